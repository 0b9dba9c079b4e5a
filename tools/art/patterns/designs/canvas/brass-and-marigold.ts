import { picture } from '../../design.ts';
import { leaf, marigold } from '../../kit/botany.ts';
import { points, polar, range, TAU } from '../../kit/geometry.ts';
import { canvas } from '../../kit/painting.ts';
import { between, seeded } from '../../kit/random.ts';
import { box, d, disc, fill, gradient, oval, path, place, smooth, spin, stroke } from '../../kit/svg.ts';

type Palette = Record<
  | 'wall'
  | 'niche'
  | 'nicheDeep'
  | 'cloth'
  | 'clothLine'
  | 'brass'
  | 'brassLight'
  | 'brassDark'
  | 'm1'
  | 'm2'
  | 'm3'
  | 'n1'
  | 'n2'
  | 'line'
  | 'leafLight'
  | 'leafDark'
  | 'fruit'
  | 'fruitDark'
  | 'seed'
  | 'shadow',
  string
>;

const S = 1200;

function lota(p: Palette): string {
  const shape = smooth(
    points(
      '-64,-176 -92,-190 -88,-202 88,-202 92,-190 64,-176 56,-140 92,-104 160,-30 170,60 120,142 66,168 72,186 -72,186 -66,168 -120,142 -170,60 -160,-30 -92,-104 -56,-140',
    ),
    true,
  );
  return (
    fill(shape, 'url(#brass)') +
    path(shape, { stroke: p.brassDark, width: 2.4, opacity: 0.5 }) +
    fill(smooth(points('-118,-20 -96,-62 -70,-80 -92,-20 -96,60 -118,40'), true), p.brassLight, 0.75) +
    fill(smooth(points('112,96 140,40 140,-10 120,40 96,96'), true), p.brassLight, 0.32) +
    stroke('M-150 -40Q0 4 150 -40M-146 -52Q0 -10 146 -52', p.brassDark, 3, 0.8) +
    stroke('M-160 70Q0 118 160 70', p.brassDark, 3, 0.8) +
    range(13)
      .map((i) => {
        const t = (i - 6) / 6;
        return place(
          path('M0 0C-12 -12 -12 -34 0 -46C12 -34 12 -12 0 0Z', { stroke: p.brassDark, width: 2.6, opacity: 0.75 }),
          t * 138,
          70 - t * t * 34,
          t * 0.35,
          1 - Math.abs(t) * 0.45,
          1,
        );
      })
      .join('') +
    stroke('M-58 -144Q0 -130 58 -144', p.brassDark, 3, 0.8) +
    oval(0, -198, 84, 15, p.brassDark) +
    oval(0, -200, 76, 11, p.shadow)
  );
}

const pomegranate = (p: Palette) =>
  fill(smooth(points('-96,10 -84,-60 -30,-98 30,-98 84,-60 96,10 60,76 0,94 -60,76'), true), p.fruit) +
  fill(smooth(points('20,92 80,40 92,-20 80,-58 60,10 10,70'), true), p.fruitDark, 0.6) +
  fill('M-22 -92L-34 -132L-12 -112L0 -138L12 -112L34 -132L22 -92Z', p.fruitDark) +
  fill(smooth(points('-66,-26 -50,-62 -24,-70 -50,-30'), true), p.brassLight, 0.4);

const halved = (p: Palette) => {
  const random = seeded(5);
  return (
    disc(0, 0, 92, p.fruit) +
    disc(0, 0, 80, p.n2) +
    spin(6, path('M0 -14C-30 -26 -36 -60 -14 -72C0 -76 24 -74 30 -58C32 -40 20 -22 0 -14Z', { fill: p.seed })) +
    range(90)
      .map(() => {
        const [x, y] = polar(random() * TAU, between(random, 18, 68));
        return oval(x, y, 7, 5.4, random() < 0.4 ? p.fruitDark : p.fruit, 0.85) + disc(x - 2, y - 2, 1.6, p.n2, 0.9);
      })
      .join('') +
    disc(0, 0, 10, p.n2)
  );
};

function draw(p: Palette): string {
  const tones = { light: p.leafLight, dark: p.leafDark, vein: p.niche };
  const big = [p.m1, p.m2, p.m3] as const;
  const gold = [p.m3, p.n1, p.n2] as const;
  const heads: readonly [number, number, number, boolean][] = [
    [-170, -360, 66, false],
    [150, -400, 72, true],
    [-20, -470, 88, true],
    [-250, -250, 58, true],
    [236, -270, 62, false],
    [60, -310, 84, false],
    [-96, -270, 78, true],
    [10, -580, 56, false],
    [150, -540, 44, true],
    [-150, -520, 46, true],
  ];
  const stems = heads
    .map(([x, y]) =>
      stroke(d`M${x * 0.12} -190C${x * 0.2} ${y * 0.5 - 90} ${x * 0.8} ${y + 130} ${x} ${y}`, p.leafDark, 8),
    )
    .join('');
  const foliage = heads
    .map(([x, y], i) =>
      [0, 1, 2, 3]
        .map((k) =>
          place(
            leaf(92 - k * 8, (k % 2 ? 1 : -1) * 20, tones),
            x * (0.5 + k * 0.14),
            y * (0.6 + k * 0.1) - 60 + k * 12,
            -Math.PI / 2 + (k % 2 ? 1 : -1) * (0.9 + (i % 3) * 0.2) + x * 0.002,
          ),
        )
        .join(''),
    )
    .join('');
  const loose = (x: number, y: number, r: number, tone: readonly [string, string, string]) =>
    oval(x + 12, y + r * 0.72, r * 1.1, r * 0.34, p.shadow, 0.28) + place(marigold(r, tone, p.line), x, y, 0, 1, 0.86);
  return (
    `<defs><linearGradient id="brass"><stop offset="0" stop-color="${p.brassDark}"/><stop offset=".28" stop-color="${p.brassLight}"/><stop offset=".55" stop-color="${p.brass}"/><stop offset="1" stop-color="${p.brassDark}"/></linearGradient>${gradient('niche', [p.nicheDeep, p.niche])}</defs>` +
    canvas(S, S, p.wall) +
    path(
      'M170 1200L170 560C170 330 330 250 420 190C500 140 560 100 600 60C640 100 700 140 780 190C870 250 1030 330 1030 560L1030 1200Z',
      { fill: 'url(#niche)', stroke: p.brass, width: 6 },
    ) +
    path(
      'M140 1200L140 556C140 312 312 226 406 164C492 110 556 66 600 20C644 66 708 110 794 164C888 226 1060 312 1060 556L1060 1200',
      { stroke: p.brass, width: 3, dash: '2 16' },
    ) +
    box(0, 900, S, 300, p.cloth) +
    range(7)
      .map((i) => stroke(d`M0 ${936 + i * 38}L${S} ${936 + i * 38}`, p.clothLine, i % 3 ? 3 : 10, 0.7))
      .join('') +
    stroke('M0 902L1200 902', p.shadow, 5, 0.35) +
    oval(640, 962, 250, 34, p.shadow, 0.35) +
    place(
      stems +
        foliage +
        heads.map(([x, y, r, deep]) => place(marigold(r, deep ? big : gold, p.line), x, y, x * 0.002)).join(''),
      600,
      770,
    ) +
    place(lota(p), 600, 770) +
    oval(330, 1040, 120, 24, p.shadow, 0.32) +
    place(pomegranate(p), 316, 956) +
    oval(880, 1056, 120, 22, p.shadow, 0.32) +
    place(halved(p), 872, 980, 0.2, 1, 0.94) +
    loose(470, 1090, 46, gold) +
    loose(730, 1110, 40, big) +
    loose(1030, 1100, 34, gold) +
    loose(160, 1120, 36, big) +
    (
      [
        [560, 1130, 0.3],
        [620, 1080, 2],
        [960, 1140, 1],
        [240, 1150, 2.6],
        [800, 1150, 4],
      ] as const
    )
      .map(([x, y, a]) => place(fill('M0 0C8 -12 26 -12 32 0C24 8 8 8 0 0Z', p.m2), x, y, a))
      .join('')
  );
}

export const brassAndMarigold = picture<Palette>({
  slug: 'brass-and-marigold',
  title: 'Brass and Marigold',
  collection: 'canvas',
  width: S,
  height: S,
  widthInches: 30,
  uses: ['canvas'],
  description: 'A polished lota of marigolds and a split pomegranate in the cool shade of an arched niche.',
  draw,
  finish: { wobble: 1, mottle: 0.08, grain: 0.04 },
  colourways: [
    {
      name: 'Lime Plaster',
      swatch: '#efe4d0',
      ground: 'light',
      palette: {
        wall: '#efe4d0',
        niche: '#d9cbb0',
        nicheDeep: '#b9ab90',
        cloth: '#f3ebdd',
        clothLine: '#b4634a',
        brass: '#b98d45',
        brassLight: '#f0d694',
        brassDark: '#7d5a26',
        m1: '#c26a24',
        m2: '#d98a2f',
        m3: '#eaae53',
        n1: '#e0ae45',
        n2: '#f2d48a',
        line: '#8f4a1a',
        leafLight: '#8a9c6c',
        leafDark: '#667a52',
        fruit: '#a8433f',
        fruitDark: '#7a2a30',
        seed: '#c9605a',
        shadow: '#4a3a2a',
      },
    },
    {
      name: 'Indigo Niche',
      swatch: '#2f4060',
      ground: 'dark',
      palette: {
        wall: '#3a4c6e',
        niche: '#2a3957',
        nicheDeep: '#1b2740',
        cloth: '#e9dfcb',
        clothLine: '#3f5a86',
        brass: '#c0954b',
        brassLight: '#f5dea3',
        brassDark: '#7a5827',
        m1: '#c46c2a',
        m2: '#dc9038',
        m3: '#efb860',
        n1: '#e3b553',
        n2: '#f5db99',
        line: '#8a4718',
        leafLight: '#7d9a78',
        leafDark: '#557458',
        fruit: '#ae4a46',
        fruitDark: '#7d2c34',
        seed: '#cf6a62',
        shadow: '#141c2e',
      },
    },
    {
      name: 'Sage Room',
      swatch: '#a3ae95',
      ground: 'light',
      palette: {
        wall: '#b9c2aa',
        niche: '#98a48c',
        nicheDeep: '#75836e',
        cloth: '#ece4d3',
        clothLine: '#8a6a4c',
        brass: '#b48a48',
        brassLight: '#efd79c',
        brassDark: '#735428',
        m1: '#b85f3c',
        m2: '#cf7d52',
        m3: '#e4a67c',
        n1: '#dcb65e',
        n2: '#f0d99c',
        line: '#7f3d20',
        leafLight: '#75896a',
        leafDark: '#52684e',
        fruit: '#9c4a4c',
        fruitDark: '#6e2f38',
        seed: '#c0686a',
        shadow: '#363c30',
      },
    },
  ],
});
