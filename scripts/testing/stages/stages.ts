import { startTestPostgres } from '../database/test-postgres.ts';
import { findChromium } from '../find-chromium.ts';
import { installNewestNode } from '../newest-node.ts';
import { commandStage } from './command-stage.ts';
import type { Stage } from './stage.ts';
import { vitestStage } from './vitest-stage.ts';

const UNIT_PROJECTS = ['domain', 'simulator', 'storefront', 'tools', 'architecture'];

const onEmbeddedDatabase = async () => ({ env: { TEST_ENGINE: 'embedded' } });

async function onPostgres() {
  const { url, stop } = await startTestPostgres();
  return { env: { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: url }, stop };
}

const inChromium = async () => ({ env: { TEST_ENGINE: 'embedded', CHROMIUM_PATH: await findChromium() } });

async function onNewestNode() {
  const node = await installNewestNode();
  return { ...(await onPostgres()), node };
}

export const stages: readonly Stage[] = [
  commandStage({
    name: 'lint',
    summary: 'format and lint',
    run: 'always',
    lane: 'code',
    command: ['biome', 'check', '.'],
  }),
  commandStage({
    name: 'types',
    summary: 'TypeScript over all projects',
    run: 'always',
    lane: 'code',
    command: ['tsc', '-b'],
  }),
  vitestStage({
    name: 'unit',
    summary: 'rules, contract, shop front and architecture',
    run: 'always',
    lane: 'code',
    projects: UNIT_PROJECTS,
    tests: 'default',
    prepare: onEmbeddedDatabase,
  }),
  vitestStage({
    name: 'server',
    summary: 'the service on PostgreSQL',
    run: 'always',
    lane: 'code',
    projects: ['server'],
    tests: 'default',
    prepare: onPostgres,
  }),
  vitestStage({
    name: 'database',
    summary: 'what depends on the database, on the embedded one',
    run: 'always',
    lane: 'code',
    projects: ['server-database'],
    tests: 'default',
    prepare: onEmbeddedDatabase,
  }),
  commandStage({
    name: 'build',
    summary: 'what npm start serves',
    run: 'always',
    lane: 'shop',
    command: ['tsx', 'scripts/build.ts'],
  }),
  vitestStage({
    name: 'browser',
    summary: 'journeys and accessibility in Chromium',
    run: 'always',
    lane: 'shop',
    projects: ['e2e'],
    tests: 'default',
    prepare: inChromium,
  }),
  vitestStage({
    name: 'process',
    summary: 'starts and stops of the real process',
    run: 'always',
    lane: 'shop',
    projects: ['process'],
    tests: 'default',
    prepare: onEmbeddedDatabase,
  }),
  vitestStage({
    name: 'browser-extended',
    summary: 'more journeys: other widths, every fault of the payment provider, the room view',
    run: 'extended',
    lane: 'shop',
    projects: ['e2e'],
    tests: 'extended',
    prepare: inChromium,
  }),
  vitestStage({
    name: 'server-embedded',
    summary: 'the whole service on the embedded database',
    run: 'extended',
    lane: 'code',
    projects: ['server'],
    tests: 'all',
    prepare: onEmbeddedDatabase,
  }),
  vitestStage({
    name: 'newest-node',
    summary: 'rules, service and starts on the newest Node',
    run: 'extended',
    lane: 'code',
    projects: [...UNIT_PROJECTS, 'server', 'process'],
    tests: 'all',
    prepare: onNewestNode,
  }),
  vitestStage({
    name: 'sandbox',
    summary: 'the contract of the payment simulator against Cashfree’s own sandbox, with the keys of an account there',
    run: 'named',
    lane: 'code',
    projects: ['sandbox'],
    tests: 'all',
  }),
];
