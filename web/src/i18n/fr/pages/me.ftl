title = Ma page
intro = Vos tables vous suivent sur chaque appareil de cette liste, sans compte.
called = À vos tables, vous êtes { $names }.
nobody = Ce navigateur n’a pas encore eu de place. À la première, il crée sa propre clé, et vos appareils figurent ici.
devices = Appareils
here = cet appareil
unnamed = Un navigateur
signOut = Déconnecter
signOutText = Ses places y prennent fin aussitôt ; vous continuez ici.
signOutGo = Oui, le déconnecter
keep = Le laisser
other = Jouer sur un autre appareil
otherText = Vous y trouverez aussi vos tables. Le lien sert une fois, pendant dix minutes ; qui l’ouvre joue à votre place.
otherGo = Créer un lien
otherHow = Ouvrez-le sur l’autre appareil : par son appareil photo, ou comme lien.
picture = Le lien en code QR
copyLink = Copier le lien
safe = Mettre à l’abri
safeText = Une feuille avec un code, à imprimer ou à garder : elle vous rend vos tables quand tous vos appareils sont perdus. Qui l’a joue à votre place.
safeMade = Vous avez une feuille. Une nouvelle la rend sans valeur.
safeGo = Créer une feuille
safeTitle = Mes tables sur Parlour
safeHow = Ouvrez cette adresse, ou allez sur { $address } et tapez le code.
print = Imprimer
code = J’ai un code
codeLabel = Le code d’une feuille ou d’un lien
codeGo = Continuer
joinTitle = Est-ce vous : { $names } ?
joinNameless = Est-ce votre lien ?
joinText =
    Cet appareil montrera alors { $seats } { $seats ->
         [one] place
        *[other] places
    } de cette personne, qui trouvera les places que vous avez ici. Ne continuez que si vous avez créé vous-même le lien ou la feuille.
joinGo = Oui, c’est moi
joinNo = Non
results = Résultats
won = Gagnées
level = À égalité
lost = Perdues
byGame = Jeu
byPerson = Avec
byLevel = Contre des bots
noResults = Aucune de vos parties n’est encore finie.
saveText = Tout ce qu’il y a ici de vous en un fichier : vos tables, les enregistrements des parties finies et ce que garde ce navigateur.
save = Enregistrer dans un fichier
