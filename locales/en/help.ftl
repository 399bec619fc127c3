# /help: how to play here, in one minute.

help-title = ### How to play here
help-goal = Players are called lords here. Build a kingdom of dominoes around your castle. At the end each territory counts its squares times its crowns (/rules).
help-start = **Start:** `/game new` opens a table, [Take a seat] joins one. When all seats are taken, a thread opens and the game begins in it.
help-turn = **Your turn:** you are mentioned in the thread. [Play] opens a panel that only you see. Tap a letter to place your domino, tap the one you take next, then [End turn]; until then nothing is final.
help-town = **Queendomino** adds towns: once your domino is placed, [Town] offers taxes, buildings and the dragon, with what each brings. All of it is optional.
help-more = **Royal Wedding** plays both boxes with up to eight lords or in teams; **Age of Giants** and **The Court** add steps to the same panel.
help-alone = **Alone:** `/game solo` is a game against the computer, `/daily play` the kingdom of the day.
help-watch = **Between turns:** [Look] shows every kingdom, the lines and the score, also as text. `/watch` lists other games.
help-many = **Many games:** `/next` opens the most urgent, `/games` lists all.
help-cups = **Tournaments:** `/cup list` shows those here, `/organise new` sets one up.
help-typing = **By typing:** `/place`, `/choose`, `/end` and `/undo` do the same as the buttons, in Queendomino also `/tax`, `/build` and `/burn`, with giants `/giant`, `/send` and `/receive`, at The Court `/recruit` and `/search`, with suggestions as you type.
help-ear-title = ### Playing without the pictures
help-ear-setup = **Set it up once:** `/settings` has *Pictures: none, words only* (sentences in place of every picture) and *Answers: brief* (only what changed). Both apply in every server.
help-ear-turn = **A turn by ear:** `/play` says what happened since your last turn and what is to do. `/place` suggests the spots of your domino, `/choose` the dominoes of the next line, `/end` ends the turn, `/undo` takes a step back. With brief answers each is one line that ends with what is next.
help-ear-look = **Find your way:** `/look` with `at: c6` says what lies on a square and around it, and whether your domino fits there, also in another lord's kingdom. `/kingdom`, `/line`, `/score` and `/table` say the whole, `/digest` what happened since your last turn, `/next` opens your most urgent turn.
help-ear-squares = **Squares** have a letter for the column, from the left, and a number for the row, from below. The castle is on e5, in kingdoms of 7×7 on g7. A spot is two squares, first that of the left half.
# $letters: list such as "W wheat, C castle"
help-ear-letters = **As text** (`as: text`), terrains are letters: { $letters }. A digit is the number of crowns.
help-ear-colors = **Without colors:** each terrain has a pattern and a sign of its own, lords have emblems, spots letters, dominoes numbers. `/settings` has a light theme for your pictures.
help-ear-keys = **Keys of Discord:** `/` begins a command, Tab takes a suggestion and goes from button to button, Enter presses it. Buttons come after the words, [End turn] first in its row.
help-button-ear = Without pictures
help-button-settings = Settings
help-button-help = Back to help
help-settings = /settings: how you are told, pictures or words. [Without pictures] says how to play by ear, or without colors.
