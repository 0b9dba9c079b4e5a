import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from './app-error.ts';
import { getErrorMessage } from './error-messages.ts';
import { getClientAddress } from './limits/client-address.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';

type ServedEndpoints = readonly Pick<Endpoint, 'method' | 'path'>[];

/** Handles what no route serves; pages accept GET. */
export function registerNotFoundHandler(app: FastifyInstance): void {
  app.setNotFoundHandler(async (request, reply) => rejectUnserved(request, reply, ['GET']));
}

/** Handles what no endpoint below the prefix of `api` serves. */
export function registerApiNotFoundHandler(
  api: FastifyInstance,
  endpoints: ServedEndpoints,
  limits: RateLimiter,
): void {
  const patterns = endpoints.map(({ method, path }) => ({ method, pattern: toPathPattern(path) }));
  api.setNotFoundHandler(async (request, reply) => {
    await limits.count('api', getClientAddress(request));
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    rejectUnserved(request, reply, methods);
  });
  // The route of the pages would take these, without the hooks of `api`.
  api.get('/*', (_request, reply) => reply.callNotFound());
}

/** Throws 405 with `Allow` if the address exists for other methods, else 404. */
function rejectUnserved(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): never {
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  if (allowed.length === 0 || allowed.includes(request.method))
    throw new AppError({ status: 404, message: getErrorMessage(404) });
  reply.header('allow', [...new Set(allowed)].join(', '));
  throw new AppError({ status: 405, message: getErrorMessage(405) });
}

const toPathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
