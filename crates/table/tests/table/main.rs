//! A table from outside: what people do, and what they learn.

mod basics;
mod clock;
mod club;
mod fair;
mod leak;
mod random;
mod reasons;
mod seats;
mod store;
mod take_back;
