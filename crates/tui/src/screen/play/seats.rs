//! Whose seat it is: people who are away, the way back to an own seat, and the question for that of another.

use kernel::{Lang, Seat};
use table::{Command, News, SeatView, Told};

use super::super::actions::{Does, Entry};
use super::Play;
use super::log::proposal;
use crate::words::say;

impl Play {
    /// Remembers the names of all who were ever at the table: a seat keeps its person's.
    pub(super) fn learn_names(&mut self, news: &[News]) {
        for one in news {
            if let Told::Joined { member, name } = &one.told {
                self.names.insert(*member, name.clone());
            }
        }
        for member in &self.table.members {
            self.names.insert(member.member, member.name.clone());
        }
    }

    /// The name of a member.
    pub(super) fn name_of(&self, member: u16) -> &str {
        self.names.get(&member).map_or("?", String::as_str)
    }

    /// A player who is away: `Player 2 (Ada, a bot plays)`.
    pub(super) fn absent_name(&self, player: &str, seat: &SeatView, lang: Lang) -> String {
        let name = self.name_of(seat.absent().unwrap_or_default());
        match seat {
            SeatView::Bot { .. } => {
                say!(lang, "player-bot-plays", player = player, name = name)
            }
            SeatView::Open { .. } | SeatView::Human { .. } => {
                say!(lang, "player-away", player = player, name = name)
            }
        }
    }

    /// The open question in words, and whose answer is still awaited. All members see it.
    pub(super) fn question(&self, lang: Lang) -> Option<String> {
        let ask = self.table.ask.as_ref()?;
        let asked = proposal(ask.proposal, self.name_of(ask.member), &self.players(lang), lang);
        let awaited: Vec<&str> = ask.waiting_for.iter().map(|&member| self.name_of(member)).collect();
        let names = awaited.join(", ");
        Some(say!(lang, "question-open", asked = asked, names = names))
    }

    /// Seats of absent people: one's own is taken back, another requires asking.
    pub(super) fn stand_ins(&self, lang: Lang, entries: &mut Vec<Entry>) {
        let own = |seat: &SeatView| seat.absent().is_some() && seat.absent() == self.you.member;
        let may_ask = self.host.is_shared()
            && self.you.seats.is_empty()
            && !self.table.rated
            && self.table.ask.is_none()
            && !self.table.seats.iter().any(own);
        let players = self.players(lang);
        for (at, seat) in self.table.seats.iter().enumerate() {
            let (number, player) = (at + 1, &players[at]);
            let label = if own(seat) {
                say!(lang, "take-seat-back", number = number)
            } else if may_ask && !matches!(seat, SeatView::Human { .. }) {
                say!(lang, "ask-for-seat", player = player.as_str())
            } else {
                continue;
            };
            let command = Command::TakeSeat { seat: Seat(at as u8) };
            entries.push(Entry { label, does: Does::Send(command), mark: "" });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use games::Rules;
    use kernel::Viewer;
    use panes::{Colours, Theme};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
    use serde_json::{Value, json};
    use table::You;

    use super::*;
    use crate::host::{Heard, Host};
    use crate::screen::{Input, Known, Look};

    /// A table that replays given messages and keeps the commands it receives.
    #[derive(Clone, Default)]
    struct Scripted {
        says: Rc<RefCell<Vec<Heard>>>,
        sent: Rc<RefCell<Vec<Command>>>,
    }

    impl Host for Scripted {
        fn send(&mut self, command: Command) {
            self.sent.borrow_mut().push(command);
        }
        fn hint(&mut self) {}
        fn why(&mut self) {}
        fn speak(&mut self, _lang: Lang) {}
        fn resync(&mut self) {}
        fn poll(&mut self) -> Vec<Heard> {
            self.says.take()
        }
        fn record(&mut self) -> Result<String, crate::Trouble> {
            Err(crate::Trouble::NoTable)
        }
        fn is_shared(&self) -> bool {
            true
        }
        fn drawn(&self) -> String {
            String::new()
        }
    }

    const ANN: Viewer = Viewer::Seat(Seat(0));

    fn look() -> Look {
        Look { lang: Lang::EN, theme: Theme::choose(Colours::Plain) }
    }

    /// A table of Ann, Bea and Cy; Bea's seat is played by a bot.
    fn table(viewer: Viewer, member: Option<u16>, more: &Value) -> (Play, Scripted) {
        let host = Scripted::default();
        let rules = Rules::by_id("arnak", &[]).unwrap();
        let mut play = Play::new(Box::new(host.clone()), Known::of(&rules, Lang::EN), "Cy");
        let you = You { viewer, member, seats: viewer.seat().into_iter().collect(), pass_device: false };
        let mut update = json!({
            "number": 9, "step": 4, "at": 0, "full": true, "you": you,
            "news": [{"number": 2, "at": 0, "what": "joined", "member": 1, "name": "Bea"}],
            "table": {
                "status": "playing",
                "seats": [
                    {"who": "human", "member": 0, "name": "Ann", "forfeited": false},
                    {"who": "bot", "level": "easy", "stands_in_for": 1, "forfeited": false, "belongs_to": 1},
                ],
                "members": [
                    {"member": 0, "name": "Ann", "owner": true, "muted": false},
                    {"member": 2, "name": "Cy", "owner": false, "muted": false},
                ],
                "clock": null, "ask": null, "again": [], "rated": false, "hints": false, "locked": false, "blocked": [],
            },
        });
        for (key, value) in more.as_object().unwrap() {
            update["table"][key] = value.clone();
        }
        host.says.borrow_mut().push(Heard::Update(Box::new(serde_json::from_value(update).unwrap())));
        play.pump(Lang::EN);
        (play, host)
    }

    fn labels(play: &Play) -> Vec<String> {
        play.entries(Lang::EN).into_iter().map(|entry| entry.label).collect()
    }

    fn press(play: &mut Play, code: KeyCode) {
        play.update(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)), &look());
    }

    #[test]
    fn the_seat_of_somebody_absent_keeps_their_name_even_when_they_left() {
        let (play, _) = table(ANN, Some(0), &json!({}));
        assert_eq!(play.players(Lang::EN), ["Player 1 (Ann)", "Player 2 (Bea, a bot plays)"]);
        assert!(labels(&play).is_empty(), "who has a seat asks for no other");
    }

    #[test]
    fn who_only_watches_asks_for_it_and_its_person_takes_it_back() {
        let (mut play, host) = table(Viewer::Spectator, Some(2), &json!({}));
        assert_eq!(labels(&play), ["Ask for the seat of Player 2 (Bea, a bot plays)"]);
        press(&mut play, KeyCode::Enter);
        assert_eq!(*host.sent.borrow(), [Command::TakeSeat { seat: Seat(1) }]);
        let (play, _) = table(Viewer::Spectator, Some(1), &json!({}));
        assert_eq!(labels(&play), ["Take seat 2 back"]);
        let rated = json!({"rated": true});
        let (play, _) = table(Viewer::Spectator, Some(2), &rated);
        assert!(labels(&play).is_empty(), "a rated game keeps its seats");
    }

    #[test]
    fn a_question_is_shown_in_words_and_answered() {
        let ask = json!({"ask": {"number": 8, "member": 2, "proposal": {"for": "seat", "seat": 1}, "waiting_for": [0]}});
        let (mut play, host) = table(ANN, Some(0), &ask);
        let asked = play.question(Lang::EN).unwrap();
        assert_eq!(
            asked,
            "Cy asks to take over the seat of Player 2 (Bea, a bot plays). Still to answer: Ann."
        );
        let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
        terminal.draw(|frame| play.draw(frame, &look())).unwrap();
        let picture = terminal.backend().to_string();
        assert!(picture.contains("to answer: Ann."), "{picture}");
        press(&mut play, KeyCode::Down);
        press(&mut play, KeyCode::Enter);
        assert_eq!(*host.sent.borrow(), [Command::Answer { ask: 8, yes: false }]);
        let (play, _) = table(Viewer::Spectator, None, &ask);
        assert!(
            play.question(Lang::find("fr").expect("French is there"))
                .unwrap()
                .starts_with("Cy demande à reprendre la place de Joueur 2")
        );
        assert!(labels(&play).is_empty(), "one question at a time");
    }
}
