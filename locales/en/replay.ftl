# Stepping through a game: /replay and [Replay]. Names are escaped, isolated and bold in messages.

replay-command-replay = Step through a game
replay-option-round = The round to begin with; 0 is the first choice
replay-button = Replay
replay-button-step = Step through

## The screen. $table: name, $step, $steps, $round, $turn: numbers

# One game of a Dynasty.
replay-table-game = { $table } · game { $number }
replay-title-start = ### { $table } · the start · step 0 of { $steps }
replay-title-choice = ### { $table } · the first choice · step { $step } of { $steps }
replay-title = ### { $table } · round { $round }, turn { $turn } · step { $step } of { $steps }
replay-title-end = ### { $table } · how it ended
replay-title-grown = ### { $table } · how the kingdoms grew
# $lord: name, or two names
replay-title-grown-one = ### { $table } · how the kingdom of { $lord } grew
replay-start = Nothing is chosen yet.
# An imported record that is shown in a channel. $by: a mention
replay-file-title = A record from a file
replay-file-lord = file: { $lord }
replay-file-origin = { $by } brought this record as a file. I did not see this game played, and the names in it are the file's.
# $running: "yes" if the game goes on
replay-plays = -# It plays a few times and then stops.{ $running ->
    [yes] {" "}The game goes on.
   *[no] {""}
}

replay-first = ⏮ Start
replay-back = ◀ Back
replay-next = Next ▶
replay-last = End ⏭
replay-round = Go to round…
replay-round-choice = The first choice
replay-round-one = Round { $round }
replay-show-move = The move
replay-show-table = The whole table
replay-show-kingdom = { $lord }'s kingdom growing
replay-show-kingdom-team = Kingdom growing: { $lord } and { $partner }
replay-show-end = The end card
replay-show-text = The move as text
replay-animation = Animation

## Which game

replay-which = Which game would you like to step through?
replay-which-none = There is no game here to step through yet.
replay-which-select = Which game?
# $points: such as "Ann 46 · Ben 43"
replay-choice-running = { $table } · { panel-round }
replay-choice-over = { $table } · { $points }
replay-choice-ended = { $table } · ended without a result
