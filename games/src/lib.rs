//! Refers to the bundled games, so that the linker keeps them. `use rondel_games as _;` adds all of them to a program.

pub use rondel_backgammon as backgammon;
pub use rondel_causeways as causeways;
pub use rondel_checkers as checkers;
pub use rondel_connect_four as connect_four;
pub use rondel_cribbage as cribbage;
pub use rondel_euchre as euchre;
pub use rondel_gin_rummy as gin_rummy;
pub use rondel_go as go;
pub use rondel_harbour as harbour;
pub use rondel_hearts as hearts;
pub use rondel_liars_dice as liars_dice;
pub use rondel_porters as porters;
pub use rondel_rival_cities as rival_cities;
pub use rondel_spandau_1780 as spandau_1780;
pub use rondel_tic_tac_toe as tic_tac_toe;
pub use rondel_wisps as wisps;
