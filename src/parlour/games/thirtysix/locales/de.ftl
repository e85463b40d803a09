### 36 und seine Räume; Wörter: Figur, Stein, Vorrat, Plättchen, Tor, Feld, überspringen.

## Das Spiel, seine Optionen und Vorgaben

credit = Von Néstor Romeral Andrés, erschienen bei nestorgames
summary = Zieh deine Figur, säe deine Steine auf Felder ihrer Farbe und werde sie alle los, bevor es anderen gelingt.
counters-left = { $count ->
    [one] übriger Stein
   *[other] übrige Steine
 }
score = { $count ->
    [one] { $count } Stein übrig
   *[other] { $count } Steine übrig
 }
option-layout = Wie die neun Plättchen liegen
layout-square = Ein Quadrat, drei mal drei
layout-ring = Ein Ring um ein Loch
layout-brick = Ziegel, um ein halbes Plättchen versetzt
layout-slots = Zwei kleine Löcher
layout-cross = Ein Kreuz
layout-great-ring = Ein großer Ring
layout-random = Ausgelost, in einem Stück
option-gates = Tore
gates-nine = Eines auf jedem Plättchen
gates-three = Nur auf den drei Plättchen mit gleichen Ecken
gates-none = Keine
option-tiles = Plättchen
tiles-designed = Die neun mit allen drei Farben
option-first = Wer beginnt
first-drawn = Ausgelost
player = Platz { $letter }
option-give = Der Stein für eine übersprungene Figur
give-after = Wird nach dem Säen gegeben
give-before = Wird vor dem Säen gegeben
option-idle = Züge in Folge ohne gelegten Stein, nach denen das Spiel endet
preset-advanced = Für Fortgeschrittene
preset-advanced-about = Die Plättchen liegen zufällig, in einem Stück und mit Löchern.

## Eigene Anordnungen, Tore und Plättchen

layout-must = layout muss { $known } sein oder neun Gruppen x,y oder x,y,Plättchen,Drehung, nicht { $given }
layout-group = layout: { $given } ist nicht x,y oder x,y,Plättchen,Drehung
layout-tile = layout: { $given } braucht ein Plättchen 0 bis 8 (oder seinen Namen) und eine Drehung 0 bis 3
layout-overlap = layout: Die Plättchen auf { $first } und { $second } überlappen sich
layout-apart = layout: Das Plättchen auf { $spot } gehört zu einer eigenen Gruppe: Gruppen müssen sich an einer Kante berühren, nicht nur an einer Ecke
layout-twice = layout: Ein Plättchen ist zweimal genannt
gates-must = gates muss nine, three, none oder Plättchen wie DR,ARG sein, nicht { $given }
tiles-must = tiles muss «designed» sein oder neun Gruppen wie RGRB, nicht { $given }
tiles-uneven = tiles: { $count ->
    [one] { $count } Feld ist
   *[other] { $count } Felder sind
 } { $letter }; jede Farbe braucht { $needed }
tiles-lack = tiles: R, G und B brauchen je { $needed } Felder
first-absent = first { $first } gibt es an einem Tisch mit { $seats } Plätzen nicht; nimm 0 bis { $last } oder random
idle-must = idle_limit muss off sein oder eine ganze Zahl von 1 bis 999, nicht { $given }

## Was getippt wird

read-action = { $text } ist kein Zug; schreib ein Feld wie d3, pass, =red oder +red
read-draw = { $text } ist keine Ziehung; schreib ein Plättchen und seine Vierteldrehungen wie ARG/3, oder «first A»
read-position = { $text } ist keine Stellung mit { $seats } Plätzen
read-seat = { $text } beschreibt nicht Platz { $seat }
read-too-many = { $text } hat mehr als { $most } Plättchen
read-twice = { $tile } liegt zweimal auf dem Plan

## Der Plan und was darauf liegt, nach Farben

colour = { $colour ->
    [red] Rot
    [green] Grün
   *[blue] Blau
 }
held = { $count ->
    [one] { $colour ->
        [red] roter
        [green] grüner
       *[blue] blauer
    }
   *[other] { $colour ->
        [red] rote
        [green] grüne
       *[blue] blaue
    }
 }
square = { $colour ->
    [red] rotes Feld
    [green] grünes Feld
   *[blue] blaues Feld
 }
counter = { $colour ->
    [red] roter Stein
    [green] grüner Stein
   *[blue] blauer Stein
 }
counters-of = { $colour ->
    [red] rote Steine
    [green] grüne Steine
   *[blue] blaue Steine
 }
pawn = { $colour ->
    [red] rote Figur
    [green] grüne Figur
   *[blue] blaue Figur
 }
crossed-pawn = die { pawn }
reserve = Vorrat
tile = Plättchen
gate = Tor
tile-place = Plättchen { $number }
gate-place = Tor von Plättchen { $number }
tile-said = { $name }: oben { $a } und { $b }, unten { $c } und { $d }

## Neben dem Plan

note-plays = mit { colour }
status-idle = { $idle } von { $limit } Zügen ohne gelegten Stein

## Was geschieht

starter-due = Es wird ausgelost, wer beginnt.
laying = Die neun Plättchen werden ausgelegt.
choose = Wähle die Farbe deiner Figur und deiner Steine.
place = Setz deine Figur auf ein Feld ihrer Farbe.
give = Du hast eine Figur übersprungen: Gib einen deiner Steine für sie ab.
others-choose = Eine Farbe wird gewählt.
others-place = Eine Figur wird gesetzt.
others-give = Wer übersprungen wurde, bekommt einen Stein.
others-move = Eine Figur zieht.
must-pass = Deine Figur kann nicht ziehen, also passt du.
move = Zieh deine Figur gerade auf ein leeres Feld oder durch ein Tor.

## Was ein Entwurf bewirkt

button-pass = Passen
cannot-move = Deine Figur kann nicht ziehen.
button-play = { colour } spielen
takes = Du bekommst die { pawn } und zwölf { counters-of }.
button-give = { $colour ->
    [red] Roten Stein geben
    [green] Grünen Stein geben
   *[blue] Blauen Stein geben
 }
gives = Ein { counter } von dir geht an die übersprungene Person.
button-put = Figur auf { $square } setzen
puts-no-counter = Dabei wird kein Stein gelegt.
button-move = Nach { $square } ziehen
sows = Ein { counter } wird gelegt, { $left }.
sows-none = Es wird nichts gelegt: Du hast { $colour ->
    [red] keinen roten Stein
    [green] keinen grünen Stein
   *[blue] keinen blauen Stein
 }.
crosses = Du überspringst { $pawns }.
you-win = Das ist dein letzter Stein: Du gewinnst.
then-give = Dann gibst du einen Stein ab und hast einen weniger.
give-first-then-place = Erst gibst du einen Stein ab; dann wird einer gelegt, wenn du noch einen in der Farbe des Felds hast.

## Das Protokoll; davor steht, wer es tut

laid = Die neun Plättchen liegen aus
plays = spielt { colour }
passed = passt: Die Figur kann nicht ziehen
put = setzt die Figur auf { $square }
through = zieht durch das Tor nach { $square }
moved = zieht von { $start } nach { $square }
placed = ein { counter } gelegt, { $left }
none = kein { counter } zum Legen
crossed = überspringt { $pawns }
gave = gibt { $colour ->
    [red] einen roten Stein
    [green] einen grünen Stein
   *[blue] einen blauen Stein
 } an { $player ->
    [red] Rot
    [green] Grün
   *[blue] Blau
 }

## Das Ende

not-over = Das Spiel ist nicht zu Ende.
reserve-empty = { $colour ->
    [red] Der rote
    [green] Der grüne
   *[blue] Der blaue
 } Vorrat ist leer.
nobody-moves = Niemand kann mehr ziehen.
idle = { $count ->
    [one] { $count } Zug verging
   *[other] { $count } Züge vergingen
 } ohne gelegten Stein.

## Ablehnungen

choose-first = Wähle zuerst eine Farbe.
place-first = Setz deine Figur zuerst auf ein Feld deiner Farbe.
move-now = Jetzt wird die Figur gezogen.
give-first = Gib zuerst einen deiner Steine für die übersprungene Figur ab.
over = Das Spiel ist zu Ende.
still-laying = Der Plan wird noch ausgelegt.
not-your-turn = Du bist nicht am Zug; am Zug ist { $seat }.
not-your-view = So sieht jemand anders den Tisch.
no-such-turn = Ein Zug ist eine Bewegung samt den Steinen, die man dafür abgibt, oder ein Passen; das war nichts davon.
colour-taken = { colour } ist schon vergeben.
not-your-colour = { $name } ist ein { $there }; die Figur beginnt auf einem Feld ihrer Farbe.
pawn-there = Auf { $name } steht schon eine Figur.
can-move = Du kannst auf { $count ->
    [one] ein Feld
   *[other] { $count } Felder
 } ziehen; passen darf nur, wer nicht ziehen kann.
stay = Deine Figur steht schon auf { $name }.
pawn-in-the-way = Auf { $name } steht eine Figur; das Zielfeld muss leer sein.
counter-in-the-way = Auf { $name } liegt ein Stein; das Zielfeld muss leer sein.
not-in-line = { $name } liegt mit { $start } nicht in einer geraden Linie.
not-in-line-gate = { $name } liegt mit { $start } nicht in einer geraden Linie, und das Tor dort führt nach { $gate }.
none-to-give = Du hast { $colour ->
    [red] keinen roten Stein
    [green] keinen grünen Stein
   *[blue] keinen blauen Stein
 } mehr.

## Beide Räume

changes = { $count ->
    [one] Änderung
   *[other] Änderungen
 }
changes-counted = { $count } { changes }
button-undo = Zurücknehmen
undid = nimmt die letzte Änderung zurück
turned = dreht { $tile }
nothing-to-undo = Es gibt nichts mehr zurückzunehmen.
read-kept = höchstens { $most } Änderungen werden aufbewahrt
read-change = { $text } ist keine Änderung, die sich zurücknehmen lässt

## Das Kantenrätsel

puzzle-title = 36: das Kantenrätsel
puzzle-credit = Nach dem gedruckten Rätsel zu 36 von Néstor Romeral Andrés, nestorgames
puzzle-summary = Lege die neun Plättchen, beliebig gedreht, so in ein Quadrat, dass alle Kanten passen.
puzzle-square = Quadrat
heap = Haufen
heap-title = Haufen
button-solution = Lösung zeigen
matches = passt
clashes = passt nicht
borders-match = { $count } von { $all } Kanten passen
puzzle-begin = Lege die neun Plättchen so, dass alle Kanten passen; tippe zweimal auf eines, um es zu drehen.
in-heap = { $count ->
    [one] { $count } Plättchen liegt
   *[other] { $count } Plättchen liegen
 } noch auf dem Haufen.
borders-clash = { $count ->
    [one] { $count } Kante passt
   *[other] { $count } Kanten passen
 } noch nicht.
shown-solution = lässt sich eine Lösung zeigen
removed = nimmt { $tile } von { $cell } weg
put-tile = legt { $tile } auf { $cell }
exchanged = legt { $tile } auf { $cell } an die Stelle von { $other }
all-match = Alle { $all } Kanten passen, nach insgesamt { $changes }.
one-solution = Das ist eine Lösung.
nearest-solution = { $count } von { $all } Kanten passten. Diese Lösung lässt am meisten von dem liegen, was da war.
puzzle-not-over = Das Rätsel ist nicht zu Ende.
puzzle-over = Das Rätsel ist zu Ende.
puzzle-solved = Das Rätsel ist gelöst.
puzzle-given-up = Die Lösung wurde schon gezeigt; das Rätsel ist zu Ende.
puzzle-for-one = Nur wer hier sitzt, legt Plättchen.
puzzle-no-such = Plättchen werden hier gelegt, gedreht oder weggenommen; das war nichts davon.
puzzle-enough = Das waren { $count } Änderungen; nimm einige zurück oder lass dir die Lösung zeigen.
turned-otherwise = { $tile } ist jetzt { $count ->
    [0] nicht gedreht
    [1] um eine Vierteldrehung gedreht
    [2] um eine halbe Drehung gedreht
   *[3] um drei Vierteldrehungen gedreht
 }; dreh es zuerst.
lies-there = { $tile } liegt schon auf { $cell }.
no-tile-there = Auf { $cell } liegt kein Plättchen.
aid-hint = Tipp
aid-hint-about = Nennt einen Schritt zur nächsten Lösung.
hint-begin = Es gibt { $count } Lösungen; so beginnt eine davon.
so-far-good = So weit, so gut.
can-stay = Von dem, was hier liegt, { $kept ->
    [0] kann nichts
    [one] kann { $kept } von { $laid } Plättchen
   *[other] können { $kept } von { $laid } Plättchen
 } bleiben.
hint-turn = Dreh { $tile } um { $count ->
    [1] eine Vierteldrehung
    [2] eine halbe Drehung
   *[3] drei Vierteldrehungen
 }; es gehört auf { $cell }.
hint-lay = Leg { $tile }, so wie es ist, auf { $cell }.
puzzle-read-action = { $text } ist kein Zug; schreib ARG/3-b2, b2-, ARG/, undo oder «give up»
puzzle-read-position = { $text } ist keine Stellung des Rätsels
read-one-cell = zwei Plättchen können nicht auf einem Platz liegen

## Das Anordnen der Plättchen

arrange-title = 36: die Plättchen anordnen
arrange-credit = Nach dem Spiel für Fortgeschrittene in 36 von Néstor Romeral Andrés, nestorgames
arrange-summary = Ordne die neun Plättchen an, wie du willst, auch mit Löchern und halben Schritten, und spiel darauf.
field = Fläche
beginnings = Beginnen mit
beginning = { $layout ->
    [square] einem Quadrat
    [ring] einem Ring
    [brick] Ziegeln
    [slots] zwei Löchern
    [cross] einem Kreuz
   *[great_ring] einem großen Ring
 }
begin-with = mit { beginning } beginnen
began-with = beginnt mit { beginning }
button-choose = Plättchen aussuchen
button-draw = Plättchen dem Zufall überlassen
button-done = Fertig
button-leave = Verlassen
tiles-chosen = Die Plättchen sind ausgesucht
tiles-drawn = Die Plättchen werden zu Beginn des Spiels ausgelost
holds-together = Die Plättchen hängen zusammen: Auf dieser Anordnung kann gespielt werden.
tile-on = das Plättchen auf { $spot }
named-tile = { $name } auf { $spot }
chose-tiles = sucht die Plättchen aus
left-to-chance = überlässt die Plättchen dem Zufall
arranged = hat eine Anordnung fertig
left = geht ohne Anordnung
moved-tile = verschiebt { $tile } nach { $spot }
layout-ready = Die Anordnung ist fertig; auf ihr kann gespielt werden.
no-layout = Es ist keine Anordnung entstanden.
layout-not-ready = Die Anordnung ist nicht fertig.
arrange-over = Das Anordnen ist vorbei.
arrange-for-one = Nur wer hier sitzt, ordnet die Plättchen an.
arrange-no-such = Plättchen werden hier verschoben oder gedreht; das war keines von beiden.
apart = Das Plättchen auf { $spot } gehört zu einer eigenen Gruppe: Gruppen müssen sich an einer Kante berühren, nicht nur an einer Ecke.
apart-named = { $name } auf { $spot } gehört zu einer eigenen Gruppe: Gruppen müssen sich an einer Kante berühren, nicht nur an einer Ecke.
arrange-enough = Das waren { $count } Änderungen; schließ ab oder verlass den Raum.
choose-tiles-first = Welches Plättchen wo liegt und wie es gedreht ist, bleibt dem Zufall überlassen; such die Plättchen zuerst aus.
chosen-already = Die Plättchen sind schon ausgesucht.
chance-already = Die Plättchen sind schon dem Zufall überlassen.
tile-stays = Dieses Plättchen liegt schon auf { $spot }.
would-overlap = Auf { $spot } würde es { $tile } überlappen.
arrange-read-action = { $text } ist kein Zug; schreib ARG-c4, ARG/, «begin ring», undo, done oder leave
arrange-read-position = { $text } ist keine Stellung einer Anordnung
read-places = { $text } nennt nicht die Orte von { $count } Plättchen
read-overlap = { $one } und { $other } überlappen sich

## Tipps: was zu tun ist und warum

do-move = zieh deine Figur nach { $square }
do-through = geh durch das Tor nach { $square }
do-put = setz deine Figur auf { $square }
do-choose = wähle { $colour ->
    [red] Rot
    [green] Grün
   *[blue] Blau
 }
do-give = gib einen { $colour ->
    [red] roten
    [green] grünen
   *[blue] blauen
 } Stein ab
do-pass = passe
why-wins = damit ist dein Vorrat leer, und du gewinnst
why-sows = ein { $colour ->
    [red] roter
    [green] grüner
   *[blue] blauer
 } Stein verlässt deinen Vorrat, es { $count ->
    [one] bleibt { $count }
   *[other] bleiben { $count }
 }
why-crosses = { $count ->
    [one] du überspringst eine Figur und gibst dafür einen Stein ab
   *[other] du überspringst { $count } Figuren und gibst dafür { $count } Steine ab
 }
why-gives = den Stein bist du los, es { $count ->
    [one] bleibt { $count }
   *[other] bleiben { $count }
 }
why-blocks = { $seat } kann danach weder einen Stein legen noch eine Figur überspringen

## Das Rätselrennen

race-title = 36: Rätselrennen
race-credit = 36 von Néstor Romeral Andrés, nestorgames; die Rätsel wurden durch Suche gefunden und bewiesen
race-summary = Zehn erzwungene Siege, jeder schwerer als der vorige: Finde den einen Zug, mit dem er beginnt.
race-ask = { $count ->
    [one] Du spielst { colour } und gewinnst mit diesem Zug. Finde ihn.
   *[other] Du spielst { colour } und gewinnst in höchstens { $count } Zügen, was auch immer die andere Seite tut. Genau ein erster Zug führt dahin.
 }
race-drawing = Das nächste Rätsel wird gezogen.
race-showing = Die Lösung wird gezeigt.
race-other-reserve = Vorrat der anderen Seite
race-status = Rätsel { $number } von { $count }
race-drawn = Rätsel { $number }
race-gave-up = hat aufgegeben
race-found = Gelöst: { $turn }
race-solution = Die Lösung: { $turn }
race-move = die Figur nach { $square }
race-gift = { $colour ->
    [red] ein roter
    [green] ein grüner
   *[blue] ein blauer
 } Stein abgegeben
race-over = { $solved } von { $count } Rätseln gelöst.
race-giving-up = Du siehst die Lösung und bekommst keinen Punkt.
button-give-up = Aufgeben
do-give-up = gib auf
race-not-drawn = Das Rätsel ist noch zu ziehen.
race-answered = Die Lösung ist noch zu zeigen.
race-is-over = Das Rennen ist zu Ende.
race-for-one = Nur wer hier sitzt, spielt.
no-such-race-turn = In einem Zug wird gezogen und gegeben, was fällig ist, oder aufgegeben; das war nichts davon.
