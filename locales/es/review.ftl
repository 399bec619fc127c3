## Reviews of finished games: /review and [Review my game]

review-command-review = Mira cuánto valió cada turno de una partida terminada
review-button = Analizar mi partida
review-which = ¿Qué partida quieres analizar?
review-which-none = Aquí todavía no ha terminado ninguna partida.
review-title = ### { $table } · análisis
review-title-turn = ### { $table } · análisis · { $round ->
    [0] primera elección
   *[other] ronda { $round }
}, turno { $turn } · { $lord }
review-made = Una IA recorre esta partida turno por turno. Tarda más o menos medio minuto, y más si hay otras en espera.
review-show = Ver el análisis
review-accuracy = {"**"}Precisión**: { $lords }
review-accuracy-one = { $lord } { $percent } %
review-accuracy-how = 100 %: no se encontró ningún turno mejor. Un turno que regaló el 10 % o más de las posibilidades de ganar cuenta 0 %.
review-decided = {"**"}Los turnos que más costaron**
review-decided-none = Ningún turno regaló gran parte de las posibilidades de nadie.
review-decided-one = { $number }. Ronda { $round }, { $lord }: { $played }. Mejor: { $better } ({ $gain }).
review-decided-how = Cada línea compara el turno jugado con uno mejor, con todo lo posterior bien jugado. De varios turnos seguidos, cada uno cuenta solo lo que él mismo perdió.
review-gain = más o menos { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más, y unas posibilidades de ganar del { $better } % en vez del { $played } %
review-gain-points = más o menos { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más
review-gain-chance = unas posibilidades de ganar del { $better } % en vez del { $played } %
review-gain-less = { $gain }; para { $lord }, más o menos { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} menos
review-played-out = Las posibilidades salen de jugar partidas hasta el final con otros sorteos de fichas. La IA sabía lo que podías ver entonces, no el sorteo.
review-estimated = Las posibilidades se estiman solo a partir de los reinos. Es menos fino que jugar partidas hasta el final, lo que no es posible con gigantes, con La Corte ni en La boda real.
review-estimated-numba = Las posibilidades se estiman solo a partir de los reinos. Es menos fino que jugar partidas hasta el final: para eso faltaba numba aquí.
review-first = Turno por turno
review-turns = Turnos costosos…
review-turn-label = Ronda { $round } · { $lord } · { $better } % → { $played } %
review-turn-label-points = Ronda { $round } · { $lord } · −{ $points } { $points ->
    [one] punto
   *[other] puntos
}
review-played = Jugado: { $moves }.
review-played-marked = Jugado (**{ $mark }**, { $points }): { $moves }.
review-better = Mejor: { $moves }: { $gain }.
review-better-marked = Mejor (**{ $mark }**, { $points }): { $moves }: { $gain }.
review-halves = { $halves }.
review-unfit = Después, { $domino } no cabe en ningún sitio.
review-no-better = No se encontró ningún turno mejor.
review-forced = No había otra forma de jugar.
review-first-choice = Las primeras elecciones no se juzgan.
review-outlook = {"**"}Posibilidades de ganar y puntos esperados después de este turno**
review-outlook-better = {"**"}Posibilidades de ganar y puntos esperados, con el turno mejor y con el jugado**
review-outlook-one = { $lord }: { $percent } % → { $later } %, { $points } → { $after } puntos
review-outlook-alone = { $lord }: { $percent } %, { $points } puntos
review-overview = Resumen
review-replay = Ver aquí la repetición
review-whose = Turnos de quién…
review-whose-all = Los turnos de la mesa
review-whose-one = Turnos de { $lord }
review-move-receive = gigante en { $square }
review-move-place = { $domino } en { $spot }
review-move-discard = descartar { $domino }
review-move-giant = gigante en { $square }
review-move-send = enviar el gigante de { $square } a { $lord }
review-move-tax = cobrar impuestos en { $square }
review-move-build = construir { $building } en { $square }
review-move-burn = quemar { $building }
review-move-choose = tomar { $domino }
review-move-recruit = reclutar { $token } en { $square }
review-move-search = buscar { $token } en la pila para { $square }

## Hints: /hint and [Hint]

review-command-hint = Pide una pista para tu turno, donde tu mesa lo permita
review-hint-title = ### { $table } · pista · { $round }
review-hint-place = Busca una posición para { $domino } { $where ->
    [above] encima
    [below] debajo
    [left] a la izquierda
    [right] a la derecha
    [above-left] arriba a la izquierda
    [above-right] arriba a la derecha
    [below-left] abajo a la izquierda
   *[below-right] abajo a la derecha
} de tu castillo.
review-hint-discard = { $domino } no cabe en ningún sitio.
review-hint-beside = Para pensar en este turno: { $steps }.
review-hint-step-giant = dónde va el gigante
review-hint-step-send = enviar un gigante
review-hint-step-tax = un impuesto
review-hint-step-build = un edificio
review-hint-step-burn = el dragón
review-hint-step-recruit = las losetas de La Corte
review-hint-step-search = la pila de La Corte
review-hint-take = Toma una de las { $count } fichas libres más { $which ->
    [low] bajas
   *[high] altas
}.
review-hint-no-region = Hay poco que elegir: la siguiente pista es la jugada.
review-hint-moves = Una IA fuerte juega: { $moves }. Tu puntuación cambia: { $gain }.
review-hint-more = Mostrar la jugada
review-hint-count = La IA ve lo que ves tú, no el sorteo de fichas. { $count ->
    [1] Esta es tu primera pista en esta partida
   *[other] Has pedido { $count } pistas en esta partida
}; el número se muestra al final y en el registro.
