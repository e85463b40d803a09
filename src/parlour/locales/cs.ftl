### Parlour: vše, co se netýká jedné hry.

## Výčty, čísla, pravidla

list-and = { $some } a { $last }
list-or = { $some } nebo { $last }
players = { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
 }
points = { $count ->
    [one] bod
    [few] body
   *[other] bodů
 }
points-counted = { NUMBER($count, useGrouping: 1) } { points }
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
preset-usual = Obvyklá pravidla
preset-usual-about = Tak, jak se hraje u většiny stolů.
preset-as-printed = Podle tištěných pravidel
preset-as-printed-about = Kde tištěný text něco stanoví, platí jeho znění; zbytek zůstává obvyklý.
preset-unknown = předvolba { $name } neexistuje; { $game } má { $known }
basis-printed = podle tištěných pravidel
basis-reading = náš výklad
basis-original = jako v původní hře
basis-house = domácí pravidlo
basis-ours = naše volba

## Stůl slovy

seat-letter = místo { $letter }
player-at = Hráč { $letter }
area-yours = { $title } (vaše)
area-of = { $title }: { $owner }
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
shared = O výhru se dělí { $who }.
shared-at = O výhru se dělí { $who }. Skóre každého z nich: { $score }.
drawn = Remíza, o první místo se dělí { $who }.
drawn-at = Remíza, o první místo se dělí { $who }. Skóre každého z nich: { $score }.
drawn-all = Remíza, nikdo nevítězí.
drawn-all-at = Remíza, všichni mají stejně: { $score }.
ended-unfinished = { $name } hru vzdává, zůstává tedy nedohraná.
ended-early = { $name } vstává od stolu před začátkem; nic se nehrálo.
ended-agreed = Hra končí dohodou všech a zůstává nedohraná.
ended-closed = Provozovatel tohoto serveru stůl zavřel; hra zůstává nedohraná.
ended-void = Hra skončila, než na každého došla řada: nepočítá se.
ended-void-bots = Za někoho, kdo vůbec nepřišel, odehrál všechny tahy bot: hra se nepočítá.
lost-time = { $lost ->
    [one] { $losers } prohrává na čas
   *[other] { $losers } prohrávají na čas
 }
lost-resigned = { $lost ->
    [one] { $losers } hru vzdává
   *[other] { $losers } hru vzdávají
 }
lost-claimed = { $lost ->
    [one] { $losers } netáhne včas
   *[other] { $losers } netáhnou včas
 }
lost-to = { $lost }. { $count ->
    [one] Vítězí { $winners }.
   *[other] Společně vítězí { $winners }.
 }
lost-to-nobody = { $lost }. Nikdo nevítězí.
lost-alone = { $lost }.
stopped = Hra zde skončila: { $why }.
record-ends = Záznam zde končí; hra nebyla u konce.

## Průběh kromě samotných tahů; předchází jméno hráče

waiting = Hra začne, až budou všechna místa obsazena.
goes-on = Vše až sem je převzato z jiné hry.
log-begins-drawn = začíná, rozhodl los.
log-begins-series = začíná v této hře série.
log-agreed = Hra zde končí dohodou všech.
log-gave-up = vzdává hru.
log-program-failed = má poruchu a prohrává.
log-program-late = neodpovídá včas a prohrává.
log-stood-up = vstává od stolu před začátkem.
log-removed = uvolňuje před začátkem místo, kde seděl hráč { $name }.
log-arranged = mění, co se bude hrát.
log-closed = Provozovatel tohoto serveru stůl zavřel.
log-chat-off = Provozovatel tohoto serveru zde ukončil chat.
log-chat-on = Provozovatel tohoto serveru zde chat znovu povoluje.
log-asks-terms = navrhuje hrát jinak.
log-time-up = už nemá čas.
log-times-up = { $names } už nemají čas.
log-claims = si nárokuje výhru: { $names } – tah nepřišel včas.
log-back = je zpět.
log-took-back = bere zpět poslední tah; vylosované zůstává.
log-unended = tento tah nedokončí, a ten se nepočítá.
log-webhook-stopped = Zprávy o tazích nešlo po celý den doručit; už se neposílají.
log-meeting-over = Obě hry zápasu skončily: tahy z osudí i ruce teď vidí všichni.
log-helped = si vyžádal(a) nápovědu.
log-agrees = souhlasí.
log-host-agrees = Správce tohoto serveru souhlasí, aby se místo vrátilo.
log-host-declines = Správce tohoto serveru odmítá místo vrátit.
log-withdraws = stahuje žádost.
log-declines = odmítá.
log-calls = volá rozhodčího: { $about }, { $names }.
log-asks-takeback = žádá o vrácení posledního tahu.
log-asks-stop = navrhuje hru zde ukončit.
log-asks-bot = navrhuje, aby místo hráče { $name } pokračoval robot.
log-asks-seat = má místo, o které někdo žádá na jiném zařízení.
bot-for-left = odchází; dál hraje robot.
bot-for-away = je pryč; se souhlasem ostatních hraje dál robot.
bot-for-time = už nemá čas; dál hraje robot.
bot-for-stalled = netáhne včas; dál hraje robot.
bot-for-failed = má poruchu; dál hraje robot.
bot-for-late = neodpovídá včas; dál hraje robot.

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
hint-wins = Robot odsud vyhraje zhruba { $wins } ze 100 her.
hint-next-best = Druhý nejlepší tah: { $play }, výher o { $less } méně.
hint-as-good = Zhruba stejně dobrý tah: { $play }.
odds-unknown = Než se bude losovat, hrají ostatní, a to podle toho, co vědět nemůžete.
odds-now = Pravděpodobnosti příštího losování podle toho, co můžete vědět.
odds-after = Pravděpodobnosti příštího losování po tahu { $play } podle toho, co můžete vědět.
percent = { $whole },{ $tenth } %
odds-many = { $count } možností
odds-row = { $count } z { $whole } ({ $share })
odds-row-each = každá možnost { $count } z { $whole } ({ $share })

## Odkazy

invites = { $host } vás zve ke hře { $game }
invited = Zveme vás ke hře { $game }
under-way = { $game }, rozehraná hra
players-of = { $game }: { $players }
number-games = Číselné deskové hry: s přáteli přes odkaz, proti robotům i sólo. Bez účtu.

## Úrovně robotů

level-random = Náhodný
level-random-about = Hraje jakýkoli tah, který pravidla dovolují.
level-greedy = Hltavý
level-greedy-about = Vezme si v tomto tahu co nejvíc a dál nehledí.
level-novice = Začínající
level-novice-about = Trochu přemýšlí a v každém čtvrtém tahu na to zapomene.
level-casual = Pohodový
level-casual-about = Trochu přemýšlí a občas něco přehlédne.
level-keen = Snaživý
level-keen-about = Chvíli počítá dopředu.
level-strong = Silný
level-strong-about = Počítá dopředu po většinu vteřiny.
level-master = Mistrovský
level-master-about = Přemýšlí až dvě vteřiny a ví o hře, co se vědět dá.
level-program-about = Program tohoto domu; selže-li, hru prohrává.

## Co u stolu nejde a proč

nothing-to-give-up = Hra už skončila, není co vzdávat.
bot-plays-already = Na tomto místě už hraje robot.
absences-used-up = Místo lze přenechat robotovi nejvýše { $most }krát.
not-waited-for = Na nikoho se tam nečeká.
just-reminded = { $name } má čerstvou připomínku; chvíli počkejte.
people-ask = Žádat u stolu mohou jen lidé, ne roboti.
question-open = Právě se řeší jiná žádost; nejdřív odpovězte na ni.
questions-used-up = U jednoho stolu lze žádat nejvýše { $most }krát.
declined-before = To už odmítli; znovu se lze zeptat, až někdo zahraje.
seat-declined = To už odmítli; znovu se lze zeptat, až někdo zahraje, nebo po době, po kterou může odmítat zařízení, jemuž místo patří.
seat-asked = O místo už tu někdo žádá na jiném zařízení. Řekněte to těm, kdo mají souhlasit: až to odmítnou, můžete se zeptat vy.
seat-other-code = Teď je tam otevřená jiná žádost: podívejte se znovu, jaký má kód.
nothing-asked = Teď se na nic neodpovídá.
others-answer = Odpovědět mají ostatní.
not-asked = Na to mají odpovědět jiní.
agreed-already = Už jste souhlasili.
no-such-call = Takto teď vaše strana rozhodčího volat nemůže.
others-seat-only = O robota lze žádat jen místo někoho jiného.
not-away-long = { $name } zatím není pryč dost dlouho.
nothing-to-take-back = Zatím nemáte tah, který by šlo vzít zpět.
no-step = Krok { $step } neexistuje; jsou to 0 až { $last }.
clock-says = U stolu s hodinami určují délku čekání jen hodiny.
patience-range = Stůl čeká { $least } až { $most } sekund, nebo napořád (0), ne { $given }.
not-waited-long-there = Na nikoho se tam zatím nečeká dost dlouho.
others-go-on = Ostatní chtějí hrát dál; za toho, kdo netáhne, může hrát robot.
not-waited-long = Na nikoho se zatím nečeká dost dlouho.
bot-plays-here = Na tomto místě hraje robot; nejdřív si místo vezměte zpět.
waits-for-you = Čeká se i na vás; nejdřív zahrajte svůj tah.
other-invite = Tato pozvánka patří k jinému stolu.
all-seats-taken = Všechna místa u tohoto stolu jsou obsazena.
seat-held = Tam už někdo sedí.
host-only = To může jen hostitel tohoto stolu: { $name }.
rules-fixed = Pravidla zůstávají, jak jsou: tato hra pokračuje z jiné nebo patří do série.
seats-held = Sedí tu už víc lidí, než kolik je míst ({ $seats }).
too-few-seated = Podle těchto pravidel se hra v počtu { $seats } hrát nedá.
nobody-to-remove = Nikdo tam nesedí, koho by šlo od stolu odvolat.
two-seats-needed = Vyměnit si místo mohou dvě různá místa; tento stůl jich má { $seats }.
name-taken = Jméno { $name } už u tohoto stolu někdo má.
name-like = Jméno { $name } je příliš podobné jménu { $like }, které už u stolu je.
no-event-of-it = Hra { $game } se jako společná událost nehraje.
no-pairs-of-it = { $game } se nehraje v kolech po dvojicích: není to hra pro dva.
rounds-begun = Tady hraje každý s každým a první kolo je už rozlosované.
no-such-language = V jazyce { $given } tu nic není, ale je tu { $languages }.
rounds-two = Na kolo jsou potřeba aspoň dva lidé.
rounds-teams = Na kolo jsou potřeba aspoň dva týmy, každý ze dvou lidí, kteří hrají spolu.
round-runs = Další kolo se rozlosuje, až skončí všechny hry tohoto kola.
rounds-terms = Při hře na kola má každá hra hodiny na tah a pořadí se ukazuje po každém kole.
event-paused = Událost je přerušená; počkejte, až bude pokračovat.
event-over = Tato událost už skončila.
board-over = Tato deska skončila; přijde další.
event-come-already = { $name } už v této události na tomto zařízení hraje.
event-own-device = V týmech každý potřebuje vlastní zařízení, protože nikdo nesmí vidět druhý stůl; na tomto hraje { $name }.
not-alone = { $name } už s někým hraje.
event-full = Tato událost má { $most } účastníků a víc se jich nevejde.
event-list = Seznam má { $names } jmen, ale přijít jich smí nejvýš { $most }; zkraťte ho, nebo pusťte víc lidí.
event-option = Událost si { $name } určuje sama; zvolit lze: { $known }.
name-not-listed = Jméno { $name } není na seznamu této události.
no-such-member = Tato událost takového účastníka nemá.
not-at-event = Při společné události to možné není.
event-code = Tento kód žádná událost nemá.
event-codes = Chybných kódů bylo příliš mnoho; chvíli počkejte.
event-key = Tento klíč tuto událost neřídí.
season-share = U hry { $game } nejsou nejlepší tahy známy, sezóna tedy nemůže počítat podíly z nich; ať počítá umístění.
season-full = Tato sezóna má { $most } událostí a pro další není místo.
season-rule = Jak sezóna počítá, už je dáno; nechte to tak.
contribution-fixed = Příspěvek tohoto místa k losování už je daný.
contribution-empty = Příspěvek k losování nesmí být prázdný.
contribution-form = Příspěvek k losování je 64 šestnáctkových číslic psaných malými písmeny.
round-games = V kole začíná každé místo jednou; počet her je tedy { $games }.
series-games = Série má 2 až { $most } her, ne { $given }.
best-of-even = Při počtu her { $games } by série mohla skončit nerozhodně; zvolte lichý počet.
clock-seconds = Hodiny mohou mít { $least } až { $most } sekund, ne { $given }.
clock-days = Hodiny mohou mít { $least } až { $most } dní, ne { $given }.
clock-added = Po tahu se přičítá 0 až { $most } sekund, a to jen k času na celou hru.
nothing-said = Zpráva je prázdná.
line-too-long = Zpráva má nejvýše { $most } znaků.
lines-used-up = U tohoto stolu už padlo všech { $most } zpráv.
chat-ended = Provozovatel tohoto serveru zde ukončil chat.
name-refused = Provozovatel tohoto serveru jméno { $name } nepovoluje; zvolte jiné.
name-sign = { $sign } u jména vypadá jako hodnost; zvolte jméno bez něj.
name-empty = Jméno potřebuje aspoň jedno písmeno nebo číslici.
name-too-long = Jméno má nejvýše { $most } znaků.
name-reserved = Jméno „{ $name }“ tu lidé nosit nemohou; zvolte jiné.
seated-only = To může jen ten, kdo u tohoto stolu sedí.
not-started = Hra ještě nezačala.
game-started = Hra už začala.
game-over = Hra už skončila.
when-over = To lze až po skončení hry.
when-meeting-over = To lze, až skončí obě hry zápasu.
record-shorter = Počet zápisů v záznamu je { $count }, nikoli { $given }.
over-there = Tam už hra skončila; pokračujte z dřívějšího okamžiku.
run-too-long = Najednou lze zahrát nejvýše { $most } akcí, ne { $given }.
no-action = Akce { $action } neexistuje; jsou to 0 až { $last }.
run-empty = Zahrát je třeba aspoň jednu akci.
turn-ends-earlier = Tah končí dřív, počet akcí do jeho konce je { $count }; zbylé ({ $left }) zahrajte později.
plans-needed = Míst je { $seats }, obsazení je třeba určit pro každé z nich, ne pro { $given }.
names-of-their-own = Každý u stolu potřebuje vlastní jméno.
no-such-level = Roboti hrají na úrovni { $known }, ne „{ $given }“.
person-plays-here = Zde už zase hraje člověk.
next-has-table = Příští hra už svůj stůl má.
others-turn = Nejste na tahu; na tahu { $count ->
    [one] je
   *[other] jsou
 } { $names }.
nobodys-turn = Teď není na tahu nikdo.
table-changed = Stůl se mezitím změnil; než zahrajete, podívejte se znovu.
all-must-ask = Další hra začne, až si ji vyžádají všichni.
newer-rules = Tento stůl hraje podle pravidel verze { $version } ({ $game }); nejnovější zde známá je { $known }. Otevře ho novější Parlour.
no-draw-due = Teď se nelosuje.
no-such-draw = { $action } teď nelze vylosovat; možné jsou { $known }.
no-seat = Místo { $seat } neexistuje; místa jsou 0 až { $last }.
no-seat-to-look = Místo { $seat }, ze kterého by se šlo dívat, neexistuje; místa jsou 0 až { $last }, poslední pro diváky.
view-of-one = Tohle vidí místo { $seat }; za jiné místo hrát nemůže.
view-no-record = Pohled jednoho místa záznam nemá; vezměte ho z celé hry.
no-table-to-see = { $game } nemá stůl, na který by se šlo podívat.
state-bytes = toto nejsou bajty pozice ve hře { $game } s těmito možnostmi

## Hry, pozice a záznamy, které nelze přečíst

unknown-game = hra „{ $name }“ zde není; jsou tu { $known }
position-part = „{ $part }“ není část pozice; část vypadá třeba takto: left=8 bag=1-3:2
position-field = pole „{ $name }“ neexistuje; pole jsou { $known }
position-twice = { $name } je uvedeno dvakrát
position-empty = pozice je prázdná; jsou-li všechna pole nulová, píše se „{ $start }“
position-pairs = { $name }={ $value }: { $name } se skládá z dvojic jako 0:5 nebo 0-3:5
position-index = { $name }={ $pair }: indexy jsou 0 až { $last }
position-range = { $name }: { $value } není mezi { $low } a { $high }
race-no-draw = { $text } není tah losu v závodě; napište «draw 17» nebo «show»
race-no-position = žádný závod nedojde k { $text }
record-bytes = toto není záznam: je delší než { $most } bajtů
no-record = toto není záznam: { $why }
record-format = toto není záznam: má formát „{ $given }“ a tento Parlour čte „{ $known }“
entry-refused = zápis { $entry } ({ $actor }, { $action }) není dovolen: { $why }
drawn-by-series = zápis { $entry }: vylosováno je { $drawn }, série určuje { $due }
drawn-by-seed = zápis { $entry }: vylosováno je { $drawn }, ze semínka vychází { $due }
record-other-game = toto je záznam hry „{ $given }“, ne „{ $game }“
record-version = záznam má pravidla verze { $given }; známé jsou 1 až { $known }
record-options = možnosti v záznamu neznáme: { $why }
record-at = řádek { $line }, sloupec { $column }: { $why }
record-neither = toto není záznam: nezačíná ani slovy „{ $form }“, ani složenou závorkou
record-header = „{ $given }“ není údaj hlavičky; existují { $known }
record-header-twice = „{ $name }“ je uvedeno dvakrát
record-header-late = údaje hlavičky stojí před prvním tahem
record-value = „{ $name }“ nemůže být „{ $given }“
record-no-game = v hlavičce není, která hra to je, například „game: …“
record-turn-form = „{ $given }“ není tah; tah má místo, jeho akce a za svislou čarou to, co se losovalo: „12. A …, … | …“
record-turn-number = toto je tah { $due }, ne { $given }
record-seat = místo { $given } neexistuje; poslední je { $last }
record-illegal = { $text } není dovoleno: pravidlo { $rule }, { $why }
record-branch-nowhere = varianta stojí pod tahem, který nahrazuje, a tady žádný není
record-branch-open = varianta, která tu začíná, nekončí
record-branch-close = tady žádná varianta nekončí
record-branch-deep = varianty se větví nejvýše do hloubky { $most }
record-nowhere = záznam má poznámku nebo variantu tam, kde nemá žádný zápis
record-too-many = to je víc než { $most }
record-control = je tu řídicí znak (U+{ $code })
record-letter = „{ $letter }“ (U+{ $code }) jen vypadá jako znak notace
record-position = pozici nelze přečíst: { $why }
record-view = hra začíná celou pozicí, ne tím, co z ní vidí jedno místo
record-impossible = taková pozice neexistuje: údaje jejích polí k sobě nepatří
record-open = možnosti v záznamu něco nechávají otevřené; záznam má obsahovat i to, co se losovalo před začátkem
record-long = záznam má příliš mnoho zápisů ({ $count }); hra jich má nejvýše { $most }
record-given = zápisů v záznamu je { $count }, převzatých jich tedy nemůže být { $given }
record-no-seed = záznam nemá semínko, losování tedy nelze ověřit
record-scores = záznam uvádí skóre { $given }; přehrání dává { $true }
record-returns = záznam uvádí výsledek { $given }; přehrání dává { $true }
record-over = záznam a jeho přehrání se neshodují v tom, zda hra skončila
commitment-form = závazek nemá { $digits } šestnáctkových číslic
record-no-secret = záznam má příspěvky k semínku, ale ne tajemství serveru
record-secret-alone = záznam má tajemství serveru, ale ne semínko
seed-form = semínko nemá { $digits } šestnáctkových číslic
seed-commitment = semínko neodpovídá závazku ukázanému před hrou
secret-form = tajemství nemá { $digits } šestnáctkových číslic
contribution-bad = příspěvek místa { $seat } nemá { $digits } šestnáctkových číslic
table-form = stůl v záznamu nemá jméno, ze kterého by šlo utvořit semínko
secret-commitment = tajemství neodpovídá závazku ukázanému před hrou
seed-not-shared = semínko není utvořeno z tohoto stolu, tajemství serveru a těchto příspěvků
option-drawn = { $name } se losovalo: z tajemství vychází „{ $due }“

## Rozbor dohrané hry; předchází jméno hráče

study-unfinished = hra nebyla dohrána do konce, rozebrat ji tedy nelze
study-cost = Stálo to asi { $wins } výher ze 100. Tah: { $played }. Lépe: { $better }.
study-better = Lepší tah
study-parts = Za celou hru, ve výhrách ze 100: { $luck } štěstím při losování, { $own } vlastními rozhodnutími, { $others } rozhodnutími ostatních, { $rest } nevysvětleno.
study-method = Postup: každý tah posuzuje hledání z pohledu toho, kdo ho hrál. Oč tah zaostává za nejlepším, to je rozhodnutí; oč se očekávání změní losováním mezi dvěma tahy, to je štěstí; oč se změní bez losování, to je chyba samotného hledání. Dohromady tyto čtyři části dávají výsledek.
study-even = Žádný jednotlivý tah nestál mnoho.
study-costliest = Nejdražší z { $turns } tahů stál asi { $wins } výher ze 100.

## Co server odpovídá, když něco neudělá

no-host-key = Tento server nemá klíč provozovatele: viz PARLOUR_ADMIN_KEY v návodu k provozu.
not-host = To není klíč provozovatele tohoto serveru.
no-key = Chybí klíč: Authorization: Bearer a klíč.
table-exists = Takový stůl už existuje.
announcement-long = Oznámení má nejvýše { $most } znaků.
no-table = Takový stůl neexistuje.
not-seated = Tento klíč u tohoto stolu žádné místo nedrží.
person-unknown = Tento prohlížeč tu není přihlášen, nebo už ne.
person-full = Jeden člověk si tu může uložit nejvýše { $most } míst.
person-progress = Co člověka provází, má nejvýše { $most } bajtů.
person-no-pass = Tento kód neplatí, nebo už ne: porovnejte ho znak po znaku. Odkaz platí jednou, deset minut; nový si vytvořte na zařízení, které má vaše stoly.
person-devices = Jeden člověk může mít nejvýše { $most } zařízení.
person-no-device = Odhlásit tu lze jen jiné vaše zařízení.
no-seat-to-recover = Tam není místo člověka, o které by šlo žádat.
nobody-to-agree = Není tu nikdo další, kdo by s tím mohl souhlasit.
seat-not-given = To místo se nevydává.
seated-already = Už tu sedíte.
hello-first = Nejdřív se ohlaste zprávou hello.
no-hello = První zpráva spojení je hello; žádná nepřišla.
page-outdated = Tato stránka je z jiné verze Parlour: načtěte ji znovu.
too-much-at-once = Toho bylo najednou moc; chvíli počkejte.
too-much-for-now = Toho bylo najednou moc; zkuste to znovu za { $seconds } s.
not-so-fast = Ne tak rychle; s další zprávou chvíli počkejte.
message-long = Zpráva má nejvýše { $most } bajtů.
no-such-message = Takovou zprávu tento stůl nezná: { $why }.
not-kept = Teď to nešlo uložit; zkuste to za chvíli znovu.
device-seats = Jedno zařízení má u stolu nejvýše { $most } míst.
tables-for-now = Stolů bylo příliš mnoho; zkuste to znovu za { $seconds } s.
too-many-tables = Stolů bylo za krátkou dobu příliš mnoho; vraťte se později.
tables-full = Tento Parlour už víc stolů nepojme.
bot-tables = Rozehraných stolů samotných robotů máte { $most }; nechte nejdřív některý skončit.
too-many-requests = Požadavků bylo najednou moc; chvíli počkejte.
page-soon = Odtud se právě otevírá mnoho stránek. Tato se za pár sekund otevře sama.
webhook-turn = { $game }: { $count ->
    [one] na tahu je { $names }.
   *[other] na tahu jsou { $names }.
 }
push-turn = Jste na tahu. Hrají s vámi: { $names }.
push-unreadable = Do služby oznámení tohoto prohlížeče nelze psát.
no-push = Tento server zařízením o tazích říct nemůže.
webhook-host = Zprávy lze posílat jen na { $hosts }, a to na adresu, která začíná https://.
watchers-silent = Kdo se zde dívá, nepíše do chatu.
doors-closed = Dokud hra neskončí, vidí tento stůl jen ti, kdo hrají. Jste-li pozváni, otevřete svou pozvánku.
doors-closed-event = Dokud událost neskončí, vidí to jen ten, kdo tu hraje. Je-li vaše jméno zase volné, přijďte znovu s kódem.
doors-closed-meeting = Dokud neskončí obě hry zápasu, vidí tento stůl jen ti, kdo u něj hrají.
no-webhooks = Tento server zprávy neposílá.
quiet-hours = Klidné hodiny začínají a končí ve dvou různých hodinách od 0 do 23.
no-such-zone = Časové pásmo { $zone } neexistuje.
foreign-name = Na toto jméno tento Parlour neodpovídá; ta, na která odpovídá, uvádí PARLOUR_NAMES.
foreign-page = Stránky jiných webů to nesmějí.
parameter-twice = Každý parametr se uvádí jednou.
body-slow = Obsah požadavku přicházel příliš dlouho.
body-long = Obsah požadavku má nejvýše { $most } bajtů.
head-long = Hlavička požadavku má nejvýše { $most } bajtů.
no-http = Toto není požadavek HTTP ani zahájení WebSocketu verze 13.
no-json = Obsah není JSON: { $why }.
no-object = Obsah má být objekt JSON, odeslaný jako application/json.
no-record-sent = Toto není záznam: { $why }.
too-deep = Tento JSON je příliš hluboce vnořený.
too-many-digits = V tomto JSON je číslo s příliš mnoha číslicemi.
does-not-fit = { $place }: { $why }.
field-missing = { $place } chybí.
field-unknown = Pole { $place } neexistuje.
value-unknown = { $place } není žádná z povolených hodnot.
nothing-here = Na této adrese API nic nemá.
wrong-method = Tato adresa takovou metodu nepřijímá.
pages-read-only = Stránky jsou jen ke čtení.
no-file = Takový soubor neexistuje.
no-module = Takový modul neexistuje, nebo už neexistuje; vyžádejte si aktuální.
no-rules-for-browsers = Tento server nemá pravidla her pro prohlížeče.
rules-do-not-compile = Pravidla hry { $game } nejde pro prohlížeče zkompilovat. { $why }
no-lesson = Tato hra zatím lekci nemá.
no-puzzles = Tato hra zatím úlohy nemá.
no-puzzle = Taková úloha není.
puzzle-over = Úloha už skončila.
puzzle-not-ready = Úloha se teprve připravuje; zkuste to za chvíli.
replay-long = Přehrát lze nejvýše { $most } zápisů, ne { $given }.
play-on-long = Pokračovat lze ve hře s nejvýše { $most } zápisy, ne { $given }.
not-stored = Stoly teď nelze ukládat; proč, to říká protokol serveru.
stopping = Tento Parlour právě končí; zkuste to za chvíli znovu.
fault = Na této straně se něco pokazilo.

## Tah jako text

turn-written = Tah je jeden řádek: akce za sebou, oddělené mezerami. Co tah ukončuje, psát netřeba.
turn-forms = Akce se píší jako tyto: { $forms }.
turn-example = Teď je povoleno například: { $example }
turn-refused = { $action }: { $why }
turn-missing = V tomto textu žádný tah není.
turn-twice = Dá se to číst jako dva tahy, „{ $first }“ a „{ $other }“; napište jen ten, který myslíte.
turn-word = { $word } není akce; napište jen tah, nebo kolem něj celá slova.
turn-nearly = { $word } do zápisu nepatří; nemysleli jste { $like }?

## Terminál; příkazy a možnosti jsou ve všech jazycích stejné

cli-option-form = možnost se píše jméno=hodnota, ne „{ $given }“
cli-option-twice = možnost { $name } je uvedena dvakrát
cli-cannot-read = { $file } nelze přečíst: { $why }
cli-cannot-write = { $file } nelze zapsat: { $why }
cli-after-serve = napište ji za `parlour serve`, ne před { $command }
cli-cannot-print = výstup nelze zapsat: { $why }
cli-no-folder = složka { $folder } neexistuje
cli-no-file = soubor { $file } neexistuje
cli-record-brings = záznam má vlastní pozici i možnosti
cli-at-counts = --at počítá zápisy záznamu, a toto je hra
cli-written = Zapsáno do { $file }.
cli-seats-named = pojmenovaných míst je { $named }, ale hra jich má { $count }
cli-games-written = Dohrané hry ({ $count }): { $file }
cli-not-in-backup = Soubor { $file } nemá stůl { $table }.
cli-seat-asked = někdo žádá o místo hráče { $name }, kód { $code }
cli-no-key = Nejprve nastavte { $variable } na klíč provozovatele serveru.
cli-no-server = Na adrese { $url } žádný Parlour neodpovídá: { $why }
cli-record-in = Záznam je v { $file }; losování ověří `parlour replay { $file } --verify`.
cli-commitment = Závazek k losování: { $commitment }
cli-seed = Semínko losování: { $seed }
cli-search-waits = Připravuje se přemýšlení; poprvé to trvá až minutu.
cli-hand-over = Na tahu je { $name }. Až se nikdo jiný nebude dívat, stiskněte Enter.
cli-game = hra
cli-title = název
cli-in-short = stručně
cli-games-more = parlour games HRA vypíše její možnosti; parlour play HRA ji zde spustí.
cli-also-called = Jinak též { $names }.
cli-meaning = význam (a podle čeho); obvyklá hodnota první
cli-preset = co se tím získá
cli-options = možnosti
cli-own-value = nebo vlastní
cli-any-of-these = nebo kterákoli z těchto hodnot
cli-verified = Ověřeno: ze semínka vychází všechna losování ({ $draws }).
cli-given = Počet úvodních zápisů převzatých z jiné hry: { $count }.
cli-seed-shared = Semínko je utvořeno z tajemství serveru, které odpovídá závazku ukázanému před hrou, a z příspěvků { $given } z { $seats } míst.
cli-seed-committed = Semínko odpovídá závazku ukázanému před hrou.
cli-seed-given = Semínko bylo zadáno.
cli-scores-right = Skóre souhlasí.
cli-next-turn = Enter: další tah
cli-help = Napište akci ({ $example }), nebo několik oddělených čárkou; samotný Enter tah potvrdí.
cli-undo = vezme zpět poslední akci rozpracovaného tahu
cli-clear = vezme zpět všechny
cli-legal = vypíše vše, co teď můžete
cli-board = znovu ukáže stůl
cli-rule = ukáže text pravidla
cli-quit = vzdá hru; ostatní hrají dál
cli-more = … a další ({ $count })
cli-no-rule = Pravidlo { $number } neexistuje.
cli-nothing-to-confirm = Zatím není co potvrdit.
cli-ask-help = Nápovědu vypíše ?.
cli-puzzle = Úloha { $name }, obtížnost { $rating }
cli-puzzle-help = Napište akci; samotný Enter ukončí tah. hint kousek napoví, solution ukáže řešení, undo vezme akci zpět, legal vypíše, co smíte, board ukáže stůl, quit odejde.
