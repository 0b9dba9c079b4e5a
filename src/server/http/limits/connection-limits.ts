import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { getRequestLogger } from '../request-context.ts';
import { getClientAddress } from './client-address.ts';

/** Browsers and proxies wait for each response; each request in flight may hold an open file. */
const MAX_REQUESTS_IN_FLIGHT = 8;

/**
 * Closes connections that pipeline many requests: Node reads them all, and their files stay open until the client has
 * read the responses before them.
 */
export function registerConnectionLimits(app: FastifyInstance): void {
  const requestsInFlight = new WeakMap<Socket, { count: number }>();
  // Callbacks instead of promises: these hooks run for every cached page.
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const connection = requestsInFlight.get(socket);
    if (connection === undefined) requestsInFlight.set(socket, { count: 1 });
    else if (++connection.count > MAX_REQUESTS_IN_FLIGHT) {
      // Requests that arrived in the same packet still come here.
      reply.hijack();
      if (socket.destroyed) return;
      socket.destroy();
      const details = { event: 'too many requests in flight', caller: getClientAddress(request) };
      getRequestLogger(request).warn(details, 'security event');
      return;
    }
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const connection = requestsInFlight.get(request.raw.socket);
    if (connection) connection.count--;
    done();
  });
}
