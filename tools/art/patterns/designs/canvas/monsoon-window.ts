import { picture } from '../../design.ts';
import { blade, leaf } from '../../kit/botany.ts';
import { points, range } from '../../kit/geometry.ts';
import { below, canvas, ridge } from '../../kit/painting.ts';
import { between, seeded } from '../../kit/random.ts';
import { box, d, disc, fill, gradient, oval, path, place, polyline, smooth, stroke } from '../../kit/svg.ts';

type Palette = Record<
  | 'wall'
  | 'wall2'
  | 'frame'
  | 'frameDark'
  | 'sky'
  | 'sky2'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'rain'
  | 'palm'
  | 'pot'
  | 'potDark'
  | 'l1'
  | 'l2'
  | 'cup'
  | 'tea'
  | 'sill',
  string
>;

const W = 1000;
const H = 1500;
const ARCH = 'M250 1120L250 520C250 330 380 240 500 190C620 240 750 330 750 520L750 1120Z';

const palm = (p: Palette, height: number) =>
  stroke(d`M0 0C-14 ${-height * 0.4} 16 ${-height * 0.7} 6 ${-height}`, p.palm, 9) +
  [-3.3, -2.8, -2.3, -1.8, -1.3, -0.8, -0.3, 0.2].map((a) => place(blade(92, 11, p.palm), 6, -height, a)).join('');

const shutter = (p: Palette) =>
  fill('M0 0L-150 -34L-150 724L0 690Z', p.frame) +
  path('M-14 18L-136 -8L-136 330L-14 330ZM-14 360L-136 360L-136 700L-14 672Z', { fill: p.frameDark }) +
  range(11)
    .map(
      (i) =>
        fill(d`M-14 ${40 + i * 27}L-136 ${20 + i * 28.5}L-136 ${38 + i * 28.5}L-14 ${56 + i * 27}Z`, p.frame) +
        fill(d`M-14 ${376 + i * 27}L-136 ${380 + i * 28.5}L-136 ${398 + i * 28.5}L-14 ${392 + i * 27}Z`, p.frame),
    )
    .join('') +
  disc(-20, 346, 8, p.pot);

function view(p: Palette): string {
  const random = seeded(16);
  let out = `<clipPath id="arch"><path d="${ARCH}"/></clipPath>`;
  const tones = [p.h1, p.h2, p.h3, p.h4];
  let scene = box(240, 180, 520, 950, 'url(#rainsky)');
  for (const [k, tone] of tones.entries())
    scene += place(fill(below(ridge(520, 0, 70 - k * 8, 0.3, 60 + k * 7, 8), 520, 600), tone), 240, 640 + k * 96);
  scene +=
    place(palm(p, 300), 330, 1080) +
    place(palm(p, 360), 660, 1100, 0, -1, 1) +
    place(palm(p, 220), 590, 1100, 0.06) +
    place(fill(below(ridge(520, 1060, 30, 0.4, 5, 8), 520, 1130), p.palm), 240, 0);
  scene += range(260)
    .map(() => {
      const [x, y, l] = [between(random, 230, 800), between(random, 160, 1120), between(random, 26, 84)];
      return stroke(d`M${x} ${y}l${-l * 0.2} ${l}`, p.rain, between(random, 1, 2.6), 0.5);
    })
    .join('');
  out += `<g clip-path="url(#arch)">${scene}</g>`;
  return (
    out +
    path(ARCH, { stroke: p.frame, width: 26 }) +
    path(ARCH, { stroke: p.frameDark, width: 4 }) +
    stroke('M500 190L500 1120M250 560L750 560M250 840L750 840', p.frame, 13) +
    stroke('M507 196L507 1120', p.frameDark, 2.4, 0.7)
  );
}

const plant = (p: Palette) =>
  range(13)
    .map((i) => {
      const lean = (i - 6) * 30;
      const h = 210 - Math.abs(i - 6) * 15;
      return (
        stroke(d`M0 0C${lean * 0.2} ${-h * 0.5} ${lean * 0.7} ${-h * 0.8} ${lean} ${-h}`, p.l1, 4) +
        place(
          leaf(96, (i % 2 ? 1 : -1) * 28, { light: p.l2, dark: p.l1, vein: p.wall }),
          lean,
          -h,
          -Math.PI / 2 + lean * 0.009,
        ) +
        place(
          leaf(74, 22, { light: p.l1, dark: p.l2, vein: p.wall }),
          lean * 0.6,
          -h * 0.66,
          i < 6 ? Math.PI + 0.4 : -0.4,
        )
      );
    })
    .join('') +
  fill('M-88 -10L88 -10L66 130Q0 148 -66 130Z', p.pot) +
  fill('M20 -10L88 -10L66 130Q40 142 8 142Q40 60 20 -10Z', p.potDark, 0.55) +
  fill(smooth(points('-98,-16 0,-30 98,-16 96,10 0,22 -96,10'), true), p.pot) +
  stroke('M-78 50Q0 68 78 50', p.wall, 4, 0.7) +
  path('M-76 66Q0 84 76 66', { stroke: p.wall, width: 4, dash: '1 12', opacity: 0.7 });

const chai = (p: Palette) =>
  stroke('M-16 -70C-30 -100 0 -112 -12 -150M18 -70C4 -96 32 -116 20 -160', p.rain, 5, 0.6) +
  fill('M-48 -44L48 -44L36 54Q0 64 -36 54Z', p.cup) +
  oval(0, -44, 48, 12, p.cup) +
  oval(0, -43, 40, 9, p.tea) +
  stroke('M-44 -14Q0 -2 44 -14M-42 2Q0 14 42 2', p.tea, 3, 0.6) +
  oval(0, 62, 84, 14, p.cup) +
  oval(0, 58, 60, 8, p.tea, 0.25);

function draw(p: Palette): string {
  const random = seeded(2);
  const plaster = range(60)
    .map(() =>
      stroke(
        polyline([
          [random() * W, random() * H],
          [random() * W, random() * H],
        ]),
        p.wall2,
        between(random, 30, 90),
        0.1,
      ),
    )
    .join('');
  return (
    `<defs>${gradient('rainsky', [p.sky, p.sky2])}</defs>` +
    canvas(W, H, p.wall) +
    plaster +
    view(p) +
    place(shutter(p), 238, 432) +
    place(shutter(p), 762, 432, 0, -1, 1) +
    box(60, 1120, 880, 58, p.sill) +
    box(60, 1170, 880, 16, p.frameDark, 0.5) +
    oval(330, 1124, 120, 16, p.frameDark, 0.35) +
    place(plant(p), 330, 990) +
    oval(680, 1124, 100, 14, p.frameDark, 0.35) +
    place(chai(p), 680, 1056) +
    range(4)
      .map((i) => box(60 + i * 220, 1400, 216, 100, i % 2 ? p.wall2 : p.sill, 0.35))
      .join('') +
    stroke('M0 1396L1000 1396', p.frameDark, 4, 0.4)
  );
}

export const monsoonWindow = picture<Palette>({
  slug: 'monsoon-window',
  title: 'Monsoon Window',
  collection: 'canvas',
  width: W,
  height: H,
  widthInches: 24,
  uses: ['canvas'],
  description: 'Shutters thrown open to the rain, chai on the sill and green hills dissolving beyond the palms.',
  draw,
  finish: { wobble: 1.1, mottle: 0.08, grain: 0.04 },
  colourways: [
    {
      name: 'Ochre House',
      swatch: '#d8b476',
      ground: 'light',
      palette: {
        wall: '#e3c48e',
        wall2: '#efd6a8',
        frame: '#5d8078',
        frameDark: '#3d5a55',
        sky: '#b9c6c8',
        sky2: '#e0e2d8',
        h1: '#a9bab4',
        h2: '#86a095',
        h3: '#658576',
        h4: '#4a6b5a',
        rain: '#f2f5f2',
        palm: '#2f4a40',
        pot: '#b5654a',
        potDark: '#8a4634',
        l1: '#587550',
        l2: '#86a06f',
        cup: '#f5efe2',
        tea: '#a8683a',
        sill: '#cfa869',
      },
    },
    {
      name: 'Indigo House',
      swatch: '#52698c',
      ground: 'dark',
      palette: {
        wall: '#6f86a6',
        wall2: '#859ab6',
        frame: '#e6dcc6',
        frameDark: '#a89a80',
        sky: '#a9b7c3',
        sky2: '#d9dfdf',
        h1: '#9fb0b6',
        h2: '#7d979a',
        h3: '#5d7d7c',
        h4: '#436462',
        rain: '#f4f6f6',
        palm: '#2a4346',
        pot: '#c07a52',
        potDark: '#8f5236',
        l1: '#4f7560',
        l2: '#7da088',
        cup: '#f7f1e4',
        tea: '#a8683a',
        sill: '#8f9fb8',
      },
    },
    {
      name: 'Rose House',
      swatch: '#d9a899',
      ground: 'light',
      palette: {
        wall: '#dfb3a3',
        wall2: '#ebc8ba',
        frame: '#7a5648',
        frameDark: '#573a30',
        sky: '#b7bfc4',
        sky2: '#e3ddd3',
        h1: '#b0b8ae',
        h2: '#8d9f90',
        h3: '#6c8473',
        h4: '#506b5b',
        rain: '#f5f3ee',
        palm: '#35493f',
        pot: '#8a5a66',
        potDark: '#653d49',
        l1: '#5c7657',
        l2: '#8aa078',
        cup: '#f6eee3',
        tea: '#a0613a',
        sill: '#c99683',
      },
    },
  ],
});
