courtpanel-title =
    ### Het Hof · je grondstoffen: { $resources }
    Optioneel, aan het eind van je beurt. Eén aankoop.
courtpanel-resource = { $count }× { $resource }
courtpanel-resources-none = geen
courtpanel-holdings = Grondstoffen: { $resources }.
courtpanel-opens = Het Hof gaat open zodra je domino ligt.
courtpanel-opens-both = De stad en Het Hof gaan open zodra je domino ligt.

courtpanel-can = Rekruteer er hier een van als je wilt. Je kunt dat wijzigen tot je je beurt beëindigt.
courtpanel-can-nothing = Het Hof heeft deze beurt niets voor je.
courtpanel-recruit-list = Rekruteren voor twee…
courtpanel-bought = Je rekruteert { $token } op { $square } voor { $paid }.
courtpanel-found = Je vindt { $token } in de stapel en legt die op { $square }, betaald met { $paid }.
courtpanel-paid = { $resource } { $square }
courtpanel-pay = Betalen: { $paid } ({ $gain })
courtpanel-pay-list = Betalen met…
courtpanel-search = Stapel doorzoeken…
courtpanel-search-token = { $token } ×{ $left }: { $gain } op { $square }
courtpanel-search-price = Doorzoeken kost één van elk van de vier grondstoffen.
courtpanel-lying = Ook open: { $tokens }.
courtpanel-lying-one = { $token }, { $effect }
courtpanel-lies = { $token }: { $effect }
courtpanel-empty = { $count ->
    [1] Eén vakje blijft
   *[other] { $count } vakjes blijven
} leeg tot de volgende rij er ligt.
courtpanel-empty-last = { $count ->
    [1] Eén vakje blijft
   *[other] { $count } vakjes blijven
} leeg: er komt geen rij meer.

courtpanel-hint = Hof: { $token } { $gain }.
courtpanel-hint-both = Hof: { $token } { $gain }, of de stapel doorzoeken.
courtpanel-hint-search = Hof: de stapel doorzoeken.
courtpanel-hint-none = Hof: deze beurt niets.

courtpanel-short = Rekruteren: { $short ->
    [one] { $short } soort
   *[other] { $short } soorten
} te weinig. Het kost twee verschillende grondstoffen.
courtpanel-no-square = Rekruteren: er is nergens een vrij vak voor.
courtpanel-no-square-for = Geen passend vrij vak: { $tokens }.
courtpanel-search-short = Stapel doorzoeken: { $short ->
    [one] { $short } soort
   *[other] { $short } soorten
} te weinig. Het kost één van elk van de vier.
courtpanel-search-court_none = Stapel doorzoeken: geen passend vrij vak.

courtpanel-choice = { $token }: { $gain } op { $square }
courtpanel-choice-site = { $square } ({ $gain })
courtpanel-choice-pay = { $paid } ({ $gain })
