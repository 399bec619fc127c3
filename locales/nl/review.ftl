review-command-review = Zien wat elke beurt van een afgelopen spel waard was
review-button = Mijn spel analyseren
review-which = Welk spel wil je analyseren?
review-which-none = Hier is nog geen spel afgelopen.
review-title = ### { $table } · analyse
review-title-turn = ### { $table } · analyse · { $round ->
    [0] eerste keuze
   *[other] ronde { $round }
}, beurt { $turn } · { $lord }
review-made = Een computerspeler neemt dit spel beurt voor beurt door. Dat duurt ongeveer een halve minuut, en langer als anderen ook wachten.
review-show = Analyse tonen

review-accuracy = **Nauwkeurigheid**: { $lords }
review-accuracy-one = { $lord } { $percent }%
review-accuracy-how = 100%: er is geen betere beurt gevonden. Een beurt die 10% of meer van de winstkans weggaf, telt als 0%.
review-decided = **Deze beurten kostten het meest**
review-decided-none = Geen beurt gaf veel van iemands winstkans weg.
review-decided-one = { $number }. Ronde { $round }, { $lord }: { $played }. Beter: { $better } ({ $gain }).
review-decided-how = Elke regel vergelijkt de gespeelde beurt met een betere, met daarna goed spel van iedereen. Van beurten op rij telt elke alleen wat die zelf verloor.
review-gain = ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer, en een winstkans van { $better }% in plaats van { $played }%
review-gain-points = ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer
review-gain-chance = een winstkans van { $better }% in plaats van { $played }%
review-gain-less = { $gain }; voor { $lord } ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} minder
review-played-out = De kansen komen uit spellen die met andere trekkingen zijn uitgespeeld. De computer wist wat jij toen kon zien, niet de trekking.
review-estimated = De kansen zijn alleen aan de hand van de koninkrijken geschat. Dat is grover dan spellen uitspelen, wat niet kan met reuzen, met Het Hof en in Royal Wedding.
review-estimated-numba = De kansen zijn alleen aan de hand van de koninkrijken geschat. Dat is grover dan spellen uitspelen: daarvoor ontbrak hier numba.
review-first = Beurt voor beurt
review-turns = Dure beurten…
review-turn-label = Ronde { $round } · { $lord } · { $better }% → { $played }%
review-turn-label-points = Ronde { $round } · { $lord } · −{ $points } { $points ->
    [one] punt
   *[other] punten
}

review-played = Gespeeld: { $moves }.
review-played-marked = Gespeeld (**{ $mark }**, { $points }): { $moves }.
review-better = Beter: { $moves }: { $gain }.
review-better-marked = Beter (**{ $mark }**, { $points }): { $moves }: { $gain }.
review-halves = { $halves }.
review-unfit = { $domino } past dan nergens.
review-no-better = Er is geen betere beurt gevonden.
review-forced = Er viel niets anders te spelen.
review-first-choice = Eerste keuzes worden niet beoordeeld.
review-outlook = **Winstkans en verwachte punten daarna**
review-outlook-better = **Winstkans en verwachte punten, met de betere beurt en zoals gespeeld**
review-outlook-one = { $lord }: { $percent }% → { $later }%, { $points } → { $after } punten
review-outlook-alone = { $lord }: { $percent }%, { $points } punten
review-overview = Overzicht
review-replay = Herhaling hier openen
review-whose = Beurten van…
review-whose-all = Ieders beurten
review-whose-one = Beurten van { $lord }

review-move-receive = reus op { $square }
review-move-place = { $domino } op { $spot }
review-move-discard = { $domino } verwijderen
review-move-giant = reus op { $square }
review-move-send = de reus van { $square } naar { $lord } sturen
review-move-tax = belasting op { $square }
review-move-build = { $building } bouwen op { $square }
review-move-burn = { $building } verbranden
review-move-choose = { $domino } nemen
review-move-recruit = { $token } rekruteren voor { $square }
review-move-search = de stapel doorzoeken: { $token } voor { $square }

review-command-hint = Een tip voor je beurt krijgen, waar je tafel dat toestaat
review-hint-title = ### { $table } · tip · { $round }
review-hint-place = Zoek een plek voor { $domino } { $where ->
    [above] boven
    [below] onder
    [left] links van
    [right] rechts van
    [above-left] linksboven
    [above-right] rechtsboven
    [below-left] linksonder
   *[below-right] rechtsonder
} je kasteel.
review-hint-discard = { $domino } past nergens.
review-hint-beside = In deze beurt het overwegen waard: { $steps }.
review-hint-step-giant = waar de reus heen gaat
review-hint-step-send = een reus wegsturen
review-hint-step-tax = belasting
review-hint-step-build = een gebouw
review-hint-step-burn = de draak
review-hint-step-recruit = de fiches van Het Hof
review-hint-step-search = de stapel van Het Hof
review-hint-take = Neem een van de { $count } { $which ->
    [low] laagste
   *[high] hoogste
} vrije domino’s.
review-hint-no-region = Er is weinig te kiezen: de volgende tip is de zet.
review-hint-moves = Een sterke computerspeler speelt: { $moves }. Je score verandert met { $gain }.
review-hint-more = Zet tonen
review-hint-count = De computer ziet wat jij ziet, niet de trekking. { $count ->
    [1] Dit is je eerste tip in dit spel
   *[other] Je hebt in dit spel { $count } tips gevraagd
}; het aantal staat aan het eind en in het verslag.
