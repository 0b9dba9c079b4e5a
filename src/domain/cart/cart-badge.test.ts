import { describe, expect, it } from 'vitest';
import { paise } from '../money/paise.ts';
import { formatCartBadge } from './cart-badge.ts';
import { formatItemCount } from './item-count.ts';
import { calculateSubtotalPaise } from './totals.ts';

describe('the cart in figures', () => {
  it.each([
    [[2, 3], '5', 'HDR-05'],
    [[99], '99', 'HDR-06, CONST-10'],
    [[60, 40], '99+', 'HDR-06, CONST-10'],
    [[], undefined, 'Q-75'],
    [[0], undefined, 'Q-75'],
  ])('has for the quantities %j the badge %s [%s]', (quantities, badge, _ids) => {
    expect(formatCartBadge(quantities)).toBe(badge);
  });

  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [2, '2 items'],
  ])('counts %d lines as %s [CART-03, Q-68]', (lines, text) => {
    expect(formatItemCount(lines)).toBe(text);
  });

  it('has the sum of its line totals as subtotal [CART-34, ENT-18]', () => {
    expect(calculateSubtotalPaise([{ lineTotalPaise: paise(54000) }, { lineTotalPaise: paise(7542) }])).toBe(61542);
    expect(calculateSubtotalPaise([])).toBe(0);
  });
});
