panel-round = { $round ->
    [0] de eerste keuze
   *[other] ronde { $round } van { $rounds }
}

panel-title-free = ### Jouw beurt · { $round }
panel-title-start-free = ### Je eerste keuze
panel-title-start-king-free = ### Je eerste keuze · koning { $king } van { $kings }
panel-title-ends = ### Jouw beurt · { $round } · eindigt { $ends }
panel-title-away = ### Jouw beurt · { $round } · je bent afwezig tot { $until }; de klok wacht
panel-title-paused = ### Jouw beurt · { $round } · gepauzeerd ({ $since })
panel-title-stands = ### Jouw beurt · { $round } · gepauzeerd tot { $until }
panel-title-start-ends = ### Je eerste keuze · eindigt { $ends }
panel-title-start-away = ### Je eerste keuze · je bent afwezig tot { $until }; de klok wacht
panel-title-start-paused = ### Je eerste keuze · gepauzeerd ({ $since })
panel-title-start-stands = ### Je eerste keuze · gepauzeerd tot { $until }
panel-title-start-king-ends = ### Je eerste keuze · koning { $king } van { $kings } · eindigt { $ends }
panel-title-start-king-away = ### Je eerste keuze · koning { $king } van { $kings } · je bent afwezig tot { $until }; de klok wacht
panel-title-start-king-paused = ### Je eerste keuze · koning { $king } van { $kings } · gepauzeerd ({ $since })
panel-title-start-king-stands = ### Je eerste keuze · koning { $king } van { $kings } · gepauzeerd tot { $until }
panel-clock-ends = De beurt eindigt { $ends }.
panel-clock-away = { $lord } is afwezig tot { $until }; de klok wacht.
panel-clock-paused = Het spel is gepauzeerd ({ $since }), en de klok ook.
panel-clock-stands = Het spel is gepauzeerd tot { $until }, en de klok ook.
panel-is-below = Dit paneel staat hieronder.
panel-is-above = Dit paneel staat hierboven.
panel-is-elsewhere = Dit paneel is in een ander kanaal geopend.
panel-table = -# { $table }
panel-place = Plaats { $domino }: { $halves }.
panel-later = Later deze ronde: { $domino }, { $halves }.
panel-choose-first = Kies een domino uit de eerste rij. Met een laag getal ben je eerder aan de beurt; hoge getallen zijn meer waard.

panel-partner-sees = Je partner { $partner } ziet dit paneel ook.

panel-news-taken_back = Je beurt is weer open, zoals die was.
panel-news-draft_kept = Hier is je concept zoals je het had achtergelaten.
panel-news-again = Je beurt is voorbij, en je bent weer aan de beurt.
panel-news-on-again = Je bent weer aan de beurt.
panel-dropped-place = Je plek past niet meer, dus die keuze is weer open.
panel-dropped-discard = Je domino past nu, dus wordt die niet verwijderd.
panel-dropped-giant = De kroon op { $square } is niet meer vrij, dus zoekt de reus een andere.
panel-dropped-send = Je reus op { $square } kan niet meer weg, dus blijft die.
panel-dropped-recruit = { $token } kan niet meer worden gerekruteerd, dus heb je de grondstoffen terug.
panel-dropped-search = { $token } kan niet meer worden gezocht, dus heb je de grondstoffen terug.
panel-dropped-tax = Je ridder kan niet meer op { $square } staan, dus heb je die weer in je hand.
panel-dropped-build = { $building } past niet meer en ligt dus weer op het bord.
panel-dropped-burn = De draak is niet meer omgekocht, dus { $building } blijft op het bord.
panel-dropped-burn-yours = De draak is niet meer omgekocht: je hebt gekocht wat hij zou verbranden ({ $building }).
panel-dropped-choose = { $domino } is niet meer vrij, dus is de keuze weer open.
panel-removed = Teruggenomen: { $steps }.
panel-step-place = { $domino } op { $spot }
panel-step-discard = het verwijderen van { $domino }
panel-step-giant = de reus op de kroon van { $square }
panel-step-send = het wegsturen van de reus op { $square }
panel-step-tax = de ridder op { $square }
panel-step-build = { $building } op { $square }
panel-step-burn = het omkopen van de draak ({ $building })
panel-step-recruit = { $token } op { $square }
panel-step-search = { $token } op { $square }
panel-step-choose = de keuze van { $domino }
panel-gained = { $gain } { $points ->
    [one] punt
   *[other] punten
}

panel-tap-number = Tik op een letter om je domino te plaatsen. Je kunt dat wijzigen tot je je beurt beëindigt.
panel-tap-spot = Verschuif de domino of kies een plek in de lijst. Je kunt dat wijzigen tot je je beurt beëindigt.
panel-tap-domino = Kies er hieronder een. Je kunt dat wijzigen tot je je beurt beëindigt.
panel-at = Op **{ $spot }**: { $gain }, je zou { $total } hebben.
panel-at-only = Op **{ $spot }**, de enige plek: { $gain }, je zou { $total } hebben.
panel-lies = { $domino } ligt op **{ $spot }**.
panel-lies-only = { $domino } ligt op **{ $spot }**, de enige plek.
panel-lie-halves = { $halves }.
panel-sum = { $terrain } { $squares } × { $crowns }
panel-sum-bonus = { $bonus } { $points }
panel-sums = { $sums }.
panel-bonus-won = { $bonus } gehaald ({ $change }).
panel-bonus-lost = { $bonus } kwijt ({ $change }).
panel-then = Je neemt { $domino }.
panel-then-only = Je neemt { $domino }, de laatste.
panel-takes-first = Je neemt { $domino }: { $halves }.
panel-takes-first-only = Je neemt { $domino }, de laatste: { $halves }.

panel-fits-nowhere = { $domino } past nergens aan je koninkrijk en wordt dus verwijderd.
panel-why = Waarom?
panel-why-title =
    ### Waarom { $domino } nergens past
    { $halves }. { $places ->
        [1] Er is één manier
       *[other] Er zijn { $places } manieren
    } om de domino aan je koninkrijk te leggen, en elke overtreedt een regel. Deze scheelden het minst:
panel-why-line = { $spot }: { $reason }
panel-back = Terug naar mijn beurt

panel-other-spots = Andere plekken
panel-best-spots = Beste plekken
panel-arrow-left = Links
panel-arrow-up = Omhoog
panel-arrow-down = Omlaag
panel-arrow-right = Rechts
panel-arrow-turn = Draaien
panel-number = { $number } · { $spot } ({ $gain })
panel-spots-bonus = { $bonus } { $change } op { $spots }.
panel-all-spots = { $count ->
    [1] De enige plek
   *[other] Alle { $count } plekken
}
panel-spot = { $spot } ({ $gain })
panel-spot-numbered = { $number }: { $spot } ({ $gain })
panel-spot-about = { $left } op { $left_square }, { $right } op { $right_square }
panel-more-spots = Meer plekken ({ $first }–{ $last })…
panel-square-gain = { $number } · { $square } ({ $gain })
panel-square-listed = { $square } ({ $gain })
panel-all-squares = { $count ->
    [1] Het enige vak
   *[other] Alle { $count } vakken
}
panel-take = { $domino }
panel-take-letter = Domino { $domino }
panel-take-halves = { $domino } { $left }–{ $right }
panel-take-half = { $crowns ->
    [0] { $terrain }
    [1] { $terrain } kroon
   *[other] { $terrain } { $crowns } kronen
}
panel-take-list = Domino nemen…
panel-taken = { $domino } · { $lord }
panel-undo = Ongedaan maken
panel-tab-land = Land
panel-tab-town = Stad
panel-tab-court = Hof
panel-look = Bekijken
panel-hint = Tip
panel-take-back = Beurt terugnemen
panel-end = Beurt beëindigen

panel-todo = Nog te doen: { $steps }.
panel-todo-place = de domino plaatsen
panel-todo-giant = met de reus een kroon bedekken
panel-todo-receive = de kroon kiezen die de reus bedekt
panel-todo-choose = een domino uit de volgende rij nemen
panel-todo-first = Nog te doen: je domino kiezen.
panel-ready = Klaar. Niemand ziet hier iets van tot je je beurt beëindigt.
panel-ready-partner = Klaar. Alleen { $partner } ziet hier iets van tot je je beurt beëindigt.
panel-ready-draws = Klaar. Als je je beurt beëindigt, wordt de volgende rij getrokken, dus kun je die niet terugnemen.
panel-ready-tiles = Klaar. Als je je beurt beëindigt, komen er nieuwe gebouwen, dus kun je die niet terugnemen.
panel-ready-final = Klaar. Aan deze tafel kan geen beurt worden teruggenomen.
panel-ready-ends = Klaar. Als je je beurt beëindigt, is het spel afgelopen, dus kun je die niet terugnemen.

panel-done-title = ### Beurt beëindigd
panel-done-placed = { $domino } op { $spot } ({ $gain }). Je hebt { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}.
panel-done-placed-took = { $domino } op { $spot } ({ $gain }), daarna { $taken }. Je hebt { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}.
panel-done-discarded = { $domino } is verwijderd: die past nergens. Je hebt { $total ->
    [one] { $total } punt
   *[other] { $total } punten
} ({ $gain }).
panel-done-discarded-took = { $domino } is verwijderd: die past nergens. Daarna { $taken }. Je hebt { $total ->
    [one] { $total } punt
   *[other] { $total } punten
} ({ $gain }).
panel-done-chose = Je hebt { $taken } genomen.
panel-done-taxed = Je hebt belasting geïnd op { $square }: { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}.
panel-done-built = { $cost ->
    [0] Je hebt gratis gebouwd: { $building } op { $square }.
    [one] Je hebt voor { $cost } munt gebouwd: { $building } op { $square }.
   *[other] Je hebt voor { $cost } munten gebouwd: { $building } op { $square }.
}
panel-done-queen = De Koningin is van het bouwersbord naar jou gekomen.
panel-done-queen-from = De Koningin is van { $lord } naar jou gekomen.
panel-done-burnt = Je hebt de draak omgekocht; die verbrandt { $building }.
panel-done-giant-covers = De reus bedekt de kroon op { $square }.
panel-done-wandered = De reus heeft geen kroon gevonden om te bedekken en is verdergetrokken.
panel-done-sent = Je reus op { $square } is naar { $receiver } gegaan.
panel-done-recruited = Je hebt gerekruteerd: { $token } op { $square }.
panel-done-searched = Je hebt in de stapel { $token } gevonden en op { $square } gelegd.
panel-done-giant = Elke beurt is gespeeld. { $lord } kiest nog de kroon die een reus bedekt.
panel-done-next = { $lord } is aan de beurt.
panel-done-next-soon = { $lord } is aan de beurt. Daarna ben jij weer aan de beurt.
panel-done-next-row = { $lord } is aan de beurt, { $turns ->
    [2] twee keer
   *[other] { $turns } keer
} achter elkaar. Daarna ben jij weer aan de beurt.
panel-done-next-you = Je bent weer aan de beurt.
panel-done-next-after = { $lord } is aan de beurt. Jij bent weer aan de beurt na { $after }.
panel-done-over = Het spel is afgelopen. De uitslag staat in de thread.
panel-done-may = -# Je kunt je beurt terugnemen tot { $lord } iets doet.
panel-done-may-minute = -# Je kunt je beurt een minuut lang terugnemen; daarna speelt { $lord }.
panel-done-may-alone = -# Je kunt je beurt terugnemen wanneer je wilt.
panel-next-game = Volgend spel ({ $count })

panel-watching = ### { $lord } speelt deze beurt · { $round }
panel-watching-domino = { $domino }: { $halves }.
panel-watching-nothing = Er is nog niets gekozen.
panel-watching-takes = Wordt genomen: { $domino }.
panel-watching-takes-only = Wordt genomen: { $domino }, de laatste.
panel-watching-still = Dit is het concept zoals het was toen je op de knop drukte. Je kunt het bekijken, niet veranderen.
panel-notes = Briefjes
panel-notes-some = Briefjes ({ $count } nieuw)
panel-notes-new = { $count ->
    [1] { $partner } heeft je een briefje achtergelaten.
   *[other] { $partner } heeft je { $count } briefjes achtergelaten.
}
panel-partners-turn = Beurt van partner
panel-notes-title = ### Briefjes met { $partner } · { $table }
panel-notes-none = Nog geen briefjes. Alleen jullie tweeën kunnen ze lezen.
panel-note = { $lord } { $when }: { $text }
panel-notes-write = Briefje schrijven
panel-notes-refresh = Vernieuwen
panel-notes-back = Terug naar de beurt
panel-notes-form = Een briefje voor je partner
panel-notes-field = Wat je wilt zeggen

panel-look-drafted = Je onvoltooide beurt telt hier niet mee.
panel-look-title = ### { $table } · { $round }
panel-look-over = ### { $table } · afgelopen
panel-look-turn = { $lord } is aan de beurt en heeft nu { $points }.
panel-look-turn-sums = { $lord } is aan de beurt en heeft nu { $points }: { $sums }.
panel-look-choosing = { $lord } kiest.
panel-look-turn-you = Je bent aan de beurt en hebt nu { $points }.
panel-look-turn-sums-you = Je bent aan de beurt en hebt nu { $points }: { $sums }.
panel-look-choosing-you = Het is jouw beurt om te kiezen.
panel-look-winner = { $lord } heeft gewonnen met { $points }.
panel-look-nobody = Niemand heeft gewonnen, want de automatische piloot speelde voor iedereen. Meeste punten: { $lords } met { $points }.
panel-look-shared = { $lords } delen de overwinning met { $points }.
panel-look-ended = Het spel is zonder resultaat geëindigd.
panel-look-kingdom = { $lord } heeft { $points }.
panel-look-kingdom-sums = { $lord } heeft { $points }: { $sums }.
panel-look-kingdom-team = { $lord } hebben { $points }.
panel-look-kingdom-sums-team = { $lord } hebben { $points }: { $sums }.
panel-look-before = ← Vorige
panel-look-page = { $page } van { $pages }
panel-look-after = Volgende →
panel-look-quest = { $quest }: { $about }. Nu: { $now }.
panel-look-resources = { $lord }: { $resources }
panel-show = Tonen…
panel-show-table = De hele tafel
panel-show-kingdom = Koninkrijk van { $lord }
panel-show-kingdom-team = { $lord } en { $partner }
panel-show-line = De rijen
panel-show-board = Bouwersbord
panel-show-court = Het Hof
panel-show-quests = Opdrachten
panel-show-score = Score tot nu toe
panel-show-score-over = De score
panel-show-text = Als tekst
panel-game-menu = Spel…

panel-score-title = ### { $table } · score tot nu toe
panel-score-title-over = ### { $table } · de score
panel-score-lord = { $lord } · { $total }
panel-score-terrain = { $terrain }: { $sums } = { $points }
panel-score-part = { $squares ->
    [one] { $squares } vak
   *[other] { $squares } vakken
} × { $crowns ->
    [one] { $crowns } kroon
   *[other] { $crowns } kronen
}
panel-score-empty = { $terrain }: geen kronen = 0
panel-score-coins = Munten: { $coins }, 1 punt per 3 = { $points }
panel-score-queen = De Koningin, op het grootste domein: { $squares ->
    [one] { $squares } vak
   *[other] { $squares } vakken
} × 1 kroon = { $points }
panel-score-buildings = Gebouwen: { $points }
panel-score-quests = Opdrachten: { $points }
panel-score-court = Het Hof: { $points }
panel-score-part-of = – { $part }: { $points }
panel-score-piece = – { $building }: { $points }
panel-score-piece-none = – { $building }: zelf 0
panel-score-per-wheat = – { $building }: { $count ->
    [one] { $count } korendomein
   *[other] { $count } korendomeinen
} × { $each } = { $points }
panel-score-per-forest = – { $building }: { $count ->
    [one] { $count } bosdomein
   *[other] { $count } bosdomeinen
} × { $each } = { $points }
panel-score-per-lake = – { $building }: { $count ->
    [one] { $count } meerdomein
   *[other] { $count } meerdomeinen
} × { $each } = { $points }
panel-score-per-grassland = – { $building }: { $count ->
    [one] { $count } grasdomein
   *[other] { $count } grasdomeinen
} × { $each } = { $points }
panel-score-per-swamp = – { $building }: { $count ->
    [one] { $count } moerasdomein
   *[other] { $count } moerasdomeinen
} × { $each } = { $points }
panel-score-per-mine = – { $building }: { $count ->
    [one] { $count } bergdomein
   *[other] { $count } bergdomeinen
} × { $each } = { $points }
panel-score-per-town = – { $building }: { $count ->
    [one] { $count } stadsdomein
   *[other] { $count } stadsdomeinen
} × { $each } = { $points }
panel-score-per-tower = – { $building }: { $count ->
    [one] { $count } toren
   *[other] { $count } torens
} × { $each } = { $points }
panel-score-per-knight = – { $building }: { $count ->
    [one] { $count } ridder
   *[other] { $count } ridders
} × { $each } = { $points }
panel-score-brief = /score met de naam van een speler toont elk gebouw apart.
panel-score-line = { $lord } · { $total }: { $parts }
panel-score-briefest = /score met de naam van een speler toont elke regel apart.
panel-score-bonus = { $bonus }: { $points }
panel-score-nothing = Er zijn nog geen punten.
panel-score-ties-town = -# Bij gelijkspel: grootste domein { $largest }.
panel-score-ties = -# Bij gelijkspel: grootste domein { $largest }, kronen { $crowns }.

panel-menu-title =
    ### { $table } · spel
    Alleen jij ziet dit.
panel-menu-resign = Opgeven…
panel-menu-abort = Samen beëindigen…
panel-menu-record = Verslag
panel-resign-ask = { $table } opgeven? De automatische piloot speelt op jouw plaats verder, en het telt als verlies.
panel-resign-ask-solo = { $table } opgeven? Het spel eindigt meteen. Het telt nergens mee.
panel-resign-ask-rated = { $table } opgeven? Het spel eindigt meteen. Het telt als verloren.
panel-resign-yes = Opgeven
panel-resign-no = Verderspelen
panel-resigned = Je hebt je plaats in { $table } opgegeven. De automatische piloot speelt voor je verder.
panel-resigned-last = Je hebt je plaats in { $table } opgegeven. Er is niemand meer aan deze tafel, dus is het spel geëindigd.
panel-resigned-agreed = Je hebt je plaats in { $table } opgegeven. Alle anderen waren het er al over eens om te stoppen, dus is het spel afgelopen.
panel-record =
    ### { $table } · verslag
    Het hele spel als tekst en als JSON.
panel-record-seedless = -# De startwaarde staat er pas in als het spel is afgelopen.
panel-record-check = -# Iedereen kan het nagaan: met /verify, of met `python -m engine replay { $file }`
panel-rematch-open = De revanche { $table } staat open in { $channel }. De anderen zijn uitgenodigd.
panel-rematch-already = Er staat al een revanche open: { $table } in { $channel }.
panel-go-there = Ga erheen

panel-command-game = Tafels en spellen
panel-command-play = Je beurt openen, of een spel tegen de computer beginnen
panel-command-place = Je domino plaatsen
panel-command-discard = Je domino verwijderen als die nergens past
panel-command-tax = Een ridder op een vak van de net geplaatste domino zetten
panel-command-build = Een gebouw kopen en op een stadsvak leggen
panel-command-burn = De draak omkopen om een gebouw van het bord te verbranden
panel-command-giant = Een van je kronen bedekken met de reus die is gekomen
panel-command-send = Een van je reuzen naar een andere speler sturen
panel-command-receive = De kroon kiezen die een naar jou gestuurde reus bedekt
panel-command-recruit = Een open fiche van Het Hof kopen
panel-command-search = Een fiche uit de stapel van Het Hof kopen met één van elke grondstof
panel-command-choose = Een domino uit de volgende rij nemen
panel-command-undo = De laatste stap van je beurt terugnemen
panel-command-end = Je beurt beëindigen
panel-command-takeback = De beurt terugnemen die je net hebt beëindigd
panel-command-kingdom = Een koninkrijk tonen
panel-command-table = De hele tafel tonen
panel-command-line = De domino’s van deze ronde en de volgende rij tonen
panel-command-board = Het bouwersbord tonen, met de prijzen zoals ze voor jou zijn
panel-command-court = De fiches van Het Hof en ieders grondstoffen tonen
panel-command-look = Een spel bekijken, of wat er op een vak ligt en daar past
panel-command-score = De score tot nu toe tonen en uitleggen
panel-command-record = Een spel als tekst en JSON opslaan
panel-command-game-status = Tonen hoe een spel ervoor staat
panel-command-game-resign = Opgeven; de automatische piloot speelt voor je verder
panel-command-game-abort = Iedereen vragen het spel zonder resultaat te beëindigen
panel-command-game-note = Je partner een briefje schrijven, of de briefjes lezen (teams)
panel-command-game-vote = Een vraag aan de hele tafel beantwoorden
panel-command-game-rematch = Dezelfde tafel nog eens, elke plaats één verder
panel-option-game = Welk spel; anders dat van deze thread
panel-option-spot = Twee vakken, eerst de linkerhelft, zoals b5 a5
panel-option-square = Een vak, zoals h9
panel-option-site = Het stadsvak om op te bouwen; anders het beste
panel-option-building = Een gebouw van het bouwersbord
panel-option-crown = Een vak met een vrije kroon, zoals e6
panel-option-giant = Het vak van een van je reuzen, zoals d4
panel-option-receiver = Wie de reus krijgt
panel-option-token = Een fiche van Het Hof
panel-option-place = Het vak waar die komt; anders het beste
panel-option-pay = De vakken waarvan de grondstoffen betalen, zoals c6 b4; anders de goedkoopste
panel-option-note = Wat je wilt zeggen; alleen je partner leest het. Zonder tekst zie je de briefjes
panel-option-domino = Het getal van een domino uit de volgende rij
panel-option-lord = Welke speler
panel-option-at = Een vak, zoals c6; anders het hele koninkrijk
panel-option-as = Als afbeelding of als tekst
panel-option-answer = Je antwoord
panel-choice-picture = afbeelding
panel-choice-text = tekst
panel-choice-agree = Ja: mee eens
panel-choice-goon = Nee: verder zoals nu
panel-which-game = Kies een spel
panel-choice-game = { $table } · { panel-round }
panel-choice-game-yours = { $table } · { panel-round } · jouw beurt
panel-choice-spot = { $number }: { $spot } ({ $gain })
panel-choice-spot-plain = { $spot } ({ $gain })
panel-choice-illegal = { $spot } · mag niet: { $why }
panel-choice-domino = { $domino }: { $halves }
