record-command-import = Abrir um registro salvo ou um reino, só para você
record-command-verify = Comprovar o sorteio e o resultado de uma partida
record-command-admin-export = Todas as partidas deste servidor em um arquivo
record-option-file = Um registro, como /record o salva
record-option-kingdom = Um reino como texto, como w w1 f / w C l1
record-option-verify = Um registro de qualquer lugar

record-import-title = ### { $name } · só para você
record-import-date = Começou em { $date }.
record-import-playing = Este registro para aqui: { panel-round }.
record-import-abandoned = Esta partida foi encerrada antes da última rodada.
record-import-result = { $standing }
record-import-won = Vitória de { $lords }.
record-import-nobody = Ninguém venceu, pois o piloto automático jogou por todo mundo.
record-import-known = -# Você já trouxe este registro antes. Ele fica até 90 dias depois da última vez que você o abrir.
record-import-kept = -# Ninguém mais o vê, e ele não conta em nenhum ranking. Fica até 90 dias depois da última vez que você o abrir.
record-forgot = { $count ->
    [1] -# Dá para guardar 50: o que você abriu há mais tempo foi excluído.
   *[other] -# Dá para guardar 50: os { $count } que você abriu há mais tempo foram excluídos.
}

record-kingdom-title = ### Um reino · { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
record-kingdom-line = { $label } { $points }
record-kingdom-bonuses = -# Bônus e missões ficam de fora: o texto não diz quais estão em jogo.

record-verify-title = ### { $table } · sorteio e resultado
record-verify-holds = A partida foi jogada de novo só a partir do registro, e tudo bate:
record-verify-seed = 1. A semente dá o selo: o SHA-256 dela. O selo foi mostrado antes da primeira jogada, então ninguém pôde escolher o sorteio depois.
record-verify-moves = { $moves ->
    [one] 2. A única jogada ({ $moves }) é válida no sorteio que vem desta semente.
   *[other] 2. Todas as { $moves } jogadas são válidas no sorteio que vem desta semente.
}
record-verify-result = 3. Elas dão { $standing }, como diz o registro.
record-verify-abandoned = 3. A partida foi encerrada antes da última rodada, então não tem resultado.
record-verify-playing = 3. O registro para aqui: { panel-round }. Ainda não tem resultado.
record-verify-same = É o registro de { $table }, jogada por jogada como foi aqui.
record-verify-other = Isto não é o que foi jogado aqui: { $table } tinha a mesma semente, mas não estas jogadas.
record-verify-foreign = Não conheço partida jogada aqui com esta semente, então só se comprova o próprio registro, não quem o jogou.
record-verify-sealed = { $table } está em andamento. O selo está na primeira mensagem da partida.
record-verify-later = A semente aparece no fim. Então qualquer pessoa pode comprovar que ela dá este selo.
record-verify-shared = Outras pessoas ainda jogam o mesmo sorteio de { $table }. O selo está na primeira mensagem da partida.
record-verify-digits = Semente: `{ $seed }` Selo: `{ $seal }`
record-verify-seal = Selo: `{ $seal }`
record-verify-how = -# Para conferir sem mim: salve o registro e rode `python -m engine replay FILE` em uma cópia do Castellan.

record-export-title = { $left ->
    [0] ### As partidas deste servidor · parte { $part }, a última
   *[other] ### As partidas deste servidor · parte { $part }
}
record-export-games = { $games ->
    [0] { $games } partidas, { $size } MB: em texto e em JSON, com uma lista do que há dentro.
    [one] { $games } partida, { $size } MB: em texto e em JSON, com uma lista do que há dentro.
   *[other] { $games } partidas, { $size } MB: em texto e em JSON, com uma lista do que há dentro.
}
record-export-left = { $left ->
    [0] -# Faltam { $left } partidas. Salve esta parte primeiro.
    [one] -# Falta { $left } partida. Salve esta parte primeiro.
   *[other] -# Faltam { $left } partidas. Salve esta parte primeiro.
}
record-export-running = -# Partidas em andamento estão incluídas sem as sementes.
record-export-sealed = { $sealed ->
    [0] -# { $sealed } partidas ficam de fora: outras pessoas ainda jogam os mesmos sorteios. Exporte de novo quando as rodadas delas, ou o dia, acabarem.
    [one] -# { $sealed } partida fica de fora: outras pessoas ainda jogam o mesmo sorteio. Exporte de novo quando a rodada dela, ou o dia, acabar.
   *[other] -# { $sealed } partidas ficam de fora: outras pessoas ainda jogam os mesmos sorteios. Exporte de novo quando as rodadas delas, ou o dia, acabarem.
}
record-export-nothing = Nenhuma partida foi jogada aqui ainda.

record-bad-other = Isso não é um registro que eu consiga ler.
record-bad-file_too_big = Esse registro tem mais de 64 KB, demais para guardar. Os do Castellan têm no máximo um quinto disso: tire o que o encheu.
record-bad-file_archive = Isso é um arquivo compactado. Tire um registro dele e traga o registro.
record-bad-file_no_text = Esse arquivo não é texto, então não é um registro.
record-bad-file_empty = Esse arquivo está vazio.
record-bad-file_json = Esse arquivo é JSON, mas não como /record o salva.
record-bad-stored = O resultado desta partida não é o que as jogadas dão. Avise quem me hospeda.
record-bad-too_long = A linha { $line } é longa demais para um registro.
record-bad-key_twice = A linha { $line } diz { $key } pela segunda vez.
record-bad-header_line = A linha { $line } não cabe no cabeçalho de um registro: { $text }
record-bad-header_value = Não dá para ler a linha { $line }: { $key } não se escreve como { $value }
record-bad-missing_key = Falta { $key } no cabeçalho deste registro.
record-bad-seed = Este registro não tem semente, então não pode ser jogado de novo. A semente entra nele quando a partida acaba.
record-bad-turn_line = A linha { $line } não é um turno: { $text }
record-bad-notation = A linha { $line } tem algo que não é uma jogada: { $text }
record-bad-setup = A linha { $line } indica uma configuração que não existe: { $value }
record-bad-players = A linha { $line } indica um número de pessoas que a caixa não aceita: { $value }
record-bad-grid = A linha { $line } indica uma grade que não combina com a caixa: { $value }
record-bad-teams = A linha { $line } indica equipes impossíveis: { $value }
record-bad-seats = A linha { $line } não lista as pessoas lugar por lugar: { $text }
record-bad-seed_mismatch = A semente não dá este selo.
record-bad-unknown_rules = Este registro é das regras { $value }. Só conheço as regras { $known }.
record-bad-turn_unfinished = A linha { $line } para no meio do turno { $turn }, mas segue outro turno.
record-bad-wrong_turn = A linha { $line } é o turno { $turn } do lugar { $seat }. O turno a jogar ali é o { $due } do lugar { $lord }.
record-bad-wrong_turn-over = A linha { $line } é o turno { $turn } do lugar { $seat }, mas a partida acaba antes dele.
record-bad-result = A linha { $line } diz que o resultado é { $value }. As jogadas dão { $correct }.
record-bad-winners = A linha { $line } diz que a vitória é do lugar { $value }. Pelas jogadas, é { $correct }.
record-bad-unended = A linha { $line } dá um resultado, mas a partida não acabou.
record-bad-ending = A linha { $line } diz que a partida foi interrompida, mas ela foi jogada até o fim.
record-bad-not_adjacent = A linha { $line } não é válida: { $move } (os quadrados não são vizinhos).
record-bad-off_canvas = A linha { $line } não é válida: { $move } (esse quadrado nunca pode fazer parte de um reino).
record-bad-overlap = A linha { $line } não é válida: { $move } (um quadrado está ocupado).
record-bad-area = A linha { $line } não é válida: { $move } (o reino ficaria grande demais).
record-bad-no_connection = A linha { $line } não é válida: { $move } (nenhum vizinho combina).
record-bad-illegal = A linha { $line } não é válida: { $move } (veja { $rule } nas regras).

record-kingdom-bad-other = Isso não é um reino que eu consiga ler. As linhas vêm de cima para baixo, como { $example }.
record-kingdom-bad-too_long = Esse texto é longo demais para um reino.
record-kingdom-bad-no_castle = Um reino precisa do seu castelo: um C em uma das linhas, como { $example }.
record-kingdom-bad-second_castle = Há um segundo castelo na linha { $row }, coluna { $column }.
record-kingdom-bad-ragged_row = { $squares ->
    [0] A linha { $row } tem { $squares } quadrados, a primeira tem { $first }. Um quadrado vazio é um ponto.
    [one] A linha { $row } tem { $squares } quadrado, a primeira tem { $first }. Um quadrado vazio é um ponto.
   *[other] A linha { $row } tem { $squares } quadrados, a primeira tem { $first }. Um quadrado vazio é um ponto.
}
record-kingdom-bad-too_large = Esse reino tem { $width } de largura e { $height } de altura; o limite é { $limit }. Com grid=7 depois de um ponto e vírgula, é 7.
record-kingdom-bad-empty_edge = Uma linha ou coluna na borda está vazia. Tire-a.
record-kingdom-bad-unknown_square = Não conheço o quadrado { $text } na linha { $row }, coluna { $column }.
record-kingdom-bad-resource_place = Não pode haver recurso em { $text }, na linha { $row }, coluna { $column }.
record-kingdom-bad-unknown_building = Não conheço edifício ou marcador { $building } (linha { $row }, coluna { $column }).
record-kingdom-bad-building_place = { $building } não pode ficar em { $text } (linha { $row }, coluna { $column }).
record-kingdom-bad-too_many_giants = { $text } tem mais gigantes que coroas (linha { $row }, coluna { $column }).
record-kingdom-bad-field_twice = { $field } aparece duas vezes.
record-kingdom-bad-unknown_field = Não conheço { $field } depois do ponto e vírgula.
record-kingdom-bad-field_value = { $field } não pode ser { $value }.
record-kingdom-bad-no_box = Nenhuma caixa tem tudo isso em um reino.
