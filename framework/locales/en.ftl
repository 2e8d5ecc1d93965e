mechanic-pattern-building = Pattern building
mechanic-rondel = Rondel
mechanic-hand-management = Hand management
mechanic-tug-of-war = Tug of war
mechanic-sudden-death = Instant wins
mechanic-open-drafting = Open drafting
mechanic-set-collection = Set collection
mechanic-tableau-building = Tableau building
mechanic-worker-placement = Worker placement
mechanic-market = Market
mechanic-income = Income
mechanic-take-that = Take that
mechanic-variable-powers = Variable player powers
mechanic-auction = Auction
mechanic-area-majority = Area majority
mechanic-route-building = Route building
mechanic-simultaneous-selection = Simultaneous choices
mechanic-hidden-information = Hidden information
mechanic-deduction = Deduction
mechanic-multi-use-cards = Multi-use cards
mechanic-end-game-bonuses = End-game bonuses
mechanic-solo = Solo game
component-cards = Cards
component-hand = Hand of cards
component-face-down = Face-down cards
component-display = Shared face-up cards
component-own-boards = Player boards
component-stores = Resources
component-pawns = Pawns and markers
component-discs = Discs
component-grid = Grid of squares
component-ring = Ring of spaces
component-map = Map with regions

list-last = { $rest } and { $last }

# Repeats a choice that the rules of a game do not announce
chosen = Chosen: “{ $choice }”
