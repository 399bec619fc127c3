replay-command-replay = Stap voor stap door een spel
replay-option-round = De ronde om mee te beginnen; 0 is de eerste keuze
replay-button = Herhaling
replay-button-step = Stap voor stap

replay-table-game = { $table } · spel { $number }
replay-title-start = ### { $table } · het begin · stap 0 van { $steps }
replay-title-choice = ### { $table } · de eerste keuze · stap { $step } van { $steps }
replay-title = ### { $table } · ronde { $round }, beurt { $turn } · stap { $step } van { $steps }
replay-title-end = ### { $table } · hoe het afliep
replay-title-grown = ### { $table } · hoe de koninkrijken groeiden
replay-title-grown-one = ### { $table } · hoe het koninkrijk van { $lord } groeide
replay-start = Er is nog niets gekozen.
replay-file-title = Een verslag uit een bestand
replay-file-lord = bestand: { $lord }
replay-file-origin = { $by } heeft dit verslag als bestand aangeleverd. Ik heb dit spel niet zien spelen, en de namen erin komen uit het bestand.
replay-plays = -# Het speelt een paar keer en stopt dan.{ $running ->
    [yes] {" "}Het spel gaat verder.
   *[no] {""}
}

replay-first = ⏮ Begin
replay-back = ◀ Terug
replay-next = Verder ▶
replay-last = Einde ⏭
replay-round = Naar ronde…
replay-round-choice = De eerste keuze
replay-round-one = Ronde { $round }
replay-show-move = De zet
replay-show-table = De hele tafel
replay-show-kingdom = Groei van het koninkrijk van { $lord }
replay-show-kingdom-team = Groei van het koninkrijk: { $lord } en { $partner }
replay-show-end = De eindkaart
replay-show-text = De zet als tekst
replay-animation = Animatie

replay-which = Welk spel wil je stap voor stap bekijken?
replay-which-none = Er is hier nog geen spel om te bekijken.
replay-which-select = Welk spel?
replay-choice-running = { $table } · { panel-round }
replay-choice-over = { $table } · { $points }
replay-choice-ended = { $table } · geëindigd zonder resultaat
