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

describe('the same handlers in-process', () => {
  const transport: Transport = (request) => createInProcessTransport(testEndpoints, shop.bearer)(request);
  const request = {
    method: 'POST' as const,
    path: '/api/Test/echo',
    params: {},
    query: {},
    body: { userName: 'a' },
    token: undefined,
  };

  it('answer what HTTP answers', async () => {
    const overHttp = await shop.post('{"userName":"a"}');
    const answer = await transport(request);
    expect(answer).toMatchObject({ status: 201, text: overHttp.body, json: overHttp.json() });
  });

  it('answer refusals as envelopes, and pass on unexpected faults', async () => {
    const failing = { ...request, method: 'GET' as const, path: '/api/Test/fails/:how', body: undefined };
    expect(await transport({ ...failing, params: { how: 'app' } })).toMatchObject({
      status: 409,
      json: { succeeded: false },
    });
    await expect(transport({ ...failing, params: { how: 'sql' } })).rejects.toThrow();
    expect((await transport({ ...failing, path: '/api/unknown' })).status).toBe(404);
    expect((await transport({ ...request, body: {} })).status).toBe(400);
  });

  it('check the token', async () => {
    const mine = { ...request, method: 'GET' as const, path: '/api/Test/mine', body: undefined };
    expect((await transport(mine)).status).toBe(401);
    const token = await signToken({ sub: USER, exp: shop.clock.now().getTime() / 1000 + 60 });
    expect(await transport({ ...mine, token })).toMatchObject({
      json: { data: { user: { id: USER } } },
    });
  });
});
