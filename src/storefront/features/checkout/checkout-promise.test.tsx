import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSampleLine } from '#tests/support/samples/cart-samples.ts';
import { findCheckoutForm, renderCheckout, retype } from '#tests/support/storefront/render-checkout.tsx';

// Monday morning in India.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T04:00:00Z') }));

const getPromise = () => screen.getByText(/^Delivery by/).parentElement?.textContent;

it('promises the date of the typed PIN code, for the slowest piece of the cart [D-43]', async () => {
  const cart = [createSampleLine({ id: 'a' }), createSampleLine({ id: 'b', category: 'curtains' })];
  const { user } = renderCheckout({}, { session: 'signedOut' }, cart);
  await findCheckoutForm();
  await waitFor(() =>
    expect(getPromise()).toBe('Delivery by Thu, 3 Dec 2026Enter your pincode for the date at your address.'),
  );
  await retype(user, 'Pincode', '38001');
  expect(getPromise()).toContain('Delivery by Thu, 3 Dec 2026');
  await user.keyboard('5');
  expect(getPromise()).toBe('Delivery by Fri, 27 Nov 2026To PIN code 380015.');
  await retype(user, 'Pincode', '700 001');
  expect(getPromise()).toBe('Delivery by Wed, 2 Dec 2026To PIN code 700001.');
});

it('starts with the saved PIN code [D-43]', async () => {
  renderCheckout();
  await findCheckoutForm();
  // Wallpaper to zone 3: 4 and 2 working days.
  await waitFor(() => expect(getPromise()).toBe('Delivery by Mon, 23 Nov 2026To PIN code 380009.'));
});
