watching-command-watch = Lopende spellen tonen om mee te kijken
watching-command-follow = Spellen, spelers en toernooien volgen
watching-command-follow-game = Een spel volgen
watching-command-follow-lord = Een speler volgen
watching-command-follow-cup = Een toernooi volgen
watching-command-follow-list = Wat je volgt, en hoe je stopt
watching-command-game-kibitz = Meepraten met de kijkers van een spel dat je niet speelt
watching-option-show = Welke spellen
watching-option-box = Alleen spellen van deze doos
watching-option-user = De speler om te volgen
watching-option-how = Hoe precies

watching-button-watch = Meekijken
watching-button-follow = Volgen
watching-button-kibitz = Meepraten
watching-button-stop = Niet meer volgen
watching-button-follows = Wat ik volg
watching-button-all = Alle lopende spellen
watching-button-tables = Open tafels

watching-title = ### Lopende spellen · { $count }
watching-menu = Spellen van deze speler
watching-title-lord = ### Lopende spellen van { $lord } · { $count }
watching-none-lord = Deze speler heeft hier geen spel waar je kunt meekijken.
watching-none = Er is hier geen spel om mee te kijken.
watching-none-all = Er loopt hier geen spel van deze doos.
watching-none-followed = Er loopt hier geen spel dat je volgt.
watching-none-cups = Er is hier geen toernooispel om mee te kijken.
watching-none-ending = Geen spel hier is bijna afgelopen.
watching-points = { $lord } { $points }
watching-followed = -# Je volgt het.
watching-show-all = Alle spellen
watching-show-followed = Die ik volg
watching-show-cups = Toernooien
watching-show-ending = Bijna afgelopen
watching-box = Doos…
watching-box-any = Alle dozen

watching-index-none = Er wordt geen spel gespeeld.
watching-index-current = -# { $more ->
    [0] Deze lijst houdt zichzelf bij.
    [one] En nog { $more }. Deze lijst houdt zichzelf bij.
   *[other] En nog { $more }. Deze lijst houdt zichzelf bij.
}

watching-follow-game = Je volgt { $new ->
    [yes] nu{" "}
   *[no] {""}
}{ $what }.
watching-follow-lord = Je volgt { $new ->
    [yes] nu{" "}
   *[no] {""}
}{ $what }: elk spel dat hier wordt gespeeld en waar je mag meekijken.
watching-follow-cup = Je volgt { $new ->
    [yes] nu{" "}
   *[no] {""}
}{ $what }, een toernooi.
watching-follow-digest = Je hoort het in een privébericht, hoogstens eens per uur, nooit in je stille uren. Niemand ziet wat je volgt.
watching-how = Hoe precies…
watching-how-turn = Elke beurt
watching-how-turn-about = Bij een speler: de eigen beurten
watching-how-round = Elke ronde
watching-how-round-about = De stand als een ronde voorbij is
watching-how-end = Alleen het einde
watching-how-end-about = Wie er heeft gewonnen
watching-how-turn-cup = Elk resultaat
watching-how-turn-cup-about = Van elke tafel, en elke ronde
watching-how-round-cup = Elke ronde
watching-how-round-cup-about = Als er een begint, en wie erna voorstaat
watching-how-end-cup = Alleen het einde
watching-how-end-cup-about = Wie er heeft gewonnen

watching-follows-title = ### Wat je volgt · { $count }
watching-follows-none = Je volgt niets. [Volgen] staat onder elk spel waar je meekijkt.
watching-option-game = { $what }
watching-option-lord = { $what }, een speler
watching-follows-game = { $what } · { $how ->
    [turn] elke beurt
    [round] elke ronde
   *[end] alleen het einde
}
watching-follows-lord = { $what }, een speler · { $how ->
    [turn] elke eigen beurt
    [round] elke ronde
   *[end] alleen het einde
}
watching-option-cup = { $what }, een toernooi
watching-follows-cup = { $what }, een toernooi · { $how ->
    [turn] elk resultaat
    [round] elke ronde
   *[end] alleen het einde
}
watching-follows-change = Wijzigen of stoppen…

watching-news = Nieuws van { $server }, over wat je volgt:
watching-news-game = { $table } · { $where }
watching-news-began = { $count ->
    [1] { $lords } is eraan begonnen: { $setup }.
   *[other] { $lords } zijn eraan begonnen: { $setup }.
}
watching-news-more = { $count ->
    [one] In nog { $count } spel is iets gebeurd.
   *[other] In nog { $count } spellen is iets gebeurd.
}

watching-cup-started = { $count ->
    [one] Het is begonnen met { $count } deelnemer.
   *[other] Het is begonnen met { $count } deelnemers.
}
watching-cup-paired = { $tables ->
    [0] Begonnen: { $round }. Die eindigt op { $ends }.
    [one] Begonnen: { $round }, met { $tables } tafel. Die eindigt op { $ends }.
   *[other] Begonnen: { $round }, met { $tables } tafels. Die eindigt op { $ends }.
}
watching-cup-round = Voorbij: { $round }.
watching-cup-leader = { $place } { $name } { $points }
watching-cup-leaders = Stand: { $leaders }.
watching-cup-place = { $place } { $name } { $points }
watching-cup-result = Tafel { $number } van { $round }: { $places }.
watching-cup-won = Gewonnen door { $name }.
watching-cup-over = Het is afgelopen.
watching-cup-cancelled = Het is afgelast: { $reason }

watching-kibitz-name = Kijkers van { $table }
watching-kibitz-in = Je bent in { $thread }, waar de kijkers van { $table } met elkaar praten. De spelers kunnen het pas lezen als het spel is afgelopen.
watching-kibitz-in-over = Je bent in { $thread }, waar de kijkers van { $table } met elkaar praatten.
watching-kibitz-opening = Hier praten de kijkers van { $table }. De spelers kunnen dit pas lezen als het spel is afgelopen; dan worden ze binnengelaten. Vertel ze tot die tijd niets.
watching-kibitz-ended = { $table } is afgelopen, en de spelers zijn er nu ook.
