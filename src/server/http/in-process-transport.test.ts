import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transport } from '#contract/transport.ts';
import { signToken } from '#tests/support/customers/session-tokens.ts';
import { createEndpointsShop, type EndpointsShop, testEndpoints, USER } from '#tests/support/shop/endpoints-shop.ts';
import { createInProcessTransport } from './in-process-transport.ts';

let shop: EndpointsShop;
beforeAll(async () => {
  shop = await createEndpointsShop();
}, 60_000);
afterAll(() => shop.close());

describe('the in-process transport', () => {
  const transport: Transport = (request) => createInProcessTransport(testEndpoints, shop.tokens)(request);
  const request = {
    method: 'POST' as const,
    path: '/api/Test/echo',
    params: {},
    query: {},
    body: { userName: 'a' },
    token: undefined,
  };

  it('responds like HTTP', async () => {
    const httpResponse = await shop.post('{"userName":"a"}');
    const response = await transport(request);
    expect(response).toMatchObject({ status: 201, text: httpResponse.body, json: httpResponse.json() });
  });

  it('returns application errors as envelopes and throws unexpected ones', async () => {
    const failing = { ...request, method: 'GET' as const, path: '/api/Test/fails/:how', body: undefined };
    expect(await transport({ ...failing, params: { how: 'app' } })).toMatchObject({
      status: 409,
      json: { succeeded: false },
    });
    await expect(transport({ ...failing, params: { how: 'sql' } })).rejects.toThrow();
    expect((await transport({ ...failing, path: '/api/unknown' })).status).toBe(404);
    expect((await transport({ ...request, body: {} })).status).toBe(400);
  });

  it('checks the token', async () => {
    const ownDataRequest = { ...request, method: 'GET' as const, path: '/api/Test/mine', body: undefined };
    expect((await transport(ownDataRequest)).status).toBe(401);
    const token = await signToken({ sub: USER, exp: shop.clock.now().getTime() / 1000 + 60 });
    expect(await transport({ ...ownDataRequest, token })).toMatchObject({
      json: { data: { user: { id: USER } } },
    });
  });
});
