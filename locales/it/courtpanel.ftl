# The Court in a turn's panel: tokens to recruit, the pile to search, resources to pay with.

courtpanel-title =
    ### La Corte · le tue risorse: { $resources }
    Facoltativo, alla fine del turno. Un solo acquisto.
courtpanel-resource = { $count } { $resource }
courtpanel-resources-none = nessuna
courtpanel-holdings = Risorse: { $resources }.
courtpanel-opens = La Corte si apre quando la tessera è piazzata.
courtpanel-opens-both = La città e La Corte si aprono quando la tessera è piazzata.

courtpanel-can = Recluta uno di questi, se vuoi. Puoi cambiare fino alla fine del turno.
courtpanel-can-nothing = In questo turno La Corte non ha niente per te.
courtpanel-recruit-list = Recluta con due risorse…
courtpanel-bought = Recluti { $token } in { $square } per { $paid }.
courtpanel-found = Trovi { $token } nella pila, per { $square }, e paghi con { $paid }.
courtpanel-paid = { $resource } { $square }
courtpanel-pay = Paga { $paid } ({ $gain })
courtpanel-pay-list = Paga con…
courtpanel-search = Cerca con 4 risorse…
courtpanel-search-token = { $token } ×{ $left }: { $gain } in { $square }
courtpanel-search-price = Cercare costa una risorsa di ciascuno dei quattro tipi.
courtpanel-lying = Scoperti anche: { $tokens }.
courtpanel-lying-one = { $token }, { $effect }
courtpanel-lies = { $token }: { $effect }
courtpanel-empty = { $count ->
    [1] Uno spazio resta vuoto
   *[other] { $count } spazi restano vuoti
} fino alla prossima colonna.
courtpanel-empty-last = { $count ->
    [1] Uno spazio resta vuoto
   *[other] { $count } spazi restano vuoti
}: non arrivano più colonne.

courtpanel-hint = Corte: { $token } { $gain }.
courtpanel-hint-both = Corte: { $token } { $gain }, cerca nella pila.
courtpanel-hint-search = Corte: cerca nella pila.
courtpanel-hint-none = Corte: niente in questo turno.

## Why not

courtpanel-short = Recluta: { $short ->
    [one] manca { $short } tipo
   *[other] mancano { $short } tipi
}. Servono due risorse diverse.
courtpanel-no-square = Recluta: nessuna casella libera va bene.
courtpanel-no-square-for = Nessuna casella libera per: { $tokens }.
courtpanel-search-short = Cerca nella pila: { $short ->
    [one] manca { $short } tipo
   *[other] mancano { $short } tipi
}. Serve una risorsa di ciascuno dei quattro.
courtpanel-search-court_none = Cerca nella pila: nessuna casella libera va bene.

## Commands

courtpanel-choice = { $token }: { $gain } in { $square }
courtpanel-choice-site = { $square } ({ $gain })
courtpanel-choice-pay = { $paid } ({ $gain })
