replay-command-replay = Ein Spiel Schritt für Schritt ansehen
replay-option-round = Die Runde, mit der es beginnt; 0 ist die erste Wahl
replay-button = Wiederholung
replay-button-step = Schritt für Schritt

replay-table-game = { $table } · Spiel { $number }
replay-title-start = ### { $table } · der Anfang · Schritt 0 von { $steps }
replay-title-choice = ### { $table } · die erste Wahl · Schritt { $step } von { $steps }
replay-title = ### { $table } · Runde { $round }, Zug { $turn } · Schritt { $step } von { $steps }
replay-title-end = ### { $table } · wie es endete
replay-title-grown = ### { $table } · wie die Königreiche wuchsen
replay-title-grown-one = ### { $table } · wie das Königreich von { $lord } wuchs
replay-start = Noch ist nichts gewählt.
replay-file-title = Ein Protokoll aus einer Datei
replay-file-lord = Datei: { $lord }
replay-file-origin = { $by } hat dieses Protokoll als Datei hochgeladen. Ich habe das Spiel nicht gesehen, und die Namen stammen aus der Datei.
replay-plays = -# Sie läuft ein paar Mal und hält dann an.{ $running ->
    [yes] {" "}Das Spiel geht weiter.
   *[no] {""}
}

replay-first = ⏮ Anfang
replay-back = ◀ Zurück
replay-next = Weiter ▶
replay-last = Ende ⏭
replay-round = Zur Runde…
replay-round-choice = Die erste Wahl
replay-round-one = Runde { $round }
replay-show-move = Der Zug
replay-show-table = Der ganze Tisch
replay-show-kingdom = Wachstum: Königreich von { $lord }
replay-show-kingdom-team = Wachstum: { $lord } und { $partner }
replay-show-end = Die Schlusskarte
replay-show-text = Der Zug als Text
replay-animation = Animation

replay-which = Welches Spiel möchtest du Schritt für Schritt ansehen?
replay-which-none = Hier gibt es noch kein Spiel für eine Wiederholung.
replay-which-select = Welches Spiel?
replay-choice-running = { $table } · { panel-round }
replay-choice-over = { $table } · { $points }
replay-choice-ended = { $table } · ohne Ergebnis beendet
