import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getOrder } from '#contract/desk/orders/orders.ts';
import { createDeskOrder } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { useOrder } from './orders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Shown = () => <p>Status {useOrder('o1').data?.status}</p>;
const EMAIL = { id: 'e1', title: 'Order shipped', at: '2026-01-02T05:00:00.000Z', error: null };
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('reads an order again every 5 seconds while an email is waiting, then every 30', async () => {
  const waiting = createDeskOrder({ emails: [{ ...EMAIL, state: 'queued' }] });
  const sent = createDeskOrder({ status: 3, emails: [{ ...EMAIL, state: 'sent' }] });
  const desk = fakeDesk([[getOrder, { status: 200, data: waiting }, { status: 200, data: sent }]]);
  renderInDesk(<Shown />);
  await wait(1);
  expect(screen.getByText('Status 1')).toBeDefined();
  await wait(5_100);
  expect(screen.getByText('Status 3')).toBeDefined();
  expect(desk.sent).toHaveLength(2);
  await wait(20_000);
  expect(desk.sent).toHaveLength(2);
  await wait(11_000);
  expect(desk.sent).toHaveLength(3);
});
