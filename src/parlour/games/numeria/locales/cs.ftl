### Numeria; výrazy: kámen (tile), čtveřice (trope), posun (slide), skok, vynechat tah.

## Hra, její možnosti a předvolby

title = Numeria
credit = Autor: Lloyd Krassner, Warp Spawn Games, 2011
summary = Na počest bohyně matematiky: hýbejte kameny, které nepatří nikomu, seřaďte čtyři, které k sobě patří, a vezměte si je.
tropes = { $count ->
    [one] čtveřice
    [few] čtveřice
   *[other] čtveřic
 }
score = { $count } { tropes }
option-passing = Vynechání tahu
passing-allowed = dovoleno
passing-never = nedovoleno, dokud lze některým kamenem táhnout
option-primes = Řady prvočísel
primes-printed = jako v tištěných pravidlech, tedy i 23 29 31 33
primes-strict = jen ze skutečných prvočísel
option-power = Řady mocnin
power-one-base = jsou mocniny jednoho čísla
power-geometric = rostou libovolným celočíselným násobkem, takže i 3 6 12 24
option-jumps = Skoky
jumps-all = do všech osmi směrů
jumps-diagonal = jen šikmo, jako v dámě
option-combine = Tah
combine-yes = smí spojit posun se skoky
combine-no = je posun, nebo řada skoků
option-multi = Vznikne-li více čtveřic najednou
multi-one = hráč si vezme jednu
multi-all = vezmou se všechny
option-first = Kdo začíná
first-drawn = losuje se
first-a = hráč A
option-setup = Čtveřice, která leží na plánu od začátku
setup-inert = platí, až když ji vytvoří tah
setup-again = kameny se rozloží znovu
option-target = Čtveřice potřebné k vítězství
option-limit = Po kolika tazích bez čtveřice hra končí
limit-off = bez omezení
preset-lively = Svižná hra
preset-lively-about = Dokud lze některým kamenem táhnout, táhnout se musí, takže nikdo nečeká na chybu soupeře.
preset-serious = Pro vážnou hru
preset-serious-about = Jen skutečná prvočísla, žádné vynechávání tahu, žádná čtveřice na plánu od začátku a žádná nápověda při hře.

## Druhy čtveřic: ve větě, nad tabulkou a jejich popis

kind-consecutive = po sobě jdoucí čísla
kind-multiples = násobky
kind-irregular = stejné rozestupy
kind-plus-123 = plus 1 plus 2 plus 3
kind-prime = prvočísla
kind-power = mocniny
kind-square = čtvercová čísla
kind-triangular = trojúhelníková čísla
kind-fibonacci = Fibonacciho čísla
table-consecutive = Po sobě jdoucí čísla: { $count }
table-multiples = Násobky: { $count }
table-irregular = Stejné rozestupy: { $count }
table-plus-123 = Plus 1 plus 2 plus 3: { $count }
table-prime = Prvočísla: { $count }
table-power = Mocniny: { $count }
table-square = Čtvercová čísla: { $count }
table-triangular = Trojúhelníková čísla: { $count }
table-fibonacci = Fibonacciho čísla: { $count }
about-consecutive = Čtyři čísla, každé o 1 větší než předchozí.
about-multiples = Sousední násobky čísla 2 nebo vyššího; začít lze kterýmkoli.
about-irregular = Stejné kroky o 2 nebo více, které nejsou takovými násobky.
about-plus-123 = Kroky o 1, 2 a 3.
about-prime = Sousední prvočísla a tam, kde platí, i příklady z tištěných pravidel.
about-power = Sousední mocniny jednoho čísla, a kde to platí, i řady s libovolným celočíselným násobkem.
about-square = Sousední čtvercová čísla, tedy druhé mocniny.
about-triangular = Sousední trojúhelníková čísla z řady 1, 3, 6, 10, 15, 21, 28, 36.
about-fibonacci = Sousední čísla z řady 1, 2, 3, 5, 8, 13, 21, 34.
column-numbers = čísla
column-also = také
spelled = { $numbers } ({ $kinds })

## Nápověda

aid-trope = Čtveřice jedním tahem?
aid-trope-about = Řekne, zda lze některým kamenem táhnout tak, aby vznikla čtveřice, a kam.
aid-not-now = Teď se kamenem netáhne.
aid-none = Ne: žádný tah teď čtveřici nevytvoří.
aid-many = Ano: čtveřici { $count ->
    [one] vytvoří { $count } tah
    [few] vytvoří { $count } tahy
   *[other] vytvoří { $count } tahů
 }.
aid-some = Ano: { $moves }.
aid-move = kámen { $tile } z { $home } na { $goal } vytvoří { $tropes }

## Co se píše

read-action = { $text } není tah; napište e8-e3, pass nebo take b3-e3
read-draw = { $text } není losování; napište «deal 17» nebo «first A»
read-position = { $text } není pozice
read-tile = kámen { $tile } není mezi čísly 1 až { $most }, nebo leží na plánu dvakrát

## Plán a co leží vedle něj

board = Herní plán
piles = Čtveřice
pile-place = { $number }. čtveřice hráče { $seat }
status-quiet = tahy bez čtveřice: { $quiet } z { $limit }
status-target = { $count ->
    [one] k výhře stačí { $count } čtveřice
    [few] k výhře stačí { $count } čtveřice
   *[other] k výhře stačí { $count } čtveřic
 }

## Co se děje

starter-due = Losuje se, kdo začne.
filling = Rozkládají se kameny.
choose = Vyberte si čtveřici: { $tropes }.
choosing = Vybírá se čtveřice: { $tropes }.
others-move = Táhnout lze kterýmkoli kamenem.
must-pass = Žádným kamenem nelze táhnout, vynecháváte tedy tah.
move-or-end = Táhněte; pokud tah vynecháte také, hra končí.
move = Táhněte kterýmkoli kamenem: jako šachová dáma, nebo skoky.

## Co tah udělá

button-pass = Vynechat tah
button-move = Táhnout na { $goal }
button-choose = Táhnout a vybrat si
button-take-it = Vzít si ji
button-take = Vzít si { $count ->
    [one] { $count } čtveřici
    [few] { $count } čtveřice
   *[other] { $count } čtveřic
 }
slid = { $who ->
    [you] Táhnete kamenem { $tile } z { $home } na { $goal }
   *[other] táhne kamenem { $tile } z { $home } na { $goal }
 }
jumped = { $who ->
    [you] Skáčete kamenem { $tile } z { $home } na { $goal }
   *[other] skáče kamenem { $tile } z { $home } na { $goal }
 }
jumped-via = { $who ->
    [you] Skáčete kamenem { $tile } z { $home } na { $between } a dál na { $goal }
   *[other] skáče kamenem { $tile } z { $home } na { $between } a dál na { $goal }
 }
draft-move = { $move }.
draft-choose = { $move }. Tím vznikají { $tropes }: klepněte na čtveřici, kterou si berete.
draft-take = { $move } a berete si { $tropes }.
you-take = Berete si { $tropes }.
you-pass = Všechno necháváte, jak leží.
ends-game = Tím hra končí.
you-win = Tím vítězíte.

## Průběh hry; předchází jméno hráče

laid = Kameny jsou rozloženy
laid-again = Náhodou na plánu leží čtveřice: kameny se rozkládají znovu
passed = vynechává tah
chose = si vybírá { $trope }
made-several = { $move }: na výběr { $count ->
    [one] je { $count } čtveřice
    [few] jsou { $count } čtveřice
   *[other] je { $count } čtveřic
 }
makes = skládá { $trope }

## Konec

not-over = Hra ještě neskončila.
last-taken = Poslední čtveřice: { $trope }.
both-passed = Tah vynechali oba hráči.
too-quiet = { $count ->
    [one] Uběhl { $count } tah
    [few] Uběhly { $count } tahy
   *[other] Uběhlo { $count } tahů
 } bez čtveřice.

## Odmítnutí

over = Hra skončila.
being-filled = Kameny se ještě rozkládají.
not-your-turn = Nejste na tahu; na tahu je { $seat }.
no-such-turn = V tahu se táhne kamenem, vybírá se mezi čtveřicemi, nebo se tah vynechá; tohle nebylo nic z toho.
say-which = Tahem vzniklo více čtveřic: nejprve určete, kterou si berete.
no-choice = Teď není mezi čtveřicemi co vybírat; jediná čtveřice se bere sama.
not-through = Řada { $line } neprochází polem { $goal }, kde skončil váš kámen.
nothing = prázdné pole
no-trope = Na { $line }: { $numbers }. To není čtveřice.
tile-can-move = U tohoto stolu se táhne, dokud lze některým kamenem táhnout.
no-tile = Na { $square } neleží žádný kámen.
same-square = Tah musí skončit na jiném poli než { $square }.
taken = Na { $square } už leží kámen { $tile }.
not-in-line = { $goal } není v přímce s { $home } a { $jumps ->
    [diagonal] šikmými skoky
   *[all] skoky
 } se tam dostat nelze.
no-way = Kámen { $tile } se z { $home } na { $goal } nedostane.
in-the-way = V cestě stojí kámen { $tile } na { $square } a { $jumps ->
    [diagonal] šikmými skoky
   *[all] skoky
 } se z { $home } na { $goal } dostat nelze.

## Rady: co udělat a proč

do-slide = táhněte kamenem { $tile } z { $home } na { $goal }
do-jump = skočte kamenem { $tile } z { $home } na { $goal }
do-jump-via = skočte kamenem { $tile } z { $home } na { $between } a dál na { $goal }
do-take = vezměte { $trope }
do-pass = vynechte tah
why-takes = získáte { $tropes } dřív než soupeř
why-several = složíte { $tropes } dřív než soupeř
why-chosen = ze složených čtveřic si vyberte { $tropes }
why-wins = tím vyhráváte
why-leaves-none = soupeři nezbude čtveřice, kterou by složil jedním tahem

## Závod v úlohách

race-title = Numeria: závod v úlohách
race-credit = Numeria Lloyda Krassnera; úlohy byly nalezeny a dokázány prohledáváním
race-summary = Deset úloh, každá těžší než předchozí: najděte ten jediný tah.
race-ask-one = Vytvořte čtveřici jedním tahem. Dokáže to právě jeden tah.
race-ask-two = Vytvořte čtveřici tak, aby na váš příští tah zbyla další, ať by soupeř zahrál cokoli. Dokáže to právě jeden tah.
race-drawing = Losuje se další úloha.
race-showing = Ukazuje se řešení.
race-status = úloha { $number } z { $count }
race-drawn = Úloha { $number }
race-gave-up = úlohu vzdává
race-found = Vyřešeno: { $move }
race-solution = Řešení: { $move }
race-over = Vyřešené úlohy: { $solved } z { $count }.
race-giving-up = Uvidíte řešení a nedostanete žádný bod.
button-give-up = Vzdát
do-give-up = vzdejte to
race-not-drawn = Úloha se teprve vylosuje.
race-answered = Řešení se teprve ukáže.
race-for-one = Hraje jen ten, kdo tu sedí.
no-such-race-turn = V tahu se pohne jedním kamenem, nebo se úloha vzdá; tohle nebylo nic z toho.
