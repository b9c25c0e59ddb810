//! The pieces of the box, by the names the rulebook gives them.

use game_core::named;

named! {
    /// A cube of the storeroom.
    pub enum Cube { Food = "food", Earth = "earth", Stone = "stone" }
}

named! {
    /// The terrain of a garden hex.
    pub enum Terrain {
        Grass = "grass",
        Earth = "earth",
        Stone = "stone",
        /// Sterile: can be covered, but yields nothing.
        Mushroom = "mushroom",
        /// Cannot be entered or covered.
        Water = "water",
    }
}

impl Terrain {
    /// The cube that a covered hex of this terrain puts on a pheromone.
    pub const fn yields(self) -> Option<Cube> {
        match self {
            Terrain::Grass => Some(Cube::Food),
            Terrain::Earth => Some(Cube::Earth),
            Terrain::Stone => Some(Cube::Stone),
            Terrain::Mushroom | Terrain::Water => None,
        }
    }
}

named! {
    /// A prey token.
    pub enum Prey { Ladybug = "ladybug", Termite = "termite", Spider = "spider" }
}

named! {
    /// A tile that can be placed in the garden: the seven pheromones first, then the three special
    /// tiles.
    pub enum Tile {
        Pair2 = "pair2",
        Line3 = "line3",
        Triangle3 = "triangle3",
        Rhombus4 = "rhombus4",
        Hook4 = "hook4",
        Trapezoid5 = "trapezoid5",
        Triangle6 = "triangle6",
        AphidFarm = "aphid_farm",
        Scavenging = "scavenging",
        SubColony = "sub_colony",
    }
}

impl Tile {
    pub const PHEROMONES: usize = 7;

    pub const fn is_special(self) -> bool {
        self.idx() >= Tile::PHEROMONES
    }
}

named! {
    /// A space of the event track, left to right. A season die showing `n` points to the space with
    /// index `n`.
    pub enum Bonus {
        LevelPlus1 = "level_plus_1",
        VpPlus1 = "vp_plus_1",
        LarvaePlus2 = "larvae_plus_2",
        HarvestPlus3 = "harvest_plus_3",
        MovePlus3 = "move_plus_3",
        SoldierPlus1 = "soldier_plus_1",
        HexagonPlus1 = "hexagon_plus_1",
        WorkerPlus1 = "worker_plus_1",
    }
}

impl Bonus {
    /// The name as players say it.
    pub const fn title(self) -> &'static str {
        match self {
            Bonus::LevelPlus1 => "Level+1",
            Bonus::VpPlus1 => "VP+1",
            Bonus::LarvaePlus2 => "Larvae+2",
            Bonus::HarvestPlus3 => "Harvest+3",
            Bonus::MovePlus3 => "Move+3",
            Bonus::SoldierPlus1 => "Soldier+1",
            Bonus::HexagonPlus1 => "Hexagon+1",
            Bonus::WorkerPlus1 => "Worker+1",
        }
    }
}

named! {
    /// A place for nurses in the births phase: the three birth tracks, then the atelier.
    pub enum Track { Larvae = "larvae", Soldiers = "soldiers", Workers = "workers", Atelier = "atelier" }
}

named! {
    /// A room of the ant colony, by level.
    pub enum Room { Gestation = "gestation", Larder = "larder", Quarry = "quarry", Queen = "queen" }
}

named! {
    /// An action of the atelier. Each may be taken once per season.
    pub enum Craft { Tunnel = "tunnel", Level = "level", Nurse = "nurse", Objective = "objective" }
}

named! {
    pub enum Season { Spring = "spring", Summer = "summer", Autumn = "autumn" }
}

named! {
    /// Where points come from.
    pub enum Source {
        Pheromone = "pheromone",
        SpecialTile = "special_tile",
        Prey = "prey",
        Clearing = "clearing",
        Queen = "queen",
        SubColony = "sub_colony",
        Objective = "objective",
        ObjectiveBonus = "objective_bonus",
        VpPlus1 = "vp_plus_1",
        Winter = "winter",
    }
}

named! {
    /// The objective tiles, level by level.
    pub enum Objective {
        Food3 = "food_3",
        EarthOrStone2 = "earth_or_stone_2",
        Larvae5 = "larvae_5",
        Prey2 = "prey_2",
        Soldiers2 = "soldiers_2",
        SpecialTiles2 = "special_tiles_2",
        Pheromones4 = "pheromones_4",
        Food5 = "food_5",
        Stone3 = "stone_3",
        Larvae9 = "larvae_9",
        Prey3 = "prey_3",
        SpecialTiles3 = "special_tiles_3",
        Nurses6 = "nurses_6",
        ColonyLevel2 = "colony_level_2",
        Stone5 = "stone_5",
        EarthOrStone6 = "earth_or_stone_6",
        Prey4 = "prey_4",
        Nurses8 = "nurses_8",
        ColonyLevel3 = "colony_level_3",
        Pheromones7 = "pheromones_7",
    }
}
