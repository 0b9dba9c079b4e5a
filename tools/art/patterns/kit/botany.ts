import { mix } from './colour.ts';
import { polar, range, TAU } from './geometry.ts';
import { nth } from './nth.ts';
import type { Random } from './random.ts';
import { between } from './random.ts';
import { around, d, disc, fill, place, spin, stroke } from './svg.ts';

interface LeafTones {
  light: string;
  dark: string;
  vein: string;
}

/** Two-tone leaf with veins, from the origin towards +x; a negative width turns the light half over. */
export function leaf(length: number, width: number, tones: LeafTones): string {
  const upper = d`M0 0C${length * 0.28} ${-width} ${length * 0.68} ${-width * 0.92} ${length} 0`;
  const veins = [0.25, 0.42, 0.58, 0.72]
    .map((t) => {
      const reach = width * 0.5 * Math.sin(Math.PI * t);
      return [-reach, reach].map((r) => d`M${length * t} ${width * 0.06}L${length * (t + 0.13)} ${r}`).join('');
    })
    .join('');
  return (
    fill(upper + d`C${length * 0.68} ${width * 0.8} ${length * 0.28} ${width * 0.9} 0 0Z`, tones.dark) +
    fill(upper + d`C${length * 0.6} ${width * 0.1} ${length * 0.3} ${width * 0.1} 0 0Z`, tones.light) +
    stroke(
      d`M${length * 0.04} 0Q${length * 0.5} ${width * 0.14} ${length * 0.93} 0` + veins,
      tones.vein,
      Math.max(1, length * 0.012),
      0.75,
    )
  );
}

/** Plain leaf in one colour with a midrib. */
export const blade = (length: number, width: number, colour: string, rib?: string) =>
  fill(
    d`M0 0C${length * 0.3} ${-width} ${length * 0.72} ${-width * 0.85} ${length} 0C${length * 0.72} ${width * 0.85} ${length * 0.3} ${width} 0 0Z`,
    colour,
  ) + (rib ? stroke(d`M${length * 0.06} 0L${length * 0.86} 0`, rib, Math.max(1, width * 0.1), 0.7) : '');

const notchedPetal = (radius: number, width: number, colour: string, line: string) =>
  fill(
    d`M0 0C${-width * 0.8} ${-radius * 0.3} ${-width * 1.05} ${-radius * 0.93} ${-width * 0.22} ${-radius}Q0 ${-radius * 0.9} ${width * 0.22} ${-radius}` +
      d`C${width * 1.05} ${-radius * 0.93} ${width * 0.8} ${-radius * 0.3} 0 0Z`,
    colour,
  ) +
  stroke(
    [-0.5, -0.25, 0, 0.25, 0.5]
      .map(
        (k) =>
          d`M${width * k * 0.25} ${-radius * 0.25}Q${width * k * 0.9} ${-radius * 0.5} ${width * k * 0.95} ${-radius * (0.78 - Math.abs(k) * 0.14)}`,
      )
      .join(''),
    line,
    Math.max(0.9, radius * 0.012),
    0.55,
  );

/** Three rings of notched petals and a crown of stamens. */
export function bloom(radius: number, tones: readonly string[], line: string, core: string, random: Random): string {
  const rings: readonly [number, number, number][] = [
    [9, 1, 0.42],
    [7, 0.78, 0.36],
    [6, 0.54, 0.28],
  ];
  let out = '';
  rings.forEach(([count, reach, width], k) => {
    const offset = random() * TAU;
    for (const i of range(count)) {
      const angle = offset + (i / count) * TAU + between(random, -0.06, 0.06);
      out += place(
        notchedPetal(radius * reach * between(random, 0.94, 1.06), radius * width, nth(tones, k), line),
        0,
        0,
        angle,
      );
    }
  });
  out += around(26, (angle) => {
    const [x, y] = polar(angle, radius * between(random, 0.2, 0.3));
    return stroke(d`M0 0L${x} ${y}`, core, radius * 0.011) + disc(x, y, radius * 0.02, core);
  });
  return out + disc(0, 0, radius * 0.1, mix(core, nth(tones, 2), 0.35)) + disc(0, 0, radius * 0.05, core);
}

const roundPetal = (radius: number, width: number, colour: string) =>
  fill(
    d`M0 0C${-width} ${-radius * 0.3} ${-width * 0.8} ${-radius} 0 ${-radius}C${width * 0.8} ${-radius} ${width} ${-radius * 0.3} 0 0Z`,
    colour,
  );

export const floret = (radius: number, colour: string, core: string, petals = 5) =>
  spin(petals, roundPetal(radius, radius * (3.1 / petals), colour)) + disc(0, 0, radius * 0.2, core);

/** Pointed bud towards +x, held by two sepals. */
export const bud = (length: number, outer: string, inner: string, sepal: string) =>
  fill(
    d`M0 0C${length * 0.2} ${-length * 0.42} ${length * 0.75} ${-length * 0.36} ${length} 0C${length * 0.75} ${length * 0.36} ${length * 0.2} ${length * 0.42} 0 0Z`,
    outer,
  ) +
  fill(
    d`M${length * 0.1} 0C${length * 0.3} ${-length * 0.2} ${length * 0.7} ${-length * 0.2} ${length} 0C${length * 0.7} ${length * 0.1} ${length * 0.3} ${length * 0.1} ${length * 0.1} 0Z`,
    inner,
  ) +
  fill(
    d`M${-length * 0.08} 0C${length * 0.05} ${-length * 0.4} ${length * 0.4} ${-length * 0.32} ${length * 0.52} ${-length * 0.2}C${length * 0.3} ${-length * 0.12} ${length * 0.3} ${length * 0.12} ${length * 0.52} ${length * 0.2}` +
      d`C${length * 0.4} ${length * 0.32} ${length * 0.05} ${length * 0.4} ${-length * 0.08} 0Z`,
    sepal,
  );

/** Ruffled marigold head in three tones, from the rim to the heart; each ring throws a thin shadow on the one below. */
export function marigold(
  radius: number,
  [rim, middle, heart]: readonly [string, string, string],
  line: string,
): string {
  const rings: readonly [number, string][] = [
    [1, rim],
    [0.83, mix(rim, middle, 0.55)],
    [0.66, middle],
    [0.49, mix(middle, heart, 0.6)],
    [0.32, heart],
  ];
  const frills = rings.map(([reach, tone], k) => {
    const count = Math.max(7, Math.round(19 * reach));
    const r = radius * reach;
    const half = (Math.PI * r) / count;
    const frill = d`M0 0L${-half} ${-r * 0.84}Q${-half * 1.2} ${-r * 1.05} ${-half * 0.36} ${-r}Q0 ${-r * 0.92} ${half * 0.36} ${-r}Q${half * 1.2} ${-r * 1.05} ${half} ${-r * 0.84}Z`;
    const folds = stroke(
      d`M${-half} ${-r * 0.84}L${-half * 0.7} ${-r * 0.62}M0 ${-r * 0.9}L0 ${-r * 0.7}`,
      line,
      Math.max(0.7, radius * 0.018),
      0.55,
    );
    return (k ? disc(0, radius * 0.02, r * 1.03, line, 0.3) : '') + spin(count, fill(frill, tone) + folds, k * 0.21);
  });
  return frills.join('') + disc(0, 0, radius * 0.09, mix(rim, line, 0.3));
}

/** Lotus in profile, standing on the origin. */
export function lotusBloom(size: number, tones: readonly string[], line: string): string {
  const petal = (angle: number, length: number, width: number, colour: string) =>
    place(
      `<path d="${d`M0 0C${-width} ${-length * 0.3} ${-width * 0.8} ${-length * 0.72} 0 ${-length}C${width * 0.8} ${-length * 0.72} ${width} ${-length * 0.3} 0 0Z`}" fill="${colour}" stroke="${line}" stroke-width="${(size * 0.016).toFixed(1)}"/>` +
        stroke(
          d`M0 ${-length * 0.2}L0 ${-length * 0.82}M${-width * 0.2} ${-length * 0.3}Q${-width * 0.42} ${-length * 0.55} ${-width * 0.12} ${-length * 0.78}M${width * 0.2} ${-length * 0.3}Q${width * 0.42} ${-length * 0.55} ${width * 0.12} ${-length * 0.78}`,
          line,
          size * 0.009,
          0.6,
        ),
      0,
      0,
      angle,
    );
  const [inner, next, outer, sepal] = [0, 1, 2, 3].map((k) => nth(tones, k)) as [string, string, string, string];
  return (
    [-1.28, 1.28, -0.98, 0.98].map((a) => petal(a, size * 0.78, size * 0.19, sepal)).join('') +
    [-0.66, 0.66].map((a) => petal(a, size * 0.84, size * 0.22, outer)).join('') +
    [-0.34, 0.34].map((a) => petal(a, size * 0.86, size * 0.22, next)).join('') +
    petal(0, size * 0.88, size * 0.22, inner)
  );
}

/** Straight sprig towards +x with leaf pairs and a floret at the tip. */
export const sprig = (length: number, tones: LeafTones, stem: string, tip = '') =>
  stroke(d`M${-length * 0.5} 0Q0 ${-length * 0.1} ${length * 0.45} 0`, stem, Math.max(1.6, length * 0.028)) +
  [-0.32, -0.13, 0.07, 0.26]
    .map((t) =>
      [0.8, -0.8].map((a) => place(leaf(length * 0.29, length * 0.09, tones), length * t, -length * 0.03, a)).join(''),
    )
    .join('') +
  place(tip, length * 0.47, 0);
