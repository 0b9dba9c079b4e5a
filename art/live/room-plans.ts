import type { Place } from './camera.ts';

type Extent = { name: string; metres: number; from: Place; to: Place };
/** Left, top, right, bottom as shares of the picture. */
export type Part = readonly [number, number, number, number];

/** Skirting and floor go on behind the window; all as shares of the picture. */
export type FloorPlan = {
  /** Rows that are filled, where the skirting begins and where the floor does. */
  rows: readonly [number, number];
  skirting: number;
  ground: number;
  /** Columns left and right of the window where they are seen. */
  left: readonly [number, number];
  right: readonly [number, number];
  /** Columns in which the window itself stands on the floor. */
  window: readonly [number, number];
};

type PlanBase = { plate: string; name: string; objects: readonly Extent[] };
export type WallPlan = PlanBase & {
  kind: 'wall';
  /** Where the wall begins: what its own coordinates count from. */
  focus: readonly [number, number];
};
export type WindowPlan = PlanBase & {
  kind: 'window';
  surface: 'curtain' | 'blind';
  /** The window with all that hangs in front of it. */
  hull: Part;
  /** Parts of the hull in which other things stand before it. */
  before: readonly Part[];
  /** Parts of the hull in which leaves lie before what is not green. */
  leavesBefore?: readonly Part[];
  /** A part of the hull in which there is wall only. */
  wallOnly?: Part;
  /** A cushion whose own surface is known. */
  cushionBefore?: Part;
  floor?: FloorPlan;
  /** Lower left and upper right of the piece in the scene. */
  piece: readonly [Place, Place];
  grid: { columns: 'all' | number; rows: 'all' | number };
  limits: { width: readonly [number, number]; height: readonly [number, number] };
};
export type ClothPlan = PlanBase & { kind: 'cloth'; shown: readonly [number, number]; pieceFrom: number };
export type RoomPlan = WallPlan | WindowPlan | ClothPlan;

const wall = (plate: string, name: string, focus: [number, number], objects: readonly Extent[]): WallPlan => ({
  kind: 'wall',
  plate,
  name,
  focus,
  objects,
});

const across = (name: string, metres: number, [x, y, z]: Place): Extent => ({
  name,
  metres,
  from: [x - metres / 2, y, z],
  to: [x + metres / 2, y, z],
});
const upright = (name: string, metres: number, [x, y]: readonly [number, number]): Extent => ({
  name,
  metres,
  from: [x, y, 0],
  to: [x, y, metres],
});

const CURTAINED = {
  kind: 'window',
  surface: 'curtain',
  name: 'Window to the garden',
  hull: [0.147, 0.033, 0.845, 0.874],
  before: [
    [0.147, 0.44, 0.27, 0.8],
    [0.517, 0.5, 0.64, 0.874],
    [0.655, 0.565, 0.845, 0.874],
  ],
  piece: [
    [-1.88, -0.15, 0],
    [1.58, -0.15, 2.64],
  ],
  floor: {
    rows: [0.812, 0.874],
    skirting: 0.818,
    ground: 0.852,
    left: [0.145, 0.162],
    right: [0.915, 0.935],
    window: [0.31, 0.69],
  },
  grid: { columns: 'all', rows: 8 },
  limits: { width: [0.9, 3.46], height: [1.2, 2.64] },
  objects: [upright('Side table', 0.5, [0.42, -1.12])],
} satisfies Omit<WindowPlan, 'plate'>;

const BLINDED = {
  kind: 'window',
  surface: 'blind',
  name: 'Window above a bench',
  hull: [0.236, 0.022, 0.768, 0.578],
  before: [[0.236, 0.4, 0.2605, 0.552]],
  wallOnly: [0.236, 0.385, 0.2605, 0.552],
  leavesBefore: [[0.2605, 0.43, 0.2705, 0.5]],
  cushionBefore: [0.3, 0.55, 0.415, 0.578],
  piece: [
    [-1.26, -0.05, 0.88],
    [1.16, -0.05, 2.46],
  ],
  grid: { columns: 2, rows: 2 },
  limits: { width: [0.6, 3.1], height: [0.6, 2] },
  objects: [across('Bench', 2, [-0.05, -0.85, 0.36])],
} satisfies Omit<WindowPlan, 'plate'>;

/** The rooms of the live view; what was measured in the scenes stands here once more. */
export const roomPlans: readonly RoomPlan[] = [
  wall(
    'living',
    'Living room',
    [2.68, 1.72],
    [across('Sofa', 2.3, [0.2, -1, 0.2]), upright('Lamp', 1.67, [1.97, -0.36])],
  ),
  wall('bedroom', 'Bedroom', [2.54, 1.9], [across('Headboard', 1.86, [0.12, -0.09, 1.24])]),
  wall(
    'nursery',
    "Children's room",
    [2.4, 1.75],
    [across('Cot', 1.3, [-0.62, -0.8, 0.98]), across('Shelf', 0.92, [0.62, -0.16, 0.02])],
  ),
  { ...CURTAINED, plate: 'curtain' },
  { ...CURTAINED, plate: 'curtain-blackout', name: 'Window with lined curtains' },
  { ...BLINDED, plate: 'blind' },
  { ...BLINDED, plate: 'blind-roman', grid: { columns: 2, rows: 'all' } },
  { ...BLINDED, plate: 'blind-zebra' },
  { ...BLINDED, plate: 'blind-venetian' },
  { kind: 'cloth', plate: 'fabric', name: "Cutter's table", shown: [0.98, 1.02], pieceFrom: 0.467, objects: [] },
];
