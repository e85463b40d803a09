### Las palabras de lo que rodea las partidas.

rooms = Más de este juego
arrange = Colocarlas por mi cuenta
arrangeHint = Volverás aquí con lo que hayas hecho.
ownValue = Hecho por ti
useIt = Jugar con esto
instead = En su lugar: { $title }
insteadAbove = En lugar del turno de arriba
homeOf = Volver al juego

lesson = Aprender a jugar
puzzles = Problemas
rulesOf = Reglas de { $title }
facts = Consulta

aids = Ayuda
asking = Un momento…
why = Por qué:
thought = Se ha pensado { $seconds } s.
enough = Dejar de pensar
goOn = Seguir pensando
unfold = Mostrar lo que pueden elegir otras mesas
rulesPage = Página para imprimir

best = Tus mejores resultados en este dispositivo
bestWith = Con { $options }
thisTime = esta vez
place =
    { $place ->
         [1] Tu mejor resultado hasta ahora.
        *[other] Tu resultado número { $place } hasta ahora.
    }

windowRest = Has terminado. La clasificación y la repetición llegan al terminar el plazo.
teamRest = Tu partida ha terminado. Cuando termine también la de tu pareja en la otra mesa, se podrán repasar las dos.
study = Analizar la partida
studyOf = Lo que permitía esta partida de { $game }
waited = { $seconds } s
thinking = La partida se está analizando. Tarda unos segundos, y más la primera vez.
quick = Solo un primer vistazo: un análisis más a fondo puede cambiarlo.
closer = Análisis más a fondo: el siguiente aún puede cambiarlo.
notStudied = No se ha podido analizar esta partida.
unfinished = Esta partida no se jugó hasta el final, así que no se puede analizar.
begunLater = Esta partida empieza en una posición propia. Solo se puede analizar desde el comienzo habitual.
status =
    .proved = demostrado
    .best-found = lo mejor hallado
    .bound = un límite
    .estimated = estimado
everybody = La partida
stepThrough = Ver paso a paso
stepped = Paso a paso: { $title }
keepLine = Guardar en el registro
lineKept = Guardada en el registro
inReplay = Mostrar en la partida
replay = La partida tal como se jugó

on =
    .from = Seguir jugando desde aquí
    .title = Seguir jugando desde la jugada { $moment }
    .seat = Mi asiento
    .bots = Bots en los demás asientos
    .about = Se abre una mesa nueva. Desde aquí los sorteos son nuevos; la partida terminada queda como estaba.
    .go = Abrir la mesa
    .it = Jugar desde aquí
    .again = Volver a jugar desde ahí
    .goesOn = Continúa desde la jugada { $moment } de{" "}
    .finished = una partida terminada
    .file = una partida de un archivo
standing = Probabilidad de ganar, en victorias de cada 100
standingOf = { $name }: { $wins }
