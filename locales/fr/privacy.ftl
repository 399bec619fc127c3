privacy-command-privacy = Ce que Castellan conserve sur toi
privacy-command-privacy-show = Ce que Castellan conserve sur toi
privacy-command-privacy-export = Recevoir toutes tes données dans un fichier
privacy-command-privacy-delete = Supprimer tes données ; tes parties restent sous un autre nom

privacy-former = Compte supprimé

privacy-title = ### Ce que je garde sur toi
privacy-nothing = Je ne garde rien sur toi.
privacy-account = Tout cela est gardé avec le numéro de ton compte et le nom que tu portes.
privacy-kept-settings = Tes préférences
privacy-kept-blocked = { $count ->
    [one] { $count } personne avec qui tu ne partages jamais une table
   *[other] { $count } personnes avec qui tu ne partages jamais une table
}
privacy-kept-hours = Les heures de la journée où tu appuies sur quelque chose, pour suggérer un fuseau horaire
privacy-kept-games = { $count ->
    [one] { $count } partie que tu joues, avec tes coups et ce que tu prépares
   *[other] { $count } parties que tu joues, avec tes coups et ce que tu prépares
}
privacy-kept-open = { $count ->
    [one] Ta place à { $count } table qui n’a pas commencé
   *[other] Tes places à { $count } tables qui n’ont pas commencé
}
privacy-kept-finished = { $count ->
    [one] { $count } partie finie, avec tes coups
   *[other] { $count } parties finies, avec tes coups
}
privacy-kept-former = { $count ->
    [one] { $count } place que quelqu’un a reprise après toi
   *[other] { $count } places que d’autres ont reprises après toi
}
privacy-kept-invitations = { $count ->
    [one] { $count } invitation, reçue ou envoyée
   *[other] { $count } invitations, reçues ou envoyées
}
privacy-kept-queue = { $count ->
    [one] Ton attente dans { $count } file
   *[other] Ton attente dans { $count } files
}
privacy-kept-turns = { $count ->
    [one] Pour ta fiabilité : { $count } tour ou partie finie
   *[other] Pour ta fiabilité : { $count } tours et parties finies
}
privacy-kept-results = { $count ->
    [one] { $count } résultat ou cote
   *[other] { $count } résultats et cotes
}
privacy-kept-absences = { $count ->
    [one] { $count } absence que tu as annoncée
   *[other] { $count } absences que tu as annoncées
}
privacy-kept-plans = { $count ->
    [one] { $count } plan pour un tour, et ce qu’il est devenu
   *[other] { $count } plans pour des tours, et ce qu’ils sont devenus
}
privacy-kept-notes = { $count ->
    [one] { $count } mot à un partenaire
   *[other] { $count } mots à des partenaires
}
privacy-kept-votes = { $count ->
    [one] { $count } réponse à une question posée à une table
   *[other] { $count } réponses à des questions posées à des tables
}
privacy-kept-drafts = { $count ->
    [one] { $count } table dont tu choisis les réglages
   *[other] { $count } tables dont tu choisis les réglages
}
privacy-kept-presets = { $count ->
    [one] { $count } préréglage que tu as enregistré pour un serveur
   *[other] { $count } préréglages que tu as enregistrés pour des serveurs
}
privacy-kept-imports = { $count ->
    [one] { $count } feuille de partie ou royaume que tu as apporté
   *[other] { $count } feuilles de partie et royaumes que tu as apportés
}
privacy-kept-follows = { $count ->
    [one] { $count } partie ou personne que tu suis
   *[other] { $count } parties et personnes que tu suis
}
privacy-kept-cups = { $count ->
    [one] Ce que tu as fait dans { $count } tournoi
   *[other] Ce que tu as fait dans { $count } tournois
}
privacy-kept-cup_drafts = { $count ->
    [one] { $count } tournoi que tu prépares
   *[other] { $count } tournois que tu prépares
}
privacy-kept-remembered = { $count ->
    [one] D’avant la suppression de tes données : { $count } entrée sous un code au lieu de ton compte
   *[other] D’avant la suppression de tes données : { $count } entrées sous un code au lieu de ton compte
}
privacy-remembered = Les décisions et les limites restent valables si tu reviens. Pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, un code au lieu de ton compte garde tes tours manqués et tes absences, et les parties que tu joues ne changent pas ta cote ; tant que dure un événement ou une partie, il garde aussi que tu y étais.
privacy-unread = Je ne lis pas ce que les gens s’écrivent, et je n’en garde rien.
privacy-about = Si tu supprimes tout, cela disparaît aussitôt, pour de bon. Les parties finies restent sous le nom « { $former } » ; dans celles que tu joues, le pilote automatique prend alors ta place. Ce qui a été publié dans Discord y reste tel quel.
privacy-backups = Les sauvegardes contiennent ce que tu supprimes pendant encore { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} au plus.
privacy-blocks = Les tables que tu as nommées changent de nom. Un blocage que quelqu’un a mis contre toi vaut encore si tu reviens : au lieu de ton compte, il garde un code qui ne dit pas qui tu es.
privacy-button-export = Enregistrer un fichier
privacy-button-delete = Tout supprimer…
privacy-link-privacy = Confidentialité
privacy-link-terms = Conditions d’utilisation

privacy-export-parts = Le fichier est volumineux : il arrive en plusieurs morceaux. Enregistre-les tous dans un dossier et réunis-les dans leur ordre : `cat { $file }.0* > { $file }` sous Linux et macOS ; sous Windows `copy /b` avec tous les morceaux reliés par `+`. Puis décompresse { $file }.
privacy-export = Voici tout ce que je garde sur toi, avec les feuilles de tes parties. La graine d’une partie suivra quand plus personne ne jouera avec son tirage.
privacy-form = Supprimer toutes tes données
privacy-form-word = Écris « supprimer » pour tout supprimer
privacy-word = supprimer
privacy-kept-all = Rien n’a été supprimé, car le mot était différent.

privacy-deleted = Tes données sont supprimées. Tu peux recommencer quand tu veux.
privacy-deleted-games = { $games ->
    [one] Le pilote automatique continue dans { $games } partie.
   *[other] Le pilote automatique continue dans { $games } parties.
}
privacy-deleted-finished = { $finished ->
    [one] { $finished } partie finie porte maintenant le nom « { $former } ».
   *[other] { $finished } parties finies portent maintenant le nom « { $former } ».
}
privacy-deleted-left = { $left ->
    [one] Ta place est libre à { $left } table qui n’avait pas commencé.
   *[other] Tes places sont libres à { $left } tables qui n’avaient pas commencé.
}
