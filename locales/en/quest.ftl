# The quests of Age of Giants: their names and conditions.

quest-harmony = Harmony
quest-middle_kingdom = Middle Kingdom
quest-lost_corner = Lost Corner
quest-folie_des_grandeurs = Folie des Grandeurs
quest-bleak_king = Bleak King
quest-local_business = Local Business
quest-four_corners = Four Corners
# A quest about a terrain. $quest: its name, $terrain: the terrain's name
quest-of = { $quest }: { $terrain }

# Conditions and points of quests; each begins with a small letter and has no full stop.
# $terrain: "wheat" …
quest-about-harmony = 5 points if no domino was discarded
quest-about-middle_kingdom = 10 points if the castle is in the middle of the kingdom
quest-about-lost_corner = 20 points if the castle is in a corner of the kingdom
quest-about-folie_des_grandeurs = 10 points for each straight run of three squares with crowns
quest-about-bleak_king = 10 points for each wheat, forest, lake or grassland of 5 squares or more without an open crown
quest-about-local_business = 5 points for each { $terrain ->
    [wheat] wheat
    [forest] forest
    [lake] lake
    [grassland] grassland
    [swamp] swamp
   *[mine] mine
} square around the castle
quest-about-four_corners = 5 points for each { $terrain ->
    [wheat] wheat
    [forest] forest
    [lake] lake
    [grassland] grassland
    [swamp] swamp
   *[mine] mine
} square in a corner of the kingdom
