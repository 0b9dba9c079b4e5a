import type { Bench, Row } from '../bench.ts';
import { GOALS } from './goals.ts';
import { describeVersions } from './machine.ts';
import { type BenchResult, type Machine, type Results, readResults } from './results.ts';
import { formatBound, type JudgedGoal, judge } from './verdict.ts';

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
  const legend = 'Most goals have a limit for a release (landing); all have a long-term target (final).';
  return `## Goals\n\n${legend}\n\n${formatMarkdownTable(rows)}\n\n${missed}\n\n${installNote}`;
}

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

const findNewest = (results: Results): BenchResult | undefined =>
  [...results.values()].toSorted((a, b) => b.takenAt.localeCompare(a.takenAt))[0];

/** The saved results as Markdown: goals, reasons for missed ones, and all figures. */
export async function formatReport(benches: readonly Bench[]): Promise<string> {
  const results = readResults(benches.map(({ name }) => name));
  const newest = findNewest(results);
  if (!newest) throw new Error('Nothing has been measured yet: "npm run bench -- list" names the benches.');
  const benchSections = benches.flatMap((bench) => {
    const result = results.get(bench.name);
    return result ? [formatBench(bench, result)] : [];
  });
  const environment = `Machine: ${formatMachine(newest.machine)}.\nVersions: ${await describeVersions()}.`;
  const goals = formatGoals(GOALS.map((goal) => judge(goal, results)));
  return [environment, goals, '## All figures', ...benchSections].join('\n\n');
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
