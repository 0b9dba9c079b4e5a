import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { productPage } from '#storefront/routes/product/product-page.tsx';
import { fetchAllProducts } from '#storefront/state/catalogue/products-thunks.ts';
import { createProductHistoryState } from '#storefront/state/product/product-navigation.ts';
import { createSampleProduct, samples } from '#tests/support/samples/product-samples.ts';
import { buildJsonResponse, buildOkResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  getAddButton,
  getHeightField,
  getWidthField,
  renderProductPage,
} from '#tests/support/storefront/render-product-page.tsx';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';

const { wallpaper, blinds, canvas, curtains } = samples;
const ENDPOINT = 'GET /api/Products/GetProductById/:id';

/** The API does not know the product; the server responds to its page like this. */
function openUnknown(page: Partial<Response>) {
  vi.stubGlobal('fetch', async () => page);
  return renderProductPage(wallpaper, {
    responses: { [ENDPOINT]: () => buildJsonResponse(404, buildFailure('Product not found')) },
  });
}

describe('the product', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is loaded by its id [PDP-01, PDP-02, PDP-18]', async () => {
    const { requests } = await renderProductPage(wallpaper);
    const byId = requests.filter(({ path }) => path.endsWith('GetProductById/:id'));
    expect(byId.map(({ params }) => params)).toEqual([{ id: 'w1' }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Basant Vine');
  });

  it('stays visible when a list load empties the products store [STATE-06, Q-37]', async () => {
    const { store } = await renderProductPage(wallpaper);
    await act(() => store.dispatch(fetchAllProducts()));
    expect(store.getState().products.byId).toEqual({});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Basant Vine');
  });

  it('shows a loading state while there is nothing to show [Q-43]', () => {
    renderWithStore(<p />, { url: '/product/w1', routes: [{ path: '/product/:id', element: <productPage.Page /> }] });
    expect(screen.getByRole('status').textContent).toBe('Loading ...');
  });

  it('shows the card’s product at once, before any response', async () => {
    renderWithStore(<p />, {
      url: { pathname: '/product/w1', state: createProductHistoryState(wallpaper) },
      routes: [{ path: '/product/:id', element: <productPage.Page /> }],
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Basant Vine');
  });

  it('shows ’not found’ with a link home if it does not exist', async () => {
    await openUnknown({ status: 404 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Product not found');
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  describe('that is archived, when the browser itself opens its page', () => {
    it('leads to the product that took its place', async () => {
      const { router } = await openUnknown({ status: 200, redirected: true, url: 'http://localhost/new-place' });
      await waitFor(() => expect(router.state.location.pathname).toBe('/new-place'));
    });

    it('is no longer sold without another one', async () => {
      await openUnknown({ status: 410, redirected: false, url: 'http://localhost/product/w1' });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This design is no longer sold');
    });
  });

  it('shows that it is no longer sold, with links on', async () => {
    await renderProductPage(wallpaper, {
      responses: { [ENDPOINT]: () => buildJsonResponse(410, buildFailure('Product not found')) },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This design is no longer sold');
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/products/all');
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  it('shows the load error with Back and Try again buttons [Q-43]', async () => {
    const responses = [buildJsonResponse(500, buildFailure('x')), buildOkResponse(wallpaper)];
    await renderProductPage(wallpaper, { responses: { [ENDPOINT]: () => responses.shift() as ApiResponse } });
    expect(screen.getByText('HTTP 500')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: wallpaper.title })).toBeTruthy();
  });

  it.each<[string | null, string, string]>([
    ['Blossoms climb.', 'Blossoms climb.', 'PDP-16'],
    [null, 'No description provided.', 'PDP-17'],
    ['  ', 'No description provided.', 'PDP-17'],
  ])('with the order comment %j shows the description %j [%s]', async (orderComment, shown) => {
    await renderProductPage({ ...wallpaper, orderComment });
    const heading = screen.getByRole('heading', { name: 'Description' });
    expect(heading.nextElementSibling?.textContent).toBe(shown);
  });

  it('counts a pair of curtains as one pair', async () => {
    const { user } = await renderProductPage(curtains);
    expect(screen.getByText(/Net quantity: 1 pair\./)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Single Pulled to Left' }));
    expect(await screen.findByText(/Net quantity: 1 piece\./)).toBeTruthy();
  });

  it('shows taxes, origin, delivery and return terms', async () => {
    const { unmount } = await renderProductPage(wallpaper);
    expect(screen.getByText('Inclusive of all taxes. Net quantity: 1 piece.')).toBeTruthy();
    expect(screen.getByText('Country of origin: India')).toBeTruthy();
    expect(document.body.textContent).toContain("can't be returned or exchanged");
    unmount();
    await renderProductPage(canvas);
    expect(document.body.textContent).toContain('within 15 days of delivery');
  });

  it('is followed by other products of its sub-category', async () => {
    await renderProductPage(wallpaper, { others: [createSampleProduct('w2'), createSampleProduct('w3')] });
    const related = screen.getByRole('heading', { name: 'You may also like' }).parentElement as HTMLElement;
    const titles = within(related).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(['Product w2', 'Product w3']);
  });
});

describe('the URL', () => {
  it('restores type, colour, options, size and unit [D-02]', async () => {
    await renderProductPage(blinds, { query: 'colour=99aa88&fitting=Inside&chain=Grey&width=36&height=48.5&unit=ft' });
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
    expect(chosen.map((radio) => radio.value)).toEqual(
      expect.arrayContaining(['#99aa88', 'Inside', 'Grey', 'Right', 'No Motorisation']),
    );
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Height (inches)' }).value).toBe('0.5');
    expect(getAddButton().disabled).toBe(false);
  });

  it('replaces the URL with the choices and keeps other parameters [D-22]', async () => {
    const { user, router } = await renderProductPage(wallpaper, { query: 'utm_source=whatsapp' });
    await user.click(screen.getByRole('radio', { name: /^Eggshell/ }));
    await user.type(getWidthField(), '36');
    await user.type(getHeightField(), '48');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?utm_source=whatsapp&type=vinyl&width=36&height=48'),
    );
    await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
    await user.click(screen.getByRole('radio', { name: /^Smooth/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?utm_source=whatsapp&width=36&height=48'));
  });
});

describe('Share', () => {
  afterEach(() => vi.unstubAllGlobals());
  const link = 'https://shop.example/product/w1?width=36&height=48';

  it('opens the share sheet with the configured URL', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const { user } = await renderProductPage(wallpaper, { query: 'width=36&height=48&utm_source=x' });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Basant Vine', url: link });
  });

  it('copies the link where there is no share sheet', async () => {
    const { user } = await renderProductPage(wallpaper, { query: 'width=36&height=48' });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(link);
  });
});

describe('Like', () => {
  it('adds and removes the product [PDP-15, PDP-30]', async () => {
    let items: unknown[] = [];
    const { user, requests } = await renderProductPage(wallpaper, {
      isSignedIn: true,
      responses: {
        'GET /api/Wishlist': () => buildOkResponse({ items }),
        'POST /api/Wishlist/:productId': () => {
          items = [{ productId: 'w1', title: 'Basant Vine' }];
          return buildOkResponse(null);
        },
        'DELETE /api/Wishlist/:productId': () => buildOkResponse(null),
      },
    });
    const getLikeButton = () => screen.getByRole('button', { name: 'Like' });
    await user.click(getLikeButton());
    await waitFor(() => expect(getLikeButton().getAttribute('aria-pressed')).toBe('true'));
    await user.click(getLikeButton());
    await waitFor(() => expect(getLikeButton().getAttribute('aria-pressed')).toBe('false'));
    const changes = requests.filter(({ path }) => path.startsWith('/api/Wishlist/')).map(({ method }) => method);
    expect(changes).toEqual(['POST', 'DELETE']);
  });

  it('asks a visitor to log in [ROLE-03]', async () => {
    const { user, listPosts } = await renderProductPage(wallpaper);
    await user.click(screen.getByRole('button', { name: 'Like' }));
    expect(screen.getByRole('alert').textContent).toContain('Please log in to use wishlist.');
    expect(listPosts()).toEqual([]);
  });
});
