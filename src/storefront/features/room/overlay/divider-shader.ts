import { THUMB_RADIUS_PX } from './compare-thumb.ts';

/** Draws the divider of a comparison with its thumb, white on a dark outline. `divider` has the x of both. */
export const DIVIDER_SHADER = `
uniform vec2 divider;
vec3 drawMarks(vec3 c, vec2 p) {
  c = fill(c, INK, abs(p.x - divider.x - .5) - 1.5);
  c = fill(c, WHITE, abs(p.x - divider.x - 1.) - 1.);
  float r = distance(p, vec2(divider.y, screen.y / 2.)) - ${THUMB_RADIUS_PX}.;
  return fill(fill(c, INK, r), WHITE, r + 2.);
}`;
