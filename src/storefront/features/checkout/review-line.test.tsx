import { expect, it } from 'vitest';
import { keepUnit } from '#storefront/state/product/kept-unit.ts';
import { main, openForm, visitCheckout } from '#tests/support/checkout-visit.tsx';

const line = async () => {
  visitCheckout();
  await openForm();
  return main().getByText('Basant Vine').closest('li')?.textContent ?? '';
};

it('says the size in inches to a customer who chose no unit [CHK-03]', async () => {
  expect(await line()).toContain('36 × 48 in · 2');
});

it('says the size in the unit of the customer [CHK-03]', async () => {
  keepUnit('cm');
  expect(await line()).toContain('91.4 × 121.9 cm · 2');
});
