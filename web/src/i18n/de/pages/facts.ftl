factsOf = { $game }: zum Nachschlagen
search = Suchen
searchHint = Eine Zahl oder ein Wort; mehrere müssen in derselben Zeile stehen.
found =
    { $rows } { $rows ->
         [one] Zeile
        *[other] Zeilen
    }
nothing = Das steht in keiner Zeile.
none = Zu diesem Spiel gibt es nichts nachzuschlagen.
usualRules = Die üblichen Regeln
playedWith = Gespielt mit
readRules = Die Regeln
toTable = Zurück zum Tisch
