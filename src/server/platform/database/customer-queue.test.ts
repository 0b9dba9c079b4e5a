import { expect, it } from 'vitest';
import { createCustomerQueue } from './customer-queue.ts';

it('lets one customer’s calls run one after another, past failures, and holds up nobody else', async () => {
  const inTurn = createCustomerQueue();
  const done: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const first = inTurn('asha', async () => {
    await gate;
    done.push('first');
    throw new Error('no');
  });
  const second = inTurn('asha', async () => done.push('second'));
  await inTurn('ravi', async () => done.push('other'));
  expect(done).toEqual(['other']);
  open();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(done).toEqual(['other', 'first', 'second']);
});
