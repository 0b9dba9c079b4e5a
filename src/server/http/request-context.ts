import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopLogger } from '#server/platform/logger.ts';
import type { LogAccess } from './access-log.ts';
import { isApiUrl } from './api-url.ts';
import type { StaffSession } from './desk/staff-session.ts';
import type { User } from './security/bearer-token.ts';
import type { SecurityHeaders } from './security/security-headers.ts';

const USER = 'user';
const STAFF = 'staff';
const LOGGER = 'shopLogger';

/** Returns the user of endpoints with bearer auth. */
export const getUser = (request: FastifyRequest): User | undefined => request.getDecorator<User | undefined>(USER);
export const setUser = (request: FastifyRequest, user: User): void =>
  request.setDecorator<User | undefined>(USER, user);

/** Returns the session of the member of staff who sent the request, in the desk. */
export const getStaffSession = (request: FastifyRequest): StaffSession | undefined =>
  request.getDecorator<StaffSession | undefined>(STAFF);
export const setStaffSession = (request: FastifyRequest, session: StaffSession): void =>
  request.setDecorator<StaffSession | undefined>(STAFF, session);

/** An app without the shop's logger logs with Fastify's own. */
export function getRequestLogger({ server, log, id }: FastifyRequest) {
  const logger = server.hasDecorator(LOGGER) ? server.getDecorator<ShopLogger>(LOGGER) : log;
  return logger.child({ requestId: id });
}

type RequestContextOptions = { headers: SecurityHeaders; logger: ShopLogger; logAccess: LogAccess };

/** Sets security headers, request id and access log for every request. */
export function registerRequestContext(app: FastifyInstance, options: RequestContextOptions): void {
  const { headers, logger, logAccess } = options;
  app.decorate(LOGGER, logger);
  app.decorateRequest(USER, undefined);
  app.decorateRequest(STAFF, undefined);
  // Callbacks instead of promises: these hooks run for every cached page.
  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply, headers);
    done();
  });

  app.addHook('onResponse', (request, reply, done) => {
    const { method, id } = request;
    // The route instead of the URL, which may contain the id of a customer's order or line.
    const url = (isApiUrl(request.url) && request.routeOptions.url) || request.url;
    logAccess({ method, url, status: reply.statusCode, ms: reply.elapsedTime, requestId: id });
    done();
  });
}

export function setCommonHeaders(request: FastifyRequest, reply: FastifyReply, headers: SecurityHeaders): void {
  reply.headers(isApiUrl(request.url) ? headers.api : headers.pages).header('x-request-id', request.id);
}

/** Generates short ids that are unique across restarts and cheap enough for every request. */
export function createRequestIdGenerator(): () => string {
  const prefix = randomBytes(6).toString('base64url').replaceAll('_', '-');
  let issuedCount = 0;
  return () => `${prefix}.${(++issuedCount).toString(36)}`;
}
