import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signToken } from '#tests/support/customers/session-tokens.ts';
import {
  createEndpointsShop,
  type EndpointsShop,
  expectFailure,
  json,
  STOREFRONT,
  USER,
} from '#tests/support/shop/endpoints-shop.ts';
import { TEST_SECRET } from '#tests/support/shop/test-app.ts';

let shop: EndpointsShop;
beforeAll(async () => {
  shop = await createEndpointsShop();
}, 60_000);
afterAll(() => shop.close());

const post: EndpointsShop['post'] = (...given) => shop.post(...given);
const get: EndpointsShop['get'] = (...given) => shop.get(...given);

const now = () => Math.floor(shop.clock.now().getTime() / 1000);
const signed = (claims: Record<string, unknown>, secret = TEST_SECRET, alg = 'HS256') =>
  signToken(claims, { secret, alg });
const claims = () => ({ sub: USER, exp: now() + 60 });
const unsigned = (payload: object) =>
  `${[{ alg: 'none' }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

describe('a row for customers', () => {
  const mine = (authorization?: string) => get('/api/Test/mine', authorization === undefined ? {} : { authorization });

  it('knows the customer of a valid token [SRV-05, SRV-06, API-02, D-25]', async () => {
    expect((await mine(`Bearer ${await signed(claims())}`)).json().data).toEqual({ user: { id: USER } });
    expect((await mine(`bearer ${await signed(claims())}`)).statusCode).toBe(200);
  });

  it('refuses every other token with one sentence [SRV-05]', async () => {
    const long = 'k'.repeat(64);
    const bad = {
      none: undefined,
      empty: 'Bearer ',
      garbage: 'Bearer not.a.token',
      basic: 'Basic YTpi',
      'wrong key': `Bearer ${await signed(claims(), 'another secret of more than 32 bytes!')}`,
      'wrong algorithm': `Bearer ${await signed(claims(), TEST_SECRET + long, 'HS512')}`,
      'same key, other algorithm': `Bearer ${await signed(claims(), TEST_SECRET, 'HS384')}`,
      'alg none': `Bearer ${unsigned(claims())}`,
      expired: `Bearer ${await signed({ sub: USER, exp: now() - 1 })}`,
      'no expiry': `Bearer ${await signed({ sub: USER })}`,
      'not yet valid': `Bearer ${await signed({ ...claims(), nbf: now() + 60 })}`,
      'no subject': `Bearer ${await signed({ exp: now() + 60 })}`,
      'subject no UUID': `Bearer ${await signed({ sub: 'admin', exp: now() + 60 })}`,
    };
    for (const [what, authorization] of Object.entries(bad)) {
      expect(expectFailure(await mine(authorization), 401), what).toBe('Please log in to continue.');
    }
  });

  it('answers no-store [D-30]', async () => {
    expect((await mine(`Bearer ${await signed(claims())}`)).headers['cache-control']).toBe('no-store');
    expect((await mine()).headers['cache-control']).toBe('no-store');
  });

  it('needs no body and no content type to delete, and still answers JSON [SRV-02]', async () => {
    const headers = { authorization: `Bearer ${await signed(claims())}` };
    const answer = await shop.app.inject({ method: 'DELETE', url: '/api/Test/mine', headers });
    expect([answer.statusCode, answer.json().succeeded]).toEqual([200, true]);
  });

  it('is not needed on public rows, where a bad token changes nothing [SRV-13]', async () => {
    const plain = await get('/api/Products/GetAllProducts');
    const withBadToken = await get('/api/Products/GetAllProducts', { authorization: 'Bearer rubbish' });
    expect([withBadToken.statusCode, withBadToken.body]).toEqual([200, plain.body]);
  });
});

describe('a change asked from another site', () => {
  it.each(['cross-site', 'same-site'])('is refused when the browser says %s', async (site) => {
    expectFailure(
      await post('{"userName":"a"}', { ...json, 'sec-fetch-site': site, origin: 'https://evil.example' }),
      403,
    );
  });

  it.each(['same-origin', 'none'])('is taken when the browser says %s', async (site) => {
    expect((await post('{"userName":"a"}', { ...json, 'sec-fetch-site': site })).statusCode).toBe(201);
  });
});

describe('a change asked from an allowed origin', () => {
  it('is taken [SRV-11]', async () => {
    const headers = { ...json, 'sec-fetch-site': 'cross-site', origin: STOREFRONT };
    expect((await post('{"userName":"a"}', headers)).statusCode).toBe(201);
  });
});
