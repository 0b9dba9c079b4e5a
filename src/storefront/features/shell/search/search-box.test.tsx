import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { MAX_QUERY_VALUE_LENGTH } from '#domain/catalogue/listing/query-limits.ts';
import * as productSearch from '#storefront/search/product-search.ts';
import { fetchAllProducts } from '#storefront/state/catalogue/products-thunks.ts';
import type { AppStore } from '#storefront/state/store.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { renderInShop } from '#tests/support/storefront/render-in-shop.tsx';
import { SearchBox } from './search-box.tsx';

const listVines = (count: number) =>
  Array.from({ length: count }, (_, index) => createSampleProduct(`${index}`, { title: `Vine ${index}` }));
const getField = () => screen.getByLabelText<HTMLInputElement>('Search products');
const readStatus = () => screen.queryByRole('status', { hidden: true })?.textContent;

const findOptions = () => screen.findAllByRole('option', { hidden: true });

/** Replaces the products in the store by the whole list. */
const receiveList = (store: AppStore, products: Product[]) =>
  act(() => {
    store.dispatch(fetchAllProducts.pending('list', undefined));
    store.dispatch(fetchAllProducts.fulfilled({ products, fetchedAt: 0 }, 'list', undefined));
  });

describe('SearchBox', () => {
  it('takes no more text than an address keeps [D-05]', () => {
    renderInShop(<SearchBox />);
    expect(getField().maxLength).toBe(MAX_QUERY_VALUE_LENGTH);
  });

  it('counts the matches of the whole list, not of the products that were there before [D-05]', async () => {
    const { store } = renderInShop(<SearchBox />, { products: listVines(2) });
    await userEvent.type(getField(), 'vine');
    expect(await findOptions()).toHaveLength(2);
    receiveList(store, listVines(3));
    expect(readStatus()).toBe('Suggestions are shown below');
    await waitFor(() => expect(readStatus()).toBe('3 matching products'));
  });

  it.each([
    ['says that nothing matches where the page holds the whole list', true, 'No matching products'],
    ['does not say that nothing matches where the page holds some products only', false, ''],
  ])('%s [D-05]', async (_, isWholeList, status) => {
    renderInShop(<SearchBox />, { products: listVines(2), isWholeList });
    await userEvent.type(getField(), 'vine');
    await findOptions();
    await userEvent.clear(getField());
    expect(readStatus()).toBe('');
    await userEvent.type(getField(), 'zzzz');
    expect(readStatus()).toBe(status);
    const wayOn = isWholeList ? 'See all products' : 'Search all products';
    expect(screen.getByText(wayOn).parentElement?.textContent).toBe(`${status}${wayOn}`);
  });

  it('leads to all products when none match, and closes [D-05]', async () => {
    const { router } = renderInShop(<SearchBox />, { products: listVines(2), isWholeList: true });
    await userEvent.type(getField(), 'zzzz');
    const link = await screen.findByText('See all products');
    await userEvent.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/all'));
    expect(router.state.location.search).toBe('');
    expect(screen.queryByText('See all products')).toBeNull();
  });

  it('prepares a new list only for a focused field [D-05]', async () => {
    const load = vi.spyOn(productSearch, 'loadProductSearch');
    const { store } = renderInShop(<SearchBox />, { products: listVines(2) });
    await userEvent.type(getField(), 'vine');
    await findOptions();
    act(() => getField().blur());
    load.mockClear();
    receiveList(store, listVines(3));
    expect(load).not.toHaveBeenCalled();
    act(() => getField().focus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(readStatus()).toBe('3 matching products'));
  });
});
