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
# $count: number of crowns, $terrain: "wheat" …
court-on = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
} on a { $terrain ->
    [wheat] wheat
    [forest] forest
    [lake] lake
    [grassland] grassland
   *[swamp] swamp
} square

# A character: points for things on the 8 squares around it.
# $count: number of points, $each: what is counted
court-per = { $count ->
    [one] { $count } point
   *[other] { $count } points
} for each { $each ->
    [wheat] wheat
    [wood] wood
    [fish] fish
    [sheep] sheep
    [any] resource
    [character] character
    [crown] open crown
   *[swords] sword
} around it
