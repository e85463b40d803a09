### Slova stránky stolu.

yourTurn = Jste na tahu.
turnOf = Na tahu je { $name }.
turnOfAll = Na tahu jsou { $names }.
watching = Díváte se.
over = Hra skončila.
announceTurn = Jste na tahu. { $sentence }
announceLine = { $name } { $line }
announceChat = { $name } píše: { $text }
announceRefusal = Nelze. { $sentence }
starterIs = Los rozhodl: začíná { $name }.
starterYou = Los rozhodl: začínáte.
drawing = Kdo začne? Rozhodne los …

confirm = Zahrát
sending = Hraje se …
takeBack = Vzít zpět
clear = Vzít vše zpět
choose = Které?
confirmKey = Klávesa: tečka
keysTitle = Klávesy
keys = Šipky posouvají, Enter bere a pokládá, Escape bere zpět, číslice vybírají z ruky, tečka zahraje.

empty = prázdné
holds = { $place }: { $what }
pieces = { $count } × { $what }
ofSeat = { $what } hráče { $letter }
picked = zvednuto
possible = možné
canPick = lze zvednout
playedLast = naposledy zahráno: { $letter }
used = v tomto tahu už položeno
turned =
    otočeno o { $quarters } { $quarters ->
         [one] čtvrtinu
         [few] čtvrtiny
        *[other] čtvrtin
    }
marks =
    .last = zahráno naposledy
    .draft = ještě nezahráno
    .locked = zamčeno
    .due = čeká
    .found = nalezeno
    .dead = mrtvé
    .refused = sem nelze

seats = Hráči
away = Spojení je přerušeno. Váš stůl je v bezpečí; stránka se znovu připojí sama.
blocked = Server odpovídá, ale trvalé spojení (WebSocket) s tímto stolem se nedaří otevřít. Často je blokuje firemní síť, proxy nebo rozšíření prohlížeče; pomůže jiná síť. Stránka to zkouší dál.
awayShort = Obnovuje se spojení …
backAgain = Opět spojeno.
isAway = pryč
isHere = zde
you = vy
team = Tým { $number }
teamIs = Tým { $number }: { $names }.
lookAt = Podívat se na stranu hráče { $name }

log = Průběh hry
tabs =
    .log = Průběh
    .counts = Počty
    .table = Stůl
    .fresh = něco nového
logEmpty = Zatím se nic nezahrálo.
table = Jako tabulka
chat = Rozhovor
chatEmpty = Pozdravte.
chatNow = Tato hra
chatField = Napsat všem u stolu
chatSend = Poslat
unread =
    { $count } { $count ->
         [one] nový řádek
         [few] nové řádky
        *[other] nových řádků
    } rozhovoru
options = Zvolené možnosti
rules = Pravidla
soundOn = Zvuk je zapnut
soundOff = Zvuk je vypnut
close = Zavřít
more = Průběh, rozhovor a další
leave = Vzdát se
leaveSeat = Vstát od stolu
leaveEarly = Vzdát hru? Dokud na každého nedošla řada, nepočítá se.
leaveLoses = Vzdát hru? Prohrajete ji a vyhraje { $other }.
leaveToBot = Vzdát hru? Za vás bude hrát dál robot a ostatní pokračují.
leaveEnds = Vzdát hru? Skončí tady, nedohraná.
leaveYes = Ano, vzdát
leaveNo = Hrát dál
finalSure = { $label }? Tím vaše hra skončí.
leaveEvent = Opustit událost
leaveEventSure = Opustit událost? Co máte, zůstane v pořadí, a nikdo na vás nebude čekat.
leaveEventYes = Ano, opustit

waitingTitle = Stůl je připraven
waitingFor =
    { $open ->
         [one] Volné místo
         [few] Volná místa
        *[other] Volných míst
    }: { $open }. Pošlete tento odkaz; kdo jej otevře, může přisednout.
waitingOnly = Hra začne, až budou všechna místa obsazena.
invite = Pozvánka
inviteShare = Poslat odkaz
inviteCopy = Kopírovat odkaz
inviteQr = QR kód odkazu pro fotoaparát jiného zařízení
shareText = Zahrajte si se mnou { $game } v Parlouru.
watchText = Podívejte se v Parlouru na tuto hru { $game }.
stoodUp = Vstali jste; vaše místo je zase volné.
seatGone = Toto zařízení už toto místo nemá.
elsewhere = Teď hrajete na jiném zařízení.
playHere = Hrát tady
sitAgain = Znovu se posadit
openSeat = čeká se na hráče

sitHere = Přisednout
watchedBy = Dívají se: { $names }
others =
    { $count ->
         [one] { $count } další
         [few] { $count } další
        *[other] { $count } dalších
    }
watchers =
    { $count ->
         [one] Dívá se { $count } člověk.
         [few] Dívají se { $count } lidé.
        *[other] Dívá se { $count } lidí.
    }
watchersSilent = Kdo se zde dívá, nepíše.
openToYou = Je tu volné místo: přisedněte si, nebo se dívejte.
askForLink = Chcete-li hrát, vložte pozvánku, kterou jste dostali, nebo o ni požádejte; můžete se i jen dívat.
doors = Zavřené dveře
invitation = Pozvánka: odkaz, nebo kód na jeho konci
watch = Dívat se
eventWaits = Jste tu. Začíná se pro všechny naráz.
windowWaits = Jste tu. Jakmile se začne, hrajete, kdy chcete.
toRanking = K pořadí
eventOthers = Odehráno. Ostatní ještě hrají.
eventPaused = Událost je přerušená. Váš čas stojí, dokud nebude pokračovat.

## the host, and who is ready

hostBot = Posadit robota
hostLevel = Síla robotů
changeTerms = Změnit podmínky
beginWith = Začít v počtu { $count }
hostMove = Přesadit
moveOf = Přesadit: { $name }
moveHere = Sem
remove = Odvolat
removeOf = Odvolat od stolu: { $name }
removeSure = Odvolat od stolu: { $name }? Místo i dosavadní odkaz přestanou platit. Bez účtů nelze poznat, kdo přijde s novým odkazem.
removeYes = Ano, odvolat
removeNo = Nechat
ready = Jsem tu
readyHint = Hraje se na čas, proto hra začne, až všichni potvrdí, že jsou tu.
isReady = tady
readyWait = Potvrzeno. Hra začne, až potvrdí všichni.
readyAsked = Všechna místa jsou obsazena: jste tu?
playsAs = { $level }, zatím hraje jako { $other }
playsAsNow = jako { $level }

curtainTitle = Na řadě je { $name }, předejte zařízení
curtainText = Dokud nikdo nestiskne tlačítko, není vidět žádná ruka.
curtainButton = Já jsem { $name }

endTitle = Hra skončila
youWon = Vaše výhra
youWonBy = Vaše výhra { $own } : { $other }
youLost = Vaše prohra
youLostBy = Vaše prohra { $own } : { $other }
youShared = Dělíte se o výhru
youDrew = Remíza
nobodyWon = Nikdo nevyhrává
youPlaced =
    Jste na { $place }. místě { $of ->
         [5] z
        *[other] ze
    } { $of }
ranking = Pořadí
place = { $rank }.
curve = Vývoj skóre
curveTurn = Tah
again = Hrát znovu
againTogether = Hrát znovu se stejnými lidmi
againNames = O další hru stojí { $names }.
toNext = K novému stolu
toSecond = Ke druhé hře
secondRuns = Druhá hra začala, místa jsou vyměněna. Její hodiny běží.
record = Stáhnout záznam
replay = Projít hru krok za krokem
proof = Férové losování: semínko a z čeho vzniklo
proofText = Celé losování plyne z tohoto semínka. Vzniklo z tajemství serveru, jehož SHA-256 bylo vidět, než si kdokoli sedl, a z 32 náhodných bajtů každého prohlížeče; server si tedy výsledky nemohl vybrat.
seed = Semínko
commitment = SHA-256 tajemství serveru
proofAlone = Toto je semínko celého losování. Jeho SHA-256 bylo vidět od začátku, nikdo je tedy nemohl zvolit později.
secret = Tajemství serveru
draws = Férové losování
drawsText = Celé losování plyne z tajemství serveru, které bylo dáno tímto SHA-256, než si kdokoli sedl, a z 32 náhodných bajtů každého prohlížeče. Server si tedy výsledky nemůže vybrat. Tajemství se ukáže na konci.
drawsOf = Od hráče { $name }
drawsNone = nic
drawsHeld = Ověřeno tímto prohlížečem: SHA-256 i vlastní příspěvek jsou takové, jaké si uložil.
drawsHeldAll = Ověřeno tímto prohlížečem: SHA-256 i vlastní příspěvek jsou takové, jaké si uložil, a dávají toto semínko.
drawsFit = Ověřeno tímto prohlížečem: SHA-256 souhlasí a vše dohromady dává semínko.
drawsFault =
    .commitment = Není to férové: SHA-256 není to, které tento prohlížeč viděl před hrou.
    .contribution = Není to férové: příspěvek tohoto prohlížeče v losech chybí.
    .secret = Není to férové: tajemství nemá ukázané SHA-256.
    .seed = Není to férové: semínko nevzniklo z toho, co je tu uvedeno.
fewer = méně je lépe
showEnd = Výsledek
hideEnd = Podívat se na desku

gone = Tento stůl neexistuje, nebo se už neuchovává.
goneTitle = Takový stůl není
loading = Připravuje se stůl …
