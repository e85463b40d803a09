### The tiny game; výrazy: karta, žolík, balíček (bag), místo (seat), ticho (hush).

## Hra a její možnosti

title = Tiny
credit = Hra z dílny Parlour
summary = Vyložte lícem dolů jednu nebo dvě karty; boduje nejvyšší součet.
option-top = Nejvyšší karta
option-jokers = Žolíci
jokers-none = bez žolíků
jokers-two = dva žolíci
option-ties = Stejné součty
ties-first = boduje ten, kdo sedí blíž začínajícímu hráči
ties-nobody = neboduje nikdo
option-start = Začínající hráč
start-drawn = losuje se
start-zero = místo 0
option-bonus = Karta za bod navíc
bonus-none = žádná
bonus-random = vylosuje se před hrou
bonus-bad = bonus musí být none, random nebo karta od 1 do { $top }, ne { $text }

## Co se píše

read-action = { $text } není tah; pište třeba 2, *2, end, hush 1, draw 3, first 0
read-value = { $text }: { $value } tu není

## Stůl

laid-cards = Vyložené karty
hand = Ruka
laid-by = vyložené karty, místo { $seat }
hand-of = ruka, místo { $seat }
back = karta
joker = žolík
joker-as = žolík za { $value }
button-end = Ukončit tah
button-hush = Ztišit místo { $seat }
unseen = Neviděné karty
in-bag = v balíčku: { $count }
in-hand = v ruce
hushed = ztišeno
all-out = Všechny karty jsou venku.
dealing = Rozdávají se karty.
lay = Vyložte jednu nebo dvě karty.
others-lay = Ostatní ještě vykládají.
lay-sum = Vyložit { $sum }
makes-sum = { $cards } dává { $sum }.

## Průběh hry; může předcházet jméno hráče

draw = Berete kartu { $card }
laid = vykládá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }
hush = ztišuje místo { $seat }
out = { $count ->
    [one] Venku je { $count } karta
    [few] Venku jsou všechny { $count } karty
   *[other] Venku je všech { $count } karet
 }.

## Odmítnutí

no-such-action = Taková karta ani jiný takový tah v této hře není.
over = Hra skončila.
draw-first = Nejdřív se bere karta.
ended = Místo { $seat } už tah ukončilo; ostatní ještě ne.
none-laid = Vyložte aspoň jednu kartu.
enough-laid = V tahu se vykládá nejvýš tolik karet: { $most }.
no-value = Karty mají hodnotu 1 až { $top }, ne { $value }.
no-card = V této ruce není { $card }.
joker-no-bonus = Žolík se nevykládá za { $value }, hodnotu karty za bod navíc.
table-hushes = Ztišuje jen stůl a nic jiného nedělá.
no-such-seat = Místo { $seat } tu není.
hushed-already = Místo { $seat } už ztišeno bylo.
