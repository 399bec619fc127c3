# The queue: waiting for people of one's pace. Names are escaped and isolated.

queue-command-game-queue = Be seated with people of your pace and waking hours
queue-option-box = Which box; Kingdomino if left out
queue-option-clock = The time for a turn, such as 1 day a turn or 12h; 1 day if left out
queue-option-off = Leave the queue
queue-box-kingdomino = Kingdomino
queue-box-queendomino = Queendomino
queue-box-royal_wedding = Royal Wedding
queue-box-discovery = Discovery
queue-box-mighty_duel = The Mighty Duel

# $box: a box, $clock: such as "1 day a turn", $since, $ends: Discord timestamps
queue-waiting =
    ### You are in the queue
    You have been waiting for { $box }, { $clock }, since { $since }.
# $others: how many others wait for the same; $needed: how many others it takes now
queue-others = { $others ->
    [0] Nobody else waits for the same yet.
    [one] { $others } other person waits for the same.
   *[other] { $others } other people wait for the same.
} { $needed ->
    [one] It takes { $needed } other who is awake when you are.
   *[other] It takes { $needed } others who are awake when you are; with each day of waiting fewer are enough.
}
# $time: a length of time
queue-expected = At the latest you are seated in { $time }, with those who wait now, if they still want to play.
queue-expected-soon = You are seated as soon as all of them can play.
queue-expected-unknown = How long it takes depends on who comes; you are called as soon as you are seated.
queue-until = You are called when you have a seat; after an hour of waiting you are asked first whether you still want to play. You leave the queue by yourself { $ends }.
queue-leave = Leave the queue
queue-left = You have left the queue.
queue-not-in = You are in no queue here.
# $table: name in bold, $setup: such as "Kingdomino, 4 lords, 1 day a turn", $thread: a link
queue-seated-soon = You have a seat: { $table } ({ $setup }) begins. You are called when it is your turn.
queue-seated-in = You have a seat: { $table } ({ $setup }) has begun in { $thread }.
# To those who joined more than an hour ago
queue-asked = There are enough people in the queue for a game that you wait for ({ $setup }). Do you still want to play? It begins as soon as enough have said so.
# $when: how long the others wait for an answer
queue-asked-until = Those who are there now wait for your answer until { $when }. Without one you keep your place in the queue.
queue-yes = I want to play
queue-told-seated = The queue has seated you at { $table } ({ $setup }). The game has begun.
queue-told-over = Nobody who fits you ({ $setup }) came within 7 days, so you have left the queue. You can open a table for everybody instead.
queue-told-nowhere = You have left the queue ({ $setup }): I can't post any more in the channel where you joined it. Type /game queue in another channel of that server to wait there.
