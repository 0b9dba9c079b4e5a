import { repeat } from '../../design.ts';
import type { Point } from '../../kit/geometry.ts';
import { cubic, heading, points, polar, range, TAU } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import type { Random } from '../../kit/random.ts';
import { between, seeded } from '../../kit/random.ts';
import { ground, Layer, Space, tileDistance } from '../../kit/repeat.ts';
import { d, disc, fill, oval, place, polyline, smooth, spin, stroke } from '../../kit/svg.ts';

type Palette = Record<
  | 'bg'
  | 'far'
  | 'd1'
  | 'd2'
  | 'm1'
  | 'm2'
  | 'n1'
  | 'n2'
  | 'rib'
  | 'fur'
  | 'furShade'
  | 'face'
  | 'ruff'
  | 'petal'
  | 'petalDark'
  | 'gold',
  string
>;

/** Banana leaf from the origin towards +x, arching over, with wind-torn edges. */
function bananaLeaf(length: number, width: number, light: string, dark: string, rib: string, random: Random): string {
  const spine = cubic([0, 0], [length * 0.35, -length * 0.16], [length * 0.75, -length * 0.1], [length, length * 0.16]);
  const half = (side: number) => {
    const rim: Point[] = [];
    const steps = 34;
    for (const i of range(steps + 1)) {
      const t = i / steps;
      const torn = random() < 0.13 && t > 0.15 && t < 0.92;
      const reach =
        width * Math.sin(Math.PI * Math.min(1, t * 1.02)) ** 0.55 * (1 - 0.05 * random()) * (torn ? 0.5 : 1);
      const angle = heading(spine, t) + side * 1.25;
      const [x, y] = spine(t);
      rim.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]);
    }
    return rim;
  };
  const core = range(35).map((i) => spine(i / 34));
  const [upper, lower] = [half(-1), half(1)];
  const veins = [upper, lower]
    .map((rim) =>
      range(30)
        .map((i) => {
          const [x0, y0] = nth(core, i + 2);
          const [x1, y1] = nth(rim, i + 3);
          return d`M${x0} ${y0}L${x0 + (x1 - x0) * 0.93} ${y0 + (y1 - y0) * 0.93}`;
        })
        .join(''),
    )
    .join('');
  return (
    fill(polyline([...core, ...[...upper].reverse()], true), light) +
    fill(polyline([...core, ...[...lower].reverse()], true), dark) +
    stroke(veins, rib, 1.2, 0.45) +
    stroke(smooth(core.filter((_, i) => i % 4 === 0)), rib, Math.max(2.4, length * 0.011))
  );
}

const hibiscus = (p: Palette) =>
  spin(
    5,
    fill('M0 0C-40 -16 -50 -66 -22 -84Q-10 -76 0 -86Q10 -76 22 -84C50 -66 40 -16 0 0Z', p.petal) +
      stroke('M0 -12L0 -66M-6 -14Q-18 -40 -20 -64M6 -14Q18 -40 20 -64', p.petalDark, 2.2),
  ) +
  disc(0, 0, 13, p.petalDark) +
  stroke('M0 0Q22 -20 46 -60', p.gold, 5) +
  range(7)
    .map((i) => disc(24 + i * 4 + (i % 2) * 7, -26 - i * 6, 4, p.gold))
    .join('');

/** Langur sitting with its tail hanging, seat at the origin. */
const langur = (p: Palette) =>
  stroke('M-8 -6C-44 20 -40 66 -16 92C6 116 -4 156 -34 160C-52 162 -58 142 -44 138', p.fur, 10) +
  fill(smooth(points('-30,-2 -42,-40 -36,-84 -18,-112 18,-112 36,-84 42,-40 30,-2 0,8'), true), p.fur) +
  fill(smooth(points('-14,-10 -20,-48 0,-92 20,-48 14,-10'), true), p.ruff) +
  fill(smooth(points('-24,4 -58,-8 -64,-34 -44,-44 -24,-24'), true), p.furShade) +
  fill(smooth(points('24,4 58,-8 64,-34 44,-44 24,-24'), true), p.furShade) +
  stroke('M-30 -92C-50 -70 -56 -48 -50 -24M30 -92C50 -70 56 -48 50 -24', p.fur, 15) +
  oval(-48, -16, 11, 8, p.face) +
  oval(48, -16, 11, 8, p.face) +
  oval(-30, 8, 17, 7, p.face) +
  oval(30, 8, 17, 7, p.face) +
  place(spin(18, fill('M-7 -22L0 -41L7 -22Z', p.ruff)), 0, -130) +
  disc(0, -130, 31, p.ruff) +
  fill(smooth(points('-24,-136 -16,-152 0,-146 16,-152 24,-136 16,-112 0,-104 -16,-112'), true), p.face) +
  [-9, 9].map((x) => disc(x, -134, 5.2, p.gold) + disc(x, -134, 2.4, p.face)).join('') +
  oval(0, -117, 11, 8, p.furShade) +
  stroke('M-5 -115Q0 -111 5 -115', p.face, 1.8) +
  stroke('M-12 -160Q-4 -172 4 -160M0 -161Q8 -174 14 -160', p.fur, 4);

function draw(p: Palette): string {
  const random = seeded(17);
  const [far, middle, near, life] = [new Layer(), new Layer(), new Layer(), new Layer()];
  const fan = (
    layer: Layer,
    x: number,
    y: number,
    count: number,
    length: number,
    light: string,
    dark: string,
    rib: string,
  ) => {
    for (const i of range(count)) {
      const spread = count > 1 ? i / (count - 1) - 0.5 : 0;
      const mirrored = spread < 0 ? -1 : 1;
      const l = length * between(random, 0.86, 1.1) * (1 - Math.abs(spread) * 0.25);
      const turn = -Math.PI / 2 + Math.abs(spread) * 2.5;
      layer.stamp(
        place(bananaLeaf(l, l * 0.19, light, dark, rib, random), 0, 0, turn),
        x,
        y,
        length * 1.3,
        0,
        mirrored,
        1,
      );
    }
  };
  const clumps = (
    layer: Layer,
    cells: number,
    length: number,
    count: number,
    light: string,
    dark: string,
    rib: string,
    shift: number,
  ) => {
    for (const i of range(cells))
      for (const j of range(cells))
        fan(
          layer,
          ((i + 0.5 + (j % 2) / 2) * 1200) / cells + shift + between(random, -40, 40),
          ((j + 0.5) * 1200) / cells + shift * 0.7 + between(random, -40, 40),
          count,
          length,
          light,
          dark,
          rib,
        );
  };
  clumps(far, 4, 260, 5, p.far, p.far, p.bg, 40);
  clumps(middle, 4, 240, 5, p.d1, p.d2, p.far, 190);

  // One grove and one langur in each of four columns, dropped out of step so that neither forms lines.
  const DROPS = [0, 600, 300, 900];
  const groves = DROPS.map((drop, i): Point => [150 + i * 300, 330 + drop]);
  groves.forEach(([x, y], k) => {
    fan(near, x, y, 7, 300, p.m1, p.m2, p.rib);
    fan(near, x + 8, y + 26, 4, 190, p.n1, p.n2, p.rib);
    near.stamp(stroke('M0 0C-10 60 8 110 -4 170', p.m2, 20) + stroke('M-6 6C-14 60 2 110 -8 166', p.n2, 3), x, y, 200);
    life.stamp(hibiscus(p), x + (k % 2 ? -86 : 92), y + 66, 110, between(random, -0.4, 0.4), 0.78);
    life.stamp(hibiscus(p), x + (k % 2 ? 40 : -44), y + 104, 110, between(random, 0.5, 1.5), 0.56);
  });
  const perches = DROPS.map((drop, i): Point => [140 + i * 300, 900 + drop]);
  perches.forEach(([x, y], k) => {
    life.stamp(
      stroke('M-130 22C-60 4 60 18 140 -6', p.m2, 15) + stroke('M-128 18C-60 0 60 14 138 -9', p.rib, 2.4, 0.6),
      x,
      y,
      160,
    );
    life.stamp(langur(p), x, y, 190, 0, k % 2 ? -0.94 : 0.94, 0.94);
  });
  const space = new Space();
  space.scatter(random, 40, 700, (x, y) => {
    if (perches.some(([px, py]) => tileDistance(x, y, px, py - 70) < 110)) return;
    const [dx, dy] = polar(random() * TAU, 3);
    life.stamp(disc(0, 0, 9, p.gold, 0.16) + disc(dx, dy, 3, p.gold, 0.85), x, y, 14);
  });
  return ground(p.bg) + far + middle + near + life;
}

export const moonlitJungle = repeat<Palette>({
  slug: 'moonlit-jungle',
  title: 'Langur Moonlight',
  collection: 'enchanted',
  widthInches: 36,
  uses: ['wallpaper', 'curtain'],
  description: 'Langurs sit out the warm night among wind-torn banana leaves, hibiscus and drifting fireflies.',
  draw,
  finish: { wobble: 0.5, mottle: 0.02 },
  colourways: [
    {
      name: 'Midnight',
      swatch: '#12262e',
      ground: 'dark',
      palette: {
        bg: '#12262e',
        far: '#18313a',
        d1: '#1f3f45',
        d2: '#1a363d',
        m1: '#36695f',
        m2: '#285149',
        n1: '#5f927c',
        n2: '#47755f',
        rib: '#9cc0a0',
        fur: '#c9c3b4',
        furShade: '#9f9a8d',
        face: '#20272b',
        ruff: '#ece6d8',
        petal: '#cb6f5c',
        petalDark: '#97443a',
        gold: '#e0b765',
      },
    },
    {
      name: 'Morning',
      swatch: '#e9e7d6',
      ground: 'light',
      palette: {
        bg: '#efecdd',
        far: '#e3e3d0',
        d1: '#d3d8bf',
        d2: '#c8cfb3',
        m1: '#8fa583',
        m2: '#768e6c',
        n1: '#aebd98',
        n2: '#95a880',
        rib: '#f3f1e2',
        fur: '#b3a793',
        furShade: '#95886f',
        face: '#4a4239',
        ruff: '#f7f1e4',
        petal: '#d98b74',
        petalDark: '#b05c4a',
        gold: '#cf9f4b',
      },
    },
    {
      name: 'Indigo',
      swatch: '#202c4a',
      ground: 'dark',
      palette: {
        bg: '#1f2a45',
        far: '#26334f',
        d1: '#2e3e5e',
        d2: '#283753',
        m1: '#4c648a',
        m2: '#3c5274',
        n1: '#7d95b5',
        n2: '#637c9f',
        rib: '#b9c8da',
        fur: '#d6c8ae',
        furShade: '#ae9f86',
        face: '#20242f',
        ruff: '#f2e9d6',
        petal: '#d99a5c',
        petalDark: '#a9683a',
        gold: '#e3c07a',
      },
    },
  ],
});
