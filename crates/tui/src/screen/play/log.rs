//! What happened at a table, as lines of its log.

use kernel::Lang;

use crate::wire::{News, TableView, Told};
use crate::words::say;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LogLine {
    /// The number of its entry.
    pub(crate) number: u32,
    /// Whose doing it is.
    pub(crate) seat: Option<u8>,
    /// What happened.
    pub(crate) text: String,
}

/// One piece of news as lines of the log.
pub(super) fn tell(news: &News, table: &TableView, lang: Lang) -> Vec<LogLine> {
    let line = |seat: Option<u8>, text: String| LogLine { number: news.number, seat, text };
    let member = |number: u16| {
        let found = table.members.iter().find(|member| member.member == number);
        found.map_or_else(|| "?".to_string(), |member| member.name.clone())
    };
    let one = |text: String| vec![line(None, text)];
    match &news.told {
        Told::Did { by, events, .. } => {
            let seat = by.as_u64().map(|seat| seat as u8);
            events.iter().map(|event| line(seat, event.text.clone())).collect()
        }
        Told::Joined { name } => one(say!(lang, "{name} is here.", "{name} est là.")),
        Told::Left { member: number } => {
            let name = member(*number);
            one(say!(lang, "{name} has left.", "{name} est parti."))
        }
        Told::Started => one(lang.pick("The game begins.", "La partie commence.").into()),
        Told::TookBack { steps } => one(say!(lang, "Taken back: {steps} steps.", "Repris : {steps} étapes.")),
        Told::Asked { member: number, .. } => {
            let name = member(*number);
            one(say!(
                lang,
                "{name} asks the others for something.",
                "{name} demande quelque chose aux autres."
            ))
        }
        Told::Answered { member: number, yes } => {
            let name = member(*number);
            let answer =
                lang.pick(if *yes { "agrees" } else { "refuses" }, if *yes { "accepte" } else { "refuse" });
            one(format!("{name} {answer}."))
        }
        Told::Withdrawn { .. } => {
            one(lang.pick("The question is withdrawn.", "La demande est retirée.").into())
        }
        Told::Paused => one(lang.pick("The game is paused.", "La partie est en pause.").into()),
        Told::Resumed => one(lang.pick("The game goes on.", "La partie reprend.").into()),
        Told::TimedOut { seat } => {
            let number = seat + 1;
            one(say!(lang, "The time of player {number} is up.", "Le temps du joueur {number} est écoulé."))
        }
        Told::Forfeited { seat } => {
            let number = seat + 1;
            one(say!(lang, "Player {number} has given up.", "Le joueur {number} abandonne."))
        }
        Told::Said { name, text } => one(format!("{name}: {text}")),
        Told::Seated { .. } | Told::Ended { .. } | Told::Other => Vec::new(),
    }
}
