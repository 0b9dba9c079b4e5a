import { describe, expect, it } from 'vitest';
import { createPasswordHasher, getMaxConcurrentHashes } from '../sign-in/password-hasher.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/** Tasks that run until the test ends them. */
function createHeldWork() {
  const taskEnds: (() => void)[] = [];
  let running = 0;
  let maxRunning = 0;
  const work = async () => {
    maxRunning = Math.max(maxRunning, ++running);
    await new Promise<void>((resolve) => taskEnds.push(resolve));
    running--;
  };
  return { work, taskEnds, getMaxRunning: () => maxRunning };
}

describe('the concurrency limiter', () => {
  it('runs some tasks, queues some and rejects the rest with 503 and Retry-After [SRV-12]', async () => {
    const limit = createConcurrencyLimiter({ maxConcurrent: 2, maxQueued: 3 });
    const { work, taskEnds, getMaxRunning } = createHeldWork();
    const results = Array.from({ length: 7 }, () => limit(work).catch((error: unknown) => error));
    expect(await results[5]).toMatchObject({ status: 503, retryAfterSeconds: 2 });
    expect(await results[6]).toMatchObject({ status: 503 });
    for (let count = 0; count < 5; count++) {
      await expect.poll(() => taskEnds.length).toBeGreaterThan(0);
      taskEnds.shift()?.();
    }
    expect(await Promise.all(results.slice(0, 5))).toEqual(Array(5).fill(undefined));
    expect(getMaxRunning()).toBe(2);
  });

  it('reports a full queue before the work starts [SRV-12]', async () => {
    const limit = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 1 });
    const { work, taskEnds } = createHeldWork();
    const running = [limit(work)];
    expect(() => limit.assertCapacity()).not.toThrow();
    running.push(limit(work));
    expect(() => limit.assertCapacity()).toThrow(expect.objectContaining({ status: 503 }));
    for (const _ of running) {
      await expect.poll(() => taskEnds.length).toBeGreaterThan(0);
      taskEnds.shift()?.();
    }
    await Promise.all(running);
    expect(() => limit.assertCapacity()).not.toThrow();
  });

  it('passes the slot of a failed task to the next', async () => {
    const limit = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 1 });
    const failed = limit(() => Promise.reject(new Error('no')));
    const next = limit(async () => 'done');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
    expect(await limit(async () => 'again')).toBe('again');
  });

  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [64, 3],
  ])('on %i cores hashes at most %i passwords concurrently', (cores, maxConcurrent) => {
    expect(getMaxConcurrentHashes(cores)).toBe(maxConcurrent);
  });
});

describe('password hashing', () => {
  it('rejects every password if no hash is stored', async () => {
    const passwords = createPasswordHasher();
    const stored = await passwords.hash('password one');
    expect(await passwords.verify(stored, 'password one')).toBe(true);
    expect(await passwords.verify(stored, 'password two')).toBe(false);
    expect(await passwords.verify(undefined, 'password one')).toBe(false);
  });
});
