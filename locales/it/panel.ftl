# The private screens of a game: the turn's panel, looking, the menu, and their commands.

## The state of a game

panel-round = { $round ->
    [0] la prima scelta
   *[other] round { $round } di { $rounds }
}

## The panel of a turn

panel-title-free = ### Il tuo turno · { $round }
panel-title-start-free = ### La tua prima scelta
panel-title-start-king-free = ### La tua prima scelta · re { $king } di { $kings }
panel-title-ends = ### Il tuo turno · { $round } · termina { $ends }
panel-title-away = ### Il tuo turno · { $round } · in assenza fino al { $until }; l’orologio aspetta
panel-title-paused = ### Il tuo turno · { $round } · in pausa dal { $since }
panel-title-stands = ### Il tuo turno · { $round } · in pausa fino al { $until }
panel-title-start-ends = ### La tua prima scelta · termina { $ends }
panel-title-start-away = ### La tua prima scelta · in assenza fino al { $until }; l’orologio aspetta
panel-title-start-paused = ### La tua prima scelta · in pausa dal { $since }
panel-title-start-stands = ### La tua prima scelta · in pausa fino al { $until }
panel-title-start-king-ends = ### La tua prima scelta · re { $king } di { $kings } · termina { $ends }
panel-title-start-king-away = ### La tua prima scelta · re { $king } di { $kings } · in assenza fino al { $until }; l’orologio aspetta
panel-title-start-king-paused = ### La tua prima scelta · re { $king } di { $kings } · in pausa dal { $since }
panel-title-start-king-stands = ### La tua prima scelta · re { $king } di { $kings } · in pausa fino al { $until }
panel-clock-ends = Il turno termina { $ends }.
panel-clock-away = { $lord } è in assenza fino al { $until }; l’orologio aspetta.
panel-clock-paused = La partita è in pausa dal { $since }, e l’orologio pure.
panel-clock-stands = La partita è in pausa fino al { $until }, e l’orologio pure.
panel-is-below = Questo pannello è più in basso.
panel-is-above = Questo pannello è più in alto.
panel-is-elsewhere = Questo pannello è aperto in un altro canale.
panel-table = -# { $table }
panel-place = Piazza { $domino }: { $halves }.
panel-later = Più avanti in questo round: { $domino }, { $halves }.
panel-choose-first = Scegli una tessera della prima colonna. I numeri bassi giocano prima, quelli alti valgono di più.

panel-partner-sees = Anche il tuo partner { $partner } vede questo pannello.

panel-news-taken_back = Il tuo turno è di nuovo aperto, com’era.
panel-news-draft_kept = Ecco la tua bozza come l’hai lasciata.
panel-news-again = Il tuo turno è finito e tocca di nuovo a te.
panel-news-on-again = Tocca di nuovo a te.
panel-dropped-place = La tua posizione non va più bene, quindi è di nuovo da scegliere.
panel-dropped-discard = Ora la tua tessera entra, quindi non viene scartata.
panel-dropped-giant = La corona in { $square } non è più scoperta, quindi il gigante ne cerca un’altra.
panel-dropped-send = Il tuo gigante in { $square } non si può più mandare, quindi resta.
panel-dropped-recruit = { $token }: non si può più reclutare, quindi le risorse tornano a te.
panel-dropped-search = { $token }: non si può più cercare nella pila, quindi le risorse tornano a te.
panel-dropped-tax = Il tuo cavaliere non può più stare in { $square }, quindi ti torna in mano.
panel-dropped-build = { $building }: non va più bene, quindi torna sulla plancia.
panel-dropped-burn = Non paghi più il drago, quindi { $building } resta sulla plancia.
panel-dropped-burn-yours = Non paghi più il drago: hai comprato { $building }, l’edificio che doveva distruggere.
panel-dropped-choose = { $domino } non è più libera, quindi la scelta è di nuovo aperta.
panel-removed = Annullato: { $steps }.
panel-step-place = { $domino } in { $spot }
panel-step-discard = lo scarto di { $domino }
panel-step-giant = il gigante sulla corona in { $square }
panel-step-send = l’invio del gigante in { $square }
panel-step-tax = il cavaliere in { $square }
panel-step-build = { $building } in { $square }
panel-step-burn = il drago contro { $building }
panel-step-recruit = { $token } in { $square }
panel-step-search = { $token } in { $square }
panel-step-choose = la scelta di { $domino }
panel-gained = { $gain } { $points ->
    [one] punto
   *[other] punti
}

panel-tap-number = Tocca una lettera per piazzare la tessera. Puoi cambiare fino alla fine del turno.
panel-tap-spot = Spostala o scegli una posizione nella lista. Puoi cambiare fino alla fine del turno.
panel-tap-domino = Scegline una qui sotto. Puoi cambiare fino alla fine del turno.
panel-at = In **{ $spot }**: { $gain }, avresti { $total }.
panel-at-only = In **{ $spot }**, l’unica posizione: { $gain }, avresti { $total }.
panel-lies = { $domino } è in **{ $spot }**.
panel-lies-only = { $domino } è in **{ $spot }**, l’unica posizione.
panel-lie-halves = { $halves }.
panel-sum = { $terrain } { $squares } × { $crowns }
panel-sum-bonus = { $bonus } { $points }
panel-sums = { $sums }.
panel-bonus-won = { $bonus }: ottieni il bonus ({ $change }).
panel-bonus-lost = { $bonus }: perdi il bonus ({ $change }).
panel-then = Prendi { $domino }.
panel-then-only = Prendi { $domino }, l’ultima.
panel-takes-first = Prendi { $domino }: { $halves }.
panel-takes-first-only = Prendi { $domino }, l’ultima: { $halves }.

panel-fits-nowhere = { $domino } non entra da nessuna parte nel tuo reame, quindi si scarta.
panel-why = Perché?
panel-why-title =
    ### Perché { $domino } non entra
    { $halves }. { $places ->
        [1] C’è un solo modo di metterla accanto al tuo reame, e viola una regola
       *[other] Ci sono { $places } modi di metterla accanto al tuo reame, e ognuno viola una regola
    }. Ecco i più vicini:
panel-why-line = { $spot }: { $reason }
panel-back = Torna al mio turno

panel-other-spots = Altre posizioni
panel-best-spots = Posizioni migliori
panel-arrow-left = Sinistra
panel-arrow-up = Su
panel-arrow-down = Giù
panel-arrow-right = Destra
panel-arrow-turn = Ruota
panel-number = { $number } · { $spot } ({ $gain })
panel-spots-bonus = { $bonus } { $change } in { $spots }.
panel-all-spots = { $count ->
    [1] L’unica posizione
   *[other] Tutte le { $count } posizioni
}
panel-spot = { $spot } ({ $gain })
panel-spot-numbered = { $number }: { $spot } ({ $gain })
panel-spot-about = { $left } in { $left_square }, { $right } in { $right_square }
panel-more-spots = Altre ({ $first }–{ $last })…
panel-square-gain = { $number } · { $square } ({ $gain })
panel-square-listed = { $square } ({ $gain })
panel-all-squares = { $count ->
    [1] L’unica casella
   *[other] Tutte le { $count } caselle
}
panel-take = { $domino }
panel-take-letter = Tessera { $domino }
panel-take-halves = { $domino } { $left }–{ $right }
panel-take-half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } corona
   *[other] { $terrain } { $crowns } corone
}
panel-take-list = Prendi una tessera…
panel-taken = { $domino } · { $lord }
panel-undo = Annulla
panel-tab-land = Terra
panel-tab-town = Città
panel-tab-court = Corte
panel-look = Guarda
panel-hint = Suggerimento
panel-take-back = Ritira il turno
panel-end = Termina il turno

panel-todo = Ancora da fare: { $steps }.
panel-todo-place = piazza la tessera
panel-todo-giant = copri una corona con il gigante
panel-todo-receive = scegli la corona che il gigante copre
panel-todo-choose = prendi una tessera della prossima colonna
panel-todo-first = Ancora da fare: scegli la tua tessera.
panel-ready = Pronto. Nessuno vede niente finché non termini il turno.
panel-ready-partner = Pronto. Solo { $partner } lo vede, finché non termini il turno.
panel-ready-draws = Pronto. Alla fine del turno si estrae la prossima colonna, quindi non potrai ritirarlo.
panel-ready-tiles = Pronto. Alla fine del turno si scoprono nuovi edifici, quindi non potrai ritirarlo.
panel-ready-final = Pronto. A questo tavolo nessun turno si può ritirare.
panel-ready-ends = Pronto. Con questo turno finisce la partita, quindi non potrai ritirarlo.

## The turn is ended

panel-done-title = ### Turno terminato
panel-done-placed = { $domino } in { $spot } ({ $gain }). Hai { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}.
panel-done-placed-took = { $domino } in { $spot } ({ $gain }), poi { $taken }. Hai { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}.
panel-done-discarded = Hai scartato { $domino }: non entra da nessuna parte. Hai { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} ({ $gain }).
panel-done-discarded-took = Hai scartato { $domino }: non entra da nessuna parte. Poi { $taken }. Hai { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} ({ $gain }).
panel-done-chose = Hai preso { $taken }.
panel-done-taxed = Hai riscosso la tassa in { $square }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
panel-done-built = { $cost ->
    [0] Hai costruito { $building } in { $square } gratis.
    [one] Hai costruito { $building } in { $square } per { $cost } moneta.
   *[other] Hai costruito { $building } in { $square } per { $cost } monete.
}
panel-done-queen = La Regina è venuta da te dalla plancia costruttori.
panel-done-queen-from = La Regina ha lasciato { $lord } ed è venuta da te.
panel-done-burnt = Hai pagato il drago per distruggere { $building }.
panel-done-giant-covers = Il gigante copre la corona in { $square }.
panel-done-wandered = Il gigante non ha trovato corone da coprire e se n’è andato.
panel-done-sent = Il tuo gigante in { $square } è andato da { $receiver }.
panel-done-recruited = Hai reclutato { $token } in { $square }.
panel-done-searched = Hai trovato { $token } nella pila, ora in { $square }.
panel-done-giant = Tutti i turni sono giocati. { $lord } deve ancora scegliere la corona che un gigante copre.
panel-done-next = Tocca a { $lord }.
panel-done-next-soon = Tocca a { $lord }. Poi tocca di nuovo a te.
panel-done-next-row = Tocca a { $lord }, { $turns } volte di fila. Poi tocca di nuovo a te.
panel-done-next-you = Tocca di nuovo a te.
panel-done-next-after = Tocca a { $lord }. Tocca di nuovo a te dopo { $after }.
panel-done-over = La partita è finita. Il risultato è nel thread.
panel-done-may = -# Puoi ritirarlo finché { $lord } non fa qualcosa.
panel-done-may-minute = -# Puoi ritirarlo per un minuto; poi gioca { $lord }.
panel-done-may-alone = -# Puoi ritirarlo quando vuoi.
panel-next-game = Prossima partita ({ $count })

## Partners

panel-watching = ### Questo turno lo gioca { $lord } · { $round }
panel-watching-domino = { $domino }: { $halves }.
panel-watching-nothing = Non è ancora stato scelto niente.
panel-watching-takes = Sarà presa: { $domino }.
panel-watching-takes-only = Sarà presa: { $domino }, l’ultima.
panel-watching-still = Questa è la bozza al tuo ultimo tocco. Puoi guardarla, non cambiarla.
panel-notes = Note
panel-notes-some = Note ({ $count ->
    [one] { $count } nuova
   *[other] { $count } nuove
})
panel-notes-new = { $count ->
    [1] { $partner } ti ha lasciato una nota.
   *[other] { $partner } ti ha lasciato { $count } note.
}
panel-partners-turn = Turno del partner
panel-notes-title = ### Note con { $partner } · { $table }
panel-notes-none = Ancora nessuna nota. Le leggete solo voi due.
panel-note = { $lord } { $when }: { $text }
panel-notes-write = Scrivi una nota
panel-notes-refresh = Aggiorna
panel-notes-back = Torna al turno
panel-notes-form = Una nota per il tuo partner
panel-notes-field = Che cosa vuoi dire

## Looking

panel-look-drafted = Qui il tuo turno non finito non è contato.
panel-look-title = ### { $table } · { $round }
panel-look-over = ### { $table } · partita finita
panel-look-turn = Tocca a { $lord }. Punteggio attuale: { $points }.
panel-look-turn-sums = Tocca a { $lord }. Punteggio attuale: { $points } ({ $sums }).
panel-look-choosing = { $lord } sceglie.
panel-look-turn-you = Tocca a te. Punteggio attuale: { $points }.
panel-look-turn-sums-you = Tocca a te. Punteggio attuale: { $points } ({ $sums }).
panel-look-choosing-you = Tocca a te scegliere.
panel-look-winner = { $lord } ha vinto con { $points }.
panel-look-nobody = Non ha vinto nessuno: il pilota automatico ha giocato per tutti. Più punti: { $lords } con { $points }.
panel-look-shared = { $lords } si dividono la vittoria con { $points }.
panel-look-ended = È terminata senza risultato.
panel-look-kingdom = { $lord } ha { $points }.
panel-look-kingdom-sums = { $lord } ha { $points }: { $sums }.
panel-look-kingdom-team = { $lord } hanno { $points }.
panel-look-kingdom-sums-team = { $lord } hanno { $points }: { $sums }.
panel-look-before = ← Precedente
panel-look-page = { $page } di { $pages }
panel-look-after = Successiva →
panel-look-quest = { $quest }: { $about }. Ora: { $now }.
panel-look-resources = { $lord }: { $resources }
panel-show = Mostra…
panel-show-table = Tutto il tavolo
panel-show-kingdom = Il reame di { $lord }
panel-show-kingdom-team = { $lord } e { $partner }
panel-show-line = Le colonne
panel-show-board = Plancia costruttori
panel-show-court = La Corte
panel-show-quests = Missioni
panel-show-score = Punteggio finora
panel-show-score-over = Il punteggio
panel-show-text = Come testo
panel-game-menu = Partita…

panel-score-title = ### { $table } · punteggio finora
panel-score-title-over = ### { $table } · il punteggio
panel-score-lord = { $lord } · { $total }
panel-score-terrain = { $terrain }: { $sums } = { $points }
panel-score-part = { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
} × { $crowns ->
    [one] { $crowns } corona
   *[other] { $crowns } corone
}
panel-score-empty = { $terrain }: nessuna corona = 0
panel-score-coins = Monete: { $coins }, 1 punto ogni 3 = { $points }
panel-score-queen = La Regina, sul territorio più grande: { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
} × 1 corona = { $points }
panel-score-buildings = Edifici: { $points }
panel-score-quests = Missioni: { $points }
panel-score-court = La Corte: { $points }
panel-score-part-of = – { $part }: { $points }
panel-score-piece = – { $building }: { $points }
panel-score-piece-none = – { $building }: 0 punti propri
panel-score-per-wheat = – { $building }: { $count ->
    [one] { $count } territorio di grano
   *[other] { $count } territori di grano
} × { $each } = { $points }
panel-score-per-forest = – { $building }: { $count ->
    [one] { $count } territorio di bosco
   *[other] { $count } territori di bosco
} × { $each } = { $points }
panel-score-per-lake = – { $building }: { $count ->
    [one] { $count } territorio di lago
   *[other] { $count } territori di lago
} × { $each } = { $points }
panel-score-per-grassland = – { $building }: { $count ->
    [one] { $count } territorio di prateria
   *[other] { $count } territori di prateria
} × { $each } = { $points }
panel-score-per-swamp = – { $building }: { $count ->
    [one] { $count } territorio di palude
   *[other] { $count } territori di palude
} × { $each } = { $points }
panel-score-per-mine = – { $building }: { $count ->
    [one] { $count } territorio di montagna
   *[other] { $count } territori di montagna
} × { $each } = { $points }
panel-score-per-town = – { $building }: { $count ->
    [one] { $count } territorio di città
   *[other] { $count } territori di città
} × { $each } = { $points }
panel-score-per-tower = – { $building }: { $count ->
    [one] { $count } torre
   *[other] { $count } torri
} × { $each } = { $points }
panel-score-per-knight = – { $building }: { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
} × { $each } = { $points }
panel-score-brief = /score con il nome di un giocatore spiega edificio per edificio.
panel-score-line = { $lord } · { $total }: { $parts }
panel-score-briefest = /score con il nome di un giocatore spiega riga per riga.
panel-score-bonus = { $bonus }: { $points }
panel-score-nothing = Ancora niente dà punti.
panel-score-ties-town = -# In caso di parità: territorio più grande { $largest }.
panel-score-ties = -# In caso di parità: territorio più grande { $largest }, corone { $crowns }.

## The menu of a game

panel-menu-title =
    ### { $table } · partita
    Lo vedi solo tu.
panel-menu-resign = Abbandona…
panel-menu-abort = Fine di comune accordo…
panel-menu-record = Verbale
panel-resign-ask = Abbandoni { $table }? Al tuo posto continua il pilota automatico, e conta come sconfitta.
panel-resign-ask-solo = Abbandoni { $table }? La partita termina subito. Non conta da nessuna parte.
panel-resign-ask-rated = Abbandoni { $table }? La partita termina subito. Conta come sconfitta.
panel-resign-yes = Abbandona
panel-resign-no = Continua a giocare
panel-resigned = Hai lasciato il tuo posto in { $table }. Il pilota automatico continua per te.
panel-resigned-last = Hai lasciato il tuo posto in { $table }. A questo tavolo non c’è più nessuno, quindi è terminata.
panel-resigned-agreed = Hai lasciato il tuo posto in { $table }. Tutti gli altri volevano terminare la partita, quindi è finita.
panel-record =
    ### { $table } · verbale
    Tutta la partita come testo e come JSON.
panel-record-seedless = -# Il seme manca finché la partita non è finita.
panel-record-check = -# Chiunque può verificarlo: con /verify o con `python -m engine replay { $file }`
panel-rematch-open = La rivincita { $table } è aperta in { $channel }. Gli altri hanno un invito.
panel-rematch-already = Una rivincita è già aperta: { $table } in { $channel }.
panel-go-there = Vai lì

## Commands

panel-command-game = Tavoli e partite
panel-command-play = Apri il tuo turno o comincia una partita contro il computer
panel-command-place = Piazza la tua tessera
panel-command-discard = Scarta la tua tessera, se non entra da nessuna parte
panel-command-tax = Metti un cavaliere su una casella della tessera appena piazzata
panel-command-build = Compra un edificio e mettilo su una casella città
panel-command-burn = Paga il drago per distruggere un edificio della plancia
panel-command-giant = Copri una delle tue corone con il gigante arrivato
panel-command-send = Manda uno dei tuoi giganti a un altro giocatore
panel-command-receive = Scegli la corona che copre un gigante mandato a te
panel-command-recruit = Compra un gettone scoperto della Corte
panel-command-search = Compra un gettone qualsiasi dalla pila della Corte con una risorsa per tipo
panel-command-choose = Prendi una tessera della prossima colonna
panel-command-undo = Annulla l’ultimo passo del tuo turno
panel-command-end = Termina il turno
panel-command-takeback = Ritira il turno che hai appena terminato
panel-command-kingdom = Mostra un reame
panel-command-table = Mostra tutto il tavolo
panel-command-line = Mostra le tessere di questo round e la prossima colonna
panel-command-board = Mostra la plancia costruttori con i tuoi prezzi
panel-command-court = Mostra i gettoni della Corte e le risorse di tutti
panel-command-look = Guarda una partita, o che cosa c’è e che cosa entra in una casella
panel-command-score = Mostra e spiega il punteggio finora
panel-command-record = Salva una partita come testo e JSON
panel-command-game-status = Mostra a che punto è una partita
panel-command-game-resign = Abbandona; il pilota automatico continua per te
panel-command-game-abort = Chiedi a tutti di terminare la partita senza risultato
panel-command-game-note = Lascia una nota al tuo partner o leggi le note (partite a squadre)
panel-command-game-vote = Rispondi a una domanda posta a tutto il tavolo
panel-command-game-rematch = Di nuovo lo stesso tavolo, con i posti spostati di uno
panel-option-game = Quale partita; se manca, quella di questo thread
panel-option-spot = Due caselle, prima la metà sinistra, per esempio b5 a5
panel-option-square = Una casella, per esempio h9
panel-option-site = La casella città su cui costruire; se manca, la migliore
panel-option-building = Un edificio della plancia costruttori
panel-option-crown = Una casella con una corona scoperta, per esempio e6
panel-option-giant = La casella di uno dei tuoi giganti, per esempio d4
panel-option-receiver = Chi riceve il gigante
panel-option-token = Un gettone della Corte
panel-option-place = La casella su cui va; se manca, la migliore
panel-option-pay = Le caselle con le risorse per pagare, per esempio c6 b4; se mancano, le meno care
panel-option-note = Che cosa vuoi dire; lo legge solo il tuo partner. Se manca, si vedono le note
panel-option-domino = Il numero di una tessera della prossima colonna
panel-option-lord = Quale giocatore
panel-option-at = Una casella, per esempio c6; se manca, tutto il reame
panel-option-as = Come immagine o come testo
panel-option-answer = La tua risposta
panel-choice-picture = immagine
panel-choice-text = testo
panel-choice-agree = Sì: va bene
panel-choice-goon = No: si continua così
panel-which-game = Scegli una partita
panel-choice-game = { $table } · { panel-round }
panel-choice-game-yours = { $table } · { panel-round } · tocca a te
panel-choice-spot = { $number }: { $spot } ({ $gain })
panel-choice-spot-plain = { $spot } ({ $gain })
panel-choice-illegal = { $spot } · non valida: { $why }
panel-choice-domino = { $domino }: { $halves }
