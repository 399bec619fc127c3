# The buildings of Queendomino: their names and effects.

building-bakery = Panadería
building-sawmill = Aserradero
building-fishmonger = Pescadería
building-weaving_shop = Tejeduría
building-magic_school = Escuela de magia
building-foundry = Fundición
building-church = Iglesia
building-safe_knights = Caja de los caballeros
building-safe_towers = Caja de las torres
building-small_tavern = Pequeña taberna
building-big_tavern = Gran Taberna
building-guardtower = Torre de Guardia
building-fortified_castle = Castillo fortificado
building-travelling_castle = Castillo Viajero
building-training_camp = Campo de entrenamiento
building-statue = Estatua
building-queens_tower = Torre de la Reina

building-effect-knights = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}
building-effect-towers = { $count ->
    [one] { $count } torre
   *[other] { $count } torres
}
building-effect-crowns = { $count ->
    [one] { $count } corona
   *[other] { $count } coronas
}
building-effect-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

building-effect-per = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
} por { $each ->
    [wheat] territorio de trigo
    [forest] territorio de bosque
    [lake] territorio de lago
    [grassland] territorio de pradera
    [swamp] territorio de pantano
    [mine] territorio de montaña
    [town] territorio de ciudad
    [tower] torre
   *[knight] caballero
}

building-tax = +1 moneda por impuesto y { $each ->
    [knights] caballero
   *[towers] torre
} que tengas
