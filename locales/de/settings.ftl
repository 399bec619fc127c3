settings-command-settings = Deine Einstellungen: Meldungen, Erinnerungen, Ruhezeiten, Bilder, Sprache
settings-option-notice = Wie du erfährst, dass du am Zug bist
settings-option-reminders = Wann du an einen Zug erinnert wirst
settings-option-quiet = Zeiten, in denen nichts klingelt, etwa 22:00-07:00, oder none
settings-option-zone = Deine Zeitzone, etwa Europe/Berlin
settings-option-pictures = Wie Bilder zu dir kommen
settings-option-theme = Die Farben deiner privaten Bilder
settings-option-language = Die Sprache dessen, was nur du siehst
settings-option-forced = Was geschieht, wenn ein Schritt dir keine Wahl lässt
settings-option-weekends = Ob deine Uhren samstags und sonntags warten
settings-option-ladders = Ob du auf Ranglisten und bei Bestleistungen genannt wirst und dein Profil sichtbar ist
settings-option-animation = Ob Wiederholungen sich bewegen dürfen
settings-option-brief = Ob nur Änderungen gesagt werden und getippte Schritte eines Zuges in einer Zeile
settings-option-soon = Ob du erfährst, wenn du als Nächstes dran bist

settings-title = ### Deine Einstellungen
settings-saved = Gespeichert: { $settings }.
settings-scope = Sie gelten auf jedem Server und werden sofort gespeichert.

settings-notice = Zugmeldung…
settings-notice-mention = Zugmeldung: im Thread
settings-notice-mention-about = Wenn das nicht geht, eine Direktnachricht
settings-notice-direct = Zugmeldung: Direktnachricht
settings-notice-direct-about = Wenn das nicht geht, eine Erwähnung im Thread
settings-notice-both = Zugmeldung: beides

settings-reminders = Erinnerungen…
settings-reminders-server = Erinnerungen: Wahl des Servers
settings-reminders-half = Erinnerungen: halbe Zeit, 2 Stunden vorher
settings-reminders-late = Erinnerungen: 2 Stunden vor dem Ende
settings-reminders-none = Erinnerungen: keine

settings-quiet = Ruhezeiten…
settings-quiet-none = Ruhezeiten: keine
settings-quiet-hours = Ruhezeiten: { $from }–{ $until }
settings-quiet-other = Ruhezeiten: andere…
settings-quiet-form = Ruhezeiten
settings-quiet-from = Von, etwa 22:00
settings-quiet-until = Bis, etwa 07:00
settings-quiet-unknown = Ich kenne die Zeiten „{ $hours }“ nicht. Schreib zwei verschiedene Uhrzeiten, etwa 22:00-07:00.
settings-no-zone = Ruhezeiten und ruhige Wochenenden brauchen deine Zeitzone. Wähle sie mit dem Knopf unten.

settings-pictures = Bilder…
settings-pictures-standard = Bilder: normal
settings-pictures-board = Bilder: Textbrett zuerst
settings-pictures-board-about = Über jedem Bild steht sein Textbrett
settings-pictures-words = Bilder: keine, nur Worte
settings-pictures-words-about = Sätze statt aller Bilder

settings-theme = Farben der Bilder…
settings-theme-dark = Farben der Bilder: dunkel
settings-theme-light = Farben der Bilder: hell
settings-theme-light-about = Öffentliche Bilder behalten die Farben des Servers

settings-language = Sprache…
settings-language-discord = Sprache: wie in Discord
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-es = Español
settings-language-it = Italiano
settings-language-pt = Português
settings-language-nl = Nederlands
settings-language-ru = Русский
settings-language-he = עברית

settings-forced = Züge ohne Wahl…
settings-forced-ask = Züge ohne Wahl: frag mich
settings-forced-ask-about = Du beendest jeden Zug selbst
settings-forced-play = Züge ohne Wahl: spielen
settings-forced-play-about = Ein Zug ohne jede Wahl wird für dich gespielt

settings-weekends-off = Wochenende: Uhr läuft
settings-weekends-on = Wochenende: Uhr wartet
settings-soon-off = Bald dran: nicht melden
settings-soon-on = Bald dran: melden
settings-brief-off = Antworten: ausführlich
settings-brief-on = Antworten: knapp
settings-ladders-on = Ranglisten: sichtbar
settings-ladders-off = Ranglisten: verborgen
settings-animation-on = Wiederholungen: animiert
settings-animation-off = Wiederholungen: still
settings-weekends-on-choice = Ja, Uhren warten am Wochenende
settings-weekends-off-choice = Nein, Uhren laufen am Wochenende
settings-soon-on-choice = Ja, sag mir, wenn ich als Nächstes dran bin
settings-soon-off-choice = Nein, sag mir nicht, wenn ich als Nächstes dran bin
settings-brief-on-choice = Ja, knappe Antworten
settings-brief-off-choice = Nein, ausführliche Antworten
settings-ladders-on-choice = Ja, zeig mich auf Ranglisten
settings-ladders-off-choice = Nein, verbirg mich auf Ranglisten
settings-animation-on-choice = Ja, animierte Wiederholungen
settings-animation-off-choice = Nein, Standbilder

settings-zone-unset = Zeitzone…
settings-zone-set = Zeitzone: { $zone }
settings-zone-title = ### Deine Zeitzone
settings-zone-line = Sie ist { $zone }, dort ist es jetzt { $time }.
settings-zone-line-none = Sie ist nicht eingestellt.
settings-zone-why = Ruhezeiten, ruhige Wochenenden und Tage der Abwesenheit richten sich nach ihr. Zeiten in Nachrichten siehst du ohnehin in deiner eigenen.
settings-zone-hour = Wie spät ist es bei dir?
settings-hour = { $hour }:00–{ $hour }:59
settings-zone-pick = Zonen mit dieser Uhrzeit…
settings-zone-which = Welche davon ist deine?
settings-zone-all = Alle Zonen: /settings zone:
settings-zone-none = Keine Zeitzone
settings-zone-guess = Nach deinen Klicks sieht es nach { $zone } aus. Übernehmen?
settings-zone-use = Übernehmen
settings-zone-unknown = Ich kenne die Zeitzone „{ $zone }“ nicht. Schreib eine große Stadt in deiner Nähe oder einen Unterschied wie +2; /settings zone: schlägt Passendes vor.

settings-reliability = Deine Zuverlässigkeit ist { $percent } %. Sie beruht auf deinen letzten 100 Zügen; beendete Spiele erhöhen sie.
settings-cap = Du kannst vorerst in { $games } Spielen zugleich sein und bist in { $playing }.

settings-button-away = Abwesenheit…
settings-button-data = Meine Daten…
settings-button-done = Fertig
settings-done = Gespeichert. /settings öffnet die Einstellungen wieder.

settings-command-away = Sagen, wann du weg bist: Deine Uhren warten, nichts klingelt
settings-option-away-from = Erster Tag: heute, morgen, 3. Dez., 2026-12-03
settings-option-away-until = Letzter Tag oder wie viele Tage: 10. Dez., 7 Tage
settings-option-away-note = Eine Notiz für dich selbst
settings-day-today = heute
settings-day-tomorrow = morgen
settings-away-said = Du bist abwesend: { $from }–{ $until } ({ $used } von { $budget } Tagen für { $year }{ $later ->
    [0] {""}
   *[other] {" "}und { $later } für { $next }
}).
settings-away-waiting = { $count ->
    [one] In { $count } Spiel wartet die Uhr.
   *[other] In { $count } Spielen warten die Uhren.
}
settings-away-playing = { $count ->
    [one] In { $tables } wird Abwesenheit nicht berücksichtigt: Die Uhr läuft, und der Autopilot spielt dort.
   *[other] In { $tables } wird Abwesenheit nicht berücksichtigt: Die Uhren laufen, und der Autopilot spielt dort.
}
settings-away-playing-more = In { $tables } und { $more } weiteren wird Abwesenheit nicht berücksichtigt: Die Uhren laufen, und der Autopilot spielt dort.
settings-away-rounds = In { $cups } wartet die Uhr, aber nicht die Turnierrunde: Was an ihrem Ende offen ist, spielt der Autopilot.
settings-away-title = ### Abwesenheit
settings-away-used = { $used } von { $budget } Tagen für { $year } sind angekündigt.
settings-away-line = { $from }–{ $until }
settings-away-about = Während du weg bist, warten die Uhren, wo der Tisch das vorsieht, und nichts klingelt. Kommst du früher zurück, bekommst du die übrigen Tage wieder, außer den angebrochenen: Je 24 Stunden zählen ab ihrer ersten Minute. Binnen fünf Minuten kannst du alles zurücknehmen.
settings-away-stands = Das ist schon angekündigt. [Behalten] zeigt alles, was du angekündigt hast, [Streichen] nimmt dies zurück.
settings-away-dropped = { $from }–{ $until } ist zurückgenommen.
settings-away-cut = Du bist zurück: { $from }–{ $until } ist verkürzt.
settings-away-keep = Behalten
settings-away-cancel = Streichen
settings-away-new = Ankündigen…
settings-away-form = Wann bist du weg?
settings-away-from = Erster Tag
settings-away-until = Letzter Tag oder wie viele Tage

settings-command-block = Nie mit jemandem an einem Tisch sitzen, oder das aufheben
settings-option-block-user = Mit wem
settings-blocked-on = Mit { $lord } sitzt du nie mehr an einem Tisch, auf keinem Server. Das erfährt niemand; gemeinsame laufende Spiele gehen weiter.
settings-blocked-off = Mit { $lord } kannst du wieder an einem Tisch sitzen.
settings-blocked-all = -# Nie an einem Tisch mit: { $people }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weiteren
}
settings-block-lift = Aufheben
settings-block-again = Nie wieder
