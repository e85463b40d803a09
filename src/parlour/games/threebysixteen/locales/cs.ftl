### 3x16; výrazy: kámen, sloupec, řada, vyvolat číslo, krok, deska (řady a sloupce jednoho hráče).

## Hra, její možnosti a předvolby

credit = Vydal Ravensburger, 1973
summary = Každé vyvolané číslo jde do čekacího sloupce. Sestavte z nich tři řady od 1 do 16.
tiles-left = { $count ->
    [one] zbylý kámen
    [few] zbylé kameny
   *[other] zbylých kamenů
 }
left = { $count ->
    [0] nezbývá žádný kámen
    [one] zbývá { $count } kámen
    [few] zbývají { $count } kameny
   *[other] zbývá { $count } kamenů
 }
option-caller = Kdo vyvolává čísla
caller-seat = hráč { $seat }
caller-drawn = hráč, kterého určí los
caller-house = hra sama
option-transfers = Kdy jdou kameny ze sloupce do řady
transfers-free = kdykoli podle přání hráče
transfers-after = až po položení vyvolaného kamene
transfers-forced = vždy hned
option-tiebreak = Když nejméně kamenů zbývá více hráčům
tiebreak-shared = dělí se o vítězství
tiebreak-rows = vítězí, kdo má více hotových řad
tiebreak-race = dělí se o vítězství, ale kdo první dokončí všechny řady, vítězí ihned
option-done = Krok, ve kterém už není co dělat
done-by-itself = skončí sám
done-by-player = ukončí hráč
option-open = Co s číslem dělají ostatní
open-at-once = je vidět hned
open-at-end = je vidět, až budou hotovi všichni
option-runs = Sady čísel
option-top = Nejvyšší číslo
option-columns = Sloupce
preset-brisk = Svižná hra
preset-brisk-about = Co lze vzít, jde hned do řady, a krok, ve kterém už není co dělat, skončí sám.
preset-short = Krátká hra
preset-short-about = Dvě řady od 1 do 10 a čtyři sloupce.
caller-absent = caller { $caller } u stolu s počtem hráčů { $seats } nesedí; použijte { $known }

## Co se píše

read-action = { $text } není tah; napište @a až @e, a* až e*, start nebo done
read-draw = { $text } není losování; napište «call 7» nebo «caller A»
read-position = { $text } není pozice pro { $seats ->
    [one] { $seats } hráče
    [few] { $seats } hráče
   *[other] { $seats } hráčů
 }
read-beyond = { $text } přesahuje počet hráčů { $seats }, počet vyvolaných čísel { $calls } nebo číslo { $top }
read-board = { $text } není deska na místě { $seat }
read-columns = { $text } má { $given ->
    [one] { $given } sloupec
    [few] { $given } sloupce
   *[other] { $given } sloupců
 }, má jich být { $columns }
read-too-long = sloupec { $column } v { $text } je příliš dlouhý
read-numbers = { $text } není { $count ->
    [one] { $count } číslo
    [few] { $count } čísla
   *[other] { $count } čísel
 } od 0 do { $highest }

## Deska a co na ní leží

board = Deska
row = { $number }. řada
row-complete = řada { $number } je hotová
column = sloupec { $column }
called = Vyvoláno
caller-called = volá
number-called = vyvolané číslo
caller = kdo vyvolává
calls = vyvolává { $seat }
hand = Ruka
tile-called = vyvolaný kámen
button-done = Hotovo

## Vedle desky

still-to-come = Co ještě přijde
complete = dokončeno
note-done = hotovo
status = { $call }. číslo z { $calls }
status-before = { $calls ->
    [one] { $calls } číslo k vyvolání
    [few] { $calls } čísla k vyvolání
   *[other] { $calls } čísel k vyvolání
 }

## Co se děje

caller-due = Losuje se, kdo bude vyvolávat čísla.
calling = Vyvolává se další číslo.
others-put = Všichni pokládají { $number }.
others-still-put = Ještě se pokládá { $number }.
start-row = Začněte jedničkou novou řadu.
put-down = Přiložte { $number } dolů k některému sloupci.
nothing-to-take = Nelze už nic vzít: máte hotovo.
tile-in = { $number } ze sloupce { $column }
choose-tile = Určete, co půjde do řady: { $tiles }.
may-take = Můžete vzít { $tiles }, nebo krok ukončit.

## Co tah udělá

draft = V tomto kroku { $step }; { $rest }.
could-take = Můžete vzít také { $tiles }.

## Průběh hry; předchází jméno hráče

begins-calling = vyvolává čísla
call-by = { $seat } vyvolává { $number }
call-house = Vyvolané číslo: { $number }
put = { $who ->
    [you] kladete
   *[other] klade
 } { $number } do sloupce { $column }
straight = { $who ->
    [you] kladete
   *[other] klade
 } { $number } rovnou do řady
started = { $who ->
    [you] začínáte
   *[other] začíná
 } novou řadu
took = { $who ->
    [you] berete
   *[other] bere
 } { $numbers }
kept = { $who ->
    [you] necháváte
   *[other] nechává
 } všechno, jak bylo

## Konec

not-over = Hra ještě neskončila.
all-called = { $calls ->
    [one] Zaznělo jediné číslo.
    [few] Zazněla všechna { $calls } čísla.
   *[other] Zaznělo všech { $calls } čísel.
 }
rows-decide = Při stejně nízkém počtu zbylých kamenů rozhodují hotové řady.
first-complete = { $seat } má všechny řady hotové dřív než ostatní.

## Odmítnutí

over = Hra skončila: všechna čísla ({ $calls }) už zazněla a jsou vyřízená.
race-over = Hra skončila: { $seat } má všechny řady hotové dřív než ostatní.
only-players = { $seats ->
    [one] V této hře hraje jediný hráč
    [few] V této hře hrají jen { $seats } hráči
   *[other] V této hře hraje jen { $seats } hráčů
 }, nikdo jiný.
not-shown = Co může jiný hráč během kroku dělat, se neukazuje.
not-called-first = První číslo ještě nezaznělo.
not-called-next = Další číslo ještě nezaznělo.
step-finished = Svůj krok s číslem { $number } máte hotový; počkejte na další číslo.
no-such-action = V kroku se položí kámen, začne řada, vezme kámen, nebo se krok ukončí; tohle nebylo nic z toho.
columns-only = { $columns ->
    [one] Je tu jen jeden sloupec
    [few] Jsou tu jen { $columns } sloupce
   *[other] Je tu jen { $columns } sloupců
 }.
say-which = Dva sloupce nabízejí stejné číslo: nejprve určete, které půjde do řady.
put-already = { $number } už leží na svém místě a kameny se nepřeskládávají.
one-starts = Jednička začíná řadu; do sloupce nesmí.
only-called-one = Řadu lze začít jen vyvolanou jedničkou; vyvolané číslo je { $number }.
started-already = Vyvolaná jednička už svou řadu začala.
put-first-here = U tohoto stolu se kameny berou, až když je { $number } na svém místě.
column-empty = Sloupec { $column } je prázdný.
follows-none = { $number } dole ve sloupci { $column } nikam nenavazuje: žádná řada ještě nezačala.
follows-not = { $number } dole ve sloupci { $column } na žádnou řadu nenavazuje: vaše řady končí čísly { $ends }.
put-first = Nejprve položte { $number }.

## Rozbor dohrané hry; předchází jméno hráče

all-possible = S těmito čísly šlo dokončit všechny řady.
best-possible = Nejlepší výsledek s těmito čísly: { $left }; { $sure }.
sure-proved = lepší neexistuje
sure-found = lepší se nenašel
no-fewer = Při žádném postupu jich nezbude méně než { $count }.
best-way = Nejlepší postup: { $left }
reached-best = Na konci { $left }: nejlepší možný výsledek.
no-time = Na konci { $left }, o { $count } víc, než bylo nutné; zjistit, kde k tomu došlo, se v daném čase nestihlo.
fell-behind = Ztráta přichází při { $call }. vyvolání (číslo { $number }). Nejlepší dosažitelný výsledek předtím: { $before }; potom: { $after }. Na konci { $left }.
way-on = Nejlepší pokračování od { $call }. vyvolání: { $left }

## Rady: co udělat a proč

do-put = položte { $number } do sloupce { $column }
do-take = vezměte { $number } ze sloupce { $column }
do-start = začněte jedničkou novou řadu
do-end = ukončete krok
why-starts = vyvolaná jednička vždy začíná řadu
why-takes = { $count ->
    [one] { $numbers } jde do řady
    [few] { $numbers } jdou do řad
   *[other] { $numbers } jde do řad
 }{ $left ->
    [0] , žádný kámen nezbývá
    [one] , zbývá { $left } kámen
    [few] , zbývají { $left } kameny
   *[other] , zbývá { $left } kamenů
 }
why-done = teď nelze vzít žádný kámen
why-follows = { $number } hned navazuje na řadu
why-empty = v prázdném sloupci { $column } žádnému kameni nepřekáží
why-next = { $number } leží hned pod { $above }, která na ni navazuje
why-equal = stejně jako { $number } nad ní čeká na { $before }
why-below = řada potřebuje { $number } dřív než { $above }
why-covers = všechny sloupce končí nižším číslem, takže se některé zakryje: { $above }
