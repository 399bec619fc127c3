# The Court: its tokens, their effects, and the resources that pay for them.

court-wheat_mill = Mulino
court-forest_lodge = Casetta nel bosco
court-lake_jetty = Pontile
court-grassland_fold = Ovile
court-grassland_manor = Maniero
court-swamp_hut = Capanna nella palude
court-swamp_keep = Torrione nella palude
court-farmer = Contadino
court-lumberjack = Boscaiolo
court-fisherman = Pescatore
court-shepherdess = Pastora
court-merchant = Mercante
court-captain = Capitano
court-queen = Regina di Corte
court-king = Re di Corte
court-light_archer = Arciere leggero
court-heavy_archer = Arciere pesante
court-axe_warrior = Guerriero con ascia
court-sword_warrior = Guerriero con spada

court-resource-wheat = grano
court-resource-wood = legno
court-resource-fish = pesce
court-resource-sheep = pecora

court-effect-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
court-effect-swords = { $count ->
    [one] { $count } spada
   *[other] { $count } spade
}

court-on = { $count ->
    [one] { $count } corona
   *[other] { $count } corone
} su una casella di { $terrain ->
    [wheat] grano
    [forest] bosco
    [lake] lago
    [grassland] prateria
   *[swamp] palude
}

court-per = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} per ogni { $each ->
    [wheat] grano
    [wood] legno
    [fish] pesce
    [sheep] pecora
    [any] risorsa
    [character] personaggio
    [crown] corona scoperta
   *[swords] spada
} intorno
