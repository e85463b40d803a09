### Triolet: žeton, sáček, herní plán, políčko, dvojice a trojice; žolík.

## Hra, její možnosti a předvolby

title = Triolet
credit = J. Mellina a A. Perriolat, 1996; podle hry na three2fifteen
summary = Skládejte žetony vodorovně i svisle: dva dají dohromady nejvýše patnáct, tři přesně patnáct.
option-jokers = Žolíci
jokers-none = žádní
jokers-two = dva; žolík zastoupí jakoukoli hodnotu a ve dvojici se nepočítá
option-stuck = Když žádný žeton nejde položit
stuck-swap-one = vymění se jeden žeton za žeton jiné hodnoty
stuck-pass = tah se vynechá
stuck-swap-all = vymění se všechny žetony v ruce, dokud jsou v sáčku aspoň tři
stuck-free-swap = vyměnit lze jeden až tři žetony, a to v kterémkoli tahu místo hraní
option-repeat = Políčko dalšího tahu
repeat-may = dovoluje hrát znovu
repeat-must = přikazuje hrát znovu
option-finish = Hra končí
finish-all-played = když jsou položeny všechny žetony
finish-first-out = když někomu dojdou žetony a sáček je prázdný
option-bonus = Zbylé žetony
bonus-finisher = připočtou se tomu, kdo hru ukončí
bonus-nobody = nepočítají se nikomu
option-square = Plný čtverec na začátku hry
square-allowed = je dovolen
square-not-alone = nesmí být na plánu sám
square-later = smí vzniknout, až když má každý za sebou první tah
option-ties = Při shodě na prvním místě
ties-shared = se vítězství dělí
ties-first-seat = vítězí, kdo je u stolu nejdéle
option-skips = Kol bez položeného žetonu, po nichž hra končí
skips-unlimited = žádné: hra pokračuje
option-third = Třetí žeton
third-ends = tah sám ukončí
third-waits = tah neukončí, ukončuje ho hráč
option-gaps = Žetony jednoho tahu
gaps-none = stojí v jedné linii bez mezery
gaps-allowed = stojí v jedné řadě nebo sloupci, každý vedle jiného žetonu
preset-original = Jako na three2fifteen
preset-original-about = Tak, jak se ta webová hra chová: další tah je povinný, komu dojdou žetony nejdřív, ten hru ukončí a připočte si, co zbývá ostatním, a při shodě vítězí, kdo je u stolu nejdéle.
preset-serious = Pro vážnou hru
preset-serious-about = Žádný čtverec, který hru ukončí hned na začátku, a žádná nápověda při hře.
bonus-needs-finish = finish_bonus=true vyžaduje finish=first_out: jinak hru nikdo neukončí

## Co se píše

read-action = { $text } není tah; napište 7@h8, *7@h8, end, swap 7 nebo pass
read-draw = { $text } není losování; napište draw 7, draw * nebo first A
read-part = { $name } v pozici nemůže být { $text }
read-no-part = { $text } není část pozice, nebo je v ní dvakrát
read-too-many = tolik žetonů { $token } v sadě není
read-bag = v sáčku nemůže být { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
 }

## Herní plán a co na něm leží

board = Herní plán
start-space = { $cell }, začátek, dvojnásobek
double-space = { $cell }, dvojnásobek
triple-space = { $cell }, trojnásobek
repeat-space = { $cell }, další tah
bag = Sáček
bag-place = sáček
hand = žetony v ruce
token-back = žeton lícem dolů
joker = žolík
joker-as = žolík jako { $value }
button-end = Ukončit tah
button-pass = Vynechat tah

## Vedle plánu

in-hand = v ruce
out-of-tokens = bez žetonů
still-unseen = Zbývající žetony
in-bag = v sáčku { $count }
empty-bag = sáček je prázdný

## Žetony ve větě, ve čtvrtém pádě: co se pokládá, bere nebo vrací

token = { $value }
a-joker = žolíka
token-on = { $value } na { $cell }
joker-on = žolíka jako { $value } na { $cell }

## Co se děje

starter-due = Losuje se, kdo začne.
drawing = Dobírají se žetony.
others-play = { $count ->
    [1] Přibude jeden žeton.
    [2] Do jedné řady přibude jeden nebo dva žetony.
   *[other] Do jedné řady přibude jeden až tři žetony.
 }
others-play-again = Je obsazeno políčko dalšího tahu, hraje tedy znovu stejný hráč.
swap-more = Vložte do sáčku další žetony, nebo tah ukončete.
swap-all-three = Vraťte do sáčku všechny tři.
place-more = Položte další žeton do téže řady, nebo tah ukončete.
begin = Začněte na hvězdě, { $cell }.
play-again = Hrajte znovu: váš žeton leží na políčku dalšího tahu.
play = { $count ->
    [1] Položte žeton.
    [2] Položte jeden nebo dva žetony.
   *[other] Položte jeden, dva nebo tři žetony.
 }
must-swap = Žádný váš žeton nejde položit: vraťte jeden do sáčku a vezměte si jiný.
must-pass = Žádný váš žeton nejde položit, vynecháváte tedy tah.

## Co tah udělá

button-play = Zahrát za { $points }
with-more = Přidáte-li ještě { $token }, bude to { $points }.
then-again = Potom hrajete znovu.
button-decline = Znovu nehrát
turn-goes-on = Na tahu je další hráč.
button-swap = Vyměnit { $token }
button-swaps = { $count ->
    [one] Vyměnit { $count } žeton
    [few] Vyměnit { $count } žetony
   *[other] Vyměnit { $count } žetonů
 }
swaps-one = Vrátíte { $token } do sáčku a vezmete si jiný žeton; tím tah končí.
swaps = Vrátíte { $tokens } do sáčku a stejný počet žetonů si vezmete; tím tah končí.

## Kolik bodů tah přinese

across = vodorovně
down = svisle
joker-nothing = žolík (0)
pair = { $sum } { $way }: { $points }
trio = { $sum } { $way }: { $fifteen } + { $fifteen } = { $points }
alone = { $token } samostatně dává { $points }
three-at-once = tři žetony najednou: navíc { $points }
left-to-others = { $sum } zbývá ostatním: navíc { $points }
nothing-left = ostatním nezbývá nic: navíc { $points }
trio-double = trojice na dvojnásobku { $cell }: navíc { $points }
trio-triple = trojice na trojnásobku { $cell }: navíc { $points }
token-double = { $token } na dvojnásobku { $cell }: navíc { $points }
token-triple = { $token } na trojnásobku { $cell }: navíc { $points }
scores-nothing = Žádné body.
scores = { $parts }.
scores-together = { $parts }. Celkem { $points }.

## Průběh hry; předchází jméno hráče

your-hand = Máte v ruce { $tokens }
placed = pokládá { $tokens }
placed-again = pokládá { $tokens } a hraje znovu
put-back = vrací { $token } a bere si jiný žeton
swapped = { $count ->
    [one] vyměňuje jeden žeton
    [few] vyměňuje { $count } žetony
   *[other] vyměňuje { $count } žetonů
 }
declined = znovu nehraje
passed = vynechává tah: nic nejde položit

## Konec

not-over = Hra ještě neskončila.
all-played = Na plánu leží všech { $count } žetonů.
went-out = Jedna ruka i sáček jsou prázdné.
dead-board = Žádný žeton už nejde nikam položit; { $left }.
all-passed = Všichni po řadě vynechali tah; { $left }.
too-many-skips = Příliš mnoho tahů po sobě bez položeného žetonu; { $left }.
left-over = { $count ->
    [one] zbývá { $count } žeton
    [few] zbývají { $count } žetony
   *[other] zbývá { $count } žetonů
 }
first-decides = Při shodě na čele rozhoduje, kdo přisedl dříve.

## Odmítnutí

over = Hra skončila.
starter-not-drawn = Ještě se musí vylosovat, kdo začne.
draw-due = Ještě se musí vzít žetony ze sáčku.
no-calls = V této hře se nic nehlásí rozhodčímu.
no-seat = Takové místo tu není; místa jsou A až { $last }.
not-your-turn = Nejste na tahu; na tahu je { $seat }.
not-shown = Žetony v ruce zde nejsou vidět: { $seat }.
no-such-turn = V tahu se žetony pokládají nebo vyměňují, tah se ukončí, nebo vynechá; tohle nebylo nic z toho.
no-jokers = Tato hra se hraje bez žolíků.
swap-begun = Už vyměňujete: v tomto tahu se nic nepokládá.
nothing-placed = V tomto tahu zatím nic neleží: pokládá se jeden žeton, dva nebo tři.
rest-to-swap = Vyměňují se všechny žetony v ruce: { $count ->
    [1] zbývá vrátit jeden.
    [2] zbývá vrátit dva.
   *[other] zbývá vrátit tři.
 }
lone-square = Na plánu by byl jen jeden plný čtverec: přidejte do řady další žeton.
play-begun = V tomto tahu už { $count ->
    [1] leží jeden žeton
    [2] leží dva žetony
   *[other] leží tři žetony
 }: ukončete ho.
no-swaps = V této hře se nevyměňuje: kdo nemůže hrát, vynechává tah.
token-fits = Můžete hrát: například { $value } na { $cell }.
joker-fits = Můžete hrát: například žolíka jako { $value } na { $cell }.
bag-too-small = { $count ->
    [0] Sáček je prázdný
    [1] V sáčku je jeden žeton
   *[other] V sáčku jsou dva žetony
 }: k výměně všech žetonů v ruce jsou potřeba tři.
bag-empty = Sáček je prázdný: není za co vyměnit.
swap-or-end = Už vyměňujete: pokračujte, nebo tah ukončete.
can-swap = Můžete vyměňovat: tah se vynechává, jen když je sáček prázdný.
swap-hand = Nic nejde položit a v sáčku je žetonů dost: vyměňte všechny, které máte v ruce.
swap-token = Nic nejde položit a sáček není prázdný: vyměňte jeden žeton.
hold-nothing = Nemáte žádné žetony.
no-token = Máte { $held }, ale { $value } ne.
no-joker = Máte { $held }, ale žolíka ne.
second-joker = V tomto tahu už žolík leží: víc než jeden se položit nesmí.
taken = Políčko { $cell } je obsazené žetonem { $value }.
centre-first = První žeton hry patří na prostřední políčko, { $cell }.
touches-nothing = { $cell } se žádného žetonu nedotýká: tah začíná vedle žetonu, který už leží.
each-touches = { $cell } se žádného žetonu nedotýká: tah tu smí mít mezery, ale každý jeho žeton leží vedle jiného.
not-in-line = { $cell } není v jedné řadě s { $cells }: tah se drží jedné řady.
gap = { $cell } je prázdné: žetony jednoho tahu stojí v jedné řadě bez mezery.
too-long = { $count ->
    [few] Vedle sebe by byly { $count } žetony
   *[other] Vedle sebe by bylo { $count } žetonů
 }: smějí být nejvýše tři.
not-fifteen = { $sum } je { $total }: tři žetony v řadě musí dát přesně { $fifteen }.
over-fifteen = { $sum } je { $total }: dva žetony v řadě smějí dát nejvýše { $fifteen }.
square-too-early = Plný čtverec ze čtyř žetonů smí vzniknout, až když má každý za sebou první tah.
square-alone = Na plánu by zbyl jen jeden plný čtverec a nic jiného.

## Rady: co udělat a proč

do-place = položte { $token }
do-end = ukončete tah
do-swap = vraťte { $token } a vezměte si jiný žeton
do-pass = vynechte tah
do-decline = nehrajte znovu
why-stuck = žádný žeton z vaší ruky se nikam nevejde
why-points = vynese { $points }: { $parts }
why-most = žádný jiný tah nevynese víc
why-again = hrajete ještě jednou
why-no-trio = nezbude políčko, kde by jediný žeton dokončil trojici
why-closed = na { $cell } už nikdo jediným žetonem trojici nedokončí

## Duplikát

duplicate-title = Triolet duplikát
duplicate-credit = Triolet J. Melliny a A. Perriolata, hraný tak, jak kluby hrají své slovní duplikáty
duplicate-summary = Najděte nejlepší tah ze žetonů, které mají všichni; pak se všem položí ten nejlepší, jaký existuje.
duplicate-jokers = S žolíky
duplicate-jokers-about = V pytlíku jsou dva žolíci; každý zastupuje libovolnou hodnotu.
find-best = Najděte tah, který vynese nejvíc.
best-play-comes = Pokládá se nejlepší tah.
found-nothing = žádný tah nenachází
best-laid = Nejlepší tah: { $tokens }, za { $points }
tokens-are = Žetony jsou { $tokens }
hand-went-back = Z žetonů { $tokens } nejde položit nic: všechny se vracejí a berou se jiné
share-of-best = { $percent } % z { $best }
found-of-best = { $points } z { $best } bodů: { $percent } %.
best-play-due = Ještě se musí položit nejlepší tah.
duplicate-for-one = Hraje jen ten, kdo tu sedí.
no-such-duplicate-turn = V tahu se žetony pokládají, tah se ukončí, nebo vynechá; tohle nebylo nic z toho.
no-duplicate-swaps = Nic se nevyměňuje: ruka, z níž nejde nic položit, se vrací sama.
read-score = bodů nemůže být { $score }, když nejlepší tahy dávají { $best }
read-no-play = žádný tah nelze položit, když z ruky nejde položit nic
