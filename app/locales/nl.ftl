### Text of the app itself. Games and the terminal client have files of their own.
home-tagline = Bordspellen volgens de echte regels.
home-continue = Verder spelen
home-games = Spellen
home-compare = Mechanismen vergelijken
home-saved = Je laatste partijen
home-others = Andere bewaarde partijen
home-turn = { $player } is aan de beurt
home-your-turn = Jij bent aan de beurt
home-none = Nog niets. Elke partij wordt tijdens het spelen bewaard.
home-tools = Hulpmiddelen
home-open = Bestand openen …
home-play = Nieuwe partij
home-resume = Verder spelen
home-damaged = beschadigd bestand
home-unopened = Kan niet worden geopend
home-shut = De map met bewaarde partijen, { $folder }, is niet leesbaar: { $reason }
home-players = { $range } spelers
home-minutes = { $range } min.
home-moves = { $count ->
    [one] 1 beslissing
   *[other] { $count } beslissingen
}
age-now = zojuist
age-minutes = { $count ->
    [one] een minuut geleden
   *[other] { $count } minuten geleden
}
age-hours = { $count ->
    [one] een uur geleden
   *[other] { $count } uur geleden
}
age-days = { $count ->
    [one] gisteren
   *[other] { $count } dagen geleden
}
players-count = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
player-number = Speler { $number }
bot-none = Mens
level-name-beginner = Beginner
level-beginner = Computer: beginner
level-name-apprentice = Leerling
level-apprentice = Computer: leerling
level-name-journeyman = Gezel
level-journeyman = Computer: gezel
level-name-expert = Kenner
level-expert = Computer: kenner
level-name-master = Meester
level-master = Computer: meester
level-name-grandmaster = Grootmeester
level-grandmaster = Computer: grootmeester
bot-random = Computer: willekeurig
bot-greedy = Computer: gretig
bot-iterations = { $count ->
    [one] Computer: 1 poging
   *[other] Computer: { $count } pogingen
}
bot-millis = Computer: denkt { $count } ms
bot-seconds = Computer: denkt { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
bot-random-short = Willekeurig
bot-greedy-short = Gretig
bot-seconds-short = Denkt { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
new-title = Nieuwe partij: { $game }
new-seats = Wie speelt er
new-occupant = Speler voor { $seat }
new-who = Wie speelt { $seat }
new-with = { $seat } · met { $partners }
new-add = { $seat } toevoegen
new-name = Naam van { $seat }
new-computer = Computer
new-others = Andere
new-other-computers = Andere computerspelers
new-person-about = Speelt aan dit scherm. Spelen er meer mensen, dan wordt het scherm tussen de beurten afgedekt als er iets te verbergen valt.
new-guest-about = Krijgt een uitnodiging en speelt mee in een eigen Rondel, waar dan ook.
new-all = Voor alle computerspelers gebruiken
level-about-beginner = Denkt nauwelijks vooruit en ziet veel over het hoofd. Voor je allereerste partijen.
level-about-apprentice = Ziet zijn eigen volgende beurt en mist minder kansen.
level-about-journeyman = Plant vooruit. Een eerlijke tegenstander zodra je de regels kent.
level-about-expert = Plant goed en straft fouten af.
level-about-master = Kijkt ver vooruit. Een taaie tegenstander voor ervaren spelers.
level-about-grandmaster = Denkt tien keer zo lang als een meester.
new-level-hint-unmeasured = Hoe sterk de niveaus in dit spel zijn, is nog niet gemeten. Hogere niveaus denken langer na.
new-level-hint-untrained = Met eigen kaarten speelt de computer iets zwakker dan anders: hij heeft met die van het spel getraind.
new-options = Opzet
new-option = { $option }: { $value }
new-readings = Meer opties
new-seed = Begingetal
new-seed-hint = Hetzelfde begingetal en dezelfde beslissingen geven dezelfde partij.
new-seed-bad = Voer een geheel getal in, minstens 0.
new-reroll = Ander begingetal
new-own-luck = Eigen dobbelstenen
new-own-luck-hint = Er wordt met echte dobbelstenen gegooid, ook voor de computer; je voert in wat ze laten zien.
new-clock = Klok
new-clock-is = Klok: { $clock }
clock-none = Geen klok
clock-per-decision = { $time } per beslissing
clock-per-game = { $time } per speler
clock-with-increment = { $time } per speler, na elke beslissing { $increment } erbij
clock-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
clock-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
clock-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
clock-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
clock-left = { $player }: nog { $time }
clock-rule = Als de tijd van een speler om is, beslist de computer: voor deze beslissing, of tot het einde van de partij als de tijd voor de hele partij geldt.
clock-rule-lose = Wie geen tijd meer heeft, verliest de partij.
clock-loses = Wie geen tijd meer heeft, verliest
clock-up = { $player }: de tijd is om. De computer beslist.
new-begin = Beginnen
new-summary = { $players } · ongeveer { $range } min.
new-cancel-hint = Wat je hebt ingevuld, blijft bewaard voor de volgende keer. De Esc-toets doet hetzelfde.
new-content-wrong = Met deze bestanden kan de partij niet beginnen. Verbeter ze of haal ze uit de map.
new-content-again = Bestanden opnieuw lezen
content-trial = De kaarten van deze bestanden worden in een paar honderd partijen getest …
cancel = Annuleren
close = Sluiten
header-home = Terug naar alle spellen
header-version = begonnen met versie { $version } van het spel
luck-die = Wat laat de dobbelsteen zien?
luck-card = Welke kaart wordt getrokken?
luck-item = Wat komt hierna?
luck-number = Welk getal komt eruit?
luck-cause = { $player }: { $choice }
luck-deal = Begin van het spel, worp { $number }
luck-waits = Gooi de dobbelstenen en voer in wat ze laten zien.
luck-chance = De rest aan het toeval overlaten
resign = Opgeven
resign-open = Opgeven …
resign-title = Opgeven?
resign-asked = { $player } geeft op, en { $winner } wint de partij.
undo = Terugnemen (Ctrl+Z)
undo-nothing = Je hebt geen beslissing om terug te nemen.
undo-secret = Dit kan niet worden teruggenomen: sindsdien is er iets getrokken of onthuld.
table-fit = De hele tafel tonen
table-enlarge = Dit deel van de tafel vergroten
table-unfold = Klik: uitklappen
table-fold = Klik: inklappen
piece-face-down = Gedekt
piece-spent = Opgebruikt
piece-active = Nu actief
piece-of = Van { $seat }
piece-place = { $zone }
piece-place-of = { $zone } ({ $seat })
piece-open = Te kiezen
piece-chosen = Gekozen
piece-chosen-often = { $count } keer gekozen
window-turn = { $game }: { $player } aan de beurt
window-your-turn = Jij bent aan de beurt: { $game }
choices-title = Jouw keuzes
choices-bot = De computer speelt
choices-on-map = Kies op de kaart
choices-on-board = Kies op het bord
choices-chosen = { $chosen } van { $all } gekozen
choices-all = Toon alle
choices-all-key = Esc-toets
group-main = Beslissen
group-pay = Betalen
group-aside = Altijd mogelijk
group-pass = Of overslaan
choice-idle-asked = Dit heeft nu geen effect. Kies het nog een keer om het toch te doen.
choice-idle = Nu zonder effect.
click-dead = { $thing }: daar kun je nu niets mee doen.
click-use = Nu: { $now } { $use }
bot-thinks = De computer denkt na …
bot-pause = Pauze
bot-go-on = Verder
bot-step = Eén zet
bot-skip = Doorspoelen tot de volgende mens
bot-paused = Gepauzeerd
bot-lost = De computer vond geen zet. Hij is gepauzeerd; “Verder” of “Eén zet” laat hem opnieuw nadenken.
bot-refused = De computer koos een ongeldige zet: { $reason } Hij is gepauzeerd; “Verder” of “Eén zet” laat hem opnieuw nadenken.
think-stop = Stop
think-stop-hint = Neem de beste zet die tot nu toe is gevonden.
hint = Tip (H)
hint-title = Tip
hint-forced = Er is maar één keuze.
hint-tries = { $count ->
    [one] 1 poging over wat { $seat } kan weten.
   *[other] { $count } pogingen over wat { $seat } kan weten.
}
insight-close = Sluiten (Esc)
insight-lost = De zoektocht leverde niets op. Probeer het nog eens.
considered-open = Waarom deze zet?
considered-title = Overwogen zetten
considered-about = { $player }, beslissing { $ply }
considered-tries = { $count ->
    [one] 1 poging over wat { $seat } kon weten.
   *[other] { $count } pogingen over wat { $seat } kon weten.
}
considered-anew = { $count ->
    [one] Eén seconde
   *[other] { $count } seconden
} opnieuw gezocht. Met beperkte tijd zijn geen twee zoektochten helemaal gelijk.
considered-differs = De nieuwe zoektocht koos een andere zet: de eerste werd voortijdig gestopt, of de partij is met een andere versie van het programma gespeeld.
considered-forced = Er was maar één keuze.
considered-random = Deze computer denkt niet: hij speelt willekeurige zetten.
considered-greedy = Deze computer denkt niet vooruit: hij neemt wat er aan het eind van zijn beurt het best uitziet.
considered-slip = Over deze zet heeft de computer niet nagedacht. Op zijn niveau speelt hij af en toe een willekeurige.
considered-ask = Dit toont wat de computer in handen heeft en van plan is. Toch tonen?
considered-yes = Tonen
considered-later = Pas als de partij voorbij is: eerder zouden de overwegingen van de bot een van jullie tonen wat de anderen niet zien.
percent = { $value }%
weighed-result = { $mean }% ± { $reach }
weighed-won = wint zeker
weighed-drawn = zeker gelijkspel
weighed-lost = verliest zeker
weighed-within = { $count ->
    [one] Daarmee is het spel afgelopen.
   *[other] Na hoogstens { $count } beslissingen is het spel afgelopen, wat de andere kant ook doet.
}
weighed-equal = De eerste { $count } zijn even goed, voor zover de zoektocht kan zien.
weighed-taken = { $choice } (gekozen)
weighed-row = { $choice }: { $result }, { $share }% van de pogingen
weighed-tries = In { $count } van { $all } pogingen gekozen.
weighed-interval = 100% is het best mogelijke resultaat. ± is de foutmarge van de zoektocht.
weighed-interval-many = Het getal is het deel van de tegenstanders dat je naar verwachting achter je laat: 100% is een zekere overwinning, 50% een gemiddeld resultaat. ± is de foutmarge van de zoektocht.
weighed-more = { $count ->
    [one] Nog één keuze werd minder vaak geprobeerd.
   *[other] Nog { $count } keuzes werden minder vaak geprobeerd.
}
line-title = Zo kan het verdergaan
line-step = dan { $seat }: { $choice }
belief-title = Vermoeden over wat verborgen is
belief-seat = { $seat } kan hebben: { $things }
belief-thing = { $thing } ({ $share }%)
speech-turn = { $player } is aan de beurt.
speech-taken-back = De laatste beslissing is teruggenomen.
speech-recent = Laatste meldingen
speech-gained = { $thing }: { $count } erbij
speech-gained-of = { $thing }: { $count } erbij ({ $what })
log-title = Logboek
log-opening = Opzet
log-earlier = { $count } eerdere regels
cover-title = { $player } neemt het over
cover-hint = De tafel is bedekt, zodat niemand andermans hand ziet.
cover-ready = Ik ben klaar
list-last = { $rest } en { $last }
end-won = { $winner } wint
end-won-team = { $winners } winnen
end-won-together = Samen gewonnen
end-lost-together = Samen verloren
end-score = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
end-draw = Gelijkspel
end-defeat = Nederlaag
end-shared = { $winners } delen de overwinning
end-by = Beslist door: { $reason }.
end-again = Nog een keer
end-rematch = Revanche
end-look = De tafel bekijken
end-home = Alle spellen
end-turns = Sleutelbeurten
end-you-won = Je hebt gewonnen!
end-you-lost = Je hebt verloren
end-strongest = Je beste beslissing
end-strongest-told = { $turn } – { $by }% beter dan de op een na beste keuze
end-strongest-none = Geen beslissing sprong eruit.
end-costliest = Je duurste beslissing
end-costliest-told = { $turn } (−{ $loss }%). Beter: { $better }
end-led = { $winner } { $count ->
    [one] lag
   *[other] lagen
} van begin tot eind voor.
end-turned = { $winner } { $count ->
    [one] nam
   *[other] namen
} bij zet { $ply } definitief de leiding. { $turn }
end-turn-look = Deze beurt op de tafel bekijken
end-result = Toon de uitslag
replay-title = Terugkijken
replay-first = Naar het begin
replay-back = Stap terug
replay-forward = Stap vooruit
replay-last = Naar de laatste stand
replay-place = Stelling { $ply } van { $plies }
replay-now = Terug naar de partij
watch-title = Wat er gebeurt
watch-hint = Klik op de tafel of druk op de spatiebalk om dit over te slaan.
replay-round = Ronde { $round }
replay-play = Afspelen
replay-pause = Stilzetten
replay-eyes = Bekijken als
replay-bystander = Toeschouwer
replay-open = Alle handen open
log-headline = { $seat }: { $did }
log-times = { $did } ({ $count }×)
log-more = nog { $count } stappen
log-fold = Stappen inklappen
log-unfold = Elke stap tonen
your-turn = Jij bent aan de beurt
recap = Sinds je beurt
recap-hint = Toont nog eens wat er sinds je laatste beslissing is gebeurd
rules-title = Regels
rules-contents = Inhoud
rules-search = Tekst of regelnummer
rules-next = Volgende
rules-back = Vorige
rules-nothing = niet gevonden
rules-no-picture = Deze afbeelding kan niet worden getekend.
aid-title = Spelhulp
aid-symbols = Symbolen
aid-symbol = Symbool: { $word }
matrix-title = Wat de spellen delen
matrix-about = Een klik op een nummer toont de regel. Een klik op de naam van iets dat meerdere spellen hebben, legt hun regels naast elkaar.
matrix-shared = In meerdere spellen
matrix-alone = Alleen in één spel
matrix-things = Op tafel tijdens een hele partij
matrix-cell = { $game }: { $mechanic }. { $sentence } ({ $rule })
matrix-thing = { $game }: { $component }
matrix-open = Klik: { $rule } lezen
matrix-compare = Vergelijken: { $mechanic }
matrix-read = Lezen: { $mechanic }
matrix-back = Terug naar alle mechanismen
matrix-both = In beide spellen
matrix-left = Linkerspel
matrix-right = Rechterspel
save-as = Opslaan als …
save-yes = Opslaan
save-retry = Opnieuw proberen
save-trouble = De partij gaat verder, maar kan niet worden bewaard ({ $reason }). Probeer het opnieuw, of sla haar elders op; zolang dit venster open is gaat er niets verloren.
save-trouble-full = De partij gaat verder, maar kan niet worden bewaard ({ $reason }). Maak ruimte en probeer het opnieuw, of sla haar elders op; zolang dit venster open is gaat er niets verloren.
save-trouble-forbidden = De partij gaat verder, maar kan niet worden bewaard ({ $reason }). Je mag daar niet schrijven. Sla haar elders op; zolang dit venster open is gaat er niets verloren.
save-trouble-elsewhere = De partij gaat verder, maar kan niet worden bewaard ({ $reason }). Sluit haar in het andere venster en probeer het opnieuw, of sla haar elders op; zolang dit venster open is gaat er niets verloren.
unsaved-title = Deze partij is niet bewaard
unsaved-why = De partij kan niet op de gewone plek worden bewaard ({ $reason }). Als je nu weggaat, gaan de laatste beslissingen verloren.
unsaved-elsewhere = Elders opslaan
unsaved-leave = Toch weggaan
unsaved-stay = Blijven
open-title = Partij openen
open-yes = Openen
file-path = Pad van het bestand
file-choose = Kiezen …
file-no-dialog = Op dit systeem is geen bestandsvenster beschikbaar. Typ in plaats daarvan het pad van het bestand.
live-faults = Tot je de fouten hieronder verbetert, blijft de tafel zoals hij was of laat hij zien wat er ontbreekt. Fouten in de bestanden van deze map:
live-code = De code is veranderd sinds dit programma is gebouwd. Sluit het venster en start het programma opnieuw om { $game } ermee te spelen.
notice-away = Begrepen
notice-settings-broken = De instellingen waren niet leesbaar ({ $reason }) en zijn teruggezet. Het oude bestand is bewaard als { $file }.
notice-settings-stuck = De instellingen zijn niet leesbaar ({ $reason }) en het bestand kan niet opzij worden gezet. De standaardwaarden gelden; wijzigingen worden niet bewaard.
notice-moved = Een ander programma heeft het bestand van deze partij, { $from }, verwijderd of gewijzigd. De hele partij is bewaard in { $to } en gaat daar verder.
notice-settings-unwritable = De instellingen kunnen niet worden bewaard ({ $reason }). Ze gelden tot je het venster sluit.
notice-damaged = Het bestand is beschadigd: { $reason }. De partij gaat na de laatste ongeschonden beslissing verder in een nieuw bestand; het oude blijft ongewijzigd.
settings-title = Instellingen
settings-language = Taal
settings-text = Tekstgrootte
settings-theme = Kleuren
theme-light = Licht
theme-dark = Donker
theme-system = Systeem
settings-speed = Animatiesnelheid
speed-none = Meteen
speed-fast = Snel
speed-normal = Normaal
speed-slow = Langzaam
settings-volume = Geluid
settings-volume-off = Uit
settings-reduce-motion = Minder animatie: niets glijdt of vliegt
settings-forced = Enige of voor de hand liggende keuze automatisch maken
settings-screen = Volledig scherm (F11)
settings-notify = Op het bureaublad melden als ik aan de beurt ben
settings-notify-hint = In onlinepartijen, zolang dit venster op de achtergrond staat.
window-drop = Laat het bestand los om de partij te openen
keys-title = Toetsen
keys-or = of
keys-to = tot
keys-table = Aan de tafel
keys-zoom = in- of uitzoomen
keys-wheel = in- of uitzoomen bij de muisaanwijzer
keys-drag = de ingezoomde tafel verschuiven
keys-areas = van deel naar deel van het scherm; met Shift terug
keys-pieces = van stuk naar stuk binnen een deel van de tafel
keys-inspect = details van het stuk tonen
keys-skip = de animatie overslaan
keys-undo = terugnemen
keys-uncover = de tafel onthullen voor de volgende speler
keys-fold = inklappen wat op de tafel is uitgeklapt
keys-choices = Keuzes
keys-take = de keuze bij deze toets nemen
keys-pass = passen of de stap beëindigen
keys-walk = door de keuzes lopen
keys-take-marked = de gemarkeerde keuze nemen
keys-hint = een tip tonen of sluiten
keys-all = alle keuzes tonen
keys-replay = Bij het terugkijken of na het einde
keys-step = één stap terug of vooruit
keys-turn = één beurt terug of vooruit
keys-ends = naar het begin of de laatste stand
keys-play = afspelen of pauzeren
keys-present = terug naar de partij
keys-window = Overal
keys-rules = regels van het spel; elders dit overzicht
keys-aid = de spelhulp naast de tafel tonen
keys-sheet = dit overzicht
keys-paste = een partij openen met een gekopieerde code, op het startscherm
keys-screen = volledig scherm aan of uit
keys-focus = naar het volgende; met Shift naar het vorige
keys-press = het omkaderde element indrukken
keys-begin = een nieuwe partij beginnen met de voorgestelde instellingen
keys-close = dialoog of regels sluiten; het lab verlaten
key-escape = Esc
key-space = Spatie
key-enter = Enter
key-control = Ctrl
key-wheel = Muiswiel
key-right-click = Rechtsklik
key-drag = Slepen
key-page-up = Page Up
key-page-down = Page Down
key-home = Home
key-end = End
key-tab = Tab
key-shift = Shift
key-delete = Delete
fault-torn = regel { $line } is tijdens het schrijven afgebroken en wordt overgeslagen
fault-unreadable = regel { $line } is niet leesbaar ({ $reason })
fault-unplayable = regel { $line } bevat een ongeldige zet ({ $reason })
fault-empty = het bestand is leeg
fault-too-large = het bestand is { $size } bytes groot; hoogstens { $limit } is toegestaan
fault-folder = dit is een map, geen bestand
fault-pipe = dit is een pipe, geen bestand
fault-socket = dit is een socket, geen bestand
fault-device = dit is een apparaat, geen bestand
fault-no-text = regel { $line }: byte { $byte } is geen geldige UTF-8-tekst
fault-stand-in = regel 1 bevat een byte die geen geldige UTF-8-tekst is
fault-no-bot = regel 1: “{ $bot }” is geen bekende computerspeler; op plaats { $seat } zit in plaats daarvan een mens
fault-rewritten = een ander programma heeft dit bestand opnieuw geschreven, maar er is niets verloren gegaan
fault-busy = de partij is open in een ander venster
fault-foreign = regel 1 is niet het begin van een Rondel-partij ({ $reason })
fault-format = een nieuwere versie van Rondel heeft dit bestand geschreven
fault-no-game = onbekend spel “{ $game }”
fault-guests = de gastenlijst van de partij is niet leesbaar ({ $reason })
fault-other-game = het spel is “{ $game }”, maar de opties horen bij “{ $setup }”
fault-seats = { $count ->
    [one] het spel kan niet alleen worden gespeeld
   *[other] het spel is niet voor { $count } spelers
}
fault-fork = de partij is een variant van een andere partij, maar vertakking { $number } is ongeldig
fault-branch = vanuit deze stelling kan geen variant beginnen
fault-no-option = het spel heeft geen optie “{ $option }”
fault-no-value = de optie “{ $option }” kan niet “{ $value }” zijn
fault-no-content = { $file }: het spel heeft geen inhoudsbestand met deze naam
fault-over = De partij is afgelopen.
fault-clock = Alleen als twee spelers tegen elkaar spelen, kan iemand verliezen doordat de tijd om is.
fault-forfeit = In deze partij kan niemand opgeven.
fault-stuck = { $seat } is aan de beurt en heeft geen keuze. Dat is een fout in de regels van het spel: de partij kan niet verdergaan. Wat gespeeld is, is bewaard.
fault-no-choice = Er is geen keuze nummer { $number }.
fault-not-allowed = Dat staan de regels hier niet toe ({ $action }).
fault-luck-impossible = Resultaat { $number } van het ingevoerde toeval is onmogelijk.
fault-luck-many = Er kunnen hoogstens { $count } resultaten tegelijk worden ingevoerd.
fault-luck-guests = Aan een tafel met gasten kunnen dobbelstenen en kaarten niet met de hand worden ingevoerd.
fault-luck-unused = { $count ->
    [one] Er is één resultaat meer ingevoerd dan er toevalsgebeurtenissen waren.
   *[other] Er zijn { $count } resultaten meer ingevoerd dan er toevalsgebeurtenissen waren.
}
fault-same-game = Twee spellen heten “{ $game }”. Verwijder er een om te spelen.
new-content = Met eigen kaarten: { $files }
lab-title = Lab
lab-tagline = Wat voor spel is het? Spellen vergeleken, met cijfers.
lab-return = Terug naar het lab
lab-welcome = Welk spel duurt het langst? Waar beslist het geluk?
lab-welcome-how = Kies links spellen, of één spel met verschillende opties. De computer speelt ze vele malen; de cijfers verschijnen hier terwijl hij speelt.
lab-first = De eerste partij wordt gespeeld …
lab-game = Spel van kolom { $column }
lab-seats = Plaatsen van kolom { $column }
lab-bot = Wie in kolom { $column } speelt
lab-options = Opties van { $column }: { $options }
lab-usual = standaard
lab-own = Met mijn eigen inhoudsbestanden
lab-add = Kolom toevoegen
lab-copy = Kolom { $column } kopiëren
lab-away = Kolom { $column } verwijderen
lab-amount = Aantal partijen
lab-games = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
lab-seconds = { $count } seconden
lab-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
lab-seed = Begingetal
lab-seed-hint = Hetzelfde begingetal geeft dezelfde partijen en dezelfde cijfers.
lab-start = Starten
lab-start-hint = Aantal partijen per kolom. Meer partijen geven nauwere intervallen.
lab-stop = Stoppen
lab-done-of = { $done } van { $all } partijen
lab-done = { $done ->
    [one] 1 partij
   *[other] { $done } partijen
}
lab-left = nog { $time }
lab-broken = Een partij is tijdens het spelen vastgelopen. De opdracht “rondel check” zoekt uit wat er mis is met de regels.
lab-most-length = Het langst
lab-most-choice = De meeste keuze
lab-most-luck = Het meeste geluk
lab-most-secrets = De meeste geheimen
lab-most-drama = Wisselende leiding
lab-most-late = Het langst open
lab-most-comeback = Inhaalslagen
lab-most-interaction = De meeste interactie
lab-clearly = duidelijk
lab-perhaps = nipt
lab-clearly-hint = Het interval overlapt met geen ander.
lab-perhaps-hint = De intervallen overlappen of er zijn nog weinig steekproeven. Meer partijen geven een duidelijk antwoord.
lab-luck-help = 0% betekent dat de sterkere bot altijd wint; 100% dat hij niet vaker wint dan de zwakkere.
lab-stale = De kolommen links zijn gewijzigd sinds deze cijfers zijn gemeten. Start opnieuw om ze bij te werken.
lab-figures = In cijfers
lab-figures-help = Een 95%-interval bevat in 19 van de 20 gevallen de ware waarde. De balken van een rij hebben dezelfde schaal.
lab-none = Niet van toepassing op dit spel.
lab-interval = { $value } (ware waarde: { $low } tot { $high })
lab-samples = { $count ->
    [one] uit één steekproef
   *[other] uit { $count } steekproeven
}
lab-charts = In beelden
lab-charts-hint = Wijs een balk aan voor de getallen. Een klik toont een van die partijen vanaf het begin.
lab-or-more = { $axis }: { $from } of meer
lab-times = { $count ->
    [one] eenmaal geteld
   *[other] { $count } keer geteld
}
lab-open = Klik: partij { $number } bekijken
lab-opening = Partij { $number } wordt klaargezet om te bekijken …
lab-export = Opslaan als { $format } …
lab-saved = Opgeslagen: { $file }
standing-title = Hoe het ervoor staat
standing-close = Terug naar het logboek
standing-victory = Wint meteen
standing-end = Beëindigt het spel
standing-points = Telt aan het einde
standing-count = { $has } van { $needs }
standing-near-win = { $seat } heeft nog { $step } nodig om te winnen ({ $count }).
standing-near-win-together = Nog maar { $step } en iedereen wint ({ $count }).
standing-near-end = { $seat } heeft nog { $step } nodig om het spel te beëindigen ({ $count }).
standing-near-end-together = Nog maar { $step } tot het einde van het spel ({ $count }).
standing-near-win-goal = { $seat } is één stap van de winst verwijderd: { $goal } ({ $count }).
standing-near-win-together-goal = Nog één stap tot de winst: { $goal } ({ $count }).
standing-near-end-goal = { $seat } is één stap van het einde van het spel verwijderd: { $goal } ({ $count }).
standing-near-end-together-goal = Nog één stap tot het einde van het spel: { $goal } ({ $count }).
standing-reached = Einde van het spel bereikt: { $goal }. { $then }
standing-reached-by = { $seat } heeft het einde van het spel ingeluid: { $goal }. { $then }
standing-more = (en nog { $count })
keys-standing = tonen hoe dicht iedereen bij de winst is
home-learn = Leren
home-learn-some = Leren { $done }/{ $count }
home-next-lesson = Volgende les: { $game } – { $lesson }
lessons-of = { $game } leren
lesson-minutes = ongeveer { $minutes } { $minutes ->
    [one] minuut
   *[other] minuten
}
lesson-done = klaar
lesson-begin = Beginnen
lesson-again = Vanaf het begin
lesson-resume = Verdergaan
lesson-place = { $step } van { $steps }
lesson-go-on = Verder
lesson-choose = Kies op de tafel of in de lijst.
lesson-choose-list = Kies in de lijst.
lesson-answer = Kies een antwoord.
lesson-watch = Kijk naar de tafel.
lesson-learnt = Dit kun je nu
lesson-first = Ga eerst verder met de les of beantwoord de vraag.
lesson-lit = Klik in deze stap op wat oplicht.
lesson-back = Een stap terug
lesson-leave = Verlaten
lesson-next = Volgende les
lesson-play-on = Hiervandaan verder spelen
lesson-over-ended = Les voltooid. Het spel is afgelopen.
lesson-unplayable = Deze les kan niet worden gespeeld: { $reason }
lesson-over = Les voltooid. Je kunt hiervandaan verder spelen tegen een leerling.
reason-more = +{ $count } { $what }
reason-less = −{ $count } { $what }
reason-wins = Wint het spel.
reason-ends = Beëindigt het spel.
reason-nothing = Geen onmiddellijke winst of verlies.
coach-title = Coach
coach-ask = Wat zou de meester doen?
coach-last = Dit was de derde keer: over dit soort beslissing zeg ik niets meer. Met H krijg je nog steeds een tip.
coach-advice = Advies van de meester
coach-silent = Uitschakelen
coach-silent-hint = Zet de coach uit, ook in andere partijen. In een nieuwe partij kun je hem weer aanzetten.
new-coach = Met een coach
new-coach-hint = De eerste drie keer dat een soort beslissing voorkomt, zegt de coach waar het om gaat en waar goede spelers op letten. Je kunt ook vragen wat de meester zou doen.
new-watchers = Anderen mogen toekijken
new-watchers-hint = Voegt een uitnodiging voor toeschouwers toe. Zij zien alleen wat iedereen ziet.

## Review
review-title = Analyse
review-open = Partij analyseren
review-close = Analyse sluiten
review-previous = Vorige fout
review-next = Volgende fout
review-progress = { $done } van { $all } beslissingen beoordeeld
review-stop = Stoppen
review-go-on = Verder
review-curve = Verwacht resultaat in de loop van de partij, van het slechtste resultaat onderaan tot het beste bovenaan. De stippen zijn fouten. Klik om naar een stelling te gaan.
review-own-only = Zolang de partij loopt, worden alleen je eigen beslissingen geanalyseerd, naar wat je wist.
review-supposed-only = In deze variant wordt verborgen informatie vermoed op grond van wat één speler wist. Alleen de beslissingen van die speler worden geanalyseerd.
review-balance = Hoe de uitslag tot stand kwam
review-start = Eerst te verwachten
review-start-hint = Het resultaat dat de speler vóór de eerste beslissing kon verwachten, van 0% (het slechtste resultaat) tot 100% (het beste).
review-own = Eigen beslissingen
review-own-hint = Wat de speler verloor door niet de beste zet te kiezen. Nooit boven 0.
review-others = Beslissingen van anderen
review-others-hint = Hoe de beslissingen van anderen het resultaat van de speler veranderden.
review-luck = Geluk
review-luck-hint = Het effect van wat getrokken, gedeeld of onthuld werd, los van alle beslissingen.
review-doubt = Gecorrigeerde schatting
review-doubt-hint = De verandering die geluk noch beslissing verklaart: de engine heeft een eerdere beoordeling gecorrigeerd. Zover kunnen haar cijfers ernaast zitten.
review-result = Uitslag
review-result-hint = Het werkelijke resultaat van de speler.
review-change = { $seat } { $by }%
review-everyone = Iedereen
review-decided = Wat de partij besliste
review-by-decision = { $seat }: { $choice }
review-summary = { $seat } kon eerst { $start }% verwachten en kreeg { $result }%. Daaraan veranderde het meest: { $what } ({ $by }%). Geluk in totaal: { $luck }%.
review-summary-plain = { $seat } kon eerst { $start }% verwachten en kreeg { $result }%. Daaraan veranderde het meest: { $what }.
review-most-own = eigen beslissingen
review-most-others = de beslissingen van anderen
review-most-luck = geluk
review-by-luck-told = Geluk of iets onthulds: { $told }
review-place = stelling { $ply }, { $verdict }
review-by-luck = Geluk of iets onthulds
review-flaws = De duurste beslissingen
review-faultless = Geen beslissing kostte iets noemenswaardigs.
review-look = Toont de stelling waarin deze beslissing viel.
review-here = { $seat } koos: { $choice }
review-here-title = { $seat } koos:
review-here-best = Er is geen betere zet gevonden.
review-here-good = Even goed als de beste zet.
review-here-cost = { $verdict }: deze zet kostte { $loss }% ± { $reach }. Met de beste keuze was { $before }% te verwachten, met deze { $after }%.
review-better = Beter: { $choice }
review-better-title = Beter:
review-try = Uitproberen
review-came = Wat er in de partij gebeurde:
review-for-now = Voorlopig: de cijfers kunnen nog veranderen tot alle beslissingen beoordeeld zijn.
review-how = Elke beslissing wordt beoordeeld naar wat de speler toen wist. 100% is het best mogelijke resultaat; ± is de foutmarge van de engine.
verdict-best = Het beste
verdict-good = Goed
verdict-inexact = Onnauwkeurig
verdict-mistake = Fout
verdict-blunder = Grove fout

# People elsewhere
far-title = Spelers aan deze tafel
far-waits = Wachten op { $player }.
far-waits-hint = Deze speler speelt online. Kijk intussen rustig rond aan tafel.
far-sent = Je keuze wordt verzonden …
far-lost-host = De verbinding met de gastheer is weg en wordt hersteld; zodra hij antwoordt, gaat het spel door.
far-unsaved = Een spel waarvan jij gastheer bent, kan niet worden opgeslagen ({ $reason }). Het wacht en gaat verder zodra het bestand kan worden geschreven.
far-host-unsaved = De computer van de gastheer kan het spel niet opslaan; misschien is de schijf vol. Het spel wacht en gaat vanzelf verder zodra het opslaan weer lukt.
far-host-saved = De computer van de gastheer kan het spel weer opslaan. Het spel gaat verder.
far-ended = Het spel kan niet verdergaan: { $reason }.
far-missing = { $player } is niet verbonden. Het spel wacht.
far-missing-many = Niet verbonden: { $players }. Het spel wacht.
far-left = { $player } heeft de tafel verlaten.
far-stand-in = De computer laten spelen ({ $bot })
far-stood-in = De computer speelt voor { $seat }.
far-hand-back = De plaats teruggeven
far-asks = { $count ->
    [one] { $player } wil een beslissing terugnemen.
   *[other] { $player } wil { $count } beslissingen terugnemen.
}
far-asked = Je hebt de anderen gevraagd of je mag terugnemen.
far-agree = Goed
far-decline = Nee
far-open = nog niet hier
far-bot = computer
far-host = gastheer
far-there = verbonden
far-gone = verbinding kwijt
far-gone-for-good = is weggegaan
far-late = Te laat: de partij is al verder.
far-not-yours = Dat kun je nu niet kiezen.
far-declined = Iemand was het er niet mee eens.
far-too-often = Te veel verzoeken. Wacht even.
far-fair = Nagekeken: jouw aandeel zit in het begingetal, en alles wat je te zien kreeg was waar.
far-fair-since = Nagekeken: alles wat je te zien kreeg was waar. Er was gedeeld voordat je kwam.
far-unfair = Dit spel was niet eerlijk: { $reason }.
far-phrases = Chat …
far-say = Sturen
far-answer = Antwoorden
far-say-hint = Iets tegen de anderen zeggen
far-mute = Dempen
far-unmute = Weer horen
phrase-hello = Hallo!
phrase-luck = Veel geluk en veel plezier!
phrase-well = Goed gespeeld!
phrase-thanks = Dank je!
phrase-oops = Oeps!
phrase-moment = Een ogenblikje, alsjeblieft.
phrase-game = Dat was een mooi spel.
phrase-bye = Ik moet gaan. Tot de volgende keer!
far-guest = Gast (op uitnodiging)
far-join = Meedoen …
far-join-now = Meedoen
far-invitation = Je uitnodiging:
far-name = Je naam:
far-calling = { $seconds ->
    [0] Verbinden met de gastheer …
   *[other] Al { $seconds } s bezig met verbinden met de gastheer …
 }
far-waiting = Het spel begint zodra iedereen er is.
far-foreign = Dit is geen Rondel-uitnodiging.
far-torn = De uitnodiging is onvolledig of bevat een typefout. Kopieer haar helemaal.
far-several = De tekst bevat meerdere uitnodigingen. Plak alleen de uitnodiging die je wilt.
far-second = Op deze computer is al een andere Rondel met dezelfde map online. Gebruik die voor onlinepartijen.
far-own = Dit is een uitnodiging voor je eigen tafel. Stuur haar naar iemand anders.
far-no-net = Het netwerk is niet beschikbaar: { $reason }
far-inviting = { $game }: uitnodigen
far-inviting-hint = Stuur ieder een eigen uitnodiging; die wordt in de andere Rondel onder “Meedoen” geplakt. Het spel begint als iedereen er is.
far-copy = Uitnodiging kopiëren
far-copied = Gekopieerd
far-picture = Als QR-code
far-fill = De computer laten spelen
far-close-table = De tafel sluiten
far-letter = Speel { $game } met me! Kies in Rondel “Meedoen” en plak dit:
far-home-begins = Iedereen is er
far-home-gathers = { $count ->
    [one] Wacht op een gast
   *[other] Wacht op { $count } gasten
}
far-home-waits = Wacht op de anderen
far-closed = Deze tafel is niet meer open.
far-began = Iedereen is er: { $game } begint.
far-your-turn = Jij bent aan de beurt: { $game } met { $others }
far-go-there = Naar de tafel
far-meanwhile = Op de achtergrond wachten
far-meanwhile-hint = De tafel blijft open. Je vindt hem op het startscherm en krijgt een melding als de partij begint.
far-close-asked = Niemand kan deze uitnodigingen dan nog gebruiken. De tafel sluiten?
far-keep-table = Open laten
far-watchers = Toeschouwers
far-watchers-hint = Wie deze uitnodiging heeft mag toekijken, tot acht tegelijk. Ze zien wat iedereen ziet.
far-letter-watch = Kijk mee bij { $game }! Kies in Rondel “Meedoen” en plak dit:
far-leave = De tafel verlaten …
far-leave-asked = Voorgoed weggaan? Je plaats is dan vrij voor iemand anders.
far-leave-asked-watching = Niet meer toekijken?
far-leave-now = Weggaan
far-away = Sluiten
far-offer = Iemand anders uitnodigen
far-offer-hint = Wie de nieuwe uitnodiging het eerst gebruikt, krijgt de plaats. De vorige speler kan niet terug.
far-offered = { $seat } wacht op iemand die uitgenodigd is.
far-watched = { $count ->
    [0] Geen toeschouwers
    [one] Eén toeschouwer
   *[other] { $count } toeschouwers
}
far-looking-on = je kijkt toe
far-again = Nog een keer met dezelfde spelers
far-again-waits = Je wilt nog een keer spelen. Nog geen antwoord van { $players }.
far-again-wanted = { $players } wil nog een keer spelen.
far-again-begins = Iedereen wil nog een keer spelen. We beginnen …
far-nearby = Deze tafel op het lokale netwerk laten zien
far-nearby-hint = Programma’s in hetzelfde netwerk zien het spel en je naam, en kunnen meedoen zonder dat je een uitnodiging stuurt.
far-near = Tafels in de buurt
far-near-table = { $game } met { $host }
far-no = de gastheer kent je niet aan deze tafel, of de uitnodiging is al gebruikt
far-protocol = de Rondel-versie van de gastheer past niet bij de jouwe; jullie hebben allebei dezelfde versie nodig
far-garbled = de gastheer begreep een bericht van dit programma niet
far-too-many = er zijn meer berichten gestuurd dan de gastheer toelaat
far-behind = de gastheer is een deel van het spel kwijt dat jij al hebt gezien
far-table-closed = de gastheer heeft de tafel gesloten
far-elsewhere = je bent in een ander venster aan deze tafel gaan zitten
far-other-version = de gastheer heeft versie { $theirs } van het spel, maar jij hebt { $own }
far-senseless = de gastheer stuurde iets ongeldigs
far-broken-host = de gastheer heeft zijn aandeel in het begingetal veranderd
far-broken-again = de gastheer heeft veranderd waarop hij zich had vastgelegd
far-broken-guest = het aandeel van plaats { $seat } in het begingetal is niet het verzegelde
far-broken-shares = het begingetal klopt niet met de verzegelde aandelen
far-broken-journal = de onthulde partij kan niet worden nagespeeld ({ $reason })
far-broken-length = er werden { $told } gebeurtenissen gemeld en er gebeurden er { $opened }
far-broken-shown = wat je na { $ply } beslissingen te zien kreeg, was onjuist ({ $part })
far-not-open = De gastheer heeft deze tafel nu niet open, of heeft je plaats aan iemand anders gegeven. Opnieuw proberen …
far-no-answer = Nog geen antwoord. De tafel moet open zijn in het programma van de gastheer.
far-held-up = Iedereen was er, maar de partij kan niet beginnen: het aandeel van { $players } in het begingetal is niet onthuld. Aan deze tafel kan niemand die plaats innemen.
far-anew = Zonder hen opnieuw beginnen
far-anew-hint = Wie er is, komt vanzelf mee naar een nieuwe tafel; voor elke vrije plaats is er een nieuwe uitnodiging. Er wordt een nieuw begingetal getrokken.
far-played-for = De gastheer laat de computer voor je spelen. Je kijkt toe en speelt verder zodra je je plaats terugkrijgt.
far-all = Vrienden uitnodigen
far-all-hint = Iedereen behalve jij krijgt een uitnodiging en speelt mee in een eigen Rondel, waar ze ook zijn.
far-relays = Verbindingsservers
far-relays-hint = Deze servers helpen twee programma’s elkaar te vinden als je uitnodigt of meespeelt. Wijzigingen gelden zodra er geen onlinetafel meer open is, uiterlijk bij de volgende start.
far-relays-makers = openbare servers (iroh)
far-relays-none = geen (alleen rechtstreeks)

# What if: branches and notes
branch-title = Wat als
branch-what-if = Wat als …
branch-close = Varianten sluiten
branch-strip = Wat als: variant vanaf beslissing { $ply }. Niets hier verandert de partij.
branch-back = Terug naar de partij
branch-here = Stelling { $ply }: { $seat } is aan de beurt
branch-here-over = Einde van de partij
branch-before = Dit werd in de partij zelf gespeeld. Ga terug naar de partij om hier iets anders te proberen.
branch-look-back = Ga bij het terugkijken naar een stelling om daar iets anders te proberen.
branch-begin = Vanaf hier verder spelen …
branch-hint = Zie wat er anders was gebeurd. De partij zelf verandert niet.
branch-unsaved = De partij kon niet worden opgeslagen, dus kan er geen variant beginnen.
branch-go = Beginnen
branch-me = Jij
branch-who = Wie { $seat } speelt
branch-better = Beginnen met de betere zet: { $choice }
branch-supposed = Verborgen informatie vermoeden uit wat { $seat } wist
branch-supposed-hint = Anders is alle verborgen informatie zoals in de partij.
branch-luck = Ander geluk
branch-luck-hint = Anders wordt hetzelfde getrokken als in de partij, zolang dezelfde zetten worden gespeeld.
branch-while-it-lasts = Zolang de partij loopt, wordt verborgen informatie vermoed uit wat jij weet, en wordt al het toevallige opnieuw getrokken.
branch-lines = Partij en varianten
branch-none = Nog geen varianten.
branch-main = Gespeelde partij
branch-new = Deze variant
branch-name = Naam van deze variant
branch-unwritten = Deze variant wordt bewaard vanaf de eerste beslissing.
branch-plies = { $count } beslissingen
branch-won = Gewonnen door { $seats }: { $rule }
branch-lost = Verloren: { $rule }
branch-score = Afgelopen: { $rule }
branch-with-luck = ander geluk
branch-with-supposed = vermoede geheimen
branch-beside = Vergelijken met: { $line }
branch-throw = Verwijderen: { $line }
branch-thrown = De variant is verwijderd.
branch-bring-back = { $count ->
    [one] De verwijderde variant terugzetten
   *[other] { $count } verwijderde varianten terugzetten
}
branch-brought-back = Alle verwijderde varianten zijn teruggezet.
branch-beside-title = Naast elkaar
branch-beside-place = Beslissingen sinds de varianten uiteengaan
note-title = Notities
note-words = Notitie bij deze stelling
note-place = Beslissing { $ply }
note-good = Goed gespeeld
note-bad = Niet goed gespeeld
note-question = Om over na te denken
note-star = Onthouden
note-lost = De notitie kon niet bewaard worden: { $reason }
keys-branch = wat als: van hieruit iets anders proberen
page-title = { $game }: analyse
page-plies = { $count ->
    [one] { $count } beslissing
   *[other] { $count } beslissingen
}
page-position = Beslissing { $ply }
page-curve = Verwacht resultaat in de loop van de partij
page-curve-help = Van het slechtste resultaat (0%) tot het beste (100%), beslissing voor beslissing. De stippen zijn fouten en grove fouten.
page-decisions = Alle beslissingen
page-ply = Nr.
page-seat = Speler
page-choice = Keuze
page-verdict = Oordeel
page-cost = Kosten
share-title = Partij delen
share-file = Spelbestand
share-file-hint = Het volledige spelbestand, met alle beslissingen. Het opent in Rondel op elke computer.
share-code = Code
share-code-hint = Een korte tekst voor een bericht. Geplakt op het startscherm opent hij de stelling die je voor je hebt, met alle beslissingen ervoor.
share-code-copy = Code kopiëren
share-code-copied = De code is gekopieerd ({ $count } tekens). Plak hem in een bericht.
share-code-none = Er is een code zodra de partij voorbij is. Tot dan zou hij alle verborgen informatie verraden.
share-code-away = De gastheer van deze tafel kan de code kopiëren zodra de partij voorbij is.
share-code-warning-title = De code verraadt alles
share-code-warning = Deze partij is niet voorbij. Wie de code leest, jij ook, kan elke verborgen kaart en alles wat nog getrokken wordt uitrekenen. Speel je alleen tegen bots, dan is dat jouw zaak.
share-code-anyway = Toch kopiëren
share-picture = Plaatje
share-picture-hint = De tafel zoals je die nu ziet, met een bijschrift bij dit moment.
share-picture-copy = Kopiëren
share-picture-save = Opslaan …
share-picture-copied = Het plaatje is gekopieerd.
share-film = Filmpje
share-film-hint = De partij, stap voor stap, zoals je die zag. Een gif opent overal; een naam die op .png eindigt geeft alle kleuren.
share-film-turn = Deze beurt …
share-film-since = Sinds je beurt …
share-film-whole = De hele partij …
share-film-none = Er is een filmpje van partijen die op deze computer bewaard zijn, zodra er iets gebeurd is.
share-film-long = Dit filmpje zou te lang worden. Kies één beurt.
share-page = Analyse
share-page-hint = Een afdrukbare pagina voor elke browser, met resultaatgrafiek, plaatjes en alle beslissingen.
share-page-save = Als pagina opslaan …
share-page-none = Analyseer eerst de hele partij: dan kun je de analyse als pagina opslaan.
share-making-picture = Het plaatje wordt gemaakt …
share-making-film = Het filmpje wordt gemaakt …
share-making-page = De pagina wordt gemaakt …
share-file-there = Er is al een bestand met deze naam. Kies een andere naam.
share-unmade = Dat kon niet worden gemaakt: { $reason }
code-foreign = Dit is geen partijcode. Partijcodes beginnen met rondelgame1.
code-later = Een nieuwere versie van Rondel heeft deze code geschreven.
code-torn = De code is onvolledig of veranderd. Kopieer de hele code opnieuw.
code-several = De tekst bevat meerdere partijcodes. Plak alleen de code die je wilt.
code-long = Deze partij is te lang voor een code. Stuur in plaats daarvan het bestand.
code-luck = Kaarten of dobbelstenen van deze partij zijn met de hand ingevoerd, en daarvoor heeft een code geen plaats. Stuur in plaats daarvan het bestand van de partij.
code-version = Versie { $version } van het spel heeft deze code geschreven. Volgens de regels van versie { $own } zou het een andere partij zijn.
# The library
library-title = Alle partijen
library-games = Partijen
library-statistics = Statistiek
library-search = Zoeken
library-search-hint = Zoek namen, tegenstanders, eindes …
library-list = Partijen
library-game = Spel
library-any-game = Alle spellen
library-standing = Stand
library-standing-any = Elke stand
library-standing-over = Afgelopen
library-standing-unfinished = Nog bezig
library-score = Uitslag
library-score-any = Elke uitslag
library-score-won = Gewonnen
library-score-drawn = Gelijkspel
library-score-lost = Verloren
library-level = Tegenstander
library-level-any = Alle tegenstanders
library-sort = Volgorde
library-sort-played = Laatst gespeeld
library-sort-game = Per spel
library-sort-length = Langste
library-sort-result = Beste uitslagen
library-reverse = Volgorde omkeren
library-starred = met ster
library-starred-only = Alleen partijen met een ster
library-bin = Prullenbak ({ $count })
library-empty-bin = Prullenbak legen …
library-shown = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
library-chosen = { $count ->
    [one] 1 partij geselecteerd
   *[other] { $count } partijen geselecteerd
}
library-waiting = { $count ->
    [one] 1 partij wordt nog geladen
   *[other] { $count } partijen worden nog geladen
}
library-in-memory = De partijenindex kan niet op schijf bewaard worden; dat raakt je partijen niet.
library-looking = De partijen worden geladen …
library-nothing = Niets gevonden. Zoek ruimer.
library-unreadable = De map { $folder } kan niet worden gelezen ({ $reason }). De partijen erin worden niet getoond.
library-no-thread = De bibliotheek kon niet worden gestart. Probeer het later nog eens.
library-won = Je hebt gewonnen
library-lost = Je hebt verloren
library-drawn = Gelijkspel
library-winner = { $player } heeft gewonnen
library-won-together = Samen gewonnen
library-lost-together = Samen verloren
library-winners = { $players } hebben gewonnen
library-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
library-rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
day = { $day } { month }
month = { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] juni
    [7] juli
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[12] dec
} { $year }
# The twelve months, for dates in searches.
month-names = januari februari maart april mei juni juli augustus september oktober november december
library-begun = Begonnen op { $date }
library-played = Laatst gespeeld op { $date }
library-judged = Analyse: { $told }
library-blunders = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
library-mistakes = { $count ->
    [one] 1 fout
   *[other] { $count } fouten
}
library-inexact = { $count ->
    [one] 1 onnauwkeurigheid
   *[other] { $count } onnauwkeurigheden
}
library-faultless = geen fouten
library-open = Openen
library-star = Ster geven
library-unstar = Ster weghalen
library-rename = Hernoemen …
library-practise = Fouten van deze partij oefenen
library-export = Exporteren …
library-delete = In de prullenbak
library-restore = Uit de prullenbak halen
library-import = Importeren …
library-path = Pad van een bestand of map
library-choose-file = Bestand kiezen …
library-choose-folder = Map kiezen …
library-name-title = Geef deze partij een naam
library-name = Naam
library-name-hint = Laat het veld leeg om de naam van het spel te gebruiken.
library-name-yes = Bewaren
library-empty-title = { $count ->
    [one] Prullenbak legen? Er ligt één partij in.
   *[other] Prullenbak legen? Er liggen { $count } partijen in.
}
library-empty-why = Hiermee verwijder je de partijen voorgoed, met hun analyses en namen.
library-empty-yes = Voorgoed verwijderen
library-import-title = Partijen importeren
library-import-how = Noem een bestand of een map, of sleep bestanden en mappen op dit venster. Van partijen die er al zijn, komen alleen nieuwe notities, varianten en analyses erbij.
library-import-yes = Importeren
library-export-title = { $count ->
    [one] Een partij exporteren
   *[other] { $count } partijen exporteren
}
library-export-how = De partijen worden naar deze map gekopieerd, met hun namen, sterren en analyses. Bestaande bestanden worden niet overschreven.
library-export-yes = Exporteren
library-busy = de partij staat open in een ander venster
library-deleted = { $count ->
    [one] De partij ligt in de prullenbak.
   *[other] { $count } partijen liggen in de prullenbak.
}
library-restored = { $count ->
    [one] De partij is er weer.
   *[other] { $count } partijen zijn er weer.
}
library-emptied = { $count ->
    [one] Eén partij is voorgoed verwijderd.
   *[other] { $count } partijen zijn voorgoed verwijderd.
}
library-imported = Nieuw hier: { $new }. Al hier: { $known }. Geweigerd: { $refused }.
library-exported = { $count ->
    [one] Eén partij is naar { $folder } gekopieerd.
   *[other] { $count } partijen zijn naar { $folder } gekopieerd.
}
home-all = { $count ->
    [one] Alle partijen
   *[other] Alle partijen ({ $count })
}
statistics-how = Afgelopen partijen waarin alleen jij aan dit scherm speelde.
statistics-none = Er is nog geen afgelopen partij waarin alleen jij aan dit scherm speelde.
statistics-all = Alle
statistics-games = Per spel
statistics-ratings = Je rating
statistics-ratings-how = Gemeten op de schaal van de computerniveaus in partijen met twee spelers, waar de gezel op 1500 staat. De lijn toont het bereik waarin de ware rating met 95% zekerheid ligt.
statistics-opponents = Per tegenstander
statistics-seats = Per plaats
statistics-months = Per maand
statistics-seat = Plaats { $number }
statistics-person = Onlinespeler
statistics-won = gewonnen
statistics-drawn = gelijk
statistics-lost = verloren
statistics-interval = aandeel van de punten (een gelijkspel telt half) en het bereik waarin het ware aandeel met 95% zekerheid ligt
statistics-no-games = geen partijen
statistics-figures = { $won } – { $drawn } – { $lost }  ·  { $share } ({ $low } tot { $high })
statistics-few = { $count } van de { $least } partijen die voor een rating nodig zijn
statistics-rating = { $count ->
    [one] { $rating } ({ $low } tot { $high }), 1 partij
   *[other] { $rating } ({ $low } tot { $high }), { $count } partijen
}
keys-library = Alle partijen
keys-library-open = alle partijen openen, op het startscherm
keys-library-walk = door de lijst lopen, ook tijdens het zoeken
keys-library-choose = meerdere selecteren
keys-library-all = alles selecteren
keys-library-enter = de partij openen
keys-library-name = de partij een naam geven
keys-library-star = een ster geven of weghalen (in de lijst)
keys-library-delete = in de prullenbak (in de lijst)
keys-library-export = de geselecteerde partijen exporteren
keys-library-escape = de zoekopdracht wissen of terug naar het startscherm
practice-title = Oefenen
practice-window = Oefenen: { $game }
practice-leave = Stop met oefenen
practice-place = Stelling { $at } van { $all }
practice-score = { $first } van { $all } meteen goed{ $later ->
    [0] .
   *[other] , { $later } later.
}
practice-from-file = Uit jouw partij van { $date }
practice-from-here = Uit deze partij
practice-from-bots = Uit een partij van bots
practice-task-mistake = { $seat } is aan de beurt. Vind een betere zet dan die in de partij.
practice-then = In de partij: { $choice } (−{ $loss }%)
practice-task-win = { $seat } is aan de beurt. Precies één keuze wint de partij nog in deze beurt. Vind die.
practice-known = Je ziet wat { $seat } toen wist. Niets van wat je hier probeert, verandert de partij.
practice-chosen = Jouw keuze: { $choice }
practice-weighing = Je keuze wordt beoordeeld …
practice-right = Goed!
practice-better = Beter dan in de partij, maar niet het beste.
practice-same = Hetzelfde als in de partij.
practice-no-better = Niet beter dan in de partij.
practice-worse = Slechter dan in de partij.
practice-missed = Dit wint de partij niet in deze beurt.
practice-wins = Hiermee is de partij gewonnen.
practice-worth = Verwacht resultaat: { $worth }%, met de keuze in de partij { $before }%.
practice-best = Het beste: { $choice }
practice-values = Wat de keuzes waard zijn
practice-try-again = Nog eens
practice-show = Laat zien
practice-next = Volgende stelling
practice-end = Ronde afsluiten
practice-looking = { $games ->
    [one] De volgende stelling wordt gezocht: tot nu toe één partij doorzocht.
   *[other] De volgende stelling wordt gezocht: tot nu toe { $games } partijen doorzocht.
}
practice-stop = Stop met zoeken
practice-over = De ronde is afgelopen
practice-another = Nog een ronde
practice-fault = Een stelling kan niet worden opgezet en wordt overgeslagen: { $reason }
practice-mine = { $count ->
    [one] Oefen deze fout
   *[other] Oefen deze { $count } fouten
}
practice-mine-hint = De stellingen komen een voor een. Vind telkens een betere zet.
practice-none-here = In deze partij valt niets te oefenen: de analyse vond geen fouten van jou of heeft ze nog niet grondig genoeg onderzocht.
practice-yours = Je eigen fouten
practice-yours-about = Stellingen uit je geanalyseerde partijen waarin je een betere keuze had.
practice-reading = Je geanalyseerde partijen worden doorgenomen …
practice-yours-found = { $found ->
    [one] Eén stelling uit
   *[other] { $found } stellingen uit
} { $games ->
    [one] één geanalyseerde partij.
   *[other] { $games } geanalyseerde partijen.
}
practice-yours-none = Nog geen van je afgelopen partijen is geanalyseerd. Open er een uit alle partijen en laat haar analyseren: haar fouten oefen je dan hier.
practice-yours-faultless = { $games ->
    [one] In je geanalyseerde partij zit geen fout die je kunt oefenen.
   *[other] In je { $games } geanalyseerde partijen zit geen fout die je kunt oefenen.
}
practice-begin = Oefenen
practice-wins-title = Vind de directe winst
practice-wins-about = Bots spelen partijen tot er stellingen zijn waarin precies één keuze meteen wint.
practice-wins-searching = { $game }: { $games ->
    [one] één partij doorzocht …
   *[other] { $games } partijen doorzocht …
}
practice-wins-none = Deze keer is zo’n stelling niet gevonden.
keys-practice = Bij het oefenen, na een antwoord
keys-practice-enter = nog eens, of de volgende stelling
keys-practice-show = de beste keuze tonen

# Pages in a browser
web-title = Delen van de pagina
web-hand = Mijn hand
web-table = Tafel
web-no-hand = Niets op tafel is alleen voor jou zichtbaar.
web-on-table = Keuzes op tafel
web-everybody = Spelers en meer
web-you = jij
web-turn = aan de beurt
web-take-back = Terugnemen
web-resign-asked = Je tegenstander wint dan de partij.
web-leave = De tafel verlaten …
web-lost = De verbinding is verbroken. Wordt hersteld …
web-calling = Verbinden met je plaats …
web-silent = Nog geen antwoord. Rondel moet op de computer van de gastheer draaien, met de tafel open. Elke paar seconden een nieuwe poging …
web-torn = Deze link is onvolledig. Kopieer hem helemaal, of scan de code van je plaats.
web-scan = Scan de code van je plaats, of open de link die je kreeg.
web-nearer = Inzoomen
web-farther = Uitzoomen
web-fit = Hele tafel
web-elsewhere = Op deze plaats wordt nu op een andere pagina gespeeld.
web-used-up = Deze plaats is bezet, of de tafel is er niet meer.
web-cannot = Er ging iets mis op deze pagina. Open de link opnieuw.
web-guest = Telefoon in deze kamer
web-code = Telefooncode
web-code-of = Telefooncode voor { $seat }
web-phones = Telefoons in deze kamer
web-phones-hint = Elke plaats heeft een code. Scan die met de camera van een telefoon in hetzelfde netwerk om in de browser ervan te spelen; een app is niet nodig. Van buiten het lokale netwerk kan niemand verbinden.
web-inviting-hint = Scan de code van je plaats met de camera van je telefoon. Het spel begint als iedereen er is.
web-elsewhere-too = Ook online uitnodigen
web-all = Iedereen met een telefoon
web-for-all-hint = Dit is de gezamenlijke tafel: hij toont wat iedereen mag zien.

# Other programs as opponents
programs-title = Andere programma’s als tegenstander
programs-hint = Een programma leest regels in JSON met alles wat het op zijn plaats mag weten, en antwoordt met het nummer van een mogelijkheid. Hoe je er een schrijft, staat in de documentatie.
programs-name = Naam
programs-command = Opdracht, zoals python3 bot.py
programs-add = Toevoegen
programs-add-hint = Vul een naam en een opdracht in.
programs-same = Er is al een programma met deze naam.
programs-remove = Verwijderen
programs-remove-named = { $name } verwijderen
programs-restore = Terugzetten
programs-restore-named = { $name } terugzetten
programs-time = Bedenktijd van { $name }
programs-time-hint = Bedenktijd per beslissing
programs-no-guests = Andere programma’s spelen alleen in partijen op deze computer. Kies andere spelers voor hun plaatsen of voor de plaatsen van de gasten.
program-named = { $name } (programma)
program-replaced = { $name } kan niet spelen: { $reason } { $bot } neemt het over.
program-unknown = geen programma heeft deze naam.
program-command = de opdracht is onleesbaar.
program-start = het kan niet worden gestart ({ $reason }).
program-thinks = { $name } denkt na …
program-ended-said = het is gestopt: “{ $line }”.
program-ended = het is gestopt.
program-ended-status = het is gestopt ({ $status }).
program-late = het heeft niet binnen { $seconds } s geantwoord.
program-flood = het heeft te veel geschreven.
program-nonsense = het schreef “{ $line }”; dat is geen antwoord.
program-unasked = het beantwoordde vraag { $number }, die niet gesteld is.
program-illegal = het koos { $choice }, maar er zijn { $count } mogelijkheden, geteld vanaf 0.

# Planning the next turn
plan-open = Mijn volgende beurt plannen
plan-hint = Probeer je volgende beslissingen uit op een kopie van de partij terwijl de anderen aan de beurt zijn. In jouw beurt worden ze uitgevoerd zolang ze mogelijk zijn en de betrokken stukken niet zijn veranderd.
plan-none = Je volgende beurt kan niet worden gepland: de partij kan eerder eindigen.
plan-about = Je plant op een kopie van de partij. De zetten van de anderen en alles wat verborgen is, zijn aangenomen, en er wordt nog niets gespeeld. In jouw beurt worden je beslissingen een voor een uitgevoerd zolang ze mogelijk zijn en de betrokken stukken niet zijn veranderd.
plan-use = { $count ->
    [0] Dit plan gebruiken
    [one] Dit plan gebruiken ({ $count } beslissing)
   *[other] Dit plan gebruiken ({ $count } beslissingen)
}
plan-discard = Plan weggooien
plan-made = Gepland voor jouw beurt
plan-stopped = Je plan stopt hier. Voor “{ $choice }” is er iets veranderd.
plan-ends = Hier eindigt je beurt.
