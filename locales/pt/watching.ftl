watching-command-watch = Listar partidas em andamento para assistir
watching-command-follow = Seguir partidas, pessoas e torneios
watching-command-follow-game = Seguir uma partida
watching-command-follow-lord = Seguir uma pessoa
watching-command-follow-cup = Seguir um torneio
watching-command-follow-list = O que você segue, e como parar
watching-command-game-kibitz = Entrar no tópico do público de uma partida que você não joga
watching-option-show = Quais partidas
watching-option-box = Só partidas desta caixa
watching-option-user = A pessoa a seguir
watching-option-how = Com que detalhe

watching-button-watch = Assistir
watching-button-follow = Seguir
watching-button-kibitz = Comentar
watching-button-stop = Parar de seguir
watching-button-follows = O que eu sigo
watching-button-all = Todas em andamento
watching-button-tables = Mesas abertas

watching-title = ### Partidas em andamento · { $count }
watching-menu = Olhar as partidas desta pessoa
watching-title-lord = ### Partidas em andamento de { $lord } · { $count }
watching-none-lord = Esta pessoa não tem aqui nenhuma partida a que você possa assistir.
watching-none = Não há partida para assistir aqui.
watching-none-all = Nenhuma partida desta caixa está em andamento aqui.
watching-none-followed = Nenhuma partida que você segue está em andamento aqui.
watching-none-cups = Não há partida de torneio para assistir aqui.
watching-none-ending = Nenhuma partida aqui está perto do fim.
watching-points = { $lord } { $points }
watching-followed = -# Você segue esta partida.
watching-show-all = Todas as partidas
watching-show-followed = As que eu sigo
watching-show-cups = Torneios
watching-show-ending = Perto do fim
watching-box = Caixa…
watching-box-any = Todas as caixas

watching-index-none = Nenhuma partida em andamento.
watching-index-current = -# { $more ->
    [0] Esta lista se atualiza sozinha.
    [one] E mais { $more }. Esta lista se atualiza sozinha.
   *[other] E mais { $more }. Esta lista se atualiza sozinha.
}

watching-follow-game = Você { $new ->
    [yes] agora segue
   *[no] segue
} { $what }.
watching-follow-lord = Você { $new ->
    [yes] agora segue
   *[no] segue
} { $what }: toda partida dessa pessoa aqui a que você possa assistir.
watching-follow-cup = Você { $new ->
    [yes] agora segue
   *[no] segue
} o torneio { $what }.
watching-follow-digest = O aviso vem por mensagem direta, no máximo uma vez por hora, nunca nas suas horas silenciosas. Ninguém vê o que você segue.
watching-how = Com que detalhe…
watching-how-turn = Todo turno
watching-how-turn-about = Para uma pessoa, os turnos dela
watching-how-round = Toda rodada
watching-how-round-about = O placar quando uma rodada acaba
watching-how-end = Só o fim
watching-how-end-about = Quem venceu
watching-how-turn-cup = Todo resultado
watching-how-turn-cup-about = De cada mesa, e toda rodada
watching-how-round-cup = Toda rodada
watching-how-round-cup-about = Quando uma começa, e quem lidera quando ela acaba
watching-how-end-cup = Só o fim
watching-how-end-cup-about = Quem venceu

watching-follows-title = ### O que você segue · { $count }
watching-follows-none = Você não segue nada. [Seguir] fica sob toda partida a que você assiste.
watching-option-game = { $what }
watching-option-lord = { $what }, uma pessoa
watching-follows-game = { $what } · { $how ->
    [turn] todo turno
    [round] toda rodada
   *[end] só o fim
}
watching-follows-lord = { $what }, uma pessoa · { $how ->
    [turn] todo turno dela
    [round] toda rodada
   *[end] só os finais
}
watching-option-cup = { $what }, um torneio
watching-follows-cup = { $what }, um torneio · { $how ->
    [turn] todo resultado
    [round] toda rodada
   *[end] só o fim
}
watching-follows-change = Mudar ou parar…

watching-news = Notícias de { $server }, do que você segue:
watching-news-game = { $table } · { $where }
watching-news-began = { $count ->
    [1] { $lords } começou: { $setup }.
   *[other] { $lords } começaram: { $setup }.
}
watching-news-more = { $count ->
    [0] Houve novidades em mais { $count } partidas.
    [one] Houve novidades em mais { $count } partida.
   *[other] Houve novidades em mais { $count } partidas.
}

watching-cup-started = { $count ->
    [0] Começou com { $count } inscrições.
    [one] Começou com { $count } inscrição.
   *[other] Começou com { $count } inscrições.
}
watching-cup-paired = { $tables ->
    [0] Começou: { $round }. Termina { $ends }.
    [one] Começou: { $round }, com { $tables } mesa. Termina { $ends }.
   *[other] Começou: { $round }, com { $tables } mesas. Termina { $ends }.
}
watching-cup-round = Acabou: { $round }.
watching-cup-leader = { $place } { $name } { $points }
watching-cup-leaders = Classificação: { $leaders }.
watching-cup-place = { $place } { $name } { $points }
watching-cup-result = Mesa { $number } ({ $round }): { $places }.
watching-cup-won = Vitória de { $name }.
watching-cup-over = Acabou.
watching-cup-cancelled = Foi cancelado: { $reason }

watching-kibitz-name = Público de { $table }
watching-kibitz-in = Você está em { $thread }, onde conversa quem assiste a { $table }. Quem joga só pode ler depois que a partida acabar.
watching-kibitz-in-over = Você está em { $thread }, onde conversou quem assistiu a { $table }.
watching-kibitz-opening = Aqui conversa quem assiste a { $table }. Quem joga só pode ler depois que a partida acabar; então entra também. Por favor, não conte nada a ninguém da mesa antes disso.
watching-kibitz-ended = { $table } acabou, e quem jogou está aqui agora.
