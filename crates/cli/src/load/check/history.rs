//! What clients did and saw, and whether one order explains it: that of each table's log.
//!
//! The log is what the database holds afterwards. Everything here compares records; it knows no server.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

/// A call of a client.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) table: String,
    /// When it began and ended, by the one clock of the driver.
    pub(super) begin: Duration,
    pub(super) end: Duration,
    pub(super) asked: Asked,
    pub(super) came: Came,
}

/// A request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    /// An action at a step.
    Act { step: u32, text: String },
    /// A unique chat text.
    Say { text: String },
}

/// Its outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Came {
    /// It was acknowledged with this number.
    Stored { number: u32 },
    /// It was refused with this code.
    Refused { code: String },
    /// No response came, or an inconclusive one.
    Unknown,
}

/// How a client saw a table.
#[derive(Clone, Debug)]
pub(super) struct Sight {
    pub(super) table: String,
    /// When the client asked; pushed updates may be late.
    pub(super) begin: Option<Duration>,
    pub(super) number: u32,
    pub(super) step: u32,
    pub(super) news: Vec<News>,
}

/// One item of news that a client received.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct News {
    pub(super) number: u32,
    pub(super) what: String,
    /// The action or the chat text, unless it is secret.
    pub(super) text: Option<String>,
}

/// Notes of all clients.
#[derive(Default)]
pub(super) struct History {
    pub(super) calls: Vec<Call>,
    pub(super) sights: Vec<Sight>,
}

/// An entry of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Logged {
    pub(super) number: u32,
    pub(super) what: String,
    pub(super) text: Option<String>,
}

impl Logged {
    /// A stored entry.
    pub(super) fn new(number: u32, change: &Value) -> Logged {
        let text = |name: &str| change[name].as_str().map(String::from);
        let what = text("what").unwrap_or_default();
        let text = if what == "said" { text("text") } else { text("action") };
        Logged { number, what, text }
    }

    /// Whether it changed what can be done.
    fn is_step(&self) -> bool {
        matches!(self.what.as_str(), "started" | "did" | "took_back" | "paused" | "resumed" | "ended")
    }
}

/// The log of each table.
pub(super) type Logs = BTreeMap<String, Vec<Logged>>;

/// Everything that no order of the logs explains, as sentences.
pub(super) fn judge(history: &History, logs: &Logs) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut tables: BTreeMap<&str, (Vec<&Call>, Vec<&Sight>)> = BTreeMap::new();
    for call in &history.calls {
        tables.entry(&call.table).or_default().0.push(call);
    }
    for sight in &history.sights {
        tables.entry(&sight.table).or_default().1.push(sight);
    }
    for (table, (calls, sights)) in tables {
        let empty = Vec::new();
        let log = logs.get(table).unwrap_or(&empty);
        let mut one = Vec::new();
        if log.iter().map(|entry| entry.number).eq(1..=log.len() as u32) {
            stored(&calls, log, &mut one);
            seen(&sights, log, &mut one);
            in_time(&calls, &sights, &mut one);
        } else {
            one.push("the numbers of the log have gaps".to_string());
        }
        wrong.extend(one.into_iter().map(|sentence| format!("table {table}: {sentence}")));
    }
    wrong
}

/// What was acknowledged is stored, once; what was refused is not.
fn stored(calls: &[&Call], log: &[Logged], wrong: &mut Vec<String>) {
    let mut taken: BTreeMap<u32, u32> = BTreeMap::new();
    let mut said: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for entry in log.iter().filter(|entry| entry.what == "said") {
        said.entry(entry.text.as_deref().unwrap_or_default()).or_default().push(entry.number);
    }
    for call in calls {
        match (&call.asked, &call.came) {
            (Asked::Say { text }, came) => {
                let found = said.get(text.as_str()).map_or(&[][..], Vec::as_slice);
                if found.len() > 1 {
                    wrong.push(format!("\"{text}\" is stored twice"));
                }
                match came {
                    Came::Stored { number } if found != [*number] => {
                        wrong.push(format!("\"{text}\" was acknowledged as {number} and is lost"));
                    }
                    Came::Refused { code } if !found.is_empty() => {
                        wrong.push(format!("\"{text}\" was refused ({code}) and is stored"));
                    }
                    _ => {}
                }
            }
            (Asked::Act { step, text }, Came::Stored { number }) => {
                let next = log.iter().find(|entry| entry.number > *step && entry.is_step());
                let is_it = next.is_some_and(|entry| {
                    entry.what == "did" && entry.text.as_ref() == Some(text) && entry.number <= *number
                });
                if !is_it {
                    wrong.push(format!("{text} at step {step} was acknowledged as {number} and is lost"));
                }
                *taken.entry(*step).or_default() += 1;
            }
            (Asked::Act { .. }, Came::Refused { .. } | Came::Unknown) => {}
        }
    }
    for (step, _) in taken.iter().filter(|(_, count)| **count > 1) {
        wrong.push(format!("step {step} was acknowledged twice"));
    }
}

/// What was seen is stored.
fn seen(sights: &[&Sight], log: &[Logged], wrong: &mut Vec<String>) {
    for sight in sights {
        let mut before = log.iter().take(sight.number as usize);
        let step = before.rfind(|entry| entry.is_step()).map_or(0, |entry| entry.number);
        if sight.number as usize > log.len() || step != sight.step {
            wrong.push(format!("somebody saw step {} of entry {}", sight.step, sight.number));
        }
        for news in &sight.news {
            let entry = (news.number as usize).checked_sub(1).and_then(|at| log.get(at));
            let same = entry.is_some_and(|entry| {
                entry.what == news.what && (news.text.is_none() || entry.text == news.text)
            });
            if !same {
                wrong.push(format!("somebody saw {} as entry {}", news.what, news.number));
            }
        }
    }
}

/// Whatever began after an acknowledgement comes after it, and sees it.
fn in_time(calls: &[&Call], sights: &[&Sight], wrong: &mut Vec<String>) {
    let mut acknowledged: Vec<(Duration, u32)> = calls
        .iter()
        .filter_map(|call| match call.came {
            Came::Stored { number } => Some((call.end, number)),
            Came::Refused { .. } | Came::Unknown => None,
        })
        .collect();
    acknowledged.sort_unstable();
    let mut highest = 0;
    for (_, number) in &mut acknowledged {
        highest = highest.max(*number);
        *number = highest;
    }
    let known_at = |begin: Duration| {
        let before = acknowledged.partition_point(|(end, _)| *end < begin);
        before.checked_sub(1).map_or(0, |at| acknowledged[at].1)
    };
    for call in calls {
        if let Came::Stored { number } = call.came
            && number <= known_at(call.begin)
        {
            wrong.push(format!(
                "{:?} became entry {number}, before what was acknowledged earlier",
                call.asked
            ));
        }
    }
    for sight in sights {
        if let Some(begin) = sight.begin
            && sight.number < known_at(begin)
        {
            let known = known_at(begin);
            wrong.push(format!("somebody saw entry {} after {known} was acknowledged", sight.number));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, Call, Came, History, Logged, Logs, News, Sight, judge};
    use std::time::Duration;

    fn logged(number: u32, what: &str, text: &str) -> Logged {
        Logged { number, what: what.into(), text: Some(text.into()).filter(|text: &String| !text.is_empty()) }
    }

    fn call(begin: u64, asked: Asked, came: Came) -> Call {
        let at = Duration::from_millis;
        Call { table: "t".into(), begin: at(begin), end: at(begin + 5), asked, came }
    }

    fn act(step: u32, text: &str) -> Asked {
        Asked::Act { step, text: text.into() }
    }

    fn say(text: &str) -> Asked {
        Asked::Say { text: text.into() }
    }

    fn sight(begin: Option<u64>, number: u32, step: u32, news: &[(u32, &str, &str)]) -> Sight {
        let news = news.iter().map(|(number, what, text)| News {
            number: *number,
            what: (*what).into(),
            text: Some(*text).filter(|text| !text.is_empty()).map(String::from),
        });
        let begin = begin.map(Duration::from_millis);
        Sight { table: "t".into(), begin, number, step, news: news.collect() }
    }

    /// A table where two clients acted and one chatted.
    fn logs() -> Logs {
        let log = vec![
            logged(1, "started", ""),
            logged(2, "did", "north"),
            logged(3, "did", "drew 4"),
            logged(4, "said", "one"),
            logged(5, "did", "south"),
        ];
        [("t".to_string(), log)].into()
    }

    #[track_caller]
    fn finds(calls: Vec<Call>, sights: Vec<Sight>, logs: &Logs, sentence: &str) {
        let wrong = judge(&History { calls, sights }, logs);
        assert_eq!(wrong.len(), 1, "{wrong:?}");
        assert!(wrong[0].contains(sentence), "{wrong:?}");
    }

    fn stored(number: u32) -> Came {
        Came::Stored { number }
    }

    #[test]
    fn what_one_order_explains_is_fine() {
        let calls = vec![
            call(0, act(1, "north"), stored(3)),
            call(2, act(1, "west"), Came::Refused { code: "stale".into() }),
            call(10, say("one"), stored(4)),
            call(11, act(3, "south"), Came::Unknown),
            call(20, say("two"), Came::Unknown),
            call(30, say("three"), Came::Refused { code: "unavailable".into() }),
        ];
        let sights = vec![
            sight(Some(1), 1, 1, &[]),
            sight(Some(16), 5, 5, &[(4, "said", "one"), (5, "did", "")]),
            sight(None, 3, 3, &[(2, "did", "north")]),
        ];
        let wrong = judge(&History { calls, sights }, &logs());
        assert!(wrong.is_empty(), "{wrong:?}");
    }

    #[test]
    fn what_is_lost_or_twice_is_found() {
        finds(
            vec![call(0, act(3, "west"), stored(5))],
            vec![],
            &logs(),
            "west at step 3 was acknowledged as 5",
        );
        finds(vec![call(0, act(5, "west"), stored(6))], vec![], &logs(), "is lost");
        finds(
            vec![call(0, say("two"), stored(4))],
            vec![],
            &logs(),
            "\"two\" was acknowledged as 4 and is lost",
        );
        let refused = Came::Refused { code: "unavailable".into() };
        finds(vec![call(0, say("one"), refused)], vec![], &logs(), "was refused (unavailable) and is stored");
        let mut twice = logs();
        twice.get_mut("t").expect("the table").push(logged(6, "said", "one"));
        finds(vec![call(0, say("one"), Came::Unknown)], vec![], &twice, "\"one\" is stored twice");
        let both = vec![call(0, act(3, "south"), stored(5)), call(1, act(3, "south"), stored(5))];
        finds(both, vec![], &logs(), "step 3 was acknowledged twice");
        let mut gap = logs();
        gap.get_mut("t").expect("the table").remove(2);
        finds(vec![call(0, say("one"), stored(4))], vec![], &gap, "gaps");
    }

    #[test]
    fn what_was_seen_and_is_not_there_is_found() {
        finds(vec![], vec![sight(None, 6, 5, &[])], &logs(), "somebody saw step 5 of entry 6");
        finds(vec![], vec![sight(None, 5, 4, &[])], &logs(), "somebody saw step 4 of entry 5");
        finds(
            vec![],
            vec![sight(None, 5, 5, &[(4, "said", "two")])],
            &logs(),
            "somebody saw said as entry 4",
        );
        finds(vec![], vec![sight(None, 5, 5, &[(6, "did", "")])], &logs(), "somebody saw did as entry 6");
    }

    #[test]
    fn what_comes_too_late_is_found() {
        let first = call(0, say("one"), stored(4));
        finds(vec![first.clone()], vec![sight(Some(6), 3, 3, &[])], &logs(), "saw entry 3 after 4");
        let late = call(6, act(1, "north"), stored(3));
        finds(vec![first, late], vec![], &logs(), "before what was acknowledged earlier");
    }
}
