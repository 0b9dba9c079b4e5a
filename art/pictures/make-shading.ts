/** What a pattern is printed or woven on; the flat picture of a product shows the make, so that a curtain reads as a curtain. */
export type Make = 'paper' | 'pleats' | 'sheer' | 'roman' | 'roller' | 'zebra' | 'venetian' | 'cloth';

/** Light and shape at a place given in inches; y runs downwards. */
interface Shading {
  /** Factor on the colour. */
  light(x: number, y: number): number;
  /** Share of daylight that shines through, 0 to 1. */
  veil?(x: number, y: number): number;
  /** Sideways displacement of the pattern in inches. */
  shift?(x: number, y: number): number;
}

const TAU = Math.PI * 2;
const smooth = (from: number, to: number, value: number) => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};
const cycle = (value: number, period: number) => value - Math.floor(value / period) * period;

const PLEAT = 5.6;
const pleatPhase = (x: number, y: number) =>
  (TAU * x) / PLEAT + 0.55 * Math.sin(x * 0.41 + 1.3) + 0.1 * Math.sin(y * 0.13 + x * 0.8);

function pleat(x: number, y: number): number {
  const phase = pleatPhase(x, y);
  const valley = (0.5 - 0.5 * Math.cos(phase)) ** 5;
  return 1.04 + 0.1 * Math.sin(phase + 0.5) - 0.3 * valley;
}

const ROMAN_FOLD = 9;
function romanFold(y: number): number {
  const at = cycle(y + 2.5, ROMAN_FOLD) / ROMAN_FOLD;
  return 1.06 - 0.2 * at ** 2 - 0.26 * smooth(0.955, 1, at) - 0.34 * (1 - smooth(0, 0.1, at));
}

const BAND = 3;
const GAP = 2.4;
const inGap = (y: number) => {
  const at = cycle(y + 1.2, BAND + GAP);
  return smooth(BAND - 0.06, BAND + 0.06, at) * (1 - smooth(BAND + GAP - 0.06, BAND + GAP, at));
};

const SLAT = 2;
function slat(y: number): number {
  const at = cycle(y, SLAT) / SLAT;
  return 1.12 - 0.3 * at - 0.42 * smooth(0.93, 1, at) - 0.25 * (1 - smooth(0, 0.05, at));
}
const TAPES = [0.22, 0.78];

/** Soft waves of a cloth that was thrown on a table. */
const rumple = (x: number, y: number) =>
  1.0 +
  0.038 * Math.sin(0.19 * x + 0.31 * y + 1.6 * Math.sin(0.08 * x - 0.05 * y)) +
  0.024 * Math.sin(0.43 * x - 0.17 * y + 2 * Math.sin(0.06 * y));

export function shadingOf(make: Make, width: number, height: number): Shading {
  if (make === 'pleats') return { light: pleat, shift: (x, y) => 0.28 * Math.sin(pleatPhase(x, y)) };
  if (make === 'sheer') {
    return {
      light: (x, y) => 0.4 + 0.6 * pleat(x, y),
      veil: (x, y) => 0.42 + 0.12 * Math.sin(pleatPhase(x, y)),
      shift: (x, y) => 0.28 * Math.sin(pleatPhase(x, y)),
    };
  }
  if (make === 'roman') return { light: (_, y) => romanFold(y) };
  if (make === 'roller') {
    const hem = height - 1.6;
    return {
      light: (_, y) => 1.04 - 0.07 * (y / height) - 0.22 * (smooth(hem - 0.1, hem, y) - smooth(hem, hem + 0.5, y)),
    };
  }
  if (make === 'zebra') {
    return { light: (_, y) => 1 - 0.06 * (y / height), veil: (_, y) => 0.7 * inGap(y) };
  }
  if (make === 'venetian') {
    const tape = (x: number) => TAPES.some((at) => Math.abs(x - at * width) < 0.55);
    return { light: (x, y) => (tape(x) ? 0.82 + 0.18 * slat(y) : slat(y)) };
  }
  if (make === 'cloth') return { light: (x, y) => rumple((x * 40) / width, (y * 40) / width) };
  return { light: () => 1 };
}
