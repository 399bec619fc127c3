courtpanel-title =
    ### Der Hof · deine Ressourcen: { $resources }
    Freiwillig, am Ende deines Zuges. Ein Kauf.
courtpanel-resource = { $count } × { $resource }
courtpanel-resources-none = keine
courtpanel-holdings = Ressourcen: { $resources }.
courtpanel-opens = Der Hof öffnet sich, sobald dein Stein liegt.
courtpanel-opens-both = Stadt und Hof öffnen sich, sobald dein Stein liegt.

courtpanel-can = Wenn du magst, wirb davon etwas an. Bis zum Ende deines Zuges kannst du das ändern.
courtpanel-can-nothing = Der Hof hat in diesem Zug nichts für dich.
courtpanel-recruit-list = Für 2 Ressourcen anwerben…
courtpanel-bought = Angeworben: { $token } auf { $square }, für { $paid }.
courtpanel-found = Im Stapel gefunden: { $token }, gelegt auf { $square }, bezahlt mit { $paid }.
courtpanel-paid = { $resource } { $square }
courtpanel-pay = { $paid } zahlen ({ $gain })
courtpanel-pay-list = Bezahlen mit…
courtpanel-search = Stapel durchsuchen (4)…
courtpanel-search-token = { $token } ×{ $left }: { $gain } auf { $square }
courtpanel-search-price = Durchsuchen kostet je eine der vier Ressourcen.
courtpanel-lying = Außerdem offen: { $tokens }.
courtpanel-lying-one = { $token }, { $effect }
courtpanel-lies = { $token }: { $effect }
courtpanel-empty = { $count ->
    [1] Ein Auslageplatz ist
   *[other] { $count } Auslageplätze sind
} leer, bis die nächste Reihe ausliegt.
courtpanel-empty-last = { $count ->
    [1] Ein Auslageplatz bleibt
   *[other] { $count } Auslageplätze bleiben
} leer: Es wird keine Reihe mehr ausgelegt.

courtpanel-hint = Hof: { $token } { $gain }.
courtpanel-hint-both = Hof: { $token } { $gain }, Stapel durchsuchen.
courtpanel-hint-search = Hof: Stapel durchsuchen.
courtpanel-hint-none = Hof: nichts in diesem Zug.

courtpanel-short = Anwerben: { $short ->
    [one] { $short } Art fehlt
   *[other] { $short } Arten fehlen
}. Nötig sind zwei verschiedene Ressourcen.
courtpanel-no-square = Anwerben: Kein freies Feld passt.
courtpanel-no-square-for = Kein freies Feld passt: { $tokens }.
courtpanel-search-short = Stapel durchsuchen: { $short ->
    [one] { $short } Art fehlt
   *[other] { $short } Arten fehlen
}. Nötig ist je eine der vier Ressourcen.
courtpanel-search-court_none = Stapel durchsuchen: Kein freies Feld passt.

courtpanel-choice = { $token }: { $gain } auf { $square }
courtpanel-choice-site = { $square } ({ $gain })
courtpanel-choice-pay = { $paid } ({ $gain })
