/**
 * The description of a rendered room: its image files and the position of its wall, window or fabric. Positions in the
 * picture are fractions of its width and height.
 */
import type { Homography } from './homography.ts';

/** Left, top, width, height. */
export type Box = readonly [number, number, number, number];
/** Linear red, green, blue. */
export type Reflectance = readonly [number, number, number];

/** An object of known length, as a scale reference, with its end points in the picture. */
export type ReferenceObject = {
  readonly name: string;
  readonly inches: number;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
};

type SceneBase = {
  readonly name: string;
  /** Pixels. */
  readonly size: readonly [number, number];
  readonly base: string;
  readonly mask: string;
  readonly maskBox: Box;
  /** The reflectance of the surface under the pattern; dividing the image by it leaves the light. */
  readonly ground: Reflectance;
  /** Total size of its files. */
  readonly bytes: number;
  readonly objects: readonly ReferenceObject[];
  /** Maps the picture to metres on the back wall: x from its left end, y from the floor. */
  readonly toWall?: Homography;
};

export type WallScene = SceneBase & {
  readonly kind: 'wall';
  readonly toWall: Homography;
  /** Width and height in metres. */
  readonly wall: readonly [number, number];
  /** The visible part in metres: left, bottom, right, top. */
  readonly seen: readonly [number, number, number, number];
  /** The centre of a piece that does not fill the wall. */
  readonly focus: readonly [number, number];
};

/** A grid of fabric coordinates in metres, stored in the red and green channels of an image. */
export type ClothMap = {
  readonly file: string;
  readonly columns: number;
  readonly rows: number;
  /** Where the pattern starts, in metres from the lower edge. */
  readonly top: number;
};

/** The layout of curtains or a blind, in fractions of the piece, for drawing the chosen options. */
export type HangingPlan = {
  /** Left and right edge of each curtain. */
  readonly panels?: readonly (readonly [number, number])[];
  /** Pleats per curtain. */
  readonly pleats?: number;
  /** Top and bottom edge of a blind's head. */
  readonly head?: readonly [number, number];
  /** Bottom edge of the blind. */
  readonly hem?: number;
  /** Fitted inside the window recess, so it casts no shadow on the wall. */
  readonly isInside?: boolean;
};

/** A window with its curtains or blind, cut out of the picture so that it can be scaled. */
export type WindowScene = SceneBase & {
  readonly kind: 'window';
  readonly toWall: Homography;
  readonly cut: string;
  readonly cutMask: string;
  readonly cutBox: Box;
  readonly cloth: ClothMap;
  /** The piece as rendered, in the picture and in metres. */
  readonly piece: Box;
  readonly pieceMetres: readonly [number, number];
  /** Metres, each as [minimum, maximum]. */
  readonly limits: { readonly width: readonly [number, number]; readonly height: readonly [number, number] };
  readonly hangs?: HangingPlan;
};

/** Draped fabric, or cloth sewn or hung in a size of its own. */
export type ClothScene = SceneBase & {
  readonly kind: 'cloth';
  readonly cloth: ClothMap;
  /** The visible size of the fabric in metres; omitted where the room cannot show the entered size. */
  readonly shown?: readonly [number, number];
  /** The piece itself is below this y; above it the pattern covers all cloth. */
  readonly pieceFrom: number;
};

export type RoomScene = WallScene | WindowScene | ClothScene;

/** Whether the room shows the entered size, not only the pattern. */
export const showsSize = (scene: RoomScene): boolean => scene.kind !== 'cloth' || scene.shown !== undefined;

/** Resolution of the 16-bit coordinates in a cloth map. */
export const CLOTH_STEPS_PER_METRE = 2048;
/** Light in the base picture is encoded in 8 bits: light = MAX_LIGHT * code ^ LIGHT_GAMMA, with code from 0 to 1. */
export const MAX_LIGHT = 4;
export const LIGHT_GAMMA = 2.6;
/** The reflectance of white paper. */
export const PAPER_REFLECTANCE = 0.92;

/** The average height of adults in India, for the outline of a person that shows the scale. */
export const PERSON_HEIGHT_METRES = 1.63;
