import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '#contract/envelope.ts';
import { isDatabaseDown } from '#server/platform/database/database-errors.ts';
import { AppError } from '../app-error.ts';
import { NO_SUCH_ADDRESS, NOT_JSON } from '../refusal-words.ts';
import { logOf } from '../request-frame.ts';

const UNEXPECTED = 'Something went wrong on our side. Please try again in a moment.';
export const UNAVAILABLE = 'The shop is busy right now. Please try again in a moment.';
const RETRY_AFTER_SECONDS = 2;

/** Sentences for refusals that come from the HTTP layer itself, whose own texts are not for shoppers. */
const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  404: NO_SUCH_ADDRESS,
  405: 'This address cannot be used that way.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: NOT_JSON,
  431: 'The request has too many headers.',
};

export const sentenceFor = (status: number): string => SENTENCES[status] ?? SENTENCES[400] ?? UNEXPECTED;

/** The one place that turns a failure into an answer; texts of unexpected ones stay in the log (SRV-01, ERR-57). */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
}

export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) logOf(request).error({ err: error }, 'request failed');
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.code(refusal.status).header('cache-control', 'no-store').send(failure(refusal.message));
}

function asRefusal(error: Error): AppError {
  if (error instanceof AppError) return error;
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError({ status, message: sentenceFor(status) });
  if (isDatabaseDown(error)) {
    return new AppError({ status: 503, message: UNAVAILABLE, retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return new AppError({ status: 500, message: UNEXPECTED });
}
