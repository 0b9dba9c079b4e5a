import type { Point } from './geometry.ts';
import { range, TAU } from './geometry.ts';
import { nth } from './nth.ts';

export interface Ink {
  fill?: string | undefined;
  stroke?: string | undefined;
  width?: number | undefined;
  opacity?: number | undefined;
  dash?: string | undefined;
}

const num = (v: number) => String(Math.round(v * 10) / 10);

/** Path data with every interpolated number rounded. */
export const d = (text: TemplateStringsArray, ...values: number[]) =>
  text.reduce((out, part, i) => out + part + (i < values.length ? num(nth(values, i)) : ''), '');

// Fill and stroke opacity instead of element opacity: the latter makes the rasteriser allocate a surface per element.
function attributes({ fill = 'none', stroke, width = 1, opacity, dash }: Ink): string {
  let out = `fill="${fill}"`;
  if (opacity !== undefined) out += ` fill-opacity="${opacity}"`;
  if (stroke) {
    out += ` stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"`;
    if (opacity !== undefined) out += ` stroke-opacity="${opacity}"`;
    if (dash) out += ` stroke-dasharray="${dash}"`;
  }
  return out;
}

export const path = (data: string, ink: Ink) => `<path d="${data}" ${attributes(ink)}/>`;

export const fill = (data: string, colour: string, opacity?: number) => path(data, { fill: colour, opacity });

export const stroke = (data: string, colour: string, width: number, opacity?: number) =>
  path(data, { stroke: colour, width, opacity });

export const disc = (x: number, y: number, radius: number, colour: string, opacity?: number) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" ${attributes({ fill: colour, opacity })}/>`;

export const hoop = (x: number, y: number, radius: number, colour: string, width: number, dash?: string) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" ${attributes({ stroke: colour, width, dash })}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, opacity?: number) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" ${attributes({ fill: colour, opacity })}/>`;

export const box = (x: number, y: number, width: number, height: number, colour: string, opacity?: number) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" ${attributes({ fill: colour, opacity })}/>`;

export function place(markup: string, x: number, y: number, angle = 0, scaleX = 1, scaleY = scaleX): string {
  let transform = `translate(${num(x)} ${num(y)})`;
  if (angle) transform += ` rotate(${num((angle * 360) / TAU)})`;
  if (scaleX !== 1 || scaleY !== 1) transform += ` scale(${scaleX.toFixed(3)} ${scaleY.toFixed(3)})`;
  return `<g transform="${transform}">${markup}</g>`;
}

export const around = (count: number, draw: (angle: number, index: number) => string) =>
  range(count)
    .map((i) => draw((i / count) * TAU, i))
    .join('');

/** Repeats a drawing that points up around the origin. */
export const spin = (count: number, markup: string, offset = 0) =>
  around(count, (angle) => place(markup, 0, 0, angle + offset));

export const polyline = (points: readonly Point[], closed = false) =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** Catmull-Rom curve through the points. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const get = (i: number) => nth(points, closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i)));
  const [startX, startY] = nth(points, 0);
  let out = `M${num(startX)} ${num(startY)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)] as const;
    out += d`C${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6} ${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6} ${c[0]} ${c[1]}`;
  }
  return out + (closed ? 'Z' : '');
}

export const mirror = (markup: string) => place(markup, 0, 0, 0, -1, 1);

export const gradient = (id: string, stops: readonly string[], vertical = true) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="${vertical ? 1 : 0}">` +
  stops.map((c, i) => `<stop offset="${(i / (stops.length - 1)).toFixed(3)}" stop-color="${c}"/>`).join('') +
  '</linearGradient>';

export const glow = (id: string, colour: string, strength = 1) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

export const document = (body: string, width: number, height: number, outWidth: number, outHeight: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${outWidth}" height="${outHeight}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
