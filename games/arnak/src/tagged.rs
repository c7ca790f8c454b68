//! Frames and chance decisions as JSON objects and as words of a hash: one line per kind, from which all readers are
//! generated, so that a new frame or field does not compile until it is in the list. Verbs have their own list, in
//! `verb`.

use kernel::StableHasher;
use serde_json::{Map, Value};

use crate::errors::FieldError;
use crate::hash::Stable;
use crate::keys::{Field, Keys};
use crate::purse::{Amounts, Purse};
use crate::state::{Chance, Frame, Task};
use crate::verb::Verb;

/// A type whose values are a word with fields.
pub(crate) trait Tagged: Sized {
    /// All words, in the order of the list.
    fn words() -> Vec<&'static str>;
    /// The word for this kind.
    fn word(&self) -> &'static str;
    /// Adds the fields to an object that has the word.
    fn put(&self, object: &mut Object, k: Keys<'_>);
    /// Reads the fields of the kind with this word; `None` if there is no such kind.
    fn read(word: &str, tag: &str, object: &Object, k: Keys<'_>) -> Option<Result<Self, FieldError>>;
    /// Adds the word and the fields to a hash.
    fn add_to(&self, h: &mut StableHasher);
}

/// The fields of a JSON object.
pub(crate) type Object = Map<String, Value>;

macro_rules! tagged {
    (
        $kind:ident:
        $($word:literal $name:ident $(($($one:ident),*))? $({$($field:ident),*})?;)*
        $(and $inner:ident($within:ty);)*
    ) => {
        impl Tagged for $kind {
            fn words() -> Vec<&'static str> {
                #[allow(unused_mut, reason = "some lists hold no others")]
                let mut words = vec![$($word),*];
                $(words.extend(<$within>::words());)*
                words
            }

            fn word(&self) -> &'static str {
                match self {
                    $(tagged!(@any $kind $name $(($($one),*))? $({$($field),*})?) => $word,)*
                    $($kind::$inner(inner) => inner.word(),)*
                }
            }

            fn put(&self, object: &mut Object, k: Keys<'_>) {
                match self {
                    $($kind::$name $(($($one),*))? $({$($field),*})? => {
                        $($(object.insert(stringify!($one).into(), $one.save(k));)*)?
                        $($(object.insert(stringify!($field).into(), $field.save(k));)*)?
                    })*
                    $($kind::$inner(inner) => inner.put(object, k),)*
                }
            }

            fn read(word: &str, tag: &str, object: &Object, k: Keys<'_>) -> Option<Result<Self, FieldError>> {
                match word {
                    $($word => Some((|| {
                        known(object, &[tag $($(, stringify!($one))*)? $($(, stringify!($field))*)?])?;
                        $($(let $one = field(object, stringify!($one), k)?;)*)?
                        $($(let $field = field(object, stringify!($field), k)?;)*)?
                        Ok($kind::$name $(($($one),*))? $({$($field),*})?)
                    })()),)*
                    _ => {
                        $(if let Some(inner) = <$within>::read(word, tag, object, k) {
                            return Some(inner.map($kind::$inner));
                        })*
                        None
                    }
                }
            }

            fn add_to(&self, h: &mut StableHasher) {
                match self {
                    $($kind::$name $(($($one),*))? $({$($field),*})? => {
                        h.bytes($word.as_bytes());
                        $($($one.stable(h);)*)?
                        $($($field.stable(h);)*)?
                    })*
                    $($kind::$inner(inner) => inner.add_to(h),)*
                }
            }
        }
    };
    (@any $kind:ident $name:ident) => { $kind::$name };
    (@any $kind:ident $name:ident ($($one:ident),*)) => { $kind::$name(..) };
    (@any $kind:ident $name:ident {$($field:ident),*}) => { $kind::$name { .. } };
}

macro_rules! by_tag {
    ($($kind:ident $tag:literal;)*) => {$(
        impl Field for $kind {
            fn save(&self, k: Keys<'_>) -> Value {
                let mut object = Object::new();
                object.insert($tag.into(), self.word().into());
                self.put(&mut object, k);
                Value::Object(object)
            }

            fn load(json: &Value, k: Keys<'_>) -> Result<Self, FieldError> {
                let Value::Object(object) = json else {
                    return Err(FieldError::Tagged { value: json.to_string(), tag: $tag });
                };
                let word = object.get($tag).and_then(Value::as_str).unwrap_or_default();
                $kind::read(word, $tag, object, k).unwrap_or_else(|| {
                    Err(FieldError::Tag { value: json.to_string(), tag: $tag, known: $kind::words() })
                })
            }
        }

        impl Stable for $kind {
            fn stable(&self, h: &mut StableHasher) {
                self.add_to(h);
            }
        }
    )*};
}

by_tag! {
    Frame "frame";
    Chance "what";
}

/// A field of an object.
pub(crate) fn field<T: Field>(object: &Object, name: &str, k: Keys<'_>) -> Result<T, FieldError> {
    let value = object.get(name).ok_or_else(|| FieldError::Missing { name: name.into() })?;
    T::load(value, k).map_err(|error| FieldError::Field { name: name.into(), reason: Box::new(error) })
}

/// Refuses fields that are not these.
pub(crate) fn known(object: &Object, names: &[&str]) -> Result<(), FieldError> {
    match object.keys().find(|key| !names.contains(&key.as_str())) {
        Some(key) => {
            let known = names.iter().map(ToString::to_string).collect();
            Err(FieldError::Unknown { name: key.clone(), known })
        }
        None => Ok(()),
    }
}

tagged! { Frame:
    "empty"          Empty;
    "turn"           Turn;
    "keep"           Keep {seat};
    "choose"         Choose {pc, left, taken};
    "offer"          Offer {pc};
    "may"            May {pc};
    "pay_travel"     PayTravel {need, wild};
    "pay_cards"      PayCards {n};
    "pay_tablets"    PayTablets {n};
    "pause"          Pause;
    "visit"          Visit {site, due};
    "again"          Again {site};
    "resolve"        Resolve {card};
    "rewards"        Rewards {token, spot, due};
    "take_bonus"     TakeBonus {spot};
    "look_discard"   LookDiscard {bottom};
    "look_keep"      LookKeep;
    "altar_artifact" AltarArtifact {altar};
    "chance"         Chance(draw);
    and Task(Task);
    and Ask(Verb);
}

tagged! { Task:
    "setup"           Setup(step);
    "draw_hands"      DrawHands {done};
    "turn_end"        TurnEnd;
    "round_end"       RoundEnd(step);
    "run"             Run {pc};
    "arrive"          Arrive {space, twice};
    "take_idols"      TakeIdols {site};
    "reveal_tile"     RevealTile {site};
    "activate_site"   ActivateSite {site};
    "awaken"          Awaken {site};
    "scout_done"      ScoutDone {tile};
    "take_guardian"   TakeGuardian {site};
    "look_draw"       LookDraw {bottom, n};
    "rival_turn"      RivalTurn;
    "rival_deed"      RivalDeed;
    "rival_step"      RivalStep {notebook};
    "rival_assistant" RivalAssistant;
    "rival_refill"    RivalRefill;
    "rival_done"      RivalDone;
    "objectives"      Objectives {place};
}

tagged! { Chance:
    "card"      Card {seat, bag, to};
    "row"       Row {place};
    "reveal"    Reveal {artifact};
    "tile"      Tile {site};
    "scout"     Scout {level};
    "guardian"  Guardian {site};
    "supply"    Supply {stack};
    "rescue"    Rescue {place};
    "idol"      Idol {site};
    "bonus"     Bonus {place};
    "temple"    Temple {place};
    "block"     Block;
    "colour"    Colour {purple};
    "arrow"     Arrow;
    "rival_tile" RivalTile;
    "rival_site" RivalSite {site};
    "objective" Objective {place};
}

/// The discount of a verb: one kind of resource and how many, or none.
impl Field for Amounts {
    fn save(&self, k: Keys<'_>) -> Value {
        if *self == Amounts::NONE { Value::Null } else { self.purse().save(k) }
    }

    fn load(json: &Value, k: Keys<'_>) -> Result<Self, FieldError> {
        if json.is_null() {
            return Ok(Amounts::NONE);
        }
        let purse = Purse::load(json, k)?;
        if purse.iter().count() == 1 {
            Ok(purse.into())
        } else {
            Err(FieldError::Discount { value: json.to_string() })
        }
    }
}
