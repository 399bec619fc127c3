# /rules : les règles dans nos propres mots.

rules-command-rules = Chercher une règle, un bâtiment, une quête, un jeton, un paysage ou un domino
rules-command-help = Comment jouer ici, en une minute
rules-option-about = Un mot des règles, bâtiment, quête, jeton ou paysage, ou un numéro de domino

rules-title = ### Règles · { $title }
rules-title-game = ### Règles de { $table }
rules-paragraph = **{ $title }.** { $text }
rules-select-rules = Comment on joue…
rules-select-queen = Queendomino…
rules-select-built = Bâtiments…
rules-select-giants = Extension Age of Giants…
rules-select-court = La Cour…
rules-select-terms = Mots et paysages…
rules-select-setups = Boîtes et variantes…
rules-also = Voir aussi : { $topics }.
rules-hint = /rules trouve tout mot des règles, les bâtiments, quêtes et jetons par leur nom ou leur effet, et les dominos par leur numéro.
rules-unknown = Je n’ai pas de règle pour « { $asked } ». Choisis-en une ci-dessous, ou essaie un autre mot.
rules-fillers = à, a, ai, au, aux, avec, avoir, c, ce, cela, ces, cette, ça, combien, comment, d, dans, de, des, dit, donc, du, elle, elles, en, est, et, être, explique, expliquer, faire, fait, faut, il, ils, j, je, jouer, l, la, le, les, leur, lui, m, ma, marche, me, mes, mon, n, ne, on, ou, où, par, pas, peut, peux, plus, pour, pourquoi, qu, quand, que, quel, quelle, quelles, quels, qui, quoi, règle, règles, s, sa, se, ses, si, son, sont, sur, t, ta, te, tes, toi, ton, tu, un, une, y
rules-unknown-title = ### Règles

rules-game-title = Kingdomino en bref
rules-game-words = jeu, partie, but, objectif, résumé, bases, aperçu
rules-game-text =
    Chacun construit un royaume de dominos autour d’un château, case par case.
    À ton tour, tu fais deux choses : tu poses le domino où se tient ton roi, puis tu mets ce roi sur un domino de la ligne suivante.
    À la fin, chaque domaine rapporte ses cases multipliées par ses couronnes. Un domaine sans couronne ne vaut rien. Le plus haut total l’emporte.
    Le dilemme : un meilleur domino te fait jouer plus tard à la manche suivante, et tu prends ce que les autres ont laissé.

rules-start-title = Le début
rules-start-words = début, départ, commencer, mise en place, première ligne, tirage, rois tirés
rules-start-text =
    Chacun commence avec un château et rien d’autre. Les dominos sont mélangés et la première ligne est disposée, le plus petit numéro d’abord.
    Puis les rois sont tirés un par un. Quand ton roi sort, tu le mets sur un domino libre de la première ligne. À deux, Queendomino a son propre ordre : voir Premier choix à deux.
    Quand tous les rois sont placés, la ligne suivante est disposée et la manche 1 commence.

rules-turn-title = Un tour
rules-turn-words = tour, étape, ordre des étapes, que faire
rules-turn-text =
    1. **Poser** le domino où se tient ton roi. S’il ne se pose nulle part, il est défaussé.
    2. **Choisir** : mettre ce roi sur un domino libre de la ligne suivante.
    Les deux sont obligatoires. À la dernière manche, il n’y a pas de ligne suivante : tu poses seulement.
    Queendomino ajoute trois étapes entre les deux, toutes facultatives.

rules-place-title = Poser un domino
rules-place-words = poser, placer, jouer, connecter, connexion, correspondre, adjacent, toucher, permis, légal
rules-place-text =
    Un domino couvre deux cases libres qui ont un côté commun. Au moins une moitié doit toucher, par un côté, le château ou une case de son propre paysage. Le château va avec tous les paysages.
    Un seul côté qui correspond suffit ; tous les autres peuvent différer. Les coins ne comptent pas.
    Le royaume entier doit encore tenir dans sa grille : 5 sur 5, ou 7 sur 7 là où c’est indiqué. Un domino posé ne bouge plus.

rules-grid-title = La grille
rules-grid-words = grille, taille, 5x5, 5 sur 5, 7x7, 7 sur 7, surface, largeur, hauteur, limite, dehors
rules-grid-text =
    Un royaume, château compris, ne dépasse jamais 5 cases de large et 5 de haut. C’est 7 et 7 au Grand Duel, à Queendomino à deux, et à Royal Wedding à trois, à quatre ou en équipes.
    Le château n’a pas besoin d’être au milieu : le bord de la grille dépend de ce que tu poses. Une fois ton royaume large de 5, rien ne va plus à gauche ni à droite.

rules-discard-title = Défausser
rules-discard-words = défausser, défausse, nulle part, jeter, domino perdu
rules-discard-text =
    Un domino qui ne se pose nulle part dans ton royaume est défaussé : il quitte la partie et laisse un trou, ce qui te coûte l’Harmonie si elle est en jeu.
    Un domino qui se pose quelque part doit être posé, même s’il te gêne.

rules-choose-title = Choisir un domino
rules-choose-words = choisir, sélectionner, prendre, roi, prochain domino
rules-choose-text =
    Après la pose, ton roi va sur un domino de la ligne suivante où ne se tient aucun autre roi. Tu poseras ce domino à la manche suivante.
    Les petits numéros sont simples mais te font jouer tôt ; les grands portent les paysages rares et les couronnes, et te font jouer tard.

rules-order-title = Ordre de jeu
rules-order-words = ordre, premier, qui joue, suite, ordre du tour, manche
rules-order-text =
    À chaque manche, on joue dans l’ordre des rois sur la ligne, le plus petit domino d’abord.
    Avec le plus petit, tu joues donc en premier et choisis librement dans la ligne suivante ; avec le plus grand, tu as ce qui reste.

rules-line-title = La ligne
rules-line-words = ligne, file, ligne suivante, cette manche, colonne, dominos proposés, rangée
rules-line-text =
    Les dominos proposés forment une ligne, rangés par numéro. Il y en a deux : la ligne de cette manche, où se tiennent les rois, et la ligne suivante, où l’on choisit.
    Le plus souvent, une ligne a quatre dominos ; à trois, à Kingdomino, elle en a trois. De cinq à huit joueurs et avec Age of Giants, elles sont plus longues. À la fin d’une manche, la ligne suivante devient celle de la manche et une nouvelle est tirée.
    Si une ligne a plus de dominos que de rois, ceux que personne n’a choisis quittent la partie, comme à Queendomino à trois.

rules-round-title = Manches
rules-round-words = manche, manches, tour, durée, longueur, dernière manche, fin de manche
rules-round-text =
    Une manche est finie quand chaque roi a joué. À trois ou plus, il y a 12 manches, à deux 6 ; au Grand Duel et à Queendomino toujours 12, en version découverte 6. Royal Wedding à trois ou quatre en a 24.
    À la dernière manche, il n’y a plus rien à choisir : chacun pose un dernier domino, et la partie est finie.

rules-scoring-title = Le score
rules-scoring-words = score, décompte, points, points de victoire, prestige, compter, gagner, vainqueur, fin, total
rules-scoring-text =
    Pour chaque domaine, multiplie ses cases par les couronnes qu’il contient. Six cases de lac avec deux couronnes font 12 points ; six sans couronne ne font rien.
    Deux domaines d’un même paysage comptent à part. Le château n’appartient à aucun domaine.
    Puis viennent les bonus des variantes en jeu, 10 pour l’Empire du milieu et 5 pour l’Harmonie. Le plus haut total l’emporte.
    Queendomino ajoute les bâtiments, les pièces et la Reine. /score explique chaque ligne du score actuel.

rules-ties-title = Égalités
rules-ties-words = égalité, égalités, départage, nul, pareil, mêmes points, victoire partagée
rules-ties-text =
    À points égaux, le plus grand domaine l’emporte : on compare le plus grand de chacun, avec ou sans couronnes. S’ils sont égaux aussi, qui a le plus de couronnes gagne ; là où il y a des villes, les couronnes ne départagent pas.
    Encore égalité : la victoire est partagée.

rules-territory-title = Domaine
rules-territory-words = domaine, domaines, territoire, propriété, surface, région, groupe, attenant
rules-territory-text =
    Toutes les cases d’un même paysage qui se touchent par un côté forment un domaine. Des cases qui ne se touchent que par un coin ne sont pas reliées.
    Un domaine peut compter beaucoup de dominos, et un domino peut appartenir à deux domaines.

rules-crown-title = Couronnes
rules-crown-words = couronne, couronnes, multiplicateur
rules-crown-text =
    Certaines cases portent une, deux ou trois couronnes. On additionne toutes les couronnes d’un domaine et on multiplie ses cases par cette somme.
    Les couronnes sont rares sur le blé, la forêt et le lac, fréquentes dans les mines et les marais. Les villes n’en ont pas d’elles-mêmes.

rules-castle-title = Château
rules-castle-words = château, tuile de départ, case de départ, centre, milieu, joker
rules-castle-text =
    Ton château est la première case de ton royaume. Tout paysage peut se poser à côté. Il ne rapporte rien et n’appartient à aucun domaine.
    Sur les images et dans les textes, sa case est toujours e5, ou g7 là où les royaumes atteignent 7 sur 7.

rules-king-title = Roi
rules-king-words = roi, rois, pion, figurine, place
rules-king-text =
    Ton roi montre quel domino est le tien. À trois ou plus, chacun a un roi ; à deux, chacun en a deux : tu joues donc deux fois par manche.

rules-domino-title = Dominos
rules-domino-words = domino, dominos, tuile, tuiles, numéro, moitié
rules-domino-text =
    Kingdomino et Queendomino ont 48 dominos chacun, numérotés de 1 à 48. Chacun a deux moitiés avec un paysage, certaines avec des couronnes. Plus le domino est bon, plus son numéro est grand.
    Cherche-le par son numéro : `/rules about:17`. Dans une partie, c’est un domino de sa boîte ; ailleurs, `K17` est celui de Kingdomino et `Q17` celui de Queendomino. Age of Giants ajoute A à F et 49 à 54.

rules-square-title = Noms des cases
rules-square-words = case, cases, emplacement, emplacements, coordonnées, notation, lettres, a1, e5
rules-square-text =
    Une case a une lettre pour sa colonne, de gauche à droite, et un numéro pour sa rangée, de bas en haut. Le château est en e5, sur les grilles de 7 sur 7 en g7, et garde ce nom toute la partie.
    Un emplacement, ce sont deux cases, la moitié gauche du domino d’abord : **b5–a5** met la moitié gauche en b5 et la droite en a5. Au clavier, `b5 a5` suffit.

## Queendomino

rules-queendomino-title = Queendomino en bref
rules-queendomino-words = queendomino, résumé, aperçu, bases, nouveautés
rules-queendomino-text =
    Tout Kingdomino, et plus : certaines cases sont des villes, où l’on peut construire.
    Tu poses ton domino. Puis, si tu veux, tes chevaliers y perçoivent l’impôt, tu achètes un bâtiment, et tu paies le dragon pour en détruire un autre. Enfin, tu choisis ton prochain domino.
    Les tours te valent la Reine, qui rend les bâtiments moins chers.
    À la fin, les domaines rapportent leurs cases multipliées par leurs couronnes ; bâtiments, pièces et Reine s’y ajoutent. Le plus haut total l’emporte.

rules-queen_turn-title = Un tour de Queendomino
rules-queen_turn-words = étapes, tour, ordre des étapes, facultatif, que faire
rules-queen_turn-text =
    1. **Poser** le domino où se tient ton roi. S’il ne se pose nulle part, il est défaussé.
    2. **Impôt**, si tu veux : des chevaliers sur les cases tout juste posées rapportent des pièces.
    3. **Construire**, si tu veux : un bâtiment pour une de tes cases ville.
    4. **Le dragon**, si tu veux : pour 1 pièce, il détruit un bâtiment que personne n’a encore acheté.
    5. **Choisir** ton prochain domino. À la dernière manche, il n’y en a pas.
    Les étapes 2 à 4 peuvent être sautées, mais aucune ne revient : une étape ne peut pas en payer une précédente. Le panneau te laisse toucher dans n’importe quel ordre et joue les étapes dans celui-ci.

rules-town-title = Ville
rules-town-words = ville, villes, cité, case ville, rouge, village, t
rules-town-text =
    Le septième paysage, seulement dans Queendomino. Les villes se connectent et forment des domaines comme tout autre paysage.
    Une case ville porte un bâtiment. Les villes n’ont pas de couronnes d’elles-mêmes ; une Tour de la Reine ou la Reine peut leur en apporter.

rules-tax-title = Impôt
rules-tax-words = impôt, impôts, taxe, taxes, percevoir, prélever, revenu, gagner, argent
rules-tax-text =
    Juste après la pose de ton domino, tu peux y mettre un ou deux chevaliers libres, un par case. Chacun te rapporte aussitôt autant de pièces que le domaine de sa case a de cases ; les villes paient aussi.
    Le chevalier y reste pour de bon. Un domino défaussé ne paie rien.
    Chacun des deux Coffres augmente ce que rapporte chaque chevalier placé ensuite.

rules-knights-title = Chevaliers
rules-knights-words = chevalier, chevaliers, soldat, chevalier libre, réserve
rules-knights-text =
    Chaque royaume commence avec 1 chevalier. Les bâtiments en apportent d’autres, libres dès ton prochain tour ; avec deux rois, cela peut être dans la même manche.
    Un chevalier perçoit un seul impôt et reste sur sa case jusqu’à la fin de la partie. Les Camps d’entraînement comptent tous tes chevaliers à la fin, placés ou non.

rules-coins-title = Pièces
rules-coins-words = pièce, pièces, argent, or, bourse, payer, fortune
rules-coins-text =
    Chaque royaume commence avec 7 pièces. L’impôt en rapporte d’autres ; les bâtiments coûtent de 0 à 5, le dragon 1. Il y a toujours assez de pièces pour tout le monde.
    À la fin, chaque tranche complète de 3 pièces vaut 1 point.

rules-building-title = Construire
rules-building-words = construire, bâtiment, bâtiments, acheter, achat, prix, coût, exemplaires, tuile, chantier
rules-building-text =
    Une fois par tour, tu peux acheter un bâtiment du plateau, même après une défausse. Il va sur n’importe quelle case ville libre de ton royaume, ancienne ou nouvelle, et y reste : un bâtiment par case.
    Tu paies le prix de son emplacement, de 0 à 5 pièces ; tant que tu accueilles la Reine, 1 pièce de moins. Ses chevaliers sont libres dès ton prochain tour, ses tours comptent aussitôt.
    Plusieurs exemplaires d’un bâtiment comptent tous.

rules-board-title = Le plateau bâtisseurs
rules-board-words = plateau, bâtisseurs, plateau bâtisseurs, marché, offre, prix, emplacement, pioche, pile, remplir
rules-board-text =
    Six bâtiments sont proposés, pour 0, 1, 2, 3, 4 et 5 pièces. Ce qui est acheté ou détruit laisse son emplacement vide jusqu’à la fin de la manche.
    Ensuite, le reste glisse vers le bout le moins cher, en gardant son ordre, et la pioche remplit le bout le plus cher. Qui attend paie donc moins, sauf si quelqu’un d’autre passe avant.
    Une fois la pioche épuisée, les emplacements restent vides. /board montre les prix tels qu’ils sont pour toi.

rules-towers-title = Tours
rules-towers-words = tour, tours, tours de château
rules-towers-text =
    Les tours viennent avec les bâtiments et comptent aussitôt. Elles décident qui accueille la Reine, et les Châteaux ambulants les comptent à la fin.

rules-queen-title = La Reine
rules-queen-words = reine, accueillir, hôte, rabais, moins cher, faveur
rules-queen-text =
    Au début, personne n’accueille la Reine. Un royaume qui gagne des tours l’obtient s’il en a alors au moins autant que chaque autre royaume ; l’égalité suffit. Personne ne l’obtient sans gagner de tours.
    Tant que tu l’accueilles, tu paies les bâtiments 1 pièce de moins, jamais moins que 0, et tu ne peux pas payer le dragon. L’achat qui la fait venir se paie encore en entier.
    À la fin, elle se tient sur un des plus grands domaines de ce royaume, villes comprises, et y vaut une couronne de plus. Elle ne départage pas les égalités.

rules-dragon-title = Le dragon
rules-dragon-words = dragon, payer, détruire, détruit, brûler, feu, grotte, démolir
rules-dragon-text =
    Pour 1 pièce, le dragon détruit un bâtiment du plateau : cette tuile quitte la partie. Ce qui se trouve dans un royaume ne risque rien.
    Ensuite, le dragon est sorti jusqu’à la fin de la manche : un seul joueur par manche peut le payer. Tant que tu accueilles la Reine, tu ne le peux pas.

rules-queen_scoring-title = Le score de Queendomino
rules-queen_scoring-words = score, décompte, points, points de victoire, prestige, compter, gagner, vainqueur, fin, total
rules-queen_scoring-text =
    {"**"}Domaines :** cases multipliées par couronnes. Une Tour de la Reine est une couronne pour la ville où elle se trouve.
    {"**"}La Reine :** une couronne de plus sur un des plus grands domaines du royaume qui l’accueille.
    {"**"}Bâtiments :** leurs propres points ; puis ceux pour chaque domaine distinct d’un paysage, quelles que soient sa taille et ses couronnes, pour chaque tour ou pour chaque chevalier.
    {"**"}Pièces :** 1 point par tranche de 3.
    Puis viennent les bonus des variantes en jeu. /score explique chaque ligne du score actuel.

rules-first_choice-title = Premier choix à deux
rules-first_choice-words = premier choix, 1-2-1, un deux un, première ligne, début, choix
rules-first_choice-text =
    Queendomino à deux : la première personne tirée choisit un domino de la première ligne, l’adversaire en choisit deux, et la première prend le dernier. Ensuite, c’est la ligne qui dit qui joue quand.

rules-icons-title = Icônes des bâtiments
rules-icons-words = icônes, icône, non vérifié, incertain, corriger, corrigé, correction, nombres
rules-icons-text =
    Nous n’avons pas trouvé d’image nette de certaines tuiles Bâtiment : leurs chevaliers ou leurs tours peuvent différer de ce que nous disons. Avec la boîte, on peut regarder ; la gestion du serveur corrige avec /admin settings, pour les parties qui commencent ensuite. Une partie garde les nombres de son début, une Dynastie ceux de sa première partie.

rules-icons-unverified = Non confirmés : { $buildings }.
rules-icons-corrected = **Corrigés par la gestion du serveur :** { $buildings }.
rules-icons-one = { $building } ({ $knights ->
    [0] aucun chevalier
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
}, { $towers ->
    [0] aucune tour
    [one] { $towers } tour
   *[other] { $towers } tours
})

rules-building-brings = **Il rapporte :** { $effect }.
rules-building-knights = Ses chevaliers sont libres dès ton prochain tour.
rules-building-towers = Les tours comptent aussitôt et peuvent te valoir la Reine.
rules-building-crowns = La couronne multiplie les cases du domaine de ville où il se trouve.
rules-building-tax-knights = Chaque chevalier que tu places ensuite rapporte 1 pièce de plus par chevalier que tu possèdes, placé ou non.
rules-building-tax-towers = Chaque chevalier que tu places ensuite rapporte 1 pièce de plus par tour que tu possèdes.
rules-building-per-territory = Compté à la fin : chaque domaine distinct de ce paysage dans ton royaume, même une seule case sans couronne.
rules-building-per-tower = Compté à la fin, pour toutes les tours de ton royaume, les siennes comprises.
rules-building-per-knight = Compté à la fin, pour tous tes chevaliers, placés ou non.
rules-building-copies = { $copies ->
    [one] Il y en a { $copies } exemplaire parmi les { $tiles } tuiles.
   *[other] Il y en a { $copies } exemplaires parmi les { $tiles } tuiles, et chacun compte.
}
rules-building-price = Son prix est celui de son emplacement sur le plateau bâtisseurs, de 0 à 5 pièces ; 1 de moins si tu accueilles la Reine.
rules-building-unverified = { $which ->
    [knights] Aucune image ne confirme le nombre de chevaliers ; la gestion du serveur peut le corriger avec /admin settings.
    [towers] Aucune image ne confirme le nombre de tours ; la gestion du serveur peut le corriger avec /admin settings.
   *[both] Aucune image ne confirme les nombres de chevaliers et de tours ; la gestion du serveur peut les corriger avec /admin settings.
}
rules-building-corrected = La gestion de ce serveur a corrigé ses nombres : { $knights ->
    [0] aucun chevalier
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
}, { $towers ->
    [0] aucune tour
    [one] { $towers } tour
   *[other] { $towers } tours
}.
rules-building-corrected-game = Dans cette partie, il a { $knights ->
    [0] zéro chevalier
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
} et { $towers ->
    [0] zéro tour
    [one] { $towers } tour
   *[other] { $towers } tours
}, comme corrigé par la gestion du serveur.

rules-bakery-words = boulangerie, boulanger, pain
rules-sawmill-words = scierie, scie, moulin, planches, bois
rules-fishmonger-words = poissonnerie, poissonnier, poisson, pêche
rules-weaving_shop-words = atelier de tissage, tisserand, laine, tissu, métier
rules-magic_school-words = école de magie, magicien, sorcière, sorcier
rules-foundry-words = fonderie, forgeron, forge, métal
rules-church-words = église, chapelle, cathédrale
rules-safe_knights-words = coffre des chevaliers, coffre, coffre-fort, trésor, bonus d’impôt
rules-safe_towers-words = coffre des tours, coffre, coffre-fort, trésor, bonus d’impôt
rules-small_tavern-words = petite taverne, taverne, auberge, bistrot
rules-big_tavern-words = grande taverne, taverne, auberge, bistrot
rules-guardtower-words = tour de garde, tour de guet, guet
rules-fortified_castle-words = château fortifié, château fort, forteresse, place forte
rules-travelling_castle-words = château ambulant, château itinérant, roues
rules-training_camp-words = camp d’entraînement, camp, caserne, exercice
rules-statue-words = statue, monument
rules-queens_tower-words = tour de la reine, tour reine, couronne

## Age of Giants

rules-giants-title = Age of Giants en bref
rules-giants-words = age of giants, l’âge des géants, géants, extension, résumé, aperçu, 60 dominos
rules-giants-text =
    Douze dominos de plus, des lignes plus longues et deux quêtes pour tout le monde. En posant A à F, tu recouvres une de tes couronnes avec un géant ; en posant 49 à 54, qui montrent des traces de pas, tu peux envoyer un géant chez un adversaire.

rules-giant-title = Un géant arrive
rules-giant-words = géant, recouvrir, recouvert, couvrir, arriver, arrive, cacher, a à f, lettres
rules-giant-text =
    Si tu poses un domino A à F, tu dois aussitôt recouvrir une couronne visible de ton royaume avec un géant, où que ce soit, sur un bâtiment aussi. Un domino défaussé n’apporte pas de géant. Si aucune couronne n’est visible, le géant passe son chemin.
    Un géant cache une couronne ; une case à trois couronnes a de la place pour trois géants. Une couronne recouverte ne compte pas, ni pour les domaines ni pour les quêtes.

rules-footprints-title = Traces de pas
rules-footprints-words = trace, traces de pas, envoyer, renvoyer, 49, 54, se débarrasser
rules-footprints-text =
    Si tu poses un domino 49 à 54, tu peux envoyer un géant, de n’importe quelle case de ton royaume, chez un adversaire. La couronne qui était dessous compte de nouveau.
    Tu ne peux désigner qu’un adversaire qui a plus de couronnes visibles que de géants déjà en route vers lui. Personne n’est obligé d’envoyer un géant.

rules-receiving-title = Un géant envoyé
rules-receiving-words = recevoir, réception, destinataire, envoyé, en attente, réponse, en route
rules-receiving-text =
    Si tu reçois un géant, tu choisis la couronne visible qu’il recouvre : aussitôt, ou au plus tard avant de poser ton domino suivant. Entre-temps, le tour de l’expéditeur continue.
    En absence à l’échéance, ou si tu as laissé ta place, tu le reçois là où il coûte le moins. Après le dernier tour, les scores attendent ces réponses.

rules-quests-title = Quêtes
rules-quests-words = quête, quêtes, tâche, mission, bonus
rules-quests-text =
    Deux des 17 quêtes comptent pour tout le monde. Elles sont tirées au début, ou choisies par l’hôte, et rapportent à la fin.
    Pour les coins et le milieu d’un royaume incomplet, tout cadre de la taille de la grille qui le contient en entier convient : le meilleur compte, le même pour les deux quêtes.
    Harmonie et Empire du milieu sont ici des quêtes : ce ne sont donc pas des variantes à côté d’Age of Giants.

rules-quest-title = Quête : { $quest }
rules-quest-text =
    {"**"}Elle rapporte :** { $effect }.
    C’est une des 17 quêtes d’Age of Giants, dont deux comptent pour tout le monde. Une couronne sous un géant n’est pas une couronne.

## La Cour

rules-court-title = La Cour en bref
rules-court-words = la cour, cour, extension, jeton, jetons, résumé, aperçu
rules-court-text =
    Du blé, du bois, du poisson et des moutons se trouvent sur les terres. À la fin d’un tour, deux ressources différentes achètent l’un des trois jetons visibles : un bâtiment avec des couronnes pour son paysage, ou un personnage qui compte à la fin ce qui l’entoure.

rules-resources-title = Ressources
rules-resources-words = ressource, ressources, poisson, mouton, biens, dépenser
rules-resources-text =
    Quand une ligne est disposée, chacune de ses cases sans couronne reçoit sa ressource : du blé sur le blé, du bois sur la forêt, du poisson sur les lacs, des moutons sur la prairie. Elles entrent dans ton royaume avec le domino, et se perdent avec un domino défaussé.
    Elles restent sur leurs cases jusqu’à ce que tu les dépenses. D’elles-mêmes, elles ne rapportent rien ; certains personnages comptent celles qui les entourent.

rules-recruit-title = Recruter
rules-recruit-words = recruter, acheter un jeton, face visible, jetons visibles, personnage, personnages, payer, deux ressources
rules-recruit-text =
    Deux ressources de sortes différentes achètent l’un des jetons visibles, en dernière étape de ton tour, à la dernière manche aussi. Un jeton par tour, en recrutant ou en cherchant.
    Il va sur une case sans couronne, ressource ni jeton, pas sur le château ni sur une ville construite. Ce que tu paies quitte d’abord ses cases. Une couronne recouverte est ici une couronne. Un bâtiment veut son paysage ; un personnage va partout.
    Les trois emplacements se remplissent quand la ligne suivante est disposée.

rules-search-title = Chercher dans la pioche
rules-search-words = chercher, recherche, pioche, pile, quatre ressources, tout jeton
rules-search-text =
    Une ressource de chacune des quatre sortes achète n’importe quel jeton de la pioche. Son contenu n’est pas secret, seul son ordre l’est ; elle est mélangée de nouveau ensuite.
    Le jeton va là où il irait en recrutant.

rules-token-words = jeton, jetons
rules-quest-words = quête, quêtes
rules-token-title = { $token } (la Cour)
rules-token-building = Un bâtiment va sur une case de son paysage sans couronne, ressource ni jeton. Ses couronnes comptent pour le domaine, et un géant peut les recouvrir.
rules-token-character = Un personnage va sur toute case sans couronne, ressource ni jeton, mais pas sur le château. Il compte les 8 cases alentour à la fin de la partie.
rules-token-copies = { $copies ->
    [1] La Cour en a un exemplaire.
   *[other] La Cour en a { $copies } exemplaires.
}

## Boîtes et variantes

rules-wedding_few-title = Royal Wedding à trois ou quatre
rules-wedding_few-words = royal wedding, mariage royal, trois joueurs, quatre joueurs, deux boîtes, 96, 24 manches
rules-wedding_few-text =
    Les deux boîtes dans une partie, avec tout Queendomino : 96 dominos, 24 manches, grilles de 7 sur 7. Les lignes de quatre viennent de Queendomino et de Kingdomino à tour de rôle, jamais mélangées. À trois, un domino de chaque ligne quitte la partie.
    Les dominos gardent la lettre de leur boîte : **Q12** vient de Queendomino, **K12** de Kingdomino.

rules-wedding_many-title = Royal Wedding de cinq à huit
rules-wedding_many-words = royal wedding, mariage royal, cinq joueurs, six joueurs, sept joueurs, huit joueurs, 5 joueurs, 6 joueurs, 7 joueurs, 8 joueurs
rules-wedding_many-text =
    Les deux boîtes dans une partie, avec tout Queendomino : 96 dominos en 12 lignes de huit, de Queendomino et de Kingdomino à tour de rôle. Ce que personne ne choisit quitte la partie. Grilles de 5 sur 5.
    Les dominos gardent la lettre de leur boîte : **Q12** vient de Queendomino, **K12** de Kingdomino.

rules-teams-title = Équipes de deux
rules-teams-words = équipe, équipes, partenaire, partenaires, deux par deux, alliance, partager
rules-teams-text =
    Royal Wedding à six ou huit, deux par deux : 12 lignes de huit, une grille de 7 sur 7 par équipe. Les partenaires partagent un royaume, une bourse de 7 pièces, les chevaliers et les tours ; chacun a un roi et agit librement au tour de ce roi.
    Les partenaires se choisissent par leurs places, ou sont tirés au sort. Au tour de ton partenaire, son panneau te montre le brouillon, et vous pouvez vous laisser des mots. Une équipe gagne ensemble.

rules-giants_two-title = Géants à deux
rules-giants_two-words = géants 2, deux joueurs, 2 joueurs, à deux
rules-giants_two-text =
    Kingdomino à deux : 30 des 60 dominos sont tirés. Chaque ligne en a cinq, dont le troisième sort avant tout choix. Six manches, une grille de 5 sur 5, deux rois chacun.

rules-giants_big-title = Géants à deux, 7 sur 7
rules-giants_big-words = géants duel, deux joueurs, 2 joueurs, à deux
rules-giants_big-text =
    Le Grand Duel ou Queendomino à deux : les 60 dominos en 12 lignes de cinq, dont le troisième sort avant tout choix. Une grille de 7 sur 7, deux rois chacun.

rules-giants_three-title = Géants à trois
rules-giants_three-words = géants 3, trois joueurs, 3 joueurs, à trois
rules-giants_three-text =
    Les 60 dominos en 12 lignes de cinq, dont le deuxième et le quatrième sortent avant tout choix. Une grille de 5 sur 5.

rules-giants_four-title = Géants à quatre
rules-giants_four-words = géants 4, quatre joueurs, 4 joueurs, à quatre
rules-giants_four-text =
    Les 60 dominos en 12 lignes de cinq, dont le troisième sort avant tout choix. Une grille de 5 sur 5.

rules-giants_five-title = Géants à cinq
rules-giants_five-words = géants 5, cinq joueurs, 5 joueurs, à cinq
rules-giants_five-text =
    Un cinquième joueur avec une cinquième couleur : les 60 dominos en 12 lignes de cinq. Une grille de 5 sur 5.

rules-two-title = Kingdomino à deux
rules-two-words = deux joueurs, 2 joueurs, à deux, duel
rules-two-text =
    Chacun a deux rois et joue donc deux fois par manche. Les quatre rois sont tirés au début, dans n’importe quel ordre.
    24 des 48 dominos sont tirés pour la partie ; les autres restent dehors, sans être vus. Six manches, une grille de 5 sur 5.

rules-three-title = Kingdomino à trois
rules-three-words = trois joueurs, 3 joueurs, à trois
rules-three-text =
    36 des 48 dominos sont tirés pour la partie ; les autres restent dehors, sans être vus. Une ligne a trois dominos. 12 manches, une grille de 5 sur 5.

rules-four-title = Kingdomino à quatre
rules-four-words = quatre joueurs, 4 joueurs, à quatre
rules-four-text =
    Les 48 dominos sont joués, en 12 lignes de quatre. Une grille de 5 sur 5.

rules-mighty_duel-title = Le Grand Duel
rules-mighty_duel-words = grand duel, duel, 7x7, 7 sur 7, grand
rules-mighty_duel-text =
    À deux. Les 48 dominos sont joués et les royaumes atteignent 7 sur 7 cases, en 12 manches. Chacun a deux rois.
    La case du château est g7.

rules-queen_two-title = Queendomino à deux
rules-queen_two-words = queendomino 2, deux joueurs, 2 joueurs, à deux, 7x7, 7 sur 7
rules-queen_two-text =
    Chacun a deux rois et joue donc deux fois par manche. Les 48 dominos sont joués en 12 lignes de quatre, et les royaumes atteignent 7 sur 7 ; la case du château est g7.
    Dans la première ligne, l’un choisit un domino, l’autre deux, et le premier prend le dernier.

rules-queen_three-title = Queendomino à trois
rules-queen_three-words = queendomino 3, trois joueurs, 3 joueurs, à trois
rules-queen_three-text =
    Les 48 dominos viennent en 12 lignes de quatre ; celui de chaque ligne que personne ne choisit quitte la partie. Une grille de 5 sur 5.

rules-queen_four-title = Queendomino à quatre
rules-queen_four-words = queendomino 4, quatre joueurs, 4 joueurs, à quatre
rules-queen_four-text =
    Les 48 dominos sont joués, en 12 lignes de quatre. Une grille de 5 sur 5.

rules-discovery-title = Version découverte
rules-discovery-words = découverte, version découverte, petite boîte, 24 dominos, courte
rules-discovery-text =
    Une partie courte à deux avec 24 dominos à part. Ils sont tous joués, en six manches de quatre, sur des grilles de 5 sur 5. Chacun a deux rois.
    Toutes les autres règles sont celles de Kingdomino. Ses dominos sont numérotés de 1 à 24 : cherche-en un par `/rules about:D17`.

rules-middle_kingdom-title = Empire du milieu
rules-middle_kingdom-words = empire du milieu, centre, milieu, 10 points, variante, bonus
rules-middle_kingdom-text =
    Une variante : 10 points si le château est au milieu de ta grille. Dans une grille de 5 sur 5, aucune case ne doit être à plus de deux cases du château, d’aucun côté ; dans 7 sur 7, à plus de trois.
    Le royaume n’a pas besoin d’être complet pour cela.

rules-harmony-title = Harmonie
rules-harmony-words = harmonie, complet, 5 points, variante, bonus, plein
rules-harmony-text =
    Une variante : 5 points si tu n’as jamais dû défausser de domino.

rules-dynasty-title = Dynastie
rules-dynasty-words = dynastie, trois parties, trois manches, série, match, variante
rules-dynasty-text =
    Trois parties de suite à une même table, avec les mêmes joueurs, places et couleurs. Les points des trois parties sont additionnés, et qui en a le plus gagne ; les égalités sont partagées.
    Les rois sont tirés de nouveau à chaque partie. La suivante commence d’elle-même, cinq minutes après la précédente.

rules-fairness-title = Un tirage honnête
rules-fairness-words = graine, sceau, honnête, hasard, mélange, tirage, preuve, triche
rules-fairness-text =
    Tout le hasard vient d’un seul nombre secret, la graine, créée avant la partie. Son sceau est montré au début : elle ne peut donc plus changer ensuite ; la graine elle-même est montrée à la fin.
    Tout le monde peut vérifier les deux, et chaque coup : /verify rejoue la feuille de partie et dit si tout concorde.

rules-takeback-title = Reprendre un tour
rules-takeback-words = reprise, reprendre, annuler, erreur, faux clic
rules-takeback-text =
    Jusqu’à la fin de ton tour, tu peux tout changer, et personne n’en voit rien.
    Ensuite, tu peux reprendre le tour tant que personne d’autre n’a joué, sauf s’il a tiré une nouvelle ligne ou mis fin à la partie. Une table peut aussi se jouer sans reprise du tour.

rules-wheat-title = Blé
rules-wheat-words = blé, champ, champs, champ de blé, jaune, w
rules-wheat-text = Le paysage le plus commun : il s’étend facilement, mais ses couronnes sont difficiles à trouver.
rules-forest-title = Forêt
rules-forest-words = forêt, bois, vert foncé, f
rules-forest-text = Commune, avec une couronne ici ou là, toujours à côté d’un autre paysage.
rules-lake-title = Lac
rules-lake-words = lac, rivière, eau, mer, bleu, l
rules-lake-text = Autant de couronnes que la forêt, sur moins de cases.
rules-grassland-title = Prairie
rules-grassland-words = prairie, pré, pâturage, vert clair, herbe, g
rules-grassland-text = Peu de cases, mais certaines portent deux couronnes.
rules-swamp-title = Marais
rules-swamp-words = marais, tourbière, marécage, brun, s
rules-swamp-text = Rare et riche : un petit marais peut valoir un grand champ.
rules-mine-title = Mine
rules-mine-words = mine, mines, montagne, noir, m
rules-mine-text = Le paysage le plus rare et le plus riche : presque chaque mine a des couronnes.

rules-terrain = { $box } : { $crowns ->
    [0] { $squares } cases, sans couronnes.
   *[other] { $squares } cases, { $crowns } couronnes en tout, { $most } au plus sur une case.
}

rules-terrain-giants = Age of Giants ajoute { $crowns ->
    [0] { $squares } cases, sans couronnes.
   *[other] { $squares } cases et { $crowns } couronnes.
}

rules-suggest-domino = { $name } : { $left } – { $right }
rules-suggest-building = { $name } : { $effect }
rules-domino-name = Domino { $number } de { $box }
rules-domino-name-giants = Domino { $number } d’Age of Giants
rules-domino-faces = Moitié gauche : { $left }. Moitié droite : { $right }.
rules-domino-rank = { $lower ->
    [0] C’est le plus petit : qui le prend joue en premier.
   *[other] { $higher ->
        [0] C’est le plus grand : qui le prend joue en dernier.
       *[other] { $lower ->
            [one] Dans sa boîte, { $lower } domino plus petit joue avant lui,
           *[other] Dans sa boîte, { $lower } dominos plus petits jouent avant lui,
        } { $higher ->
            [one] { $higher } est plus grand.
           *[other] { $higher } sont plus grands.
        }
    }
}
rules-domino-arrives = Un géant arrive avec lui et recouvre une de tes couronnes. Les lettres passent avant tous les numéros : qui le prend joue tôt.
rules-domino-footprints = Il montre des traces de pas : avec lui, tu peux envoyer un géant chez un adversaire. Il passe après 1 à 48 : qui le prend joue tard.
rules-domino-twins = Les mêmes moitiés : { $twins }.
