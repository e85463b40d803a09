skip = Aller au contenu
home = Parlour : tous les jeux
loading = Un instant…
retry = Réessayer
toHome = Voir tous les jeux
close = Fermer

share = Partager
copy = Copier
copied = Copié
copyByHand = Appuyez sur Ctrl + C, ou maintenez le doigt et copiez.

renew = Mettre à jour
newBuild = Une nouvelle version de Parlour est prête ; la page se recharge et reste où elle est.

settings = Préférences
theme = Apparence
themes =
    .auto = Comme l’appareil
    .light = Claire
    .dark = Sombre
sound = Son
soundOn = Un léger clic quand une pièce bouge
motion = Animations
motions =
    .auto = Comme l’appareil
    .full = Oui
    .none = Non
language = Langue
languageAway = Une autre langue demande une connexion.
name = Mon nom aux tables
me = Ma page

footer = En bas de la page
about = À propos de Parlour
stored = Ce qui est enregistré
docs = Pour les programmes : l’API
replay = Ouvrir un enregistrement

waiting =
    { $count ->
        [1] À vous
       *[other] À vous : { $count }
    }
nextTable = À la prochaine table qui vous attend : { $game } (touche N)
ownSeatAsked = Quelqu’un demande sur un autre appareil votre place à { $game }.
seatAsked = Quelqu’un demande sur un autre appareil la place de { $name } à { $game }.
rematchAsked =
    { $names } { $count ->
         [one] demande
        *[other] demandent
    } une autre partie.
toTable = À la table

seat = Place { $letter }
levels =
    .random = aléatoire
    .greedy = gourmand
    .novice = débutant
    .casual = tranquille
    .keen = appliqué
    .strong = fort
    .master = maître
bot = Bot · { $level }
anyBot = Bot
openSeat = Place libre
program = un programme
you = Vous

notFoundTitle = Cette page n’existe pas
notFound = L’adresse a peut-être perdu une lettre en route.
failedTitle = Quelque chose s’est mal passé
failedPage = Cette page n’a pas pu s’afficher. Vos parties restent en sécurité.
reload = Recharger la page
problem =
    .offline = Le serveur est injoignable. Cet appareil est-il connecté ?
    .slow = Le serveur a mis trop de temps à répondre.
    .unexpected = Le serveur a donné une réponse inattendue. Réessayez dans un instant.
    .unknownGame = Il n’y a pas de jeu de ce nom ici.

nameFaults =
    .missing = Sous quel nom les autres vous verront-ils ?
    .unreadable = Un nom contient au moins une lettre ou un chiffre.
    .long = Un nom a { $most } caractères au plus.
    .house = Ce nom est réservé ; choisissez-en un autre.
    .sign = Un signe comme ✔ ressemble à un rang ; prenez un nom sans signe.
    .taken = Quelqu’un porte déjà ce nom à cette table.
