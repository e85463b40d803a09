### Les mots de ce qui entoure les parties.

rooms = Autour de ce jeu
arrange = Disposer moi-même
arrangeHint = Vous reviendrez ici avec ce que vous aurez fait.
ownValue = Fait par vous
useIt = Jouer avec
instead = À la place : { $title }
insteadAbove = À la place du tour ci-dessus
homeOf = Retour au jeu

lesson = Leçon
puzzles = Problèmes
rulesOf = Règles de { $title }
facts = Tableaux

aids = Aide
asking = Un instant…
why = Pourquoi :
thought = Réfléchi pendant { $seconds } s.
enough = Arrêter de réfléchir
goOn = Continuer à réfléchir
unfold = Montrer aussi ce que d’autres tables choisissent
rulesPage = Page à imprimer

best = Vos meilleurs résultats sur cet appareil
bestWith = Avec { $options }
thisTime = cette fois
place =
    { $place ->
         [1] Votre meilleur résultat jusqu’ici.
        *[other] Le numéro { $place } de vos résultats jusqu’ici.
    }

windowRest = Vous avez fini. Le classement et le déroulement viennent à la fin de la période.
teamRest = Votre partie est finie. Quand celle de votre partenaire à l’autre table le sera aussi, on pourra revoir les deux.
study = Étudier la partie
studyOf = Ce que permettait cette partie de { $game }
waited = { $seconds } s
thinking = L’étude de la partie est en cours. Cela prend quelques secondes, et davantage la première fois.
quick = Un premier coup d’œil : un examen plus approfondi peut le corriger.
closer = Examen plus approfondi : le suivant peut encore le corriger.
notStudied = Cette partie n’a pas pu être étudiée.
unfinished = Cette partie n’a pas été jouée jusqu’au bout : elle ne peut pas être étudiée.
begunLater = Cette partie commence par une position à part. Elle ne peut être étudiée que depuis le début habituel.
status =
    .proved = prouvé
    .best-found = le meilleur trouvé
    .bound = une limite
    .estimated = estimé
everybody = La partie
stepThrough = Voir pas à pas
stepped = Pas à pas : { $title }
keepLine = Garder dans la partie
lineKept = Gardée dans la partie
inReplay = Montrer dans la partie
replay = La partie telle que jouée

on =
    .from = Continuer à partir d’ici
    .title = Continuer à partir du coup { $moment }
    .seat = Ma place
    .bots = Des bots aux autres places
    .about = Une nouvelle table s’ouvre. Les tirages y seront nouveaux ; la partie finie reste telle quelle.
    .go = Ouvrir la table
    .it = Jouer à partir d’ici
    .again = Rejouer à partir de là
    .goesOn = Continue à partir du coup { $moment } :{" "}
    .finished = une partie finie
    .file = une partie tirée d’un fichier
standing = Chances de gagner, en victoires sur 100
standingOf = { $name } : { $wins }
