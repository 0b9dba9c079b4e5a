import { picture } from '../../design.ts';
import { floret, leaf } from '../../kit/botany.ts';
import type { Point } from '../../kit/geometry.ts';
import { cubic, heading, points, polar, range } from '../../kit/geometry.ts';
import { canvas } from '../../kit/painting.ts';
import { between, seeded } from '../../kit/random.ts';
import { d, disc, fill, oval, path, place, smooth, stroke } from '../../kit/svg.ts';

type Palette = Record<
  | 'paper'
  | 'halo'
  | 'neck'
  | 'neckLight'
  | 'breast'
  | 'wing'
  | 'wing2'
  | 'quill'
  | 'barb'
  | 'eye1'
  | 'eye2'
  | 'eye3'
  | 'beak'
  | 'face'
  | 'ink'
  | 'bark'
  | 'l1'
  | 'l2'
  | 'blossom'
  | 'heart',
  string
>;

const W = 1000;
const H = 1500;

const eyeFeather = (p: Palette, size: number) => {
  const barbs = range(15)
    .map((i) => {
      const a = -2.5 + (i / 14) * 5;
      const [x, y] = polar(a, size * 1.02);
      return d`M${-size * 0.5} 0Q${x * 0.3} ${y * 0.8} ${x} ${y * 0.82}`;
    })
    .join('');
  return (
    stroke(barbs, p.barb, size * 0.075) +
    oval(0, 0, size * 0.66, size * 0.5, p.quill) +
    oval(size * 0.06, 0, size * 0.5, size * 0.39, p.eye1) +
    oval(size * 0.1, 0, size * 0.36, size * 0.29, p.eye2) +
    fill(
      d`M${size * 0.34} 0C${size * 0.3} ${-size * 0.22} ${-size * 0.02} ${-size * 0.22} ${-size * 0.04} ${-size * 0.02}Q${size * 0.06} 0 ${-size * 0.04} ${size * 0.02}C${-size * 0.02} ${size * 0.22} ${size * 0.3} ${size * 0.22} ${size * 0.34} 0Z`,
      p.eye3,
    )
  );
};

function tail(p: Palette): string {
  const random = seeded(7);
  const spine = cubic([468, 640], [610, 760], [660, 1020], [560, 1400]);
  const feathers: { x: number; y: number; angle: number; size: number; t: number }[] = [];
  range(13).forEach((row) => {
    const t = 0.1 + (row / 12) * 0.9;
    const [cx, cy] = spine(t);
    const angle = heading(spine, Math.min(0.98, t));
    const half = 40 + 176 * Math.sin(Math.PI * (0.1 + t * 0.74));
    const count = Math.max(2, Math.round(half / 27));
    for (const i of range(count)) {
      const s = count > 1 ? ((i + (row % 2) * 0.5) / (count - 0.5)) * 2 - 1 : 0;
      feathers.push({
        x: cx - Math.sin(angle) * half * s,
        y: cy + Math.cos(angle) * half * s - Math.abs(s) ** 2 * 44,
        angle: angle - s * 0.62,
        size: 40 + t * 17 + between(random, -2, 2),
        t,
      });
    }
  });
  feathers.sort((a, b) => b.t - a.t);
  const shafts = feathers
    .filter((f) => f.t > 0.3)
    .map((f) =>
      stroke(
        d`M470 650C${470 + (f.x - 470) * 0.3} ${740 + (f.y - 740) * 0.2} ${f.x - 60} ${f.y - 150} ${f.x} ${f.y}`,
        p.barb,
        2.2,
        0.55,
      ),
    )
    .join('');
  const back = fill(
    smooth(points('440,610 540,640 690,840 770,1080 720,1330 590,1430 440,1360 400,1120 450,860'), true),
    p.quill,
    0.55,
  );
  return back + shafts + feathers.map((f) => place(eyeFeather(p, f.size), f.x, f.y, f.angle)).join('');
}

function body(p: Palette): string {
  const neck: readonly Point[] = points(
    '300,590 280,520 302,440 350,380 352,320 326,286 286,282 262,306 262,322 286,330 292,362 252,430 216,520 226,620 290,690 380,720 470,700 500,650 440,600 370,610',
  );
  const crest = range(7)
    .map((i) => {
      const a = -2.0 + i * 0.17;
      const [x, y] = polar(a, 92 - Math.abs(i - 3) * 5);
      return (
        stroke(d`M308 288L${308 + x} ${288 + y}`, p.neck, 3) +
        place(fill('M0 0C6 -8 18 -8 24 0C18 8 6 8 0 0Z', p.eye2), 308 + x, 288 + y, a) +
        disc(308 + x * 1.16, 288 + y * 1.16, 4, p.eye1)
      );
    })
    .join('');
  const scales = range(8)
    .map((r) =>
      range(3)
        .map((i) => stroke(d`M${232 + r * 5 + i * 20} ${476 + r * 24 - i * 4}q9 14 20 2`, p.neckLight, 3, 0.75))
        .join(''),
    )
    .join('');
  const wing = range(4)
    .map((r) =>
      range(7 - r)
        .map((i) =>
          place(
            path('M0 0C8 -15 34 -15 44 0C34 13 8 13 0 0Z', {
              fill: (i + r) % 2 ? p.wing : p.wing2,
              stroke: p.breast,
              width: 1.6,
            }),
            330 + i * 25 + r * 14,
            612 + r * 22 + i * 6,
            0.35,
          ),
        )
        .join(''),
    )
    .join('');
  return (
    stroke('M360 716L352 800M404 718L402 806', p.beak, 9) +
    stroke('M352 800l-26 8M352 800l20 12M402 806l-24 10M402 806l22 10', p.beak, 6) +
    crest +
    fill(smooth(neck, true), p.neck) +
    fill(smooth(points('236,560 240,480 272,430 290,470 300,560 330,640 300,676 250,630'), true), p.breast, 0.75) +
    scales +
    fill(smooth(points('310,600 380,584 470,620 540,700 500,722 400,706 330,666'), true), p.wing) +
    wing +
    fill('M264 302C240 304 222 312 206 326C226 326 246 326 266 322Z', p.beak) +
    fill('M270 300C288 286 310 288 322 300C308 312 286 314 270 300Z', p.face) +
    disc(298, 300, 7, p.ink) +
    disc(300, 298, 2, p.face) +
    stroke('M272 318Q296 328 322 314', p.face, 4)
  );
}

function branch(p: Palette): string {
  const random = seeded(31);
  const limb = cubic([-30, 880], [220, 790], [520, 850], [1030, 720]);
  let out = path('M-30 866C220 776 520 838 1030 708L1030 728C520 866 220 812 -30 904Z', { fill: p.bark });
  for (const i of range(11)) {
    const t = 0.04 + i * 0.092;
    const [x, y] = limb(t);
    const up = i % 2 ? -1 : 1;
    const a = heading(limb, t) + up * between(random, 0.7, 1.1);
    if (x > 300 && x < 470) continue;
    const [ex, ey] = polar(a, between(random, 50, 90));
    out += stroke(d`M${x} ${y}Q${x + ex * 0.4} ${y + ey * 0.6} ${x + ex} ${y + ey}`, p.bark, 6);
    for (const k of range(4))
      out += place(
        leaf(between(random, 60, 90), (k % 2 ? 1 : -1) * 17, { light: p.l2, dark: p.l1, vein: p.paper }),
        x + ex * (0.4 + k * 0.2),
        y + ey * (0.4 + k * 0.2),
        a + (k % 2 ? 0.8 : -0.8),
      );
    out += place(floret(26, p.blossom, p.heart) + floret(12, p.heart, p.blossom), x + ex * 1.1, y + ey * 1.1, random());
  }
  return out;
}

function draw(p: Palette): string {
  return (
    canvas(W, H, p.paper) +
    disc(430, 500, 356, p.halo) +
    tail(p) +
    branch(p) +
    body(p) +
    range(18)
      .map((i) => {
        const [x, y] = polar((i / 18) * 6.283, 400);
        return disc(430 + x, 500 + y, 5, p.heart);
      })
      .join('')
  );
}

export const peacockBranch = picture<Palette>({
  slug: 'peacock-branch',
  title: 'Peacock at Rest',
  collection: 'canvas',
  width: W,
  height: H,
  widthInches: 26,
  uses: ['canvas'],
  description: 'A peacock lets its train fall from a flowering branch, each eye feather drawn and counted.',
  draw,
  finish: { wobble: 0.9, mottle: 0.06, grain: 0.04 },
  colourways: [
    {
      name: 'Court',
      swatch: '#1f5f6b',
      ground: 'light',
      palette: {
        paper: '#f3ead9',
        halo: '#ecd9b8',
        neck: '#1f5d74',
        neckLight: '#5fa0a8',
        breast: '#2f7f86',
        wing: '#c9a468',
        wing2: '#a87e48',
        quill: '#6f8a55',
        barb: '#8fa36a',
        eye1: '#c48a4a',
        eye2: '#2f8a8c',
        eye3: '#1c3a5c',
        beak: '#7a6248',
        face: '#f3ead9',
        ink: '#1c2630',
        bark: '#6f5540',
        l1: '#6f8458',
        l2: '#95a578',
        blossom: '#d98a7c',
        heart: '#d9a94f',
      },
    },
    {
      name: 'Midnight',
      swatch: '#14233a',
      ground: 'dark',
      palette: {
        paper: '#162337',
        halo: '#22344d',
        neck: '#2f7f98',
        neckLight: '#8ccbd0',
        breast: '#45a0a3',
        wing: '#d6b273',
        wing2: '#b28a52',
        quill: '#3f6a5a',
        barb: '#6f9a7c',
        eye1: '#d39a55',
        eye2: '#49a8a6',
        eye3: '#173a66',
        beak: '#cdb488',
        face: '#efe6d2',
        ink: '#0c1524',
        bark: '#7a6450',
        l1: '#4c7460',
        l2: '#6f9a80',
        blossom: '#e3a596',
        heart: '#e6c071',
      },
    },
    {
      name: 'Ivory',
      swatch: '#e7dcc8',
      ground: 'light',
      palette: {
        paper: '#efe8dc',
        halo: '#e2d6c2',
        neck: '#8b8f86',
        neckLight: '#d3d3c8',
        breast: '#a9aca1',
        wing: '#d2c2a4',
        wing2: '#b9a582',
        quill: '#c9bea6',
        barb: '#b3a68a',
        eye1: '#b18d5c',
        eye2: '#a3aca6',
        eye3: '#5d6b6e',
        beak: '#8a7760',
        face: '#f7f2e8',
        ink: '#3b3a36',
        bark: '#96836c',
        l1: '#a0a38c',
        l2: '#bcbda6',
        blossom: '#d3a894',
        heart: '#bd9a5e',
      },
    },
  ],
});
