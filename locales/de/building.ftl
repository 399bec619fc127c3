building-bakery = Bäckerei
building-sawmill = Sägewerk
building-fishmonger = Fischladen
building-weaving_shop = Weberei
building-magic_school = Zauberschule
building-foundry = Gießerei
building-church = Kirche
building-safe_knights = Rittertresor
building-safe_towers = Turmtresor
building-small_tavern = Kleine Taverne
building-big_tavern = Große Taverne
building-guardtower = Wachturm
building-fortified_castle = Festung
building-travelling_castle = Wandelndes Schloss
building-training_camp = Ausbildungslager
building-statue = Statue
building-queens_tower = Turm der Queen

building-effect-knights = { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
building-effect-towers = { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
}
building-effect-crowns = { $count ->
    [one] { $count } Krone
   *[other] { $count } Kronen
}
building-effect-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

building-effect-per = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} je { $each ->
    [wheat] Getreidegebiet
    [forest] Waldgebiet
    [lake] Seegebiet
    [grassland] Weidegebiet
    [swamp] Sumpfgebiet
    [mine] Gebirgsgebiet
    [town] Stadtgebiet
    [tower] Turm
   *[knight] Ritter
}

building-tax = bei jeder Steuer 1 Münze mehr je { $each ->
    [knights] Ritter
   *[towers] Turm
} in deinem Besitz
