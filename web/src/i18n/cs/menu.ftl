### Slova o tom, co leží vedle her.

rooms = Další k této hře
arrange = Sestavit vlastní
arrangeHint = Vrátíte se sem s tím, co sestavíte.
ownValue = Vlastní
useIt = Hrát s tím
instead = Místo toho: { $title }
insteadAbove = Místo tahu nahoře
homeOf = Zpět ke hře

lesson = Naučit se hrát
puzzles = Úlohy
rulesOf = Pravidla hry { $title }
facts = Vyhledat

aids = Nápověda
asking = Okamžik …
why = Proč:
thought = Přemýšlelo se { $seconds } s.
enough = Už nepřemýšlet
goOn = Přemýšlet dál
unfold = Ukázat i to, co platí u jiných stolů
rulesPage = Stránka k tisku

best = Vaše nejlepší výsledky na tomto zařízení
bestWith = S možnostmi: { $options }
thisTime = tentokrát
place =
    { $place ->
         [1] Zatím váš nejlepší výsledek.
        *[other] Zatím váš { $place }. nejlepší výsledek.
    }

windowRest = Máte hotovo. Pořadí a přehrání přijdou, až lhůta skončí.
teamRest = Tvoje hra skončila. Až skončí i hra tvého spoluhráče u druhého stolu, půjde projít obě.
study = Rozbor hry
studyOf = Co se v této hře { $game } dalo
waited = { $seconds } s
thinking = Hra se rozebírá. Trvá to několik sekund, poprvé déle.
quick = Zatím jen zběžný pohled; podrobnější může říct něco jiného.
closer = Podrobnější pohled; ještě podrobnější může říct něco jiného.
notStudied = Tuto hru se nepodařilo rozebrat.
unfinished = Tato hra se nedohrála do konce, proto ji nelze rozebrat.
begunLater = Tato hra začíná z vlastní pozice. Rozebrat ji lze jen od obvyklého začátku.
status =
    .proved = dokázáno
    .best-found = nejlepší nalezené
    .bound = mez
    .estimated = odhad
everybody = Hra
stepThrough = Projít krok za krokem
stepped = Krok za krokem: { $title }
keepLine = Uložit do záznamu
lineKept = Uloženo v záznamu
inReplay = Ukázat ve hře
replay = Hra, jak se hrála

on =
    .from = Hrát odtud dál
    .title = Hrát dál od tahu { $moment }
    .seat = Moje místo
    .bots = Ostatní jsou roboti
    .about = Otevře se nový stůl. Odtud se losuje znovu; dohraná hra zůstává, jak byla.
    .go = Otevřít stůl
    .it = Zahrát odtud
    .again = Ještě jednou odtamtud
    .goesOn = Pokračuje od tahu { $moment }:{" "}
    .finished = dohraná hra
    .file = hra ze souboru
standing = Šance na výhru, ve výhrách ze 100
standingOf = { $name }: { $wins }
