import { picture } from '../../design.ts';
import { points, polar, range, TAU } from '../../kit/geometry.ts';
import { canvas } from '../../kit/painting.ts';
import { between, seeded } from '../../kit/random.ts';
import { around, box, d, disc, fill, hoop, path, place, stroke } from '../../kit/svg.ts';

type Palette = Record<'mud' | 'mud2' | 'chalk', string>;

const S = 1200;

/** Figure of two triangles, feet at the origin; arms reach out to the neighbours' hands. */
const dancer = (c: string, sway: number, drum = false) =>
  fill(d`M-15 -62L15 -62L${sway} -36Z`, c) +
  fill(d`M${sway} -38L-13 -14L13 -14Z`, c) +
  disc(-sway * 0.4, -76, 8.5, c) +
  stroke(d`M${-sway * 0.4} -70L0 -62`, c, 3.4) +
  stroke('M-9 -15L-14 -2L-20 0M9 -15L7 -2L13 0', c, 3.4) +
  (drum
    ? stroke('M-13 -60L-30 -46M13 -60L30 -44', c, 3.2)
    : stroke('M-14 -61L-30 -50L-38 -58M14 -61L30 -50L38 -58', c, 3.2)) +
  disc(-sway * 0.4 + 8, -82, 4, c);

const tree = (c: string, height: number, seed: number) => {
  const random = seeded(seed);
  let out = stroke(d`M0 0C-6 ${-height * 0.3} 6 ${-height * 0.6} 0 ${-height}`, c, 6);
  for (const i of range(13)) {
    const y = -height * (0.28 + i * 0.056);
    const reach = (74 - Math.abs(i - 4) * 6) * between(random, 0.85, 1.1);
    for (const s of [-1, 1]) {
      out += stroke(d`M0 ${y}Q${s * reach * 0.5} ${y - 8} ${s * reach} ${y - 26}`, c, 2.4);
      for (const k of range(7))
        out += stroke(
          d`M${s * reach * (0.2 + k * 0.12)} ${y - 3 - k * 3.6}l${s * 6} ${-9}M${s * reach * (0.2 + k * 0.12)} ${y - 3 - k * 3.6}l${s * 9} 2`,
          c,
          1.7,
        );
    }
  }
  return out;
};

const hut = (p: Palette) => {
  const thatch = range(15)
    .map((i) => d`M0 -150L${-92 + i * 13.2} -78`)
    .join('');
  return (
    box(-70, -78, 140, 78, p.chalk) +
    box(-64, -72, 128, 72, p.mud) +
    fill('M0 -158L-100 -74L100 -74Z', p.chalk) +
    stroke(thatch, p.mud, 2.4) +
    box(-20, -50, 40, 50, p.chalk) +
    box(-14, -44, 28, 44, p.mud) +
    range(5)
      .map((r) =>
        range(3)
          .map(
            (k) =>
              stroke(d`M${-58 + k * 11} ${-64 + r * 13}l6 8l6 -8`, p.chalk, 1.8) +
              stroke(d`M${26 + k * 11} ${-64 + r * 13}l6 8l6 -8`, p.chalk, 1.8),
          )
          .join(''),
      )
      .join('')
  );
};

const bullock = (c: string) =>
  fill('M-46 -46L36 -46L44 -30L30 -16L-40 -16L-50 -34Z', c) +
  fill('M34 -46L62 -58L70 -48L44 -30Z', c) +
  stroke(
    'M58 -58Q60 -76 74 -80M52 -56Q46 -72 54 -82M-38 -18L-42 0M-28 -18L-26 0M22 -18L18 0M30 -18L34 0M-48 -42Q-62 -30 -60 -12',
    c,
    3.6,
  );

const bird = (c: string) =>
  fill('M-14 0L6 -8L14 0L2 6Z', c) + stroke('M-14 0L-26 -6M0 -5L-6 -18M4 -6L6 -20M14 -2L20 -4', c, 2.4);

function draw(p: Palette): string {
  const random = seeded(14);
  const c = p.chalk;
  const rows: readonly [number, number, number][] = [
    [150, 13, 0.86],
    [258, 22, 0.92],
    [372, 31, 0.98],
  ];
  let out =
    canvas(S, S, p.mud) +
    range(160)
      .map(() =>
        stroke(
          d`M${random() * S} ${random() * S}q${between(random, 30, 90)} ${between(random, -9, 9)} ${between(random, 90, 190)} 0`,
          p.mud2,
          between(random, 8, 26),
          0.2,
        ),
      )
      .join('');
  const ring = (r: number, count: number, scale: number, gap: number) =>
    range(count)
      .map((i) => {
        const angle = (i / count) * (TAU - gap) + gap / 2 + TAU / 4;
        const [x, y] = polar(angle, r);
        return place(dancer(c, i % 2 ? 4 : -4), 600 + x, 590 + y, angle + TAU / 4, scale);
      })
      .join('');
  out += rows.map(([r, count, scale], k) => ring(r, count, scale, 0.5 - k * 0.12)).join('');
  out +=
    place(dancer(c, 0, true) + fill('M-12 -48L40 -62L46 -48L-8 -36Z', c) + disc(44, -55, 11, c), 600, 628, 0, 1.25) +
    hoop(600, 590, 84, c, 2.4, '3 9');
  out +=
    place(tree(c, 250, 5), 120, 330) +
    place(tree(c, 210, 8), 1086, 300) +
    place(tree(c, 230, 12), 1090, 1120) +
    place(hut(p), 150, 1110, 0, 1.05) +
    place(bullock(c), 380, 1110) +
    place(bullock(c), 940, 1122, 0, -0.9, 0.9) +
    place(dancer(c, 3, true), 300, 1112);
  out +=
    disc(940, 130, 42, c) +
    around(24, (a) => {
      const [x, y] = polar(a, 52);
      const [u, v] = polar(a, a % 0.5 < 0.26 ? 76 : 66);
      return stroke(d`M${940 + x} ${130 + y}L${940 + u} ${130 + v}`, c, 3.4);
    });
  out += points('300,110 380,150 470,96 700,120 780,80')
    .map(([x, y], i) => place(bird(c), x, y, 0, i % 2 ? 1 : -1, 1))
    .join('');
  const edge =
    range(58)
      .map((i) => d`M${20 + i * 20} 22l10 16l10 -16`)
      .join('') +
    range(58)
      .map((i) => d`M${20 + i * 20} 1178l10 -16l10 16`)
      .join('') +
    range(58)
      .map((i) => d`M22 ${20 + i * 20}l16 10l-16 10`)
      .join('') +
    range(58)
      .map((i) => d`M1178 ${20 + i * 20}l-16 10l16 10`)
      .join('');
  return (
    out +
    stroke(edge, c, 2.6) +
    path('M48 48L1152 48L1152 1152L48 1152Z', { stroke: c, width: 3 }) +
    path('M14 14L1186 14L1186 1186L14 1186Z', { stroke: c, width: 3 })
  );
}

export const harvestDance = picture<Palette>({
  slug: 'harvest-dance',
  title: 'Harvest Dance',
  collection: 'canvas',
  width: S,
  height: S,
  widthInches: 30,
  uses: ['canvas'],
  description: 'A village spirals around its drummer in chalk-white figures on an earthen wall.',
  draw,
  finish: { wobble: 1.6, mottle: 0.14, grain: 0.09 },
  colourways: [
    {
      name: 'Red Earth',
      swatch: '#8f4a37',
      ground: 'dark',
      palette: { mud: '#8b4836', mud2: '#a2583f', chalk: '#f3e8d6' },
    },
    {
      name: 'Indigo Wall',
      swatch: '#2c3c5c',
      ground: 'dark',
      palette: { mud: '#2c3b5a', mud2: '#3a4c70', chalk: '#f0e8d8' },
    },
    {
      name: 'Lime Wash',
      swatch: '#e6dac4',
      ground: 'light',
      palette: { mud: '#eadfca', mud2: '#f3ebda', chalk: '#8a4634' },
    },
  ],
});
