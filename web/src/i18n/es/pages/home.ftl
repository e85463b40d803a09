title = ¿A qué jugamos?
intro =
    { $games ->
         [0] Juegos
         [1] Un juego
         [2] Dos juegos
         [3] Tres juegos
         [4] Cuatro juegos
         [5] Cinco juegos
         [6] Seis juegos
         [7] Siete juegos
         [8] Ocho juegos
         [9] Nueve juegos
         [10] Diez juegos
        *[other] { $games } juegos
    } de mesa con números, con amigos o contra bots. Gratis y sin cuenta.
create = Preparar
playBot = Contra un bot
inviteFriend = Con amigos
playAlone = Jugar en solitario
rules = Reglas
daily = Reto del día
onceOnly = Un intento en cada uno, hoy igual para todos.
dayList = Jugar a { $game } para la lista del día
mine = Mis mesas
mineNone = Aún no hay ninguna. Juega contra un bot, o crea una mesa arriba y envía su enlace; aparecerá en esta lista.
mineLost = ¿Tenías mesas en otro navegador, o antes de que se borraran sus datos?
mineFind = Encontrarlas de nuevo
finished =
    { $count } { $count ->
         [one] partida terminada
        *[other] partidas terminadas
    }
forget = Quitar de la lista
forgetOf = Quitar { $title } de la lista
leave = Dejar la mesa
leaveOf = Dejar la mesa: { $title }
leaveSure = ¿Dejar esta mesa? Si nadie más está sentado, se cierra; una partida entre dos se pierde.
stay = Quedarme
gone =
    { $count } { $count ->
         [one] mesa tuya ya no está
        *[other] mesas tuyas ya no están
    } en este servidor.
goneForget = Quitar de la lista
openTables = Mesas abiertas
openNone = Ahora no hay mesas abiertas. Crea una que cualquiera pueda encontrar y estrena la lista.
join = Unirse
watch = Mirar
continue = Continuar
look = Ver
replay = Repetición
stale = Puede que esta lista no esté al día: no se puede acceder al servidor.
safe = Si pierdes este navegador, pierdes tus mesas.
safeGo = Guardarlas a salvo
safeNot = Ahora no
announced = Del anfitrión:
