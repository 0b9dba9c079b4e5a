import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_LGWIN]: 24 } };

/** Median edge predictor as in JPEG-LS. */
function predict(data: Uint16Array | Uint8Array, i: number, x: number, y: number, width: number): number {
  const up = data[i - width] ?? 0;
  if (!x) return y ? up : 0;
  const left = data[i - 1] ?? 0;
  if (!y) return left;
  const corner = data[i - width - 1] ?? 0;
  if (corner >= Math.max(left, up)) return Math.min(left, up);
  if (corner <= Math.min(left, up)) return Math.max(left, up);
  return left + up - corner;
}

/** Prediction residuals, zigzag coded, high bytes before low bytes, brotli. */
export function packPlane(data: Uint16Array | Uint8Array, width: number): Buffer {
  const wide = data instanceof Uint16Array;
  const unused = wide ? 16 : 24;
  const out = Buffer.alloc(data.length * (wide ? 2 : 1));
  for (let i = 0; i < data.length; i++) {
    const predicted = predict(data, i, i % width, Math.floor(i / width), width);
    const residual = (((data[i] ?? 0) - predicted) << unused) >> unused;
    const code = (residual << 1) ^ (residual >> 31);
    if (wide) out[i] = (code >> 8) & 255;
    out[wide ? data.length + i : i] = code & 255;
  }
  return brotliCompressSync(out, OPTIONS);
}

export function unpackPlane(packed: Buffer, size: number, width: number, wide: boolean): Uint16Array | Uint8Array {
  const codes = brotliDecompressSync(packed);
  const data = wide ? new Uint16Array(size) : new Uint8Array(size);
  for (let i = 0, x = 0, y = 0; i < size; i++) {
    const code = wide ? ((codes[i] ?? 0) << 8) | (codes[size + i] ?? 0) : (codes[i] ?? 0);
    data[i] = predict(data, i, x, y, width) + ((code >>> 1) ^ -(code & 1));
    x++;
    if (x === width) {
      x = 0;
      y++;
    }
  }
  return data;
}
