ask =
    { $count ->
        [one] Dokončete všechny tři řady. Po tomto kameni přijde už jen jeden: { $calls }.
        [few] Dokončete všechny tři řady. Po tomto kameni přijdou ještě { $count }, v tomto pořadí: { $calls }.
       *[other] Dokončete všechny tři řady. Po tomto kameni přijde ještě { $count }, v tomto pořadí: { $calls }.
    }
ask-last = Dokončete všechny tři řady. Tohle je poslední kámen.
ask-solo =
    { $count ->
        [0] Poslední kámen. Ať vám jich zbude co nejméně.
        [one] Ať vám zbude co nejméně kamenů. Po tomto přijde ještě { $count }.
        [few] Ať vám zbude co nejméně kamenů. Po tomto přijdou ještě { $count }.
       *[other] Ať vám zbude co nejméně kamenů. Po tomto přijde ještě { $count }.
    }
hint-start =
    { $count ->
        [0] Jednička začne řadu a nic se s ní nepřenáší.
        [one] Jednička začne řadu a přenese se { $count } kámen.
        [few] Jednička začne řadu a přenesou se { $count } kameny.
       *[other] Jednička začne řadu a přenese se { $count } kamenů.
    }
hint-column = Číslo { $number } patří do sloupce { $column }.
solved = Všechny tři řady jsou hotové.
incomplete =
    { $count ->
        [one] Zbyl { $count } kámen; jde to bez zbytku.
        [few] Zbyly { $count } kameny; jde to bez zbytku.
       *[other] Zbylo { $count } kamenů; jde to bez zbytku.
    }
failed =
    { $count ->
        [one] Takhle zbude nejméně { $count } kámen; jde to bez zbytku.
        [few] Takhle zbudou nejméně { $count } kameny; jde to bez zbytku.
       *[other] Takhle zbude nejméně { $count } kamenů; jde to bez zbytku.
    }
solo-done =
    { $count ->
        [0] Všechny tři řady jsou hotové.
        [one] Zbyl { $count } kámen.
        [few] Zbyly { $count } kameny.
       *[other] Zbylo { $count } kamenů.
    }
