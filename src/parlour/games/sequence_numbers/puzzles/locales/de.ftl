ask = Bilde mit einer Karte zwei Sequenzen auf einmal. Du spielst die Plättchen von A.
hint =
    Das Feld liegt in Zeile { $row }{ $count ->
        [0] , und keine der Reihen läuft schräg.
        [one] , und eine der beiden Reihen läuft schräg.
       *[other] , und beide Reihen laufen schräg.
    }
solved = Zwei Sequenzen mit einem Plättchen.
failed =
    { $count ->
        [0] So entsteht keine Sequenz; möglich sind zwei auf einmal.
       *[other] So entsteht eine Sequenz; möglich sind zwei auf einmal.
    }
