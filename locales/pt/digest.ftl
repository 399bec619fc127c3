digest-command-digest = O que houve desde o seu último turno
digest-button = Desde meu último turno
digest-title =
    ### { $table } · desde o seu último turno
    -# Foi { $at }.
digest-nothing = Ninguém jogou desde então.
digest-round = Rodada { $round }: { $turns }.
digest-start = A primeira escolha: { $turns }.
digest-placed = { $lord } { $domino } ({ $gain })
digest-chose = { $lord } { $domino }
digest-line = Próxima fila: { $line }.
digest-points = Pontos: { $points }.
digest-points-one = { $lord } { $then } → { $now }
