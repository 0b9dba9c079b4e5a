import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from './app-error.ts';
import type { RateLimiter } from './limits/rate-limit.ts';
import { callerOf } from './request-frame.ts';
import { sentenceFor } from './responses/error-answer.ts';
import { isCall } from './security/cors.ts';

type Served = readonly Pick<Endpoint, 'method' | 'path'>[];

/** Whatever no route took: 405 with `Allow` when the address exists for another method, 404 otherwise. */
export function answerUnknownAddresses(app: FastifyInstance, served: Served, limits: RateLimiter): void {
  const patterns = served.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  app.setNotFoundHandler(async (request, reply) => {
    const call = isCall(request.url);
    if (call) await limits.count('api', callerOf(request));
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = call ? patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method) : ['GET'];
    const known = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    if (known.length === 0 || known.includes(request.method))
      throw new AppError({ status: 404, message: sentenceFor(404) });
    reply.header('allow', [...new Set(known)].join(', '));
    throw new AppError({ status: 405, message: sentenceFor(405) });
  });
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
