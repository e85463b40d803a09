factsOf = { $game } : tableaux
search = Chercher
searchHint = Un nombre ou un mot ; plusieurs doivent se trouver sur la même ligne.
found =
    { $rows } { $rows ->
         [one] ligne
        *[other] lignes
    }
nothing = Aucune ligne ne correspond.
none = Il n’y a rien à consulter pour ce jeu.
usualRules = Les règles habituelles
playedWith = Règles de la table
readRules = Les règles
toTable = Retour à la table
