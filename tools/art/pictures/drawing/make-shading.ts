/** Material and form of a product; its flat picture shows it, so a curtain looks like a curtain. */
export type Make = 'paper' | 'pleats' | 'sheer' | 'roman' | 'roller' | 'zebra' | 'venetian' | 'cloth';

/** Light and shape at a point in inches; y points down. */
export interface Shading {
  /** Factor on the colour. */
  light(x: number, y: number): number;
  /** Share of daylight shining through, 0 to 1. */
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

/** The nearest period that divides the length evenly, so no seam shows. */
const fitPeriod = (period: number, length: number) => length / Math.max(1, Math.round(length / period));

const PLEAT = 5.6;
/** Folds vary, but the last one of a tile meets the first of the next. */
function createPleats({ width, height }: Tile) {
  const across = (period: number) => TAU / fitPeriod(period, width);
  const [pleat, sway, waver, drop] = [across(PLEAT), across(15.3), across(7.9), TAU / fitPeriod(48, height)];
  const phase = (x: number, y: number) =>
    pleat * x + 0.55 * Math.sin(sway * x + 1.3) + 0.1 * Math.sin(drop * y + waver * x);
  const light = (x: number, y: number) => {
    const valley = (0.5 - 0.5 * Math.cos(phase(x, y))) ** 5;
    return 1.04 + 0.1 * Math.sin(phase(x, y) + 0.5) - 0.3 * valley;
  };
  return { light, phase, shift: (x: number, y: number) => 0.28 * Math.sin(phase(x, y)) };
}

const ROMAN_FOLD = 9;
function romanFold(y: number, fold: number): number {
  const at = cycle(y + 2.5, fold) / fold;
  return 1.06 - 0.2 * at ** 2 - 0.26 * smooth(0.955, 1, at) - 0.34 * (1 - smooth(0, 0.1, at));
}

const BAND_AND_GAP = 5.4;
const BAND_SHARE = 3 / BAND_AND_GAP;
function inGap(y: number, period: number): number {
  const band = period * BAND_SHARE;
  const at = cycle(y + 1.2, period);
  return smooth(band - 0.06, band + 0.06, at) * (1 - smooth(period - 0.06, period, at));
}

const SLAT = 2;
function slat(y: number, height: number): number {
  const at = cycle(y, height) / height;
  return 1.12 - 0.3 * at - 0.42 * smooth(0.93, 1, at) - 0.25 * (1 - smooth(0, 0.05, at));
}
const TAPES = [0.22, 0.78];

/** Soft waves of cloth lying on a table, periodic over a tile. */
function rumple(x: number, y: number, { width, height }: Tile): number {
  const [u, v] = [(TAU * x) / width, (TAU * y) / height];
  return 1 + 0.022 * Math.sin(u + 2 * v + 1.2 * Math.sin(u - v)) + 0.014 * Math.sin(3 * u - v + Math.sin(2 * v));
}

/** Size of the repeated tile in inches. */
type Tile = { width: number; height: number };

/** `height` of the whole picture, in inches. */
export function createShading(make: Make, tile: Tile, height: number): Shading {
  if (make === 'pleats') return createPleats(tile);
  if (make === 'sheer') {
    const { light, phase, shift } = createPleats(tile);
    return {
      light: (x, y) => 0.4 + 0.6 * light(x, y),
      veil: (x, y) => 0.42 + 0.12 * Math.sin(phase(x, y)),
      shift,
    };
  }
  if (make === 'roman') return { light: (_, y) => romanFold(y, fitPeriod(ROMAN_FOLD, tile.height)) };
  if (make === 'roller') {
    const hem = height - 1.6;
    return { light: (_, y) => 1 - 0.22 * (smooth(hem - 0.1, hem, y) - smooth(hem, hem + 0.5, y)) };
  }
  if (make === 'zebra') return { light: () => 1, veil: (_, y) => 0.7 * inGap(y, fitPeriod(BAND_AND_GAP, tile.height)) };
  if (make === 'venetian') {
    const tape = (x: number) => TAPES.some((at) => Math.abs(cycle(x, tile.width) - at * tile.width) < 0.55);
    const light = (y: number) => slat(y, fitPeriod(SLAT, tile.height));
    return { light: (x, y) => (tape(x) ? 0.82 + 0.18 * light(y) : light(y)) };
  }
  if (make === 'cloth') return { light: (x, y) => rumple(x, y, tile) };
  return { light: () => 1 };
}
