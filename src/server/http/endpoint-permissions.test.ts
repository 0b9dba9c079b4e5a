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

const post: EndpointsShop['post'] = (...args) => shop.post(...args);
const get: EndpointsShop['get'] = (...args) => shop.get(...args);

const getNowSeconds = () => Math.floor(shop.clock.now().getTime() / 1000);
const signClaims = (claims: Record<string, unknown>, secret = TEST_SECRET, alg = 'HS256') =>
  signToken(claims, { secret, alg });
const buildClaims = () => ({ sub: USER, exp: getNowSeconds() + 60 });
const createUnsignedToken = (payload: object) =>
  `${[{ alg: 'none' }, payload].map((segment) => Buffer.from(JSON.stringify(segment)).toString('base64url')).join('.')}.`;

describe('an endpoint with bearer auth', () => {
  const getOwnData = (authorization?: string) =>
    get('/api/Test/mine', authorization === undefined ? {} : { authorization });

  it('identifies the customer by a valid token [SRV-05, SRV-06, API-02, D-25]', async () => {
    expect((await getOwnData(`Bearer ${await signClaims(buildClaims())}`)).json().data).toMatchObject({
      user: { id: USER },
    });
    expect((await getOwnData(`bearer ${await signClaims(buildClaims())}`)).statusCode).toBe(200);
  });

  it('rejects every invalid token with the same message, and says so in WWW-Authenticate [SRV-05, D-47]', async () => {
    const padding = 'k'.repeat(64);
    const badHeaders = {
      none: undefined,
      empty: 'Bearer ',
      garbage: 'Bearer not.a.token',
      basic: 'Basic YTpi',
      'wrong key': `Bearer ${await signClaims(buildClaims(), 'another secret of more than 32 bytes!')}`,
      'wrong algorithm': `Bearer ${await signClaims(buildClaims(), TEST_SECRET + padding, 'HS512')}`,
      'same key, other algorithm': `Bearer ${await signClaims(buildClaims(), TEST_SECRET, 'HS384')}`,
      'alg none': `Bearer ${createUnsignedToken(buildClaims())}`,
      expired: `Bearer ${await signClaims({ sub: USER, exp: getNowSeconds() - 1 })}`,
      'no expiry': `Bearer ${await signClaims({ sub: USER })}`,
      'not yet valid': `Bearer ${await signClaims({ ...buildClaims(), nbf: getNowSeconds() + 60 })}`,
      'no subject': `Bearer ${await signClaims({ exp: getNowSeconds() + 60 })}`,
      'subject no UUID': `Bearer ${await signClaims({ sub: 'admin', exp: getNowSeconds() + 60 })}`,
    };
    for (const [name, authorization] of Object.entries(badHeaders)) {
      const response = await getOwnData(authorization);
      expect(expectFailure(response, 401), name).toBe('Please log in to continue.');
      const hasToken = !['none', 'empty', 'basic'].includes(name);
      expect(response.headers['www-authenticate'], name).toBe(hasToken ? 'Bearer error="invalid_token"' : 'Bearer');
    }
  });

  it('responds with no-store [D-30]', async () => {
    expect((await getOwnData(`Bearer ${await signClaims(buildClaims())}`)).headers['cache-control']).toBe('no-store');
    expect((await getOwnData()).headers['cache-control']).toBe('no-store');
  });

  it('accepts DELETE without body and content type and responds with JSON [SRV-02]', async () => {
    const headers = { authorization: `Bearer ${await signClaims(buildClaims())}` };
    const response = await shop.app.inject({ method: 'DELETE', url: '/api/Test/mine', headers });
    expect([response.statusCode, response.json().succeeded]).toEqual([200, true]);
  });

  it('ignores invalid tokens on public endpoints [SRV-13]', async () => {
    const plain = await get('/api/Products/GetAllProducts');
    const withBadToken = await get('/api/Products/GetAllProducts', { authorization: 'Bearer garbage' });
    expect([withBadToken.statusCode, withBadToken.body]).toEqual([200, plain.body]);
  });
});

describe('a write from another site', () => {
  it.each(['cross-site', 'same-site'])('is rejected when Sec-Fetch-Site is %s', async (site) => {
    expectFailure(
      await post('{"userName":"a"}', { ...json, 'sec-fetch-site': site, origin: 'https://evil.example' }),
      403,
    );
  });

  it.each(['same-origin', 'none'])('is accepted when Sec-Fetch-Site is %s', async (site) => {
    expect((await post('{"userName":"a"}', { ...json, 'sec-fetch-site': site })).statusCode).toBe(201);
  });
});

describe('a write from an allowed origin', () => {
  it('is accepted [SRV-11]', async () => {
    const headers = { ...json, 'sec-fetch-site': 'cross-site', origin: STOREFRONT };
    expect((await post('{"userName":"a"}', headers)).statusCode).toBe(201);
  });
});
