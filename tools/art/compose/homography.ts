export type Homography = [number, number, number, number, number, number, number, number, number];

/** A place on the screen (0..1, y down) and on the surface (metres, y up). */
export type Match = readonly [x: number, y: number, u: number, v: number];

export function mapPoint([a, b, c, d, e, f, g, h]: Homography, x: number, y: number): [number, number] {
  const w = g * x + h * y + 1;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

const UNKNOWNS = 8;

/** Least squares fit of screen to surface; also returns the largest error in metres. */
export function fitHomography(matches: readonly Match[]): { homography: Homography; error: number } {
  const solution = solve(buildNormalEquations(matches));
  const homography = [...solution, 1] as Homography;
  const error = matches.reduce((worst, [x, y, u, v]) => {
    const [hu, hv] = mapPoint(homography, x, y);
    return Math.max(worst, Math.abs(hu - u), Math.abs(hv - v));
  }, 0);
  return { homography, error };
}

/** Eight rows of eight coefficients and the right side. */
function buildNormalEquations(matches: readonly Match[]): Float64Array[] {
  const rows = Array.from({ length: UNKNOWNS }, () => new Float64Array(UNKNOWNS + 1));
  for (const [x, y, u, v] of matches) {
    for (const equation of [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]) {
      for (const [a, row] of rows.entries())
        for (const [c, value] of equation.entries()) row[c] = (row[c] ?? 0) + (equation[a] ?? 0) * value;
    }
  }
  return rows;
}

/** Gauss-Jordan elimination with the largest pivot. */
function solve(rows: Float64Array[]): number[] {
  const getValue = (row: Float64Array, column: number) => row[column] ?? 0;
  for (let a = 0; a < UNKNOWNS; a++) {
    const rest = rows.slice(a).sort((p, q) => Math.abs(getValue(q, a)) - Math.abs(getValue(p, a)));
    rows.splice(a, rest.length, ...rest);
    const [pivot] = rest;
    if (!pivot) break;
    for (const [r, row] of rows.entries()) {
      if (r === a) continue;
      const factor = getValue(row, a) / getValue(pivot, a);
      for (let c = a; c <= UNKNOWNS; c++) row[c] = getValue(row, c) - factor * getValue(pivot, c);
    }
  }
  return rows.map((row, i) => getValue(row, UNKNOWNS) / getValue(row, i));
}
