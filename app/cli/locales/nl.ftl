cli-seed = De beginwaarde van deze partij is { $seed }.
cli-to-move = { $seat } is aan de beurt.
cli-asked = { $seat }: { $prompt }
cli-help = Typ het nummer van een keuze; h geeft een tip, u neemt terug, q verlaat de tafel, ? toont dit.
cli-far-help = Typ het nummer van een keuze. u vraagt om terug te nemen, y stemt in, n weigert, s en een tekst zegt die tegen iedereen, w toont wie er is, q vertrekt tot later, ? toont dit.
cli-taken-back = Er is teruggenomen.
cli-thinks = { $seat } denkt na …
cli-unclear = Typ een getal van 1 tot { $count }, of ? voor hulp.
cli-undo-nothing = Je hebt nog niets besloten.
cli-undo-secret = Dat kan niet worden teruggenomen: sindsdien is er iets getrokken of onthuld.
cli-hand-over = Geef het toetsenbord aan { $seat }; druk op Enter als verder niemand kijkt.
cli-left = Je hebt de tafel verlaten.
cli-won = { $seat } wint: { $reason }.
cli-draw = Niemand wint alleen ({ $seats }): { $reason }.
cli-defeat = Verloren ({ $seats }): { $reason }.
cli-verified = Elke regel is zoals hij gespeeld is; zetten: { $plies }.
cli-unsaved = De partij gaat verder, maar kan niet worden bewaard ({ $reason }).
cli-stuck = { $seat } is aan de beurt en heeft geen keuze. Dat is een fout in de regels van het spel: de partij kan niet verdergaan.
cli-refused = { $seat } koos een ongeldige zet; zo kan de partij niet verdergaan
cli-saved-late = De partij is toch nog bewaard.
cli-saved-elsewhere = De partij kon niet worden bewaard waar ze hoort ({ $reason }). Ze is hier bewaard: { $file }
cli-lost = De partij is niet bewaard ({ $reason }) en kon ook elders niet worden geschreven: { $places }.
cli-moved = Het bestand { $from } is door een ander programma verwijderd of gewijzigd. De hele partij staat nu in { $to } en gaat daar verder.

# Wat een bot over een stelling te weten kwam.
cli-considered = { $bot } na { $count ->
    [one] één doorloop
   *[other] { $count } doorlopen
}:
cli-considered-none = { $bot } beoordeelt zijn keuzes niet of heeft er maar één.
cli-considered-slip = { $bot } denkt hier niet na: op dit niveau speelt hij af en toe een willekeurige zet.
cli-won-surely = wint zeker
cli-drawn-surely = zeker gelijkspel
cli-lost-surely = verliest zeker
cli-expects = Zo kan het verdergaan:
cli-believes = Wat { $seat } kan hebben:

# What decided a game. Values are hundredths of a won game.
cli-review-by = Elke beslissing is in { $count } doorlopen beoordeeld naar wat toen bekend was; getallen zijn honderdsten van een gewonnen partij.
cli-review-nothing = Er viel niets te kiezen.
cli-review-balance = { $seat }: eerst { $start } te verwachten; eigen beslissingen { $own }, beslissingen van anderen { $others }, geluk { $luck }, fout van de engine { $doubt }; uiteindelijk { $result }.
cli-review-course = Wat in de loop van de partij te verwachten was:
cli-review-decided = Wat de partij besliste:
cli-review-swing = { "  " }stap { $ply }, een beslissing van { $seat }: { $changes }
cli-review-luck = { "  " }stap { $ply }, geluk of wat aan het licht kwam: { $changes }
cli-review-faultless = Geen beslissing kostte iets noemenswaardigs.
cli-review-best = stap { $ply }, { $seat }: { $choice } ({ $verdict })
cli-review-choice = stap { $ply }, { $seat }: { $choice } ({ $verdict }, kostte { $loss })
cli-review-better = { "    " }beter: { $choice }
cli-review-better-line = { "    " }beter: { $choice }, en dan misschien { $line }
cli-verdict-best = het beste
cli-verdict-good = goed
cli-verdict-inexact = onnauwkeurig
cli-verdict-mistake = fout
cli-verdict-blunder = grove fout
cli-practice = Precies één keuze wint meteen. Welke?
cli-practice-position = { $number }. { $seat } beslist, uit { $choices } mogelijkheden:
cli-practice-answer = { "    " }antwoord: { $line }
