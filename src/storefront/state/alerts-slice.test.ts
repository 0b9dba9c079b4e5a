import { expect, it } from 'vitest';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { alertDismissed, alertRaised, selectAlerts } from './alerts-slice.ts';

it('shows an alert until dismissed, without duplicates [D-01]', () => {
  const store = createTestStore();
  store.dispatch(alertRaised('Failed to add to cart.'));
  store.dispatch(alertRaised('Please log in to use wishlist.', { offersSignIn: true }));
  store.dispatch(alertRaised('Failed to add to cart.'));
  const alerts = selectAlerts(store.getState());
  expect(alerts.map(({ text, offersSignIn }) => [text, offersSignIn])).toEqual([
    ['Please log in to use wishlist.', true],
    ['Failed to add to cart.', false],
  ]);
  store.dispatch(alertDismissed(alerts[0]?.id ?? ''));
  expect(selectAlerts(store.getState())).toHaveLength(1);
});
