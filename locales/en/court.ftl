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
    [one] { $count } point
   *[other] { $count } points
}
court-effect-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}

# A building: crowns for a square of its terrain.
# $count: number of crowns
court-on-wheat = { $count ->
    [one] { $count } crown on a wheat square
   *[other] { $count } crowns on a wheat square
}
court-on-forest = { $count ->
    [one] { $count } crown on a forest square
   *[other] { $count } crowns on a forest square
}
court-on-lake = { $count ->
    [one] { $count } crown on a lake square
   *[other] { $count } crowns on a lake square
}
court-on-grassland = { $count ->
    [one] { $count } crown on a grassland square
   *[other] { $count } crowns on a grassland square
}
court-on-swamp = { $count ->
    [one] { $count } crown on a swamp square
   *[other] { $count } crowns on a swamp square
}

# A character: points for things on the 8 squares around it.
# $count: number of points
court-per-wheat = { $count ->
    [one] { $count } point for each wheat around it
   *[other] { $count } points for each wheat around it
}
court-per-wood = { $count ->
    [one] { $count } point for each wood around it
   *[other] { $count } points for each wood around it
}
court-per-fish = { $count ->
    [one] { $count } point for each fish around it
   *[other] { $count } points for each fish around it
}
court-per-sheep = { $count ->
    [one] { $count } point for each sheep around it
   *[other] { $count } points for each sheep around it
}
court-per-any = { $count ->
    [one] { $count } point for each resource around it
   *[other] { $count } points for each resource around it
}
court-per-character = { $count ->
    [one] { $count } point for each character around it
   *[other] { $count } points for each character around it
}
court-per-crown = { $count ->
    [one] { $count } point for each open crown around it
   *[other] { $count } points for each open crown around it
}
court-per-swords = { $count ->
    [one] { $count } point for each sword around it
   *[other] { $count } points for each sword around it
}
