import { expect, it } from 'vitest';
import type { CartItem } from '#contract/storefront/cart.ts';
import { saveUnit } from '#storefront/state/product/saved-unit.ts';
import { buildCartResponse } from '#tests/support/samples/cart-samples.ts';
import {
  findCheckoutForm,
  renderCheckout,
  TWO_PIECE_LINE,
  withinMain,
} from '#tests/support/storefront/render-checkout.tsx';

const findLine = async (changes: Partial<CartItem> = {}) => {
  renderCheckout({ 'GET /api/Cart': () => buildCartResponse({ ...TWO_PIECE_LINE, ...changes }) });
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

it('shows the type first [D-34, CHK-03]', async () => {
  expect(await findLine({ productTypeTitle: 'Smooth Matt' })).toContain('Basant VineSmooth Matt · 36 × 48 in · 2');
});

it('shows a sample instead of a size [D-38]', async () => {
  const sample = { kind: 'sample', widthInInches: 0, heightInInches: 0, areaSqFt: 0, quantity: 1 } as const;
  expect(await findLine(sample)).toContain('Basant VineSample · 1 pcs');
});

it('tells lines of one type apart by colour and choices [CHK-03]', async () => {
  const text = await findLine({
    category: 'blinds',
    colorName: 'Ivory',
    wallpaperFinish: null,
    wallpaperIsWashable: null,
    fittingType: 'Inside',
    motorisation: 'Motor Only',
    sideOfControls: 'Left',
    sizeIncludesAllowance: false,
  });
  expect(text).toContain(
    'Cloth colour: Ivory · Fitting type: Inside · Motorisation: Motor Only · Side of control: Left · 2 inches included: No',
  );
});

it('shows the colour of a sample and nothing else [D-38]', async () => {
  const text = await findLine({ kind: 'sample', widthInInches: 0, heightInInches: 0, areaSqFt: 0, colorName: 'Rose' });
  expect(text).toContain('Colour: RoseLine total');
});
