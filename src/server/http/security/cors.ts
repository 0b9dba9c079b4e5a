import type { FastifyInstance } from 'fastify';

const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = 'Authorization, Content-Type';
const READABLE = 'ETag, Retry-After, X-Request-Id';

/** Sends CORS headers for the allowed origins only. */
export function registerCors(app: FastifyInstance, origins: ReadonlySet<string>): void {
  app.options('/api/*', async (request, reply) => {
    if (origins.has(request.headers.origin ?? '')) {
      reply.header('access-control-allow-methods', METHODS);
      reply.header('access-control-allow-headers', HEADERS);
      reply.header('access-control-max-age', '600');
    }
    return reply.code(204).header('allow', `${METHODS}, OPTIONS`).send();
  });

  if (origins.size === 0) return;
  app.addHook('onSend', async (request, reply) => {
    if (!isApiUrl(request.url)) return;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'Origin' : `${vary}, Origin`);
    const { origin } = request.headers;
    if (origin === undefined || !origins.has(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', READABLE);
  });
}

export const isApiUrl = (url: string): boolean => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
