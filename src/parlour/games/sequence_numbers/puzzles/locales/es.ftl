ask = Forma dos secuencias a la vez, con una sola carta. Juegas con las fichas del asiento A.
hint =
    La casilla está en la fila { $row }{ $count ->
        [0] , y ninguna de las dos líneas es diagonal.
        [one] , y una de las dos líneas es diagonal.
       *[other] , y las dos líneas son diagonales.
    }
solved = Dos secuencias con una sola ficha.
failed =
    { $count ->
        [0] Esto no forma ninguna secuencia; se pueden formar dos a la vez.
       *[other] Esto forma una secuencia; se pueden formar dos a la vez.
    }
