import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ownBytes } from './own-bytes.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes a compressed form saves nothing worth its headers. */
const SMALLEST_COMPRESSED_BYTES = 512;

/** What `close` means; the build compresses its files so too. */
export const CLOSE_LEVELS = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 };

/**
 * `quick` while somebody waits: Brotli alone, which nearly everybody takes. `close` for what is sent often enough to
 * be worth a hundred times the work.
 */
export type Compression = 'quick' | 'usual' | 'close';

/** A form that would not be smaller is left out. */
export type CompressedForms = { br: Buffer | undefined; gzip: Buffer | undefined };

export async function compressedForms(identity: Buffer, compression: Compression): Promise<CompressedForms> {
  if (compression === 'quick') return { br: await brotliOf(identity, 4), gzip: undefined };
  if (compression === 'usual') {
    const [br, gzip] = await Promise.all([brotliOf(identity, 5), gzipOf(identity)]);
    return { br, gzip };
  }
  // In turn: nobody waits for it, and others need the worker threads.
  return { br: await brotliOf(identity, CLOSE_LEVELS.brotli), gzip: await gzipOf(identity, CLOSE_LEVELS.gzip) };
}

function brotliOf(identity: Buffer, quality: number): Promise<Buffer | undefined> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_SIZE_HINT]: identity.length,
    [BROTLI_PARAM_LGWIN]: windowFor(identity.length),
  };
  return ifSmaller(identity, () => brotli(identity, { params }));
}

/** A window just over the input finds all there is; the usual one of 4 MB takes 32 MB of memory at the best quality. */
const windowFor = (bytes: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

export const gzipOf = (identity: Buffer, level = 6): Promise<Buffer | undefined> =>
  ifSmaller(identity, () => zip(identity, { level }));

async function ifSmaller(identity: Buffer, compress: () => Promise<Buffer>): Promise<Buffer | undefined> {
  if (identity.length < SMALLEST_COMPRESSED_BYTES) return undefined;
  const form = await compress();
  return form.length < identity.length ? ownBytes(form) : undefined;
}
