# The Court: its tokens, their effects, and the resources that pay for them.

court-wheat_mill = Wheat Mill
court-forest_lodge = Forest Lodge
court-lake_jetty = Lake Jetty
court-grassland_fold = Grassland Fold
court-grassland_manor = Grassland Manor
court-swamp_hut = Swamp Hut
court-swamp_keep = Swamp Keep
court-farmer = Farmer
court-lumberjack = Lumberjack
court-fisherman = Fisherman
court-shepherdess = Shepherdess
court-merchant = Merchant
court-captain = Captain
court-queen = Queen of the Court
court-king = King
court-light_archer = Light Archer
court-heavy_archer = Heavy Archer
court-axe_warrior = Axe Warrior
court-sword_warrior = Sword Warrior

# A resource within a sentence or a list.
court-resource-wheat = wheat
court-resource-wood = wood
court-resource-fish = fish
court-resource-sheep = sheep

# The effects of one token are listed: "3 points and 3 points for each wheat around it". Each begins with a small letter.
# $count: number
court-effect-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
court-effect-swords = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}

# A building: crowns for a square of its terrain.
# $count: number of crowns
court-on-wheat = { $count ->
    [one] 1 crown on a wheat square
   *[other] { $count } crowns on a wheat square
}
court-on-forest = { $count ->
    [one] 1 crown on a forest square
   *[other] { $count } crowns on a forest square
}
court-on-lake = { $count ->
    [one] 1 crown on a lake square
   *[other] { $count } crowns on a lake square
}
court-on-grassland = { $count ->
    [one] 1 crown on a grassland square
   *[other] { $count } crowns on a grassland square
}
court-on-swamp = { $count ->
    [one] 1 crown on a swamp square
   *[other] { $count } crowns on a swamp square
}

# A character: points for things on the 8 squares around it.
# $count: number of points
court-per-wheat = { $count ->
    [one] 1 point for each wheat around it
   *[other] { $count } points for each wheat around it
}
court-per-wood = { $count ->
    [one] 1 point for each wood around it
   *[other] { $count } points for each wood around it
}
court-per-fish = { $count ->
    [one] 1 point for each fish around it
   *[other] { $count } points for each fish around it
}
court-per-sheep = { $count ->
    [one] 1 point for each sheep around it
   *[other] { $count } points for each sheep around it
}
court-per-any = { $count ->
    [one] 1 point for each resource around it
   *[other] { $count } points for each resource around it
}
court-per-character = { $count ->
    [one] 1 point for each character around it
   *[other] { $count } points for each character around it
}
court-per-crown = { $count ->
    [one] 1 point for each open crown around it
   *[other] { $count } points for each open crown around it
}
court-per-swords = { $count ->
    [one] 1 point for each sword around it
   *[other] { $count } points for each sword around it
}
