title = Moje stránka
intro = Vaše stoly jdou s vámi na každé zařízení v tomto seznamu, bez účtu.
called = U svých stolů jste { $names }.
nobody = Na tomto zařízení jste ještě nehráli. Jakmile si sednete ke stolu, uvidíte tu svá zařízení a výsledky.
devices = Zařízení
here = toto zařízení
unnamed = Prohlížeč
signOut = Odhlásit
signOutText = Jeho místa tam hned skončí; hrajete na nich dál tady.
signOutGo = Ano, odhlásit
keep = Nechat
other = Hrát na jiném zařízení
otherText = I tam najdete své stoly. Odkaz platí jednou, deset minut; kdo ho otevře, hraje za vás.
otherGo = Vytvořit odkaz
otherHow = Otevřete ho na druhém zařízení: fotoaparátem, nebo jako odkaz.
picture = Odkaz jako QR kód
copyLink = Kopírovat odkaz
safe = Uschovat
safeText = List s kódem k vytištění nebo uschování: s ním své stoly zase najdete, i když přijdete o všechna zařízení. Kdo ho má, hraje za vás.
safeMade = List už máte. Nový ho zneplatní.
safeGo = Vytvořit list
safeTitle = Moje stoly v Parlour
safeHow = Otevřete tuto adresu, nebo jděte na { $address } a kód opište.
print = Vytisknout
code = Mám kód
codeLabel = Kód z listu nebo odkazu
noCode = Bez kódu otevřete znovu svou pozvánku ke stolu: tam můžete ostatní požádat o své místo.
codeGo = Pokračovat
joinTitle = Jste to vy: { $names }?
joinNameless = Je to váš odkaz?
joinText =
    Na tomto zařízení se pak { $seats ->
         [one] objeví { $seats } místo
         [few] objeví { $seats } místa
        *[other] objeví { $seats } míst
    } toho člověka a on najde místa, která tu máte. Pokračujte, jen pokud jste si odkaz nebo list vytvořili sami.
joinGo = Ano, to jsem já
joinNo = Ne
push = Oznámení
pushOn = Toto zařízení vám řekne, že jste na tahu, i když tu není otevřená žádná stránka. Neřekne víc, než co ví ti, kdo se dívají.
pushOff = Toto zařízení vám může říct, že jste na tahu, i když tu není otevřená žádná stránka.
pushStop = Vypnout
pushGo = Zapnout
results = Výsledky
won = Výhry
level = Nerozhodně
lost = Prohry
byGame = Hra
byPerson = S kým
byLevel = Proti robotům
noResults = Žádná vaše hra ještě neskončila.
saveText = Vše, co tu o vás je, v jednom souboru: vaše stoly, záznamy dohraných her a to, co uchovává tento prohlížeč.
save = Uložit jako soubor
delete = Smazat vše
deleteText = Zmizí vaše klíče, místa, seznam i postup, tady i na všech vašich zařízeních. U stolů, které patří i jiným, nahradí vaše jméno a to, co jste řekli, „…“ a rozehrané hry pokračují bez vás. Zůstane jen v zálohách, které si správce pořídil.
deleteGo = Smazat vše …
deleteSure = Ano, smazat vše
