import { expect, it } from 'vitest';
import { saveUnit } from '#storefront/state/product/saved-unit.ts';
import { main, openForm, renderCheckout } from '#tests/support/storefront/render-checkout.tsx';

const line = async () => {
  renderCheckout();
  await openForm();
  return main().getByText('Basant Vine').closest('li')?.textContent ?? '';
};

it('shows the size in inches by default [CHK-03]', async () => {
  expect(await line()).toContain('36 × 48 in · 2');
});

it('shows the size in the customer’s unit [CHK-03]', async () => {
  saveUnit('cm');
  expect(await line()).toContain('91.4 × 121.9 cm · 2');
});
