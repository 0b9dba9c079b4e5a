import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const FLOAT = 2;
const HALF = 1;
const ZIP = 3;

interface Exr {
  width: number;
  height: number;
  channels: Map<string, Float32Array>;
}

/** Reads float32 channels of a scanline OpenEXR file (uncompressed, ZIPS or ZIP). */
export function readExr(path: string, isWanted: (channel: string) => boolean): Exr {
  const file = readFileSync(path);
  let at = 8;
  const readText = () => {
    const start = at;
    while (file[at]) at++;
    return file.toString('latin1', start, at++);
  };

  const channels: { name: string; type: number }[] = [];
  let compression = 0;
  let width = 0;
  let height = 0;
  for (let name = readText(); name; name = readText()) {
    readText();
    const end = at + 4 + file.readUInt32LE(at);
    at += 4;
    if (name === 'compression') compression = file.readUInt8(at);
    if (name === 'dataWindow') {
      width = file.readInt32LE(at + 8) + 1;
      height = file.readInt32LE(at + 12) + 1;
    }
    while (name === 'channels' && file[at]) {
      channels.push({ name: readText(), type: file.readUInt32LE(at) });
      at += 16;
    }
    at = end;
  }

  const linesPerBlock = compression === ZIP ? 16 : 1;
  const blocks = Math.ceil(height / linesPerBlock);
  const offsets = Array.from({ length: blocks }, (_, i) => Number(file.readBigUInt64LE(at + i * 8)));
  const planes = new Map(
    channels.filter((c) => isWanted(c.name)).map((c) => [c.name, new Float32Array(width * height)]),
  );
  const rowBytes = channels.map((c) => (c.type === HALF ? 2 : 4) * width);
  const lineBytes = rowBytes.reduce((sum, bytes) => sum + bytes, 0);

  for (const offset of offsets) {
    const firstLine = file.readInt32LE(offset);
    const length = file.readUInt32LE(offset + 4);
    const lines = Math.min(linesPerBlock, height - firstLine);
    const stored = file.subarray(offset + 8, offset + 8 + length);
    const data = compression >= 2 && length < lineBytes * lines ? unpredict(inflateSync(stored)) : stored;
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    let from = 0;
    for (let line = 0; line < lines; line++) {
      channels.forEach(({ name, type }, index) => {
        const plane = planes.get(name);
        if (plane && type === FLOAT) {
          const to = (firstLine + line) * width;
          for (let x = 0; x < width; x++) plane[to + x] = view.getFloat32(from + x * 4, true);
        }
        from += rowBytes[index] ?? 0;
      });
    }
  }
  return { width, height, channels: planes };
}

/** OpenEXR stores even bytes first, odd bytes second, each as a difference to its predecessor. */
function unpredict(bytes: Buffer): Buffer {
  for (let i = 1; i < bytes.length; i++) bytes[i] = ((bytes[i - 1] ?? 0) + (bytes[i] ?? 0) - 128) & 255;
  const half = (bytes.length + 1) >> 1;
  const out = Buffer.allocUnsafe(bytes.length);
  for (let i = 0; i < half; i++) {
    out[2 * i] = bytes[i] ?? 0;
    if (2 * i + 1 < bytes.length) out[2 * i + 1] = bytes[half + i] ?? 0;
  }
  return out;
}
