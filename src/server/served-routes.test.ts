import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpointTable } from '#contract/endpoint-table.ts';
import { createTestApp, type TestApp } from '#tests/support/shop/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.app.ready();
});
afterAll(() => shop.close());

/** Everything beside the contract that a process answers, but for preflights; each has tests of its own. */
const BESIDE_THE_CONTRACT = [
  'GET *',
  'GET /healthz',
  'GET /openapi.json',
  'GET /readyz',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'POST /api/Payments/Webhook',
  'POST /api/Payments/webhook',
];

/** Fastify prints its tree as lines `path (METHOD, METHOD)`, indented by four signs a level. */
function routesOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const read = /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (!read) return [];
    const depth = (read[1] ?? '').length / 4;
    parents.length = depth;
    const path = parents.join('') + (read[2] ?? '');
    parents[depth] = read[2] ?? '';
    const methods = (read[3] ?? '').split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return methods.map((method) => `${method} ${path}`);
  });
}

it('are the rows of the contract, which every other test goes by, and a few that are named here [SRV-05]', () => {
  const rows = Object.values<Endpoint>(endpointTable).map(({ method, path }) => `${method} ${path}`);
  const served = routesOf(shop.app.printRoutes({ commonPrefix: false }));
  expect([...new Set(served)].sort()).toEqual([...rows, ...BESIDE_THE_CONTRACT].sort());
});

it('let nobody move an order or pay one back: only the operator’s own commands do [SRV-05]', () => {
  const bodies = Object.entries<Endpoint>(endpointTable).map(([name, { body }]) => {
    const shape = (body as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape ?? {};
    return { name, fields: Object.keys(shape) };
  });
  expect(bodies.filter(({ fields }) => fields.length > 0).length).toBeGreaterThan(5);
  expect(bodies.filter(({ fields }) => fields.some((field) => /status|paid|refund|amount/i.test(field)))).toEqual([]);
});
