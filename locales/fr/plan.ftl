plan-title = ### Planifier ton prochain tour · { $round }
plan-place = Tu poseras { $domino } : { $halves }.
plan-nowhere = { $domino } ne se pose nulle part dans ton royaume actuel : il sera défaussé.
plan-first = Tu choisiras un domino de la première ligne.
plan-kept = Ton plan est gardé. Tu peux le changer ou l’effacer jusqu’à ton tour.
plan-cleared = Ton plan est effacé. Rien n’est prévu.
plan-unkept = Ce plan n’est pas encore gardé : appuie sur [Garder ce plan].
plan-waits = Ce plan attend ton tour.
plan-differs = Un autre plan attend ton tour. Garde celui-ci pour le remplacer.
plan-gone = { $count ->
    [1] { $dominoes } est pris : impossible d’en faire un souhait.
   *[other] { $dominoes } sont pris : impossible d’en faire des souhaits.
}
plan-arrives = Un géant arrive avec { $domino } : on te demandera quelle couronne il recouvre.
plan-own-turn = C’est déjà ton tour : joue-le ici. Aucun plan n’a été fait.
plan-tap = Un plan demande un emplacement : touche une lettre. Rien n’est gardé avant [Garder ce plan].
plan-tap-spot = Un plan demande un emplacement : choisis-en un dans la liste. Rien n’est gardé avant [Garder ce plan].
plan-tap-wish = Choisis les dominos que tu aimerais, le meilleur d’abord. Rien n’est gardé avant [Garder ce plan].
plan-at = Plan : { $domino } en **{ $spot }** : { $gain }, total { $total }.
plan-taxes = { $count ->
    [1] Un chevalier perçoit l’impôt en { $squares }.
   *[other] Des chevaliers perçoivent l’impôt en { $squares }.
}
plan-wishes = Souhaits : { $wishes }.
plan-else = { $first }, sinon { $then }
plan-otherwise-ask = Si aucun souhait n’est libre, on te demande lequel prendre.
plan-otherwise = Si aucun souhait n’est libre, le plan prend le plus { $which ->
    [lowest] petit
   *[highest] grand
}.
plan-only = Le plan prend le plus { $which ->
    [lowest] petit
   *[highest] grand
} qui soit libre.
plan-asks-wish = Ensuite, on te demande quel domino prendre.
plan-no-line = La ligne suivante n’est pas encore sur la table : seul l’emplacement peut se planifier.
plan-wish = { $domino } · { $place ->
    [1] 1er
   *[other] { $place }e
} souhait
plan-wish-list = Souhaiter…
plan-select-ask = Si aucun souhait n’est libre : me demander
plan-select = Si aucun souhait n’est libre : prendre le plus { $which ->
    [lowest] petit
   *[highest] grand
}
plan-select-tax = Impôt…
plan-select-tax-none = Pas d’impôt
plan-how = Le plan se joue tout seul une minute après le début de ton tour, si { $team ->
    [yes] ton partenaire n’a pas posé entre-temps, si l’emplacement
   *[no] l’emplacement
} est encore permis et si un souhait est libre. Sinon, on te laisse choisir. Personne d’autre ne le voit.
plan-how-spot = À ton tour, l’emplacement est déjà rempli et tu choisis le reste. Personne d’autre ne le voit.
plan-button-keep = Garder ce plan
plan-button-clear = Effacer
plan-button-mine = Planifier mon tour
plan-button-next = Planifier le suivant
plan-button-log = Mes plans

plan-log-title = ### Tes plans dans { $table }
plan-log-none = Tu n’as encore gardé aucun plan ici.
plan-log-nothing = Aucun plan n’attend ton tour.
plan-log-hidden = Personne d’autre ne les voit.
plan-log-waits = En attente de { $turn } · { $plan }
plan-log-line = { $when } · { $turn } : { $fate }
plan-turn = manche { $round }, { $domino }
plan-turn-start = premier choix

plan-fate-played = Ton plan a été joué : { $domino } en { $spot }, puis { $took }.
plan-fate-played-last = Ton plan a été joué : { $domino } en { $spot }.
plan-fate-played-discarded = Ton plan a été joué : { $domino } ne se posait nulle part, puis { $took }.
plan-fate-played-chose = Ton plan a été joué : tu as pris { $took }.
plan-fate-gone = { $count ->
    [one] { $dominoes } était pris.
   *[other] { $dominoes } étaient pris.
}
plan-fate-wishes_taken = { $count ->
    [1] Ton plan n’a pas été joué : { $dominoes } était pris.
   *[other] Ton plan n’a pas été joué : { $dominoes } étaient pris.
}
plan-fate-line_unknown = Ton plan ne s’est pas joué tout seul : la ligne suivante n’était pas connue quand tu l’as fait.
plan-fate-no_wish = Ton plan ne s’est pas joué tout seul : il ne contenait aucun souhait de domino.
plan-fate-giant_arrives = Ton plan ne s’est pas joué tout seul : un géant arrive avec ton domino, et tu choisis la couronne qu’il recouvre.
plan-fate-no_spot = Ton plan n’a pas été joué : il n’avait pas d’emplacement pour ton domino.
plan-fate-spot_illegal = Ton plan n’a pas été joué : l’emplacement n’est plus permis.
plan-fate-tax_illegal = Ton plan n’a pas été joué : l’impôt n’est plus possible.
plan-fate-giant_came = Ton plan n’a pas été joué : un géant est arrivé en { $square } entre-temps.
plan-fate-giant_waits = Ton plan n’a pas été joué : un géant arrive chez toi, et sa couronne passe d’abord.
plan-fate-kingdom_changed-own = Ton plan n’a pas été joué : tu as changé ton royaume depuis.
plan-fate-kingdom_changed-partner = Ton plan n’a pas été joué : ton partenaire a changé votre royaume depuis.
plan-fate-kingdom_changed-queen = Ton plan n’a pas été joué : la Reine est partie de chez toi entre-temps.
plan-fate-other_domino = Ton plan n’a pas été joué : tu as pris un autre domino depuis.
plan-fate-taken_back = Ton plan n’a pas été joué : des tours ont été repris d’un commun accord.
plan-fate-time = Ton plan n’a pas été joué : ton temps s’est écoulé avant.
plan-fate-resigned = Ton plan n’a pas été joué : l’ordinateur a joué pour toi.
plan-fate-game_over = Ton plan n’a pas été joué : la partie s’est terminée avant.
plan-fate-again = Tu as refait un plan.
plan-fate-own_turn = Ton plan ne se joue plus tout seul : c’est maintenant ton tour.
plan-fate-cleared = Tu l’as effacé.
plan-fate-drafted = Ce que tu avais prévu est déjà rempli.

plan-news = { $table } ({ $server }) · { $turn }

plan-command-plan = Planifier ton prochain tour
plan-command-plan-make = Planifier ton prochain tour
plan-command-plan-show = Montrer ton plan et ce que sont devenus les précédents
plan-command-plan-drop = Oublier ton plan
plan-option-spot = Où poser ton domino, par exemple b5 a5
plan-option-wishes = Dominos de la ligne suivante, le meilleur d’abord, par exemple 41 33
plan-option-otherwise = Que prendre si aucun souhait n’est libre
plan-choice-ask = Me demander
plan-choice-lowest = Prendre le plus petit
plan-choice-highest = Prendre le plus grand
