factsOf = { $game }: přehled
search = Hledat
searchHint = Číslo nebo slovo; je-li jich víc, musí stát ve stejném řádku.
found =
    { $rows } { $rows ->
         [one] řádek
         [few] řádky
        *[other] řádků
    }
nothing = Žádný řádek neodpovídá.
none = K této hře není co hledat.
usualRules = Obvyklá pravidla
playedWith = Zvolené možnosti
readRules = Pravidla
toTable = Zpět ke stolu
