import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildFailure } from '#contract/envelope.ts';
import { isDatabaseDown } from '#server/platform/database/database-errors.ts';
import { AppError } from './app-error.ts';
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
  return reply.code(appError.status).header('cache-control', 'no-store').send(buildFailure(appError.message));
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
