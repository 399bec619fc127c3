# Reminders of a lord whose turn is waiting. In the thread their mention stands before them.

# $table: name of the game, with its server in a direct message; $time: a length of time: "2 hours"
reminder-left = { $time } left for your turn in { $table }. After that the autopilot plays it.
reminder-waiting = It is still your turn in { $table }.
reminder-quiet = Your quiet hours are over, and it is your turn in { $table }: { $time } left.
reminder-away = Your absence is over, and it is your turn in { $table }: { $time } left.
reminder-resumed = The game goes on, and it is your turn in { $table }.
# $lord: who is on turn before them
reminder-soon = Your turn is next in { $table }: { $lord } is on turn now.

# To a lord whose time ran out. $missed, $allowed: numbers
reminder-missed = Time ran out for your turn in { $table }, so the autopilot played it. Your seat is still yours (missed { $missed } of { $allowed }); as soon as you do anything there, you play again with all your time. Until then your turns are shorter.
reminder-missed-lost = Time ran out for your turn in { $table }, so the autopilot played it. You have missed { $missed } of { $allowed } turns: the autopilot plays on, and somebody may take over the seat. Until then you can have it back with /game seat.
reminder-missed-lost-cup = Time ran out for your turn in { $table }, so the autopilot played it. You have missed { $missed } of { $allowed } turns: the autopilot plays on for you. You can have your seat back with /game seat; the organisers can give it to somebody else.
