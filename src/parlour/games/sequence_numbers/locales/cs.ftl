### Sekvenční čísla; výrazy podle tištěných pravidel: žeton, sekvence, herní plán, mrtvá karta, karty Plus a Mínus.

## Hra, její možnosti a předvolby

title = Sekvenční čísla
credit = Vydává Jax
summary = Spočítejte příklad na kartě, položte žeton na výsledek a seřaďte pět žetonů dřív než ostatní.
sequences = { $count ->
    [one] sekvence
    [few] sekvence
   *[other] sekvencí
 }
score = { $count } { sequences }
table-talk = Napovídání u stolu
talk-penalty = Každý z týmu odhodí jednu kartu a jinou si za ni nevezme.
seats-alone = chybí protihráč
seats-five = pět hráčů nelze rovnoměrně rozdělit do týmů
three-teams = na tři týmy je potřeba šest hráčů; počet { $seats } se na tři stejné týmy rozdělit nedá
option-teams = Týmy, od čtyř hráčů
teams-2 = Dva týmy
teams-3 = Tři týmy po dvou
board-10x10 = Deset krát deset, čísla do 48
board-8x8 = Osm krát osm, čísla do 30, pro krátkou hru
option-deck = Příklady na kartách
deck-designed = Sčítání a odčítání rovným dílem
deck-easier = Lehčí: přičítá a odčítá se nejvýše 20
deck-harder = Těžší: s násobením
option-copies = Karet ke každému číslu
copies-2 = Dvě
copies-4 = Čtyři
option-answers = Výsledky na kartách
answers-shown = Vytištěné
answers-hidden = Počítají hráči
option-first = Kdo začíná
first-a = Hráč A, nalevo od rozdávajícího
first-drawn = Losuje se
option-draw = Dobírání karty po zahrání
draw-auto = Automaticky
draw-manual = Ručně; kdo se opozdí, o kartu přijde
option-goal = Sekvence potřebné k vítězství
goal-by-table = Jedna pro dva až tři hráče, dvě pro více
goal-1 = Jedna
goal-2 = Dvě
option-shared = Kolik žetonů smějí mít dvě sekvence jedné strany společných
shared-1 = Jeden
shared-any = Libovolný počet, takže šest v řadě jsou dvě
shared-none = Žádný
option-line = Když může platit více řad
line-chosen = Rozhodne hráč
line-first = Platí první
talk-trust = Na důvěru
talk-called = Hlásí se u stolu
option-reshuffles = Kolikrát se zamíchají odhozené karty, než hra skončí
reshuffles-unlimited = Tolikrát, kolikrát je třeba
preset-friendly = Přátelská hra
preset-friendly-about = Karty se dobírají samy a napovídání se netrestá.
preset-classroom = Do třídy
preset-classroom-about = Menší herní plán; přičítá a odčítá se nejvýše 20.
preset-short = Krátká hra
preset-short-about = Menší herní plán s čísly do 30.

## Vlastní plány a balíčky

board-must = board musí být { $known }, nebo řádky jako 0,1,2,3,0/…
board-rows = board: řádky musí být stejně dlouhé, nejvýše { $most } po nejvýše { $most } políčkách
board-room = board: { $rows } x { $columns } nemá místo na řadu o délce { $length } mezi čtyřmi rohy
board-corners = board: čtyři rohy musí být 0 (volné místo) a žádné jiné políčko nula být nesmí
board-twice = board: číslo { $number } je na { $count ->
    [one] { $count } políčku
   *[other] { $count } políčkách
 }; každé číslo musí být na dvou
board-high = board: číslo { $number } je příliš vysoké; na tento plán { $highest ->
    [one] se vejde { $highest } číslo
    [few] se vejdou { $highest } čísla
   *[other] se vejde { $highest } čísel
 }
deck-must = deck musí být { $known }, nebo příklady jako 1+0,7-6,1+1,13-11
deck-no-sum = deck: { $given } není příklad
deck-value = deck: { $sum } je { $value }; na plánu jsou čísla 1 až { $numbers }
deck-copies = deck: číslo { $number } má { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }; každé jich potřebuje { $copies }
deck-repeats = deck: { $sum } je na dvou kartách čísla { $number }; jeho karty se musí lišit
deck-beyond = deck: { $sum } přesahuje { $numbers }, nejvyšší číslo plánu
deck-uneven = deck: karet se sčítáním je { $added }, s odčítáním { $taken }; má jich být stejně
deck-operand = deck: { $operand } se vyskytuje na { $count } kartách z { $cards }; smí nejvýše na { $most }
deck-too-small = board: při počtu čísel { $numbers } má balíček jen { $cards } karet; hráči ({ $seats }) jich potřebují { $dealt }

## Tabulka karet

deck-table = Balíček
deck-table-about = K tomu patří dvě karty Plus a dvě karty Mínus.
deck-number = Číslo
deck-card = { $count }. karta

## Co se píše

read-action = { $text } není tah; napište políčko jako b2, +b2, -b2, dead 12, pass, draw nebo waive
read-cell = { $text } není políčko tohoto plánu
read-card = { $text } není karta; napište 1 až { $numbers }, plus nebo minus
read-draw = { $text } není dobrání karty; napište «card 12», «card 12b», «card plus» nebo «first A»
read-seat = pozice uvádí místo, které mezi { $seats } místy není
read-order = karty v ruce jdou vzestupně
read-twice = v pozici je jedna a táž karta čísla { $number } dvakrát
read-cards = karty v pozici nesouhlasí
read-lines = fáze nebo řady v pozici tu nejsou možné

## Herní plán a co na něm leží

board = Herní plán
free = volné
free-corner = volné místo v rohu
deck-place = dobírací balíček a žetony
deck-and-chips = Balíček a žetony
deck-text = balíček
cards-in-deck = karty v balíčku
discards = Odhozené karty
discards-of = odhozené karty hráče { $seat }
hand = karty v ruce
card-back = karta lícem dolů
card-for = karta s výsledkem { $number }
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }
plus = Plus
minus = Mínus
chip = žeton
locked = obrácený žeton, součást sekvence
spoken-plus = { $a } plus { $b }
spoken-minus = { $a } mínus { $b }
spoken-times = { $a } krát { $b }
spoken-is = { $sum } je { $number }
team = Tým { $number }
line = { $first } až { $last }

## Vedle plánu

in-hand = v ruce
note-gives-up = vzdává se karty
note-may-draw = může si vzít kartu
note-aside = karta stranou
status = v balíčku { $deck } · { $goal ->
    [one] k výhře stačí { $goal } sekvence
    [few] k výhře stačí { $goal } sekvence
   *[other] k výhře stačí { $goal } sekvencí
 }

## Co se děje

starter-due = Losuje se, kdo začne.
dealing = Rozdávají se karty.
drawing = Dobírá se karta.
others-play = Hraje se karta a na její číslo se klade žeton.
team-gives-up = Jeden tým je nahlášen za napovídání a vzdává se karet.
choosing-line = Platit může více řad; jedna se vybírá.
give-up = Váš tým je nahlášen za napovídání: vzdejte se jedné karty podle svého výběru.
choose-line = Platit může více řad: klepněte na tu správnou.
draw-or-leave = Vezměte si kartu, dokud si další hráč nevzal svou, nebo ji nechte být.
draw-first = Vezměte si kartu, dokud si další hráč nevzal svou.
no-cards-left = Nemáte žádné karty, vynecháváte tedy tah.
dead-or-pass = Žádnou kartu nelze zahrát: odevzdejte mrtvou kartu za novou, nebo tah vynechte.
must-pass = Žádnou kartu nelze zahrát, vynecháváte tedy tah.
dead-or-play = Máte mrtvou kartu, obě její políčka jsou zakrytá: klepnutím ji odevzdejte za novou, nebo hrajte.
choose-card = Vyberte kartu a položte žeton na číslo, které vyjde.

## Co tah udělá

button-chip = Žeton na { $cell }
makes = { $sum } je { $number }.
plus-anywhere = Plus lze zahrát kamkoli: { $number }.
five = { $lines }: pět v řadě!
button-take = Odebrat z { $cell }
takes = Z { $cell } mizí žeton soupeře ({ $owner }) a váš tah končí.
button-turn-in = Odevzdat kartu
turns-in = Obě políčka karty { $card } jsou zakrytá; vezmete si jinou kartu a hrajete dál.
button-line = Započítat tuto řadu
your-sequence = Vaše sekvence: { $lines }.
button-pass = Vynechat tah
pass-draws-none = Kartu si neberete.
button-draw = Vzít si kartu
lies-aside = Do vašeho příštího tahu bude ležet stranou.
button-leave = Nechat kartu být
stays-smaller = Do konce hry budete mít v ruce o kartu méně.
button-give-up = Vzdát se karty { $card }
draws-none = Jde na vaši odhazovací hromádku a novou si za ni neberete.
button-call = Napovídání: { $side }
button-call-team = Napovídání: tým { $side }
you-win = Tím vítězíte.

## Průběh hry; předchází jméno hráče

your-hand = Máte v ruce: { $cards }
you-drew = Berete si { $card }
shuffled = Balíček došel: odhozené karty se míchají
played = hraje { $sum } = { $number } na { $cell }
played-plus = hraje Plus na { $cell }, číslo { $number }
is-sequence = { $line } je sekvence
took = odebírá kartou Mínus žeton soupeře ({ $owner }) z { $cell }, číslo { $number }
turned-in = odevzdává mrtvou kartu { $card }: obě její políčka jsou zakrytá
counted = započítává { $lines }
called = { $team } – nahlášeno napovídání: každý z týmu se vzdává jedné karty
gave-up = vzdává se karty { $card }
passed = vynechává tah: žádnou kartu nelze zahrát
drew-owed = bere si kartu, na kterou má nárok
left-owed = nechává být kartu, na kterou má nárok
lost-card = { $seat } přichází o nevzatou kartu

## Konec

not-over = Hra ještě neskončila.
five-in-a-row = Pět v řadě: { $lines }.
nobody-can-play = Nikdo už nemůže zahrát kartu.
shuffled-out = { $times ->
    [0] Balíček je vyčerpaný.
    [one] Balíček je vyčerpaný a odhozené karty se už jednou zamíchaly.
   *[other] Balíček je vyčerpaný a odhozené karty se už { $times }× zamíchaly.
 }

## Odmítnutí

over = Hra skončila.
no-calls = U tohoto stolu se napovídání nehlásí.
call-names-team = Nahlásit lze tým 1 až { $teams }.
call-between = Napovídání se hlásí mezi dvěma tahy; počkejte, až tento skončí.
team-holds-none = Tým { $team } nemá karty, kterých by se mohl vzdát.
nothing-owed = Nemáte nárok na kartu: buď vám nenáleží, nebo si další hráč vzal svou dřív.
not-your-turn = Nejste na tahu; na tahu je { $seat }.
only-draw = Teď hraje { $seat }; můžete si jen vzít kartu, na kterou máte nárok.
not-shown = Karty jiného hráče se neukazují.
no-such-turn = V tahu se karta zahraje, odevzdá, nebo se tah vynechá; tohle nebylo nic z toho.
give-up-first = Váš tým je nahlášen za napovídání: nejprve se vzdejte karty.
not-called = Karty se vzdáváte, jen když je nahlášeno napovídání.
no-choice = Teď není mezi řadami co vybírat.
say-which-line = Nejprve určete, která řada pěti žetonů platí.
no-line-of-yours = To není vaše pětice s právě položeným žetonem.
deck-empty = Balíček je prázdný, není co brát.
corner = { $cell } je volné místo v rohu; platí pro všechny a žeton se na něj neklade.
covered = Číslo { $number } na { $cell } už je zakryté.
wrong-sum = { $sum } není { $number }.
choose-sum = Výsledek { $number } má karta { $sum }: vyberte nejdřív ji.
no-card = Nemáte kartu s výsledkem { $number }.
no-plus = Nemáte kartu Plus.
no-minus = Nemáte kartu Mínus.
no-chip = Na { $cell } není žeton, který by šlo odebrat.
own-chip = Žeton na { $cell } je váš; Mínus odebírá žeton soupeře.
locked-chip = Žeton na { $cell } je součástí sekvence a odebrat ho nelze.
not-dead = Karta není mrtvá: { $open ->
    [one] jedno políčko s číslem { $number } je volné
   *[other] obě políčka s číslem { $number } jsou volná
 }.
one-dead-card = Za tah lze odevzdat jen jednu mrtvou kartu.
can-play = Můžete zahrát kartu; tah vynechává jen ten, kdo nemůže.

## Rady: co udělat a proč

do-play = zahrajte { $card } na { $cell }
do-take = odeberte kartou Mínus žeton soupeře ({ $owner }) z { $cell }
do-turn-in = odevzdejte { $card }
do-pass = vynechte tah
do-draw = vezměte si kartu, na kterou máte nárok
do-leave = nechte být kartu, na kterou máte nárok
do-count = započítejte { $line }
do-give-up = vzdejte se karty { $card }
why-wins = tím vyhráváte
why-sequence = { $count ->
    [one] vznikne sekvence
    [few] vzniknou { $count } sekvence
    [many] vznikne { $count } sekvence
   *[other] vznikne { $count } sekvencí
 }
why-four = do pětice pak chybí už jen { $cell }, číslo { $number }
why-four-held = do pětice pak chybí už jen { $cell }, číslo { $number }, a kartu k němu máte
why-three = tři z pětice už stojí a zbylá dvě políčka jsou volná
why-lines = { $count ->
    [one] jedna pětice přes to políčko je pro vás ještě volná
    [few] { $count } pětice přes to políčko jsou pro vás ještě volné
    [many] { $count } pětice přes to políčko je pro vás ještě volná
   *[other] { $count } pětic přes to políčko je pro vás ještě volných
 }
why-blocks = { $count ->
    [one] zablokuje pětici soupeře ({ $side }), které chybí jediné políčko
    [few] zablokuje pětici soupeře ({ $side }), které chybějí jen { $count } políčka
    [many] zablokuje pětici soupeře ({ $side }), které chybí jen { $count } políčka
   *[other] zablokuje pětici soupeře ({ $side }), které chybí jen { $count } políček
 }
why-breaks = { $count ->
    [one] rozbije pětici soupeře ({ $side }), které chybí jediné políčko
    [few] rozbije pětici soupeře ({ $side }), které chybějí jen { $count } políčka
    [many] rozbije pětici soupeře ({ $side }), které chybí jen { $count } políčka
   *[other] rozbije pětici soupeře ({ $side }), které chybí jen { $count } políček
 }
why-dead = karta je mrtvá: obě její políčka jsou zakrytá

## Závod v úlohách

race-title = Sequence Numbers: závod v úlohách
race-credit = Sequence Numbers vydává Jax; úlohy byly nalezeny a dokázány prohledáváním
race-summary = Deset úloh, každá těžší než předchozí: najděte tu jedinou kartu, která vytvoří dvě sekvence najednou.
race-usual = Obvyklé
race-usual-about = Sčítání a odčítání s čísly do 48.
race-small = Malá čísla
race-small-about = Přičítá a odčítá se nejvýše 20.
race-times = S násobením
race-times-about = Sčítání, odčítání a násobení s čísly do 48.
race-results = S výsledky
race-results-about = U každého příkladu je výsledek: hledají se jen řady.
race-ask = Vytvořte jednou kartou dvě sekvence najednou. Vaše jsou žetony hráče A. Dokáže to právě jeden tah.
race-drawing = Losuje se další úloha.
race-showing = Ukazuje se řešení.
race-status = úloha { $number } z { $count }
race-drawn = Úloha { $number }
race-gave-up = úlohu vzdává
race-found = Vyřešeno: { $sum } = { $number } na { $cell }
race-solution = Řešení: { $sum } = { $number } na { $cell }
race-over = Vyřešené úlohy: { $solved } z { $count }.
race-giving-up = Uvidíte řešení a nedostanete žádný bod.
race-button-give-up = Vzdát
race-do-give-up = vzdejte to
race-not-drawn = Úloha se teprve vylosuje.
race-answered = Řešení se teprve ukáže.
race-is-over = Závod skončil.
race-for-one = Hraje jen ten, kdo tu sedí.
no-such-race-turn = V tahu se zahraje karta s příkladem, nebo se úloha vzdá; tohle nebylo nic z toho.
