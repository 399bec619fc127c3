lists-command-games = Spellen tonen: mijn spellen, wachtend op mij, open, om mee te kijken, afgelopen
lists-command-game-list = Hetzelfde als /games
lists-command-next = Het dringendste van je spellen openen
lists-option-show = Welke spellen
lists-option-box = Alleen spellen van deze doos

lists-title-mine = ### Jouw spellen{ $waiting ->
    [0] { "" }
    [one] { " " }· { $waiting } wacht op je
   *[other] { " " }· { $waiting } wachten op je
}
lists-title-waiting = ### Wachten op je · { $waiting }
lists-title-cups = ### Je toernooispellen · { $count }
lists-title-open = ### Open tafels hier · { $count }
lists-title-watching = ### Spellen om mee te kijken · { $count }
lists-title-finished = ### Afgelopen spellen · { $count }

lists-show-mine = Mijn spellen
lists-show-waiting = Wachten op mij
lists-show-cups = Toernooien
lists-show-open = Open tafels
lists-show-watching = Meekijken
lists-show-finished = Afgelopen
lists-show = Tonen…
lists-only = Alleen { $box }.
lists-only-fitting = Alleen tafels waar je mag plaatsnemen.
lists-speed = Tempo…
lists-speed-any = Elk tempo
lists-speed-fast = Minder dan een dag per beurt
lists-speed-day = Een dag per beurt
lists-speed-slow = Meer dan een dag per beurt
lists-speed-bank = Met een tijdreserve
lists-speed-none = Zonder tijdslimiet
lists-button-fit = Alleen voor mij
lists-button-all = Alle tafels

lists-game = **{ $table }** · { $setup } · { panel-round }
lists-game-start = **{ $table }** · { $setup } · de koningen kiezen hun eerste domino’s
lists-table-open = **{ $table }** · { $setup } · { $clock }
lists-table = **{ $table }** · { $setup }
lists-setup = { $box } { $lords }
lists-setup-dynasty = { $box } { $lords }, Dynastie

lists-your-turn-free = Jouw beurt, opgeroepen { $at }.
lists-your-turn-ends = Jouw beurt, eindigt { $ends }.
lists-your-turn-paused = Jouw beurt, maar het spel is gepauzeerd.
lists-giant = Er wacht een reus op je: kies de kroon die hij bedekt.
lists-vote = Er is een vraag aan de tafel.
lists-invited = **{ $host }** nodigt je uit. { $free ->
    [one] Er is { $free } plaats vrij.
   *[other] Er zijn { $free } plaatsen vrij.
}
lists-on-turn-free = { $lord } is aan de beurt.
lists-on-turn-ends = { $lord } is aan de beurt; die eindigt { $ends }.
lists-on-turn-paused = { $lord } is aan de beurt, maar het spel is gepauzeerd.
lists-between = Het volgende spel van de Dynastie begint zo.
lists-open = { $free ->
    [one] { $free } plaats is vrij
   *[other] { $free } plaatsen zijn vrij
} · host **{ $host }**{ $percent ->
    [0] {""}
   *[other] {" "}· betrouwbaarheid vanaf { $percent }%
}
lists-open-yours = Je hebt plaats { $seat }. { $free ->
    [one] Er is nog { $free } plaats vrij.
   *[other] Er zijn nog { $free } plaatsen vrij.
}
lists-over = Uitgespeeld.
lists-abandoned = Geëindigd zonder resultaat.

lists-button-urgent = Dringendste
lists-button-giant = Kiezen
lists-button-vote = Stemmen
lists-button-previous = ← Vorige
lists-button-following = Volgende →
lists-button-page = { $page } van { $pages }
lists-button-show-open = Tafels tonen
lists-button-new = Tafel openen
lists-button-games = Mijn spellen

lists-empty-mine = Je doet nu aan geen spel mee. { $open ->
    [0] Er is hier ook geen tafel open.
    [one] Er is hier { $open } tafel open.
   *[other] Er zijn hier { $open } tafels open.
}
lists-empty-waiting = Geen spel wacht op je. { $open ->
    [0] Er is hier geen tafel open.
    [one] Er is hier { $open } tafel open.
   *[other] Er zijn hier { $open } tafels open.
}
lists-empty-cups = Je hebt nu geen toernooispel. Je krijgt er een als er een ronde begint in een toernooi waaraan je meedoet.
lists-empty-open = Er is hier geen tafel open. Je kunt er een openen.
lists-empty-narrowed = Niets hier voldoet daaraan. Zonder de keuzes hierboven is er meer.
lists-empty-watching = Er is hier geen spel om mee te kijken.
lists-empty-finished = Nog geen afgelopen spel.

lists-next-nothing = Niets wacht op je.
lists-next-games = { $games ->
    [0] Je doet nu aan geen spel mee.
    [one] Je doet aan { $games } spel mee.
   *[other] Je doet aan { $games } spellen mee.
}
lists-next-time = Je volgende beurt is waarschijnlijk in **{ $table }**, over ongeveer { $time }.
lists-next-turns = Je volgende beurt is waarschijnlijk in **{ $table }**, na nog { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}.
