// What March of the Ants tells the page, generated from the types of crates/march: do not edit.
// UPDATE_EXPECT=1 cargo test -p march --test all typescript writes it anew.

/**
 * What a seat can do.
 *
 * Ants are named by their [`Spot`]: `soil.2` is the second collection site of Soil, `soil` its outskirts. The notation
 * (`Display`, `FromStr`) is the first word of each example.
 */
export type Action = { "do": "explore" } | { "do": "march" } | { "do": "forage" } | { "do": "play", card: CardId, } | { "do": "rest" } | { "do": "species" } | { "do": "play_as", species: Species, } | { "do": "pay_larva" } | { "do": "pay_ant", at: Spot, } | { "do": "pay_food" } | { "do": "larva", at: Spot, } | { "do": "step", from: Spot, to: Spot, } | { "do": "inhabit", at: Spot, } | { "do": "take", hex: HexId, } | { "do": "from", hex: HexId, } | { "do": "place", cell: Hex, turn: Turn, } | { "do": "top", hex: HexId, } | { "do": "bottom", hex: HexId, } | { "do": "choose", hex: HexId, } | { "do": "wormhole", hex: HexId, } | { "do": "centipede", hex: HexId, } | { "do": "against", seat: Seat, } | { "do": "attack", seat: Seat, hex: HexId, } | { "do": "ant", seat: Seat, at: Spot, } | { "do": "lose", at: Spot, } | { "do": "withdraw", at: Spot, } | { "do": "collect", at: Spot, } | { "do": "food", at: Spot, } | { "do": "gain", what: Resource, } | { "do": "discard", card: CardId, } | { "do": "commit", card: CardId, } | { "do": "on_top" } | { "do": "beneath" } | { "do": "pass" };

export type ActionOutlook = { cost_food: number,
/**
 * Why it cannot be taken now.
 */
refusal: Refusal | null, };

/**
 * The topmost evolution of each section: the one that works.
 */
export type ActiveEvolutions = { head: CardId | null, thorax: CardId | null, abdomen: CardId | null, };

/**
 * Thorax evolutions that follow an Explore action.
 */
export type AfterExplore = { seat: Seat, hex: HexId, };

/**
 * An own ant that may go.
 */
export type AntAtStake = { at: Spot,
/**
 * What its site yields in a Harvest.
 */
gain: Gain,
/**
 * Whether the player would control the hex no longer, ants of the outskirts having moved up.
 */
loses_control: boolean, };

/**
 * Ant Lion Den: before Harvest, a card or the ant for every inhabited site, clockwise from the marker.
 */
export type AntLions = null;

export type AntTarget = "any_site" | "outside_inner_meadow" | "single_larva_site";

/**
 * Army Head: larvae into one hex with an own ant, or ants back from it.
 */
export type Army = { seat: Seat, larvae: number,
/**
 * Ants are being taken back from this hex.
 */
withdraws_from: HexId | null, };

/**
 * What a seat is asked.
 */
export type AskedOutlook = { decision: Decision,
/**
 * Whether it may pass.
 */
optional: boolean,
/**
 * How many steps, larvae, ants, cards or hexes are left, where the decision counts.
 */
left: number | null,
/**
 * The card it is about.
 */
card: CardId | null,
/**
 * The hex it is about.
 */
hex: HexId | null,
/**
 * The other player it is about.
 */
player: Seat | null, because: Because | null, };

/**
 * The battles of one hex, as far as they have come.
 */
export type Battle = { hex: HexId,
/**
 * Nobody when a centipede invades.
 */
invader: Seat | null, defender: Seat,
/**
 * Army Strength of the invader and of the defender.
 */
strength: [number, number],
/**
 * Which of the hex's battles are fought.
 */
scope: BattleScope,
/**
 * Who has fought the centipede here.
 */
fought_centipede: SeatSet,
/**
 * Whom each seat has fought here.
 */
met: [SeatSet, SeatSet, SeatSet, SeatSet, SeatSet], };

/**
 * What the winner gains, and what every battle brings.
 */
export type BattleEnd = {
/**
 * Nobody is a centipede.
 */
winner: Seat | null, loser: Seat | null, };

/**
 * The battle that is being fought.
 */
export type BattleOutlook = { hex: HexId, stage: BattleStage,
/**
 * Nobody if a centipede invades, or if the invader is being chosen.
 */
invader: Seat | null,
/**
 * Whether a centipede invades.
 */
against_centipede: boolean, defender: Seat,
/**
 * The invader, or those of whom one will be, and the defender last.
 */
sides: Array<BattleSide>,
/**
 * While the viewer may commit a card.
 */
commit?: CommitOutlook,
/**
 * While the viewer may commit a card against a centipede.
 */
centipede?: CentipedeOutlook, };

export type BattleScope = "whole" | "centipede" | "rampage" | "raid";

/**
 * One side of a battle.
 */
export type BattleSide = {
/**
 * Nobody is the centipede.
 */
seat: Seat | null,
/**
 * Ants in the hex as it is now.
 */
ants: number,
/**
 * What heads add to the strength.
 */
heads: number,
/**
 * Army Strength of this battle; of a centipede with its cards so far.
 */
strength: number,
/**
 * What evolutions add to the total.
 */
added: number,
/**
 * Cards of the deck that will add their ferocity.
 */
deck_adds: number,
/**
 * Cards that lie face down.
 */
face_down: number,
/**
 * Those of them the viewer knows: its own.
 */
committed: CardSet,
/**
 * How many more cards it may commit; none once it has declined.
 */
may_commit: number,
/**
 * What the viewer knows of its total: without hidden cards and what the deck will add.
 */
total: number,
/**
 * Ants it would lose as the winner and as the loser; not known before all cards of a centipede are.
 */
lost_if_won: number | null, lost_if_lost: number | null,
/**
 * Ants that are still to be lost.
 */
losses_due: number, };

export type BattleStage = "invader" | "ferocity" | "losses" | "spoils";

/**
 * What a decision comes from.
 */
export type Because = { "kind": "deed", deed: Deed, by: Seat, } | { "kind": "card", card: CardId, } | { "kind": "battle", hex: HexId, } | { "kind": "horde" } | { "kind": "phase", phase: Phase, };

/**
 * Blast Head: in contested hexes, own ants take others with them.
 */
export type Blast = { seat: Seat, own: number, others: number,
/**
 * Hexes where it was used.
 */
done: HexSet, };

/**
 * Whose ant the blast destroys next.
 */
export type BlastVictim = { seat: Seat, hex: HexId, left: number, };

/**
 * The ant body.
 */
export type BodyOutlook = {
/**
 * Complete bodies.
 */
complete: number,
/**
 * The sections lacking for the next one.
 */
lacking: Array<Section>,
/**
 * What completing the next one scores: nothing if as many were scored before.
 */
points: number, };

/**
 * Why a hex cannot be placed.
 */
export type CannotPlace = { "placing": "already_placed", hex: HexId, } | { "placing": "cell_taken", cell: Hex, by: HexId, } | { "placing": "touches_nothing", cell: Hex, } | { "placing": "same_as", hex: HexId, fewer: Turn, } | { "placing": "not_in_meadow", from: HexId, } | { "placing": "not_beside", cell: Hex, from: HexId, } | { "placing": "no_tunnel", from: HexId, edge: Edge, } | { "placing": "not_joined", hex: HexId, turn: Turn, from: HexId, };

/**
 * What is printed on a card.
 */
export type CardFace = { card: CardId,
/**
 * The name in these data, where it is not the one the page has by the id.
 */
name: string | null, kind: CardType,
/**
 * Of an evolution.
 */
section: Section | null,
/**
 * Larvae and ants to pay.
 */
cost: number, payment: Payment, ferocity: number,
/**
 * The card belongs to the Centipede Deck where there is one.
 */
centipede_symbol: boolean,
/**
 * One of the Bee mini-expansion.
 */
bee: boolean, timing: Timing,
/**
 * The whole effect may be declined.
 */
may: boolean,
/**
 * Of a Colony Goal.
 */
goal: GoalFace | null, figures: { [figure in string]: number },
/**
 * How each figure is known; only figures that the card has.
 */
known: { [key in CardFigure]?: Provenance },
/**
 * The day on which an owner compared the figures known from the box with it, as `2026-11-17`.
 */
checked: string | null, };

export type CardFigure = "name" | "effect" | "cost" | "payment" | "ferocity" | "points" | "centipede_symbol";

export type CardId = "queens_journey" | "adaptive_radiation" | "cultural_theft" | "early_harvest" | "egg_stealer" | "frenzied_activity" | "fungal_outbreak" | "into_the_unknown" | "mating_flight" | "mysterious_hole" | "rapid_mobilization" | "royal_jelly" | "sneak_attack" | "sparrow_attack" | "swarm" | "strange_appetite" | "cold_snap" | "foraging_trail" | "flash_flood" | "brood_surge" | "acrobat_head" | "amazon_head" | "armored_head" | "army_head" | "blast_head" | "golden_fire_head" | "proboscis_head" | "tawny_crazy_head" | "traitorous_head" | "trapjaw_head" | "bullet_head" | "flying_thorax" | "harvester_thorax" | "parasitic_thorax" | "scouting_thorax" | "tunneling_thorax" | "weaver_thorax" | "silver_thorax" | "nursing_thorax" | "jumping_thorax" | "gliding_thorax" | "rafting_thorax" | "carpenter_abdomen" | "honeypot_abdomen" | "leaf_cutter_abdomen" | "pharoah_abdomen" | "stinging_abdomen" | "thief_abdomen" | "brooding_abdomen" | "gardening_abdomen" | "dracula_abdomen" | "ghost_abdomen" | "herding_abdomen" | "bound_to_the_past" | "epic_stores" | "grand_evolution" | "unending_brood" | "eyeless_overlords" | "outlander" | "nurturing_hive" | "xenophobic_tribe" | "extensive_tunnel" | "symbiotic_accord" | "bane_of_centipedes" | "conquering_brood" | "hoarded_knowledge";

/**
 * A set of cards: a hand, a deck nobody knows the order of, a discard pile.
 */
export type CardSet = Array<CardId>;

export type CardType = "event" | "evolution" | "colony_goal";

export type Cause = "battle" | "event" | "hex_effect" | "evolution" | "hunger";

export type CellOutlook = { cell: Hex,
/**
 * The turns that differ.
 */
turns: Array<TurnedOutlook>, };

export type CentipedeAnswer = {
/**
 * Of the second card.
 */
ferocity: number,
/**
 * The centipede's total with it.
 */
total: number,
/**
 * How many of the plan's draws bring it.
 */
draws: number,
/**
 * How many of these the viewer wins: all or none, unless the deck adds to the viewer's total.
 */
won: number,
/**
 * Ants the viewer loses then, as the winner and as the loser.
 */
lost_if_won: number, lost_if_lost: number, };

/**
 * Rise of the Centipedes.
 */
export type CentipedeMat = {
/**
 * More Army Strength of every centipede in a Rampage.
 */
rampage_strength: number,
/**
 * For each centipede in the Meadow, each Slumber.
 */
slumber_points: number,
/**
 * For each battle the centipedes win.
 */
battle_points: number,
/**
 * For each player, when a centipede enters The Great Tunnel.
 */
tunnel_points: number, };

/**
 * A battle against a centipede, whose second card is not known yet.
 */
export type CentipedeOutlook = {
/**
 * More strength than its cards give it, in a Rampage.
 */
more_strength: number,
/**
 * The ferocity of its first card; which it was has been told.
 */
first_ferocity: number,
/**
 * Without a further card of the viewer, then with each of the hand.
 */
plans: Array<CommitPlan>, };

/**
 * Royal Jelly: different gains, all named before any is given.
 */
export type ChooseGains = { seat: Seat, card: CardId, left: number,
/**
 * Bits of the resources chosen so far.
 */
chosen: number, };

/**
 * The hex an event is aimed at; never The Great Tunnel.
 */
export type ChooseHex = { seat: Seat, card: CardId, };

/**
 * Several invaders with the most ants: the holder of the control site chooses.
 */
export type ChooseInvader = { seat: Seat, among: SeatSet, };

/**
 * The common meadow ant or the primitive species of the mat.
 */
export type ChooseSpecies = { seat: Seat, };

/**
 * One inhabited site gives its yield so many times: Early Harvest, and Honeypot Abdomen in Harvest.
 */
export type Collect = { seat: Seat, times: number, card: CardId, };

/**
 * A card face down, or none.
 */
export type Commit = { seat: Seat, left: number, };

export type CommitChoice = { card: CardId, total: number, };

/**
 * What the viewer's total can be; what the deck adds is not in it.
 */
export type CommitOutlook = {
/**
 * How many more cards may be committed.
 */
left: number,
/**
 * Without a further card.
 */
total: number,
/**
 * With one of the hand.
 */
cards: Array<CommitChoice>, };

export type CommitPlan = {
/**
 * Nothing for no further card.
 */
card: CardId | null,
/**
 * The viewer's total; what the deck adds is not in it.
 */
total: number,
/**
 * In how many ways the cards can come, each as likely as the others for all the viewer knows.
 */
draws: number,
/**
 * How many of them the viewer wins.
 */
won: number,
/**
 * For every ferocity that the second card can have; 0 where no card is left.
 */
against: Array<CentipedeAnswer>, };

/**
 * The fixed facts of a table.
 */
export type Components = { players: number,
/**
 * Whether the players stand together against the Centipede Horde.
 */
has_horde: boolean,
/**
 * Whether nest mats with primitive species are dealt.
 */
has_species: boolean, first_round: number,
/**
 * The round track from round 0, which only a long game has.
 */
rounds: Array<RoundSpace>, nest_mat: NestMat, figures: Figures, great_tunnel: GreatTunnelFace,
/**
 * All cards, in the order of their ids.
 */
cards: Array<CardFace>,
/**
 * All hexes but The Great Tunnel, by their printed numbers, in play or not.
 */
hexes: Array<HexFace>,
/**
 * All species; which a nest has is in the view.
 */
species: Array<SpeciesFace>,
/**
 * The primitive species on the backs of the mats that are dealt; nothing without primitive species.
 */
mats: Array<Species>,
/**
 * Of Rise of the Centipedes.
 */
horde: CentipedeMat | null, };

/**
 * Everybody gets the first cards.
 */
export type Deal = null;

/**
 * A decision by its name.
 */
export type Decision = "choose_species" | "settle" | "take_turn" | "pick_hex" | "put_back" | "origin" | "place_hex" | "enter" | "steps" | "larvae" | "move_ant" | "gather" | "march_to_battle" | "drain" | "pay" | "drop_goal" | "play_evolution" | "lay" | "gain_larvae" | "swap_card" | "choose_gains" | "choose_hex" | "collect" | "discard_cards" | "drop_evolution" | "exchange" | "pay_or_lose" | "place_token" | "play_offered" | "fill_site" | "lose" | "army" | "blast" | "blast_victim" | "choose_invader" | "commit" | "spoils" | "raid" | "sting" | "feed_ant_lion" | "food_instead" | "decree" | "theft";

/**
 * Food or larvae.
 */
export type Decree = { seat: Seat, };

/**
 * What may be decreed.
 */
export type DecreeOutlook = { what: Resource,
/**
 * What is gained, as far as there are cubes.
 */
food: number, larvae: number,
/**
 * What the nest would hold then.
 */
food_after: number, larvae_after: number, };

/**
 * Every queen produces food or larvae, clockwise from the marker.
 */
export type Decrees = { next: number, };

export type Deed = "explore" | "march" | "forage" | "play_card" | "dance_of_chaos" | "journey_of_6000_steps" | "double_spliced_genes" | "raiding_party";

export type Difficulty = "easy" | "normal" | "hard";

/**
 * So many cards must leave the hand.
 */
export type DiscardCards = { seat: Seat, left: number, };

/**
 * Parasitic Thorax: whose larvae are taken.
 */
export type Drain = { seat: Seat, larvae: number, };

/**
 * Cards are drawn into a hand.
 */
export type Draw = { seat: Seat, cards: number, };

/**
 * Adaptive Radiation: evolutions of the own body may go, then others may come for free.
 */
export type DropEvolution = { seat: Seat, left: number,
/**
 * Evolutions to play.
 */
plays: number,
/**
 * Evolutions to play if one was discarded.
 */
after: number, };

/**
 * A Colony Goal beyond those allowed in play takes the place of another.
 */
export type DropGoal = { seat: Seat, card: CardId, };

export type Edge = "top" | "upper_right" | "lower_right" | "bottom" | "lower_left" | "upper_left";

/**
 * What works when all battles are over.
 */
export type EndSoldierPhase = null;

/**
 * Ants move from the hex explored from into the new ones.
 */
export type Enter = { seat: Seat, from: HexId, to: HexSet,
/**
 * All ants must leave, and each new hex gets one as far as they suffice. Otherwise at least one ant moves.
 */
all: boolean, };

/**
 * Something that happened.
 */
export type Event = {
/**
 * Whom it happened to; absent where it concerns the whole table.
 */
seat?: Seat,
/**
 * Who alone learns of it; absent where everybody does.
 */
only?: SeatSet,
/**
 * Whether the rules left no choice, so that nobody was asked.
 */
forced?: boolean, } & ({ "what": "starting_player", by_chance: boolean, } | { "what": "mat_dealt", species: Species, } | { "what": "species_chosen", species: Species, } | { "what": "phase_began", phase: Phase, round: number, } | { "what": "turn_began" } | { "what": "acted", deed: Deed, food: number, } | { "what": "passed" } | { "what": "rested", larvae: number, food: number, } | { "what": "actions_granted", actions: number, } | { "what": "reshuffled", cards: number, centipede_deck: boolean, } | { "what": "cards_drawn", cards: number, } | { "what": "cards_seen", cards: CardSet, } | { "what": "card_revealed", card: CardId, } | { "what": "card_discarded", card: CardId, } | { "what": "card_put_down", card: CardId, } | { "what": "card_committed" } | { "what": "card_shown", card: CardId, } | { "what": "card_played", card: CardId, cost: number, } | { "what": "paid_larva" } | { "what": "paid_ant", at: Spot, } | { "what": "evolved", card: CardId, beneath: boolean, } | { "what": "hex_drawn", hex: HexId, } | { "what": "hexes_looked_at", hexes: number, } | { "what": "hexes_seen", hexes: HexSet, } | { "what": "hex_taken", hex: HexId, } | { "what": "hex_put_back", bottom: boolean, } | { "what": "hex_put_back_seen", hex: HexId, bottom: boolean, } | { "what": "hex_rejected" } | { "what": "origin_chosen", from: HexId, } | { "what": "hex_placed", hex: HexId, cell: Hex, turn: Turn, from: HexId | null, } | { "what": "token_placed", hex: HexId, token: Token, } | { "what": "ant_placed", at: Spot, } | { "what": "larva_placed", at: Spot, } | { "what": "ant_moved", from: Spot, to: Spot, } | { "what": "inhabited", at: Spot, } | { "what": "ant_lost", at: Spot, cause: Cause, saved: boolean, } | { "what": "ant_withdrawn", at: Spot, } | { "what": "ant_chosen", owner: Seat, at: Spot, } | { "what": "ants_exchanged", one: Seat, from: Spot, two: Seat, to: Spot, } | { "what": "hex_chosen", hex: HexId, } | { "what": "site_chosen", at: Spot, } | { "what": "player_chosen", player: Seat, } | { "what": "gain_chosen", resource: Resource, } | { "what": "gained", food: number, larvae: number, card: CardId | null, } | { "what": "larvae_lost", larvae: number, } | { "what": "larvae_taken", from: Seat, lost: number, gained: number, } | { "what": "food_paid", food: number, } | { "what": "scored", source: Source, points: number, card: CardId | null, } | { "what": "battle_began", hex: HexId, invader: Seat | null, strength: [number, number], } | { "what": "centipede_card", card: CardId, ferocity: number, } | { "what": "ferocity_revealed", sides: Array<Revealed>, } | { "what": "ferocity_drawn", card: CardId, ferocity: number, } | { "what": "battle_decided", hex: HexId, winner: Seat | null, totals: [number, number], } | { "what": "centipede_destroyed", hex: HexId, } | { "what": "collected", at: Spot, gain: Gain, } | { "what": "fed", ants: number, food: number, larvae: number, starving: number, } | { "what": "decreed", food: number, larvae: number, } | { "what": "horde_revealed", card: CardId, } | { "what": "centipede_moved", from: HexId, to: HexId, } | { "what": "centipede_entered", from: HexId | null, } | { "what": "horde_scored", points: number, } | { "what": "largest_brood" } | { "what": "greatest_stores" } | { "what": "untold_potential" } | { "what": "game_ended", scores: Array<number>, horde?: number, });

/**
 * Mating Flight: two ants of different players trade places.
 */
export type Exchange = { seat: Seat, left: number,
/**
 * The first of the two.
 */
first: [Seat, Spot] | null, };

/**
 * A set of edges, most often those with a tunnel exit: one bit for each.
 */
export type Exits = Array<number>;

/**
 * A card for the ant on this site, or the ant; then the seat's next site of the den.
 */
export type FeedAntLion = { seat: Seat, at: Spot,
/**
 * So many of the ants lost to the den go into the chamber.
 */
saves: number, };

/**
 * Food first, then larvae, then the unfed die; clockwise from the marker. Rulings march/feeding and march/thief.
 */
export type FeedAnts = { next: number, };

/**
 * How a colony would be fed: food first, then larvae.
 */
export type Feeding = {
/**
 * Ants to be fed. Abdomens can make it more or fewer than there are.
 */
ants: number,
/**
 * Food it takes.
 */
food_due: number, food_paid: number, larvae_paid: number,
/**
 * Ants that would die.
 */
starving: number, };

/**
 * The battles of all hexes from this number on.
 */
export type FightAll = { next: number, scope: BattleScope, };

/**
 * The battles of one hex begin.
 */
export type FightHex = { hex: HexId, scope: BattleScope, };

/**
 * Figures of the rules that are printed nowhere.
 */
export type Figures = {
/**
 * What Explore, March and Forage cost.
 */
action_food: number,
/**
 * Cards drawn by a Forage.
 */
foraged_cards: number,
/**
 * Points for a battle won, against a player or a centipede.
 */
battle_points: number,
/**
 * Food for a centipede destroyed.
 */
centipede_food: number,
/**
 * Points for each Inner Meadow hex that is controlled in Slumber.
 */
inner_meadow_points: number,
/**
 * Points of an award at the end of the game.
 */
award: number,
/**
 * The same for each of those who share it.
 */
shared_award: number, };

/**
 * Ants in the outskirts inhabit vacant sites: all of one player, then the next, clockwise. Ruling march/vacated-sites.
 */
export type Fill = {
/**
 * Whose ants come first.
 */
from: Seat, };

/**
 * More vacant sites than ants: the owner picks one.
 */
export type FillSite = { seat: Seat, hex: HexId, };

/**
 * An event that is resolved goes to the discard pile.
 */
export type Finish = { card: CardId, };

/**
 * Leaf Cutter Abdomen: any site may give food instead of its yield.
 */
export type FoodInstead = { seat: Seat, food: number, };

/**
 * Resources of all kinds.
 */
export type Gain = { food: number, larvae: number, cards: number, points: number, };

/**
 * A player may gain larvae.
 */
export type GainLarvae = { seat: Seat, larvae: number, };

/**
 * Swarm: up to so many ants from anywhere into one hex.
 */
export type Gather = { seat: Seat, left: number,
/**
 * Chosen with the first ant.
 */
into: HexId | null, };

export type GoalFace = {
/**
 * In each Slumber in which it is met.
 */
points: number, };

/**
 * A Colony Goal in play.
 */
export type GoalOutlook = { card: CardId,
/**
 * Whether it is met now.
 */
met: boolean,
/**
 * What it is worth when it is met.
 */
points: number, };

/**
 * What is printed on The Great Tunnel.
 */
export type GreatTunnelFace = {
/**
 * Exits of the side that is used, by edges clockwise from the top.
 */
tunnels: Exits, front: Side, reverse: Side,
/**
 * See [`CardFace::name`].
 */
name: string | null,
/**
 * How each of its figures is known; the exits are those of both sides.
 */
known: { [key in HexFigure]?: Provenance },
/**
 * See [`CardFace::checked`].
 */
checked: string | null, };

/**
 * A card of the hand.
 */
export type HandCard = { card: CardId,
/**
 * Why it cannot be played now.
 */
refusal: Refusal | null, };

/**
 * Every player collects from all sites their ants inhabit, clockwise from the marker.
 */
export type Harvest = { next: number, };

/**
 * The sites of one player give what they have not given yet.
 */
export type HarvestSites = { seat: Seat, };

/**
 * One hex. `q` grows to the east, `r` to the south-east.
 */
export type Hex = string;

/**
 * What a Beyond the Meadow hex does to the player who brought it in. Ruling march/explored-effects.
 */
export type HexEffect = { seat: Seat, hex: HexId, };

/**
 * What is printed on a hex.
 */
export type HexFace = { hex: HexId,
/**
 * See [`CardFace::name`].
 */
name: string | null, number: number, kind: HexKind,
/**
 * Exits in the printed position, by edges clockwise from the top.
 */
tunnels: Exits, sites: Array<SiteYield>,
/**
 * Which of the sites is the control site.
 */
control: number, centipede: boolean, wormhole: boolean, has_effect: boolean, figures: { [figure in string]: number },
/**
 * How each figure is known; only figures that the hex has.
 */
known: { [key in HexFigure]?: Provenance },
/**
 * See [`CardFace::checked`].
 */
checked: string | null, };

export type HexFigure = "name" | "effect" | "tunnels" | "sites" | "number" | "kind" | "icons";

export type HexId = "great_tunnel" | "soil" | "waters_edge" | "fungalreach" | "dry_seep" | "tall_sand" | "loamy_tunnels" | "fern" | "pebble" | "bark" | "clover_patch" | "mossy_stone" | "acorn_cap" | "rotting_log" | "toadstool_ring" | "gnarled_root" | "snail_shell" | "thistle_thicket" | "puddles_rim" | "fallen_feather" | "dark_crevice" | "abandoned_spiders_lair" | "ant_lion_den" | "nest_of_centipedes" | "spilled_nectar" | "heart_of_the_meadow";

export type HexKind = "starting" | "standard" | "beyond";

/**
 * A hex in the Meadow.
 */
export type HexOutlook = { hex: HexId,
/**
 * Whose ant inhabits the control site.
 */
controller: Seat | null,
/**
 * Whether a battle would be fought here.
 */
contested: boolean,
/**
 * Whether several players inhabit it in peace.
 */
shared: boolean,
/**
 * Whether it counts as Inner Meadow for whoever controls it.
 */
inner: boolean,
/**
 * Edge by edge clockwise from the top, as the hex lies; nothing where it has no tunnel.
 */
edges: [Tunnel | null, Tunnel | null, Tunnel | null, Tunnel | null, Tunnel | null, Tunnel | null],
/**
 * Army Strength seat by seat, 0 where a seat has no ant.
 */
strength: Array<number>, };

/**
 * A hex in the Meadow.
 */
export type HexPosition = { hex: HexId, cell: Hex, turn: Turn,
/**
 * Who is on each site, in the order of the data.
 */
sites: Array<Seat | null>,
/**
 * Ants in the outskirts, seat by seat.
 */
outskirts: Array<number>,
/**
 * A token; a printed wormhole needs none.
 */
wormhole: boolean, centipede: boolean, };

/**
 * A set of hexes, The Great Tunnel included.
 */
export type HexSet = Array<HexId>;

export type HordeAdvance = { ferocity: number,
/**
 * Nothing is The Great Tunnel.
 */
to: HexId | null, };

/**
 * The Horde reveals a card.
 */
export type HordeCard = {
/**
 * Whose turn has just ended; places the hex if the Horde explores. Ruling march/sentry.
 */
seat: Seat, };

/**
 * What everybody can see coming from the Horde.
 */
export type HordeOutlook = {
/**
 * Hexes with a centipede in the order of their numbers, in which the Horde reckons them.
 */
centipedes: Array<HexId>,
/**
 * Where a centipede would come with an evolution: the highest hex without one, or nothing for The Great Tunnel.
 */
invades: HexId | null,
/**
 * Which centipede would advance with an event: the lowest. Without one the Horde explores.
 */
advancing: HexId | null,
/**
 * Where it would come, by the ferocity of the event.
 */
advances: Array<HordeAdvance>,
/**
 * What the Horde would score if Slumber came now.
 */
slumber_points: number,
/**
 * The points with which the Horde would win against the players as they stand.
 */
needs: number,
/**
 * Whether it would win if the game ended now.
 */
wins_now: boolean, };

/**
 * The Centipede Horde.
 */
export type HordeView = {
/**
 * Cards in the Centipede Deck.
 */
deck: number, score: number, in_great_tunnel: number, discard: CardSet, };

export type HordeWins = "beats_one" | "beats_all";

export type Illegal = { "why": "game_over" } | { "why": "no_such_seat", seat: Seat, } | { "why": "not_to_act", seat: Seat, } | { "why": "not_now", asked: Decision, } | { "why": "not_on_the_mat", species: Species, mat: Species, } | { "why": "too_little_food", needed: number, have: number, } | { "why": "rest_as_first_action" } | { "why": "frenzy_forbids_rest", food: number, cards: number, } | { "why": "no_species_action" } | { "why": "no_hex_left" } | { "why": "nowhere_to_explore" } | { "why": "no_ant_to_explore", hex: HexId, } | { "why": "no_open_tunnel", hex: HexId, needed: number, } | { "why": "not_drawn", hex: HexId, } | { "why": "only_on_top", hex: HexId, } | { "why": "cannot_place", reason: CannotPlace, } | { "why": "not_the_explored_hex", hex: HexId, } | { "why": "other_hex_needs_an_ant", hex: HexId, } | { "why": "must_enter", all: boolean, } | { "why": "larvae_move_first" } | { "why": "no_ant_there", at: Spot, } | { "why": "no_ant_of", seat: Seat, at: Spot, } | { "why": "not_in_the_meadow", hex: HexId, } | { "why": "not_linked", from: HexId, to: HexId, } | { "why": "trapped", hex: HexId, } | { "why": "cannot_enter", at: Spot, } | { "why": "no_larva" } | { "why": "larva_not_allowed", hex: HexId, } | { "why": "no_empty_site", at: Spot, } | { "why": "not_a_site_for_this", at: Spot, } | { "why": "sites_are_filled", hex: HexId, } | { "why": "ant_must_move" } | { "why": "all_into_one_hex", hex: HexId, } | { "why": "not_in_hand", card: CardId, } | { "why": "cannot_pay", card: CardId, cost: number, } | { "why": "paid_otherwise", card: CardId, payment: Payment, } | { "why": "needs_inhabited_site", card: CardId, } | { "why": "not_offered", card: CardId, } | { "why": "not_a_goal_in_play", card: CardId, } | { "why": "too_many_goals", most: number, } | { "why": "not_an_evolution", card: CardId, } | { "why": "evolution_too_dear", card: CardId, cost: number, most: number, } | { "why": "evolution_must_be_played" } | { "why": "no_evolution_to_play" } | { "why": "not_on_the_body", card: CardId, } | { "why": "chosen_already", what: Resource, } | { "why": "not_the_great_tunnel" } | { "why": "not_contested", hex: HexId, } | { "why": "hex_not_inhabited", hex: HexId, } | { "why": "not_inhabited", at: Spot, } | { "why": "no_ant_in_hex", hex: HexId, } | { "why": "token_there", hex: HexId, } | { "why": "not_another_player", seat: Seat, } | { "why": "not_present", seat: Seat, hex: HexId, } | { "why": "not_together_in_hex", seat: Seat, hex: HexId, } | { "why": "same_owner", seat: Seat, } | { "why": "second_ant_missing" } | { "why": "no_centipede_to_fight", hex: HexId, } | { "why": "not_among_the_lost", at: Spot, } | { "why": "losses_are_due", ants: number, } | { "why": "not_the_strongest_invader", seat: Seat, } | { "why": "raid_must_fight" } | { "why": "either_or" } | { "why": "one_hex_only", hex: HexId, } | { "why": "once_per_hex", hex: HexId, } | { "why": "harvested_already", at: Spot, } | { "why": "not_decreed", what: Resource, };

/**
 * Where a seat knows a hex to be: in one of these places.
 */
export type Known = { seat: Seat, hex: HexId, slots?: Array<number>, drawn?: boolean, out?: boolean, };

/**
 * Up to so many larvae of the chamber become ants.
 */
export type Larvae = { seat: Seat, left: number, on: LarvaeOn, };

/**
 * Larvae somebody gains without a choice.
 */
export type LarvaeFor = { seat: Seat, larvae: number, };

/**
 * Where larvae may be placed. Ruling march/larvae-great-tunnel: into The Great Tunnel too, unless a card excludes it.
 */
export type LarvaeOn = { "hex": HexId } | { "hex_or_great_tunnel": HexId } | "inhabited_or_great_tunnel" | "one_inhabited_or_great_tunnel" | "site_beside_others_or_great_tunnel";

/**
 * Double Spliced Genes: on top of the section or beneath it.
 */
export type Lay = { seat: Seat, card: CardId, };

export type Length = "standard" | "long";

/**
 * A player loses ants, and chooses which.
 */
export type Lose = { seat: Seat, left: number, scope: Scope, cause: Cause,
/**
 * So many of them go into the chamber.
 */
saves: number, };

/**
 * Ants to be lost.
 */
export type LossesOutlook = {
/**
 * How many are left to choose.
 */
left: number,
/**
 * So many of them go into the chamber.
 */
saved: number, cause: Cause,
/**
 * Food that may be paid instead.
 */
or_food: number | null,
/**
 * Cards that may be discarded instead.
 */
or_cards: number | null, among: Array<AntAtStake>, };

/**
 * Rise of the Centipedes: after a March a player may fight the centipede of one hex. Ruling march/march-to-battle.
 */
export type MarchToBattle = { seat: Seat, };

/**
 * One ant goes to an uninhabited site anywhere.
 */
export type MoveAnt = { seat: Seat, to: AntTarget,
/**
 * It may also stay.
 */
may: boolean, };

/**
 * The figures every nest mat has in common.
 */
export type NestMat = { mats: number,
/**
 * Larvae, ants and supply of one player together.
 */
cubes: number,
/**
 * At most so many in play.
 */
colony_goals: number,
/**
 * Before the queen's caste bonus.
 */
ants_fed_by_food: number,
/**
 * Before the worker's caste bonus.
 */
march_steps: number, body_points: number, };

/**
 * A player's nest and ants.
 */
export type NestOutlook = {
/**
 * What heads add to every Army Strength.
 */
army_bonus: number,
/**
 * Steps of a March.
 */
march_steps: number,
/**
 * Ants that one food feeds.
 */
fed_by_food: number,
/**
 * All ants in the Meadow, The Great Tunnel included.
 */
ants: number,
/**
 * If Feed Ants came now.
 */
feeding: Feeding,
/**
 * If Harvest came now, without what an abdomen lets the player choose.
 */
harvest: Gain,
/**
 * Hexes the player controls that count as Inner Meadow.
 */
inner_hexes: number,
/**
 * If Slumber came now: for the Inner Meadow and for Colony Goals.
 */
slumber_points: number,
/**
 * The Colony Goals in play.
 */
goals: Array<GoalOutlook>, body: BodyOutlook, active: ActiveEvolutions, };

/**
 * A nest; the hand and what lies face down only in one's own.
 */
export type NestView = {
/**
 * Cards in hand.
 */
n_cards: number,
/**
 * Cards that lie face down.
 */
n_face_down: number, score: number,
/**
 * Cubes beside the nest mat.
 */
supply: number, species?: Species,
/**
 * The primitive species on the back of the mat.
 */
mat?: Species, larvae: number, food: number, resting_larvae?: number, resting_food?: number,
/**
 * Whether an action was taken in this Worker Phase.
 */
acted?: boolean, hand?: CardSet,
/**
 * Put down and not yet revealed.
 */
face_down?: CardSet,
/**
 * The lowest first.
 */
heads?: Array<CardId>, thoraxes?: Array<CardId>, abdomens?: Array<CardId>, goals?: CardSet,
/**
 * Without it, those that are complete.
 */
bodies_scored?: number,
/**
 * Hexes that have scored for fighting in them in this round.
 */
fought_in?: HexSet, won_a_battle?: boolean, destroyed_a_centipede?: boolean,
/**
 * Colony points by where they came from.
 */
scored?: { [key in Source]?: number },
/**
 * Every card played in the course of the game.
 */
cards_played?: CardSet,
/**
 * Colony points by card.
 */
brought?: { [key in CardId]?: number }, };

/**
 * A hand is thrown away and as many cards are drawn: the Mutant Ant's Mutation.
 */
export type NewHand = { seat: Seat, };

/**
 * The next battle of the hex, or none.
 */
export type NextBattle = null;

/**
 * How a game is set up.
 */
export type Options = {
/**
 * 1 to 5. One player always plays against the Centipede Horde.
 */
players: number, length: Length,
/**
 * How many Beyond the Meadow hexes are shuffled in, drawn at random: 0 to 5. Without it all five with five players
 * or in a long game, otherwise none.
 */
beyond?: number,
/**
 * Every player gets a nest mat at random, and may play its primitive species.
 */
primitive_species: boolean,
/**
 * Rise of the Centipedes: all players together against the Horde, at most four.
 */
centipedes: boolean,
/**
 * Of Rise of the Centipedes.
 */
difficulty: Difficulty, horde_wins: HordeWins,
/**
 * Who begins; without it chance decides.
 */
first_seat?: Seat, };

/**
 * Which hex is explored from.
 */
export type Origin = { seat: Seat,
/**
 * The hexes to be placed beside it.
 */
hexes: HexSet, why: Why, };

/**
 * Cards are revealed, totals compared, losses fixed.
 */
export type Outcome = null;

/**
 * What a viewer can see coming. `asked` and what stands below it is there only while the viewer's seat decides about it,
 * and `battle` and `horde` while there is one.
 */
export type Outlook = {
/**
 * Every hex in the Meadow, The Great Tunnel first.
 */
meadow: Array<HexOutlook>,
/**
 * Seat by seat.
 */
nests: Array<NestOutlook>,
/**
 * What the game waits for; nothing when it is over.
 */
waiting?: Waiting, battle?: BattleOutlook,
/**
 * Of Rise of the Centipedes.
 */
horde?: HordeOutlook,
/**
 * What the viewer's seat is asked.
 */
asked?: AskedOutlook,
/**
 * While the seat may react to what another did.
 */
reaction?: ReactionOutlook,
/**
 * While the seat takes a turn.
 */
turn?: TurnOutlook,
/**
 * While a card is paid for.
 */
pay?: PayOutlook,
/**
 * While a hex is placed.
 */
places?: PlacesOutlook,
/**
 * While a Royal Decree is given: food, then larvae.
 */
decree?: Array<DecreeOutlook>,
/**
 * While ants to lose are chosen.
 */
losses?: LossesOutlook, };

/**
 * So many larvae and ants are still due for a card.
 */
export type Pay = { seat: Seat, card: CardId, left: number, };

/**
 * Cold Snap: food or ants.
 */
export type PayOrLose = { seat: Seat, food: number, ants: number, };

/**
 * A card that is being paid for.
 */
export type PayOutlook = { card: CardId, cost: number, paid: number, left: number,
/**
 * Larvae of the chamber that it may be paid with.
 */
larvae: number,
/**
 * Ants that it may be paid with.
 */
ants: Array<AntAtStake>, };

export type Payment = "any" | "larvae" | "ants";

export type Phase = "setup" | "worker" | "soldier" | "queen" | "over";

/**
 * Which of the drawn hexes is used.
 */
export type PickHex = { seat: Seat, next: Why, };

/**
 * The hex pile.
 */
export type PileView = { hexes: number, n_drawn: number,
/**
 * Who looks at the drawn hexes alone; absent if they lie open.
 */
drawn_by: Seat | null,
/**
 * The drawn hexes, if the viewer may see them.
 */
drawn: HexSet,
/**
 * What the viewer has seen and knows about.
 */
known: Array<Known>, };

/**
 * Where a hex goes, and how it is turned.
 */
export type PlaceHex = { seat: Seat, hex: HexId,
/**
 * Must be joined to this hex; otherwise it only has to touch some hex.
 */
from: HexId | null, why: Why, };

/**
 * A wormhole, with a larva beside it, or a centipede: on a hex that has none.
 */
export type PlaceToken = { seat: Seat,
/**
 * That may be placed on the hex of the wormhole.
 */
larvae: number,
/**
 * Whether it may be a centipede.
 */
centipede: boolean, };

/**
 * A hex that is being placed.
 */
export type PlacesOutlook = { hex: HexId,
/**
 * The hex whose tunnel it must join; without one it may lie anywhere beside the Meadow.
 */
from: HexId | null,
/**
 * The cells where it can lie.
 */
cells: Array<CellOutlook>, };

/**
 * Evolutions of the hand, played by a card, a Reaction or a species.
 */
export type PlayEvolution = { seat: Seat, left: number,
/**
 * The player may decline.
 */
may: boolean,
/**
 * Without its cost.
 */
free: boolean,
/**
 * Not dearer than this.
 */
most_cost: number,
/**
 * On top or beneath, as Double Spliced Genes allows.
 */
spliced: boolean,
/**
 * Who gains larvae for what it costs.
 */
larvae_to: Seat | null, };

/**
 * One of the cards that were shown may be played for free; the others are discarded.
 */
export type PlayOffered = { seat: Seat, };

export type Provenance = "rulebook" | "found" | "reconstructed" | "box";

/**
 * The other hexes go back, in the order of the player.
 */
export type PutBack = { seat: Seat,
/**
 * Whether they may go to the bottom as well.
 */
bottom: boolean, };

/**
 * Raiding Party: an ant battle against one player in a contested hex, as the invader.
 */
export type Raid = { seat: Seat,
/**
 * That the player who was fought draws.
 */
cards: number, };

/**
 * What the seat may react to.
 */
export type ReactionOutlook = { by: Seat, deed: Deed, };

/**
 * The others may react, one after the other.
 */
export type Reactions = { deed: Deed, by: Seat,
/**
 * So many places to the left of the player who acted.
 */
next: number, };

/**
 * Why something is not allowed: what sending it would be answered with.
 */
export type Refusal = {
/**
 * The rule that says no, as `chapter/rule`.
 */
rule: string, values: Illegal,
/**
 * One English sentence.
 */
message: string, };

/**
 * A card that is paid for takes effect.
 */
export type Resolve = { seat: Seat, card: CardId, };

export type Resource = "food" | "larvae" | "cards" | "points";

/**
 * What a Rest brings.
 */
export type RestOutlook = { refusal: Refusal | null,
/**
 * Larvae that come on the resting area at once.
 */
larvae: number,
/**
 * Food that comes on it with every further turn of this Worker Phase.
 */
food_each_turn: number,
/**
 * Whether the Worker Phase ends with this turn.
 */
ends_phase: boolean,
/**
 * How many have rested, this Rest included.
 */
n_rested: number, };

/**
 * What a player in a battle adds to Army Strength when the cards turn over.
 */
export type Revealed = { seat: Seat,
/**
 * The cards the seat committed.
 */
cards: CardSet,
/**
 * What evolutions add to the total.
 */
added: number, };

/**
 * A space of the round track.
 */
export type RoundSpace = { number: number,
/**
 * The name of the season in English.
 */
name: string,
/**
 * Whether a Royal Decree is given in this round of this game.
 */
decree: boolean,
/**
 * Whether this game has the round.
 */
played: boolean, };

/**
 * Food or larvae.
 */
export type RoyalDecree = { food: number, larvae: number, };

/**
 * Where ants are lost.
 */
export type Scope = { "in": HexId } | "outside_great_tunnel" | "anywhere";

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * A set of seats, as small as a byte.
 */
export type SeatSet = Array<number>;

export type Section = "head" | "thorax" | "abdomen";

/**
 * The first ants of a starting hex.
 */
export type Settle = { seat: Seat, hex: HexId, left: number, };

/**
 * A side of The Great Tunnel.
 */
export type Side = {
/**
 * The numbers of players it is used with.
 */
players: Array<number>, tunnels: Exits, };

export type SiteKind = "food" | "larva" | "double_larvae" | "card" | "colony_point";

/**
 * What a collection site yields in Harvest.
 */
export type SiteYield = { kind: SiteKind, amount: number, };

/**
 * Inner Meadow and Colony Goals; then the round ends.
 */
export type Slumber = null;

export type Source = "battles" | "centipedes" | "sites" | "bodies" | "cards" | "inner_meadow" | "goals" | "awards" | "drawbacks";

export type Species = "common_meadow_ant" | "crazy_ant" | "nomadic_ant" | "mutant_ant" | "raiding_ant";

export type SpeciesActionFace = { cost_food: number, };

export type SpeciesFace = { species: Species, decree: RoyalDecree,
/**
 * Of a primitive species.
 */
action: SpeciesActionFace | null, figures: { [figure in string]: number }, };

/**
 * The winner may move ants of the hex into its empty sites. Ruling march/spoils.
 */
export type Spoils = { seat: Seat, hex: HexId,
/**
 * Bits of the sites that were empty and still are. Sites left in the course of it stay open for the others: ants of
 * one colour are alike, so every arrangement can be reached without filling them.
 */
open: number | null, };

/**
 * A place for ants: a collection site of a hex, or its outskirts. The Great Tunnel has no sites.
 *
 * Written as `soil.2` for the second site of Soil, as `soil` for its outskirts.
 */
export type Spot = string;

/**
 * One or two players: each places a starting hex, beginning with the starting player.
 */
export type StartHexes = { next: number, };

/**
 * Evolutions that work when a phase begins, clockwise from the marker.
 */
export type StartOfPhase = {
/**
 * Of the Queen Phase, otherwise of the Soldier Phase.
 */
queen: boolean,
/**
 * So many places to the left of the marker.
 */
next: number, };

/**
 * Up to so many steps.
 */
export type Steps = { seat: Seat, left: number,
/**
 * Larvae may move too, as long as no ant has.
 */
larvae: boolean, };

/**
 * Stinging Abdomen: another player in a hex with an own ant loses ants there.
 */
export type Sting = { seat: Seat, ants: number, };

/**
 * A player may discard a card to draw one.
 */
export type SwapCard = { seat: Seat, };

/**
 * The player with the marker takes one action.
 */
export type TakeTurn = { seat: Seat,
/**
 * An action beside that of the turn, which may be declined. Ruling march/bonus-actions.
 */
bonus: boolean, };

/**
 * One step of what is to be done.
 */
export type Task = { "choose_species": ChooseSpecies } | { "settle": Settle } | { "take_turn": TakeTurn } | { "pick_hex": PickHex } | { "put_back": PutBack } | { "origin": Origin } | { "place_hex": PlaceHex } | { "enter": Enter } | { "steps": Steps } | { "larvae": Larvae } | { "move_ant": MoveAnt } | { "gather": Gather } | { "march_to_battle": MarchToBattle } | { "drain": Drain } | { "pay": Pay } | { "drop_goal": DropGoal } | { "play_evolution": PlayEvolution } | { "lay": Lay } | { "gain_larvae": GainLarvae } | { "swap_card": SwapCard } | { "choose_gains": ChooseGains } | { "choose_hex": ChooseHex } | { "collect": Collect } | { "discard_cards": DiscardCards } | { "drop_evolution": DropEvolution } | { "exchange": Exchange } | { "pay_or_lose": PayOrLose } | { "place_token": PlaceToken } | { "play_offered": PlayOffered } | { "fill_site": FillSite } | { "lose": Lose } | { "army": Army } | { "blast": Blast } | { "blast_victim": BlastVictim } | { "choose_invader": ChooseInvader } | { "commit": Commit } | { "spoils": Spoils } | { "raid": Raid } | { "sting": Sting } | { "feed_ant_lion": FeedAntLion } | { "food_instead": FoodInstead } | { "decree": Decree } | { "theft": Theft } | { "deal": Deal } | { "start_hexes": StartHexes } | { "fill": Fill } | { "reactions": Reactions } | { "draw": Draw } | { "resolve": Resolve } | { "finish": Finish } | { "larvae_for": LarvaeFor } | { "hex_effect": HexEffect } | { "after_explore": AfterExplore } | { "new_hand": NewHand } | { "horde_card": HordeCard } | { "start_of_phase": StartOfPhase } | { "fight_all": FightAll } | { "fight_hex": FightHex } | { "next_battle": NextBattle } | { "outcome": Outcome } | { "battle_end": BattleEnd } | { "end_soldier_phase": EndSoldierPhase } | { "ant_lions": AntLions } | { "harvest": Harvest } | { "harvest_sites": HarvestSites } | { "feed_ants": FeedAnts } | { "decrees": Decrees } | { "slumber": Slumber };

/**
 * Cultural Theft: every other player puts cards down, at the same time, and all are shown together.
 */
export type Theft = { by: Seat, each: number, };

export type Timing = "play" | "continuous" | "own_explore_draw" | "after_own_explore" | "own_forage" | "reaction_march" | "reaction_forage" | "on_destroyed" | "start_soldier_phase" | "battle_ferocity" | "battle_outcome" | "battle_casualties" | "battle_won" | "battle_end" | "end_soldier_phase" | "start_queen_phase" | "harvest" | "feed" | "royal_decree";

export type Token = "wormhole" | "centipede";

/**
 * An exit of a hex.
 */
export type Tunnel = { state: TunnelState,
/**
 * The hex beyond, unless the tunnel is open.
 */
to: HexId | null, };

export type TunnelState = "joined" | "blocked" | "open";

/**
 * How far a hex is turned clockwise from its printed position, in sixths: 0 to 5.
 */
export type Turn = number;

/**
 * A turn to be taken.
 */
export type TurnOutlook = {
/**
 * Whether it is an action beside that of the turn, which may be declined.
 */
bonus: boolean, explore: ActionOutlook, march: ActionOutlook, forage: ActionOutlook,
/**
 * The action of a primitive species; the common meadow ant has none.
 */
species: ActionOutlook | null, rest: RestOutlook,
/**
 * The cards of the hand.
 */
cards: Array<HandCard>, };

/**
 * The hex on a cell, turned.
 */
export type TurnedOutlook = { turn: Turn, legal: boolean,
/**
 * The hexes whose tunnels it would join.
 */
joins: Array<HexId>,
/**
 * Tunnel mouths that would end against a wall, its own and those of its neighbours.
 */
blocks: number, };

/**
 * A state as one viewer sees it.
 */
export type View = {
/**
 * Whose view it is; absent for spectators.
 */
seat: Seat | null,
/**
 * Who has a decision to take.
 */
to_act: SeatSet,
/**
 * Seat by seat.
 */
nests: Array<NestView>,
/**
 * Cards in the deck.
 */
deck: number, pile: PileView,
/**
 * Of Rise of the Centipedes.
 */
horde: HordeView | null, round: number, phase: Phase, marker: Seat, rested: SeatSet, actions_left: number, great_tunnel: Array<number>, hexes: Array<HexPosition>, discard: CardSet, played: CardSet, offered: CardSet, battle: Battle | null, harvested: Array<Spot>,
/**
 * What is still to be done, what comes next at the end.
 */
agenda: Array<Task>, };

/**
 * What the game waits for, as everybody can see.
 */
export type Waiting = { decision: Decision,
/**
 * Who has to decide.
 */
seats: SeatSet, because: Because | null, };

export type What = { "what": "starting_player", by_chance: boolean, } | { "what": "mat_dealt", species: Species, } | { "what": "species_chosen", species: Species, } | { "what": "phase_began", phase: Phase, round: number, } | { "what": "turn_began" } | { "what": "acted", deed: Deed, food: number, } | { "what": "passed" } | { "what": "rested", larvae: number, food: number, } | { "what": "actions_granted", actions: number, } | { "what": "reshuffled", cards: number, centipede_deck: boolean, } | { "what": "cards_drawn", cards: number, } | { "what": "cards_seen", cards: CardSet, } | { "what": "card_revealed", card: CardId, } | { "what": "card_discarded", card: CardId, } | { "what": "card_put_down", card: CardId, } | { "what": "card_committed" } | { "what": "card_shown", card: CardId, } | { "what": "card_played", card: CardId, cost: number, } | { "what": "paid_larva" } | { "what": "paid_ant", at: Spot, } | { "what": "evolved", card: CardId, beneath: boolean, } | { "what": "hex_drawn", hex: HexId, } | { "what": "hexes_looked_at", hexes: number, } | { "what": "hexes_seen", hexes: HexSet, } | { "what": "hex_taken", hex: HexId, } | { "what": "hex_put_back", bottom: boolean, } | { "what": "hex_put_back_seen", hex: HexId, bottom: boolean, } | { "what": "hex_rejected" } | { "what": "origin_chosen", from: HexId, } | { "what": "hex_placed", hex: HexId, cell: Hex, turn: Turn, from: HexId | null, } | { "what": "token_placed", hex: HexId, token: Token, } | { "what": "ant_placed", at: Spot, } | { "what": "larva_placed", at: Spot, } | { "what": "ant_moved", from: Spot, to: Spot, } | { "what": "inhabited", at: Spot, } | { "what": "ant_lost", at: Spot, cause: Cause, saved: boolean, } | { "what": "ant_withdrawn", at: Spot, } | { "what": "ant_chosen", owner: Seat, at: Spot, } | { "what": "ants_exchanged", one: Seat, from: Spot, two: Seat, to: Spot, } | { "what": "hex_chosen", hex: HexId, } | { "what": "site_chosen", at: Spot, } | { "what": "player_chosen", player: Seat, } | { "what": "gain_chosen", resource: Resource, } | { "what": "gained", food: number, larvae: number, card: CardId | null, } | { "what": "larvae_lost", larvae: number, } | { "what": "larvae_taken", from: Seat, lost: number, gained: number, } | { "what": "food_paid", food: number, } | { "what": "scored", source: Source, points: number, card: CardId | null, } | { "what": "battle_began", hex: HexId, invader: Seat | null, strength: [number, number], } | { "what": "centipede_card", card: CardId, ferocity: number, } | { "what": "ferocity_revealed", sides: Array<Revealed>, } | { "what": "ferocity_drawn", card: CardId, ferocity: number, } | { "what": "battle_decided", hex: HexId, winner: Seat | null, totals: [number, number], } | { "what": "centipede_destroyed", hex: HexId, } | { "what": "collected", at: Spot, gain: Gain, } | { "what": "fed", ants: number, food: number, larvae: number, starving: number, } | { "what": "decreed", food: number, larvae: number, } | { "what": "horde_revealed", card: CardId, } | { "what": "centipede_moved", from: HexId, to: HexId, } | { "what": "centipede_entered", from: HexId | null, } | { "what": "horde_scored", points: number, } | { "what": "largest_brood" } | { "what": "greatest_stores" } | { "what": "untold_potential" } | { "what": "game_ended", scores: Array<number>, horde?: number, };

/**
 * What a hex is placed for.
 */
export type Why = "explore" | "journey" | { "card": number } | "sentry" | { "start": number };
