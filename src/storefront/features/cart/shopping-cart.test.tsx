import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import type { CartItem } from '#contract/storefront/cart.ts';
import { CART_KEY, createCartStorage } from '#storefront/browser/storage/cart-storage.ts';
import { getSafeLocalStorage } from '#storefront/browser/storage/storage.ts';
import { cartPage } from '#storefront/routes/cart/cart-page.tsx';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { readSignInReturn } from '#storefront/state/account/sign-in-return.ts';
import { startLocalCartSync } from '#storefront/state/cart/local-cart-sync.ts';
import { saveUnit } from '#storefront/state/product/saved-unit.ts';
import { buildCartResponse, createSampleLine as line } from '#tests/support/samples/cart-samples.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
  type FakeResponses,
} from '#tests/support/storefront/fake-transport.ts';
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

function renderCart(session: 'in' | 'out' | 'unknown', responses: FakeResponses = {}, stored?: readonly CartItem[]) {
  if (stored) localStorage.setItem(CART_KEY, JSON.stringify(stored));
  const transport = createFakeTransport(responses);
  const store = createTestStore({ transport });
  startLocalCartSync(store, createCartStorage(getSafeLocalStorage()));
  if (session === 'in') store.dispatch(sessionStarted({ token: 'token', userId: 'user', expiresAtMs: null }));
  if (session === 'out') store.dispatch(sessionEnded());
  const routes = [
    {
      path: '/cart',
      element: (
        <>
          <SiteHeader />
          <main>
            <cartPage.Page />
          </main>
        </>
      ),
    },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const view = renderWithStore(<cartPage.Page />, { store, routes, url: '/cart' });
  const changes = () => transport.requests.filter(({ method }) => method !== 'GET');
  return { ...view, user: userEvent.setup(), requests: transport.requests, changes };
}

const withinMain = () => within(screen.getByRole('main'));
const findLines = () => withinMain().findAllByRole('listitem');
const getSummary = () => withinMain().getByRole('region', { name: 'Order Summary' });
const withLines = (...items: CartItem[]): FakeResponses => ({ 'GET /api/Cart': () => buildCartResponse(...items) });
const plus = (title: string) =>
  within(withinMain().getByRole('group', { name: `Quantity of ${title}` })).getByRole('button', {
    name: 'Increase quantity',
  }) as HTMLButtonElement;
const minus = (title: string) =>
  within(withinMain().getByRole('group', { name: `Quantity of ${title}` })).getByRole('button', {
    name: 'Decrease quantity',
  }) as HTMLButtonElement;

describe('the delivery promise', () => {
  const getPromise = () => within(getSummary()).getByText(/^Delivery by/).parentElement?.textContent;
  const freezeDate = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T04:00:00Z') });

  it('is the latest date of the cart, for the slowest zone without a PIN code [D-43]', async () => {
    freezeDate();
    renderCart('out', {}, [vine, roller]);
    await findLines();
    await vi.waitFor(() => expect(getPromise()).toBe('Delivery by Wed, 2 Dec 2026In 9 to 14 working days.'));
  });

  it('is for the saved PIN code of a customer [D-43]', async () => {
    freezeDate();
    renderCart('in', {
      ...withLines(vine, roller),
      'GET /api/UserDetails/:userId': () => buildOkResponse({ userId: 'user', postalCode: '380009' }),
    });
    await findLines();
    await vi.waitFor(() => expect(getPromise()).toBe('Delivery by Thu, 26 Nov 2026To PIN code 380009.'));
  });
});

describe('a customer’s cart', () => {
  it('is fetched once, by the header, and shows its title and count [CART-02, CART-03, CART-25, CART-36]', async () => {
    const { requests } = renderCart('in', withLines(vine, roller));
    expect(withinMain().getByRole('heading', { level: 1 }).textContent).toBe('Shopping Cart');
    expect(await findLines()).toHaveLength(2);
    expect(withinMain().getByText('2 items')).toBeTruthy();
    const reads = requests.filter(({ path }) => path === '/api/Cart');
    expect(reads).toMatchObject([{ method: 'GET', token: 'token' }]);
  });

  it('counts lines, not pieces [CART-03, Q-68]', async () => {
    renderCart('in', withLines(vine));
    expect(await withinMain().findByText('1 item')).toBeTruthy();
  });

  it.each([
    ['cm', '91.4 × 121.9 cm'],
    ['ft', '3 ft × 4 ft'],
  ] as const)('shows sizes in the customer’s unit, %s, at the same price [CART-08, CART-10]', async (unit, size) => {
    saveUnit(unit);
    renderCart('in', withLines(vine));
    const [first] = (await findLines()) as [HTMLElement];
    for (const fact of [size, '12.00 sq.ft.', '₹1,080']) expect(first.textContent).toContain(fact);
    expect(first.textContent).not.toContain('36 × 48 in');
  });

  it('shows picture, title, rate, category, size, options, quantity and price of each line [CART-04, CART-05, CART-06, CART-07]', async () => {
    renderCart('in', withLines(vine, roller));
    const [first, second] = (await findLines()) as [HTMLElement, HTMLElement];
    expect(first.querySelector('img')?.getAttribute('src')).toBe('/pictures/vine.webp');
    const title = within(first).getByRole('link', { name: 'Basant Vine' });
    expect(title.getAttribute('href')).toBe('/product/w1?type=t1&colour=eeeedd&width=36&height=48');
    expect(within(first).getByText('wallpaper - Bahaara')).toBeTruthy();
    const getText = (element: HTMLElement) => element.textContent ?? '';
    expect(getText(first)).toContain('₹45 /sq.ft.');
    for (const fact of ['36 × 48 in', '12.00 sq.ft.', 'Matt', 'Yes', '2 pcs', '₹1,080']) {
      expect(getText(first)).toContain(fact);
    }
    expect(getText(second)).toContain('blinds - Misc');
    expect(getText(second)).toContain('No image');
    expect(getText(second)).toContain('₹63 /sq.ft.');
    for (const fact of ['Inside', 'Roller Blinds', 'Manual', 'White', 'Left', 'For the study', '1 pcs', '₹750']) {
      expect(getText(second)).toContain(fact);
    }
  });

  it('shows the type first, if it is known [D-34, CART-08]', async () => {
    renderCart('in', withLines(line({ id: 'c', productTypeTitle: 'Smooth Matt', colorName: 'Ivory' }), vine));
    const [typed, untyped] = (await findLines()).map((item) => item.querySelector('dl')?.textContent);
    expect(typed).toMatch(/^TypeSmooth MattColourIvorySize/);
    expect(untyped).toMatch(/^Size/);
  });

  it('shows a sample as Sample, with a fixed quantity and without rate, area and edits [D-38]', async () => {
    const noSize = { widthInInches: 0, heightInInches: 0, areaSqFt: 0, pricePerSqFt: 0, productTypeId: null };
    const noOptions = { wallpaperFinish: null, wallpaperIsWashable: null };
    const sample = line({ id: 's', kind: 'sample', colorName: 'Ivory', unitPrice: 99, ...noSize, ...noOptions });
    const { user, changes } = renderCart('in', {
      ...withLines(sample),
      'DELETE /api/Cart/items/:itemId': () => buildCartResponse(),
      'POST /api/Cart/addtocart': () => buildCartResponse(sample),
    });
    const [item] = await findLines();
    const facts = [...(item?.querySelectorAll('dl > div') ?? [])].map((row) => row.textContent);
    expect(facts).toEqual(['ColourIvory', 'SizeSample']);
    expect(item?.textContent).not.toMatch(/sq\.ft|0 × 0|Edit|Add another size/);
    expect(item?.textContent).toContain('1 pcs');
    expect(item?.textContent).toContain('₹99');
    const name = 'sample of Basant Vine';
    expect([plus(name).disabled, minus(name).disabled]).toEqual([true, true]);
    await user.click(withinMain().getByRole('button', { name: `Remove ${name}` }));
    expect(withinMain().getByText('Removed the sample of Basant Vine.')).toBeTruthy();
    await user.click(await withinMain().findByRole('button', { name: 'Undo' }));
    expect(changes().at(-1)?.body).toMatchObject({ items: [{ kind: 'sample', productId: 'w1', quantity: 1 }] });
  });

  it('shows totals in whole rupees, rounded half up, with free shipping and two links [CART-12, CART-13, CART-14, CART-16]', async () => {
    renderCart('in', withLines(vine, roller));
    await findLines();
    const getRow = (name: string) =>
      within(getSummary()).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect([getRow('Subtotal'), getRow('Shipping'), getRow('Total')]).toEqual(['₹1,830', 'Free', '₹1,830']);
    expect(within(getSummary()).getByText('Inclusive of all taxes')).toBeTruthy();
    const getHref = (name: string) => within(getSummary()).getByRole('link', { name }).getAttribute('href');
    expect([getHref('Proceed to Checkout'), getHref('Continue Shopping')]).toEqual([paths.checkout, paths.home]);
  });

  it('changes a quantity at once and never below 1 [CART-09, CART-20, CART-21, Q-72]', async () => {
    const { user, changes } = renderCart('in', {
      ...withLines(vine, roller),
      'PUT /api/Cart/items/:itemId': () => buildCartResponse({ ...vine, quantity: 3, lineTotal: 1620 }, roller),
    });
    await findLines();
    expect(minus('Lotus Roller').disabled).toBe(true);
    await user.click(plus('Basant Vine'));
    expect(withinMain().getByText('3 pcs')).toBeTruthy();
    expect(await withinMain().findByText(/₹1,620/)).toBeTruthy();
    expect(changes()).toMatchObject([{ method: 'PUT', params: { itemId: 'a' }, body: { quantity: 3 } }]);
  });

  it('removes a line, and Undo adds it again [CART-11, CART-24, CART-33, CART-37]', async () => {
    const { user, changes } = renderCart('in', {
      ...withLines(vine, roller),
      'DELETE /api/Cart/items/:itemId': () => buildCartResponse(roller),
      'POST /api/Cart/addtocart': () => buildCartResponse(roller, { ...vine, id: 'c' }),
    });
    await findLines();
    await user.click(withinMain().getByRole('button', { name: 'Remove Basant Vine' }));
    expect(withinMain().getByText('1 item')).toBeTruthy();
    const undo = withinMain().getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    expect(withinMain().getByText('Removed Basant Vine.')).toBeTruthy();
    await user.click(undo);
    expect(await withinMain().findByText('2 items')).toBeTruthy();
    expect(withinMain().queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(changes()).toMatchObject([
      { method: 'DELETE', params: { itemId: 'a' } },
      { method: 'POST', body: { userId: 'user', items: [{ productId: 'w1', quantity: 2, widthInInches: 36 }] } },
    ]);
  });

  it('offers Undo again when restoring fails, without a success message [ERR-16]', async () => {
    const { user } = renderCart('in', {
      ...withLines(vine, roller),
      'DELETE /api/Cart/items/:itemId': () => buildCartResponse(roller),
      'POST /api/Cart/addtocart': () => buildJsonResponse(500, buildFailure('Oops')),
    });
    await findLines();
    await user.click(withinMain().getByRole('button', { name: 'Remove Basant Vine' }));
    await user.click(withinMain().getByRole('button', { name: 'Undo' }));
    expect(await withinMain().findByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(withinMain().queryByText('Added back to your cart.')).toBeNull();
  });

  it('shows the empty state after clearing, and Undo restores all lines [CART-17, CART-18, CART-19]', async () => {
    const { user, changes } = renderCart('in', {
      ...withLines(vine, roller),
      'DELETE /api/Cart': () => buildCartResponse(),
      'POST /api/Cart/addtocart': () => buildCartResponse(vine, roller),
    });
    await findLines();
    await user.click(withinMain().getByRole('button', { name: 'Clear cart' }));
    expect(await withinMain().findByText('Your cart is empty')).toBeTruthy();
    expect(withinMain().getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe(paths.home);
    expect(withinMain().queryByRole('region', { name: 'Order Summary' })).toBeNull();
    await user.click(withinMain().getByRole('button', { name: 'Undo' }));
    expect(await withinMain().findByText('2 items')).toBeTruthy();
    expect(changes().map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  });

  it('restores exactly what the server had, also lines added in another tab [D-45, CART-17]', async () => {
    let lines = [vine];
    const { user, changes } = renderCart('in', {
      'GET /api/Cart': () => buildCartResponse(...lines),
      'DELETE /api/Cart': () => buildCartResponse(),
      'POST /api/Cart/addtocart': () => buildCartResponse(vine, roller),
    });
    await findLines();
    lines = [vine, roller];
    await user.click(withinMain().getByRole('button', { name: 'Clear cart' }));
    expect(await withinMain().findByText('Cart cleared.')).toBeTruthy();
    await user.click(withinMain().getByRole('button', { name: 'Undo' }));
    expect(await withinMain().findByText('2 items')).toBeTruthy();
    expect(changes()).toMatchObject([{ method: 'DELETE' }, { method: 'POST', body: { items: [vine, roller] } }]);
  });

  it('offers no Undo when clearing fails, and keeps the lines [D-45]', async () => {
    const { user } = renderCart('in', {
      ...withLines(vine),
      'DELETE /api/Cart': () => buildJsonResponse(500, buildFailure('Oops')),
    });
    await findLines();
    await user.click(withinMain().getByRole('button', { name: 'Clear cart' }));
    expect((await withinMain().findByRole('alert')).textContent).toContain('HTTP 500: Oops');
    expect(withinMain().getByText('1 item')).toBeTruthy();
    expect(withinMain().queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('never restores one customer’s lines into the cart of another [D-45]', async () => {
    const { user, store } = renderCart('in', { ...withLines(vine), 'DELETE /api/Cart': () => buildCartResponse() });
    await findLines();
    await user.click(withinMain().getByRole('button', { name: 'Clear cart' }));
    expect(await withinMain().findByRole('button', { name: 'Undo' })).toBeTruthy();
    act(() => void store.dispatch(sessionStarted({ token: 'other', userId: 'other', expiresAtMs: null })));
    expect(withinMain().queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('keeps the line and shows the error when removing fails, without an Undo [STATE-11, ERR-12]', async () => {
    const { user } = renderCart('in', {
      ...withLines(vine),
      'DELETE /api/Cart/items/:itemId': () => buildJsonResponse(500, buildFailure('Oops')),
    });
    await findLines();
    await user.click(withinMain().getByRole('button', { name: 'Remove Basant Vine' }));
    expect((await withinMain().findByRole('alert')).textContent).toContain('HTTP 500: Oops');
    expect(withinMain().getByText('1 item')).toBeTruthy();
    expect(withinMain().queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('while the cart loads', () => {
  it('shows a loading state, not an empty cart, while the session is unknown [Q-74]', () => {
    renderCart('unknown');
    expect(withinMain().getByText('Loading…')).toBeTruthy();
    expect(withinMain().queryByText('Your cart is empty')).toBeNull();
  });

  it('shows a loading state until the customer’s cart has loaded [Q-74]', async () => {
    renderCart('in', withLines());
    expect(withinMain().getByText('Loading…')).toBeTruthy();
    expect(withinMain().queryByText('Your cart is empty')).toBeNull();
    expect(await withinMain().findByText('Your cart is empty')).toBeTruthy();
    expect(withinMain().queryByText('Loading…')).toBeNull();
  });

  it.each([
    ['an error', buildJsonResponse(503, buildFailure('Busy')), 'HTTP 503: Busy'],
    ['a page', buildTextResponse(200, '<html>'), 'Invalid JSON: <html>'],
  ])('puts a plain sentence before the stated text of %s [D-46, ERR-11, ERR-12]', async (_, response, stated) => {
    renderCart('in', { 'GET /api/Cart': () => response });
    const alert = await withinMain().findByRole('alert');
    expect(alert.querySelector('p')?.textContent).toBe(`We couldn't load your cart. ${stated}`);
    expect(within(alert).getByText(stated)).toBeTruthy();
  });

  it('says that a change failed before the stated text [D-46, ERR-12]', async () => {
    const { user } = renderCart('in', {
      ...withLines(vine),
      'DELETE /api/Cart/items/:itemId': () => buildJsonResponse(500, buildFailure('Oops')),
    });
    await findLines();
    await user.click(withinMain().getByRole('button', { name: 'Remove Basant Vine' }));
    const alert = await withinMain().findByRole('alert');
    expect(alert.querySelector('p')?.textContent).toBe("We couldn't update your cart. HTTP 500: Oops");
  });

  it('shows the load error and retries on request [ERR-12, ERR-14, STATE-04, Q-73]', async () => {
    let isBroken = true;
    const { user } = renderCart('in', {
      'GET /api/Cart': () => (isBroken ? buildJsonResponse(503, buildFailure('Busy')) : buildCartResponse(vine)),
    });
    expect((await withinMain().findByRole('alert')).textContent).toContain('HTTP 503: Busy');
    expect(withinMain().queryByText('Your cart is empty')).toBeNull();
    isBroken = false;
    await user.click(withinMain().getByRole('button', { name: 'Try again' }));
    expect(await findLines()).toHaveLength(1);
    expect(withinMain().queryByRole('alert')).toBeNull();
  });
});

describe('a visitor', () => {
  it('sees the local cart without a request, and a login link [CART-01, ROUTE-11, LCART-06, Q-64]', async () => {
    const { requests, user, router } = renderCart('out', {}, [vine, roller]);
    expect(await findLines()).toHaveLength(2);
    expect(within(getSummary()).getByRole('link', { name: 'Proceed to Checkout' })).toBeTruthy();
    expect(requests).toEqual([]);
    await user.click(withinMain().getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.login));
    expect(readSignInReturn(router.state.location.state)).toBe(paths.cart);
  });

  it('removes, restores and clears lines in this browser only; the stepper has no effect [LCART-02, LCART-03, LCART-04, LCART-05]', async () => {
    const { requests, user } = renderCart('out', {}, [vine, roller]);
    const stored = () => (JSON.parse(localStorage.getItem(CART_KEY) ?? '') as CartItem[]).map(({ id }) => id);
    await user.click(plus('Basant Vine'));
    expect(withinMain().getByText('2 pcs')).toBeTruthy();
    await user.click(withinMain().getByRole('button', { name: 'Remove Basant Vine' }));
    expect(stored()).toEqual(['b']);
    await user.click(withinMain().getByRole('button', { name: 'Undo' }));
    expect(stored()).toEqual(['b', 'a']);
    await user.click(withinMain().getByRole('button', { name: 'Clear cart' }));
    expect(await withinMain().findByText('Your cart is empty')).toBeTruthy();
    expect(stored()).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('restores a cleared cart in this browser exactly [D-45, LCART-04]', async () => {
    const { user } = renderCart('out', {}, [vine, roller]);
    const before = localStorage.getItem(CART_KEY);
    await user.click(withinMain().getByRole('button', { name: 'Clear cart' }));
    expect(await withinMain().findByText('Cart cleared.')).toBeTruthy();
    await user.click(withinMain().getByRole('button', { name: 'Undo' }));
    expect(await withinMain().findByText('Added back to your cart.')).toBeTruthy();
    expect(localStorage.getItem(CART_KEY)).toBe(before);
  });

  it('has an empty cart when the stored cart is unreadable [CART-18, LCART-08]', () => {
    localStorage.setItem(CART_KEY, '{bad');
    renderCart('out');
    expect(withinMain().getByText('Your cart is empty')).toBeTruthy();
  });
});
