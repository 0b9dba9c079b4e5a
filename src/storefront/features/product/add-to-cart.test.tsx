import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { addToCart } from '#contract/storefront/cart.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { readSignInReturn } from '#storefront/state/account/sign-in-return.ts';
import { selectCartCount } from '#storefront/state/cart/cart-selectors.ts';
import { TEST_USER_ID } from '#tests/support/customers/fake-token.ts';
import { samples } from '#tests/support/samples/product-samples.ts';
import { jsonResponse, okResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  addButton,
  heightField,
  renderProductPage,
  widthField,
} from '#tests/support/storefront/render-product-page.tsx';

const { wallpaper, curtains, blinds, fabrics, canvas } = samples;
const ADD = 'POST /api/Cart/addtocart';
const line = { id: 'l1', productId: 'w1', category: 'wallpaper', quantity: 1 };
const added = () => okResponse({ items: [line], subtotal: 540 });
const sized = 'width=36&height=48';

describe('the button', () => {
  it('is disabled until width and height are entered [PDP-14, PDP-22, PDP-33]', async () => {
    const { user } = await renderProductPage(wallpaper);
    expect(addButton().textContent).toBe('ADD TO CART');
    expect(addButton().disabled).toBe(true);
    await user.type(widthField(), '36');
    expect(addButton().disabled).toBe(true);
    await user.type(heightField(), '48');
    expect(addButton().disabled).toBe(false);
    await user.clear(widthField());
    expect(addButton().disabled).toBe(true);
  });

  it('is always enabled for canvas, even without a type [PDP-21, Q-50]', async () => {
    await renderProductPage({ ...canvas, canvasTypes: [] });
    expect(addButton().disabled).toBe(false);
  });
});

describe('the request', () => {
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
    'of $category carries userId and one item with every choice [PDP-23, PDP-34, TYPE-21, TYPE-22, CONST-05]',
    async (product, choices) => {
      const { user, posts } = await renderProductPage(product, {
        query: sized,
        signedIn: true,
        answers: { [ADD]: added },
      });
      await user.click(addButton());
      const { id, title, slug, category, subCategory } = product;
      const names = { productId: id, productTitle: title, productSlug: slug, category, subCategory };
      expect(posts()).toHaveLength(1);
      expect(posts()[0]).toMatchObject({ path: '/api/Cart/addtocart', token: 'token' });
      expect(posts()[0]?.body).toEqual({ userId: TEST_USER_ID, items: [{ ...names, ...common, ...choices }] });
      expect(addToCart.body?.safeParse(posts()[0]?.body).success).toBe(true);
    },
  );

  it('carries the choices as they were changed, and the comment [PDP-34, TYPE-05, TYPE-21, Q-45]', async () => {
    const { user, posts } = await renderProductPage(wallpaper, {
      query: sized,
      signedIn: true,
      answers: { [ADD]: added },
    });
    await user.click(screen.getByRole('radio', { name: /^Eggshell/ }));
    await user.click(screen.getByRole('radio', { name: 'Sage' }));
    await user.type(screen.getByLabelText(/^Add Order Comment/), ' For the study ');
    await user.click(addButton());
    expect(posts()[0]?.body).toMatchObject({
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

describe('after a press', () => {
  it('replaces the cart and shows a confirmation with a link until the configuration changes [Q-62]', async () => {
    const visit = await renderProductPage(wallpaper, { query: sized, signedIn: true, answers: { [ADD]: added } });
    await visit.user.click(addButton());
    const confirmation = await screen.findByText('Added to your cart.');
    const link = within(confirmation.parentElement as HTMLElement).getByRole('link', { name: 'View cart' });
    expect(link.getAttribute('href')).toBe(paths.cart);
    expect(selectCartCount(visit.store.getState())).toBe(1);
    expect(visit.router.state.location.pathname).toBe('/product/w1');
    await visit.user.click(screen.getByRole('radio', { name: 'Sage' }));
    expect(screen.queryByText('Added to your cart.')).toBeNull();
  });

  it('ignores further clicks until the response arrives [Q-62]', async () => {
    let respond = (_: ApiResponse) => {};
    const answer = new Promise<ApiResponse>((resolve) => {
      respond = resolve;
    });
    const { user, posts } = await renderProductPage(wallpaper, {
      query: sized,
      signedIn: true,
      answers: { [ADD]: () => answer },
    });
    // Twice before React has had a chance to show the first.
    act(() => {
      addButton().click();
      addButton().click();
    });
    await user.click(addButton());
    await user.keyboard('{Enter}');
    expect(addButton().getAttribute('aria-busy')).toBe('true');
    respond(added());
    await screen.findByText('Added to your cart.');
    expect(posts()).toHaveLength(1);
    await user.click(addButton());
    expect(posts()).toHaveLength(2);
  });

  it.each([
    ['a refusal', () => jsonResponse(400, failure('No.'))],
    ['a crash', () => jsonResponse(500, failure('Oops'))],
    [
      'a lost network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('%s raises the alert, and the page stays [PDP-29, ERR-16, STATE-11]', async (_, answer) => {
    const visit = await renderProductPage(wallpaper, { query: sized, signedIn: true, answers: { [ADD]: answer } });
    await visit.user.click(addButton());
    const alert = await within(screen.getByRole('alert')).findByText('Failed to add to cart.');
    expect(alert).toBeTruthy();
    expect(visit.router.state.location.pathname).toBe('/product/w1');
    expect(visit.store.getState().cart.status).toBe('failed');
    expect(addButton().disabled).toBe(false);
  });
});

describe('a visitor', () => {
  it('is asked to log in without a request, and returns to the same configuration [PDP-28, ERR-15, ROLE-05, D-02]', async () => {
    const { user, posts, router } = await renderProductPage(wallpaper, { query: sized });
    await user.click(screen.getByRole('radio', { name: 'Sage' }));
    await user.click(addButton());
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Please log in to add items to your cart.');
    expect(posts()).toEqual([]);
    await user.click(within(alert).getByRole('link', { name: 'Log in' }));
    expect(router.state.location.pathname).toBe(paths.login);
    const back = new URL(readSignInReturn(router.state.location.state) ?? '', 'http://shop');
    expect(back.pathname).toBe('/product/w1');
    expect(Object.fromEntries(back.searchParams)).toEqual({ colour: '99aa88', width: '36', height: '48' });
  });

  it('finds the order comment again after logging in; once it is in the cart it is forgotten [D-02, TYPE-05]', async () => {
    const comment = () => screen.getByLabelText<HTMLTextAreaElement>(/^Add Order Comment/);
    const visitor = await renderProductPage(wallpaper, { query: sized });
    await visitor.user.type(comment(), 'For the study');
    await visitor.user.click(addButton());
    visitor.unmount();
    const customer = await renderProductPage(wallpaper, { query: sized, signedIn: true, answers: { [ADD]: added } });
    expect(comment().value).toBe('For the study');
    await customer.user.click(addButton());
    expect(customer.posts()[0]?.body).toMatchObject({ items: [{ orderComment: 'For the study' }] });
    await screen.findByText('Added to your cart.');
    customer.unmount();
    await renderProductPage(wallpaper, { query: sized });
    expect(comment().value).toBe('');
  });
});
