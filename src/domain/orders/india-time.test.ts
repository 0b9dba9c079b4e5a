import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIndiaDate, formatIndiaTime } from './india-time.ts';
import { PERIOD_REVERSED_MESSAGE, PERIOD_UNREADABLE_MESSAGE, parseOrderPeriod } from './listing/order-period.ts';

describe('India time', () => {
  it.each([
    ['2026-01-01T20:00:00Z', '2 Jan 2026, 1:30 am'],
    ['2026-04-01T18:29:59Z', '1 Apr 2026, 11:59 pm'],
    ['2026-03-31T18:30:00Z', '1 Apr 2026, 12:00 am'],
    ['2026-03-31T18:29:59Z', '31 Mar 2026, 11:59 pm'],
    ['2026-06-15T06:30:00Z', '15 Jun 2026, 12:00 pm'],
    ['2025-12-31T18:30:00.000Z', '1 Jan 2026, 12:00 am'],
    ['2026-01-02T01:30:00+05:30', '2 Jan 2026, 1:30 am'],
  ])('shows %s as %s [ORD-06, CONST-35, Q-121]', (time, shown) => {
    expect(formatIndiaTime(time)).toBe(shown);
    expect(formatIndiaTime(new Date(time))).toBe(shown);
  });

  it('agrees with the en-IN format of the platform at any time [CONST-35, Q-121]', () => {
    const intl = new Intl.DateTimeFormat('en-IN', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    });
    const plain = (text: string) => text.replaceAll('\u202f', ' ').replace('Sept', 'Sep');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (time) => {
          expect(formatIndiaTime(time)).toBe(plain(intl.format(time)));
        },
      ),
    );
  });

  it('shows the day alone, and nothing for a time that cannot be read', () => {
    expect(formatIndiaDate('2026-01-01T20:00:00Z')).toBe('2 Jan 2026');
    expect(formatIndiaTime('soon')).toBe('');
  });
});

describe('the period of an order list', () => {
  it.each([
    ['2026-01-02', '2026-01-02', '2026-01-01T18:30:00.000Z', '2026-01-02T18:29:59.999Z'],
    ['2026-01-02T10:00:00Z', '2026-01-02T11:00:00.5Z', '2026-01-02T10:00:00.000Z', '2026-01-02T11:00:00.500Z'],
    ['2026-01-02T10:00:00+05:30', '2026-01-02T10:00', '2026-01-02T04:30:00.000Z', '2026-01-02T04:30:00.000Z'],
    ['2026-01-02T10:00:00-01:00', undefined, '2026-01-02T11:00:00.000Z', undefined],
    [undefined, ' ', undefined, undefined],
  ])('from %s to %s is %s to %s [SRV-57, SRV-58]', (from, to, first, last) => {
    const period = parseOrderPeriod(from, to);
    expect(period.ok && [period.value.from?.toISOString(), period.value.to?.toISOString()]).toEqual([first, last]);
  });

  it.each(['2026-02-30', '2026-13-01', 'yesterday', '02/01/2026', '2026-1-2', '2026-01-02T25:00:00Z'])(
    'refuses the unreadable %s [SRV-57]',
    (text) => {
      expect(parseOrderPeriod(text, undefined)).toEqual({ ok: false, message: PERIOD_UNREADABLE_MESSAGE });
      expect(parseOrderPeriod(undefined, text)).toEqual({ ok: false, message: PERIOD_UNREADABLE_MESSAGE });
    },
  );

  it('refuses a From after To, but takes one day from its start to its end [SRV-57]', () => {
    expect(parseOrderPeriod('2026-01-03', '2026-01-02')).toEqual({ ok: false, message: PERIOD_REVERSED_MESSAGE });
    expect(parseOrderPeriod('2026-01-02', '2026-01-02').ok).toBe(true);
  });
});
