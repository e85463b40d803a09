### The tiny game; Begriffe: Karte, Joker, Beutel, Platz (seat), Ruhe (hush).

## Das Spiel und seine Optionen

title = Tiny
credit = Von Parlour selbst
summary = Lege eine oder zwei Karten verdeckt aus; die höchste Summe punktet.
option-top = Höchste Karte
option-jokers = Joker
jokers-none = keine Joker
jokers-two = zwei Joker
option-ties = Gleiche Summen
ties-first = es punktet, wer näher am Startspieler sitzt
ties-nobody = niemand punktet
option-start = Startspieler
start-drawn = wird ausgelost
start-zero = Platz 0
option-bonus = Karte für einen Zusatzpunkt
bonus-none = keine
bonus-random = wird vor dem Spiel ausgelost
bonus-bad = bonus muss none, random oder eine Karte von 1 bis { $top } sein, nicht { $text }

## Was man tippt

read-action = { $text } ist kein Zug; möglich sind etwa 2, *2, end, hush 1, draw 3, first 0
read-value = { $text }: { $value } gibt es nicht

## Der Tisch

laid-cards = Ausgelegte Karten
hand = Hand
laid-by = ausgelegt von Platz { $seat }
hand-of = Hand von Platz { $seat }
back = eine Karte
joker = Joker
joker-as = Joker als { $value }
button-end = Zug beenden
button-hush = Platz { $seat } zur Ruhe rufen
unseen = Ungesehene Karten
in-bag = { $count } im Beutel
in-hand = auf der Hand
hushed = zur Ruhe gerufen
all-out = Alle Karten sind gespielt.
dealing = Die Karten werden ausgeteilt.
lay = Lege eine oder zwei Karten aus.
others-lay = Die anderen sind noch dabei.
lay-sum = { $sum } auslegen
makes-sum = { $cards } ergibt { $sum }.

## Der Verlauf; der Name kann davor stehen

draw = Du ziehst { $card }
laid = legt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } aus
hush = ruft Platz { $seat } zur Ruhe
out = Alle { $count } Karten sind gespielt.

## Ablehnungen

no-such-action = Eine solche Karte oder Aktion gibt es in diesem Spiel nicht.
over = Das Spiel ist vorbei.
draw-first = Zuerst wird eine Karte gezogen.
ended = Platz { $seat } hat den Zug schon beendet, die anderen noch nicht.
none-laid = Mindestens eine Karte muss ausgelegt werden.
enough-laid = Mehr als { $most } Karten werden nicht ausgelegt.
no-value = Karten haben die Werte 1 bis { $top }, nicht { $value }.
no-card = In dieser Hand gibt es { $card } nicht.
joker-no-bonus = Ein Joker wird nicht als { $value } ausgelegt, den Wert der Bonuskarte.
table-hushes = Zur Ruhe ruft nur der Tisch, und er tut nichts anderes.
no-such-seat = Platz { $seat } gibt es nicht.
hushed-already = Platz { $seat } wurde schon zur Ruhe gerufen.
