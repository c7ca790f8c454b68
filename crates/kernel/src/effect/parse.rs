//! The reader of the text form.

use std::fmt;

use words::Or;

use super::{Effect, Verb};
use crate::WORDS;

words::errors! {
    /// An error in a word of an effect.
    pub enum EffectError in WORDS {
        "effect-symbol" Symbol { symbol: String },
        "effect-ends" EffectEnds,
        "effect-cost-ends" CostEnds,
        "effect-deep" TooDeep,
        "effect-pick" HowMany,
        "effect-groups" Groups { n: u8 },
        "effect-word" NoWord,
        "effect-stray" Stray { word: String },
        "effect-expected" Expected { words: Or },
        "effect-after" NumbersAfter { n: u8, word: String },
        "effect-number" Number { most: u8 },
        "effect-twice" Twice { word: String },
        "effect-verb" NoVerb { word: String },
        "effect-unknown" Unknown { word: String, words: Or },
        "effect-no-costs" NoCosts,
    }
}

impl EffectError {
    /// One of these words was expected.
    pub fn expected<T: fmt::Display>(words: impl IntoIterator<Item = T>) -> Self {
        EffectError::Expected { words: Or::of(words) }
    }
}

/// An error in an effect, and its column (from 1) in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Column of the word that does not fit.
    pub column: usize,
    /// The error.
    pub error: EffectError,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.error)
    }
}

impl std::error::Error for ParseError {}

/// The words of one verb or cost, read from left to right.
#[derive(Debug)]
pub struct Words<'a> {
    words: &'a [(usize, &'a str)],
    at: usize,
}

impl<'a> Words<'a> {
    /// The next word, which stays.
    pub fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).map(|w| w.1)
    }

    /// Takes the next word.
    #[expect(clippy::should_implement_trait, reason = "reading a word is part of a grammar, not a loop")]
    pub fn next(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.at += 1;
        Some(word)
    }

    /// Takes the next word if it is this one.
    pub fn eat(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        self.at += usize::from(found);
        found
    }

    /// Takes a number if one follows.
    pub fn number(&mut self) -> Option<u8> {
        let number = self.peek()?.parse().ok()?;
        self.at += 1;
        Some(number)
    }
}

/// Reads an effect; every error names its column.
pub fn parse<V: Verb>(text: &str) -> Result<Effect<V>, ParseError> {
    let tokens = tokens(text)?;
    let mut reader = Reader { tokens: &tokens, at: 0, end: text.len() };
    let effect = reader.effect()?;
    if reader.at < tokens.len() {
        return Err(reader.error(EffectError::EffectEnds));
    }
    Ok(effect)
}

/// Parses a cost by itself, as tables hold it.
pub fn parse_cost<V: Verb>(text: &str) -> Result<V::Cost, ParseError> {
    let tokens = tokens(text)?;
    let mut reader = Reader { tokens: &tokens, at: 0, end: text.len() };
    let cost = reader.words(V::parse_cost)?;
    if reader.at < tokens.len() {
        return Err(reader.error(EffectError::CostEnds));
    }
    Ok(cost)
}

fn tokens(text: &str) -> Result<Vec<(usize, &str)>, ParseError> {
    let mut tokens = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices() {
        let in_word = c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '+');
        if !in_word && let Some(from) = start.take() {
            tokens.push((from, &text[from..at]));
        }
        if in_word {
            start.get_or_insert(at);
        } else if matches!(c, '(' | ')' | ';' | ':') {
            tokens.push((at, &text[at..=at]));
        } else if !c.is_whitespace() {
            let error = EffectError::Symbol { symbol: c.to_string() };
            return Err(ParseError { column: at + 1, error });
        }
    }
    if let Some(from) = start {
        tokens.push((from, &text[from..]));
    }
    Ok(tokens)
}

struct Reader<'a> {
    tokens: &'a [(usize, &'a str)],
    at: usize,
    end: usize,
}

/// Maximum nesting, deeper than any rule needs, so that no text can overflow the stack.
const DEEPEST: usize = 6;

impl<'a> Reader<'a> {
    fn error(&self, error: EffectError) -> ParseError {
        let column = self.tokens.get(self.at).map_or(self.end, |t| t.0) + 1;
        ParseError { column, error }
    }

    fn peek(&self) -> Option<&'a str> {
        self.tokens.get(self.at).map(|t| t.1)
    }

    fn eat(&mut self, token: &str) -> bool {
        let found = self.peek() == Some(token);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, token: &str) -> Result<(), ParseError> {
        if self.eat(token) { Ok(()) } else { Err(self.error(EffectError::expected([format!("{token:?}")]))) }
    }

    fn effect<V: Verb>(&mut self) -> Result<Effect<V>, ParseError> {
        self.effect_at(0)
    }

    fn effect_at<V: Verb>(&mut self, depth: usize) -> Result<Effect<V>, ParseError> {
        if depth > DEEPEST {
            return Err(self.error(EffectError::TooDeep));
        }
        if self.eat("nothing") {
            return Ok(Effect::nothing());
        }
        let mut steps = vec![self.step(depth)?];
        while self.eat(";") {
            steps.push(self.step(depth)?);
        }
        Ok(if steps.len() == 1 { steps.remove(0) } else { Effect::Seq(steps) })
    }

    fn step<V: Verb>(&mut self, depth: usize) -> Result<Effect<V>, ParseError> {
        if self.peek() == Some("(") {
            return self.group(depth);
        }
        if self.eat("either") {
            let mut options = vec![self.group(depth)?];
            self.expect("or")?;
            options.push(self.group(depth)?);
            while self.eat("or") {
                options.push(self.group(depth)?);
            }
            return Ok(Effect::Either(options));
        }
        if self.eat("pick") {
            let Some(n) = self.peek().and_then(|t| t.parse::<u8>().ok()) else {
                return Err(self.error(EffectError::HowMany));
            };
            self.at += 1;
            self.expect("of")?;
            let mut options = Vec::new();
            while self.peek() == Some("(") {
                options.push(self.group(depth)?);
            }
            if n == 0 || options.len() <= n as usize || options.len() > 8 {
                return Err(self.error(EffectError::Groups { n }));
            }
            return Ok(Effect::Pick(n, options));
        }
        if self.eat("pay") {
            let cost = self.words(V::parse_cost)?;
            self.expect(":")?;
            return Ok(Effect::Pay(cost, Box::new(self.effect_at(depth + 1)?)));
        }
        Ok(Effect::Do(self.words(V::parse)?))
    }

    fn group<V: Verb>(&mut self, depth: usize) -> Result<Effect<V>, ParseError> {
        self.expect("(")?;
        let effect = self.effect_at(depth + 1)?;
        self.expect(")")?;
        Ok(effect)
    }

    /// Hands the run of plain words that starts here to the game.
    fn words<T>(&mut self, read: fn(&mut Words<'_>) -> Result<T, EffectError>) -> Result<T, ParseError> {
        let run = self.tokens[self.at..].iter().take_while(|t| !matches!(t.1, "(" | ")" | ";" | ":")).count();
        if run == 0 {
            return Err(self.error(EffectError::NoWord));
        }
        let mut words = Words { words: &self.tokens[self.at..self.at + run], at: 0 };
        let result = read(&mut words);
        let read_up_to = words.at;
        match result {
            Ok(value) if read_up_to == run => {
                self.at += run;
                Ok(value)
            }
            Ok(_) => {
                self.at += read_up_to;
                let word = self.peek().unwrap_or_default().to_string();
                Err(self.error(EffectError::Stray { word }))
            }
            Err(error) => {
                self.at += read_up_to.min(run);
                Err(self.error(error))
            }
        }
    }
}
