//! Verbs about figures and sites: `send`, `relocate`, `activate`, `scout`, `recall`.

use kernel::effect::{EffectError, Words};
use kernel::{Lang, Sink};

use super::each::{Activate, Recall, Relocate, Scout, Send};
use super::text::{MOST, amount, icons, number, one_of, print_icons};
use super::{Deed, SiteGroup, Terms};
use crate::action::Action;
#[cfg(feature = "bot")]
use crate::bot::{ArnakValue, reliable_places};
use crate::errors::FrameError;
use crate::event::Event;
use crate::ids::{CAMPS, SITES, Site, Space};
use crate::legal::{self, Ways, might_interrupt, unlisted};
use crate::machine::Machine;
use crate::purse::{Icon, Icons, Purse, Res};
use crate::state::{Chance, State, Task};
use crate::tables::Tables;
use crate::verb_text::{icons_text, res_text, roman, row, token, travel_icons};
use crate::why::{self, Rule, Thing};
use crate::words::say;

impl Deed for Send {
    const WORD: &'static str = "send";
    const RELIABLE: bool = true;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        if words.eat("camp") {
            one_of(words, &[("free", ())])?;
            one_of(words, &[("twice", ())])?;
            return Ok(Send { icons: Icons::NONE, compasses: 0, shell: true });
        }
        let mut send = Send { icons: Icons::NONE, compasses: 0, shell: false };
        while words.eat("minus") {
            if words.peek() == Some("compass") && send.compasses == 0 {
                words.next();
                send.compasses = amount(words, MOST)?;
            } else if send.icons.is_empty() {
                send.icons = icons(words)?;
            } else {
                return Err(EffectError::Twice { word: "minus".into() });
            }
        }
        Ok(send)
    }

    fn print(self) -> String {
        if self.shell {
            return "send camp free twice".into();
        }
        let icons = match self.icons {
            Icons::NONE => String::new(),
            icons => format!(" minus {}", print_icons(icons)),
        };
        let compasses = match self.compasses {
            0 => String::new(),
            n => format!(" minus compass{}", number(n)),
        };
        format!("send{icons}{compasses}")
    }

    fn say(self, lang: Lang) -> String {
        if self.shell {
            return say!(lang, "verb-send-shell");
        }
        let travel = icons_text(self.icons, lang);
        let off = res_text(Res::Compass, self.compasses, lang);
        match (self.icons.is_empty(), self.compasses) {
            (true, 0) => say!(lang, "verb-send"),
            (false, 0) => say!(lang, "verb-send-travel", icons = travel),
            (true, _) => say!(lang, "verb-send-compass", compasses = off),
            (false, _) => say!(lang, "verb-send-both", icons = travel, compasses = off),
        }
    }

    fn icons(self) -> Vec<String> {
        if self.shell {
            return row(&["send", "camp", "free", "twice"]);
        }
        let mut row = row(&["send"]);
        let compasses = (self.compasses > 0).then(|| token("compass", self.compasses));
        for icon in travel_icons(self.icons).chain(compasses) {
            row.extend(["minus".into(), icon]);
        }
        row
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        let effects = &value.w.effects;
        let twice = if self.shell { effects.activate } else { 0.0 };
        effects.send + value.icons(self.icons) + 0.5 * value.res[1] * f32::from(self.compasses) + twice
    }

    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        m.skip_if(m.s.me().figure_at_home().is_none() || m.hopeless())
    }

    fn ways(self, t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        legal::send(t, s, self.icons, self.compasses, self.shell, out);
    }

    fn optional(self) -> bool {
        true
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let space = match action {
            Action::Dig(space) => space,
            Action::Discover(site) => site.space(),
            _ => unlisted(action),
        };
        m.send(space, self.icons, self.compasses, self.shell);
    }

    fn refreshes(self) -> bool {
        true
    }

    fn upsets(self) -> bool {
        true
    }

    fn sound(self) -> Result<(), FrameError> {
        if Icon::ALL.iter().any(|&icon| self.icons.get(icon) > 8) {
            return Err(FrameError::ManyIcons);
        }
        if self.compasses <= MOST { Ok(()) } else { Err(FrameError::Discount) }
    }

    fn terms(self) -> Terms {
        Terms { icons: self.icons, tokens: Purse::of(Res::Compass, self.compasses), free: self.shell }
    }

    fn why(self, t: &Tables, s: &State, thing: Thing) -> Option<Rule> {
        if !matches!(thing, Thing::Space(_) | Thing::Camp(_)) {
            return None;
        }
        // Passage Shell goes to camps alone.
        let camp = !matches!(thing, Thing::Space(space) if space.site().level() > 0);
        (camp || !self.shell).then(|| why::standing(t, s, thing))
    }
}

impl Deed for Relocate {
    const WORD: &'static str = "relocate";

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        one_of(words, &[("camp", ())])?;
        Ok(Relocate { level1: words.eat("level1") })
    }

    fn print(self) -> String {
        if self.level1 { "relocate camp level1" } else { "relocate camp" }.into()
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, if self.level1 { "verb-relocate-level1" } else { "verb-relocate" })
    }

    fn icons(self) -> Vec<String> {
        if self.level1 { row(&["relocate", "camp", "or", "level1"]) } else { row(&["relocate", "camp"]) }
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.relocate * if self.level1 { 1.3 } else { 1.0 }
    }

    /// Ruling 47: to an empty space of another, discovered site.
    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        let taken = s.occupied() | s.blocked;
        let figures = s.me().figures;
        for (at, figure) in figures.into_iter().enumerate() {
            if figure.is_none() || (at == 1 && figures[0] == figure) {
                continue;
            }
            for site in (0..SITES as u8).map(Site) {
                let open =
                    site.level() == 0 || (self.level1 && site.level() == 1 && s.tiles[site.at()].is_some());
                if !open || site == figure.site() {
                    continue;
                }
                for space in 0..if site.level() == 0 { 2 } else { 1 } {
                    let space = Space(site.space().0 + space);
                    if taken & (1 << space.0) == 0 {
                        out(Action::Relocate(figure, space));
                    }
                }
            }
        }
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Relocate(from, to) = action else { unlisted(action) };
        m.move_figure(from, to);
        let (left, reached) = (m.s.at_space(from), m.s.at_space(to));
        m.emit(|seat| Event::Relocated { seat, from: left, to: reached });
        m.visit(to.site());
    }

    fn refreshes(self) -> bool {
        true
    }

    fn upsets(self) -> bool {
        true
    }

    fn why(self, _: &Tables, s: &State, thing: Thing) -> Option<Rule> {
        let Thing::Space(space) = thing else { return None };
        why::taken(s, space)
    }
}

const PLACES: [(&str, SiteGroup); 5] = [
    ("camp", SiteGroup::Camp),
    ("empty", SiteGroup::EmptyCamp),
    ("level1", SiteGroup::LevelOne),
    ("mine", SiteGroup::Mine),
    ("occupied", SiteGroup::Occupied),
];

impl Deed for Activate {
    const WORD: &'static str = "activate";

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        let place = one_of(words, &PLACES)?;
        Ok(Activate { place, n: amount(words, CAMPS as u8)?, not: Site::NONE })
    }

    fn print(self) -> String {
        let word = PLACES.iter().find(|&&(_, place)| place == self.place).map_or("", |&(word, _)| word);
        format!("activate {word}{}", number(self.n))
    }

    fn say(self, lang: Lang) -> String {
        let key = match self.place {
            SiteGroup::Camp => "verb-activate-camp",
            SiteGroup::EmptyCamp => "verb-activate-empty_camp",
            SiteGroup::LevelOne => "verb-activate-level1",
            SiteGroup::Mine => "verb-activate-mine",
            SiteGroup::Occupied => "verb-activate-occupied",
        };
        say!(lang, key, n = self.n)
    }

    fn icons(self) -> Vec<String> {
        let place = match self.place {
            SiteGroup::Camp => "camp",
            SiteGroup::EmptyCamp => "camp_empty",
            SiteGroup::LevelOne => "level1",
            SiteGroup::Mine | SiteGroup::Occupied => "mine",
        };
        vec!["activate".into(), token(place, self.n)]
    }

    #[cfg(feature = "bot")]
    fn reliable(self, t: &Tables, s: &State, depth: u8) -> bool {
        reliable_places(t, s, self.place, self.n, depth)
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        let effects = &value.w.effects;
        let one = match self.place {
            SiteGroup::Camp | SiteGroup::EmptyCamp => effects.activate,
            SiteGroup::LevelOne | SiteGroup::Mine | SiteGroup::Occupied => effects.activate_level1,
        };
        one * f32::from(self.n)
    }

    /// Ruling 48.
    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        let me = s.me();
        let taken = s.occupied();
        for site in (0..SITES as u8).map(Site) {
            let found = site.level() == 0 || s.tiles[site.at()].is_some();
            let fits = match self.place {
                SiteGroup::Camp => site.level() == 0,
                SiteGroup::EmptyCamp => site.level() == 0 && taken & site.spaces() == 0,
                SiteGroup::LevelOne => site.level() == 1,
                SiteGroup::Mine => me.occupies(site) && (site.level() < 2 || me.has(Res::Compass) >= 2),
                SiteGroup::Occupied => me.occupies(site),
            };
            if found && fits && site != self.not {
                out(Action::Activate(site));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Activate(site) = action else { unlisted(action) };
        if self.n > 1 {
            m.ask(Activate { n: self.n - 1, not: site, ..self });
        }
        let at = m.s.at_site(site);
        m.emit(|seat| Event::Activated { seat, site: at });
        m.push(Task::ActivateSite { site });
        if self.fee(site) > 0 {
            m.pay_tokens(Purse::of(Res::Compass, self.fee(site)));
        }
    }

    /// Ruling 111: the compasses of Tent are behind a cost arrow.
    fn excused(self, ways: &[Action]) -> bool {
        let priced = |way: &Action| matches!(way, Action::Activate(site) if site.level() == 2);
        self.place == SiteGroup::Mine && ways.iter().all(priced)
    }

    /// The price of a level II site needs an answer, so it waits.
    fn waits(self, t: &Tables, s: &State, sole: &Ways) -> bool {
        if self.place != SiteGroup::Mine {
            return false;
        }
        match *sole {
            Ways::One(Action::Activate(site)) if site.level() == 2 => true,
            Ways::None | Ways::One(_) => {
                let priced =
                    |site: Site| site.level() == 2 && site != self.not && s.tiles[site.at()].is_some();
                let mut out = s.me().figures.iter().filter(|figure| figure.is_some());
                out.any(|figure| priced(figure.site())) && might_interrupt(t, s)
            }
            Ways::Many => false,
        }
    }

    fn refreshes(self) -> bool {
        true
    }

    fn upsets(self) -> bool {
        true
    }

    fn sound(self) -> Result<(), FrameError> {
        if !(1..=MOST).contains(&self.n) {
            return Err(FrameError::Number { low: 1, high: MOST });
        }
        if self.not.is_none() || self.not.at() < SITES { Ok(()) } else { Err(FrameError::NoSite) }
    }

    /// Tent asks 2 compasses at level II.
    fn fee(self, site: Site) -> u8 {
        if self.place == SiteGroup::Mine && site.level() == 2 { 2 } else { 0 }
    }
}

impl Deed for Scout {
    const WORD: &'static str = "scout";
    const FRAME: Option<&'static str> = None;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Scout { level: one_of(words, &[("1", 1), ("2", 2)])? })
    }

    fn print(self) -> String {
        format!("scout {}", self.level)
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, "verb-scout", level = roman(self.level))
    }

    fn icons(self) -> Vec<String> {
        row(&["scout", if self.level < 2 { "site1" } else { "site2" }])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        let effects = &value.w.effects;
        if self.level == 1 { effects.scout1 } else { effects.scout2 }
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        if let Some(tile) = m.next_tile(self.level) {
            m.scouted(tile);
        } else if m.s.tile_bag & m.t.level[self.level as usize - 1] != 0 {
            m.push(Chance::Scout { level: self.level });
        }
    }

    fn refreshes(self) -> bool {
        true
    }

    fn upsets(self) -> bool {
        true
    }
}

impl Deed for Recall {
    const WORD: &'static str = "recall";
    const RELIABLE: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Recall {})
    }

    fn icons(self) -> Vec<String> {
        row(&["recall"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.recall
    }

    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        for figure in s.me().figures {
            if figure.is_some() {
                out(Action::Recall(figure));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Recall(space) = action else { unlisted(action) };
        m.move_figure(space, Space::NONE);
        let space = m.s.at_space(space);
        m.emit(|seat| Event::Recalled { seat, space });
    }

    fn upsets(self) -> bool {
        true
    }
}

impl<S: Sink<Event>> Machine<'_, S> {
    fn move_figure(&mut self, from: Space, to: Space) {
        let me = self.s.me_mut();
        let figure = me.figures.iter().position(|&f| f == from).expect("a figure stands where it leaves");
        me.figures[figure] = to;
    }
}
