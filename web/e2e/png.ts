/** Shrinks a screenshot to at most 256 colours, chosen by a variant of median cut. Needs nothing but Node. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBufferLike>;
interface Picture {
  width: number;
  height: number;
  /** Red, green and blue of each pixel. */
  dots: Bytes;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;

function chunks(png: Buffer): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = SIGNATURE.length; at < png.length;) {
    const size = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + size);
    found.set(kind, Buffer.concat([found.get(kind) ?? Buffer.alloc(0), data]));
    at += size + 12;
  }
  return found;
}

function paeth(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/** Decodes a screenshot: eight bits, three or four channels, not interlaced. */
function decode(png: Buffer): Picture {
  const parts = chunks(png);
  const head = parts.get('IHDR') ?? Buffer.alloc(13);
  const [width, height, channels] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === 6 ? 4 : 3];
  const raw = inflateSync(parts.get('IDAT') ?? Buffer.alloc(0));
  const line = width * channels;
  const dots = new Uint8Array(width * height * 3);
  let above: Bytes = new Uint8Array(line);
  for (let y = 0; y < height; y += 1) {
    const start = y * (line + 1);
    const filter = raw[start];
    const row = new Uint8Array(raw.subarray(start + 1, start + 1 + line));
    for (let x = 0; x < line; x += 1) {
      const [a, b, c] = [
        row[x - channels] ?? 0,
        above[x] ?? 0,
        x < channels ? 0 : (above[x - channels] ?? 0),
      ];
      const guess = [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter ?? 0] ?? 0;
      row[x] = (row[x] ?? 0) + guess;
    }
    for (let x = 0; x < width; x += 1)
      dots.set(row.subarray(x * channels, x * channels + 3), (y * width + x) * 3);
    above = row;
  }
  return { width, height, dots };
}

interface Colour {
  rgb: [number, number, number];
  count: number;
}

const key = (dots: Bytes, at: number) =>
  ((dots[at] ?? 0) << 16) | ((dots[at + 1] ?? 0) << 8) | (dots[at + 2] ?? 0);

/** Splits the box with the most to gain until there are enough boxes. */
function palette(colours: Colour[]): Colour[][] {
  const worth = (box: Colour[]) => {
    const spans = [0, 1, 2].map((i) => {
      const values = box.map(({ rgb }) => rgb[i] ?? 0);
      return (
        values.reduce((most, v) => Math.max(most, v), 0) -
        values.reduce((least, v) => Math.min(least, v), 255)
      );
    });
    const span = Math.max(...spans);
    const count = box.reduce((sum, { count: n }) => sum + n, 0);
    return { axis: spans.indexOf(span), gain: span * Math.sqrt(count) };
  };
  let boxes = [{ box: colours, ...worth(colours) }];
  while (boxes.length < COLOURS) {
    const best = boxes.reduce((a, b) => (b.gain > a.gain ? b : a));
    if (best.box.length < 2) break;
    const sorted = best.box.toSorted((a, b) => (a.rgb[best.axis] ?? 0) - (b.rgb[best.axis] ?? 0));
    const [low, high] = [sorted[0]?.rgb[best.axis] ?? 0, sorted.at(-1)?.rgb[best.axis] ?? 0];
    const middle = sorted.findIndex(({ rgb }) => (rgb[best.axis] ?? 0) > (low + high) / 2);
    const halves = [sorted.slice(0, Math.max(1, middle)), sorted.slice(Math.max(1, middle))];
    boxes = [...boxes.filter((one) => one !== best), ...halves.map((box) => ({ box, ...worth(box) }))];
  }
  return boxes.map(({ box }) => box);
}

function chunk(kind: string, data: Bytes): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

export function quantised(png: Buffer): Buffer {
  const { width, height, dots } = decode(png);
  const counts = new Map<number, number>();
  for (let at = 0; at < dots.length; at += 3) counts.set(key(dots, at), (counts.get(key(dots, at)) ?? 0) + 1);
  const colours = [...counts].map(([rgb, count]): Colour => ({
    rgb: [rgb >> 16, (rgb >> 8) & 255, rgb & 255],
    count,
  }));
  const boxes = palette(colours);
  const table = new Uint8Array(boxes.length * 3);
  const place = new Map<number, number>();
  boxes.forEach((box, i) => {
    const all = box.reduce((sum, { count }) => sum + count, 0);
    for (const axis of [0, 1, 2] as const)
      table[i * 3 + axis] = Math.round(box.reduce((sum, { rgb, count }) => sum + rgb[axis] * count, 0) / all);
    for (const { rgb } of box) place.set((rgb[0] << 16) | (rgb[1] << 8) | rgb[2], i);
  });
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + x + 1] = place.get(key(dots, (y * width + x) * 3)) ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
