import { act, screen, waitFor } from '@testing-library/react';
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
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/login', state: { returnTo: '/orders?page=2' } }),
    );
    expect(screen.queryByText('Your session has ended.')).toBeNull();
  });

  it('keeps the interrupted request for the login that its link opens [D-40]', async () => {
    sessionStorage.clear();
    const { store, router } = renderWithStore(<AlertRegion />, { url: '/product/w1?width=36', now: () => 7 });
    const request = { kind: 'like', productId: 'w1' } as const;
    act(() => void store.dispatch(alertRaised('Please log in.', { offersSignIn: true, request })));
    expect(sessionStorage).toHaveLength(0);
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    const { interruptedRequestId, returnTo } = router.state.location.state as Record<string, string>;
    expect(returnTo).toBe('/product/w1?width=36');
    const stored: unknown = JSON.parse(sessionStorage.getItem('aangan.draft.interrupted') ?? '');
    expect(stored).toEqual({ id: interruptedRequestId, storedAt: 7, request });
  });

  it('has no link on the login page itself', async () => {
    await open('/login');
    expect(screen.getByText('Your session has ended.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
