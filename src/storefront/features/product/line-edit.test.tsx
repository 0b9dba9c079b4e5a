import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import type { CartItem } from '#contract/storefront/cart.ts';
import { sessionEnded } from '#storefront/state/account/session-slice.ts';
import { readSignInReturn } from '#storefront/state/account/sign-in-return.ts';
import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import { getCopyLineUrl, getEditLineUrl } from '#storefront/state/cart/line-links.ts';
import { saveUnit } from '#storefront/state/product/saved-unit.ts';
import { buildCartResponse, createSampleLine } from '#tests/support/samples/cart-samples.ts';
import { samples } from '#tests/support/samples/product-samples.ts';
import { buildJsonResponse, type FakeResponses } from '#tests/support/storefront/fake-transport.ts';
import {
  getAddButton,
  getHeightField,
  getWidthField,
  renderProductPage,
} from '#tests/support/storefront/render-product-page.tsx';

const { wallpaper } = samples;
const PUT = 'PUT /api/Cart/items/:itemId';
const line = createSampleLine({
  id: 'l1',
  productTypeId: 'vinyl',
  colorHex: '#99aa88',
  quantity: 3,
  wallpaperFinish: 'Eggshell',
  productImageUrl: '/pictures/sage.webp',
  orderComment: 'For the study',
});
const other = createSampleLine({ id: 'l2' });
const getQuery = (address: string) => address.split('?')[1] ?? '';

/** Opens the product page with the cart in the store. */
async function open(address: string, responses: FakeResponses = {}, cart: readonly CartItem[] = [line, other]) {
  const visit = await renderProductPage(wallpaper, {
    query: getQuery(address),
    isSignedIn: true,
    responses: { 'GET /api/Cart': () => buildCartResponse(...cart), ...responses },
  });
  await act(() => visit.store.dispatch(fetchCart()));
  return { ...visit, puts: () => visit.requests.filter(({ method }) => method === 'PUT') };
}

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
const getComment = () => screen.getByLabelText<HTMLTextAreaElement>(/^Add Order Comment/);

describe('editing a cart line', () => {
  it('opens the product page with the line’s configuration and a save button', async () => {
    await open(getEditLineUrl(line));
    expect(getWidthField().value).toBe('36');
    expect(getHeightField().value).toBe('48');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Eggshell/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sage' }).checked).toBe(true);
    expect(getComment().value).toBe('For the study');
    expect(screen.getByText(/You're editing an item in your cart/)).toBeTruthy();
    expect(saveButton().disabled).toBe(false);
    expect(screen.queryByRole('button', { name: 'ADD TO CART' })).toBeNull();
  });

  it('uses the saved unit, and still saves inches', async () => {
    saveUnit('cm');
    const { user, puts } = await open(getEditLineUrl(line), { [PUT]: () => buildCartResponse(line, other) });
    expect([getWidthField().value, getHeightField().value]).toEqual(['91.4', '121.9']);
    await user.click(saveButton());
    expect(puts()[0]?.body).toMatchObject({ widthInInches: 36, heightInInches: 48 });
  });

  it('saves the line without changing the quantity, and returns to the cart', async () => {
    const saved = { ...line, widthInInches: 60 };
    const { user, router, puts, store } = await open(getEditLineUrl(line), {
      [PUT]: () => buildCartResponse(saved, other),
    });
    await user.clear(getWidthField());
    await user.type(getWidthField(), '60');
    await user.clear(getComment());
    await user.click(saveButton());
    expect(puts()).toMatchObject([{ params: { itemId: 'l1' }, token: 'token' }]);
    expect(puts()[0]?.body).toMatchObject({
      productTypeId: 'vinyl',
      colorHex: '#99aa88',
      widthInInches: 60,
      heightInInches: 48,
      orderComment: null,
    });
    expect(puts()[0]?.body).not.toHaveProperty('quantity');
    expect(puts()[0]?.body).not.toHaveProperty('productId');
    expect(store.getState().cart.saved).toEqual({ itemId: 'l1', title: 'Basant Vine' });
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.cart));
  });

  it('changes nothing on Cancel', async () => {
    const { user, router, puts } = await open(getEditLineUrl(line));
    await user.type(getWidthField(), '0');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(puts()).toEqual([]);
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.cart));
  });

  it('keeps the page and the choices when saving fails', async () => {
    const { user, router } = await open(getEditLineUrl(line), {
      [PUT]: () => buildJsonResponse(500, buildFailure('Oops')),
    });
    await user.type(getComment(), '!');
    await user.click(saveButton());
    expect(await within(screen.getByRole('alert')).findByText("We couldn't save your changes.")).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/w1'));
    expect(getComment().value).toBe('For the study!');
    expect(saveButton().disabled).toBe(false);
  });

  it('offers to add a line that no longer exists', async () => {
    const added = { ...line, id: 'l9' };
    const { user, listPosts } = await open(
      getEditLineUrl(line),
      { 'POST /api/Cart/addtocart': () => buildCartResponse(other, added) },
      [other],
    );
    expect(screen.getByText('This item is no longer in your cart. You can add it again.')).toBeTruthy();
    await user.type(getComment(), 'For the study');
    await user.click(getAddButton());
    expect(listPosts()).toHaveLength(1);
    expect(await screen.findByText('Added to your cart.')).toBeTruthy();
    expect(screen.queryByText(/no longer in your cart/)).toBeNull();
  });

  it('reports a line that was removed while the page was open', async () => {
    let cart = [line, other];
    const { user } = await open(getEditLineUrl(line), {
      'GET /api/Cart': () => buildCartResponse(...cart),
      [PUT]: () => buildJsonResponse(404, buildFailure("This item isn't in your cart.")),
    });
    cart = [other];
    await user.click(saveButton());
    expect(await screen.findByText('This item is no longer in your cart. You can add it again.')).toBeTruthy();
    expect(getAddButton().disabled).toBe(false);
  });

  it('saves a line that merges with another one [D-24]', async () => {
    const { user, store } = await open(getEditLineUrl(line), {
      [PUT]: () => buildCartResponse({ ...other, quantity: 4 }),
    });
    await user.click(saveButton());
    expect(store.getState().cart.saved).toEqual({ itemId: 'l1', title: null });
    expect(screen.queryByText(/no longer in your cart/)).toBeNull();
  });

  it('asks for login when the session has ended, and returns to the same line [D-02]', async () => {
    const { user, store, router, puts } = await open(getEditLineUrl(line));
    act(() => void store.dispatch(sessionEnded()));
    expect(screen.queryByText(/no longer in your cart/)).toBeNull();
    await user.click(saveButton());
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Please log in to change your cart.');
    expect(puts()).toEqual([]);
    await user.click(within(alert).getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.login));
    expect(readSignInReturn(router.state.location.state)).toContain('line=l1');
  });
});

describe('copying a cart line', () => {
  it('opens with all choices except the size, and adds a new line', async () => {
    const { user, listPosts } = await open(getCopyLineUrl(line), {
      'POST /api/Cart/addtocart': () => buildCartResponse(line, other),
    });
    expect(getWidthField().value).toBe('');
    expect(getAddButton().disabled).toBe(true);
    expect(getComment().value).toBe('For the study');
    expect(screen.getByText(/Enter a different size/)).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(getWidthField());
    await user.keyboard('20');
    await user.type(getHeightField(), '30');
    await user.click(getAddButton());
    expect(listPosts()[0]?.body).toMatchObject({
      items: [{ productTypeId: 'vinyl', colorHex: '#99aa88', widthInInches: 20, heightInInches: 30, quantity: 1 }],
    });
  });
});

describe('an identical cart line', () => {
  const same = createSampleLine({ id: 'l1', productTypeId: 'matt', wallpaperIsWashable: false, quantity: 2 });

  it('has a stepper that sends only the quantity [PDP-31, Q-63]', async () => {
    const { user, puts } = await open(
      '/product/w1?width=36&height=48',
      { [PUT]: () => buildCartResponse({ ...same, quantity: 3 }) },
      [same],
    );
    const stepper = screen.getByRole('group', { name: 'Quantity of Basant Vine in your cart' });
    expect(stepper.textContent).toContain('2 pcs');
    await user.click(within(stepper).getByRole('button', { name: 'Increase quantity' }));
    expect(stepper.textContent).toContain('3 pcs');
    expect(puts()).toMatchObject([{ path: '/api/Cart/items/:itemId', params: { itemId: 'l1' } }]);
    expect(puts()[0]?.body).toEqual({ quantity: 3 });
  });

  it('requires the same configuration', async () => {
    const { user } = await open('/product/w1?width=36&height=48', {}, [same]);
    await user.click(screen.getByRole('radio', { name: 'Sage' }));
    expect(screen.queryByRole('group', { name: /in your cart/ })).toBeNull();
  });
});
