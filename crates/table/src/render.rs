//! The messages for a viewer. Everything here about the game comes from `Game::view`, `see` and `conceals`
//! for that viewer; only the player to decide also gets the legal list, which the rules derive from what
//! that player knows. The position itself is never read, except for the score sheet of a finished game.

use kernel::{Game, Lang, Pending, Seat, Sheet, Viewer};

use crate::command::Back;
use crate::confirm::Worlds;
use crate::entry::Change;
use crate::message::{
    BlockedView, ClockView, Event, Glance, MemberView, News, Offer, Offered, Outcome, Outstanding, Position,
    SeatView, Standing, TableView, Told, Update, You,
};
use crate::options::{Chance, TakeBacks};
use crate::room::{Holder, SeatState, Status};
use crate::store::actor_of;
use crate::table::{Kept, Table, viewer_bit};

impl<G: Game> Table<G> {
    /// The update for a member (or, without one, a spectator) about everything after entry `from`.
    pub(crate) fn update(&self, member: Option<u16>, from: u32, lang: Lang, full: bool) -> Update {
        self.update_for(member, None, from, lang, full)
    }

    /// The same from a single seat, if `only` names one.
    pub(crate) fn update_for(
        &self,
        member: Option<u16>,
        only: Option<Seat>,
        from: u32,
        lang: Lang,
        full: bool,
    ) -> Update {
        let viewer = self.room.viewer_at(member, only);
        let own = |seat: &Seat| only.is_none_or(|only| only == *seat);
        let later = self.recent.iter().filter(|kept| kept.entry.number > from);
        let changed = full || self.room.step > from;
        Update {
            number: self.room.number,
            step: self.room.step,
            at: self.room.at,
            full,
            you: You {
                viewer,
                member,
                seats: member
                    .map(|member| self.room.held_by(member).filter(own).collect())
                    .unwrap_or_default(),
                pass_device: false,
            },
            news: later.map(|kept| self.news(kept, viewer, lang)).collect(),
            table: self.table_view(),
            position: (changed && self.room.status != Status::Lobby)
                .then(|| self.position(member, only, viewer, lang)),
        }
    }

    fn news(&self, kept: &Kept<G>, viewer: Viewer, lang: Lang) -> News {
        let told = match kept.entry.change.clone() {
            Change::Joined { client, name, .. } => {
                let at = self.room.members.iter().position(|member| member.client == client);
                Told::Joined { member: at.unwrap_or_default() as u16, name }
            }
            Change::Left { member } => Told::Left { member },
            Change::Seated { seat, holder } => {
                let forfeited = self.room.place(seat).is_some_and(|place| place.forfeited);
                Told::Seated { seat, holder: self.seat_view(&holder, forfeited, None) }
            }
            Change::TookOver { seat, member, before } => Told::TookOver {
                seat,
                member,
                name: self.name(member),
                before,
                before_name: before.map(|before| self.name(before)),
            },
            Change::Started => Told::Started,
            Change::Did { seat, action, .. } => Told::Did {
                by: actor_of(seat),
                action: (kept.concealed & viewer_bit(viewer) == 0).then_some(action),
                events: kept.events.iter().map(|event| self.event(event, viewer, lang)).collect(),
            },
            Change::TookBack { member, agreed, .. } => Told::TookBack { member, steps: kept.undone, agreed },
            Change::Asked { member, proposal } => Told::Asked { member, proposal },
            Change::Answered { member, yes } => Told::Answered { member, yes },
            Change::Withdrawn { member } => Told::Withdrawn { member },
            Change::Paused { member } => Told::Paused { member },
            Change::Resumed => Told::Resumed,
            Change::TimedOut { seat } => Told::TimedOut { seat },
            Change::Forfeited { seat } => Told::Forfeited { seat },
            Change::Ended { how } => Told::Ended { how },
            Change::Said { member, text } => Told::Said { member, name: self.name(member), text },
            Change::Again { member } => Told::Again { member },
            Change::Kicked { member, blocked } => Told::Kicked { member, name: self.name(member), blocked },
            Change::Unblocked { member } => Told::Unblocked { member, name: self.name(member) },
            Change::Muted { member, on } => Told::Muted { member, name: self.name(member), on },
            Change::Locked { on } => Told::Locked { on },
        };
        News { number: kept.entry.number, at: kept.entry.at, told }
    }

    /// The state of the table, for lists.
    pub fn glance(&self) -> Glance {
        let begun = self.room.status != Status::Lobby;
        let to_act = match self.line.pending() {
            Pending::Player(seat) if begun && !self.room.status.is_over() => Some(seat),
            Pending::Player(_) | Pending::Chance(_) | Pending::Over => None,
        };
        Glance {
            status: self.room.status,
            round: if begun { self.game().round(self.line.state()) } else { 0 },
            steps: self.line.len(),
            to_act,
            seats: self.table_view().seats,
            standing: self.room.status.is_over().then(|| self.standing()),
        }
    }

    pub(crate) fn event(&self, event: &G::Event, viewer: Viewer, lang: Lang) -> Event {
        let seen = self.game().see(event, viewer);
        Event {
            fact: self.game().event_phrase(&seen).json("event"),
            text: self.game().event_text(&seen, lang),
        }
    }

    fn table_view(&self) -> TableView {
        let room = &self.room;
        let members = room.members.iter().enumerate().filter(|(_, member)| member.here);
        let blocked = room.members.iter().enumerate().filter(|(_, member)| member.blocked);
        TableView {
            status: room.status,
            seats: room.places.iter().map(|place| self.place_view(place)).collect(),
            members: members
                .map(|(at, member)| MemberView {
                    member: at as u16,
                    name: member.name.clone(),
                    owner: member.client == self.created.owner,
                    muted: member.muted,
                })
                .collect(),
            clock: self.created.options.clock.map(|_| ClockView {
                left_ms: room.hands.left.clone(),
                running: room.hands.turn.filter(|_| room.hands.since.is_some()),
            }),
            ask: room.ask.as_ref().map(|ask| Outstanding {
                number: ask.number,
                member: ask.member,
                proposal: ask.proposal,
                waiting_for: room
                    .people()
                    .into_iter()
                    .filter(|member| *member != ask.member && !ask.agreed.contains(member))
                    .collect(),
            }),
            again: room.again.clone(),
            rated: self.created.options.rated,
            hints: self.created.options.hints,
            locked: room.locked,
            blocked: blocked
                .map(|(at, member)| BlockedView { member: at as u16, name: member.name.clone() })
                .collect(),
        }
    }

    fn place_view(&self, place: &SeatState) -> SeatView {
        self.seat_view(&place.holder, place.forfeited, place.person())
    }

    fn seat_view(&self, holder: &Holder, forfeited: bool, belongs_to: Option<u16>) -> SeatView {
        match holder {
            Holder::Open => SeatView::Open { forfeited, belongs_to },
            Holder::Human { member } => {
                SeatView::Human { member: *member, name: self.name(*member), forfeited }
            }
            Holder::Bot { level, stands_in_for } => {
                SeatView::Bot { level: level.clone(), stands_in_for: *stands_in_for, forfeited, belongs_to }
            }
        }
    }

    fn position(&self, member: Option<u16>, only: Option<Seat>, viewer: Viewer, lang: Lang) -> Position {
        let (game, pending) = (self.game(), self.line.pending());
        let playing = self.room.status == Status::Playing;
        let own = match pending {
            Pending::Player(seat) if playing && viewer.is(seat) => Some(seat),
            Pending::Player(_) | Pending::Chance(_) | Pending::Over => None,
        };
        let dealing = playing
            && only.is_none()
            && matches!(pending, Pending::Chance(_))
            && member.is_some_and(|member| self.deals(self.room.members[member as usize].client));
        Position {
            steps: self.line.len(),
            round: game.round(self.line.state()),
            to_act: self.to_act(),
            view: game.view_json(&self.view(viewer)),
            offer: own.map(|seat| self.offer(seat, lang)),
            outcomes: dealing.then(|| self.outcomes(lang)),
            can_undo: playing && member.is_some_and(|member| self.can_undo(member, only)),
            standing: self.room.status.is_over().then(|| self.standing()),
        }
    }

    fn can_undo(&self, member: u16, only: Option<Seat>) -> bool {
        let own = |seat| only.is_none_or(|only| only == seat) && self.room.holds(member, seat);
        self.created.options.take_backs != TakeBacks::Never && self.line.alone(Back::Step, own).is_some()
    }

    /// Whether a client enters the draws of a physical box.
    pub(crate) fn deals(&self, client: crate::ClientId) -> bool {
        match &self.created.options.chance {
            Chance::Dealer | Chance::Prepared => false,
            Chance::Hand { dealers } => dealers.contains(&client),
        }
    }

    fn offer(&self, seat: Seat, lang: Lang) -> Offer {
        let (game, state) = (self.game(), self.line.state());
        let worlds = Worlds::new(game, &self.view(Viewer::Seat(seat)), seat);
        let offered = |&action: &G::Action| {
            let (phrase, consequence) = (game.phrase(action), worlds.consequence(action).0);
            Offered {
                text: phrase.text(),
                action: game.action_json(state, action),
                meaning: game.action_text(state, action, lang),
                purpose: game.purpose(state, action),
                payment_cost: game.payment_cost(action),
                ends_turn: consequence.ends_turn,
                reveals: consequence.reveals,
            }
        };
        Offer { prompt: game.prompt(state, lang), actions: self.line.legal().iter().map(offered).collect() }
    }

    pub(crate) fn outcomes(&self, lang: Lang) -> Vec<Outcome> {
        let (game, state) = (self.game(), self.line.state());
        let outcome = |&action: &G::Action| {
            let phrase = game.phrase(action);
            Outcome {
                text: phrase.text(),
                action: game.action_json(state, action),
                meaning: game.action_text(state, action, lang),
                weight: game.weight(state, action),
            }
        };
        self.line.legal().iter().map(outcome).collect()
    }

    /// The result: players who did not resign are ranked by the rules, the others come last.
    pub(crate) fn standing(&self) -> Standing {
        let sheet: Sheet = self.game().scores(self.line.state()).into();
        let given_up = |seat: usize| self.room.places.get(seat).is_some_and(|place| place.forfeited);
        let finished = self.room.status == Status::Finished;
        let rank = |seat: usize| {
            let own = sheet.rows[seat].rank;
            let better = |&(at, row): &(usize, &kernel::ScoreRow)| {
                !given_up(at) && (given_up(seat) || (finished && row.rank < own))
            };
            1 + sheet.rows.iter().enumerate().filter(better).count() as u8
        };
        let ranks =
            (self.room.status != Status::Abandoned).then(|| (0..self.room.places.len()).map(rank).collect());
        Standing { sheet, ranks }
    }
}
