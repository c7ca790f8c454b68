//! The effect of an answer whose notation does not state it: `option 2`, `yes` and `no`, in the effect language.

use kernel::effect::{Effect, Op};

use super::{effect_at, paid_for};
use crate::action::Action;
use crate::notation::site_key;
use crate::state::{Frame, State};
use crate::tables::Tables;
use crate::tagged::Tagged;
use crate::verb::Verb;

/// The effect of the answer; for `no`, what is declined. The same in every language.
pub(crate) fn what(t: &Tables, s: &State, action: Action) -> Option<String> {
    let frame = *s.stack.last()?;
    match (action, frame) {
        (Action::Option(i), Frame::Choose { pc, .. }) => match *t.program.op(pc) {
            Op::Choose { n, first, .. } if i < n => {
                Some(effect_at(t, t.program.branch(first, i)).to_string())
            }
            _ => None,
        },
        (Action::Accept | Action::Decline, _) => Some(offered(t, frame)),
        _ => None,
    }
}

/// The offer; a decision without an effect of its own is named by the word of its frame.
fn offered(t: &Tables, frame: Frame) -> String {
    match frame {
        Frame::Offer { pc } => match *t.program.op(pc) {
            Op::Pay { cost, otherwise } => {
                Effect::<Verb>::Pay(cost, Box::new(paid_for(t, pc, otherwise))).to_string()
            }
            Op::Do(_) | Op::Choose { .. } | Op::End => frame.word().to_string(),
        },
        Frame::May { pc } => effect_at(t, pc).to_string(),
        Frame::Resolve { card } => t.card(card).effect.to_string(),
        Frame::Again { site } => format!("activate {}", site_key(site)),
        _ => frame.word().to_string(),
    }
}
