/**
 * Loaded into a shop with `node --import`. Every 20 s it collects all garbage and appends time and memory in use, in
 * milliseconds and bytes, to a file named after the process in the folder of the import's query.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const folder = new URL(import.meta.url).searchParams.get('folder') ?? '.';
const file = join(folder, String(process.pid));

setInterval(() => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  appendFileSync(file, `${Date.now()} ${heapUsed + external}\n`);
}, 20_000).unref();
