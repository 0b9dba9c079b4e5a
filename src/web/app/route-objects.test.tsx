import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithStore } from '#tests/support/render-with-store.tsx';
import { resolveLazy } from './resolve-lazy.ts';
import { makeRoutes } from './route-objects.tsx';

function BrokenPage(): never {
  throw new Error('broken');
}

async function openShop(address: string) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const routes = makeRoutes();
  await resolveLazy(routes, { pathname: address });
  return renderWithStore(<p />, { routes, address });
}

describe('the shop in the browser', () => {
  it('moves the focus to the new page, announces it and gives it its title', async () => {
    const { router } = await openShop('/');
    await act(() => router.navigate('/nowhere'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(document.title).toBe('Page not found | Aangan');
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('Page not found | Aangan');
  });

  it('offers a way past the header as the first thing to reach', async () => {
    await openShop('/nowhere');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('shows unknown addresses inside the layout with a way home', async () => {
    await openShop('/nowhere');
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('contentinfo')).toBeDefined();
  });
});

describe('a page that breaks', () => {
  it('leaves header and footer standing and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const routes = makeRoutes();
    await resolveLazy(routes, { pathname: '/nowhere' });
    const row = routes[0]?.children?.[0]?.children?.at(-1);
    if (!row) throw new Error('no row for unknown addresses');
    Object.assign(row, { Component: BrokenPage });
    renderWithStore(<p />, { routes, address: '/nowhere' });
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getByRole('banner')).toBeDefined();
  });
});
