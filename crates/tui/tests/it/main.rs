//! The client without a terminal: keys are pressed, pictures are read.

mod games;
mod remote;
mod saves;
mod screens;
mod study;
mod support;
mod why;
