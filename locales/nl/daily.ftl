daily-command-daily = Het koninkrijk van de dag: dezelfde domino’s voor iedereen
daily-command-daily-play = Het koninkrijk van vandaag spelen, of zien hoelang het duurt
daily-command-daily-table = Wie wat bouwde op de laatste dag
daily-command-daily-ladder = De ranglijst van deze maand van de koninkrijken van de dag
daily-command-daily-world = De laatste dag op alle servers, en of je daar wordt genoemd
daily-option-month = Welke maand
daily-month-now = Deze maand
daily-month-last = Vorige maand
daily-title = ### Koninkrijk van de dag · { $day }
daily-what = { $setup } · tegen drie computerspelers van één niveau ({ $level })
daily-ends = De dag eindigt op { $ends }, { $in }.
daily-how = Iedereen speelt dezelfde domino’s tegen dezelfde spelers, alleen en in een privéthread. Je hebt één poging, en geen beurt kan worden teruggenomen. Tot de dag voorbij is, ziet niemand anders er iets van; vertel het ook niemand.
daily-told = Daarna staan je naam en je koninkrijk in de dagtabel van deze server.
daily-seals = -# De trekking van vandaag is verzegeld: `{ $seal }` Die van morgen: `{ $next }` De startwaarde die een zegel bewijst, wordt getoond als de dag voorbij is.
daily-begin = Vandaag spelen
daily-playing = Je bent begonnen. Om mee te tellen moet je spel afgelopen zijn voordat de dag voorbij is.
daily-played = Je hebt vandaag { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} gehaald. Hoe goed dat is, zie je als de dag voorbij is; dan begint ook het volgende koninkrijk.
daily-left = Je hebt het spel van vandaag opgegeven, dus telt het niet. Het volgende koninkrijk begint als de dag voorbij is.
daily-streak = Je hebt { $days } dagen op rij gespeeld.
daily-streak-one = Je hebt gisteren gespeeld.
daily-begun = Het koninkrijk van vandaag begint, in een privéthread in { $channel }: alleen jij ziet die. Daar word je geroepen als je aan de beurt bent; [Spelen] en `/play` openen je beurt overal.
daily-no-thread = Een koninkrijk van de dag wordt in een privéthread gespeeld, en die kan ik niet openen in { $channel }. Wie de server beheert kan dat toestaan; `/admin check` zegt hoe.
daily-button-today = Koninkrijk van vandaag
daily-button-table = De laatste dag
daily-button-before = De dag ervoor
daily-button-ladder = Ranglijst van de maand
daily-button-last = Vorige maand
daily-button-now = Deze maand
daily-button-world = Alle servers
daily-button-here = Deze server
daily-button-replay = Het beste bekijken
daily-button-mine = Mijn spel bekijken
daily-button-review = Mijn spel analyseren
daily-button-name = Noem me daar
daily-button-unname = Noem me niet meer

daily-table-title = ### Koninkrijk van de dag · { $day } · { $world ->
    [yes] alle servers
   *[no] wie wat bouwde
}
daily-line = { $place }. **{ $lord }** · { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} · { $worth }%{ $streak ->
    [0] {""}
   *[other] {" "}· { $streak } dagen op rij
}
daily-you = Jij: { $line }
daily-hidden = iemand
daily-more = -# { $count ->
    [one] { $count } speler heeft
   *[other] { $count } spelers hebben
} deze dag uitgespeeld.
daily-model = Met dezelfde domino’s haalde de computer ({ $level }) { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, die hier 100% zijn. Dat zou plaats { $place } zijn geweest.
daily-seed = -# De trekking was eerlijk: de startwaarde geeft het eerder getoonde zegel. Startwaarde: `{ $seed }` Zegel: `{ $seal }`
daily-nobody-named = Niemand die deze dag heeft gespeeld, wordt op andere servers genoemd.
daily-named = Je wordt genoemd in de tabellen van alle servers, met de naam van je Discord-account.
daily-unnamed = Je wordt niet genoemd in de tabellen van andere servers. [Noem me daar] verandert dat, ook voor dagen die voorbij zijn; je kunt het altijd intrekken.
daily-picture = De beste koninkrijken van { $day }

daily-month-title = ### Koninkrijken van de dag · { $month }{ $world ->
    [yes] {" "}· alle servers
   *[no] {""}
}
daily-month-how = -# Een dag telt als je punten in procenten van wat de computer met dezelfde domino’s haalde, hoogstens 200. De beste { $best } dagen tellen. Rechts: de plaatsen op de laatste dagen.
daily-month-none = Deze maand is tot nu toe geen dag uitgespeeld.
daily-month-you = Je staat op plaats { $place } met { $total } uit { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}.
daily-head-days = Dagen
