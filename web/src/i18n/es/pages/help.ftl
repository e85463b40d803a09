### Cómo se dirige un encuentro, paso a paso.

evening = Una velada en el club
eveningIntro = Hacen falta una pantalla que todos vean, mejor un proyector, y un teléfono o un portátil para cada jugador. Nadie necesita una cuenta. Se prepara en un minuto.
eveningSteps =
    .make = Abre este sitio en la pantalla que todos ven. En la página de inicio pulsa *Crear un encuentro*.
    .game = Elige el juego; la frase de debajo dice de qué trata. Escribe cómo se llama la velada, cuántos tableros se juegan y cuánto puede durar un turno. Deja *Quién puede venir, un nombre por línea* vacío: así viene cualquiera que tenga el código.
    .ready = Pulsa *Crear el encuentro*. La página que se abre queda a la vista de todos: muestra el código.
    .come = Cada cual abre este sitio en su dispositivo, escribe el código en el campo de la página de inicio y pulsa *Entrar*; o apunta al cuadrado con la cámara de un teléfono. Después escribe su nombre y pulsa *Entrar* otra vez.
    .start = Cuando todos los nombres estén en la pantalla, pulsa *Empezar*.
    .play = Cada cual juega en su dispositivo, todos con los mismos sorteos. Un turno acaba cuando todos han jugado o se acaba el tiempo; *Terminar el turno* lo acaba antes. Entonces la pantalla muestra lo que trajo, y la clasificación.
    .pause = *Pausar* para el reloj para todos, *Seguir* lo pone otra vez en marcha. Quien llega tarde entra con el mismo código y juega desde el turno siguiente.
    .next = Después de un tablero pulsa *Siguiente tablero* y luego *Empezar*. Los dispositivos de los jugadores siguen solos. *Terminar el tablero* acaba uno antes: lo jugado cuenta.
    .results = Al final pulsa *Turno a turno*. Allí *Imprimir* imprime la clasificación y cada turno, y *Como tabla (CSV)* los guarda para una hoja de cálculo.
    .other = ¿Juegas tú también? Pulsa *Nombres, enlace* y *Copiar el enlace para dirigirlo*, y abre el enlace en otro dispositivo: ese dirige la velada, y la pantalla solo la muestra.
lesson = Una clase en la escuela
lessonIntro = Hacen falta un proyector y un teléfono, una tableta o un portátil para cada alumno o cada pareja. No hay cuentas ni chat; solo se guardan los nombres de tu lista.
lessonSteps =
    .make = Antes de la clase, en la página de inicio, pulsa *Crear un encuentro*. Elige el juego; si puede ser más corto o más fácil, se dice con palabras en *Reglas*.
    .names = Escribe los nombres de la clase en *Quién puede venir, un nombre por línea*. Así nadie puede venir con otro nombre, y cada alumno toca el suyo.
    .ready = Pulsa *Crear el encuentro* y proyecta la página que se abre.
    .come = Los alumnos abren este sitio, escriben el código en el campo de la página de inicio y pulsan *Entrar*; o apuntan al cuadrado con una cámara. Tocan su nombre y pulsan *Entrar* otra vez.
    .remove = ¿Alguien ha tocado un nombre equivocado? Pulsa *Nombres, enlace*, elige ese nombre en *Alguien que juega*, pulsa *Quitar* y otra vez *Quitar*. El nombre queda libre, y el alumno entra de nuevo con el código.
    .start = Cuando estén todos, pulsa *Empezar*. Quien llega más tarde juega desde el turno siguiente.
    .pause = *Pausar* para a todos mientras explicas algo, con *Seguir* vuelven a jugar. *Terminar el turno* ya no espera a nadie.
    .end = Si la clase acaba antes que el juego, pulsa *Terminar el tablero* y otra vez *Terminar el tablero*: lo jugado cuenta.
    .results = Pulsa *Turno a turno*. Allí *Imprimir* imprime la lista, y *Como tabla (CSV)* la guarda para una hoja de cálculo.
    .again = Para la clase siguiente crea otro encuentro: *Los nombres de la última vez* vuelve a poner la lista, en el dispositivo en que la escribiste.
