import type { Box } from './plate.ts';

const MIN_AREA_SHARE = 0.002;
const MIN_COVERAGE = 0.5;

interface Hotspot {
  /** Centre and area in percent of the picture. */
  x: number;
  y: number;
  area: number;
}

const toPercent = (value: number) => Math.round(value * 1000) / 10;

/** Centres of the connected visible regions of a surface, largest first. */
export function findHotspots(coverage: Float32Array, box: Box, width: number, height: number): Hotspot[] {
  const [x0, y0, w] = box;
  const visited = new Uint8Array(coverage.length);
  const spots: Hotspot[] = [];
  for (let start = 0; start < coverage.length; start++) {
    const { count, sumX, sumY } = flood(coverage, visited, start, w);
    const share = count / (width * height);
    if (share > MIN_AREA_SHARE) {
      const x = toPercent((x0 + sumX / count) / width);
      spots.push({ x, y: toPercent((y0 + sumY / count) / height), area: toPercent(share) });
    }
  }
  return spots.sort((a, b) => b.area - a.area);
}

/** Marks all pixels connected to the first one. */
function flood(coverage: Float32Array, visited: Uint8Array, start: number, w: number) {
  const found = { count: 0, sumX: 0, sumY: 0 };
  const stack = [start];
  for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
    if (visited[index] || (coverage[index] ?? 0) < MIN_COVERAGE) continue;
    visited[index] = 1;
    const x = index % w;
    found.count++;
    found.sumX += x;
    found.sumY += (index - x) / w;
    if (x > 0) stack.push(index - 1);
    if (x < w - 1) stack.push(index + 1);
    if (index >= w) stack.push(index - w);
    if (index + w < coverage.length) stack.push(index + w);
  }
  return found;
}
