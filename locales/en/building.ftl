# The buildings of Queendomino: their names and effects.

building-bakery = Bakery
building-sawmill = Sawmill
building-fishmonger = Fishmonger
building-weaving_shop = Weaving Shop
building-magic_school = Magic School
building-foundry = Foundry
building-church = Church
building-safe_knights = Knights' Safe
building-safe_towers = Towers' Safe
building-small_tavern = Small Tavern
building-big_tavern = Big Tavern
building-guardtower = Guardtower
building-fortified_castle = Fortified Castle
building-travelling_castle = Travelling Castle
building-training_camp = Training Camp
building-statue = Statue
building-queens_tower = Queen's Tower

# The effects of one building are listed: "3 towers and 2 points". Each begins with a small letter.
# $count: number
building-effect-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
building-effect-towers = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
building-effect-crowns = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
building-effect-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Points at the end for each separate territory of a terrain, each tower, each knight.
# $count: number of points
building-effect-wheat = { $count ->
    [one] { $count } point per wheat territory
   *[other] { $count } points per wheat territory
}
building-effect-forest = { $count ->
    [one] { $count } point per forest territory
   *[other] { $count } points per forest territory
}
building-effect-lake = { $count ->
    [one] { $count } point per lake territory
   *[other] { $count } points per lake territory
}
building-effect-grassland = { $count ->
    [one] { $count } point per grassland territory
   *[other] { $count } points per grassland territory
}
building-effect-swamp = { $count ->
    [one] { $count } point per swamp territory
   *[other] { $count } points per swamp territory
}
building-effect-mine = { $count ->
    [one] { $count } point per mine territory
   *[other] { $count } points per mine territory
}
building-effect-town = { $count ->
    [one] { $count } point per town territory
   *[other] { $count } points per town territory
}
building-effect-tower = { $count ->
    [one] { $count } point per tower
   *[other] { $count } points per tower
}
building-effect-knight = { $count ->
    [one] { $count } point per knight
   *[other] { $count } points per knight
}

# Each knight that is posted brings more coins: as many as the lord has knights, or towers.
building-tax-knights = with each tax 1 more coin for each knight you own
building-tax-towers = with each tax 1 more coin for each tower you own
