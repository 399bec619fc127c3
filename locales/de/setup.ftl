setup-lords = { $lords ->
    [one] { $lords } Person
   *[other] { $lords } Personen
}
setup-players = { $lords } Personen
setup-grid = { $side }×{ $side }
setup-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
setup-dynasty = Dynastie: drei Spiele, Punkte zusammengezählt
setup-with-giants = Zeitalter der Giganten
setup-with-court = Der Hof
setup-with-teams = Zweierteams
setup-quests-two = Aufträge für alle: { $quests }.
setup-quests-none = Zwei Aufträge für alle werden zu Beginn gezogen.
setup-partners-chosen-line = Teams finden sich durch die Wahl der Plätze.
setup-partners-drawn-line = Die Teams werden zu Beginn ausgelost.
setup-usual-here = So ein Spiel dauert hier meist { $time }.
setup-usual = So ein Spiel dauert meist { $time }.
setup-time-days = { $least }–{ $most } Tage
setup-time-days-about = etwa { $most } Tage
setup-time-hours = { $least }–{ $most } Stunden
setup-time-hours-about = etwa { $most } Stunden
setup-time-minutes = { $least }–{ $most } Minuten
setup-time-minutes-about = etwa { $most ->
    [1] eine Minute
   *[other] { $most } Minuten
}
setup-who-anyone = alle auf diesem Server dürfen mitspielen
setup-who-invited = nur Eingeladene dürfen mitspielen
setup-who-role = nur { $role } darf mitspielen
setup-who-no-role = nur eine Rolle darf mitspielen; wähle sie unten
setup-who-reliable = Zuverlässigkeit ab { $percent } %

setup-new-title =
    ### Ein neuer Tisch
    {"**"}Schachtel** → Personen → Varianten → Uhr → Wer
setup-new-last = Wie letztes Mal hier: { $setup }.
setup-new-same = Wie letztes Mal
setup-new-which-box = Welche Schachtel?
setup-new-or-preset = Oder eine Vorlage…
setup-box-kingdomino-about = 2–4 Personen · anlegen, wählen, Kronen zählen
setup-box-queendomino-about = 2–4 Personen · dazu Städte, Ritter, die Queen und der Drache
setup-box-royal_wedding-about = 3–8 Personen · beide Schachteln zusammen, Zweierteams zu sechst oder zu acht
setup-box-discovery-about = 2 Personen · 24 eigene Steine, sechs kurze Runden
setup-preset-saved-about = Auf diesem Server gespeichert: { $setup }
setup-preset-mighty_duel = Das große Duell
setup-preset-mighty_duel-about = 2 Personen, 7×7, alle 48 Steine
setup-preset-queen_duel = Queendomino zu zweit
setup-preset-queen_duel-about = 2 Personen, 7×7, alle 48 Steine, alle Gebäude
setup-preset-dynasty = Dynastie
setup-preset-dynasty-about = Drei Spiele hintereinander, Punkte zusammengezählt
setup-preset-giants_five = Giganten zu fünft
setup-preset-giants_five-about = 5 Personen, Zeitalter der Giganten: Giganten, Fußspuren, zwei Aufträge
setup-preset-wedding_teams = Royal Wedding in Teams
setup-preset-wedding_teams-about = 6 Personen in Zweierteams, beide Schachteln, 7×7 je Team

setup-ready-title = ### Ein neuer Tisch
setup-edit-title = ### { $table } · Einstellungen
setup-edit-at-once = Änderungen gelten sofort, und alle sehen sie am Tisch.
setup-edit-asks = Jede Änderung gilt sofort. Alle, die hier sitzen, werden gefragt, ob sie bleiben, und das Spiel wartet auf die Antworten.
setup-ready-lords = Personen
setup-variants-nothing = keine
setup-ready-variants = Varianten: keine
setup-ready-who = Wer mitspielen darf
setup-ready-role = Welche Rolle darf mitmachen?
setup-lords-kingdomino-2 = 24 Steine, 6 Runden; je zwei Könige
setup-lords-kingdomino-3 = 36 Steine, 12 Runden
setup-lords-kingdomino-4 = Alle 48 Steine, 12 Runden
setup-lords-mighty_duel-2 = Alle 48 Steine, 12 Runden; je zwei Könige
setup-lords-queendomino-2 = Alle 48 Steine, 12 Runden, 7×7; je zwei Könige
setup-lords-queendomino-3 = Alle 48 Steine, 12 Runden; je Runde fällt ein Stein weg
setup-lords-queendomino-4 = Alle 48 Steine, 12 Runden
setup-lords-royal_wedding-3 = 96 Steine, 24 Runden, 7×7; je Runde fällt ein Stein weg
setup-lords-royal_wedding-4 = 96 Steine, 24 Runden, 7×7
setup-lords-royal_wedding-5 = 96 Steine in Achterreihen, 12 Runden; je Runde fallen drei weg
setup-lords-royal_wedding-6 = 96 Steine in Achterreihen, 12 Runden; je Runde fallen zwei weg
setup-lords-royal_wedding-7 = 96 Steine in Achterreihen, 12 Runden; je Runde fällt einer weg
setup-lords-royal_wedding-8 = 96 Steine in Achterreihen, 12 Runden
setup-lords-teams-6 = Drei Teams, 7×7 je Team, 12 Runden; je Runde fallen zwei Steine weg
setup-lords-teams-8 = Vier Teams, 7×7 je Team, 12 Runden
setup-lords-giants-2 = 30 von 60 Steinen, 6 Runden; je zwei Könige
setup-lords-giants_big-2 = Alle 60 Steine, 12 Runden, 7×7; je zwei Könige
setup-lords-giants-3 = Alle 60 Steine, 12 Runden; vor jeder Wahl fallen zwei weg
setup-lords-giants-4 = Alle 60 Steine, 12 Runden; vor jeder Wahl fällt einer weg
setup-lords-giants-5 = Alle 60 Steine, 12 Runden
setup-lords-discovery-2 = 24 eigene Steine, 6 Runden; je zwei Könige
setup-variant-mighty_duel-about = Ein Königreich von 7×7 mit allen Steinen, zu zweit
setup-variant-middle_kingdom-about = +10, wenn dein Schloss in der Mitte des Rasters liegt
setup-variant-harmony-about = +5, wenn du nie einen Stein abwirfst
setup-variant-dynasty-about = Drei Spiele, Punkte zusammengezählt
setup-variant-giants-about = Giganten verdecken Kronen, Fußspuren schicken sie weg; 2 Aufträge; bis zu fünft
setup-variant-court-about = Ressourcen im Land kaufen Gebäude und Personen; ein letzter Schritt im Zug
setup-variant-teams-about = Zu zweit ein Königreich, gemeinsame Münzen und Ritter
setup-extra-giants = Zeitalter der Giganten
setup-extra-court = Der Hof
setup-extra-teams = Zweierteams
setup-pick-anyone = Alle hier dürfen mitspielen
setup-pick-invited = Nur wen ich einlade
setup-pick-role = Nur diese Rolle…
setup-pick-role-about = Wähle die Rolle unten
setup-pick-reliable = Zuverlässigkeit ab { $percent } %
setup-pick-reliable-usual = Zuverlässigkeit ab 80 %
setup-pick-reliable-about = Passt zu allem anderen; wer neu ist, gilt als zuverlässig
setup-only-lords = { $box } ist für { $most } Personen.
setup-unknown-variant = Ich kenne die Variante „{ $text }“ nicht. Die Option zeigt, welche es gibt.
setup-no-mighty_duel-lords = Das große Duell ist für 2 Personen.
setup-no-teams-lords = Teams gibt es zu sechst oder zu acht.
setup-no-teams-box = Teams gibt es bei Royal Wedding.
setup-no-partners = Wie Teams sich finden, lässt sich nur bei Zweierteams wählen.
setup-no-any-giants = { $variant } passt nicht zum Zeitalter der Giganten: Dort ist es ein Auftrag.
setup-no-any-box = { $variant } passt nicht zu { $box }.
setup-no-all-giants = { $variants } passen nicht zum Zeitalter der Giganten: Dort sind es Aufträge.
setup-no-all-box = { $variants } passen nicht zu { $box }.
setup-off-mighty_duel-lords = Das große Duell fällt weg: Es ist für 2 Personen.
setup-off-mighty_duel-box = Das große Duell fällt weg: Es gehört zu Kingdomino.
setup-off-teams-lords = Teams fallen weg: Es gibt sie zu sechst oder zu acht.
setup-off-teams-box = Teams fallen weg: Es gibt sie bei Royal Wedding.
setup-off-giants-variants = Das Zeitalter der Giganten fällt weg: Es passt nicht zu { $bonuses }.
setup-off-computers = Es sind jetzt weniger Computer: Der Tisch hat zu wenige Plätze, oder sie können dieses Spiel hier nicht spielen.
setup-off-quests-giants = Die gewählten Aufträge fallen weg: Sie gehören zum Zeitalter der Giganten.
setup-off-any-giants = { $variant } fällt weg: Im Zeitalter der Giganten ist es ein Auftrag.
setup-off-any-box = { $variant } fällt weg: passt nicht zu { $box }.
setup-off-any-here = { $variant } fällt weg: hier nicht wählbar.
setup-off-lords = Der Tisch ist jetzt für { $lords }: { $box } ist für { $least } bis { $most }.
setup-off-lords-one = Der Tisch ist jetzt für { $lords }: { $box } ist für { $most }.
setup-off-lords-giants = Der Tisch ist jetzt für { $lords }: Ohne das Zeitalter der Giganten ist { $box } für { $least } bis { $most }.
setup-off-lords-teams = Der Tisch ist jetzt für { $lords }: Teams gibt es zu sechst oder zu acht.
setup-open = Tisch öffnen
setup-more = Mehr Einstellungen
setup-keep = Als Vorlage speichern
setup-keep-title = Als Vorlage speichern
setup-keep-label = Ein Name, den alle hier sehen
setup-kept = Gespeichert als { $preset }. Du findest die Vorlage unter „Oder eine Vorlage…“.
setup-presets = Vorlage entfernen…
setup-presets-title =
    ### Eine Vorlage entfernen
    Wer eine gespeichert hat, kann sie entfernen; mit dem Recht „Server verwalten“ geht das bei allen. Tische bleiben, wie sie sind.
setup-presets-which = Welche Vorlage?
setup-removed = { $preset } ist entfernt.
setup-unknown-preset = Ich kenne die Vorlage „{ $text }“ nicht. Die Option zeigt, welche es gibt.
setup-closed = Es wurde nichts geöffnet. /game new bringt deine Auswahl zurück.
setup-done = Viel Spaß beim Spiel.
setup-opened = { $table } ist offen in { $channel }.
setup-host-button = Tischleitung

setup-more-name-own = Der Tisch heißt { $table }.
setup-name-label = Name (leer: einer wird gezogen)
setup-switches = An diesem Tisch
setup-switch-other = Ohne Haken: { $other }
setup-partners = Teams
setup-partners-chosen = Teams finden sich selbst
setup-partners-drawn = Teams werden ausgelost
setup-pick-partners-chosen = Teams finden sich selbst
setup-pick-partners-drawn = Teams werden ausgelost
setup-quests = Aufträge (sonst: 2 gezogen)
setup-quests-one = Wähle zwei Aufträge oder keinen: Dann werden zwei gezogen.
setup-quest-bleak_king-about = 10 Punkte je Gebiet aus 5 oder mehr Feldern ohne freie Krone
setup-starts = Beginn
setup-starts-full = Beginnt von selbst, wenn alle da sind
setup-starts-host = Die Tischleitung beginnt
setup-missed = Verpasste Züge bis Platzverlust
setup-missed-1 = 1 verpasster Zug
setup-missed-2 = 2 verpasste Züge
setup-missed-3 = 3 verpasste Züge
setup-missed-4 = 4 verpasste Züge
setup-missed-5 = 5 verpasste Züge
setup-vacation = Abwesenheit und ruhige Wochenenden
setup-vacation-yes = Abwesenheit und ruhige Wochenenden: Die Uhr wartet
setup-vacation-no = Abwesenheit und ruhige Wochenenden: Die Uhr läuft
setup-takeback = Zug zurücknehmen
setup-takeback-yes = Züge lassen sich zurücknehmen, bis jemand anderes spielt
setup-takeback-no = Züge können nicht zurückgenommen werden
setup-numbers = Buchstaben an Stellen
setup-numbers-yes = Die besten Stellen haben Buchstaben
setup-numbers-no = Keine Buchstaben an Stellen
setup-hints = Tipps
setup-hints-yes = Tipps sind erlaubt; es zählt für keine Rangliste
setup-hints-no = Keine Tipps
setup-unusual-line = { $said }.
setup-hints-line = Tipps sind erlaubt: Wer am Zug ist, darf einen starken Computer fragen, was zu spielen ist. Am Ende steht da, wer wie viele Tipps genommen hat. Das Spiel zählt für keine Rangliste.
setup-watching = Zuschauen
setup-watching-everybody = Alle hier dürfen zuschauen
setup-watching-table = Zuschauen darf nur, wer am Tisch sitzt
setup-detail = Details im Thread
setup-detail-turn = Der Thread behält jeden Zug
setup-detail-round = Der Thread behält jede Runde

setup-table-open = ### { $table } · ein Tisch ist offen
setup-seat-taken = { $seat } · **{ $name }**
setup-seat-host = { $seat } · **{ $name }** (Tischleitung)
setup-seat-free = { $seat } · *frei*
setup-seat-kept = { $seat } · *reserviert für* **{ $name }**
setup-team-line = { $seats } · { $first } und { $second }
setup-team-taken = **{ $name }**
setup-team-host = **{ $name }** (Tischleitung)
setup-team-free = *frei*
setup-team-kept = *reserviert für* **{ $name }**
setup-table-invited = Eingeladen: { $names }.
setup-table-asked-there = Gefragt, ob sie da sind: { $names }. Das Spiel wartet auf die Antwort.
setup-table-asked = Nach einer Änderung gefragt, ob sie bleiben: { $names }. Das Spiel wartet auf die Antwort.
setup-table-expires = Der Tisch schließt { $when } von selbst, wenn er nicht voll wird.
setup-take-seat = Platz nehmen
setup-leave = Aufstehen
setup-leave-table = { $table } verlassen
setup-invite = Einladen…
setup-host = Tischleitung…
setup-start = Beginnen
setup-starts-full-rule = Beginnt von selbst, wenn der letzte Platz besetzt ist.
setup-starts-full-earlier = Beginnt von selbst, wenn der letzte Platz besetzt ist, oder früher, wenn die Tischleitung und alle am Tisch das wollen.
setup-starts-host-rule = Die Tischleitung beginnt das Spiel, wenn alle Plätze besetzt sind.
setup-starts-host-earlier = Die Tischleitung beginnt das Spiel, wenn alle Plätze besetzt sind, oder früher, wenn alle am Tisch das wollen.
setup-begun-title = ### { $table }
setup-begun = { $lords } spielen: { $thread }
setup-begun-here = { $lords } spielen hier im Kanal.
setup-begun-direct = { $lords } spielen in deinen Direktnachrichten.
setup-begun-soon = { $lords } spielen.
setup-over = Das Spiel ist vorbei.
setup-over-where = { $result } Das Spiel: { $thread }
setup-expired =
    ### { $table }
    Niemand hat binnen 7 Tagen den letzten Platz genommen, deshalb ist dieser Tisch geschlossen.
setup-table-closed =
    ### { $table }
    Dieser Tisch wurde geschlossen.
setup-table-empty =
    ### { $table }
    Alle sind aufgestanden, deshalb ist dieser Tisch geschlossen.
setup-expired-mention = { $mention }, niemand hat binnen 7 Tagen den letzten Platz am Tisch { $table } genommen, deshalb ist der Tisch geschlossen.
setup-expired-direct = Niemand hat binnen 7 Tagen den letzten Platz am Tisch { $table } genommen, deshalb ist der Tisch geschlossen.
setup-role-gone-mention = { $mention }, die Rolle, für die dein Tisch { $table } war, wurde gelöscht, deshalb kann niemand mehr Platz nehmen. Lass andere mitspielen.
setup-role-gone-direct = Die Rolle, für die dein Tisch { $table } war, wurde gelöscht, deshalb kann niemand mehr Platz nehmen. Lass andere mitspielen.
setup-open-again = Wieder öffnen
setup-opened-again = { $table } ist wieder offen in { $channel }.

setup-which-seat = Welcher Platz am Tisch { $table }? Zu zwei Plätzen gehört ein Königreich.
setup-seat-number = Platz { $seat }
setup-beside = Mit { $name } auf Platz { $seat }
setup-beside-nobody = Platz { $seat } daneben ist frei
setup-you-sit = Du hast Platz { $seat } am Tisch { $table }.
setup-you-sit-with = Mit dir: { $others }.
setup-you-sit-free = { $free ->
    [1] Noch ein Platz ist frei.
   *[other] Noch { $free } Plätze sind frei.
}
setup-you-sit-where = Der Tisch: { $link }
setup-you-sit-beside = In deinem Team: { $partner }.
setup-you-sit-alone = Der zweite Platz deines Teams ist noch frei.
setup-you-sit-last = Du hast Platz { $seat } am Tisch { $table }, und das Spiel beginnt.
setup-you-left = Du bist vom Tisch { $table } aufgestanden.
setup-you-left-host = Du bist vom Tisch { $table } aufgestanden. Die Tischleitung hat jetzt { $host }.
setup-you-left-closed = Du bist vom Tisch { $table } aufgestanden. Sonst saß dort niemand, deshalb ist der Tisch geschlossen.

setup-invite-title =
    ### { $table } · einladen
    Wen hättest du gern an diesem Tisch?
setup-invite-people = Leute einladen…
setup-invited-now = Du hast eingeladen: { $names }.
setup-invited-nobody = Niemand wurde eingeladen: Bots spielen nicht.
setup-not-invited-seated = Sitzen schon am Tisch: { $names }.
setup-not-invited-invited = Schon eingeladen: { $names }.
setup-not-invited-declined = Haben für diesen Tisch abgelehnt und werden nicht noch einmal gefragt: { $names }. Platz nehmen geht für sie trotzdem.
setup-not-invited-removed = Ihr Platz an diesem Tisch wurde von der Tischleitung freigegeben, und nur sie kann wieder einladen: { $names }.
setup-not-invited-again = Heute schon dreimal vergeblich gerufen: { $names }. Morgen kannst du wieder einladen.
setup-not-invited-many = Nicht eingeladen: { $names }. Du hast heute viele Leute eingeladen, die mit dir noch kein Spiel beendet haben; versuch es morgen wieder.
setup-not-invited-bot = Bots spielen nicht: { $names }.
setup-not-invited-blocked = Nicht für diesen Tisch: { $names }.
setup-not-invited-no_seat = Kein Platz ist frei für { $names }.
setup-invitation = { $mention }, **{ $host }** lädt dich an den Tisch **{ $table }** ein ({ $setup }).
setup-stay = { $mention }, **{ $host }** hat die Einstellungen von **{ $table }** geändert, wo du einen Platz hast. Bleibst du?
setup-stay-yes = Ich bleibe
setup-there = { $mention }, **{ $table }** kann beginnen, und die Züge sind kurz. Bist du da?
setup-there-yes = Ich bin da
setup-stay-until = Ohne Antwort wird dein Platz { $when } frei. Das Spiel beginnt erst, wenn alle geantwortet haben.
setup-changed = { $table } hat sich seit jener Nachricht geändert. So ist es jetzt:
setup-icons = Gebäude, deren Zahlen dieser Server berichtigt hat: { $buildings }
setup-before-seat = Das wird am Tisch { $table } gespielt:
setup-accept = Annehmen
setup-decline = Ablehnen
setup-you-declined = Du hast abgelehnt. Das erfährt nur { $host }, sonst niemand.

setup-panel-inherited = { $host } hat den Server verlassen, deshalb hast jetzt du die Tischleitung.

setup-panel-title =
    ### { $table } · Tischleitung
    Das siehst nur du.
setup-panel-declined = Kommen diesmal nicht: { $names }.
setup-panel-free-seat = Platz freigeben
setup-panel-seat = Platz { $seat } · { $name }
setup-panel-freed = Platz { $seat } ist wieder frei.
setup-panel-asked = Erst werden alle anderen gefragt. Wenn alle Ja gesagt haben, kann das Spiel beginnen.
setup-panel-start = Mit { $lords } Personen beginnen
setup-panel-not-yet = { $missing ->
    [1] Zum Beginnen fehlt noch jemand.
   *[other] Zum Beginnen fehlen noch { $missing }.
}
setup-panel-change = Einstellungen ändern
setup-panel-close = Tisch schließen
setup-panel-sure =
    ### { $table } · Tisch schließen?
    Alle verlieren ihren Platz. Sonst geht nichts verloren.
setup-panel-keep = Offen lassen
setup-panel-closed = { $table } ist geschlossen.
setup-panel-too-few-lords = Hier sitzen { $seated } Personen, kleiner kann der Tisch nicht werden.

setup-computers = Computer…
setup-computers-title = ### { $table } · Computer
setup-computers-about = Ein Computer spielt von selbst. Spiele mit Computern zählen für eigene Ranglisten und sonst für nichts.
setup-computers-level = Einen Platz geben an…
setup-computers-temper = Sein Temperament
setup-computers-seat = Auf den ersten freien
setup-computers-seated = { $lord } hat Platz { $seat }.
setup-computers-placeholder = Computer
setup-computers-none = Computer: keine
setup-computers-some-balanced = { $count } × { $level } (Computer)
setup-computers-some-careful = { $count } × { $level }, vorsichtig (Computer)
setup-computers-some-greedy = { $count } × { $level }, gierig (Computer)
setup-computers-some-spiteful = { $count } × { $level }, boshaft (Computer)
setup-computers-line = Auch Computer spielen mit: { $lords }. Das Spiel zählt für keine Rangliste unter Menschen.
setup-computers-missing = Nicht hier: { $levels } (dafür fehlt numba)
setup-solo-title =
    ### Gegen den Computer spielen
    { $lords ->
        [1] Du spielst gegen einen Computer
       *[other] Du spielst gegen { $lords } Computer gleicher Stufe
    }. Es beginnt, wenn du die Stufe wählst.
setup-solo-practice = Zum Üben: ohne Uhr; du kannst Züge beliebig zurücknehmen und um Tipps bitten, und das Spiel zählt für keine Rangliste.
setup-solo-rated = Für die Rangliste: Du hast einen Tag je Zug, nichts kann zurückgenommen werden, es gibt keine Tipps, und Aufgeben zählt als verloren.
setup-solo-how = Wofür?
setup-solo-how-practice = Zum Üben
setup-solo-how-practice-about = Ohne Uhr; zurücknehmen, um Tipps bitten
setup-solo-how-rated = Für die Rangliste
setup-solo-how-rated-about = Ein Tag je Zug; siehe /ladder mit Computern
setup-solo-no-ladder = Ein Spiel hier ist zum Üben: Ranglisten gehören zu Servern.
setup-solo-level = Gegen…
setup-solo-box = Welche Schachtel?
setup-solo-begun = { $table } beginnt, in einem privaten Thread in { $channel }: Nur du siehst ihn. Dort wirst du gerufen, wenn du am Zug bist; [Spielen] und `/play` öffnen deinen Zug überall.
setup-solo-begun-direct = { $table } beginnt, hier in unseren Direktnachrichten. [Spielen] und `/play` öffnen deinen Zug.
setup-solo-closed = Ich darf dir hier nicht schreiben, ein Spiel käme also nicht weiter. Erlaube Direktnachrichten von einem gemeinsamen Server, oder nimm `/game solo` auf einem Server.
setup-solo-nothing = Kein Spiel von dir läuft. `/game new` öffnet einen Tisch für mehrere.
setup-solo-begun-open = { $table } beginnt, in einem Thread in { $channel }, den auch andere sehen können: Private Threads darf ich dort nicht öffnen. [Spielen] und `/play` öffnen deinen Zug überall.
setup-pause = Wie bald Computer spielen
setup-pause-0 = Computer spielen sofort
setup-pause-0-about = Zu mehreren erst nach der Minute zum Zurücknehmen
setup-pause-1 = Computer spielen nach 1 Minute
setup-pause-2 = Computer spielen nach 2 Minuten
setup-pause-10 = Computer spielen nach 10 Minuten
setup-pause-60 = Computer spielen nach 1 Stunde
setup-pause-line = { $minutes ->
    [1] Computer spielen nach einer Minute.
    [60] Computer spielen nach einer Stunde.
   *[other] Computer spielen nach { $minutes } Minuten.
}
setup-computer-page = Page
setup-computer-page-about = Stufe 1: ein Anfänger, der nur den Stein in der Hand sieht
setup-computer-squire = Knappe
setup-computer-squire-about = Stufe 2: sieht einen Stein voraus, irrt sich aber oft
setup-computer-knight = Ritter
setup-computer-knight-about = Stufe 3: irrt sich seltener und denkt an die anderen
setup-computer-duke = Herzog
setup-computer-duke-about = Stufe 4: stark
setup-computer-sovereign = Monarch
setup-computer-sovereign-about = Stufe 5: am stärksten
setup-temper-balanced = Ausgewogen
setup-temper-balanced-about = Spielt auf Sieg
setup-temper-careful = Vorsichtig
setup-temper-careful-about = Meidet Risiken
setup-temper-greedy = Gierig
setup-temper-greedy-about = Denkt vor allem an die eigenen Punkte
setup-temper-spiteful = Boshaft
setup-temper-spiteful-about = Durchkreuzt gern die Pläne der anderen
setup-computer-numbered = { $level } { $number }
setup-computer-named-balanced = { $level } (Computer)
setup-computer-named-careful = { $level }, vorsichtig (Computer)
setup-computer-named-greedy = { $level }, gierig (Computer)
setup-computer-named-spiteful = { $level }, boshaft (Computer)

setup-which-table = Welcher Tisch?
setup-choice-table = { $table } · { $seated } von { $lords } am Tisch
setup-choice-join = { $table } · { $setup } · { $seated } von { $lords } am Tisch

setup-only-server = Tische werden auf einem Server geöffnet. Du triffst mich auf { $servers }.
setup-only-server-none = Tische werden auf einem Server geöffnet, und ich kenne noch keinen gemeinsamen.
setup-no-place = In { $channel } kann nicht gespielt werden. Öffne den Tisch in einem Textkanal, einem Ankündigungskanal oder einem Forenbeitrag.
setup-no-write = Du kannst in { $channel } nicht schreiben, deshalb kannst du dort auch keinen Tisch öffnen und auf keinen warten.
setup-no-right =
    Ich kann in { $channel } nicht schreiben, ein Tisch dort bliebe also unsichtbar.
    Wer diesen Server verwaltet, sieht mit /admin check, was fehlt.

setup-word-mighty_duel = Großes Duell
setup-word-middle_kingdom = Das Reich der Mitte
setup-word-harmony = Harmonie
setup-word-dynasty = Dynastie
setup-word-giants = Giganten
setup-word-court = Hof
setup-word-teams = Teams

setup-command-game-new = Einen Tisch öffnen: Schritt für Schritt oder sofort mit box, lords und who
setup-command-game-join = An einem offenen Tisch Platz nehmen
setup-command-game-leave = Deinen Platz vor dem Beginn aufgeben
setup-command-game-invite = Jemanden an deinen Tisch einladen
setup-command-game-decline = Eine Einladung ablehnen
setup-command-game-start = Deinen Tisch jetzt beginnen
setup-command-game-host = Die Tischleitung öffnen
setup-command-game-computer = Einen Platz deines Tisches einem Computer geben
setup-option-ladder = Ob es für die Rangliste mit Computern zählt
setup-command-game-solo = Allein gegen Computer spielen, sofort
setup-option-level = Wie stark er ist
setup-option-temper = Worauf er achtet
setup-option-box = Welche Schachtel
setup-option-lords = Wie viele Personen
setup-option-variants = Reich der Mitte, Harmonie, Das große Duell, Dynastie
setup-option-giants = Zeitalter der Giganten: Giganten, Fußspuren, zwei Aufträge
setup-option-court = Der Hof: Ressourcen, Gebäude und Personen
setup-option-teams = Zweierteams, zu sechst oder zu acht bei Royal Wedding
setup-option-quests = Zwei Aufträge (Zeitalter der Giganten); sonst werden sie gezogen
setup-option-partners = Wie sich Teams finden
setup-option-clock = Die Zeit für einen Zug, etwa 1 Tag je Zug, 36h, 2d oder bank 3d +8h
setup-option-who = Wer mitspielen darf
setup-option-reliability = Die Zuverlässigkeit, die man zum Mitspielen braucht, in Prozent
setup-option-name = Ein Name für den Tisch
setup-option-preset = Fertige Einstellungen
setup-option-table = Welcher Tisch
setup-option-seat = Welcher Platz
setup-option-user = Wer
