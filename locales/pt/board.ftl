board-kingdom = { $whose ->
    [own] Seu reino
   *[lord] Reino de { $owner }
}, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $width } de largura e { $height } de altura, no máximo { $grid }.
board-heading = **{ $owner }** · { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}

board-row = Linha { $row }: { $squares }.
board-run = { $columns } { $half }
board-half = { $crowns ->
    [0] { $terrain }
   *[other] { $terrain } { $crowns }
}
board-castle = castelo
board-knight = cavaleiro
board-any-building = edifício
board-free = livre
board-any-resource = recurso
board-giants = { $count ->
    [1] gigante
   *[other] { $count } gigantes
}
board-with = { $square } com { $things }
board-crowns = Os números depois das paisagens são coroas.
board-rows-short = Linhas, de cima para baixo: { $rows }.
board-sign-wheat = T
board-sign-forest = F
board-sign-lake = L
board-sign-grassland = P
board-sign-swamp = A
board-sign-mine = M
board-sign-town = V
board-sign-castle = C
board-sign-knight = r
board-sign-free = x
board-sign-new = n
board-letters = Letras: { $letters }; os números depois delas são coroas.
board-buildings = Edifícios: { $buildings }.
board-tokens = Marcadores: { $buildings }.
board-building = #{ $index } { $building }
board-building-on = #{ $index } { $building }, { $squares }

board-scoring-squares = Pontuam, quadrados × coroas: { $parts }.
board-scoring = Pontuam: { $parts }.
board-territory = { $terrain } { $squares }×{ $crowns }
board-crownless = Sem coroas: { $territories }.
board-region = { $terrain } { $squares }
board-bonus = { $line } { $points }
board-bonus-coins = pontos por moedas { $points }
board-bonus-buildings = edifícios { $points }
board-bonus-quests = missões { $points }
board-sums = Agora { $total }: { $sums }.
board-sums-none = Agora { $total }.
board-sum = { $terrain } { $squares } × { $crowns } = { $points }

board-purse = Moedas { $coins }, cavaleiros { $knights } ({ $free } fora do reino), torres { $towers }{ $queen ->
    [yes] , com a rainha.
   *[no] .
}

board-placed = Colocado agora: { $domino } em { $spot }.
board-placed-gain = Colocado agora: { $domino } em { $spot }, { $gain }.
board-discarded = Descartado agora: { $domino }.
board-chosen = Escolhido: { $domino } em { $spot }.
board-chosen-gain = Escolhido: { $domino } em { $spot }, { $gain }.
board-taken = Pego: { $domino }.

board-spots = Posições para { $domino }: { $spots }.
board-spot = { $index } { $spot } { $gain }

board-others = Demais: { $lords }.
board-lord = { $lord } { $points }
board-turn = É a vez de { $lord }.

board-order = Nesta rodada: { $order }.
board-order-over = A última rodada: { $order }.
board-order-start = Ordem de escolha: { $order }.
board-order-domino = { $domino } { $left } + { $right }, { $lord }
board-later = Mais tarde nesta rodada: { $dominoes }.
board-domino = { $domino } { $left } + { $right }
board-line = Próxima fila: { $dominoes }.
board-line-first = Primeira fila: { $dominoes }.
board-line-title = Próxima fila:
board-line-first-title = Primeira fila:
board-line-free = { $domino } { $left } + { $right }, livre
board-line-taken = { $domino } { $left } + { $right }, { $lord }
board-line-giant = { $domino } (gigante)
board-line-footprints = { $domino } (pegadas)

board-animation = { $steps ->
    [1] Animação em um passo, e o resultado.
   *[other] Animação em { $steps } passos, e o resultado.
}
board-table = { $title }.
board-table-kingdom = { $lord } { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $rows }.
board-table-purse = { $lord } { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, moedas { $coins }, cavaleiros { $knights }, torres { $towers }: { $rows }.

board-score = Bloco de pontos. { $cards }
board-score-card = { $lord } { $total }: { $lines }.
board-score-card-empty = { $lord } { $total }.
board-score-card-tied = { $lord } { $total }: { $lines }; maior território { $territory }.
board-score-card-crowns = { $lord } { $total }: { $lines }; maior território { $territory }, coroas { $crowns }.
board-wins = { $lord } { $lords ->
    [1] vence
   *[other] vencem
}{ $how ->
    [territory] {" "}pelo maior território
    [crowns] {" "}por mais coroas
   *[points] {""}
}.
board-wins-nobody = Ninguém vence, pois o piloto automático jogou por todo mundo.
board-wins-shared = { $lords } dividem a vitória.

board-end = { $title }. { $places }.
board-place = { $place } { $lord } { $points }

board-legend = { $letters }. O número conta as coroas.
board-legend-last = { $letters }. O número conta as coroas. { $sign } é o dominó recém-colocado.
board-letter = { $letter } { $word }
board-reach = Quadrados livres que ainda podem ser usados: { $squares }.

board-builders = Tabuleiro dos construtores, { $pile ->
    [0] nenhum
   *[other] { $pile }
} na pilha.{ $queen ->
    [yes] {" "}Os seus preços: 1 moeda a menos, porque a rainha está com você.
   *[no] {""}
}
board-slot = { $price ->
    [0] Grátis: { $building }, { $effect }
    [one] { $price } moeda: { $building }, { $effect }
   *[other] { $price } moedas: { $building }, { $effect }
}
board-slot-empty = Espaço { $price }: { $why }
board-slot-bought = comprado por { $whose ->
    [own] você
   *[lord] { $lord }
}
board-slot-burnt = incendiado pelo dragão
board-slot-unfilled = vazio
board-slots = { $slots }.
board-builders-short = Tabuleiro dos construtores: { $slots }.
board-slot-short = { $price } { $building }
board-slot-short-empty = { $price } { $why }
board-dragon-in = O dragão está na gruta.
board-dragon-out = O dragão saiu, subornado por { $whose ->
    [own] você
   *[lord] { $lord }
}.
board-queen-free = Ninguém tem a rainha.
board-queen-yours = A rainha está com você.
board-queen = A rainha está com { $lord }.
board-own-coins = { $coins ->
    [0] Você tem { $coins } moedas.
    [one] Você tem { $coins } moeda.
   *[other] Você tem { $coins } moedas.
}
board-payable = Dá para comprar agora: { $buildings }.
board-sites = Quadrados para o edifício: { $squares }.
board-site = { $index } { $square }
board-built = Comprado: { $building }, em { $square }.
board-posts = Cavaleiros deste turno: { $squares }.
board-draft-gain = Este turno até agora: { $gain }.
board-turn-gain = O turno inteiro: { $gain }.

board-giants-wait = Gigantes à espera de uma coroa: { $count }.
board-crowns-open = Coroas que um gigante pode cobrir: { $crowns }.
board-crown-open = { $index } { $square } { $gain }
board-covered = O gigante cobre a coroa em { $square }.
board-covered-gain = O gigante cobre a coroa em { $square }: { $gain }.

board-court = A Corte, { $pile ->
    [0] nenhum marcador
    [one] { $pile } marcador
   *[other] { $pile } marcadores
} na pilha.
board-token = { $token }: { $effect }
board-face-up = À mostra: { $tokens }.
board-face-up-none = Nenhum marcador está à mostra.
board-recruits = Dá para recrutar agora: { $tokens }.
board-resources = Seus recursos: { $resources }.
board-resources-none = Você não tem recursos.
board-borne = Recursos: { $resources }.
board-borne-none = Recursos: nenhum.
board-resources-of = Recursos de { $owner }: { $resources }.
board-resources-none-of = Recursos de { $owner }: nenhum.
board-resource = { $resource } { $count }
board-recruited = Recrutado: { $token }, em { $square }.
board-searched = Encontrado na pilha: { $token }, em { $square }.
board-paid = Pago com os recursos em { $squares }.

board-quests = Missões. { $quests }.
board-quest = { $quest }: { $about }

board-score-wheat = Trigo
board-score-forest = Floresta
board-score-lake = Lago
board-score-grassland = Prado
board-score-swamp = Pântano
board-score-mine = Montanha
board-score-town = Vila
board-score-middle_kingdom = Reino Central
board-score-harmony = Harmonia
board-score-buildings = Edifícios
board-score-coins = Moedas
board-score-queen = Rainha
board-score-court = Corte
board-score-quests = Missões
board-score-total = Total
board-score-largest_territory = Maior território
board-score-crowns = Coroas

board-ladder-row = { $place }. { $lord }{ $whose ->
    [own] , você
   *[lord] {""}
}: { $rating }, { $games ->
    [0] { $games } partidas
    [one] { $games } partida
   *[other] { $games } partidas
}{ $form }.
board-ladder-form = , últimas colocações { $places }
board-ladder-hidden = Alguém que não aparece
board-ladder-empty = Ainda não há ninguém neste ranking.
board-rating = { $rating } ± { $deviation }
board-rating-unsure = { $rating } ± { $deviation } (provisório)
board-profile = { $lord }, rating { $rating }.
board-profile-unrated = { $lord }, ainda sem rating.
board-profile-plot = A partir de { $first }, entre { $least } e { $most }.
board-profile-games = { $games ->
    [0] { $games } partidas
    [one] { $games } partida
   *[other] { $games } partidas
}, vitórias: { $wins }.
board-profile-best = Melhor reino: { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}.
board-profile-trophies = { $count ->
    [one] { $count } troféu
   *[other] { $count } troféus
}.
board-profile-form = Últimas colocações: { $places }.
board-chances = Chances de vitória, no começo de cada rodada e no fim.
board-chances-lord = { $lord }: { $chances }.
board-chances-decided = Turno decisivo { $number }: { $lord }, na rodada { $round }.

board-cup-title = { $title }.
board-cup-points = { $count ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
board-cup-row = { $place }. { $lord }{ $whose ->
    [own] , você
    [left] , que saiu
   *[lord] {""}
}: { $points }{ $tie }{ $rounds }.
board-cup-row-placed = { $place }. { $lord }{ $rounds }.
board-cup-rounds = ; { $rounds }
board-cup-came = { $head } { $came }
board-cup-came-place = { $place }º lugar
board-cup-came-bye = folga
board-cup-came-absent = ausente
board-cup-came-playing = em jogo
board-cup-came-unplayed = não jogada
board-cup-tie = , { $tie } { $value }
board-cup-tie-break = , desempate { $value }
board-cup-cut = { $through ->
    [1] O corte: só o primeiro lugar avança.
   *[other] O corte: os { $through } primeiros lugares avançam.
}
board-cup-nobody = Ainda não há participantes.
board-cup-table = Mesa { $number }: { $lords }, rodada { $played } de { $rounds }.
board-cup-table-games = Mesa { $number }: { $lords }; partidas vencidas até agora: { $results }; rodada { $played } de { $rounds }.
board-cup-table-tied = Mesa { $number }: { $lords }; empate: { $results }; mais uma partida, rodada { $played } de { $rounds }.
board-cup-table-state = Mesa { $number }: { $lords }; { $state }.
board-cup-table-over = { $tied ->
    [0] Mesa { $number }: { $lords }; encerrada, vitória de { $winners }.
   *[other] Mesa { $number }: { $lords }; encerrada, empate entre { $winners }.
}
board-cup-table-result = { $tied ->
    [0] Mesa { $number }: { $lords }; encerrada: { $results }; vitória de { $winners }.
   *[other] Mesa { $number }: { $lords }; encerrada: { $results }; empate entre { $winners }.
}
board-cup-table-autopilot = O piloto automático joga por alguém nesta mesa.
board-cup-lord = { $lord } { $points }
board-cup-byes = Sem mesa nesta rodada: { $lords }.
board-cup-column = Rodada { $number }:
board-cup-final = Final:
board-cup-match = { $lords }.
board-cup-match-over = { $count ->
    [1] { $lords }; { $winners } avança.
   *[other] { $lords }; { $winners } avançam.
}
board-cup-final-over = { $lords }; vitória de { $winners }.
board-cup-third = Pelo terceiro lugar: { $lords }.
board-cup-third-over = Pelo terceiro lugar: { $lords }; o terceiro lugar é de { $winners }.
board-cup-unknown = ainda não se sabe
board-cup-cross = { $place }. { $lord }: { $points }. { $cells }.
board-cup-podium = { $place }. { $lord }, { $points } na última partida jogada.
board-cup-podium-same = { $place }. { $lord }: { $points }.
board-cup-podium-beside = Para comparar, { $lord }: { $points }.
board-cup-podium-unplayed = { $place }. { $lord }.
board-cup-podium-kingdom = O reino de { $lord }: { $rows }.
