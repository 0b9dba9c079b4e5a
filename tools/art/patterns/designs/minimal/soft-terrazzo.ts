import { repeat } from '../../design.ts';
import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/geometry.ts';
import { polar, range, TAU } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import type { Random } from '../../kit/random.ts';
import { between, pick, seeded } from '../../kit/random.ts';
import { ground, Layer, Space, TILE, wrap } from '../../kit/repeat.ts';
import { disc, fill, polyline, smooth, stroke } from '../../kit/svg.ts';

type Stone = 'a' | 'b' | 'c' | 'd' | 'deep' | 'accent';
type Palette = Record<'bg' | 'fleck' | 'vein' | Stone, string>;

interface Chip {
  x: number;
  y: number;
  radius: number;
  shape: readonly Point[];
}

/** Radius and attempts, large chips first. */
const GRADES: readonly (readonly [number, number])[] = [
  [92, 130],
  [66, 700],
  [46, 2500],
  [31, 6000],
  [20, 12000],
  [12, 16000],
  [7, 16000],
];

/** How much room a stone keeps from its own kind, so that no colour gathers. */
const KEEPS: Record<Stone, number> = { a: 0, b: 26, c: 48, d: 66, deep: 92, accent: 104 };

/** The part of a convex shape on the near side of the line at a distance along a direction. */
function cut(shape: readonly Point[], [nx, ny]: Point, distance: number): Point[] {
  return shape.flatMap(([ax, ay], i): Point[] => {
    const [bx, by] = nth(shape, (i + 1) % shape.length);
    const a = ax * nx + ay * ny - distance;
    const b = bx * nx + by * ny - distance;
    const crossing: Point = [ax + ((bx - ax) * a) / (a - b), ay + ((by - ay) * a) / (a - b)];
    return [...(a <= 0 ? [[ax, ay] as Point] : []), ...(a < 0 !== b < 0 ? [crossing] : [])];
  });
}

/** A broken stone: few corners, on an oval so that it stays convex. */
function shatter(radius: number, random: Random): Point[] {
  const corners = pick(random, [3, 4, 4, 4, 5, 5, 6]);
  const flat = between(random, 0.5, 0.9);
  const turn = random() * TAU;
  const [cos, sin] = polar(turn, 1);
  return range(corners).map((i) => {
    const [x, y] = polar(((i + between(random, -0.36, 0.36)) / corners) * TAU, radius);
    return [x * cos - y * flat * sin, x * sin + y * flat * cos];
  });
}

/** True if some edge of the first shape keeps the other, moved by an offset, at least a seam away. */
const parts = (shape: readonly Point[], other: readonly Point[], dx: number, dy: number, seam: number) =>
  shape.some(([ax, ay], i) => {
    const [bx, by] = nth(shape, (i + 1) % shape.length);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(by - ay) / length, (ax - bx) / length];
    return other.every(([x, y]) => (x + dx - ax) * nx + (y + dy - ay) * ny > seam);
  });

function pack(random: Random): Chip[] {
  const chips: Chip[] = [];
  for (const [grade, attempts] of GRADES)
    for (const _ of range(attempts)) {
      const [x, y, radius] = [random() * TILE, random() * TILE, grade * between(random, 0.8, 1.1)];
      const seam = 2 + radius * 0.03;
      const shape = shatter(radius, random);
      const fits = chips.every((c) => {
        const reach = c.radius + radius + seam;
        const [dx, dy] = [wrap(c.x - x), wrap(c.y - y)];
        return (
          Math.abs(dx) > reach ||
          Math.abs(dy) > reach ||
          parts(shape, c.shape, dx, dy, seam) ||
          parts(c.shape, shape, -dx, -dy, seam)
        );
      });
      if (fits) chips.push({ x, y, radius, shape });
    }
  return chips;
}

/** Clouding, veins or grain of one stone. */
function marble(shape: readonly Point[], radius: number, colour: string, p: Palette, random: Random): string {
  const across = (share: number): Point => {
    const at = share * shape.length;
    const [ax, ay] = nth(shape, Math.floor(at) % shape.length);
    const [bx, by] = nth(shape, (Math.floor(at) + 1) % shape.length);
    const t = at - Math.floor(at);
    return [ax + (bx - ax) * t, ay + (by - ay) * t];
  };
  const cloud = (tint: string, opacity: number) => {
    const part = cut(shape, polar(random() * TAU, 1), radius * between(random, -0.25, 0.25));
    return part.length > 2 ? fill(polyline(part, true), tint, opacity) : '';
  };
  let out = fill(polyline(shape, true), colour);
  if (radius < 16) return out;
  out += random() < 0.5 ? cloud(mix(colour, '#ffffff', 0.5), 0.2) : cloud(mix(colour, '#000000', 0.3), 0.1);
  const kind = random();
  if (radius > 25 && kind < 0.5)
    for (const _ of range(radius > 40 ? 3 : 1 + Math.floor(random() * 2))) {
      const from = random();
      const [a, b] = [across(from), across((from + between(random, 0.35, 0.65)) % 1)];
      const bend = (t: number): Point => [
        a[0] + (b[0] - a[0]) * t + between(random, -0.1, 0.1) * radius,
        a[1] + (b[1] - a[1]) * t + between(random, -0.1, 0.1) * radius,
      ];
      out += stroke(
        smooth([a, bend(0.3), bend(0.55), bend(0.8), b]),
        mix(colour, p.vein, 0.5),
        between(random, 1, 4.5),
        0.6,
      );
    }
  else if (kind > 0.72)
    for (const _ of range(Math.round(radius * 0.7))) {
      const i = 1 + Math.floor(random() * (shape.length - 2));
      const [a, b, c] = [nth(shape, 0), nth(shape, i), nth(shape, i + 1)];
      const [s, t] = [Math.sqrt(between(random, 0.03, 0.95)), between(random, 0.05, 0.95)];
      const at = (k: 0 | 1) => a[k] + (b[k] - a[k]) * s + (c[k] - b[k]) * s * t;
      out += disc(at(0), at(1), between(random, 0.8, 2), random() < 0.5 ? p.vein : mix(colour, '#000000', 0.35), 0.55);
    }
  return out + stroke(polyline(shape, true), mix(colour, '#000000', 0.25), 0.9, 0.4);
}

function draw(p: Palette): string {
  const random = seeded(71);
  const layer = new Layer();
  const chips = pack(random);
  const kinds: Record<Stone, Space> = {
    a: new Space(),
    b: new Space(),
    c: new Space(),
    d: new Space(),
    deep: new Space(),
    accent: new Space(),
  };
  const order: readonly Stone[] = ['a', 'a', 'b', 'b', 'c', 'd', 'deep', 'accent'];
  for (const chip of chips) {
    const { x, y, radius, shape } = chip;
    const room = (stone: Stone) => (KEEPS[stone] * (radius + 22)) / 60;
    const wanted = pick(random, order);
    const isFree =
      kinds[wanted].free(x, y, room(wanted)) && !(radius > 80 && (wanted === 'deep' || wanted === 'accent'));
    const stone = isFree ? wanted : pick(random, ['a', 'b', 'a', 'c'] as const);
    kinds[stone].take(x, y, room(stone));
    layer.stamp(marble(shape, radius, p[stone], p, random), x, y, radius * 1.1);
  }
  const dust = new Layer();
  for (const i of range(2600)) {
    const [x, y] = [random() * TILE, random() * TILE];
    const grit = range(4).map((k) => polar(((k + random() * 0.7) / 4) * TAU, between(random, 1.4, 4)));
    dust.stamp(fill(polyline(grit, true), i % 5 ? p.fleck : p.d), x, y, 6);
  }
  return ground(p.bg) + dust + layer;
}

export const softTerrazzo = repeat<Palette>({
  slug: 'soft-terrazzo',
  title: 'Soft Terrazzo',
  collection: 'minimal',
  widthInches: 22,
  uses: ['wallpaper', 'blind', 'fabric'],
  description:
    'Broken marble and serpentine lie chip to chip in pale cement, like the cool mosaic floors of old bungalows.',
  draw,
  finish: { wobble: 0.6, mottle: 0.03, grain: 0.03 },
  colourways: [
    {
      name: 'Bungalow',
      swatch: '#e9e0d2',
      ground: 'light',
      palette: {
        bg: '#eae1d3',
        fleck: '#cdc1ad',
        vein: '#a2937d',
        a: '#faf6ee',
        b: '#d9c8b0',
        c: '#bdb5a5',
        d: '#93a091',
        deep: '#55625b',
        accent: '#b4654a',
      },
    },
    {
      name: 'Sea Glass',
      swatch: '#cfdbd7',
      ground: 'light',
      palette: {
        bg: '#d6e1dd',
        fleck: '#b3c6c1',
        vein: '#8aa39e',
        a: '#f6f9f6',
        b: '#b7cfc8',
        c: '#8fb0aa',
        d: '#dccfb2',
        deep: '#3d6766',
        accent: '#c08d46',
      },
    },
    {
      name: 'Rosewater',
      swatch: '#ead3cb',
      ground: 'light',
      palette: {
        bg: '#eed8d0',
        fleck: '#d7b8ae',
        vein: '#b48c82',
        a: '#fcf4ef',
        b: '#dfb4a6',
        c: '#c79789',
        d: '#b9b2a4',
        deep: '#74424a',
        accent: '#b98545',
      },
    },
    {
      name: 'Basalt',
      swatch: '#3a3f43',
      ground: 'dark',
      palette: {
        bg: '#3a3f43',
        fleck: '#565c61',
        vein: '#8b8f8e',
        a: '#555b60',
        b: '#70777a',
        c: '#969a98',
        d: '#cbc5b7',
        deep: '#22272b',
        accent: '#b97a4c',
      },
    },
  ],
});
