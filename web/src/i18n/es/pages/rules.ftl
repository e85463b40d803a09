contents = Índice
play = Jugar
title = Reglas de { $game }
print = Imprimir
sources = Mostrar fuentes y opciones
