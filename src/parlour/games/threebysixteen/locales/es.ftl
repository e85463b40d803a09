### 3x16. Las columnas (a), las letras de los asientos y los números son iguales en todos los idiomas.
### $who es you donde alguien lee su propio paso, y other en el historial, tras un nombre.

## El juego, sus opciones y modalidades

credit = Publicado por Ravensburger, 1973
summary = Cada número que se canta espera en una columna. Forma con ellos tres filas del 1 al 16.
tiles-left = { $count ->
    [one] ficha sin colocar
   *[other] fichas sin colocar
 }
left = { $count ->
    [0] ninguna ficha sin colocar
    [one] { $count } ficha sin colocar
   *[other] { $count } fichas sin colocar
 }
option-caller = Quién canta los números
caller-seat = el asiento { $seat }
caller-drawn = alguien elegido por sorteo
caller-house = la casa
option-transfers = Las fichas pasan de una columna a una fila
transfers-free = cuando se quiera
transfers-after = solo después de colocar la ficha cantada
transfers-forced = siempre de inmediato
option-tiebreak = Cuando varias personas empatan a menos fichas
tiebreak-shared = comparten la victoria
tiebreak-rows = gana quien tiene más filas completas
tiebreak-race = comparten la victoria, pero quien completa antes todas sus filas gana al instante
option-done = Un paso en el que no queda nada que hacer
done-by-itself = termina solo
done-by-player = lo termina quien juega
option-open = Lo que hace el resto con un número
open-at-once = se ve al momento
open-at-end = se ve cuando todo el mundo ha terminado
option-runs = Series de números
option-top = Número más alto
option-columns = Columnas
preset-brisk = Ágil
preset-brisk-about = Lo que se puede llevar a una fila pasa de inmediato, y un paso en el que no queda nada que hacer termina solo.
preset-short = Corta
preset-short-about = Dos filas del 1 al 10 y cuatro columnas.
caller-absent = { $caller }, que debe cantar, no se sienta en una mesa de { $seats }; usa { $known }

## Lo que se escribe

read-action = { $text } no es una acción; escribe de @a a @e, de a* a e*, start o done
read-draw = { $text } no es un sorteo; escribe «call 7» o «caller A»
read-position = { $text } no es una posición de { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
 }
read-beyond = { $text } sobrepasa { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
 }, { $calls } números cantados o el número { $top }
read-board = { $text } no es un tablero del asiento { $seat }
read-columns = { $text } tiene { $given ->
    [one] { $given } columna
   *[other] { $given } columnas
 }, no { $columns }
read-too-long = la columna { $column } de { $text } es demasiado larga
read-numbers = { $text } no { $count ->
    [one] es { $count } número
   *[other] son { $count } números
 } de 0 a { $highest }

## El tablero y sus piezas

board = Tablero
row = fila { $number }
row-complete = la fila { $number } está completa
column = columna { $column }
called = Cantados
caller-called = canta
number-called = el número cantado
caller = quien canta
calls = canta { $seat }
hand = Mano
tile-called = la ficha cantada
button-done = Listo

## Junto al tablero

still-to-come = Por cantar
complete = completas
note-done = listo
status = Cantados: { $call } de { $calls }
status-before = { $calls } números por cantar

## Lo que está pasando

caller-due = Se sortea quién canta.
calling = Se canta el siguiente número.
others-put = Todo el mundo coloca el { $number }.
others-still-put = Aún se está colocando el { $number }.
start-row = Empieza una fila con el 1.
put-down = Coloca el { $number } al pie de una columna.
nothing-to-take = No queda nada que llevar: ya has terminado.
tile-in = el { $number } de { $column }
choose-tile = Di cuál pasa a la fila: { $tiles }.
may-take = Puedes llevar a una fila { $tiles }, o dejarlo y terminar.

## Lo que haría una jugada en preparación

draft = Así { $step }; { $rest }.
could-take = También podrías llevar { $tiles }.

## El historial; delante va el nombre de quien juega

begins-calling = canta los números
call-by = { $seat } canta el { $number }
call-house = Se canta el { $number }
put = { $who ->
    [you] colocas el { $number } en la columna { $column }
   *[other] coloca el { $number } en la columna { $column }
 }
straight = { $who ->
    [you] llevas el { $number } directo a una fila
   *[other] lleva el { $number } directo a una fila
 }
started = { $who ->
    [you] empiezas una fila
   *[other] empieza una fila
 }
took = { $who ->
    [you] llevas a su fila { $numbers }
   *[other] lleva a su fila { $numbers }
 }
kept = { $who ->
    [you] dejas todo como estaba
   *[other] deja todo como estaba
 }

## El final

not-over = La partida no ha terminado.
all-called = Se han cantado los { $calls } números.
rows-decide = Con las mismas fichas sin colocar, deciden las filas completas.
first-complete = { $seat } ha completado antes todas sus filas.

## Lo que no se permite

over = La partida ha terminado: se han cantado y colocado los { $calls } números.
race-over = La partida ha terminado: { $seat } ha completado antes todas sus filas.
only-players = { $seats ->
    [one] En esta partida solo juega una persona
   *[other] En esta partida solo juegan { $seats } personas
 }.
not-shown = Lo que otra persona puede hacer en un paso no se muestra.
not-called-first = Aún no se ha cantado el primer número.
not-called-next = Aún no se ha cantado el siguiente número.
step-finished = Ya has terminado tu paso con el { $number }; espera al siguiente número.
no-such-action = En un paso se coloca una ficha, se empieza una fila, se lleva una ficha o se termina; no ha sido nada de eso.
columns-only = Solo hay { $columns ->
    [one] una columna
   *[other] { $columns } columnas
 }.
say-which = Dos columnas ofrecen el mismo número: di primero cuál pasa a la fila.
put-already = El { $number } ya está colocado, y las fichas no se reordenan.
one-starts = Un 1 empieza una fila; no puede ir a una columna.
only-called-one = Una fila solo se empieza con un 1 cantado; se ha cantado el { $number }.
started-already = El 1 cantado ya ha empezado su fila.
put-first-here = En esta mesa se llevan fichas después de colocar el { $number }.
column-empty = La columna { $column } está vacía.
follows-none = El { $number } al pie de la columna { $column } no sigue a ninguna fila: no hay ninguna empezada.
follows-not = El { $number } al pie de la columna { $column } no sigue a ninguna fila: tus filas terminan en { $ends }.
put-first = Coloca primero el { $number }.

## El análisis de una partida terminada; delante de lo que se dice de alguien va su nombre

all-possible = Con estos números se podían completar todas las filas.
best-possible = El mejor resultado con estos números: { $left }; { $sure }.
sure-proved = no existe nada mejor
sure-found = no se ha hallado nada mejor
no-fewer = De ninguna manera quedan menos de { $count }.
best-way = La mejor manera: { $left }
reached-best = Al final, { $left }: lo mejor que había.
no-time = Al final, { $left }, { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
 } más que en el mejor resultado; no hubo tiempo de decir dónde se perdieron.
fell-behind = Se perdió terreno en el número cantado { $call }, el { $number }. Lo mejor al alcance antes: { $before }; después: { $after }. Al final, { $left }.
way-on = La mejor continuación desde el número cantado { $call }: { $left }

## Pistas: qué hacer, y por qué

do-put = coloca el { $number } en la columna { $column }
do-take = lleva a su fila el { $number } de la columna { $column }
do-start = empieza una fila con el 1
do-end = termina el paso
why-starts = un 1 cantado siempre empieza una fila
why-takes = { $count ->
    [one] el { $numbers } pasa a una fila
   *[other] { $numbers } pasan a las filas
 }; { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
 }
why-done = ahora no se puede llevar ninguna ficha
why-follows = el { $number } sigue a una fila de inmediato
why-empty = en la columna vacía { $column } no estorba a ninguna ficha
why-next = el { $number } queda justo debajo del { $above }, que lo sigue
why-equal = como el { $number } que tiene encima, espera a un { $before }
why-below = una fila necesita el { $number } antes que el { $above }
why-covers = todas las columnas terminan en un número más bajo, así que hay que cubrir uno: el { $above }
