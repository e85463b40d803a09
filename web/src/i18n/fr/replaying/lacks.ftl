compiling = Les règles pour navigateurs sont en cours de compilation ; la suite vient d’elle-même dès qu’elles sont prêtes.
browser = Ce navigateur ne peut pas exécuter les règles : WebAssembly manque ou est désactivé. Prenez un autre navigateur.
damaged = Les règles sont arrivées abîmées. Réessayez.
