//! The rule against a thing that no legal action uses.

use kernel::Seat;

use super::probe::{lack, usable_by_the_rich};
use super::{Rule, Thing};
use crate::ids::{Guardian, Site, Space, Spot, Stack};
use crate::state::{Frame, State, Token};
use crate::tables::Tables;
use crate::travel;
use crate::verb::Ware;

/// The rule for the player to decide.
pub(super) fn rule(t: &Tables, s: &State, thing: Thing) -> Rule {
    let Some(&frame) = s.stack.last() else { return Rule::First };
    // Hands are put in order after the turns of the round, each by its owner.
    if matches!(frame, Frame::Keep { .. }) {
        return Rule::First;
    }
    if let Some(rule) = worn_out(s, frame, thing) {
        return rule;
    }
    if let Some(cost) = lack(t, s, thing) {
        return if reserved(t, s, thing) { Rule::Reserved } else { Rule::Short(cost) };
    }
    match frame {
        Frame::Turn if s.main_used => after_main(t, s, thing),
        Frame::Turn => standing(t, s, thing),
        Frame::PayTravel { need, wild: 0 } => match (thing, need.hardest()) {
            (Thing::Hand(_) | Thing::Travel(_), Some(icon)) => Rule::WrongIcon(icon),
            (Thing::Guardian(guardian), Some(icon)) if is_boon(s, guardian) => Rule::WrongIcon(icon),
            _ => Rule::First,
        },
        Frame::Ask(verb) => verb.why(t, s, thing).unwrap_or(Rule::First),
        Frame::AltarArtifact { .. } if matches!(thing, Thing::Row(_)) => Rule::WrongWare(Ware::Artifact),
        _ => Rule::First,
    }
}

/// Own things that are absent or used up, whatever the decision.
fn worn_out(s: &State, frame: Frame, thing: Thing) -> Option<Rule> {
    let me = s.me();
    let taken = matches!(frame, Frame::Ask(verb) if verb.takes_worn(thing));
    match thing {
        Thing::Assistant(place) if me.assistants[place as usize].is_none() => Some(Rule::NoAssistant),
        Thing::Assistant(place) if !taken && !me.ready(place as usize) => Some(Rule::Tired),
        Thing::Guardian(guardian) if me.used_boons & (1 << guardian.0) != 0 => Some(Rule::BoonUsed),
        Thing::Idols | Thing::Slots if !taken && me.slotted >= 4 && pairs_full(s) => Some(Rule::SlotsFull),
        _ => None,
    }
}

fn pairs_full(s: &State) -> bool {
    let (made, filled) = s.me().pairs;
    made <= filled
}

fn is_boon(s: &State, guardian: Guardian) -> bool {
    s.me().guardians & (1 << guardian.0) != 0
}

pub(crate) fn is_research(thing: Thing) -> bool {
    matches!(thing, Thing::Token(_) | Thing::Spot(..) | Thing::Stack(_) | Thing::Wall(_) | Thing::Passage(_))
}

/// Whether a payment in progress is the reason why a player's resource cannot be used for something
/// else.
fn reserved(t: &Tables, s: &State, thing: Thing) -> bool {
    let need = travel::outstanding(t, s);
    let paying = !need.icons.is_empty() || need.cards > 0;
    paying && matches!(thing, Thing::Hand(_) | Thing::Assistant(_) | Thing::Guardian(_) | Thing::Travel(_))
}

/// Either the main action prevents the use of a thing, or another rule does.
fn after_main(t: &Tables, s: &State, thing: Thing) -> Rule {
    let before = State { main_used: false, ..*s };
    if usable_by_the_rich(t, &before, thing) { Rule::MainUsed } else { standing(t, s, thing) }
}

/// Rules that no wealth changes, for things that belong to the current options.
pub(crate) fn standing(t: &Tables, s: &State, thing: Thing) -> Rule {
    let me = s.me();
    match thing {
        Thing::Space(space) => taken(s, space).unwrap_or_else(|| unreached(s, space)),
        Thing::Camp(site) => {
            let spaces = [site.space(), Space(site.space().0 + 1)];
            let free = spaces.into_iter().find(|&space| taken(s, space).is_none());
            let open = spaces.into_iter().find(|&space| s.blocked & (1 << space.0) == 0);
            standing(t, s, Thing::Space(free.or(open).unwrap_or(spaces[0])))
        }
        Thing::Guardian(guardian) if is_boon(s, guardian) => Rule::BoonTravels,
        Thing::Guardian(guardian) => {
            let at = s.guardians.iter().position(|&there| there == guardian).unwrap_or_default();
            Rule::NotWithGuardian(Site(at as u8))
        }
        Thing::Idol(_) => Rule::WithSite,
        Thing::Row(_) => Rule::DeckFull,
        Thing::Top(_) => Rule::OnDeck,
        Thing::Exiled(_) => Rule::InExile,
        Thing::Hand(_) => Rule::NoEffect,
        Thing::Played(_) => Rule::InPlay,
        Thing::Token(token) => token_rule(t, s, token),
        Thing::Spot(token, spot) => spot_rule(t, s, token, spot),
        Thing::Wall(_) => Rule::NoTokenThere,
        Thing::Stack(stack) => stack_rule(t, s, stack),
        Thing::Passage(passage) => passage_rule(t, s, passage),
        Thing::Altar(altar) => altar_rule(t, s, altar),
        Thing::Bonus(_) => Rule::WithSpace,
        // The place is filled and the assistant ready, so using it would be of no use.
        Thing::Assistant(_) => Rule::NothingToBuy,
        Thing::Idols | Thing::Slots => Rule::SlotsFull,
        Thing::Pairs => {
            let tiles: u8 = me.temple_tiles.iter().sum();
            let more = (2 * (me.pairs.0 + 1)).saturating_sub(tiles);
            if more > 0 { Rule::PairShort(more) } else { Rule::SlotsFull }
        }
        Thing::Resource(_) => Rule::Pays,
        Thing::Travel(_) => Rule::PaysTravel,
        Thing::Looked(_) | Thing::FearTiles | Thing::Deck | Thing::Supply(_) | Thing::Rescue(_) => {
            Rule::ByEffect
        }
    }
}

/// Who or what is on a space.
pub(crate) fn taken(s: &State, space: Space) -> Option<Rule> {
    let bit = 1_u32 << space.0;
    if s.blocked & bit != 0 {
        return Some(Rule::Blocked);
    }
    let holder = (0..s.options.players).find(|&seat| s.players[seat as usize].figures.contains(&space));
    match holder {
        Some(seat) if seat == s.turn => Some(Rule::YourFigure),
        Some(seat) => Some(Rule::Occupied(Some(Seat(seat)))),
        None => (s.rival.figures & bit != 0).then_some(Rule::Occupied(None)),
    }
}

/// Why no figure can be sent to a free space, however rich the player.
fn unreached(s: &State, space: Space) -> Rule {
    let site = space.site();
    if s.me().figure_at_home().is_none() || site.level() == 0 {
        Rule::NoFigure
    } else {
        Rule::NoTiles(site.level())
    }
}

fn token_rule(t: &Tables, s: &State, token: Token) -> Rule {
    let board = &t.boards[s.options.board as usize];
    let at = s.me().tokens[token as usize];
    if token == Token::Glass && s.me().passage != u8::MAX {
        return Rule::InPassage;
    }
    let next = board.bridges[at.at()].iter().map(|bridge| spot_rule(t, s, token, bridge.step.to));
    next.max_by_key(|rule| *rule == Rule::NotebookBehind).unwrap_or(Rule::TrackEnd)
}

fn spot_rule(t: &Tables, s: &State, token: Token, spot: Spot) -> Rule {
    let board = &t.boards[s.options.board as usize];
    let me = s.me();
    let at = me.tokens[token as usize];
    if token == Token::Glass && me.passage != u8::MAX {
        Rule::InPassage
    } else if at == spot {
        Rule::Here
    } else if token == Token::Notebook && spot == board.temple {
        Rule::NotebookOutside
    } else if board.row[spot.at()] <= board.row[at.at()] {
        Rule::Passed
    } else if board.bridges[at.at()].iter().all(|bridge| bridge.step.to != spot) {
        Rule::NoBridge
    } else {
        // Ruling 69; a bridge at which the glass or the lantern is can only be a matter of its price.
        Rule::NotebookBehind
    }
}

fn stack_rule(t: &Tables, s: &State, stack: Stack) -> Rule {
    let board = &t.boards[s.options.board as usize];
    if s.stacks[stack.at()] == 0 {
        Rule::StackEmpty
    } else {
        let row = board.stacks[stack.at()].min_row;
        if board.temple.is_some() && row >= board.row[board.temple.at()] {
            Rule::NotInTemple
        } else {
            Rule::NotSoHigh(row)
        }
    }
}

fn passage_rule(t: &Tables, s: &State, passage: u8) -> Rule {
    if s.me().passage != u8::MAX {
        Rule::InPassage
    } else if s.passages & (1 << passage) == 0 {
        Rule::PassageUsed
    } else {
        Rule::NotAtPassage(t.boards[s.options.board as usize].passages[passage as usize].from)
    }
}

fn altar_rule(t: &Tables, s: &State, altar: u8) -> Rule {
    let (me, at) = (s.me(), altar as usize);
    let row = t.rows.boards[s.options.board as usize].altars[at].row;
    if me.altars[at] >= 3 {
        Rule::AltarFull
    } else if me.tokens.iter().filter(|spot| spot.is_some()).all(|spot| spot.row() <= row) {
        Rule::NotAboveAltar(row)
    } else {
        Rule::NoArtifact
    }
}
