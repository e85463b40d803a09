title = Was spielen wir?
intro =
    { $games ->
         [0] Zahlenbrettspiele
         [1] Ein Zahlenbrettspiel
         [2] Zwei Zahlenbrettspiele
         [3] Drei Zahlenbrettspiele
         [4] Vier Zahlenbrettspiele
         [5] Fünf Zahlenbrettspiele
         [6] Sechs Zahlenbrettspiele
         [7] Sieben Zahlenbrettspiele
         [8] Acht Zahlenbrettspiele
         [9] Neun Zahlenbrettspiele
         [10] Zehn Zahlenbrettspiele
        *[other] { $games } Zahlenbrettspiele
    }, mit Freunden oder gegen Bots. Kostenlos, ohne Konto.
create = Einrichten
playBot = Gegen einen Bot
inviteFriend = Mit Freunden
playAlone = Allein spielen
rules = Regeln
daily = Tagesaufgabe
onceOnly = Je ein Versuch, heute für alle gleich.
dayList = { $game } für die Liste des Tages spielen
mine = Meine Tische
mineNone = Noch keine. Spiel gegen einen Bot oder eröffne oben einen Tisch und schick den Link weiter; er steht dann hier.
mineLost = Hattest du Tische in einem anderen Browser, oder bevor seine Daten gelöscht wurden?
mineFind = Finde sie wieder
finished =
    { $count } { $count ->
         [one] beendete Partie
        *[other] beendete Partien
    }
forget = Aus der Liste entfernen
forgetOf = { $title } aus der Liste entfernen
leave = Tisch verlassen
leaveOf = Tisch verlassen: { $title }
leaveSure = Diesen Tisch verlassen? Sitzt sonst niemand dort, wird er geschlossen; ein Spiel zu zweit ist verloren.
stay = Bleiben
gone =
    { $count } { $count ->
         [one] deiner Tische ist
        *[other] deiner Tische sind
    } nicht mehr auf diesem Server.
goneForget = Aus der Liste entfernen
openTables = Offene Tische
openNone = Gerade gibt es keine offenen Tische. Eröffne einen, den alle finden, und mach den Anfang.
join = Mitspielen
watch = Zusehen
continue = Weiter
look = Ansehen
replay = Nachspielen
stale = Diese Liste ist vielleicht veraltet: Der Server ist nicht erreichbar.
safe = Mit diesem Browser wären deine Tische verloren.
safeGo = Sicher aufheben
safeNot = Jetzt nicht
announced = Vom Betreiber:
