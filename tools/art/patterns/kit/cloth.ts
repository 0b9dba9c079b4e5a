import type { Rgb } from './colour.ts';
import { TAU } from './geometry.ts';
import { noise } from './noise.ts';
import { nth } from './nth.ts';
import type { Random } from './random.ts';

export const CLOTH_SIZE = 1200;

type Shader = (u: number, v: number, x: number, y: number) => readonly number[];

export function paint(shade: Shader): Buffer {
  const out = Buffer.alloc(CLOTH_SIZE * CLOTH_SIZE * 3);
  for (let y = 0; y < CLOTH_SIZE; y++)
    for (let x = 0; x < CLOTH_SIZE; x++) {
      const c = shade(x / CLOTH_SIZE, y / CLOTH_SIZE, x, y);
      const at = (y * CLOTH_SIZE + x) * 3;
      for (let k = 0; k < 3; k++) out[at + k] = Math.max(0, Math.min(255, c[k] ?? 0));
    }
  return out;
}

export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const shade = (c: Rgb, light: number): Rgb => [c[0] * light, c[1] * light, c[2] * light];

interface Yarn {
  thickness: number;
  light: number;
  phase: readonly number[];
}

interface YarnCharacter {
  thickness: readonly [number, number];
  light: readonly [number, number];
  /** Chance of a thick, slubby yarn. */
  slub?: number;
}

export const spinYarns = (count: number, random: Random, character: YarnCharacter): Yarn[] =>
  Array.from({ length: count }, () => {
    const [thin, thick] = character.thickness;
    const [dark, light] = character.light;
    const slub = random() < (character.slub ?? 0) ? 1.4 : 1;
    return {
      thickness: (thin + random() * (thick - thin)) * slub,
      light: dark + random() * (light - dark),
      phase: [random() * TAU, random() * TAU, random() * TAU],
    };
  });

/** Slow swelling along the yarn, periodic over the tile. */
const swell = (yarn: Yarn, t: number, amount: number) =>
  1 +
  amount *
    (0.45 * Math.sin(TAU * t + (yarn.phase[0] ?? 0)) +
      0.35 * Math.sin(TAU * 3 * t + (yarn.phase[1] ?? 0)) +
      0.3 * Math.sin(TAU * 7 * t + (yarn.phase[2] ?? 0)));

interface WeaveOptions {
  /** Yarns per tile; a divisor of CLOTH_SIZE keeps every yarn the same width. */
  yarns: number;
  warp: readonly Yarn[];
  weft: readonly Yarn[];
  swelling: number;
  /** True where the warp lies on top. */
  over: (warpIndex: number, weftIndex: number) => boolean;
  warpColour: (u: number, v: number, index: number) => Rgb;
  weftColour: (u: number, v: number, index: number) => Rgb;
  random: Random;
  fibre: number;
  /** Short lighter and darker stretches along each yarn; long ones would read as a plaid from a distance. */
  streak?: number;
}

/** Yarns shaded as half cylinders that pass over and under each other. */
export function weaveYarns(o: WeaveOptions): Buffer {
  const pitch = CLOTH_SIZE / o.yarns;
  const alongWarp = noise(o.yarns, 11, 17);
  const alongWeft = noise(11, o.yarns, 37);
  const streak = o.streak ?? 0;
  return paint((u, v, x, y) => {
    const i = Math.floor(x / pitch);
    const j = Math.floor(y / pitch);
    const fx = (x + 0.5) / pitch - i - 0.5;
    const fy = (y + 0.5) / pitch - j - 0.5;
    const warp = nth(o.warp, i);
    const weft = nth(o.weft, j);
    const halfWarp = 0.5 * Math.min(1, warp.thickness * swell(warp, v, o.swelling));
    const halfWeft = 0.5 * Math.min(1, weft.thickness * swell(weft, u, o.swelling));
    const roundWarp = Math.sqrt(Math.max(0, 1 - (fx / halfWarp) ** 2));
    const roundWeft = Math.sqrt(Math.max(0, 1 - (fy / halfWeft) ** 2));
    const lift = o.over(i, j) ? 0.35 : -0.35;
    const heightWarp = roundWarp * 0.5 + lift * Math.cos(fy * Math.PI);
    const heightWeft = roundWeft * 0.5 - lift * Math.cos(fx * Math.PI);
    const warpOnTop = roundWarp > 0 && (heightWarp >= heightWeft || roundWeft <= 0);
    const round = warpOnTop ? roundWarp : roundWeft;
    const own = warpOnTop
      ? warp.light + alongWarp((i + 0.01) / o.yarns, v) * streak
      : weft.light + alongWeft(u, (j + 0.01) / o.yarns) * streak;
    const light = round <= 0 ? 0.68 : (0.78 + 0.24 * round) * own;
    const colour = warpOnTop ? o.warpColour(u, v, i) : o.weftColour(u, v, j);
    return shade(colour, light * (1 + (o.random() - 0.5) * o.fibre));
  });
}
