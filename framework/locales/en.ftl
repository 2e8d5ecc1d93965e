mechanic-abstract = Abstract
mechanic-row-building = Line building
mechanic-rondel = Rondel
mechanic-hand-management = Hand management
mechanic-tug-of-war = Tug of war
mechanic-sudden-death = Instant wins
mechanic-open-drafting = Open drafting
mechanic-set-collection = Set collection
