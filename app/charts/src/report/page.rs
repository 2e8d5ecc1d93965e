//! The comparison as a self-contained HTML page, without scripts or external resources.

use std::fmt::Write as _;

use rondel::Text;
use rondel::lab::Unit;

use super::drawing::{STYLE, drawing, escaped, title_of};
use super::{Column, ComparisonReport};
use crate::answers::{FigureRow, answers as answers_from};
use crate::{charts, numbers, shared};

/// Style sheet of the page, for light and dark themes.
const PAGE: &str = "body{margin:0 auto;max-width:1060px;padding:24px;background:#f1e7d0;color:#2c2218;\
    font:16px/1.45 'Noto Sans',system-ui,sans-serif}h1{font:600 34px Georgia,serif;margin:.2em 0}h2{font:600 23px Georgia,serif;margin:.1em 0}\
    p{margin:.3em 0}.faint{color:#6d5c45}section,table{background:#fbf5e6;border:1px solid #d5c39b;border-radius:10px}\
    section{padding:16px 20px;margin:18px 0}svg{width:100%;height:auto;display:block}table{border-collapse:separate;border-spacing:0;\
    width:100%;margin:18px 0}th,td{padding:6px 12px;text-align:left;vertical-align:top;border-top:1px solid #e6d9b8}\
    tr:first-child>*{border-top:none}td{font-variant-numeric:tabular-nums}tbody th{font-weight:normal}.topic th{font:600 17px Georgia,serif;\
    padding-top:14px}.answers{display:grid;grid-template-columns:repeat(auto-fill,minmax(235px,1fr));gap:12px}.answers section{margin:0}\
    .line{display:flex;justify-content:space-between;gap:8px;font-size:13px;margin-top:8px}.scale{height:5px;background:#e6d9b8;border-radius:3px;margin-top:4px}\
    .scale div{height:5px;border-radius:3px}code{background:#e6d9b8;padding:1px 5px;border-radius:4px}\
    .c0{background:#b3402e}.c1{background:#2f5f8f}.c2{background:#4d7c3a}.c3{background:#c0831d}\
    @media(prefers-color-scheme:dark){body{background:#251e18;color:#f2e7d3}section,table{background:#312820;border-color:#554636}\
    .faint{color:#b9a88e}th,td{border-color:#4a3d30}.scale,code{background:#4a3d30}text{fill:#f2e7d3}text.faint{fill:#b9a88e}.grid{stroke:#554636}\
    .whisker{stroke:#f2e7d3}.even{stroke:#b9a88e}.c0{fill:#e08672;stroke:#e08672;background:#e08672}.c1{fill:#86b3df;stroke:#86b3df;background:#86b3df}\
    .c2{fill:#9cc988;stroke:#9cc988;background:#9cc988}.c3{fill:#f0bd62;stroke:#f0bd62;background:#f0bd62}\
    text.c0{fill:#e08672}text.c1{fill:#86b3df}text.c2{fill:#9cc988}text.c3{fill:#f0bd62}\
    .line{fill:none}.bar,.band,.label{stroke:none}}";

/// Marker that identifies a page written by this program.
pub const PAGE_SIGN: &str = "<meta name=\"generator\" content=\"Rondel\">";

/// Renders the whole page.
pub fn page(report: &ComparisonReport<'_>) -> String {
    let words = report.catalog(0);
    let word = |key: &str| escaped(&words.word(key));
    let mut html = format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         {PAGE_SIGN}<title>{1} – Rondel</title><style>{STYLE}{PAGE}</style></head><body><h1>{1}</h1>",
        words.language(),
        word("report-title"),
    );
    let seed = report.columns.first().map_or(0, |column| column.plan.seed);
    let run = Text::new("report-run").with("games", report.games as i64).with("seed", seed.to_string());
    let _ = write!(html, "<p class=\"faint\">{}</p>", escaped(&words.say(&run)));
    let rows = FigureRow::all(report.measures);
    answers(report, &rows, &mut html);
    figures(report, &rows, &mut html);
    for chart in charts(report.columns, report.measures) {
        let _ = write!(
            html,
            "<section><h2>{}</h2><p class=\"faint\">{}</p>{}</section>",
            word(&format!("chart-{}", chart.id)),
            word(&format!("chart-{}-help", chart.id)),
            drawing(report, &chart)
        );
    }
    seats(report, &mut html);
    mechanics(report, &mut html);
    let names: Vec<String> = report.columns.iter().map(|column| escaped(&column.words())).collect();
    let trials = report.columns.first().map(|Column { plan, .. }| {
        let strong = if report.columns.iter().all(|other| other.plan.strong == plan.strong) {
            format!(" --strong {}", plan.strong)
        } else {
            String::new()
        };
        format!("{strong} --weak {} --trials {}", plan.weak, plan.trial_every)
    });
    let _ = write!(
        html,
        "<p class=\"faint\">{} <code>rondel compare {} --games {} --seed {seed}{}</code></p></body></html>",
        word("report-command"),
        names.join(" "),
        report.games,
        trials.unwrap_or_default(),
    );
    html
}

/// Renders the answers to common questions.
fn answers(report: &ComparisonReport<'_>, rows: &[FigureRow], html: &mut String) {
    html.push_str("<div class=\"answers\">");
    for answer in answers_from(rows) {
        let Some((winner, _)) = answer.ranked.first() else { continue };
        let sure = if answer.clearly { "lab-clearly" } else { "lab-perhaps" };
        let _ = write!(
            html,
            "<section><small class=\"faint\">{} · {}</small><h2>{}</h2>",
            escaped(&report.words.word(answer.asked)),
            escaped(&report.words.word(sure)),
            escaped(&(report.catalog(*winner).word("title") + if answer.clearly { "" } else { "?" })),
        );
        for (place, value) in &answer.ranked {
            let share = 100.0 * ((value.value - answer.scale.0) / (answer.scale.1 - answer.scale.0)).clamp(0.0, 1.0);
            let _ = write!(
                html,
                "<div class=\"line\"><span>{}</span><span>{}</span></div><div class=\"scale\"><div class=\"c{place}\" style=\"width:{share:.0}%\"></div></div>",
                escaped(&report.name(*place)),
                escaped(&numbers::estimate(report.words.language(), answer.unit, value)),
            );
        }
        html.push_str("</section>");
    }
    html.push_str("</div>");
}

/// Renders the figures by topic, each with a bar on the scale of its row.
fn figures(report: &ComparisonReport<'_>, rows: &[FigureRow], html: &mut String) {
    let words = report.catalog(0);
    let span = report.columns.len() + 1;
    html.push_str("<table><thead><tr><th></th>");
    for place in 0..report.columns.len() {
        let _ = write!(html, "<th>{}</th>", escaped(&title_of(report, place)));
    }
    html.push_str("</tr></thead><tbody>");
    let mut topic = "";
    for row in rows {
        let figure = row.figure;
        if topic != figure.topic {
            topic = figure.topic;
            let topic = escaped(&words.word(&format!("topic-{topic}")));
            let _ = write!(html, "<tr class=\"topic\"><th colspan=\"{span}\">{topic}</th></tr>");
        }
        let _ = write!(
            html,
            "<tr><th>{}<br><small class=\"faint\">{}</small></th>",
            escaped(&words.word(&format!("figure-{}", figure.id))),
            escaped(&words.word(&format!("figure-{}-help", figure.id)))
        );
        let (from, to) = row.scale();
        for (place, estimate) in row.values.iter().enumerate() {
            let Some(estimate) = estimate else {
                html.push_str("<td class=\"faint\">–</td>");
                continue;
            };
            let at = |value: f64| 100.0 * ((value - from) / (to - from)).clamp(0.0, 1.0);
            let (zero, end) = (at(0.0), at(estimate.value));
            let _ = write!(
                html,
                "<td title=\"n = {}\">{}<div class=\"scale\"><div class=\"c{place}\" style=\"margin-left:{:.1}%;width:{:.1}%\"></div></div></td>",
                estimate.samples,
                escaped(&numbers::estimate(report.words.language(), figure.unit, estimate)),
                zero.min(end),
                (end - zero).abs()
            );
        }
        html.push_str("</tr>");
    }
    html.push_str("</tbody></table>");
}

/// Renders each seat's measurements.
fn seats(report: &ComparisonReport<'_>, html: &mut String) {
    let words = report.catalog(0);
    let _ = write!(html, "<h2>{}</h2><table><thead><tr><th></th><th></th>", escaped(&words.word("topic-seats")));
    for (id, _) in super::BY_SEAT {
        let _ = write!(html, "<th>{}</th>", escaped(&words.word(&format!("seat-{id}"))));
    }
    html.push_str("</tr></thead><tbody>");
    for (place, measures) in report.measures.iter().enumerate() {
        for (number, seat) in measures.seats.iter().enumerate() {
            let name = if number == 0 { escaped(&report.name(place)) } else { String::new() };
            let seat_name = words.say(&Text::new("seat-number").with("number", number + 1));
            let _ = write!(html, "<tr><th>{name}</th><th>{}</th>", escaped(&seat_name));
            for (_, of) in super::BY_SEAT {
                let said = of(seat).mean().map(|mean| numbers::estimate(report.words.language(), Unit::Count, &mean));
                let _ = write!(html, "<td>{}</td>", escaped(said.as_deref().unwrap_or("–")));
            }
            html.push_str("</tr>");
        }
    }
    html.push_str("</tbody></table>");
}

/// Renders the mechanics that the games declare, starting with those shared by several games.
fn mechanics(report: &ComparisonReport<'_>, html: &mut String) {
    let games = shared::games(report.columns);
    let _ = write!(html, "<h2>{}</h2><table><thead><tr><th></th>", escaped(&report.words.word("matrix-title")));
    for place in &games {
        let _ = write!(html, "<th>{}</th>", escaped(&report.catalog(*place).word("title")));
    }
    html.push_str("</tr></thead><tbody>");
    for shared in shared::mechanics(report.columns) {
        let _ = write!(html, "<tr><th>{}</th>", escaped(&report.catalog(0).say(&shared.term())));
        for place in &games {
            match shared.of(*place) {
                Some(own) => {
                    let sentence = escaped(&report.catalog(*place).say(&own.sentence()));
                    let rule = own.rule;
                    let _ = write!(html, "<td><small>{sentence} <span class=\"faint\">{rule}</span></small></td>");
                }
                None => html.push_str("<td class=\"faint\">–</td>"),
            }
        }
        html.push_str("</tr>");
    }
    html.push_str("</tbody></table>");
}
