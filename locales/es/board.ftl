# Alternative texts and text boards: what a picture shows, in words.

board-kingdom = { $whose ->
    [own] Tu reino
   *[lord] Reino de { $owner }
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $width } de ancho y { $height } de alto, de { $grid }.
board-heading = **{ $owner }** · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

board-row = Fila { $row }: { $squares }.
board-run = { $columns } { $half }
board-half = { $crowns ->
    [0] { $terrain }
   *[other] { $terrain } { $crowns }
}
board-castle = castillo
board-knight = caballero
board-any-building = edificio
board-free = libre
board-any-resource = recurso
board-giants = { $count ->
    [1] gigante
   *[other] { $count } gigantes
}
board-with = { $square } con { $things }
board-crowns = Los números tras los paisajes son coronas.
board-rows-short = Filas desde arriba: { $rows }.
board-sign-wheat = T
board-sign-forest = B
board-sign-lake = L
board-sign-grassland = P
board-sign-swamp = A
board-sign-mine = M
board-sign-town = D
board-sign-castle = C
board-sign-knight = r
board-sign-free = x
board-sign-new = n
board-letters = Letras: { $letters }; los números que las siguen son coronas.
board-buildings = Edificios: { $buildings }.
board-tokens = Losetas: { $buildings }.
board-building = #{ $index } { $building }
board-building-on = #{ $index } { $building }, { $squares }

board-scoring-squares = Puntúan, cuadrados × coronas: { $parts }.
board-scoring = Puntúan: { $parts }.
board-territory = { $terrain } { $squares }×{ $crowns }
board-crownless = Sin coronas: { $territories }.
board-region = { $terrain } { $squares }
board-bonus = { $line } { $points }
board-bonus-coins = puntos por monedas { $points }
board-bonus-buildings = edificios { $points }
board-bonus-quests = misiones { $points }
board-sums = Ahora { $total }: { $sums }.
board-sums-none = Ahora { $total }.
board-sum = { $terrain } { $squares } × { $crowns } = { $points }

board-purse = Monedas: { $coins }, caballeros: { $knights } ({ $free } sin colocar), torres: { $towers }{ $queen ->
    [yes] , tiene a la Reina.
   *[no] .
}

board-placed = Recién colocada: { $domino } en { $spot }.
board-placed-gain = Recién colocada: { $domino } en { $spot }, { $gain }.
board-discarded = Recién descartada: { $domino }.
board-chosen = Elegida: { $domino } en { $spot }.
board-chosen-gain = Elegida: { $domino } en { $spot }, { $gain }.
board-taken = Tomada: { $domino }.

board-spots = Posiciones para { $domino }: { $spots }.
board-spot = { $index } { $spot } { $gain }

board-others = Los demás: { $lords }.
board-lord = { $lord } { $points }
board-turn = Le toca a: { $lord }.

board-order = Esta ronda: { $order }.
board-order-over = La última ronda: { $order }.
board-order-start = Orden de elección: { $order }.
board-order-domino = { $domino } { $left } + { $right }, { $lord }
board-later = Más tarde en esta ronda: { $dominoes }.
board-domino = { $domino } { $left } + { $right }
board-line = Línea siguiente: { $dominoes }.
board-line-first = Primera línea: { $dominoes }.
board-line-title = Línea siguiente:
board-line-first-title = Primera línea:
board-line-free = { $domino } { $left } + { $right }, libre
board-line-taken = { $domino } { $left } + { $right }, { $lord }
board-line-giant = { $domino } (gigante)
board-line-footprints = { $domino } (huellas)

board-animation = { $steps ->
    [1] Animación de un paso, y cómo acaba.
   *[other] Animación de { $steps } pasos, y cómo acaba.
}
board-table = { $title }.
board-table-kingdom = { $lord } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $rows }.
board-table-purse = { $lord } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, monedas: { $coins }, caballeros: { $knights }, torres: { $towers }; { $rows }.

board-score = Marcador de puntuación. { $cards }
board-score-card = { $lord } { $total }: { $lines }.
board-score-card-empty = { $lord } { $total }.
board-score-card-tied = { $lord } { $total }: { $lines }; territorio más grande { $territory }.
board-score-card-crowns = { $lord } { $total }: { $lines }; territorio más grande { $territory }, coronas { $crowns }.
board-wins = { $lords ->
    [one] Gana
   *[other] Ganan
} { $lord }{ $how ->
    [territory] {" "}por el territorio más grande
    [crowns] {" "}por tener más coronas
   *[points] {""}
}.
board-wins-nobody = No gana nadie, porque el piloto automático ha jugado por toda la mesa.
board-wins-shared = { $lords } comparten la victoria.

board-end = { $title }. { $places }.
board-place = { $place } { $lord } { $points }

board-legend = { $letters }. El número cuenta las coronas.
board-legend-last = { $letters }. El número cuenta las coronas. { $sign } es la ficha recién colocada.
board-letter = { $letter } { $word }
board-reach = Cuadrados libres que aún se pueden usar: { $squares }.

board-builders = Tablero de Constructores, { $pile ->
    [0] ninguno
   *[other] { $pile }
} en la pila.{ $queen ->
    [yes] {" "}Tus precios: 1 moneda menos, porque tienes a la Reina.
   *[no] {""}
}
board-slot = { $price ->
    [0] Gratis: { $building }, { $effect }
    [one] { $price } moneda: { $building }, { $effect }
   *[other] { $price } monedas: { $building }, { $effect }
}
board-slot-empty = Casilla { $price }: { $why }
board-slot-bought = comprado por { $whose ->
    [own] ti
   *[lord] { $lord }
}
board-slot-burnt = quemado por el dragón
board-slot-unfilled = vacía
board-slots = { $slots }.
board-builders-short = Tablero de Constructores: { $slots }.
board-slot-short = { $price } { $building }
board-slot-short-empty = { $price } { $why }
board-dragon-in = El dragón está en su cueva.
board-dragon-out = El dragón está fuera, pagado por { $whose ->
    [own] ti
   *[lord] { $lord }
}.
board-queen-free = Nadie tiene a la Reina.
board-queen-yours = Tienes a la Reina.
board-queen = { $lord } { $lords ->
    [one] tiene
   *[other] tienen
} a la Reina.
board-own-coins = { $coins ->
    [one] Tienes { $coins } moneda.
   *[other] Tienes { $coins } monedas.
}
board-payable = Ahora puedes comprar: { $buildings }.
board-sites = Cuadrados para el edificio: { $squares }.
board-site = { $index } { $square }
board-built = Comprado: { $building }, en { $square }.
board-posts = Caballeros de este turno: { $squares }.
board-draft-gain = Este turno, hasta ahora: { $gain }.
board-turn-gain = El turno entero: { $gain }.

board-giants-wait = Gigantes que esperan una corona: { $count }.
board-crowns-open = Coronas que un gigante puede tapar: { $crowns }.
board-crown-open = { $index } { $square } { $gain }
board-covered = El gigante tapa la corona en { $square }.
board-covered-gain = El gigante tapa la corona en { $square }: { $gain }.

board-court = La Corte, { $pile ->
    [0] ninguna loseta
    [one] { $pile } loseta
   *[other] { $pile } losetas
} en la pila.
board-token = { $token }: { $effect }
board-face-up = Boca arriba: { $tokens }.
board-face-up-none = No hay ninguna loseta boca arriba.
board-recruits = Ahora puedes reclutar: { $tokens }.
board-resources = Tus recursos: { $resources }.
board-resources-none = No tienes recursos.
board-borne = Recursos: { $resources }.
board-borne-none = Recursos: ninguno.
board-resources-of = Recursos de { $owner }: { $resources }.
board-resources-none-of = Recursos de { $owner }: ninguno.
board-resource = { $resource } { $count }
board-recruited = Loseta reclutada: { $token }, en { $square }.
board-searched = Hallada en la pila: { $token }, en { $square }.
board-paid = Pagado con los recursos de { $squares }.

board-quests = Misiones. { $quests }.
board-quest = { $quest }: { $about }

board-score-wheat = Trigo
board-score-forest = Bosque
board-score-lake = Lago
board-score-grassland = Pradera
board-score-swamp = Pantano
board-score-mine = Montaña
board-score-town = Ciudad
board-score-middle_kingdom = Reino Medio
board-score-harmony = Armonía
board-score-buildings = Edificios
board-score-coins = Monedas
board-score-queen = Reina
board-score-court = La Corte
board-score-quests = Misiones
board-score-total = Total
board-score-largest_territory = Territorio mayor
board-score-crowns = Coronas

board-ladder-row = { $place }. { $lord }{ $whose ->
    [own] , es decir, tú
   *[lord] {""}
}: { $rating }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}{ $form }.
board-ladder-form = , últimos puestos { $places }
board-ladder-hidden = Alguien que no se muestra
board-ladder-empty = Todavía no hay nadie en esta clasificación.
board-rating = { $rating } ± { $deviation }
board-rating-unsure = { $rating } ± { $deviation } (provisional)
board-profile = { $lord }, rating { $rating }.
board-profile-unrated = { $lord }, aún sin rating.
board-profile-plot = Desde { $first }, entre { $least } y { $most }.
board-profile-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, victorias: { $wins }.
board-profile-best = Mejor reino: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
board-profile-trophies = { $count ->
    [one] { $count } trofeo
   *[other] { $count } trofeos
}.
board-profile-form = Últimos puestos: { $places }.
board-chances = Posibilidades de ganar, al principio de cada ronda y al final.
board-chances-lord = { $lord }: { $chances }.
board-chances-decided = Turno decisivo { $number }: { $lord } en la ronda { $round }.

board-cup-title = { $title }.
board-cup-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-cup-row = { $place }. { $lord }{ $whose ->
    [own] , es decir, tú
    [left] , que se ha retirado
   *[lord] {""}
}: { $points }{ $tie }{ $rounds }.
board-cup-row-placed = { $place }. { $lord }{ $rounds }.
board-cup-rounds = ; { $rounds }
board-cup-came = { $head } { $came }
board-cup-came-place = puesto { $place }
board-cup-came-bye = descanso
board-cup-came-absent = en ausencia
board-cup-came-playing = en juego
board-cup-came-unplayed = sin jugar
board-cup-tie = , { $tie } { $value }
board-cup-tie-break = , desempate { $value }
board-cup-cut = { $through ->
    [1] El corte: pasa el primer puesto.
   *[other] El corte: pasan los { $through } primeros puestos.
}
board-cup-nobody = Todavía no participa nadie.
board-cup-table = Mesa { $number }: { $lords }, ronda { $played } de { $rounds }.
board-cup-table-games = Mesa { $number }: { $lords }; partidas ganadas hasta ahora: { $results }; ronda { $played } de { $rounds }.
board-cup-table-tied = Mesa { $number }: { $lords }; empate: { $results }; otra partida, ronda { $played } de { $rounds }.
board-cup-table-state = Mesa { $number }: { $lords }; { $state }.
board-cup-table-over = { $tied ->
    [0] Mesa { $number }: { $lords }; terminada, victoria de { $winners }.
   *[other] Mesa { $number }: { $lords }; terminada, empate entre { $winners }.
}
board-cup-table-result = { $tied ->
    [0] Mesa { $number }: { $lords }; terminada: { $results }; victoria de { $winners }.
   *[other] Mesa { $number }: { $lords }; terminada: { $results }; empate entre { $winners }.
}
board-cup-table-autopilot = Allí el piloto automático juega por alguien.
board-cup-lord = { $lord } { $points }
board-cup-byes = Sin mesa en esta ronda: { $lords }.
board-cup-column = Ronda { $number }:
board-cup-final = Final:
board-cup-match = { $lords }.
board-cup-match-over = { $count ->
    [one] { $lords }; pasa { $winners }.
   *[other] { $lords }; pasan { $winners }.
}
board-cup-final-over = { $lords }; victoria de { $winners }.
board-cup-third = Por el tercer puesto: { $lords }.
board-cup-third-over = Por el tercer puesto: { $lords }; lo consigue { $winners }.
board-cup-unknown = aún por saber
board-cup-cross = { $place }. { $lord }: { $points }. { $cells }.
board-cup-podium = { $place }. { $lord }, { $points } en la última partida jugada.
board-cup-podium-same = { $place }. { $lord }: { $points }.
board-cup-podium-beside = Para comparar, { $lord }: { $points }.
board-cup-podium-unplayed = { $place }. { $lord }.
board-cup-podium-kingdom = El reino de { $lord }: { $rows }.
