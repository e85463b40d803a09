ask =
    { $count ->
        [one] Complétez les trois rangées. Après cette tuile, il en vient encore une : { $calls }.
       *[other] Complétez les trois rangées. Après cette tuile, il en vient encore { $count }, dans cet ordre : { $calls }.
    }
ask-last = Complétez les trois rangées. C’est la dernière tuile.
ask-solo =
    { $count ->
        [0] La dernière annonce. Laissez le moins de tuiles possible.
        [one] Laissez le moins de tuiles possible. Il reste une annonce après celle-ci.
       *[other] Laissez le moins de tuiles possible. Il reste { $count } annonces après celle-ci.
    }
hint-start =
    { $count ->
        [0] Le 1 commence une rangée, et rien n’est pris avec lui.
        [one] Le 1 commence une rangée, et une tuile est prise.
       *[other] Le 1 commence une rangée, et { $count } tuiles sont prises.
    }
hint-column = Le { $number } va dans la colonne { $column }.
solved = Les trois rangées sont complètes.
incomplete =
    { $count ->
        [one] Il reste une tuile ; 0 est possible.
       *[other] Il reste { $count } tuiles ; 0 est possible.
    }
failed =
    { $count ->
        [one] Ainsi, il restera au moins une tuile ; 0 est possible.
       *[other] Ainsi, il restera au moins { $count } tuiles ; 0 est possible.
    }
solo-done =
    { $count ->
        [0] Les trois rangées sont complètes.
        [one] Il reste une tuile.
       *[other] Il reste { $count } tuiles.
    }
