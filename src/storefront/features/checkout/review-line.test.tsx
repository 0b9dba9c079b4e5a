import { expect, it } from 'vitest';
import { saveUnit } from '#storefront/state/product/saved-unit.ts';
import { findCheckoutForm, renderCheckout, withinMain } from '#tests/support/storefront/render-checkout.tsx';

const findLine = async () => {
  renderCheckout();
  await findCheckoutForm();
  return withinMain().getByText('Basant Vine').closest('li')?.textContent ?? '';
};

it('shows the size in inches by default [CHK-03]', async () => {
  expect(await findLine()).toContain('36 × 48 in · 2');
});

it('shows the size in the customer’s unit [CHK-03]', async () => {
  saveUnit('cm');
  expect(await findLine()).toContain('91.4 × 121.9 cm · 2');
});
