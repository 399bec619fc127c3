annals-command-ladder = Die Rangliste dieses Servers
annals-command-profile = Das Profil einer Person
annals-option-season = Welches Vierteljahr; sonst die gesamte Zeit
annals-option-computers = Die Rangliste der Spiele mit Computern
annals-option-page = Welche Seite mit zehn Namen
annals-option-user = Wessen Profil; sonst dein eigenes

annals-ladder = { $box }, { $kingdoms } Königreiche
annals-ladder-teams = { $box }, { $kingdoms } Zweierteams
annals-ladder-computer = { $ladder }, mit Computern
annals-season-all = Gesamte Zeit
annals-season = { $quarter ->
    [1] Januar bis März { $year }
    [2] April bis Juni { $year }
    [3] Juli bis September { $year }
   *[4] Oktober bis Dezember { $year }
}
annals-computer = Computer ({ $level })
annals-nameless = Jemand

annals-ladder-title = ### Rangliste · { $ladder } · { $season }
annals-ladder-count = { $lords ->
    [one] { $lords } Person
   *[other] { $lords } Personen
}, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}. Wertungszahl, ± mögliche Abweichung (grau mit „?“: weniger als zehn Spiele), Spiele, die letzten fünf Plätze.
annals-ladder-empty = Hier wurde noch kein Spiel dieser Art zu Ende gespielt. Öffne mit `/game new` einen Tisch, dann wird es das erste.
annals-ladder-mine = Du bist auf Platz { $place }: **{ $rating }** ± { $deviation } nach { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}.
annals-choose-ladder = Schachtel und Größe
annals-choose-season = Saison
annals-find = Finde mich
annals-browse = Andere Ranglisten
annals-share = Im Kanal zeigen

annals-profile-title = ### { $lord }
annals-profile-hidden = Das siehst nur du: Auf Ranglisten wirst du nicht angezeigt. Ändern kannst du das in `/settings`.
annals-profile-empty = Hier noch kein Spiel beendet. Öffne mit `/game new` einen Tisch oder finde mit `/games` einen.
annals-standing = { $name }: Platz { $place }, { $rating }, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen
annals-standing-one = { $games } von { $of } Spielen gegen dieselbe Person
annals-ladder-one = Meist gegen dieselbe Person: { $lords }
annals-ladder-one-lord = { $lord } ({ $games } von { $of } Spielen)
annals-level = **{ $level }**: Menschen haben { $wins } von { $games } gewonnen
annals-level-best = bestes Königreich { $points } ({ $lord })
annals-level-best-hidden = bestes Königreich { $points }
annals-level-mine = du hast { $wins } von { $games } gewonnen, am besten mit { $points } Punkten
annals-level-mine-left = du hast { $wins } von { $games } gewonnen
annals-rating = **{ $rating }** ± { $deviation }
annals-rating-unsure = **{ $rating }** ± { $deviation } (weniger als zehn Spiele)
annals-reliable-always = Spielt immer pünktlich ({ $percent } %).
annals-reliable-mostly = Spielt fast immer pünktlich ({ $percent } %).
annals-reliable-often = Verpasst ab und zu einen Zug ({ $percent } %).
annals-reliable-seldom = Verpasst oft Züge ({ $percent } %).
annals-best = Bestes Königreich: **{ $points }** in { $table }
annals-recent-title = Letzte Spiele
annals-recent = { $table }: Platz { $place } von { $of }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-recent-left = { $table }: nicht zu Ende gespielt { $rated ->
    [yes] ({ $change }){" "}
   *[no] {""}
}{ $when }
annals-trophies-title = Trophäen
annals-trophy = **{ $trophy }** · { $about }
annals-cup = { $place ->
    [1] Sieg in
    [2] Platz 2 in
   *[other] Platz 3 in
} { $cup } · { $of } Anmeldungen · { $at }
annals-cups-more = { $count ->
    [one] Und { $count } weiteres Turnier.
   *[other] Und { $count } weitere Turniere.
}
annals-trophy-first_stone = Grundstein
annals-trophy-first_stone-about = ein Spiel zu Ende gespielt
annals-trophy-crowned = Gekrönt
annals-trophy-crowned-about = ein Spiel gewonnen
annals-trophy-hundred = Hundert
annals-trophy-hundred-about = ein Königreich mit 100 Punkten
annals-trophy-broad_fields = Weite Felder
annals-trophy-broad_fields-about = ein Gebiet aus 15 Feldern
annals-trophy-six_lands = Sechs Landschaften
annals-trophy-six_lands-about = alle sechs Landschaften bringen Punkte in einem Königreich
annals-trophy-harmonious = Harmonisch
annals-trophy-harmonious-about = mit Harmonie und Reich der Mitte gewonnen
annals-trophy-treasury = Schatzkammer
annals-trophy-treasury-about = 20 Punkte im Gebirge
annals-trophy-architect = Baukunst
annals-trophy-architect-about = 40 Punkte mit Gebäuden
annals-trophy-queens_host = Hoher Besuch
annals-trophy-queens_host-about = mit der Queen zu Besuch gewonnen
annals-trophy-close_shave = Haarscharf
annals-trophy-close_shave-about = mit einem Punkt Vorsprung oder bei Gleichstand gewonnen
annals-trophy-crowded_field = Großes Feld
annals-trophy-crowded_field-about = gegen vier oder mehr Königreiche gewonnen
annals-trophy-old_hand = Alter Hase
annals-trophy-old_hand-about = 50 Spiele zu Ende gespielt
annals-compare-me = Mit mir vergleichen

annals-command-compare = Zwei Personen nebeneinander
annals-option-compared = Mit wem du verglichen wirst
annals-option-with = Jemand anderes an deiner Stelle
annals-compare-title = ### { $one } und { $two }
annals-compare-unrated = { $lord }: hier noch ohne Wertungszahl
annals-compare-chance = Nach den Wertungszahlen liegt { $one } in { $percent } von 100 Spielen vor { $two }.
annals-compare-never = Hier gab es noch kein Spiel gegeneinander.
annals-compare-met = { $games ->
    [1] Ein Spiel
   *[other] { $games } Spiele
} gegeneinander: { $one } lag { $ahead }-mal vor { $two }, { $behind }-mal dahinter.
annals-compare-latest = Die letzten Spiele, aus Sicht von { $one }

annals-command-honors = Bestleistungen dieses Servers: bestes Königreich, größtes Gebiet und mehr
annals-honors-title = ### Bestleistungen · { $box }
annals-honors-count = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} hier beendet
annals-honor-kingdom = Bestes Königreich: **{ $value }** Punkte, von { $lords }
annals-honor-territory = Größtes Gebiet: **{ $value }** Felder, von { $lords }
annals-honor-crowns = Meiste Kronen: **{ $value }**, von { $lords }
annals-honor-fastest = Schnellster Tisch: **{ $value }**, von { $lords }
annals-honor-games = Meiste beendete Spiele: **{ $value }**, von { $lords }
annals-honor-wins = Meiste gewonnene Spiele: **{ $value }**, von { $lords }
annals-honor-short-kingdom = Bestes Reich
annals-honor-short-territory = Gebiet
annals-honor-short-crowns = Kronen
annals-honor-short-fastest = Schnellster
annals-honor-short-games = Beendete Spiele
annals-honor-short-wins = Siege
annals-honor-hidden = jemand, der nicht angezeigt wird
annals-honor-where = { $table }, { $when }
annals-choose-box = Schachtel

annals-command-stats = Wie Steine, Gebäude, Aufträge und Plätze hier abschneiden
annals-option-about = Worum es geht
annals-about-domino = Steine
annals-about-building = Gebäude
annals-about-quest = Aufträge
annals-about-token = Marker des Hofes
annals-about-seat = Plätze
annals-about-order = Reihenfolge der ersten Wahl
annals-stats-title = ### { $about } · { $box }
annals-stats-empty = Hier wurde noch kein Spiel mit dieser Schachtel zu Ende gespielt.
annals-stats-usual = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} hier beendet. Von allen Königreichen gewinnen { $share } %, im Schnitt mit { $points } Punkten. Die besten zuerst.
annals-stats-line = **{ $what }**: { $share } % von { $games ->
    [one] { $games } Königreich
   *[other] { $games } Königreichen
} gewannen, { $points } Punkte
annals-stats-quest = **{ $what }**: { $share } % von { $games ->
    [one] { $games } Königreich
   *[other] { $games } Königreichen
} gewannen, er brachte { $points } Punkte
annals-seat = Platz { $place } von { $kingdoms }
annals-order = Wahl { $place } von { $kingdoms }
