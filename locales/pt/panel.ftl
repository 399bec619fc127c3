panel-round = { $round ->
    [0] a primeira escolha
   *[other] rodada { $round } de { $rounds }
}

panel-title-free = ### Seu turno · { $round }
panel-title-start-free = ### Sua primeira escolha
panel-title-start-king-free = ### Sua primeira escolha · rei { $king } de { $kings }
panel-title-ends = ### Seu turno · { $round } · termina { $ends }
panel-title-away = ### Seu turno · { $round } · ausência até { $until }; o relógio espera
panel-title-paused = ### Seu turno · { $round } · em pausa ({ $since })
panel-title-stands = ### Seu turno · { $round } · em pausa até { $until }
panel-title-start-ends = ### Sua primeira escolha · termina { $ends }
panel-title-start-away = ### Sua primeira escolha · ausência até { $until }; o relógio espera
panel-title-start-paused = ### Sua primeira escolha · em pausa ({ $since })
panel-title-start-stands = ### Sua primeira escolha · em pausa até { $until }
panel-title-start-king-ends = ### Sua primeira escolha · rei { $king } de { $kings } · termina { $ends }
panel-title-start-king-away = ### Sua primeira escolha · rei { $king } de { $kings } · ausência até { $until }; o relógio espera
panel-title-start-king-paused = ### Sua primeira escolha · rei { $king } de { $kings } · em pausa ({ $since })
panel-title-start-king-stands = ### Sua primeira escolha · rei { $king } de { $kings } · em pausa até { $until }
panel-clock-ends = O turno termina { $ends }.
panel-clock-away = Ausência de { $lord } até { $until }; o relógio espera.
panel-clock-paused = A partida está em pausa ({ $since }), e o relógio também.
panel-clock-stands = A partida está em pausa até { $until }, e o relógio também.
panel-is-below = Este painel está mais abaixo.
panel-is-above = Este painel está mais acima.
panel-is-elsewhere = Este painel está aberto em outro canal.
panel-table = -# { $table }
panel-place = Coloque { $domino }: { $halves }.
panel-later = Mais tarde nesta rodada: { $domino }, { $halves }.
panel-choose-first = Escolha um dominó da primeira fila. Números baixos jogam antes, números altos valem mais.

panel-partner-sees = Sua dupla, { $partner }, também vê este painel.

panel-news-taken_back = Seu turno está aberto de novo, como estava.
panel-news-draft_kept = Aqui está o seu rascunho, como você o deixou.
panel-news-again = Seu turno acabou, e já é a sua vez de novo.
panel-news-on-again = É a sua vez de novo.
panel-dropped-place = Sua posição não serve mais, então está em aberto de novo.
panel-dropped-discard = Seu dominó agora cabe, então não é descartado.
panel-dropped-giant = A coroa em { $square } não está mais visível, então o gigante procura outra.
panel-dropped-send = Seu gigante em { $square } não pode mais ser enviado, então ele fica.
panel-dropped-recruit = Não dá mais para recrutar { $token }, então os recursos voltaram.
panel-dropped-search = Não dá mais para buscar { $token }, então os recursos voltaram.
panel-dropped-tax = Seu cavaleiro não pode mais ficar em { $square }, então voltou para a mão.
panel-dropped-build = O edifício { $building } não cabe mais, então voltou ao tabuleiro.
panel-dropped-burn = O dragão não está mais subornado, então { $building } continua no tabuleiro.
panel-dropped-burn-yours = O dragão não está mais subornado: você comprou o edifício que ele ia incendiar, { $building }.
panel-dropped-choose = { $domino } não está mais livre, então a escolha está em aberto de novo.
panel-removed = Desfeito: { $steps }.
panel-step-place = { $domino } em { $spot }
panel-step-discard = o descarte de { $domino }
panel-step-giant = o gigante na coroa de { $square }
panel-step-send = o envio do gigante em { $square }
panel-step-tax = o cavaleiro em { $square }
panel-step-build = { $building } em { $square }
panel-step-burn = o suborno para incendiar { $building }
panel-step-recruit = { $token } em { $square }
panel-step-search = { $token } em { $square }
panel-step-choose = a escolha de { $domino }
panel-gained = { $gain } { $points ->
    [1] ponto
   *[other] pontos
}

panel-tap-number = Toque em uma letra para colocar o dominó. Dá para mudar até você encerrar o turno.
panel-tap-spot = Mova o dominó ou escolha uma posição na lista. Dá para mudar até você encerrar o turno.
panel-tap-domino = Escolha um abaixo. Dá para mudar até você encerrar o turno.
panel-at = Em **{ $spot }**: { $gain }, você teria { $total }.
panel-at-only = Em **{ $spot }**, a única posição: { $gain }, você teria { $total }.
panel-lies = { $domino } está em **{ $spot }**.
panel-lies-only = { $domino } está em **{ $spot }**, a única posição.
panel-lie-halves = { $halves }.
panel-sum = { $terrain } { $squares } × { $crowns }
panel-sum-bonus = { $bonus } { $points }
panel-sums = { $sums }.
panel-bonus-won = { $bonus }: bônus ganho ({ $change }).
panel-bonus-lost = { $bonus }: bônus perdido ({ $change }).
panel-then = Você pega { $domino }.
panel-then-only = Você pega { $domino }, o último.
panel-takes-first = Você pega { $domino }: { $halves }.
panel-takes-first-only = Você pega { $domino }, o último: { $halves }.

panel-fits-nowhere = { $domino } não cabe em lugar nenhum junto ao seu reino, então é descartado.
panel-why = Por quê?
panel-why-title =
    ### Por que { $domino } não cabe
    { $halves }. { $places ->
        [1] Há um só jeito de encostá-lo no seu reino, e ele quebra
       *[other] Há { $places } jeitos de encostá-lo no seu reino, e cada um quebra
    } uma regra. Os que chegam mais perto:
panel-why-line = { $spot }: { $reason }
panel-back = Voltar ao meu turno

panel-other-spots = Outras posições
panel-best-spots = Melhores posições
panel-arrow-left = Esquerda
panel-arrow-up = Cima
panel-arrow-down = Baixo
panel-arrow-right = Direita
panel-arrow-turn = Girar
panel-number = { $number } · { $spot } ({ $gain })
panel-spots-bonus = { $bonus } { $change } em { $spots }.
panel-all-spots = { $count ->
    [1] A única posição
   *[other] Todas as { $count } posições
}
panel-spot = { $spot } ({ $gain })
panel-spot-numbered = { $number }: { $spot } ({ $gain })
panel-spot-about = { $left } em { $left_square }, { $right } em { $right_square }
panel-more-spots = Mais posições ({ $first }–{ $last })…
panel-square-gain = { $number } · { $square } ({ $gain })
panel-square-listed = { $square } ({ $gain })
panel-all-squares = { $count ->
    [1] O único quadrado
   *[other] Todos os { $count } quadrados
}
panel-take = { $domino }
panel-take-letter = Dominó { $domino }
panel-take-halves = { $domino } { $left }–{ $right }
panel-take-half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } coroa
   *[other] { $terrain } { $crowns } coroas
}
panel-take-list = Pegar um dominó…
panel-taken = { $domino } · { $lord }
panel-undo = Desfazer
panel-tab-land = Terreno
panel-tab-town = Vila
panel-tab-court = Corte
panel-look = Olhar
panel-hint = Dica
panel-take-back = Voltar o turno
panel-end = Encerrar o turno

panel-todo = Ainda falta: { $steps }.
panel-todo-place = colocar o dominó
panel-todo-giant = cobrir uma coroa com o gigante
panel-todo-receive = escolher a coroa que o gigante cobre
panel-todo-choose = pegar um dominó da próxima fila
panel-todo-first = Ainda falta: escolher o seu dominó.
panel-ready = Pronto. Ninguém vê nada disto até você encerrar o turno.
panel-ready-partner = Pronto. Só { $partner } vê isto até você encerrar o turno.
panel-ready-draws = Pronto. Encerrar o turno sorteia a próxima fila, então não dá para voltar.
panel-ready-tiles = Pronto. Encerrar o turno revela novos edifícios, então não dá para voltar.
panel-ready-final = Pronto. Nesta mesa, não dá para voltar nenhum turno.
panel-ready-ends = Pronto. Encerrar o turno termina a partida, então não dá para voltar.

panel-done-title = ### Turno encerrado
panel-done-placed = { $domino } em { $spot } ({ $gain }). Você tem { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
}.
panel-done-placed-took = { $domino } em { $spot } ({ $gain }), depois { $taken }. Você tem { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
}.
panel-done-discarded = { $domino } foi descartado: não cabe em lugar nenhum. Você tem { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
} ({ $gain }).
panel-done-discarded-took = { $domino } foi descartado: não cabe em lugar nenhum. Depois { $taken }. Você tem { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
} ({ $gain }).
panel-done-chose = Você pegou { $taken }.
panel-done-taxed = Você recolheu imposto em { $square }: { $coins ->
    [0] { $coins } moedas
    [one] { $coins } moeda
   *[other] { $coins } moedas
}.
panel-done-built = { $cost ->
    [0] Você construiu { $building } em { $square }, de graça.
    [one] Você construiu { $building } em { $square } por { $cost } moeda.
   *[other] Você construiu { $building } em { $square } por { $cost } moedas.
}
panel-done-queen = A rainha veio do tabuleiro dos construtores para você.
panel-done-queen-from = A rainha, que estava com { $lord }, veio para você.
panel-done-burnt = Você subornou o dragão para incendiar { $building }.
panel-done-giant-covers = O gigante cobre a coroa em { $square }.
panel-done-wandered = O gigante não encontrou coroa para cobrir e foi embora.
panel-done-sent = Seu gigante em { $square } foi para { $receiver }.
panel-done-recruited = Você recrutou { $token } para { $square }.
panel-done-searched = Você encontrou { $token } na pilha e pôs em { $square }.
panel-done-giant = Todos os turnos foram jogados. { $lord } ainda escolhe a coroa que um gigante cobre.
panel-done-next = É a vez de { $lord }.
panel-done-next-soon = É a vez de { $lord }. Depois é a sua vez de novo.
panel-done-next-row = É a vez de { $lord }, { $turns ->
    [2] duas vezes
   *[other] { $turns } vezes
} seguidas. Depois é a sua vez de novo.
panel-done-next-you = É a sua vez de novo.
panel-done-next-after = É a vez de { $lord }. Sua vez vem depois de { $after }.
panel-done-over = A partida acabou. O resultado está no tópico.
panel-done-may = -# Dá para voltar o turno até { $lord } agir.
panel-done-may-minute = -# Dá para voltar o turno por um minuto; depois { $lord } joga.
panel-done-may-alone = -# Dá para voltar o turno quando você quiser.
panel-next-game = Próxima partida ({ $count })

panel-watching = ### { $lord } joga este turno · { $round }
panel-watching-domino = { $domino }: { $halves }.
panel-watching-nothing = Nada escolhido ainda.
panel-watching-takes = A pegar: { $domino }.
panel-watching-takes-only = A pegar: { $domino }, o último.
panel-watching-still = Este é o rascunho no momento em que você apertou. Dá para olhar, não para mudar.
panel-notes = Recados
panel-notes-some = Recados novos: { $count }
panel-notes-new = { $count ->
    [1] { $partner } deixou um recado para você.
   *[other] { $partner } deixou { $count } recados para você.
}
panel-partners-turn = Turno da dupla
panel-notes-title = ### Recados com { $partner } · { $table }
panel-notes-none = Ainda não há recados. Só a dupla pode ler.
panel-note = { $lord } { $when }: { $text }
panel-notes-write = Escrever um recado
panel-notes-refresh = Atualizar
panel-notes-back = Voltar ao turno
panel-notes-form = Um recado para a sua dupla
panel-notes-field = O que você quer dizer

panel-look-drafted = Seu turno inacabado não conta aqui.
panel-look-title = ### { $table } · { $round }
panel-look-over = ### { $table } · encerrada
panel-look-turn = É a vez de { $lord }, agora com { $points }.
panel-look-turn-sums = É a vez de { $lord }, agora com { $points }: { $sums }.
panel-look-choosing = { $lord } escolhe.
panel-look-turn-you = É a sua vez, e você tem { $points } agora.
panel-look-turn-sums-you = É a sua vez, e você tem { $points } agora: { $sums }.
panel-look-choosing-you = É a sua vez de escolher.
panel-look-winner = { $lord } venceu com { $points }.
panel-look-nobody = Ninguém venceu, pois o piloto automático jogou por todo mundo. Mais pontos: { $lords }, com { $points }.
panel-look-shared = { $lords } dividem a vitória com { $points }.
panel-look-ended = Terminou sem resultado.
panel-look-kingdom = { $lord } tem { $points }.
panel-look-kingdom-sums = { $lord } tem { $points }: { $sums }.
panel-look-kingdom-team = { $lord } têm { $points }.
panel-look-kingdom-sums-team = { $lord } têm { $points }: { $sums }.
panel-look-before = ← Anterior
panel-look-page = { $page } de { $pages }
panel-look-after = Próxima →
panel-look-quest = { $quest }: { $about }. Agora: { $now }.
panel-look-resources = { $lord }: { $resources }
panel-show = Mostrar…
panel-show-table = A mesa inteira
panel-show-kingdom = Reino de { $lord }
panel-show-kingdom-team = { $lord } e { $partner }
panel-show-line = As filas
panel-show-board = Tabuleiro dos construtores
panel-show-court = A Corte
panel-show-quests = Missões
panel-show-score = Pontuação até agora
panel-show-score-over = A pontuação
panel-show-text = Como texto
panel-game-menu = Partida…

panel-score-title = ### { $table } · pontuação até agora
panel-score-title-over = ### { $table } · a pontuação
panel-score-lord = { $lord } · { $total }
panel-score-terrain = { $terrain }: { $sums } = { $points }
panel-score-part = { $squares ->
    [one] { $squares } quadrado
   *[other] { $squares } quadrados
} × { $crowns ->
    [0] { $crowns } coroas
    [one] { $crowns } coroa
   *[other] { $crowns } coroas
}
panel-score-empty = { $terrain }: sem coroas = 0
panel-score-coins = Moedas: { $coins }, 1 ponto a cada 3 = { $points }
panel-score-queen = A rainha, no maior território: { $squares ->
    [one] { $squares } quadrado
   *[other] { $squares } quadrados
} × 1 coroa = { $points }
panel-score-buildings = Edifícios: { $points }
panel-score-quests = Missões: { $points }
panel-score-court = A Corte: { $points }
panel-score-part-of = – { $part }: { $points }
panel-score-piece = – { $building }: { $points }
panel-score-piece-none = – { $building }: 0 por si só
panel-score-per-wheat = – { $building }: { $count ->
    [one] { $count } território de trigo
   *[other] { $count } territórios de trigo
} × { $each } = { $points }
panel-score-per-forest = – { $building }: { $count ->
    [one] { $count } território de floresta
   *[other] { $count } territórios de floresta
} × { $each } = { $points }
panel-score-per-lake = – { $building }: { $count ->
    [one] { $count } território de lago
   *[other] { $count } territórios de lago
} × { $each } = { $points }
panel-score-per-grassland = – { $building }: { $count ->
    [one] { $count } território de prado
   *[other] { $count } territórios de prado
} × { $each } = { $points }
panel-score-per-swamp = – { $building }: { $count ->
    [one] { $count } território de pântano
   *[other] { $count } territórios de pântano
} × { $each } = { $points }
panel-score-per-mine = – { $building }: { $count ->
    [one] { $count } território de montanha
   *[other] { $count } territórios de montanha
} × { $each } = { $points }
panel-score-per-town = – { $building }: { $count ->
    [one] { $count } território de vila
   *[other] { $count } territórios de vila
} × { $each } = { $points }
panel-score-per-tower = – { $building }: { $count ->
    [one] { $count } torre
   *[other] { $count } torres
} × { $each } = { $points }
panel-score-per-knight = – { $building }: { $count ->
    [one] { $count } cavaleiro
   *[other] { $count } cavaleiros
} × { $each } = { $points }
panel-score-brief = /score com o nome de alguém conta edifício por edifício.
panel-score-line = { $lord } · { $total }: { $parts }
panel-score-briefest = /score com o nome de alguém conta linha por linha.
panel-score-bonus = { $bonus }: { $points }
panel-score-nothing = Nada pontua ainda.
panel-score-ties-town = -# Para empates: maior território { $largest }.
panel-score-ties = -# Para empates: maior território { $largest }, coroas { $crowns }.

panel-menu-title =
    ### { $table } · partida
    Só você vê isto.
panel-menu-resign = Desistir…
panel-menu-abort = Encerrar por acordo…
panel-menu-record = Registro
panel-resign-ask = Desistir de { $table }? O piloto automático continua no seu lugar, e conta como derrota.
panel-resign-ask-solo = Desistir de { $table }? A partida termina na hora. Ela não conta em lugar nenhum.
panel-resign-ask-rated = Desistir de { $table }? A partida termina na hora. Conta como derrota.
panel-resign-yes = Desistir
panel-resign-no = Continuar jogando
panel-resigned = Você desistiu do seu lugar em { $table }. O piloto automático continua por você.
panel-resigned-last = Você desistiu do seu lugar em { $table }. Não sobrou ninguém na mesa, então ela terminou.
panel-resigned-agreed = Você desistiu do seu lugar em { $table }. As outras pessoas já tinham concordado em encerrar, então a partida acabou.
panel-record =
    ### { $table } · registro
    A partida inteira em texto e em JSON.
panel-record-seedless = -# A semente fica de fora até a partida acabar.
panel-record-check = -# Qualquer pessoa pode conferir: com /verify ou com `python -m engine replay { $file }`
panel-rematch-open = A revanche { $table } está aberta em { $channel }. As outras pessoas receberam convite.
panel-rematch-already = Já há uma revanche aberta: { $table } em { $channel }.
panel-go-there = Ir para lá

panel-command-game = Mesas e partidas
panel-command-play = Abrir o seu turno ou começar uma partida contra o computador
panel-command-place = Colocar o seu dominó
panel-command-discard = Descartar o seu dominó, quando não cabe em lugar nenhum
panel-command-tax = Pôr um cavaleiro em um quadrado do dominó recém-colocado
panel-command-build = Comprar um edifício e pôr em um quadrado de vila
panel-command-burn = Subornar o dragão para incendiar um edifício do tabuleiro
panel-command-giant = Cobrir uma das suas coroas com o gigante que chegou
panel-command-send = Enviar um dos seus gigantes a outra pessoa
panel-command-receive = Escolher a coroa que um gigante enviado para você cobre
panel-command-recruit = Comprar um marcador à mostra da Corte
panel-command-search = Comprar qualquer marcador da pilha da Corte com um recurso de cada tipo
panel-command-choose = Pegar um dominó da próxima fila
panel-command-undo = Desfazer o último passo do seu turno
panel-command-end = Encerrar o seu turno
panel-command-takeback = Voltar o turno que você acabou de encerrar
panel-command-kingdom = Mostrar um reino
panel-command-table = Mostrar a mesa inteira
panel-command-line = Mostrar os dominós desta rodada e a próxima fila
panel-command-board = Mostrar o tabuleiro dos construtores, com os preços que valem para você
panel-command-court = Mostrar os marcadores da Corte e os recursos de todo mundo
panel-command-look = Olhar uma partida, ou o que está em um quadrado e cabe nele
panel-command-score = Mostrar e explicar a pontuação até agora
panel-command-record = Salvar uma partida em texto e JSON
panel-command-game-status = Mostrar como está uma partida
panel-command-game-resign = Desistir; o piloto automático continua por você
panel-command-game-abort = Perguntar à mesa se a partida termina sem resultado
panel-command-game-note = Deixar um recado para a sua dupla, ou ler os recados (jogo em equipes)
panel-command-game-vote = Responder a uma pergunta feita à mesa
panel-command-game-rematch = A mesma mesa de novo, com cada pessoa um lugar adiante
panel-option-game = Qual partida; senão, a deste tópico
panel-option-spot = Dois quadrados, primeiro a metade esquerda, como b5 a5
panel-option-square = Um quadrado, como h9
panel-option-site = O quadrado de vila onde construir; senão, o melhor
panel-option-building = Um edifício do tabuleiro dos construtores
panel-option-crown = Um quadrado com coroa visível, como e6
panel-option-giant = O quadrado de um dos seus gigantes, como d4
panel-option-receiver = Quem recebe o gigante
panel-option-token = Um marcador da Corte
panel-option-place = O quadrado aonde ele vai; senão, o melhor
panel-option-pay = Os quadrados cujos recursos pagam, como c6 b4; senão, os mais baratos
panel-option-note = O que você quer dizer; só a sua dupla lê. Sem isto, os recados aparecem
panel-option-domino = O número de um dominó da próxima fila
panel-option-lord = Quem
panel-option-at = Um quadrado, como c6; senão, o reino inteiro
panel-option-as = Como imagem ou como texto
panel-option-answer = Sua resposta
panel-choice-picture = imagem
panel-choice-text = texto
panel-choice-agree = Sim: concordar
panel-choice-goon = Não: continuar como está
panel-which-game = Escolha uma partida
panel-choice-game = { $table } · { panel-round }
panel-choice-game-yours = { $table } · { panel-round } · sua vez
panel-choice-spot = { $number }: { $spot } ({ $gain })
panel-choice-spot-plain = { $spot } ({ $gain })
panel-choice-illegal = { $spot } · não vale: { $why }
panel-choice-domino = { $domino }: { $halves }
