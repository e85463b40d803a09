### Las palabras de las páginas de problemas y del reto del día.

puzzle = Problema
titleOf = Problemas: { $game }
rated = Problema { $name }, nivel { $rating }
mine =
    Tú: { $rating }{ $streak ->
         [0] {""}
        *[other] , racha de { $streak }
    }
hint = Pista
solution = Solución
nextMove = Siguiente jugada
notIt = Esa no es la solución.
unjudged = Sin conexión solo se puede reconocer la solución conocida. Tu jugada se queda: confírmala otra vez cuando tengas conexión.
thatWasIt = Esa era la solución.
again = Otra vez
next = Siguiente problema
daily = Reto del día
dailyOf = Reto del día: { $game }
dayOf = { $date }, problema { $at } de { $count }
onceOnly = Un intento en cada uno, hoy igual para todos.
elsewhere = Se intentó en otra ventana; cuenta aquel intento.
goOn = Seguir
result = Tu resultado
solvedOf = { $solved } de { $count } resueltos
leftOver =
    { $made ->
         [one] Sobra { $made }
        *[other] Sobran { $made }
    }
best = El mejor bot, sabiendo todo lo que iba a salir: { $best }.
bestOfChain = El mejor bot los resuelve todos: cada solución está demostrada.
share = Copiar la línea
more = Más problemas
yesterday = La solución de ayer
studied = Solución del { $date }
tomorrow = El próximo reto empieza a medianoche (UTC).
list = La lista del día
listSays = Quien quiera juega hoy una partida más, en este servidor, con sorteos propios que no están en ninguna página: un nombre, un intento, sin cuenta. La clasificación se ve a medianoche UTC.
toList = Jugar para la lista
listBefore = La lista de ayer
