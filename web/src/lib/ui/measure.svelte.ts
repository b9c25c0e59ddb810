/** How wide a text is when it is drawn, for labels that are as wide as their text. */

/** Counts how often fonts have arrived: what was measured before is measured again. */
let arrived = $state(0);
globalThis.document?.fonts?.addEventListener?.('loadingdone', () => (arrived += 1));

let pen: CanvasRenderingContext2D | null | undefined;

/** The width in pixels, in a font such as `italic 600 10px serif`; about half an em for a letter where nothing can be drawn. */
export function textWidth(text: string, font: string): number {
  void arrived;
  pen ??= document.createElement('canvas').getContext?.('2d') ?? null;
  if (!pen) return text.length * 0.5 * Number(/([\d.]+)px/.exec(font)?.[1] ?? 10);
  pen.font = font;
  return pen.measureText(text).width;
}

/** The families that a token names. */
export const family = (token: '--serif' | '--sans'): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token) || 'serif';
