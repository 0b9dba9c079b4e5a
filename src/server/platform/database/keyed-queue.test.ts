import { expect, it } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

it('runs one customer’s tasks in order, even after a failure, without delaying other customers', async () => {
  const runInQueue = createKeyedQueue();
  const finished: string[] = [];
  let unblock = () => {};
  const blocker = new Promise<void>((resolve) => {
    unblock = resolve;
  });
  const first = runInQueue('asha', async () => {
    await blocker;
    finished.push('first');
    throw new Error('no');
  });
  const second = runInQueue('asha', async () => finished.push('second'));
  await runInQueue('ravi', async () => finished.push('other'));
  expect(finished).toEqual(['other']);
  unblock();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(finished).toEqual(['other', 'first', 'second']);
});
