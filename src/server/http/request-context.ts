import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LogAccess } from './access-log.ts';
import { isApiUrl } from './api-url.ts';
import type { User } from './security/bearer-token.ts';
import type { SecurityHeaders } from './security/security-headers.ts';

const USER = 'user';

/** Returns the user of endpoints with bearer auth. */
export const getUser = (request: FastifyRequest): User | undefined => request.getDecorator<User | undefined>(USER);
export const setUser = (request: FastifyRequest, user: User): void =>
  request.setDecorator<User | undefined>(USER, user);

export const getRequestLogger = (request: FastifyRequest) => request.log.child({ requestId: request.id });

type RequestContextOptions = { headers: SecurityHeaders; logAccess: LogAccess };

/** Sets security headers, request id and access log for every request. */
export function registerRequestContext(app: FastifyInstance, { headers, logAccess }: RequestContextOptions): void {
  app.decorateRequest(USER, undefined);
  app.addHook('onRequest', async (request, reply) => setCommonHeaders(request, reply, headers));

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    const url = route === undefined || route.includes('*') ? request.url : route;
    const { method, id } = request;
    logAccess({ method, url, status: reply.statusCode, ms: reply.elapsedTime, requestId: id });
  });
}

/** Sets headers on the raw response, which takes the least time. */
export function setCommonHeaders(request: FastifyRequest, reply: FastifyReply, headers: SecurityHeaders): void {
  const headerSet = isApiUrl(request.url) ? headers.api : headers.pages;
  for (const name in headerSet) reply.raw.setHeader(name, headerSet[name] ?? '');
  reply.raw.setHeader('x-request-id', request.id);
}

/** Generates short ids that are unique across restarts and cheap enough for every request. */
export function createRequestIdGenerator(): () => string {
  const prefix = randomBytes(6).toString('base64url').replaceAll('_', '-');
  let issuedCount = 0;
  return () => `${prefix}.${(++issuedCount).toString(36)}`;
}
