import { LOUPE_RADIUS } from './corner-marks.ts';

/**
 * Draws the own wall's outline and corners with the loupe, or the brush, all visible on any photo. `corners` has the x and
 * y of each; `loupe` its middle and the enlarged point, which a cross marks; `brush` its middle and radius.
 */
export const WALL_MARK_SHADER = `
uniform vec2 corners[4];
uniform vec3 brush;
uniform vec4 loupe;
const vec3 ORANGE = vec3(194, 65, 12) / 255.;
const float LOUPE_ZOOM = 2.5;
vec3 drawCorners(vec3 c, vec2 p) {
  float line = 1e4, r = 1e4;
  for (int i = 0; i < 4; i++) {
    vec2 from = p - corners[i], side = corners[(i + 1) % 4] - corners[i];
    line = min(line, length(from - side * clamp(dot(from, side) / max(dot(side, side), 1.), 0., 1.)));
    r = min(r, length(from));
  }
  c = fill(fill(c, INK, line - 1.75), WHITE, line - .75);
  return fill(fill(c, WHITE, r - 11.2), ORANGE, r - 7.8);
}
vec3 drawLoupe(vec3 c, vec2 p) {
  vec2 d = p - loupe.xy, q = (loupe.zw + d / LOUPE_ZOOM) / screen, a = abs(d);
  // A soft shadow below the loupe.
  c = mix(INK, c, .78 + .22 * smoothstep(15., 95., length(d - vec2(0, 16))));
  vec3 enlarged = q == clamp(q, 0., 1.) ? toSrgb(texture(base, q).rgb) : INK;
  float arm = max(max(a.x, a.y) - 13., min(a.x, a.y));
  enlarged = fill(fill(enlarged, vec3(0), arm - 2.), vec3(1), arm - 1.);
  float r = length(d) - ${LOUPE_RADIUS}.;
  return fill(fill(c, WHITE, r), enlarged, r + 3.);
}
vec3 drawBrush(vec3 c, vec2 p) {
  float r = distance(p, brush.xy) - brush.z;
  return fill(fill(c, INK, abs(r + .5) - 1.5), WHITE, abs(r + 1.) - 1.);
}
vec3 drawMarks(vec3 c, vec2 p) {
  return brush.z > 0. ? drawBrush(c, p) : drawLoupe(drawCorners(c, p), p);
}`;
