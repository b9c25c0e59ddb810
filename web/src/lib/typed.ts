/**
 * A text as one types it to find it: without accents, capitals and soft hyphens. `INTERIEURE` finds `Prairie intérieure`,
 * `aussen` finds `Außenbereich`.
 */
export const typed = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'");
