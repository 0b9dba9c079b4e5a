import { expect, it } from 'vitest';
import { killDuringWrites, killOnPostgres } from '../../tools/faults/kill-writes.ts';

it('a process that is killed in the middle of writes loses nothing it has acknowledged', async () => {
  const { lost, writes } = await killDuringWrites('embedded database', 1);
  expect(lost).toEqual([]);
  expect(writes).toBeGreaterThan(0);
});

it('nor does one on PostgreSQL', { tags: ['extended'] }, async () => {
  const { lost, writes } = await killOnPostgres(1);
  expect(lost).toEqual([]);
  expect(writes).toBeGreaterThan(0);
});
