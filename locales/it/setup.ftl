# Creating and filling a table: /game new, the open table, the host's panel, invitations.

## A set-up in words

setup-lords = { $lords ->
    [one] { $lords } giocatore
   *[other] { $lords } giocatori
}
setup-players = { $lords } giocatori
setup-grid = { $side }×{ $side }
setup-rounds = { $rounds } round
setup-dynasty = Dinastia: tre partite, punti sommati
setup-with-giants = L’era dei giganti
setup-with-court = La Corte
setup-with-teams = squadre di due
setup-quests-two = Missioni per tutti: { $quests }.
setup-quests-none = All’inizio si estraggono due missioni per tutti.
setup-partners-chosen-line = I partner si scelgono con i posti che prendono.
setup-partners-drawn-line = I partner si estraggono all’inizio.
setup-usual-here = Una partita così qui dura di solito { $time }.
setup-usual = Una partita così dura di solito { $time }.
setup-time-days = { $least }–{ $most } giorni
setup-time-days-about = circa { $most } giorni
setup-time-hours = { $least }–{ $most } ore
setup-time-hours-about = circa { $most } ore
setup-time-minutes = { $least }–{ $most } minuti
setup-time-minutes-about = circa { $most ->
    [1] un minuto
   *[other] { $most } minuti
}
setup-who-anyone = può entrare chiunque in questo server
setup-who-invited = può entrare solo chi ha un invito
setup-who-role = può entrare solo { $role }
setup-who-no-role = può entrare solo un ruolo; sceglilo qui sotto
setup-who-reliable = affidabilità almeno { $percent }%

## /game new, screen 1: the box

setup-new-title =
    ### Un nuovo tavolo
    {"**"}Scatola** → Giocatori → Varianti → Orologio → Chi
setup-new-last = Come l’ultima volta qui: { $setup }.
setup-new-same = Come l’ultima volta
setup-new-which-box = Quale scatola?
setup-new-or-preset = O un preset…
setup-box-kingdomino-about = 2–4 giocatori · piazza, scegli, conta le corone
setup-box-queendomino-about = 2–4 giocatori · con città, cavalieri, la Regina e il drago
setup-box-royal_wedding-about = 3–8 giocatori · le due scatole insieme, in 6 o 8 a squadre di due
setup-box-discovery-about = 2 giocatori · 24 tessere proprie, sei round brevi
setup-preset-saved-about = Salvato da questo server: { $setup }
setup-preset-mighty_duel = Il Grande Duello
setup-preset-mighty_duel-about = 2 giocatori, 7×7, tutte le 48 tessere
setup-preset-queen_duel = Queendomino in due
setup-preset-queen_duel-about = 2 giocatori, 7×7, tutte le 48 tessere, tutti gli edifici
setup-preset-dynasty = Dinastia
setup-preset-dynasty-about = Tre partite di fila, punti sommati
setup-preset-giants_five = Giganti in cinque
setup-preset-giants_five-about = 5 giocatori, L’era dei giganti: giganti, impronte e due missioni
setup-preset-wedding_teams = Royal Wedding a squadre
setup-preset-wedding_teams-about = 6 giocatori a squadre di due, due scatole, 7×7 per squadra

## /game new, screen 2: everything on one page

setup-ready-title = ### Un nuovo tavolo
setup-edit-title = ### { $table } · opzioni
setup-edit-at-once = I cambiamenti valgono subito, e al tavolo li vedono tutti.
setup-edit-asks = Ogni cambiamento vale subito. A chi ha un posto qui si chiede se resta, e la partita aspetta le risposte.
setup-ready-lords = Giocatori
setup-variants-nothing = nessuna
setup-ready-variants = Varianti: nessuna
setup-ready-who = Chi può entrare
setup-ready-role = Quale ruolo può entrare?
setup-lords-kingdomino-2 = 24 tessere, 6 round; due re a testa
setup-lords-kingdomino-3 = 36 tessere, 12 round
setup-lords-kingdomino-4 = Tutte le 48 tessere, 12 round
setup-lords-mighty_duel-2 = Tutte le 48 tessere, 12 round; due re a testa
setup-lords-queendomino-2 = Tutte le 48 tessere, 12 round, 7×7; due re a testa
setup-lords-queendomino-3 = Tutte le 48 tessere, 12 round; una tessera a round esce dal gioco
setup-lords-queendomino-4 = Tutte le 48 tessere, 12 round
setup-lords-royal_wedding-3 = 96 tessere, 24 round, 7×7; una tessera a round esce dal gioco
setup-lords-royal_wedding-4 = 96 tessere, 24 round, 7×7
setup-lords-royal_wedding-5 = 96 tessere in colonne di otto, 12 round; tre a round escono
setup-lords-royal_wedding-6 = 96 tessere in colonne di otto, 12 round; due a round escono
setup-lords-royal_wedding-7 = 96 tessere in colonne di otto, 12 round; una a round esce
setup-lords-royal_wedding-8 = 96 tessere in colonne di otto, 12 round
setup-lords-teams-6 = Tre squadre, 7×7 per squadra, 12 round; due tessere a round escono
setup-lords-teams-8 = Quattro squadre, 7×7 per squadra, 12 round
setup-lords-giants-2 = 30 tessere su 60, 6 round; due re a testa
setup-lords-giants_big-2 = Tutte le 60 tessere, 12 round, 7×7; due re a testa
setup-lords-giants-3 = Tutte le 60 tessere, 12 round; due escono prima di ogni scelta
setup-lords-giants-4 = Tutte le 60 tessere, 12 round; una esce prima di ogni scelta
setup-lords-giants-5 = Tutte le 60 tessere, 12 round
setup-lords-discovery-2 = 24 tessere proprie, 6 round; due re a testa
setup-variant-mighty_duel-about = Un reame 7×7 con tutte le tessere, in 2
setup-variant-middle_kingdom-about = +10 se il tuo castello è al centro della griglia
setup-variant-harmony-about = +5 se non scarti mai una tessera
setup-variant-dynasty-about = Tre partite, punti sommati
setup-variant-giants-about = Giganti coprono corone, impronte li mandano via; due missioni; fino a 5
setup-variant-court-about = Le risorse comprano edifici e personaggi; un ultimo passo in ogni turno
setup-variant-teams-about = In due con un reame, le sue monete e i suoi cavalieri
setup-extra-giants = L’era dei giganti
setup-extra-court = La Corte
setup-extra-teams = Squadre di due
setup-pick-anyone = Qui può entrare chiunque
setup-pick-invited = Solo chi invito io
setup-pick-role = Solo questo ruolo…
setup-pick-role-about = Scegli il ruolo qui sotto
setup-pick-reliable = Affidabilità almeno { $percent }%
setup-pick-reliable-usual = Affidabilità almeno 80%
setup-pick-reliable-about = Va con ognuna delle altre; chi è nuovo qui conta come affidabile
setup-only-lords = { $box } è per { $most } giocatori.
setup-unknown-variant = Non conosco la variante “{ $text }”. L’opzione elenca quelle che ci sono.
setup-no-mighty_duel-lords = Il Grande Duello è per 2 giocatori.
setup-no-teams-lords = Le squadre sono per 6 o 8 giocatori.
setup-no-teams-box = Le squadre vanno con Royal Wedding.
setup-no-partners = I partner vanno con le squadre di due.
setup-no-any-giants = { $variant } non va con L’era dei giganti: lì è una missione.
setup-no-any-box = { $variant } non va con { $box }.
setup-no-all-giants = { $variants } non vanno con L’era dei giganti: lì sono missioni.
setup-no-all-box = { $variants } non vanno con { $box }.
setup-off-mighty_duel-lords = Il Grande Duello non vale più: è per 2 giocatori.
setup-off-mighty_duel-box = Il Grande Duello non vale più: va con Kingdomino.
setup-off-teams-lords = Le squadre non valgono più: sono per 6 o 8 giocatori.
setup-off-teams-box = Le squadre non valgono più: vanno con Royal Wedding.
setup-off-giants-variants = L’era dei giganti non vale più: non va con { $bonuses }.
setup-off-computers = Ora ci sono meno giocatori computer: il tavolo ha troppo pochi posti, o qui non possono giocare questa partita.
setup-off-quests-giants = Le missioni scelte non valgono più: vanno con L’era dei giganti.
setup-off-any-giants = { $variant } non vale più: con L’era dei giganti è una missione.
setup-off-any-box = { $variant } non vale più: non va con { $box }.
setup-off-any-here = { $variant } non vale più: qui non si può scegliere.
setup-off-lords = Ora è un tavolo per { $lords }: { $box } è da { $least } a { $most }.
setup-off-lords-one = Ora è un tavolo per { $lords }: { $box } è per { $most }.
setup-off-lords-giants = Ora è un tavolo per { $lords }: senza L’era dei giganti { $box } è da { $least } a { $most }.
setup-off-lords-teams = Ora è un tavolo per { $lords }: le squadre sono per 6 o 8.
setup-open = Apri il tavolo
setup-more = Altre opzioni
setup-keep = Salva come preset
setup-keep-title = Salva come preset
setup-keep-label = Un nome che qui vedono tutti
setup-kept = Salvato come { $preset }. Lo trovi sotto “O un preset…”.
setup-presets = Togli un preset…
setup-presets-title =
    ### Togli un preset
    Può toglierlo chi l’ha salvato; chi ha Gestisci server può toglierli tutti. I tavoli restano come sono.
setup-presets-which = Quale preset?
setup-removed = Preset { $preset } tolto.
setup-unknown-preset = Non conosco il preset “{ $text }”. L’opzione elenca quelli che ci sono.
setup-closed = Non è stato aperto niente. /game new riporta le tue scelte.
setup-done = Buona partita.
setup-opened = Il tavolo { $table } è aperto in { $channel }.
setup-host-button = Pannello dell’host

## More options

setup-more-name-own = Il tavolo si chiama { $table }.
setup-name-label = Nome (vuoto: estratto a sorte)
setup-switches = A questo tavolo
setup-switch-other = Senza spunta: { $other }
setup-partners = Partner
setup-partners-chosen = I partner si scelgono
setup-partners-drawn = I partner si estraggono
setup-pick-partners-chosen = I partner si scelgono
setup-pick-partners-drawn = I partner si estraggono
setup-quests = Missioni (nessuna: 2 estratte)
setup-quests-one = Scegli due missioni, o nessuna: allora se ne estraggono due.
setup-quest-bleak_king-about = 10 punti per ogni terra di almeno 5 caselle senza corone scoperte
setup-starts = Inizio
setup-starts-full = Comincia da sola al completo
setup-starts-host = La fa cominciare l’host
setup-missed = Turni saltati prima di perdere il posto
setup-missed-1 = 1 turno saltato
setup-missed-2 = 2 turni saltati
setup-missed-3 = 3 turni saltati
setup-missed-4 = 4 turni saltati
setup-missed-5 = 5 turni saltati
setup-vacation = Assenze e fine settimana di silenzio
setup-vacation-yes = Assenze e fine settimana di silenzio si rispettano
setup-vacation-no = Assenze e fine settimana di silenzio non si rispettano
setup-takeback = Ritirare un turno
setup-takeback-yes = I turni si possono ritirare finché non gioca chi segue
setup-takeback-no = I turni non si possono ritirare
setup-numbers = Lettere delle posizioni
setup-numbers-yes = Le posizioni migliori hanno lettere
setup-numbers-no = Nessuna lettera sulle posizioni
setup-hints = Suggerimenti
setup-hints-yes = Suggerimenti permessi; non conta in nessuna classifica
setup-hints-no = Niente suggerimenti
setup-unusual-line = { $said }.
setup-hints-line = Suggerimenti permessi: nel proprio turno ognuno può chiedere a un computer forte che cosa giocare. Alla fine si vede quanti ne ha chiesti ciascuno. La partita non conta in nessuna classifica.
setup-watching = Pubblico
setup-watching-everybody = Qui possono guardare tutti
setup-watching-table = Può guardare solo il tavolo
setup-detail = Dettaglio del thread
setup-detail-turn = Il thread tiene ogni turno
setup-detail-round = Il thread tiene ogni round

## The open table

setup-table-open = ### { $table } · un tavolo è aperto
setup-seat-taken = { $seat } · **{ $name }**
setup-seat-host = { $seat } · **{ $name }** (host)
setup-seat-free = { $seat } · *libero*
setup-seat-kept = { $seat } · *riservato a* **{ $name }**
setup-team-line = { $seats } · { $first } e { $second }
setup-team-taken = **{ $name }**
setup-team-host = **{ $name }** (host)
setup-team-free = *libero*
setup-team-kept = *riservato a* **{ $name }**
setup-table-invited = Hanno un invito: { $names }.
setup-table-asked-there = Si attende conferma della presenza da: { $names }. La partita aspetta la risposta.
setup-table-asked = Dopo un cambiamento si attende conferma da: { $names }. La partita aspetta la risposta.
setup-table-expires = Il tavolo si chiude da solo { $when } se nessuno lo completa.
setup-take-seat = Prendi posto
setup-leave = Lascia il posto
setup-leave-table = Lascia { $table }
setup-invite = Invita…
setup-host = Host…
setup-start = Comincia
setup-starts-full-rule = Comincia da sola quando è preso l’ultimo posto.
setup-starts-full-earlier = Comincia da sola quando è preso l’ultimo posto, o prima, se lo vogliono l’host e tutti quelli che hanno un posto.
setup-starts-host-rule = L’host fa cominciare la partita quando tutti i posti sono presi.
setup-starts-host-earlier = L’host fa cominciare la partita quando tutti i posti sono presi, o prima, se lo vogliono tutti quelli che hanno un posto.
setup-begun-title = ### { $table }
setup-begun = Giocano { $lords }: { $thread }
setup-begun-here = Giocano { $lords }, qui nel canale.
setup-begun-direct = Giocano { $lords }, nei messaggi diretti.
setup-begun-soon = Giocano { $lords }.
setup-over = La partita è finita.
setup-over-where = { $result } La partita: { $thread }
setup-expired =
    ### { $table }
    Nessuno ha preso l’ultimo posto entro 7 giorni, quindi questo tavolo è chiuso.
setup-table-closed =
    ### { $table }
    Questo tavolo è stato chiuso.
setup-table-empty =
    ### { $table }
    Se ne sono andati tutti, quindi questo tavolo è chiuso.
setup-expired-mention = { $mention }, nessuno ha preso l’ultimo posto di { $table } entro 7 giorni, quindi il tavolo è chiuso.
setup-expired-direct = Nessuno ha preso l’ultimo posto di { $table } entro 7 giorni, quindi il tavolo è chiuso.
setup-role-gone-mention = { $mention }, il ruolo a cui era riservato il tuo tavolo { $table } non esiste più, quindi nessuno può prendere posto. Lascia giocare qualcun altro.
setup-role-gone-direct = Il ruolo a cui era riservato il tuo tavolo { $table } non esiste più, quindi nessuno può prendere posto. Lascia giocare qualcun altro.
setup-open-again = Riaprilo
setup-opened-again = Il tavolo { $table } è di nuovo aperto in { $channel }.

## Taking seats and leaving

setup-which-seat = Quale posto in { $table }? Due posti condividono un reame.
setup-seat-number = Posto { $seat }
setup-beside = Con { $name } al posto { $seat }
setup-beside-nobody = Il posto { $seat } accanto è libero
setup-you-sit = Hai il posto { $seat } in { $table }.
setup-you-sit-with = Con te: { $others }.
setup-you-sit-free = { $free ->
    [1] C’è ancora un posto libero.
   *[other] Ci sono ancora { $free } posti liberi.
}
setup-you-sit-where = Il tavolo: { $link }
setup-you-sit-beside = Il tuo partner è { $partner }.
setup-you-sit-alone = Il posto del tuo partner è ancora libero.
setup-you-sit-last = Hai il posto { $seat } in { $table }, e la partita comincia.
setup-you-left = Hai lasciato { $table }.
setup-you-left-host = Hai lasciato { $table }. Ora l’host è { $host }.
setup-you-left-closed = Hai lasciato { $table }. Non resta nessuno, quindi il tavolo è chiuso.

## Invitations

setup-invite-title =
    ### { $table } · inviti
    Chi vorresti a questo tavolo?
setup-invite-people = Invita persone…
setup-invited-now = Hai invitato { $names }.
setup-invited-nobody = Non hai invitato nessuno: i bot non giocano.
setup-not-invited-seated = Hanno già un posto: { $names }.
setup-not-invited-invited = Hanno già un invito: { $names }.
setup-not-invited-declined = Hanno detto di no per questo tavolo, e non si chiede di nuovo: { $names }. Possono ancora prendere posto di loro iniziativa.
setup-not-invited-removed = L’host ha liberato il loro posto a questo tavolo, e solo l’host può invitarli di nuovo: { $names }.
setup-not-invited-again = Oggi già chiamati tre volte senza un sì: { $names }. Puoi invitarli di nuovo domani.
setup-not-invited-many = Senza invito: { $names }. Oggi hai invitato molte persone che non hanno finito una partita con te; riprova domani.
setup-not-invited-bot = I bot non giocano: { $names }.
setup-not-invited-blocked = Non per questo tavolo: { $names }.
setup-not-invited-no_seat = Nessun posto libero per { $names }.
setup-invitation = { $mention }, **{ $host }** ti invita a **{ $table }** ({ $setup }).
setup-stay = { $mention }, **{ $host }** ha cambiato **{ $table }**, dove hai un posto. Resti?
setup-stay-yes = Resto
setup-there = { $mention }, **{ $table }** può cominciare, e i turni sono brevi. Ci sei?
setup-there-yes = Sono qui
setup-stay-until = Senza risposta il tuo posto si libera { $when }. La partita non comincia prima che tutti abbiano risposto.
setup-changed = { $table } è cambiato dopo quel messaggio. Ora è così:
setup-icons = Edifici con numeri corretti da questo server: { $buildings }
setup-before-seat = Che cosa si gioca in { $table }:
setup-accept = Accetta
setup-decline = Rifiuta
setup-you-declined = Hai detto di no. Lo viene a sapere solo { $host }, in privato.

## The host's panel

setup-panel-inherited = { $host } ha lasciato il server, quindi ora l’host sei tu.

setup-panel-title =
    ### { $table } · pannello dell’host
    Lo vedi solo tu.
setup-panel-declined = Questa volta non possono: { $names }.
setup-panel-free-seat = Libera un posto
setup-panel-seat = Posto { $seat } · { $name }
setup-panel-freed = Il posto { $seat } è di nuovo libero.
setup-panel-asked = Prima si chiede a tutti gli altri. Quando tutti hanno detto sì, la partita può cominciare.
setup-panel-start = Comincia in { $lords }
setup-panel-not-yet = { $missing ->
    [1] Per cominciare manca ancora un giocatore.
   *[other] Per cominciare mancano ancora { $missing } giocatori.
}
setup-panel-change = Cambia le opzioni
setup-panel-close = Chiudi il tavolo
setup-panel-sure =
    ### { $table } · chiudere il tavolo?
    Tutti perdono il posto. Nient’altro va perso.
setup-panel-keep = Lascialo aperto
setup-panel-closed = { $table } è chiuso.
setup-panel-too-few-lords = Qui i posti presi sono { $seated }, quindi il tavolo non può essere più piccolo.

## Computer lords

setup-computers = Computer…
setup-computers-title = ### { $table } · giocatori computer
setup-computers-about = Un giocatore computer gioca da solo. Le partite con un computer contano in classifiche proprie, e per nient’altro.
setup-computers-level = Dai un posto a…
setup-computers-temper = Il suo carattere
setup-computers-seat = Nel primo posto libero
setup-computers-seated = { $lord } ha il posto { $seat }.
setup-computers-placeholder = Giocatori computer
setup-computers-none = Giocatori computer: nessuno
setup-computers-some-balanced = { $count } × { $level } (computer)
setup-computers-some-careful = { $count } × { $level }, prudente (computer)
setup-computers-some-greedy = { $count } × { $level }, avido (computer)
setup-computers-some-spiteful = { $count } × { $level }, dispettoso (computer)
setup-computers-line = Giocano anche giocatori computer: { $lords }. La partita non conta in nessuna classifica di persone.
setup-computers-missing = Qui mancano: { $levels } (serve numba, che non è installato)
setup-solo-title =
    ### Gioca contro il computer
    { $lords ->
        [1] Giochi contro un computer
       *[other] Giochi contro { $lords } computer dello stesso livello
    }. Si comincia quando scegli il livello.
setup-solo-practice = Per allenamento: non c’è orologio, puoi ritirare quello che vuoi e chiedere suggerimenti, e non conta in nessuna classifica.
setup-solo-rated = Per la classifica: hai un giorno per ogni turno, non si può ritirare niente, non ci sono suggerimenti, e abbandonare conta come sconfitta.
setup-solo-how = Per che cosa?
setup-solo-how-practice = Per allenamento
setup-solo-how-practice-about = Senza orologio; ritiri e suggerimenti
setup-solo-how-rated = Per la classifica
setup-solo-how-rated-about = Un giorno per turno; vedi /ladder con computer
setup-solo-no-ladder = Qui una partita è per allenamento: le classifiche sono dei server.
setup-solo-level = Contro…
setup-solo-box = Quale scatola?
setup-solo-begun = { $table } comincia, in un thread privato in { $channel }: lo vedi solo tu. Lì arriva un avviso quando tocca a te; [Gioca] e `/play` lo aprono ovunque.
setup-solo-begun-direct = { $table } comincia, qui nei nostri messaggi diretti. [Gioca] e `/play` aprono il tuo turno.
setup-solo-closed = Qui non posso scriverti, quindi una partita non andrebbe avanti. Permetti i messaggi diretti da un server in comune, o usa `/game solo` in un server.
setup-solo-nothing = Non hai partite in corso. `/game new` apre un tavolo per più persone.
setup-solo-begun-open = { $table } comincia, in un thread in { $channel } che possono vedere anche altri: lì non posso aprire thread privati. [Gioca] e `/play` aprono il tuo turno ovunque.
setup-pause = Quando giocano i computer
setup-pause-0 = I computer giocano subito
setup-pause-0-about = Tra più persone, dopo il minuto per ritirare
setup-pause-1 = I computer giocano dopo 1 minuto
setup-pause-2 = I computer giocano dopo 2 minuti
setup-pause-10 = I computer giocano dopo 10 minuti
setup-pause-60 = I computer giocano dopo 1 ora
setup-pause-line = { $minutes ->
    [1] I computer giocano dopo un minuto.
    [60] I computer giocano dopo un’ora.
   *[other] I computer giocano dopo { $minutes } minuti.
}
setup-computer-page = Paggio
setup-computer-page-about = Livello 1: principiante, guarda la tessera in mano
setup-computer-squire = Scudiero
setup-computer-squire-about = Livello 2: pensa una tessera avanti, ma sbaglia spesso
setup-computer-knight = Cavaliere
setup-computer-knight-about = Livello 3: sbaglia meno, e pensa agli altri
setup-computer-duke = Duca
setup-computer-duke-about = Livello 4: forte
setup-computer-sovereign = Sovrano
setup-computer-sovereign-about = Livello 5: il più forte
setup-temper-balanced = Equilibrato
setup-temper-balanced-about = Gioca per vincere
setup-temper-careful = Prudente
setup-temper-careful-about = Evita i rischi
setup-temper-greedy = Avido
setup-temper-greedy-about = Bada soprattutto ai propri punti
setup-temper-spiteful = Dispettoso
setup-temper-spiteful-about = Ama rovinare i piani degli altri
setup-computer-numbered = { $level } { $number }
setup-computer-named-balanced = { $level } (computer)
setup-computer-named-careful = { $level } prudente (computer)
setup-computer-named-greedy = { $level } avido (computer)
setup-computer-named-spiteful = { $level } dispettoso (computer)

## Which table is meant

setup-which-table = Quale tavolo?
setup-choice-table = { $table } · posti presi: { $seated } su { $lords }
setup-choice-join = { $table } · { $setup } · posti presi: { $seated } su { $lords }

## Refusals of this area

setup-only-server = I tavoli si aprono in un server. Mi trovi in { $servers }.
setup-only-server-none = I tavoli si aprono in un server, e non ne conosco ancora nessuno in comune.
setup-no-place = In { $channel } non si può giocare una partita. Apri il tavolo in un canale di testo, un canale di annunci o un post di un forum.
setup-no-write = Non puoi scrivere in { $channel }, quindi lì non puoi aprire un tavolo né aspettarne uno.
setup-no-right =
    Non posso scrivere in { $channel }, quindi un tavolo lì resterebbe invisibile.
    Gli host di questo server vedono che cosa manca con /admin check.

## How variants may be typed, besides their names

setup-word-mighty_duel = Grande Duello
setup-word-middle_kingdom = Il Regno di mezzo
setup-word-harmony = Armonia
setup-word-dynasty = Dinastia
setup-word-giants = Giganti
setup-word-court = Corte
setup-word-teams = Squadre

## Commands

setup-command-game-new = Apri un tavolo: passo per passo, o subito con box, lords e who
setup-command-game-join = Prendi posto a un tavolo aperto
setup-command-game-leave = Lascia il tuo posto prima dell’inizio
setup-command-game-invite = Invita qualcuno al tuo tavolo
setup-command-game-decline = Rifiuta un invito
setup-command-game-start = Fai cominciare ora il tuo tavolo
setup-command-game-host = Apri il pannello dell’host
setup-command-game-computer = Dai un posto del tuo tavolo a un giocatore computer
setup-option-ladder = Se conta nella classifica con giocatori computer
setup-command-game-solo = Gioca subito contro il computer
setup-option-level = Quanto è forte
setup-option-temper = A che cosa bada
setup-option-box = Quale scatola
setup-option-lords = Quanti giocatori
setup-option-variants = Regno di mezzo, Armonia, Grande Duello, Dinastia
setup-option-giants = L’era dei giganti: giganti, impronte, due missioni
setup-option-court = La Corte: risorse, edifici e personaggi
setup-option-teams = Squadre di due, per 6 o 8 giocatori a Royal Wedding
setup-option-quests = Due missioni dell’Era dei giganti; se mancano, si estraggono
setup-option-partners = Come si trovano i partner nelle squadre
setup-option-clock = Il tempo per un turno, per esempio 1 giorno a turno, 36h, 2d o bank 3d +8h
setup-option-who = Chi può entrare
setup-option-reliability = L’affidabilità che serve per entrare, in percentuale
setup-option-name = Un nome per il tavolo
setup-option-preset = Un tavolo già pronto
setup-option-table = Quale tavolo
setup-option-seat = Quale posto
setup-option-user = Chi
