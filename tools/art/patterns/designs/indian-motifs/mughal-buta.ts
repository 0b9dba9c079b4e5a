import { repeat } from '../../design.ts';
import { range, TAU } from '../../kit/geometry.ts';
import { ground, halfDrop, Layer } from '../../kit/repeat.ts';
import { d, disc, fill, mirror, path, place, spin, stroke } from '../../kit/svg.ts';

type Palette = Record<'bg' | 'line' | 'petal' | 'petal2' | 'leaf' | 'leaf2' | 'heart' | 'dot', string>;

// Colour blocks are laid a little off their outline block, as a printer's hand would.
const OFF: readonly [number, number] = [2.6, -2];

interface Block {
  shape: string;
  colour: string;
  width?: number;
}

const print = (blocks: readonly Block[], line: string) =>
  place(blocks.map((b) => fill(b.shape, b.colour)).join(''), ...OFF) +
  blocks.map((b) => path(b.shape, { stroke: line, width: b.width ?? 2.6 })).join('');

const bigFlower = (p: Palette) => {
  const outer = 'M0 0C-30 -6 -44 -40 -26 -62Q-12 -56 0 -68Q12 -56 26 -62C44 -40 30 -6 0 0Z';
  const veins = stroke('M0 -16L0 -50M-7 -16Q-16 -32 -16 -46M7 -16Q16 -32 16 -46', p.line, 1.6);
  return (
    spin(5, print([{ shape: outer, colour: p.petal }], p.line) + veins) +
    spin(5, print([{ shape: 'M0 -4C-14 -14 -12 -34 0 -40C12 -34 14 -14 0 -4Z', colour: p.petal2 }], p.line), TAU / 10) +
    disc(0, 0, 13, p.heart) +
    spin(10, disc(0, -9, 2, p.line)) +
    disc(0, 0, 3, p.line)
  );
};

const sideFlower = (p: Palette) =>
  print(
    [
      { shape: 'M0 4C-34 0 -46 -34 -34 -58Q-18 -50 -8 -40Q-10 -20 0 4Z', colour: p.petal },
      { shape: 'M0 4C34 0 46 -34 34 -58Q18 -50 8 -40Q10 -20 0 4Z', colour: p.petal },
      { shape: 'M0 4C-22 -12 -20 -46 0 -62C20 -46 22 -12 0 4Z', colour: p.petal2 },
    ],
    p.line,
  ) +
  stroke('M0 -10L0 -44M-6 -14L-8 -38M6 -14L8 -38', p.line, 1.6) +
  print([{ shape: 'M0 14C-16 8 -20 -6 -16 -14C-8 -4 8 -4 16 -14C20 -6 16 8 0 14Z', colour: p.leaf }], p.line);

const leafBlock = (p: Palette, length: number, width: number, colour: string) =>
  print(
    [
      {
        shape: d`M0 0C${length * 0.2} ${-width} ${length * 0.7} ${-width} ${length} ${-width * 0.25}C${length * 0.75} ${width * 0.45} ${length * 0.3} ${width * 0.55} 0 0Z`,
        colour,
      },
    ],
    p.line,
  ) + stroke(d`M${length * 0.1} 0Q${length * 0.5} ${-width * 0.28} ${length * 0.86} ${-width * 0.24}`, p.line, 1.6);

function buta(p: Palette): string {
  const half =
    stroke('M0 128C14 60 40 40 74 10', p.line, 3.4) +
    stroke('M0 60C18 20 40 -20 44 -58', p.line, 3.4) +
    place(leafBlock(p, 92, 26, p.leaf), 2, 120, -0.28) +
    place(leafBlock(p, 74, 22, p.leaf2), 6, 92, -0.75) +
    place(leafBlock(p, 56, 17, p.leaf), 46, 34, 0.35) +
    place(leafBlock(p, 58, 17, p.leaf2), 14, 24, -0.55) +
    place(leafBlock(p, 46, 14, p.leaf), 40, -34, -0.2) +
    place(sideFlower(p), 78, 8, 0.62, 0.78) +
    place(
      print([{ shape: 'M0 0C-14 -8 -13 -32 0 -42C13 -32 14 -8 0 0Z', colour: p.petal }], p.line) +
        print([{ shape: 'M0 6C-12 2 -12 -8 -9 -14C-4 -6 4 -6 9 -14C12 -8 12 2 0 6Z', colour: p.leaf }], p.line),
      46,
      -60,
      0.32,
    );
  const mound = print(
    [
      {
        shape: 'M-52 146C-40 122 -16 132 0 120C16 132 40 122 52 146C30 138 14 150 0 142C-14 150 -30 138 -52 146Z',
        colour: p.leaf2,
      },
    ],
    p.line,
  );
  return half + mirror(half) + stroke('M0 132L0 -60', p.line, 4) + place(bigFlower(p), 0, -88) + mound;
}

const corner = (p: Palette) =>
  spin(4, print([{ shape: 'M0 -5C-9 -14 -8 -26 0 -32C8 -26 9 -14 0 -5Z', colour: p.petal2 }], p.line)) +
  spin(4, disc(0, -22, 3, p.leaf), TAU / 8) +
  disc(0, 0, 5, p.heart);

function draw(p: Palette): string {
  const layer = new Layer();
  for (const i of range(24))
    for (const j of range(24)) if ((i + j) % 2) layer.stamp(disc(0, 0, 2.6, p.dot), i * 50 + 25, j * 50 + 25, 4);
  halfDrop(4, 3, (x, y, i, j) => {
    layer
      .stamp(disc(0, 0, 126, p.bg), x, y + 6, 130)
      .stamp(buta(p), x, y + 2, 200, 0, (i + j) % 2 ? -1.04 : 1.04, 1.04);
    layer.stamp(corner(p), x, y + 200, 40);
  });
  return ground(p.bg) + layer;
}

export const mughalButa = repeat<Palette>({
  slug: 'mughal-buta',
  title: 'Bagh Buta',
  collection: 'indian-motifs',
  widthInches: 20,
  uses: ['wallpaper', 'curtain', 'blind', 'fabric'],
  description: 'A flowering garden plant, printed as if from carved blocks, stands in airy half-drop rows.',
  draw,
  finish: { wobble: 1.4, mottle: 0.05, grain: 0.03 },
  colourways: [
    {
      name: 'Kora',
      swatch: '#f3ebdc',
      ground: 'light',
      palette: {
        bg: '#f3ebdc',
        line: '#5b3a30',
        petal: '#b85a4a',
        petal2: '#d98d72',
        leaf: '#77855c',
        leaf2: '#97a178',
        heart: '#d9a94f',
        dot: '#d9c7a8',
      },
    },
    {
      name: 'Neel',
      swatch: '#2b3f66',
      ground: 'light',
      palette: {
        bg: '#eef0ec',
        line: '#26365a',
        petal: '#4a648f',
        petal2: '#8fa4c2',
        leaf: '#6d88a3',
        leaf2: '#9fb2c2',
        heart: '#d0a95c',
        dot: '#c3cdd4',
      },
    },
    {
      name: 'Nightfall',
      swatch: '#1f2a33',
      ground: 'dark',
      palette: {
        bg: '#212c35',
        line: '#e3d6bb',
        petal: '#a9584b',
        petal2: '#c98a6d',
        leaf: '#4f6d5d',
        leaf2: '#6d8a74',
        heart: '#d7ac57',
        dot: '#3a4752',
      },
    },
    {
      name: 'Saffron',
      swatch: '#d08f3c',
      ground: 'light',
      palette: {
        bg: '#f7e7c8',
        line: '#7a3f22',
        petal: '#cf7d34',
        petal2: '#e4ab62',
        leaf: '#8a8d52',
        leaf2: '#a9a970',
        heart: '#a3422f',
        dot: '#e3c894',
      },
    },
  ],
});
