courtpanel-title =
    ### La Cour · tes ressources : { $resources }
    Facultatif, à la fin de ton tour. Un seul achat.
courtpanel-resource = { $resource } { $count }
courtpanel-resources-none = aucune
courtpanel-holdings = Ressources : { $resources }.
courtpanel-opens = La Cour s’ouvre une fois ton domino posé.
courtpanel-opens-both = La ville et la Cour s’ouvrent une fois ton domino posé.

courtpanel-can = Recrute l’un d’eux, si tu veux. Tu peux changer jusqu’à la fin de ton tour.
courtpanel-can-nothing = La Cour n’a rien pour toi à ce tour.
courtpanel-recruit-list = Recruter (2 ressources)…
courtpanel-bought = Tu recrutes { $token } en { $square } pour { $paid }.
courtpanel-found = Tu trouves { $token } dans la pioche et le mets en { $square }, contre { $paid }.
courtpanel-paid = { $resource } { $square }
courtpanel-pay = Payer { $paid } ({ $gain })
courtpanel-pay-list = Payer avec…
courtpanel-search = Chercher (4 ressources)…
courtpanel-search-token = { $token } ×{ $left } : { $gain } en { $square }
courtpanel-search-price = Chercher coûte une ressource de chacune des quatre sortes.
courtpanel-lying = Aussi visibles : { $tokens }.
courtpanel-lying-one = { $token }, { $effect }
courtpanel-lies = { $token } : { $effect }
courtpanel-empty = { $count ->
    [1] Un emplacement est vide
   *[other] { $count } emplacements sont vides
} jusqu’à la prochaine ligne.
courtpanel-empty-last = { $count ->
    [1] Un emplacement reste vide
   *[other] { $count } emplacements restent vides
} : il n’y aura plus de nouvelle ligne.

courtpanel-hint = Cour : { $token } { $gain }.
courtpanel-hint-both = Cour : { $token } { $gain }, chercher dans la pioche.
courtpanel-hint-search = Cour : chercher dans la pioche.
courtpanel-hint-none = Cour : rien à ce tour.

courtpanel-short = Recruter : il te manque { $short ->
    [one] { $short } sorte
   *[other] { $short } sortes
}. Il faut deux ressources de sortes différentes.
courtpanel-no-square = Recruter : aucune case disponible ne convient à l’un d’eux.
courtpanel-no-square-for = Aucune case disponible ne convient : { $tokens }.
courtpanel-search-short = Chercher dans la pioche : il manque { $short ->
    [one] { $short } sorte
   *[other] { $short } sortes
}. Il en faut une de chacune des quatre.
courtpanel-search-court_none = Chercher dans la pioche : aucune case disponible ne convient.

courtpanel-choice = { $token } : { $gain } en { $square }
courtpanel-choice-site = { $square } ({ $gain })
courtpanel-choice-pay = { $paid } ({ $gain })
