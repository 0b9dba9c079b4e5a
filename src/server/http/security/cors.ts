import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets scripts of the allowed origins call the endpoints of `app`; others get no CORS header. */
export function registerCors(app: FastifyInstance, allowedOrigins: ReadonlySet<string>): void {
  if (allowedOrigins.size === 0) return;
  app.register(fastifyCors, {
    origin: (origin, callback) => callback(null, allowedOrigins.has(origin ?? '')),
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['ETag', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id'],
    maxAge: 600,
  });
}
