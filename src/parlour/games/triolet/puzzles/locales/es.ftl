ask = Encuentra la jugada que hace más puntos con tus tres fichas. Solo hay una.
hint =
    La mejor jugada coloca { $count ->
        [one] una ficha
        [2] dos fichas
       *[other] tres fichas
    }{ $space ->
        [double] { $count ->
            [one] { " " }en una casilla doble.
           *[other] , una de ellas en una casilla doble.
        }
        [triple] { $count ->
            [one] { " " }en una casilla triple.
           *[other] , una de ellas en una casilla triple.
        }
       *[none] .
    }
solved =
    ¡Correcto! { $made ->
        [one] { $made } punto
       *[other] { $made } puntos
    }, y ninguna otra jugada hace tantos.
failed =
    Esta jugada hace { $made ->
        [one] { $made } punto
       *[other] { $made } puntos
    }; se puede llegar a { $best }.
