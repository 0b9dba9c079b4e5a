import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeProducts, createProduct, exportProductList, listProducts } from '#contract/desk/products/products.ts';
import { MAX_RATE_PAISE } from '#domain/pricing/unit-price.ts';
import { createStaff } from '#tests/support/desk/desk-samples.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { createProductRow } from '#tests/support/desk/product-row-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { ProductsList } from './products-list.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

type Row = ReturnType<typeof createProductRow>;
const createList = (products: Row[], nextCursor: string | null = null, count = products.length) => ({
  status: 200,
  data: { products, nextCursor, count },
});
const VINE = createProductRow();
const FERN = createProductRow({ id: 'p2', title: 'Fern', version: 3, lowestRate: 99.5 });
const HIGHEST_RATE = MAX_RATE_PAISE / 100;
const POLL = { timeout: 20_000 };

describe('the list of products', () => {
  it('has tabs, filter and sort in the address, and the search text in the fragment', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([[listProducts, createList([VINE])]]);
    const { getAddress } = renderInDesk(<ProductsList />, { at: '/desk/products' });
    await screen.findByText('Basant Vine');
    await user.click(screen.getByRole('link', { name: /^Hidden/ }));
    await user.selectOptions(screen.getByLabelText('Category'), 'blinds');
    await user.selectOptions(screen.getByLabelText('Sort'), 'rate');
    await user.type(screen.getByLabelText('Search products'), 'vine');
    await vi.waitFor(
      () => expect(getAddress()).toBe('/desk/products?tab=hidden&category=blinds&sort=rate#q=vine'),
      POLL,
    );
    await vi.waitFor(() =>
      expect(desk.findSent(listProducts).at(-1)?.body).toEqual({
        tab: 'hidden',
        search: 'vine',
        category: 'blinds',
        sort: 'rate',
        cursor: null,
      }),
    );
    expect(desk.findSent(listProducts).at(-1)?.url).not.toContain('vine');
  });

  it('marks what is not simply on sale', async () => {
    const rows = [
      createProductRow({ id: 'a', title: 'A', state: 'new', hasDraft: true }),
      createProductRow({ id: 'b', title: 'B', state: 'hidden', isFeatured: true }),
      createProductRow({ id: 'c', title: 'C', hasDraft: true, image: null, lowestRate: null, subCategory: null }),
      createProductRow({ id: 'd', title: '', state: 'archived' }),
    ];
    fakeDesk([[listProducts, createList(rows)]]);
    renderInDesk(<ProductsList />, { at: '/desk/products?tab=all' });
    const listText = (title: string) => screen.getByText(title).closest('li')?.textContent;
    await screen.findByText('A');
    expect(listText('A')).toMatch(/Never published$/);
    expect(listText('B')).toMatch(/Hidden.*Featured/);
    expect(listText('C')).toMatch(/–.*Unpublished changes/);
    expect(listText('Without a title')).toContain('Archived');
  });

  it('has its page in the address', async () => {
    const user = userEvent.setup();
    const desk = fakeDesk([[listProducts, createList([VINE], '50_x', 2), createList([FERN], null, 2)]]);
    const { getAddress } = renderInDesk(<ProductsList />, { at: '/desk/products?sort=rate' });
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('Fern')).toBeDefined();
    expect(getAddress()).toBe('/desk/products?sort=rate&cursor=50_x');
    expect(desk.findSent(listProducts).at(-1)?.body).toMatchObject({ sort: 'rate', cursor: '50_x' });
    expect(screen.getByRole('link', { name: 'First page' }).getAttribute('href')).toBe('/desk/products?sort=rate');
    await user.selectOptions(screen.getByLabelText('Sort'), 'title');
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/products?sort=title'), POLL);
  });

  it('is downloaded as it is filtered', async () => {
    const user = userEvent.setup();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const desk = fakeDesk([
      [listProducts, createList([VINE])],
      [exportProductList, { status: 200, data: { csv: 'Title\r\n', count: 1, isComplete: true } }],
    ]);
    renderInDesk(<ProductsList />, { at: '/desk/products?tab=hidden&category=blinds&cursor=50_x#q=vine' });
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await vi.waitFor(() => expect(saved).toEqual(['products-hidden.csv']));
    const filter = { tab: 'hidden', search: 'vine', category: 'blinds', sort: 'shop' };
    expect(desk.findSent(exportProductList)[0]?.body).toEqual(filter);
  });

  it.each([
    ['/desk/products?tab=hidden', 'No product is hidden'],
    ['/desk/products#q=rose', 'No products match'],
  ])('says that %s is empty', async (at, text) => {
    fakeDesk([[listProducts, createList([])]]);
    renderInDesk(<ProductsList />, { at });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('explains that the role does not include it', async () => {
    fakeDesk([[listProducts, { status: 403, message: 'No' }]]);
    renderInDesk(<ProductsList />, { at: '/desk/products' });
    expect(await screen.findByText("Your role doesn't include this")).toBeDefined();
  });

  it('offers no action that the role does not include', async () => {
    fakeDesk([[listProducts, { status: 403, message: 'No' }]]);
    renderInDesk(<ProductsList />, { at: '/desk/products', staff: createStaff('support') });
    await screen.findByText("Your role doesn't include this");
    for (const name of ['New product', 'Download CSV']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Import and export' })).toBeNull();
  });

  it('offers to try again after a failure', async () => {
    fakeDesk([[listProducts, { status: 400, message: 'Not now.' }, createList([VINE])]]);
    renderInDesk(<ProductsList />, { at: '/desk/products' });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Basant Vine')).toBeDefined();
  });
});

describe('a bulk change', () => {
  const open = async (action: string, answers: Parameters<typeof fakeDesk>[0]) => {
    const user = userEvent.setup();
    const desk = fakeDesk([[listProducts, createList([VINE, FERN])], ...answers]);
    renderInDesk(<ProductsList />, { at: '/desk/products' });
    await user.click(await screen.findByLabelText('Select Basant Vine'));
    await user.click(screen.getByLabelText('Select Fern'));
    await user.click(screen.getByRole('button', { name: action }));
    return { user, desk, dialog: within(await screen.findByRole('dialog')) };
  };
  const answer = (...results: object[]) => ({ status: 200, data: { results } });
  const changed = { id: 'p1', title: 'Basant Vine', isChanged: true, message: 'Rates changed.' };

  it('of rates shows an example and sends the versions that were seen', async () => {
    const refused = { id: 'p2', title: 'Fern', isChanged: false, message: 'Kiran changed this product.' };
    const { user, desk, dialog } = await open('Change rates', [[changeProducts, answer(changed, refused)]]);
    await user.click(dialog.getByRole('button', { name: 'Change the rates' }));
    expect(dialog.getByText('Enter -50 to 200 percent, such as 5 or -10.')).toBeDefined();
    await user.type(dialog.getByLabelText('Percent'), '10 %');
    expect(dialog.getByText('₹210 → ₹231')).toBeDefined();
    expect(dialog.getByText('₹99.50 → ₹109')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Change the rates' }));
    expect(await dialog.findByText('1 product changed. 1 not changed: see why below.')).toBeDefined();
    expect(dialog.getByText(/Kiran changed this product/)).toBeDefined();
    expect(desk.findSent(changeProducts)[0]?.body).toEqual({
      products: [
        { id: 'p1', version: 0 },
        { id: 'p2', version: 3 },
      ],
      change: { kind: 'rate', percent: 10 },
    });
    expect(desk.findSent(changeProducts)[0]?.key).not.toBeNull();
    // Failed products stay selected.
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('1 product selected')).toBeDefined();
    await vi.waitFor(() => expect(desk.findSent(listProducts).length).toBeGreaterThan(1));
  });

  it('moves the focus to its results, and to the list when nothing is selected any more', async () => {
    const both = [changed, { ...changed, id: 'p2', title: 'Fern' }];
    const { user, dialog } = await open('Hide', [[changeProducts, answer(...both)]]);
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    const done = await dialog.findByRole('button', { name: 'Done' });
    await vi.waitFor(() => expect(document.activeElement).toBe(done));
    await user.click(done);
    const isInList = () => document.activeElement?.contains(screen.getByLabelText('Select Fern'));
    await vi.waitFor(() => expect(isInList() && document.activeElement !== document.body).toBe(true));
    await user.click(screen.getByLabelText('Select Fern'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await vi.waitFor(() => expect(isInList() && document.activeElement !== document.body).toBe(true));
  });

  it('can be of all products of the page, also where the list has cards', async () => {
    const user = userEvent.setup();
    fakeDesk([[listProducts, createList([VINE, FERN])]]);
    renderInDesk(<ProductsList />, { at: '/desk/products' });
    const all = await screen.findByLabelText<HTMLInputElement>('Select all products on this page');
    await user.click(all);
    expect(screen.getByText('2 products selected')).toBeDefined();
    await user.click(screen.getByLabelText('Select Fern'));
    expect(all.checked).toBe(false);
  });

  it('of rates says what 0 percent does, and which product would exceed the highest rate', async () => {
    const user = userEvent.setup();
    fakeDesk([[listProducts, createList([{ ...VINE, lowestRate: HIGHEST_RATE }, FERN])]]);
    renderInDesk(<ProductsList />, { at: '/desk/products' });
    await user.click(await screen.findByLabelText('Select all products on this page'));
    await user.click(screen.getByRole('button', { name: 'Change rates' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Percent'), '0');
    await user.click(dialog.getByRole('button', { name: 'Change the rates' }));
    expect(dialog.getByText('0 percent changes nothing. Enter another, such as 5 or -10.')).toBeDefined();
    await user.clear(dialog.getByLabelText('Percent'));
    await user.type(dialog.getByLabelText('Percent'), '10');
    expect(dialog.getByRole('row', { name: /^Basant Vine .*not changed: above the highest rate$/ })).toBeDefined();
    expect(
      dialog.getByText(/^The highest rate is .*we leave its product unchanged and tell you in the result\.$/),
    ).toBeDefined();
  });

  it('forgets the selection when the view changes', async () => {
    const user = userEvent.setup();
    fakeDesk([[listProducts, createList([VINE, FERN])]]);
    renderInDesk(<ProductsList />, { at: '/desk/products' });
    await user.click(await screen.findByLabelText('Select Basant Vine'));
    expect(screen.getByText('1 product selected')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Category'), 'wallpaper');
    await vi.waitFor(() => expect(screen.queryByText('1 product selected')).toBeNull(), POLL);
    expect((await screen.findByLabelText<HTMLInputElement>('Select Basant Vine')).checked).toBe(false);
  });

  it.each([
    ['Feature', 'Feature', { kind: 'featured', isFeatured: true }],
    ['Stop featuring', 'Stop featuring', { kind: 'featured', isFeatured: false }],
    ['Hide', 'Hide', { kind: 'hide' }],
    ['Show', 'Show', { kind: 'show' }],
  ])('%s names the products and asks first', async (action, confirm, change) => {
    const { user, desk, dialog } = await open(action, [[changeProducts, answer(changed)]]);
    expect(dialog.getByText('Fern')).toBeDefined();
    expect(desk.findSent(changeProducts)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: confirm }));
    await dialog.findByRole('button', { name: 'Done' });
    expect(desk.findSent(changeProducts)[0]?.body).toMatchObject({ change });
  });

  it('keeps the dialog and says why it failed', async () => {
    const { user, dialog } = await open('Hide', [[changeProducts, { status: 400, message: 'Too many.' }]]);
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await dialog.findByText('Too many.')).toBeDefined();
  });

  it('is not offered without the right to publish', async () => {
    fakeDesk([[listProducts, createList([VINE])]]);
    const staff = createStaff('owner', { permissions: ['catalogue.edit'] });
    renderInDesk(<ProductsList />, { at: '/desk/products', staff });
    await screen.findByText('Basant Vine');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a new product', () => {
  it('needs a title and opens in the editor', async () => {
    const user = userEvent.setup();
    const created = {
      id: 'p9',
      version: 1,
      state: 'new',
      draft: null,
      published: null,
      redirectTo: null,
      changedAt: null,
      changedBy: null,
      changedById: null,
      shopUrl: 'http://localhost:3000/product/p9',
    };
    const desk = fakeDesk([
      [listProducts, createList([VINE])],
      [createProduct, { status: 200, data: created }],
    ]);
    const { getAddress } = renderInDesk(<ProductsList />, { at: '/desk/products?category=blinds' });
    await user.click(await screen.findByRole('button', { name: 'New product' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(dialog.getByText('Title is required')).toBeDefined();
    await user.type(dialog.getByLabelText('Title'), ' Rose ');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await vi.waitFor(() => expect(getAddress()).toBe('/desk/products/p9'), POLL);
    expect(desk.findSent(createProduct)[0]?.body).toEqual({ category: 'blinds', title: 'Rose' });
    // While the editor loads, the button does nothing.
    await user.click(dialog.getByRole('button', { name: 'Creating…' }));
    for (const close of dialog.getAllByRole('button', { name: 'Close' })) await user.click(close);
    expect(dialog.getByRole('button', { name: 'Creating…' })).toBeDefined();
    expect(desk.findSent(createProduct)).toHaveLength(1);
  });
});
