# What happened since a lord's last turn. Names are escaped and isolated.

digest-command-digest = Qué ha pasado desde tu último turno
digest-button = Desde mi último turno
digest-title =
    ### { $table } · desde tu último turno
    -# Fue { $at }.
digest-nothing = Nadie ha jugado desde entonces.
digest-round = Ronda { $round }: { $turns }.
digest-start = La primera elección: { $turns }.
digest-placed = { $lord } { $domino } ({ $gain })
digest-chose = { $lord } { $domino }
digest-line = Línea siguiente: { $line }.
digest-points = Puntos: { $points }.
digest-points-one = { $lord } { $then } → { $now }
