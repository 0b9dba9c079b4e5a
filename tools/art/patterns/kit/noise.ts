import { seeded } from './random.ts';

type Field = (u: number, v: number) => number;

/** Smooth value noise in -1..1 that repeats over the unit square. */
export function noise(columns: number, rows: number, seed: number): Field {
  const random = seeded(seed);
  const lattice = Float32Array.from({ length: columns * rows }, () => random() * 2 - 1);
  return (u, v) => {
    const x = (u - Math.floor(u)) * columns;
    const y = (v - Math.floor(v)) * rows;
    const i = Math.floor(x) % columns;
    const j = Math.floor(y) % rows;
    const fx = x - Math.floor(x);
    const fy = y - Math.floor(y);
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const i2 = (i + 1) % columns;
    const j2 = (j + 1) % rows;
    const top = (lattice[j * columns + i] ?? 0) * (1 - sx) + (lattice[j * columns + i2] ?? 0) * sx;
    const low = (lattice[j2 * columns + i] ?? 0) * (1 - sx) + (lattice[j2 * columns + i2] ?? 0) * sx;
    return top * (1 - sy) + low * sy;
  };
}

export function clouds(columns: number, rows: number, octaves: number, seed: number): Field {
  const layers = Array.from({ length: octaves }, (_, k) => noise(columns << k, rows << k, seed + k * 101));
  return (u, v) => layers.reduce((sum, layer, k) => sum + layer(u, v) / 2 ** (k + 1), 0);
}
