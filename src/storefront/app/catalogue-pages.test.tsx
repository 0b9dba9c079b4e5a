import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  createFakeTransport,
  type FakeResponses,
} from '#tests/support/storefront/fake-transport.ts';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { catalogueRoutes } from '../routes/catalogue/catalogue-routes.ts';
import { lazyPage } from './router/lazy-page.ts';
import { RoutePage } from './router/route-page.tsx';

const CATEGORY = 'GET /api/Products/category/:category';
const SUB = 'GET /api/Products/category/:category/sub/:subCategory';
const ALL = 'GET /api/Products/GetAllProducts';

const createProducts = (count: number, changes: Partial<Product> = {}) =>
  Array.from({ length: count }, (_, index) =>
    createSampleProduct(`p${index}`, { title: `Design ${index}`, ...changes }),
  );

// The pages alone: header and footer have tests of their own.
const routes = await Promise.all(
  catalogueRoutes.map(async (route) => {
    const page = lazyPage(route);
    await page.load();
    return { path: route.path, element: <RoutePage key={route.path} route={route} page={page} /> };
  }),
);

function open(url: string, responses: FakeResponses) {
  const transport = createFakeTransport(responses);
  const view = renderWithStore(<span />, { url, routes, transport });
  return { ...view, requests: transport.requests };
}

const listCardTitles = () => [...document.querySelectorAll('article :is(h2, h3)')].map((title) => title.textContent);
const waitForHeading = (name: string) => waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(name));

describe('a category page', () => {
  it.each([
    ['/wallpaper', 'Wallpaper Categories', 'Wallpaper', 'CAT-01, ROUTE-02'],
    ['/curtains', 'Curtain Categories', 'Curtains', 'CAT-02, ROUTE-03'],
    ['/blinds', 'Blinds Categories', 'Blinds', 'CAT-03, ROUTE-04'],
    ['/canvas', 'Canvas Categories', 'Canvas', 'CAT-04, ROUTE-05'],
    ['/fabrics', 'Fabric Categories', 'Fabrics', 'CAT-05, ROUTE-06'],
  ])('%s is titled %s and loads category %s [CAT-22, CAT-11, %s]', async (url, title, category) => {
    const { requests } = open(url, { [CATEGORY]: () => buildOkResponse(createProducts(2)) });
    await waitForHeading(title);
    await waitFor(() => expect(listCardTitles()).toEqual(['Design 0', 'Design 1']));
    expect(requests.map(({ path, params }) => [path, params])).toEqual([
      ['/api/Products/category/:category', { category }],
    ]);
    const videos = [...document.querySelectorAll('video')].map(({ loop, muted }) => ({ loop, muted }));
    expect(videos).toEqual(url === '/fabrics' ? [] : [{ loop: true, muted: true }]);
  });

  it('has a tile that links to each sub-category, Misc for products without one [CAT-07, CAT-08, CAT-13]', async () => {
    const products = [
      createSampleProduct('a', { subCategory: 'Indian Motifs' }),
      createSampleProduct('b', { subCategory: ' ' }),
      createSampleProduct('c', { subCategory: 'Indian Motifs' }),
    ];
    open('/wallpaper', { [CATEGORY]: () => buildOkResponse(products) });
    const tiles = await screen.findByRole('navigation', { name: 'Wallpaper Categories' });
    const links = within(tiles).getAllByRole('link');
    expect(links.map((link) => [link.textContent?.replace('No image', ''), link.getAttribute('href')])).toEqual([
      ['Indian Motifs', '/wallpaper/indian-motifs'],
      ['Misc', '/wallpaper/misc'],
    ]);
  });

  it('sorts the tiles of curtains by title [CAT-19]', async () => {
    const products = ['Velvet', 'linen', 'Blackout'].map((subCategory) =>
      createSampleProduct(subCategory, { category: 'curtains', subCategory }),
    );
    open('/curtains', { [CATEGORY]: () => buildOkResponse(products) });
    const tiles = await screen.findByRole('navigation', { name: 'Curtain Categories' });
    expect(
      within(tiles)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/curtains/blackout', '/curtains/linen', '/curtains/velvet']);
  });

  it('shows the featured products, at most twelve, and a link to all [CAT-20, CAT-21, CONST-12]', async () => {
    const products = createProducts(15).map((product, index) => ({ ...product, isFeatured: index !== 0 }));
    open('/wallpaper', { [CATEGORY]: () => buildOkResponse(products) });
    await waitFor(() => expect(listCardTitles()).toEqual(products.slice(1, 13).map(({ title }) => title)));
    const all = screen.getByRole('link', { name: 'View all 15 Wallpapers' });
    expect(all.getAttribute('href')).toBe('/products/all?category=wallpaper');
  });

  it("shows 'Loading ...' until the response arrives [CAT-12]", async () => {
    const response = createDeferred<ApiResponse>();
    open('/wallpaper', { [CATEGORY]: () => response.promise });
    expect(await screen.findByText('Loading ...')).toBeDefined();
    response.resolve(buildOkResponse(createProducts(1)));
    await waitFor(() => expect(listCardTitles()).toEqual(['Design 0']));
    expect(screen.queryByText('Loading ...')).toBeNull();
  });

  it('shows the error and loads again on retry [ERR-01, ERR-02, Q-27, D-46]', async () => {
    const responses = [
      buildJsonResponse(500, {}),
      buildJsonResponse(200, { succeeded: false, message: 'Closed for stocktaking' }),
      buildJsonResponse(200, { succeeded: false }),
      buildOkResponse(createProducts(1)),
    ];
    open('/wallpaper', { [CATEGORY]: () => responses.shift() ?? buildOkResponse([]) });
    const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const stated = await screen.findByText('HTTP 500');
    // A plain sentence comes first (D-46).
    expect(stated.previousElementSibling?.textContent).toBe("We couldn't load the products.");
    await retry();
    expect(await screen.findByText('Closed for stocktaking')).toBeDefined();
    await retry();
    expect(await screen.findByText('Failed to fetch products')).toBeDefined();
    await retry();
    await waitFor(() => expect(listCardTitles()).toEqual(['Design 0']));
  });

  it.each([
    ['Failed to fetch', 'Failed to fetch'],
    ['', 'Network error'],
  ])('shows the exception %j of a broken connection as %j [ERR-04]', async (message, shown) => {
    open('/wallpaper', { [CATEGORY]: () => Promise.reject(new TypeError(message)) });
    expect(await screen.findByText(shown)).toBeDefined();
  });

  it('shows a message when the visitor is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('/wallpaper', { [CATEGORY]: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await screen.findByText(/You're offline/)).toBeDefined();
  });

  it("shows 'No products available.' when there are none", async () => {
    open('/wallpaper', { [CATEGORY]: () => buildOkResponse([]) });
    expect(await screen.findByText('No products available.')).toBeDefined();
  });
});

describe('a sub-category listing', () => {
  it.each([
    ['wallpaper', 'Bahaara Wallpapers', 'No wallpapers found for bahaara.', 'SUB-03'],
    ['curtains', 'Bahaara Curtains', 'No curtains found for bahaara.', 'SUB-04'],
    ['blinds', 'Bahaara Blinds', 'No blinds found for bahaara.', 'SUB-05'],
    ['canvas', 'Bahaara Canvas', 'No canvas found for bahaara.', 'SUB-06'],
    ['fabrics', 'Bahaara Fabrics', 'No fabrics found for bahaara.', 'SUB-07'],
  ])('/%s/bahaara is titled %s or shows %s [SUB-01, SUB-02, D-04, %s]', async (category, title, empty) => {
    const lists = [createProducts(3), []];
    const { requests, unmount } = open(`/${category}/bahaara`, { [SUB]: () => buildOkResponse(lists.shift()) });
    await waitForHeading(title);
    await waitFor(() => expect(listCardTitles()).toHaveLength(3));
    expect(requests.map(({ params }) => params)).toMatchObject([{ subCategory: 'bahaara' }]);
    expect(String(requests[0]?.params.category).toLowerCase()).toBe(category);
    unmount();
    open(`/${category}/bahaara`, { [SUB]: () => buildOkResponse([]) });
    expect(await screen.findByText(empty)).toBeDefined();
  });

  it('requests the decoded name of an encoded URL', async () => {
    const { requests } = open('/fabrics/silk-%26-velvet', { [SUB]: () => buildOkResponse(createProducts(1)) });
    await waitFor(() => expect(requests[0]?.params.subCategory).toBe('silk-&-velvet'));
  });
});

describe('/products/all', () => {
  const createTypes = (rate: number) => [
    { id: 't', title: 'T', description: '', finish: null, pricePerSqFt: rate, isWashable: rate > 300 },
  ];
  const shop = [
    createSampleProduct('a', { title: 'Ajrakh', wallpaperTypes: createTypes(400) }),
    createSampleProduct('b', { title: 'Basant', wallpaperTypes: createTypes(250), subCategory: 'Kids' }),
    createSampleProduct('c', { title: 'Chintz', category: 'curtains', subCategory: 'Kids' }),
  ];
  const all = { [ALL]: () => buildOkResponse(shop) };

  it('lists every product with its count [ROUTE-28, Q-03]', async () => {
    open('/products/all', all);
    await waitForHeading('All Products');
    await waitFor(() => expect(listCardTitles()).toEqual(['Ajrakh', 'Basant', 'Chintz']));
    expect(screen.getByText('3 products')).toBeDefined();
  });

  it('finds a mistyped title without a search request [API-18, HDR-04, D-05]', async () => {
    const { requests } = open('/products/all?q=ajrkah', all);
    await waitForHeading('Results for “ajrkah”');
    await waitFor(() => expect(listCardTitles()).toEqual(['Ajrakh']));
    expect(requests.map(({ path }) => path)).toEqual(['/api/Products/GetAllProducts']);
  });

  it('filters, sorts and resets through the URL, after one request', async () => {
    const { router, requests } = open('/products/all?washable=1', all);
    await waitFor(() => expect(listCardTitles()).toEqual(['Ajrakh']));
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(listCardTitles()).toHaveLength(3));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-up');
    await waitFor(() => expect(listCardTitles()).toEqual(['Basant', 'Ajrakh', 'Chintz']));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=price-up'));
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Kids (2)' }));
    await waitFor(() => expect(listCardTitles()).toEqual(['Basant', 'Chintz']));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=price-up&sub=kids'));
    await router.navigate(-1);
    await waitFor(() => expect(listCardTitles()).toHaveLength(3));
    expect(requests).toHaveLength(1);
  });

  it('applies a price on blur', async () => {
    const { router } = open('/products/all', all);
    await waitFor(() => expect(listCardTitles()).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.type(screen.getByLabelText('To ₹'), '300');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await userEvent.tab();
    await waitFor(() => expect(listCardTitles()).toEqual(['Basant']));
    await waitFor(() => expect(router.state.location.search).toBe('?max=300'));
  });

  it('says when a search finds nothing and offers the categories [D-05]', async () => {
    open('/products/all?q=zzzzzz', all);
    expect(await screen.findByText('No products match “zzzzzz”.')).toBeDefined();
    const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(CATEGORY_KEYS.map(paths.category));
  });

  it('links to all products when the filters leave nothing', async () => {
    open('/products/all?q=basant&max=1', all);
    expect(await screen.findByText('No products match these filters.')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Show all products' }));
    await waitFor(() => expect(listCardTitles()).toHaveLength(3));
  });

  it('has no filter without choices when nothing is listed', async () => {
    open('/products/all?q=basant&max=1', all);
    await screen.findByText('No products match these filters.');
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    const legends = (await screen.findAllByRole('group')).map((group) => group.querySelector('legend')?.textContent);
    expect(legends).toEqual([expect.stringMatching(/^Price/)]);
  });

  it('names a price range entered the wrong way round as it filters', async () => {
    open('/products/all?min=500&max=100', all);
    expect(await screen.findByRole('link', { name: /₹100 to ₹500/ })).toBeDefined();
  });

  it("adds the next 24 with 'Show more', which is a link, and focuses the first of them [D-23]", async () => {
    const { router } = open('/products/all', { [ALL]: () => buildOkResponse(createProducts(50)) });
    await waitFor(() => expect(listCardTitles()).toHaveLength(24));
    const getShowMore = () => screen.getByText('Show more');
    expect(getShowMore().getAttribute('href')).toBe('/products/all?page=2');
    await userEvent.click(getShowMore());
    await waitFor(() => expect(listCardTitles()).toHaveLength(48));
    expect(screen.getByText('Showing 1 to 48 of 50').getAttribute('role')).toBe('status');
    expect(document.activeElement?.textContent).toBe(listCardTitles()[24]);
    await userEvent.click(getShowMore());
    await waitFor(() => expect(listCardTitles()).toHaveLength(50));
    expect(screen.queryByText('Show more')).toBeNull();
    expect(document.activeElement?.textContent).toBe(listCardTitles()[48]);
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  });

  it('shows its second page with a link to the first [D-23]', async () => {
    open('/products/all?page=2', { [ALL]: () => buildOkResponse(createProducts(30)) });
    await waitFor(() => expect(listCardTitles()).toHaveLength(6));
    expect(screen.getByRole('link', { name: 'Show earlier products' }).getAttribute('href')).toBe('/products/all');
  });
});

describe('navigating while a list loads', () => {
  it('ignores the late response for the previous page', async () => {
    const respondLater: Record<string, (products: Product[]) => void> = {};
    const { router } = open('/wallpaper', {
      [CATEGORY]: ({ params }) =>
        new Promise((resolve) => {
          respondLater[String(params.category)] = (products) => resolve(buildOkResponse(products));
        }),
    });
    await screen.findByText('Loading ...');
    await router.navigate('/blinds');
    await waitForHeading('Blinds Categories');
    await waitFor(() => expect(Object.keys(respondLater)).toEqual(['Wallpaper', 'Blinds']));
    respondLater.Wallpaper?.([createSampleProduct('paper', { title: 'Vine' })]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByText('Loading ...')).toBeDefined();
    expect(listCardTitles()).toEqual([]);
    respondLater.Blinds?.([createSampleProduct('blind', { title: 'Roman' })]);
    await waitFor(() => expect(listCardTitles()).toEqual(['Roman']));
  });
});
