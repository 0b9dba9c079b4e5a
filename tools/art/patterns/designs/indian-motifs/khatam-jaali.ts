import { repeat } from '../../design.ts';
import type { Point } from '../../kit/geometry.ts';
import { polar, range } from '../../kit/geometry.ts';
import { ground, Layer, TILE } from '../../kit/repeat.ts';
import { d, disc, fill, path, polyline, spin, stroke } from '../../kit/svg.ts';

type Palette = Record<'bg' | 'fill' | 'line' | 'line2' | 'petal', string>;

const CELL = TILE / 4;
const R = CELL / 2;
// Inner radius at which the points of neighbouring eight-point stars share one straight line.
const INNER = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

const star = (radius: number, turn = 0) =>
  polyline(
    range(16).map((i): Point => polar((i * Math.PI) / 8 + turn, i % 2 ? radius * INNER : radius)),
    true,
  );

const drop = (from: number, width: number, to: number) =>
  d`M0 ${-R * from}C${-R * width} ${-R * (from * 0.6 + to * 0.4)} ${-R * width * 0.64} ${-R * (from * 0.2 + to * 0.8)} 0 ${-R * to}C${R * width * 0.64} ${-R * (from * 0.2 + to * 0.8)} ${R * width} ${-R * (from * 0.6 + to * 0.4)} 0 ${-R * from}Z`;

function rosette(p: Palette): string {
  const petal =
    fill(drop(0.12, 0.14, 0.52), p.petal) +
    stroke(d`M0 ${-R * 0.18}L0 ${-R * 0.42}`, p.fill, 2) +
    disc(0, -R * 0.68, R * 0.022, p.line2);
  const stamen = stroke(d`M0 ${-R * 0.1}L0 ${-R * 0.36}`, p.line2, 2.4) + disc(0, -R * 0.385, R * 0.026, p.line2);
  return (
    path(star(R), { fill: p.fill, stroke: p.line, width: 9 }) +
    stroke(star(R * 0.86), p.line2, 2.6) +
    stroke(star(R * 0.6, Math.PI / 8), p.line, 4.5) +
    spin(8, petal) +
    spin(8, stamen, Math.PI / 8) +
    disc(0, 0, R * 0.1, p.line) +
    disc(0, 0, R * 0.05, p.fill)
  );
}

function cross(p: Palette): string {
  const arm = stroke(drop(0.05, 0.2, 0.5), p.line2, 2.8) + fill(drop(0.14, 0.09, 0.38), p.petal);
  const pin = stroke(d`M0 ${-R * 0.1}L0 ${-R * 0.26}`, p.line2, 2.4) + disc(0, -R * 0.3, R * 0.028, p.line2);
  return spin(4, arm, Math.PI / 4) + spin(4, pin) + disc(0, 0, R * 0.065, p.line);
}

function draw(p: Palette): string {
  const layer = new Layer();
  for (const i of range(4))
    for (const j of range(4))
      layer.stamp(rosette(p), (i + 0.5) * CELL, (j + 0.5) * CELL, R + 6).stamp(cross(p), i * CELL, j * CELL, R);
  return ground(p.bg) + layer;
}

export const khatamJaali = repeat<Palette>({
  slug: 'khatam-jaali',
  title: 'Khatam Jaali',
  collection: 'indian-motifs',
  widthInches: 24,
  uses: ['wallpaper', 'curtain', 'blind', 'fabric'],
  description: 'Eight-point stars lock together like carved stone screens, with a rosette of light in every opening.',
  draw,
  colourways: [
    {
      name: 'Teal',
      swatch: '#0f3d45',
      ground: 'dark',
      palette: {
        bg: '#0f3d45',
        fill: '#124751',
        line: '#d3ae62',
        line2: '#b08f4c',
        petal: '#1f6570',
      },
    },
    {
      name: 'Ivory',
      swatch: '#efe6d6',
      ground: 'light',
      palette: {
        bg: '#efe6d6',
        fill: '#f6efe2',
        line: '#b88f4a',
        line2: '#cdb07a',
        petal: '#e3d2b2',
      },
    },
    {
      name: 'Rose',
      swatch: '#e8cfc4',
      ground: 'light',
      palette: {
        bg: '#e8cfc4',
        fill: '#f0dcd2',
        line: '#a4604e',
        line2: '#bd8676',
        petal: '#d9ab9b',
      },
    },
    {
      name: 'Slate',
      swatch: '#3a434b',
      ground: 'dark',
      palette: {
        bg: '#3a434b',
        fill: '#424c55',
        line: '#dcd6cb',
        line2: '#a8aaa9',
        petal: '#55616b',
      },
    },
  ],
});
