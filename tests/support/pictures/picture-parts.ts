/** Builds and takes apart picture files byte by byte, to make files that no camera would. */
import { crc32 } from 'node:zlib';

/** What every payload contains: no stored file may. */
export const PAYLOAD_MARKER = 'hostile-payload-5e1f';

export type HostileFile = { readonly name: string; readonly content: Buffer };
export type Samples = Readonly<Record<'jpeg' | 'png' | 'webp' | 'avif', Buffer>>;

export const toFiles = (group: string, contents: Readonly<Record<string, Buffer>>): HostileFile[] =>
  Object.entries(contents).map(([name, content]) => ({ name: `${group}: ${name}`, content }));

/** Replaces bytes. */
export function patch(file: Buffer, at: number, values: readonly number[]): Buffer {
  const patched = Buffer.from(file);
  patched.set(
    values.map((value) => value & 0xff),
    at,
  );
  return patched;
}

const PNG_HEADER_BYTES = 8;

export function createPngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([toUint32(data.length), body, toUint32(crc32(body))]);
}

export function toUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

/** Inserts chunks after the first one, which has the size. */
export function insertPngChunks(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  const at = PNG_HEADER_BYTES + 12 + png.readUInt32BE(PNG_HEADER_BYTES);
  return Buffer.concat([png.subarray(0, at), ...chunks, png.subarray(at)]);
}

type PngHeader = { width: number; height: number; depth?: number; colour?: number };

export function createPngHeader({ width, height, depth = 8, colour = 2 }: PngHeader): Buffer {
  const header = Buffer.concat([toUint32(width), toUint32(height), Buffer.from([depth, colour, 0, 0, 0])]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, createPngChunk('IHDR', header)]);
}

/** Segments hold at most 65,533 bytes. */
export function createJpegSegment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Inserts segments after the start of the file. */
export const insertJpegSegments = (jpeg: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

export function createRiffChunk(type: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

export const createWebp = (...chunks: readonly Buffer[]): Buffer =>
  createRiffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));

/** The part of a simple WebP file that has the pixels. */
export const getWebpImage = (webp: Buffer): Buffer => webp.subarray(12);

export function createWebpExtension(flags: number, width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data.writeUInt8(flags, 0);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return createRiffChunk('VP8X', data);
}

export const createBox = (type: string, ...parts: readonly Uint8Array[]): Buffer => {
  const data = Buffer.concat(parts);
  return Buffer.concat([toUint32(data.length + 8), Buffer.from(type, 'latin1'), data]);
};

/** Numbers between 0 and 1 that are the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
