import { expect, it } from 'vitest';
import { endpointRoutes } from './endpoint-routes.ts';
import { buildRequestUrl } from './transport.ts';

it.each([
  [endpointRoutes.getCart, {}, {}, '/api/Cart'],
  [
    endpointRoutes.getProductsBySubCategory,
    { category: 'Wallpaper', subCategory: 'Kids & Teens/All' },
    {},
    '/api/Products/category/Wallpaper/sub/Kids%20%26%20Teens%2FAll',
  ],
  [
    endpointRoutes.getMyOrders,
    {},
    { Page: 1, From: '2026-01-02T00:00:00+05:30', Status: undefined, To: null },
    '/api/Orders/me?Page=1&From=2026-01-02T00%3A00%3A00%2B05%3A30',
  ],
])('builds the URL of $path without missing parameters [API-05, API-23]', ({ path }, params, query, address) => {
  expect(buildRequestUrl({ path, params, query })).toBe(address);
});
