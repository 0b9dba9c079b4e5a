import { expect, it, vi } from 'vitest';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { type FillOptions, startFilling } from './start-filling.ts';

const NOW = '2026-03-03T00:00:00.000Z';
/** A busy machine needs this long. */
const PATIENCE = { timeout: 20_000 };
const TWO_DAYS_BEFORE = new Date('2026-03-01T00:00:00.000Z');

function start(fill: (options: FillOptions) => Promise<boolean>) {
  const report = vi.fn();
  const stop = startFilling({
    clock: createTestClock(NOW),
    outages: { report, end() {} },
    intervalMs: 5,
    failure: 'terms not filled in',
    fill,
  });
  return { report, stop };
}

it('looks at everything until it got to the end, then only at recent rows', async () => {
  const results = [false, true, true];
  const fill = vi.fn(async (_: FillOptions) => results.shift() ?? true);
  const { stop } = start(fill);
  await vi.waitFor(() => expect(fill.mock.calls.length).toBeGreaterThanOrEqual(3), PATIENCE);
  await stop();
  const starts = fill.mock.calls.slice(0, 3).map(([{ since }]) => since);
  expect(starts).toEqual([undefined, undefined, TWO_DAYS_BEFORE]);
});

it('reports a failure and tries again', async () => {
  const fill = vi.fn(async (_: FillOptions) => true).mockRejectedValueOnce(new Error('down'));
  const { report, stop } = start(fill);
  await vi.waitFor(() => expect(fill.mock.calls.length).toBeGreaterThanOrEqual(2), PATIENCE);
  await stop();
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('down'), 'terms not filled in');
  expect(fill.mock.calls[1]?.[0].since).toBeUndefined();
});

it('stops a running fill and waits for it', async () => {
  let hasEnded = false;
  const fill = vi.fn(async ({ isStopped = () => false }: FillOptions) => {
    await vi.waitFor(() => expect(isStopped()).toBe(true), PATIENCE);
    hasEnded = true;
    return false;
  });
  const { stop } = start(fill);
  await vi.waitFor(() => expect(fill).toHaveBeenCalled(), PATIENCE);
  await stop();
  expect(hasEnded).toBe(true);
});
