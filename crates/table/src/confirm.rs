//! Decides from the player's view whether an action can be undone.
//!
//! Whether an action reveals something is determined in worlds sampled from the player's own view: the
//! answer cannot depend on what the player does not know, not even on whether a bag happens to hold only one
//! kind. An action reveals something if in one of these worlds a chance decision with several outcomes
//! follows, or if the worlds look different to the player afterwards.

use kernel::{Game, Pending, Seat, SplitMix, Viewer, chance};

/// Number of worlds tried. An outcome that is the same in all of them is nearly certain to the player.
const WORLDS: usize = 8;

/// No chain of chance decisions is longer.
const CHAIN: usize = 1000;

/// The reason an action cannot be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Consequence {
    /// The turn passes to another player, or the game ends.
    pub(crate) ends_turn: bool,
    /// Hidden information is revealed.
    pub(crate) reveals: bool,
}

/// Worlds that look to a player like the present position.
pub(crate) struct Worlds<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    /// Each with its legal list, which is the same in all if the rules obey the laws.
    possible: Vec<(G::State, Vec<G::Action>)>,
    rng: SplitMix,
}

impl<'a, G: Game> Worlds<'a, G> {
    /// Worlds for the view of the player to decide. The same view gives the same worlds.
    pub(crate) fn new(game: &'a G, view: &G::View, seat: Seat) -> Self {
        let mut rng = SplitMix::new(0);
        let made_up = (0..WORLDS).map(|_| {
            let (world, mut legal) = (game.sample(view, &mut rng), Vec::new());
            game.legal(&world, &mut legal);
            (world, legal)
        });
        let possible = made_up.collect();
        Worlds { game, seat, possible, rng }
    }

    /// An action's consequence and, if it reveals nothing and the turn continues, the player's view of
    /// the position after it.
    pub(crate) fn consequence(&self, action: G::Action) -> (Consequence, Option<G::View>) {
        let mut rng = self.rng.clone();
        let mut consequence = Consequence::default();
        let mut seen: Option<G::View> = None;
        let mut legal = Vec::new();
        for (world, _) in self.possible.iter().filter(|(_, legal)| legal.contains(&action)) {
            let mut world = world.clone();
            self.game.advance(&mut world, action, &mut ());
            consequence.reveals |= self.settle(&mut world, &mut legal, &mut rng);
            consequence.ends_turn |= self.game.pending(&world) != Pending::Player(self.seat);
            let view = self.game.view(&world, Viewer::Seat(self.seat));
            consequence.reveals |= seen.as_ref().is_some_and(|seen| *seen != view);
            seen = Some(view);
        }
        (consequence, seen.filter(|_| consequence == Consequence::default()))
    }

    /// Answers chance up to the next decision of a player; returns whether any draw had several
    /// outcomes.
    fn settle(&self, world: &mut G::State, legal: &mut Vec<G::Action>, rng: &mut SplitMix) -> bool {
        let mut several = false;
        for _ in 0..CHAIN {
            let Pending::Chance(_) = self.game.pending(world) else {
                break;
            };
            self.game.legal(world, legal);
            several |= legal.len() > 1;
            let outcome = chance::sample(self.game, world, legal, rng);
            self.game.advance(world, outcome, &mut ());
        }
        several
    }
}
