### Triolet: Stein, Beutel, Spielplan, Feld, Paar und Trio; Joker.

## Das Spiel, seine Optionen und Vorgaben

title = Triolet
credit = J. Mellina und A. Perriolat, 1996; wie auf three2fifteen gespielt
summary = Lege Steine waagerecht und senkrecht: Zwei ergeben höchstens fünfzehn, drei genau fünfzehn.
option-jokers = Joker
jokers-none = keine
jokers-two = zwei; jeder steht für einen beliebigen Wert und zählt in einem Paar nichts
option-stuck = Wenn sich kein Stein legen lässt
stuck-swap-one = einen Stein gegen einen mit anderem Wert tauschen
stuck-pass = passen
stuck-swap-all = die ganze Hand tauschen, solange drei Steine im Beutel sind
stuck-free-swap = ein bis drei Steine tauschen, in jedem Zug, statt zu legen
option-repeat = Ein Noch-einmal-Feld
repeat-may = erlaubt einen weiteren Zug
repeat-must = verlangt einen weiteren Zug
option-finish = Das Spiel endet
finish-all-played = wenn alle Steine gelegt sind
finish-first-out = wenn eine Hand und der Beutel leer sind
option-bonus = Übrige Steine
bonus-finisher = zählen für die Person, die das Spiel beendet
bonus-nobody = zählen für niemanden
option-square = Ein volles Quadrat am Anfang
square-allowed = ist erlaubt
square-not-alone = darf nicht allein auf dem Spielplan liegen
square-later = ist erst erlaubt, wenn alle einmal am Zug waren
option-ties = Bei Gleichstand an der Spitze
ties-shared = wird der Sieg geteilt
ties-first-seat = gewinnt, wer zuerst am Tisch war
option-skips = Runden ohne gelegten Stein, nach denen das Spiel endet
skips-unlimited = keine: das Spiel geht weiter
option-third = Der dritte Stein
third-ends = beendet den Zug von selbst
third-waits = beendet den Zug nicht von selbst
option-gaps = Die Steine eines Zuges
gaps-none = liegen lückenlos in einer Reihe
gaps-allowed = liegen in einer Zeile oder Spalte, jeder neben einem anderen Stein
preset-original = Wie auf three2fifteen
preset-original-about = So, wie sich dieses Webspiel verhält: Weitere Züge sind Pflicht, wer zuerst keine Steine mehr hat, beendet das Spiel und zählt die der anderen dazu, und bei Gleichstand gewinnt, wer zuerst am Tisch war.
preset-serious = Für ernsthaftes Spiel
preset-serious-about = Kein Quadrat, das das Spiel schon am Anfang beendet, und keine Hilfe beim Spielen.
bonus-needs-finish = finish_bonus=true braucht finish=first_out: Sonst beendet niemand das Spiel

## Was getippt wird

read-action = { $text } ist kein Zug; schreib 7@h8, *7@h8, end, swap 7 oder pass
read-draw = { $text } ist keine Ziehung; schreib draw 7, draw * oder first A
read-part = { $name } kann in einer Stellung nicht { $text } sein
read-no-part = { $text } ist kein Teil einer Stellung oder kommt zweimal vor
read-too-many = so viele Steine { $token } hat kein Satz
read-bag = { $count ->
    [one] ein Beutel kann nicht { $count } Stein enthalten
   *[other] ein Beutel kann nicht { $count } Steine enthalten
 }

## Der Spielplan und was darauf liegt

board = Spielplan
start-space = { $cell }, Start, doppelt
double-space = { $cell }, doppelt
triple-space = { $cell }, dreifach
repeat-space = { $cell }, noch einmal
bag = Beutel
bag-place = Beutel
hand = Hand
token-back = verdeckter Stein
joker = Joker
joker-as = Joker als { $value }
button-end = Zug beenden
button-pass = Passen

## Neben dem Plan

in-hand = auf der Hand
out-of-tokens = keine Steine mehr
still-unseen = Noch nicht gesehen
in-bag = { $count } im Beutel
empty-bag = Der Beutel ist leer

## Steine im Satz, im vierten Fall: was gelegt, gehalten oder zurückgelegt wird

token = die { $value }
a-joker = einen Joker
token-on = { $value } auf { $cell }
joker-on = einen Joker als { $value } auf { $cell }

## Was geschieht

starter-due = Es wird ausgelost, wer beginnt.
drawing = Steine werden gezogen.
others-play = { $count ->
    [1] Ein Stein wird gelegt.
    [2] Ein oder zwei Steine werden in einer Reihe gelegt.
   *[other] Ein bis drei Steine werden in einer Reihe gelegt.
 }
others-play-again = Ein Noch-einmal-Feld ist belegt, also folgt ein weiterer Zug derselben Person.
swap-more = Lege weitere Steine in den Beutel oder beende den Zug.
swap-all-three = Lege alle drei zurück.
place-more = Lege noch einen in dieselbe Reihe oder beende den Zug.
begin = Beginne auf dem Stern, { $cell }.
play-again = Du bist noch einmal am Zug: Du hast ein Noch-einmal-Feld belegt.
play = { $count ->
    [1] Lege einen Stein.
    [2] Lege einen oder zwei Steine.
   *[other] Lege einen, zwei oder drei Steine.
 }
must-swap = Nichts passt: Leg einen Stein in den Beutel und zieh neu.
must-pass = Kein Stein auf deiner Hand lässt sich legen, also passt du.

## Was ein Entwurf bewirkt

button-play = Für { $points } legen
with-more = Legst du noch { $token }, sind es { $points }.
then-again = Danach bist du noch einmal am Zug.
button-decline = Nicht noch einmal
turn-goes-on = Die nächste Person ist am Zug.
button-swap = Tauschen: { $token }
button-swaps = { $count ->
    [one] { $count } Stein tauschen
   *[other] { $count } Steine tauschen
 }
swaps-one = Du legst { $token } zurück und ziehst einen anderen Stein; dein Zug ist zu Ende.
swaps = Du legst { $tokens } zurück und ziehst ebenso viele Steine; dein Zug ist zu Ende.

## Was ein Zug zählt

across = waagerecht
down = senkrecht
joker-nothing = Joker (0)
pair = { $sum } { $way }: { $points }
trio = { $sum } { $way }: { $fifteen } + { $fifteen } = { $points }
alone = { $token } allein zählt { $points }
three-at-once = drei Steine auf einmal: { $points } dazu
left-to-others = { $sum } auf den anderen Händen: { $points } dazu
nothing-left = nichts auf den anderen Händen: { $points } dazu
trio-double = Trio auf dem Doppelfeld { $cell }: { $points } dazu
trio-triple = Trio auf dem Dreifachfeld { $cell }: { $points } dazu
token-double = { $token } auf dem Doppelfeld { $cell }: { $points } dazu
token-triple = { $token } auf dem Dreifachfeld { $cell }: { $points } dazu
scores-nothing = Das zählt nichts.
scores = { $parts }.
scores-together = { $parts }. Zusammen { $points }.

## Das Protokoll; davor steht, wer es tut

your-hand = Du hast { $tokens } auf der Hand
placed = legt { $tokens }
placed-again = legt { $tokens } und ist noch einmal am Zug
put-back = legt { $token } zurück und zieht einen anderen Stein
swapped = { $count ->
    [one] tauscht einen Stein
   *[other] tauscht { $count } Steine
 }
declined = verzichtet auf den weiteren Zug
passed = passt: Nichts lässt sich legen

## Das Ende

not-over = Das Spiel ist nicht zu Ende.
all-played = Alle { $count } Steine sind gelegt.
went-out = Eine Hand und der Beutel sind leer.
dead-board = Nirgends lässt sich mehr ein Stein legen; { $left }.
all-passed = Alle haben der Reihe nach gepasst; { $left }.
too-many-skips = Zu viele Züge hintereinander ohne gelegten Stein; { $left }.
left-over = { $count ->
    [one] { $count } Stein bleibt übrig
   *[other] { $count } Steine bleiben übrig
 }
first-decides = Bei Gleichstand an der Spitze liegt vorn, wer zuerst am Tisch war.

## Ablehnungen

over = Das Spiel ist zu Ende.
starter-not-drawn = Es ist noch auszulosen, wer beginnt.
draw-due = Es sind noch Steine aus dem Beutel zu ziehen.
no-calls = In diesem Spiel gibt es keine Rügen.
no-seat = Diesen Platz gibt es nicht; es gibt die Plätze A bis { $last }.
not-your-turn = Du bist nicht am Zug; am Zug ist { $seat }.
not-shown = Die Hand von { $seat } ist hier verdeckt.
no-such-turn = In einem Zug wird gelegt, beendet, getauscht oder gepasst; das war nichts davon.
no-jokers = In diesem Spiel gibt es keine Joker.
swap-begun = Du tauschst schon: In diesem Zug wird nichts gelegt.
nothing-placed = Du hast noch nichts gelegt: Ein Zug hat einen, zwei oder drei Steine.
rest-to-swap = Du tauschst die ganze Hand: { $count ->
    [1] Ein Stein ist
    [2] Zwei Steine sind
   *[other] Drei Steine sind
 } noch zurückzulegen.
lone-square = Der ganze Spielplan wäre ein volles Quadrat: Lege noch einen Stein in die Reihe.
play-begun = Du hast in diesem Zug schon { $count ->
    [1] einen Stein
    [2] zwei Steine
   *[other] drei Steine
 } gelegt: Beende ihn.
no-swaps = In diesem Spiel wird nicht getauscht: Wer nicht legen kann, passt.
token-fits = Du kannst legen: zum Beispiel die { $value } auf { $cell }.
joker-fits = Du kannst legen: zum Beispiel den Joker als { $value } auf { $cell }.
bag-too-small = { $count ->
    [0] Der Beutel ist leer
    [1] Im Beutel ist ein Stein
   *[other] Im Beutel sind zwei Steine
 }: Um die ganze Hand zu tauschen, braucht es drei.
bag-empty = Der Beutel ist leer: Es gibt nichts einzutauschen.
swap-or-end = Du tauschst schon: Mach weiter oder beende den Zug.
can-swap = Du kannst tauschen: Gepasst wird nur bei leerem Beutel.
swap-hand = Nichts lässt sich legen, und im Beutel ist genug: Tausche die ganze Hand.
swap-token = Nichts lässt sich legen, und der Beutel ist nicht leer: Tausche einen Stein.
hold-nothing = Du hast keine Steine.
no-token = Du hast { $held }, aber keine { $value }.
no-joker = Du hast { $held }, aber keinen Joker.
second-joker = In diesem Zug liegt schon ein Joker: Mehr als einer ist nicht erlaubt.
taken = Auf dem Feld { $cell } liegt schon eine { $value }.
centre-first = Der erste Stein des Spiels kommt auf das mittlere Feld, { $cell }.
touches-nothing = { $cell } berührt keinen Stein: Ein Zug beginnt neben einem, der schon liegt.
each-touches = { $cell } berührt keinen Stein: Ein Zug darf hier Lücken haben, doch jeder seiner Steine liegt neben einem anderen.
not-in-line = { $cell } liegt nicht in einer Reihe mit { $cells }: Ein Zug bleibt in einer Reihe.
gap = { $cell } ist leer: Die Steine eines Zuges liegen lückenlos in einer Reihe.
too-long = Das ergibt { $count } Steine nebeneinander: Mehr als drei sind nicht erlaubt.
not-fifteen = { $sum } ist { $total }: Drei Steine in einer Reihe müssen genau { $fifteen } ergeben.
over-fifteen = { $sum } ist { $total }: Zwei Steine in einer Reihe dürfen höchstens { $fifteen } ergeben.
square-too-early = Ein volles Quadrat aus vier Steinen ist erst erlaubt, wenn alle einmal am Zug waren.
square-alone = Dann läge nur ein volles Quadrat auf dem Spielplan und sonst nichts.

## Tipps: was zu tun ist und warum

do-place = lege { $token }
do-end = beende den Zug
do-swap = lege { $token } zurück und zieh einen anderen Stein
do-pass = passe
do-decline = verzichte auf den weiteren Zug
why-stuck = kein Stein auf deiner Hand lässt sich legen
why-points = das bringt { $points }: { $parts }
why-most = kein anderer Zug bringt mehr
why-again = du bist noch einmal am Zug
why-no-trio = es bleibt kein Feld, auf dem ein einzelner Stein ein Trio ergibt
why-closed = auf { $cell } kann niemand mehr mit einem Stein ein Trio bilden

## Duplikat

duplicate-title = Triolet-Duplikat
duplicate-credit = Triolet von J. Mellina und A. Perriolat, gespielt wie das Wort-Duplikat der Vereine
duplicate-summary = Finde den besten Zug mit den Steinen, die alle haben; dann wird der beste, den es gibt, für alle gelegt.
duplicate-jokers = Mit Jokern
duplicate-jokers-about = Zwei Joker sind im Beutel; jeder steht für einen beliebigen Wert.
find-best = Finde den Zug, der am meisten zählt.
best-play-comes = Der beste Zug wird gelegt.
found-nothing = findet keinen Zug
best-laid = Der beste Zug: { $tokens }, für { $points }
tokens-are = Die Steine sind { $tokens }
hand-went-back = Von { $tokens } lässt sich nichts legen: Alle kommen zurück, und andere werden gezogen
share-of-best = { $percent } % von { $best }
found-of-best = { $points } von { $best } Punkten: { $percent } %.
best-play-due = Der beste Zug ist noch zu legen.
duplicate-for-one = Nur wer hier sitzt, spielt.
no-such-duplicate-turn = In einem Zug wird gelegt, beendet oder gepasst; das war nichts davon.
no-duplicate-swaps = Getauscht wird nicht: Eine Hand, von der sich nichts legen lässt, kommt von selbst zurück.
read-score = es können nicht { $score } Punkte sein, wo die besten Züge { $best } zählen
read-no-play = kein Zug lässt sich legen, wo von der Hand nichts passt
