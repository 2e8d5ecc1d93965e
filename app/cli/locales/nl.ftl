cli-seed = Het begingetal van deze partij is { $seed }.
cli-to-move = { $seat } is aan de beurt.
cli-asked = { $seat }: { $prompt }
cli-help = Typ het nummer van een keuze; h geeft een tip, u neemt terug, resign geeft op, q verlaat de tafel, ? toont deze hulp.
cli-far-help = Typ het nummer van een keuze. u vraagt om terug te nemen, y stemt in, n weigert, s met een tekst stuurt die naar iedereen, w toont wie er is, resign geeft een partij met twee spelers op, q verlaat de tafel voorlopig, ? toont deze hulp.
cli-taken-back = Een beslissing is teruggenomen.
cli-thinks = { $seat } denkt na …
cli-unclear = Typ een getal van 1 tot { $count }, of ? voor hulp.
cli-undo-nothing = Je hebt geen beslissing om terug te nemen.
cli-undo-secret = Dat kan niet worden teruggenomen: sindsdien is er iets getrokken of onthuld.
cli-cannot-resign = Hier kan niemand opgeven.
cli-resign-asked = Typ nog eens “resign” om op te geven: { $winner } wint dan de partij.
cli-hand-over = Geef het toetsenbord aan { $seat }; druk op Enter als verder niemand kijkt.
cli-bot-chooses = { $seat }: { $choice }
cli-luck-card = Welke kaart wordt getrokken? ({ $options })
cli-luck-die = Wat toont de dobbelsteen? ({ $options })
cli-luck-item = Wat ligt er na het schudden als volgende? Geef het nummer van vóór het schudden. ({ $options })
cli-luck-number = Welk getal bepaalt het toeval? ({ $options })
cli-time-left = Resterende tijd: { $time }
cli-time-up = { $seat }: je tijd is om. De computer beslist.
cli-left = Je hebt de tafel verlaten.
cli-won = { $seat } wint: { $reason }.
cli-won-team = { $seats } winnen: { $reason }.
cli-won-together = Samen gewonnen ({ $seats }): { $reason }.
cli-lost-together = Samen verloren ({ $seats }): { $reason }.
cli-scored = Het spel is afgelopen: { $reason }.
cli-score = Score: { $count }.
cli-draw = Gelijkspel: { $reason }.
cli-shared = { $seats } delen de overwinning: { $reason }.
cli-defeat = Verloren ({ $seats }): { $reason }.
cli-verified = Elke regel klopt met de gespeelde partij; zetten: { $plies }.
cli-unsaved = De partij gaat verder, maar kan niet worden bewaard ({ $reason }).
cli-stuck = { $seat } is aan de beurt en heeft geen keuze. Dat is een fout in de regels van het spel: de partij kan niet verdergaan.
cli-refused = { $seat } koos een ongeldige zet; de partij kan niet verdergaan
cli-saved-late = De partij is nu bewaard.
cli-saved-elsewhere = De partij kon niet op de gewone plek worden bewaard ({ $reason }). Ze is in plaats daarvan hier bewaard: { $file }
cli-lost = De partij is niet bewaard ({ $reason }). Ook op deze plaatsen kon ze niet worden bewaard: { $places }.
cli-moved = Een ander programma heeft het bestand { $from } verwijderd of gewijzigd. De hele partij is bewaard in { $to } en gaat daar verder.

# What a bot found out about a position.
cli-considered = { $bot } na { $count ->
    [one] één poging
   *[other] { $count } pogingen
}:
cli-considered-none = { $bot } beoordeelt zijn keuzes niet of heeft er maar één.
cli-considered-slip = { $bot } denkt niet na over deze zet: op dit niveau speelt hij af en toe een willekeurige.
cli-percent = { $value }%
cli-won-surely = wint zeker
cli-drawn-surely = zeker gelijkspel
cli-lost-surely = verliest zeker
cli-expects = Zo kan het verdergaan:
cli-believes = Wat { $seat } kan hebben:

# What decided a game. Values are hundredths of the best result.
cli-review-by = Elke beslissing is met { $count } pogingen beoordeeld naar wat de speler wist; getallen zijn honderdsten van het beste resultaat.
review-everyone = iedereen
cli-review-nothing = Er waren geen beslissingen te analyseren.
cli-review-balance = { $seat }: eerst { $start } te verwachten; eigen beslissingen { $own }, beslissingen van anderen { $others }, geluk { $luck }, fout van de engine { $doubt }; uiteindelijk { $result }.
cli-review-course = Verwacht resultaat in de loop van de partij:
cli-review-decided = Wat de partij besliste:
cli-review-swing = { "  " }stap { $ply }, een beslissing van { $seat }: { $changes }
cli-review-luck = { "  " }stap { $ply }, geluk of iets onthulds: { $changes }
cli-review-faultless = Geen beslissing kostte iets noemenswaardigs.
cli-review-best = stap { $ply }, { $seat }: { $choice } ({ $verdict })
cli-review-choice = stap { $ply }, { $seat }: { $choice } ({ $verdict }, kostte { $loss })
cli-review-better = { "    " }beter: { $choice }
cli-review-better-line = { "    " }beter: { $choice }, daarna misschien { $line }
cli-verdict-best = het beste
cli-verdict-good = goed
cli-verdict-inexact = onnauwkeurig
cli-verdict-mistake = fout
cli-verdict-blunder = grove fout
cli-practice = Precies één keuze wint meteen. Welke?
cli-practice-position = { $number }. { $seat } is aan de beurt, met { $choices } mogelijkheden:
cli-practice-answer = { "    " }antwoord: { $line }
