### Comment diriger une rencontre, pas à pas.

evening = Une soirée au club
eveningIntro = Il faut un écran que tout le monde voit, un projecteur de préférence, et un téléphone ou un ordinateur portable par personne. Personne n’a besoin de compte. Une minute suffit pour commencer.
eveningSteps =
    .make = Ouvrez ce site sur l’écran que tout le monde voit. Sur la page d’accueil, appuyez sur *Créer une rencontre*.
    .game = Choisissez le jeu ; la phrase en dessous dit de quoi il s’agit. Écrivez le nom de la soirée, le nombre de manches et le temps pour un coup. Laissez *Qui peut venir, un nom par ligne* vide : quiconque a le code peut alors venir.
    .ready = Appuyez sur *Créer la rencontre*. La page qui s’ouvre reste sous les yeux de tous : elle montre le code.
    .come = Chacun ouvre ce site sur son appareil, tape le code dans le champ de la page d’accueil et appuie sur *Entrer* ; ou vise le carré avec l’appareil photo d’un téléphone. Puis il écrit son nom et appuie encore sur *Entrer*.
    .start = Quand tous les noms sont à l’écran, appuyez sur *Commencer*.
    .play = Chacun joue sur son appareil, tous avec les mêmes tirages. Un coup finit quand tout le monde a joué ou que le temps est écoulé ; *Terminer le coup* le finit plus tôt. L’écran montre alors ce qu’il a donné, et le classement.
    .pause = *Suspendre* arrête la pendule pour tout le monde, *Reprendre* la relance. Qui arrive en retard vient avec le même code et joue à partir du coup suivant.
    .next = Après une manche, appuyez sur *Manche suivante*, puis sur *Commencer*. Les appareils des joueurs suivent d’eux-mêmes. *Terminer la manche* en finit une plus tôt : ce qui est joué compte.
    .results = À la fin, appuyez sur *Coup par coup*. Là, *Imprimer* imprime le classement et chaque coup, et *En tableau (CSV)* les enregistre pour un tableur.
    .other = Vous jouez aussi ? Appuyez sur *Noms, lien* et *Copier le lien pour diriger*, et ouvrez le lien sur un autre appareil : il dirige la soirée, et l’écran ne fait que la montrer.
lesson = Un cours avec une classe
lessonIntro = Il faut un projecteur, et un téléphone, une tablette ou un ordinateur portable par élève ou par paire. Il n’y a ni comptes ni discussion ; seuls les noms de votre liste sont gardés.
lessonSteps =
    .make = Avant le cours, sur la page d’accueil, appuyez sur *Créer une rencontre*. Choisissez le jeu ; s’il peut être plus court ou plus facile, c’est dit en mots sous *Règles*.
    .names = Écrivez les noms de la classe dans *Qui peut venir, un nom par ligne*. Personne ne peut alors venir sous un autre nom, et chaque élève touche le sien.
    .ready = Appuyez sur *Créer la rencontre*, et projetez la page qui s’ouvre.
    .come = Les élèves ouvrent ce site, tapent le code dans le champ de la page d’accueil et appuient sur *Entrer* ; ou visent le carré avec un appareil photo. Ils touchent leur nom et appuient encore sur *Entrer*.
    .remove = Quelqu’un a touché le mauvais nom ? Appuyez sur *Noms, lien*, choisissez ce nom sous *Quelqu’un qui joue*, appuyez sur *Retirer*, et encore sur *Retirer*. Le nom est de nouveau libre, et l’élève revient avec le code.
    .start = Quand tout le monde est là, appuyez sur *Commencer*. Qui arrive plus tard joue à partir du coup suivant.
    .pause = *Suspendre* arrête tout le monde pendant que vous expliquez, *Reprendre* fait rejouer. *Terminer le coup* n’attend plus personne.
    .end = Si le cours finit avant le jeu, appuyez sur *Terminer la manche*, et encore sur *Terminer la manche* : ce qui est joué compte.
    .results = Appuyez sur *Coup par coup*. Là, *Imprimer* imprime la liste, et *En tableau (CSV)* l’enregistre pour un tableur.
    .again = Pour le cours suivant, créez une nouvelle rencontre : *Les noms de la dernière fois* remet la liste, sur l’appareil où vous l’avez écrite.
