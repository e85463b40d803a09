ask = Analyser ici
title = Analyse
of = Analyse pour { $name }
close = Fermer
goOn = Continuer à réfléchir
stop = Arrêter
thinking = Réflexion…
master = Le niveau Maître jouerait : { $turn }.
compiling = Les règles pour navigateurs sont en cours de compilation ; l’analyse commencera dès qu’elles seront prêtes.
nobody = Personne n’a rien à décider ici.
wins =
    gagne environ { $count } { $count ->
         [one] partie
        *[other] parties
    } sur 100
won = gagné
lost = perdu
about =
    { NUMBER($count) } { $count ->
         [one] partie jouée
        *[other] parties jouées
    } jusqu’au bout par cet appareil, d’après ce qui était visible de cette place.
