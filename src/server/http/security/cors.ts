import type { FastifyInstance } from 'fastify';

const ALLOWED_METHODS = 'GET, POST, PUT, DELETE';
const ALLOWED_HEADERS = 'Authorization, Content-Type';
const EXPOSED_HEADERS = 'ETag, Retry-After, X-Request-Id';

/** Sends CORS headers for the allowed origins only. */
export function registerCors(app: FastifyInstance, origins: ReadonlySet<string>): void {
  app.options('/api/*', async (request, reply) => {
    if (origins.has(request.headers.origin ?? '')) {
      reply.header('access-control-allow-methods', ALLOWED_METHODS);
      reply.header('access-control-allow-headers', ALLOWED_HEADERS);
      reply.header('access-control-max-age', '600');
    }
    return reply.code(204).header('allow', `${ALLOWED_METHODS}, OPTIONS`).send();
  });

  if (origins.size === 0) return;
  app.addHook('onSend', async (request, reply) => {
    if (!isApiUrl(request.url)) return;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'Origin' : `${vary}, Origin`);
    const { origin } = request.headers;
    if (origin === undefined || !origins.has(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', EXPOSED_HEADERS);
  });
}

export const isApiUrl = (url: string): boolean => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
