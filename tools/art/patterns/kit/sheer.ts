import type { spinYarns } from './cloth.ts';
import { blend, CLOTH_SIZE, paint, shade } from './cloth.ts';
import type { Rgb } from './colour.ts';
import { TAU } from './geometry.ts';
import { nth } from './nth.ts';
import type { Random } from './random.ts';
import { between } from './random.ts';

type Yarn = ReturnType<typeof spinYarns>[number];

/** Slow swelling along the yarn, periodic over the tile. */
const swell = ({ phase }: Yarn, t: number) =>
  1 + 0.1 * Math.sin(TAU * 2 * t + nth(phase, 0)) + 0.1 * Math.sin(TAU * 5 * t + nth(phase, 1));

/** A short thick place in a yarn. */
interface Slub {
  at: number;
  length: number;
  strength: number;
}

export const spinSlubs = (count: number, random: Random, chance: number): (Slub | null)[] =>
  Array.from({ length: count }, () =>
    random() < chance
      ? { at: random(), length: between(random, 0.04, 0.2), strength: between(random, 0.25, 0.8) }
      : null,
  );

function thicken(slub: Slub | null, t: number): number {
  if (!slub) return 0;
  const gap = Math.abs(t - slub.at);
  const away = Math.min(gap, 1 - gap) / slub.length;
  return away < 1 ? slub.strength * (1 - away * away) : 0;
}

interface OpenWeave {
  /** Yarns per tile, a divisor of CLOTH_SIZE. */
  yarns: number;
  warp: readonly Yarn[];
  weft: readonly Yarn[];
  slubs: readonly (Slub | null)[];
  /** Width of a warp yarn of thickness one, as a share of the pitch. */
  warpCover: (warpIndex: number) => number;
  weftCover: number;
  /** Sideways bend of a warp yarn, as a share of the pitch. */
  bend?: (warpIndex: number, weftIndex: number, along: number) => number;
  /** How much of a crossing an extra weft fills, 0 to 1. */
  inlay?: (warpIndex: number, weftIndex: number) => number;
  yarn: (warpIndex: number) => Rgb;
  weftYarn: Rgb;
  inlayYarn?: Rgb;
  /** What shines through the gaps. */
  light: Rgb;
  random: Random;
}

/** One yarn hides this much of the light behind it; two crossing yarns hide more. */
const OPACITY = 0.74;

/** Thin yarns with daylight between them. */
export function weaveOpen(o: OpenWeave): Buffer {
  const pitch = CLOTH_SIZE / o.yarns;
  const cover = (distance: number, half: number) => Math.max(0, Math.min(1, (half - Math.abs(distance)) * pitch + 0.5));
  return paint((u, v, x, y) => {
    const i = Math.floor(x / pitch);
    const j = Math.floor(y / pitch);
    const fx = (x + 0.5) / pitch - i - 0.5;
    const fy = (y + 0.5) / pitch - j - 0.5;
    const warp = nth(o.warp, i);
    const weft = nth(o.weft, j);
    const halfWarp = 0.5 * o.warpCover(i) * warp.thickness * swell(warp, v);
    const bump = thicken(nth(o.slubs, j), u);
    const halfWeft = 0.5 * o.weftCover * weft.thickness * swell(weft, u) * (1 + bump);
    const warpShare = cover(fx - (o.bend?.(i, j, fy) ?? 0), halfWarp);
    const weftShare = cover(fy, halfWeft);
    const hidden = 1 - (1 - OPACITY * warpShare) * (1 - OPACITY * weftShare);
    const isWarpOnTop = (i + j) % 2 === 0 ? warpShare > 0 : weftShare <= 0;
    const colour = isWarpOnTop ? shade(o.yarn(i), warp.light) : shade(o.weftYarn, weft.light * (1 - bump * 0.05));
    const ground = blend(o.light, colour, hidden);
    const inlay = o.inlay?.(i, j) ?? 0;
    if (!inlay || !o.inlayYarn) return shade(ground, 1 + (o.random() - 0.5) * 0.03);
    // The extra weft lies in two soft strands on every pick.
    const round = 0.93 + 0.08 * Math.abs(Math.sin((fy + 0.5) * Math.PI * 2)) - (i % 4 === j % 4 ? 0.05 : 0);
    return shade(blend(ground, shade(o.inlayYarn, round), inlay), 1 + (o.random() - 0.5) * 0.04);
  });
}
