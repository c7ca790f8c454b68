//! Events as words for clients and as lines of the log.
//!
//! The table of events gives every event its word and fields; this file gives every type of field its form. The
//! sentence of an event is `event-<word>`, or `event-<word>-plain` where a field that it may have is missing. An event
//! does not name its board, so research spaces and temple tiles are named by their place.

use kernel::{Arg, Lang, Phrase, Seat, Seen, Viewer};

use super::{Names, WORDS, say};
use crate::event::{Arrow, At, Doer, Event};
use crate::ids::{
    Altar, Assistant, Bonus, Card, Guardian, Idol, ObjectiveTile, Passage, RivalTile, Site, Space, Spot,
    Stack, Tile,
};
use crate::notation::{Count, Nth, ObjectiveKey, RivalKey, Side, Word};
use crate::purse::{Icons, Purse};
use crate::state::Token;
use crate::tables::Tables;
use ::words::Value;

/// A field of an event.
pub(crate) trait EventField {
    /// As a viewer sees it.
    #[must_use]
    fn seen_by(self, _: Viewer) -> Self
    where
        Self: Sized,
    {
        self
    }

    /// For clients; `None` leaves it out.
    fn arg(&self, t: &Tables) -> Option<Arg>;

    /// In a sentence. Numbers stay numbers, which select the plural form.
    fn say(&self, n: Names<'_>) -> Option<Value<'static>>;
}

/// The event as a verb with named arguments.
pub(crate) fn event_phrase(t: &Tables, event: &Event) -> Phrase {
    let mut phrase = Phrase::new(event.kind().word());
    event.parts(|name, part| phrase.args.extend(part.arg(t).map(|arg| (name, arg))));
    phrase
}

/// The event as a line of the log.
pub(crate) fn event_text(t: &Tables, event: &Event, lang: Lang) -> String {
    let n = Names { t, lang, board: 0 };
    let mut args = Vec::new();
    let mut plain = "";
    event.parts(|name, part| match part.say(n) {
        Some(value) => args.push((if name == "seat" { "who" } else { name }, value)),
        None => plain = "-plain",
    });
    WORDS.say(lang, &format!("event-{}{plain}", event.kind().word()), &args)
}

/// Types of fields that actions have too: the kind of argument of an action that has the same words (`.0` where that holds
/// the bare number), and their names for people.
macro_rules! parts {
    ($($part:ident $(.$number:tt)? as $word:ident, $say:expr;)*) => {$(
        impl EventField for $part {
            fn arg(&self, t: &Tables) -> Option<Arg> {
                let part = *self;
                Some(<$word as Word>::write(t, part$(.$number)?))
            }

            fn say(&self, n: Names<'_>) -> Option<Value<'static>> {
                let say: fn(Names<'_>, $part) -> Value<'static> = $say;
                Some(say(n, *self))
            }
        }
    )*};
}

parts! {
    u8 as Count, |_, number| number.into();
    Card as Card, |n, card| n.card(card).into();
    Site as Site, |n, site| n.site(site).into();
    Space as Space, |n, space| n.space(space, n.site(space.site())).into();
    Tile as Tile, |n, tile| n.tile(tile).into();
    Guardian as Guardian, |n, guardian| n.guardian(guardian).into();
    Assistant as Assistant, |n, assistant| n.assistant(assistant).into();
    Idol as Idol, |n, idol| n.idol(idol).into();
    Bonus as Bonus, |n, bonus| n.bonus(bonus).into();
    Token as Token, |n, token| n.token(token).into();
    Spot as Spot, |n, spot| say!(n.lang, "at-spot", row = spot.row(), column = spot.column()).into();
    Stack as Stack, |n, stack| say!(n.lang, "of-stack", n = u16::from(stack.0) + 1).into();
    Altar.0 as Nth, |n, altar| n.altar(altar.0).into();
    Passage.0 as Nth, |n, passage| n.passage(passage.0).into();
    RivalTile.0 as RivalKey, |n, tile| n.rival_tile(tile.0).into();
    ObjectiveTile.0 as ObjectiveKey, |n, objective| n.objective(objective.0).into();
}

impl EventField for At<Site> {
    fn arg(&self, t: &Tables) -> Option<Arg> {
        self.place.arg(t)
    }

    fn say(&self, n: Names<'_>) -> Option<Value<'static>> {
        Some(n.at(self.tile, self.place).into())
    }
}

impl EventField for At<Space> {
    fn arg(&self, t: &Tables) -> Option<Arg> {
        self.place.arg(t)
    }

    fn say(&self, n: Names<'_>) -> Option<Value<'static>> {
        Some(n.space(self.place, n.at(self.tile, self.place.site())).into())
    }
}

impl EventField for Arrow {
    fn arg(&self, t: &Tables) -> Option<Arg> {
        Some(Side::write(t, *self == Arrow::Left))
    }

    fn say(&self, n: Names<'_>) -> Option<Value<'static>> {
        Some(n.side(*self == Arrow::Left).into())
    }
}

impl EventField for Seat {
    fn arg(&self, _: &Tables) -> Option<Arg> {
        Some(Arg::Number(self.0.into()))
    }

    fn say(&self, n: Names<'_>) -> Option<Value<'static>> {
        Some(n.player(*self).into())
    }
}

impl EventField for Doer {
    fn arg(&self, t: &Tables) -> Option<Arg> {
        match self {
            Doer::Player(seat) => seat.arg(t),
            Doer::Rival => Some(Arg::Word("rival".into())),
        }
    }

    fn say(&self, n: Names<'_>) -> Option<Value<'static>> {
        match self {
            Doer::Player(seat) => seat.say(n),
            Doer::Rival => Some(say!(n.lang, "the-rival").into()),
        }
    }
}

impl EventField for Purse {
    fn arg(&self, _: &Tables) -> Option<Arg> {
        Some(Arg::Words(self.iter().map(|(res, n)| format!("{}:{n}", res.key())).collect()))
    }

    fn say(&self, n: Names<'_>) -> Option<Value<'static>> {
        Some(if *self == Purse::ZERO { say!(n.lang, "nothing") } else { n.purse(*self) }.into())
    }
}

impl EventField for Icons {
    fn arg(&self, _: &Tables) -> Option<Arg> {
        Some(Arg::Words(self.iter().map(|(icon, n)| format!("{}:{n}", icon.key())).collect()))
    }

    fn say(&self, n: Names<'_>) -> Option<Value<'static>> {
        Some(if self.is_empty() { say!(n.lang, "nothing") } else { n.icons(*self) }.into())
    }
}

/// What an event may lack.
impl<P: EventField> EventField for Option<P> {
    fn seen_by(self, viewer: Viewer) -> Self {
        self.map(|part| part.seen_by(viewer))
    }

    fn arg(&self, t: &Tables) -> Option<Arg> {
        self.as_ref()?.arg(t)
    }

    fn say(&self, n: Names<'_>) -> Option<Value<'static>> {
        self.as_ref()?.say(n)
    }
}

/// What a viewer may not know.
impl EventField for Seen<Card> {
    fn seen_by(self, viewer: Viewer) -> Self {
        self.seen_by(viewer)
    }

    fn arg(&self, t: &Tables) -> Option<Arg> {
        self.known().map_or(Some(Arg::Hidden), |card| card.arg(t))
    }

    fn say(&self, n: Names<'_>) -> Option<Value<'static>> {
        self.known().map_or_else(|| Some(say!(n.lang, "hidden-card").into()), |card| card.say(n))
    }
}
