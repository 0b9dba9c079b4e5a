import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { catalogueRoutes } from '../routes/catalogue/catalogue-routes.ts';
import { lazyPage } from './router/lazy-page.ts';
import { RoutePage } from './router/route-page.tsx';

vi.mock('#storefront/state/catalogue/browse-thunks.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const routes = await Promise.all(
  catalogueRoutes.map(async (route) => {
    const page = lazyPage(route);
    await page.load();
    return { path: route.path, element: <RoutePage key={route.path} route={route} page={page} /> };
  }),
);

it.each(['/products/all?page=2&sort=name', '/wallpaper/bahaara'])(
  '%s shows an error when the script that loads its products is missing',
  async (url) => {
    const { store } = renderWithStore(<span />, { url, routes });
    expect(await screen.findByText('Network error')).toBeDefined();
    const onChange = vi.fn();
    store.subscribe(onChange);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(screen.getByText('Network error')).toBeDefined();
  },
);
