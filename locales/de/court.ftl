court-wheat_mill = Getreidemühle
court-forest_lodge = Waldhütte
court-lake_jetty = Seesteg
court-grassland_fold = Schafpferch
court-grassland_manor = Gutshof
court-swamp_hut = Sumpfhütte
court-swamp_keep = Sumpfburg
court-farmer = Bauer
court-lumberjack = Holzfäller
court-fisherman = Fischer
court-shepherdess = Schäferin
court-merchant = Händler
court-captain = Hauptmann
court-queen = Königin des Hofes
court-king = König des Hofes
court-light_archer = Leichter Bogenschütze
court-heavy_archer = Schwerer Bogenschütze
court-axe_warrior = Axtkrieger
court-sword_warrior = Schwertkrieger

court-resource-wheat = Getreide
court-resource-wood = Holz
court-resource-fish = Fisch
court-resource-sheep = Schaf

court-effect-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
court-effect-swords = { $count ->
    [one] { $count } Schwert
   *[other] { $count } Schwerter
}

court-on = { $count ->
    [one] { $count } Krone
   *[other] { $count } Kronen
} auf einem { $terrain ->
    [wheat] Getreidefeld
    [forest] Waldfeld
    [lake] Seefeld
    [grassland] Weidefeld
   *[swamp] Sumpffeld
}

court-per = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} je { $each ->
    [wheat] Getreide
    [wood] Holz
    [fish] Fisch
    [sheep] Schaf
    [any] Ressource
    [character] Person
    [crown] freie Krone
   *[swords] Schwert
} ringsum
