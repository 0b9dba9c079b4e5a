/** The frame of a canvas in the room view, by the frame type of the product. */
import type { Reflectance } from './room-scene.ts';

export type CanvasFrame = {
  /** The width of the moulding in metres. */
  readonly frameWidth: number;
  /** The gap between frame and canvas in metres. */
  readonly gap: number;
  /** The distance from the wall to the front in metres. */
  readonly depth: number;
  /** The opacity of the frame's shadow on the top and left edge of the picture, 0 to 1. */
  readonly shadowOpacity: number;
  readonly frameColour: Reflectance;
};

const TEAK: Reflectance = [0.3, 0.165, 0.08];
const BLACK: Reflectance = [0.022, 0.021, 0.02];

const FLOATING: CanvasFrame = { frameWidth: 0.016, gap: 0.007, depth: 0.024, shadowOpacity: 0, frameColour: TEAK };
const SLIM: CanvasFrame = { frameWidth: 0.014, gap: 0, depth: 0.02, shadowOpacity: 0.3, frameColour: BLACK };
const WRAPPED: CanvasFrame = { frameWidth: 0, gap: 0, depth: 0.024, shadowOpacity: 0, frameColour: BLACK };
const BARE: CanvasFrame = { frameWidth: 0, gap: 0, depth: 0.006, shadowOpacity: 0, frameColour: BLACK };

export function getCanvasFrame(frameType: string | null | undefined): CanvasFrame {
  const name = (frameType ?? '').toLowerCase();
  if (name.includes('float')) return FLOATING;
  if (name.includes('wrap')) return WRAPPED;
  if (name === '' || name.includes('unframed')) return BARE;
  return SLIM;
}
