export interface Look {
  seconds: number;
  /** Picture centre (0..1) and zoom at t in 0..1; periodic, so the loop is seamless. */
  camera(t: number): { x: number; y: number; zoom: number };
  /** Light gains for a cycle position 0..1 that swings to 1 and back. */
  gains(l: number): Record<string, number>;
  sway: boolean;
}

const wave = (t: number) => (1 - Math.cos(2 * Math.PI * t)) / 2;
const mix = (from: number, to: number, l: number) => from + (to - from) * l;

export type LookName = 'sway' | 'dusk' | 'cloud' | 'pan';

export const LOOKS: Record<LookName, Look> = {
  sway: {
    seconds: 5,
    camera: (t) => ({ x: 0.5, y: 0.44, zoom: 1.02 + 0.025 * wave(t) }),
    gains: (l) => ({ sun: mix(1, 1.12, l) }),
    sway: true,
  },
  dusk: {
    seconds: 6,
    camera: (t) => ({ x: 0.52, y: 0.47, zoom: 1.02 + 0.06 * wave(t) }),
    gains: (l) => ({ sun: mix(1.15, 0.25, l), lamp: mix(0.7, 1.7, l) }),
    sway: false,
  },
  cloud: {
    seconds: 6,
    camera: (t) => ({ x: 0.5, y: 0.45, zoom: 1.02 + 0.045 * wave(t) }),
    gains: (l) => ({ sun: mix(1.35, 0.1, l) }),
    sway: false,
  },
  pan: {
    seconds: 6,
    camera: (t) => ({ x: 0.475 + 0.05 * wave(t), y: 0.51, zoom: 1.09 + 0.02 * wave(t) }),
    gains: (l) => ({ lamp: mix(0.9, 1.35, l), sun: mix(1.1, 0.7, l) }),
    sway: false,
  },
};
