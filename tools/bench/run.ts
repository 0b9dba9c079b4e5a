/**
 * `npm run bench -- list | <name> [args] | all | report`: prints tables and writes `.cache/bench/<name>.json`; `report`
 * prints goals and figures from these files as Markdown, `all` measures everything first.
 */
import '../../scripts/closed-pipe.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Bench, Row } from './bench.ts';
import { benches } from './benches.ts';
import { formatReport } from './report/format-report.ts';
import { describeMachine } from './report/machine.ts';
import { getResultFile, RESULTS_FOLDER } from './report/results.ts';

const isNumber = (value: string | number | undefined) => /^[-\d.,]+ ?(%|ms|KB|x)?$/.test(String(value ?? ''));

/** Rows as aligned columns with their keys as headings. */
function formatTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const getWidth = (column: string) => Math.max(column.length, ...rows.map((row) => String(row[column] ?? '').length));
  const formatCell = (column: string, value: string | number | undefined) =>
    isNumber(value) ? String(value).padStart(getWidth(column)) : String(value ?? '').padEnd(getWidth(column));
  const head = columns.map((column) => column.padEnd(getWidth(column))).join('  ');
  const rule = columns.map((column) => '-'.repeat(getWidth(column))).join('  ');
  const body = rows.map((row) => columns.map((column) => formatCell(column, row[column])).join('  '));
  return [head, rule, ...body].join('\n');
}

async function measure(bench: Bench, args: readonly string[]): Promise<void> {
  console.log(`\n== ${bench.name}: ${bench.summary}`);
  const report = await bench.run({ args, log: (line) => console.log(`   ${line}`) });
  for (const { heading, rows } of report.tables) console.log(`\n${heading}\n${formatTable(rows)}`);
  for (const sentence of report.missed) console.log(`MISSED ${sentence}`);
  const result = { takenAt: new Date().toISOString(), machine: describeMachine(), ...report };
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  writeFileSync(getResultFile(bench.name), `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\nwritten to ${getResultFile(bench.name)}`);
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

const [requested = 'list', ...args] = process.argv.slice(2);
const selected = benches.find((bench) => bench.name === requested);
if (requested === 'list') {
  for (const bench of benches) console.log(`${bench.name.padEnd(12)} ${bench.summary}`);
} else if (requested === 'all' || requested === 'report') {
  if (requested === 'all') await measureAll();
  console.log(`\n${await formatReport(benches)}`);
} else if (selected) {
  await measure(selected, args);
} else {
  console.error(`Unknown bench: ${requested}. "npm run bench -- list" lists them.`);
  process.exitCode = 1;
}
