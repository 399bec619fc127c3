# Age of Giants in the private screens of a turn: giants that arrive, leave, and are received.
# { $square } and { $domino } are ready to show, { $lord }, { $receiver } and { $senders } bold.

giants-place-arrives = Place { $domino }: { $halves }. A giant comes with it and covers one of your crowns.
giants-place-leaves = Place { $domino }: { $halves }. With it you may send one of your giants away.
giants-arrives = A giant arrives with { $domino }. It must cover one of your crowns.
giants-none-open = No crown is open, so the giant wanders off.
giants-covers = The giant covers the crown on { $square }.
giants-covers-only = The giant covers the crown on { $square }, the only open one.
giants-sends = The giant on { $square } goes to { $receiver }.
giants-all-crowns = { $count ->
    [1] The one square
   *[other] All { $count } crowned squares
}
giants-send-list = Send a giant…
giants-send = Send { $square } to { $lord } ({ $change })
giants-keep = Keep every giant
giants-no-send_none = Send a giant: you have none.
giants-no-send_nobody = Send a giant: nobody has an open crown left.

## A giant was sent

giants-title = ### A giant for you · { $table }
giants-title-turn = ### Your turn · { $round }
giants-sent-you = { $count ->
    [1] { $senders } sent you a giant. Choose which crown it covers.
   *[other] { $senders } sent you giants, and { $count } wait. Choose which crown the first covers.
}
giants-tap = Tap a letter to see what it costs.
giants-would = On { $square }: { $change }, you would have { $total }.
giants-final = Nothing is final until you cover it. Then it stays.
giants-cover = Cover it
# To a lord who was away. $change: such as −1
giants-covered-for-you = The giant covered the crown on { $square } for you, the smallest loss ({ $change }).
giants-covered = The giant covers the crown on { $square } ({ $change }). You have { $total }.

## Commands

giants-choice = { $square } ({ $change })
