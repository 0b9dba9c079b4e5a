import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  catchErrorKind,
  createErrorReply,
  createOrderReply,
  type ScriptedCashfree,
  startScriptedCashfree,
} from '#tests/support/payments/scripted-cashfree.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { CircuitOpenError, ProviderError, RateLimitError } from './payment-provider.ts';

// The breaker's time; a slow machine must not close it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const FAILURE = new ProviderError('unavailable', 'down');
const BETWEEN_REQUESTS_MS = 200;

/** Sends requests through a breaker, five a second. */
function createCaller() {
  const run = createCircuitBreaker();
  let sent = 0;
  const call = async (outcome: Error | 'ok'): Promise<unknown> => {
    vi.advanceTimersByTime(BETWEEN_REQUESTS_MS);
    const request = run(async () => {
      sent += 1;
      if (outcome !== 'ok') throw outcome;
      return outcome;
    });
    return request.catch((error: unknown) => error);
  };
  return {
    run,
    call,
    countSent: () => sent,
    async callUntilOpen(): Promise<void> {
      for (let count = 0; count < 100; count++) if ((await call(FAILURE)) instanceof CircuitOpenError) return;
      expect.fail('the circuit did not open');
    },
  };
}

describe('the circuit breaker', () => {
  it('stays closed while 30 % of requests fail', async () => {
    const { call, countSent } = createCaller();
    for (let count = 0; count < 300; count++) await call(count % 10 < 3 ? FAILURE : 'ok');
    expect(countSent()).toBe(300);
  });

  it('opens when nearly all requests fail, after ten at the earliest', async () => {
    const down = createCaller();
    await down.callUntilOpen();
    expect(down.countSent()).toBe(10);
    const { call, countSent } = createCaller();
    for (let count = 0; count < 60; count++) await call(count % 10 === 5 ? 'ok' : FAILURE);
    expect(countSent()).toBeLessThan(40);
  });

  it('never opens on 429', async () => {
    const { call, countSent } = createCaller();
    for (let count = 0; count < 300; count++) await call(new RateLimitError(2));
    expect(countSent()).toBe(300);
    expect(await call('ok')).toBe('ok');
  });

  it('closes less than 5 seconds after the provider recovers', async () => {
    const { call, callUntilOpen } = createCaller();
    await callUntilOpen();
    for (let count = 0; count < 1000; count++) await call(FAILURE);
    const recoveredAt = Date.now();
    while ((await call('ok')) !== 'ok') expect(Date.now() - recoveredAt).toBeLessThan(5000);
    for (let count = 0; count < 20; count++) expect(await call('ok')).toBe('ok');
  });

  it('sends one probe a second while open', async () => {
    const { call, callUntilOpen, countSent } = createCaller();
    await callUntilOpen();
    const sentBefore = countSent();
    for (let elapsedMs = 0; elapsedMs < 10_000; elapsedMs += BETWEEN_REQUESTS_MS) await call(FAILURE);
    expect(countSent() - sentBefore).toBeLessThanOrEqual(10);
    expect(countSent() - sentBefore).toBeGreaterThanOrEqual(5);
  });

  it('rejects other requests at once while a probe is pending', async () => {
    const { run, call, callUntilOpen } = createCaller();
    await callUntilOpen();
    vi.advanceTimersByTime(1000);
    let finishProbe = () => {};
    const probe = run(() => new Promise<void>((resolve) => (finishProbe = resolve)));
    expect(await call('ok')).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 1 });
    finishProbe();
    await probe;
    expect(await call('ok')).toBe('ok');
  });
});

describe('the provider behind the circuit breaker', () => {
  let cashfree: ScriptedCashfree;
  beforeAll(async () => {
    cashfree = await startScriptedCashfree();
  });
  afterAll(() => cashfree.close());

  const findOrders = async (count: number, isBreakerEnabled: boolean) => {
    const provider = cashfree.createProvider({ isBreakerEnabled });
    const kinds: unknown[] = [];
    for (let index = 0; index < count; index++) kinds.push(await catchErrorKind(provider.findOrder('x')));
    return { provider, kinds: [...new Set(kinds)] };
  };

  it('gets no requests while the circuit is open, and all of them when the breaker is disabled', async () => {
    cashfree.setReplies({ status: 500, json: {} });
    const { provider, kinds } = await findOrders(5, true);
    expect([kinds, cashfree.requests.length]).toEqual([['unavailable'], 10]);
    await expect(provider.findOrder('x')).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 1 });
    cashfree.setReplies({ status: 500, json: {} });
    await findOrders(5, false);
    expect(cashfree.requests).toHaveLength(20);
  });

  it.each([
    ['refusals', createErrorReply(400, 'no'), 'refused'],
    ['429', { status: 429, json: {}, headers: { 'retry-after': '60' } }, 'unavailable'],
  ] as const)('stays reachable after %s', async (_, reply, kind) => {
    cashfree.setReplies(reply);
    const { provider, kinds } = await findOrders(30, true);
    expect([kinds, cashfree.requests.length]).toEqual([[kind], 30]);
    cashfree.setReplies(createOrderReply());
    expect(await provider.findOrder('x')).toBeDefined();
  });
});
