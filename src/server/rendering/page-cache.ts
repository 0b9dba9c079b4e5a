import { createResponseCache, type ResponseCache } from '../http/responses/response-cache.ts';

const REAL_PAGES_SHARE = 0.75;

/** Real pages have memory of their own (D-22), so that made-up searches and paths cannot evict them. */
export const createPageCache = ({ maxBytes }: { maxBytes: number }): ResponseCache =>
  createResponseCache([
    { maxBytes: maxBytes * REAL_PAGES_SHARE, accepts: (key, { status }) => status === 200 && !key.includes('?') },
    { maxBytes: maxBytes * (1 - REAL_PAGES_SHARE) },
  ]);
