title = Nový stůl: { $game }
changeTitle = Změnit podmínky: { $game }
changeGo = Změnit
changeAsks = { $count ->
    [one] { $names } sedí u stolu; zeptáme se a platí to, jakmile všichni souhlasí.
    [few] { $names } sedí u stolu; zeptáme se jich a platí to, jakmile všichni souhlasí.
   *[other] { $names } sedí u stolu; zeptáme se jich a platí to, jakmile všichni souhlasí.
}
changeFixed = Pravidla tu zůstávají, jak jsou; hodiny mohou být jiné.
who = Kdo hraje
count = Hráči
seat = Místo { $letter }
holder = Kdo tu sedí
kinds =
    .me = Já
    .link = Přítel, přes odkaz
    .here = Někdo další na tomto zařízení
    .bot = Robot
name = Jméno
nameOf = Jméno na místě { $letter }
myName = Vaše jméno
level = Síla
levelOf = Síla robota na místě { $letter }
linkHint = Dostanete odkaz k odeslání.
rules = Pravidla
basis =
    .printed = podle tištěných pravidel
    .reading = náš výklad
    .original = jako v původní hře
    .house = domácí pravidlo
    .ours = naše volba
asPrinted = Vše, co tištěná pravidla uvádějí, platí tak, jak je psáno.
differing =
    { $count } { $count ->
         [one] odchylka
         [few] odchylky
        *[other] odchylek
    } od tištěných pravidel
unusual =
    { $count } { $count ->
         [one] odchylka
         [few] odchylky
        *[other] odchylek
    } od obvyklých pravidel
reset = Vrátit změny
more = Hodiny, série, kdo stůl najde
change = Změnit pravidla
own = Vlastní
ownValue = { $label }: vlastní
between = Celé číslo od { $low } do { $high }
visibility = Kdo stůl najde
visibilities =
    .link = Jen lidé s odkazem
    .open = Každý, na úvodní stránce
openHint = Volná místa mohou obsadit cizí lidé a mohou se dívat.
linkOnlyHint = Kdo má odkaz, může přisednout nebo se dívat.
watching = Kdo se smí dívat
watchings =
    .welcome = Každý, kdo stůl najde
    .silent = Každý, ale bez chatu
    .closed = Nikdo
aidsHint = Hrají-li spolu lidé, kdo si vyžádá nápovědu, je uveden v záznamu: podle vlastní stránky, na jejíž slovo se spoléháme.
webhook = Hlásit jinam, kdo je na tahu
webhookNone = Nikam
webhookAddress = Adresa webhooku
webhookHint = Zpráva přijde, když začne něčí tah a hráč není u stolu. Adresu zná jen tento server. Smí psát na { $hosts }.
quiet = V noci žádné zprávy
quietBegin = Klid od
quietEnd = Klid do
go =
    .link = Založit a získat odkaz
    .play = Začít hrát
    .watch = Začít a dívat se
readRules = Přečíst pravidla
summary = Stůl
failed = Stůl nebyl založen.
