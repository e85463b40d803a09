ask = Trouvez le coup qui rapporte le plus de points avec vos trois jetons. Il n’y en a qu’un.
hint =
    Le meilleur coup pose { $count ->
        [one] un jeton
        [2] deux jetons
       *[other] trois jetons
    }{ $space ->
        [double] { $count ->
            [one] { " " }sur une case double.
           *[other] , dont un sur une case double.
        }
        [triple] { $count ->
            [one] { " " }sur une case triple.
           *[other] , dont un sur une case triple.
        }
       *[none] .
    }
solved =
    Exact : { $made ->
        [one] { $made } point
       *[other] { $made } points
    }, et aucun autre coup n’en fait autant.
failed =
    Ce coup fait { $made ->
        [one] { $made } point
       *[other] { $made } points
    } ; { $best } sont possibles.
