import { expect, it } from 'vitest';
import { ORDER_STATUSES } from './order-status.ts';
import { buildOrderTimeline } from './order-timeline.ts';

const order = { status: 1, createdAt: '2026-01-01T20:00:00Z', paidAt: '2026-01-01T20:05:00Z' };

it('tells the events of an order in their order, each with its label, words and time', () => {
  const events = ORDER_STATUSES.map(({ code }, minute) => ({ status: code, at: `2026-01-01T20:0${minute}:00Z` }));
  const told = buildOrderTimeline({ ...order, events });
  expect(told.map(({ label }) => label)).toEqual(ORDER_STATUSES.map(({ label }) => label));
  expect(told.map(({ at }) => at)).toEqual(events.map(({ at }) => at));
  expect(told.every(({ text }) => text.endsWith('.'))).toBe(true);
});

it('tells placing and payment of an order that came without events', () => {
  expect(buildOrderTimeline({ ...order, events: [] }).map(({ status, at }) => [status, at])).toEqual([
    [0, order.createdAt],
    [1, order.paidAt],
  ]);
  expect(buildOrderTimeline({ ...order, paidAt: null, events: [] })).toHaveLength(1);
});

it('keeps the time of a status that nobody knows', () => {
  const [entry] = buildOrderTimeline({ ...order, events: [{ status: 12, at: 'x' }] });
  expect(entry).toEqual({ status: 12, at: 'x', label: 'Unknown', text: '' });
});
