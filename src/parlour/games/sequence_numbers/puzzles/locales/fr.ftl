ask = Formez deux séquences à la fois, avec une seule carte. Vous jouez les jetons de A.
hint =
    La case est dans la rangée { $row }{ $count ->
        [0] , et aucune des deux séquences n’est en diagonale.
        [one] , et l’une des deux séquences est en diagonale.
       *[other] , et les deux séquences sont en diagonale.
    }
solved = Deux séquences d’un seul jeton.
failed =
    { $count ->
        [0] Cela ne forme pas de séquence ; deux à la fois sont possibles.
       *[other] Cela forme une séquence ; deux à la fois sont possibles.
    }
