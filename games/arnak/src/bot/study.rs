//! Arnak: cards, sites, guardians and assistants; tokens, cards and progress of a player.

use crate::Arnak;
use crate::event::{Doer, Event};
use crate::ids::Card;
use crate::purse::Res;
use crate::score::{CATEGORIES, fear_cards, owned};
use crate::state::State;
use crate::words::WORDS;
use kernel::meta::Text;
use kernel::{Category, Seat};

use bots::{Family, Studied, Took};

const CARD: usize = 0;
const SITE: usize = 1;
const GUARDIAN: usize = 2;
const ASSISTANT: usize = 3;
const IDOL: usize = 4;

impl Studied for Arnak {
    const TITLE: Text = Text::of(&WORDS, "game-name");

    const ROUNDS: u8 = 5;

    const CATEGORIES: &'static [Category] = &CATEGORIES;

    const FAMILIES: &'static [Family] = &[
        Family { id: "card", components: &["item", "artifact"], name: Text::of(&WORDS, "study-card") },
        Family { id: "site", components: &["site_tile"], name: Text::of(&WORDS, "study-site") },
        Family { id: "guardian", components: &["guardian"], name: Text::of(&WORDS, "study-guardian") },
        Family { id: "assistant", components: &["assistant"], name: Text::of(&WORDS, "study-assistant") },
        Family { id: "idol", components: &["idol"], name: Text::of(&WORDS, "study-idol") },
    ];

    const FEATURES: &'static [&'static str] = &[
        "coins",
        "compasses",
        "tablets",
        "arrowheads",
        "jewels",
        "dark_tablets",
        "hand",
        "cards",
        "fear",
        "figures_home",
        "assistants",
        "gold_assistants",
        "idols",
        "slotted",
        "guardians",
        "unused_boons",
        "glass_row",
        "notebook_row",
        "arrival",
        "passed",
    ];

    fn took(event: &Event) -> Option<Took> {
        let (seat, family, number) = match *event {
            Event::Bought { seat, card } | Event::ItemGained { seat, card } => (seat, CARD, card.0),
            Event::SiteFound { seat: Doer::Player(seat), tile, .. } => (seat, SITE, tile.0),
            Event::Overcame { seat, guardian, .. } => (seat, GUARDIAN, guardian.0),
            Event::Recruited { seat, assistant }
            | Event::Rescued { seat, assistant }
            | Event::Exchanged { seat, assistant, .. } => (seat, ASSISTANT, assistant.0),
            Event::IdolTaken { seat, idol } => (seat, IDOL, idol.0),
            _ => return None,
        };
        Some(Took { seat, family, number })
    }

    fn key(&self, took: Took) -> &str {
        let rows = &self.tables.rows;
        let at = usize::from(took.number);
        let name = match took.family {
            CARD => &rows.card(Card(took.number)).name,
            SITE => &rows.tiles[at].name,
            GUARDIAN => &rows.guardians[at].name,
            ASSISTANT => &rows.assistants[at].name,
            _ => &rows.idols[at].name,
        };
        &name.key
    }

    fn features(&self, state: &State, seat: Seat) -> Vec<i32> {
        let player = &state.players[seat.index()];
        let row = |token: usize| {
            let spot = player.tokens[token];
            if spot.is_some() { i32::from(spot.row()) } else { 0 }
        };
        let fear = fear_cards(state, seat.index());
        let mut features: Vec<i32> = Res::ALL.iter().map(|&res| i32::from(player.purse.get(res))).collect();
        features.extend([
            player.hand.count_ones() as i32 + i32::from(player.hand_fear),
            owned(state, seat.index()).count_ones() as i32 + i32::from(fear),
            i32::from(fear) + i32::from(player.fear_tiles),
            player.figures.iter().filter(|figure| figure.is_none()).count() as i32,
            player.assistants.iter().filter(|assistant| assistant.is_some()).count() as i32,
            player.gold.count_ones() as i32,
            i32::from(player.idols),
            i32::from(player.slotted),
            player.guardians.count_ones() as i32,
            (player.guardians & !player.used_boons).count_ones() as i32,
            row(0),
            row(1),
            i32::from(player.arrival),
            i32::from(state.passed >> seat.0 & 1),
        ]);
        features
    }
}
