import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { getRequestLogger } from '../request-context.ts';
import { createFloodFilter } from '../security/security-log.ts';
import { getClientAddress } from './client-address.ts';

/** Browsers and proxies wait for each response, so they never have one waiting. */
const MAX_WAITING_REQUESTS = 8;
const EVENT = 'too many requests in flight';

type WaitingRequest = { raw: IncomingMessage; start(): void };
type Connection = { current: IncomingMessage | undefined; waiting: WaitingRequest[] };

/**
 * Serves the pipelined requests of a connection one after another, and closes it when many wait. Node would start all
 * of them at once; their files would stay open, for good if the client leaves before their turn.
 */
export function registerConnectionLimits(app: FastifyInstance): void {
  const connections = new WeakMap<Socket, Connection>();
  const isNewFlood = createFloodFilter();
  // Callbacks instead of promises: these hooks run for every cached page.
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const connection = connections.get(raw.socket);
    if (connection === undefined) {
      connections.set(raw.socket, { current: raw, waiting: [] });
      return done();
    }
    if (connection.current === undefined) {
      connection.current = raw;
      return done();
    }
    if (connection.waiting.length < MAX_WAITING_REQUESTS) {
      connection.waiting.push({ raw, start: done });
      return;
    }
    // The rest of a packet arrives here even after the connection is closed.
    reply.hijack();
    if (raw.socket.destroyed) return;
    raw.socket.destroy();
    const caller = getClientAddress(request);
    if (isNewFlood(EVENT, caller)) getRequestLogger(request).warn({ event: EVENT, caller }, 'security event');
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    const connection = connections.get(raw.socket);
    if (connection?.current !== raw || raw.socket.destroyed) return;
    const next = connection.waiting.shift();
    connection.current = next?.raw;
    next?.start();
  });
}
