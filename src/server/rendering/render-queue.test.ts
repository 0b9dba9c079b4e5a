import { expect, it } from 'vitest';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createRenderQueue } from './render-queue.ts';

it('starts at most one rendering per turn of the event loop, so that other requests are served between them [D-42]', async () => {
  const queue = createRenderQueue({ maxRunning: 4, maxWaiting: 10 });
  let turn = 0;
  let isDone = false;
  const countTurns = () => {
    turn++;
    if (!isDone) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const turns = await Promise.all(Array.from({ length: 8 }, () => queue.run(async () => turn)));
  isDone = true;
  expect(new Set(turns).size).toBe(8);
});

it('runs a few renderings at a time and says when no more may wait [D-42]', async () => {
  const queue = createRenderQueue({ maxRunning: 2, maxWaiting: 1 });
  const gate = createDeferred();
  let running = 0;
  const work = async () => {
    running++;
    await gate.promise;
    running--;
  };
  const runs = [queue.run(work), queue.run(work)];
  await expect.poll(() => running).toBe(2);
  expect(queue.isFull()).toBe(false);
  runs.push(queue.run(work));
  expect(queue.isFull()).toBe(true);
  expect(running).toBe(2);
  gate.resolve();
  await Promise.all(runs);
  expect(queue.isFull()).toBe(false);
});

it('goes on after a rendering that failed', async () => {
  const queue = createRenderQueue({ maxRunning: 1, maxWaiting: 5 });
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
