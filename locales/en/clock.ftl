# A table's clock in words, and the form for a custom one.
# $time, $bank, $increment, $cap: lengths of time, written by the next entries.

clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-turn = { $time } a turn
# $inside: "yes" within a list or a sentence
clock-none = { $inside ->
    [yes] no time limit
   *[no] No time limit
}
# What people type for it, too, between commas
clock-none-typed = no limit, no clock, no timer, without limit, unlimited
# $capped: "yes" if it may not grow beyond $cap
clock-bank = { $inside ->
    [yes] bank of { $bank }
   *[no] Bank of { $bank }
}, +{ $increment } a turn{ $capped ->
    [yes] , up to { $cap }
   *[no] {""}
}

## Messages of a table about time that runs out. $missed: a number

clock-missed = { $missed ->
    [1] When time runs out the autopilot plays that turn; with one missed turn the seat is lost.
   *[other] When time runs out the autopilot plays that turn; until the player is back, the next ones have half the time, then a quarter; with { $missed } missed turns the seat is lost.
}
clock-vacation-honored = Vacation and quiet weekends are honored: the clock waits.
clock-vacation-ignored = Vacation and quiet weekends are not honored: the clock runs on.

## Choosing one

clock-none-about = Reminders only; nobody is played for
clock-bank-about = One supply for the whole game; each turn adds to it
clock-other = Other…
clock-other-about = Days and hours of your own, or a bank with a cap
clock-form-title = The table's clock
clock-form-days = Days a turn
clock-form-hours = Hours a turn
clock-form-bank = Or a bank, such as 3 days
clock-form-increment = What each turn adds to it, such as 8 hours
clock-form-cap = The most it may hold, such as 5 days
