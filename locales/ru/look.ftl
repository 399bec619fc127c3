look-title = ### { $square } · { $lord } · { $table }
look-free = { $lies }.
look-out = свободно, вне досягаемости
look-laid = { $lies }, половинка костяшки { $domino } на { $spot }.
look-effect = { $name }: { $effect }.
look-territory = Область ({ $terrain }) — { $count ->
    [1] { $count } квадрат
    [one] { $count } квадрат ({ $squares })
    [few] { $count } квадрата ({ $squares })
   *[many] { $count } квадратов ({ $squares })
}, { $crowns ->
    [0] корон нет: 0 очков.
    [one] { $crowns } корона: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
    [few] { $crowns } короны: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
   *[many] { $crowns } корон: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
}
look-around = Вокруг: { $around }.
look-above = сверху { $square }, { $lies }
look-right = справа { $square }, { $lies }
look-below = снизу { $square }, { $lies }
look-left = слева { $square }, { $lies }
look-laid-draft = { $half } в вашем незавершённом ходе
look-spot = { $spot } ({ $gain }; { $halves })
look-fits = { $whose ->
    [own] Ваша костяшка
   *[lord] { $lord }: костяшка
} { $domino }, { $halves }, подходит сюда: { $spots }.
look-unfit = { $whose ->
    [own] Ваша костяшка
   *[lord] { $lord }: костяшка
} { $domino }, { $halves }, сюда не подходит. { $why }
look-drafted = В вашем незавершённом ходе здесь ляжет: { $halves }.
look-drafted-moves = В вашем незавершённом ходе: { $moves }.
look-choice = { $square } · { $lies }
