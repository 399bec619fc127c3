# The quests of Age of Giants: their names and conditions.

quest-harmony = Harmony
quest-middle_kingdom = Middle Kingdom
quest-lost_corner = Lost Corner
quest-folie_des_grandeurs = Folie des Grandeurs
quest-bleak_king = Bleak King
quest-local_business_wheat = Local Business: wheat
quest-local_business_forest = Local Business: forest
quest-local_business_lake = Local Business: lake
quest-local_business_grassland = Local Business: grassland
quest-local_business_swamp = Local Business: swamp
quest-local_business_mine = Local Business: mine
quest-four_corners_wheat = Four Corners: wheat
quest-four_corners_forest = Four Corners: forest
quest-four_corners_lake = Four Corners: lake
quest-four_corners_grassland = Four Corners: grassland
quest-four_corners_swamp = Four Corners: swamp
quest-four_corners_mine = Four Corners: mine

# Conditions and points of quests; each begins with a small letter and has no full stop.
quest-about-harmony = 5 points if no domino was discarded
quest-about-middle_kingdom = 10 points if the castle is in the middle of the kingdom
quest-about-lost_corner = 20 points if the castle is in a corner of the kingdom
quest-about-folie_des_grandeurs = 10 points for each straight run of three squares with crowns
quest-about-bleak_king = 10 points for each wheat, forest, lake or grassland of 5 squares or more without an open crown
quest-about-local_business_wheat = 5 points for each wheat square around the castle
quest-about-local_business_forest = 5 points for each forest square around the castle
quest-about-local_business_lake = 5 points for each lake square around the castle
quest-about-local_business_grassland = 5 points for each grassland square around the castle
quest-about-local_business_swamp = 5 points for each swamp square around the castle
quest-about-local_business_mine = 5 points for each mine square around the castle
quest-about-four_corners_wheat = 5 points for each wheat square in a corner of the kingdom
quest-about-four_corners_forest = 5 points for each forest square in a corner of the kingdom
quest-about-four_corners_lake = 5 points for each lake square in a corner of the kingdom
quest-about-four_corners_grassland = 5 points for each grassland square in a corner of the kingdom
quest-about-four_corners_swamp = 5 points for each swamp square in a corner of the kingdom
quest-about-four_corners_mine = 5 points for each mine square in a corner of the kingdom
