### Las palabras de la página de una mesa.

yourTurn = Te toca.
turnOf = Le toca a { $name }.
turnOfAll = Se espera a { $names }.
watching = Estás mirando.
over = La partida ha terminado.
announceTurn = Te toca. { $sentence }
announceLine = { $name } { $line }
announceChat = { $name } dice: { $text }
announceRefusal = No se permite. { $sentence }
starterIs = Por sorteo empieza { $name }.
starterYou = Por sorteo empiezas tú.
drawing = Se sortea quién empieza…

confirm = Jugar
sending = Enviando…
takeBack = Deshacer
clear = Deshacer todo
choose = ¿Cuál?
confirmKey = Tecla: punto
keysTitle = Teclado
keys = Las flechas mueven, Intro toma y coloca, Escape deshace, las cifras eligen de la mano, el punto juega.

empty = libre
holds = { $place }: { $what }
pieces = { $count } × { $what }
ofSeat = { $what } de { $letter }
picked = en tu mano
possible = posible
canPick = se puede tomar
playedLast = última jugada de { $letter }
used = ya usada en este turno
turned =
    girada { $quarters } { $quarters ->
         [one] cuarto
        *[other] cuartos
    } de vuelta
marks =
    .last = última jugada
    .draft = aún sin jugar
    .locked = bloqueada
    .due = en espera
    .found = hallada
    .dead = muerta
    .refused = aquí no se permite

seats = En la mesa
away = Se ha perdido la conexión. Tu mesa está a salvo; esta página se reconectará sola.
blocked = El servidor responde, pero no se abre ninguna conexión permanente (WebSocket) con esta mesa. A menudo la bloquea la red de una empresa, un proxy o una extensión del navegador; otra red ayuda. Esta página lo sigue intentando.
awayShort = Reconectando…
backAgain = Conexión recuperada.
isAway = no está
isHere = en línea
you = tú
team = Equipo { $number }
teamIs = Equipo { $number }: { $names }.
lookAt = Ver el lado de { $name }

log = Historial
tabs =
    .log = Historial
    .counts = Recuento
    .table = Mesa
    .fresh = hay algo nuevo
logEmpty = Aún no se ha jugado nada.
table = Como tabla
chat = Chat
chatEmpty = Di hola.
chatNow = Esta partida
chatField = Escribe a toda la mesa
chatSend = Enviar
unread =
    { $count } { $count ->
         [one] mensaje nuevo
        *[other] mensajes nuevos
    }
options = Reglas de la mesa
rules = Reglas
soundOn = El sonido está activado
soundOff = El sonido está desactivado
close = Cerrar
more = Historial, chat y más
leave = Abandonar
leaveSeat = Levantarme
leaveEarly = ¿Abandonar? La partida no cuenta hasta que todos hayan jugado un turno.
leaveLoses = ¿Abandonar? Pierdes la partida contra { $other }.
leaveToBot = ¿Abandonar? Un bot sigue por ti y la partida continúa.
leaveEnds = ¿Abandonar? La partida acaba aquí, sin terminar.
leaveYes = Sí, abandonar
leaveNo = Seguir jugando
finalSure = ¿{ $label }? Entonces tu partida termina.
leaveEvent = Dejar el encuentro
leaveEventSure = ¿Dejar el encuentro? Lo que tienes queda en la clasificación y nadie te espera.
leaveEventYes = Sí, dejarlo

waitingTitle = La mesa está lista
waitingFor =
    { $open ->
         [one] Queda
        *[other] Quedan
    } { $open } { $open ->
         [one] asiento libre
        *[other] asientos libres
    }. Envía este enlace: basta abrirlo para sentarse.
waitingOnly = La partida empieza cuando se ocupan todos los asientos.
invite = La invitación
inviteShare = Enviar el enlace
inviteCopy = Copiar el enlace
inviteQr = Código QR del enlace, para la cámara de otro dispositivo
shareText = ¿Juegas a { $game } conmigo en Parlour?
watchText = Mira esta partida de { $game } en Parlour.
stoodUp = Te has levantado; tu asiento vuelve a estar libre.
seatGone = Este dispositivo ya no tiene este asiento.
elsewhere = Ahora juegas en otro dispositivo.
playHere = Jugar aquí
sitAgain = Volver a sentarme
openSeat = asiento libre

sitHere = Sentarse
watchedBy = Miran: { $names }
others =
    { $count ->
         [one] { $count } persona más
        *[other] { $count } más
    }
watchers =
    { $count ->
         [one] Mira { $count } persona.
        *[other] Miran { $count } personas.
    }
watchersSilent = Aquí quienes miran no escriben.
openToYou = Hay un asiento libre: siéntate, o quédate mirando.
askForLink = Para jugar, pon la invitación que recibiste, o pide una; también puedes mirar.
doors = A puerta cerrada
invitation = La invitación: su enlace, o el código del final
watch = Mirar
eventWaits = Ya estás. Empieza para todos a la vez.
windowWaits = Ya estás. Cuando empiece, juegas cuando quieras.
toRanking = A la clasificación
eventOthers = Has jugado. Los demás siguen en ello.
eventPaused = El encuentro está en pausa. Tu tiempo no corre hasta que siga.

## the host, and who is ready

hostBot = Sentar un bot
hostLevel = Nivel de los bots
changeTerms = Cambiar las condiciones
beginWith = Empezar con { $count }
hostMove = Mover
moveOf = Mover a { $name } a otro asiento
moveHere = Aquí
remove = Retirar
removeOf = Retirar a { $name } de la mesa
removeSure = ¿Retirar a { $name }? Su asiento y el enlace actual dejan de valer. Sin cuentas nadie sabe quién vendrá con el nuevo enlace.
removeYes = Sí, retirar
removeNo = Dejar
ready = Estoy listo
readyHint = Hay reloj: la partida empieza cuando todos hayan dicho que están.
isReady = listo
readyWait = Estás listo. La partida empieza cuando lo estén todos.
readyAsked = Todos los asientos están ocupados: ¿listo?
playsAs = { $level }, juega como { $other } mientras se prepara
playsAsNow = como { $level }

curtainTitle = Pasa el dispositivo a { $name }
curtainText = No se ve ninguna mano hasta que se pulse el botón.
curtainButton = Soy { $name }

endTitle = La partida ha terminado
youWon = Ganas
youWonBy = Ganas { $own } a { $other }
youLost = Pierdes
youLostBy = Pierdes { $own } a { $other }
youShared = Compartes la victoria
youDrew = Empate
nobodyWon = No gana nadie
youPlaced = Quedas en el puesto { $place } de { $of }
ranking = Clasificación
place = { $rank }.º
curve = Puntuación, turno a turno
curveTurn = Turno
again = Jugar otra vez
againTogether = Otra partida con la misma gente
againNames = Otra partida, a petición de { $names }.
toNext = Ir a la mesa nueva
toSecond = A la segunda partida
secondRuns = La segunda partida ha empezado, con los asientos cambiados. Su reloj corre.
record = Descargar el registro
replay = Ver la partida paso a paso
proof = Sorteos limpios: la semilla y de dónde sale
proofText = Todos los sorteos salen de esta semilla. Se forma con un secreto del servidor, cuya huella SHA-256 se mostró antes de que nadie se sentara, y con 32 bytes al azar de cada navegador, así que el servidor no pudo elegir los sorteos.
seed = Semilla
commitment = Huella SHA-256 del secreto del servidor
proofAlone = Esta es la semilla de todos los sorteos. Su huella SHA-256 se mostró desde el principio, así que nadie pudo elegirla después.
secret = Secreto del servidor
draws = Sorteos limpios
drawsText = Todos los sorteos salen de un secreto del servidor, fijado por la huella SHA-256 de abajo antes de que nadie se sentara, y de 32 bytes al azar de cada navegador. Así el servidor no puede elegir los sorteos. El secreto se muestra al final.
drawsOf = De { $name }
drawsNone = nada
drawsHeld = Comprobado por este navegador: la huella SHA-256 y su propia aportación son las que guardó.
drawsHeldAll = Comprobado por este navegador: la huella SHA-256 y su propia aportación son las que guardó, y forman esta semilla.
drawsFit = Comprobado por este navegador: la huella SHA-256 es correcta, y todo junto forma la semilla.
drawsFault =
    .commitment = No es limpio: la huella SHA-256 no es la que este navegador vio antes de la partida.
    .contribution = No es limpio: lo que aportó este navegador no está en los sorteos.
    .secret = No es limpio: el secreto no tiene la huella SHA-256 que se mostró.
    .seed = No es limpio: la semilla no sale de lo que se muestra aquí.
fewer = cuantas menos, mejor
showEnd = Resultado
hideEnd = Ver el tablero

gone = Esta mesa no existe, o ya no se conserva.
goneTitle = Mesa no encontrada
loading = Preparando la mesa…
