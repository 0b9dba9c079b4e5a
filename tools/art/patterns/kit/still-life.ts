import { mix } from './colour.ts';
import type { Point } from './geometry.ts';
import { polar, range, TAU } from './geometry.ts';
import { nth } from './nth.ts';
import type { Random } from './random.ts';
import { between, seeded } from './random.ts';
import { d, disc, fill, oval, place, smooth, stroke } from './svg.ts';

/** Layers of paper from the lit side to the core of the shadow. */
export interface Tones {
  glow: string;
  light: string;
  body: string;
  shade: string;
  deep: string;
}

export const layerTones = (colour: string, glow: string, shadow: string): Tones => ({
  glow,
  light: mix(colour, glow, 0.5),
  body: colour,
  shade: mix(colour, shadow, 0.36),
  deep: mix(colour, shadow, 0.66),
});

/** Right half of a thrown vessel from the rim down to the foot, which stands on the origin. */
type Profile = readonly Point[];

/** Height of a circle seen from the table's edge. */
const TILT = 0.17;

const arc = (radius: number, x: number, y: number, sweep: 0 | 1) =>
  d`A${radius} ${radius * TILT} 0 0 ${sweep} ${x} ${y}`;
const continued = (data: string) => data.replace('M', 'L');
const stretch = (profile: Profile, share: number) => profile.map(([x, y]): Point => [x * share, y]);

export function silhouette(profile: Profile): string {
  const [rim, top] = nth(profile, 0);
  const [foot, bottom] = nth(profile, profile.length - 1);
  return `${smooth(profile)}${arc(foot, -foot, bottom, 1)}${continued(smooth(stretch(profile, -1).reverse()))}${arc(rim, rim, top, 0)}Z`;
}

const clipped = (id: string, data: string, markup: string) =>
  `<clipPath id="${id}"><path d="${data}"/></clipPath><g clip-path="url(#${id})">${markup}</g>`;

/** The inside behind the front lip; what stands in the vessel is drawn over it. */
export function opening(profile: Profile, tones: Tones): string {
  const [rim, y] = nth(profile, 0);
  const inner = rim - Math.max(5, rim * 0.06);
  return (
    oval(0, y, rim, rim * TILT, tones.light) +
    oval(0, y + 1, inner, inner * TILT, tones.deep) +
    fill(
      d`M${inner} ${y + 1}` + arc(inner, 0, y + 1 + inner * TILT, 1) + d`Q${inner * 0.8} ${y} ${inner} ${y + 1}Z`,
      tones.shade,
    )
  );
}

/** Vessel lit from the left; the decoration lies on its surface under light and shadow. */
export function vessel(id: string, profile: Profile, tones: Tones, random: Random, decoration = ''): string {
  const [rim, top] = nth(profile, 0);
  const [foot, bottom] = nth(profile, profile.length - 1);
  const long: Profile = [...profile, [foot, bottom + foot * TILT + 8]];
  const band = (from: number, to: number) =>
    `${smooth(stretch(long, from))}${continued(smooth(stretch(long, to).reverse()))}Z`;
  const bristles = range(40)
    .map(() => {
      const share = between(random, -0.98, 0.98);
      const tone = share < -0.1 ? tones.glow : share < 0.5 ? tones.shade : tones.deep;
      return stroke(smooth(stretch(long, share)), tone, between(random, 1, 3), 0.07);
    })
    .join('');
  const turning = range(9).map((i) => fill(band(-0.1 + i * 0.1, 1.1), i < 5 ? tones.shade : tones.deep, 0.1));
  const lit = profile.slice(1, -2);
  const edge = (side: number) =>
    lit.map(([x, y], i): Point => [x * (side * Math.sin((Math.PI * i) / (lit.length - 1)) - 0.68), y]);
  const gleam = smooth([...edge(-0.07), ...edge(0.07).reverse()], true);
  const body =
    fill(silhouette(profile), tones.body) +
    decoration +
    range(4)
      .map((i) => fill(band(-1.1, -0.78 + i * 0.16), tones.glow, 0.055))
      .join('') +
    turning.join('') +
    fill(band(0.34, 1.1), tones.shade, 0.4) +
    fill(band(0.72, 1.1), tones.deep, 0.3) +
    bristles +
    fill(band(0.95, 1.1), tones.glow, 0.13) +
    fill(gleam, tones.glow, 0.34);
  const lip = d`M${-rim} ${top}` + arc(rim, rim, top, 0);
  return clipped(id, silhouette(profile), body) + stroke(lip, tones.light, Math.max(4, rim * 0.05));
}

/** Fruit in three layers, lit from the upper left. */
export function fruit(id: string, data: string, radius: number, tones: Tones, cheek?: string): string {
  const layer = (colour: string, x: number, y: number, scale: number, opacity?: number) =>
    place(fill(data, colour, opacity), x * radius, y * radius, 0, scale);
  return clipped(
    id,
    data,
    fill(data, tones.deep) +
      layer(tones.shade, -0.1, -0.08, 1) +
      layer(tones.body, -0.24, -0.2, 0.94) +
      (cheek ? layer(cheek, 0.3, -0.34, 0.62, 0.6) : '') +
      layer(tones.light, -0.32, -0.3, 0.54, 0.55) +
      layer(tones.light, -0.4, -0.42, 0.2, 0.9),
  );
}

/** The shape laid on the table by a low light from the left. */
export const castShadow = (data: string, x: number, y: number, colour: string) =>
  `<g transform="matrix(1 0 -0.62 0.11 ${x} ${y})">${fill(data, colour)}</g>`;

/** Half a papaya with its seeds, cut side up. */
export function papaya(rind: string, flesh: string, ripe: string, glow: string, shadow: string): string {
  const random = seeded(4);
  const half = 'M-176 4C-178 -46 -118 -84 -30 -86C66 -88 160 -50 176 0C162 50 66 86 -30 84C-116 82 -174 50 -176 4Z';
  const seeds = range(46).map(() => {
    const [x, y] = polar(random() * TAU, Math.sqrt(random()));
    const [sx, sy] = [x * 88 - 26, y * 25];
    return disc(sx, sy, 10, shadow) + disc(sx - 3, sy - 3, 3, glow, 0.55);
  });
  return (
    place(fill(half, mix(rind, shadow, 0.4)), 5, 20) +
    fill(half, rind) +
    place(fill(half, mix(flesh, glow, 0.45)), -1, -1, 0, 0.95, 0.91) +
    place(fill(half, flesh), -3, 0, 0, 0.9, 0.84) +
    place(fill(half, mix(flesh, ripe, 0.5)), -14, 0, 0, 0.68, 0.56) +
    place(fill(half, mix(flesh, shadow, 0.45)), -20, 0, 0, 0.58, 0.42) +
    seeds.join('') +
    stroke('M-140 -28C-110 -58 -40 -68 30 -64', glow, 6, 0.5)
  );
}
