import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { failure, success } from '#contract/envelope.ts';
import {
  createFakeTransport,
  jsonResponse,
  okResponse,
  textResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { createApiClient } from './api-client.ts';
import { createFetchTransport } from './fetch-transport.ts';

const callCart = async (answer: ReturnType<typeof jsonResponse>) =>
  createApiClient({ transport: createFakeTransport({ 'GET /api/Cart': () => answer }) }).call(
    endpoints.getCart,
    {},
    'token',
  );

describe('outcomes of a call', () => {
  it('tells success, refusal, error status, a body that is no JSON and no answer at all apart', async () => {
    expect((await callCart(okResponse({ items: [] }))).kind).toBe('ok');
    expect(await callCart(jsonResponse(200, failure('Sorry')))).toMatchObject({ kind: 'refused', message: 'Sorry' });
    expect(await callCart(jsonResponse(409, failure('No')))).toMatchObject({
      kind: 'httpError',
      status: 409,
      message: 'No',
    });
    expect(await callCart(textResponse(200, '<html>'))).toMatchObject({ kind: 'notJson', text: '<html>' });
    expect(await callCart(textResponse(502, '<html>'))).toMatchObject({ kind: 'httpError', isJson: false });
    const down = createApiClient({ transport: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await down.call(endpoints.getCart, {})).toEqual({ kind: 'unreachable', reason: 'Failed to fetch' });
  });

  it('sends the token only with calls that need one [API-02]', async () => {
    const transport = createFakeTransport();
    const api = createApiClient({ transport });
    await api.call(endpoints.getCart, {}, 'secret');
    await api.call(endpoints.getAllProducts, {}, 'secret');
    expect(transport.requests.map(({ token }) => token)).toEqual(['secret', undefined]);
  });
});

describe('calls over HTTP', () => {
  const answering = (body: string, status = 200) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));
    return () => fetched.mock.calls[0] as [string, RequestInit];
  };

  it('goes to the configured API host, with the bearer token and JSON headers [API-01, API-02, CART-36]', async () => {
    const request = answering(JSON.stringify(success({ items: [], subtotal: 0 })));
    const api = createApiClient({ transport: createFetchTransport({ apiHost: 'https://api.example' }) });
    await api.call(endpoints.updateCartItem, { params: { itemId: 'a/b' }, body: { quantity: 2 } }, 'token');
    const [address, { method, headers, body }] = request();
    expect(address).toBe('https://api.example/api/Cart/items/a%2Fb');
    expect([method, body]).toEqual(['PUT', '{"quantity":2}']);
    expect(headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: 'Bearer token',
    });
  });

  it('stays on the own origin by default and sends no body header without a body', async () => {
    const request = answering('<html>', 502);
    const answer = await createFetchTransport({ apiHost: '' })({
      ...{ method: 'GET', path: '/api/Orders/me', params: {}, query: { page: 2, from: undefined }, body: undefined },
      token: undefined,
    });
    expect(request()[0]).toBe('/api/Orders/me?page=2');
    expect(request()[1].headers).toEqual({ accept: 'application/json' });
    expect(answer).toEqual({ status: 502, text: '<html>', json: undefined });
  });
});
