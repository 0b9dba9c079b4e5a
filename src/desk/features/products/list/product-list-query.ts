import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { listProducts, type ProductFilter } from '#contract/desk/products.ts';
import { callDesk } from '#desk/api/desk-client.ts';

/** Everything that the desk caches about products is below it. */
const PRODUCTS_KEY = 'products';

/** All pages that have been shown, as one list. */
export const useProductList = (filter: ProductFilter) =>
  useInfiniteQuery({
    queryKey: [PRODUCTS_KEY, 'list', filter],
    queryFn: ({ pageParam }) => callDesk(listProducts, { body: { ...filter, cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => ({
      products: pages.flatMap(({ products }) => products),
      count: pages.at(-1)?.count ?? 0,
    }),
    placeholderData: keepPreviousData,
  });

/** After a bulk change or an import. An open editor keeps its own product. */
export function useReloadProductLists(): () => void {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({ queryKey: [PRODUCTS_KEY], predicate: ({ queryKey }) => queryKey[1] !== 'one' });
}
