import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { AccountPage } from './account-page.tsx';

const openAccount = (state: unknown) => {
  const routes = [
    { path: '/account', element: <AccountPage /> },
    { path: '*', element: <p>Arrived</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/account', state }] });
  render(<RouterProvider router={router} />);
  return router;
};

describe('/account', () => {
  it.each([
    [{ returnTo: '/cart' }, '/cart'],
    [{ returnTo: '/product/7?width=10' }, '/product/7'],
    [{ returnTo: '//evil.example' }, '/profile'],
    [{ returnTo: 'https://evil.example' }, '/profile'],
    [null, '/profile'],
  ])('with %j redirects to %s and leaves no history entry [ROUTE-30, D-02]', async (state, pathname) => {
    const router = openAccount(state);
    expect(await screen.findByText('Arrived')).toBeDefined();
    expect(router.state.location.pathname).toBe(pathname);
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
