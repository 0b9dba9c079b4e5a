import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench, Row } from '../bench.ts';
import { drawBarChart } from './bar-chart.ts';
import { buildCharts, type NamedChart } from './charts.ts';
import { GOALS } from './goals.ts';
import { describeVersions } from './machine.ts';
import { type BenchResult, type Machine, type Results, readResults } from './results.ts';
import { formatBound, type JudgedGoal, judge } from './verdict.ts';

const FILE = join('docs', 'performance.md');
const CHARTS = join('docs', 'performance');

const INTRO = `# Performance

\`npm run bench -- report\` writes this page from the newest results in \`.cache/bench\`; \`npm run bench -- all\` measures everything first.
Timings vary, above all on busy machines, so most figures are ratios to a baseline that alternates with the shop: a bare \`node:http\`
server that sends the same bytes and headers, or the same SQL through the driver alone. Each ratio is the median of several rounds.
PostgreSQL runs on the same machine with \`fsync\` off, for the shop and the baseline alike. The embedded engine's baseline runs in
memory, while the shop's database is on disk. The figures of other shops were measured in November 2026 on two cores in the same
way, with their demo catalogues and production builds.`;

const VERDICT_TEXTS: Readonly<Record<JudgedGoal['verdict'], string>> = {
  final: 'met',
  landing: 'landing goal met, final goal missed',
  missed: '**missed**',
  'not measured': 'not measured',
};

function formatMachine({ cores, memoryGb, system, node }: Machine): string {
  return [`${cores} cores`, memoryGb && `${memoryGb} GB`, system, `Node ${node}`].filter(Boolean).join(', ');
}

function formatGoals(judged: readonly JudgedGoal[]): string {
  const rows = judged.map(({ goal, verdict, figure }) => ({
    goal: goal.name,
    landing: formatBound(goal, goal.landing),
    final: formatBound(goal, goal.final),
    measured: figure,
    result: VERDICT_TEXTS[verdict],
    command: `\`npm run bench -- ${goal.bench}\``,
  }));
  const open = judged.filter(({ verdict }) => verdict === 'missed' || verdict === 'not measured');
  const reasons = open.map(({ goal, verdict, figure }) =>
    verdict === 'missed'
      ? `- **${goal.name}**: ${figure}, goal ${formatBound(goal, goal.landing ?? goal.final)}. ${goal.reason ?? 'The cause is unknown.'}`
      : `- **${goal.name}**: not measured yet.`,
  );
  const missed = reasons.length === 0 ? 'Every landing goal is met.' : `Missed:\n\n${reasons.join('\n')}`;
  const installNote = 'No bench measures `npm install`, because its time depends on the network.';
  const legend = 'Each goal has a first milestone (landing) and a target (final).';
  return `## Goals\n\n${legend}\n\n${formatMarkdownTable(rows)}\n\n${missed}\n\n${installNote}`;
}

const formatCharts = (charts: readonly NamedChart[]): string =>
  ['## Compared with other shops', ...charts.map(({ file, title }) => `![${title}](performance/${file}.svg)`)].join(
    '\n\n',
  );

/** A bench itself keeps both cores busy; a higher load comes from other programs. */
const BUSY_PER_CORE = 3;

function formatTakenAt({ takenAt, machine: { cores, load } }: BenchResult): string {
  const taken = `Measured ${takenAt.slice(0, 16).replace('T', ' ')} UTC`;
  if (load === undefined) return `${taken}.`;
  const busy = load > BUSY_PER_CORE * cores ? ' **The machine was busy with other programs: measure again.**' : '';
  return `${taken}, load ${load.toFixed(1)} at the end.${busy}`;
}

function formatBench({ name, summary }: Bench, result: BenchResult): string {
  const { tables } = result;
  const sections = tables.map(({ heading, rows }) => `**${heading}**\n\n${formatMarkdownTable(rows)}`);
  return [`### ${name}`, `${summary[0]?.toUpperCase()}${summary.slice(1)}. ${formatTakenAt(result)}`, ...sections].join(
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
  const benchSections = benches.flatMap((bench) => {
    const result = results.get(bench.name);
    return result ? [formatBench(bench, result)] : [];
  });
  const environment = `Machine: ${formatMachine(newest.machine)}.\nVersions: ${await describeVersions()}.`;
  const goals = formatGoals(GOALS.map((goal) => judge(goal, results)));
  const page = [INTRO, environment, goals, formatCharts(charts), '## All figures', ...benchSections];
  writeFileSync(FILE, `${page.join('\n\n')}\n`);
  return `${FILE} and ${charts.length} charts in ${CHARTS}`;
}

/** Rows as a Markdown table with their keys as columns. */
function formatMarkdownTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const formatLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    formatLine(columns),
    `|${columns.map(() => '---').join('|')}|`,
    ...rows.map((row) => formatLine(columns.map((column) => String(row[column] ?? '').replaceAll('|', '\\|')))),
  ].join('\n');
}
