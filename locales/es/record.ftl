record-command-import = Abre un registro guardado o un reino, solo para ti
record-command-verify = Prueba el sorteo de fichas y el resultado de una partida
record-command-admin-export = Todas las partidas de este servidor en un archivo
record-option-file = Un registro, como lo guarda /record
record-option-kingdom = Un reino como texto, por ejemplo w w1 f / w C l1
record-option-verify = Un registro de cualquier sitio
record-import-title = ### { $name } · solo para ti
record-import-date = Empezada el { $date }.
record-import-playing = Este registro se detiene aquí: { panel-round }.
record-import-abandoned = Esta partida se terminó antes de su última ronda.
record-import-result = { $standing }
record-import-won = Victoria de { $lords }.
record-import-nobody = No ganó nadie, porque el piloto automático jugó por toda la mesa.
record-import-known = -# Ya habías traído antes este registro. Se queda hasta 90 días después de la última vez que lo abras.
record-import-kept = -# Nadie más lo ve, y no cuenta en ninguna clasificación. Se queda hasta 90 días después de la última vez que lo abras.
record-forgot = { $count ->
    [1] -# Puedes guardar 50: se ha borrado el que llevabas más tiempo sin abrir.
   *[other] -# Puedes guardar 50: se han borrado los { $count } que llevabas más tiempo sin abrir.
}
record-kingdom-title = ### Un reino · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
record-kingdom-line = { $label } { $points }
record-kingdom-bonuses = -# No se cuentan bonificaciones ni misiones: el texto no dice con cuáles se juega.
record-verify-title = ### { $table } · sorteo de fichas y resultado
record-verify-holds = Vuelta a jugar solo a partir de su registro, todo cuadra:
record-verify-seed = 1. La semilla da el sello: su SHA-256. El sello se mostró antes de la primera jugada, así que nadie pudo elegir después el sorteo.
record-verify-moves = { $moves ->
    [one] 2. Su { $moves } jugada es válida con el sorteo de fichas que sale de esta semilla.
   *[other] 2. Las { $moves } jugadas son válidas con el sorteo de fichas que sale de esta semilla.
}
record-verify-result = 3. El resultado es { $standing }, como dice el registro.
record-verify-abandoned = 3. La partida se terminó antes de su última ronda, así que no tiene resultado.
record-verify-playing = 3. El registro se detiene aquí: { panel-round }. Todavía no tiene resultado.
record-verify-same = Es el registro de { $table }, jugada por jugada, tal como se jugó aquí.
record-verify-other = Esto no es lo que se jugó aquí: { $table } tenía la misma semilla, pero no estas jugadas.
record-verify-foreign = No conozco ninguna partida jugada aquí con esta semilla, así que solo queda probado el registro, no quién lo jugó.
record-verify-sealed = { $table } se está jugando. Su sello está en el primer mensaje de la partida.
record-verify-later = La semilla se muestra al final. Entonces cualquiera puede probar que da este sello.
record-verify-shared = Otras personas aún juegan el mismo sorteo de fichas que { $table }. Su sello está en el primer mensaje de la partida.
record-verify-digits = Semilla: `{ $seed }` Sello: `{ $seal }`
record-verify-seal = Sello: `{ $seal }`
record-verify-how = -# Para comprobarlo sin mí: guarda el registro y ejecuta `python -m engine replay FILE` en una copia de Castellan.
record-export-title = { $left ->
    [0] ### Las partidas de este servidor · parte { $part }, la última
   *[other] ### Las partidas de este servidor · parte { $part }
}
record-export-games = { $games ->
    [one] { $games } partida, { $size } MB: como texto y como JSON, con una lista de lo que contiene.
   *[other] { $games } partidas, { $size } MB: como texto y como JSON, con una lista de lo que contiene.
}
record-export-left = { $left ->
    [one] -# Falta { $left } partida. Guarda primero esta parte.
   *[other] -# Faltan { $left } partidas. Guarda primero esta parte.
}
record-export-running = -# Las partidas en juego están sin sus semillas.
record-export-sealed = { $sealed ->
    [one] -# Falta { $sealed } partida: otras personas aún juegan el mismo sorteo de fichas. Exporta otra vez cuando termine su ronda, o el día.
   *[other] -# Faltan { $sealed } partidas: otras personas aún juegan los mismos sorteos de fichas. Exporta otra vez cuando terminen sus rondas, o el día.
}
record-export-nothing = Aquí todavía no se ha jugado ninguna partida.

## Why a record can't be read. $line: number of the line, $move, $text, $value: as in the file

record-bad-other = Eso no es un registro que yo pueda leer.
record-bad-file_too_big = Ese registro tiene más de 64 KB, demasiado para guardarlo. Los de Castellan son como mucho la quinta parte: quita lo que lo hincha.
record-bad-file_archive = Eso es un archivo comprimido. Saca un registro de él y tráeme ese.
record-bad-file_no_text = Ese archivo no es texto, así que no es un registro.
record-bad-file_empty = Ese archivo está vacío.
record-bad-file_json = Ese archivo es JSON, pero no como lo guarda /record.
record-bad-stored = El resultado de esta partida no es el que dan sus jugadas. Por favor, díselo a quien me tiene en marcha.
record-bad-too_long = La línea { $line } es demasiado larga para un registro.
record-bad-key_twice = La línea { $line } dice { $key } por segunda vez.
record-bad-header_line = La línea { $line } no corresponde a la cabecera de un registro: { $text }
record-bad-header_value = La línea { $line } no se puede leer: { $key } no se escribe como { $value }
record-bad-missing_key = En la cabecera de este registro falta { $key }.
record-bad-seed = Este registro no tiene semilla, así que no se puede volver a jugar. La semilla está en él cuando termina la partida.
record-bad-turn_line = La línea { $line } no es un turno: { $text }
record-bad-notation = La línea { $line } contiene algo que no es una jugada: { $text }
record-bad-setup = La línea { $line } nombra una configuración que no existe: { $value }
record-bad-players = La línea { $line } da un número de jugadores que la caja no admite: { $value }
record-bad-grid = La línea { $line } da una cuadrícula que no va con la caja: { $value }
record-bad-teams = La línea { $line } da equipos imposibles: { $value }
record-bad-seats = La línea { $line } no nombra a la mesa asiento por asiento: { $text }
record-bad-seed_mismatch = La semilla no da este sello.
record-bad-unknown_rules = Este registro es de las reglas { $value }. Yo solo conozco las reglas { $known }.
record-bad-turn_unfinished = La línea { $line } se detiene dentro del turno { $turn }, pero sigue otro turno.
record-bad-wrong_turn = La línea { $line } es el turno { $turn } del asiento { $seat }. El turno que toca jugar allí es el { $due } del asiento { $lord }.
record-bad-wrong_turn-over = La línea { $line } es el turno { $turn } del asiento { $seat }, pero la partida termina antes.
record-bad-result = La línea { $line } dice que el resultado es { $value }. Las jugadas dan { $correct }.
record-bad-winners = La línea { $line } dice que ganó el asiento { $value }. Según las jugadas es { $correct }.
record-bad-unended = La línea { $line } da un resultado, pero la partida no ha terminado.
record-bad-ending = La línea { $line } dice que la partida se interrumpió, pero se jugó hasta el final.
record-bad-not_adjacent = La línea { $line } no es válida: { $move } (los cuadrados no están juntos).
record-bad-off_canvas = La línea { $line } no es válida: { $move } (ese cuadrado nunca puede formar parte de un reino).
record-bad-overlap = La línea { $line } no es válida: { $move } (un cuadrado está ocupado).
record-bad-area = La línea { $line } no es válida: { $move } (el reino sería demasiado grande).
record-bad-no_connection = La línea { $line } no es válida: { $move } (ningún vecino encaja).
record-bad-illegal = La línea { $line } no es válida: { $move } (mira { $rule } en las reglas).

## Why a kingdom text can't be read. Rows count from the top, columns from the left

record-kingdom-bad-other = Eso no es un reino que yo pueda leer. Las filas van de arriba abajo, como { $example }.
record-kingdom-bad-too_long = Ese texto es demasiado largo para un reino.
record-kingdom-bad-no_castle = Un reino necesita su castillo: una C en una de las filas, como { $example }.
record-kingdom-bad-second_castle = Hay un segundo castillo en la fila { $row }, columna { $column }.
record-kingdom-bad-ragged_row = { $squares ->
    [one] La fila { $row } tiene { $squares } cuadrado, la primera { $first }. Un cuadrado vacío es un punto.
   *[other] La fila { $row } tiene { $squares } cuadrados, la primera { $first }. Un cuadrado vacío es un punto.
}
record-kingdom-bad-too_large = Ese reino tiene { $width } de ancho y { $height } de alto; el límite es { $limit }. Con grid=7 después de un punto y coma es 7.
record-kingdom-bad-empty_edge = Una fila o columna del borde está vacía. Quítala.
record-kingdom-bad-unknown_square = No conozco el cuadrado { $text } en la fila { $row }, columna { $column }.
record-kingdom-bad-resource_place = No puede haber ningún recurso en { $text } en la fila { $row }, columna { $column }.
record-kingdom-bad-unknown_building = No conozco ningún edificio ni loseta { $building } (fila { $row }, columna { $column }).
record-kingdom-bad-building_place = { $building } no puede estar en { $text } (fila { $row }, columna { $column }).
record-kingdom-bad-too_many_giants = { $text } tiene más gigantes que coronas (fila { $row }, columna { $column }).
record-kingdom-bad-field_twice = { $field } aparece dos veces.
record-kingdom-bad-unknown_field = No conozco { $field } después del punto y coma.
record-kingdom-bad-field_value = { $field } no puede ser { $value }.
record-kingdom-bad-no_box = Ninguna caja tiene todo eso en un solo reino.
