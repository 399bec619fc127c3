lists-command-games = Listar partidas: minhas, esperando por mim, abertas, para assistir, encerradas
lists-command-game-list = O mesmo que /games
lists-command-next = Abrir a mais urgente das suas partidas
lists-option-show = Quais partidas
lists-option-box = Só partidas desta caixa

lists-title-mine = ### Suas partidas{ $waiting ->
    [0] { "" }
    [one] { " " }· { $waiting } esperando por você
   *[other] { " " }· { $waiting } esperando por você
}
lists-title-waiting = ### Esperando por você · { $waiting }
lists-title-cups = ### Suas partidas de torneio · { $count }
lists-title-open = ### Mesas abertas aqui · { $count }
lists-title-watching = ### Partidas para assistir aqui · { $count }
lists-title-finished = ### Partidas encerradas · { $count }

lists-show-mine = Minhas partidas
lists-show-waiting = Esperando por mim
lists-show-cups = Torneios
lists-show-open = Mesas abertas
lists-show-watching = Para assistir
lists-show-finished = Encerradas
lists-show = Mostrar…
lists-only = Só { $box }.
lists-only-fitting = Só mesas em que você pode entrar.
lists-speed = Ritmo…
lists-speed-any = Qualquer ritmo
lists-speed-fast = Menos de um dia por turno
lists-speed-day = Um dia por turno
lists-speed-slow = Mais de um dia por turno
lists-speed-bank = Com reserva de tempo
lists-speed-none = Sem limite de tempo
lists-button-fit = Só para mim
lists-button-all = Todas as mesas

lists-game = **{ $table }** · { $setup } · { panel-round }
lists-game-start = **{ $table }** · { $setup } · os reis escolhem os primeiros dominós
lists-table-open = **{ $table }** · { $setup } · { $clock }
lists-table = **{ $table }** · { $setup }
lists-setup = { $box } { $lords }
lists-setup-dynasty = { $box } { $lords }, Dinastia

lists-your-turn-free = Sua vez, aviso enviado { $at }.
lists-your-turn-ends = Sua vez, termina { $ends }.
lists-your-turn-paused = Sua vez, mas a partida está em pausa.
lists-giant = Um gigante está esperando por você: escolha a coroa que ele cobre.
lists-vote = Há uma pergunta à mesa.
lists-invited = **{ $host }** convida você. { $free ->
    [one] Há { $free } lugar livre.
   *[other] Há { $free } lugares livres.
}
lists-on-turn-free = É a vez de { $lord }.
lists-on-turn-ends = É a vez de { $lord }; termina { $ends }.
lists-on-turn-paused = É a vez de { $lord }, mas a partida está em pausa.
lists-between = A próxima partida da Dinastia começa em breve.
lists-open = { $free ->
    [one] { $free } lugar livre
   *[other] { $free } lugares livres
} · mesa de **{ $host }**{ $percent ->
    [0] {""}
   *[other] {" "}· confiabilidade a partir de { $percent }%
}
lists-open-yours = Você tem o lugar { $seat }. { $free ->
    [one] Ainda há { $free } lugar livre.
   *[other] Ainda há { $free } lugares livres.
}
lists-over = Jogada até o fim.
lists-abandoned = Terminou sem resultado.

lists-button-urgent = A mais urgente
lists-button-giant = Escolher
lists-button-vote = Votar
lists-button-previous = ← Anterior
lists-button-following = Próxima →
lists-button-page = { $page } de { $pages }
lists-button-show-open = Mostrar
lists-button-new = Abrir uma mesa
lists-button-games = Minhas partidas

lists-empty-mine = Você não está em nenhuma partida. { $open ->
    [0] Também não há mesa aberta aqui.
    [one] Há { $open } mesa aberta aqui.
   *[other] Há { $open } mesas abertas aqui.
}
lists-empty-waiting = Nenhuma partida está esperando por você. { $open ->
    [0] Não há mesa aberta aqui.
    [one] Há { $open } mesa aberta aqui.
   *[other] Há { $open } mesas abertas aqui.
}
lists-empty-cups = Você não tem partida de torneio agora. Ela vem quando começa uma rodada em um torneio de que você participa.
lists-empty-open = Não há mesa aberta aqui. Você pode abrir uma.
lists-empty-narrowed = Nada aqui corresponde a isso. Há mais sem as escolhas acima.
lists-empty-watching = Não há partida para assistir aqui.
lists-empty-finished = Ainda não há partida encerrada.

lists-next-nothing = Nada está esperando por você.
lists-next-games = { $games ->
    [0] Você não está em nenhuma partida.
    [one] Você está em { $games } partida.
   *[other] Você está em { $games } partidas.
}
lists-next-time = Seu próximo turno deve ser em **{ $table }**, daqui a cerca de { $time }.
lists-next-turns = Seu próximo turno deve ser em **{ $table }**, depois de mais { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
