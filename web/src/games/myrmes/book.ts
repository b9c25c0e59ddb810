// The rules of Myrmes as a book: the order of its chapters and sections. The texts are in locales/*/book-myrmes.ftl.
import type { Book } from '../../lib/book';

export { rests } from './rests';
export { default as Example } from './Example.svelte';

export const book: Book = {
  prefix: 'book-my',
  refusals: 'rule',
  chapters: [
    { id: 'aim', icon: 'vp', sections: [{ id: 'idea' }] },
    {
      id: 'colony',
      icon: 'ant-queen',
      sections: [
        {
          id: 'parts',
          tips: true,
          icons: [
            'ev-level',
            'ant-nurse',
            'ant-nurse',
            'ant-worker',
            'larva',
            'cube-food',
            'ws-level',
            'tunnel',
            'pheromone',
            null,
          ],
          covered: ['Components and setup'],
        },
        { id: 'cubes', rules: ['stock/cubes'] },
        {
          id: 'garden',
          tips: true,
          icons: ['cube-food', 'cube-earth', 'cube-stone'],
          covered: ['Components and setup', 'Workers: placing tiles'],
        },
      ],
    },
    {
      id: 'setup',
      icon: 'players',
      sections: [
        {
          id: 'setting-up',
          events: ['start_drawn', 'prey_laid', 'objectives_drawn', 'first_player'],
          icons: ['ant-nurse', 'ant-worker', 'larva', 'ws-level', 'tunnel', 'vp'],
          covered: ['Components and setup'],
        },
        { id: 'player-count', covered: ['Components and setup'] },
      ],
    },
    {
      id: 'year',
      icon: 'spring',
      sections: [
        {
          id: 'seasons',
          tips: true,
          events: ['dice_rolled', 'season_began', 'phase_began'],
          icons: ['ev-level', 'ant-nurse', 'ant-worker', 'cube-food', 'ws-objective', 'first-player'],
          covered: ['End of the season', 'Winter'],
        },
        {
          id: 'turns',
          events: ['chose', 'revealed'],
          rules: ['turn/order'],
          covered: ['Event', 'Births', 'Workers: the colony', 'Atelier'],
        },
        {
          id: 'sacrifice',
          tips: true,
          events: ['larvae_sacrificed'],
          rules: ['turn/sacrifice'],
          covered: ['Larvae for food'],
        },
      ],
    },
    {
      id: 'event',
      icon: 'ev-level',
      sections: [
        {
          id: 'event-cube',
          tips: true,
          events: ['event_set'],
          examples: ['event-cube'],
          rules: ['event/move_the_cube'],
          covered: ['Event'],
        },
        {
          id: 'events',
          tips: true,
          icons: [
            'ev-level',
            'ev-vp',
            'ev-larvae',
            'ev-harvest',
            'ev-move',
            'ev-soldier',
            'ev-hexagon',
            'ev-worker',
          ],
          covered: ['Event'],
        },
      ],
    },
    {
      id: 'births',
      icon: 'ant-nurse',
      sections: [
        {
          id: 'nurses',
          tips: true,
          events: ['nurses_placed', 'born'],
          examples: ['births'],
          icons: ['larva', 'ant-soldier', 'ant-worker', 'ant-nurse'],
          rules: ['births/nurses'],
          covered: ['Births'],
        },
        { id: 'ant-limit', rules: ['births/ant_limit'], covered: ['Births'] },
      ],
    },
    {
      id: 'workers',
      icon: 'ant-worker',
      sections: [
        { id: 'worker-turns', covered: ['Workers: the colony'] },
        {
          id: 'rooms',
          tips: true,
          events: ['worked_in'],
          icons: ['larva', 'cube-food', 'cube-stone', 'ant-queen'],
          rules: ['workers/ant_colony'],
          covered: ['Workers: the colony'],
        },
      ],
    },
    {
      id: 'sorties',
      icon: 'pheromone',
      sections: [
        {
          id: 'sortie',
          tips: true,
          events: ['worker_left', 'worker_discarded'],
          examples: ['sortie'],
          rules: ['workers/sortie'],
          covered: ['Workers: sortie and movement'],
        },
        {
          id: 'movement',
          events: ['worker_moved'],
          rules: ['workers/movement'],
          covered: ['Workers: sortie and movement'],
        },
        {
          id: 'foreign-tiles',
          tips: true,
          examples: ['foreign-tile'],
          covered: ['Workers: sortie and movement'],
        },
        {
          id: 'hunting',
          tips: true,
          events: ['prey_hunted'],
          examples: ['hunting'],
          icons: ['ladybug', 'termite', 'spider'],
          rules: ['workers/hunt'],
          covered: ['Workers: prey'],
        },
        {
          id: 'placing',
          events: ['tile_placed'],
          examples: ['placing'],
          rules: ['workers/placement'],
          covered: ['Workers: placing tiles'],
        },
        { id: 'pheromones', tips: true, rules: ['workers/pheromone'], covered: ['Workers: placing tiles'] },
        {
          id: 'special-tiles',
          tips: true,
          examples: ['aphid-farm'],
          icons: ['aphid-farm', 'scavenging', 'sub-colony'],
          rules: ['workers/special_tile'],
          covered: ['Workers: placing tiles'],
        },
        {
          id: 'clearing',
          events: ['pheromone_cleared'],
          examples: ['clearing'],
          rules: ['workers/clear'],
          covered: ['Workers: clearing'],
        },
      ],
    },
    {
      id: 'harvest',
      icon: 'ev-harvest',
      sections: [
        {
          id: 'harvesting',
          tips: true,
          events: ['harvested', 'farm_harvested', 'sub_colony_harvested'],
          examples: ['harvest'],
          icons: ['aphid-farm', 'scavenging', 'sub-colony'],
          rules: ['harvest/cubes'],
          covered: ['Harvest'],
        },
      ],
    },
    {
      id: 'atelier',
      icon: 'ws-level',
      sections: [
        {
          id: 'atelier-actions',
          tips: true,
          events: ['atelier_left'],
          examples: ['atelier'],
          icons: ['tunnel', 'ws-level', 'ant-nurse', 'ws-objective'],
          rules: ['atelier/once_each'],
          covered: ['Atelier'],
        },
        {
          id: 'new-tunnel',
          events: ['tunnel_placed'],
          examples: ['new-tunnel'],
          rules: ['atelier/tunnel'],
          covered: ['Atelier'],
        },
        { id: 'new-level', events: ['level_dug'], rules: ['atelier/level'], covered: ['Atelier'] },
        { id: 'new-nurse', events: ['nurse_made'], rules: ['atelier/nurse'], covered: ['Atelier'] },
      ],
    },
    {
      id: 'objectives',
      icon: 'ws-objective',
      sections: [
        {
          id: 'completing',
          tips: true,
          events: ['objective_begun', 'objective_bonus', 'objective_completed', 'tile_picked'],
          rules: ['atelier/objective'],
          covered: ['Objectives'],
        },
        { id: 'objective-list', covered: ['Objectives'] },
      ],
    },
    {
      id: 'season-end',
      icon: 'first-player',
      sections: [
        {
          id: 'storing',
          tips: true,
          events: ['stored', 'workers_returned', 'first_player_passed', 'season_ended'],
          examples: ['storing'],
          rules: ['end_of_season/storage'],
          covered: ['End of the season'],
        },
      ],
    },
    {
      id: 'winter',
      icon: 'winter',
      sections: [
        {
          id: 'feeding',
          tips: true,
          events: ['wintered'],
          examples: ['winter'],
          icons: ['cube-food', 'cube-food', 'cube-food', 'ant-soldier', 'vp'],
          covered: ['Winter', 'Larvae for food'],
        },
      ],
    },
    {
      id: 'end',
      icon: 'm-goal',
      sections: [
        { id: 'victory', events: ['game_ended'], rules: ['end/game_over'], covered: ['End of the game'] },
        {
          id: 'points',
          tips: true,
          icons: [
            'vp',
            'pheromone',
            'aphid-farm',
            'sub-colony',
            'pheromone',
            'spider',
            'ant-queen',
            'ws-objective',
            'ws-objective',
            'winter',
          ],
          covered: ['Event', 'Workers: placing tiles', 'Workers: clearing', 'Objectives'],
        },
      ],
    },
    { id: 'variants', icon: 'settings', sections: [{ id: 'house-rules' }] },
  ],
  card: {
    left: ['event', 'births', 'workers', 'harvest', 'atelier', 'end', 'winter'],
    right: ['events', 'levels', 'pheromones', 'special-tiles', 'prey', 'objectives'],
  },
};
