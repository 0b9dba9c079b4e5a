import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DeskProduct, productConflictSchema } from '#contract/desk/products/desk-product.ts';
import {
  getProduct,
  listProductHistory,
  listProducts,
  listSubCategoryNames,
  type ProductFilter,
  previewProduct,
} from '#contract/desk/products/products.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { callDesk } from './desk-client.ts';
import { readConflict } from './desk-error.ts';
import { queryKeys } from './query-keys.ts';

export const useProductList = (filter: ProductFilter & { cursor: string | null }) =>
  useQuery({
    queryKey: queryKeys.productList(filter),
    queryFn: () => callDesk(listProducts, { body: filter }),
    placeholderData: keepPreviousData,
  });

/** Fetched once per visit: an editor must not change while someone types, and saving detects other people's changes. */
export const useProduct = (id: string) =>
  useQuery({
    queryKey: queryKeys.product(id),
    queryFn: () => callDesk(getProduct, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const useProductHistory = (id: string) =>
  useQuery({
    queryKey: queryKeys.productHistory(id),
    queryFn: () => callDesk(listProductHistory, { params: { id } }),
    staleTime: 0,
  });

/** The product page with the stored draft. */
export const useProductPreview = (id: string) =>
  useQuery({
    queryKey: queryKeys.productPreview(id),
    queryFn: () => callDesk(previewProduct, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Finds products on sale by the beginnings of their words. */
export const useProductSearch = (search: string, category: Category | null = null) =>
  useQuery({
    queryKey: queryKeys.productSearch(search, category),
    queryFn: () =>
      callDesk(listProducts, { body: { tab: 'published', search, category, sort: 'title', cursor: null } }),
    placeholderData: keepPreviousData,
    enabled: search !== '',
  });

/** Sub-category names in use, as suggestions. */
export const useSubCategoryNames = (category: Category) =>
  useQuery({
    queryKey: queryKeys.subCategoryNames(category),
    queryFn: () => callDesk(listSubCategoryNames, { params: { category } }),
    select: ({ subCategories }) => subCategories,
    retry: false,
  });

/** Caches the product that a write returned. */
export function useStoreProduct(): (product: DeskProduct) => void {
  const client = useQueryClient();
  return (product) => void client.setQueryData(queryKeys.product(product.id), product);
}

/** Refetches lists, histories and previews after a change; the editor keeps its own product. */
export function useReloadProducts(): () => void {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({
      queryKey: queryKeys.products,
      predicate: ({ queryKey }) => queryKey[1] !== 'one',
    });
}

/** Returns the current product if a write failed because somebody else changed it. */
export const readProductConflict = (error: unknown): DeskProduct | undefined =>
  readConflict(error, productConflictSchema)?.product;
