import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EMPTY_COLLECTION, EMPTY_PAGE } from '#contract/content/collection-defaults.ts';
import type { CollectionsContent } from '#contract/content/collections-content.ts';
import type { PublishedContent } from '#contract/content/content-keys.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import { buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import type { LoadContent } from '../api/fetch-content.ts';
import { catalogueRoutes } from '../routes/catalogue/catalogue-routes.ts';
import { lazyPage } from './router/lazy-page.ts';
import { RoutePage } from './router/route-page.tsx';

const routes = await Promise.all(
  catalogueRoutes.map(async (route) => {
    const page = lazyPage(route);
    await page.load();
    return { path: route.path, element: <RoutePage key={route.path} route={route} page={page} /> };
  }),
);

const picture = {
  url: '/pictures/own.webp',
  width: 900,
  height: 600,
  widths: [],
  dominantColor: '#aabbcc',
  alt: 'Hall',
};
const products: Product[] = ['Minimal', 'Kids', 'Bahaara'].map((subCategory) =>
  createSampleProduct(subCategory.toLowerCase(), { subCategory }),
);

const REAL_SHOP = { ...sampleSettings, shop: { ...sampleSettings.shop, sample: false } };

/** Shows a page of a shop with this content; without any, the first attempt to load it fails. */
function open(url: string, content: CollectionsContent | undefined, found = products, settings = sampleSettings) {
  const transport = createFakeTransport({
    'GET /api/Products/category/:category': () => buildOkResponse(found),
    'GET /api/Products/category/:category/sub/:subCategory': () => buildOkResponse(found),
  });
  const document: PublishedContent<'collections'> = { content: content ?? {}, number: 1, publishedAt: null };
  let isReachable = content !== undefined;
  const loadContent = async () => {
    if (isReachable) return document;
    isReachable = true;
    throw new Error('offline');
  };
  return renderWithStore(<span />, {
    url,
    routes,
    transport,
    settings,
    loadContent: loadContent as unknown as LoadContent,
  });
}
const listTiles = () =>
  [...document.querySelectorAll('nav li a[href^="/wallpaper/"]')].map((link) => link.getAttribute('href')?.slice(11));
const getDescription = () => document.querySelector('meta[name=description]')?.getAttribute('content');
const waitForTiles = (...slugs: string[]) => waitFor(() => expect(listTiles()).toEqual(slugs));

describe('a category page with content of the owner', () => {
  it('shows text, order, pictures and video instead of the shipped ones [D-35]', async () => {
    const subCategories = { kids: { ...EMPTY_PAGE, picture } };
    const wallpaper = { ...EMPTY_COLLECTION, text: 'Our walls.', caption: 'See.', video: '/video/own.webm', picture };
    open('/wallpaper', { wallpaper: { ...wallpaper, order: ['bahaara', 'kids'], subCategories } });
    await waitForTiles('bahaara', 'kids', 'minimal');
    expect(screen.getByText('Our walls.')).toBeDefined();
    expect(document.querySelector('a[href="/wallpaper/kids"] img')?.getAttribute('src')).toBe('/pictures/own.webp');
    expect(document.querySelector('video source')?.getAttribute('src')).toBe('/video/own.webm');
    expect(screen.getByAltText('Hall')).toBeDefined();
    expect(getDescription()).toBe('Our walls.');
  });

  it('without a video shows the picture alone, and nothing without both', async () => {
    const wallpaper = { ...EMPTY_COLLECTION, video: 'none', picture };
    const { unmount } = open('/wallpaper', { wallpaper });
    await screen.findByAltText('Hall');
    expect([document.querySelector('video'), screen.queryByRole('button', { name: /video/ })]).toEqual([null, null]);
    unmount();
    open('/wallpaper', { wallpaper: { ...wallpaper, picture: null } });
    await waitForTiles('minimal', 'kids', 'bahaara');
    expect(document.querySelector('section[aria-label]')).toBeNull();
  });

  it('shows none of the shipped texts beside its own, and none at all in a real shop [D-35]', async () => {
    const { unmount } = open('/wallpaper', { wallpaper: { ...EMPTY_COLLECTION, caption: 'See.' } });
    await screen.findByText('See.');
    expect(screen.queryByText(/drawn in India/)).toBeNull();
    unmount();
    open('/wallpaper', {}, products, REAL_SHOP);
    await waitForTiles('minimal', 'kids', 'bahaara');
    expect(document.querySelector('video')).not.toBeNull();
    expect([screen.queryByText(/drawn in India/), screen.queryByText(/morning light/)]).toEqual([null, null]);
    expect(getDescription()).toBe('Wallpaper, priced per square foot and delivered across India.');
  });

  it('that cannot be loaded shows no shipped text in its place, and offers to try again', async () => {
    open('/wallpaper', undefined);
    await waitForTiles('minimal', 'kids', 'bahaara');
    expect(screen.queryByText(/drawn in India/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/drawn in India/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a listing', () => {
  it('shows text and video of its sub-category', async () => {
    const kids = { ...EMPTY_PAGE, text: 'For small ones.', video: 'blinds' };
    open('/wallpaper/Kids', { wallpaper: { ...EMPTY_COLLECTION, subCategories: { kids } } }, products.slice(1, 2));
    await screen.findByText('For small ones.');
    expect(document.querySelector('video source')?.getAttribute('src')).toContain('/video/blinds');
  });

  it('without a text of its own is described by the owner’s text about the category', async () => {
    open('/wallpaper/Kids', { wallpaper: { ...EMPTY_COLLECTION, text: 'Our walls.' } }, products.slice(1, 2));
    await waitFor(() => expect(getDescription()).toBe('Kids Wallpapers: Our walls.'));
  });

  it('that cannot load its content offers to try again', async () => {
    open('/wallpaper/Kids', undefined, products.slice(1, 2));
    await screen.findByRole('heading', { level: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('of a renamed sub-category moves to its new address, with its filters', async () => {
    const { router } = open('/wallpaper/kids?sort=name', {}, [
      createSampleProduct('a', { subCategory: 'Little ones' }),
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/wallpaper/little-ones'));
    expect(router.state.location.search).toBe('?sort=name');
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
