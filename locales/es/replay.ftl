replay-command-replay = Repasa una partida paso a paso
replay-option-round = La ronda por la que empezar; 0 es la primera elección
replay-button = Repetición
replay-button-step = Paso a paso

## The screen. $table: name, $step, $steps, $round, $turn: numbers

replay-table-game = { $table } · partida { $number }
replay-title-start = ### { $table } · el inicio · paso 0 de { $steps }
replay-title-choice = ### { $table } · la primera elección · paso { $step } de { $steps }
replay-title = ### { $table } · ronda { $round }, turno { $turn } · paso { $step } de { $steps }
replay-title-end = ### { $table } · cómo terminó
replay-title-grown = ### { $table } · cómo crecieron los reinos
replay-title-grown-one = ### { $table } · cómo creció el reino de { $lord }
replay-start = Todavía no hay nada elegido.
replay-file-title = Un registro de un archivo
replay-file-lord = archivo: { $lord }
replay-file-origin = { $by } ha traído este registro como archivo. Yo no vi jugar esta partida, y los nombres son los del archivo.
replay-plays = -# Se reproduce unas veces y luego se detiene.{ $running ->
    [yes] {" "}La partida continúa.
   *[no] {""}
}
replay-first = ⏮ Inicio
replay-back = ◀ Atrás
replay-next = Siguiente ▶
replay-last = Final ⏭
replay-round = Ir a la ronda…
replay-round-choice = La primera elección
replay-round-one = Ronda { $round }
replay-show-move = La jugada
replay-show-table = La mesa entera
replay-show-kingdom = Crece el reino de { $lord }
replay-show-kingdom-team = Crece el reino: { $lord } y { $partner }
replay-show-end = El marcador final
replay-show-text = La jugada como texto
replay-animation = Animación

## Which game

replay-which = ¿Qué partida quieres repasar?
replay-which-none = Aquí todavía no hay ninguna partida que repasar.
replay-which-select = ¿Qué partida?
replay-choice-running = { $table } · { panel-round }
replay-choice-over = { $table } · { $points }
replay-choice-ended = { $table } · terminada sin resultado
