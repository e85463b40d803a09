### Parlour: todo lo que no es de un juego en particular.

## Listas, números, reglas

list-and = { $some } y { $last }
list-or = { $some } o { $last }
players = { $count ->
    [one] una persona
   *[other] { $count } personas
 }
points = { $count ->
    [one] punto
   *[other] puntos
 }
# in Spanish, digits stand in groups from five on
points-counted = { $count } { points }
by-rule = { $sentence } (regla { $rule })
too-many-ways = Esto se puede entender de demasiadas maneras; escribe las acciones en el orden en que se juegan.

## Opciones

option-seats = Número de personas
option-aids = Ayuda durante la partida
aids-given = se puede pedir
aids-not-given = no se da
option-too-long = { $name } debe caber en una línea de { $most } caracteres como máximo
option-refused = { $name } debe ser { $allowed }, no { $given }
option-unknown = no existe la opción { $name }; las opciones son { $known }
whole-number = un número entero de { $low } a { $high }
preset-usual = Reglas habituales
preset-usual-about = Como se juega en la mayoría de las mesas.
preset-as-printed = Según el texto impreso
preset-as-printed-about = Donde el texto dice algo, se sigue al pie de la letra; lo demás queda como de costumbre.
preset-unknown = no existe la modalidad { $name }; { $game } tiene { $known }
basis-printed = texto impreso
basis-reading = nuestra lectura
basis-original = como el original
basis-house = regla de la casa
basis-ours = elección nuestra

## La mesa en palabras

seat-letter = asiento { $letter }
player-at = Asiento { $letter }
area-yours = Tu { $lower }
area-of = { $title } de { $owner }
mark-last = última jugada
mark-draft = en preparación
mark-locked = bloqueada
mark-due = por usar ahora
mark-found = hallado
mark-dead = ya no sirve
mark-refused = aquí no se permite

## Cómo acaba una partida

wins = { $who } { $count ->
    [one] gana
   *[other] ganan
 } con { $score }.
ends-alone = { $who } termina con { $score }.
shared = { $who } comparten la victoria.
shared-at = { $who } comparten la victoria; cada cual: { $score }.
drawn = Empate en cabeza entre { $who }.
drawn-at = Empate en cabeza entre { $who }; cada cual: { $score }.
drawn-all = Empate: no gana nadie.
drawn-all-at = Empate: no gana nadie ({ $score } cada cual).
ended-unfinished = { $name } abandona, así que la partida queda sin terminar.
ended-early = { $name } se levantó antes de empezar; no se jugó nada.
ended-agreed = Se acuerda acabar aquí la partida; queda sin terminar.
ended-closed = El anfitrión de este servidor cerró la mesa; la partida queda sin terminar.
ended-void = Terminó antes de que todos hubieran jugado un turno: la partida no cuenta.
ended-void-bots = Un bot jugó todos los turnos de alguien que nunca vino: la partida no cuenta.
lost-time = { $losers } { $lost ->
    [one] se queda sin tiempo
   *[other] se quedan sin tiempo
 }
lost-resigned = { $losers } { $lost ->
    [one] abandona
   *[other] abandonan
 }
lost-claimed = { $losers } { $lost ->
    [one] no juega a tiempo
   *[other] no juegan a tiempo
 }
lost-to = { $lost }: { $winners } { $count ->
    [one] gana
   *[other] ganan
 }.
lost-to-nobody = { $lost }: no gana nadie.
lost-alone = { $lost }.
stopped = La partida se detuvo aquí: { $why }.
record-ends = El registro termina aquí; la partida no había acabado.

## El historial, aparte de las jugadas; delante va un nombre

waiting = La partida empieza cuando se ocupan todos los asientos.
goes-on = Todo lo anterior viene de otra partida.
log-begins-drawn = empieza por sorteo.
log-begins-series = empieza esta partida de la serie.
log-agreed = De común acuerdo, la partida acaba aquí.
log-gave-up = abandona la partida.
log-program-failed = falla y pierde la partida.
log-program-late = no responde a tiempo y pierde la partida.
log-stood-up = se levanta antes de empezar.
log-removed = retira de la mesa a { $name } antes de empezar.
log-arranged = ha cambiado lo que se va a jugar.
log-closed = El anfitrión de este servidor ha cerrado la mesa.
log-chat-off = El anfitrión de este servidor ha cerrado el chat de esta mesa.
log-chat-on = El anfitrión de este servidor vuelve a permitir el chat en esta mesa.
log-asks-terms = propone jugar de otra forma.
log-time-up = se queda sin tiempo.
log-times-up = { $names } se quedan sin tiempo.
log-claims = reclama la victoria: no hubo jugada a tiempo ({ $names }).
log-back = vuelve a la mesa.
log-took-back = deshace su último turno; los sorteos se mantienen.
log-unended = no termina este turno, que no cuenta.
log-webhook-stopped = Los mensajes sobre los turnos no se pudieron entregar durante un día; ya no se envía ninguno.
log-meeting-over = Las dos partidas del enfrentamiento han terminado: los sorteos y las manos quedan a la vista de todos.
log-helped = ha pedido ayuda.
log-agrees = acepta.
log-host-agrees = El anfitrión de este servidor acepta que se devuelva el asiento.
log-host-declines = El anfitrión de este servidor rechaza que se devuelva el asiento.
log-withdraws = retira su petición.
log-declines = rechaza.
log-calls = llama al árbitro: { $about }, { $names }.
log-asks-takeback = pide deshacer su último turno.
log-asks-stop = propone acabar aquí la partida.
log-asks-bot = pide que un bot siga en lugar de { $name }.
log-asks-seat = tiene un asiento que se pide desde otro dispositivo.
bot-for-left = deja la mesa; sigue un bot.
bot-for-away = no está; sigue un bot, con el acuerdo del resto.
bot-for-time = se queda sin tiempo; sigue un bot.
bot-for-stalled = no juega a tiempo; sigue un bot.
bot-for-failed = falla; sigue un bot.
bot-for-late = no responde a tiempo; sigue un bot.

## La página de reglas

position = Posición: { $text }
sign-program = como lo hace el programa descrito
sign-reading = nuestra lectura de una frase poco clara
sign-designed = diseño nuestro, porque el texto no lo dice
sign-house = regla de la casa, donde el texto calla
sign-option = opción { $option }
sign-sentence = frase { $number } del texto impreso
options-and-presets = Opciones y modalidades
presets-offered = Estas modalidades se ofrecen por su nombre:
usual-first = El valor habitual de cada opción va primero.
column-option = opción
column-value = valor
column-basis = se basa en
basis-quoted = { $basis }: «{ $said }»

## Ayuda

aid-hint = Pista
aid-hint-about = Dice qué haría ahora un bot fuerte, y por qué.
aid-odds = Próximo sorteo
aid-odds-about = Da la probabilidad de cada resultado del próximo sorteo, según lo que puedes saber.
hint-turn = El turno de un bot fuerte: { $play }.
hint-do = { $play }.
hint-then = { $first }, luego { $then }
hint-why = Por qué: { $reasons }.
help-closed = En esta mesa se juega sin ayuda.
hint-wins = Desde aquí, el bot gana unas { $wins } partidas de cada 100.
hint-next-best = Lo siguiente mejor: { $play }, con { $less ->
    [one] { $less } victoria
   *[other] { $less } victorias
 } menos.
hint-as-good = Casi igual de bueno: { $play }.
odds-unknown = Antes del próximo sorteo juegan otras personas, según lo que no puedes saber.
odds-now = Las probabilidades del próximo sorteo, según lo que puedes saber.
odds-after = Las probabilidades del próximo sorteo si juegas { $play }, según lo que puedes saber.
percent = { $whole },{ $tenth } %
odds-many = { $count } posibilidades
odds-row = { $count } de { $whole } ({ $share })
odds-row-each = { $count } de { $whole } cada uno ({ $share })

## Enlaces

invites = { $host } te invita a jugar a { $game }
invited = Invitación para jugar a { $game }
under-way = { $game }, partida en curso
players-of = { $game }: { $players }
number-games = Juegos de mesa con números: con amigos mediante un enlace, contra bots o en solitario. Sin cuenta.

## Niveles de los bots

level-random = Azar
level-random-about = Juega cualquier turno que permitan las reglas.
level-greedy = Codicioso
level-greedy-about = Se lleva todo lo que puede en este turno y no mira más allá.
level-novice = Novato
level-novice-about = Piensa un poco, y uno de cada cuatro turnos se le olvida.
level-casual = Informal
level-casual-about = Piensa un poco y falla de vez en cuando.
level-keen = Aplicado
level-keen-about = Piensa un momento en lo que vendrá.
level-strong = Fuerte
level-strong-about = Piensa casi un segundo en lo que vendrá.
level-master = Maestro
level-master-about = Piensa hasta dos segundos y sabe del juego todo lo que hay que saber.
level-program-about = Un programa de la casa; si falla, pierde la partida.

## Lo que no es posible en una mesa, y por qué

nothing-to-give-up = La partida ha terminado; no queda nada que abandonar.
bot-plays-already = Un bot ya juega en este asiento.
absences-used-up = Un asiento se puede dejar a un bot { $most } veces como máximo.
not-waited-for = La partida no espera a nadie ahí.
just-reminded = { $name } acaba de recibir un aviso; espera un momento.
people-ask = En una mesa solo las personas hacen peticiones.
question-open = Ya hay una petición pendiente; respóndela primero.
questions-used-up = En una mesa se pueden hacer { $most } peticiones como máximo.
declined-before = Esa petición se rechazó; se puede repetir cuando alguien haya jugado.
seat-declined = Esa petición se rechazó; se puede repetir cuando alguien haya jugado o cuando pase el plazo en que el dispositivo del asiento puede negarse.
seat-asked = Aquí ya se pide un asiento desde otro dispositivo. Díselo a quienes deben aceptar: si lo rechazan, podrás pedirlo tú.
seat-other-code = Ahora hay allí otra petición abierta: mira otra vez qué código tiene.
nothing-asked = Ahora no hay ninguna petición.
others-answer = Les toca responder a las demás personas.
not-asked = Esa petición se dirige a otras personas.
agreed-already = Ya has aceptado.
no-such-call = Tu bando no puede llamar al árbitro por eso ahora.
others-seat-only = Solo se puede pedir un bot para otra persona.
not-away-long = { $name } no lleva bastante tiempo fuera para eso.
nothing-to-take-back = Aún no has jugado nada que se pueda deshacer.
no-step = No existe el paso { $step }; van de 0 a { $last }.
clock-says = En una mesa con reloj, solo el reloj dice cuánto se espera.
patience-range = Una mesa espera de { $least } a { $most } segundos, o sin límite (0), no { $given }.
not-waited-long-there = La partida no ha esperado bastante a nadie ahí.
others-go-on = El resto seguiría con esta partida; un bot puede jugar por quien no juega.
not-waited-long = La partida no ha esperado bastante a nadie.
bot-plays-here = Un bot juega en este asiento; recupéralo primero.
waits-for-you = La partida también te espera; juega antes tu turno.
other-invite = Esta invitación es para otra mesa.
all-seats-taken = Todos los asientos de esta mesa están ocupados.
seat-held = Ahí ya hay alguien sentado.
host-only = Eso solo puede hacerlo quien lleva esta mesa: { $name }.
rules-fixed = Las reglas quedan como están: esta partida continúa otra o pertenece a una serie.
seats-held = Ya hay más gente sentada de la que cabe en { $seats } sitios.
too-few-seated = Con estas reglas el juego no se puede jugar con { $seats }.
nobody-to-remove = Ahí no hay nadie a quien retirar de la mesa.
two-seats-needed = Se intercambian dos asientos distintos; esta mesa tiene { $seats }.
name-taken = En esta mesa alguien ya se llama { $name }.
name-like = { $name } se parece demasiado a { $like }, que ya está en esta mesa.
no-event-of-it = { $game } no se juega como encuentro con los mismos sorteos.
no-pairs-of-it = { $game } no se juega en rondas por parejas: no es un juego para dos.
rounds-begun = Aquí juegan todos contra todos, y la primera ronda ya está sorteada.
no-such-language = Aquí no hay nada en { $given }, pero sí en { $languages }.
rounds-two = Para una ronda hacen falta al menos dos personas.
rounds-teams = Para una ronda hacen falta al menos dos equipos, cada uno de dos personas que juegan juntas.
round-runs = La ronda siguiente se sortea cuando terminan todas las partidas de esta.
rounds-terms = En rondas, cada partida tiene un reloj por turno y la clasificación se muestra después de cada ronda.
event-paused = El encuentro está en pausa; espera a que siga.
event-over = Este encuentro ha terminado.
board-over = Este tablero ha terminado; ahora viene el siguiente.
event-come-already = { $name } ya juega en este encuentro en este dispositivo.
event-own-device = Por equipos cada cual necesita su propio dispositivo, porque nadie puede ver la otra mesa; en este juega { $name }.
not-alone = { $name } ya juega con alguien.
event-full = Este encuentro tiene { $most } participantes y no caben más.
event-list = La lista tiene { $names } nombres, pero solo pueden venir { $most }; acórtala o deja venir a más.
event-option = Un encuentro fija { $name } por sí mismo; se puede elegir: { $known }.
name-not-listed = { $name } no está en la lista de este encuentro.
no-such-member = En este encuentro no hay tal participante.
not-at-event = Eso no es posible en un encuentro.
event-code = Ningún encuentro tiene este código.
event-codes = Demasiados códigos equivocados; espera un momento.
event-key = Esta clave no dirige este encuentro.
season-share = No se conocen las mejores jugadas de { $game }, así que una temporada no puede contar partes de ellas; que cuente los puestos.
season-full = Esta temporada tiene { $most } encuentros y no caben más.
season-rule = La temporada ya tiene su forma de contar; déjala como está.
contribution-fixed = La aportación de este asiento a los sorteos ya está fijada.
contribution-empty = Una aportación a los sorteos no puede estar vacía.
contribution-form = Una aportación a los sorteos son 64 cifras hexadecimales en minúsculas.
round-games = En una ronda cada asiento empieza una vez: son { $games } partidas.
series-games = Una serie tiene de 2 a { $most } partidas, no { $given }.
best-of-even = Al mejor de { $games } se podría empatar; elige un número impar.
clock-seconds = Un reloj admite de { $least } a { $most } segundos, no { $given }.
clock-days = Un reloj admite de { $least } a { $most } días, no { $given }.
clock-added = Tras un turno se añaden de 0 a { $most } segundos, y solo si el tiempo es para toda la partida.
nothing-said = Ese mensaje está vacío.
line-too-long = Un mensaje tiene { $most } caracteres como máximo.
lines-used-up = Esta mesa ya ha gastado sus { $most } mensajes.
chat-ended = El anfitrión de este servidor ha cerrado el chat de esta mesa.
name-refused = El anfitrión de este servidor no permite el nombre { $name }; elige otro.
name-sign = { $sign } junto a un nombre parece un rango; elige un nombre sin ese signo.
name-empty = Un nombre necesita al menos una letra o una cifra.
name-too-long = Un nombre tiene { $most } caracteres como máximo.
name-reserved = Aquí nadie puede llamarse «{ $name }»; elige otro nombre.
seated-only = Eso solo puede hacerlo quien está en esta mesa.
not-started = La partida no ha empezado.
game-started = La partida ya ha empezado.
game-over = La partida ha terminado.
when-over = Será posible cuando termine la partida.
when-meeting-over = Será posible cuando terminen las dos partidas del enfrentamiento.
record-shorter = El registro tiene { $count } entradas, no { $given }.
over-there = La partida ya ha terminado en ese punto; continúa desde un momento anterior.
run-too-long = Se pueden jugar { $most } acciones a la vez como máximo, no { $given }.
no-action = No existe la acción { $action }; van de 0 a { $last }.
run-empty = Hay que jugar al menos una acción.
turn-ends-earlier = El turno termina tras { $count } de estas acciones; juega las { $left } últimas más tarde.
plans-needed = { $seats } asientos necesitan { $seats } indicaciones, no { $given }.
names-of-their-own = En una mesa, cada cual necesita un nombre distinto.
no-such-level = Los bots juegan en el nivel { $known }, no «{ $given }».
person-plays-here = Aquí vuelve a jugar una persona.
next-has-table = La próxima partida ya tiene mesa.
others-turn = No es tu turno; { $count ->
    [one] juega { $names }
   *[other] juegan { $names }
 }.
nobodys-turn = Ahora no es el turno de nadie.
table-changed = La mesa ha cambiado entretanto; mírala antes de jugar.
all-must-ask = La nueva partida empieza cuando todo el mundo la haya pedido.
newer-rules = Esta mesa sigue la versión { $version } de las reglas de { $game }; la más nueva que se conoce aquí es la { $known }. Un Parlour más nuevo puede abrirla.
no-draw-due = Ahora no toca ningún sorteo.
no-such-draw = Ahora no puede salir { $action }; es posible { $known }.
no-seat = No existe el asiento { $seat }; van de 0 a { $last }.
no-seat-to-look = No existe el asiento { $seat } desde el que mirar; van de 0 a { $last }, el último para el público.
view-of-one = Esto es lo que ve el asiento { $seat }; no puede jugar por otro.
view-no-record = Una vista no contiene ningún registro; tómalo de la propia partida.
no-table-to-see = { $game } no tiene mesa que mirar.
state-bytes = estos no son los bytes de una posición de { $game } con estas opciones

## Juegos, posiciones y registros que no se pueden leer

unknown-game = ningún juego se llama «{ $name }»; hay { $known }
position-part = «{ $part }» no forma parte de una posición; sus partes son como left=8 o bag=1-3:2
position-field = no existe el campo «{ $name }»; los campos son { $known }
position-twice = { $name } aparece dos veces
position-empty = la posición está vacía; si todos los campos son cero, se escribe «{ $start }»
position-pairs = { $name }={ $value }: { $name } lleva pares como 0:5 o 0-3:5
position-index = { $name }={ $pair }: sus índices van de 0 a { $last }
position-range = { $name }: { $value } no está entre { $low } y { $high }
race-no-draw = { $text } no es un sorteo de una carrera; escribe «draw 17» o «show»
race-no-position = ninguna carrera llega a { $text }
record-bytes = esto no es un registro: ocupa más de { $most } bytes
no-record = esto no es un registro: { $why }
record-format = esto no es un registro: su formato es «{ $given }», y este Parlour lee «{ $known }»
entry-refused = la entrada { $entry } ({ $actor }, { $action }) no está permitida: { $why }
drawn-by-series = entrada { $entry }: salió { $drawn }; la serie da { $due }
drawn-by-seed = entrada { $entry }: salió { $drawn }; la semilla da { $due }
record-other-game = este registro es de «{ $given }», no de «{ $game }»
record-version = el registro sigue la versión { $given } de las reglas; se conocen de la 1 a la { $known }
record-options = las opciones del registro son desconocidas: { $why }
record-at = línea { $line }, columna { $column }: { $why }
record-neither = esto no es un registro: no empieza con «{ $form }» ni con una llave
record-header = «{ $given }» no es un dato de la cabecera; hay { $known }
record-header-twice = «{ $name }» aparece dos veces
record-header-late = los datos de la cabecera van antes del primer turno
record-value = «{ $name }» no puede ser «{ $given }»
record-no-game = ningún dato de la cabecera dice qué juego es, como «game: …»
record-turn-form = «{ $given }» no es un turno; un turno tiene un asiento, sus acciones y, tras una barra, lo que salió: «12. A …, … | …»
record-turn-number = este es el turno { $due }, no el { $given }
record-seat = no hay asiento { $given }; el último es { $last }
record-illegal = { $text } no está permitido: regla { $rule }, { $why }
record-branch-nowhere = una variante va debajo del turno que sustituye, y aquí no hay ninguno
record-branch-open = la variante que empieza aquí no termina
record-branch-close = aquí no termina ninguna variante
record-branch-deep = las variantes se ramifican { $most } veces como máximo
record-nowhere = el registro tiene un comentario o una variante donde no tiene ninguna entrada
record-too-many = son más de { $most }
record-control = hay un carácter de control (U+{ $code })
record-letter = «{ $letter }» (U+{ $code }) solo parece un signo de la notación
record-position = la posición no se puede leer: { $why }
record-view = una partida empieza en una posición completa, no en lo que ve de ella un asiento
record-impossible = no existe tal posición: lo que dicen sus campos no concuerda
record-open = las opciones del registro dejan algo abierto; un registro contiene lo que se sorteó antes de empezar
record-long = el registro tiene { $count } entradas; una partida tiene { $most } como máximo
record-given = el registro tiene { $count } entradas, de las que { $given } no pueden venir dadas
record-no-seed = el registro no tiene semilla, así que no se pueden comprobar sus sorteos
record-scores = el registro indica la puntuación { $given }; la repetición da { $true }
record-returns = el registro indica el resultado { $given }; la repetición da { $true }
record-over = el registro y su repetición no coinciden en si la partida ha terminado
commitment-form = la huella no tiene { $digits } cifras hexadecimales
record-no-secret = el registro tiene aportaciones a una semilla, pero no el secreto del servidor
record-secret-alone = el registro tiene el secreto del servidor, pero no la semilla
seed-form = la semilla no tiene { $digits } cifras hexadecimales
seed-commitment = la semilla no corresponde a la huella mostrada antes de la partida
secret-form = el secreto no tiene { $digits } cifras hexadecimales
contribution-bad = la aportación del asiento { $seat } no tiene { $digits } cifras hexadecimales
table-form = la mesa del registro no tiene un nombre del que se pueda formar una semilla
secret-commitment = el secreto no corresponde a la huella mostrada antes de la partida
seed-not-shared = la semilla no sale de esta mesa, del secreto del servidor y de estas aportaciones
option-drawn = { $name } se sorteó: el secreto da «{ $due }»

## El análisis de una partida terminada; delante de lo que se dice de alguien va su nombre

study-unfinished = la partida no se jugó hasta el final, así que no se puede analizar
study-cost = Esto costó { $wins ->
    [one] alrededor de { $wins } victoria
   *[other] unas { $wins } victorias
 } de cada 100. La jugada: { $played }. Mejor: { $better }.
study-better = La mejor jugada
study-parts = En toda la partida, en victorias de cada 100: { $luck } por la suerte de los sorteos, { $own } por decisiones propias, { $others } por las ajenas, { $rest } sin explicar.
study-method = Método: cada jugada se juzga con búsquedas desde lo que veía quien la hizo. Lo que le falta para ser la mejor es una decisión; lo que la esperanza cambia en los sorteos entre dos turnos es suerte; lo que cambia sin sorteo es el error de la propia búsqueda. Los cuatro suman el resultado.
study-even = Ningún turno salió caro por sí solo.
study-costliest = El más caro de los { $turns } turnos perdió { $wins ->
    [one] alrededor de { $wins } victoria
   *[other] unas { $wins } victorias
 } de cada 100.

## Lo que responde el servidor cuando no hace algo

no-host-key = Este servidor no tiene clave de anfitrión: consulta PARLOUR_ADMIN_KEY en la guía de alojamiento.
not-host = Esa no es la clave del anfitrión de este servidor.
no-key = Falta la clave: Authorization: Bearer y la clave.
table-exists = Esa mesa ya existe.
announcement-long = Un anuncio tiene { $most } caracteres como máximo.
no-table = Esa mesa no existe.
not-seated = Esta clave no ocupa ningún asiento en esta mesa.
person-unknown = Este navegador no tiene la sesión iniciada aquí, o ya no.
person-full = Una persona guarda como máximo { $most } asientos.
person-progress = Lo que sigue a una persona ocupa como máximo { $most } bytes.
person-no-pass = Este código no vale, o ya no: compáralo letra por letra. Un enlace vale una vez, durante diez minutos; haz otro en un dispositivo que tenga tus mesas.
person-devices = Una persona tiene como máximo { $most } dispositivos.
person-no-device = Aquí solo se cierra la sesión de otro dispositivo tuyo.
no-seat-to-recover = Ahí no hay asiento de una persona que pedir.
nobody-to-agree = Aquí no hay nadie más que pueda aceptarlo.
seat-not-given = Ese asiento no se entrega.
seated-already = Ya estás sentado aquí.
hello-first = Primero hay que decir hello.
no-hello = El primer mensaje de una conexión es un hello; no llegó ninguno.
page-outdated = Esta página es de otra versión de Parlour: vuelve a cargarla.
too-much-at-once = Demasiado de una vez; espera un momento.
too-much-for-now = Demasiado de una vez; vuelve a intentarlo en { $seconds } segundos.
not-so-fast = No tan deprisa; espera un momento antes del siguiente mensaje.
message-long = Un mensaje tiene { $most } bytes como máximo.
no-such-message = Esta mesa no conoce ese mensaje: { $why }.
not-kept = Esto no se ha podido guardar; vuelve a intentarlo en un momento.
device-seats = Un dispositivo ocupa { $most } asientos por mesa como máximo.
tables-for-now = Son demasiadas mesas; vuelve a intentarlo en { $seconds } segundos.
too-many-tables = Son demasiadas mesas en poco tiempo; vuelve más tarde.
tables-full = Este Parlour tiene ya todas las mesas que caben.
bot-tables = Tienes { $most } mesas solo de bots en marcha; deja que termine una antes.
too-many-requests = Demasiadas peticiones de una vez; espera un momento.
page-soon = Desde aquí se están abriendo muchas páginas. Esta se abrirá sola en unos segundos.
webhook-turn = { $game }: { $count ->
    [one] es el turno de { $names }.
   *[other] les toca a { $names }.
 }
push-turn = Es tu turno. Juegan contigo: { $names }.
push-unreadable = No se puede escribir al servicio de avisos de este navegador.
no-push = Este servidor no puede avisar a los dispositivos.
webhook-host = Los mensajes solo se envían a { $hosts }, a una dirección que empiece por https://.
watchers-silent = Aquí quienes miran no escriben en el chat.
doors-closed = Hasta que termine la partida, solo ven esta mesa quienes juegan. Si te han invitado, abre tu invitación.
doors-closed-event = Hasta que termine el encuentro, esto solo lo ve quien juega aquí. Si tu nombre está libre de nuevo, vuelve a entrar con el código.
doors-closed-meeting = Hasta que terminen las dos partidas del enfrentamiento, solo ven esta mesa quienes juegan en ella.
no-webhooks = Este servidor no envía mensajes.
quiet-hours = Las horas de silencio empiezan y terminan en dos horas distintas de 0 a 23.
no-such-zone = No existe la zona horaria { $zone }.
foreign-name = Este Parlour no responde a ese nombre; PARLOUR_NAMES indica a cuáles responde.
foreign-page = Las páginas de otros sitios no pueden hacer eso.
parameter-twice = Cada parámetro se da una sola vez.
body-slow = El cuerpo de la petición tardó demasiado.
body-long = El cuerpo de una petición tiene { $most } bytes como máximo.
head-long = La cabecera de una petición tiene { $most } bytes como máximo.
no-http = Esto no es una petición HTTP ni el saludo inicial de un WebSocket de la versión 13.
no-json = El cuerpo no es JSON: { $why }.
no-object = El cuerpo tiene que ser un objeto JSON, enviado como application/json.
no-record-sent = Esto no es un registro: { $why }.
too-deep = Este JSON está demasiado anidado.
too-many-digits = Este JSON contiene un número con demasiadas cifras.
does-not-fit = { $place }: { $why }.
field-missing = Falta { $place }.
field-unknown = No hay ningún campo { $place }.
value-unknown = { $place } no es ninguno de los valores permitidos.
nothing-here = La API no tiene nada en esta dirección.
wrong-method = Esta dirección no admite ese método.
pages-read-only = Las páginas son de solo lectura.
no-file = Ese archivo no existe.
no-module = Ese módulo no existe, o ya no; pide el actual.
no-rules-for-browsers = Este servidor no tiene reglas de juegos para navegadores.
rules-do-not-compile = Las reglas de { $game } no se pueden compilar para navegadores. { $why }
no-lesson = Este juego aún no tiene lección.
no-puzzles = Este juego aún no tiene problemas.
no-puzzle = Ese problema no existe.
puzzle-over = El problema ha terminado.
puzzle-not-ready = Este problema se está preparando; vuelve a intentarlo en un momento.
replay-long = Se pueden repetir { $most } entradas como máximo, no { $given }.
play-on-long = Se puede continuar una partida de { $most } entradas como máximo, no { $given }.
not-stored = Ahora no se pueden guardar las mesas; el diario del servidor dice por qué.
stopping = Este Parlour se está deteniendo; vuelve a intentarlo en un momento.
fault = Algo ha fallado en el servidor.

## Una jugada escrita como texto

turn-written = Una jugada es una línea: sus acciones una tras otra, separadas por espacios. Lo que termina la jugada se sobrentiende.
turn-forms = Las acciones se escriben como estas: { $forms }.
turn-example = Ahora se puede, por ejemplo: { $example }
turn-refused = { $action }: { $why }
turn-missing = En este texto no hay ninguna jugada.
turn-twice = Esto se puede leer como dos jugadas, «{ $first }» y «{ $other }»; escribe solo la que quieres.
turn-word = { $word } no es una acción; escribe la jugada sola o con palabras enteras alrededor.
turn-nearly = { $word } no es de la notación; ¿quieres decir { $like }?

## El terminal; las órdenes y opciones son las mismas en todos los idiomas

cli-option-form = una opción se escribe nombre=valor, no «{ $given }»
cli-option-twice = la opción { $name } aparece dos veces
cli-cannot-read = no se puede leer { $file }: { $why }
cli-cannot-write = no se puede escribir { $file }: { $why }
cli-after-serve = escríbela tras `parlour serve`, no antes de { $command }
cli-cannot-print = no se puede escribir la salida: { $why }
cli-no-folder = no existe la carpeta { $folder }
cli-no-file = no existe el archivo { $file }
cli-record-brings = un registro trae su propia posición y sus opciones
cli-at-counts = --at cuenta las entradas de un registro, y esto es un juego
cli-written = Escrito en { $file }.
cli-seats-named = se nombran { $named } asientos, pero la partida es para { $count }
cli-games-written = { $count } partidas terminadas: { $file }
cli-not-in-backup = En { $file } no hay ninguna mesa { $table }.
cli-seat-asked = se pide el asiento de { $name }, código { $code }
cli-no-key = Pon antes en { $variable } la clave del anfitrión del servidor.
cli-no-server = Ningún Parlour responde en { $url }: { $why }
cli-record-in = El registro está en { $file }; `parlour replay { $file } --verify` comprueba sus sorteos.
cli-commitment = Huella de los sorteos: { $commitment }
cli-seed = Semilla de los sorteos: { $seed }
cli-search-waits = Se está preparando para pensar; la primera vez tarda hasta un minuto.
cli-hand-over = { $name }, es tu turno. Pulsa Intro cuando no mire nadie más.
cli-game = juego
cli-title = título
cli-in-short = en pocas palabras
cli-games-more = parlour games JUEGO muestra sus opciones; parlour play JUEGO lo juega aquí.
cli-also-called = También se llama { $names }.
cli-meaning = significado (y en qué se basa); el valor habitual va primero
cli-preset = qué se obtiene
cli-options = opciones
cli-own-value = o un valor propio
cli-any-of-these = o cualquiera de estos
cli-verified = Comprobado: { $draws } sorteos salen de la semilla.
cli-given = Las primeras { $count } entradas vienen de otra partida.
cli-seed-shared = La semilla se forma con el secreto del servidor, que corresponde a la huella mostrada antes de la partida, y con lo que aportaron { $given } de { $seats } asientos.
cli-seed-committed = La semilla corresponde a la huella mostrada antes de la partida.
cli-seed-given = La semilla venía dada.
cli-scores-right = La puntuación es correcta.
cli-next-turn = Intro: turno siguiente
cli-help = Escribe una acción ({ $example }), o varias separadas por comas; Intro, sin nada más, confirma el turno.
cli-undo = deshace la última acción de la jugada en preparación
cli-clear = las deshace todas
cli-legal = muestra todo lo que puedes hacer ahora
cli-board = vuelve a mostrar la mesa
cli-rule = muestra el texto de una regla
cli-quit = abandona; el resto sigue jugando
cli-more = … y { $count } más
cli-no-rule = No existe la regla { $number }.
cli-nothing-to-confirm = Aún no hay nada que confirmar.
cli-ask-help = Escribe ? para ver la ayuda.
cli-puzzle = Problema { $name }, nivel { $rating }
cli-puzzle-help = Escribe una acción; Intro, sin nada más, termina el turno. hint da una parte de la solución, solution la muestra entera, undo deshace una acción, legal dice lo que se puede hacer, board muestra la mesa, quit sale.
