# The Court: its tokens, their effects, and the resources that pay for them.

court-wheat_mill = Molino
court-forest_lodge = Cabaña del bosque
court-lake_jetty = Embarcadero
court-grassland_fold = Redil
court-grassland_manor = Casa solariega
court-swamp_hut = Choza del pantano
court-swamp_keep = Torreón del pantano
court-farmer = Granjero
court-lumberjack = Leñador
court-fisherman = Pescador
court-shepherdess = Pastora
court-merchant = Mercader
court-captain = Capitán
court-queen = Reina de la Corte
court-king = Rey de la Corte
court-light_archer = Arquero ligero
court-heavy_archer = Arquero pesado
court-axe_warrior = Guerrero con hacha
court-sword_warrior = Guerrero con espada

court-resource-wheat = trigo
court-resource-wood = madera
court-resource-fish = pescado
court-resource-sheep = oveja

court-effect-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
court-effect-swords = { $count ->
    [one] { $count } espada
   *[other] { $count } espadas
}

court-on = { $count ->
    [one] { $count } corona
   *[other] { $count } coronas
} en un cuadrado de { $terrain ->
    [wheat] trigo
    [forest] bosque
    [lake] lago
    [grassland] pradera
   *[swamp] pantano
}

court-per = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
} por cada { $each ->
    [wheat] trigo
    [wood] madera
    [fish] pescado
    [sheep] oveja
    [any] recurso
    [character] personaje
    [crown] corona visible
   *[swords] espada
} a su alrededor
