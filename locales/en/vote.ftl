# Questions to the whole table: ending, taking back, pausing, replacing, more time.
# Names ({ $lord }, { $other }, { $guest }, { $table }) are escaped, isolated and bold.
# $agreed, $needed, $turns, $hours, $time (hours to answer): numbers. $until, $ends: Discord timestamps.

## The question, in the game's thread

# When the quiet hours are over in which a question came.
vote-again = { $lord } has asked everybody in { $table } a question, and your answer is awaited.
vote-abort = { $lord } would like to end { $table } without a result. All must agree. ({ $agreed } of { $needed })
vote-takeback = { $turns ->
    [1] { $lord } would like to take the last turn of { $table } back and play it again. The draw stays the same. All must agree. ({ $agreed } of { $needed })
   *[other] { $lord } would like to take the last { $turns } turns of { $table } back and go on from there. The draw stays the same. All must agree. ({ $agreed } of { $needed })
}
vote-pause = { $lord } would like to pause { $table } until somebody goes on. All must agree. ({ $agreed } of { $needed })
vote-pause-until = { $lord } would like to pause { $table } until { $until }. All must agree. ({ $agreed } of { $needed })
vote-replace = { $lord } would like to have { $other } replaced in { $table }: the autopilot plays that seat until somebody takes it. All must agree. ({ $agreed } of { $needed })
vote-replace-guest = { $lord } would like { $guest } to take the seat of { $other } in { $table }; the autopilot plays it until then. All must agree. ({ $agreed } of { $needed })
vote-time = { $hours ->
    [1] { $lord } asks for one more hour for this turn of { $table }. One yes is enough.
   *[other] { $lord } asks for { $hours } more hours for this turn of { $table }. One yes is enough.
}
# The gray line below the question
# $silence: what it means: yes, no, or that the lord on turn is replaced
vote-rule = { $silence ->
    [yes] Whoever is absent and does not answer within { $time } hours, not counting quiet hours, agrees.
    [no] Whoever is absent and does not answer within { $time } hours, not counting quiet hours, says no.
   *[replaced] { $other } agrees by not answering before the current turn is over or, if absent, within { $time } hours, not counting quiet hours. That counts only if one more missed turn would cost the seat.
}
# To the lord who would be replaced, by direct message.
vote-replace-direct = { $lord } would like somebody else to take your seat in { $table }, and has asked everybody there. Play your turn, or answer here. No answer before your turn is over is a yes; if you are absent, so is no answer within { $time } hours, not counting your quiet hours. Your silence counts only if one more missed turn would cost you the seat.
vote-agree = Agree
vote-go-on = Go on
# The answer to a question that is not about ending the game.
vote-no = No
vote-give = Give the time

## The outcome

vote-abort-passed = Everybody agreed to end { $table } without a result.
vote-takeback-passed = { $turns ->
    [1] Everybody agreed: the last turn of { $table } is taken back, and { $lord } plays it again.
   *[other] Everybody agreed: the last { $turns } turns of { $table } are taken back, and { $lord } is on turn.
}
# In the turn message that follows; below it stands the turn before those.
vote-takeback-done = { $turns ->
    [1] By agreement of all, the last turn is taken back, and { $lord } plays it again.
   *[other] By agreement of all, the last { $turns } turns are taken back, and { $lord } is on turn again.
}
# Somebody alone against computer lords asks nobody
vote-takeback-done-solo = { $turns ->
    [1] { $lord } takes the last turn back.
   *[other] { $lord } takes the last { $turns } turns back.
}
vote-pause-passed = Agreed: { $table } is paused until somebody goes on. Turns can still be played. If nobody goes on within 90 days, the game ends without a result.
vote-pause-until-passed = Agreed: { $table } is paused until { $until }, or until all want to go on. Turns can still be played.
# In the message of a pause with a date. $ready, $needed: numbers
vote-pause-ready = { $ready } of { $needed } would go on now. That counts for a day, or until a turn is played.
# Nobody has ended a pause without a date.
vote-pause-given-up = Nobody went on with { $table } within 90 days, so the game ends without a result.
vote-pause-over = The pause of { $table } is over.
vote-pause-over-by = { $lord } has ended the pause of { $table }.
vote-replace-passed = Agreed: the seat of { $other } in { $table } is free, and the autopilot plays it until somebody takes it.
vote-time-passed = { $hours ->
    [1] { $lord } gave { $other } one more hour in { $table }. The turn ends { $ends } now.
   *[other] { $lord } gave { $other } { $hours } more hours in { $table }. The turn ends { $ends } now.
}
vote-time-passed-paused = { $hours ->
    [1] { $lord } gave { $other } one more hour in { $table }. The clock is stopped until the pause is over.
   *[other] { $lord } gave { $other } { $hours } more hours in { $table }. The clock is stopped until the pause is over.
}
vote-abort-failed = { $lord } would rather go on, so { $table } goes on.
vote-takeback-failed = { $lord } would rather go on, so the turns of { $table } stay.
vote-pause-failed = { $lord } would rather go on, so the clock of { $table } runs on.
vote-replace-failed = { $lord } would rather go on as it is, so { $other } keeps the seat in { $table }.
vote-time-failed = { $lord } would rather go on, so the turn in { $table } gets no more time.
vote-abort-lapsed = Not everybody agreed in time, or another round has begun, so { $table } goes on.
vote-takeback-lapsed = The turns of { $table } stay: somebody has played on, or not everybody agreed in time.
vote-pause-lapsed = Not everybody agreed in time, or another round has begun, so the clock of { $table } runs on.
vote-replace-lapsed = { $other } keeps the seat in { $table }: not everybody agreed in time, or { $other } is back.
vote-time-lapsed = The turn of { $table } for which { $lord } asked for more time is over.
vote-moot = { $table } has ended, so the question is settled.

## Asking, privately

vote-abort-ask = End { $table } without a result? Everybody who has a seat must agree, within 3 days and before the game goes on in another round.
vote-takeback-ask = { $turns ->
    [1] Take the last turn of { $table } back? Everybody who has a seat must agree, within 3 days. The draw stays the same.
   *[other] Take the last { $turns } turns of { $table } back, to your own last one? Everybody who has a seat must agree, within 3 days. The draw stays the same.
}
vote-pause-ask = Pause { $table }? All lords must agree, within 3 days and before the game goes on in another round; absent lords are asked, too. During the pause the clock is stopped, but anyone may still play. A pause with a date ends early if all want to go on, one with an open end as soon as anybody does; if nobody does within 90 days, the game ends without a result. For how long?
vote-pause-open = Open end
vote-replace-ask = Whose seat in { $table } should somebody else take? Everybody else who is there must agree, and the lord to be replaced is asked, too. Until somebody takes it, the autopilot plays.
vote-replace-whom = Whose seat?
vote-replace-sure = Ask everybody to replace { $other } in { $table }? You can name somebody to take the seat, or leave it free for anybody.
vote-replace-with = Name somebody…
vote-time-ask = Ask the others for more time in { $table }? The first yes gives it to you.
vote-time-give = Give { $other } more time in { $table }?
vote-ask = Ask everybody
vote-asked = Everybody at { $table } is asked. The game goes on.
vote-agreed = You agreed. { $agreed } of { $needed } have.
vote-waits = You ask yourself. One of the others has to agree.
vote-refused = You would rather go on, so { $table } goes on.
vote-none = No question is open in { $table }.
vote-goes-on = The clock of { $table } runs again.
vote-ready = You would go on now. The pause of { $table } was agreed on, so it ends early only once all want that.
vote-runs = { $table } is not paused.

## The menu

vote-menu-takeback = Take back…
vote-menu-pause = Pause…
vote-menu-resume = End the pause
vote-menu-replace = Replace a lord…
vote-menu-time = More time…
vote-menu-seat = Take my seat back
vote-menu-vote = Open question

## Seats that change hands
# "you": to the person whom it concerns, by mention or direct message.

vote-seat-back = { $lord } is back in { $table }.
vote-seat-taken = { $lord } plays on in { $table } for { $before }.
vote-seat-taken-you = { $lord } plays on for you in { $table }.
vote-seat-replaced = The table has replaced { $lord } in { $table }. The autopilot plays on until somebody takes the seat.
vote-seat-replaced-you = The others in { $table } have agreed to replace you. The autopilot plays on; you can take your seat back until somebody else takes it.
vote-seat-offered = Somebody is asked to take the seat of { $before } in { $table }.
vote-seat-offered-you = You are asked to take the seat of { $before } in { $table }.
vote-seat-take = Take the seat
vote-seat-free = The seat of { $before } in { $table } is free: take it, and you play on with that kingdom.
vote-seat-choose = Which seat of { $table } would you like to take?
vote-seat-yours = You play on in { $table } for { $before }.
vote-seat-yours-again = Your seat in { $table } is yours again.
vote-seat-kept = Your seat in { $table } is yours. The autopilot does not play it.

## Commands

vote-command-game-pause = Ask everybody to pause the clock, or go on
vote-command-game-time = Give the lord on turn more time
vote-command-game-replace = Ask everybody to replace an idle lord
vote-command-game-seat = Take over a free seat, or take your own back from the autopilot
vote-option-until = How long or until when, such as 3 days or 2030-12-24; open end if left out
vote-option-hours = How many more hours
vote-option-lord = Whose seat
vote-option-with = Who should take the seat; anybody if left out
