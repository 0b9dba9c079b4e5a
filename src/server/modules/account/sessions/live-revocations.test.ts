import { afterEach, expect, it, vi } from 'vitest';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { startLiveRevocations } from './live-revocations.ts';

afterEach(() => vi.useRealTimers());

const clock = createTestClock();
const token = (issuedAt: number) => ({ userId: 'asha', tokenId: undefined, issuedAt });
const cutOffAt = (seconds: number) => ({
  denied: [],
  cutoffs: [{ userId: 'asha', validFrom: new Date(seconds * 1000) }],
});
const NOTHING = { denied: [], cutoffs: [] };

it('follows the database within a second [D-39, D-47]', async () => {
  vi.useFakeTimers();
  let version = 0;
  const repository = {
    readVersion: async () => version,
    readSince: async () => (version > 0 ? cutOffAt(100) : NOTHING),
  };
  const revocations = await startLiveRevocations({ repository, clock, onError() {} });
  version = 1;
  expect(revocations.isRevoked(token(99))).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(revocations.isRevoked(token(99))).toBe(true);
  revocations.close();
});

it('keeps the later one of two ends of all sessions, even if it is read first', async () => {
  let version = 0;
  const readings: ((changes: typeof NOTHING | ReturnType<typeof cutOffAt>) => void)[] = [];
  const repository = {
    readVersion: async () => version,
    readSince: () => new Promise<typeof NOTHING | ReturnType<typeof cutOffAt>>((resolve) => readings.push(resolve)),
  };
  const revocations = await startLiveRevocations({ repository, clock, onError() {}, pollIntervalMs: 60_000 });
  version = 1;
  const older = revocations.refresh();
  await vi.waitFor(() => expect(readings).toHaveLength(1));
  version = 2;
  const newer = revocations.refresh();
  await vi.waitFor(() => expect(readings).toHaveLength(2));
  readings[1]?.(cutOffAt(200));
  await newer;
  readings[0]?.(cutOffAt(100));
  await older;
  expect(revocations.isRevoked(token(150))).toBe(true);
  revocations.close();
});

it('reports a failed read and does not fail what ended the session', async () => {
  const failures: unknown[] = [];
  const readVersion = vi.fn().mockResolvedValueOnce(0).mockRejectedValueOnce(new Error('no database'));
  const repository = { readVersion, readSince: async () => NOTHING };
  const onError = (error: unknown) => void failures.push(error);
  const revocations = await startLiveRevocations({ repository, clock, onError, pollIntervalMs: 60_000 });
  await revocations.refresh();
  expect(failures).toEqual([new Error('no database')]);
  revocations.close();
});
