# Words that every screen shares.

common-terrain-wheat = grano
common-terrain-forest = bosco
common-terrain-lake = lago
common-terrain-grassland = prateria
common-terrain-swamp = palude
common-terrain-mine = montagna
common-terrain-town = città

common-box-kingdomino = Kingdomino
common-box-queendomino = Queendomino
common-box-royal_wedding = Royal Wedding
common-box-discovery = Scoperta

common-score-coins = monete
common-score-buildings = edifici
common-score-queen = la Regina
common-score-quests = missioni
common-score-court = La Corte

common-variant-mighty_duel = Il Grande Duello
common-variant-middle_kingdom = Regno di mezzo
common-variant-harmony = Armonia
common-dynasty = Dinastia

common-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } { $crowns } corona
   *[other] { $terrain } { $crowns } corone
}

common-no-file = Non si può allegare *{ $file }*: qui a Castellan serve il permesso *Allega file*. Nei messaggi diretti può sempre farlo.
common-crowded = -# In questo momento si disegnano molte immagini. Ecco tutto in lettere; premi di nuovo per l’immagine.
common-names-beside = -# Nell’immagine: { $names }
common-words-beside = Il resto dell’immagine a parole:
common-database-still = Il mio database non risponde. Forse quello che hai premuto è comunque fatto: guarda di nuovo tra un momento.
common-plain = -# Discord ha rifiutato l’immagine e i pulsanti di questo messaggio. /next porta al tuo turno.

common-refused-there = -# Questo messaggio non si può pubblicare in { $channel }, quindi arriva direttamente a te.

common-answered-here = { $thread } è un thread bloccato, quindi la risposta arriva qui. La moderazione può sbloccarlo.

common-called = { $mentions } { $text }
common-there = { $name } ({ $server })

common-semicolon = {"; "}
common-button-play = Gioca
common-button-look = Guarda
common-button-close = Chiudi
common-button-back = Indietro
