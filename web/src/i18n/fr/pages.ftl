players =
    { $range } { $most ->
         [one] personne
        *[other] personnes
    }
open =
    { $count } { $count ->
         [one] place libre
        *[other] places libres
    }
yourTurn = À vous de jouer
turnOf = À { $names } de jouer
waiting = En attente
over = Finie
copyInvite = Copier l’invitation
