ask = Finde den Zug, der mit deinen drei Steinen die meisten Punkte bringt. Es gibt genau einen.
hint =
    Der beste Zug legt { $count ->
        [one] einen Stein
        [2] zwei Steine
       *[other] drei Steine
    }{ $space ->
        [double] { $count ->
            [one] { " " }auf ein Doppelfeld.
           *[other] , davon einen auf ein Doppelfeld.
        }
        [triple] { $count ->
            [one] { " " }auf ein Dreifachfeld.
           *[other] , davon einen auf ein Dreifachfeld.
        }
       *[none] .
    }
solved =
    Richtig: { $made ->
        [one] { $made } Punkt
       *[other] { $made } Punkte
    }, und kein anderer Zug bringt so viele.
failed =
    Das bringt { $made ->
        [one] { $made } Punkt
       *[other] { $made } Punkte
    }; möglich sind { $best }.
