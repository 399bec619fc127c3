# Refusals: the reason in one sentence, and what can be done in another. No blame.

## Whose turn, whose seat

errors-not_your_turn = In { $table } tocca a { $lord }.
errors-not_your_turn-next = In { $table } tocca a { $lord }. Poi tocca a te.
errors-not_your_turn-after = In { $table } tocca a { $lord }. Tocca a te dopo { $after }.
errors-not_your_turn-ends = In { $table } tocca a { $lord }; il turno termina { $ends }.
errors-not_your_turn-until = In { $table } tocca a { $lord }, in assenza fino al { $until }; l’orologio aspetta.
errors-not_your_turn-since = In { $table } tocca a { $lord }. La partita è in pausa dal { $since }.
errors-not_your_turn-next-ends = In { $table } tocca a { $lord }; il turno termina { $ends }. Poi tocca a te.
errors-not_your_turn-next-until = In { $table } tocca a { $lord }, in assenza fino al { $until }; l’orologio aspetta. Poi tocca a te.
errors-not_your_turn-next-since = In { $table } tocca a { $lord }. La partita è in pausa dal { $since }. Poi tocca a te.
errors-not_your_turn-after-ends = In { $table } tocca a { $lord }; il turno termina { $ends }. Tocca a te dopo { $after }.
errors-not_your_turn-after-until = In { $table } tocca a { $lord }, in assenza fino al { $until }; l’orologio aspetta. Tocca a te dopo { $after }.
errors-not_your_turn-after-since = In { $table } tocca a { $lord }. La partita è in pausa dal { $since }. Tocca a te dopo { $after }.
errors-plan_now = Puoi pianificare il tuo turno già ora.
errors-not_at_table = Non sei a questo tavolo. Però puoi guardarlo.
errors-foreign_panel = Questo pannello è di { $lord }. /play apre il tuo.
errors-not_your_seat = Questo pulsante è per { $lord }.
errors-not_your_seat-nobody = Questo pulsante è per qualcun altro.
errors-resigned = Hai lasciato il tuo posto in { $table }. Puoi ancora guardare.
errors-watch_table = { $table }: può guardare solo chi gioca.
errors-watch_sealed = { $table } si apre a tutti quando il suo turno del torneo, o il giorno, è finito: altri giocano ancora con le stesse tessere.
errors-round_unknown = Non c’è un round { $round } da mostrare. { $rounds ->
    [0] È cominciata solo la prima scelta.
   *[other] L’ultimo è il round { $rounds }.
}
errors-retry_soon = Qui tutto è stato ritentato un momento fa. Quello che non riusciva ancora si ritenta da solo; puoi premere di nuovo tra { $seconds ->
    [1] un secondo
   *[other] { $seconds } secondi
}.
errors-share_soon = Hai mostrato qualcosa un momento fa. Puoi mostrare altro tra { $seconds ->
    [1] un secondo
   *[other] { $seconds } secondi
}.
errors-share_running = Una partita in corso si può mostrare solo dove si gioca. Lì può vederla chi guarda.
errors-post_refused = Discord non ha voluto mostrarlo nel canale ({ $cause }); lì non è stato pubblicato niente. Riprova. Se viene rifiutato di nuovo, dillo a chi ha Gestisci server: /admin health dice la causa.
errors-post_not_yours = Non puoi scrivere in questo canale, quindi qui non pubblico niente per te.
errors-thread_locked = Questo thread è bloccato, quindi non vi si può mostrare niente. La moderazione può sbloccarlo.
errors-share_here = Si può mostrare solo nel server dove si è giocato, se lì possono guardare tutti.
errors-hints_off-sealed = Qui non ci sono suggerimenti: altri giocano con le stesse tessere.
errors-hints_off = In { $table } non ci sono suggerimenti. Si danno nelle partite da soli contro il computer, e dove tutti li hanno accettati all’apertura del tavolo.
errors-day_played = Hai già cominciato il reame di oggi, e c’è un solo tentativo a testa. Il prossimo comincia { $ends }.
errors-day_deleted = Hai fatto cancellare i tuoi dati dopo aver cominciato il reame di oggi, e c’è un solo tentativo a testa. Il prossimo comincia { $ends }.
errors-day_none = Qui non è stato giocato nessun reame del giorno da mostrare. `/daily play` mostra quello di oggi; si racconta quando il giorno è finito.
errors-cup_fair_plays = Giochi in { $cup }, quindi le note sul gioco leale sono per gli altri che organizzano.
errors-review_running = Una partita si analizza quando è finita.
errors-review_sealed = { $table } si può analizzare quando il suo turno del torneo, o il giorno, è finito: altri giocano ancora con le stesse tessere.
errors-review_empty = In questa partita non ha giocato nessuno, quindi non c’è niente da analizzare.
errors-review_busy = In questo momento si fanno molte analisi. Riprova tra qualche minuto.
errors-review_many = Le analisi che hai chiesto sono ancora in corso ({ $most }). Aspetta che una sia pronta.
errors-review_failed = Non è stato possibile analizzare questa partita. Dillo a chi gestisce il bot; il log dice la causa.
errors-follow_over = { $table } è finita, quindi non c’è niente da seguire.
errors-follow_self = Non puoi seguirti; le tue partite sono in /games.
errors-follow_nobody = { $lord } non ha ancora giocato in questo server, quindi non c’è niente da seguire.
errors-follow_many = Segui già { $limit } partite e giocatori, e di più non si può. Prima smetti di seguirne uno.
errors-watch_where = Le partite in corso si elencano nel server dove si giocano: scrivi lì /watch.
errors-follow_where = Una persona si segue in un server: scrivilo dove gioca { $lord }.
errors-kibitz_lord = Giochi in { $table }, quindi il thread del pubblico si apre per te quando la partita è finita.
errors-kibitz_none = Nessuno ha parlato di { $table } mentre si giocava, e ora è finita.
errors-kibitz_place = Dove si gioca questa partita non si può aprire un thread privato: li ammette solo un canale di testo.
errors-kibitz_rights = Lì non posso creare o usare un thread privato. Chi gestisce il server può permetterlo; /admin check dice come.

## Late presses

errors-turn_over = Quel turno è finito: l’hai terminato. Ora tocca a { $lord }.
errors-turn_over-you = Quel turno è finito: l’hai terminato. Tocca di nuovo a te.
errors-turn_over_auto = Quel turno è finito: è stato giocato per te.
errors-turn_over_auto-autopilot-placed = Il tempo è scaduto { $at }, quindi questo turno l’ha giocato il pilota automatico: { $domino } in { $place }.
errors-turn_over_auto-autopilot-placed-took = Il tempo è scaduto { $at }, quindi questo turno l’ha giocato il pilota automatico: { $domino } in { $place }, poi { $taken }.
errors-turn_over_auto-autopilot-discarded = Il tempo è scaduto { $at }, quindi questo turno l’ha giocato il pilota automatico: scarto di { $domino }, che non entra da nessuna parte.
errors-turn_over_auto-autopilot-discarded-took = Il tempo è scaduto { $at }, quindi questo turno l’ha giocato il pilota automatico: scarto di { $domino }, che non entra da nessuna parte, poi { $taken }.
errors-turn_over_auto-autopilot-took = Il tempo è scaduto { $at }, quindi questo turno l’ha giocato il pilota automatico: presa { $taken }.
errors-turn_over_auto-plan-placed = Il tuo piano è stato giocato { $at }: { $domino } in { $place }.
errors-turn_over_auto-plan-placed-took = Il tuo piano è stato giocato { $at }: { $domino } in { $place }, poi { $taken }.
errors-turn_over_auto-plan-discarded = Il tuo piano è stato giocato { $at }: scarto di { $domino }, che non entra da nessuna parte.
errors-turn_over_auto-plan-discarded-took = Il tuo piano è stato giocato { $at }: scarto di { $domino }, che non entra da nessuna parte, poi { $taken }.
errors-turn_over_auto-plan-took = Il tuo piano è stato giocato { $at }: presa { $taken }.
errors-turn_over_auto-forced-placed = Questo turno è stato giocato per te { $at }: { $domino } in { $place }.
errors-turn_over_auto-forced-placed-took = Questo turno è stato giocato per te { $at }: { $domino } in { $place }, poi { $taken }.
errors-turn_over_auto-forced-discarded = Questo turno è stato giocato per te { $at }: scarto di { $domino }, che non entra da nessuna parte.
errors-turn_over_auto-forced-discarded-took = Questo turno è stato giocato per te { $at }: scarto di { $domino }, che non entra da nessuna parte, poi { $taken }.
errors-turn_over_auto-forced-took = Questo turno è stato giocato per te { $at }: presa { $taken }.
errors-turn_taken_back = { $lord } ha ritirato l’ultimo turno, quindi tocca di nuovo a { $lord }. La tua bozza resta.
errors-draft_changed = Nel frattempo la tua bozza è cambiata. Eccola.
errors-your_turn = Tocca a te in { $table }, quindi si gioca, non si pianifica.
errors-plan_turn_came = Nel frattempo il tuo turno in { $table } è arrivato, quindi non è stato pianificato né giocato niente. Premi Gioca per vederlo.
errors-plan_old = Quel piano era per un turno precedente. Fanne uno per il prossimo.
errors-plan_other = Prima tocca a te con un’altra tessera, quindi si pianifica prima quel turno.
errors-plan_none = In { $table } non ti restano turni da pianificare.
errors-plan_no_line = La prossima colonna non è ancora sul tavolo, quindi si può pianificare solo la posizione.
errors-plan_empty = Non c’è ancora niente da salvare: prima scegli che cosa giocare.
errors-button_unknown = Questo pulsante non è più attuale. Per continuare premi Gioca nell’ultimo messaggio, o scrivi /games.
errors-button_old = Questo pulsante non è più attuale. Ecco come stanno le cose.
errors-busy-held = In questo momento il mio database è occupato da altro, o non risponde. Niente è stato fatto; riprova tra un momento.
errors-busy = Qualcun altro ha appena mosso. Premi Gioca per vedere come stanno le cose.
errors-too_fast = Un momento, per favore.
errors-form_late = Ci ho messo troppo, e Discord non apre più il modulo. Riprova.
errors-form_refused = Discord ha rifiutato il modulo che va qui ({ $cause }); niente è cambiato. Riprova. Se viene rifiutato di nuovo, scrivi il comando con le sue opzioni e dillo a chi ha Gestisci server: /admin health dice la causa.
errors-vote_over = Quella domanda è già decisa; il messaggio nel thread dice come.

## Games

errors-game_over = { $table } è finita con { $points }: vittoria di { $lords }.
errors-game_over-ended = { $table } è finita.
errors-game_on = Questa partita è ancora in corso. La rivincita si può chiedere quando è finita.
errors-no_game = Non conosco quella partita. /games elenca le tue.
errors-no_game_here = Non hai partite in corso. /games elenca i tuoi tavoli, /watch le partite che puoi guardare.
errors-which_game = Quale partita?
errors-which_game-near = Non conosco una partita con quel nome. Intendevi questa?
errors-game_unnamed = Può trattarsi di più partite. Indicane una con l’opzione “game”.
errors-export_waits = Quello che hai chiesto prima è ancora in preparazione. Aspettalo, poi chiedi di nuovo.
errors-export_often = In un’ora hai chiesto { $limit } volte file o i tuoi dati. Chiedi di nuovo tra un’ora.
errors-clocks_often = Così si reimpostano gli orologi di tutte le tue partite, e nell’ultima ora è già successo molte volte. Riprova tra un’ora.
errors-asked_often = Non si possono cercare tante cose tutte insieme. Aspetta un minuto, poi riprova.
errors-export_large = I tuoi dati non stanno in un solo messaggio. Chiedi a chi gestisce Castellan qui: può darteli come file.
errors-option_long = È troppo lungo: questa opzione accetta fino a { $limit } caratteri.
errors-option_unknown = “{ $text }” non è tra le scelte di questa opzione. Scegline una dalla lista.
errors-rematch_outsider = Solo chi ha giocato questa partita può chiedere la rivincita. Puoi aprire un tavolo con /game new.

## Spots and dominoes

errors-spot_unknown = Non conosco la posizione “{ $text }”. Scrivi due caselle, prima la metà sinistra, per esempio b5 a5, o la lettera di una posizione.
errors-spot_nowhere = { $domino } non entra da nessuna parte nel tuo reame, quindi si scarta. Il tuo pannello mostra che cosa resta da fare.
errors-spot_taken = { $square } è occupata.
errors-spot_area-wide = Così il tuo reame sarebbe largo { $width }; il limite è { $limit }.
errors-spot_area-high = Così il tuo reame sarebbe alto { $height }; il limite è { $limit }.
errors-spot_match = Lì nessuna metà tocca il suo paesaggio o il castello.
errors-spot_apart = { $left } e { $right } non sono vicine.
errors-spot_apart-off = { $square } non può mai far parte di questo reame.
errors-can_place = { $domino } entra in { $count ->
    [1] una posizione
   *[other] { $count } posizioni
}, quindi non si può scartare.
errors-place_first = Prima piazza la tua tessera.
errors-not_ready = Non ancora: resta qualcosa da fare.
errors-domino_taken-own = { $domino } è già tua. Libere: { $free }.
errors-domino_taken = { $domino } è già di { $lord }. Libere: { $free }.
errors-domino_unknown = { $domino } non è nella colonna. Libere: { $free }.
errors-domino_unknown-taken = Tutte le tessere con { $domino } sono prese. Libere: { $free }.
errors-domino_several = Più tessere libere hanno { $domino }: { $free }. Scrivi il numero di una.
errors-no_line = Nell’ultimo round non c’è una prossima colonna.
errors-nothing_to_place = All’inizio non c’è niente da piazzare: scegli la tua prima tessera.

## The town

errors-no_town = Questa partita non ha città. Le ha Queendomino.
errors-square_outside = { $square } non può mai far parte di questo reame: le sue caselle vanno da a1 a { $last }.
errors-square_unknown = Non conosco la casella “{ $text }”. Scrivi una casella, colonna e riga, per esempio h9.
errors-square_unknown-several = Scrivi una sola casella, per esempio { $square }. Per un’altra usa di nuovo il comando.
errors-building_unknown-near = Non conosco l’edificio “{ $text }”. Intendevi { $near }?
errors-building_unknown = Non conosco l’edificio “{ $text }”. /board mostra che cosa c’è sulla plancia costruttori.
errors-tax_no_knight = Tutti i tuoi cavalieri sono piazzati. Alcuni edifici ne portano altri.
errors-tax_not_here = I cavalieri vanno solo sulle due caselle di { $domino }.
errors-tax_discarded = Niente tasse in questo turno: la tessera è stata scartata.
errors-tax_taken = In { $square } c’è già un cavaliere.
errors-build_coins = { $building } costa { $price }; hai { $coins }.
errors-build_no_square = Non hai caselle città libere. Arrivano con le tessere.
errors-build_not_town = { $square } non è una città. Gli edifici stanno sulle caselle città.
errors-build_taken = In { $square } c’è già { $building }.
errors-build_built = In questo turno hai già comprato { $building }.
errors-build_empty = { $building } ora non è sulla plancia costruttori; /board mostra che cosa c’è. Uno spazio vuoto resta vuoto fino alla fine del round.
errors-build_none = La plancia costruttori è vuota.
errors-burn_out = In questo round il drago è fuori: l’ha pagato { $lord }.
errors-burn_out-own = In questo round il drago è fuori: l’hai pagato tu.
errors-burn_queen = Chi ha la Regina non può pagare il drago.
errors-burn_coins = Il drago costa 1 moneta; non ne hai.
errors-burn_empty = { $building } non è sulla plancia costruttori, quindi il drago non ci arriva.
errors-burn_none = La plancia costruttori è vuota, quindi il drago non ha niente da distruggere.

## Giants

errors-no_giants = Questa partita non ha giganti. Arrivano con L’era dei giganti, che si sceglie quando si apre un tavolo.
errors-giant_due = Prima viene il gigante: scegli la corona che copre.
errors-giant_none = Nessun gigante aspetta una corona: con questa tessera non ne arrivano, o non c’erano corone scoperte e il gigante se n’è andato.
errors-giant_no_crown = In { $square } non c’è una corona scoperta.
errors-send_late = Un gigante si può mandare solo subito dopo aver piazzato la sua tessera. Prima annulla i passi successivi.
errors-send_not_now = Un gigante si può mandare solo con una tessera da 49 a 54.
errors-send_no_giant = In { $square } non c’è nessun gigante.
errors-send_self = Non si può mandare un gigante al proprio reame.
errors-send_no_crown = { $lord } non ha più corone scoperte per un altro gigante.
errors-send_no_crown-nobody = Quel giocatore non ha più corone scoperte per un altro gigante.
errors-send_none = Non hai giganti da mandare.
errors-send_nobody = Nessuno ha più corone scoperte per un gigante.
errors-receive_first = Un gigante sta arrivando da te. Prima scegli la sua corona, con /receive o con il pulsante.
errors-receive_none = Nessun gigante sta arrivando da te.
errors-lord_several = Può trattarsi di più giocatori: { $lords }. Scegline uno dalla lista, o scrivi il numero del posto, per esempio k2.
errors-lord_unknown = In questa partita non conosco il giocatore “{ $text }”.
errors-lord_unknown-lords = In questa partita non conosco il giocatore “{ $text }”. Giocano: { $lords }.

## The Court

errors-no_court = Questa partita non ha La Corte. Si sceglie quando si apre un tavolo.
errors-token_unknown-near = Non conosco il gettone “{ $text }”. Intendevi { $near }?
errors-token_unknown = Non conosco il gettone “{ $text }”. /court mostra che cosa è scoperto e che cosa c’è nella pila.
errors-court_resources = Servono due risorse diverse; hai { $have ->
    [0] risorse: nessuna
    [1] un solo tipo
   *[other] { $have } tipi
}.
errors-court_resources-search = Serve una risorsa di ciascuno dei quattro tipi; hai { $have ->
    [0] risorse: nessuna
    [1] un solo tipo
   *[other] { $have } tipi
}.
errors-court_square_castle = { $square } è il castello. Un gettone vuole una casella di terra.
errors-court_square_empty = { $square } è vuota.
errors-court_square_building = In { $square } c’è un edificio.
errors-court_square_token = In { $square } c’è già un gettone.
errors-court_square_crown = In { $square } c’è una corona.
errors-court_square_terrain = Il paesaggio di { $square } non è { $terrain }.
errors-court_square_resource = In { $square } c’è una risorsa che non paga.
errors-court_pay = { $square } non può pagare: non ha risorse, o ne ha una di un tipo che paga già.
errors-court_not_there = { $token } ora non si può avere lì. /court mostra che cosa è scoperto e che cosa c’è nella pila.
errors-court_bought = Un acquisto per turno. Hai già comprato { $token }.
errors-court_none = Nessuna casella libera del tuo reame va bene.

## Partners

errors-no_partner = In questa partita non hai un partner: non si gioca a squadre.
errors-no_partner-computer = { $lord } è un giocatore computer e non legge note.
errors-bad_note = Una nota ha da 1 a { $limit } caratteri.

## Undo and take back

errors-nothing_to_undo = Niente da annullare. In questo turno non hai ancora fatto passi.
errors-takeback_off = A questo tavolo i turni non si possono ritirare.
errors-takeback_played = { $lord } ha già giocato, quindi il tuo turno resta.
errors-takeback_line = Nel frattempo è stata estratta una nuova colonna, quindi il tuo turno resta.
errors-takeback_tiles = Nel frattempo sono stati scoperti nuovi edifici, quindi il tuo turno resta.
errors-takeback_sealed = Altri giocano la stessa estrazione, quindi si può ritirare solo un turno appena terminato che non ha rivelato niente.
errors-takeback_none = Non hai nessun turno da ritirare.
errors-takeback_often = { $count ->
    [0] Qui per ritirare un turno serve il sì di tutti.
    [1] Hai già ritirato questo turno una volta. Per farlo di nuovo serve il sì di tutti.
   *[other] Hai già ritirato questo turno { $count } volte. Per farlo di nuovo serve il sì di tutti.
}
errors-takeback_game = { $count ->
    [1] In questa partita hai già ritirato turni una volta. Per farlo di nuovo serve il sì di tutti.
   *[other] In questa partita hai già ritirato turni { $count } volte. Per farlo di nuovo serve il sì di tutti.
}
errors-takeback_alone = In questa partita hai ritirato turni { $count } volte, quante ne permette una partita. /game solo ne comincia una nuova.
errors-takeback_voted = In questa partita si sono ritirati turni con un voto { $count } volte, quante ne permette una partita. Continua da qui.
errors-takeback_time = In quel turno non resta tempo, quindi resta com’è.
errors-takeback_free = Puoi ritirare il tuo turno senza chiedere a nessuno.

## Questions, clocks and seats

errors-vote_open = { $lord } ha già fatto una domanda in { $table }. Prima va risolta quella.
errors-vote_alone = In { $table } nessun altro ha più un posto, quindi nessuno può dire sì. Puoi continuare o abbandonare.
errors-vote_again = Gli altri hanno appena detto di no. Puoi chiederlo di nuovo { $at }.
errors-no_clock = In { $table } non c’è orologio: nessuno ha fretta, e niente va messo in pausa.
errors-paused = L’orologio di { $table } è già fermo: c’è una pausa decisa insieme. Si possono ancora giocare turni.
errors-bad_until = Una pausa finisce entro { $days } giorni da ora.
errors-until_unknown = Non conosco il tempo “{ $text }”. Scrivi una durata, per esempio 3d (3 giorni), o una data, per esempio 2030-12-24.
errors-not_idle = { $lord } c’è. Si può sostituire solo chi manca, o tace da più di metà del tempo di un turno (senza limite: due settimane).
errors-lord_away = { $lord } ha annunciato un’assenza, e questo tavolo la rispetta: l’orologio aspetta. Intanto puoi guardare la partita.
errors-guest_many = Oggi non si può chiedere a { $lord }: hai chiamato troppe persone, o { $lord } troppo spesso. Lascia il posto libero per chiunque, o riprova domani.
errors-guest_seated = { $lord } ha già un posto a questo tavolo.
errors-guest_bot = Le app non prendono posto. Scegli una persona.
errors-time_limit = { $hours ->
    [1] In questo turno si può dare al massimo un’altra ora.
   *[other] In questo turno si possono dare al massimo altre { $hours } ore.
}
errors-time_partner = È il turno del tuo partner: il tempo lo danno gli avversari. Il tuo partner può chiederlo con /game time.
errors-time_enough = In questo turno non si può dare altro tempo. Un turno può avere il tempo di un altro turno; in tre o più, ognuno può riceverlo tre volte per partita. Puoi invece chiedere al tavolo una pausa.
errors-seat_lost = Hai saltato troppi turni in { $table }, quindi il pilota automatico continua per te.
errors-seat_none = In { $table } non ci sono posti liberi.

## Tables

errors-no_table = Non conosco quel tavolo. /games elenca quelli aperti.
errors-no_table_here = Qui non hai un tavolo aperto. /game new ne apre uno, con /game join prendi posto a uno.
errors-which_table = Quale tavolo?
errors-which_table-near = Non conosco un tavolo con quel nome. Intendevi questo?
errors-table_unnamed = Può trattarsi di più tavoli. Indicane uno con l’opzione “table”.
errors-table_closed = Questo tavolo è chiuso: nessuno può più prendere posto.
errors-computer_level = Qui non possono giocare questa partita: { $lords }. Quel livello vuole numba, che chi ospita il bot non ha installato. Scegli un altro livello, o prima libera quel posto.
errors-join_again = Il tuo posto in { $table } si è liberato più di una volta. Puoi tornarci { $at }.
errors-join_full = Tutti i posti sono presi.
errors-join_started = Questa partita è cominciata, quindi nessuno può più prendere posto.
errors-join_seated = Hai già un posto a questo tavolo.
errors-join_role = Questo tavolo è per { $role }. /games ne elenca altri.
errors-join_blocked = Non puoi entrare a questo tavolo.
errors-block_self = Non puoi bloccarti.
errors-block_bot = I bot non giocano, quindi non ne avrai mai uno al tavolo.
errors-block_many = Puoi bloccare al massimo { $limit } persone. Prima togli il blocco a qualcuno.
errors-too_many-tables-person = Hai { $limit } tavoli aperti. Chiudine uno, o aspetta che cominci una partita, poi apri il prossimo.
errors-too_many-tables-server = Questo server ha { $limit } tavoli aperti. Prendi posto a uno di quelli, o aspetta che alcuni comincino.
errors-too_many-openings-person = In un giorno hai aperto { $limit } tavoli. Aprine altri domani, o prendi posto a un altro.
errors-too_many-openings-server = In un giorno su questo server si sono aperti { $limit } tavoli. Apri il tuo domani.
errors-too_many-seats-person = Hai { $limit } posti. Finisci una partita, o lascia un tavolo aperto, poi prendi il prossimo.
errors-too_many-seats-server = Su questo server sono presi { $limit } posti. Prendine uno quando alcune partite sono finite.
errors-too_many-alone-person = Hai in corso { $limit } partite contro il computer. Finiscine o abbandonane una, poi comincia la prossima.
errors-too_many-alone-server = Su questo server sono in corso { $limit } partite contro il computer. Comincia la tua quando alcune sono finite, o nei messaggi diretti.
errors-too_many-takeovers-person = In un giorno altri hanno preso { $limit } dei tuoi posti. Domani potrai di nuovo prendere un posto.
errors-too_many-takeovers-server = In un giorno su questo server sono passati di mano { $limit } posti. Prendi questo domani.
errors-too_many-invitations-person = In un giorno hai mandato { $limit } inviti. Mandane altri domani; chiunque può anche prendere un posto libero.
errors-too_many-invitations-server = In un giorno su questo server si sono mandati { $limit } inviti. Manda i tuoi domani.
errors-too_many-notes-person = In un giorno hai lasciato { $limit } note. Lasciane altre domani.
errors-too_many-notes-server = In un giorno su questo server si sono lasciate { $limit } note. Lascia la tua domani.
errors-too_many-votes-person = In un giorno hai fatto { $limit } domande. Fanne altre domani.
errors-too_many-votes-server = In un giorno su questo server si sono fatte { $limit } domande. Fai la tua domani.
errors-too_many-absences-person = In un anno hai annunciato { $limit } assenze. Annunciane altre quando sarà passato un anno dalla prima.
errors-too_many-absences-server = Qui sono annunciate più assenze di quante se ne possano conservare. Finché alcune non finiscono, puoi averne { $share }.
errors-too_many-queue-person = Aspetti nelle code di { $limit } server. Prima lasciane una.
errors-too_many-queue-server = Nella coda di questo server aspettano { $limit } persone. Entra quando alcune hanno un tavolo, o apri tu un tavolo.
errors-too_many-follows-person = Segui { $limit } partite, giocatori e tornei. Prima smetti di seguirne uno.
errors-too_many-follows-server = Su questo server si seguono { $limit } partite, giocatori e tornei. Segui questo quando alcuni sono finiti.
errors-too_many-kibitz-person = Hai aperto il thread del pubblico di { $limit } partite in corso. Apri il prossimo quando una è finita.
errors-too_many-kibitz-server = Su questo server { $limit } partite hanno un thread del pubblico. Aprine un altro quando alcune sono finite.
errors-too_many-tournaments-person = Non sono ancora finiti { $limit } dei tuoi tornei. Termina o annulla uno di quelli, poi pubblica il prossimo.
errors-too_many-tournaments-server = Non sono ancora finiti { $limit } tornei di questo server. Pubblica il tuo quando uno è finito.
errors-too_many-published-person = In 30 giorni hai pubblicato { $limit } tornei. Pubblicane altri quando il primo ha 30 giorni.
errors-too_many-published-server = In 30 giorni su questo server si sono pubblicati { $limit } tornei. Pubblica il tuo quando il primo ha 30 giorni.
errors-too_many-events-person = In un giorno hai fatto { $limit } cose nei tornei. Continua domani.
errors-too_many-events-server = In un giorno nei tornei di questo server si sono fatte { $limit } cose. Continua domani.
errors-too_many-log-person = In questo torneo hai fatto { $limit } cose, il massimo per una persona. Puoi ancora ritirarti, terminarlo o annullarlo.
errors-too_many-log-server = In questo torneo si sono fatte { $limit } cose, il massimo possibile. Puoi ancora ritirarti, terminarlo o annullarlo.
errors-join_reliability = Questo tavolo chiede affidabilità { $asked }%; la tua è { $percent }%. Finire le partite la aumenta.
errors-join_cap = { $games ->
    [3] Puoi giocare 3 partite alla volta finché non ne finisci una.
   *[other] Puoi giocare { $games } partite alla volta finché non ne finisci un’altra.
}
errors-join_invited = A questo tavolo può entrare solo chi ha un invito.
errors-no_such_seat = A questo tavolo non c’è un posto { $seat }: ha i posti da 1 a { $lords }.
errors-seat_taken = Il posto { $seat } è già preso.
errors-seat_free = Quel posto è già libero.
errors-own_seat = Quello è il tuo posto. Puoi invece lasciare il tavolo.
errors-no_seat = Qui non hai un posto.
errors-table_changed = Il tavolo è cambiato. Riguardalo prima di prendere posto.
errors-stay_waiting = Prima si aspetta di sapere se restano: { $lords }. Puoi liberare un posto nel pannello dell’host.
errors-calls_many = Altre persone verrebbero chiamate a rispondere, e oggi ne hai già chiamate molte che non hanno finito una partita con te. Riprova domani, o apri un altro tavolo.
errors-calls_again = A questo tavolo qualcuno è già stato chiamato oggi tre volte senza un sì. Riprova domani, o prima libera il posto.
errors-invite_seat = Prima prendi posto, poi invita.
errors-not_invited = Non hai un invito per questo tavolo.
errors-invitation_over = Quell’invito non vale più: è stato ritirato o ha avuto risposta, o il suo tavolo non c’è più.
errors-not_host = Può farlo solo { $host }, l’host.
errors-not_full = Ci sono ancora posti liberi: presi { $seated } su { $lords }. Nel pannello dell’host puoi darli a giocatori computer, o giocare in meno.
errors-seats_taken = A questo tavolo i posti presi sono più di quelli della nuova scelta. Prima libera un posto.
errors-not_expired = Questo tavolo è ancora aperto, quindi non serve riaprirlo.
errors-opener_role = In questo server solo { $role } può aprire tavoli.
errors-only_server = I tavoli si aprono in un server. Scrivi lì /game new.
errors-bad_setup = Non si può scegliere per un tavolo.
errors-bad_clock = Un turno, una riserva, quanto aggiunge un turno e il massimo devono stare ciascuno tra { $least } minuti e { $most } giorni.
errors-clock_unread = Non conosco l’orologio “{ $text }”. Scrivilo come 36h, 2d, bank 3d +8h, o “nessun limite”.
errors-clock_both = Un tavolo ha un tempo per turno o una riserva, non tutt’e due. Lascia vuoto uno dei due.
errors-clock_nothing = Scrivi i giorni o le ore di un turno, o una riserva e quanto aggiunge ogni turno.
errors-bad_setup-here = Qui non si può scegliere { $part }.
errors-bad_setup-players = { $box } è da { $least } a { $most } giocatori.
errors-bad_setup-players-one = { $box } è per { $most } giocatori.
errors-bad_setup-players-more = { $box } è da { $least } a { $most } giocatori, con L’era dei giganti anche per { $more }.
errors-bad_setup-players-giants = { $box } con L’era dei giganti è da { $least } a { $most } giocatori.
errors-bad_setup-players-teams = Le squadre sono per 6 o 8 giocatori.
errors-bad_setup-giants = L’era dei giganti non va con { $box }. Va con Kingdomino e Queendomino.
errors-bad_setup-court = La Corte non va con { $box }. Va con Kingdomino e Queendomino.
errors-bad_setup-teams = Le squadre non vanno con { $box }. Vanno con Royal Wedding.
errors-bad_setup-duel = Il Grande Duello non va con { $box }. Va con Kingdomino, per 2 giocatori.
errors-bad_setup-duel-lords = Il Grande Duello è per 2 giocatori.
errors-bad_setup-quest = { $variant } non va con L’era dei giganti: lì è una missione.
errors-bad_setup-quests = Le missioni non si possono scegliere senza L’era dei giganti. Vanno con quella.
errors-bad_setup-quests-two = Si possono scegliere due missioni diverse, o nessuna: allora se ne estraggono due.
errors-bad_setup-unknown = Non conosco “{ $value }” tra le opzioni di un tavolo.
errors-bad_preset_name = Il nome di un preset ha da 1 a { $limit } caratteri.
errors-preset_taken = Qui qualcun altro ha già salvato { $preset }. Scegli un altro nome.
errors-preset_full = Questo server ha { $limit } preset, e non c’è posto per altri. Prima se ne può togliere uno.
errors-preset_own = Qui hai salvato { $limit } preset, il massimo per una persona. Prima togline uno dei tuoi.
errors-no_preset = Quel preset non c’è più. Scegline un altro.
errors-preset_foreign = { $preset } può toglierlo chi l’ha salvato, e chi ha Gestisci server.
errors-bad_name = Il nome di un tavolo ha fino a 40 caratteri. Scegline uno più corto.
errors-away_past = Un’assenza non può cominciare nel passato. Il suo primo giorno è oggi o più tardi.
errors-away_order = L’ultimo giorno è prima del primo. Invertili.
errors-away_far = Un’assenza comincia entro { $days } giorni da ora.
errors-away_budget = Servirebbero { $days } dei tuoi giorni del { $year }; ne restano { $left } su { $budget }. Un’assenza più corta va bene.
errors-away_budget_first = Finché non hai finito una partita puoi mancare { $budget } giorni all’anno, e ne restano { $left }; poi saranno { $later }. Un’assenza più corta va bene.
errors-away_unknown = Non conosco il giorno “{ $text }”. Scrivilo come 2026-12-03, 3 dic, domani, o come 7d (7 giorni).
errors-no_absence = Quell’assenza è finita, o è già stata annullata.
errors-bad_setting = Così non si può impostare. Scegli uno dei valori offerti.
errors-bad_icons = “{ $value }” non può correggere un edificio. Si possono correggere solo gli edifici con un simbolo che nessuno ha confermato.

## Rights and us

errors-not_admin = Serve Gestisci server. Chiedi a chi ha qui quel permesso.
errors-dm_closed = Non ho potuto scriverti. Permetti i messaggi diretti da questo server, o scegli le menzioni in /settings.
errors-internal = Qualcosa è andato storto da parte mia; niente è andato perso. Riprova. (Codice { $code })
errors-discord_refused = Discord ha rifiutato quello che gli ho chiesto ({ $cause }); niente è andato perso. Riprova. Se viene rifiutato di nuovo, chi ha Gestisci server vede in /admin check se mi manca un permesso.
errors-discord_down = In questo momento Discord non mi risponde ({ $cause }); niente è andato perso. Riprova tra un minuto.
errors-gone = Il mio database è stato spostato, cancellato o danneggiato mentre lavoravo, quindi devo fermarmi. Quello che hai premuto non vale. Dillo a chi mi gestisce.
errors-no_room = In questo momento non posso scrivere niente, perché il mio disco è pieno o non scrivibile; niente è andato perso. Riprova più tardi. (Codice { $code })

## Buttons that lead on

errors-button-again = Riprova
errors-button-spots = Mostra le posizioni
errors-button-town = Apri la città
errors-button-court = Apri La Corte
errors-button-receive = Scegli una corona
errors-button-panel = Apri il pannello
errors-button-plan = Pianifica il turno
errors-button-games = Le tue partite
errors-button-open = Tavoli aperti
errors-button-new = Apri un tavolo
errors-button-solo = Contro il computer
errors-button-takeback = Ritira il turno
errors-button-take-seat = Prendi posto
errors-button-leave = Lascia il posto
errors-button-host = Pannello dell’host
errors-button-settings = Impostazioni

## Records

errors-no_import = Quel verbale qui non c’è più. Portalo di nuovo con /import.
errors-import_what = Dammi un file oppure un reame come testo.
errors-verify_what = Dammi una partita oppure un file.
errors-file_lost = Non ho potuto caricare quel file. Riprova.

# Ladders, profiles, honors, statistics.
errors-server_needed = Classifiche, profili e tabelle del giorno sono di un server. Chiedili lì.
errors-ladders_off = Gli host di questo server hanno spento le classifiche.
errors-no_ladder = Qui non è finita nessuna partita di questa scatola e di questo numero. `/ladder` mostra quelle che ci sono.
errors-no_season = In questa stagione non è finita nessuna partita. Scegline una in `/ladder`.
errors-profile_hidden = Questa persona preferisce non essere mostrata.
errors-compare_same = Scegli due persone diverse.
errors-no_stats = Questa scatola non ha niente del genere. Scegli altro in `/stats`.

## Setting up tournaments

errors-cup_rights = I tornei li prepara chi ha Gestisci server. In /admin settings può scegliere un ruolo per questo.
errors-cup_rights-role = I tornei li preparano { $role } e chi ha Gestisci server.
errors-cup_bad = “{ $value }” lì non va. Scegli uno dei valori offerti.
errors-cup_name = Il nome di un torneo ha fino a { $limit } caratteri.
errors-cup_text = Il testo di un torneo ha fino a { $limit } caratteri.
errors-cup_unready = Non si può ancora pubblicare.
errors-cup_private = La stessa estrazione a tutti i tavoli vuole thread privati, e qui non posso crearne. Chi gestisce il server può permetterlo.
errors-cup_date = Non conosco la data “{ $text }”. Scrivila come 2030-12-24 18:00, venerdì 20:00, 5d (tra 5 giorni).
errors-cup_number = “{ $text }” non è un numero. Scrivilo in cifre, per esempio 5.
errors-cup_points = Scrivi i punti di tutti i { $count } posti dal primo in poi, per esempio 5 3 2 1.
errors-cup_variant = Non conosco la variante “{ $text }”. L’opzione elenca quelle che ci sono.
errors-cup_template = Non conosco il modello “{ $text }”. L’opzione elenca quelli che ci sono.
errors-cup_which = Quale torneo: { $cups }? Indicalo con l’opzione “cup”.
errors-cup_act_tied = Il turno del tavolo { $number } è finito, quindi una parità non si può più risolvere giocando. Di’ chi è davanti, per esempio 1, 44.
errors-cup_act_swiss = In { $cup } chi incontra chi lo decide la formula: a mano si abbinano solo i turni di un sistema svizzero.
errors-cup_act_seeding = Le teste di serie di { $cup } non si scelgono a mano.
errors-cup_act_seeds = Indica partecipanti di { $cup }, ognuno una volta.
errors-cup_act_entry = “{ $text }” non è tra i partecipanti di { $cup }. Scrivi il nome o la menzione di chi partecipa, o il numero che ha in **Chi partecipa**.
errors-cup_act_which = “{ $text }” può indicare più partecipanti di { $cup }: { $lords }. Scrivi il numero di uno, per esempio #3.
errors-cup_act_whom = Indica chi siede al tavolo { $number } con l’opzione “lord”.
errors-cup_file_stranger = Riga { $line }: nessuno in questo server ha questo account, o è di un’app.
errors-cup_stranger = Questo account non è in questo server. Solo chi ne fa parte può giocare qui, o aiutare a gestire.
errors-cup_act_changed = Ormai farebbe un’altra cosa. Riguarda nel pannello.
errors-cup_act_gone = È già fatto, o la domanda è di troppo tempo fa. Il pannello mostra come stanno le cose.
errors-button-newcup = Prepara un torneo
errors-button-cups = Tornei

errors-follow_cup_over = { $cup } è finito, quindi non c’è più niente da seguire.
errors-cup_table = Questo è un tavolo di { $cup }, quindi lo decide l’organizzazione. /cup judge chiama un arbitro.

## Tournaments: signing up, taking part

errors-no_cup-near = Qui non c’è un torneo “{ $typed }”. Intendevi { $cups }?
errors-no_cup = Qui non c’è un torneo così. /cup list mostra quelli che ci sono.
errors-which_cup = Può trattarsi di più tornei. Indicane uno con l’opzione “cup”; /cup list li mostra.
errors-cup_unpaired = { $cup } comincia ora: si preparano gli abbinamenti del primo turno. Riprova tra un minuto.
errors-cup_treeless = { $cup } non ha ancora un tabellone. /cup standings mostra come sono messi tutti.
errors-cup_phase-signup = { $cup } non è cominciato, quindi non si può ancora fare.
errors-cup_phase-checkin = Le iscrizioni a { $cup } sono finite, e non è ancora cominciato.
errors-cup_phase-running = { $cup } è cominciato. Ora non si può fare.
errors-cup_phase-running-late = { $late ->
    [0] { $cup } è cominciato, quindi non puoi più entrare.
   *[other] In { $cup } si poteva entrare fino all’abbinamento del turno { $late }.
}{ $add ->
    [0] {""}
   *[other] {" "}L’organizzazione può ancora aggiungerti: scrivile.
}
errors-cup_phase-running-next = Non ci saranno altri turni di { $cup }.
errors-cup_phase-over = { $cup } è finito.
errors-cup_phase-cancelled = { $cup } è stato annullato.
errors-cup_full = { $cup } non ha posti liberi.
errors-cup_entered = Partecipi già a { $cup }.
errors-cup_entered_lord = { $lord } partecipa già a { $cup }.
errors-cup_often = Iscrizioni e ritorni in { $cup } in un giorno: { $limit }, il massimo. Torna domani.
errors-cup_often_all = Iscrizioni e ritorni in { $cup }: { $limit }, il massimo. Chiedi all’organizzazione di aggiungerti.
errors-cup_expelled = Hai avuto una squalifica in { $cup }. L’organizzazione può riammetterti.
errors-cup_expelled-partner = Il tuo partner ha avuto una squalifica in { $cup }. L’organizzazione può mettere qualcuno al suo posto.
errors-cup_role = { $cup } è per { $role }. Può entrare chi ha quel ruolo.
errors-cup_there = { $cup } è per chi ha un ruolo. Rispondi nel suo server, dove vedo i tuoi ruoli.
errors-cup_reliability = { $cup } chiede affidabilità { $asked }%; la tua è { $percent }%. Finire le partite la aumenta.
errors-cup_rating = { $cup } chiede un rating di { $asked }; il tuo è { $rating }.
errors-cup_opponents = { $cup } chiede partite con rating contro { $asked } persone diverse con questa scatola e questo numero di posti; ne hai contro { $opponents }.
errors-cup_unrated = { $cup } chiede un rating di { $asked }, e con questa scatola e questo numero di posti non ne hai. Finire una partita te ne dà uno.
errors-cup_partner = { $cup } si gioca in coppia. Indica un partner con /cup enter.
errors-cup_partner_no = Non puoi giocare con { $lord }.
errors-cup_partner_many = Oggi hai chiesto a { $limit } partner. Riprova domani, o aspetta che qualcuno lo chieda a te.
errors-cup_partner_again = Oggi hai chiesto a { $lord } { $limit } volte. Aspetta la risposta, o chiedi a qualcun altro.
errors-cup_alone = In { $cup } ognuno gioca per sé: entra senza partner.
errors-cup_not_asked = Nessuna domanda aperta ti chiede di giocare in { $cup }. Forse riguardava qualcosa che è finito.
errors-cup_not_in = Non partecipi a { $cup }.
errors-cup_which_lord = Può trattarsi di più persone: { $lords }. Scegline una dalla lista, o scrivi il numero, per esempio #3.
errors-cup_not_in_lord = Questa persona non partecipa a { $cup }.
errors-cup_unanswered = Il tuo partner non ha ancora detto sì. Puoi chiedere a qualcun altro con /cup enter.
errors-cup_partner_gone = La tua squadra non può tornare in { $cup }: un partner ha fatto cancellare i suoi dati.
errors-cup_no_cross = { $cup } ora non ha una tabella incrociata: non ha ancora giocato nessuno.
errors-cup_words = Di’ di che cosa si tratta, in { $limit } caratteri al massimo.
errors-cup_called = Hai chiamato un arbitro negli ultimi { $minutes } minuti. Lo sa già chi arbitra.
errors-cup_called_often = In un giorno hai chiamato un arbitro { $limit ->
    [1] una volta
   *[other] { $limit } volte
}. Chiama di nuovo domani, o scrivi all’organizzazione di { $cup }.

## Tournaments: running them

errors-cup_not_organiser = Può farlo solo l’organizzazione di { $cup }: { $organisers }.
errors-cup_not_organiser-nobody = { $cup } non ha un’organizzazione. Può farlo chi gestisce il server.
errors-cup_reason = Dai un motivo, in { $limit } caratteri al massimo. Possono leggerlo tutti nel registro.
errors-cup_act_hours = Dai da 1 a { $hours } ore.
errors-cup_act_nowhere = { $cup } non ha un canale in cui pubblicare, quindi non comincia niente. Prima scegli un altro canale in /organise panel.
errors-cup_act_open = { $cup } non chiede nessun ruolo.
errors-cup_act_channel = In quel canale non posso pubblicare. Scegline uno che vedo e in cui posso scrivere; lì /admin check dice che cosa manca.
errors-cup_no_write = Tu in quel canale non puoi scrivere, quindi non puoi tenerci un evento. Scegline un altro.
errors-cup_act_begins = Un turno di { $cup } è in corso: `ends:` ne sposta la fine, e con essa il turno successivo. `begins:` è per il tempo tra due turni.
errors-cup_act_no_date = Indica una data diversa da quella già prevista.
errors-cup_act_soon = { $minutes ->
    [0] Indica una data che deve ancora venire.
   *[other] È troppo presto: lascia almeno { $minutes } minuti da ora.
}
errors-cup_act_order = { $minutes ->
    [0] Il turno 1 non può cominciare prima della fine delle iscrizioni.
   *[other] Lascia almeno { $minutes } minuti di check-in prima dell’inizio del turno 1.
}
errors-cup_act_no_change = È già così.
errors-cup_act_entries = Indica chi partecipa, ognuno una volta; per uno scambio, persone di tavoli diversi.
errors-cup_act_size = Un tavolo di questo evento ha da { $least } a { $most } partecipanti; uno solo ha un bye.
errors-cup_act_first = Indica un turno da { $first } a { $last }.
errors-cup_act_adjourn = Si può rinviare solo un tavolo i cui posti danno punti, con una sola partita e una propria estrazione.
errors-cup_act_capacity = Partecipano già in { $lords }, quindi servono almeno altrettanti posti.
errors-cup_act_rounds = Il turno { $rounds } è già abbinato, quindi non possono essere meno.
errors-cup_act_paused = { $cup } è in pausa. Prima fallo riprendere.
errors-cup_act_own = Qui giochi anche tu. Chiedi di decidere a { $lords }.
errors-cup_act_early = Non hanno ancora premuto [Sono qui]: { $lords }. Il turno 1 può cominciare prima quando l’hanno fatto tutti; senza di loro non prima del { $until }: tutti hanno un giorno per il check-in.
errors-cup_act_few = Ora in { $cup } parteciperebbero in troppo pochi: ne servono { $least }.
errors-cup_act_paused_long = { $cup } è in pausa da più di { $days } giorni, quindi nessuno vi gioca più se non lo si chiede di nuovo. Si può annullare, o terminare con i risultati che ha. Per giocare di nuovo, premi [Nuovo evento uguale], poi [Invita chi giocava].
errors-cup_changed = { $cup } è cambiato dopo quel messaggio.
errors-cup_act_going = { $cup } non è in pausa.
errors-cup_act_playing = { $tables ->
    [0] Devono ancora venire turni di { $cup }, quindi non si possono ancora confermare i risultati. /organise panel dice che cosa viene dopo, e se l’evento si può terminare prima.
    [one] { $tables } tavolo di { $cup } gioca ancora. Tutto il resto viene dopo.
   *[other] { $tables } tavoli di { $cup } giocano ancora. Tutto il resto viene dopo.
}
errors-cup_act_reopen = { $cup } è stato annullato più di due giorni fa, quindi nessuno vi partecipa più se non lo si chiede di nuovo. Premi [Nuovo evento uguale], poi [Invita chi giocava].
errors-cup_act_round = { $cup } ora non ha un turno così.
errors-cup_act_settled = { $cup } è finito più di due giorni fa, quindi nessuno vi gioca più se non lo si chiede di nuovo. Si possono solo correggere i risultati. Per giocare di nuovo, premi [Nuovo evento uguale], poi [Invita chi giocava].
errors-cup_act_table = Questo turno non ha un tavolo { $number }.
errors-cup_act_no_table = Lì non si gioca niente.
errors-cup_act_rolling = In { $cup } i tavoli si susseguono. Correggi invece un risultato, o metti in pausa l’evento.
errors-cup_act_daily = In { $cup } è stato fatto { $limit } volte in un giorno, e ogni volta si sono chiamate persone. Fallo di nuovo domani.
errors-cup_act_text = Scrivi fino a { $limit } caratteri.
errors-cup_act_played = Un tavolo di questo turno è finito, quindi non vi si può più scambiare nessuno. Prima annulla gli abbinamenti, o aspetta il prossimo turno.
errors-cup_act_nobody = Non è indicato nessuno, e nessuno aspetta che possa entrare.
errors-cup_act_same-in = { $lord } fa già parte dello staff.
errors-cup_act_same-out = { $lord } non fa parte dello staff.
errors-cup_act_team = { $cup } ha posto per { $limit } organizzatori e { $limit } arbitri. Prima togli qualcuno dallo staff.
errors-cup_act_off = { $lord } non vuole far parte dello staff di { $cup }.
errors-cup_not_team = Non fai parte dello staff di { $cup }.
errors-cup_act_last = Qualcuno deve gestire { $cup }. Prima aggiungi un altro organizzatore.
errors-cup_act_standings = { $cup } ora non ha una classifica da pubblicare.
errors-cup_act_lords = { $lords ->
    [1] Indica un solo giocatore.
   *[other] Indica { $lords } giocatori, che sono partner.
}
errors-cup_act_partner = In quella squadra il partner è { $lord }. Prima metti qualcun altro al posto di { $lord }, o indica tutt’e due.
errors-cup_act_asked = A { $lord } è già stato chiesto di giocare in { $cup }. A nessuno si chiede due volte; { $lord } può ancora iscriversi, o premere **Gioco** se la domanda è aperta.
errors-cup_act_often = In questi giorni hai chiesto più volte a { $lord }. Chiedi di nuovo tra tre giorni; { $lord } può ancora iscriversi.
errors-cup_act_unanswered = Si può chiedere al massimo a { $limit } persone alla volta. Aspetta che alcune abbiano risposto.
errors-cup_act_asked_day = In un giorno hai chiesto a { $limit } persone. Chiedi ad altre domani; ci si può iscrivere anche senza invito.
errors-cup_act_file = Un file ha da 1 a { $limit } partecipanti.
errors-cup_act_line = Riga { $line }: { $lords ->
    [1] ogni iscrizione è di un giocatore.
   *[other] ogni iscrizione è di { $lords } giocatori, che sono partner.
}
errors-cup_act_known = Tutti quelli di questo file partecipano già a { $cup }, o hanno già ricevuto la domanda.
errors-cup_act_game = Questo tavolo non ha una partita { $number } su cui decidere. Scegline una da 1 a { $limit }.
errors-cup_act_sealed = Altri giocano ancora la stessa estrazione del tavolo { $number }, quindi quello che vi si è giocato non si dice ancora. Dai punti a ogni giocatore del tavolo; dove sono uguali, anche posti.
errors-cup_act_seen = { $lord } ha visto l’estrazione di questo turno a un altro tavolo. Indica qualcun altro, o aspetta la fine del turno.
errors-cup_act_places = Dai un posto o punti a ogni giocatore del tavolo. Chi divide un posto ha il migliore, per esempio 1, 2, 2, 4.

## Tournaments: entries from a file. $value: the text in the file, $line: number of the line

errors-cup_csv_bad-large = Questo file è troppo grande. Un file di iscrizioni ha fino a { $limit } KiB.
errors-cup_csv_bad-many = Questo file ha più di { $limit } righe. Porta le iscrizioni in più file.
errors-cup_csv_bad-text = Questo non è un testo con valori in colonne. Nel tuo foglio di calcolo scegli “Salva con nome” (o “Scarica”) e il tipo “CSV UTF-8 (delimitato da virgole)”, poi porta quel file.
errors-cup_csv_bad-empty = In questo file non ci sono iscrizioni. Scrivine una per riga.
errors-cup_csv_bad-columns = Non conosco queste colonne: “{ $value }”. Chiamane una “user”, con l’id Discord di ogni giocatore.
errors-cup_csv_bad-lord = Riga { $line }: “{ $value }” non è nessuno. Scrivi un id Discord, una menzione, o quello che una mia esportazione ha sotto “player”.
errors-cup_csv_bad-rounded = Riga { $line }: un foglio di calcolo ha arrotondato l’id a “{ $value }”. Prima imposta la colonna come testo, poi inserisci di nuovo gli id.
errors-cup_csv_bad-twice = Riga { $line }: “{ $value }” è anche nella riga { $first }. Togline uno.
errors-cup_csv_bad-partner = Riga { $line }: manca il partner. Indica tutt’e due in una riga.
errors-cup_csv_bad-alone = Riga { $line }: c’è un partner, ma ognuno gioca per sé. Dai una riga a ogni giocatore.
errors-cup_csv_bad-unknown = Riga { $line }: nessuno in questo server è “{ $value }”. Scrivi il nome come lo mostra il server, quello dell’account, o un id Discord.
errors-cup_csv_bad-double = Riga { $line }: più persone sono “{ $value }”: { $lords }. Scrivi l’id di quella giusta.
errors-cup_csv_bad-names = Questo file ha più di { $limit } nomi senza un id Discord. Portali in più file.
errors-cup_trf = Un rapporto per programmi di scacchi (TRF16) vuole tavoli da due. Esporta questo evento come CSV, XLSX o JSON.
