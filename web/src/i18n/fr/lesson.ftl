### Les mots de la page d’une leçon.

lesson = Leçon
titleOf = Apprendre à jouer à { $game }
stepOf = Étape { $step } sur { $count }
show = Montrez-moi
next = Continuer
previous = Retour
again = Encore une fois
play = Jouer maintenant
rules = Toutes les règles
toTable = Retour à la table
toInvite = Prendre ma place
