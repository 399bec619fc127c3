organise-format-swiss-line = Sistema suíço, { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
} em mesas de { $size }
organise-format-robin-line = Todos contra todos em mesas de { $size }
organise-format-groups-line = { $groups } grupos em mesas de { $size }; de cada um, { $through ->
    [1] o primeiro lugar avança
   *[other] os { $through } primeiros avançam
}
organise-format-elimination-line = { $kind ->
    [double] Eliminação dupla
   *[single] Eliminatória simples
}{ $size ->
    [2] , dois por mesa
   *[other] {" "}em mesas de { $size }, { $through ->
        [1] o primeiro lugar avança
       *[other] os { $through } primeiros avançam
    }
}
organise-format-ladder-line = Um ranking permanente em mesas de { $size }
organise-format-league-line = Uma liga em divisões de { $division }, { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
} por temporada em mesas de { $size }, { $through ->
    [1] uma pessoa sobe e uma
   *[other] { $through } pessoas sobem e { $through }
} { $through ->
    [1] desce
   *[other] descem
}
organise-seasons-line = { $seasons ->
    [1] uma temporada
   *[other] { $seasons } temporadas
}
organise-final-line = depois uma mesa final de { $size }
organise-elimination-line = depois uma eliminatória de { $entries }, com final de { $size }
organise-teams-line = Equipes de dois: as duplas entram juntas.
organise-games-line = Cada confronto é uma melhor de { $games } partidas.
organise-duplicate-line = Mesmo sorteio para todos: igual em todas as mesas de uma rodada, em tópicos privados até ela acabar.
organise-box-line = { $box }.
organise-box-more-line = { $box }, { $variants }.
organise-clock-line = { $pace } em uma rodada de { $time }. O piloto automático joga por quem está fora, então toda rodada termina na hora.
organise-vacation-honored = Ausências e fins de semana livres são respeitados dentro de uma rodada: o relógio espera, a rodada não.
organise-vacation-ignored = Ausências e fins de semana livres não contam.
organise-who-line = { $facts }.
organise-who-anyone = Qualquer pessoa deste servidor pode entrar
organise-who-role = Só { $role } pode entrar
organise-who-reliability = confiabilidade a partir de { $percent }%
organise-who-rating = rating a partir de { $rating }
organise-who-opponents = partidas com rating contra pelo menos { $count ->
    [0] { $count } pessoas diferentes
    [one] { $count } pessoa
   *[other] { $count } pessoas diferentes
}
organise-size-line = Vagas para { $capacity } { $what ->
    [teams] equipes
   *[lords] pessoas
}; com menos de { $least }, é cancelado.
organise-late-line = Entrada tardia até a rodada { $round }.
organise-late-ladder = Dá para entrar e sair quando quiser.
organise-late-league = Dá para entrar quando quiser, para jogar a partir da próxima temporada.
organise-late-league-seasons = Dá para entrar até começar a temporada { $season }, para jogar a partir da próxima temporada.
organise-points-line = Pontos { $points }.
organise-ties-elimination = Empates sobre quem avança ou vence se resolvem por pontos, território e coroas da mesa, depois por { $decider ->
    [lot] um sorteio a partir da semente do evento
   *[game] mais uma partida
}.
organise-third-played = O terceiro lugar é disputado.
organise-ties-ladder = Quem vence uma mesa fica com a mais alta das posições que as pessoas dela tinham no ranking, e assim por diante. Empates na mesa se resolvem pelos pontos das partidas, depois maior território, coroas, e por fim um sorteio a partir da semente do evento.
organise-absences = Sai quem fica fora { $rounds ->
    [1] uma rodada
   *[other] { $rounds } rodadas seguidas
}.
organise-protest = Os resultados são definitivos { $time } após a última mesa.
organise-protest-none = Os resultados são definitivos quando a última mesa acaba.
organise-leavers-half = Uma inscrição que sai antes da metade das partidas não conta para ninguém.
organise-leavers-out = Uma inscrição que sai antes do fim não conta para ninguém.
organise-leavers-stand = Se uma inscrição sai, as partidas jogadas contam, e os adversários vencem o resto.
organise-seeding-rating = Cabeças de chave pelo ranking deste servidor no começo da rodada 1; quem não tem rating vem depois, por sorteio. Esses ratings estão nos arquivos do evento, que todo mundo pode obter.
organise-seeding-hand = Cabeças de chave definidas pela organização antes da rodada 1; o resto vem por sorteio.
organise-ties-lot = Pontos iguais dividem a posição.
organise-ties-line = Desempate: { $ties }; senão, a posição é dividida.
organise-ties-cut = Um sorteio diz quem avança.
organise-ties-then = {", "}depois{" "}
organise-tie-opponents = pontos dos adversários
organise-tie-opponents-about = Os pontos de quem você enfrentou: quem teve rivais mais fortes fica à frente
organise-tie-head = confronto direto
organise-tie-head-about = Resultados entre quem empatou, se todos se enfrentaram
organise-tie-share = parcela dos pontos
organise-tie-share-about = Sua parte dos pontos feitos na mesa, em média
organise-tie-territory = maior território
organise-tie-territory-about = Quadrados do maior território, em média das partidas
organise-tie-crowns = coroas
organise-tie-crowns-about = Coroas do seu reino, em média das partidas
organise-tie-duplicate = pontuação comparada
organise-tie-duplicate-about = Sua pontuação com o mesmo sorteio, frente a outras mesas
organise-tie-lot = mais nada
organise-tie-lot-about = Quem empata divide a posição; o sorteio só diz quem avança
organise-no-name = Ainda não tem nome.

organise-dates-signup = Inscrições { $open ->
    [yes] a partir de { $begins }
   *[no] até { $ends }
}
organise-dates = { $what ->
    [checkin] Check-in
    [round] Rodada { $round }
    [stage_round] Fase { $stage }, rodada { $round }
    [rounds] Mesas uma após a outra
    [final] Final
    [final_table] Mesa final
   *[season] Temporada { $round }
}: { $open ->
    [yes] a partir de { $begins }
   *[no] { $begins } a { $ends }
}
organise-dates-more = … { $rounds ->
    [1] mais uma rodada
   *[other] mais { $rounds } rodadas
} …

organise-gone-size = As mesas agora são de { $size }: a caixa exige isso.
organise-gone-teams = Equipes de dois precisam de Casamento real, então agora não há nenhuma.
organise-gone-dynasty = Dinastia não combina com isso.
organise-gone-duplicate = O mesmo sorteio para todos exige rodadas jogadas ao mesmo tempo, então foi desligado.
organise-gone-games = Uma Dinastia já são três partidas, então a melhor de várias foi desligada.
organise-gone-points = Os pontos voltaram aos habituais: os seus eram para mesas de outro tamanho.
organise-gone-ties = A pontuação comparada não decide nada sem o mesmo sorteio para todos.
organise-gone-late = A entrada tardia foi desligada: este formato não tem.
organise-gone-final = A mesa final foi desligada: a caixa não tem nenhuma desse tamanho.
organise-fault-name-missing = Precisa de um nome.
organise-fault-signup_until-past = As inscrições terminariam { $at }; precisam ficar abertas pelo menos { $minutes } minutos a partir de agora.
organise-fault-start-order = A rodada 1 começaria antes do fim das inscrições.
organise-fault-start-checkin = O check-in precisa de { $minutes } minutos entre o fim das inscrições e a rodada 1.
organise-fault-start-far = A rodada 1 pode começar daqui a no máximo { $days } dias.
organise-fault-pace-none = Precisa de um relógio, para que as rodadas sejam jogadas em vez de encerradas pelo piloto automático.
organise-fault-pace-round = Um turno pode durar mais que uma rodada: escolha um relógio mais curto ou uma rodada mais longa.
organise-fault-least-size = Uma mesa precisa de pelo menos { $entries }.
organise-fault-least-final = A mesa final precisa de { $entries }, então exija pelo menos isso.
organise-fault-groups-small = Os grupos teriam { $entries ->
    [1] uma inscrição
   *[other] { $entries } inscrições
} cada, o que é pouco: escolha menos grupos ou mais vagas.
organise-fault-groups-final = { $entries ->
    [1] Só uma inscrição avança
   *[other] Só { $entries } inscrições avançam
}, o que é pouco para a mesa final.
organise-fault-groups-over = { $entries } avançam dos grupos, mas a mesa final tem { $final } vagas: só as melhores jogam lá.
organise-fault-groups-large = Um grupo pode ter no máximo { $entries } inscrições: escolha mais grupos ou menos vagas.
organise-fault-capacity-robin = Todos contra todos só dá com no máximo { $entries } inscrições: escolha menos vagas, grupos ou sistema suíço.
organise-fault-round-short = Com este relógio, as partidas de uma rodada costumam levar pelo menos { $days ->
    [1] um dia
   *[other] { $days } dias
}.
organise-fault-round-long = Dura { $days } dias.
organise-fault-teams-pairs = Duas duplas não podem jogar em uma mesa: onde só sobram duas, como em uma última mesa, elas dividem a posição e o sorteio diz quem avança.
organise-fault-rounds-repeats = Se só { $entries } se inscreverem, algumas se encontram de novo em { $rounds } rodadas.

organise-command-organise = Criar e dirigir torneios
organise-command-organise-new = Criar um torneio, passo a passo ou de uma vez
organise-option-template = Começar com um modelo deste servidor
organise-option-name = O nome, de 1 a 30 caracteres
organise-option-format = Como se joga
organise-option-box = A caixa
organise-option-variants = Variantes e mais, como Harmonia, Reino Central
organise-option-lords = Quantas pessoas por mesa
organise-option-clock = O tempo por turno, como 12 horas
organise-option-rounds = Quantas rodadas
organise-option-capacity = Quantas vagas há
organise-option-who = Só quem tem este cargo pode entrar
organise-option-opponents = Contra quantas pessoas diferentes é preciso ter jogado valendo rating
organise-option-signup = Quando terminam as inscrições, como sexta-feira 20:00 ou em 5 dias
organise-option-start = Quando começa a rodada 1, como 24 dez 18:00
organise-option-vacation = Se ausências fazem o relógio esperar dentro de uma rodada
organise-command-organise-publish = Publicar o torneio que você preparou

organise-new-title = ### Um novo torneio
organise-step-what = O quê
organise-step-format = Formato
organise-step-dates = Datas
organise-step-who = Quem pode entrar
organise-step-ties = Pontos e empates
organise-step-preview = Prévia
organise-steps = { $steps }
organise-zone = As datas aparecem no fuso de cada pessoa. Você as digita em { $zone }, o fuso das suas /settings.
organise-rounds-fixed = Quantas rodadas há depende de quantas inscrições há.

organise-pick-format = Formato
organise-pick-format-swiss = Sistema suíço
organise-pick-format-swiss-about = Todos jogam cada rodada, com rivais de resultado parecido
organise-pick-format-robin = Todos contra todos
organise-pick-format-robin-about = Cada um enfrenta todos os outros
organise-pick-format-groups = Grupos e mesa final
organise-pick-format-groups-about = Todos contra todos em grupos; os melhores avançam
organise-pick-format-single = Eliminatória simples
organise-pick-format-single-about = Uma derrota e você está fora
organise-pick-format-double = Eliminação dupla
organise-pick-format-double-about = Duas derrotas e você está fora
organise-pick-format-ladder = Ranking
organise-pick-format-ladder-about = Sempre aberto; quem está livre e próximo joga junto
organise-pick-format-league = Liga
organise-pick-format-league-about = Divisões e temporadas, acesso e rebaixamento
organise-pick-size = { $number } por mesa
organise-pick-rounds = { $number ->
    [one] { $number } rodada
   *[other] { $number } rodadas
}
organise-pick-final = Mesa final de { $number }
organise-pick-final-none = Sem mesa final
organise-pick-groups = { $number } grupos
organise-pick-through = { $number ->
    [1] O primeiro avança
   *[other] Os { $number } primeiros avançam
}
organise-pick-division = Divisões de { $number }
organise-pick-seasons = { $number ->
    [one] { $number } temporada
   *[other] { $number } temporadas
}
organise-pick-seasons-none = Temporadas até você encerrar
organise-pick-games = { $number ->
    [1] Uma partida por confronto
   *[other] Melhor de { $number }
}
organise-pick-duplicate-yes = Mesmo sorteio para todos: sim
organise-pick-duplicate-yes-about = Mesas com o mesmo sorteio, em tópicos privados até o fim
organise-pick-duplicate-no = Mesmo sorteio para todos: não
organise-pick-duplicate-no-about = Cada mesa tem sorteio próprio, e todos podem assistir
organise-pick-absences = Fora após { $number ->
    [1] uma rodada do piloto automático
   *[other] { $number } rodadas do piloto automático
}
organise-pick-absences-none = Quem está fora continua inscrito
organise-pick-leavers-half = Quem sai conta se jogou a metade
organise-pick-leavers-half-about = Regra da FIDE: abaixo disso, não conta; senão, vitória
organise-pick-leavers-out = Quem sai não conta para ninguém
organise-pick-leavers-out-about = Todas as partidas dessa pessoa saem da classificação
organise-pick-leavers-stand = Conta o que foi jogado antes da saída
organise-pick-leavers-stand-about = Os adversários vencem as partidas que restam
organise-pick-seeding-lot = Cabeças de chave: por sorteio
organise-pick-seeding-lot-about = A partir da semente do evento, que todos podem conferir
organise-pick-seeding-rating = Cabeças de chave: por rating
organise-pick-seeding-rating-about = Pelo ranking deste servidor no começo da rodada 1
organise-pick-seeding-hand = Cabeças de chave: à mão
organise-pick-seeding-hand-about = Você ordena as inscrições antes da rodada 1
organise-pick-third-no = O terceiro lugar é dividido
organise-pick-third-no-about = Por quem perde as semifinais
organise-pick-third-yes = O terceiro lugar é disputado
organise-pick-third-yes-about = Na rodada da final, se ela for uma mesa de dois
organise-pick-decider-game = Mesas empatadas jogam de novo
organise-pick-decider-game-about = Mais uma partida de quem empatou, se um avança ou vence
organise-pick-decider-lot = Mesas empatadas vão a sorteio
organise-pick-decider-lot-about = A partir da semente do evento; nenhuma rodada se alonga
organise-pick-checkin-yes = Check-in: sim
organise-pick-checkin-no = Check-in: não
organise-pick-vacation-yes = Ausência: o relógio espera
organise-pick-vacation-no = Ausência: o relógio continua
organise-pick-takeback-yes = Dá para voltar o turno até a próxima pessoa agir
organise-pick-takeback-no = Não dá para voltar o turno
organise-pick-round = Rodadas de { $time }
organise-pick-rest = { $time } entre rodadas
organise-pick-rest-none = Sem pausa entre rodadas
organise-pick-protest = Definitivo { $time } após a última mesa
organise-pick-protest-none = Definitivo logo após a última mesa
organise-pick-late = Entrada tardia até a rodada { $number }
organise-pick-late-none = Sem entrada tardia
organise-pick-tie = { $place }: { $tie }

organise-which-box = Qual caixa?
organise-which-variants = Variantes: nenhuma
organise-which-template = Começar com um modelo…
organise-which-role = Qual cargo pode entrar?
organise-which-clock = Relógio
organise-which-tie = Desempate
organise-which-size = Tamanho das mesas
organise-which-rounds = Rodadas
organise-which-final = Mesa final
organise-which-groups = Grupos
organise-which-through = Quantos avançam
organise-which-division = Tamanho das divisões
organise-which-seasons = Temporadas
organise-which-games = Partidas por confronto
organise-which-duplicate = Mesmo sorteio para todos
organise-which-leavers = Quando alguém sai
organise-which-seeding = Cabeças de chave
organise-which-third = Terceiro lugar
organise-which-decider = Mesas empatadas
organise-which-absences = Quem está fora
organise-which-checkin = Check-in
organise-which-vacation = Ausência
organise-which-takeback = Volta do turno
organise-which-round = Duração da rodada
organise-which-rest = Entre rodadas
organise-which-protest = Quando é definitivo
organise-which-late = Entrada tardia

organise-button-words = Nome e texto…
organise-button-dates = Digitar as datas…
organise-button-numbers = Quem…
organise-button-points = Pontos…
organise-button-ties = Pontos e empates
organise-button-publish = Publicar
organise-button-keep = Salvar como modelo
organise-button-shred = Remover um modelo…
organise-button-fresh = Recomeçar

organise-form-words = Nome e texto
organise-form-words-name = Nome
organise-form-words-text = O que convém saber (pode ficar vazio)
organise-form-dates = Datas
organise-form-dates-hint = Deixe vazio para manter o planejado
organise-form-date-signup_until = Fim das inscrições, como sexta-feira 20:00
organise-form-date-start = Começo da rodada 1, como 24 dez 18:00
organise-form-date-ends = Fim da rodada, como domingo 20:00
organise-form-date-table = A mesa é jogada até, como domingo
organise-form-date-begins = Próxima rodada, como segunda-feira 18:00
organise-form-numbers-rounds = Rodadas
organise-form-numbers-late = Última rodada com entrada tardia; 0: sem
organise-what-changes = ### O que deve mudar em { $cup }?
organise-change-words = Nome e texto…
organise-change-numbers = Números…
organise-form-seat-entries = Uma mesa; um só: folga; vazio: nenhuma
organise-form-swap-entries = Quais dois
organise-form-first = A partir de qual rodada
organise-form-first-hint = Vazio: a partir da próxima
organise-form-points = Pontos
organise-form-points-label = Do primeiro lugar em diante; vazio: usual
organise-form-numbers-capacity = Vagas
organise-form-numbers-least = Mínimo de inscrições
organise-form-numbers-reliability = Confiabilidade em %; 0: qualquer
organise-form-numbers-rating = Rating, número de rivais; 0 0: qualquer
organise-form-numbers-round = Horas por rodada
organise-form-keep-label = Nome do modelo

organise-kept = Salvo como { $template }. As datas avançam semanas inteiras a cada uso.
organise-shred-title = ### Remover um modelo
organise-shred-which = Qual modelo?
organise-shredded = { $template } foi removido.
organise-template-about = { $format }
organise-changed = A configuração mudou desde que você a viu. Agora está assim.
organise-ready = Não falta nada. Depois de publicado, as inscrições ficam abertas.
organise-missing = Falta antes de publicar:
organise-note = Vale olhar de novo:
organise-preview-dates = Com { $entries } inscrições:
organise-no-right = Não posso publicar em { $channel }: lá preciso de { $rights }.
organise-right-view = ver o canal
organise-right-text = um canal de texto
organise-right-send = enviar mensagens
organise-right-threads = criar tópicos públicos
organise-right-talk = enviar mensagens em tópicos
organise-right-private = criar tópicos privados, para o mesmo sorteio para todos
organise-published = { $cup } está publicado. O anúncio vai para { $channel }.
organise-closed = Seu torneio está guardado como está. /organise new o abre de novo.
organise-button-panel = Painel da organização

organise-command-organise-panel = Abrir o painel da organização
organise-command-organise-pair = Emparceirar a próxima rodada agora
organise-command-organise-unpair = Desfazer o último emparceiramento
organise-command-organise-extend = Dar mais tempo a esta rodada
organise-command-organise-dates = Mudar datas, para antes ou depois
organise-command-organise-change = Mudar o que foi anunciado
organise-command-organise-seat = Definir à mão uma mesa ou uma folga da próxima rodada
organise-command-organise-swap = Trocar dois no emparceiramento recém-feito
organise-command-organise-pause = Pausar ou retomar
organise-command-organise-result = Corrigir um resultado
organise-command-organise-replace = Substituir alguém
organise-command-organise-expel = Desclassificar alguém
organise-command-organise-drop = Retirar alguém
organise-command-organise-table = Pôr alguém no piloto automático, ou reiniciar o relógio de uma mesa
organise-command-organise-add = Incluir alguém depois do prazo ou importar inscrições
organise-command-organise-message = Escrever para todo mundo do evento
organise-command-organise-seed = Dizer em que ordem ficam as cabeças de chave
organise-command-organise-team = Pôr ou tirar alguém da organização ou da arbitragem
organise-command-organise-cancel = Cancelar o evento
organise-command-organise-confirm = Confirmar os resultados quando todas as mesas acabarem
organise-command-organise-reopen = Permitir corrigir resultados de um evento encerrado, ou abrir um que foi cancelado
organise-command-organise-channel = Continuar em outro canal
organise-command-organise-fairplay = Ver com que frequência alguém joga como um computador forte jogaria
organise-option-cup = Qual torneio
organise-option-reason = Por quê; todo mundo pode ler no diário
organise-option-ends = Quando esta rodada termina, como domingo 20:00
organise-option-begins = Quando a próxima rodada começa, como segunda-feira 18:00
organise-option-least = O mínimo de inscrições
organise-option-late = A última rodada com entrada tardia; 0: nenhuma
organise-option-entries = Números ou nomes, como 4, 7 ou Ann, Ben
organise-option-first = A partir de qual rodada; vazio: a partir da próxima
organise-option-hours = Quantas horas
organise-option-channel = O canal em que ele continua
organise-option-round = Qual rodada, se não for a última
organise-option-table = O número da mesa na rodada
organise-option-lord = Quem
organise-option-with = Quem substitui; sem isto, o primeiro nome da lista de espera
organise-option-do = O que fazer
organise-option-order = Nomes ou números de inscrições, a melhor primeiro, com vírgulas
organise-option-user = Quem deve entrar
organise-option-partner = A dupla, onde se joga em equipes de dois
organise-option-file = Um arquivo de inscrições (CSV), antes do começo
organise-option-text = O que você quer dizer
organise-option-member = Quem entra na equipe ou sai dela
organise-option-role = Qual papel
organise-choice-autopilot = O piloto automático joga por alguém
organise-choice-adjourn = Adiar: a mesa é jogada até outra data
organise-choice-restart = O relógio começa de novo
organise-choice-organiser = Organização
organise-choice-judge = Arbitragem
organise-choice-nothing = Nenhum: fora da equipe

organise-panel-title = ### { $cup } · painel da organização
organise-panel-public = Toda ação pede um motivo e aparece no diário público.
organise-state-signup = Inscrições até { $at }. Já são { $entries } de { $capacity }{ $waiting ->
    [0] .
    [one] , mais { $waiting } na lista de espera.
   *[other] , mais { $waiting } na lista de espera.
}
organise-state-checkin = Check-in até { $at }. Já são { $here } de { $entries }{ $waiting ->
    [0] .
    [one] , mais { $waiting } na lista de espera.
   *[other] , mais { $waiting } na lista de espera.
}
organise-state-closed = As inscrições acabaram: { $entries ->
    [1] uma participa
   *[other] { $entries } participam
}{ $waiting ->
    [0] .
    [one] , mais { $waiting } na lista de espera.
   *[other] , mais { $waiting } na lista de espera.
} A rodada 1 começa { $at }.
organise-state-round = { $tables ->
    [1] Em jogo: { $round }. { $over ->
        [0] A única mesa ainda está em jogo
       *[other] A única mesa acabou
    }. Termina { $at } ({ $left }).
   *[other] Em jogo: { $round }. Já acabaram { $over } de { $tables } mesas. Termina { $at } ({ $left }).
}
organise-state-between = { $adjourned ->
    [0] Acabaram todas as mesas: { $round }.
   *[other] Acabaram todas as outras mesas: { $round }.
}
organise-state-adjourned = Adiada: mesa { $table } ({ $round }). Termina { $at } ({ $left }).
organise-state-closed-now = Os resultados são definitivos. O que vem depois vem daqui a pouco: aperte **Atualizar**.
organise-state-ended-now = Todas as rodadas acabaram. O que vem depois vem daqui a pouco: aperte **Atualizar**.
organise-state-begun = Começou; as primeiras mesas estão sendo preparadas.
organise-state-paused = **Em pausa** ({ $at }): tudo espera.
organise-state-asked = { $count ->
    [1] Uma pessoa convidada a jogar ainda não respondeu.
   *[other] { $count } pessoas convidadas a jogar ainda não responderam.
}
organise-state-over = { $winners ->
    [0] Acabou, sem vitória.
   *[other] Acabou: vitória de { $lord }.
}
organise-state-too-few = Foi cancelado: havia menos de { $least }.
organise-need-few = { $there ->
    [1] **Só há uma inscrição até agora**
   *[other] **Só há { $there } inscrições até agora**
}: com menos de { $least }, é cancelado { $at }. Chame com uma mensagem, ou adie o começo.
organise-need-confirm = **Todas as mesas acabaram.** Aperte **Confirmar os resultados**, ou corrija o que está errado antes de valerem em definitivo.
organise-need-seeds = **Ainda não há cabeças de chave.** Aperte **Definir cabeças de chave…** antes da rodada 1; senão, tudo vai por sorteio.
organise-need-nothing = Não há nada pendente para você.
organise-need-gone = **O canal do evento foi excluído**, então o evento está parado: nenhuma rodada começa. Escolha outro canal, e ele continua lá.
organise-need-role = **O cargo necessário para entrar foi excluído**, então ninguém pode se inscrever. Permita a entrada sem ele, ou inclua quem deve jogar.
organise-need-shut = **Não posso mais publicar em { $channel }**, então o evento está parado: nenhuma rodada começa. Dê ao Castellan as permissões *Ver canal* e *Enviar mensagens* lá, ou escolha outro canal.
organise-need-left-entries = Não estão mais neste servidor: { $lords }{ $more ->
    [0] .
    [1] {" "}e mais uma pessoa.
   *[other] {" "}e mais { $more } pessoas.
} Escolha abaixo para substituir ou retirar.
organise-need-left-team = Não estão mais neste servidor, então ninguém chama: { $lords }{ $more ->
    [0] .
    [1] {" "}e mais uma pessoa.
   *[other] {" "}e mais { $more } pessoas.
} Quem tem *Gerenciar servidor* pode dirigir o evento.
organise-channel-title = Em que canal { $cup } deve continuar? Tudo o que está em andamento é publicado lá de novo.
organise-channel = Outro canal…
organise-need-call = **Arbitragem chamada** { $at } por { $lord }{ $table ->
    [0] {""}
   *[other] , mesa { $table }
}: { $what }
organise-late-lord = Atraso: mesa { $table }, { $lord } perdeu { $missed ->
    [1] um turno
   *[other] { $missed } turnos
}.
organise-late-lord-autopilot = { $missed ->
    [0] Mesa { $table }: o piloto automático joga por { $lord }.
    [1] Atraso: mesa { $table }, { $lord } perdeu um turno e não voltou.
   *[other] Atraso: mesa { $table }, { $lord } perdeu { $missed } turnos e não voltou.
}
organise-late-option = { $missed ->
    [0] O piloto automático joga por { $name }
    [1] { $name } perdeu um turno
   *[other] { $name } perdeu { $missed } turnos
}
organise-missed-option = { $missed ->
    [0] O piloto automático joga
    [1] Perdeu um turno
   *[other] Perdeu { $missed } turnos
}
organise-waits-option = Na lista de espera
organise-next-paired = A próxima rodada é emparceirada sozinha { $at }.
organise-next-paired-now = A próxima rodada é emparceirada sozinha daqui a pouco: aperte **Atualizar**.
organise-next-by-hand = À mão ({ $round }): { $what }.
organise-next-left-over = { $count ->
    [1] Uma inscrição sobra e tem folga.
   *[other] { $count } inscrições sobram e têm folga.
}
organise-next-playing = Próxima rodada agora: { $tables ->
    [1] ainda há uma mesa
   *[other] ainda há { $tables } mesas
} em jogo.

organise-act = Fazer algo no evento…
organise-act-extend = Prolongar esta rodada…
organise-act-extend-about = Todas as mesas ganham o mesmo tempo a mais
organise-act-postpone = Adiar todas as datas…
organise-act-postpone-about = Inscrições, se abertas, e rodada 1 vêm mais tarde
organise-act-dates = Mudar as datas…
organise-act-dates-about = Para antes ou depois; todo mundo recebe aviso
organise-act-change = Mudar o que foi anunciado…
organise-act-change-about = Nome, texto, vagas, rodadas
organise-act-seat = Emparceirar à mão…
organise-act-seat-about = Uma mesa ou uma folga da próxima rodada
organise-act-swap = Trocar dois…
organise-act-swap-about = No emparceiramento recém-feito
organise-act-pause = Pausar o evento…
organise-act-pause-about = Todos os relógios e datas esperam
organise-act-resume = Retomar…
organise-act-resume-about = As datas andam o tempo da pausa; após 2 semanas, +3 dias
organise-act-message = Mensagem a todo mundo…
organise-act-message-about = Conforme o ajuste de avisos de cada pessoa
organise-act-add = Incluir alguém…
organise-act-add-about = Mais tarde, ou quem tinha saído
organise-act-open = Permitir a entrada sem o cargo…
organise-act-open-about = Todas as outras condições ficam
organise-act-close = Encerrar as inscrições agora…
organise-act-close-about = Ninguém mais entra; a rodada 1 começa como planejado
organise-act-seed = Definir cabeças de chave…
organise-act-seed-about = A ordem em que começam
organise-act-channel = Escolher outro canal…
organise-act-channel-about = O evento continua lá
organise-act-stand = Publicar a classificação agora…
organise-act-stand-about = Vai para o tópico do evento
organise-act-team = Organização e arbitragem…
organise-act-team-about = Pôr ou tirar alguém
organise-act-end = Encerrar o evento…
organise-act-end-about = Com a classificação como está
organise-act-confirm = Confirmar os resultados
organise-act-reopen = Reabrir o evento…
organise-act-reopen-about = Inscrições de novo, ou correção de resultados
organise-act-cancel = Cancelar o evento…
organise-act-cancel-about = Termina sem resultado
organise-act-import = Importar inscrições
organise-act-result = Corrigir o resultado…
organise-act-restart = Reiniciar o relógio…
organise-act-adjourn = Adiar…
organise-act-replace = Substituir…
organise-act-drop = Retirar…
organise-act-expel = Desclassificar…
organise-act-autopilot = Piloto automático…
organise-tact = Fazer algo em uma mesa…
organise-pact = Fazer algo com alguém…
organise-other-table = Outra mesa…
organise-other-lord = Outra pessoa…
organise-table-option = { $stages ->
    [1] {""}
   *[other] { $stage }{" "}
}R{ $round } M{ $table } · { $lords }
organise-table-over = Encerrada
organise-table-adjourned = Adiada
organise-table = Mesa { $table }: { $lords }
organise-game-option = Decidir sobre a partida { $game }
organise-autopilot-whom = Piloto automático para…
organise-lord-title = ### { $lord }
organise-entry-in = { $lord } participa.
organise-entry-waiting = { $lord } espera uma vaga.
organise-entry-withdrawn = { $lord } retirou a inscrição.
organise-entry-dropped = { $lord } desistiu.
organise-entry-expelled = { $lord }: inscrição desclassificada.
organise-whom-replace = Quem entra no lugar?
organise-whom-replace-title = Outra pessoa deste servidor é convidada a assumir a vaga de { $lord }, com os pontos e as mesas abertas.
organise-whom-add = Quem deve entrar?
organise-whom-add-title = Quem recebe o convite para jogar em { $cup }? Duplas são escolhidas juntas.
organise-whom-lord = De quem se trata?
organise-whom-lord-title = Escolha alguém de { $cup }.
organise-whom-team-title = A organização de { $cup } pode fazer tudo aqui, a arbitragem decide sobre mesas.
organise-whom-organiser = Pôr na organização…
organise-whom-judge = Pôr na arbitragem…
organise-off-team = Tirar da equipe…
organise-role-organiser = Organização
organise-role-judge = Arbitragem
organise-first-waiting = Primeiro da espera

organise-form-reason = Motivo (todo mundo pode ler)
organise-form-hours = Horas
organise-form-order = Inscrições, a melhor primeiro, uma por linha
organise-form-text = O que você quer dizer?
organise-form-result = Corrigir o resultado
organise-form-result-hint = Pontos, como 44, ou lugar e pontos, como 1, 44
organise-form-pair = Próxima rodada agora
organise-form-unpair = Desfazer o último emparceiramento
organise-form-stage = Fase, a partir de 1
organise-form-round = Rodada
organise-form-table = Mesa

organise-button-channel = Escolher outro canal
organise-button-refresh = Atualizar
organise-button-log = Diário
organise-button-anew = Novo evento como este
organise-button-asklords = Convidar participantes
organise-again-reason = As inscrições de { $cup }
organise-button-pair = Próxima rodada agora
organise-button-begin = Começar a rodada 1
organise-button-unpair = Desfazer emparceiramento
organise-button-do = Fazer
organise-button-again = Jogar de novo
organise-button-stands = Deixar como estão
organise-button-passes = Avança quem perdeu
organise-button-passes-none = Ninguém avança
organise-button-dont = Cancelar
organise-done = Feito. Está no diário do evento.

organise-effect-title = ### Isto aconteceria
organise-effect-open = De agora em diante, ninguém precisa do cargo para entrar em { $cup }.
organise-effect-channel = O evento continua em { $channel }: o anúncio e o que está em andamento são publicados lá, { $tables ->
    [0] e as próximas mesas também.
    [1] e a mesa aberta vai junto.
   *[other] e as { $tables } mesas abertas vão junto.
}
organise-effect-channel-blind = **{ $lords ->
    [one] { $lords } participante não vê esse canal.
   *[other] { $lords } participantes não veem esse canal.
}** Todo mundo recebe por mensagem direta onde está o evento; quem não o vê só pode jogar por lá.
organise-effect-changed = ### Algo mudou desde que você viu isto. Agora aconteceria isto
organise-effect-reason = Motivo: { $reason }
organise-effect-moved = O que estava planejado para { $before } passa para { $after }.
organise-effect-ends = Termina { $after } em vez de { $before }.
organise-effect-date-signup_until = As inscrições terminam { $after } em vez de { $before }.
organise-effect-date-start = A rodada 1 começa { $after } em vez de { $before }.
organise-effect-date-ends = O fim ({ $round }) passa para { $after } em vez de { $before }, e o que vem depois, no mesmo tanto.
organise-effect-date-begins = A próxima rodada começa { $after } em vez de { $before }.
organise-effect-date-sooner = { $tables ->
    [1] Ainda há uma mesa em jogo. O que faltar nela então é jogado pelo piloto automático.
   *[other] Ainda há { $tables } mesas em jogo. O que faltar nelas então é jogado pelo piloto automático.
}
organise-effect-date-told = Todas as pessoas afetadas recebem aviso.
organise-effect-change-name = Chama-se “{ $after }” em vez de “{ $before }”.
organise-effect-change-text = De agora em diante, o texto é: { $after }
organise-effect-change-capacity = Tem { $after } vagas em vez de { $before }.
organise-effect-change-least = O mínimo é de { $after } em vez de { $before }.
organise-effect-change-rounds = Tem { $after } rodadas em vez de { $before }.
organise-effect-change-late = A entrada tardia vai até a rodada { $after } em vez de { $before }.
organise-effect-end-early = Não se jogam mais rodadas { $last ->
    [yes] depois de { $round }: vale a classificação como está, e nada vem depois.
   *[no] aqui depois de { $round }: vale a classificação como está, e começa o que vem depois.
}
organise-effect-seat = À mão na rodada { $round }:
organise-effect-seat-table = - uma mesa de { $lords }
organise-effect-seat-byes = - uma folga para { $lords }
organise-effect-seat-rest = As outras inscrições são emparceiradas entre si, como sempre.
organise-effect-seat-left-over = { $count ->
    [1] Uma delas sobra e também tem folga.
   *[other] { $count } delas sobram e também têm folga.
}
organise-effect-seat-none = Nada mais é definido à mão: toda a rodada { $round } é emparceirada como sempre.
organise-effect-swap = { $lords } trocam de lugar.
organise-effect-swap-anew = { $tables ->
    [1] A mesa desta rodada começa
   *[other] As { $tables } mesas desta rodada começam
} de novo, com novos sorteios. A rodada mantém o seu fim.
organise-effect-postpone = Toda data antes do começo é adiada em { $time }.
organise-effect-extend = { $tables ->
    [1] A única mesa aberta
   *[other] As { $tables } mesas abertas
} ({ $round }): mais { $time }.
organise-effect-pause = { $cup } entra em pausa: todas as datas esperam, e { $tables ->
    [0] não há nada em jogo
    [1] o relógio de uma mesa para
   *[other] os relógios de { $tables } mesas param
}.
organise-effect-resume = { $cup } continua: { $tables ->
    [0] não há mesa aberta
    [1] o relógio de uma mesa anda de novo
   *[other] os relógios de { $tables } mesas andam de novo
}, e todas as datas são adiadas no mesmo tanto.
organise-effect-game = Partida { $game } do confronto.
organise-effect-will = Vai valer: { $scores }
organise-effect-was = Valia: { $scores }
organise-effect-score = { $place } { $lord } { $points }
organise-effect-stops = { $games ->
    [1] A partida em andamento ali termina
   *[other] { $games } partidas em andamento ali terminam
}.
organise-effect-goes-on = O confronto não se decide com isso e continua.
organise-effect-depends = Com esse resultado, outras pessoas deveriam estar em mesas já emparceiradas. Você escolhe: essas mesas são jogadas de novo por quem deveria estar nelas, e os resultados atuais não contam; ou tudo fica como está.
organise-effect-again = { $round }, { $table } · { $over ->
    [0] em jogo
   *[other] encerrada
} { $count ->
    [0] { "" }
   *[other] → { $lords }
}
organise-effect-again-more = { $tables ->
    [1] e mais uma mesa
   *[other] e mais { $tables } mesas
}
organise-effect-frozen = A fase dela acabou: quem avançou fica.
organise-effect-replace = { $other } assume a vaga de { $lord }, com todos os pontos.
organise-effect-replace-rated = Uma partida em andamento conta no rating como abandonada por { $lord } se { $lord } perdeu um turno nela; senão, pela posição do reino; sem turno jogado, não conta.
organise-effect-in-time = { $lords } não perdeu nenhum turno na mesa, e responde antes. Sem um sim, só é possível depois de um turno perdido.
organise-effect-waited = { $other } esperava uma vaga e deixa a lista de espera.
organise-effect-seats = { $tables ->
    [1] A mesa aberta é passada
   *[other] { $tables } mesas abertas são passadas
} adiante.
organise-effect-expel = A inscrição de { $lord } é desclassificada e está fora.
organise-effect-parts = { $other } mantém o próprio lugar em uma mesa aberta. Com Substituir…, outra pessoa pode entrar no lugar de { $lord }; até lá, a equipe não é emparceirada.
organise-effect-parts-before = Com { $lord } sai a equipe; { $other } pode entrar de novo com outra pessoa.
organise-effect-drop = { $lord } sai do evento, e pode voltar enquanto houver rodada por vir.
organise-effect-passes = Com a vitória na última mesa, avançaria. Você escolhe: { $other }, que perdeu ali, avança no lugar, ou ninguém avança e o próximo adversário fica sem mesa.
organise-effect-passes-again = Nesse caso, o que foi emparceirado desde então é jogado de novo:
organise-effect-moves-up = { $other } sobe da lista de espera.
organise-effect-autopilots = { $tables ->
    [1] A mesa aberta passa
   *[other] { $tables } mesas abertas passam
} ao piloto automático.
organise-effect-autopilot = O piloto automático joga por { $lord } de agora em diante, até { $lord } voltar. Quem teve um turno e não voltou até o fim da partida conta no rating como quem abandonou.
organise-effect-adjourn = Esta mesa é jogada até { $ends }. As rodadas continuam; até acabar, ela conta como empate: meio ponto para cada em uma mesa de dois.
organise-effect-restart = O turno em andamento recebe de novo todo o seu tempo.
organise-effect-asked = Antes, a pergunta vai a: { $lords }. Nada acontece sem um sim.
organise-effect-add = Vai participar: { $lords }.
organise-effect-add-waits = Vai para a lista de espera: { $lords }. Não há vaga livre.
organise-effect-add-late = Vai jogar a partir da rodada { $round }: { $lords }.
organise-effect-import = { $lords ->
    [1] Uma pessoa é convidada e participa
   *[other] { $lords } pessoas são convidadas e participam
} se disser que sim.
organise-effect-left = { $lords ->
    [1] Mais uma inscrição fica
   *[other] Mais { $lords } inscrições ficam
} de fora: seria gente demais a convidar de uma vez. Traga o arquivo de novo quando houver respostas.
organise-effect-known = { $lords ->
    [1] Uma inscrição do arquivo já participa, ou foi convidada, e é pulada
   *[other] { $lords } inscrições do arquivo já participam, ou foram convidadas, e são puladas
}.
organise-effect-some-wait = Não há vagas para todo mundo: as últimas inscrições esperam.
organise-effect-unpair = O emparceiramento ({ $round }) é desfeito: { $tables ->
    [1] a mesa termina
   *[other] as { $tables } mesas terminam
} sem resultado.
organise-effect-unpair-played = { $tables ->
    [1] Uma delas acabou: o resultado não conta.
   *[other] { $tables } delas acabaram: os resultados não contam.
}
organise-effect-paired-again = É emparceirada de novo sozinha { $at }, ou antes, se você o fizer.
organise-effect-pair = { $round } é emparceirada e começa agora; dura o tempo inteiro.
organise-effect-pair-next = O que vem depois da fase “{ $stage }” é emparceirado e começa agora; a primeira rodada dura o tempo inteiro.
organise-effect-begin = Inscrições e check-in acabam, e a rodada 1 começa agora com { $lords ->
    [1] uma inscrição
   *[other] { $lords } inscrições
}. Dura o tempo inteiro.
organise-effect-begin-without = { $more ->
    [0] Quem não fez check-in está fora: { $lords }.
    [one] Quem não fez check-in está fora: { $lords } e mais { $more }.
   *[other] Quem não fez check-in está fora: { $lords } e mais { $more }.
}
organise-effect-pair-instead = Sozinha, começaria { $at }.
organise-effect-message = { $lords ->
    [1] Uma pessoa recebe:
   *[other] { $lords } pessoas recebem:
}
organise-effect-team-on = { $role ->
    [judge] { $lord } pode arbitrar aqui; o nome aparece e os chamados às mesas vêm depois de **Eu ajudo**.
   *[organiser] { $lord } pode fazer tudo aqui; o nome aparece na organização e os chamados vêm depois de **Eu ajudo**.
}
organise-effect-team-off = { $lord } sai da { $role ->
    [judge] arbitragem
   *[organiser] organização
}.
organise-effect-seed = Cabeças de chave, a melhor primeiro: { $lords }. { $left ->
    [0] São todas.
    [1] Segue mais uma inscrição.
   *[other] As outras { $left } seguem por sorteio.
}
organise-effect-seed-more = mais { $count }
organise-effect-close = As inscrições terminam agora com { $lords ->
    [1] uma inscrição
   *[other] { $lords } inscrições
}.
organise-effect-checkin = O check-in começa.
organise-effect-start-stays = A rodada 1 começa como planejado, { $at }.
organise-effect-stand = A classificação é publicada no tópico do evento.
organise-effect-end = { $cup } termina: a classificação se torna definitiva.
organise-effect-confirm = Os resultados da fase “{ $stage }” são definitivos de agora em diante.
organise-effect-confirm-last = { $cup } termina, e os melhores recebem os troféus:
organise-effect-through = { $more ->
    [0] Avançam: { $lords }.
    [one] Avançam: { $lords } e mais { $more }.
   *[other] Avançam: { $lords } e mais { $more }.
}
organise-effect-reopen = { $cup } está aberto de novo: o pódio e os troféus são retirados, e os resultados da última fase podem ser corrigidos até { $until }, ou até você confirmá-los. Todo mundo recebe aviso.
organise-effect-reopen-signup = { $cup } acontece, afinal: as inscrições abrem de novo por um dia, e a rodada 1 começa { $start }. { $lords ->
    [0] Ninguém participa ainda.
    [1] Quem participava continua, e recebe aviso.
   *[other] As { $lords } inscrições que havia continuam, e recebem aviso.
} Depois dá para definir outras datas.
organise-effect-cancel = { $begun ->
    [yes] { $cup } termina sem resultado. Nada o traz de volta.
   *[no] { $cup } é cancelado. Você pode abri-lo de novo.
}
organise-effect-no-result = { $tables ->
    [1] A mesa ainda em jogo termina
   *[other] As { $tables } mesas ainda em jogo terminam
} sem resultado.

organise-fair-button = Jogo limpo
organise-fair-title = ### { $cup } · jogo limpo
organise-fair-about = Com que frequência { $lord } jogou o que um computador forte acha melhor. Só vê isto quem é da organização e não joga neste evento.
organise-fair-total = **{ $percent }%** de { $turns } turnos, em { $games ->
    [1] uma partida
   *[other] { $games } partidas
}
organise-fair-round = { $round }: { $percent }% de { $turns }
organise-fair-none = Nenhuma partida foi comparada ainda.
organise-fair-waiting = { $count ->
    [1] Uma partida ainda não foi comparada. Isso leva cerca de meio minuto.
   *[other] { $count } partidas ainda não foram comparadas. Cada uma leva cerca de meio minuto.
}
organise-fair-more = Comparar mais partidas
organise-fair-reading = Turnos sem escolha, primeiras escolhas e os do piloto automático não contam. Em { $games } partidas, { $percent }% ou mais merecem um olhar mais atento, e não provam nada: gente forte chega lá sozinha, e uma partida só não diz nada.
organise-fair-coarse = Turnos sem escolha, primeiras escolhas e os do piloto automático não contam. Aqui o computador só avalia reinos, então a parcela diz o quanto alguém joga como o piloto automático, e nada sobre trapaça.
