# Ladders and profiles, from the finished games of a server.

annals-command-ladder = The ladder of this server
annals-command-profile = A lord's profile
# Options of commands.
annals-option-season = Which quarter of a year; all time if left out
annals-option-computers = The ladder of games with computer lords
annals-option-page = Which page of ten lords
annals-option-user = Whose profile; your own if left out

# Which games a ladder counts. $box: name of a box, $kingdoms: number
annals-ladder = { $box }, { $kingdoms } kingdoms
annals-ladder-teams = { $box }, { $kingdoms } teams of two
# $ladder: as above
annals-ladder-computer = { $ladder }, with computer lords
annals-season-all = All time
# $quarter: number, $year
annals-season = { $quarter ->
    [1] January to March { $year }
    [2] April to June { $year }
    [3] July to September { $year }
   *[4] October to December { $year }
}
# A computer lord on a ladder of its own. $level: such as greedy
annals-computer = Computer ({ $level })
# A person whose name is not known.
annals-nameless = A lord

# $ladder, $season: as above
annals-ladder-title = ### Ladder · { $ladder } · { $season }
# $lords, $games: numbers
annals-ladder-count = { $lords ->
    [one] { $lords } lord
   *[other] { $lords } lords
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}. Rating, ± how far off it may be (gray with a “?”: fewer than ten games), games, the last five places.
annals-ladder-empty = No game of this kind has been played to its end here yet. Open a table with `/game new`, and the first one will be.
# $place, $games: numbers; $rating, $deviation: such as 1540 and 120
annals-ladder-mine = You are at place { $place }: **{ $rating }** ± { $deviation } after { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
annals-choose-ladder = Box and size
annals-choose-season = Season
# Buttons.
annals-find = Find me
annals-browse = Other ladders
annals-share = Show in the channel

# Profiles. $lord: name
annals-profile-title = ### { $lord }
annals-profile-hidden = Only you see this: you are not shown on ladders. Change it in `/settings`.
annals-profile-empty = No game finished here yet. Open a table with `/game new`, or find one with `/games`.
# $name: of a ladder in bold, or of a lord; $rating: such as 1840 ± 74, $place, $games, $wins: numbers
annals-standing = { $name }: place { $place }, { $rating }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
# Games against the same lord. $games, $of: numbers
annals-standing-one = { $games } of { $of } games against the same lord
# $lords: lords with these games, such as "Ann (7 of 12)"
annals-ladder-one = Mostly against the same lord: { $lords }
annals-ladder-one-lord = { $lord } ({ $games } of { $of } games)
# On the ladder of games with computer lords. $level: such as Knight; $wins, $games: numbers of people's games
annals-level = **{ $level }**: people won { $wins } of { $games }
# After the line above. $points: number; $lord: name
annals-level-best = best kingdom { $points } ({ $lord })
annals-level-best-hidden = best kingdom { $points }
annals-level-mine = you won { $wins } of { $games }, at best { $points } points
annals-level-mine-left = you won { $wins } of { $games }
# $rating, $deviation: numbers
annals-rating = **{ $rating }** ± { $deviation }
annals-rating-unsure = **{ $rating }** ± { $deviation } (fewer than ten games)
# Reliability: the share of turns played in time. $percent: number
annals-reliable-always = Always plays on time ({ $percent }%).
annals-reliable-mostly = Nearly always plays on time ({ $percent }%).
annals-reliable-often = Misses a turn now and then ({ $percent }%).
annals-reliable-seldom = Often misses turns ({ $percent }%).
# The best kingdom, and recent games. $table: name, $points, $place, $of: numbers
annals-best = Best kingdom: **{ $points }** in { $table }
annals-recent-title = Latest games
# $change: the change of the rating, such as +12; $when: a date
# $rated: "yes" if it changed the rating
annals-recent = { $table }: place { $place } of { $of }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-recent-left = { $table }: not played to the end { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-trophies-title = Trophies
# $trophy: its name, $about: what it is for
annals-trophy = **{ $trophy }** · { $about }
# A tournament: $cup its name, in bold, $of: how many took part, $at: a Discord date
annals-cup = { $place ->
    [1] Winner of
    [2] Second in
   *[other] Third in
} { $cup } · { $of } entries · { $at }
annals-cups-more = { $count ->
    [one] And { $count } more tournament.
   *[other] And { $count } more tournaments.
}
annals-trophy-first_stone = First stone
annals-trophy-first_stone-about = played a game to its end
annals-trophy-crowned = Crowned
annals-trophy-crowned-about = won a game
annals-trophy-hundred = A hundred
annals-trophy-hundred-about = a kingdom of 100 points
annals-trophy-broad_fields = Broad fields
annals-trophy-broad_fields-about = a territory of 15 squares
annals-trophy-six_lands = Six lands
annals-trophy-six_lands-about = all six kinds of land score in one kingdom
annals-trophy-harmonious = Harmonious
annals-trophy-harmonious-about = won with Harmony and Middle Kingdom
annals-trophy-treasury = Treasury
annals-trophy-treasury-about = 20 points in mines
annals-trophy-architect = Architect
annals-trophy-architect-about = 40 points in buildings
annals-trophy-queens_host = The Queen's host
annals-trophy-queens_host-about = won while hosting the Queen
annals-trophy-close_shave = Close shave
annals-trophy-close_shave-about = won by one point, or by what breaks ties
annals-trophy-crowded_field = Crowded field
annals-trophy-crowded_field-about = won against four kingdoms or more
annals-trophy-old_hand = Old hand
annals-trophy-old_hand-about = played 50 games to their end
annals-compare-me = Compare with me

# Two lords side by side. $one, $two: their names
annals-command-compare = Two lords side by side
annals-option-compared = With whom to compare you
annals-option-with = Another lord in your place
annals-compare-title = ### { $one } and { $two }
# $lord: name, $rating: as above, $place, $games, $wins: numbers
annals-compare-unrated = { $lord }: not rated here yet
# $percent: the probability that the first one finishes before the second
annals-compare-chance = By their ratings, { $one } finishes ahead of { $two } in { $percent } of 100 games.
annals-compare-never = They have not played a game against each other here yet.
# $games, $ahead, $behind: numbers
annals-compare-met = { $games ->
    [1] One game
   *[other] { $games } games
} against each other: { $one } finished ahead of { $two } in { $ahead }, behind in { $behind }.
annals-compare-latest = Their latest games, as { $one } fared

# The records of a server. $box: name of a box
annals-command-honors = Records of this server: highest kingdom, largest territory and more
annals-honors-title = ### Honors · { $box }
# $games: number
annals-honors-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
} finished here
# $lords: one or more names, $value: number
annals-honor-kingdom = Highest kingdom: **{ $value }** points, by { $lords }
annals-honor-territory = Largest territory: **{ $value }** squares, by { $lords }
annals-honor-crowns = Most crowns: **{ $value }**, by { $lords }
# $value: a time such as "3 hours"
annals-honor-fastest = Fastest table: **{ $value }**, by { $lords }
annals-honor-games = Most games finished: **{ $value }**, by { $lords }
annals-honor-wins = Most games won: **{ $value }**, by { $lords }
# What a replay button shows, at most 16 characters
annals-honor-short-kingdom = best kingdom
annals-honor-short-territory = territory
annals-honor-short-crowns = crowns
annals-honor-short-fastest = fastest table
annals-honor-short-games = games finished
annals-honor-short-wins = games won
annals-honor-hidden = somebody who is not shown
# $table: its name, $when: a date
annals-honor-where = { $table }, { $when }
annals-choose-box = Box

# Statistics.
annals-command-stats = How dominoes, buildings, quests and seats fare here
annals-option-about = What about
annals-about-domino = Dominoes
annals-about-building = Buildings
annals-about-quest = Quests
annals-about-token = Tokens of The Court
annals-about-seat = Seats
annals-about-order = Order of the first choice
# $about: one of these, $box: name of a box
annals-stats-title = ### { $about } · { $box }
annals-stats-empty = No game of this box has been played to its end here yet.
# $games: number, $share: percent, $points: such as 43.5
annals-stats-usual = { $games ->
    [one] { $games } game
   *[other] { $games } games
} finished here. Of all kingdoms { $share }% win, with { $points } points on average. Best first.
# $what: a domino, building, token or seat
annals-stats-line = **{ $what }**: { $share }% of { $games ->
    [one] { $games } kingdom
   *[other] { $games } kingdoms
} won, { $points } points
# $what: a quest, $points: that it brought
annals-stats-quest = **{ $what }**: { $share }% of { $games ->
    [one] { $games } kingdom
   *[other] { $games } kingdoms
} won, it brought { $points } points
# $kingdoms: of how many, $place: number of the seat, or of the first choice
annals-seat = Seat { $place } of { $kingdoms }
annals-order = Choice { $place } of { $kingdoms }
