import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessLog } from '../access-log.ts';
import { callerAddress } from '../limits/caller-address.ts';
import type { RateLimiter } from '../limits/rate-limit.ts';
import { isCall } from '../security/cors.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { chooseForm, type PreparedAnswer, type SentForm } from './prepared-answer.ts';

/** Finds an answer that is already in memory, in a form for this client; `address` is path and query. */
type PreparedSource = { find(address: string, acceptEncoding: string | undefined): PreparedAnswer | undefined };

type FastPathParts = {
  pages: PreparedSource;
  calls: PreparedSource;
  headers: SecurityHeaders;
  limits: RateLimiter;
  trustProxyHops: number;
  /** Calls from other origins need headers of their own and take the usual way. */
  answersOtherOrigins: boolean;
  nextRequestId: () => string;
  accessLog: AccessLog;
};

export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers a GET whose bytes are ready before the router sees it, with the same headers, request id, access line and
 * count as the usual way. Tells whether it did.
 */
export function createFastPath(parts: FastPathParts): FastPath {
  const { pages, calls, headers, limits, trustProxyHops, answersOtherOrigins, nextRequestId, accessLog } = parts;
  const pageLines = createHeaderLines(flat(headers.pages));
  const callLines = createHeaderLines(flat({ ...headers.calls, ...(answersOtherOrigins && { vary: 'Origin' }) }));

  return (request, response) => {
    const { method, url } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
    const startedAt = performance.now();
    const call = isCall(url);
    if (call && answersOtherOrigins && request.headers.origin !== undefined) return false;
    const answer = (call ? calls : pages).find(url, request.headers['accept-encoding']);
    if (!answer) return false;
    // Over the limit: the usual way counts again and refuses.
    if (call && limits.countWide(callerAddress(request, trustProxyHops)) > 0) return false;
    const form = chooseForm(request.headers, answer);
    const requestId = nextRequestId();
    response.writeHead(form.status, (call ? callLines : pageLines)(form, requestId));
    if (method === 'HEAD' || form.body === undefined) response.end();
    else response.end(form.body);
    accessLog({ method, url, status: form.status, ms: performance.now() - startedAt, requestId });
    return true;
  };
}

/** The complete header list of a form is built once; only the request id at its end changes, before each synchronous write. */
function createHeaderLines(extra: readonly string[]): (form: SentForm, requestId: string) => string[] {
  const known = new WeakMap<SentForm, string[]>();
  return (form, requestId) => {
    let lines = known.get(form);
    if (!lines) {
      lines = [...form.headers, ...extra, 'x-request-id', ''];
      known.set(form, lines);
    }
    lines[lines.length - 1] = requestId;
    return lines;
  };
}

const flat = (headers: Readonly<Record<string, string>>): string[] => Object.entries(headers).flat();
