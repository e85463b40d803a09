players =
    { $range } { $most ->
         [one] hráč
         [few] hráči
        *[other] hráčů
    }
open =
    { $count } { $count ->
         [one] volné místo
         [few] volná místa
        *[other] volných míst
    }
yourTurn = Jste na tahu
turnOf = Na tahu: { $names }
waiting = Čeká se na hráče
over = Dohráno
copyInvite = Kopírovat pozvánku
