title = Mesa nueva: { $game }
changeTitle = Cambiar las condiciones: { $game }
changeGo = Cambiar
changeAsks = { $count ->
    [one] { $names } está en la mesa y se le preguntará; vale en cuanto todos acepten.
   *[other] { $names } están en la mesa y se les preguntará; vale en cuanto todos acepten.
}
changeFixed = Aquí las reglas quedan como están; el reloj puede ser otro.
who = Quién juega
count = Asientos
seat = Asiento { $letter }
holder = Quién se sienta aquí
kinds =
    .me = Yo
    .link = Alguien, por enlace
    .here = Alguien más en este dispositivo
    .bot = Un bot
name = Nombre
nameOf = Nombre en el asiento { $letter }
myName = Tu nombre
level = Nivel
levelOf = Nivel del bot en el asiento { $letter }
linkHint = Recibirás un enlace para enviar.
rules = Reglas
basis =
    .printed = texto impreso
    .reading = nuestra lectura
    .original = como el original
    .house = regla de la casa
    .ours = elección nuestra
asPrinted = Todo lo que dice el texto impreso se sigue al pie de la letra.
differing =
    { $count } { $count ->
         [one] diferencia
        *[other] diferencias
    } con las reglas impresas
unusual =
    { $count } { $count ->
         [one] diferencia
        *[other] diferencias
    } con las reglas habituales
reset = Deshacer los cambios
more = Reloj, serie, quién la encuentra
change = Cambiar las reglas
own = Otro valor
ownValue = { $label }: otro valor
between = Un número entero de { $low } a { $high }
visibility = Quién puede encontrar la mesa
visibilities =
    .link = Solo quien tenga el enlace
    .open = Cualquiera, desde el inicio
openHint = Cualquiera puede ocupar un asiento libre o mirar.
linkOnlyHint = Quien tenga el enlace puede sentarse o mirar.
watching = Quién puede mirar
watchings =
    .welcome = Quien encuentre la mesa
    .silent = Cualquiera, sin chat
    .closed = Nadie
aidsHint = Entre personas, el registro nombra a quien pide ayuda: lo dice su propia página, y de su palabra se trata.
webhook = Decir en otro lugar de quién es el turno
webhookNone = En ninguno
webhookAddress = Dirección del webhook
webhookHint = Llega un mensaje cuando empieza un turno y el jugador no está en la mesa. Solo este servidor guarda la dirección. Puede escribir a { $hosts }.
quiet = Ningún mensaje por la noche
quietBegin = Silencio desde
quietEnd = Silencio hasta
go =
    .link = Crear y obtener el enlace
    .play = Empezar a jugar
    .watch = Empezar y mirar
readRules = Leer las reglas
summary = La mesa
failed = No se ha creado la mesa.
