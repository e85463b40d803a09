title = Zveme vás ke hře { $game }
titleBy = { $name } vás zve ke hře { $game }
seats = U stolu
free = Volno: vaše?
options = Zvolené možnosti
name = Vaše jméno
sit = Přisednout
starts = Zabíráte poslední místo: hra hned začne.
startsReady = Zabíráte poslední místo: hra začne, až všichni potvrdí, že jsou tu.
waits =
    Po vás { $count ->
         [one] zbude
         [few] zbudou
        *[other] zbude
    } ještě { $count } { $count ->
         [one] volné místo
         [few] volná místa
        *[other] volných míst
    }.
watch = Jen se dívat
already = U tohoto stolu už sedíte.
toTable = Ke stolu
another = Vzít si další místo
full = Všechna místa jsou obsazena. Můžete se dívat.
fullClosed = Všechna místa jsou obsazena a tento stůl vidí jen ti, kdo hrají.
over = Tato hra skončila.
unknownTitle = Tato pozvánka k žádnému stolu nevede
unknown = Možná se odkaz při kopírování zkrátil, nebo už stůl neexistuje. Požádejte o nový.
learnFirst = Ještě jste to nehráli? Naučíte se to za dvě minuty
