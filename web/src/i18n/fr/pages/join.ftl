title = On vous invite à une partie de { $game }
titleBy = { $name } vous invite à une partie de { $game }
seats = À la table
free = Libre : pour vous ?
options = Règles de la table
name = Votre nom
sit = M’asseoir
starts = Vous prenez la dernière place : la partie commence aussitôt.
startsReady = Vous prenez la dernière place : la partie commence quand tout le monde a dit être là.
waits =
    Après vous, il restera { $count } { $count ->
         [one] place libre
        *[other] places libres
    }.
watch = Seulement regarder
already = Vous avez déjà une place à cette table.
toTable = Aller à la table
another = Prendre une autre place
full = Toutes les places sont prises. Vous pouvez regarder.
fullClosed = Toutes les places sont prises, et seuls ceux qui jouent voient cette table.
over = Cette partie est finie.
unknownTitle = Cette invitation ne mène à aucune table
unknown = Le lien a peut-être été tronqué lors de la copie, ou la table n’existe plus. Demandez-en un nouveau.
learnFirst = Jamais joué ? Apprenez en deux minutes
