//! Usage hints for each kind of element on the table.

use rondel::scene::UsageHint;

pub(super) fn uses() -> Vec<UsageHint> {
    let uses = [
        ("bid", "when-bid", "SP-3.1"),
        ("drop-out", "when-drop-out", "SP-3.2"),
        ("card", "when-card", "SP-7.2"),
        ("collection", "when-collection", "SP-9.5"),
        ("drawn", "when-drawn", "SP-8.6"),
        ("field", "when-field", "SP-8.5"),
        ("pay-coins", "when-pay-coins", "SP-3.3"),
        ("sale", "when-sale", "SP-3.9"),
        ("stock", "when-sale", "SP-3.9"),
        ("unit", "when-sale", "SP-3.9"),
        ("shield", "when-shield", "SP-4.3"),
        ("side", "when-side", "SP-1.10"),
        ("space", "when-space", "SP-5.1"),
        ("spot", "when-spot", "SP-8.7"),
        ("work", "when-work", "SP-9.1"),
    ];
    uses.into_iter().map(|(things, text, rule)| UsageHint::of(things, text, rule)).collect()
}
