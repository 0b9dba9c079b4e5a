import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { drawBarChart } from './bar-chart.ts';
import { buildCharts, type NamedChart } from './charts.ts';
import { GOALS } from './goals.ts';
import { describeVersions } from './machine.ts';
import { markdownTable } from './markdown.ts';
import { type BenchResult, type Machine, type Results, readResults } from './results.ts';
import { bound, type Judged, judge } from './verdict.ts';

const FILE = join('docs', 'performance.md');
const CHARTS = join('docs', 'performance');

const INTRO = `# Performance

Written by \`npm run bench -- report\` from the newest result of every bench in \`.cache/bench\`; \`npm run bench -- all\` measures everything
first. Timings scatter, above all on machines that do other things too. Therefore most figures are ratios against a yardstick that
runs in turns with the shop: a bare \`node:http\` server that sends the same bytes and headers, or the same SQL statements through the
driver alone; such a ratio is the median of the rounds. PostgreSQL runs on the same machine without waiting for the disk (\`fsync\`
off), for the shop and for the yardstick alike; the yardstick of the embedded engine works in memory, the shop’s on disk. The
figures of other shops were taken in November 2026 on two cores in the same way, with their demo catalogues and production builds.`;

const MEANING: Readonly<Record<Judged['verdict'], string>> = {
  final: 'met',
  landing: 'landing met, final not',
  missed: '**missed**',
  'not measured': 'not measured',
};

function machineLine({ cores, memoryGb, system, node }: Machine): string {
  return [`${cores} cores`, memoryGb && `${memoryGb} GB`, system, `Node ${node}`].filter(Boolean).join(', ');
}

function goalsPart(judged: readonly Judged[]): string {
  const rows = judged.map(({ goal, verdict, figure }) => ({
    ...{ what: goal.what, landing: bound(goal, goal.landing), final: bound(goal, goal.final), measured: figure },
    ...{ goal: MEANING[verdict], command: `\`npm run bench -- ${goal.bench}\`` },
  }));
  const open = judged.filter(({ verdict }) => verdict === 'missed' || verdict === 'not measured');
  const why = open.map(({ goal, verdict, figure }) =>
    verdict === 'missed'
      ? `- **${goal.what}**: ${figure}, goal ${bound(goal, goal.landing ?? goal.final)}. ${goal.reason ?? 'The cause has not been found out.'}`
      : `- **${goal.what}**: no bench has been run yet.`,
  );
  const missed = why.length === 0 ? 'Every goal for landing is met.' : `Not met:\n\n${why.join('\n')}`;
  const least = 'The time of `npm install` depends on the line more than on us; no bench measures it.';
  return `## Goals\n\n${markdownTable(rows)}\n\n${missed}\n\n${least}`;
}

const chartsPart = (charts: readonly NamedChart[]): string =>
  ['## Beside other shops', ...charts.map(({ file, title }) => `![${title}](performance/${file}.svg)`)].join('\n\n');

/** A bench itself keeps both cores busy; a higher load comes from other programs. */
const BUSY_PER_CORE = 3;

function takenLine({ takenAt, machine: { cores, load } }: BenchResult): string {
  const taken = `Taken ${takenAt.slice(0, 16).replace('T', ' ')} UTC`;
  if (load === undefined) return `${taken}.`;
  const busy = load > BUSY_PER_CORE * cores ? ' **The machine was busy with other things: measure again.**' : '';
  return `${taken}, load ${load.toFixed(1)} at the end.${busy}`;
}

function benchPart({ name, summary }: Bench, result: BenchResult): string {
  const { tables } = result;
  const shown = tables.map(({ heading, rows }) => `**${heading}**\n\n${markdownTable(rows)}`);
  return [`### ${name}`, `${summary[0]?.toUpperCase()}${summary.slice(1)}. ${takenLine(result)}`, ...shown].join(
    '\n\n',
  );
}

function writeCharts(charts: readonly NamedChart[]): void {
  mkdirSync(CHARTS, { recursive: true });
  for (const chart of charts) writeFileSync(join(CHARTS, `${chart.file}.svg`), drawBarChart(chart));
}

const findNewest = (results: Results): BenchResult | undefined =>
  [...results.values()].toSorted((a, b) => b.takenAt.localeCompare(a.takenAt))[0];

/** Writes docs/performance.md and its charts from the saved results; returns the file names. */
export async function writePerformancePage(benches: readonly Bench[]): Promise<string> {
  const results = readResults(benches.map(({ name }) => name));
  const newest = findNewest(results);
  if (!newest) throw new Error('Nothing has been measured yet: "npm run bench -- list" names the benches.');
  const charts = buildCharts(results);
  writeCharts(charts);
  const parts = benches.flatMap((bench) => {
    const result = results.get(bench.name);
    return result ? [benchPart(bench, result)] : [];
  });
  const on = `Machine: ${machineLine(newest.machine)}.\nVersions: ${await describeVersions()}.`;
  const goals = goalsPart(GOALS.map((goal) => judge(goal, results)));
  const page = [INTRO, on, goals, chartsPart(charts), '## All figures', ...parts];
  writeFileSync(FILE, `${page.join('\n\n')}\n`);
  return `${FILE} and ${charts.length} charts in ${CHARTS}`;
}
