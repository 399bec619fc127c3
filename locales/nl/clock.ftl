clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
clock-hours = { $count } uur
clock-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
clock-turn = { $time } per beurt
clock-none = { $inside ->
    [yes] geen tijdslimiet
   *[no] Geen tijdslimiet
}
clock-none-typed = geen limiet, geen tijdslimiet, geen klok, zonder limiet, onbeperkt
clock-bank = { $inside ->
    [yes] tijdreserve van { $bank }
   *[no] Tijdreserve van { $bank }
}, +{ $increment } per beurt{ $capped ->
    [yes] , hoogstens { $cap }
   *[no] {""}
}

clock-missed = { $missed ->
    [1] Als de tijd om is, speelt de automatische piloot die beurt; na één gemiste beurt is de speler de plaats kwijt.
   *[other] Als de tijd om is, speelt de automatische piloot die beurt; tot de speler terug is, krijgen de volgende beurten de helft van de tijd, daarna een kwart; na { $missed } gemiste beurten is de speler de plaats kwijt.
}
clock-vacation-honored = Met afwezigheid en stille weekenden wordt rekening gehouden: de klok wacht.
clock-vacation-ignored = Met afwezigheid en stille weekenden wordt geen rekening gehouden: de klok loopt door.

clock-none-about = Alleen herinneringen; er wordt voor niemand gespeeld
clock-bank-about = Eén voorraad voor het hele spel; elke beurt vult die aan
clock-other = Anders…
clock-other-about = Zelf dagen en uren kiezen, of een tijdreserve met maximum
clock-form-title = De klok van de tafel
clock-form-days = Dagen per beurt
clock-form-hours = Uren per beurt
clock-form-bank = Of een tijdreserve, zoals 3 dagen
clock-form-increment = Wat elke beurt toevoegt, zoals 8 uur
clock-form-cap = Hoogstens in reserve, zoals 5 dagen
