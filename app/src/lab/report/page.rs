//! The comparison as a page that stands alone: no script, nothing to load.

use std::fmt::Write as _;

use rondel::Text;
use rondel::lab::FIGURES;

use super::Report;
use super::drawing::{STYLE, drawing, escaped, title_of};
use super::figures::{said, said_shortly};
use crate::lab::charts;

/// How the page looks, by day and by night.
const PAGE: &str = "body{margin:0 auto;max-width:1060px;padding:24px;background:#f1e7d0;color:#2c2218;\
    font:16px/1.45 'Noto Sans',system-ui,sans-serif}h1{font:600 34px Georgia,serif;margin:.2em 0}h2{font:600 23px Georgia,serif;margin:.1em 0}\
    p{margin:.3em 0}.faint{color:#6d5c45}section,table{background:#fbf5e6;border:1px solid #d5c39b;border-radius:10px}\
    section{padding:16px 20px;margin:18px 0}svg{width:100%;height:auto;display:block}table{border-collapse:separate;border-spacing:0;\
    width:100%;margin:18px 0}th,td{padding:6px 12px;text-align:left;vertical-align:top;border-top:1px solid #e6d9b8}\
    tr:first-child>*{border-top:none}td{font-variant-numeric:tabular-nums}tbody th{font-weight:normal}.topic th{font:600 17px Georgia,serif;\
    padding-top:14px}.most{font-weight:bold}.scale{height:5px;background:#e6d9b8;border-radius:3px;margin-top:4px}\
    .scale div{height:5px;border-radius:3px}code{background:#e6d9b8;padding:1px 5px;border-radius:4px}\
    .c0{background:#b3402e}.c1{background:#2f5f8f}.c2{background:#4d7c3a}.c3{background:#c0831d}\
    @media(prefers-color-scheme:dark){body{background:#251e18;color:#f2e7d3}section,table{background:#312820;border-color:#554636}\
    .faint{color:#b9a88e}th,td{border-color:#4a3d30}.scale,code{background:#4a3d30}text{fill:#f2e7d3}text.faint{fill:#b9a88e}.grid{stroke:#554636}\
    .whisker{stroke:#f2e7d3}.even{stroke:#b9a88e}.c0{fill:#e08672;stroke:#e08672;background:#e08672}.c1{fill:#86b3df;stroke:#86b3df;background:#86b3df}\
    .c2{fill:#9cc988;stroke:#9cc988;background:#9cc988}.c3{fill:#f0bd62;stroke:#f0bd62;background:#f0bd62}\
    text.c0{fill:#e08672}text.c1{fill:#86b3df}text.c2{fill:#9cc988}text.c3{fill:#f0bd62}}";

/// The whole page.
pub fn page(report: &Report<'_>) -> String {
    let words = report.house();
    let word = |key: &str| escaped(&words.word(key));
    let mut html = format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{1} – Rondel</title><style>{STYLE}{PAGE}</style></head><body><h1>{1}</h1>",
        words.language(),
        word("report-title"),
    );
    let seed = report.columns.first().map_or(0, |column| column.plan.seed);
    let run = Text::new("report-run").with("games", report.games as i64).with("seed", Text::verbatim(seed.to_string()));
    let _ = write!(html, "<p class=\"faint\">{}</p>", escaped(&words.say(&run)));
    figures(report, &mut html);
    for chart in charts(report.columns, report.measures) {
        let _ = write!(
            html,
            "<section><h2>{}</h2><p class=\"faint\">{}</p>{}</section>",
            word(&format!("chart-{}", chart.id)),
            word(&format!("chart-{}-help", chart.id)),
            drawing(report, &chart)
        );
    }
    let names: Vec<String> = report.columns.iter().map(|column| escaped(&column.name)).collect();
    let _ = write!(
        html,
        "<p class=\"faint\">{} <code>rondel compare {} --games {} --seed {seed}</code></p></body></html>",
        word("report-command"),
        names.join(" "),
        report.games,
    );
    html
}

/// The figures, topic by topic; a bar shows each on the scale of its row.
fn figures(report: &Report<'_>, html: &mut String) {
    let words = report.house();
    html.push_str("<table><thead><tr><th></th>");
    for place in 0..report.columns.len() {
        let _ = write!(html, "<th>{}</th>", escaped(&title_of(report, place)));
    }
    html.push_str("</tr></thead><tbody>");
    let mut topic = "";
    for figure in FIGURES {
        let found: Vec<_> = report.measures.iter().map(|measures| figure.measured(measures)).collect();
        if found.iter().all(Option::is_none) {
            continue;
        }
        if topic != figure.topic {
            topic = figure.topic;
            let span = report.columns.len() + 1;
            let _ = write!(
                html,
                "<tr class=\"topic\"><th colspan=\"{span}\">{}</th></tr>",
                escaped(&words.word(&format!("topic-{topic}")))
            );
        }
        let _ = write!(
            html,
            "<tr><th>{}<br><small class=\"faint\">{}</small></th>",
            escaped(&words.word(&format!("figure-{}", figure.id))),
            escaped(&words.word(&format!("figure-{}-help", figure.id)))
        );
        let greatest = found.iter().flatten().map(|estimate| estimate.value.abs()).fold(0.0, f64::max);
        for (place, estimate) in found.iter().enumerate() {
            let Some(estimate) = estimate else {
                html.push_str("<td class=\"faint\">–</td>");
                continue;
            };
            let class = if found.len() > 1 && estimate.value.abs() >= greatest && greatest > 0.0 { "most" } else { "" };
            let share = 100.0 * (estimate.value.abs() / greatest.max(1e-9)).clamp(0.0, 1.0);
            let short = said_shortly(figure.unit, estimate.value);
            let long = said(figure.unit, estimate);
            let interval = long
                .split_once(" (")
                .map_or(String::new(), |(_, rest)| format!(" <small class=\"faint\">({rest}</small>"));
            let _ = write!(
                html,
                "<td class=\"{class}\" title=\"n = {}\">{short}{interval}<div class=\"scale\"><div class=\"c{place}\" style=\"width:{share:.0}%\">\
                 </div></div></td>",
                estimate.samples
            );
        }
        html.push_str("</tr>");
    }
    html.push_str("</tbody></table>");
}
