ask =
    { $count ->
        [one] Vollende alle drei Reihen. Nach diesem Stein kommt noch einer: { $calls }.
       *[other] Vollende alle drei Reihen. Nach diesem Stein kommen noch { $count }, in dieser Reihenfolge: { $calls }.
    }
ask-last = Vollende alle drei Reihen. Das ist der letzte Stein.
ask-solo =
    { $count ->
        [0] Der letzte Stein. Behalte so wenige übrig, wie du kannst.
        [one] Behalte so wenige Steine übrig, wie du kannst. Danach kommt noch einer.
       *[other] Behalte so wenige Steine übrig, wie du kannst. Danach kommen noch { $count }.
    }
hint-start =
    { $count ->
        [0] Die 1 beginnt eine Reihe, und dabei wird nichts genommen.
        [one] Die 1 beginnt eine Reihe, und ein Stein wird genommen.
       *[other] Die 1 beginnt eine Reihe, und { $count } Steine werden genommen.
    }
hint-column = Die { $number } kommt in Spalte { $column }.
solved = Alle drei Reihen sind vollständig.
incomplete =
    { $count ->
        [one] Ein Stein bleibt übrig; es geht auch ohne Rest.
       *[other] { $count } Steine bleiben übrig; es geht auch ohne Rest.
    }
failed =
    { $count ->
        [one] So bleibt mindestens ein Stein übrig; es geht auch ohne Rest.
       *[other] So bleiben mindestens { $count } Steine übrig; es geht auch ohne Rest.
    }
solo-done =
    { $count ->
        [0] Alle drei Reihen sind vollständig.
        [one] Ein Stein bleibt übrig.
       *[other] { $count } Steine bleiben übrig.
    }
