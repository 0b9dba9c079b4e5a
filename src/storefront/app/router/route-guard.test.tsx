import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { createTokenUntil } from '#tests/support/customers/fake-token.ts';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { RouteGuard } from './route-guard.tsx';

const session = { token: createTokenUntil(1e15), userId: null, expiresAtMs: 1e15 };
const routes = [
  { path: '/', element: <p>Home</p> },
  { path: '/orders/:id', element: <RouteGuard guard="token">My order</RouteGuard> },
  { path: '/login', element: <RouteGuard guard="signedOutOnly">Login form</RouteGuard> },
  { path: '/profile', element: <p>Profile</p> },
  { path: '/account', element: <p>Account</p> },
];
const open = (address: string) => renderWithStore(<p />, { routes, address });

describe('a page behind a token', () => {
  it('shows Loading… until the session is known, then the page [D-27]', async () => {
    const { store } = open('/orders/7');
    expect(screen.getByText('Loading…')).toBeDefined();
    await act(async () => store.dispatch(sessionStarted(session)));
    expect(screen.getByText('My order')).toBeDefined();
  });

  it('sends a visitor to the login screen, replacing history, with the way back [D-02]', async () => {
    const { store, router } = open('/orders/7?from=mail');
    await act(async () => store.dispatch(sessionEnded()));
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { returnTo: '/orders/7?from=mail' } });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('stays open when the session ends meanwhile, to say so itself', async () => {
    const { store } = open('/orders/7');
    await act(async () => store.dispatch(sessionStarted(session)));
    await act(async () => store.dispatch(sessionEnded()));
    expect(screen.getByText('My order')).toBeDefined();
  });
});

describe('the login screen', () => {
  it('is there for everyone until the session is known, then sends a customer to the profile', async () => {
    const { store, router } = open('/login');
    expect(screen.getByText('Login form')).toBeDefined();
    await act(async () => store.dispatch(sessionStarted(session)));
    expect(router.state.location.pathname).toBe('/profile');
  });

  it('goes to /account after signing in on it and hands on the way back [D-02]', async () => {
    const { store, router } = open('/orders/7');
    await act(async () => store.dispatch(sessionEnded()));
    await act(async () => store.dispatch(sessionStarted(session)));
    expect(router.state.location).toMatchObject({ pathname: '/account', state: { returnTo: '/orders/7' } });
  });
});
