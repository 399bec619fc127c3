## Words

cups-percent = { $value } %
cups-stage-choose = Fase…
cups-stage-swiss = sistema suizo
cups-stage-robin = todos contra todos
cups-stage-groups = grupos
cups-stage-single = eliminación directa
cups-stage-double = doble eliminación
cups-stage-final = mesa final
cups-stage-ladder = clasificación
cups-stage-gone = fase posterior
cups-stage-league = temporada { $number }
cups-closing = Todas las mesas de esta fase ({ $stage }) han terminado. Los resultados aún se pueden corregir; son definitivos el { $until } ({ $left }).
cups-round = ronda { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
}
cups-round-groups = ronda de grupos { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
}
cups-round-single = ronda eliminatoria { $round } de { $rounds }
cups-round-final = mesa final
cups-round-last = final
cups-round-semi = semifinales
cups-round-quarter = cuartos de final
cups-round-league = temporada { $stage }, ronda { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
}
cups-round-deciding = mesa decisiva

## Buttons

cups-button-options = Cambiar opciones
cups-button-enter = Inscribirme
cups-button-wait = Esperar plaza ({ $count })
cups-button-withdraw = Darme de baja
cups-button-drop = Retirarme
cups-button-list = Quién participa
cups-button-places = Todos los puestos
cups-button-rules = Reglas del evento
cups-button-here = Aquí estoy
cups-button-cannot = No puedo jugar
cups-button-table = Mi mesa
cups-button-why = ¿Por qué esta mesa?
cups-button-standings = Posiciones
cups-button-bracket = Cuadro
cups-button-judge = Llamar al arbitraje
cups-button-text = Como texto
cups-button-csv = CSV
cups-button-xlsx = XLSX
cups-button-cross = Tabla cruzada
cups-button-export = Exportar
cups-button-yes = Sí, participo
cups-button-no = Ahora no
cups-button-play = Sí, juego
cups-button-refuse = No
cups-button-agree = De acuerdo
cups-button-notme = Yo no
cups-button-help = Sí, ayudo
cups-button-back = Seguir jugando
cups-button-leave = Sí, retirarme
cups-button-stay = No, sigo jugando
cups-button-partner = Sí, en equipo
cups-button-decline = No, gracias
cups-button-look = Ir a la mesa
cups-button-event = El evento
cups-button-all = Todos los eventos
cups-button-words = Palabras explicadas
cups-button-previous = ← Anterior
cups-button-following = Siguiente →
cups-button-page = { $page } de { $pages }

## The announcement. $name: the event's name, not bold

cups-home-title = ## { $name }
cups-home-signup = Inscripción hasta el { $until }
cups-home-checkin = Check-in del { $from } al { $until }
cups-home-start = La ronda 1 empieza el { $start }
cups-home-start-ends = La ronda 1 empieza el { $start } · el evento termina el { $ends }
cups-home-start-latest = La ronda 1 empieza el { $start } · el evento termina el { $ends } a más tardar
cups-home-count = Inscripciones: **{ $count } de { $capacity }**{ $waiting ->
    [0] {"."}
    [one] , { $waiting } en espera.
   *[other] , { $waiting } en espera.
}
cups-home-vacation = Se respetan las ausencias.
cups-home-no-vacation = No se respetan las ausencias.
cups-home-seal = Las semillas de sus emparejamientos se muestran cuando se empareja cada ronda. Hasta entonces están selladas: `{ $seal }`
cups-home-closed = La inscripción está cerrada. La ronda 1 empieza el { $start }.
cups-home-closed-checkin = El check-in está abierto hasta el { $start }: pulsa **Aquí estoy**.
cups-home-here = Presentes: **{ $here } de { $count }**.{ $waiting ->
    [0] {""}
    [one] {" "}{ $waiting } en espera.
   *[other] {" "}{ $waiting } en espera.
}
cups-home-running = Ahora: { $round }, que termina el { $ends } ({ $left }).
cups-home-between = Terminadas todas las mesas: { $round }. La ronda siguiente empieza el { $start }.
cups-home-page = {"["}Ir a la página más reciente]({ $url })
cups-home-playing = { $count ->
    [1] Hay una inscripción.
   *[other] Hay **{ $count }** inscripciones.
}
cups-home-late = Aún puedes entrar hasta la ronda { $round }.
cups-home-late-ladder = Aún puedes entrar.
cups-home-late-league = Aún puedes entrar, para jugar desde la próxima temporada.
cups-home-paused = En pausa desde el { $since }: todos los relojes están parados.
cups-home-best = En cabeza: { $best }
cups-home-points = { $lord } { $points }
cups-home-over = { $lords ->
    [one] Gana
   *[other] Ganan
} { $winner }.
cups-home-place = {"**"}{ $place }** { $lord }
cups-home-cancelled = Se canceló el { $at }: { $reason }
cups-home-too-few = Se canceló el { $at }: { $count ->
    [0] no se presentó nadie, y hacen falta { $least } al menos.
    [1] solo se presentó una inscripción, y hacen falta { $least } al menos.
   *[other] se presentaron { $count } inscripciones, y hacen falta { $least } al menos.
}

## Check-in

cups-checkin-title = ## { $name } · check-in abierto
cups-checkin-press = Pulsa **Aquí estoy** antes del { $until } ({ $left }). Si no, pierdes tu plaza.
cups-checkin-over = ## { $name } · check-in cerrado
cups-checkin-began = La ronda 1 ha empezado.

## A round. $round: such as "round 2 of 5"

cups-round-title = ## { $name } · { $round }
cups-round-title-page = ## { $name } · { $round } · página { $page } de { $pages }
cups-round-ends = Termina el { $ends } ({ $left }). Las mesas que queden abiertas entonces las termina el piloto automático.
cups-round-adjourned = La mesa { $table } está aplazada: termina el { $until } ({ $left }).
cups-round-third = La mesa { $table } juega por el tercer puesto.
cups-table-stands = El resultado de la mesa { $table } se corrigió más tarde ({ $round }); { $lords } { $count ->
    [one] sigue
   *[other] siguen
} igualmente en juego.
cups-table-passed = En la mesa { $table } ({ $round }), { $lords } { $count ->
    [one] pasa
   *[other] pasan
} en lugar de quien ganó, por descalificación.
cups-round-own = Mesa { $table }: quien decidió el resultado se sentaba también allí.
cups-round-tied = { $count ->
    [1] Empate en la mesa { $tables }: decide otra partida.
   *[other] Empate en las mesas { $tables }: deciden otras partidas.
}
cups-round-ended = Terminó el { $at }.
cups-round-cancelled = El evento se canceló el { $at }: las mesas abiertas entonces quedan sin resultado.
cups-round-paused = En pausa desde el { $since }: todos los relojes están parados.
cups-round-byes = Descansan en esta ronda: { $names }
cups-round-byes-more = { $count ->
    [1] Descansa una inscripción más en esta ronda.
   *[other] Descansan { $count } inscripciones más en esta ronda.
}
cups-round-undone = ## { $name } · emparejamiento deshecho
cups-round-undone-text = Las mesas que había aquí no cuentan. La ronda se empareja otra vez.
cups-round-undone-over = Las mesas que había aquí no cuentan.

## Somebody's table. $others: names, $table: number

cups-mine = { $name }, { $round }: { $who ->
    [you] te sientas
   *[lord] { $lord } se sienta
} en la **mesa { $table }** con { $others }.
cups-mine-over = { $name }, { $round }: { $who ->
    [you] te sentaste
   *[lord] { $lord } se sentó
} en la **mesa { $table }** con { $others }.
cups-mine-none = { $who ->
    [you] No tienes
   *[lord] { $lord } no tiene
} ahora ninguna mesa en { $name }.
cups-mine-bye = { $name }, { $round }: { $who ->
    [you] descansas
   *[lord] { $lord } descansa
}; cuenta como una mesa ganada.
cups-mine-bye-bracket = { $name }, { $round }: { $who ->
    [you] no tienes mesa y pasas sin jugar.
   *[lord] { $lord } no tiene mesa y pasa sin jugar.
}
cups-mine-on = { $who ->
    [you] Pasas
   *[lord] { $lord } pasa
} a la ronda siguiente.
cups-mine-third = { $who ->
    [you] Juegas
   *[lord] { $lord } juega
} por el tercer puesto.
cups-mine-out = { $who ->
    [you] Has quedado
   *[lord] { $lord } ha quedado
} fuera.
cups-mine-result = Resultado: { $scores }.
cups-mine-result-ruled = Resultado, por decisión: { $scores }. Motivo: { $reason }
cups-mine-game = Partida { $slot }: { $scores }.
cups-mine-game-ruled = Partida { $slot }, por decisión: { $scores }. Motivo: { $reason }
cups-mine-tied = Hubo empate, así que decide otra partida. Se está jugando ahora.
cups-mine-gone = Se borró el canal de tu mesa, así que tu partida sigue por mensaje directo.
cups-mine-seal = El sorteo de fichas de la mesa se fijó antes de empezar. El sello de su semilla, que se cuenta al final: `{ $seal }`.
cups-result = { $place }. { $lord } { $points }
cups-why-title = ### { $name } · { $round } · mesa { $table }
cups-why-start = Todo el mundo empezó sin puntos: las primeras mesas salen de la semilla del evento.
cups-why-points = { $who ->
    [you] Tenías
   *[lord] { $lord } tenía
} { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
cups-why-near = { $near ->
    [0] Nadie más tenía tantos.
    [1] Alguien más tenía tantos, y { $unmet ->
        [0] ya había jugado en la misma mesa.
       *[other] aún no había jugado en la misma mesa.
    }
   *[other] { $near } más tenían tantos; de ellos, sin jugar aún en la misma mesa: { $unmet }.
}
cups-why-all = En { $kind ->
    [robin] todos contra todos
    [groups] un grupo
   *[league] una división
} cada participante se enfrenta a todos los demás, en un orden fijado desde el principio.
cups-why-seeded = En { $kind ->
    [double] doble eliminación
   *[single] eliminación directa
} las mesas salen de las cabezas de serie, { $seeding ->
    [places] según los puestos de la fase anterior
    [rating] según los ratings al empezar el evento
    [hand] que la organización puso antes de empezar
   *[lot] por un sorteo que sale de la semilla del evento
}{ $kind ->
    [double] ; quien pierde una vez sigue jugando entre quienes también perdieron.
   *[single] : las primeras se encuentran lo más tarde posible.
}
cups-why-ladder = En una clasificación se juntan personas libres que están cerca una de otra.
cups-why-final = En la mesa final se sientan quienes han pasado.
cups-why-unmet = { $count ->
    [one] { $lord }, con { $points } punto: hasta ahora sin jugar en la misma mesa.
   *[other] { $lord }, con { $points } puntos: hasta ahora sin jugar en la misma mesa.
}
cups-why-met = { $count ->
    [one] { $lord }, con { $points } punto, ya había jugado en la misma mesa (ronda { $rounds }): no había nada mejor.
   *[other] { $lord }, con { $points } puntos, ya había jugado en la misma mesa (ronda { $rounds }): no había nada mejor.
}
cups-why-met-again = { $lord } ya había jugado en la misma mesa (ronda { $rounds }).
cups-why-first = { $lord } { $lords ->
    [one] escoge
   *[other] escogen
} primero aquí, { $count ->
    [0] por primera vez
    [1] como en una ronda anterior
   *[other] como en { $count } rondas anteriores
}.
cups-why-nobody-twice = { $who ->
    [you] No has jugado
   *[lord] { $lord } no ha jugado
} dos veces con nadie.
cups-why-twice = { $who ->
    [you] Has jugado
   *[lord] { $lord } ha jugado
} más de una vez con { $count ->
    [1] una persona
   *[other] { $count } personas
}.
cups-why-bye = { $who ->
    [you] Descansaste
   *[lord] { $lord } descansó
}: ronda { $rounds }.
cups-column-place = pos.
cups-column-lord = nombre
cups-column-points = ptos.
cups-column-opponents = riv.
cups-column-head = directo
cups-column-share = parte
cups-column-territory = territ.
cups-column-crowns = coron.
cups-column-duplicate = igual
cups-column-round = R{ $round }
cups-column-rounds = ronda
cups-column-result = result.
cups-table-opening = se prepara
cups-table-adjourned = aplazada
cups-table-playing = en juego
cups-table-over = terminada
cups-table-free = descansa
cups-table-nobody = nadie gana

## Standings

cups-standings-title = ## { $name } · posiciones, { $round }
cups-standings-final = ## { $name } · posiciones finales: { $stage }
cups-standings-group = ## { $name } · { $kind ->
    [division] división
   *[group] grupo
} { $group }, { $round }
cups-standings-group-final = ## { $name } · posiciones finales: { $kind ->
    [division] división
   *[group] grupo
} { $group }
cups-tie-lot = sorteo
cups-tie-points = puntos
cups-standings-before = ## { $name } · posiciones
cups-standings-columns = Puesto, nombre, { $columns }.
cups-standings-line = {"**"}{ $place }** { $lord } · **{ $points }** · { $ties }
cups-standings-line-left = ~~{ $place } { $lord } · { $points } · { $ties }~~
cups-met-win = { $others }V
cups-met-loss = { $others }D
cups-met-draw = { $others }E
cups-met-unplayed = { $others }A
cups-met-bye = +
cups-met-absent = –
cups-met-playing = { $others }…
cups-cross-legend = Cada ronda: 4V victoria contra la línea 4, D derrota, E empate, A no ganó nadie porque el piloto automático jugó por las dos partes; 2/4 1·7·9 segundo puesto de cuatro, contra las líneas 1, 7 y 9; + descanso; – ausencia; … aún en juego.
cups-standings-met = las últimas rondas (4V victoria contra la línea 4, D derrota, E empate, A no ganó nadie porque el piloto automático jugó por las dos partes)
cups-standings-cut = — el corte —
cups-standings-none = Todavía no ha jugado nadie.
cups-standings-explain = Explicar una línea…
cups-standings-option = { $place } · { $lord }
cups-standings-behind = En los puestos finales, quien nunca jugó un turno y quien está fuera por descalificación van detrás de todos los demás: mira Todos los puestos en el anuncio.
cups-standings-frozen = El corte está hecho: una decisión posterior solo lo cambia si la organización hace jugar otra vez lo que siguió.
cups-group = Grupo { $group }
cups-group-choose = Grupo…
cups-division = División { $group }
cups-division-choose = División…
cups-explain-title = ### { $lord } · puesto { $place }
cups-explain-decided = Detrás de { $lord } por esto: { $what }.
cups-explain-shared = Comparte el puesto con { $lord }: solo los separa el sorteo, que dice quién pasa si solo puede pasar uno.
cups-explain-sum = {"**"}{ $what }: { $value }**
cups-explain-mean = media de { $count }
cups-explain-more = y { $count } más
cups-explain-tables = Aquí deciden los puestos las mesas, no estos números.
cups-explain-passed = no se aplica: solo cuenta entre quienes van igual hasta aquí, si todos han jugado entre sí
cups-explain-lot = sale de la semilla del evento; 1 es lo mejor
cups-explain-game = R{ $round } M{ $table }
cups-term = R{ $round } M{ $table }: { $value }
cups-term-lord = R{ $round } { $lord }: { $value }
cups-term-only-lord = { $lord }: { $value }
cups-term-other = R{ $round }: { $value }
cups-term-bye = R{ $round } descanso: { $value }
cups-term-walkover = R{ $round } ganada, porque el rival se había retirado: { $value }
cups-term-annulled = R{ $round } no cuenta, porque alguien se retiró antes: { $value }
cups-term-late = R{ $round } antes de entrar: { $value }
cups-term-left = R{ $round } tras retirarse: { $value }
cups-term-absent = R{ $round } sin mesa: { $value }
cups-term-ruled = R{ $round } M{ $table }, por decisión: { $value }

## Words explained

cups-words-title = ### { $name } · palabras explicadas
cups-words-points = {"**"}Puntos**: lo que valen los puestos de una mesa; el primero, lo que más. Quienes comparten puestos se reparten lo que valen esos puestos juntos.
cups-words-tie = {"**"}{ $tie }**: { $about }.
cups-words-signs = {"**"}En la imagen de las posiciones**: una corona es un primer puesto en una mesa; un número, otro puesto; + una ronda sin mesa; – una ronda perdida; … una mesa aún en juego. La corona de laurel es de quien gana.
cups-words-seeding = {"**"}Cabezas de serie**: el orden en que se entra en el cuadro. Las primeras se encuentran lo más tarde posible.
cups-words-lot = {"**"}Sorteo**: sale de la semilla del evento, un número para cada participante. Quienes van igual en todo lo demás comparten el puesto; el sorteo solo dice quién pasa donde no caben todos.
cups-words-free = {"**"}Descanso**: una ronda sin mesa. Cuenta como una mesa ganada.
cups-words-cut = {"**"}El corte**: una línea en las posiciones; quienes están por encima pasan.
cups-words-duplicate = {"**"}Mismo sorteo para todos**: todas las mesas de una ronda tienen el mismo sorteo de fichas, para que la suerte sea igual. Nadie más las ve hasta que termine la ronda.
cups-words-autopilot = {"**"}Piloto automático**: una IA que juega los turnos cuyo tiempo se acabó y los asientos que se dejaron o se perdieron.
cups-words-seed = {"**"}Semilla**: un número secreto, sacado al azar al publicar; la de cada ronda se cuenta cuando se empareja. De ella salen sorteos y emparejamientos, así que nadie puede elegirlos ni preverlos.
cups-words-seal = {"**"}Sello**: la huella de las semillas, a la vista desde el principio. No encaja con ninguna otra, así que prueba que no se han cambiado desde entonces. El sorteo de fichas de cada mesa tiene su propia semilla y su propio sello.

## A bracket

cups-bracket-title = ## { $name } · { $stage }
cups-bracket-page = Página { $page } de { $pages }.

## The end

cups-podium-title = ## { $name } ha terminado
cups-podium-won = { $lords ->
    [one] ¡Gana
   *[other] ¡Ganan
} { $winner }!
cups-podium-place = {"**"}{ $place }** { $lord }
cups-podium-undone =
    ## { $name } vuelve a estar abierto
    Se retiran los puestos que había aquí: { $reason }

## Notices in the event's thread

cups-notice-message = ### Mensaje de { $by } · { $name }
cups-notice-changed = En { $name } hay algo distinto de lo anunciado: { $what }. Motivo: { $reason }
cups-changed-name = su nombre es «{ $value }»
cups-changed-text = su texto
cups-changed-capacity = { $value } plazas
cups-changed-least = hacen falta { $value }
cups-changed-rounds = { $value } rondas
cups-changed-late = entrada tardía hasta la ronda { $value }
cups-changed-ended = estas rondas terminan tras la ronda { $value }, con las posiciones como están
cups-home-left = Este evento sigue en { $channel }.
cups-notice-paused = { $name } está en pausa: todos los relojes están parados. Motivo: { $reason }
cups-notice-closing = La última mesa de { $name } ha terminado. Lo que hay ahora será definitivo el { $until }, salvo que antes se corrija o se confirme. Si ves un error, llama al arbitraje.
cups-notice-ruled = { $by } ha corregido el resultado de la mesa { $table } de { $name } ({ $round }): { $scores }. Motivo: { $reason }
cups-notice-reopened-signup = { $name } se celebra finalmente; la inscripción termina el { $until }: { $reason }
cups-notice-reopened =
    { $name } vuelve a estar abierto, y se retiran sus puestos y trofeos: { $reason }
    Se cierra otra vez el { $until }, o cuando se confirmen los resultados.
cups-notice-resumed = { $name } continúa. Todo lo que falta se ha movido { $time }.
cups-notice-outage = Durante { $time } no se pudo jugar aquí, así que todo lo que falta en { $name } se ha movido otro tanto.
cups-notice-sooner = El reloj del bot iba adelantado. Todo lo que falta en { $name } vuelve a adelantarse { $time }, como se había anunciado antes.

## The log. $by: who did it, $reason: why

cups-book-title = {"**"}{ $name } · historial**
cups-book-name = { $name } · historial
cups-book-text = Todo lo que hace la organización en este evento está en el hilo de abajo, con su motivo.
cups-log-line = { $at } · { $line }
cups-log-organiser = { $by } (organización)
cups-log-extended-tied = { $round } termina { $time } más tarde: una mesa ha empatado, y quienes empataron juegan otra partida.
cups-log-extended = { $by } ha dado { $time } más, { $round }: { $reason }
cups-log-shortened = { $by } hace terminar { $time } antes, { $round }: { $reason }
cups-log-next-begins = { $by } ha movido el comienzo de la ronda siguiente al { $begins }: { $reason }
cups-log-moved = { $by } ha movido el cierre de la inscripción al { $closes } y la ronda 1 al { $start }: { $reason }
cups-log-changed = { $by } ha cambiado lo anunciado: { $what }. Motivo: { $reason }
cups-log-arranged = { $by } ha puesto a mano { $what }, { $round }: { $reason }
cups-log-arranged-none = { $by } deja que se empareje todo como siempre, { $round }: { $reason }
cups-log-arranged-swap = { $by } ha intercambiado { $what } en el emparejamiento, { $round }: { $reason }
cups-arranged-table = una mesa de { $lords }
cups-arranged-bye = un descanso de { $lords }
cups-log-adjourned = { $by } ha aplazado la mesa { $table } ({ $round }) hasta el { $ends }: { $reason }
cups-log-postponed = { $by } ha movido { $time } las fechas antes del inicio: { $reason }
cups-log-channel = { $by } ha trasladado el evento a { $channel }: { $reason }
cups-log-opened = { $by } permite entrar sin el rol: { $reason }
cups-log-paused = { $by } ha puesto el evento en pausa: { $reason }
cups-log-resumed = { $by } ha reanudado el evento, { $time } más tarde de lo previsto: { $reason }
cups-log-ruled = { $by } ha decidido sobre la mesa { $table } ({ $round }): { $scores }. Motivo: { $reason }
cups-log-ruled-stands = { $by } ha decidido sobre la mesa { $table } ({ $round }): { $scores }. Quienes habían pasado siguen jugando. Motivo: { $reason }
cups-log-rewound = { $by } hace jugar otra vez mesas que salieron de un resultado equivocado: { $reason }
cups-log-rewound-expelled = { $by } hace jugar otra vez mesas en las que se sentaba alguien con descalificación: { $reason }
cups-log-rewound-stage = { $by } ha reabierto esta fase: { $stage }. Lo que vino después se juega otra vez: { $reason }
cups-log-ruled-sealed = { $by } ha decidido sobre la mesa { $table } ({ $round }); el resultado se cuenta con los de la ronda. Motivo: { $reason }
cups-log-replaced = { $by } ha puesto a { $lord } en lugar de { $out }: { $reason }
cups-log-renamed = { $was } se llama ahora { $lord }.
cups-log-expelled-passes = { $by } ha descalificado a { $entry }; en su lugar pasa su rival de esa mesa: { $reason }
cups-log-expelled = { $by } ha descalificado a { $entry }: { $reason }
cups-log-dropped = { $by } ha retirado a { $entry }: { $reason }
cups-log-dropped-absent = { $entry } queda fuera: el piloto automático jugó en su lugar demasiadas rondas seguidas.
cups-log-dropped-self = { $entry } se ha retirado.
cups-log-withdrawn = { $by } ha retirado a { $entry } antes del inicio: { $reason }
cups-log-returned = { $by } ha readmitido a { $entry } desde la ronda { $round }: { $reason }
cups-log-returned-self = { $entry } ha vuelto, desde la ronda { $round }.
cups-log-invited = { $by } ha pedido a { $lord } que juegue: { $reason }
cups-log-invited-pilot = { $by } ha preguntado a { $lord } si puede jugar el piloto automático: { $reason }
cups-log-invited-instead = { $by } ha pedido a { $lord } que juegue en lugar de { $out }: { $reason }
cups-log-agreed = { $lord } ha dicho que sí a jugar.
cups-log-refused = { $lord } ha dicho que no a jugar.
cups-log-entered = { $by } ha añadido a { $entry }: { $reason }
cups-log-entered-late = { $by } ha añadido a { $entry } desde la ronda { $round }: { $reason }
cups-log-unpaired = { $by } ha deshecho el emparejamiento, { $round }: { $reason }
cups-log-paired = { $by } ha hecho emparejar ya, { $round }: { $reason }
cups-log-hastened = { $by } ha hecho empezar la ronda 1 al momento: { $reason }
cups-log-seeded = { $by } ha puesto las cabezas de serie: { $lords }. Motivo: { $reason }
cups-log-signup_ended = { $by } ha cerrado la inscripción: { $reason }
cups-log-team-on = { $by } ha añadido a { $lord } { $role ->
    [judge] al arbitraje
   *[organiser] a la organización
}.
cups-log-team-off = { $by } ha quitado a { $lord } { $role ->
    [judge] del arbitraje
   *[organiser] de la organización
}.
cups-log-team-left = Ya no queda nadie de la organización en este servidor. { $lord }, a quien pertenece, se hace cargo, y también puede hacerlo quien tiene el permiso *Gestionar servidor*.
cups-log-team-self = { $lord } ya no está en { $role ->
    [judge] el arbitraje
   *[organiser] la organización
}, por decisión propia.
cups-log-team-helps = { $lord } ayuda en { $role ->
    [judge] el arbitraje
   *[organiser] la organización
}.
cups-log-because = { $what } Motivo: { $reason }
cups-log-message-because = { $what } (Motivo: { $reason })
cups-log-own-table = Se sienta también en esa mesa: no había nadie más de la organización ni del arbitraje para decidir.
cups-log-message = { $by } ha escrito a quienes participan: { $text }
cups-log-cancelled = { $by } ha cancelado el evento: { $reason }
cups-log-over = { $by } ha terminado el evento: { $reason }
cups-log-confirmed = { $by } ha confirmado los resultados de esta fase ({ $stage }): { $reason }
cups-log-reopened = { $by } ha reabierto el evento: { $reason }
cups-log-stage_ended = { $by } ha terminado esta fase ({ $stage }): { $reason }
cups-log-imported = { $by } ha pedido a { $count } de un archivo que jueguen: { $reason }
cups-log-autopilot = { $by } ha hecho que el piloto automático juegue por { $lord } en la mesa { $table } ({ $round }): { $reason }
cups-log-restarted = { $by } ha reiniciado el reloj de la mesa { $table } ({ $round }): { $reason }
cups-log-taken_back = { $count ->
    [1] La mesa { $table } ({ $round }) ha acordado retirar el último turno, como pidió { $entry }.
   *[other] La mesa { $table } ({ $round }) ha acordado retirar los últimos { $count } turnos, como pidió { $entry }.
}
cups-log-stand = { $by } ha publicado las posiciones: { $reason }
cups-log-other = { $by } ha hecho algo en el evento: { $reason }

## A call for a judge

cups-judge-called = { $lord } llama al arbitraje a la mesa { $table } ({ $round }), { $where }: { $what }
cups-judge-called-event = { $lord } llama al arbitraje: { $what }
cups-judge-field = ¿De qué se trata?
cups-judge-reached = Aviso enviado a { $lords }{ $more ->
    [0] {"."}
    [1] {" "}y a una persona más.
   *[other] {" "}y a { $more } más.
}
cups-judge-unheard = Tu llamada está en el historial del evento. Últimamente se ha llamado tanto al arbitraje que no menciona a nadie.
cups-judge-nobody = Ya no queda nadie de la organización ni del arbitraje de { $name } en este servidor. Ahora lo llevan quienes tienen el permiso *Gestionar servidor*: { $managers }. Escríbeles; /organise panel les muestra tu llamada.

## Calls in the thread, where mentions stand before them, and direct messages, where $name has the

cups-call-paired = { $name }, { $round }: ha empezado. Termina el { $ends }.
cups-call-imported = { $by } te ha inscrito en { $name }. La ronda 1 empieza el { $start }; quien aún no tiene plaza recibe un aviso cuando quede una libre.
cups-call-message = { $by } ha escrito a quienes participan en { $name }: mira este hilo.
cups-told-checkin = El check-in de { $name } está abierto hasta el { $until } ({ $left }). ¿Estás ahí?
cups-told-lastcall = Aún no has hecho el check-in de { $name }. Se cierra { $left }; después pierdes tu plaza.
cups-told-paired = { $name }, { $round }: ha empezado. Termina el { $ends }. Juegas contra { $others }.
cups-told-dates-round = { $name }, { $round }: ahora termina el { $ends }. Motivo: { $reason }
cups-told-dates-round-tied = { $name }, { $round }: ahora termina el { $ends }, porque una mesa que ha empatado juega otra partida.
cups-told-dates-next = La ronda siguiente de { $name } empieza ahora el { $begins }. Motivo: { $reason }
cups-told-dates-start = La ronda 1 de { $name } empieza ahora el { $start }. Motivo: { $reason }
cups-told-dates-start-checkin = La ronda 1 de { $name } empieza ahora el { $start }; el check-in, el { $closes }. Motivo: { $reason }
cups-told-free = { $name }, { $round }: descansas, y { $how ->
    [bracket] pasas sin jugar
   *[usual] cuenta como una mesa ganada
}.
cups-told-paired-free = { $name }, { $round }: ha empezado.
cups-told-closing = Todas las mesas de { $name } ({ $stage }) han terminado. Los resultados son definitivos el { $until }; hasta entonces puedes corregirlos, o confirmarlos ya.
cups-told-through = Has pasado: sigues en { $name }, { $stage }.
cups-told-unposted = -# Esto no se pudo publicar en { $name }, así que te llega por mensaje directo. /admin health dice por qué.
cups-told-rewound = Tu mesa en { $name } ya no cuenta: { $how ->
    [expelled] hubo una descalificación, y allí deberían sentarse otras personas
   *[usual] según el resultado corregido, allí deberían haberse sentado otras personas
}. Se te empareja otra vez; si no queda rival, no necesitas mesa. Motivo: { $reason }
cups-told-unpaired = Se ha deshecho el emparejamiento de { $name } ({ $round }): lo que jugaste o tenías allí no cuenta, y la ronda se empareja otra vez. Motivo: { $reason }
cups-told-ended = { $name } termina antes de tiempo esta fase ({ $stage }): ya no se juegan más rondas de ella. Motivo: { $reason }
cups-told-reopened = { $name } vuelve a estar abierto, y se retiran sus puestos y trofeos. Se cierra otra vez el { $until }, o cuando se confirmen los resultados. Motivo: { $reason }
cups-told-message = { $by } escribe a quienes participan en { $name }: { $text }
cups-told-cancelled = { $name } se ha cancelado: { $reason }
cups-told-too-few = { $name } se ha cancelado: había muy poca gente.
cups-told-moved = Ha quedado una plaza libre: estás en { $name }. { $how ->
    [checkin] Haz el check-in antes del { $start }.
    [running] La ronda 1 ha empezado.
   *[usual] La ronda 1 empieza el { $start }.
}
cups-told-noshow = No hiciste el check-in de { $name }, así que no participas.
cups-told-invited = A { $by } le gustaría tenerte en { $name }{ $how ->
    [late] , desde su próxima ronda
    [round] , desde la ronda { $round }
   *[usual] {"."} La ronda 1 empieza el { $start }
}. Solo participas si pulsas **Sí, juego**.
cups-told-invited-instead = A { $by } le gustaría que ocuparas el lugar de { $out } en { $name }, con todos los puntos y las mesas en juego. Solo juegas si pulsas **Sí, juego**.
cups-told-invited-pilot = A { $by } le gustaría que el piloto automático jugara por ti en tu mesa de { $name }: { $reason }. Hasta que vuelvas, la partida cuenta como abandonada por ti. Solo lo hace si estás de acuerdo, o en cuanto dejes pasar un turno.
cups-told-invited-yield = A { $by } le gustaría que otra persona ocupara tu lugar en { $name }, con todos los puntos y las mesas en juego: { $reason }. Solo ocurre si estás de acuerdo, o en cuanto dejes pasar un turno.
cups-told-invited-back = A { $by } le gustaría que tu equipo volviera a { $name }, desde su próxima ronda. Solo vuelve si pulsas **Sí, juego**.
cups-told-teamed-asked = A { $by } le gustaría que ayudaras en { $role ->
    [judge] el arbitraje
   *[organiser] la organización
} de { $name }. Solo apareces y recibes avisos cuando pulses **Sí, ayudo**.
cups-told-teamed = { $by } te ha puesto en { $role ->
    [judge] el arbitraje
   *[organiser] la organización
} de { $name }. Recibes un aviso cuando alguien llama al arbitraje.
cups-told-teamed-left = Ya no queda nadie de la organización de { $name } en ese servidor. Como es tuyo, ahora la llevas tú: mira allí /organise panel. Recibes un aviso cuando alguien necesita arbitraje.
cups-told-added = { $by } te ha inscrito en { $name }. { $how ->
    [late] Juegas desde la ronda { $round }.
    [season] Juegas desde su próxima temporada.
   *[usual] La ronda 1 empieza el { $start }.
}
cups-told-added-waiting = { $by } te ha puesto en la lista de espera de { $name }.
cups-told-asked = A { $lord } le gustaría jugar { $name } contigo. ¿Quieres?
cups-told-joined = { $lord } juega { $name } contigo.
cups-told-declined = { $lord } no puede jugar { $name } contigo. Elige otra pareja con **Inscribirme**.
cups-told-expelled = { $by } te ha descalificado de { $name }: { $reason }
cups-told-withdrawn = { $by } te ha retirado de { $name }: { $reason }
cups-told-absent = Estás fuera de { $name }, porque el piloto automático jugó por ti demasiadas rondas seguidas.{ $how ->
    [last] {""}
   *[usual] {" "}**Seguir jugando**, allí, te hace volver.
}
cups-told-gone = Se ha borrado el canal de { $name }, así que el evento está parado. Pulsa **Elegir otro canal** en /organise panel, allí: sigue en ese canal, con todo lo que ha pasado. Las partidas en juego siguen por mensaje directo.
cups-told-homeless = Se ha borrado el canal de { $name }. Las partidas en juego siguen por mensaje directo, y tu plaza está a salvo. Cuando su organización elija otro canal, te diré aquí cuál.
cups-told-rehomed = { $name } sigue en { $channel }, y sus partidas también: su canal anterior ya no existe.
cups-told-relocated = { $name } sigue ahora en { $channel }. Las mesas en juego se quedan donde están. Si no ves ese canal, pídeselo a su organización, o juega desde aquí: todos los comandos funcionan aquí, y con **Aviso de turno: mensaje directo** en /settings los avisos te llegan aquí.
cups-told-shut = Ya no puedo publicar en { $channel }, así que { $name } está parado. Permíteme allí Ver canal y Enviar mensajes; /admin check en ese canal dice si falta algo más. O pulsa **Elegir otro canal** en /organise panel.
cups-told-role = Se ha borrado el rol que hacía falta para entrar en { $name }, así que ya nadie puede inscribirse.
cups-told-parted = Tu pareja ha dejado { $name }, así que tu equipo queda fuera.
cups-told-parted-running = Tu pareja ha dejado { $name }, así que a tu equipo ya no se le empareja. Tu propio asiento en una mesa sin terminar sigue siendo tuyo.
cups-told-rejoined = Tu pareja ha hecho volver a tu equipo a { $name }. Juegas desde la ronda { $round }.
cups-told-returned = { $by } te ha readmitido en { $name }. Juegas desde la ronda { $round }.
cups-told-autopilot = { $by } te ha puesto en piloto automático en la mesa { $table } de { $name }. **Mi mesa** lleva allí: pulsa **Ya estoy aquí** en ella para seguir jugando. Motivo: { $reason }
cups-told-replaced = { $by } ha dado tu lugar en { $name } a { $lord }: { $reason }
cups-told-instead = Desde ahora juegas en { $name } en lugar de { $out }.
cups-told-adjourned = { $by } ha aplazado tu mesa { $table } de { $name } ({ $round }): se juega hasta el { $ends }, y cuenta como empate hasta que termine. Motivo: { $reason }
cups-told-ruled-sealed = { $by } ha decidido sobre tu mesa { $table } de { $name } ({ $round }). El resultado se cuenta con los de la ronda. Motivo: { $reason }
cups-told-ruled = { $by } ha decidido sobre tu mesa { $table } de { $name } ({ $round }): { $scores }. Motivo: { $reason }
cups-told-stands = Las mesas siguientes se mantienen: quien había pasado con el resultado anterior sigue jugando.

## Signing up. $name: the event's name, bold but in titles

cups-ask-title = ### { $name } · ¿quieres jugar?
cups-ask-late = Juegas desde la ronda { $round }.
cups-ask-season = Juegas desde la próxima temporada, en la división más baja.
cups-ask-back = Vuelves desde la ronda { $round }.
cups-ask-back-partner = También se pregunta a tu pareja: tu equipo vuelve cuando las dos personas hayan dicho que sí.
cups-ask-ends = Termina el { $ends }.
cups-ask-changed = Esto ha cambiado desde ese mensaje. Ahora es así:
cups-ask-checkin = Check-in del { $from } al { $until }: basta pulsar **Aquí estoy**. Sin eso pierdes tu plaza.
cups-ask-vacation-honored = Una ausencia anunciada hace esperar tus turnos, pero solo hasta el final de la ronda.
cups-ask-vacation-ignored = No se respetan las ausencias: el piloto automático juega por quien no está.
cups-ask-away-honored = En esas fechas tienes anunciada una ausencia: { $spans }.
cups-ask-away-ignored = {"**"}En esas fechas tienes anunciada una ausencia: { $spans }.** El piloto automático jugaría por ti.
cups-ask-span = del { $start } al { $end }
cups-ask-wait = Todas las plazas están ocupadas. Tendrías el número { $place } de la lista de espera, y subirías automáticamente.
cups-ask-blocked = { $count ->
    [1] Participa una persona a la que bloqueaste. Puede tocarte la misma mesa.
   *[other] Participan { $count } personas a las que bloqueaste. Puede tocarte la misma mesa.
}
cups-ask-asked = A { $lord } le gustaría jugar contigo.
cups-ask-partner = Se juega en equipos de dos. Elige a tu pareja, a quien se preguntará.
cups-ask-choose = Tu pareja…
cups-in = Estás en { $name }. La ronda 1 empieza el { $start }.
cups-in-checkin-later = Estás en { $name }. El check-in se abre el { $from }; la ronda 1 empieza el { $start }.
cups-in-checkin = Estás en { $name }. Pulsa **Aquí estoy** antes del { $start }.
cups-in-late = Estás en { $name } desde la ronda { $round }.
cups-in-again = Tu asiento en la mesa { $table } ({ $round }) vuelve a ser tuyo si el piloto automático aún no ha jugado allí ningún turno: **Mi mesa** lleva allí.
cups-in-instead = Desde ahora estás en { $name }, con los puntos y las mesas de la persona cuyo lugar has ocupado.
cups-in-season = Estás en { $name } desde su próxima temporada.
cups-in-waiting = Tienes el número { $place } de la lista de espera de { $name }. Subes automáticamente y recibes un aviso.
cups-in-asked = Se ha preguntado a tu pareja. Estarás en { $name } cuando diga que sí.
cups-in-agreed = Has dicho que sí a { $name }. Estarás dentro cuando tu pareja también lo diga.
cups-in-yield = Estás de acuerdo. Se hace cuando haya dicho que sí toda la gente a la que se pregunta.
cups-in-invited-yield = A { $by } le gustaría que otra persona, o el piloto automático, jugara por ti en { $name }: { $reason }
cups-in-back = Has dicho que sí a { $name }. Tu equipo vuelve cuando tu pareja también lo diga: se le ha preguntado.
cups-in-invited = A { $by } le gustaría tenerte en { $name }. Solo participas si dices que sí.
cups-team-on = Ahora ayudas en { $name }: /organise panel tiene lo que hay que hacer.
cups-team-off = Has dejado el equipo de { $name }, y nadie puede volver a ponerte en él.
cups-in-no = Has dicho que no. No se te vuelve a preguntar.
cups-here = Has hecho el check-in de { $name }. La ronda 1 empieza el { $start } ({ $left }).
cups-here-waiting = Has hecho el check-in de { $name } y estás en la lista de espera: juegas si queda una plaza libre antes del { $start }.

## Leaving

cups-leave-before = ¿Quieres dejar { $name }? Tu plaza pasa a quien va primero en la lista de espera.
cups-leave-begun = ¿Quieres retirarte de { $name }?
cups-leave-tables = { $count ->
    [1] Tu mesa abierta pasa al piloto automático y cuenta como abandonada.
   *[other] Tus { $count } mesas abiertas pasan al piloto automático y cuentan como abandonadas.
}
cups-leave-again = { $count ->
    [1] Si vuelves antes de que el piloto automático haya jugado allí un turno, sigues jugando.
   *[other] Si vuelves antes de que el piloto automático haya jugado allí un turno, sigues jugando en esas mesas.
}
cups-leave-until = Puedes volver hasta la ronda { $round }.
cups-leave-any-time = Puedes volver cuando quieras.
cups-leave-for-good = No puedes volver.
cups-button-stay-in = No, me quedo
cups-gone = Ya no estás en { $name }.
cups-gone-begun = Te has retirado de { $name }.

## Who is in

cups-list-title = ### { $name } · quién participa
cups-list-places = ### { $name } · puestos finales
cups-list-line = {"**"}{ $number }** { $lord }
cups-list-here = {"**"}{ $number }** { $lord } · presente
cups-list-asking = {"**"}{ $number }** { $lord } · espera a su pareja
cups-list-waiting = {"**"}En la lista de espera**
cups-list-dropped = **Se han retirado**
cups-list-absent = {"**"}Sin jugar ningún turno**
cups-list-expelled = {"**"}Por descalificación**
cups-list-nobody = Todavía no se ha inscrito nadie.

## An event

cups-rules-title = ### { $name } · reglas del evento
cups-rules-noshow = Quien no hace el check-in pierde su plaza. Suben quienes esperan y lo han hecho.
cups-rules-organisers = Organización: { $lords }
cups-rules-judges = Arbitraje: { $lords }
cups-rules-seal = Sello de la semilla: `{ $seal }`
cups-rules-seed = Semilla: `{ $seed }`
cups-rules-seed-round = Semilla de { $round }: `{ $seed }`
cups-show-title = ### { $name }
cups-show-address = {"["}Su anuncio]({ $url })
cups-show-gone = Se ha borrado su canal. Las partidas en juego siguen por mensaje directo; su organización puede elegir otro canal.
cups-show-in = Participas.
cups-show-here = Participas, con el check-in hecho.
cups-show-waiting = Estás en la lista de espera.
cups-show-withdrawn = No participas: lo dejaste, o no hiciste el check-in.
cups-show-addable = Su organización aún puede añadirte: escribe a alguien de ella.
cups-show-dropped = Estás fuera: te retiraste, o te retiraron.
cups-show-expelled = Estás fuera por descalificación.
cups-show-parted = Descalificaron a tu pareja, así que tu equipo está fuera. Tu propio asiento en una mesa sin terminar sigue siendo tuyo, y la organización puede poner a otra persona en lugar de tu pareja.
cups-button-show = Mostrar
cups-button-json = JSON
cups-phase-signup = La inscripción termina { $ends }.
cups-phase-checkin = El check-in termina { $start }.
cups-phase-closed = La inscripción está cerrada; empieza { $start }.
cups-phase-running = Ahora: { $round }, que termina { $ends }.
cups-phase-between = La ronda siguiente no ha empezado.
cups-phase-paused = Está en pausa.
cups-phase-over = Ha terminado.
cups-phase-cancelled = Se ha cancelado.

## Lists of events

cups-events-title = ### Torneos aquí · { $count }
cups-events-line = { $name } · { $count ->
    [0] todavía nadie
   *[other] { $what ->
        [teams] { $count ->
            [one] { $count } equipo
           *[other] { $count } equipos
        }
       *[lords] { $count ->
            [one] { $count } persona
           *[other] { $count } personas
        }
    }
}
cups-events-in = Participas.
cups-events-waiting = Estás en la lista de espera.
cups-events-now = Abiertos y en juego ({ $count })
cups-events-mine = Donde participo ({ $count })
cups-events-over = Terminados ({ $count })
cups-events-none-now = Aquí no hay ningún torneo abierto ni en juego.
cups-events-none-mine = Aquí no participas en ningún evento.
cups-events-none-over = Aquí todavía no ha terminado ningún evento.
cups-which = Qué evento…
cups-which-question = ¿Qué evento?
cups-option-signup = inscripción abierta
cups-option-checkin = empieza pronto
cups-option-running = en juego
cups-option-over = terminado
cups-option-cancelled = cancelado
cups-export = { $name } como archivos: inscripciones, emparejamientos, resultados y posiciones.
cups-exported = Aquí está { $name } como archivo.
cups-export-sealed = -# Los resultados, partidas y semillas de una ronda con el mismo sorteo en todas las mesas llegan cuando termina la última.
cups-button-games = Todas las partidas
cups-archive = Los registros de { $name }, parte { $part }: { $games ->
    [0] ninguna partida
    [one] { $games } partida
   *[other] { $games } partidas
}, { $size } MB.
cups-archive-left = { $left ->
    [one] Queda { $left } partida para la parte siguiente.
   *[other] Quedan { $left } partidas para otras partes.
}
cups-archive-next = Parte { $part }

## Commands

cups-command-cup = Torneos: inscripción, tu mesa, posiciones
cups-command-cup-list = Los torneos de aquí
cups-command-cup-show = La página de un torneo
cups-command-cup-enter = Inscríbete
cups-command-cup-leave = Date de baja o retírate
cups-command-cup-here = Haz el check-in
cups-command-cup-table = Tu mesa de esta ronda, y por qué te sientas allí
cups-command-cup-standings = Las posiciones, con cada número explicado
cups-command-cup-judge = Llama al arbitraje a tu mesa
cups-command-cup-export = Inscripciones, emparejamientos, resultados y posiciones en un archivo
cups-option-cup = Qué torneo
cups-option-partner = Tu pareja, donde se juega por equipos
cups-option-lord = De quién
cups-option-list = Cuáles
cups-option-what = De qué se trata
cups-option-as = Imagen, texto, tabla cruzada, o las palabras explicadas
cups-option-format = Tipo de archivo
cups-as-picture = Imagen
cups-as-text = Texto
cups-as-cross = Tabla cruzada
cups-as-words = Palabras explicadas
cups-choice-now = Abiertos y en juego
cups-choice-mine = Donde participo
cups-choice-over = Terminados
cups-choice-csv = CSV, para hojas de cálculo
cups-choice-json = JSON, para programas
cups-choice-xlsx = XLSX, un libro con todas las tablas
cups-choice-trf = TRF16, para programas de ajedrez
cups-choice-entries = CSV solo con las inscripciones
cups-choice-pairings = CSV solo con los emparejamientos
cups-choice-results = CSV solo con los resultados
cups-choice-standings = CSV solo con las posiciones
cups-choice-crosstable = CSV solo con la tabla cruzada
cups-choice-bracket = CSV solo con el cuadro
cups-choice-sheet = CSV con los emparejamientos de la ronda, para imprimir
cups-choice-event = { $name } · { $phase }
