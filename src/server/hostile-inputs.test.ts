import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpointTable } from '#contract/endpoint-table.ts';
import type { Cart } from '#contract/storefront/cart.ts';
import { MIN_PRICE_PAISE } from '#domain/pricing/unit-price.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { type SampleRequest, sampleRequests } from '#tests/support/samples/request-samples.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';

/** `npm run faults -- inputs` runs ten thousand. */
const CASES = Number(process.env.INPUT_CASES ?? 40);
/** `0/2` is the first half of the endpoints, so that two processes can share the work. */
const [PART = 0, PARTS = 1] = (process.env.INPUT_PART ?? '0/1').split('/').map(Number);
const MINUTE_MS = 60_000;

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

const INJECTIONS = [
  "' or '1'='1",
  "'; drop table users; --",
  '1) union select null--',
  "\\'; select pg_sleep(9)--",
  '%00',
  '*',
];
const POLLUTION = [
  { __proto__: { admin: true } },
  JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
];
const NUMBERS = [
  -1,
  0,
  0.05,
  1e21,
  1e308,
  2 ** 53,
  -0,
  1.005,
  '1e3',
  'Infinity',
  'NaN',
  '99999999999999999999',
  '0x10',
];
const SHAPES = [null, true, [], {}, [[]], [{}], '', ' ', 'x'.repeat(10_001), '\u0000', '\ud800', 'a\u0000b'];
const VALUES: readonly unknown[] = [
  ...INJECTIONS,
  ...POLLUTION,
  ...NUMBERS,
  ...SHAPES,
  ...Object.values(HOSTILE_TEXTS),
];

const namedEndpoints = Object.entries(endpointTable) as [EndpointName, Endpoint][];

/** Creates a customer, with a cart line if the endpoint changes one. */
async function createOwner({ path }: Endpoint) {
  const { userId, send } = await shop.createCustomer();
  const item = { productId: testProducts.wallpaper.id, widthInInches: 36, heightInInches: 48 };
  const cart = path.includes(':itemId') ? await send('POST', 'Cart/addtocart', { items: [item] }) : undefined;
  return { userId, lineId: cart?.data.items[0]?.id ?? randomUUID(), orderId: randomUUID() };
}

/** Keys and indexes that lead to a value in a sample request. */
type FieldPath = readonly (string | number)[];

const listFieldPaths = (value: unknown, parent: FieldPath = []): FieldPath[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...parent, key], ...listFieldPaths(inner, [...parent, key])])
    : [];

function replaceValue<Target>(target: Target, [key, ...rest]: FieldPath, value: unknown): Target {
  if (key === undefined) return value as Target;
  const copy = (Array.isArray(target) ? [...target] : { ...target }) as Record<string | number, unknown>;
  copy[key] = replaceValue(copy[key], rest, value);
  return copy as Target;
}

function toInjectOptions(endpoint: Endpoint, sample: SampleRequest, authorization: string): InjectOptions {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(toUrlText(sample.params?.[name])),
  );
  const query = Object.entries(sample.query ?? {}).map(([name, value]) => [name, toUrlText(value)]);
  const headers = endpoint.auth === 'bearer' ? { authorization } : {};
  const body =
    sample.body === undefined
      ? {}
      : { payload: JSON.stringify(sample.body), headers: { ...headers, 'content-type': 'application/json' } };
  return {
    method: endpoint.method,
    url: query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path,
    headers,
    ...body,
  };
}

/** Replaces unpaired surrogates, which a URL cannot contain. */
const toUrlText = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : String(JSON.stringify(value))).toString();

const LEAKED_INTERNALS =
  /\b(select|insert|update|delete|from)\b.*\b(where|values|into)\b|\.(ts|js):\d|node_modules|drizzle|pglite|syntax error|stack/i;

async function expectNoServerError(request: InjectOptions, name: string): Promise<unknown> {
  const response = await shop.app.inject(request);
  const description = `${name}: ${response.statusCode} ${response.body.slice(0, 300)}`;
  expect(response.statusCode, description).toBeLessThan(500);
  expect(response.headers['content-type'], description).toContain('application/json');
  const { succeeded, message, data } = response.json<{ succeeded: boolean; message: string; data: unknown }>();
  expect(succeeded, description).toBe(response.statusCode < 300);
  if (!succeeded) {
    expect(data, description).toBeNull();
    expect(message.length, description).toBeGreaterThan(0);
    expect(message, description).not.toMatch(LEAKED_INTERNALS);
  }
  return data;
}

/** Statuses for valid input without an account, a cart or an order. */
const STATUS_WITHOUT_DATA: Partial<Record<EndpointName, number>> = {
  authenticate: 401,
  createOrder: 409,
  verifyPayment: 404,
  getMyOrder: 404,
  findTicket: 404,
  getPrivacy: 404,
  sendVerificationEmail: 404,
  verifyEmail: 410,
  saveMarketingConsent: 404,
  eraseMyData: 403,
  withdrawErasure: 404,
  resetPassword: 410,
  confirmEmail: 410,
  changePassword: 403,
  changeEmail: 403,
};

describe.each(namedEndpoints)('%s', (name, endpoint) => {
  it('accepts valid input', async () => {
    const owner = await createOwner(endpoint);
    const bearer = await createBearer(owner.userId, shop.clock.now());
    const response = await shop.app.inject(toInjectOptions(endpoint, sampleRequests[name](owner), bearer));
    expect(response.statusCode, response.body).toBe(STATUS_WITHOUT_DATA[name] ?? endpoint.successStatus);
  });

  it(
    'responds to every hostile value in every field with a message and no server error [SRV-01, SRV-03, SRV-10]',
    async () => {
      const owner = await createOwner(endpoint);
      const sample = sampleRequests[name](owner);
      const bearer = await createBearer(owner.userId, shop.clock.now());
      for (const path of listFieldPaths(sample)) {
        for (const value of VALUES) {
          const request = replaceValue(sample, path, value);
          await expectNoServerError(
            toInjectOptions(endpoint, request, bearer),
            `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}`,
          );
        }
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
    },
    3 * MINUTE_MS,
  );
});

const writeEndpoints = namedEndpoints
  .filter(([, { method }]) => method !== 'GET')
  .filter((_, index) => index % PARTS === PART);

const arbitraryValue = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.bigInt().map(String),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(...VALUES),
  fc.jsonValue({ maxDepth: 3 }),
);

describe.each(writeEndpoints)('%s under random inputs', (name, endpoint) => {
  it(
    'accepts only legal values [SRV-03, SRV-29, D-09]',
    async () => {
      const paths = listFieldPaths(sampleRequests[name](await createOwner(endpoint)));
      const edits = fc.array(fc.tuple(fc.nat(), arbitraryValue), { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(edits, async (chosenEdits) => {
          const owner = await createOwner(endpoint);
          let request = sampleRequests[name](owner);
          for (const [index, value] of chosenEdits)
            request = replaceValue(request, paths[index % Math.max(paths.length, 1)] ?? ['body'], value);
          const data = await expectNoServerError(
            toInjectOptions(endpoint, request, await createBearer(owner.userId, shop.clock.now())),
            JSON.stringify(request),
          );
          expectLegalCart(data);
        }),
        { numRuns: CASES, endOnFailure: true },
      );
    },
    60 * MINUTE_MS,
  );
});

function expectLegalCart(data: unknown): void {
  for (const item of (data as Cart | null)?.items ?? []) {
    expect(item.quantity).toSatisfy(
      (quantity: number) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 999,
    );
    expect(Math.round(item.unitPrice * 100)).toBeGreaterThanOrEqual(MIN_PRICE_PAISE);
    for (const inches of [item.widthInInches, item.heightInInches]) {
      expect(inches).toSatisfy((size: number) => size >= 1 && size <= 10_000 && Number(size.toFixed(2)) === size);
    }
  }
}
