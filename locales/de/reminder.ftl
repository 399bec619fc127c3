reminder-left = Du hast noch { $time } für deinen Zug in { $table }. Danach spielt ihn der Autopilot.
reminder-waiting = Du bist noch am Zug in { $table }.
reminder-quiet = Deine Ruhezeiten sind vorbei, und du bist am Zug in { $table }. Du hast noch { $time }.
reminder-away = Deine Abwesenheit ist vorbei, und du bist am Zug in { $table }. Du hast noch { $time }.
reminder-resumed = Das Spiel geht weiter, und du bist am Zug in { $table }.
reminder-soon = In { $table } bist du als Nächstes dran: Jetzt ist { $lord } am Zug.

reminder-missed = Die Zeit für deinen Zug in { $table } ist abgelaufen, deshalb hat ihn der Autopilot gespielt. Dein Platz gehört noch dir (verpasst: { $missed } von { $allowed }); sobald du dort etwas tust, spielst du wieder mit deiner ganzen Zeit. Bis dahin sind deine Züge kürzer.
reminder-missed-lost = Die Zeit für deinen Zug in { $table } ist abgelaufen, deshalb hat ihn der Autopilot gespielt. Du hast { $missed } von { $allowed } Zügen verpasst: Der Autopilot spielt weiter, und jemand kann den Platz übernehmen. Bis dahin kannst du ihn mit /game seat zurückhaben.
reminder-missed-lost-cup = Die Zeit für deinen Zug in { $table } ist abgelaufen, deshalb hat ihn der Autopilot gespielt. Du hast { $missed } von { $allowed } Zügen verpasst: Der Autopilot spielt für dich weiter. Du kannst deinen Platz mit /game seat zurückhaben; die Turnierleitung kann ihn jemand anderem geben.
