import type { FastifyInstance } from 'fastify';

const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = 'Authorization, Content-Type';
const READABLE = 'ETag, Retry-After, X-Request-Id';

/** Storefronts on the allow-list may call the API from their own origin; everybody else gets no CORS header (SRV-11). */
export function allowOrigins(app: FastifyInstance, origins: ReadonlySet<string>): void {
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
    if (!isCall(request.url)) return;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'Origin' : `${vary}, Origin`);
    const { origin } = request.headers;
    if (origin === undefined || !origins.has(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', READABLE);
  });
}

export const isCall = (url: string): boolean => url === '/api' || url.startsWith('/api/') || url.startsWith('/api?');
