//! The suite itself: the toy game passes, and each planted bug is reported as the law it breaks.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use ::toy::{Action, Event, Held, Phase, Rule, Setup, State, Thing, Toy, View};
use kernel::conformance::{Budget, Failure, Law, check};
use kernel::content::{Component, TableFile};
use kernel::why::{What, Why};
use kernel::{
    Draw, Game, Illegal, Lang, MAX_SEATS, Meta, Pending, Phrase, Problems, ScoreSheet, Seat, Sink, SplitMix,
    Viewer,
};
use serde_json::{Value, json};

kernel::conformance_tests! {
    toy_conforms: Toy, {"players": 2}, 300 games;
    toy_without_a_bug_conforms: Buggy::new(None), {"players": 2}, 50 games;
}

/// The bug in the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bug {
    SetupForgets,
    LosesACard,
    WrongSeat,
    EmptyList,
    ListAfterTheEnd,
    ListedTwice,
    OrderByCall,
    WeightZero,
    SameDraw,
    NotationLost,
    NotationWithSpaces,
    RefusesListed,
    ListeningMatters,
    AcceptsForeign,
    RefusalMutates,
    Endless,
    HashByCall,
    CountsSteps,
    ContentByCall,
    SaveForgets,
    LoadPanics,
    LoadAcceptsAll,
    RedealChangesKnown,
    RedealInvalid,
    ConcealedFromActor,
    SpectatorReadsStakes,
    ViewShowsHands,
    ViewShowsBag,
    ViewForgetsPeeks,
    EventShowsDeal,
    EventShowsSpectators,
    EventShowsTopCard,
    LegalKnowsTopCard,
    TextKnowsTopCard,
    WhyForgetsAThing,
    WhyListsTwice,
    WhyKnowsTopCard,
    WhyNoFrench,
    NoFrench,
    NoEventText,
    TotalsDiffer,
    NobodyWins,
}

use Bug::*;

/// The toy game with a bug in it.
struct Buggy {
    bug: Option<Bug>,
    /// Proper rules hold no such counter; some of the planted bugs are that these do.
    calls: AtomicU32,
}

impl Buggy {
    fn new(bug: Option<Bug>) -> Self {
        Buggy { bug, calls: AtomicU32::new(0) }
    }

    fn has(&self, bug: Bug) -> bool {
        self.bug == Some(bug)
    }

    fn call(&self) -> u32 {
        self.calls.fetch_add(1, Ordering::Relaxed)
    }
}

/// The law that is reported for a bug, within 100 games.
fn broken(bug: Bug) -> Failure {
    let budget = Budget { games: 100, seed: 1 };
    match check(&Arc::new(Buggy::new(Some(bug))), &json!({"players": 2}), budget) {
        Ok(()) => panic!("{bug:?} is not found"),
        Err(failure) => failure,
    }
}

#[test]
fn each_planted_bug_is_reported_as_the_law_it_breaks() {
    let bugs = [
        (SetupForgets, Law::Setup),
        (LosesACard, Law::Conserved),
        (WrongSeat, Law::Pending),
        (EmptyList, Law::LegalNonEmpty),
        (ListAfterTheEnd, Law::LegalNonEmpty),
        (ListedTwice, Law::LegalUnique),
        (OrderByCall, Law::LegalOrder),
        (WeightZero, Law::Weights),
        (SameDraw, Law::Draws),
        (NotationLost, Law::Notation),
        (NotationWithSpaces, Law::Notation),
        (RefusesListed, Law::Accepts),
        (ListeningMatters, Law::Accepts),
        (AcceptsForeign, Law::Refuses),
        (RefusalMutates, Law::Untouched),
        (Endless, Law::Ends),
        (HashByCall, Law::Deterministic),
        (CountsSteps, Law::Undo),
        (ContentByCall, Law::Record),
        (SaveForgets, Law::SaveLoad),
        (LoadPanics, Law::LoadRefuses),
        (LoadAcceptsAll, Law::LoadRefuses),
        (RedealChangesKnown, Law::Redeal),
        (RedealInvalid, Law::Redeal),
        (ConcealedFromActor, Law::Conceals),
        (SpectatorReadsStakes, Law::Conceals),
        (ViewShowsHands, Law::HiddenView),
        (ViewShowsBag, Law::HiddenView),
        (ViewForgetsPeeks, Law::HiddenEvents),
        (EventShowsDeal, Law::HiddenEvents),
        (EventShowsSpectators, Law::HiddenEvents),
        (EventShowsTopCard, Law::HiddenEvents),
        (LegalKnowsTopCard, Law::HiddenLegal),
        (TextKnowsTopCard, Law::HiddenLegal),
        (WhyForgetsAThing, Law::WhyNot),
        (WhyListsTwice, Law::WhyNot),
        (WhyKnowsTopCard, Law::HiddenWhy),
        (WhyNoFrench, Law::Texts),
        (NoFrench, Law::Texts),
        (NoEventText, Law::Texts),
        (TotalsDiffer, Law::Totals),
        (NobodyWins, Law::Ranks),
    ];
    let wrong: Vec<String> = bugs
        .iter()
        .map(|&(bug, law)| (bug, law, broken(bug)))
        .filter(|(_, law, failure)| failure.law != *law)
        .map(|(bug, law, failure)| format!("{bug:?} should break {law:?}, but {failure}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let missed: Vec<&Law> = Law::ALL.iter().filter(|law| bugs.iter().all(|(_, of)| of != *law)).collect();
    assert!(missed.is_empty(), "no bug breaks {missed:?}");
}

#[test]
fn failure_names_law_seed_and_step_and_is_found_again_by_its_seed() {
    let failure = broken(LosesACard);
    let again = Budget { games: 1, seed: failure.seed };
    let repeated = check(&Arc::new(Buggy::new(Some(LosesACard))), &json!({"players": 2}), again);
    assert_eq!(repeated, Err(failure.clone()));
    assert!(failure.step > 2, "a card is lost when it is swapped away, after the deal");
    let text = failure.to_string();
    assert!(text.contains("Conserved") && text.contains(&format!("seed {}", failure.seed)), "{text}");
    assert!(text.contains(&format!("after {} steps", failure.step)), "{text}");
}

#[test]
fn panic_of_the_rules_is_a_failure_of_the_law_being_checked() {
    assert!(broken(LoadPanics).message.contains("the rules panic: no such field"));
}

#[test]
fn refused_setup_is_a_failure() {
    let failure = check(&Arc::new(Toy), &json!({"players": 3}), Budget { games: 1, seed: 1 });
    assert_eq!(failure.expect_err("the toy game is for two").law, Law::Setup);
}

impl Game for Buggy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const MAX_STEPS: u32 = Toy::MAX_STEPS;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn build(_overrides: &[TableFile]) -> Result<Self, Problems> {
        Ok(Buggy::new(None))
    }

    fn content_hash(&self) -> u64 {
        if self.has(ContentByCall) { self.call().into() } else { Toy.content_hash() }
    }

    fn describe(&self, lang: Lang) -> Vec<Component> {
        Toy.describe(lang)
    }

    fn meta(&self) -> Meta {
        Toy.meta()
    }

    fn setup_reasons(&self, json: &Value, lang: Lang) -> Vec<String> {
        Toy.setup_reasons(json, lang)
    }

    fn setup(&self, json: &Value) -> Result<Setup, Problems> {
        Toy.setup(json)
    }

    fn start(&self, setup: &Setup) -> State {
        if self.has(CountsSteps) {
            self.calls.store(0, Ordering::Relaxed);
        }
        Toy.start(setup)
    }

    fn setup_of(&self, state: &State) -> Setup {
        if self.has(SetupForgets) { Setup { players: 0 } } else { Toy.setup_of(state) }
    }

    fn seats(&self, state: &State) -> u8 {
        Toy.seats(state)
    }

    fn round(&self, state: &State) -> u8 {
        Toy.round(state)
    }

    fn pending(&self, state: &State) -> Pending {
        match Toy.pending(state) {
            Pending::Player(_) if self.has(WrongSeat) => Pending::Player(Seat(2)),
            Pending::Chance(draw) if self.has(SameDraw) => Pending::Chance(Draw { index: 0, ..draw }),
            pending => pending,
        }
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        Toy.legal(state, out);
        match self.bug {
            Some(EmptyList) if state.phase == Phase::Choose => out.clear(),
            Some(ListAfterTheEnd) if state.phase == Phase::Over => out.push(Action::Keep),
            Some(ListedTwice) if state.phase == Phase::Choose => out.push(Action::Keep),
            Some(OrderByCall) if self.call() % 2 == 1 => out.reverse(),
            // Who holds an action back because the hidden top card is a 1 gives it away.
            Some(LegalKnowsTopCard) if state.phase == Phase::Turn && low_top(state) => {
                out.retain(|&action| action != Action::Swap);
            }
            _ => {}
        }
    }

    fn weight(&self, state: &State, action: Action) -> u32 {
        if self.has(WeightZero) && action == Action::Draw(3) { 0 } else { Toy.weight(state, action) }
    }

    fn advance(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        let known = state.clone();
        if self.has(Endless) && state.phase == Phase::Stake {
            return;
        }
        let steps = if self.has(CountsSteps) { self.call() } else { 0 };
        if self.has(ListeningMatters) && action == Action::Keep {
            // The event is made only if the sink keeps it, so any side effect of making it depends on
            // the sink.
            let mut listened = false;
            sink.emit(|| {
                listened = true;
                Event::Ended
            });
            if listened && let Some(top) = &mut state.top {
                top.seen = 0b11;
            }
        }
        if self.has(EventShowsTopCard) && action == Action::Keep && low_top(state) {
            sink.emit(|| Event::Ended);
        }
        Toy.advance(state, action, sink);
        match self.bug {
            Some(LosesACard) if action == Action::Swap && known.top.is_some() => state.pile = known.pile,
            Some(CountsSteps) if action == Action::Keep && steps % 2 == 1 => {
                state.hands.iter_mut().flatten().for_each(|held| held.seen = 0b11);
            }
            _ => {}
        }
    }

    fn apply(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        if self.has(RefusesListed) && action == Action::Peek {
            return Err(Illegal::NotLegal);
        }
        if legal.contains(&action) {
            self.advance(state, action, sink);
            return Ok(());
        }
        if self.has(AcceptsForeign) && action == Action::Keep && state.phase == Phase::Stake {
            return Ok(());
        }
        if self.has(RefusalMutates) && state.phase == Phase::Choose {
            state.top = None;
        }
        Err(if legal.is_empty() { Illegal::GameOver } else { Illegal::NotLegal })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut view = Toy.view(state, viewer);
        match self.bug {
            Some(ViewShowsHands) => {
                for (shown, held) in view.hands.iter_mut().zip(state.hands) {
                    if let (Some(shown), Some(held)) = (shown, held) {
                        shown.face = Some(held.face);
                    }
                }
            }
            // A number derived from hidden cards is a leak as well.
            Some(ViewShowsBag) if state.phase != Phase::Deal => view.left += 10 * state.bag[0],
            Some(ViewForgetsPeeks) => {
                if let Some(top) = &mut view.top {
                    top.face = None;
                }
            }
            _ => {}
        }
        view
    }

    fn sample(&self, view: &View, rng: &mut SplitMix) -> State {
        let mut state = Toy.sample(view, rng);
        match self.bug {
            Some(RedealChangesKnown) if state.hands[0] != state.hands[1] && state.phase == Phase::Turn => {
                if let [Some(one), Some(other)] = &mut state.hands {
                    std::mem::swap(&mut one.face, &mut other.face);
                }
            }
            Some(RedealInvalid) => state.bag[0] += 1,
            _ => {}
        }
        state
    }

    fn view_json(&self, view: &View) -> Value {
        Toy.view_json(view)
    }

    fn conceals(&self, state: &State, action: Action, viewer: Viewer) -> bool {
        match action {
            Action::Stake(_) if self.has(ConcealedFromActor) => true,
            Action::Stake(_) if self.has(SpectatorReadsStakes) && viewer == Viewer::Spectator => false,
            _ => Toy.conceals(state, action, viewer),
        }
    }

    fn scores(&self, state: &State) -> ScoreSheet {
        let mut sheet = Toy.scores(state);
        if self.has(NobodyWins) {
            sheet.rows.iter_mut().for_each(|row| row.rank = 2);
        }
        sheet
    }

    fn totals(&self, state: &State) -> [i32; MAX_SEATS] {
        let mut totals = Toy.totals(state);
        totals[1] += i32::from(self.has(TotalsDiffer) && state.phase == Phase::Over);
        totals
    }

    fn hash(&self, state: &State) -> u64 {
        if self.has(HashByCall) { self.call().into() } else { Toy.hash(state) }
    }

    fn validate(&self, state: &State) -> Result<(), Problems> {
        if self.has(CountsSteps) || self.has(ListeningMatters) { Ok(()) } else { Toy.validate(state) }
    }

    fn save(&self, state: &State) -> Value {
        let mut state = state.clone();
        if self.has(SaveForgets)
            && let Some(Held { seen, .. }) = &mut state.top
        {
            *seen = 1 << state.seat;
        }
        Toy.save(&state)
    }

    fn load(&self, json: &Value) -> Result<State, Problems> {
        match self.bug {
            Some(LoadPanics) if json.is_object() && json.get("pile").is_none() => panic!("no such field"),
            Some(LoadAcceptsAll) => {
                serde_json::from_value(json.clone()).map_err(|error| Problems::one(error.to_string()))
            }
            _ => Toy.load(json),
        }
    }

    fn phrase(&self, action: Action) -> Phrase {
        match action {
            Action::Stake(_) if self.has(NotationLost) => Phrase::new("stake").word("on", "yes"),
            Action::Keep if self.has(NotationWithSpaces) => Phrase::new("keep ").word("what", "it"),
            _ => Toy.phrase(action),
        }
    }

    fn parse(&self, text: &str) -> Option<Action> {
        match text {
            "keep  it" if self.has(NotationWithSpaces) => Some(Action::Keep),
            _ => Toy.parse(text),
        }
    }

    fn action_text(&self, state: &State, action: Action, lang: Lang) -> String {
        let text = Toy.action_text(state, action, lang);
        match self.bug {
            Some(NoFrench) if lang != Lang::EN && action == Action::Swap => String::new(),
            Some(TextKnowsTopCard) if action == Action::Swap && low_top(state) => text + " (alas)",
            _ => text,
        }
    }

    fn prompt(&self, state: &State, lang: Lang) -> String {
        Toy.prompt(state, lang)
    }

    fn see(&self, event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Dealt(..) if self.has(EventShowsDeal) => event.clone(),
            Event::Swapped(..) if self.has(EventShowsSpectators) && viewer == Viewer::Spectator => {
                event.clone()
            }
            _ => Toy.see(event, viewer),
        }
    }

    fn event_phrase(&self, event: &Event) -> Phrase {
        Toy.event_phrase(event)
    }

    fn event_text(&self, event: &Event, lang: Lang) -> String {
        if self.has(NoEventText) && *event == Event::Ended {
            String::new()
        } else {
            Toy.event_text(event, lang)
        }
    }
}

impl Why for Buggy {
    type Thing = Thing;
    type Rule = Rule;

    fn things(&self, state: &State, viewer: Viewer, out: &mut Vec<Thing>) {
        Toy.things(state, viewer, out);
        match self.bug {
            Some(WhyForgetsAThing) => out.retain(|&thing| thing != Thing::Stake),
            Some(WhyListsTwice) => out.push(Thing::Top),
            _ => {}
        }
    }

    fn uses(&self, state: &State, action: Action, out: &mut Vec<Thing>) {
        Toy.uses(state, action, out);
    }

    fn rule(&self, state: &State, thing: Thing) -> Rule {
        Toy.rule(state, thing)
    }

    fn what(&self, state: &State, thing: Thing) -> What {
        Toy.what(state, thing)
    }

    fn thing_name(&self, state: &State, thing: Thing, lang: Lang) -> String {
        Toy.thing_name(state, thing, lang)
    }

    fn rule_word(&self, rule: Rule) -> &'static str {
        Toy.rule_word(rule)
    }

    fn rule_text(&self, state: &State, thing: Thing, rule: Rule, lang: Lang) -> String {
        let text = Toy.rule_text(state, thing, rule, lang);
        match self.bug {
            Some(WhyNoFrench) if lang != Lang::EN => String::new(),
            Some(WhyKnowsTopCard) if low_top(state) => text + " (alas)",
            _ => text,
        }
    }

    fn missing(&self, rule: Rule) -> Vec<(String, u8)> {
        Toy.missing(rule)
    }
}

/// Whether the top card is a 1 that the seat to decide has not seen.
fn low_top(state: &State) -> bool {
    state.top.is_some_and(|top| top.face == 1 && top.seen >> state.seat & 1 == 0)
}
