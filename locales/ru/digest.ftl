digest-command-digest = Что случилось с вашего последнего хода
digest-button = С моего последнего хода
digest-title =
    ### { $table } · с вашего последнего хода
    -# Он был { $at }.
digest-nothing = С тех пор никто не ходил.
digest-round = Раунд { $round }: { $turns }.
digest-start = Первый выбор: { $turns }.
digest-placed = { $lord } { $domino } ({ $gain })
digest-chose = { $lord } { $domino }
digest-line = Следующий ряд: { $line }.
digest-points = Очки: { $points }.
digest-points-one = { $lord } { $then } → { $now }
