import { picture } from '../../design.ts';
import { leaf } from '../../kit/botany.ts';
import { mix } from '../../kit/colour.ts';
import { cubic, heading, points, range } from '../../kit/geometry.ts';
import { canvas } from '../../kit/painting.ts';
import { between, seeded } from '../../kit/random.ts';
import {
  castShadow,
  fruit,
  layerTones,
  opening,
  papaya,
  silhouette,
  type Tones,
  vessel,
} from '../../kit/still-life.ts';
import { box, d, fill, gradient, oval, place, stroke } from '../../kit/svg.ts';

type Room = 'wall' | 'pane' | 'table' | 'cloth' | 'stripe' | 'shadow' | 'glow';
type Vessel = 'tall' | 'vase' | 'glaze' | 'jug' | 'bowl';
type Plant = 'mango' | 'blush' | 'fig' | 'flesh' | 'rind' | 'leaf';
type Palette = Record<Room | Vessel | Plant, string>;

const W = 1000;
const H = 1500;
const TABLE = 1046;
const EDGE = 1436;

const TALL = points('46,-700 31,-672 27,-580 31,-450 66,-372 136,-292 168,-192 158,-92 112,-20 88,0');
const VASE = points('96,-420 76,-396 80,-362 142,-318 196,-234 201,-142 158,-50 98,0');
const JUG = points('66,-236 55,-206 64,-160 92,-98 90,-40 64,0');
const BOWL = points('240,-136 228,-98 186,-52 120,-26 74,-16 84,0');
const MANGO =
  'M-106 16C-108 -36 -60 -74 0 -72C58 -70 96 -44 122 -8C132 8 132 24 118 28C104 30 96 40 80 54C52 78 6 84 -36 74C-76 66 -104 48 -106 16Z';
const ROUND = 'M-70 2C-70 -42 -38 -68 2 -68C44 -68 71 -38 70 4C69 44 38 68 0 68C-40 68 -70 42 -70 2Z';

/** Window light on the wall: panes leaning with the low sun. */
const panes = (p: Palette) =>
  range(6)
    .map((i) => {
      const [x, y] = [330 + (i % 2) * 262, 110 + Math.floor(i / 2) * 268 + (i % 2) * 52];
      return fill(d`M${x} ${y}L${x + 238} ${y + 47}L${x + 238} ${y + 291}L${x} ${y + 244}Z`, p.pane);
    })
    .join('');

function branch(tones: Parameters<typeof leaf>[2], stem: string): string {
  const random = seeded(12);
  const stems = [
    cubic([660, 800], [640, 600], [760, 420], [900, 300]),
    cubic([650, 800], [660, 560], [600, 380], [470, 236]),
    cubic([670, 800], [700, 640], [840, 600], [930, 560]),
    cubic([655, 800], [640, 600], [680, 360], [690, 150]),
  ];
  return stems
    .map((curve, k) => {
      const count = k === 2 ? 6 : 9;
      const line = range(13).map((i) => curve(i / 12));
      const leaves = range(count).map((i) => {
        const t = 0.36 + (0.62 * i) / (count - 1);
        const [x, y] = curve(t);
        const side = i % 2 ? 1 : -1;
        const size = between(random, 92, 124) * (1.12 - t * 0.42);
        return place(
          leaf(size, -side * size * 0.27, tones),
          x,
          y,
          heading(curve, t) + (i === count - 1 ? 0 : side * between(random, 0.5, 0.85)),
        );
      });
      return stroke(`M${line.map(([x, y]) => d`${x} ${y}`).join('L')}`, stem, 6) + leaves.join('');
    })
    .join('');
}

function cloth(p: Palette): string {
  const fall = mix(p.cloth, p.shadow, 0.26);
  const along = (t: number) => [24 + t * 430, 1330 - t * 44, 2 + t * 480, EDGE] as const;
  const stripes = [0.07, 0.12, 0.86, 0.91].map((t) => {
    const [x, y, ex, ey] = along(t);
    return stroke(d`M${x} ${y + 9}L${ex} ${ey}L${ex} ${H}`, p.stripe, t < 0.1 || t > 0.9 ? 12 : 5);
  });
  return (
    fill(d`M24 1330L454 1286L482 ${EDGE}L2 ${EDGE}Z`, p.cloth) +
    fill(d`M2 ${EDGE}L482 ${EDGE}L478 ${H}L4 ${H}Z`, fall) +
    stripes.join('') +
    fill(d`M2 ${EDGE}L482 ${EDGE}L478 ${H}L4 ${H}Z`, p.shadow, 0.16)
  );
}

function draw(p: Palette): string {
  const random = seeded(21);
  const tones = (colour: string) => layerTones(colour, p.glow, p.shadow);
  const [tall, vase, jug, bowl] = [p.tall, p.vase, p.jug, p.bowl].map(tones) as [Tones, Tones, Tones, Tones];
  const [mango, fig] = [tones(p.mango), tones(p.fig)];
  const leaves = {
    light: mix(p.leaf, p.glow, 0.22),
    dark: mix(p.leaf, p.shadow, 0.22),
    vein: mix(p.leaf, p.glow, 0.5),
  };
  const dark = { light: p.shadow, dark: p.shadow, vein: p.shadow };
  const glaze = fill(
    'M-260 -460L260 -460L260 -196C200 -226 160 -168 110 -186C60 -204 20 -150 -40 -176C-100 -200 -150 -160 -260 -190Z',
    p.glaze,
  );
  const handle = 'M-58 -196C-140 -214 -150 -96 -84 -74';
  const shadows =
    castShadow(silhouette(TALL), 335, 1166, p.shadow) +
    castShadow(silhouette(VASE), 655, 1192, p.shadow) +
    castShadow(silhouette(JUG), 160, 1222, p.shadow) +
    castShadow(silhouette(BOWL), 610, 1374, p.shadow) +
    oval(700, 1372, 210, 22, p.shadow) +
    oval(905, 1396, 82, 15, p.shadow);
  return (
    `<defs>${gradient('wall', [mix(p.wall, p.glow, 0.12), p.wall, mix(p.wall, p.shadow, 0.2)], false)}${gradient('table', [mix(p.table, p.glow, 0.2), p.table, mix(p.table, p.shadow, 0.2)], false)}</defs>` +
    canvas(W, H, 'url(#wall)') +
    panes(p) +
    `<g opacity=".17">${place(branch(dark, p.shadow), 78, 46)}</g>` +
    box(0, TABLE, W, EDGE - TABLE, 'url(#table)') +
    box(0, EDGE, W, H - EDGE, mix(p.table, p.shadow, 0.42)) +
    stroke(d`M0 ${TABLE}L${W} ${TABLE}`, mix(p.table, p.shadow, 0.3), 5) +
    stroke(d`M0 ${EDGE}L${W} ${EDGE}`, mix(p.table, p.glow, 0.45), 5) +
    cloth(p) +
    `<g opacity=".42">${shadows}</g>` +
    place(opening(TALL, tall) + vessel('tall', TALL, tall, random), 335, 1166) +
    place(opening(VASE, vase), 655, 1192) +
    branch(leaves, mix(p.leaf, p.shadow, 0.5)) +
    place(vessel('vase', VASE, vase, random, glaze), 655, 1192) +
    place(
      stroke(handle, jug.shade, 26) +
        stroke(handle, jug.body, 17) +
        opening(JUG, jug) +
        vessel('jug', JUG, jug, random, stroke('M-120 -66Q0 -44 120 -66M-120 -50Q0 -28 120 -50', p.stripe, 6)),
      160,
      1222,
    ) +
    place(opening(BOWL, bowl), 610, 1374) +
    place(fruit('fig-back', ROUND, 70, fig), 596, 1166) +
    place(fruit('mango-left', MANGO, 100, mango, p.blush), 488, 1196, -0.35) +
    place(fruit('lime', ROUND, 70, tones(p.rind)), 764, 1204, 0, 0.82) +
    place(fruit('mango-right', MANGO, 100, mango, p.blush), 654, 1212, 0.12) +
    place(vessel('bowl', BOWL, bowl, random), 610, 1374) +
    oval(246, 1408, 176, 22, p.shadow, 0.36) +
    place(papaya(p.rind, p.flesh, p.blush, p.glow, p.shadow), 226, 1360, -0.1, 0.94) +
    place(fruit('fig', ROUND, 70, fig) + stroke('M0 -62Q2 -84 16 -92', fig.deep, 9), 872, 1350, 0, 0.82)
  );
}

export const stillForms = picture<Palette>({
  slug: 'still-forms',
  title: 'Still Forms',
  collection: 'canvas',
  width: W,
  height: H,
  widthInches: 24,
  uses: ['canvas'],
  description:
    'Three vessels, a bowl of mangoes and a cut papaya in the slanting light of a window, in layers of cut paper.',
  draw,
  finish: { wobble: 1.2, mottle: 0.08, grain: 0.05 },
  colourways: [
    {
      name: 'Terracotta',
      swatch: '#c5714f',
      ground: 'light',
      palette: {
        wall: '#e8d0b8',
        pane: '#f8ecd9',
        table: '#d9b48d',
        cloth: '#f6eddd',
        stripe: '#b9573c',
        shadow: '#4f3230',
        glow: '#fff3df',
        tall: '#3f5254',
        vase: '#c5714f',
        glaze: '#f0e3cc',
        jug: '#efe2cb',
        bowl: '#7d998c',
        mango: '#e5a53c',
        blush: '#d4583a',
        fig: '#6d3149',
        flesh: '#ec8a49',
        rind: '#93a05a',
        leaf: '#6a8468',
      },
    },
    {
      name: 'Indigo',
      swatch: '#33476b',
      ground: 'light',
      palette: {
        wall: '#cfd8de',
        pane: '#f4f1e8',
        table: '#9fb1c1',
        cloth: '#f5f0e4',
        stripe: '#33476b',
        shadow: '#1c2947',
        glow: '#fff8e8',
        tall: '#33476b',
        vase: '#ece3d2',
        glaze: '#54789f',
        jug: '#cf9a45',
        bowl: '#5b80a6',
        mango: '#e6b04a',
        blush: '#cf7438',
        fig: '#43386a',
        flesh: '#eba45a',
        rind: '#84a08a',
        leaf: '#557d86',
      },
    },
    {
      name: 'Dusk',
      swatch: '#2b2c36',
      ground: 'dark',
      palette: {
        wall: '#383947',
        pane: '#57505f',
        table: '#544852',
        cloth: '#cdbfae',
        stripe: '#a5523f',
        shadow: '#14151f',
        glow: '#ffe6c6',
        tall: '#b9694b',
        vase: '#7f7b95',
        glaze: '#d9c9b3',
        jug: '#dccbb3',
        bowl: '#55747c',
        mango: '#dc9a3f',
        blush: '#c4553d',
        fig: '#74405c',
        flesh: '#e08650',
        rind: '#7f8f5c',
        leaf: '#728d7a',
      },
    },
  ],
});
