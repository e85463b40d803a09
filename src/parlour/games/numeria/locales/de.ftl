### Numeria: Stein (tile), Muster (trope), ziehen und springen, passen.

## Das Spiel, seine Optionen und Vorgaben

title = Numeria
credit = Von Lloyd Krassner, Warp Spawn Games, 2011
summary = Der Göttin der Mathematik zu Ehren: Zieh Steine, die niemandem gehören, bring vier passende in eine Reihe und nimm sie.
tropes = { $count ->
    [one] Muster
   *[other] Muster
 }
score = { $count } { tropes }
option-passing = Passen
passing-allowed = ist erlaubt
passing-never = ist nicht erlaubt, solange ein Stein ziehen kann
option-primes = Primzahlmuster
primes-printed = wie im gedruckten Text, auch 23 29 31 33
primes-strict = nur aus echten Primzahlen
option-power = Potenzmuster
power-one-base = aus Potenzen einer Zahl
power-geometric = mit jedem ganzzahligen Faktor, also auch 3 6 12 24
option-jumps = Steine springen
jumps-all = in alle acht Richtungen
jumps-diagonal = nur diagonal wie bei Dame
option-combine = Ein Zug
combine-yes = darf Ziehen und Springen verbinden
combine-no = ist entweder Ziehen oder Springen
option-multi = Entstehen mehrere Muster auf einmal
multi-one = nimmt man eines davon
multi-all = nimmt man alle
option-first = Wer beginnt
first-drawn = wird ausgelost
first-a = Platz A
option-setup = Ein Muster, das schon zu Beginn daliegt
setup-inert = zählt erst, wenn ein Zug es bildet
setup-again = lässt die Steine neu auslegen
option-target = Muster zum Sieg
option-limit = Züge ohne Muster, nach denen das Spiel endet
limit-off = ohne Grenze
preset-lively = Lebhaft
preset-lively-about = Solange ein Stein ziehen kann, muss gezogen werden; niemand wartet auf den Fehler der Gegenseite.
preset-serious = Für ernsthaftes Spiel
preset-serious-about = Nur echte Primzahlen, kein Passen, kein zufällig ausgelegtes Muster und keine Hilfe beim Spiel.

## Arten von Mustern: im Satz, über einer Tabelle und was sie sind

kind-consecutive = fortlaufende Zahlen
kind-multiples = Vielfache
kind-irregular = gleiche Abstände
kind-plus-123 = plus 1 plus 2 plus 3
kind-prime = Primzahlen
kind-power = Potenzen
kind-square = Quadratzahlen
kind-triangular = Dreieckszahlen
kind-fibonacci = Fibonacci-Zahlen
table-consecutive = Fortlaufende Zahlen: { $count }
table-multiples = Vielfache: { $count }
table-irregular = Gleiche Abstände: { $count }
table-plus-123 = Plus 1 plus 2 plus 3: { $count }
table-prime = Primzahlen: { $count }
table-power = Potenzen: { $count }
table-square = Quadratzahlen: { $count }
table-triangular = Dreieckszahlen: { $count }
table-fibonacci = Fibonacci-Zahlen: { $count }
about-consecutive = Vier Zahlen, jede um 1 größer als die vorige.
about-multiples = Benachbarte Vielfache einer Zahl ab 2, von einem beliebigen an.
about-irregular = Gleiche Schritte von 2 oder mehr, die keine solchen Vielfachen sind.
about-plus-123 = Schritte von 1, 2 und 3.
about-prime = Benachbarte Primzahlen, und die gedruckten Beispiele, wo sie zählen.
about-power = Benachbarte Potenzen einer Zahl, oder jeder ganzzahlige Faktor, wo das zählt.
about-square = Benachbarte Quadratzahlen.
about-triangular = Benachbarte Dreieckszahlen aus 1, 3, 6, 10, 15, 21, 28, 36.
about-fibonacci = Benachbarte Zahlen aus 1, 2, 3, 5, 8, 13, 21, 34.
column-numbers = Zahlen
column-also = auch
spelled = { $numbers } ({ $kinds })

## Hilfe

aid-trope = Muster in einem Zug?
aid-trope-about = Sagt, ob sich ein Stein so ziehen lässt, dass ein Muster entsteht, und wohin.
aid-not-now = Jetzt ist kein Stein zu ziehen.
aid-none = Nein: Kein Zug bildet jetzt ein Muster.
aid-many = Ja: { $count ->
    [one] { $count } Zug bildet
   *[other] { $count } Züge bilden
 } ein Muster.
aid-some = Ja: { $moves }.
aid-move = die { $tile } von { $home } nach { $goal } bildet { $tropes }

## Was getippt wird

read-action = { $text } ist kein Zug; schreib e8-e3, pass oder take b3-e3
read-draw = { $text } ist keine Ziehung; schreib «deal 17» oder «first A»
read-position = { $text } ist keine Stellung
read-tile = Stein { $tile } ist keiner von 1 bis { $most } oder liegt zweimal auf dem Brett

## Das Brett und was daneben liegt

board = Spielbrett
piles = Muster
pile-place = Muster { $number } von { $seat }
status-quiet = { $quiet } von { $limit } Zügen ohne Muster
status-target = { $count ->
    [one] { $count } Muster gewinnt
   *[other] { $count } Muster gewinnen
 }

## Was geschieht

starter-due = Es wird ausgelost, wer beginnt.
filling = Die Steine werden ausgelegt.
choose = Wähle ein Muster: { $tropes }.
choosing = Zur Wahl stehen: { $tropes }.
others-move = Jeder Stein darf gezogen werden.
must-pass = Kein Stein kann ziehen, also passt du.
move-or-end = Zieh einen Stein; passt auch du, ist das Spiel zu Ende.
move = Zieh irgendeinen Stein wie eine Dame oder spring über andere.

## Was ein Entwurf bewirkt

button-pass = Passen
button-move = Nach { $goal } ziehen
button-choose = Ziehen und wählen
button-take-it = Nehmen
button-take = { $count ->
    [one] { $count } Muster
   *[other] { $count } Muster
 } nehmen
slid = { $who ->
    [you] Du ziehst die { $tile } von { $home } nach { $goal }
   *[other] zieht die { $tile } von { $home } nach { $goal }
 }
jumped = { $who ->
    [you] Du springst mit der { $tile } von { $home } nach { $goal }
   *[other] springt mit der { $tile } von { $home } nach { $goal }
 }
jumped-via = { $who ->
    [you] Du springst mit der { $tile } von { $home } nach { $between } und weiter nach { $goal }
   *[other] springt mit der { $tile } von { $home } nach { $between } und weiter nach { $goal }
 }
draft-move = { $move }.
draft-choose = { $move }. Es entstehen { $tropes }: Tippe auf das Muster, das du nimmst.
draft-take = { $move } und nimmst { $tropes }.
you-take = Du nimmst { $tropes }.
you-pass = Du lässt alles, wo es liegt.
ends-game = Damit ist das Spiel zu Ende.
you-win = Damit gewinnst du.

## Das Protokoll; davor steht, wer es tut

laid = Die Steine sind ausgelegt
laid-again = Zufällig lag ein Muster da: Die Steine werden neu ausgelegt
passed = passt
chose = wählt { $trope }
made-several = { $move }: { $count ->
    [one] { $count } Muster
   *[other] { $count } Muster
 } zur Wahl
makes = bildet { $trope }

## Das Ende

not-over = Das Spiel ist nicht zu Ende.
last-taken = Das letzte Muster: { $trope }.
both-passed = Beide haben gepasst.
too-quiet = { $count ->
    [one] { $count } Zug verging
   *[other] { $count } Züge vergingen
 } ohne Muster.

## Ablehnungen

over = Das Spiel ist zu Ende.
being-filled = Das Brett wird noch belegt.
not-your-turn = Du bist nicht am Zug; am Zug ist { $seat }.
no-such-turn = In einem Zug zieht man einen Stein, wählt zwischen Mustern oder passt; das war nichts davon.
say-which = Du hast mehrere Muster gebildet: Sag zuerst, welches du nimmst.
no-choice = Zwischen Mustern ist jetzt nichts zu wählen; ein einzelnes wird von selbst genommen.
not-through = Die Reihe { $line } geht nicht durch { $goal }, wo dein Stein gelandet ist.
nothing = ein leeres Feld
no-trope = Auf { $line }: { $numbers }. Das ist kein Muster.
tile-can-move = An diesem Tisch wird gezogen, solange ein Stein ziehen kann.
no-tile = Auf { $square } liegt kein Stein.
same-square = Ein Zug muss auf einem anderen Feld enden als { $square }.
taken = Auf { $square } liegt schon die { $tile }.
not-in-line = { $goal } liegt in keiner geraden Linie mit { $home }, und keine { $jumps ->
    [diagonal] diagonalen Sprünge
   *[all] Sprünge
 } führen dorthin.
no-way = Die { $tile } kommt nicht von { $home } nach { $goal }.
in-the-way = Die { $tile } auf { $square } ist im Weg, und keine { $jumps ->
    [diagonal] diagonalen Sprünge
   *[all] Sprünge
 } führen von { $home } nach { $goal }.

## Tipps: was zu tun ist und warum

do-slide = zieh die { $tile } von { $home } nach { $goal }
do-jump = spring mit der { $tile } von { $home } nach { $goal }
do-jump-via = spring mit der { $tile } von { $home } nach { $between } und weiter nach { $goal }
do-take = nimm { $trope }
do-pass = passe
why-takes = so holst du { $tropes }, bevor es die Gegenseite kann
why-several = so bildest du { $tropes }, bevor es die Gegenseite kann
why-chosen = von den gebildeten Mustern nimmst du { $tropes }
why-wins = damit gewinnst du
why-leaves-none = es bleibt kein Muster, das ein einziger Zug bilden könnte

## Das Rätselrennen

race-title = Numeria: Rätselrennen
race-credit = Numeria von Lloyd Krassner; die Rätsel wurden durch Suche gefunden und bewiesen
race-summary = Zehn Rätsel, jedes schwerer als das vorige: Finde den einen Zug, der es löst.
race-ask-one = Bilde mit einem Zug ein Muster. Genau ein Zug schafft es.
race-ask-two = Bilde ein Muster, sodass für deinen nächsten Zug noch eines bleibt, was auch immer die andere Seite täte. Genau ein Zug schafft es.
race-drawing = Das nächste Rätsel wird gezogen.
race-showing = Die Lösung wird gezeigt.
race-status = Rätsel { $number } von { $count }
race-drawn = Rätsel { $number }
race-gave-up = hat aufgegeben
race-found = Gelöst: { $move }
race-solution = Die Lösung: { $move }
race-over = { $solved } von { $count } Rätseln gelöst.
race-giving-up = Du siehst die Lösung und bekommst keinen Punkt.
button-give-up = Aufgeben
do-give-up = gib auf
race-not-drawn = Das Rätsel ist noch zu ziehen.
race-answered = Die Lösung ist noch zu zeigen.
race-for-one = Nur wer hier sitzt, spielt.
no-such-race-turn = In einem Zug wird ein Stein bewegt oder aufgegeben; das war nichts davon.
