watching-command-watch = Muestra las partidas en curso que puedes ver
watching-command-follow = Sigue partidas, personas y torneos
watching-command-follow-game = Sigue una partida
watching-command-follow-lord = Sigue a una persona
watching-command-follow-cup = Sigue un torneo
watching-command-follow-list = Qué sigues, y cómo dejar de hacerlo
watching-command-game-kibitz = Entra en el hilo del público de una partida que no juegas
watching-option-show = Qué partidas
watching-option-box = Solo partidas de esta caja
watching-option-user = A quién seguir
watching-option-how = Con qué detalle
watching-button-watch = Ver
watching-button-follow = Seguir
watching-button-kibitz = Comentar
watching-button-stop = Dejar de seguir
watching-button-follows = Lo que sigo
watching-button-all = Todas las partidas
watching-button-tables = Mesas abiertas
watching-title = ### Partidas en curso · { $count }
watching-menu = Ver sus partidas
watching-title-lord = ### Partidas en curso de { $lord } · { $count }
watching-none-lord = Aquí no hay ninguna partida suya que puedas ver.
watching-none = Aquí no hay ninguna partida que ver.
watching-none-all = Aquí no hay en curso ninguna partida de esta caja.
watching-none-followed = Aquí no hay en curso ninguna partida que sigas.
watching-none-cups = Aquí no hay ninguna partida de torneo que ver.
watching-none-ending = Aquí ninguna partida está a punto de terminar.
watching-points = { $lord } { $points }
watching-followed = -# La sigues.
watching-show-all = Todas las partidas
watching-show-followed = Las que sigo
watching-show-cups = Torneos
watching-show-ending = A punto de terminar
watching-box = Caja…
watching-box-any = Todas las cajas
watching-index-none = No se está jugando ninguna partida.
watching-index-current = -# { $more ->
    [0] Esta lista se mantiene al día.
    [one] Y { $more } más. Esta lista se mantiene al día.
   *[other] Y { $more } más. Esta lista se mantiene al día.
}
watching-follow-game = { $new ->
    [yes] Ahora sigues
   *[no] Sigues
} { $what }.
watching-follow-lord = { $new ->
    [yes] Ahora sigues a
   *[no] Sigues a
} { $what }: cada partida suya de aquí que puedas ver.
watching-follow-cup = { $new ->
    [yes] Ahora sigues
   *[no] Sigues
} { $what }, un torneo.
watching-follow-digest = Las novedades te llegan por mensaje directo, una vez por hora como mucho y nunca en tus horas de silencio. Nadie ve lo que sigues.
watching-how = Con qué detalle…
watching-how-turn = Cada turno
watching-how-turn-about = De una persona, solo sus turnos
watching-how-round = Cada ronda
watching-how-round-about = El marcador al terminar cada ronda
watching-how-end = Solo el final
watching-how-end-about = Quién ha ganado
watching-how-turn-cup = Cada resultado
watching-how-turn-cup-about = De cada mesa, y cada ronda
watching-how-round-cup = Cada ronda
watching-how-round-cup-about = Cuándo empieza una, y quién va en cabeza cuando termina
watching-how-end-cup = Solo el final
watching-how-end-cup-about = Quién ha ganado
watching-follows-title = ### Lo que sigues · { $count }
watching-follows-none = No sigues nada. [Seguir] está debajo de cada partida que ves.
watching-option-game = { $what }
watching-option-lord = { $what }, una persona
watching-follows-game = { $what } · { $how ->
    [turn] cada turno
    [round] cada ronda
   *[end] solo el final
}
watching-follows-lord = { $what }, una persona · { $how ->
    [turn] cada turno suyo
    [round] cada ronda
   *[end] solo los finales
}
watching-option-cup = { $what }, un torneo
watching-follows-cup = { $what }, un torneo · { $how ->
    [turn] cada resultado
    [round] cada ronda
   *[end] solo el final
}
watching-follows-change = Cambiar o dejar…
watching-news = Novedades de { $server }, sobre lo que sigues:
watching-news-game = { $table } · { $where }
watching-news-began = { $count ->
    [1] { $lords } la ha empezado: { $setup }.
   *[other] { $lords } la han empezado: { $setup }.
}
watching-news-more = { $count ->
    [one] Ha pasado algo en { $count } partida más.
   *[other] Ha pasado algo en { $count } partidas más.
}
watching-cup-started = { $count ->
    [one] Ha empezado con { $count } inscripción.
   *[other] Ha empezado con { $count } inscripciones.
}
watching-cup-paired = { $tables ->
    [0] Ha empezado: { $round }. Termina el { $ends }.
    [one] Ha empezado: { $round }, con { $tables } mesa. Termina el { $ends }.
   *[other] Ha empezado: { $round }, con { $tables } mesas. Termina el { $ends }.
}
watching-cup-round = Terminada: { $round }.
watching-cup-leader = { $place } { $name } { $points }
watching-cup-leaders = Posiciones: { $leaders }.
watching-cup-place = { $place } { $name } { $points }
watching-cup-result = Mesa { $number } de { $round }: { $places }.
watching-cup-won = Victoria de { $name }.
watching-cup-over = Ha terminado.
watching-cup-cancelled = Se ha cancelado: { $reason }
watching-kibitz-name = Público de { $table }
watching-kibitz-in = Estás en { $thread }, donde charla el público de { $table }. Quienes juegan no pueden leerlo hasta que termine la partida.
watching-kibitz-in-over = Estás en { $thread }, donde charlaba el público de { $table }.
watching-kibitz-opening = Aquí charla el público de { $table }. Quienes juegan no pueden leerlo hasta que termine la partida; entonces se les deja entrar. Por favor, no les cuentes nada antes.
watching-kibitz-ended = { $table } ha terminado, y quienes la jugaron ya están aquí.
