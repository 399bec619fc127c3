table-opening-title-channel = ### { $table } começou
table-opening-title-thread = ### A partida começou
table-opening-dynasty-thread = ### A partida { $number } de { $of } começou
table-opening-dynasty-channel = ### { $table } · a partida { $number } de { $of } começou
table-opening-coins = Cada reino começa com { $coins } moedas. Elas valem { $points } pontos, então todo mundo começa com { $points }.
table-opening-order = Os reis foram sorteados. Ordem: { $lords }.
table-opening-teams = Equipes: { $teams }.
table-opening-quest = Missão: { $quest }, { $about }.
table-opening-seal-shared = -# O sorteio está definido. Quando a última mesa da rodada acabar, /verify mostra e confere a semente. Até lá, ela fica selada: `{ $seal }`
table-opening-seal-day = -# O sorteio está definido. Quando o dia acabar, /verify mostra e confere a semente. Até lá, ela fica selada: `{ $seal }`
table-opening-seal = -# O sorteio está definido. A semente aparece no fim, e qualquer pessoa pode conferir com /verify. Até lá, ela fica selada: `{ $seal }`
table-opening-round = -# A rodada termina em { $ends }. O que ainda faltar será jogado pelo piloto automático.
table-opening-sealed-day = -# Hoje todo mundo joga este sorteio, por isso só você vê esta partida até o dia acabar. Ela conta se terminar até lá. Por favor, não diga a ninguém como vai.
table-opening-sealed-round = -# Todas as mesas desta rodada têm o mesmo sorteio, por isso só você vê esta aqui até a última delas acabar. Por favor, não diga a ninguém como vai.
table-opening-private = -# O que você aperta neste tópico fica só com você até encerrar o turno. Converse aqui à vontade.
table-opening-here = -# Não dá para abrir um tópico aqui, por isso a partida é jogada neste canal.
table-rules = Regras

table-call-start-free = { $mention }, escolha o seu primeiro dominó em { $table }
table-call-free = { $mention }, é a sua vez em { $table } · { $round }
table-call-quiet-start-free = { $lord } escolhe um dominó em { $table }
table-call-quiet-free = É a vez de { $lord } em { $table } · { $round }
table-call-start-ends = { $mention }, escolha o seu primeiro dominó em { $table } · termina { $ends }
table-call-ends = { $mention }, é a sua vez em { $table } · { $round } · termina { $ends }
table-call-quiet-start-ends = { $lord } escolhe um dominó em { $table } · termina { $ends }
table-call-quiet-ends = É a vez de { $lord } em { $table } · { $round } · termina { $ends }
table-ends-round = { $ends }, com a rodada
table-call-start-away = { $mention }, escolha o seu primeiro dominó em { $table } · ausência até { $until }; o relógio espera
table-call-away = { $mention }, é a sua vez em { $table } · { $round } · ausência até { $until }; o relógio espera
table-call-quiet-start-away = { $lord } escolhe um dominó em { $table } · ausência até { $until }; o relógio espera
table-call-quiet-away = É a vez de { $lord } em { $table } · { $round } · ausência até { $until }; o relógio espera
table-call-start-paused = { $mention }, escolha o seu primeiro dominó em { $table } · em pausa ({ $since })
table-call-start-stands = { $mention }, escolha o seu primeiro dominó em { $table } · em pausa até { $until }
table-call-paused = { $mention }, é a sua vez em { $table } · { $round } · em pausa ({ $since })
table-call-stands = { $mention }, é a sua vez em { $table } · { $round } · em pausa até { $until }
table-call-quiet-start-paused = { $lord } escolhe um dominó em { $table } · em pausa ({ $since })
table-call-quiet-start-stands = { $lord } escolhe um dominó em { $table } · em pausa até { $until }
table-call-quiet-paused = É a vez de { $lord } em { $table } · { $round } · em pausa ({ $since })
table-call-quiet-stands = É a vez de { $lord } em { $table } · { $round } · em pausa até { $until }
table-call-nobody = { $table } · { $round }
table-call-giant = { $mention }, escolha a coroa que o seu gigante cobre em { $table }. É a última coisa a fazer
table-call-giant-quiet = { $lord } escolhe a coroa que um gigante cobre em { $table }
table-giant = { $mention }, { $sender } enviou um gigante para você em { $table }. Escolha qual coroa ele cobre, antes do seu próximo turno.
table-giant-direct = { $sender } enviou um gigante para você em { $table } ({ $server }). Escolha qual coroa ele cobre, antes do seu próximo turno.
table-done-round = Rodada { $round } de { $rounds }
table-done-start = A primeira escolha
table-reminder = { $mention }, ainda é a sua vez em { $table } · { $round }

table-report-placed = { $lord } coloca { $domino } em { $spot } ({ $gain }, agora { $total }).
table-report-placed-took = { $lord } coloca { $domino } em { $spot } ({ $gain }, agora { $total }) e pega { $taken }.
table-report-discarded = { $lord } precisa descartar { $domino }: não cabe em lugar nenhum.
table-report-lost = { $lord } precisa descartar { $domino }: não cabe em lugar nenhum ({ $gain }, agora { $total }).
table-report-lost-resigned = O piloto automático precisa descartar { $domino } por { $lord }: não cabe em lugar nenhum ({ $gain }, agora { $total }).
table-report-lost-autopilot = O piloto automático precisa descartar { $domino }: não cabe em lugar nenhum ({ $gain }, agora { $total }).
table-report-chose = { $lord } pega { $taken }.
table-report-placed-resigned = O piloto automático coloca { $domino } em { $spot } por { $lord } ({ $gain }, agora { $total }).
table-report-placed-took-resigned = O piloto automático coloca { $domino } em { $spot } por { $lord } ({ $gain }, agora { $total }) e pega { $taken }.
table-report-discarded-resigned = O piloto automático precisa descartar { $domino } por { $lord }: não cabe em lugar nenhum.
table-report-chose-resigned = O piloto automático pega { $taken } por { $lord }.
table-autopilot-out = Acabou o tempo de { $lord }.
table-autopilot-away = { $lord } ainda não voltou.
table-autopilot-round = A rodada do torneio terminou antes de { $lord } jogar.
table-autopilot-lost = O lugar de { $lord } está com o piloto automático.
table-report-placed-autopilot = O piloto automático coloca { $domino } em { $spot } ({ $gain }, agora { $total }).
table-report-placed-took-autopilot = O piloto automático coloca { $domino } em { $spot } ({ $gain }, agora { $total }) e pega { $taken }.
table-report-discarded-autopilot = O piloto automático precisa descartar { $domino }: não cabe em lugar nenhum.
table-report-chose-autopilot = O piloto automático pega { $taken }.
table-report-laid-autopilot = O piloto automático coloca { $domino } em { $spot }.
table-seat-kept = { $lord }, o lugar ainda é seu (turnos perdidos: { $missed } de { $allowed }). Até você voltar, os seus turnos são mais curtos.
table-seat-lost = { $lord }, você perdeu { $missed } de { $allowed } turnos, por isso o seu lugar está livre: o piloto automático continua, e alguém pode assumir. Até lá, dá para pegar o lugar de volta.
table-seat-lost-cup = { $lord }, você perdeu { $missed } de { $allowed } turnos, por isso o piloto automático joga por você. Dá para pegar o lugar de volta; a organização pode passá-lo a outra pessoa.
table-back = Voltei
table-with-partner = { $lord } (com { $partner })
table-report-laid = { $lord } coloca { $domino } em { $spot }.
table-report-giant = { $lord } faz o gigante cobrir a coroa em { $square }.
table-report-wandered = O gigante não encontra coroa para cobrir e vai embora.
table-report-sent = { $lord } envia a { $receiver } o gigante que estava em { $square }.
table-report-taxed = { $lord } recolhe imposto em { $square }: { $coins ->
    [0] { $coins } moedas
    [one] { $coins } moeda
   *[other] { $coins } moedas
}.
table-report-built = { $cost ->
    [0] { $lord } constrói { $building } em { $square }, de graça.
    [one] { $lord } constrói { $building } em { $square } por { $cost } moeda.
   *[other] { $lord } constrói { $building } em { $square } por { $cost } moedas.
}
table-report-queen = { $lord } ganha a rainha, vinda do tabuleiro dos construtores.
table-report-queen-from = { $lord } ganha a rainha, que estava com { $host }.
table-report-burnt = { $lord } suborna o dragão para incendiar { $building }.
table-report-recruited = { $lord } recruta { $token } para { $square }.
table-report-searched = { $lord } busca { $token } na pilha da Corte e põe em { $square }.
table-report-then-took = { $lord } pega { $taken }.
table-report-now = { $lord } tem agora { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
} ({ $gain }).
table-report-now-took = { $lord } pega { $taken } e tem agora { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
} ({ $gain }).
table-report-laid-resigned = O piloto automático coloca { $domino } em { $spot } por { $lord }.
table-report-giant-resigned = Ele faz o gigante cobrir a coroa em { $square }.
table-report-sent-resigned = Ele envia a { $receiver } o gigante que estava em { $square }.
table-report-taxed-resigned = Ele recolhe imposto em { $square }: { $coins ->
    [0] { $coins } moedas
    [one] { $coins } moeda
   *[other] { $coins } moedas
}.
table-report-built-resigned = { $cost ->
    [0] Ele constrói { $building } em { $square }, de graça.
    [one] Ele constrói { $building } em { $square } por { $cost } moeda.
   *[other] Ele constrói { $building } em { $square } por { $cost } moedas.
}
table-report-burnt-resigned = Ele suborna o dragão para incendiar { $building }.
table-report-recruited-resigned = Ele recruta { $token } para { $square }.
table-report-searched-resigned = Ele busca { $token } na pilha da Corte e põe em { $square }.
table-report-then-took-resigned = Ele pega { $taken }.
table-report-now-resigned = { $lord } tem agora { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
} ({ $gain }).
table-report-now-took-resigned = Ele pega { $taken }, e { $lord } tem agora { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
} ({ $gain }).
table-received = { $lord } faz o gigante recebido cobrir a coroa em { $square } ({ $change }).
table-received-forced = O gigante enviado a { $lord } cobre a coroa em { $square }, a menor perda ({ $change }).
table-received-resigned = O piloto automático faz o gigante enviado a { $lord } cobrir a coroa em { $square } ({ $change }).
table-took-back = { $lord } voltou o último turno.
table-gave-up = { $lord } desistiu do lugar. O piloto automático continua nele.

table-standing = { $lord } { $points }
table-start-end = -# Todo mundo escolheu. O número mais baixo joga primeiro.
table-round-end = -# A rodada { $round } acabou. Nova fila: { $line }. Placar: { $standing }.
table-round-tiles = -# Novos no tabuleiro dos construtores: { $buildings }.
table-round-tokens = -# Novos na Corte: { $tokens }.
table-round-end-last = -# A rodada { $round } acabou. Começa a última: não há nova fila. Placar: { $standing }.

table-direct-free = É a sua vez em { $table } ({ $server }) · { $round }
table-direct-start-free = Escolha o seu primeiro dominó em { $table } ({ $server })
table-direct-ends = É a sua vez em { $table } ({ $server }) · { $round } · termina { $ends }
table-direct-away = É a sua vez em { $table } ({ $server }) · { $round } · ausência até { $until }; o relógio espera
table-direct-paused = É a sua vez em { $table } ({ $server }) · { $round } · em pausa ({ $since })
table-direct-stands = É a sua vez em { $table } ({ $server }) · { $round } · em pausa até { $until }
table-direct-start-away = Escolha o seu primeiro dominó em { $table } ({ $server }) · ausência até { $until }; o relógio espera
table-direct-start-paused = Escolha o seu primeiro dominó em { $table } ({ $server }) · em pausa ({ $since })
table-direct-start-stands = Escolha o seu primeiro dominó em { $table } ({ $server }) · em pausa até { $until }
table-direct-start-ends = Escolha o seu primeiro dominó em { $table } ({ $server }) · termina { $ends }
table-direct-over = Já não é a sua vez em { $table } ({ $server }).
table-no-thread = -# Não consigo escrever no tópico da partida, por isso as notícias chegam direto para você.

table-end-winner = ## { $lord } vence { $table } com { $points }
table-end-winners = ## { $lords } vencem { $table } com { $points }
table-end-shared = ## { $lords } dividem a vitória em { $table } com { $points }
table-end-nobody = ## { $table } terminou sem vitória
table-end-away-why = Quem jogou até o fim fica à frente de quem deixou o piloto automático jogar.
table-end-place = { $place } · { $mention } { $points }
table-end-place-territory = { $place } · { $mention } { $points }, pelo maior território ({ $more } quadrados a { $fewer })
table-end-place-crowns = { $place } · { $mention } { $points }, por mais coroas ({ $more } a { $fewer })
table-end-place-resigned = { $place } · { $mention } { $points } (piloto automático { $turn ->
    [0] desde o começo
   *[other] desde a rodada { $turn }
})
table-end-place-one-resigned = { $place } · { $mention } { $points } (piloto automático por { $lord } { $turn ->
    [0] desde o começo
   *[other] desde a rodada { $turn }
})
table-end-by-territory = Pelo maior território ({ $more } quadrados a { $fewer }).
table-end-by-crowns = Por mais coroas ({ $more } a { $fewer }).
table-end-shared-why = Mesmo total, mesmo maior território, mesmas coroas.
table-end-shared-why-town = Mesmo total, mesmo maior território.
table-end-well-played = Bem jogado, { $mentions }.
table-end-hints = { $count ->
    [1] { $lord } pediu uma dica.
   *[other] { $lord } pediu { $count } dicas.
}
table-end-time =
    -# { $rounds ->
        [0] Terminou antes da rodada 1, depois de { $time }.
        [1] Uma rodada em { $time }.
       *[other] { $rounds } rodadas em { $time }.
    }
table-seed-follows = { $known ->
    [yes] /verify e /record dão a semente quando a última mesa da rodada acabar, o mais tardar { $ends }.
    [day] /verify e /record dão a semente quando o dia acabar.
   *[no] /verify e /record dão a semente quando a última mesa da rodada acabar.
}
table-end-proof = -# O sorteio foi justo: a semente dá o selo mostrado no começo. Confira com /verify. Semente: `{ $seed }` Selo: `{ $seal }`
table-end-agreed =
    ## { $table } terminou de comum acordo
    Terminou sem resultado: { $round }.
table-end-deserted =
    ## { $table } terminou
    Não sobrou ninguém nesta mesa, então ela terminou: { $round }.
table-end-stopped =
    ## { $table } terminou
    Quem dirige o torneio encerrou a partida: { $round }. Se houve decisão sobre ela, o resultado está na página da rodada.
table-end-standing = Placar: { $standing }.
table-end-dynasty = Partida { $number } de { $of }. Dinastia até agora: { $standing }.
table-end-dynasty-next = -# A próxima partida começa sozinha { $when }.
table-end-dynasty-won = { $lords } vence a Dinastia com { $points }: { $standing }.
table-end-dynasty-team = { $lords } vencem a Dinastia com { $points }: { $standing }.
table-end-dynasty-nobody = Ninguém vence a Dinastia, pois o piloto automático jogou por todo mundo: { $standing }.
table-end-dynasty-shared = { $lords } dividem a Dinastia com { $points }: { $standing }.
table-time-days = { $count ->
    [1] um dia
   *[other] { $count } dias
}
table-time-hours = { $count ->
    [1] uma hora
   *[other] { $count } horas
}
table-time-minutes = { $count ->
    [1] um minuto
   *[other] { $count } minutos
}
table-rematch = Revanche
table-explain = Explicar a pontuação
table-record = Registro

table-outage = Durante { $time }, ninguém pôde jogar aqui. Todos os relógios receberam esse tempo de volta.
table-cup-paused = O torneio está em pausa, e o relógio também. Dá para jogar enquanto isso.
table-away = Fiquei fora deste servidor por { $time }. Todos os relógios receberam esse tempo de volta.
