// The rules of Myrmes as a book: the order of its chapters and sections. The texts are in locales/*/book-myrmes.ftl.
import type { Book } from '../../lib/book';

export const book: Book = {
  prefix: 'book-my',
  chapters: [
    { id: 'aim', icon: 'vp', sections: [{ id: 'idea' }] },
    {
      id: 'colony',
      icon: 'ant-queen',
      sections: [
        {
          id: 'parts',
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
          icons: ['ev-level', 'ant-nurse', 'ant-worker', 'cube-food', 'ws-objective', 'first-player'],
          covered: ['End of the season', 'Winter'],
        },
        {
          id: 'turns',
          rules: ['turn/order'],
          covered: ['Event', 'Births', 'Workers: the colony', 'Atelier'],
        },
        { id: 'sacrifice', rules: ['turn/sacrifice'], covered: ['Larvae for food'] },
      ],
    },
    {
      id: 'event',
      icon: 'ev-level',
      sections: [
        { id: 'event-cube', rules: ['event/move_the_cube'], covered: ['Event'] },
        {
          id: 'events',
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
        { id: 'sortie', rules: ['workers/sortie'], covered: ['Workers: sortie and movement'] },
        { id: 'movement', rules: ['workers/movement'], covered: ['Workers: sortie and movement'] },
        { id: 'foreign-tiles', covered: ['Workers: sortie and movement'] },
        {
          id: 'hunting',
          icons: ['ladybug', 'termite', 'spider'],
          rules: ['workers/hunt'],
          covered: ['Workers: prey'],
        },
        { id: 'placing', rules: ['workers/placement'], covered: ['Workers: placing tiles'] },
        { id: 'pheromones', rules: ['workers/pheromone'], covered: ['Workers: placing tiles'] },
        {
          id: 'special-tiles',
          icons: ['aphid-farm', 'scavenging', 'sub-colony'],
          rules: ['workers/special_tile'],
          covered: ['Workers: placing tiles'],
        },
        { id: 'clearing', rules: ['workers/clear'], covered: ['Workers: clearing'] },
      ],
    },
    {
      id: 'harvest',
      icon: 'ev-harvest',
      sections: [
        {
          id: 'harvesting',
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
          icons: ['tunnel', 'ws-level', 'ant-nurse', 'ws-objective'],
          rules: ['atelier/once_each'],
          covered: ['Atelier'],
        },
        { id: 'new-tunnel', rules: ['atelier/tunnel'], covered: ['Atelier'] },
        { id: 'new-level', rules: ['atelier/level'], covered: ['Atelier'] },
        { id: 'new-nurse', rules: ['atelier/nurse'], covered: ['Atelier'] },
      ],
    },
    {
      id: 'objectives',
      icon: 'ws-objective',
      sections: [
        { id: 'completing', rules: ['atelier/objective'], covered: ['Objectives'] },
        { id: 'objective-list', covered: ['Objectives'] },
      ],
    },
    {
      id: 'season-end',
      icon: 'first-player',
      sections: [{ id: 'storing', rules: ['end_of_season/storage'], covered: ['End of the season'] }],
    },
    {
      id: 'winter',
      icon: 'winter',
      sections: [
        {
          id: 'feeding',
          icons: ['cube-food', 'cube-food', 'cube-food', 'ant-soldier', 'vp'],
          covered: ['Winter', 'Larvae for food'],
        },
      ],
    },
    {
      id: 'end',
      icon: 'm-goal',
      sections: [
        { id: 'victory', rules: ['end/game_over'], covered: ['End of the game'] },
        {
          id: 'points',
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
