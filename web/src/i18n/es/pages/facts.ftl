factsOf = { $game }: consulta
search = Buscar
searchHint = Un número o una palabra. Si son varios, deben estar en la misma fila.
found =
    { $rows } { $rows ->
         [one] fila
        *[other] filas
    }
nothing = No coincide ninguna fila.
none = No hay nada que consultar de este juego.
usualRules = Las reglas habituales
playedWith = Reglas de la mesa
readRules = Las reglas
toTable = Volver a la mesa
