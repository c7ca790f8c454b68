//! The log of a table, as lines.

use std::collections::BTreeMap;

use kernel::Lang;
use table::{News, Proposal, SeatView, Told};

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
pub(super) fn tell(news: &News, names: &BTreeMap<u16, String>, lang: Lang) -> Vec<LogLine> {
    let line = |seat: Option<u8>, text: String| LogLine { number: news.number, seat, text };
    let member = |number: u16| names.get(&number).map_or_else(|| "?".to_string(), Clone::clone);
    let one = |text: String| vec![line(None, text)];
    match &news.told {
        Told::Did { by, events, .. } => {
            let seat = by.seat().map(|seat| seat.0);
            events.iter().map(|event| line(seat, event.text.clone())).collect()
        }
        Told::Joined { name, .. } => one(say!(lang, "log-here", name = name.as_str())),
        Told::Left { member: number } => {
            let name = member(*number);
            one(say!(lang, "log-left", name = name))
        }
        Told::Started => one(say!(lang, "log-begins")),
        Told::TookBack { steps, .. } => one(say!(lang, "log-undone", steps = *steps)),
        Told::Asked { member: number, proposal: asked } => one(proposal(*asked, &member(*number), &[], lang)),
        Told::TookOver { seat, name, before_name, .. } => {
            let (number, name) = (seat.0 + 1, name.as_str());
            one(match before_name {
                Some(before) => {
                    say!(lang, "log-took-over-from", name = name, number = number, before = before.as_str())
                }
                None => say!(lang, "log-took-over", name = name, number = number),
            })
        }
        Told::Answered { member: number, yes } => {
            let name = member(*number);
            let key = if *yes { "log-agrees" } else { "log-refuses" };
            one(say!(lang, key, name = name))
        }
        Told::Withdrawn { .. } => one(say!(lang, "log-withdrawn")),
        Told::Paused { .. } => one(say!(lang, "log-paused")),
        Told::Resumed => one(say!(lang, "log-resumed")),
        Told::TimedOut { seat } => {
            let number = seat.0 + 1;
            one(say!(lang, "log-time", number = number))
        }
        Told::Forfeited { seat } => {
            let number = seat.0 + 1;
            one(say!(lang, "log-resigned", number = number))
        }
        Told::Said { name, text, .. } => one(format!("{name}: {text}")),
        Told::Seated { holder, .. } => match (holder, holder.absent()) {
            (SeatView::Bot { .. }, Some(number)) => {
                let name = member(number);
                one(say!(lang, "log-bot-for", name = name))
            }
            (_, Some(number)) => {
                let name = member(number);
                one(say!(lang, "log-seat-left", name = name))
            }
            (_, None) => Vec::new(),
        },
        Told::Ended { .. }
        | Told::Again { .. }
        | Told::Kicked { .. }
        | Told::Unblocked { .. }
        | Told::Muted { .. }
        | Told::Locked { .. } => Vec::new(),
    }
}

/// A member's question to the others, as a sentence. Players are named if given.
pub(super) fn proposal(asked: Proposal, name: &str, players: &[String], lang: Lang) -> String {
    match asked {
        Proposal::TakeBack { .. } => say!(lang, "asks-take-back", name = name),
        Proposal::Pause => say!(lang, "asks-pause", name = name),
        Proposal::Abandon => say!(lang, "asks-abandon", name = name),
        Proposal::Seat { seat } => match players.get(seat.index()) {
            Some(player) => say!(lang, "asks-seat-of", name = name, player = player.as_str()),
            None => say!(lang, "asks-seat", name = name, number = seat.index() + 1),
        },
    }
}
