import { expect, it } from 'vitest';
import { killDuringWrites, killOnPostgres } from '../../tools/faults/processes/kill-writes.ts';

it('a process killed during writes keeps every acknowledged write', async () => {
  const { lost, writes } = await killDuringWrites('embedded database', 1);
  expect(lost).toEqual([]);
  expect(writes).toBeGreaterThan(0);
});

it('a process killed during writes keeps every acknowledged write on PostgreSQL', { tags: ['extended'] }, async () => {
  const { lost, writes } = await killOnPostgres(1);
  expect(lost).toEqual([]);
  expect(writes).toBeGreaterThan(0);
});
