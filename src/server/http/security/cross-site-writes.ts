import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';
import { NOT_JSON } from '../error-messages.ts';

const OWN_SITE = new Set([undefined, 'same-origin', 'none']);

/**
 * Rejects writes from other sites (CSRF): they need our origin, an allowed one or no browser, and JSON, which a cross-site form
 * cannot send. Without a body, the bearer header is enough.
 */
export function rejectCrossSiteWrite(
  request: FastifyRequest,
  row: Endpoint,
  allowedOrigins: ReadonlySet<string>,
): void {
  if (row.method === 'GET') return;
  const { headers } = request;
  if (!OWN_SITE.has(headers['sec-fetch-site'] as string | undefined) && !allowedOrigins.has(headers.origin ?? '')) {
    throw new AppError({ status: 403, message: 'This request was refused because it came from another site.' });
  }
  const bare = headers['content-type'] === undefined && row.auth === 'bearer' && !hasBody(request);
  if (!bare && !isJson(headers['content-type'])) throw createNotJsonError();
}

export const createNotJsonError = () => new AppError({ status: 415, message: NOT_JSON });

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isJson = (contentType: string | undefined): boolean =>
  /^application\/json *(; *charset="?utf-8"? *)?$/i.test(contentType ?? '');
