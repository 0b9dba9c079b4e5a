import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { renderInShop } from '#tests/support/storefront/render-in-shop.tsx';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { createTestRouter } from '#tests/support/storefront/test-router.tsx';
import { SiteHeader } from './site-header.tsx';

const getBar = (name: 'phone' | 'desktop') => {
  const element = document.querySelector<HTMLElement>(`[data-header="${name}"]`);
  if (!element) throw new Error(`no ${name} bar`);
  return element;
};
const controls = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('a, button, input')].map((control) => control.getAttribute('aria-label'));
const getHref = (element: HTMLElement, label: string) =>
  element.querySelector(`[aria-label^="${label}"]`)?.getAttribute('href');
const countBadges = () => document.querySelectorAll('[aria-label^="Cart"] > span').length;

const products = [
  createSampleProduct('1', { title: 'Bahaara Vine', category: 'wallpaper' }),
  createSampleProduct('2', { title: 'Bahaara Buta', category: 'wallpaper' }),
  createSampleProduct('3', { title: 'Linen Fold', category: 'curtains', subCategory: null }),
];

describe('SiteHeader', () => {
  it('shows cart, wishlist, logo, account and menu on a phone [HDR-02]', () => {
    renderInShop(<SiteHeader />);
    expect(controls(getBar('phone'))).toEqual(['Cart', 'Wishlist', 'Aangan, home', 'Log in', 'Menu']);
  });

  it('shows menu, search, logo, wishlist, log in and cart on desktop [HDR-03]', () => {
    renderInShop(<SiteHeader />);
    expect(controls(getBar('desktop'))).toEqual([
      'Menu',
      'Search products',
      'Aangan, home',
      'Wishlist',
      'Log in',
      'Cart',
    ]);
    expect(getBar('desktop').querySelector('button')?.textContent).toBe('Menu');
  });

  it.each(['phone', 'desktop'] as const)(
    'links a visitor to cart, wishlist, home and login on a %s [HDR-09, Q-15]',
    (name) => {
      renderInShop(<SiteHeader />);
      expect(getHref(getBar(name), 'Cart')).toBe('/cart');
      expect(getHref(getBar(name), 'Wishlist')).toBe('/wishlist');
      expect(getHref(getBar(name), 'Aangan')).toBe('/');
      expect(getHref(getBar(name), 'Log in')).toBe('/login');
    },
  );

  it('links a customer to the profile [HDR-09, Q-15]', () => {
    renderInShop(<SiteHeader />, { isSignedIn: true });
    expect(getHref(getBar('phone'), 'Profile')).toBe('/profile');
    expect(getHref(getBar('desktop'), 'Profile')).toBe('/profile');
    expect(document.querySelector('[aria-label="Log in"]')).toBeNull();
  });

  it('shows the sum of quantities as a badge [HDR-05, HDR-08]', async () => {
    renderInShop(<SiteHeader />, { isSignedIn: true, cart: [2, 3] });
    expect(await screen.findAllByText('5')).toHaveLength(2);
    expect(countBadges()).toBe(2);
    expect(getHref(getBar('phone'), 'Cart, 5 pieces')).toBe('/cart');
  });

  it.each([
    [[99], '99'],
    [[99, 1], '99+'],
  ])('for quantities %j shows the badge %s [HDR-06]', async (cart, badge) => {
    renderInShop(<SiteHeader />, { isSignedIn: true, cart });
    expect(await screen.findAllByText(badge)).toHaveLength(2);
  });

  it('shows no badge for an empty cart [HDR-05]', async () => {
    const { store } = renderInShop(<SiteHeader />, { isSignedIn: true });
    await expect.poll(() => store.getState().cart.status).toBe('succeeded');
    expect(countBadges()).toBe(0);
  });

  it('fetches the cart once for a customer and never for a visitor [HDR-07]', async () => {
    const visitor = renderInShop(<SiteHeader />);
    expect(visitor.requests).toEqual([]);
    visitor.unmount();
    const customer = renderInShop(<SiteHeader />, { isSignedIn: true, cart: [1] });
    await screen.findAllByText('1');
    await customer.router.navigate('/wallpaper');
    expect(customer.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/Cart']);
  });

  it('suggests matching products while typing, without a request [HDR-04]', async () => {
    const { requests } = renderInShop(<SiteHeader />, { products });
    const search = within(getBar('desktop')).getByLabelText('Search products');
    await userEvent.type(search, 'bah');
    const suggestions = await within(getBar('desktop')).findAllByRole('option', { hidden: true });
    expect(suggestions.map((suggestion) => suggestion.getAttribute('href'))).toEqual(['/product/1', '/product/2']);
    await expect.poll(() => search.getAttribute('aria-expanded')).toBe('true');
    expect(requests).toEqual([]);
  });

  it.each([
    ['counts the matches, not the suggestions, where the page holds the whole list', true, '8 matching products'],
    ['does not count the matches where the page holds some products only', false, 'Suggestions are shown below'],
  ])('%s [D-05]', async (_, isWholeList, status) => {
    const vines = Array.from({ length: 8 }, (_value, index) =>
      createSampleProduct(`${index}`, { title: `Vine ${index}` }),
    );
    const { requests } = renderInShop(<SiteHeader />, { products: vines, isWholeList });
    await userEvent.type(within(getBar('desktop')).getByLabelText('Search products'), 'vine');
    expect(await within(getBar('desktop')).findAllByRole('option', { hidden: true })).toHaveLength(6);
    expect(within(getBar('desktop')).getByRole('status', { hidden: true }).textContent).toBe(status);
    expect(requests).toEqual([]);
  });

  it('suggests for text that was typed before the suggestions were loaded [HDR-04]', async () => {
    renderInShop(<SiteHeader />, { products });
    const search = within(getBar('desktop')).getByLabelText<HTMLInputElement>('Search products');
    search.value = 'bah';
    await userEvent.click(search);
    expect(await within(getBar('desktop')).findAllByRole('option', { hidden: true })).toHaveLength(2);
  });

  it('opens the suggestion chosen by arrow keys [HDR-04]', async () => {
    const { router } = renderInShop(<SiteHeader />, { products });
    const search = within(getBar('desktop')).getByLabelText('Search products');
    await userEvent.type(search, 'bah');
    await within(getBar('desktop')).findAllByRole('option', { hidden: true });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('Bahaara Buta');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/2'));
  });

  it('opens all results on Enter, without a request [HDR-04]', async () => {
    const { router, requests } = renderInShop(<SiteHeader />, { products });
    await userEvent.type(within(getBar('desktop')).getByLabelText('Search products'), 'red & blue{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/products/all?q=red%20%26%20blue'),
    );
    expect(requests).toEqual([]);
  });

  it('opens all results on click, even without suggestions [HDR-04]', async () => {
    const { router } = renderInShop(<SiteHeader />, { products });
    const isSearchAllHidden = async () =>
      (await within(getBar('desktop')).findByText(/^(See all results|Search all products)$/)).closest('[hidden]') !==
      null;
    await userEvent.type(within(getBar('desktop')).getByLabelText('Search products'), 'z');
    expect(await isSearchAllHidden()).toBe(true);
    await userEvent.keyboard('zz');
    expect(await isSearchAllHidden()).toBe(false);
    await userEvent.click(within(getBar('desktop')).getByText('Search all products'));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/products/all?q=zzz'),
    );
    expect(await isSearchAllHidden()).toBe(true);
  });

  it('works without JavaScript: Menu links to the footer, search is a form [HDR-04]', () => {
    const { TestRouter } = createTestRouter('/', [{ path: '*', element: <SiteHeader /> }]);
    const html = renderToString(
      <Provider store={createTestStore()}>
        <TestRouter />
      </Provider>,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('[aria-label="Menu"]')?.getAttribute('href')).toBe('#site-footer');
    const field = page.querySelector<HTMLInputElement>('input[type="search"]');
    expect([field?.name, field?.form?.getAttribute('action')]).toEqual(['q', '/products/all']);
  });

  it('closes the suggestions on Escape and keeps the text', async () => {
    renderInShop(<SiteHeader />, { products });
    const search = within(getBar('desktop')).getByLabelText<HTMLInputElement>('Search products');
    await userEvent.type(search, 'bah{Escape}');
    expect(search.getAttribute('aria-expanded')).toBe('false');
    expect(search.value).toBe('bah');
  });
});
