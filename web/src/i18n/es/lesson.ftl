### Las palabras de la página de una lección.

lesson = Lección
titleOf = Aprende a jugar a { $game }
stepOf = Paso { $step } de { $count }
show = Muéstramelo
next = Seguir
previous = Atrás
again = Otra vez
play = Jugar ahora
rules = Todas las reglas
toTable = Volver a la mesa
toInvite = Ocupar mi asiento
