//! The pieces of the box, by the names the rulebook gives them.

use game_core::named;

named! {
    /// What a card is.
    pub enum CardType { Event = "event", Evolution = "evolution", ColonyGoal = "colony_goal" }
}

named! {
    /// A section of the ant body. The caste bonus of a head is the soldier's, of a thorax the worker's, of an abdomen the
    /// queen's.
    pub enum Section { Head = "head", Thorax = "thorax", Abdomen = "abdomen" }
}

named! {
    /// What a card may be paid with.
    pub enum Payment { Any = "any", Larvae = "larvae", Ants = "ants" }
}

named! {
    /// How a figure is known.
    pub enum Provenance {
        /// The rulebook says so.
        Rulebook = "rulebook",
        /// Another public source says so.
        Found = "found",
        /// Reconstructed by us, consistent with what is known.
        Reconstructed = "reconstructed",
        /// An owner compared it with the box.
        Box = "box",
    }
}

named! {
    /// The figures of a card whose provenance is recorded.
    pub enum CardFigure {
        /// With the type of the card.
        Name = "name",
        /// When it works, what it does, and for a Colony Goal its condition.
        Effect = "effect",
        Cost = "cost",
        /// For a card that is paid with larvae alone or ants alone.
        Payment = "payment",
        Ferocity = "ferocity",
        /// Of a Colony Goal.
        Points = "points",
        CentipedeSymbol = "centipede_symbol",
    }
}

named! {
    /// The figures of a hex whose provenance is recorded.
    pub enum HexFigure {
        Name = "name",
        /// For a Beyond the Meadow hex.
        Effect = "effect",
        Tunnels = "tunnels",
        Sites = "sites",
        Number = "number",
        Kind = "kind",
        /// A printed centipede or wormhole.
        Icons = "icons",
    }
}

named! {
    /// Where a hex comes from: the two piles of the box, and Beyond the Meadow.
    pub enum HexKind { Starting = "starting", Standard = "standard", Beyond = "beyond" }
}

named! {
    /// What a collection site gives.
    pub enum SiteKind {
        Food = "food",
        /// A single-larva site.
        Larva = "larva",
        DoubleLarvae = "double_larvae",
        Card = "card",
        ColonyPoint = "colony_point",
    }
}

named! {
    /// The common meadow ant and the primitive species on the backs of the nest mats.
    pub enum Species {
        CommonMeadowAnt = "common_meadow_ant",
        CrazyAnt = "crazy_ant",
        NomadicAnt = "nomadic_ant",
        MutantAnt = "mutant_ant",
        RaidingAnt = "raiding_ant",
    }
}

named! {
    /// The cards, one copy each. The data file that lists a card determines its kind.
    pub enum CardId {
        // Events.
        QueensJourney = "queens_journey",
        AdaptiveRadiation = "adaptive_radiation",
        CulturalTheft = "cultural_theft",
        EarlyHarvest = "early_harvest",
        EggStealer = "egg_stealer",
        FrenziedActivity = "frenzied_activity",
        FungalOutbreak = "fungal_outbreak",
        IntoTheUnknown = "into_the_unknown",
        MatingFlight = "mating_flight",
        MysteriousHole = "mysterious_hole",
        RapidMobilization = "rapid_mobilization",
        RoyalJelly = "royal_jelly",
        SneakAttack = "sneak_attack",
        SparrowAttack = "sparrow_attack",
        Swarm = "swarm",
        StrangeAppetite = "strange_appetite",
        ColdSnap = "cold_snap",
        ForagingTrail = "foraging_trail",
        FlashFlood = "flash_flood",
        BroodSurge = "brood_surge",
        // Head evolutions.
        AcrobatHead = "acrobat_head",
        AmazonHead = "amazon_head",
        ArmoredHead = "armored_head",
        ArmyHead = "army_head",
        BlastHead = "blast_head",
        GoldenFireHead = "golden_fire_head",
        ProboscisHead = "proboscis_head",
        TawnyCrazyHead = "tawny_crazy_head",
        TraitorousHead = "traitorous_head",
        TrapjawHead = "trapjaw_head",
        BulletHead = "bullet_head",
        // Thorax evolutions.
        FlyingThorax = "flying_thorax",
        HarvesterThorax = "harvester_thorax",
        ParasiticThorax = "parasitic_thorax",
        ScoutingThorax = "scouting_thorax",
        TunnelingThorax = "tunneling_thorax",
        WeaverThorax = "weaver_thorax",
        SilverThorax = "silver_thorax",
        NursingThorax = "nursing_thorax",
        JumpingThorax = "jumping_thorax",
        GlidingThorax = "gliding_thorax",
        RaftingThorax = "rafting_thorax",
        // Abdomen evolutions.
        CarpenterAbdomen = "carpenter_abdomen",
        HoneypotAbdomen = "honeypot_abdomen",
        LeafCutterAbdomen = "leaf_cutter_abdomen",
        PharoahAbdomen = "pharoah_abdomen",
        StingingAbdomen = "stinging_abdomen",
        ThiefAbdomen = "thief_abdomen",
        BroodingAbdomen = "brooding_abdomen",
        GardeningAbdomen = "gardening_abdomen",
        DraculaAbdomen = "dracula_abdomen",
        GhostAbdomen = "ghost_abdomen",
        HerdingAbdomen = "herding_abdomen",
        // Colony Goals.
        BoundToThePast = "bound_to_the_past",
        EpicStores = "epic_stores",
        GrandEvolution = "grand_evolution",
        UnendingBrood = "unending_brood",
        EyelessOverlords = "eyeless_overlords",
        Outlander = "outlander",
        NurturingHive = "nurturing_hive",
        XenophobicTribe = "xenophobic_tribe",
        ExtensiveTunnel = "extensive_tunnel",
        SymbioticAccord = "symbiotic_accord",
        BaneOfCentipedes = "bane_of_centipedes",
        ConqueringBrood = "conquering_brood",
        HoardedKnowledge = "hoarded_knowledge",
    }
}

named! {
    /// The Great Tunnel, which counts as a hex, and the hexes. Their printed numbers are data.
    pub enum HexId {
        GreatTunnel = "great_tunnel",
        Soil = "soil",
        WatersEdge = "waters_edge",
        Fungalreach = "fungalreach",
        DrySeep = "dry_seep",
        TallSand = "tall_sand",
        LoamyTunnels = "loamy_tunnels",
        Fern = "fern",
        Pebble = "pebble",
        Bark = "bark",
        CloverPatch = "clover_patch",
        MossyStone = "mossy_stone",
        AcornCap = "acorn_cap",
        RottingLog = "rotting_log",
        ToadstoolRing = "toadstool_ring",
        GnarledRoot = "gnarled_root",
        SnailShell = "snail_shell",
        ThistleThicket = "thistle_thicket",
        PuddlesRim = "puddles_rim",
        FallenFeather = "fallen_feather",
        DarkCrevice = "dark_crevice",
        AbandonedSpidersLair = "abandoned_spiders_lair",
        AntLionDen = "ant_lion_den",
        NestOfCentipedes = "nest_of_centipedes",
        SpilledNectar = "spilled_nectar",
        HeartOfTheMeadow = "heart_of_the_meadow",
    }
}

named! {
    /// The phases of a round, and what comes before and after.
    pub enum Phase { Setup = "setup", Worker = "worker", Soldier = "soldier", Queen = "queen", Over = "over" }
}

named! {
    /// Where colony points come from.
    pub enum Source {
        /// Battles won against other players.
        Battles = "battles",
        /// Centipedes destroyed.
        Centipedes = "centipedes",
        /// Collection sites.
        Sites = "sites",
        /// Complete ant bodies.
        Bodies = "bodies",
        /// Events and evolutions.
        Cards = "cards",
        InnerMeadow = "inner_meadow",
        Goals = "goals",
        /// Largest Brood, Greatest Stores, Untold Potential.
        Awards = "awards",
        /// Points taken by a drawback of a primitive species.
        Drawbacks = "drawbacks",
    }
}

named! {
    /// Why ants are destroyed.
    pub enum Cause { Battle = "battle", Event = "event", HexEffect = "hex_effect", Evolution = "evolution", Hunger = "hunger" }
}

named! {
    /// What a seat did, as far as Reactions are concerned.
    pub enum Deed {
        Explore = "explore",
        March = "march",
        Forage = "forage",
        PlayCard = "play_card",
        DanceOfChaos = "dance_of_chaos",
        JourneyOf6000Steps = "journey_of_6000_steps",
        DoubleSplicedGenes = "double_spliced_genes",
        RaidingParty = "raiding_party",
    }
}
