//! Frames and chance decisions as JSON objects and as words of a hash: one line per kind, from which all readers
//! are made, so that a new frame or a new field does not compile before it is in the list.

use kernel::StableHasher;
use serde_json::{Map, Value};

use crate::hash::Stable;
use crate::keys::{Field, Keys};
use crate::state::{Chance, Frame};

macro_rules! tagged {
    ($kind:ident $tag:literal: $($word:literal $name:ident $(($($one:ident),*))? $({$($field:ident),*})?;)*) => {
        impl $kind {
            /// The word for this kind.
            pub(crate) const fn word(&self) -> &'static str {
                match self {
                    $(tagged!(@any $kind $name $(($($one),*))? $({$($field),*})?) => $word,)*
                }
            }
        }

        impl Field for $kind {
            fn save(&self, k: Keys<'_>) -> Value {
                let mut object = Map::new();
                object.insert($tag.into(), self.word().into());
                match self {
                    $($kind::$name $(($($one),*))? $({$($field),*})? => {
                        $($(object.insert(stringify!($one).into(), $one.save(k));)*)?
                        $($(object.insert(stringify!($field).into(), $field.save(k));)*)?
                    })*
                }
                Value::Object(object)
            }

            fn load(json: &Value, k: Keys<'_>) -> Result<Self, String> {
                let Value::Object(object) = json else {
                    return Err(format!("is {json}: it must be an object with the field {:?}", $tag));
                };
                match object.get($tag).and_then(Value::as_str) {
                    $(Some($word) => {
                        known(object, &[$tag $($(, stringify!($one))*)? $($(, stringify!($field))*)?])?;
                        $($(let $one = field(object, stringify!($one), k)?;)*)?
                        $($(let $field = field(object, stringify!($field), k)?;)*)?
                        Ok($kind::$name $(($($one),*))? $({$($field),*})?)
                    })*
                    _ => Err(format!("is {json}: its field {:?} must be one of {}", $tag, [$($word),*].join(", "))),
                }
            }
        }

        impl Stable for $kind {
            fn stable(&self, h: &mut StableHasher) {
                h.bytes(self.word().as_bytes());
                match self {
                    $($kind::$name $(($($one),*))? $({$($field),*})? => {
                        $($($one.stable(h);)*)?
                        $($($field.stable(h);)*)?
                    })*
                }
            }
        }
    };
    (@any $kind:ident $name:ident) => { $kind::$name };
    (@any $kind:ident $name:ident ($($one:ident),*)) => { $kind::$name(..) };
    (@any $kind:ident $name:ident {$($field:ident),*}) => { $kind::$name { .. } };
}

fn field<T: Field>(object: &Map<String, Value>, name: &str, k: Keys<'_>) -> Result<T, String> {
    let value = object.get(name).ok_or_else(|| format!("has no field {name:?}"))?;
    T::load(value, k).map_err(|message| format!("has a field {name:?} that {message}"))
}

fn known(object: &Map<String, Value>, names: &[&str]) -> Result<(), String> {
    match object.keys().find(|key| !names.contains(&key.as_str())) {
        Some(key) => Err(format!("has the unknown field {key:?}; it may have {}", names.join(", "))),
        None => Ok(()),
    }
}

tagged! { Frame "frame":
    "empty"          Empty;
    "setup"          Setup(step);
    "chance"         Chance(draw);
    "draw_hands"     DrawHands {done};
    "turn"           Turn;
    "turn_end"       TurnEnd;
    "round_end"      RoundEnd(step);
    "keep"           Keep {seat};
    "run"            Run {pc};
    "choose"         Choose {pc, left, taken};
    "offer"          Offer {pc};
    "pay_travel"     PayTravel {need, wild};
    "pay_cards"      PayCards {n};
    "pay_tablets"    PayTablets {n};
    "draw"           Draw {n, bottom};
    "exile"          Exile;
    "use_up"         UseUp;
    "upgrade"        Upgrade;
    "refresh"        Refresh;
    "recruit"        Recruit;
    "promote"        Promote;
    "use_supply"     UseSupply {gold};
    "exchange"       Exchange;
    "rescue"         Rescue;
    "send"           Send {icons, compasses, shell};
    "arrive"         Arrive {space, twice};
    "take_idols"     TakeIdols {site};
    "pause"          Pause;
    "reveal_tile"    RevealTile {site};
    "activate_site"  ActivateSite {site};
    "visit"          Visit {site, due};
    "may"            May {pc};
    "again"          Again {site};
    "awaken"         Awaken {site};
    "relocate"       Relocate {level1};
    "activate"       Activate {place, n, not};
    "scout_done"     ScoutDone {tile};
    "overcome"       Overcome {alone};
    "take_guardian"  TakeGuardian {site};
    "buy"            Buy {ware, minus, reveal, must};
    "take"           Take {ware, dest};
    "resolve"        Resolve {card};
    "research"       Research {minus};
    "journal"        Journal;
    "rewards"        Rewards {token, spot, due};
    "take_bonus"     TakeBonus {spot};
    "recall"         Recall;
    "look_how_many"  LookHowMany {bottom, max};
    "look_draw"      LookDraw {bottom, n};
    "look_discard"   LookDiscard {bottom};
    "look_keep"      LookKeep;
    "hammer"         Hammer;
    "crown"          Crown;
    "copy_idol"      CopyIdol;
    "ready"          Ready;
    "unslot"         Unslot;
    "altar_artifact" AltarArtifact {altar};
    "rival_turn"     RivalTurn;
    "rival_deed"     RivalDeed;
    "rival_step"     RivalStep {notebook};
    "rival_assistant" RivalAssistant;
    "rival_refill"   RivalRefill;
    "rival_done"     RivalDone;
    "objectives"     Objectives {place};
}

tagged! { Chance "what":
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

/// The discount of a research frame: a kind of resource by its number and how many, or none.
impl Field for (u8, u8) {
    fn save(&self, _: Keys<'_>) -> Value {
        match crate::purse::Res::ALL.get(self.0 as usize) {
            Some(res) => serde_json::json!({ res.key(): self.1 }),
            None => Value::Null,
        }
    }

    fn load(json: &Value, k: Keys<'_>) -> Result<Self, String> {
        if json.is_null() {
            return Ok((u8::MAX, 0));
        }
        let purse = crate::purse::Purse::load(json, k)?;
        let mut parts = purse.iter();
        match (parts.next(), parts.next()) {
            (Some((res, n)), None) => Ok((res as u8, n)),
            _ => Err(format!("is {json}: a discount has one kind of resource")),
        }
    }
}
