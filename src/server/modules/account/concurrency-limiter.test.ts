import { describe, expect, it } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { createPasswordHasher, getMaxConcurrentHashes } from './password-hasher.ts';

/** Work that ends when the test says so. */
function heldWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running--;
  };
  return { work, ends, most: () => most };
}

describe('bounded work', () => {
  it('runs a few at once, lets some wait and sends the rest away with 503 and a time to come back [SRV-12]', async () => {
    const bounded = createConcurrencyLimiter({ maxConcurrent: 2, maxQueued: 3 });
    const { work, ends, most } = heldWork();
    const results = Array.from({ length: 7 }, () => bounded(work).catch((error: unknown) => error));
    expect(await results[5]).toMatchObject({ status: 503, retryAfterSeconds: 2 });
    expect(await results[6]).toMatchObject({ status: 503 });
    for (let ended = 0; ended < 5; ended++) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
    expect(await Promise.all(results.slice(0, 5))).toEqual(Array(5).fill(undefined));
    expect(most()).toBe(2);
  });

  it('tells beforehand that there is no room [SRV-12]', async () => {
    const bounded = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 1 });
    const { work, ends } = heldWork();
    const running = [bounded(work)];
    expect(() => bounded.assertCapacity()).not.toThrow();
    running.push(bounded(work));
    expect(() => bounded.assertCapacity()).toThrow(expect.objectContaining({ status: 503 }));
    for (const _ of running) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
    await Promise.all(running);
    expect(() => bounded.assertCapacity()).not.toThrow();
  });

  it('gives the place of failed work to the next', async () => {
    const bounded = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 1 });
    const failed = bounded(() => Promise.reject(new Error('no')));
    const next = bounded(async () => 'done');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
    expect(await bounded(async () => 'again')).toBe('again');
  });

  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [64, 3],
  ])('on %i cores hashes %i passwords at once', (cores, atOnce) => {
    expect(getMaxConcurrentHashes(cores)).toBe(atOnce);
  });
});

describe('password hashing', () => {
  it('never finds a password right for which nothing is stored', async () => {
    const passwords = createPasswordHasher();
    const stored = await passwords.hash('password one');
    expect(await passwords.verify(stored, 'password one')).toBe(true);
    expect(await passwords.verify(stored, 'password two')).toBe(false);
    expect(await passwords.verify(undefined, 'password one')).toBe(false);
  });
});
