//! The notation of actions: complete, without two actions in the same words, and safe to feed with anything.

use std::collections::BTreeMap;

use arnak::Action::{self, *};
use arnak::Arnak;
use arnak::ids::{self, SITES, SPACES, SPOTS, Site, Space, Spot, Stack, Step};
use arnak::purse::{Icon, Res};
use arnak::state::Token;
use kernel::{Game, SplitMix};

fn game() -> Arnak {
    Arnak::build(&[]).expect("the embedded tables load")
}

/// Every action that can be made of components, places and numbers that exist.
fn all(game: &Arnak) -> Vec<Action> {
    let rows = &game.tables.rows;
    let cards: Vec<ids::Card> = rows.cards().map(|(card, _)| card).collect();
    let tiles = (0..rows.tiles.len() as u8).map(ids::Tile);
    let guardians: Vec<ids::Guardian> = (0..rows.guardians.len() as u8).map(ids::Guardian).collect();
    let assistants: Vec<ids::Assistant> = (0..rows.assistants.len() as u8).map(ids::Assistant).collect();
    let idols: Vec<ids::Idol> = (0..rows.idols.len() as u8).map(ids::Idol).collect();
    let bonuses: Vec<ids::Bonus> = (0..rows.bonuses.len() as u8).map(ids::Bonus).collect();
    let sites: Vec<Site> = (0..SITES as u8).map(Site).collect();
    let spaces: Vec<Space> = (0..SPACES as u8).map(Space).collect();
    let mut all = vec![
        Pass,
        EndTurn,
        SlotIdol,
        Accept,
        Decline,
        Continue,
        Hire,
        DrawCard,
        ExileTile,
        BonusFirst,
        RowFirst,
        KeepHand,
        Pair,
        PairIdol,
        SiteFirst,
        ObscureFirst,
        Arrow(true),
        Arrow(false),
        Unslot,
        Unpair,
    ];
    let of_card: [fn(ids::Card) -> Action; 13] = [
        Deal, Draw, Buy, Take, PutOnAltar, Play, Spend, UseUp, ExileHand, ExilePlay, KeepCard, PutDown,
        Discard,
    ];
    for make in of_card {
        all.extend(cards.iter().copied().map(make));
    }
    all.extend(tiles.map(Tile));
    for make in [Guardian, Boon, Ready] as [fn(ids::Guardian) -> Action; 3] {
        all.extend(guardians.iter().copied().map(make));
    }
    for make in [Assistant, Rescue] as [fn(ids::Assistant) -> Action; 2] {
        all.extend(assistants.iter().copied().map(make));
    }
    for make in [Idol, CopyIdol] as [fn(ids::Idol) -> Action; 2] {
        all.extend(idols.iter().copied().map(make));
    }
    for make in [Bonus, TakeBonus] as [fn(ids::Bonus) -> Action; 2] {
        all.extend(bonuses.iter().copied().map(make));
    }
    for make in [Block, Discover, Overcome, Activate] as [fn(Site) -> Action; 4] {
        all.extend(sites.iter().copied().map(make));
    }
    for make in [Dig, Recall] as [fn(Space) -> Action; 2] {
        all.extend(spaces.iter().copied().map(make));
    }
    for &from in &spaces {
        all.extend(spaces.iter().map(|&to| Relocate(from, to)));
    }
    for &from in &sites {
        all.extend(sites.iter().map(|&to| Crown(from, to)));
    }
    for token in Token::ALL {
        for to in (0..SPOTS as u8).map(Spot) {
            all.extend((0..=4).map(|lane| Research(token, Step { to, lane })));
        }
    }
    all.extend((0..SPOTS as u8).map(|spot| Wall(Spot(spot))));
    all.extend((0..arnak::setup::FAMILY_KEYS.len() as u8).map(Colour));
    all.extend((0..rows.rival.len() as u8).map(RivalTile));
    all.extend((0..rows.objectives.len() as u8).map(Objective));
    all.extend((0..6).map(|stack| Temple(Stack(stack))));
    for make in [UseIcon, Cover] as [fn(Icon) -> Action; 2] {
        all.extend(Icon::ALL.into_iter().map(make));
    }
    all.extend(Res::ALL.into_iter().map(Upgrade));
    for make in [Assist, Option, PayDark, Refresh, Promote, Recruit, UseSupply, Look, Passage, Altar]
        as [fn(u8) -> Action; 10]
    {
        all.extend((0..20).map(make));
    }
    for place in 0..2 {
        all.extend((0..3).map(|stack| Exchange(place, stack)));
    }
    all
}

#[test]
fn every_action_reads_back_and_no_two_share_their_words() {
    let game = game();
    let mut seen: BTreeMap<String, Action> = BTreeMap::new();
    for action in all(&game) {
        let text = game.phrase(action).text();
        assert_eq!(game.parse(&text), Some(action), "{text}");
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, ' ' | '_' | '.');
        assert!(text.chars().all(plain), "{text}");
        if let Some(other) = seen.insert(text.clone(), action) {
            panic!("{other:?} and {action:?} are both {text:?}");
        }
    }
}

#[test]
fn places_are_named_alike_on_every_board() {
    let game = game();
    let text = |action| game.phrase(action).text();
    assert_eq!(text(Dig(Space(1))), "dig camp1.2");
    assert_eq!(text(Dig(Space(10))), "dig low1");
    assert_eq!(text(Discover(Site(12))), "discover high4");
    assert_eq!(text(Overcome(Site(13))), "overcome two1");
    assert_eq!(text(Research(Token::Notebook, Step::to(Spot::of(4, 2)))), "research notebook 4b");
    assert_eq!(text(Research(Token::Glass, Step { to: Spot::of(1, 1), lane: 2 })), "research glass 1a.2");
    assert_eq!(text(Option(0)), "option 1");
    assert_eq!(text(Temple(Stack(5))), "temple 6");
    assert_eq!(text(Arrow(true)), "arrow left");
    assert_eq!(text(Unpair), "unpair");
    for board in &game.tables.rows.boards {
        for row in &board.track {
            assert_eq!((row.spot().row(), row.spot().column()), (row.row, row.column));
        }
    }
}

#[test]
fn words_that_name_nothing_are_refused() {
    let game = game();
    let nonsense = [
        "",
        "dig",
        "dig -",
        "dig camp6.1",
        "dig camp1",
        "dig camp1.3",
        "dig low1.1",
        "discover low0",
        "option 0",
        "option 01",
        "option +1",
        "option 256",
        "option 1 2",
        "pass now",
        "PASS",
        "buy",
        "buy -",
        "buy nothing_such",
        "research glass 4e",
        "research glass 13a",
        "research glass",
        "research lamp 1a",
        "exchange 1",
        "icon ?",
        "keep ?",
        "temple",
        "\u{1f980} low1",
        "dig \u{1f980}",
    ];
    for text in nonsense {
        assert_eq!(game.parse(text), None, "{text:?}");
    }
}

#[test]
fn what_is_read_is_what_is_written() {
    let game = game();
    let texts: Vec<String> = all(&game).into_iter().map(|action| game.phrase(action).text()).collect();
    let mut rng = SplitMix::new(1);
    let mut read = 0;
    for _ in 0..20_000 {
        let mut bytes = texts[rng.below(texts.len() as u32) as usize].clone().into_bytes();
        for _ in 0..=rng.below(2) {
            let at = rng.below(bytes.len() as u32) as usize;
            match rng.below(3) {
                0 => bytes[at] = b' ' + rng.below(95) as u8,
                1 => bytes.insert(at, b' ' + rng.below(95) as u8),
                _ => drop(bytes.remove(at)),
            }
            if bytes.is_empty() {
                break;
            }
        }
        let text = String::from_utf8(bytes).expect("only ASCII was put in");
        if let Some(action) = game.parse(&text) {
            read += 1;
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            assert_eq!(game.phrase(action).text(), words.join(" "));
        }
    }
    assert!(read > 50, "slips that still make sense test the reader: {read}");
}
