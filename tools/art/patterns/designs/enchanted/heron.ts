import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/geometry.ts';
import { along, points, range, ribbon } from '../../kit/geometry.ts';
import { nth } from '../../kit/nth.ts';
import { d, disc, fill, oval, path, place, smooth, stroke } from '../../kit/svg.ts';

export interface HeronTones {
  /** Neck, breast and outline of the bird. */
  heron: string;
  line: string;
  /** Wing feathers from the shoulder to the tips. */
  feather: string;
  wing: string;
  plume: string;
  leg: string;
  gold: string;
  ink: string;
}

interface Pose {
  body: readonly [number, number, number];
  neck: string;
  girth: readonly number[];
  head: readonly [number, number, number, number];
  legs: string;
  /** Where the legs enter the water. */
  feet: readonly number[];
}

/** One feather from the origin towards -x. */
const feather = (length: number, width: number, colour: string, edge: string) =>
  path(
    d`M0 ${-width * 0.5}C${-length * 0.4} ${-width} ${-length * 0.88} ${-width * 0.85} ${-length} 0C${-length * 0.88} ${width * 0.85} ${-length * 0.4} ${width} 0 ${width * 0.5}Z`,
    { fill: colour, stroke: edge, width: 1.1 },
  ) + stroke(d`M${-length * 0.2} 0L${-length * 0.86} 0`, edge, 0.9, 0.6);

const taper = (spine: string, halfWidths: readonly number[], colour: string) =>
  fill(smooth(ribbon(points(spine), halfWidths), true), colour);

const TRUNK = smooth(points('84,-12 64,-38 22,-50 -36,-46 -92,-24 -146,12 -98,24 -40,40 16,44 58,30 80,10'), true);

/** Shaded underside with a few soft feathers. */
const flank = (p: HeronTones) =>
  fill('M-120 20C-60 38 0 48 60 28C36 34 -20 30 -60 22Z', p.feather, 0.6) +
  stroke('M58 14Q42 24 22 25M34 20Q14 29 -8 27M2 22Q-18 28 -38 24M-30 20Q-48 24 -66 18', p.feather, 1.6);

/** Closed wing over the trunk: rows of feathers, the hindmost first. */
function foldedWing(p: HeronTones): string {
  const rows: readonly [number, number, number, string][] = [
    [-64, 100, 10, p.plume],
    [-34, 98, 9, p.wing],
    [-4, 72, 8, mix(p.wing, p.feather, 0.4)],
    [22, 50, 7.5, mix(p.wing, p.feather, 0.75)],
    [44, 36, 7, p.feather],
  ];
  const edge = mix(p.wing, p.plume, 0.55);
  const drawn = rows.map(([x, length, width, tone], k) => {
    const count = k ? 7 : 3;
    return range(count)
      .map((i) => {
        const y = k ? 20 - i * (9.4 - k * 0.5) - k * 1.5 : 14 - i * 10;
        return place(feather(length, width, tone, edge), x + i * 2, y, -0.1 + y * 0.0082);
      })
      .join('');
  });
  const trailing = [0, 1, 2, 3].map(
    (i) => d`M${34 - i * 10} ${-44 - i}C${-30} ${-48 + i * 5} ${-96} ${-30 + i * 9} ${-158 + i * 13} ${20 + i * 5}`,
  );
  return (
    drawn.join('') +
    stroke(trailing.join(''), p.heron, 2, 0.9) +
    taper('70,-20 62,-2 44,12 26,16', [2, 7, 6, 1], p.plume)
  );
}

/** Head looking to +x, the skull around the origin. */
const head = (p: HeronTones) =>
  taper('-10,-9 -42,-8 -74,6 -104,32', [2.6, 3.2, 2.2, 0.4], p.plume) +
  taper('-10,-6 -36,0 -60,14 -78,34', [2.4, 2.6, 1.6, 0.4], p.plume) +
  path('M-24 7C-27 -8 -8 -17 8 -14C18 -12 26 -8 32 -4L30 6C20 10 4 14 -8 14C-16 14 -22 12 -24 7Z', {
    fill: p.heron,
    stroke: p.line,
    width: 1.4,
  }) +
  oval(-17, 4, 10, 8.5, p.heron) +
  fill('M14 -12C-2 -19 -18 -14 -32 -3C-20 -7 -6 -6 8 -8Z', p.plume) +
  fill('M27 -6C52 -3 76 4 100 13C74 11 50 9 27 6Z', p.gold) +
  fill('M27 5C50 8 74 11 100 13C74 14 48 14 26 10Z', mix(p.gold, p.ink, 0.35)) +
  disc(15, -3.6, 3.6, p.gold) +
  disc(15.6, -3.6, 2.1, p.ink);

function figure(p: HeronTones, pose: Pose): string {
  const neckSpine = points(pose.neck);
  const neck = smooth(ribbon(neckSpine, pose.girth, 30), true);
  const [bx, by, turn] = pose.body;
  const [hx, hy, nod, facing] = pose.head;
  const streak = neckSpine.slice(2).map(([x, y], i): Point => [x + 3 - i * 0.4, y + 1]);
  const nape = neckSpine.slice(3).map(([x, y], i): Point => [x - nth(pose.girth, i + 3) * 0.66, y - 1]);
  const [cx, cy] = nth(neckSpine, 1);
  const bib = [0, 1, 2, 3, 4].map(
    (i) => d`M${cx + 6 + i * 4} ${cy + 10 - i * 5}Q${cx + 14 + i * 3} ${cy + 34} ${cx - 4 + i * 7} ${cy + 62 - i * 5}`,
  );
  return (
    pose.feet
      .map(
        (x, i) =>
          oval(x, 2, 30 - i * 4, 6, p.line, 0.2) +
          stroke(d`M${x - 44} 8Q${x} 17 ${x + 46} 7`, p.feather, 1.8, 0.75) +
          stroke(d`M${x} 14L${x - 3} 26L${x + 2} 36L${x - 1} 48`, p.leg, 3, 0.35),
      )
      .join('') +
    stroke(pose.legs, p.leg, 5.6) +
    stroke(pose.legs, mix(p.leg, p.heron, 0.45), 1.4, 0.8) +
    place(path(TRUNK, { fill: p.heron, stroke: p.line, width: 3 }), bx, by, turn) +
    path(neck, { fill: p.heron, stroke: p.line, width: 3 }) +
    place(fill(TRUNK, p.heron), bx, by, turn) +
    fill(neck, p.heron) +
    stroke(smooth(nape), p.feather, 4, 0.5) +
    path(smooth(streak), { stroke: p.plume, width: 1.9, dash: '6 10 3 7 9 12', opacity: 0.75 }) +
    place(flank(p), bx, by, turn) +
    place(foldedWing(p), bx, by, turn) +
    stroke(bib.join(''), p.line, 1.5, 0.85) +
    place(head(p), hx, hy, nod, facing, 1)
  );
}

const POSES = {
  watching: {
    body: [-16, -200, -0.52],
    neck: '-4,-200 46,-236 70,-268 56,-306 30,-336 22,-370 40,-396',
    girth: [30, 30, 17, 11.5, 9.5, 9, 9],
    head: [54, -400, 0.06, 1],
    legs: 'M-14 -150L-20 -84L-14 0M10 -152L16 -82L24 0',
    feet: [-14, 24],
  },
  fishing: {
    body: [-34, -158, -0.04],
    neck: '-4,-158 48,-174 96,-200 132,-196 146,-162 150,-130 168,-108',
    girth: [30, 28, 17, 12, 10, 9, 9],
    head: [178, -99, 0.86, 1],
    legs: 'M-40 -124L-66 -66L-52 0M-14 -122L4 -62L26 0',
    feet: [-52, 26],
  },
  resting: {
    body: [-12, -196, -0.62],
    neck: '-2,-200 46,-236 68,-262 50,-288 36,-306 48,-328',
    girth: [32, 33, 21, 14, 11, 10],
    head: [62, -331, 0.14, 1],
    legs: 'M-6 -170L-10 -78L-4 0M14 -176L46 -118L8 -96L2 -70L-12 -60M2 -70L2 -52M2 -70L15 -58',
    feet: [-4],
  },
  preening: {
    body: [-16, -198, -0.45],
    neck: '-4,-200 48,-234 76,-272 66,-322 28,-350 -12,-340 -36,-316',
    girth: [30, 30, 17, 12, 10, 9, 9],
    head: [-44, -304, -0.82, -1],
    legs: 'M-16 -148L-24 -82L-20 0M8 -150L18 -80L20 0',
    feet: [-20, 20],
  },
} as const satisfies Record<string, Pose>;

/** Heron standing in the water at the origin, looking to +x, about 400 tall. */
export const wadingHeron = (p: HeronTones, pose: keyof typeof POSES) => figure(p, POSES[pose]);

/** Wing raised for the beat, the shoulder at the origin. */
function raisedWing(p: HeronTones): string {
  const arm = points('0,4 34,-44 56,-88 50,-132');
  const edge = mix(p.wing, p.plume, 0.5);
  const base = along(arm);
  const row = (count: number, share: number, width: number, tone: (t: number) => string) =>
    range(count)
      .map((i) => {
        const t = 1 - i / (count - 1);
        const [x, y] = base(t);
        const length = (88 + 62 * Math.sin(t * 2.2)) * share;
        return place(feather(length, width, tone(t), edge), x, y, -0.04 + t ** 1.5 * 1.42);
      })
      .join('');
  const arms = path(smooth(ribbon(arm, [15, 11, 8, 2]), true), { fill: p.heron, stroke: p.line, width: 1.4 });
  return (
    row(19, 1, 11, (t) => (t > 0.42 ? p.plume : mix(p.wing, p.plume, 0.35))) +
    row(17, 0.66, 9, (t) => mix(p.wing, p.feather, 0.35 - t * 0.2)) +
    row(15, 0.4, 8, (t) => mix(p.wing, p.feather, 0.95 - t * 0.3)) +
    arms
  );
}

/** Heron in flight to +x with folded neck and trailing legs, about 420 long. */
export function flyingHeron(p: HeronTones): string {
  const neck = smooth(
    ribbon(points('10,0 62,8 96,2 98,-20 82,-34 92,-50 108,-54'), [26, 25, 16, 12, 10.5, 9.5, 9], 30),
    true,
  );
  return (
    stroke('M-104 14L-186 20L-252 30M-100 20L-180 30L-244 42', p.leg, 5) +
    stroke('M-252 30L-276 28M-252 30L-274 38M-244 42L-266 48', p.leg, 3) +
    place(raisedWing(p), 34, -26, 0.5, 0.94) +
    place(
      range(5)
        .map((i) => place(feather(66, 9, p.wing, p.plume), 0, 0, -0.3 + i * 0.14))
        .join(''),
      -88,
      6,
    ) +
    place(path(TRUNK, { fill: p.heron, stroke: p.line, width: 3 }), -14, 0, 0.06, 0.86) +
    path(neck, { fill: p.heron, stroke: p.line, width: 3 }) +
    place(fill(TRUNK, p.heron), -14, 0, 0.06, 0.86) +
    fill(neck, p.heron) +
    place(flank(p), -14, 0, 0.06, 0.86) +
    place(raisedWing(p), -4, -14, -0.12) +
    oval(2, -6, 24, 16, p.heron) +
    place(head(p), 122, -57, 0.04)
  );
}
