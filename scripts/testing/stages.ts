import { commandStage, runVitest } from './command-stages.ts';
import { findChromium } from './find-chromium.ts';
import type { Counts, Stage } from './stage.ts';
import { startTestPostgres } from './test-postgres.ts';

const embedded = { TEST_ENGINE: 'embedded' };

/** Everything that decides whether a change may land, in the order of what fails fastest. */
export const stages: readonly Stage[] = [
  commandStage('lint', 'format and lint', 'biome', 'check', '.'),
  commandStage('types', 'TypeScript over all projects', 'tsc', '-b'),
  {
    name: 'unit',
    summary: 'rules, contract, shop front and architecture',
    run: () =>
      runVitest({ name: 'unit', projects: ['domain', 'simulator', 'web', 'tools', 'architecture'], env: embedded }),
  },
  {
    name: 'server-embedded',
    summary: 'the service on the embedded database',
    run: () => runVitest({ name: 'server-embedded', projects: ['server'], env: embedded }),
  },
  {
    name: 'server-postgres',
    summary: 'the same service on PostgreSQL',
    async run() {
      const postgres = await startTestPostgres();
      try {
        return await runVitest({
          name: 'server-postgres',
          projects: ['server'],
          env: { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url },
        });
      } finally {
        await postgres.stop();
      }
    },
  },
  commandStage('build', 'what npm start serves', 'tsx', 'scripts/build.ts'),
  {
    name: 'process',
    summary: 'starts and stops of the real process',
    run: () => runVitest({ name: 'process', projects: ['process'], env: embedded }),
  },
  {
    name: 'browser',
    summary: 'journeys and accessibility in Chromium',
    run: () => runJourneys('browser'),
  },
  {
    name: 'journeys',
    summary: 'more journeys: every fault of the provider, every category by mouse and keyboard, the room view',
    isExtra: true,
    run: () => runJourneys('journeys', { JOURNEYS: 'long' }),
  },
  {
    name: 'sandbox',
    summary: 'the contract of the payment simulator against Cashfree’s own sandbox, with the keys of an account there',
    isExtra: true,
    run: () => runVitest({ name: 'sandbox', projects: ['sandbox'] }),
  },
];

async function runJourneys(name: string, env: NodeJS.ProcessEnv = {}): Promise<Counts> {
  const CHROMIUM_PATH = await findChromium();
  return runVitest({ name, projects: ['e2e'], env: { ...embedded, ...env, CHROMIUM_PATH } });
}
