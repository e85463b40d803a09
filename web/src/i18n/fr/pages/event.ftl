### Une rencontre : la créer, y venir, le mur, les résultats.

newTitle = Tous pareil : une rencontre
newIntro = Tout le monde joue au même jeu avec les mêmes tirages, chacun à son écran. On vient avec un code, sans compte.
game = Jeu
name = Son nom
usualTitle = Notre soirée
boards = Manches, l’une après l’autre
time = Temps
times =
    .turn = Une pendule pour chaque coup
    .window = Une période : chacun joue quand il veut
withinTime = en { $time }
windowHint = Tout le monde a les mêmes tirages, chacun seulement quand il y arrive. Le classement et les meilleurs coups viennent à la fin de la période : avant, ils parleraient de coups que certains n’ont pas encore joués.
rankingShown = Classement
shown =
    .turn = Après chaque coup
    .end = Seulement à la fin d’une manche
names = Qui peut venir, un nom par ligne
namesHint = Vide : quiconque a le code.
lastNames = Les noms de la dernière fois
beginsIn = Langue du début
ofBrowser = Celle de chaque navigateur
trust = Personne ne voit ici qui demande un coup à un programme, et les problèmes d’une course sont, avec leurs solutions, dans un livre que tout le monde peut ouvrir. Quand cela compte, jouez dans une même salle.
stepByStep = Pas à pas :
make = Créer la rencontre

comeIntro = Tout le monde joue avec les mêmes tirages. Votre nom figure au classement.
comeList = La liste du jour : une partie, un essai, avec des tirages à elle. Le classement vient à minuit UTC.
windowWaits = Vous jouez quand vous voulez, dès que cela a commencé.
windowRuns = Vous jouez quand vous voulez. Temps restant : { $time }.
whoAreYou = Qui êtes-vous ?
yourName = Votre nom
come = Entrer
already = { $name } participe déjà sur cet appareil.
toOwn = Continuer à jouer
beside = Quelqu’un d’autre joue aussi ici
ownDevice = En équipes, chacun a besoin de son propre appareil, car personne ne doit voir l’autre table.
allCame = Toutes les personnes de la liste sont là. Si quelqu’un a pris votre nom, la personne qui dirige peut le libérer.
unknownTitle = Aucune rencontre n’a ce code
unknown = Une lettre est peut-être fausse. Le code est au mur, ou demandez à la personne qui dirige.

home = Rencontres
homeIntro = Tout le monde joue la même chose en même temps : une classe, un club, une famille.
code = Code d’une rencontre
toCode = Entrer
toNew = Créer une rencontre

comeHere = Venez avec ce code
qr = Code QR de l’adresse, pour l’appareil photo d’un téléphone
people =
    { $count } { $count ->
         [one] personne est là
        *[other] personnes sont là
    }
phases =
    .waiting = Pas encore commencée
    .playing = En cours
    .paused = En pause
    .over = Terminée
boardOf = Manche { $number } sur { $boards }
turn = Coup { $turn }
havePlayed = { $played } sur { $count } ont joué
windowOpen = Chacun joue quand il veut
haveFinished = { $played } sur { $count } ont fini
haveCome =
    { $count } { $count ->
         [one] personne est venue
        *[other] personnes sont venues
    }
turnsPlayed =
    { $count } { $count ->
         [one] coup joué
        *[other] coups joués
    }
board = Le plateau
lastTurn = Ce que le dernier coup a donné
toBoard = Au plateau
toEvent = À la rencontre
ranking = Classement
nobody = Personne n’est encore venu.
unranked = Le classement vient à la fin de la manche.
place = Place
player = Nom
points = Points
share = Du meilleur
played = a joué
finished = a fini
away = hors ligne
left = est parti
bestSoFar = Les meilleurs coups jusqu’ici : { $points }
results = Coup par coup

run = Vous dirigez cette rencontre
steps =
    .start = Commencer
    .pause = Suspendre
    .continue = Reprendre
    .ring = Terminer le coup
    .next = Manche suivante
    .end = Terminer la manche
    .rename = Renommer
    .remove = Retirer
    .delete = Supprimer la rencontre
endSure = Terminer cette manche pour tout le monde ? Les coups terminés comptent, celui-ci non.
endOneTurnSure = Terminer cette manche pour tout le monde ? Ce que chacun a maintenant compte.
endWindow = Terminer la période
windowSure = Terminer la période pour tout le monde ? Les coups que quelqu’un n’a pas joués comptent comme passés.
removeSure = Retirer { $name } ? Un nom de la liste redevient libre.
keep = Non, on continue
more = Noms, lien
member = Quelqu’un qui joue
newName = Nouveau nom
besideOf = { $name } (sur l’appareil de { $other })
keyHint = Ce navigateur dirige la rencontre. Sur un autre appareil, c’est le lien : qui l’a dirige.
copyKey = Copier le lien pour diriger
deleteSure = Supprimer la rencontre avec toutes les manches et tous les résultats, pour tout le monde ? Rien ne la ramènera.
goneTitle = Cette rencontre n’existe plus
gone = La personne qui l’a créée l’a supprimée, ou il n’y en a jamais eu à cette adresse.
runHere = Diriger ici
runHereHint = Cette rencontre est la vôtre. L’appareil qui l’a dirigée jusqu’ici ne la dirigera plus.

resultsOf = Résultats : { $title }
print = Imprimer
csv = En tableau (CSV)
turns = Coup par coup
eachBrought = Ce que chaque coup a rapporté.
stoodAfter = Les points après chaque coup.
best = Meilleur coup
foundBest = Combien l’ont trouvé
turnNumber = Coup
brought = Rapporté
stood = Points
field = Les autres
foundOf = { $found } sur { $count } ont trouvé les { $points }
middleOf = { $points } au milieu
noMember = Personne n’a ce numéro ici

nextTitle = Rencontre suivante de la saison
nextIntro = Elle compte avec les précédentes, sous un seul lien : chacun y est connu par son nom.
seasonBegins = La saison commence
seasonCounts = Ce que rapporte une rencontre, 100 au plus
counts =
    .places = Place parmi les présents
    .share = Part des meilleurs coups
countsWhy = Les points de jeux différents ne s’additionnent pas. Qui est absent n’a rien. Cela reste ainsi toute la saison.
onlyBest = Seules comptent les meilleures rencontres de chacun
bestOfEach = Combien
season = La saison
seasonOf = Saison : { $title }
brings =
    .places = Chaque rencontre rapporte la part des autres que l’on a laissés derrière soi, 100 au plus.
    .share = Chaque rencontre rapporte la part des meilleurs coups que l’on a joués, 100 au plus.
bestCount = Pour chacun comptent les { $best } meilleures ; les autres sont entre parenthèses.
total = Total
evenings = Les rencontres
notOver = pas encore terminée
nothingYet = Aucune rencontre n’est encore terminée.
noSeasonTitle = Il n’y a pas de saison ici
noSeason = Ses rencontres ont été supprimées, ou il n’y en a jamais eu à cette adresse.

form = Comment on joue
forms =
    .same = Tous la même chose, manche après manche
    .swiss = Par paires : système suisse
    .all = Par paires : chacun contre chacun
pairsHint = À deux, on joue deux parties avec les mêmes tirages ; à la seconde, on change de place. Une partie gagnée compte 2, une nulle 1. Dans le système suisse se rencontrent ceux qui ont autant de points.
teamsHint = Deux équipes de deux jouent en même temps deux parties avec les mêmes tirages : un joueur de chacune à une table, leurs partenaires à l’autre, places échangées. Avant la fin des deux, personne ne voit l’autre table. Une partie gagnée compte 2, une nulle 1. Au système suisse se rencontrent ceux qui ont autant de points. Chacun a besoin de son propre appareil.
rounds = Rondes, l’une après l’autre
comeRounds = Vous jouez par paires, ronde après ronde. Votre nom figure au classement.
comeTeams = Vous jouez par équipes de deux, ronde après ronde : vous à une table, votre partenaire à une autre avec les mêmes tirages. Avant la fin des deux parties, ne vous dites pas ce qui sort.
roundOf = Ronde { $number } sur { $rounds }
round = Ronde { $number }
meetings = Qui rencontre qui
firstGame = Première partie
secondGame = Seconde partie
sitsOut = est exempt
yourMeeting = Vous jouez contre { $name }. La pendule tourne.
youSitOut = Vous êtes exempt cette ronde. Elle compte comme un match nul.
meetingOver = Vos parties de cette ronde sont finies.
gameOver = Votre partie de cette ronde est finie.
playsNext = Vous jouez à partir de la prochaine ronde.
waitDrawn = Vous y êtes. Dès que la prochaine ronde sera tirée, vous trouverez ici le chemin de votre table.
toTable = À ma table
met = Points des adversaires
roundResults = Ronde par ronde
roundSteps =
    .start = Tirer la première ronde
    .next = Tirer la ronde suivante
    .end = Finir la rencontre
endRoundsSure = Finir la rencontre pour tous ? Une ronde qui n’est pas finie ne compte pas.
withWhom = Avec qui jouez-vous ?
nobodyYet = Personne encore
alone = n’a pas encore de partenaire
teamPlaysNoMore = ne joue plus
yourPartner = Vous jouez avec { $name }.
partnerPlays = { $name } joue pour votre équipe à l’autre table, avec les mêmes tirages. Chacun verra la partie de l’autre quand les deux seront finies.
waitPartner = Vous n’avez pas encore de partenaire : qui arrive peut vous choisir. Sans partenaire, vous n’êtes pas tiré au sort.
teamEnded = Votre partenaire n’est plus là : votre équipe n’est plus tirée au sort.
choosePartner = Vous n’avez pas encore de partenaire. Choisissez :
playWith = Jouer avec { $name }
sealed = Les deux parties d’une rencontre sont ouvertes à tous quand elles sont finies.
