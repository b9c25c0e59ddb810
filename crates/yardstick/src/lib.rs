//! Measures how fast random games run, with random chess as the yardstick.
//!
//! [`measure`] plays random games of ours and random games of chess with `cozy-chess`, on one thread and in the same
//! run: list the legal moves, pick one, play it. Machines are noisy, so only the ratio of the two rates is meaningful.
//! The two are measured alternately, and the last line of output is the median, `ratio R`: our decisions per second
//! divided by chess moves per second. The `playouts` benchmark of each game is one call of this function.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    hint::black_box,
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use cozy_chess::{Board, Move};
use criterion::{Criterion, Throughput};
use game_core::{Chance, Fresh, Game, Unheard};

/// Counts allocations, to show that there are none.
struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call is forwarded to the system allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays a random game to its end and returns the number of decisions.
fn play_out<G: Game>(game: &G, start: &G::State, legal: &mut Vec<G::Action>, dice: &mut Fresh) -> u64 {
    let mut state = start.clone();
    let mut decisions = 0;
    while let Some(seat) = game.to_act(&state).first() {
        game.legal_actions(&state, seat, legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        game.apply_listed(&mut state, seat, action, dice, &mut Unheard);
        decisions += 1;
    }
    black_box(state);
    decisions
}

/// Plays a random game of chess to mate, stalemate or the fifty-move rule and returns the number of moves.
fn play_chess(moves: &mut Vec<Move>, dice: &mut Fresh) -> u64 {
    let mut board = Board::default();
    let mut n_moves = 0;
    while board.halfmove_clock() < 100 {
        moves.clear();
        board.generate_moves(|set| {
            moves.extend(set);
            false
        });
        if moves.is_empty() {
            break;
        }
        let pick = moves[dice.below(moves.len() as u32) as usize];
        board.play_unchecked(pick);
        n_moves += 1;
    }
    black_box(board);
    n_moves
}

/// Repeats `play` for about `time`. Returns the units and the rounds per second.
fn rate(time: Duration, mut play: impl FnMut() -> u64) -> (f64, f64) {
    let (begin, mut units, mut rounds) = (Instant::now(), 0, 0u32);
    while begin.elapsed() < time {
        units += play();
        rounds += 1;
    }
    let seconds = begin.elapsed().as_secs_f64();
    (units as f64 / seconds, f64::from(rounds) / seconds)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Measures a game and prints the results.
pub fn measure<G: Game>(game: &G) {
    let mut dice = Fresh::new(1);
    let mut legal = Vec::new();
    let mut moves = Vec::new();
    let deal = |dice: &mut Fresh| game.setup(dice, &mut Unheard);

    let mut criterion = Criterion::default().configure_from_args();
    let mut group = criterion.benchmark_group("playouts");
    let mut start = deal(&mut dice);
    group.throughput(Throughput::Elements(1));
    group.bench_function(format!("{}_{}_players", G::ID, game.seats()), |bench| {
        bench.iter(|| {
            start = deal(&mut dice);
            play_out(game, &start, &mut legal, &mut dice)
        });
    });
    group.bench_function("chess", |bench| bench.iter(|| play_chess(&mut moves, &mut dice)));
    group.finish();
    criterion.final_summary();

    // With `--test` or `--list`, criterion only checks that the benchmark runs or lists it.
    if std::env::args().any(|argument| argument == "--test" || argument == "--list") {
        return;
    }
    let slice = Duration::from_millis(400);
    let (mut ours, mut theirs, mut games, mut ratios) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for _ in 0..15 {
        let (decisions, played) = rate(slice, || {
            let start = deal(&mut dice);
            play_out(game, &start, &mut legal, &mut dice)
        });
        let (chess_moves, _) = rate(slice, || play_chess(&mut moves, &mut dice));
        ours.push(decisions);
        theirs.push(chess_moves);
        games.push(played);
        ratios.push(decisions / chess_moves);
    }

    let starts: Vec<G::State> = (0..100).map(|_| deal(&mut dice)).collect();
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    let decisions: u64 = starts.iter().map(|start| play_out(game, start, &mut legal, &mut dice)).sum();
    let allocations = ALLOCATIONS.load(Ordering::Relaxed) - before;

    println!();
    println!("games per second       {:.0}", median(games));
    println!("decisions per second   {:.0}", median(ours));
    println!("chess moves per second {:.0}", median(theirs));
    println!("decisions per game     {:.0}", decisions as f64 / starts.len() as f64);
    println!("bytes per state        {}", size_of::<G::State>());
    println!("allocations per decision {}", allocations as f64 / decisions as f64);
    println!("ratio {:.2}", median(ratios));
}
