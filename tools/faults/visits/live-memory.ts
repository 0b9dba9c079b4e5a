import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { computeSlope } from '../../bench/machine/memory-slope.ts';

/** Records what shops keep in memory; their resident memory also contains garbage that nothing has collected yet. */
export function recordLiveMemory() {
  const folder = mkdtempSync(join(tmpdir(), 'live-memory-'));
  const recorder = pathToFileURL('tools/faults/visits/live-memory.mjs');
  recorder.searchParams.set('folder', folder);
  return {
    settings: { NODE_OPTIONS: `--import ${recorder}` },
    /** Growth in megabytes per minute since the given time. */
    computeGrowth: (pid: number | undefined, since: number): number =>
      computeSlope(readSamples(join(folder, String(pid))).filter(({ minute }) => minute >= since / 60_000)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const readSamples = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number))
    .map(([ms = 0, bytes = 0]) => ({ minute: ms / 60_000, megabytes: bytes / 1e6 }));
