import { repeat } from '../../design.ts';
import { range } from '../../kit/geometry.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, Layer, Stage, TILE } from '../../kit/repeat.ts';
import { glow, oval } from '../../kit/svg.ts';
import type { HeronTones } from './heron.ts';
import { flyingHeron, wadingHeron } from './heron.ts';
import { DRAGONFLIES, FLIGHT, FLOWERS, HERONS, POOLS, REEDS } from './heron-pond-layout.ts';
import type { PondTones } from './pond-plants.ts';
import { bud, dragonfly, lotus, pad, petalFades, reeds, seedPod, stalk, waterLines } from './pond-plants.ts';

type Palette = HeronTones & PondTones & { bg: string; mist: string };

const offset = (v: number) => (((v % TILE) + TILE * 1.5) % TILE) - TILE / 2;

/** Distance on the water, where depth is foreshortened. */
const apart = (ax: number, ay: number, bx: number, by: number) => Math.hypot(offset(ax - bx), offset(ay - by) * 2.3);

function draw(p: Palette): string {
  const random = seeded(41);
  const [mist, water, sky] = [new Layer(), new Layer(), new Layer()];
  const stage = new Stage();
  for (const [x, y, w] of POOLS) mist.stamp(oval(0, 0, w * 2.4, w, 'url(#mist)'), x, y, w * 2.4);

  const taken: { x: number; y: number; r: number }[] = [
    ...POOLS.map(([x, y, r]) => ({ x, y, r })),
    ...HERONS.map(({ x, y }) => ({ x, y: y + 8, r: 84 })),
    ...REEDS.map(([x, y, , blades]) => ({ x, y, r: blades * 6 })),
  ];
  const float = (x: number, y: number, r: number) => {
    taken.push({ x, y, r });
    stage.stand(pad(p, r, random), x, y, r * 1.3);
  };
  FLOWERS.forEach(([kind, x, y, size, height, hue], i) => {
    const lean = between(random, -18, 18);
    const top = kind === 'lotus' ? lotus(p, size, hue, random) : kind === 'bud' ? bud(p, size, hue) : seedPod(p, size);
    stage.stand(height ? stalk(p, height, lean, top) : top, x, y, 280);
    const r = kind === 'lotus' ? between(random, 92, 122) : between(random, 58, 84);
    float(x + (i % 2 ? 0.4 : -0.4) * r, y + (height ? r * 0.26 : -8), r);
  });
  for (const i of range(2400)) {
    const [x, y] = [random() * TILE, random() * TILE];
    const r = i < 260 ? between(random, 90, 126) : i < 900 ? between(random, 54, 82) : between(random, 20, 38);
    if (taken.some((t) => apart(x, y, t.x, t.y) < (t.r + r) * 1.03)) continue;
    if (r < 40 && random() < 0.75) continue;
    float(x, y, r);
  }
  for (const [x, y, height, blades] of REEDS) stage.stand(reeds(p, height, blades, random), x, y, height * 1.3);
  for (const { x, y, pose, side } of HERONS) stage.stand(wadingHeron(p, pose), x, y, 440, side, 1);
  for (const [x, y, turn] of DRAGONFLIES) sky.stamp(dragonfly(p), x, y, 40, turn);
  sky.stamp(flyingHeron(p), FLIGHT.x, FLIGHT.y, 330, -0.16, 0.95);

  for (const [x, y, r] of POOLS)
    for (const i of range(3))
      water.stamp(
        waterLines(p, between(random, 0.3, 0.6) * r, random),
        x + between(random, -0.5, 0.5) * r,
        y + (i - 1) * r * 0.3,
        200,
      );
  return `<defs>${glow('mist', p.mist, 0.9)}</defs>${petalFades(p)}${ground(p.bg)}${mist}${water}${stage}${sky}`;
}

export const heronPond = repeat<Palette>({
  slug: 'heron-pond',
  title: 'Heron Pond',
  collection: 'enchanted',
  widthInches: 40,
  uses: ['wallpaper', 'curtain', 'blind', 'fabric'],
  description: 'Herons wade between lotus pads, buds and seed pods on still water at first light.',
  draw,
  finish: { wobble: 0.6, mottle: 0.02 },
  colourways: [
    {
      name: 'Dawn',
      swatch: '#efe5d8',
      ground: 'light',
      palette: {
        bg: '#efe5d8',
        mist: '#f8f2e8',
        deep: '#cfc4b0',
        ripple: '#d8cbb6',
        stem: '#869474',
        pad: '#9cae8e',
        padLight: '#bcc9a9',
        padDark: '#6f8566',
        vein: '#e6ebd6',
        p0: '#fbefe6',
        p1: '#efc9bb',
        p2: '#d98f85',
        sepal: '#9fae88',
        petalLine: '#b5776c',
        line: '#8f7a70',
        heron: '#fdfaf4',
        feather: '#b9c2c3',
        wing: '#8799a0',
        plume: '#46565f',
        leg: '#8b7350',
        gold: '#cc9845',
        ink: '#2f3538',
        reed: '#a3ad83',
        reedDark: '#7f8c66',
      },
    },
    {
      name: 'Lagoon',
      swatch: '#1d474b',
      ground: 'dark',
      palette: {
        bg: '#1d474b',
        mist: '#2c5e61',
        deep: '#123236',
        ripple: '#3a6b6d',
        stem: '#5f927e',
        pad: '#447c6c',
        padLight: '#639a83',
        padDark: '#2c5b52',
        vein: '#9cc5ab',
        p0: '#fdeee2',
        p1: '#efc0b0',
        p2: '#d5847c',
        sepal: '#6d9f86',
        petalLine: '#9a5450',
        line: '#2a4347',
        heron: '#f8f3e7',
        feather: '#bccac8',
        wing: '#8aa3a6',
        plume: '#122c32',
        leg: '#cfa863',
        gold: '#e2b45f',
        ink: '#10262b',
        reed: '#6d9a7a',
        reedDark: '#4b7a67',
      },
    },
    {
      name: 'Monsoon',
      swatch: '#c9d3d6',
      ground: 'light',
      palette: {
        bg: '#c9d3d6',
        mist: '#dde4e5',
        deep: '#a3b2b6',
        ripple: '#b0bec2',
        stem: '#6c8883',
        pad: '#7f9c96',
        padLight: '#a0b7b0',
        padDark: '#5c7a76',
        vein: '#d9e4e0',
        p0: '#fffaf3',
        p1: '#f4e2d6',
        p2: '#dbb3a6',
        sepal: '#8fa79f',
        petalLine: '#b08f82',
        line: '#6d767b',
        heron: '#fdfdfa',
        feather: '#a7b3bb',
        wing: '#74858f',
        plume: '#3d4b57',
        leg: '#857253',
        gold: '#cc9f52',
        ink: '#2a333b',
        reed: '#88a096',
        reedDark: '#67837b',
      },
    },
    {
      name: 'Ink',
      swatch: '#1d2434',
      ground: 'dark',
      palette: {
        bg: '#1d2434',
        mist: '#2a344a',
        deep: '#121826',
        ripple: '#3a465e',
        stem: '#5f6f86',
        pad: '#43546e',
        padLight: '#5d708c',
        padDark: '#2e3b52',
        vein: '#93a2b8',
        p0: '#f7ecd6',
        p1: '#e2cb9f',
        p2: '#bd9a63',
        sepal: '#667790',
        petalLine: '#8a6d3c',
        line: '#39435a',
        heron: '#f1ecdf',
        feather: '#b0bac6',
        wing: '#7d8ba0',
        plume: '#121724',
        leg: '#c9a863',
        gold: '#d8b266',
        ink: '#10141f',
        reed: '#61718a',
        reedDark: '#4a5972',
      },
    },
  ],
});
