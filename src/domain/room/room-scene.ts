/**
 * A room that was drawn once in neutral light, as data: which files it is made of and where its wall, its window or its
 * cloth lies. All places in the picture are shares of its width and height.
 */
import type { Homography } from './homography.ts';

/** Left, top, width, height. */
export type Box = readonly [number, number, number, number];
/** Linear red, green, blue. */
export type Reflectance = readonly [number, number, number];

/** Something in the room whose measure is known, and where it begins and ends in the picture. */
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
  /** What the surface under the pattern reflects; dividing by it leaves the light. */
  readonly ground: Reflectance;
  /** Bytes of all its files together. */
  readonly bytes: number;
  readonly objects: readonly ReferenceObject[];
  /** Picture to metres on the back wall; x from its left end, y from the floor. */
  readonly toWall?: Homography;
};

/** A free wall. */
export type WallScene = SceneBase & {
  readonly kind: 'wall';
  readonly toWall: Homography;
  /** Metres of the whole wall. */
  readonly wall: readonly [number, number];
  /** What of it the picture shows: left, bottom, right, top in metres. */
  readonly seen: readonly [number, number, number, number];
  /** Where a piece that does not fill the wall has its middle. */
  readonly focus: readonly [number, number];
};

/** Where the cloth lies: coordinates in metres at `columns` by `rows` places, in the red and green of a file. */
export type ClothMap = {
  readonly file: string;
  readonly columns: number;
  readonly rows: number;
  /** Metres from the lower edge at which the pattern begins. */
  readonly top: number;
};

/** How curtains or a blind hang, in shares of the piece: what can be drawn on them by way of a choice. */
export type HangingPlan = {
  /** From where to where each curtain hangs, and how many pleats it has. */
  readonly panels?: readonly (readonly [number, number])[];
  readonly pleats?: number;
  /** From where to where the head of a blind reaches down, and where the blind ends. */
  readonly head?: readonly [number, number];
  readonly hem?: number;
  /** It hangs in the opening of the wall and throws no shadow on it. */
  readonly isInside?: boolean;
};

/** A window with its curtains or blind, cut out, to be put on the wall at any size. */
export type WindowScene = SceneBase & {
  readonly kind: 'window';
  readonly toWall: Homography;
  readonly cut: string;
  readonly cutMask: string;
  readonly cutBox: Box;
  readonly cloth: ClothMap;
  /** The piece as it was drawn: where it lies, and how large it is in metres. */
  readonly piece: Box;
  readonly pieceMetres: readonly [number, number];
  /** Smallest and largest width and height, in metres, that this room can show. */
  readonly limits: { readonly width: readonly [number, number]; readonly height: readonly [number, number] };
  readonly hangs?: HangingPlan;
};

/** Cloth that is draped. */
export type ClothScene = SceneBase & {
  readonly kind: 'cloth';
  readonly cloth: ClothMap;
  /** Metres of the cloth that is seen. */
  readonly shown: readonly [number, number];
  /** Below this part of the picture hangs the piece itself; above lie its roll and its like. */
  readonly pieceFrom: number;
};

export type RoomScene = WallScene | WindowScene | ClothScene;

/** Steps per metre of the 16-bit coordinates in a cloth map. */
export const CLOTH_STEPS_PER_METRE = 2048;
/** 8-bit codes of light in the base picture: value = BRIGHTEST * code ^ LIGHT_GAMMA. */
export const MAX_LIGHT = 4;
export const LIGHT_GAMMA = 2.6;
/** White paper reflects this much. */
export const PAPER_REFLECTANCE = 0.92;
