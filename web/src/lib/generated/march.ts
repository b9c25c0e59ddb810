// The types March of the Ants shares with the page, generated from crates/march: do not edit.
// UPDATE_EXPECT=1 cargo test -p march --test all typescript regenerates it.

/**
 * What a seat can do.
 *
 * Actions name ants by their [`Spot`]: `soil.2` is the second collection site of Soil, `soil` is
 * its outskirts. Each variant starts with an example of its notation (`Display`, `FromStr`).
 */
export type Action = { "do": "explore" } | { "do": "march" } | { "do": "forage" } | { "do": "play", card: CardId, } | { "do": "rest" } | { "do": "species" } | { "do": "play_as", species: Species, } | { "do": "pay_larva" } | { "do": "pay_ant", at: Spot, } | { "do": "pay_food" } | { "do": "larva", at: Spot, } | { "do": "step", from: Spot, to: Spot, } | { "do": "inhabit", at: Spot, } | { "do": "take", hex: HexId, } | { "do": "from", hex: HexId, } | { "do": "place", cell: Hex, turn: Rotation, } | { "do": "top", hex: HexId, } | { "do": "bottom", hex: HexId, } | { "do": "choose", hex: HexId, } | { "do": "wormhole", hex: HexId, } | { "do": "centipede", hex: HexId, } | { "do": "against", seat: Seat, } | { "do": "attack", seat: Seat, hex: HexId, } | { "do": "ant", seat: Seat, at: Spot, } | { "do": "lose", at: Spot, } | { "do": "withdraw", at: Spot, } | { "do": "collect", at: Spot, } | { "do": "food", at: Spot, } | { "do": "gain", what: Resource, } | { "do": "discard", card: CardId, } | { "do": "commit", card: CardId, } | { "do": "on_top" } | { "do": "beneath" } | { "do": "pass" };

export type ActionOutlook = { cost_food: number,
/**
 * Why the action is not allowed now.
 */
refusal: Refusal | null, };

/**
 * The topmost evolution of each section, which is the active one.
 */
export type ActiveEvolutions = { head: CardId | null, thorax: CardId | null, abdomen: CardId | null, };

/**
 * Thorax evolutions that act after an Explore action.
 */
export type AfterExplore = { seat: Seat, hex: HexId, };

/**
 * One of the seat's ants that it may lose.
 */
export type AntAtStake = { at: Spot,
/**
 * What its site yields in Harvest.
 */
gain: Gain,
/**
 * Whether the player would lose control of the hex, even after ants from the outskirts have
 * filled the vacated sites.
 */
loses_control: boolean, };

/**
 * Ant Lion Den: before Harvest, players discard a card for each site they inhabit there or lose
 * the ant, clockwise from the marker.
 */
export type AntLions = null;

export type AntTarget = "any_site" | "outside_inner_meadow" | "single_larva_site";

/**
 * Army Head: the player places larvae in one hex where they have an ant, or takes ants back from
 * it.
 */
export type Army = { seat: Seat, larvae: number,
/**
 * The hex from which the player is taking ants back.
 */
withdraws_from: HexId | null, };

/**
 * The decision that a seat has to make.
 */
export type AskedOutlook = { decision: Decision,
/**
 * Whether the seat may pass.
 */
optional: boolean,
/**
 * How many steps, larvae, ants, cards or hexes are left, for decisions that have a count.
 */
left: number | null,
/**
 * The card the decision is about.
 */
card: CardId | null,
/**
 * The hex the decision is about.
 */
hex: HexId | null,
/**
 * The other player the decision is about.
 */
player: Seat | null, because: Because | null, };

/**
 * The battles in one hex and their progress.
 */
export type Battle = { hex: HexId,
/**
 * Absent if a centipede invades.
 */
invader: Seat | null, defender: Seat,
/**
 * Army Strength of the invader, then of the defender.
 */
strength: [number, number],
/**
 * Which battles take place in the hex.
 */
scope: BattleScope,
/**
 * The seats that have fought the centipede here.
 */
fought_centipede: SeatSet,
/**
 * For each seat, the opponents it has fought here.
 */
met: [SeatSet, SeatSet, SeatSet, SeatSet, SeatSet], };

/**
 * Rewards for the winner, and effects that follow every battle.
 */
export type BattleEnd = {
/**
 * Absent for a centipede.
 */
winner: Seat | null, loser: Seat | null, };

/**
 * The current battle.
 */
export type BattleOutlook = { hex: HexId, stage: BattleStage,
/**
 * Absent if a centipede invades, or while the invader is being chosen.
 */
invader: Seat | null,
/**
 * Whether a centipede invades.
 */
against_centipede: boolean, defender: Seat,
/**
 * The invader, or all candidates while the invader is being chosen, followed by the defender.
 */
sides: Array<BattleSide>,
/**
 * Present while the viewer may commit a card.
 */
commit?: CommitOutlook,
/**
 * Present while the viewer may commit a card against a centipede.
 */
centipede?: CentipedeOutlook, };

export type BattleScope = "whole" | "centipede" | "rampage" | "raid";

/**
 * One side of a battle.
 */
export type BattleSide = {
/**
 * Absent for the centipede.
 */
seat: Seat | null,
/**
 * Ants now in the hex.
 */
ants: number,
/**
 * What heads add to Army Strength.
 */
heads: number,
/**
 * Army Strength in this battle. For a centipede, it includes its cards so far.
 */
strength: number,
/**
 * What evolutions add to the total.
 */
added: number,
/**
 * How many cards from the deck will add their ferocity.
 */
deck_adds: number,
/**
 * The number of cards committed face down.
 */
face_down: number,
/**
 * The committed cards the viewer knows, which are only its own.
 */
committed: CardSet,
/**
 * How many more cards the side may commit; 0 once it has declined.
 */
may_commit: number,
/**
 * The part of the total that the viewer knows, without hidden cards and cards still to come
 * from the deck.
 */
total: number,
/**
 * Ants the side would lose as the winner and as the loser. Against a centipede they are
 * unknown until all its cards are revealed.
 */
lost_if_won: number | null, lost_if_lost: number | null,
/**
 * Ants the side still has to lose.
 */
losses_due: number, };

export type BattleStage = "invader" | "ferocity" | "losses" | "spoils";

/**
 * The cause of a decision.
 */
export type Because = { "kind": "deed", deed: Deed, by: Seat, } | { "kind": "card", card: CardId, } | { "kind": "battle", hex: HexId, } | { "kind": "horde" } | { "kind": "phase", phase: Phase, };

/**
 * Blast Head: in contested hexes, the player may lose ants to destroy ants of others.
 */
export type Blast = { seat: Seat, own: number, others: number,
/**
 * Hexes where it has been used.
 */
done: HexSet, };

/**
 * The player chooses whose ant the blast destroys next.
 */
export type BlastVictim = { seat: Seat, hex: HexId, left: number, };

/**
 * The ant body.
 */
export type BodyOutlook = {
/**
 * The number of complete bodies.
 */
complete: number,
/**
 * The sections missing from the next body.
 */
lacking: Array<Section>,
/**
 * Points for completing the next body; 0 if a body of that number was already scored.
 */
points: number, };

/**
 * Why a hex cannot be placed.
 */
export type CannotPlace = { "placing": "already_placed", hex: HexId, } | { "placing": "cell_taken", cell: Hex, by: HexId, } | { "placing": "touches_nothing", cell: Hex, } | { "placing": "same_as", hex: HexId, fewer: Rotation, } | { "placing": "not_in_meadow", from: HexId, } | { "placing": "not_beside", cell: Hex, from: HexId, } | { "placing": "no_tunnel", from: HexId, edge: Edge, } | { "placing": "not_joined", hex: HexId, turn: Rotation, from: HexId, };

/**
 * What is printed on a card.
 */
export type CardFace = { card: CardId,
/**
 * The name in this data set, if it differs from the name the page has for the id.
 */
name: string | null, kind: CardType,
/**
 * Only for an evolution.
 */
section: Section | null,
/**
 * The number of larvae and ants to pay.
 */
cost: number, payment: Payment, ferocity: number,
/**
 * Whether the card belongs to the Centipede Deck, if the game has one.
 */
centipede_symbol: boolean,
/**
 * Whether the card belongs to the Bee mini-expansion.
 */
bee: boolean, timing: Timing,
/**
 * Whether the player may decline the whole effect.
 */
may: boolean,
/**
 * Only for a Colony Goal.
 */
goal: GoalFace | null, figures: { [figure in string]: number },
/**
 * The source of each figure the card has.
 */
known: { [key in CardFigure]?: Provenance },
/**
 * The day someone who owns the game compared these figures with the printed card, such as
 * `2026-11-17`. Only figures whose source is the box are compared.
 */
checked: string | null, };

export type CardFigure = "name" | "effect" | "cost" | "payment" | "ferocity" | "points" | "centipede_symbol";

export type CardId = "queens_journey" | "adaptive_radiation" | "cultural_theft" | "early_harvest" | "egg_stealer" | "frenzied_activity" | "fungal_outbreak" | "into_the_unknown" | "mating_flight" | "mysterious_hole" | "rapid_mobilization" | "royal_jelly" | "sneak_attack" | "sparrow_attack" | "swarm" | "strange_appetite" | "cold_snap" | "foraging_trail" | "flash_flood" | "brood_surge" | "acrobat_head" | "amazon_head" | "armored_head" | "army_head" | "blast_head" | "golden_fire_head" | "proboscis_head" | "tawny_crazy_head" | "traitorous_head" | "trapjaw_head" | "bullet_head" | "flying_thorax" | "harvester_thorax" | "parasitic_thorax" | "scouting_thorax" | "tunneling_thorax" | "weaver_thorax" | "silver_thorax" | "nursing_thorax" | "jumping_thorax" | "gliding_thorax" | "rafting_thorax" | "carpenter_abdomen" | "honeypot_abdomen" | "leaf_cutter_abdomen" | "pharoah_abdomen" | "stinging_abdomen" | "thief_abdomen" | "brooding_abdomen" | "gardening_abdomen" | "dracula_abdomen" | "ghost_abdomen" | "herding_abdomen" | "bound_to_the_past" | "epic_stores" | "grand_evolution" | "unending_brood" | "eyeless_overlords" | "outlander" | "nurturing_hive" | "xenophobic_tribe" | "extensive_tunnel" | "symbiotic_accord" | "bane_of_centipedes" | "conquering_brood" | "hoarded_knowledge";

/**
 * A set of cards, such as a hand, a discard pile or a deck in unknown order.
 */
export type CardSet = Array<CardId>;

export type CardType = "event" | "evolution" | "colony_goal";

export type Cause = "battle" | "event" | "hex_effect" | "evolution" | "hunger";

export type CellOutlook = { cell: Hex,
/**
 * One entry for each distinct orientation.
 */
turns: Array<TurnedOutlook>, };

export type CentipedeAnswer = {
/**
 * The ferocity of the second card.
 */
ferocity: number,
/**
 * The centipede's total with that card.
 */
total: number,
/**
 * How many of the plan's draws have this ferocity.
 */
draws: number,
/**
 * In how many of these the viewer wins: all or none, unless the deck adds to the viewer's
 * total.
 */
won: number,
/**
 * Ants the viewer would then lose as the winner and as the loser.
 */
lost_if_won: number, lost_if_lost: number, };

/**
 * The figures of the Centipede Horde in Rise of the Centipedes.
 */
export type CentipedeMat = {
/**
 * Additional Army Strength of each centipede in a Rampage.
 */
rampage_strength: number,
/**
 * Points for each centipede in the Meadow in each Slumber.
 */
slumber_points: number,
/**
 * Points for each battle the centipedes win.
 */
battle_points: number,
/**
 * Points per player when a centipede enters The Great Tunnel.
 */
tunnel_points: number, };

/**
 * A battle against a centipede whose second card is still unknown.
 */
export type CentipedeOutlook = {
/**
 * Strength in addition to its cards, in a Rampage.
 */
more_strength: number,
/**
 * The ferocity of its first card, which everybody has seen.
 */
first_ferocity: number,
/**
 * First the plan without a further card, then one for each card in the viewer's hand.
 */
plans: Array<CommitPlan>, };

/**
 * Royal Jelly: the player chooses different gains, then receives them all.
 */
export type ChooseGains = { seat: Seat, card: CardId, left: number,
/**
 * The resources chosen so far, as bits.
 */
chosen: number, };

/**
 * The player chooses the hex an event targets, which cannot be The Great Tunnel.
 */
export type ChooseHex = { seat: Seat, card: CardId, };

/**
 * Several invaders are tied for the most ants, so the player on the control site chooses one.
 */
export type ChooseInvader = { seat: Seat, among: SeatSet, };

/**
 * The player chooses the common meadow ant or the primitive species of the mat.
 */
export type ChooseSpecies = { seat: Seat, };

/**
 * A player collects one inhabited site `times` times: Early Harvest, and Honeypot Abdomen in
 * Harvest.
 */
export type Collect = { seat: Seat, times: number, card: CardId, };

/**
 * The player may commit a card face down.
 */
export type Commit = { seat: Seat, left: number, };

export type CommitChoice = { card: CardId, total: number, };

/**
 * The totals the viewer can reach, without what the deck will add.
 */
export type CommitOutlook = {
/**
 * How many more cards may be committed.
 */
left: number,
/**
 * The total without a further card.
 */
total: number,
/**
 * The total with each card in hand.
 */
cards: Array<CommitChoice>, };

export type CommitPlan = {
/**
 * Absent for the plan without a further card.
 */
card: CardId | null,
/**
 * The viewer's total, without what the deck will add.
 */
total: number,
/**
 * The number of ways the cards can be drawn. All are equally likely, given what the viewer
 * knows.
 */
draws: number,
/**
 * In how many of them the viewer wins.
 */
won: number,
/**
 * One entry for each possible ferocity of the second card, with ferocity 0 if no card is left.
 */
against: Array<CentipedeAnswer>, };

/**
 * The facts about a table that never change during the game.
 */
export type Components = { players: number,
/**
 * Whether the players play together against the Centipede Horde.
 */
has_horde: boolean,
/**
 * Whether nest mats with primitive species are dealt.
 */
has_species: boolean, first_round: number,
/**
 * The round track, starting with round 0, which is only played in a long game.
 */
rounds: Array<RoundSpace>, nest_mat: NestMat, figures: Figures, great_tunnel: GreatTunnelFace,
/**
 * All cards of the box, in the order of their ids.
 */
cards: Array<CardFace>,
/**
 * All hexes of the box except The Great Tunnel, in the order of their printed numbers, including those
 * not in play.
 */
hexes: Array<HexFace>,
/**
 * All species. The view says which one each nest has.
 */
species: Array<SpeciesFace>,
/**
 * The primitive species on the backs of the mats that are dealt; empty when playing without
 * primitive species.
 */
mats: Array<Species>,
/**
 * Only in Rise of the Centipedes.
 */
horde: CentipedeMat | null, };

/**
 * All players get their first cards.
 */
export type Deal = null;

/**
 * A kind of decision, by name.
 */
export type Decision = "choose_species" | "settle" | "take_turn" | "pick_hex" | "put_back" | "origin" | "place_hex" | "enter" | "steps" | "larvae" | "move_ant" | "gather" | "march_to_battle" | "drain" | "pay" | "drop_goal" | "play_evolution" | "lay" | "gain_larvae" | "swap_card" | "choose_gains" | "choose_hex" | "collect" | "discard_cards" | "drop_evolution" | "exchange" | "pay_or_lose" | "place_token" | "play_offered" | "fill_site" | "lose" | "army" | "blast" | "blast_victim" | "choose_invader" | "commit" | "spoils" | "raid" | "sting" | "feed_ant_lion" | "food_instead" | "decree" | "theft";

/**
 * The player chooses food or larvae.
 */
export type Decree = { seat: Seat, };

/**
 * One option of a Royal Decree.
 */
export type DecreeOutlook = { what: Resource,
/**
 * What the player gains, limited by the cubes in the supply.
 */
food: number, larvae: number,
/**
 * What the nest would then hold.
 */
food_after: number, larvae_after: number, };

/**
 * Each queen produces food or larvae, clockwise from the marker.
 */
export type Decrees = { next: number, };

export type Deed = "explore" | "march" | "forage" | "play_card" | "dance_of_chaos" | "journey_of_6000_steps" | "double_spliced_genes" | "raiding_party";

export type Difficulty = "easy" | "normal" | "hard";

/**
 * The player has to discard this many cards from the hand.
 */
export type DiscardCards = { seat: Seat, left: number, };

/**
 * Parasitic Thorax: the player chooses whose larvae to take.
 */
export type Drain = { seat: Seat, larvae: number, };

/**
 * The player draws cards.
 */
export type Draw = { seat: Seat, cards: number, };

/**
 * Adaptive Radiation: the player may discard evolutions from the ant body, then play others for
 * free.
 */
export type DropEvolution = { seat: Seat, left: number,
/**
 * How many evolutions the player may then play.
 */
plays: number,
/**
 * The value `plays` takes once an evolution is discarded.
 */
after: number, };

/**
 * The player has too many Colony Goals for a new one, so it replaces another.
 */
export type DropGoal = { seat: Seat, card: CardId, };

export type Edge = "top" | "upper_right" | "lower_right" | "bottom" | "lower_left" | "upper_left";

/**
 * Effects that take place when all battles are over.
 */
export type EndSoldierPhase = null;

/**
 * Ants move into the new hexes from the hex the player explored from.
 */
export type Enter = { seat: Seat, from: HexId, to: HexSet,
/**
 * Whether all ants must leave, with at least one for each new hex if there are enough.
 * Otherwise at least one ant moves.
 */
all: boolean, };

/**
 * Something that happened.
 */
export type Event = {
/**
 * The player it happened to; absent for events that concern the whole table.
 */
seat?: Seat,
/**
 * The only seats that learn of it; absent if everybody does.
 */
only?: SeatSet,
/**
 * Whether the rules left no choice, so no player was asked.
 */
forced?: boolean, } & ({ "what": "starting_player", by_chance: boolean, } | { "what": "mat_dealt", species: Species, } | { "what": "species_chosen", species: Species, } | { "what": "phase_began", phase: Phase, round: number, } | { "what": "turn_began" } | { "what": "acted", deed: Deed, food: number, } | { "what": "passed" } | { "what": "rested", larvae: number, food: number, } | { "what": "actions_granted", actions: number, } | { "what": "reshuffled", cards: number, centipede_deck: boolean, } | { "what": "cards_drawn", cards: number, } | { "what": "cards_seen", cards: CardSet, } | { "what": "card_revealed", card: CardId, } | { "what": "card_discarded", card: CardId, } | { "what": "card_put_down", card: CardId, } | { "what": "card_committed" } | { "what": "card_shown", card: CardId, } | { "what": "card_played", card: CardId, cost: number, } | { "what": "paid_larva" } | { "what": "paid_ant", at: Spot, } | { "what": "evolved", card: CardId, beneath: boolean, } | { "what": "hex_drawn", hex: HexId, } | { "what": "hexes_looked_at", hexes: number, } | { "what": "hexes_seen", hexes: HexSet, } | { "what": "hex_taken", hex: HexId, } | { "what": "hex_put_back", bottom: boolean, } | { "what": "hex_put_back_seen", hex: HexId, bottom: boolean, } | { "what": "hex_rejected" } | { "what": "origin_chosen", from: HexId, } | { "what": "hex_placed", hex: HexId, cell: Hex, turn: Rotation, from: HexId | null, } | { "what": "token_placed", hex: HexId, token: Token, } | { "what": "ant_placed", at: Spot, } | { "what": "larva_placed", at: Spot, } | { "what": "ant_moved", from: Spot, to: Spot, } | { "what": "inhabited", at: Spot, } | { "what": "ant_lost", at: Spot, cause: Cause, saved: boolean, } | { "what": "ant_withdrawn", at: Spot, } | { "what": "ant_chosen", owner: Seat, at: Spot, } | { "what": "ants_exchanged", one: Seat, from: Spot, two: Seat, to: Spot, } | { "what": "hex_chosen", hex: HexId, } | { "what": "site_chosen", at: Spot, } | { "what": "player_chosen", player: Seat, } | { "what": "gain_chosen", resource: Resource, } | { "what": "gained", food: number, larvae: number, card: CardId | null, } | { "what": "larvae_lost", larvae: number, } | { "what": "larvae_taken", from: Seat, lost: number, gained: number, } | { "what": "food_paid", food: number, } | { "what": "scored", source: Source, points: number, card: CardId | null, } | { "what": "battle_began", hex: HexId, invader: Seat | null, strength: [number, number], } | { "what": "centipede_card", card: CardId, ferocity: number, } | { "what": "ferocity_revealed", sides: Array<Revealed>, } | { "what": "ferocity_drawn", card: CardId, ferocity: number, } | { "what": "battle_decided", hex: HexId, winner: Seat | null, totals: [number, number], } | { "what": "centipede_destroyed", hex: HexId, } | { "what": "collected", at: Spot, gain: Gain, } | { "what": "fed", ants: number, food: number, larvae: number, starving: number, } | { "what": "decreed", food: number, larvae: number, } | { "what": "horde_revealed", card: CardId, } | { "what": "centipede_moved", from: HexId, to: HexId, } | { "what": "centipede_entered", from: HexId | null, } | { "what": "horde_scored", points: number, } | { "what": "largest_brood" } | { "what": "greatest_stores" } | { "what": "untold_potential" } | { "what": "game_ended", scores: Array<number>, horde?: number, });

export type EventKind = { "what": "starting_player", by_chance: boolean, } | { "what": "mat_dealt", species: Species, } | { "what": "species_chosen", species: Species, } | { "what": "phase_began", phase: Phase, round: number, } | { "what": "turn_began" } | { "what": "acted", deed: Deed, food: number, } | { "what": "passed" } | { "what": "rested", larvae: number, food: number, } | { "what": "actions_granted", actions: number, } | { "what": "reshuffled", cards: number, centipede_deck: boolean, } | { "what": "cards_drawn", cards: number, } | { "what": "cards_seen", cards: CardSet, } | { "what": "card_revealed", card: CardId, } | { "what": "card_discarded", card: CardId, } | { "what": "card_put_down", card: CardId, } | { "what": "card_committed" } | { "what": "card_shown", card: CardId, } | { "what": "card_played", card: CardId, cost: number, } | { "what": "paid_larva" } | { "what": "paid_ant", at: Spot, } | { "what": "evolved", card: CardId, beneath: boolean, } | { "what": "hex_drawn", hex: HexId, } | { "what": "hexes_looked_at", hexes: number, } | { "what": "hexes_seen", hexes: HexSet, } | { "what": "hex_taken", hex: HexId, } | { "what": "hex_put_back", bottom: boolean, } | { "what": "hex_put_back_seen", hex: HexId, bottom: boolean, } | { "what": "hex_rejected" } | { "what": "origin_chosen", from: HexId, } | { "what": "hex_placed", hex: HexId, cell: Hex, turn: Rotation, from: HexId | null, } | { "what": "token_placed", hex: HexId, token: Token, } | { "what": "ant_placed", at: Spot, } | { "what": "larva_placed", at: Spot, } | { "what": "ant_moved", from: Spot, to: Spot, } | { "what": "inhabited", at: Spot, } | { "what": "ant_lost", at: Spot, cause: Cause, saved: boolean, } | { "what": "ant_withdrawn", at: Spot, } | { "what": "ant_chosen", owner: Seat, at: Spot, } | { "what": "ants_exchanged", one: Seat, from: Spot, two: Seat, to: Spot, } | { "what": "hex_chosen", hex: HexId, } | { "what": "site_chosen", at: Spot, } | { "what": "player_chosen", player: Seat, } | { "what": "gain_chosen", resource: Resource, } | { "what": "gained", food: number, larvae: number, card: CardId | null, } | { "what": "larvae_lost", larvae: number, } | { "what": "larvae_taken", from: Seat, lost: number, gained: number, } | { "what": "food_paid", food: number, } | { "what": "scored", source: Source, points: number, card: CardId | null, } | { "what": "battle_began", hex: HexId, invader: Seat | null, strength: [number, number], } | { "what": "centipede_card", card: CardId, ferocity: number, } | { "what": "ferocity_revealed", sides: Array<Revealed>, } | { "what": "ferocity_drawn", card: CardId, ferocity: number, } | { "what": "battle_decided", hex: HexId, winner: Seat | null, totals: [number, number], } | { "what": "centipede_destroyed", hex: HexId, } | { "what": "collected", at: Spot, gain: Gain, } | { "what": "fed", ants: number, food: number, larvae: number, starving: number, } | { "what": "decreed", food: number, larvae: number, } | { "what": "horde_revealed", card: CardId, } | { "what": "centipede_moved", from: HexId, to: HexId, } | { "what": "centipede_entered", from: HexId | null, } | { "what": "horde_scored", points: number, } | { "what": "largest_brood" } | { "what": "greatest_stores" } | { "what": "untold_potential" } | { "what": "game_ended", scores: Array<number>, horde?: number, };

/**
 * Mating Flight: two ants of different players swap places.
 */
export type Exchange = { seat: Seat, left: number,
/**
 * The first ant chosen.
 */
first: [Seat, Spot] | null, };

/**
 * A set of edges, usually those with a tunnel exit, with one bit for each.
 */
export type Exits = Array<number>;

/**
 * The player discards a card or loses the ant on this site. The player's next site in the den
 * follows.
 */
export type FeedAntLion = { seat: Seat, at: Spot,
/**
 * How many of the ants lost in the den go into the chamber.
 */
saves: number, };

/**
 * Players pay food, then larvae, then lose the ants that are not fed, clockwise from the marker.
 * Rulings march/feeding and march/thief.
 */
export type FeedAnts = { next: number, };

/**
 * How a colony would be fed: food first, then larvae.
 */
export type Feeding = {
/**
 * Ants to feed. Abdomens can make this higher or lower than the number of ants.
 */
ants: number,
/**
 * The food needed to feed them all.
 */
food_due: number, food_paid: number, larvae_paid: number,
/**
 * Ants that would die.
 */
starving: number, };

/**
 * All battles, continuing with this hex number.
 */
export type FightAll = { next: number, scope: BattleScope, };

/**
 * Start of the battles in one hex.
 */
export type FightHex = { hex: HexId, scope: BattleScope, };

/**
 * Figures from the rules that are not printed on any component.
 */
export type Figures = {
/**
 * The food that Explore, March and Forage each cost.
 */
action_food: number,
/**
 * Cards drawn with Forage.
 */
foraged_cards: number,
/**
 * Points for winning a battle, against a player or a centipede.
 */
battle_points: number,
/**
 * Food for destroying a centipede.
 */
centipede_food: number,
/**
 * Points for each Inner Meadow hex a player controls in Slumber.
 */
inner_meadow_points: number,
/**
 * Points for an award at the end of the game.
 */
award: number,
/**
 * Points for each player when the award is shared.
 */
shared_award: number, };

/**
 * Ants in the outskirts inhabit vacant sites, one player after the other, clockwise.
 * Ruling march/vacated-sites.
 */
export type Fill = {
/**
 * The player whose ants go first.
 */
from: Seat, };

/**
 * There are more vacant sites than ants, so their owner chooses a site.
 */
export type FillSite = { seat: Seat, hex: HexId, };

/**
 * A resolved event goes to the discard pile.
 */
export type Finish = { card: CardId, };

/**
 * Leaf Cutter Abdomen: the player may take food from any site instead of its yield.
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
 * Swarm: the player moves up to `left` ants from anywhere into one hex.
 */
export type Gather = { seat: Seat, left: number,
/**
 * The hex, once the first ant has moved there.
 */
into: HexId | null, };

export type GoalFace = {
/**
 * Points for each Slumber in which the goal is met.
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
 * Exits of the side in use, as edges clockwise from the top.
 */
tunnels: Exits, front: Side, reverse: Side,
/**
 * See [`CardFace::name`].
 */
name: string | null,
/**
 * The source of each figure; the exits of both sides count as one figure.
 */
known: { [key in HexFigure]?: Provenance },
/**
 * See [`CardFace::checked`].
 */
checked: string | null, };

/**
 * A card in hand.
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
 * One player collects from all sites that have not yet given their yield.
 */
export type HarvestSites = { seat: Seat, };

/**
 * One hex. `q` grows to the east, `r` to the south-east.
 */
export type Hex = string;

/**
 * The effect of a Beyond the Meadow hex on the player who placed it.
 * Ruling march/explored-effects.
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
 * Exits in the printed orientation, as edges clockwise from the top.
 */
tunnels: Exits, sites: Array<SiteYield>,
/**
 * The index of the control site in `sites`.
 */
control: number, centipede: boolean, wormhole: boolean, has_effect: boolean, figures: { [figure in string]: number },
/**
 * The source of each figure the hex has.
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
 * The player whose ant inhabits the control site.
 */
controller: Seat | null,
/**
 * Whether there would be a battle here.
 */
contested: boolean,
/**
 * Whether several players inhabit it without a battle.
 */
shared: boolean,
/**
 * Whether it counts as Inner Meadow for the player who controls it.
 */
inner: boolean,
/**
 * One entry per edge, clockwise from the top in the hex's current orientation; empty where
 * there is no tunnel.
 */
edges: [Tunnel | null, Tunnel | null, Tunnel | null, Tunnel | null, Tunnel | null, Tunnel | null],
/**
 * Army Strength by seat; 0 for a seat without ants here.
 */
strength: Array<number>, };

/**
 * A hex in the Meadow.
 */
export type HexPosition = { hex: HexId, cell: Hex, turn: Rotation,
/**
 * The seat on each site, in the order of the data.
 */
sites: Array<Seat | null>,
/**
 * The number of ants in the outskirts, by seat.
 */
outskirts: Array<number>,
/**
 * Whether there is a wormhole token. A printed wormhole needs none.
 */
wormhole: boolean, centipede: boolean, };

/**
 * A set of hexes, which may include The Great Tunnel.
 */
export type HexSet = Array<HexId>;

export type HordeAdvance = { ferocity: number,
/**
 * Absent means The Great Tunnel.
 */
to: HexId | null, };

/**
 * The Horde reveals a card.
 */
export type HordeCard = {
/**
 * The player whose turn has just ended, who places the hex if the Horde explores.
 * Ruling march/sentry.
 */
seat: Seat, };

/**
 * What all players can foresee of the Horde's moves.
 */
export type HordeOutlook = {
/**
 * Hexes with a centipede in the order of their numbers, which is the order in which the Horde
 * handles them.
 */
centipedes: Array<HexId>,
/**
 * Where a centipede would appear if an evolution is revealed: the highest-numbered hex without
 * one. Absent means The Great Tunnel.
 */
invades: HexId | null,
/**
 * Which centipede would advance if an event is revealed: the one in the lowest-numbered hex.
 * If there is no centipede, the Horde explores instead.
 */
advancing: HexId | null,
/**
 * Where that centipede would go, for each possible ferocity of the event.
 */
advances: Array<HordeAdvance>,
/**
 * What the Horde would score if Slumber came now.
 */
slumber_points: number,
/**
 * The points the Horde would need to win, given the players' current scores.
 */
needs: number,
/**
 * Whether the Horde would win if the game ended now.
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
 * The places where a hex may be, as far as a seat knows.
 */
export type Known = { seat: Seat, hex: HexId, slots?: Array<number>, drawn?: boolean, out?: boolean, };

/**
 * Up to `left` larvae from the chamber become ants.
 */
export type Larvae = { seat: Seat, left: number, on: LarvaeOn, };

/**
 * A player gains larvae and has no choice about it.
 */
export type LarvaeFor = { seat: Seat, larvae: number, };

/**
 * Where larvae may be placed. Ruling march/larvae-great-tunnel: The Great Tunnel is allowed too,
 * unless a card excludes it.
 */
export type LarvaeOn = { "hex": HexId } | { "hex_or_great_tunnel": HexId } | "inhabited_or_great_tunnel" | "one_inhabited_or_great_tunnel" | "site_beside_others_or_great_tunnel";

/**
 * Double Spliced Genes: the evolution goes on top of its section or beneath it.
 */
export type Lay = { seat: Seat, card: CardId, };

export type Length = "standard" | "long";

/**
 * A player loses ants, and chooses which.
 */
export type Lose = { seat: Seat, left: number, scope: Scope, cause: Cause,
/**
 * How many of them go into the chamber.
 */
saves: number, };

/**
 * Ants that the seat has to lose.
 */
export type LossesOutlook = {
/**
 * How many ants are still to be chosen.
 */
left: number,
/**
 * How many of them go into the chamber.
 */
saved: number, cause: Cause,
/**
 * Food that the seat may pay instead.
 */
or_food: number | null,
/**
 * Cards that the seat may discard instead.
 */
or_cards: number | null, among: Array<AntAtStake>, };

/**
 * Rise of the Centipedes: after a March, a player may fight the centipede in one hex.
 * Ruling march/march-to-battle.
 */
export type MarchToBattle = { seat: Seat, };

/**
 * The player moves one ant to an uninhabited site anywhere.
 */
export type MoveAnt = { seat: Seat, to: AntTarget,
/**
 * Whether the player may decline.
 */
may: boolean, };

/**
 * The figures that are the same on every nest mat.
 */
export type NestMat = { mats: number,
/**
 * All cubes of one player: larvae, ants and supply.
 */
cubes: number,
/**
 * The maximum number of Colony Goals in play.
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
 * What heads add to Army Strength in every battle.
 */
army_bonus: number,
/**
 * Steps in a March.
 */
march_steps: number,
/**
 * The number of ants that one food feeds.
 */
fed_by_food: number,
/**
 * All ants in the Meadow, including those in The Great Tunnel.
 */
ants: number,
/**
 * How the ants would be fed if the Queen Phase came now: Harvest comes before Feed Ants.
 */
feeding: Feeding,
/**
 * What the player would collect if Harvest came now, not counting optional effects of
 * abdomens.
 */
harvest: Gain,
/**
 * Hexes under the player's control that count as Inner Meadow.
 */
inner_hexes: number,
/**
 * Points for the Inner Meadow and Colony Goals if Slumber came now.
 */
slumber_points: number,
/**
 * The Colony Goals in play.
 */
goals: Array<GoalOutlook>, body: BodyOutlook, active: ActiveEvolutions, };

/**
 * A nest. The hand and the face-down cards are only included in the viewer's own.
 */
export type NestView = {
/**
 * The number of cards in hand.
 */
n_cards: number,
/**
 * The number of cards face down.
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
 * Cards put down and not yet revealed.
 */
face_down?: CardSet,
/**
 * Evolutions of each section, from the bottom of the stack to the top.
 */
heads?: Array<CardId>, thoraxes?: Array<CardId>, abdomens?: Array<CardId>, goals?: CardSet,
/**
 * Defaults to the number of complete bodies.
 */
bodies_scored?: number,
/**
 * Hexes in which this player has already scored for fighting in this round.
 */
fought_in?: HexSet, won_a_battle?: boolean, destroyed_a_centipede?: boolean,
/**
 * Colony points by source.
 */
scored?: { [key in Source]?: number },
/**
 * All cards played so far in the game.
 */
cards_played?: CardSet,
/**
 * Colony points by card that scored them.
 */
brought?: { [key in CardId]?: number }, };

/**
 * The player discards the hand and draws as many cards: the Mutant Ant's Mutation.
 */
export type NewHand = { seat: Seat, };

/**
 * The next battle in the hex, if there is one.
 */
export type NextBattle = null;

/**
 * An action in its one-line notation, as the server wrote it.
 */
export type Notation = string & { readonly from: "server" };

/**
 * How a game is set up.
 */
export type Options = {
/**
 * 1 to 5. One player always plays against the Centipede Horde.
 */
players: number, length: Length,
/**
 * How many Beyond the Meadow hexes, drawn at random, are shuffled in: 0 to 5. By default all
 * five with five players or in a long game, and none otherwise.
 */
beyond?: number,
/**
 * Each player gets a random nest mat and may play its primitive species.
 */
primitive_species: boolean,
/**
 * Rise of the Centipedes: all players together against the Horde. At most four players.
 */
centipedes: boolean,
/**
 * Only in Rise of the Centipedes.
 */
difficulty: Difficulty, horde_wins: HordeWins,
/**
 * The starting player; random by default.
 */
first_seat?: Seat, };

/**
 * The player chooses the hex to explore from.
 */
export type Origin = { seat: Seat,
/**
 * The hexes to be placed next to it.
 */
hexes: HexSet, why: Why, };

/**
 * Reveal the cards, compare the totals and determine the losses.
 */
export type Outcome = null;

/**
 * What a viewer can foresee. `asked` and the fields below it are present only while the viewer's
 * seat has that decision to make; `battle` and `horde` are present only while there is one.
 */
export type Outlook = {
/**
 * Every hex in the Meadow, The Great Tunnel first.
 */
meadow: Array<HexOutlook>,
/**
 * One entry per seat.
 */
nests: Array<NestOutlook>,
/**
 * The decision the game is waiting for; absent once the game is over.
 */
waiting?: Waiting, battle?: BattleOutlook,
/**
 * Only in Rise of the Centipedes.
 */
horde?: HordeOutlook,
/**
 * The decision the viewer's seat has to make.
 */
asked?: AskedOutlook,
/**
 * While the seat may react to another player's action.
 */
reaction?: ReactionOutlook,
/**
 * While the seat takes its turn.
 */
turn?: TurnOutlook,
/**
 * While the seat pays for a card.
 */
pay?: PayOutlook,
/**
 * While the seat places a hex.
 */
places?: PlacesOutlook,
/**
 * While the seat chooses a Royal Decree: food first, then larvae.
 */
decree?: Array<DecreeOutlook>,
/**
 * While the seat chooses which ants to lose.
 */
losses?: LossesOutlook, };

/**
 * The player still has to pay `left` larvae and ants for a card.
 */
export type Pay = { seat: Seat, card: CardId, left: number, };

/**
 * Cold Snap: the player pays food or loses ants.
 */
export type PayOrLose = { seat: Seat, food: number, ants: number, };

/**
 * A card that the seat is paying for.
 */
export type PayOutlook = { card: CardId, cost: number, paid: number, left: number,
/**
 * Larvae in the chamber that can be used as payment.
 */
larvae: number,
/**
 * Ants that can be used as payment.
 */
ants: Array<AntAtStake>,
/**
 * What the price can be paid with: the larvae, and the ants of each spot.
 */
sources: Array<PaySource>, };

/**
 * The larvae in the chamber, or the ants on a spot, as payment for a card.
 */
export type PaySource = {
/**
 * Where the ants are; `null` for the larvae.
 */
at: Spot | null,
/**
 * Pays with one of them.
 */
action: Notation,
/**
 * How many can be paid from here.
 */
most: number,
/**
 * After this many payments from elsewhere nothing else is left to pay with, and the rules take
 * the rest from here without asking. `null` if the price is paid before.
 */
rest_after: number | null, };

export type Payment = "any" | "larvae" | "ants";

export type Phase = "setup" | "worker" | "soldier" | "queen" | "over";

/**
 * The player chooses which of the drawn hexes to use.
 */
export type PickHex = { seat: Seat, next: Why, };

/**
 * The hex pile.
 */
export type PileView = { hexes: number, n_drawn: number,
/**
 * The seat that alone may see the drawn hexes; absent if they are face up.
 */
drawn_by: Seat | null,
/**
 * The drawn hexes, if the viewer may see them.
 */
drawn: HexSet,
/**
 * What the viewer knows about the hexes it has seen.
 */
known: Array<Known>, };

/**
 * The player chooses a cell and an orientation for a hex.
 */
export type PlaceHex = { seat: Seat, hex: HexId,
/**
 * The hex it must connect to. If absent, it only has to touch any hex.
 */
from: HexId | null, why: Why, };

/**
 * The player places a wormhole, which also allows larvae, or a centipede, on a hex without one.
 */
export type PlaceToken = { seat: Seat,
/**
 * Larvae that may be placed on the hex of the wormhole.
 */
larvae: number,
/**
 * Whether the player may place a centipede instead.
 */
centipede: boolean, };

/**
 * A hex that is being placed.
 */
export type PlacesOutlook = { hex: HexId,
/**
 * The hex whose tunnel it must connect to. If absent, it may be placed anywhere next to the
 * Meadow.
 */
from: HexId | null,
/**
 * The cells where it can be placed.
 */
cells: Array<CellOutlook>, };

/**
 * The player plays evolutions from the hand because of a card, a Reaction or a species.
 */
export type PlayEvolution = { seat: Seat, left: number,
/**
 * Whether the player may decline.
 */
may: boolean,
/**
 * Whether the player plays them without paying their cost.
 */
free: boolean,
/**
 * The highest cost allowed.
 */
most_cost: number,
/**
 * Whether the evolution may go on top or beneath, as Double Spliced Genes allows.
 */
spliced: boolean,
/**
 * The player who gains larvae equal to the cost.
 */
larvae_to: Seat | null, };

/**
 * The player may play one of the revealed cards for free; the others are discarded.
 */
export type PlayOffered = { seat: Seat, };

export type Provenance = "rulebook" | "found" | "reconstructed" | "box";

/**
 * The player puts the other hexes back in any order.
 */
export type PutBack = { seat: Seat,
/**
 * Whether they may also go to the bottom of the pile.
 */
bottom: boolean, };

/**
 * Raiding Party: the player fights an ant battle as the invader against one player in a contested
 * hex.
 */
export type Raid = { seat: Seat,
/**
 * How many cards the opponent draws.
 */
cards: number, };

/**
 * The action that the seat may react to.
 */
export type ReactionOutlook = { by: Seat, deed: Deed, };

/**
 * The other players may react, one after the other.
 */
export type Reactions = { deed: Deed, by: Seat,
/**
 * The next seat, as the number of places to the left of the player who acted.
 */
next: number, };

/**
 * Why an action is not allowed: the answer the player would get for sending it.
 */
export type Refusal = {
/**
 * The rule that forbids it, as `chapter/rule`.
 */
rule: string, values: Illegal,
/**
 * One English sentence.
 */
message: string, };

/**
 * A card that has been paid for takes effect.
 */
export type Resolve = { seat: Seat, card: CardId, };

export type Resource = "food" | "larvae" | "cards" | "points";

/**
 * What a Rest would give.
 */
export type RestOutlook = { refusal: Refusal | null,
/**
 * Larvae placed on the resting area immediately.
 */
larvae: number,
/**
 * Food added to the resting area on each later turn of this Worker Phase.
 */
food_each_turn: number,
/**
 * Whether the Worker Phase ends with this turn.
 */
ends_phase: boolean,
/**
 * How many players have rested, including this Rest.
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
 * How far a hex is rotated clockwise from its printed orientation, in sixths: 0 to 5.
 */
export type Rotation = number;

/**
 * A space of the round track.
 */
export type RoundSpace = { number: number,
/**
 * The name of the season in English.
 */
name: string,
/**
 * Whether this round has a Royal Decree in this game.
 */
decree: boolean,
/**
 * Whether this round is played in this game.
 */
played: boolean, };

/**
 * The amounts of food or larvae that a Royal Decree gives.
 */
export type RoyalDecree = { food: number, larvae: number, };

/**
 * Where ants can be lost.
 */
export type Scope = { "in": HexId } | "outside_great_tunnel" | "anywhere";

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * A set of seats in one byte.
 */
export type SeatSet = Array<number>;

export type Section = "head" | "thorax" | "abdomen";

/**
 * The player places the first ants on a starting hex.
 */
export type Settle = { seat: Seat, hex: HexId, left: number, };

/**
 * A side of The Great Tunnel.
 */
export type Side = {
/**
 * The numbers of players for which it is used.
 */
players: Array<number>, tunnels: Exits, };

export type SiteKind = "food" | "larva" | "double_larvae" | "card" | "colony_point";

/**
 * What a collection site yields in Harvest.
 */
export type SiteYield = { kind: SiteKind, amount: number, };

/**
 * Players score Inner Meadow hexes and Colony Goals; then the round ends.
 */
export type Slumber = null;

export type Source = "battles" | "centipedes" | "sites" | "bodies" | "cards" | "inner_meadow" | "goals" | "awards" | "drawbacks";

export type Species = "common_meadow_ant" | "crazy_ant" | "nomadic_ant" | "mutant_ant" | "raiding_ant";

export type SpeciesActionFace = { cost_food: number, };

export type SpeciesFace = { species: Species, decree: RoyalDecree,
/**
 * Only for a primitive species.
 */
action: SpeciesActionFace | null, figures: { [figure in string]: number }, };

/**
 * The winner may move ants within the hex to its empty sites. Ruling march/spoils.
 */
export type Spoils = { seat: Seat, hex: HexId,
/**
 * The sites that were empty from the start and still are, as bits. A site vacated during these
 * moves cannot be refilled. No arrangement is lost, because ants of one colour are
 * interchangeable.
 */
open: number | null, };

/**
 * A place for ants: a collection site of a hex, or its outskirts. The Great Tunnel has no sites.
 *
 * Written as `soil.2` for the second site of Soil and as `soil` for its outskirts.
 */
export type Spot = string;

/**
 * With one or two players, each places a starting hex, beginning with the starting player.
 */
export type StartHexes = { next: number, };

/**
 * Evolutions that act at the start of a phase, clockwise from the marker.
 */
export type StartOfPhase = {
/**
 * Whether this is the start of the Queen Phase; otherwise it is that of the Soldier Phase.
 */
queen: boolean,
/**
 * The next seat, as the number of places to the left of the marker.
 */
next: number, };

/**
 * The player may take up to `left` steps.
 */
export type Steps = { seat: Seat, left: number,
/**
 * Whether larvae may move too, which they may until an ant has moved.
 */
larvae: boolean, };

/**
 * Stinging Abdomen: another player loses ants in a hex where this player has an ant.
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
 * Whether this is an extra action besides that of the turn, which the player may decline.
 * Ruling march/bonus-actions.
 */
bonus: boolean, };

/**
 * One step of the agenda.
 */
export type Task = { "choose_species": ChooseSpecies } | { "settle": Settle } | { "take_turn": TakeTurn } | { "pick_hex": PickHex } | { "put_back": PutBack } | { "origin": Origin } | { "place_hex": PlaceHex } | { "enter": Enter } | { "steps": Steps } | { "larvae": Larvae } | { "move_ant": MoveAnt } | { "gather": Gather } | { "march_to_battle": MarchToBattle } | { "drain": Drain } | { "pay": Pay } | { "drop_goal": DropGoal } | { "play_evolution": PlayEvolution } | { "lay": Lay } | { "gain_larvae": GainLarvae } | { "swap_card": SwapCard } | { "choose_gains": ChooseGains } | { "choose_hex": ChooseHex } | { "collect": Collect } | { "discard_cards": DiscardCards } | { "drop_evolution": DropEvolution } | { "exchange": Exchange } | { "pay_or_lose": PayOrLose } | { "place_token": PlaceToken } | { "play_offered": PlayOffered } | { "fill_site": FillSite } | { "lose": Lose } | { "army": Army } | { "blast": Blast } | { "blast_victim": BlastVictim } | { "choose_invader": ChooseInvader } | { "commit": Commit } | { "spoils": Spoils } | { "raid": Raid } | { "sting": Sting } | { "feed_ant_lion": FeedAntLion } | { "food_instead": FoodInstead } | { "decree": Decree } | { "theft": Theft } | { "deal": Deal } | { "start_hexes": StartHexes } | { "fill": Fill } | { "reactions": Reactions } | { "draw": Draw } | { "resolve": Resolve } | { "finish": Finish } | { "larvae_for": LarvaeFor } | { "hex_effect": HexEffect } | { "after_explore": AfterExplore } | { "new_hand": NewHand } | { "horde_card": HordeCard } | { "start_of_phase": StartOfPhase } | { "fight_all": FightAll } | { "fight_hex": FightHex } | { "next_battle": NextBattle } | { "outcome": Outcome } | { "battle_end": BattleEnd } | { "end_soldier_phase": EndSoldierPhase } | { "ant_lions": AntLions } | { "harvest": Harvest } | { "harvest_sites": HarvestSites } | { "feed_ants": FeedAnts } | { "decrees": Decrees } | { "slumber": Slumber };

/**
 * Cultural Theft: all other players choose cards at the same time, then all of them are revealed
 * together.
 */
export type Theft = { by: Seat, each: number, };

export type Timing = "play" | "continuous" | "own_explore_draw" | "after_own_explore" | "own_forage" | "reaction_march" | "reaction_forage" | "on_destroyed" | "start_soldier_phase" | "battle_ferocity" | "battle_outcome" | "battle_casualties" | "battle_won" | "battle_end" | "end_soldier_phase" | "start_queen_phase" | "harvest" | "feed" | "royal_decree";

export type Token = "wormhole" | "centipede";

/**
 * An exit of a hex.
 */
export type Tunnel = { state: TunnelState,
/**
 * The neighbouring hex, unless the tunnel is open.
 */
to: HexId | null, };

export type TunnelState = "joined" | "blocked" | "open";

/**
 * The options of a seat whose turn it is.
 */
export type TurnOutlook = {
/**
 * Whether this is an extra action besides that of the turn. The player may decline it.
 */
bonus: boolean, explore: ActionOutlook, march: ActionOutlook, forage: ActionOutlook,
/**
 * The action of a primitive species; the common meadow ant has none.
 */
species: ActionOutlook | null, rest: RestOutlook,
/**
 * The cards in hand.
 */
cards: Array<HandCard>, };

/**
 * The hex on a cell in one orientation.
 */
export type TurnedOutlook = { turn: Rotation, legal: boolean,
/**
 * The hexes whose tunnels it would connect to.
 */
joins: Array<HexId>,
/**
 * The tunnels that would be blocked, counting its own and those of its neighbours.
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
 * The seats that have a decision to make.
 */
to_act: SeatSet,
/**
 * One entry per seat.
 */
nests: Array<NestView>,
/**
 * Cards in the deck.
 */
deck: number, pile: PileView,
/**
 * Only in Rise of the Centipedes.
 */
horde: HordeView | null, round: number, phase: Phase, marker: Seat, rested: SeatSet, actions_left: number, great_tunnel: Array<number>, hexes: Array<HexPosition>, discard: CardSet, played: CardSet, offered: CardSet, battle: Battle | null, harvested: Array<Spot>,
/**
 * The pending tasks; the last one is next.
 */
agenda: Array<Task>, };

/**
 * The decision the game is waiting for, as everybody can see it.
 */
export type Waiting = { decision: Decision,
/**
 * The seats that have to decide.
 */
seats: SeatSet, because: Because | null, };

/**
 * Why a hex is placed.
 */
export type Why = "explore" | "journey" | { "card": number } | "sentry" | { "start": number };
