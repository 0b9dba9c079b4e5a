import { picture } from '../../design.ts';
import { points, polar, range, TAU } from '../../kit/geometry.ts';
import { canvas } from '../../kit/painting.ts';
import { box, d, disc, fill, hoop, oval, path, place, smooth, stroke } from '../../kit/svg.ts';

type Palette = Record<'paper' | 'a' | 'b' | 'c' | 'd' | 'e' | 'ink', string>;

const W = 1000;
const H = 1500;

function draw(p: Palette): string {
  const vessel = smooth(
    points('-120,300 -170,180 -150,40 -80,-50 -66,-150 -92,-190 92,-190 66,-150 80,-50 150,40 170,180 120,300'),
    true,
  );
  const halfMoon = (r: number) => d`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`;
  const reed = (height: number, lean: number, tone: string) =>
    stroke(d`M0 0C${lean * 0.1} ${-height * 0.4} ${lean * 0.5} ${-height * 0.8} ${lean} ${-height}`, p.ink, 4) +
    range(6)
      .map((i) =>
        place(
          oval(0, 0, 40 - i * 3, 13 - i, tone),
          lean * (0.32 + i * 0.13),
          -height * (0.46 + i * 0.1),
          i % 2 ? -0.5 : -2.6,
        ),
      )
      .join('');
  return (
    canvas(W, H, p.paper) +
    box(0, 1130, W, 370, p.b) +
    fill('M0 1130C260 1096 640 1160 1000 1118L1000 1150L0 1150Z', p.b) +
    disc(690, 400, 236, p.a) +
    place(fill(halfMoon(330), p.c), 300, 900, -0.12) +
    place(fill(halfMoon(210), p.d), 310, 905, -0.12) +
    place(fill(halfMoon(96), p.paper), 316, 908, -0.12) +
    fill(smooth(points('540,1130 560,900 640,720 790,690 900,800 930,1000 910,1130'), true), p.e) +
    place(reed(470, 150, p.c) + reed(560, -70, p.d) + reed(400, -190, p.a), 650, 730) +
    place(
      fill(vessel, p.ink) +
        path('M-146 60Q0 104 146 60M-164 150Q0 200 164 150', { stroke: p.a, width: 9 }) +
        path('M-156 104Q0 150 156 104', { stroke: p.paper, width: 5, dash: '2 22' }),
      650,
      900,
    ) +
    disc(226, 1160, 92, p.a) +
    fill('M226 1068C280 1070 318 1110 318 1160C318 1210 280 1250 226 1252C262 1210 262 1112 226 1068Z', p.ink, 0.14) +
    stroke('M222 1070Q226 1046 248 1034', p.ink, 5) +
    oval(420, 1236, 132, 62, p.d) +
    oval(420, 1222, 132, 58, p.paper) +
    oval(420, 1222, 98, 40, p.e) +
    hoop(690, 400, 290, p.ink, 3) +
    range(11)
      .map((i) => {
        const [x, y] = polar(-TAU / 4 + (i - 5) * 0.16, 290);
        return disc(690 + x, 400 + y, 6, p.ink);
      })
      .join('') +
    range(9)
      .map((i) => stroke(d`M${90 + i * 22} ${330 + i * 4}L${90 + i * 22} ${560 - i * 12}`, p.ink, 3))
      .join('') +
    range(14)
      .map((i) => stroke(d`M${640 + i * 24} ${1300 + (i % 2) * 8}l14 -6`, p.paper, 4))
      .join('')
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
  description: 'A vessel, a fruit and a low sun held in balance with cut-paper shapes and a few drawn lines.',
  draw,
  finish: { wobble: 1.4, mottle: 0.09, grain: 0.04 },
  colourways: [
    {
      name: 'Terracotta',
      swatch: '#c5714f',
      ground: 'light',
      palette: {
        paper: '#f2e9db',
        a: '#c5714f',
        b: '#dcc7a8',
        c: '#8d9a83',
        d: '#d9a878',
        e: '#b7beb0',
        ink: '#36393a',
      },
    },
    {
      name: 'Indigo',
      swatch: '#33476b',
      ground: 'light',
      palette: {
        paper: '#eee8dc',
        a: '#d3a04d',
        b: '#b7c1c9',
        c: '#4d6789',
        d: '#93a7ba',
        e: '#d8c7ac',
        ink: '#22304d',
      },
    },
    {
      name: 'Dusk',
      swatch: '#2b2c36',
      ground: 'dark',
      palette: {
        paper: '#34343f',
        a: '#d0825f',
        b: '#464450',
        c: '#7a6f83',
        d: '#a98f86',
        e: '#5c6670',
        ink: '#efe4d0',
      },
    },
  ],
});
