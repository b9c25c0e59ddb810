use game_core::{Chance, Fresh, Game};
use march::*;
fn main() {
    for players in 1..=5u8 {
        for (species, horde, long) in
            [(false, false, false), (true, false, true), (false, true, false), (true, true, true)]
        {
            let options = Options {
                players,
                primitive_species: species,
                centipedes: horde,
                length: if long { Length::Long } else { Length::Standard },
                ..Options::default()
            };
            let game = March::with(options).unwrap();
            let mut decisions = 0u64;
            let mut listed = 0u64;
            let mut score = 0i64;
            let n = 2000;
            let t = std::time::Instant::now();
            for seed in 0..n {
                let mut chance = Fresh::new(seed * 7 + 1);
                let mut pick = Fresh::new(seed + 1000);
                let mut out = Vec::new();
                let mut state = game.setup(&mut chance, &mut game_core::Unheard);
                let mut steps = 0;
                while let Some(seat) = game.to_act(&state).first() {
                    game.legal_actions(&state, seat, &mut out);
                    assert!(!out.is_empty());
                    let a = out[pick.below(out.len() as u32) as usize];
                    listed += out.len() as u64;
                    decisions += 1;
                    steps += 1;
                    game.apply_listed(&mut state, seat, a, &mut chance, &mut game_core::Unheard);
                    assert!(steps < 20000, "{players} seed {seed}");
                }
                score += game.standing(&state).unwrap().scores[0] as i64;
            }
            let el = t.elapsed().as_secs_f64();
            println!(
                "{players}p species {species} horde {horde} long {long}: {:.1} decisions, {:.1} listed, score {:.1}, {:.0} games/s, {:.2} M dec/s",
                decisions as f64 / n as f64,
                listed as f64 / decisions as f64,
                score as f64 / n as f64,
                n as f64 / el,
                decisions as f64 / el / 1e6
            );
        }
    }
    println!("{}", std::mem::size_of::<State>());
    println!("{}", std::mem::size_of::<Task>());
}
