import { setTimeout as wait } from 'node:timers/promises';
import { computeSlope } from '../../bench/machine/memory-slope.ts';
import { readResidentMegabytes } from '../../bench/machine/resident-memory.ts';

const MEMORY_EVERY_MS = 2000;

/** Memory growth of each shop in megabytes per minute. */
export async function watchMemory(pids: readonly (number | undefined)[], isOver: () => boolean): Promise<number[]> {
  const points: { minute: number; megabytes: (number | undefined)[] }[] = [];
  for (; !isOver(); await wait(MEMORY_EVERY_MS)) {
    points.push({ minute: performance.now() / 60_000, megabytes: pids.map(readResidentMegabytes) });
  }
  return pids.map((_, at) =>
    computeSlope(points.map(({ minute, megabytes }) => ({ minute, megabytes: megabytes[at] ?? 0 }))),
  );
}
