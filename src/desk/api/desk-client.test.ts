import { afterEach, describe, expect, it, vi } from 'vitest';
import { addOrderNote, getOrder, moveOrder } from '#contract/desk/orders/orders.ts';
import { signInStaff } from '#contract/desk/staff.ts';
import { createDeskOrder } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { callDesk } from './desk-client.ts';
import { DeskError, UNREACHABLE_MESSAGE, UNREADABLE_MESSAGE } from './desk-error.ts';
import { runAction } from './use-desk-action.ts';

afterEach(() => vi.unstubAllGlobals());

const catchError = async (promise: Promise<unknown>): Promise<DeskError> => {
  const error = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof DeskError)) throw new Error('It did not fail as expected.');
  return error;
};

const NOTE = { params: { id: 'o1' }, body: { text: 'Ring twice' } };

describe('the desk client', () => {
  it('fills the path and returns what the contract describes, without unknown fields', async () => {
    const desk = fakeDesk([[getOrder, { status: 200, data: { ...createDeskOrder(), newField: 1 } }]]);
    const order = await callDesk(getOrder, { params: { id: 'a/b' } });
    expect(order).toEqual(createDeskOrder());
    expect(desk.sent[0]).toMatchObject({ url: '/api/desk/orders/a%2Fb', method: 'GET', key: null });
  });

  it('keeps the current order of a conflict', async () => {
    fakeDesk([[moveOrder, { status: 409, data: { changedBy: 'Kiran' }, message: 'Changed' }]]);
    const error = await catchError(callDesk(moveOrder, { params: { id: 'o1' }, body: { version: 1, to: 2 } }));
    expect([error.status, error.message, error.data]).toEqual([409, 'Changed', { changedBy: 'Kiran' }]);
  });

  it('has a message for a response without an envelope', async () => {
    fakeDesk([[getOrder, 'unreachable', 'gateway', { status: 200, data: { id: 1 } }]]);
    const read = () => catchError(callDesk(getOrder, { params: { id: 'o1' } }));
    expect(await read()).toMatchObject({ status: 0, message: UNREACHABLE_MESSAGE });
    expect(await read()).toMatchObject({ status: 502, isOutcomeUnknown: true });
    expect(await read()).toMatchObject({ message: UNREADABLE_MESSAGE });
  });
});

describe('the idempotency key of an action', () => {
  it('is the same until the outcome is known, also after a reload', async () => {
    const isRunning = { status: 409, message: "We're still working on this." };
    const done = { status: 200, data: createDeskOrder() };
    const desk = fakeDesk([[addOrderNote, 'unreachable', isRunning, done]]);
    await catchError(runAction(addOrderNote, NOTE));
    await catchError(runAction(addOrderNote, NOTE));
    await runAction(addOrderNote, NOTE);
    await runAction(addOrderNote, NOTE);
    const [first, second, third, fourth] = desk.sent.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('is another one for other content and after a refusal', async () => {
    const desk = fakeDesk([[addOrderNote, 'unreachable', { status: 400, message: 'Too long' }]]);
    await catchError(runAction(addOrderNote, NOTE));
    await catchError(runAction(addOrderNote, { ...NOTE, body: { text: 'Ring once' } }));
    await catchError(runAction(addOrderNote, NOTE));
    await catchError(runAction(addOrderNote, NOTE));
    const [first, other, repeated, afterRefusal] = desk.sent.map(({ key }) => key);
    expect(other).not.toBe(first);
    expect(repeated).toBe(first);
    expect(afterRefusal).not.toBe(first);
  });

  it('is stored without the content', async () => {
    fakeDesk([[addOrderNote, 'unreachable']]);
    await catchError(runAction(addOrderNote, NOTE));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ring');
  });

  it('of a login is not stored at all', async () => {
    sessionStorage.clear();
    const desk = fakeDesk([[signInStaff, 'unreachable']]);
    const input = { body: { email: 'a@example.in', password: 'secret', code: '' } };
    await catchError(runAction(signInStaff, input));
    await catchError(runAction(signInStaff, input));
    expect(desk.sent[1]?.key).toBe(desk.sent[0]?.key);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
