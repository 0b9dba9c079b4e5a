import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contract/api/cart.ts';
import { failure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { sessionEnded } from '#storefront/state/account/session-slice.ts';
import { signInReturn } from '#storefront/state/account/sign-in-return.ts';
import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import { copyAddress, editAddress } from '#storefront/state/cart/line-address.ts';
import { keepUnit } from '#storefront/state/product/kept-unit.ts';
import { cartAnswer, sampleLine } from '#tests/support/cart-samples.ts';
import { type FakeAnswers, jsonAnswer } from '#tests/support/fake-transport.ts';
import { addButton, heightField, visitProduct, widthField } from '#tests/support/render-product-page.tsx';
import { samples } from '#tests/support/sample-products.ts';

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
async function open(address: string, answers: FakeAnswers = {}, cart: readonly CartItem[] = [line, other]) {
  const visit = await visitProduct(wallpaper, {
    query: queryOf(address),
    signedIn: true,
    answers: { 'GET /api/Cart': () => cartAnswer(...cart), ...answers },
  });
  await act(() => visit.store.dispatch(fetchCart()));
  return { ...visit, puts: () => visit.requests.filter(({ method }) => method === 'PUT') };
}

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
const comment = () => screen.getByLabelText<HTMLTextAreaElement>(/^Add Order Comment/);

describe('a line of the cart that is changed', () => {
  it('opens as it was configured, with other words on the button', async () => {
    await open(editAddress(line));
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
    keepUnit('cm');
    const { user, puts } = await open(editAddress(line), { [PUT]: () => cartAnswer(line, other) });
    expect([widthField().value, heightField().value]).toEqual(['91.4', '121.9']);
    await user.click(saveButton());
    expect(puts()[0]?.body).toMatchObject({ widthInInches: 36, heightInInches: 48 });
  });

  it('is saved whole into its line, without touching its quantity, and leads back to the cart', async () => {
    const saved = { ...line, widthInInches: 60 };
    const { user, router, puts, store } = await open(editAddress(line), { [PUT]: () => cartAnswer(saved, other) });
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

  it('is left as it was by Cancel, without a call', async () => {
    const { user, router, puts } = await open(editAddress(line));
    await user.type(widthField(), '0');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(puts()).toEqual([]);
    expect(router.state.location.pathname).toBe(paths.cart);
  });

  it('keeps the page and the choices when it could not be saved', async () => {
    const { user, router } = await open(editAddress(line), { [PUT]: () => jsonAnswer(500, failure('Oops')) });
    await user.type(comment(), '!');
    await user.click(saveButton());
    expect(await within(screen.getByRole('alert')).findByText('Failed to save your changes.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/product/w1');
    expect(comment().value).toBe('For the study!');
    expect(saveButton().disabled).toBe(false);
  });

  it('that has gone meanwhile is said to be gone, and can be added like anything else', async () => {
    const added = { ...line, id: 'l9' };
    const { user, posts } = await open(
      editAddress(line),
      { 'POST /api/Cart/addtocart': () => cartAnswer(other, added) },
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
    const { user } = await open(editAddress(line), {
      'GET /api/Cart': () => cartAnswer(...cart),
      [PUT]: () => jsonAnswer(404, failure('This item is not in your cart.')),
    });
    cart = [other];
    await user.click(saveButton());
    expect(await screen.findByText('This item is no longer in your cart. You can add it again.')).toBeTruthy();
    expect(addButton().disabled).toBe(false);
  });

  it('is still being changed when it becomes one with another line [D-24]', async () => {
    const { user, store } = await open(editAddress(line), { [PUT]: () => cartAnswer({ ...other, quantity: 4 }) });
    await user.click(saveButton());
    expect(store.getState().cart.saved).toEqual({ itemId: 'l1', title: null });
    expect(screen.queryByText(/no longer in your cart/)).toBeNull();
  });

  it('asks a customer whose session is over to log in, and comes back to the same line [D-02]', async () => {
    const { user, store, router, puts } = await open(editAddress(line));
    act(() => void store.dispatch(sessionEnded()));
    expect(screen.queryByText(/no longer in your cart/)).toBeNull();
    await user.click(saveButton());
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Please log in to change your cart.');
    expect(puts()).toEqual([]);
    await user.click(within(alert).getByRole('link', { name: 'Log in' }));
    expect(router.state.location.pathname).toBe(paths.login);
    expect(signInReturn(router.state.location.state)).toContain('line=l1');
  });
});

describe('a line of the cart in another size', () => {
  it('opens with everything but the size, and adds a line of its own', async () => {
    const { user, posts } = await open(copyAddress(line), {
      'POST /api/Cart/addtocart': () => cartAnswer(line, other),
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

describe('what is in the cart already', () => {
  const same = sampleLine({ id: 'l1', productTypeId: 'matt', wallpaperIsWashable: false, quantity: 2 });

  it('can be counted on the product page, which sends the quantity alone [PDP-31, Q-63]', async () => {
    const { user, puts } = await open(
      '/product/w1?width=36&height=48',
      { [PUT]: () => cartAnswer({ ...same, quantity: 3 }) },
      [same],
    );
    const stepper = screen.getByRole('group', { name: 'Quantity of Basant Vine in your cart' });
    expect(stepper.textContent).toContain('2 pcs');
    await user.click(within(stepper).getByRole('button', { name: 'Increase quantity' }));
    expect(stepper.textContent).toContain('3 pcs');
    expect(puts()).toMatchObject([{ path: '/api/Cart/items/:itemId', params: { itemId: 'l1' } }]);
    expect(puts()[0]?.body).toEqual({ quantity: 3 });
  });

  it('is only what is configured just so', async () => {
    const { user } = await open('/product/w1?width=36&height=48', {}, [same]);
    await user.click(screen.getByRole('radio', { name: 'Sage' }));
    expect(screen.queryByRole('group', { name: /in your cart/ })).toBeNull();
  });
});
