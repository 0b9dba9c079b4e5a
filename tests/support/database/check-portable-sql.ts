/**
 * Loaded before every file of the server suite. Records all statements of both drivers and fails the test file that
 * sent one that some engine of the scale-out path doesn't support.
 */
import { afterAll, beforeAll, expect } from 'vitest';
import { findBrokenRules } from './portable-sql.ts';
import { preparedNames, recordedStatements } from './recorded-statements.ts';

/** Statements only tests use: query plans, test databases and tables, cut connections, conflicts. */
const TEST_STATEMENTS =
  /^\s*(explain|(create|drop|alter) database|select pg_(terminate_backend|backend_pid|sleep)|.*\bpg_(class|indexes|stat_\w+|settings)\b|create table|do \$\$ begin raise)/i;

beforeAll(() => {
  recordedStatements.clear();
  preparedNames.clear();
});

afterAll(() => {
  const offending = [...recordedStatements]
    .filter((text) => !TEST_STATEMENTS.test(text))
    .map((text) => ({ text, rules: findBrokenRules(text) }))
    .filter(({ rules }) => rules.length > 0);
  expect(offending, 'statements unsupported by an engine in docs/scaling.md').toEqual([]);
  // Behind PgBouncer the next transaction may get a connection without this prepared statement.
  expect([...preparedNames], 'named statements').toEqual([]);
});
