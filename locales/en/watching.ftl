# Watching: /watch, the live list of a server, following, the watchers' threads.
# Names are escaped and isolated.

watching-command-watch = List live games to watch
watching-command-follow = Follow games, lords and tournaments
watching-command-follow-game = Follow a game
watching-command-follow-lord = Follow a lord
watching-command-follow-cup = Follow a tournament
watching-command-follow-list = What you follow, and how to stop
watching-command-game-kibitz = Join the watchers' thread of a game you don't play
watching-option-show = Which games
watching-option-box = Only games of this box
watching-option-user = The lord to follow
watching-option-how = How closely

watching-button-watch = Watch
watching-button-follow = Follow
watching-button-kibitz = Kibitz
watching-button-stop = Stop following
watching-button-follows = What I follow
watching-button-all = All live games
watching-button-tables = Open tables

# Live games. $count: number
watching-title = ### Live games · { $count }
# In the menu of a person: the games they are playing
watching-menu = Look at this lord's games
# $lord: a person
watching-title-lord = ### Live games of { $lord } · { $count }
watching-none-lord = This lord has no game here that you can watch.
watching-none = There is no game to watch here.
watching-none-all = No game of this box runs here.
watching-none-followed = No game that you follow runs here.
watching-none-cups = There is no tournament game to watch here.
watching-none-ending = No game here is nearly over.
# Everybody's points under a game. $lord: a name, $points: number
watching-points = { $lord } { $points }
watching-followed = -# You follow it.
watching-show-all = All games
watching-show-followed = Those that I follow
watching-show-cups = Tournaments
watching-show-ending = Nearly over
watching-box = Box…
watching-box-any = All boxes

# The list that everybody sees. $count: games in all, $more: games that are not in it
watching-index-none = No game is being played.
watching-index-current = -# { $more ->
    [0] This list keeps itself current.
    [one] And { $more } more. This list keeps itself current.
   *[other] And { $more } more. This list keeps itself current.
}

# Following. $what: the name of a game or lord, in bold
# $new: "yes" if they have just begun to
watching-follow-game = You { $new ->
    [yes] now follow
   *[no] follow
} { $what }.
watching-follow-lord = You { $new ->
    [yes] now follow
   *[no] follow
} { $what }: every game that they play here and you may watch.
watching-follow-cup = You { $new ->
    [yes] now follow
   *[no] follow
} { $what }, a tournament.
watching-follow-digest = You are told in a direct message, at most once an hour, never in your quiet hours. Nobody sees what you follow.
watching-how = How closely…
watching-how-turn = Every turn
watching-how-turn-about = For a lord, their own turns
watching-how-round = Every round
watching-how-round-about = The standing when a round is over
watching-how-end = Only the end
watching-how-end-about = Who has won
watching-how-turn-cup = Every result
watching-how-turn-cup-about = For each table, and every round
watching-how-round-cup = Every round
watching-how-round-cup-about = When one begins, and who leads when it is over
watching-how-end-cup = Only the end
watching-how-end-cup-about = Who has won

# Everything that somebody follows. $count: number
watching-follows-title = ### What you follow · { $count }
watching-follows-none = You follow nothing. [Follow] is under every game that you watch.
watching-option-game = { $what }
watching-option-lord = { $what }, a lord
# $how: turn, round or end
watching-follows-game = { $what } · { $how ->
    [turn] every turn
    [round] every round
   *[end] only the end
}
watching-follows-lord = { $what }, a lord · { $how ->
    [turn] every turn of theirs
    [round] every round
   *[end] only the ends
}
watching-option-cup = { $what }, a tournament
watching-follows-cup = { $what }, a tournament · { $how ->
    [turn] every result
    [round] every round
   *[end] only the end
}
watching-follows-change = Change or stop…

# The digest, by direct message. $server: its name
watching-news = News from { $server }, of what you follow:
# $where: such as "round 5 of 12"
watching-news-game = { $table } · { $where }
# $lords: a list of names, $count: how many, $setup: such as "Kingdomino 4"
watching-news-began = { $count ->
    [1] { $lords } has begun it: { $setup }.
   *[other] { $lords } have begun it: { $setup }.
}
watching-news-more = { $count ->
    [one] Something has happened in { $count } more game.
   *[other] Something has happened in { $count } more games.
}

# A tournament in the digest. $count, $tables, $number: numbers, $ends: a Discord timestamp
watching-cup-started = { $count ->
    [one] It has begun with { $count } entry.
   *[other] It has begun with { $count } entries.
}
# $round: such as "round 2 of 5"
watching-cup-paired = { $tables ->
    [0] Begun: { $round }. It ends { $ends }.
    [one] Begun: { $round }, with { $tables } table. It ends { $ends }.
   *[other] Begun: { $round }, with { $tables } tables. It ends { $ends }.
}
watching-cup-round = Over: { $round }.
# $place: number, $name: of an entry, $points: such as "4½"
watching-cup-leader = { $place } { $name } { $points }
watching-cup-leaders = Standings: { $leaders }.
watching-cup-place = { $place } { $name } { $points }
watching-cup-result = Table { $number } of { $round }: { $places }.
watching-cup-won = Won by { $name }.
watching-cup-over = It is over.
# $reason: in an organizer's words
watching-cup-cancelled = It was called off: { $reason }

# The watchers' thread. $table: a name in bold, $thread: channel
watching-kibitz-name = Watching { $table }
watching-kibitz-in = You are in { $thread }, where those who watch { $table } talk. Its lords can't read it before the game is over.
watching-kibitz-in-over = You are in { $thread }, where those who watched { $table } talked.
watching-kibitz-opening = Here those who watch { $table } talk. Its lords can't read this before the game is over; then they are let in. Please don't tell them anything before.
watching-kibitz-ended = { $table } is over, and its lords are here now.
