annals-command-ladder = O ranking deste servidor
annals-command-profile = O perfil de uma pessoa
annals-option-season = Qual trimestre; sem isto, desde o começo
annals-option-computers = O ranking das partidas com computadores
annals-option-page = Qual página de dez pessoas
annals-option-user = De quem; sem isto, o seu

annals-ladder = { $box }, { $kingdoms } reinos
annals-ladder-teams = { $box }, { $kingdoms } equipes de dois
annals-ladder-computer = { $ladder }, com computadores
annals-season-all = Desde o começo
annals-season = { $quarter ->
    [1] Janeiro a março de { $year }
    [2] Abril a junho de { $year }
    [3] Julho a setembro de { $year }
   *[4] Outubro a dezembro de { $year }
}
annals-computer = Computador ({ $level })
annals-nameless = Alguém

annals-ladder-title = ### Ranking · { $ladder } · { $season }
annals-ladder-count = { $lords ->
    [0] { $lords } pessoas
    [one] { $lords } pessoa
   *[other] { $lords } pessoas
}, { $games ->
    [0] { $games } partidas
    [one] { $games } partida
   *[other] { $games } partidas
}. Rating, ± a margem de erro (cinza com “?”: menos de dez partidas), partidas, as últimas cinco colocações.
annals-ladder-empty = Nenhuma partida desse tipo foi jogada até o fim aqui. Abra uma mesa com `/game new`, e a primeira será a sua.
annals-ladder-mine = Você está na posição { $place }: **{ $rating }** ± { $deviation } depois de { $games ->
    [0] { $games } partidas
    [one] { $games } partida
   *[other] { $games } partidas
}.
annals-choose-ladder = Caixa e tamanho
annals-choose-season = Temporada
annals-find = Onde estou
annals-browse = Outros rankings
annals-share = Mostrar no canal

annals-profile-title = ### { $lord }
annals-profile-hidden = Só você vê isto: você não aparece nos rankings. Mude em `/settings`.
annals-profile-empty = Nenhuma partida terminada aqui ainda. Abra uma mesa com `/game new`, ou encontre uma com `/games`.
annals-standing = { $name }: posição { $place }, { $rating }, { $games ->
    [0] { $games } partidas
    [one] { $games } partida
   *[other] { $games } partidas
}, vitórias: { $wins }
annals-standing-one = { $games } de { $of } partidas contra a mesma pessoa
annals-ladder-one = Quase só contra a mesma pessoa: { $lords }
annals-ladder-one-lord = { $lord } ({ $games } de { $of } partidas)
annals-level = **{ $level }**: pessoas venceram { $wins } de { $games }
annals-level-best = melhor reino { $points } ({ $lord })
annals-level-best-hidden = melhor reino { $points }
annals-level-mine = você venceu { $wins } de { $games }, com no máximo { $points } pontos
annals-level-mine-left = você venceu { $wins } de { $games }
annals-rating = **{ $rating }** ± { $deviation }
annals-rating-unsure = **{ $rating }** ± { $deviation } (menos de dez partidas)
annals-reliable-always = Sempre joga a tempo ({ $percent }%).
annals-reliable-mostly = Quase sempre joga a tempo ({ $percent }%).
annals-reliable-often = Perde um turno de vez em quando ({ $percent }%).
annals-reliable-seldom = Perde turnos com frequência ({ $percent }%).
annals-best = Melhor reino: **{ $points }** em { $table }
annals-recent-title = Últimas partidas
annals-recent = { $table }: { $place }º de { $of }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-recent-left = { $table }: não jogada até o fim { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-trophies-title = Troféus
annals-trophy = **{ $trophy }** · { $about }
annals-cup = { $place ->
    [1] Primeiro lugar em
    [2] Segundo lugar em
   *[other] Terceiro lugar em
} { $cup } · { $of } inscrições · { $at }
annals-cups-more = { $count ->
    [one] E mais { $count } torneio.
   *[other] E mais { $count } torneios.
}
annals-trophy-first_stone = Primeira pedra
annals-trophy-first_stone-about = jogou uma partida até o fim
annals-trophy-crowned = Coroação
annals-trophy-crowned-about = venceu uma partida
annals-trophy-hundred = Cem
annals-trophy-hundred-about = um reino de 100 pontos
annals-trophy-broad_fields = Campos vastos
annals-trophy-broad_fields-about = um território de 15 quadrados
annals-trophy-six_lands = Seis terras
annals-trophy-six_lands-about = as seis paisagens pontuam em um reino
annals-trophy-harmonious = Em harmonia
annals-trophy-harmonious-about = venceu com Harmonia e Reino Central
annals-trophy-treasury = Tesouro
annals-trophy-treasury-about = 20 pontos em montanhas
annals-trophy-architect = Arquitetura
annals-trophy-architect-about = 40 pontos em edifícios
annals-trophy-queens_host = Casa da rainha
annals-trophy-queens_host-about = venceu com a rainha
annals-trophy-close_shave = Por um triz
annals-trophy-close_shave-about = venceu por um ponto, ou pelo desempate
annals-trophy-crowded_field = Campo cheio
annals-trophy-crowded_field-about = venceu contra quatro reinos ou mais
annals-trophy-old_hand = Longa estrada
annals-trophy-old_hand-about = jogou 50 partidas até o fim
annals-compare-me = Comparar comigo

annals-command-compare = Duas pessoas lado a lado
annals-option-compared = Com quem comparar você
annals-option-with = Outra pessoa em vez de você
annals-compare-title = ### { $one } e { $two }
annals-compare-unrated = { $lord }: ainda sem rating aqui
annals-compare-chance = Pelos ratings, { $one } fica à frente de { $two } em { $percent } de 100 partidas.
annals-compare-never = Ainda não jogaram uma partida entre si aqui.
annals-compare-met = { $games ->
    [1] Uma partida
   *[other] { $games } partidas
} entre si: { $one } ficou à frente de { $two } em { $ahead }, atrás em { $behind }.
annals-compare-latest = As últimas partidas entre si, do lado de { $one }

annals-command-honors = Recordes deste servidor: maior reino, maior território e mais
annals-honors-title = ### Recordes · { $box }
annals-honors-count = { $games ->
    [0] { $games } partidas terminadas
    [one] { $games } partida terminada
   *[other] { $games } partidas terminadas
} aqui
annals-honor-kingdom = Maior reino: **{ $value }** pontos, de { $lords }
annals-honor-territory = Maior território: **{ $value }** quadrados, de { $lords }
annals-honor-crowns = Mais coroas: **{ $value }**, de { $lords }
annals-honor-fastest = Mesa mais rápida: **{ $value }**, de { $lords }
annals-honor-games = Mais partidas terminadas: **{ $value }**, de { $lords }
annals-honor-wins = Mais vitórias: **{ $value }**, de { $lords }
annals-honor-short-kingdom = melhor reino
annals-honor-short-territory = território
annals-honor-short-crowns = coroas
annals-honor-short-fastest = mais rápida
annals-honor-short-games = terminadas
annals-honor-short-wins = vitórias
annals-honor-hidden = alguém que não aparece
annals-honor-where = { $table }, { $when }
annals-choose-box = Caixa

annals-command-stats = Como dominós, edifícios, missões e lugares se saem aqui
annals-option-about = Sobre o quê
annals-about-domino = Dominós
annals-about-building = Edifícios
annals-about-quest = Missões
annals-about-token = Marcadores da Corte
annals-about-seat = Lugares
annals-about-order = Ordem da primeira escolha
annals-stats-title = ### { $about } · { $box }
annals-stats-empty = Nenhuma partida desta caixa foi jogada até o fim aqui.
annals-stats-usual = { $games ->
    [0] { $games } partidas terminadas
    [one] { $games } partida terminada
   *[other] { $games } partidas terminadas
} aqui. De todos os reinos, { $share }% vencem, com { $points } pontos em média. Os melhores primeiro.
annals-stats-line = **{ $what }**: vitória em { $share }% de { $games ->
    [one] { $games } reino
   *[other] { $games } reinos
}, { $points } pontos
annals-stats-quest = **{ $what }**: vitória em { $share }% de { $games ->
    [one] { $games } reino
   *[other] { $games } reinos
}, trouxe { $points } pontos
annals-seat = Lugar { $place } de { $kingdoms }
annals-order = Escolha { $place } de { $kingdoms }
