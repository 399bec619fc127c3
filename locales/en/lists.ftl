# /games, /game list and /next.

lists-command-games = List games: mine, waiting for me, open, watching, finished
lists-command-game-list = The same as /games
lists-command-next = Open the most urgent of your games
lists-option-show = Which games
lists-option-box = Only games of this box

# $waiting: number
lists-title-mine = ### Your games{ $waiting ->
    [0] { "" }
    [one] { " " }· { $waiting } waits for you
   *[other] { " " }· { $waiting } wait for you
}
lists-title-waiting = ### Waiting for you · { $waiting }
# $count: number
lists-title-cups = ### Your tournament games · { $count }
lists-title-open = ### Open tables here · { $count }
lists-title-watching = ### Games to watch here · { $count }
lists-title-finished = ### Finished games · { $count }

lists-show-mine = My games
lists-show-waiting = Waiting for me
lists-show-cups = Tournaments
lists-show-open = Open tables
lists-show-watching = Watching
lists-show-finished = Finished
lists-show = Show…
# A box that the list was narrowed to. $box: name
lists-only = Only { $box }.
lists-only-fitting = Only tables where you may take a seat.
# Open tables by their clocks.
lists-speed = Speed…
lists-speed-any = Any speed
lists-speed-fast = Less than a day a turn
lists-speed-day = One day a turn
lists-speed-slow = More than a day a turn
lists-speed-bank = With a bank of time
lists-speed-none = Without a time limit
lists-button-fit = Only for me
lists-button-all = All tables

# One game: what it is. $table: name, $setup: such as "Kingdomino 4", $round, $rounds: numbers
lists-game = **{ $table }** · { $setup } · { panel-round }
lists-game-start = **{ $table }** · { $setup } · the kings choose their first dominoes
# $clock: such as "1 day a turn"
lists-table-open = **{ $table }** · { $setup } · { $clock }
lists-table = **{ $table }** · { $setup }
# $box: name, $lords: number
lists-setup = { $box } { $lords }
lists-setup-dynasty = { $box } { $lords }, Dynasty

# One game: its state. $lord: name in bold, $host: name, $at, $ends: Discord timestamps
lists-your-turn-free = Your turn, called { $at }.
lists-your-turn-ends = Your turn, ends { $ends }.
lists-your-turn-paused = Your turn, but the game is paused.
# A giant was sent to the reader.
lists-giant = A giant waits for you: choose the crown that it covers.
lists-vote = A question is put to the table.
lists-invited = **{ $host }** invites you. { $free ->
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
lists-on-turn-free = { $lord } is on turn.
lists-on-turn-ends = { $lord } is on turn; it ends { $ends }.
lists-on-turn-paused = { $lord } is on turn, but the game is paused.
lists-between = The next game of the Dynasty begins soon.
# $percent: the reliability required; 0: any
lists-open = { $free ->
    [one] { $free } seat is free
   *[other] { $free } seats are free
} · host **{ $host }**{ $percent ->
    [0] {""}
   *[other] {" "}· reliability { $percent }% and up
}
lists-open-yours = You have seat { $seat }. { $free ->
    [one] { $free } seat is still free.
   *[other] { $free } seats are still free.
}
lists-over = Played to the end.
lists-abandoned = Ended without a result.

lists-button-urgent = Most urgent
lists-button-giant = Choose
lists-button-vote = Vote
lists-button-previous = ← Previous
lists-button-following = Next →
# $page, $pages: numbers
lists-button-page = { $page } of { $pages }
lists-button-show-open = Show them
lists-button-new = Open a table
lists-button-games = My games

# Empty lists. $open: number of open tables
lists-empty-mine = You are in no game. { $open ->
    [0] No table is open here either.
    [one] { $open } table is open here.
   *[other] { $open } tables are open here.
}
lists-empty-waiting = No game waits for you. { $open ->
    [0] No table is open here.
    [one] { $open } table is open here.
   *[other] { $open } tables are open here.
}
lists-empty-cups = You have no tournament game now. You get one when a round begins in a tournament that you are in.
lists-empty-open = No table is open here. You can open one.
lists-empty-narrowed = Nothing here fits that. There is more without the choices above.
lists-empty-watching = There is no game to watch here.
lists-empty-finished = No finished game yet.

# /next with nothing to do: one sentence of these follows the first. $games, $turns: numbers,
# $table: name, $time: a length of time, such as "5 hours"
lists-next-nothing = Nothing waits for you.
lists-next-games = { $games ->
    [0] You are in no game.
    [one] You are in { $games } game.
   *[other] You are in { $games } games.
}
lists-next-time = Your next turn is probably in **{ $table }**, in about { $time }.
lists-next-turns = Your next turn is probably in **{ $table }**, after { $turns ->
    [one] { $turns } more turn
   *[other] { $turns } more turns
}.
