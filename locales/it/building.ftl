# The buildings of Queendomino: their names and effects.

building-bakery = Panetteria
building-sawmill = Segheria
building-fishmonger = Pescheria
building-weaving_shop = Tessitura
building-magic_school = Scuola di magia
building-foundry = Fonderia
building-church = Chiesa
building-safe_knights = Forziere dei cavalieri
building-safe_towers = Forziere delle torri
building-small_tavern = Piccola taverna
building-big_tavern = Grande taverna
building-guardtower = Torre di guardia
building-fortified_castle = Castello fortificato
building-travelling_castle = Castello ambulante
building-training_camp = Campo di addestramento
building-statue = Statua
building-queens_tower = Torre della Regina

building-effect-knights = { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
}
building-effect-towers = { $count ->
    [one] { $count } torre
   *[other] { $count } torri
}
building-effect-crowns = { $count ->
    [one] { $count } corona
   *[other] { $count } corone
}
building-effect-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

building-effect-per = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
} per ogni { $each ->
    [wheat] territorio di grano
    [forest] territorio di bosco
    [lake] territorio di lago
    [grassland] territorio di prateria
    [swamp] territorio di palude
    [mine] territorio di montagna
    [town] territorio di città
    [tower] torre
   *[knight] cavaliere
}

building-tax = a ogni tassa +1 moneta per ogni { $each ->
    [knights] cavaliere
   *[towers] torre
} che possiedi
