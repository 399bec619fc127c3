annals-command-ladder = La clasificación de este servidor
annals-command-profile = El perfil de una persona
annals-option-season = Qué trimestre; si falta, desde siempre
annals-option-computers = La clasificación de las partidas con IA
annals-option-page = Qué página de diez puestos
annals-option-user = El perfil de quién; si falta, el tuyo
annals-ladder = { $box }, { $kingdoms } reinos
annals-ladder-teams = { $box }, { $kingdoms } equipos de dos
annals-ladder-computer = { $ladder }, con IA
annals-season-all = Desde siempre
annals-season = { $quarter ->
    [1] Enero a marzo de { $year }
    [2] Abril a junio de { $year }
    [3] Julio a septiembre de { $year }
   *[4] Octubre a diciembre de { $year }
}
annals-computer = IA ({ $level })
annals-nameless = Alguien
annals-ladder-title = ### Clasificación · { $ladder } · { $season }
annals-ladder-count = { $lords ->
    [one] { $lords } persona
   *[other] { $lords } personas
}, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}. Rating, ± lo que puede desviarse (en gris y con un interrogante: menos de diez partidas), partidas, los últimos cinco puestos.
annals-ladder-empty = Aquí todavía no se ha jugado hasta el final ninguna partida de este tipo. Abre una mesa con `/game new`, y será la primera.
annals-ladder-mine = Estás en el puesto { $place }: **{ $rating }** ± { $deviation } tras { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
annals-choose-ladder = Caja y tamaño
annals-choose-season = Temporada
annals-find = Buscarme
annals-browse = Otras clasificaciones
annals-share = Mostrar en el canal
annals-profile-title = ### { $lord }
annals-profile-hidden = Solo tú ves esto: no apareces en las clasificaciones. Cámbialo en `/settings`.
annals-profile-empty = Aquí todavía no hay ninguna partida terminada. Abre una mesa con `/game new`, o busca una con `/games`.
annals-standing = { $name }: puesto { $place }, { $rating }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, victorias: { $wins }
annals-standing-one = { $games } de { $of } partidas contra la misma persona
annals-ladder-one = Sobre todo contra la misma persona: { $lords }
annals-ladder-one-lord = { $lord } ({ $games } de { $of } partidas)
annals-level = {"**"}{ $level }**: victorias de personas: { $wins } de { $games }
annals-level-best = mejor reino { $points } ({ $lord })
annals-level-best-hidden = mejor reino { $points }
annals-level-mine = has ganado { $wins } de { $games }, con { $points } puntos como máximo
annals-level-mine-left = has ganado { $wins } de { $games }
annals-rating = {"**"}{ $rating }** ± { $deviation }
annals-rating-unsure = {"**"}{ $rating }** ± { $deviation } (menos de diez partidas)
annals-reliable-always = Siempre juega a tiempo ({ $percent } %).
annals-reliable-mostly = Casi siempre juega a tiempo ({ $percent } %).
annals-reliable-often = De vez en cuando pierde un turno ({ $percent } %).
annals-reliable-seldom = Pierde turnos a menudo ({ $percent } %).
annals-best = Mejor reino: **{ $points }** en { $table }
annals-recent-title = Últimas partidas
annals-recent = { $table }: puesto { $place } de { $of }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-recent-left = { $table }: no se jugó hasta el final { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-trophies-title = Trofeos
annals-trophy = {"**"}{ $trophy }** · { $about }
annals-cup = { $place ->
    [1] Victoria en
    [2] Segundo puesto en
   *[other] Tercer puesto en
} { $cup } · { $of } inscripciones · { $at }
annals-cups-more = { $count ->
    [one] Y { $count } torneo más.
   *[other] Y { $count } torneos más.
}
annals-trophy-first_stone = Primera piedra
annals-trophy-first_stone-about = jugó una partida hasta el final
annals-trophy-crowned = Coronación
annals-trophy-crowned-about = ganó una partida
annals-trophy-hundred = Un centenar
annals-trophy-hundred-about = un reino de 100 puntos
annals-trophy-broad_fields = Vastos campos
annals-trophy-broad_fields-about = un territorio de 15 cuadrados
annals-trophy-six_lands = Seis tierras
annals-trophy-six_lands-about = los seis paisajes puntúan en un mismo reino
annals-trophy-harmonious = En armonía
annals-trophy-harmonious-about = ganó con Armonía y Reino Medio
annals-trophy-treasury = Tesoro
annals-trophy-treasury-about = 20 puntos en montañas
annals-trophy-architect = Arquitectura
annals-trophy-architect-about = 40 puntos en edificios
annals-trophy-queens_host = Casa de la Reina
annals-trophy-queens_host-about = ganó teniendo a la Reina
annals-trophy-close_shave = Por los pelos
annals-trophy-close_shave-about = ganó por un punto, o por un desempate
annals-trophy-crowded_field = Mesa llena
annals-trophy-crowded_field-about = ganó contra cuatro reinos o más
annals-trophy-old_hand = Veteranía
annals-trophy-old_hand-about = jugó 50 partidas hasta el final
annals-compare-me = Comparar conmigo
annals-command-compare = Dos personas frente a frente
annals-option-compared = Con quién compararte
annals-option-with = Otra persona en tu lugar
annals-compare-title = ### { $one } y { $two }
annals-compare-unrated = { $lord }: aún sin rating aquí
annals-compare-chance = Según sus ratings, { $one } acaba por delante de { $two } en { $percent } de cada 100 partidas.
annals-compare-never = Aquí todavía no han jugado una partida entre sí.
annals-compare-met = { $games ->
    [1] Una partida
   *[other] { $games } partidas
} entre sí: { $one } acabó por delante de { $two } en { $ahead }, por detrás en { $behind }.
annals-compare-latest = Sus últimas partidas, y cómo le fue a { $one }
annals-command-honors = Récords de este servidor: reino más alto, mayor territorio y más
annals-honors-title = ### Récords · { $box }
annals-honors-count = { $games ->
    [one] { $games } partida terminada
   *[other] { $games } partidas terminadas
} aquí
annals-honor-kingdom = Reino más alto: **{ $value }** puntos, de { $lords }
annals-honor-territory = Territorio más grande: **{ $value }** cuadrados, de { $lords }
annals-honor-crowns = Más coronas: **{ $value }**, de { $lords }
annals-honor-fastest = Mesa más rápida: **{ $value }**, de { $lords }
annals-honor-games = Más partidas terminadas: **{ $value }**, de { $lords }
annals-honor-wins = Más partidas ganadas: **{ $value }**, de { $lords }
annals-honor-short-kingdom = mejor reino
annals-honor-short-territory = territorio
annals-honor-short-crowns = coronas
annals-honor-short-fastest = más rápida
annals-honor-short-games = más partidas
annals-honor-short-wins = más victorias
annals-honor-hidden = alguien que no se muestra
annals-honor-where = { $table }, { $when }
annals-choose-box = Caja
annals-command-stats = Cómo les va aquí a fichas, edificios, misiones y asientos
annals-option-about = Sobre qué
annals-about-domino = Fichas
annals-about-building = Edificios
annals-about-quest = Misiones
annals-about-token = Losetas de La Corte
annals-about-seat = Asientos
annals-about-order = Orden de la primera elección
annals-stats-title = ### { $about } · { $box }
annals-stats-empty = Aquí todavía no se ha jugado hasta el final ninguna partida de esta caja.
annals-stats-usual = { $games ->
    [one] { $games } partida terminada
   *[other] { $games } partidas terminadas
} aquí. De todos los reinos gana el { $share } %, con { $points } puntos de media. Los mejores primero.
annals-stats-line = {"**"}{ $what }**: victorias: { $share } % de { $games ->
    [one] { $games } reino
   *[other] { $games } reinos
}, { $points } puntos
annals-stats-quest = {"**"}{ $what }**: victorias: { $share } % de { $games ->
    [one] { $games } reino
   *[other] { $games } reinos
}, aportó { $points } puntos
annals-seat = Asiento { $place } de { $kingdoms }
annals-order = Elección { $place } de { $kingdoms }
