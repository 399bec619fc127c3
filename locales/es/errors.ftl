## Whose turn, whose seat

errors-not_your_turn = En { $table } le toca a { $lord }.
errors-not_your_turn-next = En { $table } le toca a { $lord }. Después vas tú.
errors-not_your_turn-after = En { $table } le toca a { $lord }. Te toca después de { $after }.
errors-not_your_turn-ends = En { $table } le toca a { $lord }; el turno termina { $ends }.
errors-not_your_turn-until = En { $table } le toca a { $lord }. { $lord } no está hasta el { $until }; el reloj espera.
errors-not_your_turn-since = En { $table } le toca a { $lord }. La partida está en pausa desde el { $since }.
errors-not_your_turn-next-ends = En { $table } le toca a { $lord }; el turno termina { $ends }. Después vas tú.
errors-not_your_turn-next-until = En { $table } le toca a { $lord }. { $lord } no está hasta el { $until }; el reloj espera. Después vas tú.
errors-not_your_turn-next-since = En { $table } le toca a { $lord }. La partida está en pausa desde el { $since }. Después vas tú.
errors-not_your_turn-after-ends = En { $table } le toca a { $lord }; el turno termina { $ends }. Te toca después de { $after }.
errors-not_your_turn-after-until = En { $table } le toca a { $lord }. { $lord } no está hasta el { $until }; el reloj espera. Te toca después de { $after }.
errors-not_your_turn-after-since = En { $table } le toca a { $lord }. La partida está en pausa desde el { $since }. Te toca después de { $after }.
errors-plan_now = Ya puedes planear tu turno.
errors-not_at_table = No estás en esta mesa. Aun así, puedes verla.
errors-foreign_panel = Este panel es de { $lord }. /play abre el tuyo.
errors-not_your_seat = Ese botón es para { $lord }.
errors-not_your_seat-nobody = Ese botón es para otra persona.
errors-resigned = Has dejado tu asiento en { $table }. Aún puedes verla.
errors-watch_table = Solo quienes juegan en { $table } pueden verla.
errors-watch_sealed = { $table } se abre a todo el mundo cuando termine su ronda, o el día: otras personas aún juegan con las mismas fichas.
errors-round_unknown = No hay ninguna ronda { $round } que mostrar. { $rounds ->
    [0] Solo ha empezado la primera elección.
   *[other] La última es la ronda { $rounds }.
}
errors-retry_soon = Todo lo de aquí se ha reintentado hace un momento. Lo que siga fallando se reintenta por sí solo; puedes volver a pulsar dentro de { $seconds ->
    [1] un segundo
   *[other] { $seconds } segundos
}.
errors-share_soon = Has mostrado algo hace un momento. Puedes mostrar lo siguiente dentro de { $seconds ->
    [1] un segundo
   *[other] { $seconds } segundos
}.
errors-share_running = Una partida que aún se juega solo se puede mostrar donde se juega. Quien mira allí puede verla.
errors-post_refused = Discord no ha querido mostrar esto en el canal ({ $cause }); allí no se ha publicado nada. Prueba otra vez. Si lo vuelve a rechazar, avisa a alguien con el permiso Gestionar servidor: /admin health dice la causa.
errors-post_not_yours = No puedes escribir en este canal, así que no publico nada aquí por ti.
errors-thread_locked = Este hilo está bloqueado, así que no se puede mostrar nada en él. La moderación puede desbloquearlo.
errors-share_here = Esto solo se puede mostrar en el servidor donde se jugó, si todo el mundo allí puede verlo.
errors-hints_off-sealed = Aquí no hay pistas: otras personas juegan con las mismas fichas.
errors-hints_off = En { $table } no hay pistas. Las hay en partidas a solas contra rivales IA, y donde toda la mesa las aceptó al abrirla.
errors-day_played = Ya has empezado el reino de hoy, y cada persona tiene un solo intento. El siguiente empieza { $ends }.
errors-day_deleted = Borraste tus datos después de empezar el reino de hoy, y cada persona tiene un solo intento. El siguiente empieza { $ends }.
errors-day_none = Aquí no se ha jugado ningún reino del día que se pueda mostrar. `/daily play` muestra el de hoy; se cuenta cuando termina el día.
errors-cup_fair_plays = Juegas en { $cup }, así que sus notas sobre juego limpio son para el resto de la organización.
errors-review_running = Una partida se analiza cuando ha terminado.
errors-review_sealed = { $table } se puede analizar cuando termine su ronda, o el día: otras personas aún juegan con las mismas fichas.
errors-review_empty = En esta partida no ha jugado nadie, así que no hay nada que analizar.
errors-review_busy = Ahora mismo se están haciendo muchos análisis. Prueba otra vez dentro de unos minutos.
errors-review_many = Todavía se están haciendo { $most } análisis que pediste. Espera a que alguno esté listo.
errors-review_failed = No se pudo analizar esta partida. Por favor, díselo a quien tiene en marcha el bot; el registro de errores dice la causa.
errors-follow_over = { $table } ha terminado, así que no hay nada que seguir.
errors-follow_self = No puedes seguirte a ti; tus partidas están en /games.
errors-follow_nobody = { $lord } todavía no ha jugado en este servidor, así que no hay nada que seguir.
errors-follow_many = Sigues { $limit } partidas y personas, y no se puede más. Deja primero de seguir algo.
errors-watch_where = Las partidas en curso se muestran en el servidor donde se juegan: escribe /watch allí.
errors-follow_where = A una persona se la sigue en un servidor: escríbelo donde juega { $lord }.
errors-kibitz_lord = Juegas en { $table }, así que el hilo de su público se te abre cuando termine la partida.
errors-kibitz_none = Nadie charló sobre { $table } mientras se jugaba, y ya ha terminado.
errors-kibitz_place = Donde se juega esta partida no se puede abrir ningún hilo privado: solo un canal de texto puede tenerlos.
errors-kibitz_rights = Allí no puedo crear ni usar un hilo privado. Quien gestiona el servidor puede permitirlo; /admin check dice cómo.

## Late presses

errors-turn_over = Ese turno ha terminado: lo terminaste tú. Ahora le toca a { $lord }.
errors-turn_over-you = Ese turno ha terminado: lo terminaste tú. Te vuelve a tocar.
errors-turn_over_auto = Ese turno ha terminado: se jugó por ti.
errors-turn_over_auto-autopilot-placed = Se acabó el tiempo { $at }, así que el piloto automático jugó este turno: { $domino } en { $place }.
errors-turn_over_auto-autopilot-placed-took = Se acabó el tiempo { $at }, así que el piloto automático jugó este turno: { $domino } en { $place }, luego { $taken }.
errors-turn_over_auto-autopilot-discarded = Se acabó el tiempo { $at }, así que el piloto automático jugó este turno: descartó { $domino }, que no cabe en ningún sitio.
errors-turn_over_auto-autopilot-discarded-took = Se acabó el tiempo { $at }, así que el piloto automático jugó este turno: descartó { $domino }, que no cabe en ningún sitio, luego { $taken }.
errors-turn_over_auto-autopilot-took = Se acabó el tiempo { $at }, así que el piloto automático jugó este turno: tomó { $taken }.
errors-turn_over_auto-plan-placed = Tu plan se jugó { $at }: { $domino } en { $place }.
errors-turn_over_auto-plan-placed-took = Tu plan se jugó { $at }: { $domino } en { $place }, luego { $taken }.
errors-turn_over_auto-plan-discarded = Tu plan se jugó { $at }: se descartó { $domino }, que no cabe en ningún sitio.
errors-turn_over_auto-plan-discarded-took = Tu plan se jugó { $at }: se descartó { $domino }, que no cabe en ningún sitio, luego { $taken }.
errors-turn_over_auto-plan-took = Tu plan se jugó { $at }: tomaste { $taken }.
errors-turn_over_auto-forced-placed = Este turno se jugó por ti { $at }: { $domino } en { $place }.
errors-turn_over_auto-forced-placed-took = Este turno se jugó por ti { $at }: { $domino } en { $place }, luego { $taken }.
errors-turn_over_auto-forced-discarded = Este turno se jugó por ti { $at }: se descartó { $domino }, que no cabe en ningún sitio.
errors-turn_over_auto-forced-discarded-took = Este turno se jugó por ti { $at }: se descartó { $domino }, que no cabe en ningún sitio, luego { $taken }.
errors-turn_over_auto-forced-took = Este turno se jugó por ti { $at }: se tomó { $taken }.
errors-turn_taken_back = { $lord } ha retirado el último turno, así que le vuelve a tocar. Tu borrador se conserva.
errors-draft_changed = Tu borrador ha cambiado desde entonces. Aquí está.
errors-your_turn = Te toca en { $table }, así que el turno se juega, no se planea.
errors-plan_turn_came = Mientras tanto ha llegado tu turno en { $table }, así que no se ha planeado ni jugado nada. Pulsa Jugar para verlo.
errors-plan_old = Ese plan era para un turno anterior. Haz uno para el próximo.
errors-plan_other = Antes te toca con otra ficha, así que primero se planea ese turno.
errors-plan_none = Ya no te queda ningún turno que planear en { $table }.
errors-plan_no_line = La línea siguiente aún no está en la mesa, así que solo se puede planear la posición.
errors-plan_empty = Todavía no hay nada que guardar: elige primero qué se juega.
errors-button_unknown = Ese botón ya no vale. Para seguir: pulsa Jugar en el último mensaje, o escribe /games.
errors-button_old = Ese botón ya no vale. Así está ahora.
errors-busy-held = Mi base de datos está ocupada con otra cosa, o no responde. No se ha hecho nada; prueba otra vez dentro de un momento.
errors-busy = Alguien acaba de jugar. Pulsa Jugar para ver cómo está.
errors-too_fast = Un momento, por favor.
errors-form_late = He tardado demasiado, y entonces Discord no abre ningún formulario. Prueba otra vez.
errors-form_refused = Discord ha rechazado el formulario que va aquí ({ $cause }); no se ha cambiado nada. Prueba otra vez. Si lo vuelve a rechazar, escribe el comando con sus opciones, y avisa a alguien con el permiso Gestionar servidor: /admin health dice la causa.
errors-vote_over = Esa pregunta ya está resuelta; el mensaje del hilo dice cómo.

## Games

errors-game_over = { $table } ha terminado: victoria de { $lords } con { $points }.
errors-game_over-ended = { $table } ha terminado.
errors-game_on = Esta partida aún se está jugando. La revancha se puede pedir cuando termine.
errors-no_game = No conozco esa partida. /games muestra las tuyas.
errors-no_game_here = No tienes ninguna partida en marcha. /games muestra tus mesas, /watch las partidas que puedes mirar.
errors-which_game = ¿Qué partida?
errors-which_game-near = No conozco ninguna partida con ese nombre. ¿Querías decir esta?
errors-game_unnamed = Puede ser más de una partida. Di cuál con la opción «game».
errors-export_waits = Lo que pediste antes aún se está haciendo. Espera a que termine y vuelve a pedirlo.
errors-export_often = Has pedido { $limit } veces archivos o tus datos en una hora. Pídelo otra vez dentro de una hora.
errors-clocks_often = Esto reinicia los relojes de todas tus partidas, y se ha hecho muchas veces en una hora. Prueba otra vez dentro de una hora.
errors-asked_often = No se puede consultar tanto de una vez. Espera un minuto y prueba otra vez.
errors-export_large = Tus datos son más de lo que cabe en un mensaje. Pídeselos a quienes tienen Castellan en marcha aquí: pueden dártelos en un archivo.
errors-option_long = Es demasiado largo: esta opción admite hasta { $limit } caracteres.
errors-option_unknown = «{ $text }» no es ninguno de los valores de esa opción. Elige uno de su lista.
errors-rematch_outsider = Solo quienes jugaron esta partida pueden pedir la revancha. Puedes abrir una mesa con /game new.

## Spots and dominoes

errors-spot_unknown = No conozco la posición «{ $text }». Escribe dos cuadrados, primero la mitad izquierda, como b5 a5, o la letra de una posición.
errors-spot_nowhere = { $domino } no cabe en ningún sitio junto a tu reino, así que se descarta. Tu panel muestra lo que queda por hacer.
errors-spot_taken = { $square } está ocupado.
errors-spot_area-wide = Con eso tu reino tendría { $width } de ancho; el límite es { $limit }.
errors-spot_area-high = Con eso tu reino tendría { $height } de alto; el límite es { $limit }.
errors-spot_match = Allí ninguna mitad toca su propio paisaje ni el castillo.
errors-spot_apart = { $left } y { $right } no están juntos.
errors-spot_apart-off = { $square } nunca puede formar parte de este reino.
errors-can_place = { $domino } cabe en { $count ->
    [1] una posición
   *[other] { $count } posiciones
}, así que no se puede descartar.
errors-place_first = Coloca primero tu ficha.
errors-not_ready = Todavía no: queda algo por hacer.
errors-domino_taken-own = Ya tienes { $domino }. Libres: { $free }.
errors-domino_taken = { $lord } ya tiene { $domino }. Libres: { $free }.
errors-domino_unknown = { $domino } no está en la línea. Libres: { $free }.
errors-domino_unknown-taken = Todas las fichas con { $domino } están tomadas. Libres: { $free }.
errors-domino_several = Varias fichas libres tienen { $domino }: { $free }. Escribe el número de una.
errors-no_line = En la última ronda no hay línea siguiente.
errors-nothing_to_place = Al principio no hay nada que colocar: escoge tu primera ficha.

## The town

errors-no_town = En esta partida no hay ciudades. En Queendomino sí.
errors-square_outside = { $square } nunca puede formar parte de este reino: su tablero va de a1 a { $last }.
errors-square_unknown = No conozco el cuadrado «{ $text }». Escribe un cuadrado, su columna y su fila, como h9.
errors-square_unknown-several = Escribe un solo cuadrado, como { $square }. Para otro, usa el comando otra vez.
errors-building_unknown-near = No conozco el edificio «{ $text }». ¿Querías decir { $near }?
errors-building_unknown = No conozco el edificio «{ $text }». /board muestra lo que hay en el tablero de Constructores.
errors-tax_no_knight = Todos tus caballeros están colocados. Algunos edificios traen más.
errors-tax_not_here = Los caballeros solo van en los dos cuadrados de { $domino }.
errors-tax_discarded = No hay impuestos este turno: la ficha se descartó.
errors-tax_taken = En { $square } ya hay un caballero.
errors-build_coins = { $building } cuesta { $price }; tienes { $coins }.
errors-build_no_square = No tienes ningún cuadrado de ciudad libre. Vienen con las fichas.
errors-build_not_town = { $square } no es ciudad. Los edificios van en cuadrados de ciudad.
errors-build_taken = En { $square } ya está { $building }.
errors-build_built = Este turno ya has comprado { $building }.
errors-build_empty = { $building } no está ahora en el tablero de Constructores; /board muestra lo que hay. Una casilla vacía sigue vacía hasta que termina la ronda.
errors-build_none = El tablero de Constructores está vacío.
errors-burn_out = El dragón está fuera esta ronda: le ha pagado { $lord }.
errors-burn_out-own = El dragón está fuera esta ronda: le has pagado tú.
errors-burn_queen = Quien tiene a la Reina no puede pagar al dragón.
errors-burn_coins = El dragón cuesta 1 moneda; no tienes ninguna.
errors-burn_empty = { $building } no está en el tablero de Constructores, así que el dragón no lo puede quemar.
errors-burn_none = El tablero de Constructores está vacío, así que el dragón no tiene nada que quemar.

## Giants

errors-no_giants = En esta partida no hay gigantes. Vienen con La era de los gigantes, que se elige al abrir una mesa.
errors-giant_due = Primero va el gigante: elige la corona que tapa.
errors-giant_none = Ningún gigante espera una corona: con esta ficha no viene ninguno, o no había ninguna corona visible y se marchó.
errors-giant_no_crown = { $square } no tiene ninguna corona visible.
errors-send_late = Un gigante solo se puede enviar justo después de colocar su ficha. Deshaz antes los pasos posteriores.
errors-send_not_now = Un gigante solo se puede enviar con una ficha del 49 al 54.
errors-send_no_giant = En { $square } no hay ningún gigante.
errors-send_self = No se puede enviar un gigante a tu propio reino.
errors-send_no_crown = A { $lord } no le queda ninguna corona visible para otro gigante.
errors-send_no_crown-nobody = A esa persona no le queda ninguna corona visible para otro gigante.
errors-send_none = No tienes ningún gigante que enviar.
errors-send_nobody = A nadie le queda una corona visible para un gigante.
errors-receive_first = Un gigante viene hacia ti. Elige primero su corona, con /receive o con el botón.
errors-receive_none = Ningún gigante viene hacia ti.
errors-lord_several = Puede ser más de una persona: { $lords }. Elige una de la lista, o escribe el número del asiento, como k2.
errors-lord_unknown = No conozco a «{ $text }» en esta partida.
errors-lord_unknown-lords = No conozco a «{ $text }» en esta partida. Aquí juegan: { $lords }.

## The Court

errors-no_court = En esta partida no hay Corte. Se elige al abrir una mesa.
errors-token_unknown-near = No conozco la loseta «{ $text }». ¿Querías decir { $near }?
errors-token_unknown = No conozco la loseta «{ $text }». /court muestra lo que está boca arriba y lo que hay en la pila.
errors-court_resources = Hacen falta dos recursos distintos; { $have ->
    [0] no tienes ninguno
    [1] tienes un tipo
   *[other] tienes { $have } tipos
}.
errors-court_resources-search = Hace falta uno de cada uno de los cuatro recursos; { $have ->
    [0] no tienes ninguno
    [1] tienes un tipo
   *[other] tienes { $have } tipos
}.
errors-court_square_castle = { $square } es el castillo. Una loseta necesita un cuadrado de tierra.
errors-court_square_empty = { $square } está vacío.
errors-court_square_building = En { $square } hay un edificio.
errors-court_square_token = En { $square } ya hay una loseta.
errors-court_square_crown = { $square } tiene una corona.
errors-court_square_terrain = { $square } no es { $terrain }.
errors-court_square_resource = { $square } tiene un recurso que no se usa para pagar.
errors-court_pay = { $square } no puede pagar: no tiene recurso, o tiene uno de un tipo que ya paga.
errors-court_not_there = { $token } no está disponible ahora. /court muestra lo que está boca arriba y lo que hay en la pila.
errors-court_bought = Una compra por turno. Ya has comprado { $token }.
errors-court_none = Ningún cuadrado libre de tu reino sirve.

## Partners

errors-no_partner = En esta partida no tienes pareja: no se juega por equipos.
errors-no_partner-computer = { $lord } es una IA y no lee notas.
errors-bad_note = Una nota tiene de 1 a { $limit } caracteres.

## Undo and take back

errors-nothing_to_undo = No hay nada que deshacer. Este turno aún no tiene ningún paso tuyo.
errors-takeback_off = En esta mesa no se pueden retirar turnos.
errors-takeback_played = { $lord } ya ha jugado, así que tu turno se queda como está.
errors-takeback_line = Desde entonces se ha sorteado una línea nueva, así que tu turno se queda como está.
errors-takeback_tiles = Desde entonces se han descubierto edificios nuevos, así que tu turno se queda como está.
errors-takeback_sealed = Otras personas juegan el mismo sorteo de fichas, así que solo se puede retirar un turno recién terminado que no haya descubierto nada.
errors-takeback_none = No hay ningún turno tuyo que retirar.
errors-takeback_often = { $count ->
    [0] Para retirar un turno aquí hace falta el sí de toda la mesa.
    [1] Ya has retirado este turno una vez. Para hacerlo otra vez hace falta el sí de toda la mesa.
   *[other] Ya has retirado este turno { $count } veces. Para hacerlo otra vez hace falta el sí de toda la mesa.
}
errors-takeback_game = { $count ->
    [1] Ya has retirado turnos una vez en esta partida. Para hacerlo otra vez hace falta el sí de toda la mesa.
   *[other] Ya has retirado turnos { $count } veces en esta partida. Para hacerlo otra vez hace falta el sí de toda la mesa.
}
errors-takeback_alone = Has vuelto atrás { $count } veces en esta partida, todas las que permite una partida. /game solo empieza otra.
errors-takeback_voted = En esta partida se han retirado turnos por votación { $count } veces, todas las que permite una partida. Sigue jugando desde aquí.
errors-takeback_time = En ese turno no queda tiempo, así que se queda como está.
errors-takeback_free = Puedes retirar tu turno sin preguntar a nadie.

## Questions, clocks and seats

errors-vote_open = { $lord } ya ha hecho una pregunta a la mesa en { $table }. Primero hay que responderla.
errors-vote_alone = En { $table } ya no queda nadie más con asiento, así que no hay a quién preguntar. Puedes seguir jugando o abandonar.
errors-vote_again = Los demás acaban de decir que no a eso. Puedes volver a preguntar { $at }.
errors-no_clock = En { $table } no corre ningún reloj: nadie tiene prisa, y no hace falta ninguna pausa.
errors-paused = El reloj de { $table } ya está parado: se acordó una pausa. Los turnos se pueden seguir jugando.
errors-bad_until = Una pausa termina dentro de { $days } días como mucho.
errors-until_unknown = No conozco el momento «{ $text }». Escribe una duración, como 3d (3 días), o una fecha, como 2030-12-24.
errors-not_idle = { $lord } está aquí. Solo se puede sustituir a quien está ausente, o lleva en silencio más de la mitad del tiempo de un turno (sin límite: dos semanas).
errors-lord_away = { $lord } ha anunciado una ausencia, y esta mesa la respeta: el reloj espera. Mientras tanto puedes mirar la partida.
errors-guest_many = Hoy no se puede preguntar a { $lord }: has avisado a demasiada gente, o demasiadas veces a { $lord }. Deja el asiento libre para cualquiera, o prueba mañana.
errors-guest_seated = { $lord } ya tiene un asiento en esta mesa.
errors-guest_bot = Las aplicaciones no ocupan asientos. Elige a una persona.
errors-time_limit = { $hours ->
    [1] En este turno se puede dar una hora más como mucho.
   *[other] En este turno se pueden dar { $hours } horas más como mucho.
}
errors-time_partner = Es el turno de tu pareja: el tiempo lo dan los rivales. Tu pareja puede pedirlo con /game time.
errors-time_enough = En este turno ya no se puede dar más tiempo. Un turno puede recibir el tiempo de otro más; donde juegan tres o más, cada persona puede recibirlo tres veces en una partida. En su lugar puedes proponer una pausa a la mesa.
errors-seat_lost = Has perdido demasiados turnos en { $table }, así que el piloto automático sigue jugando por ti.
errors-seat_none = En { $table } no hay ningún asiento libre.

## Tables

errors-no_table = No conozco esa mesa. /games muestra las abiertas.
errors-no_table_here = Aquí no tienes ninguna mesa abierta. /game new abre una, /game join ocupa un asiento en una.
errors-which_table = ¿Qué mesa?
errors-which_table-near = No conozco ninguna mesa con ese nombre. ¿Querías decir esta?
errors-table_unnamed = Puede ser más de una mesa. Di cuál con la opción «table».
errors-table_closed = Esta mesa está cerrada: ya nadie puede ocupar un asiento.
errors-computer_level = { $lords }: aquí no es posible, porque ese nivel necesita numba, que no está instalado. Elige otro nivel, o libera antes su asiento.
errors-join_again = Tu asiento en { $table } ha quedado libre más de una vez. Puedes volver a sentarte allí { $at }.
errors-join_full = Todos los asientos están ocupados.
errors-join_started = Esta partida ha empezado, así que ya nadie puede ocupar un asiento.
errors-join_seated = Ya tienes asiento en esta mesa.
errors-join_role = Esta mesa es para { $role }. /games muestra otras.
errors-join_blocked = No puedes entrar en esta mesa.
errors-block_self = No puedes bloquearte a ti.
errors-block_bot = Los bots no juegan, así que nunca compartes mesa con uno.
errors-block_many = Puedes bloquear a { $limit } personas como mucho. Desbloquea antes a alguien.
errors-too_many-tables-person = Tienes { $limit } mesas abiertas. Cierra una, o espera a que empiece una partida, y abre entonces la siguiente.
errors-too_many-tables-server = Este servidor tiene { $limit } mesas abiertas. Ocupa un asiento en una de ellas, o espera a que hayan empezado algunas.
errors-too_many-openings-person = Has abierto { $limit } mesas en un día. Abre más mañana, u ocupa un asiento en otra.
errors-too_many-openings-server = En este servidor se han abierto { $limit } mesas en un día. Abre la tuya mañana.
errors-too_many-seats-person = Tienes { $limit } asientos. Termina una partida, o deja una mesa abierta, y ocupa entonces el siguiente.
errors-too_many-seats-server = En este servidor hay { $limit } asientos ocupados. Ocupa uno cuando hayan terminado algunas partidas.
errors-too_many-alone-person = Tienes { $limit } partidas a solas en marcha. Termina una, o abandónala, y empieza entonces la siguiente.
errors-too_many-alone-server = En este servidor hay { $limit } partidas a solas en marcha. Empieza la tuya cuando hayan terminado algunas, o en mensajes directos.
errors-too_many-takeovers-person = En un día, otras personas han ocupado { $limit } asientos tuyos. Mañana podrás volver a ocupar uno.
errors-too_many-takeovers-server = En este servidor han cambiado de manos { $limit } asientos en un día. Ocupa este mañana.
errors-too_many-invitations-person = Has enviado { $limit } invitaciones en un día. Envía más mañana; además, cualquiera puede ocupar un asiento libre.
errors-too_many-invitations-server = En este servidor se han enviado { $limit } invitaciones en un día. Envía las tuyas mañana.
errors-too_many-notes-person = Has dejado { $limit } notas en un día. Deja más mañana.
errors-too_many-notes-server = En este servidor se han dejado { $limit } notas en un día. Deja las tuyas mañana.
errors-too_many-votes-person = Has hecho { $limit } preguntas en un día. Haz más mañana.
errors-too_many-votes-server = En este servidor se han hecho { $limit } preguntas en un día. Haz las tuyas mañana.
errors-too_many-absences-person = Has anunciado { $limit } ausencias en un año. Anuncia más cuando la primera tenga ya un año.
errors-too_many-absences-server = Aquí hay más ausencias anunciadas de las que se pueden guardar. Hasta que terminen algunas, puedes tener { $share }.
errors-too_many-queue-person = Esperas en las colas de { $limit } servidores. Deja antes una de ellas.
errors-too_many-queue-server = En la cola de este servidor esperan { $limit } personas. Entra cuando algunas tengan mesa, o abre tú una.
errors-too_many-follows-person = Sigues { $limit } partidas, personas y torneos. Deja antes de seguir algo.
errors-too_many-follows-server = En este servidor se siguen { $limit } partidas, personas y torneos. Sigue este cuando hayan terminado algunos.
errors-too_many-kibitz-person = Has abierto el hilo del público de { $limit } partidas en curso. Abre el siguiente cuando termine una de ellas.
errors-too_many-kibitz-server = En este servidor { $limit } partidas tienen un hilo del público. Abre otro cuando hayan terminado algunas.
errors-too_many-tournaments-person = { $limit } de tus torneos no han terminado. Termina o cancela uno, y publica entonces el siguiente.
errors-too_many-tournaments-server = { $limit } torneos de este servidor no han terminado. Publica el tuyo cuando termine uno.
errors-too_many-published-person = Has publicado { $limit } torneos en 30 días. Publica más cuando el primero tenga ya 30 días.
errors-too_many-published-server = En este servidor se han publicado { $limit } torneos en 30 días. Publica el tuyo cuando el primero tenga ya 30 días.
errors-too_many-events-person = Has hecho { $limit } cosas en torneos en un día. Sigue mañana.
errors-too_many-events-server = En los torneos de este servidor se han hecho { $limit } cosas en un día. Sigue mañana.
errors-too_many-log-person = Has hecho { $limit } cosas en este torneo, lo máximo para una persona. Aún puedes retirarte, terminarlo o cancelarlo.
errors-too_many-log-server = En este torneo se han hecho { $limit } cosas, lo máximo posible. Aún puedes retirarte, terminarlo o cancelarlo.
errors-join_reliability = Esta mesa pide una fiabilidad del { $asked } %; la tuya es del { $percent } %. Terminar partidas la sube.
errors-join_cap = { $games ->
    [3] Puedes estar en 3 partidas a la vez hasta que termines una.
   *[other] Puedes estar en { $games } partidas a la vez hasta que termines otra.
}
errors-join_invited = En esta mesa solo puede entrar quien tiene invitación.
errors-no_such_seat = En esta mesa no hay asiento { $seat }: tiene los asientos 1 a { $lords }.
errors-seat_taken = El asiento { $seat } ya está ocupado.
errors-seat_free = Ese asiento ya está libre.
errors-own_seat = Ese es tu propio asiento. En su lugar puedes dejar la mesa.
errors-no_seat = Aquí no tienes asiento.
errors-table_changed = La mesa ha cambiado. Vuelve a mirarla antes de ocupar un asiento.
errors-stay_waiting = Primero tienen que decir si se quedan: { $lords }. Puedes liberar un asiento en el panel del anfitrión.
errors-calls_many = Habría que avisar a más gente, y hoy has avisado a muchas personas que no han terminado una partida contigo. Prueba mañana, o abre otra mesa.
errors-calls_again = Alguien de esta mesa ha recibido hoy tres avisos sin decir que sí. Prueba mañana, o libera antes el asiento.
errors-invite_seat = Ocupa primero un asiento, y luego invita.
errors-not_invited = No tienes invitación para esta mesa.
errors-invitation_over = Esa invitación ya no vale: se retiró o se respondió, o su mesa ya no existe.
errors-not_host = Solo el anfitrión, { $host }, puede hacer eso.
errors-not_full = Quedan asientos libres: { $seated ->
    [one] hay { $seated } de { $lords } ocupado
   *[other] hay { $seated } de { $lords } ocupados
}. En el panel del anfitrión puedes dárselos a rivales IA, o jugar con menos.
errors-seats_taken = En esta mesa hay más personas que asientos en esa configuración. Libera antes un asiento.
errors-not_expired = Esta mesa sigue abierta, así que no hace falta abrirla otra vez.
errors-opener_role = En este servidor solo { $role } puede abrir mesas.
errors-only_server = Las mesas se abren en un servidor. Escribe /game new allí.
errors-bad_setup = Eso no se puede elegir para una mesa.
errors-bad_clock = Un turno, una reserva, lo que un turno le suma y lo máximo que puede tener están cada uno entre { $least } minutos y { $most } días.
errors-clock_unread = No conozco el reloj «{ $text }». Escríbelo como 36h, 2d, bank 3d +8h, o «sin límite».
errors-clock_both = Una mesa tiene tiempo para cada turno o una reserva, no las dos cosas. Deja una vacía.
errors-clock_nothing = Escribe los días u horas de un turno, o una reserva y lo que le suma cada turno.
errors-bad_setup-here = { $part } no se puede elegir aquí.
errors-bad_setup-players = { $box } es para { $least } a { $most } jugadores.
errors-bad_setup-players-one = { $box } es para { $most } jugadores.
errors-bad_setup-players-more = { $box } es para { $least } a { $most } jugadores; con La era de los gigantes, también para { $more }.
errors-bad_setup-players-giants = { $box } con La era de los gigantes es para { $least } a { $most } jugadores.
errors-bad_setup-players-teams = Los equipos son para 6 u 8 jugadores.
errors-bad_setup-giants = La era de los gigantes no va con { $box }. Va con Kingdomino y Queendomino.
errors-bad_setup-court = La Corte no va con { $box }. Va con Kingdomino y Queendomino.
errors-bad_setup-teams = Los equipos no van con { $box }. Van con La boda real.
errors-bad_setup-duel = Duelo por el poder no va con { $box }. Va con Kingdomino, para 2 jugadores.
errors-bad_setup-duel-lords = Duelo por el poder es para 2 jugadores.
errors-bad_setup-quest = { $variant } no va con La era de los gigantes: allí es una misión.
errors-bad_setup-quests = No se pueden elegir misiones sin La era de los gigantes. Van con ella.
errors-bad_setup-quests-two = Se pueden elegir dos misiones distintas, o ninguna: entonces se sortean dos.
errors-bad_setup-unknown = No conozco «{ $value }» como parte de una configuración.
errors-bad_preset_name = El nombre de un preajuste tiene de 1 a { $limit } caracteres.
errors-preset_taken = Otra persona ya ha guardado { $preset } aquí. Elige otro nombre.
errors-preset_full = Este servidor tiene { $limit } preajustes, y no caben más. Se puede quitar uno antes.
errors-preset_own = Ya has guardado aquí { $limit } preajustes, tantos como puede tener una persona. Quita antes uno de los tuyos.
errors-no_preset = Ese preajuste ya no existe. Elige otro.
errors-preset_foreign = { $preset } lo puede quitar quien lo guardó, y quien tiene el permiso Gestionar servidor.
errors-bad_name = El nombre de una mesa tiene 40 caracteres como mucho. Elige uno más corto.
errors-away_past = Una ausencia no puede empezar en el pasado. Su primer día es hoy o más tarde.
errors-away_order = El último día va antes del primero. Escríbelos al revés.
errors-away_far = Una ausencia empieza dentro de { $days } días como mucho.
errors-away_budget = Eso gastaría { $days } de tus días de { $year }; quedan { $left } de { $budget }. Cabe una ausencia más corta.
errors-away_budget_first = Antes de haber terminado una partida puedes estar en ausencia { $budget } días al año, y quedan { $left }; después son { $later }. Cabe una ausencia más corta.
errors-away_unknown = No conozco el día «{ $text }». Escríbelo como 2026-12-03, 3 dic, mañana, o como 7d (7 días).
errors-no_absence = Esa ausencia ha terminado, o ya se retiró.
errors-bad_setting = Eso no se puede ajustar así. Elige uno de los valores que se ofrecen.
errors-bad_icons = «{ $value }» no puede corregir un edificio. Solo se pueden corregir edificios con un icono que nadie ha comprobado.

## Rights and us

errors-not_admin = Para esto hace falta el permiso Gestionar servidor. Pídeselo a alguien que lo tenga aquí.
errors-dm_closed = No he podido escribirte. Permite los mensajes directos de este servidor, o elige menciones en /settings.
errors-internal = Algo ha fallado por mi parte; no se ha perdido nada. Prueba otra vez. (Código { $code })
errors-discord_refused = Discord ha rechazado lo que le pedí para esto ({ $cause }); no se ha perdido nada. Prueba otra vez. Si lo vuelve a rechazar, alguien con el permiso Gestionar servidor puede ver en /admin check si me falta un permiso.
errors-discord_down = Discord no me responde ahora mismo ({ $cause }); no se ha perdido nada. Prueba otra vez dentro de un minuto.
errors-gone = Mi base de datos se ha movido, borrado o dañado mientras funcionaba, así que tengo que parar. Lo que has pulsado no ha contado. Por favor, díselo a quien me tiene en marcha.
errors-no_room = Ahora mismo no puedo guardar nada, porque mi disco está lleno o no se puede escribir en él; no se ha perdido nada. Prueba otra vez más tarde. (Código { $code })

## Buttons that lead on

errors-button-again = Probar otra vez
errors-button-spots = Mostrar las posiciones
errors-button-town = Abrir la ciudad
errors-button-court = Abrir La Corte
errors-button-receive = Elegir una corona
errors-button-panel = Abrir el panel
errors-button-plan = Planear mi turno
errors-button-games = Tus partidas
errors-button-open = Mesas abiertas
errors-button-new = Abrir una mesa
errors-button-solo = Jugar contra la IA
errors-button-takeback = Retirar el turno
errors-button-take-seat = Ocupar un asiento
errors-button-leave = Dejar la mesa
errors-button-host = Panel del anfitrión
errors-button-settings = Ajustes

## Records

errors-no_import = Ese registro ya no está aquí. Tráelo otra vez con /import.
errors-import_what = Dame un archivo o un reino como texto.
errors-verify_what = Dame una partida o un archivo.
errors-file_lost = No he podido cargar ese archivo. Prueba otra vez.
errors-server_needed = Las clasificaciones, los perfiles y las tablas del día son de un servidor. Pídelos en uno.
errors-ladders_off = La administración de este servidor ha desactivado las clasificaciones.
errors-no_ladder = Aquí no se ha terminado ninguna partida de esta caja y este tamaño. Mira en `/ladder` las que sí.
errors-no_season = En esta temporada no se ha terminado ninguna partida. Elige otra en `/ladder`.
errors-profile_hidden = Esta persona no quiere aparecer aquí.
errors-compare_same = Elige a dos personas distintas.
errors-no_stats = Esta caja no tiene nada de eso. Elige otra cosa en `/stats`.

## Setting up tournaments

errors-cup_rights = Los torneos los crea quien tiene el permiso Gestionar servidor. Puede elegir un rol para ello en /admin settings.
errors-cup_rights-role = Los torneos los crean { $role } y quienes tienen el permiso Gestionar servidor.
errors-cup_bad = «{ $value }» no va ahí. Elige uno de los valores que se ofrecen.
errors-cup_name = El nombre de un torneo tiene hasta { $limit } caracteres.
errors-cup_text = El texto de un torneo tiene hasta { $limit } caracteres.
errors-cup_unready = Todavía no se puede publicar.
errors-cup_private = El mismo sorteo para todos necesita hilos privados, y allí no puedo crearlos. Quien gestiona el servidor puede permitirlo.
errors-cup_date = No conozco la fecha «{ $text }». Escríbela como 2030-12-24 18:00, viernes 20:00, 5d (dentro de 5 días).
errors-cup_number = «{ $text }» no es un número. Escríbelo en cifras, como 5.
errors-cup_points = Escribe los puntos de los { $count } puestos desde el primero, como 5 3 2 1.
errors-cup_variant = No conozco la variante «{ $text }». La opción muestra las que hay.
errors-cup_template = No conozco la plantilla «{ $text }». La opción muestra las que hay.
errors-cup_which = ¿Qué torneo: { $cups }? Dilo con la opción «cup».
errors-cup_act_tied = La ronda de la mesa { $number } ha terminado, así que un empate ya no se puede jugar. Di quién va por delante, como 1, 44.
errors-cup_act_swiss = En { $cup } el formato dice quién juega contra quién: solo las rondas de un sistema suizo se emparejan a mano.
errors-cup_act_seeding = En { $cup } las cabezas de serie no se ponen a mano.
errors-cup_act_seeds = Nombra inscripciones de { $cup }, cada una una vez.
errors-cup_act_entry = «{ $text }» no está en { $cup }. Escribe el nombre de alguien que participe, una mención, o el número que le da **Quién participa**.
errors-cup_act_which = «{ $text }» puede ser más de una inscripción de { $cup }: { $lords }. Escribe el número de una, como #3.
errors-cup_act_whom = Nombra a alguien que se siente en la mesa { $number } con la opción «lord».
errors-cup_file_stranger = Línea { $line }: nadie de este servidor tiene esta cuenta, o es la de una aplicación.
errors-cup_stranger = Esta cuenta no está en este servidor. Solo sus miembros pueden jugar aquí, o ayudar a organizar.
errors-cup_act_changed = Eso ya haría otra cosa. Vuelve a mirarlo en el panel.
errors-cup_act_gone = Eso ya está hecho, o se te preguntó hace demasiado tiempo. El panel muestra cómo está.
errors-button-newcup = Crear un torneo
errors-button-cups = Torneos
errors-follow_cup_over = { $cup } ha terminado, así que no hay nada más que seguir.
errors-cup_table = Esta es una mesa de { $cup }, así que eso lo decide su organización. /cup judge llama al arbitraje.

## Tournaments: signing up, taking part

errors-no_cup-near = Aquí no hay ningún torneo «{ $typed }». ¿Querías decir { $cups }?
errors-no_cup = Aquí no hay ese torneo. /cup list muestra los que hay.
errors-which_cup = Puede ser más de un torneo. Di cuál con la opción «cup»; /cup list los muestra.
errors-cup_unpaired = { $cup } empieza ahora: se está emparejando su primera ronda. Prueba otra vez dentro de un minuto.
errors-cup_treeless = { $cup } todavía no tiene cuadro. /cup standings muestra cómo va cada cual.
errors-cup_phase-signup = { $cup } no ha empezado, así que eso aún no se puede hacer.
errors-cup_phase-checkin = La inscripción de { $cup } está cerrada, y aún no ha empezado.
errors-cup_phase-running = { $cup } ha empezado. Eso ya no se puede hacer ahora.
errors-cup_phase-running-late = { $late ->
    [0] { $cup } ha empezado, así que ya no puedes entrar.
   *[other] En { $cup } se podía entrar hasta que se emparejó la ronda { $late }.
}{ $add ->
    [0] {""}
   *[other] {" "}La organización aún puede añadirte: escribe a alguien de ella.
}
errors-cup_phase-running-next = A { $cup } no le queda ninguna ronda.
errors-cup_phase-over = { $cup } ha terminado.
errors-cup_phase-cancelled = { $cup } se canceló.
errors-cup_full = En { $cup } no queda ninguna plaza libre.
errors-cup_entered = Ya estás en { $cup }.
errors-cup_entered_lord = { $lord } ya está en { $cup }.
errors-cup_often = Has entrado o vuelto a { $cup } { $limit } veces en un día. Vuelve mañana.
errors-cup_often_all = Has entrado o vuelto a { $cup } { $limit } veces. Pide a su organización que te añada.
errors-cup_expelled = Estás fuera de { $cup } por descalificación. Su organización puede volver a admitirte.
errors-cup_expelled-partner = Tu pareja está fuera de { $cup } por descalificación. Su organización puede poner a otra persona en su lugar.
errors-cup_role = { $cup } es para { $role }. Quien tiene ese rol puede entrar.
errors-cup_there = { $cup } es para quien tiene cierto rol. Responde en su servidor, donde veo tus roles.
errors-cup_reliability = { $cup } pide una fiabilidad del { $asked } %; la tuya es del { $percent } %. Terminar partidas la sube.
errors-cup_rating = { $cup } pide un rating de { $asked }; el tuyo es { $rating }.
errors-cup_opponents = { $cup } pide partidas con rating contra { $asked } rivales distintos con esta caja y este tamaño de mesa; tú has jugado contra { $opponents }.
errors-cup_unrated = { $cup } pide un rating de { $asked }, y con esta caja y este tamaño de mesa no tienes ninguno. Terminar una partida te da uno.
errors-cup_partner = { $cup } se juega en parejas. Nombra a tu pareja con /cup enter.
errors-cup_partner_no = No puedes jugar con { $lord }.
errors-cup_partner_many = Hoy has preguntado a { $limit } personas. Prueba mañana, o deja que alguien te pregunte a ti.
errors-cup_partner_again = Hoy has preguntado a { $lord } { $limit } veces. Espera la respuesta, o pregunta a otra persona.
errors-cup_alone = En { $cup } cada cual juega por su cuenta: entra sin pareja.
errors-cup_not_asked = Ninguna pregunta abierta te pide jugar en { $cup }. Puede que fuera para algo que ya ha terminado.
errors-cup_not_in = No estás en { $cup }.
errors-cup_which_lord = Puede ser más de una persona: { $lords }. Elige una de la lista, o escribe el número, como #3.
errors-cup_not_in_lord = Esa persona no está en { $cup }.
errors-cup_unanswered = Tu pareja aún no ha dicho que sí. Puedes preguntar a otra persona con /cup enter.
errors-cup_partner_gone = Tu equipo no puede volver a { $cup }: alguien de la pareja borró sus datos.
errors-cup_no_cross = { $cup } no tiene tabla cruzada ahora: todavía no ha jugado nadie.
errors-cup_words = Di en { $limit } caracteres como mucho de qué se trata.
errors-cup_called = Has llamado al arbitraje en los últimos { $minutes } minutos. Ya ha recibido el aviso.
errors-cup_called_often = Has llamado al arbitraje { $limit ->
    [1] una vez
   *[other] { $limit } veces
} en un día. Llama otra vez mañana, o escribe a la organización de { $cup }.

## Tournaments: running them

errors-cup_not_organiser = Solo la organización de { $cup } puede hacer esto: { $organisers }.
errors-cup_not_organiser-nobody = { $cup } no tiene a nadie en la organización. Puede hacerlo quien gestiona el servidor.
errors-cup_reason = Da un motivo de { $limit } caracteres como mucho. Cualquiera puede leerlo en el historial.
errors-cup_act_hours = Da de 1 a { $hours } horas.
errors-cup_act_nowhere = { $cup } no tiene ningún canal donde publicarse, así que no empieza nada. Elige antes otro canal en /organise panel.
errors-cup_act_open = { $cup } no pide ningún rol.
errors-cup_act_channel = No puedo publicar en ese canal. Elige uno que yo vea y donde pueda escribir; allí /admin check dice qué falta.
errors-cup_no_write = Tú no puedes escribir en ese canal, así que no puedes celebrar allí un evento. Elige otro.
errors-cup_act_begins = Se está jugando una ronda de { $cup }: `ends:` mueve su final, y con él la ronda siguiente. `begins:` es para el tiempo entre dos rondas.
errors-cup_act_no_date = Da una fecha que no sea la ya prevista.
errors-cup_act_soon = { $minutes ->
    [0] Da una fecha que aún no haya pasado.
   *[other] Es demasiado pronto: deja al menos { $minutes } minutos desde ahora.
}
errors-cup_act_order = { $minutes ->
    [0] La ronda 1 no puede empezar antes de que cierre la inscripción.
   *[other] Deja al menos { $minutes } minutos para el check-in antes de que empiece la ronda 1.
}
errors-cup_act_no_change = Ya está así.
errors-cup_act_entries = Nombra inscripciones que participen, cada una una vez; para intercambiar dos, que sean de mesas distintas.
errors-cup_act_size = Una mesa de este evento tiene de { $least } a { $most } inscripciones; una sola tiene descanso.
errors-cup_act_first = Di una ronda de { $first } a { $last }.
errors-cup_act_adjourn = Solo se puede aplazar una mesa cuyos puestos dan puntos, con una sola partida y un sorteo propio.
errors-cup_act_capacity = Ya participan { $lords }, así que hacen falta al menos tantas plazas.
errors-cup_act_rounds = La ronda { $rounds } ya está emparejada, así que no puede haber menos.
errors-cup_act_paused = { $cup } está en pausa. Reanúdalo antes.
errors-cup_act_own = Aquí juegas tú. Pide a { $lords } que lo decida.
errors-cup_act_early = Falta que pulsen [Aquí estoy]: { $lords }. Cuando no falte nadie, la ronda 1 puede empezar antes; si no, no antes del { $until }: hay un día entero para el check-in.
errors-cup_act_few = Ahora participaría muy poca gente en { $cup }: necesita { $least }.
errors-cup_act_paused_long = { $cup } lleva en pausa más de { $days } días, así que ya nadie juega en él sin que se le pregunte. Se puede cancelar, o terminar con los resultados que tiene. Para jugar otra vez, pulsa [Otro evento igual] y luego [Volver a convocar].
errors-cup_changed = { $cup } ha cambiado desde ese mensaje.
errors-cup_act_going = { $cup } no está en pausa.
errors-cup_act_playing = { $tables ->
    [0] Aún faltan rondas de { $cup }, así que todavía no se pueden confirmar los resultados. /organise panel dice qué viene ahora, y si el evento puede terminar antes.
    [one] Aún se juega en { $tables } mesa de { $cup }. Todo lo demás viene después.
   *[other] Aún se juega en { $tables } mesas de { $cup }. Todo lo demás viene después.
}
errors-cup_act_reopen = { $cup } se canceló hace más de dos días, así que ya no está nadie sin que se le pregunte. Pulsa [Otro evento igual] y luego [Volver a convocar].
errors-cup_act_round = { $cup } no tiene ahora esa ronda.
errors-cup_act_settled = { $cup } terminó hace más de dos días, así que ya nadie juega en él sin que se le pregunte. Solo se pueden corregir sus resultados. Para jugar otra vez, pulsa [Otro evento igual] y luego [Volver a convocar].
errors-cup_act_table = En esta ronda no hay mesa { $number }.
errors-cup_act_no_table = Allí no se está jugando nada.
errors-cup_act_rolling = En { $cup } las mesas van una tras otra. Corrige en su lugar un resultado, o pon el evento en pausa.
errors-cup_act_daily = En { $cup } esto se ha hecho { $limit } veces en un día, y cada vez se avisó a la gente. Hazlo otra vez mañana.
errors-cup_act_text = Escribe { $limit } caracteres como mucho.
errors-cup_act_played = Una mesa de esta ronda ha terminado, así que ya no se puede intercambiar a nadie en ella. Deshaz antes el emparejamiento, o espera a la ronda siguiente.
errors-cup_act_nobody = No has nombrado a nadie, y no espera nadie que pueda entrar.
errors-cup_act_same-in = { $lord } ya está en el equipo.
errors-cup_act_same-out = { $lord } no está en el equipo.
errors-cup_act_team = En { $cup } caben { $limit } personas en la organización y { $limit } en el arbitraje. Quita antes a alguien del equipo.
errors-cup_act_off = { $lord } no quiere estar en el equipo de { $cup }.
errors-cup_not_team = No estás en el equipo de { $cup }.
errors-cup_act_last = Alguien tiene que llevar { $cup }. Añade antes a otra persona a la organización.
errors-cup_act_standings = { $cup } no tiene ahora posiciones que publicar.
errors-cup_act_lords = { $lords ->
    [1] Nombra a una persona.
   *[other] Nombra a { $lords } personas, que formen pareja.
}
errors-cup_act_partner = En ese equipo la pareja es { $lord }. Pon antes a otra persona en su lugar, o nombra a las dos.
errors-cup_act_asked = Ya se preguntó a { $lord } si juega en { $cup }. A nadie se le pregunta dos veces; { $lord } aún puede inscribirse, o pulsar **Sí, juego** si la pregunta sigue abierta.
errors-cup_act_often = Has preguntado a { $lord } varias veces estos días. Pregunta otra vez dentro de tres días; { $lord } aún puede inscribirse.
errors-cup_act_unanswered = Se puede preguntar a { $limit } personas a la vez como mucho. Espera a que hayan respondido algunas.
errors-cup_act_asked_day = Has preguntado a { $limit } personas en un día. Pregunta a más mañana; cualquiera puede inscribirse sin que se lo pidan.
errors-cup_act_file = Un archivo tiene de 1 a { $limit } inscripciones.
errors-cup_act_line = Línea { $line }: { $lords ->
    [1] una inscripción es de una persona.
   *[other] una inscripción es de { $lords } personas, que forman pareja.
}
errors-cup_act_known = Todas las personas de este archivo ya están en { $cup }, o ya se les preguntó.
errors-cup_act_game = Esta mesa no tiene ninguna partida { $number } sobre la que decidir. Elige una de 1 a { $limit }.
errors-cup_act_sealed = Otras personas aún juegan el mismo sorteo de fichas que la mesa { $number }, así que todavía no se cuenta lo que se jugó allí. Da puntos a cada persona de la mesa; donde sean iguales, también puestos.
errors-cup_act_seen = { $lord } ya ha visto en otra mesa el sorteo de fichas de esta ronda. Nombra a otra persona, o espera a que termine la ronda.
errors-cup_act_places = Da un puesto o puntos a cada persona de la mesa. Quienes comparten un puesto tienen el mejor, como 1, 2, 2, 4.

## Tournaments: entries from a file. $value: the text in the file, $line: number of the line

errors-cup_csv_bad-large = Este archivo es demasiado grande. Un archivo de inscripciones tiene hasta { $limit } KiB.
errors-cup_csv_bad-many = Este archivo tiene más de { $limit } líneas. Trae las inscripciones en varios archivos.
errors-cup_csv_bad-text = Esto no es texto con valores en columnas. En tu hoja de cálculo elige «Guardar como» (o «Descargar») y el tipo «CSV UTF-8 (delimitado por comas)», y trae ese archivo.
errors-cup_csv_bad-empty = En este archivo no hay ninguna inscripción. Escribe una en cada línea.
errors-cup_csv_bad-columns = No conozco estas columnas: «{ $value }». Llama a una «user», con el identificador de Discord de cada persona.
errors-cup_csv_bad-lord = Línea { $line }: «{ $value }» no es nadie. Escribe un identificador de Discord, una mención, o lo que una exportación mía tiene en «player».
errors-cup_csv_bad-rounded = Línea { $line }: una hoja de cálculo ha redondeado el identificador a «{ $value }». Da antes formato de texto a la columna y escribe otra vez los identificadores.
errors-cup_csv_bad-twice = Línea { $line }: «{ $value }» está también en la línea { $first }. Quita uno de los dos.
errors-cup_csv_bad-partner = Línea { $line }: falta la pareja. Nombra a las dos personas en una línea.
errors-cup_csv_bad-alone = Línea { $line }: hay una pareja, pero cada cual juega por su cuenta. Da a cada persona una línea.
errors-cup_csv_bad-unknown = Línea { $line }: nadie de este servidor es «{ $value }». Escribe el nombre como lo muestra el servidor, el de la cuenta, o un identificador de Discord.
errors-cup_csv_bad-double = Línea { $line }: varias personas son «{ $value }»: { $lords }. Escribe el identificador de la que quieres decir.
errors-cup_csv_bad-names = Este archivo tiene más de { $limit } nombres sin identificador de Discord. Tráelos en varios archivos.
errors-cup_trf = Un informe para programas de ajedrez (TRF16) necesita mesas de dos. Exporta este evento como CSV, XLSX o JSON.
