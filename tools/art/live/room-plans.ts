import type { Place } from './camera.ts';
import type { ClothPlan, Extent, Part, RoomPlan, WallPlan, WindowPlan } from './room-plan.ts';

const createWallPlan = (
  plate: string,
  name: string,
  focus: [number, number],
  objects: readonly Extent[],
): WallPlan => ({
  kind: 'wall',
  key: plate,
  plate,
  name,
  focus,
  objects,
});

const createHorizontalExtent = (name: string, metres: number, [x, y, z]: Place): Extent => ({
  name,
  metres,
  from: [x - metres / 2, y, z],
  to: [x + metres / 2, y, z],
});
const createVerticalExtent = (name: string, metres: number, [x, y]: readonly [number, number]): Extent => ({
  name,
  metres,
  from: [x, y, 0],
  to: [x, y, metres],
});

const CURTAIN_WINDOW = {
  kind: 'window',
  surface: 'curtain',
  name: 'Window to the garden',
  hull: [0.147, 0.033, 0.845, 0.874],
  before: [
    [0.147, 0.44, 0.27, 0.8],
    [0.517, 0.5, 0.628, 0.874],
    [0.655, 0.565, 0.845, 0.874],
  ],
  woodBefore: [0.517, 0.83, 0.628, 0.874],
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
  objects: [createVerticalExtent('Side table', 0.5, [0.42, -1.12])],
} satisfies Omit<WindowPlan, 'key' | 'plate'>;

/** The opening minus a small gap for a blind inside it: left, right, top and sill. */
const OPENING = [-1.188, 1.088, 2.348, 0.88] as const;

/** Left and right below the sill, where leaves reach into the hull. */
const BELOW_SILL: readonly Part[] = [
  [0.23, 0.565, 0.253, 0.59],
  [0.747, 0.565, 0.78, 0.59],
];

const BLIND_WINDOW = {
  kind: 'window',
  surface: 'blind',
  name: 'Window above a bench',
  hull: [0.236, 0.022, 0.768, 0.578],
  before: [[0.236, 0.4, 0.2575, 0.552]],
  leavesBefore: [[0.2575, 0.43, 0.2705, 0.5]],
  cushionBefore: [0.3, 0.55, 0.415, 0.578],
  piece: [
    [-1.26, -0.05, 0.88],
    [1.16, -0.05, 2.46],
  ],
  grid: { columns: 2, rows: 2 },
  limits: { width: [0.6, 3.1], height: [0.6, 2] },
  objects: [createHorizontalExtent('Bench', 2, [-0.05, -0.85, 0.36])],
} satisfies Omit<WindowPlan, 'key' | 'plate'>;

/** Plans for a pair of curtains and for one curtain on either side. */
const createCurtainPlans = (plate: string, own: Partial<WindowPlan>): WindowPlan[] => [
  { ...CURTAIN_WINDOW, ...own, key: plate, plate },
  { ...CURTAIN_WINDOW, ...own, key: `${plate}-left`, plate, pull: 'left' },
  { ...CURTAIN_WINDOW, ...own, key: `${plate}-right`, plate, pull: 'right' },
];

/** Plans for a blind in front of the window and inside its opening. */
function createBlindPlans(plate: string, drop: number, own: Partial<WindowPlan> = {}): WindowPlan[] {
  const [left, right, top, sill] = OPENING;
  const hem = 2.46 - drop - 0.015;
  const blind = {
    cloth: [-1.26, 1.16, 2.4775, hem],
    opening: [left, right, top, Math.max(hem, sill + 0.02)],
    hasChain: plate === 'blind' || plate === 'blind-zebra',
  } as const;
  // Slats reach the sill and hide the frame.
  const frame = plate === 'blind-venetian' ? {} : { frameBehindLeaves: [0.25, 0.42, 0.28, 0.52] as const };
  const beside: readonly Part[] = plate === 'blind-venetian' ? [] : [[0.23, 0.046 + drop / 3, 0.2575, 0.552]];
  const wallOnly: readonly Part[] = [[0.23, 0.385, 0.2445, 0.552], ...beside, ...BELOW_SILL];
  const piece = [
    [left, 0, sill],
    [right, 0, top],
  ] as const;
  return [
    { ...BLIND_WINDOW, ...own, ...frame, wallOnly, key: plate, plate, blind },
    { ...BLIND_WINDOW, ...own, ...frame, wallOnly, key: `${plate}-inside`, plate, blind, isInside: true, piece },
  ];
}

/** A plan for cloth that keeps the size of the scene; only its pattern changes. */
const createFixedPlan = (
  plate: string,
  name: string,
  surface: ClothPlan['surface'],
  mapStep: ClothPlan['mapStep'],
): ClothPlan => ({ kind: 'cloth', key: plate, plate, name, surface, pieceFrom: 1, mapStep, objects: [] });

/** Rooms of the live view; measurements repeat those of the scenes. */
export const roomPlans: readonly RoomPlan[] = [
  createWallPlan(
    'living',
    'Living room',
    [2.68, 1.72],
    [createHorizontalExtent('Sofa', 2.3, [0.2, -1, 0.2]), createVerticalExtent('Lamp', 1.67, [1.97, -0.36])],
  ),
  createWallPlan('bedroom', 'Bedroom', [2.54, 1.9], [createHorizontalExtent('Headboard', 1.86, [0.12, -0.09, 1.24])]),
  createWallPlan(
    'nursery',
    "Children's room",
    [2.4, 1.75],
    [
      createHorizontalExtent('Cot', 1.3, [-0.62, -0.8, 0.98]),
      createHorizontalExtent('Shelf', 0.92, [0.62, -0.16, 0.02]),
    ],
  ),
  createWallPlan(
    'hallway',
    'Hallway',
    [3.52, 1.75],
    [createHorizontalExtent('Console table', 1.4, [0.22, -0.39, 0.8])],
  ),
  createWallPlan('canvas-reading', 'Reading corner', [3.18, 1.5], [createVerticalExtent('Lamp', 1.5, [1.92, -0.3])]),
  ...createCurtainPlans('curtain', {
    pair: { panel: 1.04, barePole: 0.2, behind: 1.2, pane: 0.575, clear: 0.5 },
    pleats: 8,
  }),
  ...createCurtainPlans('curtain-blackout', {
    name: 'Window with lined curtains',
    pair: { panel: 1.62, barePole: -0.08, behind: 1.2, pane: 0, clear: 0.5 },
    pleats: 12,
  }),
  ...createBlindPlans('blind', 1.02),
  ...createBlindPlans('blind-roman', 1.02, { grid: { columns: 2, rows: 'all' } }),
  ...createBlindPlans('blind-zebra', 1.2),
  ...createBlindPlans('blind-venetian', 1.56),
  {
    kind: 'cloth',
    key: 'fabric',
    plate: 'fabric',
    name: "Cutter's table",
    surface: 'fabric',
    mapStep: [4, 4],
    shown: [0.98, 1.02],
    pieceFrom: 0.467,
    objects: [],
  },
  createFixedPlan('fabric-sofa', 'Sofa', 'fabric', [4, 4]),
  createFixedPlan('fabric-daybed', 'Daybed', 'fabric', [4, 4]),
  createFixedPlan('fabric-armchair', 'Armchair', 'fabric', [3, 3]),
  createFixedPlan('curtain-dining', 'Dining room', 'curtain', [1, 24]),
  createFixedPlan('curtain-evening', 'Bedroom at night', 'curtain', [1, 24]),
  createFixedPlan('blind-study', 'Study', 'blind', [16, 16]),
  createFixedPlan('blind-study-zebra', 'Study', 'blind', [4, 4]),
  createFixedPlan('blind-kitchen-roman', 'Kitchen', 'blind', [4, 2]),
];
