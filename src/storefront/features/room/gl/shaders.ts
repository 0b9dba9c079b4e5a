/** One triangle over everything; `at` counts from 0 to 1, y downwards. */
export const VERTEX_SHADER = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1);
  at = vec2(corner.x * .5 + .5, .5 - corner.y * .5);
  gl_Position = vec4(corner, 0, 1);
}`;

const INPUTS = `#version 300 es
precision highp float;
precision highp sampler2D;
in vec2 at;
out vec4 colour;
uniform sampler2D base, mask, cut, cutMask, cloth, tileA, tileB;
uniform int mode;
uniform mat3 toWall;
uniform vec4 maskBox, cutBox, shade, piece, hang, panels, chain;
uniform vec3 ground, wood, pleats, head, chainColour;
uniform vec2 tile, grid, stretch, photo, metre;
uniform float split, clothTop, steps, picture;
const float PAPER = .92;
vec2 pixel;`;

/** Tone curve, the same as in the rendered still pictures. */
const LIGHT = `
vec3 light(vec3 code) { return 4. * pow(code, vec3(2.6)); }
vec3 srgb(vec3 c) {
  c = clamp(c, 0., 1.);
  return mix(1.055 * pow(c, vec3(1. / 2.4)) - .055, 12.92 * c, vec3(lessThanEqual(c, vec3(.0031308))));
}
vec3 developed(vec3 c) {
  vec2 d = at - .5;
  c *= vec3(.965, 1, 1.03) * (1. - .22 * dot(d, d));
  float start = .76, peak = max(c.r, max(c.g, c.b));
  if (peak >= start) {
    float room = 1. - start, top = 1. - room * room / (peak + room - start);
    float grey = 1. - 1. / (.15 * (peak - top) + 1.);
    c = mix(c * top / peak, vec3(top), grey);
  }
  vec3 s = srgb(c);
  return mix(s, s * s * (3. - 2. * s), .12);
}`;

/** The pattern at metres from the top left corner, y downwards. Derivatives are clamped across folds. */
const PATTERN = `
vec3 pattern(vec2 m) {
  vec2 uv = m / tile;
  vec2 dx = clamp(dFdx(uv), -.2, .2), dy = clamp(dFdy(uv), -.2, .2);
  vec3 a = textureGrad(tileA, uv, dx, dy).rgb, b = textureGrad(tileB, uv, dx, dy).rgb;
  return (at.x < split ? a : b) * PAPER;
}
vec2 clothAt(vec2 q) {
  vec2 g = clamp(q, 0., 1.) * (grid - 1.);
  ivec2 i = ivec2(g), last = ivec2(grid) - 1, low = ivec2(0, grid.y);
  vec2 sum = vec2(0);
  for (int k = 0; k < 4; k++) {
    ivec2 o = ivec2(k & 1, k >> 1), p = min(i + o, last);
    vec2 f = mix(1. - fract(g), fract(g), vec2(o));
    sum += f.x * f.y * (texelFetch(cloth, p, 0).rg * 65280. + texelFetch(cloth, p + low, 0).rg * 255.);
  }
  return sum / steps;
}
float inside(vec2 m, vec4 box, vec2 px) {
  vec2 a = clamp((m - box.xy) / px + .5, 0., 1.) * clamp((box.zw - m) / px + .5, 0., 1.);
  return a.x * a.y;
}
float soft(vec2 m, vec4 box, vec2 blur) {
  vec2 a = smoothstep(box.xy - blur, box.xy + blur, m) * (1. - smoothstep(box.zw - blur, box.zw + blur, m));
  return a.x * a.y;
}`;

/** Paper covers its piece; a canvas has a shadow and a frame. `hang`: frame, gap, depth and lip in metres. */
const WALL = `
vec3 hung(vec2 m, vec2 px, vec3 under, vec3 lit, vec3 own) {
  float rim = hang.x + hang.y;
  vec4 outer = piece + vec4(-rim, -rim, rim, rim), inner = piece + vec4(-1, -1, 1, 1) * hang.y;
  vec3 c = under * (1. - .42 * soft(m - vec2(.75, -.9) * hang.z, outer, vec2(hang.z)));
  vec2 low = m - outer.xy, high = outer.zw - m;
  float side = min(min(low.x, low.y), min(high.x, high.y));
  float lit0 = side == low.y ? .42 : side == high.x ? .8 : 1.2;
  c = mix(c, wood * lit0 * lit, inside(m, outer, px) * step(.0001, hang.x));
  c = mix(c, lit * .03, inside(m, inner, px) * step(.0001, hang.y));
  float lip = hang.w * (1. - smoothstep(0., .012, min(m.x - piece.x, piece.w - m.y)));
  float edge = step(hang.x, .0001) * (1. - smoothstep(.0, .005, min(piece.z - m.x, m.y - piece.y))) * .35;
  return mix(c, own * lit * (1. - lip - edge), inside(m, piece, px));
}
vec3 onWall(vec3 c, vec3 lit, float seen) {
  vec3 h = toWall * vec3(at, 1);
  vec2 m = h.xy / h.z, px = max(fwidth(m), vec2(1e-5));
  vec3 own = pattern(vec2(m.x - piece.x, piece.w - m.y));
  vec3 laid = picture > .5 ? hung(m, px, c, lit, own) : mix(c, own * lit, inside(m, piece, px));
  return mix(c, laid, seen);
}`;

/** Headings, eyelets and chains of curtains and blinds, in metres. */
const HUNG = `
vec2 onHeading() {
  vec2 p = at.x < panels.y ? panels.xy : panels.zw;
  float t = (at.x - p.x) / (p.y - p.x);
  return vec2(t == clamp(t, 0., 1.) ? t * pleats.x : -1., (at.y - pleats.z) / metre.y);
}
float sewn(vec2 h) {
  if (h.x < 0. || h.y > .1) return 1.;
  float f = fract(h.x), dark = 0.;
  if (pleats.y > 3.5) dark = .35 * smoothstep(.3, .5, abs(f - .5));
  else if (pleats.y > 2.5) dark = .22 * (.5 + .5 * cos(f * 6.283));
  else if (pleats.y > 1.5) dark = .55 * exp(-pow((abs(f - .5) - .1) / .04, 2.));
  else if (pleats.y > .5) dark = (.34 * (.5 + .5 * cos(f * 31.416)) + .14 * step(.85, sin(h.y * 210.))) * clamp(2.2 - pixel.x / metre.x * 75., 0., 1.);
  return 1. - dark * (1. - smoothstep(.07, .1, h.y));
}
float eyelet(vec2 h) {
  if (pleats.y < 3.5 || h.x < 0.) return 0.;
  float wide = (panels.y - panels.x) / pleats.x / metre.x;
  float r = length(vec2((fract(h.x) - .5) * wide, h.y + .04)), px = pixel.y / metre.y;
  return clamp((.023 - r) / px + .5, 0., 1.) * clamp((r - .013) / px + .6, .15, 1.);
}
float strands() {
  float px = pixel.x / metre.x, d = abs(abs(at.x - chain.x) / metre.x - .009);
  float thin = clamp((chain.w - d) / px + .5, 0., 1.) * min(1., 2. * chain.w / px + .25);
  return at.y > chain.y && at.y < chain.z ? thin : 0.;
}`;

const MAIN = `
float covered(vec2 q) {
  return q == clamp(q, 0., 1.) ? texture(mask, q).r : 0.;
}
vec3 atWindow(vec3 c) {
  float seen = covered((at - maskBox.xy) / maskBox.zw);
  vec2 h = onHeading(), place = at;
  if (pleats.y > 3.5 && h.x >= 0. && h.y > -.075) place.y = max(at.y, pleats.z + .02 * metre.y);
  vec2 q = (place - cutBox.xy) / cutBox.zw, m = clothAt(q);
  vec3 own = pattern(vec2(m.x, clothTop - m.y) * stretch + vec2(0, (at - place).y / metre.y));
  c *= 1. - .3 * seen * soft(at - vec2(.005, .009), shade, vec2(.012, .02));
  if (q == clamp(q, 0., 1.)) {
    vec4 part = texture(cutMask, q);
    vec3 lit = light(texture(cut, q).rgb), window = lit * mix(vec3(1), own / ground * sewn(h), part.r);
    window = mix(window, vec3(.5, .48, .45) * lit, eyelet(h) * part.r);
    float v = (at.y - head.x) / (head.y - head.x);
    if (head.z > .5 && v == clamp(v, 0., 1.)) {
      float curve = head.z > 1.5 ? .35 + .75 * sqrt(max(0., 1. - pow(v * 2. - .8, 2.))) : 1.;
      window = mix(lit * own / PAPER * curve, window, part.r);
    }
    c = mix(c, window, part.g * seen);
  }
  return mix(c, chainColour * .8, strands() * seen);
}
vec3 draped(vec3 c) {
  vec2 q = (at - maskBox.xy) / maskBox.zw, m = clothAt(q);
  vec2 px = clamp(fwidth(m), 1e-4, .01);
  vec3 own = pattern(vec2(m.x, clothTop - m.y));
  return mix(c, c * own / ground, covered(q) * (at.y < shade.y ? 1. : inside(m, piece, px)));
}
void main() {
  pixel = fwidth(at);
  vec3 seen = texture(base, at).rgb;
  if (mode == 3) {
    vec3 lit = vec3(dot(seen, vec3(.2126, .7152, .0722)) * photo.x * photo.y);
    vec3 h = toWall * vec3(at, 1);
    vec2 m = h.xy / h.z;
    colour = vec4(srgb(onWall(seen, lit, h.z > 0. ? inside(m, maskBox, max(fwidth(m), vec2(1e-5))) : 0.)), 1);
    return;
  }
  vec3 c = light(seen);
  if (mode == 0) c = onWall(c, c / ground, covered((at - maskBox.xy) / maskBox.zw));
  if (mode == 1) c = atWindow(c);
  if (mode == 2) c = draped(c);
  colour = vec4(developed(c), 1);
}`;

export const FRAGMENT_SHADER = INPUTS + LIGHT + PATTERN + WALL + HUNG + MAIN;
