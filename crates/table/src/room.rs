//! Who is at the table, who sits where, open questions and clocks: everything but the game itself. It is
//! plain data, folded entry by entry, and knows no rules.

use kernel::{Lang, Pending, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::entry::{Change, Proposal};
use crate::options::{ClientId, Options};

/// Everything at a table but the game itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Room {
    /// The number of the last entry.
    pub number: u32,
    /// The number of the last entry that changed what can be done.
    pub step: u32,
    /// The time of the last entry.
    pub at: u64,
    /// The status of the game.
    pub status: Status,
    /// All members who ever joined, in that order.
    pub members: Vec<Member>,
    /// The seats.
    pub places: Vec<SeatState>,
    /// The clock.
    pub hands: Hands,
    /// The open question.
    pub ask: Option<Ask>,
    /// The seats that want a rematch.
    pub again: Vec<u16>,
    /// How many chat messages of players there were.
    pub messages: u32,
    /// How many chat messages there were of people who sat nowhere.
    #[serde(default)]
    pub chatter: u32,
    /// No new members are taken.
    #[serde(default)]
    pub locked: bool,
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People gather.
    #[default]
    Lobby,
    /// It is being played.
    Playing,
    /// It stands still.
    Paused,
    /// It ended by its rules.
    Finished,
    /// It ended because only one seat had not given up.
    Forfeited,
    /// It ended without a result.
    Abandoned,
}

impl Status {
    /// Whether nothing can follow.
    pub fn is_over(self) -> bool {
        match self {
            Status::Lobby | Status::Playing | Status::Paused => false,
            Status::Finished | Status::Forfeited | Status::Abandoned => true,
        }
    }
}

/// A member.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "what the owner decided about somebody is independent of each other"
)]
pub struct Member {
    /// The client.
    pub client: ClientId,
    /// The name others see.
    pub name: String,
    /// The language of their messages.
    pub lang: Lang,
    /// Whether they are still here.
    pub here: bool,
    /// The seat through whose eyes they look.
    pub facing: Option<Seat>,
    /// The seats through whose eyes they ever looked, as a bit set.
    pub known: u8,
    /// The number of chat messages they wrote.
    #[serde(default)]
    pub said: u32,
    /// The number of times they paused the game alone.
    #[serde(default)]
    pub pauses: u32,
    /// The number of times they asked for a seat of the running game.
    #[serde(default)]
    pub seat_asks: u32,
    /// They may not speak.
    #[serde(default)]
    pub muted: bool,
    /// They were sent away and have not come back.
    #[serde(default)]
    pub kicked: bool,
    /// They may not come back.
    #[serde(default)]
    pub blocked: bool,
}

impl Member {
    /// A new member.
    pub(crate) fn new(client: ClientId, name: String, lang: Lang) -> Self {
        Member {
            client,
            name,
            lang,
            here: true,
            facing: None,
            known: 0,
            said: 0,
            pauses: 0,
            seat_asks: 0,
            muted: false,
            kicked: false,
            blocked: false,
        }
    }

    /// Whether they left without a trace, so that nothing refers to them any more.
    pub(crate) fn is_traceless(&self) -> bool {
        !self.here && self.known == 0 && self.said == 0 && !self.muted && !self.blocked && !self.kicked
    }
}

/// A seat of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatState {
    /// Its player.
    pub holder: Holder,
    /// It ranks last.
    pub forfeited: bool,
    /// The number of the last entry that was shown to it.
    pub seen: u32,
    /// The number of decisions made on it, undone ones included.
    #[serde(default)]
    pub moves: u32,
    /// Its player at the start of the game.
    #[serde(default)]
    pub began: Option<Holder>,
    /// The member who played it last in this game, and may sit down again.
    #[serde(default)]
    pub belongs_to: Option<u16>,
}

impl SeatState {
    /// A seat with this holder at a new table.
    pub(crate) fn new(holder: Holder) -> Self {
        SeatState { holder, forfeited: false, seen: 0, moves: 0, began: None, belongs_to: None }
    }

    /// The member whose seat it is.
    pub(crate) fn person(&self) -> Option<u16> {
        match self.holder {
            Holder::Human { member } | Holder::Bot { stands_in_for: Some(member), .. } => Some(member),
            Holder::Open | Holder::Bot { stands_in_for: None, .. } => self.belongs_to,
        }
    }
}

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum Holder {
    /// No person.
    Open,
    /// A person.
    Human {
        /// The member.
        member: u16,
    },
    /// A program.
    Bot {
        /// The level.
        level: String,
        /// The member who may have the seat back.
        stands_in_for: Option<u16>,
    },
}

/// The hands of the clock.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hands {
    /// The seat to decide.
    pub turn: Option<Seat>,
    /// Since when their time runs; `None` while it does not.
    pub since: Option<u64>,
    /// What each seat had left then, in milliseconds.
    pub left: Vec<u64>,
    /// The furthest the game has come in this turn; only what lies beyond counts as a new decision.
    pub high: u32,
}

/// An open question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// The number of the entry that asked.
    pub number: u32,
    /// The person who asks.
    pub member: u16,
    /// For what.
    pub proposal: Proposal,
    /// The people who have agreed so far.
    pub agreed: Vec<u16>,
}

impl Room {
    pub(crate) fn new(members: Vec<Member>, places: Vec<SeatState>, options: &Options, at: u64) -> Self {
        let left = options.clock.map_or_else(Vec::new, |clock| vec![clock.allowance(); places.len()]);
        Room {
            number: 0,
            step: 0,
            at,
            status: Status::Lobby,
            members,
            places,
            hands: Hands { left, ..Hands::default() },
            ask: None,
            again: Vec::new(),
            messages: 0,
            chatter: 0,
            locked: false,
        }
    }

    /// The member a client is, if they joined and did not leave.
    pub(crate) fn member(&self, client: ClientId) -> Option<u16> {
        self.members.iter().position(|member| member.here && member.client == client).map(|at| at as u16)
    }

    pub(crate) fn place(&self, seat: Seat) -> Option<&SeatState> {
        self.places.get(seat.index())
    }

    /// The seats a member holds.
    pub(crate) fn held_by(&self, member: u16) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |&seat| self.holds(member, seat))
    }

    pub(crate) fn holds(&self, member: u16, seat: Seat) -> bool {
        self.place(seat).is_some_and(|place| place.holder == Holder::Human { member })
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.places.len() as u8).map(Seat)
    }

    /// The seated people, each once, by member number.
    pub(crate) fn people(&self) -> Vec<u16> {
        let sits = |member: &u16| self.held_by(*member).next().is_some();
        (0..self.members.len() as u16).filter(sits).collect()
    }

    /// The viewer of a member; one who left sees what is public.
    pub(crate) fn viewer(&self, member: Option<u16>) -> Viewer {
        let member = member.and_then(|member| self.members.get(member as usize)).filter(|member| member.here);
        member.and_then(|member| member.facing).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The same for a member restricted to a single seat.
    pub(crate) fn viewer_at(&self, member: Option<u16>, only: Option<Seat>) -> Viewer {
        match (member, only) {
            (Some(member), Some(seat)) if self.holds(member, seat) => Viewer::Seat(seat),
            (_, Some(_)) => Viewer::Spectator,
            (_, None) => self.viewer(member),
        }
    }

    /// Applies a change, except for its effect on the position. `None` if the change is impossible.
    pub(crate) fn fold(&mut self, number: u32, change: &Change) -> Option<()> {
        match change {
            Change::Joined { client, name, lang, slot } => {
                let at = self.members.iter().position(|member| member.client == *client);
                let (name, lang, client) = (name.clone(), *lang, *client);
                match (at.map(|at| &mut self.members[at]), slot) {
                    (Some(member), _) => {
                        (member.name, member.lang) = (name, lang);
                        (member.here, member.kicked) = (true, false);
                    }
                    (None, Some(slot)) => {
                        let member = self.members.get_mut(*slot as usize)?;
                        *member = Member::new(client, name, lang);
                    }
                    (None, None) => self.members.push(Member::new(client, name, lang)),
                }
            }
            Change::Left { member } => self.go(*member)?,
            Change::Kicked { member, blocked } => {
                self.go(*member)?;
                let member = self.members.get_mut(*member as usize)?;
                (member.kicked, member.blocked) = (true, *blocked);
            }
            Change::Unblocked { member } => {
                let member = self.members.get_mut(*member as usize)?;
                (member.kicked, member.blocked) = (false, false);
            }
            Change::Muted { member, on } => self.members.get_mut(*member as usize)?.muted = *on,
            Change::Locked { on } => self.locked = *on,
            Change::Seated { seat, holder } => {
                if let Holder::Human { member } = holder {
                    self.members.get(*member as usize)?;
                }
                let running = self.status != Status::Lobby;
                let place = self.places.get_mut(seat.index())?;
                place.holder = holder.clone();
                if running {
                    place.belongs_to = place.person();
                }
                self.ask = None;
                self.again.clear();
            }
            Change::TookOver { seat, member, .. } => {
                self.members.get(*member as usize)?;
                let place = self.places.get_mut(seat.index())?;
                place.holder = Holder::Human { member: *member };
                place.belongs_to = Some(*member);
                self.ask = None;
                self.again.clear();
            }
            Change::Started => {
                self.status = Status::Playing;
                for place in &mut self.places {
                    place.began = Some(place.holder.clone());
                    place.belongs_to = place.person();
                }
            }
            Change::Resumed => self.status = Status::Playing,
            Change::Paused { member } => {
                self.status = Status::Paused;
                self.play_on();
                if let Some(member) = member {
                    self.members.get_mut(*member as usize)?.pauses += 1;
                }
            }
            Change::Asked { member, proposal } => {
                let asker = self.members.get_mut(*member as usize)?;
                if matches!(proposal, Proposal::Seat { .. }) {
                    asker.seat_asks += 1;
                }
                let (member, proposal) = (*member, *proposal);
                self.ask = Some(Ask { number, member, proposal, agreed: Vec::new() });
            }
            Change::Answered { member, yes: true } => self.ask.as_mut()?.agreed.push(*member),
            Change::Did { seat, .. } => {
                if let Some(seat) = seat {
                    self.places.get_mut(seat.index())?.moves += 1;
                }
                self.play_on();
            }
            Change::TookBack { .. } => self.play_on(),
            Change::Answered { yes: false, .. } | Change::Withdrawn { .. } => self.ask = None,
            Change::TimedOut { seat } => {
                self.place(*seat)?;
            }
            Change::Forfeited { seat } => self.places.get_mut(seat.index())?.forfeited = true,
            Change::Ended { how } => {
                self.status = *how;
                self.ask = None;
            }
            Change::Said { member, .. } => {
                self.members.get_mut(*member as usize)?.said += 1;
                if self.held_by(*member).next().is_some() {
                    self.messages += 1;
                } else {
                    self.chatter += 1;
                }
            }
            Change::Again { member } => self.again.push(*member),
        }
        Some(())
    }

    /// The game went on: a question about the position is out of date, one about a seat is not.
    fn play_on(&mut self) {
        self.ask = self.ask.take().filter(|ask| matches!(ask.proposal, Proposal::Seat { .. }));
    }

    /// A member is gone.
    fn go(&mut self, member: u16) -> Option<()> {
        self.members.get_mut(member as usize)?.here = false;
        let own = Holder::Human { member };
        // The players of a finished game stay part of it.
        let places = self.places.iter_mut().filter(|_| !self.status.is_over());
        for place in places.filter(|place| place.holder == own) {
            place.holder = Holder::Open;
        }
        self.ask = None;
        self.again.retain(|other| *other != member);
        Some(())
    }

    /// After a change, sets the seat through which each member looks: the one that is to decide, otherwise
    /// the previous one.
    pub(crate) fn face(&mut self, pending: Option<Pending>) {
        let deciding = match pending {
            Some(Pending::Player(seat)) => Some(seat),
            Some(Pending::Chance(_) | Pending::Over) | None => None,
        };
        for member in 0..self.members.len() as u16 {
            let mut held = self.held_by(member).peekable();
            let first = held.peek().copied();
            let before = self.members[member as usize].facing;
            let facing = deciding
                .filter(|&seat| self.holds(member, seat))
                .or_else(|| before.filter(|&seat| self.holds(member, seat)))
                .or(first);
            drop(held);
            self.members[member as usize].facing = facing;
            let Some(seat) = facing else {
                continue;
            };
            // Before the start there is nothing hidden to see.
            if self.status != Status::Lobby {
                self.members[member as usize].known |= 1 << seat.0;
            }
            self.places[seat.index()].seen = self.number;
        }
    }
}
