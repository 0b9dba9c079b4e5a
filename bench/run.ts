/** `npm run bench -- list | all | <name> [words]`: prints tables and writes `.cache/bench/<name>.json`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { benches } from './benches.ts';
import { formatTable } from './table.ts';

const FOLDER = join('.cache', 'bench');

async function measure(bench: Bench, args: readonly string[]): Promise<void> {
  console.log(`\n== ${bench.name}: ${bench.summary}`);
  const report = await bench.run({ args, say: (line) => console.log(`   ${line}`) });
  for (const { heading, rows } of report.tables) console.log(`\n${heading}\n${formatTable(rows)}`);
  for (const sentence of report.missed) console.log(`MISSED ${sentence}`);
  const machine = { node: process.version, cores: cpus().length, load: loadavg()[0] };
  const file = join(FOLDER, `${bench.name}.json`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ takenAt: new Date().toISOString(), machine, ...report }, null, 2)}\n`);
  console.log(`\nwritten to ${file}`);
}

const [asked = 'list', ...args] = process.argv.slice(2);
const chosen = asked === 'all' ? benches : benches.filter((bench) => bench.name === asked);
if (asked === 'list') {
  for (const bench of benches) console.log(`${bench.name.padEnd(12)} ${bench.summary}`);
} else if (chosen.length === 0) {
  console.error(`There is no bench called ${asked}. "npm run bench -- list" names them.`);
  process.exitCode = 1;
}
for (const bench of asked === 'list' ? [] : chosen) await measure(bench, args);
