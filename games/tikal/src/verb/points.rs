//! Verbs that score: `points`, `score_doors`, `final`, `final_pair`, `final_colours`.

use kernel::effect::{EffectError, Words};
use kernel::{Lang, Seat, Sink};

use super::each::{Final, FinalColours, FinalPair, Points, ScoreDoors};
use super::text::{number, points};
use super::{Deed, Moment};
use crate::Tikal;
use crate::action::Action;
#[cfg(feature = "bot")]
use crate::bot::Effects;
use crate::event::Event;
use crate::ids::{COLOURS, Colour};
use crate::machine::Machine;
use crate::state::{Frame, Source, State};
use crate::words::say;

impl Deed for Points {
    const WORD: &'static str = "points";
    const FORMS: &'static [&'static str] = &["points N"];
    const TILES: bool = true;
    const SPOTS: bool = true;
    const AT_ONCE: bool = true;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Points { n: number(words, 1, Self::WORD)? })
    }

    fn print(self) -> String {
        format!("points {}", self.n)
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, "verb-points", points = points(self.n, lang))
    }

    fn say_sign(self, lang: Lang) -> String {
        points(self.n, lang)
    }

    fn icons(self) -> Vec<String> {
        vec![format!("points:{}", self.n)]
    }

    #[cfg(feature = "bot")]
    fn worth(self, _: &Effects) -> f32 {
        f32::from(self.n)
    }

    #[cfg(feature = "bot")]
    fn part(self) -> (String, u8) {
        (Self::WORD.into(), self.n)
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        let source = if matches!(m.s.top(), Frame::Gain { .. }) { Source::Spots } else { Source::Tiles };
        m.score(Seat(m.s.active), source, i16::from(self.n));
    }
}

impl Deed for ScoreDoors {
    const WORD: &'static str = "score_doors";
    const TILES: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(ScoreDoors {})
    }

    #[cfg(feature = "bot")]
    fn worth(self, e: &Effects) -> f32 {
        e.doors
    }

    fn ways(self, _: &Tikal, _: &State, out: &mut Vec<Action>) {
        out.extend((0..COLOURS as u8).map(|colour| Action::ScoreDoors(Colour(colour))));
    }

    fn fits(self, _: &State, action: Action) -> Option<u8> {
        matches!(action, Action::ScoreDoors(_)).then_some(0)
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::ScoreDoors(colour) = action else { unreachable!("{action:?} scores no doors") };
        let seat = m.s.active;
        let points = m.game.doors_of(m.s, seat, colour);
        m.score(Seat(seat), Source::Doors, i16::from(points));
    }
}

impl Deed for Final {
    const WORD: &'static str = "final";
    const FORMS: &'static [&'static str] = &["final N"];

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Final { n: number(words, 1, Self::WORD)? })
    }

    fn print(self) -> String {
        format!("final {}", self.n)
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, "verb-final", points = points(self.n, lang))
    }

    fn icons(self) -> Vec<String> {
        vec![format!("final:{}", self.n)]
    }

    #[cfg(feature = "bot")]
    fn part(self) -> (String, u8) {
        (Self::WORD.into(), self.n)
    }

    fn moment(self) -> Option<Moment> {
        Some(Moment::End)
    }

    fn final_points(self, _game: &Tikal, _: &State, _seat: usize, n: i16) -> i16 {
        n * i16::from(self.n)
    }
}

impl Deed for FinalPair {
    const WORD: &'static str = "final_pair";
    const FORMS: &'static [&'static str] = &["final_pair N N"];

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(FinalPair { one: number(words, 1, Self::WORD)?, two: number(words, 2, Self::WORD)? })
    }

    fn print(self) -> String {
        format!("final_pair {} {}", self.one, self.two)
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, "verb-final-pair", one = points(self.one, lang), two = points(self.two, lang))
    }

    fn icons(self) -> Vec<String> {
        vec![format!("final_pair:{}:{}", self.one, self.two)]
    }

    fn moment(self) -> Option<Moment> {
        Some(Moment::End)
    }

    fn final_points(self, _game: &Tikal, _: &State, _seat: usize, n: i16) -> i16 {
        n / 2 * i16::from(self.two) + n % 2 * i16::from(self.one)
    }
}

impl Deed for FinalColours {
    const WORD: &'static str = "final_colours";
    const FORMS: &'static [&'static str] = &["final_colours N"];

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(FinalColours { n: number(words, 1, Self::WORD)? })
    }

    fn print(self) -> String {
        format!("final_colours {}", self.n)
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, "verb-final-colours", points = points(self.n, lang))
    }

    fn icons(self) -> Vec<String> {
        vec![format!("final_colours:{}", self.n)]
    }

    fn moment(self) -> Option<Moment> {
        Some(Moment::End)
    }

    fn final_points(self, game: &Tikal, s: &State, seat: usize, n: i16) -> i16 {
        n * i16::from(self.n) * game.flagged_colours(s, seat)
    }
}
