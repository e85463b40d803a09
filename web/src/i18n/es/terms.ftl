clock = Tiempo para pensar
noClock = Sin límite
usualRules = las reglas habituales
found =
    .link = por enlace
    .open = para todos
seconds = { $count } s
minutes = { $count } min
timeEach = { $time } por turno
timeAll = { $time } para la partida
timePlus = { $time } para la partida, más { $plus } s por turno
daysEach =
    { $count } { $count ->
         [one] día
        *[other] días
    } por turno
window = { $time }, cada cual cuando quiera
days = { $days } d { $hours } h
low =
    { $seconds ->
         [one] Queda
        *[other] Quedan
    } { $seconds } { $seconds ->
         [one] segundo
        *[other] segundos
    }.
lossHint = Quien se queda sin tiempo pierde la partida.
standInHint = Si a alguien se le acaba el tiempo, sigue un bot hasta que vuelva.
until = tiempo hasta { $when }
patience = Si nadie juega, un bot puede seguir después de
patienceUsual = el tiempo habitual aquí
patienceNever = nunca
patienceHint = Si alguien no juega durante { $time }, el resto puede dejar que siga un bot, o reclamar la victoria si no queda nadie más para seguir.
hurried = La mesa lleva mucho tiempo esperando tu turno.
hurry = La mesa lleva mucho tiempo esperando tu turno. En { $time } el resto podrá dejar que un bot juegue por ti, o reclamar la victoria.
hurryOver = La mesa lleva demasiado tiempo esperando tu turno: el resto puede dejar que un bot juegue por ti, o reclamar la victoria.
stalled =
    { $names } { $count ->
         [1] lleva
        *[other] llevan
    } { $time } sin jugar.
claim = Reclamar la victoria

watching = Espectadores
watched =
    .silent = quienes miran no escriben
    .closed = nadie más mira
webhook = De quién es el turno se dice también en
series = Número de partidas
single = Una partida
round = Una ronda de { $games }: cada asiento empieza una vez
bestOf = Al mejor de { $games }
games = { $games } partidas, se suman los resultados
gameOf = Partida { $number } de { $games }
standing = Clasificación
wins = victorias
player = Nombre
total = Total
gameShort = { $number }.ª
replayed = Esta partida no cuenta; se juega de nuevo.
seriesOver =
    La serie ha terminado: { $names } { $count ->
         [1] gana
        *[other] ganan
    }.
seriesShared = La serie ha terminado: { $names } comparten la victoria.
thisGame = Esta partida: { $end }
nextGame = Siguiente partida
newSeries = Otra serie con la misma gente

atTable = En la mesa
takeback = Deshacer mi último turno
stop = Acabar aquí la partida
call = Árbitro: { $label }, { $names }
callSure = ¿Llamar al árbitro: { $label }, { $names }? { $penalty }
callYes = Sí, llamar al árbitro
nudge = Avisar a { $name }
standIn = Dejar que un bot juegue por { $name }
leaveToBot = Irme y que siga un bot
leaveToBotSure = ¿Dejar tu asiento a un bot? Puedes volver cuando quieras.
leaveToBotYes = Sí, que siga un bot
asked =
    .call = { $name } llama al árbitro: { $label }, { $names }.
    .takeback = { $name } pide deshacer su último turno.
    .stop = { $name } propone acabar aquí la partida, sin terminarla.
    .stand-in = { $name } pide que un bot siga en lugar de { $whom }, que no está.
    .terms = { $name } propone jugar de otra forma: { $terms }.
    .recover = Alguien pide en otro dispositivo el asiento de { $name }, que quizá lo ha perdido. Acepta solo si { $name } te lo ha dicho y te da el { $code }.
    .given = Todos aceptan que el asiento de { $name } pase a otro dispositivo. El anterior aún puede negarse.
youAsked =
    .call = El árbitro decidirá sobre tu aviso.
    .takeback = Has pedido deshacer tu último turno.
    .stop = Has propuesto acabar aquí la partida.
    .stand-in = Has pedido que un bot siga en lugar de { $whom }.
    .terms = Has propuesto jugar de otra forma: { $terms }.
    .recover = Alguien pide tu asiento en otro dispositivo. Si no eres tú, niégate.
waitingFor = Falta la respuesta de { $names }.
agree = Aceptar
decline = Rechazar
confirmCall = Confirmar
dismissCall = Desestimar
withdraw = Retirar
refuse = Negarme
askBack =
    .lost = He perdido mi asiento
    .how = ¿Qué asiento era el tuyo? Todos los demás deben aceptar; el dispositivo que quizá aún lo tenga puede negarse durante un día, con reloj durante dos minutos.
    .waits = Falta que acepten: { $names }.
    .host = Nadie más aquí puede aceptar, así que se pregunta al anfitrión de este servidor.
    .code = Quienes deben aceptar ven { $code }: díselo, para que sepan que eres tú.
    .until = Todos aceptan. El asiento es tuyo { $when }, si su dispositivo no se niega.
    .refused = El asiento no se entrega.
botPlays = Un bot juega por ti.
back = Ya estoy aquí
nudged = { $name } te avisa: la partida te espera.
reminded = Aviso enviado a { $name }.
remindedAway = { $name } no está ahora; verá el aviso a su vuelta.
toldOnDevice = Se ha avisado a { $name } en su dispositivo.
toldInChannel = Se ha llamado a { $name } en el canal de la mesa.
clockShows = reloj { $left }
nudgedShort = Te esperan
announced = El anfitrión de este servidor dice: { $text }
pushOffer = ¿Quieres que este dispositivo te avise cuando sea tu turno?
pushGo = Sí, avísame
pushNo = No
pushOn = Este dispositivo te avisará desde ahora. Se cambia en Mi página.
pushDenied = Este navegador no lo permite: lo dicen sus ajustes para este sitio.
