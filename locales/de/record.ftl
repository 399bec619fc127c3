record-command-import = Ein gespeichertes Protokoll oder ein Königreich öffnen, nur für dich
record-command-verify = Die Ziehung und das Ergebnis eines Spiels nachprüfen
record-command-admin-export = Alle Spiele dieses Servers als eine Datei
record-option-file = Ein Protokoll, wie /record es speichert
record-option-kingdom = Ein Königreich als Text, etwa w w1 f / w C l1
record-option-verify = Ein Protokoll, egal woher

record-import-title = ### { $name } · nur für dich
record-import-date = Begonnen: { $date }.
record-import-playing = Dieses Protokoll bricht hier ab: { panel-round }.
record-import-abandoned = Dieses Spiel wurde vor seiner letzten Runde beendet.
record-import-result = { $standing }
record-import-won = Gewonnen: { $lords }.
record-import-nobody = Niemand hat gewonnen, denn der Autopilot hat für alle gespielt.
record-import-known = -# Dieses Protokoll hast du schon einmal hochgeladen. Es bleibt, bis du es 90 Tage lang nicht öffnest.
record-import-kept = -# Niemand sonst sieht es, und es zählt für keine Rangliste. Es bleibt, bis du es 90 Tage lang nicht öffnest.
record-forgot = { $count ->
    [1] -# Du kannst 50 behalten: Das am längsten nicht geöffnete wurde gelöscht.
   *[other] -# Du kannst 50 behalten: Die { $count } am längsten nicht geöffneten wurden gelöscht.
}

record-kingdom-title = ### Ein Königreich · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
record-kingdom-line = { $label } { $points }
record-kingdom-bonuses = -# Boni und Aufträge fehlen: Der Text sagt nicht, um welche gespielt wird.

record-verify-title = ### { $table } · Ziehung und Ergebnis
record-verify-holds = Allein aus dem Protokoll nachgespielt, stimmt alles:
record-verify-seed = 1. Der Startwert ergibt das Siegel: seinen SHA-256. Das Siegel wurde vor dem ersten Zug gezeigt, also konnte niemand die Ziehung später wählen.
record-verify-moves = { $moves ->
    [one] 2. { $moves } Schritt ist bei der Ziehung, die aus diesem Startwert folgt, erlaubt.
   *[other] 2. Alle { $moves } Schritte sind bei der Ziehung, die aus diesem Startwert folgt, erlaubt.
}
record-verify-result = 3. Sie ergeben { $standing }, wie es im Protokoll steht.
record-verify-abandoned = 3. Das Spiel wurde vor seiner letzten Runde beendet und hat deshalb kein Ergebnis.
record-verify-playing = 3. Das Protokoll bricht hier ab: { panel-round }. Es hat also noch kein Ergebnis.
record-verify-same = Es ist das Protokoll von { $table }, Schritt für Schritt so, wie hier gespielt wurde.
record-verify-other = Das wurde hier nicht gespielt: { $table } hatte denselben Startwert, aber nicht diese Schritte.
record-verify-foreign = Ich kenne kein hier gespieltes Spiel mit diesem Startwert. Nachgeprüft ist also nur das Protokoll selbst, nicht, wer gespielt hat.
record-verify-sealed = { $table } läuft noch. Das Siegel steht in der ersten Nachricht des Spiels.
record-verify-later = Der Startwert wird am Ende gezeigt. Dann können alle nachprüfen, dass er dieses Siegel ergibt.
record-verify-shared = Andere spielen noch mit derselben Ziehung wie { $table }. Das Siegel steht in der ersten Nachricht des Spiels.
record-verify-digits = Startwert: `{ $seed }` Siegel: `{ $seal }`
record-verify-seal = Siegel: `{ $seal }`
record-verify-how = -# Zum Prüfen ohne mich: Speichere das Protokoll und starte `python -m engine replay FILE` in einer Kopie von Castellan.

record-export-title = { $left ->
    [0] ### Die Spiele dieses Servers · Teil { $part }, der letzte
   *[other] ### Die Spiele dieses Servers · Teil { $part }
}
record-export-games = { $games ->
    [one] { $games } Spiel, { $size } MB: als Text und als JSON, mit einem Verzeichnis des Inhalts.
   *[other] { $games } Spiele, { $size } MB: als Text und als JSON, mit einem Verzeichnis des Inhalts.
}
record-export-left = { $left ->
    [one] -# { $left } Spiel folgt. Speichere zuerst diesen Teil.
   *[other] -# { $left } Spiele folgen. Speichere zuerst diesen Teil.
}
record-export-running = -# Laufende Spiele sind ohne ihre Startwerte enthalten.
record-export-sealed = { $sealed ->
    [one] -# { $sealed } Spiel fehlt: Andere spielen noch mit derselben Ziehung. Exportiere noch einmal, wenn ihre Runde oder der Tag vorbei ist.
   *[other] -# { $sealed } Spiele fehlen: Andere spielen noch mit denselben Ziehungen. Exportiere noch einmal, wenn ihre Runden oder der Tag vorbei sind.
}
record-export-nothing = Hier wurde noch kein Spiel gespielt.

record-bad-other = Das ist kein Protokoll, das ich lesen kann.
record-bad-file_too_big = Dieses Protokoll hat mehr als 64 KB, zu viel zum Aufheben. Die von Castellan haben höchstens ein Fünftel davon: Nimm heraus, womit es aufgefüllt wurde.
record-bad-file_archive = Das ist ein Archiv. Nimm ein Protokoll heraus und lade nur das hoch.
record-bad-file_no_text = Diese Datei ist kein Text, also auch kein Protokoll.
record-bad-file_empty = Diese Datei ist leer.
record-bad-file_json = Diese Datei ist JSON, aber nicht so, wie /record es speichert.
record-bad-stored = Das Ergebnis dieses Spiels ist nicht das, was die Schritte ergeben. Bitte sag es denen, die mich betreiben.
record-bad-too_long = Zeile { $line } ist zu lang für ein Protokoll.
record-bad-key_twice = Zeile { $line } nennt { $key } ein zweites Mal.
record-bad-header_line = Zeile { $line } gehört nicht in den Kopf eines Protokolls: { $text }
record-bad-header_value = Zeile { $line } ist nicht lesbar: { $key } schreibt man nicht so: { $value }
record-bad-missing_key = Im Kopf dieses Protokolls fehlt { $key }.
record-bad-seed = Dieses Protokoll hat keinen Startwert und lässt sich deshalb nicht nachspielen. Der Startwert steht darin, sobald das Spiel vorbei ist.
record-bad-turn_line = Zeile { $line } ist kein Zug: { $text }
record-bad-notation = Zeile { $line } enthält etwas, das kein Schritt ist: { $text }
record-bad-setup = Zeile { $line } nennt Einstellungen, die es nicht gibt: { $value }
record-bad-players = Zeile { $line } nennt eine Personenzahl, für die die Schachtel nicht gedacht ist: { $value }
record-bad-grid = Zeile { $line } nennt ein Raster, das nicht zur Schachtel passt: { $value }
record-bad-teams = Zeile { $line } nennt unmögliche Teams: { $value }
record-bad-seats = Zeile { $line } nennt die Namen nicht Platz für Platz: { $text }
record-bad-seed_mismatch = Der Startwert ergibt dieses Siegel nicht.
record-bad-unknown_rules = Dieses Protokoll folgt den Regeln { $value }. Ich kenne nur die Regeln { $known }.
record-bad-turn_unfinished = Zeile { $line } bricht mitten in Zug { $turn } ab, aber ein weiterer Zug folgt.
record-bad-wrong_turn = Zeile { $line } ist Zug { $turn } von Platz { $seat }. Dran wäre dort Zug { $due } von Platz { $lord }.
record-bad-wrong_turn-over = Zeile { $line } ist Zug { $turn } von Platz { $seat }, aber das Spiel ist vorher schon vorbei.
record-bad-result = Laut Zeile { $line } ist das Ergebnis { $value }. Die Schritte ergeben { $correct }.
record-bad-winners = Laut Zeile { $line } hat Platz { $value } gewonnen. Nach den Schritten ist es { $correct }.
record-bad-unended = Zeile { $line } nennt ein Ergebnis, aber das Spiel ist nicht vorbei.
record-bad-ending = Laut Zeile { $line } wurde das Spiel beendet, aber es wurde zu Ende gespielt.
record-bad-not_adjacent = Zeile { $line } ist nicht erlaubt: { $move } (die Felder liegen nicht nebeneinander).
record-bad-off_canvas = Zeile { $line } ist nicht erlaubt: { $move } (dieses Feld kann nie zu einem Königreich gehören).
record-bad-overlap = Zeile { $line } ist nicht erlaubt: { $move } (ein Feld ist belegt).
record-bad-area = Zeile { $line } ist nicht erlaubt: { $move } (das Königreich würde zu groß).
record-bad-no_connection = Zeile { $line } ist nicht erlaubt: { $move } (nichts Passendes grenzt an).
record-bad-illegal = Zeile { $line } ist nicht erlaubt: { $move } (siehe { $rule } in den Regeln).

record-kingdom-bad-other = Das ist kein Königreich, das ich lesen kann. Die Zeilen stehen von oben nach unten, etwa { $example }.
record-kingdom-bad-too_long = Dieser Text ist zu lang für ein Königreich.
record-kingdom-bad-no_castle = Ein Königreich braucht sein Schloss: ein C in einer der Zeilen, etwa { $example }.
record-kingdom-bad-second_castle = In Zeile { $row }, Spalte { $column } steht ein zweites Schloss.
record-kingdom-bad-ragged_row = { $squares ->
    [one] Zeile { $row } hat { $squares } Feld, die erste Zeile { $first }. Ein leeres Feld ist ein Punkt.
   *[other] Zeile { $row } hat { $squares } Felder, die erste Zeile { $first }. Ein leeres Feld ist ein Punkt.
}
record-kingdom-bad-too_large = Dieses Königreich ist { $width } breit und { $height } hoch, höchstens { $limit } sind erlaubt. Mit grid=7 hinter einem Strichpunkt sind es 7.
record-kingdom-bad-empty_edge = Eine Zeile oder Spalte am Rand ist leer. Lass sie weg.
record-kingdom-bad-unknown_square = Ich kenne das Feld { $text } in Zeile { $row }, Spalte { $column } nicht.
record-kingdom-bad-resource_place = Auf { $text } in Zeile { $row }, Spalte { $column } kann keine Ressource liegen.
record-kingdom-bad-unknown_building = Ich kenne weder ein Gebäude noch einen Marker { $building } (Zeile { $row }, Spalte { $column }).
record-kingdom-bad-building_place = { $building } kann nicht auf { $text } stehen (Zeile { $row }, Spalte { $column }).
record-kingdom-bad-too_many_giants = { $text } hat mehr Giganten als Kronen (Zeile { $row }, Spalte { $column }).
record-kingdom-bad-field_twice = { $field } kommt zweimal vor.
record-kingdom-bad-unknown_field = Ich kenne { $field } hinter dem Strichpunkt nicht.
record-kingdom-bad-field_value = { $field } kann nicht { $value } sein.
record-kingdom-bad-no_box = Keine Schachtel hat all das in einem Königreich.
