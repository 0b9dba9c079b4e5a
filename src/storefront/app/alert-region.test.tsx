import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sessionStarted } from '#storefront/state/account/session-slice.ts';
import { alertRaised } from '#storefront/state/alerts-slice.ts';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { AlertRegion } from './alert-region.tsx';

describe('an alert that offers sign-in', () => {
  const open = async (url: string) => {
    const view = renderWithStore(<AlertRegion />, { url });
    await act(async () => {
      view.store.dispatch(sessionStarted({ token: 'refused', userId: 'u', expiresAtMs: null }));
      view.store.dispatch(alertRaised('Your session has ended.', { offersSignIn: true }));
    });
    return view;
  };

  it('ends the session before it opens the login page, which is for visitors only [D-02, D-47]', async () => {
    const { store, router } = await open('/orders?page=2');
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    expect(store.getState().session.status).toBe('signedOut');
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { returnTo: '/orders?page=2' } });
    expect(screen.queryByText('Your session has ended.')).toBeNull();
  });

  it('has no link on the login page itself', async () => {
    await open('/login');
    expect(screen.getByText('Your session has ended.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
