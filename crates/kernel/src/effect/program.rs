//! Effects flattened into one array, so that a frame can refer to a step by a small index.

use super::{Effect, Verb};

/// One operation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Op<V: Verb> {
    /// Carry this out and continue.
    Do(V),
    /// Offer this payment; a player who declines continues at `otherwise`.
    Pay {
        /// The price.
        cost: V::Cost,
        /// The operation that follows if the player does not pay.
        otherwise: u16,
    },
    /// Choose `pick` different ones of `n` branches, each run to its own end; then continue.
    Choose {
        /// The number of branches to choose.
        pick: u8,
        /// The number of branches.
        n: u8,
        /// The first branch in [`Program::branch`].
        first: u16,
    },
    /// End of the effect.
    End,
}

/// All effects of a game in one array.
#[derive(Clone, Debug)]
pub struct Program<V: Verb> {
    ops: Vec<Op<V>>,
    branches: Vec<u16>,
}

impl<V: Verb> Program<V> {
    /// The index of the empty effect, which is always present.
    pub const NOTHING: u16 = 0;

    /// A program that holds only the empty effect.
    pub fn new() -> Self {
        Program { ops: vec![Op::End], branches: Vec::new() }
    }

    /// Adds an effect and returns its start.
    pub fn add(&mut self, effect: &Effect<V>) -> u16 {
        if effect.is_nothing() {
            return Self::NOTHING;
        }
        let start = self.here();
        let mut later = Vec::new();
        self.flatten(effect, &mut later);
        self.ops.push(Op::End);
        for (slot, branch) in later {
            self.branches[slot] = self.add(&branch);
        }
        start
    }

    /// The operation at `at`.
    #[inline]
    pub fn op(&self, at: u16) -> &Op<V> {
        &self.ops[at as usize]
    }

    /// The first operation of branch `i` of a choice.
    #[inline]
    pub fn branch(&self, first: u16, i: u8) -> u16 {
        self.branches[first as usize + i as usize]
    }

    /// The number of operations.
    pub fn len(&self) -> usize {
        self.ops.len()
    }

    /// Always false: the empty effect is always present.
    pub fn is_empty(&self) -> bool {
        self.ops.is_empty()
    }

    fn here(&self) -> u16 {
        u16::try_from(self.ops.len()).expect("a game's effects fit into 65,535 operations")
    }

    fn flatten(&mut self, effect: &Effect<V>, later: &mut Vec<(usize, Effect<V>)>) {
        match effect {
            Effect::Do(verb) => self.ops.push(Op::Do(*verb)),
            Effect::Seq(steps) => {
                for step in steps {
                    self.flatten(step, later);
                }
            }
            Effect::Either(options) => self.choose(1, options, later),
            Effect::Pick(n, options) => self.choose(*n, options, later),
            Effect::Pay(cost, then) => {
                let at = self.ops.len();
                self.ops.push(Op::Pay { cost: *cost, otherwise: 0 });
                self.flatten(then, later);
                self.ops[at] = Op::Pay { cost: *cost, otherwise: self.here() };
            }
        }
    }

    fn choose(&mut self, pick: u8, options: &[Effect<V>], later: &mut Vec<(usize, Effect<V>)>) {
        let first = u16::try_from(self.branches.len()).expect("a game's choices fit into 65,535 branches");
        self.ops.push(Op::Choose { pick, n: options.len() as u8, first });
        for option in options {
            later.push((self.branches.len(), option.clone()));
            self.branches.push(Self::NOTHING);
        }
    }
}

impl<V: Verb> Default for Program<V> {
    fn default() -> Self {
        Self::new()
    }
}
