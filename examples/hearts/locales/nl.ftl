title = Hartenjagen
tagline = Haal geen harten en pas op voor de schoppenvrouw – of haal ze allemaal.
uses-trick-taking = De hoogste kaart van de gevraagde kleur wint de slag, die je meestal niet wilt.
uses-simultaneous-selection = Iedereen kiest tegelijk drie kaarten om door te geven.
uses-hidden-information = Je ziet alleen je eigen hand, en weet nog wat je hebt doorgegeven.
option-length = Lengte van het spel
option-length-fifty = Tot 50 punten
option-length-hundred = Tot 100 punten
option-length-one = Eén ronde
seat-red = Rood
seat-blue = Blauw
seat-green = Groen
seat-yellow = Geel
seat-purple = Paars
seat-teal = Turquoise
zone-trick = De slag
zone-last = De laatste slag
zone-passing = Kaarten om door te geven
place = Plaats van { $player } in de slag
slot = Plaats voor een kaart om door te geven
held = Gedekte kaarten van { $player }
total = Punten van { $player } voor deze ronde
label-total = stand
taken = Punten die { $player } in deze ronde heeft gehaald
broken = Harten
is-broken = harten is gebroken
not-broken = harten is niet gebroken
passing = Doorgeven in deze ronde
pass-left = doorgeven: naar links
pass-right = doorgeven: naar rechts
pass-across = doorgeven: overkant
pass-nobody = niet doorgeven
help-card = Beken kleur als je kunt. De hoogste kaart van de gevraagde kleur wint de slag.
help-place = Hier ligt de kaart die deze speler in de slag speelt.
help-slot = Kies drie kaarten uit je hand om door te geven.
help-broken = Niemand mag met harten uitkomen voordat er in deze ronde een hartenkaart is gespeeld.
help-passing = Naar links, naar rechts, met vier spelers naar de overkant, en dan niet.
help-total = De punten van de rondes voor deze. De minste winnen.
help-taken = Elke hartenkaart telt één punt, de schoppenvrouw dertien.
help-held = Alleen deze speler ziet deze kaarten. Kaarten waarvan je weet dat hij ze heeft, liggen er open naast.
when-card = Kies een kaart uit je eigen hand als je aan de beurt bent.
blocked-first = Wie de klaveren 2 heeft, komt daarmee uit in de eerste slag.
blocked-suit = Je hebt kaarten van de gevraagde kleur, dus je moet bekennen.
blocked-points = In de eerste slag mag niets gespeeld worden dat punten telt.
blocked-hearts = Harten is nog niet gebroken.
pass = { $card } doorgeven aan { $to }
play = { $card } spelen
ask-pass = { $count ->
    [one] Kies nog een kaart voor { $to }.
   *[other] Kies { $count } kaarten voor { $to }.
}
ask-first = Kom uit met de klaveren 2.
ask-lead = Kom uit voor de volgende slag.
ask-follow = Beken kleur: speel { $suit }.
ask-discard = Je hebt geen { $suit }: speel een willekeurige kaart.
ask-discard-first = Je hebt geen { $suit }: speel een willekeurige kaart die geen punten telt.
chooses = { $player } heeft drie kaarten gekozen om door te geven.
chooses-them = Je kiest { $first }, { $second } en { $third } voor { $to }.
passes = { $player } geeft drie kaarten door aan { $to }.
passes-them = { $player } geeft je { $first }, { $second } en { $third }.
plays = { $player } speelt { $card }.
plays-in-brief = { $card }
breaks = { $player } speelt { $card }: harten is gebroken.
breaks-in-brief = { $card } breekt harten
takes = { $player } haalt de slag.
takes-points = { $player } haalt de slag met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
shoots = { $player } heeft alle harten en de schoppenvrouw gehaald: een pit!
counting = Einde van de ronde
scores = { $player }: { $points ->
    [one] één punt
   *[other] { $points } punten
} in deze ronde, { $all } in totaal.
goal-points = punten
goal-limit = punten waarmee het spel eindigt
goal-limit-step = één punt
goal-deal = gespeelde kaarten van de ronde
goal-deal-step = één kaart
end-limit = de puntengrens is bereikt
end-limit-told = De puntengrens is bereikt. { $winners ->
    [one] { $winner } heeft de minste punten.
   *[other] { $winner } staan met even weinig punten samen bovenaan.
}
end-deal = de ronde is voorbij
end-deal-told = De ronde is voorbij. { $winners ->
    [one] { $winner } heeft de minste punten.
   *[other] { $winner } staan met even weinig punten samen bovenaan.
}

## The player aid
aid-tricks = Slagen
aid-first = De klaveren 2 opent de eerste slag.
aid-follow = Beken kleur als je kunt; speel anders een willekeurige kaart.
aid-win = De hoogste kaart van de gevraagde kleur wint de slag; wie hem haalt, komt uit.
aid-broken = Kom niet met harten uit voordat er een hartenkaart is gespeeld.
aid-bloodless = Speel geen punten in de eerste slag.
aid-points = Punten
aid-heart = Elke hartenkaart telt één punt.
aid-queen = De schoppenvrouw telt dertien.
aid-moon = Wie alle 26 punten haalt, krijgt er geen, en alle anderen krijgen er 26.
aid-least = De minste punten winnen.

aid-suits = De kleuren

## The coach
coach-ask-pass = Geef kaarten door die slagen zouden moeten halen: vrouw, heer en aas van schoppen als je niet veel schoppen hebt, hoge harten, en de laatste kaarten van een korte kleur. Zonder een kleur kun je slechte kaarten weggooien als die gevraagd wordt. Lage schoppen kun je beter houden.
coach-ask-lead = Lage kaarten zijn veilig. Heb je noch de schoppenvrouw noch een hogere schoppen, speel dan schoppen tot de vrouw valt. Onthoud wie welke kleur niet kon bekennen.
coach-ask-follow = Meestal is de hoogste kaart goed die nog onder de beste van de slag blijft: die haalt niets, en je bent een hoge kaart kwijt. Speel je als laatste en liggen er geen punten in de slag, haal hem dan met je hoogste kaart.
coach-ask-discard = Nu mag je weggooien wat pijn doet: eerst de schoppenvrouw, dan heer en aas van schoppen zolang zij nog niet is gevallen, hoge harten, of de laatste kaarten van een kleur.
coach-ask-discard-first = In de eerste slag mag niemand punten spelen. Gooi een hoge schoppen weg of de laatste kaarten van een korte kleur.

## The lesson
lesson-tricks = Slagen zonder harten
lesson-tricks-about = Hoe je kaarten doorgeeft, kleur bekent en punten vermijdt.
lesson-tricks-learnt-1 = Geef kaarten door die slechte slagen halen.
lesson-tricks-learnt-2 = Beken kleur; de hoogste kaart van die kleur wint.
lesson-tricks-learnt-3 = Kun je niet bekennen, gooi dan weg wat pijn doet.
lesson-tricks-learnt-4 = Een hartenkaart telt 1 punt, de schoppenvrouw 13.
lesson-tricks-goal = Jij bent Rood. Elke hartenkaart die je haalt, telt hier één punt, en de schoppenvrouw telt dertien. Wie de minste punten heeft, wint.
lesson-tricks-queen = Eerst geeft iedereen drie kaarten naar links door. Jij hebt de schoppenvrouw: geef haar aan Blauw.
lesson-tricks-not-that = Ook dat kan een goede keus zijn. Kies in deze les de verlichte kaart.
lesson-tricks-ace = Hoge kaarten halen slagen, en daarin kunnen punten liggen. Geef ook klaverenaas door.
lesson-tricks-king = En klaverenheer, zodat je gauw geen klaveren meer hebt.
lesson-tricks-got = Deze drie kaarten heeft Geel je gegeven.
lesson-tricks-gave = Je weet waar je drie kaarten zijn: Blauw heeft ze. Ze liggen hier open, maar alleen voor jou.
lesson-tricks-follow = Blauw is uitgekomen met klaveren 2, zoals altijd in de eerste slag. Je moet bekennen en speelt als laatste. De boer blijft onder de vrouw: speel hem, want zo makkelijk raak je hem niet meer kwijt.
lesson-tricks-not-follow = Ook dat mag. Speel in deze les de hoogste van de twee, die de slag toch niet haalt.
lesson-tricks-low = Geel heeft de slag gehaald en komt uit met ruiten. Na jou komen er nog twee. Blijf laag: speel ruiten 2.
lesson-tricks-not-low = Dat kan. Speel in deze les ruiten 2.
lesson-tricks-broken = Blauw komt uit met klaverenaas. Groen heeft geen klaveren en speelt een hartenkaart: nu is harten gebroken, en mag ermee worden uitgekomen.
lesson-tricks-discard = Je moest je laatste klaveren spelen, en Blauw komt weer uit met klaveren. Nu mag je elke kaart spelen, en Blauw haalt hem: speel harten 9.
lesson-tricks-not-discard = Dat mag. Geef Blauw in deze les harten 9.
lesson-tricks-taken = Blauw heeft drie hartenkaarten gehaald: drie punten in deze ronde. Tot slot drie vragen.
lesson-tricks-wins = Er is uitgekomen met ruiten 7. Daarna komen ruiten 10 en klaverenaas. Welke kaart wint de slag?
lesson-tricks-wins-ten = Ruiten 10
lesson-tricks-wins-ten-reply = Goed: alleen kaarten van de gevraagde kleur kunnen de slag winnen.
lesson-tricks-wins-ace = Klaverenaas
lesson-tricks-wins-ace-reply = De aas is van een andere kleur en kan de slag niet winnen. Ruiten 10 wint hem.
lesson-tricks-first = In de eerste slag heb je geen klaveren. Mag je de schoppenvrouw spelen?
lesson-tricks-first-no = Nee
lesson-tricks-first-no-reply = Goed: geen punten in de eerste slag, behalve als je niets anders hebt.
lesson-tricks-first-yes = Ja
lesson-tricks-first-yes-reply = In de eerste slag mogen harten en de schoppenvrouw niet gespeeld worden, behalve als je niets anders hebt.
lesson-tricks-moon = Je haalt alle dertien harten en de schoppenvrouw. Wat gebeurt er?
lesson-tricks-moon-all = De anderen krijgen elk 26 punten
lesson-tricks-moon-all-reply = Goed: dat is een pit, en zelf krijg je geen punten.
lesson-tricks-moon-bad = Ik krijg 26 punten
lesson-tricks-moon-bad-reply = Niet als je ze allemaal haalt: dan krijg je er geen, en de anderen elk 26.
