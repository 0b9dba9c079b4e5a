import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  catchErrorKind,
  createErrorReply,
  createOrderReply,
  type ScriptedCashfree,
  startScriptedCashfree,
} from '#tests/support/payments/scripted-cashfree.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createCashfreeProvider } from './cashfree-provider.ts';

let cashfree: ScriptedCashfree;
beforeAll(async () => {
  cashfree = await startScriptedCashfree();
});
afterAll(() => cashfree.close());

const createProvider: ScriptedCashfree['createProvider'] = (changes) => cashfree.createProvider(changes);

describe('the circuit breaker', () => {
  it('opens after five failures and probes once after 30 seconds', async () => {
    const clock = createTestClock();
    const { baseUrl, ...keys } = {
      baseUrl: `${cashfree.origin}/pg`,
      clientId: 'a',
      clientSecret: 'b',
      apiVersion: 'c',
    };
    const settings = {
      baseUrl,
      ...keys,
      publicOrigin: '',
      webhookUrl: 'https://x.example',
      deadlineMs: 4000,
      isBreakerEnabled: true,
    };
    const protectedProvider = createCashfreeProvider(settings, clock);
    cashfree.setReplies({ status: 500, json: {} });
    for (const _ of [1, 2, 3]) expect(await catchErrorKind(protectedProvider.findOrder('x'))).toBe('unavailable');
    expect(cashfree.requests).toHaveLength(5);
    clock.advance(29_000);
    await expect(protectedProvider.findOrder('x')).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 1 });
    expect(cashfree.requests).toHaveLength(5);
    clock.advance(1000);
    expect(await catchErrorKind(protectedProvider.findOrder('x'))).toBe('unavailable');
    expect(cashfree.requests).toHaveLength(6);
    clock.advance(30_000);
    cashfree.setReplies(createOrderReply());
    expect(await protectedProvider.findOrder('x')).toBeDefined();
    expect(await catchErrorKind(protectedProvider.findOrder('x'))).toBe('fulfilled');
  });

  it('does not open on refusals and can be disabled', async () => {
    cashfree.setReplies(createErrorReply(400, 'no'));
    const protectedProvider = createProvider({ isBreakerEnabled: true });
    for (let count = 0; count < 8; count++)
      expect(await catchErrorKind(protectedProvider.findOrder('x'))).toBe('refused');
    cashfree.setReplies('reset');
    const unprotectedProvider = createProvider();
    for (let count = 0; count < 4; count++) await catchErrorKind(unprotectedProvider.findOrder('x'));
    expect(cashfree.requests).toHaveLength(8);
  });
});
