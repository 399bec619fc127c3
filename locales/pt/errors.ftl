errors-not_your_turn = É a vez de { $lord } em { $table }.
errors-not_your_turn-next = É a vez de { $lord } em { $table }. A próxima é sua.
errors-not_your_turn-after = É a vez de { $lord } em { $table }. A sua vem depois de { $after }.
errors-not_your_turn-ends = É a vez de { $lord } em { $table }; o turno termina { $ends }.
errors-not_your_turn-until = É a vez de { $lord } em { $table }. Ausência de { $lord } até { $until }; o relógio espera.
errors-not_your_turn-since = É a vez de { $lord } em { $table }. A partida está em pausa ({ $since }).
errors-not_your_turn-next-ends = É a vez de { $lord } em { $table }; o turno termina { $ends }. A próxima é sua.
errors-not_your_turn-next-until = É a vez de { $lord } em { $table }. Ausência de { $lord } até { $until }; o relógio espera. A próxima vez é sua.
errors-not_your_turn-next-since = É a vez de { $lord } em { $table }. A partida está em pausa ({ $since }). A próxima vez é sua.
errors-not_your_turn-after-ends = É a vez de { $lord } em { $table }; o turno termina { $ends }. A sua vem depois de { $after }.
errors-not_your_turn-after-until = É a vez de { $lord } em { $table }. Ausência de { $lord } até { $until }; o relógio espera. Sua vez vem depois de { $after }.
errors-not_your_turn-after-since = É a vez de { $lord } em { $table }. A partida está em pausa ({ $since }). Sua vez vem depois de { $after }.
errors-plan_now = Dá para planejar o seu turno agora.
errors-not_at_table = Você não está nesta mesa. Mas pode assistir.
errors-foreign_panel = Este painel é de { $lord }. /play abre o seu.
errors-not_your_seat = Esse botão é para { $lord }.
errors-not_your_seat-nobody = Esse botão é para outra pessoa.
errors-resigned = Você desistiu do seu lugar em { $table }. Ainda pode assistir.
errors-watch_table = Só quem joga em { $table } pode assistir.
errors-watch_sealed = { $table } abre para todo mundo quando a rodada, ou o dia, acabar: outras pessoas ainda jogam com os mesmos dominós.
errors-round_unknown = Não há rodada { $round } para mostrar. { $rounds ->
    [0] Só a primeira escolha começou.
   *[other] A última é a rodada { $rounds }.
}
errors-retry_soon = Tudo aqui foi tentado de novo agora mesmo. O que ainda falhou é repetido sozinho; dá para apertar de novo em { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
}.
errors-share_soon = Você mostrou algo agora mesmo. Dá para mostrar o próximo em { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
}.
errors-share_running = Uma partida em andamento só pode ser mostrada onde é jogada. Quem assiste lá pode ver.
errors-post_refused = O Discord se recusou a mostrar isto no canal ({ $cause }); nada foi publicado lá. Tente de novo. Se for recusado outra vez, avise alguém com Gerenciar servidor: /admin health diz a causa.
errors-post_not_yours = Você não pode escrever neste canal, então não publico nada aqui por você.
errors-thread_locked = Este tópico está bloqueado, então não dá para mostrar nada nele. Alguém da moderação pode desbloquear.
errors-share_here = Isto só pode ser mostrado no servidor onde foi jogado, se todo mundo lá pode assistir.
errors-hints_off-sealed = Não há dicas aqui: outras pessoas jogam com os mesmos dominós.
errors-hints_off = Em { $table } não há dicas. Elas existem em partidas só contra computadores, e onde todo mundo concordou com elas na abertura da mesa.
errors-day_played = Você já começou o reino de hoje, e cada pessoa tem uma tentativa. O próximo começa { $ends }.
errors-day_deleted = Você mandou excluir os seus dados depois de começar o reino de hoje, e cada pessoa tem uma tentativa. O próximo começa { $ends }.
errors-day_none = Não se jogou aqui nenhum reino do dia que possa ser mostrado. `/daily play` mostra o de hoje; o resultado sai quando o dia acabar.
errors-cup_fair_plays = Você joga em { $cup }, então as notas sobre jogo limpo ficam com o resto da organização.
errors-review_running = Uma partida é analisada depois que acaba.
errors-review_sealed = { $table } pode ser analisada quando a rodada, ou o dia, acabar: outras pessoas ainda jogam com os mesmos dominós.
errors-review_empty = Ninguém jogou nesta partida, então não há o que analisar.
errors-review_busy = Há muitas análises sendo feitas agora. Tente de novo daqui a alguns minutos.
errors-review_many = { $most } análises que você pediu ainda estão sendo feitas. Espere até uma ficar pronta.
errors-review_failed = Não foi possível analisar esta partida. Avise quem hospeda o bot; o log diz a causa.
errors-follow_over = { $table } acabou, então não há o que seguir.
errors-follow_self = Você não pode se seguir; as suas partidas estão em /games.
errors-follow_nobody = { $lord } ainda não jogou neste servidor, então não há o que seguir.
errors-follow_many = Você segue { $limit } partidas e pessoas, e mais não dá. Antes, pare de seguir uma.
errors-watch_where = Partidas em andamento são listadas no servidor onde são jogadas: digite /watch lá.
errors-follow_where = Uma pessoa é seguida em um servidor: digite onde { $lord } joga.
errors-kibitz_lord = Você joga em { $table }, então o tópico do público se abre para você quando a partida acabar.
errors-kibitz_none = Ninguém comentou { $table } enquanto era jogada, e agora ela acabou.
errors-kibitz_place = Não dá para abrir um tópico privado onde esta partida é jogada: só um canal de texto pode ter.
errors-kibitz_rights = Não posso criar ou usar um tópico privado lá. Quem gerencia o servidor pode permitir; /admin check diz como.

errors-turn_over = Esse turno acabou: você o encerrou. Agora é a vez de { $lord }.
errors-turn_over-you = Esse turno acabou: você o encerrou. Já é a sua vez de novo.
errors-turn_over_auto = Esse turno acabou: foi jogado no seu lugar.
errors-turn_over_auto-autopilot-placed = O tempo acabou { $at }, então o piloto automático jogou este turno: { $domino } em { $place }.
errors-turn_over_auto-autopilot-placed-took = O tempo acabou { $at }, então o piloto automático jogou este turno: { $domino } em { $place }, depois { $taken }.
errors-turn_over_auto-autopilot-discarded = O tempo acabou { $at }, então o piloto automático jogou este turno: { $domino } foi descartado, pois não cabe em lugar nenhum.
errors-turn_over_auto-autopilot-discarded-took = O tempo acabou { $at }, então o piloto automático jogou este turno: { $domino } foi descartado, pois não cabe em lugar nenhum, depois { $taken }.
errors-turn_over_auto-autopilot-took = O tempo acabou { $at }, então o piloto automático jogou este turno: ele pegou { $taken }.
errors-turn_over_auto-plan-placed = Seu plano foi jogado { $at }: { $domino } em { $place }.
errors-turn_over_auto-plan-placed-took = Seu plano foi jogado { $at }: { $domino } em { $place }, depois { $taken }.
errors-turn_over_auto-plan-discarded = Seu plano foi jogado { $at }: { $domino } foi descartado, pois não cabe em lugar nenhum.
errors-turn_over_auto-plan-discarded-took = Seu plano foi jogado { $at }: { $domino } foi descartado, pois não cabe em lugar nenhum, depois { $taken }.
errors-turn_over_auto-plan-took = Seu plano foi jogado { $at }: você pegou { $taken }.
errors-turn_over_auto-forced-placed = Este turno foi jogado no seu lugar { $at }: { $domino } em { $place }.
errors-turn_over_auto-forced-placed-took = Este turno foi jogado no seu lugar { $at }: { $domino } em { $place }, depois { $taken }.
errors-turn_over_auto-forced-discarded = Este turno foi jogado no seu lugar { $at }: { $domino } foi descartado, pois não cabe em lugar nenhum.
errors-turn_over_auto-forced-discarded-took = Este turno foi jogado no seu lugar { $at }: { $domino } foi descartado, pois não cabe em lugar nenhum, depois { $taken }.
errors-turn_over_auto-forced-took = Este turno foi jogado no seu lugar { $at }: você pegou { $taken }.
errors-turn_taken_back = { $lord } voltou o último turno, então é a vez de { $lord } de novo. Seu rascunho está guardado.
errors-draft_changed = Seu rascunho mudou desde então. Aqui está ele.
errors-your_turn = É a sua vez em { $table }, então o turno é jogado, não planejado.
errors-plan_turn_came = Nesse meio-tempo chegou a sua vez em { $table }, então nada foi planejado e nada foi jogado. Aperte [Jogar] para ver.
errors-plan_old = Esse plano era para um turno anterior. Faça um para o próximo.
errors-plan_other = Antes disso é a sua vez com outro dominó, então esse turno é planejado primeiro.
errors-plan_none = Você não tem mais turno para planejar em { $table }.
errors-plan_no_line = A próxima fila ainda não está na mesa, então só dá para planejar a posição.
errors-plan_empty = Ainda não há o que guardar: primeiro escolha o que jogar.
errors-button_unknown = Esse botão não vale mais. Para continuar: aperte [Jogar] na mensagem mais recente, ou digite /games.
errors-button_old = Esse botão não vale mais. Veja como está agora.
errors-busy-held = Algo está segurando o meu banco de dados agora, ou ele não responde. Nada foi feito; tente de novo daqui a pouco.
errors-busy = Outra pessoa acabou de jogar. Aperte [Jogar] para ver como está.
errors-too_fast = Um momento, por favor.
errors-form_late = Demorei demais, e então o Discord não abre formulário. Tente mais uma vez.
errors-form_refused = O Discord recusou o formulário que vem aqui ({ $cause }); nada mudou. Tente de novo. Se for recusado outra vez, digite o comando com as opções e avise alguém com Gerenciar servidor: /admin health diz a causa.
errors-vote_over = Essa pergunta já está resolvida; a mensagem no tópico diz como.

errors-game_over = { $table } acabou: vitória de { $lords } com { $points }.
errors-game_over-ended = { $table } acabou.
errors-game_on = Esta partida ainda está em andamento. A revanche pode ser pedida quando ela acabar.
errors-no_game = Não conheço essa partida. /games lista as suas.
errors-no_game_here = Você não tem partida em andamento. /games lista as suas mesas, /watch as partidas que você pode olhar.
errors-which_game = Qual partida?
errors-which_game-near = Não conheço partida com esse nome. É esta aqui?
errors-game_unnamed = Pode ser mais de uma partida. Indique uma com a opção “game”.
errors-export_waits = O que você pediu antes ainda está sendo feito. Espere, depois peça de novo.
errors-export_often = Você pediu arquivos ou os seus dados { $limit } vezes em uma hora. Peça de novo daqui a uma hora.
errors-clocks_often = Isto acerta de novo os relógios de todas as suas partidas, e foi feito muitas vezes em uma hora. Tente de novo daqui a uma hora.
errors-asked_often = Não dá para consultar tanta coisa de uma vez. Espere um minuto e tente de novo.
errors-export_large = Seus dados não cabem em uma mensagem. Peça a quem hospeda o Castellan aqui: essa pessoa pode mandar um arquivo para você.
errors-option_long = É longo demais: esta opção aceita até { $limit } caracteres.
errors-option_unknown = “{ $text }” não está entre as escolhas dessa opção. Escolha uma da lista.
errors-rematch_outsider = Só quem jogou esta partida pode pedir revanche. Você pode abrir uma mesa com /game new.

errors-spot_unknown = Não conheço a posição “{ $text }”. Escreva dois quadrados, primeiro a metade esquerda, como b5 a5, ou a letra de uma posição.
errors-spot_nowhere = { $domino } não cabe em lugar nenhum junto ao seu reino, então é descartado. Seu painel mostra o que falta fazer.
errors-spot_taken = { $square } está ocupado.
errors-spot_area-wide = Seu reino ficaria com { $width } de largura; o limite é { $limit }.
errors-spot_area-high = Seu reino ficaria com { $height } de altura; o limite é { $limit }.
errors-spot_match = Ali nenhuma metade toca uma paisagem igual nem o castelo.
errors-spot_apart = { $left } e { $right } não são vizinhos.
errors-spot_apart-off = { $square } nunca pode fazer parte deste reino.
errors-can_place = { $domino } cabe em { $count ->
    [1] uma posição
   *[other] { $count } posições
}, então não pode ser descartado.
errors-place_first = Primeiro coloque o seu dominó.
errors-not_ready = Ainda não: falta fazer algo.
errors-domino_taken-own = Você já tem { $domino }. Livres: { $free }.
errors-domino_taken = { $lord } já tem { $domino }. Livres: { $free }.
errors-domino_unknown = { $domino } não está na fila. Livres: { $free }.
errors-domino_unknown-taken = Todos os dominós com { $domino } já têm dono. Livres: { $free }.
errors-domino_several = Vários dominós livres têm { $domino }: { $free }. Digite o número de um.
errors-no_line = Na última rodada não há próxima fila.
errors-nothing_to_place = No começo não há o que colocar: escolha o seu primeiro dominó.

errors-no_town = Esta partida não tem vilas. Queendomino tem.
errors-square_outside = { $square } nunca pode fazer parte deste reino: o tabuleiro vai de a1 a { $last }.
errors-square_unknown = Não conheço o quadrado “{ $text }”. Escreva um quadrado, coluna e linha, como h9.
errors-square_unknown-several = Escreva um só quadrado, como { $square }. Para outro, use o comando de novo.
errors-building_unknown-near = Não conheço o edifício “{ $text }”. Você quis dizer { $near }?
errors-building_unknown = Não conheço o edifício “{ $text }”. /board mostra o que há no tabuleiro dos construtores.
errors-tax_no_knight = Todos os seus cavaleiros estão colocados. Alguns edifícios trazem mais.
errors-tax_not_here = Cavaleiros só vão nos dois quadrados de { $domino }.
errors-tax_discarded = Sem impostos neste turno: o dominó foi descartado.
errors-tax_taken = Já há um cavaleiro em { $square }.
errors-build_coins = O edifício { $building } custa { $price }; você tem { $coins }.
errors-build_no_square = Você não tem quadrado de vila livre. Eles vêm com os dominós.
errors-build_not_town = { $square } não é vila. Edifícios ficam em quadrados de vila.
errors-build_taken = Em { $square } já está o edifício { $building }.
errors-build_built = Neste turno você já comprou um edifício: { $building }.
errors-build_empty = { $building } não está no tabuleiro dos construtores agora; /board mostra o que está. Um espaço vazio fica vazio até a rodada acabar.
errors-build_none = O tabuleiro dos construtores está vazio.
errors-burn_out = O dragão já saiu nesta rodada: { $lord } o subornou.
errors-burn_out-own = O dragão já saiu nesta rodada: você o subornou.
errors-burn_queen = Quem tem a rainha não pode subornar o dragão.
errors-burn_coins = O suborno custa 1 moeda; você não tem nenhuma.
errors-burn_empty = { $building } não está no tabuleiro dos construtores, então o dragão não pode incendiar.
errors-burn_none = O tabuleiro dos construtores está vazio, então o dragão não tem o que incendiar.

errors-no_giants = Esta partida não tem gigantes. Eles vêm com Era dos gigantes, que se escolhe ao abrir a mesa.
errors-giant_due = O gigante vem primeiro: escolha a coroa que ele cobre.
errors-giant_none = Nenhum gigante espera uma coroa: nenhum vem com este dominó, ou não havia coroa visível e ele foi embora.
errors-giant_no_crown = { $square } não tem coroa visível.
errors-send_late = Um gigante só pode ser enviado logo depois de o dominó dele ser colocado. Antes, desfaça os passos seguintes.
errors-send_not_now = Um gigante só pode ser enviado com um dominó de 49 a 54.
errors-send_no_giant = Não há gigante em { $square }.
errors-send_self = Um gigante não pode ser enviado ao seu próprio reino.
errors-send_no_crown = { $lord } não tem mais coroa visível para outro gigante.
errors-send_no_crown-nobody = Essa pessoa não tem mais coroa visível para outro gigante.
errors-send_none = Você não tem gigante para enviar.
errors-send_nobody = Ninguém mais tem coroa visível para um gigante.
errors-receive_first = Um gigante está a caminho do seu reino. Escolha primeiro a coroa dele, com /receive ou pelo botão.
errors-receive_none = Nenhum gigante está a caminho do seu reino.
errors-lord_several = Pode ser mais de uma pessoa: { $lords }. Escolha uma da lista, ou escreva o número do lugar, como k2.
errors-lord_unknown = Não conheço “{ $text }” nesta partida.
errors-lord_unknown-lords = Não conheço “{ $text }” nesta partida. Quem joga: { $lords }.

errors-no_court = Esta partida não tem A Corte. Ela se escolhe ao abrir a mesa.
errors-token_unknown-near = Não conheço o marcador “{ $text }”. Você quis dizer { $near }?
errors-token_unknown = Não conheço o marcador “{ $text }”. /court mostra o que está à mostra e o que há na pilha.
errors-court_resources = São precisos dois recursos diferentes; você tem { $have ->
    [0] nenhum
    [1] um tipo
   *[other] { $have } tipos
}.
errors-court_resources-search = É preciso um de cada um dos quatro recursos; você tem { $have ->
    [0] nenhum
    [1] um tipo
   *[other] { $have } tipos
}.
errors-court_square_castle = { $square } é o castelo. Um marcador precisa de um quadrado de terra.
errors-court_square_empty = { $square } está vazio.
errors-court_square_building = { $square } tem um edifício.
errors-court_square_token = { $square } já tem um marcador.
errors-court_square_crown = { $square } tem uma coroa.
errors-court_square_terrain = { $square } não é { $terrain }.
errors-court_square_resource = { $square } tem um recurso que não paga.
errors-court_pay = { $square } não pode pagar: não tem recurso, ou tem um de um tipo que já paga.
errors-court_not_there = { $token } não está disponível agora. /court mostra o que está à mostra e o que há na pilha.
errors-court_bought = Uma compra por turno. Você já comprou { $token }.
errors-court_none = Nenhum quadrado aberto do seu reino serve.

errors-no_partner = Você não tem dupla nesta partida: ela não se joga em equipes.
errors-no_partner-computer = { $lord } é um computador e não lê recados.
errors-bad_note = Um recado tem de 1 a { $limit } caracteres.

errors-nothing_to_undo = Nada a desfazer. Este turno ainda não tem nenhum passo seu.
errors-takeback_off = Nesta mesa não dá para voltar o turno.
errors-takeback_played = { $lord } já jogou, então o seu turno fica.
errors-takeback_line = Uma nova fila foi sorteada desde então, então o seu turno fica.
errors-takeback_tiles = Novos edifícios foram revelados desde então, então o seu turno fica.
errors-takeback_sealed = Outras pessoas jogam o mesmo sorteio, então só dá para voltar um turno recém-encerrado que não revelou nada.
errors-takeback_none = Você não tem turno para voltar.
errors-takeback_often = { $count ->
    [0] Voltar um turno aqui exige o sim de todo mundo.
    [1] Você já voltou este turno uma vez. Para voltar de novo, é preciso o sim de todo mundo.
   *[other] Você já voltou este turno { $count } vezes. Para voltar de novo, é preciso o sim de todo mundo.
}
errors-takeback_game = { $count ->
    [1] Você já voltou turnos uma vez nesta partida. Para voltar de novo, é preciso o sim de todo mundo.
   *[other] Você já voltou turnos { $count } vezes nesta partida. Para voltar de novo, é preciso o sim de todo mundo.
}
errors-takeback_alone = Você voltou { $count } vezes nesta partida, o máximo que uma partida permite. /game solo começa outra.
errors-takeback_voted = Nesta partida, voltou-se o turno por votação { $count } vezes, o máximo que uma partida permite. Continue a partir daqui.
errors-takeback_time = Não sobra tempo naquele turno, então ele fica.
errors-takeback_free = Você pode voltar o seu turno sem perguntar a ninguém.

errors-vote_open = { $lord } já fez uma pergunta em { $table }. Ela precisa ser respondida antes.
errors-vote_alone = Ninguém mais tem lugar em { $table }, então não há quem concorde. Você pode continuar ou desistir.
errors-vote_again = As outras pessoas acabaram de dizer não. Você pode perguntar de novo { $at }.
errors-no_clock = Não há relógio andando em { $table }: ninguém precisa correr, e não há o que pausar.
errors-paused = O relógio de { $table } já está parado: a pausa foi combinada. Ainda dá para jogar turnos.
errors-bad_until = Uma pausa termina em até { $days } dias a partir de agora.
errors-until_unknown = Não conheço o tempo “{ $text }”. Escreva uma duração, como 3 dias, ou uma data, como 2030-12-24.
errors-not_idle = { $lord } está aqui. Só dá lugar a outra pessoa quem está fora, ou em silêncio por mais da metade do tempo de um turno (sem limite: duas semanas).
errors-lord_away = { $lord } anunciou uma ausência, e esta mesa a respeita: o relógio espera. Enquanto isso, dá para olhar a partida.
errors-guest_many = Não dá para convidar { $lord } hoje: você chamou gente demais, ou { $lord } vezes demais. Deixe o lugar livre para qualquer pessoa, ou tente de novo amanhã.
errors-guest_seated = { $lord } já tem um lugar nesta mesa.
errors-guest_bot = Apps não ocupam lugar. Escolha uma pessoa.
errors-time_limit = { $hours ->
    [1] Neste turno dá para dar no máximo mais uma hora.
   *[other] Neste turno dá para dar no máximo mais { $hours } horas.
}
errors-time_partner = É a vez da sua dupla: quem dá tempo são os adversários. Sua dupla pode pedir com /game time.
errors-time_enough = Não dá para dar mais tempo neste turno. Um turno pode receber o tempo de mais um; com três ou mais na mesa, uma pessoa recebe isso três vezes por partida. Em vez disso, dá para pedir uma pausa à mesa.
errors-seat_lost = Você perdeu turnos demais em { $table }, então o piloto automático continua por você.
errors-seat_none = Não há lugar livre em { $table }.

errors-no_table = Não conheço essa mesa. /games lista as abertas.
errors-no_table_here = Você não tem mesa aberta aqui. /game new abre uma, /game join ocupa um lugar em uma.
errors-which_table = Qual mesa?
errors-which_table-near = Não conheço mesa com esse nome. É esta aqui?
errors-table_unnamed = Pode ser mais de uma mesa. Indique uma com a opção “table”.
errors-table_closed = Esta mesa está fechada: ninguém mais pode entrar.
errors-computer_level = { $lords } não podem jogar este jogo aqui: esse nível precisa de numba, que quem hospeda o bot não instalou. Escolha outro nível, ou libere antes o lugar.
errors-join_again = Seu lugar em { $table } ficou livre mais de uma vez. Você pode entrar de novo { $at }.
errors-join_full = Todos os lugares estão ocupados.
errors-join_started = Esta partida já começou, então ninguém mais pode entrar.
errors-join_seated = Você já está nesta mesa.
errors-join_role = Esta mesa é para { $role }. /games lista outras.
errors-join_blocked = Você não pode entrar nesta mesa.
errors-block_self = Você não pode se bloquear.
errors-block_bot = Bots não jogam, então você nunca se senta com um.
errors-block_many = Você pode bloquear no máximo { $limit } pessoas. Antes, desbloqueie alguém.
errors-too_many-tables-person = Você tem { $limit } mesas abertas. Feche uma, ou espere uma partida começar, e abra a próxima.
errors-too_many-tables-server = Este servidor tem { $limit } mesas abertas. Entre em uma delas, ou espere algumas começarem.
errors-too_many-openings-person = Você abriu { $limit } mesas em um dia. Abra mais amanhã, ou entre em outra.
errors-too_many-openings-server = { $limit } mesas foram abertas neste servidor em um dia. Abra a sua amanhã.
errors-too_many-seats-person = Você tem { $limit } lugares. Termine uma partida, ou saia de uma mesa aberta, e pegue o próximo.
errors-too_many-seats-server = Neste servidor há { $limit } lugares ocupados. Pegue um quando algumas partidas acabarem.
errors-too_many-alone-person = Você tem { $limit } partidas solo em andamento. Termine uma, ou desista dela, e comece a próxima.
errors-too_many-alone-server = Neste servidor há { $limit } partidas solo em andamento. Comece a sua quando algumas acabarem, ou por mensagem direta.
errors-too_many-takeovers-person = Em um dia, outras pessoas assumiram { $limit } lugares seus. Amanhã você poderá assumir um lugar de novo.
errors-too_many-takeovers-server = { $limit } lugares foram assumidos neste servidor em um dia. Assuma este amanhã.
errors-too_many-invitations-person = Você enviou { $limit } convites em um dia. Envie mais amanhã; qualquer pessoa também pode ocupar um lugar livre.
errors-too_many-invitations-server = { $limit } convites foram enviados neste servidor em um dia. Envie os seus amanhã.
errors-too_many-notes-person = Você deixou { $limit } recados em um dia. Deixe mais amanhã.
errors-too_many-notes-server = { $limit } recados foram deixados neste servidor em um dia. Deixe os seus amanhã.
errors-too_many-votes-person = Você fez { $limit } perguntas em um dia. Faça mais amanhã.
errors-too_many-votes-server = { $limit } perguntas foram feitas neste servidor em um dia. Faça as suas amanhã.
errors-too_many-absences-person = Você anunciou { $limit } ausências em um ano. Anuncie mais quando a primeira delas fizer um ano.
errors-too_many-absences-server = Há mais ausências anunciadas aqui do que dá para guardar. Até algumas acabarem, você pode ter { $share }.
errors-too_many-queue-person = Você espera nas filas de { $limit } servidores. Antes, saia de uma delas.
errors-too_many-queue-server = { $limit } pessoas esperam na fila deste servidor. Entre quando algumas tiverem mesa, ou abra uma mesa.
errors-too_many-follows-person = Você segue { $limit } partidas, pessoas e torneios. Antes, pare de seguir um.
errors-too_many-follows-server = Neste servidor já se seguem { $limit } partidas, pessoas e torneios. Siga este quando alguns acabarem.
errors-too_many-kibitz-person = Você abriu o tópico do público de { $limit } partidas em andamento. Abra o próximo quando uma delas acabar.
errors-too_many-kibitz-server = { $limit } partidas deste servidor têm tópico do público. Abra outro quando algumas acabarem.
errors-too_many-tournaments-person = { $limit } torneios seus não acabaram. Encerre ou cancele um deles e publique o próximo.
errors-too_many-tournaments-server = { $limit } torneios deste servidor não acabaram. Publique o seu quando um deles acabar.
errors-too_many-published-person = Você publicou { $limit } torneios em 30 dias. Publique mais quando o primeiro deles fizer 30 dias.
errors-too_many-published-server = { $limit } torneios foram publicados neste servidor em 30 dias. Publique o seu quando o primeiro deles fizer 30 dias.
errors-too_many-events-person = Você fez { $limit } coisas em torneios em um dia. Continue amanhã.
errors-too_many-events-server = { $limit } coisas foram feitas nos torneios deste servidor em um dia. Continue amanhã.
errors-too_many-log-person = Você fez { $limit } coisas neste torneio, o máximo para uma pessoa. Ainda é possível desistir, encerrá-lo ou cancelá-lo.
errors-too_many-log-server = { $limit } coisas foram feitas neste torneio, o máximo possível. Ainda é possível desistir, encerrá-lo ou cancelá-lo.
errors-join_reliability = Esta mesa pede confiabilidade de { $asked }%; a sua é de { $percent }%. Terminar partidas a aumenta.
errors-join_cap = { $games ->
    [3] Você pode estar em 3 partidas ao mesmo tempo até terminar uma.
   *[other] Você pode estar em { $games } partidas ao mesmo tempo até terminar mais uma.
}
errors-join_invited = Só quem tem convite pode entrar nesta mesa.
errors-no_such_seat = Não há lugar { $seat } nesta mesa: os lugares vão de 1 a { $lords }.
errors-seat_taken = O lugar { $seat } já está ocupado.
errors-seat_free = Esse lugar já está livre.
errors-own_seat = Esse é o seu lugar. Em vez disso, você pode sair da mesa.
errors-no_seat = Você não tem lugar aqui.
errors-table_changed = A mesa mudou. Olhe de novo antes de sentar.
errors-stay_waiting = Antes, precisam dizer se ficam: { $lords }. Dá para liberar um lugar no painel do anfitrião.
errors-calls_many = Outras pessoas seriam chamadas a responder, e hoje você chamou muita gente que ainda não terminou uma partida com você. Tente de novo amanhã, ou abra outra mesa.
errors-calls_again = Alguém nesta mesa recebeu três chamados hoje sem dizer sim. Tente de novo amanhã, ou libere antes o lugar.
errors-invite_seat = Primeiro sente à mesa, depois convide.
errors-not_invited = Você não tem convite para esta mesa.
errors-invitation_over = Esse convite acabou: foi retirado ou respondido, ou a mesa não existe mais.
errors-not_host = Só o anfitrião, { $host }, pode fazer isso.
errors-not_full = Ainda há lugares livres: { $seated ->
    [one] { $seated } de { $lords } está ocupado
   *[other] { $seated } de { $lords } estão ocupados
}. No painel do anfitrião, dá para passá-los a computadores, ou jogar com menos gente.
errors-seats_taken = Há mais gente nesta mesa do que lugares nessa configuração. Antes, libere um lugar.
errors-not_expired = Esta mesa ainda está aberta, então não precisa ser aberta de novo.
errors-opener_role = Neste servidor só { $role } pode abrir mesas.
errors-only_server = Mesas são abertas em um servidor. Digite /game new lá.
errors-bad_setup = Isso não pode ser escolhido para uma mesa.
errors-bad_clock = Um turno, uma reserva, o que um turno soma a ela e o máximo dela ficam, cada um, entre { $least } minutos e { $most } dias.
errors-clock_unread = Não conheço o relógio “{ $text }”. Escreva como 36h, 2d, bank 3d +8h, ou “sem limite de tempo”.
errors-clock_both = Uma mesa tem tempo por turno ou uma reserva, não as duas coisas. Deixe uma delas vazia.
errors-clock_nothing = Escreva os dias ou horas de um turno, ou uma reserva e o que cada turno soma a ela.
errors-bad_setup-here = { $part } não pode ser escolhido aqui.
errors-bad_setup-players = { $box } é para { $least } a { $most } pessoas.
errors-bad_setup-players-one = { $box } é para { $most } pessoas.
errors-bad_setup-players-more = { $box } é para { $least } a { $most } pessoas; com Era dos gigantes, também para { $more }.
errors-bad_setup-players-giants = { $box } com Era dos gigantes é para { $least } a { $most } pessoas.
errors-bad_setup-players-teams = Equipes são para 6 ou 8 pessoas.
errors-bad_setup-giants = Era dos gigantes não combina com { $box }. Combina com Kingdomino e Queendomino.
errors-bad_setup-court = A Corte não combina com { $box }. Combina com Kingdomino e Queendomino.
errors-bad_setup-teams = Equipes não combinam com { $box }. Combinam com Casamento real.
errors-bad_setup-duel = O Poderoso Duelo não combina com { $box }. Combina com Kingdomino, para 2 pessoas.
errors-bad_setup-duel-lords = O Poderoso Duelo é para 2 pessoas.
errors-bad_setup-quest = { $variant } não combina com Era dos gigantes, que já traz isso como missão.
errors-bad_setup-quests = Missões não podem ser escolhidas sem Era dos gigantes. Elas vêm com essa variante.
errors-bad_setup-quests-two = Dá para escolher duas missões diferentes, ou nenhuma: então duas são sorteadas.
errors-bad_setup-unknown = Não conheço “{ $value }” como parte de uma configuração.
errors-bad_preset_name = O nome de uma predefinição tem de 1 a { $limit } caracteres.
errors-preset_taken = Outra pessoa já salvou { $preset } aqui. Escolha outro nome.
errors-preset_full = Este servidor tem { $limit } predefinições, e mais não cabem. Antes, alguém pode remover uma.
errors-preset_own = Você salvou { $limit } predefinições aqui, o máximo por pessoa. Antes, remova uma das suas.
errors-no_preset = Essa predefinição não existe mais. Escolha outra.
errors-preset_foreign = { $preset } pode ser removida por quem a salvou e por quem tem Gerenciar servidor.
errors-bad_name = O nome de uma mesa tem até 40 caracteres. Escolha um mais curto.
errors-away_past = Uma ausência não pode começar no passado. O primeiro dia é hoje ou depois.
errors-away_order = O último dia vem antes do primeiro. Escreva na ordem inversa.
errors-away_far = Uma ausência começa em até { $days } dias a partir de agora.
errors-away_budget = Isso gastaria { $days } dos seus dias de { $year }; restam { $left } de { $budget }. Uma ausência mais curta cabe.
errors-away_budget_first = Antes de terminar uma partida, você pode ficar fora { $budget } dias por ano, e restam { $left }; depois disso, são { $later }. Uma ausência mais curta cabe.
errors-away_unknown = Não conheço o dia “{ $text }”. Escreva como 2026-12-03, 3 dez, amanhã, ou como 7 dias.
errors-no_absence = Essa ausência acabou, ou já foi retirada.
errors-bad_setting = Isso não pode ser ajustado assim. Escolha um dos valores oferecidos.
errors-bad_icons = “{ $value }” não pode corrigir um edifício. Só dá para corrigir edifícios com um ícone que ninguém verificou.

errors-not_admin = Isto exige Gerenciar servidor. Peça a alguém com essa permissão aqui.
errors-dm_closed = Não consegui escrever para você. Permita mensagens diretas deste servidor, ou escolha menções em /settings.
errors-internal = Algo deu errado do meu lado; nada se perdeu. Tente de novo. (Código { $code })
errors-discord_refused = O Discord recusou o que pedi para isto ({ $cause }); nada se perdeu. Tente de novo. Se for recusado outra vez, alguém com Gerenciar servidor vê em /admin check se me falta uma permissão.
errors-discord_down = O Discord não me responde agora ({ $cause }); nada se perdeu. Tente de novo daqui a um minuto.
errors-gone = O meu banco de dados foi movido, excluído ou danificado enquanto eu funcionava, então preciso parar. O que você apertou não contou. Avise quem me hospeda.
errors-no_room = Não consigo anotar nada agora, porque o meu disco está cheio ou não aceita gravação; nada se perdeu. Tente de novo mais tarde. (Código { $code })

errors-button-again = Tentar de novo
errors-button-spots = Mostrar as posições
errors-button-town = Abrir a vila
errors-button-court = Abrir A Corte
errors-button-receive = Escolher uma coroa
errors-button-panel = Abrir o painel
errors-button-plan = Planejar meu turno
errors-button-games = Suas partidas
errors-button-open = Mesas abertas
errors-button-new = Abrir uma mesa
errors-button-solo = Contra o computador
errors-button-takeback = Voltar o turno
errors-button-take-seat = Sentar à mesa
errors-button-leave = Sair
errors-button-host = Painel do anfitrião
errors-button-settings = Configurações

errors-no_import = Esse registro não está mais aqui. Traga-o de novo com /import.
errors-import_what = Mande um arquivo ou um reino como texto.
errors-verify_what = Indique uma partida ou mande um arquivo.
errors-file_lost = Não consegui carregar esse arquivo. Tente de novo.

errors-server_needed = Rankings, perfis e tabelas do dia pertencem a um servidor. Peça em um deles.
errors-ladders_off = Quem administra este servidor desligou os rankings.
errors-no_ladder = Nenhuma partida desta caixa e deste tamanho terminou aqui. Veja em `/ladder` as que terminaram.
errors-no_season = Nenhuma partida terminou nesta temporada. Escolha uma em `/ladder`.
errors-profile_hidden = Esta pessoa não quer aparecer.
errors-compare_same = Escolha duas pessoas diferentes.
errors-no_stats = Esta caixa não tem nada desse tipo. Escolha outra coisa em `/stats`.

errors-cup_rights = Torneios são criados por quem tem Gerenciar servidor. Essas pessoas podem escolher um cargo para isso em /admin settings.
errors-cup_rights-role = Torneios são criados por { $role } e por quem tem Gerenciar servidor.
errors-cup_bad = “{ $value }” não serve ali. Escolha um dos valores oferecidos.
errors-cup_name = O nome de um torneio tem até { $limit } caracteres.
errors-cup_text = O texto de um torneio tem até { $limit } caracteres.
errors-cup_unready = Ainda não dá para publicar.
errors-cup_private = Jogar com o mesmo sorteio para todos exige tópicos privados, e não posso criá-los lá. Quem gerencia o servidor pode permitir.
errors-cup_date = Não conheço a data “{ $text }”. Escreva como 2030-12-24 18:00, sexta-feira 20:00, em 5 dias.
errors-cup_number = “{ $text }” não é um número. Escreva em algarismos, como 5.
errors-cup_points = Escreva os pontos de todos os { $count } lugares, a partir do primeiro, como 5 3 2 1.
errors-cup_variant = Não conheço a variante “{ $text }”. A opção lista as que existem.
errors-cup_template = Não conheço o modelo “{ $text }”. A opção lista os que existem.
errors-cup_which = Qual torneio: { $cups }? Indique com a opção “cup”.
errors-cup_act_tied = A rodada da mesa { $number } acabou, então não dá mais para desempatar jogando. Diga quem fica à frente, como 1, 44.
errors-cup_act_swiss = Em { $cup }, o formato diz quem enfrenta quem: só rodadas do sistema suíço são emparceiradas à mão.
errors-cup_act_seeding = Em { $cup }, as cabeças de chave não são definidas à mão.
errors-cup_act_seeds = Indique inscrições de { $cup }, cada uma uma vez.
errors-cup_act_entry = “{ $text }” não é uma inscrição de { $cup }. Escreva o nome de quem joga nela, uma menção, ou o número que **Quem participa** mostra.
errors-cup_act_which = “{ $text }” pode ser mais de uma inscrição de { $cup }: { $lords }. Escreva o número de uma, como #3.
errors-cup_act_whom = Indique alguém da mesa { $number } com a opção “lord”.
errors-cup_file_stranger = Linha { $line }: ninguém neste servidor tem esta conta, ou ela é de um app.
errors-cup_stranger = Esta conta não está neste servidor. Só membros podem jogar aqui, ou ajudar na organização.
errors-cup_act_changed = A esta altura, isso faria outra coisa. Olhe de novo no painel.
errors-cup_act_gone = Isso já foi feito, ou a pergunta é antiga demais. O painel mostra como está.
errors-button-newcup = Criar um torneio
errors-button-cups = Torneios

errors-follow_cup_over = { $cup } acabou, então não há mais o que seguir.
errors-cup_table = Esta é uma mesa de { $cup }, então quem decide isso é a organização. /cup judge chama a arbitragem.

errors-no_cup-near = Não há torneio “{ $typed }” aqui. Você quis dizer { $cups }?
errors-no_cup = Não há esse torneio aqui. /cup list mostra os que existem.
errors-which_cup = Pode ser mais de um torneio. Indique um com a opção “cup”; /cup list mostra quais.
errors-cup_unpaired = { $cup } começa agora: a primeira rodada está sendo emparceirada. Tente de novo daqui a um minuto.
errors-cup_treeless = { $cup } ainda não tem chave. /cup standings mostra a classificação.
errors-cup_phase-signup = { $cup } não começou, então isso ainda não é possível.
errors-cup_phase-checkin = As inscrições de { $cup } acabaram, e ainda não começou.
errors-cup_phase-running = { $cup } começou. Agora isso não é mais possível.
errors-cup_phase-running-late = { $late ->
    [0] { $cup } começou, então não dá mais para entrar.
   *[other] Dava para entrar em { $cup } até a rodada { $late } ser emparceirada.
}{ $add ->
    [0] {""}
   *[other] {" "}A organização ainda pode incluir você: fale com ela.
}
errors-cup_phase-running-next = Não vem mais nenhuma rodada de { $cup }.
errors-cup_phase-over = { $cup } acabou.
errors-cup_phase-cancelled = { $cup } foi cancelado.
errors-cup_full = { $cup } não tem vaga livre.
errors-cup_entered = Você já está em { $cup }.
errors-cup_entered_lord = { $lord } já está em { $cup }.
errors-cup_often = Você entrou em { $cup } ou voltou { $limit } vezes em um dia. Volte amanhã.
errors-cup_often_all = Você entrou em { $cup } ou voltou { $limit } vezes. Peça à organização que inclua você.
errors-cup_expelled = Sua inscrição em { $cup } foi desclassificada. A organização pode deixar você entrar de novo.
errors-cup_expelled-partner = Sua dupla foi desclassificada em { $cup }. A organização pode pôr outra pessoa nessa vaga.
errors-cup_role = { $cup } é para { $role }. Quem tem esse cargo pode entrar.
errors-cup_there = { $cup } é para quem tem um cargo. Responda no servidor dele, onde vejo os seus cargos.
errors-cup_reliability = { $cup } pede confiabilidade de { $asked }%; a sua é de { $percent }%. Terminar partidas a aumenta.
errors-cup_rating = { $cup } pede rating de { $asked }; o seu é { $rating }.
errors-cup_opponents = { $cup } pede partidas com rating contra { $asked } pessoas diferentes, com esta caixa e este tamanho de mesa; você jogou contra { $opponents }.
errors-cup_unrated = { $cup } pede rating de { $asked }, e você não tem nenhum com esta caixa e este tamanho de mesa. Terminar uma partida dá um.
errors-cup_partner = { $cup } se joga em duplas. Indique a sua com /cup enter.
errors-cup_partner_no = Você não pode jogar com { $lord }.
errors-cup_partner_many = Você convidou { $limit } duplas hoje. Tente de novo amanhã, ou espere um convite.
errors-cup_partner_again = Você convidou { $lord } { $limit } vezes hoje. Espere a resposta, ou convide outra pessoa.
errors-cup_alone = Em { $cup }, cada pessoa joga por si: entre sem dupla.
errors-cup_not_asked = Nenhuma pergunta aberta convida você a jogar em { $cup }. Talvez o convite fosse para algo que já acabou.
errors-cup_not_in = Você não está em { $cup }.
errors-cup_which_lord = Pode ser mais de uma pessoa: { $lords }. Escolha uma da lista, ou escreva o número, como #3.
errors-cup_not_in_lord = Esta pessoa não está em { $cup }.
errors-cup_unanswered = Sua dupla ainda não disse que sim. Você pode convidar outra pessoa com /cup enter.
errors-cup_partner_gone = Sua equipe não pode voltar a { $cup }: uma das pessoas mandou excluir os dados.
errors-cup_no_cross = { $cup } não tem tabela cruzada agora: ninguém jogou ainda.
errors-cup_words = Diga em até { $limit } caracteres do que se trata.
errors-cup_called = Você chamou a arbitragem nos últimos { $minutes } minutos. Ela já sabe.
errors-cup_called_often = Você chamou a arbitragem { $limit ->
    [1] uma vez
   *[other] { $limit } vezes
} em um dia. Chame de novo amanhã, ou escreva à organização de { $cup }.

errors-cup_not_organiser = Só a organização de { $cup } pode fazer isto: { $organisers }.
errors-cup_not_organiser-nobody = { $cup } não tem organização. Quem gerencia o servidor pode fazer isto.
errors-cup_reason = Dê um motivo de até { $limit } caracteres. Todo mundo pode ler no diário.
errors-cup_act_hours = Dê de 1 a { $hours } horas.
errors-cup_act_nowhere = { $cup } não tem canal onde publicar, então nada começa. Antes, escolha outro canal em /organise panel.
errors-cup_act_open = { $cup } não exige cargo.
errors-cup_act_channel = Não posso publicar nesse canal. Escolha um que eu veja e onde possa escrever; /admin check lá diz o que falta.
errors-cup_no_write = Você não pode escrever nesse canal, então não pode realizar um evento lá. Escolha outro.
errors-cup_act_begins = Há uma rodada de { $cup } em jogo: `ends:` muda o fim dela, e com ele a próxima rodada. `begins:` é para o tempo entre duas rodadas.
errors-cup_act_no_date = Indique uma data diferente da que já está planejada.
errors-cup_act_soon = { $minutes ->
    [0] Indique uma data que ainda vem.
   *[other] É cedo demais: deixe pelo menos { $minutes } minutos a partir de agora.
}
errors-cup_act_order = { $minutes ->
    [0] A rodada 1 não pode começar antes do fim das inscrições.
   *[other] Deixe pelo menos { $minutes } minutos para o check-in antes da rodada 1.
}
errors-cup_act_no_change = Já está assim.
errors-cup_act_entries = Indique inscrições que participam, cada uma uma vez; para trocar duas, de mesas diferentes.
errors-cup_act_size = Uma mesa deste evento tem de { $least } a { $most } inscrições; uma sozinha tem folga.
errors-cup_act_first = Indique uma rodada de { $first } a { $last }.
errors-cup_act_adjourn = Só dá para adiar uma mesa cujos lugares dão pontos, com uma partida e um sorteio próprio.
errors-cup_act_capacity = { $lords } já participam, então são precisas pelo menos tantas vagas.
errors-cup_act_rounds = A rodada { $rounds } já está emparceirada, então não pode haver menos.
errors-cup_act_paused = { $cup } está em pausa. Antes, retome o evento.
errors-cup_act_own = Você joga aqui. Peça a { $lords } que decida.
errors-cup_act_early = Ainda não apertaram [Estou aqui]: { $lords }. A rodada 1 pode começar antes quando todo mundo apertar; sem isso, não antes de { $until }: todo mundo tem um dia para o check-in.
errors-cup_act_few = Agora participaria pouca gente de { $cup }: o mínimo é { $least }.
errors-cup_act_paused_long = { $cup } está em pausa há mais de { $days } dias, então ninguém mais joga nele sem uma nova pergunta. Ele pode ser cancelado, ou encerrado com os resultados que tem. Para jogar de novo, aperte [Novo evento como este] e depois [Convidar participantes].
errors-cup_changed = { $cup } mudou desde aquela mensagem.
errors-cup_act_going = { $cup } não está em pausa.
errors-cup_act_playing = { $tables ->
    [0] Ainda vêm rodadas de { $cup }, então não dá para confirmar resultados. /organise panel diz o que vem a seguir, e se o evento pode ser encerrado antes.
    [one] Ainda há { $tables } mesa de { $cup } em jogo. Todo o resto vem depois.
   *[other] Ainda há { $tables } mesas de { $cup } em jogo. Todo o resto vem depois.
}
errors-cup_act_reopen = { $cup } foi cancelado há mais de dois dias, então ninguém mais participa sem uma nova pergunta. Aperte [Novo evento como este] e depois [Convidar participantes].
errors-cup_act_round = { $cup } não tem essa rodada agora.
errors-cup_act_settled = { $cup } acabou há mais de dois dias, então ninguém mais joga nele sem uma nova pergunta. Só os resultados podem ser corrigidos. Para jogar de novo, aperte [Novo evento como este] e depois [Convidar participantes].
errors-cup_act_table = Esta rodada não tem mesa { $number }.
errors-cup_act_no_table = Não há nada em jogo lá.
errors-cup_act_rolling = Em { $cup }, uma mesa segue a outra. Em vez disso, corrija um resultado ou pause o evento.
errors-cup_act_daily = Em { $cup }, isto foi feito { $limit } vezes em um dia, e cada vez chamou gente. Faça de novo amanhã.
errors-cup_act_text = Escreva até { $limit } caracteres.
errors-cup_act_played = Uma mesa desta rodada acabou, então não dá mais para trocar ninguém nela. Antes, desfaça o emparceiramento, ou espere a próxima rodada.
errors-cup_act_nobody = Ninguém foi indicado, e ninguém espera para entrar.
errors-cup_act_same-in = { $lord } já está na equipe.
errors-cup_act_same-out = { $lord } não está na equipe.
errors-cup_act_team = { $cup } tem espaço para { $limit } pessoas na organização e { $limit } na arbitragem. Antes, tire alguém da equipe.
errors-cup_act_off = { $lord } não quer estar na equipe de { $cup }.
errors-cup_not_team = Você não está na equipe de { $cup }.
errors-cup_act_last = Alguém precisa dirigir { $cup }. Antes, inclua outra pessoa na organização.
errors-cup_act_standings = { $cup } não tem classificação para publicar agora.
errors-cup_act_lords = { $lords ->
    [1] Indique uma pessoa.
   *[other] Indique { $lords } pessoas, que formam dupla.
}
errors-cup_act_partner = A dupla nessa equipe é { $lord }. Antes, ponha outra pessoa no lugar de { $lord }, ou indique as duas.
errors-cup_act_asked = { $lord } já recebeu o convite para { $cup }. Não há segundo convite; { $lord } ainda pode se inscrever, ou apertar **Eu jogo** se a pergunta estiver aberta.
errors-cup_act_often = Você convidou { $lord } várias vezes nestes dias. Convide de novo daqui a três dias; { $lord } ainda pode se inscrever.
errors-cup_act_unanswered = Dá para convidar no máximo { $limit } pessoas de uma vez. Espere algumas responderem.
errors-cup_act_asked_day = Você convidou { $limit } pessoas em um dia. Convide mais amanhã; qualquer pessoa também pode se inscrever sem convite.
errors-cup_act_file = Um arquivo tem de 1 a { $limit } inscrições.
errors-cup_act_line = Linha { $line }: { $lords ->
    [1] uma inscrição tem uma pessoa.
   *[other] uma inscrição tem { $lords } pessoas, que formam dupla.
}
errors-cup_act_known = Todo mundo neste arquivo já está em { $cup }, ou já recebeu o convite.
errors-cup_act_game = Esta mesa não tem partida { $number } sobre a qual decidir. Escolha de 1 a { $limit }.
errors-cup_act_sealed = Outras pessoas ainda jogam o mesmo sorteio da mesa { $number }, então não se conta ainda o que foi jogado lá. Dê pontos a cada pessoa da mesa; onde forem iguais, dê lugares também.
errors-cup_act_seen = { $lord } viu o sorteio desta rodada em outra mesa. Indique outra pessoa, ou espere a rodada acabar.
errors-cup_act_places = Dê a cada pessoa da mesa um lugar ou pontos. Quem divide um lugar fica com o melhor, como 1, 2, 2, 4.

errors-cup_csv_bad-large = Este arquivo é grande demais. Um arquivo de inscrições tem até { $limit } KiB.
errors-cup_csv_bad-many = Este arquivo tem mais de { $limit } linhas. Traga as inscrições em vários arquivos.
errors-cup_csv_bad-text = Isto não é um texto com valores em colunas. Na sua planilha, escolha “Salvar como” (ou “Fazer download”) e o tipo “CSV UTF-8 (separado por vírgulas)”, e traga esse arquivo.
errors-cup_csv_bad-empty = Não há inscrições neste arquivo. Escreva uma em cada linha.
errors-cup_csv_bad-columns = Não conheço estas colunas: “{ $value }”. Chame uma delas de “user”, com o id do Discord de cada pessoa.
errors-cup_csv_bad-lord = Linha { $line }: “{ $value }” não é ninguém. Escreva um id do Discord, uma menção, ou o que uma exportação minha tem em “player”.
errors-cup_csv_bad-rounded = Linha { $line }: uma planilha arredondou o id para “{ $value }”. Primeiro transforme a coluna em texto, depois digite os ids de novo.
errors-cup_csv_bad-twice = Linha { $line }: “{ $value }” também está na linha { $first }. Tire um dos dois.
errors-cup_csv_bad-partner = Linha { $line }: falta a dupla. Indique as duas pessoas em uma linha.
errors-cup_csv_bad-alone = Linha { $line }: há uma dupla, mas cada pessoa joga por si. Dê uma linha a cada pessoa.
errors-cup_csv_bad-unknown = Linha { $line }: ninguém neste servidor é “{ $value }”. Escreva o nome como o servidor mostra, o da conta, ou um id do Discord.
errors-cup_csv_bad-double = Linha { $line }: várias pessoas são “{ $value }”: { $lords }. Escreva o id da pessoa certa.
errors-cup_csv_bad-names = Este arquivo tem mais de { $limit } nomes sem id do Discord. Traga-os em vários arquivos.
errors-cup_trf = Um relatório para programas de xadrez (TRF16) precisa de mesas de dois. Exporte este evento como CSV, XLSX ou JSON.
