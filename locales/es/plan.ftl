## The panel of a plan

plan-title = ### Planear tu próximo turno · { $round }
plan-place = Vas a colocar { $domino }: { $halves }.
plan-nowhere = { $domino } no cabe en ningún sitio de tu reino tal como está, así que se descartará.
plan-first = Vas a escoger una ficha de la primera línea.
plan-kept = Tu plan está guardado. Puedes cambiarlo o borrarlo hasta que te toque.
plan-cleared = Tu plan está borrado. No hay nada planeado.
plan-unkept = Este plan aún no está guardado: pulsa [Guardar este plan].
plan-waits = Este plan espera a tu turno.
plan-differs = Otro plan espera a tu turno. Guarda este para sustituirlo.
plan-gone = { $count ->
    [1] { $dominoes } ya no está libre, así que no se puede desear.
   *[other] { $dominoes } ya no están libres, así que no se pueden desear.
}
plan-arrives = Con { $domino } viene un gigante: se te preguntará qué corona tapa.
plan-own-turn = Ya te toca: juega tu turno aquí. No se ha planeado nada.
plan-tap = Un plan necesita una posición: toca una letra. No se guarda nada hasta que pulses [Guardar este plan].
plan-tap-spot = Un plan necesita una posición: elige una de la lista. No se guarda nada hasta que pulses [Guardar este plan].
plan-tap-wish = Elige las fichas que te gustaría tomar, la mejor primero. No se guarda nada hasta que pulses [Guardar este plan].
plan-at = Plan: { $domino } en **{ $spot }**: { $gain }, tendrías { $total }.
plan-taxes = { $count ->
    [1] Un caballero cobra impuestos en { $squares }.
   *[other] Los caballeros cobran impuestos en { $squares }.
}
plan-wishes = Deseos: { $wishes }.
plan-else = { $first }, si no { $then }
plan-otherwise-ask = Si ningún deseo está libre, se te pregunta.
plan-otherwise = Si ningún deseo está libre, toma la { $which ->
    [lowest] más baja
   *[highest] más alta
}.
plan-only = Toma la { $which ->
    [lowest] más baja
   *[highest] más alta
} que esté libre.
plan-asks-wish = Después te pregunta qué ficha tomar.
plan-no-line = La línea siguiente aún no está en la mesa: solo se puede planear la posición.
plan-wish = { $domino } · { $place }.ª
plan-wish-list = Desear…
plan-select-ask = Si ningún deseo está libre: preguntarme
plan-select = Si ningún deseo está libre: tomar la { $which ->
    [lowest] más baja
   *[highest] más alta
}
plan-select-tax = Impuestos…
plan-select-tax-none = Sin impuestos
plan-how = El plan se juega solo un minuto después de empezar tu turno, si { $team ->
    [yes] tu pareja no ha colocado nada desde entonces, la posición
   *[no] la posición
} sigue siendo válida y algún deseo está libre. Si no, se te pregunta. Nadie más puede verlo.
plan-how-spot = Cuando te toque, la posición ya estará puesta, y tú eliges el resto. Nadie más puede verlo.
plan-button-keep = Guardar este plan
plan-button-clear = Borrar
plan-button-mine = Planear mi turno
plan-button-next = Planear mi turno
plan-button-log = Mis planes

## Outcomes of plans

plan-log-title = ### Tus planes en { $table }
plan-log-none = Todavía no has guardado ningún plan aquí.
plan-log-nothing = Ningún plan espera a tu turno.
plan-log-hidden = Nadie más puede verlos.
plan-log-waits = Espera a { $turn } · { $plan }
plan-log-line = { $when } · { $turn }: { $fate }
plan-turn = ronda { $round }, { $domino }
plan-turn-start = la primera elección
plan-fate-played = Se jugó tu plan: { $domino } en { $spot }, luego { $took }.
plan-fate-played-last = Se jugó tu plan: { $domino } en { $spot }.
plan-fate-played-discarded = Se jugó tu plan: { $domino } no cabía en ningún sitio, luego { $took }.
plan-fate-played-chose = Se jugó tu plan: tomaste { $took }.
plan-fate-gone = { $count ->
    [one] { $dominoes } ya no estaba libre.
   *[other] { $dominoes } ya no estaban libres.
}
plan-fate-wishes_taken = { $count ->
    [1] Tu plan no se jugó: { $dominoes } ya no estaba libre.
   *[other] Tu plan no se jugó: { $dominoes } ya no estaban libres.
}
plan-fate-line_unknown = Tu plan no se jugó solo: la línea siguiente no se conocía cuando lo hiciste.
plan-fate-no_wish = Tu plan no se jugó solo: no tenía ningún deseo.
plan-fate-giant_arrives = Tu plan no se jugó solo: con tu ficha viene un gigante, y eliges tú la corona que tapa.
plan-fate-no_spot = Tu plan no se jugó: no tenía ninguna posición para tu ficha.
plan-fate-spot_illegal = Tu plan no se jugó: la posición ya no es válida.
plan-fate-tax_illegal = Tu plan no se jugó: el impuesto ya no es posible.
plan-fate-giant_came = Tu plan no se jugó: mientras tanto llegó un gigante a { $square }.
plan-fate-giant_waits = Tu plan no se jugó: un gigante viene hacia ti, y primero va su corona.
plan-fate-kingdom_changed-own = Tu plan no se jugó: cambiaste tu reino después de planear.
plan-fate-kingdom_changed-partner = Tu plan no se jugó: tu pareja cambió el reino después de que planearas.
plan-fate-kingdom_changed-queen = Tu plan no se jugó: mientras tanto te ha dejado la Reina.
plan-fate-other_domino = Tu plan no se jugó: tomaste otra ficha después de planear.
plan-fate-taken_back = Tu plan no se jugó: se retiraron turnos de común acuerdo.
plan-fate-time = Tu plan no se jugó: antes se acabó tu tiempo.
plan-fate-resigned = Tu plan no se jugó: el piloto automático jugó por ti.
plan-fate-game_over = Tu plan no se jugó: antes terminó la partida.
plan-fate-again = Has vuelto a planear.
plan-fate-own_turn = Tu plan ya no se juega solo: ahora te toca.
plan-fate-cleared = Lo borraste.
plan-fate-drafted = Lo que planeaste ya está puesto.

## To the lord alone

plan-news = { $table } ({ $server }) · { $turn }

## Commands

plan-command-plan = Planea tu próximo turno
plan-command-plan-make = Planea tu próximo turno
plan-command-plan-show = Muestra tu plan y qué fue de los anteriores
plan-command-plan-drop = Olvida tu plan
plan-option-spot = Dónde debería ir tu ficha, como b5 a5
plan-option-wishes = Fichas de la línea siguiente, la mejor primero, como 41 33
plan-option-otherwise = Qué tomar si ningún deseo está libre
plan-choice-ask = Preguntarme
plan-choice-lowest = Tomar la más baja
plan-choice-highest = Tomar la más alta
