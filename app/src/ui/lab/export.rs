//! The numbers in a file. Every format is written in one place, [`Format::written`].

use egui::{Context, Ui};
use rondel::lab::figures;
use serde_json::json;

use super::measured::Measured;
use crate::ui::dialogs::{AskFile, Asked};
use crate::ui::faults;
use crate::ui::house::House;

/// What can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The figures of every column, for programs.
    Json,
}

impl Format {
    const ALL: [Self; 1] = [Self::Json];

    /// How such a file is called, and how it ends.
    const fn ending(self) -> &'static str {
        match self {
            Self::Json => "json",
        }
    }

    fn written(self, measured: &Measured) -> Vec<u8> {
        match self {
            Self::Json => figures_json(measured).into_bytes(),
        }
    }
}

/// The figures of every column.
fn figures_json(measured: &Measured) -> String {
    let columns = measured.columns().iter().zip(measured.measures()).map(|(column, measures)| {
        let figures: serde_json::Map<_, _> =
            figures(measures).map(|(figure, estimate)| (figure.id.to_owned(), json!(estimate))).collect();
        json!({
            "name": column.name,
            "game": column.plugin.id,
            "version": column.plugin.version,
            "plan": column.plan,
            "games": measures.games,
            "figures": figures,
        })
    });
    let whole = json!({ "columns": columns.collect::<Vec<_>>() });
    format!("{whole:#}\n")
}

/// The buttons that ask for a file.
pub fn buttons_ui(ui: &mut Ui, house: &House, measured: &Measured) -> Option<Export> {
    let mut asked = None;
    for format in Format::ALL {
        let words = house.words.with("lab-export", "format", rondel::Text::verbatim(format.ending().to_uppercase()));
        if ui.button(words).clicked() {
            let name = measured.columns().iter().map(|column| column.plugin.id).collect::<Vec<_>>().join("-");
            asked = Some(Export { format, ask: AskFile::to_export(house, &name, format.ending()) });
        }
    }
    asked
}

/// A person is asked where the numbers go.
pub struct Export {
    format: Format,
    ask: AskFile,
}

impl Export {
    /// Draws the dialog and writes the file; false once it is done with.
    pub fn ui(&mut self, ctx: &Context, house: &House, measured: &Measured) -> bool {
        match self.ask.ui(ctx, house) {
            Asked::NotYet => true,
            Asked::Never => false,
            Asked::File(path) => match crate::store::export(&path, &self.format.written(measured)) {
                Ok(()) => false,
                Err(error) => {
                    self.ask.refuse(faults::save_error(&error, &house.words));
                    true
                }
            },
        }
    }
}
