import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const nodeProject = (name: string, include: string[]) => ({
  extends: true as const,
  // Opening a database takes seconds while other work keeps both cores of a small machine busy.
  test: { name, include, environment: 'node' as const, testTimeout: 30_000, hookTimeout: 60_000 },
});

const server = nodeProject('server', ['src/server/**/*.test.ts']);
/** What only a server of its own can show, such as lost connections. */
const POSTGRES_ONLY = 'src/server/**/*.postgres.test.ts';
const isOnPostgres = process.env.TEST_ENGINE === 'postgres';

/** Journeys in many variations: `npm test -- journeys` runs them, apart from what every change must pass. */
const LONG_JOURNEYS = [
  'checkout-faults',
  'checkout-providers',
  'product-journeys',
  'room',
  'room-choices',
  'room-frames',
  'room-own-wall',
].map((name) => `tests/e2e/${name}.test.ts`);
const isLongRun = process.env.JOURNEYS === 'long';

const README_PICTURES = 'tests/sheets/readme-pictures.test.ts';
const isForReadme = process.env.SHEETS === 'readme';

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    // By default one core of two would be left alone.
    maxWorkers: 2,
    projects: [
      nodeProject('domain', ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts']),
      {
        ...server,
        test: {
          ...server.test,
          exclude: isOnPostgres ? [] : [POSTGRES_ONLY],
          setupFiles: ['tests/support/watch-sql.ts'],
        },
      },
      nodeProject('sandbox', ['tests/sandbox/**/*.test.ts']),
      nodeProject('simulator', ['src/payment-simulator/**/*.test.ts']),
      nodeProject('tools', [
        'scripts/**/*.test.ts',
        'bench/**/*.test.ts',
        'catalogue/**/*.test.ts',
        'art/**/*.test.ts',
        'tests/faults/**/*.test.ts',
      ]),
      nodeProject('architecture', ['tests/architecture/**/*.test.ts']),
      {
        extends: true,
        test: {
          name: 'e2e',
          include: isLongRun ? LONG_JOURNEYS : ['tests/e2e/**/*.test.ts'],
          exclude: isLongRun ? [] : LONG_JOURNEYS,
          environment: 'node',
          globalSetup: ['tests/e2e/global-setup.ts'],
          setupFiles: ['tests/e2e/browser-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          // A visit on a machine that is busy with other things may miss a moment; a fault is there twice.
          retry: 1,
          // Each visit counts on the two cores of a small machine; more at once only makes all of them slow.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          // `npm run sheets` looks at everything; it decides nothing, so no stage runs it.
          name: 'sheets',
          include: isForReadme ? [README_PICTURES] : ['tests/sheets/**/*.test.ts'],
          exclude: isForReadme ? [] : [README_PICTURES],
          environment: 'node',
          globalSetup: ['tests/e2e/global-setup.ts'],
          setupFiles: ['tests/e2e/browser-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.ts', 'src/web/**/*.test.tsx'],
          environment: 'happy-dom',
          css: true,
          testTimeout: 30_000,
          setupFiles: ['tests/support/web-setup.ts'],
        },
      },
    ],
  },
});
