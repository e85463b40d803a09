title = Nouvelle table : { $game }
changeTitle = Changer les conditions : { $game }
changeGo = Changer
changeAsks = { $count ->
    [one] { $names } est à la table et devra donner son accord ; cela vaut dès que tout le monde a accepté.
   *[other] { $names } sont à la table et devront donner leur accord ; cela vaut dès que tout le monde a accepté.
}
changeFixed = Ici, les règles restent ce qu’elles sont ; l’horloge peut changer.
who = Qui joue
count = Places
seat = Place { $letter }
holder = Qui s’assoit ici
kinds =
    .me = Moi
    .link = Quelqu’un, par un lien
    .here = Quelqu’un sur cet appareil
    .bot = Un bot
name = Nom
nameOf = Nom à la place { $letter }
myName = Votre nom
level = Force
levelOf = Force du bot à la place { $letter }
linkHint = Vous recevrez un lien à envoyer.
rules = Règles
basis =
    .printed = texte imprimé
    .reading = notre lecture
    .original = comme l’original
    .house = règle maison
    .ours = notre choix
asPrinted = Tout ce que précise le texte imprimé est suivi à la lettre.
differing =
    { $count } { $count ->
         [one] écart
        *[other] écarts
    } avec les règles imprimées
unusual =
    { $count } { $count ->
         [one] écart
        *[other] écarts
    } avec les règles habituelles
reset = Annuler les changements
more = Pendule, série, qui trouve la table
change = Changer les règles
own = Autre
ownValue = { $label } : autre
between = Un nombre entier de { $low } à { $high }
visibility = Qui peut trouver la table
visibilities =
    .link = Les personnes qui ont le lien
    .open = Tout le monde, depuis l’accueil
openHint = N’importe qui peut prendre une place libre ou regarder.
linkOnlyHint = Avec le lien, on peut s’asseoir ou regarder.
watching = Qui peut regarder
watchings =
    .welcome = Qui trouve la table
    .silent = Tous, sans la discussion
    .closed = Personne
aidsHint = Entre personnes, le journal nomme qui demande de l’aide : c’est sa propre page qui le dit, sur parole.
webhook = Dire ailleurs à qui est le tour
webhookNone = Nulle part
webhookAddress = Adresse du webhook
webhookHint = Un message vient quand un tour commence et que le joueur n’est pas à la table. Seul ce serveur garde l’adresse. Il peut écrire à { $hosts }.
quiet = Pas de messages la nuit
quietBegin = Silence à partir de
quietEnd = Silence jusqu’à
go =
    .link = Créer et obtenir le lien
    .play = Commencer à jouer
    .watch = Lancer et regarder
readRules = Lire les règles
summary = La table
failed = La table n’a pas été créée.
