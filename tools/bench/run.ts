/**
 * `npm run bench -- list | <name> [args] | all | report`: prints tables and writes `.cache/bench/<name>.json`; `report`
 * writes docs/performance.md from these files, `all` measures everything first.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Bench } from './bench.ts';
import { benches } from './benches.ts';
import { describeMachine } from './report/machine.ts';
import { writePerformancePage } from './report/performance-page.ts';
import { RESULTS_FOLDER, resultFile } from './report/results.ts';
import { formatTable } from './report/text-table.ts';

async function measure(bench: Bench, args: readonly string[]): Promise<void> {
  console.log(`\n== ${bench.name}: ${bench.summary}`);
  const report = await bench.run({ args, say: (line) => console.log(`   ${line}`) });
  for (const { heading, rows } of report.tables) console.log(`\n${heading}\n${formatTable(rows)}`);
  for (const sentence of report.missed) console.log(`MISSED ${sentence}`);
  const result = { takenAt: new Date().toISOString(), machine: describeMachine(), ...report };
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  writeFileSync(resultFile(bench.name), `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\nwritten to ${resultFile(bench.name)}`);
}

/** Continues with the others when one fails. */
async function measureAll(): Promise<void> {
  for (const bench of benches) {
    try {
      await measure(bench, []);
    } catch (error) {
      console.error(`${bench.name} could not be measured:`, error);
      process.exitCode = 1;
    }
  }
}

const [asked = 'list', ...args] = process.argv.slice(2);
const chosen = benches.find((bench) => bench.name === asked);
if (asked === 'list') {
  for (const bench of benches) console.log(`${bench.name.padEnd(12)} ${bench.summary}`);
} else if (asked === 'all' || asked === 'report') {
  if (asked === 'all') await measureAll();
  console.log(`written to ${await writePerformancePage(benches)}`);
} else if (chosen) {
  await measure(chosen, args);
} else {
  console.error(`There is no bench called ${asked}. "npm run bench -- list" names them.`);
  process.exitCode = 1;
}
