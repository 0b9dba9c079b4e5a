import { picture } from '../../design.ts';
import { lotusBloom } from '../../kit/botany.ts';
import { points, range, TAU } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { canvas } from '../../kit/painting.ts';
import { d, disc, fill, hoop, place, spin, stroke } from '../../kit/svg.ts';

type Palette = Record<'floor' | 'floor2' | 'powder' | 'dot' | 'petal' | 'petal2' | 'accent', string>;

const S = 1200;
const PITCH = 82;
const SPAN = 5;

const inside = (i: number, j: number) => Math.abs(i) + Math.abs(j) <= SPAN;

/** Between these neighbours, given as the doubled midpoint, the threads part instead of crossing. */
const PARTED = new Set(['1,2', '2,1', '5,2', '2,5', '3,4', '4,3']);
const parted = (x: number, y: number) => PARTED.has(`${Math.abs(x)},${Math.abs(y)}`);

/** Loop kolam: one line winds around every dot, crossing between neighbours and turning at the rim. */
function loops(): string {
  const sides = points('0,-1 1,0 0,1 -1,0');
  let out = '';
  for (let i = -SPAN; i <= SPAN; i++)
    for (let j = -SPAN; j <= SPAN; j++) {
      if (!inside(i, j)) continue;
      const open = sides.map(([x, y]) => inside(i + x, j + y) && !parted(2 * i + x, 2 * j + y));
      for (const k of range(4)) {
        const [ax, ay] = nth(sides, k);
        const next = (k + 1) % 4;
        const [bx, by] = nth(sides, next);
        const half = PITCH / 2;
        const tip = (isOpen: boolean) => (isOpen ? 1 : 0.86);
        const [sx, sy] = [ax * half * tip(nth(open, k)), ay * half * tip(nth(open, k))];
        const [ex, ey] = [bx * half * tip(nth(open, next)), by * half * tip(nth(open, next))];
        const hold = half * 0.46;
        const out1 = open[k]
          ? [sx + (bx - ax) * hold * 0.6, sy + (by - ay) * hold * 0.6]
          : [sx + bx * hold, sy + by * hold];
        const out2 = open[next]
          ? [ex + (ax - bx) * hold * 0.6, ey + (ay - by) * hold * 0.6]
          : [ex + ax * hold, ey + ay * hold];
        out += d`M${i * PITCH + sx} ${j * PITCH + sy}C${i * PITCH + nth(out1, 0)} ${j * PITCH + nth(out1, 1)} ${i * PITCH + nth(out2, 0)} ${j * PITCH + nth(out2, 1)} ${i * PITCH + ex} ${j * PITCH + ey}`;
      }
    }
  return out;
}

function draw(p: Palette): string {
  const slabs = range(5)
    .map((i) =>
      stroke(
        d`M0 ${i * 300}L${S} ${i * 300}M${(i % 2) * 200 + 200} ${i * 300 - 300}l0 300M${(i % 2) * 200 + 800} ${i * 300 - 300}l0 300`,
        p.floor2,
        5,
      ),
    )
    .join('');
  let dots = '';
  for (let i = -SPAN; i <= SPAN; i++)
    for (let j = -SPAN; j <= SPAN; j++) if (inside(i, j)) dots += disc(i * PITCH, j * PITCH, 7.5, p.dot);
  const knot = loops();
  const petals = spin(4, place(lotusBloom(150, [p.powder, p.petal, p.petal2, p.accent], p.powder), 0, -384), TAU / 8);
  const lamp =
    fill('M-36 -4C-30 26 -14 34 0 34C14 34 30 26 36 -4C16 8 -16 8 -36 -4Z', p.accent) +
    fill('M0 2C-13 -12 -9 -30 0 -48C9 -30 13 -12 0 2Z', p.petal) +
    fill('M0 0C-5 -8 -4 -18 0 -27C4 -18 5 -8 0 0Z', p.powder);
  return (
    canvas(S, S, p.floor) +
    slabs +
    place(stroke(knot, p.floor2, 17, 0.9), 604, 606) +
    place(
      stroke(knot, p.powder, 8) +
        dots +
        petals +
        spin(4, place(lamp, 0, -492, 0, 1.15)) +
        spin(48, disc(0, -548, 5, p.powder)) +
        hoop(0, 0, 564, p.powder, 3),
      600,
      600,
    )
  );
}

export const kolamDawn = picture<Palette>({
  slug: 'kolam-dawn',
  title: 'Kolam at Dawn',
  collection: 'canvas',
  width: S,
  height: S,
  widthInches: 28,
  uses: ['canvas'],
  description:
    'One unbroken line of rice flour winds around its dots on a swept courtyard floor, lamps lit at the corners.',
  draw,
  finish: { wobble: 1.8, mottle: 0.12, grain: 0.1 },
  colourways: [
    {
      name: 'Courtyard',
      swatch: '#6f6a63',
      ground: 'dark',
      palette: {
        floor: '#6a655f',
        floor2: '#5b5650',
        powder: '#f6f0e4',
        dot: '#f6f0e4',
        petal: '#e3b25c',
        petal2: '#cf8a5a',
        accent: '#b5643f',
      },
    },
    {
      name: 'Red Oxide',
      swatch: '#8e3f32',
      ground: 'dark',
      palette: {
        floor: '#8a4034',
        floor2: '#76342b',
        powder: '#fbf3e4',
        dot: '#f0cf8a',
        petal: '#f0cf8a',
        petal2: '#e0a35f',
        accent: '#e8c27a',
      },
    },
    {
      name: 'Moonstone',
      swatch: '#d8dcdb',
      ground: 'light',
      palette: {
        floor: '#dde0dd',
        floor2: '#cbd0ce',
        powder: '#3d5a6b',
        dot: '#b4724f',
        petal: '#e6c898',
        petal2: '#b9c9cd',
        accent: '#8fa5ae',
      },
    },
  ],
});
