//! How verbs and costs read and which icons stand for them.
use crate::purse::Cost;
use crate::verb::Verb;
use kernel::game::Lang;
pub(crate) fn say(verb: &Verb, lang: Lang) -> String {
    let _ = lang;
    kernel::effect::Verb::print(verb)
}
pub(crate) fn say_cost(cost: &Cost, lang: Lang) -> String {
    let _ = lang;
    <Verb as kernel::effect::Verb>::print_cost(cost)
}
pub(crate) fn icons(verb: &Verb) -> Vec<String> {
    vec![kernel::effect::Verb::print(verb)]
}
pub(crate) fn cost_icons(cost: &Cost) -> Vec<String> {
    vec![<Verb as kernel::effect::Verb>::print_cost(cost)]
}
