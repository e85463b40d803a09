### Slova her, které hraje toto zařízení samo.

title = Jen na tomto zařízení
titleOf = { $game }, jen na tomto zařízení
offer = Sami, nebo proti robotům: pravidla, losy i roboty má tato stránka a hraje se dál i bez sítě. Hra se uchovává jen v tomto prohlížeči.
openly = I karty a kameny robotů jsou v tomto prohlížeči.
others = Za ostatní hraje robot: „{ $level }“.
start = Hrát na tomto zařízení
noRules = Server pro prohlížeče ještě nemá pravidla této hry. Zkuste to za minutu.
noLevel = Úroveň „{ $level }“ hraje jen na serveru; zvolte jinou.
missing = Tato hra v tomto prohlížeči není.
notHere = Stránce chybí něco, co má jen server. Otevřete hru jednou se sítí.
otherRules = Tato hra začala podle jiných pravidel, než má server teď. Ve vašem seznamu zůstává, jak je.
kept = Uchovává se na tomto zařízení; hraje se dál i bez sítě.
notKept = Tento prohlížeč si nic nepamatuje: hra zanikne s touto stránkou. Chcete-li ji mít později, stáhněte si záznam.
# How bots think, where they cannot as they should.
bots =
    .page = Tento prohlížeč nedovolí robotům přemýšlet na pozadí: přemýšlejí na stránce, která se proto může chvílemi zadrhnout.
    .easier = Robot nemohl přemýšlet tak, jak jeho úroveň má: tento tah zahrál jako „Hltavý“.
    .first = Robot nemohl vůbec přemýšlet: zahrál první tah, který pravidla dovolují.
notAllowed = To tu pravidla nedovolují.
undo = Vzít zpět poslední tah
undone = Poslední tah je vzat zpět.
mine = Na tomto zařízení
lineLost = Než se vrátí, může za roboty hrát tato stránka.
goOnHere = Pokračovat zde
takenOver = Převzato od stolu na serveru: dřívější losy jsou ze serveru, další ze semínka tohoto zařízení.
lineBack = Spojení je obnoveno: stůl na serveru zůstal, jak jste jej opustili, a tato hra zůstává zde.
notThere = Tam už uložen není.
toServer = Zpět ke stolu
