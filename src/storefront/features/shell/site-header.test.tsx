import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sampleProduct } from '#tests/support/samples/product-samples.ts';
import { renderInShop } from '#tests/support/storefront/render-in-shop.tsx';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { SiteHeader } from './site-header.tsx';

const bar = (name: 'phone' | 'desktop') => {
  const element = document.querySelector<HTMLElement>(`[data-header="${name}"]`);
  if (!element) throw new Error(`no ${name} bar`);
  return element;
};
const controls = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('a, button, input')].map((each) => each.getAttribute('aria-label'));
const hrefOf = (element: HTMLElement, label: string) =>
  element.querySelector(`[aria-label^="${label}"]`)?.getAttribute('href');
const badges = () => document.querySelectorAll('[aria-label^="Cart"] > span').length;

const products = [
  sampleProduct('1', { title: 'Bahaara Vine', category: 'wallpaper' }),
  sampleProduct('2', { title: 'Bahaara Buta', category: 'wallpaper' }),
  sampleProduct('3', { title: 'Linen Fold', category: 'curtains', subCategory: null }),
];

describe('SiteHeader', () => {
  it('shows on a phone cart, wishlist, logo, account, menu [HDR-02]', () => {
    renderInShop(<SiteHeader />);
    expect(controls(bar('phone'))).toEqual(['Cart', 'Wishlist', 'Aangan, home', 'Log in', 'Menu']);
  });

  it('shows on desktop menu, search, logo, wishlist, log in, cart [HDR-03]', () => {
    renderInShop(<SiteHeader />);
    expect(controls(bar('desktop'))).toEqual(['Menu', 'Search products', 'Aangan, home', 'Wishlist', 'Log in', 'Cart']);
    expect(bar('desktop').querySelector('button')?.textContent).toBe('Menu');
  });

  it.each(['phone', 'desktop'] as const)(
    'leads a visitor to cart, wishlist, home and login on a %s [HDR-09]',
    (name) => {
      renderInShop(<SiteHeader />);
      expect(hrefOf(bar(name), 'Cart')).toBe('/cart');
      expect(hrefOf(bar(name), 'Wishlist')).toBe('/wishlist');
      expect(hrefOf(bar(name), 'Aangan')).toBe('/');
      expect(hrefOf(bar(name), 'Log in')).toBe('/login');
    },
  );

  it('links a customer to the profile [HDR-09]', () => {
    renderInShop(<SiteHeader />, { signedIn: true });
    expect(hrefOf(bar('phone'), 'Profile')).toBe('/profile');
    expect(hrefOf(bar('desktop'), 'Profile')).toBe('/profile');
    expect(document.querySelector('[aria-label="Log in"]')).toBeNull();
  });

  it('shows the sum of quantities on both carts [HDR-05, HDR-08]', async () => {
    renderInShop(<SiteHeader />, { signedIn: true, cart: [2, 3] });
    expect(await screen.findAllByText('5')).toHaveLength(2);
    expect(badges()).toBe(2);
    expect(hrefOf(bar('phone'), 'Cart, 5 pieces')).toBe('/cart');
  });

  it.each([
    [[99], '99'],
    [[99, 1], '99+'],
  ])('shows for %j the badge %s [HDR-06]', async (cart, badge) => {
    renderInShop(<SiteHeader />, { signedIn: true, cart });
    expect(await screen.findAllByText(badge)).toHaveLength(2);
  });

  it('shows no badge for an empty cart [HDR-05]', async () => {
    const { store } = renderInShop(<SiteHeader />, { signedIn: true });
    await expect.poll(() => store.getState().cart.status).toBe('succeeded');
    expect(badges()).toBe(0);
  });

  it('fetches the cart once for a customer and never for a visitor [HDR-07]', async () => {
    const visitor = renderInShop(<SiteHeader />);
    expect(visitor.requests).toEqual([]);
    visitor.unmount();
    const customer = renderInShop(<SiteHeader />, { signedIn: true, cart: [1] });
    await screen.findAllByText('1');
    await customer.router.navigate('/wallpaper');
    expect(customer.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/Cart']);
  });

  it('suggests matching products while typing and sends nothing [HDR-04]', async () => {
    const { requests } = renderInShop(<SiteHeader />, { products });
    const search = within(bar('desktop')).getByLabelText('Search products');
    await userEvent.type(search, 'bah');
    const offers = await within(bar('desktop')).findAllByRole('option', { hidden: true });
    expect(offers.map((offer) => offer.getAttribute('href'))).toEqual(['/product/1', '/product/2']);
    expect(search.getAttribute('aria-expanded')).toBe('true');
    expect(requests).toEqual([]);
  });

  it('opens the product that the arrow keys lead to [HDR-04]', async () => {
    const { router } = renderInShop(<SiteHeader />, { products });
    const search = within(bar('desktop')).getByLabelText('Search products');
    await userEvent.type(search, 'bah');
    await within(bar('desktop')).findAllByRole('option', { hidden: true });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('Bahaara Buta');
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/product/2');
  });

  it('opens the list of all matches on Enter and sends nothing [HDR-04]', async () => {
    const { router, requests } = renderInShop(<SiteHeader />, { products });
    await userEvent.type(within(bar('desktop')).getByLabelText('Search products'), 'red & blue{Enter}');
    expect(router.state.location.pathname + router.state.location.search).toBe('/products/all?q=red%20%26%20blue');
    expect(requests).toEqual([]);
  });

  it('opens the full list on click, whatever is in the store [HDR-04]', async () => {
    const { router } = renderInShop(<SiteHeader />, { products });
    const all = () => within(bar('desktop')).queryByText('See all results');
    await userEvent.type(within(bar('desktop')).getByLabelText('Search products'), 'z');
    expect(all()).toBeNull();
    await userEvent.keyboard('zz');
    await userEvent.click(within(bar('desktop')).getByText('See all results'));
    expect(router.state.location.pathname + router.state.location.search).toBe('/products/all?q=zzz');
    expect(all()).toBeNull();
  });

  it('works without JavaScript: Menu links to the footer, search is a form [HDR-04]', () => {
    const html = renderToString(
      <Provider store={createTestStore()}>
        <MemoryRouter>
          <SiteHeader />
        </MemoryRouter>
      </Provider>,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('[aria-label="Menu"]')?.getAttribute('href')).toBe('#site-footer');
    const field = page.querySelector<HTMLInputElement>('input[type="search"]');
    expect([field?.name, field?.form?.getAttribute('action')]).toEqual(['q', '/products/all']);
  });

  it('closes the suggestions on Escape and keeps the text', async () => {
    renderInShop(<SiteHeader />, { products });
    const search = within(bar('desktop')).getByLabelText<HTMLInputElement>('Search products');
    await userEvent.type(search, 'bah{Escape}');
    expect(search.getAttribute('aria-expanded')).toBe('false');
    expect(search.value).toBe('bah');
  });
});
