//! The pairings. They depend only on the round and the games before, so a resumed tournament draws the same ones.

use super::Meeting;
use super::state::Finished;
use crate::args::Format;

/// The games of a round. Each group of bots plays every deal once in each rotation of its seats.
pub(super) fn round(
    format: Format,
    round: u64,
    games: u64,
    bots: usize,
    seats: usize,
    before: &[Finished],
) -> Vec<Meeting> {
    let groups = match format {
        Format::RoundRobin => groups(bots, seats),
        Format::Swiss => {
            swiss(bots, seats, &before.iter().filter(|game| game.round < round).collect::<Vec<_>>())
        }
    };
    // Every pairing has its own number, the same in every run of the tournament.
    let per_round = groups.len() as u64 * games;
    let mut meetings = Vec::new();
    for (place, group) in groups.iter().enumerate() {
        for game in 0..games {
            let mut seats = group.clone();
            let n = seats.len();
            seats.rotate_right((game % n as u64) as usize);
            let number = round * per_round + place as u64 * games + game;
            meetings.push(Meeting { number, round, seats, deal: game / n as u64 });
        }
    }
    meetings
}

/// All groups of this many bots, in order.
fn groups(bots: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    let mut group = Vec::new();
    choose(0, bots, seats, &mut group, &mut all);
    all
}

fn choose(from: usize, bots: usize, seats: usize, group: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
    if group.len() == seats {
        all.push(group.clone());
        return;
    }
    for bot in from..bots {
        group.push(bot);
        choose(bot + 1, bots, seats, group, all);
        group.pop();
    }
}

/// Groups of bots with similar standings, from the top. Among near equals, those who have met least often are
/// paired; a bot left over sits out a round, and comes first among equals next time.
fn swiss(bots: usize, seats: usize, before: &[&Finished]) -> Vec<Vec<usize>> {
    let mut wins = vec![0.0; bots];
    let mut games = vec![0_u64; bots];
    let mut met = vec![vec![0_u64; bots]; bots];
    for game in before {
        for (one, share) in game.seats.iter().zip(game.shares()) {
            wins[*one] += share;
            games[*one] += 1;
            for two in game.seats.iter().filter(|two| *two != one) {
                met[*one][*two] += 1;
            }
        }
    }
    // Who has had a round off is judged by the share of games, not by their number.
    let standing = |bot: usize| if games[bot] == 0 { 0.5 } else { wins[bot] / games[bot] as f64 };
    let mut free: Vec<usize> = (0..bots).collect();
    free.sort_by(|&one, &two| {
        standing(two).total_cmp(&standing(one)).then(games[one].cmp(&games[two])).then(one.cmp(&two))
    });
    // The bots that sit out are those that have played most, the weakest first.
    while !free.len().is_multiple_of(seats) {
        let most = free.iter().map(|&bot| games[bot]).max().unwrap_or(0);
        let out = free.iter().rposition(|&bot| games[bot] == most).expect("somebody has played most");
        free.remove(out);
    }
    let mut groups = Vec::new();
    while !free.is_empty() {
        let mut group = vec![free.remove(0)];
        while group.len() < seats {
            let meetings = |bot: usize| group.iter().map(|&other| met[bot][other]).sum::<u64>();
            let (at, _) = free
                .iter()
                .enumerate()
                .min_by_key(|&(at, &bot)| (meetings(bot), at))
                .expect("the free bots fill whole groups");
            group.push(free.remove(at));
        }
        groups.push(group);
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(number: u64, round: u64, seats: &[usize]) -> Finished {
        // The first seat of the list wins.
        let ranks = (1..=seats.len() as u8).collect();
        let totals = (0..seats.len() as i32).map(|place| 50 - place).collect();
        Finished { number, round, seats: seats.to_vec(), totals, ranks, seed: 0 }
    }

    #[test]
    fn everybody_meets_everybody_in_every_rotation() {
        let meetings = round(Format::RoundRobin, 0, 2, 4, 2, &[]);
        assert_eq!(meetings.len(), 12);
        for one in 0..4 {
            for two in (0..4).filter(|two| *two != one) {
                assert!(meetings.iter().any(|meeting| meeting.seats == [one, two]), "{one} {two}");
            }
        }
        let numbers: Vec<u64> = meetings.iter().map(|meeting| meeting.number).collect();
        assert_eq!(numbers, (0..12).collect::<Vec<_>>());
        assert_eq!(round(Format::RoundRobin, 3, 2, 4, 2, &[])[0].number, 36);
        assert_eq!(round(Format::RoundRobin, 0, 3, 4, 3, &[]).len(), 12);
    }

    #[test]
    fn swiss_rounds_bring_equals_together_who_have_not_met() {
        let first = [won(0, 0, &[0, 1]), won(1, 0, &[2, 3])];
        let refs: Vec<&Finished> = first.iter().collect();
        assert_eq!(swiss(4, 2, &refs), [vec![0, 2], vec![1, 3]]);
        let second = [won(2, 1, &[0, 2]), won(3, 1, &[1, 3])];
        let refs: Vec<&Finished> = first.iter().chain(&second).collect();
        // 0 has two wins and has met 1 and 2.
        assert_eq!(swiss(4, 2, &refs), [vec![0, 3], vec![1, 2]]);
    }

    #[test]
    fn an_odd_number_gives_somebody_a_round_off_and_not_twice() {
        let groups = swiss(3, 2, &[]);
        assert_eq!(groups, [vec![0, 1]]);
        let game = won(0, 0, &[0, 1]);
        assert!(swiss(3, 2, &[&game]).concat().contains(&2));
    }
}
