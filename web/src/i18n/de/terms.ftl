clock = Bedenkzeit
noClock = Ohne Zeitgrenze
usualRules = die üblichen Regeln
found =
    .link = über den Link
    .open = für alle
seconds = { $count } s
minutes = { $count } min
timeEach = { $time } für jeden Zug
timeAll = { $time } für die Partie
timePlus = { $time } für die Partie, { $plus } s mehr nach jedem Zug
daysEach =
    { $count } { $count ->
         [one] Tag
        *[other] Tage
    } für jeden Zug
window = { $time }, alle wann sie wollen
days = { $days } T { $hours } h
low =
    Noch { $seconds } { $seconds ->
         [one] Sekunde
        *[other] Sekunden
    }.
lossHint = Wer keine Zeit mehr hat, verliert.
standInHint = Läuft jemandem die Zeit ab, spielt ein Bot weiter, bis die Person zurück ist.
until = Zeit bis { $when }
patience = Ohne Zug darf ein Bot übernehmen nach
patienceUsual = der hier üblichen Zeit
patienceNever = nie
patienceHint = Zieht jemand { $time } lang nicht, dürfen die anderen einen Bot weiterspielen lassen oder die Partie für sich beanspruchen, wenn sonst niemand weiterspielen würde.
hurried = Der Tisch wartet schon lange auf deinen Zug.
hurry = Der Tisch wartet schon lange auf deinen Zug. In { $time } dürfen die anderen einen Bot für dich spielen lassen oder die Partie beanspruchen.
hurryOver = Der Tisch wartet zu lange auf deinen Zug: Die anderen dürfen einen Bot für dich spielen lassen oder die Partie beanspruchen.
stalled =
    { $names } { $count ->
         [1] hat
        *[other] haben
    } { $time } lang nicht gezogen.
claim = Partie beanspruchen

watching = Zuschauen
watched =
    .silent = wer zuschaut, schreibt nicht
    .closed = niemand sonst schaut zu
webhook = Wer am Zug ist, steht auch in
series = Wie viele Partien
single = Eine Partie
round = Eine Runde mit { $games } Partien: Alle beginnen je einmal
bestOf =
    Auf { $games ->
         [3] 2
         [5] 3
         [7] 4
         [9] 5
         [11] 6
         [13] 7
         [15] 8
         [17] 9
         [19] 10
        *[other] 11
    } Siege (von { $games })
games = { $games } Partien, zusammengezählt
gameOf = Partie { $number } von { $games }
standing = Stand
wins = Siege
player = Spieler
total = Summe
gameShort = { $number }.
replayed = Diese Partie zählt nicht; sie wird wiederholt.
seriesOver =
    Die Serie ist zu Ende: { $names } { $count ->
         [1] gewinnt
        *[other] gewinnen
    }.
seriesShared = Die Serie ist zu Ende: { $names } teilen sich den Sieg.
thisGame = Dieses Spiel: { $end }
nextGame = Nächste Partie
newSeries = Noch eine Serie mit denselben Leuten

atTable = Am Tisch
takeback = Zug zurücknehmen
stop = Die Partie hier beenden
call = Spielleitung: { $label }, { $names }
callSure = Die Spielleitung rufen: { $label }, { $names }? { $penalty }
callYes = Ja, Spielleitung rufen
nudge = { $name } erinnern
standIn = Einen Bot für { $name } spielen lassen
leaveToBot = Gehen, ein Bot spielt weiter
leaveToBotSure = Den Platz einem Bot überlassen? Du kannst jederzeit wiederkommen.
leaveToBotYes = Ja, einem Bot überlassen
asked =
    .call = { $name } ruft die Spielleitung: { $label }, { $names }.
    .takeback = { $name } möchte den letzten Zug zurücknehmen.
    .stop = { $name } möchte die Partie hier ohne Ergebnis beenden.
    .stand-in = { $whom } ist nicht da; { $name } möchte, dass dort ein Bot weiterspielt.
    .terms = { $name } möchte nach anderen Vorgaben spielen: { $terms }.
    .recover = Jemand bittet auf einem anderen Gerät um den Platz von { $name }. Stimme nur zu, wenn { $name } es dir selbst gesagt hat und { $code } nennt.
    .given = Alle sind einverstanden, dass der Platz von { $name } auf ein anderes Gerät geht. Das alte kann noch ablehnen.
youAsked =
    .call = Über deinen Einspruch entscheidet die Spielleitung.
    .takeback = Du möchtest deinen letzten Zug zurücknehmen.
    .stop = Du möchtest die Partie hier beenden.
    .stand-in = Du möchtest, dass ein Bot für { $whom } weiterspielt.
    .terms = Du möchtest nach anderen Vorgaben spielen: { $terms }.
    .recover = Jemand bittet auf einem anderen Gerät um deinen Platz. Wenn du das nicht bist, lehne ab.
waitingFor = Es fehlt noch: { $names }.
agree = Einverstanden
decline = Ablehnen
confirmCall = Bestätigen
dismissCall = Abweisen
withdraw = Zurückziehen
refuse = Ablehnen
askBack =
    .lost = Ich habe meinen Platz verloren
    .how = Welcher Platz war deiner? Alle anderen müssen zustimmen; das Gerät, das ihn vielleicht noch hat, kann einen Tag lang ablehnen, wo eine Uhr läuft zwei Minuten.
    .waits = Es fehlt die Zustimmung von { $names }.
    .host = Hier kann sonst niemand zustimmen, also wird gefragt, wer diesen Server betreibt.
    .code = Wer zustimmen soll, sieht { $code }: Sag es ihnen, damit sie wissen, dass du es bist.
    .until = Alle stimmen zu. Der Platz gehört dir { $when }, wenn sein Gerät nicht ablehnt.
    .refused = Der Platz wird nicht herausgegeben.
botPlays = Ein Bot spielt für dich.
back = Ich bin wieder da
nudged = { $name } erinnert dich: Das Spiel wartet auf dich.
reminded = { $name } wurde erinnert.
remindedAway = { $name } ist gerade nicht da und sieht die Erinnerung bei der Rückkehr.
toldOnDevice = { $name } hat es auf einem Gerät erfahren.
toldInChannel = { $name } wurde im Kanal des Tisches gerufen.
clockShows = Uhr { $left }
nudgedShort = Du wurdest erinnert
announced = Der Betreiber dieses Servers sagt: { $text }
pushOffer = Soll dir dieses Gerät sagen, wenn du am Zug bist?
pushGo = Ja, sag es mir
pushNo = Nein
pushOn = Dieses Gerät sagt es dir von nun an. Der Schalter ist auf „Meine Seite“.
pushDenied = Dieser Browser lässt es nicht zu: So steht es in seinen Einstellungen für diese Seite.
