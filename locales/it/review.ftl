## Reviews of finished games: /review and [Review my game]

review-command-review = Guarda quanto valeva ogni turno di una partita finita
review-button = Analizza la partita
review-which = Quale partita vuoi analizzare?
review-which-none = Qui non è ancora finita nessuna partita.
review-title = ### { $table } · analisi
review-title-turn = ### { $table } · analisi · { $round ->
    [0] prima scelta
   *[other] round { $round }
}, turno { $turn } · { $lord }
review-made = Il computer ripercorre questa partita turno per turno. Ci vuole circa mezzo minuto, di più se aspettano anche altri.
review-show = Mostra l’analisi

review-accuracy = **Precisione**: { $lords }
review-accuracy-one = { $lord } { $percent }%
review-accuracy-how = 100%: non è stato trovato un turno migliore. Un turno che ha sprecato almeno il 10% di probabilità di vittoria conta 0%.
review-decided = **Questi turni sono costati di più**
review-decided-none = Nessun turno ha sprecato molte probabilità di vittoria di qualcuno.
review-decided-one = { $number }. Round { $round }, { $lord }: { $played }. Meglio: { $better } ({ $gain }).
review-decided-how = Ogni riga confronta il turno giocato con uno migliore, con tutto il resto giocato bene. Di più turni di fila, ognuno conta solo quello che ha perso da sé.
review-gain = circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più, e una probabilità di vittoria di { $better }% invece di { $played }%
review-gain-points = circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più
review-gain-chance = una probabilità di vittoria di { $better }% invece di { $played }%
review-gain-less = { $gain }; per { $lord } circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno
review-played-out = Le probabilità vengono da partite giocate fino in fondo con altre estrazioni. Il computer conosceva quello che potevi vedere in quel momento, non l’estrazione.
review-estimated = Le probabilità sono stimate solo dai reami. È meno preciso che giocare partite fino in fondo, cosa impossibile con i giganti, con La Corte e in Royal Wedding.
review-estimated-numba = Le probabilità sono stimate solo dai reami. È meno preciso che giocare partite fino in fondo: per quello qui mancava numba.
review-first = Turno per turno
review-turns = Turni costosi…
review-turn-label = Round { $round } · { $lord } · { $better }% → { $played }%
review-turn-label-points = Round { $round } · { $lord } · −{ $points } { $points ->
    [one] punto
   *[other] punti
}

review-played = Giocato: { $moves }.
review-played-marked = Giocato (**{ $mark }**, { $points }): { $moves }.
review-better = Meglio: { $moves }: { $gain }.
review-better-marked = Meglio (**{ $mark }**, { $points }): { $moves }: { $gain }.
review-halves = { $halves }.
review-unfit = Poi { $domino } non entra da nessuna parte.
review-no-better = Non è stato trovato un turno migliore.
review-forced = Non c’era altro modo di giocare.
review-first-choice = Le prime scelte non si giudicano.
review-outlook = **Probabilità di vittoria e punti previsti dopo il turno**
review-outlook-better = **Probabilità di vittoria e punti previsti, con il turno migliore e con quello giocato**
review-outlook-one = { $lord }: { $percent }% → { $later }%, { $points } → { $after } punti
review-outlook-alone = { $lord }: { $percent }%, { $points } punti
review-overview = Panoramica
review-replay = Apri qui il replay
review-whose = Turni di chi…
review-whose-all = I turni di tutti
review-whose-one = Turni di { $lord }

review-move-receive = gigante in { $square }
review-move-place = { $domino } in { $spot }
review-move-discard = scarta { $domino }
review-move-giant = gigante in { $square }
review-move-send = manda il gigante in { $square } a { $lord }
review-move-tax = tassa in { $square }
review-move-build = costruisci { $building } in { $square }
review-move-burn = distruggi { $building }
review-move-choose = prendi { $domino }
review-move-recruit = recluta { $token } per { $square }
review-move-search = cerca nella pila { $token } per { $square }

## Hints: /hint and [Hint]

review-command-hint = Chiedi un suggerimento per il tuo turno, dove il tavolo lo permette
review-hint-title = ### { $table } · suggerimento · { $round }
review-hint-place = Cerca una posizione per { $domino }: { $where ->
    [above] sopra il tuo castello
    [below] sotto il tuo castello
    [left] a sinistra del tuo castello
    [right] a destra del tuo castello
    [above-left] in alto a sinistra del tuo castello
    [above-right] in alto a destra del tuo castello
    [below-left] in basso a sinistra del tuo castello
   *[below-right] in basso a destra del tuo castello
}.
review-hint-discard = { $domino } non entra da nessuna parte.
review-hint-beside = Da considerare in questo turno: { $steps }.
review-hint-step-giant = dove va il gigante
review-hint-step-send = mandare via un gigante
review-hint-step-tax = una tassa
review-hint-step-build = un edificio
review-hint-step-burn = il drago
review-hint-step-recruit = i gettoni della Corte
review-hint-step-search = la pila della Corte
review-hint-take = Prendi una delle { $count } tessere libere più { $which ->
    [low] basse
   *[high] alte
}.
review-hint-no-region = C’è poco da scegliere: il prossimo suggerimento è la mossa.
review-hint-moves = Il computer forte gioca: { $moves }. Il tuo punteggio cambia di { $gain }.
review-hint-more = Mostra la mossa
review-hint-count = Il computer vede quello che vedi tu, non l’estrazione. { $count ->
    [1] Questo è il tuo primo suggerimento in questa partita
   *[other] Hai chiesto { $count } suggerimenti in questa partita
}; il numero compare alla fine e nel verbale.
