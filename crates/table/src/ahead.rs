//! Look-ahead: what an action would lead to, computed from the player's own view.
//!
//! The action is tried in worlds sampled from the player's view. Automatic consequences belong to it, and so does the
//! cheapest payment; the look-ahead ends at the next question, at a chance outcome, or where the worlds differ. So
//! the answer holds nothing that the player could not work out.

use kernel::{Game, Lang, Pending, Purpose, SplitMix, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::message::Event;
use crate::room::Status;
use crate::table::Table;

/// Number of worlds that must agree.
const WORLDS: usize = 4;

/// No payment has more parts.
const PARTS: usize = 40;

/// The preview of an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ahead {
    /// What would happen, in order, the cheapest payment included.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<kernel::schema::EventParts>))]
    pub events: Vec<Event>,
    /// How the player would see the position then.
    #[cfg_attr(feature = "schema", schema(value_type = games::GameView))]
    pub view: Value,
    /// More would follow that cannot be known before.
    pub open: bool,
}

/// A world after an action, with what its player saw of it.
struct Tried<G: Game> {
    world: G::State,
    events: Vec<G::Event>,
    view: G::View,
}

impl<G: Game> Table<G> {
    /// What an action would lead to, for the player to decide only; `None` if the action is not offered to this
    /// viewer.
    pub fn ahead(&self, viewer: Viewer, text: &str, lang: Lang) -> Option<Ahead> {
        let Pending::Player(seat) = self.line.pending() else { return None };
        if !viewer.is(seat) || self.room.status != Status::Playing {
            return None;
        }
        let game = self.game();
        let mut view = self.view(viewer);
        let mut rng = SplitMix::new(0);
        let mut worlds: Vec<G::State> = (0..WORLDS).map(|_| game.sample(&view, &mut rng)).collect();
        let mut next = Some(offered(game, &worlds[0], text)?);
        let (mut events, mut open) = (Vec::new(), false);
        for _ in 0..PARTS {
            let Some(action) = next else { break };
            let Some(tried) = agreed(game, &worlds, action, viewer) else {
                open = true;
                break;
            };
            worlds.clear();
            for Tried { world, events: seen, view: after } in tried {
                if worlds.is_empty() {
                    events.extend(seen);
                    view = after;
                }
                worlds.push(world);
            }
            open = matches!(game.pending(&worlds[0]), Pending::Chance(_));
            next = match game.pending(&worlds[0]) {
                Pending::Player(who) if who == seat => cheapest(game, &worlds[0]),
                Pending::Player(_) | Pending::Chance(_) | Pending::Over => None,
            };
        }
        let events = events.iter().map(|event| self.event(event, viewer, lang)).collect();
        Some(Ahead { events, view: game.view_json(&view), open })
    }
}

/// The action of these words, if it is legal.
fn offered<G: Game>(game: &G, world: &G::State, text: &str) -> Option<G::Action> {
    let mut legal = Vec::new();
    game.legal(world, &mut legal);
    game.parse_at(world, text).filter(|action| legal.contains(action))
}

/// The cheapest way to pay, while something is to be paid.
fn cheapest<G: Game>(game: &G, world: &G::State) -> Option<G::Action> {
    let mut legal = Vec::new();
    game.legal(world, &mut legal);
    let pays = |action: &G::Action| game.purpose(world, *action) == Purpose::Pay;
    legal.into_iter().filter(pays).min_by_key(|&action| game.payment_cost(action))
}

/// Every world after the action, if the player would see the same in all of them.
fn agreed<G: Game>(
    game: &G,
    worlds: &[G::State],
    action: G::Action,
    viewer: Viewer,
) -> Option<Vec<Tried<G>>> {
    let tried: Option<Vec<Tried<G>>> = worlds
        .iter()
        .map(|world| {
            let (mut world, mut events) = (world.clone(), Vec::new());
            game.apply(&mut world, action, &mut events).ok()?;
            let events = events.iter().map(|event| game.see(event, viewer)).collect();
            let view = game.view(&world, viewer);
            Some(Tried { world, events, view })
        })
        .collect();
    let tried = tried?;
    let (first, rest) = tried.split_first()?;
    rest.iter().all(|other| other.events == first.events && other.view == first.view).then_some(tried)
}
