title = Invitación para jugar a { $game }
titleBy = { $name } te invita a jugar a { $game }
seats = En la mesa
free = Libre: ¿para ti?
options = Reglas de la mesa
name = Tu nombre
sit = Sentarme
starts = Ocupas el último asiento: la partida empieza enseguida.
startsReady = Ocupas el último asiento: la partida empieza cuando todos hayan dicho que están.
waits =
    Después de ti, { $count ->
         [one] queda
        *[other] quedan
    } { $count } { $count ->
         [one] asiento libre
        *[other] asientos libres
    }.
watch = Solo mirar
already = Ya tienes un asiento en esta mesa.
toTable = Ir a la mesa
another = Ocupar otro asiento
full = Todos los asientos están ocupados. Puedes mirar.
fullClosed = Todos los asientos están ocupados, y solo quienes juegan ven esta mesa.
over = Esta partida ha terminado.
unknownTitle = Esta invitación no lleva a ninguna mesa
unknown = Quizá el enlace se cortó al copiarlo, o la mesa ya no existe. Pide un enlace nuevo.
learnFirst = ¿No has jugado nunca? Aprende en dos minutos
