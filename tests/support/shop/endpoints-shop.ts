import { expect } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { AppError } from '#server/http/app-error.ts';
import { bindHandlers, registerEndpoints } from '#server/http/endpoint-routes.ts';
import { createRateLimiter } from '#server/http/limits/rate-limiter.ts';
import { createTokenVerifier } from '#server/http/security/bearer-token.ts';
import { createTestApp, TEST_SECRET } from './test-app.ts';

/** An allowed CORS origin. */
export const STOREFRONT = 'https://storefront.example';
export const USER = '3f2b8c1e-6f0a-4c55-9d4e-0a1b2c3d4e5f';

const endpointDefinitions = {
  echo: defineEndpoint({
    method: 'POST',
    path: '/api/Test/echo',
    summary: '',
    successStatus: 201,
    query: z.object({ Page: z.optional(z.string()) }),
    body: z.object({
      userName: z.string({ error: 'Please tell your name.' }),
      size: z.optional(z.number()),
      items: z.optional(z.array(z.object({ productId: z.string() }))),
    }),
    data: z.unknown(),
    topLevelKeys: ['seen'],
  }),
  mine: defineEndpoint({ method: 'GET', path: '/api/Test/mine', summary: '', auth: 'bearer', data: z.unknown() }),
  change: defineEndpoint({ method: 'DELETE', path: '/api/Test/mine', summary: '', auth: 'bearer', data: z.unknown() }),
  fails: defineEndpoint({
    method: 'GET',
    path: '/api/Test/fails/:how',
    summary: '',
    params: z.object({ how: z.string() }),
    data: z.unknown(),
  }),
  byId: defineEndpoint({
    method: 'GET',
    path: '/api/Test/byId/:id',
    summary: '',
    params: z.object({ id: z.uuid() }),
    data: z.unknown(),
  }),
  tagged: defineEndpoint({
    method: 'GET',
    path: '/api/Test/tagged',
    summary: '',
    caching: 'no-cache',
    data: z.unknown(),
  }),
};

const failures: Record<string, () => never> = {
  app: () => {
    throw new AppError({ status: 409, message: 'Your cart is empty' });
  },
  sql: () => {
    throw Object.assign(new Error('duplicate key (email)=(asha@example.com) in /srv/shop/x.ts'), { code: '23505' });
  },
  down: () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  },
};

export const testEndpoints = bindHandlers(endpointDefinitions, {
  echo: ({ body, query }) => ({ seen: body, query }),
  mine: ({ user }) => ({ user }),
  change: ({ user }) => ({ user }),
  fails: ({ params }) => failures[params.how]?.(),
  byId: ({ params }) => params,
  tagged: () => ({ text: 'the same text '.repeat(100) }),
});

export const json = { 'content-type': 'application/json' };

export type EndpointsShop = Awaited<ReturnType<typeof createEndpointsShop>>;

/** Creates the real application with one extra endpoint of each kind. */
export async function createEndpointsShop() {
  const shop = await createTestApp();
  const { app, db, clock, revocations } = shop;
  const tokens = createTokenVerifier({ secret: new TextEncoder().encode(TEST_SECRET), clock, revocations });
  registerEndpoints(app, testEndpoints, {
    tokens,
    limits: createRateLimiter({ db, factor: 1000 }),
    allowedOrigins: new Set([STOREFRONT]),
  });
  return {
    ...shop,
    tokens,
    post: (payload: string | Buffer, headers: Record<string, string> = json) =>
      app.inject({ method: 'POST', url: '/api/Test/echo', headers, payload }),
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers }),
  };
}

/** Expects an error envelope and returns its message. */
export function expectFailure(response: Awaited<ReturnType<EndpointsShop['get']>>, status: number): string {
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(response.headers['x-request-id']).toMatch(/^[\w.-]+$/);
  const body = response.json();
  expect(Object.keys(body).sort()).toEqual(['data', 'message', 'succeeded']);
  expect(body).toMatchObject({ succeeded: false, data: null });
  expect(body.message).toMatch(/^[A-Z].{8,}[.a-z]$/);
  return body.message;
}
