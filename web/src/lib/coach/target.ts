/** Where on the page the things are that a lesson speaks of. */
const PARTS: Record<string, string> = {
  board: '.game-table .ground',
  moment: '.game-table .moment',
  own: '.game-table .right',
  players: '.game-table .players',
  prompt: '.game-table .prompt',
  log: '.game-table .log',
  hand: '.game-table .hand',
  track: '.game-table .track',
  objectives: '.game-table .objectives',
  events: '.game-table .events',
  births: '.game-table .colony .births',
  body: '.game-table .sections',
  goals: '.game-table .goals',
  forecast: '.game-table .forecast',
  sheet: '.game-table .right',
  menu: '.top-bar nav',
};

/** `hex:(2,1)`, `act:confirm`, `room:larder`, `place:hex:soil`, or a part of the table. */
export function targetOf(look: string): string {
  const [kind = '', ...rest] = look.split(':');
  const id = rest.join(':');
  return id === '' ? (PARTS[kind] ?? '.game-table') : `.game-table [data-${kind}="${id}"]`;
}
