review-command-review = Ver quanto valeu cada turno de uma partida encerrada
review-button = Analisar minha partida
review-which = Qual partida você quer analisar?
review-which-none = Nenhuma partida terminou aqui ainda.
review-title = ### { $table } · análise
review-title-turn = ### { $table } · análise · { $round ->
    [0] primeira escolha
   *[other] rodada { $round }
}, turno { $turn } · { $lord }
review-made = Um computador percorre esta partida turno por turno. Leva cerca de meio minuto, e mais se outras pessoas também esperam.
review-show = Mostrar a análise

review-accuracy = **Precisão**: { $lords }
review-accuracy-one = { $lord } { $percent }%
review-accuracy-how = 100%: não se encontrou turno melhor. Um turno que custou 10% ou mais da chance de vitória conta 0%.
review-decided = **Os turnos que mais custaram**
review-decided-none = Nenhum turno custou muito da chance de vitória de alguém.
review-decided-one = { $number }. Rodada { $round }, { $lord }: { $played }. Melhor: { $better } ({ $gain }).
review-decided-how = Cada linha compara o turno jogado com um melhor, com tudo o que vem depois bem jogado. De turnos seguidos, cada um conta só o que ele mesmo perdeu.
review-gain = cerca de { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} a mais, e chance de vitória de { $better }% em vez de { $played }%
review-gain-points = cerca de { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} a mais
review-gain-chance = chance de vitória de { $better }% em vez de { $played }%
review-gain-less = { $gain }; para { $lord }, cerca de { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} a menos
review-played-out = As chances vêm de partidas jogadas até o fim com outros sorteios. O computador sabia o que você podia ver na hora, não o sorteio.
review-estimated = As chances são estimadas só pelos reinos. Isso é mais grosseiro do que jogar partidas até o fim, o que não é possível com gigantes, com A Corte nem no Casamento real.
review-estimated-numba = As chances são estimadas só pelos reinos. Isso é mais grosseiro do que jogar partidas até o fim: para isso, faltava numba aqui.
review-first = Turno por turno
review-turns = Turnos que custaram…
review-turn-label = Rodada { $round } · { $lord } · { $better }% → { $played }%
review-turn-label-points = Rodada { $round } · { $lord } · −{ $points } { $points ->
    [one] ponto
   *[other] pontos
}

review-played = Jogado: { $moves }.
review-played-marked = Jogado (**{ $mark }**, { $points }): { $moves }.
review-better = Melhor: { $moves }: { $gain }.
review-better-marked = Melhor (**{ $mark }**, { $points }): { $moves }: { $gain }.
review-halves = { $halves }.
review-unfit = Depois disso, { $domino } não cabe em lugar nenhum.
review-no-better = Não se encontrou turno melhor.
review-forced = Não havia outro jeito de jogar.
review-first-choice = Primeiras escolhas não são avaliadas.
review-outlook = **Chance de vitória e pontos esperados depois disso**
review-outlook-better = **Chance de vitória e pontos esperados, com o melhor turno e com o jogado**
review-outlook-one = { $lord }: { $percent }% → { $later }%, { $points } → { $after } pontos
review-outlook-alone = { $lord }: { $percent }%, { $points } pontos
review-overview = Visão geral
review-replay = Abrir o replay aqui
review-whose = Turnos de quem…
review-whose-all = Turnos de todo mundo
review-whose-one = Turnos de { $lord }

review-move-receive = gigante em { $square }
review-move-place = { $domino } em { $spot }
review-move-discard = descartar { $domino }
review-move-giant = gigante em { $square }
review-move-send = enviar o gigante de { $square } a { $lord }
review-move-tax = imposto em { $square }
review-move-build = construir { $building } em { $square }
review-move-burn = incendiar { $building }
review-move-choose = pegar { $domino }
review-move-recruit = recrutar { $token } para { $square }
review-move-search = buscar { $token } na pilha para { $square }

review-command-hint = Receber uma dica para o seu turno, onde a mesa permite
review-hint-title = ### { $table } · dica · { $round }
review-hint-place = Procure uma posição para { $domino } { $where ->
    [above] acima
    [below] abaixo
    [left] à esquerda
    [right] à direita
    [above-left] acima e à esquerda
    [above-right] acima e à direita
    [below-left] abaixo e à esquerda
   *[below-right] abaixo e à direita
} do seu castelo.
review-hint-discard = { $domino } não cabe em lugar nenhum.
review-hint-beside = Vale pensar neste turno: { $steps }.
review-hint-step-giant = aonde vai o gigante
review-hint-step-send = enviar um gigante
review-hint-step-tax = um imposto
review-hint-step-build = um edifício
review-hint-step-burn = o dragão
review-hint-step-recruit = os marcadores da Corte
review-hint-step-search = a pilha da Corte
review-hint-take = Pegue um dos { $count } dominós livres mais { $which ->
    [low] baixos
   *[high] altos
}.
review-hint-no-region = Há pouco a escolher: a próxima dica é a jogada.
review-hint-moves = Um computador forte joga: { $moves }. Sua pontuação muda em { $gain }.
review-hint-more = Mostrar a jogada
review-hint-count = O computador vê o que você vê, não o sorteio. { $count ->
    [1] Esta é a sua primeira dica nesta partida
   *[other] Você pediu { $count } dicas nesta partida
}; o número aparece no fim dela e no registro.
