# What happened since a lord's last turn. Names are escaped and isolated.

digest-command-digest = Che cosa è successo dal tuo ultimo turno
digest-button = Dal mio ultimo turno
digest-title =
    ### { $table } · dal tuo ultimo turno
    -# È stato { $at }.
digest-nothing = Da allora non ha giocato nessuno.
digest-round = Round { $round }: { $turns }.
digest-start = La prima scelta: { $turns }.
digest-placed = { $lord } { $domino } ({ $gain })
digest-chose = { $lord } { $domino }
digest-line = Prossima colonna: { $line }.
digest-points = Punti: { $points }.
digest-points-one = { $lord } { $then } → { $now }
