title = Co si zahrajeme?
intro =
    { $games ->
         [0] Deskové hry
         [1] Jedna desková hra
         [2] Dvě deskové hry
         [3] Tři deskové hry
         [4] Čtyři deskové hry
         [5] Pět deskových her
         [6] Šest deskových her
         [7] Sedm deskových her
         [8] Osm deskových her
         [9] Devět deskových her
         [10] Deset deskových her
        *[other] { $games } deskových her
    } s čísly, s přáteli i proti robotům. Zdarma a bez účtu.
create = Nastavit
playBot = Hrát s robotem
inviteFriend = S přáteli
playAlone = Hrát sólo
rules = Pravidla
daily = Denní výzva
onceOnly = Každá na jediný pokus, dnes pro všechny stejné.
dayList = Hrát { $game } do seznamu dne
mine = Mé stoly
mineNone = Zatím žádné. Zahrajte si s robotem, nebo nahoře založte stůl a pošlete odkaz příteli; objeví se tady.
mineLost = Měli jste stoly v jiném prohlížeči, nebo než byla jeho data smazána?
mineFind = Najít je znovu
finished =
    { $count } { $count ->
         [one] dohraná hra
         [few] dohrané hry
        *[other] dohraných her
    }
forget = Odebrat ze seznamu
forgetOf = Odebrat { $title } ze seznamu
leave = Opustit stůl
leaveOf = Opustit stůl: { $title }
leaveSure = Opustit tento stůl? Nesedí-li u něj nikdo jiný, zavře se; hra dvou je prohraná.
stay = Zůstat
gone =
    { $count } { $count ->
         [one] váš stůl už na tomto serveru není
         [few] vaše stoly už na tomto serveru nejsou
        *[other] vašich stolů už na tomto serveru není
    }.
goneForget = Odebrat ze seznamu
openTables = Otevřené stoly
openNone = Teď tu nejsou žádné otevřené stoly. Založte stůl, který najde každý, a buďte první.
join = Přisednout
watch = Dívat se
continue = Pokračovat
look = Podívat se
replay = Přehrát
stale = Seznam může být zastaralý: server není dostupný.
safe = S tímto prohlížečem byste přišli o své stoly.
safeGo = Uschovat je
safeNot = Teď ne
announced = Od provozovatele:
