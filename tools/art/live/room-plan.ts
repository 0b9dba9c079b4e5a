import type { Place } from './camera.ts';

/** Something of a known measure, and its ends in the scene. */
export type Extent = { name: string; metres: number; from: Place; to: Place };
/** Left, top, right, bottom as shares of the picture. */
export type Part = readonly [number, number, number, number];

/** Skirting and floor go on behind the window; all as shares of the picture. */
type FloorPlan = {
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

/** How the pair was drawn, in metres of the scene; the window is the same on both sides of its middle. */
export type PairPlan = {
  /** Width of one curtain as it hangs. */
  panel: number;
  /** A place on the pole without rings. */
  barePole: number;
  /** Half the width of all that is seen behind the curtains, and the distance of two of its panes. */
  behind: number;
  pane: number;
  /** How much of the left curtain, from its inner edge, nothing throws a shadow on. */
  clear: number;
};

/** How a blind was drawn before its window, in metres of the scene. */
export type BlindPlan = {
  /** Left and right edge of the cloth, its top with the head, its lower end. */
  cloth: readonly [number, number, number, number];
  /** The opening in the wall: left, right, top, and where a blind inside it ends. */
  opening: readonly [number, number, number, number];
  hasChain: boolean;
};

type PlanBase = {
  /** What the room is called in files and in the shop. */
  key: string;
  plate: string;
  name: string;
  objects: readonly Extent[];
};
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
  /** A part of the hull in which they lie before the upright frame of the window. */
  frameBehindLeaves?: Part;
  /** A part of the hull in which nothing but wood stands before the window. */
  woodBefore?: Part;
  /** Parts of the hull in which there is wall only. */
  wallOnly?: readonly Part[];
  /** A cushion whose own surface is known. */
  cushionBefore?: Part;
  floor?: FloorPlan;
  /** Lower left and upper right of the piece in the scene. */
  piece: readonly [Place, Place];
  grid: { columns: 'all' | number; rows: 'all' | number };
  limits: { width: readonly [number, number]; height: readonly [number, number] };
  pair?: PairPlan;
  /** One curtain in place of the pair. */
  pull?: 'left' | 'right';
  /** Pleats in one curtain of the pair. */
  pleats?: number;
  blind?: BlindPlan;
  isInside?: boolean;
};
export type ClothPlan = PlanBase & { kind: 'cloth'; shown: readonly [number, number]; pieceFrom: number };
export type RoomPlan = WallPlan | WindowPlan | ClothPlan;
