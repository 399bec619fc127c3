rules-command-rules = Eine Regel, ein Gebäude, einen Auftrag, Marker, Stein oder eine Landschaft nachschlagen
rules-command-help = Wie man hier spielt, in einer Minute
rules-option-about = Ein Wort der Regeln, Gebäude, Auftrag, Marker oder Landschaft, oder die Zahl eines Steins

rules-title = ### Regeln · { $title }
rules-title-game = ### Regeln von { $table }
rules-paragraph = **{ $title }.** { $text }
rules-select-rules = Wie man spielt…
rules-select-queen = Queendomino…
rules-select-built = Gebäude…
rules-select-giants = Zeitalter der Giganten…
rules-select-court = Der Hof…
rules-select-terms = Wörter, Landschaften…
rules-select-setups = Schachteln, Varianten…
rules-also = Siehe auch: { $topics }.
rules-hint = /rules findet jedes Wort der Regeln, Gebäude, Aufträge und Marker nach Name oder Wirkung, und Steine nach ihrer Zahl.
rules-unknown = Zu „{ $asked }“ habe ich keine Regel. Wähle unten eine oder versuch ein anderes Wort.
rules-fillers = aber, alle, als, also, am, an, auch, auf, aus, bei, beim, bin, bis, da, dann, darf, das, dem, den, der, des, die, dies, diese, du, ein, eine, einem, einen, einer, er, erkläre, es, für, funktioniert, geht, gibt, hat, habe, ich, ihr, im, in, ist, kann, kein, keine, man, mein, meine, mich, mir, mit, muss, nach, nicht, noch, nur, ob, oder, regel, regeln, sag, sein, sich, sie, sind, so, soll, über, um, und, uns, vom, von, vor, wann, war, warum, was, wenn, wer, werden, wie, wieviel, wieviele, viel, viele, wir, wird, wo, wofür, zu, zum, zur
rules-unknown-title = ### Regeln

rules-game-title = Kingdomino in Kürze
rules-game-words = spiel, ziel, spielziel, zusammenfassung, grundlagen, überblick, übersicht
rules-game-text =
    Alle bauen aus Dominosteinen ein Königreich um ihr Schloss, Feld für Feld.
    In deinem Zug tust du zwei Dinge: Du legst den Stein an, auf dem dein König steht, dann stellst du den König auf einen Stein der nächsten Reihe.
    Am Ende zählt jedes Gebiet seine Felder mal seine Kronen. Ein Gebiet ohne Krone ist nichts wert. Die meisten Punkte gewinnen.
    Der Haken: Mit einem besseren Stein bist du in der nächsten Runde später dran und nimmst, was die anderen übrig lassen.

rules-start-title = Der Beginn
rules-start-words = beginn, anfang, start, aufbau, vorbereitung, erste reihe, ziehen, könige gezogen
rules-start-text =
    Alle beginnen mit einem Schloss und sonst nichts. Die Steine werden gemischt, und die erste Reihe wird ausgelegt, die niedrigste Zahl zuerst.
    Dann werden die Könige einer nach dem anderen gezogen. Wer gezogen wird, stellt den König auf einen beliebigen freien Stein der ersten Reihe. Zu zweit wählt man bei Queendomino in eigener Reihenfolge: siehe „Erste Wahl zu zweit“.
    Wenn alle Könige stehen, wird die nächste Reihe ausgelegt, und Runde 1 beginnt.

rules-turn-title = Ein Zug
rules-turn-words = zug, spielzug, schritt, schritte, ablauf, was tun
rules-turn-text =
    1. **Anlegen**: den Stein, auf dem dein König steht. Passt er nirgends, wird er abgeworfen.
    2. **Wählen**: Stelle diesen König auf einen freien Stein der nächsten Reihe.
    Beides ist Pflicht. In der letzten Runde gibt es keine nächste Reihe, da legst du nur an.
    Queendomino hat dazwischen drei weitere Schritte, alle freiwillig.

rules-place-title = Einen Stein anlegen
rules-place-words = anlegen, legen, platzieren, angrenzen, verbinden, passen, passt, erlaubt, nachbar, berühren
rules-place-text =
    Ein Stein bedeckt zwei freie Felder, die eine Seite gemeinsam haben. Mindestens eine Hälfte muss mit einer Seite an das Schloss oder an ein Feld ihrer eigenen Landschaft grenzen. Das Schloss passt zu jeder Landschaft.
    Eine passende Seite genügt; alle anderen dürfen verschieden sein. Ecken zählen nicht.
    Das ganze Königreich muss noch in sein Raster passen: 5 mal 5, oder 7 mal 7, wo es so heißt. Ein angelegter Stein bleibt liegen.

rules-grid-title = Das Raster
rules-grid-words = raster, größe, 5x5, 5 mal 5, 7x7, 7 mal 7, fläche, breit, hoch, grenze, außerhalb
rules-grid-text =
    Ein Königreich ist samt Schloss nie breiter als 5 Felder und nie höher als 5. Je 7 sind es bei der Variante Das große Duell, in Queendomino zu zweit und bei Royal Wedding zu dritt, zu viert oder in Teams.
    Das Schloss muss nicht in der Mitte liegen: Der Rand des Rasters ergibt sich aus dem, was du legst. Ist dein Königreich 5 breit, geht links und rechts nichts mehr.

rules-discard-title = Abwerfen
rules-discard-words = abwerfen, abgeworfen, ablegen, entfernen, passt nirgends, wegwerfen, verlorener stein
rules-discard-text =
    Ein Stein, der nirgends in dein Königreich passt, wird abgeworfen: Er ist aus dem Spiel und lässt eine Lücke, und die kostet dich die Harmonie, wo um sie gespielt wird.
    Ein Stein, der irgendwo passt, muss angelegt werden, auch wenn er schadet.

rules-choose-title = Einen Stein wählen
rules-choose-words = wählen, wahl, auswählen, nehmen, könig, nächster stein
rules-choose-text =
    Nach dem Anlegen kommt dein König auf einen Stein der nächsten Reihe, auf dem kein anderer König steht. Diesen Stein legst du in der nächsten Runde an.
    Steine mit niedriger Zahl sind schlicht, lassen dich aber früh spielen; hohe bringen die seltenen Landschaften und die Kronen und lassen dich spät spielen.

rules-order-title = Reihenfolge
rules-order-words = reihenfolge, zuerst, wer ist dran, wer spielt, zugreihenfolge, runde
rules-order-text =
    In jeder Runde spielt man in der Reihenfolge der Könige auf der Reihe, der niedrigste Stein zuerst.
    Wer also den niedrigsten genommen hat, spielt zuerst und hat in der nächsten Reihe die freie Wahl; wer den höchsten genommen hat, bekommt, was übrig bleibt.

rules-line-title = Die Reihe
rules-line-words = reihe, nächste reihe, diese runde, auslage, angebot, spalte
rules-line-text =
    Die angebotenen Steine liegen in einer Reihe, nach ihren Zahlen geordnet. Es gibt zwei: die Reihe dieser Runde, auf der die Könige stehen, und die nächste Reihe, aus der gewählt wird.
    Meist hat eine Reihe vier Steine, in Kingdomino zu dritt drei. Zu fünft bis acht und im Zeitalter der Giganten ist sie länger. Nach einer Runde wird die nächste Reihe zu der dieser Runde, und eine neue wird gezogen.
    Hat eine Reihe mehr Steine als Könige, sind die, die niemand gewählt hat, aus dem Spiel, etwa in Queendomino zu dritt.

rules-round-title = Runden
rules-round-words = runde, runden, wie lange, dauer, länge, letzte runde, ende einer runde
rules-round-text =
    Eine Runde ist vorbei, wenn alle Könige gespielt haben. Ab drei Personen sind es 12 Runden, zu zweit 6; bei der Variante Das große Duell und in Queendomino immer 12, im Schnupperspiel 6. Royal Wedding zu dritt oder zu viert hat 24.
    In der letzten Runde ist nichts mehr zu wählen: Alle legen einen letzten Stein an, und das Spiel ist vorbei.

rules-scoring-title = Wertung
rules-scoring-words = wertung, punkte, zählen, gewinnen, sieg, sieger, ende, summe, punktzahl
rules-scoring-text =
    Multipliziere für jedes Gebiet seine Felder mit den Kronen darin. Sechs Seefelder mit zwei Kronen sind 12 Punkte; sechs ohne Krone sind nichts.
    Zwei Gebiete einer Landschaft zählen getrennt. Das Schloss gehört zu keinem Gebiet.
    Dazu kommen die Boni der gespielten Varianten: 10 für das Reich der Mitte, 5 für die Harmonie. Die meisten Punkte gewinnen.
    In Queendomino kommen Gebäude, Münzen und die Queen dazu. /score erklärt jede Zeile des Standes.

rules-ties-title = Gleichstand
rules-ties-words = gleichstand, unentschieden, gleich viele punkte, punktgleich, geteilter sieg
rules-ties-text =
    Bei gleichen Punkten gewinnt, wer das größere Gebiet hat: Es zählt das jeweils größte, ob mit Kronen oder ohne. Sind auch die gleich, gewinnen mehr Kronen; wo es Städte gibt, entscheiden Kronen nicht.
    Immer noch gleich: Der Sieg wird geteilt.

rules-territory-title = Gebiet
rules-territory-words = gebiet, gebiete, fläche, bereich, gruppe, zusammenhängend
rules-territory-text =
    Alle Felder einer Landschaft, die Seite an Seite zusammenhängen, sind ein Gebiet. Felder, die sich nur an einer Ecke treffen, sind nicht verbunden.
    Ein Gebiet kann aus vielen Steinen bestehen, und ein Stein kann zu zweien gehören.

rules-crown-title = Kronen
rules-crown-words = krone, kronen, multiplikator
rules-crown-text =
    Manche Felder tragen eine, zwei oder drei Kronen. Alle Kronen eines Gebiets werden addiert, und mit dieser Summe werden seine Felder multipliziert.
    Selten sind Kronen auf Getreide, Wald und See, häufig in Gebirge und Sumpf. Städte haben keine eigenen.

rules-castle-title = Schloss
rules-castle-words = schloss, startplättchen, startfeld, mitte
rules-castle-text =
    Dein Schloss ist das erste Feld deines Königreichs. Neben ihm darf jede Landschaft liegen. Es bringt keine Punkte und gehört zu keinem Gebiet.
    In Bildern und Texten ist sein Feld immer e5, oder g7, wo Königreiche bis 7 mal 7 wachsen.

rules-king-title = König
rules-king-words = könig, könige, meeple, figur, platz
rules-king-text = Dein König zeigt, welcher Stein deiner ist. Ab drei Personen haben alle einen König; zu zweit haben beide zwei, du spielst also zweimal in jeder Runde.

rules-domino-title = Dominosteine
rules-domino-words = domino, dominostein, dominosteine, stein, steine, zahl, nummer, hälfte
rules-domino-text =
    Kingdomino und Queendomino haben je 48 Steine, mit den Zahlen 1 bis 48. Jeder hat zwei Hälften mit je einer Landschaft, manche mit Kronen. Je besser der Stein, desto höher seine Zahl.
    Schlag einen nach seiner Zahl nach: `/rules about:17`. In einem Spiel ist das ein Stein aus dessen Schachtel; überall ist `K17` der von Kingdomino und `Q17` der von Queendomino. Das Zeitalter der Giganten bringt A bis F und 49 bis 54 dazu.

rules-square-title = Namen der Felder
rules-square-words = feld, felder, stelle, stellen, koordinaten, notation, buchstaben, a1, e5
rules-square-text =
    Ein Feld hat einen Buchstaben für seine Spalte, von links nach rechts, und eine Zahl für seine Zeile, von unten nach oben. Das Schloss ist e5, auf Rastern von 7 mal 7 g7, und behält diesen Namen das ganze Spiel.
    Eine Stelle sind zwei Felder, das der linken Hälfte zuerst: **b5–a5** legt die linke Hälfte auf b5 und die rechte auf a5. Getippt genügt `b5 a5`.

rules-queendomino-title = Queendomino in Kürze
rules-queendomino-words = queendomino, zusammenfassung, überblick, übersicht, grundlagen, was ist neu
rules-queendomino-text =
    Ganz Kingdomino, und mehr: Manche Felder sind Städte, und auf Städten kannst du bauen.
    Du legst deinen Stein an. Dann treiben, wenn du magst, deine Ritter darauf Steuern ein, du kaufst ein Gebäude und bestichst den Drachen, damit er ein anderes zerstört. Zuletzt wählst du deinen nächsten Stein.
    Türme bringen dir die Queen, und mit ihr werden Gebäude billiger.
    Am Ende zählen Gebiete ihre Felder mal ihre Kronen; Gebäude, Münzen und die Queen kommen dazu. Die meisten Punkte gewinnen.

rules-queen_turn-title = Ein Zug in Queendomino
rules-queen_turn-words = schritte, zug, spielzug, ablauf, freiwillig, was tun
rules-queen_turn-text =
    1. **Anlegen**: den Stein, auf dem dein König steht. Passt er nirgends, wird er abgeworfen.
    2. **Steuern**, wenn du magst: Ritter auf den eben belegten Feldern bringen Münzen.
    3. **Bauen**, wenn du magst: ein Gebäude für eines deiner Stadtfelder.
    4. **Der Drache**, wenn du magst: Für 1 Münze zerstört er ein Gebäude, das noch niemand gekauft hat.
    5. **Wählen**: deinen nächsten Stein. In der letzten Runde gibt es keinen.
    Die Schritte 2 bis 4 dürfen ausfallen, aber keiner kommt wieder: Ein späterer kann keinen früheren bezahlen. Im Spielpult tippst du in beliebiger Reihenfolge, gespielt wird in dieser.

rules-town-title = Stadt
rules-town-words = stadt, städte, stadtfeld, stadtgebiet, rot, dorf, t
rules-town-text =
    Die siebte Landschaft, nur in Queendomino. Städte grenzen an und bilden Gebiete wie jede andere Landschaft.
    Auf einem Stadtfeld ist Platz für ein Gebäude. Städte haben keine eigenen Kronen; ein Turm der Queen oder die Queen selbst kann ihnen welche bringen.

rules-tax-title = Steuern
rules-tax-words = steuer, steuern, eintreiben, einkommen, einnahmen, verdienen, geld
rules-tax-text =
    Gleich nach dem Anlegen darfst du einen oder zwei freie Ritter auf den Stein setzen, auf jedes Feld einen. Jeder bringt dir sofort so viele Münzen, wie das Gebiet seines Feldes Felder hat; auch Städte zahlen.
    Der Ritter bleibt dort. Ein abgeworfener Stein zahlt nichts.
    Rittertresor und Turmtresor erhöhen, was jeder danach eingesetzte Ritter bringt.

rules-knights-title = Ritter
rules-knights-words = ritter, soldat, freier ritter, wache
rules-knights-text =
    Jedes Königreich beginnt mit 1 Ritter. Gebäude bringen mehr, und die sind ab deinem nächsten Zug frei; mit zwei Königen kann das in derselben Runde sein.
    Ein Ritter treibt einmal Steuern ein und bleibt für den Rest des Spiels auf seinem Feld. Ausbildungslager zählen am Ende alle deine Ritter, eingesetzt oder nicht.

rules-coins-title = Münzen
rules-coins-words = münze, münzen, geld, gold, vorrat, bezahlen, vermögen
rules-coins-text =
    Jedes Königreich beginnt mit 7 Münzen. Steuern bringen mehr; Gebäude kosten 0 bis 5, der Drache 1. Münzen gibt es immer genug für alle.
    Am Ende sind je volle 3 Münzen 1 Punkt.

rules-building-title = Bauen
rules-building-words = bauen, errichten, gebäude, kaufen, kauf, preis, baukosten, kosten, exemplare, plättchen, baustelle
rules-building-text =
    Einmal im Zug darfst du ein Gebäude vom Tableau kaufen, auch nach einem Abwurf. Es kommt auf ein beliebiges freies Stadtfeld deines Königreichs, neu oder alt, und bleibt dort: ein Gebäude je Feld.
    Du zahlst den Preis seines Auslageplatzes, 0 bis 5 Münzen; solange die Queen bei dir ist, 1 Münze weniger. Seine Ritter sind ab deinem nächsten Zug frei, seine Türme zählen sofort.
    Mehrere Exemplare eines Gebäudes zählen alle.

rules-board-title = Das Gebäudetableau
rules-board-words = tableau, gebäudetableau, markt, angebot, preis, preise, auslage, stapel, gebäudestapel, auffüllen
rules-board-text =
    Sechs Gebäude liegen aus, für 0, 1, 2, 3, 4 und 5 Münzen. Was gekauft oder zerstört wird, lässt seinen Auslageplatz leer, bis die Runde vorbei ist.
    Dann rückt der Rest zum billigen Ende auf, in seiner Reihenfolge, und vom Stapel wird am teuren Ende aufgefüllt. Wer wartet, zahlt also weniger, wenn niemand zuvorkommt.
    Ist der Stapel leer, bleiben Auslageplätze leer. /board zeigt die Preise, wie sie für dich sind.

rules-towers-title = Türme
rules-towers-words = turm, türme, schlosstürme
rules-towers-text =
    Türme kommen mit Gebäuden und zählen sofort. Sie entscheiden, bei wem die Queen ist, und Wandelnde Schlösser zählen sie am Ende.

rules-queen-title = Die Queen
rules-queen-words = queen, königin, besuch, besucht, rabatt, billiger, gunst
rules-queen-text =
    Anfangs ist die Queen bei niemandem. Ein Königreich, das Türme dazubekommt, holt sie, wenn es dann mindestens so viele hat wie jedes andere; ein Gleichstand genügt. Ohne neue Türme holt sie niemand.
    Wer sie zu Besuch hat, zahlt für Gebäude 1 Münze weniger, nie weniger als 0. Der Kauf, der sie bringt, wird noch ganz bezahlt. Wer sie hat, darf den Drachen nicht bestechen.
    Am Ende steht sie im größten Gebiet dieses Königreichs (sind mehrere gleich groß, in einem davon), Städte eingeschlossen, und ist dort eine weitere Krone. Bei Gleichstand zählt sie nicht.

rules-dragon-title = Der Drache
rules-dragon-words = drache, drachen, bestechen, bestechung, zerstören, zerstört, verbrennen, feuer, höhle, drachenhöhle
rules-dragon-text =
    Für 1 Münze zerstört der Drache ein Gebäude des Tableaus: Dieses Plättchen ist aus dem Spiel. Was in einem Königreich steht, ist sicher.
    Danach ist der Drache ausgeflogen, bis die Runde vorbei ist; je Runde kann ihn also nur eine Person bestechen. Wer die Queen zu Besuch hat, kann es nie.

rules-queen_scoring-title = Wertung in Queendomino
rules-queen_scoring-words = wertung, punkte, zählen, gewinnen, sieg, sieger, ende, summe, punktzahl
rules-queen_scoring-text =
    {"**"}Gebiete:** Felder mal Kronen. Ein Turm der Queen ist eine Krone für das Stadtgebiet, in dem er steht.
    {"**"}Die Queen:** eine weitere Krone im größten Gebiet des Königreichs, das sie besucht.
    {"**"}Gebäude:** ihre eigenen Punkte; dann die für jedes getrennte Gebiet einer Landschaft, gleich wie groß und mit welchen Kronen, für jeden Turm oder für jeden Ritter.
    {"**"}Münzen:** 1 Punkt je volle 3.
    Dazu kommen die Boni der gespielten Varianten. /score erklärt jede Zeile des Standes.

rules-first_choice-title = Erste Wahl zu zweit
rules-first_choice-words = erste wahl, 1-2-1, eins zwei eins, erste reihe, beginn, zu zweit
rules-first_choice-text =
    Queendomino zu zweit: Wer zuerst gezogen wird, wählt einen Stein der ersten Reihe, die andere Person zwei, und den letzten nimmt wieder die erste. Von da an entscheidet die Reihe, wer wann spielt.

rules-icons-title = Symbole der Gebäude
rules-icons-words = symbol, symbole, ungeprüft, unsicher, berichtigen, berichtigt, korrektur, zahlen
rules-icons-text =
    Von einigen Gebäudeplättchen fanden wir kein klares Bild, deshalb können auf ihnen andere Ritter oder Türme sein, als wir sagen. Wer die Schachtel hat, kann nachsehen; wer den Server verwaltet, berichtigt es mit /admin settings, für Spiele, die danach beginnen. Ein Spiel behält die Zahlen, mit denen es begann, eine Dynastie die ihres ersten Spiels.

rules-icons-unverified = Nicht bestätigt: { $buildings }.
rules-icons-corrected = **Auf diesem Server berichtigt:** { $buildings }.
rules-icons-one = { $building } ({ $knights ->
    [0] kein Ritter
    [one] { $knights } Ritter
   *[other] { $knights } Ritter
}, { $towers ->
    [0] kein Turm
    [one] { $towers } Turm
   *[other] { $towers } Türme
})

rules-building-brings = **Es bringt:** { $effect }.
rules-building-knights = Seine Ritter sind ab deinem nächsten Zug frei.
rules-building-towers = Türme zählen sofort und können dir die Queen bringen.
rules-building-crowns = Die Krone multipliziert die Felder des Stadtgebiets, in dem es steht.
rules-building-tax-knights = Jeder Ritter, den du danach einsetzt, bringt 1 Münze mehr für jeden deiner Ritter, eingesetzt oder nicht.
rules-building-tax-towers = Jeder Ritter, den du danach einsetzt, bringt 1 Münze mehr für jeden deiner Türme.
rules-building-per-territory = Am Ende gezählt: jedes getrennte Gebiet dieser Landschaft in deinem Königreich, auch ein einzelnes Feld ohne Kronen.
rules-building-per-tower = Am Ende gezählt, für alle Türme deines Königreichs, die eigenen eingeschlossen.
rules-building-per-knight = Am Ende gezählt, für alle deine Ritter, eingesetzt oder nicht.
rules-building-copies = { $copies ->
    [one] Es ist { $copies }-mal unter den { $tiles } Plättchen.
   *[other] Es ist { $copies }-mal unter den { $tiles } Plättchen, und jedes zählt.
}
rules-building-price = Der Preis ist der seines Auslageplatzes auf dem Gebäudetableau, 0 bis 5 Münzen; mit der Queen zu Besuch 1 weniger.
rules-building-unverified = { $which ->
    [knights] Kein Bild bestätigt die Zahl der Ritter; wer den Server verwaltet, kann sie mit /admin settings berichtigen.
    [towers] Kein Bild bestätigt die Zahl der Türme; wer den Server verwaltet, kann sie mit /admin settings berichtigen.
   *[both] Kein Bild bestätigt die Zahlen der Ritter und Türme; wer den Server verwaltet, kann sie mit /admin settings berichtigen.
}
rules-building-corrected = Auf diesem Server wurden die Zahlen berichtigt: { $knights ->
    [0] kein Ritter
    [one] { $knights } Ritter
   *[other] { $knights } Ritter
}, { $towers ->
    [0] kein Turm
    [one] { $towers } Turm
   *[other] { $towers } Türme
}.
rules-building-corrected-game = In diesem Spiel hat es { $knights ->
    [0] keinen Ritter
    [one] { $knights } Ritter
   *[other] { $knights } Ritter
} und { $towers ->
    [0] keinen Turm
    [one] { $towers } Turm
   *[other] { $towers } Türme
}, wie auf dem Server berichtigt.

rules-bakery-words = bäckerei, bäcker, brot
rules-sawmill-words = sägewerk, säge, sägemühle, holz
rules-fishmonger-words = fischladen, fischhändler, fisch, fischerei
rules-weaving_shop-words = weberei, weber, wolle, stoff, webstuhl
rules-magic_school-words = zauberschule, magierschule, zauberer, hexe, magie
rules-foundry-words = gießerei, schmiede, schmied, metall
rules-church-words = kirche, kapelle, dom
rules-safe_knights-words = rittertresor, tresor, truhe, schatzkammer, steuerbonus
rules-safe_towers-words = turmtresor, tresor, truhe, schatzkammer, steuerbonus
rules-small_tavern-words = kleine taverne, taverne, wirtshaus, kneipe
rules-big_tavern-words = große taverne, taverne, wirtshaus, kneipe
rules-guardtower-words = wachturm, wache
rules-fortified_castle-words = festung, burg, befestigtes schloss
rules-travelling_castle-words = wandelndes schloss, wanderndes schloss, räder
rules-training_camp-words = ausbildungslager, lager, kaserne, ausbildung
rules-statue-words = statue, denkmal
rules-queens_tower-words = turm der queen, turm der königin, krone

rules-giants-title = Zeitalter der Giganten in Kürze
rules-giants-words = zeitalter der giganten, age of giants, giganten, riesen, erweiterung, zusammenfassung, überblick, 60 steine
rules-giants-text =
    Zwölf weitere Steine, längere Reihen und zwei Aufträge für alle. Legst du A bis F an, verdeckst du eine deiner Kronen mit einem Giganten; legst du 49 bis 54 an, die Fußspuren zeigen, darfst du einen Giganten in ein anderes Königreich schicken.

rules-giant-title = Ein Gigant kommt
rules-giant-words = gigant, riese, verdecken, verdeckt, kommt, ankunft, a bis f, buchstaben
rules-giant-text =
    Wer einen Stein A bis F anlegt, muss sofort eine freie Krone des Königreichs mit einem Giganten verdecken, gleich wo, auch auf einem Gebäude. Ein abgeworfener Stein bringt keinen Giganten. Ist keine Krone frei, zieht der Gigant weiter.
    Ein Gigant verdeckt eine Krone; auf einem Feld mit drei Kronen ist Platz für drei. Eine verdeckte Krone zählt nicht, weder für Gebiete noch für Aufträge.

rules-footprints-title = Fußspuren
rules-footprints-words = fußspur, fußspuren, schicken, wegschicken, 49, 54, loswerden
rules-footprints-text =
    Wer einen Stein 49 bis 54 anlegt, darf einen Giganten von einem beliebigen Feld des Königreichs in ein anderes schicken. Die Krone unter ihm zählt wieder.
    Wählen kannst du nur ein Königreich mit mehr freien Kronen, als Giganten schon dorthin unterwegs sind. Niemand muss einen Giganten wegschicken.

rules-receiving-title = Ein geschickter Gigant
rules-receiving-words = empfangen, bekommen, geschickt, wartend, antwort, unterwegs
rules-receiving-text =
    Wer einen Giganten geschickt bekommt, wählt, welche freie Krone er verdeckt: sofort oder spätestens vor dem nächsten Anlegen. Der Zug, in dem er losgeschickt wurde, geht inzwischen weiter.
    Ist die Person dann abwesend oder hat den Platz aufgegeben, kommt er dorthin, wo er am wenigsten kostet. Nach dem letzten Zug wartet die Wertung auf solche Antworten.

rules-quests-title = Aufträge
rules-quests-words = auftrag, aufträge, aufgabe, mission, bonus, quest
rules-quests-text =
    Zwei der 17 Aufträge zählen für alle. Sie werden zu Beginn gezogen oder von der Tischleitung gewählt und am Ende gewertet.
    Ist ein Königreich nicht vollständig, darf für Ecken und Mitte jeder Rahmen von der Größe des Rasters gelten, in den es ganz passt: Der beste zählt, derselbe für beide Aufträge.
    Harmonie und Reich der Mitte sind hier Aufträge, also keine Varianten neben dem Zeitalter der Giganten.

rules-quest-title = Auftrag: { $quest }
rules-quest-text =
    {"**"}Er bringt:** { $effect }.
    Er ist einer der 17 Aufträge aus dem Zeitalter der Giganten, von denen zwei für alle zählen. Eine Krone unter einem Giganten ist keine Krone.

rules-court-title = Der Hof in Kürze
rules-court-words = der hof, hof, erweiterung, marker, zusammenfassung, überblick, übersicht
rules-court-text =
    Getreide, Holz, Fisch und Schafe liegen im Land. Am Ende eines Zuges kaufen zwei verschiedene Ressourcen einen von drei offenen Markern: ein Gebäude mit Kronen für seine Landschaft oder eine Person, die am Ende zählt, was ringsum steht.

rules-resources-title = Ressourcen
rules-resources-words = ressource, ressourcen, fisch, schaf, schafe, waren, ausgeben
rules-resources-text =
    Wird eine Reihe ausgelegt, bekommt jedes ihrer Felder ohne Kronen seine Ressource: Getreide auf Getreide, Holz auf Wald, Fisch auf See, Schafe auf Weide. Mit dem Stein kommen sie in dein Königreich, mit einem abgeworfenen sind sie verloren.
    Sie bleiben auf ihren Feldern, bis du sie ausgibst. Für sich bringen sie keine Punkte; manche Personen zählen die ringsum.

rules-recruit-title = Anwerben
rules-recruit-words = anwerben, marker kaufen, offen, offene marker, person, personen, bezahlen, zwei ressourcen
rules-recruit-text =
    Zwei Ressourcen verschiedener Art kaufen einen der offenen Marker, als letzter Schritt deines Zuges, auch in der letzten Runde. Ein Marker je Zug, angeworben oder im Stapel gesucht.
    Er kommt auf ein Feld ohne Krone, Ressource und Marker, nicht auf das Schloss oder eine bebaute Stadt. Was du zahlst, verlässt seine Felder vorher. Eine verdeckte Krone ist hier eine Krone. Ein Gebäude braucht seine Landschaft; eine Person steht überall.
    Die drei Auslageplätze werden wieder gefüllt, wenn die nächste Reihe ausgelegt wird.

rules-search-title = Den Stapel durchsuchen
rules-search-words = durchsuchen, suchen, stapel, vier ressourcen, beliebiger marker
rules-search-text =
    Je eine Ressource der vier Arten kauft einen beliebigen Marker aus dem Stapel. Was darin ist, ist kein Geheimnis, nur die Reihenfolge; danach wird er wieder gemischt.
    Wo der Marker stehen darf, ist wie beim Anwerben.

rules-token-words = marker
rules-quest-words = auftrag, aufträge
rules-token-title = { $token } (Der Hof)
rules-token-building = Ein Gebäude steht auf einem Feld seiner Landschaft ohne Krone, Ressource und Marker. Seine Kronen zählen für das Gebiet, und ein Gigant kann sie verdecken.
rules-token-character = Eine Person steht auf einem beliebigen Feld ohne Krone, Ressource und Marker, aber nicht auf dem Schloss. Sie zählt am Ende des Spiels die 8 Felder ringsum.
rules-token-copies = { $copies ->
    [1] Der Marker ist einmal im Hof.
   *[other] Der Marker ist { $copies }-mal im Hof.
}

rules-wedding_few-title = Royal Wedding zu dritt oder zu viert
rules-wedding_few-words = royal wedding, hochzeit, zu dritt, zu viert, drei personen, vier personen, 3 personen, 4 personen, beide schachteln, 96, 24 runden
rules-wedding_few-text =
    Beide Schachteln in einem Spiel mit allem aus Queendomino: 96 Steine, 24 Runden, Raster von 7 mal 7. Viererreihen kommen abwechselnd aus Queendomino und Kingdomino und werden nie gemischt. Zu dritt ist ein Stein jeder Reihe aus dem Spiel.
    Steine behalten den Buchstaben ihrer Schachtel: **Q12** ist aus Queendomino, **K12** aus Kingdomino.

rules-wedding_many-title = Royal Wedding zu fünft bis acht
rules-wedding_many-words = royal wedding, hochzeit, zu fünft, zu sechst, zu siebt, zu acht, 5 personen, 6 personen, 7 personen, 8 personen
rules-wedding_many-text =
    Beide Schachteln in einem Spiel mit allem aus Queendomino: 96 Steine in 12 Achterreihen, abwechselnd aus Queendomino und Kingdomino. Was niemand wählt, ist aus dem Spiel. Raster von 5 mal 5.
    Steine behalten den Buchstaben ihrer Schachtel: **Q12** ist aus Queendomino, **K12** aus Kingdomino.

rules-teams-title = Zweierteams
rules-teams-words = team, teams, partner, teampartner, zu zweit zusammen, bündnis, teilen
rules-teams-text =
    Royal Wedding zu sechst oder zu acht, je zwei zusammen: 12 Achterreihen, ein Raster von 7 mal 7 für jedes Team. Ein Team teilt ein Königreich, einen Vorrat von 7 Münzen, die Ritter und die Türme; jede Person hat einen König und handelt in dessen Zug, wie sie mag.
    Teams finden sich durch die Plätze oder werden ausgelost. Ist die andere Person am Zug, siehst du im Spielpult den Entwurf, und ihr könnt einander Notizen hinterlassen. Ein Team gewinnt zusammen.

rules-giants_two-title = Giganten zu zweit
rules-giants_two-words = giganten 2, zu zweit, zwei personen, 2 personen
rules-giants_two-text =
    Kingdomino zu zweit: 30 der 60 Steine werden gezogen. Jede Reihe hat fünf, und der dritte ist aus dem Spiel, bevor jemand wählt. Sechs Runden, ein Raster von 5 mal 5, je zwei Könige.

rules-giants_big-title = Giganten zu zweit, 7 mal 7
rules-giants_big-words = giganten duell, zu zweit, zwei personen, 2 personen
rules-giants_big-text =
    Das große Duell oder Queendomino zu zweit: alle 60 Steine in 12 Fünferreihen, und der dritte ist aus dem Spiel, bevor jemand wählt. Ein Raster von 7 mal 7, je zwei Könige.

rules-giants_three-title = Giganten zu dritt
rules-giants_three-words = giganten 3, zu dritt, drei personen, 3 personen
rules-giants_three-text =
    Alle 60 Steine in 12 Fünferreihen; der zweite und der vierte sind aus dem Spiel, bevor jemand wählt. Ein Raster von 5 mal 5.

rules-giants_four-title = Giganten zu viert
rules-giants_four-words = giganten 4, zu viert, vier personen, 4 personen
rules-giants_four-text =
    Alle 60 Steine in 12 Fünferreihen; der dritte ist aus dem Spiel, bevor jemand wählt. Ein Raster von 5 mal 5.

rules-giants_five-title = Giganten zu fünft
rules-giants_five-words = giganten 5, zu fünft, fünf personen, 5 personen
rules-giants_five-text =
    Eine fünfte Person mit einer fünften Farbe: alle 60 Steine in 12 Fünferreihen. Ein Raster von 5 mal 5.

rules-two-title = Kingdomino zu zweit
rules-two-words = zu zweit, zwei personen, 2 personen, duell
rules-two-text =
    Beide haben zwei Könige und spielen also zweimal in jeder Runde. Alle vier Könige werden zu Beginn gezogen, in beliebiger Reihenfolge.
    24 der 48 Steine werden für das Spiel gezogen; die anderen bleiben ungesehen draußen. Sechs Runden, ein Raster von 5 mal 5.

rules-three-title = Kingdomino zu dritt
rules-three-words = zu dritt, drei personen, 3 personen
rules-three-text =
    36 der 48 Steine werden für das Spiel gezogen; die anderen bleiben ungesehen draußen. Eine Reihe hat drei Steine. 12 Runden, ein Raster von 5 mal 5.

rules-four-title = Kingdomino zu viert
rules-four-words = zu viert, vier personen, 4 personen
rules-four-text =
    Alle 48 Steine werden gespielt, in 12 Viererreihen. Ein Raster von 5 mal 5.

rules-mighty_duel-title = Das große Duell
rules-mighty_duel-words = das große duell, duell, 7x7, 7 mal 7, groß
rules-mighty_duel-text =
    Zu zweit. Alle 48 Steine werden gespielt, und die Königreiche wachsen bis 7 mal 7 Felder, in 12 Runden. Beide haben zwei Könige.
    Das Feld des Schlosses ist g7.

rules-queen_two-title = Queendomino zu zweit
rules-queen_two-words = queendomino 2, zu zweit, zwei personen, 2 personen, 7x7, 7 mal 7
rules-queen_two-text =
    Beide haben zwei Könige und spielen also zweimal in jeder Runde. Alle 48 Steine werden in 12 Viererreihen gespielt, und Königreiche wachsen bis 7 mal 7; das Feld des Schlosses ist g7.
    In der ersten Reihe wählt eine Person einen Stein, die andere zwei, und den letzten nimmt wieder die erste.

rules-queen_three-title = Queendomino zu dritt
rules-queen_three-words = queendomino 3, zu dritt, drei personen, 3 personen
rules-queen_three-text =
    Alle 48 Steine kommen in 12 Viererreihen; der Stein jeder Reihe, den niemand wählt, ist aus dem Spiel. Ein Raster von 5 mal 5.

rules-queen_four-title = Queendomino zu viert
rules-queen_four-words = queendomino 4, zu viert, vier personen, 4 personen
rules-queen_four-text =
    Alle 48 Steine werden gespielt, in 12 Viererreihen. Ein Raster von 5 mal 5.

rules-discovery-title = Schnupperspiel
rules-discovery-words = schnupperspiel, discovery, kleine schachtel, 24 steine, kurz
rules-discovery-text =
    Ein kurzes Spiel zu zweit mit 24 eigenen Steinen. Alle werden gespielt, in sechs Runden mit je vier Steinen, auf Rastern von 5 mal 5. Beide haben zwei Könige.
    Alle anderen Regeln sind die von Kingdomino. Die Steine haben die Zahlen 1 bis 24: Schlag einen mit `/rules about:D17` nach.

rules-middle_kingdom-title = Reich der Mitte
rules-middle_kingdom-words = reich der mitte, mitte, zentrum, 10 punkte, variante, bonus
rules-middle_kingdom-text =
    Eine Variante: 10 Punkte, wenn das Schloss in der Mitte deines Rasters liegt. In einem Raster von 5 mal 5 darf kein Feld nach irgendeiner Seite mehr als zwei von ihm entfernt sein, in 7 mal 7 drei.
    Vollständig muss das Königreich dafür nicht sein.

rules-harmony-title = Harmonie
rules-harmony-words = harmonie, vollständig, 5 punkte, variante, bonus, voll
rules-harmony-text =
    Eine Variante: 5 Punkte, wenn du nie einen Stein abwerfen musstest.

rules-dynasty-title = Dynastie
rules-dynasty-words = dynastie, drei spiele, serie, variante
rules-dynasty-text =
    Drei Spiele hintereinander an einem Tisch, mit denselben Leuten, Plätzen und Farben. Die Punkte aller drei Spiele werden addiert, die meisten gewinnen; bei Gleichstand wird der Sieg geteilt.
    Die Könige werden für jedes Spiel neu gezogen. Das nächste beginnt von selbst, fünf Minuten nach dem letzten.

rules-fairness-title = Die faire Ziehung
rules-fairness-words = startwert, siegel, fair, zufall, mischen, ziehung, beweis, betrug, seed
rules-fairness-text =
    Aller Zufall kommt aus einer geheimen Zahl, dem Startwert, die vor dem Spiel entsteht. Ihr Siegel wird zu Beginn gezeigt, sie kann also später nicht geändert werden; der Startwert selbst wird am Ende gezeigt.
    Alle können beides und jeden Zug prüfen: /verify spielt das Protokoll des Spiels noch einmal und sagt, ob alles stimmt.

rules-takeback-title = Einen Zug zurücknehmen
rules-takeback-words = zurücknehmen, zugrücknahme, zug zurück, rückgängig, fehler, verklickt
rules-takeback-text =
    Bis du deinen Zug beendest, kannst du alles ändern, und niemand sieht es.
    Danach kannst du ihn zurücknehmen, bis jemand anderes gespielt hat, außer wenn mit dem Zug eine neue Reihe gezogen wurde oder das Spiel endete. Ein Tisch kann auch ohne Zugrücknahme eingestellt sein.

rules-wheat-title = Getreide
rules-wheat-words = getreide, getreidefeld, feld, felder, weizen, gelb, w
rules-wheat-text = Die häufigste Landschaft: Sie wird leicht groß, aber Kronen sind schwer zu finden.
rules-forest-title = Wald
rules-forest-words = wald, wälder, bäume, dunkelgrün, f
rules-forest-text = Häufig, hier und da mit einer Krone, immer neben einer anderen Landschaft.
rules-lake-title = See
rules-lake-words = see, seen, wasser, meer, blau, l
rules-lake-text = So viele Kronen wie der Wald, auf weniger Feldern.
rules-grassland-title = Weide
rules-grassland-words = weide, weideland, wiese, hellgrün, gras, g
rules-grassland-text = Wenige Felder, aber manche tragen zwei Kronen.
rules-swamp-title = Sumpf
rules-swamp-words = sumpf, moor, braun, s
rules-swamp-text = Rar und reich: Ein kleiner Sumpf kann so viel wert sein wie ein großes Getreidefeld.
rules-mine-title = Gebirge
rules-mine-words = gebirge, berg, berge, mine, minen, schwarz, m
rules-mine-text = Die seltenste Landschaft und die reichste: Fast jedes Gebirge hat Kronen.

rules-terrain = { $box }: { $crowns ->
    [0] { $squares } Felder, ohne Kronen.
   *[other] { $squares } Felder, zusammen { $crowns } Kronen, höchstens { $most } auf einem Feld.
}

rules-terrain-giants = Im Zeitalter der Giganten kommen { $crowns ->
    [0] { $squares } Felder ohne Kronen
   *[other] { $squares } Felder und { $crowns } Kronen
} dazu.

rules-suggest-domino = { $name }: { $left } – { $right }
rules-suggest-building = { $name }: { $effect }
rules-domino-name = Stein { $number } von { $box }
rules-domino-name-giants = Stein { $number } aus dem Zeitalter der Giganten
rules-domino-faces = Linke Hälfte: { $left }. Rechte Hälfte: { $right }.
rules-domino-rank = { $lower ->
    [0] Es ist der niedrigste: Wer ihn nimmt, spielt zuerst.
   *[other] { $higher ->
        [0] Es ist der höchste: Wer ihn nimmt, spielt zuletzt.
       *[other] { $lower ->
            [one] { $lower } Stein seiner Schachtel ist niedriger und spielt vor ihm,
           *[other] { $lower } Steine seiner Schachtel sind niedriger und spielen vor ihm,
        } { $higher ->
            [one] { $higher } ist höher.
           *[other] { $higher } sind höher.
        }
    }
}
rules-domino-arrives = Mit ihm kommt ein Gigant und verdeckt eine deiner Kronen. Buchstaben kommen vor allen Zahlen: Wer ihn nimmt, spielt früh.
rules-domino-footprints = Er zeigt Fußspuren: Mit ihm darfst du einen Giganten in ein anderes Königreich schicken. Er kommt nach 1 bis 48: Wer ihn nimmt, spielt spät.
rules-domino-twins = Dieselben Hälften: { $twins }.
