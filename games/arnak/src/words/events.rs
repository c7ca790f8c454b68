//! Events as words for clients and as lines of the log.
//!
//! One table gives every kind its verb and the names of its arguments. The verb is the key of the sentence among the
//! game's words (`event-drew`), and the arguments are those of the sentence. An event does not name its board, so
//! research spaces and temple tiles are named by their place.

use kernel::{Arg, Lang, Phrase};

use super::{Names, WORDS, say};
use crate::event::{Event, Kind, Thing};
use crate::ids::Assistant;
use crate::notation::{site_key, space_key, spot_key};
use crate::purse::{Icons, Purse};
use crate::tables::{Named, Tables};
use ::words::Value;

/// The form of an event in words.
struct Form {
    verb: &'static str,
    args: [&'static str; 2],
    /// A player or the rival did it.
    done: bool,
}

/// A line of the table.
const fn form(verb: &'static str, args: [&'static str; 2], done: bool) -> Form {
    Form { verb, args, done }
}

const NONE: [&str; 2] = ["", ""];
const CARD: [&str; 2] = ["card", ""];
const SITE: [&str; 2] = ["site", ""];
const TOKENS: [&str; 2] = ["tokens", ""];
const TILE: [&str; 2] = ["tile", ""];
const GUARDIAN: [&str; 2] = ["guardian", ""];
const ASSISTANT: [&str; 2] = ["assistant", ""];
const IDOL: [&str; 2] = ["idol", ""];
const NUMBER: [&str; 2] = ["number", ""];
const ALTAR: [&str; 2] = ["altar", ""];
const SPOT: [&str; 2] = ["spot", ""];
const PASSAGE: [&str; 2] = ["passage", ""];
const OBJECTIVE: [&str; 2] = ["objective", ""];

#[rustfmt::skip]
const fn of(kind: Kind) -> Form {
    match kind {
        Kind::RoundStarted => form("round_started", NUMBER, false),
        Kind::TurnStarted => form("turn_started", NONE, true),
        Kind::Drew => form("drew", CARD, true),
        Kind::Played => form("played", CARD, true),
        Kind::Spent => form("spent", CARD, true),
        Kind::Hired => form("hired", NONE, true),
        Kind::UsedUp => form("used_up", CARD, true),
        Kind::Exiled => form("exiled", CARD, true),
        Kind::ExiledFearTile => form("exiled_fear_tile", NONE, true),
        Kind::Discarded => form("discarded", CARD, true),
        Kind::KeptHand => form("kept_hand", NUMBER, true),
        Kind::Gained => form("gained", TOKENS, true),
        Kind::Paid => form("paid", TOKENS, true),
        Kind::TravelGained => form("travel_gained", ["icons", ""], true),
        Kind::FearGained => form("fear_gained", NONE, true),
        Kind::FearTileGained => form("fear_tile_gained", NONE, true),
        Kind::Dug => form("dug", ["space", ""], true),
        Kind::Discovered => form("discovered", SITE, true),
        Kind::SiteFound => form("site_found", ["site", "tile"], true),
        Kind::GuardianAwoke => form("guardian_awoke", ["site", "guardian"], true),
        Kind::GuardianMoved => form("guardian_moved", ["guardian", "site"], true),
        Kind::Overcame => form("overcame", ["guardian", "site"], true),
        Kind::BoonUsed => form("boon_used", GUARDIAN, true),
        Kind::BoonReadied => form("boon_readied", GUARDIAN, true),
        Kind::IdolTaken => form("idol_taken", IDOL, true),
        Kind::HiddenIdolTaken => form("hidden_idol_taken", NONE, true),
        Kind::IdolPaid => form("idol_paid", NONE, true),
        Kind::IdolSlotted => form("idol_slotted", NONE, true),
        Kind::IdolFreed => form("idol_freed", NONE, true),
        Kind::IdolCopied => form("idol_copied", IDOL, true),
        Kind::Relocated => form("relocated", ["from", "to"], true),
        Kind::Recalled => form("recalled", ["space", ""], true),
        Kind::Activated => form("activated", SITE, true),
        Kind::Scouted => form("scouted", TILE, true),
        Kind::Bought => form("bought", CARD, true),
        Kind::ItemGained => form("item_gained", CARD, true),
        Kind::RowDealt => form("row_dealt", CARD, false),
        Kind::RowExiled => form("row_exiled", CARD, false),
        Kind::Revealed => form("revealed", CARD, false),
        Kind::Looked => form("looked", CARD, true),
        Kind::KeptCard => form("kept_card", CARD, true),
        Kind::ReturnedCard => form("returned_card", CARD, true),
        Kind::Researched => form("researched", ["token", "spot"], true),
        Kind::ReachedTemple => form("reached_temple", NUMBER, true),
        Kind::BonusTaken => form("bonus_taken", ["bonus", ""], true),
        Kind::TempleTileTaken => form("temple_tile_taken", ["stack", "points"], true),
        Kind::AssistantUsed => form("assistant_used", ASSISTANT, true),
        Kind::SupplyUsed => form("supply_used", ASSISTANT, true),
        Kind::Recruited => form("recruited", ASSISTANT, true),
        Kind::Promoted => form("promoted", ASSISTANT, true),
        Kind::Refreshed => form("refreshed", ASSISTANT, true),
        Kind::Exchanged => form("exchanged", ["assistant", "for"], true),
        Kind::Rescued => form("rescued", ASSISTANT, true),
        Kind::SupplyRevealed => form("supply_revealed", ASSISTANT, false),
        Kind::Shielded => form("shielded", NONE, true),
        Kind::AllPlanes => form("all_planes", NONE, true),
        Kind::Passed => form("passed", NONE, true),
        Kind::TurnEnded => form("turn_ended", NONE, true),
        Kind::RoundEnded => form("round_ended", NUMBER, false),
        Kind::AltarActivated => form("altar_activated", ALTAR, true),
        Kind::ArtifactOnAltar => form("artifact_on_altar", ["card", "altar"], true),
        Kind::WallTileTaken => form("wall_tile_taken", SPOT, true),
        Kind::PassageTaken => form("passage_taken", PASSAGE, true),
        Kind::PairMade => form("pair_made", NONE, true),
        Kind::RivalTurn => form("rival_turn", ["tile", "arrow"], false),
        Kind::RivalNothing => form("rival_nothing", NONE, false),
        Kind::RivalDug => form("rival_dug", SITE, false),
        Kind::RivalDiscovered => form("rival_discovered", SITE, false),
        Kind::RivalIdol => form("rival_idol", IDOL, false),
        Kind::RivalResearched => form("rival_researched", ["token", "spot"], false),
        Kind::RivalRemovedBonus => form("rival_removed_bonus", ["bonus", ""], false),
        Kind::RivalTempleTile => form("rival_temple_tile", ["stack", "points"], false),
        Kind::RivalRemovedAssistant => form("rival_removed_assistant", ASSISTANT, false),
        Kind::RivalOvercame => form("rival_overcame", ["guardian", "site"], false),
        Kind::RivalBought => form("rival_bought", CARD, false),
        Kind::RivalAltar => form("rival_altar", ALTAR, false),
        Kind::RivalWallTile => form("rival_wall_tile", SPOT, false),
        Kind::RivalMarkedTile => form("rival_marked_tile", SPOT, false),
        Kind::RivalPassage => form("rival_passage", PASSAGE, false),
        Kind::ObjectiveRevealed => form("objective_revealed", OBJECTIVE, false),
        Kind::ObjectiveMet => form("objective_met", OBJECTIVE, false),
        Kind::ObjectiveLost => form("objective_lost", OBJECTIVE, false),
        Kind::GameEnded => form("game_ended", NONE, false),
    }
}

/// The event as a verb with named arguments.
pub(crate) fn event_phrase(t: &Tables, event: &Event) -> Phrase {
    let event = plain(*event);
    let form = of(event.kind);
    let mut phrase = Phrase::new(form.verb);
    if let Some(seat) = event.seat {
        phrase = phrase.number("seat", seat.0);
    } else if form.done {
        // It was done by the rival, not by a player.
        phrase = phrase.word("seat", "rival");
    }
    for (name, thing) in form.args.into_iter().zip([event.a, event.b]) {
        if let Some(arg) = arg(t, thing)
            && !name.is_empty()
        {
            phrase.args.push((name, arg));
        }
    }
    phrase
}

fn arg(t: &Tables, thing: Thing) -> Option<Arg> {
    let key =
        |name: Option<&Named>| Some(Arg::Word(name.map_or_else(|| "-".into(), |name| name.key.clone())));
    let rows = &t.rows;
    match thing {
        Thing::Nothing => None,
        Thing::HiddenCard => Some(Arg::Hidden),
        Thing::Card(card) => key(rows.cards().find(|&(known, _)| known == card).map(|(_, row)| &row.name)),
        Thing::Space(space) => Some(Arg::Word(space_key(space))),
        Thing::Site(site) => Some(Arg::Word(site_key(site))),
        Thing::Tile(tile) => key(rows.tiles.get(tile.at()).map(|row| &row.name)),
        Thing::Guardian(guardian) => key(rows.guardians.get(guardian.at()).map(|row| &row.name)),
        Thing::Assistant(assistant) => key(rows.assistants.get(assistant.at()).map(|row| &row.name)),
        Thing::Idol(idol) => key(rows.idols.get(idol.at()).map(|row| &row.name)),
        Thing::Bonus(bonus) => key(rows.bonuses.get(bonus.at()).map(|row| &row.name)),
        Thing::Spot(spot) => Some(Arg::Word(spot_key(spot))),
        Thing::Stack(stack) => Some(Arg::Number(i64::from(stack.0) + 1)),
        Thing::Slot(slot) => key(rows.slots.get(slot as usize).map(|row| &row.name)),
        Thing::Tokens(purse) => {
            Some(Arg::Words(purse.iter().map(|(res, n)| format!("{}:{n}", res.key())).collect()))
        }
        Thing::Icons(icons) => {
            Some(Arg::Words(icons.iter().map(|(icon, n)| format!("{}:{n}", icon.key())).collect()))
        }
        Thing::Icon(icon) => Some(Arg::Word(icon.key().into())),
        Thing::Research(token) => Some(Arg::Word(token.key().into())),
        Thing::Number(n) => Some(Arg::Number(n.into())),
        Thing::RivalTile(tile) => key(rows.rival.get(tile as usize).map(|row| &row.name)),
        Thing::Arrow(left) => Some(Arg::Word(if left { "left" } else { "right" }.into())),
        Thing::Altar(at) | Thing::Passage(at) => Some(Arg::Number(i64::from(at) + 1)),
        Thing::Objective(objective) => key(rows.objectives.get(objective as usize)),
    }
}

/// The event without a thing that no player has seen.
fn plain(event: Event) -> Event {
    match (event.kind, event.a) {
        // No player has looked at this assistant.
        (Kind::RivalRemovedAssistant, Thing::Assistant(Assistant::NONE)) => {
            Event { a: Thing::Nothing, ..event }
        }
        _ => event,
    }
}

/// The event as a line of the log.
pub(crate) fn event_text(t: &Tables, event: &Event, lang: Lang) -> String {
    let n = Names { t, lang, board: 0 };
    let event = &plain(*event);
    let who = event.seat.map_or_else(|| say!(lang, "the-rival"), |seat| n.player(seat));
    let form = of(event.kind);
    let mut args = vec![("who", who.into())];
    for (name, about) in form.args.into_iter().zip([event.a, event.b]) {
        if !name.is_empty() {
            args.push((name, value(n, about)));
        }
    }
    WORDS.say(lang, &format!("event-{}{}", form.verb, special(event)), &args)
}

/// Suffixes of event keys: for events that lack their usual object, and for tiles whose points are known.
const fn special(event: &Event) -> &'static str {
    match (event.kind, event.a, event.b) {
        (
            Kind::Refreshed
            | Kind::RoundStarted
            | Kind::RoundEnded
            | Kind::RivalRemovedBonus
            | Kind::RivalRemovedAssistant,
            Thing::Nothing,
            _,
        )
        | (Kind::RoundStarted | Kind::RoundEnded, Thing::Number(0), _) => "-plain",
        (Kind::TempleTileTaken | Kind::RivalTempleTile, _, Thing::Number(_)) => "-points",
        _ => "",
    }
}

/// A thing as an argument of a sentence: numbers stay numbers, which select the plural form.
fn value(n: Names<'_>, about: Thing) -> Value<'static> {
    match about {
        Thing::Number(number) => number.into(),
        about => thing(n, about).into(),
    }
}

fn thing(n: Names<'_>, thing: Thing) -> String {
    let lang = n.lang;
    match thing {
        Thing::Nothing => String::new(),
        Thing::HiddenCard => say!(lang, "hidden-card"),
        Thing::Card(card) => n.card(card),
        Thing::Space(space) => n.space(space, n.site(space.site())),
        Thing::Site(site) => n.site(site),
        Thing::Tile(tile) => n.tile(tile),
        Thing::Guardian(guardian) => n.guardian(guardian),
        Thing::Assistant(assistant) => n.assistant(assistant),
        Thing::Idol(idol) => n.idol(idol),
        Thing::Bonus(bonus) => n.bonus(bonus),
        Thing::Spot(spot) => {
            say!(lang, "at-spot", row = spot.row(), column = spot.column())
        }
        Thing::Stack(stack) => say!(lang, "of-stack", n = u16::from(stack.0) + 1),
        Thing::Slot(slot) => n.of(n.t.rows.slots.get(slot as usize).map(|row| &row.name)),
        Thing::Tokens(Purse::ZERO) | Thing::Icons(Icons::NONE) => say!(lang, "nothing"),
        Thing::Tokens(purse) => n.purse(purse),
        Thing::Icons(icons) => n.icons(icons),
        Thing::Icon(icon) => n.icon(icon),
        Thing::Research(token) => n.token(token),
        Thing::Number(number) => number.to_string(),
        Thing::RivalTile(tile) => n.rival_tile(tile),
        Thing::Arrow(left) => n.side(left),
        Thing::Altar(altar) => n.altar(altar),
        Thing::Passage(passage) => n.passage(passage),
        Thing::Objective(objective) => n.objective(objective),
    }
}
