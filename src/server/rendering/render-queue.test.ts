import { expect, it } from 'vitest';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createRenderQueue } from './render-queue.ts';

const LIMITS = { maxRunning: 1, maxWaiting: 10, maxWaitMs: 60_000 };
const turnAway = () => Promise.reject(new Error('turned away'));

it('starts at most one rendering per turn of the event loop, so that other requests are served between them [D-42]', async () => {
  const queue = createRenderQueue({ ...LIMITS, maxRunning: 4 });
  let turn = 0;
  let isDone = false;
  const countTurns = () => {
    turn++;
    if (!isDone) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const turns = await Promise.all(Array.from({ length: 8 }, () => queue.run(async () => turn, turnAway)));
  isDone = true;
  expect(new Set(turns).size).toBe(8);
});

it('runs a few renderings at a time and turns away when too many wait [D-42]', async () => {
  const queue = createRenderQueue({ ...LIMITS, maxRunning: 2, maxWaiting: 1 });
  const gate = createDeferred();
  let running = 0;
  const work = async () => {
    running++;
    await gate.promise;
    running--;
  };
  const runs = [queue.run(work, turnAway)];
  await expect.poll(() => running).toBe(1);
  runs.push(queue.run(work, turnAway));
  await expect.poll(() => running).toBe(2);
  runs.push(queue.run(work, turnAway));
  await expect(queue.run(work, turnAway)).rejects.toThrow('turned away');
  expect(running).toBe(2);
  gate.resolve();
  await Promise.all(runs);
  await queue.run(work, turnAway);
});

it('turns away a rendering that has waited too long, and never starts it [D-42]', async () => {
  const queue = createRenderQueue({ ...LIMITS, maxWaitMs: 50 });
  const gate = createDeferred();
  const started: string[] = [];
  const run = (name: string) =>
    queue.run(
      async () => {
        started.push(name);
        await gate.promise;
        return 'rendered';
      },
      async () => 'turned away',
    );
  const slow = run('slow');
  expect(await run('late')).toBe('turned away');
  gate.resolve();
  expect(await slow).toBe('rendered');
  expect(await run('next')).toBe('rendered');
  expect(started).toEqual(['slow', 'next']);
});

it('goes on after a rendering that failed', async () => {
  const queue = createRenderQueue(LIMITS);
  const failing = queue.run(() => Promise.reject(new Error('broken')), turnAway);
  const next = queue.run(async () => 'next', turnAway);
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
