import { expect, it } from 'vitest';
import { formatOrderAmount } from './order-amount.ts';

it.each([
  [123456, 'INR', '₹1,234.56'],
  [123500, 'INR', '₹1,235.00'],
  [-40, 'INR', '-₹0.40'],
  [12345678900, 'INR', '₹12,34,56,789.00'],
  [100.4, 'INR', '₹1.00'],
  [5000, 'USD', 'USD 50.00'],
])('formats %d in %s as %s [ORD-36, ORD-37, CONST-31, CONST-32]', (amount, currency, text) => {
  expect(formatOrderAmount(amount, currency)).toBe(text);
});
