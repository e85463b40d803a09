### Parlour: alles, was nicht ein einzelnes Spiel betrifft.

## Aufzählungen, Zahlen, Regeln

list-and = { $some } und { $last }
list-or = { $some } oder { $last }
players = { $count ->
    [one] eine Person
   *[other] { $count } Personen
 }
points = { $count ->
    [one] Punkt
   *[other] Punkte
 }
points-counted = { NUMBER($count, useGrouping: 1) } { points }
by-rule = { $sentence } (Regel { $rule })
too-many-ways = Das lässt sich auf zu viele Arten einordnen; gib den Zug in der Reihenfolge des Spielens ein.

## Optionen

option-seats = Personen
option-aids = Hilfe beim Spielen
aids-given = darf erfragt werden
aids-not-given = gibt es nicht
option-too-long = { $name } muss eine Zeile mit höchstens { $most } Zeichen sein
option-refused = { $name } muss { $allowed } sein, nicht { $given }
option-unknown = die Option { $name } gibt es nicht; es gibt { $known }
whole-number = eine ganze Zahl von { $low } bis { $high }
preset-usual = Üblich
preset-usual-about = So, wie es an den meisten Tischen gespielt wird.
preset-as-printed = Wie gedruckt
preset-as-printed-about = Was der gedruckte Text festlegt, gilt; alles andere bleibt wie üblich.
preset-unknown = die Vorgabe { $name } gibt es nicht; { $game } hat { $known }
basis-printed = wie gedruckt
basis-reading = unsere Lesart
basis-original = wie im Original
basis-house = Hausregel
basis-ours = unsere Wahl

## Der Tisch in Worten

seat-letter = Platz { $letter }
player-at = Spieler { $letter }
area-yours = { $title } (deine)
area-of = { $title } von { $owner }
mark-last = zuletzt gespielt
mark-draft = im Entwurf
mark-locked = gesperrt
mark-due = jetzt zu verwenden
mark-found = gefunden
mark-dead = nutzlos geworden
mark-refused = dort nicht erlaubt

## Wie ein Spiel endet

wins = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
 }: { $score }.
ends-alone = { $who } beendet das Spiel: { $score }.
shared = { $who } teilen sich den Sieg.
shared-at = { $who } teilen sich den Sieg; je { $score }.
drawn = Unentschieden zwischen { $who }.
drawn-at = Unentschieden zwischen { $who }; je { $score }.
drawn-all = Unentschieden: Niemand gewinnt.
drawn-all-at = Unentschieden; je { $score }.
ended-unfinished = { $name } gibt auf; das Spiel bleibt unvollendet.
ended-early = { $name } ist vor dem Beginn aufgestanden; es wurde nicht gespielt.
ended-agreed = Alle haben sich geeinigt, hier aufzuhören; das Spiel bleibt unvollendet.
ended-closed = Der Betreiber dieses Servers hat den Tisch geschlossen; das Spiel bleibt unvollendet.
ended-void = Zu Ende, bevor alle einmal am Zug waren: Das Spiel zählt nicht.
ended-void-bots = Für jemanden, der nie kam, hat in jedem Zug ein Bot gespielt: Das Spiel zählt nicht.
lost-time = { $lost ->
    [one] { $losers } hatte keine Zeit mehr
   *[other] { $losers } hatten keine Zeit mehr
 }
lost-resigned = { $lost ->
    [one] { $losers } gab auf
   *[other] { $losers } gaben auf
 }
lost-claimed = { $lost ->
    [one] { $losers } hat nicht rechtzeitig gezogen
   *[other] { $losers } haben nicht rechtzeitig gezogen
 }
lost-to = { $lost }: { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen
 }.
lost-to-nobody = { $lost }: Niemand gewinnt.
lost-alone = { $lost }.
stopped = Das Spiel endete hier: { $why }.
record-ends = Die Aufzeichnung endet hier; das Spiel war nicht zu Ende.

## Das Protokoll neben den Zügen; davor steht ein Name

waiting = Das Spiel beginnt, sobald alle Plätze besetzt sind.
goes-on = Alles bis hierher stammt aus einem anderen Spiel.
log-begins-drawn = beginnt, so fiel das Los.
log-begins-series = beginnt diese Partie der Serie.
log-agreed = Alle haben sich geeinigt, hier aufzuhören.
log-gave-up = gibt das Spiel auf.
log-program-failed = ist ausgefallen und verliert das Spiel.
log-program-late = hat nicht rechtzeitig geantwortet und verliert das Spiel.
log-stood-up = steht vor dem Beginn auf.
log-removed = nimmt { $name } vor dem Beginn vom Tisch.
log-arranged = hat geändert, was gespielt wird.
log-closed = Der Betreiber dieses Servers hat den Tisch geschlossen.
log-chat-off = Der Betreiber dieses Servers hat den Chat hier beendet.
log-chat-on = Der Betreiber dieses Servers erlaubt den Chat hier wieder.
log-asks-terms = möchte nach anderen Vorgaben spielen.
log-time-up = hat keine Zeit mehr.
log-times-up = { $names } haben keine Zeit mehr.
log-claims = beansprucht das Spiel: Der Zug von { $names } kam nicht rechtzeitig.
log-back = ist zurück.
log-took-back = nimmt den letzten Zug zurück; Gezogenes bleibt, wie es ist.
log-unended = beendet diesen Zug nicht; er zählt nicht.
log-webhook-stopped = Nachrichten über Züge ließen sich einen Tag lang nicht zustellen; es werden keine mehr gesendet.
log-meeting-over = Beide Spiele der Begegnung sind zu Ende: Was gezogen wurde und verdeckt war, ist jetzt für alle offen.
log-helped = hat um Hilfe gebeten.
log-agrees = ist einverstanden.
log-host-agrees = Wer diesen Server betreibt, ist einverstanden, dass der Platz zurückgegeben wird.
log-host-declines = Wer diesen Server betreibt, lehnt ab, dass der Platz zurückgegeben wird.
log-withdraws = zieht die Frage zurück.
log-declines = lehnt ab.
log-calls = ruft die Spielleitung: { $about }, { $names }.
log-asks-takeback = bittet darum, den letzten Zug zurücknehmen zu dürfen.
log-asks-stop = bittet darum, hier aufzuhören.
log-asks-bot = bittet darum, dass ein Bot für { $name } weiterspielt.
log-asks-seat = hat einen Platz, um den auf einem anderen Gerät gebeten wird.
bot-for-left = steht auf; ein Bot spielt weiter.
bot-for-away = ist weg; ein Bot spielt weiter, wie die anderen vereinbart haben.
bot-for-time = hat keine Zeit mehr; ein Bot spielt weiter.
bot-for-stalled = zog nicht rechtzeitig; ein Bot spielt weiter.
bot-for-failed = ist ausgefallen; ein Bot spielt weiter.
bot-for-late = hat nicht rechtzeitig geantwortet; ein Bot spielt weiter.

## Die Seite mit den Regeln

position = Stellung: { $text }
sign-program = so macht es das beschriebene Programm
sign-reading = unsere Lesart eines unklaren Satzes
sign-designed = von uns entworfen, weil der Text es nicht sagt
sign-house = eine Hausregel, wo der Text schweigt
sign-option = Option { $option }
sign-sentence = Satz { $number } des gedruckten Textes
options-and-presets = Optionen und Vorgaben
presets-offered = Mit Namen werden angeboten:
usual-first = Der übliche Wert jeder Option steht zuerst.
column-option = Option
column-value = Wert
column-basis = beruht auf
basis-quoted = { $basis }: „{ $said }“

## Hilfe

aid-hint = Tipp
aid-hint-about = Sagt, was ein starker Bot jetzt täte und warum.
aid-odds = Chancen beim Ziehen
aid-odds-about = Sagt, wie wahrscheinlich jedes Ergebnis des nächsten Ziehens ist, nach dem, was du wissen kannst.
hint-turn = Der Zug eines starken Bots: { $play }.
hint-do = { $play }.
hint-then = { $first }, dann { $then }
hint-why = Warum: { $reasons }.
help-closed = An diesem Tisch gibt es während des Spiels keine Hilfe.
hint-wins = Der Bot gewinnt von hier aus etwa { $wins } von 100 Spielen.
hint-next-best = Zweitbester Zug: { $play }, mit { $less ->
    [one] einem Sieg
   *[other] { $less } Siegen
 } weniger.
hint-as-good = Etwa gleich gut: { $play }.
odds-unknown = Bevor gezogen wird, handeln andere nach Dingen, die du nicht wissen kannst.
odds-now = Die Chancen beim nächsten Ziehen, nach dem, was du wissen kannst.
odds-after = Die Chancen beim nächsten Ziehen nach { $play }, nach dem, was du wissen kannst.
percent = { $whole },{ $tenth } %
odds-many = { $count } Möglichkeiten
odds-row = { $count } von { $whole } ({ $share })
odds-row-each = je { $count } von { $whole } ({ $share })

## Links

invites = { $host } lädt dich zu { $game } ein
invited = Du bist zu { $game } eingeladen
under-way = { $game }, ein Spiel im Gange
players-of = { $game }: { $players }
number-games = Zahlenbrettspiele: mit Freunden per Link, gegen Bots oder allein. Ohne Konto.

## Stufen der Bots

level-random = Zufällig
level-random-about = Spielt irgendeinen Zug, den die Regeln erlauben.
level-greedy = Gierig
level-greedy-about = Nimmt in diesem Zug, was geht, und schaut nicht weiter.
level-novice = Beginnend
level-novice-about = Denkt ein wenig nach und vergisst es in jedem vierten Zug.
level-casual = Locker
level-casual-about = Denkt ein wenig nach und macht ab und zu einen Fehler.
level-keen = Eifrig
level-keen-about = Schaut einen Augenblick voraus.
level-strong = Stark
level-strong-about = Schaut einen guten Teil einer Sekunde voraus.
level-master = Meisterlich
level-master-about = Denkt bis zu zwei Sekunden nach und weiß, was es über das Spiel zu wissen gibt.
level-program-about = Ein Programm dieses Hauses; fällt es aus, verliert es das Spiel.

## Was am Tisch nicht geht, und warum

nothing-to-give-up = Das Spiel ist zu Ende; es gibt nichts aufzugeben.
bot-plays-already = An diesem Platz spielt schon ein Bot.
absences-used-up = Einen Platz kann man höchstens { $most }-mal einem Bot überlassen.
not-waited-for = Dort wird auf niemanden gewartet.
just-reminded = { $name } wurde gerade erst erinnert; warte einen Moment.
people-ask = Am Tisch dürfen nur Menschen fragen.
question-open = Gerade steht eine andere Frage im Raum; beantworte erst diese.
questions-used-up = An einem Tisch darf man höchstens { $most }-mal fragen.
declined-before = Das wurde abgelehnt; frag wieder, wenn jemand gezogen hat.
seat-declined = Das wurde abgelehnt; frag wieder, wenn jemand gezogen hat oder die Zeit um ist, in der das Gerät des Platzes ablehnen kann.
seat-asked = Hier wird schon auf einem anderen Gerät um einen Platz gebeten. Sag es denen, die zustimmen sollen: Lehnen sie das ab, kannst du fragen.
seat-other-code = Dort ist jetzt eine andere Bitte offen: Sieh noch einmal nach, welchen Code sie hat.
nothing-asked = Gerade wird nichts gefragt.
others-answer = Antworten müssen die anderen.
not-asked = Danach werden andere gefragt.
agreed-already = Du hast schon zugestimmt.
no-such-call = Deine Seite kann die Spielleitung jetzt nicht deswegen rufen.
others-seat-only = Um einen Bot kann man nur für jemand anderen bitten.
not-away-long = { $name } ist dafür noch nicht lange genug weg.
nothing-to-take-back = Du hast noch nichts gespielt, das zurückgenommen werden könnte.
no-step = Einen Schritt { $step } gibt es nicht; es gibt 0 bis { $last }.
clock-says = An einem Tisch mit Uhr bestimmt allein die Uhr, wie lange gewartet wird.
patience-range = Ein Tisch wartet { $least } bis { $most } Sekunden oder für immer (0), nicht { $given }.
not-waited-long-there = Dort wurde noch auf niemanden lange genug gewartet.
others-go-on = Andere wollen weiterspielen; wer nicht zieht, kann durch einen Bot vertreten werden.
not-waited-long = Es wurde noch auf niemanden lange genug gewartet.
bot-plays-here = An diesem Platz spielt ein Bot; nimm den Platz erst zurück.
waits-for-you = Auch auf dich wird gewartet; mach erst deinen eigenen Zug.
other-invite = Diese Einladung gilt für einen anderen Tisch.
all-seats-taken = An diesem Tisch sind alle Plätze besetzt.
seat-held = Dort sitzt schon jemand.
host-only = Das kann nur, wer diesen Tisch führt: { $name }.
rules-fixed = Die Regeln bleiben, wie sie sind: Diese Partie geht von einer anderen aus weiter oder gehört zu einer Serie.
seats-held = Es sitzen schon mehr hier, als { $seats } Plätze fassen.
too-few-seated = Nach diesen Regeln geht das Spiel nicht zu { $seats }.
nobody-to-remove = Dort sitzt niemand, den man vom Tisch nehmen könnte.
two-seats-needed = Zwei verschiedene Plätze werden getauscht; dieser Tisch hat { $seats }.
name-taken = Den Namen { $name } gibt es an diesem Tisch schon.
name-like = { $name } sieht aus wie { $like }, und so heißt am Tisch schon jemand.
no-event-of-it = { $game } wird nicht als Veranstaltung gespielt.
no-pairs-of-it = { $game } wird nicht in Paarrunden gespielt: Es ist kein Spiel für zwei.
rounds-begun = Hier spielt jeder gegen jeden, und die erste Runde ist schon ausgelost.
no-such-language = In { $given } gibt es hier nichts, aber in { $languages }.
rounds-two = Für eine Runde braucht es mindestens zwei Leute.
rounds-teams = Für eine Runde braucht es mindestens zwei Teams aus je zwei Leuten, die zusammen spielen.
round-runs = Die nächste Runde wird ausgelost, sobald alle Spiele dieser Runde zu Ende sind.
rounds-terms = Bei Runden läuft in jedem Spiel eine Uhr für die Züge, und die Rangliste erscheint nach jeder Runde.
event-paused = Die Veranstaltung ist angehalten; warte, bis es weitergeht.
event-over = Diese Veranstaltung ist zu Ende.
board-over = Diese Runde ist zu Ende; die nächste kommt.
event-come-already = { $name } spielt auf diesem Gerät schon mit.
event-own-device = In Teams braucht jeder ein eigenes Gerät, denn niemand darf den anderen Tisch sehen; auf diesem spielt { $name }.
not-alone = { $name } spielt schon mit jemandem zusammen.
event-full = Diese Veranstaltung hat { $most } Teilnehmende, mehr passen nicht hinein.
event-list = Die Liste hat { $names } Namen, aber nur { $most } dürfen kommen; kürze sie, oder lass mehr kommen.
event-option = Eine Veranstaltung bestimmt { $name } selbst; wählen lässt sich: { $known }.
name-not-listed = { $name } steht nicht auf der Liste dieser Veranstaltung.
no-such-member = In dieser Veranstaltung gibt es diese Person nicht.
not-at-event = Das geht bei einer Veranstaltung nicht.
event-code = Keine Veranstaltung hat diesen Code.
event-codes = Das waren zu viele falsche Codes; warte einen Moment.
event-key = Dieser Schlüssel leitet diese Veranstaltung nicht.
season-share = Bei { $game } sind die besten Züge nicht bekannt, daher kann eine Saison keine Anteile daran zählen; lass sie Plätze zählen.
season-full = Diese Saison hat { $most } Veranstaltungen und keinen Platz für weitere.
season-rule = Wie die Saison zählt, steht schon fest; lass es, wie es ist.
contribution-fixed = Was dieser Platz zum Ziehen beiträgt, steht fest.
contribution-empty = Ein Beitrag zum Ziehen darf nicht leer sein.
contribution-form = Ein Beitrag zum Ziehen besteht aus 64 Hexziffern in Kleinbuchstaben.
round-games = In einer Runde beginnt jeder Platz einmal: Das ergibt { $games } Spiele.
series-games = Eine Serie hat 2 bis { $most } Spiele, nicht { $given }.
best-of-even = Bei { $games } Spielen könnte es unentschieden ausgehen; nimm eine ungerade Zahl.
clock-seconds = Eine Uhr hat { $least } bis { $most } Sekunden, nicht { $given }.
clock-days = Eine Uhr hat { $least } bis { $most } Tage, nicht { $given }.
clock-added = Nach einem Zug kommen 0 bis { $most } Sekunden dazu, und das nur zur Zeit für das ganze Spiel.
nothing-said = Die Nachricht ist leer.
line-too-long = Eine Chatzeile hat höchstens { $most } Zeichen.
lines-used-up = An diesem Tisch sind alle { $most } Chatzeilen verbraucht.
chat-ended = Der Betreiber dieses Servers hat den Chat hier beendet.
name-refused = Der Betreiber dieses Servers lässt den Namen { $name } nicht zu; nimm einen anderen.
name-sign = { $sign } neben einem Namen sieht nach einem Rang aus; nimm einen Namen ohne dieses Zeichen.
name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
name-too-long = Ein Name hat höchstens { $most } Zeichen.
name-reserved = Menschen heißen hier nicht „{ $name }“; nimm einen anderen Namen.
seated-only = Das kann nur, wer an diesem Tisch sitzt.
not-started = Das Spiel hat noch nicht begonnen.
game-started = Das Spiel hat schon begonnen.
game-over = Das Spiel ist zu Ende.
when-over = Das geht erst, wenn das Spiel zu Ende ist.
when-meeting-over = Das geht erst, wenn beide Spiele der Begegnung zu Ende sind.
record-shorter = Die Aufzeichnung hat { $count } Einträge, also nicht { $given }.
over-there = Dort ist das Spiel zu Ende; spiel von einem früheren Moment aus weiter.
run-too-long = Höchstens { $most } Aktionen gehen auf einmal, nicht { $given }.
no-action = Eine Aktion { $action } gibt es nicht; es gibt 0 bis { $last }.
run-empty = Mindestens eine Aktion muss gespielt werden.
turn-ends-earlier = Der Zug endet nach { $count } dieser Aktionen; spiel die letzten { $left } später.
plans-needed = { $seats } Plätze brauchen { $seats } Angaben, nicht { $given }.
names-of-their-own = Am Tisch brauchen alle einen eigenen Namen.
no-such-level = Bots spielen auf { $known }, nicht „{ $given }“.
person-plays-here = Hier spielt wieder ein Mensch.
next-has-table = Das nächste Spiel hat schon einen Tisch.
others-turn = Du bist nicht am Zug; am Zug { $count ->
    [one] ist
   *[other] sind
 } { $names }.
nobodys-turn = Gerade ist niemand am Zug.
table-changed = Der Tisch hat sich inzwischen verändert; schau noch einmal hin, bevor du spielst.
all-must-ask = Ein weiteres Spiel beginnt, wenn alle es gewünscht haben.
newer-rules = Dieser Tisch spielt nach Fassung { $version } der Regeln von { $game }; die neueste hier bekannte ist { $known }. Ein neueres Parlour öffnet ihn.
no-draw-due = Jetzt wird nicht gezogen.
no-such-draw = { $action } kann jetzt nicht gezogen werden; möglich sind { $known }.
no-seat = Einen Platz { $seat } gibt es nicht; es gibt 0 bis { $last }.
no-seat-to-look = Einen Platz { $seat } zum Zuschauen gibt es nicht; es gibt 0 bis { $last }, den letzten für Zuschauende.
view-of-one = Das sieht Platz { $seat }; für einen anderen kann er nicht handeln.
view-no-record = Eine Sicht enthält keine Aufzeichnung; nimm sie vom Spiel selbst.
no-table-to-see = { $game } hat keinen Tisch zum Ansehen.
state-bytes = das sind nicht die Bytes einer Stellung von { $game } mit diesen Optionen

## Spiele, Stellungen und Aufzeichnungen, die nicht lesbar sind

unknown-game = ein Spiel „{ $name }“ gibt es nicht; es gibt { $known }
position-part = „{ $part }“ ist kein Teil einer Stellung; Teile sehen so aus: left=8 bag=1-3:2
position-field = ein Feld „{ $name }“ gibt es nicht; es gibt { $known }
position-twice = { $name } ist doppelt angegeben
position-empty = die Stellung ist leer; wenn alle Felder null sind, schreibt man „{ $start }“
position-pairs = { $name }={ $value }: { $name } besteht aus Paaren wie 0:5 oder 0-3:5
position-index = { $name }={ $pair }: die Indizes sind 0 bis { $last }
position-range = { $name }: { $value } liegt nicht zwischen { $low } und { $high }
race-no-draw = { $text } ist keine Ziehung eines Rennens; schreib «draw 17» oder «show»
race-no-position = kein Rennen führt zu { $text }
record-bytes = das ist keine Aufzeichnung: Sie ist länger als { $most } Bytes
no-record = das ist keine Aufzeichnung: { $why }
record-format = das ist keine Aufzeichnung: Ihr Format ist „{ $given }“, dieses Parlour liest „{ $known }“
entry-refused = Eintrag { $entry } ({ $actor }, { $action }) ist nicht erlaubt: { $why }
drawn-by-series = Eintrag { $entry }: gezogen wurde { $drawn }, die Serie ergibt { $due }
drawn-by-seed = Eintrag { $entry }: gezogen wurde { $drawn }, der Startwert ergibt { $due }
record-other-game = das ist eine Aufzeichnung von „{ $given }“, nicht von „{ $game }“
record-version = die Aufzeichnung hat Fassung { $given } der Regeln; bekannt sind 1 bis { $known }
record-options = die Optionen der Aufzeichnung sind nicht bekannt: { $why }
record-at = Zeile { $line }, Spalte { $column }: { $why }
record-neither = das ist keine Aufzeichnung: sie beginnt weder mit „{ $form }“ noch mit einer geschweiften Klammer
record-header = „{ $given }“ ist kein Kopfeintrag; es gibt { $known }
record-header-twice = „{ $name }“ steht zweimal da
record-header-late = Kopfeinträge stehen vor dem ersten Zug
record-value = „{ $name }“ kann nicht „{ $given }“ sein
record-no-game = kein Kopfeintrag sagt, welches Spiel es ist, etwa „game: …“
record-turn-form = „{ $given }“ ist kein Zug; ein Zug hat einen Platz, seine Aktionen und hinter einem Strich, was gezogen wurde: „12. A …, … | …“
record-turn-number = das ist Zug { $due }, nicht { $given }
record-seat = es gibt keinen Platz { $given }; der letzte ist { $last }
record-illegal = { $text } ist nicht erlaubt: Regel { $rule }, { $why }
record-branch-nowhere = eine Variante steht unter dem Zug, den sie ersetzt, und hier ist keiner
record-branch-open = die Variante, die hier beginnt, endet nicht
record-branch-close = hier endet keine Variante
record-branch-deep = Varianten verzweigen sich höchstens { $most } Mal
record-nowhere = die Aufzeichnung hat eine Bemerkung oder Variante, wo sie keinen Eintrag hat
record-too-many = das ist mehr als { $most }
record-control = hier steht ein Steuerzeichen (U+{ $code })
record-letter = „{ $letter }“ (U+{ $code }) sieht nur aus wie ein Zeichen der Notation
record-position = die Stellung ist nicht lesbar: { $why }
record-view = ein Spiel beginnt mit einer ganzen Stellung, nicht mit dem, was ein Platz von ihr sieht
record-impossible = eine solche Stellung gibt es nicht: was ihre Felder sagen, passt nicht zusammen
record-open = die Optionen der Aufzeichnung lassen etwas offen; eine Aufzeichnung enthält auch, was vor dem Beginn gezogen wurde
record-long = die Aufzeichnung hat { $count } Einträge; ein Spiel hat höchstens { $most }
record-given = die Aufzeichnung hat { $count } Einträge, davon können nicht { $given } übernommen sein
record-no-seed = die Aufzeichnung hat keinen Startwert; das Ziehen lässt sich nicht prüfen
record-scores = die Aufzeichnung nennt als Punkte { $given }; das Nachspielen ergibt { $true }
record-returns = die Aufzeichnung nennt als Ergebnis { $given }; das Nachspielen ergibt { $true }
record-over = die Aufzeichnung und ihr Nachspielen sind sich nicht einig, ob das Spiel zu Ende ist
commitment-form = die Festlegung besteht nicht aus { $digits } Hexziffern
record-no-secret = die Aufzeichnung hat Beiträge zum Startwert, aber nicht das Geheimnis des Servers
record-secret-alone = die Aufzeichnung hat das Geheimnis des Servers, aber nicht den Startwert
seed-form = der Startwert besteht nicht aus { $digits } Hexziffern
seed-commitment = der Startwert passt nicht zur Festlegung, die vor dem Spiel gezeigt wurde
secret-form = das Geheimnis besteht nicht aus { $digits } Hexziffern
contribution-bad = der Beitrag von Platz { $seat } besteht nicht aus { $digits } Hexziffern
table-form = der Tisch der Aufzeichnung hat keinen Namen, aus dem ein Startwert werden kann
secret-commitment = das Geheimnis passt nicht zur Festlegung, die vor dem Spiel gezeigt wurde
seed-not-shared = der Startwert ist nicht aus diesem Tisch, dem Geheimnis des Servers und diesen Beiträgen gemacht
option-drawn = { $name } wurde gezogen: Das Geheimnis ergibt „{ $due }“

## Die Analyse eines fertigen Spiels; davor steht ein Name

study-unfinished = das Spiel wurde nicht zu Ende gespielt und lässt sich deshalb nicht auswerten
study-cost = Das kostete etwa { $wins } von 100 Siegen. Der Zug: { $played }. Besser: { $better }.
study-better = Der bessere Zug
study-parts = Über das ganze Spiel, in Siegen von 100: { $luck } durch Glück beim Ziehen, { $own } durch eigene Entscheidungen, { $others } durch die der anderen, { $rest } ungeklärt.
study-method = Verfahren: Jeder Zug wird durch Suchen aus der Sicht beurteilt, die dabei bestand. Was ihm zum besten fehlt, ist Entscheidung; was die Erwartung beim Ziehen zwischen zwei Zügen ändert, ist Glück; was sie ohne Ziehen ändert, ist der Fehler der Suche selbst. Die vier ergeben zusammen das Ergebnis.
study-even = Kein einzelner Zug hat viel gekostet.
study-costliest = Der teuerste von { $turns } Zügen verschenkte etwa { $wins } von 100 Siegen.

## Was der Server antwortet, wenn er etwas nicht tut

no-host-key = Dieser Server hat keinen Schlüssel für seinen Betreiber: siehe PARLOUR_ADMIN_KEY in der Anleitung zum Betrieb.
not-host = Das ist nicht der Schlüssel des Betreibers dieses Servers.
no-key = Es fehlt der Schlüssel: Authorization: Bearer und der Schlüssel.
table-exists = Diesen Tisch gibt es schon.
announcement-long = Eine Ansage hat höchstens { $most } Zeichen.
no-table = Diesen Tisch gibt es nicht.
not-seated = Dieser Schlüssel hält keinen Platz an diesem Tisch.
person-unknown = Dieser Browser ist hier nicht angemeldet, oder nicht mehr.
person-full = Eine Person behält höchstens { $most } Plätze.
person-progress = Was einer Person folgt, hat höchstens { $most } Bytes.
person-no-pass = Dieser Code gilt nicht, oder nicht mehr: Vergleiche ihn Zeichen für Zeichen. Ein Link gilt einmal, zehn Minuten lang; mach einen neuen auf einem Gerät, das deine Tische hat.
person-devices = Eine Person hat höchstens { $most } Geräte.
person-no-device = Abgemeldet wird hier nur ein anderes deiner Geräte.
no-seat-to-recover = Dort ist kein Platz einer Person, um den man bitten könnte.
nobody-to-agree = Hier ist niemand sonst, der zustimmen könnte.
seat-not-given = Dieser Platz wird nicht herausgegeben.
seated-already = Du sitzt schon hier.
hello-first = Melde dich zuerst mit hello.
no-hello = Die erste Nachricht einer Verbindung ist hello; sie kam nicht.
page-outdated = Diese Seite gehört zu einer anderen Fassung von Parlour: Lade sie neu.
too-much-at-once = Das war zu viel auf einmal; warte einen Moment.
too-much-for-now = Das war zu viel auf einmal; versuch es in { $seconds } Sekunden wieder.
not-so-fast = Nicht so schnell; warte einen Moment bis zur nächsten Zeile.
message-long = Eine Nachricht hat höchstens { $most } Bytes.
no-such-message = Diese Nachricht kennt der Tisch nicht: { $why }.
not-kept = Das ließ sich gerade nicht speichern; versuch es gleich noch einmal.
device-seats = Ein Gerät hat höchstens { $most } Plätze an einem Tisch.
tables-for-now = Das waren zu viele Tische; versuch es in { $seconds } Sekunden wieder.
too-many-tables = Das waren zu viele Tische in kurzer Zeit; komm später wieder.
tables-full = Dieses Parlour hat so viele Tische, wie es fassen kann.
bot-tables = Du hast { $most } Tische, an denen nur Bots spielen; lass erst einen davon enden.
too-many-requests = Das waren zu viele Anfragen auf einmal; warte einen Moment.
page-soon = Von hier aus werden gerade viele Seiten geöffnet. Diese öffnet sich in ein paar Sekunden von selbst.
webhook-turn = { $game }: { $count ->
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
 }
push-turn = Du bist am Zug. Mit dir spielen: { $names }.
push-unreadable = An den Benachrichtigungsdienst dieses Browsers kann nicht geschrieben werden.
no-push = Dieser Server kann Geräten nicht sagen, wer am Zug ist.
webhook-host = Nachrichten gehen nur an { $hosts }, an eine Adresse, die mit https:// beginnt.
watchers-silent = Wer hier zuschaut, schreibt nicht im Chat.
doors-closed = Bis das Spiel zu Ende ist, sehen diesen Tisch nur, die mitspielen. Wer eingeladen ist, öffnet die Einladung.
doors-closed-event = Bis die Veranstaltung zu Ende ist, sieht das nur, wer hier spielt. Ist dein Name wieder frei, komm mit dem Code neu herein.
doors-closed-meeting = Bis beide Spiele der Begegnung zu Ende sind, sehen diesen Tisch nur, die an ihm spielen.
no-webhooks = Dieser Server sendet keine Nachrichten.
quiet-hours = Ruhezeiten beginnen und enden zu zwei verschiedenen Stunden von 0 bis 23.
no-such-zone = Die Zeitzone { $zone } gibt es nicht.
foreign-name = Auf diesen Namen hört dieses Parlour nicht; PARLOUR_NAMES nennt die, auf die es hört.
foreign-page = Seiten anderer Websites dürfen das nicht.
parameter-twice = Jeder Parameter wird einmal angegeben.
body-slow = Der Inhalt der Anfrage brauchte zu lange.
body-long = Der Inhalt einer Anfrage hat höchstens { $most } Bytes.
head-long = Der Kopf einer Anfrage hat höchstens { $most } Bytes.
no-http = Das ist weder eine HTTP-Anfrage noch der Handshake eines WebSockets der Version 13.
no-json = Der Inhalt ist kein JSON: { $why }.
no-object = Der Inhalt muss ein JSON-Objekt sein, gesendet als application/json.
no-record-sent = Das ist keine Aufzeichnung: { $why }.
too-deep = Dieses JSON ist zu tief verschachtelt.
too-many-digits = In diesem JSON steht eine Zahl mit zu vielen Stellen.
does-not-fit = { $place }: { $why }.
field-missing = { $place } fehlt.
field-unknown = Ein Feld { $place } gibt es nicht.
value-unknown = { $place } ist keiner der erlaubten Werte.
nothing-here = Unter dieser Adresse hat die API nichts.
wrong-method = Diese Adresse nimmt diese Methode nicht an.
pages-read-only = Seiten sind nur zum Lesen.
no-file = Diese Datei gibt es nicht.
no-module = Dieses Modul gibt es nicht oder nicht mehr; frag nach dem jetzigen.
no-rules-for-browsers = Dieser Server hat keine Regeln von Spielen für Browser.
rules-do-not-compile = Die Regeln von { $game } lassen sich nicht für Browser kompilieren. { $why }
no-lesson = Dieses Spiel hat noch keine Lektion.
no-puzzles = Dieses Spiel hat noch keine Rätsel.
no-puzzle = Ein solches Rätsel gibt es nicht.
puzzle-over = Das Rätsel ist vorbei.
puzzle-not-ready = Dieses Rätsel wird noch vorbereitet; versuch es gleich noch einmal.
replay-long = Nachgespielt werden höchstens { $most } Einträge, nicht { $given }.
play-on-long = Weitergespielt werden Spiele mit höchstens { $most } Einträgen, nicht { $given }.
not-stored = Tische lassen sich gerade nicht speichern; das Serverprotokoll sagt, warum.
stopping = Dieses Parlour wird gerade beendet; versuch es gleich noch einmal.
fault = Auf dieser Seite ist etwas schiefgegangen.

## Ein Zug als Text

turn-written = Ein Zug ist eine Zeile: seine Aktionen hintereinander, mit Leerzeichen dazwischen. Was den Zug beendet, versteht sich von selbst.
turn-forms = Aktionen schreibt man wie diese: { $forms }.
turn-example = Jetzt erlaubt ist zum Beispiel: { $example }
turn-refused = { $action }: { $why }
turn-missing = In diesem Text steht kein Zug.
turn-twice = Das lässt sich als zwei Züge lesen, „{ $first }“ und „{ $other }“; schreib nur den, den du meinst.
turn-word = { $word } ist keine Aktion; schreib den Zug allein oder mit ganzen Wörtern darum herum.
turn-nearly = { $word } gehört nicht zur Notation; meinst du { $like }?

## Das Terminal; Befehle und Optionen sind in jeder Sprache gleich

cli-option-form = eine Option schreibt man Name=Wert, nicht „{ $given }“
cli-option-twice = die Option { $name } ist doppelt angegeben
cli-cannot-read = { $file } ist nicht lesbar: { $why }
cli-cannot-write = { $file } ist nicht beschreibbar: { $why }
cli-after-serve = schreib sie hinter `parlour serve`, nicht vor { $command }
cli-cannot-print = die Ausgabe kann nicht geschrieben werden: { $why }
cli-no-folder = den Ordner { $folder } gibt es nicht
cli-no-file = die Datei { $file } gibt es nicht
cli-record-brings = eine Aufzeichnung bringt ihre eigene Stellung und ihre Optionen mit
cli-at-counts = --at zählt die Einträge einer Aufzeichnung, und das ist ein Spiel
cli-written = Geschrieben nach { $file }.
cli-seats-named = { $named } Plätze sind benannt, aber das Spiel hat { $count }
cli-games-written = { $count } beendete Spiele: { $file }
cli-not-in-backup = In { $file } gibt es keinen Tisch { $table }.
cli-seat-asked = um den Platz von { $name } wird gebeten, Code { $code }
cli-no-key = Setze zuerst { $variable } auf den Schlüssel des Betreibers.
cli-no-server = Unter { $url } antwortet kein Parlour: { $why }
cli-record-in = Die Aufzeichnung ist in { $file }; `parlour replay { $file } --verify` prüft das Ziehen.
cli-commitment = Festlegung des Ziehens: { $commitment }
cli-seed = Startwert des Ziehens: { $seed }
cli-search-waits = Das Nachdenken wird vorbereitet; beim ersten Mal dauert das bis zu einer Minute.
cli-hand-over = { $name }, du bist am Zug. Drücke Enter, wenn sonst niemand hinsieht.
cli-game = Spiel
cli-title = Titel
cli-in-short = kurz gesagt
cli-games-more = parlour games SPIEL nennt seine Optionen; parlour play SPIEL spielt es hier.
cli-also-called = Heißt auch { $names }.
cli-meaning = Bedeutung (und worauf sie beruht); der übliche Wert zuerst
cli-preset = was man bekommt
cli-options = Optionen
cli-own-value = oder ein eigener Wert
cli-any-of-these = oder einer davon
cli-verified = Geprüft: { $draws } gezogene Ergebnisse folgen aus dem Startwert.
cli-given = Die ersten { $count } Einträge stammen aus einem anderen Spiel.
cli-seed-shared = Der Startwert ist aus dem Geheimnis des Servers gemacht, das zur Festlegung vor dem Spiel passt, und aus den Beiträgen von { $given } der { $seats } Plätze.
cli-seed-committed = Der Startwert passt zur Festlegung, die vor dem Spiel gezeigt wurde.
cli-seed-given = Der Startwert war vorgegeben.
cli-scores-right = Die Punkte stimmen.
cli-next-turn = Enter: nächster Zug
cli-help = Tippe eine Aktion ({ $example }) oder mehrere mit Kommas dazwischen; Enter allein bestätigt den Zug.
cli-undo = nimmt die letzte Aktion des Entwurfs zurück
cli-clear = nimmt alle zurück
cli-legal = nennt alles, was du jetzt tun darfst
cli-board = zeigt den Tisch noch einmal
cli-rule = zeigt den Text einer Regel
cli-quit = gibt auf; die anderen spielen weiter
cli-more = … und { $count } weitere
cli-no-rule = Eine Regel { $number } gibt es nicht.
cli-nothing-to-confirm = Es gibt noch nichts zu bestätigen.
cli-ask-help = Mit ? gibt es Hilfe.
cli-puzzle = Rätsel { $name }, Schwierigkeit { $rating }
cli-puzzle-help = Tippe eine Aktion; Enter allein beendet den Zug. hint verrät einen Teil, solution zeigt die Lösung, undo nimmt eine Aktion zurück, legal nennt alles Erlaubte, board zeigt den Tisch, quit hört auf.
