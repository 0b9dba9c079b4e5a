/**
 * Loaded before every file of the server suite: both drivers tell each statement that is sent, and a statement of the
 * shop that some engine of the scale-out path lacks fails the file that sent it.
 */
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, expect } from 'vitest';
import { brokenRules } from './portable-sql.ts';

type Query = (...given: unknown[]) => unknown;
type Asked = { query: Query };

/** Every statement of this file so far. */
export const heardStatements = new Set<string>();
const named = new Set<string>();

function hear(asked: unknown): void {
  const { text, name } = (typeof asked === 'string' ? { text: asked } : (asked ?? {})) as {
    text?: string;
    name?: string;
  };
  if (text !== undefined) heardStatements.add(text);
  if (name) named.add(name);
}

const heard = (target: Asked): void => {
  const { query } = target;
  target.query = function (this: unknown, ...given: unknown[]) {
    hear(given[0]);
    return query.apply(this, given);
  };
};

heard(pg.Client.prototype as unknown as Asked);
heard(PGlite.prototype as unknown as Asked);
const { transaction } = PGlite.prototype;
PGlite.prototype.transaction = function (work) {
  return transaction.call(this, (tx) => {
    heard(tx as unknown as Asked);
    return work(tx);
  }) as never;
};

/** What only tests say: how a statement is planned, databases and tables of their own, connections that they cut, collisions. */
const OF_TESTS =
  /^\s*(explain|(create|drop|alter) database|select pg_(terminate_backend|backend_pid|sleep)|.*\bpg_(class|indexes|stat_\w+|settings)\b|create table|do \$\$ begin raise)/i;

afterAll(() => {
  const offending = [...heardStatements]
    .filter((text) => !OF_TESTS.test(text))
    .map((text) => ({ text, rules: brokenRules(text) }))
    .filter(({ rules }) => rules.length > 0);
  expect(offending, 'statements that not every engine of docs/scaling.md knows').toEqual([]);
  // PgBouncer hands the next transaction another connection, which has never heard the name.
  expect([...named], 'named statements').toEqual([]);
});
