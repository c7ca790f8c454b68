//! Playing allocates nothing: a counting allocator watches whole games.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use kernel::{Game, Pending, SplitMix, chance};
use serde_json::json;
use tikal::Tikal;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

#[expect(unsafe_code, reason = "an allocator that counts must be one")]
// SAFETY: every call is handed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller's promises are those of the system's allocator.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from the system's allocator with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn legal_advance_clone_and_totals_never_allocate() {
    let game = Tikal::build(&[]).expect("the embedded tables are sound");
    let mut rng = SplitMix::new(1);
    for players in 2..=4 {
        for variants in [json!([]), json!(["more_control"]), json!(["short_game"])] {
            let setup =
                game.setup(&json!({"players": players, "variants": variants})).expect("a valid setup");
            let mut legal = Vec::with_capacity(1024);
            let before = COUNT.with(Cell::get);
            let mut steps = 0;
            for _ in 0..20 {
                let mut state = game.start(&setup);
                loop {
                    game.legal(&state, &mut legal);
                    let action = match game.pending(&state) {
                        Pending::Over => break,
                        Pending::Chance(_) => chance::sample(&game, &state, &mut legal, &mut rng),
                        Pending::Player(_) => legal[rng.below(legal.len() as u32) as usize],
                    };
                    let mut next = state.clone();
                    game.advance(&mut next, action, &mut ());
                    assert!(game.totals(&next)[0] > i32::MIN);
                    state = next;
                    steps += 1;
                }
            }
            let after = COUNT.with(Cell::get);
            assert!(steps > 1000);
            assert_eq!(after - before, 0, "allocations in {steps} steps of {players} players");
        }
    }
    let before = COUNT.with(Cell::get);
    drop(std::hint::black_box(vec![1]));
    assert_eq!(COUNT.with(Cell::get), before + 1, "the allocator does count");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<tikal::state::State>() <= 1024, "{} bytes", size_of::<tikal::state::State>());
    assert!(size_of::<tikal::action::Action>() <= 4);
}
