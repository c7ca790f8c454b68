//! The form of players and viewers in messages: a seat number, or a word for those without a seat.

use serde::{Deserialize, Deserializer, Serializer};

use crate::game::Seat;

#[derive(Deserialize)]
#[serde(untagged)]
enum SeatOrWord {
    Seat(Seat),
    Word(String),
}

/// Writes the seat, or the word if there is none.
pub(crate) fn write<S: Serializer>(seat: Option<Seat>, word: &str, to: S) -> Result<S::Ok, S::Error> {
    match seat {
        Some(seat) => to.serialize_u8(seat.0),
        None => to.serialize_str(word),
    }
}

/// Reads a seat, or `None` for the word.
pub(crate) fn read<'de, D: Deserializer<'de>>(word: &str, from: D) -> Result<Option<Seat>, D::Error> {
    match SeatOrWord::deserialize(from)? {
        SeatOrWord::Seat(seat) => Ok(Some(seat)),
        SeatOrWord::Word(other) if other == word => Ok(None),
        SeatOrWord::Word(other) => {
            Err(serde::de::Error::custom(format_args!("{other:?} is neither a seat nor {word:?}")))
        }
    }
}

/// The two directions for an enum of `Seat` and one other variant.
macro_rules! seat_or_word {
    ($type:ident, $other:ident, $word:literal) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let seat = match self {
                    $type::Seat(seat) => Some(*seat),
                    $type::$other => None,
                };
                crate::seat_or_word::write(seat, $word, to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Ok(crate::seat_or_word::read($word, from)?.map_or($type::$other, $type::Seat))
            }
        }
    };
}
pub(crate) use seat_or_word;

#[cfg(test)]
mod tests {
    use serde::{Serialize, de::DeserializeOwned};
    use serde_json::{Value, from_value, json, to_value};

    use crate::{Actor, Seat, Viewer, Who};

    fn both_ways<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T, told: Value) {
        assert_eq!(to_value(value).unwrap(), told);
        assert_eq!(from_value::<T>(told).unwrap(), *value);
        assert!(from_value::<T>(json!("somebody")).is_err());
        assert!(from_value::<T>(json!(-1)).is_err());
    }

    #[test]
    fn a_seat_is_a_number_and_who_has_none_a_word() {
        both_ways(&Viewer::Seat(Seat(1)), json!(1));
        both_ways(&Viewer::Spectator, json!("spectator"));
        both_ways(&Actor::Seat(Seat(2)), json!(2));
        both_ways(&Actor::Chance, json!("chance"));
        both_ways(&Who::Seat(Seat(0)), json!(0));
        both_ways(&Who::Rival, json!("rival"));
    }
}
