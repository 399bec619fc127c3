cups-percent = { $value } %
cups-stage-choose = Phase…
cups-stage-swiss = Schweizer System
cups-stage-robin = jeder gegen jeden
cups-stage-groups = Gruppen
cups-stage-single = K.-o.-System
cups-stage-double = Doppel-K.-o.
cups-stage-final = Finaltisch
cups-stage-ladder = Rangliste
cups-stage-gone = spätere Phase
cups-stage-league = Saison { $number }
cups-closing = Alle Tische sind fertig ({ $stage }). Noch können die Ergebnisse berichtigt werden; endgültig sind sie am { $until } ({ $left }).
cups-round = Runde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
}
cups-round-groups = Gruppenrunde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
}
cups-round-single = K.-o.-Runde { $round } von { $rounds }
cups-round-final = Finaltisch
cups-round-last = Finale
cups-round-semi = Halbfinale
cups-round-quarter = Viertelfinale
cups-round-league = Saison { $stage }, Runde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}von { $rounds }
}
cups-round-deciding = Entscheidungstisch

cups-button-options = Einstellungen ändern
cups-button-enter = Anmelden
cups-button-wait = Auf Platz warten ({ $count })
cups-button-withdraw = Abmelden
cups-button-drop = Aussteigen
cups-button-list = Wer dabei ist
cups-button-places = Alle Plätze
cups-button-rules = Regeln des Events
cups-button-here = Ich bin da
cups-button-cannot = Ich kann nicht
cups-button-table = Mein Tisch
cups-button-why = Warum dieser Tisch?
cups-button-standings = Tabelle
cups-button-bracket = Turnierbaum
cups-button-judge = Schiedsgericht rufen
cups-button-text = Als Text
cups-button-csv = CSV
cups-button-xlsx = XLSX
cups-button-cross = Kreuztabelle
cups-button-export = Exportieren
cups-button-yes = Ja, ich bin dabei
cups-button-no = Jetzt nicht
cups-button-play = Ich spiele
cups-button-refuse = Nein
cups-button-agree = Einverstanden
cups-button-notme = Ohne mich
cups-button-help = Ich helfe
cups-button-back = Weiterspielen
cups-button-leave = Ja, aussteigen
cups-button-stay = Nein, ich spiele weiter
cups-button-partner = Ja, zusammen
cups-button-decline = Nein, danke
cups-button-look = Zum Tisch
cups-button-event = Zum Event
cups-button-all = Alle Events
cups-button-words = Worterklärungen
cups-button-previous = ← Zurück
cups-button-following = Weiter →
cups-button-page = { $page } von { $pages }

cups-home-title = ## { $name }
cups-home-signup = Anmeldung bis { $until }
cups-home-checkin = Check-in von { $from } bis { $until }
cups-home-start = Runde 1 beginnt am { $start }
cups-home-start-ends = Runde 1 beginnt am { $start } · das Event endet am { $ends }
cups-home-start-latest = Runde 1 beginnt am { $start } · das Event endet spätestens am { $ends }
cups-home-count = **{ $count } von { $capacity }** angemeldet{ $waiting ->
    [0] .
    [one] , { $waiting } wartet.
   *[other] , { $waiting } warten.
}
cups-home-vacation = Abwesenheit wird berücksichtigt.
cups-home-no-vacation = Abwesenheit wird nicht berücksichtigt.
cups-home-seal = Der Startwert jeder Auslosung wird gezeigt, sobald ihre Turnierrunde ausgelost ist. Bis dahin sind die Startwerte versiegelt: `{ $seal }`
cups-home-closed = Die Anmeldung ist vorbei. Runde 1 beginnt am { $start }.
cups-home-closed-checkin = Der Check-in ist offen bis { $start }: Drücke **Ich bin da**.
cups-home-here = **{ $here } von { $count }** sind da.{ $waiting ->
    [0] {""}
    [one] {" "}{ $waiting } wartet.
   *[other] {" "}{ $waiting } warten.
}
cups-home-running = Es läuft: { $round }, endet am { $ends } ({ $left }).
cups-home-between = Alle Tische sind fertig ({ $round }). Die nächste Turnierrunde beginnt am { $start }.
cups-home-page = [Zur neuesten Seite]({ $url })
cups-home-playing = { $count ->
    [1] **1** nimmt teil.
   *[other] **{ $count }** nehmen teil.
}
cups-home-late = Du kannst noch bis Runde { $round } einsteigen.
cups-home-late-ladder = Du kannst noch einsteigen.
cups-home-late-league = Du kannst noch einsteigen und spielst dann ab der nächsten Saison.
cups-home-paused = Es ist seit { $since } pausiert: Alle Uhren stehen.
cups-home-best = Vorn: { $best }
cups-home-points = { $lord } { $points }
cups-home-over = { $winner } { $lords ->
    [one] hat
   *[other] haben
} gewonnen.
cups-home-place = **{ $place }** { $lord }
cups-home-cancelled = Es wurde am { $at } abgesagt: { $reason }
cups-home-too-few = Es wurde am { $at } abgesagt: { $count ->
    [0] Niemand war da, nötig sind mindestens { $least }.
    [1] Nur 1 war da, nötig sind mindestens { $least }.
   *[other] { $count } waren da, nötig sind mindestens { $least }.
}

cups-checkin-title = ## { $name } · der Check-in ist offen
cups-checkin-press = Drücke **Ich bin da** vor dem { $until } ({ $left }). Sonst verlierst du deinen Platz.
cups-checkin-over = ## { $name } · der Check-in ist vorbei
cups-checkin-began = Runde 1 hat begonnen.

cups-round-title = ## { $name } · { $round }
cups-round-title-page = ## { $name } · { $round } · Seite { $page } von { $pages }
cups-round-ends = Endet am { $ends } ({ $left }). Tische, die dann noch offen sind, spielt der Autopilot zu Ende.
cups-round-adjourned = Tisch { $table } ist vertagt: Er endet am { $until } ({ $left }).
cups-round-third = Tisch { $table } spielt um Platz 3.
cups-table-stands = Das Ergebnis von Tisch { $table } ({ $round }) wurde später berichtigt; { $lords } { $count ->
    [one] spielt
   *[other] spielen
} trotzdem weiter.
cups-table-passed = An Tisch { $table } ({ $round }) { $count ->
    [one] kommt { $lords }
   *[other] kommen { $lords }
} weiter, denn wer dort vorn lag, wurde disqualifiziert.
cups-round-own = Tisch { $table }: Wer über das Ergebnis entschieden hat, saß selbst dort.
cups-round-tied = { $count ->
    [1] Gleichstand an Tisch { $tables }: Ein weiteres Spiel entscheidet.
   *[other] Gleichstand an den Tischen { $tables }: Weitere Spiele entscheiden.
}
cups-round-ended = Beendet am { $at }.
cups-round-cancelled = Das Event wurde am { $at } abgesagt: Tische, die da noch offen waren, haben kein Ergebnis.
cups-round-paused = Pausiert seit { $since }: Alle Uhren stehen.
cups-round-byes = Spielfrei in dieser Runde: { $names }
cups-round-byes-more = { $count ->
    [1] Noch jemand ist in dieser Runde spielfrei.
   *[other] { $count } weitere sind in dieser Runde spielfrei.
}
cups-round-undone = ## { $name } · eine Auslosung wurde aufgehoben
cups-round-undone-text = Die Tische, die hier standen, zählen nicht. Die Runde wird neu ausgelost.
cups-round-undone-over = Die Tische, die hier standen, zählen nicht.

cups-mine = { $name }, { $round }: { $who ->
    [you] Du sitzt
   *[lord] { $lord } sitzt
} an **Tisch { $table }** mit { $others }.
cups-mine-over = { $name }, { $round }: { $who ->
    [you] Du hast
   *[lord] { $lord } hat
} an **Tisch { $table }** mit { $others } gespielt.
cups-mine-none = { $who ->
    [you] Du hast
   *[lord] { $lord } hat
} jetzt keinen Tisch in { $name }.
cups-mine-bye = { $name }, { $round }: { $who ->
    [you] Du bist
   *[lord] { $lord } ist
} spielfrei: Das zählt wie ein gewonnener Tisch.
cups-mine-bye-bracket = { $name }, { $round }: { $who ->
    [you] Du hast keinen Tisch und kommst so weiter.
   *[lord] { $lord } hat keinen Tisch und kommt so weiter.
}
cups-mine-on = { $who ->
    [you] Du kommst
   *[lord] { $lord } kommt
} in die nächste Runde.
cups-mine-third = { $who ->
    [you] Du spielst
   *[lord] { $lord } spielt
} um Platz 3.
cups-mine-out = { $who ->
    [you] Du bist
   *[lord] { $lord } ist
} ausgeschieden.
cups-mine-result = Ergebnis: { $scores }.
cups-mine-result-ruled = Ergebnis durch Entscheid: { $scores }. Grund: { $reason }
cups-mine-game = Spiel { $slot }: { $scores }.
cups-mine-game-ruled = Spiel { $slot } durch Entscheid: { $scores }. Grund: { $reason }
cups-mine-tied = Es gab einen Gleichstand, deshalb entscheidet ein weiteres Spiel. Es läuft gerade.
cups-mine-gone = Der Kanal deines Tisches wurde gelöscht, deshalb geht dein Spiel per Direktnachricht weiter.
cups-mine-seal = Die Ziehung des Tisches stand vor Beginn fest. Das Siegel ihres Startwerts, der am Ende gezeigt wird: `{ $seal }`.
cups-result = { $place }. { $lord } { $points }

cups-why-title = ### { $name } · { $round } · Tisch { $table }
cups-why-start = Alle begannen bei null: Die ersten Tische folgen aus dem Startwert des Events.
cups-why-points = { $who ->
    [you] Du hattest
   *[lord] { $lord } hatte
} { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
cups-why-near = { $near ->
    [0] Sonst hatte niemand so viele.
    [1] Jemand anderes hatte ebenso viele{ $unmet ->
        [0] , aber diese Begegnung gab es schon.
       *[other] , und diese Begegnung gab es noch nicht.
    }
   *[other] { $near } andere hatten ebenso viele; mit { $unmet } davon gab es noch keine Begegnung.
}
cups-why-all = { $kind ->
    [robin] Hier spielt jeder gegen jeden
    [groups] In einer Gruppe treffen alle aufeinander
   *[league] In einer Staffel treffen alle aufeinander
}, in einer Reihenfolge, die von Anfang an feststeht.
cups-why-seeded = { $kind ->
    [double] Im Doppel-K.-o.
   *[single] Im K.-o.-System
} folgen die Tische aus der Setzliste, { $seeding ->
    [places] den Plätzen der Phase davor
    [rating] den Wertungszahlen bei Beginn des Events
    [hand] festgelegt von der Turnierleitung vor Beginn
   *[lot] ausgelost mit dem Startwert des Events
}{ $kind ->
    [double] ; wer einmal verliert, spielt unter denen weiter, die auch einmal verloren haben.
   *[single] : Die zuerst Gesetzten treffen so spät wie möglich aufeinander.
}
cups-why-ladder = Auf einer Rangliste treffen Freie aufeinander, die nah beieinander stehen.
cups-why-final = Wer durchgekommen ist, sitzt am Finaltisch.
cups-why-unmet = { $count ->
    [one] Noch keine Begegnung mit { $lord } ({ $points } Punkt).
   *[other] Noch keine Begegnung mit { $lord } ({ $points } Punkte).
}
cups-why-met = { $count ->
    [one] Begegnung mit { $lord } ({ $points } Punkt) schon in Runde { $rounds }: Besser ging es nicht.
   *[other] Begegnung mit { $lord } ({ $points } Punkte) schon in Runde { $rounds }: Besser ging es nicht.
}
cups-why-met-again = Begegnung mit { $lord } schon in Runde { $rounds }.
cups-why-first = { $lord } { $lords ->
    [one] wählt
   *[other] wählen
} hier zuerst, { $count ->
    [0] zum ersten Mal
    [1] wie schon in einer Runde
   *[other] wie schon in { $count } Runden
}.
cups-why-nobody-twice = { $who ->
    [you] Du hast
   *[lord] { $lord } hat
} niemanden zweimal getroffen.
cups-why-twice = { $who ->
    [you] Du hast
   *[lord] { $lord } hat
} { $count ->
    [1] jemanden
   *[other] { $count } andere
} mehr als einmal getroffen.
cups-why-bye = { $who ->
    [you] Du warst
   *[lord] { $lord } war
} in Runde { $rounds } spielfrei.

cups-column-place = Pl.
cups-column-lord = Name
cups-column-points = Pkt.
cups-column-opponents = Gegner
cups-column-head = direkt
cups-column-share = Anteil
cups-column-territory = Gebiet
cups-column-crowns = Kronen
cups-column-duplicate = Vergl.
cups-column-round = R{ $round }
cups-column-rounds = Runde
cups-column-result = Erg.
cups-table-opening = im Aufbau
cups-table-adjourned = ist vertagt
cups-table-playing = spielt
cups-table-over = ist fertig
cups-table-free = ist spielfrei
cups-table-nobody = kein Sieg

cups-standings-title = ## { $name } · Tabelle nach { $round }
cups-standings-final = ## { $name } · Schlusstabelle: { $stage }
cups-standings-group = ## { $name } · { $kind ->
    [division] Staffel
   *[group] Gruppe
} { $group }, Tabelle nach { $round }
cups-standings-group-final = ## { $name } · Schlusstabelle: { $kind ->
    [division] Staffel
   *[group] Gruppe
} { $group }
cups-tie-lot = Los
cups-tie-points = Punkte
cups-standings-before = ## { $name } · Tabelle
cups-standings-columns = Platz, Name, { $columns }.
cups-standings-line = **{ $place }** { $lord } · **{ $points }** · { $ties }
cups-standings-line-left = ~~{ $place } { $lord } · { $points } · { $ties }~~
cups-met-win = { $others }S
cups-met-loss = { $others }N
cups-met-draw = { $others }U
cups-met-unplayed = { $others }A
cups-met-bye = +
cups-met-absent = –
cups-met-playing = { $others }…
cups-cross-legend = Jede Runde: 4S Sieg gegen Zeile 4, N Niederlage, U unentschieden, A kein Sieg, da der Autopilot für beide spielte; 2/4 1·7·9 Platz 2 von 4, gegen die Zeilen 1, 7 und 9; + spielfrei, – nicht da, … spielt noch.
cups-standings-met = die letzten Runden (4S Sieg gegen Zeile 4, N Niederlage, U unentschieden, A kein Sieg, da der Autopilot für beide spielte)
cups-standings-cut = – der Cut –
cups-standings-none = Noch hat niemand gespielt.
cups-standings-explain = Eine Zeile erklären…
cups-standings-option = { $place } · { $lord }
cups-standings-behind = In der Schlusswertung kommt hinter allen anderen, wer nie einen Zug gemacht hat oder disqualifiziert wurde: siehe [Alle Plätze] in der Ankündigung.
cups-standings-frozen = Der Cut steht fest: Ein späterer Entscheid ändert ihn nur, wenn die Turnierleitung alles Folgende neu spielen lässt.
cups-group = Gruppe { $group }
cups-group-choose = Gruppe…
cups-division = Staffel { $group }
cups-division-choose = Staffel…

cups-explain-title = ### { $lord } · Platz { $place }
cups-explain-decided = Hinter { $lord }, entschieden durch: { $what }.
cups-explain-shared = Teilt den Platz mit { $lord }: Nur das Los trennt die beiden, und das sagt bloß, wer weiterkommt, wenn nicht beide können.
cups-explain-sum = **{ $what }: { $value }**
cups-explain-mean = Mittel aus { $count }
cups-explain-more = und { $count } weitere
cups-explain-tables = Hier entscheiden die Tische über die Plätze, nicht diese Zahlen.
cups-explain-passed = entfällt: zählt nur unter denen, die bisher gleichauf sind, wenn sie alle aufeinandergetroffen sind
cups-explain-lot = ausgelost mit dem Startwert des Events; 1 ist das beste
cups-explain-game = R{ $round } T{ $table }
cups-term = R{ $round } T{ $table }: { $value }
cups-term-lord = R{ $round } { $lord }: { $value }
cups-term-only-lord = { $lord }: { $value }
cups-term-other = R{ $round }: { $value }
cups-term-bye = R{ $round } spielfrei: { $value }
cups-term-walkover = R{ $round } kampflos gewonnen: { $value }
cups-term-annulled = R{ $round } zählt nicht, da jemand früh ausstieg: { $value }
cups-term-late = R{ $round } noch nicht dabei: { $value }
cups-term-left = R{ $round } nach dem Ausstieg: { $value }
cups-term-absent = R{ $round } kein Tisch: { $value }
cups-term-ruled = R{ $round } T{ $table }, durch Entscheid: { $value }

cups-words-title = ### { $name } · Worterklärungen
cups-words-points = **Punkte**: was die Plätze an einem Tisch wert sind, der erste am meisten. Wer Plätze teilt, teilt auch, was sie zusammen wert sind.
cups-words-tie = **{ $tie }**: { $about }.
cups-words-signs = **Im Bild der Tabelle**: Eine Krone ist ein erster Platz an einem Tisch, eine Zahl ein anderer Platz, + eine Runde ohne Tisch, – eine verpasste Runde, … ein Tisch, der noch spielt. Den Kranz hat, wer gewonnen hat.
cups-words-seeding = **Setzliste**: die Reihenfolge, in der alle in den Turnierbaum gesetzt werden. Die zuerst Gesetzten treffen so spät wie möglich aufeinander.
cups-words-lot = **Los**: mit dem Startwert des Events gezogen, für jede Person oder jedes Team eines. Wer in allem anderen gleich ist, teilt den Platz; das Los sagt nur, wer weiterkommt, wo nicht alle können.
cups-words-free = **Spielfrei**: ohne Tisch in einer Runde. Das zählt wie ein gewonnener Tisch.
cups-words-cut = **Der Cut**: ein Strich in der Tabelle; wer darüber steht, kommt weiter.
cups-words-duplicate = **Gleiche Ziehung für alle**: Alle Tische einer Runde haben dieselbe Ziehung, das Glück ist also für alle gleich. Niemand sonst sieht die Tische, bis die Runde vorbei ist.
cups-words-autopilot = **Autopilot**: ein Computer, der Züge spielt, deren Zeit abgelaufen ist, und Plätze, die aufgegeben wurden oder verloren sind.
cups-words-seed = **Startwert**: eine geheime Zahl, bei der Veröffentlichung zufällig gezogen; der Startwert jeder Runde wird gezeigt, wenn sie ausgelost ist. Lose und Auslosungen folgen daraus, also kann niemand sie wählen oder voraussehen.
cups-words-seal = **Siegel**: der Fingerabdruck der Startwerte, von Anfang an gezeigt. Er passt zu keinen anderen und beweist so, dass sie seither nicht geändert wurden. Die Ziehung jedes Tisches hat einen eigenen Startwert und ein eigenes Siegel.

cups-bracket-title = ## { $name } · { $stage }
cups-bracket-page = Seite { $page } von { $pages }.

cups-podium-title = ## { $name } ist zu Ende
cups-podium-won = { $winner } { $lords ->
    [one] hat
   *[other] haben
} gewonnen!
cups-podium-place = **{ $place }** { $lord }
cups-podium-undone =
    ## { $name } ist wieder offen
    Die Plätze, die hier standen, sind zurückgenommen: { $reason }

cups-notice-message = ### { $by } an alle in { $name }
cups-notice-changed = In { $name } ist etwas anders als angekündigt: { $what }. Grund: { $reason }
cups-changed-name = der Name ist „{ $value }“
cups-changed-text = der Text
cups-changed-capacity = { $value } Plätze
cups-changed-least = { $value } sind nötig
cups-changed-rounds = { $value } Runden
cups-changed-late = Einstieg bis Runde { $value }
cups-changed-ended = diese Runden enden nach Runde { $value }, mit der Tabelle, wie sie ist
cups-home-left = Dieses Event geht in { $channel } weiter.
cups-notice-paused = { $name } ist pausiert: Alle Uhren stehen. Grund: { $reason }
cups-notice-closing = Der letzte Tisch von { $name } ist fertig. Was jetzt gilt, wird am { $until } endgültig, wenn es vorher nicht berichtigt oder bestätigt wird. Wer einen Fehler sieht, ruft das Schiedsgericht.
cups-notice-ruled = Das Ergebnis von Tisch { $table } ({ $round }, { $name }) wurde von { $by } berichtigt: { $scores }. Grund: { $reason }
cups-notice-reopened-signup = { $name } findet doch statt; die Anmeldung endet am { $until }: { $reason }
cups-notice-reopened = { $name } ist wieder offen, Plätze und Trophäen sind zurückgenommen: { $reason }
    Es schließt wieder am { $until }, oder wenn die Ergebnisse bestätigt sind.
cups-notice-resumed = { $name } geht weiter. Alles Kommende hat sich verschoben ({ $time }).
cups-notice-outage = Hier konnte eine Weile niemand spielen ({ $time }), deshalb hat sich in { $name } alles Kommende um dieselbe Zeit verschoben.
cups-notice-sooner = Die Uhr des Bots ging vor. In { $name } kommt alles Kommende wieder früher ({ $time }), wie es vorher angekündigt war.

cups-book-title = **{ $name } · Turnierbuch**
cups-book-name = { $name } · Turnierbuch
cups-book-text = Alles, was die Turnierleitung in diesem Event tut, steht unten im Thread, mit Grund.
cups-log-line = { $at } · { $line }
cups-log-organiser = { $by } (Turnierleitung)
cups-log-extended-tied = { $round } endet später ({ $time }): An einem Tisch herrscht Gleichstand, die Betroffenen spielen ein weiteres Spiel.
cups-log-extended = { $by } gibt mehr Zeit für { $round } ({ $time }): { $reason }
cups-log-shortened = { $by } lässt { $round } früher enden ({ $time }): { $reason }
cups-log-next-begins = { $by } verschiebt den Beginn der nächsten Runde auf den { $begins }: { $reason }
cups-log-moved = { $by } verschiebt den Anmeldeschluss auf den { $closes } und Runde 1 auf den { $start }: { $reason }
cups-log-changed = { $by } ändert, was angekündigt war: { $what }. Grund: { $reason }
cups-log-arranged = { $by } legt von Hand fest ({ $round }): { $what }. Grund: { $reason }
cups-log-arranged-none = { $by } lässt alles wie immer auslosen ({ $round }): { $reason }
cups-log-arranged-swap = { $by } tauscht { $what } in der Auslosung ({ $round }): { $reason }
cups-arranged-table = ein Tisch mit { $lords }
cups-arranged-bye = spielfrei für { $lords }
cups-log-adjourned = { $by } vertagt Tisch { $table } ({ $round }) bis { $ends }: { $reason }
cups-log-postponed = { $by } verschiebt die Termine vor Beginn ({ $time }): { $reason }
cups-log-channel = { $by } verlegt das Event nach { $channel }: { $reason }
cups-log-opened = { $by } lässt Anmeldungen ohne die Rolle zu: { $reason }
cups-log-paused = { $by } pausiert das Event: { $reason }
cups-log-resumed = { $by } lässt das Event weitergehen, später als geplant ({ $time }): { $reason }
cups-log-ruled = { $by } entscheidet über Tisch { $table } ({ $round }): { $scores }. Grund: { $reason }
cups-log-ruled-stands = { $by } entscheidet über Tisch { $table } ({ $round }): { $scores }. Wer weitergekommen war, spielt weiter. Grund: { $reason }
cups-log-rewound = { $by } lässt Tische neu spielen, die aus einem falschen Ergebnis entstanden: { $reason }
cups-log-rewound-expelled = { $by } lässt Tische neu spielen, an denen jemand saß, der disqualifiziert ist: { $reason }
cups-log-rewound-stage = { $by } öffnet die Phase wieder ({ $stage }), und was danach kam, wird neu gespielt: { $reason }
cups-log-ruled-sealed = { $by } entscheidet über Tisch { $table } ({ $round }); das Ergebnis wird mit denen der Runde gezeigt. Grund: { $reason }
cups-log-replaced = { $by } ersetzt { $out } durch { $lord }: { $reason }
cups-log-renamed = { $was } heißt jetzt { $lord }.
cups-log-expelled-passes = { $by } disqualifiziert { $entry }; stattdessen kommt weiter, wer dagegen verloren hat: { $reason }
cups-log-expelled = { $by } disqualifiziert { $entry }: { $reason }
cups-log-dropped = { $by } nimmt { $entry } heraus: { $reason }
cups-log-dropped-absent = { $entry } ist raus: In zu vielen Runden hintereinander hat der Autopilot gespielt.
cups-log-dropped-self = { $entry } ist ausgestiegen.
cups-log-withdrawn = { $by } meldet { $entry } vor Beginn ab: { $reason }
cups-log-returned = { $by } holt { $entry } ab Runde { $round } zurück: { $reason }
cups-log-returned-self = { $entry } ist ab Runde { $round } wieder dabei.
cups-log-invited = { $by } lädt { $lord } zum Mitspielen ein: { $reason }
cups-log-invited-pilot = { $by } fragt { $lord }, ob der Autopilot spielen darf: { $reason }
cups-log-invited-instead = { $by } bittet { $lord }, für { $out } einzuspringen: { $reason }
cups-log-agreed = { $lord } hat zugesagt.
cups-log-refused = { $lord } hat abgelehnt.
cups-log-entered = { $by } meldet { $entry } an: { $reason }
cups-log-entered-late = { $by } meldet { $entry } ab Runde { $round } an: { $reason }
cups-log-unpaired = { $by } hebt die Auslosung auf ({ $round }): { $reason }
cups-log-paired = { $by } lässt jetzt auslosen ({ $round }): { $reason }
cups-log-hastened = { $by } lässt Runde 1 sofort beginnen: { $reason }
cups-log-seeded = { $by } setzt { $lords }: { $reason }
cups-log-signup_ended = { $by } beendet die Anmeldung: { $reason }
cups-log-team-on = { $by } nimmt { $lord } { $role ->
    [judge] ins Schiedsgericht
   *[organiser] in die Turnierleitung
} auf.
cups-log-team-off = { $by } nimmt { $lord } { $role ->
    [judge] aus dem Schiedsgericht
   *[organiser] aus der Turnierleitung
}.
cups-log-team-left = Aus der Turnierleitung ist niemand mehr auf diesem Server. { $lord } gehört der Server, und damit jetzt auch die Turnierleitung; übernehmen dürfen auch alle mit *Server verwalten*.
cups-log-team-self = { $lord } hat auf eigenen Wunsch { $role ->
    [judge] das Schiedsgericht
   *[organiser] die Turnierleitung
} verlassen.
cups-log-team-helps = { $lord } hilft { $role ->
    [judge] im Schiedsgericht
   *[organiser] in der Turnierleitung
}.
cups-log-because = { $what } Grund: { $reason }
cups-log-message-because = { $what } (Grund: { $reason })
cups-log-own-table = Wer hier entschieden hat, sitzt selbst an diesem Tisch: Niemand sonst aus Turnierleitung und Schiedsgericht war da.
cups-log-message = { $by } schreibt an alle: { $text }
cups-log-cancelled = { $by } sagt das Event ab: { $reason }
cups-log-over = { $by } beendet das Event: { $reason }
cups-log-confirmed = { $by } bestätigt die Ergebnisse ({ $stage }): { $reason }
cups-log-reopened = { $by } öffnet das Event wieder: { $reason }
cups-log-stage_ended = { $by } beendet die Phase ({ $stage }): { $reason }
cups-log-imported = { $by } lädt aus einer Datei zum Mitspielen ein ({ $count }): { $reason }
cups-log-autopilot = { $by } lässt an Tisch { $table } ({ $round }) den Autopiloten für { $lord } spielen: { $reason }
cups-log-restarted = { $by } startet die Uhr von Tisch { $table } neu ({ $round }): { $reason }
cups-log-taken_back = { $count ->
    [1] Tisch { $table } ({ $round }) nimmt auf Bitte von { $entry } den letzten Zug zurück.
   *[other] Tisch { $table } ({ $round }) nimmt auf Bitte von { $entry } die letzten { $count } Züge zurück.
}
cups-log-stand = { $by } veröffentlicht die Tabelle: { $reason }
cups-log-other = { $by } hat etwas am Event geändert: { $reason }

cups-judge-called = { $lord } ruft das Schiedsgericht an Tisch { $table } ({ $round }), { $where }: { $what }
cups-judge-called-event = { $lord } ruft das Schiedsgericht: { $what }
cups-judge-field = Worum geht es?
cups-judge-reached = Gerufen: { $lords }{ $more ->
    [0] .
    [1] {" "}und noch jemand.
   *[other] {" "}und { $more } weitere.
}
cups-judge-unheard = Dein Ruf steht im Turnierbuch. Das Schiedsgericht wurde zuletzt so oft gerufen, dass niemand erwähnt wird.
cups-judge-nobody = Aus Turnierleitung und Schiedsgericht von { $name } ist niemand mehr auf diesem Server. Jetzt leiten es alle mit *Server verwalten*: { $managers }. Schreib ihnen; /organise panel zeigt ihnen deinen Ruf.

cups-call-paired = { $name }: { $round } hat begonnen und endet am { $ends }.
cups-call-imported = { $by } hat euch zu { $name } angemeldet. Runde 1 beginnt am { $start }; wer noch keinen Platz hat, erfährt, wenn einer frei wird.
cups-call-message = { $by } hat an alle in { $name } geschrieben: siehe diesen Thread.

cups-told-checkin = Der Check-in von { $name } ist offen bis { $until } ({ $left }). Bist du da?
cups-told-lastcall = Du hast für { $name } noch nicht eingecheckt. Der Check-in endet { $left }; danach verlierst du deinen Platz.
cups-told-paired = { $name }: { $round } hat begonnen und endet am { $ends }. Du spielst gegen { $others }.
cups-told-dates-round = { $name }: { $round } endet jetzt am { $ends }. Grund: { $reason }
cups-told-dates-round-tied = { $name }: { $round } endet jetzt am { $ends }, denn an einem Tisch mit Gleichstand gibt es ein weiteres Spiel.
cups-told-dates-next = Die nächste Runde von { $name } beginnt jetzt am { $begins }. Grund: { $reason }
cups-told-dates-start = Runde 1 von { $name } beginnt jetzt am { $start }. Grund: { $reason }
cups-told-dates-start-checkin = Runde 1 von { $name } beginnt jetzt am { $start }, der Check-in am { $closes }. Grund: { $reason }
cups-told-free = { $name }, { $round }: Du bist spielfrei. { $how ->
    [bracket] Du kommst ohne Tisch weiter
   *[usual] Das zählt wie ein gewonnener Tisch
}.
cups-told-paired-free = { $name }: { $round } hat begonnen.
cups-told-closing = Alle Tische in { $name } sind fertig ({ $stage }). Die Ergebnisse sind am { $until } endgültig; bis dahin kannst du sie berichtigen oder sofort bestätigen.
cups-told-through = Du bist weiter in { $name }: { $stage }.
cups-told-unposted = -# In { $name } konnte das nicht erscheinen, deshalb kommt es direkt zu dir. /admin health sagt, warum.
cups-told-rewound = Dein Tisch in { $name } zählt nicht mehr: { $how ->
    [expelled] Jemand wurde disqualifiziert, und andere sollten dort sitzen
   *[usual] Nach dem berichtigten Ergebnis hätten andere dort sitzen sollen
}. Du wirst neu ausgelost; bleibt niemand zum Spielen, brauchst du keinen Tisch. Grund: { $reason }
cups-told-unpaired = Die Auslosung in { $name } wurde aufgehoben ({ $round }): Was du dort gespielt oder bekommen hast, zählt nicht, und die Runde wird neu ausgelost. Grund: { $reason }
cups-told-ended = { $name } beendet diese Phase früher ({ $stage }): Weitere Runden gibt es darin nicht. Grund: { $reason }
cups-told-reopened = { $name } ist wieder offen, Plätze und Trophäen sind zurückgenommen. Es schließt wieder am { $until }, oder wenn die Ergebnisse bestätigt sind. Grund: { $reason }
cups-told-message = { $by } schreibt an alle in { $name }: { $text }
cups-told-cancelled = { $name } wurde abgesagt: { $reason }
cups-told-too-few = { $name } wurde abgesagt: Zu wenige waren da.
cups-told-moved = Ein Platz ist frei geworden: Du bist in { $name } dabei. { $how ->
    [checkin] Mach deinen Check-in vor dem { $start }.
    [running] Runde 1 hat begonnen.
   *[usual] Runde 1 beginnt am { $start }.
}
cups-told-noshow = Du hast für { $name } nicht eingecheckt, deshalb bist du nicht dabei.
cups-told-invited = { $by } hätte dich gern in { $name } dabei{ $how ->
    [late] , ab der nächsten Runde
    [round] , ab Runde { $round }
   *[usual] . Runde 1 beginnt am { $start }
}. Dabei bist du nur, wenn du **Ich spiele** drückst.
cups-told-invited-instead = { $by } bittet dich, in { $name } den Platz von { $out } zu nehmen, mit allen Punkten und den laufenden Tischen. Du spielst nur, wenn du **Ich spiele** drückst.
cups-told-invited-pilot = { $by } möchte an deinem Tisch in { $name } den Autopiloten für dich spielen lassen: { $reason }. Bis du zurück bist, gilt das Spiel als von dir verlassen. Das geschieht nur, wenn du zustimmst oder einen Zug verstreichen lässt.
cups-told-invited-yield = { $by } möchte deinen Platz in { $name } jemand anderem geben, mit allen Punkten und den laufenden Tischen: { $reason }. Das geschieht nur, wenn du zustimmst oder einen Zug verstreichen lässt.
cups-told-invited-back = { $by } hätte dein Team gern wieder in { $name } dabei, ab der nächsten Runde. Es kommt nur zurück, wenn du **Ich spiele** drückst.
cups-told-teamed-asked = { $by } bittet dich, bei { $name } { $role ->
    [judge] im Schiedsgericht
   *[organiser] in der Turnierleitung
} zu helfen. Genannt und gerufen wirst du erst, wenn du **Ich helfe** drückst.
cups-told-teamed = { $by } hat dich bei { $name } { $role ->
    [judge] ins Schiedsgericht
   *[organiser] in die Turnierleitung
} aufgenommen. Du wirst gerufen, wenn jemand das Schiedsgericht ruft.
cups-told-teamed-left = Aus der Turnierleitung von { $name } ist niemand mehr auf jenem Server. Er gehört dir, deshalb leitest du das Event jetzt: siehe /organise panel dort. Du wirst gerufen, wenn jemand das Schiedsgericht braucht.
cups-told-added = { $by } hat dich zu { $name } angemeldet. { $how ->
    [late] Du spielst ab Runde { $round }.
    [season] Du spielst ab der nächsten Saison.
   *[usual] Runde 1 beginnt am { $start }.
}
cups-told-added-waiting = { $by } hat dich auf die Warteliste von { $name } gesetzt.
cups-told-asked = { $lord } möchte { $name } mit dir spielen. Du auch?
cups-told-joined = { $lord } spielt { $name } mit dir.
cups-told-declined = { $lord } kann { $name } nicht mit dir spielen. Wähle mit **Anmelden** jemand anderen.
cups-told-expelled = { $by } hat dich in { $name } disqualifiziert: { $reason }
cups-told-withdrawn = { $by } hat dich von { $name } abgemeldet: { $reason }
cups-told-absent = Du bist aus { $name } raus, denn in zu vielen Runden hintereinander hat der Autopilot für dich gespielt.{ $how ->
    [last] {""}
   *[usual] {" "}**Weiterspielen** dort bringt dich zurück.
}
cups-told-gone = Der Kanal von { $name } wurde gelöscht, deshalb steht das Event still. Drücke **Anderen Kanal wählen** in /organise panel dort: Es geht in diesem weiter, mit allem, was war. Laufende Spiele gehen per Direktnachricht weiter.
cups-told-homeless = Der Kanal von { $name } wurde gelöscht. Laufende Spiele gehen per Direktnachricht weiter, und dein Platz ist sicher. Sobald die Turnierleitung einen anderen Kanal wählt, sage ich dir hier, welchen.
cups-told-rehomed = { $name } geht in { $channel } weiter, die Spiele auch: Der alte Kanal ist weg.
cups-told-relocated = { $name } geht jetzt in { $channel } weiter. Laufende Tische bleiben, wo sie sind. Siehst du den Kanal nicht, frag die Turnierleitung danach oder spiele von hier aus: Alle Befehle funktionieren hier, und mit **Zugmeldung: Direktnachricht** in /settings wirst du hier gerufen.
cups-told-shut = Ich darf in { $channel } nicht mehr schreiben, deshalb steht { $name } still. Erlaube mir dort *Kanal anzeigen* und *Nachrichten senden*; /admin check in jenem Kanal sagt, ob noch etwas fehlt. Oder drücke **Anderen Kanal wählen** in /organise panel.
cups-told-role = Die Rolle, die man für { $name } braucht, wurde gelöscht. Anmelden kann sich jetzt niemand mehr.
cups-told-parted = Aus deinem Team ist jemand bei { $name } ausgestiegen, deshalb ist dein Team raus.
cups-told-parted-running = Aus deinem Team ist jemand bei { $name } ausgestiegen, deshalb wird dein Team nicht mehr ausgelost. Dein eigener Platz an einem laufenden Tisch bleibt dir.
cups-told-rejoined = Dein Team ist in { $name } wieder dabei. Ihr spielt ab Runde { $round }.
cups-told-returned = { $by } hat dich in { $name } zurückgeholt. Du spielst ab Runde { $round }.
cups-told-autopilot = { $by } lässt an Tisch { $table } von { $name } den Autopiloten für dich spielen. **Mein Tisch** führt dorthin: Drücke dort **Ich bin zurück**, um weiterzuspielen. Grund: { $reason }
cups-told-replaced = { $by } hat deinen Platz in { $name } an { $lord } gegeben: { $reason }
cups-told-instead = Du spielst ab jetzt in { $name }, an Stelle von { $out }.
cups-told-adjourned = { $by } hat deinen Tisch { $table } in { $name } ({ $round }) vertagt: Er wird bis { $ends } gespielt und zählt bis dahin als Gleichstand. Grund: { $reason }
cups-told-ruled-sealed = { $by } hat über deinen Tisch { $table } in { $name } ({ $round }) entschieden. Das Ergebnis wird mit denen der Runde gezeigt. Grund: { $reason }
cups-told-ruled = { $by } hat über deinen Tisch { $table } in { $name } ({ $round }) entschieden: { $scores }. Grund: { $reason }
cups-told-stands = Die folgenden Tische bleiben: Wer nach dem alten Ergebnis weiterkam, spielt weiter.

cups-ask-title = ### { $name } · möchtest du mitspielen?
cups-ask-late = Du spielst ab Runde { $round }.
cups-ask-season = Du spielst ab der nächsten Saison, in der untersten Staffel.
cups-ask-back = Du bist ab Runde { $round } wieder dabei.
cups-ask-back-partner = Auch die andere Hälfte deines Teams wird gefragt: Ihr seid wieder dabei, sobald ihr beide Ja gesagt habt.
cups-ask-ends = Es endet am { $ends }.
cups-ask-changed = Seit jener Nachricht hat sich etwas geändert. So ist es jetzt:
cups-ask-checkin = Check-in von { $from } bis { $until }: ein Druck auf **Ich bin da**. Ohne ihn verlierst du deinen Platz.
cups-ask-vacation-honored = Bei angekündigter Abwesenheit warten deine Züge, aber nur bis zum Ende der Runde.
cups-ask-vacation-ignored = Abwesenheit wird nicht berücksichtigt: Für alle, die weg sind, spielt der Autopilot.
cups-ask-away-honored = In dieser Zeit bist du abwesend: { $spans }.
cups-ask-away-ignored = **In dieser Zeit bist du abwesend: { $spans }.** Dann würde der Autopilot für dich spielen.
cups-ask-span = { $start } bis { $end }
cups-ask-wait = Alle Plätze sind vergeben. Auf der Warteliste hättest du Nummer { $place } und würdest von selbst nachrücken.
cups-ask-blocked = { $count ->
    [1] Jemand, den du blockiert hast, nimmt teil. Ihr könntet an einem Tisch sitzen.
   *[other] { $count } Leute, die du blockiert hast, nehmen teil. Ihr könntet an einem Tisch sitzen.
}
cups-ask-asked = { $lord } möchte mit dir spielen.
cups-ask-partner = Gespielt wird in Zweierteams. Wähle, mit wem du spielst; die Person wird gefragt.
cups-ask-choose = Mit wem…
cups-in = Du bist in { $name } dabei. Runde 1 beginnt am { $start }.
cups-in-checkin-later = Du bist in { $name } dabei. Check-in ab dem { $from }; Runde 1 beginnt am { $start }.
cups-in-checkin = Du bist in { $name } dabei. Drücke **Ich bin da** vor dem { $start }.
cups-in-late = Du bist in { $name } ab Runde { $round } dabei.
cups-in-again = Dein Platz an Tisch { $table } ({ $round }) gehört wieder dir, wenn der Autopilot dort noch keinen Zug gespielt hat: **Mein Tisch** führt dorthin.
cups-in-instead = Du bist ab jetzt in { $name } dabei, mit den Punkten und Tischen der Person, deren Platz du genommen hast.
cups-in-season = Du bist in { $name } ab der nächsten Saison dabei.
cups-in-waiting = Du hast Nummer { $place } auf der Warteliste von { $name }. Du rückst von selbst nach und erfährst es.
cups-in-asked = Die andere Hälfte deines Teams wurde gefragt. In { $name } bist du dabei, sobald das Ja kommt.
cups-in-agreed = Du hast zu { $name } Ja gesagt. Du bist dabei, sobald auch der Rest deines Teams Ja gesagt hat.
cups-in-yield = Du hast zugestimmt. Es gilt, sobald alle Gefragten Ja gesagt haben.
cups-in-invited-yield = { $by } möchte, dass jemand anderes oder der Autopilot in { $name } für dich spielt: { $reason }
cups-in-back = Du hast zu { $name } Ja gesagt. Dein Team ist wieder dabei, sobald auch die andere Hälfte Ja gesagt hat: Sie wird gefragt.
cups-in-invited = { $by } hätte dich gern in { $name } dabei. Du bist es nur, wenn du es sagst.
cups-team-on = Du hilfst jetzt bei { $name }: In /organise panel steht, was zu tun ist.
cups-team-off = Du hilfst bei { $name } nicht mehr, und niemand kann dich wieder aufnehmen.
cups-in-no = Du hast Nein gesagt. Du wirst nicht noch einmal gefragt.
cups-here = Du hast für { $name } eingecheckt. Runde 1 beginnt am { $start } ({ $left }).
cups-here-waiting = Du hast für { $name } eingecheckt und stehst auf der Warteliste: Du spielst, wenn vor dem { $start } ein Platz frei wird.

cups-leave-before = Möchtest du { $name } verlassen? Deinen Platz bekommt, wer auf der Warteliste vorn steht.
cups-leave-begun = Möchtest du aus { $name } aussteigen?
cups-leave-tables = { $count ->
    [1] Deinen offenen Tisch übernimmt der Autopilot; er gilt als aufgegeben.
   *[other] Deine { $count } offenen Tische übernimmt der Autopilot; sie gelten als aufgegeben.
}
cups-leave-again = { $count ->
    [1] Kommst du zurück, bevor der Autopilot dort einen Zug gespielt hat, spielst du weiter.
   *[other] Kommst du zurück, bevor der Autopilot dort einen Zug gespielt hat, spielst du an diesen Tischen weiter.
}
cups-leave-until = Du kannst bis Runde { $round } zurückkommen.
cups-leave-any-time = Du kannst jederzeit zurückkommen.
cups-leave-for-good = Du kannst nicht zurückkommen.
cups-button-stay-in = Nein, ich bleibe
cups-gone = Du bist in { $name } nicht mehr dabei.
cups-gone-begun = Du bist aus { $name } ausgestiegen.

cups-list-title = ### { $name } · wer dabei ist
cups-list-places = ### { $name } · Schlussplätze
cups-list-line = **{ $number }** { $lord }
cups-list-here = **{ $number }** { $lord } · ist da
cups-list-asking = **{ $number }** { $lord } · wartet auf die zweite Person
cups-list-waiting = **Auf der Warteliste**
cups-list-dropped = **Ausgestiegen**
cups-list-absent = **Nie einen Zug gemacht**
cups-list-expelled = **Disqualifiziert**
cups-list-nobody = Noch ist niemand angemeldet.

cups-rules-title = ### { $name } · Regeln des Events
cups-rules-noshow = Wer nicht eincheckt, verliert den Platz. Wer wartet und eingecheckt hat, rückt nach.
cups-rules-organisers = Turnierleitung: { $lords }
cups-rules-judges = Schiedsgericht: { $lords }
cups-rules-seal = Siegel des Startwerts: `{ $seal }`
cups-rules-seed = Startwert: `{ $seed }`
cups-rules-seed-round = Startwert, { $round }: `{ $seed }`
cups-show-title = ### { $name }
cups-show-address = [Zur Ankündigung]({ $url })
cups-show-gone = Der Kanal wurde gelöscht. Laufende Spiele gehen per Direktnachricht weiter; die Turnierleitung kann einen anderen Kanal wählen.
cups-show-in = Du bist dabei.
cups-show-here = Du bist dabei und hast eingecheckt.
cups-show-waiting = Du stehst auf der Warteliste.
cups-show-withdrawn = Du bist nicht dabei: Du hast dich abgemeldet oder den Check-in versäumt.
cups-show-addable = Die Turnierleitung kann dich noch aufnehmen: Schreib ihr.
cups-show-dropped = Du bist raus: Du bist ausgestiegen oder wurdest herausgenommen.
cups-show-expelled = Du wurdest disqualifiziert.
cups-show-parted = Aus deinem Team wurde jemand disqualifiziert, deshalb ist dein Team raus. Dein eigener Platz an einem laufenden Tisch bleibt dir, und die Turnierleitung kann dein Team ergänzen.
cups-button-show = Zeigen
cups-button-json = JSON

cups-phase-signup = Die Anmeldung endet { $ends }.
cups-phase-checkin = Der Check-in endet { $start }.
cups-phase-closed = Die Anmeldung ist vorbei; es beginnt { $start }.
cups-phase-running = Es läuft: { $round }, endet { $ends }.
cups-phase-between = Die nächste Runde hat noch nicht begonnen.
cups-phase-paused = Es ist pausiert.
cups-phase-over = Es ist zu Ende.
cups-phase-cancelled = Es wurde abgesagt.

cups-events-title = ### Turniere hier · { $count }
cups-events-line = { $name } · { $count ->
    [0] noch niemand
   *[other] { $what ->
        [teams] { $count ->
            [one] { $count } Team
           *[other] { $count } Teams
        }
       *[lords] { $count ->
            [one] { $count } Person
           *[other] { $count } Personen
        }
    }
}
cups-events-in = Du bist dabei.
cups-events-waiting = Du stehst auf der Warteliste.
cups-events-now = Offen und laufend ({ $count })
cups-events-mine = Meine ({ $count })
cups-events-over = Beendet ({ $count })
cups-events-none-now = Hier ist kein Turnier offen oder im Gang.
cups-events-none-mine = Du bist hier in keinem Event.
cups-events-none-over = Hier ist noch kein Event zu Ende.
cups-which = Welches Event…
cups-which-question = Welches Event?
cups-option-signup = Anmeldung offen
cups-option-checkin = beginnt bald
cups-option-running = läuft
cups-option-over = beendet
cups-option-cancelled = abgesagt
cups-export = { $name } als Dateien: Anmeldungen, Auslosungen, Ergebnisse und Tabellen.
cups-exported = Hier ist { $name } als Datei.
cups-export-sealed = -# Ergebnisse, Spiele und Startwerte einer Runde mit gleicher Ziehung an allen Tischen folgen, wenn der letzte Tisch fertig ist.
cups-button-games = Alle Spiele
cups-archive = Die Protokolle von { $name }, Teil { $part }: { $games ->
    [0] keine Spiele
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $size } MB.
cups-archive-left = { $left ->
    [one] { $left } Spiel bleibt für den nächsten Teil.
   *[other] { $left } Spiele bleiben für weitere Teile.
}
cups-archive-next = Teil { $part }

cups-command-cup = Turniere: Anmeldung, dein Tisch, Tabelle
cups-command-cup-list = Turniere hier
cups-command-cup-show = Die Seite eines Turniers
cups-command-cup-enter = Anmelden
cups-command-cup-leave = Abmelden oder aussteigen
cups-command-cup-here = Einchecken
cups-command-cup-table = Dein Tisch in dieser Runde, und warum du dort sitzt
cups-command-cup-standings = Die Tabelle, jede Zahl erklärt
cups-command-cup-judge = Das Schiedsgericht an deinen Tisch rufen
cups-command-cup-export = Anmeldungen, Auslosungen, Ergebnisse und Tabelle als Datei
cups-option-cup = Welches Turnier
cups-option-partner = Mit wem du spielst, wo in Teams gespielt wird
cups-option-lord = Um wen es geht
cups-option-list = Welche Turniere
cups-option-what = Worum es geht
cups-option-as = Bild, Text, Kreuztabelle oder Worterklärungen
cups-option-format = Art der Datei
cups-as-picture = Bild
cups-as-text = Text
cups-as-cross = Kreuztabelle
cups-as-words = Worterklärungen
cups-choice-now = Offen und laufend
cups-choice-mine = Meine
cups-choice-over = Beendet
cups-choice-csv = CSV, für Tabellenprogramme
cups-choice-json = JSON, für Programme
cups-choice-xlsx = XLSX, eine Arbeitsmappe mit allem
cups-choice-trf = TRF16, für Schachprogramme
cups-choice-entries = CSV nur der Anmeldungen
cups-choice-pairings = CSV nur der Auslosungen
cups-choice-results = CSV nur der Ergebnisse
cups-choice-standings = CSV nur der Tabelle
cups-choice-crosstable = CSV nur der Kreuztabelle
cups-choice-bracket = CSV nur des Turnierbaums
cups-choice-sheet = CSV der Auslosung dieser Runde, zum Drucken
cups-choice-event = { $name } · { $phase }
