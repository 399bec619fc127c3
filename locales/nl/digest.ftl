digest-command-digest = Wat er sinds je laatste beurt is gebeurd
digest-button = Sinds mijn beurt
digest-title =
    ### { $table } · sinds je laatste beurt
    -# Die was { $at }.
digest-nothing = Sindsdien heeft niemand gespeeld.
digest-round = Ronde { $round }: { $turns }.
digest-start = De eerste keuze: { $turns }.
digest-placed = { $lord } { $domino } ({ $gain })
digest-chose = { $lord } { $domino }
digest-line = Volgende rij: { $line }.
digest-points = Punten: { $points }.
digest-points-one = { $lord } { $then } → { $now }
