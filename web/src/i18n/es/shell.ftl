### Las palabras del marco de cada página.

skip = Ir al contenido
home = Parlour: todos los juegos
loading = Un momento…
retry = Reintentar
toHome = A todos los juegos
close = Cerrar

share = Compartir
copy = Copiar
copied = Copiado
copyByHand = Pulsa Ctrl + C, o mantén pulsado y copia.

renew = Actualizar
newBuild = Hay una nueva versión de Parlour; la página se vuelve a cargar y se queda donde está.

settings = Ajustes
theme = Aspecto
themes =
    .auto = Como el dispositivo
    .light = Claro
    .dark = Oscuro
sound = Sonido
soundOn = Clics suaves al mover las fichas
motion = Movimiento
motions =
    .auto = Como el dispositivo
    .full = Activado
    .none = Desactivado
language = Idioma
languageAway = Otro idioma necesita conexión.
name = Mi nombre en las mesas
me = Mi página

footer = Al pie de la página
about = Acerca de Parlour
stored = Qué se guarda
docs = Para programas: la API
replay = Abrir un registro

waiting =
    { $count ->
        [1] Te toca
       *[other] Te toca: { $count }
    }
nextTable = A la siguiente mesa que te espera: { $game } (tecla N)
ownSeatAsked = Alguien pide en otro dispositivo tu asiento en { $game }.
seatAsked = Alguien pide en otro dispositivo el asiento de { $name } en { $game }.
rematchAsked =
    { $names } { $count ->
         [one] pide
        *[other] piden
    } otra partida.
toTable = A la mesa

seat = Asiento { $letter }
levels =
    .random = azar
    .greedy = codicioso
    .novice = novato
    .casual = informal
    .keen = aplicado
    .strong = fuerte
    .master = maestro
bot = Bot · { $level }
anyBot = Bot
openSeat = Asiento libre
program = un programa
you = Tú

notFoundTitle = Esta página no existe
notFound = Quizá la dirección perdió una letra por el camino.
failedTitle = Algo ha fallado
failedPage = No se ha podido mostrar esta página. Tus partidas siguen a salvo.
reload = Volver a cargar la página
problem =
    .offline = No se puede acceder al servidor. ¿Tiene conexión este dispositivo?
    .slow = El servidor ha tardado demasiado en responder.
    .unexpected = El servidor ha respondido algo inesperado. Vuelve a intentarlo en un momento.
    .unknownGame = Aquí no hay ningún juego con ese nombre.

nameFaults =
    .missing = ¿Con qué nombre te verá el resto?
    .unreadable = Un nombre necesita al menos una letra o una cifra.
    .long = Un nombre tiene { $most } caracteres como máximo.
    .house = Este nombre está reservado; elige otro.
    .sign = Un signo como ✔ parece un rango; elige un nombre sin él.
    .taken = En esta mesa alguien ya tiene ese nombre.
