//! What the actions of Arnak are called for a network that has learned which of them strong players choose.
//!
//! A deed is what an action is about: the card bought, the site, the research space. Actions that differ in nothing else
//! share one. Deeds have parts as features have, so that an added card is preferred for what its effect does.

use super::features::{card_parts, effect_parts};
use crate::action::Action;
use crate::ids::{CAMPS, Card, SITES, SPOTS, Site};
use crate::purse::{Icon, Res};
use crate::state::State;
use crate::tables::Tables;

use bots::learn::vocabulary::{NO_FEATURE, Vocabulary};

/// What is done with a card.
const CARD_WORDS: [&str; 8] = ["buy", "take", "offer", "play", "spend", "exile", "discard", "keep"];
/// Declares the deeds without a component: their words, and which actions they stand for.
macro_rules! plain {
    ($($name:ident $word:literal $action:pat,)*) => {
        enum Plain { $($name),* }

        /// The words of the deeds without a component.
        const PLAIN: &[&str] = &[$($word),*];

        /// The place in [`PLAIN`] of an action without a component.
        fn plain(action: Action) -> Option<usize> {
            match action {
                $($action => Some(Plain::$name as usize),)*
                _ => None,
            }
        }
    };
}

plain! {
    Pass "pass" Action::Pass,
    End "end" Action::EndTurn,
    Slot "slot" Action::SlotIdol,
    Pair "pair" Action::Pair | Action::PairIdol,
    Unslot "unslot" Action::Unslot | Action::Unpair,
    Accept "accept" Action::Accept,
    Decline "decline" Action::Decline,
    Continue "continue" Action::Continue,
    Hire "hire" Action::Hire,
    Draw "draw" Action::DrawCard,
    ExileTile "exile.tile" Action::ExileTile,
    Wall "wall" Action::Wall(_),
    Passage "passage" Action::Passage(_),
    Altar "altar" Action::Altar(_),
    Refresh "refresh" Action::Refresh(_),
    Promote "promote" Action::Promote(_),
    Exchange "exchange" Action::Exchange(..),
    Relocate "relocate" Action::Relocate(..),
    Activate "activate" Action::Activate(_),
    Crown "crown" Action::Crown(..),
    Recall "recall" Action::Recall(_),
    Look "look" Action::Look(_),
    SiteFirst "site.first" Action::SiteFirst,
    ObscureFirst "obscure.first" Action::ObscureFirst,
    BonusFirst "bonus.first" Action::BonusFirst,
    RowFirst "row.first" Action::RowFirst,
    Bonus "bonus" Action::TakeBonus(_),
    Idol "idol" Action::CopyIdol(_),
    Ready "ready" Action::Ready(_),
    KeepHand "keep.hand" Action::KeepHand,
    PayDark "pay.dark" Action::PayDark(_),
    First "option.1" Action::Option(0),
    Second "option.2" Action::Option(1),
    Later "option.more" Action::Option(_),
}

/// The numbers of all deeds for one set of tables.
pub(super) struct Deeds {
    pub(super) vocabulary: Vocabulary,
    cards: [[u16; 128]; CARD_WORDS.len()],
    camps: [u16; CAMPS],
    tiles: Vec<u16>,
    discover: [u16; SITES],
    overcome: Vec<u16>,
    boons: Vec<u16>,
    /// By board, token and space.
    research: Vec<[[u16; SPOTS]; 3]>,
    temple: [u16; 8],
    /// By assistant: used as silver, as gold, recruited.
    assistants: Vec<[u16; 3]>,
    icons: [u16; 4],
    covers: [u16; 4],
    upgrades: [u16; 6],
    plain: Vec<u16>,
}

impl Deeds {
    pub(super) fn new(t: &Tables) -> Self {
        let mut v = Vocabulary::default();
        let under = |word: &str, parts: Vec<(String, u8)>| -> Vec<(String, u8)> {
            let own = std::iter::once((word.to_string(), 1));
            own.chain(parts.into_iter().map(|(part, n)| (format!("{word}~{part}"), n))).collect()
        };
        let mut cards = [[NO_FEATURE; 128]; CARD_WORDS.len()];
        for (card, data) in t.rows.cards() {
            let about = card_parts(data, t.artifacts & card.bit() != 0, card.is_basic());
            for (word, numbers) in CARD_WORDS.iter().zip(&mut cards) {
                let name = format!("{word}.{}", data.name.key);
                numbers[card.at()] = v.add_with(name, &under(word, about.clone()));
            }
        }
        let camps = std::array::from_fn(|camp| v.add_with(format!("dig.{camp}"), &under("dig", Vec::new())));
        let tiles = t.rows.tiles.iter();
        let tiles = tiles
            .map(|row| v.add_with(format!("dig.{}", row.name.key), &under("dig", effect_parts(&row.effect))))
            .collect();
        let discover = std::array::from_fn(|site| {
            let level = format!("level.{}", Site(site as u8).level());
            v.add_with(format!("discover.{site}"), &under("discover", vec![(level, 1)]))
        });
        let guardians = t.rows.guardians.iter();
        let overcome = guardians
            .clone()
            .map(|row| {
                v.add_with(format!("overcome.{}", row.name.key), &under("overcome", effect_parts(&row.boon)))
            })
            .collect();
        let boons = guardians
            .map(|row| v.add_with(format!("boon.{}", row.name.key), &under("boon", effect_parts(&row.boon))))
            .collect();
        let research = t.rows.boards.iter().map(|board| {
            let mut numbers = [[NO_FEATURE; SPOTS]; 3];
            for (token, numbers) in ["glass", "notebook", "lantern"].into_iter().zip(&mut numbers) {
                for spot in board.track.iter().filter(|_| token != "lantern" || board.lantern) {
                    let name = format!("{token}.{}.{}.{}", board.name.key, spot.row, spot.column);
                    let parts = vec![(format!("{token}.{}", spot.row), 1)];
                    numbers[spot.spot().at()] = v.add_with(name, &under(token, parts));
                }
            }
            numbers
        });
        let research = research.collect();
        let temple =
            std::array::from_fn(|stack| v.add_with(format!("temple.{stack}"), &under("temple", Vec::new())));
        let assistants = t.rows.assistants.iter();
        let assistants = assistants
            .map(|row| {
                let [silver, gold] = &row.sides;
                [("silver", "use", silver), ("gold", "use", gold), ("recruit", "recruit", silver)].map(
                    |(side, word, effect)| {
                        v.add_with(format!("{side}.{}", row.name.key), &under(word, effect_parts(effect)))
                    },
                )
            })
            .collect();
        Deeds {
            cards,
            camps,
            tiles,
            discover,
            overcome,
            boons,
            research,
            temple,
            assistants,
            icons: Icon::ALL.map(|icon| v.add(format!("icon.{}", icon.key()))),
            covers: Icon::ALL.map(|icon| v.add(format!("cover.{}", icon.key()))),
            upgrades: Res::ALL.map(|res| v.add(format!("upgrade.{}", res.key()))),
            plain: PLAIN.iter().map(|&word| v.add(word)).collect(),
            vocabulary: v,
        }
    }

    /// The deed of an action that a player can take; [`NO_FEATURE`] for outcomes of chance.
    pub(super) fn of(&self, s: &State, action: Action) -> u16 {
        let card = |word: usize, card: Card| self.cards[word][card.at()];
        match action {
            Action::Buy(bought) => card(0, bought),
            Action::Take(taken) => card(1, taken),
            Action::PutOnAltar(offered) => card(2, offered),
            Action::Play(played) => card(3, played),
            Action::Spend(spent) | Action::UseUp(spent) => card(4, spent),
            Action::ExileHand(exiled) | Action::ExilePlay(exiled) => card(5, exiled),
            Action::Discard(put) => card(6, put),
            Action::PutDown(kept) | Action::KeepCard(kept) => card(7, kept),
            Action::Dig(space) => self.site(s, space.site()),
            Action::Activate(site) if site.level() > 0 => self.site(s, site),
            Action::Discover(site) => self.discover[site.at()],
            Action::Overcome(site) => {
                self.overcome.get(s.guardians[site.at()].at()).copied().unwrap_or(NO_FEATURE)
            }
            Action::Boon(guardian) => self.boons[guardian.at()],
            Action::Research(token, step) => {
                self.research[usize::from(s.options.board)][token as usize][step.to.at()]
            }
            Action::Temple(stack) => self.temple[stack.at() & 7],
            Action::Assist(place) => {
                let p = &s.players[usize::from(s.turn)];
                let gold = usize::from(p.gold >> place & 1);
                let used = p.assistants[usize::from(place)];
                self.assistants.get(used.at()).map_or(NO_FEATURE, |sides| sides[gold])
            }
            Action::Recruit(stack) | Action::UseSupply(stack) => {
                let top = s.supply[usize::from(stack)].top;
                self.assistants.get(top.at()).map_or(NO_FEATURE, |sides| sides[2])
            }
            Action::Rescue(assistant) => self.assistants[assistant.at()][2],
            Action::UseIcon(icon) => self.icons[icon as usize],
            Action::Cover(icon) => self.covers[icon as usize],
            Action::Upgrade(res) => self.upgrades[res as usize],
            other => plain(other).map_or(NO_FEATURE, |place| self.plain[place]),
        }
    }

    fn site(&self, s: &State, site: Site) -> u16 {
        if site.at() < CAMPS {
            return self.camps[site.at()];
        }
        self.tiles.get(s.tiles[site.at()].at()).copied().unwrap_or(NO_FEATURE)
    }
}
