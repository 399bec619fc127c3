brief-since =
    Depuis ton dernier tour :
    { $turns }
brief-panel = Panneau
brief-placed = { $domino } en **{ $spot }** : { $left } { $left_square }, { $right } { $right_square }.
brief-total-coins = Ce tour : { $gain }, total { $total ->
    [one] { $total } point
   *[other] { $total } points
} et { $coins }.
brief-offer = { $what } ({ $number })
brief-can-send = Tu peux envoyer un géant : { $giants }.
brief-can-tax = Tu peux percevoir l’impôt : { $offers }.
brief-can-build = Tu peux construire : { $offers }.
brief-can-burn = Tu peux payer le dragon.
brief-next-place = À suivre : poser { $domino }, { $halves }. { $count ->
    [1] Un seul emplacement convient.
   *[other] { $count } emplacements conviennent.
}
brief-next-place-best = À suivre : poser { $domino }, { $halves } : { $spots }. { $count ->
    [1] Un seul emplacement convient.
   *[other] { $count } emplacements conviennent.
}
brief-next-giant = À suivre : recouvrir une couronne avec le géant : { $crowns }.
brief-next-choose = À suivre : choisir { $dominoes }.
brief-next-end = À suivre : terminer ton tour.
