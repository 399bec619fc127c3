replay-command-replay = Revoir une partie pas à pas (relecture)
replay-option-round = La manche où commencer ; 0 est le premier choix
replay-button = Relecture
replay-button-step = Revoir pas à pas

replay-table-game = { $table } · partie { $number }
replay-title-start = ### { $table } · le début · étape 0 sur { $steps }
replay-title-choice = ### { $table } · premier choix · étape { $step } sur { $steps }
replay-title = ### { $table } · manche { $round }, tour { $turn } · étape { $step } sur { $steps }
replay-title-end = ### { $table } · la fin de la partie
replay-title-grown = ### { $table } · comment les royaumes ont grandi
replay-title-grown-one = ### { $table } · le royaume qui grandit : { $lord }
replay-start = Rien n’est encore choisi.
replay-file-title = Une feuille de partie venue d’un fichier
replay-file-lord = fichier : { $lord }
replay-file-origin = { $by } a apporté cette feuille de partie dans un fichier. Je n’ai pas vu jouer cette partie, et les noms sont ceux du fichier.
replay-plays = -# Elle se joue quelques fois, puis s’arrête.{ $running ->
    [yes] {" "}La partie continue.
   *[no] {""}
}

replay-first = ⏮ Début
replay-back = ◀ Retour
replay-next = Suite ▶
replay-last = Fin ⏭
replay-round = Aller à la manche…
replay-round-choice = Premier choix
replay-round-one = Manche { $round }
replay-show-move = Le coup
replay-show-table = Toute la table
replay-show-kingdom = Royaume qui grandit : { $lord }
replay-show-kingdom-team = Royaume qui grandit : { $lord } et { $partner }
replay-show-end = La carte de fin
replay-show-text = Le coup en texte
replay-animation = Animation

replay-which = Quelle partie veux-tu revoir pas à pas ?
replay-which-none = Il n’y a encore aucune partie à revoir ici.
replay-which-select = Quelle partie ?
replay-choice-running = { $table } · { panel-round }
replay-choice-over = { $table } · { $points }
replay-choice-ended = { $table } · terminée sans résultat
