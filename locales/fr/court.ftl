court-wheat_mill = Moulin
court-forest_lodge = Cabane forestière
court-lake_jetty = Ponton du lac
court-grassland_fold = Bergerie
court-grassland_manor = Manoir
court-swamp_hut = Hutte du marais
court-swamp_keep = Donjon du marais
court-farmer = Fermier
court-lumberjack = Bûcheron
court-fisherman = Pêcheur
court-shepherdess = Bergère
court-merchant = Marchand
court-captain = Capitaine
court-queen = Reine de la Cour
court-king = Roi de la Cour
court-light_archer = Archer léger
court-heavy_archer = Archer lourd
court-axe_warrior = Guerrier à la hache
court-sword_warrior = Guerrier à l’épée

court-resource-wheat = blé
court-resource-wood = bois
court-resource-fish = poisson
court-resource-sheep = mouton

court-effect-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
court-effect-swords = { $count ->
    [one] { $count } épée
   *[other] { $count } épées
}

court-on = { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
} sur une case { $terrain ->
    [wheat] de blé
    [forest] de forêt
    [lake] de lac
    [grassland] de prairie
   *[swamp] de marais
}

court-per = { $count ->
    [one] { $count } point
   *[other] { $count } points
} par { $each ->
    [wheat] blé
    [wood] bois
    [fish] poisson
    [sheep] mouton
    [any] ressource
    [character] personnage
    [crown] couronne visible
   *[swords] épée
} alentour
