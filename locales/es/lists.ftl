lists-command-games = Muestra partidas: las mías, las que me esperan, abiertas, para ver, terminadas
lists-command-game-list = Lo mismo que /games
lists-command-next = Abre la más urgente de tus partidas
lists-option-show = Qué partidas
lists-option-box = Solo partidas de esta caja
lists-title-mine = ### Tus partidas{ $waiting ->
    [0] {""}
    [one] {" "}· { $waiting } te espera
   *[other] {" "}· { $waiting } te esperan
}
lists-title-waiting = ### Te esperan · { $waiting }
lists-title-cups = ### Tus partidas de torneo · { $count }
lists-title-open = ### Mesas abiertas aquí · { $count }
lists-title-watching = ### Partidas que ver aquí · { $count }
lists-title-finished = ### Partidas terminadas · { $count }
lists-show-mine = Mis partidas
lists-show-waiting = Me esperan
lists-show-cups = Torneos
lists-show-open = Mesas abiertas
lists-show-watching = Para ver
lists-show-finished = Terminadas
lists-show = Mostrar…
lists-only = Solo { $box }.
lists-only-fitting = Solo mesas donde puedes ocupar un asiento.
lists-speed = Ritmo…
lists-speed-any = Cualquier ritmo
lists-speed-fast = Menos de un día por turno
lists-speed-day = Un día por turno
lists-speed-slow = Más de un día por turno
lists-speed-bank = Con reserva de tiempo
lists-speed-none = Sin límite de tiempo
lists-button-fit = Solo para mí
lists-button-all = Todas las mesas
lists-game = {"**"}{ $table }** · { $setup } · { panel-round }
lists-game-start = {"**"}{ $table }** · { $setup } · los reyes escogen sus primeras fichas
lists-table-open = {"**"}{ $table }** · { $setup } · { $clock }
lists-table = {"**"}{ $table }** · { $setup }
lists-setup = { $box } { $lords }
lists-setup-dynasty = { $box } { $lords }, Dinastía
lists-your-turn-free = Te toca, aviso enviado { $at }.
lists-your-turn-ends = Te toca, termina { $ends }.
lists-your-turn-paused = Te toca, pero la partida está en pausa.
lists-giant = Te espera un gigante: elige la corona que tapa.
lists-vote = Hay una pregunta para la mesa.
lists-invited = {"**"}{ $host }** te invita. { $free ->
    [one] Queda { $free } asiento libre.
   *[other] Quedan { $free } asientos libres.
}
lists-on-turn-free = Le toca a { $lord }.
lists-on-turn-ends = Le toca a { $lord }; termina { $ends }.
lists-on-turn-paused = Le toca a { $lord }, pero la partida está en pausa.
lists-between = La siguiente partida de la Dinastía empieza pronto.
lists-open = { $free ->
    [one] { $free } asiento libre
   *[other] { $free } asientos libres
} · mesa de **{ $host }**{ $percent ->
    [0] {""}
   *[other] {" "}· fiabilidad desde el { $percent } %
}
lists-open-yours = Tienes el asiento { $seat }. { $free ->
    [one] Queda { $free } asiento libre.
   *[other] Quedan { $free } asientos libres.
}
lists-over = Jugada hasta el final.
lists-abandoned = Terminada sin resultado.
lists-button-urgent = La más urgente
lists-button-giant = Elegir
lists-button-vote = Votar
lists-button-previous = ← Anterior
lists-button-following = Siguiente →
lists-button-page = { $page } de { $pages }
lists-button-show-open = Mostrarlas
lists-button-new = Abrir una mesa
lists-button-games = Mis partidas
lists-empty-mine = No estás en ninguna partida. { $open ->
    [0] Tampoco hay ninguna mesa abierta aquí.
    [one] Aquí hay { $open } mesa abierta.
   *[other] Aquí hay { $open } mesas abiertas.
}
lists-empty-waiting = Ninguna partida te espera. { $open ->
    [0] Aquí no hay ninguna mesa abierta.
    [one] Aquí hay { $open } mesa abierta.
   *[other] Aquí hay { $open } mesas abiertas.
}
lists-empty-cups = Ahora no tienes ninguna partida de torneo. Tendrás una cuando empiece una ronda de un torneo en el que estés.
lists-empty-open = Aquí no hay ninguna mesa abierta. Puedes abrir una.
lists-empty-narrowed = Aquí nada encaja con eso. Hay más sin las opciones de arriba.
lists-empty-watching = Aquí no hay ninguna partida que ver.
lists-empty-finished = Todavía no hay ninguna partida terminada.
lists-next-nothing = No te espera nada.
lists-next-games = { $games ->
    [0] No estás en ninguna partida.
    [one] Estás en { $games } partida.
   *[other] Estás en { $games } partidas.
}
lists-next-time = Tu próximo turno será probablemente en **{ $table }**, más o menos en { $time }.
lists-next-turns = Tu próximo turno será probablemente en **{ $table }**, después de { $turns ->
    [one] { $turns } turno más
   *[other] { $turns } turnos más
}.
