contents = Sommaire
play = Jouer
title = Règles de { $game }
print = Imprimer
sources = Montrer les sources et les options
