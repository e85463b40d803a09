### Parlour: alles, was nicht ein einzelnes Spiel betrifft.

## Aufzählungen, Zahlen, Regeln

list-and = { $some } und { $last }
list-or = { $some } oder { $last }
players = { $count ->
    [one] allein
   *[other] zu { $count }
 }
points = Punkte
points-counted = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 }
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
preset-as-printed = Wie gedruckt
preset-as-printed-about = Was der gedruckte Text festlegt, gilt; alles andere bleibt wie üblich.
preset-unknown = die Vorgabe { $name } gibt es nicht; { $game } hat { $known }
basis-printed = wie gedruckt
basis-reading = unsere Lesart
basis-original = wie im Original
basis-house = Hausregel
basis-ours = von uns

## Der Tisch in Worten

seat-letter = Platz { $letter }
area-yours = { $title } (deine)
area-of = { $title } von { $owner }
piece-of = { $piece } von { $owner }
to-act = am Zug
empty = leer
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
ends-alone = { $who } endet mit: { $score }.
tied = Niemand gewinnt: Gleichstand.
tied-at = Niemand gewinnt: Gleichstand, { $score }.
ended-unfinished = { $name } gibt auf; das Spiel bleibt unbeendet.
ended-agreed = Alle haben sich geeinigt, hier aufzuhören; das Spiel bleibt unbeendet.
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
wins-column = Siege

## Das Protokoll neben den Zügen; davor steht ein Name

waiting = Das Spiel beginnt, sobald alle Plätze besetzt sind.
goes-on = Alles bis hierher stammt aus einem anderen Spiel.
log-agreed = Alle haben sich geeinigt, hier aufzuhören.
log-gave-up = gibt das Spiel auf.
log-time-up = hat keine Zeit mehr.
log-times-up = { $names } haben keine Zeit mehr.
log-claims = beansprucht das Spiel: kein Zug zur rechten Zeit von { $names }.
log-back = ist zurück.
log-took-back = nimmt den letzten Zug zurück; Gezogenes bleibt, wie es ist.
log-agrees = ist einverstanden.
log-withdraws = zieht die Frage zurück.
log-declines = lehnt ab.
log-calls = ruft die Spielleitung: { $about }, { $names }.
log-asks-takeback = bittet, den letzten Zug zurückzunehmen.
log-asks-stop = bittet, hier aufzuhören.
log-asks-bot = bittet, dass ein Bot für { $name } weiterspielt.
bot-for-left = steht auf; ein Bot spielt weiter.
bot-for-away = ist weg; ein Bot spielt weiter, wie die anderen vereinbart haben.
bot-for-time = hat keine Zeit mehr; ein Bot spielt weiter.
bot-for-stalled = zog nicht rechtzeitig; ein Bot spielt weiter.

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
hint-greedy = Das bringt sofort am meisten; die Suche wird noch vorbereitet.
hint-wins = Von hier aus gewinnt er etwa { $wins } von 100 Spielen.
hint-next-best = Am zweitbesten: { $play }, mit { $less } Siegen weniger.
hint-as-good = Etwa gleich gut: { $play }.
odds-unknown = Bevor gezogen wird, handeln andere nach Dingen, die du nicht wissen kannst.
odds-now = Die Chancen beim nächsten Ziehen, nach dem, was du wissen kannst.
odds-after = Die Chancen beim nächsten Ziehen nach { $play }, nach dem, was du wissen kannst.
odds-row = { $count } von { $whole } ({ $share })
odds-row-each = je { $count } von { $whole } ({ $share })

## Links

invites = { $host } lädt dich zu { $game } ein
invited = Du bist zu { $game } eingeladen
under-way = { $game }, ein Spiel im Gange

## Stufen der Bots

level-random = Zufall
level-random-about = Spielt irgendeinen Zug, den die Regeln erlauben.
level-greedy = Gierig
level-greedy-about = Nimmt in diesem Zug, was geht, und schaut nicht weiter.
level-novice = Anfang
level-novice-about = Denkt ein wenig nach und vergisst es in jedem vierten Zug.
level-casual = Locker
level-casual-about = Denkt ein wenig nach und macht ab und zu einen Fehler.
level-keen = Eifrig
level-keen-about = Schaut einen Augenblick voraus.
level-strong = Stark
level-strong-about = Schaut einen guten Teil einer Sekunde voraus.
level-master = Meisterlich
level-master-about = Denkt bis zu zwei Sekunden nach und weiß, was es über das Spiel zu wissen gibt.
