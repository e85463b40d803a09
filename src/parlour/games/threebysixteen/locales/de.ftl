### 3x16; Wörter: Stein, Spalte, Reihe, aufrufen, Schritt, Auslage (die Reihen und Spalten einer Person).

## Das Spiel, seine Optionen und Vorgaben

credit = Erschienen bei Ravensburger, 1973
summary = Jede aufgerufene Zahl kommt in eine Wartespalte. Bilde daraus drei Reihen von 1 bis 16.
tiles-left = { $count ->
    [one] übriger Stein
   *[other] übrige Steine
 }
left = { $count ->
    [0] kein Stein übrig
    [one] { $count } Stein übrig
   *[other] { $count } Steine übrig
 }
option-caller = Wer die Zahlen aufruft
caller-seat = Platz { $seat }
caller-drawn = wen das Los bestimmt
caller-house = das Spiel selbst
option-transfers = Steine kommen aus einer Spalte in eine Reihe
transfers-free = wann man möchte
transfers-after = erst wenn der aufgerufene Stein abgelegt ist
transfers-forced = immer sofort
option-tiebreak = Wenn mehrere die wenigsten Steine übrig haben
tiebreak-shared = teilen sie sich den Sieg
tiebreak-rows = gewinnt, wer mehr vollständige Reihen hat
tiebreak-race = teilen sie sich den Sieg; wer aber zuerst alle Reihen vollendet, gewinnt sofort
option-done = Ein Schritt, in dem nichts mehr zu tun ist
done-by-itself = endet von selbst
done-by-player = wird von Hand beendet
option-open = Was die anderen mit einer Zahl tun
open-at-once = sieht man sofort
open-at-end = sieht man, wenn alle fertig sind
option-runs = Zahlensätze
option-top = Höchste Zahl
option-columns = Spalten
preset-brisk = Zügig
preset-brisk-about = Was in eine Reihe passt, kommt sofort hinein, und ein Schritt, in dem nichts mehr zu tun ist, endet von selbst.
preset-short = Kurz
preset-short-about = Zwei Reihen von 1 bis 10 und vier Spalten.
caller-absent = caller { $caller } sitzt nicht mit am Tisch (Plätze: { $seats }); möglich ist { $known }

## Was getippt wird

read-action = { $text } ist kein Zug; schreib @a bis @e, a* bis e*, start oder done
read-draw = { $text } ist kein Aufruf und kein Los; schreib «call 7» oder «caller A»
read-position = { $text } ist keine Stellung mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
 }
read-beyond = { $text } geht über { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
 }, { $calls } Aufrufe oder die Zahl { $top } hinaus
read-board = { $text } ist keine Auslage von Platz { $seat }
read-columns = { $text } hat { $given ->
    [one] { $given } Spalte
   *[other] { $given } Spalten
 }, nicht { $columns }
read-too-long = Spalte { $column } von { $text } ist zu lang
read-numbers = { $text } ist nicht { $count ->
    [one] { $count } Zahl
   *[other] { $count } Zahlen
 } von 0 bis { $highest }

## Die Auslage und was darin liegt

board = Auslage
row = Reihe { $number }
row-complete = Reihe { $number } ist vollständig
column = Spalte { $column }
called = Aufgerufen
caller-called = ruft
number-called = die aufgerufene Zahl
caller = wer aufruft
calls = { $seat } ruft auf
hand = Hand
tile-called = der aufgerufene Stein
button-done = Fertig

## Neben der Auslage

still-to-come = Was noch kommt
complete = vollständig
note-done = fertig
status = Aufruf { $call } von { $calls }
status-before = { $calls } Aufrufe

## Was geschieht

caller-due = Es wird ausgelost, wer aufruft.
calling = Die nächste Zahl wird aufgerufen.
others-put = Alle legen die { $number } ab.
others-still-put = Die { $number } wird noch abgelegt.
start-row = Beginne mit der 1 eine Reihe.
put-down = Lege die { $number } unten an eine Spalte.
nothing-to-take = Es gibt nichts mehr zu nehmen: Du bist fertig.
tile-in = die { $number } aus Spalte { $column }
choose-tile = Sag, welche in die Reihe kommt: { $tiles }.
may-take = Du kannst { $tiles } nehmen oder deinen Schritt beenden.

## Was ein Entwurf bewirkt

draft = Du { $step }; { $rest }.
could-take = Du könntest auch { $tiles } nehmen.

## Das Protokoll; davor steht, wer es tut

begins-calling = ruft die Zahlen auf
call-by = { $seat } ruft { $number } auf
call-house = Aufgerufen: { $number }
put = { $who ->
    [you] legst
   *[other] legt
 } die { $number } in Spalte { $column }
straight = { $who ->
    [you] legst
   *[other] legt
 } die { $number } gleich in eine Reihe
started = { $who ->
    [you] beginnst
   *[other] beginnt
 } eine Reihe
took = { $who ->
    [you] nimmst
   *[other] nimmt
 } { $numbers }
kept = { $who ->
    [you] lässt
   *[other] lässt
 } alles, wie es war

## Das Ende

not-over = Das Spiel ist nicht zu Ende.
all-called = Alle { $calls } Zahlen sind aufgerufen.
rows-decide = Bei gleich wenigen übrigen Steinen zählen die vollständigen Reihen.
first-complete = { $seat } hat zuerst alle Reihen vollendet.

## Ablehnungen

over = Das Spiel ist zu Ende: Alle { $calls } Zahlen sind aufgerufen und abgelegt.
race-over = Das Spiel ist zu Ende: { $seat } hat zuerst alle Reihen vollendet.
only-players = { $seats ->
    [one] In diesem Spiel handelt nur eine Person
   *[other] In diesem Spiel handeln nur die { $seats } Personen am Tisch
 }.
not-shown = Was andere in ihrem Schritt tun können, wird nicht gezeigt.
not-called-first = Die erste Zahl ist noch nicht aufgerufen.
not-called-next = Die nächste Zahl ist noch nicht aufgerufen.
step-finished = Deinen Schritt mit der { $number } hast du beendet; warte auf den nächsten Aufruf.
no-such-action = In einem Schritt legt man einen Stein ab, beginnt eine Reihe, nimmt einen Stein oder ist fertig; das war nichts davon.
columns-only = Es gibt nur { $columns ->
    [one] eine Spalte
   *[other] { $columns } Spalten
 }.
say-which = Zwei Spalten bieten dieselbe Zahl: Sag zuerst, welche in die Reihe kommt.
put-already = Die { $number } ist schon abgelegt, und Steine werden nicht umgelegt.
one-starts = Eine 1 beginnt eine Reihe; in eine Spalte darf sie nicht.
only-called-one = Eine Reihe lässt sich nur mit einer aufgerufenen 1 beginnen; aufgerufen ist die { $number }.
started-already = Die aufgerufene 1 hat ihre Reihe schon begonnen.
put-first-here = An diesem Tisch nimmt man Steine erst, wenn die { $number } abgelegt ist.
column-empty = Spalte { $column } ist leer.
follows-none = Die { $number } unten in Spalte { $column } passt an keine Reihe: Es ist noch keine begonnen.
follows-not = Die { $number } unten in Spalte { $column } passt an keine Reihe: Deine Reihen enden mit { $ends }.
put-first = Lege zuerst die { $number } ab.

## Die Untersuchung eines beendeten Spiels; davor steht, um wen es geht

all-possible = Mit diesen Zahlen ließen sich alle Reihen vollenden.
best-possible = Das beste Ergebnis mit diesen Zahlen: { $left }; { $sure }.
sure-proved = ein besseres gibt es nicht
sure-found = ein besseres fand sich nicht
no-fewer = Auf keinem Weg bleiben weniger als { $count } übrig.
best-way = Der beste Weg: { $left }
reached-best = Am Ende { $left }: das beste Ergebnis.
no-time = Am Ende { $left }, { $count } mehr als im besten Fall; wo das geschah, ließ sich in der Zeit nicht klären.
fell-behind = Im Rückstand seit Aufruf { $call }, der { $number }. Bestes erreichbares Ergebnis davor: { $before }; danach: { $after }. Am Ende { $left }.
way-on = Der beste Weg ab Aufruf { $call }: { $left }

## Tipps: was zu tun ist und warum

do-put = lege die { $number } in Spalte { $column }
do-take = nimm die { $number } aus Spalte { $column }
do-start = beginne mit der 1 eine Reihe
do-end = beende den Schritt
why-starts = eine aufgerufene 1 beginnt immer eine Reihe
why-takes = { $count ->
    [one] die { $numbers } kommt in eine Reihe
   *[other] { $numbers } kommen in die Reihen
 }, es { $left ->
    [one] bleibt { $left }
   *[other] bleiben { $left }
 }
why-done = es gibt gerade nichts zu nehmen
why-follows = die { $number } passt gleich an eine Reihe
why-empty = in der leeren Spalte { $column } steht sie keinem Stein im Weg
why-next = die { $number } liegt gleich unter der { $above }, die auf sie folgt
why-equal = wie die { $number } darüber wartet sie auf eine { $before }
why-below = eine Reihe braucht die { $number } vor der { $above }
why-covers = alle Spalten enden mit einer kleineren Zahl, also wird eine verdeckt: die { $above }
