// What Myrmes tells the page, generated from the types of crates/myrmes: do not edit.
// UPDATE_EXPECT=1 cargo test -p myrmes --test all typescript writes it anew.

/**
 * What a seat can do.
 *
 * A tile is named by its first hex in reading order (its *anchor*), whichever of its hexes is meant: a tile is one space.
 * The notation (`Display`, `FromStr`) is the first word of each example.
 */
export type Action = { "do": "sacrifice" } | { "do": "event", to: Bonus, } | { "do": "nurses", on: Track, count: number, } | { "do": "newborn", workers: number, } | { "do": "work", room: Room, } | { "do": "quarry", cube: Cube, } | { "do": "leave", tunnel: Hex, } | { "do": "step", to: Hex, } | { "do": "hunt", at: Hex, } | { "do": "clear", stand: Hex, } | { "do": "place", tile: Tile, turn: number, at: Hex, } | { "do": "stop" } | { "do": "take", cube: Cube, from: Hex, } | { "do": "tunnel", at: Hex, } | { "do": "level" } | { "do": "nurse" } | { "do": "objective", objective: Objective, } | { "do": "pay", earth: number, } | { "do": "empty", at: Hex, } | { "do": "unmark", at: Hex, } | { "do": "discard", cube: Cube, } | { "do": "done" };

export type Asked = "event" | "larvae_nurses" | "soldier_nurses" | "worker_nurses" | "atelier_nurses" | "newborn" | "worker" | "sortie" | "harvest" | "extra_harvest" | "atelier" | "objective_cubes" | "objective_pheromones" | "objective_special_tiles" | "storage" | "winter";

export type AtelierOutlook = {
/**
 * Nurses with their action still to come.
 */
nurses: number,
/**
 * Tunnel, level and nurse.
 */
crafts: Array<CraftOutlook>,
/**
 * The objectives in play.
 */
objectives: Array<ObjectiveOutlook>, };

/**
 * A way to place the nurses.
 */
export type BirthPlan = {
/**
 * On larvae, soldiers, workers and in the atelier, those already placed included.
 */
nurses: [number, number, number, number],
/**
 * What is born, what the event adds included.
 */
larvae: number,
/**
 * Where `newborn` leaves a choice, as if the most of them were workers.
 */
soldiers: number, workers: number,
/**
 * Nurses in the atelier.
 */
atelier: number,
/**
 * Ants that do not fit under the limit.
 */
ants_lost: number,
/**
 * Larvae that the supply lacks.
 */
larvae_lost: number,
/**
 * The fewest and most workers among the ants that fit, where that is still to be chosen after these actions.
 */
newborn: [number, number] | null,
/**
 * What to send, in this order.
 */
actions: Array<Notation>, };

/**
 * What is born of so many nurses on each track, and how many nurses the atelier takes.
 */
export type BirthTracks = { larvae: [number, number, number, number], soldiers: [number, number, number, number], workers: [number, number, number, number, number], atelier: number, };

export type BirthsOutlook = {
/**
 * All nurses of the colony, those already placed included.
 */
nurses: number,
/**
 * Places on the tracks of larvae, soldiers and workers, and in the atelier.
 */
places: [number, number, number, number],
/**
 * Every way to go on from here.
 */
plans: Array<BirthPlan>, };

export type Bonus = "level_plus_1" | "vp_plus_1" | "larvae_plus_2" | "harvest_plus_3" | "move_plus_3" | "soldier_plus_1" | "hexagon_plus_1" | "worker_plus_1";

/**
 * A way to clear the pheromone under the worker.
 */
export type Clearing = { action: Notation,
/**
 * Where the worker stands then.
 */
stand: Hex,
/**
 * Points, with what VP+1 adds.
 */
score: number, owner: Seat, pays: Cubes, };

/**
 * What follows from a colony's board as it lies there.
 */
export type ColonyOutlook = {
/**
 * Cubes the storeroom holds at the end of the season.
 */
store_limit: number,
/**
 * The level whose rooms and special tiles may be used: with Level+1 where it counts.
 */
reaches_level: number,
/**
 * If winter came now; after the last one there is none to come.
 */
winter: WinterReckoning | null,
/**
 * How far the objectives in play are met, whether they are open to the colony or not.
 */
objectives: Array<Progress>, };

/**
 * A player's individual board.
 */
export type ColonyPosition = { score: number,
/**
 * Points by source. What `score` has beyond these and the starting points came before.
 */
scored: { [key in Source]?: number }, level: number,
/**
 * The die's where absent.
 */
event: Bonus | null, larvae: number, food: number, earth: number, stone: number, soldiers: number, workers: number, rooms: Array<Room>, nurses: number, atelier: number, crafted: Array<Craft>,
/**
 * Hunted prey tokens.
 */
prey: { [key in Prey]?: number },
/**
 * Completed objectives with the season of the game, from 1 to 9.
 */
completed: { [key in Objective]?: number },
/**
 * Pheromones in reserve; where absent, all that are not in the garden.
 */
hand: { [key in Tile]?: number } | null,
/**
 * Where absent, the start space of the seat.
 */
tunnels: Array<Hex> | null, pheromones: Array<PheromonePosition>, specials: Array<Lying>,
/**
 * What was chosen so far in a simultaneous phase.
 */
plan?: Plan, };

/**
 * The fixed facts of a table.
 */
export type Components = { players: number,
/**
 * The hexes in play, in reading order.
 */
hexes: Array<GardenHex>,
/**
 * Where the first tunnels stand; which is whose is drawn.
 */
starts: Array<Hex>, prey_spots: Array<Hex>,
/**
 * The ten tiles in their fixed order.
 */
tiles: Array<TileKind>, prey: Array<PreyKind>,
/**
 * All objectives, in play or not.
 */
objectives: Array<ObjectiveKind>,
/**
 * What completing an objective is worth to each of those who completed it in an earlier season.
 */
bonus_to_others: number,
/**
 * The event track, left to right.
 */
events: [Bonus, Bonus, Bonus, Bonus, Bonus, Bonus, Bonus, Bonus],
/**
 * What it costs to push the event cube by one space.
 */
larvae_per_space: number, births: BirthTracks,
/**
 * The rooms in which a worker can work, level by level.
 */
rooms: Array<RoomKind>,
/**
 * What it costs to dig from each level to the next.
 */
dig: [Cubes, Cubes, Cubes],
/**
 * Food due in each year.
 */
winter: [number, number, number],
/**
 * Points lost for each missing food.
 */
lost_per_missing_food: number,
/**
 * Larvae given for one food.
 */
sacrifice: number,
/**
 * Cubes the storeroom holds, by level.
 */
store_limits: [number, number, number, number], limits: Limits, start_score: number, };

export type Counted = "food" | "earth" | "stone" | "earth_or_stone" | "larvae" | "prey_tokens" | "soldiers" | "special_tiles" | "nurses" | "spare_nurses" | "colony_level" | "pheromones";

export type Craft = "tunnel" | "level" | "nurse" | "objective";

export type CraftOutlook = { craft: Craft, pays: Cubes,
/**
 * Larvae paid.
 */
larvae: number, gains: Cubes,
/**
 * Each of these does it: one of them is to be chosen.
 */
actions: Array<Notation>, illegal: Refusal | null, };

export type Cube = "food" | "earth" | "stone";

export type CubeSupply = "unlimited" | "box";

/**
 * Food, earth and stone.
 */
export type Cubes = { food?: number, earth?: number, stone?: number, };

/**
 * The kinds of objectives.
 */
export type Demand = { "kind": "cubes", cube: Cube, count: number, } | { "kind": "earth_or_stone", count: number, } | { "kind": "larvae", count: number, } | { "kind": "prey_tokens", count: number, } | { "kind": "soldiers", count: number, } | { "kind": "special_tiles", owned: number, given_up: number, } | { "kind": "nurses", in_play: number, given_up: number, } | { "kind": "colony_level", level: number, given_up: number, } | { "kind": "pheromones", connected: number, };

/**
 * Something that happened.
 */
export type Event = {
/**
 * Whom it happened to; absent where it concerns the whole table.
 */
seat?: Seat,
/**
 * Whether the rules left no choice, so that nobody was asked.
 */
forced?: boolean, } & ({ "what": "start_drawn", at: Hex, } | { "what": "prey_laid", at: Hex, prey: Prey, } | { "what": "objectives_drawn", objectives: Array<Objective>, } | { "what": "first_player", by_chance: boolean, } | { "what": "dice_rolled", year: number, dice: Array<[Season, number]>, } | { "what": "season_began", year: number, season: Season, event: Bonus, } | { "what": "phase_began", phase: Phase, } | { "what": "chose", action: Action, } | { "what": "revealed", phase: Phase, } | { "what": "larvae_sacrificed", larvae: number, food: number, } | { "what": "event_set", from: Bonus, to: Bonus, larvae: number, } | { "what": "nurses_placed", larvae: number, soldiers: number, workers: number, atelier: number, } | { "what": "born", larvae: number, soldiers: number, workers: number, ants_lost: number, larvae_lost: number, } | { "what": "worked_in", room: Room, larvae: number, gained: Cubes, paid: Cubes, scored: Scored | null, } | { "what": "worker_left", by: Hex, points: number, } | { "what": "worker_moved", from: Hex, to: Hex, points_left: number, soldier_for: Seat | null, } | { "what": "prey_hunted", at: Hex, prey: Prey, soldiers: number, food: number, points_left: number, scored: Scored | null, } | { "what": "pheromone_cleared", pheromone: Lying, owner: Seat, stands_on: Hex, earth: number, scored: Scored | null, } | { "what": "tile_placed", tile: Lying, cubes: Cubes, paid: Cubes, scored: Scored | null, } | { "what": "worker_discarded", at: Hex, } | { "what": "harvested", from: Hex, cubes: Cubes, } | { "what": "farm_harvested", at: Hex, cubes: Cubes, } | { "what": "sub_colony_harvested", at: Hex, scored: Scored, } | { "what": "tunnel_placed", at: Hex, earth: number, } | { "what": "level_dug", level: number, paid: Cubes, } | { "what": "nurse_made", food: number, larvae: number, } | { "what": "objective_begun", objective: Objective, } | { "what": "tile_picked", at: Hex, } | { "what": "objective_completed", objective: Objective, given: Given, scored: Scored, } | { "what": "objective_bonus", objective: Objective, completed_by: Seat, scored: Scored, } | { "what": "atelier_left", idle: number, } | { "what": "stored", kept: Cubes, discarded: Cubes, } | { "what": "workers_returned", workers: number, } | { "what": "season_ended", season: Season, } | { "what": "first_player_passed" } | { "what": "wintered", due: number,
/**
 * Food that soldiers spare the colony.
 */
guarded: number, paid: number, missing: number, points: number, } | { "what": "game_ended", scores: Array<number>, });

/**
 * A space of the event track.
 */
export type EventOutlook = { to: Bonus,
/**
 * What pushing the cube there takes.
 */
larvae: number, within_reach: boolean, action: Notation, illegal: Refusal | null, };

export type EventShift = "both" | "right";

export type ForeignTunnel = "free" | "soldier";

export type GardenHex = { at: Hex, terrain: Terrain, };

/**
 * What an objective cost.
 */
export type Given = { cubes: Cubes, larvae: number, soldiers: number, nurses: number, levels: number, prey: Array<Prey>, emptied: Array<Hex>,
/**
 * Cubes that lay on the emptied pheromones.
 */
from_tiles: Cubes, unmarked: Array<Hex>, };

export type HarvestOutlook = {
/**
 * How many more cubes Harvest+3 allows beyond those that must be taken.
 */
extra: number,
/**
 * Pheromones and scavengings from which one cube is still to be chosen, in the order in which they are asked; with
 * the cubes to choose from.
 */
must: Array<HarvestTile>,
/**
 * Pheromones with the cubes that are left on them for the extra harvest; of those under `must`, one is taken first.
 */
may: Array<HarvestTile>,
/**
 * The stock after the harvest with what is chosen or certain so far.
 */
store: Cubes,
/**
 * Points of sub-colonies, with what VP+1 adds.
 */
score: number,
/**
 * What the storeroom holds at the end of the season.
 */
store_limit: number, };

export type HarvestTile = {
/**
 * The anchor of the tile.
 */
at: Hex, cubes: Cubes, };

/**
 * One hex. `q` grows to the east, `r` to the south-east.
 */
export type Hex = string;

export type HuntOnTheWay = { at: Hex, prey: Prey, };

export type Illegal = { "why": "game_over" } | { "why": "no_such_seat", seat: Seat, } | { "why": "not_to_act", seat: Seat, } | { "why": "not_now", asked: Asked, } | { "why": "too_few_larvae_to_sacrifice", have: number, } | { "why": "no_food_in_supply" } | { "why": "too_few_larvae_for_event", needed: number, have: number, } | { "why": "event_moves_right_only" } | { "why": "track_too_short", track: Track, most: number, asked: number, } | { "why": "too_few_nurses", asked: number, have: number, } | { "why": "newborns_do_not_fit", least: number, most: number, asked: number, } | { "why": "room_too_deep", room: Room, needed: number, have: number, } | { "why": "room_taken", room: Room, } | { "why": "nothing_for_the_queen" } | { "why": "quarry_yields_earth_or_stone" } | { "why": "not_your_tunnel", hex: Hex, } | { "why": "outside_the_garden", hex: Hex, } | { "why": "water", hex: Hex, } | { "why": "not_adjacent", hex: Hex, } | { "why": "no_movement_left" } | { "why": "tile_is_one_space", hex: Hex, anchor: Hex, } | { "why": "no_soldier_to_enter", owner: Seat, } | { "why": "prey_must_be_hunted", hex: Hex, prey: Prey, } | { "why": "no_prey", hex: Hex, } | { "why": "too_few_soldiers", prey: Prey, needed: number, have: number, } | { "why": "not_on_a_pheromone" } | { "why": "special_tiles_stay" } | { "why": "pheromone_not_empty", cubes: number, } | { "why": "no_earth_to_clear" } | { "why": "not_under_the_pheromone", hex: Hex, } | { "why": "space_not_empty", tunnel: boolean, } | { "why": "does_not_fit_the_garden", tile: Tile, hex: Hex, obstacle: Obstacle, } | { "why": "no_such_turn", tile: Tile, turns: number, } | { "why": "not_under_the_worker", hex: Hex, } | { "why": "hex_covered", hex: Hex, } | { "why": "none_in_reserve", tile: Tile, } | { "why": "level_too_low", tile: Tile, needed: number, have: number, } | { "why": "needs_hexagon_plus1", tile: Tile, level: number, } | { "why": "stock_used_up", tile: Tile, } | { "why": "no_ownership_cube", cubes: number, } | { "why": "too_few_cubes", cube: Cube, needed: number, have: number, } | { "why": "nothing_to_choose", hex: Hex, } | { "why": "no_such_cube", cube: Cube, hex: Hex, } | { "why": "harvest_is_mandatory", hex: Hex, } | { "why": "already_crafted", craft: Craft, } | { "why": "no_tunnel_left", most: number, } | { "why": "tunnel_hex_not_empty", hex: Hex, } | { "why": "tunnel_not_beside_yours", hex: Hex, } | { "why": "deepest_level" } | { "why": "no_nurse_left", most: number, } | { "why": "too_few_larvae_for_nurse", needed: number, have: number, } | { "why": "objective_not_in_play", objective: Objective, } | { "why": "objective_completed", objective: Objective, } | { "why": "objective_locked", objective: Objective, level: number, } | { "why": "objective_unmet", objective: Objective, counted: Counted, needed: number, have: number, } | { "why": "objective_not_connected", objective: Objective, needed: number, have: number, largest: number, } | { "why": "mix_does_not_add_up", least: number, most: number, asked: number, } | { "why": "cannot_pick", hex: Hex, } | { "why": "nothing_to_discard", cube: Cube, };

export type LevelPlusOne = "all" | "pheromones";

/**
 * The most of each that a player can have.
 */
export type Limits = {
/**
 * Workers and soldiers together.
 */
ants: number,
/**
 * Those on objectives included.
 */
nurses: number,
/**
 * The starting one included.
 */
tunnels: number,
/**
 * Cubes to mark special tiles with.
 */
ownership_cubes: number, };

/**
 * A tile as it lies, for facts and positions.
 */
export type Lying = { tile: Tile, turn: number, at: Hex, };

/**
 * An action, told in its one-line notation.
 */
export type Notation = string;

export type Objective = "food_3" | "earth_or_stone_2" | "larvae_5" | "prey_2" | "soldiers_2" | "special_tiles_2" | "pheromones_4" | "food_5" | "stone_3" | "larvae_9" | "prey_3" | "special_tiles_3" | "nurses_6" | "colony_level_2" | "stone_5" | "earth_or_stone_6" | "prey_4" | "nurses_8" | "colony_level_3" | "pheromones_7";

export type ObjectiveBonus = { seat: Seat,
/**
 * With what VP+1 adds.
 */
points: number, };

export type ObjectiveKind = { objective: Objective,
/**
 * 1, 2 or 3.
 */
level: number, points: number, asks: Demand, };

export type ObjectiveOutlook = { objective: Objective, level: number,
/**
 * What completing it scores, with what VP+1 adds.
 */
points: number, needed: number, have: number, actions: Array<Notation>, illegal: Refusal | null,
/**
 * What the others score when it is completed now.
 */
bonus: Array<ObjectiveBonus>, };

export type Obstacle = "water" | "edge" | "zone";

/**
 * What the players agree on before the game.
 *
 * A switch that is not given follows `variant`: the rulebooks, or the third-party manual whose differences are exactly
 * these switches together. A switch that is given wins.
 */
export type Options = { players: number, variant: Variant,
/**
 * The first player; drawn at random when absent. Ruling myrmes/starts.
 */
first_seat?: Seat, supply?: CubeSupply, event_shift?: EventShift, season_dice?: SeasonDice, pheromone_points?: Worth, clearing_points?: Worth, level_plus_one?: LevelPlusOne, first_player_passes?: Passes, foreign_tunnel?: ForeignTunnel, };

/**
 * What a viewer can see coming. Everything but `colonies` is there only while the viewer's seat decides about it.
 */
export type Outlook = {
/**
 * Seat by seat.
 */
colonies: Array<ColonyOutlook>,
/**
 * The spaces of the event track, left to right.
 */
event?: Array<EventOutlook>, births?: BirthsOutlook,
/**
 * While a worker of the seat is outside.
 */
sortie?: SortieOutlook,
/**
 * While the seat may send a worker.
 */
rooms?: Array<RoomOutlook>,
/**
 * While it is the seat's turn in the workers phase: the ten tiles in their fixed order.
 */
tiles?: Array<TileOutlook>, harvest?: HarvestOutlook, atelier?: AtelierOutlook,
/**
 * While the storeroom is to be cleared at the end of a season.
 */
storing?: StoringOutlook, winter?: WinterOutlook, };

export type Passes = "season" | "year";

/**
 * The objective whose choices are being made, with the tiles picked so far.
 */
export type PendingPosition = { objective: Objective, picked: Array<Hex>, };

export type Phase = "event" | "births" | "workers" | "harvest" | "atelier" | "end_of_season" | "winter" | "over";

/**
 * A pheromone in the garden. Without `cubes` it carries all that grow on its hexes.
 */
export type PheromonePosition = { tile: Tile, turn: number, at: Hex, cubes: Cubes | null, };

/**
 * A way to place a tile.
 */
export type Placing = { action: Notation, tile: Tile, turn: number, at: Hex, cells: Array<Hex>,
/**
 * Points, with what VP+1 adds.
 */
score: number,
/**
 * The cubes that come to lie on it.
 */
cubes: Cubes, pays: Cubes, };

/**
 * What a seat has chosen in a simultaneous phase. It changes nothing on the table until all have answered, so that
 * neither the order of the answers matters nor anything of them shows.
 */
export type Plan = { answered: boolean, sacrifices: number,
/**
 * Event and births.
 */
step: Step, event: Bonus, nurses: [number, number, number, number], newborn_workers: number,
/**
 * Harvest: cubes taken from each own pheromone and scavenging, in reading order.
 */
taken: Array<[number, number, number]>, scavenged: [Cube | null, Cube | null, Cube | null, Cube | null, Cube | null, Cube | null, Cube | null, Cube | null], extras: number,
/**
 * End of season.
 */
discards: [number, number, number], };

export type Prey = "ladybug" | "termite" | "spider";

export type PreyKind = { prey: Prey,
/**
 * Tokens of it in the box.
 */
count: number, soldiers: number, food: number, points: number, };

/**
 * How far an objective is met.
 */
export type Progress = { objective: Objective, needed: number, have: number, };

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

export type Room = "gestation" | "larder" | "quarry" | "queen";

export type RoomKind = { room: Room, level: number, };

/**
 * A room in which a worker can work.
 */
export type RoomOutlook = { room: Room, level: number,
/**
 * Each of these sends a worker there: one of them is to be chosen.
 */
actions: Array<Notation>, illegal: Refusal | null, };

/**
 * Points, with the one that VP+1 adds apart.
 */
export type Scored = { source: Source, points: number, vp_plus_1: number, };

export type Season = "spring" | "summer" | "autumn";

export type SeasonDice = "year" | "season";

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * A set of seats, as small as a byte.
 */
export type SeatSet = Array<number>;

export type SortieOutlook = {
/**
 * On a tile its anchor.
 */
at: Hex,
/**
 * Movement points left.
 */
points: number,
/**
 * The hexes of the space the worker stands on.
 */
cells: Array<Hex>,
/**
 * The cheapest way, by points and then by soldiers, to every other space within reach.
 */
reach: Array<Way>,
/**
 * Every way to place a tile here.
 */
placements: Array<Placing>,
/**
 * Why no tile can be placed here, whichever it is.
 */
place_illegal: Refusal | null,
/**
 * Every way to clear the pheromone here: one for each hex on which the worker can stand then.
 */
clear: Array<Clearing>,
/**
 * Why nothing can be cleared here.
 */
clear_illegal: Refusal | null, };

/**
 * The worker outside: on a tile it stands on its anchor.
 */
export type SortiePosition = { at: Hex, points: number, };

export type Source = "pheromone" | "special_tile" | "prey" | "clearing" | "queen" | "sub_colony" | "objective" | "objective_bonus" | "vp_plus_1" | "winter";

export type Step = "event" | "larvae" | "soldiers" | "workers" | "atelier" | "newborn" | "done";

export type StoringOutlook = { limit: number,
/**
 * Cubes still to be discarded.
 */
too_many: number,
/**
 * The stock with what is chosen so far.
 */
left: Cubes, };

export type Terrain = "grass" | "earth" | "stone" | "mushroom" | "water";

export type Tile = "pair2" | "line3" | "triangle3" | "rhombus4" | "hook4" | "trapezoid5" | "triangle6" | "aphid_farm" | "scavenging" | "sub_colony";

export type TileKind = { tile: Tile, special: boolean,
/**
 * Pheromones: in each player's reserve at the start. Special tiles: in the stock that all share, aphid farms and
 * scavengings being two sides of the same tiles.
 */
count: number,
/**
 * What placing it is worth.
 */
points: number, level: number, needs_event: Bonus | null, pays: Cubes,
/**
 * For each turn the hexes from the anchor, which is the first of them in reading order.
 */
turns: Array<Array<Hex>>,
/**
 * So many of the turns need no mirror; each is a sixth clockwise further than the one before. The mirrored ones
 * follow, in the same order.
 */
unmirrored: number, };

/**
 * A tile, wherever it could be placed.
 */
export type TileOutlook = { tile: Tile,
/**
 * In the seat's reserve; of special tiles in the stock that all share.
 */
left: number,
/**
 * Why none can be placed, wherever the worker stands.
 */
illegal: Refusal | null, };

export type Track = "larvae" | "soldiers" | "workers" | "atelier";

export type Variant = "rulebook" | "manual";

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
to_act: SeatSet, year: number, season: Season, phase: Phase, first: Seat,
/**
 * Whose turn it is in the phases played in turn; the first player where absent.
 */
turn: Seat | null,
/**
 * Spring, summer, autumn; 0 where the die has left the board or is not rolled yet.
 */
dice: [number, number, number] | null,
/**
 * Two of each level.
 */
objectives: Array<Objective>, prey: { [key in Hex]: Prey },
/**
 * Special tiles that gave up their cube.
 */
orphans: Array<Lying>, sortie?: SortiePosition, pending?: PendingPosition,
/**
 * Seats that were asked something in this simultaneous phase.
 */
asked?: SeatSet,
/**
 * Larvae, food, earth and stone left in the box. Told for reading; it follows from all the rest.
 */
supply?: [number, number, number, number],
/**
 * Fewer than there are seats will do.
 */
colonies: Array<ColonyPosition>, };

/**
 * A way to a space.
 */
export type Way = {
/**
 * On a tile its anchor.
 */
to: Hex,
/**
 * The hexes of the space.
 */
cells: Array<Hex>,
/**
 * The spaces entered, the last one included.
 */
path: Array<Hex>,
/**
 * What to send, in this order.
 */
actions: Array<Notation>,
/**
 * What it costs: movement points and soldiers.
 */
points: number, soldiers: number, hunts: Array<HuntOnTheWay>,
/**
 * What the hunts bring.
 */
food: number, score: number, };

export type What = { "what": "start_drawn", at: Hex, } | { "what": "prey_laid", at: Hex, prey: Prey, } | { "what": "objectives_drawn", objectives: Array<Objective>, } | { "what": "first_player", by_chance: boolean, } | { "what": "dice_rolled", year: number, dice: Array<[Season, number]>, } | { "what": "season_began", year: number, season: Season, event: Bonus, } | { "what": "phase_began", phase: Phase, } | { "what": "chose", action: Action, } | { "what": "revealed", phase: Phase, } | { "what": "larvae_sacrificed", larvae: number, food: number, } | { "what": "event_set", from: Bonus, to: Bonus, larvae: number, } | { "what": "nurses_placed", larvae: number, soldiers: number, workers: number, atelier: number, } | { "what": "born", larvae: number, soldiers: number, workers: number, ants_lost: number, larvae_lost: number, } | { "what": "worked_in", room: Room, larvae: number, gained: Cubes, paid: Cubes, scored: Scored | null, } | { "what": "worker_left", by: Hex, points: number, } | { "what": "worker_moved", from: Hex, to: Hex, points_left: number, soldier_for: Seat | null, } | { "what": "prey_hunted", at: Hex, prey: Prey, soldiers: number, food: number, points_left: number, scored: Scored | null, } | { "what": "pheromone_cleared", pheromone: Lying, owner: Seat, stands_on: Hex, earth: number, scored: Scored | null, } | { "what": "tile_placed", tile: Lying, cubes: Cubes, paid: Cubes, scored: Scored | null, } | { "what": "worker_discarded", at: Hex, } | { "what": "harvested", from: Hex, cubes: Cubes, } | { "what": "farm_harvested", at: Hex, cubes: Cubes, } | { "what": "sub_colony_harvested", at: Hex, scored: Scored, } | { "what": "tunnel_placed", at: Hex, earth: number, } | { "what": "level_dug", level: number, paid: Cubes, } | { "what": "nurse_made", food: number, larvae: number, } | { "what": "objective_begun", objective: Objective, } | { "what": "tile_picked", at: Hex, } | { "what": "objective_completed", objective: Objective, given: Given, scored: Scored, } | { "what": "objective_bonus", objective: Objective, completed_by: Seat, scored: Scored, } | { "what": "atelier_left", idle: number, } | { "what": "stored", kept: Cubes, discarded: Cubes, } | { "what": "workers_returned", workers: number, } | { "what": "season_ended", season: Season, } | { "what": "first_player_passed" } | { "what": "wintered", due: number,
/**
 * Food that soldiers spare the colony.
 */
guarded: number, paid: number, missing: number, points: number, } | { "what": "game_ended", scores: Array<number>, };

export type WinterChoice = {
/**
 * Sacrifices made from here on.
 */
sacrifices: number, missing: number, points: number,
/**
 * What to send, in this order.
 */
actions: Array<Notation>, };

export type WinterOutlook = {
/**
 * Every number of sacrifices from here on.
 */
choices: Array<WinterChoice>, };

/**
 * What the winter of this year costs a colony as it stands.
 */
export type WinterReckoning = {
/**
 * Food due before soldiers are counted.
 */
due: number,
/**
 * Food that soldiers spare the colony.
 */
guarded: number,
/**
 * Food in stock.
 */
food: number, missing: number,
/**
 * Points lost, so never more than 0.
 */
points: number, };

export type Worth = "printed" | "size";
