//! Nothing shown to a viewer depends on what the viewer cannot know.
//!
//! Seven kinds of leak are known from public projects: undo buffers, spectator views, client JSON, a readable
//! seed, log texts, side views of replays, and what offline clients catch up on. Everything the table ever
//! sends to a viewer is compared byte for byte between games that differ only in hidden information.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use kernel::{Game, Lang, Pending, Seat, SplitMix, Viewer};
use serde_json::{Value, json};
use table::{
    Audience, Back, Chance, Change, ClientId, Command, Options, Output, Sender, Snapshot, Stored, Table, Want,
};
use toy::Toy;

use crate::club::{ANN, BOB, CAT, Club, SEED, ann_and_bob, begun, join, sit, text, to};

const VIEWERS: [(Option<ClientId>, Viewer); 3] =
    [(Some(ANN), Viewer::Seat(Seat(0))), (Some(BOB), Viewer::Seat(Seat(1))), (None, Viewer::Spectator)];

fn by_hand() -> Options {
    Options { chance: Chance::Hand { dealers: Vec::new() }, ..Options::default() }
}

/// Everything a client can get out of the table at this moment.
fn everything<G: Game>(table: &Table<G>, client: Option<ClientId>) -> String {
    let mut all = String::new();
    for lang in Lang::all() {
        for from in [0, 1, table.room().number.saturating_sub(1), table.room().number] {
            all += &text(&table.resync(client, from, lang));
        }
    }
    let viewer = client.map_or(Viewer::Spectator, |client| table.viewer(client));
    for action in table.legal() {
        // A player who does not decide gets no answer, and does not learn how many options there
        // are.
        let Some(ahead) = table.ahead(viewer, &table.game().phrase(*action).text(), Lang::EN) else {
            continue;
        };
        all += &serde_json::to_string(&ahead).expect("it has text keys only");
    }
    match table.record(client) {
        Ok(record) => all += &record.to_string(),
        Err(refusal) => all += &refusal.to_string(),
    }
    all
}

/// What a viewer learned according to the rules, step by step.
struct Entitled {
    state: <Toy as Game>::State,
    known: [String; 3],
}

impl Entitled {
    fn new() -> Self {
        let state = Toy.start(&toy::Setup { players: 2 });
        Entitled { state, known: Default::default() }
    }

    fn follow(&mut self, change: &Change) {
        let Change::Did { seat, action, .. } = change else {
            return;
        };
        let action = Toy.parse(action).expect("notation");
        let (mut next, mut events) = (self.state.clone(), Vec::new());
        Toy.advance(&mut next, action, &mut events);
        for ((_, viewer), known) in VIEWERS.iter().zip(&mut self.known) {
            let shown = (!Toy.conceals(&self.state, action, *viewer)).then_some(action);
            let seen: Vec<_> = events.iter().map(|event| Toy.see(event, *viewer)).collect();
            let view = Toy.view(&next, *viewer);
            // At the end the full record reveals everything; then viewers know the whole game.
            let all = (Toy.pending(&next) == Pending::Over).then_some((action, &next));
            write!(known, "{seat:?} {shown:?} {seen:?} {view:?} {all:?};").expect("a String takes all");
        }
        self.state = next;
    }
}

/// Compares everything sent to viewers who know the same.
#[derive(Default)]
struct Twins {
    given: BTreeMap<String, String>,
    compared: usize,
}

impl Twins {
    fn compare(&mut self, table: &Table<Toy>, entitled: &Entitled, outputs: &[Output]) {
        if Toy.pending(&entitled.state) == Pending::Over {
            return;
        }
        for ((client, viewer), known) in VIEWERS.iter().zip(&entitled.known) {
            let told = text(to(outputs, *client)) + &everything(table, *client);
            match self.given.get(&format!("{viewer:?} {known}")) {
                Some(before) => {
                    self.compared += 1;
                    assert_eq!(*before, told, "{viewer:?} can tell apart what looks the same");
                }
                None => {
                    self.given.insert(format!("{viewer:?} {known}"), told);
                }
            }
        }
    }
}

#[test]
fn every_toy_game_tells_its_viewers_only_what_the_rules_do() {
    let mut twins = Twins::default();
    let mut todo: Vec<Vec<String>> = vec![Vec::new()];
    while let Some(line) = todo.pop() {
        let mut club = ann_and_bob(by_hand());
        let mut outputs = club.ok(ANN, &Command::Start);
        let mut entitled = Entitled::new();
        for action in &line {
            let sender = match club.deciding() {
                Some(seat) => Sender::Client([ANN, BOB][seat.index()]),
                None => Sender::Host,
            };
            outputs = club.send(sender, &club.act(action)).expect("legal");
            entitled.follow(&club.stored.entries.last().expect("a step").change);
        }
        twins.compare(&club.table, &entitled, &outputs);
        let mut legal = Vec::new();
        Toy.legal(&entitled.state, &mut legal);
        // The last decision ends the game; nothing after it is secret.
        if line.len() < 8 {
            todo.extend(legal.iter().map(|&action| [line.clone(), vec![Toy.phrase(action).text()]].concat()));
        }
    }
    assert!(twins.compared > 1000, "only {} pairs", twins.compared);
}

#[test]
fn seeds_that_deal_a_viewer_the_same_look_the_same() {
    let mut twins = Twins::default();
    for seed in 0..300 {
        let mut rng = SplitMix::new(seed / 50);
        let mut club = Club::seeded(Arc::new(Toy), &json!({ "players": 2 }), Options::default(), seed);
        for (client, name, seat) in [(ANN, "Ann", 0), (BOB, "Bob", 1)] {
            club.ok(client, &join(name));
            club.ok(client, &sit(seat));
        }
        let mut outputs = club.ok(ANN, &Command::Start);
        let (mut entitled, mut known) = (Entitled::new(), 0);
        loop {
            for entry in &club.stored.entries[known..] {
                entitled.follow(&entry.change);
            }
            known = club.stored.entries.len();
            twins.compare(&club.table, &entitled, &outputs);
            let Some(seat) = club.deciding() else {
                break;
            };
            let choice = table::Choice::Index(rng.below(club.table.legal().len() as u32));
            outputs = club.ok([ANN, BOB][seat.index()], &Command::Act { step: club.step(), action: choice });
        }
    }
    assert!(twins.compared > 300, "only {} pairs", twins.compared);
}

#[test]
fn what_was_taken_back_stays_as_hidden_as_it_was() {
    let told: Vec<[String; 2]> = ["draw 1", "draw 3"]
        .iter()
        .map(|peeked| {
            let mut club = ann_and_bob(by_hand());
            let mut given = [String::new(), String::new()];
            let mut hear = |outputs: Vec<Output>| {
                for (given, client) in given.iter_mut().zip([Some(BOB), None]) {
                    *given += &text(to(&outputs, client));
                }
            };
            hear(club.ok(ANN, &Command::Start));
            for card in ["draw 2", "draw 1"] {
                hear(club.host(&club.act(card)));
            }
            hear(club.ok(ANN, &club.act("peek")));
            hear(club.host(&club.act(peeked)));
            hear(club.ok(ANN, &Command::AskUndo { step: club.step(), back: Back::Turn }));
            let ask = club.table.room().number;
            hear(club.ok(BOB, &Command::Answer { ask, yes: true }));
            hear(club.ok(ANN, &club.act("keep")));
            for (given, client) in given.iter_mut().zip([Some(BOB), None]) {
                *given += &everything(&club.table, client);
            }
            given
        })
        .collect();
    assert_eq!(told[0], told[1]);
    assert!(!told[0][1].contains("draw"), "a watcher reads no card at all");
}

/// The same table after redealing everything that a viewer cannot distinguish. Earlier steps are left out
/// of both, so that they differ in nothing else.
fn twins<G: Game>(club: &Club<G>, viewer: Viewer, rng: &mut SplitMix) -> [Table<G>; 2] {
    let other = club.game.redeal(club.state(), viewer, rng);
    [club.state(), &other].map(|state| {
        let snapshot = Snapshot {
            first: 0,
            state: club.game.save(state),
            hash: club.game.hash(state),
            line: Vec::new(),
            ..club.table.snapshot()
        };
        let stored =
            Stored { created: club.stored.created.clone(), snapshot: Some(snapshot), entries: Vec::new() };
        Table::load(Arc::clone(&club.game), &stored).expect("a redealt position is a position")
    })
}

/// Plays at random with manual draws; now and then the hidden parts are redealt and everything is
/// compared, before a step and after it.
fn scrambled<G: Game>(game: G, setup: &Value, seed: u64, every: u32) {
    let mut club = Club::new(game, setup, by_hand());
    let clients = [ANN, BOB, CAT];
    let seats = club.table.room().places.len();
    for (seat, &client) in clients.iter().enumerate().take(seats) {
        club.ok(client, &join("Somebody"));
        club.ok(client, &sit(seat as u8));
    }
    club.ok(ANN, &Command::Start);
    let mut rng = SplitMix::new(seed);
    let (mut same, mut told) = (0, 0);
    while club.status() == table::Status::Playing {
        let mut legal = Vec::new();
        club.game.legal(club.state(), &mut legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        let sender = club.deciding().map_or(Sender::Host, |seat| Sender::Client(clients[seat.index()]));
        let command = club.act(&club.game.phrase(action).text());
        if rng.below(every) == 0 {
            let viewers = clients.iter().take(seats).map(|&client| (Some(client), club.table.viewer(client)));
            for (client, viewer) in viewers.chain([(None, Viewer::Spectator)]) {
                let mut pair = twins(&club, viewer, &mut rng);
                let all = pair.each_ref().map(|table| everything(table, client));
                assert_eq!(all[0], all[1], "{viewer:?} can tell a redeal");
                told += 1;
                let after = pair.each_mut().map(|table| table.handle(sender, &command, club.now + 1));
                let [Ok(one), Ok(two)] = after else {
                    // Another player's hidden action, which is impossible in the other world.
                    let own = client.is_some_and(|client| sender == Sender::Client(client));
                    assert!(!own, "the decider is offered it");
                    continue;
                };
                if pair[0].view(viewer) == pair[1].view(viewer) {
                    assert_eq!(
                        text(to(&one, client)),
                        text(to(&two, client)),
                        "{viewer:?} after {command:?}"
                    );
                    same += 1;
                }
            }
        }
        club.send(sender, &command).expect("legal");
    }
    assert!(told > 20 && same > 10, "only {told} and {same} pairs");
}

#[test]
fn a_redealt_arnak_looks_the_same() {
    let arnak = || arnak::Arnak::build(&[]).expect("good tables");
    scrambled(arnak(), &json!({ "players": 2, "board": "bird" }), 1, 12);
    scrambled(arnak(), &json!({ "players": 3, "board": "owl" }), 2, 30);
    scrambled(
        arnak(),
        &json!({ "players": 1, "board": "snake", "rival": { "red": 3, "purple": 0, "objectives": 3 } }),
        3,
        10,
    );
}

#[test]
fn a_redealt_tikal_looks_the_same() {
    let tikal = || tikal::Tikal::build(&[]).expect("good tables");
    scrambled(tikal(), &json!({ "players": 2 }), 1, 8);
    scrambled(tikal(), &json!({ "players": 3, "variants": ["more_control"] }), 2, 16);
}

#[test]
fn no_word_of_the_table_holds_its_seed_or_a_client() {
    let (ann, cat) = (ClientId(777_000_111), ClientId(777_000_333));
    let mut said = String::new();
    let mut club = Club::seeded(Arc::new(Toy), &json!({ "players": 2 }), Options::default(), SEED);
    club.host(&crate::club::bot(1));
    for command in [join("Ann"), sit(0)] {
        for output in club.ok(ann, &command) {
            said += &text(&output.update);
        }
    }
    club.ok(cat, &join("Cat"));
    club.host(&Command::Start);
    while let Some(seat) = club.deciding() {
        let command = Command::Act { step: club.step(), action: table::Choice::Index(0) };
        let refused = club.send(Sender::Client(cat), &command).expect_err("a watcher does not act");
        said += &[refused.to_string(), json!(refused).to_string()].concat();
        let sender = if seat == Seat(0) { Sender::Client(ann) } else { Sender::Host };
        for output in club.send(sender, &command).expect("legal") {
            said += &text(&output.update);
            write!(said, "{:?}", output.update).expect("a String takes all");
        }
        write!(said, "{:?}", club.table.wants()).expect("a String takes all");
        said += &everything(&club.table, Some(ann));
        said += &everything(&club.table, None);
    }
    let secrets = [SEED.to_string(), format!("{SEED:x}"), SEED.swap_bytes().to_string()];
    for secret in secrets.iter().map(String::as_str).chain(["777000111", "777000333", "Seed"]) {
        assert!(!said.contains(secret), "{secret} is told");
    }
}

#[test]
fn who_was_away_learns_what_the_others_were_told() {
    let mut club = begun(Options::default());
    let from = club.table.room().number;
    let mut streams = [Vec::new(), Vec::new(), Vec::new()];
    for (client, action) in [(ANN, "peek"), (ANN, "swap"), (ANN, "stake yes"), (BOB, "peek"), (BOB, "keep")] {
        let outputs = club.ok(client, &club.act(action));
        for (stream, (client, _)) in streams.iter_mut().zip(VIEWERS) {
            stream.extend(to(&outputs, client).news.clone());
        }
    }
    for (stream, (client, viewer)) in streams.iter().zip(VIEWERS) {
        for since in from..=club.table.room().number {
            let update = club.table.resync(client, since, Lang::EN);
            let missed: Vec<_> = stream.iter().filter(|news| news.number > since).cloned().collect();
            assert_eq!(update.news, missed);
            assert!(!update.full);
            club.check_position(&update, viewer);
        }
        for unknown in [0, club.table.room().number + 1, u32::MAX] {
            let update = club.table.resync(client, unknown, Lang::EN);
            assert!(update.full && update.position.is_some());
            club.check_position(&update, viewer);
        }
    }
}

#[test]
fn who_was_away_too_long_gets_everything_anew() {
    let mut club = begun(Options::default());
    let from = club.table.room().number;
    for at in 0..=table::RECENT {
        club.ok(ANN, &Command::Chat { text: at.to_string() });
    }
    let update = club.table.resync(Some(BOB), from, Lang::EN);
    assert!(update.full && update.position.is_some());
    assert_eq!(update.news.len(), table::RECENT);
    assert!(!club.table.resync(Some(BOB), from + 1, Lang::EN).full);
}

#[test]
fn who_stands_up_sees_what_is_public() {
    let mut club = begun(Options::default());
    let outputs = club.ok(ANN, &Command::FreeSeat { seat: Seat(0) });
    let update = to(&outputs, Some(ANN));
    assert!(update.full);
    assert_eq!(update.you.viewer, Viewer::Spectator);
    assert_eq!(club.table.record(Some(ANN)).expect("a record").view, Some(Viewer::Spectator));
    assert_eq!(everything(&club.table, Some(ANN)).matches("draw").count(), 0);
    let audience: Vec<Audience> = club.ok(BOB, &Command::Pause).iter().map(|output| output.to).collect();
    assert_eq!(audience, [Audience::Client(BOB), Audience::Watchers(Lang::EN)]);
}

#[test]
fn a_bot_is_asked_without_being_told() {
    let mut club = ann_and_bob(Options::default());
    club.ok(ANN, &crate::club::bot(0));
    club.ok(ANN, &Command::Start);
    let wants = club.table.wants();
    assert_eq!(wants, [Want::Bot { step: club.step(), seat: Seat(0), level: "easy".into() }]);
    assert_eq!(club.table.view(Viewer::Seat(Seat(0))), Toy.view(club.state(), Viewer::Seat(Seat(0))));
}
