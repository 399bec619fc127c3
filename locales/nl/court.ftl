court-wheat_mill = Korenmolen
court-forest_lodge = Boshut
court-lake_jetty = Aanlegsteiger
court-grassland_fold = Schaapskooi
court-grassland_manor = Landhuis
court-swamp_hut = Moerashut
court-swamp_keep = Moerasburcht
court-farmer = Boer
court-lumberjack = Houthakker
court-fisherman = Visser
court-shepherdess = Herderin
court-merchant = Koopman
court-captain = Kapitein
court-queen = Hofkoningin
court-king = Hofkoning
court-light_archer = Lichte boogschutter
court-heavy_archer = Zware boogschutter
court-axe_warrior = Bijlstrijder
court-sword_warrior = Zwaardstrijder

court-resource-wheat = koren
court-resource-wood = hout
court-resource-fish = vis
court-resource-sheep = schaap

court-effect-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
court-effect-swords = { $count ->
    [one] { $count } zwaard
   *[other] { $count } zwaarden
}

court-on = { $count ->
    [one] { $count } kroon
   *[other] { $count } kronen
} op een { $terrain ->
    [wheat] korenvak
    [forest] bosvak
    [lake] meervak
    [grassland] grasvak
   *[swamp] moerasvak
}

court-per = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} voor { $each ->
    [wheat] elk koren
    [wood] elk hout
    [fish] elke vis
    [sheep] elk schaap
    [any] elke grondstof
    [character] elk personage
    [crown] elke vrije kroon
   *[swords] elk zwaard
} eromheen
