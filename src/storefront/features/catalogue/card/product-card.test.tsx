import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import { AlertRegion } from '#storefront/app/alert-region.tsx';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { readProductHistoryState } from '#storefront/state/product/product-navigation.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
  type FakeResponses,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { ProductGrid } from './product-grid.tsx';

const createImage = (name: string, hexCode: string | null, sortOrder: number, kind: ProductImage['kind'] = 'flat') => ({
  url: `/pictures/${name}.1a2b3c4d.webp`,
  sortOrder,
  hexCode,
  colorName: name,
  kind,
  width: 720,
  height: 900,
  dominantColor: '#cccccc',
  widths: [360, 720],
});
const HEXES = ['#f4ecdf', '#16242c', '#c9d1bd', '#b93a63', '#1f3a31', '#d9d3c4', '#e9cdbf'];
const vine = createSampleProduct('p1', {
  title: 'Basant Vine',
  images: [
    ...HEXES.map((hex, index) => createImage(`colour-${index}`, hex, index * 2)),
    createImage('room-1', '#16242c', 3, 'room'),
  ],
  wallpaperTypes: [300, 210, 510].map((pricePerSqFt) => ({
    id: `t${pricePerSqFt}`,
    title: 'Type',
    description: '',
    pricePerSqFt,
    finish: null,
    isWashable: false,
  })),
});

function renderCard(product: Product, { isSignedIn = false, responses = {} as FakeResponses } = {}) {
  const transport = createFakeTransport(responses);
  const store = createTestStore({ transport });
  store.dispatch(isSignedIn ? sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }) : sessionEnded());
  const view = renderWithStore(
    <>
      <ProductGrid products={[product]} />
      <AlertRegion />
    </>,
    { store },
  );
  const listRequests = () => transport.requests.map(({ method, path }) => `${method} ${path}`);
  return { ...view, listRequests };
}

const getHeart = () => screen.getByRole('button', { name: 'Wishlist: Basant Vine' });
const getPictureUrl = () => document.querySelector('article img')?.getAttribute('src');
const EMPTY_WISHLIST = { 'GET /api/Wishlist': () => buildOkResponse({ items: [] }) };

describe('ProductCard', () => {
  it('opens the product with the card data as navigation state [CARD-01, CARD-02]', async () => {
    const { router } = renderCard(vine);
    await userEvent.click(screen.getByRole('link', { name: 'Basant Vine' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/p1'));
    expect(readProductHistoryState(router.state.location.state, 'p1')?.product).toEqual(vine);
    expect(readProductHistoryState(router.state.location.state, 'p2')).toBeUndefined();
  });

  it('offers three keyboard-accessible actions [CARD-03, D-16]', async () => {
    renderCard(vine);
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

  it('links to the product page [CARD-05, Q-38]', async () => {
    const { router, listRequests } = renderCard(vine);
    await userEvent.click(screen.getByRole('link', { name: 'View and add to cart: Basant Vine' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/p1'));
    expect(listRequests()).toEqual([]);
  });

  it('shows a quick view with picture, sub-category, colours, price and product link [CARD-06, Q-39]', async () => {
    const { router } = renderCard(vine);
    await userEvent.click(screen.getByRole('button', { name: 'Quick view: Basant Vine' }));
    const dialog = await screen.findByRole('dialog', { name: 'Basant Vine' });
    expect(within(dialog).getByRole('img', { name: 'Basant Vine' })).toBeDefined();
    expect(within(dialog).getByText('Bahaara')).toBeDefined();
    expect(within(dialog).getAllByRole('radio')).toHaveLength(HEXES.length);
    expect(dialog.textContent).toContain('₹210 /sq.ft.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await userEvent.click(screen.getByRole('button', { name: 'Quick view: Basant Vine' }));
    await userEvent.click(screen.getByRole('link', { name: 'View product' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/p1'));
  });

  it('closes the quick view on navigation', async () => {
    const { router } = renderCard(vine);
    await userEvent.click(screen.getByRole('button', { name: 'Quick view: Basant Vine' }));
    await act(() => router.navigate('/?page=2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it("shows 'No image' when the picture fails and when there is none [CARD-07, ERR-24]", () => {
    const { unmount } = renderCard(vine);
    expect(screen.queryByText('No image')).toBeNull();
    fireEvent.error(document.querySelector('article img') as HTMLImageElement);
    expect(screen.getByText('No image')).toBeDefined();
    unmount();
    renderCard(createSampleProduct('p2'));
    expect(screen.getByText('No image')).toBeDefined();
  });

  it('shows at most five swatches, and the picture of the chosen colour [CARD-08, CONST-14]', () => {
    renderCard(vine);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(HEXES.slice(0, 5));
    expect(screen.getByText('+2')).toBeDefined();
    expect(getPictureUrl()).toContain('colour-0');
    fireEvent.click(screen.getByRole('radio', { name: 'colour-2' }));
    expect(getPictureUrl()).toContain('colour-2');
  });

  it('has no swatches when no picture has a colour [CARD-08]', () => {
    renderCard(createSampleProduct('p2', { images: [createImage('plain', null, 0)] }));
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  it('loads the room picture on mouse hover only', () => {
    renderCard(vine);
    fireEvent.click(screen.getByRole('radio', { name: 'colour-1' }));
    expect(document.querySelectorAll('article img')).toHaveLength(1);
    fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'touch' });
    expect(document.querySelectorAll('article img')).toHaveLength(1);
    fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'mouse' });
    expect([...document.querySelectorAll('article img')].at(1)?.getAttribute('src')).toContain('room-1');
  });

  it('shows the lowest price per square foot without decimals [CARD-09, CARD-10, CARD-11, CONST-16]', () => {
    renderCard(vine);
    expect(screen.getByText('₹210').parentElement?.textContent).toBe('₹210 /sq.ft.');
  });

  it('shows no price without types', () => {
    renderCard(createSampleProduct('p2'));
    expect(document.body.textContent).not.toContain('₹');
  });
});

describe('the wishlist button of a card', () => {
  it('asks a visitor to log in, with a link [CARD-14, ERR-08, D-01]', async () => {
    const { listRequests } = renderCard(vine);
    await userEvent.click(getHeart());
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('Please log in to use wishlist.')).toBeDefined();
    expect(within(alert).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(listRequests()).toEqual([]);
  });

  it('adds a product that is not liked and reloads the list [CARD-04]', async () => {
    const lists = [{ items: [] }, { items: [{ productId: 'p1' }] }];
    const { listRequests } = renderCard(vine, {
      isSignedIn: true,
      responses: {
        'GET /api/Wishlist': () => buildOkResponse(lists.shift()),
        'POST /api/Wishlist/:productId': () => buildOkResponse({ productId: 'p1' }),
      },
    });
    await waitFor(() => expect(listRequests()).toEqual(['GET /api/Wishlist']));
    expect(getHeart().getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(getHeart());
    await waitFor(() => expect(getHeart().getAttribute('aria-pressed')).toBe('true'));
    expect(listRequests()).toEqual(['GET /api/Wishlist', 'POST /api/Wishlist/:productId', 'GET /api/Wishlist']);
  });

  it('removes a liked product and updates the button [CARD-04]', async () => {
    const { listRequests } = renderCard(vine, {
      isSignedIn: true,
      responses: {
        'GET /api/Wishlist': () => buildOkResponse({ items: [{ productId: 'p1' }] }),
        'DELETE /api/Wishlist/:productId': () => buildOkResponse({ productId: 'p1' }),
      },
    });
    await waitFor(() => expect(getHeart().getAttribute('aria-pressed')).toBe('true'));
    await userEvent.click(getHeart());
    await waitFor(() => expect(getHeart().getAttribute('aria-pressed')).toBe('false'));
    expect(listRequests()).toEqual(['GET /api/Wishlist', 'DELETE /api/Wishlist/:productId']);
  });

  it.each([
    ['HTTP 500 broken', () => buildTextResponse(500, 'broken')],
    ['Network error', () => Promise.reject(new Error(''))],
  ])('shows an error and logs %j [ERR-07, CARD-14]', async (logged, respond) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderCard(vine, { isSignedIn: true, responses: { ...EMPTY_WISHLIST, 'POST /api/Wishlist/:productId': respond } });
    await userEvent.click(getHeart());
    expect(await screen.findByText('Wishlist action failed')).toBeDefined();
    expect(consoleError.mock.calls.flat().join(' ')).toContain(logged);
    expect(getHeart().getAttribute('aria-pressed')).toBe('false');
  });

  it('ignores a second click while the first is running', async () => {
    let respondNow = (): void => undefined;
    const { listRequests } = renderCard(vine, {
      isSignedIn: true,
      responses: {
        ...EMPTY_WISHLIST,
        'POST /api/Wishlist/:productId': () =>
          new Promise((resolve) => {
            respondNow = () => resolve(buildJsonResponse(200, { succeeded: true, data: { productId: 'p1' } }));
          }),
      },
    });
    await userEvent.click(getHeart());
    await userEvent.click(getHeart());
    respondNow();
    await waitFor(() => expect(listRequests().filter((request) => request.startsWith('GET'))).toHaveLength(2));
    expect(listRequests().filter((request) => request.startsWith('POST'))).toHaveLength(1);
  });
});
