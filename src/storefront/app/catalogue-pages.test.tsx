import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { sampleProduct } from '#tests/support/samples/product-samples.ts';
import {
  createFakeTransport,
  type FakeResponses,
  jsonResponse,
  okResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { catalogueRoutes } from '../routes/catalogue/catalogue-routes.ts';
import { getLazyHead } from './head/lazy-head.ts';
import { lazyPage } from './router/lazy.ts';
import { RouteScreen } from './router/route-screen.tsx';

const CATEGORY = 'GET /api/Products/category/:category';
const SUB = 'GET /api/Products/category/:category/sub/:subCategory';
const ALL = 'GET /api/Products/GetAllProducts';

const several = (count: number, given: Partial<Product> = {}) =>
  Array.from({ length: count }, (_, place) => sampleProduct(`p${place}`, { title: `Design ${place}`, ...given }));

// The pages alone: header and footer have tests of their own.
const routes = await Promise.all(
  Object.entries(catalogueRoutes).map(async ([path, screen]) => {
    const page = lazyPage(screen.page);
    await Promise.all([page.load(), getLazyHead(screen).load()]);
    return { path, element: <RouteScreen key={path} guard="none" screen={screen} page={page} /> };
  }),
);
// A busy machine takes its time.
configure({ asyncUtilTimeout: 5000 });

function open(address: string, answers: FakeResponses) {
  const transport = createFakeTransport(answers);
  const view = renderWithStore(<span />, { address, routes, transport });
  return { ...view, requests: transport.requests };
}

const cards = () => [...document.querySelectorAll('article :is(h2, h3)')].map((title) => title.textContent);
const heading = (name: string) => waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(name));

describe('a category page', () => {
  it.each([
    ['/wallpaper', 'Wallpaper Categories', 'Wallpaper', 'CAT-01, ROUTE-02'],
    ['/curtains', 'Curtain Categories', 'Curtains', 'CAT-02, ROUTE-03'],
    ['/blinds', 'Blinds Categories', 'Blinds', 'CAT-03, ROUTE-04'],
    ['/canvas', 'Canvas Categories', 'Canvas', 'CAT-04, ROUTE-05'],
    ['/fabrics', 'Fabric Categories', 'Fabrics', 'CAT-05, ROUTE-06'],
  ])('%s is titled %s and loads category %s [CAT-22, CAT-11, %s]', async (address, title, category) => {
    const { requests } = open(address, { [CATEGORY]: () => okResponse(several(2)) });
    await heading(title);
    await waitFor(() => expect(cards()).toEqual(['Design 0', 'Design 1']));
    expect(requests.map(({ path, params }) => [path, params])).toEqual([
      ['/api/Products/category/:category', { category }],
    ]);
    const videos = [...document.querySelectorAll('video')].map(({ loop, muted }) => ({ loop, muted }));
    expect(videos).toEqual(address === '/fabrics' ? [] : [{ loop: true, muted: true }]);
  });

  it('has a tile for each sub-category, Misc for none, that leads to its listing [CAT-07, CAT-08, CAT-13]', async () => {
    const products = [
      sampleProduct('a', { subCategory: 'Indian Motifs' }),
      sampleProduct('b', { subCategory: ' ' }),
      sampleProduct('c', { subCategory: 'Indian Motifs' }),
    ];
    open('/wallpaper', { [CATEGORY]: () => okResponse(products) });
    const tiles = await screen.findByRole('navigation', { name: 'Wallpaper Categories' });
    const links = within(tiles).getAllByRole('link');
    expect(links.map((link) => [link.textContent?.replace('No image', ''), link.getAttribute('href')])).toEqual([
      ['Indian Motifs', '/wallpaper/indian-motifs'],
      ['Misc', '/wallpaper/misc'],
    ]);
  });

  it('sorts the tiles of curtains by title [CAT-19]', async () => {
    const products = ['Velvet', 'linen', 'Blackout'].map((subCategory) =>
      sampleProduct(subCategory, { category: 'curtains', subCategory }),
    );
    open('/curtains', { [CATEGORY]: () => okResponse(products) });
    const tiles = await screen.findByRole('navigation', { name: 'Curtain Categories' });
    expect(
      within(tiles)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/curtains/blackout', '/curtains/linen', '/curtains/velvet']);
  });

  it('shows the featured products, at most twelve, and the way to all [CAT-20, CAT-21, CONST-12]', async () => {
    const products = several(15).map((product, place) => ({ ...product, isFeatured: place !== 0 }));
    open('/wallpaper', { [CATEGORY]: () => okResponse(products) });
    await waitFor(() => expect(cards()).toEqual(products.slice(1, 13).map(({ title }) => title)));
    const all = screen.getByRole('link', { name: 'View all 15 Wallpapers' });
    expect(all.getAttribute('href')).toBe('/products/all?category=wallpaper');
  });

  it("says 'Loading ...' until the answer is there [CAT-12]", async () => {
    let answerNow = (): void => undefined;
    const answer = new Promise<void>((resolve) => {
      answerNow = resolve;
    }).then(() => okResponse(several(1)));
    open('/wallpaper', { [CATEGORY]: () => answer });
    expect(await screen.findByText('Loading ...')).toBeDefined();
    answerNow();
    await waitFor(() => expect(cards()).toEqual(['Design 0']));
    expect(screen.queryByText('Loading ...')).toBeNull();
  });

  it("shows the store's error and loads again on request [ERR-01, ERR-02]", async () => {
    const answers = [
      jsonResponse(500, {}),
      jsonResponse(200, { succeeded: false, message: 'Closed for stocktaking' }),
      jsonResponse(200, { succeeded: false }),
      okResponse(several(1)),
    ];
    open('/wallpaper', { [CATEGORY]: () => answers.shift() ?? okResponse([]) });
    const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('HTTP 500')).toBeDefined();
    await retry();
    expect(await screen.findByText('Closed for stocktaking')).toBeDefined();
    await retry();
    expect(await screen.findByText('Failed to fetch products')).toBeDefined();
    await retry();
    await waitFor(() => expect(cards()).toEqual(['Design 0']));
  });

  it.each([
    ['Failed to fetch', 'Failed to fetch'],
    ['', 'Network error'],
  ])('shows the exception %j of a broken connection as %j [ERR-04]', async (message, shown) => {
    open('/wallpaper', { [CATEGORY]: () => Promise.reject(new TypeError(message)) });
    expect(await screen.findByText(shown)).toBeDefined();
  });

  it('says so when the visitor is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('/wallpaper', { [CATEGORY]: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await screen.findByText(/You are offline/)).toBeDefined();
  });

  it("says 'No products available.' when there are none", async () => {
    open('/wallpaper', { [CATEGORY]: () => okResponse([]) });
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
  ])(
    '/%s/bahaara is titled %s or says %s [SUB-01, SUB-02, SUB-08, SUB-09, SUB-10, D-04, %s]',
    async (category, title, empty) => {
      const lists = [several(3), []];
      const { requests, unmount } = open(`/${category}/bahaara`, { [SUB]: () => okResponse(lists.shift()) });
      await heading(title);
      await waitFor(() => expect(cards()).toHaveLength(3));
      expect(requests.map(({ params }) => params)).toMatchObject([{ subCategory: 'bahaara' }]);
      expect(String(requests[0]?.params.category).toLowerCase()).toBe(category);
      unmount();
      open(`/${category}/bahaara`, { [SUB]: () => okResponse([]) });
      expect(await screen.findByText(empty)).toBeDefined();
    },
  );

  it('asks for the decoded name of an encoded address', async () => {
    const { requests } = open('/fabrics/silk-%26-velvet', { [SUB]: () => okResponse(several(1)) });
    await waitFor(() => expect(requests[0]?.params.subCategory).toBe('silk-&-velvet'));
  });
});

describe('/products/all', () => {
  const priced = (rate: number) => [
    { ...{ id: 't', title: 'T', description: '', finish: null }, pricePerSqFt: rate, isWashable: rate > 300 },
  ];
  const shop = [
    sampleProduct('a', { title: 'Ajrakh', wallpaperTypes: priced(400) }),
    sampleProduct('b', { title: 'Basant', wallpaperTypes: priced(250), subCategory: 'Kids' }),
    sampleProduct('c', { title: 'Chintz', category: 'curtains', subCategory: 'Kids' }),
  ];
  const all = { [ALL]: () => okResponse(shop) };

  it('lists every product with its count [ROUTE-28]', async () => {
    open('/products/all', all);
    await heading('All Products');
    await waitFor(() => expect(cards()).toEqual(['Ajrakh', 'Basant', 'Chintz']));
    expect(screen.getByText('3 products')).toBeDefined();
  });

  it('finds what was mistyped, without a call of the search [API-18, HDR-04, D-05]', async () => {
    const { requests } = open('/products/all?q=ajrkah', all);
    await heading('Results for “ajrkah”');
    await waitFor(() => expect(cards()).toEqual(['Ajrakh']));
    expect(requests.map(({ path }) => path)).toEqual(['/api/Products/GetAllProducts']);
  });

  it('narrows, sorts and resets by the address alone, after one load', async () => {
    const { router, requests } = open('/products/all?washable=1', all);
    await waitFor(() => expect(cards()).toEqual(['Ajrakh']));
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(cards()).toHaveLength(3));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-up');
    await waitFor(() => expect(cards()).toEqual(['Basant', 'Ajrakh', 'Chintz']));
    expect(router.state.location.search).toBe('?sort=price-up');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Kids (2)' }));
    await waitFor(() => expect(cards()).toEqual(['Basant', 'Chintz']));
    expect(router.state.location.search).toBe('?sort=price-up&sub=kids');
    await router.navigate(-1);
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(requests).toHaveLength(1);
  });

  it('takes a price when it is complete', async () => {
    const { router } = open('/products/all', all);
    await waitFor(() => expect(cards()).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.type(screen.getByLabelText('To ₹'), '300');
    expect(router.state.location.search).toBe('');
    await userEvent.tab();
    await waitFor(() => expect(cards()).toEqual(['Basant']));
    expect(router.state.location.search).toBe('?max=300');
  });

  it('says that nothing matches and shows the way back', async () => {
    open('/products/all?q=zzzzzz', all);
    expect(await screen.findByText('Nothing matches your choice.')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Show all products' }));
    await waitFor(() => expect(cards()).toHaveLength(3));
  });

  it("adds the next 24 with 'Show more', which is a link [D-23]", async () => {
    const { router } = open('/products/all', { [ALL]: () => okResponse(several(50)) });
    await waitFor(() => expect(cards()).toHaveLength(24));
    const more = () => screen.getByText('Show more');
    expect(more().getAttribute('href')).toBe('/products/all?page=2');
    await userEvent.click(more());
    await waitFor(() => expect(cards()).toHaveLength(48));
    expect(screen.getByText('Showing 1 to 48 of 50')).toBeDefined();
    await userEvent.click(more());
    await waitFor(() => expect(cards()).toHaveLength(50));
    expect(screen.queryByText('Show more')).toBeNull();
    expect(router.state.location.search).toBe('?page=3');
  });

  it('opened at its second page shows that page and the way to the first [D-23]', async () => {
    open('/products/all?page=2', { [ALL]: () => okResponse(several(30)) });
    await waitFor(() => expect(cards()).toHaveLength(6));
    expect(screen.getByRole('link', { name: 'Show earlier products' }).getAttribute('href')).toBe('/products/all');
  });
});

describe('going on while a list loads', () => {
  it('never takes the late answer of the page that was left for its own', async () => {
    const late: Record<string, (products: Product[]) => void> = {};
    const { router } = open('/wallpaper', {
      [CATEGORY]: ({ params }) =>
        new Promise((resolve) => {
          late[String(params.category)] = (products) => resolve(okResponse(products));
        }),
    });
    await screen.findByText('Loading ...');
    await router.navigate('/blinds');
    await heading('Blinds Categories');
    await waitFor(() => expect(Object.keys(late)).toEqual(['Wallpaper', 'Blinds']));
    late.Wallpaper?.([sampleProduct('paper', { title: 'Vine' })]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByText('Loading ...')).toBeDefined();
    expect(cards()).toEqual([]);
    late.Blinds?.([sampleProduct('blind', { title: 'Roman' })]);
    await waitFor(() => expect(cards()).toEqual(['Roman']));
  });
});
