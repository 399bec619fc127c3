# Turns planned ahead: the panel, the log, notifications of the lord.
# Names ({ $table }, { $lord }) are escaped, isolated and bold; { $domino }, { $spot }, { $gain } are ready to show.

## The panel of a plan

plan-title = ### Plan your next turn · { $round }
plan-place = You will place { $domino }: { $halves }.
plan-nowhere = { $domino } fits nowhere as your kingdom stands, so it will be discarded.
plan-first = You will choose a domino of the first line.
plan-kept = Your plan is kept. You can change or clear it until your turn comes.
plan-cleared = Your plan is cleared. Nothing is planned.
plan-unkept = This plan is not kept yet: press Keep this plan.
plan-waits = This plan waits for your turn.
plan-differs = Another plan waits for your turn. Keep this one to replace it.
plan-gone = { $count ->
    [1] { $dominoes } is taken, so it can't be wished for.
   *[other] { $dominoes } are taken, so they can't be wished for.
}
plan-arrives = A giant comes with { $domino }: you will be asked which crown it covers.
# To whoever types a plan while it is their turn
plan-own-turn = It is your turn already: play it here. Nothing was planned.
plan-tap = A plan needs a spot: tap a letter. Nothing is kept before you press Keep this plan.
plan-tap-spot = A plan needs a spot: choose one in the list. Nothing is kept before you press Keep this plan.
plan-tap-wish = Choose the dominoes you would like, the best first. Nothing is kept before you press Keep this plan.
plan-at = Plan: { $domino } at **{ $spot }**: { $gain }, you would have { $total }.
plan-taxes = { $count ->
    [1] A knight taxes { $squares }.
   *[other] Knights tax { $squares }.
}
plan-wishes = Wishes: { $wishes }.
plan-else = { $first }, else { $then }
plan-otherwise-ask = If no wish is free, you are asked.
# $which: "lowest" or "highest"
plan-otherwise = If no wish is free, it takes the { $which ->
    [lowest] lowest
   *[highest] highest
}.
plan-only = It takes the { $which ->
    [lowest] lowest
   *[highest] highest
} that is free.
plan-asks-wish = Then it asks you which domino to take.
plan-no-line = The next line is not on the table yet: only the spot can be planned.
plan-wish = { $domino } · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
plan-wish-list = Wish for…
plan-select-ask = If no wish is free: ask me
plan-select = If no wish is free: take the { $which ->
    [lowest] lowest
   *[highest] highest
}
plan-select-tax = Tax…
plan-select-tax-none = No tax
# $team: "yes" if a partner plays in the same kingdom
plan-how = The plan plays itself a minute after your turn begins, if { $team ->
    [yes] your partner has not placed since, the spot
   *[no] the spot
} is still legal and a wish is free. Otherwise you are asked. Nobody else can see it.
plan-how-spot = When your turn comes, the spot is filled in already, and you choose the rest. Nobody else can see it.
plan-button-keep = Keep this plan
plan-button-clear = Clear
plan-button-mine = Plan my turn
plan-button-next = Plan my next turn
plan-button-log = My plans

## Outcomes of plans

plan-log-title = ### Your plans in { $table }
plan-log-none = You have kept no plan here yet.
plan-log-nothing = No plan waits for your turn.
plan-log-hidden = Nobody else can see them.
plan-log-waits = Waits for { $turn } · { $plan }
plan-log-line = { $when } · { $turn }: { $fate }
plan-turn = round { $round }, { $domino }
plan-turn-start = the first choice

plan-fate-played = Your plan was played: { $domino } at { $spot }, then { $took }.
plan-fate-played-last = Your plan was played: { $domino } at { $spot }.
plan-fate-played-discarded = Your plan was played: { $domino } fitted nowhere, then { $took }.
plan-fate-played-chose = Your plan was played: you took { $took }.
plan-fate-gone = { $count ->
    [one] { $dominoes } was taken.
   *[other] { $dominoes } were taken.
}
plan-fate-wishes_taken = { $count ->
    [1] Your plan was not played: { $dominoes } was taken.
   *[other] Your plan was not played: { $dominoes } were taken.
}
plan-fate-line_unknown = Your plan was not played by itself: the next line was not known when you made it.
plan-fate-no_wish = Your plan was not played by itself: you had wished for no domino.
plan-fate-giant_arrives = Your plan was not played by itself: a giant comes with your domino, and you choose the crown it covers.
plan-fate-no_spot = Your plan was not played: it had no spot for your domino.
plan-fate-spot_illegal = Your plan was not played: the spot is no longer legal.
plan-fate-tax_illegal = Your plan was not played: the tax is no longer possible.
plan-fate-giant_came = Your plan was not played: a giant came to { $square } meanwhile.
plan-fate-giant_waits = Your plan was not played: a giant is on its way to you, and its crown comes first.
plan-fate-kingdom_changed-own = Your plan was not played: you changed your kingdom after planning.
plan-fate-kingdom_changed-partner = Your plan was not played: your partner changed your kingdom after you planned.
plan-fate-kingdom_changed-queen = Your plan was not played: the Queen has left you meanwhile.
plan-fate-other_domino = Your plan was not played: you took another domino after planning.
plan-fate-taken_back = Your plan was not played: turns were taken back by agreement.
plan-fate-time = Your plan was not played: your time ran out first.
plan-fate-resigned = Your plan was not played: the computer played for you.
plan-fate-game_over = Your plan was not played: the game ended first.
plan-fate-again = You planned again.
plan-fate-own_turn = Your plan no longer plays by itself: it is your turn now.
plan-fate-cleared = You cleared it.
plan-fate-drafted = What you planned is filled in.

## To the lord alone

plan-news = { $table } ({ $server }) · { $turn }

## Commands

plan-command-plan = Plan your next turn
plan-command-plan-make = Plan your next turn
plan-command-plan-show = Show your plan and what became of earlier ones
plan-command-plan-drop = Forget your plan
plan-option-spot = Where your domino should go, such as b5 a5
plan-option-wishes = Dominoes of the next line, the best first, such as 41 33
plan-option-otherwise = What to take if no wish is free
plan-choice-ask = Ask me
plan-choice-lowest = Take the lowest
plan-choice-highest = Take the highest
