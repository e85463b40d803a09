clock = Čas na přemýšlení
noClock = Bez časového limitu
usualRules = obvyklá pravidla
found =
    .link = přes odkaz
    .open = pro všechny
seconds = { $count } s
minutes = { $count } min
timeEach = { $time } na každý tah
timeAll = { $time } na hru
timePlus = { $time } na hru, { $plus } s navíc po každém tahu
daysEach =
    { $count } { $count ->
         [one] den
         [few] dny
        *[other] dní
    } na každý tah
window = { $time }, každý, kdy chce
days = { $days } d { $hours } h
low =
    { $seconds ->
         [one] Zbývá
         [few] Zbývají
        *[other] Zbývá
    } { $seconds } { $seconds ->
         [one] sekunda
         [few] sekundy
        *[other] sekund
    }.
lossHint = Komu dojde čas, prohrává hru.
standInHint = Za hráče, kterému dojde čas, hraje robot, dokud se nevrátí.
until = čas do { $when }
patience = Když někdo netáhne, smí převzít robot po
patienceUsual = zdejší obvyklé době
patienceNever = nikdy
patienceHint = Kdo netáhne po dobu { $time }, za toho smějí ostatní nechat hrát robota, nebo si hru přisoudit, pokud by nikdo jiný nepokračoval.
hurried = Stůl na váš tah čeká už dlouho.
hurry = Stůl na váš tah čeká už dlouho. Za { $time } smějí ostatní nechat za vás hrát robota, nebo si hru přisoudit.
hurryOver = Stůl na váš tah čeká příliš dlouho: ostatní smějí nechat za vás hrát robota, nebo si hru přisoudit.
stalled =
    { $names } { $count ->
         [1] netáhne
        *[other] netáhnou
    } už { $time }.
claim = Přisoudit si hru

watching = Diváci
watched =
    .silent = kdo se dívá, nepíše
    .closed = nikdo další se nedívá
webhook = Kdo je na tahu, hlásí se i do
series = Kolik her
single = Jedna hra
round = Kolo o { $games } hrách: každý jednou začíná
bestOf =
    Na { $games ->
         [3] 2
         [5] 3
         [7] 4
         [9] 5
         [11] 6
         [13] 7
         [15] 8
         [17] 9
         [19] 10
        *[other] 11
    } vítězství (z { $games })
games =
    { $games } { $games ->
         [one] hra
         [few] hry
        *[other] her
    }, výsledky se sčítají
gameOf = Hra { $number } z { $games }
standing = Stav série
wins = vítězství
player = Hráč
total = Celkem
gameShort = { $number }.
replayed = Tato hra se nepočítá a hraje se znovu.
seriesOver =
    Série skončila. { $count ->
         [1] Vítězí
        *[other] Společně vítězí
    } { $names }.
seriesShared = Série skončila. O vítězství se dělí { $names }.
thisGame = Tato hra: { $end }
nextGame = Další hra
newSeries = Další série se stejnými hráči

atTable = U stolu
takeback = Vzít zpět můj poslední tah
stop = Ukončit hru zde
call = Rozhodčí: { $label }, { $names }
callSure = Zavolat rozhodčího: { $label }, { $names }? { $penalty }
callYes = Ano, zavolat
nudge = Připomenout hráči { $name }
standIn = Nechat za hráče { $name } hrát robota
leaveToBot = Odejít a nechat hrát robota
leaveToBotSure = Přenechat místo robotovi? Můžete se kdykoli vrátit.
leaveToBotYes = Ano, přenechat robotovi
asked =
    .call = { $name } volá rozhodčího: { $label }, { $names }.
    .takeback = { $name } chce vzít zpět poslední tah.
    .stop = { $name } chce hru zde ukončit, nedohranou.
    .stand-in = { $name } navrhuje, aby za hráče { $whom }, který tu není, hrál robot.
    .terms = { $name } navrhuje hrát jinak: { $terms }.
    .recover = Někdo na jiném zařízení žádá o místo hráče { $name }, který o ně možná přišel. Souhlaste, jen pokud vám to { $name } sdělil a řekl { $code }.
    .given = Všichni souhlasí, aby místo hráče { $name } přešlo na jiné zařízení. To původní může ještě odmítnout.
youAsked =
    .call = O vašem podnětu rozhoduje rozhodčí.
    .takeback = Chcete vzít zpět svůj poslední tah.
    .stop = Chcete hru zde ukončit.
    .stand-in = Navrhujete, aby za hráče { $whom } hrál robot.
    .terms = Navrhujete hrát jinak: { $terms }.
    .recover = Někdo na jiném zařízení žádá o vaše místo. Pokud to nejste vy, odmítněte.
waitingFor = Čeká se na: { $names }.
agree = Souhlasím
decline = Nesouhlasím
confirmCall = Potvrdit
dismissCall = Zamítnout
withdraw = Vzít zpět
refuse = Odmítnout
askBack =
    .lost = Přišel jsem o své místo
    .how = Které místo bylo vaše? Musí souhlasit všichni ostatní; zařízení, které je možná ještě má, může den odmítat, kde běží hodiny, dvě minuty.
    .waits = Čeká se na souhlas: { $names }.
    .host = Nikdo další tu souhlasit nemůže, ptáme se tedy správce tohoto serveru.
    .code = Kdo má souhlasit, vidí { $code }: řekněte mu to, ať ví, že jste to vy.
    .until = Všichni souhlasí. Místo je vaše { $when }, pokud je jeho zařízení neodmítne.
    .refused = Místo se nevydává.
botPlays = Hraje za vás robot.
back = Jsem zpět
nudged = { $name } vám připomíná, že hra čeká na vás.
reminded = Připomenuto hráči { $name }.
remindedAway = { $name } tu teď není; připomínka počká.
toldOnDevice = Hráč { $name } dostal oznámení na své zařízení.
toldInChannel = Hráč { $name } byl přivolán v kanálu stolu.
clockShows = hodiny { $left }
nudgedShort = Čeká se na vás
announced = Provozovatel tohoto serveru oznamuje: { $text }
pushOffer = Má vám toto zařízení říct, když budete na tahu?
pushGo = Ano, řekni
pushNo = Ne
pushOn = Toto zařízení vám teď řekne. Vypíná se na stránce „Moje stránka“.
pushDenied = Tento prohlížeč to nedovolí: říká to jeho nastavení pro tyto stránky.
