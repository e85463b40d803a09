### Sequence Numbers : jeton, séquence, plateau, pioche, défausse, carte morte, cartes Plus et Moins, calcul.

## Le jeu, ses options et ses formules

title = Sequence Numbers
credit = Édité par Jax
summary = Résolvez le calcul d’une carte, posez un jeton sur son résultat et alignez-en cinq avant les autres.
sequences = { $count ->
    [one] séquence
   *[other] séquences
 }
score = { $count } { sequences }
table-talk = Conseils entre partenaires
talk-penalty = Chacun d’eux défausse une carte sans en piocher d’autre.
seats-alone = il faut quelqu’un contre qui jouer
seats-five = à cinq, on ne peut pas former d’équipes égales
three-teams = trois équipes demandent six personnes ; à { $seats }, on ne peut pas former trois équipes égales
option-teams = Équipes, à partir de quatre personnes
teams-2 = Deux équipes
teams-3 = Trois équipes de deux
board-10x10 = Dix sur dix, nombres jusqu’à 48
board-8x8 = Huit sur huit, nombres jusqu’à 30, pour une partie courte
option-deck = Calculs sur les cartes
deck-designed = Autant d’additions que de soustractions
deck-easier = Plus facile : on ajoute ou on retire 20 au plus
deck-harder = Plus difficile : avec des multiplications
option-copies = Cartes par nombre
copies-2 = Deux
copies-4 = Quatre
option-answers = Résultats sur les cartes
answers-shown = Affichés
answers-hidden = À trouver soi-même
option-first = Qui commence
first-a = La place A, à gauche de qui distribue
first-drawn = Tirage au sort
option-draw = Piocher après avoir joué
draw-auto = Automatiquement
draw-manual = À la main, et trop tard c’est perdu
option-goal = Séquences pour gagner
goal-by-table = Une séquence à deux ou trois, deux à partir de quatre
goal-1 = Une
goal-2 = Deux
option-shared = Jetons que deux séquences d’un même camp peuvent partager
shared-1 = Un seul
shared-any = Autant qu’on veut : six à la suite font deux séquences
shared-none = Aucun
option-line = Quand plusieurs lignes pourraient compter
line-chosen = On dit laquelle
line-first = La première
talk-trust = Sur l’honneur
talk-called = Signalés à la table
option-reshuffles = Nombre de fois où la défausse est mélangée avant la fin de la partie
reshuffles-unlimited = Aussi souvent qu’il le faut
preset-friendly = Entre proches
preset-friendly-about = Les cartes se piochent toutes seules, et les conseils ne sont pas signalés.
preset-classroom = En classe
preset-classroom-about = Un plateau plus petit, et on ajoute ou on retire 20 au plus.
preset-short = Courte
preset-short-about = Un plateau plus petit, avec les nombres jusqu’à 30.

## Plateaux et paquets personnels

board-must = board doit être { $known }, ou des rangées comme 0,1,2,3,0/…
board-rows = board : les rangées doivent être de même longueur, { $most } au plus, de { $most } cases au plus
board-room = board : { $rows } x { $columns } ne laisse pas de place à une ligne de { $length } entre quatre coins
board-corners = board : les quatre coins doivent être 0 (libres), et aucune autre case
board-twice = board : le nombre { $number } occupe { $count ->
    [one] { $count } case
   *[other] { $count } cases
 } ; il en faut deux pour chaque nombre
board-high = board : le nombre { $number } est trop grand ; { $highest } nombres remplissent ce plateau
deck-must = deck doit être { $known }, ou des calculs comme 1+0,7-6,1+1,13-11
deck-no-sum = deck : { $given } n’est pas un calcul
deck-value = deck : { $sum } fait { $value } ; le plateau a les nombres de 1 à { $numbers }
deck-copies = deck : le nombre { $number } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } ; il en faut { $copies } pour chacun
deck-repeats = deck : { $sum } figure sur deux cartes du nombre { $number } ; ses cartes doivent être différentes
deck-beyond = deck : { $sum } dépasse { $numbers }, le plus grand nombre du plateau
deck-uneven = deck : { $added } cartes ajoutent et { $taken } retirent ; il en faut autant des deux
deck-operand = deck : { $operand } figure sur { $count } des { $cards } cartes ; { $most } au plus peuvent l’avoir
deck-too-small = board : { $numbers } nombres donnent un paquet de { $cards } cartes ; { $seats } mains en demandent { $dealt }

## Le tableau des cartes

deck-table = Le paquet de cartes
deck-table-about = S’y ajoutent deux cartes Plus et deux cartes Moins.
deck-number = Nombre
deck-card = Carte { $count }

## Ce qui se tape au clavier

read-action = { $text } n’est pas un coup ; écrivez une case comme b2, +b2, -b2, ou dead 12, pass, draw ou waive
read-cell = { $text } n’est pas une case de ce plateau
read-card = { $text } n’est pas une carte ; écrivez 1 à { $numbers }, plus ou minus
read-draw = { $text } n’est pas un tirage ; écrivez « card 12 », « card 12b », « card plus » ou « first A »
read-seat = la position nomme une place qui n’est pas parmi les { $seats }
read-order = les cartes d’une main se suivent par ordre croissant
read-twice = la position contient deux fois la même carte du { $number }
read-cards = les cartes de la position ne concordent pas
read-lines = la phase ou les séquences de la position ne sont pas possibles ici

## Le plateau et ce qui s’y trouve

board = Plateau
free = libre
free-corner = coin libre
deck-place = pioche et jetons
deck-and-chips = Pioche et jetons
deck-text = pioche
cards-in-deck = cartes dans la pioche
discards = Défausse
discards-of = défausse ({ $seat })
hand = main
card-back = carte face cachée
card-for = carte pour { $number }
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
plus = Plus
minus = Moins
chip = jeton
locked = jeton retourné, dans une séquence
spoken-plus = { $a } plus { $b }
spoken-minus = { $a } moins { $b }
spoken-times = { $a } fois { $b }
spoken-is = { $sum } égale { $number }
team = Équipe { $number }
line = { $first } à { $last }

## À côté du plateau

in-hand = en main
note-gives-up = doit défausser
note-may-draw = peut piocher
note-aside = une carte de côté
status = pioche : { $deck } · pour gagner : { $goal ->
    [one] { $goal } séquence
   *[other] { $goal } séquences
 }

## Ce qui se passe

starter-due = On tire au sort qui commence.
dealing = Les cartes sont distribuées.
drawing = Une carte est piochée.
others-play = Une carte va être jouée, et un jeton posé sur son résultat.
team-gives-up = Un conseil a été signalé : une équipe défausse des cartes.
choosing-line = Plusieurs lignes pourraient compter ; le choix est en cours.
give-up = Un conseil a été signalé dans votre équipe : défaussez une carte de votre choix.
choose-line = Plusieurs lignes pourraient compter : touchez la bonne.
draw-or-leave = Piochez votre carte avant que la place suivante ait pioché, ou laissez-la.
draw-first = Piochez votre carte avant que la place suivante ait pioché.
no-cards-left = Vous n’avez plus de cartes, vous passez donc.
dead-or-pass = Aucune de vos cartes n’est jouable : échangez la carte morte, ou passez.
must-pass = Aucune de vos cartes n’est jouable, vous passez donc.
dead-or-play = Une de vos cartes est morte, ses deux cases sont prises : touchez-la pour l’échanger, ou jouez.
choose-card = Choisissez une carte, et posez un jeton sur le résultat.

## Effet d’un coup en préparation

button-chip = Jeton en { $cell }
makes = { $sum } font { $number }.
plus-anywhere = Plus va partout : { $number }.
five = { $lines } : cinq à la suite !
button-take = Retirer de { $cell }
takes = Le jeton de { $cell } ({ $owner }) est retiré, et votre tour est fini.
button-turn-in = Échanger
turns-in = Les deux cases de { $card } sont prises ; vous piochez une autre carte et continuez.
button-line = Compter cette ligne
your-sequence = { $lines } : votre séquence.
button-pass = Passer
pass-draws-none = Vous ne piochez pas.
button-draw = Piocher votre carte
lies-aside = Elle reste de côté jusqu’à votre prochain tour.
button-leave = Laisser la carte
stays-smaller = Votre main garde une carte de moins jusqu’à la fin.
button-give-up = Défausser { $card }
draws-none = Elle va à votre défausse, et vous n’en piochez pas d’autre.
button-call = Conseil donné : { $side }
button-call-team = Conseil donné : équipe { $side }
you-win = Et vous gagnez.

## Le déroulement ; un nom précède ces messages

your-hand = Votre main : { $cards }
you-drew = Vous avez pioché { $card }
shuffled = La pioche est vide : les défausses sont mélangées
played = joue { $sum } = { $number } en { $cell }
played-plus = joue Plus en { $cell }, sur le { $number }
is-sequence = { $line } : une séquence
took = avec Moins, retire de { $cell }, le { $number }, un jeton ({ $owner })
turned-in = échange la carte morte { $card } : ses deux cases sont prises
counted = compte { $lines }
called = Conseil signalé ({ $team }) : chaque membre défausse une carte
gave-up = défausse { $card }
passed = passe : aucune carte n’est jouable
drew-owed = pioche la carte due
left-owed = laisse la carte due
lost-card = { $seat } perd la carte due

## La fin

not-over = La partie n’est pas finie.
five-in-a-row = Cinq à la suite : { $lines }.
nobody-can-play = Plus personne ne peut jouer de carte.
shuffled-out = { $times ->
    [0] La pioche est épuisée.
   *[other] La pioche est épuisée, et les défausses ont déjà été mélangées { $times } fois.
 }

## Refus

over = La partie est finie.
no-calls = À cette table, les conseils ne sont pas signalés.
call-names-team = Un signalement nomme une équipe, de 1 à { $teams }.
call-between = Un signalement se fait entre deux actions ; attendez que celle-ci soit finie.
team-holds-none = L’équipe { $team } n’a pas de carte à défausser.
nothing-owed = Vous n’avez pas de carte à piocher : aucune ne vous était due, ou la place suivante a pioché avant vous.
not-your-turn = Ce n’est pas à vous de jouer, mais à { $seat }.
only-draw = C’est à { $seat } de jouer ; vous pouvez seulement piocher la carte qui vous est due.
not-shown = Les cartes des autres ne sont pas montrées.
no-such-turn = À son tour, on joue ou on échange une carte, ou on passe ; ce n’était rien de tout cela.
give-up-first = Un conseil a été signalé dans votre équipe : défaussez d’abord une carte.
not-called = On ne défausse une carte ainsi qu’après un conseil signalé.
no-choice = Il n’y a pas de ligne à choisir maintenant.
say-which-line = Dites d’abord quelle ligne de cinq compte.
no-line-of-yours = Ce n’est pas une de vos lignes de cinq passant par le jeton que vous venez de poser.
deck-empty = Il n’y a plus de carte à piocher.
corner = { $cell } est un coin libre ; il compte pour tout le monde et ne reçoit pas de jeton.
covered = Le { $number } en { $cell } est déjà pris.
wrong-sum = { $sum } ne font pas { $number }.
choose-sum = { $sum } font { $number } : choisissez d’abord cette carte.
no-card = Vous n’avez pas de carte qui donne { $number }.
no-plus = Vous n’avez pas de carte Plus.
no-minus = Vous n’avez pas de carte Moins.
no-chip = Il n’y a pas de jeton à retirer en { $cell }.
own-chip = Le jeton en { $cell } est à vous ; Moins retire un jeton adverse.
locked-chip = Le jeton en { $cell } fait partie d’une séquence et ne peut pas être retiré.
not-dead = Cette carte n’est pas morte : { $open ->
    [one] une case du { $number } est libre
   *[other] les deux cases du { $number } sont libres
 }.
one-dead-card = On n’échange qu’une carte morte par tour.
can-play = Vous pouvez jouer une carte ; on ne passe que si c’est impossible.

## Indices : que faire, et pourquoi

do-play = jouez { $card } en { $cell }
do-take = avec Moins, retirez le jeton de { $cell } ({ $owner })
do-turn-in = échangez { $card }
do-pass = passez
do-draw = piochez la carte due
do-leave = laissez la carte due
do-count = comptez { $line }
do-give-up = défaussez { $card }
why-wins = ce coup gagne la partie
why-sequence = { $count ->
    [one] cela fait une séquence
   *[other] cela fait { $count } séquences
 }
why-four = il ne manque plus que { $cell }, le { $number }, à une ligne de cinq
why-four-held = il ne manque plus que { $cell }, le { $number }, à une ligne de cinq, et vous avez la carte qu’il faut
why-three = trois jetons d’une ligne de cinq sont là, et les deux autres cases sont libres
why-lines = { $count ->
    [one] une ligne de cinq passant par cette case vous reste ouverte
   *[other] { $count } lignes de cinq passant par cette case vous restent ouvertes
 }
why-blocks = { $count ->
    [one] cela bloque une ligne adverse ({ $side }) où il ne manque qu’une case
   *[other] cela bloque une ligne adverse ({ $side }) où il ne manque que { $count } cases
 }
why-breaks = { $count ->
    [one] cela brise une ligne adverse ({ $side }) où il ne manque qu’une case
   *[other] cela brise une ligne adverse ({ $side }) où il ne manque que { $count } cases
 }
why-dead = la carte est morte : ses deux cases sont prises

## La course aux problèmes

race-title = Sequence Numbers : course aux problèmes
race-credit = Sequence Numbers est édité par Jax ; problèmes trouvés et prouvés par une recherche
race-summary = Dix problèmes, chacun plus difficile que le précédent : trouvez la seule carte qui forme deux séquences à la fois.
race-usual = Habituel
race-usual-about = Additions et soustractions avec des nombres jusqu’à 48.
race-small = Petits nombres
race-small-about = On ajoute ou retire 20 au plus.
race-times = Avec multiplications
race-times-about = Additions, soustractions et multiplications avec des nombres jusqu’à 48.
race-results = Résultats affichés
race-results-about = Chaque calcul porte son résultat : il ne reste qu’à chercher les lignes.
race-ask = Formez deux séquences à la fois avec une seule carte. Les jetons de A sont à vous. Un seul coup y parvient.
race-drawing = Le problème suivant est tiré au sort.
race-showing = La solution est montrée.
race-status = problème { $number } sur { $count }
race-drawn = Problème { $number }
race-gave-up = abandonne ce problème
race-found = Résolu : { $sum } = { $number } en { $cell }
race-solution = La solution : { $sum } = { $number } en { $cell }
race-over = Problèmes résolus : { $solved } sur { $count }.
race-giving-up = Vous voyez la solution et ne marquez rien.
race-button-give-up = Abandonner
race-do-give-up = abandonnez
race-not-drawn = Le problème reste à tirer.
race-answered = La solution reste à montrer.
race-is-over = La course est finie.
race-for-one = Seule la personne assise ici joue.
no-such-race-turn = À son tour, on joue une carte avec un calcul ou on abandonne ; ce n’était rien de tout cela.
