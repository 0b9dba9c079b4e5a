/** How a canvas hangs: its frame, the gap inside it and how far it stands off the wall, by the type's own word for it. */
import type { Reflectance } from './room-scene.ts';

export type CanvasFrame = {
  /** Metres. */
  readonly frame: number;
  readonly gap: number;
  readonly depth: number;
  /** How dark the frame's shadow lies on the upper and left edge of the picture, 0 to 1. */
  readonly lip: number;
  readonly wood: Reflectance;
};

const TEAK: Reflectance = [0.3, 0.165, 0.08];
const BLACK: Reflectance = [0.022, 0.021, 0.02];

const FLOATING: CanvasFrame = { frame: 0.016, gap: 0.007, depth: 0.024, lip: 0, wood: TEAK };
const SLIM: CanvasFrame = { frame: 0.014, gap: 0, depth: 0.02, lip: 0.3, wood: BLACK };
const WRAPPED: CanvasFrame = { frame: 0, gap: 0, depth: 0.024, lip: 0, wood: BLACK };
const BARE: CanvasFrame = { frame: 0, gap: 0, depth: 0.006, lip: 0, wood: BLACK };

export function getCanvasFrame(frameType: string | null | undefined): CanvasFrame {
  const words = (frameType ?? '').toLowerCase();
  if (words.includes('float')) return FLOATING;
  if (words.includes('wrap')) return WRAPPED;
  if (words === '' || words.includes('unframed')) return BARE;
  return SLIM;
}
