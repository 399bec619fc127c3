admin-command-admin = Para quem gerencia este servidor
admin-command-admin-settings = Canal, quem pode abrir mesas, padrões, idioma, ícones de edifícios
admin-command-admin-check = Testar a configuração deste servidor e dizer o que falta

admin-title = ### Teste da configuração · { $missing ->
    [0] está tudo bem
    [one] { $missing } coisa a resolver
   *[other] { $missing } coisas a resolver
}
admin-where = As partidas são jogadas em { $channel }.
admin-ok = OK · { $right }
admin-missing = {"**"}Falta · { $right }**
admin-optional = Permitido, não é preciso · { $right }
admin-optional-absent = Não é preciso · { $right }
admin-never = Nunca é preciso · Gerenciar mensagens, qualquer intent privilegiado
admin-right-view_channel = Ver o canal
admin-right-send_messages = Enviar mensagens
admin-right-create_public_threads = Criar tópicos públicos
admin-right-send_messages_in_threads = Enviar mensagens em tópicos
admin-right-attach_files = Anexar arquivos
admin-right-read_message_history = Ver o histórico de mensagens
admin-right-create_private_threads = Criar tópicos privados, para o público de uma partida conversar sem quem joga ler
admin-right-manage_threads = Gerenciar tópicos, para escrever em tópicos que a moderação bloqueou
admin-without-view_channel = Não dá para abrir mesas em { $channel }, e os turnos não aparecem lá: escrevo direto a quem joga.
admin-without-send_messages = Não dá para abrir mesas em { $channel }. Partidas em tópicos continuam; nas do próprio canal, escrevo direto a quem joga.
admin-without-create_public_threads = Partidas em { $channel } seriam jogadas no próprio canal.
admin-without-send_messages_in_threads = Partidas em { $channel } seriam jogadas no próprio canal até você permitir.
admin-without-attach_files = Os turnos vêm como tabuleiros de texto, sem imagens.
admin-without-read_message_history = Depois de uma queda, um turno poderia ser informado duas vezes.
admin-fix = Configurações do canal → Permissões → Castellan → { $right } → permitir.
admin-members = membros sem cargo próprio
admin-members-view_channel = {"**"}Falta para { $who }** · não conseguem ver { $channel }, então não podem jogar.
admin-members-send_messages_in_threads = {"**"}Falta para { $who }** · não conseguem escrever em tópicos, então, quando o tópico de uma partida é arquivado, não podem apertar os botões.
admin-members-use_application_commands = {"**"}Falta para { $who }** · não conseguem usar comandos como /next; só os botões funcionam.
admin-members-read_message_history = {"**"}Falta para { $who }** · não conseguem ler o que foi publicado antes de abrirem { $channel }.
admin-fix-members = Configurações do canal → Permissões → { $who } → { $right } → permitir.
admin-discord-use_application_commands = Usar comandos de aplicativo
admin-discord-view_channel = Ver canal
admin-discord-send_messages = Enviar mensagens
admin-discord-create_public_threads = Criar tópicos públicos
admin-discord-send_messages_in_threads = Enviar mensagens em tópicos
admin-discord-attach_files = Anexar arquivos
admin-discord-read_message_history = Ver histórico de mensagens
admin-button-again = Testar de novo
admin-button-test = Enviar imagem de teste
admin-test = { $person }, isto é um teste das imagens do Castellan. Some sozinho.
admin-test-changed = Isto é um teste das imagens do Castellan. Foi alterado e some sozinho.
admin-tested = A imagem de teste foi publicada em { $channel } com uma menção a você, alterada e excluída de novo.
admin-test-failed = {"**"}O teste parou:** { $step }. O Discord diz: { $why }
admin-test-post = não foi possível publicar a imagem em { $channel }
admin-test-edit = não foi possível alterar a mensagem em { $channel }
admin-test-delete = não foi possível excluir a mensagem em { $channel }

admin-command-admin-health = Está tudo bem? Mensagens à espera, tarefas atrasadas, erros
admin-health-title = ### Saúde · { $wrong ->
    [0] está tudo bem
    [one] { $wrong } coisa pede um olhar
   *[other] { $wrong } coisas pedem um olhar
}
admin-health-well = Todas as mensagens foram entregues, e nada está atrasado.
admin-health-waiting = {"**"}{ $table }:{"**"} { $count ->
    [one] { $count } mensagem
   *[other] { $count } mensagens
} à espera de { $place } ({ $since }). { $why } Próxima tentativa { $due }; a partida continua.
admin-health-astray-channel = {"**"}{ $table }:{"**"} há mensagens que não chegam a { $place } ({ $since }), então são publicadas em { $channel }. { $why }
admin-health-astray-direct = {"**"}{ $table }:{"**"} há mensagens que não chegam a { $place } ({ $since }), então escrevo direto a quem joga. { $why }
admin-health-moved = {"**"}{ $table }:{"**"} o tópico foi excluído, então a partida continua em { $channel } ({ $since }).
admin-health-more = { $count ->
    [one] E mais { $count } mesa.
   *[other] E mais { $count } mesas.
}
admin-health-late = {"**"}Atraso:{"**"} { $count ->
    [one] { $count } prazo ou lembrete está atrasado
   *[other] { $count } prazos e lembretes estão atrasados
} em mais de um minuto, ou falhou e será tentado de novo.
admin-health-unreadable = {"**"}Ilegível:{"**"} { $count ->
    [one] { $count } mensagem guardada
   *[other] { $count } mensagens guardadas
}.
admin-health-given-up = {"**"}Abandonado:{"**"} { $count ->
    [1] uma mensagem destas duas semanas não pôde ser publicada em lugar nenhum, { $at }.
   *[other] { $count } mensagens destas duas semanas não puderam ser publicadas em lugar nenhum, a última { $at }.
} { $why }
admin-health-unlisted = **A lista ao vivo** em { $channel } não pode ser escrita: o canal não existe mais, ou não posso publicar lá. /admin index escolhe outro.
admin-health-shut = {"**"}O canal escolhido,{"**"} { $channel }, não existe mais, ou não posso vê-lo ou escrever nele. [Testar a configuração] lá diz o que falta; /admin settings escolhe outro.
admin-health-faults = {"**"}Erros:{"**"} { $count } em um dia, o último { $at }. Está no log com o código { $code }.
admin-health-refused = {"**"}Recusado:{"**"} o Discord não aceita { $count ->
    [1] uma mensagem
   *[other] { $count } mensagens
}, a última { $at }: { $cause }. Cada uma foi enviada só como texto, ou então escrevi a quem estava na vez.
admin-health-readable = {"**"}Arquivos legíveis:{"**"} outros usuários da máquina podem ler os meus arquivos, com os sorteios das partidas em andamento. Lá, {"`"}python bot.py check{"`"} diz o que digitar.
admin-health-full = {"**"}Sem espaço:{"**"} o meu disco estava cheio ou só para leitura { $at }; o que foi apertado então foi recusado, nada se perdeu.
admin-health-busy = {"**"}Ocupado:{"**"} o meu banco de dados não respondeu a tempo { $at }. Nada se perdeu.
admin-health-code-compiling = {"**"}Computadores:{"**"} o código de máquina dos dois mais fortes está sendo compilado, uma vez por versão. Até lá, eles jogam como o que olha à frente.
admin-health-code-missing = {"**"}Computadores:{"**"} o código de máquina dos dois mais fortes não pode ser compilado aqui, então eles jogam como o que olha à frente. Tento de novo a cada dez minutos.
admin-health-clock = {"**"}Relógio:{"**"} o da máquina está { $seconds } s { $way ->
    [ahead] adiantado
   *[behind] atrasado
} em relação ao do Discord, e os horários que eu digo também.
admin-health-elsewhere = {"**"}Outro programa{"**"} responde com o meu token; ele foi mais rápido { $count ->
    [1] uma vez
   *[other] { $count } vezes
}, a última { $at }. Pare esse programa ou redefina o token.
admin-health-still = {"**"}Disco:{"**"} a pasta dos meus dados não responde.
admin-health-low = {"**"}Pouco espaço:{"**"} só restam { $free } no meu disco.
admin-health-backups-fail = {"**"}As cópias de segurança falham.{"**"} O registro diz por quê ({"`"}backup.failed{"`"}).
admin-health-undrawn = {"**"}Imagens:{"**"} a última que não pôde ser desenhada ({ $cause }) foi pedida { $at }; no lugar dela apareceu texto. Meu log diz por quê.
admin-health-why-forbidden = Não posso escrever lá; [Testar a configuração] diz o que falta.
admin-health-why-locked = A moderação bloqueou o tópico.
admin-health-why-gone = O lugar foi excluído.
admin-health-why-refused = O Discord recusa ({ $code }).
admin-health-why-internal = É um defeito meu ({ $code }); o meu log diz mais.
admin-health-why-silent = O Discord não responde ({ $code }).
admin-health-gateway = Conectado, { $milliseconds } ms até o Discord
admin-health-gateway-away = Sem conexão com o Discord
admin-health-outage = última queda, de { $time }, até { $at }, devolvida a todos os relógios
admin-health-backup = última cópia de segurança { $at }
admin-health-backup-none = nenhuma cópia de segurança ainda
admin-health-disk = { $free } livres
admin-health-processes = processos por shards: { $shards }
admin-health-version = versão { $version }
admin-health-megabytes = { $size } MB
admin-health-gigabytes = { $size } GB
admin-button-retry = Tentar de novo agora
admin-button-look = Olhar de novo
admin-health-retried = { $count ->
    [0] Nada esperava uma nova tentativa.
    [one] { $count } coisa é tentada de novo agora.
   *[other] { $count } coisas são tentadas de novo agora.
}

admin-option-setting = O que ajustar
admin-option-value = O valor; um canal, um cargo, ou ícones como sawmill=k1t0
admin-pick-channel = Canal das mesas
admin-pick-opener = Quem pode abrir mesas
admin-pick-cups = Canal dos torneios
admin-pick-organiser = Quem pode organizar torneios
admin-pick-place = Tópicos ou canal
admin-pick-detail = Detalhe dos tópicos
admin-pick-watching = Público
admin-pick-reminders = Lembretes
admin-pick-ladders = Rankings
admin-pick-repeats = Partidas com rating contra a mesma pessoa
admin-pick-invitations = Convites por dia
admin-pick-computers = Quando os computadores jogam
admin-pick-language = Idioma das mensagens públicas
admin-pick-theme = Cores das imagens públicas
admin-pick-answer = Horas para alguém ausente responder
admin-pick-again = Horas até repetir uma pergunta recusada
admin-pick-pause = Dias de pausa com que o silêncio concorda
admin-pick-takebacks = Quantas vezes se volta um turno sem votação
admin-pick-back = Minutos que sobram, no mínimo, após voltar
admin-pick-icons = Ícones dos edifícios

admin-settings-title = ### Configurações deste servidor
admin-settings-scope = Valem para todo mundo aqui e são salvas na hora. Partidas em andamento e mesas abertas ficam como estão, menos os números das votações.
admin-settings-done = Salvo. /admin settings abre de novo.
admin-value-unknown = Não conheço o valor “{ $value }” aqui. Primeiro escolha um ajuste, depois um dos valores sugeridos para ele.

admin-channel = Canal das mesas…
admin-channel-set = As mesas são publicadas em { $channel }.
admin-channel-none = As mesas são publicadas onde se digita /game new.
admin-channel-gone = O canal das mesas não existe mais, então elas são publicadas onde se digita /game new.
admin-channel-shut = Ainda não posso escrever em { $channel }. O teste da configuração diz o que falta.
admin-cups = Canal dos torneios…
admin-cups-set = Os torneios são anunciados em { $channel }.
admin-cups-none = Os torneios são anunciados onde se digita /organise.
admin-cups-gone = O canal dos torneios não existe mais, então eles são anunciados onde se digita /organise.
admin-organiser = Quem pode organizar…
admin-organiser-set = { $role } pode criar torneios, como quem tem Gerenciar servidor.
admin-organiser-none = Só quem tem Gerenciar servidor pode criar torneios.
admin-organiser-gone = O cargo da organização não existe mais, então só quem tem Gerenciar servidor pode criar torneios.
admin-opener = Quem pode abrir mesas…
admin-opener-set = Só { $role } pode abrir mesas.
admin-opener-gone = O cargo que pode abrir mesas não existe mais, então ninguém pode. Escolha outro, ou permita a todo mundo.
admin-opener-none = Todo mundo pode abrir mesas.
admin-fair = Votações: quem está fora tem { $answer_hours } h para responder, perguntas recusadas esperam { $again_hours } h, o silêncio concorda com pausas de até { $pause_days } d. Voltar: { $takebacks } vezes por turno sem votação, com pelo menos { $minutes_back } min.
admin-answer = Horas para ausentes ({ $least }–{ $most })
admin-again = Horas até perguntar de novo ({ $least }–{ $most })
admin-pause = Dias de pausa por silêncio ({ $least }–{ $most })
admin-takebacks = Voltas por turno sem voto ({ $least }–{ $most })
admin-back = Minutos mínimos após uma ({ $least }–{ $most })
admin-fair-form = Votações e voltas do turno
admin-fair-unread = Nada mudou: cada número precisa estar dentro dos limites que o formulário mostra.
admin-icons-count = { $count ->
    [0] Nenhum ícone de edifício foi corrigido.
    [one] { $count } edifício tem ícones corrigidos.
   *[other] { $count } edifícios têm ícones corrigidos.
}

admin-place = Tópicos ou canal…
admin-place-threads = Partidas: cada uma em um tópico
admin-place-channel = Partidas: no próprio canal
admin-place-channel-about = Para uma partida de cada vez
admin-detail = Detalhe dos tópicos…
admin-detail-turn = Os tópicos guardam cada turno
admin-detail-turn-about = Novas mesas começam assim; o anfitrião pode mudar
admin-detail-round = Os tópicos guardam cada rodada
admin-detail-round-about = Só o último turno de uma rodada fica
admin-watching = Público…
admin-watching-everybody = Público: todo mundo aqui
admin-watching-everybody-about = Novas mesas começam assim; o anfitrião pode mudar
admin-watching-table = Público: só a mesa
admin-watching-table-about = Ninguém de fora pode olhar reinos ou pontuação
admin-reminders = Lembretes…
admin-reminders-half = Lembretes: na metade, 2 horas antes
admin-reminders-half-about = Para quem não escolheu em /settings
admin-reminders-late = Lembretes: 2 horas antes do fim
admin-reminders-late-about = Para quem não escolheu em /settings
admin-reminders-none = Lembretes: nenhum
admin-reminders-none-about = Menos para quem escolheu algum em /settings
admin-ladders = Rankings…
admin-ladders-public = Rankings: à vista de todo mundo
admin-ladders-public-about = /ladder responde no canal
admin-ladders-private = Rankings: para quem pergunta
admin-ladders-private-about = /ladder responde só a quem perguntou
admin-ladders-off = Rankings: desligados
admin-ladders-off-about = Sem rankings, perfis e recordes aqui; nada é excluído
admin-repeats = Contra a mesma pessoa…
admin-repeats-number = Mesma pessoa: { $number ->
    [0] { $number } partidas
    [one] { $number } partida
   *[other] { $number } partidas
} por semana com rating
admin-repeats-number-about = As demais não contam no rating
admin-repeats-all = Mesma pessoa: todas contam no rating
admin-repeats-all-about = Cada uma ainda conta menos que a anterior
admin-invitations = Convites por dia…
admin-invitations-number = Desconhecidos: { $number ->
    [0] nenhum convite
    [one] { $number } convite por dia
   *[other] { $number } convites por dia
}
admin-invitations-number-about = A quem nunca terminou uma partida com quem convida
admin-computers = Computadores jogam…
admin-computers-number = Computadores: { $number ->
    [0] na hora
    [1] depois de 1 minuto
    [60] depois de 1 hora
   *[other] depois de { $number } minutos
}
admin-computers-number-about = Em novas mesas; o anfitrião pode escolher outra pausa
admin-theme = Cores das imagens públicas…
admin-theme-dark = Imagens públicas: escuras
admin-theme-light = Imagens públicas: claras
admin-language = Idioma…
admin-language-discord = Mensagens públicas: como o servidor no Discord
admin-language-en = Mensagens públicas: English
admin-language-fr = Mensagens públicas: Français
admin-language-de = Mensagens públicas: Deutsch
admin-language-es = Mensagens públicas: Español
admin-language-it = Mensagens públicas: Italiano
admin-language-pt = Mensagens públicas: Português
admin-language-nl = Mensagens públicas: Nederlands
admin-language-ru = Mensagens públicas: Русский
admin-language-he = Mensagens públicas: עברית
admin-clear-channel = Mesas onde se digita
admin-clear-cups = Torneios onde se digita
admin-clear-organiser = Nenhum cargo organiza
admin-clear-opener = Todo mundo abre mesas
admin-clear-icons = Sem correções
admin-button-fair = Votações e voltas…
admin-button-icons = Ícones dos edifícios…
admin-button-check = Testar a configuração
admin-button-done = Pronto
admin-button-change = Mudar…

admin-icons-title = ### Ícones dos edifícios
admin-icons-text =
    Destes edifícios de Queendomino não encontramos imagem nítida, então alguns números são o nosso melhor palpite. Se você tem a caixa, olhe as peças e corrija o que for diferente.
    `k` é o número de cavaleiros em uma peça, `t` o de torres: `sawmill=k1t0` é um cavaleiro e nenhuma torre.
admin-icons-corrected = **{ $building }** · `{ $icon }` · **corrigido**, tínhamos { $before }
admin-icons-unverified = **{ $building }** · `{ $icon }` · sem confirmação: { $which ->
    [knights] cavaleiros
    [towers] torres
   *[both] cavaleiros e torres
}
admin-icons-running = Partidas em andamento mantêm os números com que começaram; uma Dinastia, os da primeira partida. Mesas abertas e torneios publicados de agora em diante usam estes.
admin-icons-refused = “{ $value }” não pode ser ajustado. Só os edifícios listados abaixo podem ser corrigidos, nos dois números; todos os outros estão confirmados.
admin-icons-unread = “{ $value }” não é uma correção. Escreva um edifício, `=` e os dois números de 0 a 9, como `sawmill=k1t0`.
admin-icons-form = Ícones dos edifícios
admin-icons-label = k = cavaleiros, t = torres na peça
admin-icons-suggest = { $building }: agora { $icon }

admin-command-admin-index = Escolher o canal da lista ao vivo
admin-option-channel = O canal em que isso é publicado
admin-index-title = ### A lista ao vivo
admin-index-about = Uma mensagem com até 10 partidas em andamento aqui, atualizada no máximo uma vez por minuto. Ela só mostra partidas cujos canais são vistos por todo mundo que vê a lista.
admin-index-none = Não é publicada em lugar nenhum.
admin-index-set = É publicada em { $channel }.
admin-index-coming = Aparece em { $channel } em um minuto.
admin-index-shut = O lugar dela é { $channel }, mas não posso escrever lá. O teste da configuração diz o que falta.
admin-index-gone = O canal dela não existe mais. Escolha outro.
admin-index = Canal da lista ao vivo…
admin-index-off = Remover

admin-command-admin-daily = Escolher o canal que mostra quem construiu o quê com os dominós do dia
admin-daily-title = ### Reinos do dia
admin-daily-about = Quem pode abrir mesas aqui pode jogar o reino do dia com `/daily play`. Com um canal, a tabela de cada dia jogado por alguém daqui é publicada nele uma vez, depois que o dia acaba (00:00 UTC), com nomes, reinos e a semente. Ela não menciona ninguém.
admin-daily-none = Nenhum canal foi escolhido.
admin-daily-set = As tabelas são publicadas em { $channel }.
admin-daily-shut = As tabelas deveriam sair em { $channel }, mas não posso escrever lá. O teste da configuração diz o que falta.
admin-daily-gone = O canal não existe mais, então nenhuma tabela é publicada. Escolha outro.
admin-daily = Canal das tabelas…
admin-daily-off = Parar de publicar
