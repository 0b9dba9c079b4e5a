import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUIET_BROWSER_ARGS } from '../machine/quiet-browser.ts';

/** Lighthouse has its own packages, installed on the first run. */
const FOLDER = join('.cache', 'lighthouse');
const PROGRAM = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');
const REPORT = join(FOLDER, 'report.json');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LighthouseFigures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  kib: number;
  /** Lighthouse's measure of the machine: under 1,000, compare with another version in the same run. */
  benchmarkIndex: number;
};

type Report = {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
};

async function run(program: string, args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ${args[0]} exited with ${code}.`);
}

export async function installLighthouse(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join('tools', 'bench', 'lighthouse', file), join(FOLDER, file));
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: FOLDER });
}

const MAX_ATTEMPTS = 3;

/** Measures one visit with the mobile preset; retries, because the browser sometimes loses a recording. */
export async function runLighthouse(address: string, chromium: string): Promise<LighthouseFigures> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit(address, chromium);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function visit(address: string, chromium: string): Promise<LighthouseFigures> {
  const args = [
    PROGRAM,
    address,
    '--quiet',
    '--output=json',
    `--output-path=${REPORT}`,
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=--headless=new --disable-gpu ${QUIET_BROWSER_ARGS.join(' ')}`,
  ];
  await run(process.execPath, args, { env: { ...process.env, CHROME_PATH: chromium } });
  return readFigures(JSON.parse(readFileSync(REPORT, 'utf8')) as Report);
}

function readFigures({ categories, audits, environment }: Report): LighthouseFigures {
  const getScore = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name].score ?? 0) * 100);
  const getValue = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: getScore('performance'),
    accessibility: getScore('accessibility'),
    bestPractices: getScore('best-practices'),
    seo: getScore('seo'),
    lcpMs: getValue('largest-contentful-paint'),
    tbtMs: getValue('total-blocking-time'),
    cls: getValue('cumulative-layout-shift'),
    kib: getValue('total-byte-weight') / 1024,
    benchmarkIndex: environment.benchmarkIndex,
  };
}
