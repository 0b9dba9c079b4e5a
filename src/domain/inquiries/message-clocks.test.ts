import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMessageClocks, getOverdueSince } from './message-clocks.ts';
import { getOverdueLimits } from './ticket.ts';

const createdAt = new Date('2026-03-01T10:00:00Z');
const ACKNOWLEDGE_BY = new Date('2026-03-03T10:00:00Z');
const RESOLVE_BY = new Date('2026-03-31T10:00:00Z');
const day = (number: number) => new Date(createdAt.getTime() + number * 86_400_000);

describe('the clocks of a message', () => {
  it.each([
    ['new', 1, null, null, undefined],
    ['without a reply at the deadline', 2, null, null, undefined],
    ['without a reply after 48 hours', 2.01, null, null, ACKNOWLEDGE_BY],
    ['with a reply', 20, day(1), null, undefined],
    ['with a late reply', 20, day(5), null, undefined],
    ['with a reply, but open after a month', 31, day(1), null, RESOLVE_BY],
    ['without a reply after a month', 31, null, null, ACKNOWLEDGE_BY],
    ['done without a reply', 40, null, day(1), undefined],
    ['done', 40, day(1), day(2), undefined],
  ])('show when a message is overdue: %s', (_, nowDay, acknowledgedAt, doneAt, expected) => {
    expect(getOverdueSince({ createdAt, acknowledgedAt, doneAt }, day(nowDay))).toEqual(expected);
  });

  it('stop at the first reply and when it is done', () => {
    const times = { createdAt, acknowledgedAt: day(1), doneAt: day(4) };
    expect(getMessageClocks(times, day(50))).toEqual({
      acknowledge: { deadline: ACKNOWLEDGE_BY, stoppedAt: day(1), isOverdue: false },
      resolve: { deadline: RESOLVE_BY, stoppedAt: day(4), isOverdue: false },
    });
    const done = getMessageClocks({ ...times, acknowledgedAt: null }, day(50));
    expect(done.acknowledge.stoppedAt).toEqual(day(4));
  });

  it('agree with the limits that lists use', () => {
    const anyDay = fc.double({ min: 0, max: 60, noNaN: true }).map(day);
    fc.assert(
      fc.property(anyDay, fc.option(anyDay), (now, acknowledgedAt) => {
        const limits = getOverdueLimits(now);
        const isListed = (acknowledgedAt === null && createdAt < limits.acknowledge) || createdAt < limits.resolve;
        return isListed === (getOverdueSince({ createdAt, acknowledgedAt, doneAt: null }, now) !== undefined);
      }),
    );
  });
});
