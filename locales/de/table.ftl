table-opening-title-channel = ### { $table } hat begonnen
table-opening-title-thread = ### Das Spiel hat begonnen
table-opening-dynasty-thread = ### Spiel { $number } von { $of } hat begonnen
table-opening-dynasty-channel = ### { $table } · Spiel { $number } von { $of } hat begonnen
table-opening-coins = Jedes Königreich beginnt mit { $coins } Münzen. Sie sind { $points } Punkte wert, also beginnen alle mit { $points }.
table-opening-order = Die Könige wurden gezogen. Reihenfolge: { $lords }.
table-opening-teams = Teams: { $teams }.
table-opening-quest = Auftrag: { $quest }, { $about }.
table-opening-seal-shared = -# Die Ziehung steht fest. Wenn der letzte Tisch der Runde fertig ist, zeigt und prüft /verify den Startwert. Bis dahin ist sie versiegelt: `{ $seal }`
table-opening-seal-day = -# Die Ziehung steht fest. Wenn der Tag vorbei ist, zeigt und prüft /verify den Startwert. Bis dahin ist sie versiegelt: `{ $seal }`
table-opening-seal = -# Die Ziehung steht fest. Am Ende wird der Startwert gezeigt, damit alle sie mit /verify prüfen können. Bis dahin ist sie versiegelt: `{ $seal }`
table-opening-round = -# Die Turnierrunde endet am { $ends }. Was dann noch offen ist, spielt der Autopilot.
table-opening-sealed-day = -# Heute spielen alle mit dieser Ziehung, deshalb sieht niemand außer dir dieses Spiel, bis der Tag vorbei ist. Es zählt, wenn es bis dahin fertig ist. Bitte verrate niemandem, wie es läuft.
table-opening-sealed-round = -# Alle Tische dieser Runde haben dieselbe Ziehung, deshalb sieht niemand außer dir diesen Tisch, bis der letzte fertig ist. Bitte verrate niemandem, wie es läuft.
table-opening-private = -# Alles, was du in diesem Thread drückst, bleibt privat, bis du deinen Zug beendest. Unterhaltet euch hier, wie ihr wollt.
table-opening-here = -# Hier kann kein Thread geöffnet werden, deshalb wird in diesem Kanal gespielt.
table-rules = Regeln

table-call-start-free = { $mention }, wähle deinen ersten Stein in { $table }
table-call-free = { $mention }, du bist am Zug in { $table } · { $round }
table-call-quiet-start-free = { $lord } wählt einen Stein in { $table }
table-call-quiet-free = { $lord } ist am Zug in { $table } · { $round }
table-call-start-ends = { $mention }, wähle deinen ersten Stein in { $table } · endet { $ends }
table-call-ends = { $mention }, du bist am Zug in { $table } · { $round } · endet { $ends }
table-call-quiet-start-ends = { $lord } wählt einen Stein in { $table } · endet { $ends }
table-call-quiet-ends = { $lord } ist am Zug in { $table } · { $round } · endet { $ends }
table-ends-round = { $ends }, mit der Turnierrunde
table-call-start-away = { $mention }, wähle deinen ersten Stein in { $table } · du bist bis { $until } abwesend; die Uhr wartet
table-call-away = { $mention }, du bist am Zug in { $table } · { $round } · du bist bis { $until } abwesend; die Uhr wartet
table-call-quiet-start-away = { $lord } wählt einen Stein in { $table } · abwesend bis { $until }; die Uhr wartet
table-call-quiet-away = { $lord } ist am Zug in { $table } · { $round } · abwesend bis { $until }; die Uhr wartet
table-call-start-paused = { $mention }, wähle deinen ersten Stein in { $table } · pausiert seit { $since }
table-call-start-stands = { $mention }, wähle deinen ersten Stein in { $table } · pausiert bis { $until }
table-call-paused = { $mention }, du bist am Zug in { $table } · { $round } · pausiert seit { $since }
table-call-stands = { $mention }, du bist am Zug in { $table } · { $round } · pausiert bis { $until }
table-call-quiet-start-paused = { $lord } wählt einen Stein in { $table } · pausiert seit { $since }
table-call-quiet-start-stands = { $lord } wählt einen Stein in { $table } · pausiert bis { $until }
table-call-quiet-paused = { $lord } ist am Zug in { $table } · { $round } · pausiert seit { $since }
table-call-quiet-stands = { $lord } ist am Zug in { $table } · { $round } · pausiert bis { $until }
table-call-nobody = { $table } · { $round }
table-call-giant = { $mention }, wähle die Krone, die dein Gigant in { $table } verdeckt. Mehr ist nicht zu tun
table-call-giant-quiet = { $lord } wählt die Krone, die ein Gigant in { $table } verdeckt
table-giant = { $mention }, ein Gigant von { $sender } ist in { $table } zu dir unterwegs. Wähle vor deinem nächsten Zug, welche Krone er verdeckt.
table-giant-direct = Ein Gigant von { $sender } ist in { $table } ({ $server }) zu dir unterwegs. Wähle vor deinem nächsten Zug, welche Krone er verdeckt.
table-done-round = Runde { $round } von { $rounds }
table-done-start = Die erste Wahl
table-reminder = { $mention }, du bist noch am Zug in { $table } · { $round }

table-report-placed = { $lord } legt { $domino } auf { $spot } an ({ $gain }, jetzt { $total }).
table-report-placed-took = { $lord } legt { $domino } auf { $spot } an ({ $gain }, jetzt { $total }) und nimmt { $taken }.
table-report-discarded = { $lord } muss { $domino } abwerfen, denn der Stein passt nirgends.
table-report-lost = { $lord } muss { $domino } abwerfen, denn der Stein passt nirgends ({ $gain }, jetzt { $total }).
table-report-lost-resigned = Der Autopilot muss { $domino } für { $lord } abwerfen, denn der Stein passt nirgends ({ $gain }, jetzt { $total }).
table-report-lost-autopilot = Der Autopilot muss { $domino } abwerfen, denn der Stein passt nirgends ({ $gain }, jetzt { $total }).
table-report-chose = { $lord } nimmt { $taken }.
table-report-placed-resigned = Der Autopilot legt { $domino } für { $lord } auf { $spot } an ({ $gain }, jetzt { $total }).
table-report-placed-took-resigned = Der Autopilot legt { $domino } für { $lord } auf { $spot } an ({ $gain }, jetzt { $total }) und nimmt { $taken }.
table-report-discarded-resigned = Der Autopilot muss { $domino } für { $lord } abwerfen, denn der Stein passt nirgends.
table-report-chose-resigned = Der Autopilot nimmt { $taken } für { $lord }.
table-autopilot-out = Die Zeit von { $lord } ist abgelaufen.
table-autopilot-away = { $lord } ist noch nicht zurück.
table-autopilot-round = Die Turnierrunde endete, bevor { $lord } spielen konnte.
table-autopilot-lost = Den Platz von { $lord } hat der Autopilot.
table-report-placed-autopilot = Der Autopilot legt { $domino } auf { $spot } an ({ $gain }, jetzt { $total }).
table-report-placed-took-autopilot = Der Autopilot legt { $domino } auf { $spot } an ({ $gain }, jetzt { $total }) und nimmt { $taken }.
table-report-discarded-autopilot = Der Autopilot muss { $domino } abwerfen, denn der Stein passt nirgends.
table-report-chose-autopilot = Der Autopilot nimmt { $taken }.
table-report-laid-autopilot = Der Autopilot legt { $domino } auf { $spot } an.
table-seat-kept = { $lord }, dein Platz gehört noch dir (verpasst: { $missed } von { $allowed }). Bis du zurück bist, sind deine Züge kürzer.
table-seat-lost = { $lord }, du hast { $missed } von { $allowed } Zügen verpasst, deshalb ist dein Platz frei: Der Autopilot spielt weiter, und jemand kann übernehmen. Bis dahin kannst du den Platz zurückhaben.
table-seat-lost-cup = { $lord }, du hast { $missed } von { $allowed } Zügen verpasst, deshalb spielt der Autopilot für dich weiter. Du kannst deinen Platz zurückhaben; die Turnierleitung kann ihn jemand anderem geben.
table-back = Ich bin zurück
table-with-partner = { $lord } (mit { $partner })
table-report-laid = { $lord } legt { $domino } auf { $spot } an.
table-report-giant = { $lord } lässt den Giganten die Krone auf { $square } verdecken.
table-report-wandered = Der Gigant fand keine freie Krone und zog weiter.
table-report-sent = { $lord } schickt den Giganten auf { $square } zu { $receiver }.
table-report-taxed = { $lord } treibt auf { $square } Steuern ein: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
table-report-built = { $cost ->
    [0] { $lord } errichtet das Gebäude { $building } gratis auf { $square }.
    [one] { $lord } errichtet das Gebäude { $building } für { $cost } Münze auf { $square }.
   *[other] { $lord } errichtet das Gebäude { $building } für { $cost } Münzen auf { $square }.
}
table-report-queen = { $lord } holt die Queen vom Gebäudetableau.
table-report-queen-from = { $lord } holt die Queen, die bisher bei { $host } war.
table-report-burnt = { $lord } besticht den Drachen, und er zerstört das Gebäude { $building }.
table-report-recruited = { $lord } wirbt an: { $token } auf { $square }.
table-report-searched = { $lord } findet im Stapel des Hofes: { $token }, gelegt auf { $square }.
table-report-then-took = { $lord } nimmt { $taken }.
table-report-now = { $lord } hat jetzt { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} ({ $gain }).
table-report-now-took = { $lord } nimmt { $taken } und hat jetzt { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} ({ $gain }).
table-report-laid-resigned = Der Autopilot legt { $domino } für { $lord } auf { $spot } an.
table-report-giant-resigned = Er lässt den Giganten die Krone auf { $square } verdecken.
table-report-sent-resigned = Er schickt den Giganten auf { $square } zu { $receiver }.
table-report-taxed-resigned = Er treibt auf { $square } Steuern ein: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
table-report-built-resigned = { $cost ->
    [0] Er errichtet das Gebäude { $building } gratis auf { $square }.
    [one] Er errichtet das Gebäude { $building } für { $cost } Münze auf { $square }.
   *[other] Er errichtet das Gebäude { $building } für { $cost } Münzen auf { $square }.
}
table-report-burnt-resigned = Er besticht den Drachen, der das Gebäude { $building } zerstört.
table-report-recruited-resigned = Er wirbt an: { $token } auf { $square }.
table-report-searched-resigned = Er findet im Stapel des Hofes: { $token }, gelegt auf { $square }.
table-report-then-took-resigned = Er nimmt { $taken }.
table-report-now-resigned = { $lord } hat jetzt { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} ({ $gain }).
table-report-now-took-resigned = Er nimmt { $taken }, und { $lord } hat jetzt { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} ({ $gain }).
table-received = { $lord } lässt den geschickten Giganten die Krone auf { $square } verdecken ({ $change }).
table-received-forced = Der zu { $lord } geschickte Gigant verdeckt die Krone auf { $square }, wo es am wenigsten kostet ({ $change }).
table-received-resigned = Der Autopilot lässt den zu { $lord } geschickten Giganten die Krone auf { $square } verdecken ({ $change }).
table-took-back = { $lord } hat den letzten Zug zurückgenommen.
table-gave-up = { $lord } hat den Platz aufgegeben. Dort spielt der Autopilot weiter.

table-standing = { $lord } { $points }
table-start-end = -# Alle haben gewählt. Die niedrigste Zahl spielt zuerst.
table-round-end = -# Runde { $round } ist vorbei. Neue Reihe: { $line }. Stand: { $standing }.
table-round-tiles = -# Neu auf dem Gebäudetableau: { $buildings }.
table-round-tokens = -# Neu am Hof: { $tokens }.
table-round-end-last = -# Runde { $round } ist vorbei. Die letzte Runde beginnt; eine neue Reihe gibt es nicht. Stand: { $standing }.

table-direct-free = Du bist am Zug in { $table } ({ $server }) · { $round }
table-direct-start-free = Wähle deinen ersten Stein in { $table } ({ $server })
table-direct-ends = Du bist am Zug in { $table } ({ $server }) · { $round } · endet { $ends }
table-direct-away = Du bist am Zug in { $table } ({ $server }) · { $round } · du bist bis { $until } abwesend; die Uhr wartet
table-direct-paused = Du bist am Zug in { $table } ({ $server }) · { $round } · pausiert seit { $since }
table-direct-stands = Du bist am Zug in { $table } ({ $server }) · { $round } · pausiert bis { $until }
table-direct-start-away = Wähle deinen ersten Stein in { $table } ({ $server }) · du bist bis { $until } abwesend; die Uhr wartet
table-direct-start-paused = Wähle deinen ersten Stein in { $table } ({ $server }) · pausiert seit { $since }
table-direct-start-stands = Wähle deinen ersten Stein in { $table } ({ $server }) · pausiert bis { $until }
table-direct-start-ends = Wähle deinen ersten Stein in { $table } ({ $server }) · endet { $ends }
table-direct-over = Du bist in { $table } ({ $server }) nicht mehr am Zug.
table-no-thread = -# Im Thread des Spiels kann ich nicht schreiben, deshalb kommt die Nachricht direkt zu dir.

table-end-winner = ## { $lord } gewinnt { $table } mit { $points } Punkten
table-end-winners = ## { $lords } gewinnen { $table } mit { $points } Punkten
table-end-shared = ## { $lords } teilen den Sieg in { $table } mit { $points } Punkten
table-end-nobody = ## { $table } endet ohne Sieg
table-end-away-why = Wer bis zum Ende gespielt hat, kommt vor allen, für die der Autopilot gespielt hat.
table-end-place = { $place } · { $mention } { $points }
table-end-place-territory = { $place } · { $mention } { $points }, durch das größte Gebiet ({ $more } Felder gegen { $fewer })
table-end-place-crowns = { $place } · { $mention } { $points }, durch mehr Kronen ({ $more } gegen { $fewer })
table-end-place-resigned = { $place } · { $mention } { $points } (Autopilot { $turn ->
    [0] von Anfang an
   *[other] seit Runde { $turn }
})
table-end-place-one-resigned = { $place } · { $mention } { $points } (Autopilot für { $lord } { $turn ->
    [0] von Anfang an
   *[other] seit Runde { $turn }
})
table-end-by-territory = Durch das größte Gebiet ({ $more } Felder gegen { $fewer }).
table-end-by-crowns = Durch mehr Kronen ({ $more } gegen { $fewer }).
table-end-shared-why = Gleiche Summe, gleich großes größtes Gebiet, gleich viele Kronen.
table-end-shared-why-town = Gleiche Summe, gleich großes größtes Gebiet.
table-end-well-played = Gut gespielt, { $mentions }.
table-end-hints = { $count ->
    [1] { $lord } hat einen Tipp genommen.
   *[other] { $lord } hat { $count } Tipps genommen.
}
table-end-time =
    -# { $rounds ->
        [0] Vor Runde 1 beendet. Dauer: { $time }.
        [1] Eine Runde, Dauer: { $time }.
       *[other] { $rounds } Runden, Dauer: { $time }.
    }
table-seed-follows = { $known ->
    [yes] Den Startwert gibt es mit /verify und /record, wenn der letzte Tisch der Runde fertig ist, spätestens am { $ends }.
    [day] Den Startwert gibt es mit /verify und /record, wenn der Tag vorbei ist.
   *[no] Den Startwert gibt es mit /verify und /record, wenn der letzte Tisch der Runde fertig ist.
}
table-end-proof = -# Die Ziehung war fair: Der Startwert ergibt das zu Beginn gezeigte Siegel. Prüfe es mit /verify. Startwert: `{ $seed }` Siegel: `{ $seal }`
table-end-agreed =
    ## { $table } wurde gemeinsam beendet
    Das Spiel endete ohne Ergebnis: { $round }.
table-end-deserted =
    ## { $table } ist beendet
    An diesem Tisch ist niemand mehr, deshalb endete das Spiel: { $round }.
table-end-stopped =
    ## { $table } ist beendet
    Die Turnierleitung hat das Spiel beendet: { $round }. Hat sie darüber entschieden, steht das Ergebnis auf der Seite der Turnierrunde.
table-end-standing = Stand: { $standing }.
table-end-dynasty = Spiel { $number } von { $of }. Dynastie bisher: { $standing }.
table-end-dynasty-next = -# Das nächste Spiel beginnt { $when } von selbst.
table-end-dynasty-won = { $lords } gewinnt die Dynastie mit { $points } Punkten: { $standing }.
table-end-dynasty-team = { $lords } gewinnen die Dynastie mit { $points } Punkten: { $standing }.
table-end-dynasty-nobody = Niemand gewinnt die Dynastie, denn der Autopilot hat für alle gespielt: { $standing }.
table-end-dynasty-shared = { $lords } teilen den Sieg in der Dynastie mit { $points } Punkten: { $standing }.
table-time-days = { $count ->
    [1] ein Tag
   *[other] { $count } Tage
}
table-time-hours = { $count ->
    [1] eine Stunde
   *[other] { $count } Stunden
}
table-time-minutes = { $count ->
    [1] eine Minute
   *[other] { $count } Minuten
}
table-rematch = Revanche
table-explain = Wertung erklären
table-record = Protokoll

table-outage = Hier konnte eine Weile niemand spielen ({ $time }). Alle Uhren haben diese Zeit zurückbekommen.
table-cup-paused = Das Turnier ist pausiert, die Uhr auch. Du darfst trotzdem weiterspielen.
table-away = Ich war eine Weile nicht auf diesem Server ({ $time }). Alle Uhren haben diese Zeit zurückbekommen.
