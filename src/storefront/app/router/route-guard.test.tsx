import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { createTokenExpiringAt } from '#tests/support/customers/fake-token.ts';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { RouteGuard } from './route-guard.tsx';

const session = { token: createTokenExpiringAt(1e15), userId: null, expiresAtMs: 1e15 };
const routes = [
  { path: '/', element: <p>Home</p> },
  { path: '/orders/:id', element: <RouteGuard guard="signedIn">My order</RouteGuard> },
  { path: '/login', element: <RouteGuard guard="signedOut">Login form</RouteGuard> },
  { path: '/profile', element: <p>Profile</p> },
  { path: '/account', element: <p>Account</p> },
];
const open = (url: string) => renderWithStore(<p />, { routes, url });

describe('a page that requires sign-in', () => {
  it('shows Loading… until the session is known, then the page [D-27]', async () => {
    const { store } = open('/orders/7');
    expect(screen.getByText('Loading…')).toBeDefined();
    await act(async () => store.dispatch(sessionStarted(session)));
    expect(screen.getByText('My order')).toBeDefined();
  });

  it('redirects a visitor to login, with the page to return to [D-02]', async () => {
    const { store, router } = open('/orders/7?from=mail');
    await act(async () => store.dispatch(sessionEnded()));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/login', state: { returnTo: '/orders/7?from=mail' } }),
    );
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('stays open when the session ends, and shows its own message', async () => {
    const { store } = open('/orders/7');
    await act(async () => store.dispatch(sessionStarted(session)));
    await act(async () => store.dispatch(sessionEnded()));
    expect(screen.getByText('My order')).toBeDefined();
  });

  it('redirects to login when the server refuses the token [D-47]', async () => {
    const { store, router } = open('/orders/7');
    await act(async () => store.dispatch(sessionStarted(session)));
    await act(async () => store.dispatch(sessionEnded({ isRefused: true })));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/login', state: { returnTo: '/orders/7' } }),
    );
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('the login page', () => {
  it('is shown until the session is known, then redirects a customer to the profile', async () => {
    const { store, router } = open('/login');
    expect(screen.getByText('Login form')).toBeDefined();
    await act(async () => store.dispatch(sessionStarted(session)));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });

  it('redirects to /account after sign-in, with the page to return to [D-02]', async () => {
    const { store, router } = open('/orders/7');
    await act(async () => store.dispatch(sessionEnded()));
    await act(async () => store.dispatch(sessionStarted(session)));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/account', state: { returnTo: '/orders/7' } }),
    );
  });
});
