# The private screens of a game: the turn's panel, looking, the menu, and their commands.
# Names ({ $lord }, { $table }) are escaped, isolated and bold; { $domino }, { $spot }, { $gain } are ready to show.

## The state of a game

panel-round = { $round ->
    [0] the first choice
   *[other] round { $round } of { $rounds }
}

## The panel of a turn

panel-title-free = ### Your turn · { $round }
panel-title-start-free = ### Your first choice
panel-title-start-king-free = ### Your first choice · king { $king } of { $kings }
# The same with a clock. $ends, $until, $since: Discord timestamps
panel-title-ends = ### Your turn · { $round } · ends { $ends }
panel-title-away = ### Your turn · { $round } · you are away until { $until }; the clock waits
panel-title-paused = ### Your turn · { $round } · paused since { $since }
panel-title-stands = ### Your turn · { $round } · paused until { $until }
panel-title-start-ends = ### Your first choice · ends { $ends }
panel-title-start-away = ### Your first choice · you are away until { $until }; the clock waits
panel-title-start-paused = ### Your first choice · paused since { $since }
panel-title-start-stands = ### Your first choice · paused until { $until }
panel-title-start-king-ends = ### Your first choice · king { $king } of { $kings } · ends { $ends }
panel-title-start-king-away = ### Your first choice · king { $king } of { $kings } · you are away until { $until }; the clock waits
panel-title-start-king-paused = ### Your first choice · king { $king } of { $kings } · paused since { $since }
panel-title-start-king-stands = ### Your first choice · king { $king } of { $kings } · paused until { $until }
# The clock of the turn in progress, after the lord on turn. $lord: a name in bold
panel-clock-ends = The turn ends { $ends }.
panel-clock-away = { $lord } is away until { $until }; the clock waits.
panel-clock-paused = The game has been paused since { $since }, and the clock with it.
panel-clock-stands = The game is paused until { $until }, and the clock with it.
# In place of a panel that was opened again elsewhere
panel-is-below = This panel is below.
panel-is-above = This panel is above.
panel-is-elsewhere = This panel is open in another channel.
panel-table = -# { $table }
panel-place = Place { $domino }: { $halves }.
# $domino: number, bold; $halves: its two halves
panel-later = Later this round: { $domino }, { $halves }.
panel-choose-first = Choose a domino of the first line. Low numbers play earlier, high numbers are worth more.

# To a lord of a team.
panel-partner-sees = Your partner { $partner } sees this panel too.

panel-news-taken_back = Your turn is open again, as it was.
panel-news-draft_kept = Here is your draft as you left it.
panel-news-again = Your turn is over, and you are on again.
# Behind what the plan of the turn before has done
panel-news-on-again = You are on again.
panel-dropped-place = Your spot no longer fits, so it is open again.
panel-dropped-discard = Your domino fits now, so it is not discarded.
panel-dropped-giant = The crown on { $square } is no longer open, so the giant looks for another.
panel-dropped-send = Your giant on { $square } can't be sent any more, so it stays.
panel-dropped-recruit = Your { $token } can't be recruited any more, so its resources are back.
panel-dropped-search = Your { $token } can't be searched for any more, so its resources are back.
panel-dropped-tax = Your knight can't stand on { $square } any more, so it is back in your hand.
panel-dropped-build = Your { $building } no longer fits, so it is back on the board.
panel-dropped-burn = The dragon is not bribed any more, so { $building } stays on the board.
panel-dropped-burn-yours = The dragon is not bribed any more: you bought the { $building } it was to burn.
panel-dropped-choose = { $domino } is no longer free, so the choice is open again.
# What is no longer in the draft. $steps: list of the next ones
panel-removed = Taken back: { $steps }.
panel-step-place = { $domino } at { $spot }
panel-step-discard = the discard of { $domino }
panel-step-giant = the giant on the crown of { $square }
panel-step-send = the sending of the giant on { $square }
panel-step-tax = the knight on { $square }
panel-step-build = { $building } on { $square }
panel-step-burn = the bribe to burn { $building }
panel-step-recruit = { $token } on { $square }
panel-step-search = { $token } on { $square }
panel-step-choose = the choice of { $domino }
# A change of the points, such as "+4 points". $gain: with its sign; $points: the number
panel-gained = { $gain } { $points ->
    [one] point
   *[other] points
}

panel-tap-number = Tap a letter to place it. You can change it until you end your turn.
panel-tap-spot = Move it, or choose a spot in the list. You can change it until you end your turn.
panel-tap-domino = Choose one below. You can change it until you end your turn.
panel-at = At **{ $spot }**: { $gain }, you would have { $total }.
panel-at-only = At **{ $spot }**, the only spot: { $gain }, you would have { $total }.
# $domino: its number, bold
panel-lies = { $domino } lies at **{ $spot }**.
panel-lies-only = { $domino } lies at **{ $spot }**, the only spot.
# $halves: which half of a domino lies where
panel-lie-halves = { $halves }.
panel-sum = { $terrain } { $squares } × { $crowns }
panel-sum-bonus = { $bonus } { $points }
panel-sums = { $sums }.
panel-bonus-won = { $bonus } won ({ $change }).
panel-bonus-lost = { $bonus } lost ({ $change }).
panel-then = You take { $domino }.
panel-then-only = You take { $domino }, the last one.
panel-takes-first = You take { $domino }: { $halves }.
panel-takes-first-only = You take { $domino }, the last one: { $halves }.

panel-fits-nowhere = { $domino } fits nowhere next to your kingdom, so it is discarded.
panel-why = Why?
panel-why-title =
    ### Why { $domino } fits nowhere
    { $halves }. { $places ->
        [1] There is one way
       *[other] There are { $places } ways
    } to lay it next to your kingdom, and each breaks a rule. These come nearest:
panel-why-line = { $spot }: { $reason }
panel-back = Back to my turn

panel-other-spots = Other spots
# Leads back from the list of all spots to the best ones
panel-best-spots = Best spots
panel-arrow-left = Left
panel-arrow-up = Up
panel-arrow-down = Down
panel-arrow-right = Right
panel-arrow-turn = Rotate
panel-number = { $number } · { $spot } ({ $gain })
# Bonuses and quests in the points of lettered spots. $spots: list of letters
panel-spots-bonus = { $bonus } { $change } at { $spots }.
panel-all-spots = { $count ->
    [1] The one spot
   *[other] All { $count } spots
}
panel-spot = { $spot } ({ $gain })
panel-spot-numbered = { $number }: { $spot } ({ $gain })
panel-spot-about = { $left } on { $left_square }, { $right } on { $right_square }
panel-more-spots = More spots ({ $first }–{ $last })…
panel-square-gain = { $number } · { $square } ({ $gain })
panel-square-listed = { $square } ({ $gain })
panel-all-squares = { $count ->
    [1] The one square
   *[other] All { $count } squares
}
panel-take = { $domino }
# A domino whose name is a letter, as a spot's is
panel-take-letter = Domino { $domino }
# $left, $right: its halves, such as "wheat" or "lake 2 crowns"
panel-take-halves = { $domino } { $left }–{ $right }
panel-take-half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } crown
   *[other] { $terrain } { $crowns } crowns
}
panel-take-list = Take a domino…
panel-taken = { $domino } · { $lord }
panel-undo = Undo
panel-tab-land = Land
panel-tab-town = Town
panel-tab-court = Court
panel-look = Look
panel-hint = Hint
panel-take-back = Take back
panel-end = End turn

panel-todo = Still to do: { $steps }.
panel-todo-place = place the domino
panel-todo-giant = cover a crown with the giant
panel-todo-receive = choose the crown that the giant covers
panel-todo-choose = take a domino of the next line
panel-todo-first = Still to do: choose your domino.
panel-ready = Ready. Nobody sees any of this until you end your turn.
# To a lord of a team.
panel-ready-partner = Ready. Nobody but { $partner } sees any of this until you end your turn.
panel-ready-draws = Ready. Ending your turn draws the next line, so you can't take it back.
panel-ready-tiles = Ready. Ending your turn turns up new buildings, so you can't take it back.
panel-ready-final = Ready. At this table no turn can be taken back.
panel-ready-ends = Ready. Ending your turn ends the game, so you can't take it back.

## The turn is ended

panel-done-title = ### Turn ended
panel-done-placed = { $domino } at { $spot } ({ $gain }). You have { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
panel-done-placed-took = { $domino } at { $spot } ({ $gain }), then { $taken }. You have { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
panel-done-discarded = { $domino } was discarded: it fits nowhere. You have { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $gain }).
panel-done-discarded-took = { $domino } was discarded: it fits nowhere. Then { $taken }. You have { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $gain }).
panel-done-chose = You took { $taken }.
panel-done-taxed = You taxed { $square } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
panel-done-built = { $cost ->
    [0] You built the { $building } on { $square } for free.
    [one] You built the { $building } on { $square } for { $cost } coin.
   *[other] You built the { $building } on { $square } for { $cost } coins.
}
panel-done-queen = The Queen came to you from the builders' board.
panel-done-queen-from = The Queen came to you from { $lord }.
panel-done-burnt = You bribed the dragon to burn the { $building }.
panel-done-giant-covers = The giant covers the crown on { $square }.
panel-done-wandered = The giant found no crown to cover and wandered off.
panel-done-sent = Your giant on { $square } went to { $receiver }.
panel-done-recruited = You recruited the { $token } to { $square }.
panel-done-searched = You found the { $token } in the pile and put it on { $square }.
panel-done-giant = Every turn is played. { $lord } still chooses the crown that a giant covers.
panel-done-next = { $lord } is on turn.
panel-done-next-soon = { $lord } is on turn. Then it is your turn again.
# $turns: number of turns in a row, two or more
panel-done-next-row = { $lord } is on turn, { $turns ->
    [2] twice
   *[other] { $turns } times
} in a row. Then it is your turn again.
panel-done-next-you = You are on turn again.
panel-done-next-after = { $lord } is on turn. It is your turn again after { $after }.
panel-done-over = The game is over. The result is in the thread.
panel-done-may = -# You can take it back until { $lord } acts.
# A computer lord waits so long before it plays
panel-done-may-minute = -# You can take it back for a minute; then { $lord } plays.
panel-done-may-alone = -# You can take it back whenever you like.
panel-next-game = Next game ({ $count })

## Partners

panel-watching = ### { $lord } is playing this turn · { $round }
panel-watching-domino = { $domino }: { $halves }.
panel-watching-nothing = Nothing is chosen yet.
panel-watching-takes = To be taken: { $domino }.
panel-watching-takes-only = To be taken: { $domino }, the last one.
panel-watching-still = This is the draft at your last press. You can look, not change it.
panel-notes = Notes
panel-notes-some = Notes ({ $count } new)
panel-notes-new = { $count ->
    [1] { $partner } left you a note.
   *[other] { $partner } left you { $count } notes.
}
panel-partners-turn = Partner's turn
panel-notes-title = ### Notes with { $partner } · { $table }
panel-notes-none = No notes yet. Only the two of you can read them.
panel-note = { $lord } { $when }: { $text }
panel-notes-write = Write a note
panel-notes-refresh = Refresh
panel-notes-back = Back to the turn
panel-notes-form = A note for your partner
panel-notes-field = What you want to tell

## Looking

# The reader is on turn and has composed a part of it
panel-look-drafted = Your unfinished turn is not counted here.
panel-look-title = ### { $table } · { $round }
panel-look-over = ### { $table } · over
panel-look-turn = { $lord } is on turn and has { $points } now.
panel-look-turn-sums = { $lord } is on turn and has { $points } now: { $sums }.
panel-look-choosing = { $lord } chooses.
panel-look-turn-you = You are on turn and have { $points } now.
panel-look-turn-sums-you = You are on turn and have { $points } now: { $sums }.
panel-look-choosing-you = It is your turn to choose.
panel-look-winner = { $lord } won with { $points }.
panel-look-nobody = Nobody won, since the autopilot played for everybody. Most points: { $lords } with { $points }.
panel-look-shared = { $lords } share the win with { $points }.
panel-look-ended = It ended without a result.
panel-look-kingdom = { $lord } has { $points }.
panel-look-kingdom-sums = { $lord } has { $points }: { $sums }.
panel-look-kingdom-team = { $lord } have { $points }.
panel-look-kingdom-sums-team = { $lord } have { $points }: { $sums }.
# Turning the pages of a whole table as text. $page, $pages: numbers
panel-look-before = ← Previous
panel-look-page = { $page } of { $pages }
panel-look-after = Next →
panel-look-quest = { $quest }: { $about }. Now: { $now }.
panel-look-resources = { $lord }: { $resources }
panel-show = Show…
panel-show-table = The whole table
panel-show-kingdom = { $lord }'s kingdom
panel-show-kingdom-team = { $lord } and { $partner }
panel-show-line = The lines
panel-show-board = Builders' board
panel-show-court = The Court
panel-show-quests = Quests
panel-show-score = Score so far
panel-show-score-over = The score
panel-show-text = As text
panel-game-menu = Game…

panel-score-title = ### { $table } · score so far
panel-score-title-over = ### { $table } · the score
panel-score-lord = { $lord } · { $total }
panel-score-terrain = { $terrain }: { $sums } = { $points }
panel-score-part = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} × { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
panel-score-empty = { $terrain }: no crowns = 0
panel-score-coins = Coins: { $coins }, 1 point for each full 3 = { $points }
panel-score-queen = The Queen, on a largest territory: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} × 1 crown = { $points }
panel-score-buildings = Buildings: { $points }
panel-score-quests = Quests: { $points }
panel-score-court = The Court: { $points }
# One quest, or one token of The Court, of the line above.
panel-score-part-of = – { $part }: { $points }
# One building of the line above.
panel-score-piece = – { $building }: { $points }
panel-score-piece-none = – { $building }: 0 of its own
panel-score-per-wheat = – { $building }: { $count ->
    [one] { $count } wheat territory
   *[other] { $count } wheat territories
} × { $each } = { $points }
panel-score-per-forest = – { $building }: { $count ->
    [one] { $count } forest territory
   *[other] { $count } forest territories
} × { $each } = { $points }
panel-score-per-lake = – { $building }: { $count ->
    [one] { $count } lake territory
   *[other] { $count } lake territories
} × { $each } = { $points }
panel-score-per-grassland = – { $building }: { $count ->
    [one] { $count } grassland territory
   *[other] { $count } grassland territories
} × { $each } = { $points }
panel-score-per-swamp = – { $building }: { $count ->
    [one] { $count } swamp territory
   *[other] { $count } swamp territories
} × { $each } = { $points }
panel-score-per-mine = – { $building }: { $count ->
    [one] { $count } mine territory
   *[other] { $count } mine territories
} × { $each } = { $points }
panel-score-per-town = – { $building }: { $count ->
    [one] { $count } town territory
   *[other] { $count } town territories
} × { $each } = { $points }
panel-score-per-tower = – { $building }: { $count ->
    [one] { $count } tower
   *[other] { $count } towers
} × { $each } = { $points }
panel-score-per-knight = – { $building }: { $count ->
    [one] { $count } knight
   *[other] { $count } knights
} × { $each } = { $points }
panel-score-brief = /score with a lord's name tells building by building.
# Everybody's score in one line each.
panel-score-line = { $lord } · { $total }: { $parts }
panel-score-briefest = /score with a lord's name tells line by line.
panel-score-bonus = { $bonus }: { $points }
panel-score-nothing = Nothing scores yet.
panel-score-ties-town = -# For ties: largest territory { $largest }.
panel-score-ties = -# For ties: largest territory { $largest }, crowns { $crowns }.

## The menu of a game

panel-menu-title =
    ### { $table } · game
    Only you see this.
panel-menu-resign = Resign…
panel-menu-abort = End by agreement…
panel-menu-record = Record
panel-resign-ask = Resign { $table }? The autopilot plays on in your seat, and it counts as a loss.
panel-resign-ask-solo = Resign { $table }? The game ends at once. It counts nowhere.
panel-resign-ask-rated = Resign { $table }? The game ends at once. It counts as lost.
panel-resign-yes = Resign
panel-resign-no = Keep playing
panel-resigned = You gave up your seat in { $table }. The autopilot plays on for you.
panel-resigned-last = You gave up your seat in { $table }. Nobody is left at this table, so it ended.
panel-resigned-agreed = You gave up your seat in { $table }. Everybody else had agreed to end it, so it is over.
panel-record =
    ### { $table } · record
    The whole game as text and as JSON.
panel-record-seedless = -# The seed is left out until the game is over.
panel-record-check = -# Anyone can check it: with /verify, or by `python -m engine replay { $file }`
panel-rematch-open = The rematch { $table } is open in { $channel }. The others are invited.
panel-rematch-already = A rematch is open already: { $table } in { $channel }.
panel-go-there = Go there

## Commands

panel-command-game = Tables and games
panel-command-play = Open your turn, or begin a game against the computer
panel-command-place = Place your domino
panel-command-discard = Discard your domino, when it fits nowhere
panel-command-tax = Put a knight on a square of the domino just placed
panel-command-build = Buy a building and put it on a town square
panel-command-burn = Bribe the dragon to burn a building of the board
panel-command-giant = Cover one of your crowns with the giant that arrived
panel-command-send = Send one of your giants to another lord
panel-command-receive = Choose the crown that a giant sent to you covers
panel-command-recruit = Buy a face-up token of The Court
panel-command-search = Buy any token of The Court's pile with one resource of each kind
panel-command-choose = Take a domino of the next line
panel-command-undo = Take back the last step of your turn
panel-command-end = End your turn
panel-command-takeback = Take back the turn you just ended
panel-command-kingdom = Show a kingdom
panel-command-table = Show the whole table
panel-command-line = Show this round's dominoes and the next line
panel-command-board = Show the builders' board, with prices as they are for you
panel-command-court = Show The Court's tokens and everybody's resources
panel-command-look = Look at a game, or at what lies on a square and fits there
panel-command-score = Show and explain the score so far
panel-command-record = Save a game as text and JSON
panel-command-game-status = Show where a game stands
panel-command-game-resign = Give up; the autopilot plays on for you
panel-command-game-abort = Ask everybody to end the game without a result
panel-command-game-note = Leave your partner a note, or read the notes (team games)
panel-command-game-vote = Answer a question put to the whole table
panel-command-game-rematch = The same table again, seats turned by one
panel-option-game = Which game; else the one of this thread
panel-option-spot = Two squares, left half first, such as b5 a5
panel-option-square = A square, such as h9
panel-option-site = The town square to build on; else the best one
panel-option-building = A building of the builders' board
panel-option-crown = A square with an open crown, such as e6
panel-option-giant = The square of one of your giants, such as d4
panel-option-receiver = Who gets the giant
panel-option-token = A token of The Court
panel-option-place = The square it goes on; else the best one
panel-option-pay = The squares whose resources pay, such as c6 b4; else the cheapest
panel-option-note = What you want to tell; only your partner reads it. Left out, the notes are shown
panel-option-domino = The number of a domino of the next line
panel-option-lord = Which lord
panel-option-at = A square, such as c6; else the whole kingdom
panel-option-as = As a picture or as text
panel-option-answer = Your answer
panel-choice-picture = picture
panel-choice-text = text
panel-choice-agree = Yes: agree
panel-choice-goon = No: go on as now
panel-which-game = Choose a game
panel-choice-game = { $table } · { panel-round }
panel-choice-game-yours = { $table } · { panel-round } · your turn
panel-choice-spot = { $number }: { $spot } ({ $gain })
panel-choice-spot-plain = { $spot } ({ $gain })
# A typed spot in the list of suggestions: d3–d2, and why it is not legal
panel-choice-illegal = { $spot } · not legal: { $why }
panel-choice-domino = { $domino }: { $halves }
