lists-command-games = Spiele zeigen: meine, am Zug, offene, zum Zuschauen, beendete
lists-command-game-list = Dasselbe wie /games
lists-command-next = Dein dringendstes Spiel öffnen
lists-option-show = Welche Spiele
lists-option-box = Nur Spiele dieser Schachtel

lists-title-mine = ### Deine Spiele{ $waiting ->
    [0] { "" }
    [one] { " " }· { $waiting } wartet auf dich
   *[other] { " " }· { $waiting } warten auf dich
}
lists-title-waiting = ### Spiele, die auf dich warten · { $waiting }
lists-title-cups = ### Deine Turnierspiele · { $count }
lists-title-open = ### Offene Tische hier · { $count }
lists-title-watching = ### Spiele zum Zuschauen hier · { $count }
lists-title-finished = ### Beendete Spiele · { $count }

lists-show-mine = Meine Spiele
lists-show-waiting = Die auf mich warten
lists-show-cups = Turniere
lists-show-open = Offene Tische
lists-show-watching = Zuschauen
lists-show-finished = Beendet
lists-show = Zeigen…
lists-only = Nur { $box }.
lists-only-fitting = Nur Tische, an denen du Platz nehmen darfst.
lists-speed = Tempo…
lists-speed-any = Jedes Tempo
lists-speed-fast = Weniger als ein Tag je Zug
lists-speed-day = Ein Tag je Zug
lists-speed-slow = Mehr als ein Tag je Zug
lists-speed-bank = Mit Zeitvorrat
lists-speed-none = Ohne Zeitlimit
lists-button-fit = Nur für mich
lists-button-all = Alle Tische

lists-game = **{ $table }** · { $setup } · { panel-round }
lists-game-start = **{ $table }** · { $setup } · die Könige wählen ihre ersten Steine
lists-table-open = **{ $table }** · { $setup } · { $clock }
lists-table = **{ $table }** · { $setup }
lists-setup = { $box } { $lords }
lists-setup-dynasty = { $box } { $lords }, Dynastie

lists-your-turn-free = Du bist am Zug (gerufen { $at }).
lists-your-turn-ends = Du bist am Zug; dein Zug endet { $ends }.
lists-your-turn-paused = Du bist am Zug, aber das Spiel ist pausiert.
lists-giant = Ein Gigant wartet auf dich: Wähle die Krone, die er verdeckt.
lists-vote = Am Tisch ist eine Frage offen.
lists-invited = **{ $host }** lädt dich ein. { $free ->
    [one] { $free } Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
lists-on-turn-free = { $lord } ist am Zug.
lists-on-turn-ends = { $lord } ist am Zug; der Zug endet { $ends }.
lists-on-turn-paused = { $lord } ist am Zug, aber das Spiel ist pausiert.
lists-between = Das nächste Spiel der Dynastie beginnt bald.
lists-open = { $free ->
    [one] { $free } Platz ist frei
   *[other] { $free } Plätze sind frei
} · Tischleitung **{ $host }**{ $percent ->
    [0] {""}
   *[other] {" "}· Zuverlässigkeit ab { $percent } %
}
lists-open-yours = Du hast Platz { $seat }. { $free ->
    [one] { $free } Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
lists-over = Zu Ende gespielt.
lists-abandoned = Ohne Ergebnis beendet.

lists-button-urgent = Dringendstes öffnen
lists-button-giant = Wählen
lists-button-vote = Antworten
lists-button-previous = ← Zurück
lists-button-following = Weiter →
lists-button-page = { $page } von { $pages }
lists-button-show-open = Zeigen
lists-button-new = Tisch öffnen
lists-button-games = Meine Spiele

lists-empty-mine = Du bist in keinem Spiel. { $open ->
    [0] Hier ist auch kein Tisch offen.
    [one] Hier ist { $open } Tisch offen.
   *[other] Hier sind { $open } Tische offen.
}
lists-empty-waiting = Kein Spiel wartet auf dich. { $open ->
    [0] Hier ist kein Tisch offen.
    [one] Hier ist { $open } Tisch offen.
   *[other] Hier sind { $open } Tische offen.
}
lists-empty-cups = Du hast gerade kein Turnierspiel. Eines bekommst du, wenn in einem deiner Turniere eine Runde beginnt.
lists-empty-open = Hier ist kein Tisch offen. Du kannst einen öffnen.
lists-empty-narrowed = Dazu passt hier nichts. Ohne die Auswahl oben gibt es mehr.
lists-empty-watching = Hier gibt es kein Spiel zum Zuschauen.
lists-empty-finished = Noch kein beendetes Spiel.

lists-next-nothing = Nichts wartet auf dich.
lists-next-games = { $games ->
    [0] Du bist in keinem Spiel.
    [one] Du bist in { $games } Spiel.
   *[other] Du bist in { $games } Spielen.
}
lists-next-time = Als Nächstes bist du wohl in **{ $table }** am Zug, geschätzt noch { $time }.
lists-next-turns = Als Nächstes bist du wohl in **{ $table }** am Zug, davor noch { $turns ->
    [one] { $turns } anderer Zug
   *[other] { $turns } andere Züge
}.
