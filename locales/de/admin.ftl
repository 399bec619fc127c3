admin-command-admin = Für alle, die diesen Server verwalten
admin-command-admin-settings = Kanal, wer Tische öffnen darf, Vorgaben, Sprache, Symbole der Gebäude
admin-command-admin-check = Die Einrichtung dieses Servers prüfen und sagen, was fehlt

admin-title = ### Prüfung der Einrichtung · { $missing ->
    [0] alles in Ordnung
    [one] { $missing } Sache zu beheben
   *[other] { $missing } Sachen zu beheben
}
admin-where = Gespielt wird in { $channel }.
admin-ok = OK · { $right }
admin-missing = {"**"}Fehlt · { $right }**
admin-optional = Erlaubt, nicht nötig · { $right }
admin-optional-absent = Nicht nötig · { $right }
admin-never = Nie nötig · Nachrichten verwalten, privilegierte Intents

admin-right-view_channel = Den Kanal sehen
admin-right-send_messages = Nachrichten senden
admin-right-create_public_threads = Öffentliche Threads erstellen
admin-right-send_messages_in_threads = In Threads schreiben
admin-right-attach_files = Dateien anhängen
admin-right-read_message_history = Nachrichtenverlauf lesen
admin-right-create_private_threads = Private Threads erstellen, damit das Publikum sich ungelesen unterhalten kann
admin-right-manage_threads = Threads verwalten, um in gesperrten Threads zu schreiben

admin-without-view_channel = In { $channel } lässt sich kein Tisch öffnen, und Züge erscheinen dort nicht: Ich schreibe allen direkt.
admin-without-send_messages = In { $channel } lässt sich kein Tisch öffnen. Spiele in Threads gehen weiter; bei Spielen im Kanal selbst schreibe ich allen direkt.
admin-without-create_public_threads = Spiele in { $channel } würden im Kanal selbst gespielt.
admin-without-send_messages_in_threads = Spiele in { $channel } würden im Kanal selbst gespielt, bis du es erlaubst.
admin-without-attach_files = Züge kommen als Textbretter, ohne Bilder.
admin-without-read_message_history = Nach einem Ausfall könnte ein Zug zweimal gemeldet werden.

admin-fix = Kanaleinstellungen → Berechtigungen → Castellan → { $right } → erlauben.
admin-members = Mitglieder ohne eigene Rolle
admin-members-view_channel = {"**"}Fehlt für { $who }** · sie sehen { $channel } nicht und können nicht spielen.
admin-members-send_messages_in_threads = {"**"}Fehlt für { $who }** · sie können in Threads nicht schreiben und deshalb keine Knöpfe drücken, wenn der Thread eines Spiels archiviert ist.
admin-members-use_application_commands = {"**"}Fehlt für { $who }** · sie können Befehle wie /next nicht benutzen; nur Knöpfe gehen für sie.
admin-members-read_message_history = {"**"}Fehlt für { $who }** · sie können nicht lesen, was da war, bevor sie { $channel } geöffnet haben.
admin-fix-members = Kanaleinstellungen → Berechtigungen → { $who } → { $right } → erlauben.
admin-discord-use_application_commands = Anwendungsbefehle verwenden
admin-discord-view_channel = Kanal anzeigen
admin-discord-send_messages = Nachrichten senden
admin-discord-create_public_threads = Öffentliche Threads erstellen
admin-discord-send_messages_in_threads = Nachrichten in Threads senden
admin-discord-attach_files = Dateien anhängen
admin-discord-read_message_history = Nachrichtenverlauf anzeigen

admin-button-again = Noch einmal prüfen
admin-button-test = Testbild senden
admin-test = { $person }, das ist ein Test der Bilder von Castellan. Er verschwindet von selbst.
admin-test-changed = Das ist ein Test der Bilder von Castellan. Er wurde geändert und verschwindet von selbst.
admin-tested = Das Testbild wurde in { $channel } mit einer Erwähnung von dir gezeigt, geändert und wieder gelöscht.
admin-test-failed = {"**"}Der Test ist abgebrochen:** { $step }. Discord sagt: { $why }
admin-test-post = Das Bild ließ sich in { $channel } nicht senden
admin-test-edit = Die Nachricht in { $channel } ließ sich nicht ändern
admin-test-delete = Die Nachricht in { $channel } ließ sich nicht löschen

admin-command-admin-health = Ist alles in Ordnung? Wartende Nachrichten, Verspätetes, Fehler
admin-health-title = ### Zustand · { $wrong ->
    [0] alles in Ordnung
    [one] { $wrong } Sache verdient einen Blick
   *[other] { $wrong } Sachen verdienen einen Blick
}
admin-health-well = Alle Nachrichten sind zugestellt, und nichts ist verspätet.
admin-health-waiting = {"**"}{ $table }:{"**"} { $count ->
    [one] { $count } Nachricht für { $place } wartet
   *[other] { $count } Nachrichten für { $place } warten
} seit { $since }. { $why } Nächster Versuch { $due }; das Spiel geht weiter.
admin-health-astray-channel = {"**"}{ $table }:{"**"} Nachrichten erreichen { $place } seit { $since } nicht und erscheinen deshalb in { $channel }. { $why }
admin-health-astray-direct = {"**"}{ $table }:{"**"} Nachrichten erreichen { $place } seit { $since } nicht, deshalb schreibe ich allen direkt. { $why }
admin-health-moved = {"**"}{ $table }:{"**"} Der Thread wurde gelöscht, seit { $since } wird in { $channel } weitergespielt.
admin-health-more = { $count ->
    [one] Und { $count } weiterer Tisch.
   *[other] Und { $count } weitere Tische.
}
admin-health-late = {"**"}Verspätet:{"**"} { $count ->
    [one] { $count } Frist oder Erinnerung ist
   *[other] { $count } Fristen und Erinnerungen sind
} über eine Minute überfällig oder fehlgeschlagen und kommen noch einmal dran.
admin-health-unreadable = {"**"}Unlesbar:{"**"} { $count ->
    [one] { $count } gespeicherte Nachricht
   *[other] { $count } gespeicherte Nachrichten
}.
admin-health-given-up = {"**"}Aufgegeben:{"**"} { $count ->
    [1] Eine Nachricht der letzten zwei Wochen konnte nirgends zugestellt werden, { $at }.
   *[other] { $count } Nachrichten der letzten zwei Wochen konnten nirgends zugestellt werden, die letzte { $at }.
} { $why }
admin-health-unlisted = **Die Liste laufender Spiele** in { $channel } lässt sich nicht schreiben: Der Kanal ist weg, oder ich darf dort nicht schreiben. /admin index wählt einen anderen.
admin-health-shut = {"**"}Der gewählte Kanal{"**"} { $channel } ist weg, oder ich kann ihn nicht sehen oder dort nicht schreiben. [Einrichtung prüfen] dort sagt, was fehlt; /admin settings wählt einen anderen.
admin-health-faults = {"**"}Fehler:{"**"} { $count } binnen eines Tages, der letzte { $at }. Im Log steht er unter dem Code { $code }.
admin-health-refused = {"**"}Abgelehnt:{"**"} Discord nimmt { $count ->
    [1] eine Nachricht
   *[other] { $count } Nachrichten
} nicht an, zuletzt { $at }: { $cause }. Jede kam nur als Text, oder wer am Zug war, bekam eine Direktnachricht.
admin-health-readable = {"**"}Lesbare Dateien:{"**"} Andere auf diesem Rechner können meine Dateien lesen, mit den Ziehungen laufender Spiele. Dort sagt {"`"}python bot.py check{"`"}, was einzugeben ist.
admin-health-full = {"**"}Kein Platz:{"**"} Mein Speicher war voll oder schreibgeschützt ({ $at }); was da gedrückt wurde, wurde abgelehnt, verloren ist nichts.
admin-health-busy = {"**"}Überlastet:{"**"} Meine Datenbank hat nicht rechtzeitig geantwortet ({ $at }). Verloren ist nichts.
admin-health-code-compiling = {"**"}Computer:{"**"} Für die zwei stärksten wird Maschinencode erzeugt, einmal für jede Version. Bis er da ist, spielen sie wie der Computer, der einen Stein voraussieht.
admin-health-code-missing = {"**"}Computer:{"**"} Für die zwei stärksten lässt sich hier kein Maschinencode erzeugen, deshalb spielen sie wie der Computer, der einen Stein voraussieht. Alle zehn Minuten versuche ich es wieder.
admin-health-clock = {"**"}Uhr:{"**"} Die des Rechners geht gegenüber der von Discord { $seconds } s { $way ->
    [ahead] vor
   *[behind] nach
}; um so viel sind meine Zeitangaben falsch.
admin-health-elsewhere = {"**"}Ein anderes Programm{"**"} antwortet mit meinem Token; es war { $count ->
    [1] einmal
   *[other] { $count }-mal
} schneller, zuletzt { $at }. Beende es oder setze das Token zurück.
admin-health-still = {"**"}Speicher:{"**"} Der Ordner meiner Daten antwortet nicht.
admin-health-low = {"**"}Wenig Platz:{"**"} Auf meinem Speicher ist nur noch { $free } frei.
admin-health-backups-fail = {"**"}Sicherungen scheitern.{"**"} Den Grund nennt das Protokoll ({"`"}backup.failed{"`"}).
admin-health-undrawn = {"**"}Bilder:{"**"} Das letzte, das nicht gezeichnet werden konnte ({ $cause }), wurde { $at } verlangt; an seiner Stelle stand Text. Warum, steht in meinem Log.

admin-health-why-forbidden = Dort darf ich nicht schreiben; [Einrichtung prüfen] sagt, was fehlt.
admin-health-why-locked = Die Moderation hat den Thread gesperrt.
admin-health-why-gone = Der Ort wurde gelöscht.
admin-health-why-refused = Discord lehnt es ab ({ $code }).
admin-health-why-internal = Das ist mein Fehler ({ $code }); mein Log sagt mehr.
admin-health-why-silent = Discord antwortet nicht ({ $code }).

admin-health-gateway = Verbunden, { $milliseconds } ms bis Discord
admin-health-gateway-away = Nicht mit Discord verbunden
admin-health-outage = letzter Ausfall: { $time }, bis { $at }, allen Uhren zurückgegeben
admin-health-backup = letzte Sicherung { $at }
admin-health-backup-none = noch keine Sicherung
admin-health-disk = { $free } frei
admin-health-processes = Prozesse nach Shards: { $shards }
admin-health-version = Version { $version }
admin-health-megabytes = { $size } MB
admin-health-gigabytes = { $size } GB

admin-button-retry = Jetzt erneut versuchen
admin-button-look = Noch einmal ansehen
admin-health-retried = { $count ->
    [0] Nichts wartete auf einen neuen Versuch.
    [one] { $count } Sache wird jetzt wieder versucht.
   *[other] { $count } Sachen werden jetzt wieder versucht.
}

admin-option-setting = Was einzustellen ist
admin-option-value = Der Wert; ein Kanal, eine Rolle oder Symbole wie sawmill=k1t0
admin-pick-channel = Kanal für Tische
admin-pick-opener = Wer Tische öffnen darf
admin-pick-cups = Kanal für Turniere
admin-pick-organiser = Wer Turniere ausrichten darf
admin-pick-place = Threads oder Kanal
admin-pick-detail = Details in Threads
admin-pick-watching = Zuschauen
admin-pick-reminders = Erinnerungen
admin-pick-ladders = Ranglisten
admin-pick-repeats = Gewertete Spiele gegen dieselbe Person
admin-pick-invitations = Einladungen am Tag
admin-pick-computers = Wie bald Computer spielen
admin-pick-language = Sprache öffentlicher Nachrichten
admin-pick-theme = Farben öffentlicher Bilder
admin-pick-answer = Stunden für die Antwort Abwesender
admin-pick-again = Stunden, bis eine abgelehnte Frage wieder gestellt wird
admin-pick-pause = Tage einer Pause, bei der Schweigen als Ja gilt
admin-pick-takebacks = Wie oft ein Zug ohne Frage zurückgenommen wird
admin-pick-back = Minuten, die nach dem Zurücknehmen mindestens bleiben
admin-pick-icons = Symbole der Gebäude

admin-settings-title = ### Einstellungen dieses Servers
admin-settings-scope = Sie gelten für alle hier und werden sofort gespeichert. Laufende Spiele und offene Tische bleiben, wie sie sind, außer bei den Zahlen für Fragen.
admin-settings-done = Gespeichert. /admin settings öffnet sie wieder.
admin-value-unknown = Ich kenne den Wert „{ $value }“ hier nicht. Wähle erst, was einzustellen ist, dann einen der vorgeschlagenen Werte.

admin-channel = Kanal für Tische…
admin-channel-set = Tische erscheinen in { $channel }.
admin-channel-none = Tische erscheinen dort, wo /game new eingegeben wird.
admin-channel-gone = Der Kanal für Tische ist weg, deshalb erscheinen sie dort, wo /game new eingegeben wird.
admin-channel-shut = In { $channel } kann ich noch nicht schreiben. Die Prüfung der Einrichtung sagt, was fehlt.
admin-cups = Kanal für Turniere…
admin-cups-set = Turniere werden in { $channel } angekündigt.
admin-cups-none = Turniere werden dort angekündigt, wo /organise eingegeben wird.
admin-cups-gone = Der Kanal für Turniere ist weg, deshalb werden sie dort angekündigt, wo /organise eingegeben wird.
admin-organiser = Wer ausrichten darf…
admin-organiser-set = { $role } darf Turniere ausrichten, ebenso alle mit „Server verwalten“.
admin-organiser-none = Turniere ausrichten dürfen nur Personen mit „Server verwalten“.
admin-organiser-gone = Die Rolle der Turnierleitung ist weg, deshalb dürfen nur Personen mit „Server verwalten“ Turniere ausrichten.
admin-opener = Wer Tische öffnen darf…
admin-opener-set = Nur { $role } darf Tische öffnen.
admin-opener-gone = Die Rolle, die Tische öffnen darf, ist weg, deshalb kann es niemand. Wähle eine andere oder lass alle zu.
admin-opener-none = Alle dürfen Tische öffnen.
admin-fair = Fragen: Abwesende haben { $answer_hours } h für die Antwort, abgelehnte Fragen warten { $again_hours } h, Schweigen gilt bei Pausen bis zu { $pause_days } d als Zustimmung. Zurücknehmen: { $takebacks }-mal je Zug ohne Frage, danach bleiben mindestens { $minutes_back } min.
admin-answer = Antwortstunden Abwesender ({ $least }–{ $most })
admin-again = Stunden bis zur neuen Frage ({ $least }–{ $most })
admin-pause = Pausentage durch Schweigen ({ $least }–{ $most })
admin-takebacks = Rücknahmen je Zug, ohne Frage ({ $least }–{ $most })
admin-back = Mindestens Minuten danach ({ $least }–{ $most })
admin-fair-form = Fragen und Zugrücknahme
admin-fair-unread = Nichts wurde geändert: Jede Zahl muss in den Grenzen liegen, die das Formular nennt.
admin-icons-count = { $count ->
    [0] Kein Symbol eines Gebäudes ist berichtigt.
    [one] { $count } Gebäude hat berichtigte Symbole.
   *[other] { $count } Gebäude haben berichtigte Symbole.
}

admin-place = Threads oder Kanal…
admin-place-threads = Spiele: jedes im eigenen Thread
admin-place-channel = Spiele: im Kanal selbst
admin-place-channel-about = Jeweils nur ein Spiel
admin-detail = Details in Threads…
admin-detail-turn = Threads behalten jeden Zug
admin-detail-turn-about = So beginnen neue Tische; die Tischleitung kann es ändern
admin-detail-round = Threads behalten jede Runde
admin-detail-round-about = Nur der letzte Zug einer Runde bleibt
admin-watching = Zuschauen…
admin-watching-everybody = Zuschauen: alle hier
admin-watching-everybody-about = So beginnen neue Tische; die Tischleitung kann es ändern
admin-watching-table = Zuschauen: nur der Tisch
admin-watching-table-about = Andere sehen weder Königreiche noch den Stand
admin-reminders = Erinnerungen…
admin-reminders-half = Erinnerungen: halbe Zeit, 2 Stunden vorher
admin-reminders-half-about = Für alle, die in /settings nichts gewählt haben
admin-reminders-late = Erinnerungen: 2 Stunden vor dem Ende
admin-reminders-late-about = Für alle, die in /settings nichts gewählt haben
admin-reminders-none = Erinnerungen: keine
admin-reminders-none-about = Außer für alle, die in /settings welche gewählt haben
admin-ladders = Ranglisten…
admin-ladders-public = Ranglisten: für alle sichtbar
admin-ladders-public-about = /ladder antwortet im Kanal
admin-ladders-private = Ranglisten: für alle, die fragen
admin-ladders-private-about = /ladder antwortet nur der Person, die fragt
admin-ladders-off = Ranglisten: ausgeschaltet
admin-ladders-off-about = Hier keine Ranglisten, Profile und Bestleistungen; gelöscht wird nichts
admin-repeats = Gegen dieselbe Person…
admin-repeats-number = Dieselbe Person: { $number ->
    [one] { $number } Spiel
   *[other] { $number } Spiele
} je Woche gewertet
admin-repeats-number-about = Weitere zählen für keine Wertungszahl
admin-repeats-all = Dieselbe Person: alle Spiele gewertet
admin-repeats-all-about = Jedes zählt trotzdem weniger als das davor
admin-invitations = Einladungen am Tag…
admin-invitations-number = Fremde: { $number ->
    [0] keine Einladungen
    [one] { $number } Einladung am Tag
   *[other] { $number } Einladungen am Tag
}
admin-invitations-number-about = An Leute ohne gemeinsam beendetes Spiel
admin-computers = Computer spielen…
admin-computers-number = Computer: { $number ->
    [0] sofort
    [1] nach 1 Minute
    [60] nach 1 Stunde
   *[other] nach { $number } Minuten
}
admin-computers-number-about = An neuen Tischen; die Tischleitung kann eine andere Pause wählen
admin-theme = Öffentliche Bilder: Farben…
admin-theme-dark = Öffentliche Bilder: dunkel
admin-theme-light = Öffentliche Bilder: hell
admin-language = Sprache…
admin-language-discord = Öffentliche Nachrichten: wie der Server in Discord
admin-language-en = Öffentliche Nachrichten: English
admin-language-fr = Öffentliche Nachrichten: Français
admin-language-de = Öffentliche Nachrichten: Deutsch
admin-language-es = Öffentliche Nachrichten: Español
admin-language-it = Öffentliche Nachrichten: Italiano
admin-language-pt = Öffentliche Nachrichten: Português
admin-language-nl = Öffentliche Nachrichten: Nederlands
admin-language-ru = Öffentliche Nachrichten: Русский
admin-language-he = Öffentliche Nachrichten: עברית

admin-clear-channel = Tische, wo man tippt
admin-clear-cups = Turniere, wo man tippt
admin-clear-organiser = Keine Rolle richtet aus
admin-clear-opener = Alle öffnen Tische
admin-clear-icons = Keine Berichtigungen
admin-button-fair = Fragen, Rücknahmen…
admin-button-icons = Symbole der Gebäude…
admin-button-check = Einrichtung prüfen
admin-button-done = Fertig
admin-button-change = Ändern…

admin-icons-title = ### Symbole der Gebäude
admin-icons-text =
    Von diesen Gebäuden aus Queendomino fanden wir kein klares Bild, manche Zahlen sind also nur gut geraten. Wenn du die Schachtel hast, sieh dir die Plättchen an und berichtige, was anders ist.
    `k` ist die Zahl der Ritter auf einem Plättchen, `t` die der Türme: `sawmill=k1t0` ist ein Ritter und kein Turm.
admin-icons-corrected = **{ $building }** · `{ $icon }` · **berichtigt**, bei uns war es { $before }
admin-icons-unverified = **{ $building }** · `{ $icon }` · { $which ->
    [knights] Ritter
    [towers] Türme
   *[both] Ritter und Türme
} nicht bestätigt
admin-icons-running = Laufende Spiele behalten die Zahlen, mit denen sie begonnen haben, eine Dynastie die ihres ersten Spiels. Für Tische und Turniere von jetzt an gelten diese.
admin-icons-refused = „{ $value }“ ist nicht einstellbar. Berichtigen lassen sich nur die unten genannten Gebäude, in beiden Zahlen; alle anderen sind bestätigt.
admin-icons-unread = „{ $value }“ ist keine Berichtigung. Schreib ein Gebäude, `=` und beide Zahlen von 0 bis 9, etwa `sawmill=k1t0`.
admin-icons-form = Symbole der Gebäude
admin-icons-label = k = Ritter, t = Türme auf dem Plättchen
admin-icons-suggest = { $building }: jetzt { $icon }

admin-command-admin-index = Den Kanal für die Liste laufender Spiele wählen
admin-option-channel = Der Kanal, in dem das erscheint
admin-index-title = ### Liste laufender Spiele
admin-index-about = Eine Nachricht, die bis zu 10 hier laufende Spiele nennt und höchstens einmal in der Minute geändert wird. Sie nennt nur Spiele, deren Kanäle alle sehen, die die Liste sehen.
admin-index-none = Sie erscheint nirgends.
admin-index-set = Sie steht in { $channel }.
admin-index-coming = Sie erscheint binnen einer Minute in { $channel }.
admin-index-shut = Sie gehört nach { $channel }, aber dort kann ich nicht schreiben. Die Prüfung der Einrichtung sagt, was fehlt.
admin-index-gone = Der Kanal ist weg. Wähle einen anderen.
admin-index = Kanal für die Liste…
admin-index-off = Entfernen

admin-command-admin-daily = Den Kanal wählen, der zeigt, wer mit den Steinen des Tages was gebaut hat
admin-daily-title = ### Königreiche des Tages
admin-daily-about = Wer hier Tische öffnen darf, kann mit `/daily play` das Königreich des Tages spielen. Mit einem Kanal erscheint dort nach jedem Tag, den hier jemand gespielt hat, einmal die Tabelle (nach 00:00 UTC), mit Namen, Königreichen und dem Startwert. Sie erwähnt niemanden.
admin-daily-none = Kein Kanal ist gewählt.
admin-daily-set = Die Tabellen erscheinen in { $channel }.
admin-daily-shut = Die Tabellen sollten in { $channel } erscheinen, aber dort kann ich nicht schreiben. Die Prüfung der Einrichtung sagt, was fehlt.
admin-daily-gone = Der Kanal ist weg, deshalb erscheinen keine Tabellen. Wähle einen anderen.
admin-daily = Kanal der Tabellen…
admin-daily-off = Nicht mehr zeigen
