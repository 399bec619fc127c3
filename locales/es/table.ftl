## Opening

table-opening-title-channel = ### { $table } ha empezado
table-opening-title-thread = ### La partida ha empezado
table-opening-dynasty-thread = ### La partida { $number } de { $of } ha empezado
table-opening-dynasty-channel = ### { $table } · la partida { $number } de { $of } ha empezado
table-opening-coins = Cada reino empieza con { $coins } monedas. Valen { $points } puntos, así que toda la mesa empieza con { $points }.
table-opening-order = Se han sorteado los reyes. Orden: { $lords }.
table-opening-teams = Equipos: { $teams }.
table-opening-quest = Misión: { $quest }, { $about }.
table-opening-seal-shared = -# El sorteo de fichas está fijado. Cuando termine la última mesa de la ronda, /verify muestra la semilla y la comprueba. Hasta entonces está sellado: `{ $seal }`
table-opening-seal-day = -# El sorteo de fichas está fijado. Cuando termine el día, /verify muestra la semilla y la comprueba. Hasta entonces está sellado: `{ $seal }`
table-opening-seal = -# El sorteo de fichas está fijado. La semilla se muestra al final, y cualquiera puede comprobarlo con /verify. Hasta entonces está sellado: `{ $seal }`
table-opening-round = -# La ronda termina el { $ends }. Lo que quede entonces lo juega el piloto automático.
table-opening-sealed-day = -# Hoy todo el mundo juega este sorteo de fichas, así que nadie más que tú ve esta partida hasta que termine el día. Cuenta si ha acabado para entonces. Por favor, no cuentes a nadie cómo va.
table-opening-sealed-round = -# Todas las mesas de esta ronda tienen el mismo sorteo de fichas, así que nadie más que tú ve esta hasta que acabe la última. Por favor, no cuentes a nadie cómo va.
table-opening-private = -# Todo lo que pulses en este hilo es privado hasta que termines el turno. Charla aquí cuanto quieras.
table-opening-here = -# Aquí no se puede abrir ningún hilo, así que la partida se juega en este canal.
table-rules = Reglas

## The turn message

table-call-start-free = { $mention }, escoge tu primera ficha en { $table }
table-call-free = { $mention }, te toca en { $table } · { $round }
table-call-quiet-start-free = { $lord } escoge una ficha en { $table }
table-call-quiet-free = Le toca a { $lord } en { $table } · { $round }
table-call-start-ends = { $mention }, escoge tu primera ficha en { $table } · termina { $ends }
table-call-ends = { $mention }, te toca en { $table } · { $round } · termina { $ends }
table-call-quiet-start-ends = { $lord } escoge una ficha en { $table } · termina { $ends }
table-call-quiet-ends = Le toca a { $lord } en { $table } · { $round } · termina { $ends }
table-ends-round = { $ends }, con la ronda
table-call-start-away = { $mention }, escoge tu primera ficha en { $table } · en ausencia hasta el { $until }; el reloj espera
table-call-away = { $mention }, te toca en { $table } · { $round } · en ausencia hasta el { $until }; el reloj espera
table-call-quiet-start-away = { $lord } escoge una ficha en { $table } · en ausencia hasta el { $until }; el reloj espera
table-call-quiet-away = Le toca a { $lord } en { $table } · { $round } · en ausencia hasta el { $until }; el reloj espera
table-call-start-paused = { $mention }, escoge tu primera ficha en { $table } · en pausa desde el { $since }
table-call-start-stands = { $mention }, escoge tu primera ficha en { $table } · en pausa hasta el { $until }
table-call-paused = { $mention }, te toca en { $table } · { $round } · en pausa desde el { $since }
table-call-stands = { $mention }, te toca en { $table } · { $round } · en pausa hasta el { $until }
table-call-quiet-start-paused = { $lord } escoge una ficha en { $table } · en pausa desde el { $since }
table-call-quiet-start-stands = { $lord } escoge una ficha en { $table } · en pausa hasta el { $until }
table-call-quiet-paused = Le toca a { $lord } en { $table } · { $round } · en pausa desde el { $since }
table-call-quiet-stands = Le toca a { $lord } en { $table } · { $round } · en pausa hasta el { $until }
table-call-nobody = { $table } · { $round }
table-call-giant = { $mention }, elige la corona que tapa tu gigante en { $table }. Es lo último que queda
table-call-giant-quiet = { $lord } elige la corona que tapa un gigante en { $table }
table-giant = { $mention }, { $sender } te ha enviado un gigante en { $table }. Elige qué corona tapa antes de tu próximo turno.
table-giant-direct = { $sender } te ha enviado un gigante en { $table } ({ $server }). Elige qué corona tapa antes de tu próximo turno.
table-done-round = Ronda { $round } de { $rounds }
table-done-start = La primera elección
table-reminder = { $mention }, te sigue tocando en { $table } · { $round }
table-report-placed = { $lord } coloca { $domino } en { $spot } ({ $gain }, ahora { $total }).
table-report-placed-took = { $lord } coloca { $domino } en { $spot } ({ $gain }, ahora { $total }) y toma { $taken }.
table-report-discarded = { $lord } tiene que descartar { $domino }: no cabe en ningún sitio.
table-report-lost = { $lord } tiene que descartar { $domino }: no cabe en ningún sitio ({ $gain }, ahora { $total }).
table-report-lost-resigned = El piloto automático tiene que descartar { $domino } por { $lord }: no cabe en ningún sitio ({ $gain }, ahora { $total }).
table-report-lost-autopilot = El piloto automático tiene que descartar { $domino }: no cabe en ningún sitio ({ $gain }, ahora { $total }).
table-report-chose = { $lord } toma { $taken }.
table-report-placed-resigned = El piloto automático coloca { $domino } en { $spot } por { $lord } ({ $gain }, ahora { $total }).
table-report-placed-took-resigned = El piloto automático coloca { $domino } en { $spot } por { $lord } ({ $gain }, ahora { $total }) y toma { $taken }.
table-report-discarded-resigned = El piloto automático tiene que descartar { $domino } por { $lord }: no cabe en ningún sitio.
table-report-chose-resigned = El piloto automático toma { $taken } por { $lord }.
table-autopilot-out = A { $lord } se le acabó el tiempo.
table-autopilot-away = { $lord } aún no ha vuelto.
table-autopilot-round = La ronda del torneo terminó antes de que { $lord } pudiera jugar.
table-autopilot-lost = El asiento de { $lord } lo lleva el piloto automático.
table-report-placed-autopilot = El piloto automático coloca { $domino } en { $spot } ({ $gain }, ahora { $total }).
table-report-placed-took-autopilot = El piloto automático coloca { $domino } en { $spot } ({ $gain }, ahora { $total }) y toma { $taken }.
table-report-discarded-autopilot = El piloto automático tiene que descartar { $domino }: no cabe en ningún sitio.
table-report-chose-autopilot = El piloto automático toma { $taken }.
table-report-laid-autopilot = El piloto automático coloca { $domino } en { $spot }.
table-seat-kept = { $lord }, tu asiento sigue siendo tuyo (turnos perdidos: { $missed } de { $allowed }). Hasta que vuelvas, tus turnos son más cortos.
table-seat-lost = { $lord }, has perdido { $missed } de { $allowed } turnos, así que tu asiento queda libre: el piloto automático sigue jugando y alguien puede ocuparlo. Hasta entonces puedes recuperarlo.
table-seat-lost-cup = { $lord }, has perdido { $missed } de { $allowed } turnos, así que el piloto automático sigue jugando por ti. Puedes recuperar tu asiento; la organización puede dárselo a otra persona.
table-back = Ya estoy aquí
table-with-partner = { $lord } (con { $partner })
table-report-laid = { $lord } coloca { $domino } en { $spot }.
table-report-giant = { $lord } hace que el gigante tape la corona en { $square }.
table-report-wandered = El gigante no encontró ninguna corona que tapar y se marchó.
table-report-sent = { $lord } envía el gigante de { $square } al reino de { $receiver }.
table-report-taxed = { $lord } cobra impuestos en { $square }: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
table-report-built = { $cost ->
    [0] { $lord } construye gratis { $building } en { $square }.
    [one] { $lord } construye { $building } en { $square } por { $cost } moneda.
   *[other] { $lord } construye { $building } en { $square } por { $cost } monedas.
}
table-report-queen = { $lord } consigue a la Reina, que estaba en el tablero de Constructores.
table-report-queen-from = { $lord } consigue a la Reina, que tenía { $host }.
table-report-burnt = { $lord } paga al dragón para quemar { $building }.
table-report-recruited = { $lord } recluta { $token } en { $square }.
table-report-searched = { $lord } busca en la pila de La Corte y coloca { $token } en { $square }.
table-report-then-took = { $lord } toma { $taken }.
table-report-now = { $lord } tiene ahora { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
} ({ $gain }).
table-report-now-took = { $lord } toma { $taken } y tiene ahora { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
} ({ $gain }).
table-report-laid-resigned = El piloto automático coloca { $domino } en { $spot } por { $lord }.
table-report-giant-resigned = Hace que el gigante tape la corona en { $square }.
table-report-sent-resigned = Envía el gigante de { $square } al reino de { $receiver }.
table-report-taxed-resigned = Cobra impuestos en { $square }: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
table-report-built-resigned = { $cost ->
    [0] Construye gratis { $building } en { $square }.
    [one] Construye { $building } en { $square } por { $cost } moneda.
   *[other] Construye { $building } en { $square } por { $cost } monedas.
}
table-report-burnt-resigned = Paga al dragón para quemar { $building }.
table-report-recruited-resigned = Recluta { $token } en { $square }.
table-report-searched-resigned = Busca en la pila de La Corte y coloca { $token } en { $square }.
table-report-then-took-resigned = Toma { $taken }.
table-report-now-resigned = { $lord } tiene ahora { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
} ({ $gain }).
table-report-now-took-resigned = Toma { $taken }, y { $lord } tiene ahora { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
} ({ $gain }).
table-received = { $lord } hace que el gigante recibido tape la corona en { $square } ({ $change }).
table-received-forced = El gigante enviado a { $lord } tapa la corona en { $square }, la menor pérdida ({ $change }).
table-received-resigned = El piloto automático hace que el gigante enviado a { $lord } tape la corona en { $square } ({ $change }).
table-took-back = { $lord } ha retirado el último turno.
table-gave-up = { $lord } ha dejado el asiento. Allí sigue jugando el piloto automático.
table-standing = { $lord } { $points }
table-start-end = -# Ya ha escogido toda la mesa. El número más bajo juega primero.
table-round-end = -# La ronda { $round } ha terminado. Nueva línea: { $line }. Marcador: { $standing }.
table-round-tiles = -# Nuevo en el tablero de Constructores: { $buildings }.
table-round-tokens = -# Nuevo en La Corte: { $tokens }.
table-round-end-last = -# La ronda { $round } ha terminado. Empieza la última ronda: ya no hay nueva línea. Marcador: { $standing }.
table-direct-free = Te toca en { $table } ({ $server }) · { $round }
table-direct-start-free = Escoge tu primera ficha en { $table } ({ $server })
table-direct-ends = Te toca en { $table } ({ $server }) · { $round } · termina { $ends }
table-direct-away = Te toca en { $table } ({ $server }) · { $round } · en ausencia hasta el { $until }; el reloj espera
table-direct-paused = Te toca en { $table } ({ $server }) · { $round } · en pausa desde el { $since }
table-direct-stands = Te toca en { $table } ({ $server }) · { $round } · en pausa hasta el { $until }
table-direct-start-away = Escoge tu primera ficha en { $table } ({ $server }) · en ausencia hasta el { $until }; el reloj espera
table-direct-start-paused = Escoge tu primera ficha en { $table } ({ $server }) · en pausa desde el { $since }
table-direct-start-stands = Escoge tu primera ficha en { $table } ({ $server }) · en pausa hasta el { $until }
table-direct-start-ends = Escoge tu primera ficha en { $table } ({ $server }) · termina { $ends }
table-direct-over = Ya no te toca en { $table } ({ $server }).
table-no-thread = -# No puedo escribir en el hilo de la partida, así que las novedades te llegan por mensaje directo.

## The end

table-end-winner = ## { $lord } gana { $table } con { $points }
table-end-winners = ## { $lords } ganan { $table } con { $points }
table-end-shared = ## { $lords } comparten la victoria en { $table } con { $points }
table-end-nobody = ## { $table } ha terminado sin victoria
table-end-away-why = Quien ha jugado hasta el final va por delante de quien ha acabado con el piloto automático.
table-end-place = { $place } · { $mention } { $points }
table-end-place-territory = { $place } · { $mention } { $points }, por el territorio más grande ({ $more } cuadrados contra { $fewer })
table-end-place-crowns = { $place } · { $mention } { $points }, por más coronas ({ $more } contra { $fewer })
table-end-place-resigned = { $place } · { $mention } { $points } (piloto automático { $turn ->
    [0] desde el principio
   *[other] desde la ronda { $turn }
})
table-end-place-one-resigned = { $place } · { $mention } { $points } (piloto automático por { $lord } { $turn ->
    [0] desde el principio
   *[other] desde la ronda { $turn }
})
table-end-by-territory = Por el territorio más grande ({ $more } cuadrados contra { $fewer }).
table-end-by-crowns = Por más coronas ({ $more } contra { $fewer }).
table-end-shared-why = Mismo total, mismo territorio más grande, mismas coronas.
table-end-shared-why-town = Mismo total, mismo territorio más grande.
table-end-well-played = Bien jugado, { $mentions }.
table-end-hints = { $count ->
    [1] { $lord } ha pedido una pista.
   *[other] { $lord } ha pedido { $count } pistas.
}
table-end-time = -# { $rounds ->
    [0] Terminó antes de la ronda 1, después de { $time }.
    [1] Una ronda en { $time }.
   *[other] { $rounds } rondas en { $time }.
}
table-seed-follows = { $known ->
    [yes] /verify y /record dan la semilla cuando termine la última mesa de la ronda, a más tardar el { $ends }.
    [day] /verify y /record dan la semilla cuando termine el día.
   *[no] /verify y /record dan la semilla cuando termine la última mesa de la ronda.
}
table-end-proof = -# El sorteo fue limpio: la semilla da el sello mostrado al principio. Compruébalo con /verify. Semilla: `{ $seed }` Sello: `{ $seal }`
table-end-agreed =
    ## { $table } ha terminado de común acuerdo
    Se llegó hasta aquí: { $round }. No hay resultado.
table-end-deserted =
    ## { $table } ha terminado
    Ya no queda nadie en esta mesa. Se llegó hasta aquí: { $round }.
table-end-stopped =
    ## { $table } ha terminado
    La organización del torneo ha puesto fin a la partida. Se llegó hasta aquí: { $round }. Si ha tomado una decisión, el resultado está en la página de su ronda.
table-end-standing = Marcador: { $standing }.
table-end-dynasty = Partida { $number } de { $of }. La Dinastía hasta ahora: { $standing }.
table-end-dynasty-next = -# La siguiente partida empieza por sí sola { $when }.
table-end-dynasty-won = { $lords } gana la Dinastía con { $points }: { $standing }.
table-end-dynasty-team = { $lords } ganan la Dinastía con { $points }: { $standing }.
table-end-dynasty-nobody = Nadie gana la Dinastía, porque el piloto automático ha jugado por toda la mesa: { $standing }.
table-end-dynasty-shared = { $lords } comparten la victoria en la Dinastía con { $points }: { $standing }.
table-time-days = { $count ->
    [1] un día
   *[other] { $count } días
}
table-time-hours = { $count ->
    [1] una hora
   *[other] { $count } horas
}
table-time-minutes = { $count ->
    [1] un minuto
   *[other] { $count } minutos
}
table-rematch = Revancha
table-explain = Explicar la puntuación
table-record = Registro

## While a turn lasts

table-outage = Durante { $time } no se pudo jugar aquí. Todos los relojes han recuperado ese tiempo.
table-cup-paused = El torneo está en pausa, y el reloj también. Mientras tanto se puede seguir jugando.
table-away = No estuve en este servidor durante { $time }. Todos los relojes han recuperado ese tiempo.
