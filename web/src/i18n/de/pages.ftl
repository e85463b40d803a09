players =
    { $range } { $most ->
         [one] Spieler
        *[other] Spieler
    }
open =
    { $count } { $count ->
         [one] freier Platz
        *[other] freie Plätze
    }
yourTurn = Du bist dran
turnOf = Am Zug: { $names }
waiting = Wartet auf Mitspieler
over = Zu Ende
copyInvite = Einladung kopieren
