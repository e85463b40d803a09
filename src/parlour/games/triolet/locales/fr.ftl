### Triolet : jeton, sac, plateau, case (double, triple, Rejouer), paire, trio, joker, échanger.

## Le jeu, ses options et ses formules

title = Triolet
credit = J. Mellina et A. Perriolat, 1996 ; tel que joué sur three2fifteen
summary = Posez des jetons en lignes et en colonnes : deux font quinze au plus, trois font quinze exactement.
option-jokers = Jokers
jokers-none = aucun
jokers-two = deux ; chacun prend la valeur voulue et ne rapporte rien dans une paire
option-stuck = Quand aucun jeton ne peut se poser
stuck-swap-one = échanger un jeton contre un autre d’une autre valeur
stuck-pass = passer
stuck-swap-all = échanger toute la main, tant que le sac contient trois jetons
stuck-free-swap = échanger un à trois jetons, à n’importe quel tour, au lieu de jouer
option-repeat = Une case Rejouer
repeat-may = permet de rejouer
repeat-must = oblige à rejouer
option-finish = La partie finit
finish-all-played = quand tous les jetons sont posés
finish-first-out = quand une main et le sac sont vides
option-bonus = Les jetons restants
bonus-finisher = comptent pour qui finit en premier
bonus-nobody = ne comptent pour personne
option-square = Un carré plein à l’ouverture
square-allowed = est permis
square-not-alone = ne doit pas rester seul sur le plateau
square-later = est interdit tant que tout le monde n’a pas eu un tour
option-ties = En cas d’égalité en tête
ties-shared = la victoire est partagée
ties-first-seat = la première personne arrivée à la table l’emporte
option-skips = Tours de table sans jeton posé avant la fin de la partie
skips-unlimited = aucun : la partie continue
option-third = Le troisième jeton
third-ends = finit le coup de lui-même
third-waits = ne finit pas le coup de lui-même
option-gaps = Les jetons d’un coup
gaps-none = se suivent sans trou sur une ligne
gaps-allowed = sont sur une même ligne ou colonne, chacun à côté d’un autre jeton
preset-original = Comme sur three2fifteen
preset-original-about = Comme on a vu ce jeu en ligne se jouer : rejouer est obligatoire, qui vide sa main en premier finit la partie et ajoute la valeur des mains restantes, et en cas d’égalité la première personne arrivée l’emporte.
preset-serious = Partie sérieuse
preset-serious-about = Pas de carré qui finisse la partie dès l’ouverture, et pas d’aide en jouant.
bonus-needs-finish = finish_bonus=true demande finish=first_out : sinon personne ne finit en premier

## Ce qui se tape au clavier

read-action = { $text } n’est pas un coup ; écrivez 7@h8, *7@h8, end, swap 7 ou pass
read-draw = { $text } n’est pas un tirage ; écrivez draw 7, draw * ou first A
read-part = { $name } ne peut pas être { $text } dans une position
read-no-part = { $text } ne fait pas partie d’une position, ou s’y trouve deux fois
read-too-many = il n’y a pas autant de jetons { $token } dans le jeu
read-bag = { $count ->
    [one] un sac ne peut pas contenir { $count } jeton
   *[other] un sac ne peut pas contenir { $count } jetons
 }

## Le plateau et ce qui s’y trouve

board = Plateau
start-space = { $cell }, départ, double
double-space = { $cell }, double
triple-space = { $cell }, triple
repeat-space = { $cell }, Rejouer
bag = Sac
bag-place = sac
hand = main
token-back = jeton face cachée
joker = joker
joker-as = joker valant { $value }
button-end = Finir le tour
button-pass = Passer

## À côté du plateau

in-hand = en main
out-of-tokens = plus de jetons
still-unseen = Pas encore vus
in-bag = { $count } dans le sac
empty-bag = Le sac est vide

## Les jetons dans une phrase : posés, en main ou remis dans le sac

token = le { $value }
a-joker = un joker
token-on = { $value } en { $cell }
joker-on = un joker valant { $value } en { $cell }

## Ce qui se passe

starter-due = On tire au sort qui commence.
drawing = Des jetons sont tirés du sac.
others-play = { $count ->
    [1] Un jeton va être posé.
    [2] Un ou deux jetons vont être posés, sur une même ligne.
   *[other] Un, deux ou trois jetons vont être posés, sur une même ligne.
 }
others-play-again = Une case Rejouer a été couverte : la même place rejoue.
swap-more = Remettez d’autres jetons dans le sac, ou finissez le tour.
swap-all-three = Remettez les trois.
place-more = Posez-en un autre sur la même ligne, ou finissez le tour.
begin = Commencez sur l’étoile, en { $cell }.
play-again = Rejouez : vous avez couvert une case Rejouer.
play = { $count ->
    [1] Posez un jeton.
    [2] Posez un ou deux jetons.
   *[other] Posez un, deux ou trois jetons.
 }
must-swap = Rien ne se pose : échangez un jeton contre un autre du sac.
must-pass = Rien dans votre main ne peut se poser, vous passez donc.

## Effet d’un coup en préparation

button-play = Jouer pour { $points }
with-more = En ajoutant { $token }, ce serait { $points }.
then-again = Ensuite, vous rejouez.
button-decline = Ne pas rejouer
turn-goes-on = C’est à la place suivante de jouer.
button-swap = Échanger { $token }
button-swaps = Échanger { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 }
swaps-one = Vous remettez { $token } dans le sac et tirez un autre jeton ; le tour est fini.
swaps = Vous remettez { $tokens } dans le sac, puis en tirez autant ; le tour est fini.

## Ce que rapporte un coup

across = en ligne
down = en colonne
joker-nothing = joker (0)
pair = { $sum } { $way } : { $points }
trio = { $sum } { $way } font { $fifteen } : { $fifteen } + { $fifteen } = { $points }
alone = { $token } seul rapporte { $points }
three-at-once = trois jetons d’un coup : { $points } de plus
left-to-others = { $sum } restant dans les autres mains : { $points } de plus
nothing-left = rien ne reste dans les autres mains : { $points } de plus
trio-double = le trio sur la case double { $cell } : { $points } de plus
trio-triple = le trio sur la case triple { $cell } : { $points } de plus
token-double = { $token } sur la case double { $cell } : { $points } de plus
token-triple = { $token } sur la case triple { $cell } : { $points } de plus
scores-nothing = Ce coup ne rapporte rien.
scores = { $parts }.
scores-together = { $parts }. En tout { $points }.

## Le déroulement ; un nom précède ces messages

your-hand = Votre main : { $tokens }
placed = pose { $tokens }
placed-again = pose { $tokens }, et rejoue
put-back = échange { $token } contre un autre jeton
swapped = échange { $count ->
    [one] un jeton
   *[other] { $count } jetons
 }
declined = renonce à rejouer
passed = passe : rien ne peut se poser

## La fin

not-over = La partie n’est pas finie.
all-played = Les { $count } jetons sont tous posés.
went-out = Une main et le sac sont vides.
dead-board = Plus aucun jeton ne peut se poser nulle part ; { $left }.
all-passed = Tout le monde a passé à tour de rôle ; { $left }.
too-many-skips = Trop de tours de suite sans jeton posé ; { $left }.
left-over = il reste { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 }
first-decides = À égalité en tête, le premier arrivé à la table passe devant.

## Refus

over = La partie est finie.
starter-not-drawn = Il faut d’abord tirer au sort qui commence.
draw-due = Il reste des jetons à tirer du sac.
no-calls = Ce jeu se joue sans arbitre.
no-seat = Cette place n’existe pas ; les places vont de A à { $last }.
not-your-turn = Ce n’est pas à vous de jouer, mais à { $seat }.
not-shown = La main de { $seat } est cachée ici.
no-such-turn = À son tour, on pose, on finit, on échange ou on passe ; ce n’était rien de tout cela.
no-jokers = Cette partie se joue sans jokers.
swap-begun = Vous avez commencé un échange : rien ne se pose à ce tour.
nothing-placed = Vous n’avez encore rien posé : un coup compte un, deux ou trois jetons.
rest-to-swap = Vous échangez toute la main : { $count ->
    [1] encore un jeton
    [2] encore deux jetons
   *[other] encore trois jetons
 } à remettre.
lone-square = Tout le plateau serait un seul carré plein : ajoutez un jeton à la ligne.
play-begun = Vous avez déjà posé { $count ->
    [1] un jeton
    [2] deux jetons
   *[other] trois jetons
 } à ce tour : finissez le coup.
no-swaps = Dans cette partie, on n’échange pas : qui ne peut pas jouer passe.
token-fits = Vous pouvez jouer : le { $value } va par exemple en { $cell }.
joker-fits = Vous pouvez jouer : le joker valant { $value } va par exemple en { $cell }.
bag-too-small = { $count ->
    [0] Le sac est vide
    [1] Le sac contient un jeton
   *[other] Le sac contient deux jetons
 } : il en faut trois pour échanger toute la main.
bag-empty = Le sac est vide : il n’y a rien contre quoi échanger.
swap-or-end = Vous avez commencé un échange : continuez, ou finissez le tour.
can-swap = Vous pouvez échanger : on ne passe que si le sac est vide.
swap-hand = Rien ne peut se poser, et le sac est assez rempli : échangez toute la main.
swap-token = Rien ne peut se poser, et le sac n’est pas vide : échangez un jeton.
hold-nothing = Vous n’avez pas de jetons.
no-token = Vous avez { $held }, mais pas de { $value }.
no-joker = Vous avez { $held }, mais pas de joker.
second-joker = Vous avez déjà posé un joker à ce tour : un seul au plus.
taken = La case { $cell } est prise par le jeton { $value }.
centre-first = Le premier jeton de la partie va sur la case centrale, { $cell }.
touches-nothing = { $cell } ne touche aucun jeton : un coup commence à côté d’un jeton déjà posé.
each-touches = { $cell } ne touche aucun jeton : un coup peut ici avoir des trous, mais chacun de ses jetons en touche un autre.
not-in-line = { $cell } n’est pas sur la même ligne que { $cells } : un coup reste sur une seule ligne ou colonne.
gap = { $cell } est vide : les jetons d’un coup se suivent sans trou sur une ligne.
too-long = Cela ferait { $count } jetons côte à côte : trois au plus.
not-fifteen = { $sum } font { $total } : trois jetons alignés doivent faire { $fifteen } exactement.
over-fifteen = { $sum } font { $total } : deux jetons alignés font { $fifteen } au plus.
square-too-early = Un carré plein de quatre jetons doit attendre que tout le monde ait eu un tour.
square-alone = Il ne resterait qu’un carré plein, seul sur le plateau.

## Indices : que faire, et pourquoi

do-place = posez { $token }
do-end = terminez le tour
do-swap = remettez { $token } dans le sac et tirez un autre jeton
do-pass = passez
do-decline = ne rejouez pas
why-stuck = aucun jeton de votre main ne peut se poser
why-points = ce coup rapporte { $points } : { $parts }
why-most = aucun autre coup ne rapporte davantage
why-again = vous rejouez
why-no-trio = il ne laisse aucune case où un seul jeton ferait un trio
why-closed = en { $cell }, plus personne ne peut faire de trio avec un seul jeton

## Duplicate

duplicate-title = Triolet duplicate
duplicate-credit = Triolet de J. Mellina et A. Perriolat, joué comme les clubs jouent leurs jeux de lettres en duplicate
duplicate-summary = Trouvez le meilleur coup avec les jetons que tout le monde a ; puis le meilleur possible est posé pour tous.
duplicate-jokers = Avec jokers
duplicate-jokers-about = Deux jokers sont dans le sac ; chacun prend la valeur voulue.
find-best = Trouvez le coup qui rapporte le plus.
best-play-comes = Le meilleur coup est posé.
found-nothing = ne trouve pas de coup
best-laid = Le meilleur coup : { $tokens }, pour { $points }
tokens-are = Les jetons : { $tokens }
hand-went-back = Rien de { $tokens } ne peut se poser : tout retourne au sac, et d’autres jetons sont tirés
share-of-best = { $percent } % de { $best }
found-of-best = { $points } points sur { $best } : { $percent } %.
best-play-due = Le meilleur coup est encore à poser.
duplicate-for-one = Seule la personne assise ici joue.
no-such-duplicate-turn = À son tour, on pose, on finit ou on passe ; ce n’était rien de tout cela.
no-duplicate-swaps = Rien ne s’échange : une main dont rien ne peut se poser retourne d’elle-même au sac.
read-score = le score ne peut pas être { $score } quand les meilleurs coups en font { $best }
read-no-play = aucun coup ne peut être posé si rien de la main ne peut se poser
