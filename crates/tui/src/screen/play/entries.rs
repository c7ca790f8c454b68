//! Everything that can be done at a table, in the order of the list.

use bots::Level;
use kernel::{Lang, Purpose, Seat};
use table::{Command, Offered, Outcome, SeatView, Status};

use super::super::actions::{Does, Entry};
use super::Play;
use crate::words::say;

/// Payments come first, the cheapest at the top. The rest stays in the order of the offer.
fn place_in_list(action: &Offered) -> (bool, u8) {
    (action.purpose != Purpose::Pay, action.payment_cost)
}

impl Play {
    /// The players' names by seat: `Player 1 (Anna)`.
    pub(super) fn players(&self, lang: Lang) -> Vec<String> {
        let shared_name = |member: u16| {
            let same =
                |seat: &&SeatView| matches!(seat, SeatView::Human { member: other, .. } if *other == member);
            self.table.seats.iter().filter(same).count() > 1
        };
        let name = |(at, seat): (usize, &SeatView)| {
            let number = at + 1;
            let player = say!(lang, "player", number = number);
            match seat {
                SeatView::Open { .. } | SeatView::Bot { .. } if seat.absent().is_some() => {
                    self.absent_name(&player, seat, lang)
                }
                SeatView::Open { .. } => player,
                SeatView::Human { member, .. } if shared_name(*member) => player,
                SeatView::Human { name, .. } => format!("{player} ({name})"),
                SeatView::Bot { level: strength, .. } => {
                    let strength = Level::name_in(strength, lang);
                    say!(lang, "player-bot", player = player, strength = strength)
                }
            }
        };
        self.table.seats.iter().enumerate().map(name).collect()
    }

    /// Everything that can be done now.
    pub(super) fn entries(&self, lang: Lang) -> Vec<Entry> {
        let entry = |label: String, does: Does| Entry { label, does, mark: "" };
        let send = |label: String, command: Command| entry(label, Does::Send(command));
        let mut entries = Vec::new();
        if let Some(ask) = &self.table.ask {
            if self.you.member.is_some_and(|me| ask.waiting_for.contains(&me)) {
                let agree = Command::Answer { ask: ask.number, yes: true };
                let refuse = Command::Answer { ask: ask.number, yes: false };
                entries.push(send(say!(lang, "agree"), agree));
                entries.push(send(say!(lang, "refuse"), refuse));
            } else if self.you.member == Some(ask.member) {
                entries.push(send(say!(lang, "withdraw"), Command::Withdraw));
            }
        }
        match self.table.status {
            Status::Lobby => self.lobby(lang, &mut entries),
            Status::Paused => {
                self.stand_ins(lang, &mut entries);
                entries.push(send(say!(lang, "resume"), Command::Resume));
            }
            Status::Playing => self.stand_ins(lang, &mut entries),
            Status::Finished | Status::Forfeited | Status::Abandoned => {}
        }
        let offer = self.position.iter().flat_map(|position| &position.offer);
        let mut actions: Vec<(usize, &Offered)> =
            offer.flat_map(|offer| &offer.actions).enumerate().collect();
        actions.sort_by_key(|(_, action)| place_in_list(action));
        for (at, action) in actions {
            let mark = match (action.ends_turn, action.reveals) {
                (true, _) => "■",
                (false, true) => "◊",
                (false, false) => "",
            };
            entries.push(Entry { label: action.meaning.clone(), does: Does::Act(at), mark });
        }
        for (at, outcome) in self.outcomes().iter().enumerate() {
            let label = match outcome.weight {
                0 | 1 => outcome.meaning.clone(),
                times => format!("{} (×{times})", outcome.meaning),
            };
            entries.push(entry(label, Does::Deal(at)));
        }
        if self.is_over() {
            entries.push(entry(say!(lang, "see-scores"), Does::Scores));
            if self.host.is_shared() && !self.you.seats.is_empty() {
                let again = say!(lang, "rematch");
                entries.push(send(again, Command::Rematch));
            }
            entries.push(entry(say!(lang, "rewatch"), Does::Replay));
            entries.push(entry(say!(lang, "to-menu"), Does::Leave));
        }
        entries
    }

    /// The entries before the game begins.
    fn lobby(&self, lang: Lang, entries: &mut Vec<Entry>) {
        let owner =
            self.table.members.iter().any(|member| member.owner && Some(member.member) == self.you.member);
        let mut send =
            |label: String, command| entries.push(Entry { label, does: Does::Send(command), mark: "" });
        let open = |seat: &SeatView| matches!(seat, SeatView::Open { .. });
        for (at, _) in self.table.seats.iter().enumerate().filter(|(_, seat)| open(seat)) {
            let (number, seat) = (at + 1, Seat(at as u8));
            if self.you.seats.is_empty() {
                send(say!(lang, "sit-down", number = number), Command::TakeSeat { seat });
            }
            if owner {
                let command = Command::SetBot { seat, level: "medium".into() };
                send(say!(lang, "let-bot", number = number), command);
            }
        }
        if owner && !self.table.seats.iter().any(open) {
            send(say!(lang, "start-game"), Command::Start);
        }
    }

    /// The possible draws of a physical box, if they are entered here.
    pub(super) fn outcomes(&self) -> &[Outcome] {
        self.position.as_ref().and_then(|position| position.outcomes.as_deref()).unwrap_or_default()
    }

    /// The selected action.
    pub(super) fn selected(&self, lang: Lang) -> Option<&Offered> {
        let entries = self.entries(lang);
        match entries.get(self.list.selected(&entries)?)?.does {
            Does::Act(at) => self.position.as_ref()?.offer.as_ref()?.actions.get(at),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Purpose;

    use super::place_in_list;
    use table::Offered;

    #[test]
    fn the_cheapest_way_to_pay_is_first() {
        let offered = |text: &str, purpose, payment_cost| Offered {
            text: text.into(),
            purpose,
            payment_cost,
            ..Offered::default()
        };
        let mut list = [
            offered("play hat", Purpose::Main, 0),
            offered("spend hat", Purpose::Pay, 3),
            offered("boon", Purpose::Free, 0),
            offered("spend fear", Purpose::Pay, 1),
        ];
        list.sort_by_key(place_in_list);
        assert_eq!(list.map(|action| action.text), ["spend fear", "spend hat", "play hat", "boon"]);
    }
}
