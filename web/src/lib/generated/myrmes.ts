// The types Myrmes shares with the page, generated from crates/myrmes: do not edit.
// UPDATE_EXPECT=1 cargo test -p myrmes --test all typescript regenerates it.

/**
 * What a seat can do.
 *
 * An action names a tile by its first hex in reading order (its *anchor*), because a tile is one
 * space: all its hexes stand for the same place. Each variant starts with an example of its
 * notation (`Display`, `FromStr`).
 */
export type Action = { "do": "sacrifice" } | { "do": "event", to: Bonus, } | { "do": "nurses", on: Track, count: number, } | { "do": "newborn", workers: number, } | { "do": "work", room: Room, } | { "do": "quarry", cube: Cube, } | { "do": "leave", tunnel: Hex, } | { "do": "step", to: Hex, } | { "do": "hunt", at: Hex, } | { "do": "clear", stand: Hex, } | { "do": "place", tile: Tile, turn: number, at: Hex, } | { "do": "stop" } | { "do": "take", cube: Cube, from: Hex, } | { "do": "tunnel", at: Hex, } | { "do": "level" } | { "do": "nurse" } | { "do": "objective", objective: Objective, } | { "do": "pay", earth: number, } | { "do": "empty", at: Hex, } | { "do": "unmark", at: Hex, } | { "do": "discard", cube: Cube, } | { "do": "done" };

export type Asked = "event" | "larvae_nurses" | "soldier_nurses" | "worker_nurses" | "atelier_nurses" | "newborn" | "worker" | "sortie" | "harvest" | "extra_harvest" | "atelier" | "objective_cubes" | "objective_pheromones" | "objective_special_tiles" | "storage" | "winter";

export type AtelierOutlook = {
/**
 * Nurses that have not acted yet.
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
 * Nurses on larvae, soldiers, workers and in the atelier, including those already placed.
 */
nurses: [number, number, number, number],
/**
 * What is born, including what the event adds.
 */
larvae: number,
/**
 * If `newborn` leaves a choice, these assume as many workers as possible.
 */
soldiers: number, workers: number,
/**
 * Nurses in the atelier.
 */
atelier: number,
/**
 * Ants that exceed the limit.
 */
ants_lost: number,
/**
 * Larvae that are missing from the supply.
 */
larvae_lost: number,
/**
 * If the seat has to choose after these actions how many of the newborn ants under the limit
 * are workers: the possible numbers, in ascending order. Empty if there is no such choice.
 */
newborn: Array<NewbornChoice>,
/**
 * The actions to send, in this order.
 */
actions: Array<Notation>, };

/**
 * What is born for each number of nurses on a track, and how many nurses fit into the atelier.
 */
export type BirthTracks = { larvae: [number, number, number, number], soldiers: [number, number, number, number], workers: [number, number, number, number, number], atelier: number, };

export type BirthsOutlook = {
/**
 * All nurses of the colony, including those already placed.
 */
nurses: number,
/**
 * Places on the larvae, soldiers and workers tracks and in the atelier.
 */
places: [number, number, number, number],
/**
 * All ways to complete the births from here.
 */
plans: Array<BirthPlan>, };

export type Bonus = "level_plus_1" | "vp_plus_1" | "larvae_plus_2" | "harvest_plus_3" | "move_plus_3" | "soldier_plus_1" | "hexagon_plus_1" | "worker_plus_1";

/**
 * A way to clear the pheromone under the worker.
 */
export type Clearing = { action: Notation,
/**
 * The hex on which the worker then stands.
 */
stand: Hex,
/**
 * Points, including those that VP+1 adds.
 */
score: number, owner: Seat, pays: Cubes, };

/**
 * What follows from the current state of a colony's board.
 */
export type ColonyOutlook = {
/**
 * How many cubes the storeroom can hold at the end of the season.
 */
store_limit: number,
/**
 * The level up to which rooms and special tiles can be used, including Level+1 where it
 * applies.
 */
reaches_level: number,
/**
 * The cost of winter if it came now; absent after the last one.
 */
winter: WinterReckoning | null,
/**
 * Progress on the objectives in play, including those the colony cannot complete yet.
 */
objectives: Array<Progress>, };

/**
 * A player's individual board.
 */
export type ColonyPosition = { score: number,
/**
 * Points by source. Any remaining points in `score`, apart from the starting points, were
 * scored before the position was set up.
 */
scored: { [key in Source]?: number }, level: number,
/**
 * Defaults to the event on the season's die.
 */
event: Bonus | null, larvae: number, food: number, earth: number, stone: number, soldiers: number, workers: number, rooms: Array<Room>, nurses: number, atelier: number, crafted: Array<Craft>,
/**
 * Tokens of hunted prey.
 */
prey: { [key in Prey]?: number },
/**
 * Completed objectives, each with the season of the game, from 1 to 9.
 */
completed: { [key in Objective]?: number },
/**
 * Pheromones in reserve; defaults to all that are not in the garden.
 */
hand: { [key in Tile]?: number } | null,
/**
 * Defaults to the seat's start space.
 */
tunnels: Array<Hex> | null, pheromones: Array<PheromonePosition>, specials: Array<Lying>,
/**
 * The choices made so far in a simultaneous phase.
 */
plan?: Plan, };

/**
 * The facts about a table that never change during the game.
 */
export type Components = { players: number,
/**
 * The hexes in play, in reading order.
 */
hexes: Array<GardenHex>,
/**
 * The hexes of the first tunnels. The setup draws which player starts where.
 */
starts: Array<Hex>, prey_spots: Array<Hex>,
/**
 * The ten tiles in their fixed order.
 */
tiles: Array<TileKind>, prey: Array<PreyKind>,
/**
 * All objectives, including those not in play.
 */
objectives: Array<ObjectiveKind>,
/**
 * Points for each player who completed an objective in an earlier season, when another player
 * completes it.
 */
bonus_to_others: number,
/**
 * The event track, left to right.
 */
events: [Bonus, Bonus, Bonus, Bonus, Bonus, Bonus, Bonus, Bonus],
/**
 * Larvae it costs to push the event cube by one space.
 */
larvae_per_space: number, births: BirthTracks,
/**
 * The rooms in which a worker can work, by level.
 */
rooms: Array<RoomKind>,
/**
 * The cost of digging from each level to the next.
 */
dig: [Cubes, Cubes, Cubes],
/**
 * Food due in the winter of each year.
 */
winter: [number, number, number],
/**
 * Points lost for each missing food.
 */
lost_per_missing_food: number,
/**
 * Larvae sacrificed for one food.
 */
sacrifice: number,
/**
 * How many cubes the storeroom can hold, by level.
 */
store_limits: [number, number, number, number], limits: Limits, start_score: number, };

export type Counted = "food" | "earth" | "stone" | "earth_or_stone" | "larvae" | "prey_tokens" | "soldiers" | "special_tiles" | "nurses" | "spare_nurses" | "colony_level" | "pheromones";

export type Craft = "tunnel" | "level" | "nurse" | "objective";

export type CraftOutlook = { craft: Craft, pays: Cubes,
/**
 * Larvae to pay.
 */
larvae: number, gains: Cubes,
/**
 * Any one of these actions does it.
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
 * The player it happened to; absent for events that concern the whole table.
 */
seat?: Seat,
/**
 * Whether the rules left no choice, so no player was asked.
 */
forced?: boolean, } & ({ "what": "start_drawn", at: Hex, } | { "what": "prey_laid", at: Hex, prey: Prey, } | { "what": "objectives_drawn", objectives: Array<Objective>, } | { "what": "first_player", by_chance: boolean, } | { "what": "dice_rolled", year: number, dice: Array<[Season, number]>, } | { "what": "season_began", year: number, season: Season, event: Bonus, } | { "what": "phase_began", phase: Phase, } | { "what": "chose", action: Action, } | { "what": "revealed", phase: Phase, } | { "what": "larvae_sacrificed", larvae: number, food: number, } | { "what": "event_set", from: Bonus, to: Bonus, larvae: number, } | { "what": "nurses_placed", larvae: number, soldiers: number, workers: number, atelier: number, } | { "what": "born", larvae: number, soldiers: number, workers: number, ants_lost: number, larvae_lost: number, } | { "what": "worked_in", room: Room, larvae: number, gained: Cubes, paid: Cubes, scored: Scored | null, } | { "what": "worker_left", by: Hex, points: number, } | { "what": "worker_moved", from: Hex, to: Hex, points_left: number, soldier_for: Seat | null, } | { "what": "prey_hunted", at: Hex, prey: Prey, soldiers: number, food: number, points_left: number, scored: Scored | null, } | { "what": "pheromone_cleared", pheromone: Lying, owner: Seat, stands_on: Hex, earth: number, scored: Scored | null, } | { "what": "tile_placed", tile: Lying, cubes: Cubes, paid: Cubes, scored: Scored | null, } | { "what": "worker_discarded", at: Hex, } | { "what": "harvested", from: Hex, cubes: Cubes, } | { "what": "farm_harvested", at: Hex, cubes: Cubes, } | { "what": "sub_colony_harvested", at: Hex, scored: Scored, } | { "what": "tunnel_placed", at: Hex, earth: number, } | { "what": "level_dug", level: number, paid: Cubes, } | { "what": "nurse_made", food: number, larvae: number, } | { "what": "objective_begun", objective: Objective, } | { "what": "tile_picked", at: Hex, } | { "what": "objective_completed", objective: Objective, given: Given, scored: Scored, } | { "what": "objective_bonus", objective: Objective, completed_by: Seat, scored: Scored, } | { "what": "atelier_left", idle: number, } | { "what": "stored", kept: Cubes, discarded: Cubes, } | { "what": "workers_returned", workers: number, } | { "what": "season_ended", season: Season, } | { "what": "first_player_passed" } | { "what": "wintered", due: number,
/**
 * Food saved by soldiers.
 */
guarded: number, paid: number, missing: number, points: number, } | { "what": "game_ended", scores: Array<number>, });

export type EventKind = { "what": "start_drawn", at: Hex, } | { "what": "prey_laid", at: Hex, prey: Prey, } | { "what": "objectives_drawn", objectives: Array<Objective>, } | { "what": "first_player", by_chance: boolean, } | { "what": "dice_rolled", year: number, dice: Array<[Season, number]>, } | { "what": "season_began", year: number, season: Season, event: Bonus, } | { "what": "phase_began", phase: Phase, } | { "what": "chose", action: Action, } | { "what": "revealed", phase: Phase, } | { "what": "larvae_sacrificed", larvae: number, food: number, } | { "what": "event_set", from: Bonus, to: Bonus, larvae: number, } | { "what": "nurses_placed", larvae: number, soldiers: number, workers: number, atelier: number, } | { "what": "born", larvae: number, soldiers: number, workers: number, ants_lost: number, larvae_lost: number, } | { "what": "worked_in", room: Room, larvae: number, gained: Cubes, paid: Cubes, scored: Scored | null, } | { "what": "worker_left", by: Hex, points: number, } | { "what": "worker_moved", from: Hex, to: Hex, points_left: number, soldier_for: Seat | null, } | { "what": "prey_hunted", at: Hex, prey: Prey, soldiers: number, food: number, points_left: number, scored: Scored | null, } | { "what": "pheromone_cleared", pheromone: Lying, owner: Seat, stands_on: Hex, earth: number, scored: Scored | null, } | { "what": "tile_placed", tile: Lying, cubes: Cubes, paid: Cubes, scored: Scored | null, } | { "what": "worker_discarded", at: Hex, } | { "what": "harvested", from: Hex, cubes: Cubes, } | { "what": "farm_harvested", at: Hex, cubes: Cubes, } | { "what": "sub_colony_harvested", at: Hex, scored: Scored, } | { "what": "tunnel_placed", at: Hex, earth: number, } | { "what": "level_dug", level: number, paid: Cubes, } | { "what": "nurse_made", food: number, larvae: number, } | { "what": "objective_begun", objective: Objective, } | { "what": "tile_picked", at: Hex, } | { "what": "objective_completed", objective: Objective, given: Given, scored: Scored, } | { "what": "objective_bonus", objective: Objective, completed_by: Seat, scored: Scored, } | { "what": "atelier_left", idle: number, } | { "what": "stored", kept: Cubes, discarded: Cubes, } | { "what": "workers_returned", workers: number, } | { "what": "season_ended", season: Season, } | { "what": "first_player_passed" } | { "what": "wintered", due: number,
/**
 * Food saved by soldiers.
 */
guarded: number, paid: number, missing: number, points: number, } | { "what": "game_ended", scores: Array<number>, };

/**
 * A space of the event track.
 */
export type EventOutlook = { to: Bonus,
/**
 * The larvae it costs to push the cube there.
 */
larvae: number, within_reach: boolean, action: Notation, illegal: Refusal | null, };

export type EventShift = "both" | "right";

export type ForeignTunnel = "free" | "soldier";

export type GardenHex = { at: Hex, terrain: Terrain, };

/**
 * What completing an objective cost.
 */
export type Given = { cubes: Cubes, larvae: number, soldiers: number, nurses: number, levels: number, prey: Array<Prey>, emptied: Array<Hex>,
/**
 * Cubes from the emptied pheromones.
 */
from_tiles: Cubes, unmarked: Array<Hex>, };

export type HarvestOutlook = {
/**
 * How many more cubes the seat may take because of Harvest+3, beyond those it must take.
 */
extra: number,
/**
 * Pheromones and scavengings for which the seat still has to choose a cube, in the order of
 * the questions, with the cubes it can choose from.
 */
must: Array<HarvestTile>,
/**
 * Pheromones with the cubes left on them for the extra harvest. One cube of each pheromone
 * that is also in `must` has to be taken first.
 */
may: Array<HarvestTile>,
/**
 * The stock after the harvest, counting only what is already chosen or certain.
 */
store: Cubes,
/**
 * Points from sub-colonies, including those that VP+1 adds.
 */
score: number,
/**
 * How many cubes the storeroom can hold at the end of the season.
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
 * The maximum of each that a player can have.
 */
export type Limits = {
/**
 * Workers and soldiers together.
 */
ants: number,
/**
 * Including nurses on objectives.
 */
nurses: number,
/**
 * Including the first one.
 */
tunnels: number,
/**
 * Cubes for marking special tiles.
 */
ownership_cubes: number, };

/**
 * A tile as it is placed in the garden, for events and positions.
 */
export type Lying = { tile: Tile, turn: number, at: Hex, };

/**
 * A number of workers among the newborn ants.
 */
export type NewbornChoice = { workers: number,
/**
 * To be sent after those of the plan.
 */
action: Notation, };

/**
 * An action in its one-line notation, as the server wrote it.
 */
export type Notation = string & { readonly from: "server" };

export type Objective = "food_3" | "earth_or_stone_2" | "larvae_5" | "prey_2" | "soldiers_2" | "special_tiles_2" | "pheromones_4" | "food_5" | "stone_3" | "larvae_9" | "prey_3" | "special_tiles_3" | "nurses_6" | "colony_level_2" | "stone_5" | "earth_or_stone_6" | "prey_4" | "nurses_8" | "colony_level_3" | "pheromones_7";

export type ObjectiveBonus = { seat: Seat,
/**
 * Including those that VP+1 adds.
 */
points: number, };

export type ObjectiveKind = { objective: Objective,
/**
 * 1, 2 or 3.
 */
level: number, points: number, asks: Demand, };

export type ObjectiveOutlook = { objective: Objective, level: number,
/**
 * Points for completing it, including those that VP+1 adds.
 */
points: number, needed: number, have: number, actions: Array<Notation>, illegal: Refusal | null,
/**
 * What the other players score if it is completed now.
 */
bonus: Array<ObjectiveBonus>, };

export type Obstacle = "water" | "edge" | "zone";

/**
 * What the players agree on before the game.
 *
 * A switch that is left out follows `variant`: the rulebooks, or a third-party manual whose
 * differences are exactly these switches together. A switch that is given overrides the variant.
 */
export type Options = { players: number, variant: Variant,
/**
 * The first player; random if absent. Ruling myrmes/starts.
 */
first_seat?: Seat, supply?: CubeSupply, event_shift?: EventShift, season_dice?: SeasonDice, pheromone_points?: Worth, clearing_points?: Worth, level_plus_one?: LevelPlusOne, first_player_passes?: Passes, foreign_tunnel?: ForeignTunnel, };

/**
 * What a viewer can foresee. All fields except `colonies` are present only while the viewer's seat
 * has that decision to make.
 */
export type Outlook = {
/**
 * One entry per seat.
 */
colonies: Array<ColonyOutlook>,
/**
 * The spaces of the event track, left to right.
 */
event?: Array<EventOutlook>, births?: BirthsOutlook,
/**
 * While one of the seat's workers is outside.
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
 * While the seat discards cubes from the storeroom at the end of a season.
 */
storing?: StoringOutlook, winter?: WinterOutlook, };

export type Passes = "season" | "year";

/**
 * The objective being completed, with the tiles picked for it so far.
 */
export type PendingPosition = { objective: Objective, picked: Array<Hex>, };

export type Phase = "event" | "births" | "workers" | "harvest" | "atelier" | "end_of_season" | "winter" | "over";

/**
 * A pheromone in the garden. By default it carries all cubes from its hexes.
 */
export type PheromonePosition = { tile: Tile, turn: number, at: Hex, cubes: Cubes | null, };

/**
 * A way to place a tile.
 */
export type Placing = { action: Notation, tile: Tile, turn: number, at: Hex, cells: Array<Hex>,
/**
 * Points, including those that VP+1 adds.
 */
score: number,
/**
 * The cubes placed on it.
 */
cubes: Cubes, pays: Cubes, };

/**
 * The choices of a seat in a simultaneous phase. They take effect only when all seats have
 * answered, so the order of the answers does not matter and nothing is revealed early.
 */
export type Plan = { answered: boolean, sacrifices: number,
/**
 * For event and births.
 */
step: Step, event: Bonus, nurses: [number, number, number, number], newborn_workers: number,
/**
 * For the harvest: cubes taken from each of the seat's pheromones and scavengings, in reading
 * order.
 */
taken: Array<[number, number, number]>, scavenged: [Cube | null, Cube | null, Cube | null, Cube | null, Cube | null, Cube | null, Cube | null, Cube | null], extras: number,
/**
 * For the end of season.
 */
discards: [number, number, number], };

export type Prey = "ladybug" | "termite" | "spider";

export type PreyKind = { prey: Prey,
/**
 * The number of tokens in the box.
 */
count: number, soldiers: number, food: number, points: number, };

/**
 * Progress on an objective.
 */
export type Progress = { objective: Objective, needed: number, have: number,
/**
 * Whether nothing but a nurse in the atelier is missing to complete it.
 */
ready: boolean, };

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

export type Room = "gestation" | "larder" | "quarry" | "queen";

export type RoomKind = { room: Room, level: number, };

/**
 * A room in which a worker can work.
 */
export type RoomOutlook = { room: Room, level: number,
/**
 * Any one of these actions sends a worker there.
 */
actions: Array<Notation>, illegal: Refusal | null, };

/**
 * Points scored, with the point that VP+1 adds listed separately.
 */
export type Scored = { source: Source, points: number, vp_plus_1: number, };

export type Season = "spring" | "summer" | "autumn";

export type SeasonDice = "year" | "season";

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * A set of seats in one byte.
 */
export type SeatSet = Array<number>;

export type SortieOutlook = {
/**
 * The worker's hex; on a tile, the anchor of the tile.
 */
at: Hex,
/**
 * Movement points left.
 */
points: number,
/**
 * The hexes of the space the worker is on.
 */
cells: Array<Hex>,
/**
 * The cheapest way to each other space within reach, by movement points, then by soldiers.
 */
reach: Array<Way>,
/**
 * All ways to place a tile here.
 */
placements: Array<Placing>,
/**
 * Why no tile at all can be placed here.
 */
place_illegal: Refusal | null,
/**
 * All ways to clear the pheromone here, one for each hex on which the worker can then stand.
 */
clear: Array<Clearing>,
/**
 * Why no pheromone can be cleared here.
 */
clear_illegal: Refusal | null, };

/**
 * The worker outside; on a tile, `at` is the tile's anchor.
 */
export type SortiePosition = { at: Hex, points: number, };

export type Source = "pheromone" | "special_tile" | "prey" | "clearing" | "queen" | "sub_colony" | "objective" | "objective_bonus" | "vp_plus_1" | "winter";

export type Step = "event" | "larvae" | "soldiers" | "workers" | "atelier" | "newborn" | "done";

export type StoringOutlook = { limit: number,
/**
 * How many cubes the seat still has to discard.
 */
too_many: number,
/**
 * The stock after the discards chosen so far.
 */
left: Cubes, };

export type Terrain = "grass" | "earth" | "stone" | "mushroom" | "water";

export type Tile = "pair2" | "line3" | "triangle3" | "rhombus4" | "hook4" | "trapezoid5" | "triangle6" | "aphid_farm" | "scavenging" | "sub_colony";

export type TileKind = { tile: Tile, special: boolean,
/**
 * For pheromones, how many are in each player's reserve at the start. For special tiles, how
 * many are in the stock shared by all; aphid farms and scavengings are the two sides of the
 * same tiles.
 */
count: number,
/**
 * Points for placing it.
 */
points: number, level: number, needs_event: Bonus | null, pays: Cubes,
/**
 * The hexes of each orientation, relative to the anchor, which is the first of them in reading
 * order.
 */
turns: Array<Array<Hex>>,
/**
 * How many of the orientations are not mirrored. Each is rotated a sixth clockwise from the
 * one before. The mirrored ones follow in the same order.
 */
unmirrored: number, };

/**
 * A tile, regardless of where it would be placed.
 */
export type TileOutlook = { tile: Tile,
/**
 * How many are left: pheromones in the seat's reserve, special tiles in the stock shared by
 * all.
 */
left: number,
/**
 * Why none can be placed, wherever the worker is.
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
 * The seats that have a decision to make.
 */
to_act: SeatSet, year: number, season: Season, phase: Phase, first: Seat,
/**
 * Whose turn it is, in phases played in turn; defaults to the first player.
 */
turn: Seat | null,
/**
 * The dice of spring, summer and autumn; 0 for a die that has left the board or has not been
 * rolled.
 */
dice: [number, number, number] | null,
/**
 * Two of each level.
 */
objectives: Array<Objective>, prey: { [key in Hex]: Prey },
/**
 * Special tiles whose ownership cube was discarded.
 */
orphans: Array<Lying>, sortie?: SortiePosition, pending?: PendingPosition,
/**
 * Seats that had something to decide in this simultaneous phase.
 */
asked?: SeatSet,
/**
 * Larvae, food, earth and stone left in the box. For information only: if given, it has to
 * match the rest of the position.
 */
supply?: [number, number, number, number],
/**
 * There may be fewer entries than seats; the other colonies are as at the start of a game.
 */
colonies: Array<ColonyPosition>, };

/**
 * A way to a space.
 */
export type Way = {
/**
 * The destination; on a tile, the anchor of the tile.
 */
to: Hex,
/**
 * The hexes of the space.
 */
cells: Array<Hex>,
/**
 * The spaces entered, including the last one.
 */
path: Array<Hex>,
/**
 * The actions to send, in this order.
 */
actions: Array<Notation>,
/**
 * The cost in movement points, then in soldiers.
 */
points: number, soldiers: number, hunts: Array<HuntOnTheWay>,
/**
 * What the hunts give.
 */
food: number, score: number, };

export type WinterChoice = {
/**
 * The number of further sacrifices.
 */
sacrifices: number, missing: number, points: number,
/**
 * The actions to send, in this order.
 */
actions: Array<Notation>, };

export type WinterOutlook = {
/**
 * One choice for each possible number of further sacrifices.
 */
choices: Array<WinterChoice>, };

/**
 * What this year's winter would cost a colony in its current state.
 */
export type WinterReckoning = {
/**
 * Food due before soldiers are taken into account.
 */
due: number,
/**
 * Food saved by soldiers.
 */
guarded: number,
/**
 * Food in stock.
 */
food: number, missing: number,
/**
 * The change in points: 0 or negative.
 */
points: number, };

export type Worth = "printed" | "size";
