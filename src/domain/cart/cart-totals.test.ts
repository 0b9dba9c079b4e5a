import { describe, expect, it } from 'vitest';
import { toPaise } from '../money/paise.ts';
import { calculateSubtotalPaise, countPieces, formatCartBadge, formatItemCount } from './cart-totals.ts';

describe('cart totals', () => {
  it.each([
    [[2, 3], '5', 'HDR-05'],
    [[99], '99', 'HDR-06, CONST-10'],
    [[60, 40], '99+', 'HDR-06, CONST-10'],
    [[], undefined, 'Q-75'],
    [[0], undefined, 'Q-75'],
  ])('formats the quantities %j as the badge %s [%s]', (quantities, badge, _ids) => {
    expect(formatCartBadge(countPieces(quantities))).toBe(badge);
  });

  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [2, '2 items'],
  ])('formats %d lines as %s [CART-03, Q-68]', (lines, text) => {
    expect(formatItemCount(lines)).toBe(text);
  });

  it('sums line totals to the subtotal [CART-34, ENT-18]', () => {
    expect(calculateSubtotalPaise([{ lineTotalPaise: toPaise(54000) }, { lineTotalPaise: toPaise(7542) }])).toBe(61542);
    expect(calculateSubtotalPaise([])).toBe(0);
  });
});
