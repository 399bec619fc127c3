## The kingdom of the day: /daily

# $day: a date. Descriptions are plain text
daily-command-daily = The kingdom of the day: the same dominoes for everybody
daily-command-daily-play = Play today's kingdom, or see how long it lasts
daily-command-daily-table = Who built what on the last day
daily-command-daily-ladder = This month's ladder of the kingdoms of the day
daily-command-daily-world = The last day across all servers, and whether you are named there
daily-option-month = Which month
daily-month-now = This month
daily-month-last = Last month
daily-title = ### Kingdom of the day · { $day }
# $setup: the set-up in words, $level: of the computer lords
daily-what = { $setup } · against three lords of one level ({ $level })
# $ends: when the day is over: a date, and how long until then
daily-ends = The day is over { $ends }, { $in }.
daily-how = Everybody plays the same dominoes against the same lords, alone and in a private thread. You have one try, and no turn can be taken back. Until the day is over nobody else is shown anything of it; please tell nobody, either.
daily-told = Then your name and your kingdom stand in this server's table of the day.
daily-seals = -# Today's draw is sealed: `{ $seal }` Tomorrow's: `{ $next }` The seed that proves a seal is shown when its day is over.
daily-begin = Play today's kingdom
daily-playing = You have begun. To count, your game has to be over before the day is.
daily-played = You built { $points ->
    [one] { $points } point
   *[other] { $points } points
} today. How that compares is shown when the day is over; then the next kingdom begins, too.
daily-left = You gave up today's game, so it does not count. The next kingdom begins when the day is over.
# $days: how many days in a row they have played, at least 2
daily-streak = You have played { $days } days in a row.
daily-streak-one = You played yesterday.
daily-begun = Today's kingdom begins, in a private thread in { $channel }: only you see it. You are called there when it is your turn; [Play] and `/play` open it anywhere.
daily-no-thread = A kingdom of the day is played in a private thread, and I can open none in { $channel }. A server manager can allow it; `/admin check` says how.
daily-button-today = Today's kingdom
daily-button-table = The last day
daily-button-before = The day before
daily-button-ladder = Ladder of the month
daily-button-last = Last month
daily-button-now = This month
daily-button-world = All servers
daily-button-here = This server
daily-button-replay = Replay the best
daily-button-mine = Replay mine
daily-button-review = Review my game
daily-button-name = Name me there
daily-button-unname = Stop naming me

# A day that is over
# $world: "yes" if it is that of all servers
daily-table-title = ### Kingdom of the day · { $day } · { $world ->
    [yes] all servers
   *[no] who built what
}
# $lord: name, $points: at least 0, $worth: in percent of the day's par
# $streak: how many days in a row, 0 for one
daily-line = { $place }. **{ $lord }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $worth }%{ $streak ->
    [0] {""}
   *[other] {" "}· { $streak } days in a row
}
daily-you = You: { $line }
daily-hidden = somebody
daily-more = -# { $count ->
    [one] { $count } lord
   *[other] { $count } lords
} played this day to its end.
# $level: of the lord, $place: the one it would have had
daily-model = With the same dominoes the { $level } built { $points ->
    [one] { $points } point
   *[other] { $points } points
}, which are 100% here. That would have been place { $place }.
daily-seed = -# The draw was fair: the seed gives the seal shown before. Seed: `{ $seed }` Seal: `{ $seal }`
daily-nobody-named = Nobody who played this day is named across servers.
daily-named = You are named in the tables of all servers, with the name of your Discord account.
daily-unnamed = You are not named in the tables of other servers. [Name me there] changes that, also for days that are over; you can withdraw it at any time.
daily-picture = The best kingdoms of { $day }

# A month
# $month: such as December 2026
daily-month-title = ### Kingdoms of the day · { $month }{ $world ->
    [yes] {" "}· all servers
   *[no] {""}
}
daily-month-how = -# A day is worth your points in percent of what the computer built with the same dominoes, at most 200. The best { $best } days count. On the right: the places on the last days.
daily-month-none = No day of this month has been played to its end so far.
# $days: how many days they played
daily-month-you = You are in place { $place } with { $total } from { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
daily-head-days = Days
