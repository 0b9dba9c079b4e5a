import { describe, expect, it } from 'vitest';
import { PERIOD_REVERSED_MESSAGE, PERIOD_UNREADABLE_MESSAGE, parseOrderPeriod } from './order-period.ts';

describe('parseOrderPeriod', () => {
  it.each([
    ['2026-01-02', '2026-01-02', '2026-01-01T18:30:00.000Z', '2026-01-02T18:29:59.999Z'],
    ['2026-01-02T10:00:00Z', '2026-01-02T11:00:00.5Z', '2026-01-02T10:00:00.000Z', '2026-01-02T11:00:00.500Z'],
    ['2026-01-02T10:00:00+05:30', '2026-01-02T10:00', '2026-01-02T04:30:00.000Z', '2026-01-02T04:30:00.000Z'],
    ['2026-01-02T10:00:00-01:00', undefined, '2026-01-02T11:00:00.000Z', undefined],
    [undefined, ' ', undefined, undefined],
  ])('parses %s to %s as %s to %s [SRV-57, SRV-58]', (from, to, first, last) => {
    const period = parseOrderPeriod(from, to);
    expect(period.ok && [period.value.from?.toISOString(), period.value.to?.toISOString()]).toEqual([first, last]);
  });

  it.each(['2026-02-30', '2026-13-01', 'yesterday', '02/01/2026', '2026-1-2', '2026-01-02T25:00:00Z'])(
    'refuses %s [SRV-57]',
    (text) => {
      expect(parseOrderPeriod(text, undefined)).toEqual({ ok: false, message: PERIOD_UNREADABLE_MESSAGE });
      expect(parseOrderPeriod(undefined, text)).toEqual({ ok: false, message: PERIOD_UNREADABLE_MESSAGE });
    },
  );

  it('refuses From after To, but accepts a single day [SRV-57]', () => {
    expect(parseOrderPeriod('2026-01-03', '2026-01-02')).toEqual({ ok: false, message: PERIOD_REVERSED_MESSAGE });
    expect(parseOrderPeriod('2026-01-02', '2026-01-02').ok).toBe(true);
  });
});
