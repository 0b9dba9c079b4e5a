import { toHalf } from '../half.ts';
import type { Box, PlaneMeta } from '../plate.ts';
import { packPlane } from './plane-codec.ts';
import type { Planes } from './planes.ts';

const STEPS = 65535;
/** Colours are rounded by at most 1.5 %, about a step of an 8-bit picture. */
const RED_CODE_STEP = 16;
const SHARE_STEP = 1 / 128;
/** Finer steps would only store noise. */
const STEPS_PER_PIXEL = 8;

/** Collects the planes of a plate. */
export class PlanePacker {
  readonly planes: PlaneMeta[] = [];
  readonly #parts: Buffer[] = [];
  #offset = 0;

  add(name: string, type: PlaneMeta['type'], box: Box, data: Uint16Array | Uint8Array, scale?: number): void {
    const packed = packPlane(data, box[2]);
    const plane = { name, type, box, offset: this.#offset, length: packed.length };
    this.planes.push(scale === undefined ? plane : { ...plane, scale });
    this.#parts.push(packed);
    this.#offset += packed.length;
  }

  /** Adds red, and green and blue as shares of it: light is nearly white, so they hardly vary. */
  addColours(box: Box, [red, green, blue]: Planes): void {
    const codes = Uint16Array.from(red, (value) => Math.round(toHalf(value) / RED_CODE_STEP) * RED_CODE_STEP);
    this.add('rgb.r', 'f16', box, codes);
    const toShare = (value: number, i: number) =>
      Math.min(STEPS, Math.round(value / SHARE_STEP / Math.max(1e-4, red[i] ?? 0)));
    this.add('rgb.g', 'u16', box, Uint16Array.from(green, toShare), SHARE_STEP);
    this.add('rgb.b', 'u16', box, Uint16Array.from(blue, toShare), SHARE_STEP);
  }

  /** Adds lengths in metres, in steps of a fraction of a pixel. */
  addLengths(name: string, box: Box, metres: Float32Array): void {
    const longest = metres.reduce((max, value) => Math.max(max, value), 1e-3);
    const step = longest / Math.min(STEPS, STEPS_PER_PIXEL * Math.max(box[2], box[3]));
    const codes = Uint16Array.from(metres, (value) => Math.round(Math.max(0, value) / step));
    this.add(name, 'u16', box, codes, step);
  }

  toBuffer(): Buffer {
    return Buffer.concat(this.#parts);
  }
}
