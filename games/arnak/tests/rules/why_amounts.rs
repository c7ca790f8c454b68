//! The claims of reasons, checked against the legal list in random games: the missing amount suffices and is
//! minimal, and every other rule is true of the position.

use arnak::ids::{FEAR, Spot};
use arnak::purse::{Cost, Icon, Icons, Purse, Res};
use arnak::state::{Frame, Token};
use arnak::why::{Rule, Thing};
use arnak::{Arnak, State};
use kernel::why::{self, Reason};
use kernel::{Dealer, Game, Pending, SplitMix, Viewer, Why};
use serde_json::json;

use crate::scene::game;

fn usable(s: &State, thing: Thing) -> bool {
    why::used(game(), s).contains(&thing)
}

/// The position with more in the hands of the player to decide.
fn given(s: &State, more: Cost) -> State {
    let mut world = *s;
    world.pool = world.pool.plus(more.icons);
    let fear = game().tables.icons[FEAR.at()];
    let me = world.me_mut();
    me.purse = me.purse.plus(more.res);
    me.idols += more.idols;
    for _ in 0..more.cards {
        me.hand_fear += 1;
        me.hand_icons = me.hand_icons.plus(fear);
    }
    world
}

/// Every cost that is one less in one respect.
fn one_less(cost: Cost) -> Vec<Cost> {
    let tokens = Res::ALL.into_iter().filter(|&res| cost.res.get(res) > 0);
    let icons = Icon::ALL.into_iter().filter(|&icon| cost.icons.get(icon) > 0);
    let mut less: Vec<Cost> =
        tokens.map(|res| Cost { res: cost.res.minus(Purse::of(res, 1)), ..cost }).collect();
    less.extend(icons.map(|icon| Cost { icons: cost.icons.less(Icons::of(icon, 1)), ..cost }));
    if cost.cards > 0 {
        less.push(Cost { cards: cost.cards - 1, ..cost });
    }
    if cost.idols > 0 {
        less.push(Cost { idols: cost.idols - 1, ..cost });
    }
    less
}

/// Whether a rule is true of the position, read from it directly.
fn is_true(s: &State, thing: Thing, rule: Rule) -> bool {
    let (t, me) = (&game().tables, s.me());
    let board = &t.boards[s.options.board as usize];
    let row = |spot: Spot| if spot.is_some() { board.row[spot.at()] } else { 0 };
    match (rule, thing) {
        (Rule::MainUsed, _) => s.main_used && s.stack.last() == Some(&Frame::Turn),
        (Rule::First, _) => s.stack.last() != Some(&Frame::Turn),
        (Rule::NoFigure, _) => me.figures.iter().all(|figure| figure.is_some()),
        (Rule::Blocked, Thing::Space(space)) => s.blocked & (1 << space.0) != 0,
        (Rule::YourFigure, Thing::Space(space)) => me.figures.contains(&space),
        (Rule::Occupied(_), Thing::Space(space)) => {
            s.occupied() & (1 << space.0) != 0 && !me.figures.contains(&space)
        }
        (Rule::NoTiles(level), _) => s.tile_bag & t.level[level as usize - 1] == 0,
        (Rule::NotWithGuardian(site), Thing::Guardian(guardian)) => {
            s.guardians[site.at()] == guardian && !me.occupies(site)
        }
        (Rule::BoonUsed, Thing::Guardian(guardian)) => me.used_boons & (1 << guardian.0) != 0,
        (Rule::BoonTravels, Thing::Guardian(guardian)) => !t.guardians[guardian.at()].icons.is_empty(),
        (Rule::NoEffect, Thing::Hand(card)) => (t.main | t.free) & card.bit() == 0,
        (Rule::DeckFull, _) => me.deck.len() > 24,
        (Rule::NotebookBehind, Thing::Spot(token, spot)) => {
            token == Token::Notebook && row(spot) > row(me.tokens[0]).max(row(me.tokens[2]))
        }
        (Rule::NotebookBehind, Thing::Token(token)) => token == Token::Notebook,
        (Rule::Passed, Thing::Spot(token, spot)) => row(spot) <= row(me.tokens[token as usize]),
        (Rule::NoBridge, Thing::Spot(token, spot)) => {
            let at = me.tokens[token as usize];
            board.bridges[at.at()].iter().all(|bridge| bridge.step.to != spot)
        }
        (Rule::NoTokenThere, Thing::Wall(spot)) => {
            !me.tokens.contains(&spot) || me.tokens[0] == spot && me.passage != u8::MAX
        }
        (Rule::NotInTemple, _) => me.tokens[0] != board.temple,
        (Rule::StackEmpty, Thing::Stack(stack)) => s.stacks[stack.at()] == 0,
        (Rule::NotSoHigh(min), _) => {
            me.tokens.iter().filter(|spot| spot.is_some()).all(|spot| spot.row() < min)
        }
        (Rule::NotAtPassage(from), _) => me.tokens[0] != from,
        (Rule::PassageUsed, Thing::Passage(at)) => s.passages & (1 << at) == 0,
        (Rule::InPassage, _) => me.passage != u8::MAX,
        (Rule::NotAboveAltar(at), _) => {
            me.tokens.iter().filter(|spot| spot.is_some()).all(|spot| spot.row() <= at)
        }
        (Rule::AltarFull, Thing::Altar(at)) => me.altars[at as usize] == 3,
        (Rule::NoArtifact, _) => s.row[..s.round as usize].iter().all(|card| card.is_none()),
        (Rule::NoAssistant, Thing::Assistant(at)) => me.assistants[at as usize].is_none(),
        (Rule::Tired, Thing::Assistant(at)) => me.tired & (1 << at) != 0,
        (Rule::NotTired, Thing::Assistant(at)) => me.tired & (1 << at) == 0,
        (Rule::Gold, Thing::Assistant(at)) => me.gold & (1 << at) != 0,
        (Rule::NothingToBuy, Thing::Assistant(at)) => t.assistants[me.assistants[at as usize].at()].main,
        (Rule::SlotsFull, _) => me.slotted == 4,
        _ => true,
    }
}

fn check(s: &State) -> Vec<&'static str> {
    let mut words = Vec::new();
    let Pending::Player(seat) = game().pending(s) else { return words };
    let viewer = Viewer::Seat(seat);
    for (thing, reason) in why::reasons(game(), &game().view(s, viewer), viewer) {
        let Reason::Rule(rule) = reason else { panic!("{reason:?} for who decides") };
        words.push(game().rule_word(rule));
        if let Rule::Short(cost) = rule {
            assert_ne!(cost, Cost::default(), "{thing:?}");
            assert!(usable(&given(s, cost), thing), "{thing:?} is not usable with {cost:?} more: {s:?}");
            for less in one_less(cost) {
                assert!(
                    !usable(&given(s, less), thing),
                    "{thing:?} is usable with {less:?}, less than {cost:?}"
                );
            }
        } else {
            assert!(is_true(s, thing, rule), "{rule:?} for {thing:?} in {s:?}");
        }
    }
    words
}

/// Plays random games and looks at some positions; the words of all rules met.
fn play(setup: &serde_json::Value, games: u64) -> Vec<&'static str> {
    let rules: &Arnak = game();
    let setup = rules.setup(setup).expect("the setup is valid");
    let mut met = Vec::new();
    for seed in 0..games {
        let (dealer, mut rng) = (Dealer::new(seed), SplitMix::new(seed ^ 0x5eed));
        let (mut s, mut legal) = (rules.start(&setup), Vec::new());
        loop {
            let action = match rules.pending(&s) {
                Pending::Over => break,
                Pending::Chance(draw) => {
                    let mut dealer = dealer.clone();
                    dealer.deal(rules, &s, draw, &mut legal)
                }
                Pending::Player(_) => {
                    if rng.below(6) == 0 {
                        met.extend(check(&s));
                        met.sort_unstable();
                        met.dedup();
                    }
                    rules.legal(&s, &mut legal);
                    legal[rng.below(legal.len() as u32) as usize]
                }
            };
            rules.advance(&mut s, action, &mut ());
        }
    }
    met
}

#[test]
fn what_is_missing_is_enough_and_no_more_and_rules_are_true() {
    let mut met = Vec::new();
    for board in ["bird", "snake", "spider", "owl"] {
        met.extend(play(&json!({"players": 2, "board": board}), 8));
    }
    met.extend(play(&json!({"players": 1, "board": "owl", "rival": {"red": 3}}), 4));
    met.sort_unstable();
    met.dedup();
    let common = [
        "blocked",
        "boon_used",
        "by_effect",
        "exhausted",
        "first",
        "here",
        "in_exile",
        "in_play",
        "main_used",
        "no_archaeologist",
        "no_assistant",
        "no_bridge",
        "no_effect",
        "not_above_altar",
        "not_at_passage",
        "not_in_temple",
        "not_so_high",
        "not_with_guardian",
        "notebook_behind",
        "notebook_outside",
        "occupied",
        "pair_short",
        "passed",
        "pays",
        "pays_travel",
        "short",
        "with_site",
        "with_space",
        "wrong_icon",
        "wrong_ware",
        "your_archaeologist",
    ];
    let unseen: Vec<&str> = common.into_iter().filter(|word| !met.contains(word)).collect();
    assert!(unseen.is_empty(), "no random game shows {unseen:?}; met {met:?}");
}
