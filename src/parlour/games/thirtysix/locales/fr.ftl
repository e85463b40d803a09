### 36 et ses salles : pion, jeton, réserve, tuile, porte, case, semer, franchir.

## Le jeu, ses options et ses formules

credit = Conçu par Néstor Romeral Andrés, édité par nestorgames
summary = Faites glisser votre pion, semez vos jetons sur les cases de leur couleur et videz votre réserve avant les autres.
counters-left = { $count ->
    [one] jeton restant
   *[other] jetons restants
 }
score = { $count } { counters-left }
option-layout = Disposition des neuf tuiles
layout-square = Un carré de trois sur trois
layout-ring = Un anneau autour d’un trou
layout-brick = Des briques, décalées d’une demi-tuile
layout-slots = Deux petits trous
layout-cross = Une croix
layout-great-ring = Un grand anneau
layout-random = Tirée au sort, d’un seul tenant
option-gates = Portes
gates-nine = Une sur chaque tuile
gates-three = Seulement sur les trois tuiles aux coins de même couleur
gates-none = Aucune
option-tiles = Tuiles
tiles-designed = Les neuf qui ont les trois couleurs
option-first = Qui commence
first-drawn = Tirage au sort
player = Place { $letter }
option-give = Le jeton pour un pion franchi
give-after = Donné après les semailles
give-before = Donné avant les semailles
option-idle = Tours de suite sans jeton posé avant la fin de la partie
preset-advanced = Avancée
preset-advanced-about = Les tuiles sont disposées au hasard, d’un seul tenant et avec des trous.

## Dispositions, portes et tuiles personnelles

layout-must = layout doit être { $known }, ou neuf groupes x,y ou x,y,tuile,rotation, et non { $given }
layout-group = layout : { $given } n’est pas x,y ou x,y,tuile,rotation
layout-tile = layout : { $given } demande une tuile de 0 à 8 (ou son nom) et une rotation de 0 à 3
layout-overlap = layout : les tuiles en { $first } et { $second } se chevauchent
layout-apart = layout : la tuile en { $spot } fait partie d’un groupe à part : les groupes doivent se toucher par un côté, pas seulement par un coin
layout-twice = layout : une tuile est nommée deux fois
gates-must = gates doit être nine, three, none ou des tuiles comme DR,ARG, et non { $given }
tiles-must = tiles doit être « designed » ou neuf groupes comme RGRB, et non { $given }
tiles-uneven = tiles : { $count ->
    [one] { $count } case est
   *[other] { $count } cases sont
 } { $letter } ; il en faut { $needed } de chaque couleur
tiles-lack = tiles : il faut { $needed } cases de chacune des couleurs R, G et B
first-absent = first { $first } n’a pas de place à une table de { $seats } ; utilisez 0 à { $last } ou random
idle-must = idle_limit doit être off ou un nombre entier de 1 à 999, et non { $given }

## Ce qui se tape au clavier

read-action = { $text } n’est pas un coup ; écrivez une case comme d3, ou pass, =red ou +red
read-draw = { $text } n’est pas un tirage ; écrivez une tuile et ses quarts de tour comme ARG/3, ou « first A »
read-position = { $text } n’est pas une position à { $seats } places
read-seat = { $text } ne décrit pas la place { $seat }
read-too-many = { $text } a plus de { $most } tuiles
read-twice = { $tile } se trouve deux fois sur le plateau

## Le plateau et ce qui s’y trouve, par couleur

colour = { $colour ->
    [red] rouge
    [green] vert
   *[blue] bleu
 }
held = { $count ->
    [one] { $colour ->
        [red] rouge
        [green] vert
       *[blue] bleu
    }
   *[other] { $colour ->
        [red] rouges
        [green] verts
       *[blue] bleus
    }
 }
square = { $colour ->
    [red] case rouge
    [green] case verte
   *[blue] case bleue
 }
counter = { $colour ->
    [red] jeton rouge
    [green] jeton vert
   *[blue] jeton bleu
 }
counters-of = { $colour ->
    [red] jetons rouges
    [green] jetons verts
   *[blue] jetons bleus
 }
pawn = { $colour ->
    [red] pion rouge
    [green] pion vert
   *[blue] pion bleu
 }
crossed-pawn = le { pawn }
reserve = Réserve
tile = tuile
gate = porte
tile-place = tuile { $number }
gate-place = porte de la tuile { $number }
tile-said = { $name } : { $a } et { $b } en haut, { $c } et { $d } en bas

## À côté du plateau

note-plays = { colour }
status-idle = { $idle } tours sur { $limit } sans jeton posé

## Ce qui se passe

starter-due = On tire au sort qui commence.
laying = Les neuf tuiles sont mises en place.
choose = Choisissez la couleur de votre pion et de vos jetons.
place = Posez votre pion sur une case de sa couleur.
give = Vous avez franchi un pion : donnez un de vos jetons à son camp.
others-choose = Une couleur va être choisie.
others-place = Un pion va être posé.
others-give = Un jeton va être donné pour le pion franchi.
others-move = Un pion va se déplacer.
must-pass = Votre pion ne peut pas bouger, vous passez donc.
move = Déplacez votre pion en ligne droite jusqu’à une case vide, ou par une porte.

## Effet d’un coup en préparation

button-pass = Passer
cannot-move = Votre pion ne peut pas bouger.
button-play = Jouer { colour }
takes = Vous prenez le { pawn } et les douze { counters-of }.
button-give = { $colour ->
    [red] Donner un rouge
    [green] Donner un vert
   *[blue] Donner un bleu
 }
gives = Un de vos { counters-of } est donné pour le pion franchi.
button-put = Poser le pion en { $square }
puts-no-counter = Aucun jeton n’est posé avec lui.
button-move = Aller en { $square }
sows = Un { counter } est semé, { $left }.
sows-none = Rien n’est semé : vous n’avez pas de { counter }.
crosses = Vous franchissez { $pawns }.
you-win = C’est votre dernier jeton : vous gagnez.
then-give = Ensuite vous donnez un jeton, et il vous en reste un de moins.
give-first-then-place = Vous donnez d’abord un jeton ; puis un autre est semé, s’il vous en reste un de la couleur de la case.

## Le déroulement ; un nom précède ces messages

laid = Les neuf tuiles sont en place
plays = joue { colour }
passed = passe : le pion ne peut pas bouger
put = pose le pion en { $square }
through = passe par la porte jusqu’en { $square }
moved = va de { $start } à { $square }
placed = un { counter } semé, { $left }
none = pas de { counter } à semer
crossed = franchit { $pawns }
gave = donne un { counter } au camp { $player ->
    [red] rouge
    [green] vert
   *[blue] bleu
 }

## La fin

not-over = La partie n’est pas finie.
reserve-empty = { $colour ->
    [red] La réserve rouge
    [green] La réserve verte
   *[blue] La réserve bleue
 } est vide.
nobody-moves = Plus personne ne peut bouger.
idle = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 } sans jeton posé.

## Refus

choose-first = Choisissez d’abord une couleur.
place-first = Posez d’abord votre pion sur une case de votre couleur.
move-now = C’est le moment de déplacer le pion.
give-first = Donnez d’abord un de vos jetons pour le pion franchi.
over = La partie est finie.
still-laying = Le plateau n’est pas encore en place.
not-your-turn = Ce n’est pas à vous de jouer, mais à { $seat }.
not-your-view = C’est la table vue d’une autre place.
no-such-turn = À son tour, on déplace le pion et on donne les jetons dus, ou on passe ; ce n’était rien de tout cela.
colour-taken = { $colour ->
    [red] Le rouge
    [green] Le vert
   *[blue] Le bleu
 } est déjà pris.
not-your-colour = { $name } est une { $there } ; le pion commence sur une { $own }.
pawn-there = Il y a déjà un pion en { $name }.
can-move = Vous pouvez aller sur { $count ->
    [one] { $count } case
   *[other] { $count } cases
 } ; on ne passe que si le pion ne peut pas bouger.
stay = Votre pion est déjà en { $name }.
pawn-in-the-way = Il y a un pion en { $name } ; la case d’arrivée doit être vide.
counter-in-the-way = Il y a un jeton en { $name } ; la case d’arrivée doit être vide.
not-in-line = { $name } n’est pas en ligne droite avec { $start }.
not-in-line-gate = { $name } n’est pas en ligne droite avec { $start }, dont la porte mène en { $gate }.
none-to-give = Vous n’avez plus de { counter } à donner.

## Les deux salles

changes = { $count ->
    [one] changement
   *[other] changements
 }
changes-counted = { $count } { changes }
button-undo = Annuler
undid = annule le dernier changement
turned = tourne { $tile }
nothing-to-undo = Il n’y a plus rien à annuler.
read-kept = { $most } changements au plus sont gardés
read-change = { $text } n’est pas un changement qui s’annule

## Le puzzle des bords

puzzle-title = 36 : le puzzle des bords
puzzle-credit = D’après le puzzle imprimé de 36 de Néstor Romeral Andrés, nestorgames
puzzle-summary = Posez les neuf tuiles en carré, tournées comme vous voulez, pour que tous les bords s’accordent.
puzzle-square = Carré
heap = tas
heap-title = Tas
button-solution = Voir une solution
matches = s’accorde
clashes = ne s’accorde pas
borders-match = { $count ->
    [one] { $count } bord sur { $all } s’accorde
   *[other] { $count } bords sur { $all } s’accordent
 }
puzzle-begin = Posez les neuf tuiles de sorte que tous les bords s’accordent ; touchez une tuile deux fois pour la tourner.
in-heap = { $count ->
    [one] { $count } tuile reste
   *[other] { $count } tuiles restent
 } dans le tas.
borders-clash = { $count ->
    [one] { $count } bord ne s’accorde
   *[other] { $count } bords ne s’accordent
 } pas encore.
shown-solution = demande à voir une solution
removed = retire { $tile } de { $cell }
put-tile = pose { $tile } en { $cell }
exchanged = pose { $tile } en { $cell } à la place de { $other }
all-match = Les { $all } bords s’accordent tous, après { $changes }.
one-solution = Voici une solution.
nearest-solution = { $count ->
    [one] { $count } bord sur { $all } s’accordait
   *[other] { $count } bords sur { $all } s’accordaient
 }. Voici la solution qui garde le plus de ce qui était posé.
puzzle-not-over = Le puzzle n’est pas fini.
puzzle-over = Le puzzle est fini.
puzzle-solved = Le puzzle est résolu.
puzzle-given-up = La solution a déjà été montrée ; le puzzle est fini.
puzzle-for-one = Seule la personne assise ici pose des tuiles.
puzzle-no-such = Ici, on pose, on tourne ou on retire des tuiles ; ce n’était rien de tout cela.
puzzle-enough = Cela fait { $count } changements ; annulez-en quelques-uns, ou demandez la solution.
turned-otherwise = { $tile } est maintenant { $count ->
    [0] sans rotation
    [1] à un quart de tour
    [2] à un demi-tour
   *[3] à trois quarts de tour
 } ; tournez-la d’abord.
lies-there = { $tile } est déjà en { $cell }.
no-tile-there = Il n’y a pas de tuile en { $cell }.
aid-hint = Un indice
aid-hint-about = Indique un premier pas vers la solution la plus proche.
hint-begin = Il y a { $count } solutions ; voici le début de l’une d’elles.
so-far-good = Jusqu’ici, tout va bien.
can-stay = De ce qui est posé, { $kept ->
    [0] rien ne peut rester
    [one] { $kept } tuile sur { $laid } peut rester
   *[other] { $kept } tuiles sur { $laid } peuvent rester
 }.
hint-turn = Tournez { $tile } { $count ->
    [1] d’un quart de tour
    [2] d’un demi-tour
   *[3] de trois quarts de tour
 } ; sa place est en { $cell }.
hint-lay = Posez { $tile } telle quelle en { $cell }.
puzzle-read-action = { $text } n’est pas un coup ; écrivez ARG/3-b2, b2-, ARG/, undo ou « give up »
puzzle-read-position = { $text } n’est pas une position du puzzle
read-one-cell = deux tuiles ne peuvent pas occuper la même case

## La disposition des tuiles

arrange-title = 36 : disposer les tuiles
arrange-credit = D’après le jeu avancé de 36 de Néstor Romeral Andrés, nestorgames
arrange-summary = Disposez les neuf tuiles à votre guise, avec trous et décalages d’une demi-tuile, puis jouez dessus.
field = Terrain
beginnings = Commencer par
beginning = { $layout ->
    [square] un carré
    [ring] un anneau
    [brick] des briques
    [slots] deux trous
    [cross] une croix
   *[great_ring] un grand anneau
 }
begin-with = commencer par { beginning }
began-with = commence par { beginning }
button-choose = Choisir les tuiles
button-draw = Laisser les tuiles au hasard
button-done = Terminé
button-leave = Quitter
tiles-chosen = Les tuiles sont choisies
tiles-drawn = Les tuiles seront tirées au sort au début de la partie
holds-together = Les tuiles sont d’un seul tenant : on peut jouer sur cette disposition.
tile-on = la tuile en { $spot }
named-tile = { $name } en { $spot }
chose-tiles = choisit les tuiles
left-to-chance = laisse les tuiles au hasard
arranged = a terminé une disposition
left = quitte sans disposition
moved-tile = déplace { $tile } en { $spot }
layout-ready = La disposition est prête : on peut jouer dessus.
no-layout = Aucune disposition n’a été faite.
layout-not-ready = La disposition n’est pas prête.
arrange-over = La disposition est terminée.
arrange-for-one = Seule la personne assise ici dispose les tuiles.
arrange-no-such = Ici, on déplace ou on tourne des tuiles ; ce n’était ni l’un ni l’autre.
apart = La tuile en { $spot } fait partie d’un groupe à part : les groupes doivent se toucher par un côté, pas seulement par un coin.
apart-named = { $name } en { $spot } fait partie d’un groupe à part : les groupes doivent se toucher par un côté, pas seulement par un coin.
arrange-enough = Cela fait { $count } changements ; terminez, ou quittez.
choose-tiles-first = L’emplacement et la rotation de chaque tuile sont laissés au hasard ; choisissez d’abord les tuiles.
chosen-already = Les tuiles sont déjà choisies.
chance-already = Les tuiles sont déjà laissées au hasard.
tile-stays = Cette tuile est déjà en { $spot }.
would-overlap = En { $spot }, elle chevaucherait { $tile }.
arrange-read-action = { $text } n’est pas un coup ; écrivez ARG-c4, ARG/, « begin ring », undo, done ou leave
arrange-read-position = { $text } n’est pas une disposition en cours
read-places = { $text } ne donne pas l’emplacement de { $count } tuiles
read-overlap = { $one } et { $other } se chevauchent

## Indices : que faire, et pourquoi

do-move = déplacez votre pion en { $square }
do-through = passez par la porte jusqu’en { $square }
do-put = posez votre pion en { $square }
do-choose = choisissez le { $colour ->
    [red] rouge
    [green] vert
   *[blue] bleu
 }
do-give = donnez un jeton { $colour ->
    [red] rouge
    [green] vert
   *[blue] bleu
 }
do-pass = passez
why-wins = votre réserve est alors vide, et vous gagnez
why-sows = un jeton { $colour ->
    [red] rouge
    [green] vert
   *[blue] bleu
 } quitte votre réserve, qui en compte alors { $count }
why-crosses = { $count ->
    [one] vous franchissez un pion et donnez donc un jeton
   *[other] vous franchissez { $count } pions et donnez donc { $count } jetons
 }
why-gives = c’est un jeton de moins ; il en reste { $count }
why-blocks = { $seat } ne peut alors ni poser de jeton ni franchir de pion

## La course aux problèmes

race-title = 36 : course aux problèmes
race-credit = 36 de Néstor Romeral Andrés, nestorgames ; problèmes trouvés et prouvés par une recherche
race-summary = Dix gains forcés, chacun plus difficile que le précédent : trouvez le seul coup qui commence.
race-ask = { $count ->
    [one] Vous avez le { pawn } et gagnez en un coup. Trouvez-le.
   *[other] Vous avez le { pawn } et gagnez en { $count } coups au plus, quoi que joue l’adversaire. Un seul premier coup y mène.
 }
race-drawing = Le problème suivant est tiré au sort.
race-showing = La solution est montrée.
race-other-reserve = Réserve de l’adversaire
race-status = problème { $number } sur { $count }
race-drawn = Problème { $number }
race-gave-up = abandonne ce problème
race-found = Résolu : { $turn }
race-solution = La solution : { $turn }
race-move = le pion en { $square }
race-gift = un jeton { $colour ->
    [red] rouge
    [green] vert
   *[blue] bleu
 } donné
race-over = Problèmes résolus : { $solved } sur { $count }.
race-giving-up = Vous voyez la solution et ne marquez rien.
button-give-up = Abandonner
do-give-up = abandonnez
race-not-drawn = Le problème reste à tirer.
race-answered = La solution reste à montrer.
race-is-over = La course est finie.
race-for-one = Seule la personne assise ici joue.
no-such-race-turn = À son tour, on déplace le pion et on donne le jeton dû, ou on abandonne ; ce n’était rien de tout cela.
