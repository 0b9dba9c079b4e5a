import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';
import { NOT_JSON } from '../refusal-words.ts';

const OWN_SITE = new Set([undefined, 'same-origin', 'none']);

/**
 * A call that changes something must come from our own pages, an allowed origin or no browser at all, and must be
 * JSON, which a form on a foreign page cannot send. Without a body the bearer header does the same service.
 */
export function refuseForeignWrite(request: FastifyRequest, row: Endpoint, allowedOrigins: ReadonlySet<string>): void {
  if (row.method === 'GET') return;
  const { headers } = request;
  if (!OWN_SITE.has(headers['sec-fetch-site'] as string | undefined) && !allowedOrigins.has(headers.origin ?? '')) {
    throw new AppError({ status: 403, message: 'This request was refused because it came from another site.' });
  }
  const bare = headers['content-type'] === undefined && row.auth === 'bearer' && !announcesBody(request);
  if (!bare && !isJson(headers['content-type'])) throw notJson();
}

export const notJson = () => new AppError({ status: 415, message: NOT_JSON });

const announcesBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isJson = (contentType: string | undefined): boolean =>
  /^application\/json *(; *charset="?utf-8"? *)?$/i.test(contentType ?? '');
