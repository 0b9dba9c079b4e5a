import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from '../../../bench/resident-memory.ts';

const MEMORY_EVERY_MS = 5000;

/** Megabytes a minute by which each shop grew: the straight line through what was measured. */
export async function watchMemory(pids: readonly (number | undefined)[], isOver: () => boolean): Promise<number[]> {
  const points: { minute: number; megabytes: (number | undefined)[] }[] = [];
  for (; !isOver(); await wait(MEMORY_EVERY_MS)) {
    points.push({ minute: performance.now() / 60_000, megabytes: pids.map(residentMegabytes) });
  }
  return pids.map((_, at) => slopeOf(points.map(({ minute, megabytes }) => [minute, megabytes[at] ?? 0])));
}

function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  return over / (points.reduce((sum, [at]) => sum + (at - x) ** 2, 0) || 1);
}
