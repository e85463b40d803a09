clock = Temps de réflexion
noClock = Sans limite
usualRules = les règles habituelles
found =
    .link = par lien
    .open = pour tout le monde
seconds = { $count } s
minutes = { $count } min
timeEach = { $time } par coup
timeAll = { $time } pour la partie
timePlus = { $time } pour la partie, plus { $plus } s par coup
daysEach =
    { $count } { $count ->
         [one] jour
        *[other] jours
    } par coup
window = { $time }, chacun quand il veut
days = { $days } j { $hours } h
low =
    Plus que { $seconds } { $seconds ->
         [one] seconde
        *[other] secondes
    }.
lossHint = Qui n’a plus de temps perd la partie.
standInHint = Quand quelqu’un n’a plus de temps, un bot continue jusqu’à son retour.
until = temps jusqu’à { $when }
patience = Sans coup joué, un bot peut prendre le relais après
patienceUsual = le temps habituel ici
patienceNever = jamais
patienceHint = Si quelqu’un ne joue pas pendant { $time }, les autres peuvent laisser un bot continuer, ou réclamer la victoire s’il ne reste personne d’autre pour continuer.
hurried = La table attend votre coup depuis longtemps.
hurry = La table attend votre coup depuis longtemps. Dans { $time }, les autres pourront laisser un bot jouer à votre place, ou réclamer la victoire.
hurryOver = La table attend votre coup depuis trop longtemps : les autres peuvent laisser un bot jouer à votre place, ou réclamer la victoire.
stalled =
    { $names } { $count ->
         [1] n’a pas joué
        *[other] n’ont pas joué
    } depuis { $time }.
claim = Réclamer la victoire

watching = Spectateurs
watched =
    .silent = ceux qui regardent n’écrivent pas
    .closed = personne d’autre ne regarde
webhook = On dit aussi à qui est le tour dans
series = Nombre de parties
single = Une seule partie
round = Un cycle de { $games } parties : chaque place commence une fois
bestOf = Au meilleur des { $games } parties
games = { $games } parties, scores additionnés
gameOf = Partie { $number } sur { $games }
standing = Classement
wins = victoires
player = Nom
total = Total
gameShort = { $number }.
replayed = Cette partie ne compte pas ; elle est à rejouer.
seriesOver =
    La série est finie : { $names } { $count ->
         [1] l’emporte
        *[other] l’emportent
    }.
seriesShared = La série est finie : { $names } se partagent la victoire.
thisGame = Cette partie : { $end }
nextGame = Partie suivante
newSeries = Une autre série avec les mêmes personnes

atTable = À la table
takeback = Reprendre mon dernier coup
stop = Arrêter la partie ici
call = Arbitre : { $label }, { $names }
callSure = Appeler l’arbitre : { $label }, { $names } ? { $penalty }
callYes = Oui, appeler l’arbitre
nudge = Relancer { $name }
standIn = Laisser un bot jouer à la place de { $name }
leaveToBot = Partir, un bot continue
leaveToBotSure = Laisser votre place à un bot ? Vous pourrez revenir à tout moment.
leaveToBotYes = Oui, laisser ma place à un bot
asked =
    .call = { $name } appelle l’arbitre : { $label }, { $names }.
    .takeback = { $name } demande à reprendre son dernier coup.
    .stop = { $name } propose d’arrêter la partie ici, inachevée.
    .stand-in = { $name } demande qu’un bot continue à la place de { $whom }, hors ligne.
    .terms = { $name } propose de jouer autrement : { $terms }.
    .recover = Quelqu’un demande sur un autre appareil la place de { $name }, qui l’a peut-être perdue. N’acceptez que si { $name } vous l’a dit et vous donne le { $code }.
    .given = Tous acceptent que la place de { $name } passe à un autre appareil. L’ancien peut encore refuser.
youAsked =
    .call = L’arbitre va juger votre réclamation.
    .takeback = Vous avez demandé à reprendre votre dernier coup.
    .stop = Vous avez proposé d’arrêter la partie ici.
    .stand-in = Vous avez demandé qu’un bot continue à la place de { $whom }.
    .terms = Vous proposez de jouer autrement : { $terms }.
    .recover = Quelqu’un demande votre place sur un autre appareil. Si ce n’est pas vous, refusez.
waitingFor = En attente : { $names }.
agree = Accepter
decline = Refuser
confirmCall = Confirmer
dismissCall = Rejeter
withdraw = Retirer
refuse = Refuser
askBack =
    .lost = J’ai perdu ma place
    .how = Quelle place était la vôtre ? Tous les autres doivent accepter ; l’appareil qui l’a peut-être encore peut refuser pendant un jour, là où une pendule tourne pendant deux minutes.
    .waits = En attente de l’accord de { $names }.
    .host = Personne d’autre ici ne peut accepter : la demande va à l’hôte de ce serveur.
    .code = Ceux qui doivent accepter voient { $code } : dites-le-leur, pour qu’ils sachent que c’est vous.
    .until = Tous acceptent. La place est à vous { $when }, si son appareil ne refuse pas.
    .refused = La place n’est pas donnée.
botPlays = Un bot joue à votre place.
back = Me revoilà
nudged = { $name } vous le rappelle : la partie vous attend.
reminded = Rappel envoyé à { $name }.
remindedAway = { $name } n’est pas là ; le rappel l’attend.
toldOnDevice = { $name } a été prévenu sur son appareil.
toldInChannel = { $name } a été appelé dans le canal de la table.
clockShows = pendule { $left }
nudgedShort = On vous attend
announced = L’hébergeur de ce serveur annonce : { $text }
pushOffer = Cet appareil doit-il vous prévenir quand c’est à vous ?
pushGo = Oui, me prévenir
pushNo = Non
pushOn = Cet appareil vous préviendra désormais. Cela se change sur Ma page.
pushDenied = Ce navigateur ne le permet pas : ses réglages pour ce site le disent.
