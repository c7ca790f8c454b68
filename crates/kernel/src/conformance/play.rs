//! Laws of whole games: random play with the cheap laws at every step, determinism, undo and records.

use super::{Failure, Law, Suite};
use crate::chance::Dealer;
use crate::game::{Draw, Game, Pending, Seat, Viewer};
use crate::record::{Record, record_for, verify};
use crate::rng::SplitMix;
use crate::session::{ChanceMode, Session};

/// A game that was played: every action, and the hash of the position after it.
pub(super) struct Line<A> {
    pub(super) actions: Vec<A>,
    hashes: Vec<u64>,
}

/// Keeps the players' choices independent of the deal.
const CHOICES: u64 = 0x7e3a_9c51_d2f0_b846;

impl<G: Game> Suite<'_, G> {
    /// Plays at random, with every law that costs little at every step.
    pub(super) fn first_run(&mut self) -> Result<Line<G::Action>, Failure> {
        let (game, place, seed) = (&**self.game, self.place, self.place.seed.get());
        let mut playout = Playout::new(game, &self.setup, seed);
        let mut line = Line { actions: Vec::new(), hashes: Vec::new() };
        let mut draws: Vec<Draw> = Vec::new();
        loop {
            place.step.set(line.actions.len());
            let pending = self.legality(&playout.state, &mut playout.legal)?;
            if pending == Pending::Over {
                return Ok(line);
            }
            if let Pending::Chance(draw) = pending {
                place.law(Law::Draws);
                place.hold(!draws.contains(&draw), || format!("{draw:?} comes twice"))?;
                draws.push(draw);
            }
            place.law(Law::Ends);
            place.hold(line.actions.len() < G::MAX_STEPS as usize, || {
                format!("it goes on after {} steps", G::MAX_STEPS)
            })?;
            self.remember(&playout.legal);
            place.law(Law::Accepts);
            line.actions.push(playout.step(pending));
            line.hashes.push(game.hash(&playout.state));
        }
    }

    /// Laws of a single position, checked at every step; returns what the position waits for and its legal
    /// list.
    fn legality(&self, state: &G::State, legal: &mut Vec<G::Action>) -> Result<Pending, Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::Conserved);
        game.validate(state).or_else(|problems| place.fail(problems.to_string()))?;

        place.law(Law::Pending);
        let pending = game.pending(state);
        place
            .hold(game.pending(state) == pending, || format!("{pending:?} at first, then something else"))?;
        if let Pending::Player(Seat(seat)) = pending {
            place.hold(seat < game.seats(state), || format!("seat {seat} is to decide"))?;
        }

        place.law(Law::LegalNonEmpty);
        game.legal(state, legal);
        let over = pending == Pending::Over;
        place.hold(over == legal.is_empty(), || format!("{} actions while {pending:?}", legal.len()))?;

        place.law(Law::LegalUnique);
        for (at, action) in legal.iter().enumerate() {
            place.hold(!legal[..at].contains(action), || format!("{action:?} is listed twice"))?;
        }

        place.law(Law::LegalOrder);
        let mut again = legal.clone();
        again.reverse();
        game.legal(state, &mut again);
        place.hold(*legal == again, || format!("{legal:?} at first, then {again:?}"))?;

        place.law(Law::Weights);
        let mut sum = 0_u32;
        for &action in &*legal {
            let weight = game.weight(state, action);
            let fits = match pending {
                Pending::Chance(_) => weight > 0,
                Pending::Player(_) | Pending::Over => weight == 1,
            };
            place.hold(fits, || format!("{action:?} has the weight {weight}"))?;
            sum = sum
                .checked_add(weight)
                .map_or_else(|| place.fail("the weights add up to too much".into()), Ok)?;
        }

        place.law(Law::Notation);
        for &action in &*legal {
            let text = game.phrase(action).text();
            place.hold(game.parse(&text) == Some(action), || {
                format!("{text:?} stands for {action:?} and reads back as {:?}", game.parse(&text))
            })?;
            place.hold(game.parse_at(state, &text) == Some(action), || {
                format!("{text:?} stands for {action:?} and means {:?} here", game.parse_at(state, &text))
            })?;
            // A record is lines of words: see `record`.
            let plain =
                |word: &str| !word.is_empty() && !word.contains(|c: char| c.is_whitespace() || c == '#');
            place
                .hold(text.split(' ').all(plain) && text != "?", || format!("{text:?} is not plain words"))?;
        }
        Ok(pending)
    }

    /// Plays the same game again.
    pub(super) fn second_run(&self, line: &Line<G::Action>) -> Result<(), Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::Deterministic);
        let mut playout = Playout::new(game, &self.setup, place.seed.get());
        for (at, (&action, &hash)) in line.actions.iter().zip(&line.hashes).enumerate() {
            place.step.set(at);
            let pending = game.pending(&playout.state);
            game.legal(&playout.state, &mut playout.legal);
            place.hold(!playout.legal.is_empty(), || "it ends earlier the second time".into())?;
            let again = playout.step(pending);
            place.hold(again == action, || format!("{action:?} the first time, {again:?} the second"))?;
            let other = game.hash(&playout.state);
            place.hold(other == hash, || format!("the hash after {action:?} is {hash:x}, then {other:x}"))?;
        }
        place.hold(game.pending(&playout.state) == Pending::Over, || "it goes on the second time".into())
    }

    /// Plays the same game through a session, taking back and repeating every decision, and records it.
    pub(super) fn through_session(&self, line: &Line<G::Action>) -> Result<(), Failure> {
        let place = self.place;
        place.law(Law::Undo);
        place.step.set(0);
        let chance = ChanceMode::Seeded(place.seed.get());
        let mut session = Session::new(self.game.clone(), &self.setup, chance);
        let mut way_back = Vec::new();
        while session.pending() != Pending::Over {
            let at = session.steps().len();
            place.step.set(at);
            let Some(&action) = line.actions.get(at) else {
                return place.fail("the game lasts longer in a session".into());
            };
            let before = (session.state().clone(), session.legal().to_vec());
            self.decide(&mut session, action)?;
            let after = session.state().clone();
            place.hold(session.undo(), || format!("{action:?} cannot be taken back"))?;
            place.hold(*session.state() == before.0 && session.legal() == before.1, || {
                format!("taking back {action:?} leads elsewhere")
            })?;
            self.decide(&mut session, action)?;
            place.hold(*session.state() == after, || {
                format!("{action:?} comes out differently when repeated")
            })?;
            way_back.push(before.0);
        }
        let hashes = session.steps().iter().map(|step| step.hash);
        place.hold(hashes.eq(line.hashes.iter().copied()), || "a session plays another game".into())?;
        self.record(&session)?;

        place.law(Law::Undo);
        while let Some(before) = way_back.pop() {
            place.hold(session.undo() && *session.state() == before, || {
                "the way back is another one".into()
            })?;
            place.step.set(session.steps().len());
        }
        place.hold(!session.undo(), || "there is a decision before the first".into())
    }

    fn decide(&self, session: &mut Session<G>, action: G::Action) -> Result<(), Failure> {
        self.place.law(Law::Accepts);
        let refused = |illegal| self.place.fail(format!("{action:?} is refused in a session: {illegal}"));
        session.apply(action).map(|_| ()).or_else(refused)?;
        self.place.law(Law::Undo);
        Ok(())
    }

    fn record(&self, session: &Session<G>) -> Result<(), Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::Record);
        let record = session.record();
        let read = Record::parse(&record.to_string()).or_else(|error| place.fail(error.to_string()))?;
        place.hold(read == record, || "the record reads back differently".into())?;
        let verified = verify(game, &read).or_else(|error| place.fail(error.to_string()))?;
        place.hold(verified.hash == game.hash(session.state()), || "the replay ends elsewhere".into())?;
        place.hold(verified.scores.is_some(), || "the replay is not over".into())?;
        let seats = (0..game.seats(session.state())).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in seats.chain([Viewer::Spectator]) {
            let partial = record_for(session, viewer);
            let read = Record::parse(&partial.to_string()).or_else(|error| place.fail(error.to_string()))?;
            place.hold(read == partial, || format!("the record of {viewer:?} reads back differently"))?;
        }
        Ok(())
    }
}

/// A game being played at random with a seeded deal.
struct Playout<'a, G: Game> {
    game: &'a G,
    state: G::State,
    legal: Vec<G::Action>,
    dealer: Dealer,
    choices: SplitMix,
}

impl<'a, G: Game> Playout<'a, G> {
    fn new(game: &'a G, setup: &G::Setup, seed: u64) -> Self {
        let (dealer, choices) = (Dealer::new(seed), SplitMix::new(seed ^ CHOICES));
        Playout { game, state: game.start(setup), legal: Vec::new(), dealer, choices }
    }

    /// Takes one of the actions that were listed.
    fn step(&mut self, pending: Pending) -> G::Action {
        let action = match pending {
            Pending::Chance(draw) => {
                let listed = self.dealer.choose(self.game, &self.state, draw, &self.legal);
                let found = self.dealer.deal(self.game, &self.state, draw, &mut Vec::new());
                assert_eq!(found, listed, "`outcome` finds what the list and its weights say");
                listed
            }
            Pending::Player(_) | Pending::Over => {
                self.legal[self.choices.below(self.legal.len() as u32) as usize]
            }
        };
        self.game.advance(&mut self.state, action, &mut ());
        action
    }
}
