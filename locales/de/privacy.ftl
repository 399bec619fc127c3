privacy-command-privacy = Was Castellan über dich speichert
privacy-command-privacy-show = Was Castellan über dich speichert
privacy-command-privacy-export = Alle deine Daten als Datei bekommen
privacy-command-privacy-delete = Deine Daten löschen; deine Spiele bleiben unter anderem Namen

privacy-former = Jemand von früher

privacy-title = ### Was ich über dich speichere
privacy-nothing = Ich speichere nichts über dich.
privacy-account = All das ist mit der Nummer deines Kontos und deinem Namen gespeichert.
privacy-kept-settings = Deine Einstellungen
privacy-kept-blocked = { $count ->
    [one] { $count } Person, mit der du nie an einem Tisch sitzt
   *[other] { $count } Personen, mit denen du nie an einem Tisch sitzt
}
privacy-kept-hours = Die Tageszeiten, zu denen du etwas drückst, um eine Zeitzone vorzuschlagen
privacy-kept-games = { $count ->
    [one] { $count } laufendes Spiel, mit deinen Zügen und deinem Entwurf
   *[other] { $count } laufende Spiele, mit deinen Zügen und Entwürfen
}
privacy-kept-open = { $count ->
    [one] Dein Platz an { $count } Tisch, der noch nicht begonnen hat
   *[other] Deine Plätze an { $count } Tischen, die noch nicht begonnen haben
}
privacy-kept-finished = { $count ->
    [one] { $count } beendetes Spiel, mit deinen Zügen
   *[other] { $count } beendete Spiele, mit deinen Zügen
}
privacy-kept-former = { $count ->
    [one] { $count } Platz, den jemand von dir übernommen hat
   *[other] { $count } Plätze, die andere von dir übernommen haben
}
privacy-kept-invitations = { $count ->
    [one] { $count } Einladung, bekommen oder verschickt
   *[other] { $count } Einladungen, bekommen oder verschickt
}
privacy-kept-queue = { $count ->
    [one] Deine Stelle in { $count } Warteschlange
   *[other] Deine Stellen in { $count } Warteschlangen
}
privacy-kept-turns = { $count ->
    [one] Für deine Zuverlässigkeit: { $count } Zug oder beendetes Spiel
   *[other] Für deine Zuverlässigkeit: { $count } Züge und beendete Spiele
}
privacy-kept-results = { $count ->
    [one] { $count } Ergebnis oder Wertungszahl
   *[other] { $count } Ergebnisse und Wertungszahlen
}
privacy-kept-absences = { $count ->
    [one] { $count } Abwesenheit, die du angekündigt hast
   *[other] { $count } Abwesenheiten, die du angekündigt hast
}
privacy-kept-plans = { $count ->
    [one] { $count } Plan für einen Zug, und was daraus wurde
   *[other] { $count } Pläne für Züge, und was daraus wurde
}
privacy-kept-notes = { $count ->
    [one] { $count } Notiz an dein Team
   *[other] { $count } Notizen an deine Teams
}
privacy-kept-votes = { $count ->
    [one] { $count } Antwort auf eine Frage an alle am Tisch
   *[other] { $count } Antworten auf Fragen an alle am Tisch
}
privacy-kept-drafts = { $count ->
    [one] { $count } Tisch, den du gerade vorbereitest
   *[other] { $count } Tische, die du gerade vorbereitest
}
privacy-kept-presets = { $count ->
    [one] { $count } Vorlage, die du für einen Server gespeichert hast
   *[other] { $count } Vorlagen, die du für Server gespeichert hast
}
privacy-kept-imports = { $count ->
    [one] { $count } Protokoll oder Königreich, das du hochgeladen hast
   *[other] { $count } Protokolle und Königreiche, die du hochgeladen hast
}
privacy-kept-follows = { $count ->
    [one] Wem du folgst: { $count } Spiel oder Person
   *[other] Wem du folgst: { $count } Spiele und Personen
}
privacy-kept-cups = { $count ->
    [one] Was du in { $count } Turnier getan hast
   *[other] Was du in { $count } Turnieren getan hast
}
privacy-kept-cup_drafts = { $count ->
    [one] { $count } Turnier, das du vorbereitest
   *[other] { $count } Turniere, die du vorbereitest
}
privacy-kept-remembered = { $count ->
    [one] Von vor dem Löschen deiner Daten: { $count } Eintrag unter einem Code statt deines Kontos
   *[other] Von vor dem Löschen deiner Daten: { $count } Einträge unter einem Code statt deines Kontos
}
privacy-remembered = Entscheide und Grenzen gelten weiter, wenn du zurückkommst. { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} lang hält ein Code statt deines Kontos fest, welche Züge du verpasst hast und wann du abwesend warst, und Spiele, die du spielst, ändern deine Wertungszahl nicht; solange ein Event oder Spiel dauert, hält er auch fest, dass du dabei warst.
privacy-unread = Was Leute einander schreiben, lese ich nicht und hebe nichts davon auf.
privacy-about = Wenn du löschst, ist all das sofort weg, für immer. Beendete Spiele bleiben unter „{ $former }“; in laufenden hat dann der Autopilot deinen Platz. Was in Discord steht, bleibt dort, wie es ist.
privacy-backups = In Sicherungen bleibt, was du löschst, noch bis zu { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}.
privacy-blocks = Tische, denen du einen Namen gegeben hast, bekommen einen anderen. Hat dich jemand blockiert, gilt das weiter, wenn du zurückkommst: Statt deines Kontos bleibt ein Code, der nicht verrät, wer du bist.
privacy-button-export = Als Datei speichern
privacy-button-delete = Alles löschen…
privacy-link-privacy = Datenschutzerklärung
privacy-link-terms = Nutzungsbedingungen

privacy-export-parts = Es ist groß und kommt deshalb in Teilen. Speichere alle in einem Ordner und füge sie der Reihe nach zusammen: `cat { $file }.0* > { $file }` unter Linux und macOS; unter Windows `copy /b` mit allen Teilen, verbunden durch `+`. Dann entpacke { $file }.
privacy-export = Hier ist alles, was ich über dich speichere, mit den Protokollen deiner Spiele. Der Startwert eines Spiels folgt, wenn niemand mehr mit dessen Ziehung spielt.
privacy-form = Alle deine Daten löschen
privacy-form-word = Schreib „löschen“, um alles löschen zu lassen
privacy-word = löschen
privacy-kept-all = Es wurde nichts gelöscht, denn das Wort war ein anderes.

privacy-deleted = Deine Daten sind gelöscht. Du kannst jederzeit gern neu beginnen.
privacy-deleted-games = { $games ->
    [one] In { $games } Spiel spielt der Autopilot weiter.
   *[other] In { $games } Spielen spielt der Autopilot weiter.
}
privacy-deleted-finished = { $finished ->
    [one] { $finished } beendetes Spiel nennt jetzt „{ $former }“.
   *[other] { $finished } beendete Spiele nennen jetzt „{ $former }“.
}
privacy-deleted-left = { $left ->
    [one] An { $left } Tisch, der noch nicht begonnen hatte, ist dein Platz frei.
   *[other] An { $left } Tischen, die noch nicht begonnen hatten, sind deine Plätze frei.
}
