import { boxWithin, type Point, type Size } from './view-geometry.ts';

/**
 * Where a framed canvas hangs in its flat picture, in shares of the picture: as large as four fifths of it allow, in the
 * middle, and a little above the middle height. That is how `tools/art/pictures/draw-frame.ts` composes them; a test of the
 * catalogue compares the two.
 */
const REACH = 0.8;
const SPARE_ABOVE = 0.47;

export function framedPlace({ width, height }: Size, aspect: number): { box: Size; centre: Point } {
  const box = boxWithin({ width: width * REACH, height: height * REACH }, aspect);
  return { box, centre: { x: 0, y: (SPARE_ABOVE - 0.5) * (height - box.height) } };
}
