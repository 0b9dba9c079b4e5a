import { picture } from '../../design.ts';
import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/geometry.ts';
import { points, range, TAU } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { canvas } from '../../kit/painting.ts';
import type { Random } from '../../kit/random.ts';
import { between, seeded } from '../../kit/random.ts';
import { carrier } from '../../kit/scene/people.ts';
import { FLIGHTS, flight, LEDGE, LEVELS, onWall, RIM, SHRINK, size } from '../../kit/scene/stairs.ts';
import { d, disc, fill, gradient, place, polyline, stroke } from '../../kit/svg.ts';

interface Palette {
  court: string;
  joint: string;
  /** Stone from full sun to shadow. */
  lit: string;
  bright: string;
  half: string;
  dark: string;
  niche: string;
  /** What the stone turns into far below. */
  deep: string;
  water: readonly string[];
  glint: string;
  shade: string;
  saris: readonly string[];
  leaf: string;
}

const S = 1200;
/** How the light falls on the four walls: ledge, face, and the two sides of each stair. */
type Light = 'lit' | 'bright' | 'half' | 'dark';
const WALLS: readonly { ledge: Light; face: Light; stairs: readonly [Light, Light] }[] = [
  { ledge: 'lit', face: 'bright', stairs: ['lit', 'half'] },
  { ledge: 'lit', face: 'dark', stairs: ['half', 'dark'] },
  { ledge: 'lit', face: 'half', stairs: ['dark', 'half'] },
  { ledge: 'lit', face: 'half', stairs: ['half', 'lit'] },
];

function wall(p: Palette, side: number, random: Random): string {
  const { ledge, face, stairs } = nth(WALLS, side);
  return range(LEVELS)
    .map((level) => {
      const sunk = (level / LEVELS) ** 1.3 * 0.5;
      const tone = (light: Light, sway = 0) => mix(mix(p[light], p.deep, sunk), p.court, sway);
      const strip = (from: number, to: number) =>
        polyline([onWall(level, 0, from), onWall(level, 1, from), onWall(level, 1, to), onWall(level, 0, to)], true);
      return (
        fill(strip(0, LEDGE), tone(ledge)) +
        fill(strip(LEDGE, 1), tone(face)) +
        stroke(
          polyline([onWall(level, 0, LEDGE), onWall(level, 1, LEDGE)]),
          tone('dark'),
          Math.max(1.2, 4 * SHRINK ** level),
          0.55,
        ) +
        range(FLIGHTS)
          .map((index) => {
            const sway = between(random, 0, 0.14);
            return flight(level, index, [
              tone(nth(stairs, 0), sway),
              tone(nth(stairs, 1), sway),
              mix(tone('dark', sway), p.niche, 0.3),
              mix(p.niche, p.deep, sunk * 0.6),
            ]);
          })
          .join('')
      );
    })
    .join('');
}

function pool(p: Palette, random: Random): string {
  const half = size(LEVELS);
  const ripples = range(16)
    .map(() => {
      const [x, y, w] = [
        between(random, -0.75, 0.6) * half,
        between(random, -0.85, 0.85) * half,
        between(random, 10, 36),
      ];
      return stroke(d`M${x} ${y}q${w / 2} ${-3} ${w} 0`, p.glint, 1.6, 0.5);
    })
    .join('');
  const pads = points('-62,48 -40,62 -74,70 -48,82 58,-60 74,-46')
    .map(([x, y], i) =>
      place(
        fill('M0 0L10.3 -3.8A11 11 0 1 0 10.3 3.8Z', p.leaf) + (i % 3 ? '' : disc(-2, -3, 3.6, nth(p.saris, 0))),
        x,
        y,
        i * 1.1,
        1 + (i % 2) * 0.3,
      ),
    )
    .join('');
  return (
    fill(d`M${-half - 12} ${-half - 12}H${half + 12}V${half + 12}H${-half - 12}Z`, mix(p.lit, p.deep, 0.2)) +
    fill(d`M${-half} ${-half}H${half}V${half}H${-half}Z`, 'url(#pool)') +
    fill(d`M${half * 0.1} ${-half}L${half} ${-half}L${half} ${half * 0.2}Z`, p.glint, 0.32) +
    fill(d`M${-half} ${half}L${-half} ${-half * 0.3}L${half * 0.5} ${half}Z`, p.shade, 0.28) +
    ripples +
    pads
  );
}

function draw(p: Palette): string {
  const random = seeded(64);
  const paving = range(9)
    .map((i) => {
      const at = 60 + i * 135;
      return d`M${at} 0L${at} ${S}M0 ${at}L${S} ${at}`;
    })
    .join('');
  const well = range(4)
    .map((side) => place(wall(p, side, random), 0, 0, (side * TAU) / 4))
    .join('');
  const corners = range(4)
    .map((side) => {
      const seam = range(LEVELS + 1).map((level): Point => [size(level), -size(level)]);
      return place(stroke(polyline(seam), p.niche, 2.2, 0.4), 0, 0, (side * TAU) / 4);
    })
    .join('');
  const walkers = (
    [
      [1, 0.31, 0],
      [1, 0.36, 1],
      [2, 0.72, 2],
      [3, 0.4, 1],
      [4, 0.62, 0],
    ] as const
  )
    .map(([level, u, sari]) => {
      const [x, y] = onWall(level, u, LEDGE * 0.8);
      return place(
        carrier({ skin: p.niche, sari: nth(p.saris, sari), pot: mix(p.niche, p.lit, 0.3) }),
        x,
        y,
        0,
        1.3 * SHRINK ** (level * 0.7),
      );
    })
    .join('');
  const rim = d`M${-RIM} ${-RIM}H${RIM}V${RIM}H${-RIM}Z`;
  return (
    `<defs>${gradient('pool', p.water)}</defs>` +
    canvas(S, S, p.court) +
    stroke(paving, p.joint, 3, 0.6) +
    place(
      well +
        corners +
        pool(p, random) +
        // The shadow of the western wall, cut at the edge of the rim.
        fill(
          d`M${-RIM} ${-RIM}L${-RIM} ${RIM}L${RIM * 0.72} ${RIM}L${-RIM * 0.06} ${size(3)}L${-size(4)} ${size(5) * 0.2}Z`,
          p.shade,
          0.24,
        ) +
        `<path d="${rim}" fill="none" stroke="${p.lit}" stroke-width="16"/>` +
        `<path d="${rim}" fill="none" stroke="${p.dark}" stroke-width="3"/>` +
        walkers,
      S / 2,
      S / 2,
    )
  );
}

export const stepwell = picture<Palette>({
  slug: 'stepwell',
  title: 'Down the Stepwell',
  collection: 'canvas',
  width: S,
  height: S,
  widthInches: 30,
  uses: ['canvas'],
  description: 'Flight below flight of stone stairs, drawn in sun and shadow down to one square of water.',
  draw,
  finish: { wobble: 0.8, mottle: 0.08, grain: 0.045 },
  colourways: [
    {
      name: 'Sandstone',
      swatch: '#d9a869',
      ground: 'light',
      palette: {
        court: '#ecd6ac',
        joint: '#d2b27f',
        lit: '#fbe9c4',
        bright: '#ecc585',
        half: '#dcae6f',
        dark: '#a8703f',
        niche: '#57341f',
        deep: '#4b4a3a',
        water: ['#2c5a53', '#3f7a6b', '#1f443f'],
        glint: '#cfe3cf',
        shade: '#3a2440',
        saris: ['#b6303f', '#d98a24', '#2e5f86'],
        leaf: '#7f9a5a',
      },
    },
    {
      name: 'Blue Town',
      swatch: '#7f9cc0',
      ground: 'light',
      palette: {
        court: '#d6e0e8',
        joint: '#adc0d2',
        lit: '#f4f6f2',
        bright: '#bcd0e2',
        half: '#9db8d4',
        dark: '#5b7fac',
        niche: '#25406b',
        deep: '#223458',
        water: ['#1d4c5c', '#2f7480', '#153848'],
        glint: '#d8ecea',
        shade: '#1d2a52',
        saris: ['#d2452f', '#e3a63a', '#b43a6c'],
        leaf: '#6f9c84',
      },
    },
    {
      name: 'Full Moon',
      swatch: '#26324d',
      ground: 'dark',
      palette: {
        court: '#33415f',
        joint: '#26324d',
        lit: '#c9d2dc',
        bright: '#7f92b2',
        half: '#5f7296',
        dark: '#38486b',
        niche: '#121a2e',
        deep: '#111a30',
        water: ['#0f2238', '#294c68', '#0c1a2c'],
        glint: '#e8e4cc',
        shade: '#070c1c',
        saris: ['#d4744c', '#dcae58', '#a9c0c8'],
        leaf: '#4a6f68',
      },
    },
  ],
});
