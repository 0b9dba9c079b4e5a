import { expect, it, vi } from 'vitest';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { type BackfillOptions, startBackfill } from './start-backfill.ts';

const NOW = '2026-03-03T00:00:00.000Z';
/** A busy machine needs this long. */
const PATIENCE = { timeout: 20_000 };
const TWO_DAYS_BEFORE = new Date('2026-03-01T00:00:00.000Z');

function start(backfill: (options: BackfillOptions) => Promise<boolean>) {
  const report = vi.fn();
  const stop = startBackfill({
    clock: createTestClock(NOW),
    outages: { report, end() {} },
    intervalMs: 5,
    failure: 'terms not backfilled',
    backfill,
  });
  return { report, stop };
}

it('reads all rows until one run is complete, then only recent rows', async () => {
  const results = [false, true, true];
  const backfill = vi.fn(async (_: BackfillOptions) => results.shift() ?? true);
  const { stop } = start(backfill);
  await vi.waitFor(() => expect(backfill.mock.calls.length).toBeGreaterThanOrEqual(3), PATIENCE);
  await stop();
  const starts = backfill.mock.calls.slice(0, 3).map(([{ since }]) => since);
  expect(starts).toEqual([undefined, undefined, TWO_DAYS_BEFORE]);
});

it('reports a failure and tries again', async () => {
  const backfill = vi.fn(async (_: BackfillOptions) => true).mockRejectedValueOnce(new Error('down'));
  const { report, stop } = start(backfill);
  await vi.waitFor(() => expect(backfill.mock.calls.length).toBeGreaterThanOrEqual(2), PATIENCE);
  await stop();
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('down'), 'terms not backfilled');
  expect(backfill.mock.calls[1]?.[0].since).toBeUndefined();
});

it('stops a running backfill and waits for it', async () => {
  let hasEnded = false;
  const backfill = vi.fn(async ({ isStopped = () => false }: BackfillOptions) => {
    await vi.waitFor(() => expect(isStopped()).toBe(true), PATIENCE);
    hasEnded = true;
    return false;
  });
  const { stop } = start(backfill);
  await vi.waitFor(() => expect(backfill).toHaveBeenCalled(), PATIENCE);
  await stop();
  expect(hasEnded).toBe(true);
});
