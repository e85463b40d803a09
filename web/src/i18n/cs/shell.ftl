skip = Přeskočit na obsah
home = Parlour: všechny hry
loading = Okamžik …
retry = Zkusit znovu
toHome = Ke všem hrám
close = Zavřít

share = Sdílet
copy = Kopírovat
copied = Zkopírováno
copyByHand = Stiskněte Ctrl + C, nebo podržte a zkopírujte.

renew = Aktualizovat
newBuild = Je tu nová verze Parlouru; stránka se načte znovu a zůstane, kde je.

settings = Nastavení
theme = Vzhled
themes =
    .auto = Podle zařízení
    .light = Světlý
    .dark = Tmavý
sound = Zvuk
soundOn = Tiché cvaknutí při pohybu kamenů
motion = Pohyb
motions =
    .auto = Podle zařízení
    .full = Zapnuto
    .none = Vypnuto
language = Jazyk
languageAway = Jiný jazyk potřebuje připojení.
name = Mé jméno u stolů
me = Moje stránka

footer = Na konci stránky
about = O Parlouru
stored = Co se ukládá
docs = Pro programy: API
replay = Prohlédnout záznam

waiting =
    { $count ->
        [1] Jste na tahu
       *[other] Jste na tahu: { $count }×
    }
nextTable = K dalšímu stolu, kde se na vás čeká: { $game } (klávesa N)
ownSeatAsked = Někdo na jiném zařízení žádá o vaše místo u hry { $game }.
seatAsked = Někdo na jiném zařízení žádá o místo hráče { $name } u hry { $game }.
rematchAsked =
    { $count ->
        [one] Další hru chce: { $names }.
        [few] Další hru chtějí: { $names }.
       *[other] Další hru chtějí: { $names }.
    }
toTable = Ke stolu

seat = Hráč { $letter }
levels =
    .random = náhodný
    .greedy = hltavý
    .novice = začínající
    .casual = pohodový
    .keen = snaživý
    .strong = silný
    .master = mistrovský
bot = Robot · { $level }
anyBot = Robot
openSeat = Volné místo
program = program
you = Vy

notFoundTitle = Taková stránka tu není
notFound = Možná se z adresy cestou ztratilo písmeno.
failedTitle = Něco se nepovedlo
failedPage = Tuto stránku se nepodařilo zobrazit. Vaše hry jsou přesto v bezpečí.
reload = Načíst stránku znovu
problem =
    .offline = Server není dostupný. Je toto zařízení připojené?
    .slow = Server neodpověděl včas.
    .unexpected = Server odpověděl něco nečekaného. Zkuste to za chvíli.
    .unknownGame = Hra s tímto jménem tu není.

nameFaults =
    .missing = Jak vám mají ostatní říkat?
    .unreadable = Jméno potřebuje aspoň jedno písmeno nebo číslici.
    .long = Jméno má nejvýše { $most } znaků.
    .house = Toto jméno je vyhrazené; zvolte jiné.
    .sign = Znak jako ✔ vypadá jako hodnost; zvolte jméno bez něj.
    .taken = U tohoto stolu se tak už někdo jmenuje.
