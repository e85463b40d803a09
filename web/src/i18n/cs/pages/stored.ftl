title = Co se o vás ukládá
intro = Nejsou tu účty ani sledování a nic se nenačítá odjinud.
here = V tomto prohlížeči
hereText = Vaše jméno, nastavení, tajné klíče vašich míst, postup v lekcích a hádankách, hry, které hrajete sami, a jak naposledy stály vaše stoly. Vymazáním dat webu v prohlížeči to všechno zmizí.
server = Na tomto serveru
tables = O každém stolu: jména, která si lidé zvolili, každý tah a los a kdy přišel.
chat = Co bylo řečeno v chatu u stolu.
seats = Z tajného klíče místa jen otisk, z něhož se klíč zjistit nedá.
person = O vás jako osobě: otisk klíče, který váš prohlížeč vytvořil u prvního místa, u kterých stolů jste měli místa, jak se vaše zařízení nazývají, a aby vás to provázelo na každém z nich, také postup v lekcích, hádankách a denních výzvách a nastavení, která jste si zvolili. Vaše stránka to vše ukazuje a maže.
push = Pokud vám některé zařízení říká, že jste na tahu: kam mu výrobce prohlížeče přijímá zprávy a v jakém jazyce. Ta služba vidí, kdy zpráva přijde, ne co v ní stojí.
watchers = Kdo se dívá a píše do chatu, má u svých řádků jméno, které uvedl; kdo se jen dívá, uložen není.
channel = Má-li se o tazích stolu dovědět kanál jinde: adresa tohoto kanálu.
address = Vaše síťová adresa se používá, dokud jste připojeni, aby jeden návštěvník nespotřeboval, co je tu pro všechny. U žádného stolu se neukládá. Provozovatel serveru může vést vlastní záznamy.
seen = Kdo to vidí
seenText = Kdo sedí u stolu, vidí jména, tahy a chat; také ten, kdo má jeho odkaz, kromě toho, co hra skrývá. Otevřené stoly jsou na úvodní stránce. Provozovatel serveru může vidět vše, co je na něm uloženo.
long = Jak dlouho
purged = { $days ->
    [one] Stoly, u nichž se jeden den nic nestalo, se mažou.
    [few] Stoly, u nichž se { $days } dny nic nestalo, se mažou.
    [many] Stoly, u nichž se { $days } dne nic nestalo, se mažou.
   *[other] Stoly, u nichž se { $days } dní nic nestalo, se mažou.
 }
kept = Stoly zůstávají, dokud je provozovatel serveru nesmaže.
asked = Na své stránce můžete vše smazat sami; na vaši žádost i provozovatel serveru. Zálohy to mohou obsahovat o něco déle.
mine = Moje stránka
contact = Na koho se obrátit:
