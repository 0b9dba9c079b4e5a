/** Limits of requests that send a file: how long one may take, and how many fit into memory. */
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Only files are larger. */
const LARGE_BODY_BYTES = 8 * 1024 * 1024;
/** Five of the largest files. */
const MAX_BUFFERED_BYTES = 128 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;

const isLargeBody = (bodyLimit: number | undefined): boolean => (bodyLimit ?? 0) > LARGE_BODY_BYTES;

/** Returns a function that reserves memory for a body before it is read, until its response ends. It throws 503 if too little is left. */
export function createBodyBudget(maxBytes = MAX_BUFFERED_BYTES) {
  let reservedBytes = 0;
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const { bodyLimit } = request.routeOptions;
    if (!isLargeBody(bodyLimit)) return;
    const announced = Number(request.headers['content-length'] ?? bodyLimit);
    const bytes = Math.min(announced, bodyLimit);
    if (reservedBytes + bytes > maxBytes)
      throw new AppError({
        status: 503,
        message: 'Several large files are being sent right now. Please try again in a few seconds.',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    reservedBytes += bytes;
    finished(reply.raw, () => {
      reservedBytes -= bytes;
    });
  };
}

/**
 * Gives all other requests `maxMs` to arrive. Node has one time limit for a whole server, so that the server's must be that of the
 * large bodies.
 */
export function registerBodyTimeout(app: FastifyInstance, maxMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(request) && !isLargeBody(request.routeOptions.bodyLimit)) {
      const timer = setTimeout(() => {
        const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        // The response may take longer than the request.
        if (!raw.complete) app.server.emit('clientError', error, raw.socket);
      }, maxMs).unref();
      const stop = () => clearTimeout(timer);
      raw.once('end', stop);
      finished(reply.raw, stop);
    }
    done();
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
