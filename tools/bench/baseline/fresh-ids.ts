import { randomBytes, randomUUID } from 'node:crypto';
import type { Statement } from './sql-work.ts';

export const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

const createSimilarId = (id: string): string =>
  id.search(UUID) === 0 ? randomUUID() : randomBytes(id.length).toString('hex').slice(0, id.length);

/** Replaces captured ids with new ones in every value of a statement. */
export function replaceIds(captured: readonly string[]): (statement: Statement) => Statement {
  const pairs = captured.map((id) => [id, createSimilarId(id)] as const);
  const replaceInValue = (value: unknown) =>
    typeof value === 'string' ? pairs.reduce((text, [old, fresh]) => text.replaceAll(old, fresh), value) : value;
  return ({ text, values }) => ({ text, values: values.map(replaceInValue) });
}
