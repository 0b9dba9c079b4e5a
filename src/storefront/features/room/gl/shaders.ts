/** Draws one triangle over the whole viewport; `position` runs from 0 to 1, y downwards. */
export const VERTEX_SHADER = `#version 300 es
out vec2 position;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1);
  position = vec2(corner.x * .5 + .5, .5 - corner.y * .5);
  gl_Position = vec4(corner, 0, 1);
}`;

/** `RoomView` documents the uniforms. Modes and headings have the numbers of `MODES` and of `DrawnOptions.heading`. */
const DECLARATIONS = `#version 300 es
precision highp float;
precision highp sampler2D;
in vec2 position;
out vec4 colour;
uniform sampler2D base, mask, cut, cutMask, cloth, tileA, tileB;
uniform int mode;
uniform mat3 toWall;
uniform vec4 maskBox, cutBox, shade, piece, hang, panels, chain;
uniform vec3 ground, wood, pleats, head, chainColour;
uniform vec2 tile, grid, stretch, photo, metre, screen;
uniform float split, clothTop, pieceFrom, steps, picture;
const float PRINT_REFLECTANCE = .92;
const int WALL = 0, WINDOW = 1, CLOTH = 2, PHOTO = 3;
const float PENCIL_PLEAT = 1., PINCH_PLEAT = 2., WAVE_PLEAT = 3., EYELET = 4.;
vec2 pixel;`;

/** Tone curve, the same as in the rendered still pictures. */
const LIGHT = `
vec3 decodeLight(vec3 encoded) { return 4. * pow(encoded, vec3(2.6)); }
vec3 toSrgb(vec3 c) {
  c = clamp(c, 0., 1.);
  return mix(1.055 * pow(c, vec3(1. / 2.4)) - .055, 12.92 * c, vec3(lessThanEqual(c, vec3(.0031308))));
}
vec3 applyToneCurve(vec3 c) {
  vec2 d = position - .5;
  c *= vec3(.965, 1, 1.03) * (1. - .22 * dot(d, d));
  float start = .76, peak = max(c.r, max(c.g, c.b));
  if (peak >= start) {
    float headroom = 1. - start, top = 1. - headroom * headroom / (peak + headroom - start);
    float grey = 1. - 1. / (.15 * (peak - top) + 1.);
    c = mix(c * top / peak, vec3(top), grey);
  }
  vec3 s = toSrgb(c);
  return mix(s, s * s * (3. - 2. * s), .12);
}`;

/**
 * `samplePattern` takes metres from the top left corner, y downwards; derivatives are clamped across folds. The cloth map
 * stores 16-bit numbers: the high bytes in its upper half, the low bytes in its lower half.
 */
const PATTERN = `
vec3 samplePattern(vec2 m) {
  vec2 uv = m / tile;
  vec2 dx = clamp(dFdx(uv), -.2, .2), dy = clamp(dFdy(uv), -.2, .2);
  vec3 a = textureGrad(tileA, uv, dx, dy).rgb, b = textureGrad(tileB, uv, dx, dy).rgb;
  return (position.x < split ? a : b) * PRINT_REFLECTANCE;
}
vec2 sampleCloth(vec2 q) {
  vec2 g = clamp(q, 0., 1.) * (grid - 1.);
  ivec2 i = ivec2(g), last = ivec2(grid) - 1, lowByteOffset = ivec2(0, grid.y);
  vec2 sum = vec2(0);
  for (int k = 0; k < 4; k++) {
    ivec2 o = ivec2(k & 1, k >> 1), p = min(i + o, last);
    vec2 f = mix(1. - fract(g), fract(g), vec2(o));
    sum += f.x * f.y * (texelFetch(cloth, p, 0).rg * 65280. + texelFetch(cloth, p + lowByteOffset, 0).rg * 255.);
  }
  return sum / steps;
}
float boxCoverage(vec2 m, vec4 box, vec2 px) {
  vec2 a = clamp((m - box.xy) / px + .5, 0., 1.) * clamp((box.zw - m) / px + .5, 0., 1.);
  return a.x * a.y;
}
float softBoxCoverage(vec2 m, vec4 box, vec2 blur) {
  vec2 a = smoothstep(box.xy - blur, box.xy + blur, m) * (1. - smoothstep(box.zw - blur, box.zw + blur, m));
  return a.x * a.y;
}`;

/** Wallpaper covers its piece; a canvas print hangs with a frame and a shadow. */
const WALL = `
vec3 drawHungPicture(vec2 m, vec2 px, vec3 background, vec3 light, vec3 patternColour) {
  float rim = hang.x + hang.y;
  vec4 outer = piece + vec4(-rim, -rim, rim, rim), inner = piece + vec4(-1, -1, 1, 1) * hang.y;
  vec3 c = background * (1. - .42 * softBoxCoverage(m - vec2(.75, -.9) * hang.z, outer, vec2(hang.z)));
  vec2 low = m - outer.xy, high = outer.zw - m;
  float side = min(min(low.x, low.y), min(high.x, high.y));
  float edgeLight = side == low.y ? .42 : side == high.x ? .8 : 1.2;
  c = mix(c, wood * edgeLight * light, boxCoverage(m, outer, px) * step(.0001, hang.x));
  c = mix(c, light * .03, boxCoverage(m, inner, px) * step(.0001, hang.y));
  float innerShadow = hang.w * (1. - smoothstep(0., .012, min(m.x - piece.x, piece.w - m.y)));
  float edge = step(hang.x, .0001) * (1. - smoothstep(.0, .005, min(piece.z - m.x, m.y - piece.y))) * .35;
  return mix(c, patternColour * light * (1. - innerShadow - edge), boxCoverage(m, piece, px));
}
vec3 drawOnWall(vec3 c, vec3 light, float visibility) {
  vec3 h = toWall * vec3(position, 1);
  vec2 m = h.xy / h.z, px = max(fwidth(m), vec2(1e-5));
  vec3 patternColour = samplePattern(vec2(m.x - piece.x, piece.w - m.y));
  vec3 drawn = picture > .5 ? drawHungPicture(m, px, c, light, patternColour) : mix(c, patternColour * light, boxCoverage(m, piece, px));
  return mix(c, drawn, visibility);
}`;

/**
 * Headings and eyelets of curtains, chains of blinds. A heading position counts pleats from the left (-1 outside the panels)
 * and metres below the top edge.
 */
const WINDOW_DRESSING = `
vec2 toHeadingPosition() {
  vec2 p = position.x < panels.y ? panels.xy : panels.zw;
  float t = (position.x - p.x) / (p.y - p.x);
  return vec2(t == clamp(t, 0., 1.) ? t * pleats.x : -1., (position.y - pleats.z) / metre.y);
}
float headingShade(vec2 h) {
  if (h.x < 0. || h.y > .1) return 1.;
  float f = fract(h.x), darkness = 0.;
  if (pleats.y == EYELET) darkness = .35 * smoothstep(.3, .5, abs(f - .5));
  else if (pleats.y == WAVE_PLEAT) darkness = .22 * (.5 + .5 * cos(f * 6.283));
  else if (pleats.y == PINCH_PLEAT) darkness = .55 * exp(-pow((abs(f - .5) - .1) / .04, 2.));
  else if (pleats.y == PENCIL_PLEAT) darkness = (.34 * (.5 + .5 * cos(f * 31.416)) + .14 * step(.85, sin(h.y * 210.))) * clamp(2.2 - pixel.x / metre.x * 75., 0., 1.);
  return 1. - darkness * (1. - smoothstep(.07, .1, h.y));
}
float eyeletCoverage(vec2 h) {
  if (pleats.y != EYELET || h.x < 0.) return 0.;
  float pleatWidth = (panels.y - panels.x) / pleats.x / metre.x;
  float r = length(vec2((fract(h.x) - .5) * pleatWidth, h.y + .04)), px = pixel.y / metre.y;
  return clamp((.023 - r) / px + .5, 0., 1.) * clamp((r - .013) / px + .6, .15, 1.);
}
float chainCoverage() {
  float px = pixel.x / metre.x, d = abs(abs(position.x - chain.x) / metre.x - .009);
  float strand = clamp((chain.w - d) / px + .5, 0., 1.) * min(1., 2. * chain.w / px + .25);
  return position.y > chain.y && position.y < chain.z ? strand : 0.;
}`;

/** `fill` paints where the distance from a shape, in CSS pixels, is negative. */
const MARKS = `
const vec3 INK = vec3(33, 28, 24) / 255., WHITE = vec3(255, 253, 249) / 255.;
vec3 fill(vec3 c, vec3 paint, float outside) {
  return mix(c, paint, clamp(.5 - outside / (pixel.x * screen.x), 0., 1.));
}`;

const MAIN = `
vec4 finish(vec3 c) {
  return vec4(screen.x > 0. ? drawMarks(c, position * screen) : c, 1);
}
float maskCoverage(vec2 q) {
  return q == clamp(q, 0., 1.) ? texture(mask, q).r : 0.;
}
vec3 drawWindow(vec3 c) {
  float visibility = maskCoverage((position - maskBox.xy) / maskBox.zw);
  vec2 h = toHeadingPosition(), samplePosition = position;
  if (pleats.y == EYELET && h.x >= 0. && h.y > -.075) samplePosition.y = max(position.y, pleats.z + .02 * metre.y);
  vec2 q = (samplePosition - cutBox.xy) / cutBox.zw, m = sampleCloth(q);
  vec3 patternColour = samplePattern(vec2(m.x, clothTop - m.y) * stretch + vec2(0, (position - samplePosition).y / metre.y));
  c *= 1. - .3 * visibility * softBoxCoverage(position - vec2(.005, .009), shade, vec2(.012, .02));
  if (q == clamp(q, 0., 1.)) {
    vec2 coverage = texture(cutMask, q).rg;
    float clothCoverage = coverage.r, windowCoverage = coverage.g;
    vec3 light = decodeLight(texture(cut, q).rgb), window = light * mix(vec3(1), patternColour / ground * headingShade(h), clothCoverage);
    window = mix(window, vec3(.5, .48, .45) * light, eyeletCoverage(h) * clothCoverage);
    float v = (position.y - head.x) / (head.y - head.x);
    if (head.z > .5 && v == clamp(v, 0., 1.)) {
      float curve = head.z > 1.5 ? .35 + .75 * sqrt(max(0., 1. - pow(v * 2. - .8, 2.))) : 1.;
      window = mix(light * patternColour / PRINT_REFLECTANCE * curve, window, clothCoverage);
    }
    c = mix(c, window, windowCoverage * visibility);
  }
  return mix(c, chainColour * .8, chainCoverage() * visibility);
}
vec3 drawDrapedCloth(vec3 c) {
  vec2 q = (position - maskBox.xy) / maskBox.zw, m = sampleCloth(q);
  vec2 px = clamp(fwidth(m), 1e-4, .01);
  vec3 patternColour = samplePattern(vec2(m.x, clothTop - m.y));
  return mix(c, c * patternColour / ground, maskCoverage(q) * (position.y < pieceFrom ? 1. : boxCoverage(m, piece, px)));
}
void main() {
  pixel = fwidth(position);
  vec3 baseColour = texture(base, position).rgb;
  if (mode == PHOTO) {
    vec3 light = vec3(dot(baseColour, vec3(.2126, .7152, .0722)) * photo.x * photo.y);
    vec3 h = toWall * vec3(position, 1);
    vec2 m = h.xy / h.z;
    float wallCoverage = h.z > 0. ? boxCoverage(m, maskBox, max(fwidth(m), vec2(1e-5))) : 0.;
    colour = finish(toSrgb(drawOnWall(baseColour, light, wallCoverage * texture(mask, position).r)));
    return;
  }
  vec3 c = decodeLight(baseColour);
  if (mode == WALL) c = drawOnWall(c, c / ground, maskCoverage((position - maskBox.xy) / maskBox.zw));
  if (mode == WINDOW) c = drawWindow(c);
  if (mode == CLOTH) c = drawDrapedCloth(c);
  colour = finish(applyToneCurve(c));
}`;

/** `markShader` defines `vec3 drawMarks(vec3 colour, vec2 cssPosition)`, which draws over the room. */
export const createFragmentShader = (markShader: string): string =>
  DECLARATIONS + LIGHT + PATTERN + WALL + WINDOW_DRESSING + MARKS + markShader + MAIN;
