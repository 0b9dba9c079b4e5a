import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import { AlertRegion } from '#storefront/app/alert-region.tsx';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { readProductState } from '#storefront/state/product/product-navigation.ts';
import { sampleProduct } from '#tests/support/samples/product-samples.ts';
import {
  createFakeTransport,
  type FakeResponses,
  jsonResponse,
  okResponse,
  textResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { ProductCard } from './product-card.tsx';

const image = (name: string, hexCode: string | null, sortOrder: number, kind: ProductImage['kind'] = 'flat') => ({
  ...{ url: `/pictures/${name}.1a2b3c4d.webp`, sortOrder, hexCode, colorName: name, kind },
  ...{ width: 720, height: 900, dominantColor: '#cccccc', widths: [360, 720] },
});
const HEXES = ['#f4ecdf', '#16242c', '#c9d1bd', '#b93a63', '#1f3a31', '#d9d3c4', '#e9cdbf'];
const vine = sampleProduct('p1', {
  title: 'Basant Vine',
  images: [
    ...HEXES.map((hex, place) => image(`colour-${place}`, hex, place * 2)),
    image('room-1', '#16242c', 3, 'room'),
  ],
  wallpaperTypes: [300, 210, 510].map((pricePerSqFt) => ({
    ...{ id: `t${pricePerSqFt}`, title: 'Type', description: '', pricePerSqFt, finish: null, isWashable: false },
  })),
});

function show(product: Product, { signedIn = false, answers = {} as FakeResponses } = {}) {
  const transport = createFakeTransport(answers);
  const store = createTestStore({ transport });
  store.dispatch(signedIn ? sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }) : sessionEnded());
  const view = renderWithStore(
    <>
      <ProductCard product={product} />
      <AlertRegion />
    </>,
    { store },
  );
  const asked = () => transport.requests.map(({ method, path }) => `${method} ${path}`);
  return { ...view, asked };
}

const heart = () => screen.getByRole('button', { name: 'Wishlist: Basant Vine' });
const picture = () => document.querySelector('article img')?.getAttribute('src');
const EMPTY_WISHLIST = { 'GET /api/Wishlist': () => okResponse({ items: [] }) };

describe('ProductCard', () => {
  it('opens the product with the card data as navigation state [CARD-01, CARD-02]', async () => {
    const { router } = show(vine);
    await userEvent.click(screen.getByRole('link', { name: 'Basant Vine' }));
    expect(router.state.location.pathname).toBe('/product/p1');
    expect(readProductState(router.state.location.state, 'p1')?.product).toEqual(vine);
    expect(readProductState(router.state.location.state, 'p2')).toBeUndefined();
  });

  it('offers three actions that the keyboard reaches after the title [CARD-03, D-16]', async () => {
    show(vine);
    const names = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    expect(names).toEqual([
      'Wishlist: Basant Vine',
      'View and add to cart: Basant Vine',
      'Quick view: Basant Vine',
      'Basant Vine',
    ]);
  });

  it('links to the product page [CARD-05]', async () => {
    const { router, asked } = show(vine);
    await userEvent.click(screen.getByRole('link', { name: 'View and add to cart: Basant Vine' }));
    expect(router.state.location.pathname).toBe('/product/p1');
    expect(asked()).toEqual([]);
  });

  it('shows a quick view with picture, sub-category, colours, price and the way to the product [CARD-06]', async () => {
    const { router } = show(vine);
    await userEvent.click(screen.getByRole('button', { name: 'Quick view: Basant Vine' }));
    const dialog = await screen.findByRole('dialog', { name: 'Basant Vine' });
    expect(within(dialog).getByRole('img', { name: 'Basant Vine' })).toBeDefined();
    expect(within(dialog).getByText('Bahaara')).toBeDefined();
    expect(within(dialog).getAllByRole('radio')).toHaveLength(HEXES.length);
    expect(dialog.textContent).toContain('₹210 /sq.ft.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/');
    await userEvent.click(screen.getByRole('button', { name: 'Quick view: Basant Vine' }));
    await userEvent.click(screen.getByRole('link', { name: 'View product' }));
    expect(router.state.location.pathname).toBe('/product/p1');
  });

  it('closes the quick view when the page behind it changes, as with the Back button', async () => {
    const { router } = show(vine);
    await userEvent.click(screen.getByRole('button', { name: 'Quick view: Basant Vine' }));
    await act(() => router.navigate('/?page=2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it("shows 'No image' when the picture fails and when there is none [CARD-07, ERR-24]", () => {
    const { unmount } = show(vine);
    expect(screen.queryByText('No image')).toBeNull();
    fireEvent.error(document.querySelector('article img') as HTMLImageElement);
    expect(screen.getByText('No image')).toBeDefined();
    unmount();
    show(sampleProduct('p2'));
    expect(screen.getByText('No image')).toBeDefined();
  });

  it('shows at most five of the colours, and the card in the one that is pointed at [CARD-08, CONST-14]', () => {
    show(vine);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(HEXES.slice(0, 5));
    expect(screen.getByText('+2')).toBeDefined();
    expect(picture()).toContain('colour-0');
    fireEvent.click(screen.getByRole('radio', { name: 'colour-2' }));
    expect(picture()).toContain('colour-2');
  });

  it('has no swatches when no picture names a colour [CARD-08]', () => {
    show(sampleProduct('p2', { images: [image('plain', null, 0)] }));
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  it('fetches the room picture of its colour only for a mouse', () => {
    show(vine);
    fireEvent.click(screen.getByRole('radio', { name: 'colour-1' }));
    expect(document.querySelectorAll('article img')).toHaveLength(1);
    fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'touch' });
    expect(document.querySelectorAll('article img')).toHaveLength(1);
    fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'mouse' });
    expect([...document.querySelectorAll('article img')].at(1)?.getAttribute('src')).toContain('room-1');
  });

  it('shows the lowest price per square foot without decimals [CARD-09, CARD-10, CARD-11, CONST-16, GEN-02]', () => {
    show(vine);
    expect(screen.getByText('₹210').parentElement?.textContent).toBe('₹210 /sq.ft.');
  });

  it('shows no price rather than a false one when there are no types', () => {
    show(sampleProduct('p2'));
    expect(document.body.textContent).not.toContain('₹');
  });
});

describe('the wishlist action of a card', () => {
  it('asks a visitor to log in, with a link [CARD-14, ERR-08, D-01]', async () => {
    const { asked } = show(vine);
    await userEvent.click(heart());
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('Please log in to use wishlist.')).toBeDefined();
    expect(within(alert).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(asked()).toEqual([]);
  });

  it('adds a product that is not liked and reloads the list [CARD-04]', async () => {
    const lists = [{ items: [] }, { items: [{ productId: 'p1' }] }];
    const { asked } = show(vine, {
      signedIn: true,
      answers: {
        'GET /api/Wishlist': () => okResponse(lists.shift()),
        'POST /api/Wishlist/:productId': () => okResponse({ productId: 'p1' }),
      },
    });
    await waitFor(() => expect(asked()).toEqual(['GET /api/Wishlist']));
    expect(heart().getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(heart());
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
    expect(asked()).toEqual(['GET /api/Wishlist', 'POST /api/Wishlist/:productId', 'GET /api/Wishlist']);
  });

  it('removes a liked product, in the browser too [CARD-04]', async () => {
    const { asked } = show(vine, {
      signedIn: true,
      answers: {
        'GET /api/Wishlist': () => okResponse({ items: [{ productId: 'p1' }] }),
        'DELETE /api/Wishlist/:productId': () => okResponse({ productId: 'p1' }),
      },
    });
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
    await userEvent.click(heart());
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
    expect(asked()).toEqual(['GET /api/Wishlist', 'DELETE /api/Wishlist/:productId']);
  });

  it.each([
    ['HTTP 500 broken', () => textResponse(500, 'broken')],
    ['Network error', () => Promise.reject(new Error(''))],
  ])('says that it failed, and logs %j [ERR-07, CARD-14]', async (logged, answer) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(vine, { signedIn: true, answers: { ...EMPTY_WISHLIST, 'POST /api/Wishlist/:productId': answer } });
    await userEvent.click(heart());
    expect(await screen.findByText('Wishlist action failed')).toBeDefined();
    expect(said.mock.calls.flat().join(' ')).toContain(logged);
    expect(heart().getAttribute('aria-pressed')).toBe('false');
  });

  it('does not send a second press while the first is on its way', async () => {
    let answerNow = (): void => undefined;
    const { asked } = show(vine, {
      signedIn: true,
      answers: {
        ...EMPTY_WISHLIST,
        'POST /api/Wishlist/:productId': () =>
          new Promise((resolve) => {
            answerNow = () => resolve(jsonResponse(200, { succeeded: true, data: { productId: 'p1' } }));
          }),
      },
    });
    await userEvent.click(heart());
    await userEvent.click(heart());
    answerNow();
    await waitFor(() => expect(asked().filter((call) => call.startsWith('GET'))).toHaveLength(2));
    expect(asked().filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });
});
