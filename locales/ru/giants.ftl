giants-place-arrives = Выложите { $domino }: { $halves }. С ней приходит великан и накрывает одну из ваших корон.
giants-place-leaves = Выложите { $domino }: { $halves }. С ней можно отправить прочь одного из ваших великанов.
giants-arrives = С костяшкой { $domino } приходит великан. Он должен накрыть одну из ваших корон.
giants-none-open = Открытых корон нет, и великан уходит.
giants-covers = Великан накрывает корону на { $square }.
giants-covers-only = Великан накрывает корону на { $square }, единственную открытую.
giants-sends = Великан с { $square } уходит к игроку { $receiver }.
giants-all-crowns = { $count ->
    [1] Единственный квадрат
   *[other] Все квадраты с коронами ({ $count })
}
giants-send-list = Отправить великана…
giants-send = Отправить с { $square }: { $lord } ({ $change })
giants-keep = Оставить всех великанов
giants-no-send_none = Отправить великана: у вас его нет.
giants-no-send_nobody = Отправить великана: ни у кого нет открытых корон.

giants-title = ### К вам великан · { $table }
giants-title-turn = ### Ваш ход · { $round }
giants-sent-you = { $count ->
    [1] Великана вам отправляет { $senders }. Выберите, какую корону он накроет.
    [one] Великанов вам отправили: { $senders }; ждёт { $count } великан. Выберите, какую корону накроет первый.
    [few] Великанов вам отправили: { $senders }; ждут { $count } великана. Выберите, какую корону накроет первый.
   *[many] Великанов вам отправили: { $senders }; ждут { $count } великанов. Выберите, какую корону накроет первый.
}
giants-tap = Нажмите на букву, чтобы увидеть, чего это стоит.
giants-would = На { $square }: { $change }, у вас будет { $total }.
giants-final = Пока вы не накрыли корону, выбор можно менять. Потом нельзя.
giants-cover = Накрыть
giants-covered-for-you = Великан без вас накрыл корону на { $square }, потеря наименьшая ({ $change }).
giants-covered = Великан накрывает корону на { $square } ({ $change }). У вас { $total }.

giants-choice = { $square } ({ $change })
