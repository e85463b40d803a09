### Parlour: vše, co se netýká jedné hry.

## Výčty, čísla, pravidla

list-and = { $some } a { $last }
list-or = { $some } nebo { $last }
players = { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
 }
points = body
points-counted = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
by-rule = { $sentence } (pravidlo { $rule })
too-many-ways = Uspořádat se to dá příliš mnoha způsoby; zadejte tah v pořadí, v jakém se hraje.

## Možnosti hry

option-seats = Hráči
option-aids = Nápověda při hře
aids-given = povolena
aids-not-given = vypnuta
option-too-long = { $name } musí být jeden řádek o nejvýše { $most } znacích
option-refused = { $name } musí být { $allowed }, ne { $given }
option-unknown = možnost { $name } neexistuje; na výběr jsou { $known }
whole-number = celé číslo od { $low } do { $high }
preset-as-printed = Podle tištěných pravidel
preset-as-printed-about = Kde tištěný text něco stanoví, platí jeho znění; zbytek zůstává obvyklý.
preset-unknown = předvolba { $name } neexistuje; { $game } má { $known }
basis-printed = podle tištěných pravidel
basis-reading = náš výklad
basis-original = jako v původní hře
basis-house = domácí pravidlo
basis-ours = naše

## Stůl slovy

seat-letter = místo { $letter }
area-yours = { $title } (vaše)
area-of = { $title }: { $owner }
piece-of = { $piece } ({ $owner })
to-act = na tahu
empty = prázdné
mark-last = poslední tah
mark-draft = rozpracovaný tah
mark-locked = uzamčeno
mark-due = právě k použití
mark-found = nalezeno
mark-dead = už k ničemu
mark-refused = sem nesmí

## Jak hra končí

wins = { $count ->
    [one] Vítězí { $who }: { $score }.
   *[other] Společně vítězí { $who }: { $score }.
 }
ends-alone = { $who } končí: { $score }.
tied = Nikdo nevítězí, hra končí nerozhodně.
tied-at = Nikdo nevítězí, všichni mají stejně: { $score }.
ended-unfinished = { $name } hru vzdává, zůstává tedy nedohraná.
ended-agreed = Hra končí dohodou všech a zůstává nedohraná.
lost-time = { $losers }: čas vypršel
lost-resigned = { $lost ->
    [one] { $losers } hru vzdává
   *[other] { $losers } hru vzdávají
 }
lost-claimed = { $losers }: tah nepřišel včas
lost-to = { $lost }. { $count ->
    [one] Vítězí { $winners }.
   *[other] Společně vítězí { $winners }.
 }
lost-to-nobody = { $lost }. Nikdo nevítězí.
lost-alone = { $lost }.
stopped = Hra zde skončila: { $why }.
record-ends = Záznam zde končí; hra nebyla u konce.
wins-column = výhry

## Průběh kromě samotných tahů; předchází jméno hráče

waiting = Hra začne, až budou všechna místa obsazena.
goes-on = Vše až sem je převzato z jiné hry.
log-agreed = Hra zde končí dohodou všech.
log-gave-up = vzdává hru.
log-time-up = už nemá čas.
log-times-up = Čas vypršel: { $names }.
log-claims = si nárokuje výhru: { $names } – tah nepřišel včas.
log-back = je zpět.
log-took-back = bere zpět poslední tah; vylosované zůstává.
log-agrees = souhlasí.
log-withdraws = stahuje žádost.
log-declines = odmítá.
log-calls = volá rozhodčího: { $about }, { $names }.
log-asks-takeback = žádá o vrácení posledního tahu.
log-asks-stop = navrhuje hru zde ukončit.
log-asks-bot = navrhuje, aby místo hráče { $name } pokračoval robot.
bot-for-left = odchází; dál hraje robot.
bot-for-away = je pryč; se souhlasem ostatních hraje dál robot.
bot-for-time = už nemá čas; dál hraje robot.
bot-for-stalled = netáhne včas; dál hraje robot.

## Stránka s pravidly

position = Pozice: { $text }
sign-program = tak to dělá popsaný program
sign-reading = náš výklad nejasné věty
sign-designed = navrženo námi, protože text to neuvádí
sign-house = domácí pravidlo tam, kde text mlčí
sign-option = možnost { $option }
sign-sentence = věta { $number } tištěného textu
options-and-presets = Možnosti a předvolby
presets-offered = Pod jménem se nabízejí:
usual-first = U každé možnosti stojí obvyklá hodnota první.
column-option = možnost
column-value = hodnota
column-basis = podle čeho
basis-quoted = { $basis }: „{ $said }“

## Nápověda

aid-hint = Rada
aid-hint-about = Řekne, jak by teď hrál silný robot a proč.
aid-odds = Co se vylosuje
aid-odds-about = Řekne, jak pravděpodobný je každý výsledek příštího losování podle toho, co můžete vědět.
hint-turn = Tah silného robota: { $play }.
hint-do = { $play }.
hint-then = { $first }, pak { $then }
hint-why = Proč: { $reasons }.
help-closed = U tohoto stolu se při hře neradí.
hint-greedy = Tohle hned vynese nejvíc; hledání lepšího tahu se ještě připravuje.
hint-wins = Odsud vyhraje zhruba { $wins } ze 100 her.
hint-next-best = Druhý nejlepší tah: { $play }, výher o { $less } méně.
hint-as-good = Zhruba stejně dobrý tah: { $play }.
odds-unknown = Než se bude losovat, hrají ostatní, a to podle věcí, které vědět nemůžete.
odds-now = Pravděpodobnosti příštího losování podle toho, co můžete vědět.
odds-after = Pravděpodobnosti příštího losování po tahu { $play } podle toho, co můžete vědět.
odds-row = { $count } z { $whole } ({ $share })
odds-row-each = každá možnost { $count } z { $whole } ({ $share })

## Odkazy

invites = { $host } vás zve ke hře { $game }
invited = Zveme vás ke hře { $game }
under-way = { $game }, rozehraná hra

## Úrovně robotů

level-random = Náhodný
level-random-about = Hraje jakýkoli tah, který pravidla dovolují.
level-greedy = Hltavý
level-greedy-about = Vezme si v tomto tahu co nejvíc a dál nehledí.
level-novice = Začínající
level-novice-about = Trochu přemýšlí a v každém čtvrtém tahu na to zapomene.
level-casual = Pohodový
level-casual-about = Trochu přemýšlí a občas přehlédne.
level-keen = Snaživý
level-keen-about = Chvíli počítá dopředu.
level-strong = Silný
level-strong-about = Počítá dopředu většinu vteřiny.
level-master = Mistrovský
level-master-about = Přemýšlí až dvě vteřiny a ví o hře, co se vědět dá.
