import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionStarted } from '#storefront/state/account/session-slice.ts';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import { buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { SecurityOverview } from './security-overview.tsx';

const userId = '11111111-1111-4111-8111-111111111111';

function renderSecurity(apiOrigin?: string) {
  const transport = createFakeTransport({
    'GET /api/Account/Privacy': () => buildOkResponse({ email: 'login@example.in' }),
    [`GET /api/UserDetails/${userId}`]: () => buildOkResponse({ userId, email: 'contact@example.in' }),
    'GET /api/Account/Devices': () => buildOkResponse({ items: [] }),
  });
  const store = createTestStore({ transport, preloadedState: { shop: { ...sampleSettings, apiOrigin } } });
  store.dispatch(sessionStarted({ token: 'a.b.c', userId, expiresAtMs: null }));
  return { ...renderWithStore(<SecurityOverview />, { store }), transport };
}

it('shows the email the customer logs in with, not the one for orders [D-39, Q-108]', async () => {
  const { container } = renderSecurity();
  await screen.findByText('You log in with login@example.in.');
  expect(container.querySelector('[autocomplete="username"]')?.getAttribute('value')).toBe('login@example.in');
  expect(screen.queryByText(/contact@example\.in/)).toBeNull();
});

it('offers nothing on another API host [D-39]', () => {
  const { transport } = renderSecurity('https://api.example.com');
  screen.getByRole('heading', { level: 1, name: 'Not available here' });
  expect(screen.queryByRole('form')).toBeNull();
  expect(transport.requests).toEqual([]);
});
