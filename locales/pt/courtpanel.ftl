courtpanel-title =
    ### A Corte · os seus recursos: { $resources }
    Opcional, no fim do turno. Uma só compra.
courtpanel-resource = { $resource } { $count }
courtpanel-resources-none = nenhum
courtpanel-holdings = Recursos: { $resources }.
courtpanel-opens = A Corte abre depois que você coloca o dominó.
courtpanel-opens-both = A vila e A Corte abrem depois que você coloca o dominó.

courtpanel-can = Recrute um destes, se quiser. Dá para mudar até você encerrar o turno.
courtpanel-can-nothing = A Corte não tem nada para você neste turno.
courtpanel-recruit-list = Recrutar por 2 recursos…
courtpanel-bought = Você recruta { $token } para { $square }, por { $paid }.
courtpanel-found = Você encontra { $token } na pilha e põe em { $square }, pagando com { $paid }.
courtpanel-paid = { $resource } { $square }
courtpanel-pay = Pagar { $paid } ({ $gain })
courtpanel-pay-list = Pagar com…
courtpanel-search = Buscar na pilha por 4…
courtpanel-search-token = { $token } ×{ $left }: { $gain } em { $square }
courtpanel-search-price = Buscar custa um de cada um dos quatro recursos.
courtpanel-lying = Também à mostra: { $tokens }.
courtpanel-lying-one = { $token }, { $effect }
courtpanel-lies = { $token }: { $effect }
courtpanel-empty = { $count ->
    [1] Um espaço está vazio
   *[other] { $count } espaços estão vazios
} até a próxima fila ser aberta.
courtpanel-empty-last = { $count ->
    [1] Um espaço fica vazio
   *[other] { $count } espaços ficam vazios
}: não se abre mais nenhuma fila.

courtpanel-hint = Corte: { $token } { $gain }.
courtpanel-hint-both = Corte: { $token } { $gain }, buscar na pilha.
courtpanel-hint-search = Corte: buscar na pilha.
courtpanel-hint-none = Corte: nada neste turno.

courtpanel-short = Recrutar: { $short ->
    [one] falta { $short } tipo
   *[other] faltam { $short } tipos
}. São precisos dois recursos diferentes.
courtpanel-no-square = Recrutar: nenhum quadrado aberto serve para eles.
courtpanel-no-square-for = Nenhum quadrado aberto serve para: { $tokens }.
courtpanel-search-short = Buscar na pilha: { $short ->
    [one] falta { $short } tipo
   *[other] faltam { $short } tipos
}. É preciso um de cada um dos quatro.
courtpanel-search-court_none = Buscar na pilha: nenhum quadrado aberto serve.

courtpanel-choice = { $token }: { $gain } em { $square }
courtpanel-choice-site = { $square } ({ $gain })
courtpanel-choice-pay = { $paid } ({ $gain })
