plan-title = ### Je volgende beurt plannen · { $round }
plan-place = Je gaat { $domino } plaatsen: { $halves }.
plan-nowhere = { $domino } past nergens in je koninkrijk zoals het nu is, en wordt dus verwijderd.
plan-first = Je gaat een domino uit de eerste rij kiezen.
plan-kept = Je plan is bewaard. Je kunt het wijzigen of wissen tot je aan de beurt bent.
plan-cleared = Je plan is gewist. Er is niets gepland.
plan-unkept = Dit plan is nog niet bewaard: druk op Plan bewaren.
plan-waits = Dit plan wacht op je beurt.
plan-differs = Er wacht een ander plan op je beurt. Bewaar dit om het te vervangen.
plan-gone = { $count ->
    [1] { $dominoes } is al genomen en kan dus geen wens zijn.
   *[other] { $dominoes } zijn al genomen en kunnen dus geen wens zijn.
}
plan-arrives = Met { $domino } komt er een reus: je wordt gevraagd welke kroon die bedekt.
plan-own-turn = Je bent al aan de beurt: speel hier. Er is niets gepland.
plan-tap = Een plan heeft een plek nodig: tik op een letter. Niets wordt bewaard voordat je op Plan bewaren drukt.
plan-tap-spot = Een plan heeft een plek nodig: kies er een in de lijst. Niets wordt bewaard voordat je op Plan bewaren drukt.
plan-tap-wish = Kies de domino’s die je graag wilt, de beste eerst. Niets wordt bewaard voordat je op Plan bewaren drukt.
plan-at = Plan: { $domino } op **{ $spot }**: { $gain }, je zou { $total } hebben.
plan-taxes = { $count ->
    [1] Een ridder int belasting op { $squares }.
   *[other] Ridders innen belasting op { $squares }.
}
plan-wishes = Wensen: { $wishes }.
plan-else = { $first }, anders { $then }
plan-otherwise-ask = Is er geen wens vrij, dan wordt het je gevraagd.
plan-otherwise = Is er geen wens vrij, dan neemt het plan de { $which ->
    [lowest] laagste
   *[highest] hoogste
}.
plan-only = Het neemt de { $which ->
    [lowest] laagste
   *[highest] hoogste
} die vrij is.
plan-asks-wish = Dan vraagt het je welke domino je neemt.
plan-no-line = De volgende rij ligt er nog niet: je kunt alleen de plek plannen.
plan-wish = { $domino } · { $place }e
plan-wish-list = Wensen…
plan-select-ask = Geen wens vrij: vraag mij
plan-select = Geen wens vrij: neem de { $which ->
    [lowest] laagste
   *[highest] hoogste
}
plan-select-tax = Belasting innen…
plan-select-tax-none = Geen belasting
plan-how = Het plan speelt zichzelf een minuut nadat je beurt begint, als { $team ->
    [yes] je partner intussen niets heeft geplaatst, de plek
   *[no] de plek
} nog kan en een wens vrij is. Anders wordt het je gevraagd. Niemand anders kan het zien.
plan-how-spot = Als je aan de beurt bent, is de plek al ingevuld en kies je de rest. Niemand anders kan het zien.
plan-button-keep = Plan bewaren
plan-button-clear = Wissen
plan-button-mine = Mijn beurt plannen
plan-button-next = Volgende beurt plannen
plan-button-log = Mijn plannen

plan-log-title = ### Je plannen in { $table }
plan-log-none = Je hebt hier nog geen plan bewaard.
plan-log-nothing = Er wacht geen plan op je beurt.
plan-log-hidden = Niemand anders kan ze zien.
plan-log-waits = Wacht op { $turn } · { $plan }
plan-log-line = { $when } · { $turn }: { $fate }
plan-turn = ronde { $round }, { $domino }
plan-turn-start = de eerste keuze

plan-fate-played = Je plan is gespeeld: { $domino } op { $spot }, daarna { $took }.
plan-fate-played-last = Je plan is gespeeld: { $domino } op { $spot }.
plan-fate-played-discarded = Je plan is gespeeld: { $domino } paste nergens, daarna { $took }.
plan-fate-played-chose = Je plan is gespeeld: je hebt { $took } genomen.
plan-fate-gone = { $count ->
    [one] { $dominoes } was al genomen.
   *[other] { $dominoes } waren al genomen.
}
plan-fate-wishes_taken = { $count ->
    [1] Je plan is niet gespeeld: { $dominoes } was al genomen.
   *[other] Je plan is niet gespeeld: { $dominoes } waren al genomen.
}
plan-fate-line_unknown = Je plan is niet vanzelf gespeeld: toen je het maakte, was de volgende rij nog niet bekend.
plan-fate-no_wish = Je plan is niet vanzelf gespeeld: je had geen domino gewenst.
plan-fate-giant_arrives = Je plan is niet vanzelf gespeeld: met je domino komt een reus, en jij kiest welke kroon hij bedekt.
plan-fate-no_spot = Je plan is niet gespeeld: er stond geen plek voor je domino in.
plan-fate-spot_illegal = Je plan is niet gespeeld: de plek kan niet meer.
plan-fate-tax_illegal = Je plan is niet gespeeld: de belasting kan niet meer.
plan-fate-giant_came = Je plan is niet gespeeld: intussen kwam er een reus op { $square }.
plan-fate-giant_waits = Je plan is niet gespeeld: er is een reus naar je onderweg, en zijn kroon gaat voor.
plan-fate-kingdom_changed-own = Je plan is niet gespeeld: je hebt je koninkrijk na het plannen veranderd.
plan-fate-kingdom_changed-partner = Je plan is niet gespeeld: je partner heeft je koninkrijk na het plannen veranderd.
plan-fate-kingdom_changed-queen = Je plan is niet gespeeld: de Koningin is intussen vertrokken.
plan-fate-other_domino = Je plan is niet gespeeld: je hebt na het plannen een andere domino genomen.
plan-fate-taken_back = Je plan is niet gespeeld: er zijn samen beurten teruggenomen.
plan-fate-time = Je plan is niet gespeeld: je tijd was eerder om.
plan-fate-resigned = Je plan is niet gespeeld: de computer speelde voor je.
plan-fate-game_over = Je plan is niet gespeeld: het spel was eerder afgelopen.
plan-fate-again = Je hebt opnieuw gepland.
plan-fate-own_turn = Je plan speelt niet meer vanzelf: je bent nu aan de beurt.
plan-fate-cleared = Je hebt het gewist.
plan-fate-drafted = Wat je had gepland, is ingevuld.

plan-news = { $table } ({ $server }) · { $turn }

plan-command-plan = Je volgende beurt plannen
plan-command-plan-make = Je volgende beurt plannen
plan-command-plan-show = Je plan tonen en wat er van eerdere is geworden
plan-command-plan-drop = Je plan vergeten
plan-option-spot = Waar je domino moet liggen, zoals b5 a5
plan-option-wishes = Domino’s uit de volgende rij, de beste eerst, zoals 41 33
plan-option-otherwise = Wat je neemt als er geen wens vrij is
plan-choice-ask = Vraag mij
plan-choice-lowest = Neem de laagste
plan-choice-highest = Neem de hoogste
