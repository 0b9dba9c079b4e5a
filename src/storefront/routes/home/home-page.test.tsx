import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { shippedHome } from '#contract/content/shipped/shipped-home.ts';
import type { LoadContent } from '#storefront/api/fetch-content.ts';
import { loadContent } from '#storefront/state/content/load-content.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import { buildJsonResponse, buildOkResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { readShippedContent, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { homePage, loadHome } from './home-page.tsx';

const listCardTitles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const listHeadingLinks = () => [...document.querySelectorAll('h2 a, h3 a')].map((link) => link.getAttribute('href'));
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

describe('the home page', () => {
  it('of the demo shows its entries until the catalogue is known, then those that lead to products [D-35]', async () => {
    const vine = createSampleProduct('vine', { title: 'Own Vine', subCategory: 'Kids' });
    const transport = createFakeTransport({ 'GET /api/Products/GetAllProducts': () => buildOkResponse([vine]) });
    const { store } = renderWithStore(<homePage.Page />, { transport });
    expect(transport.requests).toEqual([]);
    await act(() => store.dispatch(loadContent('home')));
    expect(listHeadingLinks()).toEqual(shippedHome.slides.map(({ to }) => to));
    await act(async () => store.dispatch(await loadHome()));
    expect(listHeadingLinks()).toEqual(['/wallpaper/kids', '/product/vine']);
    expect(listCardTitles()).toEqual(['Own Vine']);
    expect(screen.queryByRole('link', { name: 'Blinds' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Shop Now' })).toBeTruthy();
  });

  it('of a real shop shows what its owner published, and no cushion of the demo [D-35, D-51]', async () => {
    const vine = createSampleProduct('vine', { title: 'Own Vine' });
    const transport = createFakeTransport({ 'GET /api/Products/GetAllProducts': () => buildOkResponse([vine]) });
    const [spot, other] = shippedHome.look.spots;
    if (!spot || !other) throw new Error('The shipped look has two points.');
    const own = {
      ...shippedHome,
      hero: { ...shippedHome.hero, title: 'Own walls', ctaHref: '/blinds' },
      look: { ...shippedHome.look, spots: [other, { ...spot, id: 'own', productId: 'vine', cushion: null }] },
    };
    const settings = { ...sampleSettings, shop: { ...sampleSettings.shop, sample: false } };
    const loadOwn = (async () => ({ content: own, number: 3, publishedAt: null })) as LoadContent;
    const { store } = renderWithStore(<homePage.Page />, { transport, settings, loadContent: loadOwn });
    await act(() => store.dispatch(loadContent('home')));
    expect(listHeadingLinks()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Shop Now' })).toBeNull();
    await act(async () => store.dispatch(await loadHome()));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Own walls');
    expect(screen.queryByRole('link', { name: 'Shop Now' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Cushion/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Own Vine' }));
    const look = within(screen.getByRole('region', { name: 'Shop by Look' }));
    expect(look.getByRole('link', { name: 'Own Vine' }).getAttribute('href')).toBe('/product/vine');
  });

  it('offers to try again when its content cannot be loaded, and shows no other', async () => {
    let isUp = false;
    const loadContent: LoadContent = async (key) => {
      if (!isUp) throw new Error('offline');
      return readShippedContent(key);
    };
    const transport = createFakeTransport({ 'GET /api/Products/GetAllProducts': () => buildOkResponse([]) });
    const { store } = renderWithStore(<homePage.Page />, { transport, loadContent });
    await act(async () => store.dispatch(await loadHome()));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Elevate Your Space' })).toBeTruthy();
  });

  it('shows the error in a tab whose products failed to load, and retries', async () => {
    const blind = createSampleProduct('roller', { category: 'blinds', title: 'Roller' });
    let isUp = false;
    const transport = createFakeTransport({
      'GET /api/Products/GetAllProducts': () => (isUp ? buildOkResponse([blind]) : buildJsonResponse(503, {})),
    });
    const { store } = renderWithStore(<homePage.Page />, { transport });
    await act(() => store.dispatch(loadContent('home')));
    await openTab('Blinds');
    expect(screen.getByRole('status').textContent).toBe('Loading ...');
    await act(async () => store.dispatch(await loadHome()));
    expect(screen.getByRole('alert').textContent).toContain('HTTP 503');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(listCardTitles()).toEqual(['Roller']);
    await openTab('Canvas');
    expect(screen.getByText('No products available in Canvas')).toBeTruthy();
  });

  it('imports nothing for a retry while offline, because browsers keep a failed import', async () => {
    const transport = createFakeTransport({ 'GET /api/Products/GetAllProducts': () => buildJsonResponse(503, {}) });
    const { store } = renderWithStore(<homePage.Page />, { transport });
    await act(async () => store.dispatch(await loadHome()));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert').textContent).toContain("You're offline");
    expect(transport.requests).toHaveLength(1);
    online.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(transport.requests).toHaveLength(2);
  });
});
