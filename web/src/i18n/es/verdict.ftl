### Si los sorteos de una partida fueron limpios.

held =
    { $draws ->
         [0] Comprobado por este navegador: nada en esta partida se sorteó con la semilla.
         [1] Comprobado por este navegador: el único sorteo de la partida es el que da la semilla.
        *[other] Comprobado por este navegador: los { $draws } sorteos de la partida son los que da la semilla.
    }
tied = El registro es de esta mesa y termina como se muestra aquí.
forged = No es limpio: el sorteo { $draw } no es el que da la semilla.
impossible = El registro es falso: la entrada { $entry } no es posible ahí.
given = Las primeras { $entries } entradas vienen de otra partida: esta semilla no dice nada de sus sorteos.
series = Quién empieza lo fijó la serie, no un sorteo.
asked = Las opciones dejadas al azar se sortearon antes de la partida; este navegador no las comprueba.
older = Se jugó con la versión { $version } de las reglas.
watched = Si la semilla se fijó antes de la partida, solo puede saberlo un navegador que haya jugado en ella.
alone = Un registro solo no dice más: nada aquí lo une a una mesa.
faults =
    .unreadable = El registro es falso: no se puede leer.
    .table = No es limpio: el registro del servidor es de otra mesa que esta página.
    .game = El registro es falso: el juego, las opciones o los jugadores no son los que se muestran aquí.
    .promise = No es limpio: la semilla del registro, o aquello de lo que sale, no es lo que muestra esta página.
    .excepted = No es limpio: el registro omite sorteos que esta mesa tenía que hacer.
    .entries = El registro es falso: no es tan largo como la partida que se muestra aquí.
    .over = El registro es falso: no termina como la partida.
    .scores = El registro es falso: sus turnos no dan estas puntuaciones.
    .version = El registro es falso: no hay reglas de la versión que indica.
