import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import type { CartItem } from '#contract/storefront/cart.ts';
import { CART_KEY, createCartStorage } from '#storefront/browser/storage/cart-storage.ts';
import { getLocalStore } from '#storefront/browser/storage/storage.ts';
import { CartPage } from '#storefront/routes/cart/cart-page.tsx';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { readSignInReturn } from '#storefront/state/account/sign-in-return.ts';
import { startLocalCartSync } from '#storefront/state/cart/local-cart-sync.ts';
import { saveUnit } from '#storefront/state/product/saved-unit.ts';
import { cartResponse, sampleLine as line } from '#tests/support/samples/cart-samples.ts';
import { createFakeTransport, type FakeResponses, jsonResponse } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { SiteHeader } from '../shell/site-header.tsx';

const vine = line({ id: 'a', quantity: 2 });
const roller = line({
  id: 'b',
  productId: 'b1',
  productTitle: 'Lotus Roller',
  category: 'blinds',
  subCategory: null,
  unitPrice: 749.5,
  pricePerSqFt: 62.5,
  wallpaperFinish: null,
  wallpaperIsWashable: null,
  fittingType: 'Inside',
  blindStyle: 'Roller Blinds',
  motorisation: 'Manual',
  chainColour: 'White',
  sideOfControls: 'Left',
  productImageUrl: null,
  orderComment: 'For the study',
});

function visit(session: 'in' | 'out' | 'unknown', answers: FakeResponses = {}, stored?: readonly CartItem[]) {
  if (stored) localStorage.setItem(CART_KEY, JSON.stringify(stored));
  const transport = createFakeTransport(answers);
  const store = createTestStore({ transport });
  startLocalCartSync(store, createCartStorage(getLocalStore()));
  if (session === 'in') store.dispatch(sessionStarted({ token: 'token', userId: 'user', expiresAtMs: null }));
  if (session === 'out') store.dispatch(sessionEnded());
  const routes = [
    {
      path: '/cart',
      element: (
        <>
          <SiteHeader />
          <main>
            <CartPage />
          </main>
        </>
      ),
    },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const view = renderWithStore(<CartPage />, { store, routes, address: '/cart' });
  const changes = () => transport.requests.filter(({ method }) => method !== 'GET');
  return { ...view, user: userEvent.setup(), requests: transport.requests, changes };
}

const main = () => within(screen.getByRole('main'));
const lines = () => main().findAllByRole('listitem');
const summary = () => main().getByRole('region', { name: 'Order Summary' });
const withLines = (...items: CartItem[]): FakeResponses => ({ 'GET /api/Cart': () => cartResponse(...items) });
const plus = (title: string) =>
  within(main().getByRole('group', { name: `Quantity of ${title}` })).getByRole('button', {
    name: 'Increase quantity',
  }) as HTMLButtonElement;
const minus = (title: string) =>
  within(main().getByRole('group', { name: `Quantity of ${title}` })).getByRole('button', {
    name: 'Decrease quantity',
  }) as HTMLButtonElement;

describe('the cart of a customer', () => {
  it('is fetched once, by the header, with the token, and headed by its title and count [CART-02, CART-03, CART-25, CART-36, HDR-07]', async () => {
    const { requests } = visit('in', withLines(vine, roller));
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Shopping Cart');
    expect(await lines()).toHaveLength(2);
    expect(main().getByText('2 items')).toBeTruthy();
    const reads = requests.filter(({ path }) => path === '/api/Cart');
    expect(reads).toMatchObject([{ method: 'GET', token: 'token' }]);
  });

  it('counts lines, not pieces [CART-03, Q-68]', async () => {
    visit('in', withLines(vine));
    expect(await main().findByText('1 item')).toBeTruthy();
  });

  it.each([
    ['cm', '91.4 × 121.9 cm'],
    ['ft', '3 ft × 4 ft'],
  ] as const)('shows sizes in the customer’s unit, %s, at the same price [CART-08, CART-10]', async (unit, size) => {
    saveUnit(unit);
    visit('in', withLines(vine));
    const [first] = (await lines()) as [HTMLElement];
    for (const fact of [size, '12 sq.ft.', '₹1,080']) expect(first.textContent).toContain(fact);
    expect(first.textContent).not.toContain('36 × 48 in');
  });

  it('shows of each line picture, title, rate, kind, size, options, quantity and price [CART-04, CART-05, CART-06, CART-07, CART-08, CART-09, CART-10, Q-67, Q-69]', async () => {
    visit('in', withLines(vine, roller));
    const [first, second] = (await lines()) as [HTMLElement, HTMLElement];
    expect(first.querySelector('img')?.getAttribute('src')).toBe('/pictures/vine.webp');
    const title = within(first).getByRole('link', { name: 'Basant Vine' });
    expect(title.getAttribute('href')).toBe('/product/w1?type=t1&colour=eeeedd&width=36&height=48');
    expect(within(first).getByText('wallpaper - Bahaara')).toBeTruthy();
    const words = (part: HTMLElement) => part.textContent ?? '';
    expect(words(first)).toContain('₹45 /sq.ft.');
    for (const fact of ['36 × 48 in', '12 sq.ft.', 'Matt', 'Yes', '2 pcs', '₹1,080']) {
      expect(words(first)).toContain(fact);
    }
    expect(words(second)).toContain('blinds - Misc');
    expect(words(second)).toContain('No image');
    expect(words(second)).toContain('₹63 /sq.ft.');
    for (const fact of ['Inside', 'Roller Blinds', 'Manual', 'White', 'Left', 'For the study', '1 pcs', '₹750']) {
      expect(words(second)).toContain(fact);
    }
  });

  it('is summed up in whole rupees, half up, with free shipping and two ways on [CART-12, CART-13, CART-14, CART-15, CART-16, CART-22, CART-23, D-12]', async () => {
    visit('in', withLines(vine, roller));
    await lines();
    const row = (name: string) => within(summary()).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect([row('Subtotal'), row('Shipping'), row('Total')]).toEqual(['₹1,830', 'Free', '₹1,830']);
    const href = (name: string) => within(summary()).getByRole('link', { name }).getAttribute('href');
    expect([href('Proceed to Checkout'), href('Continue Shopping')]).toEqual([paths.checkout, paths.home]);
  });

  it('changes a quantity at once and never below 1 [CART-09, CART-20, CART-21, Q-72]', async () => {
    const { user, changes } = visit('in', {
      ...withLines(vine, roller),
      'PUT /api/Cart/items/:itemId': () => cartResponse({ ...vine, quantity: 3, lineTotal: 1620 }, roller),
    });
    await lines();
    expect(minus('Lotus Roller').disabled).toBe(true);
    await user.click(plus('Basant Vine'));
    expect(main().getByText('3 pcs')).toBeTruthy();
    expect(await main().findByText(/₹1,620/)).toBeTruthy();
    expect(changes()).toMatchObject([{ method: 'PUT', params: { itemId: 'a' }, body: { quantity: 3 } }]);
  });

  it('removes a line, and Undo adds it again [CART-11, CART-24, CART-33, CART-37]', async () => {
    const { user, changes } = visit('in', {
      ...withLines(vine, roller),
      'DELETE /api/Cart/items/:itemId': () => cartResponse(roller),
      'POST /api/Cart/addtocart': () => cartResponse(roller, { ...vine, id: 'c' }),
    });
    await lines();
    await user.click(main().getByRole('button', { name: 'Remove Basant Vine' }));
    expect(main().getByText('1 item')).toBeTruthy();
    const undo = main().getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(await main().findByText('2 items')).toBeTruthy();
    expect(main().queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(changes()).toMatchObject([
      { method: 'DELETE', params: { itemId: 'a' } },
      { method: 'POST', body: { userId: 'user', items: [{ productId: 'w1', quantity: 2, widthInInches: 36 }] } },
    ]);
  });

  it('offers Undo again when restoring fails, without a success message [ERR-16]', async () => {
    const { user } = visit('in', {
      ...withLines(vine, roller),
      'DELETE /api/Cart/items/:itemId': () => cartResponse(roller),
      'POST /api/Cart/addtocart': () => jsonResponse(500, failure('Oops')),
    });
    await lines();
    await user.click(main().getByRole('button', { name: 'Remove Basant Vine' }));
    await user.click(main().getByRole('button', { name: 'Undo' }));
    expect(await main().findByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(main().queryByText('Put back.')).toBeNull();
  });

  it('is cleared into the empty state, and Undo brings all of it back [CART-17, CART-18, CART-19]', async () => {
    const { user, changes } = visit('in', {
      ...withLines(vine, roller),
      'DELETE /api/Cart': () => cartResponse(),
      'POST /api/Cart/addtocart': () => cartResponse(vine, roller),
    });
    await lines();
    await user.click(main().getByRole('button', { name: 'Clear cart' }));
    expect(await main().findByText('Your cart is empty')).toBeTruthy();
    expect(main().getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe(paths.home);
    expect(main().queryByRole('region', { name: 'Order Summary' })).toBeNull();
    await user.click(main().getByRole('button', { name: 'Undo' }));
    expect(await main().findByText('2 items')).toBeTruthy();
    expect(changes().map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  });

  it('keeps the line and shows the error when removing fails, without an Undo [STATE-11, ERR-12]', async () => {
    const { user } = visit('in', {
      ...withLines(vine),
      'DELETE /api/Cart/items/:itemId': () => jsonResponse(500, failure('Oops')),
    });
    await lines();
    await user.click(main().getByRole('button', { name: 'Remove Basant Vine' }));
    expect((await main().findByRole('alert')).textContent).toContain('HTTP 500: Oops');
    expect(main().getByText('1 item')).toBeTruthy();
    expect(main().queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('before the first response', () => {
  it('shows loading, never empty, also while the session is unknown [Q-74]', () => {
    visit('unknown');
    expect(main().getByText('Loading…')).toBeTruthy();
    expect(main().queryByText('Your cart is empty')).toBeNull();
  });

  it('is loading for a customer until the cart is there [Q-74]', async () => {
    visit('in', withLines());
    expect(main().getByText('Loading…')).toBeTruthy();
    expect(main().queryByText('Your cart is empty')).toBeNull();
    expect(await main().findByText('Your cart is empty')).toBeTruthy();
    expect(main().queryByText('Loading…')).toBeNull();
  });

  it('shows the load error and retries on request [ERR-12, ERR-14, STATE-04, STATE-11, Q-73, Q-74]', async () => {
    let isBroken = true;
    const { user } = visit('in', {
      'GET /api/Cart': () => (isBroken ? jsonResponse(503, failure('Busy')) : cartResponse(vine)),
    });
    expect((await main().findByRole('alert')).textContent).toContain('HTTP 503: Busy');
    expect(main().queryByText('Your cart is empty')).toBeNull();
    isBroken = false;
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await lines()).toHaveLength(1);
    expect(main().queryByRole('alert')).toBeNull();
  });
});

describe('a visitor', () => {
  it('sees the local cart without a request, and a login link [CART-01, ROUTE-11, LCART-06, Q-64]', async () => {
    const { requests, user, router } = visit('out', {}, [vine, roller]);
    expect(await lines()).toHaveLength(2);
    expect(within(summary()).getByRole('link', { name: 'Proceed to Checkout' })).toBeTruthy();
    expect(requests).toEqual([]);
    await user.click(main().getByRole('link', { name: 'Log in' }));
    expect(router.state.location.pathname).toBe(paths.login);
    expect(readSignInReturn(router.state.location.state)).toBe(paths.cart);
  });

  it('removes, takes it back and clears here alone; the stepper has no effect [LCART-02, LCART-03, LCART-04, LCART-05, LCART-07]', async () => {
    const { requests, user } = visit('out', {}, [vine, roller]);
    const stored = () => (JSON.parse(localStorage.getItem(CART_KEY) ?? '') as CartItem[]).map(({ id }) => id);
    await user.click(plus('Basant Vine'));
    expect(main().getByText('2 pcs')).toBeTruthy();
    await user.click(main().getByRole('button', { name: 'Remove Basant Vine' }));
    expect(stored()).toEqual(['b']);
    await user.click(main().getByRole('button', { name: 'Undo' }));
    expect(stored()).toEqual(['b', 'a']);
    await user.click(main().getByRole('button', { name: 'Clear cart' }));
    expect(await main().findByText('Your cart is empty')).toBeTruthy();
    expect(stored()).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('with unreadable storage has an empty cart [CART-18, LCART-08]', () => {
    localStorage.setItem(CART_KEY, '{bad');
    visit('out');
    expect(main().getByText('Your cart is empty')).toBeTruthy();
  });
});
