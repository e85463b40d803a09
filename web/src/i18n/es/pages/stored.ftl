title = Qué se guarda sobre ti
intro = No hay cuentas ni rastreadores, y nada se carga desde otro sitio.
here = En este navegador
hereText = Tu nombre, tus ajustes, los secretos de tus asientos, tu avance en lecciones y problemas, las partidas que juegas en solitario, y cómo estaban tus mesas. Si borras los datos del sitio en el navegador, desaparece todo.
server = En este servidor
tables = De cada mesa: los nombres elegidos, cada jugada y cada sorteo, y cuándo llegaron.
chat = Lo que se dijo en el chat de una mesa.
seats = Del secreto de un asiento, solo una huella con la que no se puede averiguar.
person = De ti como persona: una huella de la clave que tu navegador creó al ocupar el primer asiento, en qué mesas has tenido asiento, cómo se llaman tus dispositivos y, para que te siga a cada uno, tu avance en lecciones, problemas y retos del día, y los ajustes que has elegido. Tu página muestra y borra todo eso.
push = Si un dispositivo tuyo te avisa de tu turno: dónde recibe sus mensajes el fabricante del navegador y en qué idioma. Ese servicio ve cuándo llega un mensaje, no lo que dice.
watchers = Quien mira y escribe en el chat aparece en sus líneas con el nombre que dio; de quien solo mira no se guarda nada.
channel = Si quien crea una mesa quiere que sus turnos se avisen en un canal externo: la dirección de ese canal.
address = Tu dirección de red se usa mientras estás en línea, para que un visitante no agote lo que hay para todos. No se guarda con ninguna mesa. Quien lleva el servidor puede tener sus propios registros.
seen = Quién lo ve
seenText = Quien se sienta a una mesa ve sus nombres, jugadas y chat; también quien tiene su enlace, salvo lo que el juego oculta. Las mesas abiertas aparecen en la portada. Quien lleva el servidor puede ver todo lo que guarda.
long = Durante cuánto tiempo
purged = { $days ->
    [one] Se borran las mesas en las que no ha pasado nada durante un día.
   *[other] Se borran las mesas en las que no ha pasado nada durante { $days } días.
 }
kept = Las mesas se guardan hasta que las borra quien lleva el servidor.
asked = En tu página puedes borrarlo todo; también puede hacerlo, si lo pides, quien lleva el servidor. Las copias de seguridad pueden conservarlo algo más.
mine = Mi página
contact = A quién preguntar:
