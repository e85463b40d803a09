### Triolet. Las casillas (b2), las sumas (7 + 8) y las letras de los asientos son iguales en todos los idiomas.

## El juego, sus opciones y modalidades

title = Triolet
credit = J. Mellina y A. Perriolat, 1996; como se juega en three2fifteen
summary = Coloca fichas en filas y columnas: dos suman quince como máximo; tres, exactamente quince.
option-jokers = Comodines
jokers-none = ninguno
jokers-two = dos; cada uno vale lo que se quiera y no puntúa en una pareja
option-stuck = Cuando no encaja ninguna ficha
stuck-swap-one = se cambia una ficha por otra de distinto valor
stuck-pass = se pasa
stuck-swap-all = se cambia toda la mano, mientras haya tres fichas en la bolsa
stuck-free-swap = en cualquier turno se pueden cambiar de una a tres fichas en vez de jugar
option-repeat = Una casilla de repetición
repeat-may = permite jugar otra vez
repeat-must = obliga a jugar otra vez
option-finish = La partida termina
finish-all-played = cuando se han jugado todas las fichas
finish-first-out = cuando se vacían una mano y la bolsa
option-bonus = Las fichas que sobran
bonus-finisher = puntúan para quien ha terminado
bonus-nobody = no puntúan para nadie
option-square = Un cuadrado completo en la apertura
square-allowed = se permite
square-not-alone = no puede ser todo lo que hay en el tablero
square-later = no se puede formar hasta que todo el mundo haya tenido un turno
option-ties = Un empate en cabeza
ties-shared = se comparte la victoria
ties-first-seat = gana quien se sentó antes a la mesa
option-skips = Rondas sin jugada que terminan la partida
skips-unlimited = ninguna: la partida sigue
option-third = La tercera ficha
third-ends = termina la jugada por sí sola
third-waits = espera a que se termine la jugada
option-gaps = Las fichas de una jugada
gaps-none = van en línea y sin huecos
gaps-allowed = van en una fila o columna, cada una junto a otra ficha
preset-original = Como en three2fifteen
preset-original-about = Como se ha visto jugar en esa web: las jugadas extra son obligatorias, quien se queda sin fichas termina la partida y suma lo que tienen las demás manos, y en un empate gana quien se sentó antes.
preset-serious = Para jugar en serio
preset-serious-about = Sin cuadrado que acabe la partida en la apertura y sin ayuda durante la partida.
bonus-needs-finish = finish_bonus=true necesita finish=first_out: si no, nadie termina antes

## Lo que se escribe

read-action = { $text } no es una acción; escribe 7@h8, *7@h8, end, swap 7 o pass
read-draw = { $text } no es un sorteo; escribe draw 7, draw * o first A
read-part = { $name } no puede ser { $text } en una posición
read-no-part = { $text } no forma parte de una posición, o aparece dos veces
read-too-many = un juego de fichas no tiene tantas { $token }
read-bag = { $count ->
    [one] una bolsa no puede contener { $count } ficha
   *[other] una bolsa no puede contener { $count } fichas
 }

## El tablero y lo que hay en él

board = Tablero
start-space = { $cell }, salida, doble
double-space = { $cell }, doble
triple-space = { $cell }, triple
repeat-space = { $cell }, repetición
bag = Bolsa
bag-place = bolsa
hand = mano
token-back = ficha boca abajo
joker = comodín
joker-as = comodín con valor { $value }
button-end = Terminar el turno
button-pass = Pasar

## Junto al tablero

in-hand = en la mano
out-of-tokens = sin fichas
still-unseen = Aún sin ver
in-bag = { $count } en la bolsa
empty-bag = La bolsa está vacía

## Las fichas en una frase: lo que se coloca, se tiene o se devuelve

token = el { $value }
a-joker = un comodín
token-on = { $value } en { $cell }
joker-on = un comodín con valor { $value } en { $cell }

## Lo que está pasando

starter-due = Se sortea quién empieza.
drawing = Se roban fichas.
others-play = { $count ->
    [1] Se coloca una ficha.
    [2] Se colocan una o dos fichas en una línea.
   *[other] Se colocan una, dos o tres fichas en una línea.
 }
others-play-again = Se ha cubierto una casilla de repetición: la misma persona juega otra vez.
swap-more = Devuelve más fichas a la bolsa o termina el turno.
swap-all-three = Devuelve las tres.
place-more = Coloca otra en la misma línea o termina el turno.
begin = Empieza en la estrella, { $cell }.
play-again = Juega otra vez: has cubierto una casilla de repetición.
play = { $count ->
    [1] Coloca una ficha.
    [2] Coloca una o dos fichas.
   *[other] Coloca una, dos o tres fichas.
 }
must-swap = No encaja nada de tu mano: devuelve una ficha a la bolsa y roba otra.
must-pass = No encaja nada de tu mano, así que pasas.

## Lo que haría una jugada en preparación

button-play = Jugar por { $points }
with-more = Con { $token } además, serían { $points }.
then-again = Después juegas otra vez.
button-decline = No jugar otra vez
turn-goes-on = El turno pasa a quien sigue.
button-swap = Cambiar { $token }
button-swaps = { $count ->
    [one] Cambiar { $count } ficha
   *[other] Cambiar { $count } fichas
 }
swaps-one = Devuelves { $token } y robas otra ficha; el turno termina.
swaps = Devuelves { $tokens } y luego robas otras tantas fichas; el turno termina.

## Lo que puntúa una jugada

across = en horizontal
down = en vertical
joker-nothing = comodín (0)
pair = { $sum } { $way }: { $points }
trio = { $sum } { $way } suman { $fifteen }: { $fifteen } + { $fifteen } = { $points }
alone = { $token } en solitario: { $points }
three-at-once = tres fichas a la vez: { $points } más
left-to-others = { $sum } que quedan en las otras manos: { $points } más
nothing-left = nada queda en las otras manos: { $points } más
trio-double = su trío en la casilla doble { $cell }: { $points } más
trio-triple = su trío en la casilla triple { $cell }: { $points } más
token-double = { $token } en la casilla doble { $cell }: { $points } más
token-triple = { $token } en la casilla triple { $cell }: { $points } más
scores-nothing = No puntúa nada.
scores = { $parts }.
scores-together = { $parts }. En total, { $points }.

## El historial; delante va el nombre de quien juega

your-hand = Tu mano es { $tokens }
placed = coloca { $tokens }
placed-again = coloca { $tokens } y juega otra vez
put-back = devuelve { $token } y roba otra ficha
swapped = { $count ->
    [one] cambia una ficha
   *[other] cambia { $count } fichas
 }
declined = no juega otra vez
passed = pasa: no encaja nada

## El final

not-over = La partida no ha terminado.
all-played = Se han jugado las { $count } fichas.
went-out = Una mano y la bolsa están vacías.
dead-board = Ya no encaja ninguna ficha en ningún sitio; { $left }.
all-passed = Todo el mundo ha pasado, uno tras otro; { $left }.
too-many-skips = Demasiados turnos seguidos sin colocar una ficha; { $left }.
left-over = { $count ->
    [one] sobra { $count } ficha
   *[other] sobran { $count } fichas
 }
first-decides = Con empate en cabeza, decide quién llegó antes a la mesa.

## Lo que no se permite

over = La partida ha terminado.
starter-not-drawn = Aún falta sortear quién empieza.
draw-due = Aún faltan fichas por robar de la bolsa.
no-calls = En este juego no se llama al árbitro.
no-seat = Ese asiento no existe; van de A a { $last }.
not-your-turn = No es tu turno; juega { $seat }.
not-shown = La mano de { $seat } está oculta aquí.
no-such-turn = En un turno se coloca, se termina, se cambia o se pasa; no ha sido nada de eso.
no-jokers = Esta partida se juega sin comodines.
swap-begun = Has empezado a cambiar: en este turno no se coloca nada.
nothing-placed = Aún no has colocado nada: una jugada tiene una, dos o tres fichas.
rest-to-swap = { $count ->
    [1] Cambias toda la mano: aún falta devolver una ficha.
    [2] Cambias toda la mano: aún falta devolver dos fichas.
   *[other] Cambias toda la mano: aún falta devolver tres fichas.
 }
lone-square = Todo el tablero sería un solo cuadrado completo: añade una ficha a la línea.
play-begun = { $count ->
    [1] Has colocado una ficha en este turno: termina la jugada.
    [2] Has colocado dos fichas en este turno: termina la jugada.
   *[other] Has colocado tres fichas en este turno: termina la jugada.
 }
no-swaps = En esta partida no se cambian fichas: quien no puede jugar pasa.
token-fits = Puedes jugar: el { $value } encaja en { $cell }, por ejemplo.
joker-fits = Puedes jugar: el comodín encaja con valor { $value } en { $cell }, por ejemplo.
bag-too-small = { $count ->
    [0] La bolsa está vacía: para cambiar toda la mano hacen falta tres fichas.
    [1] En la bolsa hay una ficha: para cambiar toda la mano hacen falta tres.
   *[other] En la bolsa hay dos fichas: para cambiar toda la mano hacen falta tres.
 }
bag-empty = La bolsa está vacía: no hay fichas por las que cambiar.
swap-or-end = Has empezado a cambiar: sigue o termina el turno.
can-swap = Puedes cambiar: solo se pasa con la bolsa vacía.
swap-hand = No encaja nada y la bolsa tiene bastantes fichas: cambia toda la mano.
swap-token = No encaja nada y la bolsa no está vacía: cambia una ficha.
hold-nothing = No tienes fichas.
no-token = Tienes { $held }, pero ningún { $value }.
no-joker = Tienes { $held }, pero ningún comodín.
second-joker = Ya has colocado un comodín en este turno: uno es el máximo.
taken = La casilla { $cell } está ocupada por la ficha { $value }.
centre-first = La primera ficha de la partida va en la casilla central, { $cell }.
touches-nothing = { $cell } no toca ninguna ficha: una jugada empieza junto a una que ya está en el tablero.
each-touches = { $cell } no toca ninguna ficha: aquí una jugada puede tener huecos, pero cada una de sus fichas toca otra.
not-in-line = { $cell } no está en línea con { $cells }: una jugada va en una sola línea.
gap = { $cell } está vacía: las fichas de una jugada van en línea y sin huecos.
too-long = Serían { $count } fichas seguidas: tres es el máximo.
not-fifteen = { $sum } son { $total }: tres fichas en línea deben sumar exactamente { $fifteen }.
over-fifteen = { $sum } son { $total }: dos fichas en línea pueden sumar { $fifteen } como máximo.
square-too-early = Un cuadrado completo de cuatro debe esperar a que todo el mundo haya tenido un turno.
square-alone = Quedaría un cuadrado completo y nada más en el tablero.

## Pistas: qué hacer, y por qué

do-place = coloca { $token }
do-end = termina el turno
do-swap = devuelve { $token } y roba otra ficha
do-pass = pasa
do-decline = no juegues otra vez
why-stuck = ninguna ficha de tu mano encaja en ningún sitio
why-points = esta jugada vale { $points }: { $parts }
why-most = ninguna otra jugada puntúa más
why-again = juegas otra vez
why-no-trio = no deja ninguna casilla donde una sola ficha haga un trío
why-closed = ya nadie puede hacer un trío con una sola ficha en { $cell }

## Duplicado

duplicate-title = Triolet duplicado
duplicate-credit = Triolet de J. Mellina y A. Perriolat, jugado como el duplicado de palabras de los clubes
duplicate-summary = Encuentra la mejor jugada con las fichas que tiene todo el mundo; después se coloca para todos la mejor que hay.
duplicate-jokers = Con comodines
duplicate-jokers-about = En la bolsa hay dos comodines; cada uno vale lo que se quiera.
find-best = Encuentra la jugada que más puntúa.
best-play-comes = Se coloca la mejor jugada.
found-nothing = no encuentra ninguna jugada
best-laid = La mejor jugada: { $tokens }, por { $points }
tokens-are = Las fichas son { $tokens }
hand-went-back = De { $tokens } no encaja nada: todo vuelve a la bolsa y se roban otras fichas
share-of-best = { $percent } % de { $best }
found-of-best = { $points } de { $best } puntos: { $percent } %.
best-play-due = Aún falta colocar la mejor jugada.
duplicate-for-one = Solo juega quien se sienta aquí.
no-such-duplicate-turn = En un turno se coloca, se termina o se pasa; no ha sido nada de eso.
no-duplicate-swaps = No se cambia nada: una mano de la que nada encaja vuelve sola a la bolsa.
read-score = no puede haber { $score } puntos si las mejores jugadas suman { $best }
read-no-play = no se puede colocar ninguna jugada si no encaja nada de la mano
