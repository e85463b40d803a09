ask =
    { $count ->
        [one] Vollende alle drei Reihen. Nach diesem Stein kommt noch einer: { $calls }.
       *[other] Vollende alle drei Reihen. Nach diesem Stein kommen noch { $count }, in dieser Reihenfolge: { $calls }.
    }
ask-last = Vollende alle drei Reihen. Das ist der letzte Stein.
ask-solo =
    { $count ->
        [0] Der letzte Aufruf. Lass so wenige Steine übrig wie möglich.
        [one] Lass so wenige Steine übrig wie möglich. Danach kommt noch ein Aufruf.
       *[other] Lass so wenige Steine übrig wie möglich. Danach kommen noch { $count } Aufrufe.
    }
hint-start =
    { $count ->
        [0] Die 1 beginnt eine Reihe, und es wird kein weiterer Stein genommen.
        [one] Die 1 beginnt eine Reihe, und ein weiterer Stein wird genommen.
       *[other] Die 1 beginnt eine Reihe, und { $count } weitere Steine werden genommen.
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
