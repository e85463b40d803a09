ask =
    { $count ->
        [one] El asiento { $seat } gana con esta jugada. Encuéntrala.
       *[other] El asiento { $seat } gana en { $count } jugadas como máximo, haga lo que haga su rival. Solo una primera jugada lo consigue.
    }
hint =
    El peón va a la fila { $rank }{ $sown ->
        [yes] { "" } y siembra una ficha
       *[no] { "" } y no siembra nada
    }{ $gift ->
        [yes] , y da una.
       *[no] .
    }
solved = { $seat } se queda sin fichas y gana.
open =
    { $count ->
        [one] ¡Correcto! Una jugada más.
       *[other] ¡Correcto! { $count } jugadas más.
    }
failed =
    { $count ->
        [one] Después de esto, tu rival puede resistir más de una jugada.
       *[other] Después de esto, tu rival puede resistir más de { $count } jugadas.
    }
not-over = { $seat } aún tiene fichas. Hay una jugada que no deja ninguna.
