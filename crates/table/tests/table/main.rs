//! A table from outside: what people do to it, and what they get to know.

mod basics;
mod clock;
mod club;
mod fair;
mod leak;
mod random;
mod store;
mod take_back;
