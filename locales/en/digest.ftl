# What happened since a lord's last turn. Names are escaped and isolated.

digest-command-digest = What happened since your last turn
digest-button = Since my last turn
# $table: name, $at: Discord timestamp
digest-title =
    ### { $table } · since your last turn
    -# It was { $at }.
digest-nothing = Nobody has played since.
# Where there are many turns, one line a round. $turns: a list of the next entries but one
digest-round = Round { $round }: { $turns }.
digest-start = The first choice: { $turns }.
# $domino: a number in bold, $gain: with its sign
digest-placed = { $lord } { $domino } ({ $gain })
digest-chose = { $lord } { $domino }
digest-line = Next line: { $line }.
# $points: such as "Ann 8 → 10 · Ben 5 → 9"
digest-points = Points: { $points }.
digest-points-one = { $lord } { $then } → { $now }
