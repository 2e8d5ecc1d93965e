//! Usage hints for each kind of element on the table.

use rondel::scene::UsageHint;

pub(super) fn uses() -> Vec<UsageHint> {
    let uses = [
        ("space", "when-space", "RC-2.2"),
        ("special", "when-special", "RC-3.2"),
        ("action", "when-action", "RC-4.1"),
        ("alliance", "when-alliance", "RC-5.16"),
        ("hamburg", "when-hamburg", "RC-2.7"),
        ("altona", "when-altona", "RC-2.7"),
        ("lawsuit", "when-lawsuit", "RC-5.21"),
        ("prestige-marker", "when-prestige-marker", "RC-5.14"),
        ("ship", "when-ship", "RC-5.18"),
        ("supply", "when-supply", "RC-2.7"),
        ("action-stack", "when-action-stack", "RC-5.10"),
        ("ink-jar", "when-ink-jar", "RC-2.2"),
        ("bell", "when-bell", "RC-2.8"),
        ("lawsuit-marker", "when-lawsuit-marker", "RC-5.22"),
        ("ship-stack", "when-ship-stack", "RC-5.20"),
        ("lawsuit-stack", "when-lawsuit-stack", "RC-9.5"),
        ("discard", "when-discard", "RC-10.2"),
    ];
    uses.into_iter().map(|(things, text, rule)| UsageHint::of(things, text, rule)).collect()
}
