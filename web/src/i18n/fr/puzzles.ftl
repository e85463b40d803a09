### Les mots des pages de problèmes et du défi du jour.

puzzle = Problème
titleOf = Problèmes : { $game }
rated = Problème { $name }, niveau { $rating }
mine =
    Vous : { $rating }{ $streak ->
         [0] {""}
        *[other] , série de { $streak }
    }
hint = Indice
solution = Solution
nextMove = Coup suivant
notIt = Ce n’est pas la solution.
unjudged = Sans connexion, seule la solution connue peut être reconnue. Votre coup reste en place : confirmez-le à nouveau une fois la connexion rétablie.
thatWasIt = C’était la solution.
again = Encore une fois
next = Problème suivant
daily = Défi du jour
dailyOf = Défi du jour : { $game }
dayOf = { $date }, problème { $at } sur { $count }
onceOnly = Un essai chacun, les mêmes pour tous.
elsewhere = Essayé dans une autre fenêtre : c’est cet essai qui compte.
goOn = Continuer
result = Votre résultat
solvedOf = { $solved } sur { $count } résolus
leftOver =
    { $made ->
         [one] { $made } restante
        *[other] { $made } restantes
    }
best = Le meilleur bot, qui savait tout ce qui viendrait : { $best }.
bestOfChain = Le meilleur bot les résout tous : chaque solution est prouvée.
share = Copier la ligne
more = D’autres problèmes
yesterday = La solution d’hier
studied = Solution du { $date }
tomorrow = Le prochain défi commence à minuit UTC.
list = La liste du jour
listSays = Qui veut joue aujourd’hui une partie de plus, sur ce serveur, avec des tirages à elle qu’aucune page ne contient : un nom, un essai, pas de compte. Le classement vient à minuit UTC.
toList = Jouer pour la liste
listBefore = La liste d’hier
