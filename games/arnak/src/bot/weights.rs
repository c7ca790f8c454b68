//! The weights file of Arnak as data; what each number means is said in the file.

use serde::Deserialize;

use bots::Search;

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    pub(super) resources: Resources,
    pub(super) fade: Fade,
    pub(super) icons: IconWorth,
    pub(super) effects: Effects,
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
pub(super) struct Effects {
    pub(super) draw: f32,
    pub(super) exile: f32,
    pub(super) use_up: f32,
    pub(super) fear: f32,
    pub(super) upgrade: f32,
    pub(super) refresh: f32,
    pub(super) recruit: f32,
    pub(super) promote: f32,
    pub(super) supply_silver: f32,
    pub(super) supply_gold: f32,
    pub(super) exchange: f32,
    pub(super) send: f32,
    pub(super) relocate: f32,
    pub(super) activate: f32,
    pub(super) activate_level1: f32,
    pub(super) scout1: f32,
    pub(super) scout2: f32,
    pub(super) overcome: f32,
    pub(super) discount: f32,
    pub(super) take_item: f32,
    pub(super) take_artifact: f32,
    pub(super) journal: f32,
    pub(super) pass: f32,
    pub(super) protect: f32,
    pub(super) planes: f32,
    pub(super) recall: f32,
    pub(super) look: f32,
    pub(super) hammer: f32,
    pub(super) unslot: f32,
    pub(super) crown: f32,
    pub(super) copy_idol: f32,
    pub(super) ready: f32,
    pub(super) idol: f32,
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
