//! Verbs about tokens and travel icons: `gain`, `travel`, `fear`, `upgrade`, `per`.

use kernel::effect::{EffectError, Words};
use kernel::{Lang, Sink};

use super::each::{Fear, Gain, Per, Travel, Upgrade};
use super::text::{
    MOST, MOST_CARDS, RESOURCES, amount, icons, needed, number, one_of, print_icons, print_purse, purse,
};
use super::{Deed, Tally};
use crate::action::Action;
#[cfg(feature = "bot")]
use crate::bot::{ArnakValue, icon_parts, purse_parts};
use crate::event::Event;
use crate::legal::unlisted;
use crate::machine::Machine;
use crate::purse::{Icons, Purse, Res};
use crate::state::State;
use crate::tables::Tables;
use crate::travel;
use crate::verb_text::{icons_text, purse_icons, purse_text, res_text, row, token, travel_icons};
use crate::words::say;

impl Deed for Gain {
    const WORD: &'static str = "gain";
    const FRAME: Option<&'static str> = None;
    const AT_ONCE: bool = true;
    const RELIABLE: bool = true;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Gain { purse: purse(words)?.into() })
    }

    fn print(self) -> String {
        format!("gain {}", print_purse(self.purse.purse()))
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, "verb-gain", what = purse_text(self.purse.purse(), lang))
    }

    fn icons(self) -> Vec<String> {
        purse_icons(self.purse.purse()).collect()
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.plain(self.purse.purse())
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.gain(self.purse.purse());
    }

    #[cfg(feature = "bot")]
    fn parts(self) -> Vec<(String, u8)> {
        purse_parts(Self::WORD, self.purse.purse())
    }

    fn gained(self) -> Purse {
        self.purse.purse()
    }
}

impl Deed for Travel {
    const WORD: &'static str = "travel";
    const FRAME: Option<&'static str> = None;
    const AT_ONCE: bool = true;
    const RELIABLE: bool = true;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Travel { icons: icons(words)? })
    }

    fn print(self) -> String {
        format!("travel {}", print_icons(self.icons))
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, "verb-travel", what = icons_text(self.icons, lang))
    }

    fn icons(self) -> Vec<String> {
        travel_icons(self.icons).collect()
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.icons(self.icons)
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.s.pool = m.s.pool.plus(travel::counted(m.s, self.icons));
        m.emit(|seat| Event::TravelGained { seat, icons: self.icons });
    }

    #[cfg(feature = "bot")]
    fn parts(self) -> Vec<(String, u8)> {
        icon_parts(Self::WORD, self.icons)
    }

    fn travel(self) -> Icons {
        self.icons
    }
}

impl Deed for Fear {
    const WORD: &'static str = "fear";
    const FRAME: Option<&'static str> = None;
    const AT_ONCE: bool = true;
    const RELIABLE: bool = true;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Fear { n: amount(words, MOST_CARDS)? })
    }

    fn print(self) -> String {
        format!("fear{}", number(self.n))
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, "verb-fear", n = self.n)
    }

    fn icons(self) -> Vec<String> {
        vec![token("fear", self.n)]
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        -value.w.effects.fear * f32::from(self.n)
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.gain_fear(m.s.turn, self.n);
    }

    #[cfg(feature = "bot")]
    fn parts(self) -> Vec<(String, u8)> {
        vec![(Self::WORD.into(), self.n)]
    }
}

impl Deed for Upgrade {
    const WORD: &'static str = "upgrade";
    const RELIABLE: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Upgrade {})
    }

    fn icons(self) -> Vec<String> {
        row(&["upgrade"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.upgrade
    }

    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        m.skip_if(m.hopeless())
    }

    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        for res in [Res::Tablet, Res::Dark, Res::Arrowhead] {
            if s.me().has(res) > 0 {
                out(Action::Upgrade(res));
            }
        }
    }

    fn optional(self) -> bool {
        true
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Upgrade(res) = action else { unlisted(action) };
        let to = if res == Res::Arrowhead { Res::Jewel } else { Res::Arrowhead };
        let me = m.s.me_mut();
        me.purse = me.purse.minus(Purse::of(res, 1));
        m.s.reserve += u8::from(res == Res::Dark);
        m.emit(|seat| Event::Paid { seat, tokens: Purse::of(res, 1) });
        m.gain(Purse::of(to, 1));
    }
}

impl Deed for Per {
    const WORD: &'static str = "per";
    const FRAME: Option<&'static str> = None;
    const AT_ONCE: bool = true;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        let tallies =
            [("guardian", Tally::Guardian), ("idol", Tally::Idol), ("archaeologist", Tally::Archaeologist)];
        let tally = one_of(words, &tallies)?;
        let res = one_of(words, &RESOURCES)?;
        Ok(Per { tally, res, max: needed(words, MOST)? })
    }

    fn print(self) -> String {
        format!("per {} {} {}", self.tally.key(), self.res.key(), self.max)
    }

    fn say(self, lang: Lang) -> String {
        let what = res_text(self.res, 1, lang);
        let key = match self.tally {
            Tally::Guardian => "verb-per-guardian",
            Tally::Idol => "verb-per-idol",
            Tally::Archaeologist => "verb-per-archaeologist",
        };
        say!(lang, key, what = what, max = self.max)
    }

    fn icons(self) -> Vec<String> {
        vec![self.res.key().into(), "per".into(), self.tally.key().into(), token("max", self.max)]
    }

    #[cfg(feature = "bot")]
    fn reliable(self, _t: &Tables, s: &State, _depth: u8) -> bool {
        let contested = |site: crate::ids::Site| site.level() == 0 && s.guardians[site.at()].is_some();
        let mut figures = s.me().figures.iter().filter(|figure| figure.is_some());
        self.tally != Tally::Guardian || !figures.any(|figure| contested(figure.site()))
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        let usual = match self.tally {
            Tally::Guardian => 1.3,
            Tally::Idol => 2.2,
            Tally::Archaeologist => 1.2,
        };
        value.res[self.res as usize] * f32::from(self.max).min(usual)
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        let n = self.tally.count(m.s).min(self.max);
        if n > 0 {
            m.gain(Purse::of(self.res, n));
        }
    }
}

impl Tally {
    const fn key(self) -> &'static str {
        match self {
            Tally::Guardian => "guardian",
            Tally::Idol => "idol",
            Tally::Archaeologist => "archaeologist",
        }
    }

    fn count(self, s: &State) -> u8 {
        let me = s.me();
        let on_sites = me.figures.iter().filter(|f| f.is_some());
        match self {
            // Ruling 58: overcome guardians and those on own sites; two figures on one camp see one guardian.
            Tally::Guardian => {
                let mut sites = 0u32;
                for figure in on_sites {
                    if s.guardians[figure.site().at()].is_some() {
                        sites |= 1 << figure.site().0;
                    }
                }
                (me.guardians.count_ones() + sites.count_ones()) as u8
            }
            Tally::Idol => me.idols + me.slotted + me.pairs.1,
            Tally::Archaeologist => on_sites.count() as u8,
        }
    }
}
