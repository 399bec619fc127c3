building-bakery = Padaria
building-sawmill = Serraria
building-fishmonger = Peixaria
building-weaving_shop = Tecelagem
building-magic_school = Escola de magia
building-foundry = Fundição
building-church = Igreja
building-safe_knights = Cofre dos cavaleiros
building-safe_towers = Cofre das torres
building-small_tavern = Pequena taberna
building-big_tavern = Grande taberna
building-guardtower = Torre de menagem
building-fortified_castle = Castelo fortificado
building-travelling_castle = Castelo andante
building-training_camp = Campo de treino
building-statue = Estátua
building-queens_tower = Torre da rainha

building-effect-knights = { $count ->
    [one] { $count } cavaleiro
   *[other] { $count } cavaleiros
}
building-effect-towers = { $count ->
    [one] { $count } torre
   *[other] { $count } torres
}
building-effect-crowns = { $count ->
    [0] { $count } coroas
    [one] { $count } coroa
   *[other] { $count } coroas
}
building-effect-points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}

building-effect-per = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
} por { $each ->
    [wheat] território de trigo
    [forest] território de floresta
    [lake] território de lago
    [grassland] território de prado
    [swamp] território de pântano
    [mine] território de montanha
    [town] território de vila
    [tower] torre
   *[knight] cavaleiro
}

building-tax = mais 1 moeda em cada imposto por { $each ->
    [knights] cavaleiro seu
   *[towers] torre sua
}
