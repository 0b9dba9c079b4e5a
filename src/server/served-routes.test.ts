import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CONTENT_KEYS, getContentUrl, POLICY_KEYS } from '#contract/content/content-keys.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpointTable } from '#contract/endpoint-table.ts';
import { createTestApp, type TestApp } from '#tests/support/shop/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.app.ready();
});
afterAll(() => shop.close());

/** Routes outside the contract, except preflights; each has its own tests. */
const ROUTES_OUTSIDE_CONTRACT = [
  'GET *',
  ...CONTENT_KEYS.map((key) => `GET ${getContentUrl(key)}`),
  ...POLICY_KEYS.map((key) => String.raw`GET /content/${key}/:number(^\d{1,4}$).json`),
  'GET /healthz',
  'GET /openapi.json',
  'GET /readyz',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'POST /api/Payments/Webhook',
  'POST /api/Payments/webhook',
  'POST /unsubscribe',
];

/** Parses Fastify's route tree: lines `path (METHOD, METHOD)`, indented by four characters per level. */
function parseRouteTree(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const match = /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (!match) return [];
    const depth = (match[1] ?? '').length / 4;
    parents.length = depth;
    const path = parents.join('') + (match[2] ?? '');
    parents[depth] = match[2] ?? '';
    const methods = (match[3] ?? '').split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return methods.map((method) => `${method} ${path}`);
  });
}

it('serves the endpoints of the contract and a fixed list of others [SRV-05]', () => {
  const contractRoutes = Object.values<Endpoint>(endpointTable).map(({ method, path }) => `${method} ${path}`);
  const served = parseRouteTree(shop.app.printRoutes({ commonPrefix: false }));
  expect([...new Set(served)].sort()).toEqual([...contractRoutes, ...ROUTES_OUTSIDE_CONTRACT].sort());
});

it('accepts no order status, payment or refund from a client [SRV-05]', () => {
  const bodies = Object.entries<Endpoint>(endpointTable).map(([name, { body }]) => ({
    name,
    fields: Object.keys(z.toJSONSchema(body, { io: 'input' }).properties ?? {}),
  }));
  expect(bodies.filter(({ fields }) => fields.length > 0).length).toBeGreaterThan(5);
  expect(bodies.filter(({ fields }) => fields.some((field) => /status|paid|refund|amount/i.test(field)))).toEqual([]);
});
