import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  catchErrorKind,
  errorReply,
  orderReply,
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

const provider: ScriptedCashfree['provider'] = (changes) => cashfree.provider(changes);

describe('the circuit breaker', () => {
  it('stops asking after five failures, and lets one try find out half a minute later', async () => {
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
      breaker: true,
    };
    const guarded = createCashfreeProvider(settings, clock);
    cashfree.script({ status: 500, json: {} });
    for (const _ of [1, 2, 3]) expect(await catchErrorKind(guarded.findOrder('x'))).toBe('unavailable');
    expect(cashfree.heard).toHaveLength(5);
    clock.advance(29_000);
    await expect(guarded.findOrder('x')).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 1 });
    expect(cashfree.heard).toHaveLength(5);
    clock.advance(1000);
    expect(await catchErrorKind(guarded.findOrder('x'))).toBe('unavailable');
    expect(cashfree.heard).toHaveLength(6);
    clock.advance(30_000);
    cashfree.script(orderReply());
    expect(await guarded.findOrder('x')).toBeDefined();
    expect(await catchErrorKind(guarded.findOrder('x'))).toBe('fulfilled');
  });

  it('is not opened by refusals, and can be switched off', async () => {
    cashfree.script(errorReply(400, 'no'));
    const guarded = provider({ breaker: true });
    for (let at = 0; at < 8; at++) expect(await catchErrorKind(guarded.findOrder('x'))).toBe('refused');
    cashfree.script('reset');
    const open = provider();
    for (let at = 0; at < 4; at++) await catchErrorKind(open.findOrder('x'));
    expect(cashfree.heard).toHaveLength(8);
  });
});
