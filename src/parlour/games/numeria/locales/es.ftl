### Numeria. Las casillas (e8), los números y las letras de los asientos son iguales en todos los idiomas.

## El juego, sus opciones y modalidades

title = Numeria
credit = Diseñado por Lloyd Krassner, Warp Spawn Games, 2011
summary = En honor de la diosa de las matemáticas: mueve fichas que no son de nadie, alinea cuatro que sigan una regla y llévatelas.
tropes = { $count ->
    [one] patrón
   *[other] patrones
 }
score = { $count } { tropes }
option-passing = Pasar
passing-allowed = se permite
passing-never = no se permite mientras se pueda mover alguna ficha
option-primes = Las series de primos
primes-printed = son las del texto, 23 29 31 33 incluida
primes-strict = solo tienen primos de verdad
option-power = Las series de potencias
power-one-base = son potencias de un mismo número
power-geometric = crecen por cualquier factor entero, así que también 3 6 12 24
option-jumps = Las fichas saltan
jumps-all = en las ocho direcciones
jumps-diagonal = en diagonal, como en las damas
option-combine = Un movimiento
combine-yes = puede unir un desplazamiento y saltos
combine-no = es un desplazamiento o una cadena de saltos
option-multi = De varios patrones formados a la vez
multi-one = se toma uno
multi-all = se toman todos
option-first = Quién empieza
first-drawn = se decide por sorteo
first-a = es el asiento A
option-setup = Un patrón que aparece al repartir las fichas
setup-inert = solo cuenta cuando lo forma un movimiento
setup-again = obliga a repartir las fichas de nuevo
option-target = Patrones que dan la victoria
option-limit = Turnos sin patrón que terminan la partida
limit-off = sin límite
preset-lively = Animada
preset-lively-about = Hay que mover mientras se pueda mover alguna ficha, así que nadie espera a que el otro bando se equivoque.
preset-serious = Para jugar en serio
preset-serious-about = Solo primos de verdad, sin pasar, sin patrones repartidos por azar y sin ayuda durante la partida.

## Clases de patrones: en una frase, encima de una tabla, y lo que son

kind-consecutive = consecutivos
kind-multiples = múltiplos
kind-irregular = irregulares
kind-plus-123 = más 1, más 2, más 3
kind-prime = primos
kind-power = potencias
kind-square = cuadrados
kind-triangular = triangulares
kind-fibonacci = Fibonacci
table-consecutive = Consecutivos: { $count }
table-multiples = Múltiplos: { $count }
table-irregular = Irregulares: { $count }
table-plus-123 = Más 1, más 2, más 3: { $count }
table-prime = Primos: { $count }
table-power = Potencias: { $count }
table-square = Cuadrados: { $count }
table-triangular = Triangulares: { $count }
table-fibonacci = Fibonacci: { $count }
about-consecutive = Cuatro números que van de uno en uno.
about-multiples = Vecinos en la serie de los múltiplos de 2 o más, desde cualquier punto.
about-irregular = Pasos iguales de 2 o más que no son tales múltiplos.
about-plus-123 = Pasos de 1, 2 y 3.
about-prime = Vecinos entre los primos, y los ejemplos impresos donde cuentan.
about-power = Vecinos entre las potencias de un número, o con cualquier factor entero donde eso cuenta.
about-square = Vecinos entre los cuadrados.
about-triangular = Vecinos entre los números triangulares 1, 3, 6, 10, 15, 21, 28, 36.
about-fibonacci = Vecinos entre 1, 2, 3, 5, 8, 13, 21, 34.
column-numbers = números
column-also = también
spelled = { $numbers } ({ $kinds })

## Ayuda

aid-trope = ¿Hay un patrón en un movimiento?
aid-trope-about = Dice si se puede mover una ficha de modo que forme un patrón, y adónde.
aid-not-now = Ahora no toca mover ninguna ficha.
aid-none = No: ahora ningún movimiento forma un patrón.
aid-many = Sí: { $count ->
    [one] { $count } movimiento forma
   *[other] { $count } movimientos forman
 } un patrón.
aid-some = Sí: { $moves }.
aid-move = el { $tile } de { $home } a { $goal } forma { $tropes }

## Lo que se escribe

read-action = { $text } no es una acción; escribe e8-e3, pass o take b3-e3
read-draw = { $text } no es un sorteo; escribe «deal 17» o «first A»
read-position = { $text } no es una posición
read-tile = la ficha { $tile } no es ninguna de 1 a { $most }, o está dos veces en el tablero

## El tablero y lo que hay a su lado

board = Tablero
piles = Patrones
pile-place = patrón { $number } de { $seat }
status-quiet = { $quiet } de { $limit } turnos sin patrón
status-target = { $count ->
    [one] meta: { $count } patrón
   *[other] meta: { $count } patrones
 }

## Lo que está pasando

starter-due = Se sortea quién empieza.
filling = Se colocan las fichas.
choose = Elige un patrón: { $tropes }.
choosing = Por elegir: { $tropes }.
others-move = Se puede mover cualquier ficha.
must-pass = No se puede mover ninguna ficha, así que pasas.
move-or-end = Mueve una ficha; si tú también pasas, termina la partida.
move = Mueve cualquier ficha: se desliza como la dama en el ajedrez o salta sobre otras.

## Lo que haría una jugada en preparación

button-pass = Pasar
button-move = Mover a { $goal }
button-choose = Mover y elegir
button-take-it = Tomarlo
button-take = Tomar { $count ->
    [one] { $count } patrón
   *[other] { $count } patrones
 }
slid = { $who ->
    [you] Mueves el { $tile } de { $home } a { $goal }
   *[other] mueve el { $tile } de { $home } a { $goal }
 }
jumped = { $who ->
    [you] Saltas con el { $tile } de { $home } a { $goal }
   *[other] salta con el { $tile } de { $home } a { $goal }
 }
jumped-via = { $who ->
    [you] Saltas con el { $tile } de { $home } a { $goal } por { $between }
   *[other] salta con el { $tile } de { $home } a { $goal } por { $between }
 }
draft-move = { $move }.
draft-choose = { $move }. Eso forma { $tropes }: toca el que tomas.
draft-take = { $move } y tomas { $tropes }.
you-take = Tomas { $tropes }.
you-pass = Dejas todo como está.
ends-game = Con eso termina la partida.
you-win = Con eso ganas.

## El historial; delante va el nombre de quien juega

laid = Las fichas están colocadas
laid-again = Había un patrón por azar: las fichas se colocan de nuevo
passed = pasa
chose = elige { $trope }
made-several = { $move }: { $count ->
    [one] { $count } patrón
   *[other] { $count } patrones
 } para elegir
makes = forma { $trope }

## El final

not-over = La partida no ha terminado.
last-taken = El último patrón: { $trope }.
both-passed = Los dos bandos han pasado.
too-quiet = { $count ->
    [one] Ha pasado { $count } turno
   *[other] Han pasado { $count } turnos
 } sin patrón.

## Lo que no se permite

over = La partida ha terminado.
being-filled = El tablero aún se está llenando.
not-your-turn = No es tu turno; juega { $seat }.
no-such-turn = En un turno se mueve una ficha, se elige entre patrones o se pasa; no ha sido nada de eso.
say-which = Has formado varios patrones: di primero cuál tomas.
no-choice = Ahora no hay que elegir entre patrones; si hay uno solo, se toma sin más.
not-through = La línea { $line } no pasa por { $goal }, donde ha quedado tu ficha.
nothing = una casilla libre
no-trope = En { $line }: { $numbers }. No es un patrón.
tile-can-move = En esta mesa hay que mover mientras se pueda mover alguna ficha.
no-tile = No hay ninguna ficha en { $square }.
same-square = Un movimiento debe terminar en una casilla distinta de { $square }.
taken = { $square } está ocupada por el { $tile }.
not-in-line = { $goal } no está en línea recta con { $home }, y { $jumps ->
    [diagonal] ningún salto en diagonal
   *[all] ningún salto
 } lleva hasta ahí.
no-way = El { $tile } no puede ir de { $home } a { $goal }.
in-the-way = El { $tile } de { $square } estorba, y { $jumps ->
    [diagonal] ningún salto en diagonal
   *[all] ningún salto
 } lleva de { $home } a { $goal }.

## Pistas: qué hacer, y por qué

do-slide = mueve el { $tile } de { $home } a { $goal }
do-jump = salta con el { $tile } de { $home } a { $goal }
do-jump-via = salta con el { $tile } de { $home } a { $goal } por { $between }
do-take = toma { $trope }
do-pass = pasa
why-takes = toma { $tropes } antes de que pueda hacerlo el otro bando
why-several = forma { $tropes } antes de que pueda hacerlo el otro bando
why-chosen = de estos patrones, el que conviene tomar es { $tropes }
why-wins = con eso se gana la partida
why-leaves-none = no deja ningún patrón que se pueda formar con un movimiento

## La carrera de problemas

race-title = Numeria: carrera de problemas
race-credit = Numeria de Lloyd Krassner; problemas hallados y demostrados mediante búsqueda
race-summary = Diez problemas, cada uno más difícil que el anterior: encuentra el único movimiento que sirve.
race-ask-one = Forma un patrón con un movimiento. Exactamente uno lo consigue.
race-ask-two = Forma un patrón de modo que quede otro para tu próximo movimiento, hiciera lo que hiciera el otro bando. Exactamente un movimiento lo consigue.
race-drawing = Se sortea el problema siguiente.
race-showing = Se muestra la solución.
race-status = problema { $number } de { $count }
race-drawn = Problema { $number }
race-gave-up = se rinde
race-found = Resuelto: { $move }
race-solution = La solución: { $move }
race-over = Problemas resueltos: { $solved } de { $count }.
race-giving-up = Ves la solución y no ganas ningún punto.
button-give-up = Rendirse
do-give-up = ríndete
race-not-drawn = El problema aún está por sortear.
race-answered = La solución aún está por mostrar.
race-for-one = Solo juega quien se sienta aquí.
no-such-race-turn = En un turno se mueve una ficha o se abandona; no ha sido nada de eso.
