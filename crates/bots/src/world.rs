//! Possible worlds: positions sampled from a view, in which chance answers by a fixed rule.

use std::hash::Hasher;

use kernel::chance::sample;
use kernel::{Draw, Game, MAX_SEATS, Pending, Seat, SplitMix};

use crate::character::{Character, LIKING};
use crate::learn::chances::{Correction, Teller};
use crate::learn::net::{Net, Scratch, TABLE, WIDTH};
use crate::level::Level;
use crate::value::{Odds, Scores, Value, lead};
use crate::{Candidate, Choice};

/// Nats beyond which an action is not preferred any less.
const FARTHEST: f32 = 4.0;

/// The inputs of a search.
pub(crate) struct Worlds<'a, G: Game, V> {
    pub game: &'a G,
    pub value: &'a V,
    pub net: Option<&'a Net>,
    /// Who thinks.
    pub level: Level,
    /// The preference of the player to decide.
    pub taste: Option<Character>,
    /// How much the search trusts what the network has learned of the choices of strong players, in points for a nat.
    pub trust: f32,
    pub view: &'a G::View,
    pub legal: &'a [G::Action],
}

impl<'a, G: Game, V: Value<G>> Worlds<'a, G, V> {
    /// One world, with the position to decide in; `None` if no player has to decide there.
    pub(crate) fn sample(&self, rng: &mut SplitMix) -> Option<(World<'a, G, V>, G::State, Seat)> {
        let seed = rng.next();
        let state = self.game.sample(self.view, &mut SplitMix::new(rng.next()));
        match self.game.pending(&state) {
            Pending::Player(seat) => Some((self.world(seed, &state), state, seat)),
            Pending::Chance(_) | Pending::Over => None,
        }
    }

    /// The correction of reported figures in a position.
    pub(crate) fn correction(&self, teller: Teller, state: &G::State) -> Correction {
        correction(self.game, self.value, self.net, teller, state)
    }

    /// The world with this seed, of which `state` is a position.
    pub(crate) fn world(&self, seed: u64, state: &G::State) -> World<'a, G, V> {
        let seats = usize::from(self.game.seats(state));
        let (game, value, net) = (self.game, self.value, self.net);
        let trust = if net.is_some_and(Net::prefers) { self.trust } else { 0.0 };
        let taste = match (self.taste, game.pending(state)) {
            (Some(character), Pending::Player(seat)) => Some((seat, character)),
            _ => None,
        };
        World {
            game,
            value,
            net,
            taste,
            trust,
            seed,
            seats,
            spare: Vec::new(),
            notes: Notes::default(),
            drift: 0.0,
            inputs: [0; WIDTH],
        }
    }
}

/// The state after an action.
pub(crate) enum After {
    /// The same player decides on in the same turn.
    Goes,
    /// The same, after chance has answered.
    Drew,
    /// The turn is over; chance may be pending.
    Ended,
}

/// A world in which every draw has one outcome, so that two lines of play meet the same luck.
pub(crate) struct World<'a, G: Game, V: Value<G>> {
    pub game: &'a G,
    pub value: &'a V,
    net: Option<&'a Net>,
    taste: Option<(Seat, Character)>,
    /// Points for a nat by which an action is preferred; 0 if no preferences are known.
    pub trust: f32,
    pub seed: u64,
    pub seats: usize,
    spare: Vec<G::Action>,
    notes: Notes<V::Basis>,
    /// How the others changed in the last end of a turn that was judged in full, seen from the lead.
    drift: f32,
    /// What the preferences of the present turn depend on.
    inputs: [i16; WIDTH],
}

/// Cached between evaluations: most of the other players' state does not change along a turn.
pub struct Notes<B> {
    scratch: Scratch,
    seats: [Option<(B, f32)>; MAX_SEATS],
}

impl<B> Default for Notes<B> {
    fn default() -> Self {
        Notes { scratch: Scratch::default(), seats: std::array::from_fn(|_| None) }
    }
}

impl<G: Game, V: Value<G>> World<'_, G, V> {
    /// Lets chance answer until a player decides or the game is over.
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

    /// Takes an action of `seat`, and lets chance answer as long as the turn continues.
    pub(crate) fn step(&mut self, state: &G::State, action: G::Action, seat: Seat) -> (G::State, After) {
        let mut next = state.clone();
        let after = self.step_in(state, &mut next, action, seat);
        (next, after)
    }

    /// The same in a copy of the position that is there already.
    pub(crate) fn step_in(
        &mut self,
        state: &G::State,
        next: &mut G::State,
        action: G::Action,
        seat: Seat,
    ) -> After {
        self.game.advance(next, action, &mut ());
        if self.value.ended(state, action, next) {
            return After::Ended;
        }
        match self.game.pending(next) {
            Pending::Player(again) if again == seat => return After::Goes,
            Pending::Player(_) | Pending::Over => return After::Ended,
            Pending::Chance(_) => {}
        }
        let before = next.clone();
        match self.settle(next) {
            Pending::Player(again) if again == seat && !self.value.ended(&before, action, next) => {
                After::Drew
            }
            Pending::Player(_) | Pending::Chance(_) | Pending::Over => After::Ended,
        }
    }

    /// A hash that equal positions share and different ones of one turn practically never do.
    pub(crate) fn mark(&self, state: &G::State, judged: &Judged) -> u64 {
        let mut marker = Marker::new(self.value.mark(state));
        for pair in judged.scores.chunks_exact(2) {
            marker.add(u64::from(pair[0].to_bits()) << 32 | u64::from(pair[1].to_bits()));
        }
        marker.mark()
    }

    /// The expected scores of all seats and of the outsider.
    pub(crate) fn expect(&mut self, state: &G::State) -> (Scores, Option<f32>) {
        let (mut scores, outsider) = expect(self.game, self.value, self.net, &mut self.notes, state);
        if let Some((seat, _)) = self.taste {
            scores[seat.index()] += self.pleasure(state, seat);
        }
        (scores, outsider)
    }

    /// A seat's bonus beyond points, for scoring them in its preferred way.
    fn pleasure(&self, state: &G::State, seat: Seat) -> f32 {
        match self.taste {
            Some((who, character)) if who == seat => {
                LIKING * self.value.liked(self.game, state, seat.index(), character)
            }
            _ => 0.0,
        }
    }

    /// The same in the middle of a turn of `seat` that began as `before` says: only its own score is re-evaluated,
    /// and the network's correction is assumed unchanged.
    pub(crate) fn judge_step(&self, state: &G::State, seat: Seat, before: &Judged) -> Judged {
        let mut scores = before.scores;
        scores[seat.index()] =
            self.value.score(self.game, state, seat.index()) + self.pleasure(state, seat) + before.shift;
        let lead = lead(&scores, seat.index(), self.seats, before.outsider);
        Judged { scores, outsider: before.outsider, lead, shift: before.shift }
    }

    /// The expected scores and their value for a seat.
    pub(crate) fn judge(&mut self, state: &G::State, seat: Seat) -> Judged {
        let (scores, outsider) = self.expect(state);
        let lead = lead(&scores, seat.index(), self.seats, outsider);
        Judged { scores, outsider, lead, shift: 0.0 }
    }

    /// The same at the end of a turn of `seat` that began as `start` says. If the seat's own score leaves its lead
    /// below `floor`, the others are not evaluated: they are assumed to have changed as in the previous end.
    pub(crate) fn judge_end(&mut self, state: &G::State, seat: Seat, start: &Judged, floor: f32) -> Judged {
        let over = self.game.pending(state) == Pending::Over;
        let Some(net) = self.net.filter(|_| !over && floor.is_finite() && start.outsider.is_none()) else {
            let judged = self.judge(state, seat);
            let mut guess = start.scores;
            guess[seat.index()] = judged.scores[seat.index()];
            self.drift = judged.lead - lead(&guess, seat.index(), self.seats, None);
            return judged;
        };
        let own = self.notes.seat(self.game, self.value, Some(net), state, seat.index());
        self.notes.table(self.game, self.value, net, state);
        let mut scores = start.scores;
        // The others are evaluated as last fed, which may be a few steps ago.
        scores[seat.index()] =
            own + net.score(&self.notes.scratch, seat.index(), self.seats) + self.pleasure(state, seat);
        let near = lead(&scores, seat.index(), self.seats, None);
        if near + self.drift < floor {
            let lead = near + self.drift;
            return Judged { scores, outsider: None, lead, shift: 0.0 };
        }
        let judged = self.judge(state, seat);
        self.drift = judged.lead - near;
        judged
    }

    /// Sees the position at the start of a turn of `seat` as the preferences of the whole turn see it: adding the features up
    /// again at every step would cost more than it gains.
    pub(crate) fn look_round(&mut self, state: &G::State, seat: Seat) {
        let Some(net) = self.net.filter(|_| self.trust > 0.0) else { return };
        for other in 0..self.seats {
            self.notes.seat(self.game, self.value, Some(net), state, other);
        }
        self.notes.table(self.game, self.value, net, state);
        self.inputs = Net::inputs(&self.notes.scratch, seat.index(), self.seats).1;
    }

    /// How much less each action is preferred than the best one, in points; `false` if nothing is known of that.
    pub(crate) fn reluctance(&self, state: &G::State, legal: &[G::Action], found: &mut Vec<f32>) -> bool {
        found.clear();
        let Some(net) = self.net.filter(|_| self.trust > 0.0) else { return false };
        found.extend(legal.iter().map(|&action| net.urge(&self.inputs, self.value.deed(state, action))));
        let most = found.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for urge in found.iter_mut() {
            *urge = self.trust * (most - *urge).min(FARTHEST);
        }
        true
    }

    /// The same at the start of a turn, with how the network corrects the score of who begins it.
    pub(crate) fn judge_start(&mut self, state: &G::State, seat: Seat) -> Judged {
        let judged = self.judge(state, seat);
        if self.net.is_none() {
            return judged;
        }
        let plain = self.value.score(self.game, state, seat.index()) + self.pleasure(state, seat);
        let shift = judged.scores[seat.index()] - plain;
        Judged { shift, ..judged }
    }
}

impl<B: PartialEq> Notes<B> {
    /// The estimate of a seat; its features are fed to the network. Its inputs are often unchanged.
    fn seat<G: Game, V: Value<G, Basis = B>>(
        &mut self,
        game: &G,
        value: &V,
        net: Option<&Net>,
        state: &G::State,
        seat: usize,
    ) -> f32 {
        let basis = value.basis(state, seat);
        let known = &mut self.seats[seat];
        if let (Some((before, estimate)), Some(now)) = (&*known, &basis)
            && before == now
        {
            return *estimate;
        }
        let estimate = value.score(game, state, seat);
        *known = basis.map(|basis| (basis, estimate));
        if let Some(net) = net {
            value.seat_features(game, state, seat, &mut self.scratch.list);
            net.feed(&mut self.scratch, seat, value.phase(state));
        }
        estimate
    }

    /// Feeds the shared features to the network.
    fn table<G: Game, V: Value<G>>(&mut self, game: &G, value: &V, net: &Net, state: &G::State) {
        value.table_features(game, state, &mut self.scratch.list);
        net.feed(&mut self.scratch, TABLE, value.phase(state));
    }
}

/// The reported figures for leads and expected scores: calibrated on finished games, or by the spread of
/// the estimate.
pub(crate) fn correction<G: Game, V: Value<G>>(
    game: &G,
    value: &V,
    net: Option<&Net>,
    teller: Teller,
    state: &G::State,
) -> Correction {
    let (phase, seats) = (value.phase(state), usize::from(game.seats(state)));
    let plain = |odds: Odds| Correction { odds, score: 0.0 };
    net.filter(|_| game.pending(state) != Pending::Over)
        .and_then(|net| net.chances().of(teller, phase, seats).or_else(|| net.odds(phase, seats).map(plain)))
        .unwrap_or_else(|| plain(Odds::of_spread(value.spread(state))))
}

/// The expected scores of all seats and of the outsider: the estimate, corrected by the network if there is one.
pub(crate) fn expect<G: Game, V: Value<G>>(
    game: &G,
    value: &V,
    net: Option<&Net>,
    notes: &mut Notes<V::Basis>,
    state: &G::State,
) -> (Scores, Option<f32>) {
    let seats = usize::from(game.seats(state));
    let net = net.filter(|_| game.pending(state) != Pending::Over);
    let mut scores = [0.0; MAX_SEATS];
    for (seat, score) in scores.iter_mut().enumerate().take(seats) {
        *score = notes.seat(game, value, net, state, seat);
    }
    let mut outsider = value.outsider(game, state);
    let Some(net) = net else { return (scores, outsider) };
    notes.table(game, value, net, state);
    for (seat, score) in scores.iter_mut().enumerate().take(seats) {
        match &mut outsider {
            None => *score += net.score(&notes.scratch, seat, seats),
            Some(outsider) => {
                let verdict = net.verdict(&notes.scratch, seat, seats);
                *score += verdict.score;
                *outsider += verdict.rival;
            }
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

/// Lets any hashable value be mixed in, not only numbers.
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
    /// The network's correction to the active player's score, at the start of the turn.
    pub shift: f32,
}

/// Sums of the search results for each action.
pub(crate) struct Sums {
    visits: Vec<u64>,
    score: Vec<f64>,
    lead: Vec<f64>,
}

impl Sums {
    pub(crate) fn new(actions: usize) -> Self {
        Sums { visits: vec![0; actions], score: vec![0.0; actions], lead: vec![0.0; actions] }
    }

    /// Adds the mean result of `visits` visits to an action.
    pub(crate) fn add(&mut self, index: usize, visits: u64, score: f32, lead: f32) {
        self.visits[index] += visits;
        self.score[index] += visits as f64 * f64::from(score);
        self.lead[index] += visits as f64 * f64::from(lead);
    }

    /// All visited actions, in the order of the list.
    pub(crate) fn candidates(&self, told: Correction) -> Vec<Candidate> {
        let seen = (0..self.visits.len()).filter(|&index| self.visits[index] > 0);
        seen.map(|index| {
            let n = self.visits[index] as f64;
            let (score, lead) = ((self.score[index] / n) as f32, (self.lead[index] / n) as f32);
            let (score, win) = (score + told.score, told.odds.chance(lead));
            Candidate { index, visits: self.visits[index], score, lead, win }
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
