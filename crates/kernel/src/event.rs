//! Support for the events of all games: a table that declares them, and fields hidden from some viewers.

use crate::game::{Seat, Viewer};

/// A field of an event that not every viewer may know, with who may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen<T> {
    /// Every viewer may know it.
    ByAll(T),
    /// Only this player may know it.
    By(Seat, T),
    /// The viewer of this event may not know it.
    Hidden,
}

impl<T> Seen<T> {
    /// As a viewer sees it.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        match self {
            Seen::By(seat, _) if !viewer.is(seat) => Seen::Hidden,
            seen => seen,
        }
    }

    /// Its value, unless hidden.
    pub fn known(self) -> Option<T> {
        match self {
            Seen::ByAll(value) | Seen::By(_, value) => Some(value),
            Seen::Hidden => None,
        }
    }
}

/// Declares the events of a game. A line is one event: its word for clients, its name, and its fields with their names
/// and types. Clients get a field under its name, or under the word after `as` where that is a word of Rust.
///
/// The trait after `of` is what the game does with fields. It must have `fn seen_by(self, Viewer) -> Self`.
///
/// ```
/// use kernel::{Seat, Seen, Viewer};
///
/// pub(crate) trait EventField {
///     fn seen_by(self, _: Viewer) -> Self where Self: Sized;
///     fn word(&self) -> String;
/// }
///
/// impl EventField for Seat {
///     fn seen_by(self, _: Viewer) -> Self { self }
///     fn word(&self) -> String { self.0.to_string() }
/// }
///
/// impl EventField for Seen<char> {
///     fn seen_by(self, viewer: Viewer) -> Self { self.seen_by(viewer) }
///     fn word(&self) -> String { self.known().unwrap_or('?').to_string() }
/// }
///
/// kernel::events! {
///     /// What happened.
///     #[derive(Clone, Debug)]
///     pub enum Event of EventField {
///         "drew"  Drew  { seat: Seat, card: Seen<char> };
///         "gave"  Gave  { seat: Seat, other: Seat as "for" };
///         "ended" Ended;
///     }
/// }
///
/// let words = |event: &Event| {
///     let mut words = vec![event.kind().word().to_string()];
///     event.parts(|name, part| words.push(format!("{name}:{}", part.word())));
///     words.join(" ")
/// };
/// let event = Event::Drew { seat: Seat(0), card: Seen::By(Seat(0), 'k') };
/// assert_eq!(words(&event), "drew seat:0 card:k");
/// assert_eq!(words(&event.seen_by(Viewer::Spectator)), "drew seat:0 card:?");
/// assert_eq!(words(&Event::Gave { seat: Seat(0), other: Seat(1) }), "gave seat:0 for:1");
/// assert_eq!(Kind::ALL, [Kind::Drew, Kind::Gave, Kind::Ended]);
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[$about:meta])*
        pub enum $Event:ident of $EventField:ident {
            $($word:literal $name:ident $({ $($field:ident: $kind:ty $(as $other:literal)?),* })?;)*
        }
    ) => {
        $(#[$about])*
        pub enum $Event {
            $(#[doc = concat!("`", $word, "`")] $name $({ $($field: $kind),* })?,)*
        }

        /// An event without its fields.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Kind {
            $(#[doc = concat!("`", $word, "`")] $name,)*
        }

        impl Kind {
            /// Every kind, in the order of the table.
            pub const ALL: &[Kind] = &[$(Kind::$name),*];

            /// Its word for clients.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Kind::$name => $word,)*
                }
            }
        }

        impl $Event {
            /// The kind of event.
            pub const fn kind(&self) -> Kind {
                match self {
                    $($Event::$name { .. } => Kind::$name,)*
                }
            }

            /// The event as a viewer sees it.
            #[must_use]
            pub fn seen_by(self, viewer: $crate::Viewer) -> Self {
                match self {
                    $($Event::$name $({ $($field),* })? => {
                        $Event::$name $({ $($field: $EventField::seen_by($field, viewer)),* })?
                    })*
                }
            }

            /// Shows every field with its name, in order.
            pub(crate) fn parts(&self, mut each: impl FnMut(&'static str, &dyn $EventField)) {
                match self {
                    $($Event::$name $({ $($field),* })? => {
                        $($(each($crate::events!(@name $field $($other)?), $field);)*)?
                    })*
                }
            }
        }
    };
    (@name $field:ident) => { stringify!($field) };
    (@name $field:ident $other:literal) => { $other };
}
