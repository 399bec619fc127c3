digest-command-digest = Was seit deinem letzten Zug geschehen ist
digest-button = Seit meinem letzten Zug
digest-title =
    ### { $table } · seit deinem letzten Zug
    -# Das war { $at }.
digest-nothing = Seitdem hat niemand gespielt.
digest-round = Runde { $round }: { $turns }.
digest-start = Die erste Wahl: { $turns }.
digest-placed = { $lord } { $domino } ({ $gain })
digest-chose = { $lord } { $domino }
digest-line = Nächste Reihe: { $line }.
digest-points = Punkte: { $points }.
digest-points-one = { $lord } { $then } → { $now }
