import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Privacy } from '#contract/storefront/privacy.ts';
import { DRAFT_KEY_PREFIX } from '#storefront/browser/storage/stored-drafts.ts';
import { sessionStarted } from '#storefront/state/account/session-slice.ts';
import { buildJsonResponse, buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { MyData } from './my-data.tsx';

const PRIVACY: Privacy = {
  email: 'asha@example.in',
  isEmailConfirmed: true,
  marketingConsentAt: null,
  keptOrders: { count: 0, until: null },
  obstacles: [],
  erasureRequestedAt: null,
};

function renderMyData(privacy: Partial<Privacy>, routes: Parameters<typeof createFakeTransport>[0] = {}) {
  const transport = createFakeTransport({
    'GET /api/Account/Privacy': () => buildOkResponse({ ...PRIVACY, ...privacy }),
    ...routes,
  });
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 'a.b.c', userId: '11111111-1111-4111-8111-111111111111', expiresAtMs: null }));
  return { ...renderWithStore(<MyData />, { store }), transport };
}

describe('a postponed erasure', () => {
  const obstacles: Privacy['obstacles'] = [
    { kind: 'order', orderNumber: 'AAN-2' },
    { kind: 'refund', orderNumber: 'AAN-3' },
  ];

  it('shows the reason, the next steps and the records that tax law keeps, and can be withdrawn', async () => {
    renderMyData(
      { obstacles, erasureRequestedAt: '2026-11-16T12:00:00.000Z', keptOrders: { count: 2, until: '2033-12-31' } },
      { 'DELETE /api/Account/Erasure': () => buildOkResponse({ ...PRIVACY, obstacles }) },
    );
    const section = within(await screen.findByRole('region', { name: 'Erase my data' }));
    section.getByText(/You asked us on 16 Nov 2026 to erase your data\. It has to wait/);
    expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      "Order AAN-2 hasn't been delivered yet.",
      'A refund for order AAN-3 is on its way.',
    ]);
    section.getByText(/Once that is settled, we erase your data/);
    section.getByText(
      /If you may want to return an order \(within 15 days of delivery\), keep your account until then/,
    );
    section.getByText(/2 paid orders until 31 Dec 2033\. Then we erase the name and address automatically\./);
    expect(section.queryByLabelText('Your password')).toBeNull();
    await userEvent.click(section.getByRole('button', { name: 'Keep my account' }));
    expect(await section.findByLabelText('Your password')).toBeDefined();
    section.getByText(/If you ask now, we'll do it after this/);
  });
});

describe('my data', () => {
  it('says which emails an unconfirmed address gets', async () => {
    renderMyData({ isEmailConfirmed: false });
    await screen.findByText(/until then we'll only email you about your account and orders/);
  });

  it('reports a wrong password and keeps the customer logged in', async () => {
    const message = "That's not your current password.";
    const { store } = renderMyData(
      {},
      { 'POST /api/Account/Erasure': () => buildJsonResponse(403, { succeeded: false, data: null, message }) },
    );
    await userEvent.type(await screen.findByLabelText('Your password'), 'not it');
    await userEvent.click(screen.getByRole('button', { name: 'Erase my data' }));
    expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull();
    expect(store.getState().session.status).toBe('signedIn');
  });

  it('clears the session and started forms of this browser after the erasure', async () => {
    sessionStorage.setItem(`${DRAFT_KEY_PREFIX}contact`, 'Please call me');
    const { store } = renderMyData(
      {},
      { 'POST /api/Account/Erasure': () => buildOkResponse({ isErased: true, obstacles: [] }) },
    );
    await userEvent.type(await screen.findByLabelText('Your password'), 'it');
    await userEvent.click(screen.getByRole('button', { name: 'Erase my data' }));
    await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
    expect(sessionStorage.getItem(`${DRAFT_KEY_PREFIX}contact`)).toBeNull();
  });

  it('gives and withdraws the consent to news with one click each', async () => {
    const givenAt = '2026-11-16T12:00:00.000Z';
    const { transport } = renderMyData(
      {},
      {
        'PUT /api/Account/MarketingConsent': ({ body }) =>
          buildOkResponse({ ...PRIVACY, marketingConsentAt: (body as { isGiven: boolean }).isGiven ? givenAt : null }),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Email me about new patterns and offers' }));
    await screen.findByText(/On 16 Nov 2026 you agreed/);
    await userEvent.click(screen.getByRole('button', { name: 'Stop news by email' }));
    await screen.findByText("Stopped. We won't send you news or offers.");
    await waitFor(() => expect(transport.requests.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  });
});
