import type { Box } from './plate.ts';

const SMALLEST_SHARE = 0.002;
const VISIBLE = 0.5;

interface Hotspot {
  /** Centre and area in percent of the picture. */
  x: number;
  y: number;
  area: number;
}

const percent = (value: number) => Math.round(value * 1000) / 10;

/** Centres of the connected visible parts of a surface, the largest first. */
export function findHotspots(coverage: Float32Array, box: Box, width: number, height: number): Hotspot[] {
  const [x0, y0, w] = box;
  const seen = new Uint8Array(coverage.length);
  const spots: Hotspot[] = [];
  for (let start = 0; start < coverage.length; start++) {
    const { count, sumX, sumY } = flood(coverage, seen, start, w);
    const share = count / (width * height);
    if (share > SMALLEST_SHARE) {
      const x = percent((x0 + sumX / count) / width);
      spots.push({ x, y: percent((y0 + sumY / count) / height), area: percent(share) });
    }
  }
  return spots.sort((a, b) => b.area - a.area);
}

/** Marks every pixel that hangs together with the first one. */
function flood(coverage: Float32Array, seen: Uint8Array, start: number, w: number) {
  const found = { count: 0, sumX: 0, sumY: 0 };
  const stack = [start];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (seen[at] || (coverage[at] ?? 0) < VISIBLE) continue;
    seen[at] = 1;
    const x = at % w;
    found.count++;
    found.sumX += x;
    found.sumY += (at - x) / w;
    if (x > 0) stack.push(at - 1);
    if (x < w - 1) stack.push(at + 1);
    if (at >= w) stack.push(at - w);
    if (at + w < coverage.length) stack.push(at + w);
  }
  return found;
}
