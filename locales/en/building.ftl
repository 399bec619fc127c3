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
# $count: number of points, $each: a terrain, "tower" or "knight"
building-effect-per = { $count ->
    [one] { $count } point
   *[other] { $count } points
} per { $each ->
    [wheat] wheat territory
    [forest] forest territory
    [lake] lake territory
    [grassland] grassland territory
    [swamp] swamp territory
    [mine] mine territory
    [town] town territory
    [tower] tower
   *[knight] knight
}

# Each knight that is posted brings more coins: as many as the lord has knights, or towers.
# $each: "knights" or "towers"
building-tax = with each tax 1 more coin for each { $each ->
    [knights] knight
   *[towers] tower
} you own
