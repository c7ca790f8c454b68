//! Tests of Tikal II, in one program so that it links once.

mod conformance;
mod content;
mod cover;
mod guides;
mod movement;
mod positions;
mod r01_r02_turns;
mod r03_r04_river;
mod r05_tiles;
mod r06_r07_moving;
mod r08_r11_exploring;
mod r12_r15_ends;
mod records;
mod scene;
mod snapshots;
mod why;
mod words;
