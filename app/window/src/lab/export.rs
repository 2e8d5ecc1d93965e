//! Exports the results to a file. All formats are implemented in `ExportFormat::written`.

use egui::Context;
use rondel_charts::report::{ComparisonReport, page, picture};
use rondel_presenter::words::Words;

use super::measured::Measured;
use crate::context::AppContext;
use crate::dialogs::{AskFile, FileAnswer};
use crate::faults;

/// The available file formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportFormat {
    /// An image of all charts.
    Png,
    /// The figures and the chart data, for use in spreadsheets.
    Csv,
    /// All counts, for use by other programs.
    Json,
    /// A page with figures and charts, for display in a browser.
    Html,
}

impl ExportFormat {
    pub(super) const ALL: [Self; 4] = [Self::Png, Self::Csv, Self::Json, Self::Html];

    /// Returns the label of the button that exports to this format.
    pub(super) fn words(self, words: &Words) -> String {
        words.with("lab-export", "format", self.ending().to_uppercase())
    }

    /// Returns the file extension.
    const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Html => "html",
        }
    }

    /// Returns the contents of the file, or an error message if they cannot be created.
    fn written(self, cx: &AppContext, measured: &Measured) -> Result<Vec<u8>, String> {
        let games = measured.measures().iter().map(|measures| measures.games).max().unwrap_or(0);
        let report =
            ComparisonReport { columns: measured.columns(), measures: measured.measures(), games, words: &cx.words };
        match self {
            Self::Png => picture(&report).map_err(|error| error.to_string()),
            Self::Csv => {
                let mut table = Vec::new();
                report.csv(&mut table).map(|()| table).map_err(|error| error.to_string())
            }
            Self::Json => Ok(format!("{:#}\n", report.json()).into_bytes()),
            Self::Html => Ok(page(&report).into_bytes()),
        }
    }
}

/// An export whose destination is being chosen.
pub struct Export {
    format: ExportFormat,
    ask: AskFile,
}

impl Export {
    /// Creates a dialog that selects where to write the file.
    pub(super) fn new(format: ExportFormat, measured: &Measured, cx: &AppContext) -> Self {
        let name = measured.columns().iter().map(|column| column.plugin.id).collect::<Vec<_>>().join("-");
        Self { format, ask: AskFile::to_export(cx, &name, format.ending()) }
    }

    /// Draws the dialog and writes the file. Returns `false` when done.
    pub fn ui(&mut self, ctx: &Context, cx: &mut AppContext, measured: &Measured) -> bool {
        match self.ask.ui(ctx, cx) {
            None => true,
            Some(FileAnswer::Never) => false,
            Some(FileAnswer::File(path)) => {
                let written = self.format.written(cx, measured);
                let kept = written.and_then(|file| {
                    rondel_system::export(&path, &file).map_err(|error| faults::save_error(&error, &cx.words))
                });
                if let Err(why) = kept {
                    self.ask.refuse(why);
                    return true;
                }
                cx.notices.push(cx.words.with("lab-saved", "file", path.display().to_string()));
                false
            }
        }
    }
}
