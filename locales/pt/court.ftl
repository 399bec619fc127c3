court-wheat_mill = Moinho
court-forest_lodge = Cabana da floresta
court-lake_jetty = Píer do lago
court-grassland_fold = Aprisco
court-grassland_manor = Solar
court-swamp_hut = Cabana do pântano
court-swamp_keep = Torreão do pântano
court-farmer = Fazendeiro
court-lumberjack = Lenhador
court-fisherman = Pescador
court-shepherdess = Pastora
court-merchant = Mercador
court-captain = Capitão
court-queen = Rainha da Corte
court-king = Rei da Corte
court-light_archer = Arqueiro leve
court-heavy_archer = Arqueiro pesado
court-axe_warrior = Guerreiro do machado
court-sword_warrior = Guerreiro da espada

court-resource-wheat = trigo
court-resource-wood = madeira
court-resource-fish = peixe
court-resource-sheep = ovelha

court-effect-points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
court-effect-swords = { $count ->
    [one] { $count } espada
   *[other] { $count } espadas
}

court-on = { $count ->
    [0] { $count } coroas
    [one] { $count } coroa
   *[other] { $count } coroas
} em um quadrado de { $terrain ->
    [wheat] trigo
    [forest] floresta
    [lake] lago
    [grassland] prado
   *[swamp] pântano
}

court-per = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
} por { $each ->
    [wheat] trigo
    [wood] madeira
    [fish] peixe
    [sheep] ovelha
    [any] recurso
    [character] personagem
    [crown] coroa visível
   *[swords] espada
} ao redor
