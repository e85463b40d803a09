title = À quoi joue-t-on ?
intro =
    { $games ->
         [0] Des jeux
         [1] Un jeu
         [2] Deux jeux
         [3] Trois jeux
         [4] Quatre jeux
         [5] Cinq jeux
         [6] Six jeux
         [7] Sept jeux
         [8] Huit jeux
         [9] Neuf jeux
         [10] Dix jeux
        *[other] { $games } jeux
    } de plateau avec des nombres, entre amis ou contre des bots. Gratuit et sans inscription.
create = Préparer
playBot = Contre un bot
inviteFriend = Entre amis
playAlone = Jouer en solo
rules = Règles
daily = Défi du jour
onceOnly = Un essai chacun, les mêmes pour tous.
dayList = Jouer à { $game } pour la liste du jour
mine = Mes tables
mineNone = Aucune pour l’instant. Jouez contre un bot, ou créez une table et envoyez son lien ; elle apparaîtra ici.
mineLost = Aviez-vous des tables dans un autre navigateur, ou avant que ses données soient effacées ?
mineFind = Les retrouver
finished =
    { $count } { $count ->
         [one] partie finie
        *[other] parties finies
    }
forget = Retirer de la liste
forgetOf = Retirer { $title } de la liste
leave = Quitter la table
leaveOf = Quitter la table : { $title }
leaveSure = Quitter cette table ? Si personne d’autre n’y est assis, elle est fermée ; une partie à deux est perdue.
stay = Rester
gone =
    { $count } de vos tables { $count ->
         [one] n’est plus
        *[other] ne sont plus
    } sur ce serveur.
goneForget = Retirer de la liste
openTables = Tables ouvertes
openNone = Aucune table ouverte en ce moment. Créez-en une que tout le monde peut trouver.
join = Rejoindre
watch = Regarder
continue = Continuer
look = Voir
replay = Revoir
stale = Cette liste n’est peut-être plus à jour : le serveur est injoignable.
safe = Sans ce navigateur, vous perdriez vos tables.
safeGo = Les mettre à l’abri
safeNot = Pas maintenant
announced = De l’hébergeur :
