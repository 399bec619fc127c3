review-command-review = Sehen, was jeder Zug eines beendeten Spiels wert war
review-button = Mein Spiel analysieren
review-which = Welches Spiel möchtest du analysieren?
review-which-none = Hier ist noch kein Spiel zu Ende.
review-title = ### { $table } · Analyse
review-title-turn = ### { $table } · Analyse · { $round ->
    [0] erste Wahl
   *[other] Runde { $round }
}, Zug { $turn } · { $lord }
review-made = Ein Computer geht dieses Spiel Zug für Zug durch. Das dauert etwa eine halbe Minute, und länger, wenn auch andere warten.
review-show = Analyse zeigen

review-accuracy = **Genauigkeit**: { $lords }
review-accuracy-one = { $lord } { $percent } %
review-accuracy-how = 100 %: Es fand sich kein besserer Zug. Ein Zug, der 10 % Gewinnchance oder mehr verschenkt, zählt 0 %.
review-decided = **Diese Züge haben am meisten gekostet**
review-decided-none = Kein Zug hat viel Gewinnchance verschenkt.
review-decided-one = { $number }. Runde { $round }, { $lord }: { $played }. Besser: { $better } ({ $gain }).
review-decided-how = Jede Zeile vergleicht den gespielten Zug mit einem besseren, wenn danach alle gut spielen. Bei Zügen in Folge zählt für jeden nur, was er selbst verlor.
review-gain = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr und { $better } % Gewinnchance statt { $played } %
review-gain-points = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr
review-gain-chance = { $better } % Gewinnchance statt { $played } %
review-gain-less = { $gain }; für { $lord } etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger
review-played-out = Die Chancen stammen aus Spielen, die mit anderen Ziehungen zu Ende gespielt wurden. Der Computer wusste, was du damals sehen konntest, nicht die Ziehung.
review-estimated = Die Chancen sind nur aus den Königreichen geschätzt. Das ist gröber, als Spiele zu Ende zu spielen; mit Riesen, mit dem Hof und in Royal Wedding geht das nicht.
review-estimated-numba = Die Chancen sind nur aus den Königreichen geschätzt. Das ist gröber, als Spiele zu Ende zu spielen; dafür fehlte hier numba.
review-first = Zug für Zug
review-turns = Teure Züge…
review-turn-label = Runde { $round } · { $lord } · { $better } % → { $played } %
review-turn-label-points = Runde { $round } · { $lord } · −{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}

review-played = Gespielt: { $moves }.
review-played-marked = Gespielt (**{ $mark }**, { $points }): { $moves }.
review-better = Besser: { $moves }: { $gain }.
review-better-marked = Besser (**{ $mark }**, { $points }): { $moves }: { $gain }.
review-halves = { $halves }.
review-unfit = { $domino } passt danach nirgends.
review-no-better = Es fand sich kein besserer Zug.
review-forced = Anders ging es nicht.
review-first-choice = Die erste Wahl wird nicht bewertet.
review-outlook = **Gewinnchance und erwartete Punkte nach dem Zug**
review-outlook-better = **Gewinnchance und erwartete Punkte, mit dem besseren und mit dem gespielten Zug**
review-outlook-one = { $lord }: { $percent } % → { $later } %, { $points } → { $after } Punkte
review-outlook-alone = { $lord }: { $percent } %, { $points } Punkte
review-overview = Übersicht
review-replay = Wiederholung ab hier
review-whose = Wessen Züge…
review-whose-all = Die Züge aller
review-whose-one = Züge von { $lord }

review-move-receive = Gigant auf { $square }
review-move-place = { $domino } auf { $spot }
review-move-discard = { $domino } abwerfen
review-move-giant = Gigant auf { $square }
review-move-send = Giganten von { $square } zu { $lord } schicken
review-move-tax = Steuern auf { $square }
review-move-build = { $building } auf { $square } bauen
review-move-burn = { $building } zerstören
review-move-choose = { $domino } nehmen
review-move-recruit = für { $square } anwerben: { $token }
review-move-search = im Stapel suchen für { $square }: { $token }

review-command-hint = Einen Tipp für deinen Zug bekommen, wo dein Tisch das erlaubt
review-hint-title = ### { $table } · Tipp · { $round }
review-hint-place = Such eine Stelle für { $domino } { $where ->
    [above] oberhalb
    [below] unterhalb
    [left] links
    [right] rechts
    [above-left] links oberhalb
    [above-right] rechts oberhalb
    [below-left] links unterhalb
   *[below-right] rechts unterhalb
} von deinem Schloss.
review-hint-discard = { $domino } passt nirgends.
review-hint-beside = In diesem Zug einen Gedanken wert: { $steps }.
review-hint-step-giant = wohin der Gigant geht
review-hint-step-send = einen Giganten wegschicken
review-hint-step-tax = Steuern
review-hint-step-build = ein Gebäude
review-hint-step-burn = der Drache
review-hint-step-recruit = die Marker des Hofes
review-hint-step-search = der Stapel des Hofes
review-hint-take = Nimm einen der { $count } { $which ->
    [low] niedrigsten
   *[high] höchsten
} freien Steine.
review-hint-no-region = Viel Auswahl gibt es nicht: Der nächste Tipp ist der Zug selbst.
review-hint-moves = Ein starker Computer spielt: { $moves }. Dein Stand ändert sich um { $gain }.
review-hint-more = Zug zeigen
review-hint-count = Der Computer sieht, was du siehst, nicht die Ziehung. { $count ->
    [1] Das ist dein erster Tipp in diesem Spiel
   *[other] Du hast in diesem Spiel { $count } Tipps genommen
}; die Zahl steht am Ende und im Protokoll.
