### Les mots de la page d’une table.

yourTurn = À vous de jouer.
turnOf = À { $name } de jouer.
turnOfAll = On attend { $names }.
watching = Vous regardez la partie.
over = La partie est finie.
announceTurn = À vous de jouer. { $sentence }
announceLine = { $name } { $line }
announceChat = { $name } dit : { $text }
announceRefusal = Coup refusé. { $sentence }
starterIs = Le tirage au sort donne le premier coup à { $name }.
starterYou = Le tirage au sort vous donne le premier coup.
drawing = Qui commence ? Tirage au sort…

confirm = Jouer
sending = Envoi…
takeBack = Reprendre
clear = Tout reprendre
choose = Que choisir ?
confirmKey = Touche : point
keysTitle = Clavier
keys = Les flèches déplacent, Entrée prend et pose, Échap reprend, les chiffres choisissent dans la main, le point joue le coup.

empty = vide
holds = { $place } : { $what }
pieces = { $count } × { $what }
ofSeat = { $what } ({ $letter })
picked = en main
possible = possible
canPick = à prendre
playedLast = dernier coup de { $letter }
used = déjà posé ce tour-ci
turned =
    rotation de { $quarters } { $quarters ->
         [one] quart
        *[other] quarts
    } de tour
marks =
    .last = dernier coup
    .draft = pas encore joué
    .locked = bloqué
    .due = en attente
    .found = trouvé
    .dead = inutile
    .refused = interdit ici

seats = À la table
away = La connexion est perdue. Votre table est en sécurité ; cette page se reconnectera toute seule.
blocked = Le serveur répond, mais aucune connexion permanente (WebSocket) à cette table ne s’ouvre. Un réseau d’entreprise, un proxy ou une extension du navigateur les bloque souvent ; un autre réseau aide. Cette page continue d’essayer.
awayShort = Reconnexion…
backAgain = Connexion rétablie.
isAway = hors ligne
isHere = en ligne
you = vous
team = Équipe { $number }
teamIs = Équipe { $number } : { $names }.
lookAt = Voir le côté de { $name }

log = Déroulement
tabs =
    .log = Déroulement
    .counts = Comptes
    .table = Table
    .fresh = du nouveau
logEmpty = Rien n’a encore été joué.
table = Sous forme de tableau
chat = Discussion
chatEmpty = Dites bonjour.
chatNow = Cette partie
chatField = Écrire à toute la table
chatSend = Envoyer
unread =
    { $count } { $count ->
         [one] nouveau message
        *[other] nouveaux messages
    }
options = Règles de la table
rules = Règles
soundOn = Le son est activé
soundOff = Le son est coupé
close = Fermer
more = Déroulement, discussion et plus
leave = Abandonner
leaveSeat = Quitter ma place
leaveEarly = Abandonner ? La partie ne compte pas avant que chacun ait joué un tour.
leaveLoses = Abandonner ? Vous perdez la partie contre { $other }.
leaveToBot = Abandonner ? Un bot joue à votre place, et la partie continue.
leaveEnds = Abandonner ? La partie s’arrête ici, inachevée.
leaveYes = Oui, abandonner
leaveNo = Continuer
finalSure = { $label } ? Votre partie sera alors terminée.
leaveEvent = Quitter la rencontre
leaveEventSure = Quitter la rencontre ? Vos points restent au classement et personne ne vous attend.
leaveEventYes = Oui, quitter

waitingTitle = La table est prête
waitingFor =
    Il reste { $open } { $open ->
         [one] place libre
        *[other] places libres
    }. Envoyez ce lien : il suffit de l’ouvrir pour s’asseoir.
waitingOnly = La partie commence dès que toutes les places sont prises.
invite = L’invitation
inviteShare = Envoyer le lien
inviteCopy = Copier le lien
inviteQr = Code QR du lien, pour l’appareil photo d’un autre appareil
shareText = Une partie de { $game } avec moi sur Parlour ?
watchText = Regardez cette partie de { $game } sur Parlour.
stoodUp = Vous avez quitté votre place ; elle est de nouveau libre.
seatGone = Cet appareil n’a plus cette place.
elsewhere = Vous jouez maintenant sur un autre appareil.
playHere = Jouer ici
sitAgain = Me rasseoir
openSeat = place à prendre

sitHere = S’asseoir
watchedBy = Regardent : { $names }
others =
    { $count ->
         [one] { $count } autre
        *[other] { $count } autres
    }
watchers =
    { $count ->
         [one] { $count } personne regarde.
        *[other] { $count } personnes regardent.
    }
watchersSilent = Ici, ceux qui regardent n’écrivent pas.
openToYou = Une place est libre : asseyez-vous, ou regardez.
askForLink = Pour jouer, donnez l’invitation reçue, ou demandez-en une ; on peut aussi regarder.
doors = Portes closes
invitation = L’invitation : son lien, ou le code à la fin du lien
watch = Regarder
eventWaits = Vous y êtes. Cela commence pour tout le monde en même temps.
windowWaits = Vous y êtes. Une fois que cela commence, vous jouez quand vous voulez.
toRanking = Au classement
eventOthers = Vous avez joué. Les autres cherchent encore.
eventPaused = La rencontre est en pause. Votre temps reste arrêté jusqu’à la reprise.

## the host, and who is ready

hostBot = Asseoir un bot
hostLevel = Niveau des bots
changeTerms = Changer les conditions
beginWith = Commencer à { $count }
hostMove = Déplacer
moveOf = Déplacer { $name }
moveHere = Ici
remove = Retirer
removeOf = Retirer { $name } de la table
removeSure = Retirer { $name } ? Sa place et le lien actuel ne vaudront plus rien. Sans comptes, nul ne sait qui viendra avec le nouveau lien.
removeYes = Oui, retirer
removeNo = Garder
ready = C’est bon pour moi
readyHint = Il y a une pendule : la partie commence quand tout le monde a dit être là.
isReady = là
readyWait = C’est noté. La partie commence quand tout le monde l’aura dit.
readyAsked = Toutes les places sont prises : c’est bon pour vous ?
playsAs = { $level }, joue comme { $other } en attendant
playsAsNow = comme { $level }

curtainTitle = Passez l’appareil à { $name }
curtainText = Aucune main n’est visible tant que le bouton n’est pas pressé.
curtainButton = Ici { $name }

endTitle = La partie est finie
youWon = Vous gagnez
youWonBy = Vous gagnez { $own } à { $other }
youLost = Vous perdez
youLostBy = Vous perdez { $own } à { $other }
youShared = Vous partagez la victoire
youDrew = Égalité
nobodyWon = Personne ne gagne
youPlaced = Vous terminez { $place }e sur { $of }
ranking = Classement
place = { $rank }.
curve = Les scores, tour par tour
curveTurn = Tour
again = Rejouer
againTogether = Rejouer ensemble
againNames = Une autre partie est demandée par { $names }.
toNext = Aller à la nouvelle table
toSecond = À la seconde partie
secondRuns = La seconde partie a commencé, les places échangées. Sa pendule tourne.
record = Télécharger la partie
replay = Revoir la partie pas à pas
proof = Tirages équitables : la graine et son origine
proofText = Tous les tirages découlent de cette graine. Elle vient d’un secret du serveur, dont l’empreinte SHA-256 était affichée avant que quiconque prenne place, et de 32 octets aléatoires de chaque navigateur : le serveur n’a donc pas pu choisir les tirages.
seed = Graine
commitment = Empreinte SHA-256 du secret du serveur
proofAlone = Voici la graine de tous les tirages. Son empreinte SHA-256 était affichée dès le début : personne n’a pu la choisir après coup.
secret = Secret du serveur
draws = Tirages équitables
drawsText = Tous les tirages découlent d’un secret du serveur, fixé par l’empreinte SHA-256 ci-dessous avant que quiconque prenne place, et de 32 octets aléatoires de chaque navigateur. Le serveur ne peut donc pas choisir les tirages. Le secret est dévoilé à la fin.
drawsOf = De { $name }
drawsNone = rien
drawsHeld = Vérifié par ce navigateur : l’empreinte SHA-256 et sa propre contribution sont bien celles qu’il a gardées.
drawsHeldAll = Vérifié par ce navigateur : l’empreinte SHA-256 et sa propre contribution sont bien celles qu’il a gardées, et elles donnent cette graine.
drawsFit = Vérifié par ce navigateur : l’empreinte SHA-256 est juste, et le tout donne la graine.
drawsFault =
    .commitment = Tirages non équitables : l’empreinte SHA-256 n’est pas celle que ce navigateur a vue avant la partie.
    .contribution = Tirages non équitables : la contribution de ce navigateur n’y figure pas.
    .secret = Tirages non équitables : le secret n’a pas l’empreinte SHA-256 qui était affichée.
    .seed = Tirages non équitables : la graine ne vient pas de ce qui est affiché ici.
fewer = moins il y en a, mieux c’est
showEnd = Résultat
hideEnd = Voir le plateau

gone = Cette table n’existe pas, ou n’est plus conservée.
goneTitle = Table introuvable
loading = On dresse la table…
