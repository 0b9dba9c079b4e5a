import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startTestPostgres } from '../database/test-postgres.ts';
import { findOrInstallChromium } from '../find-or-install-chromium.ts';
import { runCommand } from '../run-command.ts';
import { createCommandStage } from './command-stage.ts';
import type { Stage } from './stage.ts';
import { createVitestStage } from './vitest-stage.ts';

const UNIT_PROJECTS = ['domain', 'simulator', 'storefront', 'tools', 'architecture'];

const prepareEmbeddedDatabase = async () => ({ env: { TEST_ENGINE: 'embedded' } });

async function preparePostgres() {
  const { url, stop } = await startTestPostgres();
  return { env: { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: url }, stop };
}

const prepareChromium = async () => ({
  env: { TEST_ENGINE: 'embedded', CHROMIUM_PATH: await findOrInstallChromium() },
});

const NODE_FOLDER = join('.cache', 'newest-node');
const NODE_PROGRAM = resolve(NODE_FOLDER, 'node_modules', 'node', 'bin', 'node');

/** Installs the newest Node that the npm package `node` provides, and returns the path of its program. */
async function installNewestNode(): Promise<string> {
  mkdirSync(NODE_FOLDER, { recursive: true });
  // The package's install script downloads the binary for this platform.
  writeFileSync(join(NODE_FOLDER, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
  await runCommand('npm', ['install', '--prefix', NODE_FOLDER, '--no-save', 'node@latest'], { isQuiet: true });
  if (!existsSync(NODE_PROGRAM)) throw new Error('The newest Node could not be installed.');
  return NODE_PROGRAM;
}

const prepareNewestNode = async () => ({ ...(await prepareEmbeddedDatabase()), node: await installNewestNode() });

export const stages: readonly Stage[] = [
  createCommandStage({
    name: 'lint',
    summary: 'format and lint',
    runsIn: 'default',
    lane: 'code',
    command: ['biome', 'check', '.'],
  }),
  createCommandStage({
    name: 'types',
    summary: 'TypeScript over all projects',
    runsIn: 'default',
    lane: 'code',
    command: ['tsc', '-b'],
  }),
  createVitestStage({
    name: 'unit',
    summary: 'domain, contract, simulator, storefront, tools and architecture',
    runsIn: 'default',
    lane: 'code',
    projects: UNIT_PROJECTS,
    tests: 'default',
    prepare: prepareEmbeddedDatabase,
  }),
  createVitestStage({
    name: 'server',
    summary: 'the server on PostgreSQL',
    runsIn: 'default',
    lane: 'code',
    projects: ['server'],
    tests: 'default',
    prepare: preparePostgres,
  }),
  createVitestStage({
    name: 'database',
    summary: 'database tests on the embedded database',
    runsIn: 'default',
    lane: 'code',
    projects: ['server-database'],
    tests: 'default',
    prepare: prepareEmbeddedDatabase,
  }),
  createCommandStage({
    name: 'build',
    summary: 'the production build',
    runsIn: 'default',
    lane: 'shop',
    command: ['tsx', 'scripts/build.ts'],
  }),
  createVitestStage({
    name: 'browser',
    summary: 'e2e journeys and accessibility in Chromium',
    runsIn: 'default',
    lane: 'shop',
    projects: ['e2e'],
    tests: 'default',
    prepare: prepareChromium,
  }),
  createVitestStage({
    name: 'process',
    summary: 'start and stop of the real process',
    runsIn: 'default',
    lane: 'shop',
    projects: ['process'],
    tests: 'default',
    prepare: prepareEmbeddedDatabase,
  }),
  createVitestStage({
    name: 'browser-extended',
    summary: 'more e2e journeys: other widths, all provider faults, the room view',
    runsIn: 'extended',
    lane: 'shop',
    projects: ['e2e'],
    tests: 'extended',
    prepare: prepareChromium,
  }),
  createVitestStage({
    name: 'newest-node',
    summary: 'domain, simulator, database and process tests on the newest Node and the embedded database',
    runsIn: 'extended',
    lane: 'code',
    projects: ['domain', 'simulator', 'server-database', 'process'],
    tests: 'all',
    prepare: prepareNewestNode,
  }),
  createVitestStage({
    name: 'sandbox',
    summary: 'the simulator contract against Cashfree’s sandbox; needs sandbox keys',
    runsIn: 'named',
    lane: 'code',
    projects: ['sandbox'],
    tests: 'all',
  }),
];
