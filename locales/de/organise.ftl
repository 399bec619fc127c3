organise-format-swiss-line = Schweizer System, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} an Tischen mit { $size } Plätzen
organise-format-robin-line = Jeder gegen jeden an Tischen mit { $size } Plätzen
organise-format-groups-line = { $groups } Gruppen an Tischen mit { $size } Plätzen, je Gruppe { $through ->
    [1] kommt Platz 1 weiter
   *[other] kommen die ersten { $through } weiter
}
organise-format-elimination-line = { $kind ->
    [double] Doppel-K.-o.
   *[single] K.-o.-System
}{ $size ->
    [2] , zu zweit am Tisch
   *[other] {" "}an Tischen mit { $size } Plätzen, { $through ->
        [1] Platz 1 kommt weiter
       *[other] die ersten { $through } kommen weiter
    }
}
organise-format-ladder-line = Eine ständige Rangliste an Tischen mit { $size } Plätzen
organise-format-league-line = Eine Liga in Staffeln zu { $division }, je Saison { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} an Tischen mit { $size } Plätzen, Auf- und Abstieg: { $through }
organise-seasons-line = { $seasons ->
    [1] eine Saison
   *[other] { $seasons } Saisons
}
organise-final-line = dann ein Finaltisch mit { $size } Plätzen
organise-elimination-line = dann ein K.-o. mit { $entries } und einem Finale mit { $size } Plätzen
organise-teams-line = Zweierteams: Beide melden sich zusammen an.
organise-games-line = Jede Begegnung geht über bis zu { $games } Spiele.
organise-duplicate-line = Gleiche Ziehung für alle: dieselbe an allen Tischen einer Runde, in privaten Threads, bis sie vorbei ist.
organise-box-line = { $box }.
organise-box-more-line = { $box }, { $variants }.
organise-clock-line = { $pace }, Länge der Runde: { $time }. Für Abwesende spielt der Autopilot, jede Runde endet also pünktlich.
organise-vacation-honored = Abwesenheit und ruhige Wochenenden werden innerhalb der Runde berücksichtigt: Die Uhr wartet, die Runde nicht.
organise-vacation-ignored = Abwesenheit und ruhige Wochenenden werden nicht berücksichtigt.
organise-who-line = { $facts }.
organise-who-anyone = Alle auf diesem Server dürfen teilnehmen
organise-who-role = Nur { $role } darf teilnehmen
organise-who-reliability = Zuverlässigkeit ab { $percent } %
organise-who-rating = Wertungszahl ab { $rating }
organise-who-opponents = gewertete Spiele gegen mindestens { $count ->
    [one] { $count } Person
   *[other] { $count } verschiedene Personen
}
organise-size-line = Platz für { $capacity } { $what ->
    [teams] Teams
   *[lords] Personen
}; bei weniger als { $least } wird abgesagt.
organise-late-line = Einstieg bis Runde { $round }.
organise-late-ladder = Einsteigen und aussteigen kannst du jederzeit.
organise-late-league = Einsteigen kannst du jederzeit; du spielst dann ab der nächsten Saison.
organise-late-league-seasons = Einsteigen kannst du, bis Saison { $season } beginnt; du spielst dann ab der nächsten Saison.
organise-points-line = Punkte je Platz ({ $points }).
organise-ties-elimination = Bei Gleichstand um Weiterkommen oder Sieg zählen Punkte, Gebiet und Kronen des Tisches, dann { $decider ->
    [lot] ein Los aus dem Startwert des Events
   *[game] ein weiteres Spiel
}.
organise-third-played = Um Platz 3 wird gespielt.
organise-ties-ladder = Wer am Tisch gewinnt, nimmt auf der Rangliste den höchsten Platz, den jemand am Tisch hatte, und so weiter abwärts. Bei Gleichstand zählen die Punkte der Spiele, dann das größte Gebiet, dann Kronen, dann ein Los aus dem Startwert des Events.
organise-absences = Wer { $rounds ->
    [1] eine Runde
   *[other] { $rounds } Runden hintereinander
} fehlt, ist raus.
organise-protest = Wartezeit nach dem letzten Tisch, bis die Ergebnisse endgültig sind: { $time }.
organise-protest-none = Endgültig sind die Ergebnisse, wenn der letzte Tisch fertig ist.
organise-leavers-half = Wer vor der Hälfte der eigenen Spiele aussteigt, zählt für niemanden.
organise-leavers-out = Wer vor dem Ende aussteigt, zählt für niemanden.
organise-leavers-stand = Steigt jemand aus, zählen die bisherigen Spiele, die übrigen gewinnt die Gegenseite.
organise-seeding-rating = Gesetzt nach der Rangliste dieses Servers, wenn Runde 1 beginnt; wer keine Wertungszahl hat, folgt per Los. Diese Wertungszahlen stehen in den Dateien des Events, die alle bekommen können.
organise-seeding-hand = Gesetzt von der Turnierleitung vor Runde 1; die anderen folgen per Los.
organise-ties-lot = Bei gleichen Punkten wird der Platz geteilt.
organise-ties-line = Feinwertung: { $ties }; sonst wird der Platz geteilt.
organise-ties-cut = Wer dann weiterkommt, sagt ein Los.
organise-ties-then = {", "}dann{" "}
organise-tie-opponents = Gegnerpunkte
organise-tie-opponents-about = Die Punkte aller Gegner: Wer stärkere hatte, liegt vorn
organise-tie-head = direkter Vergleich
organise-tie-head-about = Ergebnisse untereinander, wenn sich alle Punktgleichen getroffen haben
organise-tie-share = Punkteanteil
organise-tie-share-about = Dein Anteil an allen Punkten eines Tisches, im Schnitt
organise-tie-territory = größtes Gebiet
organise-tie-territory-about = Felder des größten Gebiets, im Schnitt deiner Spiele
organise-tie-crowns = Kronen
organise-tie-crowns-about = Kronen deines Königreichs, im Schnitt deiner Spiele
organise-tie-duplicate = Vergleich bei gleicher Ziehung
organise-tie-duplicate-about = Deine Punkte mit derselben Ziehung, verglichen mit den anderen Tischen
organise-tie-lot = nichts weiter
organise-tie-lot-about = Wer bis dahin gleich ist, teilt den Platz; ein Los sagt nur, wer weiterkommt
organise-no-name = Es hat noch keinen Namen.

organise-dates-signup = Anmeldung { $open ->
    [yes] ab { $begins }
   *[no] bis { $ends }
}
organise-dates = { $what ->
    [checkin] Check-in
    [round] Runde { $round }
    [stage_round] Phase { $stage }, Runde { $round }
    [rounds] Tisch auf Tisch
    [final] Finale
    [final_table] Finaltisch
   *[season] Saison { $round }
}: { $open ->
    [yes] ab { $begins }
   *[no] { $begins } bis { $ends }
}
organise-dates-more = … { $rounds ->
    [1] noch eine Runde
   *[other] noch { $rounds } Runden
} …

organise-gone-size = Tische haben jetzt { $size } Plätze: Die Schachtel verlangt das.
organise-gone-teams = Zweierteams brauchen Royal Wedding, deshalb gibt es jetzt keine.
organise-gone-dynasty = Die Dynastie passt nicht dazu.
organise-gone-duplicate = Gleiche Ziehung für alle braucht Runden, in denen alle zugleich spielen, und fällt weg.
organise-gone-games = Eine Dynastie ist schon drei Spiele, deshalb fällt „bis zu mehreren Spielen“ weg.
organise-gone-points = Die Punkte sind wieder die üblichen: Deine waren für Tische anderer Größe.
organise-gone-ties = Ohne gleiche Ziehung für alle entscheidet der Vergleich bei gleicher Ziehung nichts.
organise-gone-late = Der spätere Einstieg entfällt: Dieses Format kennt keinen.
organise-gone-final = Der Finaltisch fällt weg: Die Schachtel hat keinen dieser Größe.
organise-fault-name-missing = Es braucht einen Namen.
organise-fault-signup_until-past = Die Anmeldung würde am { $at } enden; sie muss ab jetzt mindestens { $minutes } Minuten offen bleiben.
organise-fault-start-order = Runde 1 würde vor dem Ende der Anmeldung beginnen.
organise-fault-start-checkin = Der Check-in braucht { $minutes } Minuten zwischen dem Ende der Anmeldung und Runde 1.
organise-fault-start-far = Runde 1 kann spätestens in { $days } Tagen beginnen.
organise-fault-pace-none = Es braucht eine Uhr, damit Runden gespielt werden, statt dass der Autopilot sie beendet.
organise-fault-pace-round = Ein Zug kann länger dauern als eine Runde: Wähle eine kürzere Uhr oder eine längere Runde.
organise-fault-least-size = Für einen Tisch sind mindestens { $entries } nötig.
organise-fault-least-final = Der Finaltisch braucht { $entries }, verlange also mindestens so viele.
organise-fault-groups-small = Jede Gruppe hätte nur { $entries ->
    [1] eine Anmeldung
   *[other] { $entries } Anmeldungen
}; das ist zu wenig: Wähle weniger Gruppen oder mehr Plätze.
organise-fault-groups-final = { $entries ->
    [1] Nur 1 kommt
   *[other] Nur { $entries } kommen
} weiter; das ist zu wenig für den Finaltisch.
organise-fault-groups-over = { $entries } kommen aus den Gruppen weiter, aber der Finaltisch hat { $final } Plätze: Nur die besten davon spielen dort.
organise-fault-groups-large = Eine Gruppe kann höchstens { $entries } Anmeldungen haben: Wähle mehr Gruppen oder weniger Plätze.
organise-fault-capacity-robin = „Jeder gegen jeden“ geht nur mit höchstens { $entries } Anmeldungen: Wähle weniger Plätze, Gruppen oder Schweizer System.
organise-fault-round-short = Bei dieser Uhr dauern die Spiele einer Runde meist mindestens { $days ->
    [1] einen Tag
   *[other] { $days } Tage
}.
organise-fault-round-long = Es dauert { $days } Tage.
organise-fault-teams-pairs = Zwei Teams allein können nicht an einem Tisch spielen: Wo nur zwei übrig sind, wie an einem letzten Tisch, teilen sie den Platz, und das Los sagt, wer weiterkommt.
organise-fault-rounds-repeats = Melden sich nur { $entries } an, treffen manche in { $rounds } Runden wieder aufeinander.

organise-command-organise = Turniere ausrichten und leiten
organise-command-organise-new = Ein Turnier ausrichten, Schritt für Schritt oder auf einmal
organise-option-template = Mit einer Vorlage dieses Servers beginnen
organise-option-name = Der Name, 1–30 Zeichen
organise-option-format = Wie gespielt wird
organise-option-box = Die Schachtel
organise-option-variants = Varianten und mehr, etwa Harmonie, Reich der Mitte
organise-option-lords = Wie viele an einem Tisch sitzen
organise-option-clock = Die Zeit für einen Zug, etwa 12 Stunden
organise-option-rounds = Wie viele Runden
organise-option-capacity = Wie viele Plätze es gibt
organise-option-who = Nur wer diese Rolle hat, darf teilnehmen
organise-option-opponents = Gegen wie viele verschiedene Personen man gewertete Spiele haben muss
organise-option-signup = Wann die Anmeldung endet, etwa Freitag 20:00 oder in 5 Tagen
organise-option-start = Wann Runde 1 beginnt, etwa 24. Dez. 18:00
organise-option-vacation = Ob bei Abwesenheit die Uhr innerhalb der Runde wartet
organise-command-organise-publish = Das vorbereitete Turnier veröffentlichen

organise-new-title = ### Ein neues Turnier
organise-step-what = Was
organise-step-format = Format
organise-step-dates = Termine
organise-step-who = Teilnahme
organise-step-ties = Punkte und Feinwertung
organise-step-preview = Vorschau
organise-steps = { $steps }
organise-zone = Termine sehen alle in der eigenen Zeitzone. Du tippst sie in { $zone }, der Zeitzone aus deinen /settings.
organise-rounds-fixed = Wie viele Runden es gibt, folgt daraus, wie viele teilnehmen.

organise-pick-format = Format
organise-pick-format-swiss = Schweizer System
organise-pick-format-swiss-about = Alle spielen jede Runde, gegen andere mit ähnlichen Ergebnissen
organise-pick-format-robin = Jeder gegen jeden
organise-pick-format-robin-about = Alle treffen auf alle
organise-pick-format-groups = Gruppen und ein Finaltisch
organise-pick-format-groups-about = Jeder gegen jeden in Gruppen; die besten kommen weiter
organise-pick-format-single = K.-o.-System
organise-pick-format-single-about = Eine Niederlage, und du bist raus
organise-pick-format-double = Doppel-K.-o.
organise-pick-format-double-about = Zwei Niederlagen, und du bist raus
organise-pick-format-ladder = Rangliste
organise-pick-format-ladder-about = Immer offen; wer frei ist und nah beieinander steht, spielt zusammen
organise-pick-format-league = Liga
organise-pick-format-league-about = Staffeln und Saisons, Aufstieg und Abstieg
organise-pick-size = { $number } am Tisch
organise-pick-rounds = { $number ->
    [one] { $number } Runde
   *[other] { $number } Runden
}
organise-pick-final = Finaltisch mit { $number }
organise-pick-final-none = Kein Finaltisch
organise-pick-groups = { $number } Gruppen
organise-pick-through = { $number ->
    [1] Platz 1 kommt weiter
   *[other] Die ersten { $number } kommen weiter
}
organise-pick-division = Staffeln zu { $number }
organise-pick-seasons = { $number ->
    [one] { $number } Saison
   *[other] { $number } Saisons
}
organise-pick-seasons-none = Saisons, bis du es beendest
organise-pick-games = { $number ->
    [1] Ein Spiel je Begegnung
   *[other] Bis zu { $number } Spiele je Begegnung
}
organise-pick-duplicate-yes = Gleiche Ziehung für alle: ja
organise-pick-duplicate-yes-about = An allen Tischen einer Runde, in privaten Threads, bis sie vorbei ist
organise-pick-duplicate-no = Gleiche Ziehung für alle: nein
organise-pick-duplicate-no-about = Jeder Tisch hat eine eigene Ziehung, und alle dürfen zuschauen
organise-pick-absences = Raus nach { $number ->
    [1] einer Runde, die der Autopilot spielte
   *[other] { $number } Runden, die der Autopilot spielte
}
organise-pick-absences-none = Abwesende bleiben dabei
organise-pick-leavers-half = Wer aussteigt, zählt ab der Hälfte der Spiele
organise-pick-leavers-half-about = FIDE-Regel: Mit weniger zählt es für niemanden; sonst ist der Rest gewonnen
organise-pick-leavers-out = Wer aussteigt, zählt für niemanden
organise-pick-leavers-out-about = Alle ihre Spiele fallen aus der Tabelle
organise-pick-leavers-stand = Was vor dem Ausstieg gespielt war, zählt
organise-pick-leavers-stand-about = Die übrigen Spiele gewinnt die Gegenseite
organise-pick-seeding-lot = Setzliste: per Los
organise-pick-seeding-lot-about = Mit dem Startwert des Events, von allen nachprüfbar
organise-pick-seeding-rating = Setzliste: nach Wertungszahl
organise-pick-seeding-rating-about = Nach der Rangliste dieses Servers, wenn Runde 1 beginnt
organise-pick-seeding-hand = Setzliste: von Hand
organise-pick-seeding-hand-about = Du ordnest alle Angemeldeten, bevor Runde 1 beginnt
organise-pick-third-no = Platz 3 wird geteilt
organise-pick-third-no-about = Von denen, die im Halbfinale verloren haben
organise-pick-third-yes = Um Platz 3 wird gespielt
organise-pick-third-yes-about = In der Runde des Finales, wenn das ein Tisch zu zweit ist
organise-pick-decider-game = Bei Gleichstand wird weitergespielt
organise-pick-decider-game-about = Ein weiteres Spiel der Punktgleichen, wenn nur eine Seite weiterkommt
organise-pick-decider-lot = Bei Gleichstand entscheidet das Los
organise-pick-decider-lot-about = Mit dem Startwert des Events; keine Runde wird länger
organise-pick-checkin-yes = Check-in: ja
organise-pick-checkin-no = Check-in: nein
organise-pick-vacation-yes = Abwesenheit: Die Uhr wartet
organise-pick-vacation-no = Abwesenheit: Die Uhr läuft weiter
organise-pick-takeback-yes = Züge lassen sich zurücknehmen, bis jemand anderes spielt
organise-pick-takeback-no = Züge können nicht zurückgenommen werden
organise-pick-round = Länge der Runde: { $time }
organise-pick-rest = Pause zwischen Runden: { $time }
organise-pick-rest-none = Keine Pause zwischen Runden
organise-pick-protest = Wartezeit bis zum Endergebnis: { $time }
organise-pick-protest-none = Endergebnis sofort nach dem letzten Tisch
organise-pick-late = Einstieg bis Runde { $number }
organise-pick-late-none = Kein späterer Einstieg
organise-pick-tie = { $place }: { $tie }

organise-which-box = Welche Schachtel?
organise-which-variants = Varianten: keine
organise-which-template = Mit Vorlage beginnen…
organise-which-role = Welche Rolle darf mitmachen?
organise-which-clock = Uhr
organise-which-tie = Feinwertung
organise-which-size = Größe der Tische
organise-which-rounds = Runden
organise-which-final = Finaltisch
organise-which-groups = Gruppen
organise-which-through = Wie viele weiterkommen
organise-which-division = Größe der Staffeln
organise-which-seasons = Saisons
organise-which-games = Spiele je Begegnung
organise-which-duplicate = Gleiche Ziehung für alle
organise-which-leavers = Wenn jemand aussteigt
organise-which-seeding = Setzliste
organise-which-third = Platz 3
organise-which-decider = Gleichstand am Tisch
organise-which-absences = Abwesende
organise-which-checkin = Check-in
organise-which-vacation = Abwesenheit
organise-which-takeback = Zugrücknahme
organise-which-round = Länge einer Runde
organise-which-rest = Zwischen Runden
organise-which-protest = Wann endgültig
organise-which-late = Späterer Einstieg

organise-button-words = Name und Text…
organise-button-dates = Termine tippen…
organise-button-numbers = Wer…
organise-button-points = Punkte…
organise-button-ties = Punkte, Feinwertung
organise-button-publish = Veröffentlichen
organise-button-keep = Als Vorlage speichern
organise-button-shred = Vorlage entfernen…
organise-button-fresh = Neu beginnen

organise-form-words = Name und Text
organise-form-words-name = Name
organise-form-words-text = Was alle wissen sollten (darf leer sein)
organise-form-dates = Termine
organise-form-dates-hint = Leer lassen, um den geplanten zu behalten
organise-form-date-signup_until = Ende der Anmeldung, etwa Freitag 20:00
organise-form-date-start = Runde 1 beginnt, etwa 24. Dez. 18:00
organise-form-date-ends = Die Runde endet, etwa Sonntag 20:00
organise-form-date-table = Der Tisch wird gespielt bis, etwa Sonntag
organise-form-date-begins = Nächste Runde beginnt, etwa Montag 18:00
organise-form-numbers-rounds = Runden
organise-form-numbers-late = Letzte Runde für den Einstieg; 0: keine
organise-what-changes = ### Was soll sich an { $cup } ändern?
organise-change-words = Name und Text…
organise-change-numbers = Zahlen…
organise-form-seat-entries = Wer am Tisch; allein: spielfrei; leer: keiner
organise-form-swap-entries = Welche zwei
organise-form-first = Ab welcher Runde
organise-form-first-hint = Leer: ab der nächsten
organise-form-points = Punkte
organise-form-points-label = Vom ersten Platz an; leer: die üblichen
organise-form-numbers-capacity = Plätze
organise-form-numbers-least = Wie viele nötig sind
organise-form-numbers-reliability = Zuverlässigkeit in Prozent; 0: egal
organise-form-numbers-rating = Wertungszahl, Zahl der Gegner; 0 0: egal
organise-form-numbers-round = Stunden einer Runde
organise-form-keep-label = Name der Vorlage

organise-kept = Gespeichert als { $template }. Die Termine rücken um ganze Wochen weiter, wenn du die Vorlage benutzt.
organise-shred-title = ### Eine Vorlage entfernen
organise-shred-which = Welche Vorlage?
organise-shredded = { $template } ist entfernt.
organise-template-about = { $format }
organise-changed = Die Einstellungen haben sich geändert, seit du sie gesehen hast. So ist es jetzt.
organise-ready = Es fehlt nichts. Nach der Veröffentlichung kann man sich anmelden.
organise-missing = Vor der Veröffentlichung noch zu tun:
organise-note = Einen zweiten Blick wert:
organise-preview-dates = Mit { $entries } Anmeldungen:
organise-no-right = Ich kann es in { $channel } nicht veröffentlichen; dort fehlt mir: { $rights }.
organise-right-view = den Kanal sehen
organise-right-text = ein Textkanal
organise-right-send = Nachrichten senden
organise-right-threads = öffentliche Threads erstellen
organise-right-talk = in Threads schreiben
organise-right-private = private Threads erstellen, für gleiche Ziehung
organise-published = { $cup } ist veröffentlicht. Die Ankündigung erscheint in { $channel }.
organise-closed = Dein Turnier bleibt, wie es ist. /organise new öffnet es wieder.
organise-button-panel = Turnierleitung

organise-command-organise-panel = Die Seite der Turnierleitung öffnen
organise-command-organise-pair = Die nächste Runde jetzt auslosen
organise-command-organise-unpair = Die letzte Auslosung aufheben
organise-command-organise-extend = Dieser Runde mehr Zeit geben
organise-command-organise-dates = Termine verschieben, früher oder später
organise-command-organise-change = Ändern, was angekündigt war
organise-command-organise-seat = Für die nächste Runde einen Tisch oder spielfrei von Hand festlegen
organise-command-organise-swap = In der eben gemachten Auslosung zwei tauschen
organise-command-organise-pause = Pausieren oder weitergehen lassen
organise-command-organise-result = Ein Ergebnis berichtigen
organise-command-organise-replace = Jemanden ersetzen
organise-command-organise-expel = Jemanden disqualifizieren
organise-command-organise-drop = Jemanden herausnehmen
organise-command-organise-table = Den Autopiloten für jemanden spielen lassen oder die Uhr eines Tisches neu starten
organise-command-organise-add = Jemanden nachträglich aufnehmen oder Anmeldungen importieren
organise-command-organise-message = Allen im Event schreiben
organise-command-organise-seed = Die Setzliste festlegen
organise-command-organise-team = Jemanden in Turnierleitung oder Schiedsgericht aufnehmen oder herausnehmen
organise-command-organise-cancel = Das Event absagen
organise-command-organise-confirm = Die Ergebnisse bestätigen, wenn alle Tische fertig sind
organise-command-organise-reopen = Ein beendetes Event für Berichtigungen öffnen, oder ein abgesagtes wieder öffnen
organise-command-organise-channel = In einem anderen Kanal weitermachen
organise-command-organise-fairplay = Sehen, wie oft jemand spielt wie ein starker Computer
organise-option-cup = Welches Turnier
organise-option-reason = Warum; alle können es im Turnierbuch lesen
organise-option-ends = Wann diese Runde endet, etwa Sonntag 20:00
organise-option-begins = Wann die nächste Runde beginnt, etwa Montag 18:00
organise-option-least = Wie viele nötig sind
organise-option-late = Die letzte Runde, in die man einsteigen kann; 0: keine
organise-option-entries = Nummern oder Namen, etwa 4, 7 oder Ann, Ben
organise-option-first = Ab welcher Runde; leer: ab der nächsten
organise-option-hours = So viele Stunden
organise-option-channel = Der Kanal, in dem es weitergeht
organise-option-round = Welche Runde, wenn nicht die letzte
organise-option-table = Die Nummer des Tisches in seiner Runde
organise-option-lord = Wer
organise-option-with = Wer einspringt; sonst, wer auf der Warteliste vorn steht
organise-option-do = Was zu tun ist
organise-option-order = Namen oder Nummern, die besten zuerst, mit Kommas dazwischen
organise-option-user = Wer dazukommen soll
organise-option-partner = Wer im selben Team spielt, bei Zweierteams
organise-option-file = Eine Datei mit Anmeldungen (CSV), vor dem Beginn
organise-option-text = Was du allen sagen möchtest
organise-option-member = Wer dazukommt oder ausscheidet
organise-option-role = In welcher Aufgabe
organise-choice-autopilot = Der Autopilot spielt für jemanden
organise-choice-adjourn = Vertagen: Der Tisch wird bis zu einem anderen Termin gespielt
organise-choice-restart = Die Uhr beginnt neu
organise-choice-organiser = Turnierleitung
organise-choice-judge = Schiedsgericht
organise-choice-nothing = Keines von beiden: herausnehmen

organise-panel-title = ### { $cup } · Turnierleitung
organise-panel-public = Jede Handlung braucht einen Grund und steht im öffentlichen Turnierbuch.
organise-state-signup = Anmeldung bis { $at }. { $entries } von { $capacity } angemeldet{ $waiting ->
    [0] .
    [one] , { $waiting } wartet.
   *[other] , { $waiting } warten.
}
organise-state-checkin = Check-in bis { $at }. { $here } von { $entries } sind da{ $waiting ->
    [0] .
    [one] , { $waiting } wartet.
   *[other] , { $waiting } warten.
}
organise-state-closed = Die Anmeldung ist vorbei: { $entries ->
    [1] 1 nimmt
   *[other] { $entries } nehmen
} teil{ $waiting ->
    [0] .
    [one] , { $waiting } wartet.
   *[other] , { $waiting } warten.
} Runde 1 beginnt am { $at }.
organise-state-round = { $tables ->
    [1] { $round }: { $over ->
        [0] Der einzige Tisch spielt noch
       *[other] Der einzige Tisch ist fertig
    }. Endet am { $at } ({ $left }).
   *[other] { $round }: { $over } von { $tables } Tischen sind fertig. Endet am { $at } ({ $left }).
}
organise-state-between = { $adjourned ->
    [0] { $round }: Alle Tische sind fertig.
   *[other] { $round }: Alle anderen Tische sind fertig.
}
organise-state-adjourned = Vertagt: Tisch { $table } ({ $round }). Er endet am { $at } ({ $left }).
organise-state-closed-now = Die Ergebnisse sind endgültig. Was folgt, kommt gleich: Drücke **Aktualisieren**.
organise-state-ended-now = Alle Runden sind vorbei. Was folgt, kommt gleich: Drücke **Aktualisieren**.
organise-state-begun = Es hat begonnen; die ersten Tische werden vorbereitet.
organise-state-paused = **Pausiert** seit { $at }: Alles wartet.
organise-state-asked = { $count ->
    [1] Eine Person ist zum Mitspielen gefragt und hat nicht geantwortet.
   *[other] { $count } Personen sind zum Mitspielen gefragt und haben nicht geantwortet.
}
organise-state-over = { $winners ->
    [0] Es ist zu Ende. Gewonnen hat niemand.
   *[other] Es ist zu Ende. Gewonnen: { $lord }.
}
organise-state-too-few = Es wurde abgesagt: Weniger als { $least } waren da.
organise-need-few = { $there ->
    [1] **Bisher ist nur 1 da**
   *[other] **Bisher sind nur { $there } da**
}: Mit weniger als { $least } wird am { $at } abgesagt. Ruf die anderen mit einer Nachricht oder verschieb den Beginn.
organise-need-confirm = **Alle Tische sind fertig.** Drücke **Ergebnisse bestätigen** oder berichtige, was falsch ist, bevor sie endgültig sind.
organise-need-seeds = **Noch ist niemand gesetzt.** Drücke **Setzliste festlegen…**, bevor Runde 1 beginnt; sonst folgen alle per Los.
organise-need-nothing = Es gibt nichts für dich zu tun.
organise-need-gone = **Der Kanal des Events wurde gelöscht**, deshalb steht das Event still: Keine Runde beginnt. Wähle einen anderen Kanal, dann geht es dort weiter.
organise-need-role = **Die Rolle, die man zum Teilnehmen braucht, wurde gelöscht**, deshalb kann sich niemand anmelden. Lass Anmeldungen ohne sie zu oder nimm auf, wer spielen soll.
organise-need-shut = **In { $channel } darf ich nicht mehr schreiben**, deshalb steht das Event still: Keine Runde beginnt. Erlaube mir dort *Kanal anzeigen* und *Nachrichten senden* oder wähle einen anderen Kanal.
organise-need-left-entries = Nicht mehr auf diesem Server: { $lords }{ $more ->
    [0] .
    [1] {" "}und noch jemand.
   *[other] {" "}und { $more } weitere.
} Wähle sie unten, um sie zu ersetzen oder herauszunehmen.
organise-need-left-team = Nicht mehr auf diesem Server und deshalb nicht erreichbar: { $lords }{ $more ->
    [0] .
    [1] {" "}und noch jemand.
   *[other] {" "}und { $more } weitere.
} Alle mit *Server verwalten* können das Event leiten.
organise-channel-title = In welchem Kanal soll { $cup } weitergehen? Alles Laufende wird dort noch einmal gezeigt.
organise-channel = Anderer Kanal…
organise-need-call = **Schiedsgericht gerufen** { $at } von { $lord }{ $table ->
    [0] {""}
   *[other] , Tisch { $table }
}: { $what }
organise-late-lord = In Verzug: Tisch { $table }, { $lord } hat { $missed ->
    [1] einen Zug
   *[other] { $missed } Züge
} verpasst.
organise-late-lord-autopilot = { $missed ->
    [0] Tisch { $table }: Der Autopilot spielt für { $lord }.
    [1] In Verzug: Tisch { $table }, { $lord } hat einen Zug verpasst und ist nicht zurück.
   *[other] In Verzug: Tisch { $table }, { $lord } hat { $missed } Züge verpasst und ist nicht zurück.
}
organise-late-option = { $missed ->
    [0] Der Autopilot spielt für { $name }
    [1] { $name } hat einen Zug verpasst
   *[other] { $name } hat { $missed } Züge verpasst
}
organise-missed-option = { $missed ->
    [0] Der Autopilot spielt
    [1] Einen Zug verpasst
   *[other] { $missed } Züge verpasst
}
organise-waits-option = Auf der Warteliste
organise-next-paired = Die nächste Runde wird am { $at } von selbst ausgelost.
organise-next-paired-now = Die nächste Runde wird gleich von selbst ausgelost: Drücke **Aktualisieren**.
organise-next-by-hand = Von Hand, { $round }: { $what }.
organise-next-left-over = { $count ->
    [1] Noch jemand bleibt übrig und ist spielfrei.
   *[other] { $count } weitere bleiben übrig und sind spielfrei.
}
organise-next-playing = Runde jetzt auslosen: { $tables ->
    [1] Ein Tisch spielt
   *[other] { $tables } Tische spielen
} noch.

organise-act = Aktion für das Event…
organise-act-extend = Diese Runde verlängern…
organise-act-extend-about = Alle Tische bekommen dieselbe Zeit dazu
organise-act-postpone = Alle Termine verschieben…
organise-act-postpone-about = Anmeldeschluss, wenn noch offen, und Runde 1 kommen später
organise-act-dates = Termine ändern…
organise-act-dates-about = Früher oder später; alle erfahren es
organise-act-change = Ankündigung ändern…
organise-act-change-about = Name, Text, Plätze, Runden
organise-act-seat = Von Hand auslosen…
organise-act-seat-about = Ein Tisch oder spielfrei in der nächsten Runde
organise-act-swap = Zwei tauschen…
organise-act-swap-about = In der eben gemachten Auslosung
organise-act-pause = Event pausieren…
organise-act-pause-about = Alle Uhren und Termine warten
organise-act-resume = Weitergehen lassen…
organise-act-resume-about = Alle Termine rücken um die Länge der Pause weiter; nach zwei Wochen drei Tage mehr
organise-act-message = Allen schreiben…
organise-act-message-about = Auf dem Weg, den jede Person eingestellt hat
organise-act-add = Jemanden aufnehmen…
organise-act-add-about = Nachträglich, oder jemanden, der ausgestiegen war
organise-act-open = Anmeldung ohne die Rolle zulassen…
organise-act-open-about = Alle anderen Bedingungen bleiben
organise-act-close = Anmeldung jetzt beenden…
organise-act-close-about = Sonst kommt niemand dazu; Runde 1 beginnt wie geplant
organise-act-seed = Setzliste festlegen…
organise-act-seed-about = Die Reihenfolge, in der sie beginnen
organise-act-channel = Anderen Kanal wählen…
organise-act-channel-about = Das Event geht dort weiter
organise-act-stand = Tabelle jetzt veröffentlichen…
organise-act-stand-about = Im Thread des Events
organise-act-team = Turnierleitung und Schiedsgericht…
organise-act-team-about = Jemanden aufnehmen oder herausnehmen
organise-act-end = Event beenden…
organise-act-end-about = Mit der Tabelle, wie sie ist
organise-act-confirm = Ergebnisse bestätigen
organise-act-reopen = Event wieder öffnen…
organise-act-reopen-about = Wieder anmelden, oder Ergebnisse berichtigen
organise-act-cancel = Event absagen…
organise-act-cancel-about = Es endet ohne Ergebnis
organise-act-import = Anmeldungen importieren
organise-act-result = Ergebnis berichtigen…
organise-act-restart = Uhr neu starten…
organise-act-adjourn = Vertagen…
organise-act-replace = Ersetzen…
organise-act-drop = Herausnehmen…
organise-act-expel = Disqualifizieren…
organise-act-autopilot = Autopilot…
organise-tact = Aktion für einen Tisch…
organise-pact = Aktion für eine Person…
organise-other-table = Anderer Tisch…
organise-other-lord = Jemand anderes…
organise-table-option = { $stages ->
    [1] {""}
   *[other] { $stage }{" "}
}R{ $round } T{ $table } · { $lords }
organise-table-over = Fertig
organise-table-adjourned = Vertagt
organise-table = Tisch { $table }: { $lords }
organise-game-option = Über Spiel { $game } entscheiden
organise-autopilot-whom = Autopilot für…
organise-lord-title = ### { $lord }
organise-entry-in = { $lord } nimmt teil.
organise-entry-waiting = { $lord } wartet auf einen Platz.
organise-entry-withdrawn = { $lord } hat sich abgemeldet.
organise-entry-dropped = { $lord } ist ausgestiegen.
organise-entry-expelled = { $lord } wurde disqualifiziert.
organise-whom-replace = Wer springt ein?
organise-whom-replace-title = Jemand anderes von diesem Server wird gebeten, den Platz von { $lord } zu nehmen, mit den Punkten und den offenen Tischen.
organise-whom-add = Wer soll dazukommen?
organise-whom-add-title = Wer wird gebeten, in { $cup } zu spielen? Teams werden zusammen gewählt.
organise-whom-lord = Um wen geht es?
organise-whom-lord-title = Wähle jemanden aus { $cup }.
organise-whom-team-title = Die Turnierleitung von { $cup } kann hier alles, das Schiedsgericht entscheidet über Tische.
organise-whom-organiser = In die Turnierleitung…
organise-whom-judge = Ins Schiedsgericht…
organise-off-team = Herausnehmen…
organise-role-organiser = Turnierleitung
organise-role-judge = Schiedsgericht
organise-first-waiting = Wer am längsten wartet

organise-form-reason = Grund (alle können ihn lesen)
organise-form-hours = Stunden
organise-form-order = Angemeldete, die besten zuerst, je eine Zeile
organise-form-text = Was möchtest du allen sagen?
organise-form-result = Ergebnis berichtigen
organise-form-result-hint = Punkte, etwa 44, oder Platz und Punkte, etwa 1, 44
organise-form-pair = Runde jetzt auslosen
organise-form-unpair = Letzte Auslosung aufheben
organise-form-stage = Phase, ab 1
organise-form-round = Runde
organise-form-table = Tisch

organise-button-channel = Anderen Kanal wählen
organise-button-refresh = Aktualisieren
organise-button-log = Turnierbuch
organise-button-anew = Neues Event wie dieses
organise-button-asklords = Alle wieder einladen
organise-again-reason = Die Angemeldeten von { $cup }
organise-button-pair = Runde jetzt auslosen
organise-button-begin = Runde 1 jetzt beginnen
organise-button-unpair = Auslosung aufheben
organise-button-do = Ausführen
organise-button-again = Neu spielen
organise-button-stands = So lassen
organise-button-passes = Diese kommen weiter
organise-button-passes-none = Niemand kommt weiter
organise-button-dont = Abbrechen
organise-done = Erledigt. Es steht im Turnierbuch des Events.

organise-effect-title = ### Das würde geschehen
organise-effect-open = Ab jetzt braucht niemand die Rolle, um an { $cup } teilzunehmen.
organise-effect-channel = Das Event geht in { $channel } weiter: Die Ankündigung und alles Laufende werden dort gezeigt, { $tables ->
    [0] die nächsten Tische auch.
    [1] und der offene Tisch zieht mit um.
   *[other] und die { $tables } offenen Tische ziehen mit um.
}
organise-effect-channel-blind = **{ $lords ->
    [one] { $lords } Person, die teilnimmt, sieht diesen Kanal nicht.
   *[other] { $lords } Personen, die teilnehmen, sehen diesen Kanal nicht.
}** Alle erfahren per Direktnachricht, wo das Event ist; wer den Kanal nicht sieht, kann nur von dort aus spielen.
organise-effect-changed = ### Seit du das gesehen hast, hat sich etwas geändert. Jetzt würde das geschehen
organise-effect-reason = Grund: { $reason }
organise-effect-moved = Was für den { $before } geplant war, rückt auf den { $after }.
organise-effect-ends = Es endet am { $after } statt am { $before }.
organise-effect-date-signup_until = Die Anmeldung endet am { $after } statt am { $before }.
organise-effect-date-start = Runde 1 beginnt am { $after } statt am { $before }.
organise-effect-date-ends = { $round } endet am { $after } statt am { $before }, und was folgt, rückt ebenso weiter.
organise-effect-date-begins = Die nächste Runde beginnt am { $after } statt am { $before }.
organise-effect-date-sooner = { $tables ->
    [1] Ein Tisch spielt noch. Was dort dann offen ist, spielt der Autopilot.
   *[other] { $tables } Tische spielen noch. Was dort dann offen ist, spielt der Autopilot.
}
organise-effect-date-told = Alle Betroffenen erfahren es.
organise-effect-change-name = Es heißt „{ $after }“ statt „{ $before }“.
organise-effect-change-text = Der Text ist ab jetzt: { $after }
organise-effect-change-capacity = Es hat { $after } Plätze statt { $before }.
organise-effect-change-least = Nötig sind mindestens { $after } statt { $before }.
organise-effect-change-rounds = Es hat { $after } Runden statt { $before }.
organise-effect-change-late = Einsteigen geht bis Runde { $after } statt { $before }.
organise-effect-end-early = Nach { $round } { $last ->
    [yes] wird nicht mehr gespielt: Es entscheidet die Tabelle, wie sie dann ist, und nichts folgt.
   *[no] wird hier nicht mehr gespielt: Es entscheidet die Tabelle, wie sie dann ist, und was folgt, beginnt.
}
organise-effect-seat = Von Hand in Runde { $round }:
organise-effect-seat-table = - ein Tisch mit { $lords }
organise-effect-seat-byes = - spielfrei für { $lords }
organise-effect-seat-rest = Die anderen werden wie immer ausgelost, untereinander.
organise-effect-seat-left-over = { $count ->
    [1] Eine davon bleibt übrig und ist auch spielfrei.
   *[other] { $count } davon bleiben übrig und sind auch spielfrei.
}
organise-effect-seat-none = Nichts ist mehr von Hand festgelegt: Runde { $round } wird ganz wie immer ausgelost.
organise-effect-swap = Es tauschen die Plätze: { $lords }.
organise-effect-swap-anew = { $tables ->
    [1] Der Tisch dieser Runde beginnt
   *[other] Die { $tables } Tische dieser Runde beginnen
} neu, mit neuen Ziehungen. Das Ende der Runde bleibt.
organise-effect-postpone = Alle Termine vor dem Beginn verschieben sich ({ $time }).
organise-effect-extend = { $tables ->
    [1] Der eine offene Tisch bekommt
   *[other] Alle { $tables } offenen Tische bekommen
} mehr Zeit ({ $round }): { $time }.
organise-effect-pause = { $cup } pausiert: Alle Termine warten, und { $tables ->
    [0] nichts wird gespielt
    [1] die Uhr eines Tisches hält an
   *[other] die Uhren von { $tables } Tischen halten an
}.
organise-effect-resume = { $cup } geht weiter: { $tables ->
    [0] Kein Tisch ist offen
    [1] Die Uhr eines Tisches läuft wieder
   *[other] Die Uhren von { $tables } Tischen laufen wieder
}, und alle Termine rücken ebenso weiter.
organise-effect-game = Spiel { $game } der Begegnung.
organise-effect-will = Es wird gelten: { $scores }
organise-effect-was = Es galt: { $scores }
organise-effect-score = { $place } { $lord } { $points }
organise-effect-stops = { $games ->
    [1] Das Spiel, das dort läuft, endet
   *[other] { $games } Spiele, die dort laufen, enden
}.
organise-effect-goes-on = Die Begegnung ist damit nicht entschieden und geht weiter.
organise-effect-depends = Mit diesem Ergebnis sollten an schon ausgelosten Tischen andere sitzen. Du wählst: Diese Tische werden neu gespielt, mit denen, die dort sitzen sollten, und ihre Ergebnisse zählen nicht; oder alles bleibt, wie es ist.
organise-effect-again = { $round }, { $table } · { $over ->
    [0] spielt
   *[other] fertig
} { $count ->
    [0] { "" }
   *[other] → { $lords }
}
organise-effect-again-more = { $tables ->
    [1] und noch ein Tisch
   *[other] und { $tables } weitere Tische
}
organise-effect-frozen = Die Phase ist zu Ende: Wer weitergekommen ist, bleibt weiter.
organise-effect-replace = { $other } übernimmt den Platz von { $lord }, mit allen Punkten.
organise-effect-replace-rated = Ein laufendes Spiel wird als von { $lord } verlassen gewertet, wenn darin ein Zug von { $lord } verpasst wurde, sonst nach dem Platz des Königreichs; ohne einen Zug gar nicht.
organise-effect-in-time = { $lords } hat am Tisch keinen Zug verpasst und wird erst gefragt. Ohne ein Ja geht es erst nach einem verpassten Zug.
organise-effect-waited = { $other } wartete auf einen Platz und verlässt die Warteliste.
organise-effect-seats = { $tables ->
    [1] Der offene Tisch wird
   *[other] { $tables } offene Tische werden
} übergeben.
organise-effect-expel = { $lord } wird disqualifiziert und ist raus.
organise-effect-parts = { $other } behält den eigenen Platz an einem offenen Tisch. Mit Ersetzen… kann jemand an die Stelle von { $lord } treten; bis dahin wird das Team nicht ausgelost.
organise-effect-parts-before = Mit { $lord } geht das Team; { $other } kann sich mit jemand anderem wieder anmelden.
organise-effect-drop = { $lord } wird herausgenommen und kann zurückkommen, solange noch eine Runde kommt.
organise-effect-passes = Diese Seite hat ihren letzten Tisch gewonnen und käme weiter. Du wählst: Statt ihrer kommt { $other } weiter, dort unterlegen, oder niemand, und wer als Nächstes gegen sie spielen sollte, hat keinen Tisch.
organise-effect-passes-again = Kommt die unterlegene Seite weiter, wird neu gespielt, was seither ausgelost wurde:
organise-effect-moves-up = { $other } rückt von der Warteliste nach.
organise-effect-autopilots = { $tables ->
    [1] Den offenen Tisch übernimmt
   *[other] { $tables } offene Tische übernimmt
} der Autopilot.
organise-effect-autopilot = Ab jetzt spielt der Autopilot für { $lord }, bis { $lord } zurück ist. Wer einen Zug hatte und am Ende des Spiels nicht zurück ist, wird als ausgestiegen gewertet.
organise-effect-adjourn = Dieser Tisch wird bis { $ends } gespielt. Die Runden gehen weiter; bis er fertig ist, zählt er als Gleichstand: je ein halber Punkt an einem Tisch zu zweit.
organise-effect-restart = Der laufende Zug bekommt wieder seine ganze Zeit.
organise-effect-asked = Zuerst gefragt: { $lords }. Ohne ein Ja geschieht nichts.
organise-effect-add = Dann dabei: { $lords }.
organise-effect-add-waits = Kein Platz ist frei. Dann auf der Warteliste: { $lords }.
organise-effect-add-late = Ab Runde { $round } dabei: { $lords }.
organise-effect-import = { $lords ->
    [1] Eine Person wird gefragt und ist bei einem Ja
   *[other] { $lords } Personen werden gefragt und sind bei einem Ja
} dabei.
organise-effect-left = { $lords ->
    [1] Eine weitere Anmeldung bleibt
   *[other] { $lords } weitere Anmeldungen bleiben
} weg: Zu viele würden auf einmal gefragt. Lade die Datei noch einmal hoch, wenn diese geantwortet haben.
organise-effect-known = { $lords ->
    [1] Eine Anmeldung der Datei ist schon dabei oder gefragt und wird
   *[other] { $lords } Anmeldungen der Datei sind schon dabei oder gefragt und werden
} übergangen.
organise-effect-some-wait = Es gibt nicht genug Plätze: Die letzten warten.
organise-effect-unpair = Die Auslosung wird aufgehoben ({ $round }): { $tables ->
    [1] Der Tisch endet
   *[other] Die { $tables } Tische enden
} ohne Ergebnis.
organise-effect-unpair-played = { $tables ->
    [1] Einer davon ist fertig: Sein Ergebnis zählt nicht.
   *[other] { $tables } davon sind fertig: Ihre Ergebnisse zählen nicht.
}
organise-effect-paired-again = Von selbst wird sie am { $at } neu ausgelost, oder früher, wenn du es tust.
organise-effect-pair = { $round } wird ausgelost und beginnt jetzt; die Länge bleibt.
organise-effect-pair-next = Was danach folgt ({ $stage }), wird ausgelost und beginnt jetzt; die erste Runde dauert ihre ganze Zeit.
organise-effect-begin = Anmeldung und Check-in sind vorbei, und Runde 1 beginnt jetzt mit { $lords ->
    [1] einer Anmeldung
   *[other] { $lords } Anmeldungen
}. Sie dauert ihre ganze Zeit.
organise-effect-begin-without = { $more ->
    [0] Wer nicht eingecheckt hat, ist raus: { $lords }.
    [one] Wer nicht eingecheckt hat, ist raus: { $lords } und noch jemand.
   *[other] Wer nicht eingecheckt hat, ist raus: { $lords } und { $more } weitere.
}
organise-effect-pair-instead = Von selbst würde sie am { $at } beginnen.
organise-effect-message = { $lords ->
    [1] Eine Person bekommt:
   *[other] { $lords } Personen bekommen:
}
organise-effect-team-on = { $role ->
    [judge] { $lord } kann hier als Schiedsgericht entscheiden und wird nach **Ich helfe** genannt und an Tische gerufen.
   *[organiser] { $lord } kann hier alles und wird nach **Ich helfe** als Turnierleitung genannt und gerufen.
}
organise-effect-team-off = { $lord } gehört nicht mehr { $role ->
    [judge] zum Schiedsgericht
   *[organiser] zur Turnierleitung
}.
organise-effect-seed = Gesetzt, die besten zuerst: { $lords }. { $left ->
    [0] Das sind alle.
    [1] Danach folgt noch jemand.
   *[other] Die { $left } anderen folgen per Los.
}
organise-effect-seed-more = { $count } weitere
organise-effect-close = Die Anmeldung endet jetzt. Dabei { $lords ->
    [1] ist 1
   *[other] sind { $lords }
}.
organise-effect-checkin = Der Check-in beginnt.
organise-effect-start-stays = Runde 1 beginnt wie geplant am { $at }.
organise-effect-stand = Die Tabelle wird im Thread des Events gezeigt.
organise-effect-end = { $cup } endet: Die Tabelle wird endgültig.
organise-effect-confirm = Die Ergebnisse sind ab jetzt endgültig ({ $stage }).
organise-effect-confirm-last = { $cup } endet, und die besten bekommen ihre Trophäen:
organise-effect-through = { $more ->
    [0] Weiter kommen: { $lords }.
    [one] Weiter kommen: { $lords } und noch jemand.
   *[other] Weiter kommen: { $lords } und { $more } weitere.
}
organise-effect-reopen = { $cup } ist wieder offen: Siegertreppe und Trophäen werden zurückgenommen, und die Ergebnisse der letzten Phase können berichtigt werden bis { $until }, oder bis du sie bestätigst. Alle erfahren es.
organise-effect-reopen-signup = { $cup } findet doch statt: Die Anmeldung ist wieder einen Tag offen, und Runde 1 beginnt am { $start }. { $lords ->
    [0] Noch ist niemand dabei.
    [1] Wer vorher dabei war, bleibt es und erfährt davon.
   *[other] Die { $lords } von vorher bleiben dabei und erfahren es.
} Andere Termine lassen sich danach einstellen.
organise-effect-cancel = { $begun ->
    [yes] { $cup } endet ohne Ergebnis. Nichts bringt es zurück.
   *[no] { $cup } wird abgesagt. Du kannst es wieder öffnen.
}
organise-effect-no-result = { $tables ->
    [1] Der Tisch, der noch spielt, endet
   *[other] Die { $tables } Tische, die noch spielen, enden
} ohne Ergebnis.

organise-fair-button = Fairness
organise-fair-title = ### { $cup } · Fairness
organise-fair-about = Wie oft { $lord } so gespielt hat, wie es ein starker Computer am besten findet. Das sieht nur die Turnierleitung, soweit sie nicht selbst mitspielt.
organise-fair-total = **{ $percent } %** von { $turns } Zügen, in { $games ->
    [1] einem Spiel
   *[other] { $games } Spielen
}
organise-fair-round = { $round }: { $percent } % von { $turns }
organise-fair-none = Noch ist keines dieser Spiele verglichen.
organise-fair-waiting = { $count ->
    [1] Ein Spiel ist noch nicht verglichen. Das dauert etwa eine halbe Minute.
   *[other] { $count } Spiele sind noch nicht verglichen. Jedes dauert etwa eine halbe Minute.
}
organise-fair-more = Mehr vergleichen
organise-fair-reading = Züge ohne Wahl, die erste Wahl und die Züge des Autopiloten zählen nicht. Über { $games } Spiele sind { $percent } % und mehr einen genaueren Blick wert, aber kein Beweis: Starke kommen von selbst dorthin, und ein einzelnes Spiel sagt nichts.
organise-fair-coarse = Züge ohne Wahl, die erste Wahl und die Züge des Autopiloten zählen nicht. Hier beurteilt der Computer nur Königreiche, deshalb sagt der Anteil, wie sehr jemand wie der Autopilot spielt, und nichts über Betrug.
