setup-lords = { $lords ->
    [0] { $lords } pessoas
    [one] { $lords } pessoa
   *[other] { $lords } pessoas
}
setup-players = { $lords } pessoas
setup-grid = { $side }×{ $side }
setup-rounds = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
setup-dynasty = Dinastia: três partidas, pontos somados
setup-with-giants = Era dos gigantes
setup-with-court = A Corte
setup-with-teams = equipes de dois
setup-quests-two = Missões para todo mundo: { $quests }.
setup-quests-none = Duas missões para todo mundo são sorteadas no começo.
setup-partners-chosen-line = As duplas se escolhem pelos lugares que ocupam.
setup-partners-drawn-line = As duplas são sorteadas no começo.
setup-usual-here = Uma partida assim costuma levar { $time } aqui.
setup-usual = Uma partida assim costuma levar { $time }.
setup-time-days = { $least }–{ $most } dias
setup-time-days-about = cerca de { $most } dias
setup-time-hours = { $least }–{ $most } horas
setup-time-hours-about = cerca de { $most } horas
setup-time-minutes = { $least }–{ $most } minutos
setup-time-minutes-about = cerca de { $most ->
    [1] um minuto
   *[other] { $most } minutos
}
setup-who-anyone = qualquer pessoa deste servidor pode entrar
setup-who-invited = só quem tem convite pode entrar
setup-who-role = só { $role } pode entrar
setup-who-no-role = só um cargo pode entrar; escolha-o abaixo
setup-who-reliable = confiabilidade a partir de { $percent }%

setup-new-title =
    ### Uma nova mesa
    {"**"}Caixa** → Pessoas → Variantes → Relógio → Quem
setup-new-last = Como da última vez aqui: { $setup }.
setup-new-same = Como da última vez
setup-new-which-box = Qual caixa?
setup-new-or-preset = Ou uma predefinição…
setup-box-kingdomino-about = 2–4 pessoas · colocar, escolher, contar coroas
setup-box-queendomino-about = 2–4 pessoas · com vilas, cavaleiros, a rainha e o dragão
setup-box-royal_wedding-about = 3–8 pessoas · as duas caixas juntas, equipes em 6 ou 8
setup-box-discovery-about = 2 pessoas · 24 dominós próprios, seis rodadas curtas
setup-preset-saved-about = Salva por este servidor: { $setup }
setup-preset-mighty_duel = O Poderoso Duelo
setup-preset-mighty_duel-about = 2 pessoas, 7×7, todos os 48 dominós
setup-preset-queen_duel = Queendomino a dois
setup-preset-queen_duel-about = 2 pessoas, 7×7, todos os 48 dominós e edifícios
setup-preset-dynasty = Dinastia
setup-preset-dynasty-about = Três partidas seguidas, pontos somados
setup-preset-giants_five = Gigantes em cinco
setup-preset-giants_five-about = 5 pessoas, Era dos gigantes: pegadas e duas missões
setup-preset-wedding_teams = Casamento real em equipes
setup-preset-wedding_teams-about = 6 em equipes de dois, as duas caixas, 7×7 por equipe

setup-ready-title = ### Uma nova mesa
setup-edit-title = ### { $table } · opções
setup-edit-at-once = As mudanças valem na hora, e todo mundo as vê na mesa.
setup-edit-asks = Cada mudança vale na hora. Quem já tem lugar responde se fica, e a partida espera as respostas.
setup-ready-lords = Pessoas
setup-variants-nothing = nenhuma
setup-ready-variants = Variantes: nenhuma
setup-ready-who = Quem pode entrar
setup-ready-role = Qual cargo pode entrar?
setup-lords-kingdomino-2 = 24 dominós, 6 rodadas; dois reis por pessoa
setup-lords-kingdomino-3 = 36 dominós, 12 rodadas
setup-lords-kingdomino-4 = Todos os 48 dominós, 12 rodadas
setup-lords-mighty_duel-2 = Todos os 48 dominós, 12 rodadas; dois reis por pessoa
setup-lords-queendomino-2 = Os 48 dominós, 12 rodadas, 7×7; dois reis por pessoa
setup-lords-queendomino-3 = Os 48 dominós, 12 rodadas; por rodada, um dominó sai
setup-lords-queendomino-4 = Todos os 48 dominós, 12 rodadas
setup-lords-royal_wedding-3 = 96 dominós, 24 rodadas, 7×7; por rodada, um dominó sai
setup-lords-royal_wedding-4 = 96 dominós, 24 rodadas, 7×7
setup-lords-royal_wedding-5 = 96 dominós, filas de oito, 12 rodadas; por rodada, três saem
setup-lords-royal_wedding-6 = 96 dominós, filas de oito, 12 rodadas; por rodada, dois saem
setup-lords-royal_wedding-7 = 96 dominós, filas de oito, 12 rodadas; por rodada, um sai
setup-lords-royal_wedding-8 = 96 dominós, filas de oito, 12 rodadas
setup-lords-teams-6 = Três equipes, 7×7 cada, 12 rodadas; por rodada, dois saem
setup-lords-teams-8 = Quatro equipes, 7×7 cada, 12 rodadas
setup-lords-giants-2 = 30 dos 60 dominós, 6 rodadas; dois reis por pessoa
setup-lords-giants_big-2 = Os 60 dominós, 12 rodadas, 7×7; dois reis por pessoa
setup-lords-giants-3 = Os 60 dominós, 12 rodadas; dois saem antes de cada escolha
setup-lords-giants-4 = Os 60 dominós, 12 rodadas; um sai antes de cada escolha
setup-lords-giants-5 = Todos os 60 dominós, 12 rodadas
setup-lords-discovery-2 = 24 dominós próprios, 6 rodadas; dois reis por pessoa
setup-variant-mighty_duel-about = Um reino 7×7 com todos os dominós, para 2 pessoas
setup-variant-middle_kingdom-about = +10 se o seu castelo está no meio da grade
setup-variant-harmony-about = +5 se você nunca descarta um dominó
setup-variant-dynasty-about = Três partidas, pontos somados
setup-variant-giants-about = Gigantes cobrem coroas, pegadas os enviam; missões; até 5
setup-variant-court-about = Recursos compram edifícios e personagens no fim do turno
setup-variant-teams-about = Um reino a dois, com as moedas e os cavaleiros
setup-extra-giants = Era dos gigantes
setup-extra-court = A Corte
setup-extra-teams = Equipes de dois
setup-pick-anyone = Qualquer pessoa daqui
setup-pick-invited = Só quem eu convidar
setup-pick-role = Só este cargo…
setup-pick-role-about = Escolha o cargo abaixo
setup-pick-reliable = Confiabilidade a partir de { $percent }%
setup-pick-reliable-usual = Confiabilidade a partir de 80%
setup-pick-reliable-about = Combina com as outras; gente nova aqui conta como confiável
setup-only-lords = { $box }: o máximo é de { $most } pessoas.
setup-unknown-variant = Não conheço a variante “{ $text }”. A opção lista as que existem.
setup-no-mighty_duel-lords = O Poderoso Duelo é para 2 pessoas.
setup-no-teams-lords = Equipes são para 6 ou 8 pessoas.
setup-no-teams-box = Equipes combinam com Casamento real.
setup-no-partners = Duplas combinam com equipes de dois.
setup-no-any-giants = { $variant } não combina com Era dos gigantes, que já traz isso como missão.
setup-no-any-box = { $variant } não combina com { $box }.
setup-no-all-giants = { $variants } não combinam com Era dos gigantes, que já traz isso como missões.
setup-no-all-box = { $variants } não combinam com { $box }.
setup-off-mighty_duel-lords = O Poderoso Duelo saiu: ele é para 2 pessoas.
setup-off-mighty_duel-box = O Poderoso Duelo saiu: ele combina com Kingdomino.
setup-off-teams-lords = As equipes saíram: elas são para 6 ou 8 pessoas.
setup-off-teams-box = As equipes saíram: elas combinam com Casamento real.
setup-off-giants-variants = Era dos gigantes saiu: não combina com { $bonuses }.
setup-off-computers = Há menos computadores agora: a mesa tem poucos lugares, ou eles não jogam este jogo aqui.
setup-off-quests-giants = As missões escolhidas saíram: elas combinam com Era dos gigantes.
setup-off-any-giants = { $variant } saiu: Era dos gigantes já traz isso como missão.
setup-off-any-box = { $variant } saiu: não combina com { $box }.
setup-off-any-here = { $variant } saiu: não pode ser escolhida aqui.
setup-off-lords = Agora é uma mesa para { $lords }: { $box } é para { $least } a { $most }.
setup-off-lords-one = Agora é uma mesa para { $lords }: { $box } é para { $most }.
setup-off-lords-giants = Agora é uma mesa para { $lords }: sem Era dos gigantes, { $box } é para { $least } a { $most }.
setup-off-lords-teams = Agora é uma mesa para { $lords }: equipes são para 6 ou 8.
setup-open = Abrir a mesa
setup-more = Mais opções
setup-keep = Salvar predefinição
setup-keep-title = Salvar como predefinição
setup-keep-label = Um nome que todo mundo aqui vê
setup-kept = Salva como { $preset }. Ela está em “Ou uma predefinição…”.
setup-presets = Remover predefinição…
setup-presets-title =
    ### Remover uma predefinição
    Quem salvou uma pode removê-la, e quem tem Gerenciar servidor pode remover todas. As mesas ficam como estão.
setup-presets-which = Qual predefinição?
setup-removed = { $preset } foi removida.
setup-unknown-preset = Não conheço a predefinição “{ $text }”. A opção lista as que existem.
setup-closed = Nada foi aberto. /game new traz as suas escolhas de volta.
setup-done = Boa partida.
setup-opened = { $table } está aberta em { $channel }.
setup-host-button = Painel do anfitrião

setup-more-name-own = A mesa se chama { $table }.
setup-name-label = Nome (vazio: é sorteado)
setup-switches = Nesta mesa
setup-switch-other = Desmarcado: { $other }
setup-partners = Duplas
setup-partners-chosen = As duplas se escolhem
setup-partners-drawn = As duplas são sorteadas
setup-pick-partners-chosen = As duplas se escolhem
setup-pick-partners-drawn = As duplas são sorteadas
setup-quests = Missões (sem: 2 ao acaso)
setup-quests-one = Escolha duas missões, ou nenhuma: então duas são sorteadas.
setup-quest-bleak_king-about = 10 pontos por terra de 5 ou mais sem coroa visível
setup-starts = Começo
setup-starts-full = Começa sozinha quando lota
setup-starts-host = O anfitrião começa
setup-missed = Turnos perdidos que custam o lugar
setup-missed-1 = 1 turno perdido
setup-missed-2 = 2 turnos perdidos
setup-missed-3 = 3 turnos perdidos
setup-missed-4 = 4 turnos perdidos
setup-missed-5 = 5 turnos perdidos
setup-vacation = Ausências e fins de semana livres
setup-vacation-yes = Ausências e fins de semana livres são respeitados
setup-vacation-no = Ausências e fins de semana livres não contam
setup-takeback = Voltar o turno
setup-takeback-yes = Dá para voltar o turno até a próxima pessoa agir
setup-takeback-no = Não dá para voltar o turno
setup-numbers = Letras nas posições
setup-numbers-yes = As melhores posições têm letras
setup-numbers-no = Sem letras nas posições
setup-hints = Dicas
setup-hints-yes = Dicas permitidas; não conta em nenhum ranking
setup-hints-no = Sem dicas
setup-unusual-line = { $said }.
setup-hints-line = Dicas são permitidas: na sua vez, qualquer pessoa pode perguntar a um computador forte o que jogar. Quantas dicas cada pessoa pediu aparece no fim. A partida não conta em nenhum ranking.
setup-watching = Público
setup-watching-everybody = Todo mundo aqui pode assistir
setup-watching-table = Só a mesa pode ver
setup-detail = Detalhe do tópico
setup-detail-turn = O tópico guarda cada turno
setup-detail-round = O tópico guarda cada rodada

setup-table-open = ### { $table } · uma mesa está aberta
setup-seat-taken = { $seat } · **{ $name }**
setup-seat-host = { $seat } · **{ $name }** (anfitrião)
setup-seat-free = { $seat } · *livre*
setup-seat-kept = { $seat } · *guardado para* **{ $name }**
setup-team-line = { $seats } · { $first } e { $second }
setup-team-taken = **{ $name }**
setup-team-host = **{ $name }** (anfitrião)
setup-team-free = *livre*
setup-team-kept = *guardado para* **{ $name }**
setup-table-invited = Com convite: { $names }.
setup-table-asked-there = Falta dizer se estão aí: { $names }. A partida espera a resposta.
setup-table-asked = Falta dizer se ficam depois de uma mudança: { $names }. A partida espera a resposta.
setup-table-expires = A mesa fecha sozinha { $when } se não lotar.
setup-take-seat = Sentar à mesa
setup-leave = Sair
setup-leave-table = Sair de { $table }
setup-invite = Convidar…
setup-host = Anfitrião…
setup-start = Começar
setup-starts-full-rule = Começa sozinha quando o último lugar é ocupado.
setup-starts-full-earlier = Começa sozinha quando o último lugar é ocupado, ou antes, se o anfitrião e todo mundo na mesa quiserem.
setup-starts-host-rule = O anfitrião começa a partida quando todos os lugares estão ocupados.
setup-starts-host-earlier = O anfitrião começa a partida com todos os lugares ocupados, ou antes, se todo mundo na mesa quiser.
setup-begun-title = ### { $table }
setup-begun = { $lords } jogam: { $thread }
setup-begun-here = { $lords } jogam aqui no canal.
setup-begun-direct = { $lords } jogam nas suas mensagens diretas.
setup-begun-soon = { $lords } jogam.
setup-over = A partida acabou.
setup-over-where = { $result } A partida: { $thread }
setup-expired =
    ### { $table }
    Ninguém ocupou o último lugar em 7 dias, então esta mesa está fechada.
setup-table-closed =
    ### { $table }
    Esta mesa foi fechada.
setup-table-empty =
    ### { $table }
    Todo mundo saiu, então esta mesa está fechada.
setup-expired-mention = { $mention }, ninguém ocupou o último lugar de { $table } em 7 dias, então a mesa está fechada.
setup-expired-direct = Ninguém ocupou o último lugar de { $table } em 7 dias, então a mesa está fechada.
setup-role-gone-mention = { $mention }, o cargo a que a sua mesa { $table } se destinava foi excluído, então ninguém pode entrar. Deixe outras pessoas entrarem.
setup-role-gone-direct = O cargo a que a sua mesa { $table } se destinava foi excluído, então ninguém pode entrar. Deixe outras pessoas entrarem.
setup-open-again = Abrir de novo
setup-opened-again = { $table } está aberta de novo em { $channel }.

setup-which-seat = Qual lugar em { $table }? Dois lugares dividem um reino.
setup-seat-number = Lugar { $seat }
setup-beside = Com { $name } no lugar { $seat }
setup-beside-nobody = O lugar { $seat } ao lado está livre
setup-you-sit = Você tem o lugar { $seat } em { $table }.
setup-you-sit-with = Com você: { $others }.
setup-you-sit-free = { $free ->
    [1] Ainda há um lugar livre.
   *[other] Ainda há { $free } lugares livres.
}
setup-you-sit-where = A mesa: { $link }
setup-you-sit-beside = Sua dupla é { $partner }.
setup-you-sit-alone = O lugar da sua dupla ainda está livre.
setup-you-sit-last = Você tem o lugar { $seat } em { $table }, e a partida começa.
setup-you-left = Você saiu de { $table }.
setup-you-left-host = Você saiu de { $table }. { $host } agora é o anfitrião.
setup-you-left-closed = Você saiu de { $table }. Não sobrou ninguém, então a mesa está fechada.

setup-invite-title =
    ### { $table } · convidar
    Quem você quer nesta mesa?
setup-invite-people = Convidar pessoas…
setup-invited-now = Você convidou { $names }.
setup-invited-nobody = Ninguém recebeu convite: bots não jogam.
setup-not-invited-seated = Já na mesa: { $names }.
setup-not-invited-invited = Já com convite: { $names }.
setup-not-invited-declined = Não quiseram vir a esta mesa, e não há novo convite: { $names }. Ainda podem entrar por conta própria.
setup-not-invited-removed = O anfitrião liberou o lugar nesta mesa, e só ele pode convidar de novo: { $names }.
setup-not-invited-again = Três convites hoje sem um sim: { $names }. Dá para convidar de novo amanhã.
setup-not-invited-many = Sem convite: { $names }. Você convidou hoje muita gente que ainda não terminou uma partida com você; tente de novo amanhã.
setup-not-invited-bot = Bots não jogam: { $names }.
setup-not-invited-blocked = Não para esta mesa: { $names }.
setup-not-invited-no_seat = Não há lugar livre para { $names }.
setup-invitation = { $mention }, **{ $host }** convida você para **{ $table }** ({ $setup }).
setup-stay = { $mention }, **{ $host }** mudou **{ $table }**, onde você tem um lugar. Você fica?
setup-stay-yes = Eu fico
setup-there = { $mention }, **{ $table }** pode começar, e os turnos são curtos. Você está aí?
setup-there-yes = Estou aqui
setup-stay-until = Sem resposta, o seu lugar fica livre { $when }. A partida só começa quando todo mundo responder.
setup-changed = { $table } mudou desde aquela mensagem. Agora está assim:
setup-icons = Edifícios com números que este servidor corrigiu: { $buildings }
setup-before-seat = O que se joga em { $table }:
setup-accept = Aceitar
setup-decline = Recusar
setup-you-declined = Você recusou. Só { $host } recebe um aviso, em particular.

setup-panel-inherited = { $host } saiu do servidor, então agora o anfitrião é você.

setup-panel-title =
    ### { $table } · painel do anfitrião
    Só você vê isto.
setup-panel-declined = Não podem desta vez: { $names }.
setup-panel-free-seat = Liberar um lugar
setup-panel-seat = Lugar { $seat } · { $name }
setup-panel-freed = O lugar { $seat } está livre de novo.
setup-panel-asked = As outras pessoas respondem primeiro. Quando todas disserem que sim, a partida pode começar.
setup-panel-start = Começar com { $lords } pessoas
setup-panel-not-yet = { $missing ->
    [1] Falta uma pessoa para começar.
   *[other] Faltam { $missing } pessoas para começar.
}
setup-panel-change = Mudar opções
setup-panel-close = Fechar a mesa
setup-panel-sure =
    ### { $table } · fechar a mesa?
    Todo mundo perde o lugar. Nada mais se perde.
setup-panel-keep = Deixar aberta
setup-panel-closed = { $table } está fechada.
setup-panel-too-few-lords = Já há { $seated } pessoas na mesa, então ela não pode ficar menor.

setup-computers = Computador…
setup-computers-title = ### { $table } · computadores
setup-computers-about = Um computador joga sozinho. Partidas com computadores contam em rankings próprios, e em nada mais.
setup-computers-level = Dar um lugar a…
setup-computers-temper = O temperamento
setup-computers-seat = No primeiro lugar livre
setup-computers-seated = { $lord } tem o lugar { $seat }.
setup-computers-placeholder = Computadores
setup-computers-none = Computadores: nenhum
setup-computers-some-balanced = { $count } × { $level } (computador)
setup-computers-some-careful = { $count } × { $level } cauteloso (computador)
setup-computers-some-greedy = { $count } × { $level } ambicioso (computador)
setup-computers-some-spiteful = { $count } × { $level } malicioso (computador)
setup-computers-line = Computadores também jogam: { $lords }. A partida não conta em nenhum ranking de pessoas.
setup-computers-missing = Não há aqui: { $levels } (precisam de numba, que não está instalado)
setup-solo-title =
    ### Jogar contra o computador
    { $lords ->
        [1] Você joga contra um computador
       *[other] Você joga contra { $lords } computadores do mesmo nível
    }. A partida começa quando você escolhe o nível.
setup-solo-practice = Para treinar: não há relógio, dá para voltar o que quiser e pedir dicas, e não conta em nenhum ranking.
setup-solo-rated = Pelo ranking: você tem um dia por turno, não dá para voltar nada, não há dicas, e desistir conta como derrota.
setup-solo-how = Para quê?
setup-solo-how-practice = Para treinar
setup-solo-how-practice-about = Sem relógio; dá para voltar e pedir dicas
setup-solo-how-rated = Pelo ranking
setup-solo-how-rated-about = Um dia por turno; veja /ladder com computadores
setup-solo-no-ladder = Aqui a partida é treino: rankings são de servidores.
setup-solo-level = Contra…
setup-solo-box = Qual caixa?
setup-solo-begun = { $table } começa, em um tópico privado em { $channel }: só você o vê. O aviso vem lá quando for a sua vez; [Jogar] e `/play` abrem de qualquer lugar.
setup-solo-begun-direct = { $table } começa, aqui nas nossas mensagens diretas. [Jogar] e `/play` abrem o seu turno.
setup-solo-closed = Não posso escrever para você aqui, então a partida não poderia continuar. Permita mensagens diretas de um servidor que temos em comum, ou use `/game solo` em um servidor.
setup-solo-nothing = Você não tem partida em andamento. `/game new` abre uma mesa para várias pessoas.
setup-solo-begun-open = { $table } começa, em um tópico em { $channel } que outras pessoas também veem: não posso abrir tópicos privados lá. [Jogar] e `/play` abrem o seu turno de qualquer lugar.
setup-pause = Quando os computadores jogam
setup-pause-0 = Computadores jogam na hora
setup-pause-0-about = Entre várias pessoas, após o minuto para voltar o turno
setup-pause-1 = Computadores jogam depois de 1 minuto
setup-pause-2 = Computadores jogam depois de 2 minutos
setup-pause-10 = Computadores jogam depois de 10 minutos
setup-pause-60 = Computadores jogam depois de 1 hora
setup-pause-line = { $minutes ->
    [1] Os computadores jogam depois de um minuto.
    [60] Os computadores jogam depois de uma hora.
   *[other] Os computadores jogam depois de { $minutes } minutos.
}
setup-computer-page = Pajem
setup-computer-page-about = Nível 1: iniciante, só vê o dominó da vez
setup-computer-squire = Escudeiro
setup-computer-squire-about = Nível 2: olha um dominó à frente, mas erra bastante
setup-computer-knight = Cavaleiro
setup-computer-knight-about = Nível 3: erra menos, e pensa nos rivais
setup-computer-duke = Duque
setup-computer-duke-about = Nível 4: forte
setup-computer-sovereign = Soberano
setup-computer-sovereign-about = Nível 5: o mais forte
setup-temper-balanced = Equilibrado
setup-temper-balanced-about = Joga para vencer
setup-temper-careful = Cauteloso
setup-temper-careful-about = Evita riscos
setup-temper-greedy = Ambicioso
setup-temper-greedy-about = Quer acima de tudo os próprios pontos
setup-temper-spiteful = Malicioso
setup-temper-spiteful-about = Gosta de estragar os planos dos outros
setup-computer-numbered = { $level } { $number }
setup-computer-named-balanced = { $level } (computador)
setup-computer-named-careful = { $level } cauteloso (computador)
setup-computer-named-greedy = { $level } ambicioso (computador)
setup-computer-named-spiteful = { $level } malicioso (computador)

setup-which-table = Qual mesa?
setup-choice-table = { $table } · lugares: { $seated } de { $lords }
setup-choice-join = { $table } · { $setup } · lugares: { $seated } de { $lords }

setup-only-server = Mesas são abertas em um servidor. Você me encontra em { $servers }.
setup-only-server-none = Mesas são abertas em um servidor, e ainda não sei de nenhum em comum.
setup-no-place = Não dá para jogar uma partida em { $channel }. Abra a mesa em um canal de texto, um canal de anúncios ou uma publicação de fórum.
setup-no-write = Você não pode escrever em { $channel }, então não dá para abrir ou esperar uma mesa lá.
setup-no-right =
    Não posso escrever em { $channel }, então uma mesa lá ficaria invisível.
    Quem administra este servidor vê o que falta com /admin check.

setup-word-mighty_duel = Poderoso Duelo
setup-word-middle_kingdom = O Reino Central
setup-word-harmony = Harmonia
setup-word-dynasty = Dinastia
setup-word-giants = Gigantes
setup-word-court = Corte
setup-word-teams = Equipes

setup-command-game-new = Abrir uma mesa: passo a passo, ou de uma vez com box, lords e who
setup-command-game-join = Entrar em uma mesa aberta
setup-command-game-leave = Deixar o seu lugar antes do começo
setup-command-game-invite = Convidar alguém para a sua mesa
setup-command-game-decline = Recusar um convite
setup-command-game-start = Começar a sua mesa agora
setup-command-game-host = Abrir o painel do anfitrião
setup-command-game-computer = Dar um lugar da sua mesa a um computador
setup-option-ladder = Se conta no ranking com computadores
setup-command-game-solo = Jogar só contra computadores, na hora
setup-option-level = A força do computador
setup-option-temper = O que ele busca
setup-option-box = Qual caixa
setup-option-lords = Quantas pessoas
setup-option-variants = Reino Central, Harmonia, Poderoso Duelo, Dinastia
setup-option-giants = Era dos gigantes: gigantes, pegadas, duas missões
setup-option-court = A Corte: recursos, edifícios e personagens
setup-option-teams = Equipes de dois, para 6 ou 8 pessoas em Casamento real
setup-option-quests = Duas missões de Era dos gigantes; sem isto, são sorteadas
setup-option-partners = Como as duplas se formam nas equipes
setup-option-clock = O tempo por turno, como 1 dia por turno, 36h, 2d ou bank 3d +8h
setup-option-who = Quem pode entrar
setup-option-reliability = A confiabilidade exigida para entrar, em porcentagem
setup-option-name = Um nome para a mesa
setup-option-preset = Uma predefinição pronta
setup-option-table = Qual mesa
setup-option-seat = Qual lugar
setup-option-user = Quem
