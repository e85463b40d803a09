ask = Najděte tah, který s vašimi třemi žetony vynese nejvíc bodů. Je právě jeden.
hint =
    Nejlepší tah položí { $count ->
        [one] jeden žeton
        [2] dva žetony
       *[other] tři žetony
    }{ $space ->
        [double] , jeden z nich na dvojnásobné pole.
        [triple] , jeden z nich na trojnásobné pole.
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
