### Slova stránek s úlohami a s denní výzvou.

puzzle = Úloha
titleOf = Úlohy: { $game }
rated = Úloha { $name }, obtížnost { $rating }
mine =
    Vy: { $rating }{ $streak ->
         [0] {""}
        *[other] , { $streak } v řadě
    }
hint = Nápověda
solution = Řešení
nextMove = Další tah
notIt = To není řešení.
unjudged = Bez připojení lze poznat jen známé řešení. Tah zůstává složený: po obnovení spojení ho potvrďte znovu.
thatWasIt = To bylo řešení.
again = Ještě jednou
next = Další úloha
daily = Denní výzva
dailyOf = Denní výzva: { $game }
dayOf = { $date }, úloha { $at } z { $count }
onceOnly = Každá na jediný pokus, dnes pro všechny stejné.
elsewhere = Zkoušelo se v jiném okně; počítá se tamní pokus.
goOn = Dál
result = Váš výsledek
solvedOf = vyřešeno { $solved } z { $count }
leftOver = zbývá { $made }
best = Nejlepší robot, který znal vše, co přišlo: { $best }.
bestOfChain = Nejlepší robot vyřeší všechny: každé řešení je dokázané.
share = Zkopírovat řádek
more = Další úlohy
yesterday = Včerejší řešení
studied = Řešení z { $date }
tomorrow = Další výzva začíná o půlnoci UTC.
list = Seznam dne
listSays = Kdo chce, hraje dnes ještě jednu hru, na tomto serveru, s vlastními tahy, které nejsou v žádné stránce: jméno, jeden pokus, bez účtu. Pořadí se ukáže o půlnoci UTC.
toList = Hrát do seznamu
listBefore = Včerejší seznam
