import { describe, expect, it, vi } from 'vitest';
import { clientEndpoints } from '#contract/client-endpoints.ts';
import { buildFailure, buildSuccess } from '#contract/envelope.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
} from '#tests/support/storefront/fake-transport.ts';
import { createApiClient } from './api-client.ts';
import { createFetchTransport } from './fetch-transport.ts';

const requestCart = async (response: ReturnType<typeof buildJsonResponse>) =>
  createApiClient({ transport: createFakeTransport({ 'GET /api/Cart': () => response }) }).call(
    clientEndpoints.getCart,
    {},
    'token',
  );

describe('API client', () => {
  it('distinguishes success, refusal, error status, a non-JSON body and no response', async () => {
    expect((await requestCart(buildOkResponse({ items: [] }))).kind).toBe('ok');
    expect(await requestCart(buildJsonResponse(200, buildFailure('Sorry')))).toMatchObject({
      kind: 'refused',
      message: 'Sorry',
    });
    expect(await requestCart(buildJsonResponse(409, buildFailure('No')))).toMatchObject({
      kind: 'httpError',
      status: 409,
      message: 'No',
    });
    expect(await requestCart(buildTextResponse(200, '<html>'))).toMatchObject({ kind: 'notJson', text: '<html>' });
    expect(await requestCart(buildTextResponse(502, '<html>'))).toMatchObject({ kind: 'httpError', isJson: false });
    const down = createApiClient({ transport: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await down.call(clientEndpoints.getCart, {})).toEqual({ kind: 'unreachable', reason: 'Failed to fetch' });
  });

  it('sends the token only to endpoints that need one [API-02]', async () => {
    const transport = createFakeTransport();
    const api = createApiClient({ transport });
    await api.call(clientEndpoints.getCart, {}, 'secret');
    await api.call(clientEndpoints.getAllProducts, {}, 'secret');
    expect(transport.requests.map(({ token }) => token)).toEqual(['secret', undefined]);
  });
});

describe('fetch transport', () => {
  const getDeviceId = () => 'a-random-id-of-a-device';
  const mockFetch = (body: string, status = 200) => {
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));
    return () => spy.mock.calls[0] as [string, RequestInit];
  };

  it('sends requests to the configured API host with the bearer token and JSON headers [API-01, API-02, CART-36]', async () => {
    const request = mockFetch(JSON.stringify(buildSuccess({ items: [], subtotal: 0 })));
    const api = createApiClient({ transport: createFetchTransport({ apiOrigin: 'https://api.example', getDeviceId }) });
    await api.call(clientEndpoints.updateCartItem, { params: { itemId: 'a/b' }, body: { quantity: 2 } }, 'token');
    const [address, { method, headers, body }] = request();
    expect(address).toBe('https://api.example/api/Cart/items/a%2Fb');
    expect([method, body]).toEqual(['PUT', '{"quantity":2}']);
    expect(headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: 'Bearer token',
    });
  });

  it.each([
    ['the shop itself', undefined, 'a-random-id-of-a-device'],
    ['another API host', 'https://api.example', undefined],
  ])('sends the device id with a sign-in to %s: %s, %s [D-42, D-50]', async (_, apiOrigin, expected) => {
    const request = mockFetch(JSON.stringify(buildSuccess(null)));
    const api = createApiClient({ transport: createFetchTransport({ apiOrigin, getDeviceId }) });
    const body = { email: 'asha@example.in', password: 'correct horse' };
    await api.call(clientEndpoints.authenticate, { body });
    const { headers, body: sentBody } = request()[1];
    expect(new Headers(headers).get('x-aangan-device') ?? undefined).toBe(expected);
    expect(sentBody).toBe(JSON.stringify(body));
  });

  it('sends the device id with no other request [D-42]', async () => {
    const request = mockFetch(JSON.stringify(buildSuccess({ items: [], subtotal: 0 })));
    const api = createApiClient({ transport: createFetchTransport({ apiOrigin: undefined, getDeviceId }) });
    await api.call(clientEndpoints.getCart, {}, 'token');
    expect(new Headers(request()[1].headers).has('x-aangan-device')).toBe(false);
  });

  it('uses the page origin by default and sends no content type without a body', async () => {
    const request = mockFetch('<html>', 502);
    const response = await createFetchTransport({ apiOrigin: undefined, getDeviceId })({
      method: 'GET',
      path: '/api/Orders/me',
      params: {},
      query: { page: 2, from: undefined },
      body: undefined,
      token: undefined,
    });
    expect(request()[0]).toBe('/api/Orders/me?page=2');
    expect(request()[1].headers).toEqual({ accept: 'application/json' });
    expect(response).toEqual({ status: 502, text: '<html>', json: undefined, isTokenRefused: false });
  });

  it('resolves pictures against another API host, and sends it only fields that it knows [D-50]', async () => {
    const cart = { Items: [{ Product_Image_Url: '/uploads/vine.jpg' }] };
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(cart));
    const body = { items: [{ productId: 'p', colorName: 'Indigo' }] };
    for (const apiOrigin of ['https://api.example', undefined]) {
      const api = createApiClient({ transport: createFetchTransport({ apiOrigin, getDeviceId }) });
      const result = await api.call(clientEndpoints.addToCart, { body });
      const productImageUrl = `${apiOrigin ?? ''}/uploads/vine.jpg`;
      expect(result).toMatchObject({ kind: 'ok', json: { items: [{ productImageUrl }] } });
    }
    const sent = spy.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
    expect(sent).toEqual([{ items: [{ productId: 'p' }] }, body]);
  });

  it('reads why a token was refused and when to try again from the headers [D-07, D-47]', async () => {
    const headers = { 'www-authenticate': 'Bearer error="invalid_token"', 'retry-after': '7' };
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 401, headers }));
    const api = createApiClient({ transport: createFetchTransport({ apiOrigin: undefined, getDeviceId }) });
    expect(await api.call(clientEndpoints.getCart, {}, 'token')).toMatchObject({
      kind: 'httpError',
      status: 401,
      isTokenRefused: true,
      retryAfterMs: 7000,
    });
  });
});
