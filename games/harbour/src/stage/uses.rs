//! Usage hints for each kind of element on the table.

use rondel::scene::UsageHint;

pub(super) fn uses() -> Vec<UsageHint> {
    let uses = [
        ("board", "when-board", "HB-1.6"),
        ("building", "when-building", "HB-2.2"),
        ("start", "when-start", "HB-2.3"),
        ("market", "when-market", "HB-4.1"),
        ("slot", "when-slot", "HB-3.10"),
        ("part", "when-part", "HB-3.17"),
        ("stock", "when-stock", "HB-3.1"),
        ("bundle", "when-bundle", "HB-4.11"),
        ("ability", "when-ability", "HB-6.7"),
        ("stack", "when-stack", "HB-4.12"),
        ("worker", "when-worker", "HB-2.2"),
        ("tool", "when-tool", "HB-2.13"),
    ];
    uses.into_iter().map(|(things, text, rule)| UsageHint::of(things, text, rule)).collect()
}
