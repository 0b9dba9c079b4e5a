import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';
import { NOT_JSON_MESSAGE } from '../error-messages.ts';

const OWN_SITE = new Set([undefined, 'same-origin', 'none']);

/**
 * Rejects writes from other sites (CSRF): they need our origin, an allowed one or no browser, and JSON, which a cross-site form
 * cannot send. Without a body, the bearer header is enough.
 */
export function rejectCrossSiteWrite(
  request: FastifyRequest,
  endpoint: Endpoint,
  allowedOrigins: ReadonlySet<string>,
): void {
  if (endpoint.method === 'GET') return;
  const { headers } = request;
  if (!OWN_SITE.has(headers['sec-fetch-site'] as string | undefined) && !allowedOrigins.has(headers.origin ?? '')) {
    throw new AppError({ status: 403, message: 'We refused this request because it came from another site.' });
  }
  const isBearerWithoutBody = headers['content-type'] === undefined && endpoint.auth === 'bearer' && !hasBody(request);
  if (!isBearerWithoutBody && !isJson(headers['content-type'])) throw createNotJsonError();
}

/** Rejects a body that is not JSON. */
export function rejectNotJson(request: FastifyRequest): void {
  const { 'content-type': contentType } = request.headers;
  if ((contentType !== undefined || hasBody(request)) && !isJson(contentType)) throw createNotJsonError();
}

export const createNotJsonError = () => new AppError({ status: 415, message: NOT_JSON_MESSAGE });

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isJson = (contentType: string | undefined): boolean =>
  /^application\/json *(; *charset="?utf-8"? *)?$/i.test(contentType ?? '');
