use arnak::Arnak;
use kernel::{Dealer, Game, Pending, SplitMix};
fn main() {
    let g = Arnak::build(&[]).unwrap();
    println!(
        "state {} frame {} player {}",
        size_of::<arnak::State>(),
        size_of::<arnak::state::Frame>(),
        size_of::<arnak::state::Player>()
    );
    let mut setups = Vec::new();
    for b in ["bird", "snake", "spider", "owl"] {
        for p in 2..=4 {
            setups.push(serde_json::json!({"players":p,"board":b}));
        }
        setups.push(serde_json::json!({"players":2,"board":b,"twisted_paths":true}));
        for (r, pu, o, pr) in [(0, 0, 0, false), (5, 0, 3, false), (0, 5, 4, true), (2, 2, 2, false)] {
            setups.push(serde_json::json!({"players":1,"board":b,"rival":{"red":r,"purple":pu,"objectives":o,"priority":pr}}));
        }
    }
    for json in setups {
        let setup = g.setup(&json).unwrap();
        let t = std::time::Instant::now();
        let (mut rival, mut dec, mut ch, mut sum, mut deep, mut wide) = (0i64, 0u64, 0u64, 0i64, 0, 0);
        let n = 3000;
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
            if json["players"] == 1 {
                rival += g.scores(&s).rows[1].total as i64;
            }
        }
        let e = t.elapsed().as_secs_f64();
        println!(
            "{json}: dec/game {} chance/game {} mean score {} rival {} games/s {:.0} dec/s {:.2}M deep {deep} wide {wide}",
            dec / n,
            ch / n,
            sum as f64 / n as f64,
            rival as f64 / n as f64,
            n as f64 / e,
            dec as f64 / e / 1e6
        );
    }
}
