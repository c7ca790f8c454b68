//! Every decision and chance outcome, as small closed values.

use crate::ids::{Assistant, Bonus, Card, Guardian, Idol, Site, Space, Spot, Stack, Step, Tile};
use crate::purse::{Icon, Res};
use crate::state::Token;

/// One small step of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Chance: a card is dealt to the row or revealed.
    Deal(Card),
    /// Chance: a card is drawn from a deck.
    Draw(Card),
    /// Chance: a site tile is turned up.
    Tile(Tile),
    /// Chance: a guardian is turned up.
    Guardian(Guardian),
    /// Chance: an assistant is turned up.
    Assistant(Assistant),
    /// Chance: an idol is turned up.
    Idol(Idol),
    /// Chance: a research bonus tile is turned up.
    Bonus(Bonus),
    /// Chance: this camp loses its second space.
    Block(Site),

    /// Chance: this family's rival tile is red or purple.
    Colour(u8),
    /// Chance: the arrow on the back of the rival's next tile; `true` is left.
    Arrow(bool),
    /// Chance: the rival's tile, by table row.
    RivalTile(u8),
    /// Chance: an objective is revealed.
    Objective(u8),

    /// Send a figure to a space of a camp or discovered site.
    Dig(Space),
    /// Send a figure to find a site.
    Discover(Site),
    /// Overcome the guardian there.
    Overcome(Site),
    /// Buy a card.
    Buy(Card),
    /// Take a card that an effect gives.
    Take(Card),
    /// Put an artifact of the row on the altar.
    PutOnAltar(Card),
    /// Play a card from the hand for its effect.
    Play(Card),
    /// Advance a token.
    Research(Token, Step),
    /// Take a temple tile.
    Temple(Stack),
    /// Take the Owl temple tile of a space.
    Wall(Spot),
    /// Go into a secret passage.
    Passage(u8),
    /// Put a dark tablet on an altar.
    Altar(u8),
    /// Pass.
    Pass,
    /// End the turn.
    EndTurn,

    /// Use an own assistant.
    Assist(u8),
    /// Use a boon.
    Boon(Guardian),
    /// Put an idol into a slot.
    SlotIdol,
    /// Make a slot of two Owl tiles.
    Pair,
    /// Put an idol into a slot made of two Owl tiles.
    PairIdol,

    /// Take branch so-and-so of a choice.
    Option(u8),
    /// Pay for, resolve or do what is offered.
    Accept,
    /// Decline what is offered.
    Decline,
    /// Go on.
    Continue,
    /// Spend a card for its travel value.
    Spend(Card),
    /// Pay with a travel icon left over this turn.
    UseIcon(Icon),
    /// Let the discount cover this icon.
    Cover(Icon),
    /// Pay two coins for a plane.
    Hire,
    /// Use up a card.
    UseUp(Card),
    /// Pay this many of the tablets with dark ones.
    PayDark(u8),
    /// Draw a card.
    DrawCard,
    /// Exile a card from the hand.
    ExileHand(Card),
    /// Exile a card from the play area.
    ExilePlay(Card),
    /// Exile a fear tile from the play area.
    ExileTile,
    /// Trade one of these up.
    Upgrade(Res),
    /// Refresh the assistant at this place.
    Refresh(u8),
    /// Turn the assistant at this place to gold.
    Promote(u8),
    /// Take the top assistant of this supply stack.
    Recruit(u8),
    /// Use the top assistant of this supply stack, which stays there.
    UseSupply(u8),
    /// Swap the assistant at a place with the top of a supply stack.
    Exchange(u8, u8),
    /// Take this assistant of the rescue stack.
    Rescue(Assistant),
    /// Move a figure.
    Relocate(Space, Space),
    /// Activate a site.
    Activate(Site),
    /// Move a guardian.
    Crown(Site, Site),
    /// Return a figure to the board.
    Recall(Space),
    /// Look at this many cards.
    Look(u8),
    /// Put this card, one of those looked at, into the play area.
    PutDown(Card),
    /// Keep this card; the other one looked at goes back on top of the deck.
    KeepCard(Card),
    /// Take the effect of the site before its obscure effect.
    SiteFirst,
    /// Take the obscure effect of the site first.
    ObscureFirst,
    /// Take the idol out of the last filled slot.
    Unslot,
    /// Take an idol out of a pair of Owl tiles.
    Unpair,
    /// Take the bonus tile before the effect of the row.
    BonusFirst,
    /// Take the effect of the row before the bonus tile.
    RowFirst,
    /// Take this bonus tile.
    TakeBonus(Bonus),
    /// Use this face-up idol of the board.
    CopyIdol(Idol),
    /// Turn this used boon up again.
    Ready(Guardian),
    /// Discard a card at the end of the round.
    Discard(Card),
    /// Keep the rest of the hand.
    KeepHand,
}
