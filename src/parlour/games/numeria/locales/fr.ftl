### Numeria : tuile, motif (trope), glisser et sauter, passer, case.

## Le jeu, ses options et ses formules

title = Numeria
credit = Conçu par Lloyd Krassner, Warp Spawn Games, 2011
summary = Pour la déesse des mathématiques : déplacez des tuiles qui ne sont à personne, alignez-en quatre qui vont ensemble et prenez-les.
tropes = { $count ->
    [one] motif
   *[other] motifs
 }
score = { $count } { tropes }
option-passing = Passer
passing-allowed = est permis
passing-never = est interdit tant qu’une tuile peut bouger
option-primes = Suites de nombres premiers
primes-printed = celles du texte, 23 29 31 33 compris
primes-strict = vrais nombres premiers seulement
option-power = Suites de puissances
power-one-base = puissances d’un même nombre
power-geometric = tout facteur entier, donc 3 6 12 24 aussi
option-jumps = Les tuiles sautent
jumps-all = dans les huit directions
jumps-diagonal = en diagonale, comme aux dames
option-combine = Un déplacement
combine-yes = peut combiner un glissement et des sauts
combine-no = est un glissement ou une suite de sauts
option-multi = De plusieurs motifs formés à la fois
multi-one = on en prend un seul
multi-all = on les prend tous
option-first = Qui commence
first-drawn = tirage au sort
first-a = la place A
option-setup = Un motif présent dès le début
setup-inert = ne compte que si un coup le forme
setup-again = fait redistribuer les tuiles
option-target = Motifs pour gagner
option-limit = Tours sans motif avant la fin de la partie
limit-off = sans limite
preset-lively = Animée
preset-lively-about = Tant qu’une tuile peut bouger, il faut jouer : personne n’attend la faute de l’autre.
preset-serious = Partie sérieuse
preset-serious-about = Vrais nombres premiers seulement, interdiction de passer, pas de motif dû au hasard et pas d’aide en jouant.

## Genres de motifs : dans une phrase, au-dessus d’un tableau, et leur définition

kind-consecutive = nombres consécutifs
kind-multiples = multiples
kind-irregular = écarts égaux
kind-plus-123 = plus 1 plus 2 plus 3
kind-prime = nombres premiers
kind-power = puissances
kind-square = carrés
kind-triangular = nombres triangulaires
kind-fibonacci = Fibonacci
table-consecutive = Nombres consécutifs : { $count }
table-multiples = Multiples : { $count }
table-irregular = Écarts égaux : { $count }
table-plus-123 = Plus 1 plus 2 plus 3 : { $count }
table-prime = Nombres premiers : { $count }
table-power = Puissances : { $count }
table-square = Carrés : { $count }
table-triangular = Nombres triangulaires : { $count }
table-fibonacci = Fibonacci : { $count }
about-consecutive = Quatre nombres qui se suivent de un en un.
about-multiples = Des voisins parmi les multiples d’un nombre à partir de 2, depuis n’importe lequel.
about-irregular = Des écarts égaux de 2 ou plus, sans être de tels multiples.
about-plus-123 = Des écarts de 1, 2 et 3.
about-prime = Des voisins parmi les nombres premiers, et les exemples imprimés là où ils comptent.
about-power = Des voisins parmi les puissances d’un même nombre, ou tout facteur entier là où cela compte.
about-square = Des voisins parmi les carrés.
about-triangular = Des voisins parmi les nombres triangulaires 1, 3, 6, 10, 15, 21, 28, 36.
about-fibonacci = Des voisins parmi 1, 2, 3, 5, 8, 13, 21, 34.
column-numbers = nombres
column-also = aussi
spelled = { $numbers } ({ $kinds })

## Aide

aid-trope = Un motif en un coup ?
aid-trope-about = Dit si l’on peut déplacer une tuile de façon à former un motif, et où.
aid-not-now = Il n’y a pas de tuile à déplacer maintenant.
aid-none = Non : aucun coup ne forme de motif maintenant.
aid-many = Oui : { $count ->
    [one] { $count } coup forme
   *[other] { $count } coups forment
 } un motif.
aid-some = Oui : { $moves }.
aid-move = le { $tile } de { $home } à { $goal } forme { $tropes }

## Ce qui se tape au clavier

read-action = { $text } n’est pas un coup ; écrivez e8-e3, pass ou take b3-e3
read-draw = { $text } n’est pas un tirage ; écrivez « deal 17 » ou « first A »
read-position = { $text } n’est pas une position
read-tile = la tuile { $tile } n’est pas entre 1 et { $most }, ou se trouve deux fois sur le plateau

## Le plateau et ce qui l’entoure

board = Plateau
piles = Motifs
pile-place = motif { $number } ({ $seat })
status-quiet = { $quiet } tours sur { $limit } sans motif
status-target = pour gagner : { $count ->
    [one] { $count } motif
   *[other] { $count } motifs
 }

## Ce qui se passe

starter-due = On tire au sort qui commence.
filling = Les tuiles sont mises en place.
choose = Choisissez un motif : { $tropes }.
choosing = Au choix : { $tropes }.
others-move = N’importe quelle tuile peut être déplacée.
must-pass = Aucune tuile ne peut bouger, vous passez donc.
move-or-end = Déplacez une tuile ; si vous passez aussi, la partie est finie.
move = Déplacez une tuile, comme la dame aux échecs ou en sautant.

## Effet d’un coup en préparation

button-pass = Passer
button-move = Aller en { $goal }
button-choose = Déplacer et choisir
button-take-it = Prendre
button-take = Prendre { $count ->
    [one] { $count } motif
   *[other] { $count } motifs
 }
slid = { $who ->
    [you] Vous déplacez le { $tile } de { $home } à { $goal }
   *[other] déplace le { $tile } de { $home } à { $goal }
 }
jumped = { $who ->
    [you] Vous faites sauter le { $tile } de { $home } à { $goal }
   *[other] fait sauter le { $tile } de { $home } à { $goal }
 }
jumped-via = { $who ->
    [you] Vous faites sauter le { $tile } de { $home } à { $goal }, par { $between }
   *[other] fait sauter le { $tile } de { $home } à { $goal }, par { $between }
 }
draft-move = { $move }.
draft-choose = { $move }. Cela forme { $tropes } : touchez celui que vous prenez.
draft-take = { $move } et prenez { $tropes }.
you-take = Vous prenez { $tropes }.
you-pass = Vous laissez tout en place.
ends-game = La partie s’arrête là.
you-win = Et vous gagnez.

## Le déroulement ; un nom précède ces messages

laid = Les tuiles sont en place
laid-again = Un motif s’y trouvait par hasard : les tuiles sont redistribuées
passed = passe
chose = choisit { $trope }
made-several = { $move } : { $count ->
    [one] { $count } motif
   *[other] { $count } motifs
 } au choix
makes = forme { $trope }

## La fin

not-over = La partie n’est pas finie.
last-taken = Le dernier motif : { $trope }.
both-passed = Les deux camps ont passé.
too-quiet = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 } sans motif.

## Refus

over = La partie est finie.
being-filled = Le plateau n’est pas encore en place.
not-your-turn = Ce n’est pas à vous de jouer, mais à { $seat }.
no-such-turn = À son tour, on déplace une tuile, on choisit un motif ou on passe ; ce n’était rien de tout cela.
say-which = Vous avez formé plusieurs motifs : dites d’abord lequel vous prenez.
no-choice = Il n’y a pas de motif à choisir maintenant ; un motif unique est pris d’office.
not-through = La ligne { $line } ne passe pas par { $goal }, où votre tuile s’est posée.
nothing = une case vide
no-trope = Sur { $line } : { $numbers }. Ce n’est pas un motif.
tile-can-move = À cette table, on joue tant qu’une tuile peut bouger.
no-tile = Il n’y a pas de tuile en { $square }.
same-square = Un déplacement doit finir sur une autre case que { $square }.
taken = La case { $square } est prise par le { $tile }.
not-in-line = { $goal } n’est pas en ligne droite avec { $home }, et { $jumps ->
    [diagonal] aucun saut en diagonale n’y mène
   *[all] aucun saut n’y mène
 }.
no-way = Le { $tile } ne peut pas aller de { $home } à { $goal }.
in-the-way = Le { $tile } en { $square } barre le chemin, et { $jumps ->
    [diagonal] aucun saut en diagonale
   *[all] aucun saut
 } ne mène de { $home } à { $goal }.

## Indices : que faire, et pourquoi

do-slide = déplacez le { $tile } de { $home } à { $goal }
do-jump = faites sauter le { $tile } de { $home } à { $goal }
do-jump-via = faites sauter le { $tile } de { $home } à { $goal }, par { $between }
do-take = prenez { $trope }
do-pass = passez
why-takes = ce coup prend { $tropes } avant que l’autre camp ne puisse le faire
why-several = ce coup forme { $tropes } avant que l’autre camp ne puisse le faire
why-chosen = de ces motifs, { $tropes } est celui à prendre
why-wins = ce coup gagne la partie
why-leaves-none = il ne laisse aucun motif à former en un coup

## La course aux problèmes

race-title = Numeria : course aux problèmes
race-credit = Numeria de Lloyd Krassner ; problèmes trouvés et prouvés par une recherche
race-summary = Dix problèmes, chacun plus difficile que le précédent : trouvez le seul coup qui convient.
race-ask-one = Formez un motif en un coup. Un seul coup y parvient.
race-ask-two = Formez un motif de façon qu’il en reste un autre pour votre coup suivant, quoi que jouerait l’adversaire. Un seul coup y parvient.
race-drawing = Le problème suivant est tiré au sort.
race-showing = La solution est montrée.
race-status = problème { $number } sur { $count }
race-drawn = Problème { $number }
race-gave-up = abandonne ce problème
race-found = Résolu : { $move }
race-solution = La solution : { $move }
race-over = Problèmes résolus : { $solved } sur { $count }.
race-giving-up = Vous voyez la solution et ne marquez rien.
button-give-up = Abandonner
do-give-up = abandonnez
race-not-drawn = Le problème reste à tirer.
race-answered = La solution reste à montrer.
race-for-one = Seule la personne assise ici joue.
no-such-race-turn = À son tour, on déplace une tuile ou on abandonne ; ce n’était rien de tout cela.
