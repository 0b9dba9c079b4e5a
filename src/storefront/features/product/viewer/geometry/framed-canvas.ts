import { fitBox, type Point, type Size } from './view-geometry.ts';

/**
 * Position of a framed canvas in its flat picture, in shares of the picture: at most four fifths of it, centred
 * horizontally, slightly above the middle. `tools/art/pictures/draw-frame.ts` composes them; a test of the
 * catalogue compares the two.
 */
const MAX_SHARE = 0.8;
const SPACE_ABOVE_SHARE = 0.47;

export function placeFramedCanvas({ width, height }: Size, aspect: number): { box: Size; centre: Point } {
  const box = fitBox({ width: width * MAX_SHARE, height: height * MAX_SHARE }, aspect);
  return { box, centre: { x: 0, y: (SPACE_ABOVE_SHARE - 0.5) * (height - box.height) } };
}
