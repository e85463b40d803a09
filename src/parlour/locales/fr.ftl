### Parlour : tout ce qui ne concerne pas un jeu en particulier.

## Énumérations, nombres, règles

list-and = { $some } et { $last }
list-or = { $some } ou { $last }
players = { $count ->
    [one] une personne
   *[other] { $count } personnes
 }
points = points
points-counted = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
by-rule = { $sentence } (règle { $rule })
too-many-ways = Il y a trop de façons de comprendre ce coup ; indiquez les actions dans l’ordre où elles se jouent.

## Options

option-seats = Nombre de personnes
option-aids = Aide pendant la partie
aids-given = peut être demandée
aids-not-given = n’est pas donnée
option-too-long = { $name } doit tenir sur une ligne, en { $most } caractères au plus
option-refused = { $name } doit être { $allowed }, et non { $given }
option-unknown = il n’y a pas d’option { $name } ; les options sont { $known }
whole-number = un nombre entier de { $low } à { $high }
preset-as-printed = Selon le texte imprimé
preset-as-printed-about = Ce que le texte imprimé précise est suivi à la lettre ; le reste est comme d’habitude.
preset-unknown = il n’y a pas de formule { $name } ; pour { $game }, il y a { $known }
basis-printed = texte imprimé
basis-reading = notre lecture
basis-original = comme l’original
basis-house = règle maison
basis-ours = notre choix

## La table en mots

seat-letter = place { $letter }
area-yours = Votre { $lower }
area-of = { $title } ({ $owner })
piece-of = { $piece } ({ $owner })
to-act = au trait
empty = vide
mark-last = dernier coup
mark-draft = en préparation
mark-locked = bloqué
mark-due = à utiliser maintenant
mark-found = trouvé
mark-dead = devenu inutile
mark-refused = interdit ici

## Fin d’une partie

wins = { $who } { $count ->
    [one] l’emporte
   *[other] l’emportent
 } : { $score }.
ends-alone = { $who } termine : { $score }.
tied = Égalité : personne ne l’emporte.
tied-at = Égalité : personne ne l’emporte ({ $score }).
ended-unfinished = { $name } abandonne ; la partie reste inachevée.
ended-agreed = Arrêt de la partie d’un commun accord ; elle reste inachevée.
lost-time = { $lost ->
    [one] { $losers } n’a plus de temps
   *[other] { $losers } n’ont plus de temps
 }
lost-resigned = { $lost ->
    [one] { $losers } abandonne
   *[other] { $losers } abandonnent
 }
lost-claimed = { $lost ->
    [one] { $losers } n’a pas joué à temps
   *[other] { $losers } n’ont pas joué à temps
 }
lost-to = { $lost } : { $winners } { $count ->
    [one] l’emporte
   *[other] l’emportent
 }.
lost-to-nobody = { $lost } : personne ne l’emporte.
lost-alone = { $lost }.
stopped = La partie s’est arrêtée ici : { $why }.
record-ends = L’enregistrement s’arrête ici ; la partie n’était pas finie.
wins-column = victoires

## Le déroulement, hors des coups ; un nom précède ces messages

waiting = La partie commence dès que toutes les places sont prises.
goes-on = Tout ce qui précède vient d’une autre partie.
log-agreed = La partie s’arrête ici d’un commun accord.
log-gave-up = abandonne la partie.
log-time-up = n’a plus de temps.
log-times-up = { $names } n’ont plus de temps.
log-claims = réclame la victoire : pas de coup à temps ({ $names }).
log-back = est de retour.
log-took-back = reprend son dernier coup ; les tirages restent tels quels.
log-agrees = accepte.
log-withdraws = retire sa demande.
log-declines = refuse.
log-calls = appelle l’arbitre : { $about }, { $names }.
log-asks-takeback = demande à reprendre son dernier coup.
log-asks-stop = propose d’arrêter la partie ici.
log-asks-bot = demande qu’un bot continue à la place de { $name }.
bot-for-left = quitte sa place ; un bot continue.
bot-for-away = est hors ligne ; un bot continue, avec l’accord des autres.
bot-for-time = n’a plus de temps ; un bot continue.
bot-for-stalled = n’a pas joué à temps ; un bot continue.

## La page des règles

position = Position : { $text }
sign-program = comme le fait le programme décrit
sign-reading = notre lecture d’une phrase obscure
sign-designed = conçu par nous, parce que le texte n’en dit rien
sign-house = règle maison, là où le texte se tait
sign-option = option { $option }
sign-sentence = phrase { $number } du texte imprimé
options-and-presets = Options et formules
presets-offered = Ces formules sont proposées :
usual-first = La valeur habituelle de chaque option vient en premier.
column-option = option
column-value = valeur
column-basis = fondée sur
basis-quoted = { $basis } : « { $said } »

## Aide

aid-hint = Indice
aid-hint-about = Dit ce qu’un bot fort jouerait maintenant, et pourquoi.
aid-odds = Chances du prochain tirage
aid-odds-about = Dit à quel point chaque résultat du prochain tirage est probable, d’après ce que vous pouvez savoir.
hint-turn = Le coup d’un bot fort : { $play }.
hint-do = { $play }.
hint-then = { $first }, puis { $then }
hint-why = Pourquoi : { $reasons }.
help-closed = À cette table, on joue sans aide.
hint-greedy = C’est ce qui rapporte le plus tout de suite ; la recherche est encore en préparation.
hint-wins = À partir d’ici, il gagne environ { $wins } parties sur 100.
hint-next-best = Ensuite : { $play }, avec { $less ->
    [one] { $less } victoire
   *[other] { $less } victoires
 } de moins.
hint-as-good = À peu près aussi bon : { $play }.
odds-unknown = D’autres jouent avant le prochain tirage, d’après ce que vous ne pouvez pas savoir.
odds-now = Les chances du prochain tirage, d’après ce que vous pouvez savoir.
odds-after = Les chances du prochain tirage après { $play }, d’après ce que vous pouvez savoir.
odds-row = { $count } sur { $whole } ({ $share })
odds-row-each = { $count } sur { $whole } pour chacun ({ $share })

## Liens

invites = { $host } vous invite à une partie de { $game }
invited = On vous invite à une partie de { $game }
under-way = { $game }, partie en cours

## Niveaux des bots

level-random = Aléatoire
level-random-about = Joue n’importe quel coup permis par les règles.
level-greedy = Gourmand
level-greedy-about = Prend le plus possible à chaque coup, sans voir plus loin.
level-novice = Débutant
level-novice-about = Réfléchit un peu, et oublie de le faire un coup sur quatre.
level-casual = Tranquille
level-casual-about = Réfléchit un peu, et se trompe de temps en temps.
level-keen = Appliqué
level-keen-about = Prévoit un instant à l’avance.
level-strong = Fort
level-strong-about = Réfléchit une bonne partie d’une seconde.
level-master = Maître
level-master-about = Réfléchit jusqu’à deux secondes, et sait du jeu tout ce qu’il y a à savoir.
