/** `cut` simulates a broken connection instead of a clean response. */
export type HttpResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly cut?: 'hang' | 'reset' | 'truncate';
};

export const createJsonResponse = (
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
});

export const createTextResponse = (status: number, body: string, type = 'text/plain'): HttpResponse => ({
  status,
  headers: { 'content-type': `${type}; charset=utf-8` },
  body,
});

export const createRedirectResponse = (location: string): HttpResponse => ({
  status: 303,
  headers: { location },
  body: '',
});

export const HANGING_RESPONSE: HttpResponse = { status: 200, headers: {}, body: '', cut: 'hang' };

type ErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'rate_limit_error'
  | 'idempotency_error'
  | 'api_error';

/** An error in the provider's format; endpoints throw it, one handler responds. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly type: ErrorType;
  constructor(status: number, code: string, message: string, type: ErrorType = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
  }
}

export const toErrorResponse = (
  { status, message, code, type }: ApiError,
  headers: Record<string, string> = {},
): HttpResponse =>
  createJsonResponse(status, { message, code, type, help: 'This is the payment simulator: no money moves.' }, headers);
