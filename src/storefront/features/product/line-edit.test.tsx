import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import type { CartItem } from '#contract/storefront/cart.ts';
import { sessionEnded } from '#storefront/state/account/session-slice.ts';
import { readSignInReturn } from '#storefront/state/account/sign-in-return.ts';
import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import { getCopyLineUrl, getEditLineUrl } from '#storefront/state/cart/line-links.ts';
import { saveUnit } from '#storefront/state/product/saved-unit.ts';
import { cartResponse, sampleLine } from '#tests/support/samples/cart-samples.ts';
import { samples } from '#tests/support/samples/product-samples.ts';
import { type FakeResponses, jsonResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  addButton,
  heightField,
  renderProductPage,
  widthField,
} from '#tests/support/storefront/render-product-page.tsx';

const { wallpaper } = samples;
const PUT = 'PUT /api/Cart/items/:itemId';
const line = sampleLine({
  id: 'l1',
  productTypeId: 'vinyl',
  colorHex: '#99aa88',
  quantity: 3,
  wallpaperFinish: 'Eggshell',
  productImageUrl: '/pictures/sage.webp',
  orderComment: 'For the study',
});
const other = sampleLine({ id: 'l2' });
const queryOf = (address: string) => address.split('?')[1] ?? '';

/** The page as the cart opens it, with the cart in the store. */
async function open(address: string, answers: FakeResponses = {}, cart: readonly CartItem[] = [line, other]) {
  const visit = await renderProductPage(wallpaper, {
    query: queryOf(address),
    signedIn: true,
    answers: { 'GET /api/Cart': () => cartResponse(...cart), ...answers },
  });
  await act(() => visit.store.dispatch(fetchCart()));
  return { ...visit, puts: () => visit.requests.filter(({ method }) => method === 'PUT') };
}

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
const comment = () => screen.getByLabelText<HTMLTextAreaElement>(/^Add Order Comment/);

describe('a line of the cart that is changed', () => {
  it('opens with its configuration and its own button labels', async () => {
    await open(getEditLineUrl(line));
    expect(widthField().value).toBe('36');
    expect(heightField().value).toBe('48');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Eggshell/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sage' }).checked).toBe(true);
    expect(comment().value).toBe('For the study');
    expect(screen.getByText(/You are changing an item in your cart/)).toBeTruthy();
    expect(saveButton().disabled).toBe(false);
    expect(screen.queryByRole('button', { name: 'ADD TO CART' })).toBeNull();
  });

  it('opens in the unit that was chosen last, and is saved in inches all the same', async () => {
    saveUnit('cm');
    const { user, puts } = await open(getEditLineUrl(line), { [PUT]: () => cartResponse(line, other) });
    expect([widthField().value, heightField().value]).toEqual(['91.4', '121.9']);
    await user.click(saveButton());
    expect(puts()[0]?.body).toMatchObject({ widthInInches: 36, heightInInches: 48 });
  });

  it('saves to its line without changing the quantity, and returns to the cart', async () => {
    const saved = { ...line, widthInInches: 60 };
    const { user, router, puts, store } = await open(getEditLineUrl(line), { [PUT]: () => cartResponse(saved, other) });
    await user.clear(widthField());
    await user.type(widthField(), '60');
    await user.clear(comment());
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
    expect(router.state.location.pathname).toBe(paths.cart);
  });

  it('is unchanged by Cancel, without a request', async () => {
    const { user, router, puts } = await open(getEditLineUrl(line));
    await user.type(widthField(), '0');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(puts()).toEqual([]);
    expect(router.state.location.pathname).toBe(paths.cart);
  });

  it('keeps the page and the choices when it could not be saved', async () => {
    const { user, router } = await open(getEditLineUrl(line), { [PUT]: () => jsonResponse(500, failure('Oops')) });
    await user.type(comment(), '!');
    await user.click(saveButton());
    expect(await within(screen.getByRole('alert')).findByText('Failed to save your changes.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/product/w1');
    expect(comment().value).toBe('For the study!');
    expect(saveButton().disabled).toBe(false);
  });

  it('that no longer exists shows a message and can be added again', async () => {
    const added = { ...line, id: 'l9' };
    const { user, posts } = await open(
      getEditLineUrl(line),
      { 'POST /api/Cart/addtocart': () => cartResponse(other, added) },
      [other],
    );
    expect(screen.getByText('This item is no longer in your cart. You can add it again.')).toBeTruthy();
    await user.type(comment(), 'For the study');
    await user.click(addButton());
    expect(posts()).toHaveLength(1);
    expect(await screen.findByText('Added to your cart.')).toBeTruthy();
    expect(screen.queryByText(/no longer in your cart/)).toBeNull();
  });

  it('that goes while the page is open is noticed when it is saved', async () => {
    let cart = [line, other];
    const { user } = await open(getEditLineUrl(line), {
      'GET /api/Cart': () => cartResponse(...cart),
      [PUT]: () => jsonResponse(404, failure('This item is not in your cart.')),
    });
    cart = [other];
    await user.click(saveButton());
    expect(await screen.findByText('This item is no longer in your cart. You can add it again.')).toBeTruthy();
    expect(addButton().disabled).toBe(false);
  });

  it('is still being changed when it becomes one with another line [D-24]', async () => {
    const { user, store } = await open(getEditLineUrl(line), { [PUT]: () => cartResponse({ ...other, quantity: 4 }) });
    await user.click(saveButton());
    expect(store.getState().cart.saved).toEqual({ itemId: 'l1', title: null });
    expect(screen.queryByText(/no longer in your cart/)).toBeNull();
  });

  it('asks for login after the session ends and returns to the same line [D-02]', async () => {
    const { user, store, router, puts } = await open(getEditLineUrl(line));
    act(() => void store.dispatch(sessionEnded()));
    expect(screen.queryByText(/no longer in your cart/)).toBeNull();
    await user.click(saveButton());
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Please log in to change your cart.');
    expect(puts()).toEqual([]);
    await user.click(within(alert).getByRole('link', { name: 'Log in' }));
    expect(router.state.location.pathname).toBe(paths.login);
    expect(readSignInReturn(router.state.location.state)).toContain('line=l1');
  });
});

describe('a line of the cart in another size', () => {
  it('opens with everything but the size, and adds a line of its own', async () => {
    const { user, posts } = await open(getCopyLineUrl(line), {
      'POST /api/Cart/addtocart': () => cartResponse(line, other),
    });
    expect(widthField().value).toBe('');
    expect(addButton().disabled).toBe(true);
    expect(comment().value).toBe('For the study');
    expect(screen.getByText(/Give it another size/)).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(widthField());
    await user.keyboard('20');
    await user.type(heightField(), '30');
    await user.click(addButton());
    expect(posts()[0]?.body).toMatchObject({
      items: [{ productTypeId: 'vinyl', colorHex: '#99aa88', widthInInches: 20, heightInInches: 30, quantity: 1 }],
    });
  });
});

describe('an identical cart line', () => {
  const same = sampleLine({ id: 'l1', productTypeId: 'matt', wallpaperIsWashable: false, quantity: 2 });

  it('can be counted on the product page, which sends the quantity alone [PDP-31, Q-63]', async () => {
    const { user, puts } = await open(
      '/product/w1?width=36&height=48',
      { [PUT]: () => cartResponse({ ...same, quantity: 3 }) },
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
