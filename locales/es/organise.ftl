## A set-up in words

organise-format-swiss-line = Sistema suizo, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} en mesas de { $size }
organise-format-robin-line = Todos contra todos en mesas de { $size }
organise-format-groups-line = { $groups } grupos en mesas de { $size }, { $through ->
    [1] pasa el primero de cada uno
   *[other] pasan los { $through } primeros de cada uno
}
organise-format-elimination-line = { $kind ->
    [double] Doble eliminación
   *[single] Eliminación directa
}{ $size ->
    [2] , en mesas de dos
   *[other] {" "}en mesas de { $size }, { $through ->
        [1] pasa el primero
       *[other] pasan los { $through } primeros
    }
}
organise-format-ladder-line = Una clasificación permanente en mesas de { $size }
organise-format-league-line = Una liga en divisiones de { $division }, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} por temporada en mesas de { $size }, { $through ->
    [1] sube y baja uno
   *[other] suben y bajan { $through }
}
organise-seasons-line = { $seasons ->
    [1] una temporada
   *[other] { $seasons } temporadas
}
organise-final-line = después una mesa final de { $size }
organise-elimination-line = después una eliminación directa de { $entries }, con una final de { $size }
organise-teams-line = Equipos de dos: las parejas se inscriben juntas.
organise-games-line = Cada enfrentamiento es al mejor de { $games } partidas.
organise-duplicate-line = Mismo sorteo para todos: el mismo sorteo de fichas en todas las mesas de una ronda, en hilos privados hasta que termine.
organise-box-line = { $box }.
organise-box-more-line = { $box }, { $variants }.
organise-clock-line = { $pace } en rondas de { $time }. El piloto automático juega por quien no está, así que cada ronda termina a su hora.
organise-vacation-honored = Dentro de una ronda se respetan las ausencias y los fines de semana tranquilos: el reloj espera, la ronda no.
organise-vacation-ignored = No se respetan las ausencias ni los fines de semana tranquilos.
organise-who-line = { $facts }.
organise-who-anyone = Puede inscribirse cualquiera de este servidor
organise-who-role = Solo puede inscribirse { $role }
organise-who-reliability = fiabilidad desde el { $percent } %
organise-who-rating = rating desde { $rating }
organise-who-opponents = partidas con rating contra al menos { $count ->
    [one] { $count } rival
   *[other] { $count } rivales distintos
}
organise-size-line = Plazas para { $capacity } { $what ->
    [teams] equipos
   *[lords] personas
}; con menos de { $least } se cancela.
organise-late-line = Entrada tardía hasta la ronda { $round }.
organise-late-ladder = Puedes entrar y salir cuando quieras.
organise-late-league = Puedes entrar cuando quieras, para jugar desde la próxima temporada.
organise-late-league-seasons = Puedes entrar hasta que empiece la temporada { $season }, para jugar desde la próxima temporada.
organise-points-line = Puntos { $points }.
organise-ties-elimination = Los empates sobre quién pasa o gana se deciden por los puntos, el territorio y las coronas de la mesa, y luego por { $decider ->
    [lot] un sorteo que sale de la semilla del evento
   *[game] otra partida
}.
organise-third-played = Se juega por el tercer puesto.
organise-ties-ladder = Quien gana una mesa toma el puesto más alto de la clasificación entre los que tenía esa mesa, y así hacia abajo. Los empates en ella se deciden por los puntos de sus partidas, luego el territorio más grande, luego las coronas, luego un sorteo que sale de la semilla del evento.
organise-absences = Quien falta { $rounds ->
    [1] una ronda
   *[other] { $rounds } rondas seguidas
} queda fuera.
organise-protest = Los resultados son definitivos { $time } después de la última mesa.
organise-protest-none = Los resultados son definitivos cuando termina la última mesa.
organise-leavers-half = Una inscripción que se retira antes de la mitad de sus partidas no cuenta para nadie.
organise-leavers-out = Una inscripción que se retira antes del final no cuenta para nadie.
organise-leavers-stand = Si una inscripción se retira, sus partidas hasta entonces cuentan, y sus rivales ganan las que faltan.
organise-seeding-rating = Cabezas de serie según la clasificación de este servidor al empezar la ronda 1; quienes no tienen rating van detrás por sorteo. Esos ratings están en los archivos del evento, que cualquiera puede pedir.
organise-seeding-hand = La organización pone las cabezas de serie antes de la ronda 1; los demás van detrás por sorteo.
organise-ties-lot = Con los mismos puntos se comparte el puesto.
organise-ties-line = Desempate: { $ties }; si no, se comparte el puesto.
organise-ties-cut = Un sorteo decide quién pasa.
organise-ties-then = {", "}luego{" "}
organise-tie-opponents = puntos de los rivales
organise-tie-opponents-about = Los puntos de tus rivales: va por delante quien los tuvo más fuertes
organise-tie-head = enfrentamiento directo
organise-tie-head-about = Resultados entre quienes empatan, si todos han jugado entre sí
organise-tie-share = parte de los puntos
organise-tie-share-about = Tu parte de todos los puntos hechos en una mesa, de media
organise-tie-territory = territorio más grande
organise-tie-territory-about = Cuadrados del territorio más grande, media de tus partidas
organise-tie-crowns = coronas
organise-tie-crowns-about = Coronas de tu reino, media de tus partidas
organise-tie-duplicate = mismo sorteo
organise-tie-duplicate-about = Tu puntuación con el mismo sorteo, comparada con las otras mesas
organise-tie-lot = nada más
organise-tie-lot-about = Quien va igual hasta aquí comparte el puesto; un sorteo solo dice quién pasa
organise-no-name = Aún no tiene nombre.

## Dates

organise-dates-signup = Inscripción { $open ->
    [yes] desde el { $begins }
   *[no] hasta el { $ends }
}
organise-dates = { $what ->
    [checkin] Check-in
    [round] Ronda { $round }
    [stage_round] Fase { $stage }, ronda { $round }
    [rounds] Mesas una tras otra
    [final] Final
    [final_table] Mesa final
   *[season] Temporada { $round }
}: { $open ->
    [yes] desde el { $begins }
   *[no] del { $begins } al { $ends }
}
organise-dates-more = … { $rounds ->
    [1] una ronda más
   *[other] { $rounds } rondas más
} …

## What was changed to fit, and what is impossible

organise-gone-size = Ahora las mesas son de { $size }: la caja lo pide.
organise-gone-teams = Los equipos de dos necesitan La boda real, así que ahora no hay.
organise-gone-dynasty = Dinastía no va con eso.
organise-gone-duplicate = El mismo sorteo para todos necesita rondas que se jueguen a la vez, así que se quita.
organise-gone-games = Una Dinastía ya son tres partidas, así que se quita lo de al mejor de varias.
organise-gone-points = Los puntos vuelven a ser los normales: los tuyos eran para mesas de otro tamaño.
organise-gone-ties = Sin el mismo sorteo para todos, su puntuación no decide nada.
organise-gone-late = Se quita la entrada tardía: este formato no la tiene.
organise-gone-final = Se quita la mesa final: la caja no tiene ninguna de ese tamaño.
organise-fault-name-missing = Hace falta un nombre.
organise-fault-signup_until-past = La inscripción terminaría el { $at }; tiene que estar abierta al menos { $minutes } minutos desde ahora.
organise-fault-start-order = La ronda 1 empezaría antes de que cierre la inscripción.
organise-fault-start-checkin = El check-in necesita { $minutes } minutos entre el cierre de la inscripción y la ronda 1.
organise-fault-start-far = La ronda 1 puede empezar dentro de { $days } días como mucho.
organise-fault-pace-none = Hace falta un reloj, para que las rondas se jueguen y no las termine el piloto automático.
organise-fault-pace-round = Un turno puede durar más que una ronda: elige un reloj más corto o una ronda más larga.
organise-fault-least-size = Para una mesa hacen falta al menos { $entries }.
organise-fault-least-final = La mesa final necesita { $entries }, así que pide al menos esas.
organise-fault-groups-small = Los grupos tendrían { $entries ->
    [1] una inscripción
   *[other] { $entries } inscripciones
} cada uno, y son muy pocas: elige menos grupos o más plazas.
organise-fault-groups-final = { $entries ->
    [1] Solo pasa una
   *[other] Solo pasan { $entries }
}, y son muy pocas para la mesa final.
organise-fault-groups-over = De los grupos pasan { $entries }, pero la mesa final tiene { $final } plazas: solo juegan allí las mejores.
organise-fault-groups-large = Un grupo puede tener { $entries } inscripciones como mucho: elige más grupos o menos plazas.
organise-fault-capacity-robin = Todos contra todos solo es posible con { $entries } inscripciones como mucho: elige menos plazas, grupos o sistema suizo.
organise-fault-round-short = Con este reloj, las partidas de una ronda suelen durar al menos { $days ->
    [1] un día
   *[other] { $days } días
}.
organise-fault-round-long = Dura { $days } días.
organise-fault-teams-pairs = Dos parejas no pueden jugar en una mesa: donde solo quedan dos, como en una última mesa, comparten el puesto y el sorteo dice quién pasa.
organise-fault-rounds-repeats = Si solo se inscriben { $entries }, algunas se encuentran otra vez en { $rounds } rondas.

## /organise new

organise-command-organise = Crea y organiza torneos
organise-command-organise-new = Crea un torneo, paso a paso o de una vez
organise-option-template = Empieza con una plantilla de este servidor
organise-option-name = Su nombre, de 1 a 30 caracteres
organise-option-format = Cómo se juega
organise-option-box = La caja
organise-option-variants = Variantes y más, como Armonía, Reino Medio
organise-option-lords = Cuántos se sientan en una mesa
organise-option-clock = El tiempo para un turno, como 12h
organise-option-rounds = Cuántas rondas
organise-option-capacity = Cuántas plazas hay
organise-option-who = Solo puede inscribirse quien tiene este rol
organise-option-opponents = Contra cuántos rivales distintos hay que haber jugado partidas con rating
organise-option-signup = Cuándo cierra la inscripción, como viernes 20:00 o 5d (dentro de 5 días)
organise-option-start = Cuándo empieza la ronda 1, como 24 dic 18:00
organise-option-vacation = Si las ausencias hacen esperar a los relojes dentro de una ronda
organise-command-organise-publish = Publica el torneo que has preparado
organise-new-title = ### Un torneo nuevo
organise-step-what = Qué
organise-step-format = Formato
organise-step-dates = Fechas
organise-step-who = Quién puede entrar
organise-step-ties = Puntos y empates
organise-step-preview = Vista previa
organise-steps = { $steps }
organise-zone = Las fechas se muestran en la zona de cada persona. Tú las escribes en { $zone }, la zona de tus /settings.
organise-rounds-fixed = El número de rondas depende de cuántas inscripciones haya.
organise-pick-format = Formato
organise-pick-format-swiss = Sistema suizo
organise-pick-format-swiss-about = Todo el mundo juega cada ronda, contra rivales con resultados parecidos
organise-pick-format-robin = Todos contra todos
organise-pick-format-robin-about = Cada participante se enfrenta a todos los demás
organise-pick-format-groups = Grupos y mesa final
organise-pick-format-groups-about = Todos contra todos en grupos; pasan los mejores
organise-pick-format-single = Eliminación directa
organise-pick-format-single-about = Una derrota y fuera
organise-pick-format-double = Doble eliminación
organise-pick-format-double-about = Dos derrotas y fuera
organise-pick-format-ladder = Clasificación
organise-pick-format-ladder-about = Siempre abierta; se sientan juntas personas libres de puestos cercanos
organise-pick-format-league = Liga
organise-pick-format-league-about = Divisiones y temporadas, ascensos y descensos
organise-pick-size = { $number } por mesa
organise-pick-rounds = { $number ->
    [one] { $number } ronda
   *[other] { $number } rondas
}
organise-pick-final = Mesa final de { $number }
organise-pick-final-none = Sin mesa final
organise-pick-groups = { $number } grupos
organise-pick-through = { $number ->
    [1] Pasa el primero
   *[other] Pasan los { $number } primeros
}
organise-pick-division = Divisiones de { $number }
organise-pick-seasons = { $number ->
    [one] { $number } temporada
   *[other] { $number } temporadas
}
organise-pick-seasons-none = Temporadas hasta que lo termines
organise-pick-games = { $number ->
    [1] Una partida por enfrentamiento
   *[other] Al mejor de { $number }
}
organise-pick-duplicate-yes = Mismo sorteo para todos: sí
organise-pick-duplicate-yes-about = Todas las mesas de una ronda comparten sorteo, en hilos privados hasta su final
organise-pick-duplicate-no = Mismo sorteo para todos: no
organise-pick-duplicate-no-about = Cada mesa tiene su propio sorteo de fichas, y cualquiera puede mirar
organise-pick-absences = Fuera tras { $number ->
    [1] una ronda con piloto automático
   *[other] { $number } rondas con piloto automático
}
organise-pick-absences-none = Quien falta sigue dentro
organise-pick-leavers-half = Las retiradas cuentan si se jugó la mitad
organise-pick-leavers-half-about = La regla de la FIDE: con menos de la mitad, para nadie; si no, se gana el resto
organise-pick-leavers-out = Las retiradas no cuentan para nadie
organise-pick-leavers-out-about = Todas sus partidas se quitan de las posiciones
organise-pick-leavers-stand = Lo jugado antes de retirarse cuenta
organise-pick-leavers-stand-about = Sus rivales ganan las partidas que faltan
organise-pick-seeding-lot = Cabezas de serie: por sorteo
organise-pick-seeding-lot-about = Sale de la semilla del evento, y cualquiera puede comprobarlo
organise-pick-seeding-rating = Cabezas de serie: por rating
organise-pick-seeding-rating-about = Según la clasificación de este servidor al empezar la ronda 1
organise-pick-seeding-hand = Cabezas de serie: a mano
organise-pick-seeding-hand-about = Ordenas las inscripciones antes de que empiece la ronda 1
organise-pick-third-no = El tercer puesto se comparte
organise-pick-third-no-about = Entre quienes pierden las semifinales
organise-pick-third-yes = Se juega por el tercer puesto
organise-pick-third-yes-about = En la ronda de la final, si es una mesa de dos
organise-pick-decider-game = Las mesas empatadas se juegan otra vez
organise-pick-decider-game-about = Otra partida de quienes empatan, donde uno pasa o gana
organise-pick-decider-lot = Las mesas empatadas se sortean
organise-pick-decider-lot-about = Sale de la semilla del evento; ninguna ronda se alarga
organise-pick-checkin-yes = Con check-in
organise-pick-checkin-no = Sin check-in
organise-pick-vacation-yes = Ausencias: el reloj espera
organise-pick-vacation-no = Ausencias: el reloj corre
organise-pick-takeback-yes = Un turno se puede retirar hasta que actúe quien sigue
organise-pick-takeback-no = Los turnos no se pueden retirar
organise-pick-round = Rondas de { $time }
organise-pick-rest = { $time } entre rondas
organise-pick-rest-none = Sin pausa entre rondas
organise-pick-protest = Definitivos { $time } después de la última mesa
organise-pick-protest-none = Definitivos al terminar la última mesa
organise-pick-late = Entrada tardía hasta la ronda { $number }
organise-pick-late-none = Sin entrada tardía
organise-pick-tie = { $place }: { $tie }
organise-which-box = ¿Qué caja?
organise-which-variants = Variantes: ninguna
organise-which-template = Empezar con plantilla…
organise-which-role = ¿Qué rol puede entrar?
organise-which-clock = Reloj
organise-which-tie = Desempate
organise-which-size = Tamaño de las mesas
organise-which-rounds = Rondas
organise-which-final = Mesa final
organise-which-groups = Grupos
organise-which-through = Cuántos pasan
organise-which-division = Tamaño de las divisiones
organise-which-seasons = Temporadas
organise-which-games = Partidas por enfrentamiento
organise-which-duplicate = Mismo sorteo para todos
organise-which-leavers = Si alguien se retira
organise-which-seeding = Cabezas de serie
organise-which-third = Tercer puesto
organise-which-decider = Mesas empatadas
organise-which-absences = Quien falta
organise-which-checkin = Check-in
organise-which-vacation = Ausencias
organise-which-takeback = Retirada del turno
organise-which-round = Duración de una ronda
organise-which-rest = Entre rondas
organise-which-protest = Resultados definitivos
organise-which-late = Entrada tardía
organise-button-words = Nombre y texto…
organise-button-dates = Escribir las fechas…
organise-button-numbers = Quién…
organise-button-points = Puntos…
organise-button-ties = Puntos y empates
organise-button-publish = Publicar
organise-button-keep = Guardar como plantilla
organise-button-shred = Quitar una plantilla…
organise-button-fresh = Empezar de nuevo
organise-form-words = Nombre y texto
organise-form-words-name = Nombre
organise-form-words-text = Lo que conviene saber (puede ir vacío)
organise-form-dates = Fechas
organise-form-dates-hint = Déjalo vacío para conservar lo previsto
organise-form-date-signup_until = Cierre de inscripción, como viernes 20:00
organise-form-date-start = Inicio de la ronda 1, como 24 dic 18:00
organise-form-date-ends = La ronda termina, como domingo 20:00
organise-form-date-table = La mesa se juega hasta, como domingo
organise-form-date-begins = Próxima ronda, como lunes 18:00
organise-form-numbers-rounds = Rondas
organise-form-numbers-late = Última ronda con entrada tardía; 0: nada
organise-what-changes = ### ¿Qué quieres cambiar en { $cup }?
organise-change-words = Nombre y texto…
organise-change-numbers = Números…
organise-form-seat-entries = Una mesa; una sola: descanso; vacío: nada
organise-form-swap-entries = Qué dos
organise-form-first = Desde qué ronda
organise-form-first-hint = Vacío: desde la próxima
organise-form-points = Puntos
organise-form-points-label = Desde el primer puesto; vacío: lo normal
organise-form-numbers-capacity = Plazas
organise-form-numbers-least = Cuántas hacen falta
organise-form-numbers-reliability = Fiabilidad en porcentaje; 0: cualquiera
organise-form-numbers-rating = Rating, número de rivales; 0 0: cualquiera
organise-form-numbers-round = Horas de una ronda
organise-form-keep-label = Nombre de la plantilla
organise-kept = Guardado como { $template }. Sus fechas avanzan semanas enteras cada vez que se usa.
organise-shred-title = ### Quitar una plantilla
organise-shred-which = ¿Qué plantilla?
organise-shredded = { $template } ya no está.
organise-template-about = { $format }
organise-changed = La configuración ha cambiado desde que la viste. Ahora está así.
organise-ready = No falta nada. Cuando se publique, la gente podrá inscribirse.
organise-missing = Queda por hacer antes de publicarlo:
organise-note = Conviene mirarlo otra vez:
organise-preview-dates = Con { $entries } inscripciones:
organise-no-right = No puedo publicarlo en { $channel }: allí necesito { $rights }.
organise-right-view = ver el canal
organise-right-text = un canal de texto
organise-right-send = enviar mensajes
organise-right-threads = crear hilos públicos
organise-right-talk = enviar mensajes en hilos
organise-right-private = crear hilos privados, para el mismo sorteo para todos
organise-published = { $cup } está publicado. Su anuncio llega a { $channel }.
organise-closed = Tu torneo se conserva tal como está. /organise new lo vuelve a abrir.
organise-button-panel = Panel de organización

## The organizer's panel

organise-command-organise-panel = Abre el panel de organización
organise-command-organise-pair = Empareja ya la ronda siguiente
organise-command-organise-unpair = Deshace el último emparejamiento
organise-command-organise-extend = Da más tiempo a esta ronda
organise-command-organise-dates = Mueve fechas, antes o después
organise-command-organise-change = Cambia lo anunciado
organise-command-organise-seat = Pone a mano una mesa o un descanso de la ronda siguiente
organise-command-organise-swap = Intercambia dos en el emparejamiento recién hecho
organise-command-organise-pause = Pone en pausa o reanuda
organise-command-organise-result = Corrige un resultado
organise-command-organise-replace = Sustituye a una persona
organise-command-organise-expel = Descalifica a una persona
organise-command-organise-drop = Retira a una persona
organise-command-organise-table = Pone el piloto automático a alguien, o reinicia el reloj de una mesa
organise-command-organise-add = Añade a alguien tarde o importa inscripciones
organise-command-organise-message = Escribe a todo el evento
organise-command-organise-seed = Di en qué orden van las cabezas de serie
organise-command-organise-team = Añade o quita a alguien de la organización o del arbitraje
organise-command-organise-cancel = Cancela el evento
organise-command-organise-confirm = Confirma los resultados cuando todas las mesas han terminado
organise-command-organise-reopen = Permite corregir resultados de un evento terminado, o abre uno cancelado
organise-command-organise-channel = Sigue en otro canal
organise-command-organise-fairplay = Mira con qué frecuencia alguien juega como lo haría una IA fuerte
organise-option-cup = Qué torneo
organise-option-reason = Por qué; cualquiera puede leerlo en el historial
organise-option-ends = Cuándo termina esta ronda, como domingo 20:00
organise-option-begins = Cuándo empieza la ronda siguiente, como lunes 18:00
organise-option-least = Cuántas hacen falta
organise-option-late = La última ronda con entrada tardía; 0: ninguna
organise-option-entries = Números o nombres, como 4, 7 o Ann, Ben
organise-option-first = Desde qué ronda; vacío: desde la próxima
organise-option-hours = Cuántas horas
organise-option-channel = El canal en el que sigue
organise-option-round = Qué ronda, si no es la última
organise-option-table = El número de la mesa en su ronda
organise-option-lord = Qué participante
organise-option-with = Quién entra en su lugar; si falta, quien va primero en la lista de espera
organise-option-do = Qué hacer
organise-option-order = Nombres o números de inscripciones, la mejor primero, con comas
organise-option-user = Quién debe entrar
organise-option-partner = Su pareja, donde juegan equipos de dos
organise-option-file = Un archivo de inscripciones (CSV), antes del inicio
organise-option-text = Lo que quieres decir
organise-option-member = Quién entra en el equipo o sale de él
organise-option-role = Qué papel tendrá
organise-choice-autopilot = El piloto automático juega por alguien
organise-choice-adjourn = Aplazarla: se juega hasta otra fecha
organise-choice-restart = El reloj empieza otra vez
organise-choice-organiser = Organización
organise-choice-judge = Arbitraje
organise-choice-nothing = Ninguno: fuera del equipo
organise-panel-title = ### { $cup } · panel de organización
organise-panel-public = Cada acción pide un motivo y se muestra en el historial público.
organise-state-signup = Inscripción hasta el { $at }. Inscripciones: { $entries } de { $capacity }{ $waiting ->
    [0] {"."}
    [one] , { $waiting } en espera.
   *[other] , { $waiting } en espera.
}
organise-state-checkin = Check-in hasta el { $at }. Presentes: { $here } de { $entries }{ $waiting ->
    [0] {"."}
    [one] , { $waiting } en espera.
   *[other] , { $waiting } en espera.
}
organise-state-closed = La inscripción está cerrada: { $entries ->
    [1] participa una
   *[other] participan { $entries }
}{ $waiting ->
    [0] {"."}
    [one] , { $waiting } en espera.
   *[other] , { $waiting } en espera.
} La ronda 1 empieza el { $at }.
organise-state-round = { $tables ->
    [1] Ahora, { $round }: { $over ->
        [0] la única mesa aún está en juego
       *[other] la única mesa ha terminado
    }. Termina el { $at } ({ $left }).
   *[other] Ahora, { $round }: mesas terminadas, { $over } de { $tables }. Termina el { $at } ({ $left }).
}
organise-state-between = { $adjourned ->
    [0] { $round }: todas las mesas han terminado.
   *[other] { $round }: todas las demás mesas han terminado.
}
organise-state-adjourned = Aplazada: la mesa { $table } ({ $round }). Termina el { $at } ({ $left }).
organise-state-closed-now = Los resultados son definitivos. Lo que sigue llega dentro de un momento: pulsa **Actualizar**.
organise-state-ended-now = Todas las rondas han terminado. Lo que sigue llega dentro de un momento: pulsa **Actualizar**.
organise-state-begun = Ha empezado; se están preparando las primeras mesas.
organise-state-paused = {"**"}En pausa** desde el { $at }: todo espera.
organise-state-asked = { $count ->
    [1] Se ha preguntado a una persona si juega, y no ha respondido.
   *[other] Se ha preguntado a { $count } personas si juegan, y no han respondido.
}
organise-state-over = { $winners ->
    [0] Ha terminado sin victoria.
   *[other] Ha terminado: victoria de { $lord }.
}
organise-state-too-few = Se canceló: había menos de { $least }.
organise-need-few = { $there ->
    [1] {"*"}*Hasta ahora solo hay una**
   *[other] {"*"}*Hasta ahora solo hay { $there }**
}: con menos de { $least } se cancela el { $at }. Avisa con un mensaje, o retrasa el inicio.
organise-need-confirm = {"**"}Todas las mesas han terminado.** Pulsa **Confirmar los resultados**, o corrige lo que esté mal antes de que sean definitivos.
organise-need-seeds = {"**"}Todavía no hay cabezas de serie.** Pulsa **Cabezas de serie…** antes de que empiece la ronda 1; si no, el orden se sortea.
organise-need-nothing = No hay nada que hacer.
organise-need-gone = {"**"}Se ha borrado el canal del evento**, así que el evento está parado: no empieza ninguna ronda. Elige otro canal, y sigue allí.
organise-need-role = {"**"}Se ha borrado el rol que hacía falta para entrar**, así que nadie puede inscribirse. Permite entrar sin él, o añade a quienes deban jugar.
organise-need-shut = {"**"}Ya no puedo publicar en { $channel }**, así que el evento está parado: no empieza ninguna ronda. Permíteme allí *Ver canal* y *Enviar mensajes*, o elige otro canal.
organise-need-left-entries = Ya no están en este servidor: { $lords }{ $more ->
    [0] {"."}
    [1] {" "}y una persona más.
   *[other] {" "}y { $more } más.
} Elige abajo para sustituir o retirar.
organise-need-left-team = Ya no están en este servidor, así que no reciben avisos: { $lords }{ $more ->
    [0] {"."}
    [1] {" "}y una persona más.
   *[other] {" "}y { $more } más.
} Quien tiene el permiso *Gestionar servidor* puede llevar el evento.
organise-channel-title = ¿En qué canal debe seguir { $cup }? Todo lo que está en marcha se publica allí otra vez.
organise-channel = Otro canal…
organise-need-call = {"**"}Llamada al arbitraje** { $at }, de { $lord }{ $table ->
    [0] {""}
   *[other] , mesa { $table }
}: { $what }
organise-late-lord = Atraso: mesa { $table }, { $lord }, { $missed ->
    [1] un turno perdido
   *[other] { $missed } turnos perdidos
}.
organise-late-lord-autopilot = { $missed ->
    [0] Mesa { $table }: el piloto automático juega por { $lord }.
    [1] Atraso: mesa { $table }, { $lord } perdió un turno y no ha vuelto.
   *[other] Atraso: mesa { $table }, { $lord } perdió { $missed } turnos y no ha vuelto.
}
organise-late-option = { $missed ->
    [0] El piloto automático juega por { $name }
    [1] { $name }: un turno perdido
   *[other] { $name }: { $missed } turnos perdidos
}
organise-missed-option = { $missed ->
    [0] Juega el piloto automático
    [1] Un turno perdido
   *[other] { $missed } turnos perdidos
}
organise-waits-option = En la lista de espera
organise-next-paired = La ronda siguiente se empareja por sí sola el { $at }.
organise-next-paired-now = La ronda siguiente se empareja por sí sola dentro de un momento: pulsa **Actualizar**.
organise-next-by-hand = A mano, { $round }: { $what }.
organise-next-left-over = { $count ->
    [1] Sobra una más, que tiene descanso.
   *[other] Sobran { $count } más, que tienen descanso.
}
organise-next-playing = Ronda siguiente ya: { $tables ->
    [1] queda una mesa en juego
   *[other] quedan { $tables } mesas en juego
}.
organise-act = Hacer algo con el evento…
organise-act-extend = Alargar esta ronda…
organise-act-extend-about = Todas las mesas reciben el mismo tiempo extra
organise-act-postpone = Mover todas las fechas…
organise-act-postpone-about = La inscripción, si está abierta, y la ronda 1 van más tarde
organise-act-dates = Cambiar las fechas…
organise-act-dates-about = Antes o después; se avisa a todo el mundo
organise-act-change = Cambiar lo anunciado…
organise-act-change-about = Nombre, texto, plazas, rondas
organise-act-seat = Emparejar a mano…
organise-act-seat-about = Una mesa o un descanso de la ronda siguiente
organise-act-swap = Intercambiar dos…
organise-act-swap-about = En el emparejamiento recién hecho
organise-act-pause = Poner el evento en pausa…
organise-act-pause-about = Esperan todos los relojes y todas las fechas
organise-act-resume = Reanudar…
organise-act-resume-about = Todas las fechas se mueven lo que duró la pausa; tras dos semanas, tres días más
organise-act-message = Escribir a todo el evento…
organise-act-message-about = Según los ajustes de aviso de cada persona
organise-act-add = Añadir a alguien…
organise-act-add-about = Tarde, o alguien que se había retirado
organise-act-open = Permitir entrar sin el rol…
organise-act-open-about = Todas las demás condiciones siguen
organise-act-close = Cerrar ya la inscripción…
organise-act-close-about = No entra nadie más; la ronda 1 empieza como estaba previsto
organise-act-seed = Cabezas de serie…
organise-act-seed-about = El orden en que empiezan
organise-act-channel = Elegir otro canal…
organise-act-channel-about = El evento sigue allí
organise-act-stand = Publicar ya las posiciones…
organise-act-stand-about = En el hilo del evento
organise-act-team = Organización y arbitraje…
organise-act-team-about = Añadir o quitar a alguien
organise-act-end = Terminar el evento…
organise-act-end-about = Con las posiciones como están
organise-act-confirm = Confirmar los resultados
organise-act-reopen = Reabrir el evento…
organise-act-reopen-about = Otra vez la inscripción, o se pueden corregir sus resultados
organise-act-cancel = Cancelar el evento…
organise-act-cancel-about = Termina sin resultado
organise-act-import = Importar inscripciones
organise-act-result = Corregir el resultado…
organise-act-restart = Reiniciar su reloj…
organise-act-adjourn = Aplazar…
organise-act-replace = Sustituir…
organise-act-drop = Retirar…
organise-act-expel = Descalificar…
organise-act-autopilot = Piloto automático…
organise-tact = Hacer algo con una mesa…
organise-pact = Hacer algo con alguien…
organise-other-table = Otra mesa…
organise-other-lord = Otra persona…
organise-table-option = { $stages ->
    [1] {""}
   *[other] { $stage }{" "}
}R{ $round } M{ $table } · { $lords }
organise-table-over = Terminada
organise-table-adjourned = Aplazada
organise-table = Mesa { $table }: { $lords }
organise-game-option = Decidir la partida { $game }
organise-autopilot-whom = Piloto automático por…
organise-lord-title = ### { $lord }
organise-entry-in = { $lord } participa.
organise-entry-waiting = { $lord } espera una plaza.
organise-entry-withdrawn = { $lord } se ha dado de baja.
organise-entry-dropped = { $lord } se ha retirado.
organise-entry-expelled = { $lord } está fuera por descalificación.
organise-whom-replace = ¿Quién entra en su lugar?
organise-whom-replace-title = Se pregunta a otra persona de este servidor si ocupa el lugar de { $lord }, con sus puntos y sus mesas abiertas.
organise-whom-add = ¿Quién debe entrar?
organise-whom-add-title = ¿A quién se pregunta si juega en { $cup }? Las parejas se eligen juntas.
organise-whom-lord = ¿De quién se trata?
organise-whom-lord-title = Elige a alguien de { $cup }.
organise-whom-team-title = La organización de { $cup } puede hacerlo todo aquí; el arbitraje decide sobre las mesas.
organise-whom-organiser = Añadir organización…
organise-whom-judge = Añadir arbitraje…
organise-off-team = Quitar del equipo…
organise-role-organiser = Organización
organise-role-judge = Arbitraje
organise-first-waiting = Primero en espera
organise-form-reason = Motivo (cualquiera puede leerlo)
organise-form-hours = Horas
organise-form-order = Inscripciones por orden, una por línea
organise-form-text = ¿Qué quieres decir?
organise-form-result = Corregir el resultado
organise-form-result-hint = Puntos, como 44, o puesto y puntos, como 1, 44
organise-form-pair = Ronda siguiente ya
organise-form-unpair = Deshacer el último emparejamiento
organise-form-stage = Fase, desde 1
organise-form-round = Ronda
organise-form-table = Mesa
organise-button-channel = Elegir otro canal
organise-button-refresh = Actualizar
organise-button-log = Historial
organise-button-anew = Otro evento igual
organise-button-asklords = Volver a convocar
organise-again-reason = Las inscripciones de { $cup }
organise-button-pair = Ronda siguiente ya
organise-button-begin = Empezar ya la ronda 1
organise-button-unpair = Deshacer el último
organise-button-do = Hacerlo
organise-button-again = Jugarlas otra vez
organise-button-stands = Dejarlas como están
organise-button-passes = Sigue adelante
organise-button-passes-none = No sigue nadie
organise-button-dont = Cancelar
organise-done = Hecho. Está en el historial del evento.

## The effects of an action

organise-effect-title = ### Pasaría esto
organise-effect-open = Desde ahora nadie necesita el rol para entrar en { $cup }.
organise-effect-channel = El evento sigue en { $channel }: allí se publican su anuncio y lo que está en marcha, { $tables ->
    [0] y también sus próximas mesas.
    [1] y su mesa abierta va con él.
   *[other] y sus { $tables } mesas abiertas van con él.
}
organise-effect-channel-blind = {"**"}{ $lords ->
    [one] { $lords } participante no ve ese canal.
   *[other] { $lords } participantes no ven ese canal.
}** Se avisa a todo el mundo por mensaje directo de dónde está el evento; quien no lo ve solo puede jugar desde allí.
organise-effect-changed = ### Algo ha cambiado desde que viste esto. Ahora pasaría esto
organise-effect-reason = Motivo: { $reason }
organise-effect-moved = Lo previsto para el { $before } pasa al { $after }.
organise-effect-ends = Termina el { $after } en vez del { $before }.
organise-effect-date-signup_until = La inscripción termina el { $after } en vez del { $before }.
organise-effect-date-start = La ronda 1 empieza el { $after } en vez del { $before }.
organise-effect-date-ends = El final ({ $round }) pasa al { $after } en vez del { $before }, y lo que sigue se mueve otro tanto.
organise-effect-date-begins = La ronda siguiente empieza el { $after } en vez del { $before }.
organise-effect-date-sooner = { $tables ->
    [1] Aún se juega una mesa. Lo que quede entonces lo juega el piloto automático.
   *[other] Aún se juegan { $tables } mesas. Lo que quede entonces lo juega el piloto automático.
}
organise-effect-date-told = Se avisa a todas las personas afectadas.
organise-effect-change-name = Se llama «{ $after }» en vez de «{ $before }».
organise-effect-change-text = Su texto desde ahora: { $after }
organise-effect-change-capacity = Tiene { $after } plazas en vez de { $before }.
organise-effect-change-least = Hacen falta al menos { $after } en vez de { $before }.
organise-effect-change-rounds = Tiene { $after } rondas en vez de { $before }.
organise-effect-change-late = La entrada tardía es posible hasta la ronda { $after } en vez de la { $before }.
organise-effect-end-early = No se juegan más rondas{ $last ->
    [yes] , última: { $round }. Deciden las posiciones como están, y no sigue nada.
   *[no] {" "}de estas, última: { $round }. Deciden las posiciones como están, y empieza lo que sigue.
}
organise-effect-seat = A mano en la ronda { $round }:
organise-effect-seat-table = - una mesa de { $lords }
organise-effect-seat-byes = - un descanso para { $lords }
organise-effect-seat-rest = Los demás se emparejan como siempre, entre sí.
organise-effect-seat-left-over = { $count ->
    [1] Uno de ellos sobra, y también tiene descanso.
   *[other] { $count } de ellos sobran, y también tienen descanso.
}
organise-effect-seat-none = Ya no hay nada puesto a mano: la ronda { $round } se empareja entera como siempre.
organise-effect-swap = { $lords } intercambian sus lugares.
organise-effect-swap-anew = { $tables ->
    [1] La mesa de esta ronda empieza
   *[other] Las { $tables } mesas de esta ronda empiezan
} otra vez, con sorteos de fichas nuevos. La ronda conserva su final.
organise-effect-postpone = Todas las fechas antes del inicio se mueven { $time }.
organise-effect-extend = { $tables ->
    [1] La única mesa abierta recibe
   *[other] Las { $tables } mesas abiertas reciben
} { $time } más ({ $round }).
organise-effect-pause = { $cup } se pone en pausa: esperan todas las fechas, y { $tables ->
    [0] no se está jugando nada
    [1] se para el reloj de una mesa
   *[other] se paran los relojes de { $tables } mesas
}.
organise-effect-resume = { $cup } continúa: { $tables ->
    [0] no hay ninguna mesa abierta
    [1] vuelve a correr el reloj de una mesa
   *[other] vuelven a correr los relojes de { $tables } mesas
}, y todas las fechas se mueven otro tanto.
organise-effect-game = Partida { $game } del enfrentamiento.
organise-effect-will = Quedará: { $scores }
organise-effect-was = Antes: { $scores }
organise-effect-score = { $place } { $lord } { $points }
organise-effect-stops = { $games ->
    [1] Termina la partida que se juega allí
   *[other] Terminan { $games } partidas que se juegan allí
}.
organise-effect-goes-on = Con eso no se decide el enfrentamiento, que continúa.
organise-effect-depends = Con ese resultado deberían sentarse otras personas en mesas ya emparejadas. Tú eliges: esas mesas se juegan otra vez con quienes deberían sentarse allí, y sus resultados no cuentan; o se deja todo como está.
organise-effect-again = { $round }, { $table } · { $over ->
    [0] en juego
   *[other] terminada
} { $count ->
    [0] {""}
   *[other] → { $lords }
}
organise-effect-again-more = { $tables ->
    [1] y una mesa más
   *[other] y { $tables } mesas más
}
organise-effect-frozen = Su fase ha terminado: quien pasó se queda.
organise-effect-replace = { $other } ocupa el lugar de { $lord }, con todos los puntos.
organise-effect-replace-rated = Una partida en juego cuenta para el rating como abandonada por { $lord } si perdió un turno en ella; si no, según el puesto de su reino; y sin ningún turno, no cuenta.
organise-effect-in-time = { $lords } no ha perdido ningún turno en la mesa, y se le pregunta antes. Sin un sí solo es posible cuando se haya perdido un turno.
organise-effect-waited = { $other } esperaba una plaza y sale de la lista de espera.
organise-effect-seats = { $tables ->
    [1] Cambia de manos la mesa abierta
   *[other] Cambian de manos { $tables } mesas abiertas
}.
organise-effect-expel = { $lord } queda fuera por descalificación.
organise-effect-parts = { $other } conserva su asiento en una mesa abierta. Con Sustituir… otra persona puede unirse en lugar de { $lord }; hasta entonces no se empareja al equipo.
organise-effect-parts-before = Con { $lord } se va el equipo; { $other } puede volver a entrar con otra persona.
organise-effect-drop = { $lord } queda fuera del evento, y puede volver mientras quede alguna ronda.
organise-effect-passes = Ganó su última mesa y pasaría. Tú eliges: en su lugar pasa { $other }, su rival de esa mesa, o no pasa nadie y el siguiente rival no tiene mesa.
organise-effect-passes-again = Si pasa, se juega otra vez lo que se emparejó desde entonces:
organise-effect-moves-up = { $other } sube de la lista de espera.
organise-effect-autopilots = { $tables ->
    [1] La mesa abierta pasa
   *[other] { $tables } mesas abiertas pasan
} al piloto automático.
organise-effect-autopilot = Desde ahora el piloto automático juega por { $lord }, hasta que vuelva. Quien tuvo un turno y no ha vuelto al final de la partida cuenta para el rating como si se hubiera ido.
organise-effect-adjourn = Esta mesa se juega hasta el { $ends }. Las rondas siguen; hasta que termine cuenta como empate: medio punto por cabeza en una mesa de dos.
organise-effect-restart = El turno en marcha vuelve a tener todo su tiempo.
organise-effect-asked = Antes se pregunta a { $lords }; sin un sí no pasa nada.
organise-effect-add = { $lords }: participarán.
organise-effect-add-waits = { $lords }: irán a la lista de espera, porque no hay ninguna plaza libre.
organise-effect-add-late = { $lords }: jugarán desde la ronda { $round }.
organise-effect-import = { $lords ->
    [1] Se pregunta a una persona, que participa si dice que sí.
   *[other] Se pregunta a { $lords } personas, que participan si dicen que sí.
}
organise-effect-left = { $lords ->
    [1] Se queda fuera una inscripción más
   *[other] Se quedan fuera { $lords } inscripciones más
}: se preguntaría a demasiada gente a la vez. Trae otra vez el archivo cuando estas hayan respondido.
organise-effect-known = { $lords ->
    [1] Una inscripción del archivo ya está, o ya se le preguntó, y se salta
   *[other] { $lords } inscripciones del archivo ya están, o ya se les preguntó, y se saltan
}.
organise-effect-some-wait = No hay plazas suficientes: las últimas esperan.
organise-effect-unpair = Se deshace el emparejamiento ({ $round }): { $tables ->
    [1] su mesa termina
   *[other] sus { $tables } mesas terminan
} sin resultado.
organise-effect-unpair-played = { $tables ->
    [1] Una de ellas ha terminado: su resultado no cuenta.
   *[other] { $tables } de ellas han terminado: sus resultados no cuentan.
}
organise-effect-paired-again = Se empareja otra vez por sí sola el { $at }, o antes si lo haces tú.
organise-effect-pair = Se empareja ya y empieza ahora: { $round }. Dura todo su tiempo.
organise-effect-pair-next = Se empareja ya lo que sigue a esta fase ({ $stage }), y empieza ahora; su primera ronda dura todo su tiempo.
organise-effect-begin = La inscripción y el check-in se cierran, y la ronda 1 empieza ahora con { $lords ->
    [1] una inscripción
   *[other] { $lords } inscripciones
}. Dura todo su tiempo.
organise-effect-begin-without = { $more ->
    [0] Queda fuera quien no ha hecho el check-in: { $lords }.
    [one] Queda fuera quien no ha hecho el check-in: { $lords } y { $more } más.
   *[other] Queda fuera quien no ha hecho el check-in: { $lords } y { $more } más.
}
organise-effect-pair-instead = Por sí sola empezaría el { $at }.
organise-effect-message = { $lords ->
    [1] Se escribe a una persona:
   *[other] Se escribe a { $lords } personas:
}
organise-effect-team-on = { $role ->
    [judge] { $lord } puede arbitrar aquí, y tras pulsar **Sí, ayudo** aparece y recibe avisos de las mesas.
   *[organiser] { $lord } puede hacerlo todo aquí, y tras pulsar **Sí, ayudo** aparece y recibe avisos de la organización.
}
organise-effect-team-off = { $lord } ya no está en { $role ->
    [judge] el arbitraje
   *[organiser] la organización
}.
organise-effect-seed = Cabezas de serie, la mejor primero: { $lords }. { $left ->
    [0] Eso es todo el mundo.
    [1] Sigue una inscripción más.
   *[other] Las otras { $left } siguen por sorteo.
}
organise-effect-seed-more = { $count } más
organise-effect-close = La inscripción se cierra ahora con { $lords ->
    [1] una inscripción
   *[other] { $lords } inscripciones
}.
organise-effect-checkin = Empieza el check-in.
organise-effect-start-stays = La ronda 1 empieza como estaba previsto, el { $at }.
organise-effect-stand = Las posiciones se publican en el hilo del evento.
organise-effect-end = { $cup } termina: las posiciones pasan a ser definitivas.
organise-effect-confirm = Los resultados de esta fase ({ $stage }) son definitivos desde ahora.
organise-effect-confirm-last = { $cup } termina, y los mejores puestos reciben sus trofeos:
organise-effect-through = { $more ->
    [0] Pasan: { $lords }.
    [one] Pasan: { $lords } y { $more } más.
   *[other] Pasan: { $lords } y { $more } más.
}
organise-effect-reopen = { $cup } vuelve a estar abierto: se retiran el podio y los trofeos, y los resultados de su última fase se pueden corregir hasta el { $until }, o hasta que los confirmes. Se avisa a todo el mundo.
organise-effect-reopen-signup = { $cup } se celebra finalmente: la inscripción vuelve a estar abierta un día, y la ronda 1 empieza el { $start }. { $lords ->
    [0] Todavía no hay nadie.
    [1] La inscripción que había sigue, y recibe un aviso.
   *[other] Las { $lords } inscripciones que había siguen, y reciben un aviso.
} Después se pueden poner otras fechas.
organise-effect-cancel = { $begun ->
    [yes] { $cup } termina sin resultado. No hay vuelta atrás.
   *[no] { $cup } se cancela. Puedes volver a abrirlo.
}
organise-effect-no-result = { $tables ->
    [1] La mesa aún en juego termina
   *[other] Las { $tables } mesas aún en juego terminan
} sin resultado.

## Fair play: /organise fairplay

organise-fair-button = Juego limpio
organise-fair-title = ### { $cup } · juego limpio
organise-fair-about = Con qué frecuencia { $lord } jugó lo que una IA fuerte considera mejor. Solo lo ve la parte de la organización que no juega en este evento.
organise-fair-total = {"**"}{ $percent } %** de { $turns } turnos, en { $games ->
    [1] una partida
   *[other] { $games } partidas
}
organise-fair-round = { $round }: { $percent } % de { $turns }
organise-fair-none = Todavía no se ha comparado ninguna de sus partidas.
organise-fair-waiting = { $count ->
    [1] Queda una partida por comparar. Tarda más o menos medio minuto.
   *[other] Quedan { $count } partidas por comparar. Cada una tarda más o menos medio minuto.
}
organise-fair-more = Comparar más partidas
organise-fair-reading = No cuentan los turnos sin elección, las primeras elecciones ni los del piloto automático. En { $games } partidas, un { $percent } % o más merece una mirada atenta, y no prueba nada: quien juega bien llega ahí sin ayuda, y una sola partida no dice nada.
organise-fair-coarse = No cuentan los turnos sin elección, las primeras elecciones ni los del piloto automático. Aquí la IA solo juzga reinos, así que el porcentaje dice cuánto se juega como el piloto automático, y nada de trampas.
