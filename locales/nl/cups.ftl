cups-percent = { $value }%
cups-stage-choose = Fase…
cups-stage-swiss = Zwitsers systeem
cups-stage-robin = allen tegen allen
cups-stage-groups = poules
cups-stage-single = knock-out
cups-stage-double = dubbele knock-out
cups-stage-final = finaletafel
cups-stage-ladder = ranglijst
cups-stage-gone = latere fase
cups-stage-league = seizoen { $number }
cups-closing = Alle tafels zijn afgelopen ({ $stage }). De resultaten kunnen nog worden gecorrigeerd; ze zijn definitief op { $until } ({ $left }).
cups-round = ronde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}van { $rounds }
}
cups-round-groups = pouleronde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}van { $rounds }
}
cups-round-single = knock-outronde { $round } van { $rounds }
cups-round-final = de finaletafel
cups-round-last = de finale
cups-round-semi = de halve finales
cups-round-quarter = de kwartfinales
cups-round-league = seizoen { $stage }, ronde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}van { $rounds }
}
cups-round-deciding = de beslissende tafel

cups-button-options = Opties wijzigen
cups-button-enter = Inschrijven
cups-button-wait = Wachten op plaats ({ $count })
cups-button-withdraw = Uitschrijven
cups-button-drop = Terugtrekken
cups-button-list = Wie doet mee
cups-button-places = Alle plaatsen
cups-button-rules = Toernooiregels
cups-button-here = Ik ben er
cups-button-cannot = Ik kan niet spelen
cups-button-table = Mijn tafel
cups-button-why = Waarom deze tafel?
cups-button-standings = Stand
cups-button-bracket = Schema
cups-button-judge = Jury roepen
cups-button-text = Als tekst
cups-button-csv = CSV
cups-button-xlsx = XLSX
cups-button-cross = Kruistabel
cups-button-export = Exporteren
cups-button-yes = Ja, ik doe mee
cups-button-no = Nu niet
cups-button-play = Ik speel
cups-button-refuse = Nee
cups-button-agree = Akkoord
cups-button-notme = Ik niet
cups-button-help = Ik help
cups-button-back = Verderspelen
cups-button-leave = Ja, terugtrekken
cups-button-stay = Nee, ik speel door
cups-button-partner = Ja, samen
cups-button-decline = Nee, bedankt
cups-button-look = Naar de tafel
cups-button-event = Het evenement
cups-button-all = Alle evenementen
cups-button-words = Woorden uitgelegd
cups-button-previous = ← Vorige
cups-button-following = Volgende →
cups-button-page = { $page } van { $pages }

cups-home-title = ## { $name }
cups-home-signup = Inschrijven tot { $until }
cups-home-checkin = Check-in van { $from } tot { $until }
cups-home-start = Ronde 1 begint op { $start }
cups-home-start-ends = Ronde 1 begint op { $start } · het evenement eindigt op { $ends }
cups-home-start-latest = Ronde 1 begint op { $start } · het evenement eindigt uiterlijk op { $ends }
cups-home-count = **{ $count } van { $capacity }** ingeschreven{ $waiting ->
    [0] .
    [one] , { $waiting } wacht.
   *[other] , { $waiting } wachten.
}
cups-home-vacation = Met afwezigheid wordt rekening gehouden.
cups-home-no-vacation = Met afwezigheid wordt geen rekening gehouden.
cups-home-seal = De startwaarden van de indelingen worden getoond als hun ronde wordt ingedeeld. Tot die tijd zijn ze verzegeld: `{ $seal }`
cups-home-closed = De inschrijving is voorbij. Ronde 1 begint op { $start }.
cups-home-closed-checkin = De check-in is open tot { $start }: druk op **Ik ben er**.
cups-home-here = **{ $here } van { $count }** zijn er.{ $waiting ->
    [0] {""}
    [one] {" "}{ $waiting } wacht.
   *[other] {" "}{ $waiting } wachten.
}
cups-home-running = Nu: { $round }, tot { $ends } ({ $left }).
cups-home-between = Alle tafels zijn afgelopen: { $round }. De volgende ronde begint op { $start }.
cups-home-page = [Naar de nieuwste pagina]({ $url })
cups-home-playing = { $count ->
    [1] Eén doet mee.
   *[other] **{ $count }** doen mee.
}
cups-home-late = Je kunt nog instappen tot ronde { $round }.
cups-home-late-ladder = Je kunt nog instappen.
cups-home-late-league = Je kunt nog instappen, om vanaf het volgende seizoen te spelen.
cups-home-paused = Het is gepauzeerd ({ $since }): alle klokken staan stil.
cups-home-best = Vooraan: { $best }
cups-home-points = { $lord } { $points }
cups-home-over = { $winner } { $lords ->
    [one] heeft
   *[other] hebben
} gewonnen.
cups-home-place = **{ $place }** { $lord }
cups-home-cancelled = Het is afgelast op { $at }: { $reason }
cups-home-too-few = Het is afgelast op { $at }: { $count ->
    [0] er was niemand, en er zijn er minstens { $least } nodig.
    [1] er was er één, en er zijn er minstens { $least } nodig.
   *[other] er waren er { $count }, en er zijn er minstens { $least } nodig.
}

cups-checkin-title = ## { $name } · de check-in is open
cups-checkin-press = Druk op **Ik ben er** vóór { $until } ({ $left }). Anders verlies je je plaats.
cups-checkin-over = ## { $name } · de check-in is voorbij
cups-checkin-began = Ronde 1 is begonnen.

cups-round-title = ## { $name } · { $round }
cups-round-title-page = ## { $name } · { $round } · pagina { $page } van { $pages }
cups-round-ends = Eindigt op { $ends } ({ $left }). Tafels die dan nog open zijn, speelt de automatische piloot uit.
cups-round-adjourned = Tafel { $table } is uitgesteld: die eindigt op { $until } ({ $left }).
cups-round-third = Tafel { $table } speelt om de derde plaats.
cups-table-stands = Het resultaat van tafel { $table }, { $round }, is later gecorrigeerd; { $lords } { $count ->
    [one] speelt
   *[other] spelen
} toch verder.
cups-table-passed = Van tafel { $table }, { $round }, { $count ->
    [one] gaat
   *[other] gaan
} { $lords } door in plaats van een gediskwalificeerde winnaar.
cups-round-own = Tafel { $table }: wie over het resultaat besliste, zat er zelf aan.
cups-round-tied = { $count ->
    [1] Tafel { $tables } eindigde gelijk: een extra spel beslist.
   *[other] Tafels { $tables } eindigden gelijk: extra spellen beslissen.
}
cups-round-ended = Geëindigd op { $at }.
cups-round-cancelled = Het evenement is afgelast op { $at }: tafels die dan nog open waren, hebben geen resultaat.
cups-round-paused = Gepauzeerd ({ $since }): alle klokken staan stil.
cups-round-byes = Vrij in deze ronde: { $names }
cups-round-byes-more = { $count ->
    [1] Nog één is vrij in deze ronde.
   *[other] Nog { $count } zijn vrij in deze ronde.
}
cups-round-undone = ## { $name } · een indeling is ongedaan gemaakt
cups-round-undone-text = De tafels die hier stonden, tellen niet. De ronde wordt opnieuw ingedeeld.
cups-round-undone-over = De tafels die hier stonden, tellen niet.

cups-mine = In { $name }, { $round }, { $who ->
    [you] zit je
   *[lord] zit { $lord }
} aan **tafel { $table }** met { $others }.
cups-mine-over = In { $name }, { $round }, { $who ->
    [you] zat je
   *[lord] zat { $lord }
} aan **tafel { $table }** met { $others }.
cups-mine-none = { $who ->
    [you] Je hebt
   *[lord] { $lord } heeft
} nu geen tafel in { $name }.
cups-mine-bye = In { $name }, { $round }, { $who ->
    [you] ben je
   *[lord] is { $lord }
} vrij: dat telt als een gewonnen tafel.
cups-mine-bye-bracket = In { $name }, { $round }, { $who ->
    [you] heb je geen tafel: je gaat zonder door.
   *[lord] heeft { $lord } geen tafel, en gaat zonder door.
}
cups-mine-on = { $who ->
    [you] Je gaat
   *[lord] { $lord } gaat
} door naar de volgende ronde.
cups-mine-third = { $who ->
    [you] Je speelt
   *[lord] { $lord } speelt
} om de derde plaats.
cups-mine-out = { $who ->
    [you] Je ligt
   *[lord] { $lord } ligt
} eruit.
cups-mine-result = Resultaat: { $scores }.
cups-mine-result-ruled = Resultaat, door beslissing: { $scores }. Reden: { $reason }
cups-mine-game = Spel { $slot }: { $scores }.
cups-mine-game-ruled = Spel { $slot }, door beslissing: { $scores }. Reden: { $reason }
cups-mine-tied = Het eindigde gelijk, dus een extra spel beslist. Dat wordt nu gespeeld.
cups-mine-gone = Het kanaal van je tafel is verwijderd, dus gaat je spel verder in privéberichten.
cups-mine-seal = De trekking van de tafel lag al vast voordat het spel begon. Het zegel van de startwaarde, die aan het eind wordt getoond: `{ $seal }`.
cups-result = { $place }. { $lord } { $points }

cups-why-title = ### { $name } · { $round } · tafel { $table }
cups-why-start = Iedereen begon met niets: de eerste tafels volgen uit de startwaarde van het evenement.
cups-why-points = { $who ->
    [you] Je had
   *[lord] { $lord } had
} { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}.
cups-why-near = { $near ->
    [0] Niemand anders had er zoveel.
    [1] Eén ander had er zoveel, { $unmet ->
        [0] maar daartegen was al gespeeld.
       *[other] en daartegen was nog niet gespeeld.
    }
   *[other] { $near } anderen hadden er zoveel; tegen { $unmet } van hen was nog niet gespeeld.
}
cups-why-all = { $kind ->
    [robin] Bij allen tegen allen
    [groups] In een poule
   *[league] In een divisie
} speelt iedereen tegen iedereen, in een volgorde die vanaf het begin vastligt.
cups-why-seeded = In een { $kind ->
    [double] dubbele knock-out
   *[single] knock-out
} volgen de tafels uit de plaatsing: { $seeding ->
    [places] de plaatsen van de vorige fase
    [rating] de ratings bij het begin van het evenement
    [hand] zoals de organisatie die vóór het begin heeft gemaakt
   *[lot] een loting uit de startwaarde van het evenement
}{ $kind ->
    [double] ; wie één keer verliest, speelt verder met wie dat ook deed.
   *[single] ; de hoogst geplaatsten treffen elkaar zo laat mogelijk.
}
cups-why-ladder = Op een ranglijst spelen vrije spelers tegen elkaar die daar dicht bij elkaar staan.
cups-why-final = Aan de finaletafel zit wie is doorgekomen.
cups-why-unmet = { $count ->
    [one] Tegen { $lord }, met { $points } punt, was nog niet gespeeld.
   *[other] Tegen { $lord }, met { $points } punten, was nog niet gespeeld.
}
cups-why-met = { $count ->
    [one] Tegen { $lord }, met { $points } punt, was al gespeeld in ronde { $rounds }: beter kon niet.
   *[other] Tegen { $lord }, met { $points } punten, was al gespeeld in ronde { $rounds }: beter kon niet.
}
cups-why-met-again = Tegen { $lord } was al gespeeld in ronde { $rounds }.
cups-why-first = { $lord } { $lords ->
    [one] kiest
   *[other] kiezen
} hier als eerste, { $count ->
    [0] voor het eerst
    [1] zoals in één ronde eerder
   *[other] zoals in { $count } rondes eerder
}.
cups-why-nobody-twice = { $who ->
    [you] Je hebt
   *[lord] { $lord } heeft
} tegen niemand twee keer gespeeld.
cups-why-twice = { $who ->
    [you] Je hebt
   *[lord] { $lord } heeft
} tegen { $count ->
    [1] één speler
   *[other] { $count } spelers
} meer dan eens gespeeld.
cups-why-bye = { $who ->
    [you] Je was
   *[lord] { $lord } was
} vrij in ronde { $rounds }.

cups-column-place = pl.
cups-column-lord = speler
cups-column-points = ptn.
cups-column-opponents = tegst.
cups-column-head = onderl.
cups-column-share = deel
cups-column-territory = land
cups-column-crowns = kronen
cups-column-duplicate = gelijk
cups-column-round = R{ $round }
cups-column-rounds = ronde
cups-column-result = uitslag
cups-table-opening = in opbouw
cups-table-adjourned = is uitgesteld
cups-table-playing = speelt
cups-table-over = is afgelopen
cups-table-free = is vrij
cups-table-nobody = geen winnaar

cups-standings-title = ## { $name } · stand na { $round }
cups-standings-final = ## { $name } · eindstand: { $stage }
cups-standings-group = ## { $name } · { $kind ->
    [division] divisie
   *[group] poule
} { $group } na { $round }
cups-standings-group-final = ## { $name } · eindstand van { $kind ->
    [division] divisie
   *[group] poule
} { $group }
cups-tie-lot = loting
cups-tie-points = punten
cups-standings-before = ## { $name } · stand
cups-standings-columns = Plaats, speler, { $columns }.
cups-standings-line = **{ $place }** { $lord } · **{ $points }** · { $ties }
cups-standings-line-left = ~~{ $place } { $lord } · { $points } · { $ties }~~
cups-met-win = { $others }W
cups-met-loss = { $others }V
cups-met-draw = { $others }G
cups-met-unplayed = { $others }A
cups-met-bye = +
cups-met-absent = –
cups-met-playing = { $others }…
cups-cross-legend = Elke ronde: 4W gewonnen van regel 4, V verloren, G gelijk, A niemand won, want de automatische piloot speelde voor beiden; 2/4 1·7·9 tweede van vier, tegen regels 1, 7 en 9; + vrij, – afwezig, … speelt nog.
cups-standings-met = de laatste rondes (4W gewonnen van regel 4, V verloren, G gelijk, A niemand won, want de automatische piloot speelde voor beiden)
# unchecked: typography
cups-standings-cut = — de cut —
cups-standings-none = Er heeft nog niemand gespeeld.
cups-standings-explain = Plaats uitleggen…
cups-standings-option = { $place } · { $lord }
cups-standings-behind = In de eindplaatsen komt wie nooit een beurt speelde en wie is gediskwalificeerd, na alle anderen: zie Alle plaatsen in de aankondiging.
cups-standings-frozen = De cut is gemaakt: een latere beslissing verandert die alleen als de organisatie laat overspelen wat volgde.
cups-group = Poule { $group }
cups-group-choose = Poule…
cups-division = Divisie { $group }
cups-division-choose = Divisie…

cups-explain-title = ### { $lord } · plaats { $place }
cups-explain-decided = Achter { $lord } door { $what }.
cups-explain-shared = Deelt de plaats met { $lord }: alleen de loting scheidt hen, en die zegt wie doorgaat als er maar één kan.
cups-explain-sum = **{ $what }: { $value }**
cups-explain-mean = gemiddelde van { $count }
cups-explain-more = en nog { $count }
cups-explain-tables = Hier beslissen de tafels over de plaatsen, niet deze getallen.
cups-explain-passed = overgeslagen: het telt alleen tussen wie tot hier gelijkstaan, als die allemaal tegen elkaar hebben gespeeld
cups-explain-lot = getrokken uit de startwaarde van het evenement; 1 is het beste
cups-explain-game = R{ $round } T{ $table }
cups-term = R{ $round } T{ $table }: { $value }
cups-term-lord = R{ $round } { $lord }: { $value }
cups-term-only-lord = { $lord }: { $value }
cups-term-other = R{ $round }: { $value }
cups-term-bye = R{ $round } vrij: { $value }
cups-term-walkover = R{ $round } gewonnen, want de tegenstander was weg: { $value }
cups-term-annulled = R{ $round } telt niet, want iemand vertrok vroeg: { $value }
cups-term-late = R{ $round } nog niet erbij: { $value }
cups-term-left = R{ $round } na vertrek: { $value }
cups-term-absent = R{ $round } geen tafel: { $value }
cups-term-ruled = R{ $round } T{ $table }, door beslissing: { $value }

cups-words-title = ### { $name } · woorden uitgelegd
cups-words-points = **Punten**: wat de plaatsen aan een tafel waard zijn, de eerste het meest. Wie plaatsen deelt, deelt wat die samen waard zijn.
cups-words-tie = **{ $tie }**: { $about }.
cups-words-signs = **In de afbeelding van de stand**: een kroon is een eerste plaats aan een tafel, een getal een andere plaats, + een ronde zonder tafel, – een gemiste ronde, … een tafel die nog speelt. Een krans is voor de winnaar.
cups-words-seeding = **Plaatsing**: de volgorde waarin spelers in het schema komen. De hoogst geplaatsten treffen elkaar zo laat mogelijk.
cups-words-lot = **Loting**: getrokken uit de startwaarde van het evenement, voor iedereen die meedoet. Wie in al het andere gelijkstaat, deelt de plaats; de loting zegt alleen wie doorgaat waar niet iedereen door kan.
cups-words-free = **Vrij**: zonder tafel in een ronde. Dat telt als een gewonnen tafel.
cups-words-cut = **De cut**: een streep in de stand; wie erboven staat, gaat door.
cups-words-duplicate = **Gelijke trekking**: alle tafels van een ronde hebben dezelfde trekking, zodat iedereen evenveel geluk heeft. Niemand anders ziet die tafels tot de ronde voorbij is.
cups-words-autopilot = **Automatische piloot**: een computer die beurten speelt waarvan de tijd om is, en plaatsen die zijn opgegeven of verloren.
cups-words-seed = **Startwaarde**: een geheim getal, bij de publicatie willekeurig getrokken; die van elke ronde wordt getoond als de ronde wordt ingedeeld. Lotingen en indelingen volgen eruit, dus kan niemand ze kiezen of voorzien.
cups-words-seal = **Zegel**: de vingerafdruk van de startwaarden, vanaf het begin getoond. Het past bij geen andere en bewijst dus dat ze niet zijn veranderd. De trekking van elke tafel heeft een eigen startwaarde en zegel.

cups-bracket-title = ## { $name } · { $stage }
cups-bracket-page = Pagina { $page } van { $pages }.

cups-podium-title = ## { $name } is afgelopen
cups-podium-won = { $winner } { $lords ->
    [one] heeft
   *[other] hebben
} gewonnen!
cups-podium-place = **{ $place }** { $lord }
cups-podium-undone =
    ## { $name } is weer open
    De plaatsen die hier stonden, zijn ingetrokken: { $reason }

cups-notice-message = ### { $by } aan alle spelers van { $name }
cups-notice-changed = In { $name } is iets anders dan was aangekondigd: { $what }. Reden: { $reason }
cups-changed-name = de naam is “{ $value }”
cups-changed-text = de tekst
cups-changed-capacity = { $value } plaatsen
cups-changed-least = { $value } nodig
cups-changed-rounds = { $value } rondes
cups-changed-late = later instappen tot ronde { $value }
cups-changed-ended = deze rondes eindigen na ronde { $value }, met de stand zoals die is
cups-home-left = Dit evenement gaat verder in { $channel }.
cups-notice-paused = { $name } is gepauzeerd: alle klokken staan stil. Reden: { $reason }
cups-notice-closing = De laatste tafel van { $name } is afgelopen. Wat er nu staat, wordt definitief op { $until }, als het niet eerder wordt gecorrigeerd of bevestigd. Wie een fout ziet, roept de jury.
cups-notice-ruled = Het resultaat van tafel { $table }, { $round }, in { $name } is gecorrigeerd door { $by }: { $scores }. Reden: { $reason }
cups-notice-reopened-signup = { $name } gaat toch door; inschrijven kan tot { $until }: { $reason }
cups-notice-reopened = { $name } is weer open, en de plaatsen en trofeeën zijn ingetrokken: { $reason }
    Het sluit weer op { $until }, of als de resultaten worden bevestigd.
cups-notice-resumed = { $name } gaat verder. Alles wat nog komt, verschuift { $time }.
cups-notice-outage = { $time } lang kon hier niemand spelen, dus verschuift alles wat in { $name } nog komt evenveel.
cups-notice-sooner = De klok van de bot liep voor. Alles wat in { $name } nog komt, is weer { $time } eerder, zoals eerst was aangekondigd.

cups-book-title = **{ $name } · logboek**
cups-book-name = { $name } · logboek
cups-book-text = Alles wat de organisatie in dit evenement doet, staat in de thread hieronder, met de reden.
cups-log-line = { $at } · { $line }
cups-log-organiser = { $by } (organisatie)
cups-log-extended-tied = { $round } eindigt { $time } later: een tafel staat gelijk, en wie gelijkstaat, speelt nog een spel.
cups-log-extended = { $by } gaf { $round } { $time } extra: { $reason }
cups-log-shortened = { $by } laat { $round } { $time } eerder eindigen: { $reason }
cups-log-next-begins = { $by } verschoof het begin van de volgende ronde naar { $begins }: { $reason }
cups-log-moved = { $by } verschoof het eind van de inschrijving naar { $closes } en ronde 1 naar { $start }: { $reason }
cups-log-changed = { $by } wijzigde wat was aangekondigd: { $what }. Reden: { $reason }
cups-log-arranged = { $by } maakte met de hand in { $round }: { $what }. Reden: { $reason }
cups-log-arranged-none = { $by } laat heel { $round } indelen zoals altijd: { $reason }
cups-log-arranged-swap = { $by } ruilde { $what } in de indeling van { $round }: { $reason }
cups-arranged-table = een tafel van { $lords }
cups-arranged-bye = vrij voor { $lords }
cups-log-adjourned = { $by } stelde tafel { $table }, { $round }, uit tot { $ends }: { $reason }
cups-log-postponed = { $by } verschoof de data vóór het begin met { $time }: { $reason }
cups-log-channel = { $by } verplaatste het evenement naar { $channel }: { $reason }
cups-log-opened = { $by } laat mensen zonder de rol meedoen: { $reason }
cups-log-paused = { $by } pauzeerde het evenement: { $reason }
cups-log-resumed = { $by } liet het evenement verdergaan, { $time } later dan gepland: { $reason }
cups-log-ruled = { $by } besliste over tafel { $table }, { $round }: { $scores }. Reden: { $reason }
cups-log-ruled-stands = { $by } besliste over tafel { $table }, { $round }: { $scores }. Wie al door was, speelt verder. Reden: { $reason }
cups-log-rewound = { $by } laat tafels overspelen die uit een verkeerd resultaat volgden: { $reason }
cups-log-rewound-expelled = { $by } laat tafels overspelen waar iemand zat die is gediskwalificeerd: { $reason }
cups-log-rewound-stage = { $by } opende een fase opnieuw ({ $stage }), en wat erop volgde, wordt overgespeeld: { $reason }
cups-log-ruled-sealed = { $by } besliste over tafel { $table }, { $round }; het resultaat wordt getoond met die van de ronde. Reden: { $reason }
cups-log-replaced = { $by } verving { $out } door { $lord }: { $reason }
cups-log-renamed = { $was } heet nu { $lord }.
cups-log-expelled-passes = { $by } diskwalificeerde { $entry }; de verslagen tegenstander gaat in plaats daarvan door: { $reason }
cups-log-expelled = { $by } diskwalificeerde { $entry }: { $reason }
cups-log-dropped = { $by } haalde { $entry } uit het toernooi: { $reason }
cups-log-dropped-absent = { $entry } ligt eruit: daar speelde de automatische piloot te veel rondes op rij.
cups-log-dropped-self = { $entry } heeft zich teruggetrokken.
cups-log-withdrawn = { $by } schreef { $entry } vóór het begin uit: { $reason }
cups-log-returned = { $by } bracht { $entry } terug vanaf ronde { $round }: { $reason }
cups-log-returned-self = { $entry } is terug vanaf ronde { $round }.
cups-log-invited = { $by } vroeg { $lord } om te spelen: { $reason }
cups-log-invited-pilot = { $by } vroeg { $lord } of de automatische piloot mag spelen: { $reason }
cups-log-invited-instead = { $by } vroeg { $lord } om in plaats van { $out } te spelen: { $reason }
cups-log-agreed = { $lord } zei ja tegen meespelen.
cups-log-refused = { $lord } zei nee tegen meespelen.
cups-log-entered = { $by } voegde { $entry } toe: { $reason }
cups-log-entered-late = { $by } voegde { $entry } toe vanaf ronde { $round }: { $reason }
cups-log-unpaired = { $by } maakte de indeling van { $round } ongedaan: { $reason }
cups-log-paired = { $by } liet { $round } nu indelen: { $reason }
cups-log-hastened = { $by } liet ronde 1 meteen beginnen: { $reason }
cups-log-seeded = { $by } maakte de plaatsing: { $lords }. Reden: { $reason }
cups-log-signup_ended = { $by } beëindigde de inschrijving: { $reason }
cups-log-team-on = { $by } zette { $lord } in de { $role ->
    [judge] jury
   *[organiser] organisatie
}.
cups-log-team-off = { $by } haalde { $lord } uit de { $role ->
    [judge] jury
   *[organiser] organisatie
}.
cups-log-team-left = Niemand van de organisatie is nog op deze server. { $lord }, de eigenaar van de server, neemt het over, en dat kan iedereen met *Server beheren*.
cups-log-team-self = { $lord } zit op eigen wens niet meer in de { $role ->
    [judge] jury
   *[organiser] organisatie
}.
cups-log-team-helps = { $lord } helpt in de { $role ->
    [judge] jury
   *[organiser] organisatie
}.
cups-log-because = { $what } Reden: { $reason }
cups-log-message-because = { $what } (Reden: { $reason })
cups-log-own-table = Die zit zelf aan die tafel: er was niemand anders van de organisatie of jury om te beslissen.
cups-log-message = { $by } schreef aan alle spelers: { $text }
cups-log-cancelled = { $by } gelastte het evenement af: { $reason }
cups-log-over = { $by } beëindigde het evenement: { $reason }
cups-log-confirmed = { $by } bevestigde de resultaten ({ $stage }): { $reason }
cups-log-reopened = { $by } opende het evenement opnieuw: { $reason }
cups-log-stage_ended = { $by } beëindigde deze fase: { $stage }. Reden: { $reason }
cups-log-imported = { $by } vroeg { $count } uit een bestand om te spelen: { $reason }
cups-log-autopilot = { $by } liet de automatische piloot spelen voor { $lord } aan tafel { $table }, { $round }: { $reason }
cups-log-restarted = { $by } liet de klok van tafel { $table }, { $round }, opnieuw beginnen: { $reason }
cups-log-taken_back = { $count ->
    [1] Tafel { $table }, { $round }, is het eens om de laatste beurt terug te nemen, zoals { $entry } vroeg.
   *[other] Tafel { $table }, { $round }, is het eens om de laatste { $count } beurten terug te nemen, zoals { $entry } vroeg.
}
cups-log-stand = { $by } plaatste de stand: { $reason }
cups-log-other = { $by } deed iets met het evenement: { $reason }

cups-judge-called = { $lord } roept de jury naar tafel { $table }, { $round }, { $where }: { $what }
cups-judge-called-event = { $lord } roept de jury: { $what }
cups-judge-field = Waar gaat het om?
cups-judge-reached = Geroepen: { $lords }{ $more ->
    [0] .
    [1] {" "}en nog één.
   *[other] {" "}en nog { $more }.
}
cups-judge-unheard = Je oproep staat in het logboek van het evenement. De jury is de laatste tijd zo vaak geroepen dat er niemand wordt vermeld.
cups-judge-nobody = Niemand van de organisatie of jury van { $name } is nog op deze server. Wie *Server beheren* heeft, leidt het nu: { $managers }. Schrijf hun; /organise panel toont ze je oproep.

cups-call-paired = { $name }: { $round } is begonnen. Eindigt op { $ends }.
cups-call-imported = { $by } heeft je ingeschreven voor { $name }. Ronde 1 begint op { $start }; wie nog geen plaats heeft, hoort het als er een vrij is.
cups-call-message = { $by } heeft alle spelers van { $name } een bericht gestuurd: zie deze thread.

cups-told-checkin = De check-in van { $name } is open tot { $until } ({ $left }). Ben je er?
cups-told-lastcall = Je bent nog niet ingecheckt voor { $name }. De check-in eindigt { $left }; dan verlies je je plaats.
cups-told-paired = { $name }: { $round } is begonnen. Eindigt op { $ends }. Je speelt tegen { $others }.
cups-told-dates-round = { $name }: { $round } eindigt nu op { $ends }. Reden: { $reason }
cups-told-dates-round-tied = { $name }: { $round } eindigt nu op { $ends }, want een tafel die gelijkstaat, speelt nog een spel.
cups-told-dates-next = De volgende ronde van { $name } begint nu op { $begins }. Reden: { $reason }
cups-told-dates-start = Ronde 1 van { $name } begint nu op { $start }. Reden: { $reason }
cups-told-dates-start-checkin = Ronde 1 van { $name } begint nu op { $start }, de check-in op { $closes }. Reden: { $reason }
cups-told-free = Je bent vrij in { $name }, { $round }: { $how ->
    [bracket] je gaat zonder tafel door
   *[usual] dat telt als een gewonnen tafel
}.
cups-told-paired-free = { $name }: { $round } is begonnen.
cups-told-closing = Alle tafels in { $name } zijn afgelopen ({ $stage }). De resultaten zijn definitief op { $until }; tot die tijd kun je ze corrigeren, of meteen bevestigen.
cups-told-through = Je bent door in { $name }: je speelt verder ({ $stage }).
cups-told-unposted = -# Dit kon niet worden geplaatst in { $name }, dus krijg je het rechtstreeks. /admin health zegt waarom.
cups-told-rewound = Je tafel in { $name } telt niet meer: { $how ->
    [expelled] iemand is gediskwalificeerd, en er horen anderen te zitten
   *[usual] volgens het gecorrigeerde resultaat hadden er anderen moeten zitten
}. Je wordt opnieuw ingedeeld; is er geen tegenstander meer, dan heb je geen tafel nodig. Reden: { $reason }
cups-told-unpaired = De indeling van { $round } in { $name } is ongedaan gemaakt: wat je daar speelde of had, telt niet, en de ronde wordt opnieuw ingedeeld. Reden: { $reason }
cups-told-ended = { $name } beëindigt een fase eerder ({ $stage }): van deze rondes worden er geen meer gespeeld. Reden: { $reason }
cups-told-reopened = { $name } is weer open, en de plaatsen en trofeeën zijn ingetrokken. Het sluit weer op { $until }, of als de resultaten worden bevestigd. Reden: { $reason }
cups-told-message = { $by } schrijft aan alle spelers van { $name }: { $text }
cups-told-cancelled = { $name } is afgelast: { $reason }
cups-told-too-few = { $name } is afgelast: er waren er te weinig.
cups-told-moved = Er is een plaats vrijgekomen: je doet mee aan { $name }. { $how ->
    [checkin] Check in vóór { $start }.
    [running] Ronde 1 is begonnen.
   *[usual] Ronde 1 begint op { $start }.
}
cups-told-noshow = Je hebt niet ingecheckt voor { $name }, dus doe je niet mee.
cups-told-invited = { $by } heeft je graag in { $name }{ $how ->
    [late] , vanaf de volgende ronde
    [round] , vanaf ronde { $round }
   *[usual] . Ronde 1 begint op { $start }
}. Je doet alleen mee als je op **Ik speel** drukt.
cups-told-invited-instead = { $by } wil graag dat je de plaats van { $out } in { $name } overneemt, met alle punten en de lopende tafels. Je speelt alleen als je op **Ik speel** drukt.
cups-told-invited-pilot = { $by } wil graag dat de automatische piloot voor je speelt aan je tafel in { $name }: { $reason }. Tot je terug bent, telt het spel als door jou verlaten. Het gebeurt alleen als je het ermee eens bent, of zodra je een beurt laat voorbijgaan.
cups-told-invited-yield = { $by } wil graag dat iemand anders je plaats in { $name } overneemt, met alle punten en de lopende tafels: { $reason }. Het gebeurt alleen als je het ermee eens bent, of zodra je een beurt laat voorbijgaan.
cups-told-invited-back = { $by } heeft je team graag terug in { $name }, vanaf de volgende ronde. Het komt alleen terug als je op **Ik speel** drukt.
cups-told-teamed-asked = { $by } wil graag dat je helpt in de { $role ->
    [judge] jury
   *[organiser] organisatie
} van { $name }. Je wordt pas genoemd en geroepen als je op **Ik help** drukt.
cups-told-teamed = { $by } heeft je in de { $role ->
    [judge] jury
   *[organiser] organisatie
} van { $name } gezet. Je wordt geroepen als een speler de jury roept.
cups-told-teamed-left = Niemand van de organisatie van { $name } is nog op die server. Als eigenaar ben jij dat nu: zie daar /organise panel. Je wordt geroepen als een speler de jury nodig heeft.
cups-told-added = { $by } heeft je ingeschreven voor { $name }. { $how ->
    [late] Je speelt vanaf ronde { $round }.
    [season] Je speelt vanaf het volgende seizoen.
   *[usual] Ronde 1 begint op { $start }.
}
cups-told-added-waiting = { $by } heeft je op de wachtlijst van { $name } gezet.
cups-told-asked = { $lord } wil { $name } graag met je spelen. Jij ook?
cups-told-joined = { $lord } speelt { $name } met je.
cups-told-declined = { $lord } kan { $name } niet met je spelen. Kies een andere partner met **Inschrijven**.
cups-told-expelled = { $by } heeft je gediskwalificeerd in { $name }: { $reason }
cups-told-withdrawn = { $by } heeft je uitgeschreven uit { $name }: { $reason }
cups-told-absent = Je ligt eruit in { $name }, want de automatische piloot speelde te veel rondes op rij voor je.{ $how ->
    [last] { "" }
   *[usual] { " " }**Verderspelen** daar brengt je terug.
}
cups-told-gone = Het kanaal van { $name } is verwijderd, dus staat het evenement stil. Druk daar op **Ander kanaal kiezen** in /organise panel: het gaat daar verder, met alles wat er is gebeurd. Lopende spellen gaan verder in privéberichten.
cups-told-homeless = Het kanaal van { $name } is verwijderd. Lopende spellen gaan verder in privéberichten, en je plaats is veilig. Zodra de organisatie een ander kanaal kiest, vertel ik je hier welk.
cups-told-rehomed = { $name } gaat verder in { $channel }, en de spellen ook: het oude kanaal is er niet meer.
cups-told-relocated = { $name } gaat nu verder in { $channel }. Lopende tafels blijven waar ze zijn. Zie je dat kanaal niet, vraag de organisatie er dan om, of speel vanaf hier: alle commando’s werken hier, en met **Bericht bij je beurt: privébericht** in /settings word je hier geroepen.
cups-told-shut = Ik mag niets meer plaatsen in { $channel }, dus staat { $name } stil. Sta me daar *Kanaal bekijken* en *Berichten versturen* toe; /admin check in dat kanaal zegt of er nog iets ontbreekt. Of druk op **Ander kanaal kiezen** in /organise panel.
cups-told-role = De rol die nodig is om aan { $name } mee te doen, is verwijderd, dus kan niemand zich meer inschrijven.
cups-told-parted = Je partner heeft { $name } verlaten, dus ligt je team eruit.
cups-told-parted-running = Je partner heeft { $name } verlaten, dus wordt je team niet meer ingedeeld. Je eigen plaats aan een tafel die nog loopt, blijft van jou.
cups-told-rejoined = Je partner heeft je team teruggebracht in { $name }. Je speelt vanaf ronde { $round }.
cups-told-returned = { $by } heeft je teruggebracht in { $name }. Je speelt vanaf ronde { $round }.
cups-told-autopilot = { $by } heeft je aan tafel { $table } van { $name } op de automatische piloot gezet. **Mijn tafel** leidt erheen: druk daar op **Ik ben terug** om verder te spelen. Reden: { $reason }
cups-told-replaced = { $by } heeft je plaats in { $name } aan { $lord } gegeven: { $reason }
cups-told-instead = Je speelt vanaf nu in { $name } in plaats van { $out }.
cups-told-adjourned = { $by } heeft je tafel { $table } in { $name }, { $round }, uitgesteld: die wordt tot { $ends } gespeeld, en telt als gelijk tot die is afgelopen. Reden: { $reason }
cups-told-ruled-sealed = { $by } heeft over je tafel { $table } in { $name }, { $round }, beslist. Het resultaat wordt getoond met die van de ronde. Reden: { $reason }
cups-told-ruled = { $by } heeft over je tafel { $table } in { $name }, { $round }, beslist: { $scores }. Reden: { $reason }
cups-told-stands = De tafels die volgden blijven: wie met het oude resultaat door was, speelt verder.

cups-ask-title = ### { $name } · wil je meedoen?
cups-ask-late = Je speelt vanaf ronde { $round }.
cups-ask-season = Je speelt vanaf het volgende seizoen, in de laagste divisie.
cups-ask-back = Je bent terug vanaf ronde { $round }.
cups-ask-back-partner = Je partner wordt ook gevraagd: je team is terug zodra jullie allebei ja hebben gezegd.
cups-ask-ends = Het eindigt op { $ends }.
cups-ask-changed = Dit is sinds dat bericht veranderd. Zo is het nu:
cups-ask-checkin = Check in van { $from } tot { $until }: druk op **Ik ben er**. Anders verlies je je plaats.
cups-ask-vacation-honored = Bij aangekondigde afwezigheid wachten je beurten, maar alleen tot het eind van de ronde.
cups-ask-vacation-ignored = Met afwezigheid wordt geen rekening gehouden: de automatische piloot speelt voor wie weg is.
cups-ask-away-honored = Je bent in deze periode afwezig: { $spans }.
cups-ask-away-ignored = **Je bent in deze periode afwezig: { $spans }.** De automatische piloot zou voor je spelen.
cups-ask-span = { $start } tot { $end }
cups-ask-wait = Alle plaatsen zijn bezet. Je zou nummer { $place } op de wachtlijst zijn, en schuift vanzelf op.
cups-ask-blocked = { $count ->
    [1] Iemand die je hebt geblokkeerd, doet mee. Jullie kunnen elkaar aan een tafel treffen.
   *[other] { $count } mensen die je hebt geblokkeerd, doen mee. Jullie kunnen elkaar aan een tafel treffen.
}
cups-ask-asked = { $lord } wil graag met je spelen.
cups-ask-partner = Het wordt gespeeld in teams van twee. Kies je partner, die wordt gevraagd.
cups-ask-choose = Je partner…
cups-in = Je doet mee aan { $name }. Ronde 1 begint op { $start }.
cups-in-checkin-later = Je doet mee aan { $name }. Check in vanaf { $from }; ronde 1 begint op { $start }.
cups-in-checkin = Je doet mee aan { $name }. Druk op **Ik ben er** vóór { $start }.
cups-in-late = Je doet mee aan { $name } vanaf ronde { $round }.
cups-in-again = Je plaats aan tafel { $table }, { $round }, is weer van jou als de automatische piloot daar nog geen beurt heeft gespeeld: **Mijn tafel** leidt erheen.
cups-in-instead = Je doet vanaf nu mee aan { $name }, met de punten en de tafels van wie je de plaats hebt overgenomen.
cups-in-season = Je doet mee aan { $name } vanaf het volgende seizoen.
cups-in-waiting = Je bent nummer { $place } op de wachtlijst van { $name }. Je schuift vanzelf op en hoort het.
cups-in-asked = Je partner is gevraagd. Je doet mee aan { $name } zodra die ja zegt.
cups-in-agreed = Je hebt ja gezegd tegen { $name }. Je doet mee zodra je partner dat ook heeft gedaan.
cups-in-yield = Je bent akkoord. Het gebeurt zodra iedereen die gevraagd is ja heeft gezegd.
cups-in-invited-yield = { $by } wil graag dat iemand anders, of de automatische piloot, voor je speelt in { $name }: { $reason }
cups-in-back = Je hebt ja gezegd tegen { $name }. Je team is terug zodra je partner dat ook heeft gedaan: die wordt gevraagd.
cups-in-invited = { $by } heeft je graag in { $name }. Je doet alleen mee als je dat zegt.
cups-team-on = Je helpt nu bij { $name }: /organise panel heeft wat er te doen is.
cups-team-off = Je zit niet meer in het team van { $name }, en niemand kan je er weer in zetten.
cups-in-no = Je hebt nee gezegd. Je wordt niet nog eens gevraagd.
cups-here = Je bent ingecheckt voor { $name }. Ronde 1 begint op { $start } ({ $left }).
cups-here-waiting = Je bent ingecheckt voor { $name } en staat op de wachtlijst: je speelt als er vóór { $start } een plaats vrijkomt.

cups-leave-before = Wil je { $name } verlaten? Je plaats gaat naar de eerste op de wachtlijst.
cups-leave-begun = Wil je je terugtrekken uit { $name }?
cups-leave-tables = { $count ->
    [1] Je open tafel gaat naar de automatische piloot en telt als opgegeven.
   *[other] Je { $count } open tafels gaan naar de automatische piloot en tellen als opgegeven.
}
cups-leave-again = { $count ->
    [1] Kom je terug voordat de automatische piloot daar een beurt heeft gespeeld, dan speel je verder.
   *[other] Kom je terug voordat de automatische piloot daar een beurt heeft gespeeld, dan speel je aan die tafels verder.
}
cups-leave-until = Je kunt terugkomen tot ronde { $round }.
cups-leave-any-time = Je kunt altijd terugkomen.
cups-leave-for-good = Je kunt niet terugkomen.
cups-button-stay-in = Nee, ik blijf
cups-gone = Je doet niet meer mee aan { $name }.
cups-gone-begun = Je hebt je teruggetrokken uit { $name }.

cups-list-title = ### { $name } · wie doet mee
cups-list-places = ### { $name } · eindplaatsen
cups-list-line = **{ $number }** { $lord }
cups-list-here = **{ $number }** { $lord } · is er
cups-list-asking = **{ $number }** { $lord } · wacht op een partner
cups-list-waiting = **Op de wachtlijst**
cups-list-dropped = **Teruggetrokken**
cups-list-absent = **Nooit een beurt gespeeld**
cups-list-expelled = **Gediskwalificeerd**
cups-list-nobody = Er heeft zich nog niemand ingeschreven.

cups-rules-title = ### { $name } · toernooiregels
cups-rules-noshow = Wie niet incheckt, verliest de plaats. Wie wacht en heeft ingecheckt, schuift op.
cups-rules-organisers = Organisatie: { $lords }
cups-rules-judges = Jury: { $lords }
cups-rules-seal = Zegel van de startwaarde: `{ $seal }`
cups-rules-seed = Startwaarde: `{ $seed }`
cups-rules-seed-round = Startwaarde, { $round }: `{ $seed }`
cups-show-title = ### { $name }
cups-show-address = [De aankondiging]({ $url })
cups-show-gone = Het kanaal is verwijderd. Lopende spellen gaan verder in privéberichten; de organisatie kan een ander kanaal kiezen.
cups-show-in = Je doet mee.
cups-show-here = Je doet mee en bent ingecheckt.
cups-show-waiting = Je staat op de wachtlijst.
cups-show-withdrawn = Je doet niet mee: je hebt je uitgeschreven of niet ingecheckt.
cups-show-addable = De organisatie kan je nog toevoegen: schrijf een van hen.
cups-show-dropped = Je ligt eruit: je hebt je teruggetrokken of bent eruit gehaald.
cups-show-expelled = Je bent gediskwalificeerd.
cups-show-parted = Je partner is gediskwalificeerd, dus ligt je team eruit. Je eigen plaats aan een tafel die nog loopt, blijft van jou, en de organisatie kan iemand op de plaats van je partner zetten.
cups-button-show = Tonen
cups-button-json = JSON

cups-phase-signup = De inschrijving eindigt { $ends }.
cups-phase-checkin = De check-in eindigt { $start }.
cups-phase-closed = De inschrijving is voorbij; het begint { $start }.
cups-phase-running = Nu: { $round }; die eindigt { $ends }.
cups-phase-between = De volgende ronde is nog niet begonnen.
cups-phase-paused = Het is gepauzeerd.
cups-phase-over = Het is afgelopen.
cups-phase-cancelled = Het is afgelast.

cups-events-title = ### Toernooien hier · { $count }
cups-events-line = { $name } · { $count ->
    [0] nog niemand
   *[other] { $what ->
        [teams] { $count ->
            [one] { $count } team
           *[other] { $count } teams
        }
       *[lords] { $count ->
            [one] { $count } speler
           *[other] { $count } spelers
        }
    }
}
cups-events-in = Je doet mee.
cups-events-waiting = Je staat op de wachtlijst.
cups-events-now = Open en lopend ({ $count })
cups-events-mine = Waar ik meedoe ({ $count })
cups-events-over = Afgelopen ({ $count })
cups-events-none-now = Hier is geen toernooi open of bezig.
cups-events-none-mine = Je doet hier aan geen evenement mee.
cups-events-none-over = Hier is nog geen evenement afgelopen.
cups-which = Welk evenement…
cups-which-question = Welk evenement?
cups-option-signup = inschrijving is open
cups-option-checkin = begint binnenkort
cups-option-running = loopt
cups-option-over = afgelopen
cups-option-cancelled = afgelast
cups-export = { $name } als bestanden: inschrijvingen, indelingen, resultaten en stand.
cups-exported = Hier is { $name } als bestand.
cups-export-sealed = -# Resultaten, spellen en startwaarden van een ronde met dezelfde trekking aan alle tafels volgen als de laatste tafel is afgelopen.
cups-button-games = Alle spellen
cups-archive = De verslagen van { $name }, deel { $part }: { $games ->
    [0] geen spellen
    [one] { $games } spel
   *[other] { $games } spellen
}, { $size } MB.
cups-archive-left = { $left ->
    [one] Voor het volgende deel is er nog { $left } spel.
   *[other] Voor volgende delen zijn er nog { $left } spellen.
}
cups-archive-next = Deel { $part }

cups-command-cup = Toernooien: inschrijven, je tafel, stand
cups-command-cup-list = Toernooien hier
cups-command-cup-show = De pagina van een toernooi
cups-command-cup-enter = Inschrijven
cups-command-cup-leave = Uitschrijven of terugtrekken
cups-command-cup-here = Inchecken
cups-command-cup-table = Je tafel in deze ronde, en waarom je daar zit
cups-command-cup-standings = De stand, met uitleg bij elk getal
cups-command-cup-judge = De jury naar je tafel roepen
cups-command-cup-export = Inschrijvingen, indelingen, resultaten en stand als bestand
cups-option-cup = Welk toernooi
cups-option-partner = Je partner, waar in teams wordt gespeeld
cups-option-lord = Van wie
cups-option-list = Welke
cups-option-what = Waar het om gaat
cups-option-as = Afbeelding, tekst, kruistabel, of de woorden uitgelegd
cups-option-format = Soort bestand
cups-as-picture = Afbeelding
cups-as-text = Tekst
cups-as-cross = Kruistabel
cups-as-words = Woorden uitgelegd
cups-choice-now = Open en lopend
cups-choice-mine = Waar ik meedoe
cups-choice-over = Afgelopen
cups-choice-csv = CSV, voor spreadsheets
cups-choice-json = JSON, voor programma’s
cups-choice-xlsx = XLSX, een werkmap met alle tabellen
cups-choice-trf = TRF16, voor schaakprogramma’s
cups-choice-entries = CSV met alleen de inschrijvingen
cups-choice-pairings = CSV met alleen de indelingen
cups-choice-results = CSV met alleen de resultaten
cups-choice-standings = CSV met alleen de stand
cups-choice-crosstable = CSV met alleen de kruistabel
cups-choice-bracket = CSV met alleen het schema
cups-choice-sheet = CSV met de indelingen van de ronde, om af te drukken
cups-choice-event = { $name } · { $phase }
