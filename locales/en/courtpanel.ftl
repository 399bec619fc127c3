# The Court in a turn's panel: tokens to recruit, the pile to search, resources to pay with.
# { $token }, { $square } and { $gain } are ready to show; { $paid } is a list of squares with their resources.

courtpanel-title =
    ### The Court · your resources: { $resources }
    Optional, at the end of your turn. One purchase.
courtpanel-resource = { $count } { $resource }
courtpanel-resources-none = none
courtpanel-holdings = Resources: { $resources }.
courtpanel-opens = The Court opens once your domino is placed.
courtpanel-opens-both = Town and The Court open once your domino is placed.

courtpanel-can = Recruit one of these, if you like. You can change it until you end your turn.
courtpanel-can-nothing = The Court has nothing for you this turn.
# The lists of tokens
courtpanel-recruit-list = Recruit for two resources…
courtpanel-bought = You recruit the { $token } to { $square } for { $paid }.
courtpanel-found = You find the { $token } in the pile and put it on { $square }, paid with { $paid }.
courtpanel-paid = { $resource } { $square }
courtpanel-pay = Pay { $paid } ({ $gain })
courtpanel-pay-list = Pay with…
courtpanel-search = Search the pile for four…
courtpanel-search-token = { $token } ×{ $left }: { $gain } at { $square }
courtpanel-search-price = Searching costs one of each of the four resources.
# $tokens: the effects of the tokens that can't be bought now
courtpanel-lying = Also open: { $tokens }.
courtpanel-lying-one = { $token }, { $effect }
# A token that lies face up, for everybody. $effect: such as "1 sword and 4 points"
courtpanel-lies = { $token }: { $effect }
# Slots of face-up tokens. $count: number
courtpanel-empty = { $count ->
    [1] One slot is
   *[other] { $count } slots are
} empty until the next line is laid out.
courtpanel-empty-last = { $count ->
    [1] One slot stays
   *[other] { $count } slots stay
} empty: no line is laid out any more.

# The offer of The Court, on the page of the land.
courtpanel-hint = Court: { $token } { $gain }.
courtpanel-hint-both = Court: { $token } { $gain }, search the pile.
courtpanel-hint-search = Court: search the pile.
courtpanel-hint-none = Court: nothing this turn.

## Why not

courtpanel-short = Recruit: { $short ->
    [one] { $short } kind short
   *[other] { $short } kinds short
}. It takes two different resources.
courtpanel-no-square = Recruit: no open square fits any of them.
courtpanel-no-square-for = No open square fits: { $tokens }.
courtpanel-search-short = Search the pile: { $short ->
    [one] { $short } kind short
   *[other] { $short } kinds short
}. It takes one of each of the four.
courtpanel-search-court_none = Search the pile: no open square fits.

## Commands

courtpanel-choice = { $token }: { $gain } at { $square }
courtpanel-choice-site = { $square } ({ $gain })
courtpanel-choice-pay = { $paid } ({ $gain })
