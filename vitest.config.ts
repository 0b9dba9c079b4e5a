import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Files of one worker share what they import: loading it anew for each file took most of the time. So a test leaves
 * nothing behind; `vitest --sequence.shuffle.files` shows what does.
 */
const SHARED = { isolate: false, pool: 'threads' as const };

const nodeProject = (name: string, include: string[]) => ({
  extends: true as const,
  // Opening a database takes seconds while other work keeps both cores of a small machine busy.
  test: { name, include, environment: 'node' as const, testTimeout: 30_000, hookTimeout: 60_000, ...SHARED },
});

/** Node 25 and later have a localStorage of their own, which would hide that of the page. */
const WEB_STORAGE = '--experimental-webstorage';
const withoutStorageOfNode = process.allowedNodeEnvironmentFlags.has(WEB_STORAGE)
  ? [WEB_STORAGE.replace('--', '--no-')]
  : [];

/** What only a server of its own can show, such as lost connections. */
const POSTGRES_ONLY = 'src/server/**/*.postgres.test.ts';
const isOnPostgres = process.env.TEST_ENGINE === 'postgres';

const serverProject = (name: string, include: string[]) => {
  const project = nodeProject(name, include);
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

/** Tests of what an engine may do in its own way: storage itself, statements, and work that happens at the same time. */
const DATABASE_TESTS = [
  'src/server/platform/database/**/*.test.ts',
  'src/server/**/*{repository,statements,parallel,races,index-use,outbox,lost-commit}.test.ts',
];

const README_PICTURES = 'tools/contact-sheets/readme-pictures.test.ts';
const isForReadme = process.env.SHEETS === 'readme';

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    // By default one core of two would be left alone.
    maxWorkers: 2,
    tags: [
      {
        name: 'extended',
        description: 'Wide variations, such as more widths and faults, which not every change has to pass.',
      },
    ],
    projects: [
      nodeProject('domain', ['src/domain/**/*.test.ts', 'src/contract/**/*.test.ts']),
      serverProject('server', ['src/server/**/*.test.ts']),
      serverProject('server-database', DATABASE_TESTS),
      nodeProject('sandbox', ['tests/sandbox/**/*.test.ts']),
      nodeProject('simulator', ['src/payment-simulator/**/*.test.ts']),
      nodeProject('tools', ['scripts/**/*.test.ts', 'tools/{art,bench,faults}/**/*.test.ts', 'catalogue/**/*.test.ts']),
      nodeProject('architecture', ['tests/architecture/**/*.test.ts']),
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
          // Each visit counts on the two cores of a small machine; more at once only makes all of them slow.
          maxWorkers: 2,
          // What tests share is the shop and the browser anyway; loading the same files anew for each takes a second.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // `npm run sheets` looks at everything; it decides nothing, so no stage runs it.
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
          include: ['src/{ui,storefront}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          css: true,
          testTimeout: 30_000,
          ...SHARED,
          execArgv: withoutStorageOfNode,
          setupFiles: ['tests/support/storefront/storefront-setup.ts'],
        },
      },
    ],
  },
});
