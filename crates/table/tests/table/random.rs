//! Random interleavings of everything people can do, right and wrong; the laws of `club` hold after each.

use std::collections::BTreeSet;
use std::sync::Arc;

use kernel::{Game, Lang, Pending, Record, Seat, SplitMix, verify};
use serde_json::{Value, json};
use table::{
    Back, Chance, Choice, ClientId, Clock, Command, Damaged, Holder, LoadError, Options, Sender, Snapshot,
    Status, Stored, Table, TakeBacks, TimeOut,
};
use toy::Toy;

use crate::club::{ANN, BOB, CAT, Club};

const DAN: ClientId = ClientId(104);
const CLIENTS: [ClientId; 4] = [ANN, BOB, CAT, DAN];

/// What occurred in all games together.
#[derive(Default)]
struct Seen {
    changes: BTreeSet<String>,
    refusals: BTreeSet<String>,
}

struct Chaos<G: Game> {
    club: Club<G>,
    rng: SplitMix,
    seen: Seen,
    /// An earlier moment, and how many entries there were.
    snapshot: (Option<Snapshot>, usize),
}

fn options(rng: &mut SplitMix) -> Options {
    let level = || "easy".to_string();
    let options = Options {
        chance: match rng.below(4) {
            0 => Chance::Hand { dealers: vec![BOB] },
            _ => Chance::Dealer,
        },
        clock: match rng.below(4) {
            0 => None,
            1 => Some(Clock::Move { ms: 500 }),
            2 => Some(Clock::Game { ms: 5000, increment_ms: 100 }),
            _ => Some(Clock::Day { days: 1 }),
        },
        time_out: match rng.below(3) {
            0 => TimeOut::Bot { level: level() },
            1 => TimeOut::Pass,
            _ => TimeOut::Loss { level: level() },
        },
        take_backs: match rng.below(4) {
            0 => TakeBacks::Never,
            1 => TakeBacks::OwnTurn,
            _ => TakeBacks::Agreed,
        },
        hot_seat: rng.below(2) == 0,
        lang: Lang::find("fr").expect("French"),
        rated: rng.below(4) == 0,
        hints: rng.below(2) == 0,
    };
    if !options.rated {
        return options;
    }
    Options { chance: Chance::Dealer, hot_seat: false, ..options }.made_fair()
}

impl<G: Game> Chaos<G> {
    fn new(game: &Arc<G>, setup: &Value, seed: u64) -> Self {
        let mut rng = SplitMix::new(seed);
        let options = options(&mut rng);
        let club = Club::seeded(Arc::clone(game), setup, options, rng.next());
        Chaos { club, rng, seen: Seen::default(), snapshot: (None, 0) }
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.rng.below(items.len() as u32) as usize]
    }

    fn seat(&mut self) -> Seat {
        let seats = self.club.table.room().places.len() as u32;
        // Now and then one that is not there.
        Seat(if self.rng.below(20) == 0 { 200 } else { self.rng.below(seats) as u8 })
    }

    fn step(&mut self) -> u32 {
        let step = self.club.step();
        if self.rng.below(10) == 0 { step.wrapping_sub(self.rng.below(3)) } else { step }
    }

    /// An actor who may answer what the game waits for, and an answer that is legal most of the
    /// time.
    fn legal(&mut self) -> Option<(Sender, Command)> {
        let mut legal = Vec::new();
        self.club.game.legal(self.club.state(), &mut legal);
        let sender = match self.club.game.pending(self.club.state()) {
            Pending::Player(seat) => match self.club.table.room().places[seat.index()].holder {
                Holder::Human { member } => {
                    Sender::Client(self.club.table.room().members[member as usize].client)
                }
                Holder::Bot { .. } => Sender::Host,
                Holder::Open => return None,
            },
            Pending::Chance(_) => self.one_of(&[Sender::Host, Sender::Client(BOB)]),
            Pending::Over => return None,
        };
        let index = self.rng.below(legal.len() as u32);
        let action = match self.rng.below(10) {
            0 => Choice::Text(self.one_of(&["keep", "pass", "end", "stake no", "dance"]).into()),
            1..4 => Choice::Index(index),
            4..7 => Choice::Text(self.club.game.phrase(legal[index as usize]).text()),
            _ => {
                let object = self.club.game.phrase(legal[index as usize]).json("do");
                Choice::Object(object.as_object().expect("an object").clone())
            }
        };
        Some((sender, Command::Act { step: self.club.step(), action }))
    }

    fn any_command(&mut self) -> Command {
        let (seat, step) = (self.seat(), self.step());
        let number = self.rng.below(self.club.table.room().number + 2);
        let back = self.one_of(&[Back::Step, Back::Turn, Back::To(number)]);
        let ask = self.club.table.room().ask.as_ref().map_or(7, |ask| ask.number);
        let (member, on) = (self.rng.below(5) as u16, self.rng.below(3) > 0);
        match self.rng.below(44) {
            0..4 => Command::Join {
                name: "Somebody".into(),
                lang: self.one_of(&[Lang::EN, Lang::find("fr").expect("French")]),
            },
            4 => Command::Leave,
            5..9 => Command::TakeSeat { seat },
            9..11 => Command::SetBot { seat, level: self.one_of(&["easy", "hard", "no one"]).into() },
            11 => Command::FreeSeat { seat },
            12..14 => Command::Start,
            14..16 => {
                let action = self.one_of(&["pass", "dance", "keep", "end"]);
                Command::Act { step, action: Choice::Text(action.into()) }
            }
            16 => Command::Act { step, action: Choice::Index(self.rng.below(1000)) },
            17..22 => Command::Undo { step, back },
            22..25 => Command::AskUndo { step, back },
            25..30 => Command::Answer { ask, yes: self.rng.below(4) > 0 },
            30..32 => Command::Withdraw,
            32 => Command::Pause,
            33..36 => Command::Resume,
            // Commands that end a game are rare, so that games make progress.
            36 if self.rng.below(30) == 0 => Command::Abandon,
            37 if self.rng.below(20) == 0 => Command::Resign { seat },
            36 | 37 => Command::Chat { text: self.one_of(&["hello", "", "two\nlines"]).into() },
            38 => Command::Rematch,
            40 if self.rng.below(10) == 0 => Command::Kick { member },
            41 => Command::Block { member, on: self.rng.below(2) == 0 },
            42 => Command::Mute { member, on },
            43 if self.rng.below(10) == 0 => Command::Lock { on },
            _ => Command::Tick,
        }
    }

    fn send(&mut self, from: Sender, command: &Command) {
        self.club.now += match self.rng.below(50) {
            0 => 100_000_000,
            1..5 => 600,
            _ => 5,
        };
        let known = self.club.stored.entries.len();
        match self.club.send(from, command) {
            Ok(_) => {
                for entry in &self.club.stored.entries[known..] {
                    let change = serde_json::to_value(&entry.change).expect("plain data");
                    self.seen.changes.insert(change["what"].to_string());
                }
            }
            Err(refusal) => {
                assert!(!refusal.to_string().is_empty());
                let refusal = serde_json::to_value(&refusal).expect("plain data");
                self.seen.refusals.insert(refusal["code"].to_string());
            }
        }
        assert_eq!(self.club.table.hash(), self.club.game.hash(self.club.state()));
    }

    /// Most tables are filled in good order.
    fn gather(&mut self) {
        for seat in 0..self.club.table.room().places.len() as u8 {
            if self.rng.below(5) > 0 {
                let from = Sender::Client(CLIENTS[seat as usize]);
                self.send(from, &Command::Join { name: "Somebody".into(), lang: Lang::EN });
                self.send(from, &Command::TakeSeat { seat: Seat(seat) });
            }
        }
    }

    fn random_step(&mut self) {
        if let Some(ask) = self.club.table.room().ask.as_ref().map(|ask| ask.number)
            && self.rng.below(2) == 0
        {
            let yes = self.rng.below(4) > 0;
            let command = match self.rng.below(6) {
                0 => Command::Withdraw,
                1 => Command::Abandon,
                _ => Command::Answer { ask, yes },
            };
            let client = self.one_of(&CLIENTS);
            return self.send(Sender::Client(client), &command);
        }
        // A short game would be over too soon if it were played at every chance.
        let right = self.rng.below(if G::MAX_STEPS < 100 { 8 } else { 2 }) == 0;
        let legal = if right { self.legal() } else { None };
        let (from, command) = legal.unwrap_or_else(|| {
            let client = self.one_of(&CLIENTS);
            let from = match self.rng.below(16) {
                0 | 1 => Sender::Host,
                2 => Sender::Seat(client, self.seat()),
                _ => Sender::Client(client),
            };
            (from, self.any_command())
        });
        self.send(from, &command);
    }

    /// Loading what was stored gives the same table, from the beginning and from an earlier moment.
    fn check_storage(&mut self) {
        let now = self.club.table.snapshot();
        let (snapshot, known) = self.snapshot.clone();
        let entries = self.club.stored.entries[known..].to_vec();
        let short = Stored { created: self.club.stored.created.clone(), snapshot, entries };
        for stored in [&self.club.stored, &short] {
            let json = serde_json::to_string(stored).expect("plain data");
            let stored: Stored = serde_json::from_str(&json).expect("what was written is read");
            let table = match Table::load(Arc::clone(&self.club.game), &stored) {
                Ok(table) => table,
                // An agreed take-back went to before the snapshot: then all entries are needed.
                Err(LoadError::Entry(Damaged::BeforeSnapshot { .. })) if stored.snapshot.is_some() => {
                    continue;
                }
                Err(error) => panic!("{error}"),
            };
            assert_eq!(table.snapshot().room, now.room);
            assert_eq!(table.hash(), self.club.table.hash());
            for client in [Some(ANN), Some(BOB), None] {
                let from = self.club.table.room().number.max(1);
                assert_eq!(
                    table.resync(client, from, Lang::EN),
                    self.club.table.resync(client, from, Lang::EN)
                );
                if stored.snapshot.is_none() {
                    assert_eq!(table.record(client), self.club.table.record(client));
                }
            }
        }
        if self.rng.below(3) == 0 {
            self.snapshot = (Some(now), self.club.stored.entries.len());
        }
    }

    /// Bots take all open seats, and the game is played to its end.
    fn finish(&mut self) {
        for seat in 0..self.club.table.room().places.len() as u8 {
            if self.club.table.room().places[seat as usize].holder == Holder::Open
                && !self.club.status().is_over()
            {
                self.send(Sender::Host, &Command::SetBot { seat: Seat(seat), level: "easy".into() });
            }
        }
        match self.club.status() {
            Status::Lobby => self.send(Sender::Host, &Command::Start),
            Status::Paused => self.send(Sender::Host, &Command::Resume),
            _ => {}
        }
        for _ in 0..3 * G::MAX_STEPS {
            let Some((from, command)) = self.legal().filter(|_| self.club.status() == Status::Playing) else {
                break;
            };
            self.send(from, &command);
            self.send(Sender::Host, &Command::Tick);
        }
        assert!(self.club.status().is_over(), "the game ends");
    }

    fn run(mut self, commands: u32, every: u32) -> Seen {
        self.gather();
        for at in 0..commands {
            self.random_step();
            if at % every == 0 {
                self.check_storage();
            }
        }
        self.finish();
        self.check_storage();
        let record = self.club.table.record(None).expect("the game is over");
        let read = Record::parse(&record.to_string()).expect("a record reads back");
        let verified = verify(&*self.club.game, &read).expect("it verifies");
        assert_eq!(verified.hash, self.club.table.hash());
        self.seen
    }
}

fn play<G: Game>(game: G, setups: &[Value], games: u64, commands: u32, every: u32) -> Seen {
    let game = Arc::new(game);
    let mut all = Seen::default();
    for seed in 0..games {
        let setup = &setups[seed as usize % setups.len()];
        let seen = Chaos::new(&game, setup, seed).run(commands, every);
        all.changes.extend(seen.changes);
        all.refusals.extend(seen.refusals);
    }
    all
}

#[test]
fn chaos_at_the_toy_game() {
    let seen = play(Toy, &[json!({ "players": 2 })], 400, 120, 1);
    let quote = |word: &&str| format!("\"{word}\"");
    let changes = [
        "joined",
        "left",
        "seated",
        "took_over",
        "started",
        "did",
        "took_back",
        "asked",
        "answered",
        "withdrawn",
        "paused",
        "resumed",
        "timed_out",
        "forfeited",
        "ended",
        "said",
        "again",
        "kicked",
        "unblocked",
        "muted",
        "locked",
    ];
    assert_eq!(seen.changes, changes.iter().map(quote).collect(), "everything happens");
    let refusals = [
        "stale",
        "not_at_table",
        "not_seated",
        "not_your_turn",
        "not_allowed",
        "no_such_seat",
        "seat_taken",
        "hot_seat_off",
        "not_started",
        "already_started",
        "seats_open",
        "paused",
        "not_paused",
        "ended",
        "not_ended",
        "no_such_choice",
        "unknown_action",
        "illegal_action",
        "time_up",
        "nothing_to_take_back",
        "take_backs_off",
        "ask_open",
        "no_ask",
        "not_asked",
        "bad_text",
        "bad_level",
        "rated_fixed",
        "no_such_member",
        "not_yourself",
        "still_playing",
        "muted",
        "blocked",
        "locked",
        "seat_belongs",
        "nobody_agrees",
        "seat_only",
    ];
    let missing: Vec<&&str> = refusals.iter().filter(|word| !seen.refusals.contains(&quote(word))).collect();
    assert_eq!(missing, Vec::<&&str>::new(), "everything is refused once");
}

#[test]
fn chaos_at_arnak() {
    let setups = [
        json!({ "players": 2, "board": "bird" }),
        json!({ "players": 3, "board": "spider" }),
        json!({ "players": 4, "board": "owl" }),
        json!({ "players": 1, "board": "snake", "rival": { "red": 3, "purple": 0, "objectives": 3 } }),
    ];
    play(arnak::Arnak::build(&[]).expect("good tables"), &setups, 8, 400, 20);
}

#[test]
fn chaos_at_tikal() {
    let setups = [json!({ "players": 2 }), json!({ "players": 3 }), json!({ "players": 4 })];
    play(tikal::Tikal::build(&[]).expect("good tables"), &setups, 9, 400, 20);
}
