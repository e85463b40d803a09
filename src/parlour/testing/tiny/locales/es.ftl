### The tiny game; términos: carta, comodín, bolsa, asiento (seat), silencio (hush).

## El juego y sus opciones

title = Tiny
credit = Un juego de Parlour
summary = Juega una o dos cartas boca abajo; puntúa la suma más alta.
option-top = Carta más alta
option-jokers = Comodines
jokers-none = sin comodines
jokers-two = dos comodines
option-ties = Sumas iguales
ties-first = puntúa quien esté más cerca del jugador inicial
ties-nobody = no puntúa nadie
option-start = Jugador inicial
start-drawn = por sorteo
start-zero = asiento 0
option-bonus = Carta que da un punto más
bonus-none = ninguna
bonus-random = se sortea antes de empezar
bonus-bad = bonus debe ser none, random o una carta de 1 a { $top }, no { $text }

## Lo que se escribe

read-action = { $text } no es una jugada; por ejemplo: 2, *2, end, hush 1, draw 3, first 0
read-value = { $text }: no hay ningún { $value }

## La mesa

laid-cards = Cartas jugadas
hand = Mano
laid-by = cartas jugadas, asiento { $seat }
hand-of = mano, asiento { $seat }
back = una carta
joker = comodín
joker-as = comodín como { $value }
button-end = Terminar el turno
button-hush = Mandar callar al asiento { $seat }
unseen = Cartas no vistas
in-bag = { $count } en la bolsa
in-hand = en la mano
hushed = en silencio
all-out = Ya se han jugado todas las cartas.
dealing = Se reparten las cartas.
lay = Juega una o dos cartas.
others-lay = Los demás aún están jugando.
lay-sum = Jugar { $sum }
makes-sum = { $cards } suman { $sum }.

## El registro; puede precederlo un nombre

draw = Robas { $card }
laid = juega { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
hush = manda callar al asiento { $seat }
out = Se han jugado las { $count } cartas.

## Rechazos

no-such-action = Este juego no tiene esa carta ni una acción así.
over = La partida ha terminado.
draw-first = Primero hay que robar una carta.
ended = El asiento { $seat } ya ha terminado su turno; los demás, todavía no.
none-laid = Hay que jugar al menos una carta.
enough-laid = No se juegan más de { $most } cartas.
no-value = Las cartas valen de 1 a { $top }, no { $value }.
no-card = En esta mano no hay { $card }.
joker-no-bonus = Un comodín no se juega como { $value }, el valor de la carta de bonificación.
table-hushes = Solo la mesa manda callar, y no hace nada más.
no-such-seat = No hay ningún asiento { $seat }.
hushed-already = El asiento { $seat } ya fue mandado callar.
