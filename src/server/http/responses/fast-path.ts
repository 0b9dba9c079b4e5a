import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LogAccess } from '../access-log.ts';
import { resolveClientAddress } from '../limits/client-address.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { isApiUrl } from '../security/cors.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { type PreparedResponse, type ResponseVariant, selectVariant } from './prepared-response.ts';

/** Finds a cached response for a path with query. */
type PreparedResponses = { find(address: string, acceptEncoding: string | undefined): PreparedResponse | undefined };

type FastPathDependencies = {
  pages: PreparedResponses;
  api: PreparedResponses;
  headers: SecurityHeaders;
  limits: RateLimiter;
  trustedProxyCount: number;
  /** Cross-origin requests need CORS headers, so Fastify handles them. */
  hasCorsOrigins: boolean;
  createRequestId: () => string;
  logAccess: LogAccess;
};

export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Sends a cached GET response before routing, with the usual headers, request id, log line and rate limit. Returns whether it did. */
export function createFastPath(deps: FastPathDependencies): FastPath {
  const { pages, api, headers, limits, trustedProxyCount, hasCorsOrigins, createRequestId, logAccess } = deps;
  const buildPageHeaders = createHeaderBuilder(flattenHeaders(headers.pages));
  const buildApiHeaders = createHeaderBuilder(
    flattenHeaders({ ...headers.api, ...(hasCorsOrigins && { vary: 'Origin' }) }),
  );

  return (request, response) => {
    const { method, url } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
    const startedAt = performance.now();
    const isApi = isApiUrl(url);
    if (isApi && hasCorsOrigins && request.headers.origin !== undefined) return false;
    const prepared = (isApi ? api : pages).find(url, request.headers['accept-encoding']);
    if (!prepared) return false;
    // Over the limit: the endpoint counts again and rejects.
    if (isApi && limits.countApi(resolveClientAddress(request, trustedProxyCount)) > 0) return false;
    const variant = selectVariant(request.headers, prepared);
    const requestId = createRequestId();
    response.writeHead(variant.status, (isApi ? buildApiHeaders : buildPageHeaders)(variant, requestId));
    if (method === 'HEAD' || variant.body === undefined) response.end();
    else response.end(variant.body);
    logAccess({ method, url, status: variant.status, ms: performance.now() - startedAt, requestId });
    return true;
  };
}

/** Builds the header list once per variant; only the request id at its end changes. */
function createHeaderBuilder(extra: readonly string[]): (variant: ResponseVariant, requestId: string) => string[] {
  const cached = new WeakMap<ResponseVariant, string[]>();
  return (variant, requestId) => {
    let headers = cached.get(variant);
    if (!headers) {
      headers = [...variant.headers, ...extra, 'x-request-id', ''];
      cached.set(variant, headers);
    }
    headers[headers.length - 1] = requestId;
    return headers;
  };
}

const flattenHeaders = (headers: Readonly<Record<string, string>>): string[] => Object.entries(headers).flat();
