quest-harmony = Harmonia
quest-middle_kingdom = Reino Central
quest-lost_corner = O cantinho perdido
quest-folie_des_grandeurs = Mania de grandeza
quest-bleak_king = O rei austero
quest-local_business = Comércio local
quest-four_corners = Quatro cantos
quest-of = { $quest }: { $terrain }

quest-about-harmony = 5 pontos se nenhum dominó foi descartado
quest-about-middle_kingdom = 10 pontos se o castelo está no meio do reino
quest-about-lost_corner = 20 pontos se o castelo está em um canto do reino
quest-about-folie_des_grandeurs = 10 pontos por sequência reta de três quadrados com coroas
quest-about-bleak_king = 10 pontos por trigo, floresta, lago ou prado de 5 quadrados ou mais sem coroa visível
quest-about-local_business = 5 pontos por quadrado de { $terrain ->
    [wheat] trigo
    [forest] floresta
    [lake] lago
    [grassland] prado
    [swamp] pântano
   *[mine] montanha
} ao redor do castelo
quest-about-four_corners = 5 pontos por quadrado de { $terrain ->
    [wheat] trigo
    [forest] floresta
    [lake] lago
    [grassland] prado
    [swamp] pântano
   *[mine] montanha
} em um canto do reino
