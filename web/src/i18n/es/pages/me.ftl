title = Mi página
intro = Tus mesas te siguen a cada dispositivo de esta lista, sin cuenta.
called = En tus mesas te llamas { $names }.
nobody = Este navegador aún no ha tenido asiento. Con el primero crea su propia clave, y aquí verás tus dispositivos.
devices = Dispositivos
here = este dispositivo
unnamed = Un navegador
signOut = Cerrar sesión
signOutText = Sus asientos terminan allí enseguida; sigues con ellos aquí.
signOutGo = Sí, cerrarla
keep = Dejarlo
other = Usar en otro dispositivo
otherText = Allí también encontrarás tus mesas. El enlace vale una vez, durante diez minutos; quien lo abra juega por ti.
otherGo = Crear un enlace
otherHow = Ábrelo en el otro dispositivo: con la cámara o como enlace.
picture = El enlace como código QR
copyLink = Copiar el enlace
safe = Guardar a salvo
safeText = Una hoja con un código para imprimir o guardar: con ella recuperas tus mesas si pierdes todos los dispositivos. Quien la tenga juega por ti.
safeMade = Ya tienes una hoja. Una nueva la deja sin valor.
safeGo = Crear una hoja
safeTitle = Mis mesas en Parlour
safeHow = Abre esta dirección, o ve a { $address } y escribe el código.
print = Imprimir
code = Tengo un código
codeLabel = El código de una hoja o un enlace
codeGo = Seguir
joinTitle = ¿Eres tú: { $names }?
joinNameless = ¿Es tuyo este enlace?
joinText =
    Este dispositivo mostrará { $seats } { $seats ->
         [one] asiento
        *[other] asientos
    } de esa persona, que encontrará los asientos que tienes aquí. Sigue solo si creaste tú el enlace o la hoja.
joinGo = Sí, soy yo
joinNo = No
results = Resultados
won = Ganadas
level = Empatadas
lost = Perdidas
byGame = Juego
byPerson = Con
byLevel = Contra bots
noResults = Ninguna de tus partidas ha terminado aún.
saveText = Todo lo que hay aquí de ti en un archivo: tus mesas, los registros de las partidas terminadas y lo que guarda este navegador.
save = Guardar en un archivo
