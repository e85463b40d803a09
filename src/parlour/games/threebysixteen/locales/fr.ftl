### 3x16 : tuile, colonne, rangée, annoncer, étape, plateau (les rangées et colonnes d’une personne).

## Le jeu, ses options et ses formules

credit = Édité par Ravensburger, 1973
summary = Chaque nombre annoncé va dans une colonne d’attente. Formez-en trois rangées de 1 à 16.
tiles-left = { $count ->
    [one] tuile restante
   *[other] tuiles restantes
 }
left = { $count ->
    [0] aucune tuile restante
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
 }
option-caller = Qui annonce les nombres
caller-seat = la place { $seat }
caller-drawn = une place tirée au sort
caller-house = le jeu lui-même
option-transfers = Les tuiles passent d’une colonne à une rangée
transfers-free = quand on veut
transfers-after = seulement après avoir posé la tuile annoncée
transfers-forced = toujours aussitôt
option-tiebreak = À égalité pour le moins de tuiles restantes
tiebreak-shared = la victoire est partagée
tiebreak-rows = la victoire va au plus grand nombre de rangées complètes
tiebreak-race = la victoire est partagée, mais qui complète toutes ses rangées avant les autres gagne aussitôt
option-done = Une étape où il n’y a plus rien à faire
done-by-itself = finit d’elle-même
done-by-player = se finit à la main
option-open = Ce que les autres font d’un nombre
open-at-once = se voit aussitôt
open-at-end = se voit quand tout le monde a fini
option-runs = Séries de nombres
option-top = Nombre le plus élevé
option-columns = Colonnes
preset-brisk = Rapide
preset-brisk-about = Ce qui peut être pris l’est aussitôt, et une étape où il n’y a plus rien à faire finit d’elle-même.
preset-short = Courte
preset-short-about = Deux rangées de 1 à 10 et quatre colonnes.
caller-absent = caller { $caller } n’a pas de place à une table de { $seats } ; utilisez { $known }

## Ce qui se tape au clavier

read-action = { $text } n’est pas un coup ; écrivez @a à @e, a* à e*, start ou done
read-draw = { $text } n’est pas un tirage ; écrivez « call 7 » ou « caller A »
read-position = { $text } n’est pas une position à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }
read-beyond = { $text } dépasse { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }, { $calls } annonces ou le nombre { $top }
read-board = { $text } n’est pas un plateau de la place { $seat }
read-columns = { $text } a { $given ->
    [one] { $given } colonne
   *[other] { $given } colonnes
 }, et non { $columns }
read-too-long = la colonne { $column } de { $text } est trop longue
read-numbers = { $text } ne donne pas { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
 } de 0 à { $highest }

## Le plateau et ce qui s’y trouve

board = Plateau
row = rangée { $number }
row-complete = la rangée { $number } est complète
column = colonne { $column }
called = Annonce
caller-called = annonce
number-called = le nombre annoncé
caller = qui annonce
calls = { $seat } annonce
hand = Main
tile-called = la tuile annoncée
button-done = Terminé

## À côté du plateau

still-to-come = Encore à venir
complete = complètes
note-done = terminé
status = Annonce { $call } sur { $calls }
status-before = { $calls } annonces

## Ce qui se passe

caller-due = On tire au sort qui annonce.
calling = Le nombre suivant va être annoncé.
others-put = Tout le monde pose le { $number }.
others-still-put = On pose encore le { $number }.
start-row = Commencez une rangée avec le 1.
put-down = Posez le { $number } au bas d’une colonne.
nothing-to-take = Il n’y a plus rien à prendre : vous avez terminé.
tile-in = le { $number } de la colonne { $column }
choose-tile = Dites lequel va dans la rangée : { $tiles }.
may-take = Vous pouvez prendre { $tiles }, ou terminer.

## Effet d’un coup en préparation

draft = Vous { $step } ; { $rest }.
could-take = Vous pourriez aussi prendre { $tiles }.

## Le déroulement ; un nom précède ces messages

begins-calling = annonce les nombres
call-by = { $seat } annonce le { $number }
call-house = Annonce : le { $number }
put = { $who ->
    [you] posez
   *[other] pose
 } le { $number } dans la colonne { $column }
straight = { $who ->
    [you] posez
   *[other] pose
 } le { $number } directement dans une rangée
started = { $who ->
    [you] commencez
   *[other] commence
 } une rangée
took = { $who ->
    [you] prenez
   *[other] prend
 } { $numbers }
kept = { $who ->
    [you] laissez
   *[other] laisse
 } tout en place

## La fin

not-over = La partie n’est pas finie.
all-called = Les { $calls } nombres ont tous été annoncés.
rows-decide = À égalité de tuiles restantes, les rangées complètes départagent.
first-complete = { $seat } a complété toutes ses rangées avant les autres.

## Refus

over = La partie est finie : les { $calls } nombres ont tous été annoncés et posés.
race-over = La partie est finie : { $seat } a complété toutes ses rangées avant les autres.
only-players = { $seats ->
    [one] Une seule personne joue
   *[other] Seules les { $seats } places de la table jouent
 } dans cette partie.
not-shown = Ce que les autres peuvent faire pendant une étape n’est pas montré.
not-called-first = Le premier nombre n’est pas encore annoncé.
not-called-next = Le nombre suivant n’est pas encore annoncé.
step-finished = Vous avez terminé votre étape avec le { $number } ; attendez la prochaine annonce.
no-such-action = Pendant une étape, on pose une tuile, on commence une rangée, on prend une tuile ou on termine ; ce n’était rien de tout cela.
columns-only = Il n’y a { $columns ->
    [one] qu’une seule colonne
   *[other] que { $columns } colonnes
 }.
say-which = Deux colonnes offrent le même nombre : dites d’abord lequel va dans la rangée.
put-already = Le { $number } est déjà posé, et les tuiles ne changent plus de place.
one-starts = Un 1 commence une rangée ; il ne va pas dans une colonne.
only-called-one = Une rangée ne commence qu’avec un 1 annoncé ; l’annonce est le { $number }.
started-already = Le 1 annoncé a déjà commencé sa rangée.
put-first-here = À cette table, on prend des tuiles après avoir posé le { $number }.
column-empty = La colonne { $column } est vide.
follows-none = Le { $number } au bas de la colonne { $column } ne suit aucune rangée : aucune n’est commencée.
follows-not = Le { $number } au bas de la colonne { $column } ne suit aucune rangée : vos rangées finissent par { $ends }.
put-first = Posez d’abord le { $number }.

## L’étude d’une partie finie ; un nom précède ce qui concerne quelqu’un

all-possible = Ces annonces permettaient de compléter toutes les rangées.
best-possible = Le meilleur résultat avec ces annonces : { $left } ; { $sure }.
sure-proved = il n’en existe pas de meilleur
sure-found = aucun meilleur n’a été trouvé
no-fewer = Aucune façon de jouer n’en laisse moins de { $count }.
best-way = La meilleure façon : { $left }
reached-best = À la fin, { $left } : le meilleur résultat possible.
no-time = À la fin, { $left }, soit { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 } de plus que le mieux possible ; le temps a manqué pour dire où elles ont été perdues.
fell-behind = Retard pris à l’annonce { $call }, le { $number }. Meilleur résultat encore possible avant : { $before } ; après : { $after }. À la fin, { $left }.
way-on = La meilleure suite à partir de l’annonce { $call } : { $left }

## Indices : que faire, et pourquoi

do-put = posez le { $number } dans la colonne { $column }
do-take = prenez le { $number } de la colonne { $column }
do-start = commencez une rangée avec le 1
do-end = terminez l’étape
why-starts = un 1 annoncé commence toujours une rangée
why-takes = { $count ->
    [one] le { $numbers } rejoint une rangée ; il en reste { $left }
   *[other] { $numbers } rejoignent les rangées ; il en reste { $left }
 }
why-done = aucune tuile ne peut être prise pour l’instant
why-follows = le { $number } prolonge aussitôt une rangée
why-empty = dans la colonne vide { $column }, il ne gêne aucune tuile
why-next = le { $number } est juste sous le { $above }, qui le suit
why-equal = comme le { $number } au-dessus, il attend un { $before }
why-below = une rangée a besoin du { $number } avant le { $above }
why-covers = toutes les colonnes finissent par un nombre plus petit, il faut donc en couvrir un : le { $above }
