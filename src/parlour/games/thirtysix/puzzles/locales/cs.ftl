ask =
    { $count ->
        [one] Najděte tah, kterým hráč { $seat } vyhraje.
        [few] Hráč { $seat } vyhraje nejpozději { $count }. tahem, ať soupeř zahraje cokoli. Vede k tomu jediný první tah.
       *[other] Hráč { $seat } vyhraje nejpozději { $count }. tahem, ať soupeř zahraje cokoli. Vede k tomu jediný první tah.
    }
hint =
    Figurka táhne do řady { $rank }{ $sown ->
        [yes] { "" } a položí žeton
       *[no] { "" } a nepoloží nic
    }{ $gift ->
        [yes] , a jeden daruje.
       *[no] .
    }
solved = { $seat } nemá žádný žeton, a tím vyhrává.
open =
    { $count ->
        [one] Správně. Ještě jeden tah.
        [few] Správně. Ještě { $count } tahy.
       *[other] Správně. Ještě { $count } tahů.
    }
failed =
    { $count ->
        [one] Takhle soupeř vydrží déle než ještě jeden tah.
        [few] Takhle soupeř vydrží déle než ještě { $count } tahy.
       *[other] Takhle soupeř vydrží déle než ještě { $count } tahů.
    }
not-over = { $seat } má ještě žetony. Existuje tah, po kterém nezbude žádný.
