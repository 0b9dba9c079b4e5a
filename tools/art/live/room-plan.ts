import type { Place } from './camera.ts';

/** An object of known length, and its ends in the scene. */
export type Extent = { name: string; metres: number; from: Place; to: Place };
/** Left, top, right, bottom as shares of the picture. */
export type Part = readonly [number, number, number, number];

/** Skirting and floor behind the window; all as shares of the picture. */
type FloorPlan = {
  /** Rows to fill; start of the skirting and of the floor. */
  rows: readonly [number, number];
  skirting: number;
  ground: number;
  /** Columns left and right of the window where both are visible. */
  left: readonly [number, number];
  right: readonly [number, number];
  /** Columns where the window reaches the floor. */
  window: readonly [number, number];
};

/** The modelled pair of curtains, in scene metres; the window is symmetrical. */
export type PairPlan = {
  /** Width of one hanging curtain. */
  panel: number;
  /** A point on the pole without rings. */
  barePole: number;
  /** Half the visible width behind the curtains, and the distance between panes. */
  behind: number;
  pane: number;
  /** Share of the left curtain, from its inner edge, without shadows. */
  clear: number;
};

/** The modelled blind in front of its window, in scene metres. */
export type BlindPlan = {
  /** Left, right, top (with the head) and bottom of the cloth. */
  cloth: readonly [number, number, number, number];
  /** The opening in the wall: left, right, top, and bottom of a blind inside it. */
  opening: readonly [number, number, number, number];
  hasChain: boolean;
};

type PlanBase = {
  /** Name of the room in files and in the shop. */
  key: string;
  plate: string;
  name: string;
  objects: readonly Extent[];
};
export type WallPlan = PlanBase & {
  kind: 'wall';
  /** Centre of the view, in wall coordinates. */
  focus: readonly [number, number];
};
export type WindowPlan = PlanBase & {
  kind: 'window';
  surface: 'curtain' | 'blind';
  /** The window with everything hanging in front of it. */
  hull: Part;
  /** Regions of the hull with objects in front of the window. */
  before: readonly Part[];
  /** Regions of the hull with leaves in front of anything not green. */
  leavesBefore?: readonly Part[];
  /** Region of the hull with leaves in front of the vertical window frame. */
  frameBehindLeaves?: Part;
  /** Region of the hull with only wood in front of the window. */
  woodBefore?: Part;
  /** Regions of the hull that show only wall. */
  wallOnly?: readonly Part[];
  /** A cushion in front of the window with its own surface. */
  cushionBefore?: Part;
  floor?: FloorPlan;
  /** Lower left and upper right corner of the piece in the scene. */
  piece: readonly [Place, Place];
  grid: { columns: 'all' | number; rows: 'all' | number };
  limits: { width: readonly [number, number]; height: readonly [number, number] };
  pair?: PairPlan;
  /** One curtain on this side instead of the pair. */
  pull?: 'left' | 'right';
  /** Pleats per curtain of the pair. */
  pleats?: number;
  blind?: BlindPlan;
  isInside?: boolean;
};
export type ClothPlan = PlanBase & {
  kind: 'cloth';
  surface: 'fabric' | 'curtain' | 'blind';
  /** Omitted where the cloth is sewn or hung in a size of its own. */
  shown?: readonly [number, number];
  /** 1 where the whole cloth is patterned, whatever size was entered. */
  pieceFrom: number;
  /** Pixels between the points of the cloth map, across and down. */
  mapStep: readonly [number, number];
};
export type RoomPlan = WallPlan | WindowPlan | ClothPlan;
