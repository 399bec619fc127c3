vote-again = { $lord } heeft iedereen in { $table } iets gevraagd, en er wordt op jouw antwoord gewacht.
vote-abort = { $lord } wil { $table } graag zonder resultaat beëindigen. Iedereen moet het ermee eens zijn. ({ $agreed } van { $needed })
vote-takeback = { $turns ->
    [1] { $lord } wil de laatste beurt van { $table } graag terugnemen en opnieuw spelen. De trekking blijft dezelfde. Iedereen moet het ermee eens zijn. ({ $agreed } van { $needed })
   *[other] { $lord } wil de laatste { $turns } beurten van { $table } graag terugnemen en vandaar verdergaan. De trekking blijft dezelfde. Iedereen moet het ermee eens zijn. ({ $agreed } van { $needed })
}
vote-pause = { $lord } wil { $table } graag pauzeren tot iemand verdergaat. Iedereen moet het ermee eens zijn. ({ $agreed } van { $needed })
vote-pause-until = { $lord } wil { $table } graag pauzeren tot { $until }. Iedereen moet het ermee eens zijn. ({ $agreed } van { $needed })
vote-replace = { $lord } wil { $other } in { $table } graag laten vervangen: de automatische piloot speelt daar tot iemand de plaats overneemt. Iedereen moet het ermee eens zijn. ({ $agreed } van { $needed })
vote-replace-guest = { $lord } wil graag dat { $guest } de plaats van { $other } in { $table } overneemt; tot die tijd speelt de automatische piloot. Iedereen moet het ermee eens zijn. ({ $agreed } van { $needed })
vote-time = { $hours ->
    [1] { $lord } vraagt één uur extra voor deze beurt van { $table }. Eén ja is genoeg.
   *[other] { $lord } vraagt { $hours } uur extra voor deze beurt van { $table }. Eén ja is genoeg.
}
vote-rule = { $silence ->
    [yes] Wie afwezig is en niet binnen { $time } uur antwoordt, stille uren niet meegeteld, is het ermee eens.
    [no] Wie afwezig is en niet binnen { $time } uur antwoordt, stille uren niet meegeteld, zegt nee.
   *[replaced] { $other } is het ermee eens als er geen antwoord komt voordat de huidige beurt voorbij is of, bij afwezigheid, binnen { $time } uur, stille uren niet meegeteld. Dat telt alleen als nog een gemiste beurt de plaats zou kosten.
}
vote-replace-direct = { $lord } wil graag dat iemand anders jouw plaats in { $table } overneemt, en heeft dat aan iedereen daar gevraagd. Speel je beurt of antwoord hier. Geen antwoord voordat je beurt voorbij is, telt als ja; als je afwezig bent, telt ook geen antwoord binnen { $time } uur als ja, je stille uren niet meegeteld. Zwijgen telt alleen als nog een gemiste beurt je de plaats zou kosten.
vote-agree = Mee eens
vote-go-on = Verdergaan
vote-no = Nee
vote-give = Tijd geven

vote-abort-passed = Iedereen was het ermee eens om { $table } zonder resultaat te beëindigen.
vote-takeback-passed = { $turns ->
    [1] Iedereen is het eens: de laatste beurt van { $table } is teruggenomen, en { $lord } speelt die opnieuw.
   *[other] Iedereen is het eens: de laatste { $turns } beurten van { $table } zijn teruggenomen, en { $lord } is aan de beurt.
}
vote-takeback-done = { $turns ->
    [1] Met ieders instemming is de laatste beurt teruggenomen, en { $lord } speelt die opnieuw.
   *[other] Met ieders instemming zijn de laatste { $turns } beurten teruggenomen, en { $lord } is weer aan de beurt.
}
vote-takeback-done-solo = { $turns ->
    [1] { $lord } neemt de laatste beurt terug.
   *[other] { $lord } neemt de laatste { $turns } beurten terug.
}
vote-pause-passed = Afgesproken: { $table } is gepauzeerd tot iemand verdergaat. Er kan nog gespeeld worden. Gaat er binnen 90 dagen niemand verder, dan eindigt het spel zonder resultaat.
vote-pause-until-passed = Afgesproken: { $table } is gepauzeerd tot { $until }, of tot iedereen verder wil. Er kan nog gespeeld worden.
vote-pause-ready = { $ready } van { $needed } willen nu verder. Dat telt een dag lang, of tot er een beurt wordt gespeeld.
vote-pause-given-up = Binnen 90 dagen ging niemand verder met { $table }, dus eindigt het spel zonder resultaat.
vote-pause-over = De pauze van { $table } is voorbij.
vote-pause-over-by = { $lord } heeft de pauze van { $table } beëindigd.
vote-replace-passed = Afgesproken: de plaats van { $other } in { $table } is vrij, en de automatische piloot speelt daar tot iemand de plaats overneemt.
vote-time-passed = { $hours ->
    [1] { $lord } heeft { $other } één uur extra gegeven in { $table }. De beurt eindigt nu { $ends }.
   *[other] { $lord } heeft { $other } { $hours } uur extra gegeven in { $table }. De beurt eindigt nu { $ends }.
}
vote-time-passed-paused = { $hours ->
    [1] { $lord } heeft { $other } één uur extra gegeven in { $table }. De klok staat stil tot de pauze voorbij is.
   *[other] { $lord } heeft { $other } { $hours } uur extra gegeven in { $table }. De klok staat stil tot de pauze voorbij is.
}
vote-abort-failed = { $lord } gaat liever verder, dus gaat { $table } door.
vote-takeback-failed = { $lord } gaat liever verder, dus blijven de beurten van { $table } staan.
vote-pause-failed = { $lord } gaat liever verder, dus loopt de klok van { $table } door.
vote-replace-failed = { $lord } laat het liever zo, dus houdt { $other } de plaats in { $table }.
vote-time-failed = { $lord } gaat liever verder, dus krijgt de beurt in { $table } geen extra tijd.
vote-abort-lapsed = Niet iedereen was het op tijd eens, of er is een nieuwe ronde begonnen, dus gaat { $table } door.
vote-takeback-lapsed = De beurten van { $table } blijven staan: iemand heeft verdergespeeld, of niet iedereen was het op tijd eens.
vote-pause-lapsed = Niet iedereen was het op tijd eens, of er is een nieuwe ronde begonnen, dus loopt de klok van { $table } door.
vote-replace-lapsed = { $other } houdt de plaats in { $table }: niet iedereen was het op tijd eens, of { $other } is terug.
vote-time-lapsed = De beurt van { $table } waarvoor { $lord } extra tijd vroeg, is voorbij.
vote-moot = { $table } is geëindigd, dus is de vraag van tafel.

vote-abort-ask = { $table } zonder resultaat beëindigen? Iedereen met een plaats moet het ermee eens zijn, binnen 3 dagen en voordat het spel in een volgende ronde verdergaat.
vote-takeback-ask = { $turns ->
    [1] De laatste beurt van { $table } terugnemen? Iedereen met een plaats moet het ermee eens zijn, binnen 3 dagen. De trekking blijft dezelfde.
   *[other] De laatste { $turns } beurten van { $table } terugnemen, tot je eigen laatste? Iedereen met een plaats moet het ermee eens zijn, binnen 3 dagen. De trekking blijft dezelfde.
}
vote-pause-ask = { $table } pauzeren? Alle spelers moeten het ermee eens zijn, binnen 3 dagen en voordat het spel in een volgende ronde verdergaat; ook wie afwezig is, wordt gevraagd. Tijdens de pauze staat de klok stil, maar spelen mag nog. Een pauze met een datum eindigt eerder als iedereen verder wil, een zonder einddatum zodra iemand verdergaat; doet niemand dat binnen 90 dagen, dan eindigt het spel zonder resultaat. Hoelang?
vote-pause-open = Zonder einddatum
vote-replace-ask = Wiens plaats in { $table } moet iemand anders overnemen? Alle anderen die er zijn, moeten het ermee eens zijn, en ook wie vervangen wordt, krijgt de vraag. Tot iemand de plaats overneemt, speelt de automatische piloot.
vote-replace-whom = Wiens plaats?
vote-replace-sure = Iedereen vragen om { $other } in { $table } te vervangen? Je kunt iemand noemen die de plaats overneemt, of die voor iedereen vrijlaten.
vote-replace-with = Iemand noemen…
vote-time-ask = De anderen om extra tijd vragen in { $table }? Het eerste ja geeft je die.
vote-time-give = { $other } extra tijd geven in { $table }?
vote-ask = Iedereen vragen
vote-asked = Iedereen aan { $table } krijgt de vraag. Het spel gaat door.
vote-agreed = Je bent het ermee eens. { $agreed } van { $needed } zijn dat nu.
vote-waits = Het is je eigen vraag. Een van de anderen moet het ermee eens zijn.
vote-refused = Je gaat liever verder, dus gaat { $table } door.
vote-none = In { $table } is geen vraag open.
vote-goes-on = De klok van { $table } loopt weer.
vote-ready = Je wilt nu verder. De pauze van { $table } is afgesproken, dus eindigt die pas eerder als iedereen dat wil.
vote-runs = { $table } is niet gepauzeerd.

vote-menu-takeback = Beurten terugnemen…
vote-menu-pause = Pauze…
vote-menu-resume = Pauze beëindigen
vote-menu-replace = Speler vervangen…
vote-menu-time = Extra tijd…
vote-menu-seat = Mijn plaats terugnemen
vote-menu-vote = Open vraag

vote-seat-back = { $lord } is terug in { $table }.
vote-seat-taken = { $lord } speelt verder in { $table } voor { $before }.
vote-seat-taken-you = { $lord } speelt voor je verder in { $table }.
vote-seat-replaced = De tafel heeft { $lord } in { $table } vervangen. De automatische piloot speelt verder tot iemand de plaats overneemt.
vote-seat-replaced-you = De anderen in { $table } zijn het eens geworden om je te vervangen. De automatische piloot speelt verder; je kunt je plaats terugnemen tot iemand anders die overneemt.
vote-seat-offered = Iemand is gevraagd om de plaats van { $before } in { $table } over te nemen.
vote-seat-offered-you = Je bent gevraagd om de plaats van { $before } in { $table } over te nemen.
vote-seat-take = Plaats overnemen
vote-seat-free = De plaats van { $before } in { $table } is vrij: neem die over, en je speelt met dat koninkrijk verder.
vote-seat-choose = Welke plaats van { $table } wil je overnemen?
vote-seat-yours = Je speelt verder in { $table } voor { $before }.
vote-seat-yours-again = Je plaats in { $table } is weer van jou.
vote-seat-kept = Je plaats in { $table } is van jou. De automatische piloot speelt daar niet.

vote-command-game-pause = Iedereen vragen de klok te pauzeren, of verdergaan
vote-command-game-time = Wie aan de beurt is extra tijd geven
vote-command-game-replace = Iedereen vragen een stille speler te vervangen
vote-command-game-seat = Een vrije plaats overnemen, of je eigen terugnemen van de automatische piloot
vote-option-until = Hoelang of tot wanneer, zoals 3 dagen of 2030-12-24; anders zonder einddatum
vote-option-hours = Hoeveel uur extra
vote-option-lord = Wiens plaats
vote-option-with = Wie de plaats moet overnemen; anders wie wil
