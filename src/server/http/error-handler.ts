import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildFailure } from '#contract/envelope.ts';
import { isDatabaseDown } from '#server/platform/database/database-errors.ts';
import { AppError, ConflictError } from './app-error.ts';
import { getErrorMessage, UNAVAILABLE_MESSAGE, UNEXPECTED_ERROR_MESSAGE } from './error-messages.ts';
import { getRequestLogger } from './request-context.ts';

const RETRY_AFTER_SECONDS = 2;

/** Turns errors into responses; messages of unexpected ones only go to the log. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
}

export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = toAppError(error);
  if (appError.status >= 500) getRequestLogger(request).error({ err: error }, 'request failed');
  if (appError.retryAfterSeconds !== undefined) reply.header('retry-after', String(appError.retryAfterSeconds));
  if (appError.challenge !== undefined) reply.header('www-authenticate', appError.challenge);
  const data = appError instanceof ConflictError ? appError.data : null;
  return reply.code(appError.status).header('cache-control', 'no-store').send(buildFailure(appError.message, data));
}

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError({ status, message: getErrorMessage(status) });
  if (isDatabaseDown(error)) {
    return new AppError({ status: 503, message: UNAVAILABLE_MESSAGE, retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return new AppError({ status: 500, message: UNEXPECTED_ERROR_MESSAGE });
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to malformed HTTP on the raw socket, then closes it; at once if the client has yet to read other responses. */
export function sendMalformedRequestError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.writableLength > 0) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const body = JSON.stringify(buildFailure(getErrorMessage(status)));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
