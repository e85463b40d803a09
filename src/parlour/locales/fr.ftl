### Parlour : tout ce qui ne concerne pas un jeu en particulier.

## Énumérations, nombres, règles

list-and = { $some } et { $last }
list-or = { $some } ou { $last }
players = { $count ->
    [one] une personne
   *[other] { $count } personnes
 }
points = { $count ->
    [one] point
   *[other] points
 }
points-counted = { NUMBER($count, useGrouping: 1) } { points }
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
preset-usual = Règles habituelles
preset-usual-about = Comme on joue à la plupart des tables.
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
player-at = Place { $letter }
area-yours = Votre { $lower }
area-of = { $title } ({ $owner })
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
shared = { $who } se partagent la victoire.
shared-at = { $who } se partagent la victoire ; chacun : { $score }.
drawn = Égalité en tête entre { $who }.
drawn-at = Égalité en tête entre { $who } ; chacun : { $score }.
drawn-all = Égalité : personne ne l’emporte.
drawn-all-at = Égalité : personne ne l’emporte ({ $score } chacun).
ended-unfinished = { $name } abandonne ; la partie reste inachevée.
ended-early = { $name } a quitté la table avant le début ; rien n’a été joué.
ended-agreed = Arrêt de la partie d’un commun accord ; elle reste inachevée.
ended-closed = L’hébergeur de ce serveur a fermé la table ; la partie reste inachevée.
ended-void = Terminée avant que chacun ait joué un tour : la partie ne compte pas.
ended-void-bots = Un robot a joué tous les tours de quelqu’un qui n’est jamais venu : la partie ne compte pas.
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

## Le déroulement, hors des coups ; un nom précède ces messages

waiting = La partie commence dès que toutes les places sont prises.
goes-on = Tout ce qui précède vient d’une autre partie.
log-begins-drawn = commence, par tirage au sort.
log-begins-series = commence cette partie de la série.
log-agreed = La partie s’arrête ici d’un commun accord.
log-gave-up = abandonne la partie.
log-program-failed = est en panne et perd la partie.
log-program-late = n’a pas répondu à temps et perd la partie.
log-stood-up = quitte la table avant le début.
log-removed = retire { $name } de la table avant le début.
log-arranged = a changé ce qui sera joué.
log-closed = L’hébergeur de ce serveur a fermé la table.
log-chat-off = L’hébergeur de ce serveur a fermé le chat de cette table.
log-chat-on = L’hébergeur de ce serveur rouvre le chat de cette table.
log-asks-terms = propose de jouer autrement.
log-time-up = n’a plus de temps.
log-times-up = { $names } n’ont plus de temps.
log-claims = réclame la victoire : pas de coup à temps ({ $names }).
log-back = est de retour.
log-took-back = reprend son dernier coup ; les tirages restent tels quels.
log-unended = ne termine pas ce coup, qui ne compte pas.
log-webhook-stopped = Les messages sur les tours n’ont pas pu être remis pendant un jour ; plus aucun n’est envoyé.
log-meeting-over = Les deux parties de la rencontre sont finies : les tirages et les mains sont ouverts à tous.
log-helped = a demandé de l’aide.
log-agrees = accepte.
log-host-agrees = L’hôte de ce serveur accepte que la place soit rendue.
log-host-declines = L’hôte de ce serveur refuse que la place soit rendue.
log-withdraws = retire sa demande.
log-declines = refuse.
log-calls = appelle l’arbitre : { $about }, { $names }.
log-asks-takeback = demande à reprendre son dernier coup.
log-asks-stop = propose d’arrêter la partie ici.
log-asks-bot = demande qu’un bot continue à la place de { $name }.
log-asks-seat = a une place demandée depuis un autre appareil.
bot-for-left = quitte sa place ; un bot continue.
bot-for-away = est hors ligne ; un bot continue, avec l’accord des autres.
bot-for-time = n’a plus de temps ; un bot continue.
bot-for-stalled = n’a pas joué à temps ; un bot continue.
bot-for-failed = est en panne ; un bot continue.
bot-for-late = n’a pas répondu à temps ; un bot continue.

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
column-basis = d’après
basis-quoted = { $basis } : « { $said } »

## Aide

aid-hint = Indice
aid-hint-about = Dit ce qu’un bot fort jouerait maintenant, et pourquoi.
aid-odds = Prochain tirage
aid-odds-about = Donne la probabilité de chaque résultat du prochain tirage, d’après ce que vous pouvez savoir.
hint-turn = Le coup d’un bot fort : { $play }.
hint-do = { $play }.
hint-then = { $first }, puis { $then }
hint-why = Pourquoi : { $reasons }.
help-closed = À cette table, on joue sans aide.
hint-wins = À partir d’ici, le bot gagne environ { $wins } parties sur 100.
hint-next-best = Deuxième choix : { $play }, avec { $less ->
    [one] { $less } victoire
   *[other] { $less } victoires
 } de moins.
hint-as-good = À peu près aussi bon : { $play }.
odds-unknown = D’autres jouent avant le prochain tirage, d’après ce que vous ne pouvez pas savoir.
odds-now = Les chances du prochain tirage, d’après ce que vous pouvez savoir.
odds-after = Les chances du prochain tirage après { $play }, d’après ce que vous pouvez savoir.
percent = { $whole },{ $tenth } %
odds-many = { $count } possibilités
odds-row = { $count } sur { $whole } ({ $share })
odds-row-each = { $count } sur { $whole } pour chacun ({ $share })

## Liens

invites = { $host } vous invite à une partie de { $game }
invited = On vous invite à une partie de { $game }
under-way = { $game }, partie en cours
players-of = { $game } : { $players }
number-games = Jeux de plateau avec des nombres : entre amis par un lien, contre des bots ou en solo. Sans compte.

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
level-keen-about = Réfléchit un instant à la suite.
level-strong = Fort
level-strong-about = Réfléchit à la suite pendant près d’une seconde.
level-master = Maître
level-master-about = Réfléchit jusqu’à deux secondes, et sait du jeu tout ce qu’il y a à savoir.
level-program-about = Un programme de la maison ; s’il tombe en panne, il perd la partie.

## Ce qui n’est pas possible à une table, et pourquoi

nothing-to-give-up = La partie est finie ; il n’y a plus rien à abandonner.
bot-plays-already = Un bot joue déjà à cette place.
absences-used-up = On peut laisser sa place à un bot { $most } fois au plus.
not-waited-for = La partie n’attend personne à cette place.
just-reminded = { $name } vient de recevoir un rappel ; attendez un instant.
people-ask = À une table, seules les personnes font des demandes.
question-open = Une autre demande est en cours ; répondez-y d’abord.
questions-used-up = À une table, on peut faire { $most } demandes au plus.
declined-before = Cela a été refusé ; redemandez quand quelqu’un aura joué.
seat-declined = Cela a été refusé ; redemandez quand quelqu’un aura joué, ou après le délai pendant lequel l’appareil de la place peut refuser.
seat-asked = Une place est déjà demandée ici depuis un autre appareil. Dites-le à ceux qui doivent accepter : s’ils refusent, vous pourrez demander.
seat-other-code = Une autre demande y est ouverte maintenant : regardez encore une fois son code.
nothing-asked = Aucune demande n’est en cours.
others-answer = C’est aux autres de répondre.
not-asked = Cette demande s’adresse à d’autres.
agreed-already = Vous avez déjà accepté.
no-such-call = Votre camp ne peut pas appeler l’arbitre pour cela maintenant.
others-seat-only = On ne peut demander un bot que pour une autre personne.
not-away-long = { $name } n’est pas hors ligne depuis assez longtemps.
nothing-to-take-back = Vous n’avez encore rien joué qui puisse être repris.
no-step = Il n’y a pas d’étape { $step } ; elles vont de 0 à { $last }.
clock-says = À une table avec pendule, seule la pendule fixe l’attente.
patience-range = Une table attend de { $least } à { $most } secondes, ou sans limite (0), et non { $given }.
not-waited-long-there = La partie n’attend personne à cette place depuis assez longtemps.
others-go-on = D’autres continueraient cette partie ; un bot peut jouer pour qui ne joue pas.
not-waited-long = La partie n’attend personne depuis assez longtemps.
bot-plays-here = Un bot joue à cette place ; reprenez-la d’abord.
waits-for-you = La partie vous attend aussi ; jouez d’abord votre tour.
other-invite = Cette invitation est pour une autre table.
all-seats-taken = Toutes les places de cette table sont prises.
seat-held = Cette place est déjà prise.
host-only = Seul l’hôte de cette table peut faire cela : { $name }.
rules-fixed = Les règles restent ce qu’elles sont : cette partie en continue une autre ou appartient à une série.
seats-held = Il y a déjà plus de monde que { $seats } places.
too-few-seated = Avec ces règles, le jeu ne se joue pas à { $seats }.
nobody-to-remove = Il n’y a personne à cette place que l’on puisse retirer.
two-seats-needed = On échange deux places différentes ; cette table en a { $seats }.
name-taken = Le nom { $name } est déjà pris à cette table.
name-like = { $name } ressemble trop à { $like }, déjà présent à cette table.
no-event-of-it = { $game } ne se joue pas en rencontre à tirages communs.
no-pairs-of-it = { $game } ne se joue pas en rondes par paires : ce n’est pas un jeu à deux.
rounds-begun = Ici chacun joue contre chacun, et la première ronde est déjà tirée.
no-such-language = Rien n’existe ici en { $given }, mais en { $languages }.
rounds-two = Il faut au moins deux personnes pour une ronde.
rounds-teams = Il faut au moins deux équipes pour une ronde, chacune de deux personnes venues jouer ensemble.
round-runs = La ronde suivante est tirée quand toutes les parties de celle-ci sont finies.
rounds-terms = En rondes, chaque partie a une pendule par coup, et le classement se montre après chaque ronde.
event-paused = La rencontre est en pause ; attendez la reprise.
event-over = Cette rencontre est finie.
board-over = Cette manche est finie ; la suivante arrive.
event-come-already = { $name } participe déjà à cette rencontre sur cet appareil.
event-own-device = En équipes, chacun a besoin de son propre appareil, car personne ne doit voir l’autre table ; { $name } joue sur celui-ci.
not-alone = { $name } joue déjà avec quelqu’un.
event-full = Cette rencontre compte { $most } participants et n’a plus de place.
event-list = La liste compte { $names } noms, mais seules { $most } personnes peuvent venir ; raccourcissez-la, ou laissez venir plus de monde.
event-option = Une rencontre fixe elle-même { $name } ; on peut choisir : { $known }.
name-not-listed = { $name } n’est pas sur la liste de cette rencontre.
no-such-member = Cette rencontre n’a pas ce participant.
not-at-event = Ce n’est pas possible dans une rencontre.
event-code = Aucune rencontre n’a ce code.
event-codes = Trop de codes faux ; attendez un instant.
event-key = Cette clé ne dirige pas cette rencontre.
season-share = On ne connaît pas les meilleurs coups de { $game } : une saison ne peut pas en compter les parts ; qu’elle compte les places.
season-full = Cette saison a { $most } rencontres et pas de place pour d’autres.
season-rule = La saison a déjà sa façon de compter ; laissez-la telle quelle.
contribution-fixed = La contribution de cette place aux tirages est fixée.
contribution-empty = Une contribution aux tirages ne peut pas être vide.
contribution-form = Une contribution aux tirages se compose de 64 chiffres hexadécimaux en minuscules.
round-games = Dans un cycle, chaque place commence une fois : cela fait { $games } parties.
series-games = Une série compte de 2 à { $most } parties, et non { $given }.
best-of-even = En { $games } parties, on pourrait finir à égalité ; choisissez un nombre impair.
clock-seconds = Une pendule va de { $least } à { $most } secondes, et non { $given }.
clock-days = Une pendule va de { $least } à { $most } jours, et non { $given }.
clock-added = De 0 à { $most } secondes s’ajoutent après un tour, et seulement à un temps pour toute la partie.
nothing-said = Ce message est vide.
line-too-long = Un message compte { $most } caractères au plus.
lines-used-up = Cette table a épuisé ses { $most } messages.
chat-ended = L’hébergeur de ce serveur a fermé le chat de cette table.
name-refused = L’hébergeur de ce serveur n’autorise pas le nom { $name } ; choisissez-en un autre.
name-sign = { $sign } à côté d’un nom ressemble à un rang ; choisissez un nom sans ce signe.
name-empty = Un nom compte au moins une lettre ou un chiffre.
name-too-long = Un nom compte { $most } caractères au plus.
name-reserved = Ici, une personne ne peut pas s’appeler « { $name } » ; choisissez un autre nom.
seated-only = Il faut être à cette table pour faire cela.
not-started = La partie n’a pas commencé.
game-started = La partie a déjà commencé.
game-over = La partie est finie.
when-over = C’est possible quand la partie est finie.
when-meeting-over = C’est possible quand les deux parties de la rencontre sont finies.
record-shorter = L’enregistrement compte { $count } entrées, et non { $given }.
over-there = La partie est finie à cet endroit ; reprenez plus tôt.
run-too-long = On peut jouer { $most } actions à la fois au plus, et non { $given }.
no-action = Il n’y a pas d’action { $action } ; elles vont de 0 à { $last }.
run-empty = Il faut jouer au moins une action.
turn-ends-earlier = Le tour finit après { $count } de ces actions ; jouez les { $left } dernières plus tard.
plans-needed = { $seats } places demandent { $seats } indications, et non { $given }.
names-of-their-own = À une table, il faut des noms tous différents.
no-such-level = Les bots jouent au niveau { $known }, et non « { $given } ».
person-plays-here = Une personne joue de nouveau à cette place.
next-has-table = La partie suivante a déjà une table.
others-turn = Ce n’est pas votre tour ; c’est à { $names } de jouer.
nobodys-turn = Ce n’est le tour de personne.
table-changed = La table a changé entre-temps ; regardez-la avant de jouer.
all-must-ask = Une nouvelle partie commence quand tout le monde l’a demandée.
newer-rules = Cette table suit la version { $version } des règles ({ $game }) ; la plus récente connue ici est la { $known }. Il faut une version plus récente de Parlour pour l’ouvrir.
no-draw-due = Il n’y a pas de tirage à faire.
no-such-draw = { $action } ne peut pas être tiré maintenant ; sont possibles : { $known }.
no-seat = Il n’y a pas de place { $seat } ; elles vont de 0 à { $last }.
no-seat-to-look = Il n’y a pas de place { $seat } d’où regarder ; elles vont de 0 à { $last }, la dernière pour le public.
view-of-one = Voici ce que voit la place { $seat } ; elle ne peut pas jouer pour une autre.
view-no-record = Une vue ne contient pas d’enregistrement ; prenez celui de la partie elle-même.
no-table-to-see = { $game } n’a pas de table à regarder.
state-bytes = ce ne sont pas les octets d’une position de { $game } avec ces options

## Jeux, positions et enregistrements illisibles

unknown-game = aucun jeu ne s’appelle « { $name } » ; il y a { $known }
position-part = « { $part } » n’est pas un élément de position ; un élément s’écrit comme left=8 ou bag=1-3:2
position-field = il n’y a pas de champ « { $name } » ; les champs sont { $known }
position-twice = { $name } est donné deux fois
position-empty = la position est vide ; si tous les champs sont nuls, on écrit « { $start } »
position-pairs = { $name }={ $value } : { $name } prend des paires comme 0:5 ou 0-3:5
position-index = { $name }={ $pair } : ses indices vont de 0 à { $last }
position-range = { $name } : { $value } n’est pas entre { $low } et { $high }
race-no-draw = { $text } n’est pas un tirage d’une course ; écrivez « draw 17 » ou « show »
race-no-position = aucune course n’arrive à { $text }
record-bytes = ce n’est pas un enregistrement : il dépasse { $most } octets
no-record = ce n’est pas un enregistrement : { $why }
record-format = ce n’est pas un enregistrement : son format est « { $given } », et ce Parlour lit « { $known } »
entry-refused = l’entrée { $entry } ({ $actor }, { $action }) n’est pas permise : { $why }
drawn-by-series = entrée { $entry } : { $drawn } a été tiré, la série donne { $due }
drawn-by-seed = entrée { $entry } : { $drawn } a été tiré, la graine donne { $due }
record-other-game = c’est un enregistrement de « { $given } », et non de « { $game } »
record-version = l’enregistrement suit la version { $given } des règles ; on connaît ici les versions 1 à { $known }
record-options = les options de l’enregistrement sont inconnues : { $why }
record-at = ligne { $line }, colonne { $column } : { $why }
record-neither = ce n’est pas un enregistrement : il ne commence ni par « { $form } » ni par une accolade
record-header = « { $given } » n’est pas un en-tête ; il y a { $known }
record-header-twice = « { $name } » figure deux fois
record-header-late = les en-têtes précèdent le premier tour
record-value = « { $name } » ne peut pas être « { $given } »
record-no-game = aucun en-tête ne dit de quel jeu il s’agit, par exemple « game: … »
record-turn-form = « { $given } » n’est pas un tour ; un tour a une place, ses actions et, derrière une barre, ce qui a été tiré : « 12. A …, … | … »
record-turn-number = c’est le tour { $due }, pas { $given }
record-seat = il n’y a pas de place { $given } ; la dernière est { $last }
record-illegal = { $text } n’est pas permis : règle { $rule }, { $why }
record-branch-nowhere = une variante figure sous le tour qu’elle remplace, et il n’y en a pas ici
record-branch-open = la variante qui commence ici ne finit pas
record-branch-close = aucune variante ne finit ici
record-branch-deep = les variantes se ramifient { $most } fois au plus
record-nowhere = l’enregistrement a un commentaire ou une variante là où il n’a pas d’entrée
record-too-many = c’est plus de { $most }
record-control = il y a un caractère de contrôle (U+{ $code })
record-letter = « { $letter } » (U+{ $code }) ressemble seulement à un signe de la notation
record-position = la position n’est pas lisible : { $why }
record-view = une partie commence à une position entière, non à ce qu’une place en voit
record-impossible = une telle position n’existe pas : ce que disent ses champs ne va pas ensemble
record-open = les options de l’enregistrement laissent quelque chose en suspens ; un enregistrement contient ce qui a été tiré avant le début
record-long = l’enregistrement compte { $count } entrées ; une partie en compte { $most } au plus
record-given = l’enregistrement compte { $count } entrées, dont { $given } ne peuvent pas être reprises d’ailleurs
record-no-seed = l’enregistrement n’a pas de graine : ses tirages ne peuvent pas être vérifiés
record-scores = l’enregistrement indique les scores { $given } ; la relecture donne { $true }
record-returns = l’enregistrement indique les résultats { $given } ; la relecture donne { $true }
record-over = l’enregistrement et sa relecture ne s’accordent pas sur la fin de la partie
commitment-form = l’empreinte ne se compose pas de { $digits } chiffres hexadécimaux
record-no-secret = l’enregistrement a des contributions à une graine, mais pas le secret du serveur
record-secret-alone = l’enregistrement a le secret du serveur, mais pas la graine
seed-form = la graine ne se compose pas de { $digits } chiffres hexadécimaux
seed-commitment = la graine ne correspond pas à l’empreinte montrée avant la partie
secret-form = le secret ne se compose pas de { $digits } chiffres hexadécimaux
contribution-bad = la contribution de la place { $seat } ne se compose pas de { $digits } chiffres hexadécimaux
table-form = la table de l’enregistrement n’a pas de nom dont une graine puisse être tirée
secret-commitment = le secret ne correspond pas à l’empreinte montrée avant la partie
seed-not-shared = la graine ne vient pas de cette table, du secret du serveur et de ces contributions
option-drawn = { $name } a été tiré au sort : le secret donne « { $due } »

## L’étude d’une partie finie ; un nom précède ce qui est dit de quelqu’un

study-unfinished = la partie n’a pas été jouée jusqu’au bout : elle ne peut pas être étudiée
study-cost = Cela a coûté environ { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
 } sur 100. Le coup : { $played }. Mieux : { $better }.
study-better = Le meilleur coup
study-parts = Sur toute la partie, en victoires sur 100 : { $luck } par la chance des tirages, { $own } par ses propres décisions, { $others } par celles des autres, { $rest } inexpliquées.
study-method = Méthode : chaque coup est jugé par des recherches, avec ce que savait qui l’a joué. Ce qui le sépare du meilleur est une décision ; ce que l’espérance change aux tirages entre deux tours est de la chance ; ce qu’elle change sans tirage est l’erreur de la recherche elle-même. Les quatre s’additionnent pour donner le résultat.
study-even = Aucun tour n’a coûté cher à lui seul.
study-costliest = Le plus coûteux des { $turns } tours a perdu environ { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
 } sur 100.

## Ce que le serveur répond quand il ne fait pas quelque chose

no-host-key = Ce serveur n’a pas de clé d’hébergeur : voir PARLOUR_ADMIN_KEY dans le guide d’hébergement.
not-host = Ce n’est pas la clé de l’hébergeur de ce serveur.
no-key = Il manque la clé : Authorization: Bearer et la clé.
table-exists = Cette table existe déjà.
announcement-long = Une annonce compte { $most } caractères au plus.
no-table = Cette table n’existe pas.
not-seated = Cette clé n’occupe aucune place à cette table.
person-unknown = Ce navigateur n’est pas connecté ici, ou ne l’est plus.
person-full = Une personne garde au plus { $most } places.
person-progress = Ce qui suit une personne tient en { $most } octets au plus.
person-no-pass = Ce code n’est pas valable, ou ne l’est plus : comparez-le signe par signe. Un lien sert une fois, pendant dix minutes ; faites-en un autre sur un appareil qui a vos tables.
person-devices = Une personne a au plus { $most } appareils.
person-no-device = On ne déconnecte ici qu’un autre de ses appareils.
no-seat-to-recover = Il n’y a pas là de place d’une personne à demander.
nobody-to-agree = Personne d’autre ici ne pourrait accepter.
seat-not-given = Cette place n’est pas donnée.
seated-already = Vous êtes déjà à cette table.
hello-first = Dites d’abord hello.
no-hello = Le premier message d’une connexion est un hello ; il n’est pas venu.
page-outdated = Cette page est d’une autre version de Parlour : rechargez-la.
too-much-at-once = C’était trop à la fois ; attendez un instant.
too-much-for-now = C’était trop à la fois ; réessayez dans { $seconds } secondes.
not-so-fast = Pas si vite ; attendez un instant avant le prochain message.
message-long = Un message compte { $most } octets au plus.
no-such-message = Cette table ne connaît pas ce message : { $why }.
not-kept = L’enregistrement n’a pas pu se faire ; réessayez dans un instant.
device-seats = Un appareil occupe { $most } places au plus à une table.
tables-for-now = Cela fait trop de tables ; redemandez dans { $seconds } secondes.
too-many-tables = Cela fait trop de tables en peu de temps ; revenez plus tard.
tables-full = Ce Parlour a déjà toutes les tables qu’il peut accueillir.
bot-tables = Vous avez { $most } tables de bots seuls en cours ; laissez-en d’abord une se terminer.
too-many-requests = Trop de requêtes à la fois ; attendez un instant.
page-soon = Beaucoup de pages sont ouvertes d’ici en ce moment. Celle-ci s’ouvrira toute seule dans quelques secondes.
webhook-turn = { $game } : { $count ->
    [one] c’est au tour de { $names }.
   *[other] c’est à { $names } de jouer.
 }
push-turn = C’est à vous de jouer. Avec vous : { $names }.
push-unreadable = On ne peut pas écrire au service de notifications de ce navigateur.
no-push = Ce serveur ne peut pas prévenir les appareils.
webhook-host = Les messages ne vont qu’à { $hosts }, à une adresse qui commence par https://.
watchers-silent = Ici, ceux qui regardent n’écrivent pas dans la discussion.
doors-closed = Jusqu’à la fin de la partie, seuls ceux qui jouent voient cette table. Si vous êtes invité, ouvrez votre invitation.
doors-closed-event = Jusqu’à la fin de la rencontre, seul qui joue ici voit cette page. Si votre nom est de nouveau libre, revenez avec le code.
doors-closed-meeting = Tant que les deux parties de la rencontre ne sont pas finies, seuls ceux qui jouent à cette table la voient.
no-webhooks = Ce serveur n’envoie pas de messages.
quiet-hours = Les heures calmes commencent et finissent à deux heures différentes, de 0 à 23.
no-such-zone = Le fuseau horaire { $zone } n’existe pas.
foreign-name = Ce Parlour ne répond pas à ce nom ; PARLOUR_NAMES indique ceux auxquels il répond.
foreign-page = Les pages d’autres sites n’ont pas le droit de faire cela.
parameter-twice = Chaque paramètre se donne une seule fois.
body-slow = Le corps de la requête a mis trop de temps.
body-long = Le corps d’une requête compte { $most } octets au plus.
head-long = L’en-tête d’une requête compte { $most } octets au plus.
no-http = Ce n’est ni une requête HTTP ni la poignée de main d’un WebSocket de version 13.
no-json = Le corps n’est pas du JSON : { $why }.
no-object = Le corps doit être un objet JSON, envoyé comme application/json.
no-record-sent = Ce n’est pas un enregistrement : { $why }.
too-deep = Ce JSON est trop imbriqué.
too-many-digits = Ce JSON contient un nombre qui a trop de chiffres.
does-not-fit = { $place } : { $why }.
field-missing = { $place } manque.
field-unknown = Il n’y a pas de champ { $place }.
value-unknown = { $place } ne fait pas partie des valeurs autorisées.
nothing-here = L’API n’a rien à cette adresse.
wrong-method = Cette adresse n’accepte pas cette méthode.
pages-read-only = Les pages sont en lecture seule.
no-file = Ce fichier n’existe pas.
no-module = Ce module n’existe pas, ou plus ; demandez l’actuel.
no-rules-for-browsers = Ce serveur n’a pas de règles de jeux pour les navigateurs.
rules-do-not-compile = Les règles de { $game } ne se compilent pas pour les navigateurs. { $why }
no-lesson = Ce jeu n’a pas encore de leçon.
no-puzzles = Ce jeu n’a pas encore de problèmes.
no-puzzle = Ce problème n’existe pas.
puzzle-over = Le problème est terminé.
puzzle-not-ready = Ce problème est en préparation ; réessayez dans un instant.
replay-long = On rejoue { $most } entrées au plus, et non { $given }.
play-on-long = On poursuit une partie de { $most } entrées au plus, et non { $given }.
not-stored = Les tables ne peuvent pas être enregistrées pour l’instant ; le journal du serveur dit pourquoi.
stopping = Ce Parlour s’arrête ; réessayez dans un instant.
fault = Une erreur s’est produite du côté du serveur.

## Un coup écrit en texte

turn-written = Un coup tient sur une ligne : ses actions l’une après l’autre, séparées par des espaces. Ce qui termine le coup va de soi.
turn-forms = Les actions s’écrivent comme celles-ci : { $forms }.
turn-example = Permis maintenant, par exemple : { $example }
turn-refused = { $action } : { $why }
turn-missing = Ce texte ne contient aucun coup.
turn-twice = On peut y lire deux coups, « { $first } » et « { $other } » ; n’écrivez que celui que vous voulez.
turn-word = { $word } n’est pas une action ; écrivez le coup seul, ou entouré de mots entiers.
turn-nearly = { $word } ne fait pas partie de la notation ; vouliez-vous dire { $like } ?

## Le terminal ; commandes et options sont les mêmes dans toutes les langues

cli-option-form = une option s’écrit nom=valeur, et non « { $given } »
cli-option-twice = l’option { $name } est donnée deux fois
cli-cannot-read = { $file } est illisible : { $why }
cli-cannot-write = on ne peut pas écrire { $file } : { $why }
cli-after-serve = écrivez-la après `parlour serve`, pas avant { $command }
cli-cannot-print = impossible d’écrire la sortie : { $why }
cli-no-folder = il n’y a pas de dossier { $folder }
cli-no-file = il n’y a pas de fichier { $file }
cli-record-brings = un enregistrement a déjà sa position et ses options
cli-at-counts = --at compte les entrées d’un enregistrement, et ceci est un jeu
cli-written = Écrit dans { $file }.
cli-seats-named = { $named } places sont nommées, mais la partie est pour { $count }
cli-games-written = { $count } parties finies : { $file }
cli-not-in-backup = { $file } n’a pas de table { $table }.
cli-seat-asked = on demande la place de { $name }, code { $code }
cli-no-key = Donnez d’abord à { $variable } la clé de l’hébergeur du serveur.
cli-no-server = Aucun Parlour ne répond à { $url } : { $why }
cli-record-in = L’enregistrement est dans { $file } ; `parlour replay { $file } --verify` vérifie ses tirages.
cli-commitment = Empreinte des tirages : { $commitment }
cli-seed = Graine des tirages : { $seed }
cli-search-waits = Préparation de la réflexion ; la première fois, cela prend jusqu’à une minute.
cli-hand-over = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-game = jeu
cli-title = titre
cli-in-short = en bref
cli-games-more = parlour games JEU indique ses options ; parlour play JEU le lance ici.
cli-also-called = S’appelle aussi { $names }.
cli-meaning = sens (et sur quoi il repose) ; la valeur habituelle d’abord
cli-preset = ce qu’on obtient
cli-options = options
cli-own-value = ou une valeur à soi
cli-any-of-these = ou l’une de celles-ci
cli-verified = Vérifié : { $draws } tirages découlent de la graine.
cli-given = Les { $count } premières entrées viennent d’une autre partie.
cli-seed-shared = La graine est faite du secret du serveur, conforme à l’empreinte montrée avant la partie, et des contributions de { $given } places sur { $seats }.
cli-seed-committed = La graine correspond à l’empreinte montrée avant la partie.
cli-seed-given = La graine a été donnée.
cli-scores-right = Les scores sont exacts.
cli-next-turn = Entrée : tour suivant
cli-help = Tapez une action ({ $example }), ou plusieurs séparées par des virgules ; Entrée seule confirme le tour.
cli-undo = reprend la dernière action du coup en préparation
cli-clear = les reprend toutes
cli-legal = indique tout ce qui est permis maintenant
cli-board = montre de nouveau la table
cli-rule = montre le texte d’une règle
cli-quit = abandonne ; les autres continuent
cli-more = … et { $count } autres
cli-no-rule = Il n’y a pas de règle { $number }.
cli-nothing-to-confirm = Il n’y a encore rien à confirmer.
cli-ask-help = Tapez ? pour l’aide.
cli-puzzle = Problème { $name }, niveau { $rating }
cli-puzzle-help = Tapez une action ; Entrée seule termine le tour. hint dévoile une partie de la solution, solution la montre entière, undo annule une action, legal liste ce qui est permis, board montre la table, quit arrête.
