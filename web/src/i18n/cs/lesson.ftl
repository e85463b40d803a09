### Slova stránky s lekcí.

lesson = Lekce
titleOf = Naučte se hrát: { $game }
stepOf = Krok { $step } z { $count }
show = Napovědět
next = Dál
previous = Zpět
again = Ještě jednou
play = Zahrát si
rules = Celá pravidla
toTable = Zpátky ke stolu
toInvite = Posadit se ke stolu
