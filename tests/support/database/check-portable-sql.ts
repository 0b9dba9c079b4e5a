/**
 * Loaded before every file of the server suite. Fails the test file that sent a statement which some engine of the
 * scale-out path doesn't support.
 */
import { afterAll, beforeAll, expect } from 'vitest';
import { findBrokenRules } from './portable-sql.ts';
import { recordedStatements } from './test-database.ts';

/** Statements only tests use: query plans, test databases and tables, cut connections, conflicts. */
const TEST_STATEMENTS =
  /^\s*(explain|(create|drop|alter) database|select pg_(terminate_backend|backend_pid|sleep)|.*\bpg_(class|indexes|stat_\w+|settings)\b|create table|do \$\$ begin raise)/i;

beforeAll(() => recordedStatements.clear());

afterAll(() => {
  const offending = [...recordedStatements]
    .filter((text) => !TEST_STATEMENTS.test(text))
    .map((text) => ({ text, rules: findBrokenRules(text) }))
    .filter(({ rules }) => rules.length > 0);
  expect(offending, 'statements that break the rules of decision 003').toEqual([]);
});
