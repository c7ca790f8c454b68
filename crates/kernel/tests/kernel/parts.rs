//! Small parts: hashes, lists, notation, positions in a text, score sheets.

use kernel::content::position;
use kernel::meta::Text;
use kernel::{Arg, Category, List, Phrase, Problems, ScoreRow, ScoreSheet, Seat, StableHasher, Who};
use serde_json::json;

#[test]
fn hasher_gives_the_known_answers() {
    let hash = |add: &dyn Fn(&mut StableHasher)| {
        let mut hasher = StableHasher::new();
        add(&mut hasher);
        hasher.finish()
    };
    // Computed by another implementation; records depend on them.
    assert_eq!(hash(&|_| {}), 0x98d7_5f85_8dde_d31f);
    assert_eq!(hash(&|h| h.u64(0)), 0xdf38_f074_ee25_3b22);
    assert_eq!(hash(&|h| [1, 2].into_iter().for_each(|n| h.u64(n))), 0x9eee_4c02_d182_362a);
    assert_eq!(hash(&|h| [2, 1].into_iter().for_each(|n| h.u64(n))), 0x4756_7f30_8bc9_501f);
    assert_eq!(hash(&|h| h.bytes(b"temple")), 0x1850_2d8c_9944_e6cf);
    assert_eq!(hash(&|h| h.bytes(b"lost temples")), 0x517e_3193_e107_eab9);
    assert_eq!(hash(&|h| h.u128(2 << 64 | 1)), 0x9eee_4c02_d182_362a);
}

#[test]
fn hasher_tells_lengths_and_bits_apart() {
    let of = |bytes: &[u8]| {
        let mut hasher = StableHasher::new();
        hasher.bytes(bytes);
        hasher.finish()
    };
    assert_ne!(of(b"a"), of(b"a\0"), "the length counts");
    let plain = of(&[0; 16]);
    for bit in 0..128 {
        let mut bytes = [0; 16];
        bytes[bit / 8] = 1 << (bit % 8);
        assert!((of(&bytes) ^ plain).count_ones() > 10, "bit {bit} hardly shows");
    }
}

#[test]
fn finished_hash_can_go_on() {
    let (mut one, mut two) = (StableHasher::new(), StableHasher::default());
    one.u64(5);
    one.finish();
    one.u64(6);
    two.u64(5);
    two.u64(6);
    assert_eq!(one.finish(), two.finish());
}

#[test]
fn list_is_equal_by_content_alone() {
    let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
    assert_eq!(*list, [1, 2, 3]);
    assert_eq!(list.pop(), Some(3));
    assert_eq!(list, [1, 2].into_iter().collect());
    list.insert(0, 9);
    list.insert(3, 8);
    assert_eq!(*list, [9, 1, 2, 8]);
    assert_eq!(list.remove(1), 1);
    assert_eq!(*list, [9, 2, 8]);
    list[0] = 7;
    assert_eq!(list.first(), Some(&7));
    list.clear();
    assert_eq!((list.pop(), list.len()), (None, 0));
    assert_eq!(list, List::new());
    // A copy's leftovers beyond the end are cleared too: states are compared and hashed by content.
    list.push(5);
    list.remove(0);
    assert_eq!(format!("{list:?}"), format!("{:?}", List::<u8, 4>::new()));
}

#[test]
#[should_panic(expected = "a list holds what its rules allow")]
fn list_refuses_more_than_it_holds() {
    let mut list: List<u8, 2> = [1, 2].into_iter().collect();
    list.insert(1, 3);
}

#[test]
fn phrase_is_written_as_text_and_as_json() {
    let mut phrase = Phrase::new("buy")
        .word("card", "rope")
        .number("cost", 2)
        .maybe("seen", Some("map".into()))
        .maybe("drawn", None);
    phrase.args.push(("paid", Arg::Words(vec!["coin".into(), "compass".into()])));
    assert_eq!(phrase.text(), "buy rope 2 map ? coin,compass");
    let expected = json!({
        "verb": "buy", "card": "rope", "cost": 2, "seen": "map", "drawn": null, "paid": ["coin", "compass"],
    });
    assert_eq!(phrase.json("verb"), expected);
    let keys: Vec<String> = phrase.json("verb").as_object().expect("an object").keys().cloned().collect();
    assert_eq!(keys, ["verb", "card", "cost", "seen", "drawn", "paid"], "in the order of the notation");
    assert_eq!(Phrase::new("pass").text(), "pass");
    assert_eq!(Phrase::new("move").number("by", -3).text(), "move -3");
}

#[test]
fn positions_in_a_text_count_from_one() {
    let text = "ab\ncd\n\ne";
    let positions: Vec<(usize, usize)> = (0..=text.len()).map(|at| position(text, at)).collect();
    assert_eq!(positions, [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (4, 1), (4, 2)]);
    assert_eq!(position(text, 99), (4, 2), "past the end is the end");
}

#[test]
fn problems_keep_every_reason() {
    let mut problems = Problems::one("no players");
    problems.push("no board");
    assert_eq!(problems.to_string(), "no players; no board");
    assert_eq!(problems.clone().or(1), Err(problems));
    assert_eq!(Problems::default().or(1), Ok(1));
}

#[test]
fn score_sheet_tells_points_and_winners() {
    let row = |who, total, rank| ScoreRow { who, points: vec![total], total, rank };
    let sheet = |rows| ScoreSheet { categories: vec![Category::new("idols", Text::plain("Idols"))], rows };
    let shared = sheet(vec![row(Who::Seat(Seat(0)), 9, 1), row(Who::Seat(Seat(1)), 9, 1)]);
    assert_eq!(shared.winners().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    assert_eq!(
        (shared.points(1, "idols"), shared.points(1, "cards"), shared.points(2, "idols")),
        (Some(9), None, None)
    );
    let beaten = sheet(vec![row(Who::Seat(Seat(0)), 4, 2), row(Who::Rival, 5, 1)]);
    assert_eq!(beaten.winners().count(), 0);
    assert_eq!(serde_json::to_value(&beaten).expect("plain data")["rows"][1]["who"], json!("rival"));
}
