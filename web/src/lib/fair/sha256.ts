// SHA-256 of a text. Browsers offer their own only on pages with TLS, but the dice must be verifiable everywhere.

/** The first 32 bits of the fractional part. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const ROUND = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text with its length, padded to whole blocks. */
function blocks(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n);
  return padded;
}

function schedule(data: DataView, from: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = data.getInt32(from + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
  return w;
}

/** Returns 64 lowercase hexadecimal digits. */
export function sha256(text: string): string {
  const data = blocks(text);
  let hash = START;
  for (let from = 0; from < data.byteLength; from += 64) {
    const w = schedule(data, from);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i += 1) {
      const chosen = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const t1 = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (ROUND[i] ?? 0) + (w[i] ?? 0);
      const t2 = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
      [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
    }
    hash = [a, b, c, d, e, f, g, h].map((word, i) => (word + (hash[i] ?? 0)) | 0);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
