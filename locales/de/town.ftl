town-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
town-price = { $coins ->
    [0] gratis
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}

town-title = ### Stadt · { $coins }
town-knights = Ritter { $knights } ({ $free } frei{ $later ->
    [0] {""}
   *[other] , { $later } ab deinem nächsten Zug
})
town-purse = { $held } · Türme { $towers }
town-purse-queen = { $held } · Türme { $towers } · die Queen ist bei dir: Ab jetzt kosten Gebäude dich 1 Münze weniger.
town-purse-discount = { $held } · Türme { $towers } · die Queen ist bei dir: 1 Münze weniger, schon eingerechnet.
town-purse-line = { $coins } · { $purse }
town-holdings = { $coins }, Ritter { $knights } (davon { $free } nicht eingesetzt), Türme { $towers }{ $queen ->
    [yes] , die Queen ist zu Besuch.
   *[no] .
}
town-slot = { $price } · { $building }: { $effect }
town-slot-cheaper = { $price } · { $building } (du zahlst { $asked }): { $effect }
town-slot-bought = { $price } · gekauft von { $lord }
town-slot-burnt = { $price } · vom Drachen zerstört
town-slot-empty = { $price } · leer
town-opens = Die Stadt öffnet sich, sobald dein Stein liegt.
town-hint-both = Stadt: Steuern bis { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}, { $buildings ->
    [one] { $buildings } Gebäude
   *[other] { $buildings } Gebäude
}.
town-hint-tax = Stadt: Steuern bis { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}.
town-hint-build = Stadt: { $buildings ->
    [one] { $buildings } Gebäude
   *[other] { $buildings } Gebäude
}.
town-hint-burn = Stadt: nur der Drache.
town-hint-none = Stadt: nichts in diesem Zug.

town-can-tax-build = { $knights ->
    [1] Treibe mit deinem Ritter auf einem Feld von { $domino } Steuern ein, baue oder tu beides (alles freiwillig).
   *[other] Treibe mit deinen Rittern auf Feldern von { $domino } Steuern ein, baue oder tu beides (alles freiwillig).
}
town-can-tax = { $knights ->
    [1] Treibe mit deinem Ritter auf einem Feld von { $domino } Steuern ein (freiwillig).
   *[other] Treibe mit deinen Rittern auf Feldern von { $domino } Steuern ein (freiwillig).
}
town-can-build = Baue, wenn du magst.
town-can-burn = Bestich den Drachen, wenn du magst.
town-can-nothing = Die Stadt hat in diesem Zug nichts für dich.
town-tax = Steuern { $square }: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}
town-no-tax-on = Keine Steuern auf { $square }
town-build-list = Bauen…
town-offer = { $building }, { $price }
town-offer-queen = { $building }, { $price } mit der Queen
town-copy = { $building } (Preis { $price })
town-knights-later = Neue Ritter sind ab deinem nächsten Zug frei.
town-ends-bribe = Mit dem Kauf entfällt deine Bestechung.
town-queen = Mit { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türmen
} kommt die Queen zu dir{ $hosts ->
    [0] {""}
   *[other] {" "}(bisher bei { $lord })
}; ihr Rabatt gilt ab deinem nächsten Kauf.
town-brings-queen = Türme, die dir die Queen bringen{ $hosts ->
    [0] {""}
   *[other] {" "}(bisher bei { $lord })
}: { $buildings }. Ihr Rabatt gilt ab deinem nächsten Kauf.
town-brings-queen-all = Jedes davon bringt dir die Queen{ $hosts ->
    [0] {""}
   *[other] {" "}(bisher bei { $lord })
}; ihr Rabatt gilt ab deinem nächsten Kauf.
town-bribe = Bestechen (1 Münze)…
town-burn = { $building } zerstören
town-no-bribe = Keine Bestechung

town-taxed = { $coins ->
    [one] Steuern auf { $square }: +{ $coins } Münze.
   *[other] Steuern auf { $square }: +{ $coins } Münzen.
}
town-bought = { $cost ->
    [0] { $building } gratis bekommen, auf { $square }.
    [one] { $building } für { $cost } Münze gekauft, auf { $square }.
   *[other] { $building } für { $cost } Münzen gekauft, auf { $square }.
}
town-burnt = Drachen für 1 Münze bestochen, um das Gebäude { $building } zu zerstören.
town-total = Dieser Zug: { $gain }, du hättest { $total }.
town-give-back = Zurückgeben

town-too-dear = Zu teuer: { $buildings }.
town-too-dear-bribe = Auch ohne die Bestechung zu teuer: { $buildings }.
town-too-dear-one = { $building } ({ $short ->
    [one] { $short } Münze fehlt
   *[other] { $short } Münzen fehlen
})
town-no-tax_no_knight = Steuern: Kein Ritter ist frei.
town-no-tax_discarded = Steuern: erst nach dem Anlegen eines Steins.
town-no-build_no_square = Bauen: kein freies Stadtfeld.
town-no-build_none = Bauen: Das Tableau ist leer.
town-no-burn_queen = Der Drache: nicht, solange die Queen bei dir ist.
town-no-burn_coins = Der Drache: Es fehlt 1 Münze.
town-no-burn_none = Der Drache: Das Tableau ist leer.
town-dragon-out = Der Drache ist in dieser Runde ausgeflogen ({ $lord }).
town-dragon-out-own = Der Drache ist in dieser Runde ausgeflogen: Du hast ihn bestochen.

town-choice-build = { $offer }: jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
town-choice-tax = { $square } { $terrain }: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}
town-choice-site = { $square } ({ $gain })
town-choice-burn = { $building }: { $effect }
