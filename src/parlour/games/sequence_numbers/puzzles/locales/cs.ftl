ask = Vytvořte jednou kartou dvě sekvence najednou. Hrajete se žetony hráče A.
hint =
    Políčko je v řádku { $row }{ $count ->
        [0] { "" } a žádná z řad nevede šikmo.
        [one] { "" } a jedna z obou řad vede šikmo.
       *[other] { "" } a obě řady vedou šikmo.
    }
solved = Dvě sekvence jediným žetonem.
failed =
    { $count ->
        [0] Tím sekvence nevznikne; vytvořit lze dvě najednou.
       *[other] Tím vznikne jedna sekvence; vytvořit lze dvě najednou.
    }
