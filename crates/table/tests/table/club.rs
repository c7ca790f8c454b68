//! A table with every message it ever sent, and the laws that hold after every command.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{Game, Pending, Seat, Viewer};
use serde_json::{Value, json};
use table::{
    Audience, Change, Choice, ClientId, Command, Entry, New, Options, Output, Refusal, Seed, Sender, Status,
    Stored, Table, Told, Update,
};
use toy::Toy;

pub(crate) const ANN: ClientId = ClientId(101);
pub(crate) const BOB: ClientId = ClientId(102);
pub(crate) const CAT: ClientId = ClientId(103);
pub(crate) const SEED: u64 = 0x5eed_0123_4567_89ab;

/// A table, its storage and its clock.
pub(crate) struct Club<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) table: Table<G>,
    pub(crate) stored: Stored,
    pub(crate) now: u64,
    /// The positions of the game, computed beside the table by the rules alone.
    states: Vec<G::State>,
    /// The steps by number.
    steps: BTreeMap<u32, Step<G>>,
}

/// The position before a step, the action and the full events.
type Step<G> = (<G as Game>::State, <G as Game>::Action, Vec<<G as Game>::Event>);

impl<G: Game> Club<G> {
    pub(crate) fn new(game: G, setup: &Value, options: Options) -> Self {
        Self::seeded(Arc::new(game), setup, options, SEED)
    }

    pub(crate) fn seeded(game: Arc<G>, setup: &Value, options: Options, seed: u64) -> Self {
        let new = New { setup: setup.clone(), options, owner: ANN, seed: Seed(seed), at: 1000 };
        let table = Table::create(Arc::clone(&game), new).expect("a good table");
        let stored = Stored::new(table.created().clone());
        let start = game.start(&game.setup(setup).expect("a good setup"));
        Club { game, table, stored, now: 1000, states: vec![start], steps: BTreeMap::new() }
    }

    /// The current position, computed by the rules alone.
    pub(crate) fn state(&self) -> &G::State {
        self.states.last().expect("a game has a start")
    }

    pub(crate) fn say(&mut self, client: ClientId, command: &Command) -> Result<Vec<Output>, Refusal> {
        self.send(Sender::Client(client), command)
    }

    /// Sends a command that must succeed.
    pub(crate) fn ok(&mut self, client: ClientId, command: &Command) -> Vec<Output> {
        self.say(client, command).unwrap_or_else(|refusal| panic!("{command:?} is refused: {refusal}"))
    }

    pub(crate) fn host(&mut self, command: &Command) -> Vec<Output> {
        self.send(Sender::Host, command)
            .unwrap_or_else(|refusal| panic!("{command:?} of the host is refused: {refusal}"))
    }

    pub(crate) fn send(&mut self, from: Sender, command: &Command) -> Result<Vec<Output>, Refusal> {
        self.now += 1;
        let before = self.table.snapshot();
        let decided = self.table.decide(from, command, self.now);
        assert_eq!(decided, self.table.decide(from, command, self.now), "deciding twice differs");
        assert_eq!(self.table.snapshot(), before, "deciding changed the table");
        let entries = decided?;
        let step = before.room.step;
        let outputs = self.table.commit(&entries).expect("what was decided fits");
        self.stored.entries.extend(entries.iter().cloned());
        for entry in &entries {
            self.follow(entry);
        }
        let room = self.table.room();
        assert_eq!(room.number as usize, self.stored.entries.len());
        assert!(room.step >= step && room.step <= room.number, "steps only grow");
        assert_eq!(outputs.is_empty(), entries.is_empty());
        for output in &outputs {
            self.check(output, before.room.number);
        }
        Ok(outputs)
    }

    /// Follows the game by the rules alone.
    fn follow(&mut self, entry: &Entry) {
        match &entry.change {
            Change::Did { action, hash, .. } => {
                let (mut next, mut events) = (self.state().clone(), Vec::new());
                let action = self.game.parse(action).expect("notation reads back");
                self.game.apply(&mut next, action, &mut events).expect("only legal steps are made");
                self.steps.insert(entry.number, (self.state().clone(), action, events));
                assert_eq!(self.game.hash(&next), *hash);
                self.states.push(next);
            }
            Change::TookBack { to, hash, .. } => {
                self.states.truncate(*to as usize + 1);
                assert_eq!(self.game.hash(self.state()), *hash, "a take-back leads to another position");
            }
            _ => {}
        }
    }

    /// Laws of every message.
    fn check(&self, output: &Output, before: u32) {
        let update = &output.update;
        let room = self.table.room();
        assert_eq!((update.number, update.step), (room.number, room.step));
        let viewer = match output.to {
            Audience::Client(client) => self.table.viewer(client),
            Audience::Watchers(_) => Viewer::Spectator,
        };
        assert_eq!(update.you.viewer, viewer);
        assert!(update.news.windows(2).all(|pair| pair[0].number + 1 == pair[1].number));
        if !update.full {
            assert_eq!(update.news.first().map(|news| news.number), Some(before + 1));
        }
        self.check_news(update, viewer);
        self.check_position(update, viewer);
        let read: Update = serde_json::from_str(&text(update)).expect("clients read it with the same types");
        assert_eq!(read, *update);
    }

    /// Every step is reported as the rules let this viewer see it.
    fn check_news(&self, update: &Update, viewer: Viewer) {
        for news in &update.news {
            let Told::Did { action, events, .. } = &news.told else {
                continue;
            };
            let (before, did, facts) = &self.steps[&news.number];
            let shown = !self.game.conceals(before, *did, viewer);
            assert_eq!(*action, shown.then(|| self.game.phrase(*did).text()));
            let facts =
                facts.iter().map(|event| self.game.event_phrase(&self.game.see(event, viewer)).json("event"));
            assert_eq!(
                events.iter().map(|event| event.fact.clone()).collect::<Vec<_>>(),
                facts.collect::<Vec<_>>()
            );
        }
    }

    pub(crate) fn check_position(&self, update: &Update, viewer: Viewer) {
        let Some(position) = &update.position else {
            return;
        };
        let (game, state) = (&self.game, self.state());
        assert_eq!(position.view, game.view_json(&game.view(state, viewer)), "not what {viewer:?} may see");
        let playing = self.table.room().status == Status::Playing;
        let own = playing && matches!(game.pending(state), Pending::Player(seat) if viewer.is(seat));
        assert_eq!(position.offer.is_some(), own, "only who decides is offered something");
        if let Some(offer) = &position.offer {
            let mut legal = Vec::new();
            game.legal(state, &mut legal);
            let texts: Vec<String> = legal.iter().map(|&action| game.phrase(action).text()).collect();
            let offered: Vec<&String> = offer.actions.iter().map(|action| &action.text).collect();
            assert_eq!(offered, texts.iter().collect::<Vec<_>>());
        }
        assert_eq!(position.standing.is_some(), self.table.room().status.is_over());
    }

    pub(crate) fn step(&self) -> u32 {
        self.table.room().step
    }

    pub(crate) fn status(&self) -> Status {
        self.table.room().status
    }

    /// The seat that decides.
    pub(crate) fn deciding(&self) -> Option<Seat> {
        match self.game.pending(self.state()) {
            Pending::Player(seat) if self.status() == Status::Playing => Some(seat),
            _ => None,
        }
    }

    pub(crate) fn act(&self, action: &str) -> Command {
        Command::Act { step: self.step(), action: Choice::Text(action.into()) }
    }
}

pub(crate) fn join(name: &str) -> Command {
    Command::Join { name: name.into(), lang: kernel::Lang::EN }
}

pub(crate) fn sit(seat: u8) -> Command {
    Command::TakeSeat { seat: Seat(seat) }
}

pub(crate) fn bot(seat: u8) -> Command {
    Command::SetBot { seat: Seat(seat), level: "easy".into() }
}

/// Ann and Bob at the toy game, about to begin.
pub(crate) fn ann_and_bob(options: Options) -> Club<Toy> {
    let mut club = Club::new(Toy, &json!({ "players": 2 }), options);
    for (client, name, seat) in [(ANN, "Ann", 0), (BOB, "Bob", 1)] {
        club.ok(client, &join(name));
        club.ok(client, &sit(seat));
    }
    club
}

/// A running game of Ann and Bob: seat 0 is to decide.
pub(crate) fn begun(options: Options) -> Club<Toy> {
    let mut club = ann_and_bob(options);
    club.ok(ANN, &Command::Start);
    club
}

/// The message to this client, or to the spectators.
pub(crate) fn to(outputs: &[Output], client: Option<ClientId>) -> &Update {
    let audience = |output: &&Output| match (output.to, client) {
        (Audience::Client(id), Some(client)) => id == client,
        (Audience::Watchers(_), None) => true,
        _ => false,
    };
    &outputs.iter().find(audience).expect("somebody is told").update
}

pub(crate) fn text(update: &Update) -> String {
    serde_json::to_string(update).expect("an update has text keys only")
}
