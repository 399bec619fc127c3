building-bakery = Bakkerij
building-sawmill = Houtzagerij
building-fishmonger = Viswinkel
building-weaving_shop = Weverij
building-magic_school = Toverschool
building-foundry = Gieterij
building-church = Kerk
building-safe_knights = Ridderkluis
building-safe_towers = Torenkluis
building-small_tavern = Kleine taverne
building-big_tavern = Grote taverne
building-guardtower = Wachttoren
building-fortified_castle = Vesting
building-travelling_castle = Wandelend kasteel
building-training_camp = Trainingskamp
building-statue = Standbeeld
building-queens_tower = Koninginnentoren

building-effect-knights = { $count ->
    [one] { $count } ridder
   *[other] { $count } ridders
}
building-effect-towers = { $count ->
    [one] { $count } toren
   *[other] { $count } torens
}
building-effect-crowns = { $count ->
    [one] { $count } kroon
   *[other] { $count } kronen
}
building-effect-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}

building-effect-per = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} per { $each ->
    [wheat] korendomein
    [forest] bosdomein
    [lake] meerdomein
    [grassland] grasdomein
    [swamp] moerasdomein
    [mine] bergdomein
    [town] stadsdomein
    [tower] toren
   *[knight] ridder
}

building-tax = per belasting 1 munt extra voor elke { $each ->
    [knights] ridder
   *[towers] toren
} die je hebt
