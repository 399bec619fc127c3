building-bakery = Boulangerie
building-sawmill = Scierie
building-fishmonger = Poissonnerie
building-weaving_shop = Atelier de tissage
building-magic_school = École de magie
building-foundry = Fonderie
building-church = Église
building-safe_knights = Coffre des chevaliers
building-safe_towers = Coffre des tours
building-small_tavern = Petite taverne
building-big_tavern = Grande taverne
building-guardtower = Tour de garde
building-fortified_castle = Château fortifié
building-travelling_castle = Château ambulant
building-training_camp = Camp d’entraînement
building-statue = Statue
building-queens_tower = Tour de la Reine

building-effect-knights = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
building-effect-towers = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
building-effect-crowns = { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
building-effect-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

building-effect-per = { $count ->
    [one] { $count } point
   *[other] { $count } points
} par { $each ->
    [wheat] domaine de blé
    [forest] domaine de forêt
    [lake] domaine de lac
    [grassland] domaine de prairie
    [swamp] domaine de marais
    [mine] domaine de mine
    [town] domaine de ville
    [tower] tour possédée
   *[knight] chevalier possédé
}

building-tax = à chaque impôt, 1 pièce de plus par { $each ->
    [knights] chevalier possédé
   *[towers] tour possédée
}
