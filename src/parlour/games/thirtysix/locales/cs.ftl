### 36 a její místnosti; výrazy: figurka, žeton, zásoba, dílek, brána, políčko, přeskočit.

## Hra, její možnosti a předvolby

credit = Autor: Néstor Romeral Andrés, vydává nestorgames
summary = Posouvejte figurku, rozsévejte žetony na políčka jejich barvy a zbavte se všech dřív než ostatní.
counters-left = { $count ->
    [one] žeton v zásobě
    [few] žetony v zásobě
   *[other] žetonů v zásobě
 }
score = { $count ->
    [one] v zásobě { $count } žeton
    [few] v zásobě { $count } žetony
   *[other] v zásobě { $count } žetonů
 }
option-layout = Rozložení devíti dílků
layout-square = Čtverec tři krát tři
layout-ring = Prstenec kolem díry
layout-brick = Cihly posunuté o půl dílku
layout-slots = Dvě malé díry
layout-cross = Kříž
layout-great-ring = Velký prstenec
layout-random = Vylosované, vcelku
option-gates = Brány
gates-nine = Jedna na každém dílku
gates-three = Jen na třech dílcích se stejnými rohy
gates-none = Žádné
option-tiles = Dílky
tiles-designed = Devět dílků se všemi třemi barvami
option-first = Kdo začíná
first-drawn = Losuje se
player = Hráč { $letter }
option-give = Žeton za přeskočenou figurku
give-after = Dává se po položení žetonu
give-before = Dává se před položením žetonu
option-idle = Počet tahů po sobě bez položeného žetonu, po nichž hra končí
preset-advanced = Pro pokročilé
preset-advanced-about = Dílky leží náhodně, vcelku a s dírami.

## Vlastní rozložení, brány a dílky

layout-must = layout musí být { $known }, nebo devět skupin x,y či x,y,dílek,otočení, ne { $given }
layout-group = layout: { $given } není x,y ani x,y,dílek,otočení
layout-tile = layout: { $given } potřebuje dílek 0 až 8 (nebo jeho název) a otočení 0 až 3
layout-overlap = layout: dílky na { $first } a { $second } se překrývají
layout-apart = layout: dílek na { $spot } je v oddělené skupině: skupiny se musí dotýkat hranou, nejen rohem
layout-twice = layout: některý dílek je uveden dvakrát
gates-must = gates musí být nine, three, none nebo dílky jako DR,ARG, ne { $given }
tiles-must = tiles musí být «designed» nebo devět skupin jako RGRB, ne { $given }
tiles-uneven = tiles: počet políček { $letter } je { $count }; každá barva jich potřebuje { $needed }
tiles-lack = tiles: každá z barev R, G a B potřebuje { $needed } políček
first-absent = first { $first }: tolik míst u stolu není, je jich { $seats }; použijte 0 až { $last } nebo random
idle-must = idle_limit musí být off nebo celé číslo od 1 do 999, ne { $given }

## Co se píše

read-action = { $text } není tah; napište políčko jako d3, pass, =red nebo +red
read-draw = { $text } není losování; napište dílek a počet čtvrtotáček jako ARG/3, nebo «first A»
read-position = { $text } není pozice pro tento počet míst: { $seats }
read-seat = { $text } nepopisuje místo { $seat }
read-too-many = { $text } má více dílků než { $most }
read-twice = { $tile } leží na plánu dvakrát

## Herní plán a co na něm leží, podle barev

colour = { $colour ->
    [red] červená
    [green] zelená
   *[blue] modrá
 }
held = { $count ->
    [one] { $colour ->
        [red] červený
        [green] zelený
       *[blue] modrý
    }
    [few] { $colour ->
        [red] červené
        [green] zelené
       *[blue] modré
    }
   *[other] { $colour ->
        [red] červených
        [green] zelených
       *[blue] modrých
    }
 }
square = { $colour ->
    [red] červené políčko
    [green] zelené políčko
   *[blue] modré políčko
 }
counter = { $colour ->
    [red] červený žeton
    [green] zelený žeton
   *[blue] modrý žeton
 }
counters-of = { $colour ->
    [red] červené žetony
    [green] zelené žetony
   *[blue] modré žetony
 }
pawn = { $colour ->
    [red] červená figurka
    [green] zelená figurka
   *[blue] modrá figurka
 }
crossed-pawn = { $colour ->
    [red] červenou figurku
    [green] zelenou figurku
   *[blue] modrou figurku
 }
reserve = Zásoba
tile = dílek
gate = brána
tile-place = { $number }. dílek
gate-place = brána { $number }. dílku
tile-said = { $name }: nahoře { $a } a { $b }, dole { $c } a { $d }

## Vedle plánu

note-plays = { $colour ->
    [red] červená
    [green] zelená
   *[blue] modrá
 }
status-idle = { $idle } z { $limit } tahů bez položeného žetonu

## Co se děje

starter-due = Losuje se, kdo začne.
laying = Pokládá se devět dílků.
choose = Vyberte barvu své figurky a žetonů.
place = Postavte figurku na políčko její barvy.
give = Vaše figurka přeskočila soupeře: dejte mu jeden ze svých žetonů.
others-choose = Vybírá se barva.
others-place = Staví se figurka.
others-give = Žeton dostává majitel přeskočené figurky.
others-move = Táhne se figurkou.
must-pass = Vaše figurka se nemůže pohnout, vynecháváte tedy tah.
move = Táhněte figurkou rovně na prázdné políčko, nebo bránou.

## Co tah udělá

button-pass = Vynechat tah
cannot-move = Vaše figurka se nemůže pohnout.
button-play = { $colour ->
    [red] Hrát za červenou
    [green] Hrát za zelenou
   *[blue] Hrát za modrou
 }
takes = Dostanete figurku a dvanáct žetonů této barvy.
button-give = Dát { counter }
gives = Majitel přeskočené figurky od vás dostane { counter }.
button-put = Postavit figurku na { $square }
puts-no-counter = Žeton se přitom nepokládá.
button-move = Táhnout na { $square }
sows = Položíte { counter }; { $left }.
sows-none = Nepoložíte nic: žádný { counter } nemáte.
crosses = Přeskočíte { $pawns }.
you-win = To je váš poslední žeton: vítězíte.
then-give = Pak jeden žeton darujete a budete mít o jeden méně.
give-first-then-place = Nejdřív dáváte žeton; pak se jeden položí, pokud vám v barvě políčka nějaký zbude.

## Průběh hry; předchází jméno hráče

laid = Všech devět dílků leží
plays = { $colour ->
    [red] hraje za červenou
    [green] hraje za zelenou
   *[blue] hraje za modrou
 }
passed = vynechává tah: figurka se nemůže pohnout
put = staví figurku na { $square }
through = prochází bránou na { $square }
moved = táhne z { $start } na { $square }
placed = položen { counter }, { $left }
none = žádný { counter } k položení
crossed = přeskakuje { $pawns }
gave = dává { counter } hráči { $player ->
    [red] s červenou figurkou
    [green] se zelenou figurkou
   *[blue] s modrou figurkou
 }

## Konec

not-over = Hra ještě neskončila.
reserve-empty = { $colour ->
    [red] Červená
    [green] Zelená
   *[blue] Modrá
 } zásoba je prázdná.
nobody-moves = Nikdo už nemůže táhnout.
idle = { $count ->
    [one] Uplynul { $count } tah
    [few] Uplynuly { $count } tahy
   *[other] Uplynulo { $count } tahů
 } bez položeného žetonu.

## Odmítnutí

choose-first = Nejprve vyberte barvu.
place-first = Nejprve postavte figurku na políčko své barvy.
move-now = Teď se táhne figurkou.
give-first = Nejprve dejte za přeskočenou figurku jeden ze svých žetonů.
over = Hra skončila.
still-laying = Herní plán se ještě skládá.
not-your-turn = Nejste na tahu; na tahu je { $seat }.
not-your-view = Takto vidí stůl jiný hráč.
no-such-turn = Táhne se figurkou, daruje žeton, nebo se tah vynechá; tohle nebylo nic z toho.
colour-taken = { $colour ->
    [red] Červená
    [green] Zelená
   *[blue] Modrá
 } už je zabraná.
not-your-colour = { $name } je { $there }; figurka začíná na políčku své barvy.
pawn-there = Na { $name } už stojí figurka.
can-move = Můžete táhnout na { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
 }; tah vynechává jen ten, kdo táhnout nemůže.
stay = Na { $name } už vaše figurka stojí.
pawn-in-the-way = Na { $name } stojí figurka; táhne se jen na prázdné políčko.
counter-in-the-way = Na { $name } leží žeton; táhne se jen na prázdné políčko.
not-in-line = Z { $start } na { $name } nevede rovná čára.
not-in-line-gate = Z { $start } na { $name } nevede rovná čára a brána odtud vede na { $gate }.
none-to-give = Žádný { counter } už nemáte.

## Obě místnosti

changes = { $count ->
    [one] změna
    [few] změny
   *[other] změn
 }
changes-counted = { $count } { changes }
button-undo = Zpět
undid = bere zpět poslední změnu
turned = otáčí { $tile }
nothing-to-undo = Už není co vzít zpět.
read-kept = uchovává se nejvýše { $most } změn
read-change = { $text } není změna, kterou by šlo vzít zpět

## Hlavolam s hranami

puzzle-title = 36: hlavolam s hranami
puzzle-credit = Podle tištěného hlavolamu ke hře 36, autor Néstor Romeral Andrés, nestorgames
puzzle-summary = Složte devět dílků, libovolně otočených, do čtverce tak, aby seděly všechny hrany.
puzzle-square = Čtverec
heap = hromádka
heap-title = Hromádka
button-solution = Ukázat řešení
matches = sedí
clashes = nesedí
borders-match = sedí { $count } z { $all } hran
puzzle-begin = Složte devět dílků tak, aby seděly všechny hrany; dvojím klepnutím se dílek otočí.
in-heap = { $count ->
    [one] Na hromádce zbývá { $count } dílek
    [few] Na hromádce zbývají { $count } dílky
   *[other] Na hromádce zbývá { $count } dílků
 }.
borders-clash = { $count ->
    [one] Ještě nesedí { $count } hrana
    [few] Ještě nesedí { $count } hrany
   *[other] Ještě nesedí { $count } hran
 }.
shown-solution = chce vidět řešení
removed = bere { $tile } z { $cell }
put-tile = pokládá { $tile } na { $cell }
exchanged = pokládá { $tile } na { $cell } místo { $other }
all-match = Všech { $all } hran sedí. Celkem { $changes }.
one-solution = Toto je jedno z řešení.
nearest-solution = { $count ->
    [one] Seděla { $count } hrana
    [few] Seděly { $count } hrany
   *[other] Sedělo { $count } hran
 } z { $all }. Toto řešení ponechává nejvíce z toho, co tu leželo.
puzzle-not-over = Hlavolam ještě není u konce.
puzzle-over = Hlavolam je u konce.
puzzle-solved = Hlavolam je vyřešený.
puzzle-given-up = Řešení už se ukázalo, hlavolam skončil.
puzzle-for-one = Dílky tu skládá jen ten, kdo tu sedí.
puzzle-no-such = Dílky se tu pokládají, otáčejí nebo odebírají; tohle nebylo nic z toho.
puzzle-enough = To už bylo { $count } změn; vezměte některé zpět, nebo si nechte ukázat řešení.
turned-otherwise = { $tile } { $count ->
    [0] není teď otočený
    [1] je teď otočený o čtvrt otáčky
    [2] je teď otočený o půl otáčky
   *[3] je teď otočený o tři čtvrtě otáčky
 }; nejprve ho otočte.
lies-there = { $tile } už na { $cell } leží.
no-tile-there = Na { $cell } žádný dílek neleží.
aid-hint = Rada
aid-hint-about = Poradí jeden krok k nejbližšímu řešení.
hint-begin = Řešení je { $count }; takhle jedno z nich začíná.
so-far-good = Zatím je všechno správně.
can-stay = Z toho, co tu leží, { $kept ->
    [0] nemůže zůstat nic
    [one] může zůstat { $kept } dílek z { $laid }
    [few] mohou zůstat { $kept } dílky z { $laid }
   *[other] může zůstat { $kept } dílků z { $laid }
 }.
hint-turn = Otočte { $tile } o { $count ->
    [1] čtvrt otáčky
    [2] půl otáčky
   *[3] tři čtvrtě otáčky
 }; patří na { $cell }.
hint-lay = Položte { $tile } tak, jak je, na { $cell }.
puzzle-read-action = { $text } není tah; napište ARG/3-b2, b2-, ARG/, undo nebo «give up»
puzzle-read-position = { $text } není pozice hlavolamu
read-one-cell = dva dílky nemohou ležet na jednom místě

## Rozkládání dílků

arrange-title = 36: rozložení dílků
arrange-credit = Podle hry pro pokročilé ve hře 36, autor Néstor Romeral Andrés, nestorgames
arrange-summary = Rozložte devět dílků, jak chcete, i s dírami a posunem o půl dílku, a zahrajte si na nich.
field = Plocha
beginnings = Výchozí rozložení
beginning = { $layout ->
    [square] čtvercem
    [ring] prstencem
    [brick] cihlami
    [slots] dvěma dírami
    [cross] křížem
   *[great_ring] velkým prstencem
 }
begin-with = začít { beginning }
began-with = začíná { beginning }
button-choose = Vybrat dílky
button-draw = Nechat dílky náhodě
button-done = Hotovo
button-leave = Odejít
tiles-chosen = Dílky jsou vybrané
tiles-drawn = Dílky se vylosují na začátku hry
holds-together = Dílky drží pohromadě: na tomto rozložení se dá hrát.
tile-on = dílek na { $spot }
named-tile = { $name } na { $spot }
chose-tiles = vybírá dílky
left-to-chance = nechává dílky náhodě
arranged = má hotové rozložení
left = odchází bez rozložení
moved-tile = posouvá { $tile } na { $spot }
layout-ready = Rozložení je hotové a dá se na něm hrát.
no-layout = Žádné rozložení nevzniklo.
layout-not-ready = Rozložení není hotové.
arrange-over = Rozkládání skončilo.
arrange-for-one = Dílky tu rozkládá jen ten, kdo tu sedí.
arrange-no-such = Dílky se tu posouvají nebo otáčejí; tohle nebylo ani jedno.
apart = Dílek na { $spot } je v oddělené skupině: skupiny se musí dotýkat hranou, nejen rohem.
apart-named = { $name } na { $spot } je v oddělené skupině: skupiny se musí dotýkat hranou, nejen rohem.
arrange-enough = To už bylo { $count } změn; dokončete rozložení, nebo odejděte.
choose-tiles-first = Který dílek kde leží a jak je otočený, určí náhoda; nejprve dílky vyberte.
chosen-already = Dílky už jsou vybrané.
chance-already = Dílky už jsou ponechané náhodě.
tile-stays = Tento dílek už na { $spot } leží.
would-overlap = Na { $spot } by překryl { $tile }.
arrange-read-action = { $text } není tah; napište ARG-c4, ARG/, «begin ring», undo, done nebo leave
arrange-read-position = { $text } není pozice rozkládání
read-places = { $text } neudává místa všech dílků; má jich být { $count }
read-overlap = { $one } a { $other } se překrývají

## Rady: co udělat a proč

do-move = táhněte figurkou na { $square }
do-through = projděte branou na { $square }
do-put = postavte figurku na { $square }
do-choose = zvolte { $colour ->
    [red] červenou
    [green] zelenou
   *[blue] modrou
 }
do-give = dejte { $colour ->
    [red] červený
    [green] zelený
   *[blue] modrý
 } žeton
do-pass = vynechte tah
why-wins = tím vyprázdníte zásobu a vyhrajete
why-sows = ze zásoby ubude { $colour ->
    [red] červený
    [green] zelený
   *[blue] modrý
 } žeton, { $count ->
    [one] zbude { $count }
    [few] zbudou { $count }
   *[other] zbude jich { $count }
 }
why-crosses = { $count ->
    [one] přeskočíte figurku, takže jeden žeton darujete
    [few] přeskočíte { $count } figurky, takže { $count } žetony darujete
    [many] přeskočíte { $count } figurky, takže { $count } žetonu darujete
   *[other] přeskočíte { $count } figurek, takže { $count } žetonů darujete
 }
why-gives = žetonu se zbavíte, { $count ->
    [one] zbude vám { $count }
    [few] zbudou vám { $count }
   *[other] zbude vám jich { $count }
 }
why-blocks = { $seat } pak nemůže položit žeton ani přeskočit figurku

## Závod v úlohách

race-title = 36: závod v úlohách
race-credit = 36 Néstora Romerala Andrése, nestorgames; úlohy byly nalezeny a dokázány prohledáváním
race-summary = Deset vynucených výher, každá těžší než předchozí: najděte ten jediný tah, kterým začíná.
race-ask = { $count ->
    [one] Hrajete za { $colour ->
        [red] červenou
        [green] zelenou
       *[blue] modrou
    } a tímto tahem vyhrajete. Najděte ho.
    [few] Hrajete za { $colour ->
        [red] červenou
        [green] zelenou
       *[blue] modrou
    } a vyhrajete nejpozději { $count }. tahem, ať soupeř zahraje cokoli. Vede k tomu právě jeden první tah.
   *[other] Hrajete za { $colour ->
        [red] červenou
        [green] zelenou
       *[blue] modrou
    } a vyhrajete nejpozději { $count }. tahem, ať soupeř zahraje cokoli. Vede k tomu právě jeden první tah.
 }
race-drawing = Losuje se další úloha.
race-showing = Ukazuje se řešení.
race-other-reserve = Zásoba soupeře
race-status = úloha { $number } z { $count }
race-drawn = Úloha { $number }
race-gave-up = úlohu vzdává
race-found = Vyřešeno: { $turn }
race-solution = Řešení: { $turn }
race-move = figurka na { $square }
race-gift = { $colour ->
    [red] červený
    [green] zelený
   *[blue] modrý
 } žeton darován
race-over = Vyřešené úlohy: { $solved } z { $count }.
race-giving-up = Uvidíte řešení a nedostanete žádný bod.
button-give-up = Vzdát
do-give-up = vzdejte to
race-not-drawn = Úloha se teprve vylosuje.
race-answered = Řešení se teprve ukáže.
race-is-over = Závod skončil.
race-for-one = Hraje jen ten, kdo tu sedí.
no-such-race-turn = Na tahu se pohne figurkou a dá se dlužný žeton, nebo se úloha vzdá; tohle nebylo nic z toho.
