## The state of a game

panel-round = { $round ->
    [0] la primera elección
   *[other] ronda { $round } de { $rounds }
}

## The panel of a turn

panel-title-free = ### Tu turno · { $round }
panel-title-start-free = ### Tu primera elección
panel-title-start-king-free = ### Tu primera elección · rey { $king } de { $kings }
panel-title-ends = ### Tu turno · { $round } · termina { $ends }
panel-title-away = ### Tu turno · { $round } · en ausencia hasta el { $until }; el reloj espera
panel-title-paused = ### Tu turno · { $round } · en pausa desde el { $since }
panel-title-stands = ### Tu turno · { $round } · en pausa hasta el { $until }
panel-title-start-ends = ### Tu primera elección · termina { $ends }
panel-title-start-away = ### Tu primera elección · en ausencia hasta el { $until }; el reloj espera
panel-title-start-paused = ### Tu primera elección · en pausa desde el { $since }
panel-title-start-stands = ### Tu primera elección · en pausa hasta el { $until }
panel-title-start-king-ends = ### Tu primera elección · rey { $king } de { $kings } · termina { $ends }
panel-title-start-king-away = ### Tu primera elección · rey { $king } de { $kings } · en ausencia hasta el { $until }; el reloj espera
panel-title-start-king-paused = ### Tu primera elección · rey { $king } de { $kings } · en pausa desde el { $since }
panel-title-start-king-stands = ### Tu primera elección · rey { $king } de { $kings } · en pausa hasta el { $until }
panel-clock-ends = El turno termina { $ends }.
panel-clock-away = { $lord } no está hasta el { $until }; el reloj espera.
panel-clock-paused = La partida está en pausa desde el { $since }, y el reloj también.
panel-clock-stands = La partida está en pausa hasta el { $until }, y el reloj también.
panel-is-below = Este panel está más abajo.
panel-is-above = Este panel está más arriba.
panel-is-elsewhere = Este panel está abierto en otro canal.
panel-table = -# { $table }
panel-place = Coloca { $domino }: { $halves }.
panel-later = Más tarde en esta ronda: { $domino }, { $halves }.
panel-choose-first = Escoge una ficha de la primera línea. Los números bajos juegan antes; los altos valen más.
panel-partner-sees = Tu pareja, { $partner }, también ve este panel.
panel-news-taken_back = Tu turno vuelve a estar abierto, tal como estaba.
panel-news-draft_kept = Aquí tienes tu borrador, tal como lo dejaste.
panel-news-again = Tu turno ha terminado y te vuelve a tocar.
panel-news-on-again = Te vuelve a tocar.
panel-dropped-place = Tu posición ya no es válida, así que vuelve a estar por elegir.
panel-dropped-discard = Tu ficha ahora cabe, así que no se descarta.
panel-dropped-giant = La corona en { $square } ya no está visible, así que el gigante busca otra.
panel-dropped-send = Tu gigante de { $square } ya no se puede enviar, así que se queda.
panel-dropped-recruit = { $token }: ya no se puede reclutar, así que recuperas los recursos.
panel-dropped-search = { $token }: ya no se puede buscar en la pila, así que recuperas los recursos.
panel-dropped-tax = Tu caballero ya no puede estar en { $square }, así que vuelve a tu mano.
panel-dropped-build = { $building }: ya no es posible, así que vuelve al tablero.
panel-dropped-burn = Ya no pagas al dragón, así que { $building } sigue en el tablero.
panel-dropped-burn-yours = Ya no pagas al dragón: has comprado { $building }, lo que iba a quemar.
panel-dropped-choose = { $domino } ya no está libre, así que vuelve a estar por elegir.
panel-removed = Retirado: { $steps }.
panel-step-place = { $domino } en { $spot }
panel-step-discard = el descarte de { $domino }
panel-step-giant = el gigante en la corona de { $square }
panel-step-send = el envío del gigante de { $square }
panel-step-tax = el caballero en { $square }
panel-step-build = { $building } en { $square }
panel-step-burn = el pago al dragón para quemar { $building }
panel-step-recruit = { $token } en { $square }
panel-step-search = { $token } en { $square }
panel-step-choose = la elección de { $domino }
panel-gained = { $gain } { $points ->
    [one] punto
   *[other] puntos
}
panel-tap-number = Toca una letra para colocar tu ficha. Puedes cambiarla hasta que termines el turno.
panel-tap-spot = Muévela o elige una posición de la lista. Puedes cambiarla hasta que termines el turno.
panel-tap-domino = Escoge una abajo. Puedes cambiarla hasta que termines el turno.
panel-at = En **{ $spot }**: { $gain }, tendrías { $total }.
panel-at-only = En **{ $spot }**, la única posición: { $gain }, tendrías { $total }.
panel-lies = { $domino } está en **{ $spot }**.
panel-lies-only = { $domino } está en **{ $spot }**, la única posición.
panel-lie-halves = { $halves }.
panel-sum = { $terrain } { $squares } × { $crowns }
panel-sum-bonus = { $bonus } { $points }
panel-sums = { $sums }.
panel-bonus-won = Consigues { $bonus } ({ $change }).
panel-bonus-lost = Pierdes { $bonus } ({ $change }).
panel-then = Tomas { $domino }.
panel-then-only = Tomas { $domino }, la última.
panel-takes-first = Tomas { $domino }: { $halves }.
panel-takes-first-only = Tomas { $domino }, la última: { $halves }.
panel-fits-nowhere = { $domino } no cabe en ningún sitio junto a tu reino, así que se descarta.
panel-why = ¿Por qué?
panel-why-title =
    ### Por qué { $domino } no cabe en ningún sitio
    { $halves }. { $places ->
        [1] Hay una forma
       *[other] Hay { $places } formas
    } de colocarla junto a tu reino, y en todas se incumple una regla. Lo más cercano:
panel-why-line = { $spot }: { $reason }
panel-back = Volver a mi turno
panel-other-spots = Otras posiciones
panel-best-spots = Mejores posiciones
panel-arrow-left = Izquierda
panel-arrow-up = Arriba
panel-arrow-down = Abajo
panel-arrow-right = Derecha
panel-arrow-turn = Girar
panel-number = { $number } · { $spot } ({ $gain })
panel-spots-bonus = { $bonus } { $change } en { $spots }.
panel-all-spots = { $count ->
    [1] La única posición
   *[other] Las { $count } posiciones
}
panel-spot = { $spot } ({ $gain })
panel-spot-numbered = { $number }: { $spot } ({ $gain })
panel-spot-about = { $left } en { $left_square }, { $right } en { $right_square }
panel-more-spots = Más posiciones ({ $first }–{ $last })…
panel-square-gain = { $number } · { $square } ({ $gain })
panel-square-listed = { $square } ({ $gain })
panel-all-squares = { $count ->
    [1] El único cuadrado
   *[other] Los { $count } cuadrados
}
panel-take = { $domino }
panel-take-letter = Ficha { $domino }
panel-take-halves = { $domino } { $left }–{ $right }
panel-take-half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } corona
   *[other] { $terrain } { $crowns } coronas
}
panel-take-list = Tomar una ficha…
panel-taken = { $domino } · { $lord }
panel-undo = Deshacer
panel-tab-land = Tierra
panel-tab-town = Ciudad
panel-tab-court = Corte
panel-look = Mirar
panel-hint = Pista
panel-take-back = Retirar el turno
panel-end = Terminar el turno
panel-todo = Queda por hacer: { $steps }.
panel-todo-place = colocar la ficha
panel-todo-giant = tapar una corona con el gigante
panel-todo-receive = elegir la corona que tapa el gigante
panel-todo-choose = tomar una ficha de la línea siguiente
panel-todo-first = Queda por hacer: escoger tu ficha.
panel-ready = Listo. Nadie ve nada de esto hasta que termines el turno.
panel-ready-partner = Listo. Nadie salvo { $partner } ve nada de esto hasta que termines el turno.
panel-ready-draws = Listo. Al terminar el turno se sortea la línea siguiente, así que no podrás retirarlo.
panel-ready-tiles = Listo. Al terminar el turno se descubren edificios nuevos, así que no podrás retirarlo.
panel-ready-final = Listo. En esta mesa no se puede retirar ningún turno.
panel-ready-ends = Listo. Al terminar el turno acaba la partida, así que no podrás retirarlo.

## The turn is ended

panel-done-title = ### Turno terminado
panel-done-placed = { $domino } en { $spot } ({ $gain }). Tienes { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}.
panel-done-placed-took = { $domino } en { $spot } ({ $gain }), luego { $taken }. Tienes { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}.
panel-done-discarded = Has descartado { $domino }: no cabe en ningún sitio. Tienes { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
} ({ $gain }).
panel-done-discarded-took = Has descartado { $domino }: no cabe en ningún sitio. Luego { $taken }. Tienes { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
} ({ $gain }).
panel-done-chose = Has tomado { $taken }.
panel-done-taxed = Has cobrado impuestos en { $square }: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
panel-done-built = { $cost ->
    [0] Has construido gratis { $building } en { $square }.
    [one] Has construido { $building } en { $square } por { $cost } moneda.
   *[other] Has construido { $building } en { $square } por { $cost } monedas.
}
panel-done-queen = La Reina ha venido contigo desde el tablero de Constructores.
panel-done-queen-from = La Reina ha dejado a { $lord } y ha venido contigo.
panel-done-burnt = Has pagado al dragón para quemar { $building }.
panel-done-giant-covers = El gigante tapa la corona en { $square }.
panel-done-wandered = El gigante no encontró ninguna corona que tapar y se marchó.
panel-done-sent = Tu gigante de { $square } ha ido al reino de { $receiver }.
panel-done-recruited = Has reclutado { $token } en { $square }.
panel-done-searched = Has encontrado { $token } en la pila, para { $square }.
panel-done-giant = Todos los turnos están jugados. { $lord } todavía tiene que elegir la corona que tapa un gigante.
panel-done-next = Le toca a { $lord }.
panel-done-next-soon = Le toca a { $lord }. Después te vuelve a tocar.
panel-done-next-row = Le toca a { $lord }, { $turns ->
    [2] dos veces
   *[other] { $turns } veces
} seguidas. Después te vuelve a tocar.
panel-done-next-you = Te vuelve a tocar.
panel-done-next-after = Le toca a { $lord }. Te vuelve a tocar después de { $after }.
panel-done-over = La partida ha terminado. El resultado está en el hilo.
panel-done-may = -# Puedes retirarlo hasta que actúe { $lord }.
panel-done-may-minute = -# Puedes retirarlo durante un minuto; después juega { $lord }.
panel-done-may-alone = -# Puedes retirarlo cuando quieras.
panel-next-game = Otra partida ({ $count })

## Partners

panel-watching = ### { $lord } está jugando este turno · { $round }
panel-watching-domino = { $domino }: { $halves }.
panel-watching-nothing = Todavía no hay nada elegido.
panel-watching-takes = Va a tomar: { $domino }.
panel-watching-takes-only = Va a tomar: { $domino }, la última.
panel-watching-still = Este es el borrador en el momento en que pulsaste. Puedes mirarlo, no cambiarlo.
panel-notes = Notas
panel-notes-some = Notas ({ $count } nuevas)
panel-notes-new = { $count ->
    [1] { $partner } te ha dejado una nota.
   *[other] { $partner } te ha dejado { $count } notas.
}
panel-partners-turn = Turno de mi pareja
panel-notes-title = ### Notas con { $partner } · { $table }
panel-notes-none = Todavía no hay notas. Solo las pueden leer tu pareja y tú.
panel-note = { $lord } { $when }: { $text }
panel-notes-write = Escribir una nota
panel-notes-refresh = Actualizar
panel-notes-back = Volver al turno
panel-notes-form = Una nota para tu pareja
panel-notes-field = Lo que quieres decir

## Looking

panel-look-drafted = Tu turno sin terminar no cuenta aquí.
panel-look-title = ### { $table } · { $round }
panel-look-over = ### { $table } · terminada
panel-look-turn = Le toca a { $lord }, que ahora tiene { $points }.
panel-look-turn-sums = Le toca a { $lord }, que ahora tiene { $points }: { $sums }.
panel-look-choosing = { $lord } está escogiendo.
panel-look-turn-you = Te toca y ahora tienes { $points }.
panel-look-turn-sums-you = Te toca y ahora tienes { $points }: { $sums }.
panel-look-choosing-you = Te toca escoger.
panel-look-winner = { $lord } ganó con { $points }.
panel-look-nobody = No ganó nadie, porque el piloto automático jugó por toda la mesa. Más puntos: { $lords } con { $points }.
panel-look-shared = { $lords } comparten la victoria con { $points }.
panel-look-ended = Terminó sin resultado.
panel-look-kingdom = { $lord } tiene { $points }.
panel-look-kingdom-sums = { $lord } tiene { $points }: { $sums }.
panel-look-kingdom-team = { $lord } tienen { $points }.
panel-look-kingdom-sums-team = { $lord } tienen { $points }: { $sums }.
panel-look-before = ← Anterior
panel-look-page = { $page } de { $pages }
panel-look-after = Siguiente →
panel-look-quest = { $quest }: { $about }. Ahora: { $now }.
panel-look-resources = { $lord }: { $resources }
panel-show = Mostrar…
panel-show-table = La mesa entera
panel-show-kingdom = Reino de { $lord }
panel-show-kingdom-team = { $lord } y { $partner }
panel-show-line = Las líneas
panel-show-board = Tablero de Constructores
panel-show-court = La Corte
panel-show-quests = Misiones
panel-show-score = Puntuación hasta ahora
panel-show-score-over = La puntuación
panel-show-text = Como texto
panel-game-menu = Partida…
panel-score-title = ### { $table } · puntuación hasta ahora
panel-score-title-over = ### { $table } · la puntuación
panel-score-lord = { $lord } · { $total }
panel-score-terrain = { $terrain }: { $sums } = { $points }
panel-score-part = { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
} × { $crowns ->
    [one] { $crowns } corona
   *[other] { $crowns } coronas
}
panel-score-empty = { $terrain }: sin coronas = 0
panel-score-coins = Monedas: { $coins }, 1 punto por cada 3 = { $points }
panel-score-queen = La Reina, en el territorio más grande: { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
} × 1 corona = { $points }
panel-score-buildings = Edificios: { $points }
panel-score-quests = Misiones: { $points }
panel-score-court = La Corte: { $points }
panel-score-part-of = – { $part }: { $points }
panel-score-piece = – { $building }: { $points }
panel-score-piece-none = – { $building }: 0 por sí mismo
panel-score-per-wheat = – { $building }: { $count ->
    [one] { $count } territorio de trigo
   *[other] { $count } territorios de trigo
} × { $each } = { $points }
panel-score-per-forest = – { $building }: { $count ->
    [one] { $count } territorio de bosque
   *[other] { $count } territorios de bosque
} × { $each } = { $points }
panel-score-per-lake = – { $building }: { $count ->
    [one] { $count } territorio de lago
   *[other] { $count } territorios de lago
} × { $each } = { $points }
panel-score-per-grassland = – { $building }: { $count ->
    [one] { $count } territorio de pradera
   *[other] { $count } territorios de pradera
} × { $each } = { $points }
panel-score-per-swamp = – { $building }: { $count ->
    [one] { $count } territorio de pantano
   *[other] { $count } territorios de pantano
} × { $each } = { $points }
panel-score-per-mine = – { $building }: { $count ->
    [one] { $count } territorio de montaña
   *[other] { $count } territorios de montaña
} × { $each } = { $points }
panel-score-per-town = – { $building }: { $count ->
    [one] { $count } territorio de ciudad
   *[other] { $count } territorios de ciudad
} × { $each } = { $points }
panel-score-per-tower = – { $building }: { $count ->
    [one] { $count } torre
   *[other] { $count } torres
} × { $each } = { $points }
panel-score-per-knight = – { $building }: { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} × { $each } = { $points }
panel-score-brief = /score con un nombre de la mesa lo cuenta edificio por edificio.
panel-score-line = { $lord } · { $total }: { $parts }
panel-score-briefest = /score con un nombre de la mesa lo cuenta línea por línea.
panel-score-bonus = { $bonus }: { $points }
panel-score-nothing = Todavía no puntúa nada.
panel-score-ties-town = -# Para los empates: territorio más grande { $largest }.
panel-score-ties = -# Para los empates: territorio más grande { $largest }, coronas { $crowns }.

## The menu of a game

panel-menu-title =
    ### { $table } · partida
    Solo tú ves esto.
panel-menu-resign = Abandonar…
panel-menu-abort = Terminar de común acuerdo…
panel-menu-record = Registro
panel-resign-ask = ¿Abandonar { $table }? El piloto automático sigue jugando en tu asiento, y cuenta como derrota.
panel-resign-ask-solo = ¿Abandonar { $table }? La partida termina al momento. No cuenta en ninguna parte.
panel-resign-ask-rated = ¿Abandonar { $table }? La partida termina al momento. Cuenta como derrota.
panel-resign-yes = Abandonar
panel-resign-no = Seguir jugando
panel-resigned = Has dejado tu asiento en { $table }. El piloto automático sigue jugando por ti.
panel-resigned-last = Has dejado tu asiento en { $table }. Ya no queda nadie en esta mesa, así que ha terminado.
panel-resigned-agreed = Has dejado tu asiento en { $table }. El resto de la mesa había acordado terminarla, así que se acabó.
panel-record =
    ### { $table } · registro
    La partida entera como texto y como JSON.
panel-record-seedless = -# La semilla no aparece hasta que termine la partida.
panel-record-check = -# Cualquiera puede comprobarlo: con /verify, o con `python -m engine replay { $file }`
panel-rematch-open = La revancha { $table } está abierta en { $channel }. El resto de la mesa tiene una invitación.
panel-rematch-already = Ya hay una revancha abierta: { $table } en { $channel }.
panel-go-there = Ir allí

## Commands

panel-command-game = Mesas y partidas
panel-command-play = Abre tu turno o empieza una partida contra la IA
panel-command-place = Coloca tu ficha
panel-command-discard = Descarta tu ficha cuando no cabe en ningún sitio
panel-command-tax = Pon un caballero en un cuadrado de la ficha recién colocada
panel-command-build = Compra un edificio y ponlo en un cuadrado de ciudad
panel-command-burn = Paga al dragón para quemar un edificio del tablero
panel-command-giant = Tapa una de tus coronas con el gigante que ha llegado
panel-command-send = Envía uno de tus gigantes a otro reino
panel-command-receive = Elige la corona que tapa un gigante que te han enviado
panel-command-recruit = Compra una loseta boca arriba de La Corte
panel-command-search = Compra cualquier loseta de la pila de La Corte con un recurso de cada tipo
panel-command-choose = Toma una ficha de la línea siguiente
panel-command-undo = Deshaz el último paso de tu turno
panel-command-end = Termina tu turno
panel-command-takeback = Retira el turno que acabas de terminar
panel-command-kingdom = Muestra un reino
panel-command-table = Muestra la mesa entera
panel-command-line = Muestra las fichas de esta ronda y la línea siguiente
panel-command-board = Muestra el tablero de Constructores, con tus precios
panel-command-court = Muestra las losetas de La Corte y los recursos de la mesa
panel-command-look = Mira una partida, o lo que hay en un cuadrado y lo que cabe allí
panel-command-score = Muestra y explica la puntuación hasta ahora
panel-command-record = Guarda una partida como texto y JSON
panel-command-game-status = Muestra cómo va una partida
panel-command-game-resign = Abandona; el piloto automático sigue jugando por ti
panel-command-game-abort = Pregunta a la mesa si se termina la partida sin resultado
panel-command-game-note = Deja una nota a tu pareja o lee las notas (partidas por equipos)
panel-command-game-vote = Responde a una pregunta a la mesa
panel-command-game-rematch = La misma mesa otra vez, con los asientos corridos un puesto
panel-option-game = Qué partida; si no, la de este hilo
panel-option-spot = Dos cuadrados, primero la mitad izquierda, como b5 a5
panel-option-square = Un cuadrado, como h9
panel-option-site = El cuadrado de ciudad donde construir; si no, el mejor
panel-option-building = Un edificio del tablero de Constructores
panel-option-crown = Un cuadrado con una corona visible, como e6
panel-option-giant = El cuadrado de uno de tus gigantes, como d4
panel-option-receiver = Quién recibe el gigante
panel-option-token = Una loseta de La Corte
panel-option-place = El cuadrado donde va; si no, el mejor
panel-option-pay = Los cuadrados cuyos recursos pagan, como c6 b4; si no, lo más barato
panel-option-note = Lo que quieres decir; solo lo lee tu pareja. Si falta, se muestran las notas
panel-option-domino = El número de una ficha de la línea siguiente
panel-option-lord = De quién
panel-option-at = Un cuadrado, como c6; si no, el reino entero
panel-option-as = Como imagen o como texto
panel-option-answer = Tu respuesta
panel-choice-picture = imagen
panel-choice-text = texto
panel-choice-agree = Sí: de acuerdo
panel-choice-goon = No: seguir como hasta ahora
panel-which-game = Elige una partida
panel-choice-game = { $table } · { panel-round }
panel-choice-game-yours = { $table } · { panel-round } · te toca
panel-choice-spot = { $number }: { $spot } ({ $gain })
panel-choice-spot-plain = { $spot } ({ $gain })
panel-choice-illegal = { $spot } · no es válida: { $why }
panel-choice-domino = { $domino }: { $halves }
