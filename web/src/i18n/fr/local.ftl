### Les mots des parties que cet appareil joue lui-même.

title = Sur cet appareil seulement
titleOf = { $game }, sur cet appareil seulement
offer = Vous seul, ou contre des bots : cette page a les règles, les tirages et les bots, et continue sans réseau. La partie n’est gardée que dans ce navigateur.
openly = La main des bots se trouve elle aussi dans ce navigateur.
others = Un bot joue à la place des autres : « { $level } ».
start = Jouer sur cet appareil
noRules = Le serveur n’a pas encore les règles de ce jeu pour les navigateurs. Réessayez dans une minute.
noLevel = « { $level } » ne joue que sur le serveur ; choisissez un autre niveau.
missing = Cette partie n’est pas dans ce navigateur.
notHere = Il manque à la page quelque chose que seul le serveur possède. Ouvrez la partie une fois avec le réseau.
otherRules = Cette partie a commencé avec d’autres règles que celles du serveur aujourd’hui. Elle reste telle quelle dans votre liste.
kept = Gardée sur cet appareil ; elle continue sans réseau.
notKept = Ce navigateur ne garde rien : la partie est perdue avec cette page. Téléchargez la partie pour la retrouver plus tard.
# How bots think, where they cannot as they should.
bots =
    .page = Ce navigateur ne laisse pas les bots réfléchir en arrière-plan : ils réfléchissent dans la page, qui peut hésiter un peu.
    .easier = Un bot n’a pas pu réfléchir comme le veut son niveau : il a joué ce tour comme « Gourmand ».
    .first = Un bot n’a pas pu réfléchir du tout : il a joué le premier coup que les règles permettent.
notAllowed = Les règles ne le permettent pas ici.
undo = Reprendre le dernier tour
undone = Le dernier tour est repris.
mine = Sur cet appareil
lineLost = D’ici son retour, cette page peut jouer pour les bots.
goOnHere = Continuer ici
takenOver = Reprise d’une table du serveur : les tirages précédents sont ceux du serveur, les suivants viennent d’une graine de cet appareil.
lineBack = La connexion est rétablie : la table est restée sur le serveur comme vous l’avez quittée, et cette partie reste ici.
notThere = Elle n’y est plus gardée.
toServer = Retour à la table
