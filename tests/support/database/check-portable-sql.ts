/**
 * Loaded before every file of the server suite: records every statement of both drivers, and a statement of the
 * shop that some engine of the scale-out path lacks fails the file that sent it.
 */
import { afterAll, beforeAll, expect } from 'vitest';
import { findBrokenRules } from './portable-sql.ts';
import { preparedNames, recordedStatements } from './recorded-statements.ts';

/** Statements only tests use: query plans, test databases and tables, cut connections, conflicts. */
const OF_TESTS =
  /^\s*(explain|(create|drop|alter) database|select pg_(terminate_backend|backend_pid|sleep)|.*\bpg_(class|indexes|stat_\w+|settings)\b|create table|do \$\$ begin raise)/i;

beforeAll(() => {
  recordedStatements.clear();
  preparedNames.clear();
});

afterAll(() => {
  const offending = [...recordedStatements]
    .filter((text) => !OF_TESTS.test(text))
    .map((text) => ({ text, rules: findBrokenRules(text) }))
    .filter(({ rules }) => rules.length > 0);
  expect(offending, 'statements that not every engine of docs/scaling.md knows').toEqual([]);
  // Behind PgBouncer the next transaction may get a connection without this prepared statement.
  expect([...preparedNames], 'named statements').toEqual([]);
});
