/**
 * Places a piece on a wall, in metres from the wall's lower left corner. Tall pieces hang from the ceiling like wallpaper,
 * others are centred on the wall's focus.
 */
import { inchesToMetres, metresToInches } from '../measuring/length-unit.ts';
import type { SizeInInches } from '../measuring/size.ts';

/** In metres. */
export type Wall = {
  /** Width and height. */
  readonly wall: readonly [number, number];
  /** The visible part: left, bottom, right, top. */
  readonly seen: readonly [number, number, number, number];
  /** The centre of a piece that does not fill the wall. */
  readonly focus: readonly [number, number];
};

export type Rectangle = {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
};
export type PlacedPiece = Rectangle & {
  /** Inches beyond the visible part of the wall. */
  readonly beyondWidth: number;
  readonly beyondHeight: number;
};

/** From this height on, a piece is a wall covering instead of a picture. */
const MIN_COVERING_METRES = 1.6;

/** Without a size, the piece covers the whole wall. */
export function placePiece({ wall, seen, focus }: Wall, size: SizeInInches | undefined): PlacedPiece {
  const [wallWidth, wallHeight] = wall;
  if (!size) return { left: 0, bottom: 0, right: wallWidth, top: wallHeight, beyondWidth: 0, beyondHeight: 0 };
  const width = inchesToMetres(size.widthInInches);
  const height = inchesToMetres(size.heightInInches);
  const [left] = clampSpan(focus[0], width, seen[0], seen[2]);
  const isCovering = height >= MIN_COVERING_METRES;
  const top = isCovering ? wallHeight : clampSpan(focus[1], height, 0, Math.min(wallHeight, seen[3]))[1];
  return {
    left,
    right: left + width,
    top,
    bottom: top - height,
    beyondWidth: measureOverhang(width, seen[2] - seen[0]),
    beyondHeight: measureOverhang(height, wallHeight),
  };
}

/** Centres a length, then moves it to fit between `from` and `to`; one that is too long starts at `from`. */
function clampSpan(middle: number, length: number, from: number, to: number): [number, number] {
  const start = Math.max(from, Math.min(to - length, middle - length / 2));
  return [start, start + length];
}

const measureOverhang = (length: number, available: number): number =>
  length > available ? metresToInches(length - available) : 0;
