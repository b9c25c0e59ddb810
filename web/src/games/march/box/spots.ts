/** Converts points of the drawing to positions in the box around it, which has room for a button at each edge. */
import type { Point } from '../../../lib/board/plane';

const WIDTH = 252;
const HEIGHT = 228;

export const left = ({ x }: Point): string => `${(50 + (100 * x) / WIDTH).toFixed(2)}%`;
export const top = ({ y }: Point): string => `${(50 + (100 * y) / HEIGHT).toFixed(2)}%`;
