### The tiny game ; termes : carte, joker, sac, place (seat), silence (hush).

## Le jeu et ses options

title = Tiny
credit = Un jeu de Parlour
summary = Posez une ou deux cartes face cachée : la plus forte somme marque.
option-top = Carte la plus forte
option-jokers = Jokers
jokers-none = sans joker
jokers-two = deux jokers
option-ties = Sommes égales
ties-first = le plus proche du premier joueur marque
ties-nobody = personne ne marque
option-start = Premier joueur
start-drawn = tiré au sort
start-zero = place 0
option-bonus = Carte qui donne un point de plus
bonus-none = aucune
bonus-random = tirée au sort avant la partie
bonus-bad = bonus doit être none, random ou une carte de 1 à { $top }, et non { $text }

## Ce que l'on tape

read-action = { $text } n'est pas un coup ; par exemple : 2, *2, end, hush 1, draw 3, first 0
read-value = { $text } : il n'y a pas de { $value }

## La table

laid-cards = Cartes posées
hand = Main
laid-by = cartes posées, place { $seat }
hand-of = main, place { $seat }
back = une carte
joker = joker
joker-as = joker pour { $value }
button-end = Finir le tour
button-hush = Faire taire la place { $seat }
unseen = Cartes non vues
in-bag = { $count } dans le sac
in-hand = en main
hushed = réduit au silence
all-out = Toutes les cartes sont jouées.
dealing = On distribue les cartes.
lay = Posez une ou deux cartes.
others-lay = Les autres jouent encore.
lay-sum = Poser { $sum }
makes-sum = { $cards } font { $sum }.

## Le déroulement ; un nom peut précéder

draw = Vous piochez { $card }
laid = pose { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
hush = fait taire la place { $seat }
out = Les { $count } cartes sont jouées.

## Refus

no-such-action = Ce jeu n'a ni cette carte ni une telle action.
over = La partie est terminée.
draw-first = Il faut d'abord piocher une carte.
ended = La place { $seat } a fini son tour ; les autres, pas encore.
none-laid = Il faut poser au moins une carte.
enough-laid = On ne pose pas plus de { $most } cartes.
no-value = Les cartes valent de 1 à { $top }, et non { $value }.
no-card = Il n'y a pas de { $card } dans cette main.
joker-no-bonus = Un joker ne se pose pas pour { $value }, la valeur de la carte bonus.
table-hushes = Seule la table fait taire, et elle ne fait rien d'autre.
no-such-seat = Il n'y a pas de place { $seat }.
hushed-already = La place { $seat } a déjà été réduite au silence.
