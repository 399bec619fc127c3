cups-percent = { $value }%
cups-stage-choose = Fase…
cups-stage-swiss = rodadas suíças
cups-stage-robin = todos contra todos
cups-stage-groups = grupos
cups-stage-single = eliminatória
cups-stage-double = eliminação dupla
cups-stage-final = mesa final
cups-stage-ladder = ranking
cups-stage-gone = fase posterior
cups-stage-league = temporada { $number }
cups-closing = Acabaram todas as mesas desta fase: { $stage }. Ainda dá para corrigir os resultados; eles valem em definitivo a partir de { $until } ({ $left }).
cups-round = rodada { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
}
cups-round-groups = rodada de grupos { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
}
cups-round-single = rodada eliminatória { $round } de { $rounds }
cups-round-final = mesa final
cups-round-last = final
cups-round-semi = rodada semifinal
cups-round-quarter = rodada de quartas de final
cups-round-league = temporada { $stage }, rodada { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
}
cups-round-deciding = mesa decisiva

cups-button-options = Mudar opções
cups-button-enter = Inscrever-se
cups-button-wait = Esperar vaga ({ $count })
cups-button-withdraw = Retirar inscrição
cups-button-drop = Desistir
cups-button-list = Quem participa
cups-button-places = Todas as colocações
cups-button-rules = Regras do evento
cups-button-here = Estou aqui
cups-button-cannot = Não posso jogar
cups-button-table = Minha mesa
cups-button-why = Por que esta mesa?
cups-button-standings = Classificação
cups-button-bracket = Chave
cups-button-judge = Chamar a arbitragem
cups-button-text = Como texto
cups-button-csv = CSV
cups-button-xlsx = XLSX
cups-button-cross = Tabela cruzada
cups-button-export = Exportar
cups-button-yes = Sim, participo
cups-button-no = Agora não
cups-button-play = Eu jogo
cups-button-refuse = Não
cups-button-agree = Concordo
cups-button-notme = Eu não
cups-button-help = Eu ajudo
cups-button-back = Voltar a jogar
cups-button-leave = Sim, desistir
cups-button-stay = Não, continuo
cups-button-partner = Sim, em dupla
cups-button-decline = Não desta vez
cups-button-look = Ir para a mesa
cups-button-event = O evento
cups-button-all = Todos os eventos
cups-button-words = Glossário
cups-button-previous = ← Anterior
cups-button-following = Próxima →
cups-button-page = { $page } de { $pages }

cups-home-title = ## { $name }
cups-home-signup = Inscrições até { $until }
cups-home-checkin = Check-in de { $from } até { $until }
cups-home-start = A rodada 1 começa { $start }
cups-home-start-ends = A rodada 1 começa { $start } · o evento termina { $ends }
cups-home-start-latest = A rodada 1 começa { $start } · o evento termina o mais tardar { $ends }
cups-home-count = **{ $count } de { $capacity }** inscrições{ $waiting ->
    [0] .
    [one] , mais { $waiting } na lista de espera.
   *[other] , mais { $waiting } na lista de espera.
}
cups-home-vacation = Ausências são respeitadas.
cups-home-no-vacation = Ausências não contam.
cups-home-seal = As sementes dos emparceiramentos aparecem quando a rodada de cada uma é emparceirada. Até lá, ficam seladas: `{ $seal }`
cups-home-closed = As inscrições acabaram. A rodada 1 começa { $start }.
cups-home-closed-checkin = O check-in está aberto até { $start }: aperte **Estou aqui**.
cups-home-here = **{ $here } de { $count }** fizeram check-in.{ $waiting ->
    [0] {""}
    [one] {" "}Na lista de espera: { $waiting }.
   *[other] {" "}Na lista de espera: { $waiting }.
}
cups-home-running = Em jogo: { $round }, que termina { $ends } ({ $left }).
cups-home-between = Acabaram todas as mesas: { $round }. A próxima rodada começa { $start }.
cups-home-page = [Ir para a página mais nova]({ $url })
cups-home-playing = { $count ->
    [1] Uma inscrição participa.
   *[other] **{ $count }** inscrições participam.
}
cups-home-late = Ainda dá para entrar até a rodada { $round }.
cups-home-late-ladder = Ainda dá para entrar.
cups-home-late-league = Ainda dá para entrar, para jogar a partir da próxima temporada.
cups-home-paused = Está em pausa ({ $since }): todos os relógios estão parados.
cups-home-best = Na frente: { $best }
cups-home-points = { $lord } { $points }
cups-home-over = Vitória de { $winner }.
cups-home-place = **{ $place }** { $lord }
cups-home-cancelled = Foi cancelado { $at }: { $reason }
cups-home-too-few = Foi cancelado { $at }: { $count ->
    [0] não havia ninguém, e o mínimo é { $least }.
    [1] só houve uma inscrição, e o mínimo é { $least }.
   *[other] houve { $count } inscrições, e o mínimo é { $least }.
}

cups-checkin-title = ## { $name } · o check-in está aberto
cups-checkin-press = Aperte **Estou aqui** antes de { $until } ({ $left }). Senão você perde a vaga.
cups-checkin-over = ## { $name } · o check-in acabou
cups-checkin-began = A rodada 1 começou.

cups-round-title = ## { $name } · { $round }
cups-round-title-page = ## { $name } · { $round } · página { $page } de { $pages }
cups-round-ends = Termina { $ends } ({ $left }). As mesas ainda abertas então são concluídas pelo piloto automático.
cups-round-adjourned = A mesa { $table } está adiada: termina { $until } ({ $left }).
cups-round-third = A mesa { $table } joga pelo terceiro lugar.
cups-table-stands = O resultado da mesa { $table } ({ $round }) foi corrigido depois; mesmo assim, { $lords } { $count ->
    [1] continua
   *[other] continuam
}.
cups-table-passed = Na mesa { $table } ({ $round }), { $lords } { $count ->
    [1] avança
   *[other] avançam
} no lugar de quem venceu e foi desclassificado.
cups-round-own = Mesa { $table }: quem decidiu sobre o resultado jogava nela.
cups-round-tied = { $count ->
    [1] Houve empate na mesa { $tables }: mais uma partida decide.
   *[other] Houve empate nas mesas { $tables }: mais partidas decidem.
}
cups-round-ended = Terminou { $at }.
cups-round-cancelled = O evento foi cancelado { $at }: as mesas ainda abertas ficam sem resultado.
cups-round-paused = Em pausa ({ $since }): todos os relógios estão parados.
cups-round-byes = De folga nesta rodada: { $names }
cups-round-byes-more = { $count ->
    [1] Mais uma inscrição tem folga nesta rodada.
   *[other] Mais { $count } inscrições têm folga nesta rodada.
}
cups-round-undone = ## { $name } · um emparceiramento foi desfeito
cups-round-undone-text = As mesas que estavam aqui não contam. A rodada é emparceirada de novo.
cups-round-undone-over = As mesas que estavam aqui não contam.

cups-mine = { $name }, { $round }: { $who ->
    [you] você joga
   *[lord] { $lord } joga
} na **mesa { $table }** com { $others }.
cups-mine-over = { $name }, { $round }: { $who ->
    [you] você jogou
   *[lord] { $lord } jogou
} na **mesa { $table }** com { $others }.
cups-mine-none = { $who ->
    [you] Você não tem
   *[lord] { $lord } não tem
} mesa em { $name } agora.
cups-mine-bye = { $name }, { $round }: { $who ->
    [you] você tem folga
   *[lord] { $lord } tem folga
}: isso conta como mesa vencida.
cups-mine-bye-bracket = { $name }, { $round }: { $who ->
    [you] você não tem mesa: avança sem jogar.
   *[lord] { $lord } não tem mesa e avança sem jogar.
}
cups-mine-on = { $who ->
    [you] Você avança
   *[lord] { $lord } avança
} para a próxima rodada.
cups-mine-third = { $who ->
    [you] Você joga
   *[lord] { $lord } joga
} pelo terceiro lugar.
cups-mine-out = { $who ->
    [you] Você está fora.
   *[lord] { $lord } está fora.
}
cups-mine-result = Resultado: { $scores }.
cups-mine-result-ruled = Resultado, por decisão: { $scores }. Motivo: { $reason }
cups-mine-game = Partida { $slot }: { $scores }.
cups-mine-game-ruled = Partida { $slot }, por decisão: { $scores }. Motivo: { $reason }
cups-mine-tied = Deu empate, então mais uma partida decide. Ela está em andamento.
cups-mine-gone = O canal da sua mesa foi excluído, então a sua partida continua por mensagem direta.
cups-mine-seal = O sorteio da mesa foi definido antes do começo. O selo da semente, que é revelada no fim: `{ $seal }`.
cups-result = { $place }. { $lord } { $points }

cups-why-title = ### { $name } · { $round } · mesa { $table }
cups-why-start = Todo mundo começou do zero: as primeiras mesas vêm da semente do evento.
cups-why-points = { $who ->
    [you] Você tinha
   *[lord] { $lord } tinha
} { $count ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
cups-why-near = { $near ->
    [0] Ninguém mais tinha tantos.
    [1] Mais uma inscrição tinha tantos, { $unmet ->
        [0] e esse confronto já tinha acontecido.
       *[other] e esse confronto ainda não tinha acontecido.
    }
   *[other] Mais { $near } inscrições tinham tantos; ainda sem confronto: { $unmet }.
}
cups-why-all = { $kind ->
    [robin] No todos contra todos, cada um
    [groups] Em um grupo, cada um
   *[league] Em uma divisão, cada um
} enfrenta todos, em uma ordem fixada desde o começo.
cups-why-seeded = Em uma { $kind ->
    [double] eliminação dupla
   *[single] eliminatória
}, as mesas seguem as cabeças de chave, { $seeding ->
    [places] pelas colocações da fase anterior
    [rating] pelos ratings no começo do evento
    [hand] que a organização definiu antes do começo
   *[lot] por um sorteio a partir da semente do evento
}{ $kind ->
    [double] ; quem perde uma vez continua entre quem também perdeu.
   *[single] : as primeiras se encontram o mais tarde possível.
}
cups-why-ladder = Em um ranking, enfrentam-se pessoas livres que estão próximas nele.
cups-why-final = Quem avançou joga na mesa final.
cups-why-unmet = { $count ->
    [one] { $lord }, com { $points } ponto: confronto inédito.
   *[other] { $lord }, com { $points } pontos: confronto inédito.
}
cups-why-met = { $count ->
    [one] { $lord }, com { $points } ponto: já houve confronto na rodada { $rounds }, e não havia jeito melhor.
   *[other] { $lord }, com { $points } pontos: já houve confronto na rodada { $rounds }, e não havia jeito melhor.
}
cups-why-met-again = { $lord }: já houve confronto na rodada { $rounds }.
cups-why-first = { $lord } { $lords ->
    [1] escolhe
   *[other] escolhem
} primeiro aqui, { $count ->
    [0] pela primeira vez
    [1] como em uma rodada anterior
   *[other] como em { $count } rodadas anteriores
}.
cups-why-nobody-twice = { $who ->
    [you] Você não enfrentou
   *[lord] { $lord } não enfrentou
} ninguém duas vezes.
cups-why-twice = { $who ->
    [you] Você enfrentou
   *[lord] { $lord } enfrentou
} mais de uma vez { $count ->
    [1] a mesma pessoa
   *[other] { $count } pessoas
}.
cups-why-bye = { $who ->
    [you] Você teve
   *[lord] { $lord } teve
} folga na rodada { $rounds }.

cups-column-place = pos.
cups-column-lord = nome
cups-column-points = pts.
cups-column-opponents = adv.
cups-column-head = direto
cups-column-share = parte
cups-column-territory = terra
cups-column-crowns = coroas
cups-column-duplicate = igual
cups-column-round = R{ $round }
cups-column-rounds = rodada
cups-column-result = result.
cups-table-opening = em preparo
cups-table-adjourned = adiada
cups-table-playing = em jogo
cups-table-over = encerrada
cups-table-free = de folga
cups-table-nobody = sem vitória

cups-standings-title = ## { $name } · classificação após a { $round }
cups-standings-final = ## { $name } · classificação final · { $stage }
cups-standings-group = ## { $name } · { $kind ->
    [division] divisão
   *[group] grupo
} { $group } após a { $round }
cups-standings-group-final = ## { $name } · classificação final · { $kind ->
    [division] divisão
   *[group] grupo
} { $group }
cups-tie-lot = sorteio
cups-tie-points = pontos
cups-standings-before = ## { $name } · classificação
cups-standings-columns = Posição, nome, { $columns }.
cups-standings-line = **{ $place }** { $lord } · **{ $points }** · { $ties }
cups-standings-line-left = ~~{ $place } { $lord } · { $points } · { $ties }~~
cups-met-win = { $others }V
cups-met-loss = { $others }D
cups-met-draw = { $others }E
cups-met-unplayed = { $others }A
cups-met-bye = +
cups-met-absent = –
cups-met-playing = { $others }…
cups-cross-legend = Cada rodada: 4V vitória contra a linha 4, D derrota, E empate, A sem vitória, pois o piloto automático jogou pelos dois; 2/4 1·7·9 segundo lugar de quatro, contra as linhas 1, 7 e 9; + = folga, – = ausência, … = ainda em jogo.
cups-standings-met = as últimas rodadas (4V vitória contra a linha 4, D derrota, E empate, A sem vitória, pois o piloto automático jogou pelos dois)
cups-standings-cut = — o corte —
cups-standings-none = Ninguém jogou ainda.
cups-standings-explain = Explicar uma linha…
cups-standings-option = { $place } · { $lord }
cups-standings-behind = Nas colocações finais, quem nunca jogou um turno e quem foi desclassificado vem depois de todos os outros: veja Todas as colocações no anúncio.
cups-standings-frozen = O corte está feito: uma decisão posterior só o muda se a organização mandar jogar de novo o que veio depois.
cups-group = Grupo { $group }
cups-group-choose = Grupo…
cups-division = Divisão { $group }
cups-division-choose = Divisão…

cups-explain-title = ### { $lord } · posição { $place }
cups-explain-decided = Atrás de { $lord } por { $what }.
cups-explain-shared = Divide a posição com { $lord }: nada separa essas inscrições além do sorteio, que diz quem avança se só uma pode.
cups-explain-sum = **{ $what }: { $value }**
cups-explain-mean = média de { $count }
cups-explain-more = e mais { $count }
cups-explain-tables = Aqui as mesas decidem as colocações, não estes números.
cups-explain-passed = não se aplica: só conta entre quem está igual até aqui, se todos esses já se enfrentaram
cups-explain-lot = tirado da semente do evento; 1 é o melhor
cups-explain-game = R{ $round } M{ $table }
cups-term = R{ $round } M{ $table }: { $value }
cups-term-lord = R{ $round } { $lord }: { $value }
cups-term-only-lord = { $lord }: { $value }
cups-term-other = R{ $round }: { $value }
cups-term-bye = R{ $round } folga: { $value }
cups-term-walkover = R{ $round } vitória, pois o adversário tinha saído: { $value }
cups-term-annulled = R{ $round } não conta, pois alguém saiu cedo: { $value }
cups-term-late = R{ $round } antes da inscrição: { $value }
cups-term-left = R{ $round } depois da saída: { $value }
cups-term-absent = R{ $round } sem mesa: { $value }
cups-term-ruled = R{ $round } M{ $table }, por decisão: { $value }

cups-words-title = ### { $name } · glossário
cups-words-points = **Pontos**: o que valem os lugares em uma mesa, o primeiro mais que todos. Quem divide lugares divide o que eles valem juntos.
cups-words-tie = **{ $tie }**: { $about }.
cups-words-signs = **Na imagem da classificação**: uma coroa é um primeiro lugar na mesa, um número é outro lugar, + = uma rodada sem mesa, – = uma rodada perdida, … = uma mesa ainda em jogo. A grinalda é de quem vence.
cups-words-seeding = **Cabeças de chave**: a ordem em que as inscrições entram na chave. As primeiras se encontram o mais tarde possível.
cups-words-lot = **Sorteio**: tirado da semente do evento, um para cada inscrição. Quem é igual em todo o resto divide a posição; o sorteio só diz quem avança quando nem todos podem.
cups-words-free = **Folga**: sem mesa em uma rodada. Conta como mesa vencida.
cups-words-cut = **O corte**: uma linha na classificação; quem está acima dela avança.
cups-words-duplicate = **Mesmo sorteio para todos**: todas as mesas de uma rodada têm o mesmo sorteio, então a sorte é igual para todos. Ninguém mais as vê até a rodada acabar.
cups-words-autopilot = **Piloto automático**: um computador que joga turnos cujo tempo acabou, e lugares abandonados ou perdidos.
cups-words-seed = **Semente**: um número secreto, tirado ao acaso na publicação; o de cada rodada é revelado no emparceiramento dela. Sorteios e emparceiramentos vêm dele, então ninguém pode escolhê-los ou prevê-los.
cups-words-seal = **Selo**: a impressão digital das sementes, mostrada desde o começo. Não serve em nenhuma outra, então prova que elas não mudaram desde então. O sorteio de cada mesa tem semente e selo próprios.

cups-bracket-title = ## { $name } · { $stage }
cups-bracket-page = Página { $page } de { $pages }.

cups-podium-title = ## { $name } acabou
cups-podium-won = Vitória de { $winner }!
cups-podium-place = **{ $place }** { $lord }
cups-podium-undone =
    ## { $name } está aberto de novo
    As colocações que estavam aqui foram retiradas: { $reason }

cups-notice-message = ### { $by } para todo mundo em { $name }
cups-notice-changed = Em { $name }, algo está diferente do anunciado: { $what }. Motivo: { $reason }
cups-changed-name = o nome é “{ $value }”
cups-changed-text = o texto
cups-changed-capacity = { $value } vagas
cups-changed-least = o mínimo é { $value }
cups-changed-rounds = { $value } rodadas
cups-changed-late = entrada tardia até a rodada { $value }
cups-changed-ended = estas rodadas terminam após a rodada { $value }, com a classificação como está
cups-home-left = Este evento continua em { $channel }.
cups-notice-paused = { $name } está em pausa: todos os relógios estão parados. Motivo: { $reason }
cups-notice-closing = A última mesa de { $name } acabou. O que vale agora se torna definitivo em { $until }, se não for corrigido ou confirmado antes. Quem vir um erro chama a arbitragem.
cups-notice-ruled = O resultado da mesa { $table } em { $name } ({ $round }) foi corrigido por { $by }: { $scores }. Motivo: { $reason }
cups-notice-reopened-signup = { $name } acontece, afinal; as inscrições vão até { $until }: { $reason }
cups-notice-reopened = { $name } está aberto de novo, e colocações e troféus foram retirados: { $reason }
    Fecha de novo em { $until }, ou quando os resultados forem confirmados.
cups-notice-resumed = { $name } continua. Tudo o que ainda vem foi adiado em { $time }.
cups-notice-outage = Durante { $time }, ninguém pôde jogar aqui, então tudo o que ainda vem em { $name } foi adiado no mesmo tanto.
cups-notice-sooner = O relógio do bot estava adiantado. Tudo o que ainda vem em { $name } foi antecipado de novo em { $time }, como tinha sido anunciado antes.

cups-book-title = **{ $name } · diário**
cups-book-name = { $name } · diário
cups-book-text = Tudo o que a organização faz neste evento está no tópico abaixo, com o motivo.
cups-log-line = { $at } · { $line }
cups-log-organiser = { $by } (organização)
cups-log-extended-tied = Termina { $time } mais tarde: { $round }. Uma mesa está empatada, e quem empatou joga mais uma partida.
cups-log-extended = { $by } deu mais { $time } ({ $round }): { $reason }
cups-log-shortened = { $by } encurtou em { $time } ({ $round }): { $reason }
cups-log-next-begins = { $by } mudou o começo da próxima rodada para { $begins }: { $reason }
cups-log-moved = { $by } mudou o fim das inscrições para { $closes } e a rodada 1 para { $start }: { $reason }
cups-log-changed = { $by } mudou o que tinha sido anunciado: { $what }. Motivo: { $reason }
cups-log-arranged = { $by } definiu à mão { $what } ({ $round }): { $reason }
cups-log-arranged-none = { $by } deixou emparceirar tudo como sempre ({ $round }): { $reason }
cups-log-arranged-swap = { $by } trocou { $what } no emparceiramento ({ $round }): { $reason }
cups-arranged-table = uma mesa de { $lords }
cups-arranged-bye = uma folga de { $lords }
cups-log-adjourned = { $by } adiou a mesa { $table } ({ $round }) até { $ends }: { $reason }
cups-log-postponed = { $by } adiou as datas antes do começo em { $time }: { $reason }
cups-log-channel = { $by } mudou o evento para { $channel }: { $reason }
cups-log-opened = { $by } permite a entrada sem o cargo: { $reason }
cups-log-paused = { $by } pausou o evento: { $reason }
cups-log-resumed = { $by } retomou o evento, { $time } mais tarde que o planejado: { $reason }
cups-log-ruled = { $by } decidiu sobre a mesa { $table } ({ $round }): { $scores }. Motivo: { $reason }
cups-log-ruled-stands = { $by } decidiu sobre a mesa { $table } ({ $round }): { $scores }. Quem já tinha avançado continua. Motivo: { $reason }
cups-log-rewound = { $by } mandou jogar de novo mesas que vieram de um resultado errado: { $reason }
cups-log-rewound-expelled = { $by } mandou jogar de novo mesas em que estava alguém que foi desclassificado: { $reason }
cups-log-rewound-stage = { $by } reabriu a fase “{ $stage }”, e o que veio depois é jogado de novo: { $reason }
cups-log-ruled-sealed = { $by } decidiu sobre a mesa { $table } ({ $round }); o resultado sai com os da rodada. Motivo: { $reason }
cups-log-replaced = { $by } substituiu { $out } por { $lord }: { $reason }
cups-log-renamed = { $was } agora se chama { $lord }.
cups-log-expelled-passes = { $by } desclassificou { $entry }; avança no lugar o adversário que tinha perdido: { $reason }
cups-log-expelled = { $by } desclassificou { $entry }: { $reason }
cups-log-dropped = { $by } retirou { $entry }: { $reason }
cups-log-dropped-absent = { $entry } está fora: foram rodadas seguidas demais com o piloto automático.
cups-log-dropped-self = { $entry } desistiu.
cups-log-withdrawn = { $by } retirou { $entry } antes do começo: { $reason }
cups-log-returned = { $by } trouxe { $entry } de volta a partir da rodada { $round }: { $reason }
cups-log-returned-self = { $entry } está de volta a partir da rodada { $round }.
cups-log-invited = { $by } convidou { $lord } a jogar: { $reason }
cups-log-invited-pilot = { $by } perguntou a { $lord } se o piloto automático pode jogar: { $reason }
cups-log-invited-instead = { $by } convidou { $lord } a jogar no lugar de { $out }: { $reason }
cups-log-agreed = { $lord } disse que joga.
cups-log-refused = { $lord } disse que não joga.
cups-log-entered = { $by } inscreveu { $entry }: { $reason }
cups-log-entered-late = { $by } inscreveu { $entry } a partir da rodada { $round }: { $reason }
cups-log-unpaired = { $by } desfez o emparceiramento ({ $round }): { $reason }
cups-log-paired = { $by } mandou emparceirar agora ({ $round }): { $reason }
cups-log-hastened = { $by } fez a rodada 1 começar na hora: { $reason }
cups-log-seeded = { $by } definiu as cabeças de chave { $lords }: { $reason }
cups-log-signup_ended = { $by } encerrou as inscrições: { $reason }
cups-log-team-on = { $by } pôs { $lord } na { $role ->
    [judge] arbitragem
   *[organiser] organização
}.
cups-log-team-off = { $by } tirou { $lord } da { $role ->
    [judge] arbitragem
   *[organiser] organização
}.
cups-log-team-left = Ninguém da organização está mais neste servidor. Assume { $lord }, a quem o servidor pertence, e também pode assumir quem tem *Gerenciar servidor*.
cups-log-team-self = { $lord } saiu da { $role ->
    [judge] arbitragem
   *[organiser] organização
}, como queria.
cups-log-team-helps = { $lord } ajuda na { $role ->
    [judge] arbitragem
   *[organiser] organização
}.
cups-log-because = { $what } Motivo: { $reason }
cups-log-message-because = { $what } (Motivo: { $reason })
cups-log-own-table = Quem decidiu joga nessa mesa: não havia mais ninguém da organização ou da arbitragem para decidir.
cups-log-message = { $by } escreveu para todo mundo: { $text }
cups-log-cancelled = { $by } cancelou o evento: { $reason }
cups-log-over = { $by } encerrou o evento: { $reason }
cups-log-confirmed = { $by } confirmou os resultados da fase “{ $stage }”: { $reason }
cups-log-reopened = { $by } reabriu o evento: { $reason }
cups-log-stage_ended = { $by } encerrou a fase “{ $stage }”: { $reason }
cups-log-imported = { $by } convidou { $count } pessoas de um arquivo a jogar: { $reason }
cups-log-autopilot = { $by } pôs o piloto automático para jogar por { $lord } na mesa { $table } ({ $round }): { $reason }
cups-log-restarted = { $by } reiniciou o relógio da mesa { $table } ({ $round }): { $reason }
cups-log-taken_back = { $count ->
    [1] A mesa { $table } ({ $round }) concordou em voltar o último turno, como { $entry } pediu.
   *[other] A mesa { $table } ({ $round }) concordou em voltar os últimos { $count } turnos, como { $entry } pediu.
}
cups-log-stand = { $by } publicou a classificação: { $reason }
cups-log-other = { $by } fez algo no evento: { $reason }

cups-judge-called = { $lord } chama a arbitragem à mesa { $table } ({ $round }), { $where }: { $what }
cups-judge-called-event = { $lord } chama a arbitragem: { $what }
cups-judge-field = Do que se trata?
cups-judge-reached = Com aviso: { $lords }{ $more ->
    [0] .
    [1] {" "}e mais uma pessoa.
   *[other] {" "}e mais { $more } pessoas.
}
cups-judge-unheard = Seu chamado está no diário do evento. A arbitragem foi chamada tantas vezes ultimamente que ele não menciona ninguém.
cups-judge-nobody = Ninguém da organização e da arbitragem de { $name } está mais neste servidor. Agora quem dirige é quem tem *Gerenciar servidor*: { $managers }. Escreva a essas pessoas; /organise panel mostra a elas o seu chamado.

cups-call-paired = { $name }: começou a { $round }. Termina { $ends }.
cups-call-imported = { $by } inscreveu você em { $name }. A rodada 1 começa { $start }; quem ainda não tem vaga recebe um aviso quando houver uma.
cups-call-message = { $by } escreveu para todo mundo em { $name }: veja este tópico.

cups-told-checkin = O check-in de { $name } está aberto até { $until } ({ $left }). Você está aqui?
cups-told-lastcall = Você ainda não fez check-in em { $name }. O check-in termina { $left }; depois disso, você perde a vaga.
cups-told-paired = { $name }: começou a { $round }. Termina { $ends }. Você joga contra { $others }.
cups-told-dates-round = { $name }: { $round } agora termina { $ends }. Motivo: { $reason }
cups-told-dates-round-tied = { $name }: { $round } agora termina { $ends }, pois uma mesa empatada joga mais uma partida.
cups-told-dates-next = A próxima rodada de { $name } agora começa { $begins }. Motivo: { $reason }
cups-told-dates-start = A rodada 1 de { $name } agora começa { $start }. Motivo: { $reason }
cups-told-dates-start-checkin = A rodada 1 de { $name } agora começa { $start }, check-in { $closes }. Motivo: { $reason }
cups-told-free = Você tem folga em { $name } ({ $round }): { $how ->
    [bracket] avança sem mesa
   *[usual] isso conta como mesa vencida
}.
cups-told-paired-free = { $name }: começou a { $round }.
cups-told-closing = Acabaram todas as mesas da fase “{ $stage }” em { $name }. Os resultados se tornam definitivos em { $until }; até lá, você pode corrigi-los ou confirmá-los na hora.
cups-told-through = Você avançou: joga na fase “{ $stage }” de { $name }.
cups-told-unposted = -# Não foi possível publicar isto em { $name }, por isso chega direto para você. /admin health diz por quê.
cups-told-rewound = Sua mesa em { $name } não conta mais: { $how ->
    [expelled] alguém foi desclassificado, e outras pessoas deveriam estar nela
   *[usual] pelo resultado corrigido, outras pessoas deveriam ter jogado nela
}. Você entra em novo emparceiramento; se não sobrar adversário, não precisa de mesa. Motivo: { $reason }
cups-told-unpaired = O emparceiramento em { $name } ({ $round }) foi desfeito: o que você jogou ou teve lá não conta, e a rodada é emparceirada de novo. Motivo: { $reason }
cups-told-ended = { $name } encerra antes a fase “{ $stage }”: estas rodadas não são mais jogadas. Motivo: { $reason }
cups-told-reopened = { $name } está aberto de novo, e colocações e troféus foram retirados. Fecha de novo em { $until }, ou quando os resultados forem confirmados. Motivo: { $reason }
cups-told-message = { $by } escreve para todo mundo em { $name }: { $text }
cups-told-cancelled = { $name } foi cancelado: { $reason }
cups-told-too-few = { $name } foi cancelado: havia pouca gente.
cups-told-moved = Uma vaga ficou livre: você está em { $name }. { $how ->
    [checkin] Faça o check-in antes de { $start }.
    [running] A rodada 1 começou.
   *[usual] A rodada 1 começa { $start }.
}
cups-told-noshow = Você não fez check-in em { $name }, então não participa.
cups-told-invited = { $by } gostaria de ter você em { $name }{ $how ->
    [late] , a partir da próxima rodada
    [round] , a partir da rodada { $round }
   *[usual] . A rodada 1 começa { $start }
}. Você só participa se apertar **Eu jogo**.
cups-told-invited-instead = { $by } gostaria que você assumisse a vaga de { $out } em { $name }, com todos os pontos e as mesas em andamento. Você só joga se apertar **Eu jogo**.
cups-told-invited-pilot = { $by } gostaria que o piloto automático jogasse por você na sua mesa em { $name }: { $reason }. Até você voltar, a partida conta como abandonada por você. Isso só acontece se você concordar, ou se deixar passar um turno.
cups-told-invited-yield = { $by } gostaria que outra pessoa assumisse a sua vaga em { $name }, com todos os pontos e as mesas em andamento: { $reason }. Isso só acontece se você concordar, ou se deixar passar um turno.
cups-told-invited-back = { $by } gostaria de ter a sua equipe de volta em { $name }, a partir da próxima rodada. Ela só volta se você apertar **Eu jogo**.
cups-told-teamed-asked = { $by } gostaria que você ajudasse na { $role ->
    [judge] arbitragem
   *[organiser] organização
} de { $name }. Seu nome só aparece, e os chamados só vêm, depois que você apertar **Eu ajudo**.
cups-told-teamed = { $by } pôs você na { $role ->
    [judge] arbitragem
   *[organiser] organização
} de { $name }. Você recebe um aviso quando alguém chama a arbitragem.
cups-told-teamed-left = Ninguém da organização de { $name } está mais naquele servidor. Como o servidor pertence a você, agora a organização é sua: veja /organise panel lá. Você recebe um aviso quando alguém precisa da arbitragem.
cups-told-added = { $by } inscreveu você em { $name }. { $how ->
    [late] Você joga a partir da rodada { $round }.
    [season] Você joga a partir da próxima temporada.
   *[usual] A rodada 1 começa { $start }.
}
cups-told-added-waiting = { $by } pôs você na lista de espera de { $name }.
cups-told-asked = { $lord } gostaria de jogar { $name } com você. Você quer?
cups-told-joined = { $lord } joga { $name } com você.
cups-told-declined = { $lord } não pode jogar { $name } com você. Escolha outra dupla com **Inscrever-se**.
cups-told-expelled = { $by } desclassificou você em { $name }: { $reason }
cups-told-withdrawn = { $by } retirou você de { $name }: { $reason }
cups-told-absent = Você está fora de { $name }, pois foram rodadas seguidas demais com o piloto automático no seu lugar.{ $how ->
    [last] {""}
   *[usual] {" "}**Voltar a jogar**, lá, traz você de volta.
}
cups-told-gone = O canal de { $name } foi excluído, então o evento está parado. Aperte **Escolher outro canal** em /organise panel lá: ele continua nesse outro, com tudo o que já aconteceu. Partidas em andamento continuam por mensagem direta.
cups-told-homeless = O canal de { $name } foi excluído. Partidas em andamento continuam por mensagem direta, e a sua vaga está garantida. Quando a organização escolher outro canal, digo aqui qual é.
cups-told-rehomed = { $name } continua em { $channel }, e as partidas também: o canal antigo não existe mais.
cups-told-relocated = { $name } agora continua em { $channel }. As mesas em andamento ficam onde estão. Se você não vê esse canal, peça acesso à organização ou jogue daqui: todos os comandos funcionam aqui, e **Aviso de turno: mensagem direta** em /settings faz o aviso vir para cá.
cups-told-shut = Não posso mais publicar em { $channel }, então { $name } está parado. Dê ao Castellan as permissões Ver canal e Enviar mensagens lá; /admin check naquele canal diz se falta mais alguma coisa. Ou aperte **Escolher outro canal** em /organise panel.
cups-told-role = O cargo necessário para entrar em { $name } foi excluído, então ninguém mais pode se inscrever.
cups-told-parted = Sua dupla saiu de { $name }, então a sua equipe está fora.
cups-told-parted-running = Sua dupla saiu de { $name }, então a sua equipe não entra mais em emparceiramentos. Seu lugar em uma mesa que não acabou continua seu.
cups-told-rejoined = Sua dupla trouxe a equipe de volta a { $name }. Você joga a partir da rodada { $round }.
cups-told-returned = { $by } trouxe você de volta a { $name }. Você joga a partir da rodada { $round }.
cups-told-autopilot = { $by } pôs você no piloto automático na mesa { $table } de { $name }. **Minha mesa** leva até lá: aperte **Voltei** nela para continuar. Motivo: { $reason }
cups-told-replaced = { $by } passou a sua vaga em { $name } a { $lord }: { $reason }
cups-told-instead = De agora em diante, você joga em { $name } no lugar de { $out }.
cups-told-adjourned = { $by } adiou a sua mesa { $table } em { $name } ({ $round }): ela é jogada até { $ends }, e conta como empate até acabar. Motivo: { $reason }
cups-told-ruled-sealed = { $by } decidiu sobre a sua mesa { $table } em { $name } ({ $round }). O resultado sai com os da rodada. Motivo: { $reason }
cups-told-ruled = { $by } decidiu sobre a sua mesa { $table } em { $name } ({ $round }): { $scores }. Motivo: { $reason }
cups-told-stands = As mesas seguintes ficam: quem tinha avançado pelo resultado antigo continua.

cups-ask-title = ### { $name } · quer jogar?
cups-ask-late = Você joga a partir da rodada { $round }.
cups-ask-season = Você joga a partir da próxima temporada, na divisão mais baixa.
cups-ask-back = Você está de volta a partir da rodada { $round }.
cups-ask-back-partner = A pergunta vai também à sua dupla: a equipe volta quando as duas pessoas disserem que sim.
cups-ask-ends = Termina { $ends }.
cups-ask-changed = Isto mudou desde aquela mensagem. Agora está assim:
cups-ask-checkin = Check-in de { $from } até { $until }: basta apertar **Estou aqui**. Sem isso, você perde a vaga.
cups-ask-vacation-honored = Ausências anunciadas fazem os seus turnos esperarem, mas só até o fim da rodada.
cups-ask-vacation-ignored = Ausências não contam: o piloto automático joga por quem está fora.
cups-ask-away-honored = Você está fora nestas datas: { $spans }.
cups-ask-away-ignored = **Você está fora nestas datas: { $spans }.** O piloto automático jogaria por você.
cups-ask-span = { $start } a { $end }
cups-ask-wait = Todas as vagas estão ocupadas. Você seria o número { $place } da lista de espera, e avança nela sem fazer nada.
cups-ask-blocked = { $count ->
    [1] Uma pessoa que você bloqueou participa. Vocês podem se encontrar em uma mesa.
   *[other] { $count } pessoas que você bloqueou participam. Vocês podem se encontrar em uma mesa.
}
cups-ask-asked = { $lord } gostaria de jogar com você.
cups-ask-partner = Joga-se em equipes de dois. Escolha a sua dupla, que recebe o convite.
cups-ask-choose = Sua dupla…
cups-in = Você está em { $name }. A rodada 1 começa { $start }.
cups-in-checkin-later = Você está em { $name }. Faça o check-in a partir de { $from }; a rodada 1 começa { $start }.
cups-in-checkin = Você está em { $name }. Aperte **Estou aqui** antes de { $start }.
cups-in-late = Você está em { $name } a partir da rodada { $round }.
cups-in-again = Seu lugar na mesa { $table } ({ $round }) é seu de novo se o piloto automático ainda não jogou nenhum turno nele: **Minha mesa** leva até lá.
cups-in-instead = Você está em { $name } de agora em diante, com os pontos e as mesas de quem tinha a vaga.
cups-in-season = Você está em { $name } a partir da próxima temporada.
cups-in-waiting = Você é o número { $place } da lista de espera de { $name }. Você avança nela sem fazer nada e recebe um aviso.
cups-in-asked = Sua dupla recebeu o convite. Você está em { $name } quando ela disser que sim.
cups-in-agreed = Você disse que sim a { $name }. A inscrição vale quando a sua dupla também disser.
cups-in-yield = Você concordou. Vale quando todo mundo que recebeu a pergunta disser que sim.
cups-in-invited-yield = { $by } gostaria que outra pessoa, ou o piloto automático, jogasse por você em { $name }: { $reason }
cups-in-back = Você disse que sim a { $name }. A equipe volta quando a sua dupla, que recebeu a mesma pergunta, também disser.
cups-in-invited = { $by } gostaria de ter você em { $name }. Você só participa se disser que sim.
cups-team-on = Agora você ajuda em { $name }: /organise panel tem o que há para fazer.
cups-team-off = Você saiu da equipe de { $name }, e ninguém pode pôr você de volta nela.
cups-in-no = Você disse que não. A pergunta não será feita de novo.
cups-here = Você fez check-in em { $name }. A rodada 1 começa { $start } ({ $left }).
cups-here-waiting = Você fez check-in em { $name } e está na lista de espera: joga se uma vaga ficar livre antes de { $start }.

cups-leave-before = Quer sair de { $name }? Sua vaga vai para o primeiro nome da lista de espera.
cups-leave-begun = Quer desistir de { $name }?
cups-leave-tables = { $count ->
    [1] Sua mesa aberta passa ao piloto automático e conta como abandonada.
   *[other] As suas { $count } mesas abertas passam ao piloto automático e contam como abandonadas.
}
cups-leave-again = { $count ->
    [1] Se você voltar antes de o piloto automático jogar um turno lá, continua jogando.
   *[other] Se você voltar antes de o piloto automático jogar um turno lá, continua jogando nessas mesas.
}
cups-leave-until = Você pode voltar até a rodada { $round }.
cups-leave-any-time = Você pode voltar quando quiser.
cups-leave-for-good = Você não pode voltar.
cups-button-stay-in = Não, eu fico
cups-gone = Você não está mais em { $name }.
cups-gone-begun = Você desistiu de { $name }.

cups-list-title = ### { $name } · quem participa
cups-list-places = ### { $name } · colocações finais
cups-list-line = **{ $number }** { $lord }
cups-list-here = **{ $number }** { $lord } · aqui
cups-list-asking = **{ $number }** { $lord } · espera a dupla
cups-list-waiting = **Na lista de espera**
cups-list-dropped = **Desistências**
cups-list-absent = **Nunca jogaram um turno**
cups-list-expelled = **Desclassificações**
cups-list-nobody = Ninguém se inscreveu ainda.

cups-rules-title = ### { $name } · regras do evento
cups-rules-noshow = Quem não faz check-in perde a vaga. Avança quem está na lista de espera e fez check-in.
cups-rules-organisers = Organização: { $lords }
cups-rules-judges = Arbitragem: { $lords }
cups-rules-seal = Selo da semente: `{ $seal }`
cups-rules-seed = Semente: `{ $seed }`
cups-rules-seed-round = Semente ({ $round }): `{ $seed }`
cups-show-title = ### { $name }
cups-show-address = [O anúncio]({ $url })
cups-show-gone = O canal foi excluído. Partidas em andamento continuam por mensagem direta; a organização pode escolher outro canal.
cups-show-in = Você participa.
cups-show-here = Você participa e fez check-in.
cups-show-waiting = Você está na lista de espera.
cups-show-withdrawn = Você não participa: saiu, ou não fez check-in.
cups-show-addable = A organização ainda pode incluir você: fale com ela.
cups-show-dropped = Você está fora: desistiu, ou foi retirada a sua inscrição.
cups-show-expelled = Sua inscrição foi desclassificada.
cups-show-parted = Sua dupla foi desclassificada, então a sua equipe está fora. Seu lugar em uma mesa que não acabou continua seu, e a organização pode pôr alguém no lugar da dupla.
cups-button-show = Mostrar
cups-button-json = JSON

cups-phase-signup = As inscrições terminam { $ends }.
cups-phase-checkin = O check-in termina { $start }.
cups-phase-closed = As inscrições acabaram; começa { $start }.
cups-phase-running = Em jogo: { $round }, que termina { $ends }.
cups-phase-between = A próxima rodada ainda não começou.
cups-phase-paused = Está em pausa.
cups-phase-over = Acabou.
cups-phase-cancelled = Foi cancelado.

cups-events-title = ### Torneios aqui · { $count }
cups-events-line = { $name } · { $count ->
    [0] ninguém ainda
   *[other] { $what ->
        [teams] { $count ->
            [one] { $count } equipe
           *[other] { $count } equipes
        }
       *[lords] { $count ->
            [0] { $count } pessoas
            [one] { $count } pessoa
           *[other] { $count } pessoas
        }
    }
}
cups-events-in = Você participa.
cups-events-waiting = Você está na lista de espera.
cups-events-now = Abertos e em curso ({ $count })
cups-events-mine = Os meus ({ $count })
cups-events-over = Encerrados ({ $count })
cups-events-none-now = Nenhum torneio está aberto ou em curso aqui.
cups-events-none-mine = Você não está em nenhum evento aqui.
cups-events-none-over = Nenhum evento terminou aqui ainda.
cups-which = Qual evento…
cups-which-question = Qual evento?
cups-option-signup = inscrições abertas
cups-option-checkin = começa em breve
cups-option-running = em curso
cups-option-over = encerrado
cups-option-cancelled = cancelado
cups-export = { $name } como arquivos: inscrições, emparceiramentos, resultados e classificação.
cups-exported = Aqui está { $name } como arquivo.
cups-export-sealed = -# Resultados, partidas e sementes de uma rodada com o mesmo sorteio em todas as mesas vêm quando a última mesa dela acabar.
cups-button-games = Todas as partidas
cups-archive = Os registros de { $name }, parte { $part }: { $games ->
    [0] nenhuma partida
    [one] { $games } partida
   *[other] { $games } partidas
}, { $size } MB.
cups-archive-left = { $left ->
    [0] Ficam { $left } partidas para as próximas partes.
    [one] Fica { $left } partida para a próxima parte.
   *[other] Ficam { $left } partidas para as próximas partes.
}
cups-archive-next = Parte { $part }

cups-command-cup = Torneios: inscrição, a sua mesa, classificação
cups-command-cup-list = Torneios daqui
cups-command-cup-show = A página de um torneio
cups-command-cup-enter = Inscrever-se
cups-command-cup-leave = Retirar a inscrição ou desistir
cups-command-cup-here = Fazer check-in
cups-command-cup-table = Sua mesa nesta rodada, e por que você está nela
cups-command-cup-standings = Classificação, com cada número explicado
cups-command-cup-judge = Chamar a arbitragem à sua mesa
cups-command-cup-export = Inscrições, emparceiramentos, resultados e classificação como arquivo
cups-option-cup = Qual torneio
cups-option-partner = Sua dupla, onde se joga em equipes
cups-option-lord = De quem
cups-option-list = Quais
cups-option-what = Do que se trata
cups-option-as = Imagem, texto, tabela cruzada, ou glossário
cups-option-format = Tipo de arquivo
cups-as-picture = Imagem
cups-as-text = Texto
cups-as-cross = Tabela cruzada
cups-as-words = Glossário
cups-choice-now = Abertos e em curso
cups-choice-mine = Os meus
cups-choice-over = Encerrados
cups-choice-csv = CSV, para planilhas
cups-choice-json = JSON, para programas
cups-choice-xlsx = XLSX, uma pasta de trabalho com todas as tabelas
cups-choice-trf = TRF16, para programas de xadrez
cups-choice-entries = CSV só das inscrições
cups-choice-pairings = CSV só dos emparceiramentos
cups-choice-results = CSV só dos resultados
cups-choice-standings = CSV só da classificação
cups-choice-crosstable = CSV só da tabela cruzada
cups-choice-bracket = CSV só da chave
cups-choice-sheet = CSV dos emparceiramentos da rodada, para imprimir
cups-choice-event = { $name } · { $phase }
