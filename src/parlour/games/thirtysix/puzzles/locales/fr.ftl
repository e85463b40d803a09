ask =
    { $count ->
        [one] { $seat } gagne en un coup. Trouvez-le.
       *[other] { $seat } gagne en { $count } coups au plus, quoi que joue l’adversaire. Un seul premier coup y mène.
    }
hint =
    Le pion va à la rangée { $rank }{ $sown ->
        [yes] { "" } et sème un jeton
       *[no] { "" } et ne sème rien
    }{ $gift ->
        [yes] , et il en donne un.
       *[no] .
    }
solved = { $seat } n’a plus de jeton et l’emporte.
open =
    { $count ->
        [one] Exact. Encore un coup.
       *[other] Exact. Encore { $count } coups.
    }
failed =
    { $count ->
        [one] Ainsi, l’adversaire peut tenir plus d’un coup encore.
       *[other] Ainsi, l’adversaire peut tenir plus de { $count } coups encore.
    }
not-over = { $seat } a encore des jetons. Un coup n’en laisse aucun.
