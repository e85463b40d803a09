### Un encuentro: crearlo, llegar, la pared, los resultados.

newTitle = Todos lo mismo: un encuentro
newIntro = Todos juegan al mismo juego con los mismos sorteos, cada cual en su pantalla. Se llega con un código, sin cuenta.
game = Juego
name = Cómo se llama
usualTitle = Nuestra velada
boards = Tableros, uno tras otro
time = Tiempo
times =
    .turn = Un reloj para cada turno
    .window = Un plazo: cada cual juega cuando quiere
withinTime = en { $time }
windowHint = Todos tienen los mismos sorteos, cada cual solo cuando llega a ellos. La clasificación y las mejores jugadas se ven al terminar el plazo: antes hablarían de turnos que algunos aún no han jugado.
rankingShown = Clasificación
shown =
    .turn = Después de cada turno
    .end = Solo al terminar un tablero
names = Quién puede venir, un nombre por línea
namesHint = Vacío: cualquiera que tenga el código.
lastNames = Los nombres de la última vez
beginsIn = Idioma para empezar
ofBrowser = El de cada navegador
trust = Aquí nadie ve quién pide una jugada a un programa, y los problemas de una carrera están, con sus soluciones, en un libro que cualquiera puede abrir. Cuando importe, jugad en una misma sala.
stepByStep = Paso a paso:
make = Crear el encuentro

comeIntro = Todos juegan con los mismos sorteos. Tu nombre aparece en la clasificación.
comeList = La lista del día: una partida, un intento, con sorteos propios. La clasificación se ve a medianoche UTC.
windowWaits = Juegas cuando quieres, en cuanto haya empezado.
windowRuns = Juegas cuando quieres. Tiempo restante: { $time }.
whoAreYou = ¿Quién eres?
yourName = Tu nombre
come = Entrar
already = { $name } ya juega en este dispositivo.
toOwn = Seguir jugando
beside = Aquí juega alguien más
ownDevice = Por equipos cada cual necesita su propio dispositivo, porque nadie puede ver la otra mesa.
allCame = Todos los de la lista han llegado. Si alguien ha tomado tu nombre, quien dirige el encuentro puede dejarlo libre.
unknownTitle = No hay ningún encuentro con este código
unknown = Quizá falla una letra. El código está en la pared, o pregunta a quien lo dirige.

home = Encuentros
homeIntro = Todos juegan lo mismo a la vez: una clase, un club, una familia.
code = Código de un encuentro
toCode = Entrar
toNew = Crear un encuentro

comeHere = Ven con este código
qr = Código QR de la dirección, para la cámara de un teléfono
people =
    { $count } { $count ->
         [one] persona está
        *[other] personas están
    } aquí
phases =
    .waiting = Aún no ha empezado
    .playing = En curso
    .paused = En pausa
    .over = Terminado
boardOf = Tablero { $number } de { $boards }
turn = Turno { $turn }
havePlayed = Han jugado { $played } de { $count }
windowOpen = Cada cual juega cuando quiere
haveFinished = Han terminado { $played } de { $count }
haveCome =
    { $count } { $count ->
         [one] persona ha venido
        *[other] personas han venido
    }
turnsPlayed =
    { $count } { $count ->
         [one] turno jugado
        *[other] turnos jugados
    }
board = El tablero
lastTurn = Lo que trajo el último turno
toBoard = Al tablero
toEvent = Al encuentro
ranking = Clasificación
nobody = Todavía no ha llegado nadie.
unranked = La clasificación se ve al terminar el tablero.
place = Puesto
player = Nombre
points = Puntos
share = De lo mejor
played = ha jugado
finished = ha terminado
away = ausente
left = se ha ido
bestSoFar = Las mejores jugadas hasta ahora: { $points }
results = Turno a turno

run = Diriges este encuentro
steps =
    .start = Empezar
    .pause = Pausar
    .continue = Seguir
    .ring = Terminar el turno
    .next = Siguiente tablero
    .end = Terminar el tablero
    .rename = Cambiar el nombre
    .remove = Quitar
    .delete = Borrar el encuentro
endSure = ¿Terminar este tablero para todos? Los turnos terminados cuentan, este no.
endOneTurnSure = ¿Terminar este tablero para todos? Cuenta lo que cada cual tiene hasta ahora.
endWindow = Terminar el plazo
windowSure = ¿Terminar el plazo para todos? Los turnos que alguien no haya jugado cuentan como pasados.
removeSure = ¿Quitar a { $name }? Un nombre de la lista queda libre otra vez.
keep = No, seguir
more = Nombres, enlace
member = Alguien que juega
newName = Nombre nuevo
besideOf = { $name } (en el dispositivo de { $other })
keyHint = Este navegador dirige el encuentro. En otro dispositivo lo hace el enlace: quien lo tiene lo dirige.
copyKey = Copiar el enlace para dirigirlo
deleteSure = ¿Borrar el encuentro con todos los tableros y resultados, para todos? Nada lo recupera.
goneTitle = Este encuentro ya no existe
gone = Quien lo creó lo ha borrado, o nunca hubo uno en esta dirección.
runHere = Dirigirlo aquí
runHereHint = Este encuentro es tuyo. El dispositivo que lo ha dirigido hasta ahora dejará de dirigirlo.

resultsOf = Resultados: { $title }
print = Imprimir
csv = Como tabla (CSV)
turns = Turno a turno
eachBrought = Lo que dio cada turno.
stoodAfter = Los puntos después de cada turno.
best = Mejor jugada
foundBest = Cuántos la encontraron
turnNumber = Turno
brought = Dio
stood = Puntos
field = Los demás
foundOf = { $found } de { $count } encontraron los { $points }
middleOf = { $points } en el medio
noMember = Nadie tiene aquí este número

nextTitle = Siguiente encuentro de la temporada
nextIntro = Cuenta junto con los anteriores, bajo un solo enlace: allí se conoce a cada cual por su nombre.
seasonBegins = Empieza la temporada
seasonCounts = Lo que da un encuentro, 100 como máximo
counts =
    .places = Puesto entre los presentes
    .share = Parte de las mejores jugadas
countsWhy = Los puntos de juegos distintos no se suman. Quien falta no recibe nada. Así se queda toda la temporada.
onlyBest = De cada cual cuentan solo los mejores encuentros
bestOfEach = Cuántos
season = La temporada
seasonOf = Temporada: { $title }
brings =
    .places = Cada encuentro da la parte de los demás a quienes se deja atrás, 100 como máximo.
    .share = Cada encuentro da la parte de las mejores jugadas que se han hecho, 100 como máximo.
bestCount = De cada cual cuentan los mejores { $best }; los demás van entre paréntesis.
total = Total
evenings = Los encuentros
notOver = sin terminar
nothingYet = Aún no ha terminado ningún encuentro.
noSeasonTitle = Aquí no hay ninguna temporada
noSeason = Se han borrado sus encuentros, o nunca hubo una en esta dirección.

form = Cómo se juega
forms =
    .same = Todos lo mismo, tablero a tablero
    .swiss = Por parejas: sistema suizo
    .all = Por parejas: todos contra todos
pairsHint = Dos juegan dos partidas con los mismos sorteos; en la segunda cambian de asiento. Una partida ganada cuenta 2, un empate 1. En el sistema suizo se encuentran quienes llevan lo mismo.
teamsHint = Dos equipos de dos juegan a la vez dos partidas con los mismos sorteos: uno de cada equipo en una mesa, sus parejas en la otra con los puestos cambiados. Hasta que terminan las dos, nadie ve la otra mesa. Una partida ganada vale 2, un empate 1. En el sistema suizo se enfrentan quienes llevan lo mismo. Cada cual necesita su propio dispositivo.
rounds = Rondas, una tras otra
comeRounds = Jugáis por parejas, ronda a ronda. Tu nombre figura en la clasificación.
comeTeams = Se juega por equipos de dos, ronda a ronda: tú en una mesa y tu pareja en otra con los mismos sorteos. Hasta que terminen las dos partidas, no os digáis lo que sale.
roundOf = Ronda { $number } de { $rounds }
round = Ronda { $number }
meetings = Quién juega con quién
firstGame = Primera partida
secondGame = Segunda partida
sitsOut = descansa
yourMeeting = Juegas contra { $name }. El reloj corre.
youSitOut = Descansas esta ronda. Cuenta como un encuentro empatado.
meetingOver = Tus partidas de esta ronda han terminado.
gameOver = Tu partida de esta ronda ha terminado.
playsNext = Juegas a partir de la próxima ronda.
waitDrawn = Ya estás dentro. En cuanto se sortee la próxima ronda, aquí está el camino a tu mesa.
toTable = A mi mesa
met = Puntos de los rivales
roundResults = Ronda a ronda
roundSteps =
    .start = Sortear la primera ronda
    .next = Sortear la ronda siguiente
    .end = Terminar el encuentro
endRoundsSure = ¿Terminar el encuentro para todos? Una ronda sin terminar no cuenta.
withWhom = ¿Con quién juegas?
nobodyYet = Todavía con nadie
alone = aún no tiene pareja
teamPlaysNoMore = ya no juega
yourPartner = Juegas con { $name }.
partnerPlays = { $name } juega por vuestro equipo en la otra mesa, con los mismos sorteos. Cada uno verá la partida del otro cuando terminen las dos.
waitPartner = Aún no tienes pareja: quien llegue puede elegirte. Sin pareja no entras en el sorteo.
teamEnded = Tu pareja ya no está: vuestro equipo ya no entra en el sorteo.
choosePartner = Aún no tienes pareja. Elige una:
playWith = Jugar con { $name }
sealed = Las dos partidas de un enfrentamiento quedan a la vista de todos cuando terminan.
