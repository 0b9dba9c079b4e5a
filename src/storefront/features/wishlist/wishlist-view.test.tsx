import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { sessionEnded, sessionStarted } from '#storefront/state/account/session-slice.ts';
import { readSignInReturn } from '#storefront/state/account/sign-in-return.ts';
import { readProductState } from '#storefront/state/product/product-navigation.ts';
import { samples } from '#tests/support/samples/product-samples.ts';
import {
  createFakeTransport,
  type FakeResponses,
  jsonResponse,
  okResponse,
  textResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { AlertRegion } from '../../app/alert-region.tsx';
import { WishlistView } from './wishlist-view.tsx';

const GET = 'GET /api/Wishlist';
const REMOVE = 'DELETE /api/Wishlist/:productId';
const PRODUCT = 'GET /api/Products/GetProductById/:id';

const { wallpaper, curtains } = samples;
const TWO = okResponse({
  items: [wallpaper, curtains].map((product) => ({ productId: product.id, product })),
});

function show(answers: FakeResponses) {
  const transport = createFakeTransport(answers);
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  const view = renderWithStore(
    <>
      <WishlistView />
      <AlertRegion />
    </>,
    { store, address: '/wishlist' },
  );
  const asked = () => transport.requests.map(({ method, path }) => `${method} ${path}`);
  return { ...view, asked };
}

/** The page's own notice, not the region of the alerts. */
const problem = async () =>
  (await screen.findByText('Failed to load wishlist')).closest<HTMLElement>('[role=alert]') ??
  document.createElement('p');
const card = (title: string) => screen.findByRole('article', { name: title });

describe('a wishlist', () => {
  it('shows the item count in the specified wording [WISH-03, Q-77]', async () => {
    show({ [GET]: () => TWO });
    expect(await screen.findByText('2 saved item(s)')).toBeDefined();
  });

  it('shows of each product its picture, title, sub-category, lowest price and colours [WISH-04, WISH-06, WISH-07, WISH-08]', async () => {
    show({ [GET]: () => TWO });
    const shown = await card('Basant Vine');
    expect(shown.querySelector('img')?.getAttribute('src')).toContain('ivory');
    expect(within(shown).getByRole('heading').textContent).toBe('Basant Vine');
    expect(within(shown).getByText('Bahaara')).toBeDefined();
    expect(within(shown).getByText('₹45').parentElement?.textContent).toBe('₹45 /sq.ft.');
    expect(within(shown).getAllByRole('img', { name: /Ivory|Sage/ })).toHaveLength(2);
  });

  it('shows the second picture under the pointer and on focus [WISH-05, D-16]', async () => {
    show({ [GET]: () => TWO });
    const [first, second] = [await card('Basant Vine'), await card('Basant Curtains')];
    const pictures = (shown: HTMLElement) => shown.querySelectorAll('picture img');
    expect([pictures(first).length, pictures(second).length]).toEqual([1, 1]);
    fireEvent.pointerEnter(pictures(first)[0]?.closest('div') as HTMLElement);
    expect(pictures(first)[1]?.getAttribute('src')).toContain('sage');
    expect(pictures(second)).toHaveLength(1);
    act(() => within(second).getByRole('link').focus());
    expect(pictures(second)[1]?.getAttribute('src')).toContain('sage');
  });

  it("links to the product with 'View Details' [WISH-10]", async () => {
    const { router } = show({ [GET]: () => TWO });
    await userEvent.click(within(await card('Basant Vine')).getByRole('link', { name: 'View Details' }));
    expect(router.state.location.pathname).toBe('/product/w1');
    expect(readProductState(router.state.location.state, 'w1')?.product.title).toBe('Basant Vine');
  });

  it("takes a card away with 'Remove', after the server agreed and without loading again [WISH-11, WISH-18]", async () => {
    let agree = (_: ApiResponse): void => undefined;
    const { asked } = show({
      [GET]: () => TWO,
      [REMOVE]: () =>
        new Promise((resolve) => {
          agree = resolve;
        }),
    });
    const remove = within(await card('Basant Vine')).getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await userEvent.click(remove);
    expect(remove.getAttribute('aria-busy')).toBe('true');
    agree(okResponse({ productId: 'w1' }));
    await waitFor(() => expect(screen.queryByText('Basant Vine')).toBeNull());
    expect(screen.getByText('1 saved item(s)')).toBeDefined();
    expect(asked()).toEqual([GET, REMOVE]);
    expect(document.activeElement?.getAttribute('data-remove')).toBe('c1');
  });

  it('keeps the card and shows an error when the removal fails [WISH-29]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show({ [GET]: () => TWO, [REMOVE]: () => textResponse(500, 'down') });
    await userEvent.click(within(await card('Basant Vine')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Wishlist action failed')).toBeDefined();
    expect(screen.getByText('2 saved item(s)')).toBeDefined();
  });

  it('shows as a grid or as a list, and stores the choice [WISH-01]', async () => {
    const { container, unmount } = show({ [GET]: () => TWO });
    const list = await screen.findByRole('button', { name: 'List view' });
    expect(container.querySelector('ul')?.dataset.layout).toBe('grid');
    await userEvent.click(list);
    expect(container.querySelector('ul')?.dataset.layout).toBe('list');
    expect(list.getAttribute('aria-pressed')).toBe('true');
    unmount();
    const again = show({ [GET]: () => TWO });
    await card('Basant Vine');
    expect(again.container.querySelector('ul')?.dataset.layout).toBe('list');
    await userEvent.click(screen.getByRole('button', { name: 'Grid view' }));
    expect(again.container.querySelector('ul')?.dataset.layout).toBe('grid');
  });

  it('reloads on request and stays visible meanwhile and on failure [WISH-02, WISH-22, WISH-17, Q-80]', async () => {
    const answers = [TWO, textResponse(500, 'down'), okResponse({ items: [] })];
    const { asked } = show({ [GET]: () => answers.shift() ?? textResponse(500, '') });
    await card('Basant Vine');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await problem()).textContent).toContain('Failed to load wishlist HTTP 500 down');
    expect(screen.getByText('2 saved item(s)')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Your Wishlist is empty')).toBeDefined();
    expect(asked()).toEqual([GET, GET, GET]);
  });

  it('completes an entry that came without its product [WISH-32]', async () => {
    show({
      [GET]: () => okResponse({ items: [{ productId: 'w1' }] }),
      [PRODUCT]: () => okResponse(wallpaper),
    });
    const shown = await card('Basant Vine');
    expect(within(shown).getByText('₹45')).toBeDefined();
    expect(within(shown).getByText('Bahaara')).toBeDefined();
  });

  it('keeps a discontinued product under its stored title until removed [Q-79, WISH-33]', async () => {
    show({
      [GET]: () => okResponse({ items: [{ productId: 'old', title: 'Old Vine', subCategory: 'Bahaara' }] }),
      [PRODUCT]: () => jsonResponse(404, failure('Not found')),
    });
    const shown = await card('Old Vine');
    expect(await within(shown).findByText('No longer in the shop')).toBeDefined();
    expect(within(shown).queryByRole('link')).toBeNull();
    expect(within(shown).getByRole('button', { name: 'Remove' })).toBeDefined();
  });

  it('is refreshed after five minutes, but not while the tab is in the background [WISH-21, Q-80]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const { asked } = show({ [GET]: () => TWO });
    await card('Basant Vine');
    const look = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(asked()).toHaveLength(2);
    look('hidden');
    await act(() => vi.advanceTimersByTimeAsync(900_000));
    expect(asked()).toHaveLength(2);
    look('visible');
    await waitFor(() => expect(asked()).toHaveLength(3));
  });
});

describe('without a list to show', () => {
  it("shows 'Your Wishlist is empty' and links home [WISH-14, WISH-15, Q-78]", async () => {
    show({ [GET]: () => okResponse({ items: [] }) });
    expect(await screen.findByText('Your Wishlist is empty')).toBeDefined();
    expect(screen.getByText('0 saved item(s)')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add Your WishList' }).getAttribute('href')).toBe('/');
  });

  it('shows the error and retries on request [WISH-16, WISH-17, ERR-09]', async () => {
    const answers = [textResponse(500, 'down'), TWO];
    show({ [GET]: () => answers.shift() ?? TWO });
    const notice = await problem();
    expect(within(notice).getByText('HTTP 500 down')).toBeDefined();
    await userEvent.click(within(notice).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('2 saved item(s)')).toBeDefined();
    expect(screen.queryByText('Failed to load wishlist')).toBeNull();
  });

  it('asks for login when the session ends, and returns afterwards [WISH-12, WISH-13, Q-04]', async () => {
    const { store, router } = show({ [GET]: () => TWO });
    await card('Basant Vine');
    act(() => void store.dispatch(sessionEnded()));
    expect(screen.getByText('Sign in to view your Wishlist')).toBeDefined();
    expect(screen.queryByText('Basant Vine')).toBeNull();
    const link = screen.getByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('/login');
    await userEvent.click(link);
    expect(readSignInReturn(router.state.location.state)).toBe('/wishlist');
  });
});
