//! Possible worlds: positions sampled from a view, in which chance answers by a fixed rule.

use std::hash::Hasher;

use kernel::chance::sample;
use kernel::{Draw, Game, Pending, Seat, SplitMix};

use crate::learn::net::{Net, Scratch, TABLE};
use crate::value::{Odds, Scores, Value, lead};
use crate::{Candidate, Choice};

/// Everything a search may know.
pub(crate) struct Worlds<'a, G: Game, V> {
    pub game: &'a G,
    pub value: &'a V,
    pub net: Option<&'a Net>,
    pub view: &'a G::View,
    pub legal: &'a [G::Action],
}

impl<'a, G: Game, V: Value<G>> Worlds<'a, G, V> {
    /// One world, with the position to decide in; `None` if nobody has to decide there.
    pub(crate) fn sample(&self, rng: &mut SplitMix) -> Option<(World<'a, G, V>, G::State, Seat)> {
        let seed = rng.next();
        let state = self.game.sample(self.view, &mut SplitMix::new(rng.next()));
        match self.game.pending(&state) {
            Pending::Player(seat) => Some((self.world(seed, &state), state, seat)),
            Pending::Chance(_) | Pending::Over => None,
        }
    }

    /// What leads say about chances to win in a position.
    pub(crate) fn odds(&self, state: &G::State) -> Odds {
        odds(self.game, self.value, self.net, state)
    }

    /// The world with this seed, of which `state` is a position.
    pub(crate) fn world(&self, seed: u64, state: &G::State) -> World<'a, G, V> {
        let seats = usize::from(self.game.seats(state));
        let (game, value, net) = (self.game, self.value, self.net);
        World { game, value, net, seed, seats, spare: Vec::new(), scratch: Scratch::default() }
    }
}

/// What follows an action.
pub(crate) enum After {
    /// The same player decides on in the same turn.
    Goes,
    /// The turn is over; chance may be pending.
    Ended,
}

/// A world in which every draw has one outcome, so that two lines of play meet the same luck.
pub(crate) struct World<'a, G: Game, V> {
    pub game: &'a G,
    pub value: &'a V,
    net: Option<&'a Net>,
    pub seed: u64,
    pub seats: usize,
    spare: Vec<G::Action>,
    scratch: Scratch,
}

impl<G: Game, V: Value<G>> World<'_, G, V> {
    /// Lets chance answer until somebody decides or the game is over.
    pub(crate) fn settle(&mut self, state: &mut G::State) -> Pending {
        loop {
            let pending = self.game.pending(state);
            let Pending::Chance(draw) = pending else { return pending };
            let mut luck = self.luck(draw);
            let outcome = sample(self.game, state, &mut self.spare, &mut luck);
            self.game.advance(state, outcome, &mut ());
        }
    }

    fn luck(&self, draw: Draw) -> SplitMix {
        let place =
            (u64::from(draw.stream) << 32 | u64::from(draw.index)).wrapping_mul(0xd1b5_4a32_d192_ed03);
        SplitMix::new(SplitMix::new(self.seed ^ place).next())
    }

    /// Takes an action of `seat`, and lets chance answer as long as the turn goes on.
    pub(crate) fn step(&mut self, state: &G::State, action: G::Action, seat: Seat) -> (G::State, After) {
        let mut next = state.clone();
        self.game.advance(&mut next, action, &mut ());
        if self.value.ended(state, action, &next) {
            return (next, After::Ended);
        }
        match self.game.pending(&next) {
            Pending::Player(again) if again == seat => return (next, After::Goes),
            Pending::Player(_) | Pending::Over => return (next, After::Ended),
            Pending::Chance(_) => {}
        }
        let before = next.clone();
        match self.settle(&mut next) {
            Pending::Player(again) if again == seat && !self.value.ended(&before, action, &next) => {
                (next, After::Goes)
            }
            Pending::Player(_) | Pending::Chance(_) | Pending::Over => (next, After::Ended),
        }
    }

    /// A number that equal positions share and different ones of one turn practically never.
    pub(crate) fn mark(&self, state: &G::State, judged: &Judged) -> u64 {
        let mut marker = Marker::new(self.value.mark(state));
        for pair in judged.scores.chunks_exact(2) {
            marker.add(u64::from(pair[0].to_bits()) << 32 | u64::from(pair[1].to_bits()));
        }
        marker.mark()
    }

    /// The expected scores of all seats and of the outsider.
    pub(crate) fn expect(&mut self, state: &G::State) -> (Scores, Option<f32>) {
        expect(self.game, self.value, self.net, &mut self.scratch, state)
    }

    /// The same in the middle of a turn of `seat` that began as `before` says: only its own score is looked at anew,
    /// and the network is taken to correct it as it did before.
    pub(crate) fn judge_step(&self, state: &G::State, seat: Seat, before: &Judged) -> Judged {
        let mut scores = before.scores;
        scores[seat.index()] = self.value.score(self.game, state, seat.index()) + before.shift;
        let lead = lead(&scores, seat.index(), self.seats, before.outsider);
        Judged { scores, outsider: before.outsider, lead, shift: before.shift }
    }

    /// The expected scores and what they mean to a seat.
    pub(crate) fn judge(&mut self, state: &G::State, seat: Seat) -> Judged {
        let (scores, outsider) = self.expect(state);
        let lead = lead(&scores, seat.index(), self.seats, outsider);
        Judged { scores, outsider, lead, shift: 0.0 }
    }

    /// The same at the start of a turn, with how the network corrects the score of who begins it.
    pub(crate) fn judge_start(&mut self, state: &G::State, seat: Seat) -> Judged {
        let judged = self.judge(state, seat);
        if self.net.is_none() {
            return judged;
        }
        let shift = judged.scores[seat.index()] - self.value.score(self.game, state, seat.index());
        Judged { shift, ..judged }
    }
}

/// What leads say about chances to win: as the games the network was trained on showed, or by the spread of the estimate.
pub(crate) fn odds<G: Game, V: Value<G>>(game: &G, value: &V, net: Option<&Net>, state: &G::State) -> Odds {
    let told = net
        .filter(|_| game.pending(state) != Pending::Over)
        .and_then(|net| net.odds(value.phase(state), usize::from(game.seats(state))));
    told.unwrap_or_else(|| Odds::of_spread(value.spread(state)))
}

/// The expected scores of all seats and of the outsider: the estimate, corrected by the network if there is one.
pub(crate) fn expect<G: Game, V: Value<G>>(
    game: &G,
    value: &V,
    net: Option<&Net>,
    scratch: &mut Scratch,
    state: &G::State,
) -> (Scores, Option<f32>) {
    let mut scores = value.scores(game, state);
    let mut outsider = value.outsider(game, state);
    let Some(net) = net.filter(|_| game.pending(state) != Pending::Over) else { return (scores, outsider) };
    let seats = usize::from(game.seats(state));
    let phase = value.phase(state);
    value.table_features(game, state, &mut scratch.list);
    net.feed(scratch, TABLE, phase);
    for seat in 0..seats {
        value.seat_features(game, state, seat, &mut scratch.list);
        net.feed(scratch, seat, phase);
    }
    for (seat, score) in scores.iter_mut().enumerate().take(seats) {
        let verdict = net.verdict(scratch, seat, seats);
        *score += verdict.score;
        if let Some(outsider) = &mut outsider {
            *outsider += verdict.rival;
        }
    }
    (scores, outsider)
}

/// Mixes words into a mark.
pub struct Marker(u64);

impl Marker {
    /// A marker that begins with this word.
    pub fn new(word: u64) -> Self {
        Marker(word)
    }

    /// Mixes a word in.
    #[inline]
    pub fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 29;
    }

    /// Mixes a wide word in.
    #[inline]
    pub fn wide(&mut self, word: u128) {
        self.add(word as u64);
        self.add((word >> 64) as u64);
    }

    /// Mixes bytes in.
    pub fn bytes(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    /// The mark of everything mixed in.
    #[inline]
    pub fn mark(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

/// So that kinds of values can be added that have no number.
impl Hasher for Marker {
    fn write(&mut self, bytes: &[u8]) {
        self.bytes(bytes);
    }

    fn write_u8(&mut self, word: u8) {
        self.add(u64::from(word));
    }

    fn write_isize(&mut self, word: isize) {
        self.add(word as u64);
    }

    fn finish(&self) -> u64 {
        self.mark()
    }
}

/// An estimated position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judged {
    pub scores: Scores,
    pub outsider: Option<f32>,
    pub lead: f32,
    /// What the network adds to the score of whose turn it is, at the start of the turn.
    pub shift: f32,
}

/// Sums of what a search has found out about each action.
pub(crate) struct Sums {
    visits: Vec<u64>,
    score: Vec<f64>,
    lead: Vec<f64>,
}

impl Sums {
    pub(crate) fn new(actions: usize) -> Self {
        Sums { visits: vec![0; actions], score: vec![0.0; actions], lead: vec![0.0; actions] }
    }

    /// Adds what `visits` looks at an action found on average.
    pub(crate) fn add(&mut self, index: usize, visits: u64, score: f32, lead: f32) {
        self.visits[index] += visits;
        self.score[index] += visits as f64 * f64::from(score);
        self.lead[index] += visits as f64 * f64::from(lead);
    }

    /// All actions looked at, in the order of the list.
    pub(crate) fn candidates(&self, odds: Odds) -> Vec<Candidate> {
        let seen = (0..self.visits.len()).filter(|&index| self.visits[index] > 0);
        seen.map(|index| {
            let n = self.visits[index] as f64;
            let (score, lead) = ((self.score[index] / n) as f32, (self.lead[index] / n) as f32);
            Candidate { index, visits: self.visits[index], score, lead, win: odds.chance(lead) }
        })
        .collect()
    }
}

/// The answer: candidates sorted by `rank`, best first; ties keep the order of the list.
pub(crate) fn answer<A: Copy>(
    legal: &[A],
    mut candidates: Vec<Candidate>,
    rank: impl Fn(&Candidate) -> f64,
    simulations: u64,
    line: impl FnOnce(usize) -> Vec<A>,
) -> Choice<A> {
    candidates.sort_by(|one, two| rank(two).total_cmp(&rank(one)));
    let Some(best) = candidates.first() else {
        return Choice { index: usize::MAX, simulations, candidates, line: Vec::new() };
    };
    let index = best.index;
    let mut line = line(index);
    if line.is_empty() {
        line.extend(legal.get(index));
    }
    Choice { index, simulations, candidates, line }
}
