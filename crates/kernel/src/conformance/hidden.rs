//! Laws of hidden information: nothing shown to a viewer depends on what the viewer cannot know.

use super::{Failure, Law, Suite};
use words::Lang;

use crate::game::{Game, Pending, Viewer};
use crate::session::Actor;

/// Actions tried per viewer.
const TRIED: usize = 4;

/// An action's result as a viewer knows it: the events shown, the view, and the position behind
/// them.
struct After<G: Game> {
    shown: Vec<G::Event>,
    view: G::View,
    state: G::State,
}

impl<G: Game> Suite<'_, G> {
    pub(super) fn hidden(&mut self, state: &G::State, legal: &[G::Action]) -> Result<(), Failure> {
        for viewer in self.viewers(state) {
            let other = self.redealt(state, viewer)?;
            if matches!(self.game.pending(state), Pending::Player(seat) if viewer.is(seat)) {
                self.offered(state, &other, legal, viewer)?;
            }
            let mut other_legal = Vec::new();
            self.game.legal(&other, &mut other_legal);
            for action in self.few(legal, TRIED) {
                self.concealment(state, action, viewer)?;
                if self.game.conceals(state, action, viewer) {
                    self.alternatives(state, action, legal, viewer)?;
                } else if other_legal.contains(&action) {
                    self.same_action(state, &other, action, viewer)?;
                }
            }
        }
        Ok(())
    }

    /// A redeal looks the same to its viewer, down to the JSON, and is a position of the same game.
    fn redealt(&mut self, state: &G::State, viewer: Viewer) -> Result<G::State, Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::Redeal);
        let other = game.redeal(state, viewer, &mut self.rng);
        game.validate(&other).or_else(|problems| place.fail(format!("for {viewer:?}: {problems}")))?;
        let (view, again) = (game.view(state, viewer), game.view(&other, viewer));
        place.hold(view == again, || format!("{viewer:?} saw {view:?}, then {again:?}"))?;
        place.hold(game.view_json(&view) == game.view_json(&again), || format!("JSON of {viewer:?}"))?;
        let same = game.setup_of(state) == game.setup_of(&other)
            && game.round(state) == game.round(&other)
            && Actor::of(game.pending(state)) == Actor::of(game.pending(&other));
        place.hold(same, || format!("for {viewer:?} the setup, the round or who is to decide changes"))?;
        Ok(other)
    }

    /// The player to decide gets the same legal moves, with the same texts, in both positions.
    fn offered(
        &mut self,
        state: &G::State,
        other: &G::State,
        legal: &[G::Action],
        viewer: Viewer,
    ) -> Result<(), Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::HiddenLegal);
        let mut again = Vec::new();
        game.legal(other, &mut again);
        place.hold(legal == again, || format!("{viewer:?} may {legal:?}, after a redeal {again:?}"))?;
        place.hold(game.prompt(state, Lang::EN) == game.prompt(other, Lang::EN), || {
            format!("the prompt for {viewer:?} depends on what is hidden")
        })?;
        for action in self.few(legal, TRIED) {
            let texts = [state, other].map(|s| game.action_text(s, action, Lang::EN));
            place.hold(texts[0] == texts[1], || {
                format!("{viewer:?} reads {:?}, after a redeal {:?}", texts[0], texts[1])
            })?;
        }
        Ok(())
    }

    fn concealment(&self, state: &G::State, action: G::Action, viewer: Viewer) -> Result<(), Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::Conceals);
        if !game.conceals(state, action, viewer) {
            return Ok(());
        }
        place.hold(game.conceals(state, action, Viewer::Spectator), || {
            format!("{action:?} is concealed from {viewer:?} and shown to spectators")
        })?;
        let own = matches!(game.pending(state), Pending::Player(seat) if viewer.is(seat));
        place.hold(!own, || format!("{action:?} is concealed from {viewer:?}, who decides it"))
    }

    /// A viewer cannot distinguish the concealed actions of a position: same events, same view, same next
    /// player.
    ///
    /// An action is concealed as a whole (records write `?` for it), so it has no part that may show. Once the
    /// game is over all may be turned up.
    fn alternatives(
        &mut self,
        state: &G::State,
        action: G::Action,
        legal: &[G::Action],
        viewer: Viewer,
    ) -> Result<(), Failure> {
        let (game, place) = (self.game.clone(), self.place);
        let concealed = |other: &G::Action| *other != action && game.conceals(state, *other, viewer);
        let others: Vec<G::Action> = legal.iter().copied().filter(concealed).collect();
        let Some(&alternative) = self.some(&others) else {
            return Ok(());
        };
        let (one, two) = (self.after(state, action, viewer)?, self.after(state, alternative, viewer)?);
        if game.pending(&one.state) == Pending::Over {
            return Ok(());
        }
        let tells = || format!("{viewer:?} can tell {action:?} from {alternative:?}");
        place.law(Law::HiddenEvents);
        place.hold(one.shown == two.shown, || format!("{}: {:?}, {:?}", tells(), one.shown, two.shown))?;
        place.law(Law::HiddenView);
        place.hold(one.view == two.view, || format!("{}: {:?}, {:?}", tells(), one.view, two.view))?;
        let next = [one.state, two.state].map(|state| Actor::of(game.pending(&state)));
        place.hold(next[0] == next[1], || format!("{} by who decides next: {next:?}", tells()))
    }

    /// The same open action in two positions that look the same: the events shown and the resulting views
    /// must both be equal, or both reveal the new fact.
    ///
    /// If the events differ while the views agree, the events leak hidden information. If the views differ
    /// while the events agree, the view contains something no event showed; only the end of the game may
    /// reveal everything without an event.
    fn same_action(
        &self,
        state: &G::State,
        other: &G::State,
        action: G::Action,
        viewer: Viewer,
    ) -> Result<(), Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::Conceals);
        place.hold(!game.conceals(other, action, viewer), || {
            format!("whether {action:?} is concealed from {viewer:?} depends on what is hidden")
        })?;
        let (one, two) = (self.after(state, action, viewer)?, self.after(other, action, viewer)?);
        let (shown, views) = (one.shown == two.shown, one.view == two.view);
        place.law(Law::HiddenEvents);
        place.hold(shown || !views, || {
            format!("after {action:?} {viewer:?} is shown {:?}, after a redeal {:?}", one.shown, two.shown)
        })?;
        place.law(Law::HiddenView);
        let over = game.pending(&one.state) == Pending::Over;
        place.hold(views || !shown || over, || {
            format!("after {action:?} {viewer:?} sees {:?}, after a redeal {:?}", one.view, two.view)
        })
    }

    fn after(&self, state: &G::State, action: G::Action, viewer: Viewer) -> Result<After<G>, Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::Accepts);
        let (mut state, mut events) = (state.clone(), Vec::new());
        game.advance(&mut state, action, &mut events);
        place.law(Law::HiddenEvents);
        let shown: Vec<G::Event> = events.iter().map(|event| game.see(event, viewer)).collect();
        for (event, seen) in events.iter().zip(&shown) {
            place
                .hold(game.see(seen, viewer) == *seen, || format!("{seen:?} hides more at a second look"))?;
            // A spectator knows only what is public, so whatever is hidden from a seat is hidden from
            // spectators too.
            place.hold(game.see(seen, Viewer::Spectator) == game.see(event, Viewer::Spectator), || {
                format!("a spectator is shown more of {event:?} than {viewer:?}")
            })?;
        }
        Ok(After { shown, view: game.view(&state, viewer), state })
    }
}
