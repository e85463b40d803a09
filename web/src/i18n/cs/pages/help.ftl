### Jak se událost vede, krok za krokem.

evening = Večer v klubu
eveningIntro = Potřebujete obrazovku, na kterou všichni vidí, nejlépe projektor, a pro každého hráče telefon nebo notebook. Nikdo nepotřebuje účet. Příprava trvá minutu.
eveningSteps =
    .make = Otevřete tuto stránku na obrazovce, na kterou všichni vidí. Na úvodní stránce stiskněte *Založit událost*.
    .game = Zvolte hru; věta pod ní říká, o čem je. Napište, jak se večer jmenuje, kolik desek se hraje a jak dlouho smí trvat tah. *Kdo smí přijít, každé jméno na řádek* nechte prázdné: pak přijde kdokoli s kódem.
    .ready = Stiskněte *Založit událost*. Stránka, která se otevře, zůstane všem na očích: ukazuje kód.
    .come = Každý si otevře tuto stránku na svém zařízení, napíše kód do pole na úvodní stránce a stiskne *Vstoupit*; nebo namíří fotoaparát telefonu na čtverec. Pak napíše své jméno a znovu stiskne *Vstoupit*.
    .start = Až budou na obrazovce všechna jména, stiskněte *Začít*.
    .play = Každý hraje na svém zařízení, všichni se stejnými tahy z pytlíku. Tah končí, když všichni odehráli nebo když vyprší čas; *Ukončit tah* ho ukončí dříve. Obrazovka pak ukáže, co přinesl, a pořadí.
    .pause = *Pozastavit* zastaví hodiny všem, *Pokračovat* je zase pustí. Kdo přijde pozdě, vezme si stejný kód a hraje od příštího tahu.
    .next = Po desce stiskněte *Další deska* a pak *Začít*. Zařízení hráčů přejdou sama. *Ukončit desku* ukončí desku dříve: co se odehrálo, platí.
    .results = Na konci stiskněte *Tah po tahu*. Tam *Vytisknout* vytiskne pořadí i každý tah a *Jako tabulka (CSV)* je uloží pro tabulkový program.
    .other = Hrajete také? Stiskněte *Jména, odkaz* a *Kopírovat odkaz k vedení* a otevřete odkaz na jiném zařízení: to večer vede a obrazovka ho jen ukazuje.
lesson = Hodina se třídou
lessonIntro = Potřebujete projektor a pro každého žáka nebo dvojici telefon, tablet či notebook. Nejsou tu účty ani chat; uchovají se jen jména z vašeho seznamu.
lessonSteps =
    .make = Před hodinou stiskněte na úvodní stránce *Založit událost*. Zvolte hru; pokud může být kratší nebo lehčí, je to slovy pod nadpisem *Pravidla*.
    .names = Napište jména třídy do pole *Kdo smí přijít, každé jméno na řádek*. Pak nikdo nepřijde pod jiným jménem a každý žák klepne na své.
    .ready = Stiskněte *Založit událost* a stránku, která se otevře, promítněte.
    .come = Žáci si otevřou tuto stránku, napíšou kód do pole na úvodní stránce a stisknou *Vstoupit*; nebo namíří fotoaparát na čtverec. Klepnou na své jméno a znovu stisknou *Vstoupit*.
    .remove = Klepl někdo na cizí jméno? Stiskněte *Jména, odkaz*, zvolte to jméno v poli *Někdo z hráčů*, stiskněte *Odebrat* a znovu *Odebrat*. Jméno je zase volné a žák přijde znovu s kódem.
    .start = Až budou všichni, stiskněte *Začít*. Kdo přijde později, hraje od příštího tahu.
    .pause = *Pozastavit* zastaví všechny, když něco vysvětlujete, po *Pokračovat* hrají dál. *Ukončit tah* už na nikoho nečeká.
    .end = Končí-li hodina dříve než hra, stiskněte *Ukončit desku* a znovu *Ukončit desku*: co se odehrálo, platí.
    .results = Stiskněte *Tah po tahu*. Tam *Vytisknout* vytiskne seznam a *Jako tabulka (CSV)* ho uloží pro tabulkový program.
    .again = Na příští hodinu založte novou událost: *Jména z minula* seznam znovu vyplní na zařízení, kde jste ho psali.
