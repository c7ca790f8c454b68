//! Presence: the watchers of this process, and those that other processes announce. Without NATS there are no
//! announcements; a process that ends silently is believed for a while.

use std::time::Duration;

use table::ClientId;
use tokio::time::Instant;

use super::room::Room;
use crate::news::{Crowd, News};
use crate::wire::{Online, SocketMessage};

/// How long an announcement of another process stays valid.
const BELIEVED: Duration = Duration::from_secs(30);

/// Who watches at another process.
pub(super) struct Elsewhere {
    crowd: Crowd,
    until: Instant,
}

impl Room {
    /// The watchers of this process, as announced to others.
    fn crowd(&self) -> Crowd {
        let people: Vec<u64> = self.watchers.iter().filter_map(|w| w.client).map(|client| client.0).collect();
        let strangers = (self.watchers.len() - people.len()) as u32;
        Crowd { people, strangers }
    }

    /// A watcher came or went here.
    pub(super) fn crowd_changed(&mut self) {
        self.tell_presence();
        self.announce_crowd(false);
    }

    /// Tells other processes who watches here.
    pub(super) fn announce_crowd(&self, greeting: bool) {
        self.app.announce(&self.id, News::Watched { crowd: self.crowd(), greeting });
    }

    /// Another process announces who watches there.
    pub(super) fn hear_of_crowd(&mut self, process: u64, crowd: Crowd, greeting: bool) {
        let known = self.elsewhere.get(&process).map(|elsewhere| &elsewhere.crowd);
        let same = known.map_or(crowd.is_empty(), |known| *known == crowd);
        // A process that is new, or has just begun to listen, does not know of us.
        if greeting || (known.is_none() && !crowd.is_empty()) {
            self.announce_crowd(false);
        }
        if crowd.is_empty() {
            self.elsewhere.remove(&process);
        } else {
            self.elsewhere.insert(process, Elsewhere { crowd, until: Instant::now() + BELIEVED });
        }
        if !same {
            self.tell_presence();
        }
    }

    /// Announces again who watches here, and forgets processes not heard from.
    pub(super) fn beat(&mut self) {
        self.announce_crowd(false);
        let (now, before) = (Instant::now(), self.elsewhere.len());
        self.elsewhere.retain(|_, elsewhere| elsewhere.until > now);
        if self.elsewhere.len() < before {
            self.tell_presence();
        }
    }

    /// Whether a client watches, here or in another process.
    pub(super) fn is_online(&self, client: ClientId) -> bool {
        let here = self.watchers.iter().any(|watcher| watcher.client == Some(client));
        here || self.elsewhere.values().any(|elsewhere| elsewhere.crowd.people.contains(&client.0))
    }

    /// Sends the presence list to all watchers here.
    pub(super) fn tell_presence(&self) {
        let room = self.table.room();
        let is_member =
            |person: u64| room.members.iter().any(|member| member.here && member.client.0 == person);
        let here = self.crowd();
        let crowds =
            || std::iter::once(&here).chain(self.elsewhere.values().map(|elsewhere| &elsewhere.crowd));
        let others = |crowd: &Crowd| {
            crowd.strangers as usize + crowd.people.iter().filter(|person| !is_member(**person)).count()
        };
        let members = room.members.iter().enumerate().filter(|(_, member)| member.here);
        let presence = SocketMessage::Presence {
            members: members
                .map(|(at, member)| Online { member: at as u16, online: self.is_online(member.client) })
                .collect(),
            watchers: crowds().map(others).sum::<usize>() as u32,
        };
        let text = presence.text();
        for watcher in &self.watchers {
            watcher.send(text.clone());
        }
    }
}
