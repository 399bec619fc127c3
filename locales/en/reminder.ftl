# Reminders of a lord whose turn is waiting.

# $mention: the person, $table: name of the game, $time: a length of time, such as "2 hours"
reminder-left = { $mention }, { $time } left for your turn in { $table }. After that the autopilot plays it.
reminder-waiting = { $mention }, it is still your turn in { $table }.
reminder-quiet = { $mention }, your quiet hours are over, and it is your turn in { $table }: { $time } left.
reminder-away = { $mention }, your absence is over, and it is your turn in { $table }: { $time } left.
reminder-resumed = { $mention }, the game goes on, and it is your turn in { $table }.

# The same by direct message. $server: name of the server
reminder-left-direct = { $time } left for your turn in { $table } ({ $server }). After that the autopilot plays it.
reminder-waiting-direct = It is still your turn in { $table } ({ $server }).
reminder-quiet-direct = Your quiet hours are over, and it is your turn in { $table } ({ $server }): { $time } left.
reminder-away-direct = Your absence is over, and it is your turn in { $table } ({ $server }): { $time } left.
reminder-resumed-direct = The game goes on, and it is your turn in { $table } ({ $server }).

# $lord: who is on turn before them
reminder-soon-direct = Your turn is next in { $table } ({ $server }): { $lord } is on turn now.

# To a lord whose time ran out. $missed, $allowed: numbers
reminder-missed = Time ran out for your turn in { $table } ({ $server }), so the autopilot played it. Your seat is still yours (missed { $missed } of { $allowed }); as soon as you do anything there, you play again with all your time. Until then your turns are shorter.
reminder-missed-lost = Time ran out for your turn in { $table } ({ $server }), so the autopilot played it. You have missed { $missed } of { $allowed } turns: the autopilot plays on, and somebody may take the seat over. Until then you can have it back with /game seat.
reminder-missed-lost-cup = Time ran out for your turn in { $table } ({ $server }), so the autopilot played it. You have missed { $missed } of { $allowed } turns: the autopilot plays on for you. You can have your seat back with /game seat; the organisers can give it to somebody else.
