# Public messages of a game: its opening, the turn message and the end.
# Names ({ $lord }, { $table }) are escaped, isolated and bold; { $mention } is a mention and always comes first.

## Opening

table-opening-title-channel = ### { $table } has begun
# In a thread, which has the table's name already.
table-opening-title-thread = ### The game has begun
table-opening-dynasty-thread = ### Game { $number } of { $of } has begun
table-opening-dynasty-channel = ### { $table } · game { $number } of { $of } has begun
# $coins, $points: numbers
table-opening-coins = Each kingdom begins with { $coins } coins. They are worth { $points } points, so everybody begins with { $points }.
table-opening-order = Kings were drawn. Order: { $lords }.
table-opening-teams = Teams: { $teams }.
table-opening-quest = Quest: { $quest }, { $about }.
table-opening-seal-shared = -# The draw is fixed. When the last table of the round is over, /verify shows the seed and checks it. Until then it is sealed: `{ $seal }`
table-opening-seal-day = -# The draw is fixed. When the day is over, /verify shows the seed and checks it. Until then it is sealed: `{ $seal }`
table-opening-seal = -# The draw is fixed. The seed is shown at the end, so anyone can check it with /verify. Until then it is sealed: `{ $seal }`
# At a table of a tournament. $ends: a date, such as "5 May 2027 18:00"
table-opening-round = -# The round ends { $ends }. What is left then is played by the autopilot.
table-opening-sealed-day = -# Everybody plays this draw today, so nobody but you sees this game until the day is over. It counts if it is over by then. Please tell nobody how it goes.
table-opening-sealed-round = -# All tables of this round have the same draw, so nobody but you sees this one until the last of them is over. Please tell nobody how it goes.
table-opening-private = -# Everything you press in this thread stays private until you end your turn. Talk here as you like.
table-opening-here = -# No thread can be opened here, so the game is played in this channel.
table-rules = Rules

## The turn message

table-call-start-free = { $mention }, choose your first domino in { $table }
table-call-free = { $mention }, your turn in { $table } · { $round }
table-call-quiet-start-free = { $lord } chooses a domino in { $table }
table-call-quiet-free = { $lord } is on turn in { $table } · { $round }
# The same (above without a limit) with a clock. $ends: Discord timestamp, such as "in 20 hours"
table-call-start-ends = { $mention }, choose your first domino in { $table } · ends { $ends }
table-call-ends = { $mention }, your turn in { $table } · { $round } · ends { $ends }
table-call-quiet-start-ends = { $lord } chooses a domino in { $table } · ends { $ends }
table-call-quiet-ends = { $lord } is on turn in { $table } · { $round } · ends { $ends }
# Stands for $ends, here and in the panel, where only the end of a tournament's round cuts a turn short.
table-ends-round = { $ends }, with the round
# The lord is away, or the game is paused. $until, $since: Discord timestamps
table-call-start-away = { $mention }, choose your first domino in { $table } · you are away until { $until }; the clock waits
table-call-away = { $mention }, your turn in { $table } · { $round } · you are away until { $until }; the clock waits
table-call-quiet-start-away = { $lord } chooses a domino in { $table } · away until { $until }; the clock waits
table-call-quiet-away = { $lord } is on turn in { $table } · { $round } · away until { $until }; the clock waits
table-call-start-paused = { $mention }, choose your first domino in { $table } · paused since { $since }
table-call-start-stands = { $mention }, choose your first domino in { $table } · paused until { $until }
table-call-paused = { $mention }, your turn in { $table } · { $round } · paused since { $since }
table-call-stands = { $mention }, your turn in { $table } · { $round } · paused until { $until }
table-call-quiet-start-paused = { $lord } chooses a domino in { $table } · paused since { $since }
table-call-quiet-start-stands = { $lord } chooses a domino in { $table } · paused until { $until }
table-call-quiet-paused = { $lord } is on turn in { $table } · { $round } · paused since { $since }
table-call-quiet-stands = { $lord } is on turn in { $table } · { $round } · paused until { $until }
table-call-nobody = { $table } · { $round }
# Every turn is played, and somebody still has to choose the crown that a giant covers.
table-call-giant = { $mention }, choose the crown that your giant covers in { $table }. It is the last thing to do
table-call-giant-quiet = { $lord } chooses the crown that a giant covers in { $table }
table-giant = { $mention }, { $sender } sent you a giant in { $table }. Choose which crown it covers, before your next turn.
table-giant-direct = { $sender } sent you a giant in { $table } ({ $server }). Choose which crown it covers, before your next turn.
table-done-round = Round { $round } of { $rounds }
table-done-start = The first choice
table-reminder = { $mention }, you are still on turn in { $table } · { $round }

table-report-placed = { $lord } placed { $domino } at { $spot } ({ $gain }, now { $total }).
table-report-placed-took = { $lord } placed { $domino } at { $spot } ({ $gain }, now { $total }) and took { $taken }.
table-report-discarded = { $lord } had to discard { $domino }: it fits nowhere.
# It costs a bonus or a quest, such as Harmony.
table-report-lost = { $lord } had to discard { $domino }: it fits nowhere ({ $gain }, now { $total }).
table-report-lost-resigned = The autopilot had to discard { $domino } for { $lord }: it fits nowhere ({ $gain }, now { $total }).
table-report-lost-autopilot = The autopilot had to discard { $domino }: it fits nowhere ({ $gain }, now { $total }).
table-report-chose = { $lord } took { $taken }.
table-report-placed-resigned = The autopilot placed { $domino } at { $spot } for { $lord } ({ $gain }, now { $total }).
table-report-placed-took-resigned = The autopilot placed { $domino } at { $spot } for { $lord } ({ $gain }, now { $total }) and took { $taken }.
table-report-discarded-resigned = The autopilot had to discard { $domino } for { $lord }: it fits nowhere.
table-report-chose-resigned = The autopilot took { $taken } for { $lord }.
# Why the autopilot played, followed by what it did.
table-autopilot-out = Time ran out for { $lord }.
table-autopilot-away = { $lord } is not back yet.
table-autopilot-round = The round of the tournament ended before { $lord } could play.
table-autopilot-lost = The seat of { $lord } is with the autopilot.
table-report-placed-autopilot = The autopilot placed { $domino } at { $spot } ({ $gain }, now { $total }).
table-report-placed-took-autopilot = The autopilot placed { $domino } at { $spot } ({ $gain }, now { $total }) and took { $taken }.
table-report-discarded-autopilot = The autopilot had to discard { $domino }: it fits nowhere.
table-report-chose-autopilot = The autopilot took { $taken }.
table-report-laid-autopilot = The autopilot placed { $domino } at { $spot }.
# To the one whose time ran out. $lord: a mention, or the name; $missed, $allowed: numbers
table-seat-kept = { $lord }, your seat is still yours (missed { $missed } of { $allowed }). Until you are back, your turns are shorter.
table-seat-lost = { $lord }, you have missed { $missed } of { $allowed } turns, so your seat is free: the autopilot plays on, and somebody may take it over. Until then you can have it back.
# At a table of a tournament: only its organizers may give the seat away.
table-seat-lost-cup = { $lord }, you have missed { $missed } of { $allowed } turns, so the autopilot plays on for you. You can have your seat back; the organisers can give it to somebody else.
table-back = I'm back
# A lord of a team in the message of a turn: "Ben (with Fay)". Both names are ready to show.
table-with-partner = { $lord } (with { $partner })
# In a turn that did more than that these come one after another: laid or discarded first, now last;
# after a discard then-took, since only the first of them names the partner.
table-report-laid = { $lord } placed { $domino } at { $spot }.
table-report-giant = { $lord } let the giant cover the crown on { $square }.
table-report-wandered = The giant found no crown to cover and wandered off.
table-report-sent = { $lord } sent the giant on { $square } to { $receiver }.
table-report-taxed = { $lord } taxed { $square } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
table-report-built = { $cost ->
    [0] { $lord } built the { $building } on { $square } for free.
    [one] { $lord } built the { $building } on { $square } for { $cost } coin.
   *[other] { $lord } built the { $building } on { $square } for { $cost } coins.
}
table-report-queen = { $lord } won the Queen from the builders' board.
table-report-queen-from = { $lord } won the Queen from { $host }.
table-report-burnt = { $lord } bribed the dragon to burn the { $building }.
table-report-recruited = { $lord } recruited the { $token } to { $square }.
table-report-searched = { $lord } searched The Court's pile for the { $token }, which went to { $square }.
table-report-then-took = { $lord } took { $taken }.
# $gain: points, such as "+3"; coins are said before
table-report-now = { $lord } has { $total ->
    [one] { $total } point
   *[other] { $total } points
} now ({ $gain }).
table-report-now-took = { $lord } took { $taken } and has { $total ->
    [one] { $total } point
   *[other] { $total } points
} now ({ $gain }).
table-report-laid-resigned = The autopilot placed { $domino } at { $spot } for { $lord }.
table-report-giant-resigned = It let the giant cover the crown on { $square }.
table-report-sent-resigned = It sent the giant on { $square } to { $receiver }.
table-report-taxed-resigned = It taxed { $square } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
table-report-built-resigned = { $cost ->
    [0] It built the { $building } on { $square } for free.
    [one] It built the { $building } on { $square } for { $cost } coin.
   *[other] It built the { $building } on { $square } for { $cost } coins.
}
table-report-burnt-resigned = It bribed the dragon to burn the { $building }.
table-report-recruited-resigned = It recruited the { $token } to { $square }.
table-report-searched-resigned = It searched The Court's pile for the { $token }, which went to { $square }.
table-report-then-took-resigned = It took { $taken }.
table-report-now-resigned = { $lord } has { $total ->
    [one] { $total } point
   *[other] { $total } points
} now ({ $gain }).
table-report-now-took-resigned = It took { $taken }, and { $lord } has { $total ->
    [one] { $total } point
   *[other] { $total } points
} now ({ $gain }).
# Giants that were sent, once they cover a crown.
table-received = { $lord } let the giant that was sent cover the crown on { $square } ({ $change }).
table-received-forced = The giant sent to { $lord } covers the crown on { $square }, the smallest loss ({ $change }).
table-received-resigned = The autopilot let the giant sent to { $lord } cover the crown on { $square } ({ $change }).
table-took-back = { $lord } took the last turn back.
table-gave-up = { $lord } gave up the seat. The autopilot plays on there.

table-standing = { $lord } { $points }
table-start-end = -# Everybody has chosen. The lowest number plays first.
table-round-end = -# Round { $round } is over. New line: { $line }. Standing: { $standing }.
table-round-tiles = -# New on the builders' board: { $buildings }.
table-round-tokens = -# New at The Court: { $tokens }.
table-round-end-last = -# Round { $round } is over. The last round begins: there is no new line. Standing: { $standing }.

table-direct-free = You are on turn in { $table } ({ $server }) · { $round }
table-direct-start-free = Choose your first domino in { $table } ({ $server })
table-direct-ends = You are on turn in { $table } ({ $server }) · { $round } · ends { $ends }
table-direct-away = You are on turn in { $table } ({ $server }) · { $round } · you are away until { $until }; the clock waits
table-direct-paused = You are on turn in { $table } ({ $server }) · { $round } · paused since { $since }
table-direct-stands = You are on turn in { $table } ({ $server }) · { $round } · paused until { $until }
table-direct-start-away = Choose your first domino in { $table } ({ $server }) · you are away until { $until }; the clock waits
table-direct-start-paused = Choose your first domino in { $table } ({ $server }) · paused since { $since }
table-direct-start-stands = Choose your first domino in { $table } ({ $server }) · paused until { $until }
table-direct-start-ends = Choose your first domino in { $table } ({ $server }) · ends { $ends }
# The same message once the turn is over
table-direct-over = It is not your turn in { $table } ({ $server }) any more.
table-no-thread = -# I can't write in the game's thread, so the news comes to you directly.

## The end

table-end-winner = ## { $lord } wins { $table } with { $points }
# The two lords of a team.
table-end-winners = ## { $lords } win { $table } with { $points }
table-end-shared = ## { $lords } share the win in { $table } with { $points }
# Nobody has played to the end; the next line says who had most points.
table-end-nobody = ## { $table } ended without a winner
table-end-away-why = Whoever played to the end comes before whoever the autopilot played for.
table-end-place = { $place } · { $mention } { $points }
table-end-place-territory = { $place } · { $mention } { $points }, by the largest territory ({ $more } squares to { $fewer })
table-end-place-crowns = { $place } · { $mention } { $points }, by more crowns ({ $more } to { $fewer })
# The seat was given up, or lost by missed turns.
table-end-place-resigned = { $place } · { $mention } { $points } (autopilot { $turn ->
    [0] from the start
   *[other] since round { $turn }
})
# The same of one of the two lords of a team.
table-end-place-one-resigned = { $place } · { $mention } { $points } (autopilot for { $lord } { $turn ->
    [0] from the start
   *[other] since round { $turn }
})
table-end-by-territory = By the largest territory ({ $more } squares to { $fewer }).
table-end-by-crowns = By more crowns ({ $more } to { $fewer }).
table-end-shared-why = Same total, same largest territory, same crowns.
table-end-shared-why-town = Same total, same largest territory.
table-end-well-played = Well played, { $mentions }.
# $lord: a name, $count: how many
table-end-hints = { $count ->
    [1] { $lord } took a hint.
   *[other] { $lord } took { $count } hints.
}
table-end-time =
    -# { $rounds ->
        [0] It ended before round 1, after { $time }.
        [1] One round in { $time }.
       *[other] { $rounds } rounds in { $time }.
    }
table-seed-follows = { $known ->
    [yes] /verify and /record give the seed when the last table of the round is over, { $ends } at the latest.
    [day] /verify and /record give the seed when the day is over.
   *[no] /verify and /record give the seed when the last table of the round is over.
}
table-end-proof = -# The draw was fair: the seed gives the seal shown at the start. Check it with /verify. Seed: `{ $seed }` Seal: `{ $seal }`
table-end-agreed =
    ## { $table } ended by agreement
    It ended in { $round }, without a result.
table-end-deserted =
    ## { $table } ended
    Nobody is left at this table, so it ended in { $round }.
table-end-stopped =
    ## { $table } ended
    Those who run the tournament ended it in { $round }. If they ruled on it, the result is on the page of its round.
table-end-standing = Standing: { $standing }.
table-end-dynasty = Game { $number } of { $of }. Dynasty so far: { $standing }.
table-end-dynasty-next = -# The next game starts by itself { $when }.
table-end-dynasty-won = { $lords } wins the Dynasty with { $points }: { $standing }.
table-end-dynasty-team = { $lords } win the Dynasty with { $points }: { $standing }.
table-end-dynasty-nobody = Nobody wins the Dynasty, since the autopilot played for everybody: { $standing }.
table-end-dynasty-shared = { $lords } share the Dynasty with { $points }: { $standing }.
table-time-days = { $count ->
    [1] one day
   *[other] { $count } days
}
table-time-hours = { $count ->
    [1] one hour
   *[other] { $count } hours
}
table-time-minutes = { $count ->
    [1] one minute
   *[other] { $count } minutes
}
table-rematch = Rematch
table-explain = Explain the score
table-record = Record

## While a turn lasts

# $time: a length of time, such as "3 hours"
table-outage = For { $time } nobody could play here. Every clock got that time back.
# The organizers of a tournament have paused it.
table-cup-paused = The tournament is paused, and the clock with it. You may play on meanwhile.
table-away = I was not in this server for { $time }. Every clock got that time back.
