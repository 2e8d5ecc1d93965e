//! Compares every card and board with the printed components, which are repeated here as plain tables.

use crate::table::Table;
use rondel::components::Kind;
use rondel_rival_cities::content::{Benefit, Effect, Goods, Pick, Product, ShipEffect, ShipStars, Upkeep};

use Effect::{
    Alliance, Court, Donation, Draw, Factory, Gain, Gift, Lawsuit, Letters, Piracy, PiracyForPrestige, Prestige,
    Production, Reactivate, Ship, Stars, Swap, Sway,
};
use Product::{Beer, Cloth, Furniture, Leather};

const ANY: Pick = Pick::Any;
const BEER: Pick = Pick::Only(Beer);
const CLOTH: Pick = Pick::Only(Cloth);
const LEATHER: Pick = Pick::Only(Leather);
const FURNITURE: Pick = Pick::Only(Furniture);

#[test]
fn the_overview_and_the_15_basic_action_cards() {
    let printed: [(bool, Vec<Effect>); 16] = [
        (false, vec![Gift(ANY, 1)]),
        (true, vec![Production(BEER, 2), Production(CLOTH, 1)]),
        (false, vec![Draw]),
        (false, vec![Alliance]),
        (false, vec![Factory(2)]),
        (true, vec![Production(FURNITURE, 1), Letters(1)]),
        (false, vec![Production(CLOTH, 1)]),
        (true, vec![Ship, Lawsuit]),
        (false, vec![Swap(2), Donation(ANY, 2, 1, 1)]),
        (true, vec![Production(LEATHER, 1), Lawsuit]),
        (true, vec![Prestige, Alliance]),
        (false, vec![Production(LEATHER, 1)]),
        (true, vec![Gift(ANY, 1), Lawsuit]),
        (true, vec![Court, Ship]),
        (true, vec![Prestige, Production(BEER, 2)]),
        (false, vec![Lawsuit]),
    ];
    let table = Table::first_game();
    assert_eq!(table.rules.content().basics.len(), printed.len());
    for (number, (card, (split, actions))) in table.rules.content().basics.iter().zip(printed).enumerate() {
        assert_eq!((usize::from(card.number), card.split, &card.actions), (number, split, &actions), "card {number}");
    }
}

#[test]
fn the_24_special_action_cards() {
    let printed: [Vec<Effect>; 24] = [
        vec![Lawsuit, Letters(2)],
        vec![Lawsuit, Gift(ANY, 2)],
        vec![Lawsuit, Ship, Gift(ANY, 1)],
        vec![Lawsuit, Draw, Draw],
        vec![Piracy(1)],
        vec![PiracyForPrestige(3)],
        vec![Lawsuit, Gift(CLOTH, 1), Alliance],
        vec![Lawsuit, Prestige, Letters(1)],
        vec![Lawsuit, Prestige, Gift(CLOTH, 1)],
        vec![Lawsuit, Gift(BEER, 1), Donation(FURNITURE, 2, 3, 1)],
        vec![Production(ANY, 1)],
        vec![Lawsuit, Ship, Gift(BEER, 2)],
        vec![Lawsuit, Gift(BEER, 1), Donation(CLOTH, 1, 1, 1)],
        vec![Lawsuit, Factory(0)],
        vec![Lawsuit, Factory(0)],
        vec![Production(FURNITURE, 1)],
        vec![Lawsuit, Prestige, Gift(FURNITURE, 1)],
        vec![Lawsuit, Ship, Letters(1)],
        vec![Lawsuit, Reactivate(3)],
        vec![Lawsuit, Gift(FURNITURE, 1), Alliance],
        vec![Lawsuit, Letters(2)],
        vec![Court, Lawsuit],
        vec![Lawsuit, Gift(ANY, 1), Donation(LEATHER, 1, 1, 2)],
        vec![Gift(ANY, 2), Donation(BEER, 3, 1, 2)],
    ];
    let table = Table::first_game();
    assert_eq!(table.rules.content().specials.len(), printed.len());
    for (index, (card, actions)) in table.rules.content().specials.iter().zip(printed).enumerate() {
        assert_eq!((usize::from(card.number), card.split, &card.actions), (index + 1, false, &actions));
    }
}

#[test]
fn the_8_alliance_cards() {
    let printed = [
        ("Oslo", Upkeep::Goods(ANY, 1), 1, Benefit::Favours(Furniture)),
        ("London", Upkeep::Goods(ANY, 1), 1, Benefit::Favours(Cloth)),
        ("Novgorod", Upkeep::Goods(ANY, 1), 1, Benefit::Favours(Leather)),
        ("Amsterdam", Upkeep::Goods(ANY, 2), 2, Benefit::ExtraStar),
        ("Gdansk", Upkeep::Letters(1), 1, Benefit::BothHalves),
        ("Bruxelles", Upkeep::Goods(FURNITURE, 1), 2, Benefit::RepeatPrestige),
        ("Le Havre", Upkeep::Goods(ANY, 1), 2, Benefit::RepeatLawsuit),
        ("Kjobenhavn", Upkeep::Goods(BEER, 2), 1, Benefit::RepeatDraw),
    ];
    let table = Table::first_game();
    assert_eq!(table.rules.content().alliances.len(), printed.len());
    for (card, printed) in table.rules.content().alliances.iter().zip(printed) {
        assert_eq!((card.city.as_str(), card.upkeep, card.stars, card.benefit), printed);
    }
}

#[test]
fn the_10_lawsuit_cards() {
    // Legal costs (beer, cloth, leather, furniture, letters); bonus for an advance; win bonus; stars.
    let printed = [
        ([0, 1, 0, 0, 0], vec![Gain(LEATHER, 1), Sway], vec![Gain(LEATHER, 3), Prestige], 1),
        ([0, 0, 1, 0, 0], vec![Gain(FURNITURE, 1), Sway], vec![Factory(0)], 2),
        ([0, 0, 0, 1, 0], vec![Gain(CLOTH, 1), Sway], vec![Gain(ANY, 2)], 3),
        ([0, 0, 0, 0, 1], vec![Prestige, Sway], vec![Factory(0)], 4),
        ([0, 0, 1, 0, 0], vec![Reactivate(2), Sway], vec![Gain(BEER, 3), Stars(2)], 2),
        ([0, 0, 0, 1, 0], vec![Prestige, Sway], vec![Letters(2)], 2),
        ([0, 1, 0, 0, 0], vec![Gain(BEER, 1), Sway], vec![Gain(ANY, 1), Prestige], 2),
        ([0, 1, 1, 0, 0], vec![Letters(1), Gain(BEER, 1), Sway], vec![Factory(0)], 3),
        ([0, 0, 1, 0, 0], vec![Prestige, Sway], vec![Letters(1)], 2),
        ([2, 0, 0, 0, 0], vec![Gain(CLOTH, 1), Sway], vec![Factory(0)], 2),
    ];
    let table = Table::first_game();
    assert_eq!(table.rules.content().lawsuits.len(), printed.len());
    for (number, (card, (costs, advance, win, stars))) in (1..).zip(table.rules.content().lawsuits.iter().zip(printed))
    {
        let mut goods = Goods::EMPTY;
        Product::ALL.iter().zip(costs).for_each(|(product, count)| goods.add(*product, count));
        assert_eq!((card.number, card.costs.goods, card.costs.letters), (number, goods, costs[4]), "lawsuit {number}");
        assert_eq!((&card.advance, &card.win, card.stars), (&advance, &win, stars), "lawsuit {number}");
    }
}

#[test]
fn the_21_ship_cards() {
    use ShipEffect::{
        CheaperShips, EachProduction, FreeOptionC, FreeSpace, Income, Nothing, Now, RepeatPrestige, StarsForLawsuits,
    };
    let printed: [((Product, u8), u8, ShipEffect); 21] = [
        ((Furniture, 3), 1, Now(vec![Prestige, Prestige])),
        ((Cloth, 3), 2, Now(vec![Lawsuit, Lawsuit])),
        ((Leather, 3), 2, Now(vec![Draw, Draw])),
        ((Furniture, 2), 3, Now(vec![Letters(1)])),
        ((Furniture, 2), 1, Now(vec![Letters(2)])),
        ((Leather, 4), 2, Income(Stars(1))),
        ((Cloth, 5), 1, Income(Gain(FURNITURE, 2))),
        ((Cloth, 4), 1, Income(Prestige)),
        ((Beer, 5), 2, Income(Gain(CLOTH, 2))),
        ((Beer, 5), 1, Income(Letters(1))),
        ((Cloth, 4), 1, EachProduction(Beer)),
        ((Beer, 6), 1, EachProduction(Leather)),
        ((Leather, 4), 1, EachProduction(Cloth)),
        ((Cloth, 5), 1, EachProduction(Furniture)),
        ((Cloth, 3), 1, StarsForLawsuits(2)),
        ((Furniture, 3), 2, RepeatPrestige(Beer, 2)),
        ((Leather, 3), 1, FreeSpace),
        ((Furniture, 4), 1, FreeOptionC),
        ((Beer, 4), 1, CheaperShips(1)),
        ((Leather, 4), 5, Nothing),
        // No number of stars is printed on ship 21. It has one star for each ship of its owner.
        ((Cloth, 3), 0, Nothing),
    ];
    let table = Table::first_game();
    assert_eq!(table.rules.content().ships.len(), printed.len());
    for (number, (ship, (cost, stars, effect))) in (1..).zip(table.rules.content().ships.iter().zip(printed)) {
        let stars = if number == 21 { ShipStars::PerShip } else { ShipStars::Printed(stars) };
        assert_eq!((ship.number, ship.cost, ship.stars, &ship.effect), (number, cost, stars, &effect));
    }
}

#[test]
fn the_prestige_track() {
    let printed = [
        (None, 0),
        (Some(Gain(BEER, 1)), 1),
        (Some(Gain(CLOTH, 1)), 1),
        (Some(Gain(LEATHER, 1)), 2),
        (Some(Gain(FURNITURE, 1)), 2),
        (Some(Letters(1)), 4),
        (Some(Stars(1)), 4),
    ];
    let table = Table::first_game();
    let track = &table.rules.content().board.prestige;
    assert_eq!(track.iter().map(|space| (space.income, space.stars)).collect::<Vec<_>>(), printed);
}

#[test]
fn the_board_and_the_supply() {
    let table = Table::first_game();
    let board = &table.rules.content().board;
    assert_eq!(board.lawsuit_repeats, [0, 1, 2]);
    assert_eq!((board.products, board.letters, board.factories, board.stars), (12, 12, 12, 12));
    assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(|spaces| board.move_cost(spaces, false)), [0, 0, 1, 2, 4, 6, 8, 10]);
}
