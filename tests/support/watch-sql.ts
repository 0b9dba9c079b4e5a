/**
 * Loaded before every file of the server suite: both drivers tell each statement that is sent, and a statement of the
 * shop that some engine of the scale-out path lacks fails the file that sent it.
 */
import { afterAll, beforeAll, expect } from 'vitest';
import { heardNames, heardStatements } from './heard-statements.ts';
import { brokenRules } from './portable-sql.ts';

/** What only tests say: how a statement is planned, databases and tables of their own, connections that they cut, collisions. */
const OF_TESTS =
  /^\s*(explain|(create|drop|alter) database|select pg_(terminate_backend|backend_pid|sleep)|.*\bpg_(class|indexes|stat_\w+|settings)\b|create table|do \$\$ begin raise)/i;

beforeAll(() => {
  heardStatements.clear();
  heardNames.clear();
});

afterAll(() => {
  const offending = [...heardStatements]
    .filter((text) => !OF_TESTS.test(text))
    .map((text) => ({ text, rules: brokenRules(text) }))
    .filter(({ rules }) => rules.length > 0);
  expect(offending, 'statements that not every engine of docs/scaling.md knows').toEqual([]);
  // PgBouncer hands the next transaction another connection, which has never heard the name.
  expect([...heardNames], 'named statements').toEqual([]);
});
