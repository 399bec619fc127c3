# The Court in a turn's panel: tokens to recruit, the pile to search, resources to pay with.

courtpanel-title =
    ### La Corte · tus recursos: { $resources }
    Opcional, al final de tu turno. Una sola compra.
courtpanel-resource = { $resource } ×{ $count }
courtpanel-resources-none = ninguno
courtpanel-holdings = Recursos: { $resources }.
courtpanel-opens = La Corte se abre cuando hayas colocado tu ficha.
courtpanel-opens-both = La ciudad y La Corte se abren cuando hayas colocado tu ficha.

courtpanel-can = Recluta una de estas losetas, si quieres. Puedes cambiarla hasta que termines el turno.
courtpanel-can-nothing = La Corte no tiene nada para ti este turno.
courtpanel-recruit-list = Reclutar por dos recursos…
courtpanel-bought = Reclutas { $token } en { $square } por { $paid }.
courtpanel-found = Encuentras { $token } en la pila, para { $square }; pagas { $paid }.
courtpanel-paid = { $resource } { $square }
courtpanel-pay = Pagar { $paid } ({ $gain })
courtpanel-pay-list = Pagar con…
courtpanel-search = Buscar en la pila por 4…
courtpanel-search-token = { $token } ×{ $left }: { $gain } en { $square }
courtpanel-search-price = Buscar cuesta uno de cada uno de los cuatro recursos.
courtpanel-lying = También a la vista: { $tokens }.
courtpanel-lying-one = { $token }, { $effect }
courtpanel-lies = { $token }: { $effect }
courtpanel-empty = { $count ->
    [1] Un hueco sigue vacío
   *[other] { $count } huecos siguen vacíos
} hasta que se extienda la línea siguiente.
courtpanel-empty-last = { $count ->
    [1] Un hueco se queda vacío
   *[other] { $count } huecos se quedan vacíos
}: ya no se extiende ninguna línea más.

courtpanel-hint = Corte: { $token } { $gain }.
courtpanel-hint-both = Corte: { $token } { $gain }, buscar en la pila.
courtpanel-hint-search = Corte: buscar en la pila.
courtpanel-hint-none = Corte: nada este turno.

## Why not

courtpanel-short = Reclutar: { $short ->
    [one] falta { $short } tipo
   *[other] faltan { $short } tipos
}. Hacen falta dos recursos distintos.
courtpanel-no-square = Reclutar: ningún cuadrado libre les sirve.
courtpanel-no-square-for = Ningún cuadrado libre sirve para: { $tokens }.
courtpanel-search-short = Buscar en la pila: { $short ->
    [one] falta { $short } tipo
   *[other] faltan { $short } tipos
}. Hace falta uno de cada uno de los cuatro.
courtpanel-search-court_none = Buscar en la pila: ningún cuadrado libre sirve.

## Commands

courtpanel-choice = { $token }: { $gain } en { $square }
courtpanel-choice-site = { $square } ({ $gain })
courtpanel-choice-pay = { $paid } ({ $gain })
