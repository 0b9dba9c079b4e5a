import type { Point } from '../../kit/geometry.ts';

/** A little hill with a lane over it; everything is measured from the top of the hill. */
export interface Scene {
  x: number;
  y: number;
  /** Where a building or tree stands, and its size. */
  town: readonly (readonly ['haveli' | 'flatHouse' | 'shop' | 'tree' | 'palm', number, number])[];
  /** Place, direction, paint and passenger of the rickshaw. */
  ride: readonly [number, 1 | -1, 'body' | 'body2' | 'body3', 0 | 1];
  /** Place, height, direction and shirt of a child. */
  flyers: readonly (readonly [number, number, 1 | -1, 'k1' | 'k3' | 'k4'])[];
  /** Place, size, tilt, face and colours of a kite; its line is held by that child, or ends out of sight at that point. */
  kites: readonly (readonly [number, number, number, number, number, string, number | Point])[];
}

// Half-drop: each hill stands beside the kites of its neighbours.
export const SCENES: readonly Scene[] = [
  {
    x: 290,
    y: 440,
    town: [
      ['palm', -262, 1],
      ['tree', -205, 0.95],
      ['haveli', -112, 1.22],
      ['shop', 0, 1.05],
      ['tree', 236, 0.86],
    ],
    ride: [92, 1, 'body', 1],
    flyers: [
      [-92, -150, -1, 'k1'],
      [-262, 50, 1, 'k4'],
    ],
    kites: [
      [-190, -330, 1.06, 0.3, 0, '123', 1],
      [22, -372, 0.78, -0.2, 3, '214', 0],
      [196, -300, 0.92, -0.34, 6, '342', [236, -90]],
    ],
  },
  {
    x: 905,
    y: 745,
    town: [
      ['tree', 240, 1.05],
      ['flatHouse', -128, 1.2],
      ['palm', -214, 0.98],
      ['tree', -264, 0.72],
    ],
    ride: [72, 1, 'body2', 0],
    flyers: [
      [-98, -104, 1, 'k4'],
      [-252, 48, -1, 'k1'],
    ],
    kites: [
      [206, -318, 0.94, 0.28, 7, '431', [240, -110]],
      [0, -352, 1.1, -0.26, 2, '213', 0],
      [-226, -388, 0.7, -0.36, 1, '124', 1],
    ],
  },
  {
    x: 325,
    y: 1035,
    town: [
      ['palm', 254, 0.92],
      ['shop', 180, 1.2],
      ['flatHouse', 74, 1.08],
      ['palm', -226, 1.12],
      ['tree', -268, 0.7],
    ],
    ride: [-92, -1, 'body3', 0],
    flyers: [
      [194, -134, 1, 'k3'],
      [104, -94, -1, 'k1'],
    ],
    kites: [
      [214, -356, 0.8, -0.24, 4, '341', 0],
      [24, -340, 1.04, 0.3, 8, '142', 1],
      [-206, -372, 0.86, -0.34, 5, '432', [-232, -150]],
    ],
  },
  {
    x: 880,
    y: 150,
    town: [
      ['palm', -258, 1.05],
      ['tree', 72, 0.9],
      ['haveli', 156, 1.12],
      ['tree', 256, 0.9],
    ],
    ride: [-70, -1, 'body', 1],
    flyers: [
      [-272, 46, 1, 'k1'],
      [158, -140, 1, 'k3'],
    ],
    kites: [
      [-130, -352, 1, -0.32, 0, '321', 0],
      [52, -316, 0.72, 0.3, 6, '413', 1],
      [224, -356, 0.96, -0.24, 4, '231', 1],
    ],
  },
];

/** Place and size. */
export const CLOUDS = [
  [300, 190, 0.8],
  [600, 330, 0.7],
  [890, 520, 0.8],
  [1190, 640, 0.75],
  [330, 800, 0.85],
  [610, 900, 0.7],
  [960, 1090, 0.8],
  [20, 60, 0.7],
] as const;

/** Place and tilt. */
export const BIRDS = [
  [70, 590, -0.1],
  [520, 600, 0.1],
  [1150, 300, 0.1],
  [480, 1180, 0],
  [680, 980, 0.15],
] as const;

/** Place, tilt and face. */
export const FAR_KITES = [
  [40, 700, -0.3, 5],
  [590, 560, 0.2, 0],
  [420, 560, -0.4, 1],
  [1100, 880, -0.3, 8],
  [1010, 285, 0.3, 3],
  [760, 290, -0.2, 7],
  [130, 1170, 0.25, 6],
] as const;
