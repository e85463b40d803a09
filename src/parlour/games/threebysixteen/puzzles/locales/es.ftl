ask =
    { $count ->
        [one] Completa las tres filas. Después de esta ficha llega una más: { $calls }.
       *[other] Completa las tres filas. Después de esta ficha llegan { $count } más, en este orden: { $calls }.
    }
ask-last = Completa las tres filas. Esta es la última ficha.
ask-solo =
    { $count ->
        [0] La última ficha. Deja el menor número posible.
        [one] Deja el menor número posible de fichas. Después de este número se canta uno más.
       *[other] Deja el menor número posible de fichas. Después de este número se cantan { $count } más.
    }
hint-start =
    { $count ->
        [0] El 1 empieza una fila, y con él no se lleva ninguna ficha.
        [one] El 1 empieza una fila, y se lleva una ficha.
       *[other] El 1 empieza una fila, y se llevan { $count } fichas.
    }
hint-column = El { $number } va a la columna { $column }.
solved = Las tres filas están completas.
incomplete =
    { $count ->
        [one] Sobra una ficha; se puede llegar a 0.
       *[other] Sobran { $count } fichas; se puede llegar a 0.
    }
failed =
    { $count ->
        [one] Después de esto sobrará al menos una ficha; se puede llegar a 0.
       *[other] Después de esto sobrarán al menos { $count } fichas; se puede llegar a 0.
    }
solo-done =
    { $count ->
        [0] Las tres filas están completas.
        [one] Sobra una ficha.
       *[other] Sobran { $count } fichas.
    }
