//! The effect language with a small set of verbs.

use kernel::effect::{Effect, EffectError, Op, Program, Verb, Words, parse};
use kernel::{Lang, SplitMix};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Test {
    Gain(u8),
    Draw(u8),
}

/// A word in English, or in any other language.
fn pick<'a>(lang: Lang, english: &'a str, french: &'a str) -> &'a str {
    if lang == Lang::EN { english } else { french }
}

impl Verb for Test {
    /// A number of coins.
    type Cost = u8;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        if words.eat("gain") {
            return coins(words).map(Test::Gain);
        }
        if words.eat("draw") {
            let missing = || EffectError::NumbersAfter { n: 1, word: "draw".into() };
            return words.number().map(Test::Draw).ok_or_else(missing);
        }
        Err(EffectError::NoVerb { word: words.peek().unwrap_or_default().into() })
    }

    fn print(&self) -> String {
        match self {
            Test::Gain(n) => format!("gain {n} coin"),
            Test::Draw(n) => format!("draw {n}"),
        }
    }

    fn parse_cost(words: &mut Words<'_>) -> Result<u8, EffectError> {
        coins(words)
    }

    fn print_cost(cost: &u8) -> String {
        format!("{cost} coin")
    }

    fn say(&self, lang: Lang) -> String {
        match self {
            Test::Gain(n) => format!("{} {n}", pick(lang, "gain", "gagnez")),
            Test::Draw(n) => format!("{} {n}", pick(lang, "draw", "piochez")),
        }
    }

    fn say_cost(cost: &u8, lang: Lang) -> String {
        format!("{} {cost}", pick(lang, "pay", "payer"))
    }

    fn icons(&self) -> Vec<String> {
        vec![match self {
            Test::Gain(n) => format!("coin:{n}"),
            Test::Draw(n) => format!("card:{n}"),
        }]
    }

    fn cost_icons(cost: &u8) -> Vec<String> {
        vec![format!("coin:{cost}")]
    }
}

fn coins(words: &mut Words<'_>) -> Result<u8, EffectError> {
    let n = words.number().unwrap_or(1);
    if words.eat("coin") { Ok(n) } else { Err(EffectError::expected(["\"coin\""])) }
}

fn read(text: &str) -> Effect<Test> {
    parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn text_form_prints_as_it_reads() {
    for text in [
        "nothing",
        "gain 2 coin",
        "gain 2 coin; draw 1",
        "either (gain 1 coin) or (draw 1)",
        "either (gain 1 coin; draw 1) or (nothing) or (draw 3)",
        "pick 2 of (gain 1 coin) (draw 1) (pay 1 coin: draw 2)",
        "pay 1 coin: draw 2; gain 1 coin",
        "(pay 1 coin: draw 2); gain 1 coin",
        "gain 1 coin; (draw 1; draw 2)",
        "pay 1 coin: pay 2 coin: draw 1",
        "pay 1 coin: nothing",
        "(nothing); draw 1",
    ] {
        assert_eq!(read(text).to_string(), text);
    }
    assert_eq!(read(" gain  coin ;(draw 1)\n"), read("gain 1 coin; draw 1"), "spaces and short forms");
    assert!(read("nothing").is_nothing());
}

#[test]
fn payment_reaches_to_the_end_of_its_group() {
    let (gain, draw) = (Effect::Do(Test::Gain(1)), Effect::Do(Test::Draw(1)));
    let both = Effect::Seq(vec![draw.clone(), gain.clone()]);
    assert_eq!(read("pay 3 coin: draw 1; gain coin"), Effect::Pay(3, Box::new(both)));
    let apart = Effect::Seq(vec![Effect::Pay(3, Box::new(draw)), gain]);
    assert_eq!(read("(pay 3 coin: draw 1); gain coin"), apart);
}

/// A random tree in the shapes that the reader makes.
fn tree(rng: &mut SplitMix, depth: u32) -> Effect<Test> {
    let several = |rng: &mut SplitMix, least: u32| {
        let n = least + rng.below(3);
        (0..n).map(|_| tree(rng, depth + 1)).collect::<Vec<_>>()
    };
    match rng.below(if depth > 4 { 2 } else { 7 }) {
        0 => Effect::Do(Test::Gain(rng.below(9) as u8)),
        1 => Effect::Do(Test::Draw(rng.below(9) as u8)),
        2 => Effect::nothing(),
        3 => Effect::Seq(several(rng, 2)),
        4 => Effect::Either(several(rng, 2)),
        5 => Effect::Pick(1 + rng.below(2) as u8, several(rng, 3)),
        _ => Effect::Pay(rng.below(4) as u8, Box::new(tree(rng, depth + 1))),
    }
}

#[test]
fn every_tree_reads_back_from_its_text() {
    let mut rng = SplitMix::new(2);
    for _ in 0..5000 {
        let effect = tree(&mut rng, 0);
        assert_eq!(parse(&effect.to_string()), Ok(effect.clone()), "{effect}");
    }
}

#[test]
fn errors_name_the_column() {
    for (text, column, reason) in [
        ("", 1, "expected a word"),
        ("dance", 1, "unknown verb \"dance\""),
        ("gain coin; dance", 12, "unknown verb \"dance\""),
        ("gain 2 ruby", 8, "expected \"coin\""),
        ("gain", 5, "expected \"coin\""),
        ("draw 1 coin", 8, "\"coin\" does not belong here"),
        ("draw 300", 6, "expected a number after draw"),
        ("gain coin;", 11, "expected a word"),
        ("(gain coin", 11, "expected \")\""),
        ("gain coin)", 10, "the effect ends here"),
        ("nothing; draw 1", 8, "the effect ends here"),
        ("either (draw 1)", 16, "expected \"or\""),
        ("either draw 1", 8, "expected \"(\""),
        ("pick x of (draw 1) (draw 2)", 6, "how many to pick"),
        ("pick 1 (draw 1) (draw 2)", 8, "expected \"of\""),
        ("pick 2 of (draw 1) (draw 2)", 28, "more than 2 and at most 8"),
        ("pick 0 of (draw 1) (draw 2)", 28, "more than 0"),
        ("pay 2 coin draw 1", 12, "does not belong here"),
        ("pay 2 coin", 11, "expected \":\""),
        ("gain coin, draw 1", 10, "',' has no meaning"),
        ("gain é", 6, "'é' has no meaning"),
    ] {
        let error = parse::<Test>(text).expect_err(text);
        assert_eq!(error.column, column, "{text}: {error}");
        assert!(error.error.to_string().contains(reason), "{text}: {error}");
        assert!(error.to_string().starts_with(&format!("column {column}: ")), "{error}");
    }
}

#[test]
fn deep_nesting_is_refused_before_it_hurts() {
    let nested = |n: usize| format!("{}draw 1{}", "(".repeat(n), ")".repeat(n));
    assert_eq!(read(&nested(6)), read("draw 1"));
    let error = parse::<Test>(&nested(7)).expect_err("it is too deep");
    assert_eq!(error.error, EffectError::TooDeep);
    assert!(parse::<Test>(&nested(100_000)).is_err());
    assert!(parse::<Test>(&"pay 1 coin: ".repeat(100_000)).is_err());
}

#[test]
fn program_runs_straight_on_and_keeps_branches_apart() {
    let mut program = Program::new();
    assert_eq!(program.add(&read("nothing")), Program::<Test>::NOTHING);
    assert_eq!(*program.op(Program::<Test>::NOTHING), Op::End);

    let start = program
        .add(&read("gain 1 coin; (pay 2 coin: draw 1; draw 2); either (draw 3) or (nothing); gain 4 coin"));
    let ops: Vec<Op<Test>> = (start..start + 7).map(|at| *program.op(at)).collect();
    let Op::Choose { pick: 1, n: 2, first } = ops[4] else {
        panic!("the choice comes fifth: {ops:?}");
    };
    assert_eq!(
        ops,
        [
            Op::Do(Test::Gain(1)),
            // A player who does not pay continues after the two draws.
            Op::Pay { cost: 2, otherwise: start + 4 },
            Op::Do(Test::Draw(1)),
            Op::Do(Test::Draw(2)),
            Op::Choose { pick: 1, n: 2, first },
            Op::Do(Test::Gain(4)),
            Op::End,
        ]
    );
    let branch = program.branch(first, 0);
    assert_eq!((*program.op(branch), *program.op(branch + 1)), (Op::Do(Test::Draw(3)), Op::End));
    assert_eq!(program.branch(first, 1), Program::<Test>::NOTHING);
}

#[test]
fn program_nests_choices_and_adds_effects_one_behind_the_other() {
    let mut program = Program::default();
    let first = program.add(&read("pick 2 of (draw 1) (either (draw 2) or (draw 3)) (gain coin)"));
    let second = program.add(&read("draw 9"));
    assert_eq!((*program.op(second), *program.op(second + 1)), (Op::Do(Test::Draw(9)), Op::End));
    let Op::Choose { pick: 2, n: 3, first: outer } = *program.op(first) else {
        panic!("it begins with a choice");
    };
    let Op::Choose { pick: 1, n: 2, first: inner } = *program.op(program.branch(outer, 1)) else {
        panic!("the second branch is a choice");
    };
    let leaf = |first, i| *program.op(program.branch(first, i));
    assert_eq!(leaf(outer, 0), Op::Do(Test::Draw(1)));
    assert_eq!((leaf(inner, 0), leaf(inner, 1)), (Op::Do(Test::Draw(2)), Op::Do(Test::Draw(3))));
    assert_eq!(leaf(outer, 2), Op::Do(Test::Gain(1)));
}

/// The verbs that a player who always pays and always takes the first branches carries out.
fn eager(program: &Program<Test>, mut at: u16, out: &mut Vec<Test>) {
    loop {
        match *program.op(at) {
            Op::Do(verb) => out.push(verb),
            Op::Pay { .. } => {}
            Op::Choose { pick, first, .. } => {
                for i in 0..pick {
                    eager(program, program.branch(first, i), out);
                }
            }
            Op::End => return,
        }
        at += 1;
    }
}

fn eager_tree(effect: &Effect<Test>, out: &mut Vec<Test>) {
    match effect {
        Effect::Do(verb) => out.push(*verb),
        Effect::Seq(steps) => steps.iter().for_each(|step| eager_tree(step, out)),
        Effect::Either(options) => eager_tree(&options[0], out),
        Effect::Pick(n, options) => options[..*n as usize].iter().for_each(|option| eager_tree(option, out)),
        Effect::Pay(_, then) => eager_tree(then, out),
    }
}

#[test]
fn program_does_what_the_tree_says() {
    let mut rng = SplitMix::new(6);
    let mut program = Program::new();
    for _ in 0..300 {
        let effect = tree(&mut rng, 1);
        let at = program.add(&effect);
        let (mut ran, mut told) = (Vec::new(), Vec::new());
        eager(&program, at, &mut ran);
        eager_tree(&effect, &mut told);
        assert_eq!(ran, told, "{effect}");
    }
}

#[test]
fn rule_text_and_icons_come_from_the_tree() {
    let effect = read("gain 2 coin; pay 1 coin: either (draw 1) or (draw 2; gain coin)");
    assert_eq!(effect.say(Lang::EN), "Gain 2. You may pay 1: choose one: draw 1; or draw 2, then gain 1.");
    assert_eq!(
        effect.say(Lang::find("fr").expect("French")),
        "Gagnez 2. Vous pouvez payer 1 : choisissez : piochez 1 ; ou piochez 2, puis gagnez 1."
    );
    assert_eq!(effect.icons(), ["coin:2", "coin:1", "arrow", "card:1", "or", "card:2", "coin:1"]);
    assert_eq!(read("pick 2 of (draw 1) (draw 2) (draw 3)").icons()[0], "pick:2");
    assert_eq!(
        (read("nothing").say(Lang::EN), read("nothing").say(Lang::find("fr").expect("French"))),
        ("No effect.".into(), "Aucun effet.".into())
    );
    let mut verbs = 0;
    effect.verbs(&mut |_| verbs += 1);
    assert_eq!(verbs, 4);
}
