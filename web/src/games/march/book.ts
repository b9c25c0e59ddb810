// The rules of March of the Ants as a book: which sections there are, and what refusals and tests belong to them.
import type { Book } from '../../lib/book';

export const book: Book = {
  prefix: 'book-ma',
  chapters: [
    {
      id: 'game',
      icon: 'm-point',
      sections: [
        {
          id: 'aim',
          icons: ['contested', 'centipede', 'm-point', 'm-head', 'm-control', 'm-goal', 'm-card', 'vp'],
          covered: ['End of the game'],
        },
        {
          id: 'round',
          icons: ['ant-worker', 'ant-soldier', 'ant-queen'],
          covered: ['The Great Tunnel', 'Worker Phase', 'Queen Phase', 'Variants'],
        },
        {
          id: 'pieces',
          icons: ['m-larva', 'ant-worker', 'm-food', 'm-card'],
          covered: ['Components and setup', 'Forage and the deck'],
        },
      ],
    },
    {
      id: 'start',
      icon: 'players',
      sections: [
        { id: 'setup', covered: ['Components and setup'] },
        { id: 'two', covered: ['Two players'] },
        { id: 'five', covered: ['Five players'] },
      ],
    },
    {
      id: 'meadow',
      icon: 'tunnel',
      sections: [
        { id: 'great-tunnel', covered: ['The Great Tunnel'] },
        {
          id: 'hexes',
          icons: ['wormhole', 'centipede'],
          rules: ['meadow/placing_hexes'],
          covered: ['Hexes and sites', 'Explore', 'Hexes 1 to 20'],
        },
        {
          id: 'sites',
          icons: ['ant-worker', 'm-control'],
          rules: ['meadow/collection_sites', 'meadow/ants'],
          covered: ['Hexes and sites'],
        },
        { id: 'vacated', covered: ['Hexes and sites'] },
        { id: 'larvae', rules: ['meadow/placing_larvae'], covered: ['The Great Tunnel', 'Hexes and sites'] },
        { id: 'contested', covered: ['Hexes and sites', 'Soldier Phase'] },
      ],
    },
    {
      id: 'workers',
      icon: 'ant-worker',
      sections: [
        {
          id: 'turn',
          icons: ['explore', 'march', 'forage', 'm-card', 'rest'],
          rules: ['turn/order', 'worker/cost'],
          covered: ['Worker Phase'],
        },
        { id: 'explore', rules: ['worker/explore'], covered: ['Explore'] },
        {
          id: 'march',
          icons: ['m-larva', 'tunnel', 'wormhole', 'ant-worker'],
          rules: ['worker/march'],
          covered: ['March'],
        },
        { id: 'forage', covered: ['Forage and the deck'] },
        { id: 'play-card', rules: ['worker/play_a_card'], covered: ['Play a card'] },
        {
          id: 'reactions',
          icons: ['explore', 'march', 'forage', 'm-card'],
          covered: ['Worker Phase', 'Explore', 'March', 'Forage and the deck', 'Play a card', 'Five players'],
        },
        { id: 'rest', rules: ['worker/rest'], covered: ['Rest'] },
        { id: 'worker-end', covered: ['Rest', 'Two players', 'Five players', 'Rise of the Centipedes'] },
      ],
    },
    {
      id: 'cards',
      icon: 'm-card',
      sections: [
        { id: 'events', rules: ['cards/effects'], covered: ['Play a card', 'Event cards'] },
        {
          id: 'evolutions',
          icons: ['m-head', 'm-thorax', 'm-abdomen'],
          rules: ['cards/evolutions'],
          covered: ['Play a card', 'Abdomens'],
        },
        { id: 'goals', rules: ['cards/colony_goals'], covered: ['Play a card', 'Colony Goals'] },
        { id: 'single-cards', covered: ['Event cards', 'Heads', 'Thoraxes', 'Abdomens'] },
      ],
    },
    {
      id: 'soldiers',
      icon: 'ant-soldier',
      sections: [
        {
          id: 'soldier-phase',
          icons: ['m-head', 'm-head', 'm-head'],
          rules: ['soldier/heads'],
          covered: ['Soldier Phase', 'Heads'],
        },
        { id: 'who-fights', covered: ['Soldier Phase', 'Stages of battle'] },
        {
          id: 'battle',
          icons: ['ant-soldier', 'ferocity', 'contested'],
          rules: ['soldier/battle'],
          covered: ['Stages of battle'],
        },
        { id: 'casualties', rules: ['soldier/casualties'], covered: ['Stages of battle'] },
        { id: 'centipede', covered: ['Centipede battle'] },
      ],
    },
    {
      id: 'queen',
      icon: 'ant-queen',
      sections: [
        {
          id: 'harvest',
          icons: ['m-food', 'm-larva', 'm-card', 'm-point'],
          rules: ['queen/harvest'],
          covered: ['Queen Phase', 'Abdomens'],
        },
        { id: 'feed', covered: ['Queen Phase', 'Abdomens'] },
        { id: 'decree', rules: ['queen/royal_decree'], covered: ['Queen Phase', 'Variants'] },
        { id: 'slumber', covered: ['Queen Phase', 'Two players'] },
      ],
    },
    {
      id: 'autumn',
      icon: 'autumn',
      sections: [
        {
          id: 'end',
          icons: ['m-larva', 'm-food', 'm-card'],
          rules: ['end/game_over'],
          covered: ['End of the game'],
        },
      ],
    },
    {
      id: 'variants',
      icon: 'explore',
      sections: [
        { id: 'beyond', covered: ['Variants', 'Hexes Beyond the Meadow'] },
        { id: 'species', rules: ['setup/species'], covered: ['Primitive species'] },
        { id: 'species-list', rules: ['species/action'], covered: ['Primitive species'] },
      ],
    },
    {
      id: 'centipedes',
      icon: 'centipede',
      sections: [
        { id: 'horde', covered: ['Rise of the Centipedes'] },
        { id: 'horde-cards', covered: ['Rise of the Centipedes'] },
        { id: 'horde-end', covered: ['Rise of the Centipedes'] },
      ],
    },
  ],
  card: {
    left: ['worker', 'soldier', 'queen'],
    right: ['actions', 'body', 'points', 'players'],
  },
};
