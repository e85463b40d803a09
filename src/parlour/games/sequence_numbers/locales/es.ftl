### Sequence Numbers. Las casillas (b2), las operaciones (9 + 3) y las letras de asientos y bandos son iguales en todos los idiomas.

## El juego, sus opciones y modalidades

title = Sequence Numbers
credit = Publicado por Jax
summary = Resuelve la operación de una carta, pon una ficha en su número y alinea cinco antes que nadie.
sequences = { $count ->
    [one] secuencia
   *[other] secuencias
 }
score = { $count } { sequences }
table-talk = Hablar del juego
talk-penalty = Cada cual descarta una carta y no roba otra.
seats-alone = hace falta alguien contra quien jugar
seats-five = cinco personas no se pueden repartir en equipos iguales
three-teams = para tres equipos hacen falta seis personas; { $seats } no se pueden repartir en tres equipos iguales
option-teams = Equipos, desde cuatro personas
teams-2 = Dos equipos
teams-3 = Tres equipos de dos
board-10x10 = Diez por diez, números hasta 48
board-8x8 = Ocho por ocho, números hasta 30, para una partida corta
option-deck = Operaciones de las cartas
deck-designed = Sumas y restas a partes iguales
deck-easier = Más fácil: se suma o se resta 20 como máximo
deck-harder = Más difícil: con multiplicaciones
option-copies = Cartas de cada número
copies-2 = Dos
copies-4 = Cuatro
option-answers = Resultados en las cartas
answers-shown = A la vista
answers-hidden = Se calculan al jugar
option-first = Quién empieza
first-a = El asiento A, a la izquierda de quien reparte
first-drawn = Se sortea
option-draw = Robar una carta tras la jugada
draw-auto = Automáticamente
draw-manual = A mano, y quien tarda la pierde
option-goal = Secuencias que dan la victoria
goal-by-table = Una para dos o tres personas, dos para más
goal-1 = Una
goal-2 = Dos
option-shared = Fichas que pueden compartir dos secuencias de un bando
shared-1 = Una
shared-any = Cualquiera, así que seis en línea son dos
shared-none = Ninguna
option-line = Cuando podrían contar varias líneas
line-chosen = Lo dice quien juega
line-first = Cuenta la primera
talk-trust = Se confía
talk-called = Se avisa en la mesa
option-reshuffles = Veces que se barajan los descartes antes del final
reshuffles-unlimited = Tantas como haga falta
preset-friendly = Relajada
preset-friendly-about = Las cartas se roban automáticamente y nadie llama al árbitro por hablar del juego.
preset-classroom = Para clase
preset-classroom-about = Un tablero más pequeño, y se suma o se resta 20 como máximo.
preset-short = Corta
preset-short-about = Un tablero más pequeño, con números hasta 30.

## Tableros y mazos propios

board-must = board debe ser { $known }, o filas como 0,1,2,3,0/…
board-rows = board: las filas deben tener la misma longitud, { $most } como máximo de { $most } casillas como máximo
board-room = board: en { $rows } x { $columns } no cabe una línea de { $length } entre cuatro esquinas
board-corners = board: las cuatro esquinas deben ser 0 (libres), y ninguna otra casilla
board-twice = board: el número { $number } está en { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
 }; cada número necesita dos
board-high = board: el número { $number } es demasiado alto; con { $highest } números se llena este tablero
deck-must = deck debe ser { $known }, u operaciones como 1+0,7-6,1+1,13-11
deck-no-sum = deck: { $given } no es una operación
deck-value = deck: { $sum } da { $value }; el tablero tiene los números de 1 a { $numbers }
deck-copies = deck: el número { $number } tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }; cada uno necesita { $copies }
deck-repeats = deck: { $sum } está en dos cartas del número { $number }; sus cartas deben ser distintas
deck-beyond = deck: { $sum } pasa de { $numbers }, el número más alto del tablero
deck-uneven = deck: { $added } cartas suman y { $taken } restan; debe haber las mismas de cada clase
deck-operand = deck: { $operand } está en { $count } de { $cards } cartas; puede estar en { $most } como máximo
deck-too-small = board: con { $numbers } números el mazo tiene { $cards } cartas; { $seats } manos necesitan { $dealt }

## La tabla de consulta

deck-table = El mazo
deck-table-about = Contiene además dos Más y dos Menos.
deck-number = Número
deck-card = Carta { $count }

## Lo que se escribe

read-action = { $text } no es una acción; escribe una casilla como b2, +b2, -b2, dead 12, pass, draw o waive
read-cell = { $text } no es una casilla de este tablero
read-card = { $text } no es una carta; escribe de 1 a { $numbers }, plus o minus
read-draw = { $text } no es un sorteo; escribe «card 12», «card 12b», «card plus» o «first A»
read-seat = la posición nombra un asiento que no es ninguno de los { $seats }
read-order = las cartas de una mano van en orden ascendente
read-twice = la posición tiene dos veces la misma carta del { $number }
read-cards = las cartas de la posición no cuadran
read-lines = la fase o las secuencias de la posición no son posibles aquí

## El tablero y sus piezas

board = Tablero
free = libre
free-corner = esquina libre
deck-place = mazo y fichas
deck-and-chips = Mazo y fichas
deck-text = mazo
cards-in-deck = cartas en el mazo
discards = Descartes
discards-of = descartes de { $seat }
hand = mano
card-back = carta boca abajo
card-for = carta del { $number }
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
plus = Más
minus = Menos
chip = ficha
locked = ficha volteada, en una secuencia
spoken-plus = { $a } más { $b }
spoken-minus = { $a } menos { $b }
spoken-times = { $a } por { $b }
spoken-is = { $sum } es { $number }
team = Equipo { $number }
line = de { $first } a { $last }

## Junto al tablero

in-hand = en la mano
note-gives-up = entrega una carta
note-may-draw = puede robar
note-aside = una carta aparte
status = { $deck } en el mazo · { $goal ->
    [one] { $goal } secuencia da la victoria
   *[other] { $goal } secuencias dan la victoria
 }

## Lo que está pasando

starter-due = Se sortea quién empieza.
dealing = Se reparten las cartas.
drawing = Se roba una carta.
others-play = Se juega una carta y se pone una ficha en su número.
team-gives-up = Un equipo ha hablado del juego y entrega cartas.
choosing-line = Podrían contar varias líneas; se elige una.
give-up = Tu equipo ha hablado del juego: entrega una carta a tu elección.
choose-line = Podrían contar varias líneas: toca la que cuenta.
draw-or-leave = Roba tu carta antes de que haya robado quien sigue, o déjala.
draw-first = Roba tu carta antes de que haya robado quien sigue.
no-cards-left = No te quedan cartas, así que pasas.
dead-or-pass = No puedes jugar ninguna carta: cambia la muerta por otra, o pasa.
must-pass = No puedes jugar ninguna carta, así que pasas.
dead-or-play = Tienes una carta muerta, con sus números cubiertos: tócala para cambiarla, o juega.
choose-card = Elige una carta y pon una ficha en el número que da.

## Lo que haría una jugada en preparación

button-chip = Ficha en { $cell }
makes = { $sum } da { $number }.
plus-anywhere = Más va en cualquier sitio: { $number }.
five = ¡Cinco en línea, { $lines }!
button-take = Quitar de { $cell }
takes = La ficha de { $owner } sale de { $cell }, y termina tu turno.
button-turn-in = Cambiarla
turns-in = Las dos casillas de { $card } están cubiertas; robas otra carta y sigues jugando.
button-line = Contar esta línea
your-sequence = Tu secuencia: { $lines }.
button-pass = Pasar
pass-draws-none = No robas ninguna carta.
button-draw = Robar tu carta
lies-aside = Queda aparte hasta tu próximo turno.
button-leave = Dejar la carta
stays-smaller = Tu mano tiene una carta menos hasta el final.
button-give-up = Entregar { $card }
draws-none = Va a tus descartes, y no robas otra por ella.
button-call = Habla del juego: { $side }
button-call-team = Habla del juego: equipo { $side }
you-win = Con eso ganas.

## El historial; delante va el nombre de quien juega

your-hand = Tu mano es { $cards }
you-drew = Robas { $card }
shuffled = El mazo está vacío: se barajan los descartes
played = juega { $sum } = { $number } en { $cell }
played-plus = juega Más en { $cell }, el { $number }
is-sequence = secuencia { $line }
took = quita con Menos la ficha de { $owner } de { $cell }, el { $number }
turned-in = cambia { $card }, que está muerta: sus dos casillas están cubiertas
counted = hace contar la línea { $lines }
called = { $team } ha hablado del juego: cada miembro entrega una carta
gave-up = entrega { $card }
passed = pasa: no puede jugar ninguna carta
drew-owed = roba la carta pendiente
left-owed = deja la carta pendiente
lost-card = { $seat } pierde la carta pendiente

## El final

not-over = La partida no ha terminado.
five-in-a-row = Cinco en línea: { $lines }.
nobody-can-play = Ya nadie puede jugar una carta.
shuffled-out = { $times ->
    [0] El mazo se ha agotado.
    [one] El mazo se ha agotado, y los descartes ya se han barajado una vez.
   *[other] El mazo se ha agotado, y los descartes ya se han barajado { $times } veces.
 }

## Lo que no se permite

over = La partida ha terminado.
no-calls = En esta mesa no se avisa por hablar del juego.
call-names-team = Un aviso nombra un equipo, de 1 a { $teams }.
call-between = Se avisa entre dos acciones; espera a que termine esta.
team-holds-none = El equipo { $team } no tiene cartas que entregar.
nothing-owed = No tienes ninguna carta que robar: no te correspondía, o quien sigue ha robado antes.
not-your-turn = No es tu turno; juega { $seat }.
only-draw = Ahora juega { $seat }; tú solo puedes robar la carta pendiente.
not-shown = Las cartas de otra persona no se muestran.
no-such-turn = En un turno se juega una carta, se cambia o se pasa; no ha sido nada de eso.
give-up-first = Tu equipo ha hablado del juego: entrega primero una carta.
not-called = Solo se entrega una carta tras un aviso por hablar del juego.
no-choice = Ahora no hay que elegir entre líneas.
say-which-line = Di primero qué línea de cinco cuenta.
no-line-of-yours = No es una línea de cinco tuya que pase por la ficha que acabas de poner.
deck-empty = No queda ninguna carta que robar.
corner = { $cell } es una esquina libre; cuenta para todo el mundo y no lleva ficha.
covered = El { $number } de { $cell } ya está cubierto.
wrong-sum = { $sum } no da { $number }.
choose-sum = { $sum } da { $number }: elige primero esa carta.
no-card = No tienes ninguna carta que dé { $number }.
no-plus = No tienes ninguna carta Más.
no-minus = No tienes ninguna carta Menos.
no-chip = En { $cell } no hay ninguna ficha que quitar.
own-chip = La ficha de { $cell } es tuya; Menos quita una del otro bando.
locked-chip = La ficha de { $cell } es parte de una secuencia y no se puede quitar.
not-dead = La carta no está muerta: { $open ->
    [one] una casilla del { $number } está libre
   *[other] las dos casillas del { $number } están libres
 }.
one-dead-card = En un turno solo se puede cambiar una carta muerta.
can-play = Puedes jugar una carta, y solo pasa quien no puede.

## Pistas: qué hacer, y por qué

do-play = juega { $card } en { $cell }
do-take = quita con Menos la ficha de { $owner } de { $cell }
do-turn-in = cambia { $card }
do-pass = pasa
do-draw = roba la carta pendiente
do-leave = deja la carta pendiente
do-count = haz contar la línea { $line }
do-give-up = entrega { $card }
why-wins = con eso se gana la partida
why-sequence = { $count ->
    [one] forma una secuencia
   *[other] forma { $count } secuencias
 }
why-four = entonces a una línea de cinco solo le falta { $cell }, el { $number }
why-four-held = entonces a una línea de cinco solo le falta { $cell }, el { $number }, y tienes una carta para esa casilla
why-three = ya están tres de una línea de cinco, y las otras dos casillas están libres
why-lines = { $count ->
    [one] una línea de cinco que pasa por esa casilla sigue abierta para ti
   *[other] { $count } líneas de cinco que pasan por esa casilla siguen abiertas para ti
 }
why-blocks = { $count ->
    [one] bloquea una línea en la que a { $side } solo le falta una casilla
   *[other] bloquea una línea en la que a { $side } solo le faltan { $count } casillas
 }
why-breaks = { $count ->
    [one] rompe una línea en la que a { $side } solo le falta una casilla
   *[other] rompe una línea en la que a { $side } solo le faltan { $count } casillas
 }
why-dead = la carta está muerta: sus dos casillas están cubiertas

## La carrera de problemas

race-title = Sequence Numbers: carrera de problemas
race-credit = Sequence Numbers está publicado por Jax; problemas hallados y demostrados mediante búsqueda
race-summary = Diez problemas, cada uno más difícil que el anterior: encuentra la única carta que forma dos secuencias a la vez.
race-usual = Habitual
race-usual-about = Sumas y restas con números hasta 48.
race-small = Números pequeños
race-small-about = Se suma o se resta 20 como máximo.
race-times = Con multiplicaciones
race-times-about = Sumas, restas y multiplicaciones con números hasta 48.
race-results = Con resultados
race-results-about = Cada operación lleva su resultado al lado: solo se buscan las líneas.
race-ask = Forma dos secuencias a la vez con una sola carta. Tuyas son las fichas de A. Exactamente una jugada lo consigue.
race-drawing = Se sortea el problema siguiente.
race-showing = Se muestra la solución.
race-status = problema { $number } de { $count }
race-drawn = Problema { $number }
race-gave-up = se rinde
race-found = Resuelto: { $sum } = { $number } en { $cell }
race-solution = La solución: { $sum } = { $number } en { $cell }
race-over = Problemas resueltos: { $solved } de { $count }.
race-giving-up = Ves la solución y no ganas ningún punto.
race-button-give-up = Rendirse
race-do-give-up = ríndete
race-not-drawn = El problema aún está por sortear.
race-answered = La solución aún está por mostrar.
race-is-over = La carrera ha terminado.
race-for-one = Solo juega quien se sienta aquí.
no-such-race-turn = En un turno se juega una carta con una operación o se abandona; no ha sido nada de eso.
