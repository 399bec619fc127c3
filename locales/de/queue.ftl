queue-command-game-queue = Einen Platz mit Leuten deines Tempos und deiner Tageszeiten bekommen
queue-option-box = Welche Schachtel; sonst Kingdomino
queue-option-clock = Die Zeit für einen Zug, etwa 1 Tag je Zug oder 12h; sonst 1 Tag
queue-option-off = Die Warteschlange verlassen
queue-box-kingdomino = Kingdomino
queue-box-queendomino = Queendomino
queue-box-royal_wedding = Royal Wedding
queue-box-discovery = Schnupperspiel
queue-box-mighty_duel = Das große Duell

queue-waiting =
    ### Du bist in der Warteschlange
    Du wartest seit { $since } auf { $box }, { $clock }.
queue-others = { $others ->
    [0] Sonst wartet noch niemand auf dasselbe.
    [one] Eine andere Person wartet auf dasselbe.
   *[other] { $others } andere warten auf dasselbe.
} { $needed ->
    [one] Nötig ist noch jemand, der zur selben Zeit wach ist wie du.
   *[other] Nötig sind { $needed } andere, die zur selben Zeit wach sind wie du; mit jedem Tag, den du wartest, genügen weniger.
}
queue-expected = So lange dauert es höchstens, bis du einen Platz hast: { $time }. Gerechnet mit denen, die jetzt warten, wenn sie noch spielen möchten.
queue-expected-soon = Du bekommst einen Platz, sobald alle spielen können.
queue-expected-unknown = Wie lange es dauert, hängt davon ab, wer kommt; du wirst gerufen, sobald du einen Platz hast.
queue-until = Du wirst gerufen, wenn du einen Platz hast; nach einer Stunde Wartezeit wirst du zuerst gefragt, ob du noch spielen möchtest. Das Warten endet { $ends } von selbst.
queue-leave = Warteschlange verlassen
queue-left = Du hast die Warteschlange verlassen.
queue-not-in = Du bist hier in keiner Warteschlange.
queue-seated-soon = Du hast einen Platz: { $table } ({ $setup }) beginnt. Du wirst gerufen, wenn du am Zug bist.
queue-seated-in = Du hast einen Platz: { $table } ({ $setup }) hat in { $thread } begonnen.
queue-asked = In der Warteschlange sind genug Leute für ein Spiel, auf das du wartest ({ $setup }). Möchtest du noch spielen? Es beginnt, sobald genug Leute Ja gesagt haben.
queue-asked-until = Wer schon da ist, wartet auf deine Antwort bis { $when }. Ohne Antwort behältst du deine Stelle in der Warteschlange.
queue-yes = Ich möchte spielen
queue-told-seated = Die Warteschlange hat dir einen Platz am Tisch { $table } gegeben ({ $setup }). Das Spiel hat begonnen.
queue-told-over = Binnen 7 Tagen kam niemand, der zu dir passt ({ $setup }), deshalb hast du die Warteschlange verlassen. Du kannst stattdessen einen Tisch für alle öffnen.
queue-told-nowhere = Du hast die Warteschlange verlassen ({ $setup }): In dem Kanal, in dem du begonnen hast, kann ich nicht mehr schreiben. Gib /game queue in einem anderen Kanal dieses Servers ein, um dort zu warten.
