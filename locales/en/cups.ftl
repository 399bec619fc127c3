# Tournaments ("events"): their messages, and the screens of their players.
# Names of lords, tables and events are escaped and isolated, mostly bold. Times are Discord's.

## Words

cups-percent = { $value }%
cups-stage-choose = Stage…
cups-stage-swiss = Swiss rounds
cups-stage-robin = round robin
cups-stage-groups = groups
cups-stage-single = elimination
cups-stage-double = double elimination
cups-stage-final = final table
cups-stage-ladder = ladder
# It was taken back
cups-stage-gone = later stage
cups-stage-league = season { $number }
# $stage: such as "Swiss rounds"
cups-closing = All tables of the { $stage } are over. The results can still be corrected; they are final { $until } ({ $left }).
# $round, $rounds: numbers
# $rounds: 0 where their number is open
cups-round = round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}
cups-round-groups = group round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}
cups-round-single = elimination round { $round } of { $rounds }
cups-round-final = the final table
# The last rounds of an elimination
cups-round-last = the final
cups-round-semi = the semi-final round
cups-round-quarter = the quarter-final round
# $stage: the number of the season
cups-round-league = season { $stage }, round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}
# One more table than planned, since the last one left two lords with one loss each
cups-round-deciding = the deciding table

## Buttons

cups-button-options = Change options
cups-button-enter = Sign up
# $count: how many are on the waiting list
cups-button-wait = Wait for a place ({ $count })
cups-button-withdraw = Withdraw
cups-button-drop = Drop out
cups-button-list = Who is in
cups-button-places = All places
cups-button-rules = Event rules
cups-button-here = I am here
cups-button-cannot = I can't play
cups-button-table = My table
cups-button-why = Why this table?
cups-button-standings = Standings
cups-button-bracket = Bracket
cups-button-judge = Call a judge
cups-button-text = As text
cups-button-csv = CSV
cups-button-xlsx = XLSX
cups-button-cross = Crosstable
cups-button-export = Export
cups-button-yes = Yes, I am in
cups-button-no = Not now
cups-button-play = I play
cups-button-refuse = No
cups-button-agree = I agree
cups-button-notme = Not me
cups-button-help = I help
cups-button-back = Play on
cups-button-leave = Yes, drop out
cups-button-stay = No, I play on
cups-button-partner = Yes, together
cups-button-decline = No, thank you
cups-button-look = Go to the table
cups-button-event = The event
cups-button-all = All events
cups-button-words = Words explained
cups-button-previous = ← Previous
cups-button-following = Next →
cups-button-page = { $page } of { $pages }

## The announcement. $name: the event's name, not bold

cups-home-title = ## { $name }
# $until, $from, $start: times
cups-home-signup = Sign up until { $until }
cups-home-checkin = Check in { $from } to { $until }
cups-home-start = Round 1 begins { $start }
cups-home-start-ends = Round 1 begins { $start } · the event ends { $ends }
# Where the number of rounds follows from how many sign up
cups-home-start-latest = Round 1 begins { $start } · the event ends { $ends } at the latest
# $count, $capacity, $waiting: numbers
cups-home-count = **{ $count } of { $capacity }** have signed up{ $waiting ->
    [0] .
    [one] , { $waiting } waits.
   *[other] , { $waiting } wait.
}
cups-home-vacation = Vacation is honored.
cups-home-no-vacation = Vacation is not honored.
cups-home-seal = The seeds of its pairings are each shown when their round is paired. Until then they are sealed: `{ $seal }`
cups-home-closed = Sign-up is over. Round 1 begins { $start }.
cups-home-closed-checkin = Check-in is open until { $start }: press **I am here**.
# $here, $count, $waiting: numbers
cups-home-here = **{ $here } of { $count }** are here.{ $waiting ->
    [0] {""}
    [one] {" "}{ $waiting } waits.
   *[other] {" "}{ $waiting } wait.
}
# $round: such as "round 2 of 5", $url: address
cups-home-running = It is in { $round }, which ends { $ends } ({ $left }).
cups-home-between = All tables of { $round } are over. The next round begins { $start }.
cups-home-page = [Go to the newest page]({ $url })
cups-home-playing = { $count ->
    [1] One takes part.
   *[other] **{ $count }** take part.
}
cups-home-late = You can still enter until round { $round }.
cups-home-late-ladder = You can still enter.
cups-home-late-league = You can still enter, to play from the next season on.
cups-home-paused = It has been paused since { $since }: all clocks are stopped.
# $best: a list of names with their points
cups-home-best = Ahead: { $best }
cups-home-points = { $lord } { $points }
# $winner: names
# $lords: how many they are
cups-home-over = { $winner } { $lords ->
    [one] has
   *[other] have
} won.
cups-home-place = **{ $place }** { $lord }
cups-home-cancelled = It was cancelled { $at }: { $reason }
cups-home-too-few = It was called off { $at }: { $count ->
    [0] nobody was there, and at least { $least } are needed.
    [1] one was there, and at least { $least } are needed.
   *[other] { $count } were there, and at least { $least } are needed.
}

## Check-in

cups-checkin-title = ## { $name } · check-in is open
cups-checkin-press = Press **I am here** before { $until } ({ $left }). Otherwise you lose your place.
cups-checkin-over = ## { $name } · check-in is over
cups-checkin-began = Round 1 has begun.

## A round. $round: such as "round 2 of 5"

cups-round-title = ## { $name } · { $round }
cups-round-title-page = ## { $name } · { $round } · page { $page } of { $pages }
cups-round-ends = Ends { $ends } ({ $left }). Tables still open then are finished by the autopilot.
cups-round-adjourned = Table { $table } is adjourned: it ends { $until } ({ $left }).
cups-round-third = Table { $table } plays for third place.
# $lords: those who go on although others are before them by the result, $count: how many
cups-table-stands = The result of table { $table } of { $round } was corrected later; { $lords } { $count ->
    [one] plays
   *[other] play
} on all the same.
cups-table-passed = At table { $table } of { $round }, { $lords } { $count ->
    [one] goes
   *[other] go
} on in place of a winner who was disqualified.
cups-round-own = Table { $table }: whoever ruled on the result sat there themselves.
# $tables: list of their numbers, $count: how many
cups-round-tied = { $count ->
    [1] Table { $tables } was tied: a further game decides.
   *[other] Tables { $tables } were tied: further games decide.
}
cups-round-ended = It ended { $at }.
cups-round-cancelled = The event was called off { $at }: tables still open then have no result.
cups-round-paused = Paused since { $since }: all clocks are stopped.
cups-round-byes = Free this round: { $names }
# $count: how many more there are besides those named here or in the picture
cups-round-byes-more = { $count ->
    [1] One more is free this round.
   *[other] { $count } more are free this round.
}
cups-round-undone = ## { $name } · a pairing was undone
cups-round-undone-text = The tables that stood here count for nothing. The round is paired again.
cups-round-undone-over = The tables that stood here count for nothing.

## Somebody's table. $others: names, $table: number
## $who: "you", or "lord" where it is somebody else's: $lord

cups-mine = In { $round } of { $name } { $who ->
    [you] you sit
   *[lord] { $lord } sits
} at **table { $table }** with { $others }.
cups-mine-over = In { $round } of { $name } { $who ->
    [you] you
   *[lord] { $lord }
} sat at **table { $table }** with { $others }.
cups-mine-none = { $who ->
    [you] You have
   *[lord] { $lord } has
} no table in { $name } now.
cups-mine-bye = In { $round } of { $name } { $who ->
    [you] you are
   *[lord] { $lord } is
} free: that counts as a table that was won.
# In an elimination
cups-mine-bye-bracket = In { $round } of { $name } { $who ->
    [you] you have no table: you go on without one.
   *[lord] { $lord } has no table, and goes on without one.
}
# After a table of an elimination
cups-mine-on = { $who ->
    [you] You go
   *[lord] { $lord } goes
} on to the next round.
cups-mine-third = { $who ->
    [you] You play
   *[lord] { $lord } plays
} for third place.
cups-mine-out = { $who ->
    [you] You are
   *[lord] { $lord } is
} out.
# The only game of a match
cups-mine-result = Result: { $scores }.
cups-mine-result-ruled = Result, by ruling: { $scores }. Reason: { $reason }
cups-mine-game = Game { $slot }: { $scores }.
cups-mine-game-ruled = Game { $slot }, by ruling: { $scores }. Reason: { $reason }
cups-mine-tied = It was tied, so a further game decides. It is being played now.
cups-mine-gone = The channel of your table was deleted, so your game goes on by direct message.
cups-mine-seal = The table's draw was fixed before it began. The seal of its seed, which is told at the end: `{ $seal }`.
cups-result = { $place }. { $lord } { $points }

# Why somebody sits there. $who: "you", or "lord": $lord
cups-why-title = ### { $name } · { $round } · table { $table }
cups-why-start = Everybody began with nothing: the first tables follow from the event's seed.
# $points: such as "1½"; $count: the same as a number
cups-why-points = { $who ->
    [you] You
   *[lord] { $lord }
} had { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
# $near: how many others had as many points; $unmet: how many of them were not met
cups-why-near = { $near ->
    [0] Nobody else had as many.
    [1] One other lord had as many, { $unmet ->
        [0] and had been met already.
       *[other] and had not been met yet.
    }
   *[other] { $near } others had as many; { $unmet } of them had not been met yet.
}
# $kind: robin, groups or league
cups-why-all = In a { $kind ->
    [robin] round robin
    [groups] group
   *[league] division
} everybody meets everybody, in an order that is set from the start.
# $kind: single or double; $seeding: lot, rating, hand, or places after another stage
cups-why-seeded = In { $kind ->
    [double] a double elimination
   *[single] an elimination
} the tables follow from the seeding, { $seeding ->
    [places] the places of the stage before
    [rating] the ratings when the event began
    [hand] which the organisers set before the start
   *[lot] a lot drawn from the event's seed
}{ $kind ->
    [double] ; whoever loses once plays on among those who did, too.
   *[single] : those seeded first meet as late as possible.
}
cups-why-ladder = On a ladder, free players who stand near each other meet.
cups-why-final = Those who came through sit at the final table.
cups-why-unmet = { $count ->
    [one] { $lord }, with { $points } point, had not been met before.
   *[other] { $lord }, with { $points } points, had not been met before.
}
# $rounds: a list of numbers
cups-why-met = { $count ->
    [one] { $lord }, with { $points } point, had been met in round { $rounds }: there was no better way.
   *[other] { $lord }, with { $points } points, had been met in round { $rounds }: there was no better way.
}
# Where points decide nothing
cups-why-met-again = { $lord } had been met in round { $rounds }.
# $count: the number of earlier rounds in which they chose first
# $lords: 1, or 2 partners
cups-why-first = { $lord } { $lords ->
    [one] chooses
   *[other] choose
} first here, { $count ->
    [0] for the first time
    [1] as in one round before
   *[other] as in { $count } rounds before
}.
cups-why-nobody-twice = { $who ->
    [you] You have
   *[lord] { $lord } has
} met nobody twice.
cups-why-twice = { $who ->
    [you] You have
   *[lord] { $lord } has
} met { $count ->
    [1] one lord
   *[other] { $count } lords
} more than once.
cups-why-bye = { $who ->
    [you] You were
   *[lord] { $lord } was
} free in round { $rounds }.

# The heads of columns in pictures, about 7 letters, or cut with a dot: points, a tie-break, a round
cups-column-place = pl.
cups-column-lord = lord
cups-column-points = points
cups-column-opponents = opp.
cups-column-head = direct
cups-column-share = share
cups-column-territory = land
cups-column-crowns = crowns
cups-column-duplicate = dupl.
cups-column-round = R{ $round }
cups-column-rounds = round
cups-column-result = result
# The progress of a table where its game has no current round
cups-table-opening = is being set
cups-table-adjourned = is adjourned
cups-table-playing = is playing
cups-table-over = is over
# Beside a player without a table in a round
cups-table-free = is free
# The autopilot played for everybody
cups-table-nobody = nobody won

## Standings

cups-standings-title = ## { $name } · standings after { $round }
cups-standings-final = ## { $name } · final standings of the { $stage }
# $kind: "group" or "division"
cups-standings-group = ## { $name } · { $kind ->
    [division] division
   *[group] group
} { $group } after { $round }
cups-standings-group-final = ## { $name } · final standings of { $kind ->
    [division] division
   *[group] group
} { $group }
# $points: such as "3 · 2 · 1", $ties: a list
cups-tie-lot = lot
cups-tie-points = points
cups-standings-before = ## { $name } · standings
# $columns: what stands behind a name, in order
cups-standings-columns = Place, lord, { $columns }.
# $place: number, $lord: name, $points, $ties: numbers
cups-standings-line = **{ $place }** { $lord } · **{ $points }** · { $ties }
cups-standings-line-left = ~~{ $place } { $lord } · { $points } · { $ties }~~
# What came of a round, very short; $others: the places of those met: 4W, 4L, 4D; a bye, absence, play
cups-met-win = { $others }W
cups-met-loss = { $others }L
cups-met-draw = { $others }D
# The autopilot played for both
cups-met-unplayed = { $others }A
cups-met-bye = +
cups-met-absent = –
cups-met-playing = { $others }…
cups-cross-legend = Each round: 4W won against line 4, L lost, D drawn, A nobody won as the autopilot played for both; 2/4 1·7·9 came second of four, against lines 1, 7 and 9; + free, – absent, … still playing.
cups-standings-met = the last rounds (4W won against line 4, L lost, D drawn, A nobody won as the autopilot played for both)
cups-standings-cut = — the cut —
cups-standings-none = Nobody has played yet.
cups-standings-explain = Explain a line…
cups-standings-option = { $place } · { $lord }
cups-standings-behind = In the final places, whoever never made a turn and whoever was disqualified come after all others: see All places in the announcement.
cups-standings-frozen = The cut is made: a later ruling changes it only if organisers have what followed played again.
cups-group = Group { $group }
cups-group-choose = Group…
cups-division = Division { $group }
cups-division-choose = Division…

# Every number of a line as a sum. $what: such as "points"
cups-explain-title = ### { $lord } · place { $place }
# $lord: the entry right above
cups-explain-decided = Behind { $lord } by { $what }.
cups-explain-shared = Shares the place with { $lord }: nothing separates them but the lot, which says who goes on if only one can.
cups-explain-sum = **{ $what }: { $value }**
# $count: the number of parts; the value is their mean
cups-explain-mean = mean of { $count }
cups-explain-more = and { $count } more
cups-explain-tables = Here the tables decide the places, not these numbers.
cups-explain-passed = passed over: it counts only among those who are as good so far, if all of them have met
cups-explain-lot = drawn from the event's seed; 1 is the best
cups-explain-game = R{ $round } T{ $table }
cups-term = R{ $round } T{ $table }: { $value }
cups-term-lord = R{ $round } { $lord }: { $value }
cups-term-only-lord = { $lord }: { $value }
cups-term-other = R{ $round }: { $value }
cups-term-bye = R{ $round } free: { $value }
cups-term-walkover = R{ $round } won, as the opponent had left: { $value }
cups-term-annulled = R{ $round } doesn't count, as somebody left early: { $value }
cups-term-late = R{ $round } not yet in: { $value }
cups-term-left = R{ $round } after leaving: { $value }
cups-term-absent = R{ $round } no table: { $value }
cups-term-ruled = R{ $round } T{ $table }, by ruling: { $value }

## Words explained

cups-words-title = ### { $name } · words explained
cups-words-points = **Points**: what the places at a table are worth, the first place the most. Those who share places share what these are worth together.
# $tie: a tie-break by its name, $about: what it is
cups-words-tie = **{ $tie }**: { $about }.
cups-words-signs = **In the picture of the standings**: a crown is a first place at a table, a number another place, + a round without a table, – a round that was missed, … a table that still plays. A wreath is the winner's.
cups-words-seeding = **Seeding**: the order in which lords are set into the bracket. Those seeded first meet as late as possible.
cups-words-lot = **A lot**: drawn from the event's seed, one for everybody who takes part. Those who are equal in everything else share the place; the lot only says who goes on where not all of them can.
cups-words-free = **Free**: without a table in a round. That counts as a table that was won.
cups-words-cut = **The cut**: a line in the standings; those above it go on.
cups-words-duplicate = **Duplicate play**: all tables of a round have the same draw, so that its luck is the same for all. Nobody else sees them until the round is over.
cups-words-autopilot = **Autopilot**: a computer lord that plays turns whose time is over, and seats that were given up or lost.
cups-words-seed = **Seed**: a secret number, drawn at random at publication; each round's is told when it is paired. Lots and pairings follow, so nobody can choose or foresee them.
cups-words-seal = **Seal**: the seeds' fingerprint, shown from the start. It fits no others, so it proves that they have not been changed since. The draw of each table has a seed and a seal of its own.

## A bracket

cups-bracket-title = ## { $name } · { $stage }
cups-bracket-page = Page { $page } of { $pages }.

## The end

cups-podium-title = ## { $name } is over
cups-podium-won = { $winner } { $lords ->
    [one] has
   *[other] have
} won!
cups-podium-place = **{ $place }** { $lord }
cups-podium-undone =
    ## { $name } is open again
    The places that stood here are taken back: { $reason }

## Notices in the event's thread

# A message to everybody; its text follows
cups-notice-message = ### { $by } to all lords of { $name }
# $what: a list of what is different
cups-notice-changed = In { $name } something is different from what was announced: { $what }. Reason: { $reason }
cups-changed-name = its name is “{ $value }”
cups-changed-text = its text
cups-changed-capacity = { $value } places
cups-changed-least = { $value } are needed
cups-changed-rounds = { $value } rounds
cups-changed-late = late entry up to round { $value }
cups-changed-ended = these rounds end after round { $value }, with the standings as they are
cups-home-left = This event goes on in { $channel }.
cups-notice-paused = { $name } is paused: all clocks are stopped. Reason: { $reason }
cups-notice-closing = The last table of { $name } is over. What stands now becomes final { $until }, unless it is corrected or confirmed before. Whoever sees a mistake calls a judge.
# $table: its number, $round: "round 2 of 5", $scores: what stands now
cups-notice-ruled = The result of table { $table } in { $round } of { $name } was corrected by { $by }: { $scores }. Reason: { $reason }
cups-notice-reopened-signup = { $name } takes place after all; sign-up ends { $until }: { $reason }
cups-notice-reopened = { $name } is open again, and its places and trophies are taken back: { $reason }
    It closes again { $until }, or when the results are confirmed.
cups-notice-resumed = { $name } goes on. Everything that is still to come moved by { $time }.
cups-notice-outage = For { $time } nobody could play here, so all that is still to come in { $name } moved by as much.
cups-notice-sooner = The bot’s clock was ahead. All that is still to come in { $name } is sooner again by { $time }, as it was announced before.

## The log. $by: who did it, $reason: why

cups-book-title = **{ $name } · log**
cups-book-name = { $name } · log
cups-book-text = Everything that organisers do in this event is in the thread below, with the reason.
# $at: when it was
cups-log-line = { $at } · { $line }
cups-log-organiser = { $by } (organiser)
# A further game of a tied table needs the time
cups-log-extended-tied = { $round } ends { $time } later: a table is tied, and those who are tied play a further game.
cups-log-extended = { $by } gave { $round } { $time } more: { $reason }
cups-log-shortened = { $by } lets { $round } end { $time } sooner: { $reason }
cups-log-next-begins = { $by } moved the beginning of the next round to { $begins }: { $reason }
cups-log-moved = { $by } moved the end of sign-up to { $closes } and round 1 to { $start }: { $reason }
cups-log-changed = { $by } changed what was announced: { $what }. Reason: { $reason }
cups-log-arranged = { $by } arranged { $what } of { $round } by hand: { $reason }
cups-log-arranged-none = { $by } let all of { $round } be paired as always: { $reason }
cups-log-arranged-swap = { $by } swapped { $what } in the pairing of { $round }: { $reason }
cups-arranged-table = a table of { $lords }
cups-arranged-bye = a bye of { $lords }
cups-log-adjourned = { $by } adjourned table { $table } of { $round } until { $ends }: { $reason }
cups-log-postponed = { $by } moved the dates before the start by { $time }: { $reason }
cups-log-channel = { $by } moved the event to { $channel }: { $reason }
cups-log-opened = { $by } lets people enter without the role: { $reason }
cups-log-paused = { $by } paused the event: { $reason }
cups-log-resumed = { $by } let the event go on, { $time } later than planned: { $reason }
# $table: number, $scores: a list of names with places
cups-log-ruled = { $by } ruled on table { $table } of { $round }: { $scores }. Reason: { $reason }
cups-log-ruled-stands = { $by } ruled on table { $table } of { $round }: { $scores }. Those who had gone on play on. Reason: { $reason }
cups-log-rewound = { $by } has tables played again that a wrong result had brought about: { $reason }
cups-log-rewound-expelled = { $by } has tables played again at which somebody sat who is disqualified: { $reason }
cups-log-rewound-stage = { $by } opened the { $stage } again, and what came after it is played again: { $reason }
cups-log-ruled-sealed = { $by } ruled on table { $table } of { $round }; the result is told with those of the round. Reason: { $reason }
cups-log-replaced = { $by } replaced { $out } by { $lord }: { $reason }
# A lord has another name on Discord
cups-log-renamed = { $was } is called { $lord } now.
cups-log-expelled-passes = { $by } disqualified { $entry }; the opponent they beat goes on instead: { $reason }
cups-log-expelled = { $by } disqualified { $entry }: { $reason }
cups-log-dropped = { $by } withdrew { $entry }: { $reason }
cups-log-dropped-absent = { $entry } is out: the autopilot played for them in too many rounds in a row.
cups-log-dropped-self = { $entry } dropped out.
cups-log-withdrawn = { $by } withdrew { $entry } before the start: { $reason }
cups-log-returned = { $by } brought { $entry } back from round { $round } on: { $reason }
cups-log-returned-self = { $entry } is back from round { $round } on.
cups-log-invited = { $by } asked { $lord } to play: { $reason }
cups-log-invited-pilot = { $by } asked { $lord } whether the autopilot may play: { $reason }
cups-log-invited-instead = { $by } asked { $lord } to play instead of { $out }: { $reason }
cups-log-agreed = { $lord } said yes to playing.
cups-log-refused = { $lord } said no to playing.
cups-log-entered = { $by } added { $entry }: { $reason }
cups-log-entered-late = { $by } added { $entry } from round { $round } on: { $reason }
cups-log-unpaired = { $by } undid the pairing of { $round }: { $reason }
cups-log-paired = { $by } had { $round } paired now: { $reason }
cups-log-hastened = { $by } let round 1 begin at once: { $reason }
cups-log-seeded = { $by } seeded { $lords }: { $reason }
cups-log-signup_ended = { $by } ended sign-up: { $reason }
# $role: "judge" or "organiser"
cups-log-team-on = { $by } made { $lord } { $role ->
    [judge] a judge
   *[organiser] an organiser
}.
cups-log-team-off = { $by } took { $lord } off the { $role ->
    [judge] judges
   *[organiser] organisers
}.
cups-log-team-left = No organiser is in this server any more. { $lord }, who owns it, takes over, and so may everybody with *Manage Server*.
cups-log-team-self = { $lord } is no longer { $role ->
    [judge] a judge
   *[organiser] an organiser
}, as they wished.
cups-log-team-helps = { $lord } helps as { $role ->
    [judge] a judge
   *[organiser] an organiser
}.
cups-log-because = { $what } Reason: { $reason }
# Behind a message, which may end without a full stop
cups-log-message-because = { $what } (Reason: { $reason })
# Behind what somebody decided at a table
cups-log-own-table = They sit at that table themselves: no other organiser or judge was there to decide.
cups-log-message = { $by } wrote to all lords: { $text }
cups-log-cancelled = { $by } cancelled the event: { $reason }
cups-log-over = { $by } ended the event: { $reason }
cups-log-confirmed = { $by } confirmed the results of the { $stage }: { $reason }
cups-log-reopened = { $by } opened the event again: { $reason }
cups-log-stage_ended = { $by } ended the { $stage }: { $reason }
# $count: entries
cups-log-imported = { $by } asked { $count } from a file to play: { $reason }
cups-log-autopilot = { $by } had the autopilot play for { $lord } at table { $table } of { $round }: { $reason }
cups-log-restarted = { $by } restarted the clock of table { $table } of { $round }: { $reason }
# $count: number of turns
cups-log-taken_back = { $count ->
    [1] Table { $table } of { $round } has agreed to take the last turn back, as { $entry } asked.
   *[other] Table { $table } of { $round } has agreed to take the last { $count } turns back, as { $entry } asked.
}
cups-log-stand = { $by } posted the standings: { $reason }
cups-log-other = { $by } did something to the event: { $reason }

## A call for a judge

# $where: channel, $what: the text written
cups-judge-called = { $lord } calls a judge to table { $table } of { $round }, { $where }: { $what }
cups-judge-called-event = { $lord } calls a judge: { $what }
cups-judge-field = What is it about?
# $more: how many more than those named
cups-judge-reached = Called: { $lords }{ $more ->
    [0] .
    [1] {" "}and one more.
   *[other] {" "}and { $more } more.
}
cups-judge-unheard = Your call is in the event's log. Judges were called so often lately that it mentions nobody.
# $managers: mentions of those who may manage the server
cups-judge-nobody = No organiser and no judge of { $name } is in this server any more. Those with *Manage Server* run it now: { $managers }. Write to them; /organise panel shows them your call.

## Calls in the thread, where mentions stand before them, and direct messages, where $name has the
## server behind it

# Of all who are called
cups-call-paired = { $name }: { $round } has begun. It ends { $ends }.
cups-call-imported = { $by } has entered you into { $name }. Round 1 begins { $start }; whoever has no place yet is told when one is free.
cups-call-message = { $by } has written to all lords of { $name }: see this thread.

cups-told-checkin = Check-in of { $name } is open until { $until } ({ $left }). Are you here?
cups-told-lastcall = You have not checked in to { $name } yet. Check-in ends { $left }; then you lose your place.
cups-told-paired = { $name }: { $round } has begun. It ends { $ends }. You play against { $others }.
cups-told-dates-round = { $name }: { $round } now ends { $ends }. Reason: { $reason }
cups-told-dates-round-tied = { $name }: { $round } now ends { $ends }, since a tied table plays a further game.
cups-told-dates-next = The next round of { $name } now begins { $begins }. Reason: { $reason }
cups-told-dates-start = Round 1 of { $name } now begins { $start }. Reason: { $reason }
cups-told-dates-start-checkin = Round 1 of { $name } now begins { $start }, check-in { $closes }. Reason: { $reason }
# $how: "bracket" in an elimination
cups-told-free = You are free in { $round } of { $name }: { $how ->
    [bracket] you go on without a table
   *[usual] that counts as a table that was won
}.
cups-told-paired-free = { $name }: { $round } has begun.
cups-told-closing = All tables of the { $stage } in { $name } are over. The results are final { $until }; until then you can correct them, or confirm them at once.
cups-told-through = You are through: you play in the { $stage } of { $name }.
# Below a message for everybody, sent directly to organizers and judges
cups-told-unposted = -# This could not be posted in { $name }, so it comes to you directly. /admin health says why.
cups-told-rewound = Your table in { $name } no longer counts: { $how ->
    [expelled] somebody was disqualified, and others should sit there
   *[usual] by the corrected result, others should have sat there
}. You are paired again; if no opponent is left, you need no table. Reason: { $reason }
cups-told-unpaired = The pairing of { $round } of { $name } was undone: what you played or had there counts for nothing, and the round is paired again. Reason: { $reason }
cups-told-ended = { $name } ends its { $stage } early: no more of these rounds are played. Reason: { $reason }
cups-told-reopened = { $name } is open again, and its places and trophies are taken back. It closes again { $until }, or when the results are confirmed. Reason: { $reason }
cups-told-message = { $by } writes to all lords of { $name }: { $text }
cups-told-cancelled = { $name } was cancelled: { $reason }
cups-told-too-few = { $name } was called off: too few were there.
cups-told-moved = A place has become free: you are in { $name }. { $how ->
    [checkin] Check in before { $start }.
    [running] Round 1 has begun.
   *[usual] Round 1 begins { $start }.
}
cups-told-noshow = You did not check in to { $name }, so you don't take part.
cups-told-invited = { $by } would like to have you in { $name }{ $how ->
    [late] , from its next round on
    [round] , from round { $round } on
   *[usual] . Round 1 begins { $start }
}. You take part only if you press **I play**.
cups-told-invited-instead = { $by } would like you to take the place of { $out } in { $name }, with all points and the tables in progress. You play only if you press **I play**.
cups-told-invited-pilot = { $by } would like to have the autopilot play for you at your table in { $name }: { $reason }. Until you are back, the game counts as left by you. It does so only if you agree, or once you let a turn pass.
cups-told-invited-yield = { $by } would like somebody else to take your place in { $name }, with all points and the tables in progress: { $reason }. That happens only if you agree, or once you let a turn pass.
cups-told-invited-back = { $by } would like to have your team back in { $name }, from its next round on. It comes back only if you press **I play**.
# Somebody is asked to be on the team.
cups-told-teamed-asked = { $by } would like you to help as { $role ->
    [judge] a judge
   *[organiser] an organiser
} of { $name }. You are named and called only once you press **I help**.
cups-told-teamed = { $by } made you { $role ->
    [judge] a judge
   *[organiser] an organiser
} of { $name }. You are called when a lord calls a judge.
cups-told-teamed-left = No organiser of { $name } is in that server any more. As its owner you are one now: see /organise panel there. You are called when a lord needs a judge.
cups-told-added = { $by } has entered you into { $name }. { $how ->
    [late] You play from round { $round } on.
    [season] You play from its next season on.
   *[usual] Round 1 begins { $start }.
}
cups-told-added-waiting = { $by } has put you on the waiting list of { $name }.
cups-told-asked = { $lord } would like to play { $name } with you. Do you?
cups-told-joined = { $lord } plays { $name } with you.
cups-told-declined = { $lord } can't play { $name } with you. Choose another partner with **Sign up**.
cups-told-expelled = { $by } has disqualified you from { $name }: { $reason }
cups-told-withdrawn = { $by } has withdrawn you from { $name }: { $reason }
# $how: "last" where nobody can come back any more
cups-told-absent = You are out of { $name }, since the autopilot played for you in too many rounds in a row.{ $how ->
    [last] {""}
   *[usual] {" "}**Play on** there brings you back.
}
cups-told-gone = The channel of { $name } was deleted, so the event stands still. Press **Choose another channel** in /organise panel there: it goes on in that one, with everything that has happened. Games in progress go on by direct message.
cups-told-homeless = The channel of { $name } was deleted. Games in progress go on by direct message, and your place is safe. Once its organisers choose another channel, I tell you here which.
cups-told-rehomed = { $name } goes on in { $channel }, and so do its games: its old channel is gone.
# Organizers chose another channel.
cups-told-relocated = { $name } goes on in { $channel } now. Tables in progress stay where they are. If you can't see that channel, ask its organisers for it, or play from here: all commands work here, and **Turn notice: direct message** in /settings has you called here.
cups-told-shut = I may not post in { $channel } any more, so { $name } stands still. Allow me View Channel and Send Messages there; /admin check in that channel says whether anything else is missing. Or press **Choose another channel** in /organise panel.
cups-told-role = The role that people need to enter { $name } was deleted, so nobody can sign up any more.
cups-told-parted = Your partner has left { $name }, so your team is out.
cups-told-parted-running = Your partner has left { $name }, so your team is no longer paired. Your own seat at a table that is not over stays yours.
cups-told-rejoined = Your partner has brought your team back into { $name }. You play from round { $round } on.
cups-told-returned = { $by } has brought you back into { $name }. You play from round { $round } on.
cups-told-autopilot = { $by } has put you on autopilot at table { $table } of { $name }. **My table** leads there: press **I'm back** at it to play on. Reason: { $reason }
cups-told-replaced = { $by } has given your place in { $name } to { $lord }: { $reason }
cups-told-instead = You play in { $name } instead of { $out } from now on.
cups-told-adjourned = { $by } has adjourned your table { $table } in { $round } of { $name }: it is played until { $ends }, and counts as a tie until it is over. Reason: { $reason }
cups-told-ruled-sealed = { $by } has ruled on your table { $table } in { $round } of { $name }. The result is told with those of the round. Reason: { $reason }
cups-told-ruled = { $by } has ruled on your table { $table } in { $round } of { $name }: { $scores }. Reason: { $reason }
cups-told-stands = The tables that follow stand: whoever had gone on by the old result plays on.

## Signing up. $name: the event's name, bold but in titles

cups-ask-title = ### { $name } · do you want to play?
cups-ask-late = You play from round { $round } on.
cups-ask-season = You play from the next season on, in the lowest division.
cups-ask-back = You are back from round { $round } on.
cups-ask-back-partner = Your partner is asked, too: your team is back once both of you have said yes.
cups-ask-ends = It ends { $ends }.
# The reader pressed a button of a message with other dates, or another set-up.
cups-ask-changed = This has changed since that message. This is how it is now:
cups-ask-checkin = Check in { $from } to { $until }: a press on **I am here**. Without it you lose your place.
cups-ask-vacation-honored = Announced vacation lets your turns wait, but only until the end of the round.
cups-ask-vacation-ignored = Vacation is not honored: the autopilot plays for whoever is away.
# $spans: a list of spans of time
cups-ask-away-honored = You are away within these dates: { $spans }.
cups-ask-away-ignored = **You are away within these dates: { $spans }.** The autopilot would play for you.
cups-ask-span = { $start } to { $end }
cups-ask-wait = All places are taken. You would be number { $place } on the waiting list, and move up by yourself.
cups-ask-blocked = { $count ->
    [1] One of those you blocked takes part. You may meet at a table.
   *[other] { $count } of those you blocked take part. You may meet at a table.
}
cups-ask-asked = { $lord } would like to play with you.
cups-ask-partner = It is played in teams of two. Choose your partner, who is asked.
cups-ask-choose = Your partner…
cups-in = You are in { $name }. Round 1 begins { $start }.
cups-in-checkin-later = You are in { $name }. Check in from { $from } on; round 1 begins { $start }.
cups-in-checkin = You are in { $name }. Press **I am here** before { $start }.
cups-in-late = You are in { $name } from round { $round } on.
# Below the same, for each table that somebody who is back had given up. $round: "round 2 of 5"
cups-in-again = Your seat at table { $table } of { $round } is yours again if the autopilot has played no turn there yet: **My table** leads there.
cups-in-instead = You are in { $name } from now on, with the points and the tables of the lord whose place you took.
cups-in-season = You are in { $name } from its next season on.
cups-in-waiting = You are number { $place } on the waiting list of { $name }. You move up by yourself and are told.
cups-in-asked = Your partner has been asked. You are in { $name } once they say yes.
cups-in-agreed = You have said yes to { $name }. You are in once your partner has, too.
cups-in-yield = You have agreed. It is done once everybody who is asked has said yes.
cups-in-invited-yield = { $by } would like somebody else, or the autopilot, to play for you in { $name }: { $reason }
cups-in-back = You have said yes to { $name }. Your team is back once your partner has, too: they are asked.
cups-in-invited = { $by } would like to have you in { $name }. You take part only if you say so.
cups-team-on = You help with { $name } now: /organise panel has what there is to do.
cups-team-off = You are off the team of { $name }, and nobody can put you back on it.
cups-in-no = You have said no. You are not asked again.
cups-here = You are checked in to { $name }. Round 1 begins { $start } ({ $left }).
cups-here-waiting = You are checked in to { $name }, and on the waiting list: you play if a place becomes free before { $start }.

## Leaving

cups-leave-before = Do you want to leave { $name }? Your place goes to the first on the waiting list.
cups-leave-begun = Do you want to drop out of { $name }?
cups-leave-tables = { $count ->
    [1] Your open table goes to the autopilot and counts as given up.
   *[other] Your { $count } open tables go to the autopilot and count as given up.
}
cups-leave-again = { $count ->
    [1] If you come back before the autopilot has played a turn there, you play on.
   *[other] If you come back before the autopilot has played a turn there, you play on at those tables.
}
cups-leave-until = You can come back until round { $round }.
cups-leave-any-time = You can come back at any time.
cups-leave-for-good = You can't come back.
cups-button-stay-in = No, I stay
cups-gone = You are no longer in { $name }.
cups-gone-begun = You have dropped out of { $name }.

## Who is in

cups-list-title = ### { $name } · who is in
cups-list-places = ### { $name } · final places
# $number: of the entry, or its place; bold, since Discord renumbers lines that begin with "1."
cups-list-line = **{ $number }** { $lord }
cups-list-here = **{ $number }** { $lord } · here
cups-list-asking = **{ $number }** { $lord } · waits for a partner
cups-list-waiting = **On the waiting list**
cups-list-dropped = **Dropped out**
# Above the places of those who come behind all who played
cups-list-absent = **Never made a turn**
cups-list-expelled = **Disqualified**
cups-list-nobody = Nobody has signed up yet.

## An event

cups-rules-title = ### { $name } · event rules
cups-rules-noshow = Whoever does not check in loses their place. Those who wait and have checked in move up.
cups-rules-organisers = Organisers: { $lords }
cups-rules-judges = Judges: { $lords }
cups-rules-seal = Seal of the seed: `{ $seal }`
cups-rules-seed = Seed: `{ $seed }`
# $round: "round 2 of 5"
cups-rules-seed-round = Seed of { $round }: `{ $seed }`
cups-show-title = ### { $name }
cups-show-address = [Its announcement]({ $url })
cups-show-gone = Its channel was deleted. Games in progress go on by direct message; its organisers can choose another channel.
cups-show-in = You are in.
cups-show-here = You are in, and checked in.
cups-show-waiting = You are on the waiting list.
cups-show-withdrawn = You are not in it: you left it, or did not check in.
cups-show-addable = Its organisers can still add you: write to one of them.
cups-show-dropped = You are out of it: you dropped out, or were taken out.
cups-show-expelled = You were disqualified.
cups-show-parted = Your partner was disqualified, so your team is out. Your own seat at a table that is not over stays yours, and the organisers can put somebody in your partner's place.
cups-button-show = Show
cups-button-json = JSON

# The state. $ends, $start: such as "in 3 hours"
cups-phase-signup = Sign-up ends { $ends }.
cups-phase-checkin = Check-in ends { $start }.
cups-phase-closed = Sign-up is over; it begins { $start }.
cups-phase-running = It is in { $round }, which ends { $ends }.
cups-phase-between = The next round has not begun.
cups-phase-paused = It is paused.
cups-phase-over = It is over.
cups-phase-cancelled = It was cancelled.

## Lists of events

cups-events-title = ### Tournaments here · { $count }
# $what: lords or teams
cups-events-line = { $name } · { $count ->
    [0] nobody yet
   *[other] { $what ->
        [teams] { $count ->
            [one] { $count } team
           *[other] { $count } teams
        }
       *[lords] { $count ->
            [one] { $count } lord
           *[other] { $count } lords
        }
    }
}
cups-events-in = You take part.
cups-events-waiting = You are on the waiting list.
cups-events-now = Open and running ({ $count })
cups-events-mine = Those I am in ({ $count })
cups-events-over = Over ({ $count })
cups-events-none-now = No tournament is open or running here.
cups-events-none-mine = You are in no event here.
cups-events-none-over = No event has ended here yet.
cups-which = Which event…
cups-which-question = Which event?
cups-option-signup = sign-up is open
cups-option-checkin = begins soon
cups-option-running = running
cups-option-over = over
cups-option-cancelled = cancelled
# $name: bold
cups-export = { $name } as files: entries, pairings, results and standings.
cups-exported = Here is { $name } as a file.
cups-export-sealed = -# Results, games and seeds of a round with the same draw at all tables follow when its last table is over.
cups-button-games = All games
# $part, $games, $left: numbers, $size: in megabytes
cups-archive = The records of { $name }, part { $part }: { $games ->
    [0] no games
    [one] { $games } game
   *[other] { $games } games
}, { $size } MB.
cups-archive-left = { $left ->
    [one] { $left } game is left for the next part.
   *[other] { $left } games are left for further parts.
}
cups-archive-next = Part { $part }

## Commands

cups-command-cup = Tournaments: sign up, your table, standings
cups-command-cup-list = Tournaments here
cups-command-cup-show = A tournament's page
cups-command-cup-enter = Sign up
cups-command-cup-leave = Withdraw or drop out
cups-command-cup-here = Check in
cups-command-cup-table = Your table in this round, and why you sit there
cups-command-cup-standings = Standings, every number explained
cups-command-cup-judge = Call a judge to your table
cups-command-cup-export = Entries, pairings, results and standings as a file
cups-option-cup = Which tournament
cups-option-partner = Your partner, where it is played in teams
cups-option-lord = Whose
cups-option-list = Which ones
cups-option-what = What it is about
cups-option-as = Picture, text, crosstable, or the words explained
cups-option-format = Kind of file
cups-as-picture = Picture
cups-as-text = Text
cups-as-cross = Crosstable
cups-as-words = Words explained
cups-choice-now = Open and running
cups-choice-mine = Those I am in
cups-choice-over = Over
cups-choice-csv = CSV, for spreadsheets
cups-choice-json = JSON, for programs
cups-choice-xlsx = XLSX, a workbook of all tables
cups-choice-trf = TRF16, for chess programs
cups-choice-entries = CSV of the entries alone
cups-choice-pairings = CSV of the pairings alone
cups-choice-results = CSV of the results alone
cups-choice-standings = CSV of the standings alone
cups-choice-crosstable = CSV of the crosstable alone
cups-choice-bracket = CSV of the bracket alone
cups-choice-sheet = CSV of the round's pairings, to be printed
# $name: the event's, $phase: such as "running"
cups-choice-event = { $name } · { $phase }
