### Sequence Numbers: Plättchen, Sequenz, Spielplan, tote Karte, Plus- und Minuskarten.

## Das Spiel, seine Optionen und Vorgaben

title = Sequence Numbers
credit = Erschienen bei Jax
summary = Löse die Aufgabe auf einer Karte, lege ein Plättchen auf ihre Zahl und bringe fünf in eine Reihe, bevor es andere tun.
sequences = { $count ->
    [one] Sequenz
   *[other] Sequenzen
 }
score = { $count } { sequences }
table-talk = Tischgespräche
talk-penalty = Alle im Team geben eine Karte ab und ziehen keine nach.
seats-alone = es braucht jemanden, gegen den man spielt
seats-five = fünf lassen sich nicht gleichmäßig auf Teams verteilen
three-teams = drei Teams brauchen sechs Personen; { $seats } lassen sich nicht gleichmäßig auf drei Teams verteilen
option-teams = Teams, ab vier Personen
teams-2 = Zwei Teams
teams-3 = Drei Teams zu zweit
board-10x10 = Zehn mal zehn, Zahlen bis 48
board-8x8 = Acht mal acht, Zahlen bis 30, für ein kurzes Spiel
option-deck = Aufgaben auf den Karten
deck-designed = Additionen und Subtraktionen zu gleichen Teilen
deck-easier = Leichter: Addiert und abgezogen wird höchstens 20
deck-harder = Schwerer: mit Multiplikationen
option-copies = Karten je Zahl
copies-2 = Zwei
copies-4 = Vier
option-answers = Ergebnisse auf den Karten
answers-shown = Aufgedruckt
answers-hidden = Rechnet man selbst aus
option-first = Wer beginnt
first-a = Platz A, links vom Geber
first-drawn = Ausgelost
option-draw = Nachziehen nach dem Ausspielen
draw-auto = Von selbst
draw-manual = Von Hand, und zu spät ist verloren
option-goal = Sequenzen zum Sieg
goal-by-table = Eine zu zweit oder zu dritt, zwei ab vier Personen
goal-1 = Eine
goal-2 = Zwei
option-shared = Plättchen, die sich zwei Sequenzen einer Seite teilen dürfen
shared-1 = Eines
shared-any = Beliebig viele, sechs in einer Reihe sind also zwei
shared-none = Keines
option-line = Wenn mehrere Reihen zählen könnten
line-chosen = Man sagt, welche
line-first = Die erste
talk-trust = Auf Vertrauen
talk-called = Wird am Tisch gerügt
option-reshuffles = Wie oft die Ablagestapel gemischt werden, bevor das Spiel endet
reshuffles-unlimited = So oft wie nötig
preset-friendly = Freundschaftsspiel
preset-friendly-about = Karten werden von selbst gezogen, und Tischgespräche werden nicht gerügt.
preset-classroom = Klassenzimmer
preset-classroom-about = Ein kleinerer Spielplan; addiert und abgezogen wird höchstens 20.
preset-short = Kurz
preset-short-about = Ein kleinerer Spielplan mit Zahlen bis 30.

## Eigene Pläne und Stapel

board-must = board muss { $known } sein oder Zeilen wie 0,1,2,3,0/…
board-rows = board: Zeilen müssen gleich lang sein, höchstens { $most } mit höchstens { $most } Feldern
board-room = board: { $rows } x { $columns } hat zwischen vier Ecken keinen Platz für eine Reihe von { $length }
board-corners = board: Die vier Ecken müssen 0 (frei) sein, und kein anderes Feld
board-twice = board: Die Zahl { $number } steht auf { $count ->
    [one] { $count } Feld
   *[other] { $count } Feldern
 }; jede Zahl braucht zwei
board-high = board: Die Zahl { $number } ist zu groß; { $highest } Zahlen füllen diesen Plan
deck-must = deck muss { $known } sein oder Aufgaben wie 1+0,7-6,1+1,13-11
deck-no-sum = deck: { $given } ist keine Aufgabe
deck-value = deck: { $sum } ist { $value }; der Plan hat die Zahlen 1 bis { $numbers }
deck-copies = deck: Die Zahl { $number } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }; jede braucht { $copies }
deck-repeats = deck: { $sum } steht auf zwei Karten der Zahl { $number }; ihre Karten müssen verschieden sein
deck-beyond = deck: { $sum } geht über { $numbers } hinaus, die höchste Zahl des Plans
deck-uneven = deck: { $added } Karten addieren, { $taken } subtrahieren; es müssen gleich viele sein
deck-operand = deck: { $operand } steht auf { $count } von { $cards } Karten; höchstens { $most } dürfen sie haben
deck-too-small = board: { $numbers } Zahlen ergeben einen Stapel von { $cards } Karten; { $seats } Hände brauchen { $dealt }

## Die Tabelle der Karten

deck-table = Der Stapel
deck-table-about = Dazu kommen zwei Plus- und zwei Minuskarten.
deck-number = Zahl
deck-card = Karte { $count }

## Was getippt wird

read-action = { $text } ist kein Zug; schreib ein Feld wie b2, +b2, -b2, dead 12, pass, draw oder waive
read-cell = { $text } ist kein Feld dieses Plans
read-card = { $text } ist keine Karte; schreib 1 bis { $numbers }, plus oder minus
read-draw = { $text } ist keine gezogene Karte; schreib «card 12», «card 12b», «card plus» oder «first A»
read-seat = die Stellung nennt einen Platz, den es unter den { $seats } nicht gibt
read-order = die Karten einer Hand stehen aufsteigend
read-twice = die Stellung hat ein und dieselbe Karte der { $number } zweimal
read-cards = die Karten der Stellung gehen nicht auf
read-lines = Phase oder Sequenzen der Stellung sind hier nicht möglich

## Der Spielplan und was darauf liegt

board = Spielplan
free = frei
free-corner = freie Ecke
deck-place = Stapel und Plättchen
deck-and-chips = Stapel und Plättchen
deck-text = Stapel
cards-in-deck = Karten im Stapel
discards = Ablage
discards-of = Ablage von { $seat }
hand = Hand
card-back = verdeckte Karte
card-for = Karte für { $number }
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
plus = Plus
minus = Minus
chip = Plättchen
locked = umgedrehtes Plättchen, in einer Sequenz
spoken-plus = { $a } plus { $b }
spoken-minus = { $a } minus { $b }
spoken-times = { $a } mal { $b }
spoken-is = { $sum } ist { $number }
team = Team { $number }
line = { $first } bis { $last }

## Neben dem Plan

in-hand = auf der Hand
note-gives-up = gibt eine Karte ab
note-may-draw = darf ziehen
note-aside = eine Karte beiseitegelegt
status = { $deck } im Stapel · { $goal ->
    [one] { $goal } Sequenz gewinnt
   *[other] { $goal } Sequenzen gewinnen
 }

## Was geschieht

starter-due = Es wird ausgelost, wer beginnt.
dealing = Die Karten werden gegeben.
drawing = Eine Karte wird gezogen.
others-play = Eine Karte wird gespielt und ein Plättchen auf ihre Zahl gelegt.
team-gives-up = Ein Team wurde für Tischgespräche gerügt und gibt Karten ab.
choosing-line = Mehrere Reihen könnten zählen; eine wird ausgewählt.
give-up = Dein Team wurde für Tischgespräche gerügt: Gib eine Karte deiner Wahl ab.
choose-line = Mehrere Reihen könnten zählen: Tippe auf die, die zählt.
draw-or-leave = Zieh deine Karte, bevor die nächste Person gezogen hat, oder lass sie liegen.
draw-first = Zieh deine Karte, bevor die nächste Person gezogen hat.
no-cards-left = Du hast keine Karten mehr und passt.
dead-or-pass = Du kannst keine Karte spielen: Tausche die tote gegen eine andere oder passe.
must-pass = Du kannst keine Karte spielen und passt.
dead-or-play = Eine deiner Karten ist tot, ihre Zahlen sind belegt: Tippe sie an, um sie zu tauschen, oder spiele.
choose-card = Wähle eine Karte und lege ein Plättchen auf ihr Ergebnis.

## Was ein Entwurf bewirkt

button-chip = Plättchen auf { $cell }
makes = { $sum } ergibt { $number }.
plus-anywhere = Plus passt überall: { $number }.
five = { $lines }: fünf in einer Reihe!
button-take = Von { $cell } nehmen
takes = Das Plättchen von { $owner } verlässt { $cell }, und dein Zug ist zu Ende.
button-turn-in = Eintauschen
turns-in = Beide Felder von { $card } sind belegt; du ziehst eine andere Karte und spielst weiter.
button-line = Diese Reihe zählen
your-sequence = { $lines } ist deine Sequenz.
button-pass = Passen
pass-draws-none = Du ziehst keine Karte.
button-draw = Deine Karte ziehen
lies-aside = Die Karte bleibt bis zu deinem nächsten Zug beiseite liegen.
button-leave = Karte liegen lassen
stays-smaller = Deine Hand bleibt bis zum Ende um eine Karte kleiner.
button-give-up = { $card } abgeben
draws-none = Die Karte kommt auf deine Ablage, und du ziehst keine dafür.
button-call = Tischgespräch von { $side }
button-call-team = Tischgespräch von Team { $side }
you-win = Damit gewinnst du.

## Das Protokoll; davor steht, wer es tut

your-hand = Auf deiner Hand: { $cards }
you-drew = Du ziehst { $card }
shuffled = Der Stapel ist leer: Die Ablagen werden gemischt
played = spielt { $sum } = { $number } auf { $cell }
played-plus = spielt Plus auf { $cell }, die { $number }
is-sequence = { $line } ist eine Sequenz
took = nimmt mit Minus das Plättchen von { $owner } auf { $cell }, der { $number }
turned-in = tauscht die tote Karte { $card } ein: Beide Felder sind belegt
counted = zählt { $lines }
called = { $team } wird für Tischgespräche gerügt: Alle im Team geben eine Karte ab
gave-up = gibt { $card } ab
passed = passt: Keine Karte ist spielbar
drew-owed = zieht die ausstehende Karte
left-owed = lässt die ausstehende Karte liegen
lost-card = { $seat } verliert die ausstehende Karte

## Das Ende

not-over = Das Spiel ist nicht zu Ende.
five-in-a-row = Fünf in einer Reihe: { $lines }.
nobody-can-play = Niemand kann mehr eine Karte spielen.
shuffled-out = { $times ->
    [0] Der Nachziehstapel ist aufgebraucht.
    [one] Der Nachziehstapel ist aufgebraucht, und die Ablagen wurden schon einmal gemischt.
   *[other] Der Nachziehstapel ist aufgebraucht, und die Ablagen wurden schon { $times }-mal gemischt.
 }

## Ablehnungen

over = Das Spiel ist zu Ende.
no-calls = An diesem Tisch werden Tischgespräche nicht gerügt.
call-names-team = Eine Rüge nennt ein Team, 1 bis { $teams }.
call-between = Gerügt wird zwischen zwei Zügen; warte, bis dieser vorbei ist.
team-holds-none = Team { $team } hat keine Karten, die es abgeben könnte.
nothing-owed = Du hast keine Karte zu ziehen: Dir stand keine zu, oder die nächste Person hat schon gezogen.
not-your-turn = Du bist nicht am Zug; am Zug ist { $seat }.
only-draw = Jetzt spielt { $seat }; du darfst nur die Karte ziehen, die dir zusteht.
not-shown = Fremde Karten werden nicht gezeigt.
no-such-turn = Ein Zug ist eine gespielte oder getauschte Karte oder ein Passen; das war nichts davon.
give-up-first = Dein Team wurde für Tischgespräche gerügt: Gib zuerst eine Karte ab.
not-called = Eine Karte gibt man nur nach einer Rüge für Tischgespräche ab.
no-choice = Zwischen Reihen ist jetzt nichts zu wählen.
say-which-line = Sag zuerst, welche Fünferreihe zählt.
no-line-of-yours = Das ist keine Fünferreihe von dir durch das eben gelegte Plättchen.
deck-empty = Es ist keine Karte mehr zum Ziehen da.
corner = { $cell } ist eine freie Ecke; sie zählt für alle und nimmt kein Plättchen auf.
covered = Die { $number } auf { $cell } ist schon belegt.
wrong-sum = { $sum } ist nicht { $number }.
choose-sum = { $number } ergibt die Karte { $sum }: Wähle sie zuerst.
no-card = Du hast keine Karte, die { $number } ergibt.
no-plus = Du hast keine Pluskarte.
no-minus = Du hast keine Minuskarte.
no-chip = Auf { $cell } liegt kein Plättchen zum Wegnehmen.
own-chip = Das Plättchen auf { $cell } ist deines; Minus nimmt ein gegnerisches.
locked-chip = Das Plättchen auf { $cell } gehört zu einer Sequenz und kann nicht weggenommen werden.
not-dead = Die Karte ist nicht tot: { $open ->
    [one] Ein Feld der { $number } ist
   *[other] Beide Felder der { $number } sind
 } frei.
one-dead-card = Nur eine tote Karte je Zug lässt sich tauschen.
can-play = Du kannst eine Karte spielen; passen darf nur, wer nicht kann.

## Tipps: was zu tun ist und warum

do-play = spiel { $card } auf { $cell }
do-take = nimm mit Minus das Plättchen von { $owner } auf { $cell }
do-turn-in = tausch { $card } ein
do-pass = passe
do-draw = zieh die ausstehende Karte
do-leave = lass die ausstehende Karte liegen
do-count = zähle { $line }
do-give-up = gib { $card } ab
why-wins = damit gewinnst du
why-sequence = { $count ->
    [one] das ergibt eine Sequenz
   *[other] das ergibt { $count } Sequenzen
 }
why-four = zu einer Fünferreihe fehlt dann nur noch { $cell }, die { $number }
why-four-held = zu einer Fünferreihe fehlt dann nur noch { $cell }, die { $number }, und dafür hast du eine Karte
why-three = drei einer Fünferreihe liegen dann, und die beiden anderen Felder sind frei
why-lines = { $count ->
    [one] eine Fünferreihe über dieses Feld steht dir noch offen
   *[other] { $count } Fünferreihen über dieses Feld stehen dir noch offen
 }
why-blocks = { $count ->
    [one] das versperrt eine Reihe, in der { $side } nur noch ein Feld fehlt
   *[other] das versperrt eine Reihe, in der { $side } nur noch { $count } Felder fehlen
 }
why-breaks = { $count ->
    [one] das reißt eine Reihe auf, in der { $side } nur noch ein Feld fehlt
   *[other] das reißt eine Reihe auf, in der { $side } nur noch { $count } Felder fehlen
 }
why-dead = die Karte ist tot: Beide Felder sind belegt

## Das Rätselrennen

race-title = Sequence Numbers: Rätselrennen
race-credit = Sequence Numbers ist bei Jax erschienen; die Rätsel wurden durch Suche gefunden und bewiesen
race-summary = Zehn Rätsel, jedes schwerer als das vorige: Finde die eine Karte, die zwei Sequenzen auf einmal bildet.
race-usual = Üblich
race-usual-about = Additionen und Subtraktionen mit Zahlen bis 48.
race-small = Kleine Zahlen
race-small-about = Addiert und abgezogen wird höchstens 20.
race-times = Mit Malnehmen
race-times-about = Additionen, Subtraktionen und Multiplikationen mit Zahlen bis 48.
race-results = Mit Ergebnissen
race-results-about = Neben jeder Aufgabe steht ihr Ergebnis: Gesucht werden nur die Reihen.
race-ask = Bilde mit einer Karte zwei Sequenzen auf einmal. Dir gehören die Plättchen von A. Genau ein Zug schafft es.
race-drawing = Das nächste Rätsel wird gezogen.
race-showing = Die Lösung wird gezeigt.
race-status = Rätsel { $number } von { $count }
race-drawn = Rätsel { $number }
race-gave-up = hat aufgegeben
race-found = Gelöst: { $sum } = { $number } auf { $cell }
race-solution = Die Lösung: { $sum } = { $number } auf { $cell }
race-over = { $solved } von { $count } Rätseln gelöst.
race-giving-up = Du siehst die Lösung und bekommst keinen Punkt.
race-button-give-up = Aufgeben
race-do-give-up = gib auf
race-not-drawn = Das Rätsel ist noch zu ziehen.
race-answered = Die Lösung ist noch zu zeigen.
race-is-over = Das Rennen ist zu Ende.
race-for-one = Nur wer hier sitzt, spielt.
no-such-race-turn = In einem Zug wird eine Karte mit einer Aufgabe gespielt oder aufgegeben; das war nichts davon.
