/** Pictures as markup, so that they take the colours of the theme. They arrive a moment after the table. */
type Art = typeof import('./all');

let art = $state.raw<Art | null>(null);
let asked = false;

function ask(): Art | null {
  if (!asked) {
    asked = true;
    import('./all').then(
      (all) => (art = all),
      // Without pictures a card says everything in words; the next one that is shown asks again.
      () => (asked = false),
    );
  }
  return art;
}

/** The picture of a card, cropped to the box it is put in; empty until it has arrived. */
export const picture = (card: string): string =>
  ask()?.cards[card]?.replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ') ?? '';

/** A section of the ant body as a card dresses it, or the empty section. */
export const section = (name: string): string => ask()?.body[name] ?? '';
