queue-command-game-queue = Een plaats krijgen met mensen van jouw tempo en jouw uren
queue-option-box = Welke doos; anders Kingdomino
queue-option-clock = De tijd voor een beurt, zoals 1 dag per beurt of 12h; anders 1 dag
queue-option-off = De wachtrij verlaten
queue-box-kingdomino = Kingdomino
queue-box-queendomino = Queendomino
queue-box-royal_wedding = Royal Wedding
queue-box-discovery = Kennismaking
queue-box-mighty_duel = Het Grote Duel

queue-waiting =
    ### Je staat in de wachtrij
    Je wacht op { $box }, { $clock } ({ $since }).
queue-others = { $others ->
    [0] Niemand anders wacht nog op hetzelfde.
    [one] { $others } ander wacht op hetzelfde.
   *[other] { $others } anderen wachten op hetzelfde.
} { $needed ->
    [one] Er is { $needed } ander nodig die op dezelfde uren wakker is als jij.
   *[other] Er zijn { $needed } anderen nodig die op dezelfde uren wakker zijn als jij; met elke dag wachten zijn er minder nodig.
}
queue-expected = Uiterlijk over { $time } krijg je een plaats, met wie er nu wacht en dan nog wil spelen.
queue-expected-soon = Je krijgt een plaats zodra iedereen kan spelen.
queue-expected-unknown = Hoelang het duurt, hangt af van wie er komt; je wordt geroepen zodra je een plaats hebt.
queue-until = Je wordt geroepen als je een plaats hebt; na een uur wachten vraag ik je eerst of je nog wilt spelen. Je verlaat de wachtrij vanzelf { $ends }.
queue-leave = Wachtrij verlaten
queue-left = Je hebt de wachtrij verlaten.
queue-not-in = Je staat hier in geen wachtrij.
queue-seated-soon = Je hebt een plaats: { $table } ({ $setup }) begint. Je wordt geroepen als je aan de beurt bent.
queue-seated-in = Je hebt een plaats: { $table } ({ $setup }) is begonnen in { $thread }.
queue-asked = Er zijn genoeg mensen in de wachtrij voor een spel waarop je wacht ({ $setup }). Wil je nog spelen? Het begint zodra genoeg mensen dat hebben gezegd.
queue-asked-until = Wie er nu is, wacht tot { $when } op je antwoord. Zonder antwoord houd je je plek in de wachtrij.
queue-yes = Ik wil spelen
queue-told-seated = De wachtrij heeft je een plaats gegeven aan { $table } ({ $setup }). Het spel is begonnen.
queue-told-over = In 7 dagen kwam er niemand die bij je past ({ $setup }), dus heb je de wachtrij verlaten. Je kunt wel een tafel voor iedereen openen.
queue-told-nowhere = Je hebt de wachtrij verlaten ({ $setup }): in het kanaal waar je begon kan ik niets meer plaatsen. Typ /game queue in een ander kanaal van die server om daar te wachten.
