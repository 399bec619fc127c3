# /help: how to play here, in one minute.

help-title = ### How to play here
help-goal = Players are called lords here. Build a kingdom of dominoes around your castle. At the end each territory counts its squares times its crowns (/rules).
help-start = **Start:** `/game new` opens a table, [Take a seat] joins one. When all seats are taken, a thread opens and the game begins in it.
help-turn = **Your turn:** you are mentioned in the thread. [Play] opens a panel that only you see. Tap a letter to place your domino, tap the domino you take next, then [End turn]. Until then you can change everything.
help-town = **Queendomino** adds towns: once your domino is placed, [Town] offers taxes, buildings and the dragon, with what each brings. All of it is optional.
help-more = **Royal Wedding** plays both boxes with up to eight lords or in teams; **Age of Giants** and **The Court** ask more of a turn on the same panel, step by step.
help-watch = **Between turns:** [Look] shows every kingdom, the lines and the score, also as text. `/watch` lists the games of others, and [Follow] tells you how they go on.
help-many = **Many games:** `/next` opens the most urgent, `/games` lists all.
help-cups = **Tournaments:** `/cup list` shows those here, `/organise new` sets one up.
help-typing = **By typing:** `/place`, `/choose`, `/end` and `/undo` do the same as the buttons, in Queendomino also `/tax`, `/build` and `/burn`, with giants `/giant`, `/send` and `/receive`, at The Court `/recruit` and `/search`, with suggestions as you type.
help-settings = /settings: how you are told, pictures or text first. Everything you press in a panel stays private until you end your turn.
help-button-new = Open a table
help-button-games = My games
help-button-rules = Rules
