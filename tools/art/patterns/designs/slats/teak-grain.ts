import { cloth } from '../../design.ts';
import { blend, CLOTH_SIZE, paint, shade } from '../../kit/cloth.ts';
import { rgb } from '../../kit/colour.ts';
import { range, TAU } from '../../kit/geometry.ts';
import { noise } from '../../kit/noise.ts';
import { nth } from '../../kit/nth.ts';
import { between, seeded } from '../../kit/random.ts';

type Palette = Record<'light' | 'body' | 'dark', string>;

/** Slats of two inches. */
const SLATS = 12;

/** How a slat was cut out of its trunk; lengths in slat heights. */
interface Cut {
  /** Height of the heart on the slat: on it the rings close to long flames, far from it they run straight. */
  heart: number;
  /** Distance of the cut from the heart and how it changes along the slat. */
  depth: number;
  sway: readonly [number, number];
  phase: readonly [number, number];
  rings: number;
  tone: number;
}

function cutSlats(): Cut[] {
  const random = seeded(71);
  return Array.from({ length: SLATS }, (_, i) => {
    const isFlamed = i % 7 === 1;
    return {
      heart: isFlamed ? between(random, 0, 0.2) : between(random, 1.1, 2.8) * (random() < 0.5 ? -1 : 1) + 0.5,
      depth: isFlamed ? between(random, 0.45, 0.6) : between(random, 0.7, 1.3),
      sway: isFlamed ? [0.26, 0.02] : [between(random, 0.06, 0.22), between(random, 0.01, 0.03)],
      phase: [random() * TAU, random() * TAU],
      rings: isFlamed ? between(random, 10, 13) : between(random, 10, 17),
      tone: between(random, -0.1, 0.1),
    };
  });
}

const ramp = (from: number, to: number, value: number) => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

function weave(p: Palette): Buffer {
  const [light, body, dark] = [rgb(p.light), rgb(p.body), rgb(p.dark)];
  const slats = cutSlats();
  const waver = noise(4, SLATS * 2, 21);
  const ripple = noise(26, SLATS * 8, 22);
  const years = noise(96, 1, 27);
  const bands = noise(2, SLATS * 5, 23);
  const fibres = [noise(14, CLOTH_SIZE, 24), noise(60, CLOTH_SIZE, 28)] as const;
  const pores = noise(75, CLOTH_SIZE, 25);
  const lustre = noise(16, SLATS * 2, 26);
  const random = seeded(72);
  // Every row starts elsewhere, so that no fibres end in line.
  const starts = range(CLOTH_SIZE).map(() => random());
  return paint((u, v, _, y) => {
    const along = u + nth(starts, y);
    const index = Math.floor(v * SLATS);
    const { heart, depth, sway, phase, rings, tone } = nth(slats, index);
    const across = v * SLATS - index - heart + waver(u, v) * 0.06 + ripple(u, v) * 0.009;
    const away = depth + sway[0] * Math.sin(TAU * u + phase[0]) + sway[1] * Math.sin(TAU * 3 * u + phase[1]);
    const ring = Math.hypot(across, away) * rings;
    const age = ring - Math.floor(ring);
    const year = 0.55 + 0.45 * years((Math.floor(ring) + index * 8) / 96, 0);
    const late = ramp(0.15, 0.82, age) * (1 - ramp(0.82, 1, age)) * year;
    const fibre = fibres[0](along, v) * 0.11 + fibres[1](along, v) * 0.08;
    const depthOfColour = 0.34 + late * 0.42 + bands(u, v) * 0.22 + fibre;
    const colour =
      depthOfColour < 0.5
        ? blend(light, body, Math.max(0, depthOfColour * 2))
        : blend(body, dark, Math.min(1, depthOfColour * 2 - 1));
    const pore = ramp(0.5, 0.9, pores(along, v)) * (0.3 + 0.7 * late);
    return shade(colour, 1 + tone + lustre(u, v) * 0.03 - pore * 0.24);
  });
}

export const teakGrain = cloth<Palette>({
  slug: 'teak-grain',
  title: 'Teak Grain',
  collection: 'slats',
  widthInches: 24,
  uses: ['blind'],
  description: 'Oiled teak with its long grain, every slat cut from another board.',
  weave,
  colourways: [
    {
      name: 'Teak',
      swatch: '#97694a',
      ground: 'dark',
      palette: { light: '#b8906c', body: '#96694a', dark: '#61402b' },
    },
    {
      name: 'Walnut',
      swatch: '#5f4130',
      ground: 'dark',
      palette: { light: '#7d583f', body: '#5f3f2b', dark: '#382318' },
    },
    {
      name: 'Limewash',
      swatch: '#ddd2c0',
      ground: 'light',
      palette: { light: '#ece4d6', body: '#dccfba', dark: '#bda98c' },
    },
    {
      name: 'Ebony',
      swatch: '#2c2725',
      ground: 'dark',
      palette: { light: '#423b36', body: '#2b2623', dark: '#161312' },
    },
  ],
});
