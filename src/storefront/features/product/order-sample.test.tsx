import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { buildSampleItemInput, SAMPLE_IN_CART_MESSAGE, TOO_MANY_SAMPLES_MESSAGE } from '#domain/cart/samples.ts';
import { readSignInReturn } from '#storefront/state/account/sign-in-return.ts';
import { itemAddedAfterLogin } from '#storefront/state/cart/cart-slice.ts';
import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import { TEST_USER_ID } from '#tests/support/customers/fake-token.ts';
import { buildCartResponse, createSampleLine } from '#tests/support/samples/cart-samples.ts';
import { samples } from '#tests/support/samples/product-samples.ts';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import { buildJsonResponse } from '#tests/support/storefront/fake-transport.ts';
import { getAddButton, renderProductPage } from '#tests/support/storefront/render-product-page.tsx';

const { wallpaper, canvas } = samples;
const ADD = 'POST /api/Cart/addtocart';
const IN_CART = 'Sample in your cart';
const getSampleButton = () => screen.getByRole('button', { name: 'Order a sample · ₹99' });
const getSampleLink = () => screen.getByRole('link', { name: IN_CART });

const createSampleInCart = (productId: string, colorHex = '#eeeedd') =>
  createSampleLine({ id: `${productId}${colorHex}`, productId, colorHex, kind: 'sample', unitPrice: 99 });
const ivorySample = createSampleInCart(wallpaper.id);

async function renderWithCart(items: Parameters<typeof buildCartResponse>, query = '') {
  const responses = { 'GET /api/Cart': () => buildCartResponse(...items), [ADD]: () => buildCartResponse(ivorySample) };
  const visit = await renderProductPage(wallpaper, { isSignedIn: true, responses, query });
  await visit.store.dispatch(fetchCart());
  return visit;
}

describe('Order a sample', () => {
  it('needs no size and sends the chosen colour and picture only [D-38]', async () => {
    const { user, listPosts } = await renderWithCart([]);
    expect(getAddButton().disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Sage' }));
    await user.click(getSampleButton());
    const picture = { colorHex: '#99aa88', productImageUrl: '/pictures/sage.webp' };
    const item = { kind: 'sample', productId: wallpaper.id, ...picture, quantity: 1 };
    expect(listPosts().map(({ body }) => body)).toEqual([{ userId: TEST_USER_ID, items: [item] }]);
  });

  it('confirms, becomes a link to the cart and keeps the focus, until another colour is chosen [D-38]', async () => {
    const { user } = await renderWithCart([]);
    await user.type(screen.getByLabelText(/^Add Order Comment/), 'For the study');
    await user.click(getSampleButton());
    expect((await screen.findByText('Sample added to cart.')).closest('[role=status]')).toBeTruthy();
    expect(getSampleLink().getAttribute('href')).toBe(paths.cart);
    await waitFor(() => expect(document.activeElement).toBe(getSampleLink()));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Add Order Comment/).value).toBe('For the study');
    await user.click(screen.getByRole('radio', { name: 'Sage' }));
    expect(getSampleButton()).toBeTruthy();
    expect(screen.queryByText('Sample added to cart.')).toBeNull();
  });

  it('says that this sample is in the cart already; a piece is not a sample [D-38]', async () => {
    const visit = await renderWithCart([ivorySample]);
    expect(getSampleLink()).toBeTruthy();
    expect(document.activeElement).not.toBe(getSampleLink());
    expect(screen.queryByText('In your cart')).toBeNull();
    visit.unmount();
    await renderWithCart([createSampleLine({ productId: wallpaper.id })]);
    expect(getSampleButton()).toBeTruthy();
  });

  it('says why an eleventh sample is not possible [D-38]', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => createSampleInCart(`other${index}`));
    const { user, listPosts } = await renderWithCart(ten);
    await user.click(getSampleButton());
    expect(screen.getByRole('alert').textContent).toContain(TOO_MANY_SAMPLES_MESSAGE);
    expect(listPosts()).toEqual([]);
  });

  it('fails like ADD TO CART [D-38, ERR-16]', async () => {
    const responses = { [ADD]: () => buildJsonResponse(400, buildFailure('No.')) };
    const { user } = await renderProductPage(wallpaper, { isSignedIn: true, responses });
    await user.click(getSampleButton());
    await within(screen.getByRole('alert')).findByText('Failed to add to cart.');
    expect(screen.queryByText(/No\./)).toBeNull();
    expect(getSampleButton()).toBeTruthy();
  });

  it('says why the server refuses a second sample, and shows the one in the cart [D-38, ERR-16]', async () => {
    const responses = {
      'GET /api/Cart': () => buildCartResponse(ivorySample),
      [ADD]: () => buildJsonResponse(409, buildFailure(SAMPLE_IN_CART_MESSAGE)),
    };
    const { user } = await renderProductPage(wallpaper, { isSignedIn: true, responses });
    await user.click(getSampleButton());
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain(`Failed to add to cart. ${SAMPLE_IN_CART_MESSAGE}`));
    await screen.findByRole('link', { name: IN_CART });
    await waitFor(() => expect(document.activeElement).toBe(getSampleLink()));
    expect(screen.queryByText('Sample added to cart.')).toBeNull();
  });

  it('scrolls to the confirmation of a sample added after login [D-38, D-40]', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { store } = await renderWithCart([ivorySample]);
    const item = buildSampleItemInput(wallpaper.id, '#eeeedd', '/pictures/ivory.webp');
    act(() => void store.dispatch(itemAddedAfterLogin(item)));
    const confirmation = await screen.findByText('Sample added to cart.');
    expect(scroll.mock.contexts.some((element) => confirmation.contains(element as Element))).toBe(true);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    scroll.mockRestore();
  });

  it('asks a visitor to log in like ADD TO CART [D-38, ERR-15, D-02]', async () => {
    const { user, listPosts, router } = await renderProductPage(wallpaper);
    await user.click(screen.getByRole('radio', { name: 'Sage' }));
    await user.click(getSampleButton());
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Please log in to add items to your cart.');
    expect(listPosts()).toEqual([]);
    await user.click(within(alert).getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(readSignInReturn(router.state.location.state)).toBe('/product/w1?colour=99aa88'));
  });

  it.each([
    ['no sample price', { shop: { ...sampleSettings.shop, samplePrice: undefined } }],
    ['another API host', { apiOrigin: 'https://api.example' }],
  ])('is hidden with %s [D-38, D-50]', async (_, settings) => {
    await renderProductPage(wallpaper, { settings });
    expect(getAddButton()).toBeTruthy();
    expect(screen.queryByRole('button', { name: /sample/i })).toBeNull();
  });

  it('is offered for canvas without types, and is not its cart line [D-38]', async () => {
    const untyped = { ...canvas, canvasTypes: [], images: [] };
    const sample = createSampleLine({
      ...createSampleInCart(canvas.id),
      colorHex: null,
      productTypeId: null,
      widthInInches: 0,
      heightInInches: 0,
      wallpaperFinish: null,
      wallpaperIsWashable: null,
    });
    const responses = { 'GET /api/Cart': () => buildCartResponse(sample) };
    const { store } = await renderProductPage(untyped, { isSignedIn: true, responses });
    expect(getSampleButton()).toBeTruthy();
    await store.dispatch(fetchCart());
    await screen.findByRole('link', { name: IN_CART });
    expect(screen.queryByText('In your cart')).toBeNull();
  });

  it('is not shown while a line is edited; a sample cannot be edited [D-38]', async () => {
    const piece = createSampleLine({ id: 'piece', productId: wallpaper.id });
    const visit = await renderWithCart([piece, ivorySample], 'line=piece');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: IN_CART })).toBeNull();
    visit.unmount();
    await renderWithCart([ivorySample], `line=${encodeURIComponent(ivorySample.id)}`);
    expect(getSampleLink()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });
});
