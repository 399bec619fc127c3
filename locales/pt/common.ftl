common-terrain-wheat = trigo
common-terrain-forest = floresta
common-terrain-lake = lago
common-terrain-grassland = prado
common-terrain-swamp = pântano
common-terrain-mine = montanha
common-terrain-town = vila

common-box-kingdomino = Kingdomino
common-box-queendomino = Queendomino
common-box-royal_wedding = Casamento real
common-box-discovery = Descoberta

common-score-coins = moedas
common-score-buildings = edifícios
common-score-queen = a rainha
common-score-quests = missões
common-score-court = A Corte

common-variant-mighty_duel = O Poderoso Duelo
common-variant-middle_kingdom = Reino Central
common-variant-harmony = Harmonia
common-dynasty = Dinastia

common-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } { $crowns } coroa
   *[other] { $terrain } { $crowns } coroas
}

common-no-file = Não foi possível anexar *{ $file }*: o Castellan precisa da permissão *Anexar arquivos* aqui. Em mensagens diretas, ele sempre pode.
common-crowded = -# Há muitas imagens sendo desenhadas. Aqui vai em letras; aperte de novo para ver a imagem.
common-names-beside = -# Na imagem: { $names }
common-words-beside = Mais da imagem em palavras:
common-database-still = Meu banco de dados não responde. O que você apertou ainda pode ser feito: olhe de novo daqui a pouco.
common-plain = -# O Discord recusou a imagem e os botões desta mensagem. /next leva ao seu turno.

common-refused-there = -# Não foi possível publicar esta mensagem em { $channel }, por isso ela chega direto para você.

common-answered-here = { $thread } está bloqueado, por isso a resposta vem aqui. Alguém da moderação pode desbloquear.

common-called = { $mentions } { $text }
common-there = { $name } ({ $server })

common-semicolon = {"; "}
common-button-play = Jogar
common-button-look = Olhar
common-button-close = Fechar
common-button-back = Voltar
