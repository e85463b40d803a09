### 36 y sus salas. Las casillas (d3), las losetas (ARG) y las letras de los asientos son iguales en todos los idiomas.

## El juego, sus opciones y modalidades

credit = Diseñado por Néstor Romeral Andrés, publicado por nestorgames
summary = Desliza tu peón, siembra tus fichas en casillas de su color y quédate sin ninguna antes que nadie.
counters-left = { $count ->
    [one] ficha por sembrar
   *[other] fichas por sembrar
 }
score = { $count } { counters-left }
option-layout = Cómo se colocan las nueve losetas
layout-square = Un cuadrado de tres por tres
layout-ring = Un anillo alrededor de un hueco
layout-brick = Ladrillos, con media loseta de diferencia
layout-slots = Dos huecos pequeños
layout-cross = Una cruz
layout-great-ring = Un anillo grande
layout-random = Por sorteo, todas unidas
option-gates = Puertas
gates-nine = Una en cada loseta
gates-three = Solo en las tres losetas con esquinas del mismo color
gates-none = Sin puertas
option-tiles = Losetas
tiles-designed = Las nueve con los tres colores
option-first = Quién empieza
first-drawn = Se sortea
player = Asiento { $letter }
option-give = La ficha por un peón sobrepasado
give-after = Se da después de sembrar
give-before = Se da antes de sembrar
option-idle = Turnos seguidos sin sembrar una ficha que terminan la partida
preset-advanced = Avanzada
preset-advanced-about = Las losetas se colocan al azar, todas unidas y con huecos.

## Disposiciones, puertas y losetas propias

layout-must = layout debe ser { $known }, o nueve grupos x,y o x,y,loseta,giro, no { $given }
layout-group = layout: { $given } no es x,y ni x,y,loseta,giro
layout-tile = layout: { $given } necesita una loseta de 0 a 8 (o su nombre) y un giro de 0 a 3
layout-overlap = layout: las losetas de { $first } y { $second } se superponen
layout-apart = layout: la loseta de { $spot } forma un grupo aparte: los grupos deben compartir un lado, no solo una esquina
layout-twice = layout: una loseta aparece dos veces
gates-must = gates debe ser nine, three, none o losetas como DR,ARG, no { $given }
tiles-must = tiles debe ser «designed» o nueve grupos como RGRB, no { $given }
tiles-uneven = tiles: { $count ->
    [one] { $count } casilla es
   *[other] { $count } casillas son
 } { $letter }; cada color necesita { $needed }
tiles-lack = tiles: R, G y B necesitan { $needed } casillas cada uno
first-absent = first: el asiento { $first } no existe en una mesa de { $seats }; usa de 0 a { $last }, o random
idle-must = idle_limit debe ser off o un número entero de 1 a 999, no { $given }

## Lo que se escribe

read-action = { $text } no es una acción; escribe una casilla como d3, pass, =red o +red
read-draw = { $text } no es un sorteo; escribe una loseta y sus cuartos de vuelta, como ARG/3, o «first A»
read-position = { $text } no es una posición de { $seats } asientos
read-seat = { $text } no describe el asiento { $seat }
read-too-many = { $text } tiene más de { $most } losetas
read-twice = { $tile } está dos veces en el tablero

## El tablero y sus piezas, por color

colour = { $colour ->
    [red] rojo
    [green] verde
   *[blue] azul
 }
held = { $count ->
    [one] { $colour ->
        [red] roja
        [green] verde
       *[blue] azul
    }
   *[other] { $colour ->
        [red] rojas
        [green] verdes
       *[blue] azules
    }
 }
square = { $colour ->
    [red] casilla roja
    [green] casilla verde
   *[blue] casilla azul
 }
counter = { $colour ->
    [red] ficha roja
    [green] ficha verde
   *[blue] ficha azul
 }
counters-of = { $colour ->
    [red] fichas rojas
    [green] fichas verdes
   *[blue] fichas azules
 }
pawn = { $colour ->
    [red] peón rojo
    [green] peón verde
   *[blue] peón azul
 }
crossed-pawn = el { pawn }
reserve = Reserva
tile = loseta
gate = puerta
tile-place = loseta { $number }
gate-place = puerta de la loseta { $number }
tile-said = { $name }: { $a } y { $b } arriba, { $c } y { $d } abajo

## Junto al tablero

note-plays = { colour }
status-idle = { $idle } de { $limit } turnos sin sembrar una ficha

## Lo que está pasando

starter-due = Se sortea quién empieza.
laying = Se colocan las nueve losetas.
choose = Elige el color de tu peón y tus fichas.
place = Pon tu peón en una casilla de su color.
give = Has pasado sobre un peón: da a su bando una de tus fichas.
others-choose = Se elige un color.
others-place = Se coloca un peón.
others-give = Se da una ficha por el peón sobrepasado.
others-move = Se mueve un peón.
must-pass = Tu peón no puede moverse, así que pasas.
move = Mueve tu peón en línea recta a una casilla libre, o por una puerta.

## Lo que haría una jugada en preparación

button-pass = Pasar
cannot-move = Tu peón no puede moverse.
button-play = Jugar con { colour }
takes = Tomas el { pawn } y las doce { counters-of }.
button-give = { $colour ->
    [red] Dar una roja
    [green] Dar una verde
   *[blue] Dar una azul
 }
gives = Una de tus { counters-of } se da por el peón sobrepasado.
button-put = Poner el peón en { $square }
puts-no-counter = Con él no se siembra ninguna ficha.
button-move = Mover a { $square }
sows = Se siembra una { counter }: { $left }.
sows-none = No tienes ninguna { counter } que sembrar.
crosses = Pasas sobre { $pawns }.
you-win = Es tu última ficha: ganas.
then-give = Después das una ficha y te queda una menos.
give-first-then-place = Primero das una ficha; luego siembras otra, si te queda alguna del color de la casilla.

## El historial; delante va el nombre de quien juega

laid = Se colocan las nueve losetas
plays = juega con { colour }
passed = pasa: el peón no puede moverse
put = pone el peón en { $square }
through = pasa por la puerta a { $square }
moved = mueve de { $start } a { $square }
placed = siembra una { counter }: { $left }
none = no tiene ninguna { counter } que sembrar
crossed = pasa sobre { $pawns }
gave = da una { counter } al bando { $player ->
    [red] rojo
    [green] verde
   *[blue] azul
 }

## El final

not-over = La partida no ha terminado.
reserve-empty = La reserva { $colour ->
    [red] roja
    [green] verde
   *[blue] azul
 } está vacía.
nobody-moves = Ya nadie puede moverse.
idle = { $count ->
    [one] Ha pasado { $count } turno
   *[other] Han pasado { $count } turnos
 } sin sembrar una ficha.

## Lo que no se permite

choose-first = Elige primero un color.
place-first = Pon primero tu peón en una casilla de tu color.
move-now = Es el momento de mover el peón.
give-first = Da primero una de tus fichas por el peón sobrepasado.
over = La partida ha terminado.
still-laying = El tablero aún se está colocando.
not-your-turn = No es tu turno; juega { $seat }.
not-your-view = Así ve la mesa otra persona.
no-such-turn = En un turno se mueve el peón y se dan las fichas debidas, o se pasa; no ha sido nada de eso.
colour-taken = El { $colour ->
    [red] rojo
    [green] verde
   *[blue] azul
 } ya está elegido.
not-your-colour = { $name } es una { $there }; el peón empieza en una { $own }.
pawn-there = Ya hay un peón en { $name }.
can-move = Puedes mover a { $count ->
    [one] una casilla
   *[other] { $count } casillas
 }, y solo pasa quien no puede mover.
stay = Tu peón ya está en { $name }.
pawn-in-the-way = Hay un peón en { $name }; la casilla de llegada debe estar libre.
counter-in-the-way = Hay una ficha en { $name }; la casilla de llegada debe estar libre.
not-in-line = { $name } no está en línea recta con { $start }.
not-in-line-gate = { $name } no está en línea recta con { $start }, y su puerta lleva a { $gate }.
none-to-give = No te queda ninguna { counter } que dar.

## Las dos salas

changes = { $count ->
    [one] cambio
   *[other] cambios
 }
changes-counted = { $count } { changes }
button-undo = Deshacer
undid = deshace el último cambio
turned = gira { $tile }
nothing-to-undo = No queda nada que deshacer.
read-kept = se guardan { $most } cambios como máximo
read-change = { $text } no es un cambio que se pueda deshacer

## El rompecabezas de los bordes

puzzle-title = 36: el rompecabezas de los bordes
puzzle-credit = Según el rompecabezas impreso de 36, de Néstor Romeral Andrés, nestorgames
puzzle-summary = Coloca las nueve losetas en un cuadrado, giradas como quieras, de modo que todos los bordes casen.
puzzle-square = Cuadrado
heap = montón
heap-title = Montón
button-solution = Mostrar una solución
matches = casa
clashes = no casa
borders-match = { $count ->
    [one] casa { $count } de { $all } bordes
   *[other] casan { $count } de { $all } bordes
 }
puzzle-begin = Coloca las nueve losetas de modo que todos los bordes casen; toca una loseta dos veces para girarla.
in-heap = { $count ->
    [one] Queda { $count } loseta
   *[other] Quedan { $count } losetas
 } en el montón.
borders-clash = { $count ->
    [one] { $count } borde aún no casa
   *[other] { $count } bordes aún no casan
 }.
shown-solution = pide ver una solución
removed = quita { $tile } de { $cell }
put-tile = coloca { $tile } en { $cell }
exchanged = coloca { $tile } en { $cell } en lugar de { $other }
all-match = Los { $all } bordes casan después de { $changes }.
one-solution = Esta es una solución.
nearest-solution = { $count ->
    [one] Casaba { $count } de { $all } bordes
   *[other] Casaban { $count } de { $all } bordes
 }. Esta es la solución que conserva más de lo que había.
puzzle-not-over = El rompecabezas no ha terminado.
puzzle-over = El rompecabezas ha terminado.
puzzle-solved = El rompecabezas está resuelto.
puzzle-given-up = Ya se ha mostrado la solución; el rompecabezas ha terminado.
puzzle-for-one = Solo coloca losetas quien se sienta aquí.
puzzle-no-such = Aquí se colocan, giran o quitan losetas; no ha sido nada de eso.
puzzle-enough = Ya van { $count } cambios; deshaz algunos o pide la solución.
turned-otherwise = { $tile } está ahora { $count ->
    [0] sin girar
    [1] girada un cuarto de vuelta
    [2] girada media vuelta
   *[3] girada tres cuartos de vuelta
 }; gírala primero.
lies-there = { $tile } ya está en { $cell }.
no-tile-there = No hay ninguna loseta en { $cell }.
aid-hint = Una pista
aid-hint-about = Indica un primer paso hacia la solución más cercana.
hint-begin = Hay { $count } soluciones; este es el comienzo de una.
so-far-good = Hasta aquí, todo bien.
can-stay = De lo que hay, { $kept ->
    [0] nada puede quedarse
    [one] puede quedarse { $kept } de { $laid } losetas
   *[other] pueden quedarse { $kept } de { $laid } losetas
 }.
hint-turn = Gira { $tile } { $count ->
    [1] un cuarto de vuelta
    [2] media vuelta
   *[3] tres cuartos de vuelta
 }; va en { $cell }.
hint-lay = Coloca { $tile } tal como está en { $cell }.
puzzle-read-action = { $text } no es una acción; escribe ARG/3-b2, b2-, ARG/, undo o «give up»
puzzle-read-position = { $text } no es una posición del rompecabezas
read-one-cell = dos losetas no pueden ocupar el mismo lugar

## La disposición de las losetas

arrange-title = 36: disponer las losetas
arrange-credit = Según el juego avanzado de 36, de Néstor Romeral Andrés, nestorgames
arrange-summary = Dispón las nueve losetas a tu gusto, con huecos y desplazadas media loseta si quieres, y juega sobre ellas.
field = Campo
beginnings = Empezar con
beginning = { $layout ->
    [square] un cuadrado
    [ring] un anillo
    [brick] ladrillos
    [slots] dos huecos
    [cross] una cruz
   *[great_ring] un anillo grande
 }
begin-with = empezar con { beginning }
began-with = empieza con { beginning }
button-choose = Elegir las losetas
button-draw = Dejar las losetas al azar
button-done = Listo
button-leave = Salir
tiles-chosen = Las losetas están elegidas
tiles-drawn = Las losetas se sortean al empezar la partida
holds-together = Las losetas forman una sola pieza: se puede jugar con esta disposición.
tile-on = la loseta de { $spot }
named-tile = { $name } en { $spot }
chose-tiles = elige las losetas
left-to-chance = deja las losetas al azar
arranged = termina una disposición
left = sale sin disposición
moved-tile = mueve { $tile } a { $spot }
layout-ready = La disposición está lista para jugar.
no-layout = No se ha hecho ninguna disposición.
layout-not-ready = La disposición no está lista.
arrange-over = La disposición ha terminado.
arrange-for-one = Solo dispone las losetas quien se sienta aquí.
arrange-no-such = Aquí se mueven o giran losetas; eso no era ni lo uno ni lo otro.
apart = La loseta de { $spot } forma un grupo aparte: los grupos deben compartir un lado, no solo una esquina.
apart-named = { $name } en { $spot } forma un grupo aparte: los grupos deben compartir un lado, no solo una esquina.
arrange-enough = Ya van { $count } cambios; termina o sal.
choose-tiles-first = Qué loseta va en cada sitio y cómo se gira queda al azar; elige primero las losetas.
chosen-already = Las losetas ya están elegidas.
chance-already = Las losetas ya se han dejado al azar.
tile-stays = Esa loseta ya está en { $spot }.
would-overlap = En { $spot } se solaparía con { $tile }.
arrange-read-action = { $text } no es una acción; escribe ARG-c4, ARG/, «begin ring», undo, done o leave
arrange-read-position = { $text } no es una disposición en curso
read-places = { $text } no da el sitio de { $count } losetas
read-overlap = { $one } y { $other } se solapan

## Pistas: qué hacer, y por qué

do-move = mueve tu peón a { $square }
do-through = pasa por la puerta a { $square }
do-put = pon tu peón en { $square }
do-choose = elige el { $colour ->
    [red] rojo
    [green] verde
   *[blue] azul
 }
do-give = da una ficha { $colour ->
    [red] roja
    [green] verde
   *[blue] azul
 }
do-pass = pasa
why-wins = con eso se vacía tu reserva y ganas
why-sows = una ficha { $colour ->
    [red] roja
    [green] verde
   *[blue] azul
 } sale de tu reserva, donde { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
 }
why-crosses = { $count ->
    [one] pasas sobre un peón, así que das una ficha
   *[other] pasas sobre { $count } peones, así que das { $count } fichas
 }
why-gives = te libras de la ficha; { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
 }
why-blocks = así { $seat } no puede sembrar ninguna ficha ni pasar sobre un peón

## La carrera de problemas

race-title = 36: carrera de problemas
race-credit = 36 de Néstor Romeral Andrés, nestorgames; problemas hallados y demostrados mediante búsqueda
race-summary = Diez victorias forzadas, cada una más difícil que la anterior: encuentra la única jugada que la empieza.
race-ask = { $count ->
    [one] Juegas con { colour } y ganas con esta jugada. Encuéntrala.
   *[other] Juegas con { colour } y ganas en { $count } jugadas como máximo, haga lo que haga tu rival. Exactamente una primera jugada lo consigue.
 }
race-drawing = Se sortea el problema siguiente.
race-showing = Se muestra la solución.
race-other-reserve = Reserva de tu rival
race-status = problema { $number } de { $count }
race-drawn = Problema { $number }
race-gave-up = se rinde
race-found = Resuelto: { $turn }
race-solution = La solución: { $turn }
race-move = el peón a { $square }
race-gift = una ficha { $colour ->
    [red] roja
    [green] verde
   *[blue] azul
 } entregada
race-over = Problemas resueltos: { $solved } de { $count }.
race-giving-up = Ves la solución y no ganas ningún punto.
button-give-up = Rendirse
do-give-up = ríndete
race-not-drawn = El problema aún está por sortear.
race-answered = La solución aún está por mostrar.
race-is-over = La carrera ha terminado.
race-for-one = Solo juega quien se sienta aquí.
no-such-race-turn = En un turno se mueve el peón y se da la ficha debida, o se abandona; no ha sido nada de eso.
