### Palabras de las partidas que este dispositivo juega por sí mismo.

title = Solo en este dispositivo
titleOf = { $game }, solo en este dispositivo
offer = Tú a solas o contra bots: esta página tiene las reglas, los sorteos y los bots, y sigue sin red. La partida se guarda solo en este navegador.
openly = También la mano de los bots está en este navegador.
others = Un bot juega por los demás: «{ $level }».
start = Jugar en este dispositivo
noRules = El servidor aún no tiene las reglas de este juego para navegadores. Inténtalo dentro de un minuto.
noLevel = «{ $level }» juega solo en el servidor; elige otro nivel.
missing = Esta partida no está en este navegador.
notHere = A la página le falta algo que solo tiene el servidor. Abre la partida una vez con red.
otherRules = Esta partida empezó con reglas distintas de las que tiene ahora el servidor. Se queda en tu lista tal como está.
kept = Guardada en este dispositivo; sigue sin red.
notKept = Este navegador no guarda nada: la partida se pierde con esta página. Descarga el registro para tenerla más tarde.
# How bots think, where they cannot as they should.
bots =
    .page = Este navegador no deja que los bots piensen en segundo plano: piensan en la página, que puede detenerse un poco.
    .easier = Un bot no pudo pensar como su nivel debe: jugó este turno como «Codicioso».
    .first = Un bot no pudo pensar en absoluto: jugó la primera jugada que permiten las reglas.
notAllowed = Las reglas no lo permiten aquí.
undo = Deshacer el último turno
undone = Se ha deshecho el último turno.
mine = En este dispositivo
lineLost = Hasta que vuelva, esta página puede jugar por los bots.
goOnHere = Seguir aquí
takenOver = Tomada de una mesa del servidor: los sorteos anteriores son del servidor; los siguientes salen de una semilla de este dispositivo.
lineBack = La conexión ha vuelto: la mesa sigue en el servidor como la dejaste, y esta partida se queda aquí.
notThere = Allí ya no se conserva.
toServer = Volver a la mesa
