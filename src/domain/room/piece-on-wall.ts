/**
 * Where a piece of a typed size lies on a wall, in metres from the wall's lower left corner. What does not fill the wall
 * hangs around the room's free place; what is taller than a picture hangs from the ceiling, as paper does.
 */

import { inchesToMetres, metresToInches } from '../measuring/metres.ts';
import type { SizeInInches } from '../measuring/size.ts';

/** A wall: its whole size, what can be seen of it (left, bottom, right, top) and its free place. */
export type Wall = {
  readonly wall: readonly [number, number];
  readonly seen: readonly [number, number, number, number];
  readonly focus: readonly [number, number];
};

export type Rectangle = {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
};
export type PlacedPiece = Rectangle & {
  /** Inches that go beyond what the room shows. */
  readonly beyondWidth: number;
  readonly beyondHeight: number;
};

/** Above this height it is a wall covering, below it a picture or a panel. */
const MIN_COVERING_METRES = 1.6;

/** Without a size the whole wall is covered. */
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

/** A length around a middle, moved so that it stays between two ends; what is too long begins at the first. */
function clampSpan(middle: number, length: number, from: number, to: number): [number, number] {
  const start = Math.max(from, Math.min(to - length, middle - length / 2));
  return [start, start + length];
}

const measureOverhang = (length: number, room: number): number => (length > room ? metresToInches(length - room) : 0);
