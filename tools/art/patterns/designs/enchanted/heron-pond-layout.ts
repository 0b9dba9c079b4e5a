import type { Hue } from './pond-plants.ts';

// A five-thread sateen: every heron has its own column and row, so the eye finds neither lines nor diagonals.
export const HERONS = [
  { x: 130, y: 430, pose: 'watching', side: 1 },
  { x: 400, y: 930, pose: 'fishing', side: -1 },
  { x: 620, y: 235, pose: 'preening', side: -1 },
  { x: 1090, y: 1120, pose: 'resting', side: -1 },
] as const;
export const FLIGHT = { x: 860, y: 640 };

/** Open water: where it lies and half its width. */
export const POOLS = [
  [250, 440, 120],
  [225, 950, 120],
  [560, 262, 105],
  [980, 1130, 105],
  [850, 575, 150],
  [850, 660, 150],
  [1120, 250, 70],
  [640, 1040, 70],
] as const;

export const REEDS = [
  [15, 402, 260, 11],
  [835, 215, 230, 9],
  [575, 880, 250, 11],
  [1195, 1075, 240, 10],
  [330, 640, 170, 7],
  [1010, 800, 180, 7],
] as const;

export const DRAGONFLIES = [
  [1120, 235, -0.5],
  [575, 1000, 0.5],
] as const;

/** What blooms where the stalk leaves the water: size, height above the water and colour. */
export const FLOWERS: readonly (readonly ['lotus' | 'bud' | 'pod', number, number, number, number, Hue])[] = [
  ['lotus', 375, 225, 96, 62, 'rose'],
  ['lotus', 490, 450, 84, 48, 'pale'],
  ['lotus', 975, 215, 100, 66, 'rose'],
  ['lotus', 1120, 375, 72, 0, 'pale'],
  ['lotus', 165, 690, 100, 58, 'pale'],
  ['lotus', 405, 620, 74, 0, 'rose'],
  ['lotus', 1165, 725, 92, 66, 'rose'],
  ['lotus', 745, 890, 94, 50, 'rose'],
  ['lotus', 95, 1110, 98, 74, 'rose'],
  ['lotus', 385, 1150, 88, 50, 'pale'],
  ['lotus', 850, 1085, 70, 0, 'pale'],
  ['bud', 300, 590, 60, 112, 'rose'],
  ['bud', 590, 500, 54, 84, 'rose'],
  ['bud', 655, 1030, 60, 92, 'rose'],
  ['bud', 225, 1185, 54, 70, 'pale'],
  ['bud', 1060, 190, 56, 110, 'pale'],
  ['bud', 1085, 520, 52, 70, 'rose'],
  ['pod', 690, 380, 46, 70, 'rose'],
  ['pod', 60, 850, 48, 92, 'rose'],
  ['pod', 500, 1090, 44, 66, 'rose'],
  ['pod', 940, 1010, 44, 60, 'rose'],
];
