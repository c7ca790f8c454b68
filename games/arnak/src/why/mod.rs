//! Why a card, space, tile or token cannot be used now: reasons as ids and numbers, alongside
//! `legal`.
//!
//! Every reason is found by asking `legal` again in a position that differs in one respect: with more in the purse
//! (`probe`), or before the main action. So no price or discount is computed here, and the legal list alone
//! decides whether a thing can be used. What remains are the rules that no wealth changes (`rule`).

mod probe;
mod rule;
mod things;

use kernel::why::What;
use kernel::{Lang, Seat, Viewer, Why};

use crate::action::Action;
use crate::ids::{Assistant, Bonus, Card, Guardian, Idol, Site, Space, Spot, Stack};
use crate::purse::{Cost, Icon, Res};
use crate::rules::Arnak;
use crate::state::{State, Token};
use crate::verb::Ware;
use crate::words;

pub(crate) use self::rule::{is_research, standing, taken};

/// Something a player could think of using. Hands, tokens, assistants and the like are the viewer's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A space for a figure; of levels I and II the whole site.
    Space(Space),
    /// A camp as a whole.
    Camp(Site),
    /// A guardian, at a site or overcome.
    Guardian(Guardian),
    /// A kind of idol that lies face up at a site.
    Idol(Idol),
    /// A card of the row.
    Row(Card),
    /// The next card of a deck, which was revealed and put back.
    Top(Card),
    /// A card in an exile pile.
    Exiled(Card),
    /// A card in hand.
    Hand(Card),
    /// A card in the play area.
    Played(Card),
    /// A card that is being looked at.
    Looked(Card),
    /// Fear tiles in the play area.
    FearTiles,
    /// The deck.
    Deck,
    /// A research token.
    Token(Token),
    /// A space of the research track, for one token.
    Spot(Token, Spot),
    /// The Owl tile on a space.
    Wall(Spot),
    /// A stack of temple tiles.
    Stack(Stack),
    /// A secret passage.
    Passage(u8),
    /// An altar.
    Altar(u8),
    /// A kind of bonus tile that lies on the track.
    Bonus(Bonus),
    /// A supply stack of assistants.
    Supply(u8),
    /// An assistant to be rescued.
    Rescue(Assistant),
    /// A place for an assistant.
    Assistant(u8),
    /// Idols in the crates.
    Idols,
    /// The idol slots.
    Slots,
    /// Owl tiles taken.
    Pairs,
    /// Tokens of a kind.
    Resource(Res),
    /// Travel icons left over this turn.
    Travel(Icon),
}

/// The rule that stops the player to decide from using a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// This much is missing.
    Short(Cost),
    /// The payment under way needs it.
    Reserved,
    /// The main action of this turn is taken.
    MainUsed,
    /// The current decision comes first.
    First,
    /// Both figures are out.
    NoFigure,
    /// The space is blocked for this number of players.
    Blocked,
    /// An own figure stands there.
    YourFigure,
    /// A figure of this player, or of the rival, stands there.
    Occupied(Option<Seat>),
    /// No site tile of this level is left.
    NoTiles(u8),
    /// None of the player's figures is with the guardian.
    NotWithGuardian(Site),
    /// The boon was used.
    BoonUsed,
    /// The boon pays for travel.
    BoonTravels,
    /// The player who discovers the site gets the idol.
    WithSite,
    /// The player who reaches the space gets the tile.
    WithSpace,
    /// The deck list has no room for another item.
    DeckFull,
    /// Cards on a deck come to the row first.
    OnDeck,
    /// Exiled cards have left the game, but for some effects.
    InExile,
    /// Played cards come back with the next shuffle.
    InPlay,
    /// Fear has no effect of its own.
    NoEffect,
    /// Effects of other things use it.
    ByEffect,
    /// The glass has gone into a secret passage for good.
    InPassage,
    /// The token has reached the end of the track.
    TrackEnd,
    /// The token stands there.
    Here,
    /// Tokens never go back.
    Passed,
    /// No bridge leads there from the token's space.
    NoBridge,
    /// Ruling 69: the notebook may not pass the glass.
    NotebookBehind,
    /// Ruling 70: the notebook never enters the Lost Temple.
    NotebookOutside,
    /// None of the player's tokens is on the space of the tile.
    NoTokenThere,
    /// The stack is empty.
    StackEmpty,
    /// The glass has not reached the Lost Temple.
    NotInTemple,
    /// No token has reached this row.
    NotSoHigh(u8),
    /// The passage was used.
    PassageUsed,
    /// The passage begins at this space.
    NotAtPassage(Spot),
    /// Three own dark tablets lie under the altar.
    AltarFull,
    /// No token has passed the row of the altar.
    NotAboveAltar(u8),
    /// The row has no artifact.
    NoArtifact,
    /// The place is empty.
    NoAssistant,
    /// The assistant is exhausted.
    Tired,
    /// The assistant is not exhausted.
    NotTired,
    /// The gold side is up.
    Gold,
    /// The assistant has nothing to buy.
    NothingToBuy,
    /// All four slots are filled.
    SlotsFull,
    /// This many more Owl tiles make a slot.
    PairShort(u8),
    /// Tokens pay for other things.
    Pays,
    /// Left-over icons pay for travel.
    PaysTravel,
    /// It does not pay this icon, which is due.
    WrongIcon(Icon),
    /// The purchase is for other cards.
    WrongWare(Ware),
}

impl Why for Arnak {
    type Thing = Thing;
    type Rule = Rule;

    fn things(&self, state: &State, viewer: Viewer, out: &mut Vec<Thing>) {
        things::list(&self.tables, state, viewer, out);
    }

    fn uses(&self, state: &State, action: Action, out: &mut Vec<Thing>) {
        things::uses(state, action, &mut |thing| out.push(thing));
    }

    fn rule(&self, state: &State, thing: Thing) -> Rule {
        rule::rule(&self.tables, state, thing)
    }

    fn what(&self, _state: &State, thing: Thing) -> What {
        things::what(&self.tables, thing)
    }

    fn thing_name(&self, state: &State, thing: Thing, lang: Lang) -> String {
        words::thing_name(&self.tables, state, thing, lang)
    }

    fn rule_word(&self, rule: Rule) -> &'static str {
        words::rule_word(rule)
    }

    fn rule_text(&self, state: &State, thing: Thing, rule: Rule, lang: Lang) -> String {
        words::rule_text(&self.tables, state, thing, rule, lang)
    }

    fn missing(&self, rule: Rule) -> Vec<(String, u8)> {
        match rule {
            Rule::Short(cost) => {
                let tokens = cost.res.iter().map(|(res, n)| (res.key(), n));
                let icons = cost.icons.iter().map(|(icon, n)| (icon.key(), n));
                let others = [("card", cost.cards), ("idol", cost.idols)];
                let all = tokens.chain(icons).chain(others).filter(|&(_, n)| n > 0);
                all.map(|(what, n)| (what.into(), n)).collect()
            }
            Rule::NoFigure => vec![("archaeologist".into(), 1)],
            Rule::PairShort(n) => vec![("temple_tile".into(), n)],
            Rule::WrongIcon(icon) => vec![(icon.key().into(), 1)],
            _ => Vec::new(),
        }
    }
}
