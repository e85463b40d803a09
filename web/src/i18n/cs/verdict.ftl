### Zda bylo losování hry férové.

held =
    { $draws ->
         [0] Ověřeno tímto prohlížečem: nic v této hře nebylo losováno ze semínka.
         [1] Ověřeno tímto prohlížečem: jediný los hry je ten, který dává semínko.
        *[other] Ověřeno tímto prohlížečem: všechna losování hry ({ $draws }) jsou ta, která dává semínko.
    }
tied = Záznam je od tohoto stolu a končí tak, jak je tu ukázáno.
forged = Není to férové: { $draw }. los není ten, který dává semínko.
impossible = Záznam není pravý: tah { $entry } tam není možný.
given = Začátek (počet tahů: { $entries }) je z jiné hry: o jeho losech toto semínko nic neříká.
series = Kdo začíná, určila série, ne los.
asked = Volby ponechané náhodě se losovaly před hrou; ty tento prohlížeč neověřuje.
older = Hrálo se podle verze { $version } pravidel.
watched = Zda bylo semínko určeno před hrou, pozná jen prohlížeč, který ve hře hrál.
alone = Víc záznam sám říci nemůže: nic ho tu nespojuje se stolem.
faults =
    .unreadable = Záznam není pravý: nedá se přečíst.
    .table = Není to férové: záznam ze serveru je od jiného stolu než tato stránka.
    .game = Záznam není pravý: hra, volby nebo hráči nejsou ti, které jsou tu ukázány.
    .promise = Není to férové: semínko záznamu, nebo to, z čeho vzniklo, není to, co ukazuje tato stránka.
    .excepted = Není to férové: záznam vynechává losy, které tento stůl musel provést.
    .entries = Záznam není pravý: není tak dlouhý jako hra, která je tu ukázána.
    .over = Záznam není pravý: nekončí tak jako hra.
    .scores = Záznam není pravý: jeho tahy nedávají toto skóre.
    .version = Záznam není pravý: pravidla verze, kterou uvádí, neexistují.
