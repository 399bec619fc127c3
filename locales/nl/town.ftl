town-coins = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
town-price = { $coins ->
    [0] gratis
    [one] { $coins } munt
   *[other] { $coins } munten
}

town-title = ### Stad · { $coins }
town-knights = ridders { $knights } ({ $free } vrij{ $later ->
    [0] {""}
   *[other] , { $later } vanaf je volgende beurt
})
town-purse = { $held } · torens { $towers }
town-purse-queen = { $held } · torens { $towers } · de Koningin is bij jou: vanaf nu kosten gebouwen je 1 munt minder.
town-purse-discount = { $held } · torens { $towers } · de Koningin is bij jou: 1 munt minder, al verrekend.
town-purse-line = { $coins } · { $purse }
town-holdings = { $coins }, ridders { $knights } ({ $free } niet geplaatst), torens { $towers }{ $queen ->
    [yes] , ontvangt de Koningin.
   *[no] .
}
town-slot = { $price } · { $building }: { $effect }
town-slot-cheaper = { $price } · { $building } (jij betaalt { $asked }): { $effect }
town-slot-bought = { $price } · gekocht door { $lord }
town-slot-burnt = { $price } · verbrand door de draak
town-slot-empty = { $price } · leeg
town-opens = De stad gaat open zodra je domino ligt.
town-hint-both = Stad: belasting tot { $coins ->
    [one] +{ $coins } munt
   *[other] +{ $coins } munten
}, { $buildings ->
    [one] { $buildings } gebouw
   *[other] { $buildings } gebouwen
}.
town-hint-tax = Stad: belasting tot { $coins ->
    [one] +{ $coins } munt
   *[other] +{ $coins } munten
}.
town-hint-build = Stad: { $buildings ->
    [one] { $buildings } gebouw
   *[other] { $buildings } gebouwen
}.
town-hint-burn = Stad: alleen de draak.
town-hint-none = Stad: deze beurt niets.

town-can-tax-build = { $knights ->
    [1] Je kunt met je ridder belasting innen op een vak van { $domino }, bouwen, of allebei.
   *[other] Je kunt met je ridders belasting innen op vakken van { $domino }, bouwen, of allebei.
}
town-can-tax = { $knights ->
    [1] Je kunt met je ridder belasting innen op een vak van { $domino }.
   *[other] Je kunt met je ridders belasting innen op vakken van { $domino }.
}
town-can-build = Je kunt bouwen.
town-can-burn = Je kunt de draak omkopen.
town-can-nothing = De stad heeft deze beurt niets voor je.
town-tax = Belasting { $square }: { $coins ->
    [one] +{ $coins } munt
   *[other] +{ $coins } munten
}
town-no-tax-on = Geen belasting op { $square }
town-build-list = Bouwen…
town-offer = { $building }, { $price }
town-offer-queen = { $building }, { $price } met de Koningin
town-copy = { $building } (bij { $price })
town-knights-later = Nieuwe ridders zijn vrij vanaf je volgende beurt.
town-ends-bribe = Als je dit koopt, koop je de draak niet om.
town-queen = Met { $towers ->
    [one] { $towers } toren
   *[other] { $towers } torens
} komt de Koningin naar jou{ $hosts ->
    [0] {""}
   *[other] {" "}van { $lord }
}; haar korting begint bij je volgende aankoop.
town-brings-queen = Torens die je de Koningin brengen{ $hosts ->
    [0] {""}
   *[other] {" "}van { $lord }
}: { $buildings }. Haar korting begint bij je volgende aankoop.
town-brings-queen-all = Elk van deze brengt je de Koningin{ $hosts ->
    [0] {""}
   *[other] {" "}van { $lord }
}; haar korting begint bij je volgende aankoop.
town-bribe = Draak omkopen (1 munt)…
town-burn = Verbranden: { $building }
town-no-bribe = Niet omkopen

town-taxed = { $coins ->
    [one] Belasting geïnd op { $square }: +{ $coins } munt.
   *[other] Belasting geïnd op { $square }: +{ $coins } munten.
}
town-bought = { $cost ->
    [0] Gratis gekregen: { $building }, op { $square }.
    [one] Gekocht voor { $cost } munt: { $building }, op { $square }.
   *[other] Gekocht voor { $cost } munten: { $building }, op { $square }.
}
town-burnt = Draak omgekocht voor 1 munt; die verbrandt { $building }.
town-total = Deze beurt: { $gain }, je zou { $total } hebben.
town-give-back = Teruggeven

town-too-dear = Te duur: { $buildings }.
town-too-dear-bribe = Te duur, ook zonder de draak om te kopen: { $buildings }.
town-too-dear-one = { $building } ({ $short ->
    [one] { $short } munt
   *[other] { $short } munten
} te weinig)
town-no-tax_no_knight = Belasting: geen ridder is vrij.
town-no-tax_discarded = Belasting: alleen na het plaatsen van een domino.
town-no-build_no_square = Bouwen: geen vrij stadsvak.
town-no-build_none = Bouwen: het bord is leeg.
town-no-burn_queen = De draak: niet zolang de Koningin bij jou is.
town-no-burn_coins = De draak: 1 munt te weinig.
town-no-burn_none = De draak: het bord is leeg.
town-dragon-out = De draak is deze ronde weg ({ $lord }).
town-dragon-out-own = De draak is deze ronde weg: jij hebt hem omgekocht.

town-choice-build = { $offer }: nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
town-choice-tax = { $square } { $terrain }: { $coins ->
    [one] +{ $coins } munt
   *[other] +{ $coins } munten
}
town-choice-site = { $square } ({ $gain })
town-choice-burn = { $building }: { $effect }
