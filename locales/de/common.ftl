common-terrain-wheat = Getreide
common-terrain-forest = Wald
common-terrain-lake = See
common-terrain-grassland = Weide
common-terrain-swamp = Sumpf
common-terrain-mine = Gebirge
common-terrain-town = Stadt

common-box-kingdomino = Kingdomino
common-box-queendomino = Queendomino
common-box-royal_wedding = Royal Wedding
common-box-discovery = Schnupperspiel

common-score-coins = Münzen
common-score-buildings = Gebäude
common-score-queen = die Queen
common-score-quests = Aufträge
common-score-court = Der Hof

common-variant-mighty_duel = Das große Duell
common-variant-middle_kingdom = Reich der Mitte
common-variant-harmony = Harmonie
common-dynasty = Dynastie

common-half = { $crowns ->
    [0] { $terrain }
    [one] { $terrain } { $crowns } Krone
   *[other] { $terrain } { $crowns } Kronen
}

common-no-file = *{ $file }* kann nicht angehängt werden: Castellan braucht hier das Recht *Dateien anhängen*. In Direktnachrichten geht es immer.
common-crowded = -# Gerade werden viele Bilder gezeichnet. Hier steht es in Buchstaben; drücke noch einmal für das Bild.
common-names-beside = -# Im Bild: { $names }
common-words-beside = Das Bild in Worten, Fortsetzung:
common-database-still = Meine Datenbank antwortet nicht. Vielleicht wird noch ausgeführt, was du gedrückt hast: Sieh gleich noch einmal nach.
common-plain = -# Discord hat das Bild und die Knöpfe dieser Nachricht abgelehnt. /next führt zu deinem Zug.

common-refused-there = -# Diese Nachricht kann in { $channel } nicht erscheinen, deshalb kommt sie direkt zu dir.

common-answered-here = { $thread } ist gesperrt, deshalb kommt die Antwort hierher. Die Moderation kann entsperren.

common-called = { $mentions } { $text }
common-there = { $name } ({ $server })

common-semicolon = {"; "}
common-button-play = Spielen
common-button-look = Ansehen
common-button-close = Schließen
common-button-back = Zurück
