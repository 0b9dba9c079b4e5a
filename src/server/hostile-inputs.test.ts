import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpointTable } from '#contract/endpoint-table.ts';
import type { Cart } from '#contract/storefront/cart.ts';
import { MINIMUM_PRICE_PAISE } from '#domain/pricing/unit-price.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { type SampleRequest, sampleRequests } from '#tests/support/samples/request-samples.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';

/** Ten thousand on a machine with time: `npm run faults -- inputs`. */
const CASES = Number(process.env.INPUT_CASES ?? 40);
/** `0/2` is the first half of the calls, so that both cores of a small machine work. */
const [PART = 0, PARTS = 1] = (process.env.INPUT_PART ?? '0/1').split('/').map(Number);
const MINUTES = 60_000;

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

const rows = Object.entries(endpointTable) as [EndpointName, Endpoint][];

/** A new customer; one who is about to change a line has one. */
async function newOwner({ path }: Endpoint) {
  const { userId, ask } = await shop.customer();
  const item = { productId: testProducts.wallpaper.id, widthInInches: 36, heightInInches: 48 };
  const cart = path.includes(':itemId') ? await ask('POST', 'Cart/addtocart', { items: [item] }) : undefined;
  return { userId, lineId: cart?.data.items[0]?.id ?? randomUUID(), orderId: randomUUID() };
}

/** The sample with the value at one of its leaves. */
type Place = readonly (string | number)[];

const placesOf = (value: unknown, at: Place = []): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...placesOf(inner, [...at, key])])
    : [];

function withValue<Part>(part: Part, [key, ...rest]: Place, value: unknown): Part {
  if (key === undefined) return value as Part;
  const copy = (Array.isArray(part) ? [...part] : { ...part }) as Record<string | number, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy as Part;
}

function requestOf(row: Endpoint, call: SampleRequest, authorization: string): InjectOptions {
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(loneSafe(call.params?.[name])));
  const query = Object.entries(call.query ?? {}).map(([name, value]) => [name, loneSafe(value)]);
  const headers = row.auth === 'bearer' ? { authorization } : {};
  const body =
    call.body === undefined
      ? {}
      : { payload: JSON.stringify(call.body), headers: { ...headers, 'content-type': 'application/json' } };
  return {
    method: row.method,
    url: query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path,
    headers,
    ...body,
  };
}

/** Half a character cannot be written into an address. */
const loneSafe = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : String(JSON.stringify(value))).toString();

const LEAKS =
  /\b(select|insert|update|delete|from)\b.*\b(where|values|into)\b|\.(ts|js):\d|node_modules|drizzle|pglite|syntax error|stack/i;

async function expectCalm(request: InjectOptions, what: string): Promise<unknown> {
  const answer = await shop.app.inject(request);
  const said = `${what}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  expect(answer.statusCode, said).toBeLessThan(500);
  expect(answer.headers['content-type'], said).toContain('application/json');
  const { succeeded, message, data } = answer.json<{ succeeded: boolean; message: string; data: unknown }>();
  expect(succeeded, said).toBe(answer.statusCode < 300);
  if (!succeeded) {
    expect(data, said).toBeNull();
    expect(message.length, said).toBeGreaterThan(0);
    expect(message, said).not.toMatch(LEAKS);
  }
  return data;
}

/** What the right input is answered when there is nobody to sign in, nothing to pay and no order yet. */
const UNMET: Partial<Record<EndpointName, number>> = {
  authenticate: 401,
  createOrder: 409,
  verifyPayment: 404,
  getMyOrder: 404,
};

describe.each(rows)('%s', (name, row) => {
  it('takes the right input', async () => {
    const owner = await newOwner(row);
    const bearer = await createBearer(owner.userId, shop.clock.now());
    const answer = await shop.app.inject(requestOf(row, sampleRequests[name](owner), bearer));
    expect(answer.statusCode, answer.body).toBe(UNMET[name] ?? row.successStatus);
  });

  it(
    'answers every hostile value at every place with a sentence, never with a fault [SRV-01, SRV-03, SRV-10]',
    async () => {
      const owner = await newOwner(row);
      const sample = sampleRequests[name](owner);
      const bearer = await createBearer(owner.userId, shop.clock.now());
      for (const place of placesOf(sample)) {
        for (const value of VALUES) {
          const call = withValue(sample, place, value);
          await expectCalm(requestOf(row, call, bearer), `${place.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}`);
        }
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
    },
    3 * MINUTES,
  );
});

const writing = rows.filter(([, { method }]) => method !== 'GET').filter((_, at) => at % PARTS === PART);

const anyValue = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.bigInt().map(String),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(...VALUES),
  fc.jsonValue({ maxDepth: 3 }),
);

describe.each(writing)('%s under random inputs', (name, row) => {
  it(
    'takes legal values or refuses, whatever comes [SRV-03, SRV-29, D-09]',
    async () => {
      const places = placesOf(sampleRequests[name](await newOwner(row)));
      const edits = fc.array(fc.tuple(fc.nat(), anyValue), { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(edits, async (chosen) => {
          const owner = await newOwner(row);
          let call = sampleRequests[name](owner);
          for (const [at, value] of chosen)
            call = withValue(call, places[at % Math.max(places.length, 1)] ?? ['body'], value);
          const data = await expectCalm(
            requestOf(row, call, await createBearer(owner.userId, shop.clock.now())),
            JSON.stringify(call),
          );
          expectLegalCart(data);
        }),
        { numRuns: CASES, endOnFailure: true },
      );
    },
    60 * MINUTES,
  );
});

function expectLegalCart(data: unknown): void {
  for (const item of (data as Cart | null)?.items ?? []) {
    expect(item.quantity).toSatisfy(
      (quantity: number) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 999,
    );
    expect(Math.round(item.unitPrice * 100)).toBeGreaterThanOrEqual(MINIMUM_PRICE_PAISE);
    for (const inches of [item.widthInInches, item.heightInInches]) {
      expect(inches).toSatisfy((size: number) => size >= 1 && size <= 10_000 && Number(size.toFixed(2)) === size);
    }
  }
}
