//! Events as words for clients and as lines of the log.
//!
//! One table gives every kind its verb, the names of its arguments and its sentence in both languages, in which
//! `{who}`, `{a}` and `{b}` stand for the player and the things it is about. An event does not name its board,
//! so research spaces and temple tiles go by their place.

use kernel::{Arg, Lang, Phrase};

use super::{Names, say};
use crate::event::{Event, Kind, Thing};
use crate::ids::Assistant;
use crate::notation::{site_key, space_key, spot_key};
use crate::purse::{Icons, Purse};
use crate::tables::{Named, Tables};

/// How an event is told.
struct Form {
    verb: &'static str,
    args: [&'static str; 2],
    en: &'static str,
    fr: &'static str,
}

/// A line of the table.
const fn form(verb: &'static str, args: [&'static str; 2], en: &'static str, fr: &'static str) -> Form {
    Form { verb, args, en, fr }
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
        Kind::RoundStarted => form("round_started", NUMBER, "Round {a} begins.", "La manche {a} commence."),
        Kind::TurnStarted => form("turn_started", NONE, "{who} begins a turn.", "{who} commence son tour."),
        Kind::Drew => form("drew", CARD, "{who} draws {a}.", "{who} pioche {a}."),
        Kind::Played => form("played", CARD, "{who} plays {a}.", "{who} joue {a}."),
        Kind::Spent => form("spent", CARD, "{who} travels with {a}.", "{who} se déplace avec {a}."),
        Kind::Hired => form("hired", NONE, "{who} hires a plane.", "{who} loue un avion."),
        Kind::UsedUp => form("used_up", CARD, "{who} uses up {a}.", "{who} dépense {a}."),
        Kind::Exiled => form("exiled", CARD, "{who} exiles {a}.", "{who} exile {a}."),
        Kind::ExiledFearTile => form("exiled_fear_tile", NONE, "{who} exiles a fear tile.", "{who} exile une tuile Peur."),
        Kind::Discarded => form("discarded", CARD, "{who} discards {a}.", "{who} défausse {a}."),
        Kind::KeptHand => form("kept_hand", NUMBER, "{who} keeps {a} in hand.", "{who} garde {a} en main."),
        Kind::Gained => form("gained", TOKENS, "{who} gains {a}.", "{who} gagne {a}."),
        Kind::Paid => form("paid", TOKENS, "{who} pays {a}.", "{who} paie {a}."),
        Kind::TravelGained => form("travel_gained", ["icons", ""], "{who} gains {a} to travel with this turn.", "{who} gagne {a} pour se déplacer ce tour-ci."),
        Kind::FearGained => form("fear_gained", NONE, "{who} takes a Fear card.", "{who} prend une carte Peur."),
        Kind::FearTileGained => form("fear_tile_gained", NONE, "{who} takes a fear tile.", "{who} prend une tuile Peur."),
        Kind::Dug => form("dug", ["space", ""], "{who} digs: {a}.", "{who} excave : {a}."),
        Kind::Discovered => form("discovered", SITE, "{who} goes to discover {a}.", "{who} part à la découverte : {a}."),
        Kind::SiteFound => form("site_found", ["site", "tile"], "{who} finds {b} ({a}).", "{who} trouve {b} ({a})."),
        Kind::GuardianAwoke => form("guardian_awoke", ["site", "guardian"], "{who} wakes {b} ({a}).", "{who} réveille {b} ({a})."),
        Kind::GuardianMoved => form("guardian_moved", ["guardian", "site"], "{who} moves {a} to {b}.", "{who} déplace {a} : {b}."),
        Kind::Overcame => form("overcame", ["guardian", "site"], "{who} overcomes {a} ({b}).", "{who} maîtrise {a} ({b})."),
        Kind::BoonUsed => form("boon_used", GUARDIAN, "{who} uses the boon of {a}.", "{who} utilise la faveur : {a}."),
        Kind::BoonReadied => form("boon_readied", GUARDIAN, "{who} turns {a} up again.", "{who} rend sa faveur à {a}."),
        Kind::IdolTaken => form("idol_taken", IDOL, "{who} takes an idol: {a}.", "{who} prend une idole : {a}."),
        Kind::HiddenIdolTaken => form("hidden_idol_taken", NONE, "{who} takes a face-down idol.", "{who} prend une idole face cachée."),
        Kind::IdolPaid => form("idol_paid", NONE, "{who} gives up an idol.", "{who} renonce à une idole."),
        Kind::IdolSlotted => form("idol_slotted", NONE, "{who} puts an idol into a slot.", "{who} place une idole sur un emplacement Idole."),
        Kind::IdolFreed => form("idol_freed", NONE, "{who} moves an idol from its slot back to the crates.", "{who} remet une idole de son emplacement dans ses caisses."),
        Kind::IdolCopied => form("idol_copied", IDOL, "{who} uses an idol of the board: {a}.", "{who} utilise une idole du plateau : {a}."),
        Kind::Relocated => form("relocated", ["from", "to"], "{who} moves an archaeologist from {a} to {b}.", "{who} déplace un archéologue : {a} → {b}."),
        Kind::Recalled => form("recalled", ["space", ""], "{who} returns an archaeologist from {a}.", "{who} reprend un archéologue : {a}."),
        Kind::Activated => form("activated", SITE, "{who} activates {a}.", "{who} active : {a}."),
        Kind::Scouted => form("scouted", TILE, "{who} scouts {a}.", "{who} part en éclaireur : {a}."),
        Kind::Bought => form("bought", CARD, "{who} buys {a}.", "{who} achète {a}."),
        Kind::ItemGained => form("item_gained", CARD, "{who} receives {a}.", "{who} reçoit {a}."),
        Kind::RowDealt => form("row_dealt", CARD, "{a} comes to the row.", "{a} arrive dans la rangée."),
        Kind::RowExiled => form("row_exiled", CARD, "{a} leaves the row for exile.", "{a} quitte la rangée pour l'exil."),
        Kind::Revealed => form("revealed", CARD, "The top card is turned up: {a}.", "La première carte est révélée : {a}."),
        Kind::Looked => form("looked", CARD, "{who} looks at {a}.", "{who} regarde {a}."),
        Kind::KeptCard => form("kept_card", CARD, "{who} keeps {a}.", "{who} garde {a}."),
        Kind::ReturnedCard => form("returned_card", CARD, "{who} puts {a} back on top of the deck.", "{who} remet {a} sur sa pioche."),
        Kind::Researched => form("researched", ["token", "spot"], "{who} moves {a} to {b}.", "{who} avance {a} : {b}."),
        Kind::ReachedTemple => form("reached_temple", NUMBER, "{who} reaches the Lost Temple as number {a}.", "{who} atteint le Temple perdu en position {a}."),
        Kind::BonusTaken => form("bonus_taken", ["bonus", ""], "{who} takes a bonus tile: {a}.", "{who} prend une tuile bonus : {a}."),
        Kind::TempleTileTaken => form("temple_tile_taken", ["stack", "points"], "{who} takes {a}.", "{who} prend {a}."),
        Kind::AssistantUsed => form("assistant_used", ASSISTANT, "{who} uses {a}.", "{who} utilise {a}."),
        Kind::SupplyUsed => form("supply_used", ASSISTANT, "{who} uses {a} on the supply board.", "{who} utilise {a} dans la réserve."),
        Kind::Recruited => form("recruited", ASSISTANT, "{who} recruits {a}.", "{who} recrute {a}."),
        Kind::Promoted => form("promoted", ASSISTANT, "{who} turns {a} to gold.", "{who} retourne {a} côté or."),
        Kind::Refreshed => form("refreshed", ASSISTANT, "{who} refreshes {a}.", "{who} redresse {a}."),
        Kind::Exchanged => form("exchanged", ["assistant", "for"], "{who} exchanges {b} for {a}.", "{who} échange {b} contre {a}."),
        Kind::Rescued => form("rescued", ASSISTANT, "{who} rescues {a}.", "{who} secourt {a}."),
        Kind::SupplyRevealed => form("supply_revealed", ASSISTANT, "{a} comes to the supply board.", "{a} arrive dans la réserve."),
        Kind::Shielded => form("shielded", NONE, "Guardians give {who} no Fear this round.", "{who} ne reçoit pas de Peur des gardiens cette manche."),
        Kind::AllPlanes => form("all_planes", NONE, "All travel icons of {who} are planes this round.", "{who} ne se déplace qu'en avion cette manche."),
        Kind::Passed => form("passed", NONE, "{who} passes.", "{who} passe."),
        Kind::TurnEnded => form("turn_ended", NONE, "{who} ends the turn.", "{who} finit son tour."),
        Kind::RoundEnded => form("round_ended", NUMBER, "Round {a} ends.", "La manche {a} se termine."),
        Kind::AltarActivated => form("altar_activated", ALTAR, "{who} puts a dark tablet under {a}.", "{who} place une tablette noire : {a}."),
        Kind::ArtifactOnAltar => form("artifact_on_altar", ["card", "altar"], "{who} puts {a} on {b}.", "{who} pose {a} : {b}."),
        Kind::WallTileTaken => form("wall_tile_taken", SPOT, "{who} takes the temple tile at {a}.", "{who} prend la tuile Temple : {a}."),
        Kind::PassageTaken => form("passage_taken", PASSAGE, "{who} goes into {a}.", "{who} emprunte {a}."),
        Kind::PairMade => form("pair_made", NONE, "{who} makes an idol slot of two temple tiles.", "{who} forme un emplacement Idole avec deux tuiles Temple."),
        Kind::RivalTurn => form("rival_turn", ["tile", "arrow"], "The rival plays the tile {a} (arrow {b}).", "Le rival joue la tuile {a} (flèche {b})."),
        Kind::RivalNothing => form("rival_nothing", NONE, "The rival does nothing.", "Le rival ne fait rien."),
        Kind::RivalDug => form("rival_dug", SITE, "The rival digs: {a}.", "Le rival excave : {a}."),
        Kind::RivalDiscovered => form("rival_discovered", SITE, "The rival discovers {a}.", "Le rival découvre : {a}."),
        Kind::RivalIdol => form("rival_idol", IDOL, "The rival takes an idol: {a}.", "Le rival prend une idole : {a}."),
        Kind::RivalResearched => form("rival_researched", ["token", "spot"], "The rival moves {a} to {b}.", "Le rival avance {a} : {b}."),
        Kind::RivalRemovedBonus => form("rival_removed_bonus", ["bonus", ""], "The rival removes a bonus tile: {a}.", "Le rival retire une tuile bonus : {a}."),
        Kind::RivalTempleTile => form("rival_temple_tile", ["stack", "points"], "The rival takes {a}.", "Le rival prend {a}."),
        Kind::RivalRemovedAssistant => form("rival_removed_assistant", ASSISTANT, "The rival removes {a}.", "Le rival retire {a}."),
        Kind::RivalOvercame => form("rival_overcame", ["guardian", "site"], "The rival overcomes {a} ({b}).", "Le rival maîtrise {a} ({b})."),
        Kind::RivalBought => form("rival_bought", CARD, "The rival takes {a}.", "Le rival prend {a}."),
        Kind::RivalAltar => form("rival_altar", ALTAR, "The rival puts a dark tablet under {a}.", "Le rival place une tablette noire : {a}."),
        Kind::RivalWallTile => form("rival_wall_tile", SPOT, "The rival takes the temple tile at {a}.", "Le rival prend la tuile Temple : {a}."),
        Kind::RivalMarkedTile => form("rival_marked_tile", SPOT, "The rival marks the temple tile at {a}.", "Le rival marque la tuile Temple : {a}."),
        Kind::RivalPassage => form("rival_passage", PASSAGE, "The rival goes into {a}.", "Le rival emprunte {a}."),
        Kind::ObjectiveRevealed => form("objective_revealed", OBJECTIVE, "An objective is revealed: {a}.", "Un objectif est révélé : {a}."),
        Kind::ObjectiveMet => form("objective_met", OBJECTIVE, "An objective is denied to the rival: {a}.", "Un objectif échappe au rival : {a}."),
        Kind::ObjectiveLost => form("objective_lost", OBJECTIVE, "The rival scores an objective: {a}.", "Le rival marque un objectif : {a}."),
        Kind::GameEnded => form("game_ended", NONE, "The game is over.", "La partie est finie."),
    }
}

/// The event as a verb with named arguments.
pub(crate) fn event_phrase(t: &Tables, event: &Event) -> Phrase {
    let event = plain(*event);
    let form = of(event.kind);
    let mut phrase = Phrase::new(form.verb);
    if let Some(seat) = event.seat {
        phrase = phrase.number("seat", seat.0);
    } else if form.en.contains("{who}") {
        // Somebody did it, and it was no player.
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

/// The event without a thing that nobody has seen.
fn plain(event: Event) -> Event {
    match (event.kind, event.a) {
        // Nobody has looked at this assistant.
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
    let who =
        event.seat.map_or_else(|| lang.pick("The rival", "Le rival").to_string(), |seat| n.player(seat));
    let form = of(event.kind);
    let text = special(event, lang).unwrap_or_else(|| lang.pick(form.en, form.fr));
    let a = match (event.kind, event.a, event.b) {
        (Kind::KeptHand, Thing::Number(cards), _) => n.cards(cards.clamp(0, 99) as u8),
        (Kind::TempleTileTaken | Kind::RivalTempleTile, _, Thing::Number(points)) => {
            let s = if points == 1 { "" } else { "s" };
            say!(lang, "a temple tile worth {points} point{s}", "une tuile Temple à {points} point{s}")
        }
        (_, a, _) => thing(n, a),
    };
    text.replace("{who}", &who).replace("{a}", &a).replace("{b}", &thing(n, event.b))
}

/// Sentences of events that lack the thing their kind is usually about.
const fn special(event: &Event, lang: Lang) -> Option<&'static str> {
    let (en, fr) = match (event.kind, event.a) {
        (Kind::Refreshed, Thing::Nothing) => {
            ("{who} refreshes all assistants.", "{who} redresse tous ses assistants.")
        }
        (Kind::RoundStarted, Thing::Nothing | Thing::Number(0)) => {
            ("The round begins.", "La manche commence.")
        }
        (Kind::RoundEnded, Thing::Nothing | Thing::Number(0)) => ("The round ends.", "La manche se termine."),
        (Kind::RivalRemovedBonus, Thing::Nothing) => (
            "The rival removes a bonus tile of the Lost Temple.",
            "Le rival retire une tuile bonus du Temple perdu.",
        ),
        (Kind::RivalRemovedAssistant, Thing::Nothing) => {
            ("The rival removes an assistant.", "Le rival retire un assistant.")
        }
        _ => return None,
    };
    Some(match lang {
        Lang::En => en,
        Lang::Fr => fr,
    })
}

fn thing(n: Names<'_>, thing: Thing) -> String {
    let lang = n.lang;
    match thing {
        Thing::Nothing => String::new(),
        Thing::HiddenCard => lang.pick("a card", "une carte").into(),
        Thing::Card(card) => n.card(card),
        Thing::Space(space) => n.space(space, n.site(space.site())),
        Thing::Site(site) => n.site(site),
        Thing::Tile(tile) => n.tile(tile),
        Thing::Guardian(guardian) => n.guardian(guardian),
        Thing::Assistant(assistant) => n.assistant(assistant),
        Thing::Idol(idol) => n.idol(idol),
        Thing::Bonus(bonus) => n.bonus(bonus),
        Thing::Spot(spot) => {
            let (row, column) = (spot.row(), spot.column());
            say!(lang, "row {row}, space {column}", "rangée {row}, espace {column}")
        }
        Thing::Stack(stack) => {
            let number = u16::from(stack.0) + 1;
            say!(lang, "a temple tile of stack {number}", "une tuile Temple de la pile {number}")
        }
        Thing::Slot(slot) => n.of(n.t.rows.slots.get(slot as usize).map(|row| &row.name)),
        Thing::Tokens(Purse::ZERO) | Thing::Icons(Icons::NONE) => lang.pick("nothing", "rien").into(),
        Thing::Tokens(purse) => n.purse(purse),
        Thing::Icons(icons) => n.icons(icons),
        Thing::Icon(icon) => n.icon(icon).into(),
        Thing::Research(token) => n.token(token).into(),
        Thing::Number(number) => number.to_string(),
        Thing::RivalTile(tile) => n.rival_tile(tile),
        Thing::Arrow(left) => n.side(left).into(),
        Thing::Altar(altar) => n.altar(altar),
        Thing::Passage(passage) => n.passage(passage),
        Thing::Objective(objective) => n.objective(objective),
    }
}
