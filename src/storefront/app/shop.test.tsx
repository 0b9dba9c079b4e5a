import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { PageBoundary } from './router/page-boundary.tsx';
import { resolveRoute } from './router/resolve-route.ts';
import { Shop } from './shop.tsx';

function BrokenPage(): never {
  throw new Error('broken');
}

const load = (url: string) => resolveRoute(url).page.load();

async function openShop(url: string) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await load(url);
  return renderWithStore(<Shop />, { url });
}

describe('the shop in the browser', () => {
  it('focuses the new page, announces it and sets its title [Q-16]', async () => {
    const { router } = await openShop('/');
    await load('/nowhere');
    await act(() => router.navigate('/nowhere'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(document.title).toBe('Page not found | Aangan');
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('Page not found | Aangan');
  });

  it('keeps the current page and title while a page without header loads [ROUTE-26]', async () => {
    const { page } = resolveRoute('/login');
    const loaded = await page.load();
    const loading = createDeferred<typeof loaded>();
    vi.spyOn(page, 'getLoaded').mockReturnValue(undefined);
    vi.spyOn(page, 'load').mockReturnValue(loading.promise);
    const { router } = await openShop('/nowhere');
    await act(() => router.navigate('/login'));
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
    expect(document.title).toBe('Page not found | Aangan');
    await act(async () => loading.resolve(loaded));
    await waitFor(() => expect(document.title).toBe('Log In | Aangan'));
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('has a skip link as its first focusable element', async () => {
    await openShop('/nowhere');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('shows the not-found page inside the layout, with links to home and search', async () => {
    await openShop('/nowhere');
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Search all products' }).getAttribute('href')).toBe('/products/all');
    expect(screen.getByRole('contentinfo')).toBeDefined();
  });
});

describe('a page that throws', () => {
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

  it('is replaced by an error page with a retry button, until the next navigation', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { router } = renderWithStore(<p />, { routes, url: '/broken' });
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(document.title).toBe('Something went wrong');
    await act(() => router.navigate('/whole'));
    expect(screen.getByRole('heading', { level: 1, name: 'Whole' })).toBeDefined();
  });

  it('shows the offline message without a connection', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderWithStore(<p />, { routes, url: '/broken' });
    expect(screen.getByRole('heading', { level: 1, name: "You're offline" })).toBeDefined();
  });
});
