ask =
    { $count ->
        [one] Finde den Zug, mit dem { $seat } gewinnt.
       *[other] { $seat } gewinnt in höchstens { $count } Zügen, was auch immer die andere Seite tut. Nur ein erster Zug führt dahin.
    }
hint =
    Die Figur zieht in Zeile { $rank }{ $sown ->
        [yes] { "" } und sät einen Stein
       *[no] { "" } und sät nichts
    }{ $gift ->
        [yes] , und ein Stein wird abgegeben.
       *[no] .
    }
solved = { $seat } hat keinen Stein mehr und gewinnt.
open =
    { $count ->
        [one] Richtig. Noch ein Zug.
       *[other] Richtig. Noch { $count } Züge.
    }
failed =
    { $count ->
        [one] So hält die andere Seite länger durch als noch einen Zug.
       *[other] So hält die andere Seite länger durch als noch { $count } Züge.
    }
not-over = { $seat } hat noch Steine. Es gibt einen Zug, nach dem keiner bleibt.
