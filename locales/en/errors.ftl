# Refusals: the reason in one sentence, and what can be done in another. No blame.
# Names ({ $lord }, { $table }, { $host }) are escaped, isolated and bold.

## Whose turn, whose seat

errors-not_your_turn = It is { $lord }'s turn in { $table }.
errors-not_your_turn-next = It is { $lord }'s turn in { $table }. You are next.
errors-not_your_turn-after = It is { $lord }'s turn in { $table }. You are on after { $after }.
# The same with a clock. $ends, $until, $since: Discord timestamps
errors-not_your_turn-ends = It is { $lord }'s turn in { $table }; it ends { $ends }.
errors-not_your_turn-until = It is { $lord }'s turn in { $table }. { $lord } is away until { $until }; the clock waits.
errors-not_your_turn-since = It is { $lord }'s turn in { $table }. The game has been paused since { $since }.
errors-not_your_turn-next-ends = It is { $lord }'s turn in { $table }; it ends { $ends }. You are next.
errors-not_your_turn-next-until = It is { $lord }'s turn in { $table }. { $lord } is away until { $until }; the clock waits. You are next.
errors-not_your_turn-next-since = It is { $lord }'s turn in { $table }. The game has been paused since { $since }. You are next.
errors-not_your_turn-after-ends = It is { $lord }'s turn in { $table }; it ends { $ends }. You are on after { $after }.
errors-not_your_turn-after-until = It is { $lord }'s turn in { $table }. { $lord } is away until { $until }; the clock waits. You are on after { $after }.
errors-not_your_turn-after-since = It is { $lord }'s turn in { $table }. The game has been paused since { $since }. You are on after { $after }.
# Behind each of these, where a plan can be made.
errors-plan_now = You can plan your turn now.
errors-not_at_table = You are not at this table. You can watch it, though.
errors-foreign_panel = This panel belongs to { $lord }. /play opens your own.
errors-not_your_seat = That button is for { $lord }.
errors-not_your_seat-nobody = That button is for somebody else.
errors-resigned = You gave up your seat in { $table }. You can still watch it.
errors-watch_table = Only the lords of { $table } can watch it.
errors-watch_sealed = { $table } opens to everybody once its round, or the day, is over: others still play with the same dominoes.
# $round: the round that was asked for, $rounds: the last one that has begun
errors-round_unknown = There is no round { $round } to show. { $rounds ->
    [0] Only the first choice has begun.
   *[other] The last one is round { $rounds }.
}
errors-retry_soon = Everything here was retried a moment ago. What still failed is retried by itself; you can press this again in { $seconds ->
    [1] a second
   *[other] { $seconds } seconds
}.
errors-share_soon = You showed something a moment ago. You can show the next in { $seconds ->
    [1] a second
   *[other] { $seconds } seconds
}.
errors-share_running = A game that is still played can be shown only where it is played. Who watches there may see it.
# $cause: what Discord answered, such as 400/50035
errors-post_refused = Discord refused to show this in the channel ({ $cause }); nothing was posted there. Please try again. If it is refused again, tell somebody with Manage Server: /admin health names the cause.
errors-post_not_yours = You can't write in this channel, so I post nothing here for you.
errors-thread_locked = This thread is locked, so nothing can be shown in it. A moderator can unlock it.
errors-share_here = This can be shown only in the server where it was played, if everybody there may watch it.
errors-hints_off-sealed = There are no hints here: others play with the same dominoes.
errors-hints_off = At { $table } there are no hints. They are given in games alone against computer lords, and where everybody agreed to them when the table was opened.
# $ends: when the day is over, such as "in 3 hours"
errors-day_played = You have begun today's kingdom, and everybody has one try. The next one begins { $ends }.
errors-day_deleted = You had your data deleted after you began today's kingdom, and everybody has one try. The next one begins { $ends }.
errors-day_none = No kingdom of the day has been played here that could be shown. `/daily play` shows today's; it is told when the day is over.
errors-cup_fair_plays = You play in { $cup }, so its notes on fair play are for the other organisers.
errors-review_running = A game is reviewed once it is over.
errors-review_sealed = { $table } can be reviewed once its round, or the day, is over: others still play with the same dominoes.
errors-review_empty = Nobody has played in this game, so there is nothing to review.
errors-review_busy = Many reviews are being made just now. Please try again in some minutes.
# $most: how many reviews somebody may wait for
errors-review_many = { $most } reviews that you asked for are still being made. Please wait until one is ready.
errors-review_failed = This game could not be reviewed. Please tell whoever runs the bot; the log names the cause.
errors-follow_over = { $table } is over, so there is nothing to follow.
errors-follow_self = You can't follow yourself; your own games are in /games.
errors-follow_nobody = { $lord } has not played in this server yet, so there is nothing to follow.
errors-follow_many = You follow { $limit } games and lords, and no more is possible. Stop following one first.
errors-watch_where = Live games are listed in the server where they are played: type /watch there.
errors-follow_where = A lord is followed in a server: type it where { $lord } plays.
errors-kibitz_lord = You play in { $table }, so its watchers' thread opens to you when the game is over.
errors-kibitz_none = Nobody has talked about { $table } while it was played, and now it is over.
errors-kibitz_place = No private thread can be opened where this game is played: only a text channel can have any.
errors-kibitz_rights = I can't make or use a private thread there. A server manager can allow it; /admin check says how.

## Late presses

errors-turn_over = That turn is over: you ended it. { $lord } is on turn now.
errors-turn_over-you = That turn is over: you ended it. You are on turn again.
errors-turn_over_auto = That turn is over: it was played for you.
# What was played for a lord. $at: Discord timestamp, $domino, $taken: dominoes, $place: a spot
errors-turn_over_auto-autopilot-placed = Time ran out { $at }, so the autopilot played this turn: { $domino } at { $place }.
errors-turn_over_auto-autopilot-placed-took = Time ran out { $at }, so the autopilot played this turn: { $domino } at { $place }, then { $taken }.
errors-turn_over_auto-autopilot-discarded = Time ran out { $at }, so the autopilot played this turn: { $domino } was discarded, since it fits nowhere.
errors-turn_over_auto-autopilot-discarded-took = Time ran out { $at }, so the autopilot played this turn: { $domino } was discarded, since it fits nowhere, then { $taken }.
errors-turn_over_auto-autopilot-took = Time ran out { $at }, so the autopilot played this turn: { $taken } was taken.
errors-turn_over_auto-plan-placed = Your plan was played { $at }: { $domino } at { $place }.
errors-turn_over_auto-plan-placed-took = Your plan was played { $at }: { $domino } at { $place }, then { $taken }.
errors-turn_over_auto-plan-discarded = Your plan was played { $at }: { $domino } was discarded, since it fits nowhere.
errors-turn_over_auto-plan-discarded-took = Your plan was played { $at }: { $domino } was discarded, since it fits nowhere, then { $taken }.
errors-turn_over_auto-plan-took = Your plan was played { $at }: { $taken } was taken.
errors-turn_over_auto-forced-placed = This turn was played for you { $at }: { $domino } at { $place }.
errors-turn_over_auto-forced-placed-took = This turn was played for you { $at }: { $domino } at { $place }, then { $taken }.
errors-turn_over_auto-forced-discarded = This turn was played for you { $at }: { $domino } was discarded, since it fits nowhere.
errors-turn_over_auto-forced-discarded-took = This turn was played for you { $at }: { $domino } was discarded, since it fits nowhere, then { $taken }.
errors-turn_over_auto-forced-took = This turn was played for you { $at }: { $taken } was taken.
errors-turn_taken_back = { $lord } took the last turn back, so it is { $lord }'s turn again. Your draft is kept.
errors-draft_changed = Your draft has changed since. Here it is.
errors-your_turn = It is your turn in { $table }, so it is played, not planned.
errors-plan_turn_came = Your turn in { $table } has come meanwhile, so nothing was planned and nothing was played. Press Play to see it.
errors-plan_old = That plan was for an earlier turn. Make one for the next.
errors-plan_other = You are on turn before that with another domino, so that turn is planned first.
errors-plan_none = You have no turn left to plan in { $table }.
errors-plan_no_line = The next line is not on the table yet, so only the spot can be planned.
errors-plan_empty = There is nothing to keep yet: choose what is to be played first.
errors-button_unknown = That button is out of date. Here is how to go on: press Play on the latest message, or type /games.
errors-button_old = That button is out of date. Here is how it stands.
errors-busy-held = My database is held by something else right now, or does not answer. Nothing was done; please try again in a moment.
errors-busy = Somebody else just moved. Press Play to see how it stands.
errors-too_fast = One moment, please.
errors-form_late = I took too long, and then Discord opens no form. Please try once more.
# $cause: what Discord answered, such as 400/50035
errors-form_refused = Discord refused the form that belongs here ({ $cause }); nothing was changed. Please try again. If it is refused again, type the command with its options instead, and tell somebody with Manage Server: /admin health names the cause.
errors-vote_over = That question is settled already; the message in the thread says how.

## Games

errors-game_over = { $table } is over: { $lords } won with { $points }.
errors-game_over-ended = { $table } is over.
errors-game_on = This game is still being played. A rematch can be asked for when it is over.
errors-no_game = I don't know that game. /games lists yours.
errors-no_game_here = No game of yours is running. /games lists your tables, /watch the games you can look at.
errors-which_game = Which game?
# There is one whose name is much like what was typed.
errors-which_game-near = I don't know a game of that name. Did you mean this one?
errors-game_unnamed = Several games may be meant. Name one with the option “game”.
errors-export_waits = What you asked for before is still being made. Wait for it, then ask again.
errors-export_often = You asked { $limit } times for files or for your data within an hour. Ask again in an hour.
errors-clocks_often = This sets the clocks of all your games anew, and was done very often within an hour. Try again in an hour.
errors-asked_often = So much can’t be looked up at once. Wait a minute, then try again.
errors-export_large = Your data is more than one message can carry. Ask the people who run Castellan here: they can give it to you as a file.
errors-option_long = That is too long: this option takes up to { $limit } characters.
# $text: what was typed
errors-option_unknown = “{ $text }” is none of the choices of that option. Choose one from its list.
errors-rematch_outsider = Only the lords of this game can ask for a rematch. You can open a table with /game new.

## Spots and dominoes

errors-spot_unknown = I don't know the spot “{ $text }”. Write two squares, left half first, such as b5 a5, or the letter of a spot.
errors-spot_nowhere = { $domino } fits nowhere next to your kingdom, so it is discarded. Your panel shows what is left to do.
errors-spot_taken = { $square } is taken.
errors-spot_area-wide = That would make your kingdom { $width } wide; { $limit } is the limit.
errors-spot_area-high = That would make your kingdom { $height } high; { $limit } is the limit.
errors-spot_match = Neither half touches its own terrain or the castle there.
errors-spot_apart = { $left } and { $right } are not next to each other.
errors-spot_apart-off = { $square } can never be part of this kingdom.
errors-can_place = { $domino } fits in { $count ->
    [1] one spot
   *[other] { $count } spots
}, so it can't be discarded.
errors-place_first = Place your domino first.
errors-not_ready = Not yet: something is still to do.
errors-domino_taken-own = You already have { $domino }. Free: { $free }.
errors-domino_taken = { $lord } already has { $domino }. Free: { $free }.
errors-domino_unknown = { $domino } is not in the line. Free: { $free }.
errors-domino_unknown-taken = Every domino with { $domino } is taken. Free: { $free }.
errors-domino_several = Several free dominoes have { $domino }: { $free }. Type the number of one.
errors-no_line = There is no next line in the last round.
errors-nothing_to_place = There is nothing to place at the start: choose your first domino.

## The town

errors-no_town = This game has no towns. Queendomino has.
errors-square_outside = { $square } can never be part of this kingdom: its board goes from a1 to { $last }.
errors-square_unknown = I don't know the square “{ $text }”. Write one square, its column and row, such as h9.
errors-square_unknown-several = Write one square, such as { $square }. For another one, use the command again.
errors-building_unknown-near = I don't know the building “{ $text }”. Did you mean { $near }?
errors-building_unknown = I don't know the building “{ $text }”. /board shows what is on the builders' board.
errors-tax_no_knight = All your knights are placed. Some buildings bring more.
errors-tax_not_here = Knights go on the two squares of { $domino } only.
errors-tax_discarded = No taxes this turn: the domino was discarded.
errors-tax_taken = A knight stands on { $square } already.
errors-build_coins = { $building } costs { $price }; you have { $coins }.
errors-build_no_square = You have no free town square. They come with dominoes.
errors-build_not_town = { $square } is no town. Buildings stand on town squares.
errors-build_taken = { $building } stands on { $square } already.
errors-build_built = You already bought { $building } this turn.
errors-build_empty = { $building } is not on the builders' board now; /board shows what is. An empty slot stays empty until the round ends.
errors-build_none = The builders' board is empty.
errors-burn_out = The dragon is out this round: { $lord } bribed it.
errors-burn_out-own = The dragon is out this round: you bribed it.
errors-burn_queen = The Queen's host may not bribe the dragon.
errors-burn_coins = The bribe is 1 coin; you have none.
errors-burn_empty = { $building } is not on the builders' board, so the dragon can't burn it.
errors-burn_none = The builders' board is empty, so the dragon has nothing to burn.

## Giants

errors-no_giants = This game has no giants. They come with Age of Giants, which is chosen when a table is opened.
errors-giant_due = The giant comes first: choose the crown that it covers.
errors-giant_none = No giant waits for a crown: none comes with this domino, or no crown was open and it wandered off.
errors-giant_no_crown = { $square } has no open crown.
errors-send_late = A giant can only be sent right after its domino is placed. Take the later steps back first.
errors-send_not_now = A giant can only be sent along with a domino from 49 to 54.
errors-send_no_giant = No giant stands on { $square }.
errors-send_self = A giant can't be sent to your own kingdom.
errors-send_no_crown = { $lord } has no open crown left for another giant.
errors-send_no_crown-nobody = That lord has no open crown left for another giant.
errors-send_none = You have no giant to send.
errors-send_nobody = Nobody has an open crown left for a giant.
errors-receive_first = A giant is on its way to you. Choose its crown first, with /receive or by the button.
errors-receive_none = No giant is on its way to you.
errors-lord_several = Several lords fit: { $lords }. Choose one from the list, or write the number of the seat, such as k2.
errors-lord_unknown = I don't know the lord “{ $text }” in this game.
errors-lord_unknown-lords = I don't know the lord “{ $text }” in this game. Its lords: { $lords }.

## The Court

errors-no_court = This game has no Court. It is chosen when a table is opened.
errors-token_unknown-near = I don't know the token “{ $text }”. Did you mean { $near }?
errors-token_unknown = I don't know the token “{ $text }”. /court shows what lies face up and what is in the pile.
errors-court_resources = Two different resources are needed; you have { $have ->
    [0] none
    [1] one kind
   *[other] { $have } kinds
}.
errors-court_resources-search = One of each of the four resources is needed; you have { $have ->
    [0] none
    [1] one kind
   *[other] { $have } kinds
}.
errors-court_square_castle = { $square } is the castle. A token needs a square of land.
errors-court_square_empty = { $square } is empty.
errors-court_square_building = { $square } has a building.
errors-court_square_token = { $square } has a token already.
errors-court_square_crown = { $square } has a crown.
errors-court_square_terrain = { $square } is not { $terrain }.
errors-court_square_resource = { $square } has a resource that does not pay.
errors-court_pay = { $square } can't pay: it has no resource, or one of a kind that pays already.
errors-court_not_there = { $token } is not to be had there now. /court shows what lies face up and what is in the pile.
errors-court_bought = One purchase a turn. You bought { $token } already.
errors-court_none = No open square of your kingdom fits it.

## Partners

errors-no_partner = You have no partner in this game: it is not played in teams.
errors-no_partner-computer = { $lord } is a computer lord and reads no notes.
errors-bad_note = A note has 1 to { $limit } characters.

## Undo and take back

errors-nothing_to_undo = Nothing to undo. This turn has no step of yours yet.
errors-takeback_off = At this table turns can't be taken back.
errors-takeback_played = { $lord } has already played, so your turn stays.
errors-takeback_line = A new line was drawn since, so your turn stays.
errors-takeback_tiles = New buildings were turned up since, so your turn stays.
errors-takeback_sealed = Others play the same draw, so only a turn just ended that revealed nothing can be taken back.
errors-takeback_none = There is no turn of yours to take back.
errors-takeback_often = { $count ->
    [0] Taking a turn back needs a yes of everybody here.
    [1] You have taken this turn back once. To do so again you need a yes of everybody.
   *[other] You have taken this turn back { $count } times. To do so again you need a yes of everybody.
}
errors-takeback_game = { $count ->
    [1] You have taken turns back once in this game. To do so again you need a yes of everybody.
   *[other] You have taken turns back { $count } times in this game. To do so again you need a yes of everybody.
}
errors-takeback_alone = You went back { $count } times in this game, as often as one game allows. /game solo begins a new one.
errors-takeback_voted = Turns of this game were taken back by a vote { $count } times, as often as one game allows. Play on from here.
errors-takeback_time = No time is left in that turn, so it stays.
errors-takeback_free = You can take your turn back without asking anybody.

## Questions, clocks and seats

errors-vote_open = { $lord } has put a question to { $table } already. It has to be answered first.
errors-vote_alone = Nobody else has a seat in { $table } any more, so there is nobody to agree. You can play on or give up.
errors-vote_again = The others have just said no to that. You can ask them again { $at }.
errors-no_clock = No clock runs in { $table }: nobody has to hurry, and nothing has to be paused.
errors-paused = The clock of { $table } stands already: a pause was agreed on. Turns can still be played.
errors-bad_until = A pause ends within { $days } days from now.
errors-until_unknown = I don't know the time “{ $text }”. Write a length, such as 3 days, or a date, such as 2030-12-24.
errors-not_idle = { $lord } is here. Only a lord who is away, or has been silent for over half of a turn's time (without a limit: two weeks), can be replaced.
errors-lord_away = { $lord } has announced an absence, and this table honors that: the clock waits. You can look at the game meanwhile.
errors-guest_many = { $lord } can't be asked today: you have called too many people, or { $lord } too often. Leave the seat free for anybody, or try again tomorrow.
errors-guest_seated = { $lord } has a seat at this table already.
errors-guest_bot = Apps take no seat. Choose a person.
errors-time_limit = { $hours ->
    [1] At most one more hour can be given in this turn.
   *[other] At most { $hours } more hours can be given in this turn.
}
errors-time_partner = It is your partner's turn: your opponents give time. Your partner can ask for it with /game time.
errors-time_enough = No more time can be given in this turn. A turn can get the time of one more; where three or more play, a lord gets that three times in a game. You can ask the table for a pause instead.
errors-seat_lost = You missed too many turns in { $table }, so the autopilot plays on for you.
errors-seat_none = No seat is free in { $table }.

## Tables

errors-no_table = I don't know that table. /games lists the open ones.
errors-no_table_here = You have no open table here. /game new opens one, /game join takes a seat at one.
errors-which_table = Which table?
errors-which_table-near = I don't know a table of that name. Did you mean this one?
errors-table_unnamed = Several tables may be meant. Name one with the option “table”.
errors-table_closed = This table is closed: nobody can take a seat any more.
errors-computer_level = { $lords } can't play this game here: that level needs numba, which the bot's host has not installed. Choose another level, or free its seat first.
errors-join_again = Your seat at { $table } became free more than once. You can sit down there again { $at }.
errors-join_full = All seats are taken.
errors-join_started = This game has begun, so nobody can take a seat any more.
errors-join_seated = You already sit at this table.
errors-join_role = This table is for { $role }. /games lists others.
# $asked, $percent: numbers
errors-join_blocked = You can't join this table.
errors-block_self = You can't block yourself.
errors-block_bot = Bots don't play, so you are never seated with one.
# $limit: number
errors-block_many = You can block { $limit } people at most. Lift it for somebody first.
# Limits of what a person or a server can have; hosts can set $limit.
errors-too_many-tables-person = You have { $limit } open tables. Close one, or wait until a game begins, then open the next one.
errors-too_many-tables-server = This server has { $limit } open tables. Take a seat at one of them, or wait until some have begun.
errors-too_many-openings-person = You opened { $limit } tables within a day. Open more tomorrow, or take a seat at another one.
errors-too_many-openings-server = { $limit } tables were opened on this server within a day. Open yours tomorrow.
errors-too_many-seats-person = You have { $limit } seats. Finish a game, or leave an open table, then take the next one.
errors-too_many-seats-server = On this server { $limit } seats are taken. Take one once some games are over.
errors-too_many-alone-person = You have { $limit } games alone that go on. Finish one, or give it up, then begin the next.
errors-too_many-alone-server = On this server { $limit } games alone go on. Begin yours once some are over, or in direct messages.
errors-too_many-takeovers-person = Within a day, others have taken over { $limit } seats of yours. You can take over a seat again tomorrow.
errors-too_many-takeovers-server = { $limit } seats were taken over on this server within a day. Take this one over tomorrow.
errors-too_many-invitations-person = You sent { $limit } invitations within a day. Send more tomorrow; anybody can also take a free seat.
errors-too_many-invitations-server = { $limit } invitations were sent on this server within a day. Send yours tomorrow.
errors-too_many-notes-person = You left { $limit } notes within a day. Leave more tomorrow.
errors-too_many-notes-server = { $limit } notes were left on this server within a day. Leave yours tomorrow.
errors-too_many-votes-person = You asked { $limit } questions within a day. Ask more tomorrow.
errors-too_many-votes-server = { $limit } questions were asked on this server within a day. Ask yours tomorrow.
errors-too_many-absences-person = You announced { $limit } absences within a year. Announce more once the first of them is a year ago.
errors-too_many-absences-server = More absences are announced here than can be kept. Until some are over, you can have { $share }.
errors-too_many-queue-person = You wait in the queues of { $limit } servers. Leave one of them first.
errors-too_many-queue-server = { $limit } people wait in the queue of this server. Join it once some of them have a table, or open one yourself.
errors-too_many-follows-person = You follow { $limit } games, lords and tournaments. Stop following one first.
errors-too_many-follows-server = People follow { $limit } games, lords and tournaments on this server. Follow this one once some of them are over.
errors-too_many-kibitz-person = You opened the watchers' threads of { $limit } games in progress. Open the next one when one of them is over.
errors-too_many-kibitz-server = { $limit } games of this server have a watchers' thread. Open another one when some of them are over.
errors-too_many-tournaments-person = { $limit } of your tournaments are not over. End or cancel one of them, then publish the next one.
errors-too_many-tournaments-server = { $limit } tournaments of this server are not over. Publish yours once one of them is.
errors-too_many-published-person = You published { $limit } tournaments within 30 days. Publish more once the first of them is 30 days old.
errors-too_many-published-server = { $limit } tournaments were published on this server within 30 days. Publish yours once the first of them is 30 days old.
errors-too_many-events-person = You did { $limit } things in tournaments within a day. Go on tomorrow.
errors-too_many-events-server = { $limit } things were done in the tournaments of this server within a day. Go on tomorrow.
errors-too_many-log-person = You did { $limit } things in this tournament, as many as one person can. You can still withdraw, end it or call it off.
errors-too_many-log-server = { $limit } things were done in this tournament, as many as one can have. You can still withdraw, end it or call it off.
errors-join_reliability = This table asks for reliability { $asked }%; yours is { $percent }%. Finishing games raises it.
# $games: number
errors-join_cap = { $games ->
    [3] You can be in 3 games at once until you finish one.
   *[other] You can be in { $games } games at once until you finish another one.
}
errors-join_invited = Only people who are invited can join this table.
errors-no_such_seat = There is no seat { $seat } at this table: it has seats 1 to { $lords }.
errors-seat_taken = Seat { $seat } is taken already.
errors-seat_free = That seat is free already.
errors-own_seat = That is your own seat. You can leave the table instead.
errors-no_seat = You have no seat here.
errors-table_changed = The table has changed. Look at it again before you take a seat.
# $lords: the names of those who have to answer
errors-stay_waiting = { $lords } must say first whether to stay. You can free a seat in the host's panel.
errors-calls_many = Others would be called to answer, and you called many people today who have not finished a game with you. Try again tomorrow, or open another table.
errors-calls_again = Somebody at this table was called three times today without a yes. Try again tomorrow, or free the seat first.
errors-invite_seat = Take a seat first, then invite.
errors-not_invited = You are not invited to this table.
errors-invitation_over = That invitation is over: it was taken back or answered, or its table is gone.
errors-not_host = Only { $host }, the host, can do that.
errors-not_full = Seats are still free: { $seated ->
    [one] { $seated } of { $lords } is
   *[other] { $seated } of { $lords } are
} taken. In the host's panel you can give them to computer lords, or play with fewer.
errors-seats_taken = More lords sit at this table than that set-up has seats for. Free a seat first.
errors-not_expired = This table is still open, so it need not be opened again.
errors-opener_role = In this server only { $role } may open tables.
errors-only_server = Tables are opened in a server. Type /game new there.
errors-bad_setup = That can't be chosen for a table.
# $least: minutes, $most: days
errors-bad_clock = A turn, a bank, what a turn adds to it and the most it may hold are each between { $least } minutes and { $most } days.
errors-clock_unread = I don't know the clock “{ $text }”. Write it like 36h, 2d, bank 3d +8h, or “no time limit”.
errors-clock_both = A table has time for each turn or a bank, not both. Leave one of them empty.
errors-clock_nothing = Write the days or hours of a turn, or a bank and what each turn adds to it.
errors-bad_setup-here = { $part } can't be chosen here.
# Impossible set-ups, and what can be combined. $box: a box's name, $variant: a variant's, $part: either
errors-bad_setup-players = { $box } is for { $least } to { $most } lords.
errors-bad_setup-players-one = { $box } is for { $most } lords.
errors-bad_setup-players-more = { $box } is for { $least } to { $most } lords, with Age of Giants for { $more } too.
errors-bad_setup-players-giants = { $box } with Age of Giants is for { $least } to { $most } lords.
errors-bad_setup-players-teams = Teams are for 6 or 8 lords.
errors-bad_setup-giants = Age of Giants does not go with { $box }. It goes with Kingdomino and Queendomino.
errors-bad_setup-court = The Court does not go with { $box }. It goes with Kingdomino and Queendomino.
errors-bad_setup-teams = Teams do not go with { $box }. They go with Royal Wedding.
errors-bad_setup-duel = The Mighty Duel does not go with { $box }. It goes with Kingdomino, for 2 lords.
errors-bad_setup-duel-lords = The Mighty Duel is for 2 lords.
errors-bad_setup-quest = { $variant } does not go with Age of Giants, which has it as a quest.
errors-bad_setup-quests = Quests can't be chosen without Age of Giants. They go with it.
errors-bad_setup-quests-two = Two different quests can be chosen, or none: then two are drawn.
errors-bad_setup-unknown = I don't know “{ $value }” as a part of a set-up.
errors-bad_preset_name = A preset's name has 1 to { $limit } characters.
errors-preset_taken = Somebody else has saved { $preset } here. Choose another name.
errors-preset_full = This server has { $limit } presets, and that is all there is room for. One can be removed first.
errors-preset_own = You have saved { $limit } presets here, as many as one person can have. Remove one of yours first.
errors-no_preset = That preset is gone. Choose another one.
errors-preset_foreign = { $preset } can be removed by who saved it, and by those with Manage Server.
errors-bad_name = A table's name is up to 40 characters long. Choose a shorter one.
errors-away_past = An absence can't begin in the past. Its first day is today or later.
errors-away_order = The last day is before the first one. Write them the other way round.
# $days: number
errors-away_far = An absence begins within { $days } days from now.
# $days, $left, $budget: numbers of days, $year: such as "2027"
errors-away_budget = That would take { $days } of your days of { $year }; { $left } of { $budget } are left. A shorter absence fits.
errors-away_budget_first = Before you have finished a game, you can be away for { $budget } days of a year, and { $left } are left; after that it is { $later }. A shorter absence fits.
# $text: what was typed
errors-away_unknown = I don't know the day “{ $text }”. Write it as 2026-12-03, 3 Dec, tomorrow, or as 7 days.
errors-no_absence = That absence is over, or was taken back already.
errors-bad_setting = That can't be set so. Choose one of the values that are offered.
errors-bad_icons = “{ $value }” can't correct a building. Only buildings with an icon that nobody has verified can be corrected.

## Rights and us

errors-not_admin = This needs Manage Server. Ask somebody who has that permission here.
errors-dm_closed = I could not write to you. Allow direct messages from this server, or choose mentions in /settings.
errors-internal = Something went wrong on my side; nothing was lost. Please try again. (Code { $code })
# $cause: what Discord answered, such as 400/50035
errors-discord_refused = Discord refused what I asked of it for this ({ $cause }); nothing was lost. Please try again. If it is refused again, somebody with Manage Server finds in /admin check whether I lack a permission.
errors-discord_down = Discord does not answer me right now ({ $cause }); nothing was lost. Please try again in a minute.
errors-gone = My database was moved, deleted or damaged while I was running, so I have to stop. What you pressed did not count. Please tell whoever runs me.
errors-no_room = I can't write anything down right now, because my disk is full or can't be written to; nothing was lost. Please try again later. (Code { $code })

## Buttons that lead on

errors-button-again = Try again
errors-button-spots = Show the spots
errors-button-town = Open the town
errors-button-court = Open The Court
errors-button-receive = Choose a crown
errors-button-panel = Open the panel
errors-button-plan = Plan my turn
errors-button-games = Your games
errors-button-open = Open tables
errors-button-new = Open a table
errors-button-solo = Play against the computer
errors-button-takeback = Take back
errors-button-take-seat = Take a seat
errors-button-leave = Leave
errors-button-host = Host's panel
errors-button-settings = Settings

## Records

errors-no_import = That record is not here any more. Bring it along again with /import.
errors-import_what = Give me either a file or a kingdom as text.
errors-verify_what = Give me either a game or a file.
errors-file_lost = I could not load that file. Please try again.

# Ladders, profiles, honors, statistics.
errors-server_needed = Ladders, profiles and tables of the day belong to a server. Ask for them in one.
errors-ladders_off = The hosts of this server have switched ladders off.
errors-no_ladder = No games of this box and size have been finished here. See `/ladder` for those that have.
errors-no_season = No games were finished in this season. Choose one in `/ladder`.
errors-profile_hidden = This lord does not want to be shown.
errors-compare_same = Choose two different lords.
errors-no_stats = This box has nothing of that kind. Choose something else in `/stats`.

## Setting up tournaments

errors-cup_rights = Tournaments are set up by those with Manage Server. They can choose a role for it in /admin settings.
errors-cup_rights-role = Tournaments are set up by { $role } and those with Manage Server.
errors-cup_bad = “{ $value }” does not go there. Choose one of the values that are offered.
errors-cup_name = The name of a tournament has up to { $limit } characters.
errors-cup_text = The text of a tournament has up to { $limit } characters.
# Followed by the reason, in a sentence.
errors-cup_unready = It can't be published yet.
errors-cup_private = Duplicate play needs private threads, and I can't make them there. A server manager can allow it.
errors-cup_date = I don't know the date “{ $text }”. Write it like 2030-12-24 18:00, friday 20:00, in 5 days.
errors-cup_number = “{ $text }” is no number. Write it in figures, such as 5.
errors-cup_points = Write the points of all { $count } places from the first on, such as 5 3 2 1.
errors-cup_variant = I don't know the variant “{ $text }”. The option lists those that there are.
errors-cup_template = I don't know the template “{ $text }”. The option lists those that there are.
# $cups: a list of names
errors-cup_which = Which tournament: { $cups }? Name it with the option “cup”.
errors-cup_act_tied = The round of table { $number } is over, so a tie can't be played out any more. Say who is ahead, such as 1, 44.
errors-cup_act_swiss = In { $cup } the format says who meets whom: only the rounds of a Swiss are paired by hand.
errors-cup_act_seeding = { $cup } is not seeded by hand.
errors-cup_act_seeds = Name entries of { $cup }, each once.
errors-cup_act_entry = “{ $text }” is no entry of { $cup }. Write the name of a lord in it, a mention of them, or the number that **Who is in** has for it.
errors-cup_act_which = “{ $text }” fits several entries of { $cup }: { $lords }. Write the number of one, such as #3.
errors-cup_act_whom = Name a lord who sits at table { $number } with the option “lord”.
errors-cup_file_stranger = Line { $line }: nobody in this server has this account, or it is an app's.
errors-cup_stranger = This account is not in this server. Only its members can play here, or help to run it.
errors-cup_act_changed = That would do something else by now. Look at it again on the panel.
errors-cup_act_gone = That is done already, or you were asked too long ago. The panel shows how it stands.
errors-button-newcup = Set up a tournament
errors-button-cups = Tournaments

errors-follow_cup_over = { $cup } is over, so there is nothing more to follow.
errors-cup_table = This is a table of { $cup }, so its organisers decide that. /cup judge calls one.

## Tournaments: signing up, taking part

errors-no_cup-near = There is no tournament “{ $typed }” here. Did you mean { $cups }?
errors-no_cup = There is no such tournament here. /cup list shows those that there are.
errors-which_cup = Several tournaments may be meant. Name one with the option “cup”; /cup list shows them.
errors-cup_unpaired = { $cup } begins now: its first round is being paired. Please try again in a minute.
errors-cup_treeless = { $cup } has no bracket so far. /cup standings shows how everybody stands.
errors-cup_phase-signup = { $cup } has not begun, so that can't be done yet.
errors-cup_phase-checkin = Sign-up for { $cup } is over, and it has not begun.
errors-cup_phase-running = { $cup } has begun. That can't be done in it now.
# $late: the last round that could be entered, or 0; $add: 1 if organizers can still add somebody
errors-cup_phase-running-late = { $late ->
    [0] { $cup } has begun, so you can't enter it any more.
   *[other] { $cup } could be entered until round { $late } was paired.
}{ $add ->
    [0] {""}
   *[other] {" "}Its organisers can still add you: write to one of them.
}
errors-cup_phase-running-next = No further round of { $cup } is to come.
errors-cup_phase-over = { $cup } is over.
errors-cup_phase-cancelled = { $cup } was called off.
errors-cup_full = { $cup } has no free place.
errors-cup_entered = You are in { $cup } already.
errors-cup_entered_lord = { $lord } is in { $cup } already.
errors-cup_often = You entered { $cup } or came back { $limit } times within a day. Come back tomorrow.
errors-cup_often_all = You entered { $cup } or came back { $limit } times. Ask its organisers to add you.
errors-cup_expelled = You were disqualified in { $cup }. Its organisers can let you in again.
errors-cup_expelled-partner = Your partner was disqualified in { $cup }. Its organisers can put somebody in that place.
errors-cup_role = { $cup } is for { $role }. Who has that role can enter it.
errors-cup_there = { $cup } is for those with a role. Answer in its server, where I see your roles.
errors-cup_reliability = { $cup } asks for reliability { $asked }%; yours is { $percent }%. Finishing games raises it.
errors-cup_rating = { $cup } asks for a rating of { $asked }; yours is { $rating }.
errors-cup_opponents = { $cup } asks for rated games against { $asked } different lords with this box and table size; you have played against { $opponents }.
errors-cup_unrated = { $cup } asks for a rating of { $asked }, and you have none with this box and table size. Finishing a game gives you one.
errors-cup_partner = { $cup } is played in twos. Name a partner with /cup enter.
errors-cup_partner_no = You can't play with { $lord }.
errors-cup_partner_many = You have asked { $limit } partners today. Try again tomorrow, or let somebody ask you.
errors-cup_partner_again = You have asked { $lord } { $limit } times today. Wait for the answer, or ask somebody else.
errors-cup_alone = In { $cup } everybody plays for themselves: enter without a partner.
errors-cup_not_asked = No open question asks you to play in { $cup }. You may have been asked for something that is over.
errors-cup_not_in = You are not in { $cup }.
errors-cup_which_lord = Several lords fit: { $lords }. Choose one from the list, or write the number, such as #3.
errors-cup_not_in_lord = This lord is not in { $cup }.
errors-cup_unanswered = Your partner has not said yes yet. You can ask somebody else with /cup enter.
errors-cup_partner_gone = Your team can't come back to { $cup }: a partner has had their data deleted.
errors-cup_no_cross = { $cup } has no crosstable now: nobody has played yet.
errors-cup_words = Say in up to { $limit } characters what it is about.
errors-cup_called = You called a judge within the last { $minutes } minutes. They know.
errors-cup_called_often = You called a judge { $limit ->
    [1] once
   *[other] { $limit } times
} within a day. Call again tomorrow, or write to the organisers of { $cup }.

## Tournaments: running them

errors-cup_not_organiser = Only the organisers of { $cup } can do this: { $organisers }.
errors-cup_not_organiser-nobody = { $cup } has no organiser. Whoever manages the server can do this.
errors-cup_reason = Give a reason of up to { $limit } characters. Everybody can read it in the log.
errors-cup_act_hours = Give from 1 up to { $hours } hours.
errors-cup_act_nowhere = { $cup } has no channel to be posted in, so nothing begins. Choose another channel in /organise panel first.
errors-cup_act_open = { $cup } asks for no role.
errors-cup_act_channel = I can't post in that channel. Choose one that I see and may write in; /admin check there says what is missing.
errors-cup_no_write = You can't write in that channel yourself, so you can't have an event held there. Choose another one.
errors-cup_act_begins = A round of { $cup } is being played: `ends:` moves its end, and the next round with it. `begins:` is for the time between two rounds.
errors-cup_act_no_date = Name a date that is not the one that is planned already.
errors-cup_act_soon = { $minutes ->
    [0] Name a date that is still to come.
   *[other] That is too soon: leave at least { $minutes } minutes from now.
}
errors-cup_act_order = { $minutes ->
    [0] Round 1 can't begin before sign-up ends.
   *[other] Leave at least { $minutes } minutes for check-in before round 1 begins.
}
errors-cup_act_no_change = That is how it is already.
errors-cup_act_entries = Name entries that take part, each once; to exchange two, those of different tables.
errors-cup_act_size = A table of this event has from { $least } up to { $most } entries; one alone has a bye.
errors-cup_act_first = Name a round from { $first } to { $last }.
errors-cup_act_adjourn = Only a table whose places give points, with one game and a draw of its own, can be adjourned.
errors-cup_act_capacity = { $lords } take part already, so it needs at least as many places.
errors-cup_act_rounds = Round { $rounds } is paired already, so there can't be fewer.
errors-cup_act_paused = { $cup } is paused. Let it go on first.
errors-cup_act_own = You play here yourself. Ask { $lords } to decide it.
errors-cup_act_early = { $lords } did not press [I am here] yet. Round 1 can begin sooner once everybody has; without them { $until } at the earliest: everybody has a day to check in.
errors-cup_act_few = Too few would take part in { $cup } now: it needs { $least }.
# $days: how long an event may be paused
errors-cup_act_paused_long = { $cup } has been paused for more than { $days } days, so nobody plays in it any more without being asked. It can be called off, or ended with the results that it has. To play again, press [New event like this], and then [Ask its lords to play].
errors-cup_changed = { $cup } has changed since that message.
errors-cup_act_going = { $cup } is not paused.
errors-cup_act_playing = { $tables ->
    [0] Rounds of { $cup } are still to come, so no results can be confirmed yet. /organise panel says what comes next, and whether the event can be ended early.
    [one] { $tables } table of { $cup } is still playing. Everything else comes after that.
   *[other] { $tables } tables of { $cup } are still playing. Everything else comes after that.
}
errors-cup_act_reopen = { $cup } was called off more than two days ago, so nobody is in any more without being asked. Press [New event like this], and then [Ask its lords to play].
errors-cup_act_round = { $cup } has no such round now.
errors-cup_act_settled = { $cup } was over more than two days ago, so nobody plays in it any more without being asked. Only its results can be corrected. To play again, press [New event like this], and then [Ask its lords to play].
errors-cup_act_table = This round has no table { $number }.
errors-cup_act_no_table = Nothing is being played there.
errors-cup_act_rolling = In { $cup } tables follow one another. Correct a result instead, or pause the event.
errors-cup_act_daily = In { $cup } this was done { $limit } times within a day, and each time people were called. Do it again tomorrow.
errors-cup_act_text = Write up to { $limit } characters.
errors-cup_act_played = A table of this round is over, so nobody can be exchanged in it any more. Undo the pairing first, or wait for the next round.
errors-cup_act_nobody = Nobody is named, and nobody waits who could come in.
errors-cup_act_same-in = { $lord } is in the team already.
errors-cup_act_same-out = { $lord } is not in the team.
errors-cup_act_team = { $cup } has room for { $limit } organisers and { $limit } judges. Take somebody off the team first.
errors-cup_act_off = { $lord } does not want to be on the team of { $cup }.
errors-cup_not_team = You are not on the team of { $cup }.
errors-cup_act_last = Somebody has to run { $cup }. Add another organiser first.
errors-cup_act_standings = { $cup } has no standings to be posted now.
errors-cup_act_lords = { $lords ->
    [1] Name one lord.
   *[other] Name { $lords } lords, who are partners.
}
errors-cup_act_partner = The partner in that team is { $lord }. Put somebody else in { $lord }'s place first, or name both.
errors-cup_act_asked = { $lord } was asked to play in { $cup } before. Nobody is asked twice; { $lord } can still sign up, or press **I play** if the question is open.
errors-cup_act_often = You asked { $lord } several times in these days. Ask again in three days; { $lord } can still sign up.
errors-cup_act_unanswered = At most { $limit } people can be asked at once. Wait until some of them have answered.
errors-cup_act_asked_day = You asked { $limit } people within a day. Ask more tomorrow; anybody can also sign up without being asked.
errors-cup_act_file = A file has from 1 to { $limit } entries.
errors-cup_act_line = Line { $line }: { $lords ->
    [1] an entry has one lord.
   *[other] an entry has { $lords } lords, who are partners.
}
errors-cup_act_known = Everybody in this file is in { $cup } already, or was asked.
errors-cup_act_game = This table has no game { $number } that could be ruled. Choose one from 1 to { $limit }.
errors-cup_act_sealed = Others still play the same draw as table { $number }, so what was played there is not told yet. Give each lord of the table points; where those are equal, places as well.
errors-cup_act_seen = { $lord } has seen the draw of this round at another table. Name somebody else, or wait until the round is over.
errors-cup_act_places = Give each lord of the table a place or points. Who share a place have the better one, such as 1, 2, 2, 4.

## Tournaments: entries from a file. $value: the text in the file, $line: number of the line

errors-cup_csv_bad-large = This file is too large. A file of entries has up to { $limit } KiB.
errors-cup_csv_bad-many = This file has more than { $limit } lines. Bring the entries along in several files.
errors-cup_csv_bad-text = This is no text with values in columns. In your spreadsheet choose “Save as” (or “Download”) and the type “CSV UTF-8 (Comma delimited)”, then bring that file.
errors-cup_csv_bad-empty = There are no entries in this file. Write one in each line.
errors-cup_csv_bad-columns = I don't know these columns: “{ $value }”. Name one of them “user”, with the Discord id of each lord.
errors-cup_csv_bad-lord = Line { $line }: “{ $value }” is nobody. Write a Discord id, a mention, or what an export of mine has under “player”.
errors-cup_csv_bad-rounded = Line { $line }: a spreadsheet has rounded the id to “{ $value }”. Make the column text first, then enter the ids anew.
errors-cup_csv_bad-twice = Line { $line }: “{ $value }” stands in line { $first }, too. Leave one of them out.
errors-cup_csv_bad-partner = Line { $line }: the partner is missing. Name both in one line.
errors-cup_csv_bad-alone = Line { $line }: there is a partner, but everybody plays for themselves. Give each lord a line.
errors-cup_csv_bad-unknown = Line { $line }: nobody in this server is “{ $value }”. Write the name as the server shows it, the account's, or a Discord id.
errors-cup_csv_bad-double = Line { $line }: several people are “{ $value }”: { $lords }. Write the id of the one who is meant.
errors-cup_csv_bad-names = This file has more than { $limit } names without a Discord id. Bring them along in several files.
errors-cup_trf = A report for chess programs (TRF16) needs tables of two. Export this event as CSV, XLSX or JSON.
