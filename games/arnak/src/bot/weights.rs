//! The weights file of Arnak as data; the file explains each number.

use serde::Deserialize;

use bots::Search;

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Weights {
    pub(super) resources: Resources,
    pub(super) fade: Fade,
    pub(super) icons: IconWorth,
    pub(crate) effects: Effects,
    pub(super) tempo: Tempo,
    pub(super) search: Search,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Resources {
    pub(super) coin: f32,
    pub(super) compass: f32,
    pub(super) tablet: f32,
    pub(super) arrowhead: f32,
    pub(super) jewel: f32,
    pub(super) dark: f32,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Fade {
    pub(super) rounds: [f32; 5],
    pub(super) enough: u8,
    pub(super) beyond: f32,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct IconWorth {
    pub(super) boot: f32,
    pub(super) ship: f32,
    pub(super) car: f32,
    pub(super) plane: f32,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Effects {
    pub(crate) draw: f32,
    pub(crate) exile: f32,
    pub(crate) use_up: f32,
    pub(crate) fear: f32,
    pub(crate) upgrade: f32,
    pub(crate) refresh: f32,
    pub(crate) recruit: f32,
    pub(crate) promote: f32,
    pub(crate) supply_silver: f32,
    pub(crate) supply_gold: f32,
    pub(crate) exchange: f32,
    pub(crate) send: f32,
    pub(crate) relocate: f32,
    pub(crate) activate: f32,
    pub(crate) activate_level1: f32,
    pub(crate) scout1: f32,
    pub(crate) scout2: f32,
    pub(crate) overcome: f32,
    pub(crate) discount: f32,
    pub(crate) take_item: f32,
    pub(crate) take_artifact: f32,
    pub(crate) journal: f32,
    pub(crate) pass: f32,
    pub(crate) protect: f32,
    pub(crate) planes: f32,
    pub(crate) recall: f32,
    pub(crate) look: f32,
    pub(crate) hammer: f32,
    pub(crate) unslot: f32,
    pub(crate) crown: f32,
    pub(crate) copy_idol: f32,
    pub(crate) ready: f32,
    pub(crate) idol: f32,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Tempo {
    pub(super) hand: f32,
    pub(super) figure: f32,
    pub(super) deck: f32,
    pub(super) assistant: f32,
    pub(super) ready: f32,
    pub(super) slot: f32,
    pub(super) climb: [f32; 5],
    pub(super) glass: f32,
    pub(super) notebook: f32,
    pub(super) step: f32,
    pub(super) danger: f32,
    pub(super) hope: f32,
    pub(super) future: [f32; 5],
    pub(super) spread: [f32; 5],
    pub(super) rival: [f32; 5],
}
