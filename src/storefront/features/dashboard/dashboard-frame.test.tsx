import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getSafeLocalStorage, getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { createTokenStorage, TOKEN_KEY } from '#storefront/browser/storage/token-storage.ts';
import { sessionStarted } from '#storefront/state/account/session-slice.ts';
import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import { fetchWishlist } from '#storefront/state/wishlist/wishlist-thunks.ts';
import { buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';

const DESKTOP = window.innerWidth;
const PHONE = 375;
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };

afterEach(() => happyDOM.setViewport({ width: DESKTOP }));

function renderFrame() {
  const transport = createFakeTransport({
    'GET /api/Wishlist': () => buildOkResponse({ items: [{ productId: 'a' }] }),
    'GET /api/Cart': () =>
      buildOkResponse({ items: [{ id: 'l', productId: 'a', category: 'wallpaper', quantity: 2 }] }),
  });
  const tokens = createTokenStorage({ local: getSafeLocalStorage(), session: getSafeSessionStorage() });
  const store = createTestStore({ transport, tokens });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  return renderWithStore(
    <DashboardFrame>
      <h1>Page</h1>
    </DashboardFrame>,
    { store, url: '/wishlist' },
  );
}

const getSidebar = () => within(screen.getByRole('complementary'));

describe('the sidebar', () => {
  it('links to home, profile, wishlist, orders and tracking, and ends with Logout [DASH-01]', () => {
    renderFrame();
    const rows = getSidebar().getAllByRole('listitem');
    expect(rows.map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Profile', '/profile'],
      ['Wishlist', '/wishlist'],
      ['Orders', '/orders'],
      ['Tracking', '/user/tracking'],
      ['Logout', undefined],
    ]);
    expect(getSidebar().getByRole('link', { current: 'page' }).textContent).toBe('Wishlist');
  });

  it('collapses, expands and stores its state [DASH-03, DASH-05]', async () => {
    const { unmount } = renderFrame();
    await userEvent.click(getSidebar().getByRole('button', { name: 'Collapse sidebar' }));
    expect(screen.getByRole('complementary').dataset.collapsed).toBe('true');
    expect(getSidebar().getByRole('link', { name: 'Orders' }).getAttribute('title')).toBe('Orders');
    unmount();
    renderFrame();
    const expand = getSidebar().getByRole('button', { name: 'Expand sidebar' });
    expect(expand.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(expand);
    expect(screen.getByRole('complementary').dataset.collapsed).toBe('false');
  });
});

describe('Logout', () => {
  beforeEach(() => {
    localStorage.setItem(TOKEN_KEY, 't');
    sessionStorage.setItem(TOKEN_KEY, 't');
    sessionStorage.setItem('aangan.draft.contact', '{"name":"Asha"}');
    sessionStorage.setItem('aangan.draft.project', '{"name":"Asha"}');
    sessionStorage.setItem('someone.else', 'stays');
  });

  it('clears the session, the cart, the wishlist and drafts, and opens the login page [DASH-02]', async () => {
    const { store, router } = renderFrame();
    await Promise.all([store.dispatch(fetchWishlist()), store.dispatch(fetchCart())]);
    expect(store.getState().cart.items).toHaveLength(1);
    await userEvent.click(getSidebar().getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    const { session, cart, wishlist } = store.getState();
    expect([session.status, session.token]).toEqual(['signedOut', null]);
    expect([cart.status, cart.items, wishlist.status, wishlist.items]).toEqual(['idle', [], 'idle', []]);
    expect([localStorage.getItem(TOKEN_KEY), sessionStorage.getItem(TOKEN_KEY)]).toEqual([null, null]);
    expect(Object.keys(sessionStorage)).toEqual(['someone.else']);
  });
});

describe('the drawer', () => {
  it('opens, closes, and closes when a link is chosen [DASH-04, DASH-05]', async () => {
    happyDOM.setViewport({ width: PHONE });
    const { router } = renderFrame();
    expect(screen.queryByRole('complementary')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'My account' }));
    const drawer = screen.getByRole('dialog', { name: 'My account' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'My account' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Orders' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
