reminder-left = Il reste { $time } pour ton tour dans { $table }. Ensuite, le pilote automatique le jouera.
reminder-waiting = C’est toujours à toi de jouer dans { $table }.
reminder-quiet = Tes heures calmes sont finies, et c’est à toi de jouer dans { $table } : il reste { $time }.
reminder-away = Ton absence est finie, et c’est à toi de jouer dans { $table } : il reste { $time }.
reminder-resumed = La partie reprend, et c’est à toi de jouer dans { $table }.
reminder-soon = Ton tour est le suivant dans { $table } : pour l’instant, c’est à { $lord } de jouer.

reminder-missed = Le temps de ton tour dans { $table } est écoulé : le pilote automatique l’a joué. Ta place est encore à toi (tours manqués : { $missed } sur { $allowed }) ; dès que tu y fais quelque chose, tu rejoues avec tout ton temps. D’ici là, tes tours sont plus courts.
reminder-missed-lost = Le temps de ton tour dans { $table } est écoulé : le pilote automatique l’a joué. Tu as manqué { $missed } tours sur { $allowed } : le pilote automatique continue, et quelqu’un peut reprendre la place. D’ici là, tu peux la récupérer avec /game seat.
reminder-missed-lost-cup = Le temps de ton tour dans { $table } est écoulé : le pilote automatique l’a joué. Tu as manqué { $missed } tours sur { $allowed } : le pilote automatique joue pour toi. Tu peux récupérer ta place avec /game seat ; l’organisation peut la donner à quelqu’un d’autre.
