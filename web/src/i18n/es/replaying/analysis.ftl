ask = Analizar aquí
title = Análisis
of = Análisis para { $name }
close = Cerrar
goOn = Seguir pensando
stop = Parar
thinking = Pensando…
master = El nivel Maestro jugaría: { $turn }.
compiling = Se están compilando las reglas para navegadores; el análisis empezará cuando estén listas.
nobody = Aquí nadie tiene nada que decidir.
wins =
    gana { $count } { $count ->
         [one] partida
        *[other] partidas
    } de cada 100, más o menos
won = ganada
lost = perdida
about =
    { NUMBER($count) } { $count ->
         [one] partida jugada
        *[other] partidas jugadas
    } hasta el final por este dispositivo, desde lo que se veía en ese asiento.
