digest-command-digest = Ce qui s’est passé depuis ton dernier tour (résumé)
digest-button = Depuis mon tour
digest-title =
    ### { $table } · depuis ton dernier tour
    -# C’était { $at }.
digest-nothing = Personne n’a joué depuis.
digest-round = Manche { $round } : { $turns }.
digest-start = Premier choix : { $turns }.
digest-placed = { $lord } { $domino } ({ $gain })
digest-chose = { $lord } { $domino }
digest-line = Ligne suivante : { $line }.
digest-points = Points : { $points }.
digest-points-one = { $lord } { $then } → { $now }
