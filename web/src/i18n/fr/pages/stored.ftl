title = Ce qui est enregistré sur vous
intro = Il n’y a ni compte ni traceur, et rien n’est chargé d’ailleurs.
here = Dans ce navigateur
hereText = Votre nom, vos réglages, les secrets de vos places, votre avancée dans les leçons et les problèmes, les parties que vous jouez en solo, et où en étaient vos tables. Effacer les données du site dans le navigateur supprime tout cela.
server = Sur ce serveur
tables = De chaque table : les noms choisis, chaque coup et chaque tirage, et quand ils sont venus.
chat = Ce qui a été dit dans le chat d’une table.
seats = Du secret d’une place, seulement une empreinte qui ne permet pas de le retrouver.
person = De vous comme personne : une empreinte de la clé que votre navigateur a faite à la première place, à quelles tables vous avez eu une place, comment vos appareils se nomment et, pour vous suivre sur chacun d’eux, votre avancée dans les leçons, les problèmes et les défis du jour, et les réglages que vous avez choisis. Votre page montre et supprime tout cela.
push = Si un appareil à vous vous prévient de vos tours : où l’éditeur du navigateur reçoit ses messages, et dans quelle langue. Ce service voit quand un message arrive, non ce qu’il dit.
watchers = Qui regarde et écrit dans la discussion y figure sous le nom donné ; qui ne fait que regarder n’est pas enregistré.
channel = Si qui crée une table veut que ses tours soient annoncés dans un canal ailleurs : l’adresse de ce canal.
address = Votre adresse réseau sert pendant que vous êtes en ligne, pour qu’un visiteur n’épuise pas ce qui est là pour tous. Elle n’est enregistrée avec aucune table. Qui fait tourner le serveur peut tenir ses propres journaux.
seen = Qui le voit
seenText = Qui est assis à une table voit ses noms, ses coups et son chat ; de même qui en a le lien, sauf ce que le jeu cache. Les tables ouvertes figurent sur la page d’accueil. Qui fait tourner le serveur peut voir tout ce qui y est enregistré.
long = Combien de temps
purged = { $days ->
    [one] Les tables où il ne s’est rien passé depuis un jour sont supprimées.
   *[other] Les tables où il ne s’est rien passé depuis { $days } jours sont supprimées.
 }
kept = Les tables restent jusqu’à ce que qui fait tourner le serveur les supprime.
asked = Sur votre page, vous pouvez tout supprimer ; à votre demande, qui fait tourner le serveur le peut aussi. Des copies de sauvegarde peuvent le garder un peu plus longtemps.
mine = Ma page
contact = À qui s’adresser :
