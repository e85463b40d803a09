ask = Rozebrat zde
title = Rozbor
of = Rozbor za hráče { $name }
close = Zavřít
goOn = Přemýšlet dál
stop = Zastavit
thinking = Přemýšlí …
master = Na mistrovské úrovni by se hrálo: { $turn }.
compiling = Pravidla pro prohlížeč se právě kompilují; rozbor začne, až budou hotová.
nobody = Zde nikdo nerozhoduje.
wins = vyhraje asi { $count } ze 100 her
won = výhra
lost = prohra
about =
    Toto zařízení dohrálo { NUMBER($count) } { $count ->
         [one] hru
         [few] hry
         [many] hry
        *[other] her
    } z toho, co hráč viděl.
