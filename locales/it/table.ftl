# Public messages of a game: its opening, the turn message and the end.

## Opening

table-opening-title-channel = ### { $table } · si comincia
table-opening-title-thread = ### La partita è cominciata
table-opening-dynasty-thread = ### È cominciata la partita { $number } di { $of }
table-opening-dynasty-channel = ### { $table } · è cominciata la partita { $number } di { $of }
table-opening-coins = Ogni reame comincia con { $coins } monete. Valgono { $points } punti, quindi tutti cominciano da { $points }.
table-opening-order = I re sono stati estratti. Ordine: { $lords }.
table-opening-teams = Squadre: { $teams }.
table-opening-quest = Missione: { $quest }, { $about }.
table-opening-seal-shared = -# L’estrazione è fissata. Quando l’ultimo tavolo del turno è finito, /verify mostra il seme e lo controlla. Fino ad allora è sigillato: `{ $seal }`
table-opening-seal-day = -# L’estrazione è fissata. Quando il giorno è finito, /verify mostra il seme e lo controlla. Fino ad allora è sigillato: `{ $seal }`
table-opening-seal = -# L’estrazione è fissata. Il seme si mostra alla fine, così chiunque può controllarlo con /verify. Fino ad allora è sigillato: `{ $seal }`
table-opening-round = -# Il turno del torneo termina il { $ends }. Quello che resta allora lo gioca il pilota automatico.
table-opening-sealed-day = -# Oggi tutti giocano questa estrazione, quindi fino alla fine del giorno questa partita la vedi solo tu. Conta se finisce entro allora. Per favore, non dire a nessuno come va.
table-opening-sealed-round = -# Tutti i tavoli di questo turno hanno la stessa estrazione, quindi questa partita la vedi solo tu finché l’ultimo non è finito. Per favore, non dire a nessuno come va.
table-opening-private = -# Tutto quello che premi in questo thread resta privato finché non termini il turno. Qui potete chiacchierare quanto volete.
table-opening-here = -# Qui non si può aprire un thread, quindi la partita si gioca in questo canale.
table-rules = Regole

## The turn message

table-call-start-free = { $mention }, scegli la tua prima tessera in { $table }
table-call-free = { $mention }, tocca a te in { $table } · { $round }
table-call-quiet-start-free = { $lord } sceglie una tessera in { $table }
table-call-quiet-free = Tocca a { $lord } in { $table } · { $round }
table-call-start-ends = { $mention }, scegli la tua prima tessera in { $table } · termina { $ends }
table-call-ends = { $mention }, tocca a te in { $table } · { $round } · termina { $ends }
table-call-quiet-start-ends = { $lord } sceglie una tessera in { $table } · termina { $ends }
table-call-quiet-ends = Tocca a { $lord } in { $table } · { $round } · termina { $ends }
table-ends-round = { $ends }, con il turno del torneo
table-call-start-away = { $mention }, scegli la tua prima tessera in { $table } · in assenza fino al { $until }; l’orologio aspetta
table-call-away = { $mention }, tocca a te in { $table } · { $round } · in assenza fino al { $until }; l’orologio aspetta
table-call-quiet-start-away = { $lord } sceglie una tessera in { $table } · in assenza fino al { $until }; l’orologio aspetta
table-call-quiet-away = Tocca a { $lord } in { $table } · { $round } · in assenza fino al { $until }; l’orologio aspetta
table-call-start-paused = { $mention }, scegli la tua prima tessera in { $table } · in pausa dal { $since }
table-call-start-stands = { $mention }, scegli la tua prima tessera in { $table } · in pausa fino al { $until }
table-call-paused = { $mention }, tocca a te in { $table } · { $round } · in pausa dal { $since }
table-call-stands = { $mention }, tocca a te in { $table } · { $round } · in pausa fino al { $until }
table-call-quiet-start-paused = { $lord } sceglie una tessera in { $table } · in pausa dal { $since }
table-call-quiet-start-stands = { $lord } sceglie una tessera in { $table } · in pausa fino al { $until }
table-call-quiet-paused = Tocca a { $lord } in { $table } · { $round } · in pausa dal { $since }
table-call-quiet-stands = Tocca a { $lord } in { $table } · { $round } · in pausa fino al { $until }
table-call-nobody = { $table } · { $round }
table-call-giant = { $mention }, scegli la corona che il tuo gigante copre in { $table }. È l’ultima cosa da fare
table-call-giant-quiet = { $lord } sceglie la corona che un gigante copre in { $table }
table-giant = { $mention }, { $sender } ti ha mandato un gigante in { $table }. Scegli quale corona copre, prima del tuo prossimo turno.
table-giant-direct = { $sender } ti ha mandato un gigante in { $table } ({ $server }). Scegli quale corona copre, prima del tuo prossimo turno.
table-done-round = Round { $round } di { $rounds }
table-done-start = La prima scelta
table-reminder = { $mention }, tocca ancora a te in { $table } · { $round }

table-report-placed = { $lord } piazza { $domino } in { $spot } ({ $gain }, ora { $total }).
table-report-placed-took = { $lord } piazza { $domino } in { $spot } ({ $gain }, ora { $total }) e prende { $taken }.
table-report-discarded = { $lord } deve scartare { $domino }: non entra da nessuna parte.
table-report-lost = { $lord } deve scartare { $domino }: non entra da nessuna parte ({ $gain }, ora { $total }).
table-report-lost-resigned = Il pilota automatico deve scartare { $domino } per { $lord }: non entra da nessuna parte ({ $gain }, ora { $total }).
table-report-lost-autopilot = Il pilota automatico deve scartare { $domino }: non entra da nessuna parte ({ $gain }, ora { $total }).
table-report-chose = { $lord } prende { $taken }.
table-report-placed-resigned = Il pilota automatico piazza { $domino } in { $spot } per { $lord } ({ $gain }, ora { $total }).
table-report-placed-took-resigned = Il pilota automatico piazza { $domino } in { $spot } per { $lord } ({ $gain }, ora { $total }) e prende { $taken }.
table-report-discarded-resigned = Il pilota automatico deve scartare { $domino } per { $lord }: non entra da nessuna parte.
table-report-chose-resigned = Il pilota automatico prende { $taken } per { $lord }.
table-autopilot-out = Il tempo di { $lord } è scaduto.
table-autopilot-away = { $lord } non è ancora di ritorno.
table-autopilot-round = Il turno del torneo è finito prima che { $lord } potesse giocare.
table-autopilot-lost = Il posto di { $lord } è del pilota automatico.
table-report-placed-autopilot = Il pilota automatico piazza { $domino } in { $spot } ({ $gain }, ora { $total }).
table-report-placed-took-autopilot = Il pilota automatico piazza { $domino } in { $spot } ({ $gain }, ora { $total }) e prende { $taken }.
table-report-discarded-autopilot = Il pilota automatico deve scartare { $domino }: non entra da nessuna parte.
table-report-chose-autopilot = Il pilota automatico prende { $taken }.
table-report-laid-autopilot = Il pilota automatico piazza { $domino } in { $spot }.
table-seat-kept = { $lord }, il posto è ancora tuo (turni saltati: { $missed } su { $allowed }). Finché non torni, i tuoi turni sono più corti.
table-seat-lost = { $lord }, hai saltato { $missed } turni su { $allowed }, quindi il tuo posto è libero: il pilota automatico continua, e qualcuno può prenderlo. Fino ad allora puoi riaverlo.
table-seat-lost-cup = { $lord }, hai saltato { $missed } turni su { $allowed }, quindi il pilota automatico continua per te. Puoi riavere il posto; l’organizzazione può darlo a qualcun altro.
table-back = Eccomi di nuovo
table-with-partner = { $lord } (con { $partner })
table-report-laid = { $lord } piazza { $domino } in { $spot }.
table-report-giant = { $lord } fa coprire al gigante la corona in { $square }.
table-report-wandered = Il gigante non trova corone da coprire e se ne va.
table-report-sent = { $lord } manda il gigante in { $square } a { $receiver }.
table-report-taxed = { $lord } riscuote la tassa in { $square }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
table-report-built = { $cost ->
    [0] { $lord } costruisce { $building } in { $square } gratis.
    [one] { $lord } costruisce { $building } in { $square } per { $cost } moneta.
   *[other] { $lord } costruisce { $building } in { $square } per { $cost } monete.
}
table-report-queen = { $lord } ottiene la Regina dalla plancia costruttori.
table-report-queen-from = { $lord } porta via la Regina a { $host }.
table-report-burnt = { $lord } paga il drago per distruggere { $building }.
table-report-recruited = { $lord } recluta { $token } in { $square }.
table-report-searched = { $lord } cerca { $token } nella pila della Corte, per { $square }.
table-report-then-took = { $lord } prende { $taken }.
table-report-now = { $lord } ora ha { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} ({ $gain }).
table-report-now-took = { $lord } prende { $taken } e ora ha { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} ({ $gain }).
table-report-laid-resigned = Il pilota automatico piazza { $domino } in { $spot } per { $lord }.
table-report-giant-resigned = Fa coprire al gigante la corona in { $square }.
table-report-sent-resigned = Manda il gigante in { $square } a { $receiver }.
table-report-taxed-resigned = Riscuote la tassa in { $square }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
table-report-built-resigned = { $cost ->
    [0] Costruisce { $building } in { $square } gratis.
    [one] Costruisce { $building } in { $square } per { $cost } moneta.
   *[other] Costruisce { $building } in { $square } per { $cost } monete.
}
table-report-burnt-resigned = Paga il drago per distruggere { $building }.
table-report-recruited-resigned = Recluta { $token } in { $square }.
table-report-searched-resigned = Cerca { $token } nella pila della Corte, per { $square }.
table-report-then-took-resigned = Prende { $taken }.
table-report-now-resigned = { $lord } ora ha { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} ({ $gain }).
table-report-now-took-resigned = Prende { $taken }, e { $lord } ora ha { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} ({ $gain }).
table-received = { $lord } fa coprire al gigante ricevuto la corona in { $square } ({ $change }).
table-received-forced = Il gigante mandato a { $lord } copre la corona in { $square }, la perdita più piccola ({ $change }).
table-received-resigned = Il pilota automatico fa coprire al gigante mandato a { $lord } la corona in { $square } ({ $change }).
table-took-back = { $lord } ritira l’ultimo turno.
table-gave-up = { $lord } lascia il posto. Lì continua il pilota automatico.

table-standing = { $lord } { $points }
table-start-end = -# Hanno scelto tutti. Comincia il numero più basso.
table-round-end = -# Il round { $round } è finito. Nuova colonna: { $line }. Punti: { $standing }.
table-round-tiles = -# Novità sulla plancia costruttori: { $buildings }.
table-round-tokens = -# Novità alla Corte: { $tokens }.
table-round-end-last = -# Il round { $round } è finito. Comincia l’ultimo round: non c’è una nuova colonna. Punti: { $standing }.

table-direct-free = Tocca a te in { $table } ({ $server }) · { $round }
table-direct-start-free = Scegli la tua prima tessera in { $table } ({ $server })
table-direct-ends = Tocca a te in { $table } ({ $server }) · { $round } · termina { $ends }
table-direct-away = Tocca a te in { $table } ({ $server }) · { $round } · in assenza fino al { $until }; l’orologio aspetta
table-direct-paused = Tocca a te in { $table } ({ $server }) · { $round } · in pausa dal { $since }
table-direct-stands = Tocca a te in { $table } ({ $server }) · { $round } · in pausa fino al { $until }
table-direct-start-away = Scegli la tua prima tessera in { $table } ({ $server }) · in assenza fino al { $until }; l’orologio aspetta
table-direct-start-paused = Scegli la tua prima tessera in { $table } ({ $server }) · in pausa dal { $since }
table-direct-start-stands = Scegli la tua prima tessera in { $table } ({ $server }) · in pausa fino al { $until }
table-direct-start-ends = Scegli la tua prima tessera in { $table } ({ $server }) · termina { $ends }
table-direct-over = In { $table } ({ $server }) non tocca più a te.
table-no-thread = -# Non posso scrivere nel thread della partita, quindi le novità arrivano direttamente a te.

## The end

table-end-winner = ## { $lord } vince { $table } con { $points }
table-end-winners = ## { $lords } vincono { $table } con { $points }
table-end-shared = ## { $lords } si dividono la vittoria in { $table } con { $points }
table-end-nobody = ## { $table } termina senza che vinca nessuno
table-end-away-why = Chi ha giocato fino alla fine viene prima di chi è stato sostituito dal pilota automatico.
table-end-place = { $place } · { $mention } { $points }
table-end-place-territory = { $place } · { $mention } { $points }, per il territorio più grande ({ $more } caselle a { $fewer })
table-end-place-crowns = { $place } · { $mention } { $points }, per il maggior numero di corone ({ $more } a { $fewer })
table-end-place-resigned = { $place } · { $mention } { $points } (pilota automatico { $turn ->
    [0] dall’inizio
   *[other] dal round { $turn }
})
table-end-place-one-resigned = { $place } · { $mention } { $points } (pilota automatico per { $lord } { $turn ->
    [0] dall’inizio
   *[other] dal round { $turn }
})
table-end-by-territory = Per il territorio più grande ({ $more } caselle a { $fewer }).
table-end-by-crowns = Per il maggior numero di corone ({ $more } a { $fewer }).
table-end-shared-why = Stesso totale, stesso territorio più grande, stesse corone.
table-end-shared-why-town = Stesso totale, stesso territorio più grande.
table-end-well-played = Bella partita, { $mentions }.
table-end-hints = { $count ->
    [1] { $lord } ha chiesto un suggerimento.
   *[other] { $lord } ha chiesto { $count } suggerimenti.
}
table-end-time =
    -# { $rounds ->
        [0] È terminata prima del round 1, dopo { $time }.
        [1] Un round in { $time }.
       *[other] { $rounds } round in { $time }.
    }
table-seed-follows = { $known ->
    [yes] /verify e /record danno il seme quando l’ultimo tavolo del turno è finito, al più tardi { $ends }.
    [day] /verify e /record danno il seme quando il giorno è finito.
   *[no] /verify e /record danno il seme quando l’ultimo tavolo del turno è finito.
}
table-end-proof = -# L’estrazione era regolare: il seme dà il sigillo mostrato all’inizio. Controllalo con /verify. Seme: `{ $seed }` Sigillo: `{ $seal }`
table-end-agreed =
    ## { $table } termina di comune accordo
    Fine: { $round }, senza risultato.
table-end-deserted =
    ## { $table } è terminata
    A questo tavolo non c’è più nessuno. Fine: { $round }.
table-end-stopped =
    ## { $table } è terminata
    L’ha fatta terminare chi organizza il torneo. Fine: { $round }. Se c’è una decisione, il risultato è nella pagina del turno.
table-end-standing = Punti: { $standing }.
table-end-dynasty = Partita { $number } di { $of }. La Dinastia finora: { $standing }.
table-end-dynasty-next = -# La prossima partita comincia da sola { $when }.
table-end-dynasty-won = { $lords } vince la Dinastia con { $points }: { $standing }.
table-end-dynasty-team = { $lords } vincono la Dinastia con { $points }: { $standing }.
table-end-dynasty-nobody = Nessuno vince la Dinastia: il pilota automatico ha giocato per tutti: { $standing }.
table-end-dynasty-shared = { $lords } si dividono la Dinastia con { $points }: { $standing }.
table-time-days = { $count ->
    [1] un giorno
   *[other] { $count } giorni
}
table-time-hours = { $count ->
    [1] un’ora
   *[other] { $count } ore
}
table-time-minutes = { $count ->
    [1] un minuto
   *[other] { $count } minuti
}
table-rematch = Rivincita
table-explain = Spiega il punteggio
table-record = Verbale

## While a turn lasts

table-outage = Per { $time } qui nessuno ha potuto giocare. Ogni orologio ha riavuto quel tempo.
table-cup-paused = Il torneo è in pausa, e l’orologio pure. Nel frattempo si può continuare a giocare.
table-away = Sono mancato da questo server per { $time }. Ogni orologio ha riavuto quel tempo.
