import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { getLazyHead } from '../head/lazy-head.ts';
import { PageBoundary } from './page-boundary.tsx';
import { resolveRoute, shopRoutes } from './route-objects.tsx';

function BrokenPage(): never {
  throw new Error('broken');
}

function load(address: string) {
  const { page, row } = resolveRoute(address);
  return Promise.all([page.load(), getLazyHead(row.screen).load()]);
}

async function openShop(address: string) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await load(address);
  return renderWithStore(<p />, { routes: shopRoutes, address });
}

describe('the shop in the browser', () => {
  it('moves the focus to the new page, announces it and gives it its title', async () => {
    const { router } = await openShop('/');
    await load('/nowhere');
    await act(() => router.navigate('/nowhere'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(document.title).toBe('Page not found | Aangan');
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('Page not found | Aangan');
  });

  it('offers a way past the header as the first thing to reach', async () => {
    await openShop('/nowhere');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('shows unknown addresses inside the layout with a way home and one to the search', async () => {
    await openShop('/nowhere');
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Search all products' }).getAttribute('href')).toBe('/products/all');
    expect(screen.getByRole('contentinfo')).toBeDefined();
  });
});

describe('a page that breaks', () => {
  const routes = [
    {
      path: '/whole',
      element: (
        <PageBoundary>
          <h1>Whole</h1>
        </PageBoundary>
      ),
    },
    {
      path: '/broken',
      element: (
        <PageBoundary>
          <BrokenPage />
        </PageBoundary>
      ),
    },
  ];

  it('is replaced by a page that can be tried again, until another one is opened', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { router } = renderWithStore(<p />, { routes, address: '/broken' });
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    await act(() => router.navigate('/whole'));
    expect(screen.getByRole('heading', { level: 1, name: 'Whole' })).toBeDefined();
  });

  it('says that it is the connection when there is none', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderWithStore(<p />, { routes, address: '/broken' });
    expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeDefined();
  });
});
