//! The list of games itself.

use games::{IDS, Rules};
use kernel::content::TableFile;

#[test]
fn every_game_is_built_by_its_own_id_and_sets_up_what_is_measured() {
    let all = Rules::all(&[]).expect("the embedded tables are good");
    let ids: Vec<&str> = all.iter().map(|rules| rules.clone().any().id()).collect();
    assert_eq!(ids, IDS);
    for rules in &all {
        let meta = rules.meta();
        assert!(!meta.bench.is_empty() && !meta.examples.is_empty() && !meta.players().is_empty());
        let pictured = meta.fields.iter().filter(|field| field.pictured);
        assert!(pictured.clone().count() <= 1 && !pictured.clone().any(|field| field.many), "{}", rules.id());
    }
    assert!(Rules::by_id("chess", &[]).is_err_and(|problems| problems.0[0].to_string().contains(IDS[0])));
}

#[test]
fn a_bad_table_stops_its_own_game_only() {
    let broken = |id: &str| TableFile { name: format!("{id}/broken.toml"), text: "= nonsense".into() };
    for id in IDS {
        assert!(
            Rules::by_id(id, &[broken(id)])
                .is_err_and(|problems| problems.0[0].to_string().contains("broken.toml"))
        );
        for other in IDS.into_iter().filter(|other| *other != id) {
            assert!(Rules::by_id(other, &[broken(id)]).is_ok());
        }
        assert!(Rules::all(&[broken(id)]).is_err());
    }
}
