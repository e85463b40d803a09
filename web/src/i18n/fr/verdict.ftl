### Si les tirages d’une partie étaient équitables.

held =
    { $draws ->
         [0] Vérifié par ce navigateur : rien dans cette partie n’a été tiré de la graine.
         [1] Vérifié par ce navigateur : l’unique tirage de la partie est bien celui que donne la graine.
        *[other] Vérifié par ce navigateur : les { $draws } tirages de la partie sont bien ceux que donne la graine.
    }
tied = L’enregistrement est celui de cette table et finit comme affiché ici.
forged = Non équitable : le tirage { $draw } n’est pas celui que donne la graine.
impossible = Enregistrement faux : l’entrée { $entry } est impossible à cet endroit.
given = Les { $entries } premières entrées viennent d’une autre partie : cette graine ne dit rien de leurs tirages.
series = Qui commence a été fixé par la série, et non tiré au sort.
asked = Les options laissées au hasard ont été tirées avant la partie ; ce navigateur ne les vérifie pas.
older = On a joué selon la version { $version } des règles.
watched = Si la graine a été fixée avant la partie, seul un navigateur qui y a joué peut le dire.
alone = Un enregistrement seul n’en dit pas plus : rien ici ne le rattache à une table.
faults =
    .unreadable = Enregistrement faux : il est illisible.
    .table = Non équitable : l’enregistrement du serveur vient d’une autre table que celle de cette page.
    .game = Enregistrement faux : le jeu, les options ou les joueurs ne sont pas ceux affichés ici.
    .promise = Non équitable : la graine de l’enregistrement, ou ce dont elle est faite, n’est pas ce que montre cette page.
    .excepted = Non équitable : l’enregistrement omet des tirages que cette table devait faire.
    .entries = Enregistrement faux : il n’a pas la longueur de la partie affichée ici.
    .over = Enregistrement faux : il ne finit pas comme la partie.
    .scores = Enregistrement faux : ses tours ne donnent pas ces scores.
    .version = Enregistrement faux : il n’existe pas de règles de la version indiquée.
