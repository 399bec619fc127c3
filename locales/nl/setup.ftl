setup-lords = { $lords ->
    [one] { $lords } speler
   *[other] { $lords } spelers
}
setup-players = { $lords } spelers
setup-grid = { $side }×{ $side }
setup-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
setup-dynasty = Dynastie: drie spellen, scores opgeteld
setup-with-giants = Tijdperk van de reuzen
setup-with-court = Het Hof
setup-with-teams = teams van twee
setup-quests-two = Opdrachten voor iedereen: { $quests }.
setup-quests-none = Aan het begin worden twee opdrachten voor iedereen getrokken.
setup-partners-chosen-line = Partners kiezen elkaar door waar ze gaan zitten.
setup-partners-drawn-line = Partners worden aan het begin geloot.
setup-usual-here = Zo’n spel duurt hier meestal { $time }.
setup-usual = Zo’n spel duurt meestal { $time }.
setup-time-days = { $least }–{ $most } dagen
setup-time-days-about = ongeveer { $most } dagen
setup-time-hours = { $least }–{ $most } uur
setup-time-hours-about = ongeveer { $most } uur
setup-time-minutes = { $least }–{ $most } minuten
setup-time-minutes-about = ongeveer { $most ->
    [1] een minuut
   *[other] { $most } minuten
}
setup-who-anyone = iedereen op deze server mag meedoen
setup-who-invited = alleen wie is uitgenodigd, mag meedoen
setup-who-role = alleen { $role } mag meedoen
setup-who-no-role = alleen één rol mag meedoen; kies die hieronder
setup-who-reliable = betrouwbaarheid vanaf { $percent }%

setup-new-title =
    ### Een nieuwe tafel
    {"**"}Doos** → Spelers → Varianten → Klok → Wie
setup-new-last = Hetzelfde als vorige keer hier: { $setup }.
setup-new-same = Zoals vorige keer
setup-new-which-box = Welke doos?
setup-new-or-preset = Of een preset…
setup-box-kingdomino-about = 2–4 spelers · plaatsen, kiezen, kronen tellen
setup-box-queendomino-about = 2–4 spelers · met steden, ridders, de Koningin en de draak
setup-box-royal_wedding-about = 3–8 spelers · beide dozen samen, teams van twee bij 6 of 8
setup-box-discovery-about = 2 spelers · 24 eigen domino’s, zes korte rondes
setup-preset-saved-about = Opgeslagen op deze server: { $setup }
setup-preset-mighty_duel = Het Grote Duel
setup-preset-mighty_duel-about = 2 spelers, 7×7, alle 48 domino’s
setup-preset-queen_duel = Queendomino voor twee
setup-preset-queen_duel-about = 2 spelers, 7×7, alle 48 domino’s, elk gebouw
setup-preset-dynasty = Dynastie
setup-preset-dynasty-about = Drie spellen achter elkaar, scores opgeteld
setup-preset-giants_five = Reuzen voor vijf
setup-preset-giants_five-about = 5 spelers, Tijdperk van de reuzen, met twee opdrachten
setup-preset-wedding_teams = Royal Wedding in teams
setup-preset-wedding_teams-about = 6 spelers in teams van twee, beide dozen, 7×7 per team

setup-ready-title = ### Een nieuwe tafel
setup-edit-title = ### { $table } · opties
setup-edit-at-once = Wijzigingen gelden meteen, en iedereen ziet ze aan de tafel.
setup-edit-asks = Elke wijziging telt meteen. Wie hier zit, krijgt de vraag of die blijft, en het spel wacht op de antwoorden.
setup-ready-lords = Spelers
setup-variants-nothing = geen
setup-ready-variants = Varianten: geen
setup-ready-who = Wie mag meedoen
setup-ready-role = Welke rol mag meedoen?
setup-lords-kingdomino-2 = 24 domino’s, 6 rondes; elke speler heeft twee koningen
setup-lords-kingdomino-3 = 36 domino’s, 12 rondes
setup-lords-kingdomino-4 = Alle 48 domino’s, 12 rondes
setup-lords-mighty_duel-2 = Alle 48 domino’s, 12 rondes; ieder heeft twee koningen
setup-lords-queendomino-2 = Alle 48 domino’s, 12 rondes, 7×7; elk twee koningen
setup-lords-queendomino-3 = Alle 48 domino’s, 12 rondes; één per ronde valt weg
setup-lords-queendomino-4 = Alle 48 domino’s, 12 rondes
setup-lords-royal_wedding-3 = 96 domino’s, 24 rondes, 7×7; één per ronde valt weg
setup-lords-royal_wedding-4 = 96 domino’s, 24 rondes, 7×7
setup-lords-royal_wedding-5 = 96 domino’s in rijen van acht, 12 rondes; drie vallen weg
setup-lords-royal_wedding-6 = 96 domino’s in rijen van acht, 12 rondes; twee vallen weg
setup-lords-royal_wedding-7 = 96 domino’s in rijen van acht, 12 rondes; één valt weg
setup-lords-royal_wedding-8 = 96 domino’s in rijen van acht, 12 rondes
setup-lords-teams-6 = Drie teams, 7×7 per team, 12 rondes; twee vallen weg
setup-lords-teams-8 = Vier teams, 7×7 per team, 12 rondes
setup-lords-giants-2 = 30 van 60 domino’s, 6 rondes; elk twee koningen
setup-lords-giants_big-2 = Alle 60 domino’s, 12 rondes, 7×7; elk twee koningen
setup-lords-giants-3 = Alle 60 domino’s, 12 rondes; twee vallen vóór de keuze weg
setup-lords-giants-4 = Alle 60 domino’s, 12 rondes; één valt vóór de keuze weg
setup-lords-giants-5 = Alle 60 domino’s, 12 rondes
setup-lords-discovery-2 = 24 eigen domino’s, 6 rondes; elk twee koningen
setup-variant-mighty_duel-about = Een koninkrijk van 7×7 met alle domino’s, voor 2 spelers
setup-variant-middle_kingdom-about = +10 als je kasteel midden in het raster staat
setup-variant-harmony-about = +5 als je nooit een domino verwijdert
setup-variant-dynasty-about = Drie spellen, scores opgeteld
setup-variant-giants-about = Reuzen bedekken kronen; twee opdrachten; tot 5 spelers
setup-variant-court-about = Grondstoffen kopen gebouwen en personages, als laatste stap
setup-variant-teams-about = Twee spelers delen koninkrijk, munten en ridders
setup-extra-giants = Tijdperk van de reuzen
setup-extra-court = Het Hof
setup-extra-teams = Teams van twee
setup-pick-anyone = Iedereen hier mag meedoen
setup-pick-invited = Alleen wie ik uitnodig
setup-pick-role = Alleen deze rol…
setup-pick-role-about = Kies de rol hieronder
setup-pick-reliable = Betrouwbaarheid vanaf { $percent }%
setup-pick-reliable-usual = Betrouwbaarheid vanaf 80%
setup-pick-reliable-about = Gaat met elk van de andere; wie nieuw is, telt als betrouwbaar
setup-only-lords = { $box } is voor { $most } spelers.
setup-unknown-variant = Ik ken de variant “{ $text }” niet. De optie toont welke er zijn.
setup-no-mighty_duel-lords = Het Grote Duel is voor 2 spelers.
setup-no-teams-lords = Teams zijn voor 6 of 8 spelers.
setup-no-teams-box = Teams horen bij Royal Wedding.
setup-no-partners = Partners horen bij teams van twee.
setup-no-any-giants = { $variant } gaat niet samen met Tijdperk van de reuzen, dat dit als opdracht heeft.
setup-no-any-box = { $variant } gaat niet samen met { $box }.
setup-no-all-giants = { $variants } gaan niet samen met Tijdperk van de reuzen, dat ze als opdrachten heeft.
setup-no-all-box = { $variants } gaan niet samen met { $box }.
setup-off-mighty_duel-lords = Het Grote Duel is uit: het is voor 2 spelers.
setup-off-mighty_duel-box = Het Grote Duel is uit: het hoort bij Kingdomino.
setup-off-teams-lords = Teams zijn uit: ze zijn voor 6 of 8 spelers.
setup-off-teams-box = Teams zijn uit: ze horen bij Royal Wedding.
setup-off-giants-variants = Tijdperk van de reuzen is uit: het gaat niet samen met { $bonuses }.
setup-off-computers = Er zijn nu minder computerspelers: de tafel heeft te weinig plaatsen, of ze kunnen dit spel hier niet spelen.
setup-off-quests-giants = De gekozen opdrachten zijn uit: ze horen bij Tijdperk van de reuzen.
setup-off-any-giants = { $variant } is uit: Tijdperk van de reuzen heeft het als opdracht.
setup-off-any-box = { $variant } is uit: het gaat niet samen met { $box }.
setup-off-any-here = { $variant } is uit: het kan hier niet worden gekozen.
setup-off-lords = Het is nu een tafel voor { $lords }: { $box } is voor { $least } tot { $most }.
setup-off-lords-one = Het is nu een tafel voor { $lords }: { $box } is voor { $most }.
setup-off-lords-giants = Het is nu een tafel voor { $lords }: zonder Tijdperk van de reuzen is { $box } voor { $least } tot { $most }.
setup-off-lords-teams = Het is nu een tafel voor { $lords }: teams zijn voor 6 of 8.
setup-open = Tafel openen
setup-more = Meer opties
setup-keep = Opslaan als preset
setup-keep-title = Opslaan als preset
setup-keep-label = Een naam die iedereen hier ziet
setup-kept = Opgeslagen als { $preset }. Je vindt die onder “Of een preset…”.
setup-presets = Preset verwijderen…
setup-presets-title =
    ### Een preset verwijderen
    Wie er een heeft opgeslagen, kan die verwijderen; wie *Server beheren* heeft, kan ze allemaal verwijderen. Tafels blijven zoals ze zijn.
setup-presets-which = Welke preset?
setup-removed = { $preset } is verwijderd.
setup-unknown-preset = Ik ken de preset “{ $text }” niet. De optie toont welke er zijn.
setup-closed = Er is niets geopend. /game new brengt je keuzes terug.
setup-done = Veel speelplezier.
setup-opened = { $table } is nu open in { $channel }.
setup-host-button = Hostpaneel

setup-more-name-own = De tafel heet { $table }.
setup-name-label = Naam (leeg: wordt getrokken)
setup-switches = Aan deze tafel
setup-switch-other = Uitgevinkt: { $other }
setup-partners = Partners
setup-partners-chosen = Partners kiezen elkaar
setup-partners-drawn = Partners worden geloot
setup-pick-partners-chosen = Partners kiezen elkaar
setup-pick-partners-drawn = Partners worden geloot
setup-quests = Opdrachten (geen: 2 loten)
setup-quests-one = Kies twee opdrachten, of geen: dan worden er twee getrokken.
setup-quest-bleak_king-about = 10 punten per domein van minstens 5 vakken zonder vrije kroon
setup-starts = Begin
setup-starts-full = Begint vanzelf als de tafel vol is
setup-starts-host = De host begint
setup-missed = Gemiste beurten tot je de plaats kwijt bent
setup-missed-1 = 1 gemiste beurt
setup-missed-2 = 2 gemiste beurten
setup-missed-3 = 3 gemiste beurten
setup-missed-4 = 4 gemiste beurten
setup-missed-5 = 5 gemiste beurten
setup-vacation = Afwezigheid en stille weekenden
setup-vacation-yes = Bij afwezigheid en stille weekenden wacht de klok
setup-vacation-no = Bij afwezigheid en stille weekenden loopt de klok door
setup-takeback = Een beurt terugnemen
setup-takeback-yes = Beurten kunnen terug tot de volgende speler iets doet
setup-takeback-no = Beurten kunnen niet worden teruggenomen
setup-numbers = Letters op plekken
setup-numbers-yes = De beste plekken hebben letters
setup-numbers-no = Geen letters op plekken
setup-hints = Tips
setup-hints-yes = Tips mogen; het telt op geen ranglijst
setup-hints-no = Geen tips
setup-unusual-line = { $said }.
setup-hints-line = Tips mogen: in de eigen beurt mag iedereen een sterke computerspeler vragen wat te spelen. Hoeveel tips elke speler heeft gevraagd, staat aan het eind. Het spel telt op geen ranglijst.
setup-watching = Meekijken
setup-watching-everybody = Iedereen hier mag meekijken
setup-watching-table = Alleen de tafel mag meekijken
setup-detail = Detail van de thread
setup-detail-turn = De thread bewaart elke beurt
setup-detail-round = De thread bewaart elke ronde

setup-table-open = ### { $table } · een tafel is open
setup-seat-taken = { $seat } · **{ $name }**
setup-seat-host = { $seat } · **{ $name }** (host)
setup-seat-free = { $seat } · *vrij*
setup-seat-kept = { $seat } · *vrijgehouden voor* **{ $name }**
setup-team-line = { $seats } · { $first } en { $second }
setup-team-taken = **{ $name }**
setup-team-host = **{ $name }** (host)
setup-team-free = *vrij*
setup-team-kept = *vrijgehouden voor* **{ $name }**
setup-table-invited = Uitgenodigd: { $names }.
setup-table-asked-there = Gevraagd of ze er zijn: { $names }. Het spel wacht op antwoord.
setup-table-asked = Na een wijziging gevraagd of ze blijven: { $names }. Het spel wacht op antwoord.
setup-table-expires = De tafel sluit vanzelf { $when } als die niet vol raakt.
setup-take-seat = Plaatsnemen
setup-leave = Vertrekken
setup-leave-table = { $table } verlaten
setup-invite = Uitnodigen…
setup-host = Host…
setup-start = Beginnen
setup-starts-full-rule = Begint vanzelf als de laatste plaats bezet is.
setup-starts-full-earlier = Begint vanzelf als de laatste plaats bezet is, of eerder, als de host en iedereen die hier zit dat willen.
setup-starts-host-rule = De host begint het spel zodra elke plaats bezet is.
setup-starts-host-earlier = De host begint het spel als alle plaatsen bezet zijn, of eerder, als iedereen die hier zit dat wil.
setup-begun-title = ### { $table }
setup-begun = { $lords } spelen: { $thread }
setup-begun-here = { $lords } spelen hier in het kanaal.
setup-begun-direct = { $lords } spelen in je privéberichten.
setup-begun-soon = { $lords } spelen.
setup-over = Het spel is afgelopen.
setup-over-where = { $result } Het spel: { $thread }
setup-expired =
    ### { $table }
    Binnen 7 dagen nam niemand de laatste plaats, dus is deze tafel gesloten.
setup-table-closed =
    ### { $table }
    Deze tafel is gesloten.
setup-table-empty =
    ### { $table }
    Iedereen is vertrokken, dus is deze tafel gesloten.
setup-expired-mention = { $mention }, binnen 7 dagen nam niemand de laatste plaats van { $table }, dus is de tafel gesloten.
setup-expired-direct = Binnen 7 dagen nam niemand de laatste plaats van { $table }, dus is de tafel gesloten.
setup-role-gone-mention = { $mention }, de rol waarvoor je tafel { $table } was, is verwijderd, dus kan niemand plaatsnemen. Laat iemand anders toe.
setup-role-gone-direct = De rol waarvoor je tafel { $table } was, is verwijderd, dus kan niemand plaatsnemen. Laat iemand anders toe.
setup-open-again = Opnieuw openen
setup-opened-again = { $table } is weer open in { $channel }.

setup-which-seat = Welke plaats aan { $table }? Twee plaatsen delen een koninkrijk.
setup-seat-number = Plaats { $seat }
setup-beside = Met { $name } op plaats { $seat }
setup-beside-nobody = Plaats { $seat } ernaast is vrij
setup-you-sit = Je hebt plaats { $seat } aan { $table }.
setup-you-sit-with = Met jou: { $others }.
setup-you-sit-free = { $free ->
    [1] Er is nog één plaats vrij.
   *[other] Er zijn nog { $free } plaatsen vrij.
}
setup-you-sit-where = De tafel: { $link }
setup-you-sit-beside = Je partner is { $partner }.
setup-you-sit-alone = De plaats van je partner is nog vrij.
setup-you-sit-last = Je hebt plaats { $seat } aan { $table }, en het spel begint.
setup-you-left = Je hebt { $table } verlaten.
setup-you-left-host = Je hebt { $table } verlaten. { $host } is nu de host.
setup-you-left-closed = Je hebt { $table } verlaten. Je was de laatste, dus is de tafel gesloten.

setup-invite-title =
    ### { $table } · uitnodigen
    Wie wil je graag aan deze tafel?
setup-invite-people = Mensen uitnodigen…
setup-invited-now = Je hebt uitgenodigd: { $names }.
setup-invited-nobody = Niemand is uitgenodigd: bots spelen niet.
setup-not-invited-seated = Zit al aan tafel: { $names }.
setup-not-invited-invited = Al uitgenodigd: { $names }.
setup-not-invited-declined = Heeft voor deze tafel bedankt en wordt niet nog eens gevraagd: { $names }. Zelf plaatsnemen kan nog.
setup-not-invited-removed = De host heeft deze plaats vrijgemaakt, en alleen de host kan opnieuw uitnodigen: { $names }.
setup-not-invited-again = Vandaag drie keer gevraagd zonder ja: { $names }. Morgen kun je weer uitnodigen.
setup-not-invited-many = Niet uitgenodigd: { $names }. Je hebt vandaag veel mensen uitgenodigd die nog geen spel met je hebben uitgespeeld; probeer het morgen weer.
setup-not-invited-bot = Bots spelen niet: { $names }.
setup-not-invited-blocked = Niet voor deze tafel: { $names }.
setup-not-invited-no_seat = Geen plaats vrij voor { $names }.
setup-invitation = { $mention }, **{ $host }** nodigt je uit voor **{ $table }** ({ $setup }).
setup-stay = { $mention }, **{ $host }** heeft iets veranderd aan **{ $table }**, waar je een plaats hebt. Blijf je?
setup-stay-yes = Ik blijf
setup-there = { $mention }, **{ $table }** kan beginnen, en de beurten zijn kort. Ben je er?
setup-there-yes = Ik ben er
setup-stay-until = Zonder antwoord komt je plaats vrij { $when }. Het spel begint niet voordat iedereen heeft geantwoord.
setup-changed = { $table } is sinds dat bericht veranderd. Zo is het nu:
setup-icons = Gebouwen met aantallen die deze server heeft gecorrigeerd: { $buildings }
setup-before-seat = Wat er aan { $table } wordt gespeeld:
setup-accept = Aannemen
setup-decline = Bedanken
setup-you-declined = Je hebt bedankt. { $host } hoort dat privé, verder niemand.

setup-panel-inherited = { $host } heeft de server verlaten, dus ben jij nu de host.

setup-panel-title =
    ### { $table } · hostpaneel
    Alleen jij ziet dit.
setup-panel-declined = Kan deze keer niet: { $names }.
setup-panel-free-seat = Plaats vrijmaken
setup-panel-seat = Plaats { $seat } · { $name }
setup-panel-freed = Plaats { $seat } is weer vrij.
setup-panel-asked = Alle anderen worden eerst gevraagd. Zodra iedereen ja heeft gezegd, kan het spel beginnen.
setup-panel-start = Beginnen met { $lords } spelers
setup-panel-not-yet = { $missing ->
    [1] Om te beginnen is er nog één speler nodig.
   *[other] Om te beginnen zijn er nog { $missing } spelers nodig.
}
setup-panel-change = Opties wijzigen
setup-panel-close = Tafel sluiten
setup-panel-sure =
    ### { $table } · de tafel sluiten?
    Iedereen verliest de eigen plaats. Verder gaat niets verloren.
setup-panel-keep = Open houden
setup-panel-closed = { $table } is gesloten.
setup-panel-too-few-lords = Hier zitten { $seated } spelers, dus kan de tafel niet kleiner.

setup-computers = Computerspeler…
setup-computers-title = ### { $table } · computerspelers
setup-computers-about = Een computerspeler speelt uit zichzelf. Spellen met computerspelers tellen op eigen ranglijsten, en verder nergens.
setup-computers-level = Een plaats geven aan…
setup-computers-temper = Het karakter
setup-computers-seat = Op de eerste vrije plaats
setup-computers-seated = { $lord } heeft plaats { $seat }.
setup-computers-placeholder = Computerspelers
setup-computers-none = Computerspelers: geen
setup-computers-some-balanced = { $count } × { $level } (computer)
setup-computers-some-careful = { $count } × voorzichtig: { $level } (computer)
setup-computers-some-greedy = { $count } × gretig: { $level } (computer)
setup-computers-some-spiteful = { $count } × dwars: { $level } (computer)
setup-computers-line = Computerspelers doen ook mee: { $lords }. Het spel telt op geen ranglijst van mensen.
setup-computers-missing = Niet hier: { $levels } (daarvoor is numba nodig, dat niet is geïnstalleerd)
setup-solo-title =
    ### Tegen de computer spelen
    { $lords ->
        [1] Je speelt tegen een computerspeler
       *[other] Je speelt tegen { $lords } computerspelers van één niveau
    }. Het begint als je het niveau kiest.
setup-solo-practice = Om te oefenen: er is geen klok, je kunt alles terugnemen en tips vragen, en het telt op geen ranglijst.
setup-solo-rated = Voor de ranglijst: je hebt een dag per beurt, niets kan worden teruggenomen, er zijn geen tips, en opgeven telt als verloren.
setup-solo-how = Waarvoor?
setup-solo-how-practice = Om te oefenen
setup-solo-how-practice-about = Geen klok; terugnemen en tips mogen
setup-solo-how-rated = Voor de ranglijst
setup-solo-how-rated-about = Een dag per beurt; zie /ladder met computers
setup-solo-no-ladder = Een spel hier is om te oefenen: ranglijsten horen bij servers.
setup-solo-level = Tegen…
setup-solo-box = Welke doos?
setup-solo-begun = { $table } begint, in een privéthread in { $channel }: alleen jij ziet die. Daar word je geroepen als je aan de beurt bent; [Spelen] en `/play` openen je beurt overal.
setup-solo-begun-direct = { $table } begint, hier in onze privéberichten. [Spelen] en `/play` openen je beurt.
setup-solo-closed = Ik mag je hier niet schrijven, dus zou een spel niet verder kunnen. Sta privéberichten toe van een server die we delen, of gebruik `/game solo` op een server.
setup-solo-nothing = Er loopt geen spel van jou. `/game new` opent een tafel voor meerdere mensen.
setup-solo-begun-open = { $table } begint, in een thread in { $channel } die anderen ook kunnen zien: privéthreads mag ik daar niet openen. [Spelen] en `/play` openen je beurt overal.
setup-pause = Hoe snel computers spelen
setup-pause-0 = Computerspelers spelen meteen
setup-pause-0-about = Met meerdere mensen: na de minuut voor terugnemen
setup-pause-1 = Computerspelers spelen na 1 minuut
setup-pause-2 = Computerspelers spelen na 2 minuten
setup-pause-10 = Computerspelers spelen na 10 minuten
setup-pause-60 = Computerspelers spelen na 1 uur
setup-pause-line = { $minutes ->
    [1] Computerspelers spelen na een minuut.
    [60] Computerspelers spelen na een uur.
   *[other] Computerspelers spelen na { $minutes } minuten.
}
setup-computer-page = Page
setup-computer-page-about = Niveau 1: een beginner, die de domino in de hand ziet
setup-computer-squire = Schildknaap
setup-computer-squire-about = Niveau 2: kijkt een domino vooruit, maar vergist zich vaak
setup-computer-knight = Ridder
setup-computer-knight-about = Niveau 3: vergist zich minder en denkt aan de anderen
setup-computer-duke = Hertog
setup-computer-duke-about = Niveau 4: sterk
setup-computer-sovereign = Vorst
setup-computer-sovereign-about = Niveau 5: de sterkste
setup-temper-balanced = Evenwichtig
setup-temper-balanced-about = Speelt om te winnen
setup-temper-careful = Voorzichtig
setup-temper-careful-about = Vermijdt risico’s
setup-temper-greedy = Gretig
setup-temper-greedy-about = Let vooral op de eigen punten
setup-temper-spiteful = Dwars
setup-temper-spiteful-about = Bederft graag de plannen van anderen
setup-computer-numbered = { $level } { $number }
setup-computer-named-balanced = { $level } (computer)
setup-computer-named-careful = Voorzichtig: { $level } (computer)
setup-computer-named-greedy = Gretig: { $level } (computer)
setup-computer-named-spiteful = Dwars: { $level } (computer)

setup-which-table = Welke tafel?
setup-choice-table = { $table } · { $seated } van { $lords } bezet
setup-choice-join = { $table } · { $setup } · { $seated } van { $lords } bezet

setup-only-server = Tafels worden op een server geopend. Je kunt mij vinden in { $servers }.
setup-only-server-none = Tafels worden op een server geopend, en ik ken er nog geen die we delen.
setup-no-place = In { $channel } kan geen spel worden gespeeld. Open de tafel in een tekstkanaal, een aankondigingenkanaal of een post van een forum.
setup-no-write = Je kunt niet schrijven in { $channel }, dus kun je daar geen tafel openen of op een tafel wachten.
setup-no-right =
    Ik kan niet schrijven in { $channel }, dus zou een tafel daar onzichtbaar blijven.
    De hosts van deze server zien met /admin check wat er ontbreekt.

setup-word-mighty_duel = Grote Duel
setup-word-middle_kingdom = Het Middenrijk
setup-word-harmony = Harmonie
setup-word-dynasty = Dynastie
setup-word-giants = Reuzen
setup-word-court = Hof
setup-word-teams = Teams

setup-command-game-new = Een tafel openen: stap voor stap, of meteen met box, lords en who
setup-command-game-join = Plaatsnemen aan een open tafel
setup-command-game-leave = Je plaats opgeven vóór het begin
setup-command-game-invite = Iemand aan je tafel uitnodigen
setup-command-game-decline = Voor een uitnodiging bedanken
setup-command-game-start = Je tafel nu laten beginnen
setup-command-game-host = Het hostpaneel openen
setup-command-game-computer = Een plaats aan je tafel aan een computerspeler geven
setup-option-ladder = Of het meetelt op de ranglijst met computerspelers
setup-command-game-solo = Alleen spelen tegen computerspelers, meteen
setup-option-level = Hoe sterk die is
setup-option-temper = Waar die op let
setup-option-box = Welke doos
setup-option-lords = Hoeveel spelers
setup-option-variants = Middenrijk, Harmonie, Grote Duel, Dynastie
setup-option-giants = Tijdperk van de reuzen: reuzen, voetafdrukken, twee opdrachten
setup-option-court = Het Hof: grondstoffen, gebouwen en personages
setup-option-teams = Teams van twee, voor 6 of 8 spelers bij Royal Wedding
setup-option-quests = Twee opdrachten van Tijdperk van de reuzen; anders worden ze getrokken
setup-option-partners = Hoe partners elkaar in teams vinden
setup-option-clock = De tijd voor een beurt, zoals 1 dag per beurt, 36h, 2d of bank 3d +8h
setup-option-who = Wie mag meedoen
setup-option-reliability = De betrouwbaarheid die nodig is om mee te doen, in procenten
setup-option-name = Een naam voor de tafel
setup-option-preset = Een kant-en-klare preset
setup-option-table = Welke tafel
setup-option-seat = Welke plaats
setup-option-user = Wie
