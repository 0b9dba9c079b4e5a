import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { addToCart } from '#contract/storefront/cart.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { readSignInReturn } from '#storefront/state/account/sign-in-return.ts';
import { selectAlerts } from '#storefront/state/alerts-slice.ts';
import { selectPieceCount } from '#storefront/state/cart/cart-selectors.ts';
import { itemAddedAfterLogin } from '#storefront/state/cart/cart-slice.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { TEST_USER_ID } from '#tests/support/customers/fake-token.ts';
import { samples } from '#tests/support/samples/product-samples.ts';
import { buildJsonResponse, buildOkResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  getAddButton,
  getHeightField,
  getWidthField,
  renderProductPage,
} from '#tests/support/storefront/render-product-page.tsx';

const { wallpaper, curtains, blinds, fabrics, canvas } = samples;
const ADD = 'POST /api/Cart/addtocart';
const line = { id: 'l1', productId: 'w1', category: 'wallpaper', quantity: 1 };
const addedResponse = () => buildOkResponse({ items: [line], subtotal: 540 });
const SIZE_QUERY = 'width=36&height=48';

type Visit = Awaited<ReturnType<typeof renderProductPage>>;
const listAlerts = ({ store }: Visit) => selectAlerts(store.getState()).map(({ text }) => text);

describe('ADD TO CART', () => {
  it('is disabled until width and height are entered [PDP-14, PDP-22, PDP-33]', async () => {
    const { user } = await renderProductPage(wallpaper);
    expect(getAddButton().textContent).toBe('ADD TO CART');
    expect(getAddButton().disabled).toBe(true);
    await user.type(getWidthField(), '36');
    expect(getAddButton().disabled).toBe(true);
    await user.type(getHeightField(), '48');
    expect(getAddButton().disabled).toBe(false);
    await user.clear(getWidthField());
    expect(getAddButton().disabled).toBe(true);
  });

  it('is always enabled for canvas, even without a type [PDP-21, Q-50]', async () => {
    await renderProductPage({ ...canvas, canvasTypes: [] });
    expect(getAddButton().disabled).toBe(false);
  });
});

describe('the add-to-cart request', () => {
  const common = { colorHex: '#eeeedd', productImageUrl: '/pictures/ivory.webp', quantity: 1 };
  const size = { widthInInches: 36, heightInInches: 48, areaSqFt: 12 };

  it.each([
    [wallpaper, { productTypeId: 'matt', ...size, wallpaperFinish: 'Matt', wallpaperIsWashable: false }],
    [
      curtains,
      {
        productTypeId: 'unlined',
        ...size,
        curtainConfiguration: 'Pair of Curtains',
        curtainHeading: 'Pencil Pleat',
        curtainTiebacks: 'No Tieback',
      },
    ],
    [
      blinds,
      {
        productTypeId: 'platinum',
        ...size,
        fittingType: 'Outside',
        blindStyle: 'Classic',
        motorisation: 'No Motorisation',
        chainColour: 'White',
        sideOfControls: 'Right',
      },
    ],
    [fabrics, { productTypeId: 'linen', ...size, fabricMaterial: 'Linen', fabricWidth: 54, fabricIsWashable: true }],
    [
      canvas,
      {
        productTypeId: 'wrap',
        widthInInches: 24,
        heightInInches: 36,
        areaSqFt: 6,
        canvasFrameType: 'Gallery Wrap',
        canvasHasMirrorEdges: true,
      },
    ],
  ])(
    'of $category contains the user id and one item with all choices [PDP-23, PDP-34, TYPE-21, TYPE-22]',
    async (product, choices) => {
      const { user, listPosts } = await renderProductPage(product, {
        query: SIZE_QUERY,
        isSignedIn: true,
        responses: { [ADD]: addedResponse },
      });
      await user.click(getAddButton());
      const { id, title, slug, category, subCategory } = product;
      const names = { productId: id, productTitle: title, productSlug: slug, category, subCategory };
      expect(listPosts()).toHaveLength(1);
      expect(listPosts()[0]).toMatchObject({ path: '/api/Cart/addtocart', token: 'token' });
      expect(listPosts()[0]?.body).toEqual({ userId: TEST_USER_ID, items: [{ ...names, ...common, ...choices }] });
      expect(addToCart.body?.safeParse(listPosts()[0]?.body).success).toBe(true);
    },
  );

  it('contains changed choices and the comment [PDP-34, TYPE-05, TYPE-21, Q-45]', async () => {
    const { user, listPosts } = await renderProductPage(wallpaper, {
      query: SIZE_QUERY,
      isSignedIn: true,
      responses: { [ADD]: addedResponse },
    });
    await user.click(screen.getByRole('radio', { name: /^Eggshell/ }));
    await user.click(screen.getByRole('radio', { name: 'Sage' }));
    await user.type(screen.getByLabelText(/^Add Order Comment/), ' For the study ');
    await user.click(getAddButton());
    expect(listPosts()[0]?.body).toMatchObject({
      items: [
        {
          productTypeId: 'vinyl',
          colorHex: '#99aa88',
          productImageUrl: '/pictures/sage.webp',
          wallpaperFinish: 'Eggshell',
          orderComment: 'For the study',
        },
      ],
    });
  });
});

describe('after a click', () => {
  it('replaces the cart and shows a confirmation with links until the configuration changes [Q-62]', async () => {
    const visit = await renderProductPage(wallpaper, {
      query: SIZE_QUERY,
      isSignedIn: true,
      responses: { [ADD]: addedResponse },
    });
    await visit.user.click(getAddButton());
    const confirmation = await screen.findByText('Added to your cart.');
    expect(confirmation.parentElement?.textContent).toBe('Added to your cart. View cart Checkout');
    const link = within(confirmation.parentElement as HTMLElement).getByRole('link', { name: 'View cart' });
    expect(link.getAttribute('href')).toBe(paths.cart);
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe(paths.checkout);
    expect(selectPieceCount(visit.store.getState())).toBe(1);
    await waitFor(() => expect(visit.router.state.location.pathname).toBe('/product/w1'));
    await visit.user.click(screen.getByRole('radio', { name: 'Sage' }));
    expect(screen.queryByText('Added to your cart.')).toBeNull();
  });

  it('shows an item added after login like one just added, once [D-40]', async () => {
    const getComment = () => screen.getByLabelText<HTMLTextAreaElement>(/^Add Order Comment/);
    const visitor = await renderProductPage(wallpaper, { query: SIZE_QUERY });
    await visitor.user.type(getComment(), 'For the study');
    await visitor.user.click(getAddButton());
    const request = visitor.store.getState().alerts[0]?.request;
    if (request?.kind !== 'add') throw new Error('Nothing to complete.');
    visitor.unmount();
    const customer = await renderProductPage(wallpaper, { query: SIZE_QUERY, isSignedIn: true });
    act(() => void customer.store.dispatch(itemAddedAfterLogin(JSON.parse(JSON.stringify(request.item)))));
    await screen.findByText('Added to your cart.');
    expect(customer.store.getState().cart.addedAfterLogin).toBeNull();
    expect(customer.listPosts()).toEqual([]);
    customer.unmount();
    await renderProductPage(wallpaper, { query: SIZE_QUERY });
    expect(getComment().value).toBe('');
    expect(screen.queryByText('Added to your cart.')).toBeNull();
  });

  it.each([
    ['another change of the cart', async ({ user }: Visit) => user.click(getAddButton())],
    ['leaving the page', async ({ router }: Visit) => act(() => router.navigate('/cart'))],
  ])('no longer expects to show an item added after login after %s [D-40]', async (_, change) => {
    const responses = { [ADD]: addedResponse, 'GET /api/Cart': addedResponse };
    const visit = await renderProductPage(wallpaper, { query: SIZE_QUERY, isSignedIn: true, responses });
    // As if its page had another item, e.g. after a change of the catalogue.
    act(() => void visit.store.dispatch(itemAddedAfterLogin({ productId: wallpaper.id, quantity: 1 })));
    expect(visit.store.getState().cart.addedAfterLogin).not.toBeNull();
    await change(visit);
    expect(visit.store.getState().cart.addedAfterLogin).toBeNull();
  });

  it('ignores further clicks until the response arrives [Q-62]', async () => {
    const response = createDeferred<ApiResponse>();
    const { user, listPosts } = await renderProductPage(wallpaper, {
      query: SIZE_QUERY,
      isSignedIn: true,
      responses: { [ADD]: () => response.promise },
    });
    // Two clicks before React renders.
    act(() => {
      getAddButton().click();
      getAddButton().click();
    });
    await user.click(getAddButton());
    await user.keyboard('{Enter}');
    expect(getAddButton().getAttribute('aria-busy')).toBe('true');
    response.resolve(addedResponse());
    await screen.findByText('Added to your cart.');
    expect(listPosts()).toHaveLength(1);
    await user.click(getAddButton());
    expect(listPosts()).toHaveLength(2);
  });

  it.each([
    ['a rejection', () => buildJsonResponse(400, buildFailure('No.'))],
    ['a server error', () => buildJsonResponse(500, buildFailure('Oops'))],
    [
      'a network failure',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('%s raises an alert and keeps the page [PDP-29, ERR-16, STATE-11]', async (_, respond) => {
    const visit = await renderProductPage(wallpaper, {
      query: SIZE_QUERY,
      isSignedIn: true,
      responses: { [ADD]: respond },
    });
    await visit.user.click(getAddButton());
    const alert = await within(screen.getByRole('alert')).findByText('Failed to add to cart.');
    expect(alert).toBeTruthy();
    await waitFor(() => expect(visit.router.state.location.pathname).toBe('/product/w1'));
    expect(visit.store.getState().cart.status).toBe('failed');
    expect(getAddButton().disabled).toBe(false);
  });
});

describe('a visitor', () => {
  it('is asked to log in without a request, and returns to the same configuration [PDP-28, ERR-15, ROLE-05, D-02]', async () => {
    const { user, listPosts, router } = await renderProductPage(wallpaper, { query: SIZE_QUERY });
    await user.click(screen.getByRole('radio', { name: 'Sage' }));
    await user.click(getAddButton());
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Please log in to add items to your cart.');
    expect(listPosts()).toEqual([]);
    await user.click(within(alert).getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.login));
    const returnUrl = new URL(readSignInReturn(router.state.location.state) ?? '', 'http://shop');
    expect(returnUrl.pathname).toBe('/product/w1');
    expect(Object.fromEntries(returnUrl.searchParams)).toEqual({ colour: '99aa88', width: '36', height: '48' });
  });

  it.each([
    ['the size changes', async ({ user }: Visit) => user.type(getWidthField(), '5')],
    ['the comment changes', async ({ user }: Visit) => user.type(screen.getByLabelText(/^Add Order Comment/), 'A')],
    ['the page is left', async ({ router }: Visit) => act(() => router.navigate('/cart'))],
  ])('is no longer offered to log in for the item once %s [D-01, D-40]', async (_, change) => {
    const visit = await renderProductPage(wallpaper, { query: SIZE_QUERY });
    await visit.user.click(screen.getByRole('button', { name: 'Like' }));
    await visit.user.click(getAddButton());
    expect(listAlerts(visit)).toEqual(['Please log in to use wishlist.', 'Please log in to add items to your cart.']);
    await change(visit);
    expect(listAlerts(visit)).toEqual(['Please log in to use wishlist.']);
  });

  it('keeps the order comment through login until it is in the cart [D-02, TYPE-05]', async () => {
    const getComment = () => screen.getByLabelText<HTMLTextAreaElement>(/^Add Order Comment/);
    const visitor = await renderProductPage(wallpaper, { query: SIZE_QUERY });
    await visitor.user.type(getComment(), 'For the study');
    await visitor.user.click(getAddButton());
    visitor.unmount();
    const customer = await renderProductPage(wallpaper, {
      query: SIZE_QUERY,
      isSignedIn: true,
      responses: { [ADD]: addedResponse },
    });
    expect(getComment().value).toBe('For the study');
    await customer.user.click(getAddButton());
    expect(customer.listPosts()[0]?.body).toMatchObject({ items: [{ orderComment: 'For the study' }] });
    await screen.findByText('Added to your cart.');
    customer.unmount();
    await renderProductPage(wallpaper, { query: SIZE_QUERY });
    expect(getComment().value).toBe('');
  });
});
