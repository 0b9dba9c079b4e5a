import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { isApiUrl } from './api-url.ts';
import { AppError } from './app-error.ts';
import { getErrorMessage } from './error-messages.ts';
import { getClientAddress } from './limits/client-address.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';

type ServedEndpoints = readonly Pick<Endpoint, 'method' | 'path'>[];

/** Responds with 405 and `Allow` if the path exists for another method, else with 404. */
export function registerNotFoundHandler(app: FastifyInstance, endpoints: ServedEndpoints, limits: RateLimiter): void {
  const patterns = endpoints.map(({ method, path }) => ({ method, pattern: toPathPattern(path) }));
  app.setNotFoundHandler(async (request, reply) => {
    const isApi = isApiUrl(request.url);
    if (isApi) await limits.count('api', getClientAddress(request));
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = isApi ? patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method) : ['GET'];
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    if (allowed.length === 0 || allowed.includes(request.method))
      throw new AppError({ status: 404, message: getErrorMessage(404) });
    reply.header('allow', [...new Set(allowed)].join(', '));
    throw new AppError({ status: 405, message: getErrorMessage(405) });
  });
}

const toPathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
