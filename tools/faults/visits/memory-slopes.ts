import { setTimeout as wait } from 'node:timers/promises';
import { slopeOf } from '../../bench/memory-slope.ts';
import { residentMegabytes } from '../../bench/resident-memory.ts';

const MEMORY_EVERY_MS = 2000;

/** Megabytes a minute by which each shop grew. */
export async function watchMemory(pids: readonly (number | undefined)[], isOver: () => boolean): Promise<number[]> {
  const points: { minute: number; megabytes: (number | undefined)[] }[] = [];
  for (; !isOver(); await wait(MEMORY_EVERY_MS)) {
    points.push({ minute: performance.now() / 60_000, megabytes: pids.map(residentMegabytes) });
  }
  return pids.map((_, at) =>
    slopeOf(points.map(({ minute, megabytes }) => ({ minute, megabytes: megabytes[at] ?? 0 }))),
  );
}
