rules-command-rules = Busca una regla, un edificio, una misión, una loseta, un paisaje o una ficha
rules-command-help = Cómo se juega aquí, en un minuto
rules-option-about = Una palabra de las reglas, un edificio, misión, loseta o paisaje, o el número de una ficha
rules-title = ### Reglas · { $title }
rules-title-game = ### Reglas de { $table }
rules-paragraph = {"**"}{ $title }.** { $text }
rules-select-rules = Cómo se juega…
rules-select-queen = Queendomino…
rules-select-built = Edificios…
rules-select-giants = La era de los gigantes…
rules-select-court = La Corte…
rules-select-terms = Palabras y paisajes…
rules-select-setups = Cajas y variantes…
rules-also = Mira también: { $topics }.
rules-hint = /rules encuentra cualquier palabra de las reglas, edificios, misiones y losetas por su nombre o su efecto, y fichas por su número.
rules-unknown = No tengo ninguna regla para «{ $asked }». Elige una abajo o prueba con otra palabra.
rules-fillers = a, al, algo, con, cómo, como, cuando, cuándo, cuánto, cuántos, cuántas, cuál, cual, de, del, desde, dónde, donde, el, ella, en, entre, es, esta, este, esto, está, están, explica, explícame, funciona, funcionan, ha, hay, hace, hacer, la, las, le, lo, los, me, mi, mis, muy, más, o, para, pasa, pero, por, porque, puede, puedo, qué, que, quién, quien, regla, reglas, se, ser, si, sí, sin, sobre, son, su, sus, tengo, tiene, tienen, un, una, uno, y, ya
rules-unknown-title = ### Reglas
rules-game-title = Kingdomino en breve
rules-game-words = juego, objetivo, meta, resumen, lo básico, partida
rules-game-text =
    Cada jugador construye un reino de fichas alrededor de un castillo, cuadrado a cuadrado.
    En tu turno haces dos cosas: colocas la ficha en la que está tu rey, y después pones ese rey en una ficha de la línea siguiente.
    Al final cada territorio cuenta sus cuadrados por sus coronas. Un territorio sin corona no vale nada. Gana quien tiene más puntos.
    La gracia: con una ficha mejor juegas más tarde en la ronda siguiente, y tomas lo que dejan los demás.
rules-start-title = El inicio
rules-start-words = inicio, comienzo, empezar, preparación, primera línea, sorteo, sorteo de los reyes
rules-start-text =
    Cada reino empieza con un castillo y nada más. Las fichas se barajan y se extiende la primera línea, con el número más bajo primero.
    Después se sortean los reyes uno a uno. Quien sale en el sorteo pone ese rey en cualquier ficha libre de la primera línea. En Queendomino para dos, el orden es otro: mira Primera elección entre dos.
    Cuando todos los reyes están puestos, se extiende la línea siguiente y empieza la ronda 1.
rules-turn-title = Un turno
rules-turn-words = turno, paso, pasos, orden de los pasos, qué hacer
rules-turn-text =
    1. **Colocar** la ficha en la que está tu rey. Si no cabe en ningún sitio, se descarta.
    2. **Escoger**: pones ese rey en una ficha libre de la línea siguiente.
    Las dos cosas son obligatorias. En la última ronda no hay línea siguiente, así que solo colocas.
    Queendomino tiene tres pasos más entre estos dos, y todos se pueden usar o saltar.
rules-place-title = Colocar una ficha
rules-place-words = colocar, poner, conectar, conexión, encajar, vecino, junto, tocar, válido, legal
rules-place-text =
    Una ficha cubre dos cuadrados libres que comparten un lado. Al menos una mitad tiene que tocar, lado con lado, el castillo o un cuadrado de su propio paisaje. El castillo va con todos los paisajes.
    Basta un lado que encaje; todos los demás pueden ser distintos. Las esquinas no cuentan.
    El reino entero debe seguir cabiendo en su cuadrícula: 5 por 5, o 7 por 7 donde se diga. Una ficha colocada no se mueve nunca.
rules-grid-title = La cuadrícula
rules-grid-words = cuadrícula, tamaño, 5x5, 5 por 5, 7x7, 7 por 7, ancho, alto, límite, fuera
rules-grid-text =
    Un reino, castillo incluido, no tiene nunca más de 5 cuadrados de ancho y 5 de alto. Son 7 y 7 en Duelo por el poder, en Queendomino para dos, y en La boda real con tres o cuatro jugadores o por equipos.
    El castillo no tiene por qué estar en el centro: el borde de la cuadrícula lo decide lo que colocas. Cuando tu reino ya tiene 5 de ancho, no cabe nada más a su izquierda ni a su derecha.
rules-discard-title = Descartar
rules-discard-words = descartar, descarte, descartada, no cabe, tirar, ficha perdida
rules-discard-text =
    Una ficha que no cabe en ningún sitio de tu reino se descarta: sale del juego y deja un hueco, lo que te cuesta Armonía donde se juega con ella.
    Una ficha que cabe en algún sitio hay que colocarla, aunque haga daño.
rules-choose-title = Escoger una ficha
rules-choose-words = escoger, elegir, tomar, rey, próxima ficha
rules-choose-text =
    Después de colocar, tu rey va a una ficha de la línea siguiente en la que no haya otro rey. Colocarás esa ficha en la ronda siguiente.
    Las fichas de número bajo son sencillas, pero te hacen jugar pronto; las altas llevan los paisajes raros y las coronas, y te hacen jugar tarde.
rules-order-title = Orden de juego
rules-order-words = orden, primero, quién juega, orden de turno, ronda
rules-order-text =
    En cada ronda se juega en el orden de los reyes en la línea, con la ficha más baja primero.
    Quien tomó la ficha más baja juega primero y escoge entre toda la línea siguiente; quien tomó la más alta se queda con lo que sobra.
rules-line-title = La línea
rules-line-words = línea, línea siguiente, esta ronda, columna, fila, hilera, oferta
rules-line-text =
    Las fichas en oferta están en una línea, ordenadas por sus números. Hay dos: la línea de esta ronda, donde están los reyes, y la línea siguiente, de la que se escoge.
    Casi siempre una línea tiene cuatro fichas; en Kingdomino para tres, tres. Con cinco a ocho jugadores y en La era de los gigantes son más largas. Al terminar una ronda, la línea siguiente pasa a ser la de la ronda y se sortea una nueva.
    Donde una línea tiene más fichas que reyes, las que nadie escoge salen del juego, como en Queendomino para tres.
rules-round-title = Rondas
rules-round-words = ronda, rondas, cuántas rondas, duración, última ronda, fin de ronda
rules-round-text =
    Una ronda termina cuando han jugado todos los reyes. Con tres jugadores o más hay 12 rondas; con dos, 6. En Duelo por el poder y en Queendomino son siempre 12; en Descubrimiento, 6. La boda real con tres o cuatro jugadores tiene 24.
    En la última ronda no queda nada que escoger: cada rey coloca su última ficha y la partida termina.
rules-scoring-title = Puntuación
rules-scoring-words = puntuación, puntos, puntuar, contar, ganar, victoria, final, total
rules-scoring-text =
    Para cada territorio se multiplican sus cuadrados por las coronas que hay en él. Seis cuadrados de lago con dos coronas son 12 puntos; seis sin corona no son nada.
    Dos territorios de un mismo paisaje cuentan por separado. El castillo no forma parte de ningún territorio.
    Luego vienen las bonificaciones de las variantes en juego: 10 por Reino Medio y 5 por Armonía. Gana quien tiene más puntos.
    Queendomino añade edificios, monedas y la Reina. /score explica cada línea de la puntuación hasta ahora.
rules-ties-title = Empates
rules-ties-words = empate, empates, desempate, igualdad, mismos puntos, victoria compartida
rules-ties-text =
    Con los mismos puntos gana quien tiene el territorio más grande: de cada reino cuenta el mayor, tenga coronas o no. Si también son iguales, ganan más coronas; donde hay ciudades, las coronas no deciden.
    Si sigue el empate, se comparte la victoria.
rules-territory-title = Territorio
rules-territory-words = territorio, propiedad, área, zona, región, grupo, contiguo
rules-territory-text =
    Todos los cuadrados de un mismo paisaje unidos lado con lado son un territorio. Los cuadrados que solo se tocan por una esquina no están unidos.
    Un territorio puede estar hecho de muchas fichas, y una ficha puede formar parte de dos.
rules-crown-title = Coronas
rules-crown-words = corona, coronas, multiplicador
rules-crown-text =
    Algunos cuadrados llevan una, dos o tres coronas. Se suman todas las coronas de un territorio, y sus cuadrados se multiplican por esa suma.
    Las coronas son raras en trigo, bosque y lago, y frecuentes en montañas y pantanos. Las ciudades no tienen ninguna propia.
rules-castle-title = Castillo
rules-castle-words = castillo, ficha de inicio, pieza de inicio, comodín, centro
rules-castle-text =
    Tu castillo es el primer cuadrado de tu reino. A su lado puede ir cualquier paisaje. No puntúa y no forma parte de ningún territorio.
    En imágenes y textos su cuadrado es siempre e5, o g7 donde los reinos crecen hasta 7 por 7.
rules-king-title = Rey
rules-king-words = rey, reyes, peón, figura, asiento
rules-king-text = Tu rey muestra qué ficha es la tuya. Con tres jugadores o más, cada reino tiene un rey; con dos, cada reino tiene dos, así que juegas dos veces en cada ronda.
rules-domino-title = Fichas
rules-domino-words = ficha, fichas, dominó, pieza, número, mitad
rules-domino-text =
    Kingdomino y Queendomino tienen 48 fichas cada uno, numeradas del 1 al 48. Cada una tiene dos mitades con un paisaje, algunas con coronas. Cuanto mejor es la ficha, más alto es su número.
    Búscala por su número: `/rules about:17`. En una partida es una ficha de su caja; en cualquier sitio, `K17` es de Kingdomino y `Q17` de Queendomino. La era de los gigantes añade A a F y 49 a 54.
rules-square-title = Nombres de los cuadrados
rules-square-words = cuadrado, cuadrados, posición, posiciones, casilla, coordenadas, notación, letras, a1, e5
rules-square-text =
    Un cuadrado tiene una letra por su columna, de izquierda a derecha, y un número por su fila, de abajo arriba. El castillo es e5, en cuadrículas de 7 por 7 g7, y conserva ese nombre toda la partida.
    Una posición son dos cuadrados, primero la mitad izquierda de la ficha: **b5–a5** pone la mitad izquierda en b5 y la derecha en a5. Para escribirla basta `b5 a5`.

## Queendomino

rules-queendomino-title = Queendomino en breve
rules-queendomino-words = queendomino, resumen, lo básico, novedades, qué hay de nuevo
rules-queendomino-text =
    Todo Kingdomino, y más: algunos cuadrados son ciudades, y en las ciudades puedes construir.
    Colocas tu ficha. Después, si quieres, tus caballeros cobran impuestos en ella, compras un edificio y pagas al dragón para que queme otro. Por último escoges tu próxima ficha.
    Las torres te traen a la Reina, que abarata los edificios.
    Al final los territorios cuentan sus cuadrados por sus coronas; edificios, monedas y la Reina se suman. Gana quien tiene más puntos.
rules-queen_turn-title = Un turno de Queendomino
rules-queen_turn-words = pasos, turno, orden de los pasos, opcional, qué hacer
rules-queen_turn-text =
    1. **Colocar** la ficha en la que está tu rey. Si no cabe en ningún sitio, se descarta.
    2. **Impuestos**, si quieres: caballeros en los cuadrados recién colocados traen monedas.
    3. **Construir**, si quieres: un edificio en uno de tus cuadrados de ciudad.
    4. **El dragón**, si quieres: por 1 moneda quema un edificio que aún no ha comprado nadie.
    5. **Escoger** tu próxima ficha. En la última ronda no hay ninguna.
    Los pasos 2 a 4 se pueden saltar, pero ninguno vuelve: un paso posterior no puede pagar uno anterior. En el panel puedes tocar en cualquier orden, y él juega los pasos en este.
rules-town-title = Ciudad
rules-town-words = ciudad, ciudades, rojo, pueblo, villa, t
rules-town-text =
    El séptimo paisaje, solo en Queendomino. Las ciudades conectan y forman territorios como cualquier otro paisaje.
    Un cuadrado de ciudad admite un edificio. Las ciudades no tienen coronas propias; una Torre de la Reina o la Reina pueden darles alguna.
rules-tax-title = Impuestos
rules-tax-words = impuesto, impuestos, cobrar, recaudar, ingresos, dinero
rules-tax-text =
    Justo después de colocar tu ficha puedes poner en ella uno o dos caballeros libres, uno en cada cuadrado. Cada uno te da en el acto tantas monedas como cuadrados tiene el territorio de su cuadrado; las ciudades también pagan.
    El caballero se queda allí para siempre. Una ficha descartada no paga nada.
    Cada una de las dos Cajas aumenta lo que trae cada caballero que se ponga a partir de entonces.
rules-knights-title = Caballeros
rules-knights-words = caballero, caballeros, soldado, caballero libre, guardia
rules-knights-text =
    Cada reino empieza con 1 caballero. Los edificios traen más, y esos están libres desde tu próximo turno; con dos reyes puede ser en la misma ronda.
    Un caballero cobra un impuesto y se queda en su cuadrado el resto de la partida. Los Campos de entrenamiento cuentan al final todos tus caballeros, colocados o no.
rules-coins-title = Monedas
rules-coins-words = moneda, monedas, dinero, oro, pagar, riqueza
rules-coins-text =
    Cada reino empieza con 7 monedas. Los impuestos traen más; los edificios cuestan de 0 a 5, el dragón 1. Siempre hay monedas suficientes para toda la mesa.
    Al final cada 3 monedas completas son 1 punto.
rules-building-title = Edificio
rules-building-words = construir, edificio, edificios, comprar, compra, precio, coste, copias, obra
rules-building-text =
    Una vez por turno puedes comprar un edificio del tablero, también después de un descarte. Va en cualquier cuadrado de ciudad libre de tu reino, nuevo o viejo, y se queda allí: un edificio por cuadrado.
    Pagas el precio de su casilla, de 0 a 5 monedas; mientras tengas a la Reina, 1 moneda menos. Sus caballeros están libres desde tu próximo turno, sus torres cuentan en el acto.
    Si tienes varias copias de un edificio, cuentan todas.
rules-board-title = El tablero de Constructores
rules-board-words = tablero, constructores, mercado, oferta, precio, precios, casilla, pila, reponer
rules-board-text =
    Hay seis edificios en oferta, por 0, 1, 2, 3, 4 y 5 monedas. Lo que se compra o se quema deja su casilla vacía hasta que termina la ronda.
    Entonces el resto se desplaza hacia el lado barato sin cambiar de orden, y la pila rellena el lado caro. Quien espera paga menos, salvo que alguien se adelante.
    Cuando la pila se agota, las casillas se quedan vacías. /board muestra los precios tal como son para ti.
rules-towers-title = Torres
rules-towers-words = torre, torres, torres del castillo
rules-towers-text = Las torres vienen con los edificios y cuentan en el acto. Deciden quién tiene a la Reina, y los Castillos Viajeros las cuentan al final.
rules-queen-title = La Reina
rules-queen-words = reina, tener a la reina, descuento, más barato, favor
rules-queen-text =
    Al principio nadie tiene a la Reina. Un reino que gana torres la consigue si entonces tiene al menos tantas como cualquier otro; basta el empate. Nadie la consigue sin ganar torres.
    Quien la tiene paga 1 moneda menos por los edificios, nunca menos de 0. La compra que la trae aún se paga entera. Quien la tiene no puede pagar al dragón.
    Al final está en el territorio más grande de su reino, o en uno de ellos si hay varios, ciudades incluidas, y allí es una corona más. No deshace empates.
rules-dragon-title = El dragón
rules-dragon-words = dragón, pagar, soborno, sobornar, quemar, quemado, fuego, cueva, destruir
rules-dragon-text =
    Por 1 moneda el dragón quema un edificio del tablero: ese edificio sale del juego. Lo que ya está en un reino está a salvo.
    Después el dragón está fuera hasta que termina la ronda, así que solo se le puede pagar una vez por ronda. Quien tiene a la Reina no puede nunca.
rules-queen_scoring-title = Puntuación de Queendomino
rules-queen_scoring-words = puntuación, puntos, puntuar, contar, ganar, victoria, final, total
rules-queen_scoring-text =
    {"**"}Territorios:** cuadrados por coronas. Una Torre de la Reina es una corona para la ciudad en la que está.
    {"**"}La Reina:** una corona más en el territorio más grande de quien la tiene.
    {"**"}Edificios:** sus propios puntos; y los que dan por cada territorio separado de un paisaje, sin importar su tamaño ni sus coronas, por cada torre o por cada caballero.
    {"**"}Monedas:** 1 punto por cada 3 completas.
    Luego vienen las bonificaciones de las variantes en juego. /score explica cada línea de la puntuación hasta ahora.
rules-first_choice-title = Primera elección entre dos
rules-first_choice-words = primera elección, 1-2-1, uno dos uno, primera línea, inicio
rules-first_choice-text = En Queendomino para dos, quien sale primero en el sorteo escoge una ficha de la primera línea, la otra persona dos, y la primera se queda con la última. Desde entonces la línea decide quién juega cuándo.
rules-icons-title = Iconos de los edificios
rules-icons-words = iconos, icono, sin confirmar, inseguro, corregir, corregido, corrección, números
rules-icons-text = De algunos edificios no hemos encontrado ninguna imagen clara, así que sus caballeros o torres pueden ser distintos de lo que decimos. Quien tenga la caja puede mirarlo; la administración del servidor lo corrige con /admin settings, para las partidas que empiecen desde entonces. Una partida conserva los números con los que empezó; una Dinastía, los de su primera partida.
rules-icons-unverified = Sin confirmar: { $buildings }.
rules-icons-corrected = {"**"}Corregidos por la administración:** { $buildings }.
rules-icons-one = { $building } ({ $knights ->
    [0] ningún caballero
    [one] { $knights } caballero
   *[other] { $knights } caballeros
}, { $towers ->
    [0] ninguna torre
    [one] { $towers } torre
   *[other] { $towers } torres
})
rules-building-brings = {"**"}Da:** { $effect }.
rules-building-knights = Sus caballeros están libres desde tu próximo turno.
rules-building-towers = Las torres cuentan en el acto y pueden traerte a la Reina.
rules-building-crowns = La corona multiplica los cuadrados del territorio de ciudad en el que está.
rules-building-tax-knights = Cada caballero que pongas desde entonces trae 1 moneda más por cada caballero que tengas, colocado o no.
rules-building-tax-towers = Cada caballero que pongas desde entonces trae 1 moneda más por cada torre que tengas.
rules-building-per-territory = Se cuenta al final: cada territorio separado de ese paisaje en tu reino, aunque sea un solo cuadrado sin coronas.
rules-building-per-tower = Se cuenta al final, por todas las torres de tu reino, también las suyas.
rules-building-per-knight = Se cuenta al final, por todos tus caballeros, colocados o no.
rules-building-copies = { $copies ->
    [one] Hay { $copies } copia entre los { $tiles } edificios.
   *[other] Hay { $copies } copias entre los { $tiles } edificios, y cada una cuenta.
}
rules-building-price = Su precio es el de su casilla en el tablero de Constructores, de 0 a 5 monedas; 1 menos para quien tiene a la Reina.
rules-building-unverified = { $which ->
    [knights] Ninguna imagen confirma el número de caballeros; la administración puede corregirlo con /admin settings.
    [towers] Ninguna imagen confirma el número de torres; la administración puede corregirlo con /admin settings.
   *[both] Ninguna imagen confirma los números de caballeros y torres; la administración puede corregirlos con /admin settings.
}
rules-building-corrected = La administración de este servidor ha corregido sus números: { $knights ->
    [0] ningún caballero
    [one] { $knights } caballero
   *[other] { $knights } caballeros
}, { $towers ->
    [0] ninguna torre
    [one] { $towers } torre
   *[other] { $towers } torres
}.
rules-building-corrected-game = En esta partida tiene { $knights ->
    [0] ningún caballero
    [one] { $knights } caballero
   *[other] { $knights } caballeros
} y { $towers ->
    [0] ninguna torre
    [one] { $towers } torre
   *[other] { $towers } torres
}, según la corrección de la administración del servidor.
rules-bakery-words = panadería, panadero, pan
rules-sawmill-words = aserradero, sierra, madera, serrería
rules-fishmonger-words = pescadería, pescado, pez, pesca
rules-weaving_shop-words = tejeduría, tejedor, lana, tela, telar
rules-magic_school-words = escuela de magia, mago, bruja, hechicero
rules-foundry-words = fundición, herrero, fragua, metal
rules-church-words = iglesia, capilla, catedral
rules-safe_knights-words = caja de los caballeros, caja, caja fuerte, tesoro, bonificación de impuestos
rules-safe_towers-words = caja de las torres, caja, caja fuerte, tesoro, bonificación de impuestos
rules-small_tavern-words = pequeña taberna, taberna, posada, bar
rules-big_tavern-words = gran taberna, taberna, posada, bar, taberna grande
rules-guardtower-words = torre de guardia, torre vigía, atalaya
rules-fortified_castle-words = castillo fortificado, fortaleza, fuerte
rules-travelling_castle-words = castillo viajero, ruedas
rules-training_camp-words = campo de entrenamiento, campamento, cuartel, instrucción
rules-statue-words = estatua, monumento
rules-queens_tower-words = torre de la reina, corona

## Age of Giants

rules-giants-title = La era de los gigantes en breve
rules-giants-words = era de los gigantes, gigantes, expansión, resumen, 60 fichas
rules-giants-text = Doce fichas más, líneas más largas y dos misiones para todos los reinos. Al colocar de la A a la F, tapas una de tus coronas con un gigante; al colocar de la 49 a la 54, que muestran huellas, puedes enviar un gigante a un rival.
rules-giant-title = Llega un gigante
rules-giant-words = gigante, tapar, tapada, cubrir, llega, llegar, esconder, de la a a la f, letras
rules-giant-text =
    Quien coloca una ficha de la A a la F tiene que tapar en el acto una corona visible del reino con un gigante, esté donde esté, también en un edificio. Una ficha descartada no trae ningún gigante. Si no hay ninguna corona visible, el gigante se marcha.
    Un gigante tapa una corona; un cuadrado con tres coronas tiene sitio para tres gigantes. Una corona tapada no cuenta, ni para los territorios ni para las misiones.
rules-footprints-title = Huellas
rules-footprints-words = huella, huellas, enviar, mandar, 49, 54, librarse
rules-footprints-text =
    Quien coloca una ficha de la 49 a la 54 puede enviar a un rival un gigante de cualquier cuadrado del reino. La corona que tapaba vuelve a contar.
    Solo puede ser un rival que tenga más coronas visibles que gigantes ya de camino. Nadie está obligado a enviar un gigante.
rules-receiving-title = Un gigante enviado
rules-receiving-words = recibir, recibido, enviado, pendiente, respuesta, de camino
rules-receiving-text =
    Quien recibe un gigante elige qué corona visible tapa: en el acto o, a más tardar, antes de colocar su próxima ficha. Mientras tanto sigue el turno de quien lo envió.
    Si en ese momento no está, o ha dejado el asiento, el gigante va donde menos cuesta. Después del último turno, la puntuación espera a esas respuestas.
rules-quests-title = Misiones
rules-quests-words = misión, misiones, tarea, bonificación
rules-quests-text =
    Dos de las 17 misiones cuentan para toda la mesa. Se sortean al principio, o las elige el anfitrión, y se puntúan al final.
    Para las esquinas y el centro de un reino incompleto vale cualquier marco del tamaño de la cuadrícula que lo contenga entero: cuenta el mejor, el mismo para las dos misiones.
    Armonía y Reino Medio son aquí misiones, así que no son variantes junto a La era de los gigantes.
rules-quest-title = Misión: { $quest }
rules-quest-text =
    {"**"}Da:** { $effect }.
    Es una de las 17 misiones de La era de los gigantes, de las que dos cuentan para toda la mesa. Una corona bajo un gigante no es una corona.

## The Court

rules-court-title = La Corte en breve
rules-court-words = la corte, corte, expansión, loseta, losetas, resumen
rules-court-text = Sobre la tierra hay trigo, madera, pescado y ovejas. Al final de un turno, dos recursos distintos compran una de las tres losetas a la vista: un edificio con coronas para su paisaje, o un personaje que al final cuenta lo que tiene alrededor.
rules-resources-title = Recursos
rules-resources-words = recurso, recursos, pescado, ovejas, bienes, gastar
rules-resources-text =
    Cuando se extiende una línea, cada cuadrado sin coronas recibe su recurso: trigo en el trigo, madera en el bosque, pescado en los lagos, ovejas en la pradera. Llegan a tu reino con la ficha, y se pierden con una que se descarta.
    Se quedan en sus cuadrados hasta que los gastas. Por sí mismos no puntúan; algunos personajes cuentan los que tienen alrededor.
rules-recruit-title = Reclutar
rules-recruit-words = reclutar, comprar una loseta, boca arriba, losetas a la vista, personaje, personajes, pagar, dos recursos
rules-recruit-text =
    Dos recursos de distinto tipo compran una de las losetas a la vista, como último paso de tu turno, también en la última ronda. Una loseta por turno, al reclutar o al buscar.
    Va en un cuadrado sin corona, recurso ni loseta, pero no en el castillo ni en una ciudad construida. Antes, lo que pagas deja sus cuadrados. Una corona tapada es aquí una corona. Un edificio necesita su paisaje; un personaje puede estar en cualquier sitio.
    Los tres huecos se rellenan cuando se extiende la línea siguiente.
rules-search-title = Buscar en la pila
rules-search-words = buscar, búsqueda, pila, cuatro recursos, cualquier loseta
rules-search-text =
    Un recurso de cada uno de los cuatro tipos compra cualquier loseta de la pila. Lo que hay en ella no es secreto, solo su orden; después se baraja otra vez.
    La loseta puede estar donde se dice en Reclutar.
rules-token-words = loseta, losetas
rules-quest-words = misión, misiones
rules-token-title = { $token } (La Corte)
rules-token-building = Un edificio está en un cuadrado de su paisaje sin corona, recurso ni loseta. Sus coronas cuentan para el territorio, y un gigante puede taparlas.
rules-token-character = Un personaje está en cualquier cuadrado sin corona, recurso ni loseta, pero no en el castillo. Al final de la partida cuenta los 8 cuadrados a su alrededor.
rules-token-copies = { $copies ->
    [1] La Corte tiene una.
   *[other] La Corte tiene { $copies }.
}

## Boxes and variants

rules-wedding_few-title = La boda real para tres o cuatro
rules-wedding_few-words = boda real, boda, tres jugadores, cuatro jugadores, las dos cajas, 96, 24 rondas
rules-wedding_few-text =
    Las dos cajas en una partida, con todo Queendomino: 96 fichas, 24 rondas, cuadrículas de 7 por 7. Las líneas de cuatro vienen por turnos de Queendomino y de Kingdomino, sin mezclarse nunca. Con tres jugadores, una ficha de cada línea sale del juego.
    Las fichas conservan la letra de su caja: **Q12** es de Queendomino, **K12** de Kingdomino.
rules-wedding_many-title = La boda real para cinco a ocho
rules-wedding_many-words = boda real, boda, cinco jugadores, seis jugadores, siete jugadores, ocho jugadores, 5 jugadores, 6 jugadores, 7 jugadores, 8 jugadores
rules-wedding_many-text =
    Las dos cajas en una partida, con todo Queendomino: 96 fichas en 12 líneas de ocho, por turnos de Queendomino y de Kingdomino. Lo que nadie escoge sale del juego. Cuadrículas de 5 por 5.
    Las fichas conservan la letra de su caja: **Q12** es de Queendomino, **K12** de Kingdomino.
rules-teams-title = Equipos de dos
rules-teams-words = equipo, equipos, pareja, parejas, dos contra dos, alianza, compartir
rules-teams-text =
    La boda real para seis u ocho jugadores, de dos en dos: 12 líneas de ocho y una cuadrícula de 7 por 7 por equipo. La pareja comparte un reino, una bolsa de 7 monedas, los caballeros y las torres; cada cual tiene un rey, y en el turno de ese rey decide a su gusto.
    Las parejas se eligen por sus asientos, o se sortean. En el panel del turno de tu pareja ves el borrador, y hay notas que solo lee la pareja. Un equipo gana en conjunto.
rules-giants_two-title = Gigantes para dos
rules-giants_two-words = gigantes 2, dos jugadores, 2 jugadores
rules-giants_two-text = Kingdomino para dos: se sortean 30 de las 60 fichas. Cada línea tiene cinco, de las que la tercera sale antes de que nadie escoja. Seis rondas, cuadrícula de 5 por 5, dos reyes por reino.
rules-giants_big-title = Gigantes para dos, 7 por 7
rules-giants_big-words = duelo de gigantes, dos jugadores, 2 jugadores
rules-giants_big-text = Duelo por el poder o Queendomino para dos: las 60 fichas en 12 líneas de cinco, de las que la tercera sale antes de que nadie escoja. Cuadrícula de 7 por 7, dos reyes por reino.
rules-giants_three-title = Gigantes para tres
rules-giants_three-words = gigantes 3, tres jugadores, 3 jugadores
rules-giants_three-text = Las 60 fichas en 12 líneas de cinco, de las que la segunda y la cuarta salen antes de que nadie escoja. Cuadrícula de 5 por 5.
rules-giants_four-title = Gigantes para cuatro
rules-giants_four-words = gigantes 4, cuatro jugadores, 4 jugadores
rules-giants_four-text = Las 60 fichas en 12 líneas de cinco, de las que la tercera sale antes de que nadie escoja. Cuadrícula de 5 por 5.
rules-giants_five-title = Gigantes para cinco
rules-giants_five-words = gigantes 5, cinco jugadores, 5 jugadores
rules-giants_five-text = Un quinto reino de un quinto color: las 60 fichas en 12 líneas de cinco. Cuadrícula de 5 por 5.
rules-two-title = Kingdomino para dos
rules-two-words = dos jugadores, 2 jugadores, duelo
rules-two-text =
    Cada reino tiene dos reyes, así que juegas dos veces en cada ronda. Al principio se sortean los cuatro reyes, en cualquier orden.
    Para la partida se sortean 24 de las 48 fichas; las demás quedan fuera, sin verse. Seis rondas, cuadrícula de 5 por 5.
rules-three-title = Kingdomino para tres
rules-three-words = tres jugadores, 3 jugadores
rules-three-text = Para la partida se sortean 36 de las 48 fichas; las demás quedan fuera, sin verse. Una línea tiene tres fichas. 12 rondas, cuadrícula de 5 por 5.
rules-four-title = Kingdomino para cuatro
rules-four-words = cuatro jugadores, 4 jugadores
rules-four-text = Se juegan las 48 fichas, en 12 líneas de cuatro. Cuadrícula de 5 por 5.
rules-mighty_duel-title = Duelo por el poder
rules-mighty_duel-words = duelo por el poder, duelo, 7x7, 7 por 7, grande
rules-mighty_duel-text =
    Para dos jugadores. Se juegan las 48 fichas y los reinos crecen hasta 7 por 7 cuadrados, en 12 rondas. Cada reino tiene dos reyes.
    El cuadrado del castillo es g7.
rules-queen_two-title = Queendomino para dos
rules-queen_two-words = queendomino 2, dos jugadores, 2 jugadores, 7x7, 7 por 7
rules-queen_two-text =
    Cada reino tiene dos reyes, así que juegas dos veces en cada ronda. Se juegan las 48 fichas en 12 líneas de cuatro, y los reinos crecen hasta 7 por 7; el cuadrado del castillo es g7.
    En la primera línea, una persona escoge una ficha, la otra dos, y la primera se queda con la última.
rules-queen_three-title = Queendomino para tres
rules-queen_three-words = queendomino 3, tres jugadores, 3 jugadores
rules-queen_three-text = Las 48 fichas salen en 12 líneas de cuatro; la que nadie escoge de cada línea sale del juego. Cuadrícula de 5 por 5.
rules-queen_four-title = Queendomino para cuatro
rules-queen_four-words = queendomino 4, cuatro jugadores, 4 jugadores
rules-queen_four-text = Se juegan las 48 fichas, en 12 líneas de cuatro. Cuadrícula de 5 por 5.
rules-discovery-title = Descubrimiento
rules-discovery-words = descubrimiento, caja pequeña, 24 fichas, corta
rules-discovery-text =
    Una partida corta para dos jugadores con 24 fichas propias. Se juegan todas, en seis rondas de cuatro, en cuadrículas de 5 por 5. Cada reino tiene dos reyes.
    Todas las demás reglas son las de Kingdomino. Sus fichas están numeradas del 1 al 24: búscalas como `/rules about:D17`.
rules-middle_kingdom-title = Reino Medio
rules-middle_kingdom-words = reino medio, centro, medio, 10 puntos, variante, bonificación
rules-middle_kingdom-text =
    Una variante: 10 puntos si el castillo está en el centro de tu cuadrícula. En una cuadrícula de 5 por 5, ningún cuadrado puede estar a más de dos de él hacia ningún lado; en una de 7 por 7, a más de tres.
    Para eso el reino no tiene que estar completo.
rules-harmony-title = Armonía
rules-harmony-words = armonía, completo, 5 puntos, variante, bonificación, lleno
rules-harmony-text = Una variante: 5 puntos si nunca tuviste que descartar una ficha.
rules-dynasty-title = Dinastía
rules-dynasty-words = dinastía, tres partidas, serie, variante
rules-dynasty-text =
    Tres partidas seguidas en una mesa, con las mismas personas, asientos y colores. Se suman los puntos de las tres, y gana quien tiene más; los empates se comparten.
    Los reyes se sortean otra vez para cada partida. La siguiente empieza por sí sola, cinco minutos después de la anterior.
rules-fairness-title = El sorteo limpio
rules-fairness-words = semilla, sello, limpio, justo, azar, barajar, sorteo, prueba, trampa
rules-fairness-text =
    Todo el azar sale de un número secreto, la semilla, hecho antes de la partida. Su sello se muestra al principio, así que después no se puede cambiar; la semilla se muestra al final.
    Cualquiera puede comprobar los dos, y cada jugada: /verify vuelve a jugar el registro de la partida y dice si coinciden.
rules-takeback-title = Retirar un turno
rules-takeback-words = retirar, retirada del turno, deshacer, error, clic equivocado
rules-takeback-text =
    Hasta que terminas tu turno puedes cambiarlo todo, y nadie lo ve.
    Después puedes retirar el turno hasta que juegue otra persona, salvo que el turno haya sorteado una línea nueva o terminado la partida. Una mesa también se puede abrir sin retirada del turno.
rules-wheat-title = Trigo
rules-wheat-words = trigo, trigal, campo, campo de trigo, amarillo, w
rules-wheat-text = El paisaje más común: crece con facilidad, pero cuesta encontrar coronas.
rules-forest-title = Bosque
rules-forest-words = bosque, madera, árboles, verde oscuro, f
rules-forest-text = Común, con alguna corona aquí y allá, siempre junto a otro paisaje.
rules-lake-title = Lago
rules-lake-words = lago, agua, mar, azul, l
rules-lake-text = Tantas coronas como el bosque, en menos cuadrados.
rules-grassland-title = Pradera
rules-grassland-words = pradera, prado, pasto, hierba, verde claro, g
rules-grassland-text = Pocos cuadrados, pero algunos llevan dos coronas.
rules-swamp-title = Pantano
rules-swamp-words = pantano, ciénaga, marrón, s
rules-swamp-text = Escaso y rico: un pantano pequeño puede valer lo que un campo grande.
rules-mine-title = Montaña
rules-mine-words = montaña, montañas, mina, minas, negro, m
rules-mine-text = El paisaje más raro y el más rico: casi todas las montañas tienen coronas.
rules-terrain = { $box }: { $crowns ->
    [0] { $squares } cuadrados, sin coronas.
   *[other] { $squares } cuadrados, { $crowns } coronas en total, como mucho { $most } en un cuadrado.
}
rules-terrain-giants = La era de los gigantes añade { $crowns ->
    [0] { $squares } cuadrados, sin coronas.
   *[other] { $squares } cuadrados y { $crowns } coronas.
}
rules-suggest-domino = { $name }: { $left } – { $right }
rules-suggest-building = { $name }: { $effect }
rules-domino-name = Ficha { $number } de { $box }
rules-domino-name-giants = Ficha { $number } de La era de los gigantes
rules-domino-faces = Mitad izquierda: { $left }. Mitad derecha: { $right }.
rules-domino-rank = { $lower ->
    [0] Es la más baja: quien la toma juega primero.
   *[other] { $higher ->
        [0] Es la más alta: quien la toma juega el último turno de la ronda.
       *[other] { $lower ->
            [one] { $lower } ficha de su caja es más baja y juega antes,
           *[other] { $lower } fichas de su caja son más bajas y juegan antes,
        } { $higher ->
            [one] { $higher } es más alta.
           *[other] { $higher } son más altas.
        }
    }
}
rules-domino-arrives = Con ella llega un gigante que tapa una de tus coronas. Las letras van antes que todos los números: quien la toma juega pronto.
rules-domino-footprints = Muestra huellas: con ella puedes enviar un gigante a un rival. Va después de las fichas 1 a 48: quien la toma juega tarde.
rules-domino-twins = Las mismas mitades: { $twins }.
