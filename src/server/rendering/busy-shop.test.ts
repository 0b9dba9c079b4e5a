import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageRenderer } from '#contract/page-render.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { type ListeningShop, startListeningShop } from '#tests/support/shop/listening-shop.ts';
import { minimalStorefrontBuild } from '#tests/support/shop/test-app.ts';

const VISITORS = 100;
const searchesMayFinish = createDeferred();

const slowRenderer: PageRenderer = {
  ...minimalStorefrontBuild.renderer,
  getCacheKey: (address) => address,
  async render(request) {
    if (request.address.includes('?')) await searchesMayFinish.promise;
    return minimalStorefrontBuild.renderer.render(request);
  },
};

let shop: ListeningShop;
beforeAll(async () => {
  shop = await startListeningShop({ web: { ...minimalStorefrontBuild, renderer: slowRenderer } });
}, 60_000);
afterAll(() => shop.close());

it('turns visitors away with a page and Retry-After when too many pages are being rendered, and still serves cached pages [D-42]', async () => {
  await shop.send('/');
  const responses = Array.from({ length: VISITORS }, (_, visitor) => shop.send(`/products/all?q=${visitor}`));
  const turnedAway = await Promise.race(responses);
  expect(turnedAway.status).toBe(503);
  expect(turnedAway.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': expect.stringMatching(/^[1-9]\d*$/),
  });
  expect(turnedAway.body).toContain('<h1>Busy</h1>');
  expect((await shop.send('/')).status).toBe(200);
  searchesMayFinish.resolve();
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await shop.send('/products/all?q=0')).status).toBe(200);
  expect((await shop.send(`/products/all?q=${VISITORS - 1}`)).status).toBe(200);
});
