/**
 * Compresses what the browser loads once, at build time, as well as it can be: the server sends these files to browsers that
 * understand Brotli, a sixth smaller than what it could compress on the way.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files fit into one packet anyway. */
const LEAST = 1000;

export function brotli(): Plugin {
  let shipped = true;
  return {
    name: 'brotli',
    apply: 'build',
    configResolved({ build }) {
      // Tests build without minifying, for themselves.
      shipped = build.minify !== false;
    },
    writeBundle({ dir }, bundle) {
      if (!shipped || !dir) return;
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
        const content = readFileSync(join(dir, file));
        if (content.length >= LEAST) writeFileSync(join(dir, `${file}.br`), brotliCompressSync(content));
      }
    },
  };
}
