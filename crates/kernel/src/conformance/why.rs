//! Laws of reasons: whatever a player cannot use has a reason, and the reason reveals nothing
//! hidden.

use super::{Failure, Law, Suite};
use words::Lang;

use crate::game::{Pending, Viewer};
use crate::why::{self, Against, Why};

impl<G: Why> Suite<'_, G> {
    /// For every viewer: each thing is either used by a legal action or has a reason, never both, and another
    /// position that looks the same to the viewer gives the same answer in the same words.
    pub(super) fn reasons(&mut self, state: &G::State) -> Result<(), Failure> {
        let game = self.game.clone();
        for viewer in self.viewers(state) {
            let found = why::reasons(&*game, &game.view(state, viewer), viewer);
            self.complete(state, viewer, &found)?;
            self.explained(state, &found)?;
            self.blind(state, viewer)?;
        }
        Ok(())
    }

    fn complete(&self, state: &G::State, viewer: Viewer, found: &[Against<G>]) -> Result<(), Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::WhyNot);
        let mut things = Vec::new();
        game.things(state, viewer, &mut things);
        for (at, thing) in things.iter().enumerate() {
            place.hold(!things[..at].contains(thing), || format!("{thing:?} is there twice"))?;
        }
        let decides = matches!(game.pending(state), Pending::Player(seat) if viewer.is(seat));
        let used = if decides { why::used(game, state) } else { Vec::new() };
        for thing in &used {
            place.hold(things.contains(thing), || format!("{thing:?} is used and nobody thinks of it"))?;
        }
        things.retain(|thing| !used.contains(thing));
        let told: Vec<G::Thing> = found.iter().map(|&(thing, _)| thing).collect();
        place
            .hold(told == things, || format!("{viewer:?} cannot use {things:?} and has reasons for {told:?}"))
    }

    fn explained(&self, state: &G::State, found: &[Against<G>]) -> Result<(), Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::Texts);
        for lang in Lang::all() {
            for &against in found {
                let told = why::tell(game, state, against, lang);
                let what = &told.what;
                let empty = [&told.text, &told.name, &told.reason, &what.kind, &what.id, &what.place]
                    .iter()
                    .any(|text| text.is_empty());
                place.hold(!empty, || format!("no words for {against:?} in {lang:?}: {told:?}"))?;
                place.hold(told.missing.values().all(|&by| by > 0), || {
                    format!("nothing is missing in {told:?}")
                })?;
            }
        }
        Ok(())
    }

    /// Neither the reasons nor their words change when everything hidden is dealt again.
    fn blind(&mut self, state: &G::State, viewer: Viewer) -> Result<(), Failure> {
        let (game, place) = (self.game.clone(), self.place);
        place.law(Law::HiddenWhy);
        let other = game.redeal(state, viewer, &mut self.rng);
        let told = [state, &other].map(|world| {
            let found = why::reasons_in(&*game, world, viewer);
            found.iter().map(|&against| why::tell(&*game, world, against, Lang::EN)).collect::<Vec<_>>()
        });
        place.hold(told[0] == told[1], || {
            let differs = told[0].iter().zip(&told[1]).find(|(one, other)| one != other);
            format!("{viewer:?} is told otherwise after a redeal: {differs:?}")
        })
    }
}
