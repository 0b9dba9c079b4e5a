import { describe, expect, it } from 'vitest';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { ReadBudgetError, type ReadPool } from './read-budget.ts';
import { createStatusReads } from './status-reads.ts';

/** A provider whose responses the test sends; a request fails if it is resolved with an error. */
function createSetup({ isBudgetLeft = true } = {}) {
  const clock = createTestClock();
  const requests: ReturnType<typeof createDeferred<Error | undefined>>[] = [];
  const spent: ReadPool[] = [];
  const readStatus = createStatusReads({
    clock,
    provider: {
      findOrder() {
        const request = createDeferred<Error | undefined>();
        requests.push(request);
        return request.promise.then((error) => {
          if (error) throw error;
          return undefined;
        });
      },
      listPayments: async () => [],
    },
    budget: {
      async spend(pool) {
        if (!isBudgetLeft) throw new ReadBudgetError(5);
        spent.push(pool);
      },
    },
  });
  const startRead = async (cause: Parameters<typeof readStatus>[1], id = 'A') => {
    const reading = readStatus(id, cause);
    // Lets the budget respond.
    await new Promise((resolve) => setImmediate(resolve));
    return { reading };
  };
  return { clock, requests, spent, readStatus, startRead };
}

describe('reading a payment attempt from the provider', () => {
  it('is shared while it runs and for three seconds after it [D-42]', async () => {
    const { clock, requests, spent, startRead } = createSetup();
    const readings = [await startRead('verify'), await startRead('verify'), await startRead('check')];
    expect(requests).toHaveLength(1);
    requests[0]?.resolve(undefined);
    const [first] = await Promise.all(readings.map(({ reading }) => reading));
    clock.advance(2_999);
    expect(await (await startRead('verify')).reading).toBe(first);
    expect([requests.length, spent]).toEqual([1, ['customers']]);
    clock.advance(1);
    await startRead('verify');
    await startRead('verify', 'B');
    expect(requests).toHaveLength(3);
  });

  it('starts a new read after a webhook event, also while another read runs, and later requests share the new one [D-42]', async () => {
    const { requests, spent, startRead } = createSetup();
    const stale = await startRead('verify');
    const fresh = await startRead('webhook');
    expect(requests).toHaveLength(2);
    requests[1]?.resolve(undefined);
    const snapshot = await fresh.reading;
    requests[0]?.resolve(undefined);
    expect(await stale.reading).not.toBe(snapshot);
    expect(await (await startRead('verify')).reading).toBe(snapshot);
    expect(spent).toEqual(['customers', 'background']);
  });

  it('starts a new read for a checkout and is not reused after it [D-26]', async () => {
    const { requests, spent, startRead } = createSetup();
    const seen = await startRead('verify');
    requests[0]?.resolve(undefined);
    await seen.reading;
    await startRead('checkout');
    await startRead('verify');
    expect([requests.length, spent]).toEqual([3, ['customers', 'customers']]);
  });

  describe('after the first five customer reads of an attempt', () => {
    async function createFrequentReads() {
      const setup = createSetup();
      const read = async (cause: Parameters<typeof setup.startRead>[0], id = 'A') => {
        const { reading } = await setup.startRead(cause, id);
        setup.requests.at(-1)?.resolve(undefined);
        return reading;
      };
      for (let count = 1; count <= 5; count++) {
        await read('verify');
        expect(setup.requests).toHaveLength(count);
        if (count < 5) setup.clock.advance(3_000);
      }
      return { ...setup, read };
    }

    it('is reused by customers for 15 seconds; other attempts are not affected [D-42]', async () => {
      const { clock, requests, read } = await createFrequentReads();
      clock.advance(14_999);
      await read('verify');
      expect(requests).toHaveLength(5);
      for (let count = 0; count < 2; count++) {
        await read('verify', 'B');
        clock.advance(3_000);
      }
      expect(requests).toHaveLength(7);
      await read('verify');
      expect(requests).toHaveLength(8);
    });

    it.each(['webhook', 'check', 'checkout'] as const)('is not reused for longer by: %s', async (cause) => {
      const { clock, requests, read } = await createFrequentReads();
      clock.advance(3_000);
      await read(cause);
      expect(requests).toHaveLength(6);
    });

    it('is reused for three seconds again when no customer has read the attempt for a minute', async () => {
      const { clock, requests, read } = await createFrequentReads();
      clock.advance(60_000);
      await read('verify');
      clock.advance(3_000);
      await read('verify');
      expect(requests).toHaveLength(7);
    });
  });

  it('is not reused after an error', async () => {
    const { requests, startRead } = createSetup();
    const { reading } = await startRead('verify');
    requests[0]?.resolve(new Error('down'));
    await expect(reading).rejects.toThrow('down');
    await startRead('verify');
    expect(requests).toHaveLength(2);
  });

  it('is refused without budget, except for a checkout [D-42]', async () => {
    const { requests, readStatus, startRead } = createSetup({ isBudgetLeft: false });
    for (const cause of ['verify', 'webhook', 'check'] as const)
      await expect(readStatus('A', cause)).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
    expect(requests).toHaveLength(0);
    await startRead('checkout');
    expect(requests).toHaveLength(1);
  });
});
