panel-round = { $round ->
    [0] die erste Wahl
   *[other] Runde { $round } von { $rounds }
}

panel-title-free = ### Dein Zug · { $round }
panel-title-start-free = ### Deine erste Wahl
panel-title-start-king-free = ### Deine erste Wahl · König { $king } von { $kings }
panel-title-ends = ### Dein Zug · { $round } · endet { $ends }
panel-title-away = ### Dein Zug · { $round } · du bist bis { $until } abwesend; die Uhr wartet
panel-title-paused = ### Dein Zug · { $round } · pausiert seit { $since }
panel-title-stands = ### Dein Zug · { $round } · pausiert bis { $until }
panel-title-start-ends = ### Deine erste Wahl · endet { $ends }
panel-title-start-away = ### Deine erste Wahl · du bist bis { $until } abwesend; die Uhr wartet
panel-title-start-paused = ### Deine erste Wahl · pausiert seit { $since }
panel-title-start-stands = ### Deine erste Wahl · pausiert bis { $until }
panel-title-start-king-ends = ### Deine erste Wahl · König { $king } von { $kings } · endet { $ends }
panel-title-start-king-away = ### Deine erste Wahl · König { $king } von { $kings } · du bist bis { $until } abwesend; die Uhr wartet
panel-title-start-king-paused = ### Deine erste Wahl · König { $king } von { $kings } · pausiert seit { $since }
panel-title-start-king-stands = ### Deine erste Wahl · König { $king } von { $kings } · pausiert bis { $until }
panel-clock-ends = Der Zug endet { $ends }.
panel-clock-away = { $lord } ist bis { $until } abwesend; die Uhr wartet.
panel-clock-paused = Das Spiel ist seit { $since } pausiert, die Uhr auch.
panel-clock-stands = Das Spiel ist bis { $until } pausiert, die Uhr auch.
panel-is-below = Dieses Spielpult ist weiter unten.
panel-is-above = Dieses Spielpult ist weiter oben.
panel-is-elsewhere = Dieses Spielpult ist in einem anderen Kanal offen.
panel-table = -# { $table }
panel-place = Lege { $domino } an: { $halves }.
panel-later = Später in dieser Runde: { $domino }, { $halves }.
panel-choose-first = Wähle einen Stein der ersten Reihe. Niedrige Zahlen spielen früher, hohe sind mehr wert.

panel-partner-sees = Auch { $partner } aus deinem Team sieht dieses Spielpult.

panel-news-taken_back = Dein Zug ist wieder offen, so wie er war.
panel-news-draft_kept = Hier ist dein Entwurf, wie du ihn verlassen hast.
panel-news-again = Dein Zug ist vorbei, und du bist gleich noch einmal dran.
panel-news-on-again = Du bist noch einmal dran.
panel-dropped-place = Deine Stelle passt nicht mehr und ist wieder offen.
panel-dropped-discard = Dein Stein passt jetzt und wird deshalb nicht abgeworfen.
panel-dropped-giant = Die Krone auf { $square } ist nicht mehr frei, deshalb sucht sich der Gigant eine andere.
panel-dropped-send = Dein Gigant auf { $square } kann nicht mehr weggeschickt werden und bleibt.
panel-dropped-recruit = { $token } lässt sich nicht mehr anwerben, du hast die Ressourcen wieder.
panel-dropped-search = { $token } lässt sich nicht mehr im Stapel suchen, du hast die Ressourcen wieder.
panel-dropped-tax = Auf { $square } kann dein Ritter nicht mehr stehen, du hast ihn wieder.
panel-dropped-build = { $building } passt nicht mehr und liegt wieder auf dem Tableau.
panel-dropped-burn = Der Drache ist nicht mehr bestochen, { $building } bleibt auf dem Tableau.
panel-dropped-burn-yours = Der Drache ist nicht mehr bestochen: Das Gebäude { $building }, das er zerstören sollte, hast du selbst gekauft.
panel-dropped-choose = { $domino } ist nicht mehr frei, du hast wieder die Wahl.
panel-removed = Zurückgenommen: { $steps }.
panel-step-place = { $domino } auf { $spot }
panel-step-discard = Abwurf von { $domino }
panel-step-giant = Gigant auf der Krone von { $square }
panel-step-send = Wegschicken des Giganten auf { $square }
panel-step-tax = Ritter auf { $square }
panel-step-build = { $building } auf { $square }
panel-step-burn = Bestechung, um das Gebäude { $building } zu zerstören
panel-step-recruit = { $token } auf { $square }
panel-step-search = { $token } auf { $square }
panel-step-choose = Wahl von { $domino }
panel-gained = { $gain } { $points ->
    [one] Punkt
   *[other] Punkte
}

panel-tap-number = Tippe auf einen Buchstaben, um den Stein anzulegen. Bis zum Ende deines Zuges kannst du das ändern.
panel-tap-spot = Verschiebe ihn oder wähle eine Stelle in der Liste. Bis zum Ende deines Zuges kannst du das ändern.
panel-tap-domino = Wähle unten einen Stein. Bis zum Ende deines Zuges kannst du das ändern.
panel-at = Auf **{ $spot }**: { $gain }, du hättest { $total }.
panel-at-only = Auf **{ $spot }**, der einzigen Stelle: { $gain }, du hättest { $total }.
panel-lies = { $domino } liegt auf **{ $spot }**.
panel-lies-only = { $domino } liegt auf **{ $spot }**, der einzigen Stelle.
panel-lie-halves = { $halves }.
panel-sum = { $terrain } { $squares } × { $crowns }
panel-sum-bonus = { $bonus } { $points }
panel-sums = { $sums }.
panel-bonus-won = { $bonus } gewonnen ({ $change }).
panel-bonus-lost = { $bonus } verloren ({ $change }).
panel-then = Du nimmst { $domino }.
panel-then-only = Du nimmst { $domino }, den letzten Stein.
panel-takes-first = Du nimmst { $domino }: { $halves }.
panel-takes-first-only = Du nimmst { $domino }, den letzten Stein: { $halves }.

panel-fits-nowhere = { $domino } passt nirgends an dein Königreich und wird deshalb abgeworfen.
panel-why = Warum?
panel-why-title =
    ### Warum { $domino } nirgends passt
    { $halves }. { $places ->
        [1] Es gibt eine Möglichkeit
       *[other] Es gibt { $places } Möglichkeiten
    }, den Stein an dein Königreich zu legen, und jede verstößt gegen eine Regel. Am nächsten kommen:
panel-why-line = { $spot }: { $reason }
panel-back = Zurück zum Zug

panel-other-spots = Andere Stellen
panel-best-spots = Beste Stellen
panel-arrow-left = Links
panel-arrow-up = Hoch
panel-arrow-down = Runter
panel-arrow-right = Rechts
panel-arrow-turn = Drehen
panel-number = { $number } · { $spot } ({ $gain })
panel-spots-bonus = { $bonus } { $change } auf { $spots }.
panel-all-spots = { $count ->
    [1] Die einzige Stelle
   *[other] Alle { $count } Stellen
}
panel-spot = { $spot } { $gain }
panel-spot-numbered = { $number }: { $spot } { $gain }
panel-spot-about = { $left } auf { $left_square }, { $right } auf { $right_square }
panel-more-spots = Mehr Stellen ({ $first }–{ $last })…
panel-square-gain = { $number } · { $square } ({ $gain })
panel-square-listed = { $square } { $gain }
panel-all-squares = { $count ->
    [1] Das einzige Feld
   *[other] Alle { $count } Felder
}
panel-take = { $domino }
panel-take-letter = Stein { $domino }
panel-take-halves = { $domino } { $left }–{ $right }
panel-take-half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } Krone
   *[other] { $terrain } { $crowns } Kronen
}
panel-take-list = Stein nehmen…
panel-taken = { $domino } · { $lord }
panel-undo = Rückgängig
panel-tab-land = Land
panel-tab-town = Stadt
panel-tab-court = Hof
panel-look = Ansehen
panel-hint = Tipp
panel-take-back = Zug zurück
panel-end = Zug beenden

panel-todo = Noch zu tun: { $steps }.
panel-todo-place = den Stein anlegen
panel-todo-giant = mit dem Giganten eine Krone verdecken
panel-todo-receive = wählen, welche Krone der Gigant verdeckt
panel-todo-choose = einen Stein der nächsten Reihe nehmen
panel-todo-first = Noch zu tun: deinen Stein wählen.
panel-ready = Fertig. Niemand sieht etwas davon, bis du den Zug beendest.
panel-ready-partner = Fertig. Nur { $partner } sieht etwas davon, bis du den Zug beendest.
panel-ready-draws = Fertig. Mit dem Ende deines Zuges wird die nächste Reihe gezogen, deshalb kannst du ihn nicht zurücknehmen.
panel-ready-tiles = Fertig. Mit dem Ende deines Zuges werden neue Gebäude aufgedeckt, deshalb kannst du ihn nicht zurücknehmen.
panel-ready-final = Fertig. An diesem Tisch kann kein Zug zurückgenommen werden.
panel-ready-ends = Fertig. Mit deinem Zug endet das Spiel, deshalb kannst du ihn nicht zurücknehmen.

panel-done-title = ### Zug beendet
panel-done-placed = { $domino } auf { $spot } ({ $gain }). Du hast { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.
panel-done-placed-took = { $domino } auf { $spot } ({ $gain }), dann { $taken }. Du hast { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.
panel-done-discarded = { $domino } wurde abgeworfen, denn der Stein passt nirgends. Du hast { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} ({ $gain }).
panel-done-discarded-took = { $domino } wurde abgeworfen, denn der Stein passt nirgends. Dann { $taken }. Du hast { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} ({ $gain }).
panel-done-chose = Du hast { $taken } genommen.
panel-done-taxed = Steuern auf { $square }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
panel-done-built = { $cost ->
    [0] Du hast das Gebäude { $building } gratis auf { $square } errichtet.
    [one] Du hast das Gebäude { $building } für { $cost } Münze auf { $square } errichtet.
   *[other] Du hast das Gebäude { $building } für { $cost } Münzen auf { $square } errichtet.
}
panel-done-queen = Die Queen kam vom Gebäudetableau zu dir.
panel-done-queen-from = Die Queen kam zu dir, bisher war sie bei { $lord }.
panel-done-burnt = Du hast den Drachen bestochen, damit er das Gebäude { $building } zerstört.
panel-done-giant-covers = Der Gigant verdeckt die Krone auf { $square }.
panel-done-wandered = Der Gigant fand keine freie Krone und zog weiter.
panel-done-sent = Dein Gigant auf { $square } ging zu { $receiver }.
panel-done-recruited = Angeworben: { $token } auf { $square }.
panel-done-searched = Im Stapel gefunden: { $token }, gelegt auf { $square }.
panel-done-giant = Alle Züge sind gespielt. { $lord } wählt noch die Krone, die ein Gigant verdeckt.
panel-done-next = { $lord } ist am Zug.
panel-done-next-soon = { $lord } ist am Zug. Danach bist du wieder dran.
panel-done-next-row = { $lord } ist { $turns ->
    [2] zweimal
   *[other] { $turns }-mal
} hintereinander am Zug. Danach bist du wieder dran.
panel-done-next-you = Du bist wieder am Zug.
panel-done-next-after = { $lord } ist am Zug. Nach { $after } bist du wieder dran.
panel-done-over = Das Spiel ist vorbei. Das Ergebnis steht im Thread.
panel-done-may = -# Du kannst den Zug zurücknehmen, bis { $lord } handelt.
panel-done-may-minute = -# Eine Minute lang kannst du den Zug zurücknehmen; dann spielt { $lord }.
panel-done-may-alone = -# Du kannst den Zug jederzeit zurücknehmen.
panel-next-game = Nächstes Spiel ({ $count })

panel-watching = ### { $lord } spielt diesen Zug · { $round }
panel-watching-domino = { $domino }: { $halves }.
panel-watching-nothing = Noch ist nichts gewählt.
panel-watching-takes = Wird genommen: { $domino }.
panel-watching-takes-only = Wird genommen: { $domino }, der letzte Stein.
panel-watching-still = So war der Entwurf, als du zuletzt gedrückt hast. Du kannst ihn ansehen, aber nicht ändern.
panel-notes = Notizen
panel-notes-some = Notizen ({ $count } neu)
panel-notes-new = { $count ->
    [1] Du hast eine neue Notiz von { $partner }.
   *[other] Du hast { $count } neue Notizen von { $partner }.
}
panel-partners-turn = Partnerzug
panel-notes-title = ### Notizen mit { $partner } · { $table }
panel-notes-none = Noch keine Notizen. Nur ihr beide könnt sie lesen.
panel-note = { $lord } { $when }: { $text }
panel-notes-write = Notiz schreiben
panel-notes-refresh = Aktualisieren
panel-notes-back = Zurück zum Zug
panel-notes-form = Eine Notiz für dein Team
panel-notes-field = Was du sagen möchtest

panel-look-drafted = Dein unfertiger Zug ist hier nicht mitgezählt.
panel-look-title = ### { $table } · { $round }
panel-look-over = ### { $table } · vorbei
panel-look-turn = { $lord } ist am Zug und hat jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
panel-look-turn-sums = { $lord } ist am Zug und hat jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $sums }.
panel-look-choosing = { $lord } wählt.
panel-look-turn-you = Du bist am Zug und hast jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
panel-look-turn-sums-you = Du bist am Zug und hast jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $sums }.
panel-look-choosing-you = Du bist dran und wählst.
panel-look-winner = { $lord } hat mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewonnen.
panel-look-nobody = Niemand hat gewonnen, denn der Autopilot hat für alle gespielt. Die meisten Punkte: { $lords } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
panel-look-shared = { $lords } teilen den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
panel-look-ended = Es endete ohne Ergebnis.
panel-look-kingdom = { $lord } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
panel-look-kingdom-sums = { $lord } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $sums }.
panel-look-kingdom-team = { $lord } haben { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
panel-look-kingdom-sums-team = { $lord } haben { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $sums }.
panel-look-before = ← Zurück
panel-look-page = { $page } von { $pages }
panel-look-after = Weiter →
panel-look-quest = { $quest }: { $about }. Jetzt: { $now }.
panel-look-resources = { $lord }: { $resources }
panel-show = Zeigen…
panel-show-table = Der ganze Tisch
panel-show-kingdom = Königreich von { $lord }
panel-show-kingdom-team = { $lord } und { $partner }
panel-show-line = Die Reihen
panel-show-board = Gebäudetableau
panel-show-court = Der Hof
panel-show-quests = Aufträge
panel-show-score = Stand bisher
panel-show-score-over = Die Wertung
panel-show-text = Als Text
panel-game-menu = Spiel…

panel-score-title = ### { $table } · Stand bisher
panel-score-title-over = ### { $table } · die Wertung
panel-score-lord = { $lord } · { $total }
panel-score-terrain = { $terrain }: { $sums } = { $points }
panel-score-part = { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} × { $crowns ->
    [one] { $crowns } Krone
   *[other] { $crowns } Kronen
}
panel-score-empty = { $terrain }: keine Kronen = 0
panel-score-coins = Münzen: { $coins }, 1 Punkt je volle 3 = { $points }
panel-score-queen = Die Queen im größten Gebiet: { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} × 1 Krone = { $points }
panel-score-buildings = Gebäude: { $points }
panel-score-quests = Aufträge: { $points }
panel-score-court = Der Hof: { $points }
panel-score-part-of = – { $part }: { $points }
panel-score-piece = – { $building }: { $points }
panel-score-piece-none = – { $building }: 0 für sich allein
panel-score-per-wheat = – { $building }: { $count ->
    [one] { $count } Getreidegebiet
   *[other] { $count } Getreidegebiete
} × { $each } = { $points }
panel-score-per-forest = – { $building }: { $count ->
    [one] { $count } Waldgebiet
   *[other] { $count } Waldgebiete
} × { $each } = { $points }
panel-score-per-lake = – { $building }: { $count ->
    [one] { $count } Seegebiet
   *[other] { $count } Seegebiete
} × { $each } = { $points }
panel-score-per-grassland = – { $building }: { $count ->
    [one] { $count } Weidegebiet
   *[other] { $count } Weidegebiete
} × { $each } = { $points }
panel-score-per-swamp = – { $building }: { $count ->
    [one] { $count } Sumpfgebiet
   *[other] { $count } Sumpfgebiete
} × { $each } = { $points }
panel-score-per-mine = – { $building }: { $count ->
    [one] { $count } Gebirgsgebiet
   *[other] { $count } Gebirgsgebiete
} × { $each } = { $points }
panel-score-per-town = – { $building }: { $count ->
    [one] { $count } Stadtgebiet
   *[other] { $count } Stadtgebiete
} × { $each } = { $points }
panel-score-per-tower = – { $building }: { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
} × { $each } = { $points }
panel-score-per-knight = – { $building }: { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
} × { $each } = { $points }
panel-score-brief = /score mit einem Namen zeigt es Gebäude für Gebäude.
panel-score-line = { $lord } · { $total }: { $parts }
panel-score-briefest = /score mit einem Namen zeigt es Zeile für Zeile.
panel-score-bonus = { $bonus }: { $points }
panel-score-nothing = Noch bringt nichts Punkte.
panel-score-ties-town = -# Bei Gleichstand: größtes Gebiet { $largest }.
panel-score-ties = -# Bei Gleichstand: größtes Gebiet { $largest }, Kronen { $crowns }.

panel-menu-title =
    ### { $table } · Spiel
    Das siehst nur du.
panel-menu-resign = Aufgeben…
panel-menu-abort = Gemeinsam beenden…
panel-menu-record = Protokoll
panel-resign-ask = { $table } aufgeben? Der Autopilot spielt auf deinem Platz weiter, und das Spiel zählt für dich als verloren.
panel-resign-ask-solo = { $table } aufgeben? Das Spiel endet sofort und zählt nirgends.
panel-resign-ask-rated = { $table } aufgeben? Das Spiel endet sofort und zählt als verloren.
panel-resign-yes = Aufgeben
panel-resign-no = Weiterspielen
panel-resigned = Du hast deinen Platz in { $table } aufgegeben. Der Autopilot spielt für dich weiter.
panel-resigned-last = Du hast deinen Platz in { $table } aufgegeben. An diesem Tisch ist niemand mehr, deshalb ist das Spiel zu Ende.
panel-resigned-agreed = Du hast deinen Platz in { $table } aufgegeben. Alle anderen wollten das Spiel schon beenden, also ist es vorbei.
panel-record =
    ### { $table } · Protokoll
    Das ganze Spiel als Text und als JSON.
panel-record-seedless = -# Der Startwert fehlt, bis das Spiel vorbei ist.
panel-record-check = -# Alle können es prüfen: mit /verify oder mit `python -m engine replay { $file }`
panel-rematch-open = Die Revanche { $table } ist offen in { $channel }. Die anderen sind eingeladen.
panel-rematch-already = Eine Revanche ist schon offen: { $table } in { $channel }.
panel-go-there = Dorthin

panel-command-game = Tische und Spiele
panel-command-play = Deinen Zug öffnen oder ein Spiel gegen den Computer beginnen
panel-command-place = Deinen Stein anlegen
panel-command-discard = Deinen Stein abwerfen, wenn er nirgends passt
panel-command-tax = Einen Ritter auf ein Feld des eben angelegten Steins setzen
panel-command-build = Ein Gebäude kaufen und auf ein Stadtfeld legen
panel-command-burn = Den Drachen bestechen, damit er ein Gebäude des Tableaus zerstört
panel-command-giant = Mit dem angekommenen Giganten eine deiner Kronen verdecken
panel-command-send = Einen deiner Giganten zu jemand anderem schicken
panel-command-receive = Wählen, welche Krone ein zu dir geschickter Gigant verdeckt
panel-command-recruit = Einen offenen Marker des Hofes kaufen
panel-command-search = Für je eine Ressource jeder Art einen Marker aus dem Stapel des Hofes kaufen
panel-command-choose = Einen Stein der nächsten Reihe nehmen
panel-command-undo = Den letzten Schritt deines Zuges rückgängig machen
panel-command-end = Deinen Zug beenden
panel-command-takeback = Den eben beendeten Zug zurücknehmen
panel-command-kingdom = Ein Königreich zeigen
panel-command-table = Den ganzen Tisch zeigen
panel-command-line = Die Steine dieser Runde und die nächste Reihe zeigen
panel-command-board = Das Gebäudetableau mit deinen Preisen zeigen
panel-command-court = Die Marker des Hofes und die Ressourcen aller zeigen
panel-command-look = Ein Spiel ansehen oder was auf einem Feld liegt und dort passt
panel-command-score = Den Stand bisher zeigen und erklären
panel-command-record = Ein Spiel als Text und JSON speichern
panel-command-game-status = Zeigen, wie ein Spiel steht
panel-command-game-resign = Aufgeben; der Autopilot spielt für dich weiter
panel-command-game-abort = Alle fragen, ob das Spiel ohne Ergebnis enden soll
panel-command-game-note = Deinem Team eine Notiz hinterlassen oder die Notizen lesen
panel-command-game-vote = Eine Frage an alle am Tisch beantworten
panel-command-game-rematch = Derselbe Tisch noch einmal, alle einen Platz weiter
panel-option-game = Welches Spiel; sonst das dieses Threads
panel-option-spot = Zwei Felder, linke Hälfte zuerst, etwa b5 a5
panel-option-square = Ein Feld, etwa h9
panel-option-site = Das Stadtfeld, auf dem gebaut wird; sonst das beste
panel-option-building = Ein Gebäude des Gebäudetableaus
panel-option-crown = Ein Feld mit einer freien Krone, etwa e6
panel-option-giant = Das Feld eines deiner Giganten, etwa d4
panel-option-receiver = Wer den Giganten bekommt
panel-option-token = Ein Marker des Hofes
panel-option-place = Das Feld, auf das er kommt; sonst das beste
panel-option-pay = Die Felder, deren Ressourcen bezahlen, etwa c6 b4; sonst die günstigsten
panel-option-note = Was du sagen möchtest; das liest nur dein Team. Ohne Text siehst du die Notizen
panel-option-domino = Die Zahl eines Steins der nächsten Reihe
panel-option-lord = Wer am Tisch
panel-option-at = Ein Feld, etwa c6; sonst das ganze Königreich
panel-option-as = Als Bild oder als Text
panel-option-answer = Deine Antwort
panel-choice-picture = Bild
panel-choice-text = Text
panel-choice-agree = Ja: zustimmen
panel-choice-goon = Nein: weiter wie bisher
panel-which-game = Spiel wählen
panel-choice-game = { $table } · { panel-round }
panel-choice-game-yours = { $table } · { panel-round } · dein Zug
panel-choice-spot = { $number }: { $spot } ({ $gain })
panel-choice-spot-plain = { $spot } ({ $gain })
panel-choice-illegal = { $spot } · nicht erlaubt: { $why }
panel-choice-domino = { $domino }: { $halves }
