### Událost: založení, příchod, nástěnka, výsledky.

newTitle = Všichni totéž: událost
newIntro = Všichni hrají tutéž hru se stejnými tahy z pytlíku, každý na své obrazovce. Přicházejí s kódem, bez účtu.
game = Hra
name = Název
usualTitle = Náš večer
boards = Desky, jedna po druhé
time = Čas
times =
    .turn = Hodiny na každý tah
    .window = Lhůta: každý hraje, kdy chce
withinTime = během { $time }
windowHint = Všichni mají stejné tahy z pytlíku, každý teprve až na ně přijde. Pořadí a nejlepší tahy se ukážou, až lhůta skončí: dříve by prozradily tahy, které někteří mají ještě před sebou.
rankingShown = Pořadí
shown =
    .turn = Po každém tahu
    .end = Až když deska skončí
names = Kdo smí přijít, každé jméno na řádek
namesHint = Prázdné: kdokoli s kódem.
lastNames = Jména z minula
beginsIn = Jazyk na začátek
ofBrowser = Jazyk každého prohlížeče
trust = Nikdo tu nevidí, kdo se na tah ptá programu, a úlohy závodu jsou i s řešeními v knize, kterou může otevřít každý. Kde na tom záleží, hrajte v jedné místnosti.
stepByStep = Krok za krokem:
make = Založit událost

comeIntro = Všichni mají stejné tahy. Vaše jméno bude v pořadí.
comeList = Seznam dne: jedna hra, jeden pokus, s vlastními tahy. Pořadí se ukáže o půlnoci UTC.
windowWaits = Hrajete, kdy chcete, jakmile se začne.
windowRuns = Hrajete, kdy chcete. Zbývá: { $time }.
whoAreYou = Kdo jste?
yourName = Vaše jméno
come = Vstoupit
already = { $name } už na tomto zařízení hraje.
toOwn = Hrát dál
beside = Hraje tu ještě někdo další
ownDevice = V týmech každý potřebuje vlastní zařízení, protože nikdo nesmí vidět druhý stůl.
allCame = Všichni ze seznamu už přišli. Pokud si někdo vzal vaše jméno, pořadatel ho může uvolnit.
unknownTitle = Událost s tímto kódem není
unknown = Možná je v něm chyba. Kód je na nástěnce, nebo se zeptejte pořadatele.

home = Události
homeIntro = Všichni hrají naráz totéž: třída, klub, rodina.
code = Kód události
toCode = Vstoupit
toNew = Založit událost

comeHere = Přijďte s tímto kódem
qr = QR kód adresy pro fotoaparát telefonu
people =
    { $count ->
        [one] Je tu { $count } člověk
        [few] Jsou tu { $count } lidé
        [many] Je tu { $count } člověka
       *[other] Je tu { $count } lidí
    }
phases =
    .waiting = Ještě nezačala
    .playing = Probíhá
    .paused = Pozastavena
    .over = Konec
boardOf = Deska { $number } z { $boards }
turn = Tah { $turn }
havePlayed = Odehráno: { $played } z { $count }
windowOpen = Každý hraje, kdy chce
haveFinished = Hotovo: { $played } z { $count }
haveCome =
    { $count } { $count ->
         [one] člověk přišel
         [few] lidé přišli
        *[other] lidí přišlo
    }
turnsPlayed =
    { $count } { $count ->
         [one] tah odehrán
         [few] tahy odehrány
        *[other] tahů odehráno
    }
board = Deska
lastTurn = Co přinesl poslední tah
toBoard = K desce
toEvent = K události
ranking = Pořadí
nobody = Ještě nikdo nepřišel.
unranked = Pořadí se ukáže, až deska skončí.
place = Místo
player = Hráč
points = Body
share = Z nejlepšího
played = odehráno
finished = má hotovo
away = pryč
left = už nehraje
bestSoFar = Nejlepší tahy dosud: { $points }
results = Tah po tahu

run = Tuto událost vedete vy
steps =
    .start = Začít
    .pause = Pozastavit
    .continue = Pokračovat
    .ring = Ukončit tah
    .next = Další deska
    .end = Ukončit desku
    .rename = Přejmenovat
    .remove = Odebrat
    .delete = Smazat událost
endSure = Ukončit tuto desku pro všechny? Dokončené tahy se počítají, tento ne.
endOneTurnSure = Ukončit tuto desku pro všechny? Počítá se, co kdo zatím má.
endWindow = Ukončit lhůtu
windowSure = Ukončit lhůtu pro všechny? Tahy, které někdo neodehrál, se počítají jako vynechané.
removeSure = Odebrat hráče { $name }? Jméno ze seznamu bude zase volné.
keep = Ne, hrát dál
more = Jména, odkaz
member = Někdo z hráčů
newName = Nové jméno
besideOf = { $name } (na zařízení { $other })
keyHint = Událost vede tento prohlížeč. Na jiném zařízení odkaz; kdo ho má, událost vede.
copyKey = Kopírovat odkaz k vedení
deleteSure = Smazat událost se všemi deskami a výsledky, pro všechny? Nic ji nevrátí.
goneTitle = Tato událost už není
gone = Pořadatel ji smazal, nebo na této adrese žádná nebyla.
runHere = Vést zde
runHereHint = Tato událost je vaše. Zařízení, které ji dosud vedlo, ji pak už nepovede.

resultsOf = Výsledky: { $title }
print = Vytisknout
csv = Jako tabulka (CSV)
turns = Tah po tahu
eachBrought = Co přinesl každý tah.
stoodAfter = Body po každém tahu.
best = Nejlepší tah
foundBest = Kolik ho našlo
turnNumber = Tah
brought = Přinesl
stood = Body
field = Ostatní
foundOf = { $found } z { $count } našlo { $points }
middleOf = { $points } uprostřed
noMember = Toto číslo tu nikdo nemá

nextTitle = Další událost sezóny
nextIntro = Počítá se dohromady s předchozími, pod jedním odkazem: každého tam poznáme podle jména.
seasonBegins = Začíná sezóna
seasonCounts = Co přinese jedna událost, nejvýš 100
counts =
    .places = Umístění mezi přítomnými
    .share = Podíl z nejlepších tahů
countsWhy = Body z různých her se sčítat nedají. Kdo chybí, nemá nic. Tak to zůstane celou sezónu.
onlyBest = Každému se počítají jen nejlepší události
bestOfEach = Kolik
season = Sezóna
seasonOf = Sezóna: { $title }
brings =
    .places = Každá událost přináší podíl ostatních, které hráč nechal za sebou, nejvýš 100.
    .share = Každá událost přináší podíl z nejlepších tahů, které hráč našel, nejvýš 100.
bestCount = Nejlepší události, které se každému počítají: { $best }; ostatní jsou v závorkách.
total = Celkem
evenings = Události
notOver = ještě neskončila
nothingYet = Ještě žádná událost neskončila.
noSeasonTitle = Tady žádná sezóna není
noSeason = Její události jsou smazané, nebo na této adrese žádná nebyla.

form = Jak se hraje
forms =
    .same = Všichni totéž, deska po desce
    .swiss = Ve dvojicích: švýcarský systém
    .all = Ve dvojicích: každý s každým
pairsHint = Dva spolu hrají dvě hry se stejným losem; ve druhé si vymění místa. Vyhraná hra se počítá za 2, remíza za 1. Ve švýcarském systému se potkají ti, kdo mají zatím stejně.
teamsHint = Dva týmy po dvou hrají zároveň dvě hry se stejnými tahy z osudí: po jednom u jednoho stolu, jejich spoluhráči u druhého s vyměněnými místy. Než obě skončí, nikdo nevidí druhý stůl. Vyhraná hra se počítá za 2, remíza za 1. Ve švýcarském systému se potkají ti, kdo zatím mají stejně. Každý potřebuje vlastní zařízení.
rounds = Kola, jedno po druhém
comeRounds = Hrajete ve dvojicích, kolo po kole. Vaše jméno bude v pořadí.
comeTeams = Hrajete v týmech po dvou, kolo za kolem: ty u jednoho stolu, spoluhráč u jiného se stejnými tahy z osudí. Než obě hry skončí, neříkejte si, co přijde.
roundOf = Kolo { $number } z { $rounds }
round = { $number }. kolo
meetings = Kdo hraje s kým
firstGame = První hra
secondGame = Druhá hra
sitsOut = má volno
yourMeeting = Hrajete s hráčem { $name }. Hodiny běží.
youSitOut = V tomto kole máte volno. Počítá se jako nerozhodné utkání.
meetingOver = Vaše hry v tomto kole skončily.
gameOver = Tvá hra v tomto kole skončila.
playsNext = Hrajete od příštího kola.
waitDrawn = Jste ve hře. Jakmile se rozlosuje další kolo, povede odtud cesta k vašemu stolu.
toTable = K mému stolu
met = Body soupeřů
roundResults = Kolo po kole
roundSteps =
    .start = Rozlosovat první kolo
    .next = Rozlosovat další kolo
    .end = Ukončit událost
endRoundsSure = Ukončit událost pro všechny? Kolo, které neskončilo, se nepočítá.
withWhom = S kým hraješ?
nobodyYet = Zatím s nikým
alone = zatím nemá spoluhráče
teamPlaysNoMore = už nehraje
yourPartner = Tvůj spoluhráč: { $name }.
partnerPlays = { $name } hraje za váš tým u druhého stolu, se stejnými tahy z osudí. Hru toho druhého uvidíte, až obě skončí.
waitPartner = Zatím nemáš spoluhráče: kdo přijde, může si tě vybrat. Bez něj se neúčastníš losování.
teamEnded = Tvůj spoluhráč už odešel: váš tým se už nelosuje.
choosePartner = Zatím nemáš spoluhráče. Vyber si:
playWith = Hrát s: { $name }
sealed = Obě hry zápasu uvidí všichni, až skončí.
