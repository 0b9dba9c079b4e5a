import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { ProviderError, RateLimitError } from './payment-provider.ts';

export type CashfreeSettings = Pick<Config['payments'], 'baseUrl' | 'apiVersion' | 'clientId' | 'clientSecret'>;

export type CashfreeRequest = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Relative to the base URL. */
  readonly path: string;
  readonly body?: object;
  /** The provider processes a repeated key only once. */
  readonly idempotencyKey?: string;
};

/** A definite response; an unknown outcome is thrown as `unavailable` instead. */
export type CashfreeResponse = { readonly status: number; readonly body: unknown };

const RATE_LIMITED = 429;
const RETRYABLE_CLIENT_ERRORS = [408, 425, RATE_LIMITED];

/** Sends one request. Error messages contain no header, body or URL. */
export async function sendRequest(
  settings: CashfreeSettings,
  request: CashfreeRequest,
  timeoutMs: number,
): Promise<CashfreeResponse> {
  const response = await fetchResponse(settings, request, timeoutMs);
  const { status } = response;
  if (status >= 500 || RETRYABLE_CLIENT_ERRORS.includes(status)) {
    await response.body?.cancel().catch(() => undefined);
    const retryAfterSeconds = readRetryAfter(response.headers);
    if (status === RATE_LIMITED) throw new RateLimitError(retryAfterSeconds);
    throw new ProviderError('unavailable', `the payment provider responded with ${status}`, retryAfterSeconds);
  }
  return { status, body: await readBody(response) };
}

async function fetchResponse(
  settings: CashfreeSettings,
  request: CashfreeRequest,
  timeoutMs: number,
): Promise<Response> {
  try {
    return await fetch(settings.baseUrl + request.path, {
      method: request.method,
      headers: buildHeaders(settings, request),
      ...(request.body && { body: JSON.stringify(request.body) }),
      // Never send the keys to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw toUnavailableError(error);
  }
}

const buildHeaders = (
  settings: CashfreeSettings,
  { body, idempotencyKey }: CashfreeRequest,
): Record<string, string> => ({
  accept: 'application/json',
  'x-api-version': settings.apiVersion,
  'x-client-id': settings.clientId,
  'x-client-secret': settings.clientSecret,
  'x-request-id': randomUUID(),
  ...(body && { 'content-type': 'application/json' }),
  ...(idempotencyKey !== undefined && { 'x-idempotency-key': idempotencyKey }),
});

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw toUnavailableError(error);
  }
}

/** Drops the cause: a library's error may contain secrets. */
function toUnavailableError(error: unknown): ProviderError {
  const { name, cause } = (error ?? {}) as { name?: unknown; cause?: { code?: unknown } };
  const code = cause?.code ?? name;
  const reason = typeof code === 'string' && /^\w{1,40}$/.test(code) ? ` (${code})` : '';
  return new ProviderError('unavailable', `the payment provider did not respond${reason}`);
}

/** Reads the seconds from the provider's own header, which is 0 unless a limit is reached, or the standard one. */
function readRetryAfter(headers: Headers): number | undefined {
  const seconds = headers.get('x-ratelimit-retry') ?? headers.get('retry-after') ?? '';
  return /^[1-9]\d{0,5}$/.test(seconds) ? Number(seconds) : undefined;
}
