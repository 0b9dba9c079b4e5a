import type { Box, PlaneMeta } from '../plate.ts';
import { packPlane } from './plane-codec.ts';

const STEPS = 65535;

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

  /** Adds lengths in metres, scaled to the longest. */
  addLengths(name: string, box: Box, metres: Float32Array): void {
    const longest = metres.reduce((max, value) => Math.max(max, value), 1e-3);
    const codes = Uint16Array.from(metres, (value) => Math.round((Math.max(0, value) / longest) * STEPS));
    this.add(name, 'u16', box, codes, longest / STEPS);
  }

  toBuffer(): Buffer {
    return Buffer.concat(this.#parts);
  }
}
