import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/**
 * Rejects requests that a page of another origin sends, such as one on another port of this host: cookies ignore ports.
 * Browsers that send no `Sec-Fetch-Site` send `Origin`.
 */
export function rejectOtherOrigins(request: FastifyRequest, deskOrigin: string): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isOwn = site === undefined ? origin === deskOrigin : site === 'same-origin';
  if (!isOwn)
    throw new AppError({ status: 403, message: 'We refused this request because it came from another site.' });
}
