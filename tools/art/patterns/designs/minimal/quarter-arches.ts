import { repeat } from '../../design.ts';
import type { Point } from '../../kit/geometry.ts';
import { range } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { ground, Layer, TILE } from '../../kit/repeat.ts';
import { box, d, disc, fill, hoop, mirror, path, place, spin, stroke } from '../../kit/svg.ts';

type Palette = Record<'wall' | 'frame' | 'line' | 'n1' | 'n2' | 'n3' | 'moon' | 'tree' | 'petal', string>;

const COLUMNS = 3;
const ROWS = 2;
const BAY = TILE / COLUMNS;
const STOREY = TILE / ROWS;
const SPRING = -296;
const CORNICE = 42;

/** Where the foils of half an arch meet, for an opening of half-width one. */
const CUSPS: readonly Point[] = [
  [1, 0],
  [0.94, 0.33],
  [0.76, 0.63],
  [0.49, 0.86],
  [0.18, 1.0],
];
const POINT = 1.3;

/** A cusped opening from floor to point. */
function mehrab(half: number, floor: number): string {
  const at = (i: number, side: number): Point => {
    const [x, y] = nth(CUSPS, i);
    return [x * half * side, SPRING - y * half];
  };
  const foil = (from: Point, to: Point) => {
    const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56;
    return d`A${radius} ${radius} 0 0 1 ${to[0]} ${to[1]}`;
  };
  const last = CUSPS.length - 1;
  const [x, y] = at(last, 1);
  const tip = SPRING - POINT * half;
  const ogee = d`C${-x * 1.25} ${y - half * 0.13} ${-half * 0.05} ${tip + half * 0.15} 0 ${tip}C${half * 0.05} ${tip + half * 0.15} ${x * 1.25} ${y - half * 0.13} ${x} ${y}`;
  const left = range(last).map((i) => foil(at(i, -1), at(i + 1, -1)));
  const right = range(last).map((i) => foil(at(last - i, 1), at(last - i - 1, 1)));
  return `${d`M${-half} ${floor}L${-half} ${SPRING}`}${left.join('')}${ogee}${right.join('')}${d`L${half} ${floor}Z`}`;
}

/** Arch behind arch, each with its own fine edge. */
function arcade(p: Palette): string {
  const layer = (half: number, colour: string, width: number) => {
    const floor = -(172 - half) * 0.42;
    return (
      path(mehrab(half, floor), { fill: colour, stroke: p.line, width }) +
      path(mehrab(half - 7, floor - 6), { stroke: p.line, width: 1.2, opacity: 0.7 })
    );
  };
  return layer(172, p.frame, 3) + layer(150, p.n1, 2.4) + layer(122, p.n2, 2.2) + layer(92, p.n3, 2.2);
}

/** What the last arch opens on: a moon, a cypress and the pierced parapet in front of them. */
function garden(p: Palette, [moonX, moonY]: Point): string {
  const tree = 'M0 -80C-24 -86 -31 -126 -24 -164C-18 -196 -5 -232 0 -262C5 -232 18 -196 24 -164C31 -126 24 -86 0 -80Z';
  const boughs = range(9).map((i) => {
    const [y, w] = [-94 - i * 15, 22 - Math.abs(i - 1) * 2];
    return d`M${-w} ${y - 9}Q${-w * 0.45} ${y + 3} 0 ${y - 12}Q${w * 0.45} ${y + 3} ${w} ${y - 9}`;
  });
  const lattice = range(9).map((i) => d`M${-80 + i * 20} -40L${-100 + i * 20} -65`);
  const cross = range(9).map((i) => d`M${-80 + i * 20} -40L${-60 + i * 20} -65`);
  return (
    disc(moonX, moonY, 31, p.moon) +
    hoop(moonX, moonY, 37, p.moon, 1.4) +
    path(tree, { fill: p.tree, stroke: p.line, width: 2.2 }) +
    stroke(boughs.join(''), p.line, 1.5, 0.8) +
    stroke('M0 -62L0 -82', p.line, 5) +
    box(-91, -70, 182, 35, p.n1) +
    stroke(lattice.slice(1).join('') + cross.slice(0, -1).join(''), p.line, 1.5) +
    stroke('M-91 -71L91 -71M-91 -65L91 -65M-91 -40L91 -40', p.line, 1.6)
  );
}

const rosette = (p: Palette) =>
  spin(8, path('M0 -4C-8 -9 -8 -19 0 -24C8 -19 8 -9 0 -4Z', { fill: p.petal, stroke: p.line, width: 1.5 })) +
  disc(0, 0, 5.5, p.moon) +
  hoop(0, 0, 5.5, p.line, 1.4);

/** The corner between arch and cornice, right-hand side: a rosette with two curling sprays. */
const spandrel = (p: Palette) => {
  const leaf = path('M0 0C8 -12 24 -14 36 -4C24 4 10 6 0 0Z', { fill: p.petal, stroke: p.line, width: 1.4 });
  const spray =
    stroke('M0 0C22 -16 46 -16 62 -2C72 8 66 22 54 20C46 18 46 8 54 8', p.line, 1.9) +
    place(leaf, 30, -12, -0.75, 0.72) +
    place(leaf, 34, -12, 0.95, 0.72) +
    place(leaf, 56, -7, -0.5, 0.66) +
    disc(54, 9, 3.2, p.line);
  return place(spray, 122, -500, Math.PI + 0.42, 1, -1) + place(spray, 138, -478, 1.18) + place(rosette(p), 132, -492);
};

/** Slender shaft on a lotus foot, standing between two bays. */
const column = (p: Palette) => {
  const foot =
    'M-20 0L20 0L20 -8C12 -12 12 -16 18 -26C26 -40 14 -54 9 -60L-9 -60C-14 -54 -26 -40 -18 -26C-12 -16 -12 -12 -20 -8Z';
  const head = 'M-9 0C-11 -14 -24 -20 -24 -34L24 -34C24 -20 11 -14 9 0Z';
  const petals = 'M0 -30C-10 -38 -10 -48 0 -58C10 -48 10 -38 0 -30Z';
  const ink = { fill: p.frame, stroke: p.line, width: 2.2 };
  return (
    path('M-9 -58L-7 -300L7 -300L9 -58Z', ink) +
    stroke('M-3 -60L-2.4 -298M3 -60L2.4 -298', p.line, 1, 0.7) +
    path(foot, ink) +
    place(path(petals, { fill: p.petal, stroke: p.line, width: 1.4 }), 0, 8) +
    stroke('M-18 -8L18 -8M-10 -62L10 -62', p.line, 2) +
    place(path(head, ink) + stroke('M-24 -28L24 -28M0 -2L0 -26M-9 -6L-14 -26M9 -6L14 -26', p.line, 1.4), 0, -298) +
    path('M0 -334C-16 -352 -12 -378 0 -400C12 -378 16 -352 0 -334Z', { fill: p.petal, stroke: p.line, width: 1.8 }) +
    stroke('M0 -340L0 -388', p.line, 1.2)
  );
};

/** Ledge with a row of lotus merlons, from the top of one storey to the floor of the next. */
const cornice = (p: Palette) => {
  const step = BAY / 10;
  const merlon = path('M-15 0C-17 -14 -8 -16 0 -28C8 -16 17 -14 15 0Z', { fill: p.n1, stroke: p.line, width: 1.6 });
  return (
    box(-BAY / 2 - 0.3, -STOREY, BAY + 0.6, CORNICE, p.frame) +
    range(10)
      .map((i) => place(merlon + disc(0, -8, 2.6, p.line), (i - 4.5) * step, -STOREY + CORNICE - 6))
      .join('') +
    stroke(
      d`M${-BAY / 2} ${-STOREY}L${BAY / 2} ${-STOREY}M${-BAY / 2} ${-STOREY + CORNICE}L${BAY / 2} ${-STOREY + CORNICE}`,
      p.line,
      2.6,
    ) +
    stroke(d`M${-BAY / 2} ${-STOREY + CORNICE - 5}L${BAY / 2} ${-STOREY + CORNICE - 5}`, p.line, 1.2)
  );
};

/** The moon's place in each bay as it climbs through the arcade. */
const MOONS: readonly Point[] = [
  [-36, -190],
  [-30, -262],
  [-6, -318],
  [28, -284],
  [34, -226],
  [38, -160],
];

function draw(p: Palette): string {
  const layer = new Layer();
  for (const j of range(ROWS))
    for (const i of range(COLUMNS)) {
      const [x, y] = [(i + 0.5 + j / 2) * BAY, (j + 0.86) * STOREY];
      const finial = fill('M0 -518C-7 -530 -6 -540 0 -552C6 -540 7 -530 0 -518Z', p.line);
      layer.stamp(
        cornice(p) + spandrel(p) + mirror(spandrel(p)) + arcade(p) + garden(p, nth(MOONS, j * COLUMNS + i)) + finial,
        x,
        y,
        STOREY + 10,
      );
    }
  for (const j of range(ROWS))
    for (const i of range(COLUMNS)) layer.stamp(column(p), (i + j / 2) * BAY, (j + 0.86) * STOREY, 420);
  return ground(p.wall) + layer;
}

export const quarterArches = repeat<Palette>({
  slug: 'quarter-arches',
  title: 'Mehrab Arches',
  collection: 'minimal',
  widthInches: 24,
  uses: ['wallpaper', 'blind', 'curtain', 'fabric'],
  description: 'Cusped arches open one behind the other, storey above storey, and the moon climbs from bay to bay.',
  draw,
  finish: { wobble: 0.35, mottle: 0.03, grain: 0.02 },
  colourways: [
    {
      name: 'Clay',
      swatch: '#c9826a',
      ground: 'light',
      palette: {
        wall: '#efe0d0',
        frame: '#f7eee2',
        line: '#8f4a36',
        n1: '#e6c0aa',
        n2: '#d6987f',
        n3: '#c27860',
        moon: '#f8ead2',
        tree: '#7d8a70',
        petal: '#d6987f',
      },
    },
    {
      name: 'Fog',
      swatch: '#c3cac7',
      ground: 'light',
      palette: {
        wall: '#e3e6e2',
        frame: '#f1f2ee',
        line: '#63747a',
        n1: '#d3d9d6',
        n2: '#bcc6c4',
        n3: '#a3b0b1',
        moon: '#f6f3e8',
        tree: '#7f9092',
        petal: '#c3cac7',
      },
    },
    {
      name: 'Ochre',
      swatch: '#c9963f',
      ground: 'light',
      palette: {
        wall: '#f1e5c9',
        frame: '#faf3e1',
        line: '#7d5a1e',
        n1: '#ecd198',
        n2: '#dcb263',
        n3: '#c9963f',
        moon: '#fdf4da',
        tree: '#6f7d70',
        petal: '#dcb263',
      },
    },
    {
      name: 'Ink',
      swatch: '#26323a',
      ground: 'dark',
      palette: {
        wall: '#26323a',
        frame: '#2d3b44',
        line: '#cfae7c',
        n1: '#35464f',
        n2: '#2a3942',
        n3: '#1c272e',
        moon: '#efdfbd',
        tree: '#4f6a68',
        petal: '#46595f',
      },
    },
  ],
});
