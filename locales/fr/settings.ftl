# /settings et /away.

settings-command-settings = Tes préférences : avis, rappels, heures calmes, images, langue
settings-option-notice = Comment tu apprends que c’est à toi de jouer
settings-option-reminders = Quand un rappel de ton tour te parvient
settings-option-quiet = Heures où rien ne sonne, par exemple 22:00-07:00, ou aucune
settings-option-zone = Ton fuseau horaire, par exemple Europe/Paris
settings-option-pictures = Comment les images te parviennent
settings-option-theme = Les couleurs de tes images privées
settings-option-language = La langue de ce qui n’est visible que pour toi
settings-option-forced = Ce qui se passe quand une étape ne te laisse qu’un choix
settings-option-weekends = Si tes horloges attendent le samedi et le dimanche
settings-option-ladders = Si ton nom figure aux classements et records, et si ton profil est visible
settings-option-animation = Si les relectures peuvent bouger
settings-option-brief = Ne dire que ce qui a changé, et les étapes tapées en une ligne
settings-option-soon = Te prévenir ou non quand ton tour est le suivant

settings-title = ### Tes préférences
settings-saved = Enregistré : { $settings }.
settings-scope = Elles valent sur tous les serveurs et sont enregistrées aussitôt.

settings-notice = Avis de tour…
settings-notice-mention = Avis de tour : mention dans le fil
settings-notice-mention-about = Si cela échoue, un message privé
settings-notice-direct = Avis de tour : message privé
settings-notice-direct-about = Si cela échoue, une mention dans le fil
settings-notice-both = Avis de tour : les deux

settings-reminders = Rappels…
settings-reminders-server = Rappels : le choix du serveur
settings-reminders-half = Rappels : mi-temps, 2 heures avant
settings-reminders-late = Rappels : 2 heures avant la fin
settings-reminders-none = Rappels : aucun

settings-quiet = Heures calmes…
settings-quiet-none = Heures calmes : aucune
settings-quiet-hours = Heures calmes : { $from }–{ $until }
settings-quiet-other = Heures calmes : autres…
settings-quiet-form = Heures calmes
settings-quiet-from = De, par exemple 22:00
settings-quiet-until = À, par exemple 07:00
settings-quiet-unknown = Je ne connais pas les heures « { $hours } ». Écris deux heures différentes, par exemple 22:00-07:00.
settings-no-zone = Les heures calmes et les week-ends calmes ont besoin de ton fuseau horaire. Choisis-le avec le bouton ci-dessous.

settings-pictures = Images…
settings-pictures-standard = Images : standard
settings-pictures-board = Images : plateau en texte d’abord
settings-pictures-board-about = Chaque image a son plateau en texte au-dessus
settings-pictures-words = Images : aucune, rien que des mots
settings-pictures-words-about = Des phrases à la place de chaque image

settings-theme = Couleurs des images…
settings-theme-dark = Couleurs des images : sombres
settings-theme-light = Couleurs des images : claires
settings-theme-light-about = Les images publiques gardent celles du serveur

settings-language = Langue…
settings-language-discord = Langue : comme dans Discord
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-es = Español
settings-language-it = Italiano
settings-language-pt = Português
settings-language-nl = Nederlands
settings-language-ru = Русский
settings-language-he = עברית

settings-forced = Coups forcés…
settings-forced-ask = Coups forcés : me demander
settings-forced-ask-about = Tu termines toi-même chaque tour
settings-forced-play = Coups forcés : les jouer
settings-forced-play-about = Un tour sans aucun choix est joué pour toi

settings-weekends-off = Week-ends : l’horloge tourne
settings-weekends-on = Week-ends : l’horloge attend
settings-soon-off = Mon tour approche : ne rien dire
settings-soon-on = Mon tour approche : prévenir
settings-brief-off = Réponses : complètes
settings-brief-on = Réponses : brèves
settings-ladders-on = Classements : visible
settings-ladders-off = Classements : masqué
settings-animation-on = Relectures : animées
settings-animation-off = Relectures : fixes
settings-weekends-on-choice = Oui, les horloges attendent le week-end
settings-weekends-off-choice = Non, les horloges tournent le week-end
settings-soon-on-choice = Oui, me prévenir quand mon tour est le suivant
settings-soon-off-choice = Non, ne pas me prévenir quand mon tour est le suivant
settings-brief-on-choice = Oui, des réponses brèves
settings-brief-off-choice = Non, des réponses complètes
settings-ladders-on-choice = Oui, montrer mon nom aux classements
settings-ladders-off-choice = Non, masquer mon nom aux classements
settings-animation-on-choice = Oui, des relectures animées
settings-animation-off-choice = Non, des images fixes

settings-zone-unset = Fuseau…
settings-zone-set = Fuseau : { $zone }
settings-zone-title = ### Ton fuseau horaire
settings-zone-line = C’est { $zone }, où il est maintenant { $time }.
settings-zone-line-none = Il n’est pas choisi.
settings-zone-why = Les heures calmes, les week-ends calmes et les jours d’absence le suivent. Les heures des messages s’affichent de toute façon dans ton propre fuseau.
settings-zone-hour = Quelle heure est-il chez toi ?
settings-hour = { $hour }:00–{ $hour }:59
settings-zone-pick = Fuseaux où il est cette heure…
settings-zone-which = Lequel est le tien ?
settings-zone-all = Tous les fuseaux : `/settings zone:`
settings-zone-none = Aucun fuseau
settings-zone-guess = D’après tes clics, ce serait { $zone }. L’utiliser ?
settings-zone-use = L’utiliser
settings-zone-unknown = Je ne connais pas le fuseau « { $zone } ». Écris une grande ville près de chez toi, ou un écart comme +2 ; /settings zone suggère ce qui convient.

settings-reliability = Ta fiabilité est de { $percent } %. Elle compte tes 100 derniers tours ; finir des parties l’améliore.
settings-cap = Tu peux avoir { $games } parties à la fois pour l’instant, et tu en as { $playing }.

settings-button-away = Absence…
settings-button-data = Mes données…
settings-button-done = Terminé
settings-done = Enregistré. /settings les rouvre.

## /away

settings-command-away = Annoncer une absence : tes horloges attendent, rien ne sonne
settings-option-away-from = Premier jour : aujourd’hui, demain, 3 déc., 2026-12-03
settings-option-away-until = Dernier jour, ou combien de jours : 10 déc., 7d
settings-option-away-note = Un mot pour toi-même
settings-day-today = aujourd’hui
settings-day-tomorrow = demain
settings-away-said = Ton absence : { $from }–{ $until } ({ $used } jours sur { $budget } en { $year }{ $later ->
    [0] {""}
   *[other] {" "}et { $later } en { $next }
}).
settings-away-waiting = { $count ->
    [one] L’horloge attend dans { $count } partie.
   *[other] L’horloge attend dans { $count } parties.
}
settings-away-playing = { $count ->
    [one] { $tables } ne respecte pas les absences : son horloge tourne, et le pilote automatique y joue.
   *[other] { $tables } ne respectent pas les absences : leurs horloges tournent, et le pilote automatique y joue.
}
settings-away-playing-more = { $tables } et { $more } de plus ne respectent pas les absences : leurs horloges tournent, et le pilote automatique y joue.
settings-away-rounds = Dans { $cups }, l’horloge attend, mais pas les rondes : le pilote automatique joue ce qui reste à la fin d’une ronde.
settings-away-title = ### Absence
settings-away-used = Annoncés : { $used } jours sur { $budget } en { $year }.
settings-away-line = { $from }–{ $until }
settings-away-about = Pendant ton absence, les horloges attendent là où les tables la respectent, et rien ne sonne. Si tu l’écourtes, tu récupères ses jours, sauf ceux qui ont commencé : chaque tranche de 24 heures compte dès sa première minute. Pendant cinq minutes, tu peux tout annuler.
settings-away-stands = C’est déjà annoncé. [Garder] montre tout ce que tu as annoncé, [Annuler] le retire.
settings-away-dropped = { $from }–{ $until } est annulé.
settings-away-cut = Te voilà de retour : { $from }–{ $until } est écourté.
settings-away-keep = Garder
settings-away-cancel = Annuler
settings-away-new = Annoncer…
settings-away-form = Quand seras-tu en absence ?
settings-away-from = Premier jour
settings-away-until = Dernier jour, ou combien de jours

## /block

settings-command-block = Ne jamais partager une table avec quelqu’un, ou lever cela
settings-option-block-user = Avec qui
settings-blocked-on = Tu ne partageras plus jamais une table avec { $lord }, sur aucun serveur. Personne ne l’apprend ; vos parties en cours continuent.
settings-blocked-off = Tu peux de nouveau partager une table avec { $lord }.
settings-blocked-all = -# Jamais à ta table : { $people }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
}
settings-block-lift = Lever le blocage
settings-block-again = Bloquer de nouveau
