# Records: uploaded records, the proof of a game, a server's archive.

record-command-import = Open a saved record or a kingdom, for yourself alone
record-command-verify = Prove the draw and the result of a game
record-command-admin-export = All games of this server as one file
record-option-file = A record, as /record saves it
record-option-kingdom = A kingdom as text, such as w w1 f / w C l1
record-option-verify = A record from anywhere

# An uploaded record. $name: of the file, escaped and isolated
record-import-title = ### { $name } · only for you
# $date: such as 2026-11-27
record-import-date = Begun on { $date }.
record-import-playing = This record stops in { panel-round }.
record-import-abandoned = This game was ended before its last round.
# $standing: such as "Ann 61 · Ben 58", the best first
record-import-result = { $standing }
record-import-won = { $lords } won.
record-import-nobody = Nobody won, since the autopilot played for everybody.
record-import-known = -# You have brought this record along before. It stays until 90 days after you last open it.
record-import-kept = -# Nobody else sees it, and it counts on no ladder. It stays until 90 days after you last open it.
record-forgot = { $count ->
    [1] -# You can keep 50: what you opened longest ago was deleted.
   *[other] -# You can keep 50: the { $count } that you opened longest ago were deleted.
}

# An uploaded kingdom
record-kingdom-title = ### A kingdom · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $label: a line of the score pad
record-kingdom-line = { $label } { $points }
record-kingdom-bonuses = -# Bonuses and quests are left out: the text does not say which are played for.

# The proof of a game.
record-verify-title = ### { $table } · draw and result
record-verify-holds = Played again from its record alone, everything holds:
record-verify-seed = 1. The seed gives the seal: its SHA-256. The seal was shown before the first move, so nobody could choose the draw later.
# $moves: all that was placed, taken, built…
record-verify-moves = { $moves ->
    [one] 2. Its { $moves } move is legal on the draw that follows from this seed.
   *[other] 2. All { $moves } moves are legal on the draw that follows from this seed.
}
record-verify-result = 3. They come to { $standing }, as the record says.
record-verify-abandoned = 3. The game was ended before its last round, so it has no result.
record-verify-playing = 3. The record stops in { panel-round }, so it has no result yet.
record-verify-same = It is the record of { $table }, move for move as it was played here.
record-verify-other = This is not what was played here: { $table } had the same seed, but not these moves.
record-verify-foreign = I know no game that was played here with this seed, so only the record itself is proved, not who played it.
record-verify-sealed = { $table } is being played. Its seal is in the first message of the game.
record-verify-later = The seed is shown at the end. Then anyone can prove that it gives this seal.
record-verify-shared = Others still play the same draw as { $table }. Its seal is in the first message of the game.
# The digits come last, as they are read aloud one by one. $seed, $seal: 64 hexadecimal digits
record-verify-digits = Seed: `{ $seed }` Seal: `{ $seal }`
record-verify-seal = Seal: `{ $seal }`
record-verify-how = -# To check it without me: save the record, and run `python -m engine replay FILE` in a copy of Castellan.

# A server's archive. $size: in megabytes
record-export-title = { $left ->
    [0] ### The games of this server · part { $part }, the last one
   *[other] ### The games of this server · part { $part }
}
record-export-games = { $games ->
    [one] { $games } game, { $size } MB: as text and as JSON, with a list of what is in it.
   *[other] { $games } games, { $size } MB: as text and as JSON, with a list of what is in it.
}
record-export-left = { $left ->
    [one] -# { $left } game follows. Save this part first.
   *[other] -# { $left } games follow. Save this part first.
}
record-export-running = -# Games being played are in it without their seeds.
record-export-sealed = { $sealed ->
    [one] -# { $sealed } game is left out: others still play the same draw. Export again when their round, or the day, is over.
   *[other] -# { $sealed } games are left out: others still play the same draws. Export again when their rounds, or the day, are over.
}
record-export-nothing = No game was played here yet.

## Why a record can't be read. $line: number of the line, $move, $text, $value: as in the file

record-bad-other = That is not a record that I can read.
record-bad-file_too_big = That record has more than 64 KB, too much to keep. Castellan's own are a fifth of that at most: take out what it was padded with.
record-bad-file_archive = That is an archive. Take one record out of it and bring that.
record-bad-file_no_text = That file is not text, so it is not a record.
record-bad-file_empty = That file is empty.
record-bad-file_json = That file is JSON, but not as /record saves it.
record-bad-stored = This game's result is not what its moves come to. Please tell whoever runs me.
record-bad-too_long = Line { $line } is too long for a record.
record-bad-key_twice = Line { $line } says { $key } a second time.
record-bad-header_line = Line { $line } does not belong in a record's header: { $text }
record-bad-header_value = Line { $line } can't be read: { $key } is not written like { $value }
record-bad-missing_key = The header of this record lacks { $key }.
record-bad-seed = This record has no seed, so it can't be played again. The seed is in it once the game is over.
record-bad-turn_line = Line { $line } is not a turn: { $text }
record-bad-notation = Line { $line } holds something that is not a move: { $text }
record-bad-setup = Line { $line } names a set-up that does not exist: { $value }
record-bad-players = Line { $line } names a number of lords that the box is not for: { $value }
record-bad-grid = Line { $line } names a grid that does not go with the box: { $value }
record-bad-teams = Line { $line } names impossible teams: { $value }
record-bad-seats = Line { $line } does not name the lords seat by seat: { $text }
record-bad-seed_mismatch = The seed does not give this seal.
record-bad-unknown_rules = This record is of rules { $value }. I know rules { $known } only.
record-bad-turn_unfinished = Line { $line } stops inside turn { $turn }, but another turn follows.
record-bad-wrong_turn = Line { $line } is turn { $turn } of seat { $seat }. The turn to be played there is { $due } of seat { $lord }.
record-bad-wrong_turn-over = Line { $line } is turn { $turn } of seat { $seat }, but the game is over before it.
record-bad-result = Line { $line } says that the result is { $value }. The moves come to { $correct }.
record-bad-winners = Line { $line } says that seat { $value } won. By the moves it is { $correct }.
record-bad-unended = Line { $line } gives a result, but the game is not over.
record-bad-ending = Line { $line } says that the game was ended, but it was played to its end.
record-bad-not_adjacent = Line { $line } is not legal: { $move } (the squares are not next to each other).
record-bad-off_canvas = Line { $line } is not legal: { $move } (that square can never be part of a kingdom).
record-bad-overlap = Line { $line } is not legal: { $move } (a square is taken).
record-bad-area = Line { $line } is not legal: { $move } (the kingdom would be too large).
record-bad-no_connection = Line { $line } is not legal: { $move } (no matching neighbor).
record-bad-illegal = Line { $line } is not legal: { $move } (see { $rule } in the rules).

## Why a kingdom text can't be read. Rows count from the top, columns from the left

record-kingdom-bad-other = That is not a kingdom that I can read. Rows stand from top to bottom, such as { $example }.
record-kingdom-bad-too_long = That text is too long for a kingdom.
record-kingdom-bad-no_castle = A kingdom needs its castle: a C in one of the rows, such as { $example }.
record-kingdom-bad-second_castle = There is a second castle in row { $row }, column { $column }.
record-kingdom-bad-ragged_row = { $squares ->
    [one] Row { $row } has { $squares } square, the first row { $first }. An empty square is a dot.
   *[other] Row { $row } has { $squares } squares, the first row { $first }. An empty square is a dot.
}
record-kingdom-bad-too_large = That kingdom is { $width } wide and { $height } high; { $limit } is the limit. With grid=7 after a semicolon it is 7.
record-kingdom-bad-empty_edge = A row or column at the edge is empty. Leave it out.
record-kingdom-bad-unknown_square = I don't know the square { $text } in row { $row }, column { $column }.
record-kingdom-bad-resource_place = There can be no resource on { $text } in row { $row }, column { $column }.
record-kingdom-bad-unknown_building = I know no building or token { $building } (row { $row }, column { $column }).
record-kingdom-bad-building_place = { $building } can't stand on { $text } (row { $row }, column { $column }).
record-kingdom-bad-too_many_giants = { $text } has more giants than crowns (row { $row }, column { $column }).
record-kingdom-bad-field_twice = { $field } appears twice.
record-kingdom-bad-unknown_field = I don't know { $field } behind the semicolon.
record-kingdom-bad-field_value = { $field } can't be { $value }.
record-kingdom-bad-no_box = No box has all of that in one kingdom.
