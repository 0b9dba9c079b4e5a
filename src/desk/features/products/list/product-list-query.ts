import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listProducts, type ProductFilter } from '#contract/desk/products/products.ts';
import { callDesk } from '#desk/api/desk-client.ts';

/** All pages that have been shown, as one list. */
export const useProductList = (filter: ProductFilter) =>
  useInfiniteQuery({
    queryKey: ['products', 'list', filter],
    queryFn: ({ pageParam }) => callDesk(listProducts, { body: { ...filter, cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => ({
      products: pages.flatMap(({ products }) => products),
      count: pages.at(-1)?.count ?? 0,
    }),
    placeholderData: keepPreviousData,
  });
