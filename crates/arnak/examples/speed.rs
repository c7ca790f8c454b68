use arnak::Arnak;
use kernel::{Dealer, Game, Pending, SplitMix};
fn main() {
    let g = Arnak::build(&[]).unwrap();
    println!("state {} frame {} player {}", size_of::<arnak::State>(), size_of::<arnak::state::Frame>(), size_of::<arnak::state::Player>());
    for (p, b) in [(2, "bird"), (3, "bird"), (4, "bird"), (2, "snake"), (3, "snake"), (4, "snake")] {
        let setup = g.setup(&serde_json::json!({"players":p,"board":b})).unwrap();
        let t = std::time::Instant::now();
        let (mut dec, mut ch, mut sum, mut deep, mut wide) = (0u64, 0u64, 0i64, 0, 0);
        let n = 20000;
        let mut out = Vec::with_capacity(256);
        for seed in 0..n {
            let mut d = Dealer::new(seed);
            let mut r = SplitMix::new(seed);
            let mut s = g.start(&setup);
            let mut steps = 0;
            loop {
                deep = deep.max(s.stack.len());
                match g.pending(&s) {
                    Pending::Over => break,
                    Pending::Chance(draw) => {
                        g.legal(&s, &mut out);
                        assert!(!out.is_empty());
                        let a = d.choose(&g, &s, draw, &out);
                        g.advance(&mut s, a, &mut ());
                        ch += 1;
                    }
                    Pending::Player(_) => {
                        g.legal(&s, &mut out);
                        assert!(!out.is_empty(), "{:?} pool {:?} me {:?}", &s.stack[..], s.pool, s.me());
                        wide = wide.max(out.len());
                        let a = out[r.below(out.len() as u32) as usize];
                        g.advance(&mut s, a, &mut ());
                        dec += 1;
                    }
                }
                steps += 1;
                assert!(steps < 20000);
            }
            sum += g.totals(&s)[0] as i64;
        }
        let e = t.elapsed().as_secs_f64();
        println!("{p} {b}: dec/game {} chance/game {} mean score {} games/s {:.0} dec/s {:.2}M deep {deep} wide {wide}", dec / n, ch / n, sum as f64 / n as f64, n as f64 / e, dec as f64 / e / 1e6);
    }
}
