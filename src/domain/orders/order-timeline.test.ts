import { expect, it } from 'vitest';
import { ORDER_STATUSES } from './order-status.ts';
import { buildOrderTimeline } from './order-timeline.ts';

const order = { status: 1, createdAt: '2026-01-01T20:00:00Z', paidAt: '2026-01-01T20:05:00Z' };

it('lists the events of an order with label, text and time', () => {
  const events = ORDER_STATUSES.map(({ code }, minute) => ({ status: code, at: `2026-01-01T20:0${minute}:00Z` }));
  const timeline = buildOrderTimeline({ ...order, events });
  expect(timeline.map(({ label }) => label)).toEqual(ORDER_STATUSES.map(({ label }) => label));
  expect(timeline.map(({ at }) => at)).toEqual(events.map(({ at }) => at));
  expect(timeline.every(({ text }) => text.endsWith('.'))).toBe(true);
});

it('lists creation and payment of an order without events', () => {
  expect(buildOrderTimeline({ ...order, events: [] }).map(({ status, at }) => [status, at])).toEqual([
    [0, order.createdAt],
    [1, order.paidAt],
  ]);
  expect(buildOrderTimeline({ ...order, paidAt: null, events: [] })).toHaveLength(1);
});

it('lists an unknown status with its time', () => {
  const [entry] = buildOrderTimeline({ ...order, events: [{ status: 12, at: 'x' }] });
  expect(entry).toEqual({ status: 12, at: 'x', label: 'Unknown', text: '' });
});
