import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LogAccess } from './access-log.ts';
import { isApiUrl } from './api-url.ts';
import { resolveClientAddress } from './limits/client-address.ts';
import type { User } from './security/bearer-token.ts';
import type { SecurityHeaders } from './security/security-headers.ts';

const CLIENT_ADDRESS = 'clientAddress';
const USER = 'user';

/** Returns the address that rate limits count. */
export const getClientAddress = (request: FastifyRequest): string => request.getDecorator<string>(CLIENT_ADDRESS);
/** Returns the user of endpoints with bearer auth. */
export const getUser = (request: FastifyRequest): User | undefined => request.getDecorator<User | undefined>(USER);
export const setUser = (request: FastifyRequest, user: User): void =>
  request.setDecorator<User | undefined>(USER, user);

export const getRequestLogger = (request: FastifyRequest) => request.log.child({ requestId: request.id });

export type RequestContextOptions = {
  headers: SecurityHeaders;
  trustedProxyCount: number;
  logAccess: LogAccess;
  isClosing(): boolean;
};

/** Sets client address, security headers and access log for every request. */
export function registerRequestContext(app: FastifyInstance, options: RequestContextOptions): void {
  app.decorateRequest(CLIENT_ADDRESS, '');
  app.decorateRequest(USER, undefined);

  app.addHook('onRequest', async (request, reply) => {
    request.setDecorator(CLIENT_ADDRESS, resolveClientAddress(request.raw, options.trustedProxyCount));
    setCommonHeaders(request, reply, options.headers);
    if (options.isClosing()) reply.raw.setHeader('connection', 'close');
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    const url = route === undefined || route.includes('*') ? request.url : route;
    const { method, id } = request;
    options.logAccess({ method, url, status: reply.statusCode, ms: reply.elapsedTime, requestId: id });
  });
}

/** Sets headers on the raw response, so hijacked replies have them too. */
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
