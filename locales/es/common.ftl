# Words that every screen shares.

common-terrain-wheat = trigo
common-terrain-forest = bosque
common-terrain-lake = lago
common-terrain-grassland = pradera
common-terrain-swamp = pantano
common-terrain-mine = montaña
common-terrain-town = ciudad

common-box-kingdomino = Kingdomino
common-box-queendomino = Queendomino
common-box-royal_wedding = La boda real
common-box-discovery = Descubrimiento

common-score-coins = monedas
common-score-buildings = edificios
common-score-queen = la Reina
common-score-quests = misiones
common-score-court = La Corte

common-variant-mighty_duel = Duelo por el poder
common-variant-middle_kingdom = Reino Medio
common-variant-harmony = Armonía
common-dynasty = Dinastía

common-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } { $crowns } corona
   *[other] { $terrain } { $crowns } coronas
}

common-no-file = No se puede adjuntar *{ $file }*: aquí Castellan necesita el permiso *Adjuntar archivos*. Por mensaje directo siempre puede.
common-crowded = -# Se están dibujando muchas imágenes. Aquí está en letras; pulsa otra vez para ver la imagen.
common-names-beside = -# En la imagen: { $names }
common-words-beside = El resto de la imagen, en palabras:
common-database-still = Mi base de datos no responde. Puede que lo que has pulsado se haga igualmente: vuelve a mirar dentro de un momento.
common-plain = -# Discord ha rechazado la imagen y los botones de este mensaje. /next te lleva a tu turno.

common-refused-there = -# Este mensaje no se puede publicar en { $channel }, así que te llega por mensaje directo.

common-answered-here = { $thread } está bloqueado, así que la respuesta llega aquí. La moderación puede desbloquearlo.

common-called = { $mentions } { $text }
common-there = { $name } ({ $server })

common-semicolon = {"; "}
common-button-play = Jugar
common-button-look = Mirar
common-button-close = Cerrar
common-button-back = Atrás
