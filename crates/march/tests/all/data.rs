//! The component data this crate carries: the box list, and what the rulebook's examples say.

use march::{
    CardFigure, CardId, CardType, Data, Edge, HexFigure, HexId, HexKind, Provenance, Section, SiteKind, Species,
    data::{Condition, DrawbackEffect, Effect, Gain, HEXES, Slumber, StartPlace, Timing},
};

fn own() -> Data {
    Data::read(&Data::own_files()).expect("the crate's own data are sound")
}

#[test]
fn cards_are_what_their_files_say() {
    let data = own();
    assert!(CardId::ALL.into_iter().all(|id| data.card(id).id == id));
    // Evolutions end with the name of their section.
    for card in data.cards() {
        assert_eq!(card.section.is_some(), card.card_type == CardType::Evolution, "{}", card.name);
        let ending = card.name.rsplit(' ').next().expect("a name has a last word").to_lowercase();
        let named = Section::ALL.into_iter().find(|section| section.name() == ending);
        assert_eq!(named, card.section, "{}", card.name);
    }
}

/// What is known about the box, from the range of the costs to the examples of the rulebook.
#[test]
fn nothing_contradicts_the_sources() {
    assert_eq!(own().warnings(), []);
}

#[test]
fn the_printed_cards_are_as_printed() {
    let data = own();
    let journey = data.card(CardId::QueensJourney);
    assert_eq!((journey.name.as_str(), journey.ferocity), ("A Queen's Journey", 3));
    assert_eq!(journey.effect, Effect::PlaceHex { look: 3, larvae: 1 });
    assert_eq!(journey.known()[&CardFigure::Ferocity], Provenance::Rulebook);
    assert_eq!(journey.known()[&CardFigure::Cost], Provenance::Reconstructed);

    let amazon = data.card(CardId::AmazonHead);
    assert_eq!((amazon.cost, amazon.ferocity, amazon.timing), (1, 2, Timing::BattleWon));
    assert_eq!(amazon.effect, Effect::TakeLarvae { loss: 2, gain: 2 });

    let tunnel = data.card(CardId::ExtensiveTunnel);
    assert_eq!((tunnel.cost, tunnel.may), (2, false));
    assert_eq!(tunnel.slumber, Some(Slumber { condition: Condition::InhabitJoined { hexes: 3 }, points: 2 }));
    assert!(data.cards().filter_map(|card| card.slumber).all(|slumber| slumber.points == 2));
}

#[test]
fn what_is_known_of_the_cards_is_as_much_as_the_sources_give() {
    let data = own();
    let known = |figure, how| data.cards().filter(|card| card.known().get(&figure) == Some(&how)).count();
    let sources = [Provenance::Rulebook, Provenance::Found];
    assert_eq!(sources.map(|how| known(CardFigure::Name, how)), [46, 2]);
    assert_eq!(sources.map(|how| known(CardFigure::Cost, how)), [2, 0]);
    assert_eq!(sources.map(|how| known(CardFigure::Ferocity, how)), [2, 0]);
    assert_eq!(sources.map(|how| known(CardFigure::Effect, how)), [14, 0]);
    let named = |how| data.hexes.by_number().filter(|hex| hex.known()[&HexFigure::Name] == how).count();
    assert_eq!(sources.map(named), [10, 2]);
    assert_eq!(Provenance::ALL.map(|how| known(CardFigure::Name, how)).iter().sum::<usize>(), data.cards().count());
}

#[test]
fn a_card_has_only_the_figures_that_are_printed_on_it() {
    use CardFigure::{Cost, Effect, Ferocity, Name, Payment, Points};
    let data = own();
    let figures = |card| -> Vec<CardFigure> { data.card(card).known().into_keys().collect() };
    assert_eq!(figures(CardId::Swarm), [Name, Effect, Cost, Ferocity]);
    assert_eq!(figures(CardId::SparrowAttack), [Name, Effect, Cost, Payment, Ferocity]);
    assert_eq!(figures(CardId::EpicStores), [Name, Effect, Cost, Ferocity, Points]);
    // The rulebook shows this card in full.
    let amazon = data.card(CardId::AmazonHead).known();
    assert!(amazon.values().all(|&how| how == Provenance::Rulebook), "{amazon:?}");
}

#[test]
fn a_hex_has_only_the_figures_that_are_printed_on_it() {
    let data = own();
    let figures = |hex| data.hexes.get(hex).expect("a hex").known();
    assert!(!figures(HexId::Soil).contains_key(&HexFigure::Effect));
    assert!(!figures(HexId::Soil).contains_key(&HexFigure::Icons));
    assert!(figures(HexId::AntLionDen).contains_key(&HexFigure::Effect));
    assert_eq!(figures(HexId::DarkCrevice)[&HexFigure::Icons], Provenance::Reconstructed);
    let tunnel = data.hexes.great_tunnel.known();
    let (known, ours) = (Provenance::Rulebook, Provenance::Reconstructed);
    assert_eq!(tunnel.into_iter().collect::<Vec<_>>(), [(HexFigure::Name, known), (HexFigure::Tunnels, ours)]);
}

#[test]
fn the_hexes_are_those_of_the_box_list() {
    let data = own();
    assert_eq!(data.hexes.of_kind(HexKind::Starting).count(), 8);
    assert!(data.hexes.by_number().map(|hex| hex.number).eq(1..=HEXES as u8));
    assert_eq!(data.hexes.counters, 15);
    assert!(data.hexes.get(HexId::GreatTunnel).is_none());
    for hex in data.hexes.by_number() {
        assert_eq!(data.hexes.get(hex.id), Some(hex));
        assert_eq!(hex.effect.is_some(), hex.kind == HexKind::Beyond, "{}", hex.name);
        assert!(hex.control_site() < hex.sites().len());
    }
}

#[test]
fn the_great_tunnel_has_two_sides_and_five_rounds() {
    let tunnel = own().hexes.great_tunnel;
    assert_eq!([1, 2, 3, 4, 5].map(|players| tunnel.tunnels(players).len()), [4, 4, 6, 6, 6]);
    let decrees: Vec<_> = tunnel.rounds.iter().map(|round| (round.decree.standard, round.decree.long)).collect();
    let (yes, no) = (Some(true), Some(false));
    assert_eq!(decrees, [(None, true), (yes, true), (yes, true), (yes, false), (no, false)]);
    assert_eq!(tunnel.rounds[1].name, "Early Spring");
}

#[test]
fn colonies_begin_as_the_rulebook_says() {
    let colonies = own().colonies;
    assert_eq!((colonies.nest_mat.mats, colonies.nest_mat.cubes, colonies.nest_mat.colony_goals), (5, 36, 2));
    let begin = |players| {
        let setup = colonies.setup(players).expect("1 to 5 players can begin");
        (setup.larvae, setup.food, setup.cards, setup.ants.place, setup.ants.count)
    };
    for players in 3..=5 {
        assert_eq!(begin(players), (5, 2, 2, StartPlace::GreatTunnel, 1));
    }
    assert_eq!(begin(2), (3, 2, 2, StartPlace::StartingHex, 3));
    assert_eq!(begin(1), (3, 2, 4, StartPlace::StartingHex, 3));
    assert_eq!((colonies.solo.easy_more_larvae, colonies.solo.hard_cards), (3, 2));
    assert_eq!(colonies.setup(6), None);
}

#[test]
fn primitive_species_pay_for_their_action() {
    let colonies = own().colonies;
    let common = colonies.species(Species::CommonMeadowAnt);
    assert_eq!((common.decree.food, common.decree.larvae, common.drawbacks.len()), (2, 5, 0));
    for species in &Species::ALL[1..] {
        let facts = colonies.species(*species);
        assert_eq!((facts.decree.food, facts.decree.larvae, facts.drawbacks.len()), (2, 4, 2), "{species}");
        assert_eq!(facts.action.as_ref().map(|action| action.cost_food), Some(1), "{species}");
    }
    let without = |species| -> Vec<Section> {
        let facts = colonies.species(species);
        Section::ALL.into_iter().filter(|&section| !facts.has_caste_bonus(section)).collect()
    };
    assert_eq!(without(Species::CrazyAnt), [Section::Thorax]);
    assert_eq!(without(Species::NomadicAnt), [Section::Head]);
    assert_eq!(without(Species::MutantAnt), []);
    assert_eq!(without(Species::RaidingAnt), [Section::Abdomen]);
    let raiding = colonies.species(Species::RaidingAnt);
    assert!(raiding.drawbacks.iter().any(|drawback| drawback.effect == DrawbackEffect::StartCards(1)));
}

#[test]
fn dry_seep_has_a_card_site_beside_its_control_site() {
    let data = own();
    let seep = data.hexes.get(HexId::DrySeep).expect("a hex");
    let kinds: Vec<SiteKind> = seep.sites().iter().map(|site| site.kind).collect();
    assert_eq!(kinds, [SiteKind::Food, SiteKind::Card]);
    assert_eq!(seep.control_site(), 0);
}

#[test]
fn waters_edge_and_fungalreach_are_as_their_examples_need() {
    let data = own();
    let edge = data.hexes.get(HexId::WatersEdge).expect("a hex");
    let gives = |kind| edge.sites().iter().any(|site| site.kind == kind);
    assert!(edge.sites().len() >= 3 && gives(SiteKind::Food) && gives(SiteKind::Larva));
    assert!(edge.sites().len() < 7, "seven ants are more than its sites, so it is contested");
    let reach = data.hexes.get(HexId::Fungalreach).expect("a hex");
    assert!(reach.tunnels.contains(Edge::LowerRight) && reach.tunnels.len() < 6);
}

/// The Queen Phase diagram: who inhabits which sites, what Harvest gives, and who controls.
#[test]
fn the_queen_example_comes_out() {
    let data = own();
    let harvest = |sites: &[(HexId, usize)]| {
        let mut sum = Gain::default();
        for &(hex, site) in sites {
            let gain = data.hexes.get(hex).expect("a hex").sites()[site - 1].gain();
            sum.food += gain.food;
            sum.larvae += gain.larvae;
            sum.cards += gain.cards;
            sum.points += gain.points;
        }
        sum
    };
    let controlled = |sites: &[(HexId, usize)]| -> Vec<HexId> {
        let controls = |&(hex, site): &(HexId, usize)| (data.hexes.get(hex)?.control_site() == site - 1).then_some(hex);
        sites.iter().filter_map(controls).collect()
    };
    use HexId::{Bark, DrySeep, LoamyTunnels, Soil, TallSand, WatersEdge};
    let red = [(Soil, 2), (Soil, 3), (Soil, 4), (Bark, 1), (Bark, 2), (Bark, 3), (DrySeep, 2)];
    assert_eq!(harvest(&red), Gain { food: 2, larvae: 4, cards: 1, points: 1 });
    assert_eq!(controlled(&red), [Bark]);

    let blue = [(LoamyTunnels, 1), (LoamyTunnels, 2), (DrySeep, 1)];
    assert_eq!(harvest(&blue), Gain { food: 2, larvae: 1, ..Gain::default() });
    assert_eq!(controlled(&blue), [LoamyTunnels, DrySeep]);

    let soil_and_edge = [(Soil, 1), (WatersEdge, 1), (WatersEdge, 2), (WatersEdge, 3)];
    let sand_and_loam = [(TallSand, 1), (TallSand, 2), (TallSand, 3), (TallSand, 4), (LoamyTunnels, 3)];
    let black: Vec<_> = soil_and_edge.into_iter().chain(sand_and_loam).collect();
    assert_eq!(black.len(), 9);
    assert_eq!(harvest(&black), Gain { food: 2, larvae: 7, ..Gain::default() });
    assert_eq!(controlled(&black), [Soil, WatersEdge, TallSand]);
}
