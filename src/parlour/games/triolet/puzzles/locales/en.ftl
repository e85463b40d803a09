ask = Find the play that makes the most points with your three tokens. There is exactly one.
hint =
    The best play lays { $count ->
        [one] one token
        [2] two tokens
       *[other] three tokens
    }{ $space ->
        [double] { $count ->
            [one] { " " }on a double space.
           *[other] , one of them on a double space.
        }
        [triple] { $count ->
            [one] { " " }on a triple space.
           *[other] , one of them on a triple space.
        }
       *[none] .
    }
solved = Right: { $made } points, and no other play makes as many.
failed = This makes { $made }; { $best } is possible.
