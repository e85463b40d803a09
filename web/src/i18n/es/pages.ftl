players =
    { $range } { $most ->
         [one] persona
        *[other] personas
    }
open =
    { $count } { $count ->
         [one] asiento libre
        *[other] asientos libres
    }
yourTurn = Te toca
turnOf = Turno de { $names }
waiting = En espera
over = Terminada
copyInvite = Copiar la invitación
