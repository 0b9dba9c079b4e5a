import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { AlertRegion } from '#storefront/app/alert-region.tsx';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { readSignInReturn } from '#storefront/state/account/sign-in-return.ts';
import { readProductHistoryState } from '#storefront/state/product/product-navigation.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { samples } from '#tests/support/samples/product-samples.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
  type FakeResponses,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { WishlistContents } from './wishlist-contents.tsx';

const GET_WISHLIST = 'GET /api/Wishlist';
const REMOVE = 'DELETE /api/Wishlist/:productId';
const PRODUCT = 'GET /api/Products/GetProductById/:id';

const { wallpaper, curtains } = samples;
const TWO_ENTRIES = buildOkResponse({
  items: [wallpaper, curtains].map((product) => ({ productId: product.id, product })),
});

function renderWishlist(responses: FakeResponses) {
  const transport = createFakeTransport(responses);
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  const view = renderWithStore(
    <>
      <WishlistContents />
      <AlertRegion />
    </>,
    { store, url: '/wishlist' },
  );
  const listRequests = () => transport.requests.map(({ method, path }) => `${method} ${path}`);
  return { ...view, listRequests };
}

/** Returns the page's own error, outside the alert region. */
const findError = async () =>
  (await screen.findByText('Failed to load wishlist')).closest<HTMLElement>('[role=alert]') ??
  document.createElement('p');
const findCard = (title: string) => screen.findByRole('article', { name: title });

describe('a wishlist', () => {
  it('shows the item count in the specified wording [WISH-03, Q-77]', async () => {
    renderWishlist({ [GET_WISHLIST]: () => TWO_ENTRIES });
    expect(await screen.findByText('2 saved item(s)')).toBeDefined();
  });

  it('shows picture, title, sub-category, lowest price and colours of each product [WISH-04, WISH-06, WISH-07, WISH-08]', async () => {
    renderWishlist({ [GET_WISHLIST]: () => TWO_ENTRIES });
    const shown = await findCard('Basant Vine');
    expect(shown.querySelector('img')?.getAttribute('src')).toContain('ivory');
    expect(within(shown).getByRole('heading').textContent).toBe('Basant Vine');
    expect(within(shown).getByText('Bahaara')).toBeDefined();
    expect(within(shown).getByText('₹45').parentElement?.textContent).toBe('₹45 /sq.ft.');
    expect(within(shown).getAllByRole('img', { name: /Ivory|Sage/ })).toHaveLength(2);
  });

  it('shows the second picture on hover and focus [WISH-05, D-16]', async () => {
    renderWishlist({ [GET_WISHLIST]: () => TWO_ENTRIES });
    const [first, second] = [await findCard('Basant Vine'), await findCard('Basant Curtains')];
    const getPictures = (shown: HTMLElement) => shown.querySelectorAll('picture img');
    expect([getPictures(first).length, getPictures(second).length]).toEqual([1, 1]);
    fireEvent.pointerEnter(getPictures(first)[0]?.closest('div') as HTMLElement);
    expect(getPictures(first)[1]?.getAttribute('src')).toContain('sage');
    expect(getPictures(second)).toHaveLength(1);
    act(() => within(second).getByRole('link').focus());
    expect(getPictures(second)[1]?.getAttribute('src')).toContain('sage');
  });

  it("links to the product with 'View Details' [WISH-10]", async () => {
    const { router } = renderWishlist({ [GET_WISHLIST]: () => TWO_ENTRIES });
    await userEvent.click(within(await findCard('Basant Vine')).getByRole('link', { name: 'View Details' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/w1'));
    expect(readProductHistoryState(router.state.location.state, 'w1')?.product.title).toBe('Basant Vine');
  });

  it("removes a card with 'Remove' after the response, without a reload [WISH-11, WISH-18]", async () => {
    const response = createDeferred<ApiResponse>();
    const { listRequests } = renderWishlist({
      [GET_WISHLIST]: () => TWO_ENTRIES,
      [REMOVE]: () => response.promise,
    });
    const remove = within(await findCard('Basant Vine')).getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await userEvent.click(remove);
    expect(remove.getAttribute('aria-busy')).toBe('true');
    response.resolve(buildOkResponse({ productId: 'w1' }));
    await waitFor(() => expect(screen.queryByText('Basant Vine')).toBeNull());
    expect(screen.getByText('1 saved item(s)')).toBeDefined();
    expect(listRequests()).toEqual([GET_WISHLIST, REMOVE]);
    expect(document.activeElement?.getAttribute('data-remove')).toBe('c1');
  });

  it('keeps the card and shows an error when the removal fails [WISH-29]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderWishlist({ [GET_WISHLIST]: () => TWO_ENTRIES, [REMOVE]: () => buildTextResponse(500, 'down') });
    await userEvent.click(within(await findCard('Basant Vine')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Wishlist action failed')).toBeDefined();
    expect(screen.getByText('2 saved item(s)')).toBeDefined();
  });

  it('shows as a grid or as a list, and stores the choice [WISH-01]', async () => {
    const { container, unmount } = renderWishlist({ [GET_WISHLIST]: () => TWO_ENTRIES });
    const list = await screen.findByRole('button', { name: 'List view' });
    expect(container.querySelector('ul')?.dataset.layout).toBe('grid');
    await userEvent.click(list);
    expect(container.querySelector('ul')?.dataset.layout).toBe('list');
    expect(list.getAttribute('aria-pressed')).toBe('true');
    unmount();
    const again = renderWishlist({ [GET_WISHLIST]: () => TWO_ENTRIES });
    await findCard('Basant Vine');
    expect(again.container.querySelector('ul')?.dataset.layout).toBe('list');
    await userEvent.click(screen.getByRole('button', { name: 'Grid view' }));
    expect(again.container.querySelector('ul')?.dataset.layout).toBe('grid');
  });

  it('reloads on request and stays visible meanwhile and on failure [WISH-02, WISH-22, WISH-17, Q-80]', async () => {
    const responses = [TWO_ENTRIES, buildTextResponse(500, 'down'), buildOkResponse({ items: [] })];
    const { listRequests } = renderWishlist({ [GET_WISHLIST]: () => responses.shift() ?? buildTextResponse(500, '') });
    await findCard('Basant Vine');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await findError()).textContent).toContain('Failed to load wishlist HTTP 500 down');
    expect(screen.getByText('2 saved item(s)')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Your Wishlist is empty')).toBeDefined();
    expect(listRequests()).toEqual([GET_WISHLIST, GET_WISHLIST, GET_WISHLIST]);
  });

  it('fetches the product of an entry without one [WISH-32]', async () => {
    renderWishlist({
      [GET_WISHLIST]: () => buildOkResponse({ items: [{ productId: 'w1' }] }),
      [PRODUCT]: () => buildOkResponse(wallpaper),
    });
    const shown = await findCard('Basant Vine');
    expect(within(shown).getByText('₹45')).toBeDefined();
    expect(within(shown).getByText('Bahaara')).toBeDefined();
  });

  it('keeps a discontinued product under its stored title until removed [Q-79, WISH-33]', async () => {
    renderWishlist({
      [GET_WISHLIST]: () =>
        buildOkResponse({ items: [{ productId: 'old', title: 'Old Vine', subCategory: 'Bahaara' }] }),
      [PRODUCT]: () => buildJsonResponse(404, buildFailure('Not found')),
    });
    const shown = await findCard('Old Vine');
    expect(await within(shown).findByText('No longer sold')).toBeDefined();
    expect(within(shown).queryByRole('link')).toBeNull();
    expect(within(shown).getByRole('button', { name: 'Remove' })).toBeDefined();
  });

  it('is refreshed every five minutes while the tab is visible [WISH-21, Q-80]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const { listRequests } = renderWishlist({ [GET_WISHLIST]: () => TWO_ENTRIES });
    await findCard('Basant Vine');
    const setVisibility = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(listRequests()).toHaveLength(2);
    setVisibility('hidden');
    await act(() => vi.advanceTimersByTimeAsync(900_000));
    expect(listRequests()).toHaveLength(2);
    setVisibility('visible');
    await waitFor(() => expect(listRequests()).toHaveLength(3));
  });
});

describe('without entries to show', () => {
  it("shows 'Your Wishlist is empty' and links home [WISH-14, WISH-15, Q-78]", async () => {
    renderWishlist({ [GET_WISHLIST]: () => buildOkResponse({ items: [] }) });
    expect(await screen.findByText('Your Wishlist is empty')).toBeDefined();
    expect(screen.getByText('0 saved item(s)')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add Your WishList' }).getAttribute('href')).toBe('/');
  });

  it('shows the error and retries on request [WISH-16, WISH-17, ERR-09]', async () => {
    const responses = [buildTextResponse(500, 'down'), TWO_ENTRIES];
    renderWishlist({ [GET_WISHLIST]: () => responses.shift() ?? TWO_ENTRIES });
    const error = await findError();
    expect(within(error).getByText('HTTP 500 down')).toBeDefined();
    await userEvent.click(within(error).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('2 saved item(s)')).toBeDefined();
    expect(screen.queryByText('Failed to load wishlist')).toBeNull();
  });

  it('asks for login when the session ends, and returns afterwards [WISH-12, WISH-13, Q-04]', async () => {
    const { store, router } = renderWishlist({ [GET_WISHLIST]: () => TWO_ENTRIES });
    await findCard('Basant Vine');
    act(() => void store.dispatch(sessionEnded()));
    expect(screen.getByText('Sign in to view your Wishlist')).toBeDefined();
    expect(screen.queryByText('Basant Vine')).toBeNull();
    const link = screen.getByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('/login');
    await userEvent.click(link);
    await waitFor(() => expect(readSignInReturn(router.state.location.state)).toBe('/wishlist'));
  });
});
