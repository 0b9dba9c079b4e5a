import type { Point } from './geometry.ts';
import type { Random } from './random.ts';
import type { Ink } from './svg.ts';
import { box, path, place, smooth } from './svg.ts';

export const TILE = 1200;

/** The shortest way between two places on the torus, from their difference. */
export const wrap = (distance: number) => distance - TILE * Math.round(distance / TILE);

const modulo = (v: number) => ((v % TILE) + TILE) % TILE;

export const ground = (colour: string) => box(0, 0, TILE, TILE, colour);

/** Drawings on a torus: each one is repeated only where its reach crosses the border. */
export class Layer {
  readonly #parts: string[] = [];

  stamp(markup: string, x: number, y: number, reach: number, angle = 0, scaleX = 1, scaleY = scaleX): this {
    const [cx, cy] = [modulo(x), modulo(y)];
    for (const px of [cx - TILE, cx, cx + TILE])
      for (const py of [cy - TILE, cy, cy + TILE])
        if (px > -reach && px < TILE + reach && py > -reach && py < TILE + reach)
          this.#parts.push(place(markup, px, py, angle, scaleX, scaleY));
    return this;
  }

  /** A drawing in tile coordinates with a known extent. */
  cover(markup: string, left: number, top: number, right: number, bottom: number): this {
    for (let i = -2; i <= 2; i++)
      for (let j = -2; j <= 2; j++)
        if (right + i * TILE > 0 && left + i * TILE < TILE && bottom + j * TILE > 0 && top + j * TILE < TILE)
          this.#parts.push(i || j ? place(markup, i * TILE, j * TILE) : markup);
    return this;
  }

  trace(points: readonly Point[], ink: Ink): this {
    const margin = ink.width ?? 1;
    const xs = points.map((p) => p[0]);
    const ys = points.map((p) => p[1]);
    return this.cover(
      path(smooth(points), ink),
      Math.min(...xs) - margin,
      Math.min(...ys) - margin,
      Math.max(...xs) + margin,
      Math.max(...ys) + margin,
    );
  }

  toString() {
    return this.#parts.join('');
  }
}

/** Standing things in stacked perspective: whatever is lower on the wall lies in front, also across the border. */
export class Stage {
  readonly #copies: { y: number; markup: string }[] = [];

  /** y is the foot of the thing; reach is counted from there. */
  stand(markup: string, x: number, y: number, reach: number, scaleX = 1, scaleY = scaleX): this {
    const [cx, cy] = [modulo(x), modulo(y)];
    for (const px of [cx - TILE, cx, cx + TILE])
      for (const py of [cy - TILE, cy, cy + TILE])
        if (px > -reach && px < TILE + reach && py > -reach && py < TILE + reach)
          this.#copies.push({ y: py, markup: place(markup, px, py, 0, scaleX, scaleY) });
    return this;
  }

  toString() {
    return this.#copies
      .toSorted((a, b) => a.y - b.y)
      .map((copy) => copy.markup)
      .join('');
  }
}

export function tileDistance(ax: number, ay: number, bx: number, by: number): number {
  const dx = Math.abs(modulo(ax) - modulo(bx));
  const dy = Math.abs(modulo(ay) - modulo(by));
  return Math.hypot(Math.min(dx, TILE - dx), Math.min(dy, TILE - dy));
}

/** Keeps account of the room taken on the torus. */
export class Space {
  readonly #taken: { x: number; y: number; radius: number }[] = [];

  take(x: number, y: number, radius: number): void {
    this.#taken.push({ x, y, radius });
  }

  free(x: number, y: number, radius: number): boolean {
    return this.#taken.every((t) => tileDistance(x, y, t.x, t.y) >= t.radius + radius);
  }

  scatter(random: Random, radius: number, attempts: number, draw: (x: number, y: number, index: number) => void): void {
    let index = 0;
    for (let i = 0; i < attempts; i++) {
      const x = random() * TILE;
      const y = random() * TILE;
      if (!this.free(x, y, radius)) continue;
      this.take(x, y, radius);
      draw(x, y, index++);
    }
  }
}

/** Visits every cell of a half-drop; an even number of columns keeps the tile seamless. */
export function halfDrop(
  columns: number,
  rows: number,
  draw: (x: number, y: number, column: number, row: number) => void,
): void {
  const width = TILE / columns;
  const height = TILE / rows;
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) draw((i + 0.5) * width, (j + 0.5 + (i % 2) / 2) * height, i, j);
}
