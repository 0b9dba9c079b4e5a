import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Test files of one worker share their modules, which saves most of the run time. So tests must clean up;
 * `vitest --sequence.shuffle.files` finds those that don't.
 */
const SHARED = { isolate: false, pool: 'threads' as const };

const createNodeProject = (name: string, include: string[]) => ({
  extends: true as const,
  // Opening a database takes seconds on a busy two-core machine.
  test: { name, include, environment: 'node' as const, testTimeout: 60_000, hookTimeout: 60_000, ...SHARED },
});

/** Screens can be late on a busy machine. `npm test` names the tests that passed on the second try. */
const RETRY_LATE = { retry: 1 };

/** Node 25 and later have a global localStorage that would hide happy-dom's. */
const WEB_STORAGE = '--experimental-webstorage';
const DISABLE_NODE_STORAGE = process.allowedNodeEnvironmentFlags.has(WEB_STORAGE)
  ? [WEB_STORAGE.replace('--', '--no-')]
  : [];

/** Tests that need a real PostgreSQL server, for example for lost connections. */
const POSTGRES_ONLY = 'src/server/**/*.postgres.test.ts';
const isOnPostgres = process.env.TEST_ENGINE === 'postgres';

const createServerProject = (name: string, include: string[]) => {
  const project = createNodeProject(name, include);
  return {
    ...project,
    test: {
      ...project.test,
      exclude: isOnPostgres ? [] : [POSTGRES_ONLY],
      globalSetup: ['tests/support/database/migrated-database.ts'],
      setupFiles: ['tests/support/database/check-portable-sql.ts'],
    },
  };
};

/** Tests whose outcome may depend on the engine: storage, statements and concurrency. */
const DATABASE_TESTS = [
  'src/server/platform/database/**/*.test.ts',
  'src/server/**/*{repository,statements,parallel,races,index-use,outbox,lost-commit}.test.ts',
];

const README_PICTURES = 'tools/contact-sheets/*-pictures.test.ts';
const isForReadme = process.env.SHEETS === 'readme';

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    // The default would leave one of two cores idle.
    maxWorkers: 2,
    tags: [
      {
        name: 'extended',
        description: 'More variations, such as other widths and faults; not required for every change.',
      },
    ],
    projects: [
      createNodeProject('domain', ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts']),
      createServerProject('server', ['src/server/**/*.test.ts']),
      createServerProject('server-database', DATABASE_TESTS),
      createNodeProject('sandbox', ['tests/sandbox/**/*.test.ts']),
      createNodeProject('simulator', ['src/payment-simulator/**/*.test.ts']),
      createNodeProject('tools', [
        'scripts/**/*.test.ts',
        'tools/{art,bench,faults}/**/*.test.ts',
        'catalogue/**/*.test.ts',
      ]),
      createNodeProject('architecture', ['tests/architecture/**/*.test.ts']),
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/e2e/support/global-setup.ts'],
          setupFiles: ['tests/e2e/support/browser-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          ...RETRY_LATE,
          // More workers than cores only slow down every browser.
          maxWorkers: 2,
          // Tests share the shop and the browser anyway; isolation costs a second per file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // For `npm run sheets`; it checks nothing, so no stage runs it.
          name: 'sheets',
          include: isForReadme ? [README_PICTURES] : ['tools/contact-sheets/**/*.test.ts'],
          exclude: isForReadme ? [] : [README_PICTURES],
          environment: 'node',
          globalSetup: ['tests/e2e/support/global-setup.ts'],
          setupFiles: ['tests/e2e/support/browser-setup.ts'],
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
          name: 'storefront',
          include: ['src/{ui,storefront,desk}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          css: true,
          testTimeout: 60_000,
          ...SHARED,
          ...RETRY_LATE,
          execArgv: DISABLE_NODE_STORAGE,
          setupFiles: ['tests/support/storefront/storefront-setup.ts'],
        },
      },
    ],
  },
});
