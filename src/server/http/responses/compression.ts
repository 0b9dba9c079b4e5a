import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const MIN_COMPRESSED_BYTES = 512;

/** Levels of `best`; the build uses them too. */
export const BEST_LEVELS = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 };

/** `fast`: Brotli only, while a client waits. `best`: for frequently sent responses. */
export type Compression = 'fast' | 'default' | 'best';

/** `undefined` when compression does not make the body smaller. */
export type CompressedBodies = { br: Buffer | undefined; gzip: Buffer | undefined };

export async function compress(identity: Buffer, compression: Compression): Promise<CompressedBodies> {
  if (compression === 'fast') return { br: await compressBrotli(identity, 4), gzip: undefined };
  if (compression === 'default') {
    const [br, gzip] = await Promise.all([compressBrotli(identity, 5), compressGzip(identity)]);
    return { br, gzip };
  }
  // One after the other, to leave worker threads to other requests.
  return {
    br: await compressBrotli(identity, BEST_LEVELS.brotli),
    gzip: await compressGzip(identity, BEST_LEVELS.gzip),
  };
}

function compressBrotli(identity: Buffer, quality: number): Promise<Buffer | undefined> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_SIZE_HINT]: identity.length,
    [BROTLI_PARAM_LGWIN]: getBrotliWindow(identity.length),
  };
  return keepIfSmaller(identity, () => brotliAsync(identity, { params }));
}

/** Fits the window to the input: the default of 4 MB needs 32 MB of memory at the best quality. */
const getBrotliWindow = (bytes: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

export const compressGzip = (identity: Buffer, level = 6): Promise<Buffer | undefined> =>
  keepIfSmaller(identity, () => gzipAsync(identity, { level }));

async function keepIfSmaller(identity: Buffer, compress: () => Promise<Buffer>): Promise<Buffer | undefined> {
  if (identity.length < MIN_COMPRESSED_BYTES) return undefined;
  const compressed = await compress();
  return compressed.length < identity.length ? detachFromPool(compressed) : undefined;
}

/** Copies a slice out of its pool, so that caching a few bytes does not keep the whole 8 or 16 KB chunk in memory. */
export function detachFromPool(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
