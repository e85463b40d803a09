ask = Najděte tah, který s vašimi třemi žetony vynese nejvíc bodů. Je právě jeden.
hint =
    Nejlepší tah položí { $count ->
        [one] jeden žeton
        [2] dva žetony
       *[other] tři žetony
    }{ $space ->
        [double] { $count ->
            [one] { " " }na dvojnásobné políčko.
           *[other] , jeden z nich na dvojnásobné políčko.
        }
        [triple] { $count ->
            [one] { " " }na trojnásobné políčko.
           *[other] , jeden z nich na trojnásobné políčko.
        }
       *[none] .
    }
solved =
    Správně: { $made ->
        [one] { $made } bod
        [few] { $made } body
       *[other] { $made } bodů
    } a tolik nevynese žádný jiný tah.
failed =
    Tohle vynese { $made ->
        [one] { $made } bod
        [few] { $made } body
       *[other] { $made } bodů
    }; dosáhnout lze { $best }.
