/** Filters for the cards, hexes and species of the gallery. */
import { typed } from '../../../lib/typed';
import type {
  CardFace,
  CardFigure,
  Components,
  HexFace,
  HexFigure,
  Provenance,
  SpeciesFace,
} from '../../../lib/generated/march';

export const SHOWN = ['all', 'event', 'evolution', 'colony_goal', 'hex', 'species'] as const;
export const SECTIONS = ['all', 'head', 'thorax', 'abdomen'] as const;
export const KINDS = ['all', 'starting', 'standard', 'beyond'] as const;
/** Known: both name and effect. Named: only the name. Ours: neither. */
export const SOURCES = ['all', 'known', 'named', 'ours'] as const;

export interface Wanted {
  words: string;
  show: (typeof SHOWN)[number];
  section: (typeof SECTIONS)[number];
  kind: (typeof KINDS)[number];
  source: (typeof SOURCES)[number];
}
export const EVERYTHING: Readonly<Wanted> = {
  words: '',
  show: 'all',
  section: 'all',
  kind: 'all',
  source: 'all',
};

/** A card, hex or species with all its text, in the reader's language. */
export type Piece = { id: string; name: string; says: string } & (
  { type: 'card'; face: CardFace } | { type: 'hex'; face: HexFace } | { type: 'species'; face: SpeciesFace }
);

/** A card or hex: what the owner of a box can correct. */
export type Printed = Exclude<Piece, { type: 'species' }>;

/** How each figure of a piece is known; only figures that it has, in the order of the card or hex. */
export function figuresOf(piece: Piece): [figure: CardFigure | HexFigure, from: Provenance][] {
  if (piece.type === 'species') return [];
  const known: Partial<Record<CardFigure | HexFigure, Provenance>> = piece.face.known;
  return FIGURES.flatMap((figure) => (known[figure] ? [[figure, known[figure]]] : []));
}
const FIGURES = [
  ...(['name', 'effect', 'cost', 'payment', 'ferocity', 'points', 'centipede_symbol'] as const),
  ...(['number', 'kind', 'tunnels', 'sites', 'icons'] as const),
] satisfies readonly (CardFigure | HexFigure)[];

function sourceOf(piece: Piece): Wanted['source'] {
  const figures = new Map(figuresOf(piece));
  if (figures.get('name') === 'reconstructed') return 'ours';
  // For a hex, its tunnels and sites count as its effect.
  const does = (['effect', 'sites', 'tunnels'] as const).flatMap((figure) => figures.get(figure) ?? []);
  return does.includes('reconstructed') ? 'named' : 'known';
}

/** The matching pieces, in order. */
export function find(pieces: readonly Piece[], wanted: Wanted): Piece[] {
  const words = typed(wanted.words).split(/\s+/).filter(Boolean);
  const { show, section, kind, source } = wanted;
  return pieces.filter((piece) => {
    if (show !== 'all' && (piece.type === 'card' ? piece.face.kind : piece.type) !== show) return false;
    if (show === 'evolution' && section !== 'all' && piece.type === 'card' && piece.face.section !== section)
      return false;
    if (show === 'hex' && kind !== 'all' && piece.type === 'hex' && piece.face.kind !== kind) return false;
    if (source !== 'all' && sourceOf(piece) !== source) return false;
    const says = typed(`${piece.name} ${piece.says} ${piece.id.replaceAll('_', ' ')}`);
    return words.every((word) => says.includes(word));
  });
}

/** The Great Tunnel is printed like a hex, but has neither number nor sites. */
export const greatTunnel = ({ great_tunnel }: Components): HexFace => ({
  hex: 'great_tunnel',
  number: 0,
  kind: 'starting',
  sites: [],
  control: 0,
  centipede: false,
  wormhole: false,
  has_effect: false,
  figures: {},
  ...great_tunnel,
});

/** Reads the filters from an address; defaults are left out of it. */
export function fromQuery(query: URLSearchParams): Wanted {
  const one = <T extends string>(name: string, values: readonly [T, ...T[]]): T =>
    values.find((value) => value === query.get(name)) ?? values[0];
  return {
    words: query.get('q') ?? '',
    show: one('show', SHOWN),
    section: one('section', SECTIONS),
    kind: one('kind', KINDS),
    source: one('source', SOURCES),
  };
}
export function toQuery({ words, show, section, kind, source }: Wanted): string {
  const given = {
    q: words,
    show,
    section: show === 'evolution' ? section : '',
    kind: show === 'hex' ? kind : '',
    source,
  };
  const said = Object.entries(given).filter(([, value]) => value && value !== 'all');
  return said.length ? `?${new URLSearchParams(said).toString()}` : '';
}
